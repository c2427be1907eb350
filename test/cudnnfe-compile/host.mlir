// A CPU artifact runs through the loader with right numbers; its header compiles as C
// and C++.
// RUN: cudnnfe-compile %s --target=cpu -o %t.so --header %t.h --header-prefix net_
// RUN: %python %src/test/Runtime/Inputs/npy.py write %t.a.npy "1 2 3 4 5 6" 1 2 3
// RUN: %python %src/test/Runtime/Inputs/npy.py write %t.b.npy "1 0 0 -1 2 0" 1 3 2
// RUN: %obj/unittests/run-artifact %t.so main --input %t.a.npy --input %t.b.npy --scalar 2 -o %t.c.npy
// RUN: %python %src/test/Runtime/Inputs/npy.py check %t.c.npy "14 0 32 0" 1 2 2
// RUN: FileCheck %s --check-prefix=HEADER < %t.h
// RUN: %host_cc -x c -Wall -Wextra -Werror -fsyntax-only -I%src/include -include %t.h /dev/null 2>&1 | count 0
// RUN: %host_cxx -x c++ -Wall -Wextra -Werror -fsyntax-only -I%src/include -include %t.h /dev/null 2>&1 | count 0
// RUN: llvm-nm --dynamic --defined-only --just-symbol-name %t.so | FileCheck %s --check-prefix=EXPORTS

// The same input gives the same bytes.
// RUN: cp %t.so %t.first && cudnnfe-compile %s --target=cpu -o %t.so && cmp %t.so %t.first

// RUN: cudnnfe-compile %s --target=cpu --emit=manifest -o - | FileCheck %s --check-prefix=MANIFEST
// RUN: cudnnfe-compile %s --target=cpu --emit=llvm -o - | FileCheck %s --check-prefix=LLVM
// RUN: not cudnnfe-compile %s --target=tpu -o %t.so 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not cudnnfe-compile %s --target=cpu 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not cudnnfe-compile %s --target=cpu --linker=/nonexistent/ld.lld -o %t.so 2>&1 | FileCheck %s --check-prefix=LINKER

cudnnfe.graph private @mm(%a: tensor<1x2x3xf32> {cudnnfe.name = "a"}, %b: tensor<1x3x2xf32>, %s: f32 {cudnnfe.name = "scale"})
    -> (tensor<1x2x2xf32> {cudnnfe.name = "c"}) {
  %0 = cudnnfe.matmul %a, %b : (tensor<1x2x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2x2xf32>
  %1 = cudnnfe.mul %0, %s : (tensor<1x2x2xf32>, f32) -> tensor<1x2x2xf32>
  %2 = cudnnfe.relu %1 : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
  cudnnfe.return %2 : tensor<1x2x2xf32>
}
func.func @main(%h: !cudnnfe.handle, %a: tensor<1x2x3xf32>, %b: tensor<1x3x2xf32>, %s: f32) -> tensor<1x2x2xf32> {
  %c = cudnnfe.call @mm(%h, %a, %b, %s) : (!cudnnfe.handle, tensor<1x2x3xf32>, tensor<1x3x2xf32>, f32) -> tensor<1x2x2xf32>
  return %c : tensor<1x2x2xf32>
}

// HEADER: a: tensor<1x2x3xf32>, strides [6, 3, 1], aligned to 16 bytes
// HEADER: static inline cudnnfe_status_t *net_main(cudnnfe_handle_t *handle, const float *a, const float *arg1, float scale, float *c, void *workspace)
// HEADER: static inline cudnnfe_status_t *net_main_workspace_size(cudnnfe_handle_t *handle, int64_t *size)
// EXPORTS: cudnnfe_entry_main
// EXPORTS-NEXT: cudnnfe_manifest
// EXPORTS-NOT: {{.}}
// MANIFEST: {"format":"cudnnfe-artifact","version":1,"abi":1,"target":"cpu"
// MANIFEST-SAME: {"name":"a","type":"f32","shape":[1,2,3],"strides":[6,3,1],"alignment":16},
// MANIFEST-SAME: {"name":"scale","type":"f32","scalar":true}
// LLVM: llvm.func @cudnnfe_entry_main
// LLVM: @cudnnfe_manifest("{\22format\22
// TARGET: error: expected --target=cuda or --target=cpu but got 'tpu'
// OUTPUT: error: expected a file for the artifact; give -o
// LINKER: error: internal: linking {{.*}} failed
