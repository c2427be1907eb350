// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/softmax-f16.in-f16.npy \
// RUN:     --check=0=%S/Inputs/softmax-f16.out-f16.npy \
// RUN:     --check=1=%S/Inputs/softmax-f16.out-f32-stats.npy \
// RUN:     --check=2=%S/Inputs/softmax-f16.out-f32-wide.npy --rtol=0.001 --atol=1e-12 \
// RUN:   | FileCheck %s

// Softmax of rows with -inf, of -inf alone, of large numbers, NaN and +inf.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches

cudnnfe.graph private @g(
    %x0: tensor<3x2x5x7xf16>,
    %x1: tensor<5x7xf16>,
    %x2: tensor<7xf16>,
    %x3: tensor<2x1xf16>,
    %x4: tensor<4x65xf16>)
    -> (tensor<3x2x5x7xf16>, tensor<3x2x5x7xf16>, tensor<5x7xf16>, tensor<5x7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<2x1xf16>, tensor<2x1xf16>, tensor<4x65xf16>, tensor<4x65xf16>, tensor<3x2x5x1xf32>, tensor<5x1xf32>, tensor<1xf32>, tensor<2x1xf32>, tensor<4x1xf32>, tensor<3x2x5x7xf32>, tensor<5x7xf32>, tensor<7xf32>, tensor<2x1xf32>, tensor<4x65xf32>) {
  // f16 at 0
  %v1 = cudnnfe.softmax %x0 : (tensor<3x2x5x7xf16>) -> tensor<3x2x5x7xf16>
  %s2, %l2 = cudnnfe.softmax %x0 : (tensor<3x2x5x7xf16>) -> (tensor<3x2x5x7xf16>, tensor<3x2x5x1xf32>)
  // f32 at 0
  %v3 = cudnnfe.softmax %x0 : (tensor<3x2x5x7xf16>) -> tensor<3x2x5x7xf32>
  // f16 at 420
  %v4 = cudnnfe.softmax %x1 : (tensor<5x7xf16>) -> tensor<5x7xf16>
  %s5, %l5 = cudnnfe.softmax %x1 : (tensor<5x7xf16>) -> (tensor<5x7xf16>, tensor<5x1xf32>)
  // f32 at 210
  %v6 = cudnnfe.softmax %x1 : (tensor<5x7xf16>) -> tensor<5x7xf32>
  // f16 at 490
  %v7 = cudnnfe.softmax %x2 : (tensor<7xf16>) -> tensor<7xf16>
  %s8, %l8 = cudnnfe.softmax %x2 : (tensor<7xf16>) -> (tensor<7xf16>, tensor<1xf32>)
  // f32 at 245
  %v9 = cudnnfe.softmax %x2 : (tensor<7xf16>) -> tensor<7xf32>
  // f16 at 504
  %v10 = cudnnfe.softmax %x3 : (tensor<2x1xf16>) -> tensor<2x1xf16>
  %s11, %l11 = cudnnfe.softmax %x3 : (tensor<2x1xf16>) -> (tensor<2x1xf16>, tensor<2x1xf32>)
  // f32 at 252
  %v12 = cudnnfe.softmax %x3 : (tensor<2x1xf16>) -> tensor<2x1xf32>
  // f16 at 508
  %v13 = cudnnfe.softmax %x4 : (tensor<4x65xf16>) -> tensor<4x65xf16>
  %s14, %l14 = cudnnfe.softmax %x4 : (tensor<4x65xf16>) -> (tensor<4x65xf16>, tensor<4x1xf32>)
  // f32 at 254
  %v15 = cudnnfe.softmax %x4 : (tensor<4x65xf16>) -> tensor<4x65xf32>
  cudnnfe.return %v1, %s2, %v4, %s5, %v7, %s8, %v10, %s11, %v13, %s14, %l2, %l5, %l8, %l11, %l14, %v3, %v6, %v9, %v12, %v15
      : tensor<3x2x5x7xf16>, tensor<3x2x5x7xf16>, tensor<5x7xf16>, tensor<5x7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<2x1xf16>, tensor<2x1xf16>, tensor<4x65xf16>, tensor<4x65xf16>, tensor<3x2x5x1xf32>, tensor<5x1xf32>, tensor<1xf32>, tensor<2x1xf32>, tensor<4x1xf32>, tensor<3x2x5x7xf32>, tensor<5x7xf32>, tensor<7xf32>, tensor<2x1xf32>, tensor<4x65xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f16: tensor<514xf16>)
    -> (tensor<1028xf16>, tensor<42xf32>, tensor<514xf32>) {
  %flat_x0 = tensor.extract_slice %all_f16[0] [210] [1] : tensor<514xf16> to tensor<210xf16>
  %x0 = tensor.expand_shape %flat_x0 [[0, 1, 2, 3]] output_shape [3, 2, 5, 7] : tensor<210xf16> into tensor<3x2x5x7xf16>
  %flat_x1 = tensor.extract_slice %all_f16[210] [35] [1] : tensor<514xf16> to tensor<35xf16>
  %x1 = tensor.expand_shape %flat_x1 [[0, 1]] output_shape [5, 7] : tensor<35xf16> into tensor<5x7xf16>
  %x2 = tensor.extract_slice %all_f16[245] [7] [1] : tensor<514xf16> to tensor<7xf16>
  %flat_x3 = tensor.extract_slice %all_f16[252] [2] [1] : tensor<514xf16> to tensor<2xf16>
  %x3 = tensor.expand_shape %flat_x3 [[0, 1]] output_shape [2, 1] : tensor<2xf16> into tensor<2x1xf16>
  %flat_x4 = tensor.extract_slice %all_f16[254] [260] [1] : tensor<514xf16> to tensor<260xf16>
  %x4 = tensor.expand_shape %flat_x4 [[0, 1]] output_shape [4, 65] : tensor<260xf16> into tensor<4x65xf16>
  %r:20 = cudnnfe.call @g(%h, %x0, %x1, %x2, %x3, %x4)
      : (!cudnnfe.handle, tensor<3x2x5x7xf16>, tensor<5x7xf16>, tensor<7xf16>, tensor<2x1xf16>, tensor<4x65xf16>)
      -> (tensor<3x2x5x7xf16>, tensor<3x2x5x7xf16>, tensor<5x7xf16>, tensor<5x7xf16>, tensor<7xf16>, tensor<7xf16>, tensor<2x1xf16>, tensor<2x1xf16>, tensor<4x65xf16>, tensor<4x65xf16>, tensor<3x2x5x1xf32>, tensor<5x1xf32>, tensor<1xf32>, tensor<2x1xf32>, tensor<4x1xf32>, tensor<3x2x5x7xf32>, tensor<5x7xf32>, tensor<7xf32>, tensor<2x1xf32>, tensor<4x65xf32>)
  %empty0 = tensor.empty() : tensor<1028xf16>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<3x2x5x7xf16> into tensor<210xf16>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [210] [1] : tensor<210xf16> into tensor<1028xf16>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<3x2x5x7xf16> into tensor<210xf16>
  %set1 = tensor.insert_slice %flat1 into %set0[210] [210] [1] : tensor<210xf16> into tensor<1028xf16>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1]] : tensor<5x7xf16> into tensor<35xf16>
  %set2 = tensor.insert_slice %flat2 into %set1[420] [35] [1] : tensor<35xf16> into tensor<1028xf16>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1]] : tensor<5x7xf16> into tensor<35xf16>
  %set3 = tensor.insert_slice %flat3 into %set2[455] [35] [1] : tensor<35xf16> into tensor<1028xf16>
  %set4 = tensor.insert_slice %r#4 into %set3[490] [7] [1] : tensor<7xf16> into tensor<1028xf16>
  %set5 = tensor.insert_slice %r#5 into %set4[497] [7] [1] : tensor<7xf16> into tensor<1028xf16>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1]] : tensor<2x1xf16> into tensor<2xf16>
  %set6 = tensor.insert_slice %flat6 into %set5[504] [2] [1] : tensor<2xf16> into tensor<1028xf16>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1]] : tensor<2x1xf16> into tensor<2xf16>
  %set7 = tensor.insert_slice %flat7 into %set6[506] [2] [1] : tensor<2xf16> into tensor<1028xf16>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1]] : tensor<4x65xf16> into tensor<260xf16>
  %set8 = tensor.insert_slice %flat8 into %set7[508] [260] [1] : tensor<260xf16> into tensor<1028xf16>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1]] : tensor<4x65xf16> into tensor<260xf16>
  %set9 = tensor.insert_slice %flat9 into %set8[768] [260] [1] : tensor<260xf16> into tensor<1028xf16>
  %empty1 = tensor.empty() : tensor<42xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<3x2x5x1xf32> into tensor<30xf32>
  %set10 = tensor.insert_slice %flat10 into %empty1[0] [30] [1] : tensor<30xf32> into tensor<42xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[30] [5] [1] : tensor<5xf32> into tensor<42xf32>
  %set12 = tensor.insert_slice %r#12 into %set11[35] [1] [1] : tensor<1xf32> into tensor<42xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[36] [2] [1] : tensor<2xf32> into tensor<42xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[38] [4] [1] : tensor<4xf32> into tensor<42xf32>
  %empty2 = tensor.empty() : tensor<514xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2, 3]] : tensor<3x2x5x7xf32> into tensor<210xf32>
  %set15 = tensor.insert_slice %flat15 into %empty2[0] [210] [1] : tensor<210xf32> into tensor<514xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1]] : tensor<5x7xf32> into tensor<35xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[210] [35] [1] : tensor<35xf32> into tensor<514xf32>
  %set17 = tensor.insert_slice %r#17 into %set16[245] [7] [1] : tensor<7xf32> into tensor<514xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1]] : tensor<2x1xf32> into tensor<2xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[252] [2] [1] : tensor<2xf32> into tensor<514xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1]] : tensor<4x65xf32> into tensor<260xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[254] [260] [1] : tensor<260xf32> into tensor<514xf32>
  return %set9, %set14, %set19 : tensor<1028xf16>, tensor<42xf32>, tensor<514xf32>
}
