//===- GraphOps.cpp - graphs and what is around them ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

#include <map>

using namespace mlir;
using namespace mlir::cudnnfe;

static ParseResult parseHandleType(OpAsmParser &parser, Type &type) {
  if (succeeded(parser.parseOptionalColon()))
    return parser.parseType(type);
  type = HandleType::get(parser.getContext());
  return success();
}

static void printHandleType(OpAsmPrinter &printer, Operation *, Type type) {
  if (cast<HandleType>(type).getDevice())
    printer << " : " << type;
}

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/GraphOps.cpp.inc"

void CudnnFEDialect::registerGraphOps() {
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnFE/IR/GraphOps.cpp.inc"
      >();
}

static bool isElementType(Type type) {
  return isa<Float64Type, Float32Type, Float16Type, BFloat16Type>(type) ||
         type.isSignlessInteger(64) || type.isSignlessInteger(32) ||
         type.isSignlessInteger(8) || type.isSignlessInteger(1);
}

//===----------------------------------------------------------------------===//
// GraphOp
//===----------------------------------------------------------------------===//

ParseResult GraphOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildFuncType =
      [](Builder &builder, ArrayRef<Type> argTypes, ArrayRef<Type> results,
         function_interface_impl::VariadicFlag,
         std::string &) { return builder.getFunctionType(argTypes, results); };
  SMLoc loc = parser.getCurrentLocation();
  if (function_interface_impl::parseFunctionOp(
          parser, result, /*allowVariadic=*/false,
          getFunctionTypeAttrName(result.name), buildFuncType,
          getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name)))
    return failure();
  // Without this check, an attribute of the wrong kind is dropped.
  return verifyInherentAttrs(result.name, result.attributes, [&] {
    return parser.emitError(loc)
           << "'" << result.name.getStringRef() << "' op ";
  });
}

void GraphOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

void GraphOp::build(OpBuilder &builder, OperationState &state, StringRef name,
                    FunctionType type, ArrayRef<NamedAttribute> attrs) {
  buildWithEntryBlock(builder, state, name, type, attrs, type.getInputs());
}

Type GraphOp::getIntermediateTypeOrDefault() {
  return getIntermediateType().value_or(Float32Type::get(getContext()));
}

DeviceAttr GraphOp::getTargetDevice() {
  if (DeviceAttr device = getDeviceAttr())
    return device;
  if (auto module = (*this)->getParentOfType<ModuleOp>())
    return module->getAttrOfType<DeviceAttr>(CudnnFEDialect::kDeviceAttrName);
  return {};
}

void GraphOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setNameFn) {
  for (BlockArgument arg : region.getArguments())
    if (auto name = getArgAttrOfType<StringAttr>(arg.getArgNumber(),
                                                 CudnnFEDialect::kNameAttrName))
      setNameFn(arg, name.getValue());
}

LogicalResult GraphOp::verify() {
  for (auto [index, type] : llvm::enumerate(getArgumentTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!isElementType(tensor ? tensor.getElementType() : type))
      return emitOpError() << "expected argument #" << index
                           << " to be a ranked tensor or a scalar of f64, f32, "
                              "f16, bf16, i64, i32, i8 or i1 but got "
                           << type << " [graph_c1]";
    if (failed(detail::verifyTensorType(*this, type, "argument", index)))
      return failure();
  }
  if (getResultTypes().empty())
    return emitOpError() << "expected at least one result [graph_c2]";
  for (auto [index, type] : llvm::enumerate(getResultTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !isElementType(tensor.getElementType()))
      return emitOpError() << "expected result #" << index
                           << " to be a ranked tensor of f64, f32, f16, bf16, "
                              "i64, i32, i8 or i1 but got "
                           << type << " [graph_c2]";
    if (failed(detail::verifyTensorType(*this, type, "result", index)))
      return failure();
    LayoutAttr layout = getLayout(tensor);
    if (layout && tensor.hasStaticShape() &&
        !isNonOverlapping(tensor.getShape(), layout.getStrides()))
      return emitOpError() << "expected the layout of result #" << index
                           << " to give each element its own address but got "
                           << type << " [graph_c5]";
  }
  for (auto [name, type] :
       {std::pair("compute_type",
                  getComputeType().value_or(Float32Type::get(getContext()))),
        std::pair("intermediate_type", getIntermediateTypeOrDefault())})
    if (!isElementType(type))
      return emitOpError() << "expected '" << name
                           << "' to be f64, f32, f16, bf16, i64, i32, i8 or i1 "
                              "but got "
                           << type << " [graph_c3]";

  // Not a dense map: every number is legal as a key.
  std::map<int64_t, std::string> uids;
  auto checkUid = [&](IntegerAttr uid, std::string what) -> LogicalResult {
    if (!uid)
      return success();
    if (uid.getInt() < 0)
      return emitOpError() << "expected the uid of " << what
                           << " not to be negative but got " << uid.getInt()
                           << " [graph_c4]";
    auto [it, inserted] = uids.try_emplace(uid.getInt(), what);
    if (!inserted)
      return emitOpError() << "expected a uid of its own for " << what
                           << " but " << it->second << " has " << uid.getInt()
                           << " too [graph_c4]";
    return success();
  };
  for (unsigned i = 0, e = getNumArguments(); i < e; ++i)
    if (failed(checkUid(
            getArgAttrOfType<IntegerAttr>(i, CudnnFEDialect::kUidAttrName),
            "argument #" + std::to_string(i))))
      return failure();
  for (unsigned i = 0, e = getNumResults(); i < e; ++i)
    if (failed(checkUid(
            getResultAttrOfType<IntegerAttr>(i, CudnnFEDialect::kUidAttrName),
            "result #" + std::to_string(i))))
      return failure();
  return success();
}

