// RUN: not sh -c "ulimit -v 6000000; exec %obj/bin/cudnnfe-run %s --print=none" 2>&1 | FileCheck %s
// UNSUPPORTED: sanitizer

// Memory that the program needs inside and does not get.
// CHECK: error: internal: out of memory
cudnnfe.graph @main(%x: tensor<60000x1xf32>, %y: tensor<1x60000xf32>) -> tensor<1x1xf32> {
  %m = cudnnfe.matmul %x, %y : (tensor<60000x1xf32>, tensor<1x60000xf32>) -> tensor<60000x60000xf32>
  %r = cudnnfe.reduction %m mode(add) : (tensor<60000x60000xf32>) -> tensor<1x1xf32>
  cudnnfe.return %r : tensor<1x1xf32>
}
