// RUN: cudnnfe-run %s --init=0=iota --init=1="const(0.5)" --init=2="const(1.5)" \
// RUN:     --init=3="const(2.5)" --init=4="const(3)" --init=5="const(4)" --init=6="const(-5)" \
// RUN:     --init=7="const(1)" --print=all | FileCheck %s

// A by-value scalar of each type as an argument of an entry.

// CHECK:      result 0: 2xf32
// CHECK-NEXT: [0.5 1.5]
// CHECK-NEXT: result 1: 2xf32
// CHECK-NEXT: [1.5 2.5]
// CHECK-NEXT: result 2: 2xf32
// CHECK-NEXT: [2.5 3.5]
// CHECK-NEXT: result 3: 2xf32
// CHECK-NEXT: [3 4]
// CHECK-NEXT: result 4: 2xf32
// CHECK-NEXT: [4 5]
// CHECK-NEXT: result 5: 2xf32
// CHECK-NEXT: [-5 -4]
// CHECK-NEXT: result 6: 2xf32
// CHECK-NEXT: [0 1]
cudnnfe.graph @main(%x: tensor<2xf32>, %a: f64, %b: f16, %c: bf16, %d: i64, %e: i32, %f: i8, %g: i1) -> (tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>) {
  %0 = cudnnfe.add %x, %a : (tensor<2xf32>, f64) -> tensor<2xf32>
  %1 = cudnnfe.add %x, %b : (tensor<2xf32>, f16) -> tensor<2xf32>
  %2 = cudnnfe.add %x, %c : (tensor<2xf32>, bf16) -> tensor<2xf32>
  %3 = cudnnfe.add %x, %d : (tensor<2xf32>, i64) -> tensor<2xf32>
  %4 = cudnnfe.add %x, %e : (tensor<2xf32>, i32) -> tensor<2xf32>
  %5 = cudnnfe.add %x, %f : (tensor<2xf32>, i8) -> tensor<2xf32>
  %z = cudnnfe.constant 9.0 : f32
  %6 = cudnnfe.binary_select %x, %z, %g : (tensor<2xf32>, f32, i1) -> tensor<2xf32>
  cudnnfe.return %0, %1, %2, %3, %4, %5, %6 : tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>,tensor<2xf32>
}
