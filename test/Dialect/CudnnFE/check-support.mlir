// RUN: cudnnfe-opt %s > %t.before
// RUN: cudnnfe-opt %s --cudnnfe-check-support=device=h200 | diff %t.before -
// RUN: cudnnfe-opt %s --cudnnfe-check-support=cudnn-version=90800 | diff %t.before -
// RUN: not cudnnfe-opt %s --cudnnfe-check-support=device=%t.none.json -o /dev/null 2>&1 | FileCheck %s

// What the rules allow stays as it is, on both sides of every boundary.
// CHECK: error: cannot read device properties '{{.*}}none.json'

#sm79 = #cudnnfe.device<"sm79", {deviceVer = 790, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 65536}>
#sm80 = #cudnnfe.device<"sm80", {deviceVer = 800, multiProcessorCount = 108, maxSharedMemoryPerBlockOptin = 166912}>
#sm119 = #cudnnfe.device<"sm119", {deviceVer = 1190, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>
#sm120 = #cudnnfe.device<"sm120", {deviceVer = 1200, multiProcessorCount = 170, maxSharedMemoryPerBlockOptin = 101376}>
#sm121 = #cudnnfe.device<"sm121", {deviceVer = 1210, multiProcessorCount = 48, maxSharedMemoryPerBlockOptin = 101376}>
#sm130 = #cudnnfe.device<"sm130", {deviceVer = 1300, multiProcessorCount = 48, maxSharedMemoryPerBlockOptin = 101376}>

// S18 (b): the neighbours of sm_120 obey the same rows, and so does what comes
// after it.
cudnnfe.graph @attention_sm80(%q: tensor<1x2x64x64xbf16>) -> tensor<1x2x64x64xbf16>
    attributes {device = #sm80} {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>)
      -> tensor<1x2x64x64xbf16>
  cudnnfe.return %o : tensor<1x2x64x64xbf16>
}
cudnnfe.graph @attention_sm119(%q: tensor<1x2x64x64xbf16>) -> tensor<1x2x64x64xbf16>
    attributes {device = #sm119} {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>)
      -> tensor<1x2x64x64xbf16>
  cudnnfe.return %o : tensor<1x2x64x64xbf16>
}
cudnnfe.graph @attention_sm120(%q: tensor<1x2x64x64xbf16>) -> tensor<1x2x64x64xbf16>
    attributes {device = #sm120} {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>)
      -> tensor<1x2x64x64xbf16>
  cudnnfe.return %o : tensor<1x2x64x64xbf16>
}
cudnnfe.graph @attention_sm121(%q: tensor<1x2x64x64xbf16>) -> tensor<1x2x64x64xbf16>
    attributes {device = #sm121} {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>)
      -> tensor<1x2x64x64xbf16>
  cudnnfe.return %o : tensor<1x2x64x64xbf16>
}
cudnnfe.graph @attention_sm130(%q: tensor<1x2x64x64xbf16>) -> tensor<1x2x64x64xbf16>
    attributes {device = #sm130} {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>, tensor<1x2x64x64xbf16>)
      -> tensor<1x2x64x64xbf16>
  cudnnfe.return %o : tensor<1x2x64x64xbf16>
}

// Half precision products are older than bf16.
cudnnfe.graph @product_sm79(%a: tensor<1x16x32xf16>, %b: tensor<1x32x8xf16>)
    -> tensor<1x16x8xf32> attributes {device = #sm79} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf16>, tensor<1x32x8xf16>) -> tensor<1x16x8xf32>
  cudnnfe.return %c : tensor<1x16x8xf32>
}
cudnnfe.graph @product_bf16_sm80(%a: tensor<1x16x32xbf16>, %b: tensor<1x32x8xbf16>)
    -> tensor<1x16x8xf32> attributes {device = #sm80} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xbf16>, tensor<1x32x8xbf16>) -> tensor<1x16x8xf32>
  cudnnfe.return %c : tensor<1x16x8xf32>
}
cudnnfe.graph @product_f32_sm80(%a: tensor<1x16x32xf32>, %b: tensor<1x32x8xf32>)
    -> tensor<1x16x8xf32> attributes {device = #sm80} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf32>, tensor<1x32x8xf32>) -> tensor<1x16x8xf32>
  cudnnfe.return %c : tensor<1x16x8xf32>
}
cudnnfe.graph @product_bf16_sm121(%a: tensor<1x16x32xbf16>, %b: tensor<1x32x8xbf16>)
    -> tensor<1x16x8xf32> attributes {device = #sm121} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xbf16>, tensor<1x32x8xbf16>) -> tensor<1x16x8xf32>
  cudnnfe.return %c : tensor<1x16x8xf32>
}
cudnnfe.graph @product_f32_sm121(%a: tensor<1x16x32xf32>, %b: tensor<1x32x8xf32>)
    -> tensor<1x16x8xf32> attributes {device = #sm121} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf32>, tensor<1x32x8xf32>) -> tensor<1x16x8xf32>
  cudnnfe.return %c : tensor<1x16x8xf32>
}

