// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-infer-shapes | FileCheck %s
// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-infer-shapes --cudnnfe-infer-shapes | FileCheck %s

// Matmul: batched, broadcast batch, grouped heads; dims of the result follow.
// CHECK-LABEL: cudnnfe.graph @matmul
// CHECK-SAME: -> (tensor<4x8x32xf32>, tensor<2x8x16x4xf32>)
// CHECK: matmul {{.*}} -> tensor<4x8x32xf32>
// CHECK: matmul {{.*}} -> tensor<2x8x16x4xf32>
// CHECK: return {{.*}} : tensor<4x8x32xf32>, tensor<2x8x16x4xf32>
cudnnfe.graph @matmul(%a: tensor<4x8x16xf16>, %b: tensor<1x16x32xf16>, %p: tensor<2x8x16x8xf16>, %v: tensor<2x2x8x4xf16>)
    -> (tensor<?x?x?xf32>, tensor<2x?x?x?xf32>) {
  %c = cudnnfe.matmul %a, %b : (tensor<4x8x16xf16>, tensor<1x16x32xf16>) -> tensor<?x?x?xf32>
  %d = cudnnfe.matmul %p, %v : (tensor<2x8x16x8xf16>, tensor<2x2x8x4xf16>) -> tensor<?x?x?x4xf32>
  cudnnfe.return %c, %d : tensor<?x?x?xf32>, tensor<?x?x?x4xf32>
}

// -----

// Pointwise: broadcasting is right-aligned, from the rank of the result on; a
// `?` meets a known extent.
// CHECK-LABEL: cudnnfe.graph @pointwise
// CHECK: add {{.*}} -> tensor<4x8x16xf32>
// CHECK: relu {{.*}} -> tensor<4x8x16xf16>
// CHECK: cmp_gt {{.*}} -> tensor<4x8x16xi1>
// CHECK: binary_select {{.*}} -> tensor<4x8x16xf32>
// CHECK: gen_index {{.*}} -> tensor<4x8x16xi32>
cudnnfe.graph @pointwise(%x: tensor<4x1x16xf32>, %y: tensor<8x1xf32>, %s: f32) -> (tensor<?x?x?xf32>, tensor<?x?x?xi32>) {
  %0 = cudnnfe.add %x, %y : (tensor<4x1x16xf32>, tensor<8x1xf32>) -> tensor<?x?x?xf32>
  %1 = cudnnfe.relu %0 : (tensor<?x?x?xf32>) -> tensor<?x?x16xf16>
  %2 = cudnnfe.cmp_gt %1, %s : (tensor<?x?x16xf16>, f32) -> tensor<?x?x?xi1>
  %3 = cudnnfe.binary_select %0, %s, %2 : (tensor<?x?x?xf32>, f32, tensor<?x?x?xi1>) -> tensor<?x?x?xf32>
  %4 = cudnnfe.gen_index %3 axis(1) : (tensor<?x?x?xf32>) -> tensor<?x?x?xi32>
  cudnnfe.return %3, %4 : tensor<?x?x?xf32>, tensor<?x?x?xi32>
}

// -----

// CHECK-LABEL: cudnnfe.graph @reduction
// CHECK: reduction {{.*}} -> tensor<4x1x16xf32>
// CHECK: reduction {{.*}} -> tensor<2x1x16xf32>
cudnnfe.graph @reduction(%x: tensor<4x8x16xf32>) -> tensor<?x?x?xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes([1]) : (tensor<4x8x16xf32>) -> tensor<?x?x?xf32>
  %1 = cudnnfe.reduction %0 mode(max) : (tensor<?x?x?xf32>) -> tensor<2x1x16xf32>
  cudnnfe.return %1 : tensor<2x1x16xf32>
}

// -----

