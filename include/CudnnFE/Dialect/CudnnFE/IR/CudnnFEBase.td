//===- CudnnFEBase.td - base classes of the ops ------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEBASE_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEBASE_TD

include "mlir/Interfaces/SideEffectInterfaces.td"
include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEInterfaces.td"
include "CudnnFE/Dialect/CudnnFE/IR/CudnnFETypes.td"

/// A misspelt attribute must not pass for one that says nothing.
def CudnnFE_KnownAttributes : NativeOpTrait<"KnownAttributes"> {
  let cppNamespace = "::mlir::cudnnfe";
}

class CudnnFE_Op<string mnemonic, list<Trait> traits = []>
    : Op<CudnnFE_Dialect, mnemonic,
         !listconcat([CudnnFE_KnownAttributes], traits)>;

/// An operation inside a cudnnfe.graph.
class CudnnFE_NodeOp<string mnemonic, list<Trait> traits = []>
    : CudnnFE_Op<mnemonic, !listconcat([
        Pure, HasParent<"::mlir::cudnnfe::GraphOp">,
        DeclareOpInterfaceMethods<CudnnFE_GraphOpInterface>], traits)>;

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEBASE_TD
