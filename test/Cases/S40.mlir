// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// An alignment without a bound would have no effect: it is refused, not ignored.

!q = tensor<2x4x8x16xf16>
cudnnfe.graph @case(%q: !q) -> !q {
  // expected-error @+1 {{expected a left or right bound for the band but got an alignment alone [sdpa_c11]}}
  %o = cudnnfe.sdpa %q, %q, %q band(align = bottom_right) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

// The alignment that is the default has no effect either.
!q = tensor<2x4x8x16xf32>
cudnnfe.graph @top_left(%q: !q) -> !q {
  // expected-error @+1 {{[sdpa_c11]}}
  %o = cudnnfe.sdpa %q, %q, %q band(align = top_left) : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

// Among other clauses, and with other numbers of queries and keys.
!q = tensor<2x4x8x16xf16>
!k = tensor<2x2x12x16xf16>
!l = tensor<2x1x1x1xi32>
cudnnfe.graph @clauses(%q: !q, %k: !k, %l: !l) -> !q {
  // expected-error @+1 {{[sdpa_c11]}}
  %o = cudnnfe.sdpa %q, %k, %k scale(0.25) seq_lens(%l, %l) band(align = bottom_right)
      : (!q, !k, !k, !l, !l) -> !q
  cudnnfe.return %o : !q
}

// -----

// In the generic form.
!q = tensor<2x4x8x16xf16>
cudnnfe.graph @generic(%q: !q) -> !q {
  // expected-error @+1 {{[sdpa_c11]}}
  %o = "cudnnfe.sdpa"(%q, %q, %q) <{alignment = #cudnnfe<band_alignment bottom_right>,
      operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0>}> : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

// A band of nothing at all.
!q = tensor<2x4x8x16xf16>
cudnnfe.graph @nothing(%q: !q) -> !q {
  // expected-error @+1 {{expected valid keyword}}
  %o = cudnnfe.sdpa %q, %q, %q band() : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

// With either bound it has one.
!q = tensor<2x4x8x16xf16>
cudnnfe.graph @bounds(%q: !q) -> (!q, !q) {
  %0 = cudnnfe.sdpa %q, %q, %q band(left = 1, align = bottom_right) : (!q, !q, !q) -> !q
  %1 = cudnnfe.sdpa %q, %q, %q band(right = 1, align = bottom_right) : (!q, !q, !q) -> !q
  cudnnfe.return %0, %1 : !q, !q
}
