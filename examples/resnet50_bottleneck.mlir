// An identity bottleneck of ResNet-50 in channels-last f16: 1x1, 3x3 and 1x1
// convolutions with stored batch-norm statistics, the residual and relu.
//
//   ./dev run examples/resnet50_bottleneck.mlir

// Channels-last layouts: strides of [n, c, h, w], in elements.
#channels64 = #cudnnfe.layout<strides = [64, 1, 64, 64]>
#filter256 = #cudnnfe.layout<strides = [256, 1, 256, 256]>
#filter576 = #cudnnfe.layout<strides = [576, 1, 192, 64]>
#narrow = #cudnnfe.layout<strides = [50176, 1, 1792, 64]>
#wide = #cudnnfe.layout<strides = [200704, 1, 7168, 256]>

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @reduce(%x: tensor<2x256x28x28xf16, #wide>,
                                %w: tensor<64x256x1x1xf16, #filter256>)
      -> tensor<2x64x28x28xf16, #narrow> attributes {compute_type = f32, intermediate_type = f32} {
    %y = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([0, 0])
        stride([1, 1]) dilation([1, 1])
        : (tensor<2x256x28x28xf16, #wide>, tensor<64x256x1x1xf16, #filter256>) -> tensor<2x64x28x28xf16, #narrow>
    cudnnfe.return %y : tensor<2x64x28x28xf16, #narrow>
  }

  cudnnfe.graph private @spatial(%x: tensor<2x64x28x28xf16, #narrow>,
                                 %w: tensor<64x64x3x3xf16, #filter576>)
      -> tensor<2x64x28x28xf16, #narrow> attributes {compute_type = f32, intermediate_type = f32} {
    %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
        stride([1, 1]) dilation([1, 1])
        : (tensor<2x64x28x28xf16, #narrow>, tensor<64x64x3x3xf16, #filter576>) -> tensor<2x64x28x28xf16, #narrow>
    cudnnfe.return %y : tensor<2x64x28x28xf16, #narrow>
  }

  cudnnfe.graph private @expand(%x: tensor<2x64x28x28xf16, #narrow>,
                                %w: tensor<256x64x1x1xf16, #channels64>)
      -> tensor<2x256x28x28xf16, #wide> attributes {compute_type = f32, intermediate_type = f32} {
    %y = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([0, 0])
        stride([1, 1]) dilation([1, 1])
        : (tensor<2x64x28x28xf16, #narrow>, tensor<256x64x1x1xf16, #channels64>) -> tensor<2x256x28x28xf16, #wide>
    cudnnfe.return %y : tensor<2x256x28x28xf16, #wide>
  }

  cudnnfe.graph private @norm_relu(%x: tensor<2x64x28x28xf16, #narrow>,
                                   %mean: tensor<1x64x1x1xf32, #channels64>,
                                   %inv_std: tensor<1x64x1x1xf32, #channels64>,
                                   %scale: tensor<1x64x1x1xf32, #channels64>,
                                   %bias: tensor<1x64x1x1xf32, #channels64>)
      -> tensor<2x64x28x28xf16, #narrow> attributes {compute_type = f32, intermediate_type = f32} {
    %n = cudnnfe.batchnorm_inference %x, %mean, %inv_std, %scale, %bias
        : (tensor<2x64x28x28xf16, #narrow>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>) -> tensor<2x64x28x28xf32>
    %y = cudnnfe.relu %n : (tensor<2x64x28x28xf32>) -> tensor<2x64x28x28xf16, #narrow>
    cudnnfe.return %y : tensor<2x64x28x28xf16, #narrow>
  }

  cudnnfe.graph private @norm_add_relu(%x: tensor<2x256x28x28xf16, #wide>,
                                       %mean: tensor<1x256x1x1xf32, #filter256>,
                                       %inv_std: tensor<1x256x1x1xf32, #filter256>,
                                       %scale: tensor<1x256x1x1xf32, #filter256>,
                                       %bias: tensor<1x256x1x1xf32, #filter256>,
                                       %residual: tensor<2x256x28x28xf16, #wide>)
      -> tensor<2x256x28x28xf16, #wide> attributes {compute_type = f32, intermediate_type = f32} {
    %n = cudnnfe.batchnorm_inference %x, %mean, %inv_std, %scale, %bias
        : (tensor<2x256x28x28xf16, #wide>, tensor<1x256x1x1xf32, #filter256>, tensor<1x256x1x1xf32, #filter256>, tensor<1x256x1x1xf32, #filter256>, tensor<1x256x1x1xf32, #filter256>) -> tensor<2x256x28x28xf32>
    %s = cudnnfe.add %n, %residual : (tensor<2x256x28x28xf32>, tensor<2x256x28x28xf16, #wide>) -> tensor<2x256x28x28xf32>
    %y = cudnnfe.relu %s : (tensor<2x256x28x28xf32>) -> tensor<2x256x28x28xf16, #wide>
    cudnnfe.return %y : tensor<2x256x28x28xf16, #wide>
  }

  func.func @main(%h: !cudnnfe.handle,
      %x: tensor<2x256x28x28xf16, #wide> {cudnnfe.init = "normal(0,1)"},
      %w1: tensor<64x256x1x1xf16, #filter256> {cudnnfe.init = "normal(0,0.1)"},
      %w2: tensor<64x64x3x3xf16, #filter576> {cudnnfe.init = "normal(0,0.05)"},
      %w3: tensor<256x64x1x1xf16, #channels64> {cudnnfe.init = "normal(0,0.1)"},
      %mean1: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "normal(0,0.5)"},
      %inv_std1: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "uniform(0.5,1.5)"},
      %scale1: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "normal(1,0.1)"},
      %bias1: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "normal(0,0.1)"},
      %mean2: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "normal(0,0.5)"},
      %inv_std2: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "uniform(0.5,1.5)"},
      %scale2: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "normal(1,0.1)"},
      %bias2: tensor<1x64x1x1xf32, #channels64> {cudnnfe.init = "normal(0,0.1)"},
      %mean3: tensor<1x256x1x1xf32, #filter256> {cudnnfe.init = "normal(0,0.5)"},
      %inv_std3: tensor<1x256x1x1xf32, #filter256> {cudnnfe.init = "uniform(0.5,1.5)"},
      %scale3: tensor<1x256x1x1xf32, #filter256> {cudnnfe.init = "normal(1,0.1)"},
      %bias3: tensor<1x256x1x1xf32, #filter256> {cudnnfe.init = "normal(0,0.1)"})
      -> tensor<2x256x28x28xf16, #wide> {
    %c1 = cudnnfe.call @reduce(%h, %x, %w1)
        : (!cudnnfe.handle, tensor<2x256x28x28xf16, #wide>, tensor<64x256x1x1xf16, #filter256>) -> tensor<2x64x28x28xf16, #narrow>
    %a1 = cudnnfe.call @norm_relu(%h, %c1, %mean1, %inv_std1, %scale1, %bias1)
        : (!cudnnfe.handle, tensor<2x64x28x28xf16, #narrow>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>) -> tensor<2x64x28x28xf16, #narrow>
    %c2 = cudnnfe.call @spatial(%h, %a1, %w2)
        : (!cudnnfe.handle, tensor<2x64x28x28xf16, #narrow>, tensor<64x64x3x3xf16, #filter576>) -> tensor<2x64x28x28xf16, #narrow>
    %a2 = cudnnfe.call @norm_relu(%h, %c2, %mean2, %inv_std2, %scale2, %bias2)
        : (!cudnnfe.handle, tensor<2x64x28x28xf16, #narrow>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>, tensor<1x64x1x1xf32, #channels64>) -> tensor<2x64x28x28xf16, #narrow>
    %c3 = cudnnfe.call @expand(%h, %a2, %w3)
        : (!cudnnfe.handle, tensor<2x64x28x28xf16, #narrow>, tensor<256x64x1x1xf16, #channels64>) -> tensor<2x256x28x28xf16, #wide>
    %y = cudnnfe.call @norm_add_relu(%h, %c3, %mean3, %inv_std3, %scale3, %bias3, %x)
        : (!cudnnfe.handle, tensor<2x256x28x28xf16, #wide>, tensor<1x256x1x1xf32, #filter256>, tensor<1x256x1x1xf32, #filter256>, tensor<1x256x1x1xf32, #filter256>, tensor<1x256x1x1xf32, #filter256>, tensor<2x256x28x28xf16, #wide>) -> tensor<2x256x28x28xf16, #wide>
    return %y : tensor<2x256x28x28xf16, #wide>
  }
}
