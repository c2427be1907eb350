//===- Passes.h - passes and pipelines of the CPU target --------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CONVERSION_CPU_PASSES_H
#define CUDNNFE_CONVERSION_CPU_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"

namespace mlir {
class OpPassManager;

namespace cudnnfe {

#define GEN_PASS_DECL
#include "CudnnFE/Conversion/CPU/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "CudnnFE/Conversion/CPU/Passes.h.inc"

/// Name of the discardable attribute that holds the argument kinds of a public
/// function while it is lowered.
inline constexpr llvm::StringLiteral kEntryKindsAttr = "cudnnfe.entry";

/// Name of the discardable attribute that holds the name of an entry whose
/// function had to take another.
inline constexpr llvm::StringLiteral kEntryNameAttr = "cudnnfe.entry_name";

/// Prefix of the packed entry points.
inline constexpr llvm::StringLiteral kEntryPrefix = "cudnnfe_entry_";

/// The function that a failed `cf.assert` calls with its message (C string); it
/// does not return.
inline constexpr llvm::StringLiteral kCpuTrapName = "cudnnfe_cpu_trap";

/// What the program traps with where the machine has no memory left.
inline constexpr llvm::StringLiteral kOutOfMemory = "out of memory";

/// Kinds of arguments in `kEntryKindsAttr`.
enum class EntryArgKind : int32_t { Handle = 0, Tensor = 1, Scalar = 2 };

struct CpuPipelineOptions : public PassPipelineOptions<CpuPipelineOptions> {
  Option<bool> kernels{
      *this, "kernels",
      llvm::cl::desc("lower contractions to packed kernels, not to loops"),
      llvm::cl::init(true)};
  Option<unsigned> vectorBits{
      *this, "vector-bits",
      llvm::cl::desc("width of a vector register in bits: 128, 256 or 512 (0: "
                     "that of this machine)"),
      llvm::cl::init(0)};
};

/// Appends the passes that take a module of `func.func` over linalg on tensors,
/// with memrefs at the boundary of public functions, to the LLVM dialect and
/// entry points.
void buildCpuBackendPipeline(OpPassManager &pm,
                             const CpuPipelineOptions &options = {});

/// Registers the passes of this folder and `cudnnfe-cpu-backend-pipeline`.
void registerCpuConversion();

} // namespace cudnnfe
} // namespace mlir

#endif // CUDNNFE_CONVERSION_CPU_PASSES_H