// O may be left for inference, with and without a layout.
// CHECK-LABEL: cudnnfe.graph @attention
// CHECK: sdpa {{.*}} -> (tensor<2x16x128x32xf16>, tensor<2x16x128x1xf32>)
// CHECK: sdpa {{.*}} -> tensor<2x16x128x32xf16, #cudnnfe.layout<strides = [65536, 32, 512, 1]>>
// CHECK: softmax {{.*}} -> (tensor<2x16x128x32xf16>, tensor<2x16x128x1xf32>)
#bshd = #cudnnfe.layout<strides = [65536, 32, 512, 1]>
cudnnfe.graph @attention(%q: tensor<2x16x128x64xf16>, %k: tensor<2x4x64x64xf16>, %v: tensor<2x2x64x32xf16>)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf16, #bshd>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf32>) {
  %o, %stats = cudnnfe.sdpa %q, %k, %v causal
      : (tensor<2x16x128x64xf16>, tensor<2x4x64x64xf16>, tensor<2x2x64x32xf16>) -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf32>)
  %p = cudnnfe.sdpa %q, %k, %v
      : (tensor<2x16x128x64xf16>, tensor<2x4x64x64xf16>, tensor<2x2x64x32xf16>) -> tensor<?x?x?x?xf16, #bshd>
  %s, %lse = cudnnfe.softmax %o : (tensor<?x?x?x?xf16>) -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf32>)
  cudnnfe.return %stats, %p, %s, %lse : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf16, #bshd>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf32>
}

// -----

// Reshape with one unknown extent, transpose, rope, relayout.
// CHECK-LABEL: cudnnfe.graph @shape
// CHECK: reshape {{.*}} -> tensor<2x128x8x64xf16>
// CHECK: transpose {{.*}} -> tensor<2x8x128x64xf16>
// CHECK: rope {{.*}} -> tensor<2x8x128x64xf16>
// CHECK: relayout {{.*}} to tensor<2x8x128x64xf16, #cudnnfe.layout<strides = [65536, 64, 512, 1]>>
cudnnfe.graph @shape(%x: tensor<256x512xf16>, %f: tensor<128x1x1x64xf32>) -> tensor<?x?x?x?xf16, #cudnnfe.layout<strides = [65536, 64, 512, 1]>> {
  %0 = cudnnfe.reshape %x : (tensor<256x512xf16>) -> tensor<2x128x?x64xf16>
  %1 = cudnnfe.transpose %0 permutation([0, 2, 1, 3]) : (tensor<2x128x?x64xf16>) -> tensor<?x?x?x?xf16>
  %2 = cudnnfe.rope %1, %f : (tensor<?x?x?x?xf16>, tensor<128x1x1x64xf32>) -> tensor<?x?x?x?xf16>
  %3 = cudnnfe.relayout %2 : tensor<?x?x?x?xf16> to tensor<?x?x?x?xf16, #cudnnfe.layout<strides = [65536, 64, 512, 1]>>
  cudnnfe.return %3 : tensor<?x?x?x?xf16, #cudnnfe.layout<strides = [65536, 64, 512, 1]>>
}

// -----

// What an argument leaves unknown stays unknown, silently.
// CHECK-LABEL: cudnnfe.graph @unknown
// CHECK-SAME: -> tensor<4x?x32xf32>
// CHECK: matmul {{.*}} -> tensor<4x?x32xf32>
// CHECK: reshape {{.*}} -> tensor<4x8x?x32xf32>
cudnnfe.graph @unknown(%a: tensor<4x?x16xf16>, %b: tensor<4x16x32xf16>) -> tensor<?x?x?xf32> {
  %c = cudnnfe.matmul %a, %b : (tensor<4x?x16xf16>, tensor<4x16x32xf16>) -> tensor<?x?x?xf32>
  %d = cudnnfe.reshape %c : (tensor<?x?x?xf32>) -> tensor<4x8x?x32xf32>
  cudnnfe.return %c : tensor<?x?x?xf32>
}

// -----

