//===- ConvOps.td - convolutions ---------------------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CONVOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CONVOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

def CudnnFE_ConvFpropOp : CudnnFE_NodeOp<"conv_fprop"> {
  let summary = "convolution, forward";
  let description = [{
    Convolves `X[n, c, ..]` with the filters `W[k, c / groups, ..]` into
    `Y[n, k, ..]`, over one to three spatial dims. The number of groups follows
    from the channels: it is `c` divided by the extent of `W` in dim 1, and
    filter `f` sees the channels of group `f / (k / groups)`. In each spatial
    dim, with `o` the position in `Y` and `w` that in the filter,

    `Y[o] = sum over w of X[o * stride + w * dilation - pre_padding] * W[w]`

    where `X` is 0 outside of its extents. Mode `convolution` flips the filter:
    it takes `W[extent - 1 - w]`; `cross_correlation`, the default, does not.
    The extent of `Y` is

    `(X + pre_padding + post_padding - dilation * (W - 1) - 1) / stride + 1`,

    rounded down: elements of `X` that no whole step reaches take no part.

    `pre_padding` and `post_padding`, which may differ, are 0 and `stride` and
    `dilation` are 1 where they are not given.

    cuDNN: `OPERATION_CONVOLUTION_FORWARD`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<8x64x56x56xf16>, %w: tensor<128x64x3x3xf16>)
        -> tensor<8x128x28x28xf16> {
      %y = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([1, 1])
          stride([2, 2]) dilation([1, 1])
          : (tensor<8x64x56x56xf16>, tensor<128x64x3x3xf16>)
          -> tensor<8x128x28x28xf16>
      cudnnfe.return %y : tensor<8x128x28x28xf16>
    }
    ```

    Constraints:

    - `[conv_fprop_c1]` `X` and `W` have the same rank, 3 to 5;
    - `[conv_fprop_c2]` paddings, strides and dilations have one entry for each
      spatial dim;
    - `[conv_fprop_c3]` paddings are not negative;
    - `[conv_fprop_c4]` strides and dilations are positive;
    - `[conv_fprop_c5]` the channels of `X` are a multiple of the extent of `W`
      in dim 1;
    - `[conv_fprop_c6]` the number of filters is a multiple of the number of
      groups;
    - `[conv_fprop_c7]` the dilated filter fits into the padded input in each
      spatial dim;
    - `[conv_fprop_c8]` the padded input and the dilated filter have extents
      that fit 64 bits;
    - `[conv_fprop_c9]` `X`, `W` and `Y` are not `i1`.
  }];
  let arguments = (ins
    CudnnFE_Tensor:$x,
    CudnnFE_Tensor:$w,
    OptionalAttr<DenseI64ArrayAttr>:$pre_padding,
    OptionalAttr<DenseI64ArrayAttr>:$post_padding,
    OptionalAttr<DenseI64ArrayAttr>:$stride,
    OptionalAttr<DenseI64ArrayAttr>:$dilation,
    DefaultValuedAttr<CudnnFE_ConvModeAttr,
        "::mlir::cudnnfe::ConvMode::CrossCorrelation">:$mode,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$y);
  let assemblyFormat = [{
    $x `,` $w (`pre_padding` `(` $pre_padding^ `)`)?
    (`post_padding` `(` $post_padding^ `)`)? (`stride` `(` $stride^ `)`)?
    (`dilation` `(` $dilation^ `)`)? (`mode` `(` custom<EnumKeyword>($mode)^ `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The number of spatial dims.
    int64_t getSpatialRank() { return getX().getType().getRank() - 2; }
    /// Paddings, strides and dilations, with the defaults filled in.
    ::llvm::SmallVector<int64_t> getPrePaddings();
    ::llvm::SmallVector<int64_t> getPostPaddings();
    ::llvm::SmallVector<int64_t> getStrides();
    ::llvm::SmallVector<int64_t> getDilations();
    /// The number of groups; the channels must be known.
    int64_t getGroups() {
      return getX().getType().getDimSize(1) / getW().getType().getDimSize(1);
    }
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CONVOPS_TD
