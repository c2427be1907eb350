// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-expand-composites | FileCheck %s
// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-expand-composites=assume-keys | FileCheck %s --check-prefix=KEYS --implicit-check-not=cudnnfe.fill

// The op stream that cuDNN's engines match for causal attention with a scale
// and statistics: K read transposed, no mask tensor, the statistics beside the
// probabilities, which have the type of the operands.
// CHECK-LABEL: cudnnfe.graph @causal
// CHECK-SAME: (%[[Q:.+]]: tensor<2x4x256x128xf16>, %[[K:.+]]: tensor<2x4x512x128xf16>, %[[V:.+]]: tensor<2x4x512x128xf16>)
// CHECK-NEXT: %[[KT:.+]] = cudnnfe.transpose %[[K]] permutation([0, 1, 3, 2]) : (tensor<2x4x512x128xf16>) -> tensor<2x4x128x512xf16>
// CHECK-NEXT: %[[P:.+]] = cudnnfe.matmul %[[Q]], %[[KT]] : {{.*}} -> tensor<2x4x256x512xf32>
// CHECK-NEXT: %[[SC:.+]] = cudnnfe.constant 1.250000e-01 : f32
// CHECK-NEXT: %[[M:.+]] = cudnnfe.mul %[[P]], %[[SC]] : {{.*}} -> tensor<2x4x256x512xf32>
// CHECK-NEXT: %[[ROW:.+]] = cudnnfe.gen_index %[[M]] axis(2) : {{.*}} -> tensor<2x4x256x512xi32>
// CHECK-NEXT: %[[COL:.+]] = cudnnfe.gen_index %[[M]] axis(3) : {{.*}} -> tensor<2x4x256x512xi32>
// CHECK-NEXT: %[[GE:.+]] = cudnnfe.cmp_ge %[[ROW]], %[[COL]] {compute_type = i1} : {{.*}} -> tensor<2x4x256x512xi1>
// CHECK-NEXT: %[[INF:.+]] = cudnnfe.constant 0xFF800000 : f32
// CHECK-NEXT: %[[SEL:.+]] = cudnnfe.binary_select %[[M]], %[[INF]], %[[GE]] : {{.*}} -> tensor<2x4x256x512xf32>
// CHECK-NEXT: %[[MAX:.+]] = cudnnfe.reduction %[[SEL]] mode({{ ?}}max) axes([3]) : {{.*}} -> tensor<2x4x256x1xf32>
// CHECK-NEXT: %[[SUB:.+]] = cudnnfe.sub %[[SEL]], %[[MAX]] : {{.*}} -> tensor<2x4x256x512xf32>
// CHECK-NEXT: %[[EXP:.+]] = cudnnfe.exp %[[SUB]] : {{.*}} -> tensor<2x4x256x512xf32>
// CHECK-NEXT: %[[SUM:.+]] = cudnnfe.reduction %[[EXP]] mode({{ ?}}add) axes([3]) : {{.*}} -> tensor<2x4x256x1xf32>
// CHECK-NEXT: %[[LOG:.+]] = cudnnfe.log %[[SUM]] : {{.*}} -> tensor<2x4x256x1xf32>
// CHECK-NEXT: %[[STATS:.+]] = cudnnfe.add %[[MAX]], %[[LOG]] : {{.*}} -> tensor<2x4x256x1xf32>
// CHECK-NEXT: %[[DIV:.+]] = cudnnfe.div %[[EXP]], %[[SUM]] : {{.*}} -> tensor<2x4x256x512xf16>
// CHECK-NEXT: %[[O:.+]] = cudnnfe.matmul %[[DIV]], %[[V]] : {{.*}} -> tensor<2x4x256x128xf16>
// CHECK-NEXT: cudnnfe.return %[[O]], %[[STATS]]
cudnnfe.graph @causal(%q: tensor<2x4x256x128xf16>, %k: tensor<2x4x512x128xf16>, %v: tensor<2x4x512x128xf16>)
    -> (tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>) {
  %o, %stats = cudnnfe.sdpa %q, %k, %v scale(0.125) causal
      : (tensor<2x4x256x128xf16>, tensor<2x4x512x128xf16>, tensor<2x4x512x128xf16>) -> (tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>)
  cudnnfe.return %o, %stats : tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>
}

// -----

