// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-expand-composites --verify-diagnostics

// What cuDNN's unified attention cannot do is refused where it was asked for.
cudnnfe.graph @f32(%q: tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32> {
  // expected-error@below {{unsupported on this target: cuDNN's unified attention takes f16 or bf16 operands, f32 compute, and no bias, mask or band, but this one has operands of f32}}
  %o = cudnnfe.sdpa %q, %q, %q implementation(unified) : (tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>) -> tensor<1x2x8x16xf32>
  cudnnfe.return %o : tensor<1x2x8x16xf32>
}

// -----

cudnnfe.graph @compute(%q: tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16> attributes {compute_type = f16} {
  // expected-error@below {{unsupported on this target: cuDNN's unified attention takes f16 or bf16 operands, f32 compute, and no bias, mask or band, but this one has a compute type of f16}}
  %o = cudnnfe.sdpa %q, %q, %q implementation(unified) : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16>
  cudnnfe.return %o : tensor<1x2x8x16xf16>
}

// -----

cudnnfe.graph @bias(%q: tensor<1x2x8x16xf16>, %b: tensor<1x1x8x8xf32>) -> tensor<1x2x8x16xf16> {
  // expected-error@below {{unsupported on this target: cuDNN's unified attention takes f16 or bf16 operands, f32 compute, and no bias, mask or band, but this one has a bias}}
  %o = cudnnfe.sdpa %q, %q, %q bias(%b) implementation(unified) : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x8x8xf32>) -> tensor<1x2x8x16xf16>
  cudnnfe.return %o : tensor<1x2x8x16xf16>
}

// -----

cudnnfe.graph @mask(%q: tensor<1x2x8x16xf16>, %m: tensor<1x1x8x8xi1>) -> tensor<1x2x8x16xf16> {
  // expected-error@below {{unsupported on this target: cuDNN's unified attention takes f16 or bf16 operands, f32 compute, and no bias, mask or band, but this one has a mask}}
  %o = cudnnfe.sdpa %q, %q, %q mask(%m) implementation(unified) : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x8x8xi1>) -> tensor<1x2x8x16xf16>
  cudnnfe.return %o : tensor<1x2x8x16xf16>
}

// -----

cudnnfe.graph @band(%q: tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16> {
  // expected-error@below {{unsupported on this target: cuDNN's unified attention takes f16 or bf16 operands, f32 compute, and no bias, mask or band, but this one has a band}}
  %o = cudnnfe.sdpa %q, %q, %q causal implementation(unified) : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16>
  cudnnfe.return %o : tensor<1x2x8x16xf16>
}

// -----

cudnnfe.graph @bound(%q: tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16> {
  // expected-error@below {{unsupported on this target: a sequence or bound above 2^24}}
  %o = cudnnfe.sdpa %q, %q, %q band(left = 16777217, align = top_left) : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> tensor<1x2x8x16xf16>
  cudnnfe.return %o : tensor<1x2x8x16xf16>
}

// -----

cudnnfe.graph @dims(%q: tensor<1x2x?x16xf16>) -> tensor<1x2x?x16xf16> {
  // expected-error@below {{expected static dims before expansion}}
  %o = cudnnfe.sdpa %q, %q, %q  : (tensor<1x2x?x16xf16>, tensor<1x2x?x16xf16>, tensor<1x2x?x16xf16>) -> tensor<1x2x?x16xf16>
  cudnnfe.return %o : tensor<1x2x?x16xf16>
}
