//===- FieldSyntax.cpp - text of descriptor attributes --------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FieldSyntax.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::cudnn_backend;
namespace cudnn = cudnnfe::cudnn;

std::string syntax::lower(StringRef spelling) { return spelling.lower(); }

const cudnn::DescInfo *syntax::findKind(StringRef spelling) {
  for (const cudnn::DescInfo &row : cudnn::allDescriptors())
    if (spelling == lower(row.name))
      return &row;
  return nullptr;
}

ParseResult syntax::parseKind(AsmParser &parser, cudnn::DescKind &kind) {
  StringRef spelling;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&spelling))
    return failure();
  const cudnn::DescInfo *row = findKind(spelling);
  if (!row)
    return parser.emitError(loc)
           << "unknown descriptor kind '" << spelling << "'";
  kind = row->kind;
  return success();
}

void syntax::printKind(AsmPrinter &printer, cudnn::DescKind kind) {
  printer << lower(cudnn::nameOf(kind));
}

/// Finds an enumerator by its lower-case spelling; aliases are not spellings.
static const cudnn::EnumValueInfo *findEnumerator(const cudnn::EnumInfo &info,
                                                  StringRef spelling) {
  for (const cudnn::EnumValueInfo &row : info.values)
    if (!row.alias && spelling == syntax::lower(row.name))
      return &row;
  return nullptr;
}

ParseResult syntax::parseOpenEnum(AsmParser &parser, cudnn::ValueType type,
                                  int64_t &value) {
  OptionalParseResult number = parser.parseOptionalInteger(value);
  if (number.has_value())
    return *number;
  const cudnn::EnumInfo &info = *cudnn::enumOf(type);
  StringRef spelling;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&spelling))
    return failure();
  const cudnn::EnumValueInfo *row = findEnumerator(info, spelling);
  if (!row)
    return parser.emitError(loc)
           << "unknown " << StringRef(info.name) << " '" << spelling << "'";
  value = row->value;
  return success();
}

