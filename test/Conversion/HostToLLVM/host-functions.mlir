// RUN: cudnnfe-opt %s -split-input-file -cudnnfe-bufferize-host -convert-cudnn-backend-to-llvm -convert-cudnnfe-host-to-llvm | FileCheck %s

// Three calls: intermediate buffers get places in the program's memory, the last call
// writes to the caller's, the second result is a copy.
module @net {
  cudnnfe.graph private @g(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
    %y = cudnnfe.relu %x : (tensor<64x128xf16>) -> tensor<64x128xf16>
    cudnnfe.return %y : tensor<64x128xf16>
  }
  cudnn_backend.program @g_program for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
    %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
    %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
    %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float}
    %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu, XDESC = %x, YDESC = %y}
    %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
  }
  func.func @main(%h: !cudnnfe.handle, %x: tensor<64x128xf16>) -> (tensor<64x128xf16>, tensor<64x128xf16>) {
    %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<64x128xf16>) -> tensor<64x128xf16>
    %z = cudnnfe.call @g(%h, %y) : (!cudnnfe.handle, tensor<64x128xf16>) -> tensor<64x128xf16>
    %w = cudnnfe.call @g(%h, %z) : (!cudnnfe.handle, tensor<64x128xf16>) -> tensor<64x128xf16>
    return %w, %w : tensor<64x128xf16>, tensor<64x128xf16>
  }
}
// CHECK-LABEL: module @net
// CHECK-NOT: cudnnfe.graph
// CHECK-NOT: func.func
// CHECK: llvm.func @cudnnfe_entry_main(%[[HANDLE:.+]]: !llvm.ptr, %[[ARGS:.+]]: !llvm.ptr, %[[WORKSPACE:.+]]: !llvm.ptr) -> !llvm.ptr
// CHECK: %[[FRAME:.+]] = llvm.alloca %{{.+}} x !llvm.struct<(ptr, ptr, ptr)>
// CHECK: %[[MODULE:.+]] = llvm.mlir.addressof @cudnnfe_artifact_module
// CHECK: %[[STATUS:.+]] = llvm.call @cudnnfe_program_begin(%[[HANDLE]], %[[MODULE]], %{{.+}}, %[[WORKSPACE]], %[[FRAME]])
// CHECK: %[[GOOD:.+]] = llvm.icmp "eq" %[[STATUS]]
// CHECK: llvm.cond_br %[[GOOD]], ^{{.+}}, ^[[FAIL:.+]](%[[STATUS]] : !llvm.ptr)
// CHECK: llvm.getelementptr %[[FRAME]][1]
// CHECK: %[[SCRATCH:.+]] = llvm.load
// The first call: argument 0 to offset 0.
// CHECK: llvm.getelementptr %[[ARGS]][0]
// CHECK: %[[ZERO:.+]] = llvm.mlir.constant(0 : i64)
// CHECK: %[[FIRST:.+]] = llvm.getelementptr %[[SCRATCH]][%[[ZERO]]]
// CHECK: llvm.call @cudnnfe_execute
// The second: to offset 16384.
// CHECK: %[[OFFSET:.+]] = llvm.mlir.constant(16384 : i64)
// CHECK: llvm.getelementptr %[[SCRATCH]][%[[OFFSET]]]
// CHECK: llvm.call @cudnnfe_execute
// The third: to the first result.
// CHECK: llvm.getelementptr %[[ARGS]][1]
// CHECK: llvm.call @cudnnfe_execute
// CHECK: %[[SIZE:.+]] = llvm.mlir.constant(16384 : i64)
// CHECK: llvm.getelementptr %[[ARGS]][2]
// CHECK: llvm.call @cudnnfe_memory_copy(%[[HANDLE]], %{{.+}}, %{{.+}}, %[[SIZE]])
// CHECK: llvm.cond_br
// CHECK: %[[NULL:.+]] = llvm.mlir.zero
// CHECK: llvm.return %[[NULL]]
// CHECK: ^[[FAIL]](%[[ERROR:.+]]: !llvm.ptr)
// CHECK: llvm.return %[[ERROR]]
// CHECK: llvm.mlir.global internal constant @cudnnfe_slots_main(dense<0> : tensor<1xi64>)
// CHECK: llvm.mlir.global internal constant @cudnnfe_programs()
// Two buffers that overlap in time.
// CHECK: llvm.mlir.constant(32768 : i64)
// CHECK: llvm.mlir.global external constant @cudnnfe_artifact_module()
// CHECK: llvm.mlir.addressof @cudnnfe_programs
// CHECK: llvm.mlir.addressof @cudnnfe_graphs

