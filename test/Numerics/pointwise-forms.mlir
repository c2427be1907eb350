// Written by Inputs/generate_pointwise.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/pointwise-forms.in-f32.npy \
// RUN:     --input=1=%S/Inputs/pointwise-forms.in-i1.npy \
// RUN:     --input=2=%S/Inputs/pointwise-forms.in-f64.npy \
// RUN:     --input=3=%S/Inputs/pointwise-forms.in-f16.npy \
// RUN:     --input=4=%S/Inputs/pointwise-forms.in-bf16.npy \
// RUN:     --input=5=%S/Inputs/pointwise-forms.in-i64.npy \
// RUN:     --input=6=%S/Inputs/pointwise-forms.in-i32.npy \
// RUN:     --input=7=%S/Inputs/pointwise-forms.in-i8.npy \
// RUN:     --check=0=%S/Inputs/pointwise-forms.out-f32.npy \
// RUN:     --check=1=%S/Inputs/pointwise-forms.out-f16.npy \
// RUN:     --check=2=%S/Inputs/pointwise-forms.out-f64.npy \
// RUN:     --check=3=%S/Inputs/pointwise-forms.out-bf16.npy \
// RUN:     --check=4=%S/Inputs/pointwise-forms.out-i8.npy \
// RUN:     --check=5=%S/Inputs/pointwise-forms.out-i32.npy \
// RUN:     --check=6=%S/Inputs/pointwise-forms.out-i64.npy \
// RUN:     --check=7=%S/Inputs/pointwise-forms.out-i1.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Broadcasting of ranks and extents, by-value scalars as arguments and
// literals, mixed element types and gen_index.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches
// CHECK: check: result 4 matches
// CHECK: check: result 5 matches
// CHECK: check: result 6 matches
// CHECK: check: result 7 matches

