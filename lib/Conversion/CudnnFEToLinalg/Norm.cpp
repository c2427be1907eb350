//===- Norm.cpp - normalizations to linalg ----------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::cudnnfe;

namespace {
/// Lowers one normalization; everything is computed in `compute`.
class NormLowering {
public:
  NormLowering(GraphLowering &lowering, Operation *op, Type compute)
      : lowering(lowering), loc(op->getLoc()), compute(compute) {}

  /// The mean of `x` over the dims where `stats` has extent 1. With `center`
  /// (of dims `stats`), that of the squared distance from it; with `isSquared`
  /// alone, that of the square. Has the dims `stats`.
  Value mean(Value x, ArrayRef<int64_t> stats, Value center, bool isSquared);

  /// 1 / sqrt(variance + epsilon).
  Value inverseDeviation(Value variance, Value epsilon);

  /// (x - mean) * inverse * scale + bias, without the parts that are null.
  Value normalize(Value x, Value mean, Value inverse, Value scale, Value bias,
                  Type element);

private:
  GraphLowering &lowering;
  Location loc;
  Type compute;
};
} // namespace

Value NormLowering::mean(Value x, ArrayRef<int64_t> stats, Value center,
                         bool isSquared) {
  OpBuilder &builder = lowering.builder;
  MLIRContext *context = builder.getContext();
  ArrayRef<int64_t> dims = GraphLowering::typeOf(x).getShape();
  int64_t rank = dims.size();
  // Innermost first and one dim at a time: the partial sums of a row keep the
  // rounding error of a long sum small.
  SmallVector<int64_t> partial(dims);
  int64_t last = -1;
  double count = 1;
  SmallVector<int64_t> others;
  for (int64_t dim = rank - 1; dim >= 0; --dim) {
    if (stats[dim] != 1 || dims[dim] == 1)
      continue;
    count *= dims[dim];
    if (last < 0)
      last = dim;
    else
      others.push_back(dim);
  }
  // Where every extent is 1 the sum has one term; any dim will do.
  if (last < 0)
    last = rank - 1;
  partial[last] = 1;

  SmallVector<AffineExpr> kept, centerExprs;
  SmallVector<int64_t> keptDims;
  for (int64_t dim = 0; dim < rank; ++dim) {
    centerExprs.push_back(stats[dim] == 1 ? builder.getAffineConstantExpr(0)
                                          : builder.getAffineDimExpr(dim));
    if (dim == last)
      continue;
    kept.push_back(builder.getAffineDimExpr(dim));
    keptDims.push_back(dims[dim]);
  }
  SmallVector<Value> inputs{x};
  SmallVector<AffineMap> maps{builder.getMultiDimIdentityMap(rank)};
  if (center) {
    inputs.push_back(center);
    maps.push_back(AffineMap::get(rank, 0, centerExprs, context));
  }
  maps.push_back(AffineMap::get(rank, 0, kept, context));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  iterators[last] = utils::IteratorType::reduction;
  Value start = lowering.filled(loc, keptDims, compute, 0.0);
  Value sum = linalg::GenericOp::create(
                  builder, loc, start.getType(), inputs, start, maps, iterators,
                  [&](OpBuilder &b, Location loc, ValueRange args) {
                    Value term = convertScalar(b, loc, args[0], compute);
                    if (center)
                      term = arith::SubFOp::create(b, loc, term, args[1]);
                    if (isSquared)
                      term = arith::MulFOp::create(b, loc, term, term);
                    Value next =
                        arith::AddFOp::create(b, loc, args.back(), term);
                    linalg::YieldOp::create(b, loc, next);
                  })
                  .getResult(0);
  sum = lowering.reshape(loc, sum, partial);
  auto add = [](OpBuilder &b, Location loc, ValueRange args) -> Value {
    return arith::AddFOp::create(b, loc, args[1], args[0]);
  };
  for (int64_t dim : others) {
    sum = lowering.reduce(loc, sum, {dim}, compute, 0.0, add);
    partial[dim] = 1;
    sum = lowering.reshape(loc, sum, partial);
  }
  return lowering.elementwise(
      loc, stats, compute, sum,
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        return arith::DivFOp::create(b, loc, args[0],
                                     scalarConstant(b, loc, compute, count));
      });
}

Value NormLowering::inverseDeviation(Value variance, Value epsilon) {
  return lowering.elementwise(
      loc, GraphLowering::typeOf(variance).getShape(), compute,
      {variance, epsilon},
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        Value shifted = arith::AddFOp::create(
            b, loc, args[0], convertScalar(b, loc, args[1], compute));
        Value one = scalarConstant(b, loc, compute, 1.0);
        return arith::DivFOp::create(b, loc, one,
                                     math::SqrtOp::create(b, loc, shifted));
      });
}

