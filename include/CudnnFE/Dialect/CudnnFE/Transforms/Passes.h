//===- Passes.h - passes on the cudnnfe dialect -----------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_PASSES_H
#define CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_PASSES_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::cudnnfe {

/// Whether cuDNN takes this attention as one SDPA_FWD operation: no bias, mask
/// or band, half-precision operands, f32 compute, and not forced to be a
/// pattern of primitives.
bool isUnifiedSdpa(SdpaOp op);

#define GEN_PASS_DECL
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"

} // namespace mlir::cudnnfe

#endif // CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_PASSES_H
