//===- BufferizeHost.cpp - host functions on buffers ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFEBUFFERIZEHOST
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;

namespace {
/// Bufferizes one function in place.
class HostBufferizer {
public:
  HostBufferizer(func::FuncOp func, SymbolTable &symbols)
      : func(func), symbols(symbols), builder(func.getContext()) {}

  LogicalResult run();

private:
  LogicalResult checkOps();
  LogicalResult bufferizeSignature();
  LogicalResult bufferizeCall(CallOp call);
  LogicalResult bufferizeRelayout(RelayoutOp relayout);
  LogicalResult bufferizeReturn(func::ReturnOp op);
  FailureOr<MemRefType> getBuffer(Location loc, Type type, StringRef what);

  func::FuncOp func;
  SymbolTable &symbols;
  OpBuilder builder;
  /// Tensor values to buffers.
  IRMapping buffers;
  /// The out-parameter that a value is computed into, for its first return.
  DenseMap<Value, Value> destinations;
  SmallVector<BlockArgument> outs;
};
} // namespace

FailureOr<MemRefType> HostBufferizer::getBuffer(Location loc, Type type,
                                                StringRef what) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return emitError(loc) << "unsupported on this target: " << what
                          << " needs to be a tensor of known dims but got "
                          << type,
           failure();
  return getBufferType(tensor);
}

LogicalResult HostBufferizer::checkOps() {
  if (!func.getBody().hasOneBlock())
    return func.emitError() << "unsupported on this target: control flow in a "
                               "host function";
  for (Operation &op : func.getBody().front()) {
    if (isa<CallOp, RelayoutOp, func::ReturnOp>(op))
      continue;
    auto isTensor = [](Type type) { return isa<TensorType>(type); };
    if (llvm::none_of(op.getOperandTypes(), isTensor) &&
        llvm::none_of(op.getResultTypes(), isTensor) && op.getNumRegions() == 0)
      continue;
    return op.emitError() << "unsupported on this target: '" << op.getName()
                          << "' on tensors in a host function, put it into a "
                             "graph";
  }
  return success();
}

LogicalResult HostBufferizer::bufferizeSignature() {
  Block &body = func.getBody().front();
  SmallVector<Type> inputs;
  for (auto [index, arg] : llvm::enumerate(body.getArguments())) {
    if (!isa<TensorType>(arg.getType())) {
      inputs.push_back(arg.getType());
      continue;
    }
    FailureOr<MemRefType> type = getBuffer(
        func.getLoc(), arg.getType(), "argument #" + std::to_string(index));
    if (failed(type))
      return failure();
    inputs.push_back(*type);
  }
  for (auto [index, result] : llvm::enumerate(func.getResultTypes())) {
    FailureOr<MemRefType> type =
        getBuffer(func.getLoc(), result, "result #" + std::to_string(index));
    if (failed(type))
      return failure();
    inputs.push_back(*type);
  }
  // Buffers come first; the tensor arguments stay behind them until everything
  // that uses them is gone.
  SmallVector<BlockArgument> tensors(body.getArguments());
  for (size_t index = 0; index < inputs.size(); ++index)
    body.insertArgument(index, inputs[index], func.getLoc());
  for (auto [index, tensor] : llvm::enumerate(tensors)) {
    BlockArgument buffer = body.getArgument(index);
    if (tensor.getType() == buffer.getType())
      tensor.replaceAllUsesWith(buffer);
    else
      buffers.map(tensor, buffer);
  }
  for (BlockArgument arg : body.getArguments().slice(
           tensors.size(), inputs.size() - tensors.size()))
    outs.push_back(arg);

  // A value is computed into the first out-parameter that returns it.
  auto returned = cast<func::ReturnOp>(body.getTerminator());
  for (auto [index, value] : llvm::enumerate(returned.getOperands())) {
    auto call = value.getDefiningOp<CallOp>();
    auto type = cast<RankedTensorType>(func.getResultTypes()[index]);
    if (call && getBufferType(cast<RankedTensorType>(value.getType())) ==
                    getBufferType(type))
      destinations.try_emplace(value, outs[index]);
  }
  return success();
}

