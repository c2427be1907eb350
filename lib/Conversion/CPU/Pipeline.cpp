//===- Pipeline.cpp - from linalg to the LLVM dialect on the CPU ----------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/DialectConversion.h"
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
  int64_t bytes =
      element.isIndex() ? 8 : (element.getIntOrFloatBitWidth() + 7) / 8;
  return type.getNumElements() <= kMaxBytes / bytes;
}

namespace {
/// Gives each result of a function a tensor of its own. Where the same tensor
/// is returned twice, bufferization would return one buffer twice, and
/// BufferResultsToOutParams erases that buffer while it still needs it.
struct DistinctResults
    : PassWrapper<DistinctResults, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DistinctResults)

  StringRef getArgument() const final { return "cudnnfe-cpu-distinct-results"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<bufferization::BufferizationDialect>();
  }
  void runOnOperation() override {
    getOperation().walk([](func::ReturnOp op) {
      OpBuilder builder(op);
      llvm::SmallDenseSet<Value> seen;
      for (OpOperand &operand : op->getOpOperands()) {
        auto type = dyn_cast<RankedTensorType>(operand.get().getType());
        if (!type || seen.insert(operand.get()).second)
          continue;
        operand.set(bufferization::AllocTensorOp::create(
            builder, op.getLoc(), type, ValueRange(), operand.get()));
      }
    });
  }
};

/// Calls the library for e^x - 1, log(1 + x) and 1 - erf(x), which
/// ConvertMathToLLVM would compute as they are written here: with no right
/// digit left where the result is small.
struct CancellingMathToLibm
    : PassWrapper<CancellingMathToLibm, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CancellingMathToLibm)

  StringRef getArgument() const final {
    return "cudnnfe-cpu-cancelling-math-to-libm";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, func::FuncDialect,
                    vector::VectorDialect>();
  }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateMathToLibmConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalOp<math::ExpM1Op, math::Log1pOp, math::ErfcOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

void mlir::cudnnfe::buildCpuBackendPipeline(OpPassManager &pm,
                                            const CpuPipelineOptions &options) {
  auto cleanUp = [&] {
    pm.addNestedPass<func::FuncOp>(createCanonicalizerPass());
    pm.addNestedPass<func::FuncOp>(createCSEPass());
  };

  // Tensors: fusion, then destinations.
  cleanUp();
  pm.addNestedPass<func::FuncOp>(createCudnnFECpuFuse());
  cleanUp();
  pm.addNestedPass<func::FuncOp>(std::make_unique<DistinctResults>());
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
  pm.addPass(createLowerAffinePass());
  pm.addNestedPass<func::FuncOp>(createLoopInvariantCodeMotionPass());
  cleanUp();
  // Not before canonicalization, which makes one conversion of two again.
  pm.addNestedPass<func::FuncOp>(createCudnnFECpuWidenBf16());
  pm.addNestedPass<func::FuncOp>(createLoopInvariantCodeMotionPass());
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createConvertVectorToLLVMPass());
  pm.addPass(std::make_unique<CancellingMathToLibm>());
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
  pm.addPass(createCudnnFECpuBf16ToBits());
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
