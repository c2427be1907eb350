// G12: when the library fails, the error says where, in which descriptor, by which
// call and status, in its own words, and gives the program to run again.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = not env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %t/in.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache %{options}" -o /dev/null 2>&1
// RUN: split-file %s %t

// The finalization of an operation.
// REDEFINE: %{mock} = fail=Finalize,8,2000;message=k does not match
// RUN: %{run} | tee %t/log | FileCheck %s
// CHECK:      in.mlir:4:8: error: internal: descriptor %6 (OPERATION_MATMUL): cudnnBackendFinalize(OPERATION_MATMUL): CUDNN_STATUS_BAD_PARAM (2000): k does not match
// CHECK:      in.mlir:1:1: note: in this graph
// CHECK:      in.mlir:1:1: note: to reproduce, run 'cudnnfe-plan-worker --once FILE --device h200.json --modes=A,FALLBACK' with this file:
// CHECK-NEXT: cudnnfe-program 1
// CHECK-NEXT: %0 = TENSOR
// CHECK:      %5 = MATMUL COMP_TYPE=FLOAT
// CHECK-NEXT: %6 = OPERATION_MATMUL ADESC=%0 BDESC=%1 CDESC=%2 DESC=%5

// What the note says can be done, and shows the same.
// RUN: sed -n '/^cudnnfe-program/,/OPERATIONGRAPH/p' %t/log > %t/program.txt
// RUN: not env CUDNNFE_MOCK_CONFIG="fail=Finalize,8,2000;message=k does not match" cudnnfe-plan-worker --cudnn=%obj/unittests/libMockCudnn.so --once %t/program.txt --device %devices/h200.json --modes=A,FALLBACK 2>&1 | FileCheck %s --check-prefix=AGAIN
// AGAIN: error: internal: descriptor %6 (OPERATION_MATMUL): cudnnBackendFinalize(OPERATION_MATMUL): CUDNN_STATUS_BAD_PARAM (2000): k does not match

// An attribute, of a tensor of an argument and of a value inside.
// REDEFINE: %{mock} = fail=SetAttribute,3,2003
// RUN: %{run} | FileCheck %s --check-prefix=ATTRIBUTE
// ATTRIBUTE: in.mlir:1:18: error: internal: descriptor %0 (TENSOR): cudnnBackendSetAttribute({{.*}}): CUDNN_STATUS_BAD_PARAM{{.*}} (2003)
// REDEFINE: %{mock} = fail=Finalize,10,2000
// RUN: %{run} | FileCheck %s --check-prefix=POINTWISE
// POINTWISE: in.mlir:6:8: error: internal: descriptor %8 (OPERATION_POINTWISE)

// Creation, and the operation graph as a whole.
// REDEFINE: %{mock} = fail=CreateDescriptor,5,4000
// RUN: %{run} | FileCheck %s --check-prefix=CREATE
// CREATE: error: internal: descriptor %3 (TENSOR): cudnnBackendCreateDescriptor(TENSOR): CUDNN_STATUS_INTERNAL_ERROR (4000)
// REDEFINE: %{mock} = fail=Finalize,11,3001;message=no such pattern
// RUN: %{run} | FileCheck %s --check-prefix=GRAPH
// GRAPH: in.mlir:1:1: error: unsupported on this target: descriptor %9 (OPERATIONGRAPH): cudnnBackendFinalize(OPERATIONGRAPH): CUDNN_STATUS_NOT_SUPPORTED_GRAPH_PATTERN (3001): no such pattern (device h200)

// The stages behind it: heuristics and the plan.
// REDEFINE: %{mock} = fail=Finalize,12,4000;fail=Finalize,13,4000;message=broken
// RUN: %{run} | FileCheck %s --check-prefix=HEURISTICS
// HEURISTICS: in.mlir:1:1: error: unsupported on this target
// HEURISTICS: note: heuristic mode A: cudnnBackendFinalize(ENGINEHEUR): CUDNN_STATUS_INTERNAL_ERROR (4000): broken
// REDEFINE: %{mock} = decline=7,4005;message=out of memory
// RUN: %{run} | FileCheck %s --check-prefix=PLAN
// PLAN: in.mlir:1:1: error: internal: eng7: cudnnBackendFinalize(EXECUTION_PLAN): CUDNN_STATUS_{{.*}} (4005): out of memory
// PLAN: note: to reproduce

//--- in.mlir
cudnnfe.graph @g(%a: tensor<1x64x32xf16>, %b: tensor<1x32x48xf16>,
                 %bias: tensor<1x1x48xf16>)
    -> tensor<1x64x48xf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf16>, tensor<1x32x48xf16>) -> tensor<1x64x48xf32>
  %d = cudnnfe.add %c, %bias
      : (tensor<1x64x48xf32>, tensor<1x1x48xf16>) -> tensor<1x64x48xf16>
  cudnnfe.return %d : tensor<1x64x48xf16>
}
