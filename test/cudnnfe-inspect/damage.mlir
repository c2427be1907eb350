// A changed bit anywhere in an artifact is found before anything is read or run.

// RUN: cudnnfe-compile %s --target=cpu -o %t.so
// RUN: %python %S/Inputs/flip.py %t.so %t.flipped.so cudnnfe-inspect %t.flipped.so
// RUN: %python %S/Inputs/flip.py %t.so %t.flipped.so cudnnfe-inspect --json %t.flipped.so
// RUN: %python %S/Inputs/flip.py %t.so %t.flipped.so %obj/unittests/run-artifact %t.flipped.so main --scalar 1

// A file that was rewritten has no checksum, and works.
// RUN: llvm-strip %t.so -o %t.stripped.so
// RUN: cudnnfe-inspect %t.stripped.so | FileCheck %s
// RUN: %obj/unittests/run-artifact %t.stripped.so main --scalar 1 | FileCheck %s --check-prefix=CALL

func.func @main(%n: i32) -> tensor<1xi32> {
  %y = tensor.from_elements %n : tensor<1xi32>
  return %y : tensor<1xi32>
}

// CHECK: entry main
// CHECK: checksum none: the file was rewritten after its compilation
// CALL: first_call_ms
