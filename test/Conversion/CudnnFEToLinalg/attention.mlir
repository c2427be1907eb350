// RUN: cudnnfe-opt %s --convert-cudnnfe-to-linalg | FileCheck %s

// The row maximum comes before the exponentials, and what is -inf has weight 0
// even in a row of nothing else; such a row divides by no 0.
// CHECK-LABEL: func.func private @softmax(
// CHECK:         %[[LOW:.+]] = arith.constant 0xFF800000 : f32
// CHECK:         linalg.fill ins(%[[LOW]] : f32)
// CHECK:         arith.maximumf
// CHECK:         %[[SHIFTED:.+]] = arith.subf
// CHECK-NEXT:    %[[EXP:.+]] = math.exp %[[SHIFTED]] : f32
// CHECK:         %[[DROPPED:.+]] = arith.cmpf oeq, %{{.+}}, %{{.+}} : f32
// CHECK:         arith.select %[[DROPPED]], %{{.+}}, %[[EXP]] : f32
// CHECK:         arith.addf
// CHECK:         %[[EMPTY:.+]] = arith.cmpf oeq, %{{.+}}, %{{.+}} : f32
// CHECK-NEXT:    %[[Q:.+]] = arith.divf %{{.+}} : f32
// CHECK-NEXT:    %[[S:.+]] = arith.select %[[EMPTY]], %{{.+}}, %[[Q]] : f32
// CHECK-NEXT:    %[[R:.+]] = arith.truncf %[[S]] : f32 to f16
// CHECK-NEXT:    linalg.yield %[[R]]
// CHECK:         math.log
// CHECK-NEXT:    arith.addf
cudnnfe.graph private @softmax(%p: tensor<4x8xf16>) -> (tensor<4x8xf16>, tensor<4x1xf32>) {
  %s, %t = cudnnfe.softmax %p : (tensor<4x8xf16>) -> (tensor<4x8xf16>, tensor<4x1xf32>)
  cudnnfe.return %s, %t : tensor<4x8xf16>, tensor<4x1xf32>
}

// Head by head: no scores of all heads at once. Heads of K and V are found by
// division; only the values of one head are converted.
// CHECK-LABEL: func.func private @plain(
// CHECK:         scf.for %[[B:.+]] = %{{.+}} to %{{.+}} step
// CHECK:           scf.for %[[H:.+]] = %{{.+}} to %{{.+}} step
// CHECK:             %[[KH:.+]] = arith.divui %[[H]], %c2
// CHECK:             tensor.extract_slice %{{.+}}[%[[B]], %[[KH]], 0, 0] [1, 1, 12, 16] [1, 1, 1, 1]
// CHECK:             tensor.extract_slice %{{.+}}[%[[B]], 0, 0, 0] [1, 1, 12, 16] [1, 1, 1, 1]
// CHECK:             linalg.generic {{.*}} outs(%{{.+}} : tensor<8x12xf32>)
// CHECK-NOT:         tensor<2x4x8x12x
// CHECK:             %[[SCALE:.+]] = arith.constant 1.250000e-01 : f32
// CHECK:             arith.mulf %{{.+}}, %[[SCALE]] : f32
// CHECK-NOT:         arith.select %{{.+}} : index
// CHECK:             tensor.insert_slice
cudnnfe.graph private @plain(%q: tensor<2x4x8x16xf16>, %k: tensor<2x2x12x16xf16>,
    %v: tensor<2x1x12x16xf16>) -> tensor<2x4x8x16xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(0.125)
      : (tensor<2x4x8x16xf16>, tensor<2x2x12x16xf16>, tensor<2x1x12x16xf16>) -> tensor<2x4x8x16xf16>
  cudnnfe.return %o : tensor<2x4x8x16xf16>
}

// A bias is added in its own type, converted; masks are conditions of one
// selection, so that a NaN in what is dropped does not survive it. Lengths are
// checked; the values beyond them are selected away.
// CHECK-LABEL: func.func private @masks(
// CHECK:         %[[NQ:.+]] = arith.index_cast
// CHECK:         cf.assert %{{.+}}, "sdpa: a sequence length is negative"
// CHECK:         %[[FITS:.+]] = arith.cmpi sle, %[[NQ]], %{{.+}} : index
// CHECK-NEXT:    cf.assert %[[FITS]], "sdpa: a sequence length is beyond the tensor"
// CHECK:         %[[NK:.+]] = arith.index_cast
// CHECK:         cf.assert
// CHECK:         cf.assert
// CHECK:         %[[D:.+]] = arith.subi %[[NK]], %[[NQ]] : index
// CHECK:         linalg.generic
// CHECK:         ^bb0(%{{.+}}: f32, %[[BIAS:.+]]: bf16, %[[MASK:.+]]: i1, %{{.+}}: f32):
// CHECK-NEXT:      %[[E:.+]] = arith.extf %[[BIAS]] : bf16 to f32
// CHECK-NEXT:      %[[S:.+]] = arith.addf %{{.+}}, %[[E]] : f32
// CHECK:           arith.cmpi slt, %{{.+}}, %[[NQ]]
// CHECK:           arith.andi %[[MASK]], %{{.+}} : i1
// CHECK:           arith.cmpi slt, %{{.+}}, %[[NK]]
// CHECK:           %[[C:.+]] = arith.addi %{{.+}}, %[[D]] : index
// CHECK:           arith.cmpi sle
// CHECK:           arith.cmpi sgt
// CHECK:           %[[KEEP:.+]] = arith.andi
// CHECK:           %[[LOW:.+]] = arith.constant 0xFF800000 : f32
// CHECK:           %[[R:.+]] = arith.select %[[KEEP]], %[[S]], %[[LOW]] : f32
// CHECK-NEXT:      linalg.yield %[[R]]
// CHECK:         arith.maximumf
// CHECK:         arith.cmpi slt, %{{.+}}, %[[NK]]
// CHECK:         arith.select %{{.+}}, %{{.+}} : f16
cudnnfe.graph private @masks(%q: tensor<2x4x8x16xf16>, %bias: tensor<1x1x8x8xbf16>,
    %mask: tensor<2x1x1x8xi1>, %l: tensor<2x1x1x1xi32>) -> tensor<2x4x8x16xf16> {
  %o = cudnnfe.sdpa %q, %q, %q bias(%bias) mask(%mask) seq_lens(%l, %l)
      band(left = 3, right = 1, align = bottom_right)
      : (tensor<2x4x8x16xf16>, tensor<2x4x8x16xf16>, tensor<2x4x8x16xf16>, tensor<1x1x8x8xbf16>,
         tensor<2x1x1x8xi1>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x4x8x16xf16>
  cudnnfe.return %o : tensor<2x4x8x16xf16>
}
