// RUN: cudnnfe-opt %s --convert-cudnnfe-to-linalg | FileCheck %s

// CHECK-DAG: #[[$ID:.+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$ROW:.+]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[$COLUMN:.+]] = affine_map<(d0, d1) -> (d0, 0)>

// Operands broadcast through their maps, from the last dim, and convert to the
// compute type; one rounding follows.
// CHECK-LABEL: func.func private @broadcast(
// CHECK:         linalg.generic {indexing_maps = [#[[$ROW]], #[[$COLUMN]], #[[$ID]]], iterator_types = ["parallel", "parallel"]}
// CHECK-SAME:      outs(%{{.*}} : tensor<3x4xf16>)
// CHECK-NEXT:    ^bb0(%[[A:.+]]: f16, %[[B:.+]]: i32, %{{.+}}: f16):
// CHECK-NEXT:      %[[X:.+]] = arith.extf %[[A]] : f16 to f32
// CHECK-NEXT:      %[[Y:.+]] = arith.sitofp %[[B]] : i32 to f32
// CHECK-NEXT:      %[[Z:.+]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK-NEXT:      %[[R:.+]] = arith.truncf %[[Z]] : f32 to f16
// CHECK-NEXT:      linalg.yield %[[R]]
cudnnfe.graph private @broadcast(%a: tensor<4xf16>, %b: tensor<3x1xi32>) -> tensor<3x4xf16> {
  %0 = cudnnfe.mul %a, %b : (tensor<4xf16>, tensor<3x1xi32>) -> tensor<3x4xf16>
  cudnnfe.return %0 : tensor<3x4xf16>
}

