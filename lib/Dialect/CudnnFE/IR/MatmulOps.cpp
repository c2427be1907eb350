//===- MatmulOps.cpp - matrix products --------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/MatmulOps.cpp.inc"

void CudnnFEDialect::registerMatmulOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/MatmulOps.cpp.inc"
      >();
}

LogicalResult
MatmulOp::inferShapes(SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  FailureOr<Dims> c =
      inferMatmulDims([&] { return emitOpError(); },
                      getA().getType().getShape(), getB().getType().getShape());
  if (failed(c))
    return failure();
  shapes.push_back(*c);
  return success();
}

LogicalResult MatmulOp::verify() {
  for (auto [name, type] :
       {std::pair("A", getA().getType()), std::pair("B", getB().getType()),
        std::pair("C", getC().getType())})
    if (type.getElementType().isInteger(1))
      return emitOpError() << "expected " << name << " not to be i1 but got "
                           << type << " [matmul_c6]";
  for (auto [name, value] : {std::pair("m_override", getMOverride()),
                             std::pair("n_override", getNOverride()),
                             std::pair("k_override", getKOverride())}) {
    if (!value)
      continue;
    ArrayRef<int64_t> c = getC().getType().getShape();
    if (c.size() < 3)
      return emitOpError() << "expected a batch dim for '" << name
                           << "' but got rank " << c.size() << " [matmul_c5]";
    Dims expected(c.size(), 1);
    expected[0] = c[0];
    ArrayRef<int64_t> given = value.getType().getShape();
    if (failed(verifyCompatibleShape(expected, given)))
      return emitOpError() << "expected '" << name << "' to have dims "
                           << formatDims(expected) << " but got "
                           << formatDims(given) << " [matmul_c4]";
  }
  return success();
}

void MatmulOp::build(OpBuilder &builder, OperationState &state, Value a,
                     Value b, Type elementType) {
  FailureOr<Dims> c =
      inferMatmulDims([&] { return mlir::emitError(state.location); },
                      cast<RankedTensorType>(a.getType()).getShape(),
                      cast<RankedTensorType>(b.getType()).getShape());
  // A wrong call is reported above; the op that results does not verify.
  if (failed(c))
    c = Dims();
  build(builder, state, RankedTensorType::get(*c, elementType), a, b,
        /*m_override=*/Value(), /*n_override=*/Value(), /*k_override=*/Value(),
        builder.getF64FloatAttr(0.0), /*compute_type=*/TypeAttr());
}
