// A function or graph may be called like one of the C library: neither the lowering
// nor the optimizer takes it for that.

// RUN: split-file %s %t
// RUN: cudnnfe-run %t/private.mlir | FileCheck %s --check-prefix=PRIVATE
// RUN: cudnnfe-run %t/private.mlir --opt-level=0 | FileCheck %s --check-prefix=PRIVATE
// PRIVATE: [0 0.8427{{[0-9]+}} 0.9953{{[0-9]+}} 0.9999{{[0-9]+}}]

// RUN: cudnnfe-run %t/public.mlir --entry=exp | FileCheck %s --check-prefix=EXP
// EXP: [1 2.718{{[0-9]+}} 7.389{{[0-9]+}} 20.0855{{[0-9]+}}]
// RUN: cudnnfe-run %t/public.mlir --entry=malloc | FileCheck %s --check-prefix=MALLOC
// RUN: cudnnfe-run %t/public.mlir --entry=cudnnfe_cpu_trap | FileCheck %s --check-prefix=MALLOC
// RUN: cudnnfe-run %t/public.mlir --entry=erfc --opt-level=0 | FileCheck %s --check-prefix=MALLOC
// MALLOC: [-0 -1 -2 -3]

//--- private.mlir
cudnnfe.graph private @g(%x: tensor<4xf64>, %s: f64) -> tensor<4xf64> attributes {compute_type = f64} {
  %e = cudnnfe.erf %x : (tensor<4xf64>) -> tensor<4xf64>
  %m = cudnnfe.mul %e, %s : (tensor<4xf64>, f64) -> tensor<4xf64>
  cudnnfe.return %m : tensor<4xf64>
}
func.func private @erf(%s: f64) -> f64 {
  %c = arith.constant 2.0 : f64
  %r = arith.mulf %s, %c : f64
  return %r : f64
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf64> {cudnnfe.init = "iota"}, %s: f64 {cudnnfe.init = "const(0.5)"}) -> tensor<4xf64> {
  %t = func.call @erf(%s) : (f64) -> f64
  %0 = cudnnfe.call @g(%h, %x, %t) : (!cudnnfe.handle, tensor<4xf64>, f64) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

//--- public.mlir
cudnnfe.graph @exp(%x: tensor<4xf64> {cudnnfe.init = "iota"}) -> tensor<4xf64> attributes {compute_type = f64} {
  %y = cudnnfe.exp %x : (tensor<4xf64>) -> tensor<4xf64>
  cudnnfe.return %y : tensor<4xf64>
}
cudnnfe.graph @malloc(%x: tensor<4xf32> {cudnnfe.init = "iota"}) -> tensor<4xf32> {
  %y = cudnnfe.neg %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}
cudnnfe.graph @cudnnfe_cpu_trap(%x: tensor<4xf32> {cudnnfe.init = "iota"}) -> tensor<4xf32> {
  %y = cudnnfe.neg %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}
cudnnfe.graph @erfc(%x: tensor<4xf32> {cudnnfe.init = "iota"}) -> tensor<4xf32> {
  %y = cudnnfe.neg %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}
