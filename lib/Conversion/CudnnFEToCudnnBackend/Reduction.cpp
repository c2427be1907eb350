//===- Reduction.cpp - reductions as descriptors --------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

/// The number of elements that make one of the result.
static int64_t countReduced(ReductionOp op) {
  return op.getX().getType().getNumElements() /
         op.getY().getType().getNumElements();
}

LogicalResult mlir::cudnnfe::to_backend::lowerReduction(GraphLowering &lowering,
                                                        ReductionOp op) {
  FailureOr<cudnn::DataType> compute = lowering.computeType(op);
  if (failed(compute))
    return failure();
  FailureOr<int32_t> x = lowering.operand(op, op.getX());
  if (failed(x))
    return failure();

  // The library declares more operators than it reduces by.
  auto operation = static_cast<cudnn::ReductionOperator>(op.getMode());
  switch (op.getMode()) {
  case ReductionMode::Avg: {
    // Scaled before the sum, since nothing may follow a reduction.
    int32_t scaled = lowering.virtualLike(*x, *compute, op.getLoc());
    int32_t factor = lowering.literal(
        1.0 / static_cast<double>(countReduced(op)), op.getLoc());
    lowering.addPointwise(op.getLoc(), cudnn::PointwiseMode::MUL, *compute,
                          {*x, factor}, scaled);
    x = scaled;
    operation = cudnn::ReductionOperator::ADD;
    break;
  }
  case ReductionMode::Norm1: {
    int32_t absolute = lowering.virtualLike(*x, *compute, op.getLoc());
    lowering.addPointwise(op.getLoc(), cudnn::PointwiseMode::ABS, *compute, *x,
                          absolute);
    x = absolute;
    operation = cudnn::ReductionOperator::ADD;
    break;
  }
  case ReductionMode::Norm2:
  case ReductionMode::MulNoZeros:
    return emitUnsupported(op) << "cuDNN does not reduce by '"
                               << stringifyReductionMode(op.getMode()) << "'";
  default:
    break;
  }

  FailureOr<int32_t> y = lowering.result(op, op.getY());
  if (failed(y))
    return failure();
  cudnn::Descriptor helper{cudnn::DescKind::REDUCTION, {}};
  helper.setEnum(cudnn::Attr::REDUCTION_OPERATOR, operation)
      .setEnum(cudnn::Attr::REDUCTION_COMP_TYPE, *compute);
  // Only a sum depends on its order. The sums of attention's pattern must stay
  // as engines look for them; whether these are deterministic, the engines say.
  if (lowering.getGraph().getDeterministic() &&
      !lowering.hasAttentionPattern() &&
      operation == cudnn::ReductionOperator::ADD)
    helper.setBool(cudnn::Attr::REDUCTION_IS_DETERMINISTIC, true);
  cudnn::Descriptor reduction{cudnn::DescKind::OPERATION_REDUCTION, {}};
  reduction
      .setRef(cudnn::Attr::OPERATION_REDUCTION_DESC, GraphLowering::kHelper)
      .setRef(cudnn::Attr::OPERATION_REDUCTION_XDESC, *x)
      .setRef(cudnn::Attr::OPERATION_REDUCTION_YDESC, *y);
  lowering.add(op.getLoc(), std::move(reduction), std::move(helper));
  return success();
}
