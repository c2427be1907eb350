// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

cudnnfe.graph @rank(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a result of the operand's rank 2 but got 1 [reduction_c1]}}
  %y = cudnnfe.reduction %x mode(add) : (tensor<4x8xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @divisor(%x: tensor<4x8xf32>) -> tensor<4x3xf32> {
  // expected-error @+1 {{expected the extent of the result to divide 8 in dim 1 but got 3 [reduction_c2]}}
  %y = cudnnfe.reduction %x mode(add) : (tensor<4x8xf32>) -> tensor<4x3xf32>
  cudnnfe.return %y : tensor<4x3xf32>
}

// -----

cudnnfe.graph @expansion(%x: tensor<4x1xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected the extent of the result to divide 1 in dim 1 but got 8 [reduction_c2]}}
  %y = cudnnfe.reduction %x mode(add) : (tensor<4x1xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

cudnnfe.graph @axes_order(%x: tensor<4x8xf32>) -> tensor<1x1xf32> {
  // expected-error @+1 {{expected ascending axes below the rank 2 but got 0 [reduction_c3]}}
  %y = cudnnfe.reduction %x mode(add) axes([1, 0]) : (tensor<4x8xf32>) -> tensor<1x1xf32>
  cudnnfe.return %y : tensor<1x1xf32>
}

// -----

cudnnfe.graph @axes_twice(%x: tensor<4x8xf32>) -> tensor<1x8xf32> {
  // expected-error @+1 {{expected ascending axes below the rank 2 but got 0 [reduction_c3]}}
  %y = cudnnfe.reduction %x mode(add) axes([0, 0]) : (tensor<4x8xf32>) -> tensor<1x8xf32>
  cudnnfe.return %y : tensor<1x8xf32>
}

// -----

cudnnfe.graph @axis_range(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  // expected-error @+1 {{expected ascending axes below the rank 2 but got 2 [reduction_c3]}}
  %y = cudnnfe.reduction %x mode(add) axes([2]) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}

// -----

cudnnfe.graph @negative_axis(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  // expected-error @+1 {{but got -1 [reduction_c3]}}
  %y = cudnnfe.reduction %x mode(add) axes([-1]) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}

// -----

// With axes there are no groups.
cudnnfe.graph @axes_and_groups(%x: tensor<4x8xf32>) -> tensor<4x2xf32> {
  // expected-error @+1 {{expected result dims 4x1 for these axes but got 4x2 [reduction_c3]}}
  %y = cudnnfe.reduction %x mode(add) axes([1]) : (tensor<4x8xf32>) -> tensor<4x2xf32>
  cudnnfe.return %y : tensor<4x2xf32>
}

// -----

// cuDNN would take unknown dims for no reduction at all.
cudnnfe.graph @ambiguous(%x: tensor<4x8xf32>) -> tensor<4x?xf32> {
  // expected-error @+1 {{expected known result dims or 'axes', since any set of dims may be reduced, but got 4x? [reduction_c4]}}
  %y = cudnnfe.reduction %x mode(add) : (tensor<4x8xf32>) -> tensor<4x?xf32>
  cudnnfe.return %y : tensor<4x?xf32>
}

// -----

cudnnfe.graph @boolean(%x: tensor<4x8xi1>) -> tensor<4x1xi32> {
  // expected-error @+1 {{expected the operand not to be i1 but got 'tensor<4x8xi1>' [reduction_c5]}}
  %y = cudnnfe.reduction %x mode(add) : (tensor<4x8xi1>) -> tensor<4x1xi32>
  cudnnfe.return %y : tensor<4x1xi32>
}

// -----

cudnnfe.graph @boolean_result(%x: tensor<4x8xi8>) -> tensor<4x1xi1> {
  // expected-error @+1 {{expected the result not to be i1 but got 'tensor<4x1xi1>' [reduction_c5]}}
  %y = cudnnfe.reduction %x mode(max) : (tensor<4x8xi8>) -> tensor<4x1xi1>
  cudnnfe.return %y : tensor<4x1xi1>
}

// -----

cudnnfe.graph @mode(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  // expected-error @+1 {{expected add, mul, min, max, amax, avg, norm1, norm2, mul_no_zeros but got 'sum'}}
  %y = cudnnfe.reduction %x mode(sum) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}
