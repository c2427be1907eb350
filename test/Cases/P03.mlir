// RUN: cudnnfe-run %s --print=all | FileCheck %s

// The bias of a matmul is aligned at the last dim, whatever the rank: the row
// sums of A, which are 3 and 12, plus 10, 20, 30 and 40 by column.

!n = tensor<4xf32>
cudnnfe.graph private @biased(%a2: tensor<2x3xf32>, %a3: tensor<2x2x3xf32>, %a4: tensor<2x1x2x3xf32>,
    %b2: tensor<3x4xf32>, %b3: tensor<1x3x4xf32>, %b4: tensor<1x1x3x4xf32>, %bias: !n,
    %row: tensor<1x1x4xf16>, %column: tensor<2x1xf32>)
    -> (tensor<2x4xf32>, tensor<2x2x4xf32>, tensor<2x1x2x4xf32>, tensor<2x2x4xf16>,
        tensor<2x4xf32>) {
  // CHECK:      result 0: 2x4xf32
  // CHECK-NEXT: {{\[\[}}13 23 33 43]
  // CHECK-NEXT:  [22 32 42 52]]
  %m2 = cudnnfe.matmul %a2, %b2 : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %0 = cudnnfe.add %m2, %bias : (tensor<2x4xf32>, !n) -> tensor<2x4xf32>
  // CHECK-NEXT: result 1: 2x2x4xf32
  // CHECK-NEXT: {{\[\[\[}}13 23 33 43]
  // CHECK-NEXT:   [22 32 42 52]]
  // CHECK-NEXT:  {{\[\[}}13 23 33 43]
  // CHECK-NEXT:   [22 32 42 52]]]
  %m3 = cudnnfe.matmul %a3, %b3 : (tensor<2x2x3xf32>, tensor<1x3x4xf32>) -> tensor<2x2x4xf32>
  %1 = cudnnfe.add %m3, %bias : (tensor<2x2x4xf32>, !n) -> tensor<2x2x4xf32>
  // CHECK-NEXT: result 2: 2x1x2x4xf32
  // CHECK-NEXT: {{\[\[\[\[}}13 23 33 43]
  // CHECK-NEXT:    [22 32 42 52]]]
  // CHECK-NEXT:  {{\[\[\[}}13 23 33 43]
  // CHECK-NEXT:    [22 32 42 52]]]]
  %m4 = cudnnfe.matmul %a4, %b4 : (tensor<2x1x2x3xf32>, tensor<1x1x3x4xf32>) -> tensor<2x1x2x4xf32>
  %2 = cudnnfe.add %m4, %bias : (tensor<2x1x2x4xf32>, !n) -> tensor<2x1x2x4xf32>
  // The bias in the rank of the product and in f16, as the left operand.
  // CHECK-NEXT: result 3: 2x2x4xf16
  // CHECK-NEXT: {{\[\[\[}}13 23 33 43]
  // CHECK-NEXT:   [22 32 42 52]]
  // CHECK-NEXT:  {{\[\[}}13 23 33 43]
  // CHECK-NEXT:   [22 32 42 52]]]
  %3 = cudnnfe.add %row, %m3 : (tensor<1x1x4xf16>, tensor<2x2x4xf32>) -> tensor<2x2x4xf16>
  // A bias by row.
  // CHECK-NEXT: result 4: 2x4xf32
  // CHECK-NEXT: {{\[\[}}103 103 103 103]
  // CHECK-NEXT:  [212 212 212 212]]
  %4 = cudnnfe.add %m2, %column : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  cudnnfe.return %0, %1, %2, %3, %4 : tensor<2x4xf32>, tensor<2x2x4xf32>, tensor<2x1x2x4xf32>,
      tensor<2x2x4xf16>, tensor<2x4xf32>
}
func.func @main(%h: !cudnnfe.handle)
    -> (tensor<2x4xf32>, tensor<2x2x4xf32>, tensor<2x1x2x4xf32>, tensor<2x2x4xf16>,
        tensor<2x4xf32>) {
  %a2 = arith.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %a3 = arith.constant dense<[[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]]>
      : tensor<2x2x3xf32>
  %a4 = arith.constant dense<[[[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]], [[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]]]>
      : tensor<2x1x2x3xf32>
  %b2 = arith.constant dense<1.0> : tensor<3x4xf32>
  %b3 = arith.constant dense<1.0> : tensor<1x3x4xf32>
  %b4 = arith.constant dense<1.0> : tensor<1x1x3x4xf32>
  %bias = arith.constant dense<[10.0, 20.0, 30.0, 40.0]> : !n
  %row = arith.constant dense<[[[10.0, 20.0, 30.0, 40.0]]]> : tensor<1x1x4xf16>
  %column = arith.constant dense<[[100.0], [200.0]]> : tensor<2x1xf32>
  %r:5 = cudnnfe.call @biased(%h, %a2, %a3, %a4, %b2, %b3, %b4, %bias, %row, %column)
      : (!cudnnfe.handle, tensor<2x3xf32>, tensor<2x2x3xf32>, tensor<2x1x2x3xf32>, tensor<3x4xf32>,
         tensor<1x3x4xf32>, tensor<1x1x3x4xf32>, !n, tensor<1x1x4xf16>, tensor<2x1xf32>)
      -> (tensor<2x4xf32>, tensor<2x2x4xf32>, tensor<2x1x2x4xf32>, tensor<2x2x4xf16>,
          tensor<2x4xf32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x4xf32>, tensor<2x2x4xf32>, tensor<2x1x2x4xf32>,
      tensor<2x2x4xf16>, tensor<2x4xf32>
}
