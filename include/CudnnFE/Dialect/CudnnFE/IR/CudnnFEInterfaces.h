//===- CudnnFEInterfaces.h - interfaces of ops inside a graph ---*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEINTERFACES_H
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEINTERFACES_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::cudnnfe::detail {
/// The op's own compute type, else the graph's, else one that follows from the
/// types of the tensors (see the dialect's description).
Type resolveComputeType(Operation *op);
/// A number as the compute type has it; unchanged where that is no float.
APFloat convertToComputeType(APFloat value, Type computeType);
/// Checks [attr_c1].
LogicalResult verifyKnownAttributes(Operation *op);
/// Checks [type_c1], [type_c3] and [type_c4] for one tensor of `op`; a scalar
/// passes. `what` and `index` name it in a message, as in "operand #0".
LogicalResult verifyTensorType(Operation *op, Type type, StringRef what,
                               unsigned index);
/// Checks [shape_c1] and the [type_cN] rules.
LogicalResult verifyGraphOp(Operation *op);
/// Fails unless each of the first `count` operand groups has one operand. ODS
/// counts the operands of all groups together only, and accessors of a group
/// that is empty read beyond the operands.
LogicalResult verifyFixedOperands(Operation *op, unsigned count);
/// Checks the [pointwise_cN] rules that do not concern dims.
LogicalResult verifyPointwiseOp(Operation *op);
/// The shape function of all pointwise ops; checks [pointwise_c1] and
/// [pointwise_c2].
LogicalResult
inferPointwiseShapes(Operation *op,
                     SmallVectorImpl<SmallVector<int64_t>> &shapes);
} // namespace mlir::cudnnfe::detail

namespace mlir::cudnnfe {
/// The trait of all operations of the dialect: no misspelt attributes.
template <typename ConcreteOp>
class KnownAttributes : public OpTrait::TraitBase<ConcreteOp, KnownAttributes> {
public:
  static LogicalResult verifyTrait(Operation *op) {
    return detail::verifyKnownAttributes(op);
  }
};
} // namespace mlir::cudnnfe

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEInterfaces.h.inc"

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEINTERFACES_H
