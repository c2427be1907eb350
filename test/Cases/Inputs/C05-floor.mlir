cudnnfe.graph @main(%x: tensor<1x1x8x8xf32>, %w: tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32> {
  %y = cudnnfe.conv_fprop %x, %w stride([2, 2])
      : (tensor<1x1x8x8xf32>, tensor<1x1x3x3xf32>) -> tensor<1x1x3x3xf32>
  cudnnfe.return %y : tensor<1x1x3x3xf32>
}
