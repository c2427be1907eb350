//===- NormOps.td - normalizations -------------------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each is an op of its own, since they differ in what they take and return:
//
// | op                  | mean | epsilon | bias     | statistics in training  |
// |---------------------|------|---------|----------|-------------------------|
// | layernorm           | yes  | by-value| required | mean, inverse deviation |
// | rmsnorm             | no   | by-value| optional | inverse root mean square|
// | instancenorm        | yes  | by-value| required | mean, inverse deviation |
// | batchnorm_inference | given| none    | required | has no training phase   |
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_NORMOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_NORMOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEBase.td"

def CudnnFE_LayernormOp : CudnnFE_NodeOp<"layernorm"> {
  let summary = "normalization over the dims that the scale spans";
  let description = [{
    `Y = (X - mean) * inv_variance * scale + bias`, where the dims in which
    `scale` has an extent other than 1 are normalized: over them `mean` is the
    mean of `X`, and `inv_variance` is `1 / sqrt(variance + epsilon)` with the
    mean squared deviation from `mean` as the variance. In the training phase
    the op also returns `mean` and `inv_variance`, with extent 1 in the
    normalized dims; `inv_variance` is the inverse standard deviation, not the
    variance.

    cuDNN: `OPERATION_NORM_FORWARD` with `LAYER_NORM`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<2x128x64xbf16>, %scale: tensor<1x1x64xf32>,
                     %bias: tensor<1x1x64xf32>)
        -> (tensor<2x128x64xbf16>, tensor<2x128x1xf32>, tensor<2x128x1xf32>) {
      %epsilon = cudnnfe.constant 1.000000e-05 : f32
      %y, %stats:2 = cudnnfe.layernorm %x, %scale, %bias, %epsilon
          phase(training)
          : (tensor<2x128x64xbf16>, tensor<1x1x64xf32>, tensor<1x1x64xf32>, f32)
          -> (tensor<2x128x64xbf16>, tensor<2x128x1xf32>, tensor<2x128x1xf32>)
      cudnnfe.return %y, %stats#0, %stats#1
          : tensor<2x128x64xbf16>, tensor<2x128x1xf32>, tensor<2x128x1xf32>
    }
    ```

    Constraints:

    - `[layernorm_c1]` `scale` has the rank of `X`;
    - `[layernorm_c2]` each extent of `scale` is that of `X` or 1;
    - `[layernorm_c3]` at least one extent of `scale` is not 1;
    - `[layernorm_c4]` `bias` has the dims of `scale`;
    - `[layernorm_c5]` the training phase returns `mean` and `inv_variance`
      after `Y`, the inference phase returns `Y` alone;
    - `[layernorm_c6]` the statistics are `f32` or `f64`;
    - `[layernorm_c7]` a literal `epsilon` is finite and not negative.
  }];
  let arguments = (ins
    CudnnFE_FloatTensor:$x,
    CudnnFE_FloatTensor:$scale,
    CudnnFE_FloatTensor:$bias,
    CudnnFE_FloatScalar:$epsilon,
    CudnnFE_NormPhaseAttr:$phase,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_FloatTensor:$y,
                      Variadic<CudnnFE_FloatTensor>:$stats);
  let assemblyFormat = [{
    $x `,` $scale `,` $bias `,` $epsilon
    `phase` `(` custom<EnumKeyword>($phase) `)` attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The mean; null in the inference phase.
    ::mlir::Value getMean() {
      return getStats().empty() ? ::mlir::Value() : getStats()[0];
    }
    /// The inverse standard deviation; null in the inference phase.
    ::mlir::Value getInvVariance() {
      return getStats().empty() ? ::mlir::Value() : getStats()[1];
    }
  }];
}

def CudnnFE_RmsnormOp : CudnnFE_NodeOp<"rmsnorm"> {
  let summary = "division by the root mean square over the dims of the scale";
  let description = [{
    `Y = X * inv_variance * scale`, plus `bias` when there is one, where the
    dims in which `scale` has an extent other than 1 are normalized:
    `inv_variance` is `1 / sqrt(mean(X * X) + epsilon)` over them. In the
    training phase the op also returns `inv_variance`, with extent 1 in the
    normalized dims. There is no mean.

    cuDNN: `OPERATION_NORM_FORWARD` with `RMS_NORM`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<2x128x64xbf16>, %scale: tensor<1x1x64xbf16>,
                     %epsilon: f32) -> tensor<2x128x64xbf16> {
      %y = cudnnfe.rmsnorm %x, %scale, %epsilon phase(inference)
          : (tensor<2x128x64xbf16>, tensor<1x1x64xbf16>, f32)
          -> tensor<2x128x64xbf16>
      cudnnfe.return %y : tensor<2x128x64xbf16>
    }
    ```

    Constraints:

    - `[rmsnorm_c1]` `scale` has the rank of `X`;
    - `[rmsnorm_c2]` each extent of `scale` is that of `X` or 1;
    - `[rmsnorm_c3]` at least one extent of `scale` is not 1;
    - `[rmsnorm_c4]` `bias` has the dims of `scale`;
    - `[rmsnorm_c5]` the training phase returns `inv_variance` after `Y`, the
      inference phase returns `Y` alone;
    - `[rmsnorm_c6]` the statistics are `f32` or `f64`;
    - `[rmsnorm_c7]` a literal `epsilon` is finite and not negative.
  }];
  let arguments = (ins
    CudnnFE_FloatTensor:$x,
    CudnnFE_FloatTensor:$scale,
    CudnnFE_FloatScalar:$epsilon,
    Optional<CudnnFE_FloatTensor>:$bias,
    CudnnFE_NormPhaseAttr:$phase,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_FloatTensor:$y,
                      Variadic<CudnnFE_FloatTensor>:$stats);
  let assemblyFormat = [{
    $x `,` $scale `,` $epsilon (`bias` `(` $bias^ `)`)?
    `phase` `(` custom<EnumKeyword>($phase) `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The inverse root mean square; null in the inference phase.
    ::mlir::Value getInvVariance() {
      return getStats().empty() ? ::mlir::Value() : getStats()[0];
    }
  }];
}

def CudnnFE_InstancenormOp : CudnnFE_NodeOp<"instancenorm"> {
  let summary = "normalization of each channel of each sample";
  let description = [{
    `Y = (X - mean) * inv_variance * scale + bias` for `X[n, c, ..]`, with the
    mean and the inverse standard deviation `1 / sqrt(variance + epsilon)` over
    the spatial dims, those after the first two. In the training phase the op
    also returns both, as `[n, c, 1, ..]`.

    cuDNN: `OPERATION_NORM_FORWARD` with `INSTANCE_NORM`.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<2x8x16x16xf32>, %scale: tensor<1x8x1x1xf32>,
                     %bias: tensor<1x8x1x1xf32>, %epsilon: f32)
        -> tensor<2x8x16x16xf32> {
      %y = cudnnfe.instancenorm %x, %scale, %bias, %epsilon phase(inference)
          : (tensor<2x8x16x16xf32>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>,
             f32) -> tensor<2x8x16x16xf32>
      cudnnfe.return %y : tensor<2x8x16x16xf32>
    }
    ```

    Constraints:

    - `[instancenorm_c1]` `X` has rank 3 or more;
    - `[instancenorm_c2]` `scale` and `bias` have the extent of `X` in dim 1 and
      1 elsewhere;
    - `[instancenorm_c3]` the training phase returns `mean` and `inv_variance`
      after `Y`, the inference phase returns `Y` alone;
    - `[instancenorm_c4]` the statistics are `f32` or `f64`;
    - `[instancenorm_c5]` a literal `epsilon` is finite and not negative.
  }];
  let arguments = (ins
    CudnnFE_FloatTensor:$x,
    CudnnFE_FloatTensor:$scale,
    CudnnFE_FloatTensor:$bias,
    CudnnFE_FloatScalar:$epsilon,
    CudnnFE_NormPhaseAttr:$phase,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_FloatTensor:$y,
                      Variadic<CudnnFE_FloatTensor>:$stats);
  let assemblyFormat = [{
    $x `,` $scale `,` $bias `,` $epsilon
    `phase` `(` custom<EnumKeyword>($phase) `)` attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The mean; null in the inference phase.
    ::mlir::Value getMean() {
      return getStats().empty() ? ::mlir::Value() : getStats()[0];
    }
    /// The inverse standard deviation; null in the inference phase.
    ::mlir::Value getInvVariance() {
      return getStats().empty() ? ::mlir::Value() : getStats()[1];
    }
  }];
}

