cudnnfe.graph private @attention(%q: tensor<1x1x3x2xbf16>, %k: tensor<1x1x4x2xbf16>,
    %v: tensor<1x1x4x1xbf16>, %m: tensor<1x1x3x4xi1>)
    -> (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v mask(%m)
      : (tensor<1x1x3x2xbf16>, tensor<1x1x4x2xbf16>, tensor<1x1x4x1xbf16>, tensor<1x1x3x4xi1>)
      -> (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>)
  cudnnfe.return %o, %s : tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>
}
func.func @main(%h: !cudnnfe.handle) -> (tensor<3x1xf32>, tensor<3x1xf32>) {
  %q = arith.constant dense<0.0> : tensor<1x1x3x2xbf16>
  %k = arith.constant dense<1.0> : tensor<1x1x4x2xbf16>
  %v = arith.constant dense<[[[[0.0], [1.0], [2.0], [3.0]]]]> : tensor<1x1x4x1xbf16>
  %m = arith.constant dense<[[[[true, false, true, false], [false, false, false, true],
                               [false, false, false, false]]]]> : tensor<1x1x3x4xi1>
  %o, %s = cudnnfe.call @attention(%h, %q, %k, %v, %m)
      : (!cudnnfe.handle, tensor<1x1x3x2xbf16>, tensor<1x1x4x2xbf16>, tensor<1x1x4x1xbf16>,
         tensor<1x1x3x4xi1>) -> (tensor<1x1x3x1xf32>, tensor<1x1x3x1xf32>)
  %0 = tensor.collapse_shape %o [[0, 1, 2], [3]] : tensor<1x1x3x1xf32> into tensor<3x1xf32>
  %1 = tensor.collapse_shape %s [[0, 1, 2], [3]] : tensor<1x1x3x1xf32> into tensor<3x1xf32>
  return %0, %1 : tensor<3x1xf32>, tensor<3x1xf32>
}
