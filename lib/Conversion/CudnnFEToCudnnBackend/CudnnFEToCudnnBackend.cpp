//===- CudnnFEToCudnnBackend.cpp - graphs to descriptors ------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/Passes.h"
#include "CudnnFE/Target/CudnnBackend/DescriptorTranslation.h"
#include "GraphLowering.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CONVERTCUDNNFETOCUDNNBACKEND
#include "CudnnFE/Conversion/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

/// Reports what is wrong with a lowered program: the library of the target may
/// lack something, all else is a mistake of the lowering.
static LogicalResult report(const cudnn::Violation &violation, GraphOp graph,
                            ArrayRef<Location> locations) {
  auto locationOf = [&](int32_t descriptor) -> Location {
    return descriptor < 0 ? graph.getLoc()
                          : locations[static_cast<size_t>(descriptor)];
  };
  bool isUnsupported = violation.rule == "descriptor_c21" ||
                       (violation.rule == "program_c2" &&
                        locations.size() > cudnn::kMaxOperations);
  InFlightDiagnostic diag = emitError(locationOf(violation.descriptor));
  diag << (isUnsupported ? "unsupported on this target: " : "internal: ")
       << violation.str();
  if (violation.related >= 0)
    diag.attachNote(locationOf(violation.related)) << violation.relatedNote;
  return diag;
}

namespace {

struct ConvertCudnnFEToCudnnBackend
    : public mlir::cudnnfe::impl::ConvertCudnnFEToCudnnBackendBase<
          ConvertCudnnFEToCudnnBackend> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (cudnnVersion < cudnn::kOldestVersion) {
      emitError(module.getLoc())
          << "expected a cuDNN version of " << cudnn::kOldestVersion
          << " or later but got " << static_cast<int>(cudnnVersion);
      return signalPassFailure();
    }
    // Every graph is tried, so that one run names all that is unsupported.
    bool hasFailed = false;
    SmallVector<GraphOp> graphs = llvm::to_vector(module.getOps<GraphOp>());
    for (GraphOp graph : graphs)
      hasFailed |= failed(convert(graph));
    if (hasFailed)
      signalPassFailure();
  }

  LogicalResult convert(GraphOp graph) {
    std::string name = (graph.getSymName() + "_program").str();
    if (Operation *other = SymbolTable::lookupSymbolIn(getOperation(), name)) {
      InFlightDiagnostic diag = graph.emitOpError()
                                << "expected the name '" << name
                                << "' to be free for its program";
      diag.attachNote(other->getLoc()) << "the other symbol";
      return diag;
    }
    FailureOr<LoweredGraph> lowered = GraphLowering(graph, cudnnVersion).run();
    if (failed(lowered))
      return failure();
    if (auto violation = cudnn::verify(lowered->program, cudnnVersion))
      return report(*violation, graph, lowered->locations);

    OpBuilder builder(graph);
    builder.setInsertionPointAfter(graph);
    cudnn_backend::importDescriptorProgram(
        builder, graph.getLoc(),
        {name, graph.getSymName(), cudnnVersion, lowered->bindings},
        lowered->program, lowered->locations);

    size_t operations = 0;
    for (const cudnn::Descriptor &descriptor : lowered->program.descriptors)
      operations +=
          cudnn::infoOf(descriptor.kind).role == cudnn::DescRole::Operation;
    remark::analysis(graph.getLoc(), remark::RemarkOpts::name("Descriptors")
                                         .category("cudnn-backend")
                                         .function(graph.getSymName()))
        << "graph '" << graph.getSymName() << "' as descriptors"
        << remark::metric("Descriptors", lowered->program.descriptors.size())
        << remark::metric("Operations", operations);
    return success();
  }
};

} // namespace
