// RUN: cudnnfe-opt %s --convert-cudnnfe-to-linalg --split-input-file --verify-diagnostics

// expected-error @+1 {{unsupported on this target: the CPU lowering needs known dims but got 'tensor<?x8xf32>'}}
cudnnfe.graph @dynamic_argument(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = cudnnfe.exp %x : (tensor<?x8xf32>) -> tensor<?x8xf32>
  cudnnfe.return %y : tensor<?x8xf32>
}

// -----

cudnnfe.graph @dynamic_value(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{unsupported on this target: the CPU lowering needs known dims but got 'tensor<?x8xf32>'}}
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x8xf32>
  %z = cudnnfe.add %x, %y : (tensor<4x8xf32>, tensor<?x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %z : tensor<4x8xf32>
}

// -----

// expected-error @+1 {{unsupported on this target: the CPU lowering needs known dims but argument #0 is 'tensor<?xf32>'}}
func.func @dynamic_function(%x: tensor<?xf32>) -> tensor<4xf32> {
  %y = arith.constant dense<0.0> : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{unsupported on this target: the CPU lowering needs results of public functions to be tensors of known dims but result #0 is 'f32'}}
func.func @scalar_result(%x: f32) -> f32 {
  return %x : f32
}

// -----

// expected-error @+1 {{expected the encoding of argument #0 to be a #cudnnfe.layout but got "rows"}}
func.func @encoding(%x: tensor<4xf32, "rows">) -> tensor<4xf32> {
  %y = arith.constant dense<0.0> : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected the layout of result #0 to give each element its own address}}
func.func @overlap(%x: tensor<4xf32>) -> tensor<4xf32, #cudnnfe.layout<strides = [0]>> {
  %y = cudnnfe.relayout %x : tensor<4xf32> to tensor<4xf32, #cudnnfe.layout<strides = [0]>>
  return %y : tensor<4xf32, #cudnnfe.layout<strides = [0]>>
}

// -----

cudnnfe.graph @integer_exp(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{expected a float compute type but got 'i32'}}
  %y = cudnnfe.exp %x {compute_type = i32} : (tensor<4xi32>) -> tensor<4xi32>
  cudnnfe.return %y : tensor<4xi32>
}

// -----

// By the graph.
cudnnfe.graph @integer_gelu(%x: tensor<4xf32>) -> tensor<4xf32> attributes {compute_type = i64} {
  // expected-error @+1 {{expected a float compute type but got 'i64'}}
  %y = cudnnfe.gelu %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @integer_reciprocal(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{expected a float compute type but got 'i8'}}
  %y = cudnnfe.reciprocal %x {compute_type = i8} : (tensor<4xi32>) -> tensor<4xi32>
  cudnnfe.return %y : tensor<4xi32>
}

// -----

cudnnfe.graph @boolean_sum(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a compute type of numbers but got i1}}
  %y = cudnnfe.add %x, %x {compute_type = i1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @boolean_copy(%x: tensor<4xf32>) -> tensor<4xf32> attributes {compute_type = i1} {
  // expected-error @+1 {{expected a compute type of numbers but got i1}}
  %y = cudnnfe.identity %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @boolean_product(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error @+1 {{expected a compute type of numbers but got i1}}
  %y = cudnnfe.matmul %x, %x {compute_type = i1} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  cudnnfe.return %y : tensor<4x4xf32>
}

// -----

cudnnfe.graph @boolean_reduction(%x: tensor<4x4xf32>) -> tensor<4x1xf32> {
  // expected-error @+1 {{expected a compute type of numbers but got i1}}
  %y = cudnnfe.reduction %x mode(max) {compute_type = i1} : (tensor<4x4xf32>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}

// -----

cudnnfe.graph @integer_norm(%x: tensor<4x4xi32>) -> tensor<4x1xi32> {
  // expected-error @+1 {{expected a float compute type for norm2 but got 'i32'}}
  %y = cudnnfe.reduction %x mode(norm2) {compute_type = i32} : (tensor<4x4xi32>) -> tensor<4x1xi32>
  cudnnfe.return %y : tensor<4x1xi32>
}

// -----

cudnnfe.graph @count(%x: tensor<4x256xi8>) -> tensor<4x1xi8> {
  // expected-error @+1 {{expected a compute type that holds the number of averaged elements, 256, but got 'i8'}}
  %y = cudnnfe.reduction %x mode(avg) {compute_type = i8} : (tensor<4x256xi8>) -> tensor<4x1xi8>
  cudnnfe.return %y : tensor<4x1xi8>
}

// -----

cudnnfe.graph @slope(%x: tensor<4xi32>) -> tensor<4xi32> attributes {compute_type = i32} {
  // expected-error @+1 {{expected 'lower_clip_slope' to be an 'i32' like the compute type but got 5.000000e-01}}
  %y = cudnnfe.relu %x {lower_clip_slope = 0.5 : f64} : (tensor<4xi32>) -> tensor<4xi32>
  cudnnfe.return %y : tensor<4xi32>
}

// -----

cudnnfe.graph @clip(%x: tensor<4xi8>) -> tensor<4xi8> attributes {compute_type = i8} {
  // expected-error @+1 {{expected 'upper_clip' to be an 'i8' like the compute type but got 1.280000e+02}}
  %y = cudnnfe.relu %x {upper_clip = 128.0 : f64} : (tensor<4xi8>) -> tensor<4xi8>
  cudnnfe.return %y : tensor<4xi8>
}

// -----

!q = tensor<1x1x4x4xf32>
cudnnfe.graph @integer_attention(%q: !q) -> !q {
  // expected-error @+1 {{expected a float compute type but got 'i32'}}
  %o = cudnnfe.sdpa %q, %q, %q {compute_type = i32} : (!q, !q, !q) -> !q
  cudnnfe.return %o : !q
}

// -----

cudnnfe.graph @integer_softmax(%p: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {compute_type = i32} {
  // expected-error @+1 {{expected a float compute type but got 'i32'}}
  %s = cudnnfe.softmax %p : (tensor<4x4xf32>) -> tensor<4x4xf32>
  cudnnfe.return %s : tensor<4x4xf32>
}

// -----

!q = tensor<1x1x4x4xf32>
cudnnfe.graph @integer_rope(%q: !q, %f: tensor<4x1x1x4xf32>) -> !q {
  // expected-error @+1 {{expected a float compute type but got 'i32'}}
  %o = cudnnfe.rope %q, %f {compute_type = i32} : (!q, tensor<4x1x1x4xf32>) -> !q
  cudnnfe.return %o : !q
}

// -----

func.func private @ext(tensor<4xf32>) -> tensor<4xf32>
func.func @external(%h: !cudnnfe.handle, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{unsupported on this target: a call of '@ext', which has no body}}
  %0 = func.call @ext(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @while(%h: !cudnnfe.handle, %x: tensor<4xf32>) -> tensor<4xf32> {
  %true = arith.constant true
  // expected-error@below {{unsupported on this target: tensors carried by 'scf.while', use 'scf.for'}}
  %r = scf.while (%p = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%true) %p : tensor<4xf32>
  } do {
  ^bb0(%p: tensor<4xf32>):
    scf.yield %p : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
