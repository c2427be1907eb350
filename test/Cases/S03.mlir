// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics
// RUN: cudnnfe-run %S/Inputs/S03-mask.mlir --print=all | FileCheck %s

// A boolean is never added to scores. As a bias it is refused; as a mask it
// keeps where it is true: the values 0 to 3 under three masks, the last of which
// drops all of them.

// CHECK:      result 0: 3x1xf32
// CHECK-NEXT: {{\[\[}}1]
// CHECK-NEXT:  [3]
// CHECK-NEXT:  [0]]
// CHECK-NEXT: result 1: 3x1xf32
// CHECK-NEXT: {{\[\[}}0.6931472]
// CHECK-NEXT:  [0]
// CHECK-NEXT:  [-inf]]

!q = tensor<1x2x16x8xbf16>
cudnnfe.graph @case(%q: !q, %b: tensor<1x1x16x16xi1>) -> !q {
  // expected-error @+1 {{expected 'bias' to be a float but got 'tensor<1x1x16x16xi1>'; use 'mask' to drop keys [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %q, %q bias(%b) : (!q, !q, !q, tensor<1x1x16x16xi1>) -> !q
  cudnnfe.return %o : !q
}

// -----

// Broadcast, and with other clauses.
!q = tensor<1x2x16x8xf32>
cudnnfe.graph @broadcast(%q: !q, %b: tensor<1x1x1x16xi1>) -> !q {
  // expected-error @+1 {{use 'mask' to drop keys [sdpa_c8]}}
  %o = cudnnfe.sdpa %q, %q, %q scale(0.5) bias(%b) causal : (!q, !q, !q, tensor<1x1x1x16xi1>) -> !q
  cudnnfe.return %o : !q
}

// -----

// A boolean that is added to scores by hand.
cudnnfe.graph @sum(%s: tensor<1x2x16x16xf32>, %b: tensor<1x1x16x16xi1>) -> tensor<1x2x16x16xf32> {
  // expected-error @+1 {{expected operands of a number type but got 'tensor<1x1x16x16xi1>' [pointwise_c7]}}
  %o = cudnnfe.add %s, %b : (tensor<1x2x16x16xf32>, tensor<1x1x16x16xi1>) -> tensor<1x2x16x16xf32>
  cudnnfe.return %o : tensor<1x2x16x16xf32>
}

// -----

// The other way round: a float is not a mask.
!q = tensor<1x2x16x8xbf16>
cudnnfe.graph @float_mask(%q: !q, %m: tensor<1x1x16x16xbf16>) -> !q {
  // expected-error @+1 {{use 'bias' to add to the scores [sdpa_c9]}}
  %o = cudnnfe.sdpa %q, %q, %q mask(%m) : (!q, !q, !q, tensor<1x1x16x16xbf16>) -> !q
  cudnnfe.return %o : !q
}
