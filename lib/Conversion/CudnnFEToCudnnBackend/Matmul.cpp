//===- Matmul.cpp - matrix products as descriptors ------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

LogicalResult mlir::cudnnfe::to_backend::lowerMatmul(GraphLowering &lowering,
                                                     MatmulOp op) {
  FailureOr<cudnn::DataType> compute = lowering.computeType(op);
  if (failed(compute))
    return failure();
  cudnn::Descriptor helper{cudnn::DescKind::MATMUL, {}};
  helper.setEnum(cudnn::Attr::MATMUL_COMP_TYPE, *compute);
  double padding = op.getPaddingValue().convertToDouble();
  if (padding != 0)
    helper.setDouble(cudnn::Attr::MATMUL_PADDING_VALUE, padding);

  FailureOr<int32_t> a = lowering.operand(op, op.getA());
  if (failed(a))
    return failure();
  FailureOr<int32_t> b = lowering.operand(op, op.getB());
  if (failed(b))
    return failure();
  FailureOr<int32_t> c = lowering.result(op, op.getC());
  if (failed(c))
    return failure();
  cudnn::Descriptor operation{cudnn::DescKind::OPERATION_MATMUL, {}};
  operation.setRef(cudnn::Attr::OPERATION_MATMUL_ADESC, *a)
      .setRef(cudnn::Attr::OPERATION_MATMUL_BDESC, *b)
      .setRef(cudnn::Attr::OPERATION_MATMUL_CDESC, *c)
      .setRef(cudnn::Attr::OPERATION_MATMUL_DESC, GraphLowering::kHelper);
  const std::pair<cudnn::Attr, Value> overrides[] = {
      {cudnn::Attr::OPERATION_MATMUL_GEMM_M_OVERRIDE_DESC, op.getMOverride()},
      {cudnn::Attr::OPERATION_MATMUL_GEMM_N_OVERRIDE_DESC, op.getNOverride()},
      {cudnn::Attr::OPERATION_MATMUL_GEMM_K_OVERRIDE_DESC, op.getKOverride()}};
  for (auto [attr, value] : overrides) {
    if (!value)
      continue;
    FailureOr<int32_t> length = lowering.operand(op, value);
    if (failed(length))
      return failure();
    operation.setRef(attr, *length);
  }
  lowering.add(op.getLoc(), std::move(operation), std::move(helper));
  return success();
}
