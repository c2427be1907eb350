// RUN: cudnnfe-run %s --entry=case --print=all | FileCheck %s
// RUN: cudnnfe-run %s --entry=slices --print=all | FileCheck %s --check-prefix=SLICES

// Lengths of keys are honoured: a batch of padded sequences gives what each
// sequence gives alone.

!t = tensor<8x4x128x16xbf16>
!l = tensor<8x1x1x1xi32>
!r = tensor<8x1x1x1xf32>

// With Q = 0 and V the number of its row, all rows of a batch of n keys are
// (n - 1) / 2. The lengths are those of the report: 24, 125, 53, 28, 77, 96, 13
// and 114.
cudnnfe.graph private @attention(%q: !t, %lq: !l, %lk: !l) -> (!r, !r) {
  %v = cudnnfe.gen_index %q axis(2) : (!t) -> !t
  %o = cudnnfe.sdpa %q, %q, %v seq_lens(%lq, %lk) : (!t, !t, !t, !l, !l) -> !t
  %low = cudnnfe.reduction %o mode(min) : (!t) -> !r
  %high = cudnnfe.reduction %o mode(max) : (!t) -> !r
  cudnnfe.return %low, %high : !r, !r
}
// CHECK:      result 0: 8xf32
// CHECK-NEXT: [11.5 62 26 13.5 38 47.5 6 56.5]
// CHECK-NEXT: result 1: 8xf32
// CHECK-NEXT: [11.5 62 26 13.5 38 47.5 6 56.5]
func.func @case(%h: !cudnnfe.handle) -> (tensor<8xf32>, tensor<8xf32>) {
  %q = arith.constant dense<0.0> : !t
  %lq = arith.constant dense<128> : !l
  %lk = arith.constant dense<[[[[24]]], [[[125]]], [[[53]]], [[[28]]], [[[77]]], [[[96]]], [[[13]]],
                              [[[114]]]]> : !l
  %r:2 = cudnnfe.call @attention(%h, %q, %lq, %lk) : (!cudnnfe.handle, !t, !l, !l) -> (!r, !r)
  %0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : !r into tensor<8xf32>
  %1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : !r into tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// Random operands in f32, causal from the end of each sequence: 7 queries and 11
// keys of the first batch, 9 and 4 of the second, each against a graph of its
// own. Counts the elements that differ.
!b = tensor<2x2x9x8xf32>
!k = tensor<2x1x11x8xf32>
!m = tensor<2x1x1x1xi32>
!q0 = tensor<1x2x7x8xf32>
!k0 = tensor<1x1x11x8xf32>
!q1 = tensor<1x2x9x8xf32>
!k1 = tensor<1x1x4x8xf32>
!n = tensor<1x1x1x1xi32>
cudnnfe.graph private @padded(%q: !b, %k: !k, %v: !k, %lq: !m, %lk: !m) -> !b {
  %o = cudnnfe.sdpa %q, %k, %v scale(0.5) seq_lens(%lq, %lk) band(right = 0, align = bottom_right)
      : (!b, !k, !k, !m, !m) -> !b
  cudnnfe.return %o : !b
}
cudnnfe.graph private @first(%q: !q0, %k: !k0, %v: !k0) -> !q0 {
  %o = cudnnfe.sdpa %q, %k, %v scale(0.5) band(right = 0, align = bottom_right) : (!q0, !k0, !k0) -> !q0
  cudnnfe.return %o : !q0
}
cudnnfe.graph private @second(%q: !q1, %k: !k1, %v: !k1) -> !q1 {
  %o = cudnnfe.sdpa %q, %k, %v scale(0.5) band(right = 0, align = bottom_right) : (!q1, !k1, !k1) -> !q1
  cudnnfe.return %o : !q1
}
cudnnfe.graph private @count_first(%a: !q0, %b: !q0) -> !n {
  %d = cudnnfe.sub %a, %b : (!q0, !q0) -> !q0
  %m = cudnnfe.abs %d : (!q0) -> !q0
  %tolerance = cudnnfe.constant 1.0e-6 : f32
  %near = cudnnfe.cmp_le %m, %tolerance : (!q0, f32) -> tensor<1x2x7x8xi1>
  %far = cudnnfe.logical_not %near : (tensor<1x2x7x8xi1>) -> tensor<1x2x7x8xi1>
  %ones = cudnnfe.identity %far : (tensor<1x2x7x8xi1>) -> tensor<1x2x7x8xi32>
  %c = cudnnfe.reduction %ones mode(add) : (tensor<1x2x7x8xi32>) -> !n
  cudnnfe.return %c : !n
}
cudnnfe.graph private @count_second(%a: !q1, %b: !q1) -> !n {
  %d = cudnnfe.sub %a, %b : (!q1, !q1) -> !q1
  %m = cudnnfe.abs %d : (!q1) -> !q1
  %tolerance = cudnnfe.constant 1.0e-6 : f32
  %near = cudnnfe.cmp_le %m, %tolerance : (!q1, f32) -> tensor<1x2x9x8xi1>
  %far = cudnnfe.logical_not %near : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
  %ones = cudnnfe.identity %far : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi32>
  %c = cudnnfe.reduction %ones mode(add) : (tensor<1x2x9x8xi32>) -> !n
  cudnnfe.return %c : !n
}
// SLICES:      result 0: 1x1x1x1xi32
// SLICES-NEXT: {{\[\[\[\[}}0]]]]
// SLICES-NEXT: result 1: 1x1x1x1xi32
// SLICES-NEXT: {{\[\[\[\[}}0]]]]
func.func @slices(%h: !cudnnfe.handle, %q: !b, %k: !k, %v: !k) -> (!n, !n) {
  %lq = arith.constant dense<[[[[7]]], [[[9]]]]> : !m
  %lk = arith.constant dense<[[[[11]]], [[[4]]]]> : !m
  %o = cudnnfe.call @padded(%h, %q, %k, %v, %lq, %lk) : (!cudnnfe.handle, !b, !k, !k, !m, !m) -> !b
  %qa = tensor.extract_slice %q[0, 0, 0, 0] [1, 2, 7, 8] [1, 1, 1, 1] : !b to !q0
  %ka = tensor.extract_slice %k[0, 0, 0, 0] [1, 1, 11, 8] [1, 1, 1, 1] : !k to !k0
  %va = tensor.extract_slice %v[0, 0, 0, 0] [1, 1, 11, 8] [1, 1, 1, 1] : !k to !k0
  %a = cudnnfe.call @first(%h, %qa, %ka, %va) : (!cudnnfe.handle, !q0, !k0, !k0) -> !q0
  %oa = tensor.extract_slice %o[0, 0, 0, 0] [1, 2, 7, 8] [1, 1, 1, 1] : !b to !q0
  %0 = cudnnfe.call @count_first(%h, %oa, %a) : (!cudnnfe.handle, !q0, !q0) -> !n
  %qb = tensor.extract_slice %q[1, 0, 0, 0] [1, 2, 9, 8] [1, 1, 1, 1] : !b to !q1
  %kb = tensor.extract_slice %k[1, 0, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : !k to !k1
  %vb = tensor.extract_slice %v[1, 0, 0, 0] [1, 1, 4, 8] [1, 1, 1, 1] : !k to !k1
  %b = cudnnfe.call @second(%h, %qb, %kb, %vb) : (!cudnnfe.handle, !q1, !k1, !k1) -> !q1
  %ob = tensor.extract_slice %o[1, 0, 0, 0] [1, 2, 9, 8] [1, 1, 1, 1] : !b to !q1
  %1 = cudnnfe.call @count_second(%h, %ob, %b) : (!cudnnfe.handle, !q1, !q1) -> !n
  return %0, %1 : !n, !n
}
