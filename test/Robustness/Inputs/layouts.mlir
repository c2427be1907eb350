// Malformed layouts. Each piece must be refused.
func.func private @f(tensor<4x4xf32, #cudnnfe.layout>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = >>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = []>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1, 1]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, -1]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [-9223372036854775808, 1]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1.0]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, ?]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], strides = [4, 1]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1],>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], alignment = 0>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], alignment = -16>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], alignment = 3>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], alignment = 2>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], alignment = 99999999999999999999>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], alignment = "16">>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], reordering = zigzag>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], reordering = 3>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [4, 1], padding = 3>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [9223372036854775807, 1]>>)
// -----
func.func private @f(tensor<4x4xf32, #cudnnfe.layout<strides = [9223372036854775808, 1]>>)
// -----
func.func private @f(tensor<4x4xf64, #cudnnfe.layout<strides = [4611686018427387904, 1]>>)
// -----
func.func private @f(tensor<4294967296x4294967296xf32, #cudnnfe.layout<strides = [4294967296, 1]>>)
// -----
func.func private @f(tensor<9223372036854775807x2xi8, #cudnnfe.layout<strides = [2, 1]>>)
// -----
cudnnfe.graph @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32, #cudnnfe.layout<strides = [0, 1]>> {
  %0 = cudnnfe.exp %x : (tensor<4x4xf32>) -> tensor<4x4xf32, #cudnnfe.layout<strides = [0, 1]>>
  cudnnfe.return %0 : tensor<4x4xf32, #cudnnfe.layout<strides = [0, 1]>>
}
// -----
cudnnfe.graph @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32, #cudnnfe.layout<strides = [3, 1]>> {
  %0 = cudnnfe.exp %x : (tensor<4x4xf32>) -> tensor<4x4xf32, #cudnnfe.layout<strides = [3, 1]>>
  cudnnfe.return %0 : tensor<4x4xf32, #cudnnfe.layout<strides = [3, 1]>>
}
// -----
func.func @f(%x: tensor<4x4xf32>) -> tensor<4x2xf32> {
  %0 = cudnnfe.relayout %x : tensor<4x4xf32> to tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
// -----
func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf16> {
  %0 = cudnnfe.relayout %x : tensor<4x4xf32> to tensor<4x4xf16>
  return %0 : tensor<4x4xf16>
}
// -----
func.func @f(%x: tensor<4x4xf32>) -> tensor<16xf32> {
  %0 = cudnnfe.relayout %x : tensor<4x4xf32> to tensor<16xf32>
  return %0 : tensor<16xf32>
}
// -----
func.func @f(%x: memref<4x4xf32>) -> memref<4x4xf32> {
  %0 = cudnnfe.relayout %x : memref<4x4xf32> to memref<4x4xf32>
  return %0 : memref<4x4xf32>
}
