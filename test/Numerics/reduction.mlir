// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/reduction.in-f64.npy \
// RUN:     --input=1=%S/Inputs/reduction.in-f32.npy --input=2=%S/Inputs/reduction.in-f16.npy \
// RUN:     --input=3=%S/Inputs/reduction.in-bf16.npy --input=4=%S/Inputs/reduction.in-i8.npy \
// RUN:     --input=5=%S/Inputs/reduction.in-i32.npy --input=6=%S/Inputs/reduction.in-i64.npy \
// RUN:     --check=0=%S/Inputs/reduction.out-f32.npy --check=1=%S/Inputs/reduction.out-f64.npy \
// RUN:     --check=2=%S/Inputs/reduction.out-i32.npy --check=3=%S/Inputs/reduction.out-f16.npy \
// RUN:     --check=4=%S/Inputs/reduction.out-bf16.npy --check=5=%S/Inputs/reduction.out-i8.npy \
// RUN:     --check=6=%S/Inputs/reduction.out-i64.npy \
// RUN:     --check=7=%S/Inputs/reduction.out-f32-1.npy \
// RUN:     --check=8=%S/Inputs/reduction.out-f32-2.npy \
// RUN:     --check=9=%S/Inputs/reduction.out-f64-1.npy \
// RUN:     --check=10=%S/Inputs/reduction.out-i32-1.npy \
// RUN:     --check=11=%S/Inputs/reduction.out-f32-3.npy --rtol=0 --atol=0 \
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
// CHECK: check: result 9 matches
// CHECK: check: result 10 matches
// CHECK: check: result 11 matches

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
    -> (tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) {
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
  %v12 = cudnnfe.reduction %x_f32 mode(add) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 504
  %v13 = cudnnfe.reduction %x_f32 mode(add) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 696
  %v14 = cudnnfe.reduction %x_f32 mode(add) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 0
  %v15 = cudnnfe.reduction %x_f64 mode(add) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 6
  %v16 = cudnnfe.reduction %x_f64 mode(add) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 0
  %v17 = cudnnfe.reduction %x_f64 mode(add) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 702
  %v18 = cudnnfe.reduction %x_f32 mode(add) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 12
  %v19 = cudnnfe.reduction %x_f32 mode(add) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 6
  %v20 = cudnnfe.reduction %x_f32 mode(add) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 0
  %v21 = cudnnfe.reduction %x_f16 mode(add) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 18
  %v22 = cudnnfe.reduction %x_f16 mode(add) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 12
  %v23 = cudnnfe.reduction %x_f16 mode(add) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 0
  %v24 = cudnnfe.reduction %x_bf16 mode(add) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 24
  %v25 = cudnnfe.reduction %x_bf16 mode(add) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 18
  %v26 = cudnnfe.reduction %x_bf16 mode(add) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 0
  %v27 = cudnnfe.reduction %x_i8 mode(add) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 30
  %v28 = cudnnfe.reduction %x_i8 mode(add) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 24
  %v29 = cudnnfe.reduction %x_i8 mode(add) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 30
  %v30 = cudnnfe.reduction %x_i32 mode(add) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 36
  %v31 = cudnnfe.reduction %x_i32 mode(add) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 36
  %v32 = cudnnfe.reduction %x_i32 mode(add) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 0
  %v33 = cudnnfe.reduction %x_i64 mode(add) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 42
  %v34 = cudnnfe.reduction %x_i64 mode(add) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 42
  %v35 = cudnnfe.reduction %x_i64 mode(add) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 708
  %v36 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 732
  %v37 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 764
  %v38 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 812
  %v39 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 818
  %v40 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 819
  %v41 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1011
  %v42 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 1107
  %v43 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1131
  %v44 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1139
  %v45 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 1187
  %v46 = cudnnfe.reduction %x_f32 mode(mul) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1211
  %v47 = cudnnfe.reduction %x_f32 mode(mul) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1212
  %v48 = cudnnfe.reduction %x_f32 mode(mul) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1404
  %v49 = cudnnfe.reduction %x_f32 mode(mul) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 48
  %v50 = cudnnfe.reduction %x_f64 mode(mul) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 54
  %v51 = cudnnfe.reduction %x_f64 mode(mul) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 48
  %v52 = cudnnfe.reduction %x_f64 mode(mul) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 1410
  %v53 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 60
  %v54 = cudnnfe.reduction %x_f32 mode(mul) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 54
  %v55 = cudnnfe.reduction %x_f32 mode(mul) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 6
  %v56 = cudnnfe.reduction %x_f16 mode(mul) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 66
  %v57 = cudnnfe.reduction %x_f16 mode(mul) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 60
  %v58 = cudnnfe.reduction %x_f16 mode(mul) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 6
  %v59 = cudnnfe.reduction %x_bf16 mode(mul) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 72
  %v60 = cudnnfe.reduction %x_bf16 mode(mul) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 66
  %v61 = cudnnfe.reduction %x_bf16 mode(mul) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 6
  %v62 = cudnnfe.reduction %x_i8 mode(mul) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 78
  %v63 = cudnnfe.reduction %x_i8 mode(mul) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 72
  %v64 = cudnnfe.reduction %x_i8 mode(mul) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 78
  %v65 = cudnnfe.reduction %x_i32 mode(mul) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 84
  %v66 = cudnnfe.reduction %x_i32 mode(mul) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 84
  %v67 = cudnnfe.reduction %x_i32 mode(mul) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 6
  %v68 = cudnnfe.reduction %x_i64 mode(mul) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 90
  %v69 = cudnnfe.reduction %x_i64 mode(mul) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 90
  %v70 = cudnnfe.reduction %x_i64 mode(mul) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 1416
  %v71 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1440
  %v72 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1472
  %v73 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 1520
  %v74 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 1526
  %v75 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1527
  %v76 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1719
  %v77 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 1815
  %v78 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1839
  %v79 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1847
  %v80 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 0
  %v81 = cudnnfe.reduction %x_f32 mode(min) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 24
  %v82 = cudnnfe.reduction %x_f32 mode(min) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 25
  %v83 = cudnnfe.reduction %x_f32 mode(min) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 217
  %v84 = cudnnfe.reduction %x_f32 mode(min) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 96
  %v85 = cudnnfe.reduction %x_f64 mode(min) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 102
  %v86 = cudnnfe.reduction %x_f64 mode(min) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 96
  %v87 = cudnnfe.reduction %x_f64 mode(min) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 223
  %v88 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 108
  %v89 = cudnnfe.reduction %x_f32 mode(min) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 102
  %v90 = cudnnfe.reduction %x_f32 mode(min) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 12
  %v91 = cudnnfe.reduction %x_f16 mode(min) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 114
  %v92 = cudnnfe.reduction %x_f16 mode(min) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 108
  %v93 = cudnnfe.reduction %x_f16 mode(min) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 12
  %v94 = cudnnfe.reduction %x_bf16 mode(min) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 120
  %v95 = cudnnfe.reduction %x_bf16 mode(min) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 114
  %v96 = cudnnfe.reduction %x_bf16 mode(min) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 12
  %v97 = cudnnfe.reduction %x_i8 mode(min) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 126
  %v98 = cudnnfe.reduction %x_i8 mode(min) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 120
  %v99 = cudnnfe.reduction %x_i8 mode(min) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 126
  %v100 = cudnnfe.reduction %x_i32 mode(min) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 132
  %v101 = cudnnfe.reduction %x_i32 mode(min) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 132
  %v102 = cudnnfe.reduction %x_i32 mode(min) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 12
  %v103 = cudnnfe.reduction %x_i64 mode(min) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 138
  %v104 = cudnnfe.reduction %x_i64 mode(min) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 138
  %v105 = cudnnfe.reduction %x_i64 mode(min) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 229
  %v106 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 253
  %v107 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 285
  %v108 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 333
  %v109 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 339
  %v110 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 340
  %v111 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 532
  %v112 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 628
  %v113 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 652
  %v114 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 660
  %v115 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 708
  %v116 = cudnnfe.reduction %x_f32 mode(max) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 732
  %v117 = cudnnfe.reduction %x_f32 mode(max) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 733
  %v118 = cudnnfe.reduction %x_f32 mode(max) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 925
  %v119 = cudnnfe.reduction %x_f32 mode(max) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 144
  %v120 = cudnnfe.reduction %x_f64 mode(max) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 150
  %v121 = cudnnfe.reduction %x_f64 mode(max) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 144
  %v122 = cudnnfe.reduction %x_f64 mode(max) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 931
  %v123 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 156
  %v124 = cudnnfe.reduction %x_f32 mode(max) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 150
  %v125 = cudnnfe.reduction %x_f32 mode(max) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 18
  %v126 = cudnnfe.reduction %x_f16 mode(max) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 162
  %v127 = cudnnfe.reduction %x_f16 mode(max) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 156
  %v128 = cudnnfe.reduction %x_f16 mode(max) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 18
  %v129 = cudnnfe.reduction %x_bf16 mode(max) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 168
  %v130 = cudnnfe.reduction %x_bf16 mode(max) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 162
  %v131 = cudnnfe.reduction %x_bf16 mode(max) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 18
  %v132 = cudnnfe.reduction %x_i8 mode(max) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 174
  %v133 = cudnnfe.reduction %x_i8 mode(max) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 168
  %v134 = cudnnfe.reduction %x_i8 mode(max) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 174
  %v135 = cudnnfe.reduction %x_i32 mode(max) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 180
  %v136 = cudnnfe.reduction %x_i32 mode(max) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 180
  %v137 = cudnnfe.reduction %x_i32 mode(max) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 18
  %v138 = cudnnfe.reduction %x_i64 mode(max) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 186
  %v139 = cudnnfe.reduction %x_i64 mode(max) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 186
  %v140 = cudnnfe.reduction %x_i64 mode(max) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 937
  %v141 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 961
  %v142 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 993
  %v143 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 1041
  %v144 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 1047
  %v145 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1048
  %v146 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1240
  %v147 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 1336
  %v148 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1360
  %v149 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1368
  %v150 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 1416
  %v151 = cudnnfe.reduction %x_f32 mode(amax) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1440
  %v152 = cudnnfe.reduction %x_f32 mode(amax) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1441
  %v153 = cudnnfe.reduction %x_f32 mode(amax) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1633
  %v154 = cudnnfe.reduction %x_f32 mode(amax) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 192
  %v155 = cudnnfe.reduction %x_f64 mode(amax) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 198
  %v156 = cudnnfe.reduction %x_f64 mode(amax) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 192
  %v157 = cudnnfe.reduction %x_f64 mode(amax) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 1639
  %v158 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 204
  %v159 = cudnnfe.reduction %x_f32 mode(amax) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 198
  %v160 = cudnnfe.reduction %x_f32 mode(amax) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 24
  %v161 = cudnnfe.reduction %x_f16 mode(amax) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 210
  %v162 = cudnnfe.reduction %x_f16 mode(amax) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 204
  %v163 = cudnnfe.reduction %x_f16 mode(amax) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 24
  %v164 = cudnnfe.reduction %x_bf16 mode(amax) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 216
  %v165 = cudnnfe.reduction %x_bf16 mode(amax) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 210
  %v166 = cudnnfe.reduction %x_bf16 mode(amax) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 24
  %v167 = cudnnfe.reduction %x_i8 mode(amax) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 222
  %v168 = cudnnfe.reduction %x_i8 mode(amax) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 216
  %v169 = cudnnfe.reduction %x_i8 mode(amax) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 222
  %v170 = cudnnfe.reduction %x_i32 mode(amax) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 228
  %v171 = cudnnfe.reduction %x_i32 mode(amax) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 228
  %v172 = cudnnfe.reduction %x_i32 mode(amax) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 24
  %v173 = cudnnfe.reduction %x_i64 mode(amax) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 234
  %v174 = cudnnfe.reduction %x_i64 mode(amax) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 234
  %v175 = cudnnfe.reduction %x_i64 mode(amax) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 1645
  %v176 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1669
  %v177 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1701
  %v178 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 1749
  %v179 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 1755
  %v180 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 0
  %v181 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 192
  %v182 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 288
  %v183 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 312
  %v184 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 320
  %v185 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 368
  %v186 = cudnnfe.reduction %x_f32 mode(avg) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 392
  %v187 = cudnnfe.reduction %x_f32 mode(avg) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 393
  %v188 = cudnnfe.reduction %x_f32 mode(avg) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 585
  %v189 = cudnnfe.reduction %x_f32 mode(avg) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 0
  %v190 = cudnnfe.reduction %x_f64 mode(avg) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 6
  %v191 = cudnnfe.reduction %x_f64 mode(avg) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 0
  %v192 = cudnnfe.reduction %x_f64 mode(avg) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 591
  %v193 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 12
  %v194 = cudnnfe.reduction %x_f32 mode(avg) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 6
  %v195 = cudnnfe.reduction %x_f32 mode(avg) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 30
  %v196 = cudnnfe.reduction %x_f16 mode(avg) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 18
  %v197 = cudnnfe.reduction %x_f16 mode(avg) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 12
  %v198 = cudnnfe.reduction %x_f16 mode(avg) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 30
  %v199 = cudnnfe.reduction %x_bf16 mode(avg) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 24
  %v200 = cudnnfe.reduction %x_bf16 mode(avg) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 18
  %v201 = cudnnfe.reduction %x_bf16 mode(avg) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 30
  %v202 = cudnnfe.reduction %x_i8 mode(avg) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 30
  %v203 = cudnnfe.reduction %x_i8 mode(avg) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 24
  %v204 = cudnnfe.reduction %x_i8 mode(avg) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 30
  %v205 = cudnnfe.reduction %x_i32 mode(avg) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 36
  %v206 = cudnnfe.reduction %x_i32 mode(avg) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 36
  %v207 = cudnnfe.reduction %x_i32 mode(avg) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 30
  %v208 = cudnnfe.reduction %x_i64 mode(avg) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 42
  %v209 = cudnnfe.reduction %x_i64 mode(avg) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 42
  %v210 = cudnnfe.reduction %x_i64 mode(avg) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 597
  %v211 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 621
  %v212 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 653
  %v213 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 701
  %v214 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 707
  %v215 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 708
  %v216 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 900
  %v217 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 996
  %v218 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1020
  %v219 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1028
  %v220 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 1076
  %v221 = cudnnfe.reduction %x_f32 mode(norm1) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1100
  %v222 = cudnnfe.reduction %x_f32 mode(norm1) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1101
  %v223 = cudnnfe.reduction %x_f32 mode(norm1) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1293
  %v224 = cudnnfe.reduction %x_f32 mode(norm1) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 48
  %v225 = cudnnfe.reduction %x_f64 mode(norm1) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 54
  %v226 = cudnnfe.reduction %x_f64 mode(norm1) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 48
  %v227 = cudnnfe.reduction %x_f64 mode(norm1) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 1299
  %v228 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 60
  %v229 = cudnnfe.reduction %x_f32 mode(norm1) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 54
  %v230 = cudnnfe.reduction %x_f32 mode(norm1) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 36
  %v231 = cudnnfe.reduction %x_f16 mode(norm1) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 66
  %v232 = cudnnfe.reduction %x_f16 mode(norm1) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 60
  %v233 = cudnnfe.reduction %x_f16 mode(norm1) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 36
  %v234 = cudnnfe.reduction %x_bf16 mode(norm1) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 72
  %v235 = cudnnfe.reduction %x_bf16 mode(norm1) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 66
  %v236 = cudnnfe.reduction %x_bf16 mode(norm1) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 36
  %v237 = cudnnfe.reduction %x_i8 mode(norm1) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 78
  %v238 = cudnnfe.reduction %x_i8 mode(norm1) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 72
  %v239 = cudnnfe.reduction %x_i8 mode(norm1) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 78
  %v240 = cudnnfe.reduction %x_i32 mode(norm1) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 84
  %v241 = cudnnfe.reduction %x_i32 mode(norm1) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 84
  %v242 = cudnnfe.reduction %x_i32 mode(norm1) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 36
  %v243 = cudnnfe.reduction %x_i64 mode(norm1) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 90
  %v244 = cudnnfe.reduction %x_i64 mode(norm1) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 90
  %v245 = cudnnfe.reduction %x_i64 mode(norm1) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 1305
  %v246 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1329
  %v247 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1361
  %v248 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 1409
  %v249 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 1415
  %v250 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1416
  %v251 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1608
  %v252 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 1704
  %v253 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1728
  %v254 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1736
  %v255 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 1784
  %v256 = cudnnfe.reduction %x_f32 mode(norm2) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1808
  %v257 = cudnnfe.reduction %x_f32 mode(norm2) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1809
  %v258 = cudnnfe.reduction %x_f32 mode(norm2) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 2001
  %v259 = cudnnfe.reduction %x_f32 mode(norm2) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 96
  %v260 = cudnnfe.reduction %x_f64 mode(norm2) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 102
  %v261 = cudnnfe.reduction %x_f64 mode(norm2) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f32 at 2007
  %v262 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 108
  %v263 = cudnnfe.reduction %x_f32 mode(norm2) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // f16 at 42
  %v264 = cudnnfe.reduction %x_f16 mode(norm2) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 114
  %v265 = cudnnfe.reduction %x_f16 mode(norm2) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // bf16 at 42
  %v266 = cudnnfe.reduction %x_bf16 mode(norm2) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 120
  %v267 = cudnnfe.reduction %x_bf16 mode(norm2) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i8 at 42
  %v268 = cudnnfe.reduction %x_i8 mode(norm2) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 126
  %v269 = cudnnfe.reduction %x_i8 mode(norm2) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 96
  %v270 = cudnnfe.reduction %x_i32 mode(norm2) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 132
  %v271 = cudnnfe.reduction %x_i32 mode(norm2) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i64 at 42
  %v272 = cudnnfe.reduction %x_i64 mode(norm2) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 138
  %v273 = cudnnfe.reduction %x_i64 mode(norm2) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // f32 at 0
  %v274 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 24
  %v275 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 56
  %v276 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 104
  %v277 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 110
  %v278 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 111
  %v279 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 303
  %v280 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 399
  %v281 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 423
  %v282 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 431
  %v283 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 479
  %v284 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 503
  %v285 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 504
  %v286 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 696
  %v287 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f64 at 144
  %v288 = cudnnfe.reduction %x_f64 mode(mul_no_zeros) : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // f64 at 150
  %v289 = cudnnfe.reduction %x_f64 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xf64>
  // i32 at 102
  %v290 = cudnnfe.reduction %x_f64 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xf64>) -> tensor<2x3x1xi32>
  // f32 at 702
  %v291 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<2x3x1xf32>
  // f64 at 156
  %v292 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xf64>
  // i32 at 108
  %v293 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xf32>) -> tensor<2x3x1xi32>
  // f16 at 48
  %v294 = cudnnfe.reduction %x_f16 mode(mul_no_zeros) : (tensor<4x6x8xf16>) -> tensor<2x3x1xf16>
  // f64 at 162
  %v295 = cudnnfe.reduction %x_f16 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xf64>
  // i32 at 114
  %v296 = cudnnfe.reduction %x_f16 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xf16>) -> tensor<2x3x1xi32>
  // bf16 at 48
  %v297 = cudnnfe.reduction %x_bf16 mode(mul_no_zeros) : (tensor<4x6x8xbf16>) -> tensor<2x3x1xbf16>
  // f64 at 168
  %v298 = cudnnfe.reduction %x_bf16 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xf64>
  // i32 at 120
  %v299 = cudnnfe.reduction %x_bf16 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xbf16>) -> tensor<2x3x1xi32>
  // i8 at 48
  %v300 = cudnnfe.reduction %x_i8 mode(mul_no_zeros) : (tensor<4x6x8xi8>) -> tensor<2x3x1xi8>
  // f64 at 174
  %v301 = cudnnfe.reduction %x_i8 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xf64>
  // i32 at 126
  %v302 = cudnnfe.reduction %x_i8 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xi8>) -> tensor<2x3x1xi32>
  // i32 at 132
  %v303 = cudnnfe.reduction %x_i32 mode(mul_no_zeros) : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // f64 at 180
  %v304 = cudnnfe.reduction %x_i32 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xf64>
  // i32 at 138
  %v305 = cudnnfe.reduction %x_i32 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xi32>) -> tensor<2x3x1xi32>
  // i64 at 48
  %v306 = cudnnfe.reduction %x_i64 mode(mul_no_zeros) : (tensor<4x6x8xi64>) -> tensor<2x3x1xi64>
  // f64 at 186
  %v307 = cudnnfe.reduction %x_i64 mode(mul_no_zeros) {compute_type = f64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xf64>
  // i32 at 144
  %v308 = cudnnfe.reduction %x_i64 mode(mul_no_zeros) {compute_type = i64} : (tensor<4x6x8xi64>) -> tensor<2x3x1xi32>
  // f32 at 708
  %v309 = cudnnfe.reduction %special mode(add) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 713
  %v310 = cudnnfe.reduction %special mode(mul) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 718
  %v311 = cudnnfe.reduction %special mode(min) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 723
  %v312 = cudnnfe.reduction %special mode(max) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 728
  %v313 = cudnnfe.reduction %special mode(amax) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 733
  %v314 = cudnnfe.reduction %special mode(avg) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 738
  %v315 = cudnnfe.reduction %special mode(norm1) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 743
  %v316 = cudnnfe.reduction %special mode(norm2) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // f32 at 748
  %v317 = cudnnfe.reduction %special mode(mul_no_zeros) : (tensor<5x3xf32>) -> tensor<5x1xf32>
  // i8 at 54
  %v318 = cudnnfe.reduction %e_i8 mode(min) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i8 at 58
  %v319 = cudnnfe.reduction %e_i8 mode(max) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i8 at 62
  %v320 = cudnnfe.reduction %e_i8 mode(add) {compute_type = i8} : (tensor<4x2xi8>) -> tensor<4x1xi8>
  // i32 at 150
  %v321 = cudnnfe.reduction %e_i32 mode(min) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i32 at 154
  %v322 = cudnnfe.reduction %e_i32 mode(max) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i32 at 158
  %v323 = cudnnfe.reduction %e_i32 mode(add) {compute_type = i32} : (tensor<4x2xi32>) -> tensor<4x1xi32>
  // i64 at 54
  %v324 = cudnnfe.reduction %e_i64 mode(min) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // i64 at 58
  %v325 = cudnnfe.reduction %e_i64 mode(max) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // i64 at 62
  %v326 = cudnnfe.reduction %e_i64 mode(add) {compute_type = i64} : (tensor<4x2xi64>) -> tensor<4x1xi64>
  // f16 at 54
  %v327 = cudnnfe.reduction %many mode(avg) : (tensor<1x2049xf16>) -> tensor<1x1xf16>
  // f16 at 55
  %v328 = cudnnfe.reduction %many mode(avg) {compute_type = f16} : (tensor<1x2049xf16>) -> tensor<1x1xf16>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v18, %v36, %v37, %v38, %v39, %v40, %v41, %v42, %v43, %v44, %v45, %v46, %v47, %v48, %v49, %v53, %v71, %v72, %v73, %v74, %v75, %v76, %v77, %v78, %v79, %v80, %v15, %v16, %v19, %v22, %v25, %v28, %v31, %v34, %v50, %v51, %v54, %v57, %v60, %v63, %v66, %v69, %v85, %v86, %v89, %v92, %v95, %v98, %v101, %v104, %v120, %v121, %v124, %v127, %v130, %v133, %v136, %v139, %v155, %v156, %v159, %v162, %v165, %v168, %v171, %v174, %v17, %v20, %v23, %v26, %v29, %v30, %v32, %v35, %v52, %v55, %v58, %v61, %v64, %v65, %v67, %v70, %v87, %v90, %v93, %v96, %v99, %v100, %v102, %v105, %v122, %v125, %v128, %v131, %v134, %v135, %v137, %v140, %v157, %v160, %v163, %v166, %v169, %v170, %v172, %v175, %v21, %v56, %v91, %v126, %v161, %v196, %v231, %v264, %v294, %v327, %v328, %v24, %v59, %v94, %v129, %v164, %v199, %v234, %v266, %v297, %v27, %v62, %v97, %v132, %v167, %v202, %v237, %v268, %v300, %v318, %v319, %v320, %v33, %v68, %v103, %v138, %v173, %v208, %v243, %v272, %v306, %v324, %v325, %v326, %v81, %v82, %v83, %v84, %v88, %v106, %v107, %v108, %v109, %v110, %v111, %v112, %v113, %v114, %v115, %v116, %v117, %v118, %v119, %v123, %v141, %v142, %v143, %v144, %v145, %v146, %v147, %v148, %v149, %v150, %v151, %v152, %v153, %v154, %v158, %v176, %v177, %v178, %v179, %v180, %v181, %v182, %v183, %v184, %v185, %v186, %v187, %v188, %v189, %v193, %v211, %v212, %v213, %v214, %v215, %v216, %v217, %v218, %v219, %v220, %v221, %v222, %v223, %v224, %v228, %v246, %v247, %v248, %v249, %v250, %v251, %v252, %v253, %v254, %v255, %v256, %v257, %v258, %v259, %v262, %v190, %v191, %v194, %v197, %v200, %v203, %v206, %v209, %v225, %v226, %v229, %v232, %v235, %v238, %v241, %v244, %v260, %v261, %v263, %v265, %v267, %v269, %v271, %v273, %v288, %v289, %v292, %v295, %v298, %v301, %v304, %v307, %v192, %v195, %v198, %v201, %v204, %v205, %v207, %v210, %v227, %v230, %v233, %v236, %v239, %v240, %v242, %v245, %v270, %v290, %v293, %v296, %v299, %v302, %v303, %v305, %v308, %v321, %v322, %v323, %v274, %v275, %v276, %v277, %v278, %v279, %v280, %v281, %v282, %v283, %v284, %v285, %v286, %v287, %v291, %v309, %v310, %v311, %v312, %v313, %v314, %v315, %v316, %v317
      : tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<192xf64>, %all_f32: tensor<207xf32>, %all_f16: tensor<2241xf16>, %all_bf16: tensor<192xbf16>, %all_i8: tensor<200xi8>, %all_i32: tensor<200xi32>, %all_i64: tensor<200xi64>)
    -> (tensor<1895xf32>, tensor<240xf64>, tensor<240xi32>, tensor<56xf16>, tensor<54xbf16>, tensor<66xi8>, tensor<66xi64>, tensor<1756xf32>, tensor<2013xf32>, tensor<192xf64>, tensor<162xi32>, tensor<753xf32>) {
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
  %r:328 = cudnnfe.call @g(%h, %x_f64, %x_f32, %x_f16, %x_bf16, %x_i8, %x_i32, %x_i64, %special, %e_i8, %e_i32, %e_i64, %many)
      : (!cudnnfe.handle, tensor<4x6x8xf64>, tensor<4x6x8xf32>, tensor<4x6x8xf16>, tensor<4x6x8xbf16>, tensor<4x6x8xi8>, tensor<4x6x8xi32>, tensor<4x6x8xi64>, tensor<5x3xf32>, tensor<4x2xi8>, tensor<4x2xi32>, tensor<4x2xi64>, tensor<1x2049xf16>)
      -> (tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<2x3x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<2x3x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<4x1xi8>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<2x3x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x1xi64>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xf64>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x1xi32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<1x6x1xf32>, tensor<2x3x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>)
  %empty0 = tensor.empty() : tensor<1895xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[24] [32] [1] : tensor<32xf32> into tensor<1895xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[56] [48] [1] : tensor<48xf32> into tensor<1895xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[104] [6] [1] : tensor<6xf32> into tensor<1895xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[110] [1] [1] : tensor<1xf32> into tensor<1895xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[111] [192] [1] : tensor<192xf32> into tensor<1895xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[303] [96] [1] : tensor<96xf32> into tensor<1895xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[399] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[423] [8] [1] : tensor<8xf32> into tensor<1895xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[431] [48] [1] : tensor<48xf32> into tensor<1895xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[479] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[503] [1] [1] : tensor<1xf32> into tensor<1895xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[504] [192] [1] : tensor<192xf32> into tensor<1895xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[696] [6] [1] : tensor<6xf32> into tensor<1895xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[702] [6] [1] : tensor<6xf32> into tensor<1895xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[708] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[732] [32] [1] : tensor<32xf32> into tensor<1895xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[764] [48] [1] : tensor<48xf32> into tensor<1895xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[812] [6] [1] : tensor<6xf32> into tensor<1895xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[818] [1] [1] : tensor<1xf32> into tensor<1895xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[819] [192] [1] : tensor<192xf32> into tensor<1895xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[1011] [96] [1] : tensor<96xf32> into tensor<1895xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[1107] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[1131] [8] [1] : tensor<8xf32> into tensor<1895xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[1139] [48] [1] : tensor<48xf32> into tensor<1895xf32>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set25 = tensor.insert_slice %flat25 into %set24[1187] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set26 = tensor.insert_slice %flat26 into %set25[1211] [1] [1] : tensor<1xf32> into tensor<1895xf32>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set27 = tensor.insert_slice %flat27 into %set26[1212] [192] [1] : tensor<192xf32> into tensor<1895xf32>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set28 = tensor.insert_slice %flat28 into %set27[1404] [6] [1] : tensor<6xf32> into tensor<1895xf32>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set29 = tensor.insert_slice %flat29 into %set28[1410] [6] [1] : tensor<6xf32> into tensor<1895xf32>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set30 = tensor.insert_slice %flat30 into %set29[1416] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set31 = tensor.insert_slice %flat31 into %set30[1440] [32] [1] : tensor<32xf32> into tensor<1895xf32>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set32 = tensor.insert_slice %flat32 into %set31[1472] [48] [1] : tensor<48xf32> into tensor<1895xf32>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set33 = tensor.insert_slice %flat33 into %set32[1520] [6] [1] : tensor<6xf32> into tensor<1895xf32>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set34 = tensor.insert_slice %flat34 into %set33[1526] [1] [1] : tensor<1xf32> into tensor<1895xf32>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set35 = tensor.insert_slice %flat35 into %set34[1527] [192] [1] : tensor<192xf32> into tensor<1895xf32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set36 = tensor.insert_slice %flat36 into %set35[1719] [96] [1] : tensor<96xf32> into tensor<1895xf32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set37 = tensor.insert_slice %flat37 into %set36[1815] [24] [1] : tensor<24xf32> into tensor<1895xf32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set38 = tensor.insert_slice %flat38 into %set37[1839] [8] [1] : tensor<8xf32> into tensor<1895xf32>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set39 = tensor.insert_slice %flat39 into %set38[1847] [48] [1] : tensor<48xf32> into tensor<1895xf32>
  %empty1 = tensor.empty() : tensor<240xf64>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set40 = tensor.insert_slice %flat40 into %empty1[0] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set41 = tensor.insert_slice %flat41 into %set40[6] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set42 = tensor.insert_slice %flat42 into %set41[12] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set43 = tensor.insert_slice %flat43 into %set42[18] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set44 = tensor.insert_slice %flat44 into %set43[24] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set45 = tensor.insert_slice %flat45 into %set44[30] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set46 = tensor.insert_slice %flat46 into %set45[36] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set47 = tensor.insert_slice %flat47 into %set46[42] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set48 = tensor.insert_slice %flat48 into %set47[48] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set49 = tensor.insert_slice %flat49 into %set48[54] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set50 = tensor.insert_slice %flat50 into %set49[60] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set51 = tensor.insert_slice %flat51 into %set50[66] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set52 = tensor.insert_slice %flat52 into %set51[72] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set53 = tensor.insert_slice %flat53 into %set52[78] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set54 = tensor.insert_slice %flat54 into %set53[84] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set55 = tensor.insert_slice %flat55 into %set54[90] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat56 = tensor.collapse_shape %r#56 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set56 = tensor.insert_slice %flat56 into %set55[96] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set57 = tensor.insert_slice %flat57 into %set56[102] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set58 = tensor.insert_slice %flat58 into %set57[108] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set59 = tensor.insert_slice %flat59 into %set58[114] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set60 = tensor.insert_slice %flat60 into %set59[120] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set61 = tensor.insert_slice %flat61 into %set60[126] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat62 = tensor.collapse_shape %r#62 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set62 = tensor.insert_slice %flat62 into %set61[132] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set63 = tensor.insert_slice %flat63 into %set62[138] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set64 = tensor.insert_slice %flat64 into %set63[144] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set65 = tensor.insert_slice %flat65 into %set64[150] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat66 = tensor.collapse_shape %r#66 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set66 = tensor.insert_slice %flat66 into %set65[156] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat67 = tensor.collapse_shape %r#67 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set67 = tensor.insert_slice %flat67 into %set66[162] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat68 = tensor.collapse_shape %r#68 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set68 = tensor.insert_slice %flat68 into %set67[168] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat69 = tensor.collapse_shape %r#69 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set69 = tensor.insert_slice %flat69 into %set68[174] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat70 = tensor.collapse_shape %r#70 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set70 = tensor.insert_slice %flat70 into %set69[180] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat71 = tensor.collapse_shape %r#71 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set71 = tensor.insert_slice %flat71 into %set70[186] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat72 = tensor.collapse_shape %r#72 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set72 = tensor.insert_slice %flat72 into %set71[192] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat73 = tensor.collapse_shape %r#73 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set73 = tensor.insert_slice %flat73 into %set72[198] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat74 = tensor.collapse_shape %r#74 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set74 = tensor.insert_slice %flat74 into %set73[204] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat75 = tensor.collapse_shape %r#75 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set75 = tensor.insert_slice %flat75 into %set74[210] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat76 = tensor.collapse_shape %r#76 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set76 = tensor.insert_slice %flat76 into %set75[216] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat77 = tensor.collapse_shape %r#77 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set77 = tensor.insert_slice %flat77 into %set76[222] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat78 = tensor.collapse_shape %r#78 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set78 = tensor.insert_slice %flat78 into %set77[228] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %flat79 = tensor.collapse_shape %r#79 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set79 = tensor.insert_slice %flat79 into %set78[234] [6] [1] : tensor<6xf64> into tensor<240xf64>
  %empty2 = tensor.empty() : tensor<240xi32>
  %flat80 = tensor.collapse_shape %r#80 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set80 = tensor.insert_slice %flat80 into %empty2[0] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat81 = tensor.collapse_shape %r#81 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set81 = tensor.insert_slice %flat81 into %set80[6] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat82 = tensor.collapse_shape %r#82 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set82 = tensor.insert_slice %flat82 into %set81[12] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat83 = tensor.collapse_shape %r#83 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set83 = tensor.insert_slice %flat83 into %set82[18] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat84 = tensor.collapse_shape %r#84 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set84 = tensor.insert_slice %flat84 into %set83[24] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat85 = tensor.collapse_shape %r#85 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set85 = tensor.insert_slice %flat85 into %set84[30] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat86 = tensor.collapse_shape %r#86 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set86 = tensor.insert_slice %flat86 into %set85[36] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat87 = tensor.collapse_shape %r#87 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set87 = tensor.insert_slice %flat87 into %set86[42] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat88 = tensor.collapse_shape %r#88 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set88 = tensor.insert_slice %flat88 into %set87[48] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat89 = tensor.collapse_shape %r#89 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set89 = tensor.insert_slice %flat89 into %set88[54] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat90 = tensor.collapse_shape %r#90 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set90 = tensor.insert_slice %flat90 into %set89[60] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat91 = tensor.collapse_shape %r#91 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set91 = tensor.insert_slice %flat91 into %set90[66] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat92 = tensor.collapse_shape %r#92 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set92 = tensor.insert_slice %flat92 into %set91[72] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat93 = tensor.collapse_shape %r#93 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set93 = tensor.insert_slice %flat93 into %set92[78] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat94 = tensor.collapse_shape %r#94 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set94 = tensor.insert_slice %flat94 into %set93[84] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat95 = tensor.collapse_shape %r#95 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set95 = tensor.insert_slice %flat95 into %set94[90] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat96 = tensor.collapse_shape %r#96 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set96 = tensor.insert_slice %flat96 into %set95[96] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat97 = tensor.collapse_shape %r#97 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set97 = tensor.insert_slice %flat97 into %set96[102] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat98 = tensor.collapse_shape %r#98 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set98 = tensor.insert_slice %flat98 into %set97[108] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat99 = tensor.collapse_shape %r#99 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set99 = tensor.insert_slice %flat99 into %set98[114] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat100 = tensor.collapse_shape %r#100 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set100 = tensor.insert_slice %flat100 into %set99[120] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat101 = tensor.collapse_shape %r#101 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set101 = tensor.insert_slice %flat101 into %set100[126] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat102 = tensor.collapse_shape %r#102 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set102 = tensor.insert_slice %flat102 into %set101[132] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat103 = tensor.collapse_shape %r#103 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set103 = tensor.insert_slice %flat103 into %set102[138] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat104 = tensor.collapse_shape %r#104 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set104 = tensor.insert_slice %flat104 into %set103[144] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat105 = tensor.collapse_shape %r#105 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set105 = tensor.insert_slice %flat105 into %set104[150] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat106 = tensor.collapse_shape %r#106 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set106 = tensor.insert_slice %flat106 into %set105[156] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat107 = tensor.collapse_shape %r#107 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set107 = tensor.insert_slice %flat107 into %set106[162] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat108 = tensor.collapse_shape %r#108 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set108 = tensor.insert_slice %flat108 into %set107[168] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat109 = tensor.collapse_shape %r#109 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set109 = tensor.insert_slice %flat109 into %set108[174] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat110 = tensor.collapse_shape %r#110 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set110 = tensor.insert_slice %flat110 into %set109[180] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat111 = tensor.collapse_shape %r#111 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set111 = tensor.insert_slice %flat111 into %set110[186] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat112 = tensor.collapse_shape %r#112 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set112 = tensor.insert_slice %flat112 into %set111[192] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat113 = tensor.collapse_shape %r#113 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set113 = tensor.insert_slice %flat113 into %set112[198] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat114 = tensor.collapse_shape %r#114 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set114 = tensor.insert_slice %flat114 into %set113[204] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat115 = tensor.collapse_shape %r#115 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set115 = tensor.insert_slice %flat115 into %set114[210] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat116 = tensor.collapse_shape %r#116 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set116 = tensor.insert_slice %flat116 into %set115[216] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat117 = tensor.collapse_shape %r#117 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set117 = tensor.insert_slice %flat117 into %set116[222] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat118 = tensor.collapse_shape %r#118 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set118 = tensor.insert_slice %flat118 into %set117[228] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %flat119 = tensor.collapse_shape %r#119 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set119 = tensor.insert_slice %flat119 into %set118[234] [6] [1] : tensor<6xi32> into tensor<240xi32>
  %empty3 = tensor.empty() : tensor<56xf16>
  %flat120 = tensor.collapse_shape %r#120 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set120 = tensor.insert_slice %flat120 into %empty3[0] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat121 = tensor.collapse_shape %r#121 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set121 = tensor.insert_slice %flat121 into %set120[6] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat122 = tensor.collapse_shape %r#122 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set122 = tensor.insert_slice %flat122 into %set121[12] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat123 = tensor.collapse_shape %r#123 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set123 = tensor.insert_slice %flat123 into %set122[18] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat124 = tensor.collapse_shape %r#124 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set124 = tensor.insert_slice %flat124 into %set123[24] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat125 = tensor.collapse_shape %r#125 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set125 = tensor.insert_slice %flat125 into %set124[30] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat126 = tensor.collapse_shape %r#126 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set126 = tensor.insert_slice %flat126 into %set125[36] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat127 = tensor.collapse_shape %r#127 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set127 = tensor.insert_slice %flat127 into %set126[42] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat128 = tensor.collapse_shape %r#128 [[0, 1, 2]] : tensor<2x3x1xf16> into tensor<6xf16>
  %set128 = tensor.insert_slice %flat128 into %set127[48] [6] [1] : tensor<6xf16> into tensor<56xf16>
  %flat129 = tensor.collapse_shape %r#129 [[0, 1]] : tensor<1x1xf16> into tensor<1xf16>
  %set129 = tensor.insert_slice %flat129 into %set128[54] [1] [1] : tensor<1xf16> into tensor<56xf16>
  %flat130 = tensor.collapse_shape %r#130 [[0, 1]] : tensor<1x1xf16> into tensor<1xf16>
  %set130 = tensor.insert_slice %flat130 into %set129[55] [1] [1] : tensor<1xf16> into tensor<56xf16>
  %empty4 = tensor.empty() : tensor<54xbf16>
  %flat131 = tensor.collapse_shape %r#131 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set131 = tensor.insert_slice %flat131 into %empty4[0] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat132 = tensor.collapse_shape %r#132 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set132 = tensor.insert_slice %flat132 into %set131[6] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat133 = tensor.collapse_shape %r#133 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set133 = tensor.insert_slice %flat133 into %set132[12] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat134 = tensor.collapse_shape %r#134 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set134 = tensor.insert_slice %flat134 into %set133[18] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat135 = tensor.collapse_shape %r#135 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set135 = tensor.insert_slice %flat135 into %set134[24] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat136 = tensor.collapse_shape %r#136 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set136 = tensor.insert_slice %flat136 into %set135[30] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat137 = tensor.collapse_shape %r#137 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set137 = tensor.insert_slice %flat137 into %set136[36] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat138 = tensor.collapse_shape %r#138 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set138 = tensor.insert_slice %flat138 into %set137[42] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %flat139 = tensor.collapse_shape %r#139 [[0, 1, 2]] : tensor<2x3x1xbf16> into tensor<6xbf16>
  %set139 = tensor.insert_slice %flat139 into %set138[48] [6] [1] : tensor<6xbf16> into tensor<54xbf16>
  %empty5 = tensor.empty() : tensor<66xi8>
  %flat140 = tensor.collapse_shape %r#140 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set140 = tensor.insert_slice %flat140 into %empty5[0] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat141 = tensor.collapse_shape %r#141 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set141 = tensor.insert_slice %flat141 into %set140[6] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat142 = tensor.collapse_shape %r#142 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set142 = tensor.insert_slice %flat142 into %set141[12] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat143 = tensor.collapse_shape %r#143 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set143 = tensor.insert_slice %flat143 into %set142[18] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat144 = tensor.collapse_shape %r#144 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set144 = tensor.insert_slice %flat144 into %set143[24] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat145 = tensor.collapse_shape %r#145 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set145 = tensor.insert_slice %flat145 into %set144[30] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat146 = tensor.collapse_shape %r#146 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set146 = tensor.insert_slice %flat146 into %set145[36] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat147 = tensor.collapse_shape %r#147 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set147 = tensor.insert_slice %flat147 into %set146[42] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat148 = tensor.collapse_shape %r#148 [[0, 1, 2]] : tensor<2x3x1xi8> into tensor<6xi8>
  %set148 = tensor.insert_slice %flat148 into %set147[48] [6] [1] : tensor<6xi8> into tensor<66xi8>
  %flat149 = tensor.collapse_shape %r#149 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set149 = tensor.insert_slice %flat149 into %set148[54] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %flat150 = tensor.collapse_shape %r#150 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set150 = tensor.insert_slice %flat150 into %set149[58] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %flat151 = tensor.collapse_shape %r#151 [[0, 1]] : tensor<4x1xi8> into tensor<4xi8>
  %set151 = tensor.insert_slice %flat151 into %set150[62] [4] [1] : tensor<4xi8> into tensor<66xi8>
  %empty6 = tensor.empty() : tensor<66xi64>
  %flat152 = tensor.collapse_shape %r#152 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set152 = tensor.insert_slice %flat152 into %empty6[0] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat153 = tensor.collapse_shape %r#153 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set153 = tensor.insert_slice %flat153 into %set152[6] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat154 = tensor.collapse_shape %r#154 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set154 = tensor.insert_slice %flat154 into %set153[12] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat155 = tensor.collapse_shape %r#155 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set155 = tensor.insert_slice %flat155 into %set154[18] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat156 = tensor.collapse_shape %r#156 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set156 = tensor.insert_slice %flat156 into %set155[24] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat157 = tensor.collapse_shape %r#157 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set157 = tensor.insert_slice %flat157 into %set156[30] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat158 = tensor.collapse_shape %r#158 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set158 = tensor.insert_slice %flat158 into %set157[36] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat159 = tensor.collapse_shape %r#159 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set159 = tensor.insert_slice %flat159 into %set158[42] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat160 = tensor.collapse_shape %r#160 [[0, 1, 2]] : tensor<2x3x1xi64> into tensor<6xi64>
  %set160 = tensor.insert_slice %flat160 into %set159[48] [6] [1] : tensor<6xi64> into tensor<66xi64>
  %flat161 = tensor.collapse_shape %r#161 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set161 = tensor.insert_slice %flat161 into %set160[54] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %flat162 = tensor.collapse_shape %r#162 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set162 = tensor.insert_slice %flat162 into %set161[58] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %flat163 = tensor.collapse_shape %r#163 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
  %set163 = tensor.insert_slice %flat163 into %set162[62] [4] [1] : tensor<4xi64> into tensor<66xi64>
  %empty7 = tensor.empty() : tensor<1756xf32>
  %flat164 = tensor.collapse_shape %r#164 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set164 = tensor.insert_slice %flat164 into %empty7[0] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat165 = tensor.collapse_shape %r#165 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set165 = tensor.insert_slice %flat165 into %set164[24] [1] [1] : tensor<1xf32> into tensor<1756xf32>
  %flat166 = tensor.collapse_shape %r#166 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set166 = tensor.insert_slice %flat166 into %set165[25] [192] [1] : tensor<192xf32> into tensor<1756xf32>
  %flat167 = tensor.collapse_shape %r#167 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set167 = tensor.insert_slice %flat167 into %set166[217] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat168 = tensor.collapse_shape %r#168 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set168 = tensor.insert_slice %flat168 into %set167[223] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat169 = tensor.collapse_shape %r#169 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set169 = tensor.insert_slice %flat169 into %set168[229] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat170 = tensor.collapse_shape %r#170 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set170 = tensor.insert_slice %flat170 into %set169[253] [32] [1] : tensor<32xf32> into tensor<1756xf32>
  %flat171 = tensor.collapse_shape %r#171 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set171 = tensor.insert_slice %flat171 into %set170[285] [48] [1] : tensor<48xf32> into tensor<1756xf32>
  %flat172 = tensor.collapse_shape %r#172 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set172 = tensor.insert_slice %flat172 into %set171[333] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat173 = tensor.collapse_shape %r#173 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set173 = tensor.insert_slice %flat173 into %set172[339] [1] [1] : tensor<1xf32> into tensor<1756xf32>
  %flat174 = tensor.collapse_shape %r#174 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set174 = tensor.insert_slice %flat174 into %set173[340] [192] [1] : tensor<192xf32> into tensor<1756xf32>
  %flat175 = tensor.collapse_shape %r#175 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set175 = tensor.insert_slice %flat175 into %set174[532] [96] [1] : tensor<96xf32> into tensor<1756xf32>
  %flat176 = tensor.collapse_shape %r#176 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set176 = tensor.insert_slice %flat176 into %set175[628] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat177 = tensor.collapse_shape %r#177 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set177 = tensor.insert_slice %flat177 into %set176[652] [8] [1] : tensor<8xf32> into tensor<1756xf32>
  %flat178 = tensor.collapse_shape %r#178 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set178 = tensor.insert_slice %flat178 into %set177[660] [48] [1] : tensor<48xf32> into tensor<1756xf32>
  %flat179 = tensor.collapse_shape %r#179 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set179 = tensor.insert_slice %flat179 into %set178[708] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat180 = tensor.collapse_shape %r#180 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set180 = tensor.insert_slice %flat180 into %set179[732] [1] [1] : tensor<1xf32> into tensor<1756xf32>
  %flat181 = tensor.collapse_shape %r#181 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set181 = tensor.insert_slice %flat181 into %set180[733] [192] [1] : tensor<192xf32> into tensor<1756xf32>
  %flat182 = tensor.collapse_shape %r#182 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set182 = tensor.insert_slice %flat182 into %set181[925] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat183 = tensor.collapse_shape %r#183 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set183 = tensor.insert_slice %flat183 into %set182[931] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat184 = tensor.collapse_shape %r#184 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set184 = tensor.insert_slice %flat184 into %set183[937] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat185 = tensor.collapse_shape %r#185 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set185 = tensor.insert_slice %flat185 into %set184[961] [32] [1] : tensor<32xf32> into tensor<1756xf32>
  %flat186 = tensor.collapse_shape %r#186 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set186 = tensor.insert_slice %flat186 into %set185[993] [48] [1] : tensor<48xf32> into tensor<1756xf32>
  %flat187 = tensor.collapse_shape %r#187 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set187 = tensor.insert_slice %flat187 into %set186[1041] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat188 = tensor.collapse_shape %r#188 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set188 = tensor.insert_slice %flat188 into %set187[1047] [1] [1] : tensor<1xf32> into tensor<1756xf32>
  %flat189 = tensor.collapse_shape %r#189 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set189 = tensor.insert_slice %flat189 into %set188[1048] [192] [1] : tensor<192xf32> into tensor<1756xf32>
  %flat190 = tensor.collapse_shape %r#190 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set190 = tensor.insert_slice %flat190 into %set189[1240] [96] [1] : tensor<96xf32> into tensor<1756xf32>
  %flat191 = tensor.collapse_shape %r#191 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set191 = tensor.insert_slice %flat191 into %set190[1336] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat192 = tensor.collapse_shape %r#192 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set192 = tensor.insert_slice %flat192 into %set191[1360] [8] [1] : tensor<8xf32> into tensor<1756xf32>
  %flat193 = tensor.collapse_shape %r#193 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set193 = tensor.insert_slice %flat193 into %set192[1368] [48] [1] : tensor<48xf32> into tensor<1756xf32>
  %flat194 = tensor.collapse_shape %r#194 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set194 = tensor.insert_slice %flat194 into %set193[1416] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat195 = tensor.collapse_shape %r#195 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set195 = tensor.insert_slice %flat195 into %set194[1440] [1] [1] : tensor<1xf32> into tensor<1756xf32>
  %flat196 = tensor.collapse_shape %r#196 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set196 = tensor.insert_slice %flat196 into %set195[1441] [192] [1] : tensor<192xf32> into tensor<1756xf32>
  %flat197 = tensor.collapse_shape %r#197 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set197 = tensor.insert_slice %flat197 into %set196[1633] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat198 = tensor.collapse_shape %r#198 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set198 = tensor.insert_slice %flat198 into %set197[1639] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat199 = tensor.collapse_shape %r#199 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set199 = tensor.insert_slice %flat199 into %set198[1645] [24] [1] : tensor<24xf32> into tensor<1756xf32>
  %flat200 = tensor.collapse_shape %r#200 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set200 = tensor.insert_slice %flat200 into %set199[1669] [32] [1] : tensor<32xf32> into tensor<1756xf32>
  %flat201 = tensor.collapse_shape %r#201 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set201 = tensor.insert_slice %flat201 into %set200[1701] [48] [1] : tensor<48xf32> into tensor<1756xf32>
  %flat202 = tensor.collapse_shape %r#202 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set202 = tensor.insert_slice %flat202 into %set201[1749] [6] [1] : tensor<6xf32> into tensor<1756xf32>
  %flat203 = tensor.collapse_shape %r#203 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set203 = tensor.insert_slice %flat203 into %set202[1755] [1] [1] : tensor<1xf32> into tensor<1756xf32>
  %empty8 = tensor.empty() : tensor<2013xf32>
  %flat204 = tensor.collapse_shape %r#204 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set204 = tensor.insert_slice %flat204 into %empty8[0] [192] [1] : tensor<192xf32> into tensor<2013xf32>
  %flat205 = tensor.collapse_shape %r#205 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set205 = tensor.insert_slice %flat205 into %set204[192] [96] [1] : tensor<96xf32> into tensor<2013xf32>
  %flat206 = tensor.collapse_shape %r#206 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set206 = tensor.insert_slice %flat206 into %set205[288] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat207 = tensor.collapse_shape %r#207 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set207 = tensor.insert_slice %flat207 into %set206[312] [8] [1] : tensor<8xf32> into tensor<2013xf32>
  %flat208 = tensor.collapse_shape %r#208 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set208 = tensor.insert_slice %flat208 into %set207[320] [48] [1] : tensor<48xf32> into tensor<2013xf32>
  %flat209 = tensor.collapse_shape %r#209 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set209 = tensor.insert_slice %flat209 into %set208[368] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat210 = tensor.collapse_shape %r#210 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set210 = tensor.insert_slice %flat210 into %set209[392] [1] [1] : tensor<1xf32> into tensor<2013xf32>
  %flat211 = tensor.collapse_shape %r#211 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set211 = tensor.insert_slice %flat211 into %set210[393] [192] [1] : tensor<192xf32> into tensor<2013xf32>
  %flat212 = tensor.collapse_shape %r#212 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set212 = tensor.insert_slice %flat212 into %set211[585] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %flat213 = tensor.collapse_shape %r#213 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set213 = tensor.insert_slice %flat213 into %set212[591] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %flat214 = tensor.collapse_shape %r#214 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set214 = tensor.insert_slice %flat214 into %set213[597] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat215 = tensor.collapse_shape %r#215 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set215 = tensor.insert_slice %flat215 into %set214[621] [32] [1] : tensor<32xf32> into tensor<2013xf32>
  %flat216 = tensor.collapse_shape %r#216 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set216 = tensor.insert_slice %flat216 into %set215[653] [48] [1] : tensor<48xf32> into tensor<2013xf32>
  %flat217 = tensor.collapse_shape %r#217 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set217 = tensor.insert_slice %flat217 into %set216[701] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %flat218 = tensor.collapse_shape %r#218 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set218 = tensor.insert_slice %flat218 into %set217[707] [1] [1] : tensor<1xf32> into tensor<2013xf32>
  %flat219 = tensor.collapse_shape %r#219 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set219 = tensor.insert_slice %flat219 into %set218[708] [192] [1] : tensor<192xf32> into tensor<2013xf32>
  %flat220 = tensor.collapse_shape %r#220 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set220 = tensor.insert_slice %flat220 into %set219[900] [96] [1] : tensor<96xf32> into tensor<2013xf32>
  %flat221 = tensor.collapse_shape %r#221 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set221 = tensor.insert_slice %flat221 into %set220[996] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat222 = tensor.collapse_shape %r#222 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set222 = tensor.insert_slice %flat222 into %set221[1020] [8] [1] : tensor<8xf32> into tensor<2013xf32>
  %flat223 = tensor.collapse_shape %r#223 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set223 = tensor.insert_slice %flat223 into %set222[1028] [48] [1] : tensor<48xf32> into tensor<2013xf32>
  %flat224 = tensor.collapse_shape %r#224 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set224 = tensor.insert_slice %flat224 into %set223[1076] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat225 = tensor.collapse_shape %r#225 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set225 = tensor.insert_slice %flat225 into %set224[1100] [1] [1] : tensor<1xf32> into tensor<2013xf32>
  %flat226 = tensor.collapse_shape %r#226 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set226 = tensor.insert_slice %flat226 into %set225[1101] [192] [1] : tensor<192xf32> into tensor<2013xf32>
  %flat227 = tensor.collapse_shape %r#227 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set227 = tensor.insert_slice %flat227 into %set226[1293] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %flat228 = tensor.collapse_shape %r#228 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set228 = tensor.insert_slice %flat228 into %set227[1299] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %flat229 = tensor.collapse_shape %r#229 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set229 = tensor.insert_slice %flat229 into %set228[1305] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat230 = tensor.collapse_shape %r#230 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set230 = tensor.insert_slice %flat230 into %set229[1329] [32] [1] : tensor<32xf32> into tensor<2013xf32>
  %flat231 = tensor.collapse_shape %r#231 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set231 = tensor.insert_slice %flat231 into %set230[1361] [48] [1] : tensor<48xf32> into tensor<2013xf32>
  %flat232 = tensor.collapse_shape %r#232 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set232 = tensor.insert_slice %flat232 into %set231[1409] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %flat233 = tensor.collapse_shape %r#233 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set233 = tensor.insert_slice %flat233 into %set232[1415] [1] [1] : tensor<1xf32> into tensor<2013xf32>
  %flat234 = tensor.collapse_shape %r#234 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set234 = tensor.insert_slice %flat234 into %set233[1416] [192] [1] : tensor<192xf32> into tensor<2013xf32>
  %flat235 = tensor.collapse_shape %r#235 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set235 = tensor.insert_slice %flat235 into %set234[1608] [96] [1] : tensor<96xf32> into tensor<2013xf32>
  %flat236 = tensor.collapse_shape %r#236 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set236 = tensor.insert_slice %flat236 into %set235[1704] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat237 = tensor.collapse_shape %r#237 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set237 = tensor.insert_slice %flat237 into %set236[1728] [8] [1] : tensor<8xf32> into tensor<2013xf32>
  %flat238 = tensor.collapse_shape %r#238 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set238 = tensor.insert_slice %flat238 into %set237[1736] [48] [1] : tensor<48xf32> into tensor<2013xf32>
  %flat239 = tensor.collapse_shape %r#239 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set239 = tensor.insert_slice %flat239 into %set238[1784] [24] [1] : tensor<24xf32> into tensor<2013xf32>
  %flat240 = tensor.collapse_shape %r#240 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set240 = tensor.insert_slice %flat240 into %set239[1808] [1] [1] : tensor<1xf32> into tensor<2013xf32>
  %flat241 = tensor.collapse_shape %r#241 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set241 = tensor.insert_slice %flat241 into %set240[1809] [192] [1] : tensor<192xf32> into tensor<2013xf32>
  %flat242 = tensor.collapse_shape %r#242 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set242 = tensor.insert_slice %flat242 into %set241[2001] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %flat243 = tensor.collapse_shape %r#243 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set243 = tensor.insert_slice %flat243 into %set242[2007] [6] [1] : tensor<6xf32> into tensor<2013xf32>
  %empty9 = tensor.empty() : tensor<192xf64>
  %flat244 = tensor.collapse_shape %r#244 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set244 = tensor.insert_slice %flat244 into %empty9[0] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat245 = tensor.collapse_shape %r#245 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set245 = tensor.insert_slice %flat245 into %set244[6] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat246 = tensor.collapse_shape %r#246 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set246 = tensor.insert_slice %flat246 into %set245[12] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat247 = tensor.collapse_shape %r#247 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set247 = tensor.insert_slice %flat247 into %set246[18] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat248 = tensor.collapse_shape %r#248 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set248 = tensor.insert_slice %flat248 into %set247[24] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat249 = tensor.collapse_shape %r#249 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set249 = tensor.insert_slice %flat249 into %set248[30] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat250 = tensor.collapse_shape %r#250 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set250 = tensor.insert_slice %flat250 into %set249[36] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat251 = tensor.collapse_shape %r#251 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set251 = tensor.insert_slice %flat251 into %set250[42] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat252 = tensor.collapse_shape %r#252 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set252 = tensor.insert_slice %flat252 into %set251[48] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat253 = tensor.collapse_shape %r#253 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set253 = tensor.insert_slice %flat253 into %set252[54] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat254 = tensor.collapse_shape %r#254 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set254 = tensor.insert_slice %flat254 into %set253[60] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat255 = tensor.collapse_shape %r#255 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set255 = tensor.insert_slice %flat255 into %set254[66] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat256 = tensor.collapse_shape %r#256 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set256 = tensor.insert_slice %flat256 into %set255[72] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat257 = tensor.collapse_shape %r#257 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set257 = tensor.insert_slice %flat257 into %set256[78] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat258 = tensor.collapse_shape %r#258 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set258 = tensor.insert_slice %flat258 into %set257[84] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat259 = tensor.collapse_shape %r#259 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set259 = tensor.insert_slice %flat259 into %set258[90] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat260 = tensor.collapse_shape %r#260 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set260 = tensor.insert_slice %flat260 into %set259[96] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat261 = tensor.collapse_shape %r#261 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set261 = tensor.insert_slice %flat261 into %set260[102] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat262 = tensor.collapse_shape %r#262 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set262 = tensor.insert_slice %flat262 into %set261[108] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat263 = tensor.collapse_shape %r#263 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set263 = tensor.insert_slice %flat263 into %set262[114] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat264 = tensor.collapse_shape %r#264 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set264 = tensor.insert_slice %flat264 into %set263[120] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat265 = tensor.collapse_shape %r#265 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set265 = tensor.insert_slice %flat265 into %set264[126] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat266 = tensor.collapse_shape %r#266 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set266 = tensor.insert_slice %flat266 into %set265[132] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat267 = tensor.collapse_shape %r#267 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set267 = tensor.insert_slice %flat267 into %set266[138] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat268 = tensor.collapse_shape %r#268 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set268 = tensor.insert_slice %flat268 into %set267[144] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat269 = tensor.collapse_shape %r#269 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set269 = tensor.insert_slice %flat269 into %set268[150] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat270 = tensor.collapse_shape %r#270 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set270 = tensor.insert_slice %flat270 into %set269[156] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat271 = tensor.collapse_shape %r#271 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set271 = tensor.insert_slice %flat271 into %set270[162] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat272 = tensor.collapse_shape %r#272 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set272 = tensor.insert_slice %flat272 into %set271[168] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat273 = tensor.collapse_shape %r#273 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set273 = tensor.insert_slice %flat273 into %set272[174] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat274 = tensor.collapse_shape %r#274 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set274 = tensor.insert_slice %flat274 into %set273[180] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %flat275 = tensor.collapse_shape %r#275 [[0, 1, 2]] : tensor<2x3x1xf64> into tensor<6xf64>
  %set275 = tensor.insert_slice %flat275 into %set274[186] [6] [1] : tensor<6xf64> into tensor<192xf64>
  %empty10 = tensor.empty() : tensor<162xi32>
  %flat276 = tensor.collapse_shape %r#276 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set276 = tensor.insert_slice %flat276 into %empty10[0] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat277 = tensor.collapse_shape %r#277 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set277 = tensor.insert_slice %flat277 into %set276[6] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat278 = tensor.collapse_shape %r#278 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set278 = tensor.insert_slice %flat278 into %set277[12] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat279 = tensor.collapse_shape %r#279 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set279 = tensor.insert_slice %flat279 into %set278[18] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat280 = tensor.collapse_shape %r#280 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set280 = tensor.insert_slice %flat280 into %set279[24] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat281 = tensor.collapse_shape %r#281 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set281 = tensor.insert_slice %flat281 into %set280[30] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat282 = tensor.collapse_shape %r#282 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set282 = tensor.insert_slice %flat282 into %set281[36] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat283 = tensor.collapse_shape %r#283 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set283 = tensor.insert_slice %flat283 into %set282[42] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat284 = tensor.collapse_shape %r#284 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set284 = tensor.insert_slice %flat284 into %set283[48] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat285 = tensor.collapse_shape %r#285 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set285 = tensor.insert_slice %flat285 into %set284[54] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat286 = tensor.collapse_shape %r#286 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set286 = tensor.insert_slice %flat286 into %set285[60] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat287 = tensor.collapse_shape %r#287 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set287 = tensor.insert_slice %flat287 into %set286[66] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat288 = tensor.collapse_shape %r#288 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set288 = tensor.insert_slice %flat288 into %set287[72] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat289 = tensor.collapse_shape %r#289 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set289 = tensor.insert_slice %flat289 into %set288[78] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat290 = tensor.collapse_shape %r#290 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set290 = tensor.insert_slice %flat290 into %set289[84] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat291 = tensor.collapse_shape %r#291 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set291 = tensor.insert_slice %flat291 into %set290[90] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat292 = tensor.collapse_shape %r#292 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set292 = tensor.insert_slice %flat292 into %set291[96] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat293 = tensor.collapse_shape %r#293 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set293 = tensor.insert_slice %flat293 into %set292[102] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat294 = tensor.collapse_shape %r#294 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set294 = tensor.insert_slice %flat294 into %set293[108] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat295 = tensor.collapse_shape %r#295 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set295 = tensor.insert_slice %flat295 into %set294[114] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat296 = tensor.collapse_shape %r#296 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set296 = tensor.insert_slice %flat296 into %set295[120] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat297 = tensor.collapse_shape %r#297 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set297 = tensor.insert_slice %flat297 into %set296[126] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat298 = tensor.collapse_shape %r#298 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set298 = tensor.insert_slice %flat298 into %set297[132] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat299 = tensor.collapse_shape %r#299 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set299 = tensor.insert_slice %flat299 into %set298[138] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat300 = tensor.collapse_shape %r#300 [[0, 1, 2]] : tensor<2x3x1xi32> into tensor<6xi32>
  %set300 = tensor.insert_slice %flat300 into %set299[144] [6] [1] : tensor<6xi32> into tensor<162xi32>
  %flat301 = tensor.collapse_shape %r#301 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set301 = tensor.insert_slice %flat301 into %set300[150] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %flat302 = tensor.collapse_shape %r#302 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set302 = tensor.insert_slice %flat302 into %set301[154] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %flat303 = tensor.collapse_shape %r#303 [[0, 1]] : tensor<4x1xi32> into tensor<4xi32>
  %set303 = tensor.insert_slice %flat303 into %set302[158] [4] [1] : tensor<4xi32> into tensor<162xi32>
  %empty11 = tensor.empty() : tensor<753xf32>
  %flat304 = tensor.collapse_shape %r#304 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set304 = tensor.insert_slice %flat304 into %empty11[0] [24] [1] : tensor<24xf32> into tensor<753xf32>
  %flat305 = tensor.collapse_shape %r#305 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set305 = tensor.insert_slice %flat305 into %set304[24] [32] [1] : tensor<32xf32> into tensor<753xf32>
  %flat306 = tensor.collapse_shape %r#306 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set306 = tensor.insert_slice %flat306 into %set305[56] [48] [1] : tensor<48xf32> into tensor<753xf32>
  %flat307 = tensor.collapse_shape %r#307 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set307 = tensor.insert_slice %flat307 into %set306[104] [6] [1] : tensor<6xf32> into tensor<753xf32>
  %flat308 = tensor.collapse_shape %r#308 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set308 = tensor.insert_slice %flat308 into %set307[110] [1] [1] : tensor<1xf32> into tensor<753xf32>
  %flat309 = tensor.collapse_shape %r#309 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set309 = tensor.insert_slice %flat309 into %set308[111] [192] [1] : tensor<192xf32> into tensor<753xf32>
  %flat310 = tensor.collapse_shape %r#310 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set310 = tensor.insert_slice %flat310 into %set309[303] [96] [1] : tensor<96xf32> into tensor<753xf32>
  %flat311 = tensor.collapse_shape %r#311 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set311 = tensor.insert_slice %flat311 into %set310[399] [24] [1] : tensor<24xf32> into tensor<753xf32>
  %flat312 = tensor.collapse_shape %r#312 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set312 = tensor.insert_slice %flat312 into %set311[423] [8] [1] : tensor<8xf32> into tensor<753xf32>
  %flat313 = tensor.collapse_shape %r#313 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set313 = tensor.insert_slice %flat313 into %set312[431] [48] [1] : tensor<48xf32> into tensor<753xf32>
  %flat314 = tensor.collapse_shape %r#314 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set314 = tensor.insert_slice %flat314 into %set313[479] [24] [1] : tensor<24xf32> into tensor<753xf32>
  %flat315 = tensor.collapse_shape %r#315 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set315 = tensor.insert_slice %flat315 into %set314[503] [1] [1] : tensor<1xf32> into tensor<753xf32>
  %flat316 = tensor.collapse_shape %r#316 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set316 = tensor.insert_slice %flat316 into %set315[504] [192] [1] : tensor<192xf32> into tensor<753xf32>
  %flat317 = tensor.collapse_shape %r#317 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set317 = tensor.insert_slice %flat317 into %set316[696] [6] [1] : tensor<6xf32> into tensor<753xf32>
  %flat318 = tensor.collapse_shape %r#318 [[0, 1, 2]] : tensor<2x3x1xf32> into tensor<6xf32>
  %set318 = tensor.insert_slice %flat318 into %set317[702] [6] [1] : tensor<6xf32> into tensor<753xf32>
  %flat319 = tensor.collapse_shape %r#319 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set319 = tensor.insert_slice %flat319 into %set318[708] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat320 = tensor.collapse_shape %r#320 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set320 = tensor.insert_slice %flat320 into %set319[713] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat321 = tensor.collapse_shape %r#321 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set321 = tensor.insert_slice %flat321 into %set320[718] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat322 = tensor.collapse_shape %r#322 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set322 = tensor.insert_slice %flat322 into %set321[723] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat323 = tensor.collapse_shape %r#323 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set323 = tensor.insert_slice %flat323 into %set322[728] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat324 = tensor.collapse_shape %r#324 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set324 = tensor.insert_slice %flat324 into %set323[733] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat325 = tensor.collapse_shape %r#325 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set325 = tensor.insert_slice %flat325 into %set324[738] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat326 = tensor.collapse_shape %r#326 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set326 = tensor.insert_slice %flat326 into %set325[743] [5] [1] : tensor<5xf32> into tensor<753xf32>
  %flat327 = tensor.collapse_shape %r#327 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
  %set327 = tensor.insert_slice %flat327 into %set326[748] [5] [1] : tensor<5xf32> into tensor<753xf32>
  return %set39, %set79, %set119, %set130, %set139, %set151, %set163, %set203, %set243, %set275, %set303, %set327 : tensor<1895xf32>, tensor<240xf64>, tensor<240xi32>, tensor<56xf16>, tensor<54xbf16>, tensor<66xi8>, tensor<66xi64>, tensor<1756xf32>, tensor<2013xf32>, tensor<192xf64>, tensor<162xi32>, tensor<753xf32>
}
