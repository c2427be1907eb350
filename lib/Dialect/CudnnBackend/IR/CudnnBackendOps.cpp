//===- CudnnBackendOps.cpp - programs and descriptors ---------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "FieldSyntax.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <map>

using namespace mlir;
using namespace mlir::cudnn_backend;
namespace cudnn = cudnnfe::cudnn;

//===----------------------------------------------------------------------===//
// DescriptorOp
//===----------------------------------------------------------------------===//

void DescriptorOp::build(OpBuilder &builder, OperationState &state,
                         const cudnn::Descriptor &descriptor,
                         ValueRange earlier) {
  SmallVector<Attribute> fields;
  for (cudnn::AttrValue value : descriptor.attrs) {
    if (value.type == cudnn::ValueType::BACKEND_DESCRIPTOR) {
      for (int64_t &element : value.ints) {
        state.addOperands(earlier[static_cast<size_t>(element)]);
        element = static_cast<int64_t>(state.operands.size()) - 1;
      }
    }
    fields.push_back(FieldAttr::get(builder.getContext(), value));
  }
  state.getOrAddProperties<Properties>().fields = builder.getArrayAttr(fields);
  state.addTypes(DescType::get(builder.getContext(), descriptor.kind));
}

/// A name that tells what a descriptor is: %t3, %matmul, %op_matmul.
void DescriptorOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  cudnn::DescKind kind = getKind();
  StringRef name(cudnn::nameOf(kind));
  if (kind == cudnn::DescKind::TENSOR) {
    for (auto field : getFields().getAsRange<FieldAttr>()) {
      if (field.getAttr() == cudnn::Attr::TENSOR_UNIQUE_ID &&
          field.getElements().size() == 1 && field.getElements()[0] >= 0) {
        setName(getResult(), "t" + std::to_string(field.getElements()[0]));
        return;
      }
    }
  }
  if (name.consume_front("OPERATION_"))
    setName(getResult(), "op_" + syntax::lower(name));
  else
    setName(getResult(), syntax::lower(name));
}

LogicalResult DescriptorOp::verify() {
  int64_t next = 0;
  for (auto field : getFields().getAsRange<FieldAttr>()) {
    if (!field.isReference())
      continue;
    for (int64_t position : field.getElements())
      if (position != next++)
        return emitOpError() << "expected attributes to refer to the operands "
                                "in their order [descriptor_c22]";
  }
  if (next != static_cast<int64_t>(getReferences().size()))
    return emitOpError() << "expected " << next
                         << " operands, one for each reference, but got "
                         << getReferences().size() << " [descriptor_c22]";
  return success();
}

/// The kind of the only descriptor that an attribute may refer to, or nothing
/// if there are several.
static std::optional<cudnn::DescKind>
onlyReferredKind(const cudnn::AttrInfo &info) {
  if (!llvm::has_single_bit(info.references))
    return std::nullopt;
  return static_cast<cudnn::DescKind>(llvm::countr_zero(info.references));
}

ParseResult DescriptorOp::parse(OpAsmParser &parser, OperationState &state) {
  cudnn::DescKind kind;
  if (syntax::parseKind(parser, kind))
    return failure();
  MLIRContext *context = parser.getContext();
  Builder &builder = parser.getBuilder();
  SmallVector<Attribute> fields;

  auto parseField = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    const cudnn::AttrInfo *info =
        cudnn::findAttribute(kind, std::string_view(name.data(), name.size()));
    if (!info)
      return parser.emitError(loc)
             << StringRef(cudnn::nameOf(kind)) << " has no attribute '" << name
             << "' [descriptor_c2]";
    auto parseReference = [&](int64_t &position) -> OptionalParseResult {
      OpAsmParser::UnresolvedOperand operand;
      OptionalParseResult result = parser.parseOptionalOperand(operand);
      if (!result.has_value())
        return std::nullopt;
      if (failed(*result))
        return failure();
      std::optional<cudnn::DescKind> referred = onlyReferredKind(*info);
      if (succeeded(parser.parseOptionalColon())) {
        if (syntax::parseKind(parser, referred.emplace()))
          return failure();
      } else if (!referred) {
        return parser.emitError(parser.getCurrentLocation())
               << "expected ': kind' of the descriptor that '" << name
               << "' refers to";
      }
      position = static_cast<int64_t>(state.operands.size());
      return parser.resolveOperand(operand, DescType::get(context, *referred),
                                   state.operands);
    };
    cudnn::ValueType type;
    SmallVector<int64_t> elements;
    if (parser.parseEqual() ||
        syntax::parseFieldValue(parser, *info, parseReference, type, elements))
      return failure();
    fields.push_back(FieldAttr::get(context, info->attr, type, elements));
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Braces,
                                     parseField) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes))
    return failure();
  state.getOrAddProperties<Properties>().fields = builder.getArrayAttr(fields);
  state.addTypes(DescType::get(context, kind));
  return success();
}

