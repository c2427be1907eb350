// Tensors carried by loops of a host function: from an argument, from the same
// argument twice, and exchanged.

// RUN: cudnnfe-run %s --entry=once | FileCheck %s --check-prefix=ONCE
// RUN: cudnnfe-run %s --entry=twice | FileCheck %s --check-prefix=TWICE
// RUN: cudnnfe-run %s --entry=swap | FileCheck %s --check-prefix=SWAP
// RUN: cudnnfe-run %s --entry=outer | FileCheck %s --check-prefix=OUTER

!t = tensor<4xf32>
cudnnfe.graph private @add(%x: !t, %y: !t) -> !t {
  %0 = cudnnfe.add %x, %y : (!t, !t) -> !t
  cudnnfe.return %0 : !t
}

// ONCE: [0 2 4 6]
func.func @once(%h: !cudnnfe.handle, %x: !t {cudnnfe.init = "iota"}) -> !t {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k1 iter_args(%p = %x) -> (!t) {
    %a = cudnnfe.call @add(%h, %p, %p) : (!cudnnfe.handle, !t, !t) -> !t
    scf.yield %a : !t
  }
  return %r : !t
}

// TWICE: [0 8 16 24]
// TWICE: [0 2 4 6]
func.func @twice(%h: !cudnnfe.handle, %x: !t {cudnnfe.init = "iota"}) -> (!t, !t) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k3 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k3 step %k1 iter_args(%p = %x) -> (!t) {
    %a = cudnnfe.call @add(%h, %p, %p) : (!cudnnfe.handle, !t, !t) -> !t
    scf.yield %a : !t
  }
  %s = scf.for %i = %k0 to %k1 step %k1 iter_args(%p = %x) -> (!t) {
    %a = cudnnfe.call @add(%h, %p, %p) : (!cudnnfe.handle, !t, !t) -> !t
    scf.yield %a : !t
  }
  return %r, %s : !t, !t
}

// SWAP: [5 5 5 5]
// SWAP: [0 1 2 3]
// SWAP: [0 1 2 3]
func.func @swap(%h: !cudnnfe.handle, %x: !t {cudnnfe.init = "iota"}, %y: !t {cudnnfe.init = "const(5)"}) -> (!t, !t, !t) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %x, %q = %y) -> (!t, !t) {
    scf.yield %q, %p : !t, !t
  }
  return %r#0, %r#1, %x : !t, !t, !t
}

// The value before the last iteration, and one from outside.
// OUTER: [0 4 8 12]
// OUTER: [0 1 2 3]
// OUTER: [0 8 16 24]
func.func @outer(%h: !cudnnfe.handle, %x: !t {cudnnfe.init = "iota"}) -> (!t, !t, !t) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %x, %q = %x, %n = %x) -> (!t, !t, !t) {
    %a = cudnnfe.call @add(%h, %n, %n) : (!cudnnfe.handle, !t, !t) -> !t
    scf.yield %n, %x, %a : !t, !t, !t
  }
  return %r#0, %r#1, %r#2 : !t, !t, !t
}
