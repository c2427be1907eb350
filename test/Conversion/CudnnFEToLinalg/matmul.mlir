// RUN: cudnnfe-opt %s --convert-cudnnfe-to-linalg | FileCheck %s

// CHECK-DAG: #[[$A:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-DAG: #[[$B:.+]] = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// CHECK-DAG: #[[$C:.+]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-DAG: #[[$GA:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d5)>
// CHECK-DAG: #[[$GB:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d5, d4)>
// CHECK-DAG: #[[$GC:.+]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4)>

// Operands convert to the compute type inside of the contraction, the sum is
// kept in it, and it is rounded once. A repeated batch is not materialized.
// CHECK-LABEL: func.func private @batch(
// CHECK-SAME:    %[[X:.+]]: tensor<2x4x8xf16>, %[[Y:.+]]: tensor<1x8x5xbf16>) -> tensor<2x4x5xf16>
// CHECK-NOT:     truncf
// CHECK:         %[[Y2:.+]] = tensor.expand_shape {{.*}} into tensor<8x5xbf16>
// CHECK:         %[[ZERO:.+]] = linalg.fill {{.*}} -> tensor<2x4x5xf32>
// CHECK:         %[[SUM:.+]] = linalg.generic {indexing_maps = [#[[$A]], #[[$B]], #[[$C]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
// CHECK-SAME:      ins(%[[X]], %[[Y2]] : tensor<2x4x8xf16>, tensor<8x5xbf16>) outs(%[[ZERO]] : tensor<2x4x5xf32>)
// CHECK:         ^bb0(%[[L:.+]]: f16, %[[R:.+]]: bf16, %[[ACC:.+]]: f32):
// CHECK-NEXT:      %[[LE:.+]] = arith.extf %[[L]] : f16 to f32
// CHECK-NEXT:      %[[RE:.+]] = arith.extf %[[R]] : bf16 to f32
// CHECK-NEXT:      %[[P:.+]] = arith.mulf %[[LE]], %[[RE]] : f32
// CHECK-NEXT:      %[[S:.+]] = arith.addf %[[ACC]], %[[P]] : f32
// CHECK-NEXT:      linalg.yield %[[S]] : f32
// CHECK:         linalg.generic {{.*}} ins(%[[SUM]] : tensor<2x4x5xf32>) outs(%{{.*}} : tensor<2x4x5xf16>)
// CHECK:           arith.truncf %{{.*}} : f32 to f16
cudnnfe.graph private @batch(%a: tensor<2x4x8xf16>, %b: tensor<1x8x5xbf16>) -> tensor<2x4x5xf16> {
  %c = cudnnfe.matmul %a, %b : (tensor<2x4x8xf16>, tensor<1x8x5xbf16>) -> tensor<2x4x5xf16>
  cudnnfe.return %c : tensor<2x4x5xf16>
}

// Grouped heads are a loop of their own; B is not repeated.
// CHECK-LABEL: func.func private @groups(
// CHECK-SAME:    %{{.+}}: tensor<2x6x4x8xf32>, %[[Y:.+]]: tensor<2x3x8x5xf32>)
// CHECK:         %[[X:.+]] = tensor.expand_shape {{.*}} into tensor<2x3x2x4x8xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[$GA]], #[[$GB]], #[[$GC]]]
// CHECK-SAME:      ins(%[[X]], %[[Y]] : tensor<2x3x2x4x8xf32>, tensor<2x3x8x5xf32>)
// CHECK-NOT:     linalg.generic
// CHECK:         %[[R:.+]] = tensor.expand_shape {{.*}} into tensor<2x6x4x5xf32>
// CHECK:         return %[[R]]
cudnnfe.graph private @groups(%a: tensor<2x6x4x8xf32>, %b: tensor<2x3x8x5xf32>) -> tensor<2x6x4x5xf32> {
  %c = cudnnfe.matmul %a, %b : (tensor<2x6x4x8xf32>, tensor<2x3x8x5xf32>) -> tensor<2x6x4x5xf32>
  cudnnfe.return %c : tensor<2x6x4x5xf32>
}

// Integers multiply as integers, and saturate into a narrower result.
// CHECK-LABEL: func.func private @integers(
// CHECK:           arith.extsi %{{.*}} : i8 to i32
// CHECK:           arith.muli %{{.*}} : i32
// CHECK-NEXT:      arith.addi %{{.*}} : i32
// CHECK:           %[[LOW:.+]] = arith.constant -128 : i32
// CHECK:           %[[HIGH:.+]] = arith.constant 127 : i32
// CHECK:           %[[M:.+]] = arith.maxsi %{{.*}}, %[[LOW]] : i32
// CHECK:           %[[N:.+]] = arith.minsi %[[M]], %[[HIGH]] : i32
// CHECK:           arith.trunci %[[N]] : i32 to i8
cudnnfe.graph private @integers(%a: tensor<4x8xi8>, %b: tensor<8x5xi8>) -> tensor<4x5xi8>
    attributes {compute_type = i32} {
  %c = cudnnfe.matmul %a, %b : (tensor<4x8xi8>, tensor<8x5xi8>) -> tensor<4x5xi8>
  cudnnfe.return %c : tensor<4x5xi8>
}

// What lies beyond a length is selected away on both sides before the product,
// for each batch of C: a repeated B gets a batch for each length.
// CHECK-LABEL: func.func private @lengths(
// CHECK-SAME:    %[[X:.+]]: tensor<2x4x8xf32>, %[[Y:.+]]: tensor<1x8x5xf32>, %[[K:.+]]: tensor<2x1x1xi32>)
// CHECK:         %[[CX:.+]] = linalg.generic {{.*}} ins(%[[X]], %[[K]] : {{.*}}) outs(%{{.*}} : tensor<2x4x8xf32>)
// CHECK:           %[[I:.+]] = linalg.index 2
// CHECK:           %[[LESS:.+]] = arith.cmpi slt, %[[I]], %{{.*}} : index
// CHECK:           arith.select %[[LESS]], %{{.*}}, %{{.*}} : f32
// CHECK:         %[[CY:.+]] = linalg.generic {{.*}} ins(%[[Y]], %[[K]] : {{.*}}) outs(%{{.*}} : tensor<2x8x5xf32>)
// CHECK:           linalg.index 1
// CHECK:         linalg.generic {{.*}} ins(%[[CX]], %[[CY]] : tensor<2x4x8xf32>, tensor<2x8x5xf32>)
// CHECK:         linalg.index 2
// CHECK:         %[[PAD:.+]] = arith.constant -2.500000e+00 : f32
// CHECK:         arith.select %{{.*}}, %{{.*}}, %[[PAD]] : f32
cudnnfe.graph private @lengths(%a: tensor<2x4x8xf32>, %b: tensor<1x8x5xf32>, %k: tensor<2x1x1xi32>)
    -> tensor<2x4x5xf32> {
  %c = cudnnfe.matmul %a, %b n_override(%k) k_override(%k) {padding_value = -2.5 : f64}
      : (tensor<2x4x8xf32>, tensor<1x8x5xf32>, tensor<2x1x1xi32>, tensor<2x1x1xi32>)
      -> tensor<2x4x5xf32>
  cudnnfe.return %c : tensor<2x4x5xf32>
}
