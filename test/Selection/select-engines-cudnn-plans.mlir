// REQUIRES: cudnn

// Plans of the installed cuDNN, built without a device.

// DEFINE: %{options} =
// DEFINE: %{run} = cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites),convert-cudnnfe-to-cudnn-backend{cudnn-version=90800},cudnnfe-select-engines{device=h200 cache-dir=%t/cache %{options}})' --remarks-filter=cudnnfe-select-engines

// The same bytes with one worker and with four, and from the cache.
// RUN: rm -rf %t && mkdir %t
// REDEFINE: %{options} = jobs=1 no-cache
// RUN: %{run} -o %t/1.mlir 2>&1 | FileCheck %s --check-prefix=BUILT
// BUILT: selection | {{.*}} builds=2, cached=0, keys=2, programs=3
// REDEFINE: %{options} = jobs=4
// RUN: %{run} -o %t/4.mlir 2>&1 | FileCheck %s --check-prefix=BUILT
// RUN: diff %t/1.mlir %t/4.mlir
// RUN: %{run} -o %t/cached.mlir 2>&1 | FileCheck %s --check-prefix=CACHED
// CACHED: selection | {{.*}} builds=0, cached=2, keys=2, programs=3
// RUN: diff %t/1.mlir %t/cached.mlir

// A question takes no compilation.
// REDEFINE: %{options} = support-only
// RUN: %{run} 2>&1 | FileCheck %s --check-prefix=ASKED --implicit-check-not=built
// ASKED: selection | {{.*}} builds=0, cached=0, keys=2, programs=3
// ASKED: status = available

// RUN: FileCheck %s < %t/1.mlir
// CHECK-LABEL: cudnn_backend.program @product_program
// CHECK-SAME:    policy = "modes=A,FALLBACK"
// CHECK-SAME:    plans = [
// CHECK-NEXT:    <source = "A", engine = {{[0-9]+}}, {{.*}}numerical_notes = [tensor_core], behavior_notes = [runtime_compilation, supports_cuda_graph_native_api], workspace = 0, {{.*}}status = built, key = "[[$KEY:[0-9a-f]+]]", device = "h200", sm = 90, cudnn = {{[0-9]+}}, blob = plan_[[$KEY]]>,
cudnnfe.graph @product(%a: tensor<1x512x256xbf16>, %b: tensor<1x256x512xbf16>)
    -> tensor<1x512x512xbf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x512x256xbf16>, tensor<1x256x512xbf16>)
      -> tensor<1x512x512xbf16>
  cudnnfe.return %c : tensor<1x512x512xbf16>
}

// CHECK-LABEL: cudnn_backend.program @causal_program
// CHECK-NEXT:    {{.*}} status = built, key = "[[$SDPA:[0-9a-f]+]]",
cudnnfe.graph @causal(%q: tensor<1x4x256x64xf16>, %k: tensor<1x2x256x64xf16>,
                      %v: tensor<1x2x256x64xf16>) -> tensor<1x4x256x64xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01)
      band(right = 0, align = top_left)
      : (tensor<1x4x256x64xf16>, tensor<1x2x256x64xf16>, tensor<1x2x256x64xf16>)
      -> tensor<1x4x256x64xf16>
  cudnnfe.return %o : tensor<1x4x256x64xf16>
}

// Another scale, the same plan.
// CHECK-LABEL: cudnn_backend.program @other_scale_program
// CHECK-NEXT:    {{.*}} status = built, key = "[[$SDPA]]",
cudnnfe.graph @other_scale(
    %q: tensor<1x4x256x64xf16>, %k: tensor<1x2x256x64xf16>,
    %v: tensor<1x2x256x64xf16>) -> tensor<1x4x256x64xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(5.000000e-01)
      band(right = 0, align = top_left)
      : (tensor<1x4x256x64xf16>, tensor<1x2x256x64xf16>, tensor<1x2x256x64xf16>)
      -> tensor<1x4x256x64xf16>
  cudnnfe.return %o : tensor<1x4x256x64xf16>
}

// CHECK:      cudnn_backend: {
// CHECK-DAG:    plan_[[$KEY]]: "0x
// CHECK-DAG:    plan_[[$SDPA]]: "0x
