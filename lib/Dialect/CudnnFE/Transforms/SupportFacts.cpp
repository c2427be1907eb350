//===- SupportFacts.cpp - quantities that target rules look at ------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SupportRules.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::support;

namespace {
/// Adds facts under the names of the table.
class Collector {
public:
  explicit Collector(Facts &facts) : facts(facts) {}

  void number(StringRef name, int64_t value) {
    if (!ShapedType::isDynamic(value))
      facts[name] = Fact{value, ""};
  }
  void word(StringRef name, StringRef value) {
    facts[name] = Fact{0, value.str()};
  }
  void type(StringRef name, Type value) {
    std::string text;
    llvm::raw_string_ostream(text) << getElementTypeOrSelf(value);
    word(name, text);
  }
  void flag(StringRef name, bool isThere) {
    if (isThere)
      facts[name] = Fact{1, "present"};
  }

private:
  Facts &facts;
};
} // namespace

static bool isContraction(Operation &op) {
  return isa<MatmulOp, SdpaOp, ConvFpropOp>(op);
}

static bool isView(Operation *op) {
  return isa_and_present<ReshapeOp, TransposeOp>(op);
}

/// Whether an operation other than a view reads the value.
static bool isRead(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return !isa<ReturnOp>(user) && !isView(user);
  });
}

static void collect(Collector &c, SdpaOp op) {
  auto q = cast<RankedTensorType>(op.getQ().getType());
  auto k = cast<RankedTensorType>(op.getK().getType());
  auto v = cast<RankedTensorType>(op.getV().getType());
  c.type("element type of q", q);
  c.number("head dim of q and k", q.getDimSize(3));
  c.number("head dim of v", v.getDimSize(3));
  if (op.getStats())
    c.type("element type of the statistics", op.getStats().getType());
  c.flag("bias", static_cast<bool>(op.getBias()));
  if (Value value = op.getBias()) {
    auto bias = cast<RankedTensorType>(value.getType());
    c.flag("bias with one element for queries and keys, not repeated along a "
           "batch",
           (bias.getDimSize(0) != 1 || q.getDimSize(0) == 1) &&
               bias.getDimSize(2) == 1 && bias.getDimSize(3) == 1);
  }
  c.flag("mask", static_cast<bool>(op.getMask()));
  c.flag("sequence lengths", static_cast<bool>(op.getSeqLenQ()));
  c.flag("left bound", op.getLeftBound().has_value());
  c.flag("right bound", op.getRightBound().has_value());
  c.flag("bottom-right alignment",
         op.getBandAlignment() == BandAlignment::BottomRight);
  c.flag("unified implementation",
         op.getImplementation() == AttentionImplementation::Unified);
  c.flag("operations that read the output or the statistics",
         isRead(op.getO()) || (op.getStats() && isRead(op.getStats())));
  int64_t queries = q.getDimSize(2), keys = k.getDimSize(2);
  c.flag("more queries than keys", !ShapedType::isDynamic(queries) &&
                                       !ShapedType::isDynamic(keys) &&
                                       queries > keys);
}

static void collect(Collector &c, MatmulOp op) {
  Type a = getElementTypeOrSelf(op.getA().getType());
  Type b = getElementTypeOrSelf(op.getB().getType());
  c.type("element type of a", a);
  c.type("element type of b", b);
  c.flag("f32 operands", a.isF32() && b.isF32());
  c.flag("i8 operands", a.isInteger(8) && b.isInteger(8));
  c.flag("override",
         op.getMOverride() || op.getNOverride() || op.getKOverride());
  c.flag("mix of float types",
         isa<FloatType>(a) && isa<FloatType>(b) && a != b);
}

