//===- GraphLowering.h - from a graph to descriptors ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state of lowering one graph: its tensors and its operations. Files for
// the families of operations add to it; a last step puts the descriptors in
// order. cuDNN has no view operations, so transposes and reshapes of arguments
// and results become dims and strides of tensor descriptors here.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_CONVERSION_CUDNNFETOCUDNNBACKEND_GRAPHLOWERING_H
#define CUDNNFE_LIB_CONVERSION_CUDNNFETOCUDNNBACKEND_GRAPHLOWERING_H

#include "CudnnFE/Cudnn/DescriptorProgram.h"
#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <optional>
#include <vector>

namespace mlir::cudnnfe::to_backend {

namespace cudnn = ::cudnnfe::cudnn;

/// Starts the diagnostic of a graph that is valid but has no form that the
/// target's library takes.
InFlightDiagnostic emitUnsupported(Operation *op);

/// How a tensor lies in memory.
struct MemoryView {
  SmallVector<int64_t> dims;
  SmallVector<int64_t> strides;
};

/// Strides that give the elements of `view`, in logical order, the dims `dims`;
/// nothing if that takes a copy.
std::optional<MemoryView> reshapeView(const MemoryView &view,
                                      ArrayRef<int64_t> dims);

/// The view with dim i the old dim `permutation[i]`.
MemoryView permuteView(const MemoryView &view, ArrayRef<int64_t> permutation);

/// A lowered graph, before the program operation is made from it.
struct LoweredGraph {
  cudnn::DescriptorProgram program;
  SmallVector<cudnn_backend::BindingAttr> bindings;
  SmallVector<Location> locations;
};

class GraphLowering {
public:
  GraphLowering(GraphOp graph, int32_t version);

  /// Lowers the whole graph; diagnoses what has no form on the target.
  FailureOr<LoweredGraph> run();

  GraphOp getGraph() { return graph; }
  int32_t getVersion() const { return version; }
  /// The rank of every tensor of the graph. Those of a lower rank have dims of
  /// 1 in front, as broadcasting aligns dims at the last one.
  int64_t getRank() const { return rank; }
  /// Moves a dim of a tensor type to where it is in the graph's rank.
  int64_t liftAxis(int64_t axis, int64_t ownRank) const {
    return axis + rank - ownRank;
  }

  //===--------------------------------------------------------------------===//
  // Tensors, by number
  //===--------------------------------------------------------------------===//

  /// The tensor that an operation reads for a value.
  FailureOr<int32_t> operand(Operation *user, Value value);
  /// The tensor that an operation writes for one of its results.
  FailureOr<int32_t> result(Operation *user, Value value);
  /// A further virtual tensor with the dims of another one.
  int32_t virtualLike(int32_t tensor, cudnn::DataType type, Location loc);
  /// A by-value number of the graph's rank, or of rank 1.
  int32_t literal(double value, Location loc, bool isRankOne = false);
  /// A by-value argument or constant with rank 1, for attention's scale.
  FailureOr<int32_t> rankOneScalar(Operation *user, Value value);
  const cudnn::TensorSpec &getSpec(int32_t tensor) const {
    return tensors[static_cast<size_t>(tensor)].spec;
  }

  /// Whether the graph is attention written as primitives.
  bool hasAttentionPattern() const { return isAttention; }

  FailureOr<cudnn::DataType> dataType(Operation *user, Type type);
  /// The type that an operation computes in.
  FailureOr<cudnn::DataType> computeType(Operation *user);

  //===--------------------------------------------------------------------===//
  // Operations
  //===--------------------------------------------------------------------===//

