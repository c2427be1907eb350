//===- FinalizeLayouts.cpp - settle where every tensor lies -----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "LayoutChoice.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

#include <set>

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFEFINALIZELAYOUTS
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;

static constexpr StringRef kCategory = "cudnnfe-finalize-layouts";

/// The layout with the strides of extent-1 dims as they are always written.
static LayoutAttr canonicalize(ArrayRef<int64_t> shape, LayoutAttr layout) {
  return LayoutAttr::get(layout.getContext(),
                         getCanonicalStrides(shape, layout.getStrides()),
                         layout.getAlignment(), layout.getReordering());
}

static LayoutAttr makeLayout(MLIRContext *context, ArrayRef<int64_t> shape,
                             ArrayRef<int64_t> strides,
                             int64_t alignment = 16) {
  return LayoutAttr::get(context, getCanonicalStrides(shape, strides),
                         alignment, Reordering::None);
}

static LayoutAttr makeRowMajor(RankedTensorType type) {
  return makeLayout(type.getContext(), type.getShape(),
                    getRowMajorStrides(type.getShape()));
}

static RankedTensorType withLayout(RankedTensorType type, LayoutAttr layout) {
  return RankedTensorType::get(type.getShape(), type.getElementType(), layout);
}

/// The type with a canonical layout; other types stay.
static RankedTensorType canonicalize(RankedTensorType type) {
  LayoutAttr layout = getLayout(type);
  if (!layout || !type.hasStaticShape())
    return type;
  return withLayout(type, canonicalize(type.getShape(), layout));
}

static std::string describe(RankedTensorType type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (LayoutAttr layout = getLayout(type))
    os << layout;
  else
    os << "dense row-major";
  return text;
}

