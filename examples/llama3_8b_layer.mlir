// One decoder layer of Llama 3 8B at its true shapes, 256 tokens: 32 query heads
// that share 8 key and value heads, hidden size 4096, feed-forward size 14336.
//
//   ./dev run examples/llama3_8b_layer.mlir
//
// Each graph is one cuDNN operation graph; the host function calls them in turn.

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @norm(%x: tensor<1x256x4096xbf16>,
                              %w: tensor<1x1x4096xbf16>)
      -> tensor<1x256x4096xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %eps = cudnnfe.constant 1.000000e-05 : f32
    %y = cudnnfe.rmsnorm %x, %w, %eps phase(inference)
        : (tensor<1x256x4096xbf16>, tensor<1x1x4096xbf16>, f32) -> tensor<1x256x4096xbf16>
    cudnnfe.return %y : tensor<1x256x4096xbf16>
  }

  cudnnfe.graph private @project(%x: tensor<1x256x4096xbf16>,
                                 %w: tensor<1x4096x4096xbf16>)
      -> tensor<1x256x4096xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %y = cudnnfe.matmul %x, %w : (tensor<1x256x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x256x4096xbf16>
    cudnnfe.return %y : tensor<1x256x4096xbf16>
  }

  cudnnfe.graph private @project_kv(%x: tensor<1x256x4096xbf16>,
                                    %w: tensor<1x4096x1024xbf16>)
      -> tensor<1x256x1024xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %y = cudnnfe.matmul %x, %w : (tensor<1x256x4096xbf16>, tensor<1x4096x1024xbf16>) -> tensor<1x256x1024xbf16>
    cudnnfe.return %y : tensor<1x256x1024xbf16>
  }

  cudnnfe.graph private @angles(%position: tensor<256x1x1x1xf32>,
                                %channel: tensor<1x1x1x128xf32>)
      -> tensor<256x1x1x128xf32> attributes {compute_type = f32, intermediate_type = f32} {
    // position * 500000 ^ (-2 channel / 128)
    %rate = cudnnfe.constant -2.050378e-01 : f32
    %e = cudnnfe.mul %channel, %rate : (tensor<1x1x1x128xf32>, f32) -> tensor<1x1x1x128xf32>
    %f = cudnnfe.exp %e : (tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xf32>
    %y = cudnnfe.mul %position, %f : (tensor<256x1x1x1xf32>, tensor<1x1x1x128xf32>) -> tensor<256x1x1x128xf32>
    cudnnfe.return %y : tensor<256x1x1x128xf32>
  }

  cudnnfe.graph private @rotate_q(%x: tensor<1x256x4096xbf16>,
                                  %angles: tensor<256x1x1x128xf32>)
      -> tensor<1x32x256x128xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %s = cudnnfe.reshape %x : (tensor<1x256x4096xbf16>) -> tensor<1x256x32x128xbf16>
    %t = cudnnfe.transpose %s permutation([0, 2, 1, 3]) : (tensor<1x256x32x128xbf16>) -> tensor<1x32x256x128xbf16>
    %y = cudnnfe.rope %t, %angles : (tensor<1x32x256x128xbf16>, tensor<256x1x1x128xf32>) -> tensor<1x32x256x128xbf16>
    cudnnfe.return %y : tensor<1x32x256x128xbf16>
  }

  cudnnfe.graph private @rotate_k(%x: tensor<1x256x1024xbf16>,
                                  %angles: tensor<256x1x1x128xf32>)
      -> tensor<1x8x256x128xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %s = cudnnfe.reshape %x : (tensor<1x256x1024xbf16>) -> tensor<1x256x8x128xbf16>
    %t = cudnnfe.transpose %s permutation([0, 2, 1, 3]) : (tensor<1x256x8x128xbf16>) -> tensor<1x8x256x128xbf16>
    %y = cudnnfe.rope %t, %angles : (tensor<1x8x256x128xbf16>, tensor<256x1x1x128xf32>) -> tensor<1x8x256x128xbf16>
    cudnnfe.return %y : tensor<1x8x256x128xbf16>
  }

  cudnnfe.graph private @attention(%q: tensor<1x32x256x128xbf16>,
                                   %k: tensor<1x8x256x128xbf16>,
                                   %v: tensor<1x256x1024xbf16>)
      -> tensor<1x256x4096xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %vs = cudnnfe.reshape %v : (tensor<1x256x1024xbf16>) -> tensor<1x256x8x128xbf16>
    %vt = cudnnfe.transpose %vs permutation([0, 2, 1, 3]) : (tensor<1x256x8x128xbf16>) -> tensor<1x8x256x128xbf16>
    %o = cudnnfe.sdpa %q, %k, %vt scale(8.838834764831845e-02) band(right = 0, align = top_left)
        : (tensor<1x32x256x128xbf16>, tensor<1x8x256x128xbf16>, tensor<1x8x256x128xbf16>) -> tensor<1x32x256x128xbf16>
    %ot = cudnnfe.transpose %o permutation([0, 2, 1, 3]) : (tensor<1x32x256x128xbf16>) -> tensor<1x256x32x128xbf16>
    %y = cudnnfe.reshape %ot : (tensor<1x256x32x128xbf16>) -> tensor<1x256x4096xbf16>
    cudnnfe.return %y : tensor<1x256x4096xbf16>
  }

  cudnnfe.graph private @project_add(%x: tensor<1x256x4096xbf16>,
                                     %w: tensor<1x4096x4096xbf16>,
                                     %residual: tensor<1x256x4096xbf16>)
      -> tensor<1x256x4096xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x256x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x256x4096xf32>
    %y = cudnnfe.add %p, %residual : (tensor<1x256x4096xf32>, tensor<1x256x4096xbf16>) -> tensor<1x256x4096xbf16>
    cudnnfe.return %y : tensor<1x256x4096xbf16>
  }

  cudnnfe.graph private @gate(%x: tensor<1x256x4096xbf16>,
                              %w: tensor<1x4096x14336xbf16>)
      -> tensor<1x256x14336xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x256x4096xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x256x14336xf32>
    %y = cudnnfe.swish %p : (tensor<1x256x14336xf32>) -> tensor<1x256x14336xbf16>
    cudnnfe.return %y : tensor<1x256x14336xbf16>
  }

  cudnnfe.graph private @up_mul(%x: tensor<1x256x4096xbf16>,
                                %w: tensor<1x4096x14336xbf16>,
                                %gate: tensor<1x256x14336xbf16>)
      -> tensor<1x256x14336xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x256x4096xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x256x14336xf32>
    %y = cudnnfe.mul %p, %gate : (tensor<1x256x14336xf32>, tensor<1x256x14336xbf16>) -> tensor<1x256x14336xbf16>
    cudnnfe.return %y : tensor<1x256x14336xbf16>
  }

  cudnnfe.graph private @down_add(%x: tensor<1x256x14336xbf16>,
                                  %w: tensor<1x14336x4096xbf16>,
                                  %residual: tensor<1x256x4096xbf16>)
      -> tensor<1x256x4096xbf16> attributes {compute_type = f32, intermediate_type = f32} {
    %p = cudnnfe.matmul %x, %w : (tensor<1x256x14336xbf16>, tensor<1x14336x4096xbf16>) -> tensor<1x256x4096xf32>
    %y = cudnnfe.add %p, %residual : (tensor<1x256x4096xf32>, tensor<1x256x4096xbf16>) -> tensor<1x256x4096xbf16>
    cudnnfe.return %y : tensor<1x256x4096xbf16>
  }

  func.func @main(%h: !cudnnfe.handle,
      %x: tensor<1x256x4096xbf16> {cudnnfe.init = "normal(0,1)"},
      %norm1: tensor<1x1x4096xbf16> {cudnnfe.init = "normal(1,0.1)"},
      %wq: tensor<1x4096x4096xbf16> {cudnnfe.init = "normal(0,0.02)"},
      %wk: tensor<1x4096x1024xbf16> {cudnnfe.init = "normal(0,0.02)"},
      %wv: tensor<1x4096x1024xbf16> {cudnnfe.init = "normal(0,0.02)"},
      %wo: tensor<1x4096x4096xbf16> {cudnnfe.init = "normal(0,0.02)"},
      %norm2: tensor<1x1x4096xbf16> {cudnnfe.init = "normal(1,0.1)"},
      %wgate: tensor<1x4096x14336xbf16> {cudnnfe.init = "normal(0,0.02)"},
      %wup: tensor<1x4096x14336xbf16> {cudnnfe.init = "normal(0,0.02)"},
      %wdown: tensor<1x14336x4096xbf16> {cudnnfe.init = "normal(0,0.02)"},
      %position: tensor<256x1x1x1xf32> {cudnnfe.init = "iota"},
      %channel: tensor<1x1x1x128xf32> {cudnnfe.init = "iota"})
      -> tensor<1x256x4096xbf16> {
    %n1 = cudnnfe.call @norm(%h, %x, %norm1)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x256x4096xbf16>
    %q = cudnnfe.call @project(%h, %n1, %wq)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x256x4096xbf16>
    %k = cudnnfe.call @project_kv(%h, %n1, %wk)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x4096x1024xbf16>) -> tensor<1x256x1024xbf16>
    %v = cudnnfe.call @project_kv(%h, %n1, %wv)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x4096x1024xbf16>) -> tensor<1x256x1024xbf16>
    %a = cudnnfe.call @angles(%h, %position, %channel)
        : (!cudnnfe.handle, tensor<256x1x1x1xf32>, tensor<1x1x1x128xf32>) -> tensor<256x1x1x128xf32>
    %qr = cudnnfe.call @rotate_q(%h, %q, %a)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<256x1x1x128xf32>) -> tensor<1x32x256x128xbf16>
    %kr = cudnnfe.call @rotate_k(%h, %k, %a)
        : (!cudnnfe.handle, tensor<1x256x1024xbf16>, tensor<256x1x1x128xf32>) -> tensor<1x8x256x128xbf16>
    %o = cudnnfe.call @attention(%h, %qr, %kr, %v)
        : (!cudnnfe.handle, tensor<1x32x256x128xbf16>, tensor<1x8x256x128xbf16>, tensor<1x256x1024xbf16>) -> tensor<1x256x4096xbf16>
    %r = cudnnfe.call @project_add(%h, %o, %wo, %x)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x256x4096xbf16>) -> tensor<1x256x4096xbf16>
    %n2 = cudnnfe.call @norm(%h, %r, %norm2)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x256x4096xbf16>
    %g = cudnnfe.call @gate(%h, %n2, %wgate)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x256x14336xbf16>
    %u = cudnnfe.call @up_mul(%h, %n2, %wup, %g)
        : (!cudnnfe.handle, tensor<1x256x4096xbf16>, tensor<1x4096x14336xbf16>, tensor<1x256x14336xbf16>) -> tensor<1x256x14336xbf16>
    %y = cudnnfe.call @down_add(%h, %u, %wdown, %r)
        : (!cudnnfe.handle, tensor<1x256x14336xbf16>, tensor<1x14336x4096xbf16>, tensor<1x256x4096xbf16>) -> tensor<1x256x4096xbf16>
    return %y : tensor<1x256x4096xbf16>
  }
}