// Behind a matmul, other reductions and types are served.
cudnnfe.graph @rows(%a: tensor<1x16x32xf16>, %b: tensor<1x32x8xf16>)
    -> tensor<1x16x1xf32> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf16>, tensor<1x32x8xf16>) -> tensor<1x16x8xf32>
  %d = cudnnfe.reduction %c mode(mul) axes([2])
      : (tensor<1x16x8xf32>) -> tensor<1x16x1xf32>
  cudnnfe.return %d : tensor<1x16x1xf32>
}

// P05: f64 convolutions exist.
cudnnfe.graph @conv_f64(%x: tensor<1x2x1x3xf64>, %w: tensor<4x2x1x1xf64>)
    -> tensor<1x4x1x3xf64> {
  %y = cudnnfe.conv_fprop %x, %w {compute_type = f64}
      : (tensor<1x2x1x3xf64>, tensor<4x2x1x1xf64>) -> tensor<1x4x1x3xf64>
  cudnnfe.return %y : tensor<1x4x1x3xf64>
}

// C11: exactly 2^31 elements.
cudnnfe.graph @elements(%x: tensor<512x2048x2048xf16>)
    -> tensor<512x2048x2048xf16> {
  %y = cudnnfe.relu %x
      : (tensor<512x2048x2048xf16>) -> tensor<512x2048x2048xf16>
  cudnnfe.return %y : tensor<512x2048x2048xf16>
}

// Views at the boundary of a graph.
cudnnfe.graph @views(%x: tensor<8x16xf16>) -> tensor<8x16xf16> {
  %t = cudnnfe.transpose %x permutation([1, 0])
      : (tensor<8x16xf16>) -> tensor<16x8xf16>
  %y = cudnnfe.relu %t : (tensor<16x8xf16>) -> tensor<16x8xf16>
  %u = cudnnfe.transpose %y permutation([1, 0])
      : (tensor<16x8xf16>) -> tensor<8x16xf16>
  cudnnfe.return %u : tensor<8x16xf16>
}

// More queries than keys, with lengths; more keys than queries, without.
cudnnfe.graph @lengths(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x32x64xf16>,
                       %lq: tensor<1x1x1x1xi32>, %lkv: tensor<1x1x1x1xi32>)
    -> tensor<1x2x64x64xf16> {
  %o = cudnnfe.sdpa %q, %k, %k seq_lens(%lq, %lkv)
      band(right = 0, align = bottom_right)
      : (tensor<1x2x64x64xf16>, tensor<1x2x32x64xf16>, tensor<1x2x32x64xf16>,
         tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}
cudnnfe.graph @more_keys(%q: tensor<1x2x32x64xf16>, %k: tensor<1x2x64x64xf16>)
    -> tensor<1x2x32x64xf16> {
  %o = cudnnfe.sdpa %q, %k, %k band(left = 4, right = 0, align = bottom_right)
      : (tensor<1x2x32x64xf16>, tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>)
      -> tensor<1x2x32x64xf16>
  cudnnfe.return %o : tensor<1x2x32x64xf16>
}

// S30: by itself, f32 attention takes the composite form.
cudnnfe.graph @f32(%q: tensor<1x2x32x64xf32>) -> tensor<1x2x32x64xf32>
    attributes {allow_tf32} {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x32x64xf32>, tensor<1x2x32x64xf32>, tensor<1x2x32x64xf32>)
      -> tensor<1x2x32x64xf32>
  cudnnfe.return %o : tensor<1x2x32x64xf32>
}
