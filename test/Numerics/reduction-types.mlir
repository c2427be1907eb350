// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/reduction-types.in-f64.npy \
// RUN:     --input=1=%S/Inputs/reduction-types.in-f32.npy \
// RUN:     --input=2=%S/Inputs/reduction-types.in-f16.npy \
// RUN:     --input=3=%S/Inputs/reduction-types.in-bf16.npy \
// RUN:     --input=4=%S/Inputs/reduction-types.in-i8.npy \
// RUN:     --input=5=%S/Inputs/reduction-types.in-i32.npy \
// RUN:     --input=6=%S/Inputs/reduction-types.in-i64.npy \
// RUN:     --check=0=%S/Inputs/reduction-types.out-f64.npy \
// RUN:     --check=1=%S/Inputs/reduction-types.out-f32.npy \
// RUN:     --check=2=%S/Inputs/reduction-types.out-f16.npy \
// RUN:     --check=3=%S/Inputs/reduction-types.out-i32.npy \
// RUN:     --check=4=%S/Inputs/reduction-types.out-bf16.npy \
// RUN:     --check=5=%S/Inputs/reduction-types.out-i8.npy \
// RUN:     --check=6=%S/Inputs/reduction-types.out-i64.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Every operator in every element type, exact as well; NaN, infinities, the
// extremes of integers, and more elements than a half type counts.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches
// CHECK: check: result 4 matches
// CHECK: check: result 5 matches
// CHECK: check: result 6 matches

