// G19: 198 matmuls that differ in M only. Asking builds nothing and keeps nothing;
// equal graphs are asked about once.

// RUN: rm -rf %t && mkdir %t
// RUN: %python %S/Inputs/matmuls.py 198 2 > %t/in.mlir
// RUN: env CUDNNFE_MOCK_CONFIG="log=%t/log" cudnnfe-opt %t/in.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 support-only cache-dir=%t/cache jobs=1" --remarks-filter=cudnnfe-select-engines -o %t/out.mlir 2>&1 | FileCheck %s
// CHECK: selection | Category:cudnnfe-select-engines | builds=0, cached=0, keys=198, programs=396
// RUN: grep -c "Finalize OPERATIONGRAPH" %t/log | FileCheck %s --check-prefix=GRAPHS
// GRAPHS: {{^198$}}
// RUN: not grep "EXECUTION_PLAN" %t/log
// RUN: not ls %t/cache
// RUN: grep -c "status = available" %t/out.mlir | FileCheck %s --check-prefix=ANSWERS
// ANSWERS: {{^792$}}
// RUN: not grep -e "status = built" -e dialect_resources %t/out.mlir

// Building builds each once.
// RUN: rm %t/log
// RUN: env CUDNNFE_MOCK_CONFIG="log=%t/log" cudnnfe-opt %t/in.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 cache-dir=%t/cache jobs=1" --remarks-filter=cudnnfe-select-engines -o %t/out.mlir 2>&1 | FileCheck %s --check-prefix=BUILD
// BUILD: selection | {{.*}} builds=198, cached=0, keys=198, programs=396
// RUN: grep -c "Finalize EXECUTION_PLAN" %t/log | FileCheck %s --check-prefix=GRAPHS
