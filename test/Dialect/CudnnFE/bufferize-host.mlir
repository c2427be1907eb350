// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-finalize-layouts --cudnnfe-bufferize-host | FileCheck %s

// Results go to out-parameters, what is between calls to a buffer, scalars stay.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[H:.+]]: !cudnnfe.handle, %[[X:.+]]: memref<4x8xf32>, %[[S:.+]]: f32, %[[O:.+]]: memref<4x8xf32>, %[[P:.+]]: memref<4x8xf32>) {
// CHECK-NEXT: %[[T:.+]] = memref.alloc() : memref<4x8xf32>
// CHECK-NEXT: cudnnfe.execute @scale handle(%[[H]]) ins(%[[X]], %[[S]] : memref<4x8xf32>, f32) outs(%[[T]] : memref<4x8xf32>)
// CHECK-NEXT: cudnnfe.execute @scale handle(%[[H]]) ins(%[[T]], %[[S]] : memref<4x8xf32>, f32) outs(%[[O]] : memref<4x8xf32>)
// CHECK-NEXT: memref.copy %[[O]], %[[P]]
// CHECK-NEXT: return
cudnnfe.graph private @scale(%x: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %y = cudnnfe.mul %x, %s : (tensor<4x8xf32>, f32) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @chain(%h: !cudnnfe.handle, %x: tensor<4x8xf32>, %s: f32) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = cudnnfe.call @scale(%h, %x, %s) : (!cudnnfe.handle, tensor<4x8xf32>, f32) -> tensor<4x8xf32>
  %1 = cudnnfe.call @scale(%h, %0, %s) : (!cudnnfe.handle, tensor<4x8xf32>, f32) -> tensor<4x8xf32>
  return %1, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// Layouts become strides. A relayout to less alignment copies nothing.
// CHECK-LABEL: func.func @layouts
// CHECK-SAME: (%{{.+}}: !cudnnfe.handle, %[[X:.+]]: memref<2x8x4x4xf16, strided<[128, 1, 32, 8]>>, %[[O:.+]]: memref<2x8x4x4xf16, strided<[128, 1, 32, 8]>>)
// CHECK-NEXT: cudnnfe.execute @relu {{.*}} ins(%[[X]] : {{.*}}) outs(%[[O]] : {{.*}})
// CHECK-NEXT: return
#nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
#aligned = #cudnnfe.layout<strides = [128, 1, 32, 8], alignment = 64>
cudnnfe.graph private @relu(%x: tensor<2x8x4x4xf16, #nhwc>) -> tensor<2x8x4x4xf16> {
  %y = cudnnfe.relu %x : (tensor<2x8x4x4xf16, #nhwc>) -> tensor<2x8x4x4xf16>
  cudnnfe.return %y : tensor<2x8x4x4xf16>
}
func.func @layouts(%h: !cudnnfe.handle, %x: tensor<2x8x4x4xf16, #aligned>) -> tensor<2x8x4x4xf16, #nhwc> {
  %0 = cudnnfe.relayout %x : tensor<2x8x4x4xf16, #aligned> to tensor<2x8x4x4xf16, #nhwc>
  %1 = cudnnfe.call @relu(%h, %0) : (!cudnnfe.handle, tensor<2x8x4x4xf16, #nhwc>) -> tensor<2x8x4x4xf16, #nhwc>
  return %1 : tensor<2x8x4x4xf16, #nhwc>
}
