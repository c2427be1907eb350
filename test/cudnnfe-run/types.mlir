// Every element type goes in and comes out with its bits.

// RUN: %python %S/Inputs/make_npy.py %t.0.npy '|V2' 4 16256 49024 32704 1
// RUN: %python %S/Inputs/make_npy.py %t.1.npy '<f2' 4 1 -2 65504 6e-8
// RUN: %python %S/Inputs/make_npy.py %t.2.npy '<f8' 4 1 -2 1e300 5e-324
// RUN: %python %S/Inputs/make_npy.py %t.3.npy '|i1' 4 1 -2 127 -128
// RUN: %python %S/Inputs/make_npy.py %t.4.npy '<i4' 4 1 -2 2147483647 -2147483648
// RUN: %python %S/Inputs/make_npy.py %t.5.npy '<i8' 4 1 -2 9223372036854775807 -9223372036854775808
// RUN: %python %S/Inputs/make_npy.py %t.6.npy '|b1' 4 0 1 1 0
// RUN: cudnnfe-run %s --input=0=%t.0.npy --input=1=%t.1.npy --input=2=%t.2.npy --input=3=%t.3.npy \
// RUN:   --input=4=%t.4.npy --input=5=%t.5.npy --input=6=%t.6.npy \
// RUN:   --output=0=%t.o0.npy --output=1=%t.o1.npy --output=2=%t.o2.npy --output=3=%t.o3.npy \
// RUN:   --output=4=%t.o4.npy --output=5=%t.o5.npy --output=6=%t.o6.npy | FileCheck %s
// RUN: cmp %t.0.npy %t.o0.npy
// RUN: cmp %t.1.npy %t.o1.npy
// RUN: cmp %t.2.npy %t.o2.npy
// RUN: cmp %t.3.npy %t.o3.npy
// RUN: cmp %t.4.npy %t.o4.npy
// RUN: cmp %t.5.npy %t.o5.npy
// RUN: cmp %t.6.npy %t.o6.npy

// CHECK:      result 0: 4xbf16
// CHECK-NEXT: [1 -1 nan 9.184e-41]
// CHECK-NEXT: result 1: 4xf16
// CHECK-NEXT: [1 -2 65504 5.9605e-08]
// CHECK-NEXT: result 2: 4xf64
// CHECK-NEXT: [1 -2 1e+300 4.94065646e-324]
// CHECK-NEXT: result 3: 4xi8
// CHECK-NEXT: [1 -2 127 -128]
// CHECK-NEXT: result 4: 4xi32
// CHECK-NEXT: [1 -2 2147483647 -2147483648]
// CHECK-NEXT: result 5: 4xi64
// CHECK-NEXT: [1 -2 9223372036854775807 -9223372036854775808]
// CHECK-NEXT: result 6: 4xi1
// CHECK-NEXT: [0 1 1 0]

func.func @main(%a0: memref<4xbf16>, %a1: memref<4xf16>, %a2: memref<4xf64>, %a3: memref<4xi8>,
                %a4: memref<4xi32>, %a5: memref<4xi64>, %a6: memref<4xi1>,
                %o0: memref<4xbf16>, %o1: memref<4xf16>, %o2: memref<4xf64>, %o3: memref<4xi8>,
                %o4: memref<4xi32>, %o5: memref<4xi64>, %o6: memref<4xi1>) {
  %t0 = bufferization.to_tensor %a0 restrict : memref<4xbf16> to tensor<4xbf16>
  %t1 = bufferization.to_tensor %a1 restrict : memref<4xf16> to tensor<4xf16>
  %t2 = bufferization.to_tensor %a2 restrict : memref<4xf64> to tensor<4xf64>
  %t3 = bufferization.to_tensor %a3 restrict : memref<4xi8> to tensor<4xi8>
  %t4 = bufferization.to_tensor %a4 restrict : memref<4xi32> to tensor<4xi32>
  %t5 = bufferization.to_tensor %a5 restrict : memref<4xi64> to tensor<4xi64>
  %t6 = bufferization.to_tensor %a6 restrict : memref<4xi1> to tensor<4xi1>
  bufferization.materialize_in_destination %t0 in restrict writable %o0 : (tensor<4xbf16>, memref<4xbf16>) -> ()
  bufferization.materialize_in_destination %t1 in restrict writable %o1 : (tensor<4xf16>, memref<4xf16>) -> ()
  bufferization.materialize_in_destination %t2 in restrict writable %o2 : (tensor<4xf64>, memref<4xf64>) -> ()
  bufferization.materialize_in_destination %t3 in restrict writable %o3 : (tensor<4xi8>, memref<4xi8>) -> ()
  bufferization.materialize_in_destination %t4 in restrict writable %o4 : (tensor<4xi32>, memref<4xi32>) -> ()
  bufferization.materialize_in_destination %t5 in restrict writable %o5 : (tensor<4xi64>, memref<4xi64>) -> ()
  bufferization.materialize_in_destination %t6 in restrict writable %o6 : (tensor<4xi1>, memref<4xi1>) -> ()
  return
}
