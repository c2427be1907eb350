// Malformed attention. Each piece must be refused.
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale() : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(x) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(1) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(1.0 : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(0x7FF0000000000000) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(0x7FF8000000000000) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(1.0) scale(2.0) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v causal causal : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v causal band(right = 0) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(left = 0) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(left = -1) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(right = -1) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(left = 9223372036854775808) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(left = -9223372036854775808) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(align = top_left) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(right = 0, align = diagonal) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(right = 0, right = 0) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(right = 0,) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(middle = 0) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band(right = x) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias(%q) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v mask(%q) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%q, %q) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%q) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v implementation(magic) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v implementation(auto : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v {compute_type = 7} : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<4x8x16xf32>, %k: tensor<4x8x16xf32>, %v: tensor<4x8x16xf32>) -> tensor<4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<4x8x16xf32>, tensor<4x8x16xf32>, tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  cudnnfe.return %0 : tensor<4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<3x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<3x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x3x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x3x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x8x8x16xf32>, %v: tensor<2x8x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x8x8x16xf32>, tensor<2x8x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x15xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x4x8x15xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x9x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x9x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf16>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf16>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x17xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x17xf32>
  cudnnfe.return %0 : tensor<2x4x8x17xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xi32>, %k: tensor<2x4x8x16xi32>, %v: tensor<2x4x8x16xi32>) -> tensor<2x4x8x16xi32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xi32>, tensor<2x4x8x16xi32>, tensor<2x4x8x16xi32>) -> tensor<2x4x8x16xi32>
  cudnnfe.return %0 : tensor<2x4x8x16xi32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x0x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x0x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<0x4x8x16xf32>, %k: tensor<0x4x8x16xf32>, %v: tensor<0x4x8x16xf32>) -> tensor<0x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<0x4x8x16xf32>, tensor<0x4x8x16xf32>, tensor<0x4x8x16xf32>) -> tensor<0x4x8x16xf32>
  cudnnfe.return %0 : tensor<0x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xi8> {
  %0 = cudnnfe.sdpa %q, %k, %v  : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xi8>
  cudnnfe.return %0 : tensor<2x4x8x16xi8>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<2x4x8x8xi1>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x8xi1>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<2x4x8x7xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x7xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<8x8xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<8x8xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<3x1x8x8xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<3x1x8x8xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<2x4x8x8xi32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x8xi32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<1x1x1x1x1xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<1x1x1x1x1xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<2x4x8x8xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v mask(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x8xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<2x4x8x7xi1>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v mask(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x7xi1>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<8x8xi1>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v mask(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<8x8xi1>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %b: tensor<2x4x8x8xi8>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v mask(%b) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x8xi8>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %l: tensor<2xi32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%l, %l) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %l: tensor<2x1x1x1xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%l, %l) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x1x1x1xf32>, tensor<2x1x1x1xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %l: tensor<3x1x1x1xi32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%l, %l) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %l: tensor<2x1x1xi32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%l, %l) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %l: tensor<2x1x1x2xi32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%l, %l) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x1x1x2xi32>, tensor<2x1x1x2xi32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %l: tensor<2x1x1x1xi8>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v seq_lens(%l, %l) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x1x1x1xi8>, tensor<2x1x1x1xi8>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %s: i32) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(%s) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, i32) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %s: tensor<2xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(%s) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %s: tensor<1x1x1x1xi32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(%s) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<1x1x1x1xi32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>, %s: index) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(%s) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, index) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0, %1 = cudnnfe.sdpa %q, %q, %q : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> (tensor<2x4x8x16xf32>, tensor<2x4x8x1xf16>)
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0, %1 = cudnnfe.sdpa %q, %q, %q : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> (tensor<2x4x8x16xf32>, tensor<2x4x8xf32>)
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0, %1 = cudnnfe.sdpa %q, %q, %q : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> (tensor<2x4x8x16xf32>, tensor<2x4x8x8xf32>)
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0, %1 = cudnnfe.sdpa %q, %q, %q : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> (tensor<2x4x8x16xf32>, tensor<2x4x8x1xi32>)
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = "cudnnfe.sdpa"(%q, %q, %q) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = "cudnnfe.sdpa"(%q, %q, %q) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 1>}> : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %l: tensor<2x1x1x1xi32>) -> tensor<2x4x8x16xf32> {
  %0 = "cudnnfe.sdpa"(%q, %q, %q, %l) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1, 0>}> : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x1x1x1xi32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%p: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %0 = cudnnfe.softmax %p : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %0 : tensor<4x8xi32>
}
// -----
cudnnfe.graph @f(%p: tensor<4x8xf32>) -> tensor<4x9xf32> {
  %0 = cudnnfe.softmax %p : (tensor<4x8xf32>) -> tensor<4x9xf32>
  cudnnfe.return %0 : tensor<4x9xf32>
}
// -----
cudnnfe.graph @f(%p: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0, %1 = cudnnfe.softmax %p : (tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x1xf16>)
  cudnnfe.return %0 : tensor<4x8xf32>
}
