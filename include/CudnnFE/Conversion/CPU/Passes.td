//===- Passes.td - passes of the CPU target ----------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CONVERSION_CPU_PASSES_TD
#define CUDNNFE_CONVERSION_CPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def CudnnFECpuFuse : Pass<"cudnnfe-cpu-fuse", "::mlir::func::FuncOp"> {
  let summary = "generalize linalg ops and fuse elementwise producers";
  let description = [{
    Turns named linalg ops into `linalg.generic` and fuses an elementwise
    producer into its only consumer. A producer with a smaller iteration domain
    than its consumer is fused only when its body is free of arithmetic (casts,
    broadcasts, transposes), because fusion repeats the body for every point of
    the consumer. Contractions therefore take casts and permutations of their
    operands, and nothing else.

    Before:
    ```mlir
    func.func @f(%a: tensor<8xf32>, %e: tensor<8xf32>) -> tensor<8xf32> {
      %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      %1 = linalg.negf ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    ```
    After: one `linalg.generic` with `math.exp` and `arith.negf`.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
}

def CudnnFECpuPrepareEntries
    : Pass<"cudnnfe-cpu-prepare-entries", "::mlir::ModuleOp"> {
  let summary = "check the functions that are left and mark the public ones";
  let description = [{
    Runs after bufferization. Checks that every function signature can be passed as bare
    pointers (memrefs of static shape, scalars, `!llvm.ptr` handles) and no
    result is left, records the kinds of the arguments of public functions in
    `cudnnfe.entry` for `cudnnfe-cpu-emit-entries`, makes private functions
    internal and marks buffer arguments `llvm.noalias`: results never alias
    arguments by contract, and aliasing read-only arguments are harmless.

    It also turns copies between buffers of different layout into loops, so that no run-time
    library is needed, and `cf.assert` into a call of `cudnnfe_cpu_trap`.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
                           "::mlir::linalg::LinalgDialect", "::mlir::LLVM::LLVMDialect",
                           "::mlir::scf::SCFDialect"];
}

def CudnnFECpuEmitEntries
    : Pass<"cudnnfe-cpu-emit-entries", "::mlir::ModuleOp"> {
  let summary = "emit the packed entry points of public functions";
  let description = [{
    For each public `llvm.func @f` marked by `cudnnfe-cpu-prepare-entries` emits
    `cudnnfe_entry_f(handle, args, workspace) -> status`: `args[i]` is the data
    pointer of a tensor or the address of a scalar, in the order of the function's
    arguments without the handle, then its results. The status is null.

    Before:
    ```mlir
    llvm.func @f(%arg0: !llvm.ptr, %arg1: f32) attributes {cudnnfe.entry = array<i32: 1, 2>} {
      llvm.return
    }
    ```
    After, in addition:
    ```mlir
    llvm.func @f(!llvm.ptr, f32)
    llvm.func @cudnnfe_entry_f(%handle: !llvm.ptr, %args: !llvm.ptr, %workspace: !llvm.ptr) -> !llvm.ptr {
      %0 = llvm.getelementptr %args[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %2 = llvm.getelementptr %args[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr
      %4 = llvm.load %3 : !llvm.ptr -> f32
      llvm.call @f(%1, %4) : (!llvm.ptr, f32) -> ()
      %5 = llvm.mlir.zero : !llvm.ptr
      llvm.return %5 : !llvm.ptr
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // CUDNNFE_CONVERSION_CPU_PASSES_TD
