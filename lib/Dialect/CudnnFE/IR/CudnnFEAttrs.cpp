//===- CudnnFEAttrs.cpp - layout and device attributes ----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cudnnfe;

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEAttrs.cpp.inc"

void CudnnFEDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// LayoutAttr
//===----------------------------------------------------------------------===//

void LayoutAttr::print(AsmPrinter &printer) const {
  printer << "<strides = [";
  llvm::interleaveComma(getStrides(), printer);
  printer << "]";
  if (getAlignment() != 16)
    printer << ", alignment = " << getAlignment();
  if (getReordering() != Reordering::None)
    printer << ", reordering = " << stringifyReordering(getReordering());
  printer << ">";
}

Attribute LayoutAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t> strides;
  int64_t alignment = 16;
  Reordering reordering = Reordering::None;
  bool seenAlignment = false, seenReordering = false;
  if (parser.parseLess() || parser.parseKeyword("strides") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parser.parseInteger(strides.emplace_back());
      }))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    SMLoc keyLoc = parser.getCurrentLocation();
    StringRef key;
    if (parser.parseKeyword(&key) || parser.parseEqual())
      return {};
    if (key == "alignment" && !seenAlignment) {
      seenAlignment = true;
      if (parser.parseInteger(alignment))
        return {};
    } else if (key == "reordering" && !seenReordering) {
      seenReordering = true;
      SMLoc valueLoc = parser.getCurrentLocation();
      StringRef value;
      if (parser.parseKeyword(&value))
        return {};
      std::optional<Reordering> parsed = symbolizeReordering(value);
      if (!parsed)
        return parser.emitError(valueLoc)
                   << "expected none, int8x32, f16x16 or f8_128x4 but got '"
                   << value << "'",
               Attribute();
      reordering = *parsed;
    } else {
      return parser.emitError(keyLoc)
                 << "expected alignment or reordering, each at most once, but "
                    "got '"
                 << key << "'",
             Attribute();
    }
  }
  if (parser.parseGreater())
    return {};
  return parser.getChecked<LayoutAttr>(loc, parser.getContext(), strides,
                                       alignment, reordering);
}

LogicalResult LayoutAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ArrayRef<int64_t> strides, int64_t alignment,
                                 Reordering reordering) {
  for (int64_t stride : strides)
    if (stride < 0)
      return emitError() << "expected strides that are not negative but got "
                         << stride << " [layout_c2]";
  if (alignment <= 0 || !llvm::isPowerOf2_64(alignment))
    return emitError()
           << "expected an alignment that is a power of two but got "
           << alignment << " [layout_c3]";
  return success();
}

LogicalResult
LayoutAttr::verifyEncoding(ArrayRef<int64_t> shape, Type elementType,
                           function_ref<InFlightDiagnostic()> emitError) const {
  if (shape.size() != getStrides().size())
    return emitError() << "expected " << shape.size()
                       << " strides, one per dim, but got "
                       << getStrides().size() << " [layout_c1]";
  unsigned bits =
      elementType.isIntOrFloat() ? elementType.getIntOrFloatBitWidth() : 0;
  int64_t bytes = std::max<int64_t>(1, bits / 8);
  if (getAlignment() % bytes != 0)
    return emitError() << "expected an alignment that is a multiple of the "
                       << bytes << " bytes of an element but got "
                       << getAlignment() << " [layout_c3]";
  int64_t last = 0;
  for (auto [extent, stride] : llvm::zip_equal(shape, getStrides())) {
    if (ShapedType::isDynamic(extent) || extent <= 0)
      continue;
    int64_t span;
    if (llvm::MulOverflow(extent - 1, stride, span) ||
        llvm::AddOverflow(last, span, last))
      return emitError() << "the offset of the last element does not fit in 63 "
                            "bits [layout_c4]";
  }
  int64_t lastByte;
  if (llvm::MulOverflow(last, bytes, lastByte))
    return emitError() << "the offset of the last element does not fit in 63 "
                          "bits [layout_c4]";
  return success();
}

//===----------------------------------------------------------------------===//
// DeviceAttr
//===----------------------------------------------------------------------===//

LogicalResult DeviceAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 StringAttr name, DictionaryAttr properties) {
  // The name becomes part of a file name: nothing in it may leave a folder.
  auto isNameChar = [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '-' || c == '.';
  };
  StringRef text = name.getValue();
  if (text.empty() || text.front() == '.' || !llvm::all_of(text, isNameChar))
    return emitError() << "expected a device name of letters, digits, '_', '-' "
                          "and '.' but got \""
                       << text << "\" [device_c1]";
  if (!properties)
    return success();
  for (NamedAttribute property : properties) {
    auto isInteger = [](Attribute attr) {
      auto integer = dyn_cast<IntegerAttr>(attr);
      return integer && integer.getValue().getSignificantBits() <= 64;
    };
    Attribute value = property.getValue();
    if (isInteger(value) || isa<StringAttr>(value))
      continue;
    if (auto array = dyn_cast<ArrayAttr>(value);
        array && llvm::all_of(array, isInteger))
      continue;
    return emitError() << "expected device property '"
                       << property.getName().getValue()
                       << "' to be an integer of 64 bits, a string or "
                          "an array of such integers but got "
                       << value << " [device_c2]";
  }
  return success();
}
