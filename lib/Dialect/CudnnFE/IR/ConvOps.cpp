//===- ConvOps.cpp - convolutions -------------------------------*- C++ -*-===//
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
#include "CudnnFE/Dialect/CudnnFE/IR/ConvOps.cpp.inc"

void CudnnFEDialect::registerConvOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/ConvOps.cpp.inc"
      >();
}

/// The given numbers, or `value` for each spatial dim.
static Dims withDefault(std::optional<ArrayRef<int64_t>> given, int64_t rank,
                        int64_t value) {
  if (given)
    return Dims(*given);
  return Dims(std::max<int64_t>(rank, 0), value);
}

SmallVector<int64_t> ConvFpropOp::getPrePaddings() {
  return withDefault(getPrePadding(), getSpatialRank(), 0);
}
SmallVector<int64_t> ConvFpropOp::getPostPaddings() {
  return withDefault(getPostPadding(), getSpatialRank(), 0);
}
SmallVector<int64_t> ConvFpropOp::getStrides() {
  return withDefault(getStride(), getSpatialRank(), 1);
}
SmallVector<int64_t> ConvFpropOp::getDilations() {
  return withDefault(getDilation(), getSpatialRank(), 1);
}

LogicalResult
ConvFpropOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  Dims pre = getPrePaddings(), post = getPostPaddings();
  Dims strides = getStrides(), dilations = getDilations();
  FailureOr<Dims> y = inferConvFpropDims(
      [&] { return emitOpError(); }, getX().getType().getShape(),
      getW().getType().getShape(), {pre, post, strides, dilations});
  if (failed(y))
    return failure();
  shapes.push_back(*y);
  return success();
}

LogicalResult ConvFpropOp::verify() {
  for (auto [name, type] :
       {std::pair("X", getX().getType()), std::pair("W", getW().getType()),
        std::pair("Y", getY().getType())})
    if (type.getElementType().isInteger(1))
      return emitOpError() << "expected " << name << " not to be i1 but got "
                           << type << " [conv_fprop_c9]";
  return success();
}
