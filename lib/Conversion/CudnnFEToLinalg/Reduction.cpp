//===- Reduction.cpp - reductions to linalg ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;
using namespace mlir::cudnnfe;

/// The neutral element of a mode in the compute type.
static double getNeutral(ReductionMode mode, Type compute) {
  bool isFloat = isa<FloatType>(compute);
  double infinity = std::numeric_limits<double>::infinity();
  unsigned bits = compute.getIntOrFloatBitWidth();
  switch (mode) {
  case ReductionMode::Add:
  case ReductionMode::Avg:
  case ReductionMode::Norm1:
  case ReductionMode::Norm2:
  case ReductionMode::Amax:
    return 0.0;
  case ReductionMode::Mul:
  case ReductionMode::MulNoZeros:
    return 1.0;
  case ReductionMode::Min:
    // The largest i64 is not a double: the next smaller one would be a wrong
    // neutral element, so that integers use the limit of their width below.
    return isFloat ? infinity : std::ldexp(1.0, bits - 1);
  case ReductionMode::Max:
    return isFloat ? -infinity : -std::ldexp(1.0, bits - 1);
  }
  llvm_unreachable("unknown reduction mode");
}

static Value combine(OpBuilder &b, Location loc, ReductionMode mode, Value x,
                     Value acc) {
  bool isFloat = isa<FloatType>(x.getType());
  auto magnitude = [&](Value value) -> Value {
    if (isFloat)
      return math::AbsFOp::create(b, loc, value);
    return math::AbsIOp::create(b, loc, value);
  };
  auto add = [&](Value value) -> Value {
    if (isFloat)
      return arith::AddFOp::create(b, loc, acc, value);
    return arith::AddIOp::create(b, loc, acc, value);
  };
  auto mul = [&](Value left, Value right) -> Value {
    if (isFloat)
      return arith::MulFOp::create(b, loc, left, right);
    return arith::MulIOp::create(b, loc, left, right);
  };
  auto max = [&](Value value) -> Value {
    if (isFloat)
      return arith::MaximumFOp::create(b, loc, acc, value);
    return arith::MaxSIOp::create(b, loc, acc, value);
  };
  switch (mode) {
  case ReductionMode::Add:
  case ReductionMode::Avg:
    return add(x);
  case ReductionMode::Norm1:
    return add(magnitude(x));
  case ReductionMode::Norm2:
    return add(mul(x, x));
  case ReductionMode::Mul:
    return mul(acc, x);
  case ReductionMode::MulNoZeros: {
    Value zero = scalarConstant(b, loc, x.getType(), 0.0);
    Value one = scalarConstant(b, loc, x.getType(), 1.0);
    Value isZero;
    if (isFloat)
      isZero =
          arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OEQ, x, zero);
    else
      isZero = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, x, zero);
    return mul(acc, arith::SelectOp::create(b, loc, isZero, one, x));
  }
  case ReductionMode::Min:
    if (isFloat)
      return arith::MinimumFOp::create(b, loc, acc, x);
    return arith::MinSIOp::create(b, loc, acc, x);
  case ReductionMode::Max:
    return max(x);
  case ReductionMode::Amax:
    return max(magnitude(x));
  }
  llvm_unreachable("unknown reduction mode");
}

LogicalResult mlir::cudnnfe::lowerReduction(GraphLowering &lowering,
                                            ReductionOp op) {
  Location loc = op.getLoc();
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  ReductionMode mode = op.getMode();
  if (compute.isInteger(1))
    return op.emitError() << "unsupported on this target: expected a compute "
                             "type of numbers but got i1";
  if (mode == ReductionMode::Norm2 && !isa<FloatType>(compute))
    return op.emitError()
           << "unsupported on this target: expected a float compute type "
              "for norm2 but got "
           << compute;

  // Split each dim into groups (kept) and the elements of a group (reduced).
  Value x = lowering.get(op.getX());
  ArrayRef<int64_t> from = op.getX().getType().getShape();
  ArrayRef<int64_t> to = op.getY().getType().getShape();
  SmallVector<int64_t> split, reduced;
  int64_t count = 1;
  for (auto [extent, groups] : llvm::zip_equal(from, to)) {
    if (groups != 1 || extent == 1)
      split.push_back(groups);
    if (extent != groups) {
      reduced.push_back(split.size());
      split.push_back(extent / groups);
      count *= extent / groups;
    }
  }
  if (mode == ReductionMode::Avg && isa<IntegerType>(compute) &&
      toInteger(count, compute) != count)
    return op.emitError() << "unsupported on this target: expected a "
                             "compute type that holds the number "
                             "of averaged elements, "
                          << count << ", but got " << compute;
  x = lowering.reshape(loc, x, split);
  double neutral = getNeutral(mode, compute);
  Value y;
  if (mode == ReductionMode::Min && isa<IntegerType>(compute)) {
    // min(x) = ~max(~x), whose neutral element is exact in every width.
    auto flip = [](OpBuilder &b, Location loc, Value value) -> Value {
      Value ones = scalarConstant(b, loc, value.getType(), -1.0);
      return arith::XOrIOp::create(b, loc, value, ones);
    };
    y = lowering.reduce(loc, x, reduced, compute,
                        getNeutral(ReductionMode::Max, compute),
                        [&](OpBuilder &b, Location loc, ValueRange args) {
                          return combine(b, loc, ReductionMode::Max,
                                         flip(b, loc, args[0]), args[1]);
                        });
    y = lowering.elementwise(loc, GraphLowering::typeOf(y).getShape(), compute,
                             y,
                             [&](OpBuilder &b, Location loc, ValueRange args) {
                               return flip(b, loc, args[0]);
                             });
  } else {
    y = lowering.reduce(loc, x, reduced, compute, neutral,
                        [&](OpBuilder &b, Location loc, ValueRange args) {
                          return combine(b, loc, mode, args[0], args[1]);
                        });
  }
  y = lowering.elementwise(
      loc, GraphLowering::typeOf(y).getShape(),
      op.getY().getType().getElementType(), y,
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        if (mode == ReductionMode::Norm2)
          return math::SqrtOp::create(b, loc, args[0]);
        if (mode != ReductionMode::Avg)
          return args[0];
        if (auto type = dyn_cast<IntegerType>(compute)) {
          Value n = scalarConstant(b, loc, type, count);
          return arith::DivSIOp::create(b, loc, args[0], n);
        }
        // A half type may not hold the number of elements.
        Type wide = compute.isF64() ? compute : Type(b.getF32Type());
        Value sum = convertScalar(b, loc, args[0], wide);
        return arith::DivFOp::create(b, loc, sum,
                                     scalarConstant(b, loc, wide, count));
      });
  lowering.set(op.getY(), lowering.reshape(loc, y, to));
  return success();
}
