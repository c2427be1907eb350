// RUN: cudnnfe-run %s --entry=case --init=0=zeros --init=1="normal(0,1)" --print=all | FileCheck %s
// RUN: cudnnfe-run %s --entry=types --print=all | FileCheck %s --check-prefix=TYPES
// RUN: cudnnfe-opt %s --cudnnfe-infer-shapes --cudnnfe-finalize-layouts --cudnnfe-expand-composites | FileCheck %s --check-prefix=IR

// A bias has an element type of its own, whatever Q, K and V have: here an f32
// mask of 0 and -inf with f16 operands.

!q = tensor<2x4x32x16xf16>

// With Q = 0 a row is the mean of the values that it sees, and V holds the
// number of its row: row i gives i / 2.
cudnnfe.graph private @values(%q: !q) -> !q {
  %v = cudnnfe.gen_index %q axis(2) : (!q) -> !q
  cudnnfe.return %v : !q
}
cudnnfe.graph private @bias(%s: tensor<1x1x32x32xf32>) -> tensor<1x1x32x32xf32> {
  %row = cudnnfe.gen_index %s axis(2) : (tensor<1x1x32x32xf32>) -> tensor<1x1x32x32xi32>
  %column = cudnnfe.gen_index %s axis(3) : (tensor<1x1x32x32xf32>) -> tensor<1x1x32x32xi32>
  %seen = cudnnfe.cmp_le %column, %row
      : (tensor<1x1x32x32xi32>, tensor<1x1x32x32xi32>) -> tensor<1x1x32x32xi1>
  %zero = cudnnfe.constant 0.0 : f32
  %dropped = cudnnfe.constant 0xFF800000 : f32
  %bias = cudnnfe.binary_select %zero, %dropped, %seen
      : (f32, f32, tensor<1x1x32x32xi1>) -> tensor<1x1x32x32xf32>
  cudnnfe.return %bias : tensor<1x1x32x32xf32>
}
// No default of the graph takes the place of a type that the author wrote.
// IR-LABEL: cudnnfe.graph private @attention(
// IR-SAME:    %[[BIAS:[a-z0-9]+]]: tensor<1x1x32x32xf32, {{[^%]*}}->
// IR:         cudnnfe.add %{{.*}}, %[[BIAS]]{{.*}} : (tensor<2x4x32x32x{{.*}}>, tensor<1x1x32x32xf32{{.*}}>)
cudnnfe.graph private @attention(%q: !q, %k: !q, %v: !q, %bias: tensor<1x1x32x32xf32>) -> !q
    attributes {intermediate_type = f16} {
  %o = cudnnfe.sdpa %q, %k, %v bias(%bias) : (!q, !q, !q, tensor<1x1x32x32xf32>) -> !q
  cudnnfe.return %o : !q
}
// The extremes over batches, heads and channels of each row.
cudnnfe.graph private @rows(%o: !q) -> (tensor<1x1x32x1xf32>, tensor<1x1x32x1xf32>) {
  %low = cudnnfe.reduction %o mode(min) : (!q) -> tensor<1x1x32x1xf32>
  %high = cudnnfe.reduction %o mode(max) : (!q) -> tensor<1x1x32x1xf32>
  cudnnfe.return %low, %high : tensor<1x1x32x1xf32>, tensor<1x1x32x1xf32>
}

// CHECK:      result 0: 32xf32
// CHECK-NEXT: [0 0.5 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 9 9.5 10 10.5 11 11.5 12 12.5 13 13.5 14 14.5 15 15.5]
// CHECK-NEXT: result 1: 32xf32
// CHECK-NEXT: [0 0.5 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 9 9.5 10 10.5 11 11.5 12 12.5 13 13.5 14 14.5 15 15.5]
func.func @case(%h: !cudnnfe.handle, %q: !q, %k: !q) -> (tensor<32xf32>, tensor<32xf32>) {
  %s = tensor.empty() : tensor<1x1x32x32xf32>
  %v = cudnnfe.call @values(%h, %q) : (!cudnnfe.handle, !q) -> !q
  %bias = cudnnfe.call @bias(%h, %s)
      : (!cudnnfe.handle, tensor<1x1x32x32xf32>) -> tensor<1x1x32x32xf32>
  %o = cudnnfe.call @attention(%h, %q, %k, %v, %bias)
      : (!cudnnfe.handle, !q, !q, !q, tensor<1x1x32x32xf32>) -> !q
  %low, %high = cudnnfe.call @rows(%h, %o)
      : (!cudnnfe.handle, !q) -> (tensor<1x1x32x1xf32>, tensor<1x1x32x1xf32>)
  %0 = tensor.collapse_shape %low [[0, 1, 2, 3]] : tensor<1x1x32x1xf32> into tensor<32xf32>
  %1 = tensor.collapse_shape %high [[0, 1, 2, 3]] : tensor<1x1x32x1xf32> into tensor<32xf32>
  return %0, %1 : tensor<32xf32>, tensor<32xf32>
}

