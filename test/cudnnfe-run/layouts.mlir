// Layouts at the boundary change where elements are, and no value: each entry
// runs on what is logically the same input as its dense form, as it is written
// and after the layouts are finalized.

// RUN: rm -rf %t && mkdir %t
// RUN: cudnnfe-opt %s --cudnnfe-finalize-layouts -o %t/final.mlir 2>/dev/null

// Attention: heads inside of the sequence, interleaved, transposed.
// RUN: cudnnfe-run %s --entry=attention --print=none --output=0=%t/o.npy --output=1=%t/s.npy
// RUN: cudnnfe-run %s --entry=attention_bshd --print=none --check=0=%t/o.npy --check=1=%t/s.npy | FileCheck %s --check-prefix=BOTH
// RUN: cudnnfe-run %t/final.mlir --entry=attention_bshd --print=none --check=0=%t/o.npy --check=1=%t/s.npy | FileCheck %s --check-prefix=BOTH
// BOTH: check: result 0 matches
// BOTH: check: result 1 matches

// Convolution: channels-last, padded rows, a bias that repeats one number.
// RUN: %python %S/Inputs/make_npy.py %t/b.npy '<f4' 1x4x1x1 0.5 0.5 0.5 0.5
// RUN: cudnnfe-run %s --entry=conv --input=2=%t/b.npy --print=none --output=0=%t/o.npy
// RUN: cudnnfe-run %s --entry=conv_last --input=2=%t/b.npy --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: cudnnfe-run %t/final.mlir --entry=conv_last --input=2=%t/b.npy --print=none --check=0=%t/o.npy | FileCheck %s

// Matmul: transposed, padded, with a batch that repeats (stride 0); a padded
// and transposed result.
// RUN: %python %S/Inputs/make_npy.py %t/r.npy '<f4' 2x3x4 1 2 3 4 5 6 7 8 9 10 11 12 1 2 3 4 5 6 7 8 9 10 11 12
// RUN: cudnnfe-run %s --entry=matmul --input=0=%t/r.npy --print=none --output=0=%t/o.npy
// RUN: cudnnfe-run %s --entry=matmul_strided --input=0=%t/r.npy --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: cudnnfe-run %t/final.mlir --entry=matmul_strided --input=0=%t/r.npy --print=none --check=0=%t/o.npy | FileCheck %s

// Extents of 1 under every spelling of their strides.
// RUN: cudnnfe-run %s --entry=one_channel --print=none --output=0=%t/o.npy
// RUN: cudnnfe-run %s --entry=one_channel_last --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: cudnnfe-run %s --entry=one_channel_odd --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: cudnnfe-run %t/final.mlir --entry=one_channel_last --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: cudnnfe-run %t/final.mlir --entry=one_channel_odd --print=none --check=0=%t/o.npy | FileCheck %s

// A host function between private graphs, with copies where the sides differ,
// in a loop and behind a call of a function.
// RUN: cudnnfe-run %s --entry=host_unrolled --init=2="const(3)" --print=none --output=0=%t/o.npy
// RUN: cudnnfe-run %s --entry=host_dense --init=2="const(3)" --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: cudnnfe-run %s --entry=host_mixed --init=2="const(3)" --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: cudnnfe-run %t/final.mlir --entry=host_mixed --init=2="const(3)" --print=none --check=0=%t/o.npy | FileCheck %s
// RUN: FileCheck %s --check-prefix=FINAL < %t/final.mlir
// FINAL-LABEL: func.func @host_mixed
// FINAL-COUNT-3: cudnnfe.relayout

// CHECK: check: result 0 matches

