//===- AttentionOps.td - attention and its parts -----------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_ATTENTIONOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_ATTENTIONOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

def CudnnFE_SdpaOp : CudnnFE_NodeOp<"sdpa", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<CudnnFE_CompositeOpInterface>]> {
  let summary = "scaled dot-product attention, forward";
  let description = [{
    `O = softmax(mask(scale * Q * K^T + bias)) * V` over `Q[b, hq, sq, dqk]`,
    `K[b, hk, skv, dqk]` and `V[b, hv, skv, dv]`. Query head `h` uses key head
    `h / (hq / hk)` and value head `h / (hq / hv)`.

    - `scale` is a number, or a by-value or one-element float; 1 when absent.
    - `bias` is added to the scaled scores. It is a float of its own type.
    - `mask` keeps the scores where it is true and drops the key elsewhere. A
      key that a mask or band drops has weight 0, so that a NaN in its row of
      `V` still shows; only keys beyond `seq_lens` may hold anything.
    - `seq_lens` gives the valid number of queries and keys of each batch. Keys
      beyond it never contribute, whatever they hold. Rows of `O` beyond the
      query length are 0 on the CPU target and undefined on a device. A length
      below 0 or beyond the tensor is an error of the caller: it ends a program
      for the CPU, and a device does not check it. The engines of a device
      multiply the rows of `V` beyond it by 0, so those have to be finite there;
      `Q` and `K` may hold anything.
    - `band(left, right, align)`: key `j` is visible to query `i` iff
      `i + d - left < j <= i + d + right`, where `d` is 0 for `top_left` and
      `skv - sq` for `bottom_right` (of the batch, when lengths are given). An
      absent bound is open. `left` counts the diagonal. `causal` is a spelling
      of `band(right = 0, align = top_left)`.

    The second result, when asked for, is the log-sum-exp of the masked scores
    of each row, `[b, hq, sq, 1]`, natural logarithm. A row without a visible
    key gives 0 in `O` and -inf in the statistics.

    `implementation` forces how the operation is presented to cuDNN: as a
    pattern of primitives (`composite`), as one `SDPA_FWD` operation
    (`unified`), or as selection finds best (`auto`).

    Example:

    ```mlir
    cudnnfe.graph @attention(%q: tensor<2x16x128x64xf16>,
                             %k: tensor<2x4x128x64xf16>,
                             %v: tensor<2x4x128x64xf16>)
        -> (tensor<2x16x128x64xf16>, tensor<2x16x128x1xf32>) {
      %o, %stats = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01)
          band(right = 0, align = top_left)
          : (tensor<2x16x128x64xf16>, tensor<2x4x128x64xf16>,
             tensor<2x4x128x64xf16>)
          -> (tensor<2x16x128x64xf16>, tensor<2x16x128x1xf32>)
      cudnnfe.return %o, %stats
          : tensor<2x16x128x64xf16>, tensor<2x16x128x1xf32>
    }
    ```

    Constraints:

    - `[sdpa_c1]` `Q`, `K`, `V` have rank 4;
    - `[sdpa_c2]` the batch extents of `Q`, `K`, `V` are equal;
    - `[sdpa_c3]` the heads of `K` and of `V` each divide the heads of `Q`;
    - `[sdpa_c4]` the last dims of `Q` and `K` are equal;
    - `[sdpa_c5]` `K` and `V` have the same sequence extent;
    - `[sdpa_c6]` `Q`, `K`, `V` have the same element type;
    - `[sdpa_c7]` `scale` is given once, as a number or as an operand; a tensor
      has one element;
    - `[sdpa_c8]` `bias` is a float of rank 4 whose dims are those of the scores
      or 1; a boolean is a `mask`, not a bias;
    - `[sdpa_c9]` `mask` is an `i1` of rank 4 whose dims are those of the scores
      or 1;
    - `[sdpa_c10]` `seq_lens` are `[b, 1, 1, 1]` and `i32` or `i64`;
    - `[sdpa_c11]` an alignment needs a bound;
    - `[sdpa_c12]` the right bound is not negative, the left one is positive;
    - `[sdpa_c13]` the statistics are `f32` or `f64`;
    - `[sdpa_c14]` `scale` is finite in the compute type.
  }];
  let arguments = (ins
    CudnnFE_FloatTensor:$q,
    CudnnFE_FloatTensor:$k,
    CudnnFE_FloatTensor:$v,
    Optional<CudnnFE_FloatTensorOrScalar>:$scale,
    Optional<CudnnFE_Tensor>:$bias,
    Optional<CudnnFE_Tensor>:$mask,
    Optional<CudnnFE_LengthTensor>:$seq_len_q,
    Optional<CudnnFE_LengthTensor>:$seq_len_kv,
    OptionalAttr<F64Attr>:$attn_scale,
    OptionalAttr<CudnnFE_I64Attr>:$left_bound,
    OptionalAttr<CudnnFE_I64Attr>:$right_bound,
    OptionalAttr<CudnnFE_BandAlignmentAttr>:$alignment,
    DefaultValuedAttr<CudnnFE_AttentionImplementationAttr,
        "::mlir::cudnnfe::AttentionImplementation::Auto">:$implementation,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_FloatTensor:$o,
                      Optional<CudnnFE_FloatTensor>:$stats);
  let assemblyFormat = [{
    $q `,` $k `,` $v custom<SdpaScale>($scale, $attn_scale)
    (`bias` `(` $bias^ `)`)? (`mask` `(` $mask^ `)`)?
    (`seq_lens` `(` $seq_len_q^ `,` $seq_len_kv `)`)?
    custom<Band>($left_bound, $right_bound, $alignment)
    (`implementation` `(` custom<EnumKeyword>($implementation)^ `)`)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The alignment of the band; `top_left` when none is given.
    ::mlir::cudnnfe::BandAlignment getBandAlignment() {
      return getAlignment().value_or(::mlir::cudnnfe::BandAlignment::TopLeft);
    }
  }];
}

def CudnnFE_SoftmaxOp : CudnnFE_NodeOp<"softmax", [
    DeclareOpInterfaceMethods<CudnnFE_CompositeOpInterface>]> {
  let summary = "softmax along the last dim";
  let description = [{
    `S = exp(P - max(P)) / sum(exp(P - max(P)))` along the last dim. The second
    result, when asked for, is `max(P) + log(sum(exp(P - max(P))))` with extent
    1 in the last dim. A row of -inf gives 0 and -inf.

    Example:

    ```mlir
    cudnnfe.graph @f(%p: tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf16> {
      %s = cudnnfe.softmax %p : (tensor<2x4x16x16xf32>) -> tensor<2x4x16x16xf16>
      cudnnfe.return %s : tensor<2x4x16x16xf16>
    }
    ```

    Constraints:

    - `[softmax_c1]` the statistics are `f32` or `f64`.
  }];
  let arguments = (ins
    CudnnFE_FloatTensor:$p,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_FloatTensor:$s,
                      Optional<CudnnFE_FloatTensor>:$stats);
  let assemblyFormat = "$p attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_ATTENTIONOPS_TD
