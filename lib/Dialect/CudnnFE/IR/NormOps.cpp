//===- NormOps.cpp - normalizations -----------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/EnumSyntax.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/NormOps.cpp.inc"

void CudnnFEDialect::registerNormOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/NormOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// What the ops share
//===----------------------------------------------------------------------===//

/// Checks that the statistics that the phase asks for are returned, no more and
/// no less. `names` says what these are.
static LogicalResult verifyPhase(Operation *op, NormPhase phase, size_t given,
                                 ArrayRef<StringRef> names, StringRef rule) {
  size_t expected = phase == NormPhase::Training ? names.size() : 0;
  if (given == expected)
    return success();
  InFlightDiagnostic diag = op->emitOpError();
  diag << "expected " << expected << " statistics ";
  if (expected) {
    diag << "(";
    llvm::interleaveComma(names, diag);
    diag << ") ";
  }
  return diag << "in phase " << stringifyNormPhase(phase) << " but got "
              << given << " [" << rule << "]";
}

static LogicalResult verifyStatsTypes(Operation *op, ValueRange stats,
                                      StringRef rule) {
  for (Value value : stats)
    if (cast<RankedTensorType>(value.getType()).getElementTypeBitWidth() < 32)
      return op->emitOpError() << "expected the statistics to be f32 or f64 "
                                  "but got "
                               << value.getType() << " [" << rule << "]";
  return success();
}

static LogicalResult verifyParameterDims(Operation *op, StringRef name,
                                         RankedTensorType type,
                                         ArrayRef<int64_t> expected,
                                         StringRef rule) {
  if (succeeded(verifyCompatibleShape(type.getShape(), expected)))
    return success();
  return op->emitOpError() << "expected '" << name << "' to have dims "
                           << formatDims(expected) << " but got "
                           << formatDims(type.getShape()) << " [" << rule
                           << "]";
}

/// Checks an epsilon that is a literal; others are known at execution only.
static LogicalResult verifyEpsilon(Operation *op, Value epsilon,
                                   StringRef rule) {
  auto constant = epsilon.getDefiningOp<ConstantOp>();
  auto number =
      constant ? dyn_cast<FloatAttr>(constant.getValue()) : FloatAttr();
  if (!number ||
      (number.getValue().isFinite() &&
       (number.getValue().isZero() || !number.getValue().isNegative())))
    return success();
  InFlightDiagnostic diag = op->emitOpError();
  diag << "expected 'epsilon' to be finite and not negative but got " << number
       << " [" << rule << "]";
  diag.attachNote(constant.getLoc()) << "the literal is here";
  return diag;
}

//===----------------------------------------------------------------------===//
// LayernormOp
//===----------------------------------------------------------------------===//

LogicalResult
LayernormOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  if (failed(verifyPhase(*this, getPhase(), getStats().size(),
                         {"mean", "inv_variance"}, "layernorm_c5")))
    return failure();
  ArrayRef<int64_t> x = getX().getType().getShape();
  FailureOr<Dims> stats = inferScaledNormStatsDims(
      [&] { return emitOpError(); }, x, getScale().getType().getShape(),
      {"layernorm_c1", "layernorm_c2", "layernorm_c3"});
  if (failed(stats))
    return failure();
  shapes.emplace_back(x);
  shapes.append(getStats().size(), *stats);
  return success();
}

LogicalResult LayernormOp::verify() {
  if (failed(verifyParameterDims(*this, "bias", getBias().getType(),
                                 getScale().getType().getShape(),
                                 "layernorm_c4")) ||
      failed(verifyStatsTypes(*this, getStats(), "layernorm_c6")))
    return failure();
  return verifyEpsilon(*this, getEpsilon(), "layernorm_c7");
}

//===----------------------------------------------------------------------===//
// RmsnormOp
//===----------------------------------------------------------------------===//

LogicalResult
RmsnormOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  if (failed(verifyPhase(*this, getPhase(), getStats().size(), {"inv_variance"},
                         "rmsnorm_c5")))
    return failure();
  ArrayRef<int64_t> x = getX().getType().getShape();
  FailureOr<Dims> stats = inferScaledNormStatsDims(
      [&] { return emitOpError(); }, x, getScale().getType().getShape(),
      {"rmsnorm_c1", "rmsnorm_c2", "rmsnorm_c3"});
  if (failed(stats))
    return failure();
  shapes.emplace_back(x);
  shapes.append(getStats().size(), *stats);
  return success();
}

LogicalResult RmsnormOp::verify() {
  if (getBias() && failed(verifyParameterDims(
                       *this, "bias", getBias().getType(),
                       getScale().getType().getShape(), "rmsnorm_c4")))
    return failure();
  if (failed(verifyStatsTypes(*this, getStats(), "rmsnorm_c6")))
    return failure();
  return verifyEpsilon(*this, getEpsilon(), "rmsnorm_c7");
}

//===----------------------------------------------------------------------===//
// InstancenormOp
//===----------------------------------------------------------------------===//

LogicalResult
InstancenormOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  if (failed(verifyPhase(*this, getPhase(), getStats().size(),
                         {"mean", "inv_variance"}, "instancenorm_c3")))
    return failure();
  ArrayRef<int64_t> x = getX().getType().getShape();
  if (x.size() < 3)
    return emitOpError() << "expected X of rank 3 or more, [n, c, ..], but got "
                         << formatDims(x) << " [instancenorm_c1]";
  Dims stats(x.size(), 1);
  stats[0] = x[0];
  stats[1] = x[1];
  shapes.emplace_back(x);
  shapes.append(getStats().size(), stats);
  return success();
}

LogicalResult InstancenormOp::verify() {
  Dims channels = getChannelDims(getX().getType().getShape());
  for (auto [name, type] : {std::pair("scale", getScale().getType()),
                            std::pair("bias", getBias().getType())})
    if (failed(verifyParameterDims(*this, name, type, channels,
                                   "instancenorm_c2")))
      return failure();
  if (failed(verifyStatsTypes(*this, getStats(), "instancenorm_c4")))
    return failure();
  return verifyEpsilon(*this, getEpsilon(), "instancenorm_c5");
}

//===----------------------------------------------------------------------===//
// BatchnormInferenceOp
//===----------------------------------------------------------------------===//

LogicalResult BatchnormInferenceOp::inferShapes(
    SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  ArrayRef<int64_t> x = getX().getType().getShape();
  if (x.size() < 2)
    return emitOpError() << "expected X of rank 2 or more, [n, c, ..], but got "
                         << formatDims(x) << " [batchnorm_inference_c1]";
  shapes.emplace_back(x);
  return success();
}

LogicalResult BatchnormInferenceOp::verify() {
  Dims channels = getChannelDims(getX().getType().getShape());
  for (auto [name, type] :
       {std::pair("mean", getMean().getType()),
        std::pair("inv_variance", getInvVariance().getType()),
        std::pair("scale", getScale().getType()),
        std::pair("bias", getBias().getType())})
    if (failed(verifyParameterDims(*this, name, type, channels,
                                   "batchnorm_inference_c2")))
      return failure();
  return verifyStatsTypes(*this, {getMean(), getInvVariance()},
                          "batchnorm_inference_c3");
}
