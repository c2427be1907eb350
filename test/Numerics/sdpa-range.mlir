// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/sdpa-range.in-f32.npy \
// RUN:     --input=1=%S/Inputs/sdpa-range.in-f16.npy --input=2=%S/Inputs/sdpa-range.in-bf16.npy \
// RUN:     --check=0=%S/Inputs/sdpa-range.out-f32.npy \
// RUN:     --check=1=%S/Inputs/sdpa-range.out-f32-stats.npy \
// RUN:     --check=2=%S/Inputs/sdpa-range.out-f16.npy \
// RUN:     --check=3=%S/Inputs/sdpa-range.out-bf16.npy --rtol=1e-5 --atol=1e-5 \
// RUN:   | FileCheck %s

// Large scores: the row maximum comes before the exponential.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches

cudnnfe.graph private @g(
    %q_f32: tensor<1x1x3x4xf32>,
    %k_f32: tensor<1x1x5x4xf32>,
    %v_f32: tensor<1x1x5x2xf32>,
    %q_f16: tensor<1x1x3x4xf16>,
    %k_f16: tensor<1x1x5x4xf16>,
    %v_f16: tensor<1x1x5x2xf16>,
    %q_bf16: tensor<1x1x3x4xbf16>,
    %k_bf16: tensor<1x1x5x4xbf16>,
    %v_bf16: tensor<1x1x5x2xbf16>)
    -> (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x2xf16>, tensor<1x1x3x2xf16>, tensor<1x1x3x2xbf16>, tensor<1x1x3x2xbf16>) {
  %o1, %l1 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 : (tensor<1x1x3x4xf32>, tensor<1x1x5x4xf32>, tensor<1x1x5x2xf32>) -> (tensor<1x1x3x2xf32>, tensor<1x1x3x1xf32>)
  %o2, %l2 = cudnnfe.sdpa %q_f32, %k_f32, %v_f32 scale(4.0) : (tensor<1x1x3x4xf32>, tensor<1x1x5x4xf32>, tensor<1x1x5x2xf32>) -> (tensor<1x1x3x2xf32>, tensor<1x1x3x1xf32>)
  %o3, %l3 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 : (tensor<1x1x3x4xf16>, tensor<1x1x5x4xf16>, tensor<1x1x5x2xf16>) -> (tensor<1x1x3x2xf16>, tensor<1x1x3x1xf32>)
  %o4, %l4 = cudnnfe.sdpa %q_f16, %k_f16, %v_f16 scale(4.0) : (tensor<1x1x3x4xf16>, tensor<1x1x5x4xf16>, tensor<1x1x5x2xf16>) -> (tensor<1x1x3x2xf16>, tensor<1x1x3x1xf32>)
  %o5, %l5 = cudnnfe.sdpa %q_bf16, %k_bf16, %v_bf16 : (tensor<1x1x3x4xbf16>, tensor<1x1x5x4xbf16>, tensor<1x1x5x2xbf16>) -> (tensor<1x1x3x2xbf16>, tensor<1x1x3x1xf32>)
  %o6, %l6 = cudnnfe.sdpa %q_bf16, %k_bf16, %v_bf16 scale(4.0) : (tensor<1x1x3x4xbf16>, tensor<1x1x5x4xbf16>, tensor<1x1x5x2xbf16>) -> (tensor<1x1x3x2xbf16>, tensor<1x1x3x1xf32>)
  cudnnfe.return %o1, %o2, %l1, %l2, %l3, %l4, %l5, %l6, %o3, %o4, %o5, %o6
      : tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x2xf16>, tensor<1x1x3x2xf16>, tensor<1x1x3x2xbf16>, tensor<1x1x3x2xbf16>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<42xf32>, %all_f16: tensor<42xf16>, %all_bf16: tensor<42xbf16>)
    -> (tensor<12xf32>, tensor<18xf32>, tensor<12xf16>, tensor<12xbf16>) {
  %flat_q_f32 = tensor.extract_slice %all_f32[0] [12] [1] : tensor<42xf32> to tensor<12xf32>
  %q_f32 = tensor.expand_shape %flat_q_f32 [[0, 1, 2, 3]] output_shape [1, 1, 3, 4] : tensor<12xf32> into tensor<1x1x3x4xf32>
  %flat_k_f32 = tensor.extract_slice %all_f32[12] [20] [1] : tensor<42xf32> to tensor<20xf32>
  %k_f32 = tensor.expand_shape %flat_k_f32 [[0, 1, 2, 3]] output_shape [1, 1, 5, 4] : tensor<20xf32> into tensor<1x1x5x4xf32>
  %flat_v_f32 = tensor.extract_slice %all_f32[32] [10] [1] : tensor<42xf32> to tensor<10xf32>
  %v_f32 = tensor.expand_shape %flat_v_f32 [[0, 1, 2, 3]] output_shape [1, 1, 5, 2] : tensor<10xf32> into tensor<1x1x5x2xf32>
  %flat_q_f16 = tensor.extract_slice %all_f16[0] [12] [1] : tensor<42xf16> to tensor<12xf16>
  %q_f16 = tensor.expand_shape %flat_q_f16 [[0, 1, 2, 3]] output_shape [1, 1, 3, 4] : tensor<12xf16> into tensor<1x1x3x4xf16>
  %flat_k_f16 = tensor.extract_slice %all_f16[12] [20] [1] : tensor<42xf16> to tensor<20xf16>
  %k_f16 = tensor.expand_shape %flat_k_f16 [[0, 1, 2, 3]] output_shape [1, 1, 5, 4] : tensor<20xf16> into tensor<1x1x5x4xf16>
  %flat_v_f16 = tensor.extract_slice %all_f16[32] [10] [1] : tensor<42xf16> to tensor<10xf16>
  %v_f16 = tensor.expand_shape %flat_v_f16 [[0, 1, 2, 3]] output_shape [1, 1, 5, 2] : tensor<10xf16> into tensor<1x1x5x2xf16>
  %flat_q_bf16 = tensor.extract_slice %all_bf16[0] [12] [1] : tensor<42xbf16> to tensor<12xbf16>
  %q_bf16 = tensor.expand_shape %flat_q_bf16 [[0, 1, 2, 3]] output_shape [1, 1, 3, 4] : tensor<12xbf16> into tensor<1x1x3x4xbf16>
  %flat_k_bf16 = tensor.extract_slice %all_bf16[12] [20] [1] : tensor<42xbf16> to tensor<20xbf16>
  %k_bf16 = tensor.expand_shape %flat_k_bf16 [[0, 1, 2, 3]] output_shape [1, 1, 5, 4] : tensor<20xbf16> into tensor<1x1x5x4xbf16>
  %flat_v_bf16 = tensor.extract_slice %all_bf16[32] [10] [1] : tensor<42xbf16> to tensor<10xbf16>
  %v_bf16 = tensor.expand_shape %flat_v_bf16 [[0, 1, 2, 3]] output_shape [1, 1, 5, 2] : tensor<10xbf16> into tensor<1x1x5x2xbf16>
  %r:12 = cudnnfe.call @g(%h, %q_f32, %k_f32, %v_f32, %q_f16, %k_f16, %v_f16, %q_bf16, %k_bf16, %v_bf16)
      : (!cudnnfe.handle, tensor<1x1x3x4xf32>, tensor<1x1x5x4xf32>, tensor<1x1x5x2xf32>, tensor<1x1x3x4xf16>, tensor<1x1x5x4xf16>, tensor<1x1x5x2xf16>, tensor<1x1x3x4xbf16>, tensor<1x1x5x4xbf16>, tensor<1x1x5x2xbf16>)
      -> (tensor<1x1x3x2xf32>, tensor<1x1x3x2xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>, tensor<1x1x3x2xf16>, tensor<1x1x3x2xf16>, tensor<1x1x3x2xbf16>, tensor<1x1x3x2xbf16>)
  %empty0 = tensor.empty() : tensor<12xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<1x1x3x2xf32> into tensor<6xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [6] [1] : tensor<6xf32> into tensor<12xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<1x1x3x2xf32> into tensor<6xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[6] [6] [1] : tensor<6xf32> into tensor<12xf32>
  %empty1 = tensor.empty() : tensor<18xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<1x1x3x1xf32> into tensor<3xf32>
  %set2 = tensor.insert_slice %flat2 into %empty1[0] [3] [1] : tensor<3xf32> into tensor<18xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<1x1x3x1xf32> into tensor<3xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[3] [3] [1] : tensor<3xf32> into tensor<18xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : tensor<1x1x3x1xf32> into tensor<3xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[6] [3] [1] : tensor<3xf32> into tensor<18xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<1x1x3x1xf32> into tensor<3xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[9] [3] [1] : tensor<3xf32> into tensor<18xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<1x1x3x1xf32> into tensor<3xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[12] [3] [1] : tensor<3xf32> into tensor<18xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<1x1x3x1xf32> into tensor<3xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[15] [3] [1] : tensor<3xf32> into tensor<18xf32>
  %empty2 = tensor.empty() : tensor<12xf16>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<1x1x3x2xf16> into tensor<6xf16>
  %set8 = tensor.insert_slice %flat8 into %empty2[0] [6] [1] : tensor<6xf16> into tensor<12xf16>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<1x1x3x2xf16> into tensor<6xf16>
  %set9 = tensor.insert_slice %flat9 into %set8[6] [6] [1] : tensor<6xf16> into tensor<12xf16>
  %empty3 = tensor.empty() : tensor<12xbf16>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<1x1x3x2xbf16> into tensor<6xbf16>
  %set10 = tensor.insert_slice %flat10 into %empty3[0] [6] [1] : tensor<6xbf16> into tensor<12xbf16>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<1x1x3x2xbf16> into tensor<6xbf16>
  %set11 = tensor.insert_slice %flat11 into %set10[6] [6] [1] : tensor<6xbf16> into tensor<12xbf16>
  return %set1, %set7, %set9, %set11 : tensor<12xf32>, tensor<18xf32>, tensor<12xf16>, tensor<12xbf16>
}
