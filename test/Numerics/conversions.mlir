// Written by Inputs/generate_pointwise.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/conversions.in-f64.npy \
// RUN:     --input=1=%S/Inputs/conversions.in-f32.npy \
// RUN:     --input=2=%S/Inputs/conversions.in-f16.npy \
// RUN:     --input=3=%S/Inputs/conversions.in-bf16.npy \
// RUN:     --input=4=%S/Inputs/conversions.in-i64.npy \
// RUN:     --input=5=%S/Inputs/conversions.in-i32.npy --input=6=%S/Inputs/conversions.in-i8.npy \
// RUN:     --input=7=%S/Inputs/conversions.in-i1.npy \
// RUN:     --check=0=%S/Inputs/conversions.out-f64.npy \
// RUN:     --check=1=%S/Inputs/conversions.out-f32.npy \
// RUN:     --check=2=%S/Inputs/conversions.out-f16.npy \
// RUN:     --check=3=%S/Inputs/conversions.out-bf16.npy \
// RUN:     --check=4=%S/Inputs/conversions.out-i64.npy \
// RUN:     --check=5=%S/Inputs/conversions.out-i32.npy \
// RUN:     --check=6=%S/Inputs/conversions.out-i8.npy \
// RUN:     --check=7=%S/Inputs/conversions.out-i1.npy --rtol=0 --atol=0 \
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
    %x_f64: tensor<53xf64>,
    %x_f32: tensor<38xf32>,
    %x_f16: tensor<26xf16>,
    %x_bf16: tensor<27xbf16>,
    %x_i64: tensor<24xi64>,
    %x_i32: tensor<19xi32>,
    %x_i8: tensor<6xi8>,
    %x_i1: tensor<2xi1>)
    -> (tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<2xf64>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<2xf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<2xbf16>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<2xi64>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<2xi8>, tensor<2xi1>) {
  // f64 at 0
  %v1 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<53xf64>) -> tensor<53xf64>
  // f64 at 53
  %v2 = cudnnfe.identity %x_f64 {compute_type = f32} : (tensor<53xf64>) -> tensor<53xf64>
  // f64 at 106
  %v3 = cudnnfe.identity %x_f64 {compute_type = bf16} : (tensor<53xf64>) -> tensor<53xf64>
  // f64 at 159
  %v4 = cudnnfe.identity %x_f64 {compute_type = f16} : (tensor<53xf64>) -> tensor<53xf64>
  // f64 at 212
  %v5 = cudnnfe.identity %x_f64 {compute_type = i8} : (tensor<53xf64>) -> tensor<53xf64>
  // f32 at 0
  %v6 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<53xf64>) -> tensor<53xf32>
  // f32 at 53
  %v7 = cudnnfe.identity %x_f64 {compute_type = f32} : (tensor<53xf64>) -> tensor<53xf32>
  // f32 at 106
  %v8 = cudnnfe.identity %x_f64 {compute_type = bf16} : (tensor<53xf64>) -> tensor<53xf32>
  // f32 at 159
  %v9 = cudnnfe.identity %x_f64 {compute_type = f16} : (tensor<53xf64>) -> tensor<53xf32>
  // f32 at 212
  %v10 = cudnnfe.identity %x_f64 {compute_type = i8} : (tensor<53xf64>) -> tensor<53xf32>
  // f16 at 0
  %v11 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<53xf64>) -> tensor<53xf16>
  // f16 at 53
  %v12 = cudnnfe.identity %x_f64 {compute_type = f32} : (tensor<53xf64>) -> tensor<53xf16>
  // f16 at 106
  %v13 = cudnnfe.identity %x_f64 {compute_type = bf16} : (tensor<53xf64>) -> tensor<53xf16>
  // f16 at 159
  %v14 = cudnnfe.identity %x_f64 {compute_type = f16} : (tensor<53xf64>) -> tensor<53xf16>
  // f16 at 212
  %v15 = cudnnfe.identity %x_f64 {compute_type = i8} : (tensor<53xf64>) -> tensor<53xf16>
  // bf16 at 0
  %v16 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<53xf64>) -> tensor<53xbf16>
  // bf16 at 53
  %v17 = cudnnfe.identity %x_f64 {compute_type = f32} : (tensor<53xf64>) -> tensor<53xbf16>
  // bf16 at 106
  %v18 = cudnnfe.identity %x_f64 {compute_type = bf16} : (tensor<53xf64>) -> tensor<53xbf16>
  // bf16 at 159
  %v19 = cudnnfe.identity %x_f64 {compute_type = f16} : (tensor<53xf64>) -> tensor<53xbf16>
  // bf16 at 212
  %v20 = cudnnfe.identity %x_f64 {compute_type = i8} : (tensor<53xf64>) -> tensor<53xbf16>
  // i64 at 0
  %v21 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<53xf64>) -> tensor<53xi64>
  // i64 at 53
  %v22 = cudnnfe.identity %x_f64 {compute_type = f32} : (tensor<53xf64>) -> tensor<53xi64>
  // i64 at 106
  %v23 = cudnnfe.identity %x_f64 {compute_type = bf16} : (tensor<53xf64>) -> tensor<53xi64>
  // i64 at 159
  %v24 = cudnnfe.identity %x_f64 {compute_type = f16} : (tensor<53xf64>) -> tensor<53xi64>
  // i64 at 212
  %v25 = cudnnfe.identity %x_f64 {compute_type = i8} : (tensor<53xf64>) -> tensor<53xi64>
  // i32 at 0
  %v26 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<53xf64>) -> tensor<53xi32>
  // i32 at 53
  %v27 = cudnnfe.identity %x_f64 {compute_type = f32} : (tensor<53xf64>) -> tensor<53xi32>
  // i32 at 106
  %v28 = cudnnfe.identity %x_f64 {compute_type = bf16} : (tensor<53xf64>) -> tensor<53xi32>
  // i32 at 159
  %v29 = cudnnfe.identity %x_f64 {compute_type = f16} : (tensor<53xf64>) -> tensor<53xi32>
  // i32 at 212
  %v30 = cudnnfe.identity %x_f64 {compute_type = i8} : (tensor<53xf64>) -> tensor<53xi32>
  // i8 at 0
  %v31 = cudnnfe.identity %x_f64 {compute_type = f64} : (tensor<53xf64>) -> tensor<53xi8>
  // i8 at 53
  %v32 = cudnnfe.identity %x_f64 {compute_type = f32} : (tensor<53xf64>) -> tensor<53xi8>
  // i8 at 106
  %v33 = cudnnfe.identity %x_f64 {compute_type = bf16} : (tensor<53xf64>) -> tensor<53xi8>
  // i8 at 159
  %v34 = cudnnfe.identity %x_f64 {compute_type = f16} : (tensor<53xf64>) -> tensor<53xi8>
  // i8 at 212
  %v35 = cudnnfe.identity %x_f64 {compute_type = i8} : (tensor<53xf64>) -> tensor<53xi8>
  // f64 at 265
  %v36 = cudnnfe.identity %x_f32 {compute_type = f64} : (tensor<38xf32>) -> tensor<38xf64>
  // f64 at 303
  %v37 = cudnnfe.identity %x_f32 {compute_type = f32} : (tensor<38xf32>) -> tensor<38xf64>
  // f64 at 341
  %v38 = cudnnfe.identity %x_f32 {compute_type = bf16} : (tensor<38xf32>) -> tensor<38xf64>
  // f64 at 379
  %v39 = cudnnfe.identity %x_f32 {compute_type = f16} : (tensor<38xf32>) -> tensor<38xf64>
  // f64 at 417
  %v40 = cudnnfe.identity %x_f32 {compute_type = i8} : (tensor<38xf32>) -> tensor<38xf64>
  // f32 at 265
  %v41 = cudnnfe.identity %x_f32 {compute_type = f64} : (tensor<38xf32>) -> tensor<38xf32>
  // f32 at 303
  %v42 = cudnnfe.identity %x_f32 {compute_type = f32} : (tensor<38xf32>) -> tensor<38xf32>
  // f32 at 341
  %v43 = cudnnfe.identity %x_f32 {compute_type = bf16} : (tensor<38xf32>) -> tensor<38xf32>
  // f32 at 379
  %v44 = cudnnfe.identity %x_f32 {compute_type = f16} : (tensor<38xf32>) -> tensor<38xf32>
  // f32 at 417
  %v45 = cudnnfe.identity %x_f32 {compute_type = i8} : (tensor<38xf32>) -> tensor<38xf32>
  // f16 at 265
  %v46 = cudnnfe.identity %x_f32 {compute_type = f64} : (tensor<38xf32>) -> tensor<38xf16>
  // f16 at 303
  %v47 = cudnnfe.identity %x_f32 {compute_type = f32} : (tensor<38xf32>) -> tensor<38xf16>
  // f16 at 341
  %v48 = cudnnfe.identity %x_f32 {compute_type = bf16} : (tensor<38xf32>) -> tensor<38xf16>
  // f16 at 379
  %v49 = cudnnfe.identity %x_f32 {compute_type = f16} : (tensor<38xf32>) -> tensor<38xf16>
  // f16 at 417
  %v50 = cudnnfe.identity %x_f32 {compute_type = i8} : (tensor<38xf32>) -> tensor<38xf16>
  // bf16 at 265
  %v51 = cudnnfe.identity %x_f32 {compute_type = f64} : (tensor<38xf32>) -> tensor<38xbf16>
  // bf16 at 303
  %v52 = cudnnfe.identity %x_f32 {compute_type = f32} : (tensor<38xf32>) -> tensor<38xbf16>
  // bf16 at 341
  %v53 = cudnnfe.identity %x_f32 {compute_type = bf16} : (tensor<38xf32>) -> tensor<38xbf16>
  // bf16 at 379
  %v54 = cudnnfe.identity %x_f32 {compute_type = f16} : (tensor<38xf32>) -> tensor<38xbf16>
  // bf16 at 417
  %v55 = cudnnfe.identity %x_f32 {compute_type = i8} : (tensor<38xf32>) -> tensor<38xbf16>
  // i64 at 265
  %v56 = cudnnfe.identity %x_f32 {compute_type = f64} : (tensor<38xf32>) -> tensor<38xi64>
  // i64 at 303
  %v57 = cudnnfe.identity %x_f32 {compute_type = f32} : (tensor<38xf32>) -> tensor<38xi64>
  // i64 at 341
  %v58 = cudnnfe.identity %x_f32 {compute_type = bf16} : (tensor<38xf32>) -> tensor<38xi64>
  // i64 at 379
  %v59 = cudnnfe.identity %x_f32 {compute_type = f16} : (tensor<38xf32>) -> tensor<38xi64>
  // i64 at 417
  %v60 = cudnnfe.identity %x_f32 {compute_type = i8} : (tensor<38xf32>) -> tensor<38xi64>
  // i32 at 265
  %v61 = cudnnfe.identity %x_f32 {compute_type = f64} : (tensor<38xf32>) -> tensor<38xi32>
  // i32 at 303
  %v62 = cudnnfe.identity %x_f32 {compute_type = f32} : (tensor<38xf32>) -> tensor<38xi32>
  // i32 at 341
  %v63 = cudnnfe.identity %x_f32 {compute_type = bf16} : (tensor<38xf32>) -> tensor<38xi32>
  // i32 at 379
  %v64 = cudnnfe.identity %x_f32 {compute_type = f16} : (tensor<38xf32>) -> tensor<38xi32>
  // i32 at 417
  %v65 = cudnnfe.identity %x_f32 {compute_type = i8} : (tensor<38xf32>) -> tensor<38xi32>
  // i8 at 265
  %v66 = cudnnfe.identity %x_f32 {compute_type = f64} : (tensor<38xf32>) -> tensor<38xi8>
  // i8 at 303
  %v67 = cudnnfe.identity %x_f32 {compute_type = f32} : (tensor<38xf32>) -> tensor<38xi8>
  // i8 at 341
  %v68 = cudnnfe.identity %x_f32 {compute_type = bf16} : (tensor<38xf32>) -> tensor<38xi8>
  // i8 at 379
  %v69 = cudnnfe.identity %x_f32 {compute_type = f16} : (tensor<38xf32>) -> tensor<38xi8>
  // i8 at 417
  %v70 = cudnnfe.identity %x_f32 {compute_type = i8} : (tensor<38xf32>) -> tensor<38xi8>
  // f64 at 455
  %v71 = cudnnfe.identity %x_f16 {compute_type = f64} : (tensor<26xf16>) -> tensor<26xf64>
  // f64 at 481
  %v72 = cudnnfe.identity %x_f16 {compute_type = f32} : (tensor<26xf16>) -> tensor<26xf64>
  // f64 at 507
  %v73 = cudnnfe.identity %x_f16 {compute_type = bf16} : (tensor<26xf16>) -> tensor<26xf64>
  // f64 at 533
  %v74 = cudnnfe.identity %x_f16 {compute_type = f16} : (tensor<26xf16>) -> tensor<26xf64>
  // f64 at 559
  %v75 = cudnnfe.identity %x_f16 {compute_type = i8} : (tensor<26xf16>) -> tensor<26xf64>
  // f32 at 455
  %v76 = cudnnfe.identity %x_f16 {compute_type = f64} : (tensor<26xf16>) -> tensor<26xf32>
  // f32 at 481
  %v77 = cudnnfe.identity %x_f16 {compute_type = f32} : (tensor<26xf16>) -> tensor<26xf32>
  // f32 at 507
  %v78 = cudnnfe.identity %x_f16 {compute_type = bf16} : (tensor<26xf16>) -> tensor<26xf32>
  // f32 at 533
  %v79 = cudnnfe.identity %x_f16 {compute_type = f16} : (tensor<26xf16>) -> tensor<26xf32>
  // f32 at 559
  %v80 = cudnnfe.identity %x_f16 {compute_type = i8} : (tensor<26xf16>) -> tensor<26xf32>
  // f16 at 455
  %v81 = cudnnfe.identity %x_f16 {compute_type = f64} : (tensor<26xf16>) -> tensor<26xf16>
  // f16 at 481
  %v82 = cudnnfe.identity %x_f16 {compute_type = f32} : (tensor<26xf16>) -> tensor<26xf16>
  // f16 at 507
  %v83 = cudnnfe.identity %x_f16 {compute_type = bf16} : (tensor<26xf16>) -> tensor<26xf16>
  // f16 at 533
  %v84 = cudnnfe.identity %x_f16 {compute_type = f16} : (tensor<26xf16>) -> tensor<26xf16>
  // f16 at 559
  %v85 = cudnnfe.identity %x_f16 {compute_type = i8} : (tensor<26xf16>) -> tensor<26xf16>
  // bf16 at 455
  %v86 = cudnnfe.identity %x_f16 {compute_type = f64} : (tensor<26xf16>) -> tensor<26xbf16>
  // bf16 at 481
  %v87 = cudnnfe.identity %x_f16 {compute_type = f32} : (tensor<26xf16>) -> tensor<26xbf16>
  // bf16 at 507
  %v88 = cudnnfe.identity %x_f16 {compute_type = bf16} : (tensor<26xf16>) -> tensor<26xbf16>
  // bf16 at 533
  %v89 = cudnnfe.identity %x_f16 {compute_type = f16} : (tensor<26xf16>) -> tensor<26xbf16>
  // bf16 at 559
  %v90 = cudnnfe.identity %x_f16 {compute_type = i8} : (tensor<26xf16>) -> tensor<26xbf16>
  // i64 at 455
  %v91 = cudnnfe.identity %x_f16 {compute_type = f64} : (tensor<26xf16>) -> tensor<26xi64>
  // i64 at 481
  %v92 = cudnnfe.identity %x_f16 {compute_type = f32} : (tensor<26xf16>) -> tensor<26xi64>
  // i64 at 507
  %v93 = cudnnfe.identity %x_f16 {compute_type = bf16} : (tensor<26xf16>) -> tensor<26xi64>
  // i64 at 533
  %v94 = cudnnfe.identity %x_f16 {compute_type = f16} : (tensor<26xf16>) -> tensor<26xi64>
  // i64 at 559
  %v95 = cudnnfe.identity %x_f16 {compute_type = i8} : (tensor<26xf16>) -> tensor<26xi64>
  // i32 at 455
  %v96 = cudnnfe.identity %x_f16 {compute_type = f64} : (tensor<26xf16>) -> tensor<26xi32>
  // i32 at 481
  %v97 = cudnnfe.identity %x_f16 {compute_type = f32} : (tensor<26xf16>) -> tensor<26xi32>
  // i32 at 507
  %v98 = cudnnfe.identity %x_f16 {compute_type = bf16} : (tensor<26xf16>) -> tensor<26xi32>
  // i32 at 533
  %v99 = cudnnfe.identity %x_f16 {compute_type = f16} : (tensor<26xf16>) -> tensor<26xi32>
  // i32 at 559
  %v100 = cudnnfe.identity %x_f16 {compute_type = i8} : (tensor<26xf16>) -> tensor<26xi32>
  // i8 at 455
  %v101 = cudnnfe.identity %x_f16 {compute_type = f64} : (tensor<26xf16>) -> tensor<26xi8>
  // i8 at 481
  %v102 = cudnnfe.identity %x_f16 {compute_type = f32} : (tensor<26xf16>) -> tensor<26xi8>
  // i8 at 507
  %v103 = cudnnfe.identity %x_f16 {compute_type = bf16} : (tensor<26xf16>) -> tensor<26xi8>
  // i8 at 533
  %v104 = cudnnfe.identity %x_f16 {compute_type = f16} : (tensor<26xf16>) -> tensor<26xi8>
  // i8 at 559
  %v105 = cudnnfe.identity %x_f16 {compute_type = i8} : (tensor<26xf16>) -> tensor<26xi8>
  // f64 at 585
  %v106 = cudnnfe.identity %x_bf16 {compute_type = f64} : (tensor<27xbf16>) -> tensor<27xf64>
  // f64 at 612
  %v107 = cudnnfe.identity %x_bf16 {compute_type = f32} : (tensor<27xbf16>) -> tensor<27xf64>
  // f64 at 639
  %v108 = cudnnfe.identity %x_bf16 {compute_type = bf16} : (tensor<27xbf16>) -> tensor<27xf64>
  // f64 at 666
  %v109 = cudnnfe.identity %x_bf16 {compute_type = f16} : (tensor<27xbf16>) -> tensor<27xf64>
  // f64 at 693
  %v110 = cudnnfe.identity %x_bf16 {compute_type = i8} : (tensor<27xbf16>) -> tensor<27xf64>
  // f32 at 585
  %v111 = cudnnfe.identity %x_bf16 {compute_type = f64} : (tensor<27xbf16>) -> tensor<27xf32>
  // f32 at 612
  %v112 = cudnnfe.identity %x_bf16 {compute_type = f32} : (tensor<27xbf16>) -> tensor<27xf32>
  // f32 at 639
  %v113 = cudnnfe.identity %x_bf16 {compute_type = bf16} : (tensor<27xbf16>) -> tensor<27xf32>
  // f32 at 666
  %v114 = cudnnfe.identity %x_bf16 {compute_type = f16} : (tensor<27xbf16>) -> tensor<27xf32>
  // f32 at 693
  %v115 = cudnnfe.identity %x_bf16 {compute_type = i8} : (tensor<27xbf16>) -> tensor<27xf32>
  // f16 at 585
  %v116 = cudnnfe.identity %x_bf16 {compute_type = f64} : (tensor<27xbf16>) -> tensor<27xf16>
  // f16 at 612
  %v117 = cudnnfe.identity %x_bf16 {compute_type = f32} : (tensor<27xbf16>) -> tensor<27xf16>
  // f16 at 639
  %v118 = cudnnfe.identity %x_bf16 {compute_type = bf16} : (tensor<27xbf16>) -> tensor<27xf16>
  // f16 at 666
  %v119 = cudnnfe.identity %x_bf16 {compute_type = f16} : (tensor<27xbf16>) -> tensor<27xf16>
  // f16 at 693
  %v120 = cudnnfe.identity %x_bf16 {compute_type = i8} : (tensor<27xbf16>) -> tensor<27xf16>
  // bf16 at 585
  %v121 = cudnnfe.identity %x_bf16 {compute_type = f64} : (tensor<27xbf16>) -> tensor<27xbf16>
  // bf16 at 612
  %v122 = cudnnfe.identity %x_bf16 {compute_type = f32} : (tensor<27xbf16>) -> tensor<27xbf16>
  // bf16 at 639
  %v123 = cudnnfe.identity %x_bf16 {compute_type = bf16} : (tensor<27xbf16>) -> tensor<27xbf16>
  // bf16 at 666
  %v124 = cudnnfe.identity %x_bf16 {compute_type = f16} : (tensor<27xbf16>) -> tensor<27xbf16>
  // bf16 at 693
  %v125 = cudnnfe.identity %x_bf16 {compute_type = i8} : (tensor<27xbf16>) -> tensor<27xbf16>
  // i64 at 585
  %v126 = cudnnfe.identity %x_bf16 {compute_type = f64} : (tensor<27xbf16>) -> tensor<27xi64>
  // i64 at 612
  %v127 = cudnnfe.identity %x_bf16 {compute_type = f32} : (tensor<27xbf16>) -> tensor<27xi64>
  // i64 at 639
  %v128 = cudnnfe.identity %x_bf16 {compute_type = bf16} : (tensor<27xbf16>) -> tensor<27xi64>
  // i64 at 666
  %v129 = cudnnfe.identity %x_bf16 {compute_type = f16} : (tensor<27xbf16>) -> tensor<27xi64>
  // i64 at 693
  %v130 = cudnnfe.identity %x_bf16 {compute_type = i8} : (tensor<27xbf16>) -> tensor<27xi64>
  // i32 at 585
  %v131 = cudnnfe.identity %x_bf16 {compute_type = f64} : (tensor<27xbf16>) -> tensor<27xi32>
  // i32 at 612
  %v132 = cudnnfe.identity %x_bf16 {compute_type = f32} : (tensor<27xbf16>) -> tensor<27xi32>
  // i32 at 639
  %v133 = cudnnfe.identity %x_bf16 {compute_type = bf16} : (tensor<27xbf16>) -> tensor<27xi32>
  // i32 at 666
  %v134 = cudnnfe.identity %x_bf16 {compute_type = f16} : (tensor<27xbf16>) -> tensor<27xi32>
  // i32 at 693
  %v135 = cudnnfe.identity %x_bf16 {compute_type = i8} : (tensor<27xbf16>) -> tensor<27xi32>
  // i8 at 585
  %v136 = cudnnfe.identity %x_bf16 {compute_type = f64} : (tensor<27xbf16>) -> tensor<27xi8>
  // i8 at 612
  %v137 = cudnnfe.identity %x_bf16 {compute_type = f32} : (tensor<27xbf16>) -> tensor<27xi8>
  // i8 at 639
  %v138 = cudnnfe.identity %x_bf16 {compute_type = bf16} : (tensor<27xbf16>) -> tensor<27xi8>
  // i8 at 666
  %v139 = cudnnfe.identity %x_bf16 {compute_type = f16} : (tensor<27xbf16>) -> tensor<27xi8>
  // i8 at 693
  %v140 = cudnnfe.identity %x_bf16 {compute_type = i8} : (tensor<27xbf16>) -> tensor<27xi8>
  // f64 at 720
  %v141 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 744
  %v142 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 768
  %v143 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 792
  %v144 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xf64>
  // f64 at 816
  %v145 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xf64>
  // f32 at 720
  %v146 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 744
  %v147 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 768
  %v148 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 792
  %v149 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xf32>
  // f32 at 816
  %v150 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xf32>
  // f16 at 720
  %v151 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 744
  %v152 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 768
  %v153 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 792
  %v154 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xf16>
  // f16 at 816
  %v155 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xf16>
  // bf16 at 720
  %v156 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 744
  %v157 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 768
  %v158 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 792
  %v159 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xbf16>
  // bf16 at 816
  %v160 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xbf16>
  // i64 at 720
  %v161 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 744
  %v162 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 768
  %v163 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 792
  %v164 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xi64>
  // i64 at 816
  %v165 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xi64>
  // i32 at 720
  %v166 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 744
  %v167 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 768
  %v168 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 792
  %v169 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xi32>
  // i32 at 816
  %v170 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xi32>
  // i8 at 720
  %v171 = cudnnfe.identity %x_i64 {compute_type = i64} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 744
  %v172 = cudnnfe.identity %x_i64 {compute_type = f32} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 768
  %v173 = cudnnfe.identity %x_i64 {compute_type = bf16} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 792
  %v174 = cudnnfe.identity %x_i64 {compute_type = f16} : (tensor<24xi64>) -> tensor<24xi8>
  // i8 at 816
  %v175 = cudnnfe.identity %x_i64 {compute_type = i8} : (tensor<24xi64>) -> tensor<24xi8>
  // f64 at 840
  %v176 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 859
  %v177 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 878
  %v178 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 897
  %v179 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xf64>
  // f64 at 916
  %v180 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xf64>
  // f32 at 840
  %v181 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 859
  %v182 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 878
  %v183 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 897
  %v184 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xf32>
  // f32 at 916
  %v185 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xf32>
  // f16 at 840
  %v186 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 859
  %v187 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 878
  %v188 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 897
  %v189 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xf16>
  // f16 at 916
  %v190 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xf16>
  // bf16 at 840
  %v191 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 859
  %v192 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 878
  %v193 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 897
  %v194 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xbf16>
  // bf16 at 916
  %v195 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xbf16>
  // i64 at 840
  %v196 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 859
  %v197 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 878
  %v198 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 897
  %v199 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xi64>
  // i64 at 916
  %v200 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xi64>
  // i32 at 840
  %v201 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 859
  %v202 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 878
  %v203 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 897
  %v204 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xi32>
  // i32 at 916
  %v205 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xi32>
  // i8 at 840
  %v206 = cudnnfe.identity %x_i32 {compute_type = i64} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 859
  %v207 = cudnnfe.identity %x_i32 {compute_type = f32} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 878
  %v208 = cudnnfe.identity %x_i32 {compute_type = bf16} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 897
  %v209 = cudnnfe.identity %x_i32 {compute_type = f16} : (tensor<19xi32>) -> tensor<19xi8>
  // i8 at 916
  %v210 = cudnnfe.identity %x_i32 {compute_type = i8} : (tensor<19xi32>) -> tensor<19xi8>
  // f64 at 935
  %v211 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 941
  %v212 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 947
  %v213 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 953
  %v214 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xf64>
  // f64 at 959
  %v215 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xf64>
  // f32 at 935
  %v216 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 941
  %v217 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 947
  %v218 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 953
  %v219 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xf32>
  // f32 at 959
  %v220 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xf32>
  // f16 at 935
  %v221 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 941
  %v222 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 947
  %v223 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 953
  %v224 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xf16>
  // f16 at 959
  %v225 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xf16>
  // bf16 at 935
  %v226 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 941
  %v227 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 947
  %v228 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 953
  %v229 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xbf16>
  // bf16 at 959
  %v230 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xbf16>
  // i64 at 935
  %v231 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 941
  %v232 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 947
  %v233 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 953
  %v234 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xi64>
  // i64 at 959
  %v235 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xi64>
  // i32 at 935
  %v236 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 941
  %v237 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 947
  %v238 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 953
  %v239 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xi32>
  // i32 at 959
  %v240 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xi32>
  // i8 at 935
  %v241 = cudnnfe.identity %x_i8 {compute_type = i64} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 941
  %v242 = cudnnfe.identity %x_i8 {compute_type = f32} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 947
  %v243 = cudnnfe.identity %x_i8 {compute_type = bf16} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 953
  %v244 = cudnnfe.identity %x_i8 {compute_type = f16} : (tensor<6xi8>) -> tensor<6xi8>
  // i8 at 959
  %v245 = cudnnfe.identity %x_i8 {compute_type = i8} : (tensor<6xi8>) -> tensor<6xi8>
  // f64 at 965
  %v246 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xf64>
  // f32 at 965
  %v247 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xf32>
  // f16 at 965
  %v248 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xf16>
  // bf16 at 965
  %v249 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xbf16>
  // i64 at 965
  %v250 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi64>
  // i32 at 965
  %v251 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi32>
  // i8 at 965
  %v252 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi8>
  // i1 at 0
  %v253 = cudnnfe.identity %x_i1 {compute_type = f32} : (tensor<2xi1>) -> tensor<2xi1>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v36, %v37, %v38, %v39, %v40, %v71, %v72, %v73, %v74, %v75, %v106, %v107, %v108, %v109, %v110, %v141, %v142, %v143, %v144, %v145, %v176, %v177, %v178, %v179, %v180, %v211, %v212, %v213, %v214, %v215, %v246, %v6, %v7, %v8, %v9, %v10, %v41, %v42, %v43, %v44, %v45, %v76, %v77, %v78, %v79, %v80, %v111, %v112, %v113, %v114, %v115, %v146, %v147, %v148, %v149, %v150, %v181, %v182, %v183, %v184, %v185, %v216, %v217, %v218, %v219, %v220, %v247, %v11, %v12, %v13, %v14, %v15, %v46, %v47, %v48, %v49, %v50, %v81, %v82, %v83, %v84, %v85, %v116, %v117, %v118, %v119, %v120, %v151, %v152, %v153, %v154, %v155, %v186, %v187, %v188, %v189, %v190, %v221, %v222, %v223, %v224, %v225, %v248, %v16, %v17, %v18, %v19, %v20, %v51, %v52, %v53, %v54, %v55, %v86, %v87, %v88, %v89, %v90, %v121, %v122, %v123, %v124, %v125, %v156, %v157, %v158, %v159, %v160, %v191, %v192, %v193, %v194, %v195, %v226, %v227, %v228, %v229, %v230, %v249, %v21, %v22, %v23, %v24, %v25, %v56, %v57, %v58, %v59, %v60, %v91, %v92, %v93, %v94, %v95, %v126, %v127, %v128, %v129, %v130, %v161, %v162, %v163, %v164, %v165, %v196, %v197, %v198, %v199, %v200, %v231, %v232, %v233, %v234, %v235, %v250, %v26, %v27, %v28, %v29, %v30, %v61, %v62, %v63, %v64, %v65, %v96, %v97, %v98, %v99, %v100, %v131, %v132, %v133, %v134, %v135, %v166, %v167, %v168, %v169, %v170, %v201, %v202, %v203, %v204, %v205, %v236, %v237, %v238, %v239, %v240, %v251, %v31, %v32, %v33, %v34, %v35, %v66, %v67, %v68, %v69, %v70, %v101, %v102, %v103, %v104, %v105, %v136, %v137, %v138, %v139, %v140, %v171, %v172, %v173, %v174, %v175, %v206, %v207, %v208, %v209, %v210, %v241, %v242, %v243, %v244, %v245, %v252, %v253
      : tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<2xf64>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<2xf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<2xbf16>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<2xi64>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<2xi8>, tensor<2xi1>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<53xf64>, %all_f32: tensor<38xf32>, %all_f16: tensor<26xf16>, %all_bf16: tensor<27xbf16>, %all_i64: tensor<24xi64>, %all_i32: tensor<19xi32>, %all_i8: tensor<6xi8>, %all_i1: tensor<2xi1>)
    -> (tensor<967xf64>, tensor<967xf32>, tensor<967xf16>, tensor<967xbf16>, tensor<967xi64>, tensor<967xi32>, tensor<967xi8>, tensor<2xi1>) {
  %x_f64 = tensor.extract_slice %all_f64[0] [53] [1] : tensor<53xf64> to tensor<53xf64>
  %x_f32 = tensor.extract_slice %all_f32[0] [38] [1] : tensor<38xf32> to tensor<38xf32>
  %x_f16 = tensor.extract_slice %all_f16[0] [26] [1] : tensor<26xf16> to tensor<26xf16>
  %x_bf16 = tensor.extract_slice %all_bf16[0] [27] [1] : tensor<27xbf16> to tensor<27xbf16>
  %x_i64 = tensor.extract_slice %all_i64[0] [24] [1] : tensor<24xi64> to tensor<24xi64>
  %x_i32 = tensor.extract_slice %all_i32[0] [19] [1] : tensor<19xi32> to tensor<19xi32>
  %x_i8 = tensor.extract_slice %all_i8[0] [6] [1] : tensor<6xi8> to tensor<6xi8>
  %x_i1 = tensor.extract_slice %all_i1[0] [2] [1] : tensor<2xi1> to tensor<2xi1>
  %r:253 = cudnnfe.call @g(%h, %x_f64, %x_f32, %x_f16, %x_bf16, %x_i64, %x_i32, %x_i8, %x_i1)
      : (!cudnnfe.handle, tensor<53xf64>, tensor<38xf32>, tensor<26xf16>, tensor<27xbf16>, tensor<24xi64>, tensor<19xi32>, tensor<6xi8>, tensor<2xi1>)
      -> (tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<24xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<6xf64>, tensor<2xf64>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2xf32>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<24xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<19xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<6xf16>, tensor<2xf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<24xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<19xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<6xbf16>, tensor<2xbf16>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<24xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<19xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<6xi64>, tensor<2xi64>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<24xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<19xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<6xi32>, tensor<2xi32>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<24xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<19xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<6xi8>, tensor<2xi8>, tensor<2xi1>)
  %empty0 = tensor.empty() : tensor<967xf64>
  %set0 = tensor.insert_slice %r#0 into %empty0[0] [53] [1] : tensor<53xf64> into tensor<967xf64>
  %set1 = tensor.insert_slice %r#1 into %set0[53] [53] [1] : tensor<53xf64> into tensor<967xf64>
  %set2 = tensor.insert_slice %r#2 into %set1[106] [53] [1] : tensor<53xf64> into tensor<967xf64>
  %set3 = tensor.insert_slice %r#3 into %set2[159] [53] [1] : tensor<53xf64> into tensor<967xf64>
  %set4 = tensor.insert_slice %r#4 into %set3[212] [53] [1] : tensor<53xf64> into tensor<967xf64>
  %set5 = tensor.insert_slice %r#5 into %set4[265] [38] [1] : tensor<38xf64> into tensor<967xf64>
  %set6 = tensor.insert_slice %r#6 into %set5[303] [38] [1] : tensor<38xf64> into tensor<967xf64>
  %set7 = tensor.insert_slice %r#7 into %set6[341] [38] [1] : tensor<38xf64> into tensor<967xf64>
  %set8 = tensor.insert_slice %r#8 into %set7[379] [38] [1] : tensor<38xf64> into tensor<967xf64>
  %set9 = tensor.insert_slice %r#9 into %set8[417] [38] [1] : tensor<38xf64> into tensor<967xf64>
  %set10 = tensor.insert_slice %r#10 into %set9[455] [26] [1] : tensor<26xf64> into tensor<967xf64>
  %set11 = tensor.insert_slice %r#11 into %set10[481] [26] [1] : tensor<26xf64> into tensor<967xf64>
  %set12 = tensor.insert_slice %r#12 into %set11[507] [26] [1] : tensor<26xf64> into tensor<967xf64>
  %set13 = tensor.insert_slice %r#13 into %set12[533] [26] [1] : tensor<26xf64> into tensor<967xf64>
  %set14 = tensor.insert_slice %r#14 into %set13[559] [26] [1] : tensor<26xf64> into tensor<967xf64>
  %set15 = tensor.insert_slice %r#15 into %set14[585] [27] [1] : tensor<27xf64> into tensor<967xf64>
  %set16 = tensor.insert_slice %r#16 into %set15[612] [27] [1] : tensor<27xf64> into tensor<967xf64>
  %set17 = tensor.insert_slice %r#17 into %set16[639] [27] [1] : tensor<27xf64> into tensor<967xf64>
  %set18 = tensor.insert_slice %r#18 into %set17[666] [27] [1] : tensor<27xf64> into tensor<967xf64>
  %set19 = tensor.insert_slice %r#19 into %set18[693] [27] [1] : tensor<27xf64> into tensor<967xf64>
  %set20 = tensor.insert_slice %r#20 into %set19[720] [24] [1] : tensor<24xf64> into tensor<967xf64>
  %set21 = tensor.insert_slice %r#21 into %set20[744] [24] [1] : tensor<24xf64> into tensor<967xf64>
  %set22 = tensor.insert_slice %r#22 into %set21[768] [24] [1] : tensor<24xf64> into tensor<967xf64>
  %set23 = tensor.insert_slice %r#23 into %set22[792] [24] [1] : tensor<24xf64> into tensor<967xf64>
  %set24 = tensor.insert_slice %r#24 into %set23[816] [24] [1] : tensor<24xf64> into tensor<967xf64>
  %set25 = tensor.insert_slice %r#25 into %set24[840] [19] [1] : tensor<19xf64> into tensor<967xf64>
  %set26 = tensor.insert_slice %r#26 into %set25[859] [19] [1] : tensor<19xf64> into tensor<967xf64>
  %set27 = tensor.insert_slice %r#27 into %set26[878] [19] [1] : tensor<19xf64> into tensor<967xf64>
  %set28 = tensor.insert_slice %r#28 into %set27[897] [19] [1] : tensor<19xf64> into tensor<967xf64>
  %set29 = tensor.insert_slice %r#29 into %set28[916] [19] [1] : tensor<19xf64> into tensor<967xf64>
  %set30 = tensor.insert_slice %r#30 into %set29[935] [6] [1] : tensor<6xf64> into tensor<967xf64>
  %set31 = tensor.insert_slice %r#31 into %set30[941] [6] [1] : tensor<6xf64> into tensor<967xf64>
  %set32 = tensor.insert_slice %r#32 into %set31[947] [6] [1] : tensor<6xf64> into tensor<967xf64>
  %set33 = tensor.insert_slice %r#33 into %set32[953] [6] [1] : tensor<6xf64> into tensor<967xf64>
  %set34 = tensor.insert_slice %r#34 into %set33[959] [6] [1] : tensor<6xf64> into tensor<967xf64>
  %set35 = tensor.insert_slice %r#35 into %set34[965] [2] [1] : tensor<2xf64> into tensor<967xf64>
  %empty1 = tensor.empty() : tensor<967xf32>
  %set36 = tensor.insert_slice %r#36 into %empty1[0] [53] [1] : tensor<53xf32> into tensor<967xf32>
  %set37 = tensor.insert_slice %r#37 into %set36[53] [53] [1] : tensor<53xf32> into tensor<967xf32>
  %set38 = tensor.insert_slice %r#38 into %set37[106] [53] [1] : tensor<53xf32> into tensor<967xf32>
  %set39 = tensor.insert_slice %r#39 into %set38[159] [53] [1] : tensor<53xf32> into tensor<967xf32>
  %set40 = tensor.insert_slice %r#40 into %set39[212] [53] [1] : tensor<53xf32> into tensor<967xf32>
  %set41 = tensor.insert_slice %r#41 into %set40[265] [38] [1] : tensor<38xf32> into tensor<967xf32>
  %set42 = tensor.insert_slice %r#42 into %set41[303] [38] [1] : tensor<38xf32> into tensor<967xf32>
  %set43 = tensor.insert_slice %r#43 into %set42[341] [38] [1] : tensor<38xf32> into tensor<967xf32>
  %set44 = tensor.insert_slice %r#44 into %set43[379] [38] [1] : tensor<38xf32> into tensor<967xf32>
  %set45 = tensor.insert_slice %r#45 into %set44[417] [38] [1] : tensor<38xf32> into tensor<967xf32>
  %set46 = tensor.insert_slice %r#46 into %set45[455] [26] [1] : tensor<26xf32> into tensor<967xf32>
  %set47 = tensor.insert_slice %r#47 into %set46[481] [26] [1] : tensor<26xf32> into tensor<967xf32>
  %set48 = tensor.insert_slice %r#48 into %set47[507] [26] [1] : tensor<26xf32> into tensor<967xf32>
  %set49 = tensor.insert_slice %r#49 into %set48[533] [26] [1] : tensor<26xf32> into tensor<967xf32>
  %set50 = tensor.insert_slice %r#50 into %set49[559] [26] [1] : tensor<26xf32> into tensor<967xf32>
  %set51 = tensor.insert_slice %r#51 into %set50[585] [27] [1] : tensor<27xf32> into tensor<967xf32>
  %set52 = tensor.insert_slice %r#52 into %set51[612] [27] [1] : tensor<27xf32> into tensor<967xf32>
  %set53 = tensor.insert_slice %r#53 into %set52[639] [27] [1] : tensor<27xf32> into tensor<967xf32>
  %set54 = tensor.insert_slice %r#54 into %set53[666] [27] [1] : tensor<27xf32> into tensor<967xf32>
  %set55 = tensor.insert_slice %r#55 into %set54[693] [27] [1] : tensor<27xf32> into tensor<967xf32>
  %set56 = tensor.insert_slice %r#56 into %set55[720] [24] [1] : tensor<24xf32> into tensor<967xf32>
  %set57 = tensor.insert_slice %r#57 into %set56[744] [24] [1] : tensor<24xf32> into tensor<967xf32>
  %set58 = tensor.insert_slice %r#58 into %set57[768] [24] [1] : tensor<24xf32> into tensor<967xf32>
  %set59 = tensor.insert_slice %r#59 into %set58[792] [24] [1] : tensor<24xf32> into tensor<967xf32>
  %set60 = tensor.insert_slice %r#60 into %set59[816] [24] [1] : tensor<24xf32> into tensor<967xf32>
  %set61 = tensor.insert_slice %r#61 into %set60[840] [19] [1] : tensor<19xf32> into tensor<967xf32>
  %set62 = tensor.insert_slice %r#62 into %set61[859] [19] [1] : tensor<19xf32> into tensor<967xf32>
  %set63 = tensor.insert_slice %r#63 into %set62[878] [19] [1] : tensor<19xf32> into tensor<967xf32>
  %set64 = tensor.insert_slice %r#64 into %set63[897] [19] [1] : tensor<19xf32> into tensor<967xf32>
  %set65 = tensor.insert_slice %r#65 into %set64[916] [19] [1] : tensor<19xf32> into tensor<967xf32>
  %set66 = tensor.insert_slice %r#66 into %set65[935] [6] [1] : tensor<6xf32> into tensor<967xf32>
  %set67 = tensor.insert_slice %r#67 into %set66[941] [6] [1] : tensor<6xf32> into tensor<967xf32>
  %set68 = tensor.insert_slice %r#68 into %set67[947] [6] [1] : tensor<6xf32> into tensor<967xf32>
  %set69 = tensor.insert_slice %r#69 into %set68[953] [6] [1] : tensor<6xf32> into tensor<967xf32>
  %set70 = tensor.insert_slice %r#70 into %set69[959] [6] [1] : tensor<6xf32> into tensor<967xf32>
  %set71 = tensor.insert_slice %r#71 into %set70[965] [2] [1] : tensor<2xf32> into tensor<967xf32>
  %empty2 = tensor.empty() : tensor<967xf16>
  %set72 = tensor.insert_slice %r#72 into %empty2[0] [53] [1] : tensor<53xf16> into tensor<967xf16>
  %set73 = tensor.insert_slice %r#73 into %set72[53] [53] [1] : tensor<53xf16> into tensor<967xf16>
  %set74 = tensor.insert_slice %r#74 into %set73[106] [53] [1] : tensor<53xf16> into tensor<967xf16>
  %set75 = tensor.insert_slice %r#75 into %set74[159] [53] [1] : tensor<53xf16> into tensor<967xf16>
  %set76 = tensor.insert_slice %r#76 into %set75[212] [53] [1] : tensor<53xf16> into tensor<967xf16>
  %set77 = tensor.insert_slice %r#77 into %set76[265] [38] [1] : tensor<38xf16> into tensor<967xf16>
  %set78 = tensor.insert_slice %r#78 into %set77[303] [38] [1] : tensor<38xf16> into tensor<967xf16>
  %set79 = tensor.insert_slice %r#79 into %set78[341] [38] [1] : tensor<38xf16> into tensor<967xf16>
  %set80 = tensor.insert_slice %r#80 into %set79[379] [38] [1] : tensor<38xf16> into tensor<967xf16>
  %set81 = tensor.insert_slice %r#81 into %set80[417] [38] [1] : tensor<38xf16> into tensor<967xf16>
  %set82 = tensor.insert_slice %r#82 into %set81[455] [26] [1] : tensor<26xf16> into tensor<967xf16>
  %set83 = tensor.insert_slice %r#83 into %set82[481] [26] [1] : tensor<26xf16> into tensor<967xf16>
  %set84 = tensor.insert_slice %r#84 into %set83[507] [26] [1] : tensor<26xf16> into tensor<967xf16>
  %set85 = tensor.insert_slice %r#85 into %set84[533] [26] [1] : tensor<26xf16> into tensor<967xf16>
  %set86 = tensor.insert_slice %r#86 into %set85[559] [26] [1] : tensor<26xf16> into tensor<967xf16>
  %set87 = tensor.insert_slice %r#87 into %set86[585] [27] [1] : tensor<27xf16> into tensor<967xf16>
  %set88 = tensor.insert_slice %r#88 into %set87[612] [27] [1] : tensor<27xf16> into tensor<967xf16>
  %set89 = tensor.insert_slice %r#89 into %set88[639] [27] [1] : tensor<27xf16> into tensor<967xf16>
  %set90 = tensor.insert_slice %r#90 into %set89[666] [27] [1] : tensor<27xf16> into tensor<967xf16>
  %set91 = tensor.insert_slice %r#91 into %set90[693] [27] [1] : tensor<27xf16> into tensor<967xf16>
  %set92 = tensor.insert_slice %r#92 into %set91[720] [24] [1] : tensor<24xf16> into tensor<967xf16>
  %set93 = tensor.insert_slice %r#93 into %set92[744] [24] [1] : tensor<24xf16> into tensor<967xf16>
  %set94 = tensor.insert_slice %r#94 into %set93[768] [24] [1] : tensor<24xf16> into tensor<967xf16>
  %set95 = tensor.insert_slice %r#95 into %set94[792] [24] [1] : tensor<24xf16> into tensor<967xf16>
  %set96 = tensor.insert_slice %r#96 into %set95[816] [24] [1] : tensor<24xf16> into tensor<967xf16>
  %set97 = tensor.insert_slice %r#97 into %set96[840] [19] [1] : tensor<19xf16> into tensor<967xf16>
  %set98 = tensor.insert_slice %r#98 into %set97[859] [19] [1] : tensor<19xf16> into tensor<967xf16>
  %set99 = tensor.insert_slice %r#99 into %set98[878] [19] [1] : tensor<19xf16> into tensor<967xf16>
  %set100 = tensor.insert_slice %r#100 into %set99[897] [19] [1] : tensor<19xf16> into tensor<967xf16>
  %set101 = tensor.insert_slice %r#101 into %set100[916] [19] [1] : tensor<19xf16> into tensor<967xf16>
  %set102 = tensor.insert_slice %r#102 into %set101[935] [6] [1] : tensor<6xf16> into tensor<967xf16>
  %set103 = tensor.insert_slice %r#103 into %set102[941] [6] [1] : tensor<6xf16> into tensor<967xf16>
  %set104 = tensor.insert_slice %r#104 into %set103[947] [6] [1] : tensor<6xf16> into tensor<967xf16>
  %set105 = tensor.insert_slice %r#105 into %set104[953] [6] [1] : tensor<6xf16> into tensor<967xf16>
  %set106 = tensor.insert_slice %r#106 into %set105[959] [6] [1] : tensor<6xf16> into tensor<967xf16>
  %set107 = tensor.insert_slice %r#107 into %set106[965] [2] [1] : tensor<2xf16> into tensor<967xf16>
  %empty3 = tensor.empty() : tensor<967xbf16>
  %set108 = tensor.insert_slice %r#108 into %empty3[0] [53] [1] : tensor<53xbf16> into tensor<967xbf16>
  %set109 = tensor.insert_slice %r#109 into %set108[53] [53] [1] : tensor<53xbf16> into tensor<967xbf16>
  %set110 = tensor.insert_slice %r#110 into %set109[106] [53] [1] : tensor<53xbf16> into tensor<967xbf16>
  %set111 = tensor.insert_slice %r#111 into %set110[159] [53] [1] : tensor<53xbf16> into tensor<967xbf16>
  %set112 = tensor.insert_slice %r#112 into %set111[212] [53] [1] : tensor<53xbf16> into tensor<967xbf16>
  %set113 = tensor.insert_slice %r#113 into %set112[265] [38] [1] : tensor<38xbf16> into tensor<967xbf16>
  %set114 = tensor.insert_slice %r#114 into %set113[303] [38] [1] : tensor<38xbf16> into tensor<967xbf16>
  %set115 = tensor.insert_slice %r#115 into %set114[341] [38] [1] : tensor<38xbf16> into tensor<967xbf16>
  %set116 = tensor.insert_slice %r#116 into %set115[379] [38] [1] : tensor<38xbf16> into tensor<967xbf16>
  %set117 = tensor.insert_slice %r#117 into %set116[417] [38] [1] : tensor<38xbf16> into tensor<967xbf16>
  %set118 = tensor.insert_slice %r#118 into %set117[455] [26] [1] : tensor<26xbf16> into tensor<967xbf16>
  %set119 = tensor.insert_slice %r#119 into %set118[481] [26] [1] : tensor<26xbf16> into tensor<967xbf16>
  %set120 = tensor.insert_slice %r#120 into %set119[507] [26] [1] : tensor<26xbf16> into tensor<967xbf16>
  %set121 = tensor.insert_slice %r#121 into %set120[533] [26] [1] : tensor<26xbf16> into tensor<967xbf16>
  %set122 = tensor.insert_slice %r#122 into %set121[559] [26] [1] : tensor<26xbf16> into tensor<967xbf16>
  %set123 = tensor.insert_slice %r#123 into %set122[585] [27] [1] : tensor<27xbf16> into tensor<967xbf16>
  %set124 = tensor.insert_slice %r#124 into %set123[612] [27] [1] : tensor<27xbf16> into tensor<967xbf16>
  %set125 = tensor.insert_slice %r#125 into %set124[639] [27] [1] : tensor<27xbf16> into tensor<967xbf16>
  %set126 = tensor.insert_slice %r#126 into %set125[666] [27] [1] : tensor<27xbf16> into tensor<967xbf16>
  %set127 = tensor.insert_slice %r#127 into %set126[693] [27] [1] : tensor<27xbf16> into tensor<967xbf16>
  %set128 = tensor.insert_slice %r#128 into %set127[720] [24] [1] : tensor<24xbf16> into tensor<967xbf16>
  %set129 = tensor.insert_slice %r#129 into %set128[744] [24] [1] : tensor<24xbf16> into tensor<967xbf16>
  %set130 = tensor.insert_slice %r#130 into %set129[768] [24] [1] : tensor<24xbf16> into tensor<967xbf16>
  %set131 = tensor.insert_slice %r#131 into %set130[792] [24] [1] : tensor<24xbf16> into tensor<967xbf16>
  %set132 = tensor.insert_slice %r#132 into %set131[816] [24] [1] : tensor<24xbf16> into tensor<967xbf16>
  %set133 = tensor.insert_slice %r#133 into %set132[840] [19] [1] : tensor<19xbf16> into tensor<967xbf16>
  %set134 = tensor.insert_slice %r#134 into %set133[859] [19] [1] : tensor<19xbf16> into tensor<967xbf16>
  %set135 = tensor.insert_slice %r#135 into %set134[878] [19] [1] : tensor<19xbf16> into tensor<967xbf16>
  %set136 = tensor.insert_slice %r#136 into %set135[897] [19] [1] : tensor<19xbf16> into tensor<967xbf16>
  %set137 = tensor.insert_slice %r#137 into %set136[916] [19] [1] : tensor<19xbf16> into tensor<967xbf16>
  %set138 = tensor.insert_slice %r#138 into %set137[935] [6] [1] : tensor<6xbf16> into tensor<967xbf16>
  %set139 = tensor.insert_slice %r#139 into %set138[941] [6] [1] : tensor<6xbf16> into tensor<967xbf16>
  %set140 = tensor.insert_slice %r#140 into %set139[947] [6] [1] : tensor<6xbf16> into tensor<967xbf16>
  %set141 = tensor.insert_slice %r#141 into %set140[953] [6] [1] : tensor<6xbf16> into tensor<967xbf16>
  %set142 = tensor.insert_slice %r#142 into %set141[959] [6] [1] : tensor<6xbf16> into tensor<967xbf16>
  %set143 = tensor.insert_slice %r#143 into %set142[965] [2] [1] : tensor<2xbf16> into tensor<967xbf16>
  %empty4 = tensor.empty() : tensor<967xi64>
  %set144 = tensor.insert_slice %r#144 into %empty4[0] [53] [1] : tensor<53xi64> into tensor<967xi64>
  %set145 = tensor.insert_slice %r#145 into %set144[53] [53] [1] : tensor<53xi64> into tensor<967xi64>
  %set146 = tensor.insert_slice %r#146 into %set145[106] [53] [1] : tensor<53xi64> into tensor<967xi64>
  %set147 = tensor.insert_slice %r#147 into %set146[159] [53] [1] : tensor<53xi64> into tensor<967xi64>
  %set148 = tensor.insert_slice %r#148 into %set147[212] [53] [1] : tensor<53xi64> into tensor<967xi64>
  %set149 = tensor.insert_slice %r#149 into %set148[265] [38] [1] : tensor<38xi64> into tensor<967xi64>
  %set150 = tensor.insert_slice %r#150 into %set149[303] [38] [1] : tensor<38xi64> into tensor<967xi64>
  %set151 = tensor.insert_slice %r#151 into %set150[341] [38] [1] : tensor<38xi64> into tensor<967xi64>
  %set152 = tensor.insert_slice %r#152 into %set151[379] [38] [1] : tensor<38xi64> into tensor<967xi64>
  %set153 = tensor.insert_slice %r#153 into %set152[417] [38] [1] : tensor<38xi64> into tensor<967xi64>
  %set154 = tensor.insert_slice %r#154 into %set153[455] [26] [1] : tensor<26xi64> into tensor<967xi64>
  %set155 = tensor.insert_slice %r#155 into %set154[481] [26] [1] : tensor<26xi64> into tensor<967xi64>
  %set156 = tensor.insert_slice %r#156 into %set155[507] [26] [1] : tensor<26xi64> into tensor<967xi64>
  %set157 = tensor.insert_slice %r#157 into %set156[533] [26] [1] : tensor<26xi64> into tensor<967xi64>
  %set158 = tensor.insert_slice %r#158 into %set157[559] [26] [1] : tensor<26xi64> into tensor<967xi64>
  %set159 = tensor.insert_slice %r#159 into %set158[585] [27] [1] : tensor<27xi64> into tensor<967xi64>
  %set160 = tensor.insert_slice %r#160 into %set159[612] [27] [1] : tensor<27xi64> into tensor<967xi64>
  %set161 = tensor.insert_slice %r#161 into %set160[639] [27] [1] : tensor<27xi64> into tensor<967xi64>
  %set162 = tensor.insert_slice %r#162 into %set161[666] [27] [1] : tensor<27xi64> into tensor<967xi64>
  %set163 = tensor.insert_slice %r#163 into %set162[693] [27] [1] : tensor<27xi64> into tensor<967xi64>
  %set164 = tensor.insert_slice %r#164 into %set163[720] [24] [1] : tensor<24xi64> into tensor<967xi64>
  %set165 = tensor.insert_slice %r#165 into %set164[744] [24] [1] : tensor<24xi64> into tensor<967xi64>
  %set166 = tensor.insert_slice %r#166 into %set165[768] [24] [1] : tensor<24xi64> into tensor<967xi64>
  %set167 = tensor.insert_slice %r#167 into %set166[792] [24] [1] : tensor<24xi64> into tensor<967xi64>
  %set168 = tensor.insert_slice %r#168 into %set167[816] [24] [1] : tensor<24xi64> into tensor<967xi64>
  %set169 = tensor.insert_slice %r#169 into %set168[840] [19] [1] : tensor<19xi64> into tensor<967xi64>
  %set170 = tensor.insert_slice %r#170 into %set169[859] [19] [1] : tensor<19xi64> into tensor<967xi64>
  %set171 = tensor.insert_slice %r#171 into %set170[878] [19] [1] : tensor<19xi64> into tensor<967xi64>
  %set172 = tensor.insert_slice %r#172 into %set171[897] [19] [1] : tensor<19xi64> into tensor<967xi64>
  %set173 = tensor.insert_slice %r#173 into %set172[916] [19] [1] : tensor<19xi64> into tensor<967xi64>
  %set174 = tensor.insert_slice %r#174 into %set173[935] [6] [1] : tensor<6xi64> into tensor<967xi64>
  %set175 = tensor.insert_slice %r#175 into %set174[941] [6] [1] : tensor<6xi64> into tensor<967xi64>
  %set176 = tensor.insert_slice %r#176 into %set175[947] [6] [1] : tensor<6xi64> into tensor<967xi64>
  %set177 = tensor.insert_slice %r#177 into %set176[953] [6] [1] : tensor<6xi64> into tensor<967xi64>
  %set178 = tensor.insert_slice %r#178 into %set177[959] [6] [1] : tensor<6xi64> into tensor<967xi64>
  %set179 = tensor.insert_slice %r#179 into %set178[965] [2] [1] : tensor<2xi64> into tensor<967xi64>
  %empty5 = tensor.empty() : tensor<967xi32>
  %set180 = tensor.insert_slice %r#180 into %empty5[0] [53] [1] : tensor<53xi32> into tensor<967xi32>
  %set181 = tensor.insert_slice %r#181 into %set180[53] [53] [1] : tensor<53xi32> into tensor<967xi32>
  %set182 = tensor.insert_slice %r#182 into %set181[106] [53] [1] : tensor<53xi32> into tensor<967xi32>
  %set183 = tensor.insert_slice %r#183 into %set182[159] [53] [1] : tensor<53xi32> into tensor<967xi32>
  %set184 = tensor.insert_slice %r#184 into %set183[212] [53] [1] : tensor<53xi32> into tensor<967xi32>
  %set185 = tensor.insert_slice %r#185 into %set184[265] [38] [1] : tensor<38xi32> into tensor<967xi32>
  %set186 = tensor.insert_slice %r#186 into %set185[303] [38] [1] : tensor<38xi32> into tensor<967xi32>
  %set187 = tensor.insert_slice %r#187 into %set186[341] [38] [1] : tensor<38xi32> into tensor<967xi32>
  %set188 = tensor.insert_slice %r#188 into %set187[379] [38] [1] : tensor<38xi32> into tensor<967xi32>
  %set189 = tensor.insert_slice %r#189 into %set188[417] [38] [1] : tensor<38xi32> into tensor<967xi32>
  %set190 = tensor.insert_slice %r#190 into %set189[455] [26] [1] : tensor<26xi32> into tensor<967xi32>
  %set191 = tensor.insert_slice %r#191 into %set190[481] [26] [1] : tensor<26xi32> into tensor<967xi32>
  %set192 = tensor.insert_slice %r#192 into %set191[507] [26] [1] : tensor<26xi32> into tensor<967xi32>
  %set193 = tensor.insert_slice %r#193 into %set192[533] [26] [1] : tensor<26xi32> into tensor<967xi32>
  %set194 = tensor.insert_slice %r#194 into %set193[559] [26] [1] : tensor<26xi32> into tensor<967xi32>
  %set195 = tensor.insert_slice %r#195 into %set194[585] [27] [1] : tensor<27xi32> into tensor<967xi32>
  %set196 = tensor.insert_slice %r#196 into %set195[612] [27] [1] : tensor<27xi32> into tensor<967xi32>
  %set197 = tensor.insert_slice %r#197 into %set196[639] [27] [1] : tensor<27xi32> into tensor<967xi32>
  %set198 = tensor.insert_slice %r#198 into %set197[666] [27] [1] : tensor<27xi32> into tensor<967xi32>
  %set199 = tensor.insert_slice %r#199 into %set198[693] [27] [1] : tensor<27xi32> into tensor<967xi32>
  %set200 = tensor.insert_slice %r#200 into %set199[720] [24] [1] : tensor<24xi32> into tensor<967xi32>
  %set201 = tensor.insert_slice %r#201 into %set200[744] [24] [1] : tensor<24xi32> into tensor<967xi32>
  %set202 = tensor.insert_slice %r#202 into %set201[768] [24] [1] : tensor<24xi32> into tensor<967xi32>
  %set203 = tensor.insert_slice %r#203 into %set202[792] [24] [1] : tensor<24xi32> into tensor<967xi32>
  %set204 = tensor.insert_slice %r#204 into %set203[816] [24] [1] : tensor<24xi32> into tensor<967xi32>
  %set205 = tensor.insert_slice %r#205 into %set204[840] [19] [1] : tensor<19xi32> into tensor<967xi32>
  %set206 = tensor.insert_slice %r#206 into %set205[859] [19] [1] : tensor<19xi32> into tensor<967xi32>
  %set207 = tensor.insert_slice %r#207 into %set206[878] [19] [1] : tensor<19xi32> into tensor<967xi32>
  %set208 = tensor.insert_slice %r#208 into %set207[897] [19] [1] : tensor<19xi32> into tensor<967xi32>
  %set209 = tensor.insert_slice %r#209 into %set208[916] [19] [1] : tensor<19xi32> into tensor<967xi32>
  %set210 = tensor.insert_slice %r#210 into %set209[935] [6] [1] : tensor<6xi32> into tensor<967xi32>
  %set211 = tensor.insert_slice %r#211 into %set210[941] [6] [1] : tensor<6xi32> into tensor<967xi32>
  %set212 = tensor.insert_slice %r#212 into %set211[947] [6] [1] : tensor<6xi32> into tensor<967xi32>
  %set213 = tensor.insert_slice %r#213 into %set212[953] [6] [1] : tensor<6xi32> into tensor<967xi32>
  %set214 = tensor.insert_slice %r#214 into %set213[959] [6] [1] : tensor<6xi32> into tensor<967xi32>
  %set215 = tensor.insert_slice %r#215 into %set214[965] [2] [1] : tensor<2xi32> into tensor<967xi32>
  %empty6 = tensor.empty() : tensor<967xi8>
  %set216 = tensor.insert_slice %r#216 into %empty6[0] [53] [1] : tensor<53xi8> into tensor<967xi8>
  %set217 = tensor.insert_slice %r#217 into %set216[53] [53] [1] : tensor<53xi8> into tensor<967xi8>
  %set218 = tensor.insert_slice %r#218 into %set217[106] [53] [1] : tensor<53xi8> into tensor<967xi8>
  %set219 = tensor.insert_slice %r#219 into %set218[159] [53] [1] : tensor<53xi8> into tensor<967xi8>
  %set220 = tensor.insert_slice %r#220 into %set219[212] [53] [1] : tensor<53xi8> into tensor<967xi8>
  %set221 = tensor.insert_slice %r#221 into %set220[265] [38] [1] : tensor<38xi8> into tensor<967xi8>
  %set222 = tensor.insert_slice %r#222 into %set221[303] [38] [1] : tensor<38xi8> into tensor<967xi8>
  %set223 = tensor.insert_slice %r#223 into %set222[341] [38] [1] : tensor<38xi8> into tensor<967xi8>
  %set224 = tensor.insert_slice %r#224 into %set223[379] [38] [1] : tensor<38xi8> into tensor<967xi8>
  %set225 = tensor.insert_slice %r#225 into %set224[417] [38] [1] : tensor<38xi8> into tensor<967xi8>
  %set226 = tensor.insert_slice %r#226 into %set225[455] [26] [1] : tensor<26xi8> into tensor<967xi8>
  %set227 = tensor.insert_slice %r#227 into %set226[481] [26] [1] : tensor<26xi8> into tensor<967xi8>
  %set228 = tensor.insert_slice %r#228 into %set227[507] [26] [1] : tensor<26xi8> into tensor<967xi8>
  %set229 = tensor.insert_slice %r#229 into %set228[533] [26] [1] : tensor<26xi8> into tensor<967xi8>
  %set230 = tensor.insert_slice %r#230 into %set229[559] [26] [1] : tensor<26xi8> into tensor<967xi8>
  %set231 = tensor.insert_slice %r#231 into %set230[585] [27] [1] : tensor<27xi8> into tensor<967xi8>
  %set232 = tensor.insert_slice %r#232 into %set231[612] [27] [1] : tensor<27xi8> into tensor<967xi8>
  %set233 = tensor.insert_slice %r#233 into %set232[639] [27] [1] : tensor<27xi8> into tensor<967xi8>
  %set234 = tensor.insert_slice %r#234 into %set233[666] [27] [1] : tensor<27xi8> into tensor<967xi8>
  %set235 = tensor.insert_slice %r#235 into %set234[693] [27] [1] : tensor<27xi8> into tensor<967xi8>
  %set236 = tensor.insert_slice %r#236 into %set235[720] [24] [1] : tensor<24xi8> into tensor<967xi8>
  %set237 = tensor.insert_slice %r#237 into %set236[744] [24] [1] : tensor<24xi8> into tensor<967xi8>
  %set238 = tensor.insert_slice %r#238 into %set237[768] [24] [1] : tensor<24xi8> into tensor<967xi8>
  %set239 = tensor.insert_slice %r#239 into %set238[792] [24] [1] : tensor<24xi8> into tensor<967xi8>
  %set240 = tensor.insert_slice %r#240 into %set239[816] [24] [1] : tensor<24xi8> into tensor<967xi8>
  %set241 = tensor.insert_slice %r#241 into %set240[840] [19] [1] : tensor<19xi8> into tensor<967xi8>
  %set242 = tensor.insert_slice %r#242 into %set241[859] [19] [1] : tensor<19xi8> into tensor<967xi8>
  %set243 = tensor.insert_slice %r#243 into %set242[878] [19] [1] : tensor<19xi8> into tensor<967xi8>
  %set244 = tensor.insert_slice %r#244 into %set243[897] [19] [1] : tensor<19xi8> into tensor<967xi8>
  %set245 = tensor.insert_slice %r#245 into %set244[916] [19] [1] : tensor<19xi8> into tensor<967xi8>
  %set246 = tensor.insert_slice %r#246 into %set245[935] [6] [1] : tensor<6xi8> into tensor<967xi8>
  %set247 = tensor.insert_slice %r#247 into %set246[941] [6] [1] : tensor<6xi8> into tensor<967xi8>
  %set248 = tensor.insert_slice %r#248 into %set247[947] [6] [1] : tensor<6xi8> into tensor<967xi8>
  %set249 = tensor.insert_slice %r#249 into %set248[953] [6] [1] : tensor<6xi8> into tensor<967xi8>
  %set250 = tensor.insert_slice %r#250 into %set249[959] [6] [1] : tensor<6xi8> into tensor<967xi8>
  %set251 = tensor.insert_slice %r#251 into %set250[965] [2] [1] : tensor<2xi8> into tensor<967xi8>
  %empty7 = tensor.empty() : tensor<2xi1>
  %set252 = tensor.insert_slice %r#252 into %empty7[0] [2] [1] : tensor<2xi1> into tensor<2xi1>
  return %set35, %set71, %set107, %set143, %set179, %set215, %set251, %set252 : tensor<967xf64>, tensor<967xf32>, tensor<967xf16>, tensor<967xbf16>, tensor<967xi64>, tensor<967xi32>, tensor<967xi8>, tensor<2xi1>
}
