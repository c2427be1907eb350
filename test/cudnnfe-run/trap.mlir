// A program that traps says why, with an exit code and not with a signal.

// RUN: cudnnfe-run %s --init=0=ones --check-leaks | FileCheck %s
// RUN: not cudnnfe-run %s --init=0="const(-1)" 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not cudnnfe-run %s --init=0=zeros 2>&1 | FileCheck %s --check-prefix=DIVIDE

// CHECK: [12]
// CHECK: leaks: none
// ASSERT: error: the program trapped: a length is negative
// DIVIDE: error: the program trapped: integer division by zero or overflow (SIGFPE)

func.func @main(%x: memref<1xi32>, %o: memref<1xi32>) {
  %t = bufferization.to_tensor %x restrict : memref<1xi32> to tensor<1xi32>
  %i = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %twelve = arith.constant 12 : i32
  %v = tensor.extract %t[%i] : tensor<1xi32>
  %ok = arith.cmpi sge, %v, %zero : i32
  cf.assert %ok, "a length is negative"
  %q = arith.divsi %twelve, %v : i32
  %e = tensor.empty() : tensor<1xi32>
  %r = tensor.insert %q into %e[%i] : tensor<1xi32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<1xi32>, memref<1xi32>) -> ()
  return
}
