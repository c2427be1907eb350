// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// No spatial dims.
cudnnfe.graph @f(%x: tensor<2x8xf32>, %w: tensor<4x8xf32>) -> tensor<2x4xf32> {
  // expected-error @+1 {{expected X and W of the same rank, 3 to 5, but got 2x8 and 4x8 [conv_fprop_c1]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8xf32>, tensor<4x8xf32>) -> tensor<2x4xf32>
  cudnnfe.return %y : tensor<2x4xf32>
}

// -----

// A filter of another rank.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected X and W of the same rank, 3 to 5, but got 2x8x10x10 and 4x8x3 [conv_fprop_c1]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xf32>, tensor<4x8x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// Four spatial dims.
cudnnfe.graph @f(%x: tensor<2x8x4x4x4x4xf32>, %w: tensor<4x8x3x3x3x3xf32>) -> tensor<2x4x2x2x2x2xf32> {
  // expected-error @+1 {{[conv_fprop_c1]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x4x4x4x4xf32>, tensor<4x8x3x3x3x3xf32>) -> tensor<2x4x2x2x2x2xf32>
  cudnnfe.return %y : tensor<2x4x2x2x2x2xf32>
}

// -----

// One padding for two dims.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected 'pre_padding' to have 2 entries, one for each spatial dim, but got 1 [conv_fprop_c2]}}
  %y = cudnnfe.conv_fprop %x, %w pre_padding([0]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// Three paddings for two dims.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected 'post_padding' to have 2 entries, one for each spatial dim, but got 3 [conv_fprop_c2]}}
  %y = cudnnfe.conv_fprop %x, %w post_padding([0, 0, 0]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// An empty list is not an absent one.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected 'stride' to have 2 entries, one for each spatial dim, but got 0 [conv_fprop_c2]}}
  %y = cudnnfe.conv_fprop %x, %w stride([]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// A negative padding would crop.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected 'pre_padding' not to be negative but got -1 [conv_fprop_c3]}}
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, -1]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// The smallest padding there is.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected 'post_padding' not to be negative but got -9223372036854775808 [conv_fprop_c3]}}
  %y = cudnnfe.conv_fprop %x, %w post_padding([-9223372036854775808, 0]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// A stride of 0.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected 'stride' to be 1 or more but got 0 [conv_fprop_c4]}}
  %y = cudnnfe.conv_fprop %x, %w stride([1, 0]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// A negative dilation.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected 'dilation' to be 1 or more but got -2 [conv_fprop_c4]}}
  %y = cudnnfe.conv_fprop %x, %w dilation([-2, 1]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// Channels that the groups do not divide.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected the 8 channels of X to be a multiple of those of a filter but got 3 [conv_fprop_c5]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// Filters with more channels than the input.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x16x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected the 8 channels of X to be a multiple of those of a filter but got 16 [conv_fprop_c5]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xf32>, tensor<4x16x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// Filters that the groups do not divide.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<6x2x3x3xf32>) -> tensor<2x6x8x8xf32> {
  // expected-error @+1 {{expected the number of filters to be a multiple of 4 groups but got 6 [conv_fprop_c6]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xf32>, tensor<6x2x3x3xf32>) -> tensor<2x6x8x8xf32>
  cudnnfe.return %y : tensor<2x6x8x8xf32>
}

// -----

// C05: the filter is larger than the input.
cudnnfe.graph @f(%x: tensor<1x1x2x2xf32>, %w: tensor<1x1x5x5xf32>) -> tensor<1x1x1x1xf32> {
  // expected-error @+1 {{expected the dilated filter to fit into the padded input, 2 in dim 2, but got 5 [conv_fprop_c7]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<1x1x2x2xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x1x1xf32>
  cudnnfe.return %y : tensor<1x1x1x1xf32>
}

// -----

// The dilated filter is larger than the input.
cudnnfe.graph @f(%x: tensor<1x1x4x4xf32>, %w: tensor<1x1x3x3xf32>) -> tensor<1x1x2x1xf32> {
  // expected-error @+1 {{expected the dilated filter to fit into the padded input, 4 in dim 3, but got 5 [conv_fprop_c7]}}
  %y = cudnnfe.conv_fprop %x, %w dilation([1, 2]) : (tensor<1x1x4x4xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x2x1xf32>
  cudnnfe.return %y : tensor<1x1x2x1xf32>
}

// -----

// A padded extent that does not fit 64 bits.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected extents of the padded input and the dilated filter that fit 64 bits in dim 2 [conv_fprop_c8]}}
  %y = cudnnfe.conv_fprop %x, %w pre_padding([9223372036854775807, 0]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// The sum of both paddings does not fit 64 bits.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{[conv_fprop_c8]}}
  %y = cudnnfe.conv_fprop %x, %w pre_padding([4611686018427387904, 0]) post_padding([4611686018427387904, 0]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// A dilated filter that does not fit 64 bits.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected extents of the padded input and the dilated filter that fit 64 bits in dim 3 [conv_fprop_c8]}}
  %y = cudnnfe.conv_fprop %x, %w dilation([1, 9223372036854775807]) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// A filter of booleans.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xi1>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected W not to be i1 but got 'tensor<4x8x3x3xi1>' [conv_fprop_c9]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xi1>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// An input of booleans.
cudnnfe.graph @f(%x: tensor<2x8x10x10xi1>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected X not to be i1 but got 'tensor<2x8x10x10xi1>' [conv_fprop_c9]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xi1>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// A result of booleans.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xi1> {
  // expected-error @+1 {{expected Y not to be i1 but got 'tensor<2x4x8x8xi1>' [conv_fprop_c9]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xi1>
  cudnnfe.return %y : tensor<2x4x8x8xi1>
}

// -----

// A result of the wrong dims.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x9x8xf32> {
  // expected-error @+1 {{expected result #0 to have dims 2x4x8x8 but got 2x4x9x8 [shape_c1]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x9x8xf32>
  cudnnfe.return %y : tensor<2x4x9x8xf32>
}

// -----

// C05: the extent is rounded down, not up.
cudnnfe.graph @f(%x: tensor<1x1x8x8xf32>, %w: tensor<1x1x3x3xf32>) -> tensor<1x1x4x4xf32> {
  // expected-error @+1 {{expected result #0 to have dims 1x1x3x3 but got 1x1x4x4 [shape_c1]}}
  %y = cudnnfe.conv_fprop %x, %w stride([2, 2]) : (tensor<1x1x8x8xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x4x4xf32>
  cudnnfe.return %y : tensor<1x1x4x4xf32>
}

// -----

// An empty input.
// expected-error @+1 {{expected argument #0 to have no extent of 0 but got 2x8x0x10 [type_c1]}}
cudnnfe.graph @f(%x: tensor<2x8x0x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  %y = cudnnfe.conv_fprop %x, %w : (tensor<2x8x0x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}

// -----

// An unknown mode.
cudnnfe.graph @f(%x: tensor<2x8x10x10xf32>, %w: tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32> {
  // expected-error @+1 {{expected convolution, cross_correlation but got 'transposed'}}
  %y = cudnnfe.conv_fprop %x, %w mode(transposed) : (tensor<2x8x10x10xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x8x8xf32>
  cudnnfe.return %y : tensor<2x4x8x8xf32>
}
