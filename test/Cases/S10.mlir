// RUN: cudnnfe-run %s --entry=wide --print=all | FileCheck %s --check-prefix=WIDE
// RUN: cudnnfe-run %s --entry=tall --print=all | FileCheck %s --check-prefix=TALL
// RUN: cudnnfe-run %s --entry=lengths --print=all | FileCheck %s --check-prefix=LENGTHS
// RUN: cudnnfe-opt %s --canonicalize --cse | FileCheck %s --check-prefix=KEPT

// Top-left and bottom-right differ where queries and keys differ in number, and
// no canonicalization takes one for the other, not even where they agree.

!q2 = tensor<1x1x2x1xf32>
!k4 = tensor<1x1x4x1xf32>
cudnnfe.graph private @wide_graph(%q: !q2, %k: !k4, %v: !k4) -> (!q2, !q2, !q2, !q2) {
  // WIDE:      result 0: 2xf32
  // WIDE-NEXT: [0 0.5]
  %0 = cudnnfe.sdpa %q, %k, %v band(right = 0, align = top_left) : (!q2, !k4, !k4) -> !q2
  // WIDE-NEXT: result 1: 2xf32
  // WIDE-NEXT: [1 1.5]
  %1 = cudnnfe.sdpa %q, %k, %v band(right = 0, align = bottom_right) : (!q2, !k4, !k4) -> !q2
  // The left bound follows the diagonal too.
  // WIDE-NEXT: result 2: 2xf32
  // WIDE-NEXT: [1.5 2.5]
  %2 = cudnnfe.sdpa %q, %k, %v band(left = 2, right = 0, align = bottom_right) : (!q2, !k4, !k4) -> !q2
  // WIDE-NEXT: result 3: 2xf32
  // WIDE-NEXT: [2 2.5]
  %3 = cudnnfe.sdpa %q, %k, %v band(left = 2, align = bottom_right) : (!q2, !k4, !k4) -> !q2
  cudnnfe.return %0, %1, %2, %3 : !q2, !q2, !q2, !q2
}
func.func @wide(%h: !cudnnfe.handle)
    -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
  %q = arith.constant dense<0.0> : !q2
  %k = arith.constant dense<0.0> : !k4
  %v = arith.constant dense<[[[[0.0], [1.0], [2.0], [3.0]]]]> : !k4
  %r:4 = cudnnfe.call @wide_graph(%h, %q, %k, %v)
      : (!cudnnfe.handle, !q2, !k4, !k4) -> (!q2, !q2, !q2, !q2)
  %0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : !q2 into tensor<2xf32>
  %1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : !q2 into tensor<2xf32>
  %2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : !q2 into tensor<2xf32>
  %3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : !q2 into tensor<2xf32>
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// More queries than keys: leading rows that see nothing.
!q4 = tensor<1x1x4x1xf32>
!k2 = tensor<1x1x2x1xf32>
cudnnfe.graph private @tall_graph(%q: !q4, %k: !k2, %v: !k2) -> (!q4, !q4, !q4) {
  // TALL:      result 0: 4xf32
  // TALL-NEXT: [0 0 10 15]
  // TALL-NEXT: result 1: 4xf32
  // TALL-NEXT: [-inf -inf 0 0.6931472]
  %0, %1 = cudnnfe.sdpa %q, %k, %v band(right = 0, align = bottom_right) : (!q4, !k2, !k2) -> (!q4, !q4)
  // TALL-NEXT: result 2: 4xf32
  // TALL-NEXT: [10 15 15 15]
  %2 = cudnnfe.sdpa %q, %k, %v causal : (!q4, !k2, !k2) -> !q4
  cudnnfe.return %0, %1, %2 : !q4, !q4, !q4
}
func.func @tall(%h: !cudnnfe.handle) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %q = arith.constant dense<0.0> : !q4
  %k = arith.constant dense<0.0> : !k2
  %v = arith.constant dense<[[[[10.0], [20.0]]]]> : !k2
  %r:3 = cudnnfe.call @tall_graph(%h, %q, %k, %v) : (!cudnnfe.handle, !q4, !k2, !k2) -> (!q4, !q4, !q4)
  %0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : !q4 into tensor<4xf32>
  %1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : !q4 into tensor<4xf32>
  %2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : !q4 into tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// With lengths the bottom right corner is that of each batch: 2 queries and 3
// keys, 3 and 1, 4 and 4 (the capacities, where both alignments agree).
!qb = tensor<3x1x4x1xf32>
!l = tensor<3x1x1x1xi32>
cudnnfe.graph private @lengths_graph(%q: !qb, %v: !qb, %lq: !l, %lk: !l) -> (!qb, !qb) {
  // LENGTHS:      result 0: 3x4xf32
  // LENGTHS-NEXT: {{\[\[}}0.5 1 0 0]
  // LENGTHS-NEXT:  [0 0 0 0]
  // LENGTHS-NEXT:  [0 0.5 1 1.5]]
  // LENGTHS-NEXT: result 1: 3x4xf32
  // LENGTHS-NEXT: {{\[\[}}0.6931472 1.098612 -inf -inf]
  // LENGTHS-NEXT:  [-inf -inf 0 -inf]
  // LENGTHS-NEXT:  [0 0.6931472 1.098612 1.386294]]
  %0, %1 = cudnnfe.sdpa %q, %q, %v seq_lens(%lq, %lk) band(right = 0, align = bottom_right)
      : (!qb, !qb, !qb, !l, !l) -> (!qb, !qb)
  cudnnfe.return %0, %1 : !qb, !qb
}
func.func @lengths(%h: !cudnnfe.handle) -> (tensor<3x4xf32>, tensor<3x4xf32>) {
  %q = arith.constant dense<0.0> : !qb
  %v = arith.constant dense<[[[[0.0], [1.0], [2.0], [3.0]]], [[[0.0], [1.0], [2.0], [3.0]]],
                             [[[0.0], [1.0], [2.0], [3.0]]]]> : !qb
  %lq = arith.constant dense<[[[[2]]], [[[3]]], [[[4]]]]> : !l
  %lk = arith.constant dense<[[[[3]]], [[[1]]], [[[4]]]]> : !l
  %r:2 = cudnnfe.call @lengths_graph(%h, %q, %v, %lq, %lk)
      : (!cudnnfe.handle, !qb, !qb, !l, !l) -> (!qb, !qb)
  %0 = tensor.collapse_shape %r#0 [[0, 1], [2, 3]] : !qb into tensor<3x4xf32>
  %1 = tensor.collapse_shape %r#1 [[0, 1], [2, 3]] : !qb into tensor<3x4xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<3x4xf32>
}

// KEPT-LABEL: cudnnfe.graph @square(
cudnnfe.graph @square(%q: !q4) -> (!q4, !q4) {
  // KEPT: band(right = 0, align = top_left)
  %0 = cudnnfe.sdpa %q, %q, %q band(right = 0, align = top_left) : (!q4, !q4, !q4) -> !q4
  // KEPT: band(right = 0, align = bottom_right)
  %1 = cudnnfe.sdpa %q, %q, %q band(right = 0, align = bottom_right) : (!q4, !q4, !q4) -> !q4
  cudnnfe.return %0, %1 : !q4, !q4
}
