// A multilayer perceptron with bias and gelu: the bias and the activation run in
// the epilogue of the product.
//
//   ./dev run examples/mlp.mlir

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @hidden(%x: tensor<1x64x512xf16>,
                                %w: tensor<1x512x2048xf16>,
                                %b: tensor<1x1x2048xf16>)
      -> tensor<1x64x2048xf16> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x64x512xf16>, tensor<1x512x2048xf16>) -> tensor<1x64x2048xf32>
    %s = cudnnfe.add %p, %b : (tensor<1x64x2048xf32>, tensor<1x1x2048xf16>) -> tensor<1x64x2048xf32>
    %y = cudnnfe.gelu %s : (tensor<1x64x2048xf32>) -> tensor<1x64x2048xf16>
    cudnnfe.return %y : tensor<1x64x2048xf16>
  }

  cudnnfe.graph private @output(%x: tensor<1x64x2048xf16>,
                                %w: tensor<1x2048x256xf16>,
                                %b: tensor<1x1x256xf16>)
      -> tensor<1x64x256xf16> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x64x2048xf16>, tensor<1x2048x256xf16>) -> tensor<1x64x256xf32>
    %y = cudnnfe.add %p, %b : (tensor<1x64x256xf32>, tensor<1x1x256xf16>) -> tensor<1x64x256xf16>
    cudnnfe.return %y : tensor<1x64x256xf16>
  }

  func.func @main(%h: !cudnnfe.handle,
      %x: tensor<1x64x512xf16> {cudnnfe.init = "normal(0,1)"},
      %w1: tensor<1x512x2048xf16> {cudnnfe.init = "normal(0,0.05)"},
      %b1: tensor<1x1x2048xf16> {cudnnfe.init = "normal(0,0.5)"},
      %w2: tensor<1x2048x256xf16> {cudnnfe.init = "normal(0,0.05)"},
      %b2: tensor<1x1x256xf16> {cudnnfe.init = "normal(0,0.5)"})
      -> tensor<1x64x256xf16> {
    %h1 = cudnnfe.call @hidden(%h, %x, %w1, %b1)
        : (!cudnnfe.handle, tensor<1x64x512xf16>, tensor<1x512x2048xf16>, tensor<1x1x2048xf16>) -> tensor<1x64x2048xf16>
    %y = cudnnfe.call @output(%h, %h1, %w2, %b2)
        : (!cudnnfe.handle, tensor<1x64x2048xf16>, tensor<1x2048x256xf16>, tensor<1x1x256xf16>) -> tensor<1x64x256xf16>
    return %y : tensor<1x64x256xf16>
  }
}
