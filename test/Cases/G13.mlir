// G13: the chosen plan obeys the limit, by what the built plan needs and not by
// what was announced; and an option that is off takes no workspace.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites),convert-cudnnfe-to-cudnn-backend,cudnnfe-select-engines{cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache %{options}})'

// Plans of 1 GiB and 1 KiB with a limit of 1 MiB, in both orders.
// REDEFINE: %{options} = workspace-limit=1048576
// REDEFINE: %{mock} = engine=2,1073741824,-1,-,A;engine=3,1024,-1,-,A
// RUN: %{run} | FileCheck %s --check-prefix=SECOND
// SECOND:      engine = 2, workspace = 1073741824, status = barred, reason = "workspace of 1073741824 bytes is over the limit of 1048576",
// SECOND-NEXT: {{.*}} engine = 3, workspace = 1024, status = built,
// REDEFINE: %{mock} = engine=3,1024,-1,-,A;engine=2,1073741824,-1,-,A
// RUN: %{run} | FileCheck %s --check-prefix=FIRST
// FIRST:      engine = 3, workspace = 1024, status = built,
// FIRST-NEXT: {{.*}} engine = 2, workspace = 1073741824, status = barred,

// The announcement was wrong.
// REDEFINE: %{mock} = engine=2,0,-1,-,A;engine=3,1024,-1,-,A;grow=2,1073741824
// RUN: %{run} | FileCheck %s --check-prefix=GROWN
// GROWN:      engine = 2, {{.*}} status = barred, reason = "workspace of 1073741824 bytes is over the limit of 1048576",
// GROWN-NEXT: {{.*}} engine = 3, workspace = 1024, status = built,

// Exactly the limit is within it; one byte more is not.
// REDEFINE: %{mock} = engine=2,1048576,-1,-,A
// RUN: %{run} | FileCheck %s --check-prefix=EXACT
// EXACT: engine = 2, workspace = 1048576, status = built,
// REDEFINE: %{mock} = engine=2,1048577,-1,-,A
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=error:
// NONE: error: unsupported on this target: no engine of cuDNN 9.19.0 serves the graph: 1 considered (device h200)
// NONE: note: eng2: workspace of 1048577 bytes is over the limit of 1048576

// No slopes, no lengths, no statistics: no part of the workspace is bound.
// REDEFINE: %{mock} =
// RUN: %{run} | FileCheck %s --check-prefix=BINDINGS
// BINDINGS:     cudnn_backend.program @g_program
// BINDINGS-NOT: workspace offset
// BINDINGS:     plans = [
cudnnfe.graph @g(%q: tensor<1x2x64x64xf16>) -> tensor<1x2x64x64xf16> {
  %o = cudnnfe.sdpa %q, %q, %q scale(1.250000e-01)
      : (tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>, tensor<1x2x64x64xf16>)
      -> tensor<1x2x64x64xf16>
  cudnnfe.return %o : tensor<1x2x64x64xf16>
}
