// RUN: cudnnfe-opt %s --convert-cudnnfe-to-linalg | FileCheck %s

// CHECK-DAG: #[[$ALL:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[$GROUPS:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d2)>

// Groups are a dim of their own; the sum is kept in the compute type.
// CHECK-LABEL: func.func private @groups(
// CHECK:         %[[X:.+]] = tensor.expand_shape {{.*}} into tensor<2x2x3x4xf16>
// CHECK:         %[[ZERO:.+]] = linalg.fill {{.*}} -> tensor<2x3xf32>
// CHECK:         %[[S:.+]] = linalg.generic {indexing_maps = [#[[$ALL]], #[[$GROUPS]]], iterator_types = ["parallel", "reduction", "parallel", "reduction"]}
// CHECK-SAME:      ins(%[[X]] : tensor<2x2x3x4xf16>) outs(%[[ZERO]] : tensor<2x3xf32>)
// CHECK:           arith.extf %{{.+}} : f16 to f32
// CHECK-NEXT:      arith.addf %{{.+}} : f32
// CHECK:         linalg.generic {{.*}} ins(%[[S]] : tensor<2x3xf32>) outs(%{{.+}} : tensor<2x3xf16>)
// CHECK:           arith.truncf %{{.+}} : f32 to f16
cudnnfe.graph private @groups(%x: tensor<4x12xf16>) -> tensor<2x3xf16> {
  %y = cudnnfe.reduction %x mode(add) : (tensor<4x12xf16>) -> tensor<2x3xf16>
  cudnnfe.return %y : tensor<2x3xf16>
}

// Extremes propagate NaN; they start from the end of the range.
// CHECK-LABEL: func.func private @extremes(
// CHECK:         arith.constant 0x7F800000 : f32
// CHECK:         arith.minimumf
// CHECK:         arith.constant 0xFF800000 : f32
// CHECK:         arith.maximumf
// CHECK:         math.absf
// CHECK:         arith.maximumf
cudnnfe.graph private @extremes(%x: tensor<4x8xf32>) -> (tensor<4x1xf32>, tensor<4x1xf32>, tensor<1x1xf32>) {
  %0 = cudnnfe.reduction %x mode(min) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %1 = cudnnfe.reduction %x mode(max) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  %2 = cudnnfe.reduction %x mode(amax) : (tensor<4x8xf32>) -> tensor<1x1xf32>
  cudnnfe.return %0, %1, %2 : tensor<4x1xf32>, tensor<4x1xf32>, tensor<1x1xf32>
}

// A mean divides once, after the sum, and not in a half type, which may not hold
// the number of elements.
// CHECK-LABEL: func.func private @mean(
// CHECK:         linalg.fill {{.*}} -> tensor<1xf16>
// CHECK:         arith.addf %{{.+}} : f16
// CHECK:         %[[S:.+]] = arith.extf %{{.+}} : f16 to f32
// CHECK:         %[[N:.+]] = arith.constant 4.097000e+03 : f32
// CHECK:         %[[M:.+]] = arith.divf %[[S]], %[[N]] : f32
// CHECK:         arith.truncf %[[M]] : f32 to f16
cudnnfe.graph private @mean(%x: tensor<1x4097xf16>) -> tensor<1x1xf16> attributes {compute_type = f16} {
  %y = cudnnfe.reduction %x mode(avg) : (tensor<1x4097xf16>) -> tensor<1x1xf16>
  cudnnfe.return %y : tensor<1x1xf16>
}

// The root follows the sum of squares.
// CHECK-LABEL: func.func private @norm(
// CHECK:         %[[P:.+]] = arith.mulf %{{.+}} : f32
// CHECK:         arith.addf %{{.+}}, %[[P]] : f32
// CHECK:         math.sqrt
cudnnfe.graph private @norm(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %y = cudnnfe.reduction %x mode(norm2) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}