// Biases of each type on operands of each other type. 70000 is infinite in f16
// and 3e38 is not in bf16: with the same number added to all that a row sees,
// the rows are means still. ln 3 added to one of two values gives 3/4 of it.
cudnnfe.graph private @typed(%qh: tensor<1x1x2x1xf16>, %qb: tensor<1x1x2x1xbf16>,
    %qf: tensor<1x1x2x1xf32>, %qd: tensor<1x1x2x1xf64>, %large: tensor<1x1x2x2xf32>,
    %huge: tensor<1x1x2x2xbf16>, %half: tensor<1x1x2x2xf16>, %double: tensor<1x1x2x2xf64>)
    -> (tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>,
        tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>) {
  %kh = cudnnfe.gen_index %qh axis(2) : (tensor<1x1x2x1xf16>) -> tensor<1x1x2x1xf16>
  %kb = cudnnfe.gen_index %qb axis(2) : (tensor<1x1x2x1xbf16>) -> tensor<1x1x2x1xbf16>
  %kf = cudnnfe.gen_index %qf axis(2) : (tensor<1x1x2x1xf32>) -> tensor<1x1x2x1xf32>
  %kd = cudnnfe.gen_index %qd axis(2) : (tensor<1x1x2x1xf64>) -> tensor<1x1x2x1xf64>
  %0 = cudnnfe.sdpa %qh, %kh, %kh bias(%large)
      : (tensor<1x1x2x1xf16>, tensor<1x1x2x1xf16>, tensor<1x1x2x1xf16>, tensor<1x1x2x2xf32>)
      -> tensor<1x1x2x1xf32>
  %1 = cudnnfe.sdpa %qb, %kb, %kb bias(%half)
      : (tensor<1x1x2x1xbf16>, tensor<1x1x2x1xbf16>, tensor<1x1x2x1xbf16>, tensor<1x1x2x2xf16>)
      -> tensor<1x1x2x1xf32>
  %2 = cudnnfe.sdpa %qh, %kh, %kh bias(%huge)
      : (tensor<1x1x2x1xf16>, tensor<1x1x2x1xf16>, tensor<1x1x2x1xf16>, tensor<1x1x2x2xbf16>)
      -> tensor<1x1x2x1xf32>
  %3 = cudnnfe.sdpa %qf, %kf, %kf bias(%half)
      : (tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x2xf16>)
      -> tensor<1x1x2x1xf32>
  %4 = cudnnfe.sdpa %qh, %kh, %kh bias(%double)
      : (tensor<1x1x2x1xf16>, tensor<1x1x2x1xf16>, tensor<1x1x2x1xf16>, tensor<1x1x2x2xf64>)
      -> tensor<1x1x2x1xf32>
  %5 = cudnnfe.sdpa %qd, %kd, %kd bias(%large) {compute_type = f64}
      : (tensor<1x1x2x1xf64>, tensor<1x1x2x1xf64>, tensor<1x1x2x1xf64>, tensor<1x1x2x2xf32>)
      -> tensor<1x1x2x1xf32>
  cudnnfe.return %0, %1, %2, %3, %4, %5 : tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>,
      tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>
}
// TYPES:      result 0: 1x1x2x1xf32
// TYPES-NEXT: {{\[\[\[\[}}0.5]
// TYPES-NEXT:    [0]]]]
// TYPES-NEXT: result 1: 1x1x2x1xf32
// TYPES-NEXT: {{\[\[\[\[}}0]
// TYPES-NEXT:    [1]]]]
// TYPES-NEXT: result 2: 1x1x2x1xf32
// TYPES-NEXT: {{\[\[\[\[}}0.5]
// TYPES-NEXT:    [1]]]]
// TYPES-NEXT: result 3: 1x1x2x1xf32
// TYPES-NEXT: {{\[\[\[\[}}0]
// TYPES-NEXT:    [1]]]]
// TYPES-NEXT: result 4: 1x1x2x1xf32
// TYPES-NEXT: {{\[\[\[\[}}0.75{{0*1?}}]
// TYPES-NEXT:    [0.25]]]]
// TYPES-NEXT: result 5: 1x1x2x1xf32
// TYPES-NEXT: {{\[\[\[\[}}0.5]
// TYPES-NEXT:    [0]]]]
func.func @types(%h: !cudnnfe.handle)
    -> (tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>,
        tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>) {
  %qh = arith.constant dense<0.0> : tensor<1x1x2x1xf16>
  %qb = arith.constant dense<0.0> : tensor<1x1x2x1xbf16>
  %qf = arith.constant dense<0.0> : tensor<1x1x2x1xf32>
  %qd = arith.constant dense<0.0> : tensor<1x1x2x1xf64>
  %large = arith.constant dense<[[[[7.0e4, 7.0e4], [7.0e4, 0.0]]]]> : tensor<1x1x2x2xf32>
  %huge = arith.constant dense<[[[[3.0e38, 3.0e38], [0.0, 3.0e38]]]]> : tensor<1x1x2x2xbf16>
  %half = arith.constant dense<[[[[0.0, 0xFC00], [0xFC00, 1.0]]]]> : tensor<1x1x2x2xf16>
  %double = arith.constant dense<[[[[0.0, 1.0986122886681098], [1.0986122886681098, 0.0]]]]>
      : tensor<1x1x2x2xf64>
  %r:6 = cudnnfe.call @typed(%h, %qh, %qb, %qf, %qd, %large, %huge, %half, %double)
      : (!cudnnfe.handle, tensor<1x1x2x1xf16>, tensor<1x1x2x1xbf16>, tensor<1x1x2x1xf32>,
         tensor<1x1x2x1xf64>, tensor<1x1x2x2xf32>, tensor<1x1x2x2xbf16>, tensor<1x1x2x2xf16>,
         tensor<1x1x2x2xf64>)
      -> (tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>,
          tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>,
      tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>, tensor<1x1x2x1xf32>
}
