//===- PointwiseOps.cpp - shapes and rules of pointwise ops -----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include <cmath>

using namespace mlir;
using namespace mlir::cudnnfe;

void CudnnFEDialect::registerPointwiseOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/PointwiseMathOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/PointwiseActivationOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/PointwiseLogicOps.cpp.inc"
      >();
}

LogicalResult cudnnfe::detail::inferPointwiseShapes(
    Operation *op, SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  // A scalar broadcasts like a tensor without dims.
  SmallVector<ArrayRef<int64_t>> operands;
  bool hasTensor = false;
  for (Type type : op->getOperandTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    hasTensor |= tensor != nullptr;
    operands.push_back(tensor ? tensor.getShape() : ArrayRef<int64_t>());
  }
  if (!hasTensor)
    return op->emitOpError() << "expected at least one operand that is a "
                                "tensor [pointwise_c2]";
  FailureOr<Dims> dims = inferBroadcastDims([&] { return op->emitOpError(); },
                                            operands, "pointwise_c1");
  if (failed(dims))
    return failure();
  shapes.push_back(*dims);
  return success();
}

/// Checks that a float attribute is a number, and finite in the compute type if
/// asked.
static LogicalResult verifyNumber(Operation *op, StringRef name,
                                  bool mustBeFinite, StringRef rule) {
  auto attr = op->getAttrOfType<FloatAttr>(name);
  if (!attr)
    return success();
  double value = attr.getValueAsDouble();
  if (std::isnan(value) || (mustBeFinite && !std::isfinite(value)))
    return op->emitOpError() << "expected '" << name << "' to be "
                             << (mustBeFinite ? "finite" : "a number")
                             << " but got " << value << " [" << rule << "]";
  Type compute = cudnnfe::detail::resolveComputeType(op);
  if (mustBeFinite &&
      !cudnnfe::detail::convertToComputeType(attr.getValue(), compute)
           .isFinite())
    return op->emitOpError()
           << "expected '" << name << "' to be finite in the compute type "
           << compute << " but got " << value << " [" << rule << "]";
  return success();
}

static LogicalResult verifyBooleans(Operation *op, PointwiseMode mode) {
  auto isBool = [](Type type) {
    return getElementTypeOrSelf(type).isInteger(1);
  };
  Type result = op->getResult(0).getType();
  switch (mode) {
  case PointwiseMode::CmpEq:
  case PointwiseMode::CmpNeq:
  case PointwiseMode::CmpGt:
  case PointwiseMode::CmpGe:
  case PointwiseMode::CmpLt:
  case PointwiseMode::CmpLe: {
    if (!isBool(result))
      return op->emitOpError() << "expected a result of i1 but got " << result
                               << " [pointwise_c3]";
    bool isOrdered =
        mode != PointwiseMode::CmpEq && mode != PointwiseMode::CmpNeq;
    if (isOrdered && llvm::any_of(op->getOperandTypes(), isBool))
      return op->emitOpError() << "expected numbers to compare but got an "
                                  "operand of i1 [pointwise_c7]";
    return success();
  }
  case PointwiseMode::LogicalAnd:
  case PointwiseMode::LogicalOr:
  case PointwiseMode::LogicalNot:
    if (!isBool(result) || !llvm::all_of(op->getOperandTypes(), isBool))
      return op->emitOpError() << "expected operands and result of i1 "
                                  "[pointwise_c4]";
    return success();
  case PointwiseMode::BinarySelect:
    if (!isBool(op->getOperand(2).getType()))
      return op->emitOpError()
             << "expected a mask of i1 but got " << op->getOperand(2).getType()
             << " [pointwise_c6]";
    if (isBool(op->getOperand(0).getType()) != isBool(result) ||
        isBool(op->getOperand(1).getType()) != isBool(result))
      return op->emitOpError() << "expected both choices and the result to be "
                                  "i1, or none of them [pointwise_c7]";
    return success();
  case PointwiseMode::GenIndex:
    // The operand is not read: any type will do.
    if (isBool(result))
      return op->emitOpError() << "expected a result of a number type but got "
                               << result << " [pointwise_c7]";
    return success();
  case PointwiseMode::Identity:
    if (isBool(result) && !isBool(op->getOperand(0).getType()))
      return op->emitOpError() << "expected a result that is not i1, compare "
                                  "instead [pointwise_c7]";
    return success();
  default:
    for (Type type : op->getOperandTypes())
      if (isBool(type))
        return op->emitOpError() << "expected operands of a number type but "
                                    "got "
                                 << type << " [pointwise_c7]";
    if (isBool(result))
      return op->emitOpError() << "expected a result of a number type but got "
                               << result << " [pointwise_c7]";
    return success();
  }
}

LogicalResult cudnnfe::detail::verifyPointwiseOp(Operation *op) {
  PointwiseMode mode = cast<PointwiseOpInterface>(op).getPointwiseMode();
  if (failed(verifyBooleans(op, mode)))
    return failure();
  if (auto index = dyn_cast<GenIndexOp>(op)) {
    auto tensor = dyn_cast<RankedTensorType>(index.getX().getType());
    int64_t axis = index.getAxis();
    if (tensor && (axis < 0 || axis >= tensor.getRank()))
      return op->emitOpError()
             << "expected an axis from 0 to " << tensor.getRank() - 1
             << " but got " << axis << " [pointwise_c5]";
  }
  if (auto relu = dyn_cast<ReluOp>(op)) {
    for (StringRef name : {"lower_clip", "upper_clip", "lower_clip_slope"})
      if (failed(
              verifyNumber(op, name, /*mustBeFinite=*/false, "pointwise_c8")))
        return failure();
    if (std::optional<APFloat> upper = relu.getUpperClip();
        upper && relu.getLowerClip() > *upper)
      return op->emitOpError()
             << "expected a lower clip that is not above the upper clip "
             << upper->convertToDouble() << " but got "
             << relu.getLowerClip().convertToDouble() << " [pointwise_c8]";
  }
  if (auto softplus = dyn_cast<SoftplusOp>(op)) {
    if (failed(verifyNumber(op, "beta", /*mustBeFinite=*/true, "pointwise_c9")))
      return failure();
    if (cudnnfe::detail::convertToComputeType(
            softplus.getBeta(), cudnnfe::detail::resolveComputeType(op))
            .isZero())
      return op->emitOpError() << "expected 'beta' not to be 0 [pointwise_c9]";
  }
  if (isa<SwishOp>(op))
    return verifyNumber(op, "beta", /*mustBeFinite=*/true, "pointwise_c10");
  if (isa<EluOp>(op))
    return verifyNumber(op, "alpha", /*mustBeFinite=*/true, "pointwise_c10");
  return success();
}
