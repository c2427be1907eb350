//===- Plan.cpp - heuristics, engine configurations, execution plans ------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnFE/Cudnn/Plan.h"

#include <algorithm>
#include <charconv>

using namespace cudnnfe::cudnn;

// How many entries a query prepares for. cuDNN 9.19 has 44 knobs, 10 numerical
// and 5 behavior notes; newer libraries add a few.
static constexpr int64_t maxKnobs = 64;
static constexpr int64_t maxNotes = 64;
static constexpr int64_t maxConfigs = 4096;

//===----------------------------------------------------------------------===//
// Engine choice
//===----------------------------------------------------------------------===//

std::string EngineChoice::name() const {
  std::string text = "eng" + std::to_string(engine);
  for (const KnobChoice &knob : knobs)
    text += "_k" + std::to_string(knob.type) + "=" + std::to_string(knob.value);
  return text;
}

template <typename Integer>
static bool takeInteger(std::string_view &text, Integer &value) {
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc())
    return false;
  text.remove_prefix(static_cast<size_t>(end - text.data()));
  return true;
}

static bool takePrefix(std::string_view &text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix)
    return false;
  text.remove_prefix(prefix.size());
  return true;
}

bool EngineChoice::parse(std::string_view text, EngineChoice &choice) {
  EngineChoice read;
  if (!takePrefix(text, "eng") || !takeInteger(text, read.engine) ||
      read.engine < 0)
    return false;
  while (!text.empty()) {
    KnobChoice knob;
    if (!takePrefix(text, "_k") || !takeInteger(text, knob.type) ||
        knob.type < 0 || !takePrefix(text, "=") ||
        !takeInteger(text, knob.value))
      return false;
    read.knobs.push_back(knob);
    if (read.knobs.size() > static_cast<size_t>(maxKnobs))
      return false;
  }
  choice = std::move(read);
  return true;
}

bool EngineConfigInfo::hasNumericalNote(NumericalNote note) const {
  return std::find(numericalNotes.begin(), numericalNotes.end(),
                   static_cast<int32_t>(note)) != numericalNotes.end();
}

