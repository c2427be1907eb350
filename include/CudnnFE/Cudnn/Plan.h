//===- Plan.h - heuristics, configurations, plans ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef CUDNNFE_CUDNN_PLAN_H
#define CUDNNFE_CUDNN_PLAN_H

#include "CudnnFE/Cudnn/BackendDescriptor.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cudnnfe::cudnn {

/// A knob and its value. Knobs that the table does not know stay numbers.
struct KnobChoice {
  int32_t type = 0;
  int64_t value = 0;

  bool operator==(const KnobChoice &other) const {
    return type == other.type && value == other.value;
  }
};

/// What identifies an engine configuration: a choice the user can pin.
struct EngineChoice {
  int64_t engine = 0;
  std::vector<KnobChoice> knobs;

  /// "eng7_k24=21": the frontend's convention, knobs in cuDNN's order.
  std::string name() const;
  /// Reads what `name` writes.
  static bool parse(std::string_view text, EngineChoice &choice);

  bool operator==(const EngineChoice &other) const {
    return engine == other.engine && knobs == other.knobs;
  }
};

/// An engine configuration and what cuDNN says about it before it is built.
struct EngineConfigInfo {
  EngineChoice choice;
  std::vector<int32_t> numericalNotes;
  std::vector<int32_t> behaviorNotes;
  /// In bytes; -1 if cuDNN does not say.
  int64_t workspace = -1;
  int64_t sharedMemory = -1;

  bool hasNumericalNote(NumericalNote note) const;
  bool hasBehaviorNote(BehaviorNote note) const;
};

/// A finalized engine configuration. The graph must outlive it.
struct EngineConfig {
  EngineConfigInfo info;
  BackendDescriptor engine;
  BackendDescriptor config;
};

/// The configurations that a heuristic mode proposes, best first. The list may
/// be empty. `device` is null for the current device.
Status queryHeuristics(const Library &library, const BackendDescriptor &graph,
                       const DeviceProperties *device, HeurMode mode,
                       std::vector<EngineConfig> &result);

/// The configuration of an engine and knobs chosen by hand.
Status makeEngineConfig(const Library &library, const BackendDescriptor &graph,
                        const DeviceProperties *device,
                        const EngineChoice &choice, EngineConfig &result);

/// What values a knob of an engine may take.
struct KnobRange {
  int32_t type = 0;
  int64_t minimum = 0;
  int64_t maximum = 0;
  int64_t stride = 1;
};
Status queryKnobs(const Library &library, const BackendDescriptor &graph,
                  const DeviceProperties *device, int64_t engine,
                  std::vector<KnobRange> &result);

/// The number of engines that exist for a graph, usable or not.
Status queryEngineCount(const BackendDescriptor &graph, int64_t &count);

/// A finalized plan.
class Plan {
public:
  /// Builds the plan: this is where cuDNN compiles.
  static Status build(const Library &library, const EngineConfig &config,
                      const DeviceProperties *device, Plan &result);
  /// Restores a serialized plan for the device behind a handle.
  static Status loadWithHandle(const Library &library, const std::string &json,
                               void *handle, Plan &result);
  /// Restores a serialized plan for a described device.
  static Status loadWithDevice(const Library &library, const std::string &json,
                               const DeviceProperties &device, Plan &result);

  void *get() const { return descriptor.get(); }
  explicit operator bool() const { return static_cast<bool>(descriptor); }
  int64_t workspace() const { return workspaceSize; }
  Status serialize(std::string &json) const;

private:
  Status finish(BackendDescriptor &&finalized);

  BackendDescriptor descriptor;
  int64_t workspaceSize = 0;
};

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_PLAN_H
