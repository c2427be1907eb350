// Written by Inputs/generate_pointwise.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/conversions-integers.in-i64.npy \
// RUN:     --input=1=%S/Inputs/conversions-integers.in-i32.npy \
// RUN:     --input=2=%S/Inputs/conversions-integers.in-i8.npy \
// RUN:     --input=3=%S/Inputs/conversions-integers.in-i1.npy \
// RUN:     --check=0=%S/Inputs/conversions-integers.out-f64.npy \
// RUN:     --check=1=%S/Inputs/conversions-integers.out-f32.npy \
// RUN:     --check=2=%S/Inputs/conversions-integers.out-f16.npy \
// RUN:     --check=3=%S/Inputs/conversions-integers.out-bf16.npy \
// RUN:     --check=4=%S/Inputs/conversions-integers.out-i64.npy \
// RUN:     --check=5=%S/Inputs/conversions-integers.out-i32.npy \
// RUN:     --check=6=%S/Inputs/conversions-integers.out-i8.npy \
// RUN:     --check=7=%S/Inputs/conversions-integers.out-i1.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Every conversion by `identity`: floats round once and to nearest even,
// floats to integers too, and saturate; NaN is 0; integers saturate.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches
// CHECK: check: result 4 matches
// CHECK: check: result 5 matches
// CHECK: check: result 6 matches
// CHECK: check: result 7 matches

cudnnfe.graph private @g(
    %x_i64: tensor<24xi64>,
    %x_i32: tensor<19xi32>,
    %x_i8: tensor<6xi8>,
    %x_i1: tensor<2xi1>)
    -> (tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<2xf64>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<2xf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<2xbf16>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<2xi64>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<2xi8>, tensor<2xi1>) {
  // f64 at 0
  %v1 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 24
  %v2 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 48
  %v3 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 72
  %v4 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 96
  %v5 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xf64>
  // f32 at 0
  %v6 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 24
  %v7 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 48
  %v8 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 72
  %v9 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 96
  %v10 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xf32>
  // f16 at 0
  %v11 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 24
  %v12 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 48
  %v13 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 72
  %v14 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 96
  %v15 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xf16>
  // bf16 at 0
  %v16 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 24
  %v17 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 48
  %v18 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 72
  %v19 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 96
  %v20 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xbf16>
  // i64 at 0
  %v21 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 24
  %v22 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 48
  %v23 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 72
  %v24 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 96
  %v25 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xi64>
  // i32 at 0
  %v26 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 24
  %v27 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 48
  %v28 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 72
  %v29 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 96
  %v30 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xi32>
  // i8 at 0
  %v31 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 24
  %v32 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 48
  %v33 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 72
  %v34 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 96
  %v35 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xi8>
  // f64 at 120
  %v36 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 139
  %v37 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 158
  %v38 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 177
  %v39 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 196
  %v40 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xf64>
  // f32 at 120
  %v41 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 139
  %v42 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 158
  %v43 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 177
  %v44 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 196
  %v45 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xf32>
  // f16 at 120
  %v46 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 139
  %v47 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 158
  %v48 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 177
  %v49 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 196
  %v50 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xf16>
  // bf16 at 120
  %v51 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 139
  %v52 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 158
  %v53 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 177
  %v54 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 196
  %v55 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xbf16>
  // i64 at 120
  %v56 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 139
  %v57 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 158
  %v58 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 177
  %v59 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 196
  %v60 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xi64>
  // i32 at 120
  %v61 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 139
  %v62 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 158
  %v63 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 177
  %v64 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 196
  %v65 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xi32>
  // i8 at 120
  %v66 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 139
  %v67 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 158
  %v68 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 177
  %v69 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 196
  %v70 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xi8>
  // f64 at 215
  %v71 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 221
  %v72 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 227
  %v73 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 233
  %v74 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 239
  %v75 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xf64>
  // f32 at 215
  %v76 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 221
  %v77 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 227
  %v78 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 233
  %v79 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 239
  %v80 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xf32>
  // f16 at 215
  %v81 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 221
  %v82 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 227
  %v83 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 233
  %v84 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 239
  %v85 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xf16>
  // bf16 at 215
  %v86 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 221
  %v87 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 227
  %v88 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 233
  %v89 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 239
  %v90 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xbf16>
  // i64 at 215
  %v91 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 221
  %v92 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 227
  %v93 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 233
  %v94 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 239
  %v95 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xi64>
  // i32 at 215
  %v96 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 221
  %v97 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 227
  %v98 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 233
  %v99 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 239
  %v100 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xi32>
  // i8 at 215
  %v101 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 221
  %v102 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 227
  %v103 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 233
  %v104 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 239
  %v105 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xi8>
  // f64 at 245
  %v106 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xf64>
  // f32 at 245
  %v107 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xf32>
  // f16 at 245
  %v108 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xf16>
  // bf16 at 245
  %v109 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xbf16>
  // i64 at 245
  %v110 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi64>
  // i32 at 245
  %v111 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi32>
  // i8 at 245
  %v112 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi8>
  // i1 at 0
  %v113 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi1>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v36, %v37, %v38, %v39, %v40, %v71, %v72, %v73, %v74, %v75, %v106, %v6, %v7, %v8, %v9, %v10, %v41, %v42, %v43, %v44, %v45, %v76, %v77, %v78, %v79, %v80, %v107, %v11, %v12, %v13, %v14, %v15, %v46, %v47, %v48, %v49, %v50, %v81, %v82, %v83, %v84, %v85, %v108, %v16, %v17, %v18, %v19, %v20, %v51, %v52, %v53, %v54, %v55, %v86, %v87, %v88, %v89, %v90, %v109, %v21, %v22, %v23, %v24, %v25, %v56, %v57, %v58, %v59, %v60, %v91, %v92, %v93, %v94, %v95, %v110, %v26, %v27, %v28, %v29, %v30, %v61, %v62, %v63, %v64, %v65, %v96, %v97, %v98, %v99, %v100, %v111, %v31, %v32, %v33, %v34, %v35, %v66, %v67, %v68, %v69, %v70, %v101, %v102, %v103, %v104, %v105, %v112, %v113
      : tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<2xf64>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<2xf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<2xbf16>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<2xi64>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<2xi8>, tensor<2xi1>
}

