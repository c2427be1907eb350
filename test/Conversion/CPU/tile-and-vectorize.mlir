// RUN: cudnnfe-opt %s --cudnnfe-cpu-tile-and-vectorize=vector-bits=512 --split-input-file | FileCheck %s
// RUN: cudnnfe-opt %s --cudnnfe-cpu-tile-and-vectorize=vector-bits=256 --split-input-file | FileCheck %s --check-prefix=AVX2

// Two equal contractions share a kernel; a named op and a generic op are the same.
// CHECK-LABEL: func.func @shared
// AVX2-LABEL: func.func @shared
func.func @shared(%a: memref<100x70xf32>, %b: memref<70x90xf32>, %c: memref<100x90xf32>, %d: memref<100x90xf32>) {
  // CHECK-NOT: linalg
  // CHECK: llvm.call @cudnnfe_contract_0
  // CHECK: llvm.call @cudnnfe_contract_0
  // CHECK-NOT: linalg
  linalg.matmul ins(%a, %b : memref<100x70xf32>, memref<70x90xf32>) outs(%c : memref<100x90xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, k, n) -> (m, k)>, affine_map<(m, k, n) -> (k, n)>, affine_map<(m, k, n) -> (m, n)>],
                  iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a, %b : memref<100x70xf32>, memref<70x90xf32>) outs(%d : memref<100x90xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %y, %x : f32
    %s = arith.addf %p, %acc : f32
    linalg.yield %s : f32
  }
  return
}
// One register tile of 8 x 32 elements with 512-bit registers, 6 x 16 with 256.
// CHECK-LABEL: llvm.func internal @cudnnfe_contract_0(%{{.+}}: !llvm.ptr {llvm.noalias}, %{{.+}}: !llvm.ptr {llvm.noalias}, %{{.+}}: !llvm.ptr {llvm.noalias}) attributes {no_inline}
// CHECK: scf.for {{.*}} -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>)
// CHECK-COUNT-16: llvm.intr.fmuladd{{.*}}vector<16xf32>
// CHECK-NOT: llvm.intr.fmuladd
// CHECK-NOT: cudnnfe_contract_1
// AVX2-COUNT-12: llvm.intr.fmuladd{{.*}}vector<8xf32>
// AVX2-NOT: llvm.intr.fmuladd
// AVX2-LABEL: func.func @bf16

// -----

// Casts are repeated while packing, on vectors; the sum stays in f32.
// CHECK-LABEL: func.func @bf16
func.func @bf16(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>) {
  // CHECK: llvm.call @cudnnfe_contract_0
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: bf16, %y: bf16, %acc: f32):
    %xe = arith.extf %x : bf16 to f32
    %ye = arith.extf %y : bf16 to f32
    %p = arith.mulf %xe, %ye : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  }
  return
}
// CHECK: llvm.func internal @cudnnfe_contract_0
// CHECK: arith.extf %{{.+}} : bf16 to f32
// CHECK: llvm.intr.fmuladd{{.*}}vector<16xf32>

// -----

// A convolution without padding is a contraction: its window is linear in the loops.
// CHECK-LABEL: func.func @conv
func.func @conv(%x: memref<2x16x16x8xf32>, %w: memref<3x3x8x16xf32>, %y: memref<2x7x7x16xf32>) {
  // CHECK: llvm.call @cudnnfe_contract_0
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : memref<2x16x16x8xf32>, memref<3x3x8x16xf32>) outs(%y : memref<2x7x7x16xf32>)
  return
}

// -----

// The position in a subview is added to the pointer.
// CHECK-LABEL: func.func @subview
func.func @subview(%a: memref<4x32x64xf32>, %b: memref<64x48xf32>, %c: memref<32x48xf32>, %i: index) {
  // CHECK: memref.extract_strided_metadata
  // CHECK: llvm.getelementptr
  // CHECK: llvm.call @cudnnfe_contract_0
  %s = memref.subview %a[%i, 0, 0] [1, 32, 64] [1, 1, 1] : memref<4x32x64xf32> to memref<32x64xf32, strided<[64, 1], offset: ?>>
  linalg.matmul ins(%s, %b : memref<32x64xf32, strided<[64, 1], offset: ?>>, memref<64x48xf32>) outs(%c : memref<32x48xf32>)
  return
}

// -----

// What is not a contraction with a wide accumulator stays: a narrow accumulator rounds
// after every step, a sum of three factors, a dot product, a small product, a dynamic shape.
// CHECK-LABEL: func.func @kept
func.func @kept(%a: memref<64x64xf16>, %b: memref<64x64xf16>, %c: memref<64x64xf16>,
                %v: memref<8192xf32>, %d: memref<f32>, %s: memref<4x4xf32>, %x: memref<?x64xf32>) {
  // CHECK-NOT: llvm.call
  // CHECK: linalg.matmul
  // CHECK: linalg.dot
  // CHECK: linalg.matmul
  // CHECK: linalg.matmul
  // CHECK: linalg.generic
  // CHECK-NOT: llvm.call
  linalg.matmul ins(%a, %b : memref<64x64xf16>, memref<64x64xf16>) outs(%c : memref<64x64xf16>)
  linalg.dot ins(%v, %v : memref<8192xf32>, memref<8192xf32>) outs(%d : memref<f32>)
  linalg.matmul ins(%s, %s : memref<4x4xf32>, memref<4x4xf32>) outs(%s : memref<4x4xf32>)
  linalg.matmul ins(%x, %x : memref<?x64xf32>, memref<?x64xf32>) outs(%x : memref<?x64xf32>)
  %m = memref.alloc() : memref<64x64xf32>
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%m, %m : memref<64x64xf32>, memref<64x64xf32>) outs(%m : memref<64x64xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %t = arith.mulf %p, %q : f32
    %u = arith.maximumf %acc, %t : f32
    linalg.yield %u : f32
  }
  return
}
