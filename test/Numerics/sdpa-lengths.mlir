// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/sdpa-lengths.in-f32.npy \
// RUN:     --input=1=%S/Inputs/sdpa-lengths.in-i32.npy \
// RUN:     --input=2=%S/Inputs/sdpa-lengths.in-i64.npy \
// RUN:     --input=3=%S/Inputs/sdpa-lengths.in-f16.npy \
// RUN:     --check=0=%S/Inputs/sdpa-lengths.out-f32.npy \
// RUN:     --check=1=%S/Inputs/sdpa-lengths.out-f32-stats.npy \
// RUN:     --check=2=%S/Inputs/sdpa-lengths.out-f16.npy --rtol=1.5e-3 --atol=5e-4 \
// RUN:   | FileCheck %s

// Lengths of 0, of some and of all. What lies beyond them
// in Q, K, V, bias is NaN or infinite and must not show.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches

cudnnfe.graph private @g(
    %q_f32: tensor<6x4x4x8xf32>,
    %k_f32: tensor<6x2x6x8xf32>,
    %v_f32: tensor<6x1x6x3xf32>,
    %x_f32: tensor<6x1x4x6xf32>,
    %lq_f32_i32: tensor<6x1x1x1xi32>,
    %lk_f32_i32: tensor<6x1x1x1xi32>,
    %lq_f32_i64: tensor<6x1x1x1xi64>,
    %lk_f32_i64: tensor<6x1x1x1xi64>,
    %q_f16: tensor<6x4x4x8xf16>,
    %k_f16: tensor<6x2x6x8xf16>,
    %v_f16: tensor<6x1x6x3xf16>,
    %x_f16: tensor<6x1x4x6xf32>,
    %lq_f16_i32: tensor<6x1x1x1xi32>,
    %lk_f16_i32: tensor<6x1x1x1xi32>,
    %lq_f16_i64: tensor<6x1x1x1xi64>,
    %lk_f16_i64: tensor<6x1x1x1xi64>)
    -> (tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>) {
  %o1, %l1 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 seq_lens(%lq_f32_i32, %lk_f32_i32) : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o2, %l2 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 bias(%x_f32) seq_lens(%lq_f32_i32, %lk_f32_i32) : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x4x6xf32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o3, %l3 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 seq_lens(%lq_f32_i32, %lk_f32_i32) causal : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o4, %l4 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 seq_lens(%lq_f32_i32, %lk_f32_i32) band(right = 0, align = bottom_right) : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o5, %l5 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 seq_lens(%lq_f32_i64, %lk_f32_i64) : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o6, %l6 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 bias(%x_f32) seq_lens(%lq_f32_i64, %lk_f32_i64) : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x4x6xf32>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o7, %l7 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 seq_lens(%lq_f32_i64, %lk_f32_i64) causal : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o8, %l8 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 seq_lens(%lq_f32_i64, %lk_f32_i64) band(right = 0, align = bottom_right) : (tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>)
  %o9, %l9 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 seq_lens(%lq_f16_i32, %lk_f16_i32) : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  %o10, %l10 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 bias(%x_f16) seq_lens(%lq_f16_i32, %lk_f16_i32) : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x4x6xf32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  %o11, %l11 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 seq_lens(%lq_f16_i32, %lk_f16_i32) causal : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  %o12, %l12 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 seq_lens(%lq_f16_i32, %lk_f16_i32) band(right = 0, align = bottom_right) : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  %o13, %l13 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 seq_lens(%lq_f16_i64, %lk_f16_i64) : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  %o14, %l14 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 bias(%x_f16) seq_lens(%lq_f16_i64, %lk_f16_i64) : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x4x6xf32>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  %o15, %l15 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 seq_lens(%lq_f16_i64, %lk_f16_i64) causal : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  %o16, %l16 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 seq_lens(%lq_f16_i64, %lk_f16_i64) band(right = 0, align = bottom_right) : (tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>) -> (tensor<6x4x4x3xf16>, tensor<6x4x4x1xf32>)
  cudnnfe.return %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %o9, %o10, %o11, %o12, %o13, %o14, %o15, %o16
      : tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<1740xf32>, %all_i32: tensor<24xi32>, %all_i64: tensor<24xi64>, %all_f16: tensor<1452xf16>)
    -> (tensor<2304xf32>, tensor<1536xf32>, tensor<2304xf16>) {
  %flat_q_f32 = tensor.extract_slice %all_f32[0] [768] [1] : tensor<1740xf32> to tensor<768xf32>
  %q_f32 = tensor.expand_shape %flat_q_f32 [[0, 1, 2, 3]] output_shape [6, 4, 4, 8] : tensor<768xf32> into tensor<6x4x4x8xf32>
  %flat_k_f32 = tensor.extract_slice %all_f32[768] [576] [1] : tensor<1740xf32> to tensor<576xf32>
  %k_f32 = tensor.expand_shape %flat_k_f32 [[0, 1, 2, 3]] output_shape [6, 2, 6, 8] : tensor<576xf32> into tensor<6x2x6x8xf32>
  %flat_v_f32 = tensor.extract_slice %all_f32[1344] [108] [1] : tensor<1740xf32> to tensor<108xf32>
  %v_f32 = tensor.expand_shape %flat_v_f32 [[0, 1, 2, 3]] output_shape [6, 1, 6, 3] : tensor<108xf32> into tensor<6x1x6x3xf32>
  %flat_x_f32 = tensor.extract_slice %all_f32[1452] [144] [1] : tensor<1740xf32> to tensor<144xf32>
  %x_f32 = tensor.expand_shape %flat_x_f32 [[0, 1, 2, 3]] output_shape [6, 1, 4, 6] : tensor<144xf32> into tensor<6x1x4x6xf32>
  %flat_x_f16 = tensor.extract_slice %all_f32[1596] [144] [1] : tensor<1740xf32> to tensor<144xf32>
  %x_f16 = tensor.expand_shape %flat_x_f16 [[0, 1, 2, 3]] output_shape [6, 1, 4, 6] : tensor<144xf32> into tensor<6x1x4x6xf32>
  %flat_lq_f32_i32 = tensor.extract_slice %all_i32[0] [6] [1] : tensor<24xi32> to tensor<6xi32>
  %lq_f32_i32 = tensor.expand_shape %flat_lq_f32_i32 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi32> into tensor<6x1x1x1xi32>
  %flat_lk_f32_i32 = tensor.extract_slice %all_i32[6] [6] [1] : tensor<24xi32> to tensor<6xi32>
  %lk_f32_i32 = tensor.expand_shape %flat_lk_f32_i32 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi32> into tensor<6x1x1x1xi32>
  %flat_lq_f16_i32 = tensor.extract_slice %all_i32[12] [6] [1] : tensor<24xi32> to tensor<6xi32>
  %lq_f16_i32 = tensor.expand_shape %flat_lq_f16_i32 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi32> into tensor<6x1x1x1xi32>
  %flat_lk_f16_i32 = tensor.extract_slice %all_i32[18] [6] [1] : tensor<24xi32> to tensor<6xi32>
  %lk_f16_i32 = tensor.expand_shape %flat_lk_f16_i32 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi32> into tensor<6x1x1x1xi32>
  %flat_lq_f32_i64 = tensor.extract_slice %all_i64[0] [6] [1] : tensor<24xi64> to tensor<6xi64>
  %lq_f32_i64 = tensor.expand_shape %flat_lq_f32_i64 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi64> into tensor<6x1x1x1xi64>
  %flat_lk_f32_i64 = tensor.extract_slice %all_i64[6] [6] [1] : tensor<24xi64> to tensor<6xi64>
  %lk_f32_i64 = tensor.expand_shape %flat_lk_f32_i64 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi64> into tensor<6x1x1x1xi64>
  %flat_lq_f16_i64 = tensor.extract_slice %all_i64[12] [6] [1] : tensor<24xi64> to tensor<6xi64>
  %lq_f16_i64 = tensor.expand_shape %flat_lq_f16_i64 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi64> into tensor<6x1x1x1xi64>
  %flat_lk_f16_i64 = tensor.extract_slice %all_i64[18] [6] [1] : tensor<24xi64> to tensor<6xi64>
  %lk_f16_i64 = tensor.expand_shape %flat_lk_f16_i64 [[0, 1, 2, 3]] output_shape [6, 1, 1, 1] : tensor<6xi64> into tensor<6x1x1x1xi64>
  %flat_q_f16 = tensor.extract_slice %all_f16[0] [768] [1] : tensor<1452xf16> to tensor<768xf16>
  %q_f16 = tensor.expand_shape %flat_q_f16 [[0, 1, 2, 3]] output_shape [6, 4, 4, 8] : tensor<768xf16> into tensor<6x4x4x8xf16>
  %flat_k_f16 = tensor.extract_slice %all_f16[768] [576] [1] : tensor<1452xf16> to tensor<576xf16>
  %k_f16 = tensor.expand_shape %flat_k_f16 [[0, 1, 2, 3]] output_shape [6, 2, 6, 8] : tensor<576xf16> into tensor<6x2x6x8xf16>
  %flat_v_f16 = tensor.extract_slice %all_f16[1344] [108] [1] : tensor<1452xf16> to tensor<108xf16>
  %v_f16 = tensor.expand_shape %flat_v_f16 [[0, 1, 2, 3]] output_shape [6, 1, 6, 3] : tensor<108xf16> into tensor<6x1x6x3xf16>
  %r:32 = cudnnfe.call @g(%h, %q_f32, %k_f32, %v_f32, %x_f32, %lq_f32_i32, %lk_f32_i32, %lq_f32_i64, %lk_f32_i64, %q_f16, %k_f16, %v_f16, %x_f16, %lq_f16_i32, %lk_f16_i32, %lq_f16_i64, %lk_f16_i64)
      : (!cudnnfe.handle, tensor<6x4x4x8xf32>, tensor<6x2x6x8xf32>, tensor<6x1x6x3xf32>, tensor<6x1x4x6xf32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>, tensor<6x4x4x8xf16>, tensor<6x2x6x8xf16>, tensor<6x1x6x3xf16>, tensor<6x1x4x6xf32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi32>, tensor<6x1x1x1xi64>, tensor<6x1x1x1xi64>)
      -> (tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x3xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x1xf32>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>, tensor<6x4x4x3xf16>)
  %empty0 = tensor.empty() : tensor<2304xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[288] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[576] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[864] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[1152] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[1440] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[1728] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<6x4x4x3xf32> into tensor<288xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[2016] [288] [1] : tensor<288xf32> into tensor<2304xf32>
  %empty1 = tensor.empty() : tensor<1536xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set8 = tensor.insert_slice %flat8 into %empty1[0] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[96] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[192] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[288] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[384] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[480] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[576] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[672] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[768] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[864] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[960] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[1056] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[1152] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[1248] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[1344] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2, 3]] : tensor<6x4x4x1xf32> into tensor<96xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[1440] [96] [1] : tensor<96xf32> into tensor<1536xf32>
  %empty2 = tensor.empty() : tensor<2304xf16>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set24 = tensor.insert_slice %flat24 into %empty2[0] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set25 = tensor.insert_slice %flat25 into %set24[288] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set26 = tensor.insert_slice %flat26 into %set25[576] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set27 = tensor.insert_slice %flat27 into %set26[864] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set28 = tensor.insert_slice %flat28 into %set27[1152] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set29 = tensor.insert_slice %flat29 into %set28[1440] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set30 = tensor.insert_slice %flat30 into %set29[1728] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2, 3]] : tensor<6x4x4x3xf16> into tensor<288xf16>
  %set31 = tensor.insert_slice %flat31 into %set30[2016] [288] [1] : tensor<288xf16> into tensor<2304xf16>
  return %set7, %set23, %set31 : tensor<2304xf32>, tensor<1536xf32>, tensor<2304xf16>
}
