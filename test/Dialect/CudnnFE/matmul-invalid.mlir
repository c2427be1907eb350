// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

cudnnfe.graph @rank(%a: tensor<4x8xf32>, %b: tensor<1x8x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{expected A and B of the same rank, 2 or more, but got 4x8 and 1x8x4 [matmul_c1]}}
  %c = cudnnfe.matmul %a, %b : (tensor<4x8xf32>, tensor<1x8x4xf32>) -> tensor<4x4xf32>
  cudnnfe.return %c : tensor<4x4xf32>
}

// -----

cudnnfe.graph @vectors(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<1xf32> {
  // expected-error @+1 {{expected A and B of the same rank, 2 or more, but got 8 and 8 [matmul_c1]}}
  %c = cudnnfe.matmul %a, %b : (tensor<8xf32>, tensor<8xf32>) -> tensor<1xf32>
  cudnnfe.return %c : tensor<1xf32>
}

// -----

cudnnfe.graph @contraction(%a: tensor<4x8xf32>, %b: tensor<7x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{expected the rows of B to equal the columns of A, 8, but got 7 [matmul_c2]}}
  %c = cudnnfe.matmul %a, %b : (tensor<4x8xf32>, tensor<7x4xf32>) -> tensor<4x4xf32>
  cudnnfe.return %c : tensor<4x4xf32>
}

// -----

// An extent of 1 is not repeated along the contraction.
cudnnfe.graph @contraction_one(%a: tensor<4x1xf32>, %b: tensor<7x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{[matmul_c2]}}
  %c = cudnnfe.matmul %a, %b : (tensor<4x1xf32>, tensor<7x4xf32>) -> tensor<4x4xf32>
  cudnnfe.return %c : tensor<4x4xf32>
}

// -----

cudnnfe.graph @batch(%a: tensor<3x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<3x4x4xf32> {
  // expected-error @+1 {{expected batch extents that are equal or 1 but got 3 and 2 in dim 0 [matmul_c3]}}
  %c = cudnnfe.matmul %a, %b : (tensor<3x4x8xf32>, tensor<2x8x4xf32>) -> tensor<3x4x4xf32>
  cudnnfe.return %c : tensor<3x4x4xf32>
}

// -----

// Groups are for heads: dim 1 of rank 4.
cudnnfe.graph @groups_of_batch(%a: tensor<4x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<4x4x4xf32> {
  // expected-error @+1 {{but got 4 and 2 in dim 0 [matmul_c3]}}
  %c = cudnnfe.matmul %a, %b : (tensor<4x4x8xf32>, tensor<2x8x4xf32>) -> tensor<4x4x4xf32>
  cudnnfe.return %c : tensor<4x4x4xf32>
}

// -----

cudnnfe.graph @groups_of_a(%a: tensor<1x2x4x8xf32>, %b: tensor<1x4x8x4xf32>)
    -> tensor<1x4x4x4xf32> {
  // expected-error @+1 {{but got 2 and 4 in dim 1 [matmul_c3]}}
  %c = cudnnfe.matmul %a, %b : (tensor<1x2x4x8xf32>, tensor<1x4x8x4xf32>) -> tensor<1x4x4x4xf32>
  cudnnfe.return %c : tensor<1x4x4x4xf32>
}

// -----

cudnnfe.graph @uneven_groups(%a: tensor<1x6x4x8xf32>, %b: tensor<1x4x8x4xf32>)
    -> tensor<1x6x4x4xf32> {
  // expected-error @+1 {{but got 6 and 4 in dim 1 [matmul_c3]}}
  %c = cudnnfe.matmul %a, %b : (tensor<1x6x4x8xf32>, tensor<1x4x8x4xf32>) -> tensor<1x6x4x4xf32>
  cudnnfe.return %c : tensor<1x6x4x4xf32>
}

// -----

// An unknown number of heads of A may be any multiple: 12 is right, 4 or 5 is
// not known to be wrong.
cudnnfe.graph @unknown_heads(%a: tensor<1x?x4x8xf32>, %b: tensor<1x4x8x4xf32>)
    -> tensor<1x12x4x4xf32> {
  %c = cudnnfe.matmul %a, %b : (tensor<1x?x4x8xf32>, tensor<1x4x8x4xf32>) -> tensor<1x12x4x4xf32>
  cudnnfe.return %c : tensor<1x12x4x4xf32>
}

// -----

!a = tensor<2x4x8xf32>
!b = tensor<2x8x4xf32>
!c = tensor<2x4x4xf32>
cudnnfe.graph @override_rank(%a: !a, %b: !b, %l: tensor<2xi32>) -> !c {
  // expected-error @+1 {{expected 'm_override' to have dims 2x1x1 but got 2 [matmul_c4]}}
  %c = cudnnfe.matmul %a, %b m_override(%l) : (!a, !b, tensor<2xi32>) -> !c
  cudnnfe.return %c : !c
}

// -----

!a = tensor<1x4x8xf32>
!b = tensor<2x8x4xf32>
!c = tensor<2x4x4xf32>
// One length for each batch of C, also where A has one batch only.
cudnnfe.graph @override_batch(%a: !a, %b: !b, %l: tensor<1x1x1xi32>) -> !c {
  // expected-error @+1 {{expected 'n_override' to have dims 2x1x1 but got 1x1x1 [matmul_c4]}}
  %c = cudnnfe.matmul %a, %b n_override(%l) : (!a, !b, tensor<1x1x1xi32>) -> !c
  cudnnfe.return %c : !c
}

// -----

!a = tensor<2x4x8xf32>
!b = tensor<2x8x4xf32>
!c = tensor<2x4x4xf32>
cudnnfe.graph @override_type(%a: !a, %b: !b, %l: tensor<2x1x1xf32>) -> !c {
  // expected-error @+1 {{operand #2 must be ranked tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2x1x1xf32>'}}
  %c = cudnnfe.matmul %a, %b k_override(%l) : (!a, !b, tensor<2x1x1xf32>) -> !c
  cudnnfe.return %c : !c
}

// -----

cudnnfe.graph @override_without_batch(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>,
    %l: tensor<1x1xi32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{expected a batch dim for 'k_override' but got rank 2 [matmul_c5]}}
  %c = cudnnfe.matmul %a, %b k_override(%l)
      : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<1x1xi32>) -> tensor<4x4xf32>
  cudnnfe.return %c : tensor<4x4xf32>
}

// -----

cudnnfe.graph @boolean_a(%a: tensor<4x8xi1>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{expected A not to be i1 but got 'tensor<4x8xi1>' [matmul_c6]}}
  %c = cudnnfe.matmul %a, %b : (tensor<4x8xi1>, tensor<8x4xf32>) -> tensor<4x4xf32>
  cudnnfe.return %c : tensor<4x4xf32>
}

// -----

cudnnfe.graph @boolean_c(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xi1> {
  // expected-error @+1 {{expected C not to be i1 but got 'tensor<4x4xi1>' [matmul_c6]}}
  %c = cudnnfe.matmul %a, %b : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xi1>
  cudnnfe.return %c : tensor<4x4xi1>
}

// -----

// A by-value scalar is not a matrix.
cudnnfe.graph @scalar(%a: f32, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error @+1 {{operand #0 must be ranked tensor of}}
  %c = cudnnfe.matmul %a, %b : (f32, tensor<8x4xf32>) -> tensor<8x4xf32>
  cudnnfe.return %c : tensor<8x4xf32>
}
