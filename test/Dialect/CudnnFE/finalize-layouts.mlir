// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-finalize-layouts | FileCheck %s
// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-finalize-layouts --cudnnfe-finalize-layouts | FileCheck %s

// Row-major where nothing is written: arguments, virtual values, results; uids
// in the order of arguments, then results.
// CHECK-LABEL: cudnnfe.graph @plain
// CHECK-SAME: %{{.+}}: tensor<2x16x16xf16, #cudnnfe.layout<strides = [256, 16, 1]>> {cudnnfe.uid = 1 : i64}
// CHECK-SAME: %{{.+}}: tensor<2x16x32xf16, #cudnnfe.layout<strides = [512, 32, 1]>> {cudnnfe.uid = 2 : i64}
// CHECK-SAME: %{{.+}}: f32 {cudnnfe.uid = 3 : i64}
// CHECK-SAME: -> (tensor<2x16x32xf16, #cudnnfe.layout<strides = [512, 32, 1]>> {cudnnfe.uid = 4 : i64})
// CHECK: cudnnfe.matmul {{.*}} -> tensor<2x16x32xf32, #cudnnfe.layout<strides = [512, 32, 1]>>
// CHECK: cudnnfe.mul {{.*}} -> tensor<2x16x32xf16, #cudnnfe.layout<strides = [512, 32, 1]>>
cudnnfe.graph @plain(%a: tensor<2x16x16xf16>, %b: tensor<2x16x32xf16>, %s: f32) -> tensor<2x16x32xf16> {
  %c = cudnnfe.matmul %a, %b : (tensor<2x16x16xf16>, tensor<2x16x32xf16>) -> tensor<2x16x32xf32>
  %d = cudnnfe.mul %c, %s : (tensor<2x16x32xf32>, f32) -> tensor<2x16x32xf16>
  cudnnfe.return %d : tensor<2x16x32xf16>
}

// -----

// Extent-1 dims are spelled canonically: nothing compares their strides.
// CHECK-LABEL: cudnnfe.graph private @canonical
// CHECK-SAME: tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 9, 3, 1]>>
// CHECK-SAME: tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 9, 3, 1]>>
// CHECK: cudnnfe.add {{.*}} -> tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 9, 3, 1]>>
cudnnfe.graph private @canonical(%x: tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 1, 3, 1]>>,
                                 %y: tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 72, 3, 1]>>)
    -> tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 0, 3, 1]>> {
  %z = cudnnfe.add %x, %y
      : (tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 1, 3, 1]>>, tensor<4x1x3x3xf32, #cudnnfe.layout<strides = [72, 72, 3, 1]>>)
      -> tensor<4x1x3x3xf32>
  cudnnfe.return %z : tensor<4x1x3x3xf32>
}

// -----

