// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/softmax-f64.in-f64.npy \
// RUN:     --check=0=%S/Inputs/softmax-f64.out-f64.npy \
// RUN:     --check=1=%S/Inputs/softmax-f64.out-f64-stats.npy --rtol=1e-14 --atol=1e-12 \
// RUN:   | FileCheck %s

// Softmax of rows with -inf, of -inf alone, of large numbers, NaN and +inf.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches

cudnnfe.graph private @g(
    %x0: tensor<3x2x5x7xf64>,
    %x1: tensor<5x7xf64>,
    %x2: tensor<7xf64>,
    %x3: tensor<2x1xf64>,
    %x4: tensor<4x65xf64>)
    -> (tensor<3x2x5x7xf64>, tensor<3x2x5x7xf64>, tensor<5x7xf64>, tensor<5x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<4x65xf64>, tensor<4x65xf64>, tensor<3x2x5x1xf64>, tensor<5x1xf64>, tensor<1xf64>, tensor<2x1xf64>, tensor<4x1xf64>) {
  // f64 at 0
  %v1 = cudnnfe.softmax %x0 {compute_type = f64} : (tensor<3x2x5x7xf64>) -> tensor<3x2x5x7xf64>
  %s2, %l2 = cudnnfe.softmax %x0 {compute_type = f64} : (tensor<3x2x5x7xf64>) -> (tensor<3x2x5x7xf64>, tensor<3x2x5x1xf64>)
  // f64 at 420
  %v3 = cudnnfe.softmax %x1 {compute_type = f64} : (tensor<5x7xf64>) -> tensor<5x7xf64>
  %s4, %l4 = cudnnfe.softmax %x1 {compute_type = f64} : (tensor<5x7xf64>) -> (tensor<5x7xf64>, tensor<5x1xf64>)
  // f64 at 490
  %v5 = cudnnfe.softmax %x2 {compute_type = f64} : (tensor<7xf64>) -> tensor<7xf64>
  %s6, %l6 = cudnnfe.softmax %x2 {compute_type = f64} : (tensor<7xf64>) -> (tensor<7xf64>, tensor<1xf64>)
  // f64 at 504
  %v7 = cudnnfe.softmax %x3 {compute_type = f64} : (tensor<2x1xf64>) -> tensor<2x1xf64>
  %s8, %l8 = cudnnfe.softmax %x3 {compute_type = f64} : (tensor<2x1xf64>) -> (tensor<2x1xf64>, tensor<2x1xf64>)
  // f64 at 508
  %v9 = cudnnfe.softmax %x4 {compute_type = f64} : (tensor<4x65xf64>) -> tensor<4x65xf64>
  %s10, %l10 = cudnnfe.softmax %x4 {compute_type = f64} : (tensor<4x65xf64>) -> (tensor<4x65xf64>, tensor<4x1xf64>)
  cudnnfe.return %v1, %s2, %v3, %s4, %v5, %s6, %v7, %s8, %v9, %s10, %l2, %l4, %l6, %l8, %l10
      : tensor<3x2x5x7xf64>, tensor<3x2x5x7xf64>, tensor<5x7xf64>, tensor<5x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<4x65xf64>, tensor<4x65xf64>, tensor<3x2x5x1xf64>, tensor<5x1xf64>, tensor<1xf64>, tensor<2x1xf64>, tensor<4x1xf64>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<514xf64>)
    -> (tensor<1028xf64>, tensor<42xf64>) {
  %flat_x0 = tensor.extract_slice %all_f64[0] [210] [1] : tensor<514xf64> to tensor<210xf64>
  %x0 = tensor.expand_shape %flat_x0 [[0, 1, 2, 3]] output_shape [3, 2, 5, 7] : tensor<210xf64> into tensor<3x2x5x7xf64>
  %flat_x1 = tensor.extract_slice %all_f64[210] [35] [1] : tensor<514xf64> to tensor<35xf64>
  %x1 = tensor.expand_shape %flat_x1 [[0, 1]] output_shape [5, 7] : tensor<35xf64> into tensor<5x7xf64>
  %x2 = tensor.extract_slice %all_f64[245] [7] [1] : tensor<514xf64> to tensor<7xf64>
  %flat_x3 = tensor.extract_slice %all_f64[252] [2] [1] : tensor<514xf64> to tensor<2xf64>
  %x3 = tensor.expand_shape %flat_x3 [[0, 1]] output_shape [2, 1] : tensor<2xf64> into tensor<2x1xf64>
  %flat_x4 = tensor.extract_slice %all_f64[254] [260] [1] : tensor<514xf64> to tensor<260xf64>
  %x4 = tensor.expand_shape %flat_x4 [[0, 1]] output_shape [4, 65] : tensor<260xf64> into tensor<4x65xf64>
  %r:15 = cudnnfe.call @g(%h, %x0, %x1, %x2, %x3, %x4)
      : (!cudnnfe.handle, tensor<3x2x5x7xf64>, tensor<5x7xf64>, tensor<7xf64>, tensor<2x1xf64>, tensor<4x65xf64>)
      -> (tensor<3x2x5x7xf64>, tensor<3x2x5x7xf64>, tensor<5x7xf64>, tensor<5x7xf64>, tensor<7xf64>, tensor<7xf64>, tensor<2x1xf64>, tensor<2x1xf64>, tensor<4x65xf64>, tensor<4x65xf64>, tensor<3x2x5x1xf64>, tensor<5x1xf64>, tensor<1xf64>, tensor<2x1xf64>, tensor<4x1xf64>)
  %empty0 = tensor.empty() : tensor<1028xf64>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<3x2x5x7xf64> into tensor<210xf64>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [210] [1] : tensor<210xf64> into tensor<1028xf64>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<3x2x5x7xf64> into tensor<210xf64>
  %set1 = tensor.insert_slice %flat1 into %set0[210] [210] [1] : tensor<210xf64> into tensor<1028xf64>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1]] : tensor<5x7xf64> into tensor<35xf64>
  %set2 = tensor.insert_slice %flat2 into %set1[420] [35] [1] : tensor<35xf64> into tensor<1028xf64>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1]] : tensor<5x7xf64> into tensor<35xf64>
  %set3 = tensor.insert_slice %flat3 into %set2[455] [35] [1] : tensor<35xf64> into tensor<1028xf64>
  %set4 = tensor.insert_slice %r#4 into %set3[490] [7] [1] : tensor<7xf64> into tensor<1028xf64>
  %set5 = tensor.insert_slice %r#5 into %set4[497] [7] [1] : tensor<7xf64> into tensor<1028xf64>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1]] : tensor<2x1xf64> into tensor<2xf64>
  %set6 = tensor.insert_slice %flat6 into %set5[504] [2] [1] : tensor<2xf64> into tensor<1028xf64>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1]] : tensor<2x1xf64> into tensor<2xf64>
  %set7 = tensor.insert_slice %flat7 into %set6[506] [2] [1] : tensor<2xf64> into tensor<1028xf64>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1]] : tensor<4x65xf64> into tensor<260xf64>
  %set8 = tensor.insert_slice %flat8 into %set7[508] [260] [1] : tensor<260xf64> into tensor<1028xf64>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1]] : tensor<4x65xf64> into tensor<260xf64>
  %set9 = tensor.insert_slice %flat9 into %set8[768] [260] [1] : tensor<260xf64> into tensor<1028xf64>
  %empty1 = tensor.empty() : tensor<42xf64>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<3x2x5x1xf64> into tensor<30xf64>
  %set10 = tensor.insert_slice %flat10 into %empty1[0] [30] [1] : tensor<30xf64> into tensor<42xf64>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1]] : tensor<5x1xf64> into tensor<5xf64>
  %set11 = tensor.insert_slice %flat11 into %set10[30] [5] [1] : tensor<5xf64> into tensor<42xf64>
  %set12 = tensor.insert_slice %r#12 into %set11[35] [1] [1] : tensor<1xf64> into tensor<42xf64>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1]] : tensor<2x1xf64> into tensor<2xf64>
  %set13 = tensor.insert_slice %flat13 into %set12[36] [2] [1] : tensor<2xf64> into tensor<42xf64>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1]] : tensor<4x1xf64> into tensor<4xf64>
  %set14 = tensor.insert_slice %flat14 into %set13[38] [4] [1] : tensor<4xf64> into tensor<42xf64>
  return %set9, %set14 : tensor<1028xf64>, tensor<42xf64>
}
