// RUN: cudnnfe-opt %s --cudnnfe-check-support=device=h200 --split-input-file --verify-diagnostics

// P05.
cudnnfe.graph @f64_a(%a: tensor<1x16x32xf64>, %b: tensor<1x32x8xf64>) -> tensor<1x16x8xf64> {
  // expected-error@+2 {{unsupported on this target: expected element type of a f16, bf16, f32 or i8 but got f64 (h200, sm_90, cuDNN 9.19.0) [matmul_s1]}}
  // expected-note@+1 {{cuBLASLt only}}
  %y = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf64>, tensor<1x32x8xf64>) -> tensor<1x16x8xf64>
  cudnnfe.return %y : tensor<1x16x8xf64>
}

// -----

cudnnfe.graph @f64_b(%a: tensor<1x16x32xf32>, %b: tensor<1x32x8xf64>) -> tensor<1x16x8xf32> {
  // expected-error@+2 {{unsupported on this target: expected element type of b f16, bf16, f32 or i8 but got f64 (h200, sm_90, cuDNN 9.19.0) [matmul_s2]}}
  // expected-note@+1 {{cuBLASLt only}}
  %y = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf32>, tensor<1x32x8xf64>) -> tensor<1x16x8xf32>
  cudnnfe.return %y : tensor<1x16x8xf32>
}

// -----

// P06.
cudnnfe.graph @bf16_sm79(%a: tensor<1x16x32xbf16>, %b: tensor<1x32x8xbf16>) -> tensor<1x16x8xf32>
    attributes {device = #cudnnfe.device<"sm79", {deviceVer = 790, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 79 with bf16 data (sm79, sm_79, cuDNN 9.19.0) [matmul_s3]}}
  // expected-note@+1 {{bf16 needs}}
  %y = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xbf16>, tensor<1x32x8xbf16>) -> tensor<1x16x8xf32>
  cudnnfe.return %y : tensor<1x16x8xf32>
}

// -----

cudnnfe.graph @f32_sm70(%a: tensor<1x16x32xf32>, %b: tensor<1x32x8xf32>) -> tensor<1x16x8xf32>
    attributes {device = #cudnnfe.device<"sm70", {deviceVer = 700, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 70 with f32 operands (sm70, sm_70, cuDNN 9.19.0) [matmul_s4]}}
  // expected-note@+1 {{TF32 tensor cores}}
  %y = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf32>, tensor<1x32x8xf32>) -> tensor<1x16x8xf32>
  cudnnfe.return %y : tensor<1x16x8xf32>
}

// -----

cudnnfe.graph @i8_sm75(%a: tensor<1x16x32xi8>, %b: tensor<1x32x8xi8>) -> tensor<1x16x8xi32>
    attributes {device = #cudnnfe.device<"sm75", {deviceVer = 750, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 75 with i8 operands (sm75, sm_75, cuDNN 9.19.0) [matmul_s5]}}
  // expected-note@+1 {{tensor cores of sm_80}}
  %y = cudnnfe.matmul %a, %b {compute_type = i32}
      : (tensor<1x16x32xi8>, tensor<1x32x8xi8>) -> tensor<1x16x8xi32>
  cudnnfe.return %y : tensor<1x16x8xi32>
}

// -----

cudnnfe.graph @i8_in_f32(%a: tensor<1x16x32xi8>, %b: tensor<1x32x8xi8>) -> tensor<1x16x8xi32> {
  // expected-error@+2 {{unsupported on this target: expected compute type i32 but got f32 with i8 operands (h200, sm_90, cuDNN 9.19.0) [matmul_s6]}}
  // expected-note@+1 {{summed in i32}}
  %y = cudnnfe.matmul %a, %b {compute_type = f32}
      : (tensor<1x16x32xi8>, tensor<1x32x8xi8>) -> tensor<1x16x8xi32>
  cudnnfe.return %y : tensor<1x16x8xi32>
}

// -----

cudnnfe.graph @mix(%a: tensor<1x16x32xf16>, %b: tensor<1x32x8xbf16>) -> tensor<1x16x8xf32> {
  // expected-error@+2 {{unsupported on this target: expected no mix of float types (h200, sm_90, cuDNN 9.19.0) [matmul_s7]}}
  // expected-note@+1 {{convert one of them}}
  %y = cudnnfe.matmul %a, %b
      : (tensor<1x16x32xf16>, tensor<1x32x8xbf16>) -> tensor<1x16x8xf32>
  cudnnfe.return %y : tensor<1x16x8xf32>
}

// -----

