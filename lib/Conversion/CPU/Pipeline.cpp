//===- Pipeline.cpp - from linalg to the LLVM dialect on the CPU ----------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

/// Small buffers live on the stack, but only those allocated once per call: an
/// alloca in a loop is not freed before the function returns.
static bool isPromotableToStack(Value alloc) {
  constexpr int64_t kMaxBytes = 4096;
  auto type = dyn_cast<MemRefType>(alloc.getType());
  if (!type || !type.hasStaticShape() ||
      !isa_and_nonnull<func::FuncOp>(alloc.getDefiningOp()->getParentOp()))
    return false;
  Type element = type.getElementType();
  if (!element.isIntOrIndexOrFloat())
    return false;
  int64_t bytes = element.isIndex() ? 8 : (element.getIntOrFloatBitWidth() + 7) / 8;
  return type.getNumElements() <= kMaxBytes / bytes;
}

void mlir::cudnnfe::buildCpuBackendPipeline(
    OpPassManager &pm, const CpuPipelineOptions &options) {
  auto cleanUp = [&] {
    pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
    pm.addNestedPass<func::FuncOp>(createCSEPass());
  };

  // Tensors: fusion, then destinations.
  cleanUp();
  pm.addNestedPass<func::FuncOp>(createCudnnFECpuFuse());
  cleanUp();
  pm.addPass(bufferization::createEmptyTensorEliminationPass());

  // Buffers: whole-module bufferization, out-parameters, deallocation.
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  // Folds the copies of a buffer to itself.
  cleanUp();
  bufferization::BufferResultsToOutParamsPassOptions outParams;
  outParams.hoistStaticAllocs = true;
  pm.addPass(bufferization::createBufferResultsToOutParamsPass(outParams));
  bufferization::buildBufferDeallocationPipeline(
      pm, bufferization::BufferDeallocationPipelineOptions());
  cleanUp();
  pm.addNestedPass<func::FuncOp>(
      bufferization::createPromoteBuffersToStackPass(isPromotableToStack));
  pm.addPass(createCudnnFECpuPrepareEntries());
  if (options.kernels) {
    CudnnFECpuTileAndVectorizeOptions tile;
    tile.vectorBits = options.vectorBits;
    pm.addPass(createCudnnFECpuTileAndVectorize(tile));
  }

  // Loops, then the LLVM dialect.
  pm.addNestedPass<func::FuncOp>(createConvertVectorToSCFPass());
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  pm.addNestedPass<func::FuncOp>(createCudnnFECpuWidenBf16());
  pm.addPass(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(createLoopInvariantCodeMotionPass());
  cleanUp();
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createConvertVectorToLLVMPass());
  pm.addPass(createConvertMathToLLVMPass());
  pm.addPass(createConvertMathToLibmPass());
  FinalizeMemRefToLLVMConversionPassOptions memrefToLLVM;
  pm.addPass(createFinalizeMemRefToLLVMConversionPass(memrefToLLVM));
  // The instruction that rounds to bf16 flushes subnormal numbers, and other
  // machines call a library: integer code is exact and the same everywhere.
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(expand));
  pm.addPass(createArithToLLVMConversionPass());
  pm.addPass(createUBToLLVMConversionPass());
  pm.addPass(createConvertIndexToLLVMPass());
  ConvertFuncToLLVMPassOptions funcToLLVM;
  funcToLLVM.useBarePtrCallConv = true;
  pm.addPass(createConvertFuncToLLVMPass(funcToLLVM));
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
  pm.addPass(createCudnnFECpuEmitEntries());
}

void mlir::cudnnfe::registerCpuConversion() {
  registerCudnnFECPUPasses();
  PassPipelineRegistration<CpuPipelineOptions>(
      "cudnnfe-cpu-backend-pipeline",
      "take linalg on tensors to the LLVM dialect with packed entry points",
      [](OpPassManager &pm, const CpuPipelineOptions &options) {
        buildCpuBackendPipeline(pm, options);
      });
}