func.func @main(%h: !cudnnfe.handle, %all_i64: tensor<24xi64>, %all_i32: tensor<19xi32>, %all_i8: tensor<6xi8>, %all_i1: tensor<2xi1>)
    -> (tensor<247xf64>, tensor<247xf32>, tensor<247xf16>, tensor<247xbf16>, tensor<247xi64>, tensor<247xi32>, tensor<247xi8>, tensor<2xi1>) {
  %x_i64 = tensor.extract_slice %all_i64[0] [24] [1] : tensor<24xi64> to tensor<24xi64>
  %x_i32 = tensor.extract_slice %all_i32[0] [19] [1] : tensor<19xi32> to tensor<19xi32>
  %x_i8 = tensor.extract_slice %all_i8[0] [6] [1] : tensor<6xi8> to tensor<6xi8>
  %x_i1 = tensor.extract_slice %all_i1[0] [2] [1] : tensor<2xi1> to tensor<2xi1>
  %r:113 = cudnnfe.call @g(%h, %x_i64, %x_i32, %x_i8, %x_i1)
      : (!cudnnfe.handle, tensor<24xi64>, tensor<19xi32>, tensor<6xi8>, tensor<2xi1>)
      -> (tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<2xf64>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<2xf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<2xbf16>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<2xi64>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<2xi8>, tensor<2xi1>)
  %empty0 = tensor.empty() : tensor<247xf64>
  %set0 = tensor.insert_slice %r#0 into %empty0[0] [24] [1] : tensor<24xf64> into tensor<247xf64>
  %set1 = tensor.insert_slice %r#1 into %set0[24] [24] [1] : tensor<24xf64> into tensor<247xf64>
  %set2 = tensor.insert_slice %r#2 into %set1[48] [24] [1] : tensor<24xf64> into tensor<247xf64>
  %set3 = tensor.insert_slice %r#3 into %set2[72] [24] [1] : tensor<24xf64> into tensor<247xf64>
  %set4 = tensor.insert_slice %r#4 into %set3[96] [24] [1] : tensor<24xf64> into tensor<247xf64>
  %set5 = tensor.insert_slice %r#5 into %set4[120] [19] [1] : tensor<19xf64> into tensor<247xf64>
  %set6 = tensor.insert_slice %r#6 into %set5[139] [19] [1] : tensor<19xf64> into tensor<247xf64>
  %set7 = tensor.insert_slice %r#7 into %set6[158] [19] [1] : tensor<19xf64> into tensor<247xf64>
  %set8 = tensor.insert_slice %r#8 into %set7[177] [19] [1] : tensor<19xf64> into tensor<247xf64>
  %set9 = tensor.insert_slice %r#9 into %set8[196] [19] [1] : tensor<19xf64> into tensor<247xf64>
  %set10 = tensor.insert_slice %r#10 into %set9[215] [6] [1] : tensor<6xf64> into tensor<247xf64>
  %set11 = tensor.insert_slice %r#11 into %set10[221] [6] [1] : tensor<6xf64> into tensor<247xf64>
  %set12 = tensor.insert_slice %r#12 into %set11[227] [6] [1] : tensor<6xf64> into tensor<247xf64>
  %set13 = tensor.insert_slice %r#13 into %set12[233] [6] [1] : tensor<6xf64> into tensor<247xf64>
  %set14 = tensor.insert_slice %r#14 into %set13[239] [6] [1] : tensor<6xf64> into tensor<247xf64>
  %set15 = tensor.insert_slice %r#15 into %set14[245] [2] [1] : tensor<2xf64> into tensor<247xf64>
  %empty1 = tensor.empty() : tensor<247xf32>
  %set16 = tensor.insert_slice %r#16 into %empty1[0] [24] [1] : tensor<24xf32> into tensor<247xf32>
  %set17 = tensor.insert_slice %r#17 into %set16[24] [24] [1] : tensor<24xf32> into tensor<247xf32>
  %set18 = tensor.insert_slice %r#18 into %set17[48] [24] [1] : tensor<24xf32> into tensor<247xf32>
  %set19 = tensor.insert_slice %r#19 into %set18[72] [24] [1] : tensor<24xf32> into tensor<247xf32>
  %set20 = tensor.insert_slice %r#20 into %set19[96] [24] [1] : tensor<24xf32> into tensor<247xf32>
  %set21 = tensor.insert_slice %r#21 into %set20[120] [19] [1] : tensor<19xf32> into tensor<247xf32>
  %set22 = tensor.insert_slice %r#22 into %set21[139] [19] [1] : tensor<19xf32> into tensor<247xf32>
  %set23 = tensor.insert_slice %r#23 into %set22[158] [19] [1] : tensor<19xf32> into tensor<247xf32>
  %set24 = tensor.insert_slice %r#24 into %set23[177] [19] [1] : tensor<19xf32> into tensor<247xf32>
  %set25 = tensor.insert_slice %r#25 into %set24[196] [19] [1] : tensor<19xf32> into tensor<247xf32>
  %set26 = tensor.insert_slice %r#26 into %set25[215] [6] [1] : tensor<6xf32> into tensor<247xf32>
  %set27 = tensor.insert_slice %r#27 into %set26[221] [6] [1] : tensor<6xf32> into tensor<247xf32>
  %set28 = tensor.insert_slice %r#28 into %set27[227] [6] [1] : tensor<6xf32> into tensor<247xf32>
  %set29 = tensor.insert_slice %r#29 into %set28[233] [6] [1] : tensor<6xf32> into tensor<247xf32>
  %set30 = tensor.insert_slice %r#30 into %set29[239] [6] [1] : tensor<6xf32> into tensor<247xf32>
  %set31 = tensor.insert_slice %r#31 into %set30[245] [2] [1] : tensor<2xf32> into tensor<247xf32>
  %empty2 = tensor.empty() : tensor<247xf16>
  %set32 = tensor.insert_slice %r#32 into %empty2[0] [24] [1] : tensor<24xf16> into tensor<247xf16>
  %set33 = tensor.insert_slice %r#33 into %set32[24] [24] [1] : tensor<24xf16> into tensor<247xf16>
  %set34 = tensor.insert_slice %r#34 into %set33[48] [24] [1] : tensor<24xf16> into tensor<247xf16>
  %set35 = tensor.insert_slice %r#35 into %set34[72] [24] [1] : tensor<24xf16> into tensor<247xf16>
  %set36 = tensor.insert_slice %r#36 into %set35[96] [24] [1] : tensor<24xf16> into tensor<247xf16>
  %set37 = tensor.insert_slice %r#37 into %set36[120] [19] [1] : tensor<19xf16> into tensor<247xf16>
  %set38 = tensor.insert_slice %r#38 into %set37[139] [19] [1] : tensor<19xf16> into tensor<247xf16>
  %set39 = tensor.insert_slice %r#39 into %set38[158] [19] [1] : tensor<19xf16> into tensor<247xf16>
  %set40 = tensor.insert_slice %r#40 into %set39[177] [19] [1] : tensor<19xf16> into tensor<247xf16>
  %set41 = tensor.insert_slice %r#41 into %set40[196] [19] [1] : tensor<19xf16> into tensor<247xf16>
  %set42 = tensor.insert_slice %r#42 into %set41[215] [6] [1] : tensor<6xf16> into tensor<247xf16>
  %set43 = tensor.insert_slice %r#43 into %set42[221] [6] [1] : tensor<6xf16> into tensor<247xf16>
  %set44 = tensor.insert_slice %r#44 into %set43[227] [6] [1] : tensor<6xf16> into tensor<247xf16>
  %set45 = tensor.insert_slice %r#45 into %set44[233] [6] [1] : tensor<6xf16> into tensor<247xf16>
  %set46 = tensor.insert_slice %r#46 into %set45[239] [6] [1] : tensor<6xf16> into tensor<247xf16>
  %set47 = tensor.insert_slice %r#47 into %set46[245] [2] [1] : tensor<2xf16> into tensor<247xf16>
  %empty3 = tensor.empty() : tensor<247xbf16>
  %set48 = tensor.insert_slice %r#48 into %empty3[0] [24] [1] : tensor<24xbf16> into tensor<247xbf16>
  %set49 = tensor.insert_slice %r#49 into %set48[24] [24] [1] : tensor<24xbf16> into tensor<247xbf16>
  %set50 = tensor.insert_slice %r#50 into %set49[48] [24] [1] : tensor<24xbf16> into tensor<247xbf16>
  %set51 = tensor.insert_slice %r#51 into %set50[72] [24] [1] : tensor<24xbf16> into tensor<247xbf16>
  %set52 = tensor.insert_slice %r#52 into %set51[96] [24] [1] : tensor<24xbf16> into tensor<247xbf16>
  %set53 = tensor.insert_slice %r#53 into %set52[120] [19] [1] : tensor<19xbf16> into tensor<247xbf16>
  %set54 = tensor.insert_slice %r#54 into %set53[139] [19] [1] : tensor<19xbf16> into tensor<247xbf16>
  %set55 = tensor.insert_slice %r#55 into %set54[158] [19] [1] : tensor<19xbf16> into tensor<247xbf16>
  %set56 = tensor.insert_slice %r#56 into %set55[177] [19] [1] : tensor<19xbf16> into tensor<247xbf16>
  %set57 = tensor.insert_slice %r#57 into %set56[196] [19] [1] : tensor<19xbf16> into tensor<247xbf16>
  %set58 = tensor.insert_slice %r#58 into %set57[215] [6] [1] : tensor<6xbf16> into tensor<247xbf16>
  %set59 = tensor.insert_slice %r#59 into %set58[221] [6] [1] : tensor<6xbf16> into tensor<247xbf16>
  %set60 = tensor.insert_slice %r#60 into %set59[227] [6] [1] : tensor<6xbf16> into tensor<247xbf16>
  %set61 = tensor.insert_slice %r#61 into %set60[233] [6] [1] : tensor<6xbf16> into tensor<247xbf16>
  %set62 = tensor.insert_slice %r#62 into %set61[239] [6] [1] : tensor<6xbf16> into tensor<247xbf16>
  %set63 = tensor.insert_slice %r#63 into %set62[245] [2] [1] : tensor<2xbf16> into tensor<247xbf16>
  %empty4 = tensor.empty() : tensor<247xi64>
  %set64 = tensor.insert_slice %r#64 into %empty4[0] [24] [1] : tensor<24xi64> into tensor<247xi64>
  %set65 = tensor.insert_slice %r#65 into %set64[24] [24] [1] : tensor<24xi64> into tensor<247xi64>
  %set66 = tensor.insert_slice %r#66 into %set65[48] [24] [1] : tensor<24xi64> into tensor<247xi64>
  %set67 = tensor.insert_slice %r#67 into %set66[72] [24] [1] : tensor<24xi64> into tensor<247xi64>
  %set68 = tensor.insert_slice %r#68 into %set67[96] [24] [1] : tensor<24xi64> into tensor<247xi64>
  %set69 = tensor.insert_slice %r#69 into %set68[120] [19] [1] : tensor<19xi64> into tensor<247xi64>
  %set70 = tensor.insert_slice %r#70 into %set69[139] [19] [1] : tensor<19xi64> into tensor<247xi64>
  %set71 = tensor.insert_slice %r#71 into %set70[158] [19] [1] : tensor<19xi64> into tensor<247xi64>
  %set72 = tensor.insert_slice %r#72 into %set71[177] [19] [1] : tensor<19xi64> into tensor<247xi64>
  %set73 = tensor.insert_slice %r#73 into %set72[196] [19] [1] : tensor<19xi64> into tensor<247xi64>
  %set74 = tensor.insert_slice %r#74 into %set73[215] [6] [1] : tensor<6xi64> into tensor<247xi64>
  %set75 = tensor.insert_slice %r#75 into %set74[221] [6] [1] : tensor<6xi64> into tensor<247xi64>
  %set76 = tensor.insert_slice %r#76 into %set75[227] [6] [1] : tensor<6xi64> into tensor<247xi64>
  %set77 = tensor.insert_slice %r#77 into %set76[233] [6] [1] : tensor<6xi64> into tensor<247xi64>
  %set78 = tensor.insert_slice %r#78 into %set77[239] [6] [1] : tensor<6xi64> into tensor<247xi64>
  %set79 = tensor.insert_slice %r#79 into %set78[245] [2] [1] : tensor<2xi64> into tensor<247xi64>
  %empty5 = tensor.empty() : tensor<247xi32>
  %set80 = tensor.insert_slice %r#80 into %empty5[0] [24] [1] : tensor<24xi32> into tensor<247xi32>
  %set81 = tensor.insert_slice %r#81 into %set80[24] [24] [1] : tensor<24xi32> into tensor<247xi32>
  %set82 = tensor.insert_slice %r#82 into %set81[48] [24] [1] : tensor<24xi32> into tensor<247xi32>
  %set83 = tensor.insert_slice %r#83 into %set82[72] [24] [1] : tensor<24xi32> into tensor<247xi32>
  %set84 = tensor.insert_slice %r#84 into %set83[96] [24] [1] : tensor<24xi32> into tensor<247xi32>
  %set85 = tensor.insert_slice %r#85 into %set84[120] [19] [1] : tensor<19xi32> into tensor<247xi32>
  %set86 = tensor.insert_slice %r#86 into %set85[139] [19] [1] : tensor<19xi32> into tensor<247xi32>
  %set87 = tensor.insert_slice %r#87 into %set86[158] [19] [1] : tensor<19xi32> into tensor<247xi32>
  %set88 = tensor.insert_slice %r#88 into %set87[177] [19] [1] : tensor<19xi32> into tensor<247xi32>
  %set89 = tensor.insert_slice %r#89 into %set88[196] [19] [1] : tensor<19xi32> into tensor<247xi32>
  %set90 = tensor.insert_slice %r#90 into %set89[215] [6] [1] : tensor<6xi32> into tensor<247xi32>
  %set91 = tensor.insert_slice %r#91 into %set90[221] [6] [1] : tensor<6xi32> into tensor<247xi32>
  %set92 = tensor.insert_slice %r#92 into %set91[227] [6] [1] : tensor<6xi32> into tensor<247xi32>
  %set93 = tensor.insert_slice %r#93 into %set92[233] [6] [1] : tensor<6xi32> into tensor<247xi32>
  %set94 = tensor.insert_slice %r#94 into %set93[239] [6] [1] : tensor<6xi32> into tensor<247xi32>
  %set95 = tensor.insert_slice %r#95 into %set94[245] [2] [1] : tensor<2xi32> into tensor<247xi32>
  %empty6 = tensor.empty() : tensor<247xi8>
  %set96 = tensor.insert_slice %r#96 into %empty6[0] [24] [1] : tensor<24xi8> into tensor<247xi8>
  %set97 = tensor.insert_slice %r#97 into %set96[24] [24] [1] : tensor<24xi8> into tensor<247xi8>
  %set98 = tensor.insert_slice %r#98 into %set97[48] [24] [1] : tensor<24xi8> into tensor<247xi8>
  %set99 = tensor.insert_slice %r#99 into %set98[72] [24] [1] : tensor<24xi8> into tensor<247xi8>
  %set100 = tensor.insert_slice %r#100 into %set99[96] [24] [1] : tensor<24xi8> into tensor<247xi8>
  %set101 = tensor.insert_slice %r#101 into %set100[120] [19] [1] : tensor<19xi8> into tensor<247xi8>
  %set102 = tensor.insert_slice %r#102 into %set101[139] [19] [1] : tensor<19xi8> into tensor<247xi8>
  %set103 = tensor.insert_slice %r#103 into %set102[158] [19] [1] : tensor<19xi8> into tensor<247xi8>
  %set104 = tensor.insert_slice %r#104 into %set103[177] [19] [1] : tensor<19xi8> into tensor<247xi8>
  %set105 = tensor.insert_slice %r#105 into %set104[196] [19] [1] : tensor<19xi8> into tensor<247xi8>
  %set106 = tensor.insert_slice %r#106 into %set105[215] [6] [1] : tensor<6xi8> into tensor<247xi8>
  %set107 = tensor.insert_slice %r#107 into %set106[221] [6] [1] : tensor<6xi8> into tensor<247xi8>
  %set108 = tensor.insert_slice %r#108 into %set107[227] [6] [1] : tensor<6xi8> into tensor<247xi8>
  %set109 = tensor.insert_slice %r#109 into %set108[233] [6] [1] : tensor<6xi8> into tensor<247xi8>
  %set110 = tensor.insert_slice %r#110 into %set109[239] [6] [1] : tensor<6xi8> into tensor<247xi8>
  %set111 = tensor.insert_slice %r#111 into %set110[245] [2] [1] : tensor<2xi8> into tensor<247xi8>
  %empty7 = tensor.empty() : tensor<2xi1>
  %set112 = tensor.insert_slice %r#112 into %empty7[0] [2] [1] : tensor<2xi1> into tensor<2xi1>
  return %set15, %set31, %set47, %set63, %set79, %set95, %set111, %set112 : tensor<247xf64>, tensor<247xf32>, tensor<247xf16>, tensor<247xbf16>, tensor<247xi64>, tensor<247xi32>, tensor<247xi8>, tensor<2xi1>
}
