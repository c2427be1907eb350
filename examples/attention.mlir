// Grouped-query causal attention: 16 query heads share 4 key and value heads.
//
//   ./dev run examples/attention.mlir
//
// prints the output and the log-sum-exp of each row. Inputs are generated; see
// `cudnnfe-run --help` for .npy files, seeds and checks.

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph @attention(%q: tensor<2x16x512x128xf16>,
                           %k: tensor<2x4x512x128xf16>,
                           %v: tensor<2x4x512x128xf16>)
      -> (tensor<2x16x512x128xf16>, tensor<2x16x512x1xf32>)
      attributes {compute_type = f32, intermediate_type = f32} {
    %o, %stats = cudnnfe.sdpa %q, %k, %v scale(8.838834764831845e-02)
        band(right = 0, align = top_left)
        : (tensor<2x16x512x128xf16>, tensor<2x4x512x128xf16>,
           tensor<2x4x512x128xf16>)
        -> (tensor<2x16x512x128xf16>, tensor<2x16x512x1xf32>)
    cudnnfe.return %o, %stats
        : tensor<2x16x512x128xf16>, tensor<2x16x512x1xf32>
  }

  func.func @main(%h: !cudnnfe.handle,
                  %q: tensor<2x16x512x128xf16> {cudnnfe.init = "normal(0,1)"},
                  %k: tensor<2x4x512x128xf16> {cudnnfe.init = "normal(0,1)"},
                  %v: tensor<2x4x512x128xf16> {cudnnfe.init = "normal(0,1)"})
      -> (tensor<2x16x512x128xf16>, tensor<2x16x512x1xf32>) {
    %o, %stats = cudnnfe.call @attention(%h, %q, %k, %v)
        : (!cudnnfe.handle, tensor<2x16x512x128xf16>, tensor<2x4x512x128xf16>,
           tensor<2x4x512x128xf16>)
        -> (tensor<2x16x512x128xf16>, tensor<2x16x512x1xf32>)
    return %o, %stats : tensor<2x16x512x128xf16>, tensor<2x16x512x1xf32>
  }
}
