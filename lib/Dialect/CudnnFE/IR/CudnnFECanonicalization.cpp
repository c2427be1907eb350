//===- CudnnFECanonicalization.cpp - exact simplifications ------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every pattern keeps each result bit for bit. An op that only converts to its
// compute type and back is dropped where no value can round on the way.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::cudnnfe;

/// The bits of the significand, the implicit one counted.
static unsigned getPrecision(FloatType type) {
  return APFloat::semanticsPrecision(type.getFloatSemantics());
}

/// Whether every value of `element` survives the way to `compute` and back.
static bool isExactIn(Type element, Type compute) {
  if (element == compute)
    return true;
  auto toFloat = dyn_cast<FloatType>(compute);
  if (auto fromFloat = dyn_cast<FloatType>(element)) {
    // Among f16, bf16, f32 and f64 a wider type holds every narrower one; f16
    // and bf16 do not hold each other.
    return toFloat && toFloat.getWidth() > fromFloat.getWidth();
  }
  auto from = cast<IntegerType>(element);
  if (toFloat)
    return from.getWidth() <= getPrecision(toFloat);
  return from.getWidth() <= cast<IntegerType>(compute).getWidth();
}

/// Replaces a pointwise op by its operand `x`, where they have the same type
/// and the op computes exactly.
static LogicalResult replaceByOperand(Operation *op, Value x,
                                      PatternRewriter &rewriter) {
  Value result = op->getResult(0);
  auto type = dyn_cast<RankedTensorType>(x.getType());
  if (!type || type != result.getType())
    return rewriter.notifyMatchFailure(op, "operand and result differ in type");
  Type compute = cast<GraphOpInterface>(op).getResolvedComputeType();
  if (!isExactIn(type.getElementType(), compute))
    return rewriter.notifyMatchFailure(op, "the compute type may round");
  // What a graph returns must be written by an operation of its own: neither an
  // argument nor the same tensor twice.
  bool isReturned = llvm::any_of(
      result.getUsers(), [](Operation *user) { return isa<ReturnOp>(user); });
  bool isTaken =
      !x.getDefiningOp() || llvm::any_of(x.getUsers(), [](Operation *user) {
        return isa<ReturnOp>(user);
      });
  if (isReturned && isTaken)
    return rewriter.notifyMatchFailure(op,
                                       "the result is an output of its own");
  rewriter.replaceOp(op, x);
  return success();
}

namespace {
struct ComposeTransposes : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getX().getDefiningOp<TransposeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is not a transpose");
    SmallVector<int64_t> permutation;
    for (int64_t dim : op.getPermutation())
      permutation.push_back(inner.getPermutation()[dim]);
    rewriter.replaceOpWithNewOp<TransposeOp>(
        op, op.getType(), inner.getX(),
        rewriter.getDenseI64ArrayAttr(permutation));
    return success();
  }
};

struct ComposeReshapes : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getX().getDefiningOp<ReshapeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is not a reshape");
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), inner.getX());
    return success();
  }
};

struct ComposeRelayouts : OpRewritePattern<RelayoutOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(RelayoutOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getSource().getDefiningOp<RelayoutOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the source is not a relayout");
    rewriter.replaceOpWithNewOp<RelayoutOp>(op, op.getType(),
                                            inner.getSource());
    return success();
  }
};

struct DropIdentity : OpRewritePattern<IdentityOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(IdentityOp op,
                                PatternRewriter &rewriter) const override {
    return replaceByOperand(op, op->getOperand(0), rewriter);
  }
};

struct DropDoubleNot : OpRewritePattern<LogicalNotOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(LogicalNotOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getX().getDefiningOp<LogicalNotOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the operand is not a negation");
    return replaceByOperand(op, inner.getX(), rewriter);
  }
};

struct DropSelectOfEqual : OpRewritePattern<BinarySelectOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(BinarySelectOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getX() != op.getY())
      return rewriter.notifyMatchFailure(op, "the branches differ");
    return replaceByOperand(op, op.getX(), rewriter);
  }
};
} // namespace

void CudnnFEDialect::getCanonicalizationPatterns(
    RewritePatternSet &results) const {
  results.add<ComposeTransposes, ComposeReshapes, ComposeRelayouts,
              DropIdentity, DropDoubleNot, DropSelectOfEqual>(
      results.getContext());
}
