//===- Conv.cpp - convolutions as descriptors -----------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

LogicalResult mlir::cudnnfe::to_backend::lowerConvFprop(GraphLowering &lowering,
                                                        ConvFpropOp op) {
  if (op.getX().getType().getRank() != lowering.getRank())
    return emitUnsupported(op)
           << "expected operations of one rank around it, since its dims have "
              "meanings";
  FailureOr<cudnn::DataType> compute = lowering.computeType(op);
  if (failed(compute))
    return failure();
  auto list = [](ArrayRef<int64_t> values) {
    return std::vector<int64_t>(values.begin(), values.end());
  };
  cudnn::Descriptor helper{cudnn::DescKind::CONVOLUTION, {}};
  // The library's default is the mode that flips the filter.
  helper.setEnum(cudnn::Attr::CONVOLUTION_COMP_TYPE, *compute)
      .setEnum(cudnn::Attr::CONVOLUTION_CONV_MODE,
               static_cast<cudnn::ConvolutionMode>(op.getMode()))
      .setInt(cudnn::Attr::CONVOLUTION_SPATIAL_DIMS, op.getSpatialRank())
      .setInts(cudnn::Attr::CONVOLUTION_PRE_PADDINGS, list(op.getPrePaddings()))
      .setInts(cudnn::Attr::CONVOLUTION_POST_PADDINGS,
               list(op.getPostPaddings()))
      .setInts(cudnn::Attr::CONVOLUTION_DILATIONS, list(op.getDilations()))
      .setInts(cudnn::Attr::CONVOLUTION_FILTER_STRIDES, list(op.getStrides()));

  FailureOr<int32_t> x = lowering.operand(op, op.getX());
  if (failed(x))
    return failure();
  FailureOr<int32_t> w = lowering.operand(op, op.getW());
  if (failed(w))
    return failure();
  FailureOr<int32_t> y = lowering.result(op, op.getY());
  if (failed(y))
    return failure();
  cudnn::Descriptor operation{cudnn::DescKind::OPERATION_CONVOLUTION_FORWARD,
                              {}};
  operation.setRef(cudnn::Attr::OPERATION_CONVOLUTION_FORWARD_X, *x)
      .setRef(cudnn::Attr::OPERATION_CONVOLUTION_FORWARD_W, *w)
      .setRef(cudnn::Attr::OPERATION_CONVOLUTION_FORWARD_Y, *y)
      .setRef(cudnn::Attr::OPERATION_CONVOLUTION_FORWARD_CONV_DESC,
              GraphLowering::kHelper)
      .setFloat(cudnn::Attr::OPERATION_CONVOLUTION_FORWARD_ALPHA, 1)
      .setFloat(cudnn::Attr::OPERATION_CONVOLUTION_FORWARD_BETA, 0);
  lowering.add(op.getLoc(), std::move(operation), std::move(helper));
  return success();
}
