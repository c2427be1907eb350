// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-infer-shapes --verify-diagnostics

// Extents that become known only in the pass contradict what was written.
cudnnfe.graph @narrow(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  // expected-error@below {{expected result #0 to have dims 4x8 but got 4x7 [shape_c1]}}
  %1 = cudnnfe.exp %0 : (tensor<?x?xf32>) -> tensor<4x7xf32>
  cudnnfe.return %1 : tensor<4x7xf32>
}

// -----

// expected-note@below {{the graph is here}}
cudnnfe.graph @signature(%x: tensor<4x8xf32>) -> tensor<4x7xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  // expected-error@below {{expected operand #0 to have the dims of the result, 4x7, but got 4x8 [return_c2]}}
  cudnnfe.return %0 : tensor<?x?xf32>
}

// -----

cudnnfe.graph @operands(%a: tensor<4x8x16xf32>, %b: tensor<4x15x8xf32>) -> tensor<?x?x?xf32> {
  %0 = cudnnfe.exp %a : (tensor<4x8x16xf32>) -> tensor<?x?x?xf32>
  // expected-error@below {{expected the rows of B to equal the columns of A, 16, but got 15 [matmul_c2]}}
  %1 = cudnnfe.matmul %0, %b : (tensor<?x?x?xf32>, tensor<4x15x8xf32>) -> tensor<?x?x?xf32>
  cudnnfe.return %1 : tensor<?x?x?xf32>
}

// -----

cudnnfe.graph @reshape(%a: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = cudnnfe.exp %a : (tensor<4x8xf32>) -> tensor<?x?xf32>
  // expected-error@below {{expected the known extents of the result to divide the 32 elements of the operand but got ?x3 [reshape_c1]}}
  %1 = cudnnfe.reshape %0 : (tensor<?x?xf32>) -> tensor<?x3xf32>
  cudnnfe.return %1 : tensor<?x3xf32>
}

// -----

// A result that cannot be inferred must be written out.
cudnnfe.graph @reduction(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  // expected-error@below {{expected known result dims or 'axes', since any set of dims may be reduced, but got ?x1 [reduction_c4]}}
  %0 = cudnnfe.reduction %x mode(add) : (tensor<4x8xf32>) -> tensor<?x1xf32>
  cudnnfe.return %0 : tensor<?x1xf32>
}

// -----

cudnnfe.graph @relayout(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  // expected-error@below {{expected result #0 to have dims 4x8 but got ?x7 [shape_c1]}}
  %1 = cudnnfe.relayout %0 : tensor<?x?xf32> to tensor<?x7xf32>
  cudnnfe.return %1 : tensor<?x7xf32>
}

// -----

// The host: a call's result, and a function's operand.
// expected-note@below {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}
func.func @call(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<?x7xf32> {
  // expected-error@below {{expected result #0 to have dims 4x8 but got ?x7 [call_c3]}}
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x7xf32>
  return %y : tensor<?x7xf32>
}

// -----

// expected-note@below {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}
func.func @call(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<3x8xf32> {
  // expected-error@below {{expected result #0 to be 'tensor<4x8xf32>' but got 'tensor<3x8xf32>' [call_c3]}}
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<3x8xf32>
  return %y : tensor<3x8xf32>
}

// -----

// expected-note@below {{the graph is here}}
cudnnfe.graph private @k(%x: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %y = cudnnfe.exp %x : (tensor<3x8xf32>) -> tensor<3x8xf32>
  cudnnfe.return %y : tensor<3x8xf32>
}
func.func @operand(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  // expected-error@below {{expected operand #1 to be 'tensor<3x8xf32>' but got 'tensor<4x8xf32>' [call_c3]}}
  %z = cudnnfe.call @k(%h, %y) : (!cudnnfe.handle, tensor<?x?xf32>) -> tensor<3x8xf32>
  return
}
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}

// -----

func.func @relayout(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  // expected-error@below {{expected result #0 to have dims 4x8 but got ?x7 [relayout_c1]}}
  %z = cudnnfe.relayout %y : tensor<?x?xf32> to tensor<?x7xf32>
  return
}
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}
