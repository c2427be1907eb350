//===- InferShapes.cpp - infer the dims of every value ----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFEINFERSHAPES
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;

/// Takes the known extents of `dims` into a type; keeps what is known already.
static RankedTensorType refine(RankedTensorType type, ArrayRef<int64_t> dims) {
  Dims refined(type.getShape());
  for (auto [extent, inferred] : llvm::zip_equal(refined, dims))
    if (ShapedType::isDynamic(extent))
      extent = inferred;
  return RankedTensorType::get(refined, type.getElementType(),
                               type.getEncoding());
}

static LogicalResult inferGraph(GraphOp graph) {
  for (Operation &op : graph.getBody().front()) {
    if (auto relayout = dyn_cast<RelayoutOp>(op)) {
      relayout.getResult().setType(
          refine(relayout.getType(),
                 relayout.getSource().getType().getShape()));
      continue;
    }
    auto node = dyn_cast<GraphOpInterface>(op);
    if (!node)
      continue;
    SmallVector<SmallVector<int64_t>> shapes;
    if (failed(node.inferShapes(shapes)))
      return failure();
    for (auto [result, dims] : llvm::zip_equal(op.getResults(), shapes)) {
      auto type = cast<RankedTensorType>(result.getType());
      if (failed(verifyCompatibleShape(type.getShape(), dims)))
        return op.emitOpError()
               << "expected result #" << result.getResultNumber()
               << " to have dims " << formatDims(dims) << " but got "
               << formatDims(type.getShape()) << " [shape_c1]";
      result.setType(refine(type, dims));
    }
  }
  // The signature follows the returned values.
  auto returned = cast<ReturnOp>(graph.getBody().front().getTerminator());
  SmallVector<Type> results;
  for (auto [declared, value] :
       llvm::zip_equal(graph.getResultTypes(), returned.getOperands()))
    results.push_back(
        refine(cast<RankedTensorType>(declared),
               cast<RankedTensorType>(value.getType()).getShape()));
  graph.setFunctionType(FunctionType::get(
      graph.getContext(), graph.getArgumentTypes(), results));
  return success();
}

namespace {
struct InferShapes : cudnnfe::impl::CudnnFEInferShapesBase<InferShapes> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    for (GraphOp graph : module.getOps<GraphOp>())
      if (failed(inferGraph(graph)))
        return signalPassFailure();

    SymbolTableCollection symbols;
    for (auto func : module.getOps<func::FuncOp>()) {
      func.walk([&](Operation *op) {
        if (auto call = dyn_cast<CallOp>(op)) {
          auto graph = symbols.lookupNearestSymbolFrom<GraphOp>(
              call, call.getCalleeAttr());
          for (auto [result, type] :
               llvm::zip_equal(call.getResults(), graph.getResultTypes()))
            result.setType(
                refine(cast<RankedTensorType>(result.getType()),
                       cast<RankedTensorType>(type).getShape()));
        } else if (auto relayout = dyn_cast<RelayoutOp>(op)) {
          relayout.getResult().setType(
              refine(relayout.getType(),
                     relayout.getSource().getType().getShape()));
        }
      });
      // A function without a loop of calls has its results settled by now.
      if (func.isExternal())
        continue;
      SmallVector<Type> results(func.getResultTypes());
      func.walk([&](func::ReturnOp op) {
        for (auto [type, value] : llvm::zip_equal(results, op.getOperands())) {
          auto declared = dyn_cast<RankedTensorType>(type);
          auto given = dyn_cast<RankedTensorType>(value.getType());
          if (declared && given && declared.getRank() == given.getRank())
            type = refine(declared, given.getShape());
        }
      });
      func.setFunctionType(FunctionType::get(&getContext(),
                                             func.getArgumentTypes(), results));
    }
  }
};
} // namespace