cudnnfe.graph @attention(%q: tensor<2x4x8x16xf32>, %k: tensor<2x2x12x16xf32>, %v: tensor<2x2x12x8xf32>) -> (tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v scale(0.25) band(right = 0, align = bottom_right) : (tensor<2x4x8x16xf32>, tensor<2x2x12x16xf32>, tensor<2x2x12x8xf32>) -> (tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>)
  cudnnfe.return %o, %s : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>
}
#q_bshd = #cudnnfe.layout<strides = [512, 16, 64, 1]>
#k_between = #cudnnfe.layout<strides = [1152, 16, 96, 1]>
#v_transposed = #cudnnfe.layout<strides = [192, 96, 1, 12]>
#o_bshd = #cudnnfe.layout<strides = [256, 8, 32, 1]>
#s_bsh = #cudnnfe.layout<strides = [32, 1, 4, 7]>
cudnnfe.graph @attention_bshd(%q: tensor<2x4x8x16xf32, #q_bshd>, %k: tensor<2x2x12x16xf32, #k_between>, %v: tensor<2x2x12x8xf32, #v_transposed>) -> (tensor<2x4x8x8xf32, #o_bshd>, tensor<2x4x8x1xf32, #s_bsh>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v scale(0.25) band(right = 0, align = bottom_right) : (tensor<2x4x8x16xf32, #q_bshd>, tensor<2x2x12x16xf32, #k_between>, tensor<2x2x12x8xf32, #v_transposed>) -> (tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>)
  cudnnfe.return %o, %s : tensor<2x4x8x8xf32>, tensor<2x4x8x1xf32>
}

