// RUN: cudnnfe-opt %s --convert-cudnnfe-to-linalg | FileCheck %s

// A public graph that nobody calls is an entry: strided memrefs in, a trailing
// memref out, a by-value scalar as it is. The alignment and the stride of a dim
// of extent 1 do not show.
// CHECK-LABEL: func.func @entry(
// CHECK-SAME:    %[[X:.+]]: memref<4x8xf16, strided<[1, 4]>>, %[[D:.+]]: memref<4x1xf16>, %[[S:.+]]: f32, %[[O:.+]]: memref<4x8xf16, strided<[16, 1]>>)
// CHECK-DAG:     %[[T:.+]] = bufferization.to_tensor %[[X]] restrict : memref<4x8xf16, strided<[1, 4]>> to tensor<4x8xf16>
// CHECK-DAG:     bufferization.to_tensor %[[D]] restrict : memref<4x1xf16> to tensor<4x1xf16>
// CHECK:         linalg.generic
// CHECK:         %[[R:.+]] = linalg.generic
// CHECK:         bufferization.materialize_in_destination %[[R]] in restrict writable %[[O]]
// CHECK-NEXT:    return
// CHECK-NOT:     cudnnfe.layout
cudnnfe.graph @entry(%x: tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4], alignment = 2>>,
    %d: tensor<4x1xf16, #cudnnfe.layout<strides = [1, 9]>>, %s: f32)
    -> tensor<4x8xf16, #cudnnfe.layout<strides = [16, 1]>> {
  %m = cudnnfe.constant true
  %p = cudnnfe.binary_select %x, %d, %m
      : (tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4], alignment = 2>>,
         tensor<4x1xf16, #cudnnfe.layout<strides = [1, 9]>>, i1) -> tensor<4x8xf16>
  %0 = cudnnfe.mul %p, %s : (tensor<4x8xf16>, f32) -> tensor<4x8xf16>
  cudnnfe.return %0 : tensor<4x8xf16>
}

// A private graph is a private function of tensors without layouts, and its
// calls are calls; the handle is a pointer that nobody reads.
// CHECK-LABEL: func.func private @inner(
// CHECK-SAME:    %{{.+}}: tensor<4x8xf16>) -> tensor<4x8xf16>
cudnnfe.graph private @inner(%x: tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf16> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf16>
  cudnnfe.return %0 : tensor<4x8xf16>
}

// A public graph that a host function calls is an entry, and what is called is a
// private copy of it.
// CHECK-LABEL: func.func @called(
// CHECK-SAME:    %{{.+}}: memref<4x8xf16>, %{{.+}}: memref<4x8xf16>)
// CHECK-LABEL: func.func private @called_0(
// CHECK-SAME:    %{{.+}}: tensor<4x8xf16>) -> tensor<4x8xf16>
cudnnfe.graph @called(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf16>) -> tensor<4x8xf16>
  cudnnfe.return %0 : tensor<4x8xf16>
}

// A relayout is nothing to the elements.
// CHECK-LABEL: func.func @host(
// CHECK-SAME:    %{{.+}}: !llvm.ptr, %[[X:.+]]: memref<4x8xf16>, %[[O:.+]]: memref<4x8xf16, strided<[1, 4]>>)
// CHECK:         %[[T:.+]] = bufferization.to_tensor %[[X]]
// CHECK:         %[[A:.+]] = call @inner(%[[T]]) : (tensor<4x8xf16>) -> tensor<4x8xf16>
// CHECK-NEXT:    %[[B:.+]] = call @called_0(%[[A]]) : (tensor<4x8xf16>) -> tensor<4x8xf16>
// CHECK-NEXT:    bufferization.materialize_in_destination %[[B]] in restrict writable %[[O]]
func.func @host(%h: !cudnnfe.handle, %x: tensor<4x8xf16>)
    -> tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>> {
  %0 = cudnnfe.relayout %x : tensor<4x8xf16> to tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>
  %1 = cudnnfe.call @inner(%h, %0)
      : (!cudnnfe.handle, tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>)
      -> tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>
  %2 = cudnnfe.call @called(%h, %1)
      : (!cudnnfe.handle, tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>)
      -> tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>
  return %2 : tensor<4x8xf16, #cudnnfe.layout<strides = [1, 4]>>
}
