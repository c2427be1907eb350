// S30: float32 data never meet a half-precision kernel. Forced, it is refused by
// the type of the operands; by itself, attention takes the composite form.

// RUN: split-file %s %t
// RUN: not cudnnfe-opt %t/forced.mlir --cudnnfe-check-support=device=h200 -o /dev/null 2>&1 | FileCheck %s --check-prefix=FORCED --implicit-check-not=error:
// RUN: not cudnnfe-opt %t/forced.mlir --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXPAND --implicit-check-not=error:
// FORCED: forced.mlir:4:8: error: unsupported on this target: expected element type of q f16 or bf16 but got f32 with unified implementation (h200, sm_90, cuDNN 9.19.0) [sdpa_s11]

// EXPAND: forced.mlir:4:8: error: {{.*}}unsupported on this target: {{.*}} f32

// RUN: cudnnfe-opt %t/good.mlir --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites{keep-unified=true}))' | FileCheck %s

//--- good.mlir
// CHECK-LABEL: cudnnfe.graph @automatic(
// CHECK-NOT:     cudnnfe.sdpa
// CHECK:         cudnnfe.matmul
cudnnfe.graph @automatic(%q: tensor<1x2x64x64xf32>) -> tensor<1x2x64x64xf32> {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x64xf32>, tensor<1x2x64x64xf32>, tensor<1x2x64x64xf32>)
      -> tensor<1x2x64x64xf32>
  cudnnfe.return %o : tensor<1x2x64x64xf32>
}

// Half precision is one operation, forced or not.
// CHECK-LABEL: cudnnfe.graph @half(
// CHECK:         cudnnfe.sdpa
cudnnfe.graph @half(%q: tensor<1x2x64x64xf16>) -> tensor<1x2x64x64xf16> {
  %o = cudnnfe.sdpa %q, %q, %q
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}

//--- forced.mlir
// The type of the graph's computations says nothing about the operands.
cudnnfe.graph @forced(%q: tensor<1x2x64x64xf32>) -> tensor<1x2x64x64xf32>
    attributes {compute_type = f32, intermediate_type = f16} {
  %o = cudnnfe.sdpa %q, %q, %q implementation(unified)
      : (tensor<1x2x64x64xf32>, tensor<1x2x64x64xf32>, tensor<1x2x64x64xf32>)
      -> tensor<1x2x64x64xf32>
  cudnnfe.return %o : tensor<1x2x64x64xf32>
}