/// Checks what every tensor of a graph must fulfil before it gets strides.
static LogicalResult checkTensor(EmitErrorFn emitError, RankedTensorType type) {
  if (!type.hasStaticShape()) {
    emitError() << "unsupported on this target: layouts need known dims but "
                   "got "
                << type;
    return failure();
  }
  int64_t bytes = getElementBytes(type.getElementType());
  for (int64_t extent : type.getShape())
    if (llvm::MulOverflow(bytes, extent, bytes)) {
      emitError() << "the offset of the last element of " << type
                  << " does not fit in 63 bits [layout_c4]";
      return failure();
    }
  return success();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

namespace {
/// What the host asks of the results of a graph.
struct HostDemands {
  SmallVector<CallOp> calls;
  /// The layout that every call spells for the result, null where there is
  /// none or they differ.
  LayoutAttr getResult(unsigned index) const {
    LayoutAttr common;
    for (CallOp call : calls) {
      auto type = cast<RankedTensorType>(call.getResult(index).getType());
      LayoutAttr layout = getLayout(type);
      if (!layout || !type.hasStaticShape())
        return {};
      layout = canonicalize(type.getShape(), layout);
      if (common && common != layout)
        return {};
      common = layout;
    }
    return common;
  }
};

/// Gives one graph its layouts and uids.
class GraphFinalizer {
public:
  GraphFinalizer(GraphOp graph, const HostDemands &demands)
      : graph(graph), demands(demands), builder(graph.getContext()) {}

  LogicalResult run(bool assignUids) {
    if (failed(settleArguments()) || failed(collectRequirements()))
      return failure();
    for (Operation &op : graph.getBody().front())
      for (OpResult result : op.getResults())
        if (failed(settleResult(result)))
          return failure();
    if (failed(settleSignature()))
      return failure();
    if (assignUids)
      numberTensors();
    return success();
  }

private:
  /// What a returned value must look like, and for which result.
  struct Requirement {
    LayoutAttr layout;
    unsigned result;
    std::string reason;
  };

  LogicalResult settleArguments() {
    for (BlockArgument arg : graph.getArguments()) {
      auto type = dyn_cast<RankedTensorType>(arg.getType());
      if (!type)
        continue;
      std::string what = "argument #" + std::to_string(arg.getArgNumber());
      if (failed(checkTensor(
              [&] { return graph.emitOpError() << what << ": "; }, type)))
        return failure();
      LayoutAttr layout = getLayout(type);
      if (!layout) {
        layout = makeRowMajor(type);
        remarkChoice(graph.getLoc(), what, layout,
                     "no layout on an argument means row-major");
      } else {
        layout = canonicalize(type.getShape(), layout);
        if (!isNonOverlapping(type.getShape(), layout.getStrides()))
          emitWarning(graph.getLoc())
              << what << " has strides that repeat elements: " << type;
      }
      arg.setType(withLayout(type, layout));
    }
    return success();
  }

  LogicalResult collectRequirements() {
    Operation *terminator = graph.getBody().front().getTerminator();
    returned.insert(terminator->operand_begin(), terminator->operand_end());
    for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
      auto type = cast<RankedTensorType>(graph.getResultTypes()[index]);
      if (failed(checkTensor(
              [&, index = index] {
                return graph.emitOpError() << "result #" << index << ": ";
              },
              type)))
        return failure();
      Requirement required{{}, static_cast<unsigned>(index), {}};
      if (LayoutAttr layout = getLayout(type)) {
        required.layout = canonicalize(type.getShape(), layout);
        required.reason = "the layout of result #" + std::to_string(index);
      } else if (graph.isPublic()) {
        required.layout = makeRowMajor(type);
        required.reason = "no layout on result #" + std::to_string(index) +
                          " of a public graph means row-major";
      } else if (LayoutAttr layout = demands.getResult(index)) {
        required.layout = layout;
        required.reason =
            "every call asks for it as result #" + std::to_string(index);
      } else {
        continue;
      }
      auto [it, inserted] = requirements.try_emplace(value, required);
      if (!inserted && it->second.layout != required.layout) {
        InFlightDiagnostic diag =
            terminator->emitOpError()
            << "operand #" << index
            << ": expected one layout for a value that is returned twice but "
               "result #"
            << it->second.result << " is " << it->second.layout
            << " and result #" << index << " is " << required.layout
            << "; return a relayout of it for one of them "
               "[finalize_layouts_c1]";
        diag.attachNote(value.getLoc()) << "the value is made here";
        return failure();
      }
    }
    return success();
  }

  LogicalResult settleResult(OpResult result) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    if (!type)
      return success();
    Operation *op = result.getOwner();
    if (failed(checkTensor(
            [&] {
              return op->emitOpError()
                     << "result #" << result.getResultNumber() << ": ";
            },
            type)))
      return failure();
    const Requirement *required = nullptr;
    if (auto it = requirements.find(result); it != requirements.end())
      required = &it->second;

    LayoutAttr layout = getLayout(type);
    if (layout) {
      layout = canonicalize(type.getShape(), layout);
      if (!isNonOverlapping(type.getShape(), layout.getStrides()) &&
          !isView(result, layout))
        return op->emitOpError()
               << "expected the layout of result #" << result.getResultNumber()
               << " to give each element its own address but got " << type
               << " [finalize_layouts_c2]";
      if (required && required->layout != layout)
        return refuseReturned(op->getLoc(), layout, *required);
    } else {
      std::string what = (op->getName().getStringRef() + " result #" +
                          Twine(result.getResultNumber()))
                             .str();
      LayoutChoice choice = chooseLayout(result);
      // A view of something that repeats elements does so too, but what is
      // returned is written.
      if (returned.contains(result) &&
          !isNonOverlapping(type.getShape(), choice.strides))
        choice = {getRowMajorStrides(type.getShape()),
                  "row-major, since the operand repeats elements"};
      layout = makeLayout(op->getContext(), type.getShape(), choice.strides,
                          choice.alignment);
      if (required && required->layout.getStrides() != layout.getStrides()) {
        if (auto remark = remark::missed(op->getLoc(), getOptions("layout")))
          remark << what + " is returned as " + str(required->layout)
                 << remark::metric("strides",
                                   formatStrides(required->layout.getStrides()))
                 << remark::reason("{0}", required->reason)
                 << remark::suggest("{0} ({1}) on result #{2}", str(layout),
                                    choice.reason, required->result);
        layout = required->layout;
      } else {
        if (required)
          layout = required->layout;
        remarkChoice(op->getLoc(), what, layout, choice.reason);
        if (!choice.missed.empty())
          if (auto remark = remark::missed(op->getLoc(), getOptions("view")))
            remark << what + " is a copy, not a view"
                   << remark::reason("{0}", choice.missed)
                   << remark::metric("bytes", getBytes(type));
      }
    }
    result.setType(withLayout(type, layout));
    return success();
  }

  /// Whether the layout shows the elements of the operand where they are.
  static bool isView(OpResult result, LayoutAttr layout) {
    if (!isa<TransposeOp, ReshapeOp>(result.getOwner()))
      return false;
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(result.getType()).getShape();
    return getCanonicalStrides(shape, chooseLayout(result).strides) ==
           layout.getStrides();
  }

  LogicalResult settleSignature() {
    Operation *terminator = graph.getBody().front().getTerminator();
    for (Value value : terminator->getOperands()) {
      auto it = requirements.find(value);
      auto arg = dyn_cast<BlockArgument>(value);
      if (!arg || it == requirements.end())
        continue;
      LayoutAttr layout = getLayout(arg.getType());
      if (layout != it->second.layout)
        return refuseReturned(graph.getLoc(), layout, it->second);
    }
    graph.setFunctionType(FunctionType::get(
        graph.getContext(), graph.getBody().front().getArgumentTypes(),
        terminator->getOperandTypes()));
    return success();
  }

  LogicalResult refuseReturned(Location loc, LayoutAttr has,
                               const Requirement &required) {
    InFlightDiagnostic diag = graph.emitOpError();
    diag << "expected the value returned as result #" << required.result
         << " to be " << required.layout << " (" << required.reason
         << ") but it is " << has
         << "; give the result that layout, or return a relayout of the value "
            "[finalize_layouts_c3]";
    diag.attachNote(loc) << "the value is made here";
    return failure();
  }

  /// Gives a uid to each tensor and by-value scalar of the boundary.
  void numberTensors() {
    StringRef name = CudnnFEDialect::kUidAttrName;
    SmallVector<DictionaryAttr> args, results;
    for (unsigned i = 0, e = graph.getNumArguments(); i < e; ++i)
      args.push_back(builder.getDictionaryAttr(
          function_interface_impl::getArgAttrs(graph, i)));
    for (unsigned i = 0, e = graph.getNumResults(); i < e; ++i)
      results.push_back(builder.getDictionaryAttr(
          function_interface_impl::getResultAttrs(graph, i)));
    std::set<int64_t> used; // The ends of the range are legal uids.
    bool isComplete = true;
    for (DictionaryAttr attrs : llvm::concat<DictionaryAttr>(args, results)) {
      auto uid = attrs.getAs<IntegerAttr>(name);
      isComplete &= static_cast<bool>(uid);
      if (uid)
        used.insert(uid.getInt());
    }
    if (isComplete)
      return;
    int64_t next = 1;
    for (DictionaryAttr &attrs : llvm::concat<DictionaryAttr>(args, results)) {
      if (attrs.contains(name))
        continue;
      while (used.count(next))
        ++next;
      NamedAttrList extended(attrs);
      extended.set(name, builder.getI64IntegerAttr(next++));
      attrs = extended.getDictionary(graph.getContext());
    }
    graph.setAllArgAttrs(args);
    graph.setAllResultAttrs(results);
  }

  remark::RemarkOpts getOptions(StringRef name) {
    return remark::RemarkOpts::name(name).category(kCategory).function(
        graph.getSymName());
  }

  static std::string str(LayoutAttr layout) {
    std::string text;
    llvm::raw_string_ostream(text) << layout;
    return text;
  }

  static int64_t getBytes(RankedTensorType type) {
    return type.getNumElements() * getElementBytes(type.getElementType());
  }

  void remarkChoice(Location loc, const std::string &what, LayoutAttr layout,
                    const std::string &reason) {
    if (auto remark = remark::passed(loc, getOptions("layout")))
      remark << what + " gets " + str(layout)
             << remark::metric("strides", formatStrides(layout.getStrides()))
             << remark::reason("{0}", reason);
  }

  GraphOp graph;
  const HostDemands &demands;
  Builder builder;
  llvm::DenseMap<Value, Requirement> requirements;
  llvm::DenseSet<Value> returned;
};

