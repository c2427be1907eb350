//===- CudnnFEToLinalg.cpp - lower graphs to linalg on tensors --*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/Passes.h"
#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "GraphLowering.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CONVERTCUDNNFETOLINALG
#include "CudnnFE/Conversion/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;

/// The type of a value on the CPU target: no encodings, and a pointer that is
/// never read for a handle.
static Type convertType(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return isa_and_nonnull<LayoutAttr>(tensor.getEncoding())
               ? stripEncoding(tensor)
               : type;
  if (isa<HandleType>(type))
    return LLVM::LLVMPointerType::get(type.getContext());
  return type;
}

static LogicalResult lowerOperation(GraphLowering &lowering, Operation &op) {
  return TypeSwitch<Operation *, LogicalResult>(&op)
      .Case([&](ConstantOp constant) {
        lowering.set(constant, arith::ConstantOp::create(lowering.builder,
                                                         constant.getLoc(),
                                                         constant.getValue()));
        return success();
      })
      .Case([&](RelayoutOp relayout) {
        lowering.set(relayout, lowering.get(relayout.getSource()));
        return success();
      })
      .Case([&](MatmulOp op) { return lowerMatmul(lowering, op); })
      .Case([&](ReductionOp op) { return lowerReduction(lowering, op); })
      .Case([&](SdpaOp op) { return lowerSdpa(lowering, op); })
      .Case([&](SoftmaxOp op) { return lowerSoftmax(lowering, op); })
      .Case([&](LayernormOp op) { return lowerLayernorm(lowering, op); })
      .Case([&](RmsnormOp op) { return lowerRmsnorm(lowering, op); })
      .Case([&](InstancenormOp op) { return lowerInstancenorm(lowering, op); })
      .Case([&](BatchnormInferenceOp op) {
        return lowerBatchnormInference(lowering, op);
      })
      .Case([&](ConvFpropOp op) { return lowerConvFprop(lowering, op); })
      .Case([&](ReshapeOp op) { return lowerReshape(lowering, op); })
      .Case([&](TransposeOp op) { return lowerTranspose(lowering, op); })
      .Case([&](RopeOp op) { return lowerRope(lowering, op); })
      .Case(
          [&](PointwiseOpInterface op) { return lowerPointwise(lowering, op); })
      .Default([](Operation *op) {
        return op->emitError() << "unsupported on this target: no lowering "
                                  "to the CPU";
      });
}

/// Checks that every tensor of a graph has known dims.
static LogicalResult checkStatic(GraphOp graph) {
  auto check = [&](Location loc, Type type) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || tensor.hasStaticShape())
      return success();
    return emitError(loc) << "unsupported on this target: the CPU lowering "
                             "needs known dims but got "
                          << type;
  };
  for (BlockArgument arg : graph.getArguments())
    if (failed(check(graph.getLoc(), arg.getType())))
      return failure();
  for (Operation &op : graph.getBody().front())
    for (Type type : op.getResultTypes())
      if (failed(check(op.getLoc(), type)))
        return failure();
  return success();
}

/// Replaces a graph by a function of the same name.
static LogicalResult lowerGraph(GraphOp graph, bool isEntry) {
  if (failed(checkStatic(graph)))
    return failure();
  OpBuilder builder(graph);
  // An entry keeps its layouts until its boundary is built.
  SmallVector<Type> inputs, results;
  for (Type type : graph.getArgumentTypes())
    inputs.push_back(isEntry ? type : convertType(type));
  for (Type type : graph.getResultTypes())
    results.push_back(isEntry ? type : convertType(type));
  auto func = func::FuncOp::create(builder, graph.getLoc(), graph.getSymName(),
                                   builder.getFunctionType(inputs, results));
  if (!isEntry)
    func.setPrivate();
  Block *body = func.addEntryBlock();
  builder.setInsertionPointToStart(body);
  GraphLowering lowering(builder);
  for (auto [from, to] :
       llvm::zip_equal(graph.getArguments(), body->getArguments()))
    lowering.set(from, to);
  for (Operation &op : graph.getBody().front().without_terminator())
    if (failed(lowerOperation(lowering, op)))
      return failure();
  SmallVector<Value> returned;
  for (Value value : graph.getBody().front().getTerminator()->getOperands())
    returned.push_back(lowering.get(value));
  func::ReturnOp::create(builder, graph.getLoc(), returned);
  graph.erase();
  return success();
}

/// A tensor with a buffer of its own.
static Value makeCopy(OpBuilder &builder, Location loc, Value tensor) {
  return bufferization::AllocTensorOp::create(
      builder, loc, cast<RankedTensorType>(tensor.getType()), ValueRange(),
      /*copy=*/tensor);
}