// -----

// Four calls in a chain need two places. Scalars of the caller are passed as they are,
// computed ones through the stack.
module {
  cudnnfe.graph private @scale(%x: tensor<64x128xf32>, %a: f32) -> tensor<64x128xf32> {
    %y = cudnnfe.mul %x, %a : (tensor<64x128xf32>, f32) -> tensor<64x128xf32>
    cudnnfe.return %y : tensor<64x128xf32>
  }
  cudnn_backend.program @scale_program for @scale cudnn = 91900 bind {1 = arg 0, 2 = arg 1, 3 = result 0} {
    %x = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
    %a = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 4, IS_BY_VALUE = true}
    %y = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
    %mul = descriptor pointwise {MODE = mul, MATH_PREC = float}
    %op = descriptor operation_pointwise {PW_DESCRIPTOR = %mul, XDESC = %x, BDESC = %a, YDESC = %y}
    %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
  }
  func.func @chain(%h: !cudnnfe.handle, %x: tensor<64x128xf32>, %a: f32) -> tensor<64x128xf32> {
    %b = arith.mulf %a, %a : f32
    %0 = cudnnfe.call @scale(%h, %x, %a) : (!cudnnfe.handle, tensor<64x128xf32>, f32) -> tensor<64x128xf32>
    %1 = cudnnfe.call @scale(%h, %0, %b) : (!cudnnfe.handle, tensor<64x128xf32>, f32) -> tensor<64x128xf32>
    %2 = cudnnfe.call @scale(%h, %1, %b) : (!cudnnfe.handle, tensor<64x128xf32>, f32) -> tensor<64x128xf32>
    %3 = cudnnfe.call @scale(%h, %2, %b) : (!cudnnfe.handle, tensor<64x128xf32>, f32) -> tensor<64x128xf32>
    return %3 : tensor<64x128xf32>
  }
}
// CHECK-LABEL: llvm.func @cudnnfe_entry_chain
// CHECK-SAME: (%{{.+}}: !llvm.ptr, %[[ARGS:.+]]: !llvm.ptr, %{{.+}}: !llvm.ptr)
// CHECK: %[[PLACE:.+]] = llvm.getelementptr %[[ARGS]][1]
// CHECK: %[[ADDRESS:.+]] = llvm.load %[[PLACE]]
// CHECK: %[[A:.+]] = llvm.load %[[ADDRESS]] : !llvm.ptr -> f32
// CHECK: %[[B:.+]] = arith.mulf %[[A]], %[[A]] : f32
// The first call takes the caller's scalar where it is.
// CHECK-NOT: llvm.store %{{.+}} : f32
// CHECK: llvm.call @cudnnfe_execute
// CHECK: llvm.store %[[B]], %{{.+}} : f32, !llvm.ptr
// CHECK: llvm.call @cudnnfe_execute
// CHECK: llvm.mlir.global internal constant @cudnnfe_programs()
// CHECK: llvm.mlir.constant(65536 : i64)

// -----

// Fills: bit pattern, width in bytes, number of elements; before the call.
module @fills {
  cudnnfe.graph private @g(%x: tensor<64x128xf16>) -> (tensor<64x128xf16> {cudnnfe.fill = 1.0 : f16}) {
    %y = cudnnfe.relu %x : (tensor<64x128xf16>) -> tensor<64x128xf16>
    cudnnfe.return %y : tensor<64x128xf16>
  }
  cudnn_backend.program @g_program for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
    %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
    %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
    %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float}
    %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu, XDESC = %x, YDESC = %y}
    %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
  }
  func.func @main(%h: !cudnnfe.handle, %x: tensor<64x128xf16>) -> tensor<64x128xf16> {
    %y = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<64x128xf16>) -> tensor<64x128xf16>
    return %y : tensor<64x128xf16>
  }
}
// CHECK-LABEL: module @fills
// CHECK: llvm.call @cudnnfe_program_begin
// CHECK: %[[ONE:.+]] = llvm.mlir.constant(15360 : i32)
// CHECK: %[[WIDTH:.+]] = llvm.mlir.constant(2 : i64)
// CHECK: %[[COUNT:.+]] = llvm.mlir.constant(8192 : i64)
// CHECK: llvm.call @cudnnfe_memory_set(%{{.+}}, %{{.+}}, %[[ONE]], %[[WIDTH]], %[[COUNT]])
// CHECK: llvm.cond_br
// CHECK: llvm.call @cudnnfe_execute
