// What is public can be run, also where others call it, and its arguments are
// generated as they say.

// RUN: split-file %s %t
// RUN: cudnnfe-run %t/several.mlir | FileCheck %s --check-prefix=MAIN
// MAIN: [-0 -1 -2 -3]
// RUN: cudnnfe-run %t/several.mlir --entry=helper | FileCheck %s --check-prefix=HELPER
// HELPER: [-7 -7 -7 -7]
// RUN: cudnnfe-run %t/several.mlir --entry=g | FileCheck %s --check-prefix=GRAPH
// GRAPH: [-5 -5 -5 -5]
// The only public function is run whatever its name, and a private one gives
// nothing away.
// RUN: cudnnfe-run %t/only.mlir | FileCheck %s --check-prefix=ONLY
// ONLY: [0 1 2 3]
//--- several.mlir
cudnnfe.graph @g(%x: tensor<4xf32> {cudnnfe.init = "const(5)"}) -> tensor<4xf32> {
  %y = cudnnfe.neg %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}
func.func @helper(%h: !cudnnfe.handle, %x: tensor<4xf32> {cudnnfe.init = "const(7)"}) -> tensor<4xf32> {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32> {cudnnfe.init = "iota"}) -> tensor<4xf32> {
  %0 = func.call @helper(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- only.mlir
cudnnfe.graph private @main(%x: tensor<4xf32> {cudnnfe.init = "const(9)"}) -> tensor<4xf32> {
  %y = cudnnfe.identity %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}
func.func @m(%h: !cudnnfe.handle, %x: tensor<4xf32> {cudnnfe.init = "iota"}) -> tensor<4xf32> {
  %0 = cudnnfe.call @main(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
