// RUN: cudnnfe-opt %s --cudnnfe-check-support=device=h200 --split-input-file --verify-diagnostics

// The table's boundary: sm_79 is below the attention engines, sm_80 is not.
cudnnfe.graph @sm79(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>)
    -> tensor<1x2x64x64xf16>
    attributes {device = #cudnnfe.device<"sm79", {deviceVer = 790, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 79 (sm79, sm_79, cuDNN 9.19.0) [sdpa_s1]}}
  // expected-note@+1 {{the attention engines need the tensor cores of sm_80}}
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

cudnnfe.graph @f64(%q: tensor<1x2x64x64xf64>, %k: tensor<1x2x64x64xf64>,
    %v: tensor<1x2x64x64xf64>)
    -> tensor<1x2x64x64xf64> {
  // expected-error@+2 {{unsupported on this target: expected element type of q f16, bf16 or f32 but got f64 (h200, sm_90, cuDNN 9.19.0) [sdpa_s2]}}
  // expected-note@+1 {{read these types}}
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x64xf64>, tensor<1x2x64x64xf64>,
         tensor<1x2x64x64xf64>)
      -> tensor<1x2x64x64xf64>
  cudnnfe.return %o : tensor<1x2x64x64xf64>
}

// -----

cudnnfe.graph @head_dim(%q: tensor<1x2x64x68xf16>, %k: tensor<1x2x64x68xf16>,
    %v: tensor<1x2x64x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected head dim of q and k a multiple of 8 but got 68 (h200, sm_90, cuDNN 9.19.0) [sdpa_s3]}}
  // expected-note@+1 {{vectors of 8 elements}}
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x68xf16>, tensor<1x2x64x68xf16>,
         tensor<1x2x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

cudnnfe.graph @value_dim(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x60xf16>)
    -> tensor<1x2x64x60xf16> {
  // expected-error@+2 {{unsupported on this target: expected head dim of v a multiple of 8 but got 60 (h200, sm_90, cuDNN 9.19.0) [sdpa_s4]}}
  // expected-note@+1 {{vectors of 8 elements}}
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x60xf16>)
      -> tensor<1x2x64x60xf16>
  cudnnfe.return %o : tensor<1x2x64x60xf16>
}

// -----

cudnnfe.graph @compute(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected compute type f32 but got f64 (h200, sm_90, cuDNN 9.19.0) [sdpa_s5]}}
  // expected-note@+1 {{accumulate in f32}}
  %o = cudnnfe.sdpa %q, %k, %v {compute_type = f64}
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

cudnnfe.graph @statistics(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>)
    -> (tensor<1x2x64x64xf16>, tensor<1x2x64x1xf64>) {
  // expected-error@+2 {{unsupported on this target: expected element type of the statistics f32 but got f64 (h200, sm_90, cuDNN 9.19.0) [sdpa_s6]}}
  // expected-note@+1 {{write f32 statistics}}
  %o, %s = cudnnfe.sdpa %q, %k, %v {compute_type = f32}
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>)
      -> (tensor<1x2x64x64xf16>, tensor<1x2x64x1xf64>)
  cudnnfe.return %o, %s : tensor<1x2x64x64xf16>, tensor<1x2x64x1xf64>
}

// -----

cudnnfe.graph @mask(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>,
    %m: tensor<1x1x64x64xi1>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no mask (h200, sm_90, cuDNN 9.19.0) [sdpa_s7]}}
  // expected-note@+1 {{a bias of 0 and -inf has the same effect}}
  %o = cudnnfe.sdpa %q, %k, %v mask(%m)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>, tensor<1x1x64x64xi1>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

cudnnfe.graph @bias_bottom_right(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>,
    %b: tensor<1x1x64x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no bias with bottom-right alignment and right bound (h200, sm_90, cuDNN 9.19.0) [sdpa_s8]}}
  // expected-note@+1 {{front end}}
  %o = cudnnfe.sdpa %q, %k, %v bias(%b)
      band(right = 0, align = bottom_right)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>, tensor<1x1x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

