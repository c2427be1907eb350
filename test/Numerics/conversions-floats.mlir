// Written by Inputs/generate_pointwise.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/conversions-floats.in-f64.npy \
// RUN:     --input=1=%S/Inputs/conversions-floats.in-f32.npy \
// RUN:     --input=2=%S/Inputs/conversions-floats.in-f16.npy \
// RUN:     --input=3=%S/Inputs/conversions-floats.in-bf16.npy \
// RUN:     --check=0=%S/Inputs/conversions-floats.out-f64.npy \
// RUN:     --check=1=%S/Inputs/conversions-floats.out-f32.npy \
// RUN:     --check=2=%S/Inputs/conversions-floats.out-f16.npy \
// RUN:     --check=3=%S/Inputs/conversions-floats.out-bf16.npy \
// RUN:     --check=4=%S/Inputs/conversions-floats.out-i64.npy \
// RUN:     --check=5=%S/Inputs/conversions-floats.out-i32.npy \
// RUN:     --check=6=%S/Inputs/conversions-floats.out-i8.npy --rtol=0 --atol=0 \
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

cudnnfe.graph private @g(
    %x_f64: tensor<53xf64>,
    %x_f32: tensor<38xf32>,
    %x_f16: tensor<26xf16>,
    %x_bf16: tensor<27xbf16>)
    -> (tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>) {
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
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v36, %v37, %v38, %v39, %v40, %v71, %v72, %v73, %v74, %v75, %v106, %v107, %v108, %v109, %v110, %v6, %v7, %v8, %v9, %v10, %v41, %v42, %v43, %v44, %v45, %v76, %v77, %v78, %v79, %v80, %v111, %v112, %v113, %v114, %v115, %v11, %v12, %v13, %v14, %v15, %v46, %v47, %v48, %v49, %v50, %v81, %v82, %v83, %v84, %v85, %v116, %v117, %v118, %v119, %v120, %v16, %v17, %v18, %v19, %v20, %v51, %v52, %v53, %v54, %v55, %v86, %v87, %v88, %v89, %v90, %v121, %v122, %v123, %v124, %v125, %v21, %v22, %v23, %v24, %v25, %v56, %v57, %v58, %v59, %v60, %v91, %v92, %v93, %v94, %v95, %v126, %v127, %v128, %v129, %v130, %v26, %v27, %v28, %v29, %v30, %v61, %v62, %v63, %v64, %v65, %v96, %v97, %v98, %v99, %v100, %v131, %v132, %v133, %v134, %v135, %v31, %v32, %v33, %v34, %v35, %v66, %v67, %v68, %v69, %v70, %v101, %v102, %v103, %v104, %v105, %v136, %v137, %v138, %v139, %v140
      : tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<53xf64>, %all_f32: tensor<38xf32>, %all_f16: tensor<26xf16>, %all_bf16: tensor<27xbf16>)
    -> (tensor<720xf64>, tensor<720xf32>, tensor<720xf16>, tensor<720xbf16>, tensor<720xi64>, tensor<720xi32>, tensor<720xi8>) {
  %x_f64 = tensor.extract_slice %all_f64[0] [53] [1] : tensor<53xf64> to tensor<53xf64>
  %x_f32 = tensor.extract_slice %all_f32[0] [38] [1] : tensor<38xf32> to tensor<38xf32>
  %x_f16 = tensor.extract_slice %all_f16[0] [26] [1] : tensor<26xf16> to tensor<26xf16>
  %x_bf16 = tensor.extract_slice %all_bf16[0] [27] [1] : tensor<27xbf16> to tensor<27xbf16>
  %r:140 = cudnnfe.call @g(%h, %x_f64, %x_f32, %x_f16, %x_bf16)
      : (!cudnnfe.handle, tensor<53xf64>, tensor<38xf32>, tensor<26xf16>, tensor<27xbf16>)
      -> (tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<53xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<38xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<26xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<27xf64>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<53xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<38xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<26xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<27xf32>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<53xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<38xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<26xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<27xf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<53xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<38xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<26xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<27xbf16>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<53xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<38xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<26xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<27xi64>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<53xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<38xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<26xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<27xi32>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<53xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<38xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<26xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>, tensor<27xi8>)
  %empty0 = tensor.empty() : tensor<720xf64>
  %set0 = tensor.insert_slice %r#0 into %empty0[0] [53] [1] : tensor<53xf64> into tensor<720xf64>
  %set1 = tensor.insert_slice %r#1 into %set0[53] [53] [1] : tensor<53xf64> into tensor<720xf64>
  %set2 = tensor.insert_slice %r#2 into %set1[106] [53] [1] : tensor<53xf64> into tensor<720xf64>
  %set3 = tensor.insert_slice %r#3 into %set2[159] [53] [1] : tensor<53xf64> into tensor<720xf64>
  %set4 = tensor.insert_slice %r#4 into %set3[212] [53] [1] : tensor<53xf64> into tensor<720xf64>
  %set5 = tensor.insert_slice %r#5 into %set4[265] [38] [1] : tensor<38xf64> into tensor<720xf64>
  %set6 = tensor.insert_slice %r#6 into %set5[303] [38] [1] : tensor<38xf64> into tensor<720xf64>
  %set7 = tensor.insert_slice %r#7 into %set6[341] [38] [1] : tensor<38xf64> into tensor<720xf64>
  %set8 = tensor.insert_slice %r#8 into %set7[379] [38] [1] : tensor<38xf64> into tensor<720xf64>
  %set9 = tensor.insert_slice %r#9 into %set8[417] [38] [1] : tensor<38xf64> into tensor<720xf64>
  %set10 = tensor.insert_slice %r#10 into %set9[455] [26] [1] : tensor<26xf64> into tensor<720xf64>
  %set11 = tensor.insert_slice %r#11 into %set10[481] [26] [1] : tensor<26xf64> into tensor<720xf64>
  %set12 = tensor.insert_slice %r#12 into %set11[507] [26] [1] : tensor<26xf64> into tensor<720xf64>
  %set13 = tensor.insert_slice %r#13 into %set12[533] [26] [1] : tensor<26xf64> into tensor<720xf64>
  %set14 = tensor.insert_slice %r#14 into %set13[559] [26] [1] : tensor<26xf64> into tensor<720xf64>
  %set15 = tensor.insert_slice %r#15 into %set14[585] [27] [1] : tensor<27xf64> into tensor<720xf64>
  %set16 = tensor.insert_slice %r#16 into %set15[612] [27] [1] : tensor<27xf64> into tensor<720xf64>
  %set17 = tensor.insert_slice %r#17 into %set16[639] [27] [1] : tensor<27xf64> into tensor<720xf64>
  %set18 = tensor.insert_slice %r#18 into %set17[666] [27] [1] : tensor<27xf64> into tensor<720xf64>
  %set19 = tensor.insert_slice %r#19 into %set18[693] [27] [1] : tensor<27xf64> into tensor<720xf64>
  %empty1 = tensor.empty() : tensor<720xf32>
  %set20 = tensor.insert_slice %r#20 into %empty1[0] [53] [1] : tensor<53xf32> into tensor<720xf32>
  %set21 = tensor.insert_slice %r#21 into %set20[53] [53] [1] : tensor<53xf32> into tensor<720xf32>
  %set22 = tensor.insert_slice %r#22 into %set21[106] [53] [1] : tensor<53xf32> into tensor<720xf32>
  %set23 = tensor.insert_slice %r#23 into %set22[159] [53] [1] : tensor<53xf32> into tensor<720xf32>
  %set24 = tensor.insert_slice %r#24 into %set23[212] [53] [1] : tensor<53xf32> into tensor<720xf32>
  %set25 = tensor.insert_slice %r#25 into %set24[265] [38] [1] : tensor<38xf32> into tensor<720xf32>
  %set26 = tensor.insert_slice %r#26 into %set25[303] [38] [1] : tensor<38xf32> into tensor<720xf32>
  %set27 = tensor.insert_slice %r#27 into %set26[341] [38] [1] : tensor<38xf32> into tensor<720xf32>
  %set28 = tensor.insert_slice %r#28 into %set27[379] [38] [1] : tensor<38xf32> into tensor<720xf32>
  %set29 = tensor.insert_slice %r#29 into %set28[417] [38] [1] : tensor<38xf32> into tensor<720xf32>
  %set30 = tensor.insert_slice %r#30 into %set29[455] [26] [1] : tensor<26xf32> into tensor<720xf32>
  %set31 = tensor.insert_slice %r#31 into %set30[481] [26] [1] : tensor<26xf32> into tensor<720xf32>
  %set32 = tensor.insert_slice %r#32 into %set31[507] [26] [1] : tensor<26xf32> into tensor<720xf32>
  %set33 = tensor.insert_slice %r#33 into %set32[533] [26] [1] : tensor<26xf32> into tensor<720xf32>
  %set34 = tensor.insert_slice %r#34 into %set33[559] [26] [1] : tensor<26xf32> into tensor<720xf32>
  %set35 = tensor.insert_slice %r#35 into %set34[585] [27] [1] : tensor<27xf32> into tensor<720xf32>
  %set36 = tensor.insert_slice %r#36 into %set35[612] [27] [1] : tensor<27xf32> into tensor<720xf32>
  %set37 = tensor.insert_slice %r#37 into %set36[639] [27] [1] : tensor<27xf32> into tensor<720xf32>
  %set38 = tensor.insert_slice %r#38 into %set37[666] [27] [1] : tensor<27xf32> into tensor<720xf32>
  %set39 = tensor.insert_slice %r#39 into %set38[693] [27] [1] : tensor<27xf32> into tensor<720xf32>
  %empty2 = tensor.empty() : tensor<720xf16>
  %set40 = tensor.insert_slice %r#40 into %empty2[0] [53] [1] : tensor<53xf16> into tensor<720xf16>
  %set41 = tensor.insert_slice %r#41 into %set40[53] [53] [1] : tensor<53xf16> into tensor<720xf16>
  %set42 = tensor.insert_slice %r#42 into %set41[106] [53] [1] : tensor<53xf16> into tensor<720xf16>
  %set43 = tensor.insert_slice %r#43 into %set42[159] [53] [1] : tensor<53xf16> into tensor<720xf16>
  %set44 = tensor.insert_slice %r#44 into %set43[212] [53] [1] : tensor<53xf16> into tensor<720xf16>
  %set45 = tensor.insert_slice %r#45 into %set44[265] [38] [1] : tensor<38xf16> into tensor<720xf16>
  %set46 = tensor.insert_slice %r#46 into %set45[303] [38] [1] : tensor<38xf16> into tensor<720xf16>
  %set47 = tensor.insert_slice %r#47 into %set46[341] [38] [1] : tensor<38xf16> into tensor<720xf16>
  %set48 = tensor.insert_slice %r#48 into %set47[379] [38] [1] : tensor<38xf16> into tensor<720xf16>
  %set49 = tensor.insert_slice %r#49 into %set48[417] [38] [1] : tensor<38xf16> into tensor<720xf16>
  %set50 = tensor.insert_slice %r#50 into %set49[455] [26] [1] : tensor<26xf16> into tensor<720xf16>
  %set51 = tensor.insert_slice %r#51 into %set50[481] [26] [1] : tensor<26xf16> into tensor<720xf16>
  %set52 = tensor.insert_slice %r#52 into %set51[507] [26] [1] : tensor<26xf16> into tensor<720xf16>
  %set53 = tensor.insert_slice %r#53 into %set52[533] [26] [1] : tensor<26xf16> into tensor<720xf16>
  %set54 = tensor.insert_slice %r#54 into %set53[559] [26] [1] : tensor<26xf16> into tensor<720xf16>
  %set55 = tensor.insert_slice %r#55 into %set54[585] [27] [1] : tensor<27xf16> into tensor<720xf16>
  %set56 = tensor.insert_slice %r#56 into %set55[612] [27] [1] : tensor<27xf16> into tensor<720xf16>
  %set57 = tensor.insert_slice %r#57 into %set56[639] [27] [1] : tensor<27xf16> into tensor<720xf16>
  %set58 = tensor.insert_slice %r#58 into %set57[666] [27] [1] : tensor<27xf16> into tensor<720xf16>
  %set59 = tensor.insert_slice %r#59 into %set58[693] [27] [1] : tensor<27xf16> into tensor<720xf16>
  %empty3 = tensor.empty() : tensor<720xbf16>
  %set60 = tensor.insert_slice %r#60 into %empty3[0] [53] [1] : tensor<53xbf16> into tensor<720xbf16>
  %set61 = tensor.insert_slice %r#61 into %set60[53] [53] [1] : tensor<53xbf16> into tensor<720xbf16>
  %set62 = tensor.insert_slice %r#62 into %set61[106] [53] [1] : tensor<53xbf16> into tensor<720xbf16>
  %set63 = tensor.insert_slice %r#63 into %set62[159] [53] [1] : tensor<53xbf16> into tensor<720xbf16>
  %set64 = tensor.insert_slice %r#64 into %set63[212] [53] [1] : tensor<53xbf16> into tensor<720xbf16>
  %set65 = tensor.insert_slice %r#65 into %set64[265] [38] [1] : tensor<38xbf16> into tensor<720xbf16>
  %set66 = tensor.insert_slice %r#66 into %set65[303] [38] [1] : tensor<38xbf16> into tensor<720xbf16>
  %set67 = tensor.insert_slice %r#67 into %set66[341] [38] [1] : tensor<38xbf16> into tensor<720xbf16>
  %set68 = tensor.insert_slice %r#68 into %set67[379] [38] [1] : tensor<38xbf16> into tensor<720xbf16>
  %set69 = tensor.insert_slice %r#69 into %set68[417] [38] [1] : tensor<38xbf16> into tensor<720xbf16>
  %set70 = tensor.insert_slice %r#70 into %set69[455] [26] [1] : tensor<26xbf16> into tensor<720xbf16>
  %set71 = tensor.insert_slice %r#71 into %set70[481] [26] [1] : tensor<26xbf16> into tensor<720xbf16>
  %set72 = tensor.insert_slice %r#72 into %set71[507] [26] [1] : tensor<26xbf16> into tensor<720xbf16>
  %set73 = tensor.insert_slice %r#73 into %set72[533] [26] [1] : tensor<26xbf16> into tensor<720xbf16>
  %set74 = tensor.insert_slice %r#74 into %set73[559] [26] [1] : tensor<26xbf16> into tensor<720xbf16>
  %set75 = tensor.insert_slice %r#75 into %set74[585] [27] [1] : tensor<27xbf16> into tensor<720xbf16>
  %set76 = tensor.insert_slice %r#76 into %set75[612] [27] [1] : tensor<27xbf16> into tensor<720xbf16>
  %set77 = tensor.insert_slice %r#77 into %set76[639] [27] [1] : tensor<27xbf16> into tensor<720xbf16>
  %set78 = tensor.insert_slice %r#78 into %set77[666] [27] [1] : tensor<27xbf16> into tensor<720xbf16>
  %set79 = tensor.insert_slice %r#79 into %set78[693] [27] [1] : tensor<27xbf16> into tensor<720xbf16>
  %empty4 = tensor.empty() : tensor<720xi64>
  %set80 = tensor.insert_slice %r#80 into %empty4[0] [53] [1] : tensor<53xi64> into tensor<720xi64>
  %set81 = tensor.insert_slice %r#81 into %set80[53] [53] [1] : tensor<53xi64> into tensor<720xi64>
  %set82 = tensor.insert_slice %r#82 into %set81[106] [53] [1] : tensor<53xi64> into tensor<720xi64>
  %set83 = tensor.insert_slice %r#83 into %set82[159] [53] [1] : tensor<53xi64> into tensor<720xi64>
  %set84 = tensor.insert_slice %r#84 into %set83[212] [53] [1] : tensor<53xi64> into tensor<720xi64>
  %set85 = tensor.insert_slice %r#85 into %set84[265] [38] [1] : tensor<38xi64> into tensor<720xi64>
  %set86 = tensor.insert_slice %r#86 into %set85[303] [38] [1] : tensor<38xi64> into tensor<720xi64>
  %set87 = tensor.insert_slice %r#87 into %set86[341] [38] [1] : tensor<38xi64> into tensor<720xi64>
  %set88 = tensor.insert_slice %r#88 into %set87[379] [38] [1] : tensor<38xi64> into tensor<720xi64>
  %set89 = tensor.insert_slice %r#89 into %set88[417] [38] [1] : tensor<38xi64> into tensor<720xi64>
  %set90 = tensor.insert_slice %r#90 into %set89[455] [26] [1] : tensor<26xi64> into tensor<720xi64>
  %set91 = tensor.insert_slice %r#91 into %set90[481] [26] [1] : tensor<26xi64> into tensor<720xi64>
  %set92 = tensor.insert_slice %r#92 into %set91[507] [26] [1] : tensor<26xi64> into tensor<720xi64>
  %set93 = tensor.insert_slice %r#93 into %set92[533] [26] [1] : tensor<26xi64> into tensor<720xi64>
  %set94 = tensor.insert_slice %r#94 into %set93[559] [26] [1] : tensor<26xi64> into tensor<720xi64>
  %set95 = tensor.insert_slice %r#95 into %set94[585] [27] [1] : tensor<27xi64> into tensor<720xi64>
  %set96 = tensor.insert_slice %r#96 into %set95[612] [27] [1] : tensor<27xi64> into tensor<720xi64>
  %set97 = tensor.insert_slice %r#97 into %set96[639] [27] [1] : tensor<27xi64> into tensor<720xi64>
  %set98 = tensor.insert_slice %r#98 into %set97[666] [27] [1] : tensor<27xi64> into tensor<720xi64>
  %set99 = tensor.insert_slice %r#99 into %set98[693] [27] [1] : tensor<27xi64> into tensor<720xi64>
  %empty5 = tensor.empty() : tensor<720xi32>
  %set100 = tensor.insert_slice %r#100 into %empty5[0] [53] [1] : tensor<53xi32> into tensor<720xi32>
  %set101 = tensor.insert_slice %r#101 into %set100[53] [53] [1] : tensor<53xi32> into tensor<720xi32>
  %set102 = tensor.insert_slice %r#102 into %set101[106] [53] [1] : tensor<53xi32> into tensor<720xi32>
  %set103 = tensor.insert_slice %r#103 into %set102[159] [53] [1] : tensor<53xi32> into tensor<720xi32>
  %set104 = tensor.insert_slice %r#104 into %set103[212] [53] [1] : tensor<53xi32> into tensor<720xi32>
  %set105 = tensor.insert_slice %r#105 into %set104[265] [38] [1] : tensor<38xi32> into tensor<720xi32>
  %set106 = tensor.insert_slice %r#106 into %set105[303] [38] [1] : tensor<38xi32> into tensor<720xi32>
  %set107 = tensor.insert_slice %r#107 into %set106[341] [38] [1] : tensor<38xi32> into tensor<720xi32>
  %set108 = tensor.insert_slice %r#108 into %set107[379] [38] [1] : tensor<38xi32> into tensor<720xi32>
  %set109 = tensor.insert_slice %r#109 into %set108[417] [38] [1] : tensor<38xi32> into tensor<720xi32>
  %set110 = tensor.insert_slice %r#110 into %set109[455] [26] [1] : tensor<26xi32> into tensor<720xi32>
  %set111 = tensor.insert_slice %r#111 into %set110[481] [26] [1] : tensor<26xi32> into tensor<720xi32>
  %set112 = tensor.insert_slice %r#112 into %set111[507] [26] [1] : tensor<26xi32> into tensor<720xi32>
  %set113 = tensor.insert_slice %r#113 into %set112[533] [26] [1] : tensor<26xi32> into tensor<720xi32>
  %set114 = tensor.insert_slice %r#114 into %set113[559] [26] [1] : tensor<26xi32> into tensor<720xi32>
  %set115 = tensor.insert_slice %r#115 into %set114[585] [27] [1] : tensor<27xi32> into tensor<720xi32>
  %set116 = tensor.insert_slice %r#116 into %set115[612] [27] [1] : tensor<27xi32> into tensor<720xi32>
  %set117 = tensor.insert_slice %r#117 into %set116[639] [27] [1] : tensor<27xi32> into tensor<720xi32>
  %set118 = tensor.insert_slice %r#118 into %set117[666] [27] [1] : tensor<27xi32> into tensor<720xi32>
  %set119 = tensor.insert_slice %r#119 into %set118[693] [27] [1] : tensor<27xi32> into tensor<720xi32>
  %empty6 = tensor.empty() : tensor<720xi8>
  %set120 = tensor.insert_slice %r#120 into %empty6[0] [53] [1] : tensor<53xi8> into tensor<720xi8>
  %set121 = tensor.insert_slice %r#121 into %set120[53] [53] [1] : tensor<53xi8> into tensor<720xi8>
  %set122 = tensor.insert_slice %r#122 into %set121[106] [53] [1] : tensor<53xi8> into tensor<720xi8>
  %set123 = tensor.insert_slice %r#123 into %set122[159] [53] [1] : tensor<53xi8> into tensor<720xi8>
  %set124 = tensor.insert_slice %r#124 into %set123[212] [53] [1] : tensor<53xi8> into tensor<720xi8>
  %set125 = tensor.insert_slice %r#125 into %set124[265] [38] [1] : tensor<38xi8> into tensor<720xi8>
  %set126 = tensor.insert_slice %r#126 into %set125[303] [38] [1] : tensor<38xi8> into tensor<720xi8>
  %set127 = tensor.insert_slice %r#127 into %set126[341] [38] [1] : tensor<38xi8> into tensor<720xi8>
  %set128 = tensor.insert_slice %r#128 into %set127[379] [38] [1] : tensor<38xi8> into tensor<720xi8>
  %set129 = tensor.insert_slice %r#129 into %set128[417] [38] [1] : tensor<38xi8> into tensor<720xi8>
  %set130 = tensor.insert_slice %r#130 into %set129[455] [26] [1] : tensor<26xi8> into tensor<720xi8>
  %set131 = tensor.insert_slice %r#131 into %set130[481] [26] [1] : tensor<26xi8> into tensor<720xi8>
  %set132 = tensor.insert_slice %r#132 into %set131[507] [26] [1] : tensor<26xi8> into tensor<720xi8>
  %set133 = tensor.insert_slice %r#133 into %set132[533] [26] [1] : tensor<26xi8> into tensor<720xi8>
  %set134 = tensor.insert_slice %r#134 into %set133[559] [26] [1] : tensor<26xi8> into tensor<720xi8>
  %set135 = tensor.insert_slice %r#135 into %set134[585] [27] [1] : tensor<27xi8> into tensor<720xi8>
  %set136 = tensor.insert_slice %r#136 into %set135[612] [27] [1] : tensor<27xi8> into tensor<720xi8>
  %set137 = tensor.insert_slice %r#137 into %set136[639] [27] [1] : tensor<27xi8> into tensor<720xi8>
  %set138 = tensor.insert_slice %r#138 into %set137[666] [27] [1] : tensor<27xi8> into tensor<720xi8>
  %set139 = tensor.insert_slice %r#139 into %set138[693] [27] [1] : tensor<27xi8> into tensor<720xi8>
  return %set19, %set39, %set59, %set79, %set99, %set119, %set139 : tensor<720xf64>, tensor<720xf32>, tensor<720xf16>, tensor<720xbf16>, tensor<720xi64>, tensor<720xi32>, tensor<720xi8>
}
