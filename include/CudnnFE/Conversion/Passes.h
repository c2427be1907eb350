//===- Passes.h - conversions out of the dialects ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CONVERSION_PASSES_H
#define CUDNNFE_CONVERSION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::affine {
class AffineDialect;
} // namespace mlir::affine
namespace mlir::arith {
class ArithDialect;
} // namespace mlir::arith
namespace mlir::bufferization {
class BufferizationDialect;
} // namespace mlir::bufferization
namespace mlir::cf {
class ControlFlowDialect;
} // namespace mlir::cf
namespace mlir::cudnn_backend {
class CudnnBackendDialect;
} // namespace mlir::cudnn_backend
namespace mlir::func {
class FuncDialect;
} // namespace mlir::func
namespace mlir::linalg {
class LinalgDialect;
} // namespace mlir::linalg
namespace mlir::LLVM {
class LLVMDialect;
} // namespace mlir::LLVM
namespace mlir::math {
class MathDialect;
} // namespace mlir::math
namespace mlir::memref {
class MemRefDialect;
} // namespace mlir::memref
namespace mlir::scf {
class SCFDialect;
} // namespace mlir::scf
namespace mlir::tensor {
class TensorDialect;
} // namespace mlir::tensor

namespace mlir::cudnnfe {

#define GEN_PASS_DECL
#include "CudnnFE/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "CudnnFE/Conversion/Passes.h.inc"

} // namespace mlir::cudnnfe

#endif // CUDNNFE_CONVERSION_PASSES_H
