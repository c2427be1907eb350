// Where the properties of the target come from.

// DEFINE: %{options} =
// DEFINE: %{run} = cudnnfe-opt %t/module.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so no-cache %{options}"

// RUN: split-file %s %t
// RUN: mkdir -p %t/dir

// The option serves graphs for which neither graph nor module names a target;
// a graph's own target wins over the module's.
// REDEFINE: %{options} = device=h200
// RUN: %{run} | FileCheck %s --check-prefix=ALL
// ALL:      @inline_program {{.*}} plans = [
// ALL-NEXT: {{.*}} device = "tiny", sm = 89, cudnn = 91900
// ALL:      @named_program {{.*}} plans = [
// ALL-NEXT: {{.*}} device = "h200", sm = 90, cudnn = 91900
// ALL:      @default_program {{.*}} plans = [
// ALL-NEXT: {{.*}} device = "h200", sm = 90, cudnn = 91900

// What the worker is given is the JSON of the file, or of the inline properties.
// RUN: rm -f %t/log
// RUN: env CUDNNFE_MOCK_CONFIG="log=%t/log" cudnnfe-opt %t/module.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so no-cache device=h200" -o /dev/null
// RUN: grep -c "SetAttribute DEVICEPROP#[0-9]* .*JSON" %t/log | FileCheck %s --check-prefix=LOG
// LOG: 2

// A name is looked up in the folder of the option, then of the environment,
// then of the installation.
// RUN: cp %t/small.json %t/dir/mine.json
// RUN: cp %t/small.json %t/dir/h200.json
// REDEFINE: %{options} = device=mine device-dir=%t/dir
// RUN: %{run} | FileCheck %s --check-prefix=FOLDER
// FOLDER: @named_program {{.*}} plans = [
// FOLDER-NEXT: {{.*}} device = "h200", sm = 75,
// FOLDER: @default_program {{.*}} plans = [
// FOLDER-NEXT: {{.*}} device = "mine", sm = 75,
// REDEFINE: %{options} = device=mine
// RUN: env CUDNNFE_DEVICE_DIR=%t/dir %{run} | FileCheck %s --check-prefix=FOLDER

// The option also takes a file.
// REDEFINE: %{options} = device=%t/small.json
// RUN: %{run} | FileCheck %s --check-prefix=FILE
// FILE: @default_program {{.*}} plans = [
// FILE-NEXT: {{.*}} device = "small", sm = 75,

// The module's target.
// RUN: cudnnfe-opt %t/whole.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so no-cache" | FileCheck %s --check-prefix=MODULE
// MODULE: @g_program {{.*}} plans = [
// MODULE-NEXT: {{.*}} device = "h200", sm = 90,

// Without any, or with incomplete ones, there is no guess; other graphs get
// their plans all the same.
// REDEFINE: %{options} =
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=error:
// NONE: module.mlir:[[#]]:1: error: expected a target: a #cudnnfe.device on the graph or module, or the option device

// REDEFINE: %{options} = device=no_such_device
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: no device properties for "no_such_device"
// UNKNOWN: note: give them inline, or as no_such_device.json in the folder named by CUDNNFE_DEVICE_DIR or by the option device-dir

// REDEFINE: %{options} = device=%t/none.json
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=MISSING
// MISSING: error: cannot read device properties '{{.*}}none.json'

// REDEFINE: %{options} = device=%t/incomplete.json
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=INCOMPLETE
// INCOMPLETE: error: expected '{{.*}}incomplete.json' to give a positive integer for 'multiProcessorCount', engines depend on it

// REDEFINE: %{options} = device=%t/broken.json
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=BROKEN
// BROKEN: error: expected '{{.*}}broken.json' to be JSON but got an error:

// REDEFINE: %{options} = device=%t/list.json
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHAPE
// SHAPE: error: expected '{{.*}}list.json' to be a JSON object

// RUN: not cudnnfe-opt %t/partial.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so no-cache" -o /dev/null 2>&1 | FileCheck %s --check-prefix=PARTIAL
// PARTIAL: error: expected device "tiny" to give a positive integer for 'maxSharedMemoryPerBlockOptin', engines depend on it

// A file is not trusted: nesting that would exhaust the stack is refused before
// it is parsed.
// RUN: %python -c "print('{\"a\":' + '[' * 60000 + ']' * 60000 + '}')" > %t/deep.json
// RUN: not cudnnfe-opt %t/default.mlir --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="no-cache device=%t/deep.json" -o /dev/null 2>&1 | FileCheck %s --check-prefix=DEEP
// DEEP: default.mlir:1:1: error: expected '{{.*}}deep.json' to be a JSON object of numbers, strings and lists of numbers

//--- default.mlir
cudnnfe.graph @default(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}

//--- small.json
{"deviceVer":750,"multiProcessorCount":40,"maxSharedMemoryPerBlockOptin":65536}
//--- incomplete.json
{"deviceVer":750,"maxSharedMemoryPerBlockOptin":65536}
//--- broken.json
{"deviceVer":750,
//--- list.json
[750]

//--- module.mlir
cudnnfe.graph @inline(%x: tensor<64x64xf16>) -> tensor<64x64xf16>
    attributes {device = #cudnnfe.device<"tiny", {deviceVer = 890, multiProcessorCount = 3, maxSharedMemoryPerBlockOptin = 101376}>} {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
cudnnfe.graph @named(%x: tensor<64x64xf16>) -> tensor<64x64xf16>
    attributes {device = #cudnnfe.device<"h200">} {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
cudnnfe.graph @default(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}

//--- whole.mlir
module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph @g(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
    %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
    cudnnfe.return %y : tensor<64x64xf16>
  }
}

//--- partial.mlir
cudnnfe.graph @g(%x: tensor<64x64xf16>) -> tensor<64x64xf16>
    attributes {device = #cudnnfe.device<"tiny", {deviceVer = 890, multiProcessorCount = 3}>} {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
