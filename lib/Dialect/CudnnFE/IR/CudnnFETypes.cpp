//===- CudnnFETypes.cpp - types of the dialect ------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#define GET_TYPEDEF_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFETypes.cpp.inc"

void CudnnFEDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFETypes.cpp.inc"
      >();
}
