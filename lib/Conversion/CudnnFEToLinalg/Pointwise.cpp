//===- Pointwise.cpp - pointwise ops to linalg ------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::cudnnfe;

namespace {
/// Arithmetic on scalars of one compute type, float or integer.
class Arithmetic {
public:
  Arithmetic(OpBuilder &b, Location loc, Type type)
      : b(b), loc(loc), type(type), isFloat(isa<FloatType>(type)) {}

  Value constant(double value) { return scalarConstant(b, loc, type, value); }
  Value add(Value x, Value y) {
    return binary<arith::AddFOp, arith::AddIOp>(x, y);
  }
  Value sub(Value x, Value y) {
    return binary<arith::SubFOp, arith::SubIOp>(x, y);
  }
  Value mul(Value x, Value y) {
    return binary<arith::MulFOp, arith::MulIOp>(x, y);
  }
  Value min(Value x, Value y) {
    return binary<arith::MinimumFOp, arith::MinSIOp>(x, y);
  }
  Value max(Value x, Value y) {
    return binary<arith::MaximumFOp, arith::MaxSIOp>(x, y);
  }
  Value select(Value condition, Value x, Value y) {
    return arith::SelectOp::create(b, loc, condition, x, y);
  }
  /// Ordered comparisons are false and `ne` is true where an operand is NaN.
  Value compare(arith::CmpFPredicate floats, arith::CmpIPredicate ints, Value x,
                Value y) {
    if (isa<FloatType>(x.getType()))
      return arith::CmpFOp::create(b, loc, floats, x, y);
    return arith::CmpIOp::create(b, loc, ints, x, y);
  }
  Value isEqual(Value x, Value y) {
    return compare(arith::CmpFPredicate::OEQ, arith::CmpIPredicate::eq, x, y);
  }
  Value isLess(Value x, Value y) {
    return compare(arith::CmpFPredicate::OLT, arith::CmpIPredicate::slt, x, y);
  }
  Value isGreater(Value x, Value y) {
    return compare(arith::CmpFPredicate::OGT, arith::CmpIPredicate::sgt, x, y);
  }
  /// Integers truncate toward 0 and wrap; division by 0 gives 0.
  Value div(Value x, Value y) {
    if (isFloat)
      return arith::DivFOp::create(b, loc, x, y);
    return guarded(
        x, y, /*byMinusOne=*/[&] { return sub(constant(0), x); },
        [&](Value divisor) -> Value {
          return arith::DivSIOp::create(b, loc, x, divisor);
        });
  }
  Value mod(Value x, Value y) {
    if (isFloat)
      return arith::RemFOp::create(b, loc, x, y);
    return guarded(
        x, y, /*byMinusOne=*/[&] { return constant(0); },
        [&](Value divisor) -> Value {
          return arith::RemSIOp::create(b, loc, x, divisor);
        });
  }
  template <typename OpTy>
  Value unary(Value x) {
    return OpTy::create(b, loc, x);
  }
  /// numerator / (1 + e^-(beta x)), whose exponential may overflow to a right
  /// limit.
  Value logistic(Value numerator, Value x, double beta) {
    Value scaled = beta == 1.0 ? x : mul(x, constant(beta));
    Value exp = unary<math::ExpOp>(unary<arith::NegFOp>(scaled));
    return arith::DivFOp::create(b, loc, numerator, add(constant(1), exp));
  }

  OpBuilder &b;
  Location loc;
  Type type;
  bool isFloat;

private:
  template <typename FloatOp, typename IntOp>
  Value binary(Value x, Value y) {
    if (isFloat)
      return FloatOp::create(b, loc, x, y);
    return IntOp::create(b, loc, x, y);
  }
  /// Divides by a divisor that is neither 0 nor -1, the two that trap.
  Value guarded(Value x, Value y, function_ref<Value()> byMinusOne,
                function_ref<Value(Value)> divide) {
    Value isZero = isEqual(y, constant(0));
    Value isMinusOne = isEqual(y, constant(-1));
    Value traps = arith::OrIOp::create(b, loc, isZero, isMinusOne);
    Value quotient = divide(select(traps, constant(1), y));
    quotient = select(isMinusOne, byMinusOne(), quotient);
    return select(isZero, constant(0), quotient);
  }
};
} // namespace

