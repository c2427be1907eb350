// RUN: cudnnfe-opt %s --cudnnfe-check-support=device=h200 --split-input-file --verify-diagnostics

cudnnfe.graph @abs_f64(%x: tensor<8x8xf64>) -> tensor<8x8xf64> {
  // expected-error@+2 {{unsupported on this target: expected compute type f32 but got f64 with no contraction in the graph (h200, sm_90, cuDNN 9.19.0) [pointwise_s1]}}
  // expected-note@+1 {{compute in f32}}
  %y = cudnnfe.abs %x {compute_type = f64}
      : (tensor<8x8xf64>) -> tensor<8x8xf64>
  cudnnfe.return %y : tensor<8x8xf64>
}

// -----

cudnnfe.graph @relu_bf16_sm79(%x: tensor<8x8xbf16>) -> tensor<8x8xbf16>
    attributes {device = #cudnnfe.device<"sm79", {deviceVer = 790, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 79 with bf16 data and no contraction in the graph (sm79, sm_79, cuDNN 9.19.0) [pointwise_s2]}}
  // expected-note@+1 {{bf16 from sm_80}}
  %y = cudnnfe.relu %x
      : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
  cudnnfe.return %y : tensor<8x8xbf16>
}

// -----

cudnnfe.graph @norm2(%x: tensor<8x8xf32>) -> tensor<8x1xf32> {
  // expected-error@+2 {{unsupported on this target: expected mode add, mul, min, max, amax, avg or norm1 but got norm2 (h200, sm_90, cuDNN 9.19.0) [reduction_s1]}}
  // expected-note@+1 {{no other operator}}
  %y = cudnnfe.reduction %x mode(norm2) axes([1])
      : (tensor<8x8xf32>) -> tensor<8x1xf32>
  cudnnfe.return %y : tensor<8x1xf32>
}

// -----

cudnnfe.graph @mul_no_zeros(%x: tensor<8x8xf32>) -> tensor<8x1xf32> {
  // expected-error@+2 {{unsupported on this target: expected mode add, mul, min, max, amax, avg or norm1 but got mul_no_zeros (h200, sm_90, cuDNN 9.19.0) [reduction_s1]}}
  // expected-note@+1 {{no other operator}}
  %y = cudnnfe.reduction %x mode(mul_no_zeros) axes([1])
      : (tensor<8x8xf32>) -> tensor<8x1xf32>
  cudnnfe.return %y : tensor<8x1xf32>
}

// -----

cudnnfe.graph @mul(%x: tensor<8x8xf32>) -> tensor<8x1xf32> {
  // expected-error@+2 {{unsupported on this target: expected mode add, min, max, amax, avg or norm1 but got mul with no contraction in the graph (h200, sm_90, cuDNN 9.19.0) [reduction_s2]}}
  // expected-note@+1 {{behind a matmul only}}
  %y = cudnnfe.reduction %x mode(mul) axes([1])
      : (tensor<8x8xf32>) -> tensor<8x1xf32>
  cudnnfe.return %y : tensor<8x1xf32>
}

// -----

cudnnfe.graph @half_sum(%x: tensor<8x8xf32>) -> tensor<8x1xf16> {
  // expected-error@+2 {{unsupported on this target: expected element type of the result f32 but got f16 with no contraction in the graph (h200, sm_90, cuDNN 9.19.0) [reduction_s3]}}
  // expected-note@+1 {{write f32}}
  %y = cudnnfe.reduction %x mode(add) axes([1])
      : (tensor<8x8xf32>) -> tensor<8x1xf16>
  cudnnfe.return %y : tensor<8x1xf16>
}

// -----

cudnnfe.graph @norm_f64(%x: tensor<8x64xf64>, %s: tensor<1x64xf64>,
    %b: tensor<1x64xf64>) -> tensor<8x64xf64> {
  %e = cudnnfe.constant 1.000000e-05 : f32
  // expected-error@+2 {{unsupported on this target: expected element type of x f16, bf16 or f32 but got f64 (h200, sm_90, cuDNN 9.19.0) [norm_s1]}}
  // expected-note@+1 {{read these types}}
  %y = cudnnfe.layernorm %x, %s, %b, %e phase(inference)
      : (tensor<8x64xf64>, tensor<1x64xf64>, tensor<1x64xf64>, f32) -> tensor<8x64xf64>
  cudnnfe.return %y : tensor<8x64xf64>
}

// -----

cudnnfe.graph @norm_bf16_sm79(%x: tensor<8x64xbf16>, %s: tensor<1x64xf32>,
    %b: tensor<1x64xf32>) -> tensor<8x64xbf16>
    attributes {device = #cudnnfe.device<"sm79", {deviceVer = 790, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  %e = cudnnfe.constant 1.000000e-05 : f32
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 79 with bf16 data (sm79, sm_79, cuDNN 9.19.0) [norm_s2]}}
  // expected-note@+1 {{bf16 needs}}
  %y = cudnnfe.layernorm %x, %s, %b, %e phase(inference)
      : (tensor<8x64xbf16>, tensor<1x64xf32>, tensor<1x64xf32>, f32) -> tensor<8x64xbf16>
  cudnnfe.return %y : tensor<8x64xbf16>
}

// -----

