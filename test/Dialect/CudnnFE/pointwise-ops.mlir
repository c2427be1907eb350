// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --mlir-print-op-generic | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --emit-bytecode | cudnnfe-opt | FileCheck %s

!x = tensor<4x8xf32>
!p = tensor<4x8xi1>

// CHECK-LABEL: cudnnfe.graph @pointwise(
cudnnfe.graph @pointwise(%x: !x, %y: tensor<8xf16>, %s: f32, %p: !p) -> !x {
  // CHECK: cudnnfe.abs %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u0 = cudnnfe.abs %x : (!x) -> !x
  // CHECK: cudnnfe.ceil %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u1 = cudnnfe.ceil %x : (!x) -> !x
  // CHECK: cudnnfe.cos %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u2 = cudnnfe.cos %x : (!x) -> !x
  // CHECK: cudnnfe.erf %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u3 = cudnnfe.erf %x : (!x) -> !x
  // CHECK: cudnnfe.exp %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u4 = cudnnfe.exp %x : (!x) -> !x
  // CHECK: cudnnfe.floor %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u5 = cudnnfe.floor %x : (!x) -> !x
  // CHECK: cudnnfe.log %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u6 = cudnnfe.log %x : (!x) -> !x
  // CHECK: cudnnfe.neg %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u7 = cudnnfe.neg %x : (!x) -> !x
  // CHECK: cudnnfe.rsqrt %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u8 = cudnnfe.rsqrt %x : (!x) -> !x
  // CHECK: cudnnfe.sin %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u9 = cudnnfe.sin %x : (!x) -> !x
  // CHECK: cudnnfe.sqrt %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u10 = cudnnfe.sqrt %x : (!x) -> !x
  // CHECK: cudnnfe.tan %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u11 = cudnnfe.tan %x : (!x) -> !x
  // CHECK: cudnnfe.reciprocal %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u12 = cudnnfe.reciprocal %x : (!x) -> !x
  // CHECK: cudnnfe.identity %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u13 = cudnnfe.identity %x : (!x) -> !x
  // CHECK: cudnnfe.relu %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u14 = cudnnfe.relu %x : (!x) -> !x
  // CHECK: cudnnfe.tanh %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u15 = cudnnfe.tanh %x : (!x) -> !x
  // CHECK: cudnnfe.sigmoid %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u16 = cudnnfe.sigmoid %x : (!x) -> !x
  // CHECK: cudnnfe.elu %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u17 = cudnnfe.elu %x : (!x) -> !x
  // CHECK: cudnnfe.gelu %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u18 = cudnnfe.gelu %x : (!x) -> !x
  // CHECK: cudnnfe.softplus %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u19 = cudnnfe.softplus %x : (!x) -> !x
  // CHECK: cudnnfe.swish %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u20 = cudnnfe.swish %x : (!x) -> !x
  // CHECK: cudnnfe.gelu_approx_tanh %{{[a-z0-9]+}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %u21 = cudnnfe.gelu_approx_tanh %x : (!x) -> !x
  // CHECK: cudnnfe.add %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b0 = cudnnfe.add %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.sub %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b1 = cudnnfe.sub %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.mul %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b2 = cudnnfe.mul %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.div %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b3 = cudnnfe.div %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.mod %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b4 = cudnnfe.mod %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.pow %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b5 = cudnnfe.pow %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.min %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b6 = cudnnfe.min %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.max %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b7 = cudnnfe.max %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.add_square %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b8 = cudnnfe.add_square %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.atan2 %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {compute_type = f64} : (tensor<4x8xf32>, tensor<8xf16>) -> tensor<4x8xf32>
  %b9 = cudnnfe.atan2 %x, %y {compute_type = f64} : (!x, tensor<8xf16>) -> !x
  // CHECK: cudnnfe.cmp_eq %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xf32>, f32) -> tensor<4x8xi1>
  %c0 = cudnnfe.cmp_eq %x, %s : (!x, f32) -> !p
  // CHECK: cudnnfe.cmp_neq %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xf32>, f32) -> tensor<4x8xi1>
  %c1 = cudnnfe.cmp_neq %x, %s : (!x, f32) -> !p
  // CHECK: cudnnfe.cmp_gt %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xf32>, f32) -> tensor<4x8xi1>
  %c2 = cudnnfe.cmp_gt %x, %s : (!x, f32) -> !p
  // CHECK: cudnnfe.cmp_ge %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xf32>, f32) -> tensor<4x8xi1>
  %c3 = cudnnfe.cmp_ge %x, %s : (!x, f32) -> !p
  // CHECK: cudnnfe.cmp_lt %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xf32>, f32) -> tensor<4x8xi1>
  %c4 = cudnnfe.cmp_lt %x, %s : (!x, f32) -> !p
  // CHECK: cudnnfe.cmp_le %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xf32>, f32) -> tensor<4x8xi1>
  %c5 = cudnnfe.cmp_le %x, %s : (!x, f32) -> !p
  // CHECK: cudnnfe.logical_and %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  %l0 = cudnnfe.logical_and %p, %c0 : (!p, !p) -> !p
  // CHECK: cudnnfe.logical_or %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  %l1 = cudnnfe.logical_or %p, %c1 : (!p, !p) -> !p
  // CHECK: cudnnfe.logical_not %{{[a-z0-9]+}} : (tensor<4x8xi1>) -> tensor<4x8xi1>
  %n = cudnnfe.logical_not %p : (!p) -> !p
  // CHECK: cudnnfe.gen_index %{{[a-z0-9]+}} axis(1) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  %g = cudnnfe.gen_index %x axis(1) : (!x) -> tensor<4x8xi32>
  // CHECK: cudnnfe.binary_select %{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (tensor<4x8xf32>, f32, tensor<4x8xi1>) -> tensor<4x8xf32>
  %t = cudnnfe.binary_select %x, %s, %p : (!x, f32, !p) -> !x

  // Attributes of activations; defaults are not printed.
  // CHECK: cudnnfe.relu %{{[a-z0-9]+}} {lower_clip = -1.000000e+00 : f64, lower_clip_slope = 1.000000e-02 : f64, upper_clip = 6.000000e+00 : f64}
  %a0 = cudnnfe.relu %x {lower_clip = -1.0 : f64, lower_clip_slope = 0.01 : f64, upper_clip = 6.0 : f64} : (!x) -> !x
  // CHECK: cudnnfe.relu %{{[a-z0-9]+}} : (
  %a1 = cudnnfe.relu %x {lower_clip = 0.0 : f64} : (!x) -> !x
  // CHECK: cudnnfe.elu %{{[a-z0-9]+}} {alpha = 5.000000e-01 : f64}
  %a2 = cudnnfe.elu %x {alpha = 0.5 : f64} : (!x) -> !x
  // CHECK: cudnnfe.softplus %{{[a-z0-9]+}} {beta = 2.000000e+00 : f64}
  %a3 = cudnnfe.softplus %x {beta = 2.0 : f64} : (!x) -> !x
  // CHECK: cudnnfe.swish %{{[a-z0-9]+}} {beta = -1.000000e+00 : f64}
  %a4 = cudnnfe.swish %x {beta = -1.0 : f64} : (!x) -> !x
  cudnnfe.return %t : !x
}
