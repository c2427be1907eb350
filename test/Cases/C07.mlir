// RUN: cudnnfe-opt %s --cudnnfe-finalize-layouts | FileCheck %s --check-prefix=LAYOUT
// RUN: cudnnfe-run %s --entry=rows --output=0=%t.npy --print=none
// RUN: cudnnfe-run %s --entry=channels_last --check=0=%t.npy --rtol=0 --atol=0 --print=none | FileCheck %s
// RUN: cudnnfe-run %s --entry=mixed --check=0=%t.npy --rtol=0 --atol=0 --print=none | FileCheck %s

// A depthwise convolution of a channels-last image gives a channels-last image.

// LAYOUT-LABEL: cudnnfe.graph private @case(
// LAYOUT: cudnnfe.conv_fprop
// LAYOUT-SAME: -> tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>>
!x = tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>>
!w = tensor<32x1x5x5xf32, #cudnnfe.layout<strides = [25, 1, 5, 1]>>
cudnnfe.graph private @case(%x: !x, %w: !w) -> tensor<8x32x256x512xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([4, 4]) post_padding([4, 4]) dilation([2, 2])
      : (!x, !w) -> tensor<8x32x256x512xf32>
  cudnnfe.return %y : tensor<8x32x256x512xf32>
}
// The result of a public graph without a layout is row-major by contract; this
// too stands at the operation, on both sides.
// LAYOUT-LABEL: cudnnfe.graph @public(
// LAYOUT: cudnnfe.conv_fprop {{.*}} : (tensor<2x4x6x6xf32, #cudnnfe.layout<strides = [144, 1, 24, 4]>>,
// LAYOUT-SAME: -> tensor<2x4x6x6xf32, #cudnnfe.layout<strides = [144, 36, 6, 1]>>
!p = tensor<2x4x6x6xf32, #cudnnfe.layout<strides = [144, 1, 24, 4]>>
cudnnfe.graph @public(%x: !p, %w: tensor<4x1x3x3xf32>) -> tensor<2x4x6x6xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (!p, tensor<4x1x3x3xf32>) -> tensor<2x4x6x6xf32>
  cudnnfe.return %y : tensor<2x4x6x6xf32>
}

// The same numbers whatever the layouts at the boundary.
// CHECK: check: result 0 matches
cudnnfe.graph private @small(%x: tensor<2x4x7x9xf32>, %w: tensor<4x1x3x3xf32>) -> tensor<2x4x7x9xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([2, 2]) post_padding([2, 2]) dilation([2, 2])
      : (tensor<2x4x7x9xf32>, tensor<4x1x3x3xf32>) -> tensor<2x4x7x9xf32>
  cudnnfe.return %y : tensor<2x4x7x9xf32>
}
func.func @rows(%h: !cudnnfe.handle, %x: tensor<2x4x7x9xf32>, %w: tensor<4x1x3x3xf32>)
    -> tensor<2x4x7x9xf32> {
  %y = cudnnfe.call @small(%h, %x, %w)
      : (!cudnnfe.handle, tensor<2x4x7x9xf32>, tensor<4x1x3x3xf32>) -> tensor<2x4x7x9xf32>
  return %y : tensor<2x4x7x9xf32>
}
!xl = tensor<2x4x7x9xf32, #cudnnfe.layout<strides = [252, 1, 36, 4]>>
!wl = tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [9, 1, 3, 1]>>
func.func @channels_last(%h: !cudnnfe.handle, %x: !xl, %w: !wl) -> !xl {
  %y = cudnnfe.call @small(%h, %x, %w) : (!cudnnfe.handle, !xl, !wl) -> !xl
  return %y : !xl
}
// Filters with their channels last, a padded row-major result.
!wt = tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [1, 36, 12, 4]>>
!yp = tensor<2x4x7x9xf32, #cudnnfe.layout<strides = [400, 80, 10, 1]>>
func.func @mixed(%h: !cudnnfe.handle, %x: !xl, %w: !wt) -> !yp {
  %y = cudnnfe.call @small(%h, %x, %w) : (!cudnnfe.handle, !xl, !wt) -> !yp
  return %y : !yp
}