//===----------------------------------------------------------------------===//
// Host functions
//===----------------------------------------------------------------------===//

/// Makes the two sides of each call agree.
class CallFinalizer {
public:
  explicit CallFinalizer(bool insertRelayouts)
      : insertRelayouts(insertRelayouts) {}

  LogicalResult run(CallOp call, GraphOp graph) {
    for (auto [index, declared] : llvm::enumerate(graph.getArgumentTypes())) {
      auto needed = dyn_cast<RankedTensorType>(declared);
      if (needed && failed(settleOperand(call, graph, index, needed)))
        return failure();
    }
    for (auto [index, declared] : llvm::enumerate(graph.getResultTypes()))
      if (failed(settleResult(call, graph, call->getResult(index),
                              cast<RankedTensorType>(declared))))
        return failure();
    return success();
  }

private:
  LogicalResult settleOperand(CallOp call, GraphOp graph, unsigned index,
                              RankedTensorType needed) {
    OpOperand &operand = call->getOpOperand(index + 1);
    Value value = operand.get();
    auto given = cast<RankedTensorType>(value.getType());
    if (isUsableAs(needed.getShape(), getLayout(given), getLayout(needed)))
      return success();
    std::string what = ("operand #" + Twine(index + 1) + " of the call of @" +
                        graph.getSymName())
                           .str();
    if (failed(check(call, graph, what, given, needed)))
      return failure();
    operand.set(getRelayout(call, what, value, needed));
    return success();
  }

