// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/reduction.in-f64.npy \
// RUN:     --input=1=%S/Inputs/reduction.in-f32.npy --input=2=%S/Inputs/reduction.in-f16.npy \
// RUN:     --input=3=%S/Inputs/reduction.in-bf16.npy --input=4=%S/Inputs/reduction.in-i8.npy \
// RUN:     --input=5=%S/Inputs/reduction.in-i32.npy --input=6=%S/Inputs/reduction.in-i64.npy \
// RUN:     --check=0=%S/Inputs/reduction.out-f32.npy --check=1=%S/Inputs/reduction.out-f64.npy \
// RUN:     --check=2=%S/Inputs/reduction.out-f16.npy --check=3=%S/Inputs/reduction.out-i32.npy \
// RUN:     --check=4=%S/Inputs/reduction.out-bf16.npy --check=5=%S/Inputs/reduction.out-i8.npy \
// RUN:     --check=6=%S/Inputs/reduction.out-i64.npy \
// RUN:     --check=7=%S/Inputs/reduction.out-f32-1.npy \
// RUN:     --check=8=%S/Inputs/reduction.out-f32-2.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Every operator over one dim, several, all, none and groups. The numbers are
// powers of two and small integers, so that results are exact.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches
// CHECK: check: result 4 matches
// CHECK: check: result 5 matches
// CHECK: check: result 6 matches
// CHECK: check: result 7 matches
// CHECK: check: result 8 matches

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
    -> (tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x3x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<2x6x8xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) {
  // f32 at 0
  %v1 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 24
  %v2 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 56
  %v3 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 104
  %v4 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 110
  %v5 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 111
  %v6 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 303
  %v7 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 399
  %v8 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 423
  %v9 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 431
  %v10 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 479
  %v11 = cudnnfe.reduction %x_f32 mode(add) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 503
  %v12 = cudnnfe.reduction %x_f32 mode(add) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f64 at 0
  %v13 = cudnnfe.reduction %x_f64 mode(add) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 6
  %v14 = cudnnfe.reduction %x_f64 mode(add) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 695
  %v15 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 0
  %v16 = cudnnfe.reduction %x_f16 mode(add) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 0
  %v17 = cudnnfe.reduction %x_f16 mode(add) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 0
  %v18 = cudnnfe.reduction %x_bf16 mode(add) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 12
  %v19 = cudnnfe.reduction %x_bf16 mode(add) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 0
  %v20 = cudnnfe.reduction %x_i8 mode(add) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 6
  %v21 = cudnnfe.reduction %x_i8 mode(add) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 12
  %v22 = cudnnfe.reduction %x_i32 mode(add) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 0
  %v23 = cudnnfe.reduction %x_i64 mode(add) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 18
  %v24 = cudnnfe.reduction %x_i64 mode(add) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 701
  %v25 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 733
  %v26 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 734
  %v27 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 758
  %v28 = cudnnfe.reduction %x_f32 mode(mul) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 759
  %v29 = cudnnfe.reduction %x_f32 mode(mul) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 24
  %v30 = cudnnfe.reduction %x_f64 mode(mul) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 30
  %v31 = cudnnfe.reduction %x_f64 mode(mul) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 765
  %v32 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 6
  %v33 = cudnnfe.reduction %x_f16 mode(mul) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 18
  %v34 = cudnnfe.reduction %x_f16 mode(mul) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 6
  %v35 = cudnnfe.reduction %x_bf16 mode(mul) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 36
  %v36 = cudnnfe.reduction %x_bf16 mode(mul) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 6
  %v37 = cudnnfe.reduction %x_i8 mode(mul) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 24
  %v38 = cudnnfe.reduction %x_i8 mode(mul) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 30
  %v39 = cudnnfe.reduction %x_i32 mode(mul) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 6
  %v40 = cudnnfe.reduction %x_i64 mode(mul) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 42
  %v41 = cudnnfe.reduction %x_i64 mode(mul) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 771
  %v42 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 819
  %v43 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1011
  %v44 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1019
  %v45 = cudnnfe.reduction %x_f32 mode(min) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1043
  %v46 = cudnnfe.reduction %x_f32 mode(min) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f64 at 48
  %v47 = cudnnfe.reduction %x_f64 mode(min) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 54
  %v48 = cudnnfe.reduction %x_f64 mode(min) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 1235
  %v49 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 12
  %v50 = cudnnfe.reduction %x_f16 mode(min) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 36
  %v51 = cudnnfe.reduction %x_f16 mode(min) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 12
  %v52 = cudnnfe.reduction %x_bf16 mode(min) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 60
  %v53 = cudnnfe.reduction %x_bf16 mode(min) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 12
  %v54 = cudnnfe.reduction %x_i8 mode(min) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 42
  %v55 = cudnnfe.reduction %x_i8 mode(min) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 48
  %v56 = cudnnfe.reduction %x_i32 mode(min) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 12
  %v57 = cudnnfe.reduction %x_i64 mode(min) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 66
  %v58 = cudnnfe.reduction %x_i64 mode(min) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 1241
  %v59 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1265
  %v60 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1297
  %v61 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 1345
  %v62 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 1351
  %v63 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1352
  %v64 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1544
  %v65 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 1640
  %v66 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1664
  %v67 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1672
  %v68 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 1720
  %v69 = cudnnfe.reduction %x_f32 mode(max) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1721
  %v70 = cudnnfe.reduction %x_f32 mode(max) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 72
  %v71 = cudnnfe.reduction %x_f64 mode(max) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 78
  %v72 = cudnnfe.reduction %x_f64 mode(max) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 1727
  %v73 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 18
  %v74 = cudnnfe.reduction %x_f16 mode(max) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 54
  %v75 = cudnnfe.reduction %x_f16 mode(max) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 18
  %v76 = cudnnfe.reduction %x_bf16 mode(max) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 84
  %v77 = cudnnfe.reduction %x_bf16 mode(max) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 18
  %v78 = cudnnfe.reduction %x_i8 mode(max) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 60
  %v79 = cudnnfe.reduction %x_i8 mode(max) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 66
  %v80 = cudnnfe.reduction %x_i32 mode(max) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 18
  %v81 = cudnnfe.reduction %x_i64 mode(max) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 90
  %v82 = cudnnfe.reduction %x_i64 mode(max) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 1733
  %v83 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1765
  %v84 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 0
  %v85 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 24
  %v86 = cudnnfe.reduction %x_f32 mode(amax) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 48
  %v87 = cudnnfe.reduction %x_f32 mode(amax) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f64 at 96
  %v88 = cudnnfe.reduction %x_f64 mode(amax) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 102
  %v89 = cudnnfe.reduction %x_f64 mode(amax) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 240
  %v90 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 24
  %v91 = cudnnfe.reduction %x_f16 mode(amax) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 72
  %v92 = cudnnfe.reduction %x_f16 mode(amax) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 24
  %v93 = cudnnfe.reduction %x_bf16 mode(amax) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 108
  %v94 = cudnnfe.reduction %x_bf16 mode(amax) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 24
  %v95 = cudnnfe.reduction %x_i8 mode(amax) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 78
  %v96 = cudnnfe.reduction %x_i8 mode(amax) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 84
  %v97 = cudnnfe.reduction %x_i32 mode(amax) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 24
  %v98 = cudnnfe.reduction %x_i64 mode(amax) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 114
  %v99 = cudnnfe.reduction %x_i64 mode(amax) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 246
  %v100 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 270
  %v101 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 302
  %v102 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 350
  %v103 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 356
  %v104 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 357
  %v105 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 549
  %v106 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 645
  %v107 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 669
  %v108 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 677
  %v109 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 725
  %v110 = cudnnfe.reduction %x_f32 mode(avg) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 726
  %v111 = cudnnfe.reduction %x_f32 mode(avg) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 120
  %v112 = cudnnfe.reduction %x_f64 mode(avg) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 126
  %v113 = cudnnfe.reduction %x_f64 mode(avg) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 732
  %v114 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 30
  %v115 = cudnnfe.reduction %x_f16 mode(avg) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 90
  %v116 = cudnnfe.reduction %x_f16 mode(avg) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 30
  %v117 = cudnnfe.reduction %x_bf16 mode(avg) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 132
  %v118 = cudnnfe.reduction %x_bf16 mode(avg) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 30
  %v119 = cudnnfe.reduction %x_i8 mode(avg) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 96
  %v120 = cudnnfe.reduction %x_i8 mode(avg) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 102
  %v121 = cudnnfe.reduction %x_i32 mode(avg) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 30
  %v122 = cudnnfe.reduction %x_i64 mode(avg) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 138
  %v123 = cudnnfe.reduction %x_i64 mode(avg) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 738
  %v124 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 762
  %v125 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 768
  %v126 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 864
  %v127 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 912
  %v128 = cudnnfe.reduction %x_f32 mode(norm1) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 936
  %v129 = cudnnfe.reduction %x_f32 mode(norm1) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f64 at 144
  %v130 = cudnnfe.reduction %x_f64 mode(norm1) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 150
  %v131 = cudnnfe.reduction %x_f64 mode(norm1) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 1128
  %v132 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 36
  %v133 = cudnnfe.reduction %x_f16 mode(norm1) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 108
  %v134 = cudnnfe.reduction %x_f16 mode(norm1) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 36
  %v135 = cudnnfe.reduction %x_bf16 mode(norm1) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 156
  %v136 = cudnnfe.reduction %x_bf16 mode(norm1) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 36
  %v137 = cudnnfe.reduction %x_i8 mode(norm1) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 114
  %v138 = cudnnfe.reduction %x_i8 mode(norm1) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 120
  %v139 = cudnnfe.reduction %x_i32 mode(norm1) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 36
  %v140 = cudnnfe.reduction %x_i64 mode(norm1) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 162
  %v141 = cudnnfe.reduction %x_i64 mode(norm1) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 1134
  %v142 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1166
  %v143 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1167
  %v144 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1191
  %v145 = cudnnfe.reduction %x_f32 mode(norm2) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1192
  %v146 = cudnnfe.reduction %x_f32 mode(norm2) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 168
  %v147 = cudnnfe.reduction %x_f64 mode(norm2) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 174
  %v148 = cudnnfe.reduction %x_f64 mode(norm2) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 1198
  %v149 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 42
  %v150 = cudnnfe.reduction %x_f16 mode(norm2) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // bf16 at 42
  %v151 = cudnnfe.reduction %x_bf16 mode(norm2) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 180
  %v152 = cudnnfe.reduction %x_bf16 mode(norm2) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 42
  %v153 = cudnnfe.reduction %x_i8 mode(norm2) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 126
  %v154 = cudnnfe.reduction %x_i32 mode(norm2) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 42
  %v155 = cudnnfe.reduction %x_i64 mode(norm2) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 186
  %v156 = cudnnfe.reduction %x_i64 mode(norm2) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 1204
  %v157 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 1252
  %v158 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1444
  %v159 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1452
  %v160 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1476
  %v161 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f64 at 192
  %v162 = cudnnfe.reduction %x_f64 mode(mul_no_zeros) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 198
  %v163 = cudnnfe.reduction %x_f64 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 1668
  %v164 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f16 at 48
  %v165 = cudnnfe.reduction %x_f16 mode(mul_no_zeros) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // i32 at 132
  %v166 = cudnnfe.reduction %x_f16 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 48
  %v167 = cudnnfe.reduction %x_bf16 mode(mul_no_zeros) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 204
  %v168 = cudnnfe.reduction %x_bf16 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 48
  %v169 = cudnnfe.reduction %x_i8 mode(mul_no_zeros) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // i32 at 138
  %v170 = cudnnfe.reduction %x_i8 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 144
  %v171 = cudnnfe.reduction %x_i32 mode(mul_no_zeros) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 48
  %v172 = cudnnfe.reduction %x_i64 mode(mul_no_zeros) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 210
  %v173 = cudnnfe.reduction %x_i64 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 1674
  %v174 = cudnnfe.reduction %special mode(add) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 1679
  %v175 = cudnnfe.reduction %special mode(mul) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 1684
  %v176 = cudnnfe.reduction %special mode(min) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 1689
  %v177 = cudnnfe.reduction %special mode(max) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 0
  %v178 = cudnnfe.reduction %special mode(amax) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 5
  %v179 = cudnnfe.reduction %special mode(avg) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 10
  %v180 = cudnnfe.reduction %special mode(norm1) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 15
  %v181 = cudnnfe.reduction %special mode(norm2) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 20
  %v182 = cudnnfe.reduction %special mode(mul_no_zeros) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // i8 at 54
  %v183 = cudnnfe.reduction %e_i8 mode(min) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i8 at 58
  %v184 = cudnnfe.reduction %e_i8 mode(max) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i8 at 62
  %v185 = cudnnfe.reduction %e_i8 mode(add) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i32 at 150
  %v186 = cudnnfe.reduction %e_i32 mode(min) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i32 at 154
  %v187 = cudnnfe.reduction %e_i32 mode(max) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i32 at 158
  %v188 = cudnnfe.reduction %e_i32 mode(add) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i64 at 54
  %v189 = cudnnfe.reduction %e_i64 mode(min) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // i64 at 58
  %v190 = cudnnfe.reduction %e_i64 mode(max) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // i64 at 62
  %v191 = cudnnfe.reduction %e_i64 mode(add) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // f16 at 54
  %v192 = cudnnfe.reduction %many mode(avg) : (tensor<1x2049xf16>) -> tensor<1x1xf16>
  // f16 at 55
  %v193 = cudnnfe.reduction %many mode(avg) {compute_type = f16} : (tensor<1x2049xf16>) -> tensor<1x1xf16>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v15, %v25, %v26, %v27, %v28, %v29, %v32, %v42, %v43, %v44, %v45, %v46, %v49, %v59, %v60, %v61, %v62, %v63, %v64, %v65, %v66, %v67, %v68, %v69, %v70, %v73, %v83, %v84, %v13, %v14, %v19, %v24, %v30, %v31, %v36, %v41, %v47, %v48, %v53, %v58, %v71, %v72, %v77, %v82, %v88, %v89, %v94, %v99, %v112, %v113, %v118, %v123, %v130, %v131, %v136, %v141, %v147, %v148, %v152, %v156, %v162, %v163, %v168, %v173, %v16, %v33, %v50, %v74, %v91, %v115, %v133, %v150, %v165, %v192, %v193, %v17, %v21, %v22, %v34, %v38, %v39, %v51, %v55, %v56, %v75, %v79, %v80, %v92, %v96, %v97, %v116, %v120, %v121, %v134, %v138, %v139, %v154, %v166, %v170, %v171, %v186, %v187, %v188, %v18, %v35, %v52, %v76, %v93, %v117, %v135, %v151, %v167, %v20, %v37, %v54, %v78, %v95, %v119, %v137, %v153, %v169, %v183, %v184, %v185, %v23, %v40, %v57, %v81, %v98, %v122, %v140, %v155, %v172, %v189, %v190, %v191, %v85, %v86, %v87, %v90, %v100, %v101, %v102, %v103, %v104, %v105, %v106, %v107, %v108, %v109, %v110, %v111, %v114, %v124, %v125, %v126, %v127, %v128, %v129, %v132, %v142, %v143, %v144, %v145, %v146, %v149, %v157, %v158, %v159, %v160, %v161, %v164, %v174, %v175, %v176, %v177, %v178, %v179, %v180, %v181, %v182
      : tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x3x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<2x6x8xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<192xf64>, %all_f32: tensor<207xf32>, %all_f16: tensor<2241xf16>, %all_bf16: tensor<192xbf16>, %all_i8: tensor<200xi8>, %all_i32: tensor<200xi32>, %all_i64: tensor<200xi64>)
    -> (tensor<1766xf32>, tensor<216xf64>, tensor<56xf16>, tensor<162xi32>, tensor<54xbf16>, tensor<66xi8>, tensor<66xi64>, tensor<1694xf32>, tensor<25xf32>) {
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
  %r:193 = cudnnfe.call @g(%h, %x_f64, %x_f32, %x_f16, %x_bf16, %x_i8, %x_i32, %x_i64, %special, %e_i8, %e_i32, %e_i64, %many)
      : (!cudnnfe.handle, tensor<4x6x8xf64>, tensor<4x6x8xf32>, tensor<4x6x8xf16>, tensor<4x6x8xbf16>, tensor<4x6x8xi8>, tensor<4x6x8xi32>, tensor<4x6x8xi64>, tensor<5x3xf32>, tensor<4x2xi8>, tensor<4x2xi32>, tensor<4x2xi64>, tensor<1x2049xf16>)
      -> (tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x3x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<2x6x8xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>)
  %empty0 = tensor.empty() : tensor<1766xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [24] [1] : tensor<24xf32> into tensor<1766xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[24] [32] [1] : tensor<32xf32> into tensor<1766xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[56] [48] [1] : tensor<48xf32> into tensor<1766xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[104] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[110] [1] [1] : tensor<1xf32> into tensor<1766xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[111] [192] [1] : tensor<192xf32> into tensor<1766xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[303] [96] [1] : tensor<96xf32> into tensor<1766xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[399] [24] [1] : tensor<24xf32> into tensor<1766xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[423] [8] [1] : tensor<8xf32> into tensor<1766xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[431] [48] [1] : tensor<48xf32> into tensor<1766xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[479] [24] [1] : tensor<24xf32> into tensor<1766xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[503] [192] [1] : tensor<192xf32> into tensor<1766xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[695] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[701] [32] [1] : tensor<32xf32> into tensor<1766xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[733] [1] [1] : tensor<1xf32> into tensor<1766xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[734] [24] [1] : tensor<24xf32> into tensor<1766xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[758] [1] [1] : tensor<1xf32> into tensor<1766xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[759] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[765] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[771] [48] [1] : tensor<48xf32> into tensor<1766xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[819] [192] [1] : tensor<192xf32> into tensor<1766xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[1011] [8] [1] : tensor<8xf32> into tensor<1766xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[1019] [24] [1] : tensor<24xf32> into tensor<1766xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[1043] [192] [1] : tensor<192xf32> into tensor<1766xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[1235] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set25 = tensor.insert_slice %flat25 into %set24[1241] [24] [1] : tensor<24xf32> into tensor<1766xf32>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set26 = tensor.insert_slice %flat26 into %set25[1265] [32] [1] : tensor<32xf32> into tensor<1766xf32>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set27 = tensor.insert_slice %flat27 into %set26[1297] [48] [1] : tensor<48xf32> into tensor<1766xf32>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set28 = tensor.insert_slice %flat28 into %set27[1345] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set29 = tensor.insert_slice %flat29 into %set28[1351] [1] [1] : tensor<1xf32> into tensor<1766xf32>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set30 = tensor.insert_slice %flat30 into %set29[1352] [192] [1] : tensor<192xf32> into tensor<1766xf32>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set31 = tensor.insert_slice %flat31 into %set30[1544] [96] [1] : tensor<96xf32> into tensor<1766xf32>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set32 = tensor.insert_slice %flat32 into %set31[1640] [24] [1] : tensor<24xf32> into tensor<1766xf32>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set33 = tensor.insert_slice %flat33 into %set32[1664] [8] [1] : tensor<8xf32> into tensor<1766xf32>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set34 = tensor.insert_slice %flat34 into %set33[1672] [48] [1] : tensor<48xf32> into tensor<1766xf32>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set35 = tensor.insert_slice %flat35 into %set34[1720] [1] [1] : tensor<1xf32> into tensor<1766xf32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set36 = tensor.insert_slice %flat36 into %set35[1721] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set37 = tensor.insert_slice %flat37 into %set36[1727] [6] [1] : tensor<6xf32> into tensor<1766xf32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set38 = tensor.insert_slice %flat38 into %set37[1733] [32] [1] : tensor<32xf32> into tensor<1766xf32>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set39 = tensor.insert_slice %flat39 into %set38[1765] [1] [1] : tensor<1xf32> into tensor<1766xf32>
  %empty1 = tensor.empty() : tensor<216xf64>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set40 = tensor.insert_slice %flat40 into %empty1[0] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set41 = tensor.insert_slice %flat41 into %set40[6] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set42 = tensor.insert_slice %flat42 into %set41[12] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set43 = tensor.insert_slice %flat43 into %set42[18] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set44 = tensor.insert_slice %flat44 into %set43[24] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set45 = tensor.insert_slice %flat45 into %set44[30] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set46 = tensor.insert_slice %flat46 into %set45[36] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set47 = tensor.insert_slice %flat47 into %set46[42] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set48 = tensor.insert_slice %flat48 into %set47[48] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set49 = tensor.insert_slice %flat49 into %set48[54] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set50 = tensor.insert_slice %flat50 into %set49[60] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set51 = tensor.insert_slice %flat51 into %set50[66] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set52 = tensor.insert_slice %flat52 into %set51[72] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set53 = tensor.insert_slice %flat53 into %set52[78] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set54 = tensor.insert_slice %flat54 into %set53[84] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set55 = tensor.insert_slice %flat55 into %set54[90] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat56 = tensor.collapse_shape %r#56 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set56 = tensor.insert_slice %flat56 into %set55[96] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set57 = tensor.insert_slice %flat57 into %set56[102] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set58 = tensor.insert_slice %flat58 into %set57[108] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set59 = tensor.insert_slice %flat59 into %set58[114] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set60 = tensor.insert_slice %flat60 into %set59[120] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set61 = tensor.insert_slice %flat61 into %set60[126] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat62 = tensor.collapse_shape %r#62 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set62 = tensor.insert_slice %flat62 into %set61[132] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set63 = tensor.insert_slice %flat63 into %set62[138] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set64 = tensor.insert_slice %flat64 into %set63[144] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set65 = tensor.insert_slice %flat65 into %set64[150] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat66 = tensor.collapse_shape %r#66 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set66 = tensor.insert_slice %flat66 into %set65[156] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat67 = tensor.collapse_shape %r#67 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set67 = tensor.insert_slice %flat67 into %set66[162] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat68 = tensor.collapse_shape %r#68 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set68 = tensor.insert_slice %flat68 into %set67[168] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat69 = tensor.collapse_shape %r#69 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set69 = tensor.insert_slice %flat69 into %set68[174] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat70 = tensor.collapse_shape %r#70 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set70 = tensor.insert_slice %flat70 into %set69[180] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat71 = tensor.collapse_shape %r#71 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set71 = tensor.insert_slice %flat71 into %set70[186] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat72 = tensor.collapse_shape %r#72 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set72 = tensor.insert_slice %flat72 into %set71[192] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat73 = tensor.collapse_shape %r#73 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set73 = tensor.insert_slice %flat73 into %set72[198] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat74 = tensor.collapse_shape %r#74 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set74 = tensor.insert_slice %flat74 into %set73[204] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %flat75 = tensor.collapse_shape %r#75 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set75 = tensor.insert_slice %flat75 into %set74[210] [6] [1] : tensor<6xf64> into tensor<216xf64>
  %empty2 = tensor.empty() : tensor<56xf16>
  %flat76 = tensor.collapse_shape %r#76 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set76 = tensor.insert_slice %flat76 into %empty2[0] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat77 = tensor.collapse_shape %r#77 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set77 = tensor.insert_slice %flat77 into %set76[6] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat78 = tensor.collapse_shape %r#78 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set78 = tensor.insert_slice %flat78 into %set77[12] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat79 = tensor.collapse_shape %r#79 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set79 = tensor.insert_slice %flat79 into %set78[18] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat80 = tensor.collapse_shape %r#80 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set80 = tensor.insert_slice %flat80 into %set79[24] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat81 = tensor.collapse_shape %r#81 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set81 = tensor.insert_slice %flat81 into %set80[30] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat82 = tensor.collapse_shape %r#82 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set82 = tensor.insert_slice %flat82 into %set81[36] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat83 = tensor.collapse_shape %r#83 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set83 = tensor.insert_slice %flat83 into %set82[42] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat84 = tensor.collapse_shape %r#84 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set84 = tensor.insert_slice %flat84 into %set83[48] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat85 = tensor.collapse_shape %r#85 [[0, 1]] : tensor<1x1xf16> into tensor<1xf16>
  %set85 = tensor.insert_slice %flat85 into %set84[54] [1] [1] : tensor<1xf16> into tensor<56xf16>
  %flat86 = tensor.collapse_shape %r#86 [[0, 1]] : tensor<1x1xf16> into tensor<1xf16>
  %set86 = tensor.insert_slice %flat86 into %set85[55] [1] [1] : tensor<1xf16> into tensor<56xf16>
  %empty3 = tensor.empty() : tensor<162xi32>
  %flat87 = tensor.collapse_shape %r#87 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set87 = tensor.insert_slice %flat87 into %empty3[0] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat88 = tensor.collapse_shape %r#88 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set88 = tensor.insert_slice %flat88 into %set87[6] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat89 = tensor.collapse_shape %r#89 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set89 = tensor.insert_slice %flat89 into %set88[12] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat90 = tensor.collapse_shape %r#90 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set90 = tensor.insert_slice %flat90 into %set89[18] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat91 = tensor.collapse_shape %r#91 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set91 = tensor.insert_slice %flat91 into %set90[24] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat92 = tensor.collapse_shape %r#92 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set92 = tensor.insert_slice %flat92 into %set91[30] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat93 = tensor.collapse_shape %r#93 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set93 = tensor.insert_slice %flat93 into %set92[36] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat94 = tensor.collapse_shape %r#94 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set94 = tensor.insert_slice %flat94 into %set93[42] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat95 = tensor.collapse_shape %r#95 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set95 = tensor.insert_slice %flat95 into %set94[48] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat96 = tensor.collapse_shape %r#96 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set96 = tensor.insert_slice %flat96 into %set95[54] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat97 = tensor.collapse_shape %r#97 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set97 = tensor.insert_slice %flat97 into %set96[60] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat98 = tensor.collapse_shape %r#98 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set98 = tensor.insert_slice %flat98 into %set97[66] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat99 = tensor.collapse_shape %r#99 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set99 = tensor.insert_slice %flat99 into %set98[72] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat100 = tensor.collapse_shape %r#100 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set100 = tensor.insert_slice %flat100 into %set99[78] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat101 = tensor.collapse_shape %r#101 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set101 = tensor.insert_slice %flat101 into %set100[84] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat102 = tensor.collapse_shape %r#102 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set102 = tensor.insert_slice %flat102 into %set101[90] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat103 = tensor.collapse_shape %r#103 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set103 = tensor.insert_slice %flat103 into %set102[96] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat104 = tensor.collapse_shape %r#104 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set104 = tensor.insert_slice %flat104 into %set103[102] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat105 = tensor.collapse_shape %r#105 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set105 = tensor.insert_slice %flat105 into %set104[108] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat106 = tensor.collapse_shape %r#106 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set106 = tensor.insert_slice %flat106 into %set105[114] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat107 = tensor.collapse_shape %r#107 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set107 = tensor.insert_slice %flat107 into %set106[120] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat108 = tensor.collapse_shape %r#108 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set108 = tensor.insert_slice %flat108 into %set107[126] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat109 = tensor.collapse_shape %r#109 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set109 = tensor.insert_slice %flat109 into %set108[132] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat110 = tensor.collapse_shape %r#110 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set110 = tensor.insert_slice %flat110 into %set109[138] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat111 = tensor.collapse_shape %r#111 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set111 = tensor.insert_slice %flat111 into %set110[144] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat112 = tensor.collapse_shape %r#112 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set112 = tensor.insert_slice %flat112 into %set111[150] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %flat113 = tensor.collapse_shape %r#113 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set113 = tensor.insert_slice %flat113 into %set112[154] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %flat114 = tensor.collapse_shape %r#114 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set114 = tensor.insert_slice %flat114 into %set113[158] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %empty4 = tensor.empty() : tensor<54xbf16>
  %flat115 = tensor.collapse_shape %r#115 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set115 = tensor.insert_slice %flat115 into %empty4[0] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat116 = tensor.collapse_shape %r#116 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set116 = tensor.insert_slice %flat116 into %set115[6] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat117 = tensor.collapse_shape %r#117 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set117 = tensor.insert_slice %flat117 into %set116[12] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat118 = tensor.collapse_shape %r#118 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set118 = tensor.insert_slice %flat118 into %set117[18] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat119 = tensor.collapse_shape %r#119 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set119 = tensor.insert_slice %flat119 into %set118[24] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat120 = tensor.collapse_shape %r#120 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set120 = tensor.insert_slice %flat120 into %set119[30] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat121 = tensor.collapse_shape %r#121 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set121 = tensor.insert_slice %flat121 into %set120[36] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat122 = tensor.collapse_shape %r#122 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set122 = tensor.insert_slice %flat122 into %set121[42] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat123 = tensor.collapse_shape %r#123 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set123 = tensor.insert_slice %flat123 into %set122[48] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %empty5 = tensor.empty() : tensor<66xi8>
  %flat124 = tensor.collapse_shape %r#124 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set124 = tensor.insert_slice %flat124 into %empty5[0] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat125 = tensor.collapse_shape %r#125 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set125 = tensor.insert_slice %flat125 into %set124[6] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat126 = tensor.collapse_shape %r#126 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set126 = tensor.insert_slice %flat126 into %set125[12] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat127 = tensor.collapse_shape %r#127 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set127 = tensor.insert_slice %flat127 into %set126[18] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat128 = tensor.collapse_shape %r#128 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set128 = tensor.insert_slice %flat128 into %set127[24] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat129 = tensor.collapse_shape %r#129 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set129 = tensor.insert_slice %flat129 into %set128[30] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat130 = tensor.collapse_shape %r#130 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set130 = tensor.insert_slice %flat130 into %set129[36] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat131 = tensor.collapse_shape %r#131 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set131 = tensor.insert_slice %flat131 into %set130[42] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat132 = tensor.collapse_shape %r#132 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set132 = tensor.insert_slice %flat132 into %set131[48] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat133 = tensor.collapse_shape %r#133 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set133 = tensor.insert_slice %flat133 into %set132[54] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %flat134 = tensor.collapse_shape %r#134 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set134 = tensor.insert_slice %flat134 into %set133[58] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %flat135 = tensor.collapse_shape %r#135 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set135 = tensor.insert_slice %flat135 into %set134[62] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %empty6 = tensor.empty() : tensor<66xi64>
  %flat136 = tensor.collapse_shape %r#136 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set136 = tensor.insert_slice %flat136 into %empty6[0] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat137 = tensor.collapse_shape %r#137 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set137 = tensor.insert_slice %flat137 into %set136[6] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat138 = tensor.collapse_shape %r#138 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set138 = tensor.insert_slice %flat138 into %set137[12] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat139 = tensor.collapse_shape %r#139 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set139 = tensor.insert_slice %flat139 into %set138[18] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat140 = tensor.collapse_shape %r#140 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set140 = tensor.insert_slice %flat140 into %set139[24] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat141 = tensor.collapse_shape %r#141 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set141 = tensor.insert_slice %flat141 into %set140[30] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat142 = tensor.collapse_shape %r#142 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set142 = tensor.insert_slice %flat142 into %set141[36] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat143 = tensor.collapse_shape %r#143 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set143 = tensor.insert_slice %flat143 into %set142[42] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat144 = tensor.collapse_shape %r#144 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set144 = tensor.insert_slice %flat144 into %set143[48] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat145 = tensor.collapse_shape %r#145 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set145 = tensor.insert_slice %flat145 into %set144[54] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %flat146 = tensor.collapse_shape %r#146 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set146 = tensor.insert_slice %flat146 into %set145[58] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %flat147 = tensor.collapse_shape %r#147 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set147 = tensor.insert_slice %flat147 into %set146[62] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %empty7 = tensor.empty() : tensor<1694xf32>
  %flat148 = tensor.collapse_shape %r#148 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set148 = tensor.insert_slice %flat148 into %empty7[0] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat149 = tensor.collapse_shape %r#149 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set149 = tensor.insert_slice %flat149 into %set148[24] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat150 = tensor.collapse_shape %r#150 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set150 = tensor.insert_slice %flat150 into %set149[48] [192] [1] : tensor<192xf32> into tensor<1694xf32>
  %flat151 = tensor.collapse_shape %r#151 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set151 = tensor.insert_slice %flat151 into %set150[240] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat152 = tensor.collapse_shape %r#152 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set152 = tensor.insert_slice %flat152 into %set151[246] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat153 = tensor.collapse_shape %r#153 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set153 = tensor.insert_slice %flat153 into %set152[270] [32] [1] : tensor<32xf32> into tensor<1694xf32>
  %flat154 = tensor.collapse_shape %r#154 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set154 = tensor.insert_slice %flat154 into %set153[302] [48] [1] : tensor<48xf32> into tensor<1694xf32>
  %flat155 = tensor.collapse_shape %r#155 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set155 = tensor.insert_slice %flat155 into %set154[350] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat156 = tensor.collapse_shape %r#156 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set156 = tensor.insert_slice %flat156 into %set155[356] [1] [1] : tensor<1xf32> into tensor<1694xf32>
  %flat157 = tensor.collapse_shape %r#157 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set157 = tensor.insert_slice %flat157 into %set156[357] [192] [1] : tensor<192xf32> into tensor<1694xf32>
  %flat158 = tensor.collapse_shape %r#158 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set158 = tensor.insert_slice %flat158 into %set157[549] [96] [1] : tensor<96xf32> into tensor<1694xf32>
  %flat159 = tensor.collapse_shape %r#159 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set159 = tensor.insert_slice %flat159 into %set158[645] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat160 = tensor.collapse_shape %r#160 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set160 = tensor.insert_slice %flat160 into %set159[669] [8] [1] : tensor<8xf32> into tensor<1694xf32>
  %flat161 = tensor.collapse_shape %r#161 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set161 = tensor.insert_slice %flat161 into %set160[677] [48] [1] : tensor<48xf32> into tensor<1694xf32>
  %flat162 = tensor.collapse_shape %r#162 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set162 = tensor.insert_slice %flat162 into %set161[725] [1] [1] : tensor<1xf32> into tensor<1694xf32>
  %flat163 = tensor.collapse_shape %r#163 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set163 = tensor.insert_slice %flat163 into %set162[726] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat164 = tensor.collapse_shape %r#164 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set164 = tensor.insert_slice %flat164 into %set163[732] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat165 = tensor.collapse_shape %r#165 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set165 = tensor.insert_slice %flat165 into %set164[738] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat166 = tensor.collapse_shape %r#166 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set166 = tensor.insert_slice %flat166 into %set165[762] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat167 = tensor.collapse_shape %r#167 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set167 = tensor.insert_slice %flat167 into %set166[768] [96] [1] : tensor<96xf32> into tensor<1694xf32>
  %flat168 = tensor.collapse_shape %r#168 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set168 = tensor.insert_slice %flat168 into %set167[864] [48] [1] : tensor<48xf32> into tensor<1694xf32>
  %flat169 = tensor.collapse_shape %r#169 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set169 = tensor.insert_slice %flat169 into %set168[912] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat170 = tensor.collapse_shape %r#170 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set170 = tensor.insert_slice %flat170 into %set169[936] [192] [1] : tensor<192xf32> into tensor<1694xf32>
  %flat171 = tensor.collapse_shape %r#171 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set171 = tensor.insert_slice %flat171 into %set170[1128] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat172 = tensor.collapse_shape %r#172 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set172 = tensor.insert_slice %flat172 into %set171[1134] [32] [1] : tensor<32xf32> into tensor<1694xf32>
  %flat173 = tensor.collapse_shape %r#173 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set173 = tensor.insert_slice %flat173 into %set172[1166] [1] [1] : tensor<1xf32> into tensor<1694xf32>
  %flat174 = tensor.collapse_shape %r#174 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set174 = tensor.insert_slice %flat174 into %set173[1167] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat175 = tensor.collapse_shape %r#175 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set175 = tensor.insert_slice %flat175 into %set174[1191] [1] [1] : tensor<1xf32> into tensor<1694xf32>
  %flat176 = tensor.collapse_shape %r#176 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set176 = tensor.insert_slice %flat176 into %set175[1192] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat177 = tensor.collapse_shape %r#177 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set177 = tensor.insert_slice %flat177 into %set176[1198] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat178 = tensor.collapse_shape %r#178 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set178 = tensor.insert_slice %flat178 into %set177[1204] [48] [1] : tensor<48xf32> into tensor<1694xf32>
  %flat179 = tensor.collapse_shape %r#179 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set179 = tensor.insert_slice %flat179 into %set178[1252] [192] [1] : tensor<192xf32> into tensor<1694xf32>
  %flat180 = tensor.collapse_shape %r#180 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set180 = tensor.insert_slice %flat180 into %set179[1444] [8] [1] : tensor<8xf32> into tensor<1694xf32>
  %flat181 = tensor.collapse_shape %r#181 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set181 = tensor.insert_slice %flat181 into %set180[1452] [24] [1] : tensor<24xf32> into tensor<1694xf32>
  %flat182 = tensor.collapse_shape %r#182 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set182 = tensor.insert_slice %flat182 into %set181[1476] [192] [1] : tensor<192xf32> into tensor<1694xf32>
  %flat183 = tensor.collapse_shape %r#183 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set183 = tensor.insert_slice %flat183 into %set182[1668] [6] [1] : tensor<6xf32> into tensor<1694xf32>
  %flat184 = tensor.collapse_shape %r#184 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set184 = tensor.insert_slice %flat184 into %set183[1674] [5] [1] : tensor<5xf32> into tensor<1694xf32>
  %flat185 = tensor.collapse_shape %r#185 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set185 = tensor.insert_slice %flat185 into %set184[1679] [5] [1] : tensor<5xf32> into tensor<1694xf32>
  %flat186 = tensor.collapse_shape %r#186 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set186 = tensor.insert_slice %flat186 into %set185[1684] [5] [1] : tensor<5xf32> into tensor<1694xf32>
  %flat187 = tensor.collapse_shape %r#187 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set187 = tensor.insert_slice %flat187 into %set186[1689] [5] [1] : tensor<5xf32> into tensor<1694xf32>
  %empty8 = tensor.empty() : tensor<25xf32>
  %flat188 = tensor.collapse_shape %r#188 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set188 = tensor.insert_slice %flat188 into %empty8[0] [5] [1] : tensor<5xf32> into tensor<25xf32>
  %flat189 = tensor.collapse_shape %r#189 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set189 = tensor.insert_slice %flat189 into %set188[5] [5] [1] : tensor<5xf32> into tensor<25xf32>
  %flat190 = tensor.collapse_shape %r#190 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set190 = tensor.insert_slice %flat190 into %set189[10] [5] [1] : tensor<5xf32> into tensor<25xf32>
  %flat191 = tensor.collapse_shape %r#191 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set191 = tensor.insert_slice %flat191 into %set190[15] [5] [1] : tensor<5xf32> into tensor<25xf32>
  %flat192 = tensor.collapse_shape %r#192 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set192 = tensor.insert_slice %flat192 into %set191[20] [5] [1] : tensor<5xf32> into tensor<25xf32>
  return %set39, %set75, %set86, %set114, %set123, %set135, %set147, %set187, %set192 : tensor<1766xf32>, tensor<216xf64>, tensor<56xf16>, tensor<162xi32>, tensor<54xbf16>, tensor<66xi8>, tensor<66xi64>, tensor<1694xf32>, tensor<25xf32>
}
