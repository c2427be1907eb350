// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/softmax-bf16.in-bf16.npy \
// RUN:     --check=0=%S/Inputs/softmax-bf16.out-bf16.npy \
// RUN:     --check=1=%S/Inputs/softmax-bf16.out-f32-stats.npy --rtol=0.008 --atol=1e-12 \
// RUN:   | FileCheck %s

// Softmax of rows with -inf, of -inf alone, of large numbers, NaN and +inf.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches

cudnnfe.graph private @g(
    %x0: tensor<3x2x5x7xbf16>,
    %x1: tensor<5x7xbf16>,
    %x2: tensor<7xbf16>,
    %x3: tensor<2x1xbf16>,
    %x4: tensor<4x65xbf16>)
    -> (tensor<3x2x5x7xbf16>, tensor<3x2x5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>, tensor<4x65xbf16>, tensor<4x65xbf16>, tensor<3x2x5x1xf32>, tensor<5x1xf32>, tensor<1xf32>, tensor<2x1xf32>, tensor<4x1xf32>) {
  // bf16 at 0
  %v1 = cudnnfe.softmax %x0 : (tensor<3x2x5x7xbf16>) -> tensor<3x2x5x7xbf16>
  %s2, %l2 = cudnnfe.softmax %x0 : (tensor<3x2x5x7xbf16>) -> (tensor<3x2x5x7xbf16>, tensor<3x2x5x1xf32>)
  // bf16 at 420
  %v3 = cudnnfe.softmax %x1 : (tensor<5x7xbf16>) -> tensor<5x7xbf16>
  %s4, %l4 = cudnnfe.softmax %x1 : (tensor<5x7xbf16>) -> (tensor<5x7xbf16>, tensor<5x1xf32>)
  // bf16 at 490
  %v5 = cudnnfe.softmax %x2 : (tensor<7xbf16>) -> tensor<7xbf16>
  %s6, %l6 = cudnnfe.softmax %x2 : (tensor<7xbf16>) -> (tensor<7xbf16>, tensor<1xf32>)
  // bf16 at 504
  %v7 = cudnnfe.softmax %x3 : (tensor<2x1xbf16>) -> tensor<2x1xbf16>
  %s8, %l8 = cudnnfe.softmax %x3 : (tensor<2x1xbf16>) -> (tensor<2x1xbf16>, tensor<2x1xf32>)
  // bf16 at 508
  %v9 = cudnnfe.softmax %x4 : (tensor<4x65xbf16>) -> tensor<4x65xbf16>
  %s10, %l10 = cudnnfe.softmax %x4 : (tensor<4x65xbf16>) -> (tensor<4x65xbf16>, tensor<4x1xf32>)
  cudnnfe.return %v1, %s2, %v3, %s4, %v5, %s6, %v7, %s8, %v9, %s10, %l2, %l4, %l6, %l8, %l10
      : tensor<3x2x5x7xbf16>, tensor<3x2x5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>, tensor<4x65xbf16>, tensor<4x65xbf16>, tensor<3x2x5x1xf32>, tensor<5x1xf32>, tensor<1xf32>, tensor<2x1xf32>, tensor<4x1xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_bf16: tensor<514xbf16>)
    -> (tensor<1028xbf16>, tensor<42xf32>) {
  %flat_x0 = tensor.extract_slice %all_bf16[0] [210] [1] : tensor<514xbf16> to tensor<210xbf16>
  %x0 = tensor.expand_shape %flat_x0 [[0, 1, 2, 3]] output_shape [3, 2, 5, 7] : tensor<210xbf16> into tensor<3x2x5x7xbf16>
  %flat_x1 = tensor.extract_slice %all_bf16[210] [35] [1] : tensor<514xbf16> to tensor<35xbf16>
  %x1 = tensor.expand_shape %flat_x1 [[0, 1]] output_shape [5, 7] : tensor<35xbf16> into tensor<5x7xbf16>
  %x2 = tensor.extract_slice %all_bf16[245] [7] [1] : tensor<514xbf16> to tensor<7xbf16>
  %flat_x3 = tensor.extract_slice %all_bf16[252] [2] [1] : tensor<514xbf16> to tensor<2xbf16>
  %x3 = tensor.expand_shape %flat_x3 [[0, 1]] output_shape [2, 1] : tensor<2xbf16> into tensor<2x1xbf16>
  %flat_x4 = tensor.extract_slice %all_bf16[254] [260] [1] : tensor<514xbf16> to tensor<260xbf16>
  %x4 = tensor.expand_shape %flat_x4 [[0, 1]] output_shape [4, 65] : tensor<260xbf16> into tensor<4x65xbf16>
  %r:15 = cudnnfe.call @g(%h, %x0, %x1, %x2, %x3, %x4)
      : (!cudnnfe.handle, tensor<3x2x5x7xbf16>, tensor<5x7xbf16>, tensor<7xbf16>, tensor<2x1xbf16>, tensor<4x65xbf16>)
      -> (tensor<3x2x5x7xbf16>, tensor<3x2x5x7xbf16>, tensor<5x7xbf16>, tensor<5x7xbf16>, tensor<7xbf16>, tensor<7xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>, tensor<4x65xbf16>, tensor<4x65xbf16>, tensor<3x2x5x1xf32>, tensor<5x1xf32>, tensor<1xf32>, tensor<2x1xf32>, tensor<4x1xf32>)
  %empty0 = tensor.empty() : tensor<1028xbf16>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<3x2x5x7xbf16> into tensor<210xbf16>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [210] [1] : tensor<210xbf16> into tensor<1028xbf16>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<3x2x5x7xbf16> into tensor<210xbf16>
  %set1 = tensor.insert_slice %flat1 into %set0[210] [210] [1] : tensor<210xbf16> into tensor<1028xbf16>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1]] : tensor<5x7xbf16> into tensor<35xbf16>
  %set2 = tensor.insert_slice %flat2 into %set1[420] [35] [1] : tensor<35xbf16> into tensor<1028xbf16>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1]] : tensor<5x7xbf16> into tensor<35xbf16>
  %set3 = tensor.insert_slice %flat3 into %set2[455] [35] [1] : tensor<35xbf16> into tensor<1028xbf16>
  %set4 = tensor.insert_slice %r#4 into %set3[490] [7] [1] : tensor<7xbf16> into tensor<1028xbf16>
  %set5 = tensor.insert_slice %r#5 into %set4[497] [7] [1] : tensor<7xbf16> into tensor<1028xbf16>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1]] : tensor<2x1xbf16> into tensor<2xbf16>
  %set6 = tensor.insert_slice %flat6 into %set5[504] [2] [1] : tensor<2xbf16> into tensor<1028xbf16>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1]] : tensor<2x1xbf16> into tensor<2xbf16>
  %set7 = tensor.insert_slice %flat7 into %set6[506] [2] [1] : tensor<2xbf16> into tensor<1028xbf16>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1]] : tensor<4x65xbf16> into tensor<260xbf16>
  %set8 = tensor.insert_slice %flat8 into %set7[508] [260] [1] : tensor<260xbf16> into tensor<1028xbf16>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1]] : tensor<4x65xbf16> into tensor<260xbf16>
  %set9 = tensor.insert_slice %flat9 into %set8[768] [260] [1] : tensor<260xbf16> into tensor<1028xbf16>
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
  return %set9, %set14 : tensor<1028xbf16>, tensor<42xf32>
}
