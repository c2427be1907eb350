//===- InitAll.cpp - registration of all of CudnnFE -------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/InitAll.h"
#include "CudnnFE/Conversion/CPU/Passes.h"
#include "CudnnFE/Conversion/HostToLLVM/Passes.h"
#include "CudnnFE/Conversion/Passes.h"
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "CudnnFE/Pipelines/Pipelines.h"
#include "CudnnFE/Selection/Passes.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"

void mlir::cudnnfe::registerAllDialects(DialectRegistry &registry) {
  registry.insert<CudnnFEDialect, cudnn_backend::CudnnBackendDialect>();
  ::mlir::registerAllDialects(registry);
  ::mlir::registerAllExtensions(registry);
}

void mlir::cudnnfe::registerAllPasses() {
  ::mlir::registerAllPasses();
  registerCudnnFETransformsPasses();
  registerCudnnFEConversionPasses();
  registerCpuConversion();
  registerCudnnFEHostToLLVMPasses();
  registerCudnnFESelectionPasses();
  registerPipelines();
}
