// RUN: cudnnfe-opt %s --split-input-file --cudnnfe-finalize-layouts --verify-diagnostics

// A stride of 0 repeats elements: fine for an input, but worth a word.
// expected-warning@below {{argument #0 has strides that repeat elements: 'tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>'}}
cudnnfe.graph @input_overlap(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>) -> tensor<4x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

// expected-warning@below {{argument #1 has strides that repeat elements}}
func.func @host_input_overlap(%h: !cudnnfe.handle, %x: tensor<4x8xf32, #cudnnfe.layout<strides = [4, 1]>>) {
  return
}

// -----

// A private graph whose value is returned twice in two layouts.
cudnnfe.graph private @twice(%x: tensor<4x8xf32>)
    -> (tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1]>>, tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) {
  // expected-note@below {{the value is made here}}
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-error@below {{operand #1: expected one layout for a value that is returned twice but result #0 is #cudnnfe.layout<strides = [8, 1]> and result #1 is #cudnnfe.layout<strides = [1, 4]>; return a relayout of it for one of them [finalize_layouts_c1]}}
  cudnnfe.return %y, %y : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

cudnnfe.graph @virtual_overlap(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@below {{expected the layout of result #0 to give each element its own address but got 'tensor<4x8xf32, #cudnnfe.layout<strides = [4, 1]>>' [finalize_layouts_c2]}}
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32, #cudnnfe.layout<strides = [4, 1]>>
  %z = cudnnfe.exp %y : (tensor<4x8xf32, #cudnnfe.layout<strides = [4, 1]>>) -> tensor<4x8xf32>
  cudnnfe.return %z : tensor<4x8xf32>
}

// -----

// expected-error@below {{expected the layout of result #0 to give each element its own address but got 'tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>' [finalize_layouts_c2]}}
func.func @host_result_overlap(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>> {
  %y = cudnnfe.relayout %x : tensor<4x8xf32> to tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>
  return %y : tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>
}

// -----

func.func @host_relayout_overlap(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) {
  // expected-error@below {{expected the layout of result #0 to give each element its own address but got 'tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>' [finalize_layouts_c2]}}
  %y = cudnnfe.relayout %x : tensor<4x8xf32> to tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>
  return
}

// -----

// No layout on a result of a public graph is row-major, and the author wrote
// another one on the value.
// expected-error@below {{expected the value returned as result #0 to be #cudnnfe.layout<strides = [8, 1]> (no layout on result #0 of a public graph means row-major) but it is #cudnnfe.layout<strides = [1, 4]>; give the result that layout, or return a relayout of the value [finalize_layouts_c3]}}
cudnnfe.graph @explicit(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-note@below {{the value is made here}}
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
  cudnnfe.return %y : tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
}

// -----

// expected-error@below {{expected the value returned as result #0 to be #cudnnfe.layout<strides = [8, 1]> (no layout on result #0 of a public graph means row-major) but it is #cudnnfe.layout<strides = [1, 4]>}}
// expected-note@below {{the value is made here}}
cudnnfe.graph @pass_through(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<4x8xf32> {
  cudnnfe.return %x : tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>
}

// -----

// Tiled storage is never converted behind the author's back.
#tiled = #cudnnfe.layout<strides = [512, 4, 1], reordering = f8_128x4>
// expected-note@below {{the graph is here}}
cudnnfe.graph private @scales(%x: tensor<1x128x4xi8, #tiled>) -> tensor<1x128x4xi8> {
  %y = cudnnfe.identity %x : (tensor<1x128x4xi8, #tiled>) -> tensor<1x128x4xi8>
  cudnnfe.return %y : tensor<1x128x4xi8>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<1x128x4xi8>) {
  // expected-error@below {{operand #1 of the call of @scales: expected #cudnnfe.layout<strides = [512, 4, 1], reordering = f8_128x4> but got dense row-major; tiled storage is never converted implicitly, write a relayout [finalize_layouts_c4]}}
  %y = cudnnfe.call @scales(%h, %x) : (!cudnnfe.handle, tensor<1x128x4xi8>) -> tensor<1x128x4xi8>
  return
}

// -----

// expected-note@below {{the graph is here}}
// expected-warning@below {{argument #0 has strides that repeat elements}}
cudnnfe.graph private @repeats(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>) -> tensor<4x8xf32> {
  %y = cudnnfe.exp %x : (tensor<4x8xf32, #cudnnfe.layout<strides = [0, 1]>>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) {
  // expected-error@below {{operand #1 of the call of @repeats: expected #cudnnfe.layout<strides = [0, 1]> but got dense row-major; a copy cannot be made where elements share an address [finalize_layouts_c4]}}
  %y = cudnnfe.call @repeats(%h, %x) : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @cast(%x: tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>) -> tensor<?x8xf32> {
  // expected-error@below {{expected layouts to change in a relayout only but got 'tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>>' and 'tensor<?x8xf32>' [finalize_layouts_c5]}}
  %y = tensor.cast %x : tensor<4x8xf32, #cudnnfe.layout<strides = [1, 4]>> to tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

// expected-error@below {{argument #0: unsupported on this target: layouts need known dims but got 'tensor<?x8xf32>'}}
cudnnfe.graph @dynamic(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = cudnnfe.exp %x : (tensor<?x8xf32>) -> tensor<?x8xf32>
  cudnnfe.return %y : tensor<?x8xf32>
}
