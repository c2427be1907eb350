// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

!t = tensor<2x8x64xf16>
!q = tensor<2x4x8x64xf16>
cudnnfe.graph @rank(%q: !t, %k: !q) -> !t {
  // expected-error @+1 {{expected Q of rank 4, [b, h, s, d], but got 2x8x64 [sdpa_c1]}}
  %o = cudnnfe.sdpa %q, %k, %k : (!t, !q, !q) -> !t
  cudnnfe.return %o : !t
}

// -----

!q = tensor<2x4x8x64xf16>
!k = tensor<3x4x8x64xf16>
cudnnfe.graph @batch(%q: !q, %k: !k) -> !q {
  // expected-error @+1 {{expected the batch extent of K to be 2 but got 3 [sdpa_c2]}}
  %o = cudnnfe.sdpa %q, %k, %k : (!q, !k, !k) -> !q
  cudnnfe.return %o : !q
}

// -----

// The batch of K and V must agree also where that of Q is not known.
!q = tensor<?x4x8x64xf16>
!k = tensor<3x4x8x64xf16>
!v = tensor<2x4x8x64xf16>
cudnnfe.graph @batch_unknown(%q: !q, %k: !k, %v: !v) -> !q {
  // expected-error @+1 {{expected the batch extent of V to be 3 but got 2 [sdpa_c2]}}
  %o = cudnnfe.sdpa %q, %k, %v : (!q, !k, !v) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
!k = tensor<2x3x8x64xf16>
cudnnfe.graph @key_heads(%q: !q, %k: !k) -> !q {
  // expected-error @+1 {{expected the heads of K to divide the 4 heads of Q but got 3 [sdpa_c3]}}
  %o = cudnnfe.sdpa %q, %k, %k : (!q, !k, !k) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
!v = tensor<2x8x8x64xf16>
cudnnfe.graph @value_heads(%q: !q, %v: !v) -> !q {
  // expected-error @+1 {{expected the heads of V to divide the 4 heads of Q but got 8 [sdpa_c3]}}
  %o = cudnnfe.sdpa %q, %q, %v : (!q, !q, !v) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
!k = tensor<2x4x8x32xf16>
cudnnfe.graph @head_dim(%q: !q, %k: !k) -> !q {
  // expected-error @+1 {{expected the last dim of K to be that of Q, 64, but got 32 [sdpa_c4]}}
  %o = cudnnfe.sdpa %q, %k, %q : (!q, !k, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
!v = tensor<2x4x9x64xf16>
cudnnfe.graph @lengths(%q: !q, %v: !v) -> !q {
  // expected-error @+1 {{expected the sequence extent of V to be that of K, 8, but got 9 [sdpa_c5]}}
  %o = cudnnfe.sdpa %q, %q, %v : (!q, !q, !v) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
!v = tensor<2x4x8x64xbf16>
cudnnfe.graph @element(%q: !q, %v: !v) -> !q {
  // expected-error @+1 {{expected V to have the element type of Q, 'f16', but got 'bf16' [sdpa_c6]}}
  %o = cudnnfe.sdpa %q, %q, %v : (!q, !q, !v) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
cudnnfe.graph @scale_twice(%q: !q, %s: f32) -> !q {
  // expected-error @+1 {{expected 'scale' as a number or as an operand but got both [sdpa_c7]}}
  %o = cudnnfe.sdpa %q, %q, %q scale(%s) {attn_scale = 0.5 : f64} : (!q, !q, !q, f32) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
cudnnfe.graph @scale_elements(%q: !q, %s: tensor<1x4x1x1xf32>) -> !q {
  // expected-error @+1 {{expected 'scale' to have one element but got 'tensor<1x4x1x1xf32>' [sdpa_c7]}}
  %o = cudnnfe.sdpa %q, %q, %q scale(%s) : (!q, !q, !q, tensor<1x4x1x1xf32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x64xf16>
cudnnfe.graph @scale_type(%q: !q, %s: i32) -> !q {
  // expected-error @+1 {{operand #3 must be}}
  %o = cudnnfe.sdpa %q, %q, %q scale(%s) : (!q, !q, !q, i32) -> !q
  cudnnfe.return %o : !q
}

// -----

// The public case S03: a boolean is a mask, not a bias.
!q = tensor<1x2x8x16xbf16>
cudnnfe.graph @boolean_bias(%q: !q, %b: tensor<1x1x8x8xi1>) -> !q {
  // expected-error @+1 {{expected 'bias' to be a float but got 'tensor<1x1x8x8xi1>'; use 'mask' to drop keys [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %q, %q bias(%b) : (!q, !q, !q, tensor<1x1x8x8xi1>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<1x2x8x16xbf16>
cudnnfe.graph @integer_bias(%q: !q, %b: tensor<1x1x8x8xi8>) -> !q {
  // expected-error @+1 {{expected 'bias' to be a float but got 'tensor<1x1x8x8xi8>' [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %q, %q bias(%b) : (!q, !q, !q, tensor<1x1x8x8xi8>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
!k = tensor<2x2x12x16xf32>
cudnnfe.graph @bias_dims(%q: !q, %k: !k, %b: tensor<1x4x8x8xf32>) -> !q {
  // expected-error @+1 {{expected the dims of 'bias' to be 2x4x8x12, each or 1, but got 1x4x8x8 [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %k, %k bias(%b) : (!q, !k, !k, tensor<1x4x8x8xf32>) -> !q
  cudnnfe.return %o : !q
}

// -----

// Heads of the bias are those of Q, not of K.
!q = tensor<2x4x8x16xf32>
!k = tensor<2x2x12x16xf32>
cudnnfe.graph @bias_heads(%q: !q, %k: !k, %b: tensor<2x2x8x12xf32>) -> !q {
  // expected-error @+1 {{but got 2x2x8x12 [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %k, %k bias(%b) : (!q, !k, !k, tensor<2x2x8x12xf32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @bias_rank(%q: !q, %b: tensor<8x8xf32>) -> !q {
  // expected-error @+1 {{expected the dims of 'bias' to be 2x4x8x8, each or 1, but got 8x8 [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %q, %q bias(%b) : (!q, !q, !q, tensor<8x8xf32>) -> !q
  cudnnfe.return %o : !q
}

// -----

// The number of keys is known from V.
!q = tensor<2x4x8x16xf32>
!k = tensor<2x4x?x16xf32>
!v = tensor<2x4x12x16xf32>
cudnnfe.graph @bias_unknown(%q: !q, %k: !k, %v: !v, %b: tensor<1x1x1x11xf32>) -> !q {
  // expected-error @+1 {{expected the dims of 'bias' to be 2x4x8x12, each or 1, but got 1x1x1x11 [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %k, %v bias(%b) : (!q, !k, !v, tensor<1x1x1x11xf32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @float_mask(%q: !q, %m: tensor<1x1x8x8xf32>) -> !q {
  // expected-error @+1 {{expected 'mask' to be i1 but got 'tensor<1x1x8x8xf32>'; use 'bias' to add to the scores [sdpa_c9]}}
  %o = cudnnfe.sdpa %q, %q, %q mask(%m) : (!q, !q, !q, tensor<1x1x8x8xf32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @byte_mask(%q: !q, %m: tensor<1x1x8x8xi8>) -> !q {
  // expected-error @+1 {{expected 'mask' to be i1 but got 'tensor<1x1x8x8xi8>' [sdpa_c9]}}
  %o = cudnnfe.sdpa %q, %q, %q mask(%m) : (!q, !q, !q, tensor<1x1x8x8xi8>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @mask_dims(%q: !q, %m: tensor<2x4x7x8xi1>) -> !q {
  // expected-error @+1 {{expected the dims of 'mask' to be 2x4x8x8, each or 1, but got 2x4x7x8 [sdpa_c9]}}
  %o = cudnnfe.sdpa %q, %q, %q mask(%m) : (!q, !q, !q, tensor<2x4x7x8xi1>) -> !q
  cudnnfe.return %o : !q
}

// -----

// The public case S15: a vector of lengths is not promoted.
!q = tensor<4x4x8x16xf32>
cudnnfe.graph @length_rank(%q: !q, %l: tensor<4xi32>) -> !q {
  // expected-error @+1 {{expected 'seq_lens' to have dims 4x1x1x1 but got 4 [sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l) : (!q, !q, !q, tensor<4xi32>, tensor<4xi32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<4x4x8x16xf32>
!l = tensor<5x1x1x1xi32>
cudnnfe.graph @length_batch(%q: !q, %l: !l) -> !q {
  // expected-error @+1 {{expected 'seq_lens' to have dims 4x1x1x1 but got 5x1x1x1 [sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l) : (!q, !q, !q, !l, !l) -> !q
  cudnnfe.return %o : !q
}

// -----

// The batch is known from K.
!q = tensor<?x4x8x16xf32>
!k = tensor<4x4x8x16xf32>
!l = tensor<5x1x1x1xi32>
cudnnfe.graph @length_unknown(%q: !q, %k: !k, %l: !l) -> !q {
  // expected-error @+1 {{expected 'seq_lens' to have dims 4x1x1x1 but got 5x1x1x1 [sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %k, %k seq_lens(%l, %l) : (!q, !k, !k, !l, !l) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<4x4x8x16xf32>
!l = tensor<4x1x1x1xi32>
cudnnfe.graph @length_alone(%q: !q, %l: !l) -> !q {
  // expected-error @+1 {{expected 'seq_lens' of queries and of keys, or neither [sdpa_c10]}}
  %o = "cudnnfe.sdpa"(%q, %q, %q, %l) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1, 0>}>
      : (!q, !q, !q, !l) -> !q
  cudnnfe.return %o : !q
}

// -----

// The public case S40: an alignment without a bound would have no effect.
!q = tensor<2x4x8x16xf32>
cudnnfe.graph @alignment_alone(%q: !q) -> !q {
  // expected-error @+1 {{expected a left or right bound for the band but got an alignment alone [sdpa_c11]}}
  %o = cudnnfe.sdpa %q, %q, %q band(align = bottom_right) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @left_zero(%q: !q) -> !q {
  // expected-error @+1 {{expected a left bound of 1 or more, it counts the diagonal, but got 0 [sdpa_c12]}}
  %o = cudnnfe.sdpa %q, %q, %q band(left = 0) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @right_negative(%q: !q) -> !q {
  // expected-error @+1 {{expected a right bound of 0 or more but got -1 [sdpa_c12]}}
  %o = cudnnfe.sdpa %q, %q, %q band(right = -1) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf16>
cudnnfe.graph @half_stats(%q: !q) -> !q {
  // expected-error @+1 {{expected the statistics to be f32 or f64 but got 'tensor<2x4x8x1xf16>' [sdpa_c13]}}
  %o, %s = cudnnfe.sdpa %q, %q, %q : (!q, !q, !q) -> (!q, tensor<2x4x8x1xf16>)
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @scale_nan(%q: !q) -> !q {
  // expected-error @+1 {{expected 'scale' to be finite in the compute type 'f32' [sdpa_c14]}}
  %o = cudnnfe.sdpa %q, %q, %q {attn_scale = 0x7FF8000000000000 : f64} : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @scale_large(%q: !q) -> !q {
  // expected-error @+1 {{expected 'scale' to be finite in the compute type 'f32' [sdpa_c14]}}
  %o = cudnnfe.sdpa %q, %q, %q scale(1.0e39) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @empty_band(%q: !q) -> !q {
  // expected-error @+1 {{expected valid keyword}}
  %o = cudnnfe.sdpa %q, %q, %q band() : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @band_key(%q: !q) -> !q {
  // expected-error @+1 {{expected left, right or align, each at most once, but got 'left'}}
  %o = cudnnfe.sdpa %q, %q, %q band(left = 1, left = 2) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @band_alignment(%q: !q) -> !q {
  // expected-error @+1 {{expected top_left or bottom_right but got 'center'}}
  %o = cudnnfe.sdpa %q, %q, %q band(left = 1, align = center) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xf32>
cudnnfe.graph @implementation(%q: !q) -> !q {
  // expected-error @+1 {{expected auto, composite, unified but got 'flash'}}
  %o = cudnnfe.sdpa %q, %q, %q implementation(flash) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<2x4x8x16xi8>
cudnnfe.graph @integers(%q: !q) -> !q {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %o = cudnnfe.sdpa %q, %q, %q : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

cudnnfe.graph @softmax_stats(%p: tensor<4x8xf16>) -> tensor<4x8xf16> {
  // expected-error @+1 {{expected the statistics to be f32 or f64 but got 'tensor<4x1xbf16>' [softmax_c1]}}
  %s, %t = cudnnfe.softmax %p : (tensor<4x8xf16>) -> (tensor<4x8xf16>, tensor<4x1xbf16>)
  cudnnfe.return %s : tensor<4x8xf16>
}