  LogicalResult settleResult(CallOp call, GraphOp graph, OpResult result,
                             RankedTensorType actual) {
    auto asked = cast<RankedTensorType>(result.getType());
    LayoutAttr askedLayout = getLayout(asked), layout = getLayout(actual);
    // A result is a new buffer, and may be aligned better than the graph needs.
    if (isUsableAs(actual.getShape(), askedLayout, layout))
      return success();
    result.setType(actual);
    Value view;
    std::string what = ("result #" + Twine(result.getResultNumber()) +
                        " of the call of @" + graph.getSymName())
                           .str();
    for (OpOperand &use : llvm::make_early_inc_range(result.getUses())) {
      // Calls and relayouts take any layout and see to the rest themselves.
      if (isa<CallOp, RelayoutOp>(use.getOwner()))
        continue;
      if (!view) {
        if (failed(check(call, graph, what, actual, asked)))
          return failure();
        OpBuilder builder(call->getContext());
        builder.setInsertionPointAfter(call);
        view =
            createRelayout(builder, call.getLoc(), call, what, result, asked);
      }
      use.set(view);
    }
    return success();
  }

  LogicalResult check(CallOp call, GraphOp graph, StringRef what,
                      RankedTensorType from, RankedTensorType to) {
    auto getReordering = [](RankedTensorType type) {
      LayoutAttr layout = getLayout(type);
      return layout ? layout.getReordering() : Reordering::None;
    };
    bool sharesAddresses =
        to.hasStaticShape() && !isNonOverlapping(to.getShape(), getStrides(to));
    if (insertRelayouts && getReordering(from) == getReordering(to) &&
        !sharesAddresses)
      return success();
    InFlightDiagnostic diag = call.emitOpError();
    diag << what << ": expected " << describe(to) << " but got "
         << describe(from);
    if (insertRelayouts && sharesAddresses)
      diag << "; a copy cannot be made where elements share an address";
    else if (insertRelayouts)
      diag << "; tiled storage is never converted implicitly, write a relayout";
    diag << " [finalize_layouts_c4]";
    diag.attachNote(graph.getLoc()) << "the graph is here";
    return failure();
  }

  /// A relayout of the value to the type, shared by all its calls.
  Value getRelayout(CallOp call, const std::string &what, Value value,
                    RankedTensorType target) {
    OpBuilder builder(call);
    Value &shared = relayouts[{value, target}];
    // Before the first use in the block of the value, it is out of loops and
    // before every other use.
    Operation *anchor =
        value.getParentBlock()->findAncestorOpInBlock(*call.getOperation());
    if (!anchor)
      return createRelayout(builder, call.getLoc(), call, what, value, target);
    if (!shared) {
      builder.setInsertionPoint(anchor);
      shared =
          createRelayout(builder, call.getLoc(), call, what, value, target);
    }
    return shared;
  }

  static Value createRelayout(OpBuilder &builder, Location loc, CallOp call,
                              const std::string &what, Value value,
                              RankedTensorType target) {
    auto from = cast<RankedTensorType>(value.getType());
    auto func = call->getParentOfType<FunctionOpInterface>();
    auto options = remark::RemarkOpts::name("relayout").category(kCategory);
    if (func)
      options = options.function(func.getName());
    if (auto remark = remark::passed(loc, options)) {
      int64_t bytes =
          target.getNumElements() * getElementBytes(target.getElementType());
      remark << what + " is copied from " + describe(from) + " to " +
                    describe(target)
             << remark::metric("bytes", bytes)
             << remark::reason("{0}", "the two sides of the call differ");
    }
    return RelayoutOp::create(builder, loc, target, value);
  }

