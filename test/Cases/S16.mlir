// S16: the scale of attention is not in the plan's key, so that one plan serves
// both programs; each of them brings its own value to execution.

// RUN: cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites),convert-cudnnfe-to-cudnn-backend,cudnnfe-select-engines{cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache})' --remarks-filter=cudnnfe-select-engines > %t.composite 2>&1
// RUN: FileCheck %s < %t.composite
// RUN: cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites{keep-unified=true}),convert-cudnnfe-to-cudnn-backend,cudnnfe-select-engines{cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache})' --remarks-filter=cudnnfe-select-engines > %t.unified 2>&1
// RUN: FileCheck %s < %t.unified

// CHECK:      selection | {{.*}} builds=2, cached=0, keys=2, programs=3
// CHECK:      cudnn_backend.program @first_program {{.*}}value 0.0883883461 : f32{{.*}} plans = [
// CHECK-NEXT:   {{.*}}status = built, key = "[[KEY:[0-9a-f]+]]", {{.*}} blob = [[BLOB:plan_[0-9a-f]+]]>
// CHECK:      cudnn_backend.program @second_program {{.*}}value 0.265165031 : f32{{.*}} plans = [
// CHECK-NEXT:   {{.*}}status = built, key = "[[KEY]]", {{.*}} blob = [[BLOB]]>
// CHECK:      cudnn_backend.program @none_program
// CHECK-NOT:    [[KEY]]
// CHECK:        status = built

cudnnfe.graph @first(%q: tensor<1x2x64x128xf16>, %k: tensor<1x2x64x128xf16>,
                     %v: tensor<1x2x64x128xf16>) -> tensor<1x2x64x128xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(0.08838834764831845)
      : (tensor<1x2x64x128xf16>, tensor<1x2x64x128xf16>, tensor<1x2x64x128xf16>)
      -> tensor<1x2x64x128xf16>
  cudnnfe.return %o : tensor<1x2x64x128xf16>
}
cudnnfe.graph @second(%q: tensor<1x2x64x128xf16>, %k: tensor<1x2x64x128xf16>,
                      %v: tensor<1x2x64x128xf16>) -> tensor<1x2x64x128xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(0.26516504294495535)
      : (tensor<1x2x64x128xf16>, tensor<1x2x64x128xf16>, tensor<1x2x64x128xf16>)
      -> tensor<1x2x64x128xf16>
  cudnnfe.return %o : tensor<1x2x64x128xf16>
}

// Without a scale there is nothing to multiply by: another graph for cuDNN.
cudnnfe.graph @none(%q: tensor<1x2x64x128xf16>, %k: tensor<1x2x64x128xf16>,
                    %v: tensor<1x2x64x128xf16>) -> tensor<1x2x64x128xf16> {
  %o = cudnnfe.sdpa %q, %k, %v
      : (tensor<1x2x64x128xf16>, tensor<1x2x64x128xf16>, tensor<1x2x64x128xf16>)
      -> tensor<1x2x64x128xf16>
  cudnnfe.return %o : tensor<1x2x64x128xf16>
}
