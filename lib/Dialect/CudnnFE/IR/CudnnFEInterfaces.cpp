//===- CudnnFEInterfaces.cpp - what all ops inside a graph share *- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEInterfaces.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEInterfaces.cpp.inc"

static bool isComputeType(Type type) {
  return isa<Float64Type, Float32Type, Float16Type, BFloat16Type>(type) ||
         type.isSignlessInteger(64) || type.isSignlessInteger(32) ||
         type.isSignlessInteger(8) || type.isSignlessInteger(1);
}

/// Whether the operation is exact in integers that do not overflow.
static bool isExactInIntegers(Operation *op) {
  if (auto reduction = dyn_cast<ReductionOp>(op))
    return reduction.getMode() != ReductionMode::Avg &&
           reduction.getMode() != ReductionMode::Norm2;
  return isa<MatmulOp, ConvFpropOp, AddOp, SubOp, MulOp, MinOp, MaxOp, AbsOp,
             NegOp, IdentityOp, CmpEqOp, CmpNeqOp, CmpGtOp, CmpGeOp, CmpLtOp,
             CmpLeOp, BinarySelectOp>(op);
}

/// The compute type where nobody gave one: f32, as in cuDNN, unless that would
/// lose digits that the types of the tensors have.
static Type getDefaultComputeType(Operation *op) {
  MLIRContext *context = op->getContext();
  unsigned widest = 0;
  bool isIntegral = isExactInIntegers(op);
  auto look = [&](Type type) {
    Type element = getElementTypeOrSelf(type);
    isIntegral &= isa<IntegerType>(element);
    if (auto integer = dyn_cast<IntegerType>(element))
      widest = std::max(widest, integer.getWidth());
    return isa<ShapedType>(type) && element.isF64();
  };
  bool isDouble = false;
  for (Type type : op->getOperandTypes())
    isDouble |= look(type);
  for (Type type : op->getResultTypes())
    isDouble |= look(type);
  if (isDouble)
    return Float64Type::get(context);
  if (isIntegral && widest > 1)
    return IntegerType::get(context, widest > 32 ? 64 : 32);
  return Float32Type::get(context);
}

Type cudnnfe::detail::resolveComputeType(Operation *op) {
  if (auto own = op->getAttrOfType<TypeAttr>("compute_type"))
    return own.getValue();
  auto graph = dyn_cast_or_null<GraphOp>(op->getParentOp());
  if (graph && graph.getComputeType())
    return *graph.getComputeType();
  return getDefaultComputeType(op);
}

APFloat cudnnfe::detail::convertToComputeType(APFloat value, Type computeType) {
  if (auto type = dyn_cast<FloatType>(computeType)) {
    bool losesInfo;
    value.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  }
  return value;
}

LogicalResult cudnnfe::detail::verifyKnownAttributes(Operation *op) {
  for (NamedAttribute attr : op->getDiscardableAttrs())
    if (!attr.getName().getValue().contains('.'))
      return op->emitOpError()
             << "expected only attributes that the operation knows but got '"
             << attr.getName().getValue() << "' [attr_c1]";
  return success();
}

LogicalResult cudnnfe::detail::verifyTensorType(Operation *op, Type type,
                                                StringRef what,
                                                unsigned index) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return success();
  if (tensor.getRank() < 1 || tensor.getRank() > 8)
    return op->emitOpError() << "expected " << what << " #" << index
                             << " to have 1 to 8 dims but got "
                             << tensor.getRank() << " [type_c1]";
  if (llvm::is_contained(tensor.getShape(), 0))
    return op->emitOpError() << "expected " << what << " #" << index
                             << " to have no extent of 0 but got "
                             << formatDims(tensor.getShape()) << " [type_c1]";
  int64_t bytes =
      tensor.getElementType().isIntOrFloat()
          ? llvm::divideCeil(tensor.getElementType().getIntOrFloatBitWidth(), 8)
          : 1;
  for (int64_t extent : tensor.getShape())
    if (!ShapedType::isDynamic(extent) &&
        llvm::MulOverflow(bytes, extent, bytes))
      return op->emitOpError()
             << "expected " << what << " #" << index
             << " to have a size in bytes that fits in 63 bits but got "
             << tensor << " [type_c3]";
  if (Attribute encoding = tensor.getEncoding();
      encoding && !isa<LayoutAttr>(encoding))
    return op->emitOpError()
           << "expected the encoding of " << what << " #" << index
           << " to be a #cudnnfe.layout but got " << encoding << " [type_c4]";
  return success();
}

/// The number of operands that are neither optional nor variadic: ODS says it
/// with a trait.
template <unsigned count = 8>
static unsigned getNumFixedOperands(Operation *op) {
  if constexpr (count < 2)
    return 1;
  else if (op->hasTrait<OpTrait::AtLeastNOperands<count>::template Impl>())
    return count;
  else
    return getNumFixedOperands<count - 1>(op);
}

LogicalResult cudnnfe::detail::verifyFixedOperands(Operation *op,
                                                   unsigned count) {
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(
      op->getInherentAttr("operandSegmentSizes").value_or(Attribute()));
  if (!sizes)
    return success();
  for (auto [index, size] :
       llvm::enumerate(sizes.asArrayRef().take_front(count)))
    if (size != 1)
      return op->emitOpError() << "expected operand group #" << index
                               << " to have one operand but got " << size;
  return success();
}

LogicalResult cudnnfe::detail::verifyGraphOp(Operation *op) {
  // All operations of graphs have their fixed operands first.
  if (failed(verifyFixedOperands(op, getNumFixedOperands(op))))
    return failure();
  if (auto own = op->getAttrOfType<TypeAttr>("compute_type");
      own && !isComputeType(own.getValue()))
    return op->emitOpError()
           << "expected 'compute_type' to be f64, f32, f16, bf16, i64, i32, i8 "
              "or i1 but got "
           << own.getValue() << " [type_c2]";

  for (auto [index, type] : llvm::enumerate(op->getOperandTypes()))
    if (failed(verifyTensorType(op, type, "operand", index)))
      return failure();
  for (auto [index, type] : llvm::enumerate(op->getResultTypes()))
    if (failed(verifyTensorType(op, type, "result", index)))
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
