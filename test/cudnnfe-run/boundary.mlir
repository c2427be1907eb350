// RUN: cudnnfe-run %s --init=0=iota --init=1=ones --init=2="const(0.01)" --print=all | FileCheck %s

// A private function, strided and broadcast (stride 0) inputs, a strided output,
// a by-value scalar and a handle. Row i of the product is the sum of 8 consecutive integers.

// CHECK:      result 0: 4x3xf32
// CHECK-NEXT: {{\[\[}}1.32313 1.32313 1.32313]
// CHECK-NEXT:  [2.50929 2.50929 2.50929]
// CHECK-NEXT:  [4.758821 4.758821 4.758821]
// CHECK-NEXT:  [9.025014 9.025014 9.025014]]

func.func private @g(%a: tensor<4x8xf32>, %b: tensor<8x3xf32>) -> tensor<4x3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x3xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x3xf32>) -> tensor<4x3xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
func.func @main(%h: !llvm.ptr, %a: memref<4x8xf32, strided<[1, 5]>>, %b: memref<8x3xf32, strided<[0, 1]>>, %s: f32, %o: memref<4x3xf32, strided<[10, 2]>>) {
  %t = bufferization.to_tensor %a restrict : memref<4x8xf32, strided<[1, 5]>> to tensor<4x8xf32>
  %u = bufferization.to_tensor %b restrict : memref<8x3xf32, strided<[0, 1]>> to tensor<8x3xf32>
  %r = call @g(%t, %u) : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %e = tensor.empty() : tensor<4x3xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel","parallel"]} ins(%r: tensor<4x3xf32>) outs(%e : tensor<4x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = arith.mulf %x, %s : f32
    %n = math.exp %m : f32
    linalg.yield %n : f32
  } -> tensor<4x3xf32>
  bufferization.materialize_in_destination %q in restrict writable %o : (tensor<4x3xf32>, memref<4x3xf32, strided<[10, 2]>>) -> ()
  return
}
