// RUN: cudnnfe-opt %s --convert-cudnnfe-to-linalg | FileCheck %s

// Views over one dim.
// CHECK-LABEL: func.func private @reshape(
// CHECK:         %[[FLAT:.+]] = tensor.collapse_shape %{{.+}} {{\[\[}}0, 1]] : tensor<4x6xf16> into tensor<24xf16>
// CHECK:         tensor.expand_shape %[[FLAT]] {{\[\[}}0, 1, 2]] output_shape [3, 2, 4] : tensor<24xf16> into tensor<3x2x4xf16>
cudnnfe.graph private @reshape(%x: tensor<4x6xf16>) -> tensor<3x2x4xf16> {
  %y = cudnnfe.reshape %x : (tensor<4x6xf16>) -> tensor<3x2x4xf16>
  cudnnfe.return %y : tensor<3x2x4xf16>
}

// CHECK-LABEL: func.func private @transpose(
// CHECK:         linalg.transpose ins(%{{.+}} : tensor<4x6x8xf16>) outs(%{{.+}} : tensor<8x4x6xf16>) permutation = [2, 0, 1]
cudnnfe.graph private @transpose(%x: tensor<4x6x8xf16>) -> tensor<8x4x6xf16> {
  %y = cudnnfe.transpose %x permutation([2, 0, 1]) : (tensor<4x6x8xf16>) -> tensor<8x4x6xf16>
  cudnnfe.return %y : tensor<8x4x6xf16>
}

// Pairs are read from the operand; channels before the rotated ones pass.
// CHECK-LABEL: func.func private @rope(
// CHECK-SAME:    %[[X:.+]]: tensor<1x2x4x8xbf16>, %[[F:.+]]: tensor<4x1x1x6xf32>)
// CHECK:         linalg.generic
// CHECK:           %[[PASSES:.+]] = arith.cmpi slt
// CHECK:           %[[ANGLE:.+]] = tensor.extract %[[F]]
// CHECK:           tensor.extract %[[X]]
// CHECK:           math.cos %[[ANGLE]] : f32
// CHECK:           math.sin %[[ANGLE]] : f32
// CHECK:           %[[R:.+]] = arith.select %[[PASSES]], %{{.+}}, %{{.+}} : f32
// CHECK:           %[[HALF:.+]] = arith.constant 5.000000e-01 : f32
// CHECK:           arith.mulf %[[R]], %[[HALF]] : f32
// CHECK:           arith.truncf %{{.+}} : f32 to bf16
cudnnfe.graph private @rope(%x: tensor<1x2x4x8xbf16>, %f: tensor<4x1x1x6xf32>) -> tensor<1x2x4x8xbf16> {
  %y = cudnnfe.rope %x, %f {rope_dim = 6 : i64, output_scale = 0.5 : f64}
      : (tensor<1x2x4x8xbf16>, tensor<4x1x1x6xf32>) -> tensor<1x2x4x8xbf16>
  cudnnfe.return %y : tensor<1x2x4x8xbf16>
}
