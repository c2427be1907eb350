//===- Attention.cpp - attention as one descriptor ------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention that was expanded arrives as primitives. What arrives here whole is
// lowered to the operation that does all of it, which takes no band, bias or
// mask.
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

LogicalResult mlir::cudnnfe::to_backend::lowerSdpa(GraphLowering &lowering,
                                                   SdpaOp op) {
  StringRef extra = op.getLeftBound() || op.getRightBound() ? "a band"
                    : op.getBias()                          ? "a bias"
                    : op.getMask()                          ? "a mask"
                                                            : "";
  if (!extra.empty())
    return emitUnsupported(op)
           << "cuDNN has no single operation for attention with " << extra
           << "; 'cudnnfe-expand-composites' makes primitives of it";
  FailureOr<cudnn::DataType> compute = lowering.computeType(op);
  if (failed(compute))
    return failure();
  if (*compute != cudnn::DataType::FLOAT)
    return emitUnsupported(op)
           << "cuDNN's attention operation computes in 'f32' only";

  cudnn::Descriptor operation{cudnn::DescKind::OPERATION_SDPA_FWD, {}};
  const std::pair<cudnn::Attr, Value> inputs[] = {
      {cudnn::Attr::OPERATION_SDPA_FWD_QDESC, op.getQ()},
      {cudnn::Attr::OPERATION_SDPA_FWD_KDESC, op.getK()},
      {cudnn::Attr::OPERATION_SDPA_FWD_VDESC, op.getV()}};
  for (auto [attr, value] : inputs) {
    FailureOr<int32_t> tensor = lowering.operand(op, value);
    if (failed(tensor))
      return failure();
    operation.setRef(attr, *tensor);
  }
  FailureOr<int32_t> o = lowering.result(op, op.getO());
  if (failed(o))
    return failure();
  operation.setRef(cudnn::Attr::OPERATION_SDPA_FWD_ODESC, *o);
  if (op.getStats()) {
    FailureOr<int32_t> stats = lowering.result(op, op.getStats());
    if (failed(stats))
      return failure();
    operation.setRef(cudnn::Attr::OPERATION_SDPA_FWD_STATSDESC, *stats);
  }
  // A by-value scale has rank 1, one on the device the rank of the others.
  if (std::optional<llvm::APFloat> scale = op.getAttnScale()) {
    operation.setRef(cudnn::Attr::OPERATION_SDPA_FWD_SCALEDESC,
                     lowering.literal(scale->convertToDouble(), op.getLoc(),
                                      /*isRankOne=*/true));
  } else if (Value value = op.getScale()) {
    FailureOr<int32_t> tensor = isa<RankedTensorType>(value.getType())
                                    ? lowering.operand(op, value)
                                    : lowering.rankOneScalar(op, value);
    if (failed(tensor))
      return failure();
    operation.setRef(cudnn::Attr::OPERATION_SDPA_FWD_SCALEDESC, *tensor);
  }
  const std::pair<cudnn::Attr, Value> lengths[] = {
      {cudnn::Attr::OPERATION_SDPA_FWD_SEQ_LEN_QDESC, op.getSeqLenQ()},
      {cudnn::Attr::OPERATION_SDPA_FWD_SEQ_LEN_KVDESC, op.getSeqLenKv()}};
  for (auto [attr, value] : lengths) {
    if (!value)
      continue;
    FailureOr<int32_t> tensor = lowering.operand(op, value);
    if (failed(tensor))
      return failure();
    operation.setRef(attr, *tensor);
  }
  lowering.add(op.getLoc(), std::move(operation));
  return success();
}
