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

    The combining op of a float reduction gets the fast-math flag `reassoc`, so that
    it can run on vectors.

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

def CudnnFECpuTileAndVectorize
    : Pass<"cudnnfe-cpu-tile-and-vectorize", "::mlir::ModuleOp"> {
  let summary = "lower contractions to packed, register-tiled kernels";
  let description = [{
    Rewrites every matmul-like `linalg` op on buffers of static shape into a call
    of a private kernel function, one function for all contractions that agree
    in extents, strides, element types and casts. A contraction is any op whose
    body is `acc + cast(a) * cast(b)`, whose output map is a projected permutation
    and whose input maps are linear in the loop dimensions: matmul in all
    transposed and batched forms with broadcast batches, and convolutions without
    padding.

    The dimensions are classed as batch (in A, B and C), M (A and C), N (B and C)
    and K (A and B). The kernel blocks N, K and M in this order, copies the blocks
    of B and A into panels, converting them to the accumulator type and filling
    the last panel with zeros, and runs a vectorized outer-product kernel over
    the panels. Remainders of any size cost no separate code: a partial tile is
    written through a small buffer.

    An op that is not matched stays as it is and is lowered to loops.

    Before:
    ```mlir
    func.func @f(%a: memref<100x70xf32>, %b: memref<70x90xf32>, %c: memref<100x90xf32>) {
      linalg.matmul ins(%a, %b : memref<100x70xf32>, memref<70x90xf32>) outs(%c : memref<100x90xf32>)
      return
    }
    ```
    After:
    ```mlir
    llvm.func internal @cudnnfe_contract_0(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %c: !llvm.ptr {llvm.noalias}) {
      llvm.return
    }
    func.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr) {
      llvm.call @cudnnfe_contract_0(%a, %b, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
      return
    }
    ```
    where the pointers are those of the buffers and the body holds the loops.
  }];
  let options = [
    Option<"vectorBits", "vector-bits", "unsigned", /*default=*/"0",
           "width of a vector register in bits: 128, 256 or 512 (0: that of this machine)">,
    Option<"minWork", "min-work", "int64_t", /*default=*/"4096",
           "contractions with fewer multiplications than this are left to loops">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
                           "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"];
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

def CudnnFECpuWidenBf16 : Pass<"cudnnfe-cpu-widen-bf16", "::mlir::func::FuncOp"> {
  let summary = "compute bf16 arithmetic in f32, rounding after each op";
  let description = [{
    Processors have no bf16 arithmetic, and what the code generator puts in its place calls a
    library or flushes subnormal numbers, depending on the machine. Each scalar op of `arith`
    and `math` on bf16 becomes an op on f32 between an extension and a rounding. The
    roundings stay: a result of type bf16 is a bf16 number, however the ops are chained.

    Before:
    ```mlir
    func.func @f(%a: bf16) -> bf16 {
      %0 = math.exp %a : bf16
      return %0 : bf16
    }
    ```
    After:
    ```mlir
    func.func @f(%a: bf16) -> bf16 {
      %0 = arith.extf %a : bf16 to f32
      %1 = math.exp %0 : f32
      %2 = arith.truncf %1 : f32 to bf16
      return %2 : bf16
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
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

def CudnnFECpuBf16ToBits
    : Pass<"cudnnfe-cpu-bf16-to-bits", "::mlir::ModuleOp"> {
  let summary = "replace the type bf16 in the LLVM dialect by i16";
  let description = [{
    Where the machine has no such type, code generation carries a `bfloat` that
    crosses a branch as `f32` and rounds it back with a call of a library that is
    not everywhere. Nothing computes with bf16 at this point, so its bits will do.
    Arithmetic on bf16 that is left is an error.

    ```mlir
    llvm.func @f(%p: !llvm.ptr, %c: i1, %b: bf16) {
      %0 = llvm.load %p : !llvm.ptr -> bf16
      %1 = llvm.select %c, %0, %b : i1, bf16
      llvm.store %1, %p : bf16, !llvm.ptr
      llvm.return
    }
    ```

    becomes the same with `i16`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // CUDNNFE_CONVERSION_CPU_PASSES_TD
