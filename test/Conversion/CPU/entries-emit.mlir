// RUN: cudnnfe-opt %s --cudnnfe-cpu-emit-entries | FileCheck %s

// An entry has the name that its function gave up. Memory that is not there traps.
// CHECK-LABEL: llvm.func internal @cudnnfe_allocate(
// CHECK:         %[[P:.+]] = llvm.call @malloc(
// CHECK:         %[[NULL:.+]] = llvm.mlir.zero
// CHECK:         %[[IS:.+]] = llvm.icmp "eq" %[[P]], %[[NULL]]
// CHECK:         llvm.cond_br %[[IS]], ^[[FULL:.+]], ^[[GOOD:.+]]
// CHECK:       ^[[FULL]]:
// CHECK:         llvm.call @cudnnfe_cpu_trap
// CHECK:       ^[[GOOD]]:
// CHECK:         llvm.return %[[P]]
// CHECK:       llvm.func @exp_function(
// CHECK:         llvm.call @cudnnfe_allocate(
// CHECK:       llvm.func @cudnnfe_entry_exp(
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @exp_function(%h: !llvm.ptr) attributes {cudnnfe.entry = array<i32: 0>, cudnnfe.entry_name = "exp"} {
  %size = llvm.mlir.constant(64 : i64) : i64
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.return
}
