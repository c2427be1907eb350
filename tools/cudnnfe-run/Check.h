//===- Check.h - comparing outputs with expected values ---------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_TOOLS_CUDNNFE_RUN_CHECK_H
#define CUDNNFE_TOOLS_CUDNNFE_RUN_CHECK_H

#include "CudnnFE/ExecutionEngine/HostArray.h"

namespace cudnnfe::host {

struct Tolerances {
  /// |actual - expected| <= atol + rtol * |expected|; by type when not given.
  std::optional<double> rtol, atol;
  /// ||actual - expected|| <= norm * ||expected||. Replaces the elementwise
  /// criterion unless rtol or atol is given too.
  std::optional<double> norm;
  /// The expected array holds every stride-th element of the flattened output.
  int64_t stride = 1;
};

struct CheckResult {
  bool passed = false;
  std::string message;
};

/// Compares; both NaN, or the same infinity, are equal.
CheckResult check(const HostArray &actual, const HostArray &expected,
                  const Tolerances &tolerances);

} // namespace cudnnfe::host

#endif // CUDNNFE_TOOLS_CUDNNFE_RUN_CHECK_H
