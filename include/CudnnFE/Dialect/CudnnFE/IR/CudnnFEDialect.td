//===- CudnnFEDialect.td - the cudnnfe dialect -------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuDNN operation graphs as IR. The library it models is documented at
// https://docs.nvidia.com/deeplearning/cudnn (frontend and backend API).
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEDIALECT_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEDIALECT_TD

include "mlir/IR/OpBase.td"

def CudnnFE_Dialect : Dialect {
  let name = "cudnnfe";
  let cppNamespace = "::mlir::cudnnfe";
  let summary = "cuDNN operation graphs with value semantics";
  let description = [{
    One `cudnnfe.graph` is one cuDNN operation graph and becomes one execution
    plan. Host functions call graphs with `cudnnfe.call` and an explicit
    `!cudnnfe.handle`. Tensors are builtin ranked tensors; where a tensor lies
    in memory is said by its encoding, `#cudnnfe.layout`. Operation and operand
    names follow the cuDNN frontend.

    Arguments and returned values of a graph are device tensors; every other
    tensor in it is virtual. Values of scalar type are *by-value*: bound by the
    host at execution, and no part of the plan.

    Rules that hold for every operation inside a graph:

    - `[shape_c1]` each result has the dims that the shape function of the
      operation computes from its operands and attributes;
    - `[type_c1]` tensors have 1 to 8 dims, none of them negative or 0;
    - `[type_c2]` `compute_type` is `f64`, `f32`, `f16`, `bf16`, `i64`, `i32`,
      `i8` or `i1`;
    - `[type_c3]` the size of a tensor in bytes, as far as its dims are known,
      fits in 63 bits;
    - `[type_c4]` the encoding of a tensor, if it has one, is a
      `#cudnnfe.layout`;
    - `[attr_c1]` an operation has only attributes that it knows, and those of
      other dialects, which have a prefix.

    Semantics: operands are converted to the compute type, the operation is
    evaluated in it, and the result is rounded once to the element type of the
    result. Conversion from a float to an integer rounds to nearest even and
    saturates; NaN becomes 0. A conversion to a narrower integer saturates, and
    one to `i1` is true for everything but 0. Integer arithmetic wraps around.
    The compute type is the operation's own `compute_type` if it has one, else
    that of the graph. Without either it is `f64` where a tensor is `f64`; `i64`
    or `i32` where all operands and results are integers, one of them wider than
    `i1`, and the operation is exact in integers (products, convolutions, sums
    and extrema, `add`, `sub`, `mul`, `min`, `max`, `abs`, `neg`, `identity`,
    comparisons, `binary_select`); and `f32` otherwise.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// Name of the graph argument or result attribute that holds a user-chosen
    /// uid (i64).
    static constexpr ::llvm::StringLiteral kUidAttrName = "cudnnfe.uid";
    /// Name of the graph argument or result attribute that holds a tensor's
    /// name.
    static constexpr ::llvm::StringLiteral kNameAttrName = "cudnnfe.name";
    /// Name of the module attribute that holds the compile target.
    static constexpr ::llvm::StringLiteral kDeviceAttrName = "cudnnfe.device";
    /// Name of the graph result attribute that holds the value of the elements
    /// that the library leaves unwritten.
    static constexpr ::llvm::StringLiteral kFillAttrName = "cudnnfe.fill";
    /// Name of the argument attribute of a function or graph that says how
    /// cudnnfe-run generates an input nobody gave, e.g. "normal(0,1)".
    static constexpr ::llvm::StringLiteral kInitAttrName = "cudnnfe.init";
    /// Name of the function attribute that the CPU pipeline marks entries with.
    static constexpr ::llvm::StringLiteral kEntryAttrName = "cudnnfe.entry";
    /// Name of the function attribute that holds the name of such an entry.
    static constexpr ::llvm::StringLiteral kEntryNameAttrName =
        "cudnnfe.entry_name";

    void registerAttributes();
    void registerTypes();
    void registerGraphOps();
    void registerMatmulOps();
    void registerPointwiseOps();
    void registerReductionOps();
    void registerAttentionOps();
    void registerNormOps();
    void registerConvOps();
    void registerShapeOps();
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEDIALECT_TD
