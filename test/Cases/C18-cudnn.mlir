// REQUIRES: cudnn

// C18 with the installed cuDNN: the layouts, types and channels that users met
// all get a plan, and a graph that gets none says which rule each engine has.

// RUN: not cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend=cudnn-version=90800 --cudnnfe-select-engines="device=h200 no-cache explain" -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: candidates for @f16_last_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f16_last(%x: tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>,
    %w: tensor<8x8x3x3xf16, #cudnnfe.layout<strides = [72, 1, 24, 8]>>, %b: tensor<1x8x1x1xf16>)
    -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>> {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>, tensor<8x8x3x3xf16, #cudnnfe.layout<strides = [72, 1, 24, 8]>>)
      -> tensor<2x8x16x16xf32>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf16>) -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
  cudnnfe.return %y : tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
}
// CHECK: candidates for @f16_first_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f16_first(%x: tensor<2x8x16x16xf16>,
    %w: tensor<8x8x3x3xf16>, %b: tensor<1x8x1x1xf16>)
    -> tensor<2x8x16x16xf16> {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x8x16x16xf16>, tensor<8x8x3x3xf16>)
      -> tensor<2x8x16x16xf32>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf16>) -> tensor<2x8x16x16xf16>
  cudnnfe.return %y : tensor<2x8x16x16xf16>
}
// CHECK: candidates for @f16_last_c3_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f16_last_c3(%x: tensor<2x3x16x16xf16, #cudnnfe.layout<strides = [768, 1, 48, 3]>>,
    %w: tensor<8x3x3x3xf16, #cudnnfe.layout<strides = [27, 1, 9, 3]>>, %b: tensor<1x8x1x1xf16>)
    -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>> {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x3x16x16xf16, #cudnnfe.layout<strides = [768, 1, 48, 3]>>, tensor<8x3x3x3xf16, #cudnnfe.layout<strides = [27, 1, 9, 3]>>)
      -> tensor<2x8x16x16xf32>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf16>) -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
  cudnnfe.return %y : tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
}
// CHECK: candidates for @f32_last_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f32_last(%x: tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>,
    %w: tensor<8x8x3x3xf32, #cudnnfe.layout<strides = [72, 1, 24, 8]>>, %b: tensor<1x8x1x1xf32>)
    -> tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>> attributes {allow_tf32} {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>, tensor<8x8x3x3xf32, #cudnnfe.layout<strides = [72, 1, 24, 8]>>)
      -> tensor<2x8x16x16xf32>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
  cudnnfe.return %y : tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
}
// CHECK: candidates for @f32_first_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f32_first(%x: tensor<2x8x16x16xf32>,
    %w: tensor<8x8x3x3xf32>, %b: tensor<1x8x1x1xf32>)
    -> tensor<2x8x16x16xf32> attributes {allow_tf32} {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x8x16x16xf32>, tensor<8x8x3x3xf32>)
      -> tensor<2x8x16x16xf32>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x16x16xf32>
  cudnnfe.return %y : tensor<2x8x16x16xf32>
}
// CHECK: candidates for @f32_c3_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f32_c3(%x: tensor<2x3x16x16xf32, #cudnnfe.layout<strides = [768, 1, 48, 3]>>,
    %w: tensor<8x3x3x3xf32, #cudnnfe.layout<strides = [27, 1, 9, 3]>>, %b: tensor<1x8x1x1xf32>)
    -> tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>> attributes {allow_tf32} {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x3x16x16xf32, #cudnnfe.layout<strides = [768, 1, 48, 3]>>, tensor<8x3x3x3xf32, #cudnnfe.layout<strides = [27, 1, 9, 3]>>)
      -> tensor<2x8x16x16xf32>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
  cudnnfe.return %y : tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
}
// CHECK: candidates for @f32_strict_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f32_strict(%x: tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>,
    %w: tensor<8x8x3x3xf32, #cudnnfe.layout<strides = [72, 1, 24, 8]>>, %b: tensor<1x8x1x1xf32>)
    -> tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>> {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>, tensor<8x8x3x3xf32, #cudnnfe.layout<strides = [72, 1, 24, 8]>>)
      -> tensor<2x8x16x16xf32>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
  cudnnfe.return %y : tensor<2x8x16x16xf32, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
}
// CHECK: candidates for @f16_midf16_program on h200
// CHECK: remark: #{{[0-9]+}} {{.*}}: built
cudnnfe.graph @f16_midf16(%x: tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>,
    %w: tensor<8x8x3x3xf16, #cudnnfe.layout<strides = [72, 1, 24, 8]>>, %b: tensor<1x8x1x1xf16>)
    -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>> {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>, tensor<8x8x3x3xf16, #cudnnfe.layout<strides = [72, 1, 24, 8]>>)
      -> tensor<2x8x16x16xf16>
  %y = cudnnfe.add %c, %b
      : (tensor<2x8x16x16xf16>, tensor<1x8x1x1xf16>) -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
  cudnnfe.return %y : tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
}
// CHECK: :[[#@LINE+2]]:1: error: unsupported on this target: no engine of cuDNN {{.*}} serves the graph
// CHECK: :[[#@LINE+3]]:8: note: {{.*}}CUDNN_STATUS_NOT_SUPPORTED_LAYOUT: {{.*}}NHWC
cudnnfe.graph @squares(%x: tensor<2x8x16x16xf16>, %w: tensor<8x8x3x3xf16>)
    -> (tensor<2x8x14x14xf32>, tensor<2x8x14x1xf32>) {
  %c = cudnnfe.conv_fprop %x, %w
      : (tensor<2x8x16x16xf16>, tensor<8x8x3x3xf16>) -> tensor<2x8x14x14xf32>
  %y = cudnnfe.mul %c, %c
      : (tensor<2x8x14x14xf32>, tensor<2x8x14x14xf32>) -> tensor<2x8x14x14xf32>
  %z = cudnnfe.reduction %y mode(add) axes([3])
      : (tensor<2x8x14x14xf32>) -> tensor<2x8x14x1xf32>
  cudnnfe.return %y, %z : tensor<2x8x14x14xf32>, tensor<2x8x14x1xf32>
}
