// The documented generator; utils/cudnnfe_inputs.py gives the same numbers.

// RUN: cudnnfe-run %s --seed=7 --print=all | FileCheck %s
// RUN: cudnnfe-run %s --seed=7 --init=0="normal(1,2)" --init=1="randint(-100,100)" --print=all \
// RUN:   | FileCheck %s --check-prefix=OTHER
// RUN: cudnnfe-run %s --init=0=iota --init=1=ones --print=all | FileCheck %s --check-prefix=PLAIN
// RUN: cudnnfe-run %s --init=0=zeros --init=1="const(-3)" --print=all | FileCheck %s --check-prefix=CONST
// RUN: not cudnnfe-run %s --init=1="const(2.5)" 2>&1 | FileCheck %s --check-prefix=INTEGER
// RUN: not cudnnfe-run %s --init=1="const(1e20)" 2>&1 | FileCheck %s --check-prefix=RANGE
// INTEGER: error: argument 1: expected an integer for i32 but got 2.5
// RANGE: error: argument 1: expected values in the range of i32 but got 1e+20

// CHECK:      result 0: 4xf32
// CHECK-NEXT: [0.4430163 0.2994086 0.09874856 0.2084695]
// CHECK-NEXT: result 1: 4xi32
// CHECK-NEXT: [0 0 1 0]
// OTHER:      result 0: 4xf32
// OTHER-NEXT: [2.300415 -1.62912 2.981262 -1.591492]
// OTHER-NEXT: result 1: 4xi32
// OTHER-NEXT: [-64 60 -35 52]
// PLAIN:      [0 1 2 3]
// PLAIN:      [1 1 1 1]
// CONST:      [0 0 0 0]
// CONST:      [-3 -3 -3 -3]

func.func @main(%a0: memref<4xf32>, %a1: memref<4xi32>, %o0: memref<4xf32>, %o1: memref<4xi32>) {
  %t0 = bufferization.to_tensor %a0 restrict : memref<4xf32> to tensor<4xf32>
  %t1 = bufferization.to_tensor %a1 restrict : memref<4xi32> to tensor<4xi32>
  bufferization.materialize_in_destination %t0 in restrict writable %o0 : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %t1 in restrict writable %o1 : (tensor<4xi32>, memref<4xi32>) -> ()
  return
}
