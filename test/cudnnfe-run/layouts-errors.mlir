// RUN: not cudnnfe-run %s --entry=argument 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not cudnnfe-run %s --entry=argument -o /dev/null --emit=linalg 2>&1 | FileCheck %s --check-prefix=ARGUMENT

// Strides do not say where the elements of tiled storage are, and the CPU target
// knows nothing else.
// ARGUMENT: unsupported on this target: the tiled storage f8_128x4 of argument #0

#tiled = #cudnnfe.layout<strides = [512, 4, 1], reordering = f8_128x4>
cudnnfe.graph @argument(%x: tensor<1x128x4xi8, #tiled>) -> tensor<1x128x4xi8> {
  %y = cudnnfe.identity %x : (tensor<1x128x4xi8, #tiled>) -> tensor<1x128x4xi8>
  cudnnfe.return %y : tensor<1x128x4xi8>
}
