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

/// What keeps cuDNN from taking this attention as one operation; empty if
/// nothing does. It goes by the types of the operands themselves: a kernel for
/// half precision reads beyond the end of anything else.
static std::string getUnifiedObstacle(SdpaOp op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Type element = op.getQ().getType().getElementType();
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  if (!element.isF16() && !element.isBF16())
    os << "operands of " << element;
  else if (!compute.isF32())
    os << "a compute type of " << compute;
  else if (op.getBias())
    os << "a bias";
  else if (op.getMask())
    os << "a mask";
  else if (op.getLeftBound() || op.getRightBound())
    os << "a band";
  return text;
}

bool mlir::cudnnfe::isUnifiedSdpa(SdpaOp op) {
  return op.getImplementation() != AttentionImplementation::Composite &&
         getUnifiedObstacle(op).empty();
}

/// A batch without keys or queries has rows that cuDNN does not write. Says
/// what they hold: 0 in the output, -inf in the statistics.
static void markUnwrittenRows(SdpaOp sdpa) {
  if (!sdpa.getSeqLenKv())
    return;
  auto graph = cast<GraphOp>(sdpa->getParentOp());
  Operation *returned = graph.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(returned->getOperands())) {
    // Views of a result are the same memory.
    while (Operation *view = value.getDefiningOp()) {
      if (!isa<TransposeOp, ReshapeOp>(view))
        break;
      value = view->getOperand(0);
    }
    if (value.getDefiningOp() != sdpa)
      continue;
    auto element = cast<FloatType>(
        cast<RankedTensorType>(value.getType()).getElementType());
    const llvm::fltSemantics &semantics = element.getFloatSemantics();
    APFloat fill = value == sdpa.getO()
                       ? APFloat::getZero(semantics)
                       : APFloat::getInf(semantics, /*Negative=*/true);
    graph.setResultAttr(index, CudnnFEDialect::kFillAttrName,
                        FloatAttr::get(element, fill));
  }
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
      if (sdpa && !assumeKeys)
        markUnwrittenRows(sdpa);
      if (sdpa && isUnifiedSdpa(sdpa) &&
          (keepUnified ||
           sdpa.getImplementation() == AttentionImplementation::Unified))
        continue;
      if (sdpa &&
          sdpa.getImplementation() == AttentionImplementation::Unified) {
        sdpa.emitError()
            << "unsupported on this target: cuDNN's unified attention takes "
               "f16 or bf16 operands, f32 compute, and no bias, mask or band, "
               "but this one has "
            << getUnifiedObstacle(sdpa);
        return signalPassFailure();
      }
      if (failed(composite.expand(rewriter)))
        return signalPassFailure();
    }
  }
};
} // namespace
