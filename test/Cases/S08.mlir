// RUN: cudnnfe-run %s --print=all | FileCheck %s

// A window without `causal` keeps the bounds that it was given, and a bound that
// was not given stays open. With Q = K = 0 a row is the mean of what it sees of
// the values 0 to 3.

!t = tensor<1x1x4x1xf32>
!l = tensor<1x1x1x1xi32>
cudnnfe.graph private @windows(%q: !t, %v: !t, %four: !l, %three: !l)
    -> (!t, !t, !t, !t, !t, !t, !t) {
  // The case: one key to the left, none to the right.
  // CHECK:      result 0: 4xf32
  // CHECK-NEXT: [0 0.5 1.5 2.5]
  %0 = cudnnfe.sdpa %q, %q, %v band(left = 2, right = 0) : (!t, !t, !t) -> !t
  // Open to the right.
  // CHECK-NEXT: result 1: 4xf32
  // CHECK-NEXT: [1.5 1.5 2 2.5]
  %1 = cudnnfe.sdpa %q, %q, %v band(left = 2) : (!t, !t, !t) -> !t
  // Open to the left.
  // CHECK-NEXT: result 2: 4xf32
  // CHECK-NEXT: [0.5 1 1.5 1.5]
  %2 = cudnnfe.sdpa %q, %q, %v band(right = 1) : (!t, !t, !t) -> !t
  // The diagonal alone.
  // CHECK-NEXT: result 3: 4xf32
  // CHECK-NEXT: [0 1 2 3]
  %3 = cudnnfe.sdpa %q, %q, %v band(left = 1, right = 0) : (!t, !t, !t) -> !t
  // Both sides.
  // CHECK-NEXT: result 4: 4xf32
  // CHECK-NEXT: [0.5 1 2 2.5]
  %4 = cudnnfe.sdpa %q, %q, %v band(left = 2, right = 1) : (!t, !t, !t) -> !t
  // With lengths: the combination that was refused.
  // CHECK-NEXT: result 5: 4xf32
  // CHECK-NEXT: [0.5 1 1.5 2]
  %5 = cudnnfe.sdpa %q, %q, %v seq_lens(%four, %three) band(left = 2, right = 1)
      : (!t, !t, !t, !l, !l) -> !t
  // CHECK-NEXT: result 6: 4xf32
  // CHECK-NEXT: [0 0.5 1.5 2]
  %6 = cudnnfe.sdpa %q, %q, %v seq_lens(%four, %three) band(left = 2, right = 0)
      : (!t, !t, !t, !l, !l) -> !t
  cudnnfe.return %0, %1, %2, %3, %4, %5, %6 : !t, !t, !t, !t, !t, !t, !t
}
func.func @main(%h: !cudnnfe.handle) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %q = arith.constant dense<0.0> : !t
  %v = arith.constant dense<[[[[0.0], [1.0], [2.0], [3.0]]]]> : !t
  %four = arith.constant dense<4> : !l
  %three = arith.constant dense<3> : !l
  %r:7 = cudnnfe.call @windows(%h, %q, %v, %four, %three)
      : (!cudnnfe.handle, !t, !t, !l, !l) -> (!t, !t, !t, !t, !t, !t, !t)
  %0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : !t into tensor<4xf32>
  %1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : !t into tensor<4xf32>
  %2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : !t into tensor<4xf32>
  %3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : !t into tensor<4xf32>
  %4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : !t into tensor<4xf32>
  %5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : !t into tensor<4xf32>
  %6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : !t into tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
      tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
