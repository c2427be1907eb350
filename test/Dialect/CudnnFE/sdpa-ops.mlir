// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --mlir-print-op-generic | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --emit-bytecode | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

!q = tensor<2x4x8x16xf16>
!kv = tensor<2x2x12x16xf16>

// CHECK-LABEL: cudnnfe.graph @clauses(
cudnnfe.graph @clauses(%q: !q, %k: !kv, %v: !kv, %s: f32, %st: tensor<1x1x1x1xf32>,
    %bias: tensor<1x4x8x12xf32>, %mask: tensor<2x1x1x12xi1>, %lq: tensor<2x1x1x1xi32>,
    %lk: tensor<2x1x1x1xi64>) -> (!q, tensor<2x4x8x1xf32>) {
  // CHECK: cudnnfe.sdpa %{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (
  %0 = cudnnfe.sdpa %q, %k, %v : (!q, !kv, !kv) -> !q
  // CHECK: cudnnfe.sdpa %{{.*}}, %{{.*}}, %{{.*}} scale(1.250000e-01) :
  %1 = cudnnfe.sdpa %q, %k, %v scale(0.125) : (!q, !kv, !kv) -> !q
  // A number that decimal digits of f32 do not hold.
  // CHECK: scale(0.088388347648318447) :
  %2 = cudnnfe.sdpa %q, %k, %v scale(0.088388347648318447) : (!q, !kv, !kv) -> !q
  // CHECK: scale(-1.000000e+00) :
  %3 = cudnnfe.sdpa %q, %k, %v scale(-1.0) : (!q, !kv, !kv) -> !q
  // CHECK: scale(%{{[a-z0-9]+}}) : ({{.*}}, f32) ->
  %4 = cudnnfe.sdpa %q, %k, %v scale(%s) : (!q, !kv, !kv, f32) -> !q
  // CHECK: scale(%{{[a-z0-9]+}}) : ({{.*}}, tensor<1x1x1x1xf32>) ->
  %5 = cudnnfe.sdpa %q, %k, %v scale(%st) : (!q, !kv, !kv, tensor<1x1x1x1xf32>) -> !q
  // CHECK: cudnnfe.sdpa %{{.*}}, %{{.*}}, %{{.*}} bias(%{{[a-z0-9]+}}) :
  %6 = cudnnfe.sdpa %q, %k, %v bias(%bias) : (!q, !kv, !kv, tensor<1x4x8x12xf32>) -> !q
  // CHECK: cudnnfe.sdpa %{{.*}}, %{{.*}}, %{{.*}} mask(%{{[a-z0-9]+}}) :
  %7 = cudnnfe.sdpa %q, %k, %v mask(%mask) : (!q, !kv, !kv, tensor<2x1x1x12xi1>) -> !q
  // CHECK: seq_lens(%{{[a-z0-9]+}}, %{{[a-z0-9]+}}) :
  %8 = cudnnfe.sdpa %q, %k, %v seq_lens(%lq, %lk)
      : (!q, !kv, !kv, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi64>) -> !q
  // The sugar is printed as what it means.
  // CHECK: cudnnfe.sdpa %{{.*}}, %{{.*}}, %{{.*}} band(right = 0, align = top_left) :
  // GENERIC: "cudnnfe.sdpa"({{.*}}) <{alignment = #cudnnfe<band_alignment top_left>
  // GENERIC-SAME: right_bound = 0 : i64
  %9 = cudnnfe.sdpa %q, %k, %v causal : (!q, !kv, !kv) -> !q
  // CHECK: band(left = 3) :
  %10 = cudnnfe.sdpa %q, %k, %v band(left = 3) : (!q, !kv, !kv) -> !q
  // CHECK: band(left = 1, right = 2, align = bottom_right) :
  %11 = cudnnfe.sdpa %q, %k, %v band(align = bottom_right, right = 2, left = 1)
      : (!q, !kv, !kv) -> !q
  // CHECK: band(right = 5) :
  %12 = cudnnfe.sdpa %q, %k, %v band(right = 5) : (!q, !kv, !kv) -> !q
  // CHECK: cudnnfe.sdpa %{{.*}}, %{{.*}}, %{{.*}} implementation(composite) :
  %13 = cudnnfe.sdpa %q, %k, %v implementation(composite) : (!q, !kv, !kv) -> !q
  // CHECK: implementation(unified) :
  %14 = cudnnfe.sdpa %q, %k, %v implementation(unified) : (!q, !kv, !kv) -> !q
  // The default is not printed.
  // CHECK: cudnnfe.sdpa %{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : (
  %15 = cudnnfe.sdpa %q, %k, %v implementation(auto) : (!q, !kv, !kv) -> !q
  // CHECK: %{{.*}}, %{{.*}} = cudnnfe.sdpa %{{.*}}, %{{.*}}, %{{.*}} scale(%{{.*}}) bias(%{{.*}}) mask(%{{.*}}) seq_lens(%{{.*}}, %{{.*}}) band(left = 4, right = 0, align = bottom_right) implementation(composite) {compute_type = f64} :
  %o, %stats = cudnnfe.sdpa %q, %k, %v scale(%s) bias(%bias) mask(%mask) seq_lens(%lq, %lk)
      band(left = 4, right = 0, align = bottom_right) implementation(composite)
      {compute_type = f64}
      : (!q, !kv, !kv, f32, tensor<1x4x8x12xf32>, tensor<2x1x1x12xi1>, tensor<2x1x1x1xi32>,
         tensor<2x1x1x1xi64>) -> (!q, tensor<2x4x8x1xf32>)
  cudnnfe.return %o, %stats : !q, tensor<2x4x8x1xf32>
}
