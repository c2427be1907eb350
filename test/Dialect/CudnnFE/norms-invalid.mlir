// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// layernorm: the scale is not broadcast to the rank of X.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<16xf32>, %b: tensor<16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 'scale' of the rank of X, 3, but got 16 [layernorm_c1]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<16xf32>, tensor<16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: an extent of the scale that X does not have.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x15xf32>, %b: tensor<1x1x15xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected the extent of 'scale' in dim 2 to be that of X, 16, or 1, but got 15 [layernorm_c2]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x15xf32>, tensor<1x1x15xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: nothing is normalized.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x1xf32>, %b: tensor<1x1x1xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected an extent of 'scale' other than 1, since these dims are normalized, but got 1x1x1 [layernorm_c3]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: a bias of other dims than the scale.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x8x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 'bias' to have dims 1x1x16 but got 1x8x16 [layernorm_c4]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x8x16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// N07: statistics in the inference phase.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 0 statistics in phase inference but got 2 [layernorm_c5]}}
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// N07: no statistics in the training phase.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 2 statistics (mean, inv_variance) in phase training but got 0 [layernorm_c5]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// N07: only one of the two statistics.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 2 statistics (mean, inv_variance) in phase training but got 1 [layernorm_c5]}}
  %y, %stats:1 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x8x1xf32>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: statistics of half precision.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected the statistics to be f32 or f64 but got 'tensor<2x8x1xbf16>' [layernorm_c6]}}
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x8x1xbf16>, tensor<2x8x1xbf16>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: a negative epsilon.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>) -> tensor<2x8x16xf32> {
  // expected-note @+1 {{the literal is here}}
  %eps = cudnnfe.constant -1.000000e-05 : f32
  // expected-error @+1 {{expected 'epsilon' to be finite and not negative but got -9.99999974E-6 : f32 [layernorm_c7]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: an epsilon that is not a number.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>) -> tensor<2x8x16xf32> {
  // expected-note @+1 {{the literal is here}}
  %eps = cudnnfe.constant 0x7FC00000 : f32
  // expected-error @+1 {{expected 'epsilon' to be finite and not negative but got 0x7FC00000 : f32 [layernorm_c7]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: an infinite epsilon.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>) -> tensor<2x8x16xf32> {
  // expected-note @+1 {{the literal is here}}
  %eps = cudnnfe.constant 0x7F800000 : f32
  // expected-error @+1 {{expected 'epsilon' to be finite and not negative but got 0x7F800000 : f32 [layernorm_c7]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: statistics of the dims that are normalized.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected result #1 to have dims 2x8x1 but got 2x1x16 [shape_c1]}}
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x1x16xf32>, tensor<2x8x1xf32>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// layernorm: a result of other dims than X.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x8xf32> {
  // expected-error @+1 {{expected result #0 to have dims 2x8x16 but got 2x8x8 [shape_c1]}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> tensor<2x8x8xf32>
  cudnnfe.return %y : tensor<2x8x8xf32>
}

// -----

// N07: layernorm without a bias.
cudnnfe.graph @f(%x: tensor<8x16xf32>, %s: tensor<1x16xf32>, %eps: f32) -> tensor<8x16xf32> {
  // expected-error @+1 {{'cudnnfe.layernorm' op expected 4 operands, but found 3}}
  %y = "cudnnfe.layernorm"(%x, %s, %eps) {phase = #cudnnfe<norm_phase inference>}
      : (tensor<8x16xf32>, tensor<1x16xf32>, f32) -> tensor<8x16xf32>
  cudnnfe.return %y : tensor<8x16xf32>
}

// -----

// layernorm: an epsilon in device memory.
cudnnfe.graph @f(%x: tensor<8x16xf32>, %s: tensor<1x16xf32>, %b: tensor<1x16xf32>, %e: tensor<1x1xf32>) -> tensor<8x16xf32> {
  // expected-error @+1 {{operand #3 must be a by-value float}}
  %y = cudnnfe.layernorm %x, %s, %b, %e phase(inference)
      : (tensor<8x16xf32>, tensor<1x16xf32>, tensor<1x16xf32>, tensor<1x1xf32>) -> tensor<8x16xf32>
  cudnnfe.return %y : tensor<8x16xf32>
}

// -----

// layernorm: no phase.
cudnnfe.graph @f(%x: tensor<8x16xf32>, %s: tensor<1x16xf32>, %b: tensor<1x16xf32>, %eps: f32) -> tensor<8x16xf32> {
  // expected-error @+2 {{expected 'phase'}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps
      : (tensor<8x16xf32>, tensor<1x16xf32>, tensor<1x16xf32>, f32) -> tensor<8x16xf32>
  cudnnfe.return %y : tensor<8x16xf32>
}

// -----

// layernorm: an integer input.
cudnnfe.graph @f(%x: tensor<8x16xi32>, %s: tensor<1x16xf32>, %b: tensor<1x16xf32>, %eps: f32) -> tensor<8x16xf32> {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<8x16xi32>, tensor<1x16xf32>, tensor<1x16xf32>, f32) -> tensor<8x16xf32>
  cudnnfe.return %y : tensor<8x16xf32>
}

