//===- CudnnFETypes.td - types and type constraints --------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFETYPES_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFETYPES_TD

include "mlir/IR/AttrTypeBase.td"
include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEAttrs.td"

def CudnnFE_HandleType : TypeDef<CudnnFE_Dialect, "Handle"> {
  let mnemonic = "handle";
  let summary = "a cuDNN handle with its device and stream";
  let description = [{
    Owns a backend handle, the device it was created on and the stream it
    launches into. The device may be known statically; a call then refuses a
    graph that is compiled for another one. On the CPU target a handle is null.

    Example:

    ```mlir
    func.func private @f(!cudnnfe.handle, !cudnnfe.handle<#cudnnfe.device<"h200">>)
    ```
  }];
  let parameters = (ins OptionalParameter<"::mlir::cudnnfe::DeviceAttr">:$device);
  let assemblyFormat = "(`<` qualified($device)^ `>`)?";
  let builders = [TypeBuilder<(ins), [{
    return $_get($_ctxt, ::mlir::cudnnfe::DeviceAttr());
  }]>];
}

def CudnnFE_FloatTensor : RankedTensorOf<[F64, F32, F16, BF16]>;
def CudnnFE_BoolTensor : RankedTensorOf<[I1]>;
def CudnnFE_LengthTensor : RankedTensorOf<[I32, I64]>;
def CudnnFE_StatsTensor : RankedTensorOf<[F64, F32]>;

/// An i64 whose getter is signed, unlike that of I64Attr: a negative number must
/// compare as one.
def CudnnFE_I64Attr : TypedSignlessIntegerAttrBase<
    I64, "int64_t", "64-bit signless integer attribute"> {
  let constBuilderCall = "$_builder.getI64IntegerAttr($0)";
}

/// A device or virtual tensor.
def CudnnFE_Tensor : RankedTensorOf<
    [F64, F32, F16, BF16, I64, I32, I8, I1]>;

/// A scalar that the host binds at execution, or a literal.
def CudnnFE_FloatScalar : AnyTypeOf<[F64, F32, F16, BF16], "a by-value float">;
def CudnnFE_Scalar : AnyTypeOf<[F64, F32, F16, BF16, I64, I32, I8, I1],
                               "a by-value scalar">;

def CudnnFE_TensorOrScalar : AnyTypeOf<[CudnnFE_Tensor, CudnnFE_Scalar]>;
def CudnnFE_FloatTensorOrScalar
    : AnyTypeOf<[CudnnFE_FloatTensor, CudnnFE_FloatScalar]>;

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFETYPES_TD