// Padding, bottom-right, both bounds, without statistics: their virtual form
// stays in the stream.
// CHECK-LABEL: cudnnfe.graph @padded
// CHECK-SAME: (%[[Q:.+]]: tensor<2x4x256x128xf16>, %[[K:.+]]: tensor<2x4x512x128xf16>, %[[V:.+]]: tensor<2x4x512x128xf16>, %[[LQ:.+]]: tensor<2x1x1x1xi32>, %[[LKV:.+]]: tensor<2x1x1x1xi32>)
// CHECK-NEXT: %[[KT:.+]] = cudnnfe.transpose %[[K]]
// CHECK-NEXT: %[[P0:.+]] = cudnnfe.matmul %[[Q]], %[[KT]] m_override(%[[LQ]]) n_override(%[[LKV]]) :
// CHECK-NEXT: %[[P1:.+]] = cudnnfe.gen_index %[[P0]] axis(2) {compute_type = i32}
// CHECK-NEXT: %[[P2:.+]] = cudnnfe.gen_index %[[P0]] axis(3) {compute_type = i32}
// CHECK-NEXT: %[[P3:.+]] = cudnnfe.cmp_lt %[[P1]], %[[LQ]] {compute_type = i1}
// CHECK-NEXT: %[[P4:.+]] = cudnnfe.cmp_lt %[[P2]], %[[LKV]] {compute_type = i1}
// CHECK-NEXT: %[[P5:.+]] = cudnnfe.logical_and %[[P3]], %[[P4]] {compute_type = i1}
// CHECK-NEXT: %[[I0:.+]] = cudnnfe.constant 0xFF800000 : f32
// CHECK-NEXT: %[[P6:.+]] = cudnnfe.binary_select %[[P0]], %[[I0]], %[[P5]] :
// CHECK-NEXT: %[[P7:.+]] = cudnnfe.gen_index %[[P6]] axis(2) :
// CHECK-NEXT: %[[P8:.+]] = cudnnfe.gen_index %[[P6]] axis(3) :
// CHECK-NEXT: %[[P9:.+]] = cudnnfe.add %[[P7]], %[[LKV]] {compute_type = i32}
// CHECK-NEXT: %[[P10:.+]] = cudnnfe.sub %[[P9]], %[[LQ]] {compute_type = i32}
// CHECK-NEXT: %[[R:.+]] = cudnnfe.constant 2 : i32
// CHECK-NEXT: %[[P11:.+]] = cudnnfe.add %[[P10]], %[[R]] {compute_type = i32}
// CHECK-NEXT: %[[P12:.+]] = cudnnfe.cmp_ge %[[P11]], %[[P8]] {compute_type = i1}
// CHECK-NEXT: %[[I1:.+]] = cudnnfe.constant 0xFF800000 : f32
// CHECK-NEXT: %[[P13:.+]] = cudnnfe.binary_select %[[P6]], %[[I1]], %[[P12]] :
// CHECK-NEXT: %[[P14:.+]] = cudnnfe.gen_index %[[P13]] axis(2) :
// CHECK-NEXT: %[[P15:.+]] = cudnnfe.gen_index %[[P13]] axis(3) :
// CHECK-NEXT: %[[L:.+]] = cudnnfe.constant 64 : i32
// CHECK-NEXT: %[[P16:.+]] = cudnnfe.add %[[P15]], %[[L]] {compute_type = i32}
// CHECK-NEXT: %[[P17:.+]] = cudnnfe.sub %[[P16]], %[[LKV]] {compute_type = i32}
// CHECK-NEXT: %[[P18:.+]] = cudnnfe.add %[[P17]], %[[LQ]] {compute_type = i32}
// CHECK-NEXT: %[[P19:.+]] = cudnnfe.cmp_gt %[[P18]], %[[P14]] {compute_type = i1}
// CHECK-NEXT: %[[I2:.+]] = cudnnfe.constant 0xFF800000 : f32
// CHECK-NEXT: %[[P20:.+]] = cudnnfe.binary_select %[[P13]], %[[I2]], %[[P19]] :
// CHECK-NEXT: %[[P21:.+]] = cudnnfe.reduction %[[P20]] mode({{ ?}}max) axes([3])
// CHECK-NEXT: %[[P22:.+]] = cudnnfe.sub %[[P20]], %[[P21]] :
// CHECK-NEXT: %[[P23:.+]] = cudnnfe.exp %[[P22]] :
// CHECK-NEXT: %[[P24:.+]] = cudnnfe.reduction %[[P23]] mode({{ ?}}add) axes([3])
// CHECK-NEXT: %[[P25:.+]] = cudnnfe.log %[[P24]] :
// CHECK-NEXT: cudnnfe.add %[[P21]], %[[P25]] : {{.*}} -> tensor<2x4x256x1xf32>
// CHECK-NEXT: %[[P27:.+]] = cudnnfe.div %[[P23]], %[[P24]] : {{.*}} -> tensor<2x4x256x512xf16>
// CHECK-NEXT: %[[O:.+]] = cudnnfe.matmul %[[P27]], %[[V]] m_override(%[[LQ]]) k_override(%[[LKV]]) :
// CHECK-NEXT: cudnnfe.return %[[O]]
cudnnfe.graph @padded(%q: tensor<2x4x256x128xf16>, %k: tensor<2x4x512x128xf16>, %v: tensor<2x4x512x128xf16>, %lq: tensor<2x1x1x1xi32>, %lkv: tensor<2x1x1x1xi32>)
    -> tensor<2x4x256x128xf16> {
  %o = cudnnfe.sdpa %q, %k, %v seq_lens(%lq, %lkv) band(left = 64, right = 2, align = bottom_right)
      : (tensor<2x4x256x128xf16>, tensor<2x4x512x128xf16>, tensor<2x4x512x128xf16>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> tensor<2x4x256x128xf16>
  cudnnfe.return %o : tensor<2x4x256x128xf16>
}

// -----

// With sequence lengths a result, or a view of one, says what the rows that
// cuDNN does not write hold. A copy that an operation computes does not.
// KEYS: cudnnfe.graph @unwritten
// CHECK-LABEL: cudnnfe.graph @unwritten
// CHECK-SAME: -> (tensor<2x16x4x32xbf16> {cudnnfe.fill = 0.000000e+00 : bf16}, tensor<2x4x16x1xf32> {cudnnfe.fill = 0xFF800000 : f32}, tensor<2x4x16x32xbf16>, tensor<8x16x32xbf16> {cudnnfe.fill = 0.000000e+00 : bf16, cudnnfe.name = "o"})
cudnnfe.graph @unwritten(%q: tensor<2x4x16x32xbf16>, %l: tensor<2x1x1x1xi32>)
    -> (tensor<2x16x4x32xbf16>, tensor<2x4x16x1xf32>, tensor<2x4x16x32xbf16>, tensor<8x16x32xbf16> {cudnnfe.name = "o"}) {
  %o, %t = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l)
      : (tensor<2x4x16x32xbf16>, tensor<2x4x16x32xbf16>, tensor<2x4x16x32xbf16>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> (tensor<2x4x16x32xbf16>, tensor<2x4x16x1xf32>)
  %p = cudnnfe.transpose %o permutation([0, 2, 1, 3]) : (tensor<2x4x16x32xbf16>) -> tensor<2x16x4x32xbf16>
  %r = cudnnfe.relu %o : (tensor<2x4x16x32xbf16>) -> tensor<2x4x16x32xbf16>
  %s = cudnnfe.reshape %o : (tensor<2x4x16x32xbf16>) -> tensor<8x16x32xbf16>
  cudnnfe.return %p, %t, %r, %s : tensor<2x16x4x32xbf16>, tensor<2x4x16x1xf32>, tensor<2x4x16x32xbf16>, tensor<8x16x32xbf16>
}

// -----

// Plain: nine operations. Heads of K and V may differ, and nothing is inserted
// for that.
// CHECK-LABEL: cudnnfe.graph @plain
// CHECK-NEXT: transpose %{{.+}} permutation([0, 1, 3, 2]) : {{.*}} -> tensor<2x2x32x24xbf16>
// CHECK-NEXT: matmul {{.*}} : (tensor<2x8x16x32xbf16>, tensor<2x2x32x24xbf16>) -> tensor<2x8x16x24xf32>
// CHECK-NEXT: reduction
// CHECK-NEXT: sub
// CHECK-NEXT: exp
// CHECK-NEXT: reduction
// CHECK-NEXT: log
// CHECK-NEXT: add
// CHECK-NEXT: div {{.*}} -> tensor<2x8x16x24xbf16>
// CHECK-NEXT: matmul {{.*}} : (tensor<2x8x16x24xbf16>, tensor<2x4x24x16xbf16>) -> tensor<2x8x16x16xf32>
// CHECK-NEXT: return
cudnnfe.graph @plain(%q: tensor<2x8x16x32xbf16>, %k: tensor<2x2x24x32xbf16>, %v: tensor<2x4x24x16xbf16>) -> tensor<2x8x16x16xf32> {
  %o = cudnnfe.sdpa %q, %k, %v : (tensor<2x8x16x32xbf16>, tensor<2x2x24x32xbf16>, tensor<2x4x24x16xbf16>) -> tensor<2x8x16x16xf32>
  cudnnfe.return %o : tensor<2x8x16x16xf32>
}

// -----

// A scale operand, then the bias, then the mask, then a left bound alone: of
// bottom-right without lengths, in f32 and with the diagonals folded into one
// number (5 - 24 + 16).
// CHECK-LABEL: cudnnfe.graph @forms
// CHECK-SAME: %[[S:[a-z0-9]+]]: f32, %[[B:[a-z0-9]+]]: tensor<1x8x1x24xf32>, %[[M:[a-z0-9]+]]: tensor<2x1x16x24xi1>)
// CHECK: %[[P:.+]] = cudnnfe.matmul
// CHECK-NEXT: %[[X0:.+]] = cudnnfe.mul %[[P]], %[[S]] : (tensor<2x8x16x24xf32>, f32) -> tensor<2x8x16x24xf32>
// CHECK-NEXT: %[[X1:.+]] = cudnnfe.add %[[X0]], %[[B]] : (tensor<2x8x16x24xf32>, tensor<1x8x1x24xf32>) -> tensor<2x8x16x24xf32>
// CHECK-NEXT: %[[I0:.+]] = cudnnfe.constant 0xFF800000 : f32
// CHECK-NEXT: %[[X2:.+]] = cudnnfe.binary_select %[[X1]], %[[I0]], %[[M]] :
// CHECK-NEXT: %[[ROW:.+]] = cudnnfe.gen_index %[[X2]] axis(2) :
// CHECK-NEXT: %[[COL:.+]] = cudnnfe.gen_index %[[X2]] axis(3) :
// CHECK-NEXT: %[[L:.+]] = cudnnfe.constant -3.000000e+00 : f32
// CHECK-NEXT: %[[SHIFT:.+]] = cudnnfe.add %[[COL]], %[[L]] : (tensor<2x8x16x24xi32>, f32) -> tensor<2x8x16x24xf32>
// CHECK-NEXT: %[[GT:.+]] = cudnnfe.cmp_gt %[[SHIFT]], %[[ROW]] {compute_type = i1} :
// CHECK-NEXT: %[[I1:.+]] = cudnnfe.constant 0xFF800000 : f32
// CHECK-NEXT: %[[X3:.+]] = cudnnfe.binary_select %[[X2]], %[[I1]], %[[GT]] :
// CHECK-NEXT: reduction %[[X3]]
cudnnfe.graph @forms(%q: tensor<2x8x16x32xf16>, %k: tensor<2x2x24x32xf16>, %v: tensor<2x4x24x16xf16>, %s: f32, %b: tensor<1x8x1x24xf32>, %m: tensor<2x1x16x24xi1>) -> tensor<2x8x16x16xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(%s) bias(%b) mask(%m) band(left = 5, align = bottom_right)
      : (tensor<2x8x16x32xf16>, tensor<2x2x24x32xf16>, tensor<2x4x24x16xf16>, f32, tensor<1x8x1x24xf32>, tensor<2x1x16x24xi1>) -> tensor<2x8x16x16xf16>
  cudnnfe.return %o : tensor<2x8x16x16xf16>
}