cudnnfe.graph @conv(%x: tensor<2x6x7x5xf32>, %w: tensor<4x3x3x2xf32>, %b: tensor<1x4x1x1xf32>) -> tensor<2x4x4x5xf32> {
  %0 = cudnnfe.conv_fprop %x, %w pre_padding([1, 0]) post_padding([1, 1]) stride([2, 1]) : (tensor<2x6x7x5xf32>, tensor<4x3x3x2xf32>) -> tensor<2x4x4x5xf32>
  %1 = cudnnfe.add %0, %b : (tensor<2x4x4x5xf32>, tensor<1x4x1x1xf32>) -> tensor<2x4x4x5xf32>
  cudnnfe.return %1 : tensor<2x4x4x5xf32>
}
#x_last = #cudnnfe.layout<strides = [336, 1, 48, 8]>
#w_last = #cudnnfe.layout<strides = [18, 1, 6, 3]>
#b_zero = #cudnnfe.layout<strides = [0, 0, 0, 0]>
#y_last = #cudnnfe.layout<strides = [80, 1, 20, 4]>
cudnnfe.graph @conv_last(%x: tensor<2x6x7x5xf32, #x_last>, %w: tensor<4x3x3x2xf32, #w_last>, %b: tensor<1x4x1x1xf32, #b_zero>) -> tensor<2x4x4x5xf32, #y_last> {
  %0 = cudnnfe.conv_fprop %x, %w pre_padding([1, 0]) post_padding([1, 1]) stride([2, 1]) : (tensor<2x6x7x5xf32, #x_last>, tensor<4x3x3x2xf32, #w_last>) -> tensor<2x4x4x5xf32>
  %1 = cudnnfe.add %0, %b : (tensor<2x4x4x5xf32>, tensor<1x4x1x1xf32, #b_zero>) -> tensor<2x4x4x5xf32>
  cudnnfe.return %1 : tensor<2x4x4x5xf32>
}

cudnnfe.graph @matmul(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) -> tensor<2x3x5xf32> {
  %c = cudnnfe.matmul %a, %b : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  cudnnfe.return %c : tensor<2x3x5xf32>
}
#a_repeated = #cudnnfe.layout<strides = [0, 1, 3]>
#b_padded = #cudnnfe.layout<strides = [64, 16, 2], alignment = 4>
#c_strided = #cudnnfe.layout<strides = [1, 2, 10]>
cudnnfe.graph @matmul_strided(%a: tensor<2x3x4xf32, #a_repeated>, %b: tensor<2x4x5xf32, #b_padded>) -> tensor<2x3x5xf32, #c_strided> {
  %c = cudnnfe.matmul %a, %b : (tensor<2x3x4xf32, #a_repeated>, tensor<2x4x5xf32, #b_padded>) -> tensor<2x3x5xf32>
  cudnnfe.return %c : tensor<2x3x5xf32>
}

cudnnfe.graph @one_channel(%x: tensor<1x1x6x6xf32>, %w: tensor<4x1x3x3xf32>, %v: tensor<8x4x1x1xf32>) -> tensor<1x8x4x4xf32> {
  %0 = cudnnfe.conv_fprop %x, %w : (tensor<1x1x6x6xf32>, tensor<4x1x3x3xf32>) -> tensor<1x4x4x4xf32>
  %1 = cudnnfe.conv_fprop %0, %v : (tensor<1x4x4x4xf32>, tensor<8x4x1x1xf32>) -> tensor<1x8x4x4xf32>
  cudnnfe.return %1 : tensor<1x8x4x4xf32>
}
#x1_last = #cudnnfe.layout<strides = [36, 1, 6, 1]>
#w1_last = #cudnnfe.layout<strides = [9, 1, 3, 1]>
#v1_last = #cudnnfe.layout<strides = [4, 1, 4, 4]>
cudnnfe.graph @one_channel_last(%x: tensor<1x1x6x6xf32, #x1_last>, %w: tensor<4x1x3x3xf32, #w1_last>, %v: tensor<8x4x1x1xf32, #v1_last>) -> tensor<1x8x4x4xf32> {
  %0 = cudnnfe.conv_fprop %x, %w : (tensor<1x1x6x6xf32, #x1_last>, tensor<4x1x3x3xf32, #w1_last>) -> tensor<1x4x4x4xf32>
  %1 = cudnnfe.conv_fprop %0, %v : (tensor<1x4x4x4xf32>, tensor<8x4x1x1xf32, #v1_last>) -> tensor<1x8x4x4xf32>
  cudnnfe.return %1 : tensor<1x8x4x4xf32>
}
#x1_odd = #cudnnfe.layout<strides = [0, 77, 6, 1]>
#w1_odd = #cudnnfe.layout<strides = [9, 1000000, 3, 1]>
#v1_odd = #cudnnfe.layout<strides = [4, 1, 0, 3]>
#y1_odd = #cudnnfe.layout<strides = [5, 16, 4, 1]>
cudnnfe.graph @one_channel_odd(%x: tensor<1x1x6x6xf32, #x1_odd>, %w: tensor<4x1x3x3xf32, #w1_odd>, %v: tensor<8x4x1x1xf32, #v1_odd>) -> tensor<1x8x4x4xf32, #y1_odd> {
  %0 = cudnnfe.conv_fprop %x, %w : (tensor<1x1x6x6xf32, #x1_odd>, tensor<4x1x3x3xf32, #w1_odd>) -> tensor<1x4x4x4xf32>
  %1 = cudnnfe.conv_fprop %0, %v : (tensor<1x4x4x4xf32>, tensor<8x4x1x1xf32, #v1_odd>) -> tensor<1x8x4x4xf32>
  cudnnfe.return %1 : tensor<1x8x4x4xf32>
}

#image = #cudnnfe.layout<strides = [96, 1, 24, 6]>
cudnnfe.graph private @scale_dense(%x: tensor<2x6x4x4xf32>, %s: tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32> {
  %y = cudnnfe.mul %x, %s : (tensor<2x6x4x4xf32>, tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32>
  cudnnfe.return %y : tensor<2x6x4x4xf32>
}
cudnnfe.graph private @gelu_dense(%x: tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32> {
  %y = cudnnfe.gelu %x : (tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  cudnnfe.return %y : tensor<2x6x4x4xf32>
}
cudnnfe.graph private @scale_last(%x: tensor<2x6x4x4xf32, #image>, %s: tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32> {
  %y = cudnnfe.mul %x, %s : (tensor<2x6x4x4xf32, #image>, tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32>
  cudnnfe.return %y : tensor<2x6x4x4xf32>
}
cudnnfe.graph private @gelu_last(%x: tensor<2x6x4x4xf32, #image>) -> tensor<2x6x4x4xf32> {
  %y = cudnnfe.gelu %x : (tensor<2x6x4x4xf32, #image>) -> tensor<2x6x4x4xf32>
  cudnnfe.return %y : tensor<2x6x4x4xf32>
}
func.func private @twice_dense(%h: !cudnnfe.handle, %x: tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32> {
  %0 = cudnnfe.call @gelu_dense(%h, %x) : (!cudnnfe.handle, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  %1 = cudnnfe.call @gelu_dense(%h, %0) : (!cudnnfe.handle, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  return %1 : tensor<2x6x4x4xf32>
}
func.func private @twice_last(%h: !cudnnfe.handle, %x: tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32, #image> {
  %0 = cudnnfe.call @gelu_last(%h, %x) : (!cudnnfe.handle, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32, #image>
  %1 = cudnnfe.call @gelu_last(%h, %0) : (!cudnnfe.handle, tensor<2x6x4x4xf32, #image>) -> tensor<2x6x4x4xf32, #image>
  return %1 : tensor<2x6x4x4xf32, #image>
}
func.func @host_unrolled(%h: !cudnnfe.handle, %x: tensor<2x6x4x4xf32>, %s: tensor<1x6x1x1xf32>, %n: i32) -> tensor<2x6x4x4xf32> {
  %0 = cudnnfe.call @scale_dense(%h, %x, %s) : (!cudnnfe.handle, tensor<2x6x4x4xf32>, tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32>
  %1 = cudnnfe.call @scale_dense(%h, %0, %s) : (!cudnnfe.handle, tensor<2x6x4x4xf32>, tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32>
  %2 = cudnnfe.call @scale_dense(%h, %1, %s) : (!cudnnfe.handle, tensor<2x6x4x4xf32>, tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32>
  %3 = cudnnfe.call @gelu_dense(%h, %2) : (!cudnnfe.handle, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  %4 = cudnnfe.call @gelu_dense(%h, %3) : (!cudnnfe.handle, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  return %4 : tensor<2x6x4x4xf32>
}
func.func @host_dense(%h: !cudnnfe.handle, %x: tensor<2x6x4x4xf32>, %s: tensor<1x6x1x1xf32>, %n: i32) -> tensor<2x6x4x4xf32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<2x6x4x4xf32> : i32 {
    %1 = cudnnfe.call @scale_dense(%h, %y, %s) : (!cudnnfe.handle, tensor<2x6x4x4xf32>, tensor<1x6x1x1xf32>) -> tensor<2x6x4x4xf32>
    scf.yield %1 : tensor<2x6x4x4xf32>
  }
  %2 = call @twice_dense(%h, %0) : (!cudnnfe.handle, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32>
  return %2 : tensor<2x6x4x4xf32>
}
func.func @host_mixed(%h: !cudnnfe.handle, %x: tensor<2x6x4x4xf32>, %s: tensor<1x6x1x1xf32, #cudnnfe.layout<strides = [9, 3, 2, 2]>>, %n: i32) -> tensor<2x6x4x4xf32, #image> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x) -> tensor<2x6x4x4xf32> : i32 {
    %1 = cudnnfe.call @scale_last(%h, %y, %s) : (!cudnnfe.handle, tensor<2x6x4x4xf32>, tensor<1x6x1x1xf32, #cudnnfe.layout<strides = [9, 3, 2, 2]>>) -> tensor<2x6x4x4xf32>
    scf.yield %1 : tensor<2x6x4x4xf32>
  }
  %2 = call @twice_last(%h, %0) : (!cudnnfe.handle, tensor<2x6x4x4xf32>) -> tensor<2x6x4x4xf32, #image>
  return %2 : tensor<2x6x4x4xf32, #image>
}
