// One block of GPT-2 (small), 128 tokens, f32: layer norm, 12-head causal attention,
// and a feed-forward net with tanh-gelu, each with its residual.
//
//   ./dev run examples/gpt2_block.mlir

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @norm(%x: tensor<1x128x768xf32>,
                              %w: tensor<1x1x768xf32>,
                              %b: tensor<1x1x768xf32>)
      -> tensor<1x128x768xf32> attributes {compute_type = f32, intermediate_type = f32} {
    %eps = cudnnfe.constant 1.000000e-05 : f32
    %y = cudnnfe.layernorm %x, %w, %b, %eps phase(inference)
        : (tensor<1x128x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>, f32) -> tensor<1x128x768xf32>
    cudnnfe.return %y : tensor<1x128x768xf32>
  }

  cudnnfe.graph private @linear(%x: tensor<1x128x768xf32>,
                                %w: tensor<1x768x768xf32>,
                                %b: tensor<1x1x768xf32>)
      -> tensor<1x128x768xf32> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x128x768xf32>, tensor<1x768x768xf32>) -> tensor<1x128x768xf32>
    %y = cudnnfe.add %p, %b : (tensor<1x128x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    cudnnfe.return %y : tensor<1x128x768xf32>
  }

  cudnnfe.graph private @attention(%q: tensor<1x128x768xf32>,
                                   %k: tensor<1x128x768xf32>,
                                   %v: tensor<1x128x768xf32>)
      -> tensor<1x128x768xf32> attributes {compute_type = f32, intermediate_type = f32} {
    %qs = cudnnfe.reshape %q : (tensor<1x128x768xf32>) -> tensor<1x128x12x64xf32>
    %qh = cudnnfe.transpose %qs permutation([0, 2, 1, 3]) : (tensor<1x128x12x64xf32>) -> tensor<1x12x128x64xf32>
    %ks = cudnnfe.reshape %k : (tensor<1x128x768xf32>) -> tensor<1x128x12x64xf32>
    %kh = cudnnfe.transpose %ks permutation([0, 2, 1, 3]) : (tensor<1x128x12x64xf32>) -> tensor<1x12x128x64xf32>
    %vs = cudnnfe.reshape %v : (tensor<1x128x768xf32>) -> tensor<1x128x12x64xf32>
    %vh = cudnnfe.transpose %vs permutation([0, 2, 1, 3]) : (tensor<1x128x12x64xf32>) -> tensor<1x12x128x64xf32>
    %o = cudnnfe.sdpa %qh, %kh, %vh scale(1.250000e-01) band(right = 0, align = top_left)
        : (tensor<1x12x128x64xf32>, tensor<1x12x128x64xf32>, tensor<1x12x128x64xf32>) -> tensor<1x12x128x64xf32>
    %ot = cudnnfe.transpose %o permutation([0, 2, 1, 3]) : (tensor<1x12x128x64xf32>) -> tensor<1x128x12x64xf32>
    %y = cudnnfe.reshape %ot : (tensor<1x128x12x64xf32>) -> tensor<1x128x768xf32>
    cudnnfe.return %y : tensor<1x128x768xf32>
  }

  cudnnfe.graph private @linear_add(%x: tensor<1x128x768xf32>,
                                    %w: tensor<1x768x768xf32>,
                                    %b: tensor<1x1x768xf32>,
                                    %residual: tensor<1x128x768xf32>)
      -> tensor<1x128x768xf32> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x128x768xf32>, tensor<1x768x768xf32>) -> tensor<1x128x768xf32>
    %s = cudnnfe.add %p, %b : (tensor<1x128x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    %y = cudnnfe.add %s, %residual : (tensor<1x128x768xf32>, tensor<1x128x768xf32>) -> tensor<1x128x768xf32>
    cudnnfe.return %y : tensor<1x128x768xf32>
  }

  cudnnfe.graph private @expand_gelu(%x: tensor<1x128x768xf32>,
                                     %w: tensor<1x768x3072xf32>,
                                     %b: tensor<1x1x3072xf32>)
      -> tensor<1x128x3072xf32> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x128x768xf32>, tensor<1x768x3072xf32>) -> tensor<1x128x3072xf32>
    %s = cudnnfe.add %p, %b : (tensor<1x128x3072xf32>, tensor<1x1x3072xf32>) -> tensor<1x128x3072xf32>
    %y = cudnnfe.gelu_approx_tanh %s : (tensor<1x128x3072xf32>) -> tensor<1x128x3072xf32>
    cudnnfe.return %y : tensor<1x128x3072xf32>
  }

  cudnnfe.graph private @shrink_add(%x: tensor<1x128x3072xf32>,
                                    %w: tensor<1x3072x768xf32>,
                                    %b: tensor<1x1x768xf32>,
                                    %residual: tensor<1x128x768xf32>)
      -> tensor<1x128x768xf32> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x128x3072xf32>, tensor<1x3072x768xf32>) -> tensor<1x128x768xf32>
    %s = cudnnfe.add %p, %b : (tensor<1x128x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    %y = cudnnfe.add %s, %residual : (tensor<1x128x768xf32>, tensor<1x128x768xf32>) -> tensor<1x128x768xf32>
    cudnnfe.return %y : tensor<1x128x768xf32>
  }

  func.func @main(%h: !cudnnfe.handle,
      %x: tensor<1x128x768xf32> {cudnnfe.init = "normal(0,1)"},
      %g1: tensor<1x1x768xf32> {cudnnfe.init = "normal(1,0.1)"},
      %b1: tensor<1x1x768xf32> {cudnnfe.init = "normal(0,0.01)"},
      %wq: tensor<1x768x768xf32> {cudnnfe.init = "normal(0,0.02)"},
      %bq: tensor<1x1x768xf32> {cudnnfe.init = "normal(0,0.01)"},
      %wk: tensor<1x768x768xf32> {cudnnfe.init = "normal(0,0.02)"},
      %bk: tensor<1x1x768xf32> {cudnnfe.init = "normal(0,0.01)"},
      %wv: tensor<1x768x768xf32> {cudnnfe.init = "normal(0,0.02)"},
      %bv: tensor<1x1x768xf32> {cudnnfe.init = "normal(0,0.01)"},
      %wo: tensor<1x768x768xf32> {cudnnfe.init = "normal(0,0.02)"},
      %bo: tensor<1x1x768xf32> {cudnnfe.init = "normal(0,0.01)"},
      %g2: tensor<1x1x768xf32> {cudnnfe.init = "normal(1,0.1)"},
      %b2: tensor<1x1x768xf32> {cudnnfe.init = "normal(0,0.01)"},
      %w1: tensor<1x768x3072xf32> {cudnnfe.init = "normal(0,0.02)"},
      %c1: tensor<1x1x3072xf32> {cudnnfe.init = "normal(0,0.01)"},
      %w2: tensor<1x3072x768xf32> {cudnnfe.init = "normal(0,0.02)"},
      %c2: tensor<1x1x768xf32> {cudnnfe.init = "normal(0,0.01)"})
      -> tensor<1x128x768xf32> {
    %n1 = cudnnfe.call @norm(%h, %x, %g1, %b1)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    %q = cudnnfe.call @linear(%h, %n1, %wq, %bq)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x768x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    %k = cudnnfe.call @linear(%h, %n1, %wk, %bk)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x768x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    %v = cudnnfe.call @linear(%h, %n1, %wv, %bv)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x768x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    %o = cudnnfe.call @attention(%h, %q, %k, %v)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x128x768xf32>, tensor<1x128x768xf32>) -> tensor<1x128x768xf32>
    %r = cudnnfe.call @linear_add(%h, %o, %wo, %bo, %x)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x768x768xf32>, tensor<1x1x768xf32>, tensor<1x128x768xf32>) -> tensor<1x128x768xf32>
    %n2 = cudnnfe.call @norm(%h, %r, %g2, %b2)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x1x768xf32>, tensor<1x1x768xf32>) -> tensor<1x128x768xf32>
    %f = cudnnfe.call @expand_gelu(%h, %n2, %w1, %c1)
        : (!cudnnfe.handle, tensor<1x128x768xf32>, tensor<1x768x3072xf32>, tensor<1x1x3072xf32>) -> tensor<1x128x3072xf32>
    %y = cudnnfe.call @shrink_add(%h, %f, %w2, %c2, %r)
        : (!cudnnfe.handle, tensor<1x128x3072xf32>, tensor<1x3072x768xf32>, tensor<1x1x768xf32>, tensor<1x128x768xf32>) -> tensor<1x128x768xf32>
    return %y : tensor<1x128x768xf32>
  }
}
