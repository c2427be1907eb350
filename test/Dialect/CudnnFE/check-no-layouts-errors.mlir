// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-check-no-layouts --verify-diagnostics

// expected-error@below {{internal: the layout #cudnnfe.layout<strides = [1, 4]> of argument #0 would get lost in bufferization}}
func.func @argument(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) {
  return
}

// -----

func.func @result(%x: tensor<4x8xf32>) {
  // expected-error@below {{internal: the layout #cudnnfe.layout<strides = [1, 4]> of result #0 would get lost in bufferization}}
  %y = cudnnfe.relayout %x : tensor<4x8xf32> to tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
  return
}

// -----

// In a signature alone, and inside of another type.
// expected-error@below {{internal: the layout #cudnnfe.layout<strides = [1, 4]> of 'function_type' would get lost in bufferization}}
func.func private @signature(tuple<i32, tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>>)

// -----

func.func @foreign() {
  // expected-error@below {{internal: the layout #cudnnfe.layout<strides = [1, 4]> of result #0 would get lost in bufferization}}
  %x = tensor.empty() : tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
  return
}
