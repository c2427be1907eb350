//===- GraphLowering.cpp - what the op lowerings share ----------*- C++ -*-===//
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
#include "mlir/IR/AffineMap.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::cudnnfe;

int64_t mlir::cudnnfe::toInteger(double value, Type type) {
  if (std::isnan(value))
    return 0;
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 1)
    return value != 0;
  double limit = std::ldexp(1.0, width - 1);
  // Ties go to even in the rounding mode that every process starts in.
  value = std::nearbyint(value);
  if (value >= limit)
    return llvm::maxIntN(width);
  if (value < -limit)
    return llvm::minIntN(width);
  return static_cast<int64_t>(value);
}

Value mlir::cudnnfe::scalarConstant(OpBuilder &builder, Location loc, Type type,
                                    double value) {
  if (isa<FloatType>(type))
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(type, value));
  return arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(type, toInteger(value, type)));
}

/// Rounds a double to f32 such that one more rounding, to a type of at most 22
/// digits, gives what rounding the double would have given: an inexact result
/// gets an odd last bit, which is never a tie.
static Value roundToOdd(OpBuilder &b, Location loc, Value value) {
  Type f32 = b.getF32Type(), f64 = b.getF64Type(), i32 = b.getI32Type();
  Value nearest = arith::TruncFOp::create(b, loc, f32, value);
  Value back = arith::ExtFOp::create(b, loc, f64, nearest);
  Value bits = arith::BitcastOp::create(b, loc, i32, nearest);
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(i32, number));
  };
  Value isInexact =
      arith::CmpFOp::create(b, loc, arith::CmpFPredicate::ONE, back, value);
  Value isEven = arith::CmpIOp::create(
      b, loc, arith::CmpIPredicate::eq,
      arith::AndIOp::create(b, loc, bits, constant(1)), constant(0));
  Value isShort = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT,
                                        math::AbsFOp::create(b, loc, back),
                                        math::AbsFOp::create(b, loc, value));
  Value step =
      arith::SelectOp::create(b, loc, isShort, constant(1), constant(-1));
  Value moved = arith::AddIOp::create(b, loc, bits, step);
  Value moves = arith::AndIOp::create(b, loc, isInexact, isEven);
  bits = arith::SelectOp::create(b, loc, moves, moved, bits);
  return arith::BitcastOp::create(b, loc, f32, bits);
}

/// An i64 of more than 53 digits, shortened such that its conversion to f64 is
/// exact and a further rounding to fewer digits gives what rounding the integer
/// would have given.
static Value shortenToOdd(OpBuilder &b, Location loc, Value value) {
  Type type = value.getType();
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, number));
  };
  auto compare = [&](arith::CmpIPredicate predicate, Value x, Value y) {
    return arith::CmpIOp::create(b, loc, predicate, x, y);
  };
  Value tail = arith::AndIOp::create(b, loc, value, constant(0x7FF));
  Value head = arith::AndIOp::create(b, loc, value, constant(~int64_t(0x7FF)));
  Value sticky = arith::SelectOp::create(
      b, loc, compare(arith::CmpIPredicate::ne, tail, constant(0)),
      constant(0x800), constant(0));
  Value shortened = arith::OrIOp::create(b, loc, head, sticky);
  constexpr int64_t kExact = int64_t(1) << 53;
  Value isLong = arith::OrIOp::create(
      b, loc, compare(arith::CmpIPredicate::sgt, value, constant(kExact)),
      compare(arith::CmpIPredicate::slt, value, constant(-kExact)));
  return arith::SelectOp::create(b, loc, isLong, shortened, value);
}

static Value floatToInt(OpBuilder &builder, Location loc, Value value,
                        IntegerType to) {
  // Half types convert exactly to f32, where every i8 is exact; the limits of
  // wider integers are compared in f64, with the upper one exclusive.
  Type wide = to.getWidth() > 16 ? Type(builder.getF64Type())
                                 : Type(builder.getF32Type());
  if (value.getType() != wide &&
      value.getType().getIntOrFloatBitWidth() < wide.getIntOrFloatBitWidth())
    value = arith::ExtFOp::create(builder, loc, wide, value);
  Type type = value.getType();
  value = math::RoundEvenOp::create(builder, loc, value);
  double limit = std::ldexp(1.0, to.getWidth() - 1);
  Value low = scalarConstant(builder, loc, type, -limit);
  Value high = scalarConstant(builder, loc, type, limit);
  auto compare = [&](arith::CmpFPredicate predicate, Value a, Value b) {
    return arith::CmpFOp::create(builder, loc, predicate, a, b);
  };
  Value isNan = compare(arith::CmpFPredicate::UNO, value, value);
  Value isLow = compare(arith::CmpFPredicate::OLT, value, low);
  Value isHigh = compare(arith::CmpFPredicate::OGE, value, high);
  // The conversion itself is only defined for values in range.
  Value zero = scalarConstant(builder, loc, type, 0.0);
  Value outside = arith::OrIOp::create(
      builder, loc, isNan, arith::OrIOp::create(builder, loc, isLow, isHigh));
  Value safe = arith::SelectOp::create(builder, loc, outside, zero, value);
  Value result = arith::FPToSIOp::create(builder, loc, to, safe);
  Value min = arith::ConstantOp::create(
      builder, loc,
      builder.getIntegerAttr(to, APInt::getSignedMinValue(to.getWidth())));
  Value max = arith::ConstantOp::create(
      builder, loc,
      builder.getIntegerAttr(to, APInt::getSignedMaxValue(to.getWidth())));
  result = arith::SelectOp::create(builder, loc, isLow, min, result);
  return arith::SelectOp::create(builder, loc, isHigh, max, result);
}