// -----

// A sliding window: right bound 0 without a shift, then the left bound; of
// bottom-right, the right one moves the row by the extents.
// CHECK-LABEL: cudnnfe.graph @window
// CHECK: %[[ROW:.+]] = cudnnfe.gen_index %[[X:.+]] axis(2)
// CHECK-NEXT: %[[COL:.+]] = cudnnfe.gen_index %[[X]] axis(3)
// CHECK-NEXT: cudnnfe.cmp_ge %[[ROW]], %[[COL]]
// CHECK: %[[ROW2:.+]] = cudnnfe.gen_index %[[Y:.+]] axis(2)
// CHECK-NEXT: %[[COL2:.+]] = cudnnfe.gen_index %[[Y]] axis(3)
// CHECK-NEXT: %[[L:.+]] = cudnnfe.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[S:.+]] = cudnnfe.add %[[COL2]], %[[L]]
// CHECK-NEXT: cudnnfe.cmp_gt %[[S]], %[[ROW2]]
// CHECK-LABEL: cudnnfe.graph @bottom_right
// CHECK: %[[ROW:.+]] = cudnnfe.gen_index %[[X:.+]] axis(2)
// CHECK-NEXT: %[[COL:.+]] = cudnnfe.gen_index %[[X]] axis(3)
// CHECK-NEXT: %[[C24:.+]] = cudnnfe.constant 24 : i32
// CHECK-NEXT: %[[R0:.+]] = cudnnfe.add %[[ROW]], %[[C24]] {compute_type = i32}
// CHECK-NEXT: %[[C16:.+]] = cudnnfe.constant 16 : i32
// CHECK-NEXT: %[[R1:.+]] = cudnnfe.sub %[[R0]], %[[C16]] {compute_type = i32}
// CHECK-NEXT: cudnnfe.cmp_ge %[[R1]], %[[COL]]
cudnnfe.graph @window(%q: tensor<1x2x16x32xf16>, %k: tensor<1x2x24x32xf16>, %v: tensor<1x2x24x16xf16>) -> tensor<1x2x16x16xf16> {
  %o = cudnnfe.sdpa %q, %k, %v band(left = 2, right = 0, align = top_left) : (tensor<1x2x16x32xf16>, tensor<1x2x24x32xf16>, tensor<1x2x24x16xf16>) -> tensor<1x2x16x16xf16>
  cudnnfe.return %o : tensor<1x2x16x16xf16>
}
cudnnfe.graph @bottom_right(%q: tensor<1x2x16x32xf16>, %k: tensor<1x2x24x32xf16>, %v: tensor<1x2x24x16xf16>) -> tensor<1x2x16x16xf16> {
  %o = cudnnfe.sdpa %q, %k, %v band(right = 0, align = bottom_right) : (tensor<1x2x16x32xf16>, tensor<1x2x24x32xf16>, tensor<1x2x24x16xf16>) -> tensor<1x2x16x16xf16>
  cudnnfe.return %o : tensor<1x2x16x16xf16>
}

