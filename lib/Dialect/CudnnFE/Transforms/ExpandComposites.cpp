//===- ExpandComposites.cpp - composites into primitives --------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFEEXPANDCOMPOSITES
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;

bool mlir::cudnnfe::isUnifiedSdpa(SdpaOp op) {
  return op.getImplementation() != AttentionImplementation::Composite &&
         !op.getBias() && !op.getMask() && !op.getLeftBound() &&
         !op.getRightBound() &&
         op.getQ().getType().getElementTypeBitWidth() == 16 &&
         cast<GraphOpInterface>(op.getOperation())
             .getResolvedComputeType()
             .isF32();
}

namespace {
struct ExpandComposites
    : cudnnfe::impl::CudnnFEExpandCompositesBase<ExpandComposites> {
  using CudnnFEExpandCompositesBase::CudnnFEExpandCompositesBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    auto composites = llvm::to_vector(
        getOperation().getBody().front().getOps<CompositeOpInterface>());
    for (CompositeOpInterface composite : composites) {
      auto sdpa = dyn_cast<SdpaOp>(composite.getOperation());
      if (sdpa && isUnifiedSdpa(sdpa) &&
          (keepUnified ||
           sdpa.getImplementation() == AttentionImplementation::Unified))
        continue;
      if (sdpa &&
          sdpa.getImplementation() == AttentionImplementation::Unified) {
        sdpa.emitOpError()
            << "unsupported on this target: cuDNN's unified attention takes "
               "half-precision operands, f32 compute, and no bias, mask or "
               "band";
        return signalPassFailure();
      }
      if (failed(composite.expand(rewriter)))
        return signalPassFailure();
    }
  }
};
} // namespace