void DescriptorOp::print(OpAsmPrinter &printer) {
  printer << " ";
  syntax::printKind(printer, getKind());
  printer << " {";
  OperandRange operands = getReferences();
  auto printField = [&](FieldAttr field) {
    const cudnn::AttrInfo &info = cudnn::infoOf(field.getAttr());
    printer << StringRef(info.spelling) << " = ";
    auto printReference = [&](int64_t position) {
      // Invalid operations are printed too, in diagnostics and dumps.
      if (position < 0 || position >= static_cast<int64_t>(operands.size())) {
        printer << "<<unknown operand " << position << ">>";
        return;
      }
      Value operand = operands[static_cast<size_t>(position)];
      cudnn::DescKind kind = cast<DescType>(operand.getType()).getKind();
      printer << operand;
      if (onlyReferredKind(info) != kind) {
        printer << " : ";
        syntax::printKind(printer, kind);
      }
    };
    syntax::printFieldValue(printer, info, field.getValueType(),
                            field.getElements(), printReference);
  };
  llvm::interleaveComma(getFields().getAsRange<FieldAttr>(), printer,
                        printField);
  printer << "}";
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(),
                                           {getFieldsAttrName()});
}

//===----------------------------------------------------------------------===//
// ProgramOp: syntax
//===----------------------------------------------------------------------===//

static ParseResult parseSymbol(OpAsmParser &parser, StringAttr &visibility,
                               StringAttr &name) {
  StringRef spelling;
  if (succeeded(parser.parseOptionalKeyword(&spelling,
                                            {"public", "private", "nested"})))
    visibility = parser.getBuilder().getStringAttr(spelling);
  return parser.parseSymbolName(name);
}

static void printSymbol(OpAsmPrinter &printer, Operation *,
                        StringAttr visibility, StringAttr name) {
  if (visibility)
    printer << visibility.getValue() << " ";
  printer.printSymbolName(name);
}

static ParseResult parseBindings(OpAsmParser &parser, ArrayAttr &bindings) {
  SmallVector<Attribute> list;
  if (parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Braces, [&]() -> ParseResult {
            FailureOr<BindingAttr> binding = syntax::parseBinding(parser);
            if (failed(binding))
              return failure();
            list.push_back(*binding);
            return success();
          }))
    return failure();
  bindings = parser.getBuilder().getArrayAttr(list);
  return success();
}

static void printBindings(OpAsmPrinter &printer, Operation *,
                          ArrayAttr bindings) {
  printer << "{";
  llvm::interleaveComma(
      bindings.getAsRange<BindingAttr>(), printer,
      [&](BindingAttr binding) { syntax::printBinding(printer, binding); });
  printer << "}";
}

static ParseResult parsePlans(OpAsmParser &parser, ArrayAttr &plans) {
  SmallVector<Attribute> list;
  if (parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
            PlanAttr plan;
            if (parser.parseCustomAttributeWithFallback(plan))
              return failure();
            list.push_back(plan);
            return success();
          }))
    return failure();
  plans = parser.getBuilder().getArrayAttr(list);
  return success();
}

/// One candidate a line.
static void printPlans(OpAsmPrinter &printer, Operation *, ArrayAttr plans) {
  printer << "[";
  printer.increaseIndent();
  llvm::interleave(
      plans.getAsRange<PlanAttr>(),
      [&](PlanAttr plan) {
        printer.printNewline();
        printer << "  ";
        printer.printStrippedAttrOrType(plan);
      },
      [&]() { printer << ","; });
  printer.decreaseIndent();
  printer << "]";
}

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendOps.cpp.inc"

//===----------------------------------------------------------------------===//
// ProgramOp: contents
//===----------------------------------------------------------------------===//

StringRef ProgramOp::getDefaultDialect() { return "cudnn_backend"; }

ArrayRef<Attribute> ProgramOp::getBindingList() {
  ArrayAttr bindings = getBindingsAttr();
  return bindings ? bindings.getValue() : ArrayRef<Attribute>();
}

