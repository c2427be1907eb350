// RUN: cudnnfe-opt %s --inline | FileCheck %s

// Host functions are inlined, graphs are not.
// CHECK-LABEL: cudnnfe.graph private @g
// CHECK-NOT: @f(
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[H:.+]]: !cudnnfe.handle, %[[X:.+]]: tensor<4x8xf16>)
// CHECK-NEXT: %[[Y:.+]] = cudnnfe.call @g(%[[H]], %[[X]])
// CHECK-NEXT: %[[Z:.+]] = cudnnfe.call @g(%[[H]], %[[Y]])
// CHECK-NEXT: return %[[Z]]
cudnnfe.graph private @g(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %y = cudnnfe.relu %x : (tensor<4x8xf16>) -> tensor<4x8xf16>
  cudnnfe.return %y : tensor<4x8xf16>
}
func.func private @f(%h: !cudnnfe.handle, %x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf16>) -> tensor<4x8xf16>
  return %y : tensor<4x8xf16>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %y = func.call @f(%h, %x) : (!cudnnfe.handle, tensor<4x8xf16>) -> tensor<4x8xf16>
  %z = func.call @f(%h, %y) : (!cudnnfe.handle, tensor<4x8xf16>) -> tensor<4x8xf16>
  return %z : tensor<4x8xf16>
}