/// Whether a mode is defined in a float compute type only.
static bool needsFloat(PointwiseMode mode) {
  switch (mode) {
  case PointwiseMode::Sqrt:
  case PointwiseMode::Pow:
  case PointwiseMode::Cos:
  case PointwiseMode::Exp:
  case PointwiseMode::Log:
  case PointwiseMode::Rsqrt:
  case PointwiseMode::Sin:
  case PointwiseMode::Tan:
  case PointwiseMode::Erf:
  case PointwiseMode::Reciprocal:
  case PointwiseMode::Atan2:
  case PointwiseMode::TanhFwd:
  case PointwiseMode::SigmoidFwd:
  case PointwiseMode::EluFwd:
  case PointwiseMode::GeluFwd:
  case PointwiseMode::SoftplusFwd:
  case PointwiseMode::SwishFwd:
  case PointwiseMode::GeluApproxTanhFwd:
    return true;
  default:
    return false;
  }
}

static bool isComparison(PointwiseMode mode) {
  return mode >= PointwiseMode::CmpEq && mode <= PointwiseMode::CmpLe;
}

static bool isLogical(PointwiseMode mode) {
  return mode >= PointwiseMode::LogicalAnd && mode <= PointwiseMode::LogicalNot;
}

/// The type that a comparison in i1 compares in: the widest integer when both
/// operands are integers, else f64 when one needs it, else f32.
static Type getComparisonType(Operation *op) {
  bool isFloat = false;
  unsigned bits = 0, wholeBits = 0;
  for (Type type : op->getOperandTypes()) {
    Type element = getElementTypeOrSelf(type);
    isFloat |= isa<FloatType>(element);
    bits = std::max(bits, element.getIntOrFloatBitWidth());
    if (isa<IntegerType>(element))
      wholeBits = std::max(wholeBits, element.getIntOrFloatBitWidth());
  }
  if (!isFloat)
    return IntegerType::get(op->getContext(), bits);
  if (bits > 32 || wholeBits > 16)
    return Float64Type::get(op->getContext());
  return Float32Type::get(op->getContext());
}

