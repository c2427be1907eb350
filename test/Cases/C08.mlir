// RUN: cudnnfe-run %s --entry=plain --output=0=%t.0.npy --output=1=%t.1.npy --output=2=%t.2.npy --print=none
// RUN: cudnnfe-run %s --entry=filters --check=0=%t.0.npy --check=1=%t.1.npy --check=2=%t.2.npy --rtol=0 --atol=0 --print=none | FileCheck %s
// RUN: cudnnfe-run %s --entry=images --check=0=%t.0.npy --check=1=%t.1.npy --check=2=%t.2.npy --rtol=0 --atol=0 --print=none | FileCheck %s
// RUN: cudnnfe-opt %s --cudnnfe-finalize-layouts | FileCheck %s --check-prefix=LAYOUT

// Where extents are 1, strides cannot tell one layout from another: every legal
// spelling of the stride of such a dim means the same, and gives the same.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches

// One input channel; a 1x1 filter; a 1x1 image.
!x0 = tensor<1x1x8x8xf32>
!w0 = tensor<6x1x3x3xf32>
!y0 = tensor<1x6x6x6xf32>
!x1 = tensor<2x3x4x4xf32>
!w1 = tensor<5x3x1x1xf32>
!y1 = tensor<2x5x4x4xf32>
!x2 = tensor<3x1x1x1xf32>
!w2 = tensor<2x1x1x1xf32>
!y2 = tensor<3x2x1x1xf32>
cudnnfe.graph private @g(%x0: !x0, %w0: !w0, %x1: !x1, %w1: !w1, %x2: !x2, %w2: !w2)
    -> (!y0, !y1, !y2) {
  %0 = cudnnfe.conv_fprop %x0, %w0 : (!x0, !w0) -> !y0
  %1 = cudnnfe.conv_fprop %x1, %w1 : (!x1, !w1) -> !y1
  %2 = cudnnfe.conv_fprop %x2, %w2 : (!x2, !w2) -> !y2
  cudnnfe.return %0, %1, %2 : !y0, !y1, !y2
}
func.func @plain(%h: !cudnnfe.handle, %x0: !x0, %w0: !w0, %x1: !x1, %w1: !w1, %x2: !x2, %w2: !w2)
    -> (!y0, !y1, !y2) {
  %r:3 = cudnnfe.call @g(%h, %x0, %w0, %x1, %w1, %x2, %w2)
      : (!cudnnfe.handle, !x0, !w0, !x1, !w1, !x2, !w2) -> (!y0, !y1, !y2)
  return %r#0, %r#1, %r#2 : !y0, !y1, !y2
}

// Filters as channels-last tensors spell them, and with strides that no dense
// tensor has.
!w0l = tensor<6x1x3x3xf32, #cudnnfe.layout<strides = [9, 1, 3, 1]>>
!w1l = tensor<5x3x1x1xf32, #cudnnfe.layout<strides = [3, 1, 3, 3]>>
!w2l = tensor<2x1x1x1xf32, #cudnnfe.layout<strides = [1, 0, 1000, 7]>>
func.func @filters(%h: !cudnnfe.handle, %x0: !x0, %w0: !w0l, %x1: !x1, %w1: !w1l, %x2: !x2, %w2: !w2l)
    -> (!y0, !y1, !y2) {
  %r:3 = cudnnfe.call @g(%h, %x0, %w0, %x1, %w1, %x2, %w2)
      : (!cudnnfe.handle, !x0, !w0l, !x1, !w1l, !x2, !w2l) -> (!y0, !y1, !y2)
  return %r#0, %r#1, %r#2 : !y0, !y1, !y2
}

// Images and results.
!x0l = tensor<1x1x8x8xf32, #cudnnfe.layout<strides = [64, 1, 8, 1]>>
!x1l = tensor<2x3x4x4xf32, #cudnnfe.layout<strides = [48, 1, 12, 3]>>
!x2l = tensor<3x1x1x1xf32, #cudnnfe.layout<strides = [1, 3, 0, 3]>>
!y0l = tensor<1x6x6x6xf32, #cudnnfe.layout<strides = [0, 1, 36, 6]>>
!y1l = tensor<2x5x4x4xf32, #cudnnfe.layout<strides = [80, 1, 20, 5]>>
!y2l = tensor<3x2x1x1xf32, #cudnnfe.layout<strides = [2, 1, 2, 2]>>
func.func @images(%h: !cudnnfe.handle, %x0: !x0l, %w0: !w0, %x1: !x1l, %w1: !w1l, %x2: !x2l, %w2: !w2)
    -> (!y0l, !y1l, !y2l) {
  %r:3 = cudnnfe.call @g(%h, %x0, %w0, %x1, %w1, %x2, %w2)
      : (!cudnnfe.handle, !x0l, !w0, !x1l, !w1l, !x2l, !w2) -> (!y0l, !y1l, !y2l)
  return %r#0, %r#1, %r#2 : !y0l, !y1l, !y2l
}

// The graphs of the report: the layout of a result follows the image; one that
// fits several orders takes the conventional one, and all is written down.
// LAYOUT-LABEL: cudnnfe.graph private @report(
// LAYOUT: cudnnfe.conv_fprop
// LAYOUT-SAME: -> tensor<1x64x98x98xf32, #cudnnfe.layout<strides = [614656, 9604, 98, 1]>>
cudnnfe.graph private @report(%x: tensor<1x1x100x100xf32>,
    %w: tensor<64x1x3x3xf32, #cudnnfe.layout<strides = [9, 1, 3, 1]>>) -> tensor<1x64x98x98xf32> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<1x1x100x100xf32>, tensor<64x1x3x3xf32, #cudnnfe.layout<strides = [9, 1, 3, 1]>>)
      -> tensor<1x64x98x98xf32>
  cudnnfe.return %y : tensor<1x64x98x98xf32>
}
