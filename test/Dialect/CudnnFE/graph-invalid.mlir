// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected argument #0 to be a ranked tensor or a scalar of f64, f32, f16, bf16, i64, i32, i8 or i1 but got 'tensor<4xi16>' [graph_c1]}}
cudnnfe.graph @argument_element(%x: tensor<4xi16>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error-re @+1 {{expected argument #1 to be {{.*}} but got 'index' [graph_c1]}}
cudnnfe.graph @argument_index(%y: tensor<4xf32>, %x: index) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{but got 'tensor<*xf32>' [graph_c1]}}
cudnnfe.graph @argument_unranked(%x: tensor<*xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{but got '!cudnnfe.handle' [graph_c1]}}
cudnnfe.graph @argument_handle(%h: !cudnnfe.handle, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// Unsigned integers are not signless ones.
// expected-error @+1 {{but got 'tensor<4xui8>' [graph_c1]}}
cudnnfe.graph @argument_unsigned(%x: tensor<4xui8>, %y: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected at least one result [graph_c2]}}
cudnnfe.graph @no_result(%x: tensor<4xf32>) {
  cudnnfe.return
}

// -----

// expected-error-re @+1 {{expected result #0 to be a ranked tensor of {{.*}} but got 'f32' [graph_c2]}}
cudnnfe.graph @scalar_result(%x: f32, %y: tensor<4xf32>) -> f32 {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error-re @+1 {{expected result #1 to be a ranked tensor of {{.*}} but got 'tensor<4xcomplex<f32>>' [graph_c2]}}
cudnnfe.graph @complex_result(%y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xcomplex<f32>>) {
  cudnnfe.return %y, %y : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-error @+1 {{expected 'compute_type' to be f64, f32, f16, bf16, i64, i32, i8 or i1 but got 'f128' [graph_c3]}}
cudnnfe.graph @compute(%y: tensor<4xf32>) -> tensor<4xf32> attributes {compute_type = f128} {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error-re @+1 {{expected 'intermediate_type' to be {{.*}} but got 'tensor<1xf32>' [graph_c3]}}
cudnnfe.graph @intermediate(%y: tensor<4xf32>) -> tensor<4xf32>
    attributes {intermediate_type = tensor<1xf32>} {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected the uid of argument #0 not to be negative but got -1 [graph_c4]}}
cudnnfe.graph @negative_uid(%y: tensor<4xf32> {cudnnfe.uid = -1 : i64}) -> tensor<4xf32> {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected a uid of its own for result #0 but argument #0 has 3 too [graph_c4]}}
cudnnfe.graph @same_uid(%y: tensor<4xf32> {cudnnfe.uid = 3 : i64})
    -> (tensor<4xf32> {cudnnfe.uid = 3 : i64}) {
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected the layout of result #0 to give each element its own address but got 'tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>' [graph_c5]}}
cudnnfe.graph @repeated(%y: tensor<4x8xf32>)
    -> tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>> {
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

// expected-error @+1 {{[graph_c5]}}
cudnnfe.graph @overlapping(%y: tensor<4x8xf32>)
    -> tensor<4x8xf32, #cudnnfe.layout<strides = [7, 1]>> {
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

// The stride of a dim of extent 1 takes no part.
cudnnfe.graph @extent_one(%y: tensor<1x8xf32>)
    -> tensor<1x8xf32, #cudnnfe.layout<strides = [0, 1]>> {
  cudnnfe.return %y : tensor<1x8xf32>
}

// -----

// expected-error @+1 {{expected operations of a cuDNN graph only but got 'arith.addf' [graph_c6]}}
cudnnfe.graph @foreign(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-note @+1 {{the operation is here}}
  %y = arith.addf %x, %x : tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @nested(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{symbol's parent must have the SymbolTable trait}}
  cudnnfe.graph @inner(%z: tensor<4xf32>) -> tensor<4xf32> {
    cudnnfe.return %z : tensor<4xf32>
  }
  cudnnfe.return %x : tensor<4xf32>
}

// -----

// A graph is one plan: it cannot call others, nor itself, as it gets no handle.
cudnnfe.graph @recursive(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected the first operand to be a !cudnnfe.handle [call_c2]}}
  %y = cudnnfe.call @recursive(%x) : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected operations of a cuDNN graph only but got 'llvm.unreachable' [graph_c6]}}
"cudnnfe.graph"() ({
^bb0(%x: tensor<4xf32>):
  // expected-note @+1 {{the operation is here}}
  "llvm.unreachable"() : () -> ()
}) {sym_name = "unterminated", function_type = (tensor<4xf32>) -> tensor<4xf32>} : () -> ()

// -----

// expected-error @+1 {{region #0 ('body') failed to verify constraint: region with 1 blocks}}
cudnnfe.graph private @declaration(tensor<4xf32>) -> tensor<4xf32>

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph @return_count(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-error @+1 {{expected 2 operands, one per result of the graph, but got 1 [return_c1]}}
  cudnnfe.return %x : tensor<4xf32>
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph @return_element(%x: tensor<4xf32>) -> tensor<4xf16> {
  // expected-error @+1 {{expected operand #0 to have the element type and dims of 'tensor<4xf16>' but got 'tensor<4xf32>' [return_c2]}}
  cudnnfe.return %x : tensor<4xf32>
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph @return_dims(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  // expected-error @+1 {{expected operand #1 to have the element type and dims of 'tensor<2xf32>' but got 'tensor<4xf32>' [return_c2]}}
  cudnnfe.return %x, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @return_outside() {
  // expected-error @+1 {{expects parent op 'cudnnfe.graph'}}
  cudnnfe.return
}

// -----

func.func @op_outside(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expects parent op 'cudnnfe.graph'}}
  %y = cudnnfe.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @missing_callee(%h: !cudnnfe.handle, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected @nowhere to be a graph but there is no such symbol [call_c1]}}
  %y = cudnnfe.call @nowhere(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-note @+1 {{the symbol is here}}
func.func private @f(tensor<4xf32>) -> tensor<4xf32>
func.func @call_of_function(%h: !cudnnfe.handle, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected @f to be a graph but it is a 'func.func' [call_c1]}}
  %y = cudnnfe.call @f(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
// The public case G20: a call names its handle.
func.func @no_handle(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected the first operand to be a !cudnnfe.handle [call_c2]}}
  %y = cudnnfe.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @call_count(%h: !cudnnfe.handle, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected 2 operands after the handle but got 1 [call_c3]}}
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @call_operand(%h: !cudnnfe.handle, %x: tensor<4xf32>, %s: f64) -> tensor<4xf32> {
  // expected-error @+1 {{expected operand #2 to be 'f32' but got 'f64' [call_c3]}}
  %y = cudnnfe.call @g(%h, %x, %s) : (!cudnnfe.handle, tensor<4xf32>, f64) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @call_results(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 results but got 0 [call_c3]}}
  cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> ()
  return
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @call_result(%h: !cudnnfe.handle, %x: tensor<4xf32>) -> tensor<5xf32> {
  // expected-error @+1 {{expected result #0 to be 'tensor<4xf32>' but got 'tensor<5xf32>' [call_c3]}}
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<5xf32>
  return %y : tensor<5xf32>
}

// -----

// Layouts of a call and its graph may differ until they are settled.
cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  cudnnfe.return %x : tensor<4x8xf32>
}
func.func @call_layout(%h: !cudnnfe.handle,
    %x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32> {
  %y = cudnnfe.call @g(%h, %x)
      : (!cudnnfe.handle, tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// The public case G20: a handle of another device.
module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  // expected-note @+1 {{the graph is here}}
  cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
    cudnnfe.return %x : tensor<4xf32>
  }
  func.func @call_device(%h: !cudnnfe.handle<#cudnnfe.device<"a100">>, %x: tensor<4xf32>)
      -> tensor<4xf32> {
    // expected-error @+1 {{expected a handle of the device that the graph is compiled for, #cudnnfe.device<"h200">, but got #cudnnfe.device<"a100"> [call_c4]}}
    %y = cudnnfe.call @g(%h, %x)
        : (!cudnnfe.handle<#cudnnfe.device<"a100">>, tensor<4xf32>) -> tensor<4xf32>
    return %y : tensor<4xf32>
  }
}

// -----

// The device of the graph holds, not that of the module.
module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32>
      attributes {device = #cudnnfe.device<"a100">} {
    cudnnfe.return %x : tensor<4xf32>
  }
  func.func @f(%h: !cudnnfe.handle<#cudnnfe.device<"a100">>, %x: tensor<4xf32>)
      -> tensor<4xf32> {
    %y = cudnnfe.call @g(%h, %x)
        : (!cudnnfe.handle<#cudnnfe.device<"a100">>, tensor<4xf32>) -> tensor<4xf32>
    return %y : tensor<4xf32>
  }
}

// -----

func.func @execute_callee(%h: !cudnnfe.handle, %x: memref<4xf32>) {
  // expected-error @+1 {{expected @nowhere to be a graph but there is no such symbol [execute_c1]}}
  cudnnfe.execute @nowhere handle(%h) ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @execute_count(%h: !cudnnfe.handle, %x: memref<4xf32>) {
  // expected-error @+1 {{expected 1 ins and 1 outs but got 0 and 1 [execute_c2]}}
  cudnnfe.execute @g handle(%h) outs(%x : memref<4xf32>)
  return
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @execute_ins(%h: !cudnnfe.handle, %x: memref<5xf32>, %y: memref<4xf32>) {
  // expected-error @+1 {{expected ins #0 to be a buffer for 'tensor<4xf32>' but got 'memref<5xf32>' [execute_c2]}}
  cudnnfe.execute @g handle(%h) ins(%x : memref<5xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
// Elements may be anything in a buffer, but not in a tensor.
func.func @execute_nested(%h: !cudnnfe.handle, %x: memref<4xmemref<4xf32>>, %y: memref<4xf32>) {
  // expected-error @+1 {{expected ins #0 to be a buffer for 'tensor<4xf32>' but got 'memref<4xmemref<4xf32>>' [execute_c2]}}
  cudnnfe.execute @g handle(%h) ins(%x : memref<4xmemref<4xf32>>) outs(%y : memref<4xf32>)
  return
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @execute_outs(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<4xf16>) {
  // expected-error @+1 {{expected outs #0 to be a buffer for 'tensor<4xf32>' but got 'memref<4xf16>' [execute_c2]}}
  cudnnfe.execute @g handle(%h) ins(%x : memref<4xf32>) outs(%y : memref<4xf16>)
  return
}

// -----

// expected-note @+1 {{the graph is here}}
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32>
    attributes {device = #cudnnfe.device<"h200">} {
  cudnnfe.return %x : tensor<4xf32>
}
func.func @execute_device(%h: !cudnnfe.handle<#cudnnfe.device<"a100">>, %x: memref<4xf32>,
    %y: memref<4xf32>) {
  // expected-error @+1 {{but got #cudnnfe.device<"a100"> [execute_c3]}}
  cudnnfe.execute @g handle(%h : !cudnnfe.handle<#cudnnfe.device<"a100">>)
      ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @relayout_dims(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // expected-error @+1 {{expected the result to have the dims and the element type of the source, 'tensor<4x8xf32>', but got 'tensor<8x4xf32>' [relayout_c1]}}
  %y = cudnnfe.relayout %x : tensor<4x8xf32> to tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

func.func @relayout_element(%x: tensor<4x8xf32>) -> tensor<4x8xf16> {
  // expected-error @+1 {{[relayout_c1]}}
  %y = cudnnfe.relayout %x : tensor<4x8xf32> to tensor<4x8xf16>
  return %y : tensor<4x8xf16>
}

// -----

cudnnfe.graph @constant_text(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a number but got "half" : f32 [constant_c1]}}
  %c = cudnnfe.constant "half" : f32
  %y = cudnnfe.mul %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @constant_tensor(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{result #0 must be a by-value scalar, but got 'tensor<4xf32>'}}
  %c = cudnnfe.constant dense<1.0> : tensor<4xf32>
  cudnnfe.return %c : tensor<4xf32>
}

// -----

cudnnfe.graph @constant_type(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{result #0 must be a by-value scalar, but got 'i16'}}
  %c = cudnnfe.constant 1 : i16
  cudnnfe.return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument #0: unknown attribute 'cudnnfe.unknown'}}
cudnnfe.graph @argument_attribute(%x: tensor<4xf32> {cudnnfe.unknown}) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{argument #0: expected 'cudnnfe.uid' to be an i64 but got 3 : i32}}
cudnnfe.graph @uid_type(%x: tensor<4xf32> {cudnnfe.uid = 3 : i32}) -> tensor<4xf32> {
  cudnnfe.return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{result #0: expected 'cudnnfe.name' to be a string but got 3 : i64}}
cudnnfe.graph @name_type(%x: tensor<4xf32>) -> (tensor<4xf32> {cudnnfe.name = 3 : i64}) {
  cudnnfe.return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{'cudnnfe.uid' belongs on a graph}}
func.func private @uid_of_function(tensor<4xf32> {cudnnfe.uid = 3 : i64})

// -----

// expected-error @+1 {{expected 'cudnnfe.device' to be a #cudnnfe.device but got "h200"}}
module attributes {cudnnfe.device = "h200"} {}

// -----

// expected-error @+1 {{'cudnnfe.device' belongs on a module}}
func.func private @device_of_function() attributes {cudnnfe.device = #cudnnfe.device<"h200">}

// -----

// expected-error @+1 {{unknown attribute 'cudnnfe.color'}}
func.func private @unknown_attribute() attributes {cudnnfe.color = 1}

// -----

// expected-error@+1 {{result #0: expected 'cudnnfe.fill' to be a float of the element type but got 0.000000e+00 : f32}}
cudnnfe.graph @fill_type(%x: tensor<4x8xf16>)
    -> (tensor<4x8xf16> {cudnnfe.fill = 0.0 : f32}) {
  %y = cudnnfe.exp %x : (tensor<4x8xf16>) -> tensor<4x8xf16>
  cudnnfe.return %y : tensor<4x8xf16>
}

// -----

// A fill is for results.
// expected-error@+1 {{argument #0: unknown attribute 'cudnnfe.fill'}}
cudnnfe.graph @fill_argument(%x: tensor<4x8xf16> {cudnnfe.fill = 0.0 : f16})
    -> tensor<4x8xf16> {
  %y = cudnnfe.exp %x : (tensor<4x8xf16>) -> tensor<4x8xf16>
  cudnnfe.return %y : tensor<4x8xf16>
}

// -----

func.func @fill_c1(%h: !cudnnfe.handle, %o: memref<4x8xf16>) {
  // expected-error@+1 {{expected a value of the buffer's element type, a float of 16 or 32 bits, but got 0.000000e+00 : f32 for 'memref<4x8xf16>' [fill_c1]}}
  cudnnfe.fill %o handle(%h) value(0.0 : f32) : memref<4x8xf16>
  return
}

// -----

func.func @fill_c2(%h: !cudnnfe.handle, %o: memref<4x8xf16, strided<[16, 1]>>) {
  // expected-error@+1 {{expected a buffer of known dims and strides without gaps but got 'memref<4x8xf16, strided<[16, 1]>>' [fill_c2]}}
  cudnnfe.fill %o handle(%h) value(0.0 : f16) : memref<4x8xf16, strided<[16, 1]>>
  return
}

// -----

func.func @fill_c2_dynamic(%h: !cudnnfe.handle, %o: memref<?x8xf16>) {
  // expected-error@+1 {{[fill_c2]}}
  cudnnfe.fill %o handle(%h) value(0.0 : f16) : memref<?x8xf16>
  return
}

// -----

// A misspelt attribute is not one that says nothing.
cudnnfe.graph @misspelt(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@below {{expected only attributes that the operation knows but got 'upper_clp' [attr_c1]}}
  %y = cudnnfe.relu %x {upper_clp = 3.0} : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

// expected-error@below {{expected only attributes that the operation knows but got 'deterministc' [attr_c1]}}
cudnnfe.graph @policy(%x: tensor<4xf32>) -> tensor<4xf32> attributes {deterministc} {
  %y = cudnnfe.relu %x : (tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %y : tensor<4xf32>
}

// -----

cudnnfe.graph @keyword(%q: tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xf32> {
  // expected-error@below {{expected only attributes that the operation knows but got 'causal' [attr_c1]}}
  %o = cudnnfe.sdpa %q, %q, %q {causal} : (tensor<1x1x4x1xf32>, tensor<1x1x4x1xf32>, tensor<1x1x4x1xf32>) -> tensor<1x1x4x1xf32>
  cudnnfe.return %o : tensor<1x1x4x1xf32>
}