static Value compute(Arithmetic &m, Operation *op, PointwiseMode mode,
                     ValueRange x) {
  OpBuilder &b = m.b;
  Location loc = m.loc;
  auto number = [&](StringRef name, double fallback) {
    auto attr = op->getAttrOfType<FloatAttr>(name);
    return attr ? attr.getValueAsDouble() : fallback;
  };
  switch (mode) {
  case PointwiseMode::Add:
    return m.add(x[0], x[1]);
  case PointwiseMode::Sub:
    return m.sub(x[0], x[1]);
  case PointwiseMode::Mul:
    return m.mul(x[0], x[1]);
  case PointwiseMode::Div:
    return m.div(x[0], x[1]);
  case PointwiseMode::Mod:
    return m.mod(x[0], x[1]);
  case PointwiseMode::Min:
    return m.min(x[0], x[1]);
  case PointwiseMode::Max:
    return m.max(x[0], x[1]);
  case PointwiseMode::AddSquare:
    return m.add(x[0], m.mul(x[1], x[1]));
  case PointwiseMode::Pow:
    return math::PowFOp::create(b, loc, x[0], x[1]);
  case PointwiseMode::Atan2:
    return math::Atan2Op::create(b, loc, x[0], x[1]);
  case PointwiseMode::Abs:
    return m.isFloat ? m.unary<math::AbsFOp>(x[0])
                     : m.unary<math::AbsIOp>(x[0]);
  case PointwiseMode::Ceil:
    return m.isFloat ? m.unary<math::CeilOp>(x[0]) : x[0];
  case PointwiseMode::Floor:
    return m.isFloat ? m.unary<math::FloorOp>(x[0]) : x[0];
  case PointwiseMode::Neg:
    return m.isFloat ? m.unary<arith::NegFOp>(x[0])
                     : m.sub(m.constant(0), x[0]);
  case PointwiseMode::Cos:
    return m.unary<math::CosOp>(x[0]);
  case PointwiseMode::Exp:
    return m.unary<math::ExpOp>(x[0]);
  case PointwiseMode::Log:
    return m.unary<math::LogOp>(x[0]);
  case PointwiseMode::Rsqrt:
    // Two correctly rounded steps: the hardware's reciprocal square root is an
    // approximation.
    return arith::DivFOp::create(b, loc, m.constant(1),
                                 m.unary<math::SqrtOp>(x[0]));
  case PointwiseMode::Sin:
    return m.unary<math::SinOp>(x[0]);
  case PointwiseMode::Sqrt:
    return m.unary<math::SqrtOp>(x[0]);
  case PointwiseMode::Tan:
    return m.unary<math::TanOp>(x[0]);
  case PointwiseMode::Erf:
    return m.unary<math::ErfOp>(x[0]);
  case PointwiseMode::Reciprocal:
    return arith::DivFOp::create(b, loc, m.constant(1), x[0]);
  case PointwiseMode::Identity:
    return x[0];
  case PointwiseMode::ReluFwd: {
    double lower = number("lower_clip", 0.0);
    double slope = number("lower_clip_slope", 0.0);
    double infinity = std::numeric_limits<double>::infinity();
    double upper = number("upper_clip", infinity);
    Value result = x[0];
    if (upper != infinity) {
      Value limit = m.constant(upper);
      result = m.select(m.isGreater(x[0], limit), limit, result);
    }
    if (lower == -infinity)
      return result;
    Value limit = m.constant(lower);
    Value below = limit;
    if (slope != 0.0) {
      Value distance = m.sub(x[0], limit);
      below = m.add(limit, m.mul(m.constant(slope), distance));
    }
    return m.select(m.isLess(x[0], limit), below, result);
  }
  case PointwiseMode::TanhFwd:
    return m.unary<math::TanhOp>(x[0]);
  case PointwiseMode::SigmoidFwd:
    return m.logistic(m.constant(1), x[0], 1.0);
  case PointwiseMode::EluFwd: {
    Value expm1 = m.unary<math::ExpM1Op>(x[0]);
    Value below = m.mul(m.constant(number("alpha", 1.0)), expm1);
    return m.select(m.isGreater(x[0], m.constant(0)), x[0], below);
  }
  case PointwiseMode::GeluFwd: {
    // 1 + erf(z) is erfc(-z), which does not cancel for negative z.
    Value scaled = m.mul(x[0], m.constant(-std::sqrt(0.5)));
    return m.mul(m.mul(x[0], m.constant(0.5)), m.unary<math::ErfcOp>(scaled));
  }
  case PointwiseMode::SoftplusFwd: {
    // max(z, 0) + log1p(e^-|z|) with z = beta x: no overflow for large z.
    double beta = number("beta", 1.0);
    Value z = beta == 1.0 ? x[0] : m.mul(x[0], m.constant(beta));
    Value tail =
        m.unary<math::ExpOp>(m.unary<arith::NegFOp>(m.unary<math::AbsFOp>(z)));
    Value sum = m.add(m.max(z, m.constant(0)), m.unary<math::Log1pOp>(tail));
    return beta == 1.0 ? sum : m.div(sum, m.constant(beta));
  }
  case PointwiseMode::SwishFwd:
    return m.logistic(x[0], x[0], number("beta", 1.0));
  case PointwiseMode::GeluApproxTanhFwd: {
    Value cube = m.mul(m.mul(x[0], x[0]), x[0]);
    Value inner = m.add(x[0], m.mul(m.constant(0.044715), cube));
    // (1 + tanh z) / 2 is 1 / (1 + e^(-2 z)), which does not cancel for
    // negative z.
    return m.logistic(x[0], inner, 2 * 0.7978845608028653559);
  }
  case PointwiseMode::CmpEq:
    return m.isEqual(x[0], x[1]);
  case PointwiseMode::CmpNeq:
    return m.compare(arith::CmpFPredicate::UNE, arith::CmpIPredicate::ne, x[0],
                     x[1]);
  case PointwiseMode::CmpGt:
    return m.isGreater(x[0], x[1]);
  case PointwiseMode::CmpGe:
    return m.compare(arith::CmpFPredicate::OGE, arith::CmpIPredicate::sge, x[0],
                     x[1]);
  case PointwiseMode::CmpLt:
    return m.isLess(x[0], x[1]);
  case PointwiseMode::CmpLe:
    return m.compare(arith::CmpFPredicate::OLE, arith::CmpIPredicate::sle, x[0],
                     x[1]);
  case PointwiseMode::LogicalAnd:
    return arith::AndIOp::create(b, loc, x[0], x[1]);
  case PointwiseMode::LogicalOr:
    return arith::OrIOp::create(b, loc, x[0], x[1]);
  case PointwiseMode::LogicalNot: {
    Value one = scalarConstant(b, loc, b.getI1Type(), 1);
    return arith::XOrIOp::create(b, loc, x[0], one);
  }
  case PointwiseMode::GenIndex:
  case PointwiseMode::BinarySelect:
    break;
  }
  llvm_unreachable("handled by the caller");
}

