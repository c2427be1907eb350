// Malformed text around graphs. Each piece must be refused.
cudnnfe.graph
// -----
cudnnfe.graph @f
// -----
cudnnfe.graph @f(
// -----
cudnnfe.graph @f()
// -----
cudnnfe.graph @f() -> tensor<4xf32>
// -----
cudnnfe.graph @f() -> tensor<4xf32> {
// -----
cudnnfe.graph @f() -> tensor<4xf32> {}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %y : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x, : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) - tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>, ...) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @"unterminated(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {compute_type} { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {compute_type = } { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {compute_type = f32 { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { ^bb0(%y: tensor<4xf32>): cudnnfe.return %y : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.nonesuch %x : tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe. %x : tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0, %1 = cudnnfe.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.exp %x : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.exp %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.exp %x : tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.exp %0 : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
  cudnnfe.return %x : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
^bb1:
  cudnnfe.return %x : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.exp %x : (tensor<4xf32>) -> tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.graph @g(%y: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %y : tensor<4xf32> }
  cudnnfe.return %x : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
cudnnfe.return
// -----
func.func @f() { cudnnfe.return }
// -----
%0 = cudnnfe.constant 1.0 : f32
// -----
cudnnfe.graph @f() -> tensor<4xf32> attributes {sym_name = "g"} { cudnnfe.return }
// -----
cudnnfe.graph @f() { cudnnfe.return }
// -----
cudnnfe.graph @f(%x: f32) -> f32 { cudnnfe.return %x : f32 }
// -----
cudnnfe.graph @f(%x: memref<4xf32>) -> memref<4xf32> { cudnnfe.return %x : memref<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<*xf32>) -> tensor<*xf32> { cudnnfe.return %x : tensor<*xf32> }
// -----
cudnnfe.graph @f(%x: tensor<f32>) -> tensor<f32> { cudnnfe.return %x : tensor<f32> }
// -----
cudnnfe.graph @f(%x: tensor<1x1x1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1x1x1xf32> { cudnnfe.return %x : tensor<1x1x1x1x1x1x1x1x1xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> { cudnnfe.return %x : tensor<4xcomplex<f32>> }
// -----
cudnnfe.graph @f(%x: tensor<4xindex>) -> tensor<4xindex> { cudnnfe.return %x : tensor<4xindex> }
// -----
cudnnfe.graph @f(%x: tensor<4xi7>) -> tensor<4xi7> { cudnnfe.return %x : tensor<4xi7> }
// -----
cudnnfe.graph @f(%x: tensor<4xvector<4xf32>>) -> tensor<4xvector<4xf32>> { cudnnfe.return %x : tensor<4xvector<4xf32>> }
// -----
cudnnfe.graph @f(%x: tensor<4x!cudnnfe.handle>) -> tensor<4x!cudnnfe.handle> { cudnnfe.return %x : tensor<4x!cudnnfe.handle> }
// -----
cudnnfe.graph @f(%x: !cudnnfe.handle) -> tensor<4xf32> { cudnnfe.return %x : !cudnnfe.handle }
// -----
cudnnfe.graph @f(%x: none) -> tensor<4xf32> { cudnnfe.return %x : none }
// -----
cudnnfe.graph @f(%x: tensor<9223372036854775808xf32>) -> tensor<9223372036854775808xf32> { cudnnfe.return %x : tensor<9223372036854775808xf32> }
// -----
cudnnfe.graph @f(%x: tensor<-4xf32>) -> tensor<-4xf32> { cudnnfe.return %x : tensor<-4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<0xf32>) -> tensor<0xf32> { cudnnfe.return %x : tensor<0xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32 {cudnnfe.uid = 1 : i64}>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32> {cudnnfe.uid = -1 : i64}) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32> {cudnnfe.uid = "one"}) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32> {cudnnfe.uid = 1 : i64}, %y: tensor<4xf32> {cudnnfe.uid = 1 : i64}) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32> {cudnnfe.name = 7}) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32> {cudnnfe.nonesuch = 7}) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {compute_type = tensor<4xf32>} { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {intermediate_type = index} { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {device = "h200"} { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> attributes {allow_tf32 = 1} { cudnnfe.return %x : tensor<4xf32> }
// -----
module attributes {cudnnfe.device = "h200"} {}
// -----
module attributes {cudnnfe.nonesuch} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"">} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"../../etc/passwd">} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<".hidden">} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"a/b">} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"a\00b">} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<h200>} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"h200", {x = 1.0 : f32}>} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"h200", {x = {y = 1 : i64}}>} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"h200", {x = [1, "a"]}>} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"h200", 7>} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.device<"h200"} {}
// -----
module attributes {cudnnfe.device = #cudnnfe.nonesuch<"h200">} {}
// -----
func.func private @f(!cudnnfe.nonesuch)
// -----
func.func private @f(!cudnnfe.handle<>)
// -----
func.func private @f(!cudnnfe.handle<"h200">)
// -----
func.func private @f(!cudnnfe.)
