//===- CudnnBackend.h - the cudnn_backend dialect ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKEND_H
#define CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKEND_H

#include "CudnnFE/Cudnn/DescriptorProgram.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <optional>
#include <string>

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendDialect.h.inc"

namespace mlir::cudnn_backend {
/// Refers to the bytes of a serialized plan.
using PlanBlobHandle = DialectResourceBlobHandle<CudnnBackendDialect>;
using PlanBlobManager = ResourceBlobManagerDialectInterfaceBase<PlanBlobHandle>;
} // namespace mlir::cudnn_backend

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendTypes.h.inc"

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendOps.h.inc"

#endif // CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKEND_H
