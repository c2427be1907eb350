//===- ReductionOps.td - reductions ------------------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_REDUCTIONOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_REDUCTIONOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

def CudnnFE_ReductionOp : CudnnFE_NodeOp<"reduction"> {
  let summary = "reduction of dims or of groups along dims";
  let description = [{
    Reduces each dim of the operand to the extent that the result has there: 1
    for all elements of the dim, the extent of the operand for none, and a
    divisor of it for consecutive groups. With `axes` the reduced dims are named
    and the result may be inferred; without, its dims must be written out.

    | mode | result |
    |---|---|
    | `add` | sum |
    | `mul` | product |
    | `min`, `max` | extremum; NaN propagates |
    | `amax` | largest absolute value; NaN propagates |
    | `avg` | sum divided by the number of elements; integers truncate toward 0 |
    | `norm1` | sum of absolute values |
    | `norm2` | square root of the sum of squares |
    | `mul_no_zeros` | product of the elements that are not 0, 1 if there are none |

    cuDNN: `OPERATION_REDUCTION`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8x16xf32>) -> tensor<4x8x1xf32> {
      %y = cudnnfe.reduction %x mode(add)
          : (tensor<4x8x16xf32>) -> tensor<4x8x1xf32>
      cudnnfe.return %y : tensor<4x8x1xf32>
    }
    ```

    Constraints:

    - `[reduction_c1]` operand and result have the same rank;
    - `[reduction_c2]` each extent of the result divides that of the operand;
    - `[reduction_c3]` `axes` are dims of the operand, ascending, and the result
      has extent 1 exactly there and the operand's extents elsewhere;
    - `[reduction_c4]` without `axes` the dims of the result are known;
    - `[reduction_c5]` operand and result are not `i1`.
  }];
  let arguments = (ins
    CudnnFE_Tensor:$x,
    CudnnFE_ReductionModeAttr:$mode,
    OptionalAttr<DenseI64ArrayAttr>:$axes,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$y);
  let assemblyFormat = [{
    $x `mode` `(` custom<EnumKeyword>($mode) `)` (`axes` `(` $axes^ `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_REDUCTIONOPS_TD
