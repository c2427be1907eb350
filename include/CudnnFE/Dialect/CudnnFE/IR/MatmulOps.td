//===- MatmulOps.td - matrix products ----------------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_MATMULOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_MATMULOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

def CudnnFE_MatmulOp : CudnnFE_NodeOp<"matmul", [AttrSizedOperandSegments]> {
  let summary = "batched matrix product";
  let description = [{
    `C[.., m, n] = sum over k of A[.., m, k] * B[.., k, n]`, summed in the
    compute type. Leading dims are batch dims; an extent of 1 is repeated. In
    attention the batch dims may also be *grouped*: the heads of `A` are a
    multiple of the heads of `B`, and head `h` of `A` meets head
    `h / (heads(A) / heads(B))` of `B`.

    The overrides give, for each batch (the first dim), how many rows of `A`
    (`m`), columns of `B` (`n`) and contracted elements (`k`) are valid.
    Elements of `C` beyond `m` or `n` hold `padding_value`; contracted elements
    beyond `k` take no part, whatever they hold.

    cuDNN: `OPERATION_MATMUL`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<8x32x64xbf16>, %b: tensor<1x64x16xbf16>)
        -> tensor<8x32x16xf32> {
      %c = cudnnfe.matmul %a, %b
          : (tensor<8x32x64xbf16>, tensor<1x64x16xbf16>) -> tensor<8x32x16xf32>
      cudnnfe.return %c : tensor<8x32x16xf32>
    }
    ```

    Constraints:

    - `[matmul_c1]` `A` and `B` have the same rank, at least 2;
    - `[matmul_c2]` the last dim of `A` equals the second to last of `B`;
    - `[matmul_c3]` batch dims are equal or 1, but for dim 1 of rank 4, where
      those of `A` may be a multiple of those of `B`;
    - `[matmul_c4]` an override is a rank-preserving tensor of `i32` or `i64`
      with the batch extent of `C` in dim 0 and 1 elsewhere;
    - `[matmul_c5]` overrides need a batch dim: rank 3 or more;
    - `[matmul_c6]` `A`, `B` and `C` are not `i1`.
  }];
  let arguments = (ins
    CudnnFE_Tensor:$a,
    CudnnFE_Tensor:$b,
    Optional<CudnnFE_LengthTensor>:$m_override,
    Optional<CudnnFE_LengthTensor>:$n_override,
    Optional<CudnnFE_LengthTensor>:$k_override,
    DefaultValuedAttr<F64Attr, "0.0">:$padding_value,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$c);
  let assemblyFormat = [{
    $a `,` $b (`m_override` `(` $m_override^ `)`)?
    (`n_override` `(` $n_override^ `)`)? (`k_override` `(` $k_override^ `)`)?
    attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$a, "::mlir::Value":$b,
                                 "::mlir::Type":$elementType)>];
  let hasVerifier = 1;
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_MATMULOPS_TD
