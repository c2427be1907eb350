// A plan belongs to the graph that it was selected for: whoever edits the graph
// afterwards, its policy or its body, has to lower and select again.

// DEFINE: %{lower} = cudnnfe-opt --cudnnfe-bufferize-host --convert-cudnn-backend-to-llvm=device=h200 -o /dev/null
// RUN: cudnnfe-opt %s --cudnnfe-infer-shapes --cudnnfe-finalize-layouts --convert-cudnnfe-to-cudnn-backend "--cudnnfe-select-engines=device=h200 no-cache cudnn=%obj/unittests/libMockCudnn.so" -o %t.mlir
// RUN: %{lower} %t.mlir 2>&1 | count 0
// RUN: sed 's/attributes {allow_tf32}/attributes {deterministic}/' %t.mlir > %t.policy.mlir
// RUN: not %{lower} %t.policy.mlir 2>&1 | FileCheck %s
// RUN: sed 's/constant 5.000000e-01/constant 7.000000e-01/' %t.mlir > %t.number.mlir
// RUN: not %{lower} %t.number.mlir 2>&1 | FileCheck %s
// RUN: sed 's/cudnnfe.mul/cudnnfe.div/' %t.mlir > %t.op.mlir
// RUN: not %{lower} %t.op.mlir 2>&1 | FileCheck %s
// CHECK: error: graph '@g' changed after engines were selected; lower it and run cudnnfe-select-engines again [plan_freeze]

// Names and locations are not the graph.
// RUN: sed 's/%half/%other/g' %t.mlir > %t.name.mlir
// RUN: %{lower} %t.name.mlir 2>&1 | count 0

cudnnfe.graph private @g(%a: tensor<1x64x64xf32>, %b: tensor<1x64x64xf32>) -> tensor<1x64x64xf32> attributes {allow_tf32} {
  %half = cudnnfe.constant 5.000000e-01 : f32
  %c = cudnnfe.matmul %a, %b : (tensor<1x64x64xf32>, tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  %d = cudnnfe.mul %c, %half : (tensor<1x64x64xf32>, f32) -> tensor<1x64x64xf32>
  cudnnfe.return %d : tensor<1x64x64xf32>
}
func.func @main(%h: !cudnnfe.handle, %a: tensor<1x64x64xf32>, %b: tensor<1x64x64xf32>) -> tensor<1x64x64xf32> {
  %d = cudnnfe.call @g(%h, %a, %b) : (!cudnnfe.handle, tensor<1x64x64xf32>, tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  return %d : tensor<1x64x64xf32>
}
