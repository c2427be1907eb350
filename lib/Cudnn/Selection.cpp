//===- Selection.cpp - choosing and building an execution plan ------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnFE/Cudnn/Selection.h"

#include "EngineReport.h"

#include <algorithm>

using namespace cudnnfe::cudnn;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

static std::string nameOrNumber(ValueType type, int64_t value) {
  std::string_view name = enumeratorName(type, value);
  return name.empty() ? std::to_string(value) : std::string(name);
}

std::string cudnnfe::cudnn::numericalNoteName(int32_t note) {
  return nameOrNumber(ValueType::NUMERICAL_NOTE, note);
}

std::string cudnnfe::cudnn::behaviorNoteName(int32_t note) {
  return nameOrNumber(ValueType::BEHAVIOR_NOTE, note);
}

std::string cudnnfe::cudnn::knobName(int32_t knob) {
  return nameOrNumber(ValueType::KNOB_TYPE, knob);
}

std::string cudnnfe::cudnn::heurModeName(HeurMode mode) {
  return nameOrNumber(ValueType::HEUR_MODE, static_cast<int32_t>(mode));
}

//===----------------------------------------------------------------------===//
// Policy
//===----------------------------------------------------------------------===//

static std::vector<int32_t> sortedSet(std::vector<int32_t> values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

std::string SelectionPolicy::str() const {
  std::string text = "modes=";
  for (size_t i = 0; i < modes.size(); ++i)
    text += (i ? "," : "") + heurModeName(modes[i]);
  auto flag = [&](const char *name, bool value) {
    if (value)
      text += std::string(" ") + name;
  };
  flag("allow_tf32", allowTf32);
  flag("deterministic", deterministic);
  flag("strict_nan", strictNan);
  auto notes = [&](const char *name, const std::vector<int32_t> &values,
                   std::string (*print)(int32_t)) {
    if (values.empty())
      return;
    text += std::string(" ") + name + "=";
    bool first = true;
    for (int32_t value : sortedSet(values)) {
      text += (first ? "" : ",") + print(value);
      first = false;
    }
  };
  notes("bar_numerical", barredNumericalNotes, numericalNoteName);
  notes("require_numerical", requiredNumericalNotes, numericalNoteName);
  notes("bar_behavior", barredBehaviorNotes, behaviorNoteName);
  notes("require_behavior", requiredBehaviorNotes, behaviorNoteName);
  if (workspaceLimit >= 0)
    text += " workspace_limit=" + std::to_string(workspaceLimit);
  if (sharedMemoryLimit >= 0)
    text += " shared_memory_limit=" + std::to_string(sharedMemoryLimit);
  if (candidateLimit > 0)
    text += " candidate_limit=" + std::to_string(candidateLimit);
  for (const std::string &pin : pins)
    text += " pin=" + pin;
  // Blocking is a set: its order changes nothing.
  std::vector<std::string> sorted = blocked;
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  for (const std::string &name : sorted)
    text += " block=" + name;
  return text;
}

//===----------------------------------------------------------------------===//
// TF32
//===----------------------------------------------------------------------===//

/// The pairs of operands that an operation multiplies on tensor cores.
static std::vector<std::pair<Attr, Attr>> contractedOperands(DescKind kind) {
  switch (kind) {
  case DescKind::OPERATION_MATMUL:
    return {{Attr::OPERATION_MATMUL_ADESC, Attr::OPERATION_MATMUL_BDESC}};
  case DescKind::OPERATION_CONVOLUTION_FORWARD:
    return {{Attr::OPERATION_CONVOLUTION_FORWARD_X,
             Attr::OPERATION_CONVOLUTION_FORWARD_W}};
  case DescKind::OPERATION_CONVOLUTION_BACKWARD_DATA:
    return {{Attr::OPERATION_CONVOLUTION_BWD_DATA_DY,
             Attr::OPERATION_CONVOLUTION_BWD_DATA_W}};
  case DescKind::OPERATION_CONVOLUTION_BACKWARD_FILTER:
    return {{Attr::OPERATION_CONVOLUTION_BWD_FILTER_X,
             Attr::OPERATION_CONVOLUTION_BWD_FILTER_DY}};
  case DescKind::OPERATION_SDPA_FWD:
    return {{Attr::OPERATION_SDPA_FWD_QDESC, Attr::OPERATION_SDPA_FWD_KDESC}};
  case DescKind::OPERATION_SDPA_BWD:
    return {{Attr::OPERATION_SDPA_BWD_QDESC, Attr::OPERATION_SDPA_BWD_KDESC}};
  case DescKind::OPERATION_MOE_GROUPED_MATMUL:
    return {{Attr::OPERATION_MOE_GROUPED_MATMUL_TOKEN_DESC,
             Attr::OPERATION_MOE_GROUPED_MATMUL_WEIGHT_DESC}};
  default:
    return {};
  }
}

static bool isFloat32Tensor(const DescriptorProgram &program,
                            const Descriptor &operation, Attr operand) {
  std::optional<int64_t> index = operation.getInt(operand);
  if (!index || *index < 0 ||
      *index >= static_cast<int64_t>(program.descriptors.size()))
    return false;
  const Descriptor &tensor = program.descriptors[static_cast<size_t>(*index)];
  return tensor.kind == DescKind::TENSOR &&
         tensor.getInt(Attr::TENSOR_DATA_TYPE) ==
             static_cast<int64_t>(DataType::FLOAT);
}

bool cudnnfe::cudnn::hasFloat32Contraction(const DescriptorProgram &program) {
  for (const Descriptor &descriptor : program.descriptors)
    for (auto [a, b] : contractedOperands(descriptor.kind))
      if (isFloat32Tensor(program, descriptor, a) &&
          isFloat32Tensor(program, descriptor, b))
        return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Filters
//===----------------------------------------------------------------------===//

namespace {

/// Decides about candidates by the policy alone.
class Filter {
public:
  Filter(const SelectionPolicy &policy, bool float32Contraction,
         bool knowsCublasLt)
      : policy(policy), forbidTf32(float32Contraction && !policy.allowTf32),
        knowsCublasLt(knowsCublasLt) {}

  /// The reason for which an entry is barred, or nothing.
  std::string bar(const EngineConfigInfo &info) const {
    if (forbidTf32) {
      for (NumericalNote note :
           {NumericalNote::TENSOR_CORE, NumericalNote::DOWN_CONVERT_INPUTS})
        if (info.hasNumericalNote(note))
          return "allow_tf32 = false: the engine computes float32 data in "
                 "TF32 (numerical note " +
                 numericalNoteName(static_cast<int32_t>(note)) + ")";
      // cuBLASLt computes in TF32 without saying so in a numerical note
      // (measured with 9.19 on an H200: relative error 2.6e-4).
      // Before 9.15 nothing tells that engine 0 of a matrix product is
      // cuBLASLt.
      if (info.hasBehaviorNote(BehaviorNote::CUBLASLT_DEPENDENCY) ||
          (!knowsCublasLt && info.choice.engine == 0))
        return "allow_tf32 = false: the engine computes float32 data in "
               "TF32 (it is cuBLASLt)";
    }
    if (policy.deterministic &&
        info.hasNumericalNote(NumericalNote::NONDETERMINISTIC))
      return "deterministic: the engine has numerical note NONDETERMINISTIC";
    if (policy.strictNan &&
        !info.hasNumericalNote(NumericalNote::STRICT_NAN_PROP))
      return "strict_nan: the engine lacks numerical note STRICT_NAN_PROP";
    if (std::string reason = barByNotes(
            "numerical", info.numericalNotes, policy.barredNumericalNotes,
            policy.requiredNumericalNotes, numericalNoteName);
        !reason.empty())
      return reason;
    if (std::string reason = barByNotes(
            "behavior", info.behaviorNotes, policy.barredBehaviorNotes,
            policy.requiredBehaviorNotes, behaviorNoteName);
        !reason.empty())
      return reason;
    if (std::string reason = barByWorkspace(info.workspace); !reason.empty())
      return reason;
    // Precompiled engines do not tell; cuDNN checks them against the device.
    if (policy.sharedMemoryLimit >= 0 &&
        info.sharedMemory > policy.sharedMemoryLimit)
      return "shared memory of " + std::to_string(info.sharedMemory) +
             " bytes is over the limit of " +
             std::to_string(policy.sharedMemoryLimit);
    for (const std::string &name : policy.blocked)
      if (name == info.choice.name() ||
          name == "eng" + std::to_string(info.choice.engine))
        return "blocked by '" + name + "'";
    return "";
  }

  /// The size is known for sure only once the plan is built.
  std::string barByWorkspace(int64_t workspace) const {
    if (policy.workspaceLimit < 0 || workspace <= policy.workspaceLimit)
      return "";
    return "workspace of " + std::to_string(workspace) +
           " bytes is over the limit of " +
           std::to_string(policy.workspaceLimit);
  }

private:
  static std::string barByNotes(const char *kind,
                                const std::vector<int32_t> &notes,
                                const std::vector<int32_t> &barred,
                                const std::vector<int32_t> &required,
                                std::string (*print)(int32_t)) {
    auto has = [&](int32_t note) {
      return std::find(notes.begin(), notes.end(), note) != notes.end();
    };
    for (int32_t note : barred)
      if (has(note))
        return std::string("the engine has the barred ") + kind + " note " +
               print(note);
    for (int32_t note : required)
      if (!has(note))
        return std::string("the engine lacks the required ") + kind + " note " +
               print(note);
    return "";
  }

  const SelectionPolicy &policy;
  bool forbidTf32;
  bool knowsCublasLt;
};

/// A decline says that this candidate does not serve the graph, so the next one
/// is tried. Running out of memory or a broken library is not a decline.
bool isDecline(const Status &status) {
  if (status.kind == ErrorKind::Unsupported)
    return true;
  // An engine for a device that the compiler does not know asks the driver to
  // compile, and there is none.
  if (status.message.find("this is the driver stub of CudnnFE") !=
      std::string::npos)
    return true;
  return status.code == static_cast<int32_t>(StatusCode::INTERNAL_ERROR) ||
         status.code == static_cast<int32_t>(
                            StatusCode::INTERNAL_ERROR_COMPILATION_FAILED) ||
         status.code ==
             static_cast<int32_t>(StatusCode::INTERNAL_ERROR_UNEXPECTED_VALUE);
}

} // namespace

//===----------------------------------------------------------------------===//
// Selection
//===----------------------------------------------------------------------===//

static bool hasChoice(const SelectionResult &result,
                      const EngineChoice &choice) {
  return std::any_of(result.candidates.begin(), result.candidates.end(),
                     [&](const Candidate &candidate) {
                       return candidate.info.choice == choice;
                     });
}

/// Adds the configurations that a mode considered and refused: cuDNN tells them
/// when it has nothing to offer.
static void addRefused(const Library &library, HeurMode mode,
                       SelectionResult &result,
                       std::vector<EngineConfig> &configs) {
  std::string text = library.takeLastError();
  std::vector<EngineReport> reports = parseEngineReports(text);
  if (reports.empty() && !text.empty())
    result.sourceFailures.push_back(
        {heurModeName(mode), innermostReason(text), 0});
  for (EngineReport &report : reports) {
    if (hasChoice(result, report.choice))
      continue;
    Candidate candidate;
    candidate.source = heurModeName(mode);
    candidate.info.choice = std::move(report.choice);
    candidate.state = CandidateState::Declined;
    candidate.reason = std::move(report.reason);
    candidate.code = report.code;
    result.candidates.push_back(std::move(candidate));
    configs.emplace_back();
  }
}

/// The list by heuristics: all modes in order, equal choices once.
static Status collect(const Library &library, const BackendDescriptor &graph,
                      const DeviceProperties *device,
                      const SelectionPolicy &policy, SelectionResult &result,
                      std::vector<EngineConfig> &configs) {
  for (HeurMode mode : policy.modes) {
    std::vector<EngineConfig> found;
    // Whatever an earlier call left behind is not about this one.
    library.takeLastError();
    Status status = queryHeuristics(library, graph, device, mode, found);
    if (status.failed()) {
      // cuDNN answers NOT_INITIALIZED where a mode does not know the graph.
      bool refused =
          isDecline(status) ||
          status.code == static_cast<int32_t>(StatusCode::NOT_INITIALIZED);
      if (!refused)
        return status;
      result.sourceFailures.push_back(
          {heurModeName(mode), status.message, status.code});
      continue;
    }
    for (EngineConfig &config : found) {
      // What one mode refused, another one may offer.
      bool known = false;
      for (size_t i = 0; i < configs.size(); ++i)
        known |=
            configs[i].config && configs[i].info.choice == config.info.choice;
      if (known)
        continue;
      Candidate candidate;
      candidate.source = heurModeName(mode);
      candidate.info = config.info;
      result.candidates.push_back(std::move(candidate));
      configs.push_back(std::move(config));
    }
    if (found.empty())
      addRefused(library, mode, result, configs);
  }
  return Status::success();
}

static Status
collectPins(const Library &library, const BackendDescriptor &graph,
            const DeviceProperties *device, const SelectionPolicy &policy,
            SelectionResult &result, std::vector<EngineConfig> &configs) {
  for (const std::string &pin : policy.pins) {
    Candidate candidate;
    candidate.source = "PIN";
    EngineConfig config;
    if (!EngineChoice::parse(pin, candidate.info.choice))
      return Status::invalid("malformed engine choice '" + pin +
                             "': expected a form such as 'eng7_k24=21'");
    Status status =
        makeEngineConfig(library, graph, device, candidate.info.choice, config);
    if (status.ok()) {
      candidate.info = config.info;
    } else {
      // An engine that does not exist is BAD_PARAM: still only this pin's.
      candidate.state = CandidateState::Declined;
      candidate.reason = status.message;
      candidate.code = status.code;
    }
    result.candidates.push_back(std::move(candidate));
    configs.push_back(std::move(config));
  }
  return Status::success();
}

void cudnnfe::cudnn::selectPlans(
    const Library &library, const DescriptorProgram &program,
    const BackendDescriptor &graph, const DeviceProperties *device,
    const SelectionPolicy &policy, SelectionAction action, uint32_t plansWanted,
    SelectionResult &result, std::vector<Plan> *plans) {
  result.libraryVersion = library.version();
  std::vector<EngineConfig> configs;
  auto collectAll = policy.pins.empty() ? collect : collectPins;
  result.status = collectAll(library, graph, device, policy, result, configs);
  if (result.status.failed())
    return;

  bool hasMatmul =
      std::any_of(program.descriptors.begin(), program.descriptors.end(),
                  [](const Descriptor &descriptor) {
                    return descriptor.kind == DescKind::OPERATION_MATMUL;
                  });
  Filter filter(policy, hasFloat32Contraction(program),
                !hasMatmul || library.version() >= 91500);
  bool anyAvailable = false;
  for (Candidate &candidate : result.candidates) {
    if (candidate.state != CandidateState::Available)
      continue;
    candidate.reason = filter.bar(candidate.info);
    if (candidate.reason.empty())
      anyAvailable = true;
    else
      candidate.state = CandidateState::Barred;
  }

  if (action == SelectionAction::Build) {
    plansWanted = std::max<uint32_t>(plansWanted, 1);
    for (size_t i = 0; i < configs.size() && result.plans.size() < plansWanted;
         ++i) {
      Candidate &candidate = result.candidates[i];
      if (candidate.state != CandidateState::Available)
        continue;
      if (policy.candidateLimit > 0 &&
          result.buildAttempts >= policy.candidateLimit) {
        candidate.state = CandidateState::Barred;
        candidate.reason = "candidate limit of " +
                           std::to_string(policy.candidateLimit) + " reached";
        continue;
      }
      ++result.buildAttempts;
      Plan plan;
      SelectedPlan selected;
      selected.candidate = static_cast<uint32_t>(i);
      Status status = Plan::build(library, configs[i], device, plan);
      if (status.ok())
        status = plan.serialize(selected.json);
      if (status.failed()) {
        candidate.state = CandidateState::Declined;
        candidate.reason = status.message;
        candidate.code = status.code;
        if (isDecline(status))
          continue;
        result.status = status.addContext(candidate.info.choice.name());
        return;
      }
      selected.workspace = plan.workspace();
      candidate.reason = filter.barByWorkspace(selected.workspace);
      if (!candidate.reason.empty()) {
        candidate.state = CandidateState::Barred;
        continue;
      }
      candidate.state = CandidateState::Built;
      candidate.info.workspace = selected.workspace;
      result.plans.push_back(std::move(selected));
      if (plans)
        plans->push_back(std::move(plan));
    }
    if (!result.plans.empty())
      return;
  } else if (anyAvailable) {
    return;
  }

  std::string message;
  if (result.candidates.empty())
    message = "cuDNN " + library.versionString() +
              " has no engine for the graph on this device";
  else if (!policy.pins.empty())
    message = "no pinned engine serves the graph";
  else
    message = "no engine of cuDNN " + library.versionString() +
              " serves the graph: " + std::to_string(result.candidates.size()) +
              " considered";
  result.status = Status::unsupported(std::move(message));
}

SelectionResult cudnnfe::cudnn::runSelection(const Library &library,
                                             const SelectionRequest &request) {
  SelectionResult result;
  result.libraryVersion = library.version();
  if (request.action == SelectionAction::Version)
    return result;
  ParseError error;
  std::optional<DescriptorProgram> program =
      parse(request.program, error, static_cast<int32_t>(library.version()));
  if (!program) {
    result.status =
        Status::internal("malformed descriptor program: " + error.str());
    return result;
  }
  DeviceProperties device;
  result.status = DeviceProperties::fromJson(library, request.device, device);
  if (result.status.failed())
    return result;
  BuiltGraph graph;
  result.status = buildDescriptors(library, *program, graph, &result.failure);
  if (result.status.failed())
    return result;
  selectPlans(library, *program, graph.graph(), &device, request.policy,
              request.action, request.plansWanted, result);
  return result;
}

/// How much the reason of a candidate tells; the lowest is told first.
static int rankOf(const Candidate &candidate) {
  if (candidate.state == CandidateState::Barred)
    return 0;
  switch (static_cast<StatusCode>(candidate.code)) {
  case StatusCode::NOT_SUPPORTED:
    return 2;
  case StatusCode::NOT_SUPPORTED_ARCH_MISMATCH:
  case StatusCode::NOT_SUPPORTED_GRAPH_PATTERN:
    return 3;
  default:
    return 1;
  }
}

std::vector<std::string>
cudnnfe::cudnn::explainRefusal(const SelectionResult &result) {
  std::vector<std::string> lines;
  for (const SourceFailure &failure : result.sourceFailures)
    lines.push_back("heuristic mode " + failure.source + ": " + failure.reason);
  struct Group {
    std::string reason;
    std::vector<std::string> names;
    int rank;
  };
  std::vector<Group> groups;
  for (const Candidate &candidate : result.candidates) {
    if (candidate.reason.empty())
      continue;
    auto group =
        std::find_if(groups.begin(), groups.end(), [&](const Group &entry) {
          return entry.reason == candidate.reason;
        });
    if (group == groups.end())
      group = groups.insert(groups.end(),
                            {candidate.reason, {}, rankOf(candidate)});
    group->names.push_back(candidate.info.choice.name());
  }
  // What the user can change comes first: the policy, then shapes and types;
  // engines for other patterns and devices say least.
  std::stable_sort(
      groups.begin(), groups.end(),
      [](const Group &a, const Group &b) { return a.rank < b.rank; });
  constexpr size_t namesShown = 4;
  for (const auto &[reason, names, rank] : groups) {
    std::string line;
    for (size_t i = 0; i < std::min(names.size(), namesShown); ++i)
      line += (i ? ", " : "") + names[i];
    if (names.size() > namesShown)
      line += " and " + std::to_string(names.size() - namesShown) + " more";
    lines.push_back(line + ": " + reason);
  }
  return lines;
}
