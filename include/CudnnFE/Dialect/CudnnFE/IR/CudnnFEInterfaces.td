//===- CudnnFEInterfaces.td - op interfaces ----------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEINTERFACES_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEINTERFACES_TD

include "mlir/IR/OpBase.td"

def CudnnFE_GraphOpInterface : OpInterface<"GraphOpInterface"> {
  let cppNamespace = "::mlir::cudnnfe";
  let description = [{
    An operation of a cuDNN graph: it has a shape function and a compute type.
  }];
  let methods = [
    InterfaceMethod<[{
        Computes the dims of every result from the operands and attributes, with
        `kDynamic` where they are unknown or the author's choice. Emits an error
        at the operation and fails where the operands break a rule.
      }],
      "::llvm::LogicalResult", "inferShapes",
      (ins "::llvm::SmallVectorImpl<::llvm::SmallVector<int64_t>> &":$shapes)>,
    InterfaceMethod<[{
        The type that the operation computes in: its own `compute_type`, else
        that of the graph, else `f32`.
      }],
      "::mlir::Type", "getResolvedComputeType", (ins), [{}], [{
        return ::mlir::cudnnfe::detail::resolveComputeType($_op);
      }]>,
  ];
  let verify = [{
    return ::mlir::cudnnfe::detail::verifyGraphOp($_op);
  }];
}

def CudnnFE_CompositeOpInterface : OpInterface<"CompositeOpInterface"> {
  let cppNamespace = "::mlir::cudnnfe";
  let description = [{
    An operation that cuDNN knows only as a pattern of primitives. The rewrite
    is meant for the device pipeline: it is equal to the operation wherever a
    result is defined by at least one element, and matches what cuDNN's engines
    look for.
  }];
  let methods = [
    InterfaceMethod<[{
        Replaces the operation by primitives, inserted before it. Emits an error
        at the operation and fails where there is no such form.
      }],
      "::llvm::LogicalResult", "expand",
      (ins "::mlir::RewriterBase &":$rewriter)>,
  ];
}

def CudnnFE_PointwiseOpInterface : OpInterface<"PointwiseOpInterface"> {
  let cppNamespace = "::mlir::cudnnfe";
  let description = [{
    An operation that corresponds to one `POINTWISE` descriptor. Constraints of
    all of them:

    - `[pointwise_c1]` tensor operands broadcast: aligned at the last dim, their
      extents are equal or 1;
    - `[pointwise_c2]` at least one operand is a tensor;
    - `[pointwise_c3]` comparisons return `i1`;
    - `[pointwise_c4]` operands and results of logical modes are `i1`;
    - `[pointwise_c5]` the axis of `gen_index` is a dim of its operand;
    - `[pointwise_c6]` the mask of `binary_select` is `i1`;
    - `[pointwise_c7]` `i1` operands are for comparisons for equality, logical
      modes, `identity`, `binary_select` and `gen_index` only, and `i1` results
      for comparisons, logical modes, and `identity` and `binary_select` of
      `i1`;
    - `[pointwise_c8]` clips and slope of `relu` are numbers and the lower clip
      is not above the upper one;
    - `[pointwise_c9]` `beta` of `softplus` is finite and not 0 in the compute
      type;
    - `[pointwise_c10]` `beta` of `swish` and `alpha` of `elu` are finite in the
      compute type.
  }];
  let methods = [
    StaticInterfaceMethod<"The mode of the POINTWISE descriptor.",
      "::mlir::cudnnfe::PointwiseMode", "getPointwiseMode">,
  ];
  let verify = [{
    return ::mlir::cudnnfe::detail::verifyPointwiseOp($_op);
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEINTERFACES_TD
