//===- Norm.cpp - normalizations as descriptors ---------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

namespace {

/// Fills in a NORM_FORWARD descriptor.
class NormBuilder {
public:
  NormBuilder(GraphLowering &lowering, Operation *op, cudnn::NormMode mode,
              NormPhase phase)
      : lowering(lowering), op(op) {
    norm.setEnum(cudnn::Attr::OPERATION_NORM_FWD_MODE, mode)
        .setEnum(cudnn::Attr::OPERATION_NORM_FWD_PHASE,
                 phase == NormPhase::Training ? cudnn::NormFwdPhase::TRAINING
                                              : cudnn::NormFwdPhase::INFERENCE);
  }

  /// Both do nothing for a null value.
  LogicalResult read(cudnn::Attr attr, Value value) {
    if (!value)
      return success();
    FailureOr<int32_t> tensor = lowering.operand(op, value);
    if (failed(tensor))
      return failure();
    norm.setRef(attr, *tensor);
    return success();
  }
  LogicalResult write(cudnn::Attr attr, Value value) {
    if (!value)
      return success();
    FailureOr<int32_t> tensor = lowering.result(op, value);
    if (failed(tensor))
      return failure();
    norm.setRef(attr, *tensor);
    return success();
  }
  LogicalResult finish() {
    lowering.add(op->getLoc(), std::move(norm));
    return success();
  }

private:
  GraphLowering &lowering;
  Operation *op;
  cudnn::Descriptor norm{cudnn::DescKind::OPERATION_NORM_FORWARD, {}};
};

} // namespace

/// The library normalizes in f32 whatever it is given, and has no attribute to
/// say otherwise.
static LogicalResult checkComputeType(GraphLowering &lowering, Operation *op) {
  FailureOr<cudnn::DataType> compute = lowering.computeType(op);
  if (failed(compute))
    return failure();
  if (*compute != cudnn::DataType::FLOAT)
    return emitUnsupported(op) << "cuDNN normalizes in 'f32' only";
  return success();
}

LogicalResult mlir::cudnnfe::to_backend::lowerLayernorm(GraphLowering &lowering,
                                                        LayernormOp op) {
  NormBuilder b(lowering, op, cudnn::NormMode::LAYER_NORM, op.getPhase());
  if (failed(checkComputeType(lowering, op)) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_XDESC, op.getX())) ||
      failed(
          b.read(cudnn::Attr::OPERATION_NORM_FWD_SCALE_DESC, op.getScale())) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_BIAS_DESC, op.getBias())) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_EPSILON_DESC,
                    op.getEpsilon())) ||
      failed(b.write(cudnn::Attr::OPERATION_NORM_FWD_YDESC, op.getY())) ||
      failed(
          b.write(cudnn::Attr::OPERATION_NORM_FWD_MEAN_DESC, op.getMean())) ||
      failed(b.write(cudnn::Attr::OPERATION_NORM_FWD_INV_VARIANCE_DESC,
                     op.getInvVariance())))
    return failure();
  return b.finish();
}

LogicalResult mlir::cudnnfe::to_backend::lowerRmsnorm(GraphLowering &lowering,
                                                      RmsnormOp op) {
  NormBuilder b(lowering, op, cudnn::NormMode::RMS_NORM, op.getPhase());
  if (failed(checkComputeType(lowering, op)) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_XDESC, op.getX())) ||
      failed(
          b.read(cudnn::Attr::OPERATION_NORM_FWD_SCALE_DESC, op.getScale())) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_EPSILON_DESC,
                    op.getEpsilon())) ||
      failed(b.write(cudnn::Attr::OPERATION_NORM_FWD_YDESC, op.getY())) ||
      failed(b.write(cudnn::Attr::OPERATION_NORM_FWD_INV_VARIANCE_DESC,
                     op.getInvVariance())) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_BIAS_DESC, op.getBias())))
    return failure();
  return b.finish();
}

LogicalResult
mlir::cudnnfe::to_backend::lowerInstancenorm(GraphLowering &lowering,
                                             InstancenormOp op) {
  if (op.getX().getType().getRank() != lowering.getRank())
    return emitUnsupported(op)
           << "expected operations of one rank around it, since its dims have "
              "meanings";
  NormBuilder b(lowering, op, cudnn::NormMode::INSTANCE_NORM, op.getPhase());
  if (failed(checkComputeType(lowering, op)) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_XDESC, op.getX())) ||
      failed(
          b.read(cudnn::Attr::OPERATION_NORM_FWD_SCALE_DESC, op.getScale())) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_BIAS_DESC, op.getBias())) ||
      failed(b.read(cudnn::Attr::OPERATION_NORM_FWD_EPSILON_DESC,
                    op.getEpsilon())) ||
      failed(b.write(cudnn::Attr::OPERATION_NORM_FWD_YDESC, op.getY())) ||
      failed(
          b.write(cudnn::Attr::OPERATION_NORM_FWD_MEAN_DESC, op.getMean())) ||
      failed(b.write(cudnn::Attr::OPERATION_NORM_FWD_INV_VARIANCE_DESC,
                     op.getInvVariance())))
    return failure();
  return b.finish();
}

LogicalResult
mlir::cudnnfe::to_backend::lowerBatchnormInference(GraphLowering &lowering,
                                                   BatchnormInferenceOp op) {
  // The library declares this mode but has no engine for it alone.
  FailureOr<cudnn::DataType> compute = lowering.computeType(op);
  if (failed(compute))
    return failure();
  FailureOr<int32_t> x = lowering.operand(op, op.getX());
  if (failed(x))
    return failure();
  const std::pair<cudnn::PointwiseMode, Value> steps[] = {
      {cudnn::PointwiseMode::SUB, op.getMean()},
      {cudnn::PointwiseMode::MUL, op.getInvVariance()},
      {cudnn::PointwiseMode::MUL, op.getScale()},
      {cudnn::PointwiseMode::ADD, op.getBias()}};
  int32_t value = *x;
  for (auto [mode, operand] : steps) {
    FailureOr<int32_t> tensor = lowering.operand(op, operand);
    if (failed(tensor))
      return failure();
    FailureOr<int32_t> result =
        mode == cudnn::PointwiseMode::ADD
            ? lowering.result(op, op.getY())
            : lowering.virtualLike(*x, *compute, op.getLoc());
    if (failed(result))
      return failure();
    lowering.addPointwise(op.getLoc(), mode, *compute, {value, *tensor},
                          *result);
    value = *result;
  }
  return success();
}
