//===- Attention.cpp - attention and softmax to linalg ----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AffineMap.h"

#include <limits>

using namespace mlir;
using namespace mlir::cudnnfe;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

namespace {
/// exp(x - max) of each row, its sum and the maximum.
struct SoftmaxParts {
  Value exps, sums, maxima;
};
} // namespace

/// The parts of a softmax along the last dim of `x`, in its element type.
/// Where an element is -inf its exponential is 0, also in a row of -inf alone.
static SoftmaxParts buildSoftmax(GraphLowering &lowering, Location loc,
                                 Value x) {
  RankedTensorType type = GraphLowering::typeOf(x);
  Type element = type.getElementType();
  int64_t last = type.getRank() - 1;
  SmallVector<int64_t> rows(type.getShape());
  rows.back() = 1;
  Value maxima = lowering.reduce(
      loc, x, {last}, element, -kInfinity,
      [](OpBuilder &b, Location loc, ValueRange args) -> Value {
        return arith::MaximumFOp::create(b, loc, args[0], args[1]);
      });
  maxima = lowering.reshape(loc, maxima, rows);
  Value exps = lowering.elementwise(
      loc, type.getShape(), element, {x, maxima},
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        Value shifted = arith::SubFOp::create(b, loc, args[0], args[1]);
        Value exp = math::ExpOp::create(b, loc, shifted);
        Value isDropped =
            arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, args[0],
                                  scalarConstant(b, loc, element, -kInfinity));
        Value zero = scalarConstant(b, loc, element, 0.0);
        return arith::SelectOp::create(b, loc, isDropped, zero, exp);
      });
  Value sums =
      lowering.reduce(loc, exps, {last}, element, 0.0,
                      [](OpBuilder &b, Location loc, ValueRange args) -> Value {
                        return arith::AddFOp::create(b, loc, args[0], args[1]);
                      });
  return {exps, lowering.reshape(loc, sums, rows), maxima};
}

/// max + log(sum), which is -inf where the sum is 0.
static Value buildLogSumExp(GraphLowering &lowering, Location loc,
                            const SoftmaxParts &parts, Type element) {
  RankedTensorType type = GraphLowering::typeOf(parts.sums);
  return lowering.elementwise(
      loc, type.getShape(), element, {parts.maxima, parts.sums},
      [](OpBuilder &b, Location loc, ValueRange args) -> Value {
        Value log = math::LogOp::create(b, loc, args[1]);
        return arith::AddFOp::create(b, loc, args[0], log);
      });
}

/// x / sum, 0 where the sum is 0.
static Value divideBySum(OpBuilder &b, Location loc, Value x, Value sum) {
  Value zero = scalarConstant(b, loc, x.getType(), 0.0);
  Value isEmpty =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, sum, zero);
  Value quotient = arith::DivFOp::create(b, loc, x, sum);
  return arith::SelectOp::create(b, loc, isEmpty, zero, quotient);
}

LogicalResult mlir::cudnnfe::lowerSoftmax(GraphLowering &lowering,
                                          SoftmaxOp op) {
  Location loc = op.getLoc();
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  if (!isa<FloatType>(compute))
    return op.emitOpError()
           << "expected a float compute type but got " << compute;
  Value p = lowering.convertTensor(loc, lowering.get(op.getP()), compute);
  SoftmaxParts parts = buildSoftmax(lowering, loc, p);
  lowering.set(op.getS(), lowering.elementwise(
                              loc, op.getS().getType().getShape(),
                              op.getS().getType().getElementType(),
                              {parts.exps, parts.sums},
                              [](OpBuilder &b, Location loc, ValueRange args) {
                                return divideBySum(b, loc, args[0], args[1]);
                              }));
  if (op.getStats())
    lowering.set(op.getStats(),
                 buildLogSumExp(lowering, loc, parts,
                                op.getStats().getType().getElementType()));
  return success();
}

namespace {
/// Lowers one sdpa, head by head: the scores of one head fit in a cache where
/// those of all heads might not fit in memory.
class SdpaLowering {
public:
  SdpaLowering(GraphLowering &lowering, SdpaOp op, Type compute)
      : lowering(lowering), b(lowering.builder), op(op), loc(op.getLoc()),
        compute(compute) {}

  void run();

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  /// The matrix of batch `batch` and head `head` of a rank-4 tensor; an extent
  /// of 1 is repeated.
  Value slice(Value tensor, Value batch, Value head);
  /// A length of the batch; traps when negative or above the capacity.
  Value loadLength(Value lengths, Value batch, int64_t capacity);
  /// The output and statistics (rank 2) of one head.
  std::pair<Value, Value> lowerHead(Value batch, Value head, Value lenQ,
                                    Value lenKv);

  GraphLowering &lowering;
  OpBuilder &b;
  SdpaOp op;
  Location loc;
  Type compute;
  int64_t sq = 0, skv = 0, hq = 0;
};
} // namespace

