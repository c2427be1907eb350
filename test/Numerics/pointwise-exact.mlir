// Written by Inputs/generate_pointwise.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/pointwise-exact.in-f64.npy \
// RUN:     --input=1=%S/Inputs/pointwise-exact.in-f32.npy \
// RUN:     --input=2=%S/Inputs/pointwise-exact.in-f16.npy \
// RUN:     --input=3=%S/Inputs/pointwise-exact.in-bf16.npy \
// RUN:     --input=4=%S/Inputs/pointwise-exact.in-i8.npy \
// RUN:     --input=5=%S/Inputs/pointwise-exact.in-i32.npy \
// RUN:     --input=6=%S/Inputs/pointwise-exact.in-i64.npy \
// RUN:     --input=7=%S/Inputs/pointwise-exact.in-i1.npy \
// RUN:     --check=0=%S/Inputs/pointwise-exact.out-f64.npy \
// RUN:     --check=1=%S/Inputs/pointwise-exact.out-i1.npy \
// RUN:     --check=2=%S/Inputs/pointwise-exact.out-f32.npy \
// RUN:     --check=3=%S/Inputs/pointwise-exact.out-f16.npy \
// RUN:     --check=4=%S/Inputs/pointwise-exact.out-bf16.npy \
// RUN:     --check=5=%S/Inputs/pointwise-exact.out-i8.npy \
// RUN:     --check=6=%S/Inputs/pointwise-exact.out-i32.npy \
// RUN:     --check=7=%S/Inputs/pointwise-exact.out-i64.npy \
// RUN:     --check=8=%S/Inputs/pointwise-exact.out-i1-1.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Ops whose result is the same on every machine: each value must agree
// in every bit but the sign of zero, which reciprocals show.

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
    %x_f64: tensor<22xf64>,
    %y_f64: tensor<22xf64>,
    %x_f32: tensor<22xf32>,
    %y_f32: tensor<22xf32>,
    %x_f16: tensor<22xf16>,
    %y_f16: tensor<22xf16>,
    %x_bf16: tensor<22xbf16>,
    %y_bf16: tensor<22xbf16>,
    %x_i8: tensor<13xi8>,
    %y_i8: tensor<13xi8>,
    %x_i32: tensor<13xi32>,
    %y_i32: tensor<13xi32>,
    %x_i64: tensor<13xi64>,
    %y_i64: tensor<13xi64>,
    %p: tensor<4xi1>,
    %q: tensor<4xi1>)
    -> (tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<4xf32>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<4xbf16>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<4xi8>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi1>, tensor<13xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
  // f64 at 0
  %v1 = cudnnfe.abs %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 22
  %v2 = cudnnfe.ceil %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 44
  %v3 = cudnnfe.floor %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 66
  %v4 = cudnnfe.neg %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 88
  %v5 = cudnnfe.sqrt %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 110
  %v6 = cudnnfe.rsqrt %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 132
  %v7 = cudnnfe.reciprocal %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 154
  %v8 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 176
  %v9 = cudnnfe.add %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // f64 at 198
  %v10 = cudnnfe.sub %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // f64 at 220
  %v11 = cudnnfe.mul %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // f64 at 242
  %v12 = cudnnfe.div %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // f64 at 264
  %v13 = cudnnfe.mod %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // f64 at 286
  %v14 = cudnnfe.min %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // f64 at 308
  %v15 = cudnnfe.max %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // f64 at 330
  %v16 = cudnnfe.add_square %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xf64>
  // i1 at 0
  %v17 = cudnnfe.cmp_eq %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
  // i1 at 22
  %v18 = cudnnfe.cmp_neq %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
  // i1 at 44
  %v19 = cudnnfe.cmp_gt %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
  // i1 at 66
  %v20 = cudnnfe.cmp_ge %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
  // i1 at 88
  %v21 = cudnnfe.cmp_lt %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
  // i1 at 110
  %v22 = cudnnfe.cmp_le %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
  %v23 = cudnnfe.neg %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 352
  %v24 = cudnnfe.reciprocal %v23 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 374
  %v25 = cudnnfe.relu %x_f64 {compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 396
  %v26 = cudnnfe.relu %x_f64 {upper_clip = 2.0 : f64, compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 418
  %v27 = cudnnfe.relu %x_f64 {lower_clip = -1.0 : f64, lower_clip_slope = 0.25 : f64, compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  // f64 at 440
  %v28 = cudnnfe.relu %x_f64 {lower_clip = 0.5 : f64, lower_clip_slope = 0.125 : f64, upper_clip = 1.5 : f64, compute_type = f64} : (tensor<22xf64>) -> tensor<22xf64>
  %v29 = cudnnfe.cmp_gt %x_f64, %y_f64 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>) -> tensor<22xi1>
  // f64 at 462
  %v30 = cudnnfe.binary_select %x_f64, %y_f64, %v29 {compute_type = f64} : (tensor<22xf64>, tensor<22xf64>, tensor<22xi1>) -> tensor<22xf64>
  // f32 at 0
  %v31 = cudnnfe.abs %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 22
  %v32 = cudnnfe.ceil %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 44
  %v33 = cudnnfe.floor %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 66
  %v34 = cudnnfe.neg %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 88
  %v35 = cudnnfe.sqrt %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 110
  %v36 = cudnnfe.rsqrt %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 132
  %v37 = cudnnfe.reciprocal %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 154
  %v38 = cudnnfe.identity %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 176
  %v39 = cudnnfe.add %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // f32 at 198
  %v40 = cudnnfe.sub %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // f32 at 220
  %v41 = cudnnfe.mul %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // f32 at 242
  %v42 = cudnnfe.div %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // f32 at 264
  %v43 = cudnnfe.mod %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // f32 at 286
  %v44 = cudnnfe.min %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // f32 at 308
  %v45 = cudnnfe.max %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // f32 at 330
  %v46 = cudnnfe.add_square %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xf32>
  // i1 at 132
  %v47 = cudnnfe.cmp_eq %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xi1>
  // i1 at 154
  %v48 = cudnnfe.cmp_neq %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xi1>
  // i1 at 176
  %v49 = cudnnfe.cmp_gt %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xi1>
  // i1 at 198
  %v50 = cudnnfe.cmp_ge %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xi1>
  // i1 at 220
  %v51 = cudnnfe.cmp_lt %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xi1>
  // i1 at 242
  %v52 = cudnnfe.cmp_le %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xi1>
  %v53 = cudnnfe.neg %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 352
  %v54 = cudnnfe.reciprocal %v53 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 374
  %v55 = cudnnfe.relu %x_f32 : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 396
  %v56 = cudnnfe.relu %x_f32 {upper_clip = 2.0 : f64} : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 418
  %v57 = cudnnfe.relu %x_f32 {lower_clip = -1.0 : f64, lower_clip_slope = 0.25 : f64} : (tensor<22xf32>) -> tensor<22xf32>
  // f32 at 440
  %v58 = cudnnfe.relu %x_f32 {lower_clip = 0.5 : f64, lower_clip_slope = 0.125 : f64, upper_clip = 1.5 : f64} : (tensor<22xf32>) -> tensor<22xf32>
  %v59 = cudnnfe.cmp_gt %x_f32, %y_f32 : (tensor<22xf32>, tensor<22xf32>) -> tensor<22xi1>
  // f32 at 462
  %v60 = cudnnfe.binary_select %x_f32, %y_f32, %v59 : (tensor<22xf32>, tensor<22xf32>, tensor<22xi1>) -> tensor<22xf32>
  // f16 at 0
  %v61 = cudnnfe.abs %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 22
  %v62 = cudnnfe.ceil %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 44
  %v63 = cudnnfe.floor %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 66
  %v64 = cudnnfe.neg %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 88
  %v65 = cudnnfe.sqrt %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 110
  %v66 = cudnnfe.rsqrt %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 132
  %v67 = cudnnfe.reciprocal %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 154
  %v68 = cudnnfe.identity %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 176
  %v69 = cudnnfe.add %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // f16 at 198
  %v70 = cudnnfe.sub %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // f16 at 220
  %v71 = cudnnfe.mul %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // f16 at 242
  %v72 = cudnnfe.div %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // f16 at 264
  %v73 = cudnnfe.mod %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // f16 at 286
  %v74 = cudnnfe.min %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // f16 at 308
  %v75 = cudnnfe.max %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // f16 at 330
  %v76 = cudnnfe.add_square %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xf16>
  // i1 at 264
  %v77 = cudnnfe.cmp_eq %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xi1>
  // i1 at 286
  %v78 = cudnnfe.cmp_neq %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xi1>
  // i1 at 308
  %v79 = cudnnfe.cmp_gt %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xi1>
  // i1 at 330
  %v80 = cudnnfe.cmp_ge %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xi1>
  // i1 at 352
  %v81 = cudnnfe.cmp_lt %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xi1>
  // i1 at 374
  %v82 = cudnnfe.cmp_le %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xi1>
  %v83 = cudnnfe.neg %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 352
  %v84 = cudnnfe.reciprocal %v83 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 374
  %v85 = cudnnfe.relu %x_f16 : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 396
  %v86 = cudnnfe.relu %x_f16 {upper_clip = 2.0 : f64} : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 418
  %v87 = cudnnfe.relu %x_f16 {lower_clip = -1.0 : f64, lower_clip_slope = 0.25 : f64} : (tensor<22xf16>) -> tensor<22xf16>
  // f16 at 440
  %v88 = cudnnfe.relu %x_f16 {lower_clip = 0.5 : f64, lower_clip_slope = 0.125 : f64, upper_clip = 1.5 : f64} : (tensor<22xf16>) -> tensor<22xf16>
  %v89 = cudnnfe.cmp_gt %x_f16, %y_f16 : (tensor<22xf16>, tensor<22xf16>) -> tensor<22xi1>
  // f16 at 462
  %v90 = cudnnfe.binary_select %x_f16, %y_f16, %v89 : (tensor<22xf16>, tensor<22xf16>, tensor<22xi1>) -> tensor<22xf16>
  // bf16 at 0
  %v91 = cudnnfe.abs %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 22
  %v92 = cudnnfe.ceil %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 44
  %v93 = cudnnfe.floor %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 66
  %v94 = cudnnfe.neg %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 88
  %v95 = cudnnfe.sqrt %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 110
  %v96 = cudnnfe.rsqrt %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 132
  %v97 = cudnnfe.reciprocal %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 154
  %v98 = cudnnfe.identity %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 176
  %v99 = cudnnfe.add %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 198
  %v100 = cudnnfe.sub %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 220
  %v101 = cudnnfe.mul %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 242
  %v102 = cudnnfe.div %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 264
  %v103 = cudnnfe.mod %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 286
  %v104 = cudnnfe.min %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 308
  %v105 = cudnnfe.max %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 330
  %v106 = cudnnfe.add_square %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xbf16>
  // i1 at 396
  %v107 = cudnnfe.cmp_eq %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xi1>
  // i1 at 418
  %v108 = cudnnfe.cmp_neq %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xi1>
  // i1 at 440
  %v109 = cudnnfe.cmp_gt %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xi1>
  // i1 at 462
  %v110 = cudnnfe.cmp_ge %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xi1>
  // i1 at 484
  %v111 = cudnnfe.cmp_lt %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xi1>
  // i1 at 506
  %v112 = cudnnfe.cmp_le %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xi1>
  %v113 = cudnnfe.neg %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 352
  %v114 = cudnnfe.reciprocal %v113 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 374
  %v115 = cudnnfe.relu %x_bf16 : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 396
  %v116 = cudnnfe.relu %x_bf16 {upper_clip = 2.0 : f64} : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 418
  %v117 = cudnnfe.relu %x_bf16 {lower_clip = -1.0 : f64, lower_clip_slope = 0.25 : f64} : (tensor<22xbf16>) -> tensor<22xbf16>
  // bf16 at 440
  %v118 = cudnnfe.relu %x_bf16 {lower_clip = 0.5 : f64, lower_clip_slope = 0.125 : f64, upper_clip = 1.5 : f64} : (tensor<22xbf16>) -> tensor<22xbf16>
  %v119 = cudnnfe.cmp_gt %x_bf16, %y_bf16 : (tensor<22xbf16>, tensor<22xbf16>) -> tensor<22xi1>
  // bf16 at 462
  %v120 = cudnnfe.binary_select %x_bf16, %y_bf16, %v119 : (tensor<22xbf16>, tensor<22xbf16>, tensor<22xi1>) -> tensor<22xbf16>
  // i8 at 0
  %v121 = cudnnfe.add %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 13
  %v122 = cudnnfe.sub %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 26
  %v123 = cudnnfe.mul %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 39
  %v124 = cudnnfe.div %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 52
  %v125 = cudnnfe.mod %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 65
  %v126 = cudnnfe.min %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 78
  %v127 = cudnnfe.max %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 91
  %v128 = cudnnfe.add_square %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi8>
  // i8 at 104
  %v129 = cudnnfe.abs %x_i8 {compute_type = i8} : (tensor<13xi8>) -> tensor<13xi8>
  // i8 at 117
  %v130 = cudnnfe.neg %x_i8 {compute_type = i8} : (tensor<13xi8>) -> tensor<13xi8>
  // i8 at 130
  %v131 = cudnnfe.ceil %x_i8 {compute_type = i8} : (tensor<13xi8>) -> tensor<13xi8>
  // i8 at 143
  %v132 = cudnnfe.floor %x_i8 {compute_type = i8} : (tensor<13xi8>) -> tensor<13xi8>
  // i8 at 156
  %v133 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<13xi8>) -> tensor<13xi8>
  // i8 at 169
  %v134 = cudnnfe.relu %x_i8 {compute_type = i8} : (tensor<13xi8>) -> tensor<13xi8>
  // i8 at 182
  %v135 = cudnnfe.relu %x_i8 {compute_type = i8, lower_clip = -3.0 : f64, upper_clip = 50.0 : f64} : (tensor<13xi8>) -> tensor<13xi8>
  // i1 at 528
  %v136 = cudnnfe.cmp_eq %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
  // i1 at 541
  %v137 = cudnnfe.cmp_neq %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
  // i1 at 554
  %v138 = cudnnfe.cmp_gt %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
  // i1 at 567
  %v139 = cudnnfe.cmp_ge %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
  // i1 at 580
  %v140 = cudnnfe.cmp_lt %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
  // i1 at 593
  %v141 = cudnnfe.cmp_le %x_i8, %y_i8 {compute_type = i8} : (tensor<13xi8>, tensor<13xi8>) -> tensor<13xi1>
  // i32 at 0
  %v142 = cudnnfe.add %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 13
  %v143 = cudnnfe.sub %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 26
  %v144 = cudnnfe.mul %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 39
  %v145 = cudnnfe.div %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 52
  %v146 = cudnnfe.mod %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 65
  %v147 = cudnnfe.min %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 78
  %v148 = cudnnfe.max %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 91
  %v149 = cudnnfe.add_square %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi32>
  // i32 at 104
  %v150 = cudnnfe.abs %x_i32 {compute_type = i32} : (tensor<13xi32>) -> tensor<13xi32>
  // i32 at 117
  %v151 = cudnnfe.neg %x_i32 {compute_type = i32} : (tensor<13xi32>) -> tensor<13xi32>
  // i32 at 130
  %v152 = cudnnfe.ceil %x_i32 {compute_type = i32} : (tensor<13xi32>) -> tensor<13xi32>
  // i32 at 143
  %v153 = cudnnfe.floor %x_i32 {compute_type = i32} : (tensor<13xi32>) -> tensor<13xi32>
  // i32 at 156
  %v154 = cudnnfe.identity %x_i32 {compute_type = i32} : (tensor<13xi32>) -> tensor<13xi32>
  // i32 at 169
  %v155 = cudnnfe.relu %x_i32 {compute_type = i32} : (tensor<13xi32>) -> tensor<13xi32>
  // i32 at 182
  %v156 = cudnnfe.relu %x_i32 {compute_type = i32, lower_clip = -3.0 : f64, upper_clip = 50.0 : f64} : (tensor<13xi32>) -> tensor<13xi32>
  // i1 at 606
  %v157 = cudnnfe.cmp_eq %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
  // i1 at 619
  %v158 = cudnnfe.cmp_neq %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
  // i1 at 632
  %v159 = cudnnfe.cmp_gt %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
  // i1 at 645
  %v160 = cudnnfe.cmp_ge %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
  // i1 at 658
  %v161 = cudnnfe.cmp_lt %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
  // i1 at 671
  %v162 = cudnnfe.cmp_le %x_i32, %y_i32 {compute_type = i32} : (tensor<13xi32>, tensor<13xi32>) -> tensor<13xi1>
  // i64 at 0
  %v163 = cudnnfe.add %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 13
  %v164 = cudnnfe.sub %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 26
  %v165 = cudnnfe.mul %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 39
  %v166 = cudnnfe.div %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 52
  %v167 = cudnnfe.mod %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 65
  %v168 = cudnnfe.min %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 78
  %v169 = cudnnfe.max %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 91
  %v170 = cudnnfe.add_square %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi64>
  // i64 at 104
  %v171 = cudnnfe.abs %x_i64 {compute_type = i64} : (tensor<13xi64>) -> tensor<13xi64>
  // i64 at 117
  %v172 = cudnnfe.neg %x_i64 {compute_type = i64} : (tensor<13xi64>) -> tensor<13xi64>
  // i64 at 130
  %v173 = cudnnfe.ceil %x_i64 {compute_type = i64} : (tensor<13xi64>) -> tensor<13xi64>
  // i64 at 143
  %v174 = cudnnfe.floor %x_i64 {compute_type = i64} : (tensor<13xi64>) -> tensor<13xi64>
  // i64 at 156
  %v175 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<13xi64>) -> tensor<13xi64>
  // i64 at 169
  %v176 = cudnnfe.relu %x_i64 {compute_type = i64} : (tensor<13xi64>) -> tensor<13xi64>
  // i64 at 182
  %v177 = cudnnfe.relu %x_i64 {compute_type = i64, lower_clip = -3.0 : f64, upper_clip = 50.0 : f64} : (tensor<13xi64>) -> tensor<13xi64>
  // i1 at 684
  %v178 = cudnnfe.cmp_eq %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
  // i1 at 697
  %v179 = cudnnfe.cmp_neq %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
  // i1 at 710
  %v180 = cudnnfe.cmp_gt %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
  // i1 at 723
  %v181 = cudnnfe.cmp_ge %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
  // i1 at 0
  %v182 = cudnnfe.cmp_lt %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
  // i1 at 13
  %v183 = cudnnfe.cmp_le %x_i64, %y_i64 {compute_type = i64} : (tensor<13xi64>, tensor<13xi64>) -> tensor<13xi1>
  // i1 at 26
  %v184 = cudnnfe.logical_and %p, %q : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // i1 at 30
  %v185 = cudnnfe.logical_or %p, %q : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // i1 at 34
  %v186 = cudnnfe.logical_not %p : (tensor<4xi1>) -> tensor<4xi1>
  // i1 at 38
  %v187 = cudnnfe.logical_and %p, %q {compute_type = i1} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // i1 at 42
  %v188 = cudnnfe.cmp_eq %p, %q : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // i1 at 46
  %v189 = cudnnfe.cmp_neq %p, %q {compute_type = i1} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  // i1 at 50
  %v190 = cudnnfe.identity %p : (tensor<4xi1>) -> tensor<4xi1>
  // f32 at 484
  %v191 = cudnnfe.identity %p : (tensor<4xi1>) -> tensor<4xf32>
  // bf16 at 484
  %v192 = cudnnfe.identity %q : (tensor<4xi1>) -> tensor<4xbf16>
  // i8 at 195
  %v193 = cudnnfe.identity %q {compute_type = i8} : (tensor<4xi1>) -> tensor<4xi8>
  // i1 at 54
  %v194 = cudnnfe.binary_select %p, %q, %p : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v24, %v25, %v26, %v27, %v28, %v30, %v17, %v18, %v19, %v20, %v21, %v22, %v47, %v48, %v49, %v50, %v51, %v52, %v77, %v78, %v79, %v80, %v81, %v82, %v107, %v108, %v109, %v110, %v111, %v112, %v136, %v137, %v138, %v139, %v140, %v141, %v157, %v158, %v159, %v160, %v161, %v162, %v178, %v179, %v180, %v181, %v31, %v32, %v33, %v34, %v35, %v36, %v37, %v38, %v39, %v40, %v41, %v42, %v43, %v44, %v45, %v46, %v54, %v55, %v56, %v57, %v58, %v60, %v191, %v61, %v62, %v63, %v64, %v65, %v66, %v67, %v68, %v69, %v70, %v71, %v72, %v73, %v74, %v75, %v76, %v84, %v85, %v86, %v87, %v88, %v90, %v91, %v92, %v93, %v94, %v95, %v96, %v97, %v98, %v99, %v100, %v101, %v102, %v103, %v104, %v105, %v106, %v114, %v115, %v116, %v117, %v118, %v120, %v192, %v121, %v122, %v123, %v124, %v125, %v126, %v127, %v128, %v129, %v130, %v131, %v132, %v133, %v134, %v135, %v193, %v142, %v143, %v144, %v145, %v146, %v147, %v148, %v149, %v150, %v151, %v152, %v153, %v154, %v155, %v156, %v163, %v164, %v165, %v166, %v167, %v168, %v169, %v170, %v171, %v172, %v173, %v174, %v175, %v176, %v177, %v182, %v183, %v184, %v185, %v186, %v187, %v188, %v189, %v190, %v194
      : tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<4xf32>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<4xbf16>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<4xi8>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi1>, tensor<13xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<44xf64>, %all_f32: tensor<44xf32>, %all_f16: tensor<44xf16>, %all_bf16: tensor<44xbf16>, %all_i8: tensor<26xi8>, %all_i32: tensor<26xi32>, %all_i64: tensor<26xi64>, %all_i1: tensor<8xi1>)
    -> (tensor<484xf64>, tensor<736xi1>, tensor<488xf32>, tensor<484xf16>, tensor<488xbf16>, tensor<199xi8>, tensor<195xi32>, tensor<195xi64>, tensor<58xi1>) {
  %x_f64 = tensor.extract_slice %all_f64[0] [22] [1] : tensor<44xf64> to tensor<22xf64>
  %y_f64 = tensor.extract_slice %all_f64[22] [22] [1] : tensor<44xf64> to tensor<22xf64>
  %x_f32 = tensor.extract_slice %all_f32[0] [22] [1] : tensor<44xf32> to tensor<22xf32>
  %y_f32 = tensor.extract_slice %all_f32[22] [22] [1] : tensor<44xf32> to tensor<22xf32>
  %x_f16 = tensor.extract_slice %all_f16[0] [22] [1] : tensor<44xf16> to tensor<22xf16>
  %y_f16 = tensor.extract_slice %all_f16[22] [22] [1] : tensor<44xf16> to tensor<22xf16>
  %x_bf16 = tensor.extract_slice %all_bf16[0] [22] [1] : tensor<44xbf16> to tensor<22xbf16>
  %y_bf16 = tensor.extract_slice %all_bf16[22] [22] [1] : tensor<44xbf16> to tensor<22xbf16>
  %x_i8 = tensor.extract_slice %all_i8[0] [13] [1] : tensor<26xi8> to tensor<13xi8>
  %y_i8 = tensor.extract_slice %all_i8[13] [13] [1] : tensor<26xi8> to tensor<13xi8>
  %x_i32 = tensor.extract_slice %all_i32[0] [13] [1] : tensor<26xi32> to tensor<13xi32>
  %y_i32 = tensor.extract_slice %all_i32[13] [13] [1] : tensor<26xi32> to tensor<13xi32>
  %x_i64 = tensor.extract_slice %all_i64[0] [13] [1] : tensor<26xi64> to tensor<13xi64>
  %y_i64 = tensor.extract_slice %all_i64[13] [13] [1] : tensor<26xi64> to tensor<13xi64>
  %p = tensor.extract_slice %all_i1[0] [4] [1] : tensor<8xi1> to tensor<4xi1>
  %q = tensor.extract_slice %all_i1[4] [4] [1] : tensor<8xi1> to tensor<4xi1>
  %r:186 = cudnnfe.call @g(%h, %x_f64, %y_f64, %x_f32, %y_f32, %x_f16, %y_f16, %x_bf16, %y_bf16, %x_i8, %y_i8, %x_i32, %y_i32, %x_i64, %y_i64, %p, %q)
      : (!cudnnfe.handle, tensor<22xf64>, tensor<22xf64>, tensor<22xf32>, tensor<22xf32>, tensor<22xf16>, tensor<22xf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<13xi8>, tensor<13xi8>, tensor<13xi32>, tensor<13xi32>, tensor<13xi64>, tensor<13xi64>, tensor<4xi1>, tensor<4xi1>)
      -> (tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xf64>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<22xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<13xi1>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<22xf32>, tensor<4xf32>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<22xbf16>, tensor<4xbf16>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<13xi8>, tensor<4xi8>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi32>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi64>, tensor<13xi1>, tensor<13xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>)
  %empty0 = tensor.empty() : tensor<484xf64>
  %set0 = tensor.insert_slice %r#0 into %empty0[0] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set1 = tensor.insert_slice %r#1 into %set0[22] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set2 = tensor.insert_slice %r#2 into %set1[44] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set3 = tensor.insert_slice %r#3 into %set2[66] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set4 = tensor.insert_slice %r#4 into %set3[88] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set5 = tensor.insert_slice %r#5 into %set4[110] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set6 = tensor.insert_slice %r#6 into %set5[132] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set7 = tensor.insert_slice %r#7 into %set6[154] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set8 = tensor.insert_slice %r#8 into %set7[176] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set9 = tensor.insert_slice %r#9 into %set8[198] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set10 = tensor.insert_slice %r#10 into %set9[220] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set11 = tensor.insert_slice %r#11 into %set10[242] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set12 = tensor.insert_slice %r#12 into %set11[264] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set13 = tensor.insert_slice %r#13 into %set12[286] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set14 = tensor.insert_slice %r#14 into %set13[308] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set15 = tensor.insert_slice %r#15 into %set14[330] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set16 = tensor.insert_slice %r#16 into %set15[352] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set17 = tensor.insert_slice %r#17 into %set16[374] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set18 = tensor.insert_slice %r#18 into %set17[396] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set19 = tensor.insert_slice %r#19 into %set18[418] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set20 = tensor.insert_slice %r#20 into %set19[440] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %set21 = tensor.insert_slice %r#21 into %set20[462] [22] [1] : tensor<22xf64> into tensor<484xf64>
  %empty1 = tensor.empty() : tensor<736xi1>
  %set22 = tensor.insert_slice %r#22 into %empty1[0] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set23 = tensor.insert_slice %r#23 into %set22[22] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set24 = tensor.insert_slice %r#24 into %set23[44] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set25 = tensor.insert_slice %r#25 into %set24[66] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set26 = tensor.insert_slice %r#26 into %set25[88] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set27 = tensor.insert_slice %r#27 into %set26[110] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set28 = tensor.insert_slice %r#28 into %set27[132] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set29 = tensor.insert_slice %r#29 into %set28[154] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set30 = tensor.insert_slice %r#30 into %set29[176] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set31 = tensor.insert_slice %r#31 into %set30[198] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set32 = tensor.insert_slice %r#32 into %set31[220] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set33 = tensor.insert_slice %r#33 into %set32[242] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set34 = tensor.insert_slice %r#34 into %set33[264] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set35 = tensor.insert_slice %r#35 into %set34[286] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set36 = tensor.insert_slice %r#36 into %set35[308] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set37 = tensor.insert_slice %r#37 into %set36[330] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set38 = tensor.insert_slice %r#38 into %set37[352] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set39 = tensor.insert_slice %r#39 into %set38[374] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set40 = tensor.insert_slice %r#40 into %set39[396] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set41 = tensor.insert_slice %r#41 into %set40[418] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set42 = tensor.insert_slice %r#42 into %set41[440] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set43 = tensor.insert_slice %r#43 into %set42[462] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set44 = tensor.insert_slice %r#44 into %set43[484] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set45 = tensor.insert_slice %r#45 into %set44[506] [22] [1] : tensor<22xi1> into tensor<736xi1>
  %set46 = tensor.insert_slice %r#46 into %set45[528] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set47 = tensor.insert_slice %r#47 into %set46[541] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set48 = tensor.insert_slice %r#48 into %set47[554] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set49 = tensor.insert_slice %r#49 into %set48[567] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set50 = tensor.insert_slice %r#50 into %set49[580] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set51 = tensor.insert_slice %r#51 into %set50[593] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set52 = tensor.insert_slice %r#52 into %set51[606] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set53 = tensor.insert_slice %r#53 into %set52[619] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set54 = tensor.insert_slice %r#54 into %set53[632] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set55 = tensor.insert_slice %r#55 into %set54[645] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set56 = tensor.insert_slice %r#56 into %set55[658] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set57 = tensor.insert_slice %r#57 into %set56[671] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set58 = tensor.insert_slice %r#58 into %set57[684] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set59 = tensor.insert_slice %r#59 into %set58[697] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set60 = tensor.insert_slice %r#60 into %set59[710] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %set61 = tensor.insert_slice %r#61 into %set60[723] [13] [1] : tensor<13xi1> into tensor<736xi1>
  %empty2 = tensor.empty() : tensor<488xf32>
  %set62 = tensor.insert_slice %r#62 into %empty2[0] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set63 = tensor.insert_slice %r#63 into %set62[22] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set64 = tensor.insert_slice %r#64 into %set63[44] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set65 = tensor.insert_slice %r#65 into %set64[66] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set66 = tensor.insert_slice %r#66 into %set65[88] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set67 = tensor.insert_slice %r#67 into %set66[110] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set68 = tensor.insert_slice %r#68 into %set67[132] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set69 = tensor.insert_slice %r#69 into %set68[154] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set70 = tensor.insert_slice %r#70 into %set69[176] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set71 = tensor.insert_slice %r#71 into %set70[198] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set72 = tensor.insert_slice %r#72 into %set71[220] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set73 = tensor.insert_slice %r#73 into %set72[242] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set74 = tensor.insert_slice %r#74 into %set73[264] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set75 = tensor.insert_slice %r#75 into %set74[286] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set76 = tensor.insert_slice %r#76 into %set75[308] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set77 = tensor.insert_slice %r#77 into %set76[330] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set78 = tensor.insert_slice %r#78 into %set77[352] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set79 = tensor.insert_slice %r#79 into %set78[374] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set80 = tensor.insert_slice %r#80 into %set79[396] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set81 = tensor.insert_slice %r#81 into %set80[418] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set82 = tensor.insert_slice %r#82 into %set81[440] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set83 = tensor.insert_slice %r#83 into %set82[462] [22] [1] : tensor<22xf32> into tensor<488xf32>
  %set84 = tensor.insert_slice %r#84 into %set83[484] [4] [1] : tensor<4xf32> into tensor<488xf32>
  %empty3 = tensor.empty() : tensor<484xf16>
  %set85 = tensor.insert_slice %r#85 into %empty3[0] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set86 = tensor.insert_slice %r#86 into %set85[22] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set87 = tensor.insert_slice %r#87 into %set86[44] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set88 = tensor.insert_slice %r#88 into %set87[66] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set89 = tensor.insert_slice %r#89 into %set88[88] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set90 = tensor.insert_slice %r#90 into %set89[110] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set91 = tensor.insert_slice %r#91 into %set90[132] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set92 = tensor.insert_slice %r#92 into %set91[154] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set93 = tensor.insert_slice %r#93 into %set92[176] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set94 = tensor.insert_slice %r#94 into %set93[198] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set95 = tensor.insert_slice %r#95 into %set94[220] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set96 = tensor.insert_slice %r#96 into %set95[242] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set97 = tensor.insert_slice %r#97 into %set96[264] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set98 = tensor.insert_slice %r#98 into %set97[286] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set99 = tensor.insert_slice %r#99 into %set98[308] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set100 = tensor.insert_slice %r#100 into %set99[330] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set101 = tensor.insert_slice %r#101 into %set100[352] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set102 = tensor.insert_slice %r#102 into %set101[374] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set103 = tensor.insert_slice %r#103 into %set102[396] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set104 = tensor.insert_slice %r#104 into %set103[418] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set105 = tensor.insert_slice %r#105 into %set104[440] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %set106 = tensor.insert_slice %r#106 into %set105[462] [22] [1] : tensor<22xf16> into tensor<484xf16>
  %empty4 = tensor.empty() : tensor<488xbf16>
  %set107 = tensor.insert_slice %r#107 into %empty4[0] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set108 = tensor.insert_slice %r#108 into %set107[22] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set109 = tensor.insert_slice %r#109 into %set108[44] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set110 = tensor.insert_slice %r#110 into %set109[66] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set111 = tensor.insert_slice %r#111 into %set110[88] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set112 = tensor.insert_slice %r#112 into %set111[110] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set113 = tensor.insert_slice %r#113 into %set112[132] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set114 = tensor.insert_slice %r#114 into %set113[154] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set115 = tensor.insert_slice %r#115 into %set114[176] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set116 = tensor.insert_slice %r#116 into %set115[198] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set117 = tensor.insert_slice %r#117 into %set116[220] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set118 = tensor.insert_slice %r#118 into %set117[242] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set119 = tensor.insert_slice %r#119 into %set118[264] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set120 = tensor.insert_slice %r#120 into %set119[286] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set121 = tensor.insert_slice %r#121 into %set120[308] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set122 = tensor.insert_slice %r#122 into %set121[330] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set123 = tensor.insert_slice %r#123 into %set122[352] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set124 = tensor.insert_slice %r#124 into %set123[374] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set125 = tensor.insert_slice %r#125 into %set124[396] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set126 = tensor.insert_slice %r#126 into %set125[418] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set127 = tensor.insert_slice %r#127 into %set126[440] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set128 = tensor.insert_slice %r#128 into %set127[462] [22] [1] : tensor<22xbf16> into tensor<488xbf16>
  %set129 = tensor.insert_slice %r#129 into %set128[484] [4] [1] : tensor<4xbf16> into tensor<488xbf16>
  %empty5 = tensor.empty() : tensor<199xi8>
  %set130 = tensor.insert_slice %r#130 into %empty5[0] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set131 = tensor.insert_slice %r#131 into %set130[13] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set132 = tensor.insert_slice %r#132 into %set131[26] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set133 = tensor.insert_slice %r#133 into %set132[39] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set134 = tensor.insert_slice %r#134 into %set133[52] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set135 = tensor.insert_slice %r#135 into %set134[65] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set136 = tensor.insert_slice %r#136 into %set135[78] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set137 = tensor.insert_slice %r#137 into %set136[91] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set138 = tensor.insert_slice %r#138 into %set137[104] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set139 = tensor.insert_slice %r#139 into %set138[117] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set140 = tensor.insert_slice %r#140 into %set139[130] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set141 = tensor.insert_slice %r#141 into %set140[143] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set142 = tensor.insert_slice %r#142 into %set141[156] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set143 = tensor.insert_slice %r#143 into %set142[169] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set144 = tensor.insert_slice %r#144 into %set143[182] [13] [1] : tensor<13xi8> into tensor<199xi8>
  %set145 = tensor.insert_slice %r#145 into %set144[195] [4] [1] : tensor<4xi8> into tensor<199xi8>
  %empty6 = tensor.empty() : tensor<195xi32>
  %set146 = tensor.insert_slice %r#146 into %empty6[0] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set147 = tensor.insert_slice %r#147 into %set146[13] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set148 = tensor.insert_slice %r#148 into %set147[26] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set149 = tensor.insert_slice %r#149 into %set148[39] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set150 = tensor.insert_slice %r#150 into %set149[52] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set151 = tensor.insert_slice %r#151 into %set150[65] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set152 = tensor.insert_slice %r#152 into %set151[78] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set153 = tensor.insert_slice %r#153 into %set152[91] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set154 = tensor.insert_slice %r#154 into %set153[104] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set155 = tensor.insert_slice %r#155 into %set154[117] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set156 = tensor.insert_slice %r#156 into %set155[130] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set157 = tensor.insert_slice %r#157 into %set156[143] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set158 = tensor.insert_slice %r#158 into %set157[156] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set159 = tensor.insert_slice %r#159 into %set158[169] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %set160 = tensor.insert_slice %r#160 into %set159[182] [13] [1] : tensor<13xi32> into tensor<195xi32>
  %empty7 = tensor.empty() : tensor<195xi64>
  %set161 = tensor.insert_slice %r#161 into %empty7[0] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set162 = tensor.insert_slice %r#162 into %set161[13] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set163 = tensor.insert_slice %r#163 into %set162[26] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set164 = tensor.insert_slice %r#164 into %set163[39] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set165 = tensor.insert_slice %r#165 into %set164[52] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set166 = tensor.insert_slice %r#166 into %set165[65] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set167 = tensor.insert_slice %r#167 into %set166[78] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set168 = tensor.insert_slice %r#168 into %set167[91] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set169 = tensor.insert_slice %r#169 into %set168[104] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set170 = tensor.insert_slice %r#170 into %set169[117] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set171 = tensor.insert_slice %r#171 into %set170[130] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set172 = tensor.insert_slice %r#172 into %set171[143] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set173 = tensor.insert_slice %r#173 into %set172[156] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set174 = tensor.insert_slice %r#174 into %set173[169] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %set175 = tensor.insert_slice %r#175 into %set174[182] [13] [1] : tensor<13xi64> into tensor<195xi64>
  %empty8 = tensor.empty() : tensor<58xi1>
  %set176 = tensor.insert_slice %r#176 into %empty8[0] [13] [1] : tensor<13xi1> into tensor<58xi1>
  %set177 = tensor.insert_slice %r#177 into %set176[13] [13] [1] : tensor<13xi1> into tensor<58xi1>
  %set178 = tensor.insert_slice %r#178 into %set177[26] [4] [1] : tensor<4xi1> into tensor<58xi1>
  %set179 = tensor.insert_slice %r#179 into %set178[30] [4] [1] : tensor<4xi1> into tensor<58xi1>
  %set180 = tensor.insert_slice %r#180 into %set179[34] [4] [1] : tensor<4xi1> into tensor<58xi1>
  %set181 = tensor.insert_slice %r#181 into %set180[38] [4] [1] : tensor<4xi1> into tensor<58xi1>
  %set182 = tensor.insert_slice %r#182 into %set181[42] [4] [1] : tensor<4xi1> into tensor<58xi1>
  %set183 = tensor.insert_slice %r#183 into %set182[46] [4] [1] : tensor<4xi1> into tensor<58xi1>
  %set184 = tensor.insert_slice %r#184 into %set183[50] [4] [1] : tensor<4xi1> into tensor<58xi1>
  %set185 = tensor.insert_slice %r#185 into %set184[54] [4] [1] : tensor<4xi1> into tensor<58xi1>
  return %set21, %set61, %set84, %set106, %set129, %set145, %set160, %set175, %set185 : tensor<484xf64>, tensor<736xi1>, tensor<488xf32>, tensor<484xf16>, tensor<488xbf16>, tensor<199xi8>, tensor<195xi32>, tensor<195xi64>, tensor<58xi1>
}
