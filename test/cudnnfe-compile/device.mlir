// A device artifact made with the mock cuDNN, run with it on a driver without a device.
// DEFINE: %{mock} = env CUDNNFE_CUDNN_PATH=%obj/unittests/libMockCudnn.so CUDNNFE_CACHE_DIR=%t.cache
// DEFINE: %{device} = env CUDNNFE_LIBCUDA=%obj/unittests/libFakeCuda.so CUDNNFE_CUDNN_PATH=%obj/unittests/libMockCudnn.so
// RUN: %{mock} cudnnfe-compile %s -o %t.so --header %t.h --header-prefix net_
// RUN: %{device} %obj/unittests/run-artifact %t.so main --random 1 --info --graph --repeat 5 | FileCheck %s
// RUN: %host_cc -x c -Wall -Wextra -Werror -fsyntax-only -I%src/include -include %t.h /dev/null 2>&1 | count 0
// RUN: FileCheck %s --check-prefix=HEADER < %t.h
// RUN: llvm-nm --dynamic --defined-only --just-symbol-name %t.so | FileCheck %s --check-prefix=EXPORTS
// RUN: %{mock} cudnnfe-compile %s --remarks --device-options=explain=true -o %t.so 2>&1 | FileCheck %s --check-prefix=REMARKS
// RUN: %{mock} cudnnfe-compile %s --emit=manifest -o - | FileCheck %s --check-prefix=MANIFEST

// Without selection the plans are built when the artifact is loaded.
// RUN: cudnnfe-compile %s --device-options=select=false -o %t.late.so
// RUN: %{device} %obj/unittests/run-artifact %t.late.so main --random 1 --info | FileCheck %s --check-prefix=LATE

// A plan is refused when its program changed after selection.
// RUN: %{mock} cudnnfe-compile %s --emit=plans -o %t.plans.mlir
// RUN: cudnnfe-opt %t.plans.mlir -convert-cudnn-backend-to-llvm | FileCheck %s --check-prefix=KEPT
// RUN: sed 's/MATH_PREC = float/MATH_PREC = half/' %t.plans.mlir > %t.changed.mlir
// RUN: not cudnnfe-opt %t.changed.mlir -convert-cudnn-backend-to-llvm -o /dev/null 2>&1 | FileCheck %s --check-prefix=FROZEN

// The folder of finished plans is bounded by an option of the pipeline.
// RUN: rm -rf %t.plans && %{mock} cudnnfe-compile %s --device-options=cache-dir=%t.plans -o %t.so && ls %t.plans | count 2
// RUN: rm -rf %t.plans && %{mock} cudnnfe-compile %s "--device-options=cache-dir=%t.plans cache-limit=0" -o %t.so && not ls %t.plans

// An engine that the options bar: unsupported, with its reason.
// RUN: %{mock} not cudnnfe-compile %s "--device-options=pin=eng99" -o %t.pin.so 2>&1 | FileCheck %s --check-prefix=PIN

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @first(%a: tensor<2x64x32xf16> {cudnnfe.name = "a"}, %b: tensor<2x32x64xf16>) -> tensor<2x64x64xf16> {
    %c = cudnnfe.matmul %a, %b : (tensor<2x64x32xf16>, tensor<2x32x64xf16>) -> tensor<2x64x64xf16>
    cudnnfe.return %c : tensor<2x64x64xf16>
  }
  cudnnfe.graph private @second(%x: tensor<2x64x64xf16>, %s: f32) -> tensor<2x64x64xf16> {
    %y = cudnnfe.mul %x, %s : (tensor<2x64x64xf16>, f32) -> tensor<2x64x64xf16>
    cudnnfe.return %y : tensor<2x64x64xf16>
  }
  func.func @main(%h: !cudnnfe.handle, %a: tensor<2x64x32xf16>, %b: tensor<2x32x64xf16>, %s: f32) -> tensor<2x64x64xf16> {
    %c = cudnnfe.call @first(%h, %a, %b) : (!cudnnfe.handle, tensor<2x64x32xf16>, tensor<2x32x64xf16>) -> tensor<2x64x64xf16>
    %d = cudnnfe.call @second(%h, %c, %s) : (!cudnnfe.handle, tensor<2x64x64xf16>, f32) -> tensor<2x64x64xf16>
    return %d : tensor<2x64x64xf16>
  }
}

// CHECK: graph_device_us mean
// CHECK: graph first: embedded engine 7
// CHECK: graph second: embedded engine 7
// LATE: graph first: rebuilt engine 7
// LATE: graph second: rebuilt engine 7
// HEADER: extern const cudnnfe_module_desc_t cudnnfe_artifact_module;
// HEADER: static inline cudnnfe_status_t *net_main(cudnnfe_handle_t *handle, const uint16_t *a, const uint16_t *arg1, float arg2, uint16_t *result0, void *workspace)
// HEADER: static inline cudnnfe_status_t *net_main_workspace_size(cudnnfe_handle_t *handle, int64_t *size)
// EXPORTS: cudnnfe_artifact_module
// EXPORTS-NEXT: cudnnfe_entry_main
// EXPORTS-NEXT: cudnnfe_manifest
// EXPORTS-NOT: {{.}}
// REMARKS: remark: [Passed] engines {{.*}}Function=first_program {{.*}}plans=1
// MANIFEST: "target":"cuda"
// MANIFEST-SAME: "program":0
// MANIFEST-SAME: "graphs":[{"name":"first","plans":[
// MANIFEST-SAME: "name":"eng7"
// MANIFEST-SAME: "status":"built"
// KEPT: @cudnnfe_graphs()
// FROZEN: error: the program of '@second' changed after engines were selected{{.*}}[plan_freeze]
// PIN: error: unsupported on this target
