// RUN: cudnnfe-opt %s --cudnnfe-cpu-prepare-entries --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @kinds
// CHECK-SAME: attributes {cudnnfe.entry = array<i32: 0, 1, 2>}
func.func @kinds(%h: !llvm.ptr, %a: memref<4x2xf32, strided<[0, 1]>>, %n: i64) {
  return
}

// -----

// A copy between layouts becomes a loop nest, a plain one stays.
// CHECK-LABEL: func.func @copies
func.func @copies(%a: memref<4x2xf32, strided<[1, 4]>>, %b: memref<4x2xf32>, %c: memref<4x2xf32>) {
  // CHECK: linalg.generic
  // CHECK-NOT: memref.copy %arg0
  // CHECK: memref.copy %arg1, %arg2
  memref.copy %a, %b : memref<4x2xf32, strided<[1, 4]>> to memref<4x2xf32>
  memref.copy %b, %c : memref<4x2xf32> to memref<4x2xf32>
  return
}

// -----

// Equal messages are stored once.
// CHECK: llvm.mlir.global internal constant @cudnnfe_message_0("a length is negative\00")
// CHECK-NOT: @cudnnfe_message_1
// CHECK: llvm.func @cudnnfe_cpu_trap(!llvm.ptr)
// CHECK-LABEL: func.func @asserts
func.func @asserts(%c: i1, %d: i1) {
  // CHECK: %[[BAD:.+]] = arith.xori %{{.+}}, %true
  // CHECK: scf.if %[[BAD]]
  // CHECK: llvm.call @cudnnfe_cpu_trap
  cf.assert %c, "a length is negative"
  cf.assert %d, "a length is negative"
  return
}

// -----

// Names of the C library and ours are given up, and entries remember theirs.
// CHECK-LABEL: func.func @exp_function_0(
// CHECK-SAME:  attributes {cudnnfe.entry = {{.*}}, cudnnfe.entry_name = "exp"}
// CHECK:       call @cudnnfe_mine_function()
// CHECK:       func.func private @cudnnfe_mine_function() attributes {llvm.linkage
// CHECK:       func.func @exp_function(
func.func @exp(%x: memref<4xf32>) {
  call @cudnnfe_mine() : () -> ()
  return
}
func.func private @cudnnfe_mine() {
  return
}
func.func @exp_function(%x: memref<4xf32>) {
  return
}
