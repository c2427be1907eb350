// RUN: cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend=cudnn-version=91002 \
// RUN:   --split-input-file --verify-diagnostics

// A value in the middle of a graph exists in one form only.
cudnnfe.graph @middle(%x: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-error@+1 {{unsupported on this target: cuDNN reads a computed tensor only as it was computed}}
  %t = cudnnfe.transpose %y permutation([1, 0])
      : (tensor<4x8xf32>) -> tensor<8x4xf32>
  // expected-note@+1 {{read here}}
  %z = cudnnfe.matmul %t, %y
      : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  cudnnfe.return %z : tensor<8x8xf32>
}

// -----

// A reshape that would have to move elements.
cudnnfe.graph @copying_reshape(
    %x: tensor<4x8xf32, #cudnnfe.layout<strides = [16, 1]>>) -> tensor<32xf32> {
  // expected-error@+1 {{unsupported on this target: a reshape that is not a view of its operand's memory}}
  %r = cudnnfe.reshape %x
      : (tensor<4x8xf32, #cudnnfe.layout<strides = [16, 1]>>) -> tensor<32xf32>
  %y = cudnnfe.exp %r : (tensor<32xf32>) -> tensor<32xf32>
  cudnnfe.return %y : tensor<32xf32>
}

// -----

// The same on the way out.
cudnnfe.graph @copying_result(%x: tensor<32xf32>)
    -> tensor<4x8xf32, #cudnnfe.layout<strides = [16, 1]>> {
  %y = cudnnfe.exp %x : (tensor<32xf32>) -> tensor<32xf32>
  // expected-error@+1 {{unsupported on this target: a reshape that is not a view of the result's memory}}
  %r = cudnnfe.reshape %y : (tensor<32xf32>) -> tensor<4x8xf32>
  cudnnfe.return %r : tensor<4x8xf32>
}

// -----

// No engine.
cudnnfe.graph @rope(%x: tensor<1x8x128x64xbf16>, %freqs: tensor<128x1x1x64xf32>)
    -> tensor<1x8x128x64xbf16> {
  // expected-error@+1 {{unsupported on this target: cuDNN 9.10 has no engine for it}}
  %y = cudnnfe.rope %x, %freqs
      : (tensor<1x8x128x64xbf16>, tensor<128x1x1x64xf32>)
      -> tensor<1x8x128x64xbf16>
  cudnnfe.return %y : tensor<1x8x128x64xbf16>
}

// -----

