//===- SelectionReport.cpp - what is said about a selection ---------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SelectionReport.h"

#include "CudnnFE/Cudnn/Library.h"
#include "llvm/ADT/StringSwitch.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::selection;

StringRef selection::getPrefix(cudnn::ErrorKind kind) {
  switch (kind) {
  case cudnn::ErrorKind::Unsupported:
    return "unsupported on this target: ";
  case cudnn::ErrorKind::Internal:
    return "internal: ";
  case cudnn::ErrorKind::None:
  case cudnn::ErrorKind::Invalid:
    return "";
  }
  llvm_unreachable("unknown kind");
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

static StringRef describe(cudnn::CandidateState state) {
  switch (state) {
  case cudnn::CandidateState::Available:
    return "available";
  case cudnn::CandidateState::Built:
    return "built";
  case cudnn::CandidateState::Barred:
    return "barred";
  case cudnn::CandidateState::Declined:
    return "declined";
  }
  llvm_unreachable("unknown state");
}

void selection::explainCandidates(const Job &job,
                                  const cudnn::SelectionResult &result) {
  auto say = [&](const Twine &text) {
    emitRemark(job.anchor->getLoc()) << text;
  };
  say(Twine(result.candidates.size()) + " candidates for @" +
      job.program.getSymName() + " on " + job.device.name + ", cuDNN " +
      cudnn::formatCudnnVersion(result.libraryVersion));
  for (auto [rank, candidate] : llvm::enumerate(result.candidates)) {
    std::string text = "#" + std::to_string(rank) + " " + candidate.source +
                       " " + candidate.info.choice.name();
    if (candidate.info.workspace >= 0)
      text += ", workspace " + std::to_string(candidate.info.workspace);
    if (candidate.info.sharedMemory >= 0)
      text += ", shared memory " + std::to_string(candidate.info.sharedMemory);
    for (int32_t note : candidate.info.numericalNotes)
      text += ", " + cudnn::numericalNoteName(note);
    for (int32_t note : candidate.info.behaviorNotes)
      text += ", " + cudnn::behaviorNoteName(note);
    text += ": " + describe(candidate.state).str();
    if (!candidate.reason.empty())
      text += ", " + candidate.reason;
    say(text);
  }
  for (const cudnn::SourceFailure &source : result.sourceFailures)
    say("heuristic mode " + source.source + " gave no list: " + source.reason);
}

//===----------------------------------------------------------------------===//
// Operations at fault
//===----------------------------------------------------------------------===//

namespace {
/// Kinds of operation that a reason of cuDNN can speak of, the ones that
/// engines are chosen for first.
enum class Family {
  Sdpa,
  Convolution,
  Matmul,
  Norm,
  Resample,
  Reduction,
  Other
};
} // namespace

static Family familyOf(cudnn::DescKind kind) {
  StringRef name = cudnn::nameOf(kind);
  if (name.contains("SDPA"))
    return Family::Sdpa;
  if (name.contains("CONVOLUTION"))
    return Family::Convolution;
  if (name.contains("MATMUL"))
    return Family::Matmul;
  if (name.contains("NORM") || name.contains("BN_"))
    return Family::Norm;
  if (name.contains("RESAMPLE"))
    return Family::Resample;
  if (name.contains("REDUCTION"))
    return Family::Reduction;
  return Family::Other;
}

/// The family that the words of a reason name, if they do.
static std::optional<Family> familyIn(StringRef reason) {
  std::string text = reason.lower();
  StringRef lower = text;
  // Attention names its matmuls and softmax; those have its location anyway.
  for (auto [word, family] :
       {std::pair<StringRef, Family>{"conv", Family::Convolution},
        {"matmul", Family::Matmul},
        {"norm", Family::Norm},
        {"resample", Family::Resample},
        {"reduction", Family::Reduction},
        {"pointwise", Family::Other}})
    if (lower.contains(word))
      return family;
  return std::nullopt;
}

/// The location of the operation that a reason speaks of: the first one of the
/// family that it names, else of the family that decides about engines.
static Location findCulprit(const Job &job, StringRef reason) {
  std::optional<Family> wanted = familyIn(reason);
  std::optional<size_t> best;
  Family bestFamily = Family::Other;
  const auto &descriptors = job.executable.program.descriptors;
  for (auto [index, descriptor] : llvm::enumerate(descriptors)) {
    if (cudnn::infoOf(descriptor.kind).role != cudnn::DescRole::Operation)
      continue;
    Family family = familyOf(descriptor.kind);
    if (family == wanted)
      return job.executable.locations[index];
    if (!best || family < bestFamily) {
      best = index;
      bestFamily = family;
    }
  }
  return best ? job.executable.locations[*best] : job.program.getLoc();
}

//===----------------------------------------------------------------------===//
// Failures
//===----------------------------------------------------------------------===//

/// The policy as options of the plan worker.
static std::string getWorkerOptions(const cudnn::SelectionPolicy &policy) {
  std::string text = policy.str();
  SmallVector<StringRef> words;
  StringRef(text).split(words, ' ', -1, /*KeepEmpty=*/false);
  std::string options;
  for (StringRef word : words) {
    auto [name, value] = word.split('=');
    std::string option = name.str();
    std::replace(option.begin(), option.end(), '_', '-');
    options += " --" + option;
    if (name.size() < word.size())
      options += "=" + value.str();
  }
  return options;
}

void selection::reportFailure(const Job &job,
                              const cudnn::SelectionResult &result) {
  int32_t descriptor = result.failure.descriptor;
  bool hasDescriptor =
      descriptor >= 0 &&
      descriptor < static_cast<int32_t>(job.executable.locations.size());
  Location graph = job.anchor->getLoc();
  Location where = hasDescriptor ? job.executable.locations[descriptor] : graph;

  InFlightDiagnostic diag = emitError(where);
  diag << getPrefix(result.status.kind) << result.status.message;
  if (result.status.kind != cudnn::ErrorKind::Internal)
    diag << " (device " << job.device.name << ")";
  if (where != graph)
    diag.attachNote(graph) << "in this graph";
  for (const std::string &reason : cudnn::explainRefusal(result))
    diag.attachNote(findCulprit(job, reason)) << reason;
  if (result.status.kind == cudnn::ErrorKind::Internal)
    diag.attachNote(job.program.getLoc())
        << "to reproduce, run 'cudnnfe-plan-worker --once FILE --device "
        << job.device.name << ".json" << getWorkerOptions(job.policy)
        << "' with this file:\n"
        << cudnn::print(job.executable.program);
}
