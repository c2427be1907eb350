//===- AttentionOps.cpp - attention and its parts ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/EnumSyntax.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace mlir::cudnnfe;

//===----------------------------------------------------------------------===//
// scale(...) and band(...)
//===----------------------------------------------------------------------===//

/// Parses `scale(0.125)` or `scale(%s)`, or nothing.
static ParseResult
parseSdpaScale(OpAsmParser &parser,
               std::optional<OpAsmParser::UnresolvedOperand> &operand,
               FloatAttr &number) {
  if (failed(parser.parseOptionalKeyword("scale")))
    return success();
  if (parser.parseLParen())
    return failure();
  OpAsmParser::UnresolvedOperand value;
  OptionalParseResult parsed = parser.parseOptionalOperand(value);
  if (parsed.has_value()) {
    if (failed(*parsed))
      return failure();
    operand = value;
  } else {
    double literal;
    if (parser.parseFloat(literal))
      return failure();
    number = parser.getBuilder().getF64FloatAttr(literal);
  }
  return parser.parseRParen();
}

static void printSdpaScale(OpAsmPrinter &printer, Operation *, Value operand,
                           FloatAttr number) {
  if (operand)
    printer << "scale(" << operand << ")";
  else if (number)
    printer << "scale(" << number.getValue() << ")";
}

/// Parses `band(left = 2, right = 0, align = top_left)`, `causal`, or nothing.
static ParseResult parseBand(OpAsmParser &parser, IntegerAttr &left,
                             IntegerAttr &right, BandAlignmentAttr &align) {
  Builder &builder = parser.getBuilder();
  if (succeeded(parser.parseOptionalKeyword("causal"))) {
    right = builder.getI64IntegerAttr(0);
    align = BandAlignmentAttr::get(parser.getContext(), BandAlignment::TopLeft);
    return success();
  }
  if (failed(parser.parseOptionalKeyword("band")))
    return success();
  if (parser.parseLParen())
    return failure();
  // Without a key it would be no band at all: the list is not optional.
  ParseResult keys = parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::None, [&]() -> ParseResult {
        SMLoc loc = parser.getCurrentLocation();
        StringRef key;
        if (parser.parseKeyword(&key) || parser.parseEqual())
          return failure();
        if ((key == "left" && !left) || (key == "right" && !right)) {
          int64_t bound;
          if (parser.parseInteger(bound))
            return failure();
          (key == "left" ? left : right) = builder.getI64IntegerAttr(bound);
          return success();
        }
        if (key == "align" && !align) {
          SMLoc valueLoc = parser.getCurrentLocation();
          StringRef value;
          if (parser.parseKeyword(&value))
            return failure();
          std::optional<BandAlignment> parsed = symbolizeBandAlignment(value);
          if (!parsed)
            return parser.emitError(valueLoc)
                   << "expected top_left or bottom_right but got '" << value
                   << "'";
          align = BandAlignmentAttr::get(parser.getContext(), *parsed);
          return success();
        }
        return parser.emitError(loc) << "expected left, right or align, each "
                                        "at most once, but got '"
                                     << key << "'";
      });
  return failed(keys) ? keys : parser.parseRParen();
}

static void printBand(OpAsmPrinter &printer, Operation *, IntegerAttr left,
                      IntegerAttr right, BandAlignmentAttr align) {
  if (!left && !right && !align)
    return;
  StringRef separator = "";
  printer << "band(";
  if (left) {
    printer << "left = " << left.getInt();
    separator = ", ";
  }
  if (right) {
    printer << separator << "right = " << right.getInt();
    separator = ", ";
  }
  if (align)
    printer << separator
            << "align = " << stringifyBandAlignment(align.getValue());
  printer << ")";
}

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/AttentionOps.cpp.inc"

void CudnnFEDialect::registerAttentionOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/AttentionOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// SdpaOp
//===----------------------------------------------------------------------===//

LogicalResult
SdpaOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  FailureOr<SdpaDims> dims =
      inferSdpaDims([&] { return emitOpError(); }, getQ().getType().getShape(),
                    getK().getType().getShape(), getV().getType().getShape());
  if (failed(dims))
    return failure();
  shapes.push_back(dims->o);
  if (getStats())
    shapes.push_back(dims->stats);
  return success();
}

/// The dims of the scores, [b, hq, sq, skv], from whichever operand knows them.
static Dims getScoreDims(SdpaOp op) {
  ArrayRef<int64_t> q = op.getQ().getType().getShape();
  ArrayRef<int64_t> k = op.getK().getType().getShape();
  ArrayRef<int64_t> v = op.getV().getType().getShape();
  auto known = [](std::initializer_list<int64_t> extents) {
    for (int64_t extent : extents)
      if (!ShapedType::isDynamic(extent))
        return extent;
    return ShapedType::kDynamic;
  };
  return {known({q[0], k[0], v[0]}), q[1], q[2], known({k[2], v[2]})};
}

