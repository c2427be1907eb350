//===- PointwiseMathOps.td - arithmetic and functions ------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEMATHOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEMATHOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/PointwiseBase.td"

def CudnnFE_AbsOp : CudnnFE_PointwiseOp<"abs", "Abs"> {
  let summary = "absolute value";
  let description = [{
    `|x|`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.abs %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_CeilOp : CudnnFE_PointwiseOp<"ceil", "Ceil"> {
  let summary = "smallest integer not below";
  let description = [{
    `ceil(x)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.ceil %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_CosOp : CudnnFE_PointwiseOp<"cos", "Cos"> {
  let summary = "cosine";
  let description = [{
    `cos(x)`, in radians.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.cos %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_ErfOp : CudnnFE_PointwiseOp<"erf", "Erf"> {
  let summary = "error function";
  let description = [{
    `erf(x)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.erf %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_ExpOp : CudnnFE_PointwiseOp<"exp", "Exp"> {
  let summary = "exponential";
  let description = [{
    `e^x`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_FloorOp : CudnnFE_PointwiseOp<"floor", "Floor"> {
  let summary = "largest integer not above";
  let description = [{
    `floor(x)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.floor %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_LogOp : CudnnFE_PointwiseOp<"log", "Log"> {
  let summary = "natural logarithm";
  let description = [{
    `ln(x)`; NaN below 0, -inf at 0.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.log %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_NegOp : CudnnFE_PointwiseOp<"neg", "Neg"> {
  let summary = "negation";
  let description = [{
    `-x`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.neg %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_RsqrtOp : CudnnFE_PointwiseOp<"rsqrt", "Rsqrt"> {
  let summary = "reciprocal square root";
  let description = [{
    `1 / sqrt(x)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.rsqrt %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_SinOp : CudnnFE_PointwiseOp<"sin", "Sin"> {
  let summary = "sine";
  let description = [{
    `sin(x)`, in radians.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.sin %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_SqrtOp : CudnnFE_PointwiseOp<"sqrt", "Sqrt"> {
  let summary = "square root";
  let description = [{
    `sqrt(x)`; NaN below 0.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.sqrt %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_TanOp : CudnnFE_PointwiseOp<"tan", "Tan"> {
  let summary = "tangent";
  let description = [{
    `tan(x)`, in radians.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.tan %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_ReciprocalOp : CudnnFE_PointwiseOp<"reciprocal", "Reciprocal"> {
  let summary = "reciprocal";
  let description = [{
    `1 / x`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.reciprocal %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_IdentityOp : CudnnFE_PointwiseOp<"identity", "Identity"> {
  let summary = "copy with conversion";
  let description = [{
    The operand, converted to the element type of the result. The only way to
    change an element type inside a graph.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.identity %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_AddOp : CudnnFE_PointwiseOp<"add", "Add"> {
  let summary = "sum";
  let description = [{
    `a + b`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.add %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_SubOp : CudnnFE_PointwiseOp<"sub", "Sub"> {
  let summary = "difference";
  let description = [{
    `a - b`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.sub %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_MulOp : CudnnFE_PointwiseOp<"mul", "Mul"> {
  let summary = "product";
  let description = [{
    `a * b`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.mul %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_DivOp : CudnnFE_PointwiseOp<"div", "Div"> {
  let summary = "quotient";
  let description = [{
    `a / b`. Integers truncate toward 0; division by integer 0 gives 0.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.div %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_ModOp : CudnnFE_PointwiseOp<"mod", "Mod"> {
  let summary = "remainder";
  let description = [{
    The remainder of `a / b` with the sign of `a`, as `fmod`; by integer 0 it
    is 0.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.mod %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_PowOp : CudnnFE_PointwiseOp<"pow", "Pow"> {
  let summary = "power";
  let description = [{
    `a ^ b`, as `pow`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.pow %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_MinOp : CudnnFE_PointwiseOp<"min", "Min"> {
  let summary = "smaller of two";
  let description = [{
    The smaller operand. NaN propagates.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.min %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_MaxOp : CudnnFE_PointwiseOp<"max", "Max"> {
  let summary = "larger of two";
  let description = [{
    The larger operand. NaN propagates.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.max %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_AddSquareOp : CudnnFE_PointwiseOp<"add_square", "AddSquare"> {
  let summary = "sum with a square";
  let description = [{
    `a + b * b`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.add_square %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

def CudnnFE_Atan2Op : CudnnFE_PointwiseOp<"atan2", "Atan2"> {
  let summary = "angle of a point";
  let description = [{
    The angle of the point `(b, a)`, as `atan2(a, b)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>)
        -> tensor<4x8xf32> {
      %r = cudnnfe.atan2 %a, %b
          : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
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

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEMATHOPS_TD
