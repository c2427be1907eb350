// RUN: cudnnfe-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: cudnnfe.graph @transpose_of_transpose(
// CHECK-SAME:    %[[X:.+]]: tensor<2x3x4xf32>)
// CHECK:         %[[Y:.+]] = cudnnfe.transpose %[[X]] permutation([2, 1, 0]) : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
// CHECK-NEXT:    cudnnfe.return %[[Y]]
cudnnfe.graph @transpose_of_transpose(%x: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
  %t = cudnnfe.transpose %x permutation([1, 2, 0]) : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %y = cudnnfe.transpose %t permutation([1, 0, 2]) : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
  cudnnfe.return %y : tensor<4x3x2xf32>
}

// Two that cancel leave nothing.
// CHECK-LABEL: cudnnfe.graph @transpose_cancels(
// CHECK-SAME:    %[[X:.+]]: tensor<2x3x4xf32>)
// CHECK-NEXT:    %[[Y:.+]] = cudnnfe.exp %[[X]]
// CHECK-NEXT:    cudnnfe.return %[[Y]]
cudnnfe.graph @transpose_cancels(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %t = cudnnfe.transpose %x permutation([1, 2, 0]) : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %u = cudnnfe.transpose %t permutation([2, 0, 1]) : (tensor<3x4x2xf32>) -> tensor<2x3x4xf32>
  %y = cudnnfe.exp %u : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  cudnnfe.return %y : tensor<2x3x4xf32>
}

// A transpose of extents of 1 alone changes which dim they are: it stays.
// CHECK-LABEL: cudnnfe.graph @transpose_of_ones(
// CHECK:         cudnnfe.transpose
cudnnfe.graph @transpose_of_ones(%x: tensor<1x1x4xf32>) -> tensor<1x1x4xf32> {
  %y = cudnnfe.transpose %x permutation([1, 0, 2]) : (tensor<1x1x4xf32>) -> tensor<1x1x4xf32>
  cudnnfe.return %y : tensor<1x1x4xf32>
}