/// Whether the operand has several elements and is not the whole result, and
/// neither a vector over dim 1.
static bool isRepeatedOddly(Value operand, RankedTensorType result) {
  auto type = dyn_cast<RankedTensorType>(operand.getType());
  if (!type || type.getRank() > result.getRank())
    return false;
  int64_t missing = result.getRank() - type.getRank();
  bool isWhole = true, isVector = true;
  for (int64_t dim : llvm::seq<int64_t>(result.getRank())) {
    int64_t extent = dim < missing ? 1 : type.getDimSize(dim - missing);
    isWhole &= extent == result.getDimSize(dim);
    isVector &= extent == 1 || dim == 1;
  }
  return !isWhole && !isVector;
}

static void collectPointwise(Collector &c, Operation *op) {
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  bool hasConvolution = llvm::any_of(*op->getBlock(), [](Operation &other) {
    return isa<ConvFpropOp>(other);
  });
  c.flag("operand repeated in a convolution's graph, other than one number or "
         "one for each channel",
         hasConvolution && result &&
             llvm::any_of(op->getOperands(), [&](Value operand) {
               return isRepeatedOddly(operand, result);
             }));
}

/// Whether the dims that the scale spans are not the last ones, or are all.
static void collectNormalizedDims(Collector &c, Value x, Value scale) {
  auto whole = cast<RankedTensorType>(x.getType());
  auto type = cast<RankedTensorType>(scale.getType());
  bool isSpanned = false, isOdd = type.getRank() != whole.getRank();
  for (int64_t dim : llvm::seq<int64_t>(isOdd ? 0 : type.getRank())) {
    isSpanned |= type.getDimSize(dim) != 1;
    isOdd |= isSpanned &&
             (dim == 0 || type.getDimSize(dim) != whole.getDimSize(dim));
  }
  c.flag("normalized dims other than the last ones", isOdd);
}

static void collect(Collector &c, ConvFpropOp op) {
  c.type("element type of x", op.getX().getType());
  c.type("element type of the result", op.getY().getType());
}

static void collect(Collector &c, ReductionOp op) {
  c.word("mode", stringifyReductionMode(op.getMode()));
  c.type("element type of the result", op.getY().getType());
}

static void collectView(Collector &c, Operation *op) {
  Operation *source = op->getOperand(0).getDefiningOp();
  while (isView(source))
    source = source->getOperand(0).getDefiningOp();
  c.flag("result of an operation as operand", source != nullptr);
  c.flag("operations that read the result", isRead(op->getResult(0)));
}

Facts mlir::cudnnfe::support::collectFacts(Operation *op) {
  Facts facts;
  Collector c(facts);
  int64_t elements = -1;
  bool hasBf16 = false;
  auto look = [&](Type type) {
    hasBf16 |= getElementTypeOrSelf(type).isBF16();
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return;
    // The product saturates.
    int64_t count = 1;
    for (int64_t dim : tensor.getShape())
      if (llvm::MulOverflow(count, dim, count)) {
        count = INT64_MAX;
        break;
      }
    elements = std::max(elements, count);
  };
  llvm::for_each(op->getOperandTypes(), look);
  llvm::for_each(op->getResultTypes(), look);
  if (elements >= 0)
    c.number("elements of a tensor", elements);
  c.flag("bf16 data", hasBf16);
  if (auto node = dyn_cast<GraphOpInterface>(op))
    c.type("compute type", node.getResolvedComputeType());
  c.flag("no contraction in the graph",
         llvm::none_of(*op->getBlock(), isContraction));

  llvm::TypeSwitch<Operation *>(op)
      .Case<SdpaOp, MatmulOp, ConvFpropOp, ReductionOp>(
          [&](auto node) { collect(c, node); })
      .Case<LayernormOp, RmsnormOp>([&](auto node) {
        c.type("element type of x", node.getX().getType());
        collectNormalizedDims(c, node.getX(), node.getScale());
      })
      .Case([&](InstancenormOp node) {
        c.type("element type of x", node.getX().getType());
      })
      .Case<TransposeOp, ReshapeOp>([&](auto node) { collectView(c, node); })
      .Case([&](SoftmaxOp) { c.flag("use outside of attention", true); })
      .Case([&](PointwiseOpInterface node) { collectPointwise(c, node); });
  return facts;
}
