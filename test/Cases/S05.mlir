// RUN: cudnnfe-run %s --entry=case --print=all | FileCheck %s
// RUN: cudnnfe-run %s --entry=empty --print=all | FileCheck %s --check-prefix=EMPTY
// RUN: cudnnfe-run %s --entry=unseen --print=all | FileCheck %s --check-prefix=UNSEEN

// Sequences without keys or without queries in a padded batch: rows that see no
// key are exactly 0 and their statistics -inf, whatever lies in the padding.

!q = tensor<3x2x4x64xf16>
!kv = tensor<3x2x5x64xf16>
!l = tensor<3x1x1x1xi32>
!o = tensor<3x1x4x1xf32>

// Q = 0 and V holds the number of its row, but NaN beyond the sequences; K is
// NaN there too. Prints the extremes of O over heads and channels, and the
// statistics of the last head.
cudnnfe.graph private @attention(%q: !q, %kv: !kv, %lq: !l, %lk: !l)
    -> (!o, !o, tensor<3x2x4x1xf32>) {
  %index = cudnnfe.gen_index %kv axis(2) : (!kv) -> !kv
  %inside = cudnnfe.cmp_lt %index, %lk : (!kv, !l) -> tensor<3x2x5x64xi1>
  %nan = cudnnfe.constant 0x7E00 : f16
  %poisoned = cudnnfe.binary_select %index, %nan, %inside
      : (!kv, f16, tensor<3x2x5x64xi1>) -> !kv
  %o, %stats = cudnnfe.sdpa %q, %poisoned, %poisoned seq_lens(%lq, %lk)
      : (!q, !kv, !kv, !l, !l) -> (!q, tensor<3x2x4x1xf32>)
  %low = cudnnfe.reduction %o mode(min) : (!q) -> !o
  %high = cudnnfe.reduction %o mode(max) : (!q) -> !o
  cudnnfe.return %low, %high, %stats : !o, !o, tensor<3x2x4x1xf32>
}
func.func private @run(%h: !cudnnfe.handle, %lq: !l, %lk: !l)
    -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>) {
  %q = arith.constant dense<0.0> : !q
  %kv = arith.constant dense<0.0> : !kv
  %low, %high, %stats = cudnnfe.call @attention(%h, %q, %kv, %lq, %lk)
      : (!cudnnfe.handle, !q, !kv, !l, !l) -> (!o, !o, tensor<3x2x4x1xf32>)
  %0 = tensor.collapse_shape %low [[0], [1, 2, 3]] : !o into tensor<3x4xf32>
  %1 = tensor.collapse_shape %high [[0], [1, 2, 3]] : !o into tensor<3x4xf32>
  %2 = tensor.collapse_shape %stats [[0, 1], [2, 3]] : tensor<3x2x4x1xf32> into tensor<6x4xf32>
  return %0, %1, %2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>
}

// CHECK:      result 0: 3x4xf32
// CHECK-NEXT: {{\[\[}}2 2 2 2]
// CHECK-NEXT:  [0 0 0 0]
// CHECK-NEXT:  [1 1 1 1]]
// CHECK-NEXT: result 1: 3x4xf32
// CHECK-NEXT: {{\[\[}}2 2 2 2]
// CHECK-NEXT:  [0 0 0 0]
// CHECK-NEXT:  [1 1 1 1]]
// CHECK-NEXT: result 2: 6x4xf32
// CHECK-NEXT: {{\[\[}}1.609438 1.609438 1.609438 1.609438]
// CHECK-NEXT:  [1.609438 1.609438 1.609438 1.609438]
// CHECK-NEXT:  [-inf -inf -inf -inf]
// CHECK-NEXT:  [-inf -inf -inf -inf]
// CHECK-NEXT:  [1.098612 1.098612 1.098612 1.098612]
// CHECK-NEXT:  [1.098612 1.098612 1.098612 1.098612]]
func.func @case(%h: !cudnnfe.handle) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>) {
  %lq = arith.constant dense<4> : !l
  %lk = arith.constant dense<[[[[5]]], [[[0]]], [[[3]]]]> : !l
  %r:3 = call @run(%h, %lq, %lk)
      : (!cudnnfe.handle, !l, !l) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>
}

// No queries, some queries, and no keys for all of them.
// EMPTY:      result 0: 3x4xf32
// EMPTY-NEXT: {{\[\[}}0 0 0 0]
// EMPTY-NEXT:  [0 0 0 0]
// EMPTY-NEXT:  [0 0 0 0]]
// EMPTY-NEXT: result 1: 3x4xf32
// EMPTY-NEXT: {{\[\[}}0 0 0 0]
// EMPTY-NEXT:  [0 0 0 0]
// EMPTY-NEXT:  [0 0 0 0]]
// EMPTY-NEXT: result 2: 6x4xf32
// EMPTY-NEXT: {{\[\[}}-inf -inf -inf -inf]
// EMPTY-NEXT:  [-inf -inf -inf -inf]
// EMPTY-NEXT:  [0 0 0 -inf]
// EMPTY-NEXT:  [0 0 0 -inf]
// EMPTY-NEXT:  [-inf -inf -inf -inf]
// EMPTY-NEXT:  [-inf -inf -inf -inf]]
func.func @empty(%h: !cudnnfe.handle) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>) {
  %lq = arith.constant dense<[[[[0]]], [[[3]]], [[[4]]]]> : !l
  %lk = arith.constant dense<[[[[5]]], [[[1]]], [[[0]]]]> : !l
  %r:3 = call @run(%h, %lq, %lk)
      : (!cudnnfe.handle, !l, !l) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>
}

// A batch of nothing.
// UNSEEN:      result 0: 3x4xf32
// UNSEEN-NEXT: {{\[\[}}0 0 0 0]
// UNSEEN-NEXT:  [0 0 0 0]
// UNSEEN-NEXT:  [0 0 0 0]]
// UNSEEN-NEXT: result 1: 3x4xf32
// UNSEEN-NEXT: {{\[\[}}0 0 0 0]
// UNSEEN-NEXT:  [0 0 0 0]
// UNSEEN-NEXT:  [0 0 0 0]]
// UNSEEN-NEXT: result 2: 6x4xf32
// UNSEEN-NEXT: {{\[\[}}-inf -inf -inf -inf]
// UNSEEN-NEXT:  [-inf -inf -inf -inf]
// UNSEEN-NEXT:  [-inf -inf -inf -inf]
// UNSEEN-NEXT:  [-inf -inf -inf -inf]
// UNSEEN-NEXT:  [-inf -inf -inf -inf]
// UNSEEN-NEXT:  [-inf -inf -inf -inf]]
func.func @unseen(%h: !cudnnfe.handle) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>) {
  %zero = arith.constant dense<0> : !l
  %r:3 = call @run(%h, %zero, %zero)
      : (!cudnnfe.handle, !l, !l) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>)
  return %r#0, %r#1, %r#2 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<6x4xf32>
}
