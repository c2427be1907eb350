// Valid or nearly so, and odd. Each piece is taken or refused, without a crash.
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v scale(1.0) {attn_scale = 2.0 : f64} : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v band() : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %k: tensor<2x4x8x16xf32>, %v: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %k, %v bias() : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
"cudnnfe.graph"() <{sym_name = "f", function_type = (tensor<4xf32>) -> tensor<4xf32>, nonesuch = 1}> ({^bb0(%x: tensor<4xf32>): "cudnnfe.return"(%x) : (tensor<4xf32>) -> ()}) : () -> ()
// -----
cudnnfe.graph @f(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = cudnnfe.exp %x : (tensor<?x?xf32>) -> tensor<?x?xf32>
  cudnnfe.return %0 : tensor<?x?xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<?x8xf32>, %y: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = cudnnfe.add %x, %y : (tensor<?x8xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  cudnnfe.return %0 : tensor<?x?xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1152921504606846975x1xi8>) -> tensor<1152921504606846975x1xi8> {
  %0 = cudnnfe.identity %x : (tensor<1152921504606846975x1xi8>) -> tensor<1152921504606846975x1xi8>
  cudnnfe.return %0 : tensor<1152921504606846975x1xi8>
}
// -----
cudnnfe.graph @f(%x: tensor<1073741824x1xf32>, %y: tensor<1x1073741823xf32>) -> tensor<1073741824x1073741823xf32> {
  %0 = cudnnfe.mul %x, %y : (tensor<1073741824x1xf32>, tensor<1x1073741823xf32>) -> tensor<1073741824x1073741823xf32>
  cudnnfe.return %0 : tensor<1073741824x1073741823xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1x1xf32> {
  %0 = cudnnfe.reduction %x mode(norm2) axes([0, 1, 2, 3, 4, 5, 6, 7]) : (tensor<1x1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1x1xf32>
  cudnnfe.return %0 : tensor<1x1x1x1x1x1x1x1xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16> {
  %0 = cudnnfe.sdpa %q, %q, %q causal : (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>) -> tensor<?x?x?x?xf16>
  cudnnfe.return %0 : tensor<?x?x?x?xf16>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %q, %q band(left = 9223372036854775807, right = 9223372036854775807, align = bottom_right) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %s: bf16) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %q, %q scale(%s) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, bf16) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%q: tensor<2x4x8x16xf32>, %l: tensor<2x1x1x1xi64>, %m: tensor<1x1x8x1xi1>, %b: tensor<1x1x1x1xf64>) -> tensor<2x4x8x16xf32> {
  %0 = cudnnfe.sdpa %q, %q, %q bias(%b) mask(%m) seq_lens(%l, %l) causal implementation(unified) : (tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<2x4x8x16xf32>, tensor<1x1x1x1xf64>, tensor<1x1x8x1xi1>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi64>) -> tensor<2x4x8x16xf32>
  cudnnfe.return %0 : tensor<2x4x8x16xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xi8>) -> tensor<4x8xf64> {
  %0 = cudnnfe.exp %x {compute_type = i8} : (tensor<4x8xi8>) -> tensor<4x8xf64>
  cudnnfe.return %0 : tensor<4x8xf64>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf64>) -> tensor<4x8xi1> {
  %0 = cudnnfe.cmp_eq %x, %x {compute_type = i1} : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x8xi1>
  cudnnfe.return %0 : tensor<4x8xi1>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [0, 0]>>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [0, 0]>>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 2]>>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [1, 2]>>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [288230376151711743, 1]>>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [288230376151711743, 1]>>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 4611686018427387904>>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 4611686018427387904>>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], reordering = f8_128x4>>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], reordering = f8_128x4>>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32, dense<7> : tensor<2xi32>>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32, dense<7> : tensor<2xi32>>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32, "text">) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32, "text">) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c = cudnnfe.constant 0x7FC00000 : f32
  %0 = cudnnfe.add %x, %c : (tensor<4x8xf32>, f32) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %c = cudnnfe.constant 0 : i32
  %0 = cudnnfe.div %x, %c : (tensor<4x8xi32>, i32) -> tensor<4x8xi32>
  cudnnfe.return %0 : tensor<4x8xi32>
}
// -----
cudnnfe.graph @f(%x: tensor<8x4xf32>) -> tensor<?xf32> {
  %0 = cudnnfe.reshape %x : (tensor<8x4xf32>) -> tensor<?xf32>
  cudnnfe.return %0 : tensor<?xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<?x4xf32>) -> tensor<?x3xf32> {
  %0 = cudnnfe.reshape %x : (tensor<?x4xf32>) -> tensor<?x3xf32>
  cudnnfe.return %0 : tensor<?x3xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) { cudnnfe.return %x, %x : tensor<4xf32>, tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>, %y: f64, %z: i1) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @"\00\FF odd name"(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
module { module { module { cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> } } } }
// -----
func.func @main() { return }
// -----

// -----
"func.func"() <{function_type = () -> (), sym_name = "x"}> ({}) : () -> ()
