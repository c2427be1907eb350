// RUN: cudnnfe-run %s --entry=case --print=all | FileCheck %s
// RUN: cudnnfe-run %s --entry=others --print=all | FileCheck %s --check-prefix=OTHERS

// A column added to a matrix, rank 3: aligned at the last dim, repeated along
// it, also where the strides of the operands say the same in other words.

!a = tensor<1x2x2xf32, #cudnnfe.layout<strides = [4, 2, 1]>>
!b = tensor<1x2x1xf32, #cudnnfe.layout<strides = [2, 1, 1]>>

cudnnfe.graph private @add(%a: !a, %b: !b) -> tensor<1x2x2xf32> {
  %c = cudnnfe.add %a, %b : (!a, !b) -> tensor<1x2x2xf32>
  cudnnfe.return %c : tensor<1x2x2xf32>
}

// CHECK:      result 0: 1x2x2xf32
// CHECK-NEXT: {{\[\[\[}}11 12]
// CHECK-NEXT:   [23 24]]]
func.func @case(%h: !cudnnfe.handle) -> tensor<1x2x2xf32> {
  %a = arith.constant dense<[[[1.0, 2.0], [3.0, 4.0]]]> : tensor<1x2x2xf32>
  %b = arith.constant dense<[[[10.0], [20.0]]]> : tensor<1x2x1xf32>
  %c = cudnnfe.call @add(%h, %a, %b)
      : (!cudnnfe.handle, tensor<1x2x2xf32>, tensor<1x2x1xf32>) -> tensor<1x2x2xf32>
  return %c : tensor<1x2x2xf32>
}

// Rows, columns, both at once, operands exchanged, fewer dims, other types.
cudnnfe.graph private @mixed(%m: tensor<2x3xf16>, %row: tensor<3xf32>, %column: tensor<2x1xbf16>,
    %cube: tensor<2x1x1xi32>)
    -> (tensor<2x3xf32>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x2x3xf32>, tensor<2x2x1xi32>) {
  %0 = cudnnfe.sub %m, %row : (tensor<2x3xf16>, tensor<3xf32>) -> tensor<2x3xf32>
  %1 = cudnnfe.sub %column, %m : (tensor<2x1xbf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %2 = cudnnfe.sub %row, %column : (tensor<3xf32>, tensor<2x1xbf16>) -> tensor<2x3xf32>
  %3 = cudnnfe.mul %cube, %m : (tensor<2x1x1xi32>, tensor<2x3xf16>) -> tensor<2x2x3xf32>
  %4 = cudnnfe.add %column, %cube : (tensor<2x1xbf16>, tensor<2x1x1xi32>) -> tensor<2x2x1xi32>
  cudnnfe.return %0, %1, %2, %3, %4 : tensor<2x3xf32>, tensor<2x3xf16>, tensor<2x3xf32>,
      tensor<2x2x3xf32>, tensor<2x2x1xi32>
}

// OTHERS:      result 0: 2x3xf32
// OTHERS-NEXT: {{\[\[}}-9 -18 -27]
// OTHERS-NEXT:  [-6 -15 -24]]
// OTHERS-NEXT: result 1: 2x3xf16
// OTHERS-NEXT: {{\[\[}}99 98 97]
// OTHERS-NEXT:  [196 195 194]]
// OTHERS-NEXT: result 2: 2x3xf32
// OTHERS-NEXT: {{\[\[}}-90 -80 -70]
// OTHERS-NEXT:  [-190 -180 -170]]
// OTHERS-NEXT: result 3: 2x2x3xf32
// OTHERS-NEXT: {{\[\[\[}}-1 -2 -3]
// OTHERS-NEXT:   [-4 -5 -6]]
// OTHERS-NEXT:  {{\[\[}}2 4 6]
// OTHERS-NEXT:   [8 10 12]]]
// OTHERS-NEXT: result 4: 2x2x1xi32
// OTHERS-NEXT: {{\[\[\[}}99]
// OTHERS-NEXT:   [199]]
// OTHERS-NEXT:  {{\[\[}}102]
// OTHERS-NEXT:   [202]]]
func.func @others(%h: !cudnnfe.handle)
    -> (tensor<2x3xf32>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x2x3xf32>, tensor<2x2x1xi32>) {
  %m = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf16>
  %row = arith.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %column = arith.constant dense<[[100.0], [200.0]]> : tensor<2x1xbf16>
  %cube = arith.constant dense<[[[-1]], [[2]]]> : tensor<2x1x1xi32>
  %r:5 = cudnnfe.call @mixed(%h, %m, %row, %column, %cube)
      : (!cudnnfe.handle, tensor<2x3xf16>, tensor<3xf32>, tensor<2x1xbf16>, tensor<2x1x1xi32>)
      -> (tensor<2x3xf32>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x2x3xf32>, tensor<2x2x1xi32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<2x3xf32>, tensor<2x3xf16>, tensor<2x3xf32>,
      tensor<2x2x3xf32>, tensor<2x2x1xi32>
}
