// RUN: cudnnfe-opt %s --cudnnfe-cpu-backend-pipeline | FileCheck %s

// A handle, tensors, a by-value scalar and a result of a public function.
func.func @main(%h: !llvm.ptr, %a: memref<4xf32>, %s: f32, %o: memref<4xf32>) {
  %t = bufferization.to_tensor %a restrict : memref<4xf32> to tensor<4xf32>
  %r = func.call @scale(%t, %s) : (tensor<4xf32>, f32) -> tensor<4xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

func.func private @scale(%t: tensor<4xf32>, %s: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%t : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %m = arith.mulf %x, %s : f32
    linalg.yield %m : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: llvm.func @main(
// CHECK-SAME: %{{[^:]+}}: !llvm.ptr, %{{[^:]+}}: !llvm.ptr {llvm.noalias}, %{{[^:]+}}: f32, %{{[^:]+}}: !llvm.ptr {llvm.noalias})
// CHECK-NOT: cudnnfe.entry
// CHECK-LABEL: llvm.func @cudnnfe_entry_main(
// CHECK-SAME: %[[HANDLE:[^:]+]]: !llvm.ptr, %[[ARGS:[^:]+]]: !llvm.ptr, %{{[^:]+}}: !llvm.ptr) -> !llvm.ptr
// CHECK: %[[SLOT0:.+]] = llvm.getelementptr %[[ARGS]][0]
// CHECK: %[[A:.+]] = llvm.load %[[SLOT0]] : !llvm.ptr -> !llvm.ptr
// CHECK: %[[SLOT1:.+]] = llvm.getelementptr %[[ARGS]][1]
// CHECK: %[[PS:.+]] = llvm.load %[[SLOT1]] : !llvm.ptr -> !llvm.ptr
// CHECK: %[[S:.+]] = llvm.load %[[PS]] : !llvm.ptr -> f32
// CHECK: %[[SLOT2:.+]] = llvm.getelementptr %[[ARGS]][2]
// CHECK: %[[O:.+]] = llvm.load %[[SLOT2]] : !llvm.ptr -> !llvm.ptr
// CHECK: llvm.call @main(%[[HANDLE]], %[[A]], %[[S]], %[[O]])
// CHECK: %[[NULL:.+]] = llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.return %[[NULL]] : !llvm.ptr
// CHECK-LABEL: llvm.func internal @scale(
// CHECK-NOT: @cudnnfe_entry_scale
