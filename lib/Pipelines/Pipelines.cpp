//===- Pipelines.cpp - whole pipelines --------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Pipelines/Pipelines.h"
#include "CudnnFE/Conversion/CPU/Passes.h"
#include "CudnnFE/Conversion/HostToLLVM/Passes.h"
#include "CudnnFE/Conversion/Passes.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "CudnnFE/Selection/Passes.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

void mlir::cudnnfe::buildCpuFrontendPipeline(OpPassManager &pm) {
  pm.addPass(createCudnnFEInferShapes());
  pm.addPass(createConvertCudnnFEToLinalg());
  pm.addPass(createCudnnFECheckNoLayouts());
}

void mlir::cudnnfe::buildCpuPipeline(OpPassManager &pm) {
  buildCpuFrontendPipeline(pm);
  buildCpuBackendPipeline(pm);
}

void mlir::cudnnfe::buildDeviceFrontendPipeline(
    OpPassManager &pm, const DevicePipelineOptions &options) {
  pm.addPass(createInlinerPass());
  pm.addPass(createCudnnFEInferShapes());
  CudnnFECheckSupportOptions check;
  check.device = options.device;
  check.deviceDir = options.deviceDir;
  check.cudnnVersion = options.cudnnVersion;
  pm.addPass(createCudnnFECheckSupport(check));
  CudnnFEExpandCompositesOptions expand;
  expand.keepUnified = options.keepUnified;
  expand.assumeKeys = options.assumeKeys;
  pm.addNestedPass<GraphOp>(createCudnnFEExpandComposites(expand));
  pm.addPass(createCudnnFEFinalizeLayouts());
  ConvertCudnnFEToCudnnBackendOptions convert;
  convert.cudnnVersion = options.cudnnVersion;
  pm.addPass(createConvertCudnnFEToCudnnBackend(convert));
  if (!options.select)
    return;
  CudnnFESelectEnginesOptions select;
  select.device = options.device;
  select.deviceDir = options.deviceDir;
  select.modes.assign(options.modes.begin(), options.modes.end());
  select.pins.assign(options.pins.begin(), options.pins.end());
  select.blocked.assign(options.blocked.begin(), options.blocked.end());
  select.workspaceLimit = options.workspaceLimit;
  select.sharedMemoryLimit = options.sharedMemoryLimit;
  select.candidateLimit = options.candidateLimit;
  select.plansWanted = options.plansWanted;
  select.explain = options.explain;
  select.jobs = options.jobs;
  select.timeLimit = options.timeLimit;
  select.worker = options.worker;
  select.cudnn = options.cudnn;
  select.driverStub = options.driverStub;
  select.cacheDir = options.cacheDir;
  select.noCache = options.noCache;
  select.cacheLimit = options.cacheLimit;
  pm.addPass(createCudnnFESelectEngines(select));
}

void mlir::cudnnfe::buildDeviceBackendPipeline(
    OpPassManager &pm, const DevicePipelineOptions &options) {
  pm.addPass(createCudnnFEBufferizeHost());
  ConvertCudnnBackendToLLVMOptions tables;
  tables.device = options.device;
  tables.deviceDir = options.deviceDir;
  pm.addPass(createConvertCudnnBackendToLLVM(tables));
  pm.addPass(createConvertCudnnFEHostToLLVM());
  // What is left are the scalars that the host computes.
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(expand));
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

static void
buildDevicePipeline(mlir::OpPassManager &pm,
                    const mlir::cudnnfe::DevicePipelineOptions &options) {
  buildDeviceFrontendPipeline(pm, options);
  buildDeviceBackendPipeline(pm, options);
}

void mlir::cudnnfe::registerPipelines() {
  PassPipelineRegistration<DevicePipelineOptions>(
      "cudnnfe-device-pipeline",
      "take graphs and host functions to the LLVM dialect for a device",
      buildDevicePipeline);
  PassPipelineRegistration<>(
      "cudnnfe-cpu-pipeline",
      "take graphs and host functions to the LLVM dialect for the CPU",
      buildCpuPipeline);
}