Value mlir::cudnnfe::convertScalar(OpBuilder &builder, Location loc,
                                   Value value, Type to) {
  Type from = value.getType();
  if (from == to)
    return value;
  if (to.isInteger(1)) {
    Value zero = scalarConstant(builder, loc, from, 0.0);
    if (isa<FloatType>(from))
      return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNE,
                                   value, zero);
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, value,
                                 zero);
  }
  auto toFloat = dyn_cast<FloatType>(to);
  if (isa<FloatType>(from)) {
    if (!toFloat)
      return floatToInt(builder, loc, value, cast<IntegerType>(to));
    unsigned fromBits = from.getIntOrFloatBitWidth();
    unsigned toBits = to.getIntOrFloatBitWidth();
    if (fromBits == toBits) {
      // f16 and bf16: exact in f32, then one rounding.
      Value wide =
          arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
      return arith::TruncFOp::create(builder, loc, to, wide);
    }
    if (fromBits < toBits)
      return arith::ExtFOp::create(builder, loc, to, value);
    if (fromBits == 64 && toBits == 16)
      value = roundToOdd(builder, loc, value);
    return arith::TruncFOp::create(builder, loc, to, value);
  }
  if (toFloat) {
    if (from.isInteger(1))
      return arith::UIToFPOp::create(builder, loc, to, value);
    if (to.getIntOrFloatBitWidth() == 16) {
      // Not every machine converts to half types, and a detour over f32 would
      // round twice.
      if (from.isInteger(64))
        value = shortenToOdd(builder, loc, value);
      Type exact = from.isInteger(8) ? Type(builder.getF32Type())
                                     : Type(builder.getF64Type());
      value = arith::SIToFPOp::create(builder, loc, exact, value);
      return convertScalar(builder, loc, value, to);
    }
    return arith::SIToFPOp::create(builder, loc, to, value);
  }
  unsigned fromBits = from.getIntOrFloatBitWidth();
  unsigned toBits = to.getIntOrFloatBitWidth();
  if (from.isInteger(1))
    return arith::ExtUIOp::create(builder, loc, to, value);
  if (fromBits < toBits)
    return arith::ExtSIOp::create(builder, loc, to, value);
  Value min = arith::ConstantOp::create(
      builder, loc,
      builder.getIntegerAttr(from,
                             APInt::getSignedMinValue(toBits).sext(fromBits)));
  Value max = arith::ConstantOp::create(
      builder, loc,
      builder.getIntegerAttr(from,
                             APInt::getSignedMaxValue(toBits).sext(fromBits)));
  value = arith::MaxSIOp::create(builder, loc, value, min);
  value = arith::MinSIOp::create(builder, loc, value, max);
  return arith::TruncIOp::create(builder, loc, to, value);
}

Value GraphLowering::empty(Location loc, ArrayRef<int64_t> dims, Type element) {
  return tensor::EmptyOp::create(builder, loc, dims, element);
}

Value GraphLowering::filled(Location loc, ArrayRef<int64_t> dims, Type element,
                            double value) {
  Value init = scalarConstant(builder, loc, element, value);
  return linalg::FillOp::create(builder, loc, ValueRange{init},
                                ValueRange{empty(loc, dims, element)})
      .getResult(0);
}

