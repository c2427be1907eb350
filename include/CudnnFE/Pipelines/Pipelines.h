//===- Pipelines.h - whole pipelines ----------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_PIPELINES_PIPELINES_H
#define CUDNNFE_PIPELINES_PIPELINES_H

namespace mlir {
class OpPassManager;

namespace cudnnfe {

/// Appends the passes from graphs and host functions to linalg on tensors, with
/// memrefs at the boundary of public functions.
void buildCpuFrontendPipeline(OpPassManager &pm);

/// Appends everything that takes a module of graphs and host functions to the
/// LLVM dialect for the CPU: `cudnnfe-cpu-pipeline`.
void buildCpuPipeline(OpPassManager &pm);

/// Registers the pipelines of this file.
void registerPipelines();

} // namespace cudnnfe
} // namespace mlir

#endif // CUDNNFE_PIPELINES_PIPELINES_H