bool EngineConfigInfo::hasBehaviorNote(BehaviorNote note) const {
  return std::find(behaviorNotes.begin(), behaviorNotes.end(),
                   static_cast<int32_t>(note)) != behaviorNotes.end();
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

/// Reads a list of descriptors, which the caller has to create beforehand.
static Status getDescriptors(const Library &library,
                             const BackendDescriptor &from, Attr name,
                             DescKind kind, int64_t capacity,
                             std::vector<BackendDescriptor> &result) {
  std::vector<BackendDescriptor> made(static_cast<size_t>(capacity));
  std::vector<void *> raw;
  raw.reserve(made.size());
  for (BackendDescriptor &descriptor : made) {
    if (Status status = BackendDescriptor::create(library, kind, descriptor);
        status.failed())
      return status;
    raw.push_back(descriptor.get());
  }
  int64_t count = 0;
  Status status = from.getAttribute(name, ValueType::BACKEND_DESCRIPTOR,
                                    capacity, &count, raw.data());
  if (status.failed())
    return status;
  if (count < 0 || count > capacity)
    return Status::internal(std::string(nameOf(name)) + " gave " +
                            std::to_string(count) + " descriptors of " +
                            std::to_string(capacity));
  // cuDNN fills the descriptors in place, so the array is in the same order.
  made.resize(static_cast<size_t>(count));
  result = std::move(made);
  return Status::success();
}

static Status getNotes(const BackendDescriptor &engine, Attr name,
                       ValueType type, std::vector<int32_t> &notes) {
  std::vector<int32_t> read(static_cast<size_t>(maxNotes));
  int64_t count = 0;
  Status status =
      engine.getAttribute(name, type, maxNotes, &count, read.data());
  if (status.failed())
    return status;
  read.resize(static_cast<size_t>(std::clamp<int64_t>(count, 0, maxNotes)));
  notes = std::move(read);
  return status;
}

static Status getKnobs(const Library &library, const BackendDescriptor &config,
                       std::vector<KnobChoice> &knobs) {
  std::vector<BackendDescriptor> choices;
  Status status = getDescriptors(library, config, Attr::ENGINECFG_KNOB_CHOICES,
                                 DescKind::KNOB_CHOICE, maxKnobs, choices);
  if (status.failed())
    return status;
  for (const BackendDescriptor &choice : choices) {
    KnobChoice knob;
    int64_t count = 0;
    if (status =
            choice.getAttribute(Attr::KNOB_CHOICE_KNOB_TYPE,
                                ValueType::KNOB_TYPE, 1, &count, &knob.type);
        status.failed())
      return status;
    if (status = choice.getInt64(Attr::KNOB_CHOICE_KNOB_VALUE, knob.value);
        status.failed())
      return status;
    knobs.push_back(knob);
  }
  return status;
}

/// Asks a configuration and its engine for everything that selection looks at.
static Status describeConfig(const Library &library, EngineConfig &config) {
  EngineConfigInfo &info = config.info;
  Status status =
      config.engine.getInt64(Attr::ENGINE_GLOBAL_INDEX, info.choice.engine);
  if (status.failed())
    return status;
  if (status = getNotes(config.engine, Attr::ENGINE_NUMERICAL_NOTE,
                        ValueType::NUMERICAL_NOTE, info.numericalNotes);
      status.failed())
    return status;
  if (status = getNotes(config.engine, Attr::ENGINE_BEHAVIOR_NOTE,
                        ValueType::BEHAVIOR_NOTE, info.behaviorNotes);
      status.failed())
    return status;
  info.choice.knobs.clear();
  if (status = getKnobs(library, config.config, info.choice.knobs);
      status.failed())
    return status;
  // Precompiled engines refuse to tell their shared memory; so the sizes are
  // unknown, not wrong, when a query fails.
  if (config.config.getInt64(Attr::ENGINECFG_WORKSPACE_SIZE, info.workspace)
          .failed())
    info.workspace = -1;
  int32_t sharedMemory = 0;
  info.sharedMemory =
      config.config.getInt32(Attr::ENGINECFG_SHARED_MEMORY_USED, sharedMemory)
              .ok()
          ? sharedMemory
          : -1;
  return Status::success();
}

Status cudnnfe::cudnn::queryHeuristics(const Library &library,
                                       const BackendDescriptor &graph,
                                       const DeviceProperties *device,
                                       HeurMode mode,
                                       std::vector<EngineConfig> &result) {
  library.prepareCompiler();
  BackendDescriptor heuristics;
  Status status =
      BackendDescriptor::create(library, DescKind::ENGINEHEUR, heuristics);
  if (status.failed())
    return status;
  if (status = heuristics.setDescriptor(Attr::ENGINEHEUR_OPERATION_GRAPH,
                                        graph.get());
      status.failed())
    return status;
  int32_t modeNumber = static_cast<int32_t>(mode);
  if (status = heuristics.setAttribute(Attr::ENGINEHEUR_MODE,
                                       ValueType::HEUR_MODE, 1, &modeNumber);
      status.failed())
    return status;
  if (device)
    if (status = heuristics.setDescriptor(Attr::ENGINEHEUR_DEVICEPROP,
                                          device->get());
        status.failed())
      return status;
  if (status = heuristics.finalize(); status.failed())
    return status;

  // The first answer is an upper bound, the second one the real number.
  int64_t bound = 0;
  if (status = heuristics.getAttribute(Attr::ENGINEHEUR_RESULTS,
                                       ValueType::BACKEND_DESCRIPTOR, 0, &bound,
                                       nullptr);
      status.failed())
    return status;
  bound = std::clamp<int64_t>(bound, 0, maxConfigs);
  std::vector<BackendDescriptor> configs;
  if (bound != 0)
    if (status = getDescriptors(library, heuristics, Attr::ENGINEHEUR_RESULTS,
                                DescKind::ENGINECFG, bound, configs);
        status.failed())
      return status;

  std::vector<EngineConfig> found;
  for (BackendDescriptor &raw : configs) {
    EngineConfig config;
    config.config = std::move(raw);
    std::vector<BackendDescriptor> engine;
    if (status = getDescriptors(library, config.config, Attr::ENGINECFG_ENGINE,
                                DescKind::ENGINE, 1, engine);
        status.failed())
      return status;
    if (engine.empty())
      return Status::internal("an engine configuration has no engine");
    config.engine = std::move(engine.front());
    if (status = describeConfig(library, config); status.failed())
      return status;
    found.push_back(std::move(config));
  }
  result = std::move(found);
  return Status::success();
}

static Status makeEngine(const Library &library, const BackendDescriptor &graph,
                         const DeviceProperties *device, int64_t index,
                         BackendDescriptor &result) {
  BackendDescriptor engine;
  Status status = BackendDescriptor::create(library, DescKind::ENGINE, engine);
  if (status.failed())
    return status;
  if (status = engine.setDescriptor(Attr::ENGINE_OPERATION_GRAPH, graph.get());
      status.failed())
    return status;
  if (status = engine.setInt64(Attr::ENGINE_GLOBAL_INDEX, index);
      status.failed())
    return status;
  if (device)
    if (status = engine.setDescriptor(Attr::ENGINE_DEVICEPROP, device->get());
        status.failed())
      return status;
  if (status = engine.finalize(); status.failed())
    return status;
  result = std::move(engine);
  return status;
}

Status cudnnfe::cudnn::makeEngineConfig(const Library &library,
                                        const BackendDescriptor &graph,
                                        const DeviceProperties *device,
                                        const EngineChoice &choice,
                                        EngineConfig &result) {
  EngineConfig config;
  Status status =
      makeEngine(library, graph, device, choice.engine, config.engine);
  if (status.failed())
    return status;

  std::vector<BackendDescriptor> knobs;
  std::vector<void *> raw;
  for (const KnobChoice &choice : choice.knobs) {
    BackendDescriptor knob;
    if (status =
            BackendDescriptor::create(library, DescKind::KNOB_CHOICE, knob);
        status.failed())
      return status;
    if (status = knob.setAttribute(Attr::KNOB_CHOICE_KNOB_TYPE,
                                   ValueType::KNOB_TYPE, 1, &choice.type);
        status.failed())
      return status;
    if (status = knob.setInt64(Attr::KNOB_CHOICE_KNOB_VALUE, choice.value);
        status.failed())
      return status;
    if (status = knob.finalize(); status.failed())
      return status;
    raw.push_back(knob.get());
    knobs.push_back(std::move(knob));
  }

  if (status = BackendDescriptor::create(library, DescKind::ENGINECFG,
                                         config.config);
      status.failed())
    return status;
  if (status = config.config.setDescriptor(Attr::ENGINECFG_ENGINE,
                                           config.engine.get());
      status.failed())
    return status;
  if (!raw.empty())
    if (status = config.config.setAttribute(
            Attr::ENGINECFG_KNOB_CHOICES, ValueType::BACKEND_DESCRIPTOR,
            static_cast<int64_t>(raw.size()), raw.data());
        status.failed())
      return status;
  if (status = config.config.finalize(); status.failed())
    return status;
  if (status = describeConfig(library, config); status.failed())
    return status;
  // cuDNN completes the knobs; the choice is reported as the user wrote it, so
  // that a pin is found again by its name.
  config.info.choice = choice;
  result = std::move(config);
  return status;
}

Status cudnnfe::cudnn::queryKnobs(const Library &library,
                                  const BackendDescriptor &graph,
                                  const DeviceProperties *device,
                                  int64_t engine,
                                  std::vector<KnobRange> &result) {
  BackendDescriptor descriptor;
  Status status = makeEngine(library, graph, device, engine, descriptor);
  if (status.failed())
    return status;
  std::vector<BackendDescriptor> infos;
  if (status = getDescriptors(library, descriptor, Attr::ENGINE_KNOB_INFO,
                              DescKind::KNOB_INFO, maxKnobs, infos);
      status.failed())
    return status;
  std::vector<KnobRange> ranges;
  for (const BackendDescriptor &info : infos) {
    KnobRange range;
    int64_t count = 0;
    if (status = info.getAttribute(Attr::KNOB_INFO_TYPE, ValueType::KNOB_TYPE,
                                   1, &count, &range.type);
        status.failed())
      return status;
    for (auto [name, value] :
         {std::pair<Attr, int64_t *>{Attr::KNOB_INFO_MINIMUM_VALUE,
                                     &range.minimum},
          {Attr::KNOB_INFO_MAXIMUM_VALUE, &range.maximum},
          {Attr::KNOB_INFO_STRIDE, &range.stride}})
      if (status = info.getInt64(name, *value); status.failed())
        return status;
    ranges.push_back(range);
  }
  result = std::move(ranges);
  return status;
}

Status cudnnfe::cudnn::queryEngineCount(const BackendDescriptor &graph,
                                        int64_t &count) {
  return graph.getInt64(Attr::OPERATIONGRAPH_ENGINE_GLOBAL_COUNT, count);
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

Status Plan::finish(BackendDescriptor &&finalized) {
  int64_t size = 0;
  if (Status status =
          finalized.getInt64(Attr::EXECUTION_PLAN_WORKSPACE_SIZE, size);
      status.failed())
    return status;
  if (size < 0)
    return Status::internal("a plan claims a workspace of " +
                            std::to_string(size) + " bytes");
  descriptor = std::move(finalized);
  workspaceSize = size;
  return Status::success();
}

Status Plan::build(const Library &library, const EngineConfig &config,
                   const DeviceProperties *device, Plan &result) {
  library.prepareCompiler();
  BackendDescriptor plan;
  Status status =
      BackendDescriptor::create(library, DescKind::EXECUTION_PLAN, plan);
  if (status.failed())
    return status;
  if (status = plan.setDescriptor(Attr::EXECUTION_PLAN_ENGINE_CONFIG,
                                  config.config.get());
      status.failed())
    return status;
  if (device)
    if (status =
            plan.setDescriptor(Attr::EXECUTION_PLAN_DEVICEPROP, device->get());
        status.failed())
      return status;
  if (status = plan.finalize(); status.failed())
    return status;
  return result.finish(std::move(plan));
}

static Status startLoading(const Library &library, const std::string &json,
                           BackendDescriptor &plan) {
  Status status =
      BackendDescriptor::create(library, DescKind::EXECUTION_PLAN, plan);
  if (status.failed())
    return status;
  return plan.setAttribute(Attr::EXECUTION_PLAN_JSON_REPRESENTATION,
                           ValueType::CHAR, static_cast<int64_t>(json.size()),
                           json.data());
}

Status Plan::loadWithHandle(const Library &library, const std::string &json,
                            void *handle, Plan &result) {
  // cuDNN crashes on a plan that gets neither a handle nor a device.
  if (!handle)
    return Status::internal("cannot load a plan without a handle");
  BackendDescriptor plan;
  Status status = startLoading(library, json, plan);
  if (status.failed())
    return status;
  if (status = plan.setAttribute(Attr::EXECUTION_PLAN_HANDLE, ValueType::HANDLE,
                                 1, &handle);
      status.failed())
    return status;
  if (status = plan.finalize(); status.failed())
    return status;
  return result.finish(std::move(plan));
}

Status Plan::loadWithDevice(const Library &library, const std::string &json,
                            const DeviceProperties &device, Plan &result) {
  if (!device.get())
    return Status::internal("cannot load a plan without a device");
  BackendDescriptor plan;
  Status status = startLoading(library, json, plan);
  if (status.failed())
    return status;
  if (status =
          plan.setDescriptor(Attr::EXECUTION_PLAN_DEVICEPROP, device.get());
      status.failed())
    return status;
  if (status = plan.finalize(); status.failed())
    return status;
  return result.finish(std::move(plan));
}

Status Plan::serialize(std::string &json) const {
  return descriptor.getText(Attr::EXECUTION_PLAN_JSON_REPRESENTATION, json);
}
