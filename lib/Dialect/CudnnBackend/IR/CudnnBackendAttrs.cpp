//===- CudnnBackendAttrs.cpp - attributes of the cudnn_backend dialect ----===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "FieldSyntax.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/ADT/bit.h"

#include <set>

using namespace mlir;
using namespace mlir::cudnn_backend;
namespace cudnn = cudnnfe::cudnn;

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendAttrs.cpp.inc"

void CudnnBackendDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// FieldAttr
//===----------------------------------------------------------------------===//

bool FieldAttr::isReference() const {
  return getValueType() == cudnn::ValueType::BACKEND_DESCRIPTOR;
}

FieldAttr FieldAttr::get(MLIRContext *context, const cudnn::AttrValue &value) {
  SmallVector<int64_t> elements(value.ints.begin(), value.ints.end());
  for (double element : value.floats)
    elements.push_back(llvm::bit_cast<int64_t>(element));
  return get(context, value.attr, value.type, elements);
}

cudnn::AttrValue FieldAttr::getValue() const {
  cudnn::AttrValue value{getAttr(), getValueType(), {}, {}};
  for (int64_t element : getElements()) {
    if (cudnn::isFloating(getValueType()))
      value.floats.push_back(llvm::bit_cast<double>(element));
    else
      value.ints.push_back(element);
  }
  return value;
}

Attribute FieldAttr::parse(AsmParser &parser, Type) {
  SMLoc loc;
  StringRef name;
  if (parser.parseLess() || parser.getCurrentLocation(&loc) ||
      parser.parseKeyword(&name))
    return {};
  const cudnn::AttrInfo *info =
      cudnn::findAttribute(std::string_view(name.data(), name.size()));
  if (!info) {
    parser.emitError(loc) << "unknown attribute '" << name << "'";
    return {};
  }
  auto parseReference = [&](int64_t &position) -> OptionalParseResult {
    if (failed(parser.parseOptionalKeyword("operand")))
      return std::nullopt;
    return parser.parseInteger(position);
  };
  cudnn::ValueType type;
  SmallVector<int64_t> elements;
  if (parser.parseEqual() ||
      syntax::parseFieldValue(parser, *info, parseReference, type, elements) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), info->attr, type, elements);
}

void FieldAttr::print(AsmPrinter &printer) const {
  const cudnn::AttrInfo &info = cudnn::infoOf(getAttr());
  printer << "<" << StringRef(info.fullName) << " = ";
  syntax::printFieldValue(
      printer, info, getValueType(), getElements(),
      [&](int64_t position) { printer << "operand " << position; });
  printer << ">";
}

//===----------------------------------------------------------------------===//
// BindingAttr
//===----------------------------------------------------------------------===//

namespace mlir::cudnn_backend::syntax {

FailureOr<BindingAttr> parseBinding(AsmParser &parser) {
  int64_t uid, index = 0, offset = 0, size = 0;
  SMLoc loc = parser.getCurrentLocation();
  StringRef spelling;
  if (parser.parseInteger(uid) || parser.parseEqual() ||
      parser.parseKeyword(&spelling))
    return failure();
  std::optional<BindingKind> kind = symbolizeBindingKind(spelling);
  if (!kind)
    return parser.emitError(loc)
           << "expected 'arg', 'result', 'value' or 'workspace' but got '"
           << spelling << "'";
  TypedAttr literal;
  if (*kind == BindingKind::Literal) {
    if (parser.parseAttribute(literal))
      return failure();
  } else if (*kind == BindingKind::Workspace) {
    if (parser.parseKeyword("offset") || parser.parseInteger(offset) ||
        parser.parseKeyword("size") || parser.parseInteger(size))
      return failure();
  } else {
    if (parser.parseInteger(index))
      return failure();
    if (succeeded(parser.parseOptionalKeyword("offset")) &&
        parser.parseInteger(offset))
      return failure();
  }
  BindingAttr binding = parser.getChecked<BindingAttr>(
      loc, parser.getContext(), uid, *kind, index, offset, size, literal);
  if (!binding)
    return failure();
  return binding;
}

void printBinding(AsmPrinter &printer, BindingAttr binding) {
  printer << binding.getUid() << " = "
          << stringifyBindingKind(binding.getKind()) << " ";
  switch (binding.getKind()) {
  case BindingKind::Literal:
    printer << binding.getLiteral();
    return;
  case BindingKind::Workspace:
    printer << "offset " << binding.getOffset() << " size "
            << binding.getSize();
    return;
  case BindingKind::Argument:
  case BindingKind::Result:
    printer << binding.getIndex();
    if (binding.getOffset())
      printer << " offset " << binding.getOffset();
    return;
  }
}

} // namespace mlir::cudnn_backend::syntax

Attribute BindingAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<BindingAttr> binding = syntax::parseBinding(parser);
  if (failed(binding) || parser.parseGreater())
    return {};
  return *binding;
}

void BindingAttr::print(AsmPrinter &printer) const {
  printer << "<";
  syntax::printBinding(printer, *this);
  printer << ">";
}

