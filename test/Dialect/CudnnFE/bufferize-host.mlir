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

// -----

// What the graph may leave unwritten is filled before it runs: a buffer in
// between and the caller's, each in its own layout.
// CHECK-LABEL: func.func @fill
// CHECK-SAME: (%[[H:.+]]: !cudnnfe.handle, %[[X:.+]]: memref<2x4x8xf16>, %[[T:.+]]: memref<2x4x1xf32>, %[[O:.+]]: memref<2x4x8xf16>)
// CHECK-NEXT: cudnnfe.fill %[[O]] handle(%[[H]]) value(0.000000e+00 : f16) : memref<2x4x8xf16>
// CHECK-NEXT: cudnnfe.fill %[[T]] handle(%[[H]]) value(0xFF800000 : f32) : memref<2x4x1xf32>
// CHECK-NEXT: cudnnfe.execute @rows handle(%[[H]]) ins(%[[X]] : {{.*}}) outs(%[[O]], %[[T]] : {{.*}})
// CHECK-NEXT: return
// CHECK-LABEL: func.func @between
// CHECK: %[[B:.+]] = memref.alloc() : memref<2x4x8xf16>
// CHECK-NEXT: cudnnfe.fill %[[B]]
// CHECK: cudnnfe.execute @rows {{.*}} outs(%[[B]],
cudnnfe.graph private @rows(%x: tensor<2x4x8xf16>) -> (tensor<2x4x8xf16> {cudnnfe.fill = 0.0 : f16}, tensor<2x4x1xf32> {cudnnfe.fill = 0xFF800000 : f32}) {
  %y = cudnnfe.relu %x : (tensor<2x4x8xf16>) -> tensor<2x4x8xf16>
  %m = cudnnfe.reduction %x mode(max) axes([2]) : (tensor<2x4x8xf16>) -> tensor<2x4x1xf32>
  cudnnfe.return %y, %m : tensor<2x4x8xf16>, tensor<2x4x1xf32>
}
func.func @fill(%h: !cudnnfe.handle, %x: tensor<2x4x8xf16>) -> (tensor<2x4x1xf32>, tensor<2x4x8xf16>) {
  %y, %m = cudnnfe.call @rows(%h, %x) : (!cudnnfe.handle, tensor<2x4x8xf16>) -> (tensor<2x4x8xf16>, tensor<2x4x1xf32>)
  return %m, %y : tensor<2x4x1xf32>, tensor<2x4x8xf16>
}
func.func @between(%h: !cudnnfe.handle, %x: tensor<2x4x8xf16>) -> (tensor<2x4x8xf16>, tensor<2x4x1xf32>) {
  %y, %m = cudnnfe.call @rows(%h, %x) : (!cudnnfe.handle, tensor<2x4x8xf16>) -> (tensor<2x4x8xf16>, tensor<2x4x1xf32>)
  %z, %n = cudnnfe.call @rows(%h, %y) : (!cudnnfe.handle, tensor<2x4x8xf16>) -> (tensor<2x4x8xf16>, tensor<2x4x1xf32>)
  return %z, %n : tensor<2x4x8xf16>, tensor<2x4x1xf32>
}
