//===- SelectionReport.h - what is said about a selection -------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_SELECTION_SELECTIONREPORT_H
#define CUDNNFE_LIB_SELECTION_SELECTIONREPORT_H

#include "CudnnFE/Cudnn/Selection.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/TargetDevice.h"
#include "CudnnFE/Target/CudnnBackend/DescriptorTranslation.h"

namespace mlir::cudnnfe::selection {

namespace cudnn = ::cudnnfe::cudnn;

/// A program, what it is compiled for, and its key.
struct Job {
  mutable cudnn_backend::ProgramOp program;
  /// Where errors go: the graph, else the program.
  Operation *anchor = nullptr;
  TargetDevice device;
  cudnn::SelectionPolicy policy;
  cudnn_backend::ExecutableProgram executable;
  std::string key;
};

/// The prefix that tells unsupported and internal failures apart.
StringRef getPrefix(cudnn::ErrorKind kind);

/// Remarks on every candidate of a job.
void explainCandidates(const Job &job, const cudnn::SelectionResult &result);

/// The error for a job without a plan. A refusal is reported at the graph, with
/// the reasons as notes at the operations they speak of; a descriptor that
/// cannot be built at the operation it comes from. Internal failures come with
/// the program, for the plan worker to run again.
void reportFailure(const Job &job, const cudnn::SelectionResult &result);

} // namespace mlir::cudnnfe::selection

#endif // CUDNNFE_LIB_SELECTION_SELECTIONREPORT_H
