// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/matmul-exact.in-f32.npy \
// RUN:     --input=1=%S/Inputs/matmul-exact.in-f64.npy \
// RUN:     --input=2=%S/Inputs/matmul-exact.in-f16.npy \
// RUN:     --input=3=%S/Inputs/matmul-exact.in-bf16.npy \
// RUN:     --input=4=%S/Inputs/matmul-exact.in-i8.npy \
// RUN:     --input=5=%S/Inputs/matmul-exact.in-i32.npy \
// RUN:     --input=6=%S/Inputs/matmul-exact.in-i64.npy \
// RUN:     --check=0=%S/Inputs/matmul-exact.out-f32.npy \
// RUN:     --check=1=%S/Inputs/matmul-exact.out-f16.npy \
// RUN:     --check=2=%S/Inputs/matmul-exact.out-bf16.npy \
// RUN:     --check=3=%S/Inputs/matmul-exact.out-i8.npy \
// RUN:     --check=4=%S/Inputs/matmul-exact.out-i32.npy \
// RUN:     --check=5=%S/Inputs/matmul-exact.out-f64.npy \
// RUN:     --check=6=%S/Inputs/matmul-exact.out-i64.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Matrix products of small integers: every sum is exact, so that the order
// of summation does not matter and results agree in every bit.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches
// CHECK: check: result 4 matches
// CHECK: check: result 5 matches
// CHECK: check: result 6 matches

