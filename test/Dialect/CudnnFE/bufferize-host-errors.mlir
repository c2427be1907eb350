// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-finalize-layouts --cudnnfe-bufferize-host --verify-diagnostics

// A copy into another layout needs a kernel.
cudnnfe.graph private @relu(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = cudnnfe.relu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @strides(%h: !cudnnfe.handle, %x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32> {
  // expected-error@below {{unsupported on this target: a copy from 'tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>' to 'tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>', give both sides the same layout}}
  %y = cudnnfe.call @relu(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// So does one to more alignment, though the strides are the same.
cudnnfe.graph private @relu(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = cudnnfe.relu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @alignment(%h: !cudnnfe.handle, %x: tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 4>>) -> tensor<4x8xf32> {
  // expected-error@below {{unsupported on this target: a copy from 'tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 4>>' to 'tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>'}}
  %y = cudnnfe.call @relu(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 4>>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

func.func @tensor_op(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@below {{unsupported on this target: 'arith.addf' on tensors in a host function, put it into a graph}}
  %y = arith.addf %x, %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// expected-error@below {{unsupported on this target: control flow in a host function}}
func.func @blocks(%h: !cudnnfe.handle, %p: i1) {
  cf.cond_br %p, ^bb1, ^bb1
^bb1:
  return
}

// -----

// expected-error@below {{unsupported on this target: argument #1 needs to be a tensor of known dims but got 'tensor<?x8xf32>'}}
func.func @dims(%h: !cudnnfe.handle, %x: tensor<?x8xf32>) {
  return
}

// -----

// The elements between the rows are the caller's.
#gaps = #cudnnfe.layout<strides = [16, 1]>
cudnnfe.graph private @rows(%x: tensor<4x8xf16, #gaps>) -> (tensor<4x8xf16, #gaps> {cudnnfe.fill = 0.0 : f16}) {
  %y = cudnnfe.relu %x : (tensor<4x8xf16, #gaps>) -> tensor<4x8xf16, #gaps>
  cudnnfe.return %y : tensor<4x8xf16, #gaps>
}
func.func @gaps(%h: !cudnnfe.handle, %x: tensor<4x8xf16, #gaps>) -> tensor<4x8xf16, #gaps> {
  // expected-error@below {{unsupported on this target: result #0 may keep unwritten elements and its layout 'memref<4x8xf16, strided<[16, 1]>>' has gaps, which a fill would overwrite}}
  %y = cudnnfe.call @rows(%h, %x) : (!cudnnfe.handle, tensor<4x8xf16, #gaps>) -> tensor<4x8xf16, #gaps>
  return %y : tensor<4x8xf16, #gaps>
}