Value SdpaLowering::slice(Value tensor, Value batch, Value head) {
  RankedTensorType type = GraphLowering::typeOf(tensor);
  ArrayRef<int64_t> dims = type.getShape();
  auto offset = [&](int64_t extent, Value value) -> OpFoldResult {
    if (extent == 1)
      return b.getIndexAttr(0);
    return value;
  };
  SmallVector<OpFoldResult> offsets{offset(dims[0], batch),
                                    offset(dims[1], head), b.getIndexAttr(0),
                                    b.getIndexAttr(0)};
  SmallVector<OpFoldResult> sizes{b.getIndexAttr(1), b.getIndexAttr(1),
                                  b.getIndexAttr(dims[2]),
                                  b.getIndexAttr(dims[3])};
  SmallVector<OpFoldResult> strides(4, b.getIndexAttr(1));
  auto matrix =
      RankedTensorType::get({dims[2], dims[3]}, type.getElementType());
  return tensor::ExtractSliceOp::create(b, loc, matrix, tensor, offsets, sizes,
                                        strides);
}

Value SdpaLowering::loadLength(Value lengths, Value batch, int64_t capacity) {
  if (!lengths)
    return index(capacity);
  Value zero = index(0);
  Value length = tensor::ExtractOp::create(b, loc, lowering.get(lengths),
                                           ValueRange{batch, zero, zero, zero});
  length = arith::IndexCastOp::create(b, loc, b.getIndexType(), length);
  Value isValid =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, length, zero);
  cf::AssertOp::create(b, loc, isValid, "sdpa: a sequence length is negative");
  Value fits = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle, length,
                                     index(capacity));
  cf::AssertOp::create(b, loc, fits,
                       "sdpa: a sequence length is beyond the tensor");
  return length;
}

std::pair<Value, Value> SdpaLowering::lowerHead(Value batch, Value head,
                                                Value lenQ, Value lenKv) {
  MLIRContext *context = b.getContext();
  auto kvHead = [&](Value tensor) -> Value {
    int64_t group = hq / GraphLowering::typeOf(tensor).getDimSize(1);
    if (group == 1)
      return head;
    return arith::DivUIOp::create(b, loc, head, index(group));
  };
  Value k = lowering.get(op.getK()), v = lowering.get(op.getV());
  Value q = slice(lowering.get(op.getQ()), batch, head);
  k = slice(k, batch, kvHead(k));
  v = slice(v, batch, kvHead(v));

  AffineExpr d0 = b.getAffineDimExpr(0), d1 = b.getAffineDimExpr(1),
             d2 = b.getAffineDimExpr(2);
  AffineMap scoreMaps[] = {AffineMap::get(3, 0, {d0, d2}, context),
                           AffineMap::get(3, 0, {d1, d2}, context),
                           AffineMap::get(3, 0, {d0, d1}, context)};
  Value scores = lowering.contract(loc, q, k, {sq, skv}, scoreMaps, compute);

  // Scale, bias and every mask in one sweep. What a mask drops becomes -inf by
  // selection, so that a NaN there does not survive.
  SmallVector<Value> operands{scores};
  Value scale = op.getScale() ? lowering.get(op.getScale()) : Value();
  if (scale && isa<RankedTensorType>(scale.getType())) {
    SmallVector<Value> origin(GraphLowering::typeOf(scale).getRank(), index(0));
    scale = tensor::ExtractOp::create(b, loc, scale, origin);
  }
  if (op.getBias())
    operands.push_back(slice(lowering.get(op.getBias()), batch, head));
  if (op.getMask())
    operands.push_back(slice(lowering.get(op.getMask()), batch, head));
  Value diagonal = index(0);
  if (op.getBandAlignment() == BandAlignment::BottomRight)
    diagonal = arith::SubIOp::create(b, loc, lenKv, lenQ);

  scores = lowering.elementwise(
      loc, {sq, skv}, compute, operands,
      [&](OpBuilder &nested, Location loc, ValueRange args) -> Value {
        Value s = args[0];
        if (scale)
          s = arith::MulFOp::create(nested, loc, s,
                                    convertScalar(nested, loc, scale, compute));
        else if (std::optional<APFloat> number = op.getAttnScale())
          s = arith::MulFOp::create(
              nested, loc, s,
              scalarConstant(nested, loc, compute, number->convertToDouble()));
        unsigned next = 1;
        if (op.getBias())
          s = arith::AddFOp::create(
              nested, loc, s,
              convertScalar(nested, loc, args[next++], compute));
        Value keep;
        auto require = [&](Value condition) {
          keep =
              keep ? Value(arith::AndIOp::create(nested, loc, keep, condition))
                   : condition;
        };
        if (op.getMask())
          require(args[next++]);
        if (op.getSeqLenQ() || op.getLeftBound() || op.getRightBound()) {
          Value row = linalg::IndexOp::create(nested, loc, 0);
          Value col = linalg::IndexOp::create(nested, loc, 1);
          auto less = [&](arith::CmpIPredicate predicate, Value x, Value y) {
            require(arith::CmpIOp::create(nested, loc, predicate, x, y));
          };
          if (op.getSeqLenQ()) {
            less(arith::CmpIPredicate::slt, row, lenQ);
            less(arith::CmpIPredicate::slt, col, lenKv);
          }
          Value center = arith::AddIOp::create(nested, loc, row, diagonal);
          auto offset = [&](int64_t value) -> Value {
            return arith::ConstantIndexOp::create(nested, loc, value);
          };
          if (std::optional<int64_t> right = op.getRightBound())
            less(arith::CmpIPredicate::sle, col,
                 arith::AddIOp::create(
                     nested, loc, center,
                     offset(std::min<int64_t>(*right, sq + skv))));
          if (std::optional<int64_t> left = op.getLeftBound())
            less(arith::CmpIPredicate::sgt, col,
                 arith::SubIOp::create(
                     nested, loc, center,
                     offset(std::min<int64_t>(*left, sq + skv))));
        }
        if (!keep)
          return s;
        Value dropped = scalarConstant(nested, loc, compute, -kInfinity);
        return arith::SelectOp::create(nested, loc, keep, s, dropped);
      });

  SoftmaxParts parts = buildSoftmax(lowering, loc, scores);
  if (op.getSeqLenKv()) {
    // A weight of 0 does not silence a NaN.
    RankedTensorType type = GraphLowering::typeOf(v);
    v = lowering.elementwise(
        loc, type.getShape(), type.getElementType(), v,
        [&](OpBuilder &nested, Location loc, ValueRange args) -> Value {
          Value row = linalg::IndexOp::create(nested, loc, 0);
          Value isValid = arith::CmpIOp::create(
              nested, loc, arith::CmpIPredicate::slt, row, lenKv);
          Value zero = scalarConstant(nested, loc, type.getElementType(), 0.0);
          return arith::SelectOp::create(nested, loc, isValid, args[0], zero);
        });
  }
  AffineMap outMaps[] = {AffineMap::get(3, 0, {d0, d2}, context),
                         AffineMap::get(3, 0, {d2, d1}, context),
                         AffineMap::get(3, 0, {d0, d1}, context)};
  int64_t dv = GraphLowering::typeOf(v).getDimSize(1);
  Value out = lowering.contract(loc, parts.exps, v, {sq, dv}, outMaps, compute);
  out = lowering.elementwise(
      loc, {sq, dv}, op.getO().getType().getElementType(), {out, parts.sums},
      [](OpBuilder &nested, Location loc, ValueRange args) {
        return divideBySum(nested, loc, args[0], args[1]);
      });
  Value stats;
  if (op.getStats())
    stats = buildLogSumExp(lowering, loc, parts,
                           op.getStats().getType().getElementType());
  return {out, stats};
}

