// RUN: cudnnfe-run %s --entry=f16 --print=all | FileCheck %s
// RUN: cudnnfe-run %s --entry=f32 --print=all | FileCheck %s

// What lies beyond the sequences of a buffer of some capacity does not show:
// the result is that of a buffer of the right size. Each entry counts the
// elements that differ by more than the order of a summation explains.

// CHECK: result 0: 1xi32
// CHECK-NEXT: [0]
// CHECK-NEXT: result 1: 1xi32
// CHECK-NEXT: [0]

!qh = tensor<1x2x7x16xf16>
!kh = tensor<1x2x128x16xf16>
!sh = tensor<1x2x100x16xf16>
!l = tensor<1x1x1x1xi32>

cudnnfe.graph private @poison_f16(%x: !kh, %l: !l) -> !kh {
  %index = cudnnfe.gen_index %x axis(2) : (!kh) -> tensor<1x2x128x16xi32>
  %inside = cudnnfe.cmp_lt %index, %l : (tensor<1x2x128x16xi32>, !l) -> tensor<1x2x128x16xi1>
  %nan = cudnnfe.constant 0x7E00 : f16
  %y = cudnnfe.binary_select %x, %nan, %inside : (!kh, f16, tensor<1x2x128x16xi1>) -> !kh
  cudnnfe.return %y : !kh
}
cudnnfe.graph private @padded_f16(%q: !qh, %k: !kh, %v: !kh, %lq: !l, %lk: !l)
    -> (!qh, tensor<1x2x7x1xf32>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v scale(0.25) seq_lens(%lq, %lk)
      : (!qh, !kh, !kh, !l, !l) -> (!qh, tensor<1x2x7x1xf32>)
  cudnnfe.return %o, %s : !qh, tensor<1x2x7x1xf32>
}
cudnnfe.graph private @exact_f16(%q: !qh, %k: !sh, %v: !sh) -> (!qh, tensor<1x2x7x1xf32>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v scale(0.25) : (!qh, !sh, !sh) -> (!qh, tensor<1x2x7x1xf32>)
  cudnnfe.return %o, %s : !qh, tensor<1x2x7x1xf32>
}
cudnnfe.graph private @count_f16(%a: !qh, %b: !qh) -> tensor<1x1x1x1xi32> {
  %d = cudnnfe.sub %a, %b : (!qh, !qh) -> tensor<1x2x7x16xf32>
  %m = cudnnfe.abs %d : (tensor<1x2x7x16xf32>) -> tensor<1x2x7x16xf32>
  %tolerance = cudnnfe.constant 5.0e-4 : f32
  // A NaN is not within it.
  %near = cudnnfe.cmp_le %m, %tolerance : (tensor<1x2x7x16xf32>, f32) -> tensor<1x2x7x16xi1>
  %e = cudnnfe.logical_not %near : (tensor<1x2x7x16xi1>) -> tensor<1x2x7x16xi1>
  %n = cudnnfe.identity %e : (tensor<1x2x7x16xi1>) -> tensor<1x2x7x16xi32>
  %c = cudnnfe.reduction %n mode(add) : (tensor<1x2x7x16xi32>) -> tensor<1x1x1x1xi32>
  cudnnfe.return %c : tensor<1x1x1x1xi32>
}
cudnnfe.graph private @count_stats(%a: tensor<1x2x7x1xf32>, %b: tensor<1x2x7x1xf32>)
    -> tensor<1x1x1x1xi32> {
  %d = cudnnfe.sub %a, %b : (tensor<1x2x7x1xf32>, tensor<1x2x7x1xf32>) -> tensor<1x2x7x1xf32>
  %m = cudnnfe.abs %d : (tensor<1x2x7x1xf32>) -> tensor<1x2x7x1xf32>
  %tolerance = cudnnfe.constant 1.0e-6 : f32
  // A NaN is not within it.
  %near = cudnnfe.cmp_le %m, %tolerance : (tensor<1x2x7x1xf32>, f32) -> tensor<1x2x7x1xi1>
  %e = cudnnfe.logical_not %near : (tensor<1x2x7x1xi1>) -> tensor<1x2x7x1xi1>
  %n = cudnnfe.identity %e : (tensor<1x2x7x1xi1>) -> tensor<1x2x7x1xi32>
  %c = cudnnfe.reduction %n mode(add) : (tensor<1x2x7x1xi32>) -> tensor<1x1x1x1xi32>
  cudnnfe.return %c : tensor<1x1x1x1xi32>
}
func.func @f16(%h: !cudnnfe.handle, %q: !qh, %k: !kh, %v: !kh) -> (tensor<1xi32>, tensor<1xi32>) {
  %lq = arith.constant dense<7> : !l
  %lk = arith.constant dense<100> : !l
  %kp = cudnnfe.call @poison_f16(%h, %k, %lk) : (!cudnnfe.handle, !kh, !l) -> !kh
  %vp = cudnnfe.call @poison_f16(%h, %v, %lk) : (!cudnnfe.handle, !kh, !l) -> !kh
  %o:2 = cudnnfe.call @padded_f16(%h, %q, %kp, %vp, %lq, %lk)
      : (!cudnnfe.handle, !qh, !kh, !kh, !l, !l) -> (!qh, tensor<1x2x7x1xf32>)
  %ks = tensor.extract_slice %k[0, 0, 0, 0] [1, 2, 100, 16] [1, 1, 1, 1] : !kh to !sh
  %vs = tensor.extract_slice %v[0, 0, 0, 0] [1, 2, 100, 16] [1, 1, 1, 1] : !kh to !sh
  %e:2 = cudnnfe.call @exact_f16(%h, %q, %ks, %vs)
      : (!cudnnfe.handle, !qh, !sh, !sh) -> (!qh, tensor<1x2x7x1xf32>)
  %c = cudnnfe.call @count_f16(%h, %o#0, %e#0)
      : (!cudnnfe.handle, !qh, !qh) -> tensor<1x1x1x1xi32>
  %s = cudnnfe.call @count_stats(%h, %o#1, %e#1)
      : (!cudnnfe.handle, tensor<1x2x7x1xf32>, tensor<1x2x7x1xf32>) -> tensor<1x1x1x1xi32>
  %c0 = tensor.collapse_shape %c [[0, 1, 2, 3]] : tensor<1x1x1x1xi32> into tensor<1xi32>
  %s0 = tensor.collapse_shape %s [[0, 1, 2, 3]] : tensor<1x1x1x1xi32> into tensor<1xi32>
  return %c0, %s0 : tensor<1xi32>, tensor<1xi32>
}

// The same in f32 with grouped heads, a causal band measured from the end of
// the sequences, and queries beyond theirs that are poisoned.
!qf = tensor<1x4x9x8xf32>
!kf = tensor<1x2x70x8xf32>
!qs = tensor<1x4x5x8xf32>
!sf = tensor<1x2x33x8xf32>

cudnnfe.graph private @poison_f32(%x: !kf, %l: !l) -> !kf {
  %index = cudnnfe.gen_index %x axis(2) : (!kf) -> tensor<1x2x70x8xi32>
  %inside = cudnnfe.cmp_lt %index, %l : (tensor<1x2x70x8xi32>, !l) -> tensor<1x2x70x8xi1>
  %infinity = cudnnfe.constant 0x7F800000 : f32
  %y = cudnnfe.binary_select %x, %infinity, %inside : (!kf, f32, tensor<1x2x70x8xi1>) -> !kf
  cudnnfe.return %y : !kf
}
cudnnfe.graph private @poison_q(%x: !qf, %l: !l) -> !qf {
  %index = cudnnfe.gen_index %x axis(2) : (!qf) -> tensor<1x4x9x8xi32>
  %inside = cudnnfe.cmp_lt %index, %l : (tensor<1x4x9x8xi32>, !l) -> tensor<1x4x9x8xi1>
  %nan = cudnnfe.constant 0x7FC00000 : f32
  %y = cudnnfe.binary_select %x, %nan, %inside : (!qf, f32, tensor<1x4x9x8xi1>) -> !qf
  cudnnfe.return %y : !qf
}
cudnnfe.graph private @padded_f32(%q: !qf, %k: !kf, %v: !kf, %lq: !l, %lk: !l) -> !qf {
  %o = cudnnfe.sdpa %q, %k, %v seq_lens(%lq, %lk) band(left = 20, right = 0, align = bottom_right)
      : (!qf, !kf, !kf, !l, !l) -> !qf
  cudnnfe.return %o : !qf
}
cudnnfe.graph private @exact_f32(%q: !qs, %k: !sf, %v: !sf) -> !qs {
  %o = cudnnfe.sdpa %q, %k, %v band(left = 20, right = 0, align = bottom_right) : (!qs, !sf, !sf) -> !qs
  cudnnfe.return %o : !qs
}
cudnnfe.graph private @count_f32(%a: !qs, %b: !qs) -> tensor<1x1x1x1xi32> {
  %d = cudnnfe.sub %a, %b : (!qs, !qs) -> tensor<1x4x5x8xf32>
  %m = cudnnfe.abs %d : (tensor<1x4x5x8xf32>) -> tensor<1x4x5x8xf32>
  %tolerance = cudnnfe.constant 1.0e-6 : f32
  // A NaN is not within it.
  %near = cudnnfe.cmp_le %m, %tolerance : (tensor<1x4x5x8xf32>, f32) -> tensor<1x4x5x8xi1>
  %e = cudnnfe.logical_not %near : (tensor<1x4x5x8xi1>) -> tensor<1x4x5x8xi1>
  %n = cudnnfe.identity %e : (tensor<1x4x5x8xi1>) -> tensor<1x4x5x8xi32>
  %c = cudnnfe.reduction %n mode(add) : (tensor<1x4x5x8xi32>) -> tensor<1x1x1x1xi32>
  cudnnfe.return %c : tensor<1x1x1x1xi32>
}
// Rows of padding are 0: their sum of magnitudes is.
cudnnfe.graph private @count_padding(%a: tensor<1x4x4x8xf32>) -> tensor<1x1x1x1xi32> {
  %c = cudnnfe.reduction %a mode(norm1) : (tensor<1x4x4x8xf32>) -> tensor<1x1x1x1xi32>
  cudnnfe.return %c : tensor<1x1x1x1xi32>
}
func.func @f32(%h: !cudnnfe.handle, %q: !qf, %k: !kf, %v: !kf) -> (tensor<1xi32>, tensor<1xi32>) {
  %lq = arith.constant dense<5> : !l
  %lk = arith.constant dense<33> : !l
  %qp = cudnnfe.call @poison_q(%h, %q, %lq) : (!cudnnfe.handle, !qf, !l) -> !qf
  %kp = cudnnfe.call @poison_f32(%h, %k, %lk) : (!cudnnfe.handle, !kf, !l) -> !kf
  %vp = cudnnfe.call @poison_f32(%h, %v, %lk) : (!cudnnfe.handle, !kf, !l) -> !kf
  %o = cudnnfe.call @padded_f32(%h, %qp, %kp, %vp, %lq, %lk)
      : (!cudnnfe.handle, !qf, !kf, !kf, !l, !l) -> !qf
  %qs = tensor.extract_slice %q[0, 0, 0, 0] [1, 4, 5, 8] [1, 1, 1, 1] : !qf to !qs
  %ks = tensor.extract_slice %k[0, 0, 0, 0] [1, 2, 33, 8] [1, 1, 1, 1] : !kf to !sf
  %vs = tensor.extract_slice %v[0, 0, 0, 0] [1, 2, 33, 8] [1, 1, 1, 1] : !kf to !sf
  %e = cudnnfe.call @exact_f32(%h, %qs, %ks, %vs) : (!cudnnfe.handle, !qs, !sf, !sf) -> !qs
  %os = tensor.extract_slice %o[0, 0, 0, 0] [1, 4, 5, 8] [1, 1, 1, 1] : !qf to !qs
  %c = cudnnfe.call @count_f32(%h, %os, %e) : (!cudnnfe.handle, !qs, !qs) -> tensor<1x1x1x1xi32>
  %rest = tensor.extract_slice %o[0, 0, 5, 0] [1, 4, 4, 8] [1, 1, 1, 1]
      : !qf to tensor<1x4x4x8xf32>
  %s = cudnnfe.call @count_padding(%h, %rest)
      : (!cudnnfe.handle, tensor<1x4x4x8xf32>) -> tensor<1x1x1x1xi32>
  %c0 = tensor.collapse_shape %c [[0, 1, 2, 3]] : tensor<1x1x1x1xi32> into tensor<1xi32>
  %s0 = tensor.collapse_shape %s [[0, 1, 2, 3]] : tensor<1x1x1x1xi32> into tensor<1xi32>
  return %c0, %s0 : tensor<1xi32>, tensor<1xi32>
}
