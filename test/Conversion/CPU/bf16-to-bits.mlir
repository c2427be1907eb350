// RUN: cudnnfe-opt %s --cudnnfe-cpu-bf16-to-bits | FileCheck %s --implicit-check-not='bf16{{[ ,)>]}}'

// Constants keep their bits, casts to the bits go away, and so do types in
// signatures, blocks and vectors; other types stay.
// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[P:.+]]: !llvm.ptr, %[[C:.+]]: i1, %[[B:.+]]: i16, %[[H:.+]]: f16) -> i16
// CHECK: %[[K:.+]] = llvm.mlir.constant(16256 : i16) : i16
// CHECK: llvm.mlir.constant(dense<[16384, -16384]> : vector<2xi16>) : vector<2xi16>
// CHECK: llvm.mlir.constant(1.000000e+00 : f16) : f16
// CHECK: %[[X:.+]] = llvm.load %[[P]] {{.*}}: !llvm.ptr -> i16
// CHECK: %[[S:.+]] = llvm.select %[[C]], %[[K]], %[[X]] : i1, i16
// CHECK-NOT: llvm.bitcast
// CHECK: %[[A:.+]] = llvm.add %[[S]], %[[S]] : i16
// CHECK: llvm.cond_br %[[C]], ^[[NEXT:.+]](%[[A]] : i16), ^[[NEXT]](%[[B]] : i16)
// CHECK: ^[[NEXT]](%[[Y:.+]]: i16):
// CHECK: llvm.store %[[Y]], %[[P]] {{.*}}: i16, !llvm.ptr
// CHECK: llvm.getelementptr %[[P]][1] : (!llvm.ptr) -> !llvm.ptr, i16
llvm.func @f(%p: !llvm.ptr, %c: i1, %b: bf16, %h: f16) -> bf16 {
  %k = llvm.mlir.constant(1.0 : bf16) : bf16
  %v = llvm.mlir.constant(dense<[2.0, -2.0]> : vector<2xbf16>) : vector<2xbf16>
  %g = llvm.mlir.constant(1.0 : f16) : f16
  %x = llvm.load %p {alignment = 2 : i64} : !llvm.ptr -> bf16
  %s = llvm.select %c, %k, %x : i1, bf16
  %i = llvm.bitcast %s : bf16 to i16
  %a = llvm.add %i, %i : i16
  %n = llvm.bitcast %a : i16 to bf16
  llvm.cond_br %c, ^next(%n : bf16), ^next(%b : bf16)
^next(%y: bf16):
  llvm.store %y, %p {alignment = 2 : i64} : bf16, !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, bf16
  llvm.store %v, %q : vector<2xbf16>, !llvm.ptr
  llvm.return %y : bf16
}
