//===- GraphLowering.cpp - from a graph to descriptors --------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;
using mlir::cudnn_backend::BindingAttr;

InFlightDiagnostic mlir::cudnnfe::to_backend::emitUnsupported(Operation *op) {
  return op->emitError() << "unsupported on this target: ";
}

GraphLowering::GraphLowering(GraphOp graph, int32_t version)
    : graph(graph), version(version) {}

static bool isViewOp(Operation *op) {
  return isa_and_present<TransposeOp, ReshapeOp>(op);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

FailureOr<cudnn::DataType> GraphLowering::dataType(Operation *user, Type type) {
  if (type.isF32())
    return cudnn::DataType::FLOAT;
  if (type.isF64())
    return cudnn::DataType::DOUBLE;
  if (type.isF16())
    return cudnn::DataType::HALF;
  if (type.isBF16())
    return cudnn::DataType::BFLOAT16;
  if (type.isSignlessInteger(64))
    return cudnn::DataType::INT64;
  if (type.isSignlessInteger(32))
    return cudnn::DataType::INT32;
  if (type.isSignlessInteger(8))
    return cudnn::DataType::INT8;
  if (type.isSignlessInteger(1))
    return cudnn::DataType::BOOLEAN;
  return emitUnsupported(user) << "element type " << type;
}

FailureOr<cudnn::DataType>
GraphLowering::elementType(Operation *user, Type type, bool isVirtual) {
  // In memory the library packs booleans by bits, ours are bytes; its general
  // engines want bytes even where nothing is in memory. Attention has booleans
  // only in between.
  if (!type.isSignlessInteger(1))
    return dataType(user, type);
  if (!isAttention)
    return cudnn::DataType::INT8;
  if (isVirtual)
    return cudnn::DataType::BOOLEAN;
  return emitUnsupported(user) << "cuDNN's attention takes no boolean tensor "
                                  "from memory; a bias of 0 "
                                  "and -inf has the same effect";
}

FailureOr<cudnn::DataType> GraphLowering::computeType(Operation *user) {
  return dataType(user, cast<GraphOpInterface>(user).getResolvedComputeType());
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

void GraphLowering::lift(MemoryView &memory) const {
  int64_t span = 1;
  for (auto [dim, stride] : llvm::zip_equal(memory.dims, memory.strides))
    span = std::max(span, dim * stride);
  while (static_cast<int64_t>(memory.dims.size()) < rank) {
    memory.dims.insert(memory.dims.begin(), 1);
    memory.strides.insert(memory.strides.begin(), span);
  }
}

int32_t GraphLowering::addTensor(cudnn::TensorSpec spec, MemoryView memory,
                                 Location loc, BindingAttr binding) {
  spec.dims.assign(memory.dims.begin(), memory.dims.end());
  spec.strides.assign(memory.strides.begin(), memory.strides.end());
  spec.uid = nextUid();
  tensors.push_back({spec, loc, binding});
  return static_cast<int32_t>(tensors.size()) - 1;
}

/// The memory of a value of tensor type: that of its layout, else row-major.
static MemoryView memoryOf(RankedTensorType type) {
  MemoryView memory;
  memory.dims.assign(type.getShape().begin(), type.getShape().end());
  memory.strides = getStrides(type);
  return memory;
}

static void applyLayout(RankedTensorType type, int64_t &alignment,
                        cudnn::TensorReordering &reordering) {
  LayoutAttr layout = getLayout(type);
  alignment = layout ? layout.getAlignment() : 16;
  reordering =
      layout ? static_cast<cudnn::TensorReordering>(layout.getReordering())
             : cudnn::TensorReordering::NONE;
}

FailureOr<GraphLowering::View> GraphLowering::traceView(Operation *user,
                                                        Value value) {
  Operation *def = value.getDefiningOp();
  if (!isViewOp(def))
    return View{value, memoryOf(cast<RankedTensorType>(value.getType())), true};
  FailureOr<View> source = traceView(user, def->getOperand(0));
  if (failed(source))
    return failure();
  source->isIdentity = false;
  if (auto transpose = dyn_cast<TransposeOp>(def)) {
    source->memory = permuteView(source->memory, transpose.getPermutation());
    return source;
  }
  auto type = cast<RankedTensorType>(value.getType());
  std::optional<MemoryView> reshaped =
      reshapeView(source->memory, type.getShape());
  if (!reshaped)
    return emitUnsupported(def)
           << "a reshape that is not a view of its operand's memory";
  source->memory = *reshaped;
  return source;
}

FailureOr<int32_t> GraphLowering::operand(Operation *user, Value value) {
  if (!isa<RankedTensorType>(value.getType()))
    return scalar(user, value, rank);
  FailureOr<View> view = traceView(user, value);
  if (failed(view))
    return failure();
  auto argument = dyn_cast<BlockArgument>(view->base);
  if (!argument) {
    if (!view->isIdentity) {
      InFlightDiagnostic diag =
          emitUnsupported(value.getDefiningOp())
          << "cuDNN reads a computed tensor only as it was computed";
      diag.attachNote(user->getLoc()) << "read here";
      return diag;
    }
    return resultTensors.lookup(view->base);
  }

  lift(view->memory);
  auto key = std::make_tuple(
      view->base.getAsOpaquePointer(),
      std::vector<int64_t>(view->memory.dims.begin(), view->memory.dims.end()),
      std::vector<int64_t>(view->memory.strides.begin(),
                           view->memory.strides.end()));
  auto it = argumentTensors.find(key);
  if (it != argumentTensors.end())
    return it->second;
  auto type = cast<RankedTensorType>(argument.getType());
  FailureOr<cudnn::DataType> dataType =
      elementType(user, type.getElementType(), /*isVirtual=*/false);
  if (failed(dataType))
    return failure();
  cudnn::TensorSpec spec;
  spec.type = *dataType;
  applyLayout(type, spec.alignment, spec.reordering);
  int32_t tensor =
      addTensor(spec, view->memory, argument.getLoc(),
                BindingAttr::getArgument(graph.getContext(), nextUid(),
                                         argument.getArgNumber()));
  argumentTensors[key] = tensor;
  return tensor;
}

/// A literal rounded to f32, which is what converting it to that compute type
/// does; null if it is no number.
static FloatAttr roundToF32(TypedAttr literal) {
  auto f32 = Float32Type::get(literal.getContext());
  APFloat value(f32.getFloatSemantics());
  if (auto number = dyn_cast<FloatAttr>(literal)) {
    value = number.getValue();
    bool losesInfo;
    value.convert(f32.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  } else if (auto number = dyn_cast<IntegerAttr>(literal);
             number && !number.getType().isInteger(1)) {
    value.convertFromAPInt(number.getValue(), /*IsSigned=*/true,
                           APFloat::rmNearestTiesToEven);
  } else {
    return nullptr;
  }
  return FloatAttr::get(f32, value);
}

FailureOr<int32_t> GraphLowering::scalar(Operation *user, Value value,
                                         int64_t scalarRank) {
  auto constant = value.getDefiningOp<ConstantOp>();
  TypedAttr literal = constant ? cast<TypedAttr>(constant.getValue()) : nullptr;
  // On a device numbers of f32 are right everywhere, those of other types in
  // some operations only, without an error.
  if (literal && cast<GraphOpInterface>(user).getResolvedComputeType().isF32())
    if (FloatAttr rounded = roundToF32(literal))
      literal = rounded;
  Type type = literal ? literal.getType() : value.getType();
  auto [it, isNew] = scalarTensors.try_emplace(
      {value.getAsOpaquePointer(), scalarRank, type.getAsOpaquePointer()}, 0);
  if (!isNew)
    return it->second;
  FailureOr<cudnn::DataType> scalarType = dataType(user, type);
  if (failed(scalarType))
    return failure();
  cudnn::TensorSpec spec;
  spec.type = *scalarType;
  spec.isByValue = true;
  if (!type.isF32() && !type.isInteger(32) && !type.isInteger(64))
    return emitUnsupported(user)
           << "cuDNN 9.19 reads scalars of type " << type
           << " wrongly, convert it to f32 in the host function";
  BindingAttr binding =
      literal
          ? BindingAttr::getLiteral(nextUid(), literal)
          : BindingAttr::getArgument(graph.getContext(), nextUid(),
                                     cast<BlockArgument>(value).getArgNumber());
  MemoryView memory;
  memory.dims.assign(static_cast<size_t>(scalarRank), 1);
  memory.strides = memory.dims;
  it->second = addTensor(spec, memory, value.getLoc(), binding);
  return it->second;
}

FailureOr<int32_t> GraphLowering::rankOneScalar(Operation *user, Value value) {
  return scalar(user, value, 1);
}

int32_t GraphLowering::literal(double value, Location loc, bool isRankOne) {
  cudnn::TensorSpec spec;
  spec.type = cudnn::DataType::FLOAT;
  spec.isByValue = true;
  MemoryView memory;
  memory.dims.assign(isRankOne ? 1 : static_cast<size_t>(rank), 1);
  memory.strides = memory.dims;
  auto attr = FloatAttr::get(Float32Type::get(graph.getContext()), value);
  return addTensor(spec, memory, loc, BindingAttr::getLiteral(nextUid(), attr));
}

int32_t GraphLowering::virtualLike(int32_t tensor, cudnn::DataType type,
                                   Location loc) {
  cudnn::TensorSpec spec;
  spec.type = type;
  spec.isVirtual = true;
  const cudnn::TensorSpec &like = getSpec(tensor);
  MemoryView memory;
  memory.dims.assign(like.dims.begin(), like.dims.end());
  memory.strides.assign(like.strides.begin(), like.strides.end());
  return addTensor(spec, memory, loc);
}

FailureOr<int32_t> GraphLowering::result(Operation *user, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  cudnn::TensorSpec spec;
  MemoryView memory;
  BindingAttr binding;
  auto output = outputs.find(value);
  if (output == outputs.end()) {
    memory = memoryOf(type);
    spec.isVirtual = true;
  } else {
    memory = output->second.memory;
    spec.alignment = output->second.alignment;
    spec.reordering = output->second.reordering;
    binding = BindingAttr::getResult(graph.getContext(), nextUid(),
                                     output->second.index);
  }
  FailureOr<cudnn::DataType> dataType =
      elementType(user, type.getElementType(), spec.isVirtual);
  if (failed(dataType))
    return failure();
  spec.type = *dataType;
  lift(memory);
  int32_t tensor = addTensor(spec, memory, user->getLoc(), binding);
  resultTensors[value] = tensor;
  return tensor;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

void GraphLowering::add(Location loc, cudnn::Descriptor operation,
                        std::optional<cudnn::Descriptor> helper) {
  nodes.push_back({loc, std::move(operation), std::move(helper)});
}

void GraphLowering::addPointwise(Location loc, cudnn::PointwiseMode mode,
                                 cudnn::DataType computeType,
                                 ArrayRef<int32_t> operands, int32_t result) {
  cudnn::Descriptor helper{cudnn::DescKind::POINTWISE, {}};
  helper.setEnum(cudnn::Attr::POINTWISE_MODE, mode)
      .setEnum(cudnn::Attr::POINTWISE_MATH_PREC, computeType);
  cudnn::Descriptor operation{cudnn::DescKind::OPERATION_POINTWISE, {}};
  operation.setRef(cudnn::Attr::OPERATION_POINTWISE_PW_DESCRIPTOR, kHelper)
      .setRef(cudnn::Attr::OPERATION_POINTWISE_XDESC, operands[0])
      .setRef(cudnn::Attr::OPERATION_POINTWISE_YDESC, result);
  if (operands.size() > 1)
    operation.setRef(cudnn::Attr::OPERATION_POINTWISE_BDESC, operands[1]);
  add(loc, std::move(operation), std::move(helper));
}

void GraphLowering::addCopy(Location loc, int32_t source, int32_t target) {
  // The computation must hold every value of the type.
  cudnn::DataType type = getSpec(source).type;
  bool isWide = type == cudnn::DataType::DOUBLE ||
                type == cudnn::DataType::INT32 ||
                type == cudnn::DataType::INT64;
  addPointwise(loc, cudnn::PointwiseMode::IDENTITY,
               isWide ? type : cudnn::DataType::FLOAT, source, target);
}

LogicalResult GraphLowering::lowerOp(Operation *op) {
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](MatmulOp matmul) { return lowerMatmul(*this, matmul); })
      .Case([&](ReductionOp reduction) {
        return lowerReduction(*this, reduction);
      })
      .Case([&](SdpaOp sdpa) { return lowerSdpa(*this, sdpa); })
      .Case([&](LayernormOp norm) { return lowerLayernorm(*this, norm); })
      .Case([&](RmsnormOp norm) { return lowerRmsnorm(*this, norm); })
      .Case([&](InstancenormOp norm) { return lowerInstancenorm(*this, norm); })
      .Case([&](BatchnormInferenceOp norm) {
        return lowerBatchnormInference(*this, norm);
      })
      .Case([&](ConvFpropOp conv) { return lowerConvFprop(*this, conv); })
      .Case([&](PointwiseOpInterface pointwise) {
        return lowerPointwise(*this, pointwise);
      })
      .Case([&](RelayoutOp relayout) -> LogicalResult {
        FailureOr<int32_t> source = operand(op, relayout.getSource());
        if (failed(source))
          return failure();
        FailureOr<int32_t> target = result(op, relayout.getResult());
        if (failed(target))
          return failure();
        addCopy(op->getLoc(), *source, *target);
        return success();
      })
      // Views and constants are lowered where they are read.
      .Case<TransposeOp, ReshapeOp, ConstantOp, ReturnOp>(
          [](auto) { return success(); })
      .Case([&](SoftmaxOp softmax) -> LogicalResult {
        return emitUnsupported(softmax)
               << "cuDNN knows softmax only as a part of attention; "
                  "'cudnnfe-expand-composites' makes primitives of it";
      })
      .Default([&](Operation *other) -> LogicalResult {
        return emitUnsupported(other)
               << "cuDNN " << version / 10000 << "." << version / 100 % 100
               << " has no engine for it";
      });
}

//===----------------------------------------------------------------------===//
// The whole graph
//===----------------------------------------------------------------------===//

LogicalResult GraphLowering::findRank() {
  auto matmuls = graph.getBody().front().getOps<MatmulOp>();
  unsigned count = 0;
  for (MatmulOp matmul : matmuls)
    count += matmul.getA().getType().getRank() == 4;
  isAttention = count > 1;
  for (Operation &op : graph.getBody().front()) {
    auto check = [&](Type type) -> LogicalResult {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor)
        return success();
      if (!tensor.hasStaticShape())
        return emitUnsupported(&op) << "expected static dims but got " << type;
      // What only views read does not count: it takes their rank.
      if (!isViewOp(&op) && !isa<ReturnOp>(op))
        rank = std::max(rank, tensor.getRank());
      return success();
    };
    for (Type type : op.getOperandTypes())
      if (failed(check(type)))
        return failure();
    for (Type type : op.getResultTypes())
      if (failed(check(type)))
        return failure();
  }
  return success();
}

LogicalResult GraphLowering::findOutputs() {
  auto returnOp = cast<ReturnOp>(graph.getBody().front().getTerminator());
  for (auto [index, value] : llvm::enumerate(returnOp.getOperands())) {
    auto type = cast<RankedTensorType>(graph.getResultTypes()[index]);
    Output output{static_cast<unsigned>(index), memoryOf(type), 16, {}};
    applyLayout(type, output.alignment, output.reordering);

    // Undo the views between the operation that computes the value and the
    // result, so that the operation writes the result directly.
    Value base = value;
    while (isViewOp(base.getDefiningOp())) {
      Operation *view = base.getDefiningOp();
      Value source = view->getOperand(0);
      if (auto transpose = dyn_cast<TransposeOp>(view)) {
        output.memory = permuteView(
            output.memory, llvm::to_vector(llvm::map_range(
                               llvm::seq<int64_t>(0, output.memory.dims.size()),
                               [&](int64_t dim) -> int64_t {
                                 return llvm::find(transpose.getPermutation(),
                                                   dim) -
                                        transpose.getPermutation().begin();
                               })));
      } else {
        std::optional<MemoryView> reshaped = reshapeView(
            output.memory, cast<RankedTensorType>(source.getType()).getShape());
        if (!reshaped)
          return emitUnsupported(view)
                 << "a reshape that is not a view of the result's memory";
        output.memory = *reshaped;
      }
      base = source;
    }
    // Arguments that are returned, and values that are returned twice.
    if (isa<BlockArgument>(base) || !outputs.try_emplace(base, output).second)
      copies.push_back(static_cast<unsigned>(index));
    if (isa<BlockArgument>(base))
      rank = std::max(rank, type.getRank());
  }
  return success();
}

LogicalResult GraphLowering::lowerCopies() {
  auto returnOp = cast<ReturnOp>(graph.getBody().front().getTerminator());
  for (unsigned index : copies) {
    FailureOr<int32_t> source = operand(returnOp, returnOp.getOperand(index));
    if (failed(source))
      return failure();
    auto type = cast<RankedTensorType>(graph.getResultTypes()[index]);
    cudnn::TensorSpec spec;
    spec.type = getSpec(*source).type;
    applyLayout(type, spec.alignment, spec.reordering);
    MemoryView memory = memoryOf(type);
    lift(memory);
    int32_t target =
        addTensor(spec, memory, returnOp.getLoc(),
                  BindingAttr::getResult(graph.getContext(), nextUid(), index));
    addCopy(returnOp.getLoc(), *source, target);
  }
  return success();
}

LoweredGraph GraphLowering::assemble() {
  // All tensors first, so that their numbers are their positions.
  LoweredGraph lowered;
  for (const Tensor &tensor : tensors) {
    cudnn::addTensor(lowered.program, tensor.spec);
    lowered.locations.push_back(tensor.loc);
    if (tensor.binding)
      lowered.bindings.push_back(tensor.binding);
  }
  std::vector<int32_t> operations;
  for (Node &node : nodes) {
    int32_t helper = lowered.program.nextIndex();
    if (node.helper) {
      lowered.program.descriptors.push_back(*node.helper);
      lowered.locations.push_back(node.loc);
      for (cudnn::AttrValue &value : node.operation.attrs)
        if (value.type == cudnn::ValueType::BACKEND_DESCRIPTOR)
          for (int64_t &element : value.ints)
            element = element == kHelper ? helper : element;
    }
    operations.push_back(lowered.program.nextIndex());
    lowered.program.descriptors.push_back(node.operation);
    lowered.locations.push_back(node.loc);
  }
  lowered.program.add(cudnn::DescKind::OPERATIONGRAPH)
      .setRefs(cudnn::Attr::OPERATIONGRAPH_OPS, operations);
  lowered.locations.push_back(graph.getLoc());
  return lowered;
}

LogicalResult GraphLowering::reportWrongOperand(const LoweredGraph &lowered,
                                                int64_t tensor) {
  // At the operation that reads it.
  Location loc = graph.getLoc();
  for (auto [descriptor, location] :
       llvm::zip_equal(lowered.program.descriptors, lowered.locations)) {
    bool reads =
        llvm::any_of(descriptor.attrs, [&](const cudnn::AttrValue &value) {
          return value.type == cudnn::ValueType::BACKEND_DESCRIPTOR &&
                 llvm::is_contained(value.ints, tensor);
        });
    if (reads) {
      loc = location;
      break;
    }
  }
  InFlightDiagnostic diag =
      emitError(loc) << "unsupported on this target: cuDNN 9.19 computes this "
                        "operation wrongly with an operand of dims ";
  llvm::interleave(tensors[static_cast<size_t>(tensor)].spec.dims, diag, "x");
  diag.attachNote()
      << "an operand may be repeated along one stretch of dims, or "
         "along all; repeat it in memory along another one";
  return diag;
}

FailureOr<LoweredGraph> GraphLowering::run() {
  if (failed(findRank()) || failed(findOutputs()))
    return failure();
  for (Operation &op : graph.getBody().front())
    if (failed(lowerOp(&op)))
      return failure();
  if (failed(lowerCopies()))
    return failure();
  LoweredGraph lowered = assemble();
  if (const cudnn::Descriptor *wrong = canonicalizeRanks(lowered.program))
    return reportWrongOperand(lowered,
                              wrong - lowered.program.descriptors.data());
  return lowered;
}