// Callers in front of their callees, functions and graphs alike; results of
// public functions, arguments and results of private ones, a relayout between.
// CHECK-LABEL: func.func @main
// CHECK-SAME: -> (tensor<4x8xf32>, tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>)
// CHECK: call @outer(%{{.+}}, %{{.+}}) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: relayout {{.*}} to tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
// CHECK-LABEL: func.func private @outer
// CHECK-SAME: -> tensor<4x8xf32>
// CHECK: call @inner({{.*}}) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-LABEL: func.func private @inner
// CHECK-SAME: %{{.+}}: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: cudnnfe.call @g({{.*}}) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32, #cudnnfe.layout<strides = [1, 4]>>) {
  %y = call @outer(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  %z = cudnnfe.relayout %y : tensor<?x?xf32> to tensor<?x?xf32, #cudnnfe.layout<strides = [1, 4]>>
  return %y, %z : tensor<?x?xf32>, tensor<?x?xf32, #cudnnfe.layout<strides = [1, 4]>>
}
func.func private @outer(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  %y = call @inner(%h, %0) : (!cudnnfe.handle, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
func.func private @inner(%h: !cudnnfe.handle, %x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}

// -----

// What a loop carries, branches that agree in one extent only, and blocks.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: -> tensor<4x8xf32>
// CHECK: scf.for {{.*}} -> (tensor<4x8xf32>)
// CHECK: cudnnfe.call @g({{.*}}) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: scf.yield %{{.+}} : tensor<4x8xf32>
// CHECK-LABEL: func.func @branch
// CHECK-SAME: -> tensor<?x8xf32>
// CHECK: scf.if {{.*}} -> (tensor<?x8xf32>)
// CHECK: %[[A:.+]] = cudnnfe.call @g({{.*}}) : {{.*}} -> tensor<4x8xf32>
// CHECK: %[[AC:.+]] = tensor.cast %[[A]] : tensor<4x8xf32> to tensor<?x8xf32>
// CHECK: scf.yield %[[AC]] : tensor<?x8xf32>
// CHECK: %[[B:.+]] = cudnnfe.call @k({{.*}}) : {{.*}} -> tensor<2x8xf32>
// CHECK: tensor.cast %[[B]]
// CHECK-LABEL: func.func @while
// CHECK: scf.while (%{{.+}} = %{{.+}}) : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-LABEL: func.func @blocks
// CHECK-SAME: -> tensor<4x8xf32>
// CHECK: ^bb1(%{{.+}}: tensor<4x8xf32>)
func.func @loop(%h: !cudnnfe.handle, %x: tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %0) -> (tensor<?x?xf32>) {
    %2 = cudnnfe.call @g(%h, %c) : (!cudnnfe.handle, tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  return %1 : tensor<?x?xf32>
}
func.func @branch(%h: !cudnnfe.handle, %x: tensor<4x8xf32>, %w: tensor<2x8xf32>, %p: i1) -> tensor<?x?xf32> {
  %0 = scf.if %p -> (tensor<?x?xf32>) {
    %1 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  } else {
    %1 = cudnnfe.call @k(%h, %w) : (!cudnnfe.handle, tensor<2x8xf32>) -> tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}
func.func @while(%h: !cudnnfe.handle, %x: tensor<4x8xf32>, %p: i1) -> tensor<?x?xf32> {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  %1 = scf.while (%c = %0) : (tensor<?x?xf32>) -> tensor<?x?xf32> {
    scf.condition(%p) %c : tensor<?x?xf32>
  } do {
  ^bb0(%d: tensor<?x?xf32>):
    %2 = cudnnfe.call @g(%h, %d) : (!cudnnfe.handle, tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  return %1 : tensor<?x?xf32>
}
func.func @blocks(%h: !cudnnfe.handle, %x: tensor<4x8xf32>, %p: i1) -> tensor<?x?xf32> {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  cf.br ^bb1(%0 : tensor<?x?xf32>)
^bb1(%c: tensor<?x?xf32>):
  %1 = cudnnfe.call @g(%h, %c) : (!cudnnfe.handle, tensor<?x?xf32>) -> tensor<?x?xf32>
  cf.cond_br %p, ^bb1(%1 : tensor<?x?xf32>), ^bb2
^bb2:
  return %1 : tensor<?x?xf32>
}
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}
cudnnfe.graph private @k(%x: tensor<2x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<2x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}

// -----

// Operations that insist on the type that was there get a cast; an external
// function, a function that recurs, and one whose symbol is taken.
// CHECK-LABEL: func.func private @extern(tensor<?x?xf32>)
// CHECK-LABEL: func.func @casts
// CHECK: %[[Y:.+]] = cudnnfe.call @g({{.*}}) : {{.*}} -> tensor<4x8xf32>
// CHECK: %[[C0:.+]] = tensor.cast %[[Y]] : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK: call @extern(%[[C0]]) : (tensor<?x?xf32>) -> ()
// CHECK: %[[C1:.+]] = tensor.cast %[[Y]]
// CHECK: arith.addf %[[C1]], %{{.+}} : tensor<?x?xf32>
// CHECK: call @recurs(%{{.+}}, %[[Y]], %{{.+}}) : (!cudnnfe.handle, tensor<4x8xf32>, i1) -> tensor<4x8xf32>
// CHECK: call @taken(%{{.+}}) : (tensor<?x?xf32>)
// CHECK-LABEL: func.func private @recurs
// CHECK-SAME: tensor<4x8xf32>, %{{.+}}: i1) -> tensor<4x8xf32>
// CHECK-LABEL: func.func private @taken(%{{.+}}: tensor<?x?xf32>)
func.func private @extern(tensor<?x?xf32>)
func.func @casts(%h: !cudnnfe.handle, %x: tensor<4x8xf32>, %p: i1) -> tensor<?x?xf32> {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<?x?xf32>
  call @extern(%y) : (tensor<?x?xf32>) -> ()
  %a = arith.addf %y, %y : tensor<?x?xf32>
  %r = call @recurs(%h, %y, %p) : (!cudnnfe.handle, tensor<?x?xf32>, i1) -> tensor<?x?xf32>
  call @taken(%y) : (tensor<?x?xf32>) -> ()
  %f = constant @taken : (tensor<?x?xf32>) -> ()
  return %a : tensor<?x?xf32>
}
func.func private @recurs(%h: !cudnnfe.handle, %x: tensor<?x?xf32>, %p: i1) -> tensor<?x?xf32> {
  %0 = scf.if %p -> tensor<?x?xf32> {
    %1 = func.call @recurs(%h, %x, %p) : (!cudnnfe.handle, tensor<?x?xf32>, i1) -> tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  } else {
    %1 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %1 : tensor<?x?xf32>
  }
  return %0 : tensor<?x?xf32>
}
func.func private @taken(%x: tensor<?x?xf32>) {
  return
}
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %y : tensor<?x?xf32>
}

// -----

// Convolutions round down; asymmetric padding, dilation, groups; three ranks.
// CHECK-LABEL: cudnnfe.graph @convolution
// CHECK: conv_fprop {{.*}} -> tensor<2x6x3x4xf32>
// CHECK: conv_fprop {{.*}} -> tensor<2x6x1x2xf32>
// CHECK: conv_fprop {{.*}} -> tensor<2x6x6xf32>
cudnnfe.graph @convolution(%x: tensor<2x8x8x8xf32>, %w: tensor<6x4x3x3xf32>, %v: tensor<6x6x3x3xf32>, %l: tensor<2x8x8xf32>, %m: tensor<6x8x3xf32>)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) {
  %0 = cudnnfe.conv_fprop %x, %w pre_padding([0, 1]) post_padding([0, 0]) stride([2, 2]) : (tensor<2x8x8x8xf32>, tensor<6x4x3x3xf32>) -> tensor<?x?x?x?xf32>
  %1 = cudnnfe.conv_fprop %0, %v pre_padding([1, 1]) post_padding([1, 1]) dilation([2, 2]) : (tensor<?x?x?x?xf32>, tensor<6x6x3x3xf32>) -> tensor<?x?x?x?xf32>
  %2 = cudnnfe.conv_fprop %l, %m : (tensor<2x8x8xf32>, tensor<6x8x3xf32>) -> tensor<?x?x?xf32>
  cudnnfe.return %1, %2 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

// CHECK-LABEL: cudnnfe.graph @norms
// CHECK: layernorm {{.*}} -> (tensor<2x6x4xf32>, tensor<2x6x1xf32>, tensor<2x6x1xf32>)
// CHECK: rmsnorm {{.*}} -> tensor<2x6x4xf16>
// CHECK: instancenorm {{.*}} -> (tensor<2x8x4x4xf32>, tensor<2x8x1x1xf32>, tensor<2x8x1x1xf32>)
// CHECK: batchnorm_inference {{.*}} -> tensor<2x8x4x4xf16>
cudnnfe.graph @norms(%x: tensor<2x6x4xf32>, %s: tensor<1x1x4xf32>, %e: f32, %i: tensor<2x8x4x4xf32>, %c: tensor<1x8x1x1xf32>)
    -> (tensor<?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %y, %m, %v = cudnnfe.layernorm %x, %s, %s, %e phase(training)
      : (tensor<2x6x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>, f32) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  %r = cudnnfe.rmsnorm %y, %s, %e phase(inference) : (tensor<?x?x?xf32>, tensor<1x1x4xf32>, f32) -> tensor<?x?x?xf16>
  %n, %im, %iv = cudnnfe.instancenorm %i, %c, %c, %e phase(training)
      : (tensor<2x8x4x4xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>, f32) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
  %b = cudnnfe.batchnorm_inference %n, %c, %c, %c, %c
      : (tensor<?x?x?x?xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>) -> tensor<?x?x?x?xf16>
  cudnnfe.return %r, %b, %m, %im : tensor<?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>
}
