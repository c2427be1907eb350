// Written by Inputs/generate_linear.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/matmul-bf16.in-bf16.npy \
// RUN:     --check=0=%S/Inputs/matmul-bf16.out-bf16.npy \
// RUN:     --check=1=%S/Inputs/matmul-bf16.out-f32-wide.npy --rtol=0.008 --atol=0 \
// RUN:   | FileCheck %s

// Products of random numbers at sizes that no tile divides.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches

cudnnfe.graph private @g(
    %a0: tensor<37x53xbf16>,
    %b0: tensor<53x29xbf16>,
    %a1: tensor<3x19x70xbf16>,
    %b1: tensor<1x70x21xbf16>,
    %a2: tensor<2x4x9x33xbf16>,
    %b2: tensor<2x2x33x10xbf16>)
    -> (tensor<37x29xbf16>, tensor<3x19x21xbf16>, tensor<2x4x9x10xbf16>, tensor<37x29xf32>, tensor<3x19x21xf32>, tensor<2x4x9x10xf32>) {
  // bf16 at 0
  %v1 = cudnnfe.matmul %a0, %b0 {compute_type = f32} : (tensor<37x53xbf16>, tensor<53x29xbf16>) -> tensor<37x29xbf16>
  // f32 at 0
  %v2 = cudnnfe.matmul %a0, %b0 : (tensor<37x53xbf16>, tensor<53x29xbf16>) -> tensor<37x29xf32>
  // bf16 at 1073
  %v3 = cudnnfe.matmul %a1, %b1 {compute_type = f32} : (tensor<3x19x70xbf16>, tensor<1x70x21xbf16>) -> tensor<3x19x21xbf16>
  // f32 at 1073
  %v4 = cudnnfe.matmul %a1, %b1 : (tensor<3x19x70xbf16>, tensor<1x70x21xbf16>) -> tensor<3x19x21xf32>
  // bf16 at 2270
  %v5 = cudnnfe.matmul %a2, %b2 {compute_type = f32} : (tensor<2x4x9x33xbf16>, tensor<2x2x33x10xbf16>) -> tensor<2x4x9x10xbf16>
  // f32 at 2270
  %v6 = cudnnfe.matmul %a2, %b2 : (tensor<2x4x9x33xbf16>, tensor<2x2x33x10xbf16>) -> tensor<2x4x9x10xf32>
  cudnnfe.return %v1, %v3, %v5, %v2, %v4, %v6
      : tensor<37x29xbf16>, tensor<3x19x21xbf16>, tensor<2x4x9x10xbf16>, tensor<37x29xf32>, tensor<3x19x21xf32>, tensor<2x4x9x10xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_bf16: tensor<12654xbf16>)
    -> (tensor<2990xbf16>, tensor<2990xf32>) {
  %flat_a0 = tensor.extract_slice %all_bf16[0] [1961] [1] : tensor<12654xbf16> to tensor<1961xbf16>
  %a0 = tensor.expand_shape %flat_a0 [[0, 1]] output_shape [37, 53] : tensor<1961xbf16> into tensor<37x53xbf16>
  %flat_b0 = tensor.extract_slice %all_bf16[1961] [1537] [1] : tensor<12654xbf16> to tensor<1537xbf16>
  %b0 = tensor.expand_shape %flat_b0 [[0, 1]] output_shape [53, 29] : tensor<1537xbf16> into tensor<53x29xbf16>
  %flat_a1 = tensor.extract_slice %all_bf16[3498] [3990] [1] : tensor<12654xbf16> to tensor<3990xbf16>
  %a1 = tensor.expand_shape %flat_a1 [[0, 1, 2]] output_shape [3, 19, 70] : tensor<3990xbf16> into tensor<3x19x70xbf16>
  %flat_b1 = tensor.extract_slice %all_bf16[7488] [1470] [1] : tensor<12654xbf16> to tensor<1470xbf16>
  %b1 = tensor.expand_shape %flat_b1 [[0, 1, 2]] output_shape [1, 70, 21] : tensor<1470xbf16> into tensor<1x70x21xbf16>
  %flat_a2 = tensor.extract_slice %all_bf16[8958] [2376] [1] : tensor<12654xbf16> to tensor<2376xbf16>
  %a2 = tensor.expand_shape %flat_a2 [[0, 1, 2, 3]] output_shape [2, 4, 9, 33] : tensor<2376xbf16> into tensor<2x4x9x33xbf16>
  %flat_b2 = tensor.extract_slice %all_bf16[11334] [1320] [1] : tensor<12654xbf16> to tensor<1320xbf16>
  %b2 = tensor.expand_shape %flat_b2 [[0, 1, 2, 3]] output_shape [2, 2, 33, 10] : tensor<1320xbf16> into tensor<2x2x33x10xbf16>
  %r:6 = cudnnfe.call @g(%h, %a0, %b0, %a1, %b1, %a2, %b2)
      : (!cudnnfe.handle, tensor<37x53xbf16>, tensor<53x29xbf16>, tensor<3x19x70xbf16>, tensor<1x70x21xbf16>, tensor<2x4x9x33xbf16>, tensor<2x2x33x10xbf16>)
      -> (tensor<37x29xbf16>, tensor<3x19x21xbf16>, tensor<2x4x9x10xbf16>, tensor<37x29xf32>, tensor<3x19x21xf32>, tensor<2x4x9x10xf32>)
  %empty0 = tensor.empty() : tensor<2990xbf16>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1]] : tensor<37x29xbf16> into tensor<1073xbf16>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [1073] [1] : tensor<1073xbf16> into tensor<2990xbf16>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2]] : tensor<3x19x21xbf16> into tensor<1197xbf16>
  %set1 = tensor.insert_slice %flat1 into %set0[1073] [1197] [1] : tensor<1197xbf16> into tensor<2990xbf16>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x4x9x10xbf16> into tensor<720xbf16>
  %set2 = tensor.insert_slice %flat2 into %set1[2270] [720] [1] : tensor<720xbf16> into tensor<2990xbf16>
  %empty1 = tensor.empty() : tensor<2990xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1]] : tensor<37x29xf32> into tensor<1073xf32>
  %set3 = tensor.insert_slice %flat3 into %empty1[0] [1073] [1] : tensor<1073xf32> into tensor<2990xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2]] : tensor<3x19x21xf32> into tensor<1197xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[1073] [1197] [1] : tensor<1197xf32> into tensor<2990xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<2x4x9x10xf32> into tensor<720xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[2270] [720] [1] : tensor<720xf32> into tensor<2990xf32>
  return %set2, %set5 : tensor<2990xbf16>, tensor<2990xf32>
}
