// REQUIRES: cudnn
// RUN: cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites{keep-unified=true}),convert-cudnnfe-to-cudnn-backend,cudnnfe-select-engines{device=h200 device-dir=%devices})' \
// RUN:   --mlir-elide-resource-strings-if-larger=16 | FileCheck %s

#nhwc = #cudnnfe.layout<strides = [16384, 1, 1024, 64]>

// What is lowered is what cuDNN builds plans for: one graph of each family.

// CHECK-LABEL: cudnn_backend.program @matmul_program
// CHECK:         status = built
cudnnfe.graph @matmul(%a: tensor<128x64xf16>, %b: tensor<64x32xf16>,
                      %bias: tensor<32xf16>) -> tensor<128x32xf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<128x64xf16>, tensor<64x32xf16>) -> tensor<128x32xf32>
  %d = cudnnfe.add %c, %bias
      : (tensor<128x32xf32>, tensor<32xf16>) -> tensor<128x32xf32>
  %f = cudnnfe.gelu %d : (tensor<128x32xf32>) -> tensor<128x32xf16>
  cudnnfe.return %f : tensor<128x32xf16>
}

// CHECK-LABEL: cudnn_backend.program @select_program
// CHECK:         status = built
cudnnfe.graph @select(%x: tensor<8x64x16x16xf16, #nhwc>, %y: tensor<1x64x1x1xf16>)
    -> tensor<8x64x16x16xf16, #nhwc> {
  %m = cudnnfe.cmp_gt %x, %y
      : (tensor<8x64x16x16xf16, #nhwc>, tensor<1x64x1x1xf16>) -> tensor<8x64x16x16xi1>
  %z = cudnnfe.binary_select %x, %y, %m
      : (tensor<8x64x16x16xf16, #nhwc>, tensor<1x64x1x1xf16>, tensor<8x64x16x16xi1>)
      -> tensor<8x64x16x16xf16, #nhwc>
  cudnnfe.return %z : tensor<8x64x16x16xf16, #nhwc>
}

// CHECK-LABEL: cudnn_backend.program @columns_program
// CHECK:         status = built
cudnnfe.graph @columns(%x: tensor<4x8x16xf16>) -> tensor<1x1x16xf32> {
  %y = cudnnfe.reduction %x mode(avg) axes([0, 1])
      : (tensor<4x8x16xf16>) -> tensor<1x1x16xf32>
  cudnnfe.return %y : tensor<1x1x16xf32>
}

// CHECK-LABEL: cudnn_backend.program @causal_program
// CHECK:         status = built
cudnnfe.graph @causal(%q: tensor<2x4x256x64xf16>, %k: tensor<2x2x256x64xf16>,
                      %v: tensor<2x2x256x64xf16>) -> tensor<2x4x256x64xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01)
      band(right = 0, align = top_left)
      : (tensor<2x4x256x64xf16>, tensor<2x2x256x64xf16>, tensor<2x2x256x64xf16>)
      -> tensor<2x4x256x64xf16>
  cudnnfe.return %o : tensor<2x4x256x64xf16>
}

// CHECK-LABEL: cudnn_backend.program @whole_program
// CHECK:         status = built
cudnnfe.graph @whole(%q: tensor<2x4x256x64xf16>, %k: tensor<2x2x256x64xf16>,
                     %v: tensor<2x2x256x64xf16>)
    -> (tensor<2x4x256x64xf16>, tensor<2x4x256x1xf32>) {
  %o, %stats = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01)
      : (tensor<2x4x256x64xf16>, tensor<2x2x256x64xf16>, tensor<2x2x256x64xf16>)
      -> (tensor<2x4x256x64xf16>, tensor<2x4x256x1xf32>)
  cudnnfe.return %o, %stats : tensor<2x4x256x64xf16>, tensor<2x4x256x1xf32>
}

// CHECK-LABEL: cudnn_backend.program @rmsnorm_program
// CHECK:         status = built
cudnnfe.graph @rmsnorm(%x: tensor<1024x512xbf16>, %scale: tensor<1x512xbf16>,
                       %epsilon: f32) -> tensor<1024x512xbf16> {
  %y = cudnnfe.rmsnorm %x, %scale, %epsilon phase(inference)
      : (tensor<1024x512xbf16>, tensor<1x512xbf16>, f32)
      -> tensor<1024x512xbf16>
  cudnnfe.return %y : tensor<1024x512xbf16>
}

// CHECK-LABEL: cudnn_backend.program @conv_program
// CHECK:         status = built
cudnnfe.graph @conv(
    %x: tensor<8x64x32x32xf16, #cudnnfe.layout<strides = [65536, 1, 2048, 64]>>,
    %w: tensor<64x64x1x1xf16>, %bias: tensor<1x64x1x1xf16>)
    -> tensor<8x64x32x32xf16, #cudnnfe.layout<strides = [65536, 1, 2048, 64]>> {
  %c = cudnnfe.conv_fprop %x, %w
      : (tensor<8x64x32x32xf16, #cudnnfe.layout<strides = [65536, 1, 2048, 64]>>,
         tensor<64x64x1x1xf16>) -> tensor<8x64x32x32xf32>
  %d = cudnnfe.add %c, %bias
      : (tensor<8x64x32x32xf32>, tensor<1x64x1x1xf16>) -> tensor<8x64x32x32xf32>
  %y = cudnnfe.relu %d : (tensor<8x64x32x32xf32>) -> tensor<8x64x32x32xf16>
  cudnnfe.return %y : tensor<8x64x32x32xf16>
}