cudnnfe.graph private @g(
    %a: tensor<2x3x4xf32>,
    %row: tensor<4xf32>,
    %column: tensor<3x1xf32>,
    %plane: tensor<2x1x1xf32>,
    %one: tensor<1x1x1x1xf32>,
    %wide: tensor<5x1x3x4xf32>,
    %mask: tensor<3x1xi1>,
    %s_f64: f64,
    %s_f32: f32,
    %s_f16: f16,
    %s_bf16: bf16,
    %s_i64: i64,
    %s_i32: i32,
    %s_i8: i8,
    %s_i1: i1,
    %half: tensor<4xf16>,
    %brain: tensor<3x1xbf16>,
    %byte: tensor<3x4xi8>,
    %word: tensor<4xi32>,
    %big: tensor<2xi32>,
    %near: tensor<2xi32>)
    -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<2x3x1xf32>, tensor<1x2x3x4xf32>, tensor<5x2x3x4xf32>, tensor<5x2x3x4xf32>, tensor<4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x1xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<2x3x4xi8>, tensor<2x3x4xi8>, tensor<2x3x4xi8>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) {
  // f32 at 0
  %v1 = cudnnfe.sub %a, %row : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<2x3x4xf32>
  // f32 at 24
  %v2 = cudnnfe.sub %row, %a : (tensor<4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // f32 at 48
  %v3 = cudnnfe.sub %a, %column : (tensor<2x3x4xf32>, tensor<3x1xf32>) -> tensor<2x3x4xf32>
  // f32 at 72
  %v4 = cudnnfe.sub %column, %row : (tensor<3x1xf32>, tensor<4xf32>) -> tensor<3x4xf32>
  // f32 at 84
  %v5 = cudnnfe.sub %plane, %column : (tensor<2x1x1xf32>, tensor<3x1xf32>) -> tensor<2x3x1xf32>
  // f32 at 90
  %v6 = cudnnfe.sub %a, %one : (tensor<2x3x4xf32>, tensor<1x1x1x1xf32>) -> tensor<1x2x3x4xf32>
  // f32 at 114
  %v7 = cudnnfe.sub %wide, %a : (tensor<5x1x3x4xf32>, tensor<2x3x4xf32>) -> tensor<5x2x3x4xf32>
  // f32 at 234
  %v8 = cudnnfe.sub %plane, %wide : (tensor<2x1x1xf32>, tensor<5x1x3x4xf32>) -> tensor<5x2x3x4xf32>
  // f32 at 354
  %v9 = cudnnfe.sub %row, %row : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // f32 at 358
  %v10 = cudnnfe.binary_select %row, %plane, %mask : (tensor<4xf32>, tensor<2x1x1xf32>, tensor<3x1xi1>) -> tensor<2x3x4xf32>
  // f32 at 382
  %v11 = cudnnfe.mul %a, %s_f64 : (tensor<2x3x4xf32>, f64) -> tensor<2x3x4xf32>
  // f32 at 406
  %v12 = cudnnfe.sub %s_f64, %row : (f64, tensor<4xf32>) -> tensor<4xf32>
  %v13 = cudnnfe.constant 0.75 : f64
  // f32 at 410
  %v14 = cudnnfe.max %v13, %column : (f64, tensor<3x1xf32>) -> tensor<3x1xf32>
  // f32 at 413
  %v15 = cudnnfe.mul %a, %s_f32 : (tensor<2x3x4xf32>, f32) -> tensor<2x3x4xf32>
  // f32 at 437
  %v16 = cudnnfe.sub %s_f32, %row : (f32, tensor<4xf32>) -> tensor<4xf32>
  %v17 = cudnnfe.constant -1.5 : f32
  // f32 at 441
  %v18 = cudnnfe.max %v17, %column : (f32, tensor<3x1xf32>) -> tensor<3x1xf32>
  // f32 at 444
  %v19 = cudnnfe.mul %a, %s_f16 : (tensor<2x3x4xf32>, f16) -> tensor<2x3x4xf32>
  // f32 at 468
  %v20 = cudnnfe.sub %s_f16, %row : (f16, tensor<4xf32>) -> tensor<4xf32>
  %v21 = cudnnfe.constant 2.5 : f16
  // f32 at 472
  %v22 = cudnnfe.max %v21, %column : (f16, tensor<3x1xf32>) -> tensor<3x1xf32>
  // f32 at 475
  %v23 = cudnnfe.mul %a, %s_bf16 : (tensor<2x3x4xf32>, bf16) -> tensor<2x3x4xf32>
  // f32 at 499
  %v24 = cudnnfe.sub %s_bf16, %row : (bf16, tensor<4xf32>) -> tensor<4xf32>
  %v25 = cudnnfe.constant -0.375 : bf16
  // f32 at 503
  %v26 = cudnnfe.max %v25, %column : (bf16, tensor<3x1xf32>) -> tensor<3x1xf32>
  // f32 at 506
  %v27 = cudnnfe.mul %a, %s_i64 : (tensor<2x3x4xf32>, i64) -> tensor<2x3x4xf32>
  // f32 at 530
  %v28 = cudnnfe.sub %s_i64, %row : (i64, tensor<4xf32>) -> tensor<4xf32>
  %v29 = cudnnfe.constant 3 : i64
  // f32 at 534
  %v30 = cudnnfe.max %v29, %column : (i64, tensor<3x1xf32>) -> tensor<3x1xf32>
  // f32 at 537
  %v31 = cudnnfe.mul %a, %s_i32 : (tensor<2x3x4xf32>, i32) -> tensor<2x3x4xf32>
  // f32 at 561
  %v32 = cudnnfe.sub %s_i32, %row : (i32, tensor<4xf32>) -> tensor<4xf32>
  %v33 = cudnnfe.constant -2 : i32
  // f32 at 565
  %v34 = cudnnfe.max %v33, %column : (i32, tensor<3x1xf32>) -> tensor<3x1xf32>
  // f32 at 568
  %v35 = cudnnfe.mul %a, %s_i8 : (tensor<2x3x4xf32>, i8) -> tensor<2x3x4xf32>
  // f32 at 592
  %v36 = cudnnfe.sub %s_i8, %row : (i8, tensor<4xf32>) -> tensor<4xf32>
  %v37 = cudnnfe.constant 5 : i8
  // f32 at 596
  %v38 = cudnnfe.max %v37, %column : (i8, tensor<3x1xf32>) -> tensor<3x1xf32>
  // f32 at 599
  %v39 = cudnnfe.binary_select %a, %row, %s_i1 : (tensor<2x3x4xf32>, tensor<4xf32>, i1) -> tensor<2x3x4xf32>
  %v40 = cudnnfe.constant false
  // f32 at 623
  %v41 = cudnnfe.binary_select %a, %row, %v40 : (tensor<2x3x4xf32>, tensor<4xf32>, i1) -> tensor<2x3x4xf32>
  // f16 at 0
  %v42 = cudnnfe.binary_select %s_f32, %s_f16, %mask : (f32, f16, tensor<3x1xi1>) -> tensor<3x1xf16>
  // f64 at 0
  %v43 = cudnnfe.add %half, %brain : (tensor<4xf16>, tensor<3x1xbf16>) -> tensor<3x4xf64>
  // f64 at 12
  %v44 = cudnnfe.mul %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xf64>
  // f64 at 24
  %v45 = cudnnfe.sub %word, %brain : (tensor<4xi32>, tensor<3x1xbf16>) -> tensor<3x4xf64>
  // f32 at 647
  %v46 = cudnnfe.add %half, %brain : (tensor<4xf16>, tensor<3x1xbf16>) -> tensor<3x4xf32>
  // f32 at 659
  %v47 = cudnnfe.mul %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xf32>
  // f32 at 671
  %v48 = cudnnfe.sub %word, %brain : (tensor<4xi32>, tensor<3x1xbf16>) -> tensor<3x4xf32>
  // f16 at 3
  %v49 = cudnnfe.add %half, %brain : (tensor<4xf16>, tensor<3x1xbf16>) -> tensor<3x4xf16>
  // f16 at 15
  %v50 = cudnnfe.mul %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xf16>
  // f16 at 27
  %v51 = cudnnfe.sub %word, %brain : (tensor<4xi32>, tensor<3x1xbf16>) -> tensor<3x4xf16>
  // bf16 at 0
  %v52 = cudnnfe.add %half, %brain : (tensor<4xf16>, tensor<3x1xbf16>) -> tensor<3x4xbf16>
  // bf16 at 12
  %v53 = cudnnfe.mul %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xbf16>
  // bf16 at 24
  %v54 = cudnnfe.sub %word, %brain : (tensor<4xi32>, tensor<3x1xbf16>) -> tensor<3x4xbf16>
  // i8 at 0
  %v55 = cudnnfe.add %half, %brain : (tensor<4xf16>, tensor<3x1xbf16>) -> tensor<3x4xi8>
  // i8 at 12
  %v56 = cudnnfe.mul %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xi8>
  // i8 at 24
  %v57 = cudnnfe.sub %word, %brain : (tensor<4xi32>, tensor<3x1xbf16>) -> tensor<3x4xi8>
  // i32 at 0
  %v58 = cudnnfe.add %half, %brain : (tensor<4xf16>, tensor<3x1xbf16>) -> tensor<3x4xi32>
  // i32 at 12
  %v59 = cudnnfe.mul %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xi32>
  // i32 at 24
  %v60 = cudnnfe.sub %word, %brain : (tensor<4xi32>, tensor<3x1xbf16>) -> tensor<3x4xi32>
  // i64 at 0
  %v61 = cudnnfe.add %half, %brain : (tensor<4xf16>, tensor<3x1xbf16>) -> tensor<3x4xi64>
  // i64 at 12
  %v62 = cudnnfe.mul %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xi64>
  // i64 at 24
  %v63 = cudnnfe.sub %word, %brain : (tensor<4xi32>, tensor<3x1xbf16>) -> tensor<3x4xi64>
  // i8 at 36
  %v64 = cudnnfe.div %byte, %word {compute_type = i32} : (tensor<3x4xi8>, tensor<4xi32>) -> tensor<3x4xi8>
  // i1 at 0
  %v65 = cudnnfe.cmp_lt %byte, %half : (tensor<3x4xi8>, tensor<4xf16>) -> tensor<3x4xi1>
  // i1 at 12
  %v66 = cudnnfe.cmp_eq %byte, %word {compute_type = i1} : (tensor<3x4xi8>, tensor<4xi32>) -> tensor<3x4xi1>
  // i1 at 24
  %v67 = cudnnfe.cmp_eq %big, %near {compute_type = f32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  // i1 at 26
  %v68 = cudnnfe.cmp_eq %big, %near : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  // i32 at 36
  %v69 = cudnnfe.add %big, %near : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // i1 at 28
  %v70 = cudnnfe.cmp_eq %big, %near {compute_type = i32} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  // i1 at 30
  %v71 = cudnnfe.cmp_eq %big, %near {compute_type = i1} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  // i32 at 38
  %v72 = cudnnfe.gen_index %a axis(0) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
  // i64 at 36
  %v73 = cudnnfe.gen_index %a axis(0) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi64>
  // i8 at 48
  %v74 = cudnnfe.gen_index %a axis(0) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi8>
  // f32 at 683
  %v75 = cudnnfe.gen_index %a axis(0) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // f16 at 39
  %v76 = cudnnfe.gen_index %a axis(0) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
  // i32 at 62
  %v77 = cudnnfe.gen_index %a axis(1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
  // i64 at 60
  %v78 = cudnnfe.gen_index %a axis(1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi64>
  // i8 at 72
  %v79 = cudnnfe.gen_index %a axis(1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi8>
  // f32 at 707
  %v80 = cudnnfe.gen_index %a axis(1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // f16 at 63
  %v81 = cudnnfe.gen_index %a axis(1) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
  // i32 at 86
  %v82 = cudnnfe.gen_index %a axis(2) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi32>
  // i64 at 84
  %v83 = cudnnfe.gen_index %a axis(2) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi64>
  // i8 at 96
  %v84 = cudnnfe.gen_index %a axis(2) : (tensor<2x3x4xf32>) -> tensor<2x3x4xi8>
  // f32 at 731
  %v85 = cudnnfe.gen_index %a axis(2) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // f16 at 87
  %v86 = cudnnfe.gen_index %a axis(2) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf16>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v14, %v15, %v16, %v18, %v19, %v20, %v22, %v23, %v24, %v26, %v27, %v28, %v30, %v31, %v32, %v34, %v35, %v36, %v38, %v39, %v41, %v46, %v47, %v48, %v75, %v80, %v85, %v42, %v49, %v50, %v51, %v76, %v81, %v86, %v43, %v44, %v45, %v52, %v53, %v54, %v55, %v56, %v57, %v64, %v74, %v79, %v84, %v58, %v59, %v60, %v69, %v72, %v77, %v82, %v61, %v62, %v63, %v73, %v78, %v83, %v65, %v66, %v67, %v68, %v70, %v71
      : tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<2x3x1xf32>, tensor<1x2x3x4xf32>, tensor<5x2x3x4xf32>, tensor<5x2x3x4xf32>, tensor<4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x1xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<2x3x4xi8>, tensor<2x3x4xi8>, tensor<2x3x4xi8>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<95xf32>, %all_i1: tensor<4xi1>, %all_f64: tensor<1xf64>, %all_f16: tensor<5xf16>, %all_bf16: tensor<4xbf16>, %all_i64: tensor<1xi64>, %all_i32: tensor<9xi32>, %all_i8: tensor<13xi8>)
    -> (tensor<755xf32>, tensor<111xf16>, tensor<36xf64>, tensor<36xbf16>, tensor<120xi8>, tensor<110xi32>, tensor<108xi64>, tensor<32xi1>) {
  %flat_a = tensor.extract_slice %all_f32[0] [24] [1] : tensor<95xf32> to tensor<24xf32>
  %a = tensor.expand_shape %flat_a [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  %row = tensor.extract_slice %all_f32[24] [4] [1] : tensor<95xf32> to tensor<4xf32>
  %flat_column = tensor.extract_slice %all_f32[28] [3] [1] : tensor<95xf32> to tensor<3xf32>
  %column = tensor.expand_shape %flat_column [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
  %flat_plane = tensor.extract_slice %all_f32[31] [2] [1] : tensor<95xf32> to tensor<2xf32>
  %plane = tensor.expand_shape %flat_plane [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xf32> into tensor<2x1x1xf32>
  %flat_one = tensor.extract_slice %all_f32[33] [1] [1] : tensor<95xf32> to tensor<1xf32>
  %one = tensor.expand_shape %flat_one [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xf32> into tensor<1x1x1x1xf32>
  %flat_wide = tensor.extract_slice %all_f32[34] [60] [1] : tensor<95xf32> to tensor<60xf32>
  %wide = tensor.expand_shape %flat_wide [[0, 1, 2, 3]] output_shape [5, 1, 3, 4] : tensor<60xf32> into tensor<5x1x3x4xf32>
  %at_s_f32 = arith.constant 94 : index
  %s_f32 = tensor.extract %all_f32[%at_s_f32] : tensor<95xf32>
  %flat_mask = tensor.extract_slice %all_i1[0] [3] [1] : tensor<4xi1> to tensor<3xi1>
  %mask = tensor.expand_shape %flat_mask [[0, 1]] output_shape [3, 1] : tensor<3xi1> into tensor<3x1xi1>
  %at_s_i1 = arith.constant 3 : index
  %s_i1 = tensor.extract %all_i1[%at_s_i1] : tensor<4xi1>
  %at_s_f64 = arith.constant 0 : index
  %s_f64 = tensor.extract %all_f64[%at_s_f64] : tensor<1xf64>
  %at_s_f16 = arith.constant 0 : index
  %s_f16 = tensor.extract %all_f16[%at_s_f16] : tensor<5xf16>
  %half = tensor.extract_slice %all_f16[1] [4] [1] : tensor<5xf16> to tensor<4xf16>
  %at_s_bf16 = arith.constant 0 : index
  %s_bf16 = tensor.extract %all_bf16[%at_s_bf16] : tensor<4xbf16>
  %flat_brain = tensor.extract_slice %all_bf16[1] [3] [1] : tensor<4xbf16> to tensor<3xbf16>
  %brain = tensor.expand_shape %flat_brain [[0, 1]] output_shape [3, 1] : tensor<3xbf16> into tensor<3x1xbf16>
  %at_s_i64 = arith.constant 0 : index
  %s_i64 = tensor.extract %all_i64[%at_s_i64] : tensor<1xi64>
  %at_s_i32 = arith.constant 0 : index
  %s_i32 = tensor.extract %all_i32[%at_s_i32] : tensor<9xi32>
  %word = tensor.extract_slice %all_i32[1] [4] [1] : tensor<9xi32> to tensor<4xi32>
  %big = tensor.extract_slice %all_i32[5] [2] [1] : tensor<9xi32> to tensor<2xi32>
  %near = tensor.extract_slice %all_i32[7] [2] [1] : tensor<9xi32> to tensor<2xi32>
  %at_s_i8 = arith.constant 0 : index
  %s_i8 = tensor.extract %all_i8[%at_s_i8] : tensor<13xi8>
  %flat_byte = tensor.extract_slice %all_i8[1] [12] [1] : tensor<13xi8> to tensor<12xi8>
  %byte = tensor.expand_shape %flat_byte [[0, 1]] output_shape [3, 4] : tensor<12xi8> into tensor<3x4xi8>
  %r:78 = cudnnfe.call @g(%h, %a, %row, %column, %plane, %one, %wide, %mask, %s_f64, %s_f32, %s_f16, %s_bf16, %s_i64, %s_i32, %s_i8, %s_i1, %half, %brain, %byte, %word, %big, %near)
      : (!cudnnfe.handle, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x1x1xf32>, tensor<1x1x1x1xf32>, tensor<5x1x3x4xf32>, tensor<3x1xi1>, f64, f32, f16, bf16, i64, i32, i8, i1, tensor<4xf16>, tensor<3x1xbf16>, tensor<3x4xi8>, tensor<4xi32>, tensor<2xi32>, tensor<2xi32>)
      -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<2x3x1xf32>, tensor<1x2x3x4xf32>, tensor<5x2x3x4xf32>, tensor<5x2x3x4xf32>, tensor<4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<4xf32>, tensor<3x1xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<3x1xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<2x3x4xf16>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xbf16>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<3x4xi8>, tensor<2x3x4xi8>, tensor<2x3x4xi8>, tensor<2x3x4xi8>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<3x4xi32>, tensor<2xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<2x3x4xi32>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<2x3x4xi64>, tensor<3x4xi1>, tensor<3x4xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>)
  %empty0 = tensor.empty() : tensor<755xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[24] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[48] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[72] [12] [1] : tensor<12xf32> into tensor<755xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[84] [6] [1] : tensor<6xf32> into tensor<755xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<1x2x3x4xf32> into tensor<24xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[90] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<5x2x3x4xf32> into tensor<120xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[114] [120] [1] : tensor<120xf32> into tensor<755xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<5x2x3x4xf32> into tensor<120xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[234] [120] [1] : tensor<120xf32> into tensor<755xf32>
  %set8 = tensor.insert_slice %r#8 into %set7[354] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[358] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[382] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %set11 = tensor.insert_slice %r#11 into %set10[406] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[410] [3] [1] : tensor<3xf32> into tensor<755xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[413] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %set14 = tensor.insert_slice %r#14 into %set13[437] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[441] [3] [1] : tensor<3xf32> into tensor<755xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[444] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %set17 = tensor.insert_slice %r#17 into %set16[468] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[472] [3] [1] : tensor<3xf32> into tensor<755xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[475] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %set20 = tensor.insert_slice %r#20 into %set19[499] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[503] [3] [1] : tensor<3xf32> into tensor<755xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[506] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %set23 = tensor.insert_slice %r#23 into %set22[530] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[534] [3] [1] : tensor<3xf32> into tensor<755xf32>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set25 = tensor.insert_slice %flat25 into %set24[537] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %set26 = tensor.insert_slice %r#26 into %set25[561] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %set27 = tensor.insert_slice %flat27 into %set26[565] [3] [1] : tensor<3xf32> into tensor<755xf32>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set28 = tensor.insert_slice %flat28 into %set27[568] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %set29 = tensor.insert_slice %r#29 into %set28[592] [4] [1] : tensor<4xf32> into tensor<755xf32>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
  %set30 = tensor.insert_slice %flat30 into %set29[596] [3] [1] : tensor<3xf32> into tensor<755xf32>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set31 = tensor.insert_slice %flat31 into %set30[599] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set32 = tensor.insert_slice %flat32 into %set31[623] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  %set33 = tensor.insert_slice %flat33 into %set32[647] [12] [1] : tensor<12xf32> into tensor<755xf32>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  %set34 = tensor.insert_slice %flat34 into %set33[659] [12] [1] : tensor<12xf32> into tensor<755xf32>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1]] : tensor<3x4xf32> into tensor<12xf32>
  %set35 = tensor.insert_slice %flat35 into %set34[671] [12] [1] : tensor<12xf32> into tensor<755xf32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set36 = tensor.insert_slice %flat36 into %set35[683] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set37 = tensor.insert_slice %flat37 into %set36[707] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %set38 = tensor.insert_slice %flat38 into %set37[731] [24] [1] : tensor<24xf32> into tensor<755xf32>
  %empty1 = tensor.empty() : tensor<111xf16>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1]] : tensor<3x1xf16> into tensor<3xf16>
  %set39 = tensor.insert_slice %flat39 into %empty1[0] [3] [1] : tensor<3xf16> into tensor<111xf16>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1]] : tensor<3x4xf16> into tensor<12xf16>
  %set40 = tensor.insert_slice %flat40 into %set39[3] [12] [1] : tensor<12xf16> into tensor<111xf16>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1]] : tensor<3x4xf16> into tensor<12xf16>
  %set41 = tensor.insert_slice %flat41 into %set40[15] [12] [1] : tensor<12xf16> into tensor<111xf16>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1]] : tensor<3x4xf16> into tensor<12xf16>
  %set42 = tensor.insert_slice %flat42 into %set41[27] [12] [1] : tensor<12xf16> into tensor<111xf16>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2]] : tensor<2x3x4xf16> into tensor<24xf16>
  %set43 = tensor.insert_slice %flat43 into %set42[39] [24] [1] : tensor<24xf16> into tensor<111xf16>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2]] : tensor<2x3x4xf16> into tensor<24xf16>
  %set44 = tensor.insert_slice %flat44 into %set43[63] [24] [1] : tensor<24xf16> into tensor<111xf16>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2]] : tensor<2x3x4xf16> into tensor<24xf16>
  %set45 = tensor.insert_slice %flat45 into %set44[87] [24] [1] : tensor<24xf16> into tensor<111xf16>
  %empty2 = tensor.empty() : tensor<36xf64>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1]] : tensor<3x4xf64> into tensor<12xf64>
  %set46 = tensor.insert_slice %flat46 into %empty2[0] [12] [1] : tensor<12xf64> into tensor<36xf64>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1]] : tensor<3x4xf64> into tensor<12xf64>
  %set47 = tensor.insert_slice %flat47 into %set46[12] [12] [1] : tensor<12xf64> into tensor<36xf64>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1]] : tensor<3x4xf64> into tensor<12xf64>
  %set48 = tensor.insert_slice %flat48 into %set47[24] [12] [1] : tensor<12xf64> into tensor<36xf64>
  %empty3 = tensor.empty() : tensor<36xbf16>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1]] : tensor<3x4xbf16> into tensor<12xbf16>
  %set49 = tensor.insert_slice %flat49 into %empty3[0] [12] [1] : tensor<12xbf16> into tensor<36xbf16>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1]] : tensor<3x4xbf16> into tensor<12xbf16>
  %set50 = tensor.insert_slice %flat50 into %set49[12] [12] [1] : tensor<12xbf16> into tensor<36xbf16>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1]] : tensor<3x4xbf16> into tensor<12xbf16>
  %set51 = tensor.insert_slice %flat51 into %set50[24] [12] [1] : tensor<12xbf16> into tensor<36xbf16>
  %empty4 = tensor.empty() : tensor<120xi8>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1]] : tensor<3x4xi8> into tensor<12xi8>
  %set52 = tensor.insert_slice %flat52 into %empty4[0] [12] [1] : tensor<12xi8> into tensor<120xi8>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1]] : tensor<3x4xi8> into tensor<12xi8>
  %set53 = tensor.insert_slice %flat53 into %set52[12] [12] [1] : tensor<12xi8> into tensor<120xi8>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1]] : tensor<3x4xi8> into tensor<12xi8>
  %set54 = tensor.insert_slice %flat54 into %set53[24] [12] [1] : tensor<12xi8> into tensor<120xi8>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1]] : tensor<3x4xi8> into tensor<12xi8>
  %set55 = tensor.insert_slice %flat55 into %set54[36] [12] [1] : tensor<12xi8> into tensor<120xi8>
  %flat56 = tensor.collapse_shape %r#56 [[0, 1, 2]] : tensor<2x3x4xi8> into tensor<24xi8>
  %set56 = tensor.insert_slice %flat56 into %set55[48] [24] [1] : tensor<24xi8> into tensor<120xi8>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1, 2]] : tensor<2x3x4xi8> into tensor<24xi8>
  %set57 = tensor.insert_slice %flat57 into %set56[72] [24] [1] : tensor<24xi8> into tensor<120xi8>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2]] : tensor<2x3x4xi8> into tensor<24xi8>
  %set58 = tensor.insert_slice %flat58 into %set57[96] [24] [1] : tensor<24xi8> into tensor<120xi8>
  %empty5 = tensor.empty() : tensor<110xi32>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1]] : tensor<3x4xi32> into tensor<12xi32>
  %set59 = tensor.insert_slice %flat59 into %empty5[0] [12] [1] : tensor<12xi32> into tensor<110xi32>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1]] : tensor<3x4xi32> into tensor<12xi32>
  %set60 = tensor.insert_slice %flat60 into %set59[12] [12] [1] : tensor<12xi32> into tensor<110xi32>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1]] : tensor<3x4xi32> into tensor<12xi32>
  %set61 = tensor.insert_slice %flat61 into %set60[24] [12] [1] : tensor<12xi32> into tensor<110xi32>
  %set62 = tensor.insert_slice %r#62 into %set61[36] [2] [1] : tensor<2xi32> into tensor<110xi32>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1, 2]] : tensor<2x3x4xi32> into tensor<24xi32>
  %set63 = tensor.insert_slice %flat63 into %set62[38] [24] [1] : tensor<24xi32> into tensor<110xi32>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1, 2]] : tensor<2x3x4xi32> into tensor<24xi32>
  %set64 = tensor.insert_slice %flat64 into %set63[62] [24] [1] : tensor<24xi32> into tensor<110xi32>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2]] : tensor<2x3x4xi32> into tensor<24xi32>
  %set65 = tensor.insert_slice %flat65 into %set64[86] [24] [1] : tensor<24xi32> into tensor<110xi32>
  %empty6 = tensor.empty() : tensor<108xi64>
  %flat66 = tensor.collapse_shape %r#66 [[0, 1]] : tensor<3x4xi64> into tensor<12xi64>
  %set66 = tensor.insert_slice %flat66 into %empty6[0] [12] [1] : tensor<12xi64> into tensor<108xi64>
  %flat67 = tensor.collapse_shape %r#67 [[0, 1]] : tensor<3x4xi64> into tensor<12xi64>
  %set67 = tensor.insert_slice %flat67 into %set66[12] [12] [1] : tensor<12xi64> into tensor<108xi64>
  %flat68 = tensor.collapse_shape %r#68 [[0, 1]] : tensor<3x4xi64> into tensor<12xi64>
  %set68 = tensor.insert_slice %flat68 into %set67[24] [12] [1] : tensor<12xi64> into tensor<108xi64>
  %flat69 = tensor.collapse_shape %r#69 [[0, 1, 2]] : tensor<2x3x4xi64> into tensor<24xi64>
  %set69 = tensor.insert_slice %flat69 into %set68[36] [24] [1] : tensor<24xi64> into tensor<108xi64>
  %flat70 = tensor.collapse_shape %r#70 [[0, 1, 2]] : tensor<2x3x4xi64> into tensor<24xi64>
  %set70 = tensor.insert_slice %flat70 into %set69[60] [24] [1] : tensor<24xi64> into tensor<108xi64>
  %flat71 = tensor.collapse_shape %r#71 [[0, 1, 2]] : tensor<2x3x4xi64> into tensor<24xi64>
  %set71 = tensor.insert_slice %flat71 into %set70[84] [24] [1] : tensor<24xi64> into tensor<108xi64>
  %empty7 = tensor.empty() : tensor<32xi1>
  %flat72 = tensor.collapse_shape %r#72 [[0, 1]] : tensor<3x4xi1> into tensor<12xi1>
  %set72 = tensor.insert_slice %flat72 into %empty7[0] [12] [1] : tensor<12xi1> into tensor<32xi1>
  %flat73 = tensor.collapse_shape %r#73 [[0, 1]] : tensor<3x4xi1> into tensor<12xi1>
  %set73 = tensor.insert_slice %flat73 into %set72[12] [12] [1] : tensor<12xi1> into tensor<32xi1>
  %set74 = tensor.insert_slice %r#74 into %set73[24] [2] [1] : tensor<2xi1> into tensor<32xi1>
  %set75 = tensor.insert_slice %r#75 into %set74[26] [2] [1] : tensor<2xi1> into tensor<32xi1>
  %set76 = tensor.insert_slice %r#76 into %set75[28] [2] [1] : tensor<2xi1> into tensor<32xi1>
  %set77 = tensor.insert_slice %r#77 into %set76[30] [2] [1] : tensor<2xi1> into tensor<32xi1>
  return %set38, %set45, %set48, %set51, %set58, %set65, %set71, %set77 : tensor<755xf32>, tensor<111xf16>, tensor<36xf64>, tensor<36xbf16>, tensor<120xi8>, tensor<110xi32>, tensor<108xi64>, tensor<32xi1>
}
