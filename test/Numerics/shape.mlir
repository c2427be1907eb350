// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/shape.in-f64.npy \
// RUN:     --input=1=%S/Inputs/shape.in-f32.npy --input=2=%S/Inputs/shape.in-f16.npy \
// RUN:     --input=3=%S/Inputs/shape.in-bf16.npy --input=4=%S/Inputs/shape.in-i64.npy \
// RUN:     --input=5=%S/Inputs/shape.in-i32.npy --input=6=%S/Inputs/shape.in-i8.npy \
// RUN:     --input=7=%S/Inputs/shape.in-i1.npy --check=0=%S/Inputs/shape.out-f64.npy \
// RUN:     --check=1=%S/Inputs/shape.out-f32.npy --check=2=%S/Inputs/shape.out-f16.npy \
// RUN:     --check=3=%S/Inputs/shape.out-bf16.npy --check=4=%S/Inputs/shape.out-i64.npy \
// RUN:     --check=5=%S/Inputs/shape.out-i32.npy --check=6=%S/Inputs/shape.out-i8.npy \
// RUN:     --check=7=%S/Inputs/shape.out-i1.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// reshape and transpose move elements and change nothing.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches
// CHECK: check: result 4 matches
// CHECK: check: result 5 matches
// CHECK: check: result 6 matches
// CHECK: check: result 7 matches

