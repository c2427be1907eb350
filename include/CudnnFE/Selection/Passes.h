//===- Passes.h - engine selection ------------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_SELECTION_PASSES_H
#define CUDNNFE_SELECTION_PASSES_H

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::cudnnfe {

#define GEN_PASS_DECL
#include "CudnnFE/Selection/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "CudnnFE/Selection/Passes.h.inc"

} // namespace mlir::cudnnfe

#endif // CUDNNFE_SELECTION_PASSES_H