/// Checks that a tensor of rank 4 has the dims of the scores or 1.
static LogicalResult verifyScoreOperand(SdpaOp op, StringRef name,
                                        RankedTensorType type, StringRef rule) {
  Dims scores = getScoreDims(op);
  bool fits = type.getRank() == 4;
  for (int64_t dim = 0; fits && dim < 4; ++dim)
    fits = type.getDimSize(dim) == 1 ||
           mayBeEqual(type.getDimSize(dim), scores[dim]);
  if (fits)
    return success();
  return op.emitOpError() << "expected the dims of '" << name << "' to be "
                          << formatDims(scores) << ", each or 1, but got "
                          << formatDims(type.getShape()) << " [" << rule << "]";
}

LogicalResult SdpaOp::verify() {
  Type element = getQ().getType().getElementType();
  for (auto [name, type] :
       {std::pair("K", getK().getType()), std::pair("V", getV().getType())})
    if (type.getElementType() != element)
      return emitOpError() << "expected " << name
                           << " to have the element type "
                           << "of Q, " << element << ", but got "
                           << type.getElementType() << " [sdpa_c6]";

  if (getScale() && getAttnScale())
    return emitOpError() << "expected 'scale' as a number or as an operand but "
                            "got both [sdpa_c7]";
  if (getScale())
    if (auto tensor = dyn_cast<RankedTensorType>(getScale().getType());
        tensor && llvm::any_of(tensor.getShape(),
                               [](int64_t extent) { return extent != 1; }))
      return emitOpError() << "expected 'scale' to have one element but got "
                           << tensor << " [sdpa_c7]";
  if (getAttnScale()) {
    Type compute = detail::resolveComputeType(*this);
    if (!detail::convertToComputeType(*getAttnScale(), compute).isFinite())
      return emitOpError()
             << "expected 'scale' to be finite in the compute type " << compute
             << " [sdpa_c14]";
  }

  if (getBias()) {
    RankedTensorType bias = getBias().getType();
    if (!isa<FloatType>(bias.getElementType()))
      return emitOpError() << "expected 'bias' to be a float but got " << bias
                           << (bias.getElementType().isInteger(1)
                                   ? "; use 'mask' to drop keys"
                                   : "")
                           << " [sdpa_c8]";
    if (failed(verifyScoreOperand(*this, "bias", bias, "sdpa_c8")))
      return failure();
  }
  if (getMask()) {
    RankedTensorType mask = getMask().getType();
    if (!mask.getElementType().isInteger(1))
      return emitOpError() << "expected 'mask' to be i1 but got " << mask
                           << (isa<FloatType>(mask.getElementType())
                                   ? "; use 'bias' to add to the scores"
                                   : "")
                           << " [sdpa_c9]";
    if (failed(verifyScoreOperand(*this, "mask", mask, "sdpa_c9")))
      return failure();
  }
  if ((getSeqLenQ() != nullptr) != (getSeqLenKv() != nullptr))
    return emitOpError() << "expected 'seq_lens' of queries and of keys, or "
                            "neither [sdpa_c10]";
  for (auto lengths : {getSeqLenQ(), getSeqLenKv()}) {
    if (!lengths)
      continue;
    Dims expected{getScoreDims(*this)[0], 1, 1, 1};
    if (failed(verifyCompatibleShape(lengths.getType().getShape(), expected)))
      return emitOpError() << "expected 'seq_lens' to have dims "
                           << formatDims(expected) << " but got "
                           << formatDims(lengths.getType().getShape())
                           << " [sdpa_c10]";
  }

  if (getAlignment() && !getLeftBound() && !getRightBound())
    return emitOpError() << "expected a left or right bound for the band but "
                            "got an alignment alone [sdpa_c11]";
  // The accessors of I64Attr return unsigned numbers.
  if (IntegerAttr left = getLeftBoundAttr(); left && left.getInt() <= 0)
    return emitOpError() << "expected a left bound of 1 or more, it counts the "
                            "diagonal, but got "
                         << left.getInt() << " [sdpa_c12]";
  if (IntegerAttr right = getRightBoundAttr(); right && right.getInt() < 0)
    return emitOpError() << "expected a right bound of 0 or more but got "
                         << right.getInt() << " [sdpa_c12]";
  if (getStats() && getStats().getType().getElementTypeBitWidth() < 32)
    return emitOpError() << "expected the statistics to be f32 or f64 but got "
                         << getStats().getType() << " [sdpa_c13]";
  return success();
}

//===----------------------------------------------------------------------===//
// SoftmaxOp
//===----------------------------------------------------------------------===//

LogicalResult
SoftmaxOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  Dims dims(getP().getType().getShape());
  shapes.push_back(dims);
  if (getStats()) {
    dims.back() = 1;
    shapes.push_back(dims);
  }
  return success();
}

LogicalResult SoftmaxOp::verify() {
  if (getStats() && getStats().getType().getElementTypeBitWidth() < 32)
    return emitOpError() << "expected the statistics to be f32 or f64 but got "
                         << getStats().getType() << " [softmax_c1]";
  return success();
}
