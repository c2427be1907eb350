//===- PointwiseMathOps.cpp - arithmetic ----------------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/PointwiseMathOps.cpp.inc"
