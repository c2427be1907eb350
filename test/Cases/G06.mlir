// G06: plans are made and restored from the description of a device, without
// driver, context or handle; that takes cuDNN 9.8. An older library is one clear
// error with its version, not a missing symbol; so is none at all.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend=cudnn-version=90800 --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache"

// The oldest one that works, and the last one that does not.
// REDEFINE: %{mock} = version=90800;log=%t.log
// RUN: rm -f %t.log
// RUN: %{run} | FileCheck %s
// CHECK: status = built, {{.*}} cudnn = 90800
// RUN: FileCheck %s --check-prefix=LOG --implicit-check-not=" Create " --implicit-check-not=HANDLE < %t.log
// LOG: SetAttribute DEVICEPROP#0 JSON_REPRESENTATION CHAR [text] -> 0
// LOG: SetAttribute ENGINEHEUR#{{[0-9]+}} DEVICEPROP BACKEND_DESCRIPTOR [DEVICEPROP#0] -> 0
// REDEFINE: %{mock} = version=90702
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=OLD --implicit-check-not=error:
// OLD: error: internal: cuDNN 9.7.2 ({{.*}}libMockCudnn.so) is too old: 9.8.0 or newer is needed
// REDEFINE: %{mock} = version=8907
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=EIGHT --implicit-check-not=error:
// EIGHT: error: internal: cuDNN {{.*}} is too old: 9.8.0 or newer is needed

// RUN: echo 'not a library' > %t.so
// RUN: not cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%t.so device=h200 no-cache" -o /dev/null 2>&1 | FileCheck %s --check-prefix=BROKEN --implicit-check-not=error:
// BROKEN: error: internal: cannot load cuDNN (9.8.0 or newer is needed)
// RUN: not cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%t.none device=h200 no-cache" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=error:
// NONE: error: internal: cannot load cuDNN (9.8.0 or newer is needed)
// NONE: option {{.*}}.none: no such file

cudnnfe.graph @g(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
