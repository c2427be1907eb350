//===- ReductionOps.cpp - reductions ----------------------------*- C++ -*-===//
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
#include "CudnnFE/Dialect/CudnnFE/IR/ReductionOps.cpp.inc"

void CudnnFEDialect::registerReductionOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/ReductionOps.cpp.inc"
      >();
}

LogicalResult
ReductionOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  ArrayRef<int64_t> x = getX().getType().getShape();
  ArrayRef<int64_t> y = getY().getType().getShape();
  if (x.size() != y.size())
    return emitOpError() << "expected a result of the operand's rank "
                         << x.size() << " but got " << y.size()
                         << " [reduction_c1]";
  if (std::optional<ArrayRef<int64_t>> axes = getAxes()) {
    FailureOr<Dims> dims =
        inferReductionDims([&] { return emitOpError(); }, x, *axes);
    if (failed(dims))
      return failure();
    if (failed(verifyCompatibleShape(*dims, y)))
      return emitOpError() << "expected result dims " << formatDims(*dims)
                           << " for these axes but got " << formatDims(y)
                           << " [reduction_c3]";
    shapes.push_back(*dims);
    return success();
  }
  for (auto [dim, from, to] : llvm::enumerate(x, y)) {
    if (ShapedType::isDynamic(to))
      return emitOpError() << "expected known result dims or 'axes', since any "
                              "set of dims may be reduced, but got "
                           << formatDims(y) << " [reduction_c4]";
    if (!ShapedType::isDynamic(from) && (to == 0 || from % to != 0))
      return emitOpError() << "expected the extent of the result to divide "
                           << from << " in dim " << dim << " but got " << to
                           << " [reduction_c2]";
  }
  shapes.emplace_back(y);
  return success();
}

LogicalResult ReductionOp::verify() {
  for (auto [name, type] : {std::pair("operand", getX().getType()),
                            std::pair("result", getY().getType())})
    if (type.getElementType().isInteger(1))
      return emitOpError() << "expected the " << name
                           << " not to be i1 but got " << type
                           << " [reduction_c5]";
  return success();
}
