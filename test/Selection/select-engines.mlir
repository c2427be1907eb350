// The ranked list, as a test double of cuDNN offers it.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache %{options}"

// Notes and knobs that the table does not know are numbers. The first candidate
// that is built carries the plan; those behind it stay available. A choice that
// two modes offer is listed once, under the first of them.
// REDEFINE: %{mock} = engine=7,0,65536,0+77,A;knob=7,24,21;knob=7,9001,3;engine=3,1024,-1,4+b3+b99,A+FALLBACK;engine=5,2048,-1,-,FALLBACK
// RUN: %{run} | FileCheck %s --check-prefix=LIST
// LIST:      cudnn_backend.program @product_program for @product cudnn = 91900
// LIST-SAME:   policy = "modes=A,FALLBACK"
// LIST-SAME:   plans = [
// LIST-NEXT:     <source = "A", engine = 7, knobs = {kernel_cfg = 21, 9001 = 3}, numerical_notes = [tensor_core, 77], workspace = 0, shared_memory = 65536, status = built, key = "[[KEY:[0-9a-f]+]]", device = "h200", sm = 90, cudnn = 91900, blob = [[BLOB:plan_[0-9a-f]+]]>,
// LIST-NEXT:     <source = "A", engine = 3, numerical_notes = [{{[a-z_]+}}], behavior_notes = [supports_cuda_graph_native_api, 99], workspace = 1024, status = available, key = "[[KEY]]", device = "h200", sm = 90, cudnn = 91900>,
// LIST-NEXT:     <source = "FALLBACK", engine = 5, workspace = 2048, status = available, key = "[[KEY]]", device = "h200", sm = 90, cudnn = 91900>] graph_digest = "{{[0-9a-f]+}}" {
// LIST:      dialect_resources: {
// LIST:        cudnn_backend: {
// LIST-NEXT:     [[BLOB]]: "0x{{[0-9A-F]+}}"

// A candidate that cuDNN declines is passed over, with cuDNN's words.
// REDEFINE: %{mock} = message=too wide;decline=7,3002
// RUN: %{run} | FileCheck %s --check-prefix=DECLINED
// DECLINED:      engine = 7, numerical_notes = [tensor_core], workspace = 0, shared_memory = 65536, status = declined, reason = "cudnnBackendFinalize(EXECUTION_PLAN): CUDNN_STATUS_NOT_SUPPORTED_SHAPE (3002): too wide",
// DECLINED: engine = 1, workspace = 4096, status = built,

// A filter bars an entry in its place.
// REDEFINE: %{mock} = engine=7,1073741824,65536,0,A;engine=3,1024,-1,-,A
// REDEFINE: %{options} = workspace-limit=1048576
// RUN: %{run} | FileCheck %s --check-prefix=WORKSPACE
// WORKSPACE:      policy = "modes=A,FALLBACK workspace_limit=1048576"
// WORKSPACE: engine = 7, {{.*}} status = barred, reason = "workspace of 1073741824 bytes is over the limit of 1048576",
// WORKSPACE: engine = 3, workspace = 1024, status = built,

// What counts is the workspace of the plan, which may be more than announced.
// REDEFINE: %{mock} = grow=7,1073741824
// RUN: %{run} | FileCheck %s --check-prefix=GROWN
// GROWN:      engine = 7, {{.*}} status = barred, reason = "workspace of 1073741824 bytes is over the limit of 1048576",
// GROWN: engine = 1, {{.*}} status = built,

// REDEFINE: %{mock} =
// REDEFINE: %{options} = shared-memory-limit=1000
// RUN: %{run} | FileCheck %s --check-prefix=SHARED
// SHARED:      engine = 7, {{.*}} status = barred, reason = "shared memory of 65536 bytes is over the limit of 1000",
// SHARED: engine = 1, {{.*}} status = built,

// REDEFINE: %{options} = block=eng7
// RUN: %{run} | FileCheck %s --check-prefix=BLOCK
// BLOCK:      policy = "modes=A,FALLBACK block=eng7"
// BLOCK: engine = 7, {{.*}} status = barred, reason = "blocked by 'eng7'",
// BLOCK: engine = 1, {{.*}} status = built,

// A pinned engine is the only one.
// REDEFINE: %{options} = pin=eng1
// RUN: %{run} | FileCheck %s --check-prefix=PIN
// PIN:      policy = "modes=A,FALLBACK pin=eng1"
// PIN-SAME: plans = [
// PIN-NEXT: <source = "PIN", engine = 1, {{.*}} status = built, {{.*}}>] graph_digest = {{.*}} {

// Heuristic modes, in their order.
// REDEFINE: %{options} = modes=FALLBACK,INSTANT
// RUN: %{run} | FileCheck %s --check-prefix=MODES
// MODES:      policy = "modes=FALLBACK,INSTANT"
// MODES-NEXT: <source = "FALLBACK", engine = 1,
// MODES-NEXT: <source = "INSTANT", engine = 7,

// Several plans of one program.
// REDEFINE: %{options} = plans=2
// RUN: %{run} | FileCheck %s --check-prefix=TWO
// TWO:      engine = 7, {{.*}} status = built, key = "[[KEY:[0-9a-f]+]]", {{.*}} blob = plan_[[KEY]]>,
// TWO: engine = 1, {{.*}} status = built, key = "[[KEY]]", {{.*}} blob = plan_[[KEY]]_1>] graph_digest = {{.*}} {

// Asked only: nothing is built and there is nothing to embed.
// REDEFINE: %{options} = support-only
// RUN: %{run} | FileCheck %s --check-prefix=SUPPORT --implicit-check-not=built --implicit-check-not=dialect_resources
// SUPPORT:      engine = 7, {{.*}} status = available,
// SUPPORT: engine = 1, {{.*}} status = available,

// Selecting again replaces the list and keeps the names of the plans.
// REDEFINE: %{options} =
// RUN: %{run} -o %t.once.mlir
// RUN: env CUDNNFE_MOCK_CONFIG="" cudnnfe-opt %t.once.mlir --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache" | diff %t.once.mlir -

// The list as remarks, also where there is a plan.
// REDEFINE: %{options} = explain
// REDEFINE: %{mock} = engine=7,0,65536,0,A;engine=3,1024,-1,4+b3,A;engine=5,0,-1,-,FALLBACK;decline=7,3002
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: [[#@LINE+8]]:1: remark: 3 candidates for @product_program on h200, cuDNN 9.19.0
// EXPLAIN: [[#@LINE+7]]:1: remark: #0 A eng7, workspace 0, shared memory 65536, TENSOR_CORE: declined, cudnnBackendFinalize(EXECUTION_PLAN): CUDNN_STATUS_NOT_SUPPORTED_SHAPE (3002)
// EXPLAIN: [[#@LINE+6]]:1: remark: #1 A eng3, workspace 1024, {{.*}}, SUPPORTS_CUDA_GRAPH_NATIVE_API: built
// EXPLAIN: [[#@LINE+5]]:1: remark: #2 FALLBACK eng5, workspace 0: available

// REDEFINE: %{options} =
// RUN: %{run} -o /dev/null --remarks-filter=cudnnfe-select-engines 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: [[#@LINE+1]]:1: remark: [Passed] engines | Category:cudnnfe-select-engines | Function=product_program | candidates=3, plans=1
cudnnfe.graph @product(%a: tensor<1x64x32xf16>, %b: tensor<1x32x48xf16>)
    -> tensor<1x64x48xf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf16>, tensor<1x32x48xf16>) -> tensor<1x64x48xf16>
  cudnnfe.return %c : tensor<1x64x48xf16>
}