def CudnnFE_BatchnormInferenceOp : CudnnFE_NodeOp<"batchnorm_inference"> {
  let summary = "normalization of each channel by stored statistics";
  let description = [{
    `Y = (X - mean) * inv_variance * scale + bias` for `X[n, c, ..]`, with a
    stored mean and inverse standard deviation for each channel. There is no
    epsilon: it is part of `inv_variance`, which is not the variance.

    cuDNN 9.19 has no engine for it: it becomes pointwise operations on a
    device.

    Example:

    ```mlir
    cudnnfe.graph @f(%x: tensor<2x8x16x16xf16>, %mean: tensor<1x8x1x1xf32>,
                     %inv_variance: tensor<1x8x1x1xf32>,
                     %scale: tensor<1x8x1x1xf32>, %bias: tensor<1x8x1x1xf32>)
        -> tensor<2x8x16x16xf16> {
      %y = cudnnfe.batchnorm_inference %x, %mean, %inv_variance, %scale, %bias
          : (tensor<2x8x16x16xf16>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>,
             tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x16x16xf16>
      cudnnfe.return %y : tensor<2x8x16x16xf16>
    }
    ```

    Constraints:

    - `[batchnorm_inference_c1]` `X` has rank 2 or more;
    - `[batchnorm_inference_c2]` `mean`, `inv_variance`, `scale` and `bias` have
      the extent of `X` in dim 1 and 1 elsewhere;
    - `[batchnorm_inference_c3]` `mean` and `inv_variance` are `f32` or `f64`.
  }];
  let arguments = (ins
    CudnnFE_FloatTensor:$x,
    CudnnFE_FloatTensor:$mean,
    CudnnFE_FloatTensor:$inv_variance,
    CudnnFE_FloatTensor:$scale,
    CudnnFE_FloatTensor:$bias,
    OptionalAttr<TypeAttr>:$compute_type);
  let results = (outs CudnnFE_FloatTensor:$y);
  let assemblyFormat = [{
    $x `,` $mean `,` $inv_variance `,` $scale `,` $bias attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_NORMOPS_TD
