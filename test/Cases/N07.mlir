// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics
// RUN: cudnnfe-run %S/Inputs/N07-contracts.mlir --print=all | FileCheck %s

// Each normalization has a contract of its own: what it takes and gives in each
// phase. Four that hold, computed, and then those that do not.

// Rows -1 1 and -2 2: mean 0, inverse deviation 1 and 0.5.
// CHECK:      result 0: 2x2xf32
// CHECK-NEXT: {{\[\[}}-1 1]
// CHECK-NEXT:  [-1 1]]
// CHECK-NEXT: result 1: 2x1xf32
// CHECK-NEXT: {{\[\[}}0]
// CHECK-NEXT:  [0]]
// CHECK-NEXT: result 2: 2x1xf32
// CHECK-NEXT: {{\[\[}}1]
// CHECK-NEXT:  [0.5]]
// Layer norm without statistics in inference, root mean square with its one in
// training, with and without a bias.
// CHECK-NEXT: result 3: 2x2xf32
// CHECK-NEXT: {{\[\[}}-1 1]
// CHECK-NEXT:  [-1 1]]
// CHECK-NEXT: result 4: 2x2xf32
// CHECK-NEXT: {{\[\[}}-1 1]
// CHECK-NEXT:  [-1 1]]
// CHECK-NEXT: result 5: 2x1xf32
// CHECK-NEXT: {{\[\[}}1]
// CHECK-NEXT:  [0.5]]
// CHECK-NEXT: result 6: 2x2xf32
// CHECK-NEXT: {{\[\[}}9 11]
// CHECK-NEXT:  [9 11]]
// Batch norm by stored statistics: (x - 1) * 2, for both channels, and no epsilon.
// CHECK-NEXT: result 7: 2x2xf32
// CHECK-NEXT: {{\[\[}}-4 0]
// CHECK-NEXT:  [-6 2]]

!x = tensor<2x8xf32>
!s = tensor<1x8xf32>
!t = tensor<2x1xf32>
// Statistics of layer norm in inference.
cudnnfe.graph @f(%x: !x, %s: !s, %e: f32) -> !x {
  // expected-error @+1 {{expected 0 statistics in phase inference but got 2 [layernorm_c5]}}
  %y, %t:2 = cudnnfe.layernorm %x, %s, %s, %e phase(inference) : (!x, !s, !s, f32) -> (!x, !t, !t)
  cudnnfe.return %y : !x
}

// -----

// No statistics of layer norm in training.
!x = tensor<2x8xf32>
!s = tensor<1x8xf32>
cudnnfe.graph @f(%x: !x, %s: !s, %e: f32) -> !x {
  // expected-error @+1 {{expected 2 statistics (mean, inv_variance) in phase training but got 0 [layernorm_c5]}}
  %y = cudnnfe.layernorm %x, %s, %s, %e phase(training) : (!x, !s, !s, f32) -> !x
  cudnnfe.return %y : !x
}

// -----

// A mean of the root mean square.
!x = tensor<2x8xf32>
!s = tensor<1x8xf32>
!t = tensor<2x1xf32>
cudnnfe.graph @f(%x: !x, %s: !s, %e: f32) -> !x {
  // expected-error @+1 {{expected 1 statistics (inv_variance) in phase training but got 2 [rmsnorm_c5]}}
  %y, %t:2 = cudnnfe.rmsnorm %x, %s, %e phase(training) : (!x, !s, f32) -> (!x, !t, !t)
  cudnnfe.return %y : !x
}

// -----

// Layer norm without a bias: only the root mean square has an optional one.
!x = tensor<2x8xf32>
!s = tensor<1x8xf32>
cudnnfe.graph @f(%x: !x, %s: !s, %e: f32) -> !x {
  // expected-error @+1 {{expected 4 operands, but found 3}}
  %y = "cudnnfe.layernorm"(%x, %s, %e) <{phase = #cudnnfe<norm_phase inference>}> : (!x, !s, f32) -> !x
  cudnnfe.return %y : !x
}

// -----

// Batch norm in inference takes its statistics, and no epsilon.
!x = tensor<2x8xf32>
!s = tensor<1x8xf32>
cudnnfe.graph @f(%x: !x, %s: !s, %e: f32) -> !x {
  // expected-error @+1 {{expected 5 operands, but found 4}}
  %y = "cudnnfe.batchnorm_inference"(%x, %s, %s, %e) : (!x, !s, !s, f32) -> !x
  cudnnfe.return %y : !x
}

// -----

// And it has no phase.
!x = tensor<2x8xf32>
!s = tensor<1x8xf32>
cudnnfe.graph @f(%x: !x, %s: !s) -> !x {
  // expected-error @+1 {{expected ':'}}
  %y = cudnnfe.batchnorm_inference %x, %s, %s, %s, %s phase(inference) : (!x, !s, !s, !s, !s) -> !x
  cudnnfe.return %y : !x
}
