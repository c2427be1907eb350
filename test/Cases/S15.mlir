// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics
// RUN: cudnnfe-run %S/Inputs/S15-lengths.mlir --print=all | FileCheck %s

// Lengths are [b, 1, 1, 1]. A vector is refused, not promoted; and of a tensor
// of the right dims every batch gets its own length.

// CHECK: result 0: 4xf32
// CHECK-NEXT: [2 0 1 0.5]
// CHECK-NEXT: result 1: 4xf32
// CHECK-NEXT: [2 0 1 0.5]

!q = tensor<4x2x5x8xf16>
cudnnfe.graph @vector(%q: !q, %l: tensor<4xi32>) -> !q {
  // expected-error @+1 {{expected 'seq_lens' to have dims 4x1x1x1 but got 4 [sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l) : (!q, !q, !q, tensor<4xi32>, tensor<4xi32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<4x2x5x8xf16>
cudnnfe.graph @second(%q: !q, %l: tensor<4x1x1x1xi32>, %m: tensor<4xi32>) -> !q {
  // expected-error @+1 {{[sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %m) : (!q, !q, !q, tensor<4x1x1x1xi32>, tensor<4xi32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<4x2x5x8xf16>
cudnnfe.graph @last(%q: !q, %l: tensor<1x1x1x4xi32>) -> !q {
  // expected-error @+1 {{expected 'seq_lens' to have dims 4x1x1x1 but got 1x1x1x4 [sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l)
      : (!q, !q, !q, tensor<1x1x1x4xi32>, tensor<1x1x1x4xi32>) -> !q
  cudnnfe.return %o : !q
}

// -----

// One length is not repeated for all batches.
!q = tensor<4x2x5x8xf16>
cudnnfe.graph @one(%q: !q, %l: tensor<1x1x1x1xi32>) -> !q {
  // expected-error @+1 {{expected 'seq_lens' to have dims 4x1x1x1 but got 1x1x1x1 [sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l)
      : (!q, !q, !q, tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> !q
  cudnnfe.return %o : !q
}

// -----

!q = tensor<4x2x5x8xf16>
cudnnfe.graph @cumulative(%q: !q, %l: tensor<5x1x1x1xi32>) -> !q {
  // expected-error @+1 {{expected 'seq_lens' to have dims 4x1x1x1 but got 5x1x1x1 [sdpa_c10]}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l)
      : (!q, !q, !q, tensor<5x1x1x1xi32>, tensor<5x1x1x1xi32>) -> !q
  cudnnfe.return %o : !q
}

// -----

// A by-value scalar is no tensor of lengths.
!q = tensor<1x2x5x8xf16>
cudnnfe.graph @scalar(%q: !q, %l: i32) -> !q {
  // expected-error @+1 {{operand #3 must be ranked tensor of 32-bit signless integer or 64-bit signless integer values, but got 'i32'}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l) : (!q, !q, !q, i32, i32) -> !q
  cudnnfe.return %o : !q
}
