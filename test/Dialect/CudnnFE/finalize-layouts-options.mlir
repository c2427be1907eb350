// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-finalize-layouts="insert-relayouts=false assign-uids=false" --verify-diagnostics | FileCheck %s

// Without uids; sides that agree need no copy.
// CHECK-LABEL: cudnnfe.graph private @f(%{{.+}}: tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>) -> tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>
cudnnfe.graph private @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>) {
  %y = cudnnfe.call @f(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>) -> tensor<4x8xf32>
  return
}

// -----

// expected-note@below {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @operand(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) {
  // expected-error@below {{operand #1 of the call of @g: expected #cudnnfe.layout<strides = [1, 4]> but got dense row-major [finalize_layouts_c4]}}
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

// expected-note@below {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @result(%h: !cudnnfe.handle, %x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32> {
  // expected-error@below {{result #0 of the call of @g: expected dense row-major but got #cudnnfe.layout<strides = [1, 4]> [finalize_layouts_c4]}}
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
