// RUN: cudnnfe-compile %s --device h200 --device-options="cudnn=%obj/unittests/libMockCudnn.so no-cache" --emit=llvm -o - | FileCheck %s

// A private host function is part of those that call it.
// CHECK-LABEL: llvm.func @cudnnfe_entry_main(
// CHECK-COUNT-2: llvm.call @cudnnfe_execute(

cudnnfe.graph private @g(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.relu %x : (tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %y : tensor<64x64xf16>
}
func.func private @f(%h: !cudnnfe.handle, %x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<64x64xf16>) -> tensor<64x64xf16>
  return %y : tensor<64x64xf16>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %y = func.call @f(%h, %x) : (!cudnnfe.handle, tensor<64x64xf16>) -> tensor<64x64xf16>
  %z = func.call @f(%h, %y) : (!cudnnfe.handle, tensor<64x64xf16>) -> tensor<64x64xf16>
  return %z : tensor<64x64xf16>
}
