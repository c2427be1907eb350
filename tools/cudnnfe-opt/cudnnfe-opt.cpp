//===- cudnnfe-opt.cpp - the optimizer driver -------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RoundTrip.h"

#include "../Version.h"

#include "CudnnFE/InitAll.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/CommandLine.h"

int main(int argc, char **argv) {
  llvm::cl::SetVersionPrinter(::cudnnfe::printVersion);
  mlir::DialectRegistry registry;
  mlir::cudnnfe::registerAllDialects(registry);
  mlir::cudnnfe::registerAllPasses();
  return mlir::asMainReturnCode(mlir::cudnnfe::optMain(
      argc, argv, "CudnnFE modular optimizer driver\n", registry));
}