// -----

// rmsnorm: the scale is not broadcast to the rank of X.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 'scale' of the rank of X, 3, but got 16 [rmsnorm_c1]}}
  %y = cudnnfe.rmsnorm %x, %s, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// rmsnorm: an extent of the scale that X does not have.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x4xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected the extent of 'scale' in dim 2 to be that of X, 16, or 1, but got 4 [rmsnorm_c2]}}
  %y = cudnnfe.rmsnorm %x, %s, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x4xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// rmsnorm: nothing is normalized.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x1xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{but got 1x1x1 [rmsnorm_c3]}}
  %y = cudnnfe.rmsnorm %x, %s, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x1xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// rmsnorm: a bias of other dims than the scale.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %b: tensor<16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 'bias' to have dims 1x1x16 but got 16 [rmsnorm_c4]}}
  %y = cudnnfe.rmsnorm %x, %s, %eps bias(%b) phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, f32, tensor<16xf32>) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// N07: rmsnorm has no mean.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 1 statistics (inv_variance) in phase training but got 2 [rmsnorm_c5]}}
  %y, %stats:2 = cudnnfe.rmsnorm %x, %s, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// N07: statistics in the inference phase.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 0 statistics in phase inference but got 1 [rmsnorm_c5]}}
  %y, %stats:1 = cudnnfe.rmsnorm %x, %s, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x8x1xf32>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// N07: no statistics in the training phase.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected 1 statistics (inv_variance) in phase training but got 0 [rmsnorm_c5]}}
  %y = cudnnfe.rmsnorm %x, %s, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// rmsnorm: statistics of half precision.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected the statistics to be f32 or f64 but got 'tensor<2x8x1xf16>' [rmsnorm_c6]}}
  %y, %stats:1 = cudnnfe.rmsnorm %x, %s, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x8x1xf16>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// rmsnorm: a negative epsilon.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>) -> tensor<2x8x16xf32> {
  // expected-note @+1 {{the literal is here}}
  %eps = cudnnfe.constant -1.000000e+00 : f32
  // expected-error @+1 {{expected 'epsilon' to be finite and not negative but got -1.000000e+00 : f32 [rmsnorm_c7]}}
  %y = cudnnfe.rmsnorm %x, %s, %eps phase(inference)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, f32) -> tensor<2x8x16xf32>
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// rmsnorm: statistics of the wrong dims.
cudnnfe.graph @f(%x: tensor<2x8x16xf32>, %s: tensor<1x1x16xf32>, %eps: f32) -> tensor<2x8x16xf32> {
  // expected-error @+1 {{expected result #1 to have dims 2x8x1 but got 2x1x1 [shape_c1]}}
  %y, %stats:1 = cudnnfe.rmsnorm %x, %s, %eps phase(training)
      : (tensor<2x8x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xf32>, tensor<2x1x1xf32>)
  cudnnfe.return %y : tensor<2x8x16xf32>
}

// -----

// N07: rmsnorm without an epsilon.
cudnnfe.graph @f(%x: tensor<8x16xf32>, %s: tensor<1x16xf32>) -> tensor<8x16xf32> {
  // expected-error @+1 {{'cudnnfe.rmsnorm' op expected 3 or more operands, but found 2}}
  %y = "cudnnfe.rmsnorm"(%x, %s) {phase = #cudnnfe<norm_phase inference>}
      : (tensor<8x16xf32>, tensor<1x16xf32>) -> tensor<8x16xf32>
  cudnnfe.return %y : tensor<8x16xf32>
}

// -----

// instancenorm: no spatial dims.
cudnnfe.graph @f(%x: tensor<2x3xf32>, %s: tensor<1x3xf32>, %b: tensor<1x3xf32>, %eps: f32) -> tensor<2x3xf32> {
  // expected-error @+1 {{expected X of rank 3 or more, [n, c, ..], but got 2x3 [instancenorm_c1]}}
  %y = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1x3xf32>, f32) -> tensor<2x3xf32>
  cudnnfe.return %y : tensor<2x3xf32>
}

// -----

