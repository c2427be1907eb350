//===- SelectEngines.cpp - select engines and build plans -------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/PlanCache.h"
#include "CudnnFE/Cudnn/PlanWorkerPool.h"
#include "CudnnFE/Cudnn/WorkerProtocol.h"
#include "CudnnFE/Selection/Passes.h"
#include "CudnnFE/Selection/TargetDevice.h"
#include "CudnnFE/Target/CudnnBackend/DescriptorTranslation.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/JSON.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFESELECTENGINES
#include "CudnnFE/Selection/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;
namespace cudnn = ::cudnnfe::cudnn;
using cudnn_backend::PlanAttr;
using cudnn_backend::ProgramOp;

namespace {
/// A program, what it is compiled for, and its key.
struct Job {
  ProgramOp program;
  /// Where errors go: the graph, else the program.
  Operation *anchor;
  TargetDevice device;
  cudnn::SelectionPolicy policy;
  cudnn_backend::ExecutableProgram executable;
  std::string key;
};

struct SelectEngines : mlir::cudnnfe::impl::CudnnFESelectEnginesBase<SelectEngines> {
  using CudnnFESelectEnginesBase::CudnnFESelectEnginesBase;

  void runOnOperation() override;

private:
  LogicalResult parseModes(cudnn::SelectionPolicy &policy);
  FailureOr<Job> makeJob(ProgramOp program,
                         const cudnn::SelectionPolicy &options,
                         SymbolTable &symbols);
  LogicalResult attach(Job &job, const cudnn::SelectionResult &result);
  void explainCandidates(Job &job, const cudnn::SelectionResult &result);
};
} // namespace

