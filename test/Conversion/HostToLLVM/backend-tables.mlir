// RUN: cudnnfe-opt %s -convert-cudnn-backend-to-llvm | FileCheck %s

// One graph with everything that a binding can be. Unique ids become those of the
// canonical form, in which the plan is built.
module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @g(%x: tensor<4x8xf32>, %alpha: f32) -> tensor<4x8xf32> {
    %s = cudnnfe.mul %x, %alpha : (tensor<4x8xf32>, f32) -> tensor<4x8xf32>
    %half = cudnnfe.constant 5.000000e-01 : f32
    %y = cudnnfe.add %s, %half : (tensor<4x8xf32>, f32) -> tensor<4x8xf32>
    cudnnfe.return %y : tensor<4x8xf32>
  }
  cudnn_backend.program @g_program for @g cudnn = 91900
      bind {10 = arg 0 offset 64, 20 = arg 1, 40 = value 5.000000e-01 : f32, 50 = result 0} policy = "modes=A" {
    %x = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 4, 8], STRIDES = [32, 8, 1], UNIQUE_ID = 10, BYTE_ALIGNMENT = 16}
    %alpha = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 20, BYTE_ALIGNMENT = 4, IS_BY_VALUE = true}
    %t = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 4, 8], STRIDES = [32, 8, 1], UNIQUE_ID = 30, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
    %half = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 40, BYTE_ALIGNMENT = 4, IS_BY_VALUE = true}
    %y = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 4, 8], STRIDES = [32, 8, 1], UNIQUE_ID = 50, BYTE_ALIGNMENT = 16}
    %mul = descriptor pointwise {MODE = mul, MATH_PREC = float}
    %add = descriptor pointwise {MODE = add, MATH_PREC = float}
    %op0 = descriptor operation_pointwise {PW_DESCRIPTOR = %mul, XDESC = %x, BDESC = %alpha, YDESC = %t}
    %op1 = descriptor operation_pointwise {PW_DESCRIPTOR = %add, XDESC = %t, BDESC = %half, YDESC = %y}
    %graph = descriptor operationgraph {OPS = [%op0 : operation_pointwise, %op1 : operation_pointwise]}
  }
}

// The program stays for the host functions.
// CHECK: cudnn_backend.program @g_program

// CHECK-DAG: @[[LITERAL:cudnnfe_literal_[0-9]+]]("\00\00\00?") {addr_space = 0 : i32, alignment = 16 : i64}
// CHECK-DAG: @[[NAME:cudnnfe_text_[0-9]+]]("g\00")
// CHECK-DAG: @[[LOCATION:cudnnfe_text_[0-9]+]]("{{.*}}backend-tables.mlir:6:3\00")
// CHECK-DAG: @[[PROGRAM:cudnnfe_text_[0-9]+]]("cudnnfe-program 1\0A{{.*}}OPERATIONGRAPH
// CHECK-DAG: @[[POLICY:cudnnfe_text_[0-9]+]]("modes=A\00")

// Four bindings: uid, kind, index, offset, alignment, size, literal.
// CHECK: llvm.mlir.global internal constant @cudnnfe_bindings_g()
// CHECK-SAME: !llvm.array<4 x struct<(i64, i64, i64, i64, i64, i64, ptr)>>
// CHECK: %[[UID1:.+]] = llvm.mlir.constant(1 : i64)
// CHECK: llvm.insertvalue %[[UID1]], %{{.+}}[0]
// CHECK: llvm.mlir.constant(64 : i64)
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[3]
// CHECK: llvm.mlir.constant(16 : i64)
// CHECK: llvm.insertvalue %{{.+}}, %{{.+}}[4]
// CHECK: llvm.mlir.addressof @[[LITERAL]]

// CHECK: llvm.mlir.global internal constant @cudnnfe_graphs()
// CHECK-SAME: !llvm.array<1 x struct<(ptr, ptr, ptr, i64, ptr, i64, ptr, i64, ptr, i64)>>
// CHECK: llvm.mlir.addressof @[[NAME]]
// CHECK: llvm.mlir.addressof @[[LOCATION]]
// CHECK: llvm.mlir.addressof @[[PROGRAM]]
// CHECK: llvm.mlir.addressof @[[POLICY]]
// Two arguments and one result.
// CHECK: llvm.mlir.constant(3 : i64)
// CHECK: llvm.mlir.addressof @cudnnfe_bindings_g
// No plans: built when the artifact is loaded.
// CHECK: llvm.mlir.zero : !llvm.ptr
