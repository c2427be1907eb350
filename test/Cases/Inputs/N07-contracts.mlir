cudnnfe.graph private @norms(%x: tensor<2x2xf32>, %one: tensor<1x2xf32>, %zero: tensor<1x2xf32>,
    %ten: tensor<1x2xf32>, %two: tensor<1x2xf32>, %e: f32)
    -> (tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>,
        tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %0:3 = cudnnfe.layernorm %x, %one, %zero, %e phase(training)
      : (tensor<2x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, f32)
      -> (tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>)
  %1 = cudnnfe.layernorm %x, %one, %zero, %e phase(inference)
      : (tensor<2x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, f32) -> tensor<2x2xf32>
  %2:2 = cudnnfe.rmsnorm %x, %one, %e phase(training)
      : (tensor<2x2xf32>, tensor<1x2xf32>, f32) -> (tensor<2x2xf32>, tensor<2x1xf32>)
  %3 = cudnnfe.rmsnorm %x, %one, %e bias(%ten) phase(inference)
      : (tensor<2x2xf32>, tensor<1x2xf32>, f32, tensor<1x2xf32>) -> tensor<2x2xf32>
  %4 = cudnnfe.batchnorm_inference %x, %one, %two, %one, %zero
      : (tensor<2x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>)
      -> tensor<2x2xf32>
  cudnnfe.return %0#0, %0#1, %0#2, %1, %2#0, %2#1, %3, %4 : tensor<2x2xf32>, tensor<2x1xf32>,
      tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x2xf32>,
      tensor<2x2xf32>
}
func.func @main(%h: !cudnnfe.handle)
    -> (tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>,
        tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  %x = arith.constant dense<[[-1.0, 1.0], [-2.0, 2.0]]> : tensor<2x2xf32>
  %one = arith.constant dense<1.0> : tensor<1x2xf32>
  %zero = arith.constant dense<0.0> : tensor<1x2xf32>
  %ten = arith.constant dense<10.0> : tensor<1x2xf32>
  %two = arith.constant dense<2.0> : tensor<1x2xf32>
  %e = arith.constant 0.0 : f32
  %r:8 = cudnnfe.call @norms(%h, %x, %one, %zero, %ten, %two, %e)
      : (!cudnnfe.handle, tensor<2x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x2xf32>,
         tensor<1x2xf32>, f32)
      -> (tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>,
          tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7 : tensor<2x2xf32>, tensor<2x1xf32>,
      tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>, tensor<2x2xf32>,
      tensor<2x2xf32>
}
