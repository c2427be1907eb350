//===- Fuse.cpp - elementwise fusion for the CPU target -------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFECPUFUSE
#include "CudnnFE/Conversion/CPU/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;

/// The number of points of the iteration space, or failure when it is dynamic
/// or does not fit.
static FailureOr<int64_t> getDomainSize(linalg::LinalgOp op) {
  int64_t size = 1;
  for (int64_t range : op.getStaticLoopRanges()) {
    if (ShapedType::isDynamic(range) || llvm::MulOverflow(size, range, size))
      return failure();
  }
  return size;
}

/// Casts and moves may be repeated for each use; arithmetic may not.
static bool isCheapBody(Block &body) {
  return llvm::all_of(body.without_terminator(), [](Operation &op) {
    return isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::SIToFPOp,
               arith::UIToFPOp, arith::ConstantOp>(op);
  });
}

static bool shouldFuse(OpOperand *fused) {
  auto producer = fused->get().getDefiningOp<linalg::LinalgOp>();
  auto consumer = dyn_cast<linalg::LinalgOp>(fused->getOwner());
  if (!producer || !consumer || !producer->hasOneUse())
    return false;
  if (isCheapBody(*producer.getBlock()))
    return true;
  FailureOr<int64_t> producerSize = getDomainSize(producer);
  FailureOr<int64_t> consumerSize = getDomainSize(consumer);
  return succeeded(producerSize) && succeeded(consumerSize) &&
         *producerSize == *consumerSize;
}

/// Lets the sums and products of a reduction be split over the lanes of a
/// vector: the order of a reduction is not part of its meaning, and one lane
/// after the other is many times slower.
static void allowReassociation(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() == 0)
    return;
  Block *body = op.getBlock();
  for (Value yielded : body->getTerminator()->getOperands()) {
    Operation *combiner = yielded.getDefiningOp();
    if (!isa_and_nonnull<arith::AddFOp, arith::MulFOp>(combiner))
      continue;
    auto usesAccumulator = [&](Value value) {
      auto argument = dyn_cast<BlockArgument>(value);
      return argument && argument.getOwner() == body &&
             argument.getArgNumber() >= op.getNumDpsInputs();
    };
    if (!llvm::any_of(combiner->getOperands(), usesAccumulator))
      continue;
    auto flagged = cast<arith::ArithFastMathInterface>(combiner);
    arith::FastMathFlags flags = flagged.getFastMathFlagsAttr().getValue() |
                                 arith::FastMathFlags::reassoc;
    combiner->setAttr(flagged.getFastMathAttrName(),
                      arith::FastMathFlagsAttr::get(op.getContext(), flags));
  }
}

namespace {
struct CudnnFECpuFuse
    : public cudnnfe::impl::CudnnFECpuFuseBase<CudnnFECpuFuse> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    // Generalization comes first as a step of its own, so that what fuses does
    // not depend on the order in which the driver visits the ops.
    RewritePatternSet generalize(context);
    linalg::populateLinalgNamedOpsGeneralizationPatterns(generalize);
    if (failed(applyPatternsGreedily(getOperation(), std::move(generalize))))
      return signalPassFailure();

    RewritePatternSet fuse(context);
    linalg::populateElementwiseOpsFusionPatterns(fuse, shouldFuse);
    linalg::populateEraseUnusedOperandsAndResultsPatterns(fuse);
    linalg::GenericOp::getCanonicalizationPatterns(fuse, context);
    affine::AffineApplyOp::getCanonicalizationPatterns(fuse, context);
    if (failed(applyPatternsGreedily(getOperation(), std::move(fuse))))
      return signalPassFailure();
    getOperation().walk(allowReassociation);
  }
};
} // namespace
