//===- CudnnFEDialect.cpp - registration and dialect attributes -*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.cpp.inc"

namespace {
/// Host functions may be inlined with the operations of this dialect in them; a
/// graph stays a graph.
struct HostInlining : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void CudnnFEDialect::initialize() {
  addInterfaces<HostInlining>();
  registerAttributes();
  registerTypes();
  registerGraphOps();
  registerMatmulOps();
  registerPointwiseOps();
  registerReductionOps();
  registerAttentionOps();
  registerNormOps();
  registerConvOps();
  registerShapeOps();
}

Operation *CudnnFEDialect::materializeConstant(OpBuilder &builder,
                                               Attribute value, Type type,
                                               Location loc) {
  auto typed = dyn_cast<TypedAttr>(value);
  if (!typed || typed.getType() != type || !type.isIntOrFloat())
    return nullptr;
  return ConstantOp::create(builder, loc, type, typed);
}

LogicalResult CudnnFEDialect::verifyOperationAttribute(Operation *op,
                                                       NamedAttribute attr) {
  if (attr.getName() == kDeviceAttrName) {
    if (!isa<ModuleOp>(op))
      return op->emitOpError()
             << "'" << kDeviceAttrName << "' belongs on a module";
    if (!isa<DeviceAttr>(attr.getValue()))
      return op->emitOpError()
             << "expected '" << kDeviceAttrName
             << "' to be a #cudnnfe.device but got " << attr.getValue();
    return success();
  }
  // Mark an entry of the CPU pipeline between two of its passes.
  if ((attr.getName() == kEntryAttrName ||
       attr.getName() == kEntryNameAttrName) &&
      isa<FunctionOpInterface>(op))
    return success();
  return op->emitOpError() << "unknown attribute '" << attr.getName().getValue()
                           << "'";
}

static LogicalResult verifyTensorAttribute(Operation *op, NamedAttribute attr,
                                           StringRef what, unsigned index) {
  StringRef name = attr.getName();
  if (name == CudnnFEDialect::kInitAttrName && what == "argument") {
    if (!isa<StringAttr>(attr.getValue()))
      return op->emitOpError()
             << what << " #" << index << ": expected '" << name
             << "' to be a string but got " << attr.getValue();
    return success();
  }
  if (name == CudnnFEDialect::kFillAttrName && what == "result" &&
      isa<GraphOp>(op)) {
    auto tensor = dyn_cast<RankedTensorType>(
        cast<GraphOp>(op).getFunctionType().getResult(index));
    auto value = dyn_cast<FloatAttr>(attr.getValue());
    if (!tensor || !value || value.getType() != tensor.getElementType())
      return op->emitOpError()
             << what << " #" << index << ": expected '" << name
             << "' to be a float of the element type but got "
             << attr.getValue();
    return success();
  }
  if (name != CudnnFEDialect::kUidAttrName &&
      name != CudnnFEDialect::kNameAttrName)
    return op->emitOpError()
           << what << " #" << index << ": unknown attribute '" << name << "'";
  if (!isa<GraphOp>(op))
    return op->emitOpError() << "'" << name << "' belongs on a graph";
  if (name == CudnnFEDialect::kNameAttrName) {
    if (!isa<StringAttr>(attr.getValue()))
      return op->emitOpError()
             << what << " #" << index << ": expected '" << name
             << "' to be a string but got " << attr.getValue();
    return success();
  }
  auto uid = dyn_cast<IntegerAttr>(attr.getValue());
  if (!uid || !uid.getType().isInteger(64))
    return op->emitOpError() << what << " #" << index << ": expected '" << name
                             << "' to be an i64 but got " << attr.getValue();
  return success();
}

LogicalResult CudnnFEDialect::verifyRegionArgAttribute(Operation *op,
                                                       unsigned regionIndex,
                                                       unsigned argIndex,
                                                       NamedAttribute attr) {
  return verifyTensorAttribute(op, attr, "argument", argIndex);
}

LogicalResult CudnnFEDialect::verifyRegionResultAttribute(Operation *op,
                                                          unsigned regionIndex,
                                                          unsigned resultIndex,
                                                          NamedAttribute attr) {
  return verifyTensorAttribute(op, attr, "result", resultIndex);
}
