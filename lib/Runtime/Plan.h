//===- Plan.h - from an embedded candidate to a plan that runs --*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_PLAN_H
#define CUDNNFE_LIB_RUNTIME_PLAN_H

#include "CudnnFE/Cudnn/Plan.h"
#include "Status.h"

#include <string>
#include <vector>

struct cudnnfe_handle;

namespace cudnnfe::rt {

/// A plan on a device and how it came about.
struct LoadedPlan {
  cudnn::Plan plan;
  int64_t origin = CUDNNFE_PLAN_NOT_LOADED;
  int64_t index = -1;
  int64_t engine = -1;
  int64_t nanoseconds = 0;
  std::string knobs;
  /// Why candidates of the list were passed over; one line.
  std::string reason;
};

/// Loads the first candidate that was built for this device and library; builds
/// a plan from the descriptor program when there is none. The handle's context
/// is current.
Error loadPlan(const cudnnfe_handle &handle, const cudnnfe_graph_desc_t &graph,
               const std::vector<cudnnfe_plan_desc_t> &candidates,
               LoadedPlan &result);

} // namespace cudnnfe::rt

#endif // CUDNNFE_LIB_RUNTIME_PLAN_H