LogicalResult HostBufferizer::bufferizeCall(CallOp call) {
  auto graph = symbols.lookup<GraphOp>(call.getCallee());
  builder.setInsertionPoint(call);
  SmallVector<Value> ins, results;
  for (auto [index, value, declared] :
       llvm::enumerate(call.getInputs(), graph.getArgumentTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(declared);
    if (!tensor) {
      ins.push_back(value);
      continue;
    }
    Value buffer = buffers.lookup(value);
    FailureOr<MemRefType> expected =
        getBuffer(call.getLoc(), tensor, "argument #" + std::to_string(index));
    if (failed(expected))
      return failure();
    if (buffer.getType() != *expected)
      return call.emitError()
             << "internal: operand #" << index + 1 << " is laid out as "
             << buffer.getType() << " but the graph expects " << *expected
             << ", finalize layouts first";
    ins.push_back(buffer);
  }
  for (auto [index, value, declared] :
       llvm::enumerate(call.getResults(), graph.getResultTypes())) {
    FailureOr<MemRefType> type =
        getBuffer(call.getLoc(), declared, "result #" + std::to_string(index));
    if (failed(type))
      return failure();
    Value buffer = destinations.lookup(value);
    if (!buffer || buffer.getType() != *type)
      buffer = memref::AllocOp::create(builder, call.getLoc(), *type);
    buffers.map(value, buffer);
    results.push_back(buffer);
    if (auto fill = graph.getResultAttrOfType<FloatAttr>(
            index, CudnnFEDialect::kFillAttrName)) {
      auto [strides, offset] = type->getStridesAndOffset();
      if (!isDense(type->getShape(), strides))
        return call.emitError()
               << "unsupported on this target: result #" << index
               << " may keep unwritten elements and its layout " << *type
               << " has gaps, which a fill would overwrite";
      FillOp::create(builder, call.getLoc(), buffer, call.getHandle(), fill);
    }
  }
  ExecuteOp::create(builder, call.getLoc(), call.getCalleeAttr(),
                    call.getHandle(), ins, results, /*workspace=*/Value());
  return success();
}

LogicalResult HostBufferizer::bufferizeRelayout(RelayoutOp relayout) {
  Value buffer = buffers.lookup(relayout.getSource());
  FailureOr<MemRefType> type =
      getBuffer(relayout.getLoc(), relayout.getType(), "a relayout");
  if (failed(type))
    return failure();
  // Fewer guarantees on the pointer are a matter of the type alone, more are
  // not.
  RankedTensorType from = relayout.getSource().getType();
  RankedTensorType to = relayout.getType();
  if (buffer.getType() != *type ||
      !isUsableAs(to.getShape(), getLayout(from), getLayout(to)))
    return relayout.emitError()
           << "unsupported on this target: a copy from " << from << " to " << to
           << ", give both sides the same layout";
  buffers.map(relayout.getResult(), buffer);
  return success();
}

LogicalResult HostBufferizer::bufferizeReturn(func::ReturnOp op) {
  builder.setInsertionPoint(op);
  for (auto [index, value, out] : llvm::enumerate(op.getOperands(), outs)) {
    Value buffer = buffers.lookup(value);
    if (buffer == out)
      continue;
    if (buffer.getType() != out.getType())
      return op.emitError()
             << "internal: result #" << index << " is laid out as "
             << buffer.getType() << " but the function returns "
             << out.getType() << ", finalize layouts first";
    memref::CopyOp::create(builder, op.getLoc(), buffer, out);
  }
  op->setOperands({});
  return success();
}

LogicalResult HostBufferizer::run() {
  if (failed(checkOps()) || failed(bufferizeSignature()))
    return failure();
  Block &body = func.getBody().front();
  SmallVector<Operation *> erased;
  for (Operation &op : llvm::make_early_inc_range(body)) {
    LogicalResult result = success();
    if (auto call = dyn_cast<CallOp>(op)) {
      result = bufferizeCall(call);
      erased.push_back(call);
    } else if (auto relayout = dyn_cast<RelayoutOp>(op)) {
      result = bufferizeRelayout(relayout);
      erased.push_back(relayout);
    } else if (auto returned = dyn_cast<func::ReturnOp>(op)) {
      result = bufferizeReturn(returned);
    }
    if (failed(result))
      return failure();
  }
  for (Operation *op : llvm::reverse(erased))
    op->erase();
  size_t used = func.getNumArguments() + outs.size();
  while (body.getNumArguments() > used)
    body.eraseArgument(body.getNumArguments() - 1);
  func.setResAttrsAttr(nullptr);
  if (ArrayAttr attrs = func.getArgAttrsAttr()) {
    SmallVector<Attribute> extended(attrs.begin(), attrs.end());
    extended.resize(used, builder.getDictionaryAttr({}));
    func.setArgAttrsAttr(builder.getArrayAttr(extended));
  }
  func.setFunctionType(
      builder.getFunctionType(body.getArgumentTypes(), TypeRange()));
  return success();
}

namespace {
struct BufferizeHost : cudnnfe::impl::CudnnFEBufferizeHostBase<BufferizeHost> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    for (auto func : getOperation().getOps<func::FuncOp>())
      if (!func.isExternal() && failed(HostBufferizer(func, symbols).run()))
        return signalPassFailure();
  }
};
} // namespace
