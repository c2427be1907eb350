//===- InitAll.h - registration of all of CudnnFE ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_INITALL_H
#define CUDNNFE_INITALL_H

namespace mlir {
class DialectRegistry;
namespace cudnnfe {

/// Registers the dialects of CudnnFE and the upstream dialects and extensions
/// that its pipelines produce.
void registerAllDialects(DialectRegistry &registry);

/// Registers the passes and pipelines of CudnnFE and of upstream MLIR.
void registerAllPasses();

} // namespace cudnnfe
} // namespace mlir

#endif // CUDNNFE_INITALL_H
