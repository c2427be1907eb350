// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/matmul-f32.in-f32.npy \
// RUN:     --check=0=%S/Inputs/matmul-f32.out-f32.npy --rtol=2e-05 --atol=0 \
// RUN:   | FileCheck %s

// Products of random numbers at sizes that no tile divides.

// CHECK: check: result 0 matches

cudnnfe.graph private @g(
    %a0: tensor<37x53xf32>,
    %b0: tensor<53x29xf32>,
    %a1: tensor<3x19x70xf32>,
    %b1: tensor<1x70x21xf32>,
    %a2: tensor<2x4x9x33xf32>,
    %b2: tensor<2x2x33x10xf32>)
    -> (tensor<37x29xf32>, tensor<3x19x21xf32>, tensor<2x4x9x10xf32>) {
  // f32 at 0
  %v1 = cudnnfe.matmul %a0, %b0 {compute_type = f32} : (tensor<37x53xf32>, tensor<53x29xf32>) -> tensor<37x29xf32>
  // f32 at 1073
  %v2 = cudnnfe.matmul %a1, %b1 {compute_type = f32} : (tensor<3x19x70xf32>, tensor<1x70x21xf32>) -> tensor<3x19x21xf32>
  // f32 at 2270
  %v3 = cudnnfe.matmul %a2, %b2 {compute_type = f32} : (tensor<2x4x9x33xf32>, tensor<2x2x33x10xf32>) -> tensor<2x4x9x10xf32>
  cudnnfe.return %v1, %v2, %v3
      : tensor<37x29xf32>, tensor<3x19x21xf32>, tensor<2x4x9x10xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<12654xf32>)
    -> (tensor<2990xf32>) {
  %flat_a0 = tensor.extract_slice %all_f32[0] [1961] [1] : tensor<12654xf32> to tensor<1961xf32>
  %a0 = tensor.expand_shape %flat_a0 [[0, 1]] output_shape [37, 53] : tensor<1961xf32> into tensor<37x53xf32>
  %flat_b0 = tensor.extract_slice %all_f32[1961] [1537] [1] : tensor<12654xf32> to tensor<1537xf32>
  %b0 = tensor.expand_shape %flat_b0 [[0, 1]] output_shape [53, 29] : tensor<1537xf32> into tensor<53x29xf32>
  %flat_a1 = tensor.extract_slice %all_f32[3498] [3990] [1] : tensor<12654xf32> to tensor<3990xf32>
  %a1 = tensor.expand_shape %flat_a1 [[0, 1, 2]] output_shape [3, 19, 70] : tensor<3990xf32> into tensor<3x19x70xf32>
  %flat_b1 = tensor.extract_slice %all_f32[7488] [1470] [1] : tensor<12654xf32> to tensor<1470xf32>
  %b1 = tensor.expand_shape %flat_b1 [[0, 1, 2]] output_shape [1, 70, 21] : tensor<1470xf32> into tensor<1x70x21xf32>
  %flat_a2 = tensor.extract_slice %all_f32[8958] [2376] [1] : tensor<12654xf32> to tensor<2376xf32>
  %a2 = tensor.expand_shape %flat_a2 [[0, 1, 2, 3]] output_shape [2, 4, 9, 33] : tensor<2376xf32> into tensor<2x4x9x33xf32>
  %flat_b2 = tensor.extract_slice %all_f32[11334] [1320] [1] : tensor<12654xf32> to tensor<1320xf32>
  %b2 = tensor.expand_shape %flat_b2 [[0, 1, 2, 3]] output_shape [2, 2, 33, 10] : tensor<1320xf32> into tensor<2x2x33x10xf32>
  %r:3 = cudnnfe.call @g(%h, %a0, %b0, %a1, %b1, %a2, %b2)
      : (!cudnnfe.handle, tensor<37x53xf32>, tensor<53x29xf32>, tensor<3x19x70xf32>, tensor<1x70x21xf32>, tensor<2x4x9x33xf32>, tensor<2x2x33x10xf32>)
      -> (tensor<37x29xf32>, tensor<3x19x21xf32>, tensor<2x4x9x10xf32>)
  %empty0 = tensor.empty() : tensor<2990xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1]] : tensor<37x29xf32> into tensor<1073xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [1073] [1] : tensor<1073xf32> into tensor<2990xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<3x19x21xf32> into tensor<1197xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[1073] [1197] [1] : tensor<1197xf32> into tensor<2990xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x4x9x10xf32> into tensor<720xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[2270] [720] [1] : tensor<720xf32> into tensor<2990xf32>
  return %set2 : tensor<2990xf32>
}