cudnnfe.graph private @g(
    %a0: tensor<3x5xf32>,
    %b0: tensor<5x7xf32>,
    %a1: tensor<1x1xf32>,
    %b1: tensor<1x1xf32>,
    %a2: tensor<1x9xf32>,
    %b2: tensor<9x1xf32>,
    %a3: tensor<17x1xf32>,
    %b3: tensor<1x13xf32>,
    %a4: tensor<4x3x5xf32>,
    %b4: tensor<4x5x2xf32>,
    %a5: tensor<4x3x5xf32>,
    %b5: tensor<1x5x2xf32>,
    %a6: tensor<1x3x5xf32>,
    %b6: tensor<4x5x2xf32>,
    %a7: tensor<2x3x4x5xf32>,
    %b7: tensor<2x3x5x6xf32>,
    %a8: tensor<2x1x4x5xf32>,
    %b8: tensor<1x3x5x6xf32>,
    %a9: tensor<1x3x4x5xf32>,
    %b9: tensor<2x1x5x6xf32>,
    %a10: tensor<2x6x4x5xf32>,
    %b10: tensor<2x2x5x3xf32>,
    %a11: tensor<2x6x4x5xf32>,
    %b11: tensor<1x3x5x3xf32>,
    %a12: tensor<1x4x2x3xf32>,
    %b12: tensor<2x2x3x2xf32>,
    %a13: tensor<2x2x1x3x2xf32>,
    %b13: tensor<1x2x3x2x2xf32>,
    %a14: tensor<33x65xf32>,
    %b14: tensor<65x31xf32>,
    %a_f64: tensor<2x5x9xf64>,
    %b_f64: tensor<2x9x6xf64>,
    %a_f32: tensor<2x5x9xf32>,
    %b_f32: tensor<2x9x6xf32>,
    %a_f16: tensor<2x5x9xf16>,
    %b_f16: tensor<2x9x6xf16>,
    %a_bf16: tensor<2x5x9xbf16>,
    %b_bf16: tensor<2x9x6xbf16>,
    %a_i8: tensor<2x5x9xi8>,
    %b_i8: tensor<2x9x6xi8>,
    %a_i32: tensor<2x5x9xi32>,
    %b_i32: tensor<2x9x6xi32>,
    %a_i64: tensor<2x5x9xi64>,
    %b_i64: tensor<2x9x6xi64>,
    %big: tensor<3x4xi8>,
    %tall: tensor<4x2xi8>,
    %ones: tensor<1x4096xf16>,
    %column: tensor<4096x1xf16>,
    %special: tensor<2x2xf32>,
    %other: tensor<2x3xf32>)
    -> (tensor<3x7xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<17x13xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>, tensor<2x6x4x3xf32>, tensor<2x6x4x3xf32>, tensor<2x4x2x2xf32>, tensor<2x2x3x3x2xf32>, tensor<33x31xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x3xf32>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<3x2xf16>, tensor<1x1xf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<3x2xi8>, tensor<3x2xi8>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<3x2xi32>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>) {
  // f32 at 0
  %v1 = cudnnfe.matmul %a0, %b0 : (tensor<3x5xf32>, tensor<5x7xf32>) -> tensor<3x7xf32>
  // f32 at 21
  %v2 = cudnnfe.matmul %a1, %b1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  // f32 at 22
  %v3 = cudnnfe.matmul %a2, %b2 : (tensor<1x9xf32>, tensor<9x1xf32>) -> tensor<1x1xf32>
  // f32 at 23
  %v4 = cudnnfe.matmul %a3, %b3 : (tensor<17x1xf32>, tensor<1x13xf32>) -> tensor<17x13xf32>
  // f32 at 244
  %v5 = cudnnfe.matmul %a4, %b4 : (tensor<4x3x5xf32>, tensor<4x5x2xf32>) -> tensor<4x3x2xf32>
  // f32 at 268
  %v6 = cudnnfe.matmul %a5, %b5 : (tensor<4x3x5xf32>, tensor<1x5x2xf32>) -> tensor<4x3x2xf32>
  // f32 at 292
  %v7 = cudnnfe.matmul %a6, %b6 : (tensor<1x3x5xf32>, tensor<4x5x2xf32>) -> tensor<4x3x2xf32>
  // f32 at 316
  %v8 = cudnnfe.matmul %a7, %b7 : (tensor<2x3x4x5xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x4x6xf32>
  // f32 at 460
  %v9 = cudnnfe.matmul %a8, %b8 : (tensor<2x1x4x5xf32>, tensor<1x3x5x6xf32>) -> tensor<2x3x4x6xf32>
  // f32 at 604
  %v10 = cudnnfe.matmul %a9, %b9 : (tensor<1x3x4x5xf32>, tensor<2x1x5x6xf32>) -> tensor<2x3x4x6xf32>
  // f32 at 748
  %v11 = cudnnfe.matmul %a10, %b10 : (tensor<2x6x4x5xf32>, tensor<2x2x5x3xf32>) -> tensor<2x6x4x3xf32>
  // f32 at 892
  %v12 = cudnnfe.matmul %a11, %b11 : (tensor<2x6x4x5xf32>, tensor<1x3x5x3xf32>) -> tensor<2x6x4x3xf32>
  // f32 at 1036
  %v13 = cudnnfe.matmul %a12, %b12 : (tensor<1x4x2x3xf32>, tensor<2x2x3x2xf32>) -> tensor<2x4x2x2xf32>
  // f32 at 1068
  %v14 = cudnnfe.matmul %a13, %b13 : (tensor<2x2x1x3x2xf32>, tensor<1x2x3x2x2xf32>) -> tensor<2x2x3x3x2xf32>
  // f32 at 1140
  %v15 = cudnnfe.matmul %a14, %b14 : (tensor<33x65xf32>, tensor<65x31xf32>) -> tensor<33x31xf32>
  // f32 at 2163
  %v16 = cudnnfe.matmul %a_f64, %b_f64 : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xf32>
  // f16 at 0
  %v17 = cudnnfe.matmul %a_f64, %b_f64 : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xf16>
  // bf16 at 0
  %v18 = cudnnfe.matmul %a_f64, %b_f64 : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xbf16>
  // i8 at 0
  %v19 = cudnnfe.matmul %a_f64, %b_f64 : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xi8>
  // i32 at 0
  %v20 = cudnnfe.matmul %a_f64, %b_f64 : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xi32>
  // f64 at 0
  %v21 = cudnnfe.matmul %a_f64, %b_f64 {compute_type = f64} : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xf64>
  // i64 at 0
  %v22 = cudnnfe.matmul %a_f64, %b_f64 {compute_type = i32} : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xi64>
  // f16 at 60
  %v23 = cudnnfe.matmul %a_f64, %b_f64 {compute_type = f16} : (tensor<2x5x9xf64>, tensor<2x9x6xf64>) -> tensor<2x5x6xf16>
  // f32 at 2223
  %v24 = cudnnfe.matmul %a_f32, %b_f32 : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xf32>
  // f16 at 120
  %v25 = cudnnfe.matmul %a_f32, %b_f32 : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xf16>
  // bf16 at 60
  %v26 = cudnnfe.matmul %a_f32, %b_f32 : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xbf16>
  // i8 at 60
  %v27 = cudnnfe.matmul %a_f32, %b_f32 : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xi8>
  // i32 at 60
  %v28 = cudnnfe.matmul %a_f32, %b_f32 : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xi32>
  // f64 at 60
  %v29 = cudnnfe.matmul %a_f32, %b_f32 {compute_type = f64} : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xf64>
  // i64 at 60
  %v30 = cudnnfe.matmul %a_f32, %b_f32 {compute_type = i32} : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xi64>
  // f16 at 180
  %v31 = cudnnfe.matmul %a_f32, %b_f32 {compute_type = f16} : (tensor<2x5x9xf32>, tensor<2x9x6xf32>) -> tensor<2x5x6xf16>
  // f32 at 2283
  %v32 = cudnnfe.matmul %a_f16, %b_f16 : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xf32>
  // f16 at 240
  %v33 = cudnnfe.matmul %a_f16, %b_f16 : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xf16>
  // bf16 at 120
  %v34 = cudnnfe.matmul %a_f16, %b_f16 : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xbf16>
  // i8 at 120
  %v35 = cudnnfe.matmul %a_f16, %b_f16 : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xi8>
  // i32 at 120
  %v36 = cudnnfe.matmul %a_f16, %b_f16 : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xi32>
  // f64 at 120
  %v37 = cudnnfe.matmul %a_f16, %b_f16 {compute_type = f64} : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xf64>
  // i64 at 120
  %v38 = cudnnfe.matmul %a_f16, %b_f16 {compute_type = i32} : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xi64>
  // f16 at 300
  %v39 = cudnnfe.matmul %a_f16, %b_f16 {compute_type = f16} : (tensor<2x5x9xf16>, tensor<2x9x6xf16>) -> tensor<2x5x6xf16>
  // f32 at 2343
  %v40 = cudnnfe.matmul %a_bf16, %b_bf16 : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xf32>
  // f16 at 360
  %v41 = cudnnfe.matmul %a_bf16, %b_bf16 : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xf16>
  // bf16 at 180
  %v42 = cudnnfe.matmul %a_bf16, %b_bf16 : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xbf16>
  // i8 at 180
  %v43 = cudnnfe.matmul %a_bf16, %b_bf16 : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xi8>
  // i32 at 180
  %v44 = cudnnfe.matmul %a_bf16, %b_bf16 : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xi32>
  // f64 at 180
  %v45 = cudnnfe.matmul %a_bf16, %b_bf16 {compute_type = f64} : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xf64>
  // i64 at 180
  %v46 = cudnnfe.matmul %a_bf16, %b_bf16 {compute_type = i32} : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xi64>
  // f16 at 420
  %v47 = cudnnfe.matmul %a_bf16, %b_bf16 {compute_type = f16} : (tensor<2x5x9xbf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xf16>
  // f32 at 2403
  %v48 = cudnnfe.matmul %a_i8, %b_i8 : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xf32>
  // f16 at 480
  %v49 = cudnnfe.matmul %a_i8, %b_i8 : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xf16>
  // bf16 at 240
  %v50 = cudnnfe.matmul %a_i8, %b_i8 : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xbf16>
  // i8 at 240
  %v51 = cudnnfe.matmul %a_i8, %b_i8 : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xi8>
  // i32 at 240
  %v52 = cudnnfe.matmul %a_i8, %b_i8 : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xi32>
  // f64 at 240
  %v53 = cudnnfe.matmul %a_i8, %b_i8 {compute_type = f64} : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xf64>
  // i64 at 240
  %v54 = cudnnfe.matmul %a_i8, %b_i8 {compute_type = i32} : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xi64>
  // f16 at 540
  %v55 = cudnnfe.matmul %a_i8, %b_i8 {compute_type = f16} : (tensor<2x5x9xi8>, tensor<2x9x6xi8>) -> tensor<2x5x6xf16>
  // f32 at 2463
  %v56 = cudnnfe.matmul %a_i32, %b_i32 : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xf32>
  // f16 at 600
  %v57 = cudnnfe.matmul %a_i32, %b_i32 : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xf16>
  // bf16 at 300
  %v58 = cudnnfe.matmul %a_i32, %b_i32 : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xbf16>
  // i8 at 300
  %v59 = cudnnfe.matmul %a_i32, %b_i32 : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xi8>
  // i32 at 300
  %v60 = cudnnfe.matmul %a_i32, %b_i32 : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xi32>
  // f64 at 300
  %v61 = cudnnfe.matmul %a_i32, %b_i32 {compute_type = f64} : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xf64>
  // i64 at 300
  %v62 = cudnnfe.matmul %a_i32, %b_i32 {compute_type = i32} : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xi64>
  // f16 at 660
  %v63 = cudnnfe.matmul %a_i32, %b_i32 {compute_type = f16} : (tensor<2x5x9xi32>, tensor<2x9x6xi32>) -> tensor<2x5x6xf16>
  // f32 at 2523
  %v64 = cudnnfe.matmul %a_i64, %b_i64 : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xf32>
  // f16 at 720
  %v65 = cudnnfe.matmul %a_i64, %b_i64 : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xf16>
  // bf16 at 360
  %v66 = cudnnfe.matmul %a_i64, %b_i64 : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xbf16>
  // i8 at 360
  %v67 = cudnnfe.matmul %a_i64, %b_i64 : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xi8>
  // i32 at 360
  %v68 = cudnnfe.matmul %a_i64, %b_i64 : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xi32>
  // f64 at 360
  %v69 = cudnnfe.matmul %a_i64, %b_i64 {compute_type = f64} : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xf64>
  // i64 at 360
  %v70 = cudnnfe.matmul %a_i64, %b_i64 {compute_type = i32} : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xi64>
  // f16 at 780
  %v71 = cudnnfe.matmul %a_i64, %b_i64 {compute_type = f16} : (tensor<2x5x9xi64>, tensor<2x9x6xi64>) -> tensor<2x5x6xf16>
  // f32 at 2583
  %v72 = cudnnfe.matmul %a_f16, %b_bf16 : (tensor<2x5x9xf16>, tensor<2x9x6xbf16>) -> tensor<2x5x6xf32>
  // f32 at 2643
  %v73 = cudnnfe.matmul %a_i8, %b_f32 : (tensor<2x5x9xi8>, tensor<2x9x6xf32>) -> tensor<2x5x6xf32>
  // i32 at 420
  %v74 = cudnnfe.matmul %big, %tall {compute_type = i32} : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi32>
  // i8 at 420
  %v75 = cudnnfe.matmul %big, %tall {compute_type = i32} : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi8>
  // i8 at 426
  %v76 = cudnnfe.matmul %big, %tall {compute_type = i8} : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xi8>
  // f16 at 840
  %v77 = cudnnfe.matmul %big, %tall : (tensor<3x4xi8>, tensor<4x2xi8>) -> tensor<3x2xf16>
  // f16 at 846
  %v78 = cudnnfe.matmul %ones, %column : (tensor<1x4096xf16>, tensor<4096x1xf16>) -> tensor<1x1xf16>
  // f32 at 2703
  %v79 = cudnnfe.matmul %special, %other : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v24, %v32, %v40, %v48, %v56, %v64, %v72, %v73, %v79, %v17, %v23, %v25, %v31, %v33, %v39, %v41, %v47, %v49, %v55, %v57, %v63, %v65, %v71, %v77, %v78, %v18, %v26, %v34, %v42, %v50, %v58, %v66, %v19, %v27, %v35, %v43, %v51, %v59, %v67, %v75, %v76, %v20, %v28, %v36, %v44, %v52, %v60, %v68, %v74, %v21, %v29, %v37, %v45, %v53, %v61, %v69, %v22, %v30, %v38, %v46, %v54, %v62, %v70
      : tensor<3x7xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<17x13xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>, tensor<2x6x4x3xf32>, tensor<2x6x4x3xf32>, tensor<2x4x2x2xf32>, tensor<2x2x3x3x2xf32>, tensor<33x31xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x3xf32>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<3x2xf16>, tensor<1x1xf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<3x2xi8>, tensor<3x2xi8>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<3x2xi32>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<5924xf32>, %all_f64: tensor<198xf64>, %all_f16: tensor<8390xf16>, %all_bf16: tensor<198xbf16>, %all_i8: tensor<218xi8>, %all_i32: tensor<198xi32>, %all_i64: tensor<198xi64>)
    -> (tensor<2709xf32>, tensor<847xf16>, tensor<420xbf16>, tensor<432xi8>, tensor<426xi32>, tensor<420xf64>, tensor<420xi64>) {
  %flat_a0 = tensor.extract_slice %all_f32[0] [15] [1] : tensor<5924xf32> to tensor<15xf32>
  %a0 = tensor.expand_shape %flat_a0 [[0, 1]] output_shape [3, 5] : tensor<15xf32> into tensor<3x5xf32>
  %flat_b0 = tensor.extract_slice %all_f32[15] [35] [1] : tensor<5924xf32> to tensor<35xf32>
  %b0 = tensor.expand_shape %flat_b0 [[0, 1]] output_shape [5, 7] : tensor<35xf32> into tensor<5x7xf32>
  %flat_a1 = tensor.extract_slice %all_f32[50] [1] [1] : tensor<5924xf32> to tensor<1xf32>
  %a1 = tensor.expand_shape %flat_a1 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  %flat_b1 = tensor.extract_slice %all_f32[51] [1] [1] : tensor<5924xf32> to tensor<1xf32>
  %b1 = tensor.expand_shape %flat_b1 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  %flat_a2 = tensor.extract_slice %all_f32[52] [9] [1] : tensor<5924xf32> to tensor<9xf32>
  %a2 = tensor.expand_shape %flat_a2 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
  %flat_b2 = tensor.extract_slice %all_f32[61] [9] [1] : tensor<5924xf32> to tensor<9xf32>
  %b2 = tensor.expand_shape %flat_b2 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
  %flat_a3 = tensor.extract_slice %all_f32[70] [17] [1] : tensor<5924xf32> to tensor<17xf32>
  %a3 = tensor.expand_shape %flat_a3 [[0, 1]] output_shape [17, 1] : tensor<17xf32> into tensor<17x1xf32>
  %flat_b3 = tensor.extract_slice %all_f32[87] [13] [1] : tensor<5924xf32> to tensor<13xf32>
  %b3 = tensor.expand_shape %flat_b3 [[0, 1]] output_shape [1, 13] : tensor<13xf32> into tensor<1x13xf32>
  %flat_a4 = tensor.extract_slice %all_f32[100] [60] [1] : tensor<5924xf32> to tensor<60xf32>
  %a4 = tensor.expand_shape %flat_a4 [[0, 1, 2]] output_shape [4, 3, 5] : tensor<60xf32> into tensor<4x3x5xf32>
  %flat_b4 = tensor.extract_slice %all_f32[160] [40] [1] : tensor<5924xf32> to tensor<40xf32>
  %b4 = tensor.expand_shape %flat_b4 [[0, 1, 2]] output_shape [4, 5, 2] : tensor<40xf32> into tensor<4x5x2xf32>
  %flat_a5 = tensor.extract_slice %all_f32[200] [60] [1] : tensor<5924xf32> to tensor<60xf32>
  %a5 = tensor.expand_shape %flat_a5 [[0, 1, 2]] output_shape [4, 3, 5] : tensor<60xf32> into tensor<4x3x5xf32>
  %flat_b5 = tensor.extract_slice %all_f32[260] [10] [1] : tensor<5924xf32> to tensor<10xf32>
  %b5 = tensor.expand_shape %flat_b5 [[0, 1, 2]] output_shape [1, 5, 2] : tensor<10xf32> into tensor<1x5x2xf32>
  %flat_a6 = tensor.extract_slice %all_f32[270] [15] [1] : tensor<5924xf32> to tensor<15xf32>
  %a6 = tensor.expand_shape %flat_a6 [[0, 1, 2]] output_shape [1, 3, 5] : tensor<15xf32> into tensor<1x3x5xf32>
  %flat_b6 = tensor.extract_slice %all_f32[285] [40] [1] : tensor<5924xf32> to tensor<40xf32>
  %b6 = tensor.expand_shape %flat_b6 [[0, 1, 2]] output_shape [4, 5, 2] : tensor<40xf32> into tensor<4x5x2xf32>
  %flat_a7 = tensor.extract_slice %all_f32[325] [120] [1] : tensor<5924xf32> to tensor<120xf32>
  %a7 = tensor.expand_shape %flat_a7 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf32> into tensor<2x3x4x5xf32>
  %flat_b7 = tensor.extract_slice %all_f32[445] [180] [1] : tensor<5924xf32> to tensor<180xf32>
  %b7 = tensor.expand_shape %flat_b7 [[0, 1, 2, 3]] output_shape [2, 3, 5, 6] : tensor<180xf32> into tensor<2x3x5x6xf32>
  %flat_a8 = tensor.extract_slice %all_f32[625] [40] [1] : tensor<5924xf32> to tensor<40xf32>
  %a8 = tensor.expand_shape %flat_a8 [[0, 1, 2, 3]] output_shape [2, 1, 4, 5] : tensor<40xf32> into tensor<2x1x4x5xf32>
  %flat_b8 = tensor.extract_slice %all_f32[665] [90] [1] : tensor<5924xf32> to tensor<90xf32>
  %b8 = tensor.expand_shape %flat_b8 [[0, 1, 2, 3]] output_shape [1, 3, 5, 6] : tensor<90xf32> into tensor<1x3x5x6xf32>
  %flat_a9 = tensor.extract_slice %all_f32[755] [60] [1] : tensor<5924xf32> to tensor<60xf32>
  %a9 = tensor.expand_shape %flat_a9 [[0, 1, 2, 3]] output_shape [1, 3, 4, 5] : tensor<60xf32> into tensor<1x3x4x5xf32>
  %flat_b9 = tensor.extract_slice %all_f32[815] [60] [1] : tensor<5924xf32> to tensor<60xf32>
  %b9 = tensor.expand_shape %flat_b9 [[0, 1, 2, 3]] output_shape [2, 1, 5, 6] : tensor<60xf32> into tensor<2x1x5x6xf32>
  %flat_a10 = tensor.extract_slice %all_f32[875] [240] [1] : tensor<5924xf32> to tensor<240xf32>
  %a10 = tensor.expand_shape %flat_a10 [[0, 1, 2, 3]] output_shape [2, 6, 4, 5] : tensor<240xf32> into tensor<2x6x4x5xf32>
  %flat_b10 = tensor.extract_slice %all_f32[1115] [60] [1] : tensor<5924xf32> to tensor<60xf32>
  %b10 = tensor.expand_shape %flat_b10 [[0, 1, 2, 3]] output_shape [2, 2, 5, 3] : tensor<60xf32> into tensor<2x2x5x3xf32>
  %flat_a11 = tensor.extract_slice %all_f32[1175] [240] [1] : tensor<5924xf32> to tensor<240xf32>
  %a11 = tensor.expand_shape %flat_a11 [[0, 1, 2, 3]] output_shape [2, 6, 4, 5] : tensor<240xf32> into tensor<2x6x4x5xf32>
  %flat_b11 = tensor.extract_slice %all_f32[1415] [45] [1] : tensor<5924xf32> to tensor<45xf32>
  %b11 = tensor.expand_shape %flat_b11 [[0, 1, 2, 3]] output_shape [1, 3, 5, 3] : tensor<45xf32> into tensor<1x3x5x3xf32>
  %flat_a12 = tensor.extract_slice %all_f32[1460] [24] [1] : tensor<5924xf32> to tensor<24xf32>
  %a12 = tensor.expand_shape %flat_a12 [[0, 1, 2, 3]] output_shape [1, 4, 2, 3] : tensor<24xf32> into tensor<1x4x2x3xf32>
  %flat_b12 = tensor.extract_slice %all_f32[1484] [24] [1] : tensor<5924xf32> to tensor<24xf32>
  %b12 = tensor.expand_shape %flat_b12 [[0, 1, 2, 3]] output_shape [2, 2, 3, 2] : tensor<24xf32> into tensor<2x2x3x2xf32>
  %flat_a13 = tensor.extract_slice %all_f32[1508] [24] [1] : tensor<5924xf32> to tensor<24xf32>
  %a13 = tensor.expand_shape %flat_a13 [[0, 1, 2, 3, 4]] output_shape [2, 2, 1, 3, 2] : tensor<24xf32> into tensor<2x2x1x3x2xf32>
  %flat_b13 = tensor.extract_slice %all_f32[1532] [24] [1] : tensor<5924xf32> to tensor<24xf32>
  %b13 = tensor.expand_shape %flat_b13 [[0, 1, 2, 3, 4]] output_shape [1, 2, 3, 2, 2] : tensor<24xf32> into tensor<1x2x3x2x2xf32>
  %flat_a14 = tensor.extract_slice %all_f32[1556] [2145] [1] : tensor<5924xf32> to tensor<2145xf32>
  %a14 = tensor.expand_shape %flat_a14 [[0, 1]] output_shape [33, 65] : tensor<2145xf32> into tensor<33x65xf32>
  %flat_b14 = tensor.extract_slice %all_f32[3701] [2015] [1] : tensor<5924xf32> to tensor<2015xf32>
  %b14 = tensor.expand_shape %flat_b14 [[0, 1]] output_shape [65, 31] : tensor<2015xf32> into tensor<65x31xf32>
  %flat_a_f32 = tensor.extract_slice %all_f32[5716] [90] [1] : tensor<5924xf32> to tensor<90xf32>
  %a_f32 = tensor.expand_shape %flat_a_f32 [[0, 1, 2]] output_shape [2, 5, 9] : tensor<90xf32> into tensor<2x5x9xf32>
  %flat_b_f32 = tensor.extract_slice %all_f32[5806] [108] [1] : tensor<5924xf32> to tensor<108xf32>
  %b_f32 = tensor.expand_shape %flat_b_f32 [[0, 1, 2]] output_shape [2, 9, 6] : tensor<108xf32> into tensor<2x9x6xf32>
  %flat_special = tensor.extract_slice %all_f32[5914] [4] [1] : tensor<5924xf32> to tensor<4xf32>
  %special = tensor.expand_shape %flat_special [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %flat_other = tensor.extract_slice %all_f32[5918] [6] [1] : tensor<5924xf32> to tensor<6xf32>
  %other = tensor.expand_shape %flat_other [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %flat_a_f64 = tensor.extract_slice %all_f64[0] [90] [1] : tensor<198xf64> to tensor<90xf64>
  %a_f64 = tensor.expand_shape %flat_a_f64 [[0, 1, 2]] output_shape [2, 5, 9] : tensor<90xf64> into tensor<2x5x9xf64>
  %flat_b_f64 = tensor.extract_slice %all_f64[90] [108] [1] : tensor<198xf64> to tensor<108xf64>
  %b_f64 = tensor.expand_shape %flat_b_f64 [[0, 1, 2]] output_shape [2, 9, 6] : tensor<108xf64> into tensor<2x9x6xf64>
  %flat_a_f16 = tensor.extract_slice %all_f16[0] [90] [1] : tensor<8390xf16> to tensor<90xf16>
  %a_f16 = tensor.expand_shape %flat_a_f16 [[0, 1, 2]] output_shape [2, 5, 9] : tensor<90xf16> into tensor<2x5x9xf16>
  %flat_b_f16 = tensor.extract_slice %all_f16[90] [108] [1] : tensor<8390xf16> to tensor<108xf16>
  %b_f16 = tensor.expand_shape %flat_b_f16 [[0, 1, 2]] output_shape [2, 9, 6] : tensor<108xf16> into tensor<2x9x6xf16>
  %flat_ones = tensor.extract_slice %all_f16[198] [4096] [1] : tensor<8390xf16> to tensor<4096xf16>
  %ones = tensor.expand_shape %flat_ones [[0, 1]] output_shape [1, 4096] : tensor<4096xf16> into tensor<1x4096xf16>
  %flat_column = tensor.extract_slice %all_f16[4294] [4096] [1] : tensor<8390xf16> to tensor<4096xf16>
  %column = tensor.expand_shape %flat_column [[0, 1]] output_shape [4096, 1] : tensor<4096xf16> into tensor<4096x1xf16>
  %flat_a_bf16 = tensor.extract_slice %all_bf16[0] [90] [1] : tensor<198xbf16> to tensor<90xbf16>
  %a_bf16 = tensor.expand_shape %flat_a_bf16 [[0, 1, 2]] output_shape [2, 5, 9] : tensor<90xbf16> into tensor<2x5x9xbf16>
  %flat_b_bf16 = tensor.extract_slice %all_bf16[90] [108] [1] : tensor<198xbf16> to tensor<108xbf16>
  %b_bf16 = tensor.expand_shape %flat_b_bf16 [[0, 1, 2]] output_shape [2, 9, 6] : tensor<108xbf16> into tensor<2x9x6xbf16>
  %flat_a_i8 = tensor.extract_slice %all_i8[0] [90] [1] : tensor<218xi8> to tensor<90xi8>
  %a_i8 = tensor.expand_shape %flat_a_i8 [[0, 1, 2]] output_shape [2, 5, 9] : tensor<90xi8> into tensor<2x5x9xi8>
  %flat_b_i8 = tensor.extract_slice %all_i8[90] [108] [1] : tensor<218xi8> to tensor<108xi8>
  %b_i8 = tensor.expand_shape %flat_b_i8 [[0, 1, 2]] output_shape [2, 9, 6] : tensor<108xi8> into tensor<2x9x6xi8>
  %flat_big = tensor.extract_slice %all_i8[198] [12] [1] : tensor<218xi8> to tensor<12xi8>
  %big = tensor.expand_shape %flat_big [[0, 1]] output_shape [3, 4] : tensor<12xi8> into tensor<3x4xi8>
  %flat_tall = tensor.extract_slice %all_i8[210] [8] [1] : tensor<218xi8> to tensor<8xi8>
  %tall = tensor.expand_shape %flat_tall [[0, 1]] output_shape [4, 2] : tensor<8xi8> into tensor<4x2xi8>
  %flat_a_i32 = tensor.extract_slice %all_i32[0] [90] [1] : tensor<198xi32> to tensor<90xi32>
  %a_i32 = tensor.expand_shape %flat_a_i32 [[0, 1, 2]] output_shape [2, 5, 9] : tensor<90xi32> into tensor<2x5x9xi32>
  %flat_b_i32 = tensor.extract_slice %all_i32[90] [108] [1] : tensor<198xi32> to tensor<108xi32>
  %b_i32 = tensor.expand_shape %flat_b_i32 [[0, 1, 2]] output_shape [2, 9, 6] : tensor<108xi32> into tensor<2x9x6xi32>
  %flat_a_i64 = tensor.extract_slice %all_i64[0] [90] [1] : tensor<198xi64> to tensor<90xi64>
  %a_i64 = tensor.expand_shape %flat_a_i64 [[0, 1, 2]] output_shape [2, 5, 9] : tensor<90xi64> into tensor<2x5x9xi64>
  %flat_b_i64 = tensor.extract_slice %all_i64[90] [108] [1] : tensor<198xi64> to tensor<108xi64>
  %b_i64 = tensor.expand_shape %flat_b_i64 [[0, 1, 2]] output_shape [2, 9, 6] : tensor<108xi64> into tensor<2x9x6xi64>
  %r:79 = cudnnfe.call @g(%h, %a0, %b0, %a1, %b1, %a2, %b2, %a3, %b3, %a4, %b4, %a5, %b5, %a6, %b6, %a7, %b7, %a8, %b8, %a9, %b9, %a10, %b10, %a11, %b11, %a12, %b12, %a13, %b13, %a14, %b14, %a_f64, %b_f64, %a_f32, %b_f32, %a_f16, %b_f16, %a_bf16, %b_bf16, %a_i8, %b_i8, %a_i32, %b_i32, %a_i64, %b_i64, %big, %tall, %ones, %column, %special, %other)
      : (!cudnnfe.handle, tensor<3x5xf32>, tensor<5x7xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<1x9xf32>, tensor<9x1xf32>, tensor<17x1xf32>, tensor<1x13xf32>, tensor<4x3x5xf32>, tensor<4x5x2xf32>, tensor<4x3x5xf32>, tensor<1x5x2xf32>, tensor<1x3x5xf32>, tensor<4x5x2xf32>, tensor<2x3x4x5xf32>, tensor<2x3x5x6xf32>, tensor<2x1x4x5xf32>, tensor<1x3x5x6xf32>, tensor<1x3x4x5xf32>, tensor<2x1x5x6xf32>, tensor<2x6x4x5xf32>, tensor<2x2x5x3xf32>, tensor<2x6x4x5xf32>, tensor<1x3x5x3xf32>, tensor<1x4x2x3xf32>, tensor<2x2x3x2xf32>, tensor<2x2x1x3x2xf32>, tensor<1x2x3x2x2xf32>, tensor<33x65xf32>, tensor<65x31xf32>, tensor<2x5x9xf64>, tensor<2x9x6xf64>, tensor<2x5x9xf32>, tensor<2x9x6xf32>, tensor<2x5x9xf16>, tensor<2x9x6xf16>, tensor<2x5x9xbf16>, tensor<2x9x6xbf16>, tensor<2x5x9xi8>, tensor<2x9x6xi8>, tensor<2x5x9xi32>, tensor<2x9x6xi32>, tensor<2x5x9xi64>, tensor<2x9x6xi64>, tensor<3x4xi8>, tensor<4x2xi8>, tensor<1x4096xf16>, tensor<4096x1xf16>, tensor<2x2xf32>, tensor<2x3xf32>)
      -> (tensor<3x7xf32>, tensor<1x1xf32>, tensor<1x1xf32>, tensor<17x13xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<4x3x2xf32>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>, tensor<2x6x4x3xf32>, tensor<2x6x4x3xf32>, tensor<2x4x2x2xf32>, tensor<2x2x3x3x2xf32>, tensor<33x31xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, tensor<2x3xf32>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<2x5x6xf16>, tensor<3x2xf16>, tensor<1x1xf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xbf16>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<2x5x6xi8>, tensor<3x2xi8>, tensor<3x2xi8>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<2x5x6xi32>, tensor<3x2xi32>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xf64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>, tensor<2x5x6xi64>)
  %empty0 = tensor.empty() : tensor<2709xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1]] : tensor<3x7xf32> into tensor<21xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [21] [1] : tensor<21xf32> into tensor<2709xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[21] [1] [1] : tensor<1xf32> into tensor<2709xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[22] [1] [1] : tensor<1xf32> into tensor<2709xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1]] : tensor<17x13xf32> into tensor<221xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[23] [221] [1] : tensor<221xf32> into tensor<2709xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[244] [24] [1] : tensor<24xf32> into tensor<2709xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[268] [24] [1] : tensor<24xf32> into tensor<2709xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[292] [24] [1] : tensor<24xf32> into tensor<2709xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<2x3x4x6xf32> into tensor<144xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[316] [144] [1] : tensor<144xf32> into tensor<2709xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<2x3x4x6xf32> into tensor<144xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[460] [144] [1] : tensor<144xf32> into tensor<2709xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<2x3x4x6xf32> into tensor<144xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[604] [144] [1] : tensor<144xf32> into tensor<2709xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<2x6x4x3xf32> into tensor<144xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[748] [144] [1] : tensor<144xf32> into tensor<2709xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<2x6x4x3xf32> into tensor<144xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[892] [144] [1] : tensor<144xf32> into tensor<2709xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2, 3]] : tensor<2x4x2x2xf32> into tensor<32xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[1036] [32] [1] : tensor<32xf32> into tensor<2709xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2, 3, 4]] : tensor<2x2x3x3x2xf32> into tensor<72xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[1068] [72] [1] : tensor<72xf32> into tensor<2709xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1]] : tensor<33x31xf32> into tensor<1023xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[1140] [1023] [1] : tensor<1023xf32> into tensor<2709xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[2163] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[2223] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[2283] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[2343] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[2403] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[2463] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[2523] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[2583] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2]] : tensor<2x5x6xf32> into tensor<60xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[2643] [60] [1] : tensor<60xf32> into tensor<2709xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[2703] [6] [1] : tensor<6xf32> into tensor<2709xf32>
  %empty1 = tensor.empty() : tensor<847xf16>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set25 = tensor.insert_slice %flat25 into %empty1[0] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set26 = tensor.insert_slice %flat26 into %set25[60] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set27 = tensor.insert_slice %flat27 into %set26[120] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set28 = tensor.insert_slice %flat28 into %set27[180] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set29 = tensor.insert_slice %flat29 into %set28[240] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set30 = tensor.insert_slice %flat30 into %set29[300] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set31 = tensor.insert_slice %flat31 into %set30[360] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set32 = tensor.insert_slice %flat32 into %set31[420] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set33 = tensor.insert_slice %flat33 into %set32[480] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set34 = tensor.insert_slice %flat34 into %set33[540] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set35 = tensor.insert_slice %flat35 into %set34[600] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set36 = tensor.insert_slice %flat36 into %set35[660] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set37 = tensor.insert_slice %flat37 into %set36[720] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<2x5x6xf16> into tensor<60xf16>
  %set38 = tensor.insert_slice %flat38 into %set37[780] [60] [1] : tensor<60xf16> into tensor<847xf16>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1]] : tensor<3x2xf16> into tensor<6xf16>
  %set39 = tensor.insert_slice %flat39 into %set38[840] [6] [1] : tensor<6xf16> into tensor<847xf16>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1]] : tensor<1x1xf16> into tensor<1xf16>
  %set40 = tensor.insert_slice %flat40 into %set39[846] [1] [1] : tensor<1xf16> into tensor<847xf16>
  %empty2 = tensor.empty() : tensor<420xbf16>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2]] : tensor<2x5x6xbf16> into tensor<60xbf16>
  %set41 = tensor.insert_slice %flat41 into %empty2[0] [60] [1] : tensor<60xbf16> into tensor<420xbf16>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2]] : tensor<2x5x6xbf16> into tensor<60xbf16>
  %set42 = tensor.insert_slice %flat42 into %set41[60] [60] [1] : tensor<60xbf16> into tensor<420xbf16>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2]] : tensor<2x5x6xbf16> into tensor<60xbf16>
  %set43 = tensor.insert_slice %flat43 into %set42[120] [60] [1] : tensor<60xbf16> into tensor<420xbf16>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2]] : tensor<2x5x6xbf16> into tensor<60xbf16>
  %set44 = tensor.insert_slice %flat44 into %set43[180] [60] [1] : tensor<60xbf16> into tensor<420xbf16>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2]] : tensor<2x5x6xbf16> into tensor<60xbf16>
  %set45 = tensor.insert_slice %flat45 into %set44[240] [60] [1] : tensor<60xbf16> into tensor<420xbf16>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1, 2]] : tensor<2x5x6xbf16> into tensor<60xbf16>
  %set46 = tensor.insert_slice %flat46 into %set45[300] [60] [1] : tensor<60xbf16> into tensor<420xbf16>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1, 2]] : tensor<2x5x6xbf16> into tensor<60xbf16>
  %set47 = tensor.insert_slice %flat47 into %set46[360] [60] [1] : tensor<60xbf16> into tensor<420xbf16>
  %empty3 = tensor.empty() : tensor<432xi8>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1, 2]] : tensor<2x5x6xi8> into tensor<60xi8>
  %set48 = tensor.insert_slice %flat48 into %empty3[0] [60] [1] : tensor<60xi8> into tensor<432xi8>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1, 2]] : tensor<2x5x6xi8> into tensor<60xi8>
  %set49 = tensor.insert_slice %flat49 into %set48[60] [60] [1] : tensor<60xi8> into tensor<432xi8>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1, 2]] : tensor<2x5x6xi8> into tensor<60xi8>
  %set50 = tensor.insert_slice %flat50 into %set49[120] [60] [1] : tensor<60xi8> into tensor<432xi8>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1, 2]] : tensor<2x5x6xi8> into tensor<60xi8>
  %set51 = tensor.insert_slice %flat51 into %set50[180] [60] [1] : tensor<60xi8> into tensor<432xi8>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1, 2]] : tensor<2x5x6xi8> into tensor<60xi8>
  %set52 = tensor.insert_slice %flat52 into %set51[240] [60] [1] : tensor<60xi8> into tensor<432xi8>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1, 2]] : tensor<2x5x6xi8> into tensor<60xi8>
  %set53 = tensor.insert_slice %flat53 into %set52[300] [60] [1] : tensor<60xi8> into tensor<432xi8>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1, 2]] : tensor<2x5x6xi8> into tensor<60xi8>
  %set54 = tensor.insert_slice %flat54 into %set53[360] [60] [1] : tensor<60xi8> into tensor<432xi8>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1]] : tensor<3x2xi8> into tensor<6xi8>
  %set55 = tensor.insert_slice %flat55 into %set54[420] [6] [1] : tensor<6xi8> into tensor<432xi8>
  %flat56 = tensor.collapse_shape %r#56 [[0, 1]] : tensor<3x2xi8> into tensor<6xi8>
  %set56 = tensor.insert_slice %flat56 into %set55[426] [6] [1] : tensor<6xi8> into tensor<432xi8>
  %empty4 = tensor.empty() : tensor<426xi32>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1, 2]] : tensor<2x5x6xi32> into tensor<60xi32>
  %set57 = tensor.insert_slice %flat57 into %empty4[0] [60] [1] : tensor<60xi32> into tensor<426xi32>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2]] : tensor<2x5x6xi32> into tensor<60xi32>
  %set58 = tensor.insert_slice %flat58 into %set57[60] [60] [1] : tensor<60xi32> into tensor<426xi32>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1, 2]] : tensor<2x5x6xi32> into tensor<60xi32>
  %set59 = tensor.insert_slice %flat59 into %set58[120] [60] [1] : tensor<60xi32> into tensor<426xi32>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1, 2]] : tensor<2x5x6xi32> into tensor<60xi32>
  %set60 = tensor.insert_slice %flat60 into %set59[180] [60] [1] : tensor<60xi32> into tensor<426xi32>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1, 2]] : tensor<2x5x6xi32> into tensor<60xi32>
  %set61 = tensor.insert_slice %flat61 into %set60[240] [60] [1] : tensor<60xi32> into tensor<426xi32>
  %flat62 = tensor.collapse_shape %r#62 [[0, 1, 2]] : tensor<2x5x6xi32> into tensor<60xi32>
  %set62 = tensor.insert_slice %flat62 into %set61[300] [60] [1] : tensor<60xi32> into tensor<426xi32>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1, 2]] : tensor<2x5x6xi32> into tensor<60xi32>
  %set63 = tensor.insert_slice %flat63 into %set62[360] [60] [1] : tensor<60xi32> into tensor<426xi32>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1]] : tensor<3x2xi32> into tensor<6xi32>
  %set64 = tensor.insert_slice %flat64 into %set63[420] [6] [1] : tensor<6xi32> into tensor<426xi32>
  %empty5 = tensor.empty() : tensor<420xf64>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2]] : tensor<2x5x6xf64> into tensor<60xf64>
  %set65 = tensor.insert_slice %flat65 into %empty5[0] [60] [1] : tensor<60xf64> into tensor<420xf64>
  %flat66 = tensor.collapse_shape %r#66 [[0, 1, 2]] : tensor<2x5x6xf64> into tensor<60xf64>
  %set66 = tensor.insert_slice %flat66 into %set65[60] [60] [1] : tensor<60xf64> into tensor<420xf64>
  %flat67 = tensor.collapse_shape %r#67 [[0, 1, 2]] : tensor<2x5x6xf64> into tensor<60xf64>
  %set67 = tensor.insert_slice %flat67 into %set66[120] [60] [1] : tensor<60xf64> into tensor<420xf64>
  %flat68 = tensor.collapse_shape %r#68 [[0, 1, 2]] : tensor<2x5x6xf64> into tensor<60xf64>
  %set68 = tensor.insert_slice %flat68 into %set67[180] [60] [1] : tensor<60xf64> into tensor<420xf64>
  %flat69 = tensor.collapse_shape %r#69 [[0, 1, 2]] : tensor<2x5x6xf64> into tensor<60xf64>
  %set69 = tensor.insert_slice %flat69 into %set68[240] [60] [1] : tensor<60xf64> into tensor<420xf64>
  %flat70 = tensor.collapse_shape %r#70 [[0, 1, 2]] : tensor<2x5x6xf64> into tensor<60xf64>
  %set70 = tensor.insert_slice %flat70 into %set69[300] [60] [1] : tensor<60xf64> into tensor<420xf64>
  %flat71 = tensor.collapse_shape %r#71 [[0, 1, 2]] : tensor<2x5x6xf64> into tensor<60xf64>
  %set71 = tensor.insert_slice %flat71 into %set70[360] [60] [1] : tensor<60xf64> into tensor<420xf64>
  %empty6 = tensor.empty() : tensor<420xi64>
  %flat72 = tensor.collapse_shape %r#72 [[0, 1, 2]] : tensor<2x5x6xi64> into tensor<60xi64>
  %set72 = tensor.insert_slice %flat72 into %empty6[0] [60] [1] : tensor<60xi64> into tensor<420xi64>
  %flat73 = tensor.collapse_shape %r#73 [[0, 1, 2]] : tensor<2x5x6xi64> into tensor<60xi64>
  %set73 = tensor.insert_slice %flat73 into %set72[60] [60] [1] : tensor<60xi64> into tensor<420xi64>
  %flat74 = tensor.collapse_shape %r#74 [[0, 1, 2]] : tensor<2x5x6xi64> into tensor<60xi64>
  %set74 = tensor.insert_slice %flat74 into %set73[120] [60] [1] : tensor<60xi64> into tensor<420xi64>
  %flat75 = tensor.collapse_shape %r#75 [[0, 1, 2]] : tensor<2x5x6xi64> into tensor<60xi64>
  %set75 = tensor.insert_slice %flat75 into %set74[180] [60] [1] : tensor<60xi64> into tensor<420xi64>
  %flat76 = tensor.collapse_shape %r#76 [[0, 1, 2]] : tensor<2x5x6xi64> into tensor<60xi64>
  %set76 = tensor.insert_slice %flat76 into %set75[240] [60] [1] : tensor<60xi64> into tensor<420xi64>
  %flat77 = tensor.collapse_shape %r#77 [[0, 1, 2]] : tensor<2x5x6xi64> into tensor<60xi64>
  %set77 = tensor.insert_slice %flat77 into %set76[300] [60] [1] : tensor<60xi64> into tensor<420xi64>
  %flat78 = tensor.collapse_shape %r#78 [[0, 1, 2]] : tensor<2x5x6xi64> into tensor<60xi64>
  %set78 = tensor.insert_slice %flat78 into %set77[360] [60] [1] : tensor<60xi64> into tensor<420xi64>
  return %set24, %set40, %set47, %set56, %set64, %set71, %set78 : tensor<2709xf32>, tensor<847xf16>, tensor<420xbf16>, tensor<432xi8>, tensor<426xi32>, tensor<420xf64>, tensor<420xi64>
}