// S10: the first two rows would see no key.
cudnnfe.graph @bottom_right_rows(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x62x64xf16>,
    %v: tensor<1x2x62x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no bottom-right alignment with right bound and more queries than keys and not sequence lengths (h200, sm_90, cuDNN 9.19.0) [sdpa_s9]}}
  // expected-note@+1 {{would see no key}}
  %o = cudnnfe.sdpa %q, %k, %v band(right = 0, align = bottom_right)
      : (tensor<1x2x64x64xf16>, tensor<1x2x62x64xf16>,
         tensor<1x2x62x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

cudnnfe.graph @left_rows(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x62x64xf16>,
    %v: tensor<1x2x62x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no left bound with more queries than keys and not sequence lengths (h200, sm_90, cuDNN 9.19.0) [sdpa_s10]}}
  // expected-note@+1 {{would see no key}}
  %o = cudnnfe.sdpa %q, %k, %v band(left = 3, align = top_left)
      : (tensor<1x2x64x64xf16>, tensor<1x2x62x64xf16>,
         tensor<1x2x62x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

// S30: one operation for f32 data.
cudnnfe.graph @unified_f32(%q: tensor<1x2x64x64xf32>, %k: tensor<1x2x64x64xf32>,
    %v: tensor<1x2x64x64xf32>)
    -> tensor<1x2x64x64xf32> {
  // expected-error@+2 {{unsupported on this target: expected element type of q f16 or bf16 but got f32 with unified implementation (h200, sm_90, cuDNN 9.19.0) [sdpa_s11]}}
  // expected-note@+1 {{implementation(composite) takes f32}}
  %o = cudnnfe.sdpa %q, %k, %v implementation(unified)
      : (tensor<1x2x64x64xf32>, tensor<1x2x64x64xf32>,
         tensor<1x2x64x64xf32>)
      -> tensor<1x2x64x64xf32>
  cudnnfe.return %o : tensor<1x2x64x64xf32>
}

// -----

cudnnfe.graph @unified_bias(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>,
    %b: tensor<1x1x64x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no bias with unified implementation (h200, sm_90, cuDNN 9.19.0) [sdpa_s12]}}
  // expected-note@+1 {{implementation(composite) takes it}}
  %o = cudnnfe.sdpa %q, %k, %v bias(%b)
      implementation(unified)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>, tensor<1x1x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

cudnnfe.graph @unified_left(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no left bound with unified implementation (h200, sm_90, cuDNN 9.19.0) [sdpa_s13]}}
  // expected-note@+1 {{implementation(composite) takes it}}
  %o = cudnnfe.sdpa %q, %k, %v band(left = 3, align = top_left)
      implementation(unified)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

cudnnfe.graph @unified_right(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x64x64xf16>,
    %v: tensor<1x2x64x64xf16>)
    -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no right bound with unified implementation (h200, sm_90, cuDNN 9.19.0) [sdpa_s14]}}
  // expected-note@+1 {{implementation(composite) takes it}}
  %o = cudnnfe.sdpa %q, %k, %v band(right = 0, align = top_left)
      implementation(unified)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x2x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

// -----

// A batch without keys has rows that nobody writes: the caller gets them filled,
// an operation in the graph would read anything.
cudnnfe.graph @padded_read(%q: tensor<1x2x64x64xf16>, %l: tensor<1x1x1x1xi32>) -> tensor<1x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no operations that read the output or the statistics with sequence lengths (h200, sm_90, cuDNN 9.19.0) [sdpa_s15]}}
  // expected-note@+1 {{only the caller may read them}}
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x1x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x2x64x64xf16>
  %y = cudnnfe.relu %o : (tensor<1x2x64x64xf16>) -> tensor<1x2x64x64xf16>
  cudnnfe.return %y : tensor<1x2x64x64xf16>
}

// -----

// Measured wrong on a device; the other forms of a bias are right.
cudnnfe.graph @bias_per_batch(%q: tensor<2x2x64x64xf16>, %b: tensor<2x2x1x1xf16>) -> tensor<2x2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no bias with one element for queries and keys, not repeated along a batch (h200, sm_90, cuDNN 9.19.0) [sdpa_s16]}}
  // expected-note@+1 {{repeat it along the keys}}
  %o = cudnnfe.sdpa %q, %q, %q bias(%b)
      : (tensor<2x2x64x64xf16>, tensor<2x2x64x64xf16>, tensor<2x2x64x64xf16>,
         tensor<2x2x1x1xf16>) -> tensor<2x2x64x64xf16>
  cudnnfe.return %o : tensor<2x2x64x64xf16>
}

// -----

// With one batch a bias of one element is not repeated along it; with two it is.
cudnnfe.graph @bias_number(%q: tensor<1x2x64x64xf16>, %r: tensor<2x2x64x64xf16>,
    %b: tensor<1x1x1x1xf16>) -> (tensor<1x2x64x64xf16>, tensor<2x2x64x64xf16>) {
  // expected-error@+2 {{expected no bias with one element for queries and keys, not repeated along a batch (h200, sm_90, cuDNN 9.19.0) [sdpa_s16]}}
  // expected-note@+1 {{repeat it along the keys}}
  %o = cudnnfe.sdpa %q, %q, %q bias(%b)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>,
         tensor<1x1x1x1xf16>) -> tensor<1x2x64x64xf16>
  %p = cudnnfe.sdpa %r, %r, %r bias(%b)
      : (tensor<2x2x64x64xf16>, tensor<2x2x64x64xf16>, tensor<2x2x64x64xf16>,
         tensor<1x1x1x1xf16>) -> tensor<2x2x64x64xf16>
  cudnnfe.return %o, %p : tensor<1x2x64x64xf16>, tensor<2x2x64x64xf16>
}

// -----

cudnnfe.graph @softmax(%p: tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32> {
  // expected-error@+2 {{unsupported on this target: expected no use outside of attention (h200, sm_90, cuDNN 9.19.0) [softmax_s1]}}
  // expected-note@+1 {{may not be read again}}
  %y = cudnnfe.softmax %p
      : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
  cudnnfe.return %y : tensor<1x2x8x8xf32>
}
