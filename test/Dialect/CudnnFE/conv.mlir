// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --mlir-print-op-generic | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --cudnnfe-infer-shapes | FileCheck %s --check-prefix=INFER

// C01: paddings that differ, stride 2.
// CHECK-LABEL: cudnnfe.graph @asymmetric
// CHECK: cudnnfe.conv_fprop %{{.+}}, %{{.+}} pre_padding([0, 0]) post_padding([1, 1]) stride([2, 2]) dilation([1, 1]) : (tensor<16x128x256x256xf32>, tensor<128x128x3x3xf32>) -> tensor<16x128x128x128xf32>
cudnnfe.graph @asymmetric(%x: tensor<16x128x256x256xf32>, %w: tensor<128x128x3x3xf32>) -> tensor<16x128x128x128xf32> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([1, 1]) stride([2, 2]) dilation([1, 1])
      : (tensor<16x128x256x256xf32>, tensor<128x128x3x3xf32>) -> tensor<16x128x128x128xf32>
  cudnnfe.return %y : tensor<16x128x128x128xf32>
}

// Everything has a default; the default mode is not printed.
// CHECK-LABEL: cudnnfe.graph @defaults
// CHECK: cudnnfe.conv_fprop %{{[^ ]+}}, %{{[^ ]+}} : (tensor<1x3x8x8xf16>
cudnnfe.graph @defaults(%x: tensor<1x3x8x8xf16>, %w: tensor<4x3x1x1xf16>) -> tensor<1x4x8x8xf16> {
  %y = cudnnfe.conv_fprop %x, %w mode(cross_correlation)
      : (tensor<1x3x8x8xf16>, tensor<4x3x1x1xf16>) -> tensor<1x4x8x8xf16>
  cudnnfe.return %y : tensor<1x4x8x8xf16>
}

// CHECK-LABEL: cudnnfe.graph @flipped
// CHECK: cudnnfe.conv_fprop %{{.+}}, %{{.+}} mode(convolution) {compute_type = i32} : (tensor<1x4x9xi8>, tensor<6x2x3xi8>) -> tensor<1x6x7xi32>
cudnnfe.graph @flipped(%x: tensor<1x4x9xi8>, %w: tensor<6x2x3xi8>) -> tensor<1x6x7xi32> {
  %y = cudnnfe.conv_fprop %x, %w mode(convolution) {compute_type = i32}
      : (tensor<1x4x9xi8>, tensor<6x2x3xi8>) -> tensor<1x6x7xi32>
  cudnnfe.return %y : tensor<1x6x7xi32>
}

// C07: depthwise, channels last, dilated. C05: the last row is dropped.
// CHECK-LABEL: cudnnfe.graph @depthwise
// CHECK: -> tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>>
cudnnfe.graph @depthwise(%x: tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>>,
                         %w: tensor<32x1x5x5xf32>)
    -> tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([4, 4]) post_padding([4, 4]) dilation([2, 2])
      : (tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>>, tensor<32x1x5x5xf32>)
      -> tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>>
  cudnnfe.return %y : tensor<8x32x256x512xf32, #cudnnfe.layout<strides = [4194304, 1, 16384, 32]>>
}

// CHECK-LABEL: cudnnfe.graph @floor
// CHECK: (tensor<1x1x8x8xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
cudnnfe.graph @floor(%x: tensor<1x1x8x8xf32>, %w: tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32> {
  %y = cudnnfe.conv_fprop %x, %w stride([2, 2]) : (tensor<1x1x8x8xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
  cudnnfe.return %y : tensor<1x1x3x3xf32>
}

// Unknown extents stay unknown, and known ones are inferred. Three spatial dims.
// INFER-LABEL: cudnnfe.graph @unknown
// INFER: (tensor<?x4x8x?x9xf32>, tensor<6x2x3x3x3xf32>) -> tensor<?x6x6x?x4xf32>
// CHECK-LABEL: cudnnfe.graph @unknown
cudnnfe.graph @unknown(%x: tensor<?x4x8x?x9xf32>, %w: tensor<6x2x3x3x3xf32>) -> tensor<?x6x6x?x4xf32> {
  %y = cudnnfe.conv_fprop %x, %w stride([1, 1, 2])
      : (tensor<?x4x8x?x9xf32>, tensor<6x2x3x3x3xf32>) -> tensor<?x?x?x?x?xf32>
  %z = cudnnfe.identity %y : (tensor<?x?x?x?x?xf32>) -> tensor<?x6x6x?x4xf32>
  cudnnfe.return %z : tensor<?x6x6x?x4xf32>
}