void syntax::printOpenEnum(AsmPrinter &printer, cudnn::ValueType type,
                           int64_t value) {
  std::string_view name = cudnn::enumeratorName(type, value);
  if (name.empty())
    printer << value;
  else
    printer << lower(name);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static const llvm::fltSemantics &semanticsOf(cudnn::ValueType type) {
  return type == cudnn::ValueType::FLOAT ? llvm::APFloat::IEEEsingle()
                                         : llvm::APFloat::IEEEdouble();
}

static ParseResult parseElement(AsmParser &parser, cudnn::ValueType type,
                                SmallVectorImpl<int64_t> &elements) {
  switch (type) {
  case cudnn::ValueType::INT64:
  case cudnn::ValueType::INT32:
    return parser.parseInteger(elements.emplace_back());
  case cudnn::ValueType::FLOAT:
  case cudnn::ValueType::DOUBLE: {
    llvm::APFloat value(0.0);
    if (parser.parseFloat(semanticsOf(type), value))
      return failure();
    // A float is exact as a double.
    bool losesInfo;
    value.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    elements.push_back(value.bitcastToAPInt().getSExtValue());
    return success();
  }
  case cudnn::ValueType::FRACTION:
    return failure(
        parser.parseLParen() || parser.parseInteger(elements.emplace_back()) ||
        parser.parseComma() || parser.parseInteger(elements.emplace_back()) ||
        parser.parseRParen());
  case cudnn::ValueType::BOOLEAN: {
    bool value = succeeded(parser.parseOptionalKeyword("true"));
    if (!value && parser.parseKeyword("false", " or 'true'"))
      return failure();
    elements.push_back(value);
    return success();
  }
  default:
    break;
  }
  if (!cudnn::enumOf(type))
    return parser.emitError(parser.getCurrentLocation())
           << "a value of type " << StringRef(cudnn::nameOf(type))
           << " exists at run time only and cannot be in a program "
              "[descriptor_c5]";
  return syntax::parseOpenEnum(parser, type, elements.emplace_back());
}

static void printElement(AsmPrinter &printer, cudnn::ValueType type,
                         ArrayRef<int64_t> elements, size_t i) {
  switch (type) {
  case cudnn::ValueType::INT64:
  case cudnn::ValueType::INT32:
    printer << elements[i];
    return;
  case cudnn::ValueType::FLOAT:
  case cudnn::ValueType::DOUBLE: {
    llvm::APFloat value(llvm::APFloat::IEEEdouble(),
                        llvm::APInt(64, static_cast<uint64_t>(elements[i])));
    bool losesInfo;
    value.convert(semanticsOf(type), llvm::APFloat::rmNearestTiesToEven,
                  &losesInfo);
    printer.printFloat(value);
    return;
  }
  case cudnn::ValueType::FRACTION:
    printer << "(" << elements[2 * i] << ", " << elements[2 * i + 1] << ")";
    return;
  case cudnn::ValueType::BOOLEAN:
    printer << (elements[i] ? "true" : "false");
    return;
  default:
    if (cudnn::enumOf(type))
      syntax::printOpenEnum(printer, type, elements[i]);
    else
      printer << elements[i];
    return;
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

ParseResult syntax::parseFieldValue(
    AsmParser &parser, const cudnn::AttrInfo &info,
    function_ref<OptionalParseResult(int64_t &)> parseReference,
    cudnn::ValueType &type, SmallVectorImpl<int64_t> &elements) {
  // The value type comes first where there is a choice, but a reference shows
  // itself.
  bool isKnown = info.hasOneType();
  if (isKnown) {
    type = info.onlyType();
  } else {
    if (info.accepts(cudnn::ValueType::BACKEND_DESCRIPTOR)) {
      int64_t position;
      OptionalParseResult result = parseReference(position);
      if (result.has_value()) {
        type = cudnn::ValueType::BACKEND_DESCRIPTOR;
        elements.push_back(position);
        return *result;
      }
    }
    SMLoc loc = parser.getCurrentLocation();
    StringRef spelling;
    if (succeeded(parser.parseOptionalKeyword(&spelling))) {
      for (const cudnn::ValueTypeInfo &row : cudnn::allValueTypes()) {
        if (info.accepts(row.type) && spelling == lower(row.name)) {
          type = row.type;
          isKnown = true;
        }
      }
      if (!isKnown)
        return parser.emitError(loc)
               << "attribute '" << StringRef(info.spelling)
               << "' does not accept type '" << spelling << "' [descriptor_c5]";
    }
  }

  auto parseOne = [&]() -> ParseResult {
    if (isKnown && type != cudnn::ValueType::BACKEND_DESCRIPTOR)
      return parseElement(parser, type, elements);
    int64_t position;
    OptionalParseResult result = parseReference(position);
    if (!result.has_value())
      return parser.emitError(parser.getCurrentLocation())
             << "expected "
             << (isKnown ? "a reference to a descriptor" : "a value type")
             << " of attribute '" << StringRef(info.spelling) << "'";
    if (failed(*result))
      return failure();
    if (!isKnown)
      type = cudnn::ValueType::BACKEND_DESCRIPTOR;
    elements.push_back(position);
    return success();
  };
  // The number of elements is checked when the operation is verified.
  if (succeeded(parser.parseOptionalLSquare()))
    return failure(parser.parseCommaSeparatedList(parseOne) ||
                   parser.parseRSquare());
  return parseOne();
}

void syntax::printFieldValue(AsmPrinter &printer, const cudnn::AttrInfo &info,
                             cudnn::ValueType type, ArrayRef<int64_t> elements,
                             function_ref<void(int64_t)> printReference) {
  bool isReference = type == cudnn::ValueType::BACKEND_DESCRIPTOR;
  if (!info.hasOneType() && !isReference)
    printer << lower(cudnn::nameOf(type)) << " ";
  size_t count = elements.size() / (type == cudnn::ValueType::FRACTION ? 2 : 1);
  bool isList = info.count != cudnn::Count::One || count != 1;
  if (isList)
    printer << "[";
  for (size_t i = 0; i < count; ++i) {
    if (i)
      printer << ", ";
    if (isReference)
      printReference(elements[i]);
    else
      printElement(printer, type, elements, i);
  }
  if (isList)
    printer << "]";
}
