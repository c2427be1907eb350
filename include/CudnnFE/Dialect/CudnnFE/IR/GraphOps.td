//===- GraphOps.td - graphs and what is around them --------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_GRAPHOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_GRAPHOPS_TD

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

def CudnnFE_GraphOp : CudnnFE_Op<"graph", [
    IsolatedFromAbove, FunctionOpInterface, SingleBlock,
    OpAsmOpInterface]> {
  let summary = "one cuDNN operation graph";
  let description = [{
    A symbol whose body is one cuDNN operation graph, in single assignment. It
    corresponds to one `OPERATIONGRAPH` descriptor and one execution plan.
    Arguments of tensor type and the returned values are device tensors, every
    other tensor is virtual. Arguments of scalar type are by-value: the host
    binds them at execution.

    `compute_type` is what operations compute in, and `intermediate_type` what
    the tensors have that an expansion creates; both are `f32` unless given. An
    element type that the author wrote is never replaced by either. `device`
    overrides the target of the module. The numerics policy is a hard
    requirement on the engine: without `allow_tf32` no float operand may be
    rounded to TF32; `deterministic` demands bit-identical repetition;
    `strict_nan` demands that NaN propagates.

    A tensor argument or result may carry `cudnnfe.uid`, the number by which
    cuDNN knows the tensor, and `cudnnfe.name`. A result may carry
    `cudnnfe.fill`, a float of its element type: the value that the buffer is
    filled with before a device runs the graph, for elements that the library
    leaves unwritten.

    No encoding on an argument means dense row-major, and so on a result of a
    public graph. No encoding on a value inside, or on a result of a private
    graph, leaves the choice to `cudnnfe-finalize-layouts`.

    Example:

    ```mlir
    cudnnfe.graph @scores(%q: tensor<2x64x32xf16> {cudnnfe.name = "q"},
                          %k: tensor<2x32x64xf16>) -> tensor<2x64x64xf16>
        attributes {compute_type = f32, intermediate_type = f32} {
      %s = cudnnfe.matmul %q, %k
          : (tensor<2x64x32xf16>, tensor<2x32x64xf16>) -> tensor<2x64x64xf16>
      cudnnfe.return %s : tensor<2x64x64xf16>
    }
    ```

    Constraints:

    - `[graph_c1]` arguments are tensors or scalars of the dialect's element
      types;
    - `[graph_c2]` there is at least one result, and results are tensors;
    - `[graph_c3]` `compute_type` and `intermediate_type` are types that cuDNN
      computes in (see `[type_c2]`);
    - `[graph_c4]` no two tensors have the same `cudnnfe.uid`, and a uid is not
      negative;
    - `[graph_c5]` the layout of a result repeats no element: strides other
      than those of extent-1 dims are not 0 and do not overlap;
    - `[graph_c6]` the body holds operations of this dialect only, and it ends
      in `cudnnfe.return`.
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<TypeAttr>:$compute_type,
    OptionalAttr<TypeAttr>:$intermediate_type,
    OptionalAttr<CudnnFE_DeviceAttr>:$device,
    UnitAttr:$allow_tf32,
    UnitAttr:$deterministic,
    UnitAttr:$strict_nan,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let builders = [OpBuilder<(ins
    "::llvm::StringRef":$name, "::mlir::FunctionType":$type,
    CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>];
  let extraClassDeclaration = [{
    //===------------------------------------------------------------------===//
    // FunctionOpInterface
    //===------------------------------------------------------------------===//
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }

    /// A digest of the graph as it is printed, but for locations: whether
    /// something that was made of it still belongs to it.
    ::std::string getDigest();

    /// The type of tensors that an expansion creates.
    ::mlir::Type getIntermediateTypeOrDefault();
    /// The compile target: that of the graph, else of the enclosing module,
    /// else null.
    ::mlir::cudnnfe::DeviceAttr getTargetDevice();

    void getAsmBlockArgumentNames(::mlir::Region &region,
                                  ::mlir::OpAsmSetValueNameFn setNameFn);
  }];
}

def CudnnFE_ReturnOp : CudnnFE_Op<"return", [
    Pure, HasParent<"::mlir::cudnnfe::GraphOp">, Terminator, ReturnLike]> {
  let summary = "ends a graph and names its device outputs";
  let description = [{
    The returned values are written to device memory.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %y : tensor<4x8xf32>
    }
    ```

    Constraints:

    - `[return_c1]` as many operands as the graph has results;
    - `[return_c2]` each has the element type and the dims of the result.
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

def CudnnFE_CallOp : CudnnFE_Op<"call", [
    CallOpInterface, NoMemoryEffect,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "runs a graph on a handle";
  let description = [{
    Calls a graph with value semantics: operands are the arguments of the graph
    in order, results are new tensors. The handle says on which device and
    stream. Bufferization turns the call into `cudnnfe.execute`.

    Example:

    ```mlir
    cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %y : tensor<4x8xf32>
    }
    func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %y = cudnnfe.call @g(%h, %x)
          : (!cudnnfe.handle, tensor<4x8xf32>) -> tensor<4x8xf32>
      return %y : tensor<4x8xf32>
    }
    ```

    Constraints:

    - `[call_c1]` the callee is a `cudnnfe.graph`;
    - `[call_c2]` the first operand is a handle;
    - `[call_c3]` operands and results have the number, the element types and the
      dims of the graph's arguments and results; layouts are settled by
      `cudnnfe-finalize-layouts`;
    - `[call_c4]` when the handle's type names a device, it is the one that the
      graph is compiled for.
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$callee,
    Variadic<AnyType>:$operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, $results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The handle, or null where the operation breaks [call_c2].
    ::mlir::Value getHandle();
    /// The operands that stand for the graph's arguments.
    ::mlir::OperandRange getInputs() { return getOperands().drop_front(); }

    ::mlir::CallInterfaceCallable getCallableForCallee() {
      return getCalleeAttr();
    }
    void setCalleeFromCallable(::mlir::CallInterfaceCallable callee) {
      setCalleeAttr(::llvm::cast<::mlir::FlatSymbolRefAttr>(
          ::llvm::cast<::mlir::SymbolRefAttr>(callee)));
    }
    ::mlir::Operation::operand_range getArgOperands() { return getOperands(); }
    ::mlir::MutableOperandRange getArgOperandsMutable() {
      return getOperandsMutable();
    }
  }];
}

def CudnnFE_ExecuteOp : CudnnFE_Op<"execute", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "runs a graph on buffers";
  let description = [{
    The form of `cudnnfe.call` after bufferization: reads `ins` (buffers and
    by-value scalars), writes `outs`, and may use `workspace` as scratch memory.
    Without a workspace the program owns one. Work is queued on the stream of
    the handle; the operation does not wait for it.

    Example:

    ```mlir
    cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %y : tensor<4x8xf32>
    }
    func.func @main(%h: !cudnnfe.handle, %x: memref<4x8xf32>, %y: memref<4x8xf32>) {
      cudnnfe.execute @g handle(%h) ins(%x : memref<4x8xf32>)
          outs(%y : memref<4x8xf32>)
      return
    }
    ```

    Constraints:

    - `[execute_c1]` the callee is a `cudnnfe.graph`;
    - `[execute_c2]` `ins` and `outs` have the number, the element types and the
      dims of the graph's arguments and results;
    - `[execute_c3]` when the handle's type names a device, it is the one that
      the graph is compiled for.
  }];
  let arguments = (ins
    FlatSymbolRefAttr:$callee,
    CudnnFE_HandleType:$handle,
    Variadic<AnyTypeOf<[AnyMemRef, CudnnFE_Scalar]>>:$ins,
    Variadic<AnyMemRef>:$outs,
    Optional<MemRefRankOf<[I8], [1]>>:$workspace);
  let assemblyFormat = [{
    $callee `handle` `(` $handle `` custom<HandleType>(type($handle)) `)`
    (`ins` `(` $ins^ `:` type($ins) `)`)? `outs` `(` $outs `:` type($outs) `)`
    (`workspace` `(` $workspace^ `:` type($workspace) `)`)? attr-dict
  }];
  let hasVerifier = 0;
}

def CudnnFE_FillOp : CudnnFE_Op<"fill", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "gives all elements of a buffer one value";
  let description = [{
    Queues a fill of the buffer on the stream of the handle. It comes before a
    `cudnnfe.execute` whose graph leaves elements of the buffer unwritten, such
    as the rows of an attention whose batch has no keys.

    Example:

    ```mlir
    func.func @f(%h: !cudnnfe.handle, %o: memref<2x4x16x1xf32>) {
      cudnnfe.fill %o handle(%h) value(0xFF800000 : f32) : memref<2x4x16x1xf32>
      return
    }
    ```

    Constraints:

    - `[fill_c1]` the value has the element type of the buffer, a float of 16 or
      32 bits;
    - `[fill_c2]` the buffer has known dims and strides and no gaps.
  }];
  let arguments = (ins
    AnyMemRef:$target,
    CudnnFE_HandleType:$handle,
    TypedAttrInterface:$value);
  let assemblyFormat = [{
    $target `handle` `(` $handle `` custom<HandleType>(type($handle)) `)`
    `value` `(` $value `)` attr-dict `:` type($target)
  }];
  let hasVerifier = 1;
}

def CudnnFE_ConstantOp : CudnnFE_Op<"constant", [
    Pure, ConstantLike, HasParent<"::mlir::cudnnfe::GraphOp">,
    AllTypesMatch<["value", "result"]>]> {
  let summary = "a literal by-value scalar";
  let description = [{
    A scalar that is known at compile time. It reaches cuDNN as a by-value
    tensor whose value is bound at execution; it is part of the program's key
    and not of the plan's.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %half = cudnnfe.constant 5.000000e-01 : f32
      %y = cudnnfe.mul %x, %half : (tensor<4x8xf32>, f32) -> tensor<4x8xf32>
      cudnnfe.return %y : tensor<4x8xf32>
    }
    ```

    Constraints:

    - `[constant_c1]` the value is a float or an integer.
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs CudnnFE_Scalar:$result);
  let assemblyFormat = "attr-dict $value";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def CudnnFE_RelayoutOp : CudnnFE_Op<"relayout", [Pure]> {
  let summary = "the same tensor in another layout";
  let description = [{
    The only operation that changes a layout. Elements stay where they are
    logically. It is allowed in host functions, where it becomes a copy, and in
    graphs.

    Example:

    ```mlir
    func.func @f(%x: tensor<1x8x4x4xf16>)
        -> tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>> {
      %y = cudnnfe.relayout %x : tensor<1x8x4x4xf16>
          to tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
      return %y : tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
    }
    ```

    Constraints:

    - `[relayout_c1]` source and result have the same dims and element type.
  }];
  let arguments = (ins CudnnFE_Tensor:$source);
  let results = (outs CudnnFE_Tensor:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_GRAPHOPS_TD