// The first one stays where it is used otherwise.
// CHECK-LABEL: cudnnfe.graph @transpose_with_two_uses(
// CHECK-SAME:    %[[X:.+]]: tensor<2x3xf32>)
// CHECK-NEXT:    %[[T:.+]] = cudnnfe.transpose %[[X]]
// CHECK-NEXT:    %[[Y:.+]] = cudnnfe.exp %[[X]]
// CHECK-NEXT:    cudnnfe.return %[[T]], %[[Y]]
cudnnfe.graph @transpose_with_two_uses(%x: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<2x3xf32>) {
  %t = cudnnfe.transpose %x permutation([1, 0]) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %u = cudnnfe.transpose %t permutation([1, 0]) : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %y = cudnnfe.exp %u : (tensor<2x3xf32>) -> tensor<2x3xf32>
  cudnnfe.return %t, %y : tensor<3x2xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: cudnnfe.graph @reshape_of_reshape(
// CHECK-SAME:    %[[X:.+]]: tensor<2x3x4xf32>)
// CHECK-NEXT:    %[[Y:.+]] = cudnnfe.reshape %[[X]] : (tensor<2x3x4xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    cudnnfe.return %[[Y]]
cudnnfe.graph @reshape_of_reshape(%x: tensor<2x3x4xf32>) -> tensor<4x6xf32> {
  %r = cudnnfe.reshape %x : (tensor<2x3x4xf32>) -> tensor<24xf32>
  %y = cudnnfe.reshape %r : (tensor<24xf32>) -> tensor<4x6xf32>
  cudnnfe.return %y : tensor<4x6xf32>
}

// A reshape does not pass a transpose.
// CHECK-LABEL: cudnnfe.graph @reshape_transpose_reshape(
// CHECK-NEXT:    cudnnfe.reshape
// CHECK-NEXT:    cudnnfe.transpose
// CHECK-NEXT:    cudnnfe.reshape
cudnnfe.graph @reshape_transpose_reshape(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %r = cudnnfe.reshape %x : (tensor<6x4xf32>) -> tensor<2x12xf32>
  %t = cudnnfe.transpose %r permutation([1, 0]) : (tensor<2x12xf32>) -> tensor<12x2xf32>
  %y = cudnnfe.reshape %t : (tensor<12x2xf32>) -> tensor<6x4xf32>
  cudnnfe.return %y : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @relayout_of_relayout(
// CHECK-SAME:    %[[X:.+]]: tensor<4x8xf32>
// CHECK-NEXT:    %[[Y:.+]] = cudnnfe.relayout %[[X]] : tensor<4x8xf32> to tensor<4x8xf32, #cudnnfe.layout<strides = [16, 2]>>
// CHECK-NEXT:    return %[[Y]]
func.func @relayout_of_relayout(%x: tensor<4x8xf32>) -> tensor<4x8xf32, #cudnnfe.layout<strides = [16, 2]>> {
  %r = cudnnfe.relayout %x : tensor<4x8xf32> to tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
  %y = cudnnfe.relayout %r : tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
      to tensor<4x8xf32, #cudnnfe.layout<strides = [16, 2]>>
  return %y : tensor<4x8xf32, #cudnnfe.layout<strides = [16, 2]>>
}

// CHECK-LABEL: func.func @relayout_back(
// CHECK-SAME:    %[[X:.+]]: tensor<4x8xf32>
// CHECK-NEXT:    return %[[X]]
func.func @relayout_back(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = cudnnfe.relayout %x : tensor<4x8xf32> to tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
  %y = cudnnfe.relayout %r : tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>> to tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// CHECK-LABEL: cudnnfe.graph @identity(
// CHECK-SAME:    %[[X:.+]]: tensor<4xbf16>, %[[I:.+]]: tensor<4xi8>)
// CHECK-NEXT:    %[[Y:.+]] = cudnnfe.exp %[[X]]
// CHECK-NEXT:    %[[Z:.+]] = cudnnfe.abs %[[I]]
// CHECK-NEXT:    cudnnfe.return %[[Y]], %[[Z]]
cudnnfe.graph @identity(%x: tensor<4xbf16>, %i: tensor<4xi8>) -> (tensor<4xbf16>, tensor<4xi8>) {
  %a = cudnnfe.identity %x : (tensor<4xbf16>) -> tensor<4xbf16>
  %y = cudnnfe.exp %a : (tensor<4xbf16>) -> tensor<4xbf16>
  %b = cudnnfe.identity %i {compute_type = bf16} : (tensor<4xi8>) -> tensor<4xi8>
  %z = cudnnfe.abs %b : (tensor<4xi8>) -> tensor<4xi8>
  cudnnfe.return %y, %z : tensor<4xbf16>, tensor<4xi8>
}

// Not where a value may round on the way: f64 and i32 through f32, f16 through
// bf16; nor where the type changes.
// CHECK-LABEL: cudnnfe.graph @identity_rounds(
// CHECK-COUNT-4: cudnnfe.identity
cudnnfe.graph @identity_rounds(%x: tensor<4xf64>, %i: tensor<4xi32>, %h: tensor<4xf16>)
    -> (tensor<4xf64>, tensor<4xi32>, tensor<4xf16>, tensor<4xf32>) {
  %a = cudnnfe.identity %x {compute_type = f32} : (tensor<4xf64>) -> tensor<4xf64>
  %y = cudnnfe.exp %a : (tensor<4xf64>) -> tensor<4xf64>
  %b = cudnnfe.identity %i {compute_type = f32} : (tensor<4xi32>) -> tensor<4xi32>
  %z = cudnnfe.abs %b : (tensor<4xi32>) -> tensor<4xi32>
  %c = cudnnfe.identity %h {compute_type = bf16} : (tensor<4xf16>) -> tensor<4xf16>
  %w = cudnnfe.exp %c : (tensor<4xf16>) -> tensor<4xf16>
  %d = cudnnfe.identity %h : (tensor<4xf16>) -> tensor<4xf32>
  %v = cudnnfe.exp %d : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y, %z, %w, %v : tensor<4xf64>, tensor<4xi32>, tensor<4xf16>, tensor<4xf32>
}

// A graph writes what it returns: an argument or a tensor that is returned
// already is copied.
// CHECK-LABEL: cudnnfe.graph @identity_of_argument(
// CHECK:         cudnnfe.identity
cudnnfe.graph @identity_of_argument(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = cudnnfe.identity %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// CHECK-LABEL: cudnnfe.graph @identity_of_output(
// CHECK:         %[[Y:.+]] = cudnnfe.exp
// CHECK:         %[[Z:.+]] = cudnnfe.identity %[[Y]]
// CHECK:         cudnnfe.return %[[Y]], %[[Z]]
cudnnfe.graph @identity_of_output(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %y = cudnnfe.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %z = cudnnfe.identity %y : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y, %z : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: cudnnfe.graph @not_not(
// CHECK-SAME:    %[[X:.+]]: tensor<4xi1>, %[[Z:.+]]: tensor<4xi1>)
// CHECK-NEXT:    %[[Y:.+]] = cudnnfe.logical_and %[[X]], %[[Z]]
// CHECK-NEXT:    cudnnfe.return %[[Y]]
cudnnfe.graph @not_not(%x: tensor<4xi1>, %z: tensor<4xi1>) -> tensor<4xi1> {
  %a = cudnnfe.logical_not %x : (tensor<4xi1>) -> tensor<4xi1>
  %b = cudnnfe.logical_not %a : (tensor<4xi1>) -> tensor<4xi1>
  %y = cudnnfe.logical_and %b, %z : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  cudnnfe.return %y : tensor<4xi1>
}

// CHECK-LABEL: cudnnfe.graph @select_of_equal(
// CHECK-SAME:    %[[X:.+]]: tensor<4x8xf32>, %{{.+}}: tensor<1x8xi1>)
// CHECK-NEXT:    %[[Y:.+]] = cudnnfe.exp %[[X]]
// CHECK-NEXT:    cudnnfe.return %[[Y]]
cudnnfe.graph @select_of_equal(%x: tensor<4x8xf32>, %m: tensor<1x8xi1>) -> tensor<4x8xf32> {
  %a = cudnnfe.binary_select %x, %x, %m : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<1x8xi1>) -> tensor<4x8xf32>
  %y = cudnnfe.exp %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// The mask may give the result its dims.
// CHECK-LABEL: cudnnfe.graph @select_broadcasts(
// CHECK:         cudnnfe.binary_select
cudnnfe.graph @select_broadcasts(%x: tensor<1x8xf32>, %m: tensor<4x8xi1>) -> tensor<4x8xf32> {
  %a = cudnnfe.binary_select %x, %x, %m : (tensor<1x8xf32>, tensor<1x8xf32>, tensor<4x8xi1>) -> tensor<4x8xf32>
  %y = cudnnfe.exp %a : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
