// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected argument #0 to have 1 to 8 dims but got 0 [type_c1]}}
cudnnfe.graph @rank_0(%x: tensor<f32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected result #0 to have 1 to 8 dims but got 9 [type_c1]}}
cudnnfe.graph @rank_9(%y: tensor<4xf32>) -> tensor<1x1x1x1x1x1x1x1x4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected argument #1 to have no extent of 0 but got 4x0 [type_c1]}}
cudnnfe.graph @empty(%y: tensor<4xf32>, %x: tensor<4x0xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @virtual_empty(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected result #0 to have no extent of 0 but got 4x0 [type_c1]}}
  %y = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<4x0xf32>
  cudnnfe.return %x : tensor<4x8xf32>
}

// -----

cudnnfe.graph @virtual_rank(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected result #0 to have 1 to 8 dims but got 0 [type_c1]}}
  %y = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<f32>
  cudnnfe.return %x : tensor<4x8xf32>
}

// -----

cudnnfe.graph @compute_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 'compute_type' to be f64, f32, f16, bf16, i64, i32, i8 or i1 but got 'ui32' [type_c2]}}
  %y = cudnnfe.exp %x {compute_type = ui32} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// 2^63 bytes.
// expected-error @+1 {{expected argument #0 to have a size in bytes that fits in 63 bits but got 'tensor<2147483648x1073741824xf32>' [type_c3]}}
cudnnfe.graph @huge(%x: tensor<2147483648x1073741824xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// 2^63 - 1 bytes.
cudnnfe.graph @largest(%x: tensor<9223372036854775807xi8>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// A product that wraps around to a small number, 2^64 + 4.
// expected-error @+1 {{[type_c3]}}
cudnnfe.graph @wraps(%x: tensor<4294967298x4294967296xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// The outer product of two small vectors.
cudnnfe.graph @product(%a: tensor<2147483648x1xf32>, %b: tensor<1x2147483648xf32>)
    -> tensor<2147483648x2147483648xf32> {
  cudnnfe.return %a : tensor<2147483648x1xf32>
}
// expected-error @-4 {{expected result #0 to have a size in bytes that fits in 63 bits}}

// -----

cudnnfe.graph @virtual_product(%a: tensor<2147483648x1xf32>, %b: tensor<1x2147483648xf32>)
    -> tensor<2147483648x1xf32> {
  // expected-error @+1 {{expected result #0 to have a size in bytes that fits in 63 bits but got 'tensor<2147483648x2147483648xf32>' [type_c3]}}
  %c = cudnnfe.add %a, %b : (tensor<2147483648x1xf32>, tensor<1x2147483648xf32>)
      -> tensor<2147483648x2147483648xf32>
  cudnnfe.return %a : tensor<2147483648x1xf32>
}

// -----

// What is known of the dims is too much already.
cudnnfe.graph @huge_and_unknown(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{[type_c3]}}
  %c = cudnnfe.reshape %x : (tensor<?xf32>) -> tensor<?x4611686018427387904xf32>
  cudnnfe.return %x : tensor<?xf32>
}

// -----

// expected-error @+1 {{expected the encoding of argument #0 to be a #cudnnfe.layout but got "rows" [type_c4]}}
cudnnfe.graph @encoding(%x: tensor<4xf32, "rows">) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32, "rows">
}

// -----

cudnnfe.graph @virtual_encoding(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected the encoding of result #0 to be a #cudnnfe.layout but got 1 : i64 [type_c4]}}
  %y = cudnnfe.exp %x : (tensor<4xf32>) -> tensor<4xf32, 1>
  cudnnfe.return %x : tensor<4xf32>
}

// -----

cudnnfe.graph @shape(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected result #0 to have dims 4x8 but got 8x4 [shape_c1]}}
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %x : tensor<4x8xf32>
}

// -----

cudnnfe.graph @shape_rank(%x: tensor<4x8xf32>, %k: tensor<8x2xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected result #0 to have dims 4x2 but got 1x4x2 [shape_c1]}}
  %y = cudnnfe.matmul %x, %k : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<1x4x2xf32>
  cudnnfe.return %x : tensor<4x8xf32>
}

// -----

cudnnfe.graph @shape_stats(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected result #1 to have dims 4x1 but got 4x8 [shape_c1]}}
  %y, %s = cudnnfe.softmax %x : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
  cudnnfe.return %x : tensor<4x8xf32>
}

// -----

cudnnfe.graph @shape_dynamic(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected result #0 to have dims ?x8 but got 4x7 [shape_c1]}}
  %y = cudnnfe.exp %x : (tensor<?x8xf32>) -> tensor<4x7xf32>
  cudnnfe.return %x : tensor<?x8xf32>
}

// -----

// Operands of other types than tensors and scalars of the dialect.
cudnnfe.graph @operand(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{operand #0 must be}}
  %y = "cudnnfe.exp"(%i) : (index) -> tensor<4xf32>
  %i = "cudnnfe.constant"() {value = 1 : i32} : () -> index
  cudnnfe.return %x : tensor<4xf32>
}

// -----

cudnnfe.graph @segments(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{'operandSegmentSizes' attribute cannot have negative elements}}
  %y = "cudnnfe.matmul"(%x, %x) <{operandSegmentSizes = array<i32: 1, -1, 1, 0, 1>}>
      : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  cudnnfe.return %x : tensor<2x2xf32>
}

// -----

cudnnfe.graph @segment_sum(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{operand count (2) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  %y = "cudnnfe.matmul"(%x, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}>
      : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  cudnnfe.return %x : tensor<2x2xf32>
}
