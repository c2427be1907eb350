// Finished plans are kept, by their keys.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 cache-dir=%t/cache %{options}" --remarks-filter=cudnnfe-select-engines

// RUN: rm -rf %t && mkdir %t
// REDEFINE: %{mock} = log=%t/log1
// RUN: %{run} -o %t/first.mlir 2>&1 | FileCheck %s --check-prefix=MISS
// MISS: selection | Category:cudnnfe-select-engines | builds=2, cached=0, keys=2, programs=3
// RUN: grep -c "Finalize EXECUTION_PLAN" %t/log1 | FileCheck %s --check-prefix=BUILDS
// BUILDS: 2
// RUN: ls %t/cache | count 2

// The second run builds nothing and gives the same bytes. cuDNN is asked for
// its version only.
// REDEFINE: %{mock} = log=%t/log2
// RUN: %{run} -o %t/second.mlir 2>&1 | FileCheck %s --check-prefix=HIT
// HIT: selection | Category:cudnnfe-select-engines | builds=0, cached=2, keys=2, programs=3
// RUN: diff %t/first.mlir %t/second.mlir
// RUN: not ls %t/log2

// Other policies, counts of plans and versions of cuDNN are other entries.
// REDEFINE: %{options} = workspace-limit=100000
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// REDEFINE: %{options} = plans=2
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// REDEFINE: %{options} =
// REDEFINE: %{mock} = version=92000
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: cached=0, keys=2, programs=3

// A question neither reads nor writes.
// REDEFINE: %{mock} =
// REDEFINE: %{options} = support-only
// RUN: ls %t/cache > %t/before
// RUN: %{run} -o %t/support.mlir 2>&1 | FileCheck %s --check-prefix=SUPPORT
// SUPPORT: builds=0, cached=0, keys=2, programs=3
// RUN: FileCheck %s --check-prefix=AVAILABLE --implicit-check-not=built < %t/support.mlir
// AVAILABLE-COUNT-6: status = available
// RUN: ls %t/cache | diff %t/before -

// Damaged entries count as missing: cut, changed, or under the wrong name.
// REDEFINE: %{options} =
// RUN: rm -rf %t/cache
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: %python %S/Inputs/damage.py cut %t/cache
// RUN: %{run} -o %t/again.mlir 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: diff %t/first.mlir %t/again.mlir
// RUN: %python %S/Inputs/damage.py flip %t/cache
// RUN: %{run} -o %t/again.mlir 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: diff %t/first.mlir %t/again.mlir
// RUN: %python %S/Inputs/damage.py swap %t/cache
// RUN: %{run} -o %t/again.mlir 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: diff %t/first.mlir %t/again.mlir
// RUN: %python %S/Inputs/damage.py empty %t/cache
// RUN: %{run} -o %t/again.mlir 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: diff %t/first.mlir %t/again.mlir

// The folder is bounded: with room for one entry, the older one goes.
// RUN: rm -rf %t/cache
// REDEFINE: %{options} = cache-limit=700
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: ls %t/cache | count 1
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=HALF
// HALF: builds=1, cached=1, keys=2, programs=3
// RUN: rm -rf %t/cache
// REDEFINE: %{options} = cache-limit=0
// RUN: %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: not ls %t/cache

// A folder that cannot be written costs time only.
// RUN: echo occupied > %t/cache
// REDEFINE: %{options} =
// RUN: %{run} -o %t/again.mlir 2>&1 | FileCheck %s --check-prefix=MISS
// RUN: diff %t/first.mlir %t/again.mlir

// Without the option, the environment says where.
// RUN: env CUDNNFE_CACHE_DIR=%t/other CUDNNFE_MOCK_CONFIG="" cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200" -o %t/again.mlir
// RUN: diff %t/first.mlir %t/again.mlir
// RUN: ls %t/other | count 2
// RUN: rm -rf %t/other
// RUN: env CUDNNFE_CACHE_DIR=%t/other CUDNNFE_MOCK_CONFIG="" cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache" -o %t/again.mlir
// RUN: diff %t/first.mlir %t/again.mlir
// RUN: not ls %t/other

// The first and the last have equal keys: one plan, one blob.
// RUN: FileCheck %s --check-prefix=SHARED < %t/first.mlir
// SHARED:      @first_program {{.*}} plans = [
// SHARED-NEXT: {{.*}} blob = [[BLOB:plan_[0-9a-f]+]]>
// SHARED:      @other_program {{.*}} plans = [
// SHARED-NEXT: {{.*}} blob = [[SECOND:plan_[0-9a-f]+]]>
// SHARED:      @last_program {{.*}} plans = [
// SHARED-NEXT: {{.*}} blob = [[BLOB]]>
// SHARED:      cudnn_backend: {
// SHARED-COUNT-2: plan_{{[0-9a-f]+}}: "0x
// SHARED-NOT:  plan_
cudnnfe.graph @first(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
cudnnfe.graph @other(%x: tensor<64x32xf16>) -> tensor<64x32xf16> {
  %y = cudnnfe.relu %x : (tensor<64x32xf16>) -> tensor<64x32xf16>
  cudnnfe.return %y : tensor<64x32xf16>
}
cudnnfe.graph @last(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
