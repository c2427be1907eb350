// REQUIRES: cudnn

// What the installed cuDNN says about a device that it cannot use.

// RUN: split-file %s %t
// DEFINE: %{device} =
// DEFINE: %{run} = cudnnfe-compile %t/module.mlir --device=%{device} --device-options=no-cache -o %t/m.so

// Properties that it misses are invalid input, in its own words.
// REDEFINE: %{device} = %t/incomplete.json
// RUN: not %{run} 2>&1 | FileCheck %s --check-prefix=INCOMPLETE --implicit-check-not=reproduce
// RUN: sh -c '%{run} 2> /dev/null; test $? -eq 1'
// INCOMPLETE: module.mlir:1:1: error: expected device properties that cuDNN takes but got: {{.*}}BAD_PARAM{{.*}} (device incomplete)

// So are numbers that do not fit.
// RUN: sed 's/"multiProcessorCount":132/"multiProcessorCount":4611686018427387904/' %devices/h200.json > %t/large.json
// REDEFINE: %{device} = %t/large.json
// RUN: sh -c '%{run} 2> /dev/null; test $? -eq 1'

// A device that its compiler does not know would need the driver.
// RUN: sed 's/"deviceVer":900/"deviceVer":9990/' %devices/h200.json > %t/unknown.json
// REDEFINE: %{device} = %t/unknown.json
// RUN: not %{run} 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: sh -c '%{run} 2> /dev/null; test $? -eq 2'
// UNKNOWN: module.mlir:1:1: error: unsupported on this target: no engine of cuDNN {{.*}} serves the graph
// UNKNOWN: this is the driver stub of CudnnFE

// Blanks and the order of properties do not change a plan's key.
// RUN: %python -c "import json,sys; d=json.load(open(sys.argv[1])); print(json.dumps(dict(reversed(list(d.items()))), indent=1))" %devices/h200.json > %t/h200.json
// REDEFINE: %{device} = %devices/h200.json
// RUN: %{run} && cudnnfe-inspect %t/m.so | grep " key " > %t/key1
// REDEFINE: %{device} = %t/h200.json
// RUN: %{run} && cudnnfe-inspect %t/m.so | grep " key " > %t/key2
// RUN: test -s %t/key1 && diff %t/key1 %t/key2

//--- incomplete.json
{"deviceVer":900,"multiProcessorCount":132,"maxSharedMemoryPerBlockOptin":232448}

//--- module.mlir
cudnnfe.graph private @g(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<64x64xf16>) -> tensor<64x64xf16>
  return %y : tensor<64x64xf16>
}
