//===- Pointwise.cpp - element-wise operations as descriptors -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

/// Sets a parameter of an activation unless it has cuDNN's default.
static void setUnlessDefault(cudnn::Descriptor &helper, cudnn::Attr attr,
                             const llvm::APFloat &value, double byDefault) {
  double number = value.convertToDouble();
  if (number != byDefault)
    helper.setDouble(attr, number);
}

static void setParameters(GraphLowering &lowering, Operation *op,
                          cudnn::Descriptor &helper) {
  if (auto relu = dyn_cast<ReluOp>(op)) {
    // The library's default drops NaN, the operation's semantics keep it.
    helper.setEnum(cudnn::Attr::POINTWISE_NAN_PROPAGATION,
                   cudnn::NanPropagation::PROPAGATE_NAN);
    setUnlessDefault(helper, cudnn::Attr::POINTWISE_RELU_LOWER_CLIP,
                     relu.getLowerClip(), 0);
    if (std::optional<llvm::APFloat> upper = relu.getUpperClip())
      helper.setDouble(cudnn::Attr::POINTWISE_RELU_UPPER_CLIP,
                       upper->convertToDouble());
    setUnlessDefault(helper, cudnn::Attr::POINTWISE_RELU_LOWER_CLIP_SLOPE,
                     relu.getLowerClipSlope(), 0);
  } else if (auto elu = dyn_cast<EluOp>(op)) {
    setUnlessDefault(helper, cudnn::Attr::POINTWISE_ELU_ALPHA, elu.getAlpha(),
                     1);
  } else if (auto softplus = dyn_cast<SoftplusOp>(op)) {
    setUnlessDefault(helper, cudnn::Attr::POINTWISE_SOFTPLUS_BETA,
                     softplus.getBeta(), 1);
  } else if (auto swish = dyn_cast<SwishOp>(op)) {
    setUnlessDefault(helper, cudnn::Attr::POINTWISE_SWISH_BETA, swish.getBeta(),
                     1);
  } else if (auto index = dyn_cast<GenIndexOp>(op)) {
    int64_t ownRank = index.getOut().getType().getRank();
    helper.setInt(cudnn::Attr::POINTWISE_AXIS,
                  lowering.liftAxis(index.getAxis(), ownRank));
  }
}

LogicalResult
mlir::cudnnfe::to_backend::lowerPointwise(GraphLowering &lowering,
                                          PointwiseOpInterface op) {
  FailureOr<cudnn::DataType> compute = lowering.computeType(op);
  if (failed(compute))
    return failure();
  switch (op.getPointwiseMode()) {
  case PointwiseMode::LogicalAnd:
  case PointwiseMode::LogicalOr:
  case PointwiseMode::LogicalNot:
    // The type does not matter to the result, but does to engines.
    compute = cudnn::DataType::BOOLEAN;
    break;
  default:
    break;
  }
  cudnn::Descriptor helper{cudnn::DescKind::POINTWISE, {}};
  // The dialect numbers the modes like the library.
  helper
      .setEnum(cudnn::Attr::POINTWISE_MODE,
               static_cast<cudnn::PointwiseMode>(op.getPointwiseMode()))
      .setEnum(cudnn::Attr::POINTWISE_MATH_PREC, *compute);
  setParameters(lowering, op, helper);

  SmallVector<int32_t> operands;
  for (Value value : op->getOperands()) {
    FailureOr<int32_t> tensor = lowering.operand(op, value);
    if (failed(tensor))
      return failure();
    operands.push_back(*tensor);
  }
  FailureOr<int32_t> result = lowering.result(op, op->getResult(0));
  if (failed(result))
    return failure();
  cudnn::Descriptor operation{cudnn::DescKind::OPERATION_POINTWISE, {}};
  operation
      .setRef(cudnn::Attr::OPERATION_POINTWISE_PW_DESCRIPTOR,
              GraphLowering::kHelper)
      .setRef(cudnn::Attr::OPERATION_POINTWISE_XDESC, operands[0])
      .setRef(cudnn::Attr::OPERATION_POINTWISE_YDESC, *result);
  if (operands.size() > 1)
    operation.setRef(cudnn::Attr::OPERATION_POINTWISE_BDESC, operands[1]);
  if (operands.size() > 2)
    operation.setRef(cudnn::Attr::OPERATION_POINTWISE_TDESC, operands[2]);
  lowering.add(op->getLoc(), std::move(operation), std::move(helper));
  return success();
}
