// RUN: env CUDNNFE_CUDNN_PATH=%obj/unittests/libMockCudnn.so CUDNNFE_CACHE_DIR=%t.cache cudnnfe-compile %s -o %t.so
// RUN: cudnnfe-inspect %t.so | FileCheck %s
// RUN: cudnnfe-inspect --all %t.so | FileCheck %s --check-prefix=ALL
// RUN: cudnnfe-inspect --json %t.so | FileCheck %s --check-prefix=JSON
// RUN: cudnnfe-compile %s --device-options=select=false -o %t.late.so
// RUN: cudnnfe-inspect %t.late.so | FileCheck %s --check-prefix=LATE
// RUN: not cudnnfe-inspect %s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not cudnnfe-inspect %obj/unittests/libFakeCuda.so 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not cudnnfe-inspect /nonexistent.so 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: head -c 3000 %t.so > %t.cut && not cudnnfe-inspect %t.cut 2>&1 | FileCheck %s --check-prefix=CUT

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @g(%a: tensor<2x64x32xf16> {cudnnfe.name = "a"}, %b: tensor<2x32x64xf16>, %s: f32) -> tensor<2x64x64xf16> {
    %c = cudnnfe.matmul %a, %b : (tensor<2x64x32xf16>, tensor<2x32x64xf16>) -> tensor<2x64x64xf16>
    %d = cudnnfe.mul %c, %s : (tensor<2x64x64xf16>, f32) -> tensor<2x64x64xf16>
    cudnnfe.return %d : tensor<2x64x64xf16>
  }
  func.func @main(%h: !cudnnfe.handle, %a: tensor<2x64x32xf16>, %b: tensor<2x32x64xf16>, %s: f32) -> tensor<2x64x64xf16> {
    %d = cudnnfe.call @g(%h, %a, %b, %s) : (!cudnnfe.handle, tensor<2x64x32xf16>, tensor<2x32x64xf16>, f32) -> tensor<2x64x64xf16>
    return %d : tensor<2x64x64xf16>
  }
}

// CHECK: artifact version 1, abi 1, target cuda
// CHECK-NEXT: entry main at {{.*}}inspect.mlir:18:3
// CHECK-NEXT: input 0 a: tensor<2x64x32xf16> strides [2048, 32, 1] alignment 16
// CHECK-NEXT: input 1: tensor<2x32x64xf16> strides [2048, 64, 1] alignment 16
// CHECK-NEXT: input 2: f32
// CHECK-NEXT: result 0: tensor<2x64x64xf16> strides [4096, 64, 1] alignment 16
// CHECK-NEXT: graph g
// CHECK-NEXT: policy modes=A,FALLBACK
// CHECK-NEXT: #0 eng7 from A, built, workspace 0, {{[0-9]+}} bytes, device h200 (sm 90), cudnn 91900
// CHECK-NEXT: key {{[0-9a-f]+}}
// CHECK-NEXT: sizes: file {{[0-9]+}}, code {{[0-9]+}}, data {{[0-9]+}}, manifest {{[0-9]+}}
// CHECK-NEXT: checksum matches
// ALL: #1 eng1 from A, available, workspace 4096
// JSON: {"format":"cudnnfe-artifact"
// LATE: no plan: built when the artifact is loaded
// TEXT: {{^.*}}inspect.mlir: error: expected an artifact but the file is no complete ELF file
// OTHER: {{^.*}}libFakeCuda.so: error: expected an artifact of cudnnfe-compile but the file exports no cudnnfe_manifest
// MISSING: {{^}}/nonexistent.so: error: cannot open: {{.*}}o such file
// CUT: {{^.*}}.cut: error: expected an artifact but the file is no complete ELF file