/// Lets a loop carry its tensors in buffers of its own: what an iteration
/// yields is written there.
static void keepCarriedBuffers(scf::ForOp loop) {
  Operation *yield = loop.getBody()->getTerminator();
  OpBuilder before(loop), builder(yield);
  for (OpOperand &init : loop.getInitArgsMutable())
    if (isa<RankedTensorType>(init.get().getType()))
      init.set(makeCopy(before, loop.getLoc(), init.get()));
  // What is not computed in this iteration may be what another argument of the
  // loop holds, and is read before any of them is written.
  for (OpOperand &operand : yield->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()) &&
        operand.get() != loop.getRegionIterArgs()[operand.getOperandNumber()] &&
        !isa_and_present<CallOp, func::CallOp>(operand.get().getDefiningOp()))
      operand.set(makeCopy(builder, yield->getLoc(), operand.get()));
  for (auto [operand, arg] :
       llvm::zip_equal(yield->getOpOperands(), loop.getRegionIterArgs()))
    if (isa<RankedTensorType>(arg.getType()) && operand.get() != arg)
      operand.set(
          bufferization::MaterializeInDestinationOp::create(
              builder, yield->getLoc(), arg.getType(), operand.get(), arg)
              ->getResult(0));
}

/// Refuses what a host function must not do, before it is half lowered.
static LogicalResult checkHostBody(func::FuncOp func, SymbolTable &symbols) {
  WalkResult result = func.walk([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      if (callee && callee.isExternal()) {
        call.emitError() << "unsupported on this target: a call of '@"
                         << call.getCallee() << "', which has no body";
        return WalkResult::interrupt();
      }
    } else if (isa<scf::WhileOp>(op) &&
               llvm::any_of(op->getOperandTypes(),
                            llvm::IsaPred<RankedTensorType>)) {
      op->emitError() << "unsupported on this target: tensors carried by '"
                      << op->getName() << "', use 'scf.for'";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Public symbols get the boundary of an entry, which others cannot call: those
/// that are called become private copies beside it.
static void separateEntries(ModuleOp module) {
  SymbolTable symbols(module);
  SetVector<Operation *> called;
  module.walk([&](Operation *op) {
    if (!isa<CallOp, func::CallOp>(op))
      return;
    auto callee = op->getAttrOfType<FlatSymbolRefAttr>("callee");
    Operation *target = symbols.lookup(callee.getValue());
    if (isa_and_present<GraphOp, func::FuncOp>(target) &&
        cast<SymbolOpInterface>(target).isPublic() &&
        !cast<FunctionOpInterface>(target).isExternal())
      called.insert(target);
  });
  DenseMap<StringAttr, FlatSymbolRefAttr> copies;
  for (Operation *target : called) {
    Operation *copy = target->clone();
    cast<SymbolOpInterface>(copy).setPrivate();
    StringAttr name = symbols.insert(copy, std::next(target->getIterator()));
    copies[cast<SymbolOpInterface>(target).getNameAttr()] =
        FlatSymbolRefAttr::get(name);
  }
  module.walk([&](Operation *op) {
    if (!isa<CallOp, func::CallOp>(op))
      return;
    auto callee = op->getAttrOfType<FlatSymbolRefAttr>("callee");
    if (FlatSymbolRefAttr copy = copies.lookup(callee.getAttr()))
      op->setAttr("callee", copy);
  });
}

/// Turns the calls of graphs in a host function into calls of functions and
/// drops its layouts.
static void lowerHostBody(func::FuncOp func) {
  SmallVector<Operation *> erased;
  func.walk([&](Operation *op) {
    if (auto call = dyn_cast<CallOp>(op)) {
      OpBuilder builder(call);
      SmallVector<Type> results;
      for (Type type : call.getResultTypes())
        results.push_back(convertType(type));
      auto lowered =
          func::CallOp::create(builder, call.getLoc(), call.getCallee(),
                               results, ValueRange(call.getInputs()));
      call.replaceAllUsesWith(lowered.getResults());
      erased.push_back(call);
    } else if (auto relayout = dyn_cast<RelayoutOp>(op)) {
      relayout.getResult().replaceAllUsesWith(relayout.getSource());
      erased.push_back(relayout);
    } else {
      for (Value result : op->getResults())
        result.setType(convertType(result.getType()));
    }
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (op != func.getOperation() || &block != &func.getBody().front())
          for (BlockArgument arg : block.getArguments())
            arg.setType(convertType(arg.getType()));
  });
  for (Operation *op : erased)
    op->erase();
}

/// Checks that strides alone say where the elements of a tensor are. Another
/// encoding than a layout of this dialect would be dropped in silence.
static LogicalResult checkBoundary(func::FuncOp func, RankedTensorType tensor,
                                   StringRef what, unsigned index) {
  LayoutAttr layout = getLayout(tensor);
  if (!layout && tensor.getEncoding())
    return func.emitError()
           << "expected the encoding of " << what << " #" << index
           << " to be a #cudnnfe.layout but got " << tensor.getEncoding();
  if (!layout || layout.getReordering() == Reordering::None)
    return success();
  return func.emitError() << "unsupported on this target: the tiled storage "
                          << stringifyReordering(layout.getReordering())
                          << " of " << what << " #" << index;
}

/// Gives a public function its boundary: memrefs with the strides of its
/// layouts in, and trailing memrefs out.
static LogicalResult buildBoundary(func::FuncOp func) {
  OpBuilder builder(func.getContext());
  Block &body = func.getBody().front();
  builder.setInsertionPointToStart(&body);
  SmallVector<Type> inputs;
  for (auto [index, arg] : llvm::enumerate(body.getArguments())) {
    auto tensor = dyn_cast<RankedTensorType>(arg.getType());
    if (!tensor) {
      arg.setType(convertType(arg.getType()));
      inputs.push_back(arg.getType());
      continue;
    }
    if (!tensor.hasStaticShape())
      return func.emitError() << "unsupported on this target: the CPU lowering "
                                 "needs known dims but argument #"
                              << index << " is " << tensor;
    if (failed(checkBoundary(func, tensor, "argument", index)))
      return failure();
    MemRefType memref = getBufferType(tensor);
    RankedTensorType stripped = stripEncoding(tensor);
    arg.setType(memref);
    auto toTensor = bufferization::ToTensorOp::create(
        builder, func.getLoc(), stripped, arg, /*restrict=*/true,
        /*writable=*/false);
    arg.replaceAllUsesExcept(toTensor, toTensor);
    inputs.push_back(memref);
  }
  SmallVector<BlockArgument> outs;
  for (auto [index, type] : llvm::enumerate(func.getResultTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape())
      return func.emitError()
             << "unsupported on this target: the CPU lowering needs results of "
                "public functions to be tensors of known dims but result #"
             << index << " is " << type;
    if (failed(checkBoundary(func, tensor, "result", index)))
      return failure();
    if (LayoutAttr layout = getLayout(tensor);
        layout && !isNonOverlapping(tensor.getShape(), layout.getStrides()))
      return func.emitError() << "expected the layout of result #" << index
                              << " to give each element its own address but "
                                 "got "
                              << tensor;
    if (failed(checkBoundary(func, tensor, "result", index)))
      return failure();
    MemRefType memref = getBufferType(tensor);
    inputs.push_back(memref);
    outs.push_back(body.addArgument(memref, func.getLoc()));
  }
  func.walk([&](func::ReturnOp op) {
    builder.setInsertionPoint(op);
    for (auto [value, out] : llvm::zip_equal(op.getOperands(), outs))
      bufferization::MaterializeInDestinationOp::create(
          builder, op.getLoc(), Type(), value, out, /*restrict=*/true,
          /*writable=*/true);
    op->setOperands({});
  });
  func.setFunctionType(builder.getFunctionType(inputs, {}));
  func.setResAttrsAttr(nullptr);
  func.setArgAttrsAttr(nullptr);
  return success();
}

namespace {
struct ConvertCudnnFEToLinalg
    : cudnnfe::impl::ConvertCudnnFEToLinalgBase<ConvertCudnnFEToLinalg> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    for (auto func : module.getOps<func::FuncOp>())
      if (failed(checkHostBody(func, symbols)))
        return signalPassFailure();
    separateEntries(module);
    // Loops of host functions only: those that come out of graphs see to it
    // themselves.
    for (auto func : module.getOps<func::FuncOp>())
      func.walk(keepCarriedBuffers);
    for (GraphOp graph : llvm::make_early_inc_range(module.getOps<GraphOp>())) {
      if (failed(lowerGraph(graph, /*isEntry=*/graph.isPublic())))
        return signalPassFailure();
    }
    for (auto func : module.getOps<func::FuncOp>()) {
      if (!func.isExternal())
        lowerHostBody(func);
      if (func.isPublic() && !func.isExternal()) {
        if (failed(buildBoundary(func)))
          return signalPassFailure();
        continue;
      }
      SmallVector<Type> inputs, results;
      for (Type type : func.getArgumentTypes())
        inputs.push_back(convertType(type));
      for (Type type : func.getResultTypes())
        results.push_back(convertType(type));
      if (!func.isExternal())
        for (auto [arg, type] : llvm::zip_equal(func.getArguments(), inputs))
          arg.setType(type);
      func.setFunctionType(FunctionType::get(&getContext(), inputs, results));
    }
  }
};
} // namespace