/// The prefix that tells unsupported and internal failures apart.
static StringRef getPrefix(cudnn::ErrorKind kind) {
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

static std::string formatVersion(int64_t version) {
  return std::to_string(version / 10000) + "." +
         std::to_string(version / 100 % 100) + "." +
         std::to_string(version % 100);
}

LogicalResult SelectEngines::parseModes(cudnn::SelectionPolicy &policy) {
  if (modes.empty())
    return success();
  policy.modes.clear();
  for (const std::string &text : modes) {
    std::optional<cudnn::HeurMode> mode;
    for (cudnn::HeurMode candidate :
         {cudnn::HeurMode::INSTANT, cudnn::HeurMode::A, cudnn::HeurMode::B,
          cudnn::HeurMode::FALLBACK})
      if (text == cudnn::heurModeName(candidate))
        mode = candidate;
    if (!mode)
      return emitError(getOperation().getLoc())
             << "expected heuristic modes A, B, FALLBACK or INSTANT but got '"
             << text << "'";
    policy.modes.push_back(*mode);
  }
  return success();
}

FailureOr<Job> SelectEngines::makeJob(ProgramOp program,
                                      const cudnn::SelectionPolicy &options,
                                      SymbolTable &symbols) {
  Job job;
  job.program = program;
  job.anchor = program;
  job.policy = options;
  DeviceAttr target;
  if (FlatSymbolRefAttr name = program.getGraphAttr())
    if (auto graph = symbols.lookup<GraphOp>(name.getValue())) {
      job.anchor = graph;
      job.policy.allowTf32 = graph.getAllowTf32();
      job.policy.deterministic = graph.getDeterministic();
      job.policy.strictNan = graph.getStrictNan();
      target = graph.getTargetDevice();
    }
  if (!target)
    target = getOperation()->getAttrOfType<DeviceAttr>(
        CudnnFEDialect::kDeviceAttrName);
  FailureOr<TargetDevice> properties = failure();
  if (target) {
    properties = loadTargetDevice(job.anchor->getLoc(), target, deviceDir);
  } else if (!device.empty()) {
    properties = loadTargetDevice(job.anchor->getLoc(), StringRef(device),
                                  deviceDir);
  } else {
    emitError(job.anchor->getLoc())
        << "expected a target: a #cudnnfe.device on the graph or module, or "
           "the option device";
  }
  if (failed(properties))
    return failure();
  job.device = *properties;
  job.executable = cudnn_backend::toExecutableProgram(program);
  return job;
}

void SelectEngines::explainCandidates(Job &job,
                                      const cudnn::SelectionResult &result) {
  auto say = [&](const Twine &text) { emitRemark(job.anchor->getLoc()) << text; };
  say(Twine(result.candidates.size()) + " candidates for @" +
      job.program.getSymName() + " on " + job.device.name + ", cuDNN " +
      formatVersion(result.libraryVersion));
  for (auto [rank, candidate] : llvm::enumerate(result.candidates)) {
    std::string text = "#" + std::to_string(rank) + " " + candidate.source +
                       " " + candidate.info.choice.name();
    if (candidate.info.workspace >= 0)
      text += ", workspace " + std::to_string(candidate.info.workspace);
    for (int32_t note : candidate.info.numericalNotes)
      text += ", " + cudnn::numericalNoteName(note);
    for (int32_t note : candidate.info.behaviorNotes)
      text += ", " + cudnn::behaviorNoteName(note);
    switch (candidate.state) {
    case cudnn::CandidateState::Available:
      text += ": available";
      break;
    case cudnn::CandidateState::Built:
      text += ": built";
      break;
    case cudnn::CandidateState::Barred:
      text += ": barred, " + candidate.reason;
      break;
    case cudnn::CandidateState::Declined:
      text += ": declined, " + candidate.reason;
      break;
    }
    say(text);
  }
  for (const cudnn::SourceFailure &source : result.sourceFailures)
    say("heuristic mode " + source.source + " gave no list: " + source.reason);
}

LogicalResult SelectEngines::attach(Job &job,
                                    const cudnn::SelectionResult &result) {
  if (explain)
    explainCandidates(job, result);
  if (result.status.failed()) {
    InFlightDiagnostic diag = emitError(job.anchor->getLoc());
    diag << getPrefix(result.status.kind) << result.status.message;
    if (result.status.kind == cudnn::ErrorKind::Unsupported)
      diag << " (" << job.device.name << ", cuDNN "
           << formatVersion(result.libraryVersion) << ")";
    int32_t descriptor = result.failure.descriptor;
    if (descriptor >= 0 &&
        descriptor < static_cast<int32_t>(job.executable.locations.size()))
      diag.attachNote(job.executable.locations[descriptor])
          << "for the descriptor of this operation";
    // The operations of the graph are where the reasons belong; the last one
    // named by the program stands for its root.
    for (const std::string &reason : cudnn::explainRefusal(result))
      diag.attachNote(job.program.getLoc()) << reason;
    return failure();
  }

  MLIRContext *context = &getContext();
  Builder b(context);
  llvm::Expected<llvm::json::Value> properties =
      llvm::json::parse(job.device.json);
  int64_t deviceVersion = 0;
  if (properties)
    deviceVersion =
        properties->getAsObject()->getInteger("deviceVer").value_or(0);
  else
    llvm::consumeError(properties.takeError());
  llvm::SmallDenseMap<uint32_t, const cudnn::SelectedPlan *> built;
  for (const cudnn::SelectedPlan &plan : result.plans)
    built[plan.candidate] = &plan;

  SmallVector<Attribute> plans;
  for (auto [index, candidate] : llvm::enumerate(result.candidates)) {
    SmallVector<int64_t> knobs;
    for (const cudnn::KnobChoice &knob : candidate.info.choice.knobs)
      knobs.append({knob.type, knob.value});
    SmallVector<int64_t> numerical(candidate.info.numericalNotes.begin(),
                                   candidate.info.numericalNotes.end());
    SmallVector<int64_t> behavior(candidate.info.behaviorNotes.begin(),
                                  candidate.info.behaviorNotes.end());
    const cudnn::SelectedPlan *plan = built.lookup(index);
    cudnn_backend::PlanBlobAttr blob;
    if (plan) {
      std::string name = "plan_" + job.key;
      if (index != result.plans.front().candidate)
        name += "_" + std::to_string(index);
      blob = cudnn_backend::PlanBlobAttr::get(context, name, plan->json);
    }
    plans.push_back(PlanAttr::get(
        context, b.getStringAttr(candidate.source),
        candidate.info.choice.engine, knobs, numerical, behavior,
        plan ? plan->workspace : candidate.info.workspace,
        candidate.info.sharedMemory,
        plan ? cudnn_backend::PlanStatus::Built
             : static_cast<cudnn_backend::PlanStatus>(candidate.state),
        candidate.reason.empty() ? StringAttr()
                                 : b.getStringAttr(candidate.reason),
        b.getStringAttr(job.key), b.getStringAttr(job.device.name),
        deviceVersion / 10, result.libraryVersion, blob));
  }
  job.program.setPolicyAttr(b.getStringAttr(job.policy.str()));
  job.program.setPlansAttr(b.getArrayAttr(plans));
  auto remark = remark::passed(
      job.anchor->getLoc(), remark::RemarkOpts::name("engines selected")
                                .category("selection")
                                .function(job.program.getSymName()));
  remark << remark::metric("candidates", result.candidates.size())
         << remark::metric("plans", result.plans.size())
         << remark::metric("builds", result.buildAttempts);
  return success();
}

void SelectEngines::runOnOperation() {
  cudnn::SelectionPolicy options;
  if (failed(parseModes(options)))
    return signalPassFailure();
  options.workspaceLimit = workspaceLimit;
  options.sharedMemoryLimit = sharedMemoryLimit;
  options.candidateLimit = static_cast<int32_t>(
      std::clamp<int64_t>(candidateLimit, 0, INT32_MAX));
  options.pins.assign(pins.begin(), pins.end());
  options.blocked.assign(blocked.begin(), blocked.end());
  for (const std::string &name : pins) {
    cudnn::EngineChoice choice;
    if (!cudnn::EngineChoice::parse(name, choice)) {
      emitError(getOperation().getLoc()) << "expected a pin such as eng7_k24=21 but "
                                    "got '"
                                 << name << "'";
      return signalPassFailure();
    }
  }

  bool hasFailed = false;
  SymbolTable symbols(getOperation());
  std::vector<Job> work;
  for (auto program : getOperation().getOps<ProgramOp>()) {
    FailureOr<Job> job = makeJob(program, options, symbols);
    if (succeeded(job))
      work.push_back(std::move(*job));
    else
      hasFailed = true;
  }
  if (work.empty())
    return hasFailed ? signalPassFailure() : void();

  cudnn::PlanWorkerOptions poolOptions;
  poolOptions.worker = worker;
  poolOptions.cudnn = cudnn;
  poolOptions.driverStub = driverStub;
  poolOptions.jobs = jobs;
  poolOptions.timeLimit =
      std::chrono::seconds(std::max<int64_t>(1, timeLimit));
  cudnn::PlanWorkerPool pool(poolOptions);
  int64_t version = 0;
  if (cudnn::Status status = pool.libraryVersion(version); status.failed()) {
    emitError(getOperation().getLoc()) << getPrefix(status.kind) << status.message;
    return signalPassFailure();
  }

  // One request per key, in the order of first appearance.
  llvm::MapVector<StringRef, SmallVector<size_t>> byKey;
  for (auto [index, job] : llvm::enumerate(work)) {
    if (job.program.getCudnn() > version) {
      emitError(job.anchor->getLoc())
          << "unsupported on this target: the program needs cuDNN "
          << formatVersion(job.program.getCudnn()) << " but the library is "
          << formatVersion(version);
      hasFailed = true;
      continue;
    }
    job.key = cudnn_backend::planKey(job.executable.program, job.device.json,
                                     job.policy.str(), version);
    byKey[job.key].push_back(index);
  }

  std::string folder = cacheDir;
  if (folder.empty())
    folder = cudnn::PlanCache::defaultFolder();
  std::optional<cudnn::PlanCache> cache;
  // A support query is cheap and its answer holds no plan.
  if (!noCache && !supportOnly && !folder.empty())
    cache.emplace(folder, std::max<int64_t>(0, cacheLimit));

  std::vector<cudnn::SelectionResult> results(byKey.size());
  std::vector<cudnn::SelectionRequest> requests;
  SmallVector<size_t> pending;
  uint32_t wanted =
      static_cast<uint32_t>(std::clamp<int64_t>(plansWanted, 1, 1 << 16));
  auto cacheKey = [&](StringRef key) {
    // Answers with more than one plan are other entries.
    return key.str() + (wanted == 1 ? "" : llvm::utohexstr(wanted, true));
  };
  for (auto [slot, entry] : llvm::enumerate(byKey)) {
    const Job &job = work[entry.second.front()];
    std::string bytes;
    if (cache && cache->lookup(cacheKey(entry.first), bytes) &&
        cudnn::decodeResult(bytes, results[slot]) &&
        results[slot].status.ok() && !results[slot].plans.empty() &&
        results[slot].libraryVersion == version)
      continue;
    results[slot] = cudnn::SelectionResult();
    cudnn::SelectionRequest request;
    request.action = supportOnly ? cudnn::SelectionAction::Support
                                 : cudnn::SelectionAction::Build;
    request.program = cudnn::print(job.executable.program);
    request.device = job.device.json;
    request.policy = job.policy;
    request.plansWanted = wanted;
    requests.push_back(std::move(request));
    pending.push_back(slot);
  }
  std::vector<cudnn::SelectionResult> answers = pool.run(requests);
  for (auto [slot, answer] : llvm::zip_equal(pending, answers)) {
    // A cache that cannot be written costs time, not correctness.
    if (cache && answer.status.ok() && !answer.plans.empty())
      (void)cache->store(cacheKey((byKey.begin() + slot)->first),
                         cudnn::encodeResult(answer))
          .ok();
    results[slot] = std::move(answer);
  }
  for (auto [slot, entry] : llvm::enumerate(byKey))
    for (size_t index : entry.second)
      hasFailed |= failed(attach(work[index], results[slot]));
  if (hasFailed)
    signalPassFailure();
}
