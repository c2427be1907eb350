// RUN: cudnnfe-opt %s --cudnnfe-check-no-layouts | FileCheck %s

// Graphs keep their layouts, and memrefs have strides.
// CHECK: cudnnfe.graph private @g
cudnnfe.graph private @g(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @f(%x: tensor<4x8xf32>, %y: memref<4x8xf32, strided<[1, 4]>>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}
