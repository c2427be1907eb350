//===- consumer.cpp - a program that embeds CudnnFE -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "mlir/Parser/Parser.h"

int main() {
  mlir::MLIRContext context;
  context.loadDialect<mlir::cudnnfe::CudnnFEDialect>();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {"
      "  %y = cudnnfe.relu %x : (tensor<4xf32>) -> tensor<4xf32>"
      "  cudnnfe.return %y : tensor<4xf32> }",
      &context);
  return module && module->lookupSymbol<mlir::cudnnfe::GraphOp>("f") ? 0 : 1;
}
