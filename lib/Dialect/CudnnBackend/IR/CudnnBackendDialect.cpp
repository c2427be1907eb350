//===- CudnnBackendDialect.cpp - the cudnn_backend dialect ----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "FieldSyntax.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cudnn_backend;

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendTypes.cpp.inc"

namespace {

/// Reads and writes the serialized plans of a module.
struct PlanResources : public OpAsmDialectInterface {
  PlanResources(Dialect *dialect, PlanBlobManager &manager)
      : OpAsmDialectInterface(dialect), manager(manager) {}

  std::string
  getResourceKey(const AsmDialectResourceHandle &handle) const override {
    return cast<PlanBlobHandle>(handle).getKey().str();
  }
  FailureOr<AsmDialectResourceHandle>
  declareResource(StringRef key) const override {
    return manager.insert(key);
  }
  LogicalResult parseResource(AsmParsedResourceEntry &entry) const override {
    FailureOr<AsmResourceBlob> blob = entry.parseAsBlob();
    if (failed(blob))
      return failure();
    manager.update(entry.getKey(), std::move(*blob));
    return success();
  }
  void buildResources(Operation *op,
                      const SetVector<AsmDialectResourceHandle> &referenced,
                      AsmResourceBuilder &builder) const override {
    manager.buildResources(builder, referenced.getArrayRef());
  }

  PlanBlobManager &manager;
};

} // namespace

void CudnnBackendDialect::initialize() {
  registerTypes();
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendOps.cpp.inc"
      >();
  auto &manager = addInterface<PlanBlobManager>();
  addInterface<PlanResources>(manager);
  syntax::addBytecodeInterface(*this);
}

void CudnnBackendDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendTypes.cpp.inc"
      >();
}

Type DescType::parse(AsmParser &parser) {
  cudnnfe::cudnn::DescKind kind;
  if (parser.parseLess() || syntax::parseKind(parser, kind) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), kind);
}

void DescType::print(AsmPrinter &printer) const {
  printer << "<";
  syntax::printKind(printer, getKind());
  printer << ">";
}
