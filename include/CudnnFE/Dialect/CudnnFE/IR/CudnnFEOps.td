//===- CudnnFEOps.td - all ops, for documentation ----------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEOPS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEOPS_TD

include "CudnnFE/Dialect/CudnnFE/IR/GraphOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/MatmulOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/PointwiseMathOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/PointwiseActivationOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/PointwiseLogicOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/ReductionOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/AttentionOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/NormOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/ConvOps.td"
include "CudnnFE/Dialect/CudnnFE/IR/ShapeOps.td"

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEOPS_TD
