// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics
// RUN: cudnnfe-run %S/Inputs/C05-floor.mlir --init=0=iota --init=1=ones --print=all | FileCheck %s

// A filter that does not fit is refused; elements that no whole step reaches are
// dropped: the extents are rounded down.

// Sums of 3x3 elements of 0 to 63 in rows of 8: 9 times the one in the middle.
// CHECK:      result 0: 1x1x3x3xf32
// CHECK-NEXT: {{\[\[\[\[}}81 99 117]
// CHECK-NEXT:    [225 243 261]
// CHECK-NEXT:    [369 387 405]]]]

cudnnfe.graph @too_large(%x: tensor<1x1x2x2xf32>, %w: tensor<1x1x5x5xf32>) -> tensor<1x1x1x1xf32> {
  // expected-error @+1 {{[conv_fprop_c7]}}
  %y = cudnnfe.conv_fprop %x, %w : (tensor<1x1x2x2xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x1x1xf32>
  cudnnfe.return %y : tensor<1x1x1x1xf32>
}

// -----

// In one dim, by the dilation.
cudnnfe.graph @dilated(%x: tensor<1x1x8x6xf32>, %w: tensor<1x1x3x3xf32>) -> tensor<1x1x6x1xf32> {
  // expected-error @+1 {{[conv_fprop_c7]}}
  %y = cudnnfe.conv_fprop %x, %w dilation([1, 3])
      : (tensor<1x1x8x6xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x6x1xf32>
  cudnnfe.return %y : tensor<1x1x6x1xf32>
}

// -----

// With just enough padding it fits.
cudnnfe.graph @padded(%x: tensor<1x1x2x2xf32>, %w: tensor<1x1x5x5xf32>) -> tensor<1x1x1x1xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 2]) post_padding([2, 1])
      : (tensor<1x1x2x2xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x1x1xf32>
  cudnnfe.return %y : tensor<1x1x1x1xf32>
}

// -----

cudnnfe.graph @rounded_up(%x: tensor<1x1x8x8xf32>, %w: tensor<1x1x3x3xf32>) -> tensor<1x1x4x4xf32> {
  // expected-error @+1 {{expected result #0 to have dims 1x1x3x3 but got 1x1x4x4 [shape_c1]}}
  %y = cudnnfe.conv_fprop %x, %w stride([2, 2])
      : (tensor<1x1x8x8xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x4x4xf32>
  cudnnfe.return %y : tensor<1x1x4x4xf32>
}
