//===- Passes.h - host programs of a device ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CONVERSION_HOSTTOLLVM_PASSES_H
#define CUDNNFE_CONVERSION_HOSTTOLLVM_PASSES_H

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::cudnnfe {

#define GEN_PASS_DECL
#include "CudnnFE/Conversion/HostToLLVM/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "CudnnFE/Conversion/HostToLLVM/Passes.h.inc"

/// The descriptor programs that belong to a graph, in the order in which the
/// tables number them.
SmallVector<cudnn_backend::ProgramOp> getGraphPrograms(ModuleOp module);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_CONVERSION_HOSTTOLLVM_PASSES_H
