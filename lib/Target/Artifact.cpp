//===- Artifact.cpp - entries and manifest of an artifact -----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Target/Artifact.h"

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "CudnnFE/Runtime/Runtime.h"
#include "CudnnFE/Support/Locations.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::cudnnfe;

//===----------------------------------------------------------------------===//
// Entries
//===----------------------------------------------------------------------===//

static std::string printType(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// The argument of an entry for a type at the boundary, or why there is none.
static std::optional<std::string> describeType(Type type,
                                               ArtifactArgument &argument) {
  Type element = type;
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    element = tensor.getElementType();
    if (!tensor.hasStaticShape())
      return "expected a static shape";
    LayoutAttr layout = getLayout(tensor);
    if (tensor.getEncoding() && !layout)
      return "expected no encoding or a #cudnnfe.layout";
    argument.shape.assign(tensor.getShape().begin(), tensor.getShape().end());
    SmallVector<int64_t> strides = getStrides(tensor);
    argument.strides.assign(strides.begin(), strides.end());
    argument.alignment = layout ? layout.getAlignment() : 16;
  } else if (auto memref = dyn_cast<MemRefType>(type)) {
    element = memref.getElementType();
    SmallVector<int64_t> strides;
    int64_t offset;
    if (!memref.hasStaticShape() ||
        failed(memref.getStridesAndOffset(strides, offset)) || offset != 0 ||
        llvm::is_contained(strides, ShapedType::kDynamic))
      return "expected a static shape, static strides and no offset";
    argument.shape.assign(memref.getShape().begin(), memref.getShape().end());
    argument.strides.assign(strides.begin(), strides.end());
    argument.alignment = 16;
  } else {
    argument.isScalar = true;
  }
  if (!element.isIntOrIndexOrFloat())
    return "expected a tensor or a scalar of numbers";
  argument.type = printType(element);
  return std::nullopt;
}

/// The name that an argument or a result has in a graph, where `index` is its
/// place.
static StringRef getNameInGraph(CallOp call, unsigned index, bool isResult) {
  auto graph =
      SymbolTable::lookupNearestSymbolFrom<GraphOp>(call, call.getCalleeAttr());
  if (!graph)
    return "";
  ArrayAttr attributes =
      isResult ? graph.getResAttrsAttr() : graph.getArgAttrsAttr();
  if (!attributes || index >= attributes.size())
    return "";
  auto name =
      cast<DictionaryAttr>(attributes[index]).getAs<StringAttr>("cudnnfe.name");
  return name ? name.getValue() : "";
}

/// The name of a function's argument: that of the first graph that takes it.
static StringRef getArgumentName(Value argument) {
  // Users are in reverse order of the text.
  StringRef name;
  for (OpOperand &use : argument.getUses())
    if (auto call = dyn_cast<CallOp>(use.getOwner()))
      if (unsigned position = use.getOperandNumber(); position > 0)
        if (StringRef found =
                getNameInGraph(call, position - 1, /*isResult=*/false);
            !found.empty())
          name = found;
  return name;
}

static StringRef getResultName(Value value) {
  auto result = dyn_cast<OpResult>(value);
  auto call = result ? dyn_cast<CallOp>(result.getOwner()) : CallOp();
  return call
             ? getNameInGraph(call, result.getResultNumber(), /*isResult=*/true)
             : "";
}

FailureOr<std::vector<ArtifactEntry>>
mlir::cudnnfe::collectEntries(ModuleOp module) {
  std::vector<ArtifactEntry> entries;
  for (auto func : module.getOps<func::FuncOp>()) {
    if (!func.isPublic() || func.isExternal())
      continue;
    ArtifactEntry entry;
    entry.name = func.getSymName().str();
    entry.location = printLocation(func.getLoc());
    // The name becomes a part of a symbol that C programs write.
    if (!llvm::all_of(entry.name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; }))
      return func.emitError()
             << "expected a public function's name to be of letters, "
                "digits and '_' but got '"
             << entry.name << "'";
    auto add = [&](Type type, StringRef name, bool isResult,
                   unsigned index) -> LogicalResult {
      ArtifactArgument argument;
      argument.name = name.str();
      if (std::optional<std::string> problem = describeType(type, argument))
        return func.emitError() << (isResult ? "result " : "argument ") << index
                                << " of type " << type << ": " << *problem;
      if (isResult && argument.isScalar)
        return func.emitError() << "result " << index << " of type " << type
                                << ": expected a tensor";
      (isResult ? entry.results : entry.inputs).push_back(std::move(argument));
      return success();
    };
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes())) {
      if (isa<HandleType>(type))
        continue;
      if (failed(add(type, getArgumentName(func.getArgument(index)),
                     /*isResult=*/false, index)))
        return failure();
    }
    Operation *terminator = func.getBody().back().getTerminator();
    for (auto [index, type] : llvm::enumerate(func.getResultTypes())) {
      StringRef name = terminator->getNumOperands() == func.getNumResults()
                           ? getResultName(terminator->getOperand(index))
                           : "";
      if (failed(add(type, name, /*isResult=*/true, index)))
        return failure();
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

//===----------------------------------------------------------------------===//
// Manifest
//===----------------------------------------------------------------------===//

static void printArgument(llvm::json::OStream &json,
                          const ArtifactArgument &argument) {
  json.object([&] {
    if (!argument.name.empty())
      json.attribute("name", argument.name);
    json.attribute("type", argument.type);
    if (argument.isScalar) {
      json.attribute("scalar", true);
      return;
    }
    json.attribute("shape", llvm::json::Array(argument.shape));
    json.attribute("strides", llvm::json::Array(argument.strides));
    json.attribute("alignment", argument.alignment);
  });
}

std::string mlir::cudnnfe::printManifest(const Manifest &manifest) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::json::OStream json(stream);
  json.object([&] {
    json.attribute("format", "cudnnfe-artifact");
    json.attribute("version", kManifestVersion);
    json.attribute("abi", CUDNNFE_ABI_VERSION);
    json.attribute("target", manifest.target);
    if (!manifest.cpu.empty())
      json.attribute("cpu", manifest.cpu);
    json.attributeArray("entries", [&] {
      for (const ArtifactEntry &entry : manifest.entries)
        json.object([&] {
          json.attribute("name", entry.name);
          json.attribute("location", entry.location);
          if (entry.program >= 0)
            json.attribute("program", entry.program);
          json.attributeArray("inputs", [&] {
            for (const ArtifactArgument &argument : entry.inputs)
              printArgument(json, argument);
          });
          json.attributeArray("results", [&] {
            for (const ArtifactArgument &argument : entry.results)
              printArgument(json, argument);
          });
        });
    });
    std::vector<llvm::StringRef> names;
    for (const auto &member : manifest.details)
      names.push_back(member.first);
    llvm::sort(names);
    for (llvm::StringRef name : names)
      json.attribute(name, *manifest.details.get(name));
  });
  return text;
}

void mlir::cudnnfe::embedManifest(ModuleOp module, StringRef json) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  std::string text = json.str();
  text.push_back('\0');
  LLVM::GlobalOp::create(
      builder, module.getLoc(),
      LLVM::LLVMArrayType::get(builder.getI8Type(), text.size()),
      /*isConstant=*/true, LLVM::Linkage::External, CUDNNFE_MANIFEST_SYMBOL,
      builder.getStringAttr(text));
}