LogicalResult mlir::cudnnfe::lowerPointwise(GraphLowering &lowering,
                                            PointwiseOpInterface pointwise) {
  Operation *op = pointwise;
  Location loc = op->getLoc();
  PointwiseMode mode = pointwise.getPointwiseMode();
  Type computeType = cast<GraphOpInterface>(op).getResolvedComputeType();
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  Type element = result.getElementType();
  bool computesBool = computeType.isInteger(1);
  auto isBool = [](Type type) {
    return getElementTypeOrSelf(type).isInteger(1);
  };

  if (mode == PointwiseMode::GenIndex) {
    int64_t axis = cast<GenIndexOp>(op).getAxis();
    Value y = lowering.elementwise(
        loc, result.getShape(), element, {},
        [&](OpBuilder &b, Location loc, ValueRange) -> Value {
          Value index = linalg::IndexOp::create(b, loc, axis);
          return arith::IndexCastOp::create(b, loc, b.getI64Type(), index);
        });
    lowering.set(op->getResult(0), y);
    return success();
  }

  // Booleans are compared, combined and selected as they are.
  if (isLogical(mode) || (isComparison(mode) && computesBool))
    computeType = isLogical(mode) ? Type(lowering.builder.getI1Type())
                                  : getComparisonType(op);
  else if ((mode == PointwiseMode::Identity ||
            mode == PointwiseMode::BinarySelect) &&
           isBool(op->getOperand(0).getType()))
    computeType = lowering.builder.getI1Type();
  else if (computesBool)
    return op->emitError() << "unsupported on this target: expected a compute "
                              "type of numbers but got i1";
  if (needsFloat(mode) && !isa<FloatType>(computeType))
    return op->emitError()
           << "unsupported on this target: expected a float compute type "
              "but got "
           << computeType;
  if (auto relu = dyn_cast<ReluOp>(op); relu && isa<IntegerType>(computeType))
    for (StringRef name : {"lower_clip", "upper_clip", "lower_clip_slope"}) {
      auto attr = op->getAttrOfType<FloatAttr>(name);
      double value = attr ? attr.getValueAsDouble() : 0.0;
      // An infinite clip is none.
      if (!(std::isinf(value) && name != "lower_clip_slope") &&
          static_cast<double>(toInteger(value, computeType)) != value)
        return op->emitError()
               << "unsupported on this target: expected '" << name
               << "' to be an " << computeType << " like the compute type but "
               << "got " << value;
    }

  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(lowering.get(operand));
  Value y = lowering.elementwise(
      loc, result.getShape(), element, operands,
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        SmallVector<Value> x(args);
        unsigned converted = mode == PointwiseMode::BinarySelect ? 2 : x.size();
        for (Value &value : MutableArrayRef(x).take_front(converted))
          value = convertScalar(b, loc, value, computeType);
        if (mode == PointwiseMode::BinarySelect)
          return arith::SelectOp::create(b, loc, x[2], x[0], x[1]);
        Arithmetic arithmetic(b, loc, computeType);
        return compute(arithmetic, op, mode, x);
      });
  lowering.set(op->getResult(0), y);
  return success();
}
