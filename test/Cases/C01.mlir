// RUN: cudnnfe-opt %s --cudnnfe-infer-shapes | FileCheck %s --check-prefix=SHAPE
// RUN: cudnnfe-run %s --entry=values --init=0=ones --init=1=ones --print=all | FileCheck %s

// Paddings that differ before and after, with stride 2: computed as they are.

// At the true shape: (256 + 0 + 1 - 3) / 2 + 1 = 128.
// SHAPE-LABEL: cudnnfe.graph private @case(
// SHAPE: pre_padding([0, 0]) post_padding([1, 1]) stride([2, 2])
// SHAPE-SAME: -> tensor<16x128x128x128xf32>
!x = tensor<16x128x256x256xf32, #cudnnfe.layout<strides = [8388608, 65536, 256, 1]>>
cudnnfe.graph private @case(%x: !x, %w: tensor<128x128x3x3xf32>) -> tensor<?x?x?x?xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([1, 1]) stride([2, 2])
      dilation([1, 1]) : (!x, tensor<128x128x3x3xf32>) -> tensor<?x?x?x?xf32>
  cudnnfe.return %y : tensor<?x?x?x?xf32>
}

// Ones under ones of 2 channels: 2 times the filter elements that are inside.
cudnnfe.graph private @small(%x: tensor<1x2x6x6xf32>, %w: tensor<1x2x3x3xf32>)
    -> (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x7x3xf32>) {
  // CHECK:      result 0: 3x3xf32
  // CHECK-NEXT: {{\[\[}}18 18 12]
  // CHECK-NEXT:  [18 18 12]
  // CHECK-NEXT:  [12 12 8]]
  %0 = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([1, 1]) stride([2, 2])
      : (tensor<1x2x6x6xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x3x3xf32>
  // The other side.
  // CHECK-NEXT: result 1: 3x3xf32
  // CHECK-NEXT: {{\[\[}}8 12 12]
  // CHECK-NEXT:  [12 18 18]
  // CHECK-NEXT:  [12 18 18]]
  %1 = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([0, 0]) stride([2, 2])
      : (tensor<1x2x6x6xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x3x3xf32>
  // Each dim its own: rows of 3 before, none after, stride 1; columns of 0 and 2,
  // stride 2, and a flip that ones do not show.
  // CHECK-NEXT: result 2: 7x3xf32
  // CHECK-NEXT: {{\[\[}}0 0 0]
  // CHECK-NEXT:  [6 6 4]
  // CHECK-NEXT:  [12 12 8]
  // CHECK-NEXT:  [18 18 12]
  // CHECK-NEXT:  [18 18 12]
  // CHECK-NEXT:  [18 18 12]
  // CHECK-NEXT:  [18 18 12]]
  %2 = cudnnfe.conv_fprop %x, %w pre_padding([3, 0]) post_padding([0, 2]) stride([1, 2])
      mode(convolution) : (tensor<1x2x6x6xf32>, tensor<1x2x3x3xf32>) -> tensor<1x1x7x3xf32>
  cudnnfe.return %0, %1, %2 : tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x7x3xf32>
}
func.func @values(%h: !cudnnfe.handle, %x: tensor<1x2x6x6xf32>, %w: tensor<1x2x3x3xf32>)
    -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<7x3xf32>) {
  %r:3 = cudnnfe.call @small(%h, %x, %w)
      : (!cudnnfe.handle, tensor<1x2x6x6xf32>, tensor<1x2x3x3xf32>)
      -> (tensor<1x1x3x3xf32>, tensor<1x1x3x3xf32>, tensor<1x1x7x3xf32>)
  %0 = tensor.collapse_shape %r#0 [[0, 1, 2], [3]] : tensor<1x1x3x3xf32> into tensor<3x3xf32>
  %1 = tensor.collapse_shape %r#1 [[0, 1, 2], [3]] : tensor<1x1x3x3xf32> into tensor<3x3xf32>
  %2 = tensor.collapse_shape %r#2 [[0, 1, 2], [3]] : tensor<1x1x7x3xf32> into tensor<7x3xf32>
  return %0, %1, %2 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<7x3xf32>
}