// Pointwise: the first operand with the dims of the result that is dense. The
// bias is not; the padded one only gives its order.
// CHECK-LABEL: cudnnfe.graph private @pointwise
// CHECK: cudnnfe.add %{{.*}}, %{{.*}} : (tensor<1x8x1x1xf32, #cudnnfe.layout<strides = [8, 1, 1, 1]>>, tensor<2x8x4x4xf32, #cudnnfe.layout<strides = [128, 1, 32, 8]>>) -> tensor<2x8x4x4xf32, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK: cudnnfe.relu {{.*}} -> tensor<2x8x4x4xf32, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK: cudnnfe.add {{.*}} -> tensor<2x8x4x4xf32, #cudnnfe.layout<strides = [128, 16, 4, 1]>>
// CHECK: cudnnfe.cmp_gt {{.*}} -> tensor<2x8x4x4xi1, #cudnnfe.layout<strides = [128, 16, 4, 1]>>
#nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
#padded = #cudnnfe.layout<strides = [256, 1, 64, 16]>
cudnnfe.graph private @pointwise(%x: tensor<2x8x4x4xf32, #nhwc>, %b: tensor<1x8x1x1xf32>, %p: tensor<2x8x4x4xf32, #padded>, %r: tensor<2x8x4x4xf32>)
    -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>, tensor<2x8x4x4xi1>) {
  %0 = cudnnfe.add %b, %x : (tensor<1x8x1x1xf32>, tensor<2x8x4x4xf32, #nhwc>) -> tensor<2x8x4x4xf32>
  %1 = cudnnfe.relu %p : (tensor<2x8x4x4xf32, #padded>) -> tensor<2x8x4x4xf32>
  %2 = cudnnfe.add %p, %r : (tensor<2x8x4x4xf32, #padded>, tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
  %3 = cudnnfe.cmp_gt %2, %0 : (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xi1>
  cudnnfe.return %0, %1, %2, %3 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>, tensor<2x8x4x4xi1>
}

// -----

// Both operands are broadcast: row-major. A stride of 0 is not an order.
// CHECK-LABEL: cudnnfe.graph private @broadcast
// CHECK: cudnnfe.mul {{.*}} -> tensor<2x8x4x4xf32, #cudnnfe.layout<strides = [128, 16, 4, 1]>>
// CHECK: cudnnfe.relu {{.*}} -> tensor<2x8x4x4xf32, #cudnnfe.layout<strides = [128, 16, 4, 1]>>
#zero = #cudnnfe.layout<strides = [0, 0, 0, 0]>
cudnnfe.graph private @broadcast(%x: tensor<2x1x4x4xf32>, %b: tensor<1x8x1x1xf32>, %z: tensor<2x8x4x4xf32, #zero>)
    -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>) {
  %0 = cudnnfe.mul %x, %b : (tensor<2x1x4x4xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x4x4xf32>
  %1 = cudnnfe.relu %z : (tensor<2x8x4x4xf32, #zero>) -> tensor<2x8x4x4xf32>
  cudnnfe.return %0, %1 : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>
}

// -----

// Reductions keep the order of the operand; what has extent 1 there goes where
// the order of the other dims, or the row-major one, has it.
// CHECK-LABEL: cudnnfe.graph private @reduction
// CHECK: mode({{ ?}}add) {{.*}} -> tensor<2x1x4x4xf32, #cudnnfe.layout<strides = [16, 16, 4, 1]>>
// CHECK: mode({{ ?}}max) {{.*}} -> tensor<2x8x4x1xf32, #cudnnfe.layout<strides = [32, 1, 8, 8]>>
#nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
cudnnfe.graph private @reduction(%x: tensor<2x8x4x4xf32, #nhwc>)
    -> (tensor<2x1x4x4xf32>, tensor<2x8x4x1xf32>) {
  %0 = cudnnfe.reduction %x mode(add) axes([1]) : (tensor<2x8x4x4xf32, #nhwc>) -> tensor<2x1x4x4xf32>
  %1 = cudnnfe.reduction %x mode(max) axes([3]) : (tensor<2x8x4x4xf32, #nhwc>) -> tensor<2x8x4x1xf32>
  cudnnfe.return %0, %1 : tensor<2x1x4x4xf32>, tensor<2x8x4x1xf32>
}

// -----

// Views: K read transposed, heads split and merged where strides allow; a
// reshape that they do not allow is a row-major copy.
// CHECK-LABEL: cudnnfe.graph private @views
// CHECK: transpose {{.*}} -> tensor<2x4x8x16xf16, #cudnnfe.layout<strides = [512, 128, 1, 8]>>
// CHECK: reshape {{.*}} -> tensor<2x8x4x8xf16
// CHECK: transpose {{.*}} -> tensor<2x4x8x8xf16, #cudnnfe.layout<strides = [256, 8, 32, 1]>>
// CHECK: reshape {{.*}} -> tensor<16x32xf16, #cudnnfe.layout<strides = [32, 1]>>
cudnnfe.graph private @views(%k: tensor<2x4x16x8xf16>, %x: tensor<2x8x32xf16>)
    -> (tensor<2x4x8x16xf16>, tensor<2x4x8x8xf16>, tensor<16x32xf16>) {
  %kt = cudnnfe.transpose %k permutation([0, 1, 3, 2]) : (tensor<2x4x16x8xf16>) -> tensor<2x4x8x16xf16>
  %s = cudnnfe.reshape %x : (tensor<2x8x32xf16>) -> tensor<2x8x4x8xf16>
  %t = cudnnfe.transpose %s permutation([0, 2, 1, 3]) : (tensor<2x8x4x8xf16>) -> tensor<2x4x8x8xf16>
  %m = cudnnfe.reshape %t : (tensor<2x4x8x8xf16>) -> tensor<16x32xf16>
  cudnnfe.return %kt, %t, %m : tensor<2x4x8x16xf16>, tensor<2x4x8x8xf16>, tensor<16x32xf16>
}

// -----

// A returned value takes the layout of the result, with its alignment; the
// alignment of an argument is kept.
// CHECK-LABEL: cudnnfe.graph @required
// CHECK-SAME: tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 8, 1], alignment = 4>> {cudnnfe.uid = 7 : i64}
// CHECK-SAME: tensor<1x8x8xf16{{.*}}> {cudnnfe.name = "b", cudnnfe.uid = 2 : i64}
// CHECK-SAME: -> (tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 1, 8], alignment = 64>> {cudnnfe.uid = 1 : i64}, tensor<1x8x8xf16, #{{.+}}> {cudnnfe.uid = 3 : i64})
// CHECK: matmul {{.*}} -> tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 1, 8], alignment = 64>>
cudnnfe.graph @required(%a: tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 8, 1], alignment = 4>> {cudnnfe.uid = 7 : i64},
                        %b: tensor<1x8x8xf16> {cudnnfe.name = "b"})
    -> (tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 1, 8], alignment = 64>> {cudnnfe.uid = 1 : i64}, tensor<1x8x8xf16>) {
  %c = cudnnfe.matmul %a, %b : (tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 8, 1], alignment = 4>>, tensor<1x8x8xf16>) -> tensor<1x8x8xf16>
  %d = cudnnfe.relu %c : (tensor<1x8x8xf16>) -> tensor<1x8x8xf16>
  cudnnfe.return %c, %d : tensor<1x8x8xf16>, tensor<1x8x8xf16>
}

// -----

// The host side. A private result is chosen from inside (channels-last) unless
// every call spells it; a call's operand and what else uses its result meet it
// in relayouts, one per value and layout, outside of the loop.
// CHECK-LABEL: cudnnfe.graph private @chosen
// CHECK-SAME: -> (tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK-LABEL: cudnnfe.graph private @asked
// CHECK-SAME: -> (tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[H:.+]]: !cudnnfe.handle, %[[X:.+]]: tensor<1x8x4x4xf16>, %{{.+}}: index) -> (tensor<1x8x4x4xf16>, tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>)
// CHECK: %[[XT:.+]] = cudnnfe.relayout %[[X]] : tensor<1x8x4x4xf16> to tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK-NEXT: %[[Y:.+]] = cudnnfe.call @chosen(%[[H]], %[[XT]]) : {{.*}} -> tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK-NEXT: %[[YT:.+]] = cudnnfe.relayout %[[Y]] : tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>> to tensor<1x8x4x4xf16>
// CHECK-NEXT: scf.for
// CHECK-NOT: relayout
// CHECK: call @chosen(%[[H]], %[[XT]])
// CHECK: call @chosen(%[[H]], %[[Y]])
// CHECK: }
// CHECK: %[[Z:.+]] = cudnnfe.call @asked(%[[H]], %[[X]]) : (!cudnnfe.handle, tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK-NEXT: return %[[YT]], %[[Z]]
#nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
cudnnfe.graph private @chosen(%x: tensor<1x8x4x4xf16, #nhwc>) -> tensor<1x8x4x4xf16> {
  %y = cudnnfe.relu %x : (tensor<1x8x4x4xf16, #nhwc>) -> tensor<1x8x4x4xf16>
  cudnnfe.return %y : tensor<1x8x4x4xf16>
}
cudnnfe.graph private @asked(%x: tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16> {
  %y = cudnnfe.relu %x : (tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16>
  cudnnfe.return %y : tensor<1x8x4x4xf16>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<1x8x4x4xf16>, %n: index) -> (tensor<1x8x4x4xf16>, tensor<1x8x4x4xf16, #nhwc>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = cudnnfe.call @chosen(%h, %x) : (!cudnnfe.handle, tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16>
  scf.for %i = %c0 to %n step %c1 {
    %a = cudnnfe.call @chosen(%h, %x) : (!cudnnfe.handle, tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16>
    %b = cudnnfe.call @chosen(%h, %y) : (!cudnnfe.handle, tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16>
  }
  %z = cudnnfe.call @asked(%h, %x) : (!cudnnfe.handle, tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16, #nhwc>
  return %y, %z : tensor<1x8x4x4xf16>, tensor<1x8x4x4xf16, #nhwc>
}

// -----

// A caller in front of the graph, and an alignment that the operand does not
// promise: 4 bytes are not 16, and 64 are.
// CHECK-LABEL: func.func @main
// CHECK: %[[T:.+]] = cudnnfe.relayout %{{.+}} : tensor<4x8xf32, #{{.+}}> to tensor<4x8xf32, #{{.+}}>
// CHECK: cudnnfe.call @g(%{{.+}}, %[[T]], %{{.+}})
// CHECK-NOT: relayout
func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 4>>,
                %y: tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 64>>)
    -> tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 32>> {
  %z = cudnnfe.call @g(%h, %x, %y)
      : (!cudnnfe.handle, tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 4>>, tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 64>>)
      -> tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 32>>
  return %z : tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 32>>
}
cudnnfe.graph @g(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %z = cudnnfe.add %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %z : tensor<4x8xf32>
}

// -----

// Convolutions are channels-last iff the image is, grouped and padded ones too;
// the epilogue follows.
// CHECK-LABEL: cudnnfe.graph private @conv_channels_last
// CHECK: conv_fprop {{.*}} -> tensor<2x32x16x32xf32, #cudnnfe.layout<strides = [16384, 1, 1024, 32]>>
// CHECK: add {{.*}} -> tensor<2x32x16x32xf32, #cudnnfe.layout<strides = [16384, 1, 1024, 32]>>
#x = #cudnnfe.layout<strides = [16384, 1, 1024, 32]>
#w = #cudnnfe.layout<strides = [25, 1, 5, 1]>
cudnnfe.graph private @conv_channels_last(%x: tensor<2x32x16x32xf32, #x>, %w: tensor<32x1x5x5xf32, #w>, %b: tensor<1x32x1x1xf32>) -> tensor<2x32x16x32xf32> {
  %0 = cudnnfe.conv_fprop %x, %w pre_padding([4, 4]) post_padding([4, 4]) dilation([2, 2]) : (tensor<2x32x16x32xf32, #x>, tensor<32x1x5x5xf32, #w>) -> tensor<2x32x16x32xf32>
  %1 = cudnnfe.add %0, %b : (tensor<2x32x16x32xf32>, tensor<1x32x1x1xf32>) -> tensor<2x32x16x32xf32>
  cudnnfe.return %1 : tensor<2x32x16x32xf32>
}

// -----

// The last dim of a filter may have extent 1: its stride still says channels-last,
// however it is spelled, because the library goes by it.
// CHECK-LABEL: cudnnfe.graph private @narrow_filter
// CHECK: conv_fprop {{.*}}, tensor<4x8x3x1xf16, #cudnnfe.layout<strides = [24, 1, 8, 8]>>) -> tensor<2x4x6x8xf16, #cudnnfe.layout<strides = [192, 1, 32, 4]>>
// CHECK: conv_fprop {{.*}}, tensor<4x8x3x1xf16, #cudnnfe.layout<strides = [24, 1, 8, 8]>>) ->
// CHECK: conv_fprop {{.*}}, tensor<4x8x1x3xf16, #cudnnfe.layout<strides = [24, 1, 24, 8]>>) ->
#x = #cudnnfe.layout<strides = [512, 1, 64, 8]>
#w1 = #cudnnfe.layout<strides = [24, 1, 8, 1]>
#w2 = #cudnnfe.layout<strides = [24, 1, 8, 8]>
#w3 = #cudnnfe.layout<strides = [24, 1, 1, 8]>
cudnnfe.graph private @narrow_filter(%x: tensor<2x8x8x8xf16, #x>, %u: tensor<4x8x3x1xf16, #w1>, %v: tensor<4x8x3x1xf16, #w2>, %w: tensor<4x8x1x3xf16, #w3>)
    -> (tensor<2x4x6x8xf16>, tensor<2x4x6x8xf16>, tensor<2x4x8x6xf16>) {
  %0 = cudnnfe.conv_fprop %x, %u : (tensor<2x8x8x8xf16, #x>, tensor<4x8x3x1xf16, #w1>) -> tensor<2x4x6x8xf16>
  %1 = cudnnfe.conv_fprop %x, %v : (tensor<2x8x8x8xf16, #x>, tensor<4x8x3x1xf16, #w2>) -> tensor<2x4x6x8xf16>
  %2 = cudnnfe.conv_fprop %x, %w : (tensor<2x8x8x8xf16, #x>, tensor<4x8x1x3xf16, #w3>) -> tensor<2x4x8x6xf16>
  cudnnfe.return %0, %1, %2 : tensor<2x4x6x8xf16>, tensor<2x4x6x8xf16>, tensor<2x4x8x6xf16>
}

// -----

// CHECK-LABEL: cudnnfe.graph private @conv_channels_first
// CHECK: conv_fprop {{.*}} -> tensor<2x4x6x6xf32, #cudnnfe.layout<strides = [144, 36, 6, 1]>>
#w = #cudnnfe.layout<strides = [72, 1, 24, 8]>
cudnnfe.graph private @conv_channels_first(%x: tensor<2x8x8x8xf32>, %w: tensor<4x8x3x3xf32, #w>) -> tensor<2x4x6x6xf32> {
  %0 = cudnnfe.conv_fprop %x, %w : (tensor<2x8x8x8xf32>, tensor<4x8x3x3xf32, #w>) -> tensor<2x4x6x6xf32>
  cudnnfe.return %0 : tensor<2x4x6x6xf32>
}

// -----

// One channel, however its stride is spelled, tells nothing: the filter
// decides, and channels-first if it does not either.
// CHECK-LABEL: cudnnfe.graph private @one_channel
// CHECK: conv_fprop {{.*}} -> tensor<1x64x8x8xf32, #cudnnfe.layout<strides = [4096, 64, 8, 1]>>
// CHECK: conv_fprop {{.*}} -> tensor<1x4x1x1xf32, #cudnnfe.layout<strides = [4, 1, 1, 1]>>
// CHECK: conv_fprop {{.*}} -> tensor<1x4x2x2xf32, #cudnnfe.layout<strides = [16, 1, 8, 4]>>
#x = #cudnnfe.layout<strides = [1, 1, 10, 1]>
#w = #cudnnfe.layout<strides = [9, 1, 3, 1]>
#last = #cudnnfe.layout<strides = [32, 1, 16, 8]>
cudnnfe.graph private @one_channel(%x: tensor<1x1x10x10xf32, #x>, %w: tensor<64x1x3x3xf32, #w>,
                                   %y: tensor<1x8x1x1xf32>, %v: tensor<4x8x1x1xf32>, %u: tensor<4x8x2x2xf32, #last>)
    -> (tensor<1x64x8x8xf32>, tensor<1x4x1x1xf32>, tensor<1x4x2x2xf32>) {
  %0 = cudnnfe.conv_fprop %x, %w : (tensor<1x1x10x10xf32, #x>, tensor<64x1x3x3xf32, #w>) -> tensor<1x64x8x8xf32>
  %1 = cudnnfe.conv_fprop %y, %v : (tensor<1x8x1x1xf32>, tensor<4x8x1x1xf32>) -> tensor<1x4x1x1xf32>
  %2 = cudnnfe.conv_fprop %y, %u pre_padding([1, 1]) post_padding([1, 1]) : (tensor<1x8x1x1xf32>, tensor<4x8x2x2xf32, #last>) -> tensor<1x4x2x2xf32>
  cudnnfe.return %0, %1, %2 : tensor<1x64x8x8xf32>, tensor<1x4x1x1xf32>, tensor<1x4x2x2xf32>
}

// -----

// One spatial dim and three.
// CHECK-LABEL: cudnnfe.graph private @conv_ranks
// CHECK: conv_fprop {{.*}} -> tensor<2x4x6xf32, #cudnnfe.layout<strides = [24, 1, 4]>>
// CHECK: conv_fprop {{.*}} -> tensor<2x4x2x3x4xf32, #cudnnfe.layout<strides = [96, 1, 48, 16, 4]>>
#x1 = #cudnnfe.layout<strides = [64, 1, 8]>
#x3 = #cudnnfe.layout<strides = [960, 1, 240, 48, 8]>
cudnnfe.graph private @conv_ranks(%x: tensor<2x8x8xf32, #x1>, %w: tensor<4x8x3xf32>, %y: tensor<2x8x4x5x6xf32, #x3>, %v: tensor<4x8x3x3x3xf32>)
    -> (tensor<2x4x6xf32>, tensor<2x4x2x3x4xf32>) {
  %0 = cudnnfe.conv_fprop %x, %w : (tensor<2x8x8xf32, #x1>, tensor<4x8x3xf32>) -> tensor<2x4x6xf32>
  %1 = cudnnfe.conv_fprop %y, %v : (tensor<2x8x4x5x6xf32, #x3>, tensor<4x8x3x3x3xf32>) -> tensor<2x4x2x3x4xf32>
  cudnnfe.return %0, %1 : tensor<2x4x6xf32>, tensor<2x4x2x3x4xf32>
}

// -----

// Norms follow X, statistics too.
// CHECK-LABEL: cudnnfe.graph private @norms
// CHECK: layernorm {{.*}} -> (tensor<2x6x4xf32, #cudnnfe.layout<strides = [4, 8, 1]>>, tensor<2x6x1xf32, #cudnnfe.layout<strides = [1, 2, 1]>>, tensor<2x6x1xf32, #cudnnfe.layout<strides = [1, 2, 1]>>)
// CHECK: batchnorm_inference {{.*}} -> tensor<2x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
// CHECK: sdpa {{.*}} -> tensor<1x2x8x8xf16, #cudnnfe.layout<strides = [128, 64, 8, 1]>>
#x = #cudnnfe.layout<strides = [4, 8, 1]>
#nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
#bshd = #cudnnfe.layout<strides = [128, 8, 16, 1]>
cudnnfe.graph private @norms(%x: tensor<2x6x4xf32, #x>, %s: tensor<1x1x4xf32>, %e: f32, %i: tensor<2x8x4x4xf16, #nhwc>, %c: tensor<1x8x1x1xf32>)
    -> (tensor<2x6x4xf32>, tensor<2x6x1xf32>, tensor<2x6x1xf32>, tensor<2x8x4x4xf16>) {
  %y, %m, %v = cudnnfe.layernorm %x, %s, %s, %e phase(training)
      : (tensor<2x6x4xf32, #x>, tensor<1x1x4xf32>, tensor<1x1x4xf32>, f32) -> (tensor<2x6x4xf32>, tensor<2x6x1xf32>, tensor<2x6x1xf32>)
  %b = cudnnfe.batchnorm_inference %i, %c, %c, %c, %c
      : (tensor<2x8x4x4xf16, #nhwc>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x4x4xf16>
  cudnnfe.return %y, %m, %v, %b : tensor<2x6x4xf32>, tensor<2x6x1xf32>, tensor<2x6x1xf32>, tensor<2x8x4x4xf16>
}
cudnnfe.graph private @attention(%q: tensor<1x2x8x8xf16, #bshd>) -> tensor<1x2x8x8xf16> {
  %o = cudnnfe.sdpa %q, %q, %q : (tensor<1x2x8x8xf16, #bshd>, tensor<1x2x8x8xf16, #bshd>, tensor<1x2x8x8xf16, #bshd>) -> tensor<1x2x8x8xf16>
  cudnnfe.return %o : tensor<1x2x8x8xf16>
}

// -----

// Any number is a uid, the largest one too.
// CHECK-LABEL: cudnnfe.graph @uids
// CHECK-SAME: {cudnnfe.uid = 9223372036854775807 : i64}
// CHECK-SAME: {cudnnfe.uid = 2 : i64}
// CHECK-SAME: {cudnnfe.uid = 1 : i64}
// CHECK-SAME: {cudnnfe.uid = 0 : i64}
cudnnfe.graph @uids(%x: tensor<4xf32> {cudnnfe.uid = 9223372036854775807 : i64}, %y: tensor<4xf32>, %z: tensor<4xf32> {cudnnfe.uid = 1 : i64}) -> (tensor<4xf32> {cudnnfe.uid = 0 : i64}) {
  %0 = cudnnfe.add %x, %y : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = cudnnfe.add %0, %z : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %1 : tensor<4xf32>
}

// -----

// A view of an argument that repeats elements repeats them as well; what is
// written, or returned, does not.
// CHECK-LABEL: cudnnfe.graph private @repeated
// CHECK: transpose {{.*}} -> tensor<8x4xf32, #cudnnfe.layout<strides = [1, 0]>>
// CHECK: exp {{.*}} -> tensor<8x4xf32, #cudnnfe.layout<strides = [4, 1]>>
// CHECK: transpose {{.*}} -> tensor<8x4xf32, #cudnnfe.layout<strides = [4, 1]>>
// CHECK: relayout {{.*}} to tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>
#zero = #cudnnfe.layout<strides = [0, 1]>
cudnnfe.graph private @repeated(%x: tensor<4x8xf32, #zero>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x8xf32>) {
  %0 = cudnnfe.transpose %x permutation([1, 0]) : (tensor<4x8xf32, #zero>) -> tensor<8x4xf32>
  %1 = cudnnfe.exp %0 : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %2 = cudnnfe.transpose %x permutation([1, 0]) : (tensor<4x8xf32, #zero>) -> tensor<8x4xf32>
  %3 = cudnnfe.relayout %x : tensor<4x8xf32, #zero> to tensor<4x8xf32>
  cudnnfe.return %1, %2, %3 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<4x8xf32>
}
