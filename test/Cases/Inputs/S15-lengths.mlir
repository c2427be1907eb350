// Lengths of i32 and i64, dense and with other strides of extent-1 dims.
!q = tensor<4x1x1x1xf32>
!v = tensor<4x1x5x1xf32>
!l = tensor<4x1x1x1xi32>
!m = tensor<4x1x1x1xi64, #cudnnfe.layout<strides = [1, 7, 0, 3]>>
cudnnfe.graph private @attention(%q: !q, %k: !v, %v: !v, %lq: !l, %lk: !l, %m: !m) -> (!q, !q) {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%lq, %lk) : (!q, !v, !v, !l, !l) -> !q
  %1 = cudnnfe.sdpa %q, %k, %v seq_lens(%lq, %m) : (!q, !v, !v, !l, !m) -> !q
  cudnnfe.return %0, %1 : !q, !q
}
func.func @main(%h: !cudnnfe.handle) -> (tensor<4xf32>, tensor<4xf32>) {
  %q = arith.constant dense<0.0> : !q
  %k = arith.constant dense<0.0> : !v
  %v = arith.constant dense<[[[[0.0], [1.0], [2.0], [3.0], [4.0]]],
                             [[[0.0], [1.0], [2.0], [3.0], [4.0]]],
                             [[[0.0], [1.0], [2.0], [3.0], [4.0]]],
                             [[[0.0], [1.0], [2.0], [3.0], [4.0]]]]> : !v
  %lq = arith.constant dense<1> : !l
  %lk = arith.constant dense<[[[[5]]], [[[1]]], [[[3]]], [[[2]]]]> : !l
  %lm = arith.constant dense<[[[[5]]], [[[1]]], [[[3]]], [[[2]]]]> : tensor<4x1x1x1xi64>
  %r:2 = cudnnfe.call @attention(%h, %q, %k, %v, %lq, %lk, %lm)
      : (!cudnnfe.handle, !q, !v, !v, !l, !l, tensor<4x1x1x1xi64>) -> (!q, !q)
  %0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : !q into tensor<4xf32>
  %1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : !q into tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
