// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// G20: the handle is an operand of every call, and its device, where its type
// names one, is that of the graph.

cudnnfe.graph private @g(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = cudnnfe.relu %x : (tensor<8x8xf32>) -> tensor<8x8xf32>
  cudnnfe.return %y : tensor<8x8xf32>
}
func.func @without(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{expected the first operand to be a !cudnnfe.handle [call_c2]}}
  %y = cudnnfe.call @g(%x) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// -----

// A handle somewhere else does not count.
cudnnfe.graph private @g(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %y = cudnnfe.relu %x : (tensor<8x8xf32>) -> tensor<8x8xf32>
  cudnnfe.return %y : tensor<8x8xf32>
}
func.func @last(%h: !cudnnfe.handle, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{expected the first operand to be a !cudnnfe.handle [call_c2]}}
  %y = cudnnfe.call @g(%x, %h)
      : (tensor<8x8xf32>, !cudnnfe.handle) -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// -----

// Another device than the graph's own, than the module's.
// expected-note@+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<8x8xf32>) -> tensor<8x8xf32>
    attributes {device = #cudnnfe.device<"h200">} {
  %y = cudnnfe.relu %x : (tensor<8x8xf32>) -> tensor<8x8xf32>
  cudnnfe.return %y : tensor<8x8xf32>
}
func.func @other(%h: !cudnnfe.handle<#cudnnfe.device<"a100">>,
                 %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error@+1 {{expected a handle of the device that the graph is compiled for, #cudnnfe.device<"h200">, but got #cudnnfe.device<"a100"> [call_c4]}}
  %y = cudnnfe.call @g(%h, %x)
      : (!cudnnfe.handle<#cudnnfe.device<"a100">>, tensor<8x8xf32>)
      -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// -----

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  // expected-note@+1 {{the graph is here}}
  cudnnfe.graph private @g(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %y = cudnnfe.relu %x : (tensor<8x8xf32>) -> tensor<8x8xf32>
    cudnnfe.return %y : tensor<8x8xf32>
  }
  func.func @other(%h: !cudnnfe.handle<#cudnnfe.device<"a100">>,
                   %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    // expected-error@+1 {{expected a handle of the device that the graph is compiled for, #cudnnfe.device<"h200">, but got #cudnnfe.device<"a100"> [call_c4]}}
    %y = cudnnfe.call @g(%h, %x)
        : (!cudnnfe.handle<#cudnnfe.device<"a100">>, tensor<8x8xf32>)
        -> tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
  // The same device, or none.
  func.func @same(%h: !cudnnfe.handle<#cudnnfe.device<"h200">>,
                  %i: !cudnnfe.handle, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %y = cudnnfe.call @g(%h, %x)
        : (!cudnnfe.handle<#cudnnfe.device<"h200">>, tensor<8x8xf32>)
        -> tensor<8x8xf32>
    %z = cudnnfe.call @g(%i, %y)
        : (!cudnnfe.handle, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %z : tensor<8x8xf32>
  }
}
