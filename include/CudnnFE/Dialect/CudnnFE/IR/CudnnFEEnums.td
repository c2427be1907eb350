//===- CudnnFEEnums.td - enumerations of the dialect -------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names and numbers are those of the cuDNN backend header, in lower case.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEENUMS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEENUMS_TD

include "mlir/IR/EnumAttr.td"
include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.td"

class CudnnFE_I32Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::mlir::cudnnfe";
  let genSpecializedAttr = 0;
}

def CudnnFE_Reordering : CudnnFE_I32Enum<"Reordering",
    "how the elements of a tensor are permuted in memory", [
  I32EnumAttrCase<"None", 0, "none">,
  I32EnumAttrCase<"Int8x32", 1, "int8x32">,
  I32EnumAttrCase<"F16x16", 2, "f16x16">,
  I32EnumAttrCase<"F8_128x4", 3, "f8_128x4">,
]>;

def CudnnFE_BandAlignment : CudnnFE_I32Enum<"BandAlignment",
    "which diagonal of the score matrix a band is measured from", [
  I32EnumAttrCase<"TopLeft", 0, "top_left">,
  I32EnumAttrCase<"BottomRight", 1, "bottom_right">,
]>;
def CudnnFE_BandAlignmentAttr
    : EnumAttr<CudnnFE_Dialect, CudnnFE_BandAlignment, "band_alignment">;

def CudnnFE_AttentionImplementation
    : CudnnFE_I32Enum<"AttentionImplementation",
    "how an attention operation is presented to cuDNN", [
  I32EnumAttrCase<"Auto", 0, "auto">,
  I32EnumAttrCase<"Composite", 1, "composite">,
  I32EnumAttrCase<"Unified", 2, "unified">,
]>;
def CudnnFE_AttentionImplementationAttr
    : EnumAttr<CudnnFE_Dialect, CudnnFE_AttentionImplementation,
               "attention_implementation">;

def CudnnFE_NormPhase : CudnnFE_I32Enum<"NormPhase",
    "whether a normalization also returns its statistics", [
  I32EnumAttrCase<"Inference", 0, "inference">,
  I32EnumAttrCase<"Training", 1, "training">,
]>;
def CudnnFE_NormPhaseAttr
    : EnumAttr<CudnnFE_Dialect, CudnnFE_NormPhase, "norm_phase">;

def CudnnFE_ReductionMode : CudnnFE_I32Enum<"ReductionMode",
    "operator of a reduction", [
  I32EnumAttrCase<"Add", 0, "add">,
  I32EnumAttrCase<"Mul", 1, "mul">,
  I32EnumAttrCase<"Min", 2, "min">,
  I32EnumAttrCase<"Max", 3, "max">,
  I32EnumAttrCase<"Amax", 4, "amax">,
  I32EnumAttrCase<"Avg", 5, "avg">,
  I32EnumAttrCase<"Norm1", 6, "norm1">,
  I32EnumAttrCase<"Norm2", 7, "norm2">,
  I32EnumAttrCase<"MulNoZeros", 8, "mul_no_zeros">,
]>;
def CudnnFE_ReductionModeAttr
    : EnumAttr<CudnnFE_Dialect, CudnnFE_ReductionMode, "reduction_mode">;

def CudnnFE_ConvMode : CudnnFE_I32Enum<"ConvMode",
    "whether the filter is flipped", [
  I32EnumAttrCase<"Convolution", 0, "convolution">,
  I32EnumAttrCase<"CrossCorrelation", 1, "cross_correlation">,
]>;
def CudnnFE_ConvModeAttr
    : EnumAttr<CudnnFE_Dialect, CudnnFE_ConvMode, "conv_mode">;

def CudnnFE_PointwiseMode : CudnnFE_I32Enum<"PointwiseMode",
    "mode of a pointwise operation, numbered as in the cuDNN header", [
  I32EnumAttrCase<"Add", 0, "add">,
  I32EnumAttrCase<"Mul", 1, "mul">,
  I32EnumAttrCase<"Min", 2, "min">,
  I32EnumAttrCase<"Max", 3, "max">,
  I32EnumAttrCase<"Sqrt", 4, "sqrt">,
  I32EnumAttrCase<"AddSquare", 5, "add_square">,
  I32EnumAttrCase<"Div", 6, "div">,
  I32EnumAttrCase<"Mod", 7, "mod">,
  I32EnumAttrCase<"Pow", 8, "pow">,
  I32EnumAttrCase<"Sub", 9, "sub">,
  I32EnumAttrCase<"Abs", 10, "abs">,
  I32EnumAttrCase<"Ceil", 11, "ceil">,
  I32EnumAttrCase<"Cos", 12, "cos">,
  I32EnumAttrCase<"Exp", 13, "exp">,
  I32EnumAttrCase<"Floor", 14, "floor">,
  I32EnumAttrCase<"Log", 15, "log">,
  I32EnumAttrCase<"Neg", 16, "neg">,
  I32EnumAttrCase<"Rsqrt", 17, "rsqrt">,
  I32EnumAttrCase<"Sin", 18, "sin">,
  I32EnumAttrCase<"Tan", 19, "tan">,
  I32EnumAttrCase<"Erf", 20, "erf">,
  I32EnumAttrCase<"Identity", 21, "identity">,
  I32EnumAttrCase<"Reciprocal", 22, "reciprocal">,
  I32EnumAttrCase<"Atan2", 23, "atan2">,
  I32EnumAttrCase<"ReluFwd", 100, "relu">,
  I32EnumAttrCase<"TanhFwd", 101, "tanh">,
  I32EnumAttrCase<"SigmoidFwd", 102, "sigmoid">,
  I32EnumAttrCase<"EluFwd", 103, "elu">,
  I32EnumAttrCase<"GeluFwd", 104, "gelu">,
  I32EnumAttrCase<"SoftplusFwd", 105, "softplus">,
  I32EnumAttrCase<"SwishFwd", 106, "swish">,
  I32EnumAttrCase<"GeluApproxTanhFwd", 107, "gelu_approx_tanh">,
  I32EnumAttrCase<"CmpEq", 300, "cmp_eq">,
  I32EnumAttrCase<"CmpNeq", 301, "cmp_neq">,
  I32EnumAttrCase<"CmpGt", 302, "cmp_gt">,
  I32EnumAttrCase<"CmpGe", 303, "cmp_ge">,
  I32EnumAttrCase<"CmpLt", 304, "cmp_lt">,
  I32EnumAttrCase<"CmpLe", 305, "cmp_le">,
  I32EnumAttrCase<"LogicalAnd", 400, "logical_and">,
  I32EnumAttrCase<"LogicalOr", 401, "logical_or">,
  I32EnumAttrCase<"LogicalNot", 402, "logical_not">,
  I32EnumAttrCase<"GenIndex", 501, "gen_index">,
  I32EnumAttrCase<"BinarySelect", 601, "binary_select">,
]>;

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEENUMS_TD
