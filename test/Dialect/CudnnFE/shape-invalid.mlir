// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

cudnnfe.graph @reshape_count(%x: tensor<4x8xf32>) -> tensor<5x8xf32> {
  // expected-error @+1 {{expected a result of 32 elements but got 40 in 5x8 [reshape_c1]}}
  %y = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<5x8xf32>
  cudnnfe.return %y : tensor<5x8xf32>
}

// -----

cudnnfe.graph @reshape_divisor(%x: tensor<4x8xf32>) -> tensor<?x5xf32> {
  // expected-error @+1 {{expected the known extents of the result to divide the 32 elements of the operand but got ?x5 [reshape_c1]}}
  %y = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<?x5xf32>
  cudnnfe.return %y : tensor<?x5xf32>
}

// -----

// The hole has one value.
cudnnfe.graph @reshape_hole(%x: tensor<4x8xf32>) -> tensor<32x1xf32> {
  %y = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<?x1xf32>
  // expected-error @+1 {{expected result #0 to have dims 4x? but got 5x8 [shape_c1]}}
  %z = cudnnfe.transpose %w permutation([1, 0]) : (tensor<?x4xf32>) -> tensor<5x8xf32>
  %w = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<?x4xf32>
  cudnnfe.return %y : tensor<?x1xf32>
}

// -----

// Counts that agree modulo 2^64 do not agree.
cudnnfe.graph @reshape_overflow(%x: tensor<4x8xi8>) -> tensor<4x8xi8> {
  // expected-error @+1 {{[type_c3]}}
  %y = cudnnfe.reshape %x : (tensor<4x8xi8>) -> tensor<288230376151711745x64xi8>
  cudnnfe.return %x : tensor<4x8xi8>
}

// -----

cudnnfe.graph @reshape_element(%x: tensor<4x8xf32>) -> tensor<32xi32> {
  // expected-error @+1 {{expected a result of element type 'f32' but got 'i32' [reshape_c2]}}
  %y = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<32xi32>
  cudnnfe.return %y : tensor<32xi32>
}

// -----

cudnnfe.graph @reshape_holes(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  // expected-error @+1 {{expected at most one unknown extent in the result but got ?x? [reshape_c3]}}
  %y = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}

// -----

cudnnfe.graph @permutation_twice(%x: tensor<4x8xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{expected a permutation of the 2 dims but got [0, 0] [transpose_c1]}}
  %y = cudnnfe.transpose %x permutation([0, 0]) : (tensor<4x8xf32>) -> tensor<4x4xf32>
  cudnnfe.return %y : tensor<4x4xf32>
}

// -----

cudnnfe.graph @permutation_short(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a permutation of the 2 dims but got [0] [transpose_c1]}}
  %y = cudnnfe.transpose %x permutation([0]) : (tensor<4x8xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @permutation_range(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a permutation of the 2 dims but got [0, -1] [transpose_c1]}}
  %y = cudnnfe.transpose %x permutation([0, -1]) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

cudnnfe.graph @permutation_beyond(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{[transpose_c1]}}
  %y = cudnnfe.transpose %x permutation([0, 9223372036854775807]) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

cudnnfe.graph @transpose_element(%x: tensor<4x8xf32>) -> tensor<8x4xf16> {
  // expected-error @+1 {{expected a result of element type 'f32' but got 'f16' [transpose_c2]}}
  %y = cudnnfe.transpose %x permutation([1, 0]) : (tensor<4x8xf32>) -> tensor<8x4xf16>
  cudnnfe.return %y : tensor<8x4xf16>
}

// -----

cudnnfe.graph @rope_rank(%x: tensor<4x8xf32>, %f: tensor<4x1x1x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected an operand of rank 4, [b, h, s, d], but got 4x8 [rope_c1]}}
  %y = cudnnfe.rope %x, %f : (tensor<4x8xf32>, tensor<4x1x1x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

!x = tensor<2x3x4x8xf32>
cudnnfe.graph @rope_odd(%x: !x, %f: tensor<4x1x1x3xf32>) -> !x {
  // expected-error @+1 {{expected an even number of rotated channels, at most 8, but got 3 [rope_c2]}}
  %y = cudnnfe.rope %x, %f {rope_dim = 3 : i64} : (!x, tensor<4x1x1x3xf32>) -> !x
  cudnnfe.return %y : !x
}

// -----

!x = tensor<2x3x4x7xf32>
cudnnfe.graph @rope_odd_channels(%x: !x, %f: tensor<4x1x1x7xf32>) -> !x {
  // expected-error @+1 {{expected an even number of rotated channels, at most 7, but got 7 [rope_c2]}}
  %y = cudnnfe.rope %x, %f : (!x, tensor<4x1x1x7xf32>) -> !x
  cudnnfe.return %y : !x
}

// -----

!x = tensor<2x3x4x8xf32>
cudnnfe.graph @rope_negative(%x: !x, %f: tensor<4x1x1x8xf32>) -> !x {
  // expected-error @+1 {{but got -2 [rope_c2]}}
  %y = cudnnfe.rope %x, %f {rope_dim = -2 : i64} : (!x, tensor<4x1x1x8xf32>) -> !x
  cudnnfe.return %y : !x
}

// -----

!x = tensor<2x3x4x8xf32>
cudnnfe.graph @rope_many(%x: !x, %f: tensor<4x1x1x10xf32>) -> !x {
  // expected-error @+1 {{at most 8, but got 10 [rope_c2]}}
  %y = cudnnfe.rope %x, %f {rope_dim = 10 : i64} : (!x, tensor<4x1x1x10xf32>) -> !x
  cudnnfe.return %y : !x
}

// -----

!x = tensor<2x3x4x8xf32>
cudnnfe.graph @rope_angles(%x: !x, %f: tensor<4x1x1x4xf32>) -> !x {
  // expected-error @+1 {{expected 'freqs' to be an f32 of 4x1x1x8 but got 'tensor<4x1x1x4xf32>' [rope_c3]}}
  %y = cudnnfe.rope %x, %f : (!x, tensor<4x1x1x4xf32>) -> !x
  cudnnfe.return %y : !x
}

// -----

!x = tensor<2x3x4x8xf32>
cudnnfe.graph @rope_angle_type(%x: !x, %f: tensor<4x1x1x8xf16>) -> !x {
  // expected-error @+1 {{expected 'freqs' to be an f32 of 4x1x1x8 but got 'tensor<4x1x1x8xf16>' [rope_c3]}}
  %y = cudnnfe.rope %x, %f : (!x, tensor<4x1x1x8xf16>) -> !x
  cudnnfe.return %y : !x
}

// -----

!x = tensor<2x3x4x8xf32>
cudnnfe.graph @rope_scale(%x: !x, %f: tensor<4x1x1x8xf32>) -> !x {
  // expected-error @+1 {{expected 'output_scale' to be finite [rope_c4]}}
  %y = cudnnfe.rope %x, %f {output_scale = 0x7FF0000000000000 : f64} : (!x, tensor<4x1x1x8xf32>) -> !x
  cudnnfe.return %y : !x
}