// -----

// Softmax, with and without statistics; the intermediate type is the graph's,
// and a compute type goes along.
// CHECK-LABEL: cudnnfe.graph @softmax
// CHECK-NEXT: %[[MAX:.+]] = cudnnfe.reduction %[[P:.+]] mode({{ ?}}max) axes([2]) {compute_type = f64} : (tensor<4x8x16xf32>) -> tensor<4x8x1xf64>
// CHECK-NEXT: %[[D:.+]] = cudnnfe.sub %[[P]], %[[MAX]] {compute_type = f64} : {{.*}} -> tensor<4x8x16xf64>
// CHECK-NEXT: %[[E:.+]] = cudnnfe.exp %[[D]] {compute_type = f64} : {{.*}} -> tensor<4x8x16xf64>
// CHECK-NEXT: %[[Z:.+]] = cudnnfe.reduction %[[E]] mode({{ ?}}add) axes([2]) {compute_type = f64} : {{.*}} -> tensor<4x8x1xf64>
// CHECK-NEXT: %[[L:.+]] = cudnnfe.log %[[Z]] {compute_type = f64} : {{.*}} -> tensor<4x8x1xf64>
// CHECK-NEXT: %[[S:.+]] = cudnnfe.add %[[MAX]], %[[L]] {compute_type = f64} : {{.*}} -> tensor<4x8x1xf32>
// CHECK-NEXT: %[[R:.+]] = cudnnfe.div %[[E]], %[[Z]] {compute_type = f64} : {{.*}} -> tensor<4x8x16xf16>
// CHECK-NEXT: cudnnfe.return %[[R]], %[[S]]
cudnnfe.graph @softmax(%p: tensor<4x8x16xf32>) -> (tensor<4x8x16xf16>, tensor<4x8x1xf32>) attributes {intermediate_type = f64} {
  %s, %stats = cudnnfe.softmax %p {compute_type = f64} : (tensor<4x8x16xf32>) -> (tensor<4x8x16xf16>, tensor<4x8x1xf32>)
  cudnnfe.return %s, %stats : tensor<4x8x16xf16>, tensor<4x8x1xf32>
}
