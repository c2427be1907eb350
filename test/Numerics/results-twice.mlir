// RUN: cudnnfe-run %s --init=0=iota --print=all | FileCheck %s

// One value returned several times, in its own dims and in others, and an
// argument returned as it is: each result is a tensor of its own.

// CHECK:      result 0: 2x2xf32
// CHECK-NEXT: {{\[\[}}-0 -1]
// CHECK-NEXT:  [-2 -3]]
// CHECK-NEXT: result 1: 4xf32
// CHECK-NEXT: [-0 -1 -2 -3]
// CHECK-NEXT: result 2: 2x2xf32
// CHECK-NEXT: {{\[\[}}-0 -1]
// CHECK-NEXT:  [-2 -3]]
// CHECK-NEXT: result 3: 2x2xf32
// CHECK-NEXT: {{\[\[}}0 1]
// CHECK-NEXT:  [2 3]]
// CHECK-NEXT: result 4: 2x2xf32
// CHECK-NEXT: {{\[\[}}0 1]
// CHECK-NEXT:  [2 3]]

!t = tensor<2x2xf32>
cudnnfe.graph private @g(%x: !t) -> (!t, tensor<4xf32>, !t, !t, !t) {
  %y = cudnnfe.neg %x : (!t) -> !t
  %z = cudnnfe.reshape %y : (!t) -> tensor<4xf32>
  cudnnfe.return %y, %z, %y, %x, %x : !t, tensor<4xf32>, !t, !t, !t
}
func.func @main(%h: !cudnnfe.handle, %x: !t) -> (!t, tensor<4xf32>, !t, !t, !t) {
  %r:5 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, !t) -> (!t, tensor<4xf32>, !t, !t, !t)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : !t, tensor<4xf32>, !t, !t, !t
}