ArrayRef<Attribute> ProgramOp::getPlanList() {
  ArrayAttr plans = getPlansAttr();
  return plans ? plans.getValue() : ArrayRef<Attribute>();
}

cudnn::DescriptorProgram ProgramOp::getDescriptorProgram() {
  cudnn::DescriptorProgram program;
  llvm::DenseMap<Value, int64_t> positions;
  for (auto op : getBody().getOps<DescriptorOp>()) {
    positions[op.getResult()] = program.nextIndex();
    cudnn::Descriptor descriptor{op.getKind(), {}};
    for (auto field : op.getFields().getAsRange<FieldAttr>()) {
      cudnn::AttrValue value = field.getValue();
      if (field.isReference())
        for (int64_t &element : value.ints) {
          // A later descriptor has no position yet: not a valid reference.
          auto it =
              positions.find(op.getReferences()[static_cast<size_t>(element)]);
          element = it == positions.end() ? -1 : it->second;
        }
      descriptor.attrs.push_back(std::move(value));
    }
    program.descriptors.push_back(std::move(descriptor));
  }
  return program;
}

//===----------------------------------------------------------------------===//
// ProgramOp: verification
//===----------------------------------------------------------------------===//

LogicalResult ProgramOp::verify() {
  if (static_cast<int32_t>(getCudnn()) < cudnn::kOldestVersion)
    return emitOpError() << "expected a target version of "
                         << cudnn::kOldestVersion << " or later but got "
                         << static_cast<int32_t>(getCudnn())
                         << " [program_c13]";
  return success();
}

/// The type of a by-value tensor's literal, null for other data types.
static Type literalType(MLIRContext *context, cudnn::DataType type) {
  Builder builder(context);
  switch (type) {
  case cudnn::DataType::DOUBLE:
    return builder.getF64Type();
  case cudnn::DataType::FLOAT:
    return builder.getF32Type();
  case cudnn::DataType::HALF:
    return builder.getF16Type();
  case cudnn::DataType::BFLOAT16:
    return builder.getBF16Type();
  case cudnn::DataType::INT64:
    return builder.getI64Type();
  case cudnn::DataType::INT32:
    return builder.getI32Type();
  default:
    return {};
  }
}

/// Checks the bindings of a program whose descriptors are valid.
static LogicalResult verifyBindings(ProgramOp op,
                                    const cudnn::DescriptorProgram &program,
                                    ArrayRef<DescriptorOp> descriptors) {
  struct Tensor {
    cudnn::TensorSpec spec;
    DescriptorOp op;
    bool isBound = false;
    bool isWritten = false;
  };
  std::map<int64_t, Tensor> tensors;
  std::map<int64_t, int64_t> uids;
  for (auto [i, descriptor] : llvm::enumerate(program.descriptors)) {
    if (descriptor.kind != cudnn::DescKind::TENSOR)
      continue;
    cudnn::TensorSpec spec = cudnn::getTensor(descriptor);
    uids[static_cast<int64_t>(i)] = spec.uid;
    tensors[spec.uid] = {spec, descriptors[i]};
  }
  for (const cudnn::Descriptor &descriptor : program.descriptors)
    for (const cudnn::AttrValue &value : descriptor.attrs)
      if (value.type == cudnn::ValueType::BACKEND_DESCRIPTOR &&
          cudnn::isOutput(descriptor, value.attr))
        for (int64_t target : value.ints)
          tensors[uids[target]].isWritten = true;

  for (Attribute attr : op.getBindingList()) {
    auto binding = cast<BindingAttr>(attr);
    auto it = tensors.find(binding.getUid());
    if (it == tensors.end())
      return op.emitOpError() << "binding of unique id " << binding.getUid()
                              << ", which no tensor has [program_c8]";
    Tensor &tensor = it->second;
    auto report = [&](const Twine &message) {
      InFlightDiagnostic diag = op.emitOpError() << "binding of unique id "
                                                 << binding.getUid() << message;
      diag.attachNote(tensor.op.getLoc()) << "the tensor";
      return diag;
    };
    if (tensor.spec.isVirtual)
      return report(" is of a virtual tensor [program_c8]");
    if (tensor.isBound)
      return report(" is given twice [program_c8]");
    tensor.isBound = true;
    switch (binding.getKind()) {
    case BindingKind::Literal: {
      Type expected = literalType(op.getContext(), tensor.spec.type);
      if (!tensor.spec.isByValue)
        return report(" gives a value to a device tensor [program_c10]");
      if (binding.getLiteral().getType() != expected)
        return report("") << " expected a value of type " << expected
                          << " but got " << binding.getLiteral().getType()
                          << " [program_c10]";
      break;
    }
    case BindingKind::Result:
      if (!tensor.isWritten)
        return report(" is a result that no operation writes [program_c11]");
      break;
    case BindingKind::Workspace:
      if (tensor.spec.isByValue)
        return report(" gives memory to a by-value tensor [program_c10]");
      break;
    case BindingKind::Argument:
      if (tensor.spec.isByValue && binding.getOffset() != 0)
        return report(" has an offset into a by-value tensor [program_c10]");
      break;
    }
  }
  if (!op.getGraph())
    return success();
  for (auto &[uid, tensor] : tensors) {
    if (tensor.isBound || tensor.spec.isVirtual)
      continue;
    InFlightDiagnostic diag = op.emitOpError() << "expected a binding of "
                                                  "unique id "
                                               << uid << " [program_c9]";
    diag.attachNote(tensor.op.getLoc()) << "the tensor";
    return diag;
  }
  return success();
}

