// REQUIRES: cudnn

// Refusals of the installed cuDNN: its reasons and ours, at the operations.

// RUN: not cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites),convert-cudnnfe-to-cudnn-backend{cudnn-version=90800},cudnnfe-select-engines{device=h200 no-cache})' -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not=error:

// CHECK: [[#@LINE+2]]:1: error: unsupported on this target: no engine of cuDNN {{.*}} serves the graph: {{[0-9]+}} considered (device h200)
// CHECK: [[#@LINE+3]]:8: note: eng{{.*}}: allow_tf32 = false: the engine computes float32 data in TF32 (numerical note TENSOR_CORE)
cudnnfe.graph @strict(%a: tensor<1x512x256xf32>, %b: tensor<1x256x512xf32>)
    -> tensor<1x512x512xf32> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x512x256xf32>, tensor<1x256x512xf32>) -> tensor<1x512x512xf32>
  cudnnfe.return %c : tensor<1x512x512xf32>
}
// CHECK: [[#@LINE+2]]:1: error: unsupported on this target: no engine
// CHECK: [[#@LINE+2]]:8: note: eng{{.*}}: CUDNN_STATUS_NOT_SUPPORTED_SHAPE: {{.*}}multiple of 8
cudnnfe.graph @width_68(%q: tensor<1x2x64x68xf16>) -> tensor<1x2x64x68xf16> {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x68xf16>, tensor<1x2x64x68xf16>, tensor<1x2x64x68xf16>)
      -> tensor<1x2x64x68xf16>
  cudnnfe.return %o : tensor<1x2x64x68xf16>
}
