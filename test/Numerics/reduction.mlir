// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/reduction.in-f32.npy \
// RUN:     --check=0=%S/Inputs/reduction.out-f32.npy \
// RUN:     --check=1=%S/Inputs/reduction.out-f32-1.npy --rtol=0 --atol=0 \
// RUN:   | FileCheck %s

// Every operator over one dim, several, all, none and groups. The numbers are
// powers of two and small integers, so that results are exact.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches

cudnnfe.graph private @g(
    %x_f32: tensor<4x6x8xf32>)
    -> (tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<2x6x8xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>) {
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
  // f32 at 695
  %v13 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 727
  %v14 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 728
  %v15 = cudnnfe.reduction %x_f32 mode(mul) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 752
  %v16 = cudnnfe.reduction %x_f32 mode(mul) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 753
  %v17 = cudnnfe.reduction %x_f32 mode(mul) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 759
  %v18 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 807
  %v19 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 999
  %v20 = cudnnfe.reduction %x_f32 mode(min) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1007
  %v21 = cudnnfe.reduction %x_f32 mode(min) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1031
  %v22 = cudnnfe.reduction %x_f32 mode(min) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1223
  %v23 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1247
  %v24 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1279
  %v25 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 1327
  %v26 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 1333
  %v27 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1334
  %v28 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1526
  %v29 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 1622
  %v30 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1646
  %v31 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1654
  %v32 = cudnnfe.reduction %x_f32 mode(max) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 1702
  %v33 = cudnnfe.reduction %x_f32 mode(max) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1703
  %v34 = cudnnfe.reduction %x_f32 mode(max) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 1709
  %v35 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 1741
  %v36 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 1742
  %v37 = cudnnfe.reduction %x_f32 mode(amax) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 1766
  %v38 = cudnnfe.reduction %x_f32 mode(amax) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1790
  %v39 = cudnnfe.reduction %x_f32 mode(amax) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1982
  %v40 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 0
  %v41 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 32
  %v42 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 80
  %v43 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 86
  %v44 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 87
  %v45 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 279
  %v46 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 375
  %v47 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 399
  %v48 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 407
  %v49 = cudnnfe.reduction %x_f32 mode(avg) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 455
  %v50 = cudnnfe.reduction %x_f32 mode(avg) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 456
  %v51 = cudnnfe.reduction %x_f32 mode(avg) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 462
  %v52 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 486
  %v53 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 492
  %v54 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // f32 at 588
  %v55 = cudnnfe.reduction %x_f32 mode(norm1) : (tensor<4x6x8xf32>) -> tensor<4x6x2xf32>
  // f32 at 636
  %v56 = cudnnfe.reduction %x_f32 mode(norm1) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 660
  %v57 = cudnnfe.reduction %x_f32 mode(norm1) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 852
  %v58 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // f32 at 884
  %v59 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 885
  %v60 = cudnnfe.reduction %x_f32 mode(norm2) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // f32 at 909
  %v61 = cudnnfe.reduction %x_f32 mode(norm2) axes([0, 1, 2]) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // f32 at 910
  %v62 = cudnnfe.reduction %x_f32 mode(norm2) axes([0, 2]) : (tensor<4x6x8xf32>) -> tensor<1x6x1xf32>
  // f32 at 916
  %v63 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x6x8xf32>
  // f32 at 964
  %v64 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // f32 at 1156
  %v65 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x2x4xf32>
  // f32 at 1164
  %v66 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([2]) : (tensor<4x6x8xf32>) -> tensor<4x6x1xf32>
  // f32 at 1188
  %v67 = cudnnfe.reduction %x_f32 mode(mul_no_zeros) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24, %v25, %v26, %v27, %v28, %v29, %v30, %v31, %v32, %v33, %v34, %v35, %v36, %v37, %v38, %v39, %v40, %v41, %v42, %v43, %v44, %v45, %v46, %v47, %v48, %v49, %v50, %v51, %v52, %v53, %v54, %v55, %v56, %v57, %v58, %v59, %v60, %v61, %v62, %v63, %v64, %v65, %v66, %v67
      : tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<2x6x8xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<192xf32>)
    -> (tensor<2006xf32>, tensor<1380xf32>) {
  %flat_x_f32 = tensor.extract_slice %all_f32[0] [192] [1] : tensor<192xf32> to tensor<192xf32>
  %x_f32 = tensor.expand_shape %flat_x_f32 [[0, 1, 2]] output_shape [4, 6, 8] : tensor<192xf32> into tensor<4x6x8xf32>
  %r:67 = cudnnfe.call @g(%h, %x_f32)
      : (!cudnnfe.handle, tensor<4x6x8xf32>)
      -> (tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x6x1xf32>, tensor<4x1x8xf32>, tensor<1x6x8xf32>, tensor<1x6x1xf32>, tensor<1x1x1xf32>, tensor<4x6x8xf32>, tensor<2x6x8xf32>, tensor<4x3x2xf32>, tensor<1x2x4xf32>, tensor<4x6x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<4x6x1xf32>, tensor<1x6x1xf32>, tensor<2x6x8xf32>, tensor<4x6x2xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>, tensor<4x1x8xf32>, tensor<1x1x1xf32>, tensor<4x3x2xf32>, tensor<1x1x1xf32>, tensor<1x6x1xf32>, tensor<1x6x8xf32>, tensor<4x6x8xf32>, tensor<1x2x4xf32>, tensor<4x6x1xf32>, tensor<4x6x8xf32>)
  %empty0 = tensor.empty() : tensor<2006xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[24] [32] [1] : tensor<32xf32> into tensor<2006xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[56] [48] [1] : tensor<48xf32> into tensor<2006xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[104] [6] [1] : tensor<6xf32> into tensor<2006xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[110] [1] [1] : tensor<1xf32> into tensor<2006xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[111] [192] [1] : tensor<192xf32> into tensor<2006xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[303] [96] [1] : tensor<96xf32> into tensor<2006xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[399] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[423] [8] [1] : tensor<8xf32> into tensor<2006xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[431] [48] [1] : tensor<48xf32> into tensor<2006xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[479] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[503] [192] [1] : tensor<192xf32> into tensor<2006xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[695] [32] [1] : tensor<32xf32> into tensor<2006xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[727] [1] [1] : tensor<1xf32> into tensor<2006xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[728] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[752] [1] [1] : tensor<1xf32> into tensor<2006xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[753] [6] [1] : tensor<6xf32> into tensor<2006xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[759] [48] [1] : tensor<48xf32> into tensor<2006xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[807] [192] [1] : tensor<192xf32> into tensor<2006xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[999] [8] [1] : tensor<8xf32> into tensor<2006xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[1007] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[1031] [192] [1] : tensor<192xf32> into tensor<2006xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[1223] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[1247] [32] [1] : tensor<32xf32> into tensor<2006xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[1279] [48] [1] : tensor<48xf32> into tensor<2006xf32>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set25 = tensor.insert_slice %flat25 into %set24[1327] [6] [1] : tensor<6xf32> into tensor<2006xf32>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set26 = tensor.insert_slice %flat26 into %set25[1333] [1] [1] : tensor<1xf32> into tensor<2006xf32>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set27 = tensor.insert_slice %flat27 into %set26[1334] [192] [1] : tensor<192xf32> into tensor<2006xf32>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set28 = tensor.insert_slice %flat28 into %set27[1526] [96] [1] : tensor<96xf32> into tensor<2006xf32>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set29 = tensor.insert_slice %flat29 into %set28[1622] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set30 = tensor.insert_slice %flat30 into %set29[1646] [8] [1] : tensor<8xf32> into tensor<2006xf32>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set31 = tensor.insert_slice %flat31 into %set30[1654] [48] [1] : tensor<48xf32> into tensor<2006xf32>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set32 = tensor.insert_slice %flat32 into %set31[1702] [1] [1] : tensor<1xf32> into tensor<2006xf32>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set33 = tensor.insert_slice %flat33 into %set32[1703] [6] [1] : tensor<6xf32> into tensor<2006xf32>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set34 = tensor.insert_slice %flat34 into %set33[1709] [32] [1] : tensor<32xf32> into tensor<2006xf32>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set35 = tensor.insert_slice %flat35 into %set34[1741] [1] [1] : tensor<1xf32> into tensor<2006xf32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set36 = tensor.insert_slice %flat36 into %set35[1742] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set37 = tensor.insert_slice %flat37 into %set36[1766] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set38 = tensor.insert_slice %flat38 into %set37[1790] [192] [1] : tensor<192xf32> into tensor<2006xf32>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set39 = tensor.insert_slice %flat39 into %set38[1982] [24] [1] : tensor<24xf32> into tensor<2006xf32>
  %empty1 = tensor.empty() : tensor<1380xf32>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set40 = tensor.insert_slice %flat40 into %empty1[0] [32] [1] : tensor<32xf32> into tensor<1380xf32>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set41 = tensor.insert_slice %flat41 into %set40[32] [48] [1] : tensor<48xf32> into tensor<1380xf32>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set42 = tensor.insert_slice %flat42 into %set41[80] [6] [1] : tensor<6xf32> into tensor<1380xf32>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set43 = tensor.insert_slice %flat43 into %set42[86] [1] [1] : tensor<1xf32> into tensor<1380xf32>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set44 = tensor.insert_slice %flat44 into %set43[87] [192] [1] : tensor<192xf32> into tensor<1380xf32>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set45 = tensor.insert_slice %flat45 into %set44[279] [96] [1] : tensor<96xf32> into tensor<1380xf32>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set46 = tensor.insert_slice %flat46 into %set45[375] [24] [1] : tensor<24xf32> into tensor<1380xf32>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set47 = tensor.insert_slice %flat47 into %set46[399] [8] [1] : tensor<8xf32> into tensor<1380xf32>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set48 = tensor.insert_slice %flat48 into %set47[407] [48] [1] : tensor<48xf32> into tensor<1380xf32>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set49 = tensor.insert_slice %flat49 into %set48[455] [1] [1] : tensor<1xf32> into tensor<1380xf32>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set50 = tensor.insert_slice %flat50 into %set49[456] [6] [1] : tensor<6xf32> into tensor<1380xf32>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set51 = tensor.insert_slice %flat51 into %set50[462] [24] [1] : tensor<24xf32> into tensor<1380xf32>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set52 = tensor.insert_slice %flat52 into %set51[486] [6] [1] : tensor<6xf32> into tensor<1380xf32>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1, 2]] : tensor<2x6x8xf32> into tensor<96xf32>
  %set53 = tensor.insert_slice %flat53 into %set52[492] [96] [1] : tensor<96xf32> into tensor<1380xf32>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1, 2]] : tensor<4x6x2xf32> into tensor<48xf32>
  %set54 = tensor.insert_slice %flat54 into %set53[588] [48] [1] : tensor<48xf32> into tensor<1380xf32>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set55 = tensor.insert_slice %flat55 into %set54[636] [24] [1] : tensor<24xf32> into tensor<1380xf32>
  %flat56 = tensor.collapse_shape %r#56 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set56 = tensor.insert_slice %flat56 into %set55[660] [192] [1] : tensor<192xf32> into tensor<1380xf32>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1, 2]] : tensor<4x1x8xf32> into tensor<32xf32>
  %set57 = tensor.insert_slice %flat57 into %set56[852] [32] [1] : tensor<32xf32> into tensor<1380xf32>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set58 = tensor.insert_slice %flat58 into %set57[884] [1] [1] : tensor<1xf32> into tensor<1380xf32>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1, 2]] : tensor<4x3x2xf32> into tensor<24xf32>
  %set59 = tensor.insert_slice %flat59 into %set58[885] [24] [1] : tensor<24xf32> into tensor<1380xf32>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1, 2]] : tensor<1x1x1xf32> into tensor<1xf32>
  %set60 = tensor.insert_slice %flat60 into %set59[909] [1] [1] : tensor<1xf32> into tensor<1380xf32>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1, 2]] : tensor<1x6x1xf32> into tensor<6xf32>
  %set61 = tensor.insert_slice %flat61 into %set60[910] [6] [1] : tensor<6xf32> into tensor<1380xf32>
  %flat62 = tensor.collapse_shape %r#62 [[0, 1, 2]] : tensor<1x6x8xf32> into tensor<48xf32>
  %set62 = tensor.insert_slice %flat62 into %set61[916] [48] [1] : tensor<48xf32> into tensor<1380xf32>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set63 = tensor.insert_slice %flat63 into %set62[964] [192] [1] : tensor<192xf32> into tensor<1380xf32>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1, 2]] : tensor<1x2x4xf32> into tensor<8xf32>
  %set64 = tensor.insert_slice %flat64 into %set63[1156] [8] [1] : tensor<8xf32> into tensor<1380xf32>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2]] : tensor<4x6x1xf32> into tensor<24xf32>
  %set65 = tensor.insert_slice %flat65 into %set64[1164] [24] [1] : tensor<24xf32> into tensor<1380xf32>
  %flat66 = tensor.collapse_shape %r#66 [[0, 1, 2]] : tensor<4x6x8xf32> into tensor<192xf32>
  %set66 = tensor.insert_slice %flat66 into %set65[1188] [192] [1] : tensor<192xf32> into tensor<1380xf32>
  return %set39, %set66 : tensor<2006xf32>, tensor<1380xf32>
}