LogicalResult BindingAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  int64_t uid, BindingKind kind, int64_t index,
                                  int64_t offset, int64_t size,
                                  TypedAttr literal) {
  if (index < 0 || offset < 0 || size < 0)
    return emitError()
           << "expected no negative index, offset or size [binding_c1]";
  if ((kind == BindingKind::Literal) != static_cast<bool>(literal))
    return emitError()
           << "expected a literal exactly for a value binding [binding_c2]";
  if (!literal)
    return success();
  Type type = literal.getType();
  bool isFloat = isa<FloatAttr>(literal) && (type.isF64() || type.isF32() ||
                                             type.isF16() || type.isBF16());
  bool isInteger = isa<IntegerAttr>(literal) &&
                   (type.isSignlessInteger(32) || type.isSignlessInteger(64));
  if (!isFloat && !isInteger)
    return emitError() << "expected a literal of type f64, f32, f16, bf16, i64 "
                          "or i32 but got "
                       << type << " [binding_c2]";
  return success();
}

//===----------------------------------------------------------------------===//
// PlanBlobAttr
//===----------------------------------------------------------------------===//

PlanBlobAttr PlanBlobAttr::get(MLIRContext *context, StringRef key,
                               StringRef bytes) {
  PlanBlobManager &manager = PlanBlobHandle::getManagerInterface(context);
  ArrayRef<char> data(bytes.data(), bytes.size());
  // Equal plans share their bytes, and selecting again keeps their names.
  if (DialectResourceBlobManager::BlobEntry *entry =
          manager.getBlobManager().lookup(key))
    if (const AsmResourceBlob *blob = entry->getBlob();
        blob && blob->getData() == data)
      return get(context, PlanBlobHandle(entry, cast<CudnnBackendDialect>(
                                                    manager.getDialect())));
  return get(context,
             manager.insert(key, HeapAsmResourceBlob::allocateAndCopyWithAlign(
                                     data, /*align=*/8)));
}

std::optional<StringRef> PlanBlobAttr::getBytes() const {
  PlanBlobHandle handle = getHandle();
  const AsmResourceBlob *blob = handle.getBlob();
  if (!blob)
    return std::nullopt;
  ArrayRef<char> data = blob->getData();
  return StringRef(data.data(), data.size());
}

/// Parses and prints the bare name of the resource.
static FailureOr<PlanBlobAttr> parseBlobName(AsmParser &parser) {
  FailureOr<PlanBlobHandle> handle =
      parser.parseResourceHandle<PlanBlobHandle>();
  if (failed(handle))
    return failure();
  return PlanBlobAttr::get(parser.getContext(), *handle);
}

Attribute PlanBlobAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  FailureOr<PlanBlobAttr> blob = parseBlobName(parser);
  if (failed(blob) || parser.parseGreater())
    return {};
  return *blob;
}

void PlanBlobAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printer.printResourceHandle(getHandle());
  printer << ">";
}

//===----------------------------------------------------------------------===//
// PlanAttr
//===----------------------------------------------------------------------===//

std::string PlanAttr::getName() const {
  std::string name = "eng" + std::to_string(getEngine());
  ArrayRef<int64_t> knobs = getKnobs();
  for (size_t i = 0; i + 1 < knobs.size(); i += 2)
    name +=
        "_k" + std::to_string(knobs[i]) + "=" + std::to_string(knobs[i + 1]);
  return name;
}

static ParseResult parseNotes(AsmParser &parser, cudnn::ValueType type,
                              SmallVectorImpl<int64_t> &notes) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() {
    return syntax::parseOpenEnum(parser, type, notes.emplace_back());
  });
}

static void printNotes(AsmPrinter &printer, StringRef name,
                       cudnn::ValueType type, ArrayRef<int64_t> notes) {
  if (notes.empty())
    return;
  printer << ", " << name << " = [";
  llvm::interleaveComma(notes, printer, [&](int64_t note) {
    syntax::printOpenEnum(printer, type, note);
  });
  printer << "]";
}

