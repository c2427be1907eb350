//===- InferShapes.cpp - infer the dims of every value ----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Graphs first, each by itself in program order: a graph's dims depend on its
// arguments alone. Host functions then: what is known of a value is the merge
// of all that reaches it, through calls, loops and branches, found by iteration
// from "nothing reaches it" downwards. Types change only at the end.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/MapVector.h"

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

/// The dims of a tensor type of which some are unknown, else null.
static RankedTensorType getUnknown(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape() ? tensor : RankedTensorType();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

static LogicalResult inferGraph(GraphOp graph) {
  Block &body = graph.getBody().front();
  for (Operation &op : body) {
    SmallVector<SmallVector<int64_t>> shapes;
    if (auto relayout = dyn_cast<RelayoutOp>(op))
      shapes.emplace_back(relayout.getSource().getType().getShape());
    else if (auto node = dyn_cast<GraphOpInterface>(op)) {
      if (failed(node.inferShapes(shapes)))
        return failure();
    } else
      continue;
    for (auto [result, dims] : llvm::zip_equal(op.getResults(), shapes)) {
      auto type = cast<RankedTensorType>(result.getType());
      if (failed(verifyCompatibleShape(type.getShape(), dims)))
        return op.emitOpError()
               << "expected result #" << result.getResultNumber()
               << " to have dims " << formatDims(dims) << " but got "
               << formatDims(type.getShape()) << " [shape_c1]";
      if (!type.hasStaticShape())
        result.setType(refine(type, dims));
    }
  }
  // The signature follows the returned values.
  auto returned = cast<ReturnOp>(body.getTerminator());
  SmallVector<Type> results;
  for (auto [index, declared, value] :
       llvm::enumerate(graph.getResultTypes(), returned.getOperands())) {
    auto type = cast<RankedTensorType>(declared);
    ArrayRef<int64_t> dims = cast<RankedTensorType>(value.getType()).getShape();
    if (failed(verifyCompatibleShape(type.getShape(), dims))) {
      InFlightDiagnostic diag = returned.emitOpError();
      diag << "expected operand #" << index
           << " to have the dims of the result, " << formatDims(type.getShape())
           << ", but got " << formatDims(dims) << " [return_c2]";
      diag.attachNote(graph.getLoc()) << "the graph is here";
      return failure();
    }
    results.push_back(refine(type, dims));
  }
  graph.setFunctionType(
      FunctionType::get(graph.getContext(), graph.getArgumentTypes(), results));
  return success();
}

//===----------------------------------------------------------------------===//
// Host functions
//===----------------------------------------------------------------------===//

namespace {
/// Infers the dims of the values of all host functions of a module.
class HostInference {
public:
  explicit HostInference(ModuleOp module) : module(module) {}

  LogicalResult run() {
    collect();
    if (!hasUnknown)
      return success();
    // Results travel from callees to callers and arguments the other way, so
    // both orders take turns.
    SmallVector<func::FuncOp> order = getCalleesFirst();
    do {
      changed = false;
      for (func::FuncOp func : order)
        visit(func);
      for (func::FuncOp func : llvm::reverse(order))
        visit(func);
    } while (changed);
    return apply();
  }

private:
  /// Looks up symbols once, and finds out whether there is anything to infer.
  void collect() {
    for (GraphOp graph : module.getOps<GraphOp>())
      graphs[graph.getSymNameAttr()] = graph;
    for (auto func : module.getOps<func::FuncOp>()) {
      if (func.isExternal())
        continue;
      funcs[func.getSymNameAttr()] = func;
      results[func].resize(func.getNumResults());
    }
    for (auto &entry : funcs) {
      hasUnknown |= llvm::any_of(entry.second.getArgumentTypes(), getUnknown);
      entry.second.walk([&](Operation *op) {
        hasUnknown |= llvm::any_of(op->getResultTypes(), getUnknown);
      });
    }
    if (!hasUnknown)
      return;
    // The signature of a function whose symbol is used by anything else than
    // calls stays. The arguments of other private ones are known from the
    // calls.
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(&module.getBodyRegion());
    DenseSet<Attribute> escaped;
    if (uses)
      for (SymbolTable::SymbolUse use : *uses)
        if (!isa<func::CallOp>(use.getUser()))
          escaped.insert(use.getSymbolRef().getRootReference());
    for (auto &entry : funcs) {
      if (!uses || escaped.contains(entry.first)) {
        results[entry.second].clear();
        continue;
      }
      if (entry.second.isPrivate())
        for (BlockArgument arg : entry.second.getArguments())
          merged.insert(arg);
    }
  }

  SmallVector<func::FuncOp> getCalleesFirst() {
    SmallVector<func::FuncOp> order;
    DenseSet<Operation *> seen;
    for (auto &entry : funcs) {
      // An explicit stack: chains of calls may be long.
      SmallVector<std::pair<func::FuncOp, SmallVector<func::FuncOp>>> stack;
      auto push = [&](func::FuncOp func) {
        if (!seen.insert(func).second)
          return;
        SmallVector<func::FuncOp> callees;
        func.walk([&](func::CallOp call) {
          if (func::FuncOp callee = getCallee(call))
            callees.push_back(callee);
        });
        stack.emplace_back(func, callees);
      };
      push(entry.second);
      while (!stack.empty()) {
        if (stack.back().second.empty()) {
          order.push_back(stack.pop_back_val().first);
          continue;
        }
        push(stack.back().second.pop_back_val());
      }
    }
    return order;
  }

  func::FuncOp getCallee(func::CallOp call) {
    return funcs.lookup(call.getCalleeAttr().getAttr());
  }

  /// What reaches the results of the callee; empty where its signature stays.
  ArrayRef<std::optional<Dims>> getResults(func::CallOp call) {
    func::FuncOp callee = getCallee(call);
    return callee ? ArrayRef<std::optional<Dims>>(results[callee])
                  : ArrayRef<std::optional<Dims>>();
  }

  /// The dims of a value as far as they are known now; null where nothing has
  /// reached it yet.
  const Dims *get(Value value, Dims &storage) {
    auto type = cast<RankedTensorType>(value.getType());
    if (!type.hasStaticShape() && isMerged(value)) {
      auto it = dims.find(value);
      return it == dims.end() ? nullptr : &it->second;
    }
    storage.assign(type.getShape().begin(), type.getShape().end());
    return &storage;
  }

  /// Whether the dims of a value come from what reaches it rather than from its
  /// type alone.
  bool isMerged(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return merged.contains(value);
    if (auto call = dyn_cast<func::CallOp>(op))
      return !getResults(call).empty();
    return isa<CallOp, RelayoutOp>(op) || merged.contains(value);
  }

  void merge(std::optional<Dims> &known, ArrayRef<int64_t> dims) {
    if (!known) {
      known.emplace(dims.begin(), dims.end());
      changed = true;
      return;
    }
    for (auto [extent, other] : llvm::zip_equal(*known, dims))
      if (extent != other && !ShapedType::isDynamic(extent)) {
        extent = ShapedType::kDynamic;
        changed = true;
      }
  }

  void merge(Value value, ArrayRef<int64_t> reaching) {
    RankedTensorType type = getUnknown(value.getType());
    if (!type)
      return;
    // What the author wrote is known as well.
    Dims incoming(reaching);
    for (auto [extent, written] : llvm::zip_equal(incoming, type.getShape()))
      if (ShapedType::isDynamic(extent))
        extent = written;
    auto it = dims.find(value);
    std::optional<Dims> known;
    if (it != dims.end())
      known = it->second;
    merge(known, incoming);
    dims[value] = *known;
  }

  /// Calls `edge(operand, target)` for each operand of `op` that is handed on
  /// to another value.
  void forEachEdge(Operation *op, function_ref<void(OpOperand &, Value)> edge) {
    auto connect = [&](OperandRange operands, ValueRange targets) {
      if (operands.empty())
        return;
      unsigned first = operands.getBeginOperandIndex();
      for (auto [index, target] : llvm::enumerate(targets))
        if (index < operands.size())
          edge(op->getOpOperand(first + index), target);
    };
    auto connectRegions = [&](RegionBranchOpInterface branch,
                              RegionBranchPoint point) {
      SmallVector<RegionSuccessor> successors;
      branch.getSuccessorRegions(point, successors);
      for (RegionSuccessor successor : successors)
        connect(branch.getSuccessorOperands(point, successor),
                successor.getSuccessorInputs());
    };
    if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
      connectRegions(branch, RegionBranchPoint::parent());
    if (auto end = dyn_cast<RegionBranchTerminatorOpInterface>(op))
      if (auto branch = dyn_cast<RegionBranchOpInterface>(op->getParentOp()))
        connectRegions(branch, RegionBranchPoint(end));
    if (auto branch = dyn_cast<BranchOpInterface>(op))
      for (unsigned i = 0, e = op->getNumSuccessors(); i < e; ++i) {
        SuccessorOperands operands = branch.getSuccessorOperands(i);
        connect(operands.getForwardedOperands(),
                op->getSuccessor(i)->getArguments().drop_front(
                    operands.getProducedOperandCount()));
      }
    if (auto call = dyn_cast<func::CallOp>(op))
      if (func::FuncOp callee = getCallee(call))
        connect(call.getOperands(), callee.getArguments());
  }

  void visit(func::FuncOp func) {
    Dims storage;
    func.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto call = dyn_cast<CallOp>(op)) {
        GraphOp graph = graphs.lookup(call.getCalleeAttr().getAttr());
        for (auto [result, type] :
             llvm::zip_equal(call.getResults(), graph.getResultTypes()))
          merge(result, cast<RankedTensorType>(type).getShape());
        return;
      }
      if (auto relayout = dyn_cast<RelayoutOp>(op)) {
        if (const Dims *known = get(relayout.getSource(), storage))
          merge(relayout.getResult(), *known);
        return;
      }
      if (auto end = dyn_cast<func::ReturnOp>(op))
        for (auto [value, merging] :
             llvm::zip(end.getOperands(),
                       MutableArrayRef<std::optional<Dims>>(results[func])))
          if (isa<RankedTensorType>(value.getType()))
            if (const Dims *known = get(value, storage))
              merge(merging, *known);
      forEachEdge(op, [&](OpOperand &operand, Value target) {
        if (!getUnknown(target.getType()))
          return;
        // A private function's arguments are in the set already; those of
        // others stay as they are.
        if (!isFunctionArgument(target))
          merged.insert(target);
        if (!merged.contains(target))
          return;
        if (const Dims *known = get(operand.get(), storage))
          merge(target, *known);
      });
      // A loop may have no edge from its start to its end, but its results have
      // the types of what it carries.
      if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
        if (std::optional<ResultRange> ends = loop.getLoopResults())
          for (auto [end, carried] :
               llvm::zip(*ends, loop.getRegionIterArgs())) {
            if (!getUnknown(end.getType()))
              continue;
            merged.insert(end);
            if (const Dims *known = get(end, storage))
              merge(carried, *known);
            if (const Dims *known = get(carried, storage))
              merge(end, *known);
          }
      if (auto call = dyn_cast<func::CallOp>(op))
        for (auto [result, known] :
             llvm::zip(call.getResults(), getResults(call)))
          if (known)
            merge(result, *known);
    });
  }

  static bool isFunctionArgument(Value value) {
    auto arg = dyn_cast<BlockArgument>(value);
    return arg && isa<func::FuncOp>(arg.getOwner()->getParentOp()) &&
           arg.getOwner()->isEntryBlock();
  }

  /// Writes what is known into the types, and casts back for uses that insist
  /// on the type that was there.
  LogicalResult apply() {
    DenseMap<Value, Type> oldTypes;
    auto settle = [&](Value value) -> LogicalResult {
      RankedTensorType type = getUnknown(value.getType());
      auto it = dims.find(value);
      if (!type || it == dims.end())
        return success();
      if (failed(verifyCompatibleShape(type.getShape(), it->second)))
        return refuse(value, it->second);
      RankedTensorType refined = refine(type, it->second);
      if (refined != type)
        oldTypes[value] = type;
      value.setType(refined);
      return success();
    };
    for (auto &entry : funcs) {
      WalkResult walk = entry.second.walk([&](Operation *op) {
        for (Value result : op->getResults())
          if (failed(settle(result)))
            return WalkResult::interrupt();
        for (Region &region : op->getRegions())
          for (BlockArgument arg : region.getArguments())
            if (failed(settle(arg)))
              return WalkResult::interrupt();
        for (Region &region : op->getRegions())
          if (!region.empty())
            for (Block &block : llvm::drop_begin(region))
              for (BlockArgument arg : block.getArguments())
                if (failed(settle(arg)))
                  return WalkResult::interrupt();
        return WalkResult::advance();
      });
      if (walk.wasInterrupted())
        return failure();
      settleSignature(entry.second);
    }
    for (auto &entry : funcs)
      castUses(entry.second, oldTypes);
    return success();
  }

  void settleSignature(func::FuncOp func) {
    SmallVector<Type> types(func.getResultTypes());
    for (auto [type, known] : llvm::zip(types, results[func]))
      if (RankedTensorType unknown = getUnknown(type); unknown && known)
        type = refine(unknown, *known);
    func.setFunctionType(FunctionType::get(
        func.getContext(), func.getBody().front().getArgumentTypes(), types));
  }

  void castUses(func::FuncOp func, const DenseMap<Value, Type> &oldTypes) {
    SmallVector<std::pair<OpOperand *, Type>> casts;
    func.walk([&](Operation *op) {
      // Of these, only the dims have to agree.
      if (isa<CallOp, RelayoutOp>(op))
        return;
      DenseMap<OpOperand *, Type> expected;
      forEachEdge(op, [&](OpOperand &operand, Value target) {
        expected[&operand] = target.getType();
      });
      if (isa<func::ReturnOp>(op))
        for (OpOperand &operand : op->getOpOperands())
          expected[&operand] =
              func.getResultTypes()[operand.getOperandNumber()];
      for (OpOperand &operand : op->getOpOperands()) {
        Type type = expected.lookup(&operand);
        if (!type)
          type = oldTypes.lookup(operand.get());
        if (type && type != operand.get().getType() &&
            isa<RankedTensorType>(type))
          casts.emplace_back(&operand, type);
      }
    });
    for (auto [operand, type] : casts) {
      OpBuilder builder(operand->getOwner());
      operand->set(tensor::CastOp::create(
          builder, operand->getOwner()->getLoc(), type, operand->get()));
    }
  }

  /// Reports a value whose written dims contradict what reaches it.
  LogicalResult refuse(Value value, ArrayRef<int64_t> inferred) {
    auto type = cast<RankedTensorType>(value.getType());
    Operation *op = value.getDefiningOp();
    if (!op)
      return emitError(value.getLoc())
             << "expected an argument of dims " << formatDims(inferred)
             << " but got " << formatDims(type.getShape());
    InFlightDiagnostic diag = op->emitOpError();
    diag << "expected result #" << cast<OpResult>(value).getResultNumber()
         << " to have dims " << formatDims(inferred) << " but got "
         << formatDims(type.getShape());
    if (auto call = dyn_cast<CallOp>(op)) {
      diag << " [call_c3]";
      GraphOp graph = graphs.lookup(call.getCalleeAttr().getAttr());
      diag.attachNote(graph.getLoc()) << "the graph is here";
    } else if (isa<RelayoutOp>(op)) {
      diag << " [relayout_c1]";
    }
    return failure();
  }

  ModuleOp module;
  llvm::MapVector<StringAttr, func::FuncOp> funcs;
  DenseMap<StringAttr, GraphOp> graphs;
  /// What reaches the results of each function.
  DenseMap<Operation *, SmallVector<std::optional<Dims>>> results;
  /// What reaches each value, for values of unknown dims.
  DenseMap<Value, Dims> dims;
  /// Values, other than results of calls and relayouts, that edges lead to.
  DenseSet<Value> merged;
  bool hasUnknown = false, changed = false;
};

struct InferShapes : cudnnfe::impl::CudnnFEInferShapesBase<InferShapes> {
  void runOnOperation() override {
    for (GraphOp graph : getOperation().getOps<GraphOp>())
      if (failed(inferGraph(graph)))
        return signalPassFailure();
    if (failed(HostInference(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
