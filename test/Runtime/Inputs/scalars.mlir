func.func @main(%f: f32, %i: i32, %b: i1) -> (tensor<1xf32>, tensor<1xi32>, tensor<1xi32>) {
  %0 = tensor.from_elements %f : tensor<1xf32>
  %1 = tensor.from_elements %i : tensor<1xi32>
  %e = arith.extui %b : i1 to i32
  %2 = tensor.from_elements %e : tensor<1xi32>
  return %0, %1, %2 : tensor<1xf32>, tensor<1xi32>, tensor<1xi32>
}