Attribute PlanAttr::parse(AsmParser &parser, Type) {
  SMLoc start = parser.getCurrentLocation();
  StringAttr source, reason, key, device;
  std::optional<int64_t> engine;
  std::optional<PlanStatus> status;
  SmallVector<int64_t> knobs, numericalNotes, behaviorNotes;
  int64_t workspace = -1, sharedMemory = -1, sm = 0, version = 0;
  PlanBlobAttr blob;
  llvm::StringSet<> seen;

  auto parseSize = [&](int64_t &size) -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseInteger(size))
      return failure();
    if (size < 0)
      return parser.emitError(loc)
             << "expected no negative number but got " << size << " [plan_c4]";
    return success();
  };
  auto parseField = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name) || parser.parseEqual())
      return failure();
    if (!seen.insert(name).second)
      return parser.emitError(loc) << "field '" << name << "' is given twice";
    if (name == "source")
      return parser.parseAttribute(source);
    if (name == "engine")
      return parser.parseInteger(engine.emplace());
    if (name == "knobs")
      return parser.parseCommaSeparatedList(
          AsmParser::Delimiter::Braces, [&]() -> ParseResult {
            return failure(syntax::parseOpenEnum(parser,
                                                 cudnn::ValueType::KNOB_TYPE,
                                                 knobs.emplace_back()) ||
                           parser.parseEqual() ||
                           parser.parseInteger(knobs.emplace_back()));
          });
    if (name == "numerical_notes")
      return parseNotes(parser, cudnn::ValueType::NUMERICAL_NOTE,
                        numericalNotes);
    if (name == "behavior_notes")
      return parseNotes(parser, cudnn::ValueType::BEHAVIOR_NOTE, behaviorNotes);
    if (name == "workspace")
      return parseSize(workspace);
    if (name == "shared_memory")
      return parseSize(sharedMemory);
    if (name == "status") {
      StringRef spelling;
      if (parser.parseKeyword(&spelling))
        return failure();
      status = symbolizePlanStatus(spelling);
      if (!status)
        return parser.emitError(loc)
               << "expected 'available', 'built', 'barred' or 'declined' but "
                  "got '"
               << spelling << "'";
      return success();
    }
    if (name == "reason")
      return parser.parseAttribute(reason);
    if (name == "key")
      return parser.parseAttribute(key);
    if (name == "device")
      return parser.parseAttribute(device);
    if (name == "sm")
      return parseSize(sm);
    if (name == "cudnn")
      return parseSize(version);
    if (name == "blob") {
      FailureOr<PlanBlobAttr> parsed = parseBlobName(parser);
      if (failed(parsed))
        return failure();
      blob = *parsed;
      return success();
    }
    return parser.emitError(loc) << "unknown field '" << name << "' of a plan";
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                     parseField))
    return {};
  if (!source || !engine || !status) {
    parser.emitError(start)
        << "expected a plan to have fields 'source', 'engine' and 'status'";
    return {};
  }
  return parser.getChecked<PlanAttr>(
      start, parser.getContext(), source, *engine, knobs, numericalNotes,
      behaviorNotes, workspace, sharedMemory, *status, reason, key, device, sm,
      version, blob);
}

void PlanAttr::print(AsmPrinter &printer) const {
  printer << "<source = " << getSource() << ", engine = " << getEngine();
  ArrayRef<int64_t> knobs = getKnobs();
  if (!knobs.empty()) {
    printer << ", knobs = {";
    for (size_t i = 0; i + 1 < knobs.size(); i += 2) {
      if (i)
        printer << ", ";
      syntax::printOpenEnum(printer, cudnn::ValueType::KNOB_TYPE, knobs[i]);
      printer << " = " << knobs[i + 1];
    }
    printer << "}";
  }
  printNotes(printer, "numerical_notes", cudnn::ValueType::NUMERICAL_NOTE,
             getNumericalNotes());
  printNotes(printer, "behavior_notes", cudnn::ValueType::BEHAVIOR_NOTE,
             getBehaviorNotes());
  if (getWorkspace() >= 0)
    printer << ", workspace = " << getWorkspace();
  if (getSharedMemory() >= 0)
    printer << ", shared_memory = " << getSharedMemory();
  printer << ", status = " << stringifyPlanStatus(getStatus());
  if (getReason())
    printer << ", reason = " << getReason();
  if (getKey())
    printer << ", key = " << getKey();
  if (getDevice())
    printer << ", device = " << getDevice();
  if (getSm())
    printer << ", sm = " << getSm();
  if (getCudnn())
    printer << ", cudnn = " << getCudnn();
  if (getBlob()) {
    printer << ", blob = ";
    printer.printResourceHandle(getBlob().getHandle());
  }
  printer << ">";
}

LogicalResult PlanAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               StringAttr source, int64_t engine,
                               ArrayRef<int64_t> knobs, ArrayRef<int64_t>,
                               ArrayRef<int64_t>, int64_t workspace,
                               int64_t sharedMemory, PlanStatus status,
                               StringAttr, StringAttr key, StringAttr device,
                               int64_t sm, int64_t version, PlanBlobAttr blob) {
  bool isBuilt = status == PlanStatus::Built;
  if (isBuilt != static_cast<bool>(blob))
    return emitError()
           << "expected a blob exactly for a plan that is built [plan_c1]";
  StringRef digits = key ? key.getValue() : StringRef();
  if (key && (digits.empty() ||
              digits.find_first_not_of("0123456789abcdef") != StringRef::npos))
    return emitError() << "expected a key of lower-case hexadecimal digits but "
                          "got '"
                       << digits << "' [plan_c2]";
  if (isBuilt && (!key || !device || version <= 0))
    return emitError() << "expected a built plan to have a key, a device and a "
                          "cudnn version [plan_c2]";
  std::set<int64_t> types;
  for (size_t i = 0; i < knobs.size(); i += 2)
    if (knobs.size() % 2 != 0 || !types.insert(knobs[i]).second)
      return emitError() << "expected knobs in pairs, each knob once [plan_c3]";
  if (engine < 0 || workspace < -1 || sharedMemory < -1 || sm < 0 ||
      version < 0)
    return emitError()
           << "expected no negative engine, size, sm or version [plan_c4]";
  return success();
}