// A by-value scalar is captured, whether bound or literal.
// CHECK-LABEL: func.func private @scalars(
// CHECK-SAME:    %[[X:.+]]: tensor<4xf32>, %[[S:.+]]: f32)
// CHECK:         %[[HALF:.+]] = arith.constant 5.000000e-01 : f32
// CHECK:         linalg.generic {{.*}} ins(%[[X]] : tensor<4xf32>)
// CHECK-NEXT:    ^bb0(%[[E:.+]]: f32, %{{.+}}: f32):
// CHECK-NEXT:      arith.mulf %[[E]], %[[S]] : f32
// CHECK:           arith.subf %[[HALF]], %{{.+}} : f32
cudnnfe.graph private @scalars(%x: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %half = cudnnfe.constant 0.5 : f32
  %0 = cudnnfe.mul %x, %s : (tensor<4xf32>, f32) -> tensor<4xf32>
  %1 = cudnnfe.sub %half, %0 : (f32, tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %1 : tensor<4xf32>
}

// A float becomes an integer by rounding to nearest even, with its range and NaN
// decided before the conversion, which is defined for numbers in range only.
// CHECK-LABEL: func.func private @to_integer(
// CHECK:           %[[N:.+]] = math.roundeven %{{.+}} : f32
// CHECK:           %[[NAN:.+]] = arith.cmpf uno, %[[N]], %[[N]]
// CHECK:           %[[LOW:.+]] = arith.cmpf olt, %[[N]], %{{.+}}
// CHECK:           %[[HIGH:.+]] = arith.cmpf oge, %[[N]], %{{.+}}
// CHECK:           %[[SAFE:.+]] = arith.select %{{.+}}, %{{.+}}, %[[N]] : f32
// CHECK:           %[[I:.+]] = arith.fptosi %[[SAFE]] : f32 to i8
// CHECK:           %[[L:.+]] = arith.select %[[LOW]], %c-128_i8, %[[I]] : i8
// CHECK:           %[[H:.+]] = arith.select %[[HIGH]], %c127_i8, %[[L]] : i8
// CHECK:           linalg.yield %[[H]]
cudnnfe.graph private @to_integer(%x: tensor<4xf32>) -> tensor<4xi8> {
  %0 = cudnnfe.identity %x : (tensor<4xf32>) -> tensor<4xi8>
  cudnnfe.return %0 : tensor<4xi8>
}

// f64 to a half type goes over an odd f32, which never is a tie: one rounding in
// effect, and no library function.
// CHECK-LABEL: func.func private @double_to_half(
// CHECK:           %[[T:.+]] = arith.truncf %{{.+}} : f64 to f32
// CHECK:           arith.bitcast %[[T]] : f32 to i32
// CHECK:           %[[O:.+]] = arith.bitcast %{{.+}} : i32 to f32
// CHECK:           arith.truncf %[[O]] : f32 to f16
cudnnfe.graph private @double_to_half(%x: tensor<4xf64>) -> tensor<4xf16>
    attributes {compute_type = f64} {
  %0 = cudnnfe.identity %x : (tensor<4xf64>) -> tensor<4xf16>
  cudnnfe.return %0 : tensor<4xf16>
}

// The operation's compute type wins over that of the graph. Integers are added
// as integers.
// CHECK-LABEL: func.func private @compute_types(
// CHECK:           arith.addi %{{.+}} : i64
// CHECK:           arith.addf %{{.+}} : f64
cudnnfe.graph private @compute_types(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    attributes {compute_type = i64} {
  %0 = cudnnfe.add %x, %x : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = cudnnfe.add %x, %x {compute_type = f64} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  cudnnfe.return %0, %1 : tensor<4xi32>, tensor<4xi32>
}

// Comparisons: ordered, but for "not equal"; selection by the mask.
// CHECK-LABEL: func.func private @logic(
// CHECK:           arith.cmpf olt, %{{.+}} : f32
// CHECK:           arith.cmpf une, %{{.+}} : f32
// CHECK:           arith.andi %{{.+}} : i1
// CHECK:           arith.select %{{.+}} : f32
// CHECK:           arith.cmpi eq, %{{.+}} : i1
cudnnfe.graph private @logic(%a: tensor<4xf32>, %b: tensor<4xf32>, %p: tensor<4xi1>)
    -> (tensor<4xf32>, tensor<4xi1>) attributes {compute_type = f32} {
  %0 = cudnnfe.cmp_lt %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = cudnnfe.cmp_neq %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = cudnnfe.logical_and %0, %1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %3 = cudnnfe.binary_select %a, %b, %2 : (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>) -> tensor<4xf32>
  %4 = cudnnfe.cmp_eq %p, %p {compute_type = i1} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  cudnnfe.return %3, %4 : tensor<4xf32>, tensor<4xi1>
}

// Division of integers neither traps nor divides by 0 or -1.
// CHECK-LABEL: func.func private @division(
// CHECK:           %[[ZERO:.+]] = arith.cmpi eq, %[[Y:.+]], %{{.+}} : i32
// CHECK:           %[[MINUS:.+]] = arith.cmpi eq, %[[Y]], %{{.+}} : i32
// CHECK:           %[[TRAPS:.+]] = arith.ori %[[ZERO]], %[[MINUS]]
// CHECK:           %[[SAFE:.+]] = arith.select %[[TRAPS]], %{{.+}}, %[[Y]]
// CHECK:           arith.divsi %{{.+}}, %[[SAFE]] : i32
cudnnfe.graph private @division(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32>
    attributes {compute_type = i32} {
  %0 = cudnnfe.div %a, %b : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  cudnnfe.return %0 : tensor<4xi32>
}

// Functions that would cancel are kept as what a library knows.
// CHECK-LABEL: func.func private @accuracy(
// CHECK:           math.expm1
// CHECK:           math.erfc
// CHECK-NOT:       math.erf %
// CHECK:           math.log1p
cudnnfe.graph private @accuracy(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = cudnnfe.elu %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = cudnnfe.gelu %x : (tensor<4xf32>) -> tensor<4xf32>
  %2 = cudnnfe.softplus %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
