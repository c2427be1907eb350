// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/rope-bf16.in-bf16.npy \
// RUN:     --input=1=%S/Inputs/rope-bf16.in-f32.npy --check=0=%S/Inputs/rope-bf16.out-bf16.npy \
// RUN:     --rtol=0.008 --atol=0.008 \
// RUN:   | FileCheck %s

// Rotary embedding, whole and of the last channels only.

// CHECK: check: result 0 matches

cudnnfe.graph private @g(
    %x: tensor<2x3x5x12xbf16>,
    %f1: tensor<5x1x1x12xf32>,
    %f2: tensor<5x1x1x12xf32>,
    %f3: tensor<5x1x1x8xf32>,
    %f4: tensor<5x1x1x2xf32>,
    %f5: tensor<5x1x1x12xf32>)
    -> (tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>) {
  // bf16 at 0
  %v1 = cudnnfe.rope %x, %f1 : (tensor<2x3x5x12xbf16>, tensor<5x1x1x12xf32>) -> tensor<2x3x5x12xbf16>
  // bf16 at 360
  %v2 = cudnnfe.rope %x, %f2 {output_scale = 0.5 : f64} : (tensor<2x3x5x12xbf16>, tensor<5x1x1x12xf32>) -> tensor<2x3x5x12xbf16>
  // bf16 at 720
  %v3 = cudnnfe.rope %x, %f3 {rope_dim = 8 : i64} : (tensor<2x3x5x12xbf16>, tensor<5x1x1x8xf32>) -> tensor<2x3x5x12xbf16>
  // bf16 at 1080
  %v4 = cudnnfe.rope %x, %f4 {rope_dim = 2 : i64, output_scale = -2.0 : f64} : (tensor<2x3x5x12xbf16>, tensor<5x1x1x2xf32>) -> tensor<2x3x5x12xbf16>
  // bf16 at 1440
  %v5 = cudnnfe.rope %x, %f5 {rope_dim = 12 : i64, output_scale = 3.0 : f64} : (tensor<2x3x5x12xbf16>, tensor<5x1x1x12xf32>) -> tensor<2x3x5x12xbf16>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5
      : tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>
}

func.func @main(%h: !cudnnfe.handle, %all_bf16: tensor<360xbf16>, %all_f32: tensor<230xf32>)
    -> (tensor<1800xbf16>) {
  %flat_x = tensor.extract_slice %all_bf16[0] [360] [1] : tensor<360xbf16> to tensor<360xbf16>
  %x = tensor.expand_shape %flat_x [[0, 1, 2, 3]] output_shape [2, 3, 5, 12] : tensor<360xbf16> into tensor<2x3x5x12xbf16>
  %flat_f1 = tensor.extract_slice %all_f32[0] [60] [1] : tensor<230xf32> to tensor<60xf32>
  %f1 = tensor.expand_shape %flat_f1 [[0, 1, 2, 3]] output_shape [5, 1, 1, 12] : tensor<60xf32> into tensor<5x1x1x12xf32>
  %flat_f2 = tensor.extract_slice %all_f32[60] [60] [1] : tensor<230xf32> to tensor<60xf32>
  %f2 = tensor.expand_shape %flat_f2 [[0, 1, 2, 3]] output_shape [5, 1, 1, 12] : tensor<60xf32> into tensor<5x1x1x12xf32>
  %flat_f3 = tensor.extract_slice %all_f32[120] [40] [1] : tensor<230xf32> to tensor<40xf32>
  %f3 = tensor.expand_shape %flat_f3 [[0, 1, 2, 3]] output_shape [5, 1, 1, 8] : tensor<40xf32> into tensor<5x1x1x8xf32>
  %flat_f4 = tensor.extract_slice %all_f32[160] [10] [1] : tensor<230xf32> to tensor<10xf32>
  %f4 = tensor.expand_shape %flat_f4 [[0, 1, 2, 3]] output_shape [5, 1, 1, 2] : tensor<10xf32> into tensor<5x1x1x2xf32>
  %flat_f5 = tensor.extract_slice %all_f32[170] [60] [1] : tensor<230xf32> to tensor<60xf32>
  %f5 = tensor.expand_shape %flat_f5 [[0, 1, 2, 3]] output_shape [5, 1, 1, 12] : tensor<60xf32> into tensor<5x1x1x12xf32>
  %r:5 = cudnnfe.call @g(%h, %x, %f1, %f2, %f3, %f4, %f5)
      : (!cudnnfe.handle, tensor<2x3x5x12xbf16>, tensor<5x1x1x12xf32>, tensor<5x1x1x12xf32>, tensor<5x1x1x8xf32>, tensor<5x1x1x2xf32>, tensor<5x1x1x12xf32>)
      -> (tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>, tensor<2x3x5x12xbf16>)
  %empty0 = tensor.empty() : tensor<1800xbf16>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<2x3x5x12xbf16> into tensor<360xbf16>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [360] [1] : tensor<360xbf16> into tensor<1800xbf16>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<2x3x5x12xbf16> into tensor<360xbf16>
  %set1 = tensor.insert_slice %flat1 into %set0[360] [360] [1] : tensor<360xbf16> into tensor<1800xbf16>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x3x5x12xbf16> into tensor<360xbf16>
  %set2 = tensor.insert_slice %flat2 into %set1[720] [360] [1] : tensor<360xbf16> into tensor<1800xbf16>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<2x3x5x12xbf16> into tensor<360xbf16>
  %set3 = tensor.insert_slice %flat3 into %set2[1080] [360] [1] : tensor<360xbf16> into tensor<1800xbf16>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : tensor<2x3x5x12xbf16> into tensor<360xbf16>
  %set4 = tensor.insert_slice %flat4 into %set3[1440] [360] [1] : tensor<360xbf16> into tensor<1800xbf16>
  return %set4 : tensor<1800xbf16>
}
