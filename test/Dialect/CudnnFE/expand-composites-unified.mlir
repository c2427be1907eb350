// RUN: cudnnfe-opt %s --cudnnfe-expand-composites | FileCheck %s --check-prefixes=CHECK,EXPAND
// RUN: cudnnfe-opt %s --cudnnfe-expand-composites=keep-unified | FileCheck %s --check-prefixes=CHECK,KEEP

// What was asked for stays whole; what selection may decide stays whole on
// request; what must be a pattern never does.
// What lengths leave unwritten has a value: see expand-composites.mlir.
// CHECK-LABEL: cudnnfe.graph @asked
// CHECK-SAME: -> (tensor<1x2x8x16xf16> {cudnnfe.fill = 0.000000e+00 : f16}, tensor<1x2x8x1xf32> {cudnnfe.fill = 0xFF800000 : f32})
// CHECK-NEXT: cudnnfe.sdpa
// CHECK-LABEL: cudnnfe.graph @any
// EXPAND-NEXT: cudnnfe.transpose
// KEEP-NEXT: cudnnfe.sdpa
// CHECK-LABEL: cudnnfe.graph @pattern
// CHECK-NEXT: cudnnfe.transpose
// Not f32, and not with a band: those go by the pattern.
// CHECK-LABEL: cudnnfe.graph @any_f32
// CHECK-NEXT: cudnnfe.transpose
// CHECK-LABEL: cudnnfe.graph @any_causal
// CHECK-NEXT: cudnnfe.transpose
cudnnfe.graph @asked(%q: tensor<1x2x8x16xf16>, %l: tensor<1x1x1x1xi32>, %s: f32) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x1xf32>) {
  %o, %t = cudnnfe.sdpa %q, %q, %q scale(%s) seq_lens(%l, %l) implementation(unified)
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, f32, tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x1xf32>)
  cudnnfe.return %o, %t : tensor<1x2x8x16xf16>, tensor<1x2x8x1xf32>
}
cudnnfe.graph @any(%q: tensor<1x2x8x16xbf16>) -> tensor<1x2x8x16xbf16> {
  %o = cudnnfe.sdpa %q, %q, %q : (tensor<1x2x8x16xbf16>, tensor<1x2x8x16xbf16>, tensor<1x2x8x16xbf16>) -> tensor<1x2x8x16xbf16>
  cudnnfe.return %o : tensor<1x2x8x16xbf16>
}
cudnnfe.graph @pattern(%q: tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16> {
  %o = cudnnfe.sdpa %q, %q, %q implementation(composite) : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16>
  cudnnfe.return %o : tensor<1x2x8x16xf16>
}
cudnnfe.graph @any_f32(%q: tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32> {
  %o = cudnnfe.sdpa %q, %q, %q implementation(auto) : (tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
  cudnnfe.return %o : tensor<1x2x8x16xf32>
}
cudnnfe.graph @any_causal(%q: tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16> {
  %o = cudnnfe.sdpa %q, %q, %q causal : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16>
  cudnnfe.return %o : tensor<1x2x8x16xf16>
}
