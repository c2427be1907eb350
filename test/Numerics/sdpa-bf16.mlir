// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/sdpa-bf16.in-bf16.npy \
// RUN:     --input=1=%S/Inputs/sdpa-bf16.in-f32.npy --input=2=%S/Inputs/sdpa-bf16.in-f16.npy \
// RUN:     --input=3=%S/Inputs/sdpa-bf16.in-f64.npy --input=4=%S/Inputs/sdpa-bf16.in-i1.npy \
// RUN:     --input=5=%S/Inputs/sdpa-bf16.in-i32.npy --check=0=%S/Inputs/sdpa-bf16.out-bf16.npy \
// RUN:     --check=1=%S/Inputs/sdpa-bf16.out-f32-stats.npy --rtol=0.009 --atol=0.004 \
// RUN:   | FileCheck %s

// Scale as a number, a by-value scalar and a tensor; grouped heads with
// counts of their own for K and V; lengths that differ; all clauses at once.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches

cudnnfe.graph private @g(
    %q: tensor<2x4x5x8xbf16>,
    %k: tensor<2x4x7x8xbf16>,
    %v: tensor<2x4x7x6xbf16>,
    %s_f32: f32,
    %s_f16: f16,
    %s_f64: f64,
    %t: tensor<1x1x1x1xf32>,
    %u: tensor<1xbf16>,
    %q_g0: tensor<1x4x3x4xbf16>,
    %k_g0: tensor<1x2x4x4xbf16>,
    %v_g0: tensor<1x2x4x4xbf16>,
    %q_g1: tensor<1x4x3x4xbf16>,
    %k_g1: tensor<1x1x4x4xbf16>,
    %v_g1: tensor<1x1x4x4xbf16>,
    %q_g2: tensor<1x6x3x4xbf16>,
    %k_g2: tensor<1x3x4x4xbf16>,
    %v_g2: tensor<1x2x4x4xbf16>,
    %q_g3: tensor<1x6x3x4xbf16>,
    %k_g3: tensor<1x1x4x4xbf16>,
    %v_g3: tensor<1x6x4x4xbf16>,
    %q_g4: tensor<1x4x3x4xbf16>,
    %k_g4: tensor<1x2x4x4xbf16>,
    %v_g4: tensor<1x4x4x4xbf16>,
    %q_g5: tensor<1x6x3x4xbf16>,
    %k_g5: tensor<1x2x4x4xbf16>,
    %v_g5: tensor<1x1x4x4xbf16>,
    %q_s0: tensor<1x2x1x3xbf16>,
    %k_s0: tensor<1x1x9x3xbf16>,
    %v_s0: tensor<1x1x9x5xbf16>,
    %q_s1: tensor<1x2x9x3xbf16>,
    %k_s1: tensor<1x1x1x3xbf16>,
    %v_s1: tensor<1x1x1x5xbf16>,
    %q_s2: tensor<1x2x1x3xbf16>,
    %k_s2: tensor<1x1x1x3xbf16>,
    %v_s2: tensor<1x1x1x5xbf16>,
    %q_s3: tensor<1x2x6x3xbf16>,
    %k_s3: tensor<1x1x3x3xbf16>,
    %v_s3: tensor<1x1x3x5xbf16>,
    %q_s4: tensor<1x2x3x3xbf16>,
    %k_s4: tensor<1x1x6x3xbf16>,
    %v_s4: tensor<1x1x6x5xbf16>,
    %bias: tensor<1x4x5x7xf32>,
    %mask: tensor<2x1x5x7xi1>,
    %lq: tensor<2x1x1x1xi32>,
    %lk: tensor<2x1x1x1xi32>)
    -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<1x4x3x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x9x5xbf16>, tensor<1x2x9x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x6x5xbf16>, tensor<1x2x6x5xbf16>, tensor<1x2x3x5xbf16>, tensor<1x2x3x5xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<1x4x3x1xf32>, tensor<1x4x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x4x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x9x1xf32>, tensor<1x2x9x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x6x1xf32>, tensor<1x2x6x1xf32>, tensor<1x2x3x1xf32>, tensor<1x2x3x1xf32>, tensor<2x4x5x1xf32>) {
  %o1, %l1 = cudnnfe.sdpa %q, %k, %v : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  // bf16 at 240
  %o2 = cudnnfe.sdpa %q, %k, %v : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>) -> tensor<2x4x5x6xbf16>
  %o3, %l3 = cudnnfe.sdpa %q, %k, %v scale(0.35355339059327373) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o4, %l4 = cudnnfe.sdpa %q, %k, %v scale(-0.5) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o5, %l5 = cudnnfe.sdpa %q, %k, %v scale(0.0) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o6, %l6 = cudnnfe.sdpa %q, %k, %v scale(%s_f32) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>, f32) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o7, %l7 = cudnnfe.sdpa %q, %k, %v scale(%s_f16) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>, f16) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o8, %l8 = cudnnfe.sdpa %q, %k, %v scale(%s_f64) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>, f64) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o9, %l9 = cudnnfe.sdpa %q, %k, %v scale(%t) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>, tensor<1x1x1x1xf32>) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o10, %l10 = cudnnfe.sdpa %q, %k, %v scale(%u) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>, tensor<1xbf16>) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  %o11, %l11 = cudnnfe.sdpa %q_g0, %k_g0, %v_g0 : (tensor<1x4x3x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> (tensor<1x4x3x4xbf16>, tensor<1x4x3x1xf32>)
  %o12, %l12 = cudnnfe.sdpa %q_g1, %k_g1, %v_g1 : (tensor<1x4x3x4xbf16>, tensor<1x1x4x4xbf16>, tensor<1x1x4x4xbf16>) -> (tensor<1x4x3x4xbf16>, tensor<1x4x3x1xf32>)
  %o13, %l13 = cudnnfe.sdpa %q_g2, %k_g2, %v_g2 : (tensor<1x6x3x4xbf16>, tensor<1x3x4x4xbf16>, tensor<1x2x4x4xbf16>) -> (tensor<1x6x3x4xbf16>, tensor<1x6x3x1xf32>)
  %o14, %l14 = cudnnfe.sdpa %q_g3, %k_g3, %v_g3 : (tensor<1x6x3x4xbf16>, tensor<1x1x4x4xbf16>, tensor<1x6x4x4xbf16>) -> (tensor<1x6x3x4xbf16>, tensor<1x6x3x1xf32>)
  %o15, %l15 = cudnnfe.sdpa %q_g4, %k_g4, %v_g4 : (tensor<1x4x3x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x4x4x4xbf16>) -> (tensor<1x4x3x4xbf16>, tensor<1x4x3x1xf32>)
  %o16, %l16 = cudnnfe.sdpa %q_g5, %k_g5, %v_g5 : (tensor<1x6x3x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x1x4x4xbf16>) -> (tensor<1x6x3x4xbf16>, tensor<1x6x3x1xf32>)
  %o17, %l17 = cudnnfe.sdpa %q_s0, %k_s0, %v_s0 causal : (tensor<1x2x1x3xbf16>, tensor<1x1x9x3xbf16>, tensor<1x1x9x5xbf16>) -> (tensor<1x2x1x5xbf16>, tensor<1x2x1x1xf32>)
  %o18, %l18 = cudnnfe.sdpa %q_s0, %k_s0, %v_s0 band(left = 2, right = 1, align = bottom_right) : (tensor<1x2x1x3xbf16>, tensor<1x1x9x3xbf16>, tensor<1x1x9x5xbf16>) -> (tensor<1x2x1x5xbf16>, tensor<1x2x1x1xf32>)
  %o19, %l19 = cudnnfe.sdpa %q_s1, %k_s1, %v_s1 causal : (tensor<1x2x9x3xbf16>, tensor<1x1x1x3xbf16>, tensor<1x1x1x5xbf16>) -> (tensor<1x2x9x5xbf16>, tensor<1x2x9x1xf32>)
  %o20, %l20 = cudnnfe.sdpa %q_s1, %k_s1, %v_s1 band(left = 2, right = 1, align = bottom_right) : (tensor<1x2x9x3xbf16>, tensor<1x1x1x3xbf16>, tensor<1x1x1x5xbf16>) -> (tensor<1x2x9x5xbf16>, tensor<1x2x9x1xf32>)
  %o21, %l21 = cudnnfe.sdpa %q_s2, %k_s2, %v_s2 causal : (tensor<1x2x1x3xbf16>, tensor<1x1x1x3xbf16>, tensor<1x1x1x5xbf16>) -> (tensor<1x2x1x5xbf16>, tensor<1x2x1x1xf32>)
  %o22, %l22 = cudnnfe.sdpa %q_s2, %k_s2, %v_s2 band(left = 2, right = 1, align = bottom_right) : (tensor<1x2x1x3xbf16>, tensor<1x1x1x3xbf16>, tensor<1x1x1x5xbf16>) -> (tensor<1x2x1x5xbf16>, tensor<1x2x1x1xf32>)
  %o23, %l23 = cudnnfe.sdpa %q_s3, %k_s3, %v_s3 causal : (tensor<1x2x6x3xbf16>, tensor<1x1x3x3xbf16>, tensor<1x1x3x5xbf16>) -> (tensor<1x2x6x5xbf16>, tensor<1x2x6x1xf32>)
  %o24, %l24 = cudnnfe.sdpa %q_s3, %k_s3, %v_s3 band(left = 2, right = 1, align = bottom_right) : (tensor<1x2x6x3xbf16>, tensor<1x1x3x3xbf16>, tensor<1x1x3x5xbf16>) -> (tensor<1x2x6x5xbf16>, tensor<1x2x6x1xf32>)
  %o25, %l25 = cudnnfe.sdpa %q_s4, %k_s4, %v_s4 causal : (tensor<1x2x3x3xbf16>, tensor<1x1x6x3xbf16>, tensor<1x1x6x5xbf16>) -> (tensor<1x2x3x5xbf16>, tensor<1x2x3x1xf32>)
  %o26, %l26 = cudnnfe.sdpa %q_s4, %k_s4, %v_s4 band(left = 2, right = 1, align = bottom_right) : (tensor<1x2x3x3xbf16>, tensor<1x1x6x3xbf16>, tensor<1x1x6x5xbf16>) -> (tensor<1x2x3x5xbf16>, tensor<1x2x3x1xf32>)
  %o27, %l27 = cudnnfe.sdpa %q, %k, %v scale(0.35355339059327373) bias(%bias) mask(%mask) seq_lens(%lq, %lk) band(left = 4, right = 2, align = bottom_right) : (tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>, tensor<1x4x5x7xf32>, tensor<2x1x5x7xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>)
  cudnnfe.return %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10, %o11, %o12, %o13, %o14, %o15, %o16, %o17, %o18, %o19, %o20, %o21, %o22, %o23, %o24, %o25, %o26, %o27, %l1, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %l17, %l18, %l19, %l20, %l21, %l22, %l23, %l24, %l25, %l26, %l27
      : tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<1x4x3x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x9x5xbf16>, tensor<1x2x9x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x6x5xbf16>, tensor<1x2x6x5xbf16>, tensor<1x2x3x5xbf16>, tensor<1x2x3x5xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<1x4x3x1xf32>, tensor<1x4x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x4x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x9x1xf32>, tensor<1x2x9x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x6x1xf32>, tensor<1x2x6x1xf32>, tensor<1x2x3x1xf32>, tensor<1x2x3x1xf32>, tensor<2x4x5x1xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_bf16: tensor<2177xbf16>, %all_f32: tensor<142xf32>, %all_f16: tensor<1xf16>, %all_f64: tensor<1xf64>, %all_i1: tensor<70xi1>, %all_i32: tensor<4xi32>)
    -> (tensor<3400xbf16>, tensor<570xf32>) {
  %flat_q = tensor.extract_slice %all_bf16[0] [320] [1] : tensor<2177xbf16> to tensor<320xbf16>
  %q = tensor.expand_shape %flat_q [[0, 1, 2, 3]] output_shape [2, 4, 5, 8] : tensor<320xbf16> into tensor<2x4x5x8xbf16>
  %flat_k = tensor.extract_slice %all_bf16[320] [448] [1] : tensor<2177xbf16> to tensor<448xbf16>
  %k = tensor.expand_shape %flat_k [[0, 1, 2, 3]] output_shape [2, 4, 7, 8] : tensor<448xbf16> into tensor<2x4x7x8xbf16>
  %flat_v = tensor.extract_slice %all_bf16[768] [336] [1] : tensor<2177xbf16> to tensor<336xbf16>
  %v = tensor.expand_shape %flat_v [[0, 1, 2, 3]] output_shape [2, 4, 7, 6] : tensor<336xbf16> into tensor<2x4x7x6xbf16>
  %u = tensor.extract_slice %all_bf16[1104] [1] [1] : tensor<2177xbf16> to tensor<1xbf16>
  %flat_q_g0 = tensor.extract_slice %all_bf16[1105] [48] [1] : tensor<2177xbf16> to tensor<48xbf16>
  %q_g0 = tensor.expand_shape %flat_q_g0 [[0, 1, 2, 3]] output_shape [1, 4, 3, 4] : tensor<48xbf16> into tensor<1x4x3x4xbf16>
  %flat_k_g0 = tensor.extract_slice %all_bf16[1153] [32] [1] : tensor<2177xbf16> to tensor<32xbf16>
  %k_g0 = tensor.expand_shape %flat_k_g0 [[0, 1, 2, 3]] output_shape [1, 2, 4, 4] : tensor<32xbf16> into tensor<1x2x4x4xbf16>
  %flat_v_g0 = tensor.extract_slice %all_bf16[1185] [32] [1] : tensor<2177xbf16> to tensor<32xbf16>
  %v_g0 = tensor.expand_shape %flat_v_g0 [[0, 1, 2, 3]] output_shape [1, 2, 4, 4] : tensor<32xbf16> into tensor<1x2x4x4xbf16>
  %flat_q_g1 = tensor.extract_slice %all_bf16[1217] [48] [1] : tensor<2177xbf16> to tensor<48xbf16>
  %q_g1 = tensor.expand_shape %flat_q_g1 [[0, 1, 2, 3]] output_shape [1, 4, 3, 4] : tensor<48xbf16> into tensor<1x4x3x4xbf16>
  %flat_k_g1 = tensor.extract_slice %all_bf16[1265] [16] [1] : tensor<2177xbf16> to tensor<16xbf16>
  %k_g1 = tensor.expand_shape %flat_k_g1 [[0, 1, 2, 3]] output_shape [1, 1, 4, 4] : tensor<16xbf16> into tensor<1x1x4x4xbf16>
  %flat_v_g1 = tensor.extract_slice %all_bf16[1281] [16] [1] : tensor<2177xbf16> to tensor<16xbf16>
  %v_g1 = tensor.expand_shape %flat_v_g1 [[0, 1, 2, 3]] output_shape [1, 1, 4, 4] : tensor<16xbf16> into tensor<1x1x4x4xbf16>
  %flat_q_g2 = tensor.extract_slice %all_bf16[1297] [72] [1] : tensor<2177xbf16> to tensor<72xbf16>
  %q_g2 = tensor.expand_shape %flat_q_g2 [[0, 1, 2, 3]] output_shape [1, 6, 3, 4] : tensor<72xbf16> into tensor<1x6x3x4xbf16>
  %flat_k_g2 = tensor.extract_slice %all_bf16[1369] [48] [1] : tensor<2177xbf16> to tensor<48xbf16>
  %k_g2 = tensor.expand_shape %flat_k_g2 [[0, 1, 2, 3]] output_shape [1, 3, 4, 4] : tensor<48xbf16> into tensor<1x3x4x4xbf16>
  %flat_v_g2 = tensor.extract_slice %all_bf16[1417] [32] [1] : tensor<2177xbf16> to tensor<32xbf16>
  %v_g2 = tensor.expand_shape %flat_v_g2 [[0, 1, 2, 3]] output_shape [1, 2, 4, 4] : tensor<32xbf16> into tensor<1x2x4x4xbf16>
  %flat_q_g3 = tensor.extract_slice %all_bf16[1449] [72] [1] : tensor<2177xbf16> to tensor<72xbf16>
  %q_g3 = tensor.expand_shape %flat_q_g3 [[0, 1, 2, 3]] output_shape [1, 6, 3, 4] : tensor<72xbf16> into tensor<1x6x3x4xbf16>
  %flat_k_g3 = tensor.extract_slice %all_bf16[1521] [16] [1] : tensor<2177xbf16> to tensor<16xbf16>
  %k_g3 = tensor.expand_shape %flat_k_g3 [[0, 1, 2, 3]] output_shape [1, 1, 4, 4] : tensor<16xbf16> into tensor<1x1x4x4xbf16>
  %flat_v_g3 = tensor.extract_slice %all_bf16[1537] [96] [1] : tensor<2177xbf16> to tensor<96xbf16>
  %v_g3 = tensor.expand_shape %flat_v_g3 [[0, 1, 2, 3]] output_shape [1, 6, 4, 4] : tensor<96xbf16> into tensor<1x6x4x4xbf16>
  %flat_q_g4 = tensor.extract_slice %all_bf16[1633] [48] [1] : tensor<2177xbf16> to tensor<48xbf16>
  %q_g4 = tensor.expand_shape %flat_q_g4 [[0, 1, 2, 3]] output_shape [1, 4, 3, 4] : tensor<48xbf16> into tensor<1x4x3x4xbf16>
  %flat_k_g4 = tensor.extract_slice %all_bf16[1681] [32] [1] : tensor<2177xbf16> to tensor<32xbf16>
  %k_g4 = tensor.expand_shape %flat_k_g4 [[0, 1, 2, 3]] output_shape [1, 2, 4, 4] : tensor<32xbf16> into tensor<1x2x4x4xbf16>
  %flat_v_g4 = tensor.extract_slice %all_bf16[1713] [64] [1] : tensor<2177xbf16> to tensor<64xbf16>
  %v_g4 = tensor.expand_shape %flat_v_g4 [[0, 1, 2, 3]] output_shape [1, 4, 4, 4] : tensor<64xbf16> into tensor<1x4x4x4xbf16>
  %flat_q_g5 = tensor.extract_slice %all_bf16[1777] [72] [1] : tensor<2177xbf16> to tensor<72xbf16>
  %q_g5 = tensor.expand_shape %flat_q_g5 [[0, 1, 2, 3]] output_shape [1, 6, 3, 4] : tensor<72xbf16> into tensor<1x6x3x4xbf16>
  %flat_k_g5 = tensor.extract_slice %all_bf16[1849] [32] [1] : tensor<2177xbf16> to tensor<32xbf16>
  %k_g5 = tensor.expand_shape %flat_k_g5 [[0, 1, 2, 3]] output_shape [1, 2, 4, 4] : tensor<32xbf16> into tensor<1x2x4x4xbf16>
  %flat_v_g5 = tensor.extract_slice %all_bf16[1881] [16] [1] : tensor<2177xbf16> to tensor<16xbf16>
  %v_g5 = tensor.expand_shape %flat_v_g5 [[0, 1, 2, 3]] output_shape [1, 1, 4, 4] : tensor<16xbf16> into tensor<1x1x4x4xbf16>
  %flat_q_s0 = tensor.extract_slice %all_bf16[1897] [6] [1] : tensor<2177xbf16> to tensor<6xbf16>
  %q_s0 = tensor.expand_shape %flat_q_s0 [[0, 1, 2, 3]] output_shape [1, 2, 1, 3] : tensor<6xbf16> into tensor<1x2x1x3xbf16>
  %flat_k_s0 = tensor.extract_slice %all_bf16[1903] [27] [1] : tensor<2177xbf16> to tensor<27xbf16>
  %k_s0 = tensor.expand_shape %flat_k_s0 [[0, 1, 2, 3]] output_shape [1, 1, 9, 3] : tensor<27xbf16> into tensor<1x1x9x3xbf16>
  %flat_v_s0 = tensor.extract_slice %all_bf16[1930] [45] [1] : tensor<2177xbf16> to tensor<45xbf16>
  %v_s0 = tensor.expand_shape %flat_v_s0 [[0, 1, 2, 3]] output_shape [1, 1, 9, 5] : tensor<45xbf16> into tensor<1x1x9x5xbf16>
  %flat_q_s1 = tensor.extract_slice %all_bf16[1975] [54] [1] : tensor<2177xbf16> to tensor<54xbf16>
  %q_s1 = tensor.expand_shape %flat_q_s1 [[0, 1, 2, 3]] output_shape [1, 2, 9, 3] : tensor<54xbf16> into tensor<1x2x9x3xbf16>
  %flat_k_s1 = tensor.extract_slice %all_bf16[2029] [3] [1] : tensor<2177xbf16> to tensor<3xbf16>
  %k_s1 = tensor.expand_shape %flat_k_s1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 3] : tensor<3xbf16> into tensor<1x1x1x3xbf16>
  %flat_v_s1 = tensor.extract_slice %all_bf16[2032] [5] [1] : tensor<2177xbf16> to tensor<5xbf16>
  %v_s1 = tensor.expand_shape %flat_v_s1 [[0, 1, 2, 3]] output_shape [1, 1, 1, 5] : tensor<5xbf16> into tensor<1x1x1x5xbf16>
  %flat_q_s2 = tensor.extract_slice %all_bf16[2037] [6] [1] : tensor<2177xbf16> to tensor<6xbf16>
  %q_s2 = tensor.expand_shape %flat_q_s2 [[0, 1, 2, 3]] output_shape [1, 2, 1, 3] : tensor<6xbf16> into tensor<1x2x1x3xbf16>
  %flat_k_s2 = tensor.extract_slice %all_bf16[2043] [3] [1] : tensor<2177xbf16> to tensor<3xbf16>
  %k_s2 = tensor.expand_shape %flat_k_s2 [[0, 1, 2, 3]] output_shape [1, 1, 1, 3] : tensor<3xbf16> into tensor<1x1x1x3xbf16>
  %flat_v_s2 = tensor.extract_slice %all_bf16[2046] [5] [1] : tensor<2177xbf16> to tensor<5xbf16>
  %v_s2 = tensor.expand_shape %flat_v_s2 [[0, 1, 2, 3]] output_shape [1, 1, 1, 5] : tensor<5xbf16> into tensor<1x1x1x5xbf16>
  %flat_q_s3 = tensor.extract_slice %all_bf16[2051] [36] [1] : tensor<2177xbf16> to tensor<36xbf16>
  %q_s3 = tensor.expand_shape %flat_q_s3 [[0, 1, 2, 3]] output_shape [1, 2, 6, 3] : tensor<36xbf16> into tensor<1x2x6x3xbf16>
  %flat_k_s3 = tensor.extract_slice %all_bf16[2087] [9] [1] : tensor<2177xbf16> to tensor<9xbf16>
  %k_s3 = tensor.expand_shape %flat_k_s3 [[0, 1, 2, 3]] output_shape [1, 1, 3, 3] : tensor<9xbf16> into tensor<1x1x3x3xbf16>
  %flat_v_s3 = tensor.extract_slice %all_bf16[2096] [15] [1] : tensor<2177xbf16> to tensor<15xbf16>
  %v_s3 = tensor.expand_shape %flat_v_s3 [[0, 1, 2, 3]] output_shape [1, 1, 3, 5] : tensor<15xbf16> into tensor<1x1x3x5xbf16>
  %flat_q_s4 = tensor.extract_slice %all_bf16[2111] [18] [1] : tensor<2177xbf16> to tensor<18xbf16>
  %q_s4 = tensor.expand_shape %flat_q_s4 [[0, 1, 2, 3]] output_shape [1, 2, 3, 3] : tensor<18xbf16> into tensor<1x2x3x3xbf16>
  %flat_k_s4 = tensor.extract_slice %all_bf16[2129] [18] [1] : tensor<2177xbf16> to tensor<18xbf16>
  %k_s4 = tensor.expand_shape %flat_k_s4 [[0, 1, 2, 3]] output_shape [1, 1, 6, 3] : tensor<18xbf16> into tensor<1x1x6x3xbf16>
  %flat_v_s4 = tensor.extract_slice %all_bf16[2147] [30] [1] : tensor<2177xbf16> to tensor<30xbf16>
  %v_s4 = tensor.expand_shape %flat_v_s4 [[0, 1, 2, 3]] output_shape [1, 1, 6, 5] : tensor<30xbf16> into tensor<1x1x6x5xbf16>
  %at_s_f32 = arith.constant 0 : index
  %s_f32 = tensor.extract %all_f32[%at_s_f32] : tensor<142xf32>
  %flat_t = tensor.extract_slice %all_f32[1] [1] [1] : tensor<142xf32> to tensor<1xf32>
  %t = tensor.expand_shape %flat_t [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xf32> into tensor<1x1x1x1xf32>
  %flat_bias = tensor.extract_slice %all_f32[2] [140] [1] : tensor<142xf32> to tensor<140xf32>
  %bias = tensor.expand_shape %flat_bias [[0, 1, 2, 3]] output_shape [1, 4, 5, 7] : tensor<140xf32> into tensor<1x4x5x7xf32>
  %at_s_f16 = arith.constant 0 : index
  %s_f16 = tensor.extract %all_f16[%at_s_f16] : tensor<1xf16>
  %at_s_f64 = arith.constant 0 : index
  %s_f64 = tensor.extract %all_f64[%at_s_f64] : tensor<1xf64>
  %flat_mask = tensor.extract_slice %all_i1[0] [70] [1] : tensor<70xi1> to tensor<70xi1>
  %mask = tensor.expand_shape %flat_mask [[0, 1, 2, 3]] output_shape [2, 1, 5, 7] : tensor<70xi1> into tensor<2x1x5x7xi1>
  %flat_lq = tensor.extract_slice %all_i32[0] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %lq = tensor.expand_shape %flat_lq [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi32> into tensor<2x1x1x1xi32>
  %flat_lk = tensor.extract_slice %all_i32[2] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %lk = tensor.expand_shape %flat_lk [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi32> into tensor<2x1x1x1xi32>
  %r:53 = cudnnfe.call @g(%h, %q, %k, %v, %s_f32, %s_f16, %s_f64, %t, %u, %q_g0, %k_g0, %v_g0, %q_g1, %k_g1, %v_g1, %q_g2, %k_g2, %v_g2, %q_g3, %k_g3, %v_g3, %q_g4, %k_g4, %v_g4, %q_g5, %k_g5, %v_g5, %q_s0, %k_s0, %v_s0, %q_s1, %k_s1, %v_s1, %q_s2, %k_s2, %v_s2, %q_s3, %k_s3, %v_s3, %q_s4, %k_s4, %v_s4, %bias, %mask, %lq, %lk)
      : (!cudnnfe.handle, tensor<2x4x5x8xbf16>, tensor<2x4x7x8xbf16>, tensor<2x4x7x6xbf16>, f32, f16, f64, tensor<1x1x1x1xf32>, tensor<1xbf16>, tensor<1x4x3x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x1x4x4xbf16>, tensor<1x1x4x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x3x4x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x1x4x4xbf16>, tensor<1x6x4x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x4x4x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x2x4x4xbf16>, tensor<1x1x4x4xbf16>, tensor<1x2x1x3xbf16>, tensor<1x1x9x3xbf16>, tensor<1x1x9x5xbf16>, tensor<1x2x9x3xbf16>, tensor<1x1x1x3xbf16>, tensor<1x1x1x5xbf16>, tensor<1x2x1x3xbf16>, tensor<1x1x1x3xbf16>, tensor<1x1x1x5xbf16>, tensor<1x2x6x3xbf16>, tensor<1x1x3x3xbf16>, tensor<1x1x3x5xbf16>, tensor<1x2x3x3xbf16>, tensor<1x1x6x3xbf16>, tensor<1x1x6x5xbf16>, tensor<1x4x5x7xf32>, tensor<2x1x5x7xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>)
      -> (tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x6xbf16>, tensor<1x4x3x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x4x3x4xbf16>, tensor<1x6x3x4xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x9x5xbf16>, tensor<1x2x9x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x1x5xbf16>, tensor<1x2x6x5xbf16>, tensor<1x2x6x5xbf16>, tensor<1x2x3x5xbf16>, tensor<1x2x3x5xbf16>, tensor<2x4x5x6xbf16>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<2x4x5x1xf32>, tensor<1x4x3x1xf32>, tensor<1x4x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x4x3x1xf32>, tensor<1x6x3x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x9x1xf32>, tensor<1x2x9x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>, tensor<1x2x6x1xf32>, tensor<1x2x6x1xf32>, tensor<1x2x3x1xf32>, tensor<1x2x3x1xf32>, tensor<2x4x5x1xf32>)
  %empty0 = tensor.empty() : tensor<3400xbf16>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set1 = tensor.insert_slice %flat1 into %set0[240] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set2 = tensor.insert_slice %flat2 into %set1[480] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set3 = tensor.insert_slice %flat3 into %set2[720] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set4 = tensor.insert_slice %flat4 into %set3[960] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set5 = tensor.insert_slice %flat5 into %set4[1200] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set6 = tensor.insert_slice %flat6 into %set5[1440] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set7 = tensor.insert_slice %flat7 into %set6[1680] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set8 = tensor.insert_slice %flat8 into %set7[1920] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set9 = tensor.insert_slice %flat9 into %set8[2160] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<1x4x3x4xbf16> into tensor<48xbf16>
  %set10 = tensor.insert_slice %flat10 into %set9[2400] [48] [1] : tensor<48xbf16> into tensor<3400xbf16>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<1x4x3x4xbf16> into tensor<48xbf16>
  %set11 = tensor.insert_slice %flat11 into %set10[2448] [48] [1] : tensor<48xbf16> into tensor<3400xbf16>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2, 3]] : tensor<1x6x3x4xbf16> into tensor<72xbf16>
  %set12 = tensor.insert_slice %flat12 into %set11[2496] [72] [1] : tensor<72xbf16> into tensor<3400xbf16>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2, 3]] : tensor<1x6x3x4xbf16> into tensor<72xbf16>
  %set13 = tensor.insert_slice %flat13 into %set12[2568] [72] [1] : tensor<72xbf16> into tensor<3400xbf16>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2, 3]] : tensor<1x4x3x4xbf16> into tensor<48xbf16>
  %set14 = tensor.insert_slice %flat14 into %set13[2640] [48] [1] : tensor<48xbf16> into tensor<3400xbf16>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2, 3]] : tensor<1x6x3x4xbf16> into tensor<72xbf16>
  %set15 = tensor.insert_slice %flat15 into %set14[2688] [72] [1] : tensor<72xbf16> into tensor<3400xbf16>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2, 3]] : tensor<1x2x1x5xbf16> into tensor<10xbf16>
  %set16 = tensor.insert_slice %flat16 into %set15[2760] [10] [1] : tensor<10xbf16> into tensor<3400xbf16>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2, 3]] : tensor<1x2x1x5xbf16> into tensor<10xbf16>
  %set17 = tensor.insert_slice %flat17 into %set16[2770] [10] [1] : tensor<10xbf16> into tensor<3400xbf16>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2, 3]] : tensor<1x2x9x5xbf16> into tensor<90xbf16>
  %set18 = tensor.insert_slice %flat18 into %set17[2780] [90] [1] : tensor<90xbf16> into tensor<3400xbf16>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2, 3]] : tensor<1x2x9x5xbf16> into tensor<90xbf16>
  %set19 = tensor.insert_slice %flat19 into %set18[2870] [90] [1] : tensor<90xbf16> into tensor<3400xbf16>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2, 3]] : tensor<1x2x1x5xbf16> into tensor<10xbf16>
  %set20 = tensor.insert_slice %flat20 into %set19[2960] [10] [1] : tensor<10xbf16> into tensor<3400xbf16>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2, 3]] : tensor<1x2x1x5xbf16> into tensor<10xbf16>
  %set21 = tensor.insert_slice %flat21 into %set20[2970] [10] [1] : tensor<10xbf16> into tensor<3400xbf16>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2, 3]] : tensor<1x2x6x5xbf16> into tensor<60xbf16>
  %set22 = tensor.insert_slice %flat22 into %set21[2980] [60] [1] : tensor<60xbf16> into tensor<3400xbf16>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2, 3]] : tensor<1x2x6x5xbf16> into tensor<60xbf16>
  %set23 = tensor.insert_slice %flat23 into %set22[3040] [60] [1] : tensor<60xbf16> into tensor<3400xbf16>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2, 3]] : tensor<1x2x3x5xbf16> into tensor<30xbf16>
  %set24 = tensor.insert_slice %flat24 into %set23[3100] [30] [1] : tensor<30xbf16> into tensor<3400xbf16>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2, 3]] : tensor<1x2x3x5xbf16> into tensor<30xbf16>
  %set25 = tensor.insert_slice %flat25 into %set24[3130] [30] [1] : tensor<30xbf16> into tensor<3400xbf16>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2, 3]] : tensor<2x4x5x6xbf16> into tensor<240xbf16>
  %set26 = tensor.insert_slice %flat26 into %set25[3160] [240] [1] : tensor<240xbf16> into tensor<3400xbf16>
  %empty1 = tensor.empty() : tensor<570xf32>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set27 = tensor.insert_slice %flat27 into %empty1[0] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set28 = tensor.insert_slice %flat28 into %set27[40] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set29 = tensor.insert_slice %flat29 into %set28[80] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set30 = tensor.insert_slice %flat30 into %set29[120] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set31 = tensor.insert_slice %flat31 into %set30[160] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set32 = tensor.insert_slice %flat32 into %set31[200] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set33 = tensor.insert_slice %flat33 into %set32[240] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set34 = tensor.insert_slice %flat34 into %set33[280] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set35 = tensor.insert_slice %flat35 into %set34[320] [40] [1] : tensor<40xf32> into tensor<570xf32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2, 3]] : tensor<1x4x3x1xf32> into tensor<12xf32>
  %set36 = tensor.insert_slice %flat36 into %set35[360] [12] [1] : tensor<12xf32> into tensor<570xf32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2, 3]] : tensor<1x4x3x1xf32> into tensor<12xf32>
  %set37 = tensor.insert_slice %flat37 into %set36[372] [12] [1] : tensor<12xf32> into tensor<570xf32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2, 3]] : tensor<1x6x3x1xf32> into tensor<18xf32>
  %set38 = tensor.insert_slice %flat38 into %set37[384] [18] [1] : tensor<18xf32> into tensor<570xf32>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2, 3]] : tensor<1x6x3x1xf32> into tensor<18xf32>
  %set39 = tensor.insert_slice %flat39 into %set38[402] [18] [1] : tensor<18xf32> into tensor<570xf32>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2, 3]] : tensor<1x4x3x1xf32> into tensor<12xf32>
  %set40 = tensor.insert_slice %flat40 into %set39[420] [12] [1] : tensor<12xf32> into tensor<570xf32>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2, 3]] : tensor<1x6x3x1xf32> into tensor<18xf32>
  %set41 = tensor.insert_slice %flat41 into %set40[432] [18] [1] : tensor<18xf32> into tensor<570xf32>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2, 3]] : tensor<1x2x1x1xf32> into tensor<2xf32>
  %set42 = tensor.insert_slice %flat42 into %set41[450] [2] [1] : tensor<2xf32> into tensor<570xf32>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2, 3]] : tensor<1x2x1x1xf32> into tensor<2xf32>
  %set43 = tensor.insert_slice %flat43 into %set42[452] [2] [1] : tensor<2xf32> into tensor<570xf32>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2, 3]] : tensor<1x2x9x1xf32> into tensor<18xf32>
  %set44 = tensor.insert_slice %flat44 into %set43[454] [18] [1] : tensor<18xf32> into tensor<570xf32>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2, 3]] : tensor<1x2x9x1xf32> into tensor<18xf32>
  %set45 = tensor.insert_slice %flat45 into %set44[472] [18] [1] : tensor<18xf32> into tensor<570xf32>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1, 2, 3]] : tensor<1x2x1x1xf32> into tensor<2xf32>
  %set46 = tensor.insert_slice %flat46 into %set45[490] [2] [1] : tensor<2xf32> into tensor<570xf32>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1, 2, 3]] : tensor<1x2x1x1xf32> into tensor<2xf32>
  %set47 = tensor.insert_slice %flat47 into %set46[492] [2] [1] : tensor<2xf32> into tensor<570xf32>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1, 2, 3]] : tensor<1x2x6x1xf32> into tensor<12xf32>
  %set48 = tensor.insert_slice %flat48 into %set47[494] [12] [1] : tensor<12xf32> into tensor<570xf32>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1, 2, 3]] : tensor<1x2x6x1xf32> into tensor<12xf32>
  %set49 = tensor.insert_slice %flat49 into %set48[506] [12] [1] : tensor<12xf32> into tensor<570xf32>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1, 2, 3]] : tensor<1x2x3x1xf32> into tensor<6xf32>
  %set50 = tensor.insert_slice %flat50 into %set49[518] [6] [1] : tensor<6xf32> into tensor<570xf32>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1, 2, 3]] : tensor<1x2x3x1xf32> into tensor<6xf32>
  %set51 = tensor.insert_slice %flat51 into %set50[524] [6] [1] : tensor<6xf32> into tensor<570xf32>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1, 2, 3]] : tensor<2x4x5x1xf32> into tensor<40xf32>
  %set52 = tensor.insert_slice %flat52 into %set51[530] [40] [1] : tensor<40xf32> into tensor<570xf32>
  return %set26, %set52 : tensor<3400xbf16>, tensor<570xf32>
}
