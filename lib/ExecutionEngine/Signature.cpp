//===- Signature.cpp - how a compiled function is called ------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/Program.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"

using namespace mlir;
using namespace mlir::cudnnfe;
namespace host = ::cudnnfe::host;

bool ValueInfo::isDense() const {
  int64_t stride = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    if (shape[dim] != 1 && strides[dim] != stride)
      return false;
    stride *= shape[dim];
  }
  return true;
}

std::string ValueInfo::describe() const {
  std::string text;
  for (int64_t extent : shape)
    text += std::to_string(extent) + "x";
  return text + host::getName(type);
}

static std::optional<host::ElementType> convertElementType(Type type) {
  using host::ElementType;
  if (type.isF32())
    return ElementType::F32;
  if (type.isBF16())
    return ElementType::BF16;
  if (type.isF16())
    return ElementType::F16;
  if (type.isF64())
    return ElementType::F64;
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() == 8)
    return ElementType::Byte;
  if (type.isIndex())
    return ElementType::I64;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return std::nullopt;
  switch (integer.getWidth()) {
  case 1:
    return ElementType::I1;
  case 8:
    return integer.isUnsigned() ? ElementType::U8 : ElementType::I8;
  case 16:
    return ElementType::I16;
  case 32:
    return ElementType::I32;
  case 64:
    return ElementType::I64;
  default:
    return std::nullopt;
  }
}

static bool isResult(func::FuncOp func, BlockArgument argument) {
  if (func.getArgAttr(argument.getArgNumber(), "bufferize.result"))
    return true;
  return llvm::any_of(argument.getUsers(), [&](Operation *user) {
    auto store = dyn_cast<bufferization::MaterializeInDestinationOp>(user);
    return store && store.getDest() == argument;
  });
}

FailureOr<Signature> mlir::cudnnfe::getSignature(func::FuncOp func) {
  Signature signature;
  if (func.getNumResults() != 0)
    return func.emitError()
           << "expected a function without results at this level, with its "
              "results as trailing memref arguments, but it returns "
           << func.getNumResults() << " values";
  for (BlockArgument argument : func.getArguments()) {
    Type type = argument.getType();
    if (isa<LLVM::LLVMPointerType>(type))
      continue;
    auto fail = [&](const Twine &why) {
      return func.emitError() << "argument " << argument.getArgNumber()
                              << " of type " << type << ": " << why;
    };
    ValueInfo info;
    auto memref = dyn_cast<MemRefType>(type);
    std::optional<host::ElementType> element =
        convertElementType(memref ? memref.getElementType() : type);
    if (!element)
      return fail("expected a memref or a scalar of a numeric type");
    info.type = *element;
    info.isScalar = !memref;
    if (memref) {
      SmallVector<int64_t> strides;
      int64_t offset;
      if (!memref.hasStaticShape() ||
          failed(memref.getStridesAndOffset(strides, offset)) || offset != 0)
        return fail("expected a static shape, strides and no offset");
      info.shape.assign(memref.getShape().begin(), memref.getShape().end());
      info.strides.assign(strides.begin(), strides.end());
      std::optional<int64_t> extent =
          host::getStridedExtent(info.shape, info.strides);
      if (!extent)
        return fail("the buffer is too large or a stride is not static");
      info.extent = *extent;
    }
    if (memref && isResult(func, argument))
      signature.results.push_back(std::move(info));
    else if (!signature.results.empty())
      return fail("an input after the results");
    else
      signature.arguments.push_back(std::move(info));
  }
  return signature;
}