void SdpaLowering::run() {
  ArrayRef<int64_t> q = op.getQ().getType().getShape();
  hq = q[1];
  sq = q[2];
  skv = op.getK().getType().getDimSize(2);

  SmallVector<Value> results;
  for (Value result : op->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    results.push_back(
        lowering.empty(loc, type.getShape(), type.getElementType()));
  }
  auto insert = [&](Value matrix, Value into, Value batch,
                    Value head) -> Value {
    ArrayRef<int64_t> dims = GraphLowering::typeOf(into).getShape();
    SmallVector<OpFoldResult> offsets{batch, head, b.getIndexAttr(0),
                                      b.getIndexAttr(0)};
    SmallVector<OpFoldResult> sizes{b.getIndexAttr(1), b.getIndexAttr(1),
                                    b.getIndexAttr(dims[2]),
                                    b.getIndexAttr(dims[3])};
    SmallVector<OpFoldResult> strides(4, b.getIndexAttr(1));
    return tensor::InsertSliceOp::create(b, loc, matrix, into, offsets, sizes,
                                         strides);
  };

  OpBuilder::InsertionGuard guard(b);
  auto batches =
      scf::ForOp::create(b, loc, index(0), index(q[0]), index(1), results);
  b.setInsertionPointToStart(batches.getBody());
  Value batch = batches.getInductionVar();
  Value lenQ = loadLength(op.getSeqLenQ(), batch, sq);
  Value lenKv = loadLength(op.getSeqLenKv(), batch, skv);
  auto heads = scf::ForOp::create(b, loc, index(0), index(hq), index(1),
                                  batches.getRegionIterArgs());
  b.setInsertionPointToStart(heads.getBody());
  Value head = heads.getInductionVar();
  auto [out, stats] = lowerHead(batch, head, lenQ, lenKv);
  SmallVector<Value> yielded{
      insert(out, heads.getRegionIterArgs()[0], batch, head)};
  if (stats)
    yielded.push_back(insert(stats, heads.getRegionIterArgs()[1], batch, head));
  scf::YieldOp::create(b, loc, yielded);
  b.setInsertionPointToEnd(batches.getBody());
  scf::YieldOp::create(b, loc, heads.getResults());
  for (auto [result, lowered] :
       llvm::zip_equal(op->getResults(), batches.getResults()))
    lowering.set(result, lowered);
}

LogicalResult mlir::cudnnfe::lowerSdpa(GraphLowering &lowering, SdpaOp op) {
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  if (!isa<FloatType>(compute))
    return op.emitOpError()
           << "expected a float compute type but got " << compute;
  SdpaLowering(lowering, op, compute).run();
  return success();
}
