//===- RuntimeTables.cpp - tables and calls of the runtime's C ABI --------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeTables.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::cudnnfe;

/// The letters of a record's fields.
static StringRef getFields(StringRef cType) {
  return llvm::StringSwitch<StringRef>(cType)
#define CUDNNFE_RUNTIME_TABLE(type, fields) .Case(#type, fields)
#include "CudnnFE/Runtime/RuntimeNames.def"
      ;
}

/// The letters of a function's result and parameters.
static StringRef getSignature(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
#define CUDNNFE_RUNTIME_FUNCTION(function, signature)                          \
  .Case(#function, signature)
#include "CudnnFE/Runtime/RuntimeNames.def"
      ;
}

RuntimeTables::RuntimeTables(ModuleOp module)
    : module(module), builder(module.getContext()),
      pointer(LLVM::LLVMPointerType::get(module.getContext())) {}

Type RuntimeTables::convertLetter(char letter) {
  switch (letter) {
  case 'i':
    return builder.getI32Type();
  case 'l':
    return builder.getI64Type();
  case 'p':
    return pointer;
  default:
    return LLVM::LLVMVoidType::get(builder.getContext());
  }
}

LLVM::LLVMStructType RuntimeTables::getRecordType(StringRef cType) {
  SmallVector<Type> types;
  for (char letter : getFields(cType))
    types.push_back(convertLetter(letter));
  return LLVM::LLVMStructType::getLiteral(builder.getContext(), types);
}

int64_t RuntimeTables::getRecordSize(StringRef cType) {
  return 8 * static_cast<int64_t>(getFields(cType).size());
}

std::string RuntimeTables::makeUnique(StringRef prefix) {
  std::string name;
  do
    name = (prefix + Twine(counters[prefix]++)).str();
  while (module.lookupSymbol(name));
  return name;
}

LLVM::GlobalOp RuntimeTables::createGlobal(Location loc, Type type,
                                           StringRef name,
                                           LLVM::Linkage linkage,
                                           Attribute value) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  return LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                linkage, name, value, /*alignment=*/0);
}

LLVM::GlobalOp RuntimeTables::addString(Location loc, StringRef text) {
  LLVM::GlobalOp &global = strings[text];
  if (!global) {
    std::string terminated = text.str();
    terminated.push_back('\0');
    global = createGlobal(
        loc, LLVM::LLVMArrayType::get(builder.getI8Type(), terminated.size()),
        makeUnique("cudnnfe_text_"), LLVM::Linkage::Internal,
        builder.getStringAttr(terminated));
  }
  return global;
}

LLVM::GlobalOp RuntimeTables::addBytes(Location loc, StringRef prefix,
                                       StringRef bytes) {
  if (bytes.empty())
    return nullptr;
  LLVM::GlobalOp global = createGlobal(
      loc, LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size()),
      makeUnique(prefix), LLVM::Linkage::Internal,
      builder.getStringAttr(bytes));
  global.setAlignment(16);
  return global;
}

Value RuntimeTables::buildRecord(OpBuilder &b, Location loc,
                                 LLVM::LLVMStructType type,
                                 const Record &record) {
  Value value = LLVM::UndefOp::create(b, loc, type);
  for (auto [index, field] : llvm::enumerate(record)) {
    Value element;
    if (const int64_t *number = std::get_if<int64_t>(&field)) {
      element = LLVM::ConstantOp::create(b, loc, b.getI64IntegerAttr(*number));
    } else {
      LLVM::GlobalOp global = std::get<LLVM::GlobalOp>(field);
      element = global ? Value(LLVM::AddressOfOp::create(b, loc, global))
                       : Value(LLVM::ZeroOp::create(b, loc, pointer));
    }
    value = LLVM::InsertValueOp::create(b, loc, value, element,
                                        static_cast<int64_t>(index));
  }
  return value;
}

LLVM::GlobalOp RuntimeTables::addTable(Location loc, StringRef name,
                                       StringRef cType,
                                       ArrayRef<Record> records) {
  if (records.empty())
    return nullptr;
  LLVM::LLVMStructType recordType = getRecordType(cType);
  auto type = LLVM::LLVMArrayType::get(recordType, records.size());
  LLVM::GlobalOp global =
      createGlobal(loc, type, name, LLVM::Linkage::Internal);
  OpBuilder b =
      OpBuilder::atBlockEnd(&global.getInitializerRegion().emplaceBlock());
  Value value = LLVM::UndefOp::create(b, loc, type);
  for (auto [index, record] : llvm::enumerate(records))
    value = LLVM::InsertValueOp::create(b, loc, value,
                                        buildRecord(b, loc, recordType, record),
                                        static_cast<int64_t>(index));
  LLVM::ReturnOp::create(b, loc, value);
  return global;
}

LLVM::GlobalOp RuntimeTables::addIntegers(Location loc, StringRef name,
                                          ArrayRef<int64_t> values) {
  if (values.empty())
    return nullptr;
  auto tensor = RankedTensorType::get(static_cast<int64_t>(values.size()),
                                      builder.getI64Type());
  return createGlobal(
      loc, LLVM::LLVMArrayType::get(builder.getI64Type(), values.size()), name,
      LLVM::Linkage::Internal, DenseElementsAttr::get(tensor, values));
}

LLVM::GlobalOp RuntimeTables::addExportedRecord(Location loc, StringRef name,
                                                StringRef cType,
                                                const Record &record) {
  LLVM::LLVMStructType type = getRecordType(cType);
  LLVM::GlobalOp global =
      createGlobal(loc, type, name, LLVM::Linkage::External);
  OpBuilder b =
      OpBuilder::atBlockEnd(&global.getInitializerRegion().emplaceBlock());
  LLVM::ReturnOp::create(b, loc, buildRecord(b, loc, type, record));
  return global;
}

LLVM::LLVMFuncOp RuntimeTables::getFunction(StringRef name) {
  if (auto known = module.lookupSymbol<LLVM::LLVMFuncOp>(name))
    return known;
  StringRef signature = getSignature(name);
  SmallVector<Type> parameters;
  for (char letter : signature.drop_front())
    parameters.push_back(convertLetter(letter));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(module.getBody());
  return LLVM::LLVMFuncOp::create(
      builder, module.getLoc(), name,
      LLVM::LLVMFunctionType::get(convertLetter(signature[0]), parameters));
}
