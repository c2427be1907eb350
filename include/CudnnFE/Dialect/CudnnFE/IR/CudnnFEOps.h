//===- CudnnFEOps.h - all ops of the dialect --------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEOPS_H
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEOPS_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEInterfaces.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/GraphOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/MatmulOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/PointwiseMathOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/PointwiseActivationOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/PointwiseLogicOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/ReductionOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/AttentionOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/NormOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/ConvOps.h.inc"
#define GET_OP_CLASSES
#include "CudnnFE/Dialect/CudnnFE/IR/ShapeOps.h.inc"

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEOPS_H