  bool insertRelayouts;
  llvm::DenseMap<std::pair<Value, Type>, Value> relayouts;
};

struct FinalizeLayouts
    : cudnnfe::impl::CudnnFEFinalizeLayoutsBase<FinalizeLayouts> {
  using CudnnFEFinalizeLayoutsBase::CudnnFEFinalizeLayoutsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    // In the order of the text, whatever the order of the symbols.
    llvm::MapVector<StringRef, HostDemands> demands;
    for (GraphOp graph : module.getOps<GraphOp>())
      demands[graph.getSymName()];
    SmallVector<std::pair<CallOp, GraphOp>> calls;
    llvm::StringMap<GraphOp> graphs;
    for (GraphOp graph : module.getOps<GraphOp>())
      graphs[graph.getSymName()] = graph;

    for (auto func : module.getOps<FunctionOpInterface>()) {
      if (isa<GraphOp>(func.getOperation()))
        continue;
      if (failed(settleFunction(func)))
        return signalPassFailure();
      func.getFunctionBody().walk([&](CallOp call) {
        GraphOp graph = graphs.lookup(call.getCallee());
        demands[call.getCallee()].calls.push_back(call);
        calls.emplace_back(call, graph);
      });
    }
    for (GraphOp graph : module.getOps<GraphOp>())
      if (failed(GraphFinalizer(graph, demands[graph.getSymName()])
                     .run(assignUids)))
        return signalPassFailure();
    CallFinalizer finalizer(insertRelayouts);
    for (auto [call, graph] : calls)
      if (failed(finalizer.run(call, graph)))
        return signalPassFailure();
  }

  /// Checks the tensors of a host function and writes their layouts the
  /// canonical way.
  LogicalResult settleFunction(FunctionOpInterface func) {
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes())) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      LayoutAttr layout = getLayout(type);
      if (layout && tensor.hasStaticShape() &&
          !isNonOverlapping(tensor.getShape(), layout.getStrides()))
        emitWarning(func.getLoc())
            << "argument #" << index
            << " has strides that repeat elements: " << type;
    }
    bool mustRewrite = false;
    auto isStale = [](Type type) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      return tensor && canonicalize(tensor) != tensor;
    };
    auto checkWritten = [&](Operation *op, StringRef what, unsigned index,
                            Type type) -> LogicalResult {
      auto tensor = dyn_cast<RankedTensorType>(type);
      LayoutAttr layout = getLayout(type);
      if (!layout || !tensor.hasStaticShape() ||
          isNonOverlapping(tensor.getShape(), layout.getStrides()))
        return success();
      return op->emitOpError()
             << "expected the layout of " << what << " #" << index
             << " to give each element its own address but got " << type
             << " [finalize_layouts_c2]";
    };
    for (auto [index, type] : llvm::enumerate(func.getResultTypes()))
      if (failed(checkWritten(func, "result", index, type)))
        return failure();
    mustRewrite = llvm::any_of(func.getArgumentTypes(), isStale) ||
                  llvm::any_of(func.getResultTypes(), isStale);
    WalkResult walk = func.getFunctionBody().walk([&](Operation *op) {
      mustRewrite |= llvm::any_of(op->getResultTypes(), isStale);
      if (isa<CallOp, RelayoutOp>(op))
        for (OpResult result : op->getResults())
          if (failed(checkWritten(op, "result", result.getResultNumber(),
                                  result.getType())))
            return WalkResult::interrupt();
      if (isa<CastOpInterface>(op) && op->getNumOperands() == 1 &&
          op->getNumResults() == 1) {
        auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
        auto to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
        if (from && to && from.getEncoding() != to.getEncoding() &&
            (getLayout(from) || getLayout(to))) {
          op->emitOpError()
              << "expected layouts to change in a relayout only "
                 "but got "
              << from << " and " << to << " [finalize_layouts_c5]";
          return WalkResult::interrupt();
        }
      }
      return WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return failure();
    if (mustRewrite) {
      AttrTypeReplacer replacer;
      replacer.addReplacement(
          [](RankedTensorType type) -> Type { return canonicalize(type); });
      replacer.recursivelyReplaceElementsIn(func, /*replaceAttrs=*/true,
                                            /*replaceLocs=*/false,
                                            /*replaceTypes=*/true);
    }
    return success();
  }
};
} // namespace
