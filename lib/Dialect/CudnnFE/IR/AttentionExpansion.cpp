//===- AttentionExpansion.cpp - attention as primitives ---------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The op streams are those that cuDNN's attention engines match: see NVIDIA's
// frontend for the same operations. Steps that look useless (the virtual
// log-sum-exp of an inference graph) are part of the pattern.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/IR/Builders.h"

#include <limits>

using namespace mlir;
using namespace mlir::cudnnfe;

namespace {
/// Creates primitives at one location with one type for intermediates.
class PrimitiveBuilder {
public:
  PrimitiveBuilder(RewriterBase &rewriter, Operation *op)
      : rewriter(rewriter), loc(op->getLoc()),
        intermediate(
            cast<GraphOp>(op->getParentOp()).getIntermediateTypeOrDefault()),
        compute(op->getAttrOfType<TypeAttr>("compute_type")) {}

  Type getIntermediate() const { return intermediate; }
  Type getI1() { return rewriter.getI1Type(); }
  Type getI32() { return rewriter.getI32Type(); }

  Value literal(TypedAttr value) {
    return ConstantOp::create(rewriter, loc, value.getType(), value);
  }
  Value f32(float value) { return literal(rewriter.getF32FloatAttr(value)); }
  Value i32(int64_t value) {
    return literal(rewriter.getI32IntegerAttr(static_cast<int32_t>(value)));
  }

  /// A pointwise op whose result has the dims of its first operand.
  template <typename OpTy>
  Value pointwise(ValueRange operands, Type element, TypeAttr computeType) {
    auto first = cast<RankedTensorType>(operands.front().getType());
    OperationState state(loc, OpTy::getOperationName());
    state.addOperands(operands);
    state.addTypes(RankedTensorType::get(first.getShape(), element));
    if (computeType)
      state.addAttribute("compute_type", computeType);
    return rewriter.create(state)->getResult(0);
  }
  template <typename OpTy>
  Value pointwise(ValueRange operands, Type element) {
    return pointwise<OpTy>(operands, element, compute);
  }
  template <typename OpTy>
  Value pointwise(ValueRange operands) {
    return pointwise<OpTy>(operands, intermediate, compute);
  }
  TypeAttr inI1() { return TypeAttr::get(getI1()); }
  TypeAttr inI32() { return TypeAttr::get(getI32()); }

  Value genIndex(Value like, int64_t axis, TypeAttr computeType) {
    auto type = cast<RankedTensorType>(like.getType());
    return GenIndexOp::create(
        rewriter, loc, RankedTensorType::get(type.getShape(), getI32()), like,
        rewriter.getI64IntegerAttr(axis), computeType);
  }

  /// Reduces the last dim.
  Value reduceLast(Value x, ReductionMode mode) {
    auto type = cast<RankedTensorType>(x.getType());
    Dims dims(type.getShape());
    dims.back() = 1;
    return ReductionOp::create(
        rewriter, loc, RankedTensorType::get(dims, intermediate), x, mode,
        rewriter.getDenseI64ArrayAttr({type.getRank() - 1}), compute);
  }

  /// `x` where the mask is true, and -inf elsewhere.
  Value keepWhere(Value x, Value mask) {
    Value minusInf = f32(-std::numeric_limits<float>::infinity());
    return pointwise<BinarySelectOp>({x, minusInf, mask});
  }

  Value matmul(Value a, Value b, RankedTensorType type, Value m, Value n,
               Value k) {
    return MatmulOp::create(rewriter, loc, type, a, b, m, n, k,
                            rewriter.getF64FloatAttr(0.0), compute);
  }

  /// The softmax pattern. `stats` is null or the type of the statistics that
  /// the author asked for; they are computed, virtual, in any case. Returns the
  /// probabilities, in `element`, and the statistics.
  std::pair<Value, Value> softmax(Value p, Type element,
                                  RankedTensorType stats) {
    Value max = reduceLast(p, ReductionMode::Max);
    Value exp = pointwise<ExpOp>(pointwise<SubOp>({p, max}));
    Value sum = reduceLast(exp, ReductionMode::Add);
    Value logSum = pointwise<LogOp>(sum);
    Value lse = pointwise<AddOp>({max, logSum},
                                 stats ? stats.getElementType() : intermediate);
    return {pointwise<DivOp>({exp, sum}, element), lse};
  }

  RewriterBase &rewriter;
  Location loc;

private:
  Type intermediate;
  /// The author's compute type, carried to each primitive that computes in it.
  TypeAttr compute;
};
} // namespace