cudnnfe.graph @rmsnorm_bf16_sm79(%x: tensor<8x64xbf16>, %s: tensor<1x64xf32>,
    %b: tensor<1x64xf32>) -> tensor<8x64xbf16>
    attributes {device = #cudnnfe.device<"sm79", {deviceVer = 790, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  %e = cudnnfe.constant 1.000000e-05 : f32
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 79 with bf16 data (sm79, sm_79, cuDNN 9.19.0) [norm_s2]}}
  // expected-note@+1 {{bf16 needs}}
  %y = cudnnfe.rmsnorm %x, %s, %e phase(inference)
      : (tensor<8x64xbf16>, tensor<1x64xf32>, f32) -> tensor<8x64xbf16>
  cudnnfe.return %y : tensor<8x64xbf16>
}

// -----

// The scale spans a dim in the middle; the first dim; the last two are right.
cudnnfe.graph @norm_dims(%x: tensor<2x8x8x64xf16>, %s: tensor<1x8x1x1xf32>,
    %a: tensor<2x8x8x64xf32>, %l: tensor<1x1x8x64xf32>) -> tensor<2x8x8x64xf16> {
  %e = cudnnfe.constant 1.000000e-05 : f32
  // expected-error@+2 {{unsupported on this target: expected no normalized dims other than the last ones (h200, sm_90, cuDNN 9.19.0) [norm_s4]}}
  // expected-note@+1 {{leading dims that are kept}}
  %0 = cudnnfe.layernorm %x, %s, %s, %e phase(inference)
      : (tensor<2x8x8x64xf16>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>, f32) -> tensor<2x8x8x64xf16>
  // expected-error@+2 {{expected no normalized dims other than the last ones (h200, sm_90, cuDNN 9.19.0) [norm_s4]}}
  // expected-note@+1 {{leading dims that are kept}}
  %1 = cudnnfe.rmsnorm %0, %a, %e phase(inference)
      : (tensor<2x8x8x64xf16>, tensor<2x8x8x64xf32>, f32) -> tensor<2x8x8x64xf16>
  %2 = cudnnfe.rmsnorm %1, %l, %e phase(inference)
      : (tensor<2x8x8x64xf16>, tensor<1x1x8x64xf32>, f32) -> tensor<2x8x8x64xf16>
  cudnnfe.return %2 : tensor<2x8x8x64xf16>
}

// -----

cudnnfe.graph @norm_compute(%x: tensor<8x64xf16>, %s: tensor<1x64xf32>,
    %b: tensor<1x64xf32>) -> tensor<8x64xf16> {
  %e = cudnnfe.constant 1.000000e-05 : f32
  // expected-error@+2 {{unsupported on this target: expected compute type f32 but got f64 (h200, sm_90, cuDNN 9.19.0) [norm_s3]}}
  // expected-note@+1 {{compute in f32}}
  %y = cudnnfe.layernorm %x, %s, %b, %e phase(inference) {compute_type = f64}
      : (tensor<8x64xf16>, tensor<1x64xf32>, tensor<1x64xf32>, f32) -> tensor<8x64xf16>
  cudnnfe.return %y : tensor<8x64xf16>
}

// -----

cudnnfe.graph @transpose(%x: tensor<8x16xf16>) -> tensor<16x8xf16> {
  %t = cudnnfe.exp %x : (tensor<8x16xf16>) -> tensor<8x16xf16>
  // expected-error@+2 {{unsupported on this target: expected no result of an operation as operand with operations that read the result (h200, sm_90, cuDNN 9.19.0) [transpose_s1]}}
  // expected-note@+1 {{can have permuted strides}}
  %u = cudnnfe.transpose %t permutation([1, 0])
      : (tensor<8x16xf16>) -> tensor<16x8xf16>
  %y = cudnnfe.relu %u : (tensor<16x8xf16>) -> tensor<16x8xf16>
  cudnnfe.return %y : tensor<16x8xf16>
}

// -----

cudnnfe.graph @reshape(%x: tensor<8x16xf16>) -> tensor<128xf16> {
  %t = cudnnfe.exp %x : (tensor<8x16xf16>) -> tensor<8x16xf16>
  // expected-error@+2 {{unsupported on this target: expected no result of an operation as operand with operations that read the result (h200, sm_90, cuDNN 9.19.0) [reshape_s1]}}
  // expected-note@+1 {{can have other dims}}
  %u = cudnnfe.reshape %t : (tensor<8x16xf16>) -> tensor<128xf16>
  %y = cudnnfe.relu %u : (tensor<128xf16>) -> tensor<128xf16>
  cudnnfe.return %y : tensor<128xf16>
}

// -----

cudnnfe.graph @rope(%x: tensor<1x8x16x64xbf16>, %f: tensor<16x1x1x64xf32>) -> tensor<1x8x16x64xbf16> {
  // expected-error@+2 {{unsupported on this target: expected cuDNN at least 9.24.0 but got 9.19.0 (h200, sm_90, cuDNN 9.19.0) [rope_s1]}}
  // expected-note@+1 {{older libraries}}
  %y = cudnnfe.rope %x, %f
      : (tensor<1x8x16x64xbf16>, tensor<16x1x1x64xf32>)
      -> tensor<1x8x16x64xbf16>
  cudnnfe.return %y : tensor<1x8x16x64xbf16>
}

// -----

// C11.
cudnnfe.graph @elements(%x: tensor<514x2048x2048xf16>) -> tensor<514x2048x2048xf16> {
  // expected-error@+2 {{unsupported on this target: expected elements of a tensor at most 2147483648 but got 2155872256 (h200, sm_90, cuDNN 9.19.0) [any_s1]}}
  // expected-note@+1 {{index with 32 bits}}
  %y = cudnnfe.relu %x
      : (tensor<514x2048x2048xf16>) -> tensor<514x2048x2048xf16>
  cudnnfe.return %y : tensor<514x2048x2048xf16>
}