  /// Adds an operation. References in `operation` are numbers of tensors. With
  /// a helper, `operation` has to refer to it by `kHelper`.
  static constexpr int32_t kHelper = -1;
  void add(Location loc, cudnn::Descriptor operation,
           std::optional<cudnn::Descriptor> helper = std::nullopt);
  /// Adds a pointwise operation of one or two operands.
  void addPointwise(Location loc, cudnn::PointwiseMode mode,
                    cudnn::DataType computeType, ArrayRef<int32_t> operands,
                    int32_t result);
  /// Adds an operation that moves a tensor to where another one lies.
  void addCopy(Location loc, int32_t source, int32_t target);

private:
  struct Tensor {
    cudnn::TensorSpec spec;
    Location loc;
    /// Null for virtual tensors.
    cudnn_backend::BindingAttr binding;
  };
  struct Node {
    Location loc;
    cudnn::Descriptor operation;
    std::optional<cudnn::Descriptor> helper;
  };
  /// A value as a view of an argument, a constant or a result of an operation
  /// that is not a view itself.
  struct View {
    Value base;
    MemoryView memory;
    bool isIdentity = true;
  };
  /// Where an operation's result is returned.
  struct Output {
    unsigned index;
    MemoryView memory;
    int64_t alignment;
    cudnn::TensorReordering reordering;
  };

  LogicalResult findRank();
  LogicalResult findOutputs();
  LogicalResult lowerOp(Operation *op);
  LogicalResult lowerCopies();
  LoweredGraph assemble();

  FailureOr<cudnn::DataType> elementType(Operation *user, Type type,
                                         bool isVirtual);
  FailureOr<View> traceView(Operation *user, Value value);
  FailureOr<int32_t> scalar(Operation *user, Value value, int64_t scalarRank);
  void lift(MemoryView &memory) const;
  int32_t addTensor(cudnn::TensorSpec spec, MemoryView memory, Location loc,
                    cudnn_backend::BindingAttr binding = {});
  /// Reports a tensor, by number, that the library computes wrongly.
  LogicalResult reportWrongOperand(const LoweredGraph &lowered, int64_t tensor);

  int64_t nextUid() const { return static_cast<int64_t>(tensors.size()) + 1; }

  GraphOp graph;
  int32_t version;
  int64_t rank = 1;
  bool isAttention = false;
  std::vector<Tensor> tensors;
  std::vector<Node> nodes;
  /// The tensors of results of operations, of scalars by rank and type, and of
  /// each view
  /// of an argument.
  DenseMap<Value, int32_t> resultTensors;
  std::map<std::tuple<void *, int64_t, const void *>, int32_t> scalarTensors;
  std::map<std::tuple<void *, std::vector<int64_t>, std::vector<int64_t>>,
           int32_t>
      argumentTensors;
  DenseMap<Value, Output> outputs;
  /// Returned values that need an operation to get into their results.
  SmallVector<unsigned> copies;
};

//===----------------------------------------------------------------------===//
// Families of operations
//===----------------------------------------------------------------------===//

LogicalResult lowerMatmul(GraphLowering &lowering, MatmulOp op);
LogicalResult lowerPointwise(GraphLowering &lowering, PointwiseOpInterface op);
LogicalResult lowerReduction(GraphLowering &lowering, ReductionOp op);
LogicalResult lowerSdpa(GraphLowering &lowering, SdpaOp op);
LogicalResult lowerLayernorm(GraphLowering &lowering, LayernormOp op);
LogicalResult lowerRmsnorm(GraphLowering &lowering, RmsnormOp op);
LogicalResult lowerInstancenorm(GraphLowering &lowering, InstancenormOp op);
LogicalResult lowerBatchnormInference(GraphLowering &lowering,
                                      BatchnormInferenceOp op);
LogicalResult lowerConvFprop(GraphLowering &lowering, ConvFpropOp op);

/// Gives a finished program the ranks and layouts that engines take: matmuls of
/// rank 3 outside of attention, element-wise graphs and reductions of rank 2 or
/// 3 (or channels-last) with as many dims merged as memory allows. Returns a
/// tensor that the library is known to compute wrongly as an operand, or null.
const cudnn::Descriptor *canonicalizeRanks(cudnn::DescriptorProgram &program);

} // namespace mlir::cudnnfe::to_backend

#endif // CUDNNFE_LIB_CONVERSION_CUDNNFETOCUDNNBACKEND_GRAPHLOWERING_H
