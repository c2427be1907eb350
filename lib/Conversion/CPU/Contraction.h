//===- Contraction.h - matmul-like linalg ops -------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The analysis behind `cudnnfe-cpu-tile-and-vectorize`: an op is reduced to
// four lists of loop dimensions with the strides of the three operands, which
// is all that the kernel generator needs.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_CONVERSION_CPU_CONTRACTION_H
#define CUDNNFE_LIB_CONVERSION_CPU_CONTRACTION_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::cudnnfe {

enum Operand { A = 0, B = 1, C = 2 };

/// A loop and how far the position in each operand moves with it, in elements.
struct LoopDim {
  int64_t extent;
  int64_t strides[3];
};

/// C[batch, m, n] += cast(A[batch, m, k]) * cast(B[batch, n, k])
struct Contraction {
  linalg::LinalgOp op;
  /// The values that play A, B and C; A and B may be exchanged against the op.
  Value operands[3];
  /// Constant parts of the positions, in elements.
  int64_t offsets[3] = {0, 0, 0};
  Type elements[3];
  /// The casts in the body between the elements of A or B and the product.
  SmallVector<Operation *> casts[2];
  SmallVector<LoopDim> batch, m, n, k;

  Type getAccumulator() const { return elements[C]; }

  /// Equal keys mean equal kernels.
  std::string getKey() const;
  /// The number of multiplications, saturating.
  int64_t getWork() const;
};

/// The product of the extents.
int64_t getExtent(ArrayRef<LoopDim> dims);

/// Recognizes an op on buffers of static shape and stride.
FailureOr<Contraction> matchContraction(linalg::LinalgOp op);

/// What the kernel generator needs to know about the machine.
struct KernelTarget {
  /// Width of a vector register.
  int64_t vectorBits = 256;
};

/// Emits the kernel as an internal function taking pointers to A, B and C.
LLVM::LLVMFuncOp emitContractionKernel(OpBuilder &builder, ModuleOp module,
                                       StringRef name, Contraction &contraction,
                                       const KernelTarget &target);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_LIB_CONVERSION_CPU_CONTRACTION_H
