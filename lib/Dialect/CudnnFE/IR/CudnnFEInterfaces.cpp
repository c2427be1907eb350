//===- CudnnFEInterfaces.cpp - what all ops inside a graph share *- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEInterfaces.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEInterfaces.cpp.inc"

static bool isComputeType(Type type) {
  return isa<Float64Type, Float32Type, Float16Type, BFloat16Type>(type) ||
         type.isSignlessInteger(64) || type.isSignlessInteger(32) ||
         type.isSignlessInteger(8) || type.isSignlessInteger(1);
}

Type cudnnfe::detail::resolveComputeType(Operation *op) {
  if (auto own = op->getAttrOfType<TypeAttr>("compute_type"))
    return own.getValue();
  if (auto graph = dyn_cast_or_null<GraphOp>(op->getParentOp()))
    return graph.getComputeTypeOrDefault();
  return Float32Type::get(op->getContext());
}

LogicalResult cudnnfe::detail::verifyGraphOp(Operation *op) {
  if (auto own = op->getAttrOfType<TypeAttr>("compute_type");
      own && !isComputeType(own.getValue()))
    return op->emitOpError()
           << "expected 'compute_type' to be f64, f32, f16, bf16, i64, i32, i8 "
              "or i1 but got "
           << own.getValue() << " [type_c2]";

  auto verifyTensor = [&](Type type, StringRef what, unsigned index) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      return success();
    if (tensor.getRank() < 1 || tensor.getRank() > 8)
      return LogicalResult(op->emitOpError()
                           << "expected " << what << " #" << index
                           << " to have 1 to 8 dims but got "
                           << tensor.getRank() << " [type_c1]");
    if (llvm::is_contained(tensor.getShape(), 0))
      return LogicalResult(op->emitOpError()
                           << "expected " << what << " #" << index
                           << " to have no extent of 0 but got "
                           << formatDims(tensor.getShape()) << " [type_c1]");
    return success();
  };
  for (auto [index, type] : llvm::enumerate(op->getOperandTypes()))
    if (failed(verifyTensor(type, "operand", index)))
      return failure();
  for (auto [index, type] : llvm::enumerate(op->getResultTypes()))
    if (failed(verifyTensor(type, "result", index)))
      return failure();

  SmallVector<SmallVector<int64_t>> shapes;
  if (failed(cast<GraphOpInterface>(op).inferShapes(shapes)))
    return failure();
  for (auto [index, type, dims] :
       llvm::enumerate(op->getResultTypes(), shapes)) {
    auto tensor = cast<RankedTensorType>(type);
    if (failed(verifyCompatibleShape(tensor.getShape(), dims)))
      return op->emitOpError()
             << "expected result #" << index << " to have dims "
             << formatDims(dims) << " but got " << formatDims(tensor.getShape())
             << " [shape_c1]";
  }
  return success();
}
