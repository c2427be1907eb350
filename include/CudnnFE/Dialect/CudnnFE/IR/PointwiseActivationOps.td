//===- PointwiseActivationOps.td - activations -------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEACTIVATIONOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEACTIVATIONOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/PointwiseBase.td"

def CudnnFE_ReluOp : CudnnFE_PointwiseOp<"relu", "ReluFwd"> {
  let summary = "rectifier with clips and a slope";
  let description = [{
    `x` between the clips; `upper_clip` above the upper one; below the lower one
    `lower_clip + lower_clip_slope * (x - lower_clip)`. NaN propagates. In an
    integer compute type clips and slope must be numbers of that type.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.relu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$x,
    DefaultValuedAttr<F64Attr, "0.0">:$lower_clip,
    OptionalAttr<F64Attr>:$upper_clip,
    DefaultValuedAttr<F64Attr, "0.0">:$lower_clip_slope,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $x attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_TanhOp : CudnnFE_PointwiseOp<"tanh", "TanhFwd"> {
  let summary = "hyperbolic tangent";
  let description = [{
    `tanh(x)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.tanh %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
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

def CudnnFE_SigmoidOp : CudnnFE_PointwiseOp<"sigmoid", "SigmoidFwd"> {
  let summary = "logistic function";
  let description = [{
    `1 / (1 + e^-x)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.sigmoid %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
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

def CudnnFE_EluOp : CudnnFE_PointwiseOp<"elu", "EluFwd"> {
  let summary = "exponential linear unit";
  let description = [{
    `x` above 0, else `alpha * (e^x - 1)`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.elu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$x,
    DefaultValuedAttr<F64Attr, "1.0">:$alpha,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $x attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_GeluOp : CudnnFE_PointwiseOp<"gelu", "GeluFwd"> {
  let summary = "Gaussian error linear unit";
  let description = [{
    `x * (1 + erf(x / sqrt(2))) / 2`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.gelu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
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

def CudnnFE_SoftplusOp : CudnnFE_PointwiseOp<"softplus", "SoftplusFwd"> {
  let summary = "smooth rectifier";
  let description = [{
    `ln(1 + e^(beta * x)) / beta`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.softplus %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$x,
    DefaultValuedAttr<F64Attr, "1.0">:$beta,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $x attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_SwishOp : CudnnFE_PointwiseOp<"swish", "SwishFwd"> {
  let summary = "sigmoid-weighted linear unit";
  let description = [{
    `x / (1 + e^(-beta * x))`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.swish %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
      cudnnfe.return %r : tensor<4x8xf32>
    }
    ```
  }];
  let arguments = (ins
    CudnnFE_TensorOrScalar:$x,
    DefaultValuedAttr<F64Attr, "1.0">:$beta,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_Tensor:$out);
  let assemblyFormat = [{
    $x attr-dict `:` functional-type(operands, results)
  }];
}

def CudnnFE_GeluApproxTanhOp : CudnnFE_PointwiseOp<"gelu_approx_tanh", "GeluApproxTanhFwd"> {
  let summary = "Gaussian error linear unit by tanh";
  let description = [{
    `x * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3))) / 2`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %r = cudnnfe.gelu_approx_tanh %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
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

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_POINTWISEACTIVATIONOPS_TD
