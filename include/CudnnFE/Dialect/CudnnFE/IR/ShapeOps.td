//===- ShapeOps.td - reshape, transpose, rope --------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_SHAPEOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_SHAPEOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

def CudnnFE_ReshapeOp : CudnnFE_NodeOp<"reshape"> {
  let summary = "the same elements under other dims";
  let description = [{
    The elements in the order of their logical (row-major) indices under the
    dims of the result, which must be written out; at most one may be left
    unknown.

    cuDNN 9.19 has no engine for it outside attention: it becomes dims and
    strides of a graph input or output.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<2x128x64xf16>) -> tensor<256x64xf16> {
      %y = cudnnfe.reshape %x : (tensor<2x128x64xf16>) -> tensor<256x64xf16>
      cudnnfe.return %y : tensor<256x64xf16>
    }
    ```

    Constraints:

    - `[reshape_c1]` operand and result have the same number of elements;
    - `[reshape_c2]` operand and result have the same element type;
    - `[reshape_c3]` at most one extent of the result is unknown.
  }];
  let arguments = (ins CudnnFE_Tensor:$x);
  let results = (outs CudnnFE_Tensor:$y);
  let assemblyFormat = "$x attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def CudnnFE_TransposeOp : CudnnFE_NodeOp<"transpose"> {
  let summary = "the same elements with permuted dims";
  let description = [{
    Dim `i` of the result is dim `permutation[i]` of the operand.

    cuDNN 9.19 has no engine for it: it becomes permuted dims and strides of a
    graph input or output.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<2x128x64xf16>) -> tensor<2x64x128xf16> {
      %y = cudnnfe.transpose %x permutation([0, 2, 1])
          : (tensor<2x128x64xf16>) -> tensor<2x64x128xf16>
      cudnnfe.return %y : tensor<2x64x128xf16>
    }
    ```

    Constraints:

    - `[transpose_c1]` `permutation` holds each dim of the operand once;
    - `[transpose_c2]` operand and result have the same element type.
  }];
  let arguments = (ins CudnnFE_Tensor:$x, DenseI64ArrayAttr:$permutation);
  let results = (outs CudnnFE_Tensor:$y);
  let assemblyFormat = [{
    $x `permutation` `(` $permutation `)` attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def CudnnFE_RopeOp : CudnnFE_NodeOp<"rope"> {
  let summary = "rotary position embedding";
  let description = [{
    Rotates pairs of channels of `X[b, h, s, d]` by the angles
    `freqs[s, 1, 1, r]` and multiplies by `output_scale`. The last `rope_dim`
    channels (all of them when it is 0) are rotated, those before are only
    scaled. The rotated channels are split into halves `lo` and `hi`; with the
    angle `a` of the pair, taken from the first half of `freqs`,

    `lo' = output_scale * (lo * cos(a) - hi * sin(a))` and
    `hi' = output_scale * (hi * cos(a) + lo * sin(a))`.

    cuDNN 9.19 has no engine for it.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<1x8x128x64xbf16>, %freqs: tensor<128x1x1x64xf32>)
        -> tensor<1x8x128x64xbf16> {
      %y = cudnnfe.rope %x, %freqs
          : (tensor<1x8x128x64xbf16>, tensor<128x1x1x64xf32>)
          -> tensor<1x8x128x64xbf16>
      cudnnfe.return %y : tensor<1x8x128x64xbf16>
    }
    ```

    Constraints:

    - `[rope_c1]` the operand has rank 4;
    - `[rope_c2]` `rope_dim` is even, not negative, and not above the last dim;
      the last dim is even when it is 0;
    - `[rope_c3]` `freqs` is an `f32` of `[s, 1, 1, r]`, with `r` the number of
      rotated channels;
    - `[rope_c4]` `output_scale` is finite.
  }];
  let arguments = (ins
    CudnnFE_FloatTensor:$x,
    CudnnFE_FloatTensor:$freqs,
    DefaultValuedAttr<F64Attr, "1.0">:$output_scale,
    DefaultValuedAttr<CudnnFE_I64Attr, "0">:$rope_dim,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_FloatTensor:$y);
  let assemblyFormat = [{
    $x `,` $freqs attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The number of rotated channels.
    int64_t getRotatedChannels() {
      return getRopeDim() ? getRopeDim() : getX().getType().getDimSize(3);
    }
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_SHAPEOPS_TD