LogicalResult ProgramOp::verifyRegions() {
  SmallVector<DescriptorOp> descriptors;
  for (Operation &op : getBody().getOps()) {
    auto descriptor = dyn_cast<DescriptorOp>(op);
    if (!descriptor)
      return op.emitOpError()
             << "is in a program, which has only descriptors [program_c1]";
    descriptors.push_back(descriptor);
  }
  cudnn::DescriptorProgram program = getDescriptorProgram();
  if (auto violation =
          cudnn::verify(program, static_cast<int32_t>(getCudnn()))) {
    InFlightDiagnostic diag =
        violation->descriptor < 0
            ? emitOpError()
            : descriptors[static_cast<size_t>(violation->descriptor)]
                  .emitOpError();
    diag << violation->str();
    if (violation->related >= 0)
      diag.attachNote(
          descriptors[static_cast<size_t>(violation->related)].getLoc())
          << violation->relatedNote;
    return diag;
  }
  return verifyBindings(*this, program, descriptors);
}

LogicalResult ProgramOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FlatSymbolRefAttr name = getGraphAttr();
  if (!name)
    return success();
  Operation *graph = symbols.lookupNearestSymbolFrom(*this, name);
  if (!graph)
    return emitOpError() << "refers to unknown graph " << name
                         << " [program_c12]";
  auto function = dyn_cast<FunctionOpInterface>(graph);
  if (!function)
    return emitOpError() << "expected " << name
                         << " to be a graph or function [program_c12]";
  DenseSet<int64_t> byValue;
  for (const cudnn::Descriptor &descriptor : getDescriptorProgram().descriptors)
    if (descriptor.kind == cudnn::DescKind::TENSOR)
      if (cudnn::TensorSpec spec = cudnn::getTensor(descriptor); spec.isByValue)
        byValue.insert(spec.uid);
  for (Attribute attr : getBindingList()) {
    auto binding = cast<BindingAttr>(attr);
    int64_t count;
    StringRef what;
    if (binding.getKind() == BindingKind::Argument) {
      count = static_cast<int64_t>(function.getNumArguments());
      what = "arguments";
    } else if (binding.getKind() == BindingKind::Result) {
      count = static_cast<int64_t>(function.getNumResults());
      what = "results";
    } else {
      continue;
    }
    if (binding.getIndex() >= count) {
      InFlightDiagnostic diag =
          emitOpError() << "binding of unique id " << binding.getUid()
                        << " names number " << binding.getIndex() << " of "
                        << count << " " << what << " [program_c12]";
      diag.attachNote(graph->getLoc()) << "the graph";
      return diag;
    }
    if (binding.getKind() != BindingKind::Argument)
      continue;
    Type type = function.getArgumentTypes()[binding.getIndex()];
    bool isScalar = byValue.contains(binding.getUid());
    if (isScalar == isa<ShapedType>(type)) {
      InFlightDiagnostic diag =
          emitOpError() << "binding of unique id " << binding.getUid()
                        << ": expected argument " << binding.getIndex()
                        << " to be a " << (isScalar ? "scalar" : "tensor")
                        << " but got " << type << " [program_c15]";
      diag.attachNote(graph->getLoc()) << "the graph";
      return diag;
    }
  }
  return success();
}