// instancenorm: a scale of other channels.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<1x4x1x1xf32>, %b: tensor<1x3x1x1xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 'scale' to have dims 1x3x1x1 but got 1x4x1x1 [instancenorm_c2]}}
  %y = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x3x4x4xf32>, tensor<1x4x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// instancenorm: a bias over the spatial dims.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x4x4xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 'bias' to have dims 1x3x1x1 but got 1x3x4x4 [instancenorm_c2]}}
  %y = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x4x4xf32>, f32) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// instancenorm: a scale for each sample.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<2x3x1x1xf32>, %b: tensor<1x3x1x1xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 'scale' to have dims 1x3x1x1 but got 2x3x1x1 [instancenorm_c2]}}
  %y = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x3x4x4xf32>, tensor<2x3x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// N07: statistics in the inference phase.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 0 statistics in phase inference but got 2 [instancenorm_c3]}}
  %y, %stats:2 = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> (tensor<2x3x4x4xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>)
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// N07: only one of the two statistics.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 2 statistics (mean, inv_variance) in phase training but got 1 [instancenorm_c3]}}
  %y, %stats:1 = cudnnfe.instancenorm %x, %s, %b, %eps phase(training)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> (tensor<2x3x4x4xf32>, tensor<2x3x1x1xf32>)
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// instancenorm: statistics of half precision.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected the statistics to be f32 or f64 but got 'tensor<2x3x1x1xbf16>' [instancenorm_c4]}}
  %y, %stats:2 = cudnnfe.instancenorm %x, %s, %b, %eps phase(training)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> (tensor<2x3x4x4xf32>, tensor<2x3x1x1xbf16>, tensor<2x3x1x1xf32>)
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// instancenorm: a negative epsilon.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32> {
  // expected-note @+1 {{the literal is here}}
  %eps = cudnnfe.constant -1.000000e+00 : f32
  // expected-error @+1 {{expected 'epsilon' to be finite and not negative but got -1.000000e+00 : f32 [instancenorm_c5]}}
  %y = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// instancenorm: statistics over the batch.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected result #1 to have dims 2x3x1x1 but got 1x3x1x1 [shape_c1]}}
  %y, %stats:2 = cudnnfe.instancenorm %x, %s, %b, %eps phase(training)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>)
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// batchnorm_inference: no channels.
cudnnfe.graph @f(%x: tensor<3xf32>, %m: tensor<3xf32>, %i: tensor<3xf32>, %s: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @+1 {{expected X of rank 2 or more, [n, c, ..], but got 3 [batchnorm_inference_c1]}}
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  cudnnfe.return %y : tensor<3xf32>
}

// -----

// batchnorm_inference: means of other channels.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %m: tensor<1x4x1x1xf32>, %i: tensor<1x3x1x1xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 'mean' to have dims 1x3x1x1 but got 1x4x1x1 [batchnorm_inference_c2]}}
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<2x3x4x4xf32>, tensor<1x4x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// batchnorm_inference: deviations of each sample.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %m: tensor<1x3x1x1xf32>, %i: tensor<2x3x1x1xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 'inv_variance' to have dims 1x3x1x1 but got 2x3x1x1 [batchnorm_inference_c2]}}
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<2x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// batchnorm_inference: a scale of rank 1.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %m: tensor<1x3x1x1xf32>, %i: tensor<1x3x1x1xf32>, %s: tensor<3xf32>, %b: tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 'scale' to have dims 1x3x1x1 but got 3 [batchnorm_inference_c2]}}
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<3xf32>, tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// batchnorm_inference: a bias over the spatial dims.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %m: tensor<1x3x1x1xf32>, %i: tensor<1x3x1x1xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x4x4xf32>) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected 'bias' to have dims 1x3x1x1 but got 1x3x4x4 [batchnorm_inference_c2]}}
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x4x4xf32>) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// batchnorm_inference: stored statistics of half precision.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %m: tensor<1x3x1x1xf32>, %i: tensor<1x3x1x1xf16>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{expected the statistics to be f32 or f64 but got 'tensor<1x3x1x1xf16>' [batchnorm_inference_c3]}}
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf16>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// N07: batchnorm_inference takes no epsilon.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %c: tensor<1x3x1x1xf32>, %eps: f32) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{'cudnnfe.batchnorm_inference' op expected 5 operands, but found 6}}
  %y = "cudnnfe.batchnorm_inference"(%x, %c, %c, %c, %c, %eps)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// N07: batchnorm_inference returns no statistics.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %c: tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{'cudnnfe.batchnorm_inference' op requires one result}}
  %y, %m = "cudnnfe.batchnorm_inference"(%x, %c, %c, %c, %c)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>)
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}

// -----

// N07: batchnorm_inference needs its stored statistics.
cudnnfe.graph @f(%x: tensor<2x3x4x4xf32>, %c: tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32> {
  // expected-error @+1 {{'cudnnfe.batchnorm_inference' op expected 5 operands, but found 3}}
  %y = "cudnnfe.batchnorm_inference"(%x, %c, %c)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>) -> tensor<2x3x4x4xf32>
  cudnnfe.return %y : tensor<2x3x4x4xf32>
}
