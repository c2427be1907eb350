//===- GraphLowering.h - what the op lowerings share ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_CONVERSION_CUDNNFETOLINALG_GRAPHLOWERING_H
#define CUDNNFE_LIB_CONVERSION_CUDNNFETOLINALG_GRAPHLOWERING_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::cudnnfe {

/// Converts a scalar by the rules of the dialect: floats round once, a float
/// becomes an integer by rounding to nearest even and saturating (NaN is 0), a
/// narrower integer saturates, and i1 is "not 0".
Value convertScalar(OpBuilder &builder, Location loc, Value value, Type to);

/// The integer of `type` that a double converts to by the same rules.
int64_t toInteger(double value, Type type);

/// A float or integer constant of `type`.
Value scalarConstant(OpBuilder &builder, Location loc, Type type, double value);

/// Lowers the body of one graph. Values of the graph are mapped to values of
/// the function; tensors lose their encodings on the way.
class GraphLowering {
public:
  GraphLowering(OpBuilder &builder) : builder(builder) {}

  using BodyFn = function_ref<Value(OpBuilder &, Location, ValueRange)>;

  /// The lowered form of a value of the graph.
  Value get(Value value) const { return mapping.lookup(value); }
  void set(Value value, Value lowered) { mapping.map(value, lowered); }

  /// The type of a lowered tensor.
  static RankedTensorType typeOf(Value value) {
    return cast<RankedTensorType>(value.getType());
  }

  Value empty(Location loc, ArrayRef<int64_t> dims, Type element);
  Value filled(Location loc, ArrayRef<int64_t> dims, Type element,
               double value);

  /// An elementwise computation over `dims`. Tensor operands broadcast, aligned
  /// at the last dim; scalars are captured. `body` gets one scalar per operand.
  Value elementwise(Location loc, ArrayRef<int64_t> dims, Type element,
                    ValueRange operands, BodyFn body);

  /// `value` with its elements converted to `element`.
  Value convertTensor(Location loc, Value value, Type element);

  /// Reduces the given dims of `x` (they disappear) with `combine`, which gets
  /// (element converted to the type of `init`, accumulator).
  Value reduce(Location loc, Value x, ArrayRef<int64_t> dims, Type accumulator,
               double init, BodyFn combine);

  /// A contraction over the iteration space of `maps` (A, B, C), summed in
  /// `compute`; the result has this type.
  Value contract(Location loc, Value a, Value b, ArrayRef<int64_t> dims,
                 ArrayRef<AffineMap> maps, Type compute);

  /// Reshapes between any two shapes of equal size, in row-major order.
  Value reshape(Location loc, Value x, ArrayRef<int64_t> dims);

  OpBuilder &builder;

private:
  IRMapping mapping;
};

// One function per op family. Each lowers `op` at the builder's insertion point
// and maps its results; it emits an error and fails where there is no lowering.
LogicalResult lowerMatmul(GraphLowering &lowering, MatmulOp op);
LogicalResult lowerPointwise(GraphLowering &lowering, PointwiseOpInterface op);
LogicalResult lowerReduction(GraphLowering &lowering, ReductionOp op);
LogicalResult lowerSdpa(GraphLowering &lowering, SdpaOp op);
LogicalResult lowerSoftmax(GraphLowering &lowering, SoftmaxOp op);
LogicalResult lowerLayernorm(GraphLowering &lowering, LayernormOp op);
LogicalResult lowerRmsnorm(GraphLowering &lowering, RmsnormOp op);
LogicalResult lowerInstancenorm(GraphLowering &lowering, InstancenormOp op);
LogicalResult lowerBatchnormInference(GraphLowering &lowering,
                                      BatchnormInferenceOp op);
LogicalResult lowerConvFprop(GraphLowering &lowering, ConvFpropOp op);
LogicalResult lowerReshape(GraphLowering &lowering, ReshapeOp op);
LogicalResult lowerTranspose(GraphLowering &lowering, TransposeOp op);
LogicalResult lowerRope(GraphLowering &lowering, RopeOp op);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_LIB_CONVERSION_CUDNNFETOLINALG_GRAPHLOWERING_H