cudnnfe.graph private @g(
    %x_f64: tensor<4x6x8xf64>,
    %x_f32: tensor<4x6x8xf32>,
    %x_f16: tensor<4x6x8xf16>,
    %x_bf16: tensor<4x6x8xbf16>,
    %x_i8: tensor<4x6x8xi8>,
    %x_i32: tensor<4x6x8xi32>,
    %x_i64: tensor<4x6x8xi64>,
    %special: tensor<5x3xf32>,
    %e_i8: tensor<4x2xi8>,
    %e_i32: tensor<4x2xi32>,
    %e_i64: tensor<4x2xi64>,
    %many: tensor<1x2049xf16>)
    -> (tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>) {
  // f64 at 0
  %v1 = cudnnfe.reduction %x_f64 mode(add) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 6
  %v2 = cudnnfe.reduction %x_f64 mode(add) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 0
  %v3 = cudnnfe.reduction %x_f32 mode(add) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 0
  %v4 = cudnnfe.reduction %x_f16 mode(add) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 0
  %v5 = cudnnfe.reduction %x_f16 mode(add) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 0
  %v6 = cudnnfe.reduction %x_bf16 mode(add) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 12
  %v7 = cudnnfe.reduction %x_bf16 mode(add) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 0
  %v8 = cudnnfe.reduction %x_i8 mode(add) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 6
  %v9 = cudnnfe.reduction %x_i8 mode(add) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 12
  %v10 = cudnnfe.reduction %x_i32 mode(add) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 0
  %v11 = cudnnfe.reduction %x_i64 mode(add) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 18
  %v12 = cudnnfe.reduction %x_i64 mode(add) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 24
  %v13 = cudnnfe.reduction %x_f64 mode(mul) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 30
  %v14 = cudnnfe.reduction %x_f64 mode(mul) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 6
  %v15 = cudnnfe.reduction %x_f32 mode(mul) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 6
  %v16 = cudnnfe.reduction %x_f16 mode(mul) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 18
  %v17 = cudnnfe.reduction %x_f16 mode(mul) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 6
  %v18 = cudnnfe.reduction %x_bf16 mode(mul) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 36
  %v19 = cudnnfe.reduction %x_bf16 mode(mul) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 6
  %v20 = cudnnfe.reduction %x_i8 mode(mul) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 24
  %v21 = cudnnfe.reduction %x_i8 mode(mul) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 30
  %v22 = cudnnfe.reduction %x_i32 mode(mul) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 6
  %v23 = cudnnfe.reduction %x_i64 mode(mul) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 42
  %v24 = cudnnfe.reduction %x_i64 mode(mul) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 48
  %v25 = cudnnfe.reduction %x_f64 mode(min) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 54
  %v26 = cudnnfe.reduction %x_f64 mode(min) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 12
  %v27 = cudnnfe.reduction %x_f32 mode(min) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 12
  %v28 = cudnnfe.reduction %x_f16 mode(min) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 36
  %v29 = cudnnfe.reduction %x_f16 mode(min) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 12
  %v30 = cudnnfe.reduction %x_bf16 mode(min) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 60
  %v31 = cudnnfe.reduction %x_bf16 mode(min) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 12
  %v32 = cudnnfe.reduction %x_i8 mode(min) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 42
  %v33 = cudnnfe.reduction %x_i8 mode(min) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 48
  %v34 = cudnnfe.reduction %x_i32 mode(min) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 12
  %v35 = cudnnfe.reduction %x_i64 mode(min) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 66
  %v36 = cudnnfe.reduction %x_i64 mode(min) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 72
  %v37 = cudnnfe.reduction %x_f64 mode(max) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 78
  %v38 = cudnnfe.reduction %x_f64 mode(max) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 18
  %v39 = cudnnfe.reduction %x_f32 mode(max) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 18
  %v40 = cudnnfe.reduction %x_f16 mode(max) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 54
  %v41 = cudnnfe.reduction %x_f16 mode(max) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 18
  %v42 = cudnnfe.reduction %x_bf16 mode(max) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 84
  %v43 = cudnnfe.reduction %x_bf16 mode(max) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 18
  %v44 = cudnnfe.reduction %x_i8 mode(max) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 60
  %v45 = cudnnfe.reduction %x_i8 mode(max) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 66
  %v46 = cudnnfe.reduction %x_i32 mode(max) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 18
  %v47 = cudnnfe.reduction %x_i64 mode(max) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 90
  %v48 = cudnnfe.reduction %x_i64 mode(max) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 96
  %v49 = cudnnfe.reduction %x_f64 mode(amax) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 102
  %v50 = cudnnfe.reduction %x_f64 mode(amax) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 24
  %v51 = cudnnfe.reduction %x_f32 mode(amax) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 24
  %v52 = cudnnfe.reduction %x_f16 mode(amax) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 72
  %v53 = cudnnfe.reduction %x_f16 mode(amax) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 24
  %v54 = cudnnfe.reduction %x_bf16 mode(amax) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 108
  %v55 = cudnnfe.reduction %x_bf16 mode(amax) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 24
  %v56 = cudnnfe.reduction %x_i8 mode(amax) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 78
  %v57 = cudnnfe.reduction %x_i8 mode(amax) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 84
  %v58 = cudnnfe.reduction %x_i32 mode(amax) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 24
  %v59 = cudnnfe.reduction %x_i64 mode(amax) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 114
  %v60 = cudnnfe.reduction %x_i64 mode(amax) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 120
  %v61 = cudnnfe.reduction %x_f64 mode(avg) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 126
  %v62 = cudnnfe.reduction %x_f64 mode(avg) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 30
  %v63 = cudnnfe.reduction %x_f32 mode(avg) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 30
  %v64 = cudnnfe.reduction %x_f16 mode(avg) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 90
  %v65 = cudnnfe.reduction %x_f16 mode(avg) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 30
  %v66 = cudnnfe.reduction %x_bf16 mode(avg) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 132
  %v67 = cudnnfe.reduction %x_bf16 mode(avg) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 30
  %v68 = cudnnfe.reduction %x_i8 mode(avg) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 96
  %v69 = cudnnfe.reduction %x_i8 mode(avg) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 102
  %v70 = cudnnfe.reduction %x_i32 mode(avg) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 30
  %v71 = cudnnfe.reduction %x_i64 mode(avg) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 138
  %v72 = cudnnfe.reduction %x_i64 mode(avg) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 144
  %v73 = cudnnfe.reduction %x_f64 mode(norm1) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 150
  %v74 = cudnnfe.reduction %x_f64 mode(norm1) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 36
  %v75 = cudnnfe.reduction %x_f32 mode(norm1) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 36
  %v76 = cudnnfe.reduction %x_f16 mode(norm1) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 108
  %v77 = cudnnfe.reduction %x_f16 mode(norm1) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 36
  %v78 = cudnnfe.reduction %x_bf16 mode(norm1) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 156
  %v79 = cudnnfe.reduction %x_bf16 mode(norm1) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 36
  %v80 = cudnnfe.reduction %x_i8 mode(norm1) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 114
  %v81 = cudnnfe.reduction %x_i8 mode(norm1) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 120
  %v82 = cudnnfe.reduction %x_i32 mode(norm1) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 36
  %v83 = cudnnfe.reduction %x_i64 mode(norm1) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 162
  %v84 = cudnnfe.reduction %x_i64 mode(norm1) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 168
  %v85 = cudnnfe.reduction %x_f64 mode(norm2) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 174
  %v86 = cudnnfe.reduction %x_f64 mode(norm2) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 42
  %v87 = cudnnfe.reduction %x_f32 mode(norm2) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 42
  %v88 = cudnnfe.reduction %x_f16 mode(norm2) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // bf16 at 42
  %v89 = cudnnfe.reduction %x_bf16 mode(norm2) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 180
  %v90 = cudnnfe.reduction %x_bf16 mode(norm2) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 42
  %v91 = cudnnfe.reduction %x_i8 mode(norm2) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 126
  %v92 = cudnnfe.reduction %x_i32 mode(norm2) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 42
  %v93 = cudnnfe.reduction %x_i64 mode(norm2) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 186
  %v94 = cudnnfe.reduction %x_i64 mode(norm2) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f64 at 192
  %v95 = cudnnfe.reduction %x_f64 mode(mul_no_zeros) {compute_type = f32} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 198
  %v96 = cudnnfe.reduction %x_f64 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 48
  %v97 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) {compute_type = f32} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 48
  %v98 = cudnnfe.reduction %x_f16 mode(mul_no_zeros) {compute_type = f32} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 132
  %v99 = cudnnfe.reduction %x_f16 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 48
  %v100 = cudnnfe.reduction %x_bf16 mode(mul_no_zeros) {compute_type = f32} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 204
  %v101 = cudnnfe.reduction %x_bf16 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 48
  %v102 = cudnnfe.reduction %x_i8 mode(mul_no_zeros) {compute_type = f32} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 138
  %v103 = cudnnfe.reduction %x_i8 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 144
  %v104 = cudnnfe.reduction %x_i32 mode(mul_no_zeros) {compute_type = f32} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 48
  %v105 = cudnnfe.reduction %x_i64 mode(mul_no_zeros) {compute_type = f32} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 210
  %v106 = cudnnfe.reduction %x_i64 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 54
  %v107 = cudnnfe.reduction %special mode(add) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 59
  %v108 = cudnnfe.reduction %special mode(mul) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 64
  %v109 = cudnnfe.reduction %special mode(min) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 69
  %v110 = cudnnfe.reduction %special mode(max) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 74
  %v111 = cudnnfe.reduction %special mode(amax) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 79
  %v112 = cudnnfe.reduction %special mode(avg) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 84
  %v113 = cudnnfe.reduction %special mode(norm1) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 89
  %v114 = cudnnfe.reduction %special mode(norm2) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 94
  %v115 = cudnnfe.reduction %special mode(mul_no_zeros) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // i8 at 54
  %v116 = cudnnfe.reduction %e_i8 mode(min) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i8 at 58
  %v117 = cudnnfe.reduction %e_i8 mode(max) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i8 at 62
  %v118 = cudnnfe.reduction %e_i8 mode(add) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i32 at 150
  %v119 = cudnnfe.reduction %e_i32 mode(min) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i32 at 154
  %v120 = cudnnfe.reduction %e_i32 mode(max) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i32 at 158
  %v121 = cudnnfe.reduction %e_i32 mode(add) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i64 at 54
  %v122 = cudnnfe.reduction %e_i64 mode(min) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // i64 at 58
  %v123 = cudnnfe.reduction %e_i64 mode(max) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // i64 at 62
  %v124 = cudnnfe.reduction %e_i64 mode(add) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // f16 at 54
  %v125 = cudnnfe.reduction %many mode(avg) : (tensor<1x2049xf16>) -> tensor<1x1xf16>
  // f16 at 55
  %v126 = cudnnfe.reduction %many mode(avg) {compute_type = f16} : (tensor<1x2049xf16>) -> tensor<1x1xf16>
  cudnnfe.return %v1, %v2, %v7, %v12, %v13, %v14, %v19, %v24, %v25, %v26, %v31, %v36, %v37, %v38, %v43, %v48, %v49, %v50, %v55, %v60, %v61, %v62, %v67, %v72, %v73, %v74, %v79, %v84, %v85, %v86, %v90, %v94, %v95, %v96, %v101, %v106, %v3, %v15, %v27, %v39, %v51, %v63, %v75, %v87, %v97, %v107, %v108, %v109, %v110, %v111, %v112, %v113, %v114, %v115, %v4, %v16, %v28, %v40, %v52, %v64, %v76, %v88, %v98, %v125, %v126, %v5, %v9, %v10, %v17, %v21, %v22, %v29, %v33, %v34, %v41, %v45, %v46, %v53, %v57, %v58, %v65, %v69, %v70, %v77, %v81, %v82, %v92, %v99, %v103, %v104, %v119, %v120, %v121, %v6, %v18, %v30, %v42, %v54, %v66, %v78, %v89, %v100, %v8, %v20, %v32, %v44, %v56, %v68, %v80, %v91, %v102, %v116, %v117, %v118, %v11, %v23, %v35, %v47, %v59, %v71, %v83, %v93, %v105, %v122, %v123, %v124
      : tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<192xf64>, %all_f32: tensor<207xf32>, %all_f16: tensor<2241xf16>, %all_bf16: tensor<192xbf16>, %all_i8: tensor<200xi8>, %all_i32: tensor<200xi32>, %all_i64: tensor<200xi64>)
    -> (tensor<216xf64>, tensor<99xf32>, tensor<56xf16>, tensor<162xi32>, tensor<54xbf16>, tensor<66xi8>, tensor<66xi64>) {
  %flat_x_f64 = tensor.extract_slice %all_f64[0] [192] [1] : tensor<192xf64> to tensor<192xf64>
  %x_f64 = tensor.expand_shape %flat_x_f64 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xf64> into tensor<4x6x8xf64>
  %flat_x_f32 = tensor.extract_slice %all_f32[0] [192] [1] : tensor<207xf32> to tensor<192xf32>
  %x_f32 = tensor.expand_shape %flat_x_f32 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xf32> into tensor<4x6x8xf32>
  %flat_special = tensor.extract_slice %all_f32[192] [15] [1] : tensor<207xf32> to tensor<15xf32>
  %special = tensor.expand_shape %flat_special [[0, 1]] output_shape [5, 3] : tensor<15xf32> into tensor<5x3xf32>
  %flat_x_f16 = tensor.extract_slice %all_f16[0] [192] [1] : tensor<2241xf16> to tensor<192xf16>
  %x_f16 = tensor.expand_shape %flat_x_f16 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xf16> into tensor<4x6x8xf16>
  %flat_many = tensor.extract_slice %all_f16[192] [2049] [1] : tensor<2241xf16> to tensor<2049xf16>
  %many = tensor.expand_shape %flat_many [[0, 1]] output_shape [1, 2049] : tensor<2049xf16> into tensor<1x2049xf16>
  %flat_x_bf16 = tensor.extract_slice %all_bf16[0] [192] [1] : tensor<192xbf16> to tensor<192xbf16>
  %x_bf16 = tensor.expand_shape %flat_x_bf16 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xbf16> into tensor<4x6x8xbf16>
  %flat_x_i8 = tensor.extract_slice %all_i8[0] [192] [1] : tensor<200xi8> to tensor<192xi8>
  %x_i8 = tensor.expand_shape %flat_x_i8 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xi8> into tensor<4x6x8xi8>
  %flat_e_i8 = tensor.extract_slice %all_i8[192] [8] [1] : tensor<200xi8> to tensor<8xi8>
  %e_i8 = tensor.expand_shape %flat_e_i8 [[0, 1]] output_shape [4, 2] : tensor<8xi8> into tensor<4x2xi8>
  %flat_x_i32 = tensor.extract_slice %all_i32[0] [192] [1] : tensor<200xi32> to tensor<192xi32>
  %x_i32 = tensor.expand_shape %flat_x_i32 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xi32> into tensor<4x6x8xi32>
  %flat_e_i32 = tensor.extract_slice %all_i32[192] [8] [1] : tensor<200xi32> to tensor<8xi32>
  %e_i32 = tensor.expand_shape %flat_e_i32 [[0, 1]] output_shape [4, 2] : tensor<8xi32> into tensor<4x2xi32>
  %flat_x_i64 = tensor.extract_slice %all_i64[0] [192] [1] : tensor<200xi64> to tensor<192xi64>
  %x_i64 = tensor.expand_shape %flat_x_i64 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xi64> into tensor<4x6x8xi64>
  %flat_e_i64 = tensor.extract_slice %all_i64[192] [8] [1] : tensor<200xi64> to tensor<8xi64>
  %e_i64 = tensor.expand_shape %flat_e_i64 [[0, 1]] output_shape [4, 2] : tensor<8xi64> into tensor<4x2xi64>
  %r:126 = cudnnfe.call @g(%h, %x_f64, %x_f32, %x_f16, %x_bf16, %x_i8, %x_i32, %x_i64, %special, %e_i8, %e_i32, %e_i64, %many)
      : (!cudnnfe.handle, tensor<4x6x8xf64>, tensor<4x6x8xf32>, tensor<4x6x8xf16>, tensor<4x6x8xbf16>, tensor<4x6x8xi8>, tensor<4x6x8xi32>, tensor<4x6x8xi64>, tensor<5x3xf32>, tensor<4x2xi8>, tensor<4x2xi32>, tensor<4x2xi64>, tensor<1x2049xf16>)
      -> (tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>)
  %empty0 = tensor.empty() : tensor<216xf64>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set1 = tensor.insert_slice %flat1 into %set0[6] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set2 = tensor.insert_slice %flat2 into %set1[12] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set3 = tensor.insert_slice %flat3 into %set2[18] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set4 = tensor.insert_slice %flat4 into %set3[24] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set5 = tensor.insert_slice %flat5 into %set4[30] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set6 = tensor.insert_slice %flat6 into %set5[36] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set7 = tensor.insert_slice %flat7 into %set6[42] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set8 = tensor.insert_slice %flat8 into %set7[48] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set9 = tensor.insert_slice %flat9 into %set8[54] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set10 = tensor.insert_slice %flat10 into %set9[60] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set11 = tensor.insert_slice %flat11 into %set10[66] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set12 = tensor.insert_slice %flat12 into %set11[72] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set13 = tensor.insert_slice %flat13 into %set12[78] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set14 = tensor.insert_slice %flat14 into %set13[84] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set15 = tensor.insert_slice %flat15 into %set14[90] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set16 = tensor.insert_slice %flat16 into %set15[96] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set17 = tensor.insert_slice %flat17 into %set16[102] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set18 = tensor.insert_slice %flat18 into %set17[108] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set19 = tensor.insert_slice %flat19 into %set18[114] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set20 = tensor.insert_slice %flat20 into %set19[120] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set21 = tensor.insert_slice %flat21 into %set20[126] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set22 = tensor.insert_slice %flat22 into %set21[132] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set23 = tensor.insert_slice %flat23 into %set22[138] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set24 = tensor.insert_slice %flat24 into %set23[144] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set25 = tensor.insert_slice %flat25 into %set24[150] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set26 = tensor.insert_slice %flat26 into %set25[156] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set27 = tensor.insert_slice %flat27 into %set26[162] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set28 = tensor.insert_slice %flat28 into %set27[168] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set29 = tensor.insert_slice %flat29 into %set28[174] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set30 = tensor.insert_slice %flat30 into %set29[180] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set31 = tensor.insert_slice %flat31 into %set30[186] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set32 = tensor.insert_slice %flat32 into %set31[192] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set33 = tensor.insert_slice %flat33 into %set32[198] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set34 = tensor.insert_slice %flat34 into %set33[204] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set35 = tensor.insert_slice %flat35 into %set34[210] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %empty1 = tensor.empty() : tensor<99xf32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set36 = tensor.insert_slice %flat36 into %empty1[0] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set37 = tensor.insert_slice %flat37 into %set36[6] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set38 = tensor.insert_slice %flat38 into %set37[12] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set39 = tensor.insert_slice %flat39 into %set38[18] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set40 = tensor.insert_slice %flat40 into %set39[24] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set41 = tensor.insert_slice %flat41 into %set40[30] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set42 = tensor.insert_slice %flat42 into %set41[36] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set43 = tensor.insert_slice %flat43 into %set42[42] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set44 = tensor.insert_slice %flat44 into %set43[48] [6] [1] : tensor<6xf32> into tensor<99xf32>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set45 = tensor.insert_slice %flat45 into %set44[54] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set46 = tensor.insert_slice %flat46 into %set45[59] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set47 = tensor.insert_slice %flat47 into %set46[64] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set48 = tensor.insert_slice %flat48 into %set47[69] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set49 = tensor.insert_slice %flat49 into %set48[74] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set50 = tensor.insert_slice %flat50 into %set49[79] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set51 = tensor.insert_slice %flat51 into %set50[84] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set52 = tensor.insert_slice %flat52 into %set51[89] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set53 = tensor.insert_slice %flat53 into %set52[94] [5] [1] : tensor<5xf32> into tensor<99xf32>
  %empty2 = tensor.empty() : tensor<56xf16>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set54 = tensor.insert_slice %flat54 into %empty2[0] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set55 = tensor.insert_slice %flat55 into %set54[6] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat56 = tensor.collapse_shape %r#56 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set56 = tensor.insert_slice %flat56 into %set55[12] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set57 = tensor.insert_slice %flat57 into %set56[18] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set58 = tensor.insert_slice %flat58 into %set57[24] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set59 = tensor.insert_slice %flat59 into %set58[30] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set60 = tensor.insert_slice %flat60 into %set59[36] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set61 = tensor.insert_slice %flat61 into %set60[42] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat62 = tensor.collapse_shape %r#62 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set62 = tensor.insert_slice %flat62 into %set61[48] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1]] : tensor<1x1xf16> into tensor<1xf16>
  %set63 = tensor.insert_slice %flat63 into %set62[54] [1] [1] : tensor<1xf16> into tensor<56xf16>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1]] : tensor<1x1xf16> into tensor<1xf16>
  %set64 = tensor.insert_slice %flat64 into %set63[55] [1] [1] : tensor<1xf16> into tensor<56xf16>
  %empty3 = tensor.empty() : tensor<162xi32>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set65 = tensor.insert_slice %flat65 into %empty3[0] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat66 = tensor.collapse_shape %r#66 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set66 = tensor.insert_slice %flat66 into %set65[6] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat67 = tensor.collapse_shape %r#67 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set67 = tensor.insert_slice %flat67 into %set66[12] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat68 = tensor.collapse_shape %r#68 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set68 = tensor.insert_slice %flat68 into %set67[18] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat69 = tensor.collapse_shape %r#69 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set69 = tensor.insert_slice %flat69 into %set68[24] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat70 = tensor.collapse_shape %r#70 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set70 = tensor.insert_slice %flat70 into %set69[30] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat71 = tensor.collapse_shape %r#71 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set71 = tensor.insert_slice %flat71 into %set70[36] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat72 = tensor.collapse_shape %r#72 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set72 = tensor.insert_slice %flat72 into %set71[42] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat73 = tensor.collapse_shape %r#73 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set73 = tensor.insert_slice %flat73 into %set72[48] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat74 = tensor.collapse_shape %r#74 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set74 = tensor.insert_slice %flat74 into %set73[54] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat75 = tensor.collapse_shape %r#75 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set75 = tensor.insert_slice %flat75 into %set74[60] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat76 = tensor.collapse_shape %r#76 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set76 = tensor.insert_slice %flat76 into %set75[66] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat77 = tensor.collapse_shape %r#77 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set77 = tensor.insert_slice %flat77 into %set76[72] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat78 = tensor.collapse_shape %r#78 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set78 = tensor.insert_slice %flat78 into %set77[78] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat79 = tensor.collapse_shape %r#79 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set79 = tensor.insert_slice %flat79 into %set78[84] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat80 = tensor.collapse_shape %r#80 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set80 = tensor.insert_slice %flat80 into %set79[90] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat81 = tensor.collapse_shape %r#81 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set81 = tensor.insert_slice %flat81 into %set80[96] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat82 = tensor.collapse_shape %r#82 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set82 = tensor.insert_slice %flat82 into %set81[102] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat83 = tensor.collapse_shape %r#83 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set83 = tensor.insert_slice %flat83 into %set82[108] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat84 = tensor.collapse_shape %r#84 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set84 = tensor.insert_slice %flat84 into %set83[114] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat85 = tensor.collapse_shape %r#85 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set85 = tensor.insert_slice %flat85 into %set84[120] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat86 = tensor.collapse_shape %r#86 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set86 = tensor.insert_slice %flat86 into %set85[126] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat87 = tensor.collapse_shape %r#87 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set87 = tensor.insert_slice %flat87 into %set86[132] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat88 = tensor.collapse_shape %r#88 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set88 = tensor.insert_slice %flat88 into %set87[138] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat89 = tensor.collapse_shape %r#89 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set89 = tensor.insert_slice %flat89 into %set88[144] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat90 = tensor.collapse_shape %r#90 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set90 = tensor.insert_slice %flat90 into %set89[150] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %flat91 = tensor.collapse_shape %r#91 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set91 = tensor.insert_slice %flat91 into %set90[154] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %flat92 = tensor.collapse_shape %r#92 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set92 = tensor.insert_slice %flat92 into %set91[158] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %empty4 = tensor.empty() : tensor<54xbf16>
  %flat93 = tensor.collapse_shape %r#93 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set93 = tensor.insert_slice %flat93 into %empty4[0] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat94 = tensor.collapse_shape %r#94 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set94 = tensor.insert_slice %flat94 into %set93[6] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat95 = tensor.collapse_shape %r#95 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set95 = tensor.insert_slice %flat95 into %set94[12] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat96 = tensor.collapse_shape %r#96 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set96 = tensor.insert_slice %flat96 into %set95[18] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat97 = tensor.collapse_shape %r#97 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set97 = tensor.insert_slice %flat97 into %set96[24] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat98 = tensor.collapse_shape %r#98 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set98 = tensor.insert_slice %flat98 into %set97[30] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat99 = tensor.collapse_shape %r#99 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set99 = tensor.insert_slice %flat99 into %set98[36] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat100 = tensor.collapse_shape %r#100 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set100 = tensor.insert_slice %flat100 into %set99[42] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat101 = tensor.collapse_shape %r#101 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set101 = tensor.insert_slice %flat101 into %set100[48] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %empty5 = tensor.empty() : tensor<66xi8>
  %flat102 = tensor.collapse_shape %r#102 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set102 = tensor.insert_slice %flat102 into %empty5[0] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat103 = tensor.collapse_shape %r#103 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set103 = tensor.insert_slice %flat103 into %set102[6] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat104 = tensor.collapse_shape %r#104 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set104 = tensor.insert_slice %flat104 into %set103[12] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat105 = tensor.collapse_shape %r#105 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set105 = tensor.insert_slice %flat105 into %set104[18] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat106 = tensor.collapse_shape %r#106 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set106 = tensor.insert_slice %flat106 into %set105[24] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat107 = tensor.collapse_shape %r#107 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set107 = tensor.insert_slice %flat107 into %set106[30] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat108 = tensor.collapse_shape %r#108 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set108 = tensor.insert_slice %flat108 into %set107[36] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat109 = tensor.collapse_shape %r#109 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set109 = tensor.insert_slice %flat109 into %set108[42] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat110 = tensor.collapse_shape %r#110 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set110 = tensor.insert_slice %flat110 into %set109[48] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat111 = tensor.collapse_shape %r#111 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set111 = tensor.insert_slice %flat111 into %set110[54] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %flat112 = tensor.collapse_shape %r#112 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set112 = tensor.insert_slice %flat112 into %set111[58] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %flat113 = tensor.collapse_shape %r#113 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set113 = tensor.insert_slice %flat113 into %set112[62] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %empty6 = tensor.empty() : tensor<66xi64>
  %flat114 = tensor.collapse_shape %r#114 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set114 = tensor.insert_slice %flat114 into %empty6[0] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat115 = tensor.collapse_shape %r#115 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set115 = tensor.insert_slice %flat115 into %set114[6] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat116 = tensor.collapse_shape %r#116 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set116 = tensor.insert_slice %flat116 into %set115[12] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat117 = tensor.collapse_shape %r#117 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set117 = tensor.insert_slice %flat117 into %set116[18] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat118 = tensor.collapse_shape %r#118 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set118 = tensor.insert_slice %flat118 into %set117[24] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat119 = tensor.collapse_shape %r#119 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set119 = tensor.insert_slice %flat119 into %set118[30] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat120 = tensor.collapse_shape %r#120 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set120 = tensor.insert_slice %flat120 into %set119[36] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat121 = tensor.collapse_shape %r#121 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set121 = tensor.insert_slice %flat121 into %set120[42] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat122 = tensor.collapse_shape %r#122 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set122 = tensor.insert_slice %flat122 into %set121[48] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat123 = tensor.collapse_shape %r#123 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set123 = tensor.insert_slice %flat123 into %set122[54] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %flat124 = tensor.collapse_shape %r#124 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set124 = tensor.insert_slice %flat124 into %set123[58] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %flat125 = tensor.collapse_shape %r#125 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set125 = tensor.insert_slice %flat125 into %set124[62] [4] [1] : tensor<4xi64> into tensor<66xi64>
  return %set35, %set53, %set64, %set92, %set101, %set113, %set125 : tensor<216xf64>, tensor<99xf32>, tensor<56xf16>, tensor<162xi32>, tensor<54xbf16>, tensor<66xi8>, tensor<66xi64>
}