cudnnfe.graph @conv_i32(%x: tensor<1x8x8x8xi32>, %w: tensor<8x8x1x1xi32>) -> tensor<1x8x8x8xi32> {
  // expected-error@+2 {{unsupported on this target: expected element type of x f16, bf16, f32, f64 or i8 but got i32 (h200, sm_90, cuDNN 9.19.0) [conv_fprop_s1]}}
  // expected-note@+1 {{read these types}}
  %y = cudnnfe.conv_fprop %x, %w {compute_type = i32}
      : (tensor<1x8x8x8xi32>, tensor<8x8x1x1xi32>) -> tensor<1x8x8x8xi32>
  cudnnfe.return %y : tensor<1x8x8x8xi32>
}

// -----

cudnnfe.graph @conv_bf16_sm79(%x: tensor<1x8x8x8xbf16>, %w: tensor<8x8x1x1xbf16>) -> tensor<1x8x8x8xbf16>
    attributes {device = #cudnnfe.device<"sm79", {deviceVer = 790, multiProcessorCount = 40, maxSharedMemoryPerBlockOptin = 101376}>} {
  // expected-error@+2 {{unsupported on this target: expected compute capability at least 80 but got 79 with bf16 data (sm79, sm_79, cuDNN 9.19.0) [conv_fprop_s2]}}
  // expected-note@+1 {{bf16 needs}}
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<1x8x8x8xbf16>, tensor<8x8x1x1xbf16>) -> tensor<1x8x8x8xbf16>
  cudnnfe.return %y : tensor<1x8x8x8xbf16>
}

// -----

// The engines take overrides without a word and do not read them.
cudnnfe.graph @override(%a: tensor<2x64x64xf16>, %b: tensor<2x64x64xf16>,
    %k: tensor<2x1x1xi32>) -> tensor<2x64x64xf16> {
  // expected-error@+2 {{unsupported on this target: expected no override (h200, sm_90, cuDNN 9.19.0) [matmul_s8]}}
  // expected-note@+1 {{do not read them}}
  %y = cudnnfe.matmul %a, %b k_override(%k)
      : (tensor<2x64x64xf16>, tensor<2x64x64xf16>, tensor<2x1x1xi32>)
      -> tensor<2x64x64xf16>
  cudnnfe.return %y : tensor<2x64x64xf16>
}

// -----

// The engines for i8 data write i8 and f32.
cudnnfe.graph @image_i32(%x: tensor<2x32x10x10xi8>, %w: tensor<16x32x3x3xi8>)
    -> (tensor<2x16x8x8xi8>, tensor<2x16x8x8xi32>) {
  %0 = cudnnfe.conv_fprop %x, %w
      : (tensor<2x32x10x10xi8>, tensor<16x32x3x3xi8>) -> tensor<2x16x8x8xi8>
  // expected-error@+2 {{unsupported on this target: expected element type of the result f16, bf16, f32, f64 or i8 but got i32 (h200, sm_90, cuDNN 9.19.0) [conv_fprop_s3]}}
  // expected-note@+1 {{something else into i32}}
  %1 = cudnnfe.conv_fprop %x, %w
      : (tensor<2x32x10x10xi8>, tensor<16x32x3x3xi8>) -> tensor<2x16x8x8xi32>
  cudnnfe.return %0, %1 : tensor<2x16x8x8xi8>, tensor<2x16x8x8xi32>
}

// -----

// Behind a convolution one number and one for each channel are right, and so is
// a whole tensor; whatever else is repeated is not.
cudnnfe.graph @image_bias(%x: tensor<2x8x12x10xf16>, %w: tensor<16x8x1x1xf16>,
    %s: tensor<1x1x1x1xf16>, %c: tensor<16x1x1xf16>, %z: tensor<2x16x12x10xf16>,
    %r: tensor<12x1xf16>) -> tensor<2x16x12x10xf16> {
  %0 = cudnnfe.conv_fprop %x, %w
      : (tensor<2x8x12x10xf16>, tensor<16x8x1x1xf16>) -> tensor<2x16x12x10xf32>
  %1 = cudnnfe.mul %0, %s
      : (tensor<2x16x12x10xf32>, tensor<1x1x1x1xf16>) -> tensor<2x16x12x10xf32>
  %2 = cudnnfe.add %1, %c
      : (tensor<2x16x12x10xf32>, tensor<16x1x1xf16>) -> tensor<2x16x12x10xf32>
  %3 = cudnnfe.add %2, %z
      : (tensor<2x16x12x10xf32>, tensor<2x16x12x10xf16>) -> tensor<2x16x12x10xf32>
  // expected-error@+2 {{unsupported on this target: expected no operand repeated in a convolution's graph, other than one number or one for each channel (h200, sm_90, cuDNN 9.19.0) [pointwise_s3]}}
  // expected-note@+1 {{wrong elements of other repeated operands}}
  %4 = cudnnfe.add %3, %r
      : (tensor<2x16x12x10xf32>, tensor<12x1xf16>) -> tensor<2x16x12x10xf16>
  cudnnfe.return %4 : tensor<2x16x12x10xf16>
}
