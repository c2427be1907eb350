//===- CudnnFEDialect.h - dialect, enums, attributes, types -----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEDIALECT_H
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/TensorEncoding.h"

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h.inc"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFETypes.h.inc"

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEDIALECT_H
