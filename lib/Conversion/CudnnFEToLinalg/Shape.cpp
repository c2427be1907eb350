//===- Shape.cpp - reshape, transpose, rope to linalg -----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::cudnnfe;

LogicalResult mlir::cudnnfe::lowerReshape(GraphLowering &lowering,
                                          ReshapeOp op) {
  lowering.set(op.getY(), lowering.reshape(op.getLoc(), lowering.get(op.getX()),
                                           op.getY().getType().getShape()));
  return success();
}

LogicalResult mlir::cudnnfe::lowerTranspose(GraphLowering &lowering,
                                            TransposeOp op) {
  RankedTensorType type = op.getY().getType();
  Value init =
      lowering.empty(op.getLoc(), type.getShape(), type.getElementType());
  auto transpose = linalg::TransposeOp::create(lowering.builder, op.getLoc(),
                                               lowering.get(op.getX()), init,
                                               op.getPermutation());
  lowering.set(op.getY(), transpose->getResult(0));
  return success();
}

LogicalResult mlir::cudnnfe::lowerRope(GraphLowering &lowering, RopeOp op) {
  Location loc = op.getLoc();
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  if (!isa<FloatType>(compute))
    return op.emitOpError()
           << "expected a float compute type but got " << compute;
  ArrayRef<int64_t> dims = op.getX().getType().getShape();
  int64_t rotated = op.getRotatedChannels(), half = rotated / 2;
  int64_t first = dims[3] - rotated;
  Value x = lowering.get(op.getX()), freqs = lowering.get(op.getFreqs());
  double scale = op.getOutputScale().convertToDouble();
  Value y = lowering.elementwise(
      loc, dims, op.getY().getType().getElementType(), x,
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        auto constant = [&](int64_t value) -> Value {
          return arith::ConstantIndexOp::create(b, loc, value);
        };
        auto less = [&](Value left, Value right) -> Value {
          return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, left,
                                       right);
        };
        SmallVector<Value> index;
        for (int64_t dim = 0; dim < 4; ++dim)
          index.push_back(linalg::IndexOp::create(b, loc, dim));
        Value channel = index[3];
        Value passes = less(channel, constant(first));
        // The channel among the rotated ones; 0 where it passes through, so
        // that the reads below stay in bounds.
        Value inside = arith::SubIOp::create(b, loc, channel, constant(first));
        inside = arith::SelectOp::create(b, loc, passes, constant(0), inside);
        Value isLow = less(inside, constant(half));
        Value pair = arith::SelectOp::create(
            b, loc, isLow, inside,
            arith::SubIOp::create(b, loc, inside, constant(half)));
        Value partner = arith::SelectOp::create(
            b, loc, isLow,
            arith::AddIOp::create(b, loc, pair, constant(first + half)),
            arith::AddIOp::create(b, loc, pair, constant(first)));
        Value angle = tensor::ExtractOp::create(
            b, loc, freqs,
            ValueRange{index[2], constant(0), constant(0), pair});
        angle = convertScalar(b, loc, angle, compute);
        index[3] = partner;
        Value other = tensor::ExtractOp::create(b, loc, x, index);
        other = convertScalar(b, loc, other, compute);
        Value self = convertScalar(b, loc, args[0], compute);
        Value cos = math::CosOp::create(b, loc, angle);
        Value sin = math::SinOp::create(b, loc, angle);
        sin = arith::SelectOp::create(b, loc, isLow,
                                      arith::NegFOp::create(b, loc, sin), sin);
        Value turned = arith::AddFOp::create(
            b, loc, arith::MulFOp::create(b, loc, self, cos),
            arith::MulFOp::create(b, loc, other, sin));
        Value result = arith::SelectOp::create(b, loc, passes, self, turned);
        if (scale == 1.0)
          return result;
        return arith::MulFOp::create(b, loc, result,
                                     scalarConstant(b, loc, compute, scale));
      });
  lowering.set(op.getY(), y);
  return success();
}
