// RUN: cudnnfe-opt %s --cudnnfe-cpu-fuse --split-input-file | FileCheck %s

// A chain of elementwise ops becomes one.
// CHECK-LABEL: func.func @chain
func.func @chain(%a: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: linalg.generic
  // CHECK: math.exp
  // CHECK-NEXT: arith.negf
  // CHECK-NEXT: linalg.yield
  // CHECK-NOT: linalg.generic
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.negf ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// One value a row would be computed again for every column.
// CHECK-LABEL: func.func @rows
func.func @rows(%a: tensor<8xf32>, %b: tensor<8x64xf32>) -> tensor<8x64xf32> {
  // CHECK: linalg.generic
  // CHECK: math.rsqrt
  // CHECK-NEXT: linalg.yield
  // CHECK: linalg.generic
  // CHECK: arith.mulf
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<8x64xf32>
  %0 = linalg.rsqrt ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%0, %b : tensor<8xf32>, tensor<8x64xf32>) outs(%f : tensor<8x64xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %m = arith.mulf %x, %y : f32
    linalg.yield %m : f32
  } -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}

// -----

// A contraction takes the widening of its operand, and not the arithmetic.
// CHECK-LABEL: func.func @contraction
func.func @contraction(%a: tensor<32x32xbf16>, %b: tensor<32x32xf32>, %c: tensor<32x32xf32>) -> tensor<32x32xf32> {
  // CHECK: math.exp
  // CHECK: linalg.generic
  // CHECK-SAME: ins(%{{.+}}, %{{.+}} : tensor<32x32xbf16>, tensor<32x32xf32>)
  // CHECK: arith.extf
  // CHECK-NEXT: arith.mulf
  // CHECK-NEXT: arith.addf
  %e = tensor.empty() : tensor<32x32xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                          iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<32x32xbf16>) outs(%e : tensor<32x32xf32>) {
  ^bb0(%x: bf16, %y: f32):
    %w = arith.extf %x : bf16 to f32
    linalg.yield %w : f32
  } -> tensor<32x32xf32>
  %exp = linalg.exp ins(%b : tensor<32x32xf32>) outs(%e : tensor<32x32xf32>) -> tensor<32x32xf32>
  %r = linalg.matmul ins(%wide, %exp : tensor<32x32xf32>, tensor<32x32xf32>) outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32>
  return %r : tensor<32x32xf32>
}

// -----

// The sum may be split over the lanes of a vector, the rest of the body may not change.
// CHECK-LABEL: func.func @sum
func.func @sum(%a: tensor<8x64xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: arith.mulf %[[X:.+]], %[[X]] : f32
  // CHECK-NEXT: arith.addf %{{.+}}, %{{.+}} fastmath<reassoc> : f32
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<8x64xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %acc: f32):
    %m = arith.mulf %x, %x : f32
    %s = arith.addf %m, %acc : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