cudnnfe.graph @softmax(%p: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf16> {
  // expected-error@+1 {{unsupported on this target: cuDNN knows softmax only as a part of attention; 'cudnnfe-expand-composites' makes primitives of it}}
  %s = cudnnfe.softmax %p : (tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf16>
  cudnnfe.return %s : tensor<2x4x16x16xf16>
}

// -----

cudnnfe.graph @norm2(%x: tensor<4x16xf32>) -> tensor<4x1xf32> {
  // expected-error@+1 {{unsupported on this target: cuDNN does not reduce by 'norm2'}}
  %y = cudnnfe.reduction %x mode(norm2) axes([1])
      : (tensor<4x16xf32>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}

// -----

// An attribute that the target's version does not have.
cudnnfe.graph @deterministic(%x: tensor<4x16xf32>) -> tensor<4x1xf32>
    attributes {deterministic} {
  // expected-error@+1 {{unsupported on this target: attribute 'IS_DETERMINISTIC' of REDUCTION needs cuDNN 9.11.0 but the target version is 9.10.2 [descriptor_c21]}}
  %y = cudnnfe.reduction %x mode(add) axes([1])
      : (tensor<4x16xf32>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}

// -----

// An operation that the target's version does not have.
cudnnfe.graph @whole(%q: tensor<1x2x8x8xf16>, %k: tensor<1x2x8x8xf16>)
    -> tensor<1x2x8x8xf16> {
  // expected-error@+1 {{unsupported on this target: OPERATION_SDPA_FWD needs cuDNN 9.13.0 but the target version is 9.10.2 [descriptor_c21]}}
  %o = cudnnfe.sdpa %q, %k, %k
      : (tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>)
      -> tensor<1x2x8x8xf16>
  cudnnfe.return %o : tensor<1x2x8x8xf16>
}

// -----

cudnnfe.graph @whole_band(%q: tensor<1x2x8x8xf16>, %k: tensor<1x2x8x8xf16>)
    -> tensor<1x2x8x8xf16> {
  // expected-error@+1 {{unsupported on this target: cuDNN has no single operation for attention with a band; 'cudnnfe-expand-composites' makes primitives of it}}
  %o = cudnnfe.sdpa %q, %k, %k band(right = 0, align = top_left)
      : (tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>)
      -> tensor<1x2x8x8xf16>
  cudnnfe.return %o : tensor<1x2x8x8xf16>
}

// -----

cudnnfe.graph @whole_f64(%q: tensor<1x2x8x8xf16>, %k: tensor<1x2x8x8xf16>)
    -> tensor<1x2x8x8xf16> attributes {compute_type = f64} {
  // expected-error@+1 {{unsupported on this target: cuDNN's attention operation computes in 'f32' only}}
  %o = cudnnfe.sdpa %q, %k, %k
      : (tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>)
      -> tensor<1x2x8x8xf16>
  cudnnfe.return %o : tensor<1x2x8x8xf16>
}

// -----

cudnnfe.graph @norm_f64(%x: tensor<4x8xf32>, %s: tensor<1x8xf32>, %e: f32)
    -> tensor<4x8xf32> attributes {compute_type = f64} {
  // expected-error@+1 {{unsupported on this target: cuDNN normalizes in 'f32' only}}
  %y = cudnnfe.rmsnorm %x, %s, %e phase(inference)
      : (tensor<4x8xf32>, tensor<1x8xf32>, f32) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

// Dims of 1 in front would make channels of the batch.
cudnnfe.graph @ranks(%x: tensor<1x8x16xf16>, %w: tensor<8x8x3xf16>,
                     %z: tensor<1x1x8x14xf16>) -> tensor<1x1x8x14xf16> {
  // expected-error@+1 {{unsupported on this target: expected operations of one rank around it, since its dims have meanings}}
  %c = cudnnfe.conv_fprop %x, %w
      : (tensor<1x8x16xf16>, tensor<8x8x3xf16>) -> tensor<1x8x14xf16>
  %y = cudnnfe.add %z, %c
      : (tensor<1x1x8x14xf16>, tensor<1x8x14xf16>) -> tensor<1x1x8x14xf16>
  cudnnfe.return %y : tensor<1x1x8x14xf16>
}

// -----

// Booleans in memory, which attention's engines crash on.
cudnnfe.graph @mask(%q: tensor<1x2x8x8xf16>, %k: tensor<1x2x8x8xf16>,
                    %m: tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xf16> {
  %p = cudnnfe.matmul %q, %k
      : (tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>) -> tensor<1x2x8x8xf32>
  %inf = cudnnfe.constant 0xFF800000 : f32
  // expected-error@+1 {{unsupported on this target: cuDNN's attention takes no boolean tensor from memory; a bias of 0 and -inf has the same effect}}
  %s = cudnnfe.binary_select %p, %inf, %m
      : (tensor<1x2x8x8xf32>, f32, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xf16>
  %o = cudnnfe.matmul %s, %k
      : (tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>) -> tensor<1x2x8x8xf16>
  cudnnfe.return %o : tensor<1x2x8x8xf16>
}

// -----

// A device reads them wrongly, without an error, in one operation or another.
cudnnfe.graph @scalar(%x: tensor<4x8xi8>, %s: i8) -> tensor<4x8xi8> {
  // expected-error@+1 {{unsupported on this target: cuDNN 9.19 reads scalars of type 'i8' wrongly, convert it to f32 in the host function}}
  %y = cudnnfe.add %x, %s : (tensor<4x8xi8>, i8) -> tensor<4x8xi8>
  cudnnfe.return %y : tensor<4x8xi8>
}

// -----

cudnnfe.graph @double_scalar(%x: tensor<4x8xf32>, %s: f64) -> tensor<4x8xf32> {
  // expected-error@+1 {{unsupported on this target: cuDNN 9.19 reads scalars of type 'f64' wrongly, convert it to f32 in the host function}}
  %y = cudnnfe.mul %x, %s : (tensor<4x8xf32>, f64) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

cudnnfe.graph @dynamic(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error@+1 {{unsupported on this target: expected static dims but got 'tensor<?x8xf32>'}}
  %y = cudnnfe.exp %x : (tensor<?x8xf32>) -> tensor<?x8xf32>
  cudnnfe.return %y : tensor<?x8xf32>
}

// -----

// expected-note@+1 {{the other symbol}}
func.func private @taken_program()
// expected-error@+1 {{expected the name 'taken_program' to be free for its program}}
cudnnfe.graph @taken(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

// The library writes wrong numbers for an operand that is repeated along two of
// three dims, here the factor of a channel of a row-major image.
cudnnfe.graph @channels_first(%x: tensor<8x64x16x16xf16>,
                              %s: tensor<1x64x1x1xf32>)
    -> tensor<8x64x16x16xf16> {
  // expected-error@+2 {{unsupported on this target: cuDNN 9.19 computes this operation wrongly with an operand of dims 1x64x1x1}}
  // expected-note@+1 {{an operand may be repeated along one stretch of dims, or along all}}
  %y = cudnnfe.mul %x, %s
      : (tensor<8x64x16x16xf16>, tensor<1x64x1x1xf32>)
      -> tensor<8x64x16x16xf16>
  cudnnfe.return %y : tensor<8x64x16x16xf16>
}
