// RUN: not cudnnfe-run %s --init=1="const(-1)" 2>&1 | FileCheck %s

// A negative length is an error of the caller, found when the program runs.

// CHECK: error: the program trapped: sdpa: a sequence length is negative
// RUN: not cudnnfe-run %s --init=1="const(3)" 2>&1 | FileCheck %s --check-prefix=LONG
// LONG: error: the program trapped: sdpa: a sequence length is beyond the tensor

!q = tensor<2x1x2x1xf32>
cudnnfe.graph @main(%q: !q, %l: tensor<2x1x1x1xi32>) -> !q {
  %o = cudnnfe.sdpa %q, %q, %q seq_lens(%l, %l)
      : (!q, !q, !q, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>) -> !q
  cudnnfe.return %o : !q
}