Value GraphLowering::elementwise(Location loc, ArrayRef<int64_t> dims,
                                 Type element, ValueRange operands,
                                 BodyFn body) {
  MLIRContext *context = builder.getContext();
  int64_t rank = dims.size();
  SmallVector<Value> tensors;
  SmallVector<AffineMap> maps;
  for (Value operand : operands) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type)
      continue;
    SmallVector<AffineExpr> exprs;
    int64_t offset = rank - type.getRank();
    for (auto [index, extent] : llvm::enumerate(type.getShape()))
      exprs.push_back(extent == dims[offset + index]
                          ? getAffineDimExpr(offset + index, context)
                          : getAffineConstantExpr(0, context));
    tensors.push_back(operand);
    maps.push_back(AffineMap::get(rank, 0, exprs, context));
  }
  maps.push_back(builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  Value init = empty(loc, dims, element);
  auto generic = linalg::GenericOp::create(
      builder, loc, init.getType(), tensors, init, maps, iterators,
      [&](OpBuilder &b, Location loc, ValueRange args) {
        SmallVector<Value> scalars;
        unsigned next = 0;
        for (Value operand : operands)
          scalars.push_back(isa<RankedTensorType>(operand.getType())
                                ? args[next++]
                                : operand);
        Value result = body(b, loc, scalars);
        linalg::YieldOp::create(b, loc, convertScalar(b, loc, result, element));
      });
  return generic.getResult(0);
}

Value GraphLowering::convertTensor(Location loc, Value value, Type element) {
  if (typeOf(value).getElementType() == element)
    return value;
  return elementwise(
      loc, typeOf(value).getShape(), element, value,
      [](OpBuilder &, Location, ValueRange args) { return args[0]; });
}

Value GraphLowering::reduce(Location loc, Value x, ArrayRef<int64_t> dims,
                            Type accumulator, double init, BodyFn combine) {
  MLIRContext *context = builder.getContext();
  ArrayRef<int64_t> shape = typeOf(x).getShape();
  SmallVector<int64_t> kept;
  SmallVector<AffineExpr> exprs;
  SmallVector<utils::IteratorType> iterators;
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    bool isReduced = llvm::is_contained(dims, static_cast<int64_t>(dim));
    iterators.push_back(isReduced ? utils::IteratorType::reduction
                                  : utils::IteratorType::parallel);
    if (isReduced)
      continue;
    kept.push_back(extent);
    exprs.push_back(getAffineDimExpr(dim, context));
  }
  AffineMap maps[] = {builder.getMultiDimIdentityMap(shape.size()),
                      AffineMap::get(shape.size(), 0, exprs, context)};
  Value start = filled(loc, kept, accumulator, init);
  auto generic = linalg::GenericOp::create(
      builder, loc, start.getType(), x, start, maps, iterators,
      [&](OpBuilder &b, Location loc, ValueRange args) {
        Value element = convertScalar(b, loc, args[0], accumulator);
        linalg::YieldOp::create(b, loc, combine(b, loc, {element, args[1]}));
      });
  return generic.getResult(0);
}

Value GraphLowering::contract(Location loc, Value a, Value b,
                              ArrayRef<int64_t> dims, ArrayRef<AffineMap> maps,
                              Type compute) {
  SmallVector<utils::IteratorType> iterators(maps[2].getNumDims(),
                                             utils::IteratorType::reduction);
  for (AffineExpr expr : maps[2].getResults())
    iterators[cast<AffineDimExpr>(expr).getPosition()] =
        utils::IteratorType::parallel;
  Value start = filled(loc, dims, compute, 0.0);
  auto generic = linalg::GenericOp::create(
      builder, loc, start.getType(), ValueRange{a, b}, start, maps, iterators,
      [&](OpBuilder &nested, Location loc, ValueRange args) {
        Value left = convertScalar(nested, loc, args[0], compute);
        Value right = convertScalar(nested, loc, args[1], compute);
        Value sum;
        if (isa<FloatType>(compute)) {
          Value product = arith::MulFOp::create(nested, loc, left, right);
          sum = arith::AddFOp::create(nested, loc, args[2], product);
        } else {
          Value product = arith::MulIOp::create(nested, loc, left, right);
          sum = arith::AddIOp::create(nested, loc, args[2], product);
        }
        linalg::YieldOp::create(nested, loc, sum);
      });
  return generic.getResult(0);
}

Value GraphLowering::reshape(Location loc, Value x, ArrayRef<int64_t> dims) {
  RankedTensorType from = typeOf(x);
  if (from.getShape() == dims)
    return x;
  // Through one dim: every pair of shapes has this form, and both steps are
  // views.
  auto allDims = [&](int64_t rank) {
    SmallVector<ReassociationIndices> groups;
    if (from.getRank() != 0 && !dims.empty())
      groups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(rank)));
    return groups;
  };
  if (from.getRank() > 1 || (from.getRank() == 1 && dims.empty()))
    x = tensor::CollapseShapeOp::create(builder, loc, x,
                                        allDims(from.getRank()));
  if (dims.size() > 1 || (dims.size() == 1 && from.getRank() == 0))
    x = tensor::ExpandShapeOp::create(
        builder, loc, RankedTensorType::get(dims, from.getElementType()), x,
        allDims(dims.size()));
  return x;
}
