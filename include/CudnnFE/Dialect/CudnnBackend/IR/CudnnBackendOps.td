//===- CudnnBackendOps.td - programs and descriptors -------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDOPS_TD
#define CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDOPS_TD

include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendAttrs.td"
include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendDialect.td"
include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class CudnnBackend_Op<string mnemonic, list<Trait> traits = []>
    : Op<CudnnBackend_Dialect, mnemonic, traits>;

def CudnnBackend_ProgramOp : CudnnBackend_Op<"program", [
    IsolatedFromAbove, Symbol, SingleBlock, NoTerminator, NoRegionArguments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>
  ]> {
  let summary = "the descriptors of one operation graph";
  let description = [{
    The descriptors of the graph named after `for`, for a version of cuDNN. The
    bindings say for each unique id which argument or result of the graph, which
    literal value or which part of the workspace it stands for. Once engines are
    selected, `plans` holds the ranked candidates, `policy` the text of the
    selection policy that they obey, and `graph_digest` says what the graph was.

    ```mlir
    cudnn_backend.program @relu cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
      %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
      %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
      %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float}
      %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu, XDESC = %x, YDESC = %y}
      %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
    }
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<FlatSymbolRefAttr>:$graph,
    I32Attr:$cudnn,
    OptionalAttr<TypedArrayAttrBase<CudnnBackend_BindingAttr, "bindings">>:$bindings,
    OptionalAttr<StrAttr>:$policy,
    OptionalAttr<TypedArrayAttrBase<CudnnBackend_PlanAttr, "plans">>:$plans,
    OptionalAttr<StrAttr>:$graph_digest
  );
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<Symbol>($sym_visibility, $sym_name) (`for` $graph^)? `cudnn` `=` $cudnn
    (`bind` custom<Bindings>($bindings)^)? (`policy` `=` $policy^)?
    (`plans` `=` custom<Plans>($plans)^)?
    (`graph_digest` `=` $graph_digest^)? attr-dict-with-keyword $body
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The descriptors as data, in order; references are positions.
    ::cudnnfe::cudnn::DescriptorProgram getDescriptorProgram();
    /// The bindings; none if the attribute is missing.
    ::llvm::ArrayRef<::mlir::Attribute> getBindingList();
    ::llvm::ArrayRef<::mlir::Attribute> getPlanList();
  }];
}

def CudnnBackend_DescriptorOp : CudnnBackend_Op<"descriptor", [
    HasParent<"ProgramOp">, MemoryEffects<[MemWrite]>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>
  ]> {
  let summary = "one finalized descriptor";
  let description = [{
    Creates a descriptor, sets its attributes in the order written, finalizes it.
    References to other descriptors are operands; they stand in their places
    among the attributes, with the kind they have where several are possible.

    ```mlir
    cudnn_backend.program @example cudnn = 91900 {
      %a = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 64], STRIDES = [8192, 64, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
      %b = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 32], STRIDES = [2048, 32, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
      %c = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 32], STRIDES = [4096, 32, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
      %matmul = descriptor matmul {COMP_TYPE = float, PADDING_VALUE = double 1.000000e+00}
      %op = descriptor operation_matmul {ADESC = %a, BDESC = %b, CDESC = %c, DESC = %matmul}
      %graph = descriptor operationgraph {OPS = [%op : operation_matmul]}
    }
    ```
  }];
  let arguments = (ins
    Variadic<CudnnBackend_DescType>:$references,
    TypedArrayAttrBase<CudnnBackend_FieldAttr, "attributes of a descriptor">:$fields
  );
  let results = (outs CudnnBackend_DescType:$result);
  let builders = [
    // References of the descriptor are positions in `earlier`.
    OpBuilder<(ins "const ::cudnnfe::cudnn::Descriptor &":$descriptor,
                   "::mlir::ValueRange":$earlier)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    ::cudnnfe::cudnn::DescKind getKind() {
      return ::llvm::cast<DescType>(getResult().getType()).getKind();
    }
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDOPS_TD
