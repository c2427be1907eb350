//===- Selection.h - choosing and building an execution plan ----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One ranked list of candidates per graph. Filters bar entries without
// renumbering them; a pinned choice is strict; a candidate that cuDNN declines
// is skipped and the next one is tried. Every entry keeps the reason why it was
// not used, in cuDNN's own words where cuDNN decided.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_SELECTION_H
#define CUDNNFE_CUDNN_SELECTION_H

#include "CudnnFE/Cudnn/DescriptorProgram.h"
#include "CudnnFE/Cudnn/Executor.h"
#include "CudnnFE/Cudnn/Plan.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cudnnfe::cudnn {

/// Hard requirements on a plan. Nothing here is ever relaxed.
struct SelectionPolicy {
  /// Asked in this order; the answers form one list.
  std::vector<HeurMode> modes = {HeurMode::A, HeurMode::FALLBACK};

  /// With false, float32 contractions must not be computed in TF32: engines
  /// that run a float32 convolution, matmul or attention on tensor cores, that
  /// convert its inputs down, or that leave it to cuBLASLt, are barred.
  bool allowTf32 = false;
  /// Bars engines whose results may differ from run to run.
  bool deterministic = false;
  /// Bars engines that do not promise to propagate NaN.
  bool strictNan = false;

  /// Notes that an engine must not have, and must have.
  std::vector<int32_t> barredNumericalNotes;
  std::vector<int32_t> requiredNumericalNotes;
  std::vector<int32_t> barredBehaviorNotes;
  std::vector<int32_t> requiredBehaviorNotes;

  /// In bytes; -1 is no limit.
  int64_t workspaceLimit = -1;
  int64_t sharedMemoryLimit = -1;
  /// How many candidates may be tried to be built; 0 is no limit.
  int32_t candidateLimit = 0;

  /// Engine choices by name ("eng7_k24=21"). If there are any, only these are
  /// considered, in this order, and the heuristics are not asked.
  std::vector<std::string> pins;
  /// Engine choices by name: an engine ("eng7") with any knobs, or one exact
  /// configuration.
  std::vector<std::string> blocked;

  /// The policy as canonical text, a part of the plan key: equal policies have
  /// equal texts.
  std::string str() const;
};

/// What became of a candidate.
enum class CandidateState : uint8_t {
  /// Passes the filters; nobody asked to build it.
  Available = 0,
  /// Built and serialized.
  Built = 1,
  /// A filter of the policy refuses it.
  Barred = 2,
  /// cuDNN declined it.
  Declined = 3,
};

struct Candidate {
  /// "A", "B", "FALLBACK", "INSTANT" or "PIN".
  std::string source;
  EngineConfigInfo info;
  CandidateState state = CandidateState::Available;
  /// Why it is barred or declined. One line, empty otherwise.
  std::string reason;
  /// cuDNN's status if it declined.
  int32_t code = 0;
};

/// A heuristic mode that gave no list.
struct SourceFailure {
  std::string source;
  std::string reason;
  int32_t code = 0;
};

struct SelectedPlan {
  /// Index in the list of candidates.
  uint32_t candidate = 0;
  int64_t workspace = 0;
  std::string json;
};

struct SelectionResult {
  /// Failure of the whole selection. `Unsupported` means that cuDNN or the
  /// policy refused every candidate; the reasons are in the lists.
  Status status;
  /// Where the descriptor program failed, if it did.
  BuildFailure failure;
  int64_t libraryVersion = 0;
  std::vector<Candidate> candidates;
  std::vector<SourceFailure> sourceFailures;
  std::vector<SelectedPlan> plans;
  /// How many plans cuDNN was asked to build: none for a support query.
  int32_t buildAttempts = 0;
};

/// Every reason of a failed selection, equal ones once with their candidates:
/// one line each, for notes of a diagnostic.
std::vector<std::string> explainRefusal(const SelectionResult &result);

enum class SelectionAction : uint8_t {
  /// Heuristics and filters only; nothing is built.
  Support = 0,
  /// Builds candidates in order until `plansWanted` of them are finalized.
  Build = 1,
  /// Answers the version of the library and nothing else.
  Version = 2,
};

/// Selects for a graph that is built already. `device` may be null only where
/// the graph names a handle: otherwise cuDNN knows no device, and all decline.
void selectPlans(const Library &library, const DescriptorProgram &program,
                 const BackendDescriptor &graph, const DeviceProperties *device,
                 const SelectionPolicy &policy, SelectionAction action,
                 uint32_t plansWanted, SelectionResult &result,
                 std::vector<Plan> *plans = nullptr);

/// A selection as the plan worker receives it.
struct SelectionRequest {
  SelectionAction action = SelectionAction::Build;
  /// Canonical text of the descriptor program.
  std::string program;
  /// Device properties as cuDNN writes them (devices/*.json).
  std::string device;
  SelectionPolicy policy;
  uint32_t plansWanted = 1;
};

/// Runs a request in this process.
SelectionResult runSelection(const Library &library,
                             const SelectionRequest &request);

/// True if a contraction of the program has two float32 operands, so that
/// `allowTf32` matters.
bool hasFloat32Contraction(const DescriptorProgram &program);

/// "TENSOR_CORE", or the number of a note that the table does not know.
std::string numericalNoteName(int32_t note);
std::string behaviorNoteName(int32_t note);
std::string knobName(int32_t knob);
std::string heurModeName(HeurMode mode);

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_SELECTION_H
