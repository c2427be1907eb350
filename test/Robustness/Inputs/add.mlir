cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = cudnnfe.add %x, %x : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = cudnnfe.call @f(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
