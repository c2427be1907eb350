//===- ShapeOps.cpp - reshape, transpose, rope ------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeOps.cpp.inc"

void CudnnFEDialect::registerShapeOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// ReshapeOp
//===----------------------------------------------------------------------===//

/// The number of elements, or nullopt when an extent is unknown or the product
/// does not fit.
static std::optional<int64_t> countElements(ArrayRef<int64_t> dims) {
  int64_t count = 1;
  for (int64_t extent : dims)
    if (ShapedType::isDynamic(extent) ||
        llvm::MulOverflow(count, extent, count))
      return std::nullopt;
  return count;
}

LogicalResult
ReshapeOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  ArrayRef<int64_t> x = getX().getType().getShape();
  Dims y(getY().getType().getShape());
  int64_t unknown = llvm::count(y, ShapedType::kDynamic);
  if (unknown > 1)
    return emitOpError() << "expected at most one unknown extent in the result "
                            "but got "
                         << formatDims(y) << " [reshape_c3]";
  std::optional<int64_t> count = countElements(x);
  if (count && unknown == 1) {
    int64_t *hole = llvm::find(y, ShapedType::kDynamic);
    *hole = 1;
    std::optional<int64_t> rest = countElements(y);
    if (!rest || *count % *rest != 0)
      return emitOpError() << "expected the known extents of the result to "
                              "divide the "
                           << *count << " elements of the operand but got "
                           << formatDims(getY().getType().getShape())
                           << " [reshape_c1]";
    *hole = *count / *rest;
  } else if (std::optional<int64_t> results = countElements(y);
             count && results && *count != *results) {
    return emitOpError() << "expected a result of " << *count
                         << " elements but got " << *results << " in "
                         << formatDims(y) << " [reshape_c1]";
  }
  shapes.push_back(y);
  return success();
}

LogicalResult ReshapeOp::verify() {
  if (getX().getType().getElementType() != getY().getType().getElementType())
    return emitOpError() << "expected a result of element type "
                         << getX().getType().getElementType() << " but got "
                         << getY().getType().getElementType()
                         << " [reshape_c2]";
  return success();
}

OpFoldResult ReshapeOp::fold(FoldAdaptor) {
  if (getX().getType() == getY().getType() && getY().getType().hasStaticShape())
    return getX();
  return {};
}

//===----------------------------------------------------------------------===//
// TransposeOp
//===----------------------------------------------------------------------===//

LogicalResult
TransposeOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  ArrayRef<int64_t> x = getX().getType().getShape();
  ArrayRef<int64_t> permutation = getPermutation();
  SmallVector<bool> seen(x.size(), false);
  bool valid = permutation.size() == x.size();
  for (int64_t dim : permutation) {
    valid =
        valid && dim >= 0 && dim < static_cast<int64_t>(x.size()) && !seen[dim];
    if (!valid)
      break;
    seen[dim] = true;
  }
  if (!valid) {
    InFlightDiagnostic diag = emitOpError();
    diag << "expected a permutation of the " << x.size() << " dims but got [";
    llvm::interleaveComma(permutation, diag);
    return diag << "] [transpose_c1]";
  }
  Dims y;
  for (int64_t dim : permutation)
    y.push_back(x[dim]);
  shapes.push_back(y);
  return success();
}

LogicalResult TransposeOp::verify() {
  if (getX().getType().getElementType() != getY().getType().getElementType())
    return emitOpError() << "expected a result of element type "
                         << getX().getType().getElementType() << " but got "
                         << getY().getType().getElementType()
                         << " [transpose_c2]";
  return success();
}

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  bool isIdentity = llvm::equal(getPermutation(),
                                llvm::seq<int64_t>(getPermutation().size()));
  if (isIdentity && getX().getType() == getY().getType())
    return getX();
  return {};
}

//===----------------------------------------------------------------------===//
// RopeOp
//===----------------------------------------------------------------------===//

LogicalResult
RopeOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  ArrayRef<int64_t> x = getX().getType().getShape();
  if (x.size() != 4)
    return emitOpError() << "expected an operand of rank 4, [b, h, s, d], but "
                            "got "
                         << formatDims(x) << " [rope_c1]";
  shapes.emplace_back(x);
  return success();
}

LogicalResult RopeOp::verify() {
  ArrayRef<int64_t> x = getX().getType().getShape();
  int64_t channels = x[3], rotated = getRotatedChannels();
  if (getRopeDim() < 0 ||
      (!ShapedType::isDynamic(rotated) && rotated % 2 != 0) ||
      (!ShapedType::isDynamic(channels) && getRopeDim() > channels))
    return emitOpError() << "expected an even number of rotated channels, at "
                            "most "
                         << channels << ", but got " << rotated << " [rope_c2]";
  Dims expected{x[2], 1, 1, rotated};
  RankedTensorType freqs = getFreqs().getType();
  if (!freqs.getElementType().isF32() ||
      failed(verifyCompatibleShape(freqs.getShape(), expected)))
    return emitOpError() << "expected 'freqs' to be an f32 of "
                         << formatDims(expected) << " but got " << freqs
                         << " [rope_c3]";
  if (!getOutputScale().isFinite())
    return emitOpError() << "expected 'output_scale' to be finite [rope_c4]";
  return success();
}
