//===- Pipelines.cpp - whole pipelines --------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Pipelines/Pipelines.h"
#include "CudnnFE/Conversion/CPU/Passes.h"
#include "CudnnFE/Conversion/Passes.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

void mlir::cudnnfe::buildCpuFrontendPipeline(OpPassManager &pm) {
  pm.addPass(createCudnnFEInferShapes());
  pm.addPass(createConvertCudnnFEToLinalg());
}

void mlir::cudnnfe::buildCpuPipeline(OpPassManager &pm) {
  buildCpuFrontendPipeline(pm);
  buildCpuBackendPipeline(pm);
}

void mlir::cudnnfe::registerPipelines() {
  PassPipelineRegistration<>(
      "cudnnfe-cpu-pipeline",
      "take graphs and host functions to the LLVM dialect for the CPU",
      buildCpuPipeline);
}
