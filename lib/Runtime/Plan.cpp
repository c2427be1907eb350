//===- Plan.cpp - from an embedded candidate to a plan that runs ----------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Plan.h"
#include "CudnnFE/Cudnn/DescriptorProgram.h"
#include "CudnnFE/Cudnn/Executor.h"
#include "CudnnFE/Cudnn/Selection.h"
#include "Handle.h"
#include "Log.h"
#include "Policy.h"

#include <chrono>

using namespace cudnnfe;
using namespace cudnnfe::rt;

/// Why a candidate must not run here, or "".
static std::string findMismatch(const cudnnfe_handle &handle,
                                const cudnnfe_plan_desc_t &candidate) {
  auto differ = [](const char *what, int64_t built, int64_t here) {
    return std::string("built for ") + what + " " + std::to_string(built) +
           " but this is " + std::to_string(here);
  };
  if (!candidate.blob || candidate.blob_size <= 0)
    return "not embedded";
  if (candidate.sm != handle.device.sm)
    return differ("sm", candidate.sm, handle.device.sm);
  if (candidate.sm_count != handle.device.sm_count)
    return differ("SM count", candidate.sm_count, handle.device.sm_count);
  if (candidate.cudnn_version != handle.library->version())
    return differ("cuDNN", candidate.cudnn_version, handle.library->version());
  return "";
}

static void addReason(std::string &reasons, const std::string &reason) {
  if (!reasons.empty())
    reasons += "; ";
  reasons += reason;
}

static std::string describe(size_t index,
                            const cudnnfe_plan_desc_t &candidate) {
  std::string text = "plan " + std::to_string(index) + " (engine " +
                     std::to_string(candidate.engine);
  if (candidate.knobs && candidate.knobs[0])
    text += std::string(", knobs ") + candidate.knobs;
  return text + ")";
}

static Error buildFromProgram(const cudnnfe_handle &handle,
                              const cudnnfe_graph_desc_t &graph,
                              LoadedPlan &result) {
  const cudnn::Library &library = *handle.library;
  if (!graph.program || graph.program_size <= 0)
    return makeError(
        CUDNNFE_STATUS_UNSUPPORTED, 0,
        "no embedded plan fits and no descriptor program is there to build "
        "one from: " +
            result.reason);
  cudnn::ParseError parseError;
  std::optional<cudnn::DescriptorProgram> program = cudnn::parse(
      std::string_view(graph.program, static_cast<size_t>(graph.program_size)),
      parseError);
  if (!program)
    return makeError(CUDNNFE_STATUS_INTERNAL, 0,
                     "the descriptor program is damaged: " + parseError.str());
  cudnn::SelectionPolicy policy;
  if (graph.policy && graph.policy[0])
    CUDNNFE_RETURN_IF_ERROR(parsePolicy(graph.policy, policy));
  cudnn::BuiltGraph built;
  if (cudnn::Status status = cudnn::buildDescriptors(library, *program, built);
      status.failed())
    return toError(status);
  // Without it cuDNN knows no compute capability, and every engine declines.
  cudnn::DeviceProperties device;
  if (cudnn::Status status =
          cudnn::DeviceProperties::fromHandle(library, handle.backend, device);
      status.failed())
    return toError(status);
  cudnn::SelectionResult selection;
  std::vector<cudnn::Plan> plans;
  cudnn::selectPlans(library, *program, built.graph(), &device, policy,
                     cudnn::SelectionAction::Build, /*plansWanted=*/1,
                     selection, &plans);
  if (selection.status.failed() || plans.empty() || selection.plans.empty()) {
    Error error = toError(selection.status);
    if (!error)
      error = makeError(CUDNNFE_STATUS_INTERNAL, 0,
                        "plan selection answered no plan");
    std::string reasons;
    for (const std::string &line : cudnn::explainRefusal(selection))
      addReason(reasons, line);
    if (!reasons.empty())
      error->message += ": " + reasons;
    if (!result.reason.empty())
      error->message += " (embedded: " + result.reason + ")";
    return error;
  }
  const cudnn::Candidate &chosen =
      selection.candidates[selection.plans[0].candidate];
  result.engine = chosen.info.choice.engine;
  for (const cudnn::KnobChoice &knob : chosen.info.choice.knobs)
    result.knobs += (result.knobs.empty() ? "" : ",") +
                    std::to_string(knob.type) + "=" +
                    std::to_string(knob.value);
  result.plan = std::move(plans[0]);
  return success();
}

Error rt::loadPlan(const cudnnfe_handle &handle,
                   const cudnnfe_graph_desc_t &graph,
                   const std::vector<cudnnfe_plan_desc_t> &candidates,
                   LoadedPlan &result) {
  auto start = std::chrono::steady_clock::now();
  const cudnn::Library &library = *handle.library;
  const char *name = graph.name ? graph.name : "";
  LoadedPlan fresh;
  for (size_t i = 0; i < candidates.size() && !fresh.plan; ++i) {
    const cudnnfe_plan_desc_t &candidate = candidates[i];
    std::string refusal = findMismatch(handle, candidate);
    if (refusal.empty()) {
      std::string blob(static_cast<const char *>(candidate.blob),
                       static_cast<size_t>(candidate.blob_size));
      cudnn::Status status = cudnn::Plan::loadWithHandle(
          library, blob, handle.backend, fresh.plan);
      if (status.failed()) {
        refusal = status.message;
        fresh.plan = cudnn::Plan();
      }
    }
    if (!refusal.empty()) {
      addReason(fresh.reason, describe(i, candidate) + ": " + refusal);
      continue;
    }
    fresh.origin = CUDNNFE_PLAN_EMBEDDED;
    fresh.index = static_cast<int64_t>(i);
    fresh.engine = candidate.engine;
    fresh.knobs = candidate.knobs ? candidate.knobs : "";
  }
  if (!fresh.plan) {
    log(1, "graph '%s': building a plan on this device: %s", name,
        fresh.reason.empty() ? "none is embedded" : fresh.reason.c_str());
    CUDNNFE_RETURN_IF_ERROR(buildFromProgram(handle, graph, fresh));
    fresh.origin = CUDNNFE_PLAN_REBUILT;
  }
  fresh.nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(
                          std::chrono::steady_clock::now() - start)
                          .count();
  log(2, "graph '%s': %s plan, engine %lld, workspace %lld, %.3f ms", name,
      fresh.origin == CUDNNFE_PLAN_EMBEDDED ? "embedded" : "rebuilt",
      static_cast<long long>(fresh.engine),
      static_cast<long long>(fresh.plan.workspace()), fresh.nanoseconds * 1e-6);
  result = std::move(fresh);
  return success();
}