/// Keeps `x` where the row or column index, shifted, compares true with the
/// other index. The shift goes on one side, in the order that engines match.
static Value applyBand(PrimitiveBuilder &b, SdpaOp op, Value x, bool isRight) {
  Value row = b.genIndex(x, 2, TypeAttr());
  Value col = b.genIndex(x, 3, TypeAttr());
  bool bottomRight = op.getBandAlignment() == BandAlignment::BottomRight;
  int64_t sq = op.getQ().getType().getDimSize(2);
  int64_t skv = op.getK().getType().getDimSize(2);
  auto add = [&](Value index, Value by) {
    return b.pointwise<AddOp>({index, by}, b.getI32(), b.inI32());
  };
  auto sub = [&](Value index, Value by) {
    return b.pointwise<SubOp>({index, by}, b.getI32(), b.inI32());
  };
  Value keep;
  if (isRight) {
    if (bottomRight) {
      row = add(row, op.getSeqLenKv() ? Value(op.getSeqLenKv()) : b.i32(skv));
      row = sub(row, op.getSeqLenQ() ? Value(op.getSeqLenQ()) : b.i32(sq));
    }
    if (*op.getRightBound() != 0)
      row = add(row, b.i32(*op.getRightBound()));
    keep = b.pointwise<CmpGeOp>({row, col}, b.getI1(), b.inI1());
  } else {
    int64_t left = *op.getLeftBound();
    if (bottomRight && op.getSeqLenKv()) {
      col = add(col, b.i32(left));
      col = sub(col, op.getSeqLenKv());
      col = add(col, op.getSeqLenQ());
    } else {
      int64_t bound = bottomRight ? left - skv + sq : left;
      col = b.pointwise<AddOp>({col, b.f32(static_cast<float>(bound))},
                               b.rewriter.getF32Type());
    }
    keep = b.pointwise<CmpGtOp>({col, row}, b.getI1(), b.inI1());
  }
  return b.keepWhere(x, keep);
}

LogicalResult SdpaOp::expand(RewriterBase &rewriter) {
  rewriter.setInsertionPoint(*this);
  PrimitiveBuilder b(rewriter, *this);
  RankedTensorType q = getQ().getType(), k = getK().getType();
  if (!q.hasStaticShape() || !k.hasStaticShape() ||
      !getV().getType().hasStaticShape())
    return emitOpError() << "expected static dims before expansion";
  // The indices of a bound must be exact in f32, where the left one is
  // compared.
  constexpr int64_t kExact = 1 << 24;
  if (std::max(q.getDimSize(2), k.getDimSize(2)) > kExact ||
      getLeftBound().value_or(0) > kExact ||
      getRightBound().value_or(0) >
          std::numeric_limits<int32_t>::max() - 2 * kExact)
    return emitError() << "unsupported on this target: a sequence or bound "
                          "above 2^24";

  // K is read transposed: a change of metadata, not a kernel.
  Dims transposed(k.getShape());
  std::swap(transposed[2], transposed[3]);
  Value kt = TransposeOp::create(
      rewriter, getLoc(), RankedTensorType::get(transposed, k.getElementType()),
      getK(), rewriter.getDenseI64ArrayAttr({0, 1, 3, 2}));

  Dims scores{q.getDimSize(0), q.getDimSize(1), q.getDimSize(2),
              k.getDimSize(2)};
  Value lenQ = getSeqLenQ(), lenKv = getSeqLenKv();
  Value s =
      b.matmul(getQ(), kt, RankedTensorType::get(scores, b.getIntermediate()),
               lenQ, lenKv, Value());
  if (getScale())
    s = b.pointwise<MulOp>({s, getScale()});
  else if (std::optional<APFloat> scale = getAttnScale())
    s = b.pointwise<MulOp>({s, b.f32(scale->convertToDouble())});
  if (getBias())
    s = b.pointwise<AddOp>({s, getBias()});
  if (getMask())
    s = b.keepWhere(s, getMask());
  if (lenQ) {
    Value row = b.genIndex(s, 2, b.inI32());
    Value col = b.genIndex(s, 3, b.inI32());
    Value rowValid = b.pointwise<CmpLtOp>({row, lenQ}, b.getI1(), b.inI1());
    Value colValid = b.pointwise<CmpLtOp>({col, lenKv}, b.getI1(), b.inI1());
    Value valid =
        b.pointwise<LogicalAndOp>({rowValid, colValid}, b.getI1(), b.inI1());
    s = b.keepWhere(s, valid);
  }
  if (getRightBound())
    s = applyBand(b, *this, s, /*isRight=*/true);
  if (getLeftBound())
    s = applyBand(b, *this, s, /*isRight=*/false);

  auto [p, lse] =
      b.softmax(s, q.getElementType(),
                getStats() ? getStats().getType() : RankedTensorType());
  Value o = b.matmul(p, getV(), getO().getType(), lenQ, Value(), lenKv);
  SmallVector<Value> results{o};
  if (getStats())
    results.push_back(lse);
  rewriter.replaceOp(*this, results);
  return success();
}

LogicalResult SoftmaxOp::expand(RewriterBase &rewriter) {
  rewriter.setInsertionPoint(*this);
  PrimitiveBuilder b(rewriter, *this);
  auto [s, lse] =
      b.softmax(getP(), getS().getType().getElementType(),
                getStats() ? getStats().getType() : RankedTensorType());
  SmallVector<Value> results{s};
  if (getStats())
    results.push_back(lse);
  rewriter.replaceOp(*this, results);
  return success();
}
