//===- PointwiseBase.td - element by element ---------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEBASE_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEBASE_TD

include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

class CudnnFE_PointwiseOp<string mnemonic, string mode,
                          list<Trait> traits = []>
    : CudnnFE_Op<mnemonic, !listconcat([
        Pure, HasParent<"::mlir::cudnnfe::GraphOp">,
        CudnnFE_GraphOpInterface, CudnnFE_PointwiseOpInterface], traits)> {
  let extraClassDeclaration = [{
    static ::mlir::cudnnfe::PointwiseMode getPointwiseMode() {
      return ::mlir::cudnnfe::PointwiseMode::}] # mode # [{;
    }
    ::llvm::LogicalResult inferShapes(
        ::llvm::SmallVectorImpl<::llvm::SmallVector<int64_t>> &shapes) {
      return ::mlir::cudnnfe::detail::inferPointwiseShapes(*this, shapes);
    }
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEBASE_TD
