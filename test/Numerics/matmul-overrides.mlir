// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/matmul-overrides.in-i32.npy \
// RUN:     --input=1=%S/Inputs/matmul-overrides.in-i64.npy \
// RUN:     --input=2=%S/Inputs/matmul-overrides.in-f32.npy \
// RUN:     --input=3=%S/Inputs/matmul-overrides.in-bf16.npy \
// RUN:     --check=0=%S/Inputs/matmul-overrides.out-f32.npy \
// RUN:     --check=1=%S/Inputs/matmul-overrides.out-f16.npy \
// RUN:     --check=2=%S/Inputs/matmul-overrides.out-i8.npy \
// RUN:     --check=3=%S/Inputs/matmul-overrides.out-i32.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Valid rows, columns and contracted elements of each batch. What lies beyond
// the contracted length is NaN, and broadcast operands meet several lengths.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches

cudnnfe.graph private @g(
    %m0: tensor<3x1x1xi32>,
    %n0: tensor<3x1x1xi64>,
    %k0: tensor<3x1x1xi32>,
    %pa0: tensor<3x4x6xf32>,
    %pb0: tensor<3x6x5xbf16>,
    %m1: tensor<3x1x1xi32>,
    %n1: tensor<3x1x1xi64>,
    %k1: tensor<3x1x1xi32>,
    %pa1: tensor<3x4x6xf32>,
    %pb1: tensor<1x6x5xbf16>,
    %m2: tensor<3x1x1xi32>,
    %n2: tensor<3x1x1xi64>,
    %k2: tensor<3x1x1xi32>,
    %pa2: tensor<1x4x6xf32>,
    %pb2: tensor<3x6x5xbf16>,
    %m3: tensor<3x1x1x1xi32>,
    %n3: tensor<3x1x1x1xi64>,
    %k3: tensor<3x1x1x1xi32>,
    %pa3: tensor<3x4x2x6xf32>,
    %pb3: tensor<3x2x6x5xbf16>,
    %m4: tensor<3x1x1x1xi32>,
    %n4: tensor<3x1x1x1xi64>,
    %k4: tensor<3x1x1x1xi32>,
    %pa4: tensor<3x4x2x6xf32>,
    %pb4: tensor<1x1x6x5xbf16>,
    %m5: tensor<3x1x1x1xi32>,
    %n5: tensor<3x1x1x1xi64>,
    %k5: tensor<3x1x1x1xi32>,
    %pa5: tensor<1x4x2x6xf32>,
    %pb5: tensor<3x2x6x5xbf16>)
    -> (tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x2x5xi32>, tensor<3x4x2x5xi32>, tensor<3x4x2x5xi32>) {
  // f32 at 0
  %v1 = cudnnfe.matmul %pa0, %pb0 k_override(%k0) {padding_value = 0.000000e+00 : f64} : (tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>) -> tensor<3x4x5xf32>
  // f32 at 60
  %v2 = cudnnfe.matmul %pa0, %pb0 m_override(%m0) n_override(%n0) k_override(%k0) {padding_value = -1.500000e+00 : f64} : (tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xf32>
  // f16 at 0
  %v3 = cudnnfe.matmul %pa0, %pb0 m_override(%m0) k_override(%k0) {padding_value = 3.000000e+00 : f64} : (tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x4x5xf16>
  // i8 at 0
  %v4 = cudnnfe.matmul %pa0, %pb0 n_override(%n0) k_override(%k0) {padding_value = 2.500000e+00 : f64} : (tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi8>
  // i8 at 60
  %v5 = cudnnfe.matmul %pa0, %pb0 m_override(%m0) n_override(%n0) k_override(%k0) {padding_value = 3.000000e+02 : f64} : (tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi8>
  // i32 at 0
  %v6 = cudnnfe.matmul %pa0, %pb0 m_override(%m0) n_override(%n0) k_override(%k0) {padding_value = 0x7FF8000000000000 : f64} : (tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi32>
  // f16 at 60
  %v7 = cudnnfe.matmul %pa0, %pb0 m_override(%m0) k_override(%k0) {padding_value = 1.000000e+30 : f64} : (tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x4x5xf16>
  // f32 at 120
  %v8 = cudnnfe.matmul %pa1, %pb1 k_override(%k1) {padding_value = 0.000000e+00 : f64} : (tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi32>) -> tensor<3x4x5xf32>
  // f32 at 180
  %v9 = cudnnfe.matmul %pa1, %pb1 m_override(%m1) n_override(%n1) k_override(%k1) {padding_value = -1.500000e+00 : f64} : (tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xf32>
  // f16 at 120
  %v10 = cudnnfe.matmul %pa1, %pb1 m_override(%m1) k_override(%k1) {padding_value = 3.000000e+00 : f64} : (tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x4x5xf16>
  // i8 at 120
  %v11 = cudnnfe.matmul %pa1, %pb1 n_override(%n1) k_override(%k1) {padding_value = 2.500000e+00 : f64} : (tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi8>
  // i8 at 180
  %v12 = cudnnfe.matmul %pa1, %pb1 m_override(%m1) n_override(%n1) k_override(%k1) {padding_value = 3.000000e+02 : f64} : (tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi8>
  // i32 at 60
  %v13 = cudnnfe.matmul %pa1, %pb1 m_override(%m1) n_override(%n1) k_override(%k1) {padding_value = 0x7FF8000000000000 : f64} : (tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi32>
  // f16 at 180
  %v14 = cudnnfe.matmul %pa1, %pb1 m_override(%m1) k_override(%k1) {padding_value = 1.000000e+30 : f64} : (tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x4x5xf16>
  // f32 at 240
  %v15 = cudnnfe.matmul %pa2, %pb2 k_override(%k2) {padding_value = 0.000000e+00 : f64} : (tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>) -> tensor<3x4x5xf32>
  // f32 at 300
  %v16 = cudnnfe.matmul %pa2, %pb2 m_override(%m2) n_override(%n2) k_override(%k2) {padding_value = -1.500000e+00 : f64} : (tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xf32>
  // f16 at 240
  %v17 = cudnnfe.matmul %pa2, %pb2 m_override(%m2) k_override(%k2) {padding_value = 3.000000e+00 : f64} : (tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x4x5xf16>
  // i8 at 240
  %v18 = cudnnfe.matmul %pa2, %pb2 n_override(%n2) k_override(%k2) {padding_value = 2.500000e+00 : f64} : (tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi8>
  // i8 at 300
  %v19 = cudnnfe.matmul %pa2, %pb2 m_override(%m2) n_override(%n2) k_override(%k2) {padding_value = 3.000000e+02 : f64} : (tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi8>
  // i32 at 120
  %v20 = cudnnfe.matmul %pa2, %pb2 m_override(%m2) n_override(%n2) k_override(%k2) {padding_value = 0x7FF8000000000000 : f64} : (tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>) -> tensor<3x4x5xi32>
  // f16 at 300
  %v21 = cudnnfe.matmul %pa2, %pb2 m_override(%m2) k_override(%k2) {padding_value = 1.000000e+30 : f64} : (tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x4x5xf16>
  // f32 at 360
  %v22 = cudnnfe.matmul %pa3, %pb3 k_override(%k3) {padding_value = 0.000000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf32>
  // f32 at 480
  %v23 = cudnnfe.matmul %pa3, %pb3 m_override(%m3) n_override(%n3) k_override(%k3) {padding_value = -1.500000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf32>
  // f16 at 360
  %v24 = cudnnfe.matmul %pa3, %pb3 m_override(%m3) k_override(%k3) {padding_value = 3.000000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf16>
  // i8 at 360
  %v25 = cudnnfe.matmul %pa3, %pb3 n_override(%n3) k_override(%k3) {padding_value = 2.500000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi8>
  // i8 at 480
  %v26 = cudnnfe.matmul %pa3, %pb3 m_override(%m3) n_override(%n3) k_override(%k3) {padding_value = 3.000000e+02 : f64} : (tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi8>
  // i32 at 180
  %v27 = cudnnfe.matmul %pa3, %pb3 m_override(%m3) n_override(%n3) k_override(%k3) {padding_value = 0x7FF8000000000000 : f64} : (tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi32>
  // f16 at 480
  %v28 = cudnnfe.matmul %pa3, %pb3 m_override(%m3) k_override(%k3) {padding_value = 1.000000e+30 : f64} : (tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf16>
  // f32 at 600
  %v29 = cudnnfe.matmul %pa4, %pb4 k_override(%k4) {padding_value = 0.000000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf32>
  // f32 at 720
  %v30 = cudnnfe.matmul %pa4, %pb4 m_override(%m4) n_override(%n4) k_override(%k4) {padding_value = -1.500000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf32>
  // f16 at 600
  %v31 = cudnnfe.matmul %pa4, %pb4 m_override(%m4) k_override(%k4) {padding_value = 3.000000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf16>
  // i8 at 600
  %v32 = cudnnfe.matmul %pa4, %pb4 n_override(%n4) k_override(%k4) {padding_value = 2.500000e+00 : f64} : (tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi8>
  // i8 at 720
  %v33 = cudnnfe.matmul %pa4, %pb4 m_override(%m4) n_override(%n4) k_override(%k4) {padding_value = 3.000000e+02 : f64} : (tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi8>
  // i32 at 300
  %v34 = cudnnfe.matmul %pa4, %pb4 m_override(%m4) n_override(%n4) k_override(%k4) {padding_value = 0x7FF8000000000000 : f64} : (tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi32>
  // f16 at 720
  %v35 = cudnnfe.matmul %pa4, %pb4 m_override(%m4) k_override(%k4) {padding_value = 1.000000e+30 : f64} : (tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf16>
  // f32 at 840
  %v36 = cudnnfe.matmul %pa5, %pb5 k_override(%k5) {padding_value = 0.000000e+00 : f64} : (tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf32>
  // f32 at 960
  %v37 = cudnnfe.matmul %pa5, %pb5 m_override(%m5) n_override(%n5) k_override(%k5) {padding_value = -1.500000e+00 : f64} : (tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf32>
  // f16 at 840
  %v38 = cudnnfe.matmul %pa5, %pb5 m_override(%m5) k_override(%k5) {padding_value = 3.000000e+00 : f64} : (tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf16>
  // i8 at 840
  %v39 = cudnnfe.matmul %pa5, %pb5 n_override(%n5) k_override(%k5) {padding_value = 2.500000e+00 : f64} : (tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi8>
  // i8 at 960
  %v40 = cudnnfe.matmul %pa5, %pb5 m_override(%m5) n_override(%n5) k_override(%k5) {padding_value = 3.000000e+02 : f64} : (tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi8>
  // i32 at 420
  %v41 = cudnnfe.matmul %pa5, %pb5 m_override(%m5) n_override(%n5) k_override(%k5) {padding_value = 0x7FF8000000000000 : f64} : (tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xi32>
  // f16 at 960
  %v42 = cudnnfe.matmul %pa5, %pb5 m_override(%m5) k_override(%k5) {padding_value = 1.000000e+30 : f64} : (tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x2x5xf16>
  cudnnfe.return %v1, %v2, %v8, %v9, %v15, %v16, %v22, %v23, %v29, %v30, %v36, %v37, %v3, %v7, %v10, %v14, %v17, %v21, %v24, %v28, %v31, %v35, %v38, %v42, %v4, %v5, %v11, %v12, %v18, %v19, %v25, %v26, %v32, %v33, %v39, %v40, %v6, %v13, %v20, %v27, %v34, %v41
      : tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x2x5xi32>, tensor<3x4x2x5xi32>, tensor<3x4x2x5xi32>
}

func.func @main(%h: !cudnnfe.handle, %all_i32: tensor<36xi32>, %all_i64: tensor<18xi64>, %all_f32: tensor<504xf32>, %all_bf16: tensor<600xbf16>)
    -> (tensor<1080xf32>, tensor<1080xf16>, tensor<1080xi8>, tensor<540xi32>) {
  %flat_m0 = tensor.extract_slice %all_i32[0] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %m0 = tensor.expand_shape %flat_m0 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi32> into tensor<3x1x1xi32>
  %flat_k0 = tensor.extract_slice %all_i32[3] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %k0 = tensor.expand_shape %flat_k0 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi32> into tensor<3x1x1xi32>
  %flat_m1 = tensor.extract_slice %all_i32[6] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %m1 = tensor.expand_shape %flat_m1 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi32> into tensor<3x1x1xi32>
  %flat_k1 = tensor.extract_slice %all_i32[9] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %k1 = tensor.expand_shape %flat_k1 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi32> into tensor<3x1x1xi32>
  %flat_m2 = tensor.extract_slice %all_i32[12] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %m2 = tensor.expand_shape %flat_m2 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi32> into tensor<3x1x1xi32>
  %flat_k2 = tensor.extract_slice %all_i32[15] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %k2 = tensor.expand_shape %flat_k2 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi32> into tensor<3x1x1xi32>
  %flat_m3 = tensor.extract_slice %all_i32[18] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %m3 = tensor.expand_shape %flat_m3 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi32> into tensor<3x1x1x1xi32>
  %flat_k3 = tensor.extract_slice %all_i32[21] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %k3 = tensor.expand_shape %flat_k3 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi32> into tensor<3x1x1x1xi32>
  %flat_m4 = tensor.extract_slice %all_i32[24] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %m4 = tensor.expand_shape %flat_m4 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi32> into tensor<3x1x1x1xi32>
  %flat_k4 = tensor.extract_slice %all_i32[27] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %k4 = tensor.expand_shape %flat_k4 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi32> into tensor<3x1x1x1xi32>
  %flat_m5 = tensor.extract_slice %all_i32[30] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %m5 = tensor.expand_shape %flat_m5 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi32> into tensor<3x1x1x1xi32>
  %flat_k5 = tensor.extract_slice %all_i32[33] [3] [1] : tensor<36xi32> to tensor<3xi32>
  %k5 = tensor.expand_shape %flat_k5 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi32> into tensor<3x1x1x1xi32>
  %flat_n0 = tensor.extract_slice %all_i64[0] [3] [1] : tensor<18xi64> to tensor<3xi64>
  %n0 = tensor.expand_shape %flat_n0 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
  %flat_n1 = tensor.extract_slice %all_i64[3] [3] [1] : tensor<18xi64> to tensor<3xi64>
  %n1 = tensor.expand_shape %flat_n1 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
  %flat_n2 = tensor.extract_slice %all_i64[6] [3] [1] : tensor<18xi64> to tensor<3xi64>
  %n2 = tensor.expand_shape %flat_n2 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
  %flat_n3 = tensor.extract_slice %all_i64[9] [3] [1] : tensor<18xi64> to tensor<3xi64>
  %n3 = tensor.expand_shape %flat_n3 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1xi64>
  %flat_n4 = tensor.extract_slice %all_i64[12] [3] [1] : tensor<18xi64> to tensor<3xi64>
  %n4 = tensor.expand_shape %flat_n4 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1xi64>
  %flat_n5 = tensor.extract_slice %all_i64[15] [3] [1] : tensor<18xi64> to tensor<3xi64>
  %n5 = tensor.expand_shape %flat_n5 [[0, 1, 2, 3]] output_shape [3, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1xi64>
  %flat_pa0 = tensor.extract_slice %all_f32[0] [72] [1] : tensor<504xf32> to tensor<72xf32>
  %pa0 = tensor.expand_shape %flat_pa0 [[0, 1, 2]] output_shape [3, 4, 6] : tensor<72xf32> into tensor<3x4x6xf32>
  %flat_pa1 = tensor.extract_slice %all_f32[72] [72] [1] : tensor<504xf32> to tensor<72xf32>
  %pa1 = tensor.expand_shape %flat_pa1 [[0, 1, 2]] output_shape [3, 4, 6] : tensor<72xf32> into tensor<3x4x6xf32>
  %flat_pa2 = tensor.extract_slice %all_f32[144] [24] [1] : tensor<504xf32> to tensor<24xf32>
  %pa2 = tensor.expand_shape %flat_pa2 [[0, 1, 2]] output_shape [1, 4, 6] : tensor<24xf32> into tensor<1x4x6xf32>
  %flat_pa3 = tensor.extract_slice %all_f32[168] [144] [1] : tensor<504xf32> to tensor<144xf32>
  %pa3 = tensor.expand_shape %flat_pa3 [[0, 1, 2, 3]] output_shape [3, 4, 2, 6] : tensor<144xf32> into tensor<3x4x2x6xf32>
  %flat_pa4 = tensor.extract_slice %all_f32[312] [144] [1] : tensor<504xf32> to tensor<144xf32>
  %pa4 = tensor.expand_shape %flat_pa4 [[0, 1, 2, 3]] output_shape [3, 4, 2, 6] : tensor<144xf32> into tensor<3x4x2x6xf32>
  %flat_pa5 = tensor.extract_slice %all_f32[456] [48] [1] : tensor<504xf32> to tensor<48xf32>
  %pa5 = tensor.expand_shape %flat_pa5 [[0, 1, 2, 3]] output_shape [1, 4, 2, 6] : tensor<48xf32> into tensor<1x4x2x6xf32>
  %flat_pb0 = tensor.extract_slice %all_bf16[0] [90] [1] : tensor<600xbf16> to tensor<90xbf16>
  %pb0 = tensor.expand_shape %flat_pb0 [[0, 1, 2]] output_shape [3, 6, 5] : tensor<90xbf16> into tensor<3x6x5xbf16>
  %flat_pb1 = tensor.extract_slice %all_bf16[90] [30] [1] : tensor<600xbf16> to tensor<30xbf16>
  %pb1 = tensor.expand_shape %flat_pb1 [[0, 1, 2]] output_shape [1, 6, 5] : tensor<30xbf16> into tensor<1x6x5xbf16>
  %flat_pb2 = tensor.extract_slice %all_bf16[120] [90] [1] : tensor<600xbf16> to tensor<90xbf16>
  %pb2 = tensor.expand_shape %flat_pb2 [[0, 1, 2]] output_shape [3, 6, 5] : tensor<90xbf16> into tensor<3x6x5xbf16>
  %flat_pb3 = tensor.extract_slice %all_bf16[210] [180] [1] : tensor<600xbf16> to tensor<180xbf16>
  %pb3 = tensor.expand_shape %flat_pb3 [[0, 1, 2, 3]] output_shape [3, 2, 6, 5] : tensor<180xbf16> into tensor<3x2x6x5xbf16>
  %flat_pb4 = tensor.extract_slice %all_bf16[390] [30] [1] : tensor<600xbf16> to tensor<30xbf16>
  %pb4 = tensor.expand_shape %flat_pb4 [[0, 1, 2, 3]] output_shape [1, 1, 6, 5] : tensor<30xbf16> into tensor<1x1x6x5xbf16>
  %flat_pb5 = tensor.extract_slice %all_bf16[420] [180] [1] : tensor<600xbf16> to tensor<180xbf16>
  %pb5 = tensor.expand_shape %flat_pb5 [[0, 1, 2, 3]] output_shape [3, 2, 6, 5] : tensor<180xbf16> into tensor<3x2x6x5xbf16>
  %r:42 = cudnnfe.call @g(%h, %m0, %n0, %k0, %pa0, %pb0, %m1, %n1, %k1, %pa1, %pb1, %m2, %n2, %k2, %pa2, %pb2, %m3, %n3, %k3, %pa3, %pb3, %m4, %n4, %k4, %pa4, %pb4, %m5, %n5, %k5, %pa5, %pb5)
      : (!cudnnfe.handle, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>, tensor<3x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>, tensor<3x4x6xf32>, tensor<1x6x5xbf16>, tensor<3x1x1xi32>, tensor<3x1x1xi64>, tensor<3x1x1xi32>, tensor<1x4x6xf32>, tensor<3x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>, tensor<3x4x2x6xf32>, tensor<3x2x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>, tensor<3x4x2x6xf32>, tensor<1x1x6x5xbf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi64>, tensor<3x1x1x1xi32>, tensor<1x4x2x6xf32>, tensor<3x2x6x5xbf16>)
      -> (tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x2x5xf32>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x2x5xf16>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x2x5xi8>, tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<3x4x2x5xi32>, tensor<3x4x2x5xi32>, tensor<3x4x2x5xi32>)
  %empty0 = tensor.empty() : tensor<1080xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [60] [1] : tensor<60xf32> into tensor<1080xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[60] [60] [1] : tensor<60xf32> into tensor<1080xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[120] [60] [1] : tensor<60xf32> into tensor<1080xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[180] [60] [1] : tensor<60xf32> into tensor<1080xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[240] [60] [1] : tensor<60xf32> into tensor<1080xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[300] [60] [1] : tensor<60xf32> into tensor<1080xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<3x4x2x5xf32> into tensor<120xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[360] [120] [1] : tensor<120xf32> into tensor<1080xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<3x4x2x5xf32> into tensor<120xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[480] [120] [1] : tensor<120xf32> into tensor<1080xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<3x4x2x5xf32> into tensor<120xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[600] [120] [1] : tensor<120xf32> into tensor<1080xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<3x4x2x5xf32> into tensor<120xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[720] [120] [1] : tensor<120xf32> into tensor<1080xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<3x4x2x5xf32> into tensor<120xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[840] [120] [1] : tensor<120xf32> into tensor<1080xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<3x4x2x5xf32> into tensor<120xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[960] [120] [1] : tensor<120xf32> into tensor<1080xf32>
  %empty1 = tensor.empty() : tensor<1080xf16>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2]] : tensor<3x4x5xf16> into tensor<60xf16>
  %set12 = tensor.insert_slice %flat12 into %empty1[0] [60] [1] : tensor<60xf16> into tensor<1080xf16>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2]] : tensor<3x4x5xf16> into tensor<60xf16>
  %set13 = tensor.insert_slice %flat13 into %set12[60] [60] [1] : tensor<60xf16> into tensor<1080xf16>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2]] : tensor<3x4x5xf16> into tensor<60xf16>
  %set14 = tensor.insert_slice %flat14 into %set13[120] [60] [1] : tensor<60xf16> into tensor<1080xf16>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2]] : tensor<3x4x5xf16> into tensor<60xf16>
  %set15 = tensor.insert_slice %flat15 into %set14[180] [60] [1] : tensor<60xf16> into tensor<1080xf16>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<3x4x5xf16> into tensor<60xf16>
  %set16 = tensor.insert_slice %flat16 into %set15[240] [60] [1] : tensor<60xf16> into tensor<1080xf16>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2]] : tensor<3x4x5xf16> into tensor<60xf16>
  %set17 = tensor.insert_slice %flat17 into %set16[300] [60] [1] : tensor<60xf16> into tensor<1080xf16>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2, 3]] : tensor<3x4x2x5xf16> into tensor<120xf16>
  %set18 = tensor.insert_slice %flat18 into %set17[360] [120] [1] : tensor<120xf16> into tensor<1080xf16>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2, 3]] : tensor<3x4x2x5xf16> into tensor<120xf16>
  %set19 = tensor.insert_slice %flat19 into %set18[480] [120] [1] : tensor<120xf16> into tensor<1080xf16>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2, 3]] : tensor<3x4x2x5xf16> into tensor<120xf16>
  %set20 = tensor.insert_slice %flat20 into %set19[600] [120] [1] : tensor<120xf16> into tensor<1080xf16>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2, 3]] : tensor<3x4x2x5xf16> into tensor<120xf16>
  %set21 = tensor.insert_slice %flat21 into %set20[720] [120] [1] : tensor<120xf16> into tensor<1080xf16>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2, 3]] : tensor<3x4x2x5xf16> into tensor<120xf16>
  %set22 = tensor.insert_slice %flat22 into %set21[840] [120] [1] : tensor<120xf16> into tensor<1080xf16>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2, 3]] : tensor<3x4x2x5xf16> into tensor<120xf16>
  %set23 = tensor.insert_slice %flat23 into %set22[960] [120] [1] : tensor<120xf16> into tensor<1080xf16>
  %empty2 = tensor.empty() : tensor<1080xi8>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2]] : tensor<3x4x5xi8> into tensor<60xi8>
  %set24 = tensor.insert_slice %flat24 into %empty2[0] [60] [1] : tensor<60xi8> into tensor<1080xi8>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2]] : tensor<3x4x5xi8> into tensor<60xi8>
  %set25 = tensor.insert_slice %flat25 into %set24[60] [60] [1] : tensor<60xi8> into tensor<1080xi8>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2]] : tensor<3x4x5xi8> into tensor<60xi8>
  %set26 = tensor.insert_slice %flat26 into %set25[120] [60] [1] : tensor<60xi8> into tensor<1080xi8>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2]] : tensor<3x4x5xi8> into tensor<60xi8>
  %set27 = tensor.insert_slice %flat27 into %set26[180] [60] [1] : tensor<60xi8> into tensor<1080xi8>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<3x4x5xi8> into tensor<60xi8>
  %set28 = tensor.insert_slice %flat28 into %set27[240] [60] [1] : tensor<60xi8> into tensor<1080xi8>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2]] : tensor<3x4x5xi8> into tensor<60xi8>
  %set29 = tensor.insert_slice %flat29 into %set28[300] [60] [1] : tensor<60xi8> into tensor<1080xi8>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2, 3]] : tensor<3x4x2x5xi8> into tensor<120xi8>
  %set30 = tensor.insert_slice %flat30 into %set29[360] [120] [1] : tensor<120xi8> into tensor<1080xi8>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2, 3]] : tensor<3x4x2x5xi8> into tensor<120xi8>
  %set31 = tensor.insert_slice %flat31 into %set30[480] [120] [1] : tensor<120xi8> into tensor<1080xi8>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2, 3]] : tensor<3x4x2x5xi8> into tensor<120xi8>
  %set32 = tensor.insert_slice %flat32 into %set31[600] [120] [1] : tensor<120xi8> into tensor<1080xi8>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2, 3]] : tensor<3x4x2x5xi8> into tensor<120xi8>
  %set33 = tensor.insert_slice %flat33 into %set32[720] [120] [1] : tensor<120xi8> into tensor<1080xi8>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2, 3]] : tensor<3x4x2x5xi8> into tensor<120xi8>
  %set34 = tensor.insert_slice %flat34 into %set33[840] [120] [1] : tensor<120xi8> into tensor<1080xi8>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2, 3]] : tensor<3x4x2x5xi8> into tensor<120xi8>
  %set35 = tensor.insert_slice %flat35 into %set34[960] [120] [1] : tensor<120xi8> into tensor<1080xi8>
  %empty3 = tensor.empty() : tensor<540xi32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2]] : tensor<3x4x5xi32> into tensor<60xi32>
  %set36 = tensor.insert_slice %flat36 into %empty3[0] [60] [1] : tensor<60xi32> into tensor<540xi32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2]] : tensor<3x4x5xi32> into tensor<60xi32>
  %set37 = tensor.insert_slice %flat37 into %set36[60] [60] [1] : tensor<60xi32> into tensor<540xi32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<3x4x5xi32> into tensor<60xi32>
  %set38 = tensor.insert_slice %flat38 into %set37[120] [60] [1] : tensor<60xi32> into tensor<540xi32>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2, 3]] : tensor<3x4x2x5xi32> into tensor<120xi32>
  %set39 = tensor.insert_slice %flat39 into %set38[180] [120] [1] : tensor<120xi32> into tensor<540xi32>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2, 3]] : tensor<3x4x2x5xi32> into tensor<120xi32>
  %set40 = tensor.insert_slice %flat40 into %set39[300] [120] [1] : tensor<120xi32> into tensor<540xi32>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2, 3]] : tensor<3x4x2x5xi32> into tensor<120xi32>
  %set41 = tensor.insert_slice %flat41 into %set40[420] [120] [1] : tensor<120xi32> into tensor<540xi32>
  return %set11, %set23, %set35, %set41 : tensor<1080xf32>, tensor<1080xf16>, tensor<1080xi8>, tensor<540xi32>
}
