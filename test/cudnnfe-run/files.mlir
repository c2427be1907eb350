// Arguments from files of every version and both orders, results to files and checks.

// RUN: %python %S/Inputs/make_npy.py %t.x.npy '<f4' 2x3 1 2 3 4 5 6
// RUN: %python %S/Inputs/make_npy.py %t.xf.npy '<f4' 2x3 1 4 2 5 3 6 --fortran --version=2
// RUN: %python %S/Inputs/make_npy.py %t.s.npy '<f4' scalar 0.5 --version=3
// RUN: %python %S/Inputs/make_npy.py %t.y.npy '<f4' 2x3 0.5 1 1.5 2 2.5 3

// RUN: cudnnfe-run %s --input=0=%t.x.npy --input=1=%t.s.npy --output=0=%t.out.npy | FileCheck %s
// RUN: cmp %t.out.npy %t.y.npy
// RUN: cudnnfe-run %s --input=0=%t.xf.npy --input=1=%t.s.npy --print=none \
// RUN:   --check=0=%t.y.npy --rtol=0 --atol=0 | FileCheck %s --check-prefix=MATCH

// Every third element of the flattened result: 0.5 and 2.
// RUN: %python %S/Inputs/make_npy.py %t.third.npy '<f8' 2 0.5 2
// RUN: cudnnfe-run %s --input=0=%t.x.npy --input=1=%t.s.npy --print=none \
// RUN:   --check=0=%t.third.npy --check-stride=3 | FileCheck %s --check-prefix=MATCH

// RUN: %python %S/Inputs/make_npy.py %t.bad.npy '<f4' 2x3 0.5 1 1.5 2 2.75 nan
// RUN: not cudnnfe-run %s --input=0=%t.x.npy --input=1=%t.s.npy --print=none \
// RUN:   --check=0=%t.bad.npy 2>&1 | FileCheck %s --check-prefix=DIFFER
// The norm alone is not fooled by the NaN either.
// RUN: not cudnnfe-run %s --input=0=%t.x.npy --input=1=%t.s.npy --print=none \
// RUN:   --check=0=%t.bad.npy --norm-tol=10 2>&1 | FileCheck %s --check-prefix=NAN
// RUN: %python %S/Inputs/make_npy.py %t.near.npy '<f4' 2x3 0.5 1 1.5 2 2.75 3
// RUN: cudnnfe-run %s --input=0=%t.x.npy --input=1=%t.s.npy --print=none \
// RUN:   --check=0=%t.near.npy --norm-tol=0.06 | FileCheck %s --check-prefix=NEAR

// CHECK:      result 0: 2x3xf32
// CHECK-NEXT: {{\[\[}}0.5 1 1.5]
// CHECK-NEXT:  [2 2.5 3]]
// MATCH: check: result 0 matches: max abs error 0, relative norm error 0
// DIFFER: error: result 0 does not match '{{.*}}bad.npy': max abs error {{.*}}; 2 of 6 elements differ, first at 4: expected 2.75 but got 2.5
// NAN: error: result 0 does not match
// NEAR: check: result 0 matches: max abs error 0.25, relative norm error 0.05

func.func @main(%x: memref<2x3xf32>, %s: f32, %o: memref<2x3xf32>) {
  %t = bufferization.to_tensor %x restrict : memref<2x3xf32> to tensor<2x3xf32>
  %e = tensor.empty() : tensor<2x3xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%t : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %s : f32
    linalg.yield %m : f32
  } -> tensor<2x3xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
  return
}
