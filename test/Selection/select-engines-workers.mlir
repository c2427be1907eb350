// Selection in child processes: their number changes nothing, and what goes
// wrong in one costs one graph.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache %{options}"

// Same bytes with one worker and with four, in text and in bytecode.
// REDEFINE: %{options} = jobs=1
// RUN: %{run} -o %t.1.mlir
// RUN: %{run} --emit-bytecode -o %t.1.mlirbc
// REDEFINE: %{options} = jobs=4
// RUN: %{run} -o %t.4.mlir
// RUN: %{run} --emit-bytecode -o %t.4.mlirbc
// RUN: diff %t.1.mlir %t.4.mlir
// RUN: cmp %t.1.mlirbc %t.4.mlirbc
// RUN: FileCheck %s --check-prefix=PLANS < %t.1.mlir
// PLANS-COUNT-7: status = built

// A crash is an internal error of its graph, and what to run to see it again.
// Whatever comes before or after gets its plan.
// REDEFINE: %{mock} = crash-uid=3
// REDEFINE: %{options} = jobs=2 explain
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefixes=ALL,CRASH --implicit-check-not=error:

// So is one that takes too long.
// REDEFINE: %{mock} = hang-uid=3
// REDEFINE: %{options} = jobs=2 explain time-limit=2
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefixes=ALL,LATE --implicit-check-not=error:

// The order of the reports is that of the graphs, whoever is done first.
// ALL:        remark: 2 candidates for @g0_program on h200
// ALL:        remark: 2 candidates for @g1_program on h200
// ALL:        remark: 2 candidates for @g2_program on h200
// CRASH:      [[#@LINE+30]]:1: error: internal: the plan worker was killed by signal 11
// LATE:       [[#@LINE+29]]:1: error: internal: the plan worker exceeded the time limit of 2000 ms
// CRASH:      note: to reproduce, run 'cudnnfe-plan-worker --once FILE --device h200.json --modes=A,FALLBACK' with this file:
// CRASH-NEXT: cudnnfe-program 1
// CRASH-NEXT: %0 = TENSOR BYTE_ALIGNMENT=16 DATA_TYPE=HALF
// CRASH:      OPERATIONGRAPH OPS=[%4]
// ALL:        remark: 2 candidates for @g3_program on h200
// ALL:        remark: 2 candidates for @g4_program on h200
// ALL:        remark: 2 candidates for @g5_program on h200

// A worker that cannot be started is no crash of cuDNN.
// RUN: not cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="worker=%t.none device=h200 no-cache" -o /dev/null 2>&1 | FileCheck %s --check-prefix=START
// START: error: internal: cannot start '{{.*}}.none': No such file or directory
// RUN: not cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="worker=/bin/cat device=h200 no-cache" -o /dev/null 2>&1 | FileCheck %s --check-prefix=STRANGE
// STRANGE: error: internal: the answer of the plan worker cannot be read

cudnnfe.graph @g0(%x: tensor<64x32xf16>) -> tensor<64x32xf16> {
  %y = cudnnfe.relu %x : (tensor<64x32xf16>) -> tensor<64x32xf16>
  cudnnfe.return %y : tensor<64x32xf16>
}
cudnnfe.graph @g1(%x: tensor<64x40xf16>) -> tensor<64x40xf16> {
  %y = cudnnfe.relu %x : (tensor<64x40xf16>) -> tensor<64x40xf16>
  cudnnfe.return %y : tensor<64x40xf16>
}
cudnnfe.graph @g2(%x: tensor<64x48xf16>) -> tensor<64x48xf16> {
  %y = cudnnfe.relu %x : (tensor<64x48xf16>) -> tensor<64x48xf16>
  cudnnfe.return %y : tensor<64x48xf16>
}

// The only one with a third tensor.
cudnnfe.graph @bad(%a: tensor<64x32xf16>, %b: tensor<64x32xf16>)
    -> tensor<64x32xf16> {
  %c = cudnnfe.add %a, %b
      : (tensor<64x32xf16>, tensor<64x32xf16>) -> tensor<64x32xf16>
  cudnnfe.return %c : tensor<64x32xf16>
}

cudnnfe.graph @g3(%x: tensor<64x56xf16>) -> tensor<64x56xf16> {
  %y = cudnnfe.relu %x : (tensor<64x56xf16>) -> tensor<64x56xf16>
  cudnnfe.return %y : tensor<64x56xf16>
}
cudnnfe.graph @g4(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
cudnnfe.graph @g5(%x: tensor<64x72xf16>) -> tensor<64x72xf16> {
  %y = cudnnfe.relu %x : (tensor<64x72xf16>) -> tensor<64x72xf16>
  cudnnfe.return %y : tensor<64x72xf16>
}
