//===- PointwiseLogicOps.td - comparisons, logic, selection *- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISELOGICOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISELOGICOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/PointwiseBase.td"

def CudnnFE_CmpEqOp : CudnnFE_PointwiseOp<"cmp_eq", "CmpEq"> {
  let summary = "equal";
  let description = [{
    `a == b`; false when either is NaN.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xi1> {
      %r = cudnnfe.cmp_eq %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_CmpNeqOp : CudnnFE_PointwiseOp<"cmp_neq", "CmpNeq"> {
  let summary = "not equal";
  let description = [{
    `a != b`; true when either is NaN.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xi1> {
      %r = cudnnfe.cmp_neq %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_CmpGtOp : CudnnFE_PointwiseOp<"cmp_gt", "CmpGt"> {
  let summary = "greater";
  let description = [{
    `a > b`; false when either is NaN.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xi1> {
      %r = cudnnfe.cmp_gt %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_CmpGeOp : CudnnFE_PointwiseOp<"cmp_ge", "CmpGe"> {
  let summary = "greater or equal";
  let description = [{
    `a >= b`; false when either is NaN.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xi1> {
      %r = cudnnfe.cmp_ge %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_CmpLtOp : CudnnFE_PointwiseOp<"cmp_lt", "CmpLt"> {
  let summary = "less";
  let description = [{
    `a < b`; false when either is NaN.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xi1> {
      %r = cudnnfe.cmp_lt %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_CmpLeOp : CudnnFE_PointwiseOp<"cmp_le", "CmpLe"> {
  let summary = "less or equal";
  let description = [{
    `a <= b`; false when either is NaN.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xi1> {
      %r = cudnnfe.cmp_le %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_LogicalAndOp : CudnnFE_PointwiseOp<"logical_and", "LogicalAnd"> {
  let summary = "conjunction";
  let description = [{
    `a and b`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
      %r = cudnnfe.logical_and %a, %b
          : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_LogicalOrOp : CudnnFE_PointwiseOp<"logical_or", "LogicalOr"> {
  let summary = "disjunction";
  let description = [{
    `a or b`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xi1>, %b: tensor<4x8xi1>) -> tensor<4x8xi1> {
      %r = cudnnfe.logical_or %a, %b
          : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$a,
    CudnnFE_TensorOrScalar:$b,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_LogicalNotOp : CudnnFE_PointwiseOp<"logical_not", "LogicalNot"> {
  let summary = "negation of a boolean";
  let description = [{
    `not x`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xi1>) -> tensor<4x8xi1> {
      %r = cudnnfe.logical_not %x : (tensor<4x8xi1>) -> tensor<4x8xi1>
      cudnnfe.return %r : tensor<4x8xi1>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$x,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $x attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_GenIndexOp : CudnnFE_PointwiseOp<"gen_index", "GenIndex"> {
  let summary = "coordinate of each element";
  let description = [{
    The index of each element along `axis`. The operand gives the dims only.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
      %r = cudnnfe.gen_index %x axis(1) : (tensor<4x8xf32>) -> tensor<4x8xi32>
      cudnnfe.return %r : tensor<4x8xi32>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$x,
    CudnnFE_I64Attr:$axis,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $x `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_BinarySelectOp : CudnnFE_PointwiseOp<"binary_select", "BinarySelect"> {
  let summary = "choice by a mask";
  let description = [{
    `x` where the mask is true, `y` elsewhere.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %mask: tensor<4x8xi1>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.binary_select %x, %y, %mask
          : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$x,
    CudnnFE_TensorOrScalar:$y,
    CudnnFE_TensorOrScalar:$mask,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $x `,` $y `,` $mask attr-dict `:` functional-type(operands, results)
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISELOGICOPS_TD
