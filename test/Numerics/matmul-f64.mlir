// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/matmul-f64.in-f64.npy \
// RUN:     --check=0=%S/Inputs/matmul-f64.out-f64.npy --rtol=1e-12 --atol=0 \
// RUN:   | FileCheck %s

// Products of random numbers at sizes that no tile divides.

// CHECK: check: result 0 matches

cudnnfe.graph private @g(
    %a0: tensor<37x53xf64>,
    %b0: tensor<53x29xf64>,
    %a1: tensor<3x19x70xf64>,
    %b1: tensor<1x70x21xf64>,
    %a2: tensor<2x4x9x33xf64>,
    %b2: tensor<2x2x33x10xf64>)
    -> (tensor<37x29xf64>, tensor<3x19x21xf64>, tensor<2x4x9x10xf64>) {
  // f64 at 0
  %v1 = cudnnfe.matmul %a0, %b0 {compute_type = f64} : (tensor<37x53xf64>, tensor<53x29xf64>) -> tensor<37x29xf64>
  // f64 at 1073
  %v2 = cudnnfe.matmul %a1, %b1 {compute_type = f64} : (tensor<3x19x70xf64>, tensor<1x70x21xf64>) -> tensor<3x19x21xf64>
  // f64 at 2270
  %v3 = cudnnfe.matmul %a2, %b2 {compute_type = f64} : (tensor<2x4x9x33xf64>, tensor<2x2x33x10xf64>) -> tensor<2x4x9x10xf64>
  cudnnfe.return %v1, %v2, %v3
      : tensor<37x29xf64>, tensor<3x19x21xf64>, tensor<2x4x9x10xf64>
}

func.func @main(%h: !cudnnfe.handle, %all_f64: tensor<12654xf64>)
    -> (tensor<2990xf64>) {
  %flat_a0 = tensor.extract_slice %all_f64[0] [1961] [1] : tensor<12654xf64> to tensor<1961xf64>
  %a0 = tensor.expand_shape %flat_a0 [[0, 1]] output_shape [37, 53] : tensor<1961xf64> into tensor<37x53xf64>
  %flat_b0 = tensor.extract_slice %all_f64[1961] [1537] [1] : tensor<12654xf64> to tensor<1537xf64>
  %b0 = tensor.expand_shape %flat_b0 [[0, 1]] output_shape [53, 29] : tensor<1537xf64> into tensor<53x29xf64>
  %flat_a1 = tensor.extract_slice %all_f64[3498] [3990] [1] : tensor<12654xf64> to tensor<3990xf64>
  %a1 = tensor.expand_shape %flat_a1 [[0, 1, 2]] output_shape [3, 19, 70] : tensor<3990xf64> into tensor<3x19x70xf64>
  %flat_b1 = tensor.extract_slice %all_f64[7488] [1470] [1] : tensor<12654xf64> to tensor<1470xf64>
  %b1 = tensor.expand_shape %flat_b1 [[0, 1, 2]] output_shape [1, 70, 21] : tensor<1470xf64> into tensor<1x70x21xf64>
  %flat_a2 = tensor.extract_slice %all_f64[8958] [2376] [1] : tensor<12654xf64> to tensor<2376xf64>
  %a2 = tensor.expand_shape %flat_a2 [[0, 1, 2, 3]] output_shape [2, 4, 9, 33] : tensor<2376xf64> into tensor<2x4x9x33xf64>
  %flat_b2 = tensor.extract_slice %all_f64[11334] [1320] [1] : tensor<12654xf64> to tensor<1320xf64>
  %b2 = tensor.expand_shape %flat_b2 [[0, 1, 2, 3]] output_shape [2, 2, 33, 10] : tensor<1320xf64> into tensor<2x2x33x10xf64>
  %r:3 = cudnnfe.call @g(%h, %a0, %b0, %a1, %b1, %a2, %b2)
      : (!cudnnfe.handle, tensor<37x53xf64>, tensor<53x29xf64>, tensor<3x19x70xf64>, tensor<1x70x21xf64>, tensor<2x4x9x33xf64>, tensor<2x2x33x10xf64>)
      -> (tensor<37x29xf64>, tensor<3x19x21xf64>, tensor<2x4x9x10xf64>)
  %empty0 = tensor.empty() : tensor<2990xf64>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1]] : tensor<37x29xf64> into tensor<1073xf64>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [1073] [1] : tensor<1073xf64> into tensor<2990xf64>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<3x19x21xf64> into tensor<1197xf64>
  %set1 = tensor.insert_slice %flat1 into %set0[1073] [1197] [1] : tensor<1197xf64> into tensor<2990xf64>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x4x9x10xf64> into tensor<720xf64>
  %set2 = tensor.insert_slice %flat2 into %set1[2270] [720] [1] : tensor<720xf64> into tensor<2990xf64>
  return %set2 : tensor<2990xf64>
}
