//===- consumer.cpp - a program that embeds CudnnFE -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

int main() {
  mlir::MLIRContext context;
  auto module = mlir::parseSourceString<mlir::ModuleOp>("module {}", &context);
  return module ? 0 : 1;
}
