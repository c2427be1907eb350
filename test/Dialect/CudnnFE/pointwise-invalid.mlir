// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

cudnnfe.graph @broadcast(%a: tensor<4x8xf32>, %b: tensor<4xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected operand #1 to broadcast to 4x8 but got 4 [pointwise_c1]}}
  %c = cudnnfe.add %a, %b : (tensor<4x8xf32>, tensor<4xf32>) -> tensor<4x8xf32>
  cudnnfe.return %c : tensor<4x8xf32>
}

// -----

// Scalars count among the operands.
cudnnfe.graph @broadcast_select(%s: f32, %b: tensor<4x8xf32>, %m: tensor<8x4xi1>)
    -> tensor<4x8xf32> {
  // expected-error @+1 {{expected operand #2 to broadcast to 4x8 but got 8x4 [pointwise_c1]}}
  %c = cudnnfe.binary_select %s, %b, %m : (f32, tensor<4x8xf32>, tensor<8x4xi1>) -> tensor<4x8xf32>
  cudnnfe.return %c : tensor<4x8xf32>
}

// -----

cudnnfe.graph @scalars(%s: f32, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected at least one operand that is a tensor [pointwise_c2]}}
  %c = cudnnfe.add %s, %s : (f32, f32) -> tensor<4xf32>
  cudnnfe.return %x : tensor<4xf32>
}

// -----

cudnnfe.graph @index_of_scalar(%s: f32, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{[pointwise_c2]}}
  %c = cudnnfe.gen_index %s axis(0) : (f32) -> tensor<4xi32>
  cudnnfe.return %x : tensor<4xf32>
}

// -----

cudnnfe.graph @comparison(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a result of i1 but got 'tensor<4xf32>' [pointwise_c3]}}
  %c = cudnnfe.cmp_lt %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @logic_operand(%a: tensor<4xf32>, %p: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error @+1 {{expected operands and result of i1 [pointwise_c4]}}
  %c = cudnnfe.logical_and %p, %a : (tensor<4xi1>, tensor<4xf32>) -> tensor<4xi1>
  cudnnfe.return %c : tensor<4xi1>
}

// -----

cudnnfe.graph @logic_result(%p: tensor<4xi1>) -> tensor<4xi8> {
  // expected-error @+1 {{expected operands and result of i1 [pointwise_c4]}}
  %c = cudnnfe.logical_not %p : (tensor<4xi1>) -> tensor<4xi8>
  cudnnfe.return %c : tensor<4xi8>
}

// -----

cudnnfe.graph @axis(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
  // expected-error @+1 {{expected an axis from 0 to 1 but got 2 [pointwise_c5]}}
  %c = cudnnfe.gen_index %x axis(2) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %c : tensor<4x8xi32>
}

// -----

// cuDNN's default of -1 is no axis.
cudnnfe.graph @negative_axis(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
  // expected-error @+1 {{expected an axis from 0 to 1 but got -1 [pointwise_c5]}}
  %c = cudnnfe.gen_index %x axis(-1) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %c : tensor<4x8xi32>
}

// -----

cudnnfe.graph @mask(%x: tensor<4xf32>, %m: tensor<4xi8>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a mask of i1 but got 'tensor<4xi8>' [pointwise_c6]}}
  %c = cudnnfe.binary_select %x, %x, %m : (tensor<4xf32>, tensor<4xf32>, tensor<4xi8>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @ordered_booleans(%p: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error @+1 {{expected numbers to compare but got an operand of i1 [pointwise_c7]}}
  %c = cudnnfe.cmp_ge %p, %p : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  cudnnfe.return %c : tensor<4xi1>
}

// -----

cudnnfe.graph @sum_of_booleans(%p: tensor<4xi1>) -> tensor<4xf32> {
  // expected-error @+1 {{expected operands of a number type but got 'tensor<4xi1>' [pointwise_c7]}}
  %c = cudnnfe.add %p, %p : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @boolean_result(%x: tensor<4xf32>) -> tensor<4xi1> {
  // expected-error @+1 {{expected a result of a number type but got 'tensor<4xi1>' [pointwise_c7]}}
  %c = cudnnfe.exp %x : (tensor<4xf32>) -> tensor<4xi1>
  cudnnfe.return %c : tensor<4xi1>
}

// -----

cudnnfe.graph @number_to_boolean(%x: tensor<4xf32>) -> tensor<4xi1> {
  // expected-error @+1 {{expected a result that is not i1, compare instead [pointwise_c7]}}
  %c = cudnnfe.identity %x : (tensor<4xf32>) -> tensor<4xi1>
  cudnnfe.return %c : tensor<4xi1>
}

// -----

cudnnfe.graph @mixed_choices(%x: tensor<4xf32>, %p: tensor<4xi1>) -> tensor<4xf32> {
  // expected-error @+1 {{expected both choices and the result to be i1, or none of them [pointwise_c7]}}
  %c = cudnnfe.binary_select %x, %p, %p : (tensor<4xf32>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @boolean_index(%p: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error @+1 {{expected a result of a number type but got 'tensor<4xi1>' [pointwise_c7]}}
  %c = cudnnfe.gen_index %p axis(0) : (tensor<4xi1>) -> tensor<4xi1>
  cudnnfe.return %c : tensor<4xi1>
}

// -----

cudnnfe.graph @clip_order(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a lower clip that is not above the upper clip -1.000000e+00 but got 0.000000e+00 [pointwise_c8]}}
  %c = cudnnfe.relu %x {upper_clip = -1.0 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @clip_nan(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 'lower_clip' to be a number but got}}
  %c = cudnnfe.relu %x {lower_clip = 0x7FF8000000000000 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @slope_nan(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{[pointwise_c8]}}
  %c = cudnnfe.relu %x {lower_clip_slope = 0x7FF8000000000000 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @beta_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 'beta' not to be 0 [pointwise_c9]}}
  %c = cudnnfe.softplus %x {beta = -0.0 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @beta_infinite(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 'beta' to be finite but got INF [pointwise_c9]}}
  %c = cudnnfe.softplus %x {beta = 0x7FF0000000000000 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

// Not in the type that it is computed in.
cudnnfe.graph @beta_in_f16(%x: tensor<4xf16>) -> tensor<4xf16> attributes {compute_type = f16} {
  // expected-error @+1 {{expected 'beta' to be finite in the compute type 'f16' but got 1.000000e+05 [pointwise_c9]}}
  %c = cudnnfe.softplus %x {beta = 1.0e5 : f64} : (tensor<4xf16>) -> tensor<4xf16>
  cudnnfe.return %c : tensor<4xf16>
}

// -----

cudnnfe.graph @beta_vanishes(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 'beta' not to be 0 [pointwise_c9]}}
  %c = cudnnfe.softplus %x {beta = 1.0e-60 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @swish_beta(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 'beta' to be finite but got INF [pointwise_c10]}}
  %c = cudnnfe.swish %x {beta = 0x7FF0000000000000 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @elu_alpha(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 'alpha' to be finite but got nan [pointwise_c10]}}
  %c = cudnnfe.elu %x {alpha = 0x7FF8000000000000 : f64} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

// The attributes of activations are doubles whatever the tensors are.
cudnnfe.graph @alpha_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{attribute 'alpha' failed to satisfy constraint: 64-bit float attribute}}
  %c = cudnnfe.elu %x {alpha = 0.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}