LogicalResult GraphOp::verifyRegions() {
  // The region has one block, and a terminator that gets through is a return.
  for (Operation &op : getBody().front()) {
    if (isa_and_nonnull<CudnnFEDialect>(op.getDialect()) &&
        isa<GraphOpInterface, ConstantOp, RelayoutOp, ReturnOp>(op))
      continue;
    return emitOpError()
               .append("expected operations of a cuDNN graph only but "
                       "got '",
                       op.getName(), "' [graph_c6]")
               .attachNote(op.getLoc())
           << "the operation is here";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ReturnOp
//===----------------------------------------------------------------------===//

/// Whether two tensors, one of which may be a buffer, agree in element type and
/// in known dims.
static bool isSameTensor(Type a, Type b) {
  auto left = dyn_cast<ShapedType>(a), right = dyn_cast<ShapedType>(b);
  return left && right && left.hasRank() && right.hasRank() &&
         left.getElementType() == right.getElementType() &&
         succeeded(verifyCompatibleShape(left.getShape(), right.getShape()));
}

LogicalResult ReturnOp::verify() {
  auto graph = cast<GraphOp>((*this)->getParentOp());
  if (getNumOperands() != graph.getResultTypes().size())
    return emitOpError()
               .append("expected ", graph.getResultTypes().size(),
                       " operands, one per result of the graph, but "
                       "got ",
                       getNumOperands(), " [return_c1]")
               .attachNote(graph.getLoc())
           << "the graph is here";
  for (auto [index, given, declared] :
       llvm::enumerate(getOperandTypes(), graph.getResultTypes()))
    if (!isSameTensor(given, declared))
      return emitOpError()
                 .append("expected operand #", index,
                         " to have the element type and dims of ", declared,
                         " but got ", given, " [return_c2]")
                 .attachNote(graph.getLoc())
             << "the graph is here";
  return success();
}

//===----------------------------------------------------------------------===//
// CallOp, ExecuteOp
//===----------------------------------------------------------------------===//

static GraphOp lookupGraph(Operation *op, FlatSymbolRefAttr callee,
                           SymbolTableCollection &symbolTable, StringRef rule) {
  Operation *symbol = symbolTable.lookupNearestSymbolFrom(op, callee);
  if (auto graph = dyn_cast_or_null<GraphOp>(symbol))
    return graph;
  InFlightDiagnostic diag = op->emitOpError();
  diag << "expected " << callee << " to be a graph but ";
  if (symbol)
    diag << "it is a '" << symbol->getName() << "'";
  else
    diag << "there is no such symbol";
  diag << " [" << rule << "]";
  if (symbol)
    diag.attachNote(symbol->getLoc()) << "the symbol is here";
  return {};
}

static LogicalResult verifyDevice(Operation *op, Type handle, GraphOp graph,
                                  StringRef rule) {
  DeviceAttr device = cast<HandleType>(handle).getDevice();
  DeviceAttr target = graph.getTargetDevice();
  if (!device || !target || device == target)
    return success();
  InFlightDiagnostic diag = op->emitOpError();
  diag << "expected a handle of the device that the graph is compiled for, "
       << target << ", but got " << device << " [" << rule << "]";
  diag.attachNote(graph.getLoc()) << "the graph is here";
  return diag;
}

Value CallOp::getHandle() {
  if (getNumOperands() == 0 || !isa<HandleType>(getOperand(0).getType()))
    return {};
  return getOperand(0);
}

LogicalResult CallOp::verify() {
  if (!getHandle())
    return emitOpError() << "expected the first operand to be a "
                            "!cudnnfe.handle [call_c2]";
  return success();
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  GraphOp graph = lookupGraph(*this, getCalleeAttr(), symbolTable, "call_c1");
  if (!graph)
    return failure();
  if (!getHandle())
    return failure();
  auto note = [&](InFlightDiagnostic diag) {
    diag << " [call_c3]";
    diag.attachNote(graph.getLoc()) << "the graph is here";
    return LogicalResult(diag);
  };
  if (getInputs().size() != graph.getArgumentTypes().size())
    return note(emitOpError()
                << "expected " << graph.getArgumentTypes().size()
                << " operands after the handle but got " << getInputs().size());
  if (getNumResults() != graph.getResultTypes().size())
    return note(emitOpError() << "expected " << graph.getResultTypes().size()
                              << " results but got " << getNumResults());
  for (auto [index, given, declared] :
       llvm::enumerate(getInputs().getTypes(), graph.getArgumentTypes()))
    if (given != declared && !isSameTensor(given, declared))
      return note(emitOpError()
                  << "expected operand #" << index + 1 << " to be " << declared
                  << " but got " << given);
  for (auto [index, given, declared] :
       llvm::enumerate(getResultTypes(), graph.getResultTypes()))
    if (!isSameTensor(given, declared))
      return note(emitOpError() << "expected result #" << index << " to be "
                                << declared << " but got " << given);
  return verifyDevice(*this, getHandle().getType(), graph, "call_c4");
}

LogicalResult ExecuteOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (failed(detail::verifyFixedOperands(*this, 1)))
    return failure();
  GraphOp graph =
      lookupGraph(*this, getCalleeAttr(), symbolTable, "execute_c1");
  if (!graph)
    return failure();
  auto note = [&](InFlightDiagnostic diag) {
    diag << " [execute_c2]";
    diag.attachNote(graph.getLoc()) << "the graph is here";
    return LogicalResult(diag);
  };
  auto agrees = [](Type given, Type declared) {
    return isa<BaseMemRefType>(given) ? isSameTensor(given, declared)
                                      : given == declared;
  };
  if (getIns().size() != graph.getArgumentTypes().size() ||
      getOuts().size() != graph.getResultTypes().size())
    return note(emitOpError()
                << "expected " << graph.getArgumentTypes().size() << " ins and "
                << graph.getResultTypes().size() << " outs but got "
                << getIns().size() << " and " << getOuts().size());
  for (auto [index, given, declared] :
       llvm::enumerate(getIns().getTypes(), graph.getArgumentTypes()))
    if (!agrees(given, declared))
      return note(emitOpError()
                  << "expected ins #" << index << " to be a buffer for "
                  << declared << " but got " << given);
  for (auto [index, given, declared] :
       llvm::enumerate(getOuts().getTypes(), graph.getResultTypes()))
    if (!agrees(given, declared))
      return note(emitOpError()
                  << "expected outs #" << index << " to be a buffer for "
                  << declared << " but got " << given);
  return verifyDevice(*this, getHandle().getType(), graph, "execute_c3");
}

void ExecuteOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  for (OpOperand &operand : getInsMutable())
    if (isa<BaseMemRefType>(operand.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &operand);
  for (OpOperand &operand : getOutsMutable())
    effects.emplace_back(MemoryEffects::Write::get(), &operand);
  for (OpOperand &operand : getWorkspaceMutable()) {
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

std::string GraphOp::getDigest() {
  std::string text;
  llvm::raw_string_ostream stream(text);
  (*this)->print(stream,
                 OpPrintingFlags().useLocalScope().printGenericOpForm());
  auto hash = llvm::SHA256::hash(llvm::arrayRefFromStringRef(text));
  return llvm::toHex(ArrayRef(hash).take_front(16), /*LowerCase=*/true);
}

//===----------------------------------------------------------------------===//
// FillOp
//===----------------------------------------------------------------------===//

LogicalResult FillOp::verify() {
  auto type = cast<MemRefType>(getTarget().getType());
  Type element = type.getElementType();
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
  auto value = dyn_cast<FloatAttr>(getValue());
  if (!value || value.getType() != element || (bits != 16 && bits != 32))
    return emitOpError() << "expected a value of the buffer's element type, a "
                            "float of 16 or 32 bits, but got "
                         << getValue() << " for " << type << " [fill_c1]";
  SmallVector<int64_t> strides;
  int64_t offset;
  bool isKnown = type.hasStaticShape() &&
                 succeeded(type.getStridesAndOffset(strides, offset)) &&
                 !llvm::is_contained(strides, ShapedType::kDynamic);
  if (!isKnown || !isDense(type.getShape(), strides))
    return emitOpError() << "expected a buffer of known dims and strides "
                            "without gaps but got "
                         << type << " [fill_c2]";
  return success();
}

void FillOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getTargetMutable());
}

//===----------------------------------------------------------------------===//
// ConstantOp, RelayoutOp
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  // A string may carry a type too.
  if (!isa<FloatAttr, IntegerAttr>(getValue()))
    return emitOpError() << "expected a number but got " << getValue()
                         << " [constant_c1]";
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult RelayoutOp::verify() {
  if (!isSameTensor(getSource().getType(), getType()))
    return emitOpError() << "expected the result to have the dims and the "
                            "element type of the source, "
                         << getSource().getType() << ", but got " << getType()
                         << " [relayout_c1]";
  return success();
}

OpFoldResult RelayoutOp::fold(FoldAdaptor) {
  if (getSource().getType() == getType())
    return getSource();
  return {};
}
