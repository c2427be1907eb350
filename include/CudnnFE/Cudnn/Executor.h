//===- Executor.h - descriptor programs become descriptors ------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef CUDNNFE_CUDNN_EXECUTOR_H
#define CUDNNFE_CUDNN_EXECUTOR_H

#include "CudnnFE/Cudnn/BackendDescriptor.h"
#include "CudnnFE/Cudnn/DescriptorProgram.h"

#include <vector>

namespace cudnnfe::cudnn {

/// The finalized descriptors of a program, in its order. They are destroyed in
/// the reverse order, users before what they refer to.
class BuiltGraph {
public:
  BuiltGraph() = default;
  BuiltGraph(BuiltGraph &&) = default;
  BuiltGraph &operator=(BuiltGraph &&other) noexcept {
    descriptors.swap(other.descriptors);
    return *this;
  }
  ~BuiltGraph();

  /// The operation graph.
  const BackendDescriptor &graph() const { return descriptors.back(); }
  bool empty() const { return descriptors.empty(); }

  std::vector<BackendDescriptor> descriptors;
};

/// Where a program failed.
struct BuildFailure {
  /// Index of the descriptor in the program, or -1: the program is malformed.
  int32_t descriptor = -1;
  /// Index of the attribute in the descriptor, or -1: creation or finalization.
  int32_t attribute = -1;
};

/// Creates and finalizes the descriptors of a program that passes `verify`
/// for the version of the library; other programs are refused as internal
/// errors, because cuDNN may crash on them. The message of a failure names
/// descriptor, attribute, status and cuDNN's own text.
Status buildDescriptors(const Library &library,
                        const DescriptorProgram &program, BuiltGraph &result,
                        BuildFailure *failure = nullptr);

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_EXECUTOR_H
