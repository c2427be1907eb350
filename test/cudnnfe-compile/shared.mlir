// One C program compiles with the headers of both targets, and both artifacts refuse
// the same pointers.
// UNSUPPORTED: sanitizer

// DEFINE: %{cc} = %host_cc -std=c99 -Wall -Wextra -Werror -pedantic -I%src/include %S/Inputs/shared.c -Wl,-rpath,%obj/lib %obj/lib/libcudnnfe_runtime.so
// RUN: rm -rf %t && mkdir -p %t/cpu %t/cuda
// RUN: cudnnfe-compile %s --target=cpu -o %t/cpu/net.so --header %t/cpu/net.h
// RUN: env CUDNNFE_CUDNN_PATH=%obj/unittests/libMockCudnn.so CUDNNFE_CACHE_DIR=%t/plans cudnnfe-compile %s -o %t/cuda/net.so --header %t/cuda/net.h

// RUN: %{cc} -I%t/cpu -Wl,-rpath,%t/cpu %t/cpu/net.so -o %t/cpu/program
// RUN: %t/cpu/program | FileCheck %s --check-prefixes=CHECK,CPU
// RUN: %{cc} -I%t/cuda -Wl,-rpath,%t/cuda %t/cuda/net.so -o %t/cuda/program
// RUN: env CUDNNFE_LIBCUDA=%obj/unittests/libFakeCuda.so CUDNNFE_CUDNN_PATH=%obj/unittests/libMockCudnn.so %t/cuda/program device | FileCheck %s --check-prefixes=CHECK,CUDA

// The signatures are the same, down to the text.
// RUN: grep "^static inline" %t/cpu/net.h > %t/cpu/functions
// RUN: grep "^static inline" %t/cuda/net.h | diff %t/cpu/functions -
// RUN: count 4 < %t/cpu/functions

module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @scale(%x: tensor<8x8xf32> {cudnnfe.name = "x"}, %s: f32 {cudnnfe.name = "factor"}) -> tensor<8x8xf32> {
    %y = cudnnfe.mul %x, %s : (tensor<8x8xf32>, f32) -> tensor<8x8xf32>
    cudnnfe.return %y : tensor<8x8xf32>
  }
  func.func @main(%h: !cudnnfe.handle, %x: tensor<8x8xf32>, %s: f32) -> tensor<8x8xf32> {
    %y = cudnnfe.call @scale(%h, %x, %s) : (!cudnnfe.handle, tensor<8x8xf32>, f32) -> tensor<8x8xf32>
    return %y : tensor<8x8xf32>
  }
  func.func @nothing(%h: !cudnnfe.handle) {
    return
  }
}

// CHECK: size: kind 0
// CPU-NEXT: workspace 0
// CUDA-NEXT: workspace {{[0-9]+}}
// CHECK-NEXT: no place: kind 1 expected a place for the size but got null []
// CHECK-NEXT: call: kind 0
// CPU-NEXT: numbers -16 110
// CUDA-NEXT: numbers
// CHECK-NEXT: with workspace: kind 0
// CPU-NEXT: numbers -24 165
// CUDA-NEXT: numbers
// CPU-NEXT: null: kind 1 expected data for argument 0 but got a null pointer [{{.*}}shared.mlir:[[#@LINE-19]]:3]
// CUDA-NEXT: null: kind 1 {{.*}}expected data for argument 0 but got a null pointer [
// CPU-NEXT: null result: kind 1 expected data for result 0 but got a null pointer
// CUDA-NEXT: null result: kind 1 {{.*}}expected data for argument {{.*}} but got a null pointer [
// CPU-NEXT: odd: kind 1 expected the data of argument 0 to be aligned to 16 bytes [
// CUDA-NEXT: odd: kind 1 {{.*}}expected the data of argument 0 to be aligned to 16 bytes
// CPU-NEXT: odd result: kind 1 expected the data of result 0 to be aligned to 16 bytes [
// CUDA-NEXT: odd result: kind 1 {{.*}} to be aligned to 16 bytes
// CHECK-NEXT: nothing: kind 0
// CPU-NEXT: null scalar: kind 1 expected data for argument 1 but got a null pointer
// CUDA-NEXT: null scalar: kind 1 {{.*}}expected data for argument 1 but got a null pointer
// CPU-NEXT: null array: kind 1 expected an array of arguments but got a null pointer
// CHECK-NEXT: end: kind 0
