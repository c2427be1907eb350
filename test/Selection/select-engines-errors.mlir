// What selection refuses, and how it says so.

// DEFINE: %{mock} =
// DEFINE: %{library} = cudnn=%obj/unittests/libMockCudnn.so
// DEFINE: %{options} =
// DEFINE: %{run} = not env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="%{library} device=h200 no-cache %{options}" -o /dev/null 2>&1

// Equal reasons are one note, at the operation that they speak of; what the
// author can change comes before what is about other devices and patterns.
// REDEFINE: %{mock} = engine=9,0,-1,-,A;engine=4,0,-1,-,A;engine=5,0,-1,-,A;engine=6,0,-1,-,A;engine=3,1000,-1,-,A;decline=9,3007;decline=4,3002;decline=5,3002;decline=6,3002;message=the reduction is too wide
// REDEFINE: %{options} = workspace-limit=10
// RUN: %{run} | FileCheck %s --check-prefix=GROUPS --implicit-check-not=error:
// GROUPS:      errors.mlir:[[#%u,LINE:]]:1: error: unsupported on this target: no engine of cuDNN 9.19.0 serves the graph: 5 considered (device h200)
// GROUPS:      errors.mlir:[[#LINE+2]]:8: note: eng3: workspace of 1000 bytes is over the limit of 10
// GROUPS:      errors.mlir:[[#LINE+6]]:8: note: eng4, eng5, eng6: cudnnBackendFinalize(EXECUTION_PLAN): CUDNN_STATUS_NOT_SUPPORTED_SHAPE (3002): the reduction is too wide
// GROUPS:      errors.mlir:[[#LINE+6]]:8: note: eng9: cudnnBackendFinalize(EXECUTION_PLAN): CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH (3007): the reduction is too wide

// A heuristics query that offers nothing says why for each engine it knows.
// REDEFINE: %{mock} = engine=8,0,-1,-,B;report=cudnn heuristics {"engineId":7,"knobChoices":{"CUDNN_KNOB_TYPE_KERNEL_CFG":3}} Warning: CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE~ Reason: matmul of halves only {"engineId":9,"knobChoices":{}} Warning: CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH~ Reason: another chip
// REDEFINE: %{options} =
// RUN: %{run} | FileCheck %s --check-prefix=REPORT --implicit-check-not=error:
// REPORT:      errors.mlir:[[#%u,LINE:]]:1: error: unsupported on this target: no engine of cuDNN 9.19.0 serves the graph: 2 considered (device h200)
// REPORT:      errors.mlir:[[#LINE+2]]:8: note: eng7_k24=3: CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE: matmul of halves only
// REPORT:      errors.mlir:[[#LINE+2]]:8: note: eng9: CUDNN_STATUS_NOT_SUPPORTED_ARCH_MISMATCH: another chip

// No engine at all.
// REDEFINE: %{mock} = engine=8,0,-1,-,B
// RUN: %{run} | FileCheck %s --check-prefix=EMPTY --implicit-check-not=error:
// EMPTY: :1: error: unsupported on this target: cuDNN 9.19.0 has no engine for the graph on this device (device h200)

// A pin is strict.
// REDEFINE: %{mock} =
// REDEFINE: %{options} = pin=eng5
// RUN: %{run} | FileCheck %s --check-prefix=PIN --implicit-check-not=error:
// PIN: error: unsupported on this target: no pinned engine serves the graph (device h200)
// PIN: note: eng5: cudnnBackendFinalize(ENGINE): CUDNN_STATUS_NOT_SUPPORTED (3000)

// The limit on candidates ends the search.
// REDEFINE: %{mock} = decline=7,3002;message=no
// REDEFINE: %{options} = candidate-limit=1
// RUN: %{run} | FileCheck %s --check-prefix=LIMIT --implicit-check-not=error:
// LIMIT: error: unsupported on this target: no engine
// LIMIT: note: eng1: candidate limit of 1 reached
// LIMIT: note: eng7: {{.*}}: no

// What is not a decline ends the selection, whatever else there is.
// REDEFINE: %{mock} = decline=7,2000;message=bad parameter
// REDEFINE: %{options} =
// RUN: %{run} | FileCheck %s --check-prefix=FATAL --implicit-check-not=error:
// FATAL: error: internal: eng7: cudnnBackendFinalize(EXECUTION_PLAN): CUDNN_STATUS_BAD_PARAM (2000): bad parameter
// FATAL: note: to reproduce, run 'cudnnfe-plan-worker --once FILE

// The library: missing, too old for us, too old for the program.
// REDEFINE: %{library} = cudnn=%t.none
// RUN: %{run} | FileCheck %s --check-prefix=MISSING --implicit-check-not=error:
// MISSING: error: internal: cannot load cuDNN (9.8.0 or newer is needed)
// MISSING: option {{.*}}.none: no such file

// REDEFINE: %{library} = cudnn=%obj/unittests/libMockCudnn.so
// REDEFINE: %{mock} = version=90700
// RUN: %{run} | FileCheck %s --check-prefix=OLD --implicit-check-not=error:
// OLD: error: internal: cuDNN 9.7.0 ({{.*}}libMockCudnn.so) is too old: 9.8.0 or newer is needed

// REDEFINE: %{mock} = version=90800
// RUN: %{run} | FileCheck %s --check-prefix=OLDER --implicit-check-not=error:
// OLDER: :1: error: unsupported on this target: the program is for cuDNN 9.19.0 or later but the library is 9.8.0

// Options that mean nothing.
// REDEFINE: %{options} = modes=A,C
// RUN: %{run} | FileCheck %s --check-prefix=MODES
// MODES: error: expected heuristic modes A, B, FALLBACK or INSTANT but got 'C'
// REDEFINE: %{options} = pin=engine7
// RUN: %{run} | FileCheck %s --check-prefix=PINNED
// PINNED: error: expected an engine such as eng7_k24=21 for the option pin but got 'engine7'
// REDEFINE: %{options} = block=eng7_24
// RUN: %{run} | FileCheck %s --check-prefix=BLOCK
// BLOCK: error: expected an engine such as eng7_k24=21 for the option block but got 'eng7_24'
// REDEFINE: %{options} = workspace-limit=-2
// RUN: %{run} | FileCheck %s --check-prefix=RANGE
// RANGE: error: expected -1 to 9223372036854775807 for the option workspace-limit but got -2
// REDEFINE: %{options} = plans=0
// RUN: %{run} | FileCheck %s --check-prefix=PLANS
// PLANS: error: expected 1 to 1024 for the option plans but got 0
// REDEFINE: %{options} = time-limit=0
// RUN: %{run} | FileCheck %s --check-prefix=TIME
// TIME: error: expected 1 to 86400 for the option time-limit but got 0
// REDEFINE: %{options} = candidate-limit=-1
// RUN: %{run} | FileCheck %s --check-prefix=CANDIDATES
// CANDIDATES: error: expected 0 to 2147483647 for the option candidate-limit but got -1

cudnnfe.graph @rows(%a: tensor<1x64x32xf16>, %b: tensor<1x32x48xf16>)
    -> tensor<1x64x1xf32> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf16>, tensor<1x32x48xf16>) -> tensor<1x64x48xf32>
  %d = cudnnfe.relu %c
      : (tensor<1x64x48xf32>) -> tensor<1x64x48xf32>
  %e = cudnnfe.reduction %d mode(add) axes([2])
      : (tensor<1x64x48xf32>) -> tensor<1x64x1xf32>
  cudnnfe.return %e : tensor<1x64x1xf32>
}
