// S34: dims of an output that are left out are inferred, all of them or some;
// strides alone do not go without dims. The strides of a partial declaration are
// its own.

// RUN: split-file %s %t
// RUN: cudnnfe-opt %t/good.mlir --cudnnfe-infer-shapes --cudnnfe-finalize-layouts | FileCheck %s
// RUN: cudnnfe-opt %t/good.mlir --pass-pipeline='builtin.module(cudnnfe-infer-shapes,cudnnfe.graph(cudnnfe-expand-composites),cudnnfe-finalize-layouts,convert-cudnnfe-to-cudnn-backend,cudnnfe-select-engines{cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache})' | FileCheck %s --check-prefix=PLAN
// RUN: not cudnnfe-opt %t/bad.mlir --split-input-file --cudnnfe-infer-shapes -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD

// CHECK-LABEL: cudnnfe.graph @nothing(
// CHECK:         -> (tensor<1x2x64x32xf16, #{{.*}}>, tensor<1x2x64x1xf32, #{{.*}}>)
// CHECK-LABEL: cudnnfe.graph @some(
// CHECK:         -> tensor<1x2x64x32xf16, #{{.*}}>
// PLAN-COUNT-2: status = built

// BAD: error: {{.*}}expected result #0 to have dims 1x2x64x32 but got 1x2x63x32 [shape_c1]
// BAD: error: expected 0 strides, one per dim, but got 4 [layout_c1]

//--- good.mlir
cudnnfe.graph @nothing(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x96x64xf16>,
                       %v: tensor<1x2x96x32xf16>)
    -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf32>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x64xf16>, tensor<1x2x96x64xf16>, tensor<1x2x96x32xf16>)
      -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf32>)
  cudnnfe.return %o, %s : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf32>
}
cudnnfe.graph @some(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x96x64xf16>,
                    %v: tensor<1x2x96x32xf16>) -> tensor<1x?x64x?xf16> {
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x64xf16>, tensor<1x2x96x64xf16>, tensor<1x2x96x32xf16>)
      -> tensor<1x?x64x?xf16>
  cudnnfe.return %o : tensor<1x?x64x?xf16>
}

//--- bad.mlir
cudnnfe.graph @wrong(%q: tensor<1x2x64x64xf16>, %k: tensor<1x2x96x64xf16>,
                     %v: tensor<1x2x96x32xf16>) -> tensor<1x2x63x32xf16> {
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x64xf16>, tensor<1x2x96x64xf16>, tensor<1x2x96x32xf16>)
      -> tensor<1x2x63x32xf16>
  cudnnfe.return %o : tensor<1x2x63x32xf16>
}

// -----

cudnnfe.graph @strides_only(
    %q: tensor<1x2x64x64xf16>, %k: tensor<1x2x96x64xf16>,
    %v: tensor<1x2x96x32xf16>)
    -> tensor<*xf16, #cudnnfe.layout<strides = [4096, 2048, 32, 1]>> {
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x64xf16>, tensor<1x2x96x64xf16>, tensor<1x2x96x32xf16>)
      -> tensor<1x2x64x32xf16>
  cudnnfe.return %o : tensor<1x2x64x32xf16>
}
