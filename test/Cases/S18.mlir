// S18 (a): the target is in the key of a plan, so what is built for one device
// never serves another, not even its neighbour in the same family.
// S18 (c): the key is that of the graph, not of its name: graphs that differ in
// a constant differ, equal ones with other names do not.

// RUN: cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites),convert-cudnnfe-to-cudnn-backend,cudnnfe-select-engines{cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache})' > %t
// RUN: FileCheck %s < %t
// RUN: grep -o 'plan_[0-9a-f]*: "0x' %t | sort -u | count 3

// CHECK:      @sm120_program {{.*}} plans = [
// CHECK-NEXT:   {{.*}} key = "[[SM120:[0-9a-f]+]]", device = "d120", sm = 120, {{.*}} blob = plan_[[SM120]]>
// CHECK:      @sm120_again_program {{.*}} bind {{{.*}} value 5.000000e-01 : f32, {{.*}} plans = [
// CHECK-NEXT:   {{.*}} key = "[[SM120]]", device = "d120", sm = 120, {{.*}} blob = plan_[[SM120]]>
// CHECK:      @sm121_program {{.*}} plans = [
// CHECK-NEXT:   {{.*}} key = "[[SM121:[0-9a-f]+]]", device = "d121", sm = 121, {{.*}} blob = plan_[[SM121]]>
// CHECK:      @fewer_program {{.*}} plans = [
// CHECK-NEXT:   {{.*}} key = "[[FEWER:[0-9a-f]+]]", device = "d120", sm = 120, {{.*}} blob = plan_[[FEWER]]>

#sm120 = #cudnnfe.device<"d120", {deviceVer = 1200, multiProcessorCount = 170, maxSharedMemoryPerBlockOptin = 101376}>
#sm121 = #cudnnfe.device<"d121", {deviceVer = 1210, multiProcessorCount = 170, maxSharedMemoryPerBlockOptin = 101376}>
#fewer = #cudnnfe.device<"d120", {deviceVer = 1200, multiProcessorCount = 84, maxSharedMemoryPerBlockOptin = 101376}>
cudnnfe.graph @sm120(%x: tensor<64x64xf16>) -> tensor<64x64xf16>
    attributes {device = #sm120} {
  %c = cudnnfe.constant 2.500000e-01 : f32
  %y = cudnnfe.mul %x, %c : (tensor<64x64xf16>, f32) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
cudnnfe.graph @sm120_again(%x: tensor<64x64xf16>) -> tensor<64x64xf16>
    attributes {device = #sm120} {
  %c = cudnnfe.constant 5.000000e-01 : f32
  %y = cudnnfe.mul %x, %c : (tensor<64x64xf16>, f32) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
cudnnfe.graph @sm121(%x: tensor<64x64xf16>) -> tensor<64x64xf16>
    attributes {device = #sm121} {
  %c = cudnnfe.constant 2.500000e-01 : f32
  %y = cudnnfe.mul %x, %c : (tensor<64x64xf16>, f32) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
cudnnfe.graph @fewer(%x: tensor<64x64xf16>) -> tensor<64x64xf16>
    attributes {device = #fewer} {
  %c = cudnnfe.constant 2.500000e-01 : f32
  %y = cudnnfe.mul %x, %c : (tensor<64x64xf16>, f32) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