Value NormLowering::normalize(Value x, Value mean, Value inverse, Value scale,
                              Value bias, Type element) {
  SmallVector<Value> operands{x, inverse, scale};
  if (mean)
    operands.push_back(mean);
  if (bias)
    operands.push_back(bias);
  return lowering.elementwise(
      loc, GraphLowering::typeOf(x).getShape(), element, operands,
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        auto in = [&](size_t index) {
          return convertScalar(b, loc, args[index], compute);
        };
        Value y = in(0);
        if (mean)
          y = arith::SubFOp::create(b, loc, y, in(3));
        y = arith::MulFOp::create(b, loc, y, in(1));
        y = arith::MulFOp::create(b, loc, y, in(2));
        if (bias)
          y = arith::AddFOp::create(b, loc, y, in(args.size() - 1));
        return y;
      });
}

/// The compute type of a norm with statistics. Narrower floats cannot hold the
/// sums and the counts of common extents.
static FailureOr<Type> getStatsComputeType(Operation *op) {
  Type compute = cast<GraphOpInterface>(op).getResolvedComputeType();
  if (compute.isF32() || compute.isF64())
    return compute;
  return op->emitError() << "unsupported on this target: the CPU lowering "
                            "needs a compute type of f32 or f64 but got "
                         << compute,
         failure();
}

/// The extents of `x` where `scale` has extent 1, else 1.
static SmallVector<int64_t> getStatsDims(RankedTensorType x,
                                         RankedTensorType scale) {
  SmallVector<int64_t> stats(x.getShape());
  for (auto [extent, parameter] : llvm::zip_equal(stats, scale.getShape()))
    if (parameter != 1)
      extent = 1;
  return stats;
}

/// Layernorm and instancenorm, which differ in the dims of their statistics.
template <typename OpTy>
static LogicalResult lowerCentered(GraphLowering &lowering, OpTy op,
                                   ArrayRef<int64_t> stats) {
  FailureOr<Type> compute = getStatsComputeType(op);
  if (failed(compute))
    return failure();
  Location loc = op.getLoc();
  NormLowering norm(lowering, op, *compute);
  Value x = lowering.get(op.getX());
  Value mean = norm.mean(x, stats, Value(), /*isSquared=*/false);
  Value variance = norm.mean(x, stats, mean, /*isSquared=*/true);
  Value inverse =
      norm.inverseDeviation(variance, lowering.get(op.getEpsilon()));
  lowering.set(op.getY(),
               norm.normalize(x, mean, inverse, lowering.get(op.getScale()),
                              lowering.get(op.getBias()),
                              op.getY().getType().getElementType()));
  const Value statistics[] = {mean, inverse};
  for (auto [result, value] : llvm::zip(op.getStats(), statistics))
    lowering.set(result, lowering.convertTensor(
                             loc, value,
                             GraphLowering::typeOf(result).getElementType()));
  return success();
}

LogicalResult mlir::cudnnfe::lowerLayernorm(GraphLowering &lowering,
                                            LayernormOp op) {
  return lowerCentered(
      lowering, op, getStatsDims(op.getX().getType(), op.getScale().getType()));
}

LogicalResult mlir::cudnnfe::lowerInstancenorm(GraphLowering &lowering,
                                               InstancenormOp op) {
  SmallVector<int64_t> stats(op.getX().getType().getShape());
  for (int64_t &extent : MutableArrayRef(stats).drop_front(2))
    extent = 1;
  return lowerCentered(lowering, op, stats);
}

LogicalResult mlir::cudnnfe::lowerRmsnorm(GraphLowering &lowering,
                                          RmsnormOp op) {
  FailureOr<Type> compute = getStatsComputeType(op);
  if (failed(compute))
    return failure();
  NormLowering norm(lowering, op, *compute);
  Value x = lowering.get(op.getX());
  Value square = norm.mean(
      x, getStatsDims(op.getX().getType(), op.getScale().getType()), Value(),
      /*isSquared=*/true);
  Value inverse = norm.inverseDeviation(square, lowering.get(op.getEpsilon()));
  Value bias = op.getBias() ? lowering.get(op.getBias()) : Value();
  lowering.set(op.getY(), norm.normalize(x, /*mean=*/Value(), inverse,
                                         lowering.get(op.getScale()), bias,
                                         op.getY().getType().getElementType()));
  if (Value result = op.getInvVariance())
    lowering.set(result, lowering.convertTensor(
                             op.getLoc(), inverse,
                             GraphLowering::typeOf(result).getElementType()));
  return success();
}

LogicalResult mlir::cudnnfe::lowerBatchnormInference(GraphLowering &lowering,
                                                     BatchnormInferenceOp op) {
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  if (!isa<FloatType>(compute))
    return op.emitOpError()
           << "expected a float compute type but got " << compute;
  NormLowering norm(lowering, op, compute);
  lowering.set(op.getY(), norm.normalize(lowering.get(op.getX()),
                                         lowering.get(op.getMean()),
                                         lowering.get(op.getInvVariance()),
                                         lowering.get(op.getScale()),
                                         lowering.get(op.getBias()),
                                         op.getY().getType().getElementType()));
  return success();
}