cudnnfe.graph private @g(
    %x_f64: tensor<2x3x4x5xf64>,
    %x_f32: tensor<2x3x4x5xf32>,
    %x_f16: tensor<2x3x4x5xf16>,
    %x_bf16: tensor<2x3x4x5xbf16>,
    %x_i64: tensor<2x3x4x5xi64>,
    %x_i32: tensor<2x3x4x5xi32>,
    %x_i8: tensor<2x3x4x5xi8>,
    %x_i1: tensor<2x3x4x5xi1>,
    %y: tensor<2x3x4x5xf32>)
    -> (tensor<2x4x3x5xf64>, tensor<5x4x3x2xf64>, tensor<3x2x5x4xf64>, tensor<2x3x4x5xf64>, tensor<120xf64>, tensor<6x20xf64>, tensor<1x2x60xf64>, tensor<5x4x3x2xf64>, tensor<2x3x4x5xf64>, tensor<1x1x2x3x2x2x5x1xf64>, tensor<2x4x3x5xf32>, tensor<5x4x3x2xf32>, tensor<3x2x5x4xf32>, tensor<2x3x4x5xf32>, tensor<120xf32>, tensor<6x20xf32>, tensor<1x2x60xf32>, tensor<5x4x3x2xf32>, tensor<2x3x4x5xf32>, tensor<1x1x2x3x2x2x5x1xf32>, tensor<8x15xf32>, tensor<8x15xf32>, tensor<2x4x3x5xf16>, tensor<5x4x3x2xf16>, tensor<3x2x5x4xf16>, tensor<2x3x4x5xf16>, tensor<120xf16>, tensor<6x20xf16>, tensor<1x2x60xf16>, tensor<5x4x3x2xf16>, tensor<2x3x4x5xf16>, tensor<1x1x2x3x2x2x5x1xf16>, tensor<2x4x3x5xbf16>, tensor<5x4x3x2xbf16>, tensor<3x2x5x4xbf16>, tensor<2x3x4x5xbf16>, tensor<120xbf16>, tensor<6x20xbf16>, tensor<1x2x60xbf16>, tensor<5x4x3x2xbf16>, tensor<2x3x4x5xbf16>, tensor<1x1x2x3x2x2x5x1xbf16>, tensor<2x4x3x5xi64>, tensor<5x4x3x2xi64>, tensor<3x2x5x4xi64>, tensor<2x3x4x5xi64>, tensor<120xi64>, tensor<6x20xi64>, tensor<1x2x60xi64>, tensor<5x4x3x2xi64>, tensor<2x3x4x5xi64>, tensor<1x1x2x3x2x2x5x1xi64>, tensor<2x4x3x5xi32>, tensor<5x4x3x2xi32>, tensor<3x2x5x4xi32>, tensor<2x3x4x5xi32>, tensor<120xi32>, tensor<6x20xi32>, tensor<1x2x60xi32>, tensor<5x4x3x2xi32>, tensor<2x3x4x5xi32>, tensor<1x1x2x3x2x2x5x1xi32>, tensor<2x4x3x5xi8>, tensor<5x4x3x2xi8>, tensor<3x2x5x4xi8>, tensor<2x3x4x5xi8>, tensor<120xi8>, tensor<6x20xi8>, tensor<1x2x60xi8>, tensor<5x4x3x2xi8>, tensor<2x3x4x5xi8>, tensor<1x1x2x3x2x2x5x1xi8>, tensor<2x4x3x5xi1>, tensor<5x4x3x2xi1>, tensor<3x2x5x4xi1>, tensor<2x3x4x5xi1>, tensor<120xi1>, tensor<6x20xi1>, tensor<1x2x60xi1>, tensor<5x4x3x2xi1>, tensor<2x3x4x5xi1>, tensor<1x1x2x3x2x2x5x1xi1>) {
  // f64 at 0
  %v1 = cudnnfe.transpose %x_f64 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xf64>) -> tensor<2x4x3x5xf64>
  // f64 at 120
  %v2 = cudnnfe.transpose %x_f64 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xf64>) -> tensor<5x4x3x2xf64>
  // f64 at 240
  %v3 = cudnnfe.transpose %x_f64 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xf64>) -> tensor<3x2x5x4xf64>
  // f64 at 360
  %v4 = cudnnfe.transpose %x_f64 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xf64>) -> tensor<2x3x4x5xf64>
  // f64 at 480
  %v5 = cudnnfe.reshape %x_f64 : (tensor<2x3x4x5xf64>) -> tensor<120xf64>
  // f64 at 600
  %v6 = cudnnfe.reshape %x_f64 : (tensor<2x3x4x5xf64>) -> tensor<6x20xf64>
  // f64 at 720
  %v7 = cudnnfe.reshape %x_f64 : (tensor<2x3x4x5xf64>) -> tensor<1x2x60xf64>
  // f64 at 840
  %v8 = cudnnfe.reshape %x_f64 : (tensor<2x3x4x5xf64>) -> tensor<5x4x3x2xf64>
  // f64 at 960
  %v9 = cudnnfe.reshape %x_f64 : (tensor<2x3x4x5xf64>) -> tensor<2x3x4x5xf64>
  // f64 at 1080
  %v10 = cudnnfe.reshape %x_f64 : (tensor<2x3x4x5xf64>) -> tensor<1x1x2x3x2x2x5x1xf64>
  // f32 at 0
  %v11 = cudnnfe.transpose %x_f32 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xf32>) -> tensor<2x4x3x5xf32>
  // f32 at 120
  %v12 = cudnnfe.transpose %x_f32 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xf32>) -> tensor<5x4x3x2xf32>
  // f32 at 240
  %v13 = cudnnfe.transpose %x_f32 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xf32>) -> tensor<3x2x5x4xf32>
  // f32 at 360
  %v14 = cudnnfe.transpose %x_f32 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  // f32 at 480
  %v15 = cudnnfe.reshape %x_f32 : (tensor<2x3x4x5xf32>) -> tensor<120xf32>
  // f32 at 600
  %v16 = cudnnfe.reshape %x_f32 : (tensor<2x3x4x5xf32>) -> tensor<6x20xf32>
  // f32 at 720
  %v17 = cudnnfe.reshape %x_f32 : (tensor<2x3x4x5xf32>) -> tensor<1x2x60xf32>
  // f32 at 840
  %v18 = cudnnfe.reshape %x_f32 : (tensor<2x3x4x5xf32>) -> tensor<5x4x3x2xf32>
  // f32 at 960
  %v19 = cudnnfe.reshape %x_f32 : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  // f32 at 1080
  %v20 = cudnnfe.reshape %x_f32 : (tensor<2x3x4x5xf32>) -> tensor<1x1x2x3x2x2x5x1xf32>
  // f16 at 0
  %v21 = cudnnfe.transpose %x_f16 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xf16>) -> tensor<2x4x3x5xf16>
  // f16 at 120
  %v22 = cudnnfe.transpose %x_f16 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xf16>) -> tensor<5x4x3x2xf16>
  // f16 at 240
  %v23 = cudnnfe.transpose %x_f16 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xf16>) -> tensor<3x2x5x4xf16>
  // f16 at 360
  %v24 = cudnnfe.transpose %x_f16 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xf16>) -> tensor<2x3x4x5xf16>
  // f16 at 480
  %v25 = cudnnfe.reshape %x_f16 : (tensor<2x3x4x5xf16>) -> tensor<120xf16>
  // f16 at 600
  %v26 = cudnnfe.reshape %x_f16 : (tensor<2x3x4x5xf16>) -> tensor<6x20xf16>
  // f16 at 720
  %v27 = cudnnfe.reshape %x_f16 : (tensor<2x3x4x5xf16>) -> tensor<1x2x60xf16>
  // f16 at 840
  %v28 = cudnnfe.reshape %x_f16 : (tensor<2x3x4x5xf16>) -> tensor<5x4x3x2xf16>
  // f16 at 960
  %v29 = cudnnfe.reshape %x_f16 : (tensor<2x3x4x5xf16>) -> tensor<2x3x4x5xf16>
  // f16 at 1080
  %v30 = cudnnfe.reshape %x_f16 : (tensor<2x3x4x5xf16>) -> tensor<1x1x2x3x2x2x5x1xf16>
  // bf16 at 0
  %v31 = cudnnfe.transpose %x_bf16 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xbf16>) -> tensor<2x4x3x5xbf16>
  // bf16 at 120
  %v32 = cudnnfe.transpose %x_bf16 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xbf16>) -> tensor<5x4x3x2xbf16>
  // bf16 at 240
  %v33 = cudnnfe.transpose %x_bf16 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xbf16>) -> tensor<3x2x5x4xbf16>
  // bf16 at 360
  %v34 = cudnnfe.transpose %x_bf16 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x5xbf16>
  // bf16 at 480
  %v35 = cudnnfe.reshape %x_bf16 : (tensor<2x3x4x5xbf16>) -> tensor<120xbf16>
  // bf16 at 600
  %v36 = cudnnfe.reshape %x_bf16 : (tensor<2x3x4x5xbf16>) -> tensor<6x20xbf16>
  // bf16 at 720
  %v37 = cudnnfe.reshape %x_bf16 : (tensor<2x3x4x5xbf16>) -> tensor<1x2x60xbf16>
  // bf16 at 840
  %v38 = cudnnfe.reshape %x_bf16 : (tensor<2x3x4x5xbf16>) -> tensor<5x4x3x2xbf16>
  // bf16 at 960
  %v39 = cudnnfe.reshape %x_bf16 : (tensor<2x3x4x5xbf16>) -> tensor<2x3x4x5xbf16>
  // bf16 at 1080
  %v40 = cudnnfe.reshape %x_bf16 : (tensor<2x3x4x5xbf16>) -> tensor<1x1x2x3x2x2x5x1xbf16>
  // i64 at 0
  %v41 = cudnnfe.transpose %x_i64 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xi64>) -> tensor<2x4x3x5xi64>
  // i64 at 120
  %v42 = cudnnfe.transpose %x_i64 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xi64>) -> tensor<5x4x3x2xi64>
  // i64 at 240
  %v43 = cudnnfe.transpose %x_i64 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xi64>) -> tensor<3x2x5x4xi64>
  // i64 at 360
  %v44 = cudnnfe.transpose %x_i64 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x5xi64>
  // i64 at 480
  %v45 = cudnnfe.reshape %x_i64 : (tensor<2x3x4x5xi64>) -> tensor<120xi64>
  // i64 at 600
  %v46 = cudnnfe.reshape %x_i64 : (tensor<2x3x4x5xi64>) -> tensor<6x20xi64>
  // i64 at 720
  %v47 = cudnnfe.reshape %x_i64 : (tensor<2x3x4x5xi64>) -> tensor<1x2x60xi64>
  // i64 at 840
  %v48 = cudnnfe.reshape %x_i64 : (tensor<2x3x4x5xi64>) -> tensor<5x4x3x2xi64>
  // i64 at 960
  %v49 = cudnnfe.reshape %x_i64 : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x5xi64>
  // i64 at 1080
  %v50 = cudnnfe.reshape %x_i64 : (tensor<2x3x4x5xi64>) -> tensor<1x1x2x3x2x2x5x1xi64>
  // i32 at 0
  %v51 = cudnnfe.transpose %x_i32 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xi32>) -> tensor<2x4x3x5xi32>
  // i32 at 120
  %v52 = cudnnfe.transpose %x_i32 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xi32>) -> tensor<5x4x3x2xi32>
  // i32 at 240
  %v53 = cudnnfe.transpose %x_i32 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xi32>) -> tensor<3x2x5x4xi32>
  // i32 at 360
  %v54 = cudnnfe.transpose %x_i32 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  // i32 at 480
  %v55 = cudnnfe.reshape %x_i32 : (tensor<2x3x4x5xi32>) -> tensor<120xi32>
  // i32 at 600
  %v56 = cudnnfe.reshape %x_i32 : (tensor<2x3x4x5xi32>) -> tensor<6x20xi32>
  // i32 at 720
  %v57 = cudnnfe.reshape %x_i32 : (tensor<2x3x4x5xi32>) -> tensor<1x2x60xi32>
  // i32 at 840
  %v58 = cudnnfe.reshape %x_i32 : (tensor<2x3x4x5xi32>) -> tensor<5x4x3x2xi32>
  // i32 at 960
  %v59 = cudnnfe.reshape %x_i32 : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  // i32 at 1080
  %v60 = cudnnfe.reshape %x_i32 : (tensor<2x3x4x5xi32>) -> tensor<1x1x2x3x2x2x5x1xi32>
  // i8 at 0
  %v61 = cudnnfe.transpose %x_i8 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xi8>) -> tensor<2x4x3x5xi8>
  // i8 at 120
  %v62 = cudnnfe.transpose %x_i8 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xi8>) -> tensor<5x4x3x2xi8>
  // i8 at 240
  %v63 = cudnnfe.transpose %x_i8 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xi8>) -> tensor<3x2x5x4xi8>
  // i8 at 360
  %v64 = cudnnfe.transpose %x_i8 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
  // i8 at 480
  %v65 = cudnnfe.reshape %x_i8 : (tensor<2x3x4x5xi8>) -> tensor<120xi8>
  // i8 at 600
  %v66 = cudnnfe.reshape %x_i8 : (tensor<2x3x4x5xi8>) -> tensor<6x20xi8>
  // i8 at 720
  %v67 = cudnnfe.reshape %x_i8 : (tensor<2x3x4x5xi8>) -> tensor<1x2x60xi8>
  // i8 at 840
  %v68 = cudnnfe.reshape %x_i8 : (tensor<2x3x4x5xi8>) -> tensor<5x4x3x2xi8>
  // i8 at 960
  %v69 = cudnnfe.reshape %x_i8 : (tensor<2x3x4x5xi8>) -> tensor<2x3x4x5xi8>
  // i8 at 1080
  %v70 = cudnnfe.reshape %x_i8 : (tensor<2x3x4x5xi8>) -> tensor<1x1x2x3x2x2x5x1xi8>
  // i1 at 0
  %v71 = cudnnfe.transpose %x_i1 permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xi1>) -> tensor<2x4x3x5xi1>
  // i1 at 120
  %v72 = cudnnfe.transpose %x_i1 permutation([3, 2, 1, 0]) : (tensor<2x3x4x5xi1>) -> tensor<5x4x3x2xi1>
  // i1 at 240
  %v73 = cudnnfe.transpose %x_i1 permutation([1, 0, 3, 2]) : (tensor<2x3x4x5xi1>) -> tensor<3x2x5x4xi1>
  // i1 at 360
  %v74 = cudnnfe.transpose %x_i1 permutation([0, 1, 2, 3]) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
  // i1 at 480
  %v75 = cudnnfe.reshape %x_i1 : (tensor<2x3x4x5xi1>) -> tensor<120xi1>
  // i1 at 600
  %v76 = cudnnfe.reshape %x_i1 : (tensor<2x3x4x5xi1>) -> tensor<6x20xi1>
  // i1 at 720
  %v77 = cudnnfe.reshape %x_i1 : (tensor<2x3x4x5xi1>) -> tensor<1x2x60xi1>
  // i1 at 840
  %v78 = cudnnfe.reshape %x_i1 : (tensor<2x3x4x5xi1>) -> tensor<5x4x3x2xi1>
  // i1 at 960
  %v79 = cudnnfe.reshape %x_i1 : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
  // i1 at 1080
  %v80 = cudnnfe.reshape %x_i1 : (tensor<2x3x4x5xi1>) -> tensor<1x1x2x3x2x2x5x1xi1>
  %v81 = cudnnfe.transpose %y permutation([0, 2, 1, 3]) : (tensor<2x3x4x5xf32>) -> tensor<2x4x3x5xf32>
  // f32 at 1200
  %v82 = cudnnfe.reshape %v81 : (tensor<2x4x3x5xf32>) -> tensor<8x15xf32>
  %v83 = cudnnfe.transpose %y permutation([3, 0, 1, 2]) : (tensor<2x3x4x5xf32>) -> tensor<5x2x3x4xf32>
  // f32 at 1320
  %v84 = cudnnfe.reshape %v83 : (tensor<5x2x3x4xf32>) -> tensor<8x15xf32>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v82, %v84, %v21, %v22, %v23, %v24, %v25, %v26, %v27, %v28, %v29, %v30, %v31, %v32, %v33, %v34, %v35, %v36, %v37, %v38, %v39, %v40, %v41, %v42, %v43, %v44, %v45, %v46, %v47, %v48, %v49, %v50, %v51, %v52, %v53, %v54, %v55, %v56, %v57, %v58, %v59, %v60, %v61, %v62, %v63, %v64, %v65, %v66, %v67, %v68, %v69, %v70, %v71, %v72, %v73, %v74, %v75, %v76, %v77, %v78, %v79, %v80
      : tensor<2x4x3x5xf64>, tensor<5x4x3x2xf64>, tensor<3x2x5x4xf64>, tensor<2x3x4x5xf64>, tensor<120xf64>, tensor<6x20xf64>, tensor<1x2x60xf64>, tensor<5x4x3x2xf64>, tensor<2x3x4x5xf64>, tensor<1x1x2x3x2x2x5x1xf64>, tensor<2x4x3x5xf32>, tensor<5x4x3x2xf32>, tensor<3x2x5x4xf32>, tensor<2x3x4x5xf32>, tensor<120xf32>, tensor<6x20xf32>, tensor<1x2x60xf32>, tensor<5x4x3x2xf32>, tensor<2x3x4x5xf32>, tensor<1x1x2x3x2x2x5x1xf32>, tensor<8x15xf32>, tensor<8x15xf32>, tensor<2x4x3x5xf16>, tensor<5x4x3x2xf16>, tensor<3x2x5x4xf16>, tensor<2x3x4x5xf16>, tensor<120xf16>, tensor<6x20xf16>, tensor<1x2x60xf16>, tensor<5x4x3x2xf16>, tensor<2x3x4x5xf16>, tensor<1x1x2x3x2x2x5x1xf16>, tensor<2x4x3x5xbf16>, tensor<5x4x3x2xbf16>, tensor<3x2x5x4xbf16>, tensor<2x3x4x5xbf16>, tensor<120xbf16>, tensor<6x20xbf16>, tensor<1x2x60xbf16>, tensor<5x4x3x2xbf16>, tensor<2x3x4x5xbf16>, tensor<1x1x2x3x2x2x5x1xbf16>, tensor<2x4x3x5xi64>, tensor<5x4x3x2xi64>, tensor<3x2x5x4xi64>, tensor<2x3x4x5xi64>, tensor<120xi64>, tensor<6x20xi64>, tensor<1x2x60xi64>, tensor<5x4x3x2xi64>, tensor<2x3x4x5xi64>, tensor<1x1x2x3x2x2x5x1xi64>, tensor<2x4x3x5xi32>, tensor<5x4x3x2xi32>, tensor<3x2x5x4xi32>, tensor<2x3x4x5xi32>, tensor<120xi32>, tensor<6x20xi32>, tensor<1x2x60xi32>, tensor<5x4x3x2xi32>, tensor<2x3x4x5xi32>, tensor<1x1x2x3x2x2x5x1xi32>, tensor<2x4x3x5xi8>, tensor<5x4x3x2xi8>, tensor<3x2x5x4xi8>, tensor<2x3x4x5xi8>, tensor<120xi8>, tensor<6x20xi8>, tensor<1x2x60xi8>, tensor<5x4x3x2xi8>, tensor<2x3x4x5xi8>, tensor<1x1x2x3x2x2x5x1xi8>, tensor<2x4x3x5xi1>, tensor<5x4x3x2xi1>, tensor<3x2x5x4xi1>, tensor<2x3x4x5xi1>, tensor<120xi1>, tensor<6x20xi1>, tensor<1x2x60xi1>, tensor<5x4x3x2xi1>, tensor<2x3x4x5xi1>, tensor<1x1x2x3x2x2x5x1xi1>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<120xf64>, %all_f32: tensor<240xf32>, %all_f16: tensor<120xf16>, %all_bf16: tensor<120xbf16>, %all_i64: tensor<120xi64>, %all_i32: tensor<120xi32>, %all_i8: tensor<120xi8>, %all_i1: tensor<120xi1>)
    -> (tensor<1200xf64>, tensor<1440xf32>, tensor<1200xf16>, tensor<1200xbf16>, tensor<1200xi64>, tensor<1200xi32>, tensor<1200xi8>, tensor<1200xi1>) {
  %flat_x_f64 = tensor.extract_slice %all_f64[0] [120] [1] : tensor<120xf64> to tensor<120xf64>
  %x_f64 = tensor.expand_shape %flat_x_f64 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf64> into tensor<2x3x4x5xf64>
  %flat_x_f32 = tensor.extract_slice %all_f32[0] [120] [1] : tensor<240xf32> to tensor<120xf32>
  %x_f32 = tensor.expand_shape %flat_x_f32 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf32> into tensor<2x3x4x5xf32>
  %flat_y = tensor.extract_slice %all_f32[120] [120] [1] : tensor<240xf32> to tensor<120xf32>
  %y = tensor.expand_shape %flat_y [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf32> into tensor<2x3x4x5xf32>
  %flat_x_f16 = tensor.extract_slice %all_f16[0] [120] [1] : tensor<120xf16> to tensor<120xf16>
  %x_f16 = tensor.expand_shape %flat_x_f16 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf16> into tensor<2x3x4x5xf16>
  %flat_x_bf16 = tensor.extract_slice %all_bf16[0] [120] [1] : tensor<120xbf16> to tensor<120xbf16>
  %x_bf16 = tensor.expand_shape %flat_x_bf16 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xbf16> into tensor<2x3x4x5xbf16>
  %flat_x_i64 = tensor.extract_slice %all_i64[0] [120] [1] : tensor<120xi64> to tensor<120xi64>
  %x_i64 = tensor.expand_shape %flat_x_i64 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xi64> into tensor<2x3x4x5xi64>
  %flat_x_i32 = tensor.extract_slice %all_i32[0] [120] [1] : tensor<120xi32> to tensor<120xi32>
  %x_i32 = tensor.expand_shape %flat_x_i32 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xi32> into tensor<2x3x4x5xi32>
  %flat_x_i8 = tensor.extract_slice %all_i8[0] [120] [1] : tensor<120xi8> to tensor<120xi8>
  %x_i8 = tensor.expand_shape %flat_x_i8 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xi8> into tensor<2x3x4x5xi8>
  %flat_x_i1 = tensor.extract_slice %all_i1[0] [120] [1] : tensor<120xi1> to tensor<120xi1>
  %x_i1 = tensor.expand_shape %flat_x_i1 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xi1> into tensor<2x3x4x5xi1>
  %r:82 = cudnnfe.call @g(%h, %x_f64, %x_f32, %x_f16, %x_bf16, %x_i64, %x_i32, %x_i8, %x_i1, %y)
      : (!cudnnfe.handle, tensor<2x3x4x5xf64>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf16>, tensor<2x3x4x5xbf16>, tensor<2x3x4x5xi64>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi8>, tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>)
      -> (tensor<2x4x3x5xf64>, tensor<5x4x3x2xf64>, tensor<3x2x5x4xf64>, tensor<2x3x4x5xf64>, tensor<120xf64>, tensor<6x20xf64>, tensor<1x2x60xf64>, tensor<5x4x3x2xf64>, tensor<2x3x4x5xf64>, tensor<1x1x2x3x2x2x5x1xf64>, tensor<2x4x3x5xf32>, tensor<5x4x3x2xf32>, tensor<3x2x5x4xf32>, tensor<2x3x4x5xf32>, tensor<120xf32>, tensor<6x20xf32>, tensor<1x2x60xf32>, tensor<5x4x3x2xf32>, tensor<2x3x4x5xf32>, tensor<1x1x2x3x2x2x5x1xf32>, tensor<8x15xf32>, tensor<8x15xf32>, tensor<2x4x3x5xf16>, tensor<5x4x3x2xf16>, tensor<3x2x5x4xf16>, tensor<2x3x4x5xf16>, tensor<120xf16>, tensor<6x20xf16>, tensor<1x2x60xf16>, tensor<5x4x3x2xf16>, tensor<2x3x4x5xf16>, tensor<1x1x2x3x2x2x5x1xf16>, tensor<2x4x3x5xbf16>, tensor<5x4x3x2xbf16>, tensor<3x2x5x4xbf16>, tensor<2x3x4x5xbf16>, tensor<120xbf16>, tensor<6x20xbf16>, tensor<1x2x60xbf16>, tensor<5x4x3x2xbf16>, tensor<2x3x4x5xbf16>, tensor<1x1x2x3x2x2x5x1xbf16>, tensor<2x4x3x5xi64>, tensor<5x4x3x2xi64>, tensor<3x2x5x4xi64>, tensor<2x3x4x5xi64>, tensor<120xi64>, tensor<6x20xi64>, tensor<1x2x60xi64>, tensor<5x4x3x2xi64>, tensor<2x3x4x5xi64>, tensor<1x1x2x3x2x2x5x1xi64>, tensor<2x4x3x5xi32>, tensor<5x4x3x2xi32>, tensor<3x2x5x4xi32>, tensor<2x3x4x5xi32>, tensor<120xi32>, tensor<6x20xi32>, tensor<1x2x60xi32>, tensor<5x4x3x2xi32>, tensor<2x3x4x5xi32>, tensor<1x1x2x3x2x2x5x1xi32>, tensor<2x4x3x5xi8>, tensor<5x4x3x2xi8>, tensor<3x2x5x4xi8>, tensor<2x3x4x5xi8>, tensor<120xi8>, tensor<6x20xi8>, tensor<1x2x60xi8>, tensor<5x4x3x2xi8>, tensor<2x3x4x5xi8>, tensor<1x1x2x3x2x2x5x1xi8>, tensor<2x4x3x5xi1>, tensor<5x4x3x2xi1>, tensor<3x2x5x4xi1>, tensor<2x3x4x5xi1>, tensor<120xi1>, tensor<6x20xi1>, tensor<1x2x60xi1>, tensor<5x4x3x2xi1>, tensor<2x3x4x5xi1>, tensor<1x1x2x3x2x2x5x1xi1>)
  %empty0 = tensor.empty() : tensor<1200xf64>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<2x4x3x5xf64> into tensor<120xf64>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<5x4x3x2xf64> into tensor<120xf64>
  %set1 = tensor.insert_slice %flat1 into %set0[120] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<3x2x5x4xf64> into tensor<120xf64>
  %set2 = tensor.insert_slice %flat2 into %set1[240] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<2x3x4x5xf64> into tensor<120xf64>
  %set3 = tensor.insert_slice %flat3 into %set2[360] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %set4 = tensor.insert_slice %r#4 into %set3[480] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1]] : tensor<6x20xf64> into tensor<120xf64>
  %set5 = tensor.insert_slice %flat5 into %set4[600] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2]] : tensor<1x2x60xf64> into tensor<120xf64>
  %set6 = tensor.insert_slice %flat6 into %set5[720] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<5x4x3x2xf64> into tensor<120xf64>
  %set7 = tensor.insert_slice %flat7 into %set6[840] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<2x3x4x5xf64> into tensor<120xf64>
  %set8 = tensor.insert_slice %flat8 into %set7[960] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xf64> into tensor<120xf64>
  %set9 = tensor.insert_slice %flat9 into %set8[1080] [120] [1] : tensor<120xf64> into tensor<1200xf64>
  %empty1 = tensor.empty() : tensor<1440xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<2x4x3x5xf32> into tensor<120xf32>
  %set10 = tensor.insert_slice %flat10 into %empty1[0] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<5x4x3x2xf32> into tensor<120xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[120] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2, 3]] : tensor<3x2x5x4xf32> into tensor<120xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[240] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[360] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %set14 = tensor.insert_slice %r#14 into %set13[480] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1]] : tensor<6x20xf32> into tensor<120xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[600] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<1x2x60xf32> into tensor<120xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[720] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2, 3]] : tensor<5x4x3x2xf32> into tensor<120xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[840] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[960] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xf32> into tensor<120xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[1080] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1]] : tensor<8x15xf32> into tensor<120xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[1200] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1]] : tensor<8x15xf32> into tensor<120xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[1320] [120] [1] : tensor<120xf32> into tensor<1440xf32>
  %empty2 = tensor.empty() : tensor<1200xf16>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2, 3]] : tensor<2x4x3x5xf16> into tensor<120xf16>
  %set22 = tensor.insert_slice %flat22 into %empty2[0] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2, 3]] : tensor<5x4x3x2xf16> into tensor<120xf16>
  %set23 = tensor.insert_slice %flat23 into %set22[120] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2, 3]] : tensor<3x2x5x4xf16> into tensor<120xf16>
  %set24 = tensor.insert_slice %flat24 into %set23[240] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2, 3]] : tensor<2x3x4x5xf16> into tensor<120xf16>
  %set25 = tensor.insert_slice %flat25 into %set24[360] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %set26 = tensor.insert_slice %r#26 into %set25[480] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1]] : tensor<6x20xf16> into tensor<120xf16>
  %set27 = tensor.insert_slice %flat27 into %set26[600] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<1x2x60xf16> into tensor<120xf16>
  %set28 = tensor.insert_slice %flat28 into %set27[720] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2, 3]] : tensor<5x4x3x2xf16> into tensor<120xf16>
  %set29 = tensor.insert_slice %flat29 into %set28[840] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2, 3]] : tensor<2x3x4x5xf16> into tensor<120xf16>
  %set30 = tensor.insert_slice %flat30 into %set29[960] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xf16> into tensor<120xf16>
  %set31 = tensor.insert_slice %flat31 into %set30[1080] [120] [1] : tensor<120xf16> into tensor<1200xf16>
  %empty3 = tensor.empty() : tensor<1200xbf16>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2, 3]] : tensor<2x4x3x5xbf16> into tensor<120xbf16>
  %set32 = tensor.insert_slice %flat32 into %empty3[0] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2, 3]] : tensor<5x4x3x2xbf16> into tensor<120xbf16>
  %set33 = tensor.insert_slice %flat33 into %set32[120] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2, 3]] : tensor<3x2x5x4xbf16> into tensor<120xbf16>
  %set34 = tensor.insert_slice %flat34 into %set33[240] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2, 3]] : tensor<2x3x4x5xbf16> into tensor<120xbf16>
  %set35 = tensor.insert_slice %flat35 into %set34[360] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %set36 = tensor.insert_slice %r#36 into %set35[480] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1]] : tensor<6x20xbf16> into tensor<120xbf16>
  %set37 = tensor.insert_slice %flat37 into %set36[600] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<1x2x60xbf16> into tensor<120xbf16>
  %set38 = tensor.insert_slice %flat38 into %set37[720] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2, 3]] : tensor<5x4x3x2xbf16> into tensor<120xbf16>
  %set39 = tensor.insert_slice %flat39 into %set38[840] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2, 3]] : tensor<2x3x4x5xbf16> into tensor<120xbf16>
  %set40 = tensor.insert_slice %flat40 into %set39[960] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xbf16> into tensor<120xbf16>
  %set41 = tensor.insert_slice %flat41 into %set40[1080] [120] [1] : tensor<120xbf16> into tensor<1200xbf16>
  %empty4 = tensor.empty() : tensor<1200xi64>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2, 3]] : tensor<2x4x3x5xi64> into tensor<120xi64>
  %set42 = tensor.insert_slice %flat42 into %empty4[0] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2, 3]] : tensor<5x4x3x2xi64> into tensor<120xi64>
  %set43 = tensor.insert_slice %flat43 into %set42[120] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2, 3]] : tensor<3x2x5x4xi64> into tensor<120xi64>
  %set44 = tensor.insert_slice %flat44 into %set43[240] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2, 3]] : tensor<2x3x4x5xi64> into tensor<120xi64>
  %set45 = tensor.insert_slice %flat45 into %set44[360] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %set46 = tensor.insert_slice %r#46 into %set45[480] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1]] : tensor<6x20xi64> into tensor<120xi64>
  %set47 = tensor.insert_slice %flat47 into %set46[600] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1, 2]] : tensor<1x2x60xi64> into tensor<120xi64>
  %set48 = tensor.insert_slice %flat48 into %set47[720] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1, 2, 3]] : tensor<5x4x3x2xi64> into tensor<120xi64>
  %set49 = tensor.insert_slice %flat49 into %set48[840] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1, 2, 3]] : tensor<2x3x4x5xi64> into tensor<120xi64>
  %set50 = tensor.insert_slice %flat50 into %set49[960] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xi64> into tensor<120xi64>
  %set51 = tensor.insert_slice %flat51 into %set50[1080] [120] [1] : tensor<120xi64> into tensor<1200xi64>
  %empty5 = tensor.empty() : tensor<1200xi32>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1, 2, 3]] : tensor<2x4x3x5xi32> into tensor<120xi32>
  %set52 = tensor.insert_slice %flat52 into %empty5[0] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1, 2, 3]] : tensor<5x4x3x2xi32> into tensor<120xi32>
  %set53 = tensor.insert_slice %flat53 into %set52[120] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1, 2, 3]] : tensor<3x2x5x4xi32> into tensor<120xi32>
  %set54 = tensor.insert_slice %flat54 into %set53[240] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1, 2, 3]] : tensor<2x3x4x5xi32> into tensor<120xi32>
  %set55 = tensor.insert_slice %flat55 into %set54[360] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %set56 = tensor.insert_slice %r#56 into %set55[480] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1]] : tensor<6x20xi32> into tensor<120xi32>
  %set57 = tensor.insert_slice %flat57 into %set56[600] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2]] : tensor<1x2x60xi32> into tensor<120xi32>
  %set58 = tensor.insert_slice %flat58 into %set57[720] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1, 2, 3]] : tensor<5x4x3x2xi32> into tensor<120xi32>
  %set59 = tensor.insert_slice %flat59 into %set58[840] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1, 2, 3]] : tensor<2x3x4x5xi32> into tensor<120xi32>
  %set60 = tensor.insert_slice %flat60 into %set59[960] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xi32> into tensor<120xi32>
  %set61 = tensor.insert_slice %flat61 into %set60[1080] [120] [1] : tensor<120xi32> into tensor<1200xi32>
  %empty6 = tensor.empty() : tensor<1200xi8>
  %flat62 = tensor.collapse_shape %r#62 [[0, 1, 2, 3]] : tensor<2x4x3x5xi8> into tensor<120xi8>
  %set62 = tensor.insert_slice %flat62 into %empty6[0] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1, 2, 3]] : tensor<5x4x3x2xi8> into tensor<120xi8>
  %set63 = tensor.insert_slice %flat63 into %set62[120] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1, 2, 3]] : tensor<3x2x5x4xi8> into tensor<120xi8>
  %set64 = tensor.insert_slice %flat64 into %set63[240] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2, 3]] : tensor<2x3x4x5xi8> into tensor<120xi8>
  %set65 = tensor.insert_slice %flat65 into %set64[360] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %set66 = tensor.insert_slice %r#66 into %set65[480] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat67 = tensor.collapse_shape %r#67 [[0, 1]] : tensor<6x20xi8> into tensor<120xi8>
  %set67 = tensor.insert_slice %flat67 into %set66[600] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat68 = tensor.collapse_shape %r#68 [[0, 1, 2]] : tensor<1x2x60xi8> into tensor<120xi8>
  %set68 = tensor.insert_slice %flat68 into %set67[720] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat69 = tensor.collapse_shape %r#69 [[0, 1, 2, 3]] : tensor<5x4x3x2xi8> into tensor<120xi8>
  %set69 = tensor.insert_slice %flat69 into %set68[840] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat70 = tensor.collapse_shape %r#70 [[0, 1, 2, 3]] : tensor<2x3x4x5xi8> into tensor<120xi8>
  %set70 = tensor.insert_slice %flat70 into %set69[960] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %flat71 = tensor.collapse_shape %r#71 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xi8> into tensor<120xi8>
  %set71 = tensor.insert_slice %flat71 into %set70[1080] [120] [1] : tensor<120xi8> into tensor<1200xi8>
  %empty7 = tensor.empty() : tensor<1200xi1>
  %flat72 = tensor.collapse_shape %r#72 [[0, 1, 2, 3]] : tensor<2x4x3x5xi1> into tensor<120xi1>
  %set72 = tensor.insert_slice %flat72 into %empty7[0] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat73 = tensor.collapse_shape %r#73 [[0, 1, 2, 3]] : tensor<5x4x3x2xi1> into tensor<120xi1>
  %set73 = tensor.insert_slice %flat73 into %set72[120] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat74 = tensor.collapse_shape %r#74 [[0, 1, 2, 3]] : tensor<3x2x5x4xi1> into tensor<120xi1>
  %set74 = tensor.insert_slice %flat74 into %set73[240] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat75 = tensor.collapse_shape %r#75 [[0, 1, 2, 3]] : tensor<2x3x4x5xi1> into tensor<120xi1>
  %set75 = tensor.insert_slice %flat75 into %set74[360] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %set76 = tensor.insert_slice %r#76 into %set75[480] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat77 = tensor.collapse_shape %r#77 [[0, 1]] : tensor<6x20xi1> into tensor<120xi1>
  %set77 = tensor.insert_slice %flat77 into %set76[600] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat78 = tensor.collapse_shape %r#78 [[0, 1, 2]] : tensor<1x2x60xi1> into tensor<120xi1>
  %set78 = tensor.insert_slice %flat78 into %set77[720] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat79 = tensor.collapse_shape %r#79 [[0, 1, 2, 3]] : tensor<5x4x3x2xi1> into tensor<120xi1>
  %set79 = tensor.insert_slice %flat79 into %set78[840] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat80 = tensor.collapse_shape %r#80 [[0, 1, 2, 3]] : tensor<2x3x4x5xi1> into tensor<120xi1>
  %set80 = tensor.insert_slice %flat80 into %set79[960] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  %flat81 = tensor.collapse_shape %r#81 [[0, 1, 2, 3, 4, 5, 6, 7]] : tensor<1x1x2x3x2x2x5x1xi1> into tensor<120xi1>
  %set81 = tensor.insert_slice %flat81 into %set80[1080] [120] [1] : tensor<120xi1> into tensor<1200xi1>
  return %set9, %set21, %set31, %set41, %set51, %set61, %set71, %set81 : tensor<1200xf64>, tensor<1440xf32>, tensor<1200xf16>, tensor<1200xbf16>, tensor<1200xi64>, tensor<1200xi32>, tensor<1200xi8>, tensor<1200xi1>
}
