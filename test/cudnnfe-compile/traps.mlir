// A run-time check that fails in a CPU artifact is a status, not the end of the process.
// RUN: cudnnfe-compile %s --target=cpu -o %t.so
// RUN: not %obj/unittests/run-artifact %t.so main --scalar -1 2>&1 | FileCheck %s
// RUN: %obj/unittests/run-artifact %t.so main --scalar 1 | FileCheck %s --check-prefix=GOOD

func.func @main(%n: i32) -> tensor<1xi32> {
  %zero = arith.constant 0 : i32
  %good = arith.cmpi sge, %n, %zero : i32
  cf.assert %good, "expected a length but got a negative number"
  %y = tensor.from_elements %n : tensor<1xi32>
  return %y : tensor<1xi32>
}

// CHECK: error: expected a length but got a negative number
// GOOD: first_call_ms
