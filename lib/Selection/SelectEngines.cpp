//===- SelectEngines.cpp - select engines and build plans -------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SelectionReport.h"

#include "CudnnFE/Cudnn/Library.h"
#include "CudnnFE/Cudnn/PlanCache.h"
#include "CudnnFE/Cudnn/PlanWorkerPool.h"
#include "CudnnFE/Cudnn/WorkerProtocol.h"
#include "CudnnFE/Selection/Passes.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFESELECTENGINES
#include "CudnnFE/Selection/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::selection;
using cudnn_backend::PlanAttr;
using cudnn_backend::ProgramOp;

namespace {
struct SelectEngines
    : mlir::cudnnfe::impl::CudnnFESelectEnginesBase<SelectEngines> {
  using CudnnFESelectEnginesBase::CudnnFESelectEnginesBase;

  void runOnOperation() override;

private:
  LogicalResult parsePolicy(cudnn::SelectionPolicy &policy);
  LogicalResult parseModes(cudnn::SelectionPolicy &policy);
  LogicalResult parseChoices(ArrayRef<std::string> names, StringRef option,
                             std::vector<std::string> &choices);
  FailureOr<Job> makeJob(ProgramOp program,
                         const cudnn::SelectionPolicy &options,
                         SymbolTable &symbols);
  LogicalResult selectAll(MutableArrayRef<Job> work);
  LogicalResult attach(Job &job, const cudnn::SelectionResult &result);
};
} // namespace

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

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

LogicalResult SelectEngines::parseChoices(ArrayRef<std::string> names,
                                          StringRef option,
                                          std::vector<std::string> &choices) {
  for (const std::string &name : names) {
    cudnn::EngineChoice choice;
    if (!cudnn::EngineChoice::parse(name, choice))
      return emitError(getOperation().getLoc())
             << "expected an engine such as eng7_k24=21 for the option "
             << option << " but got '" << name << "'";
    choices.push_back(name);
  }
  return success();
}

LogicalResult SelectEngines::parsePolicy(cudnn::SelectionPolicy &policy) {
  auto check = [&](StringRef option, int64_t value, int64_t lowest,
                   int64_t highest) -> LogicalResult {
    if (value >= lowest && value <= highest)
      return success();
    return emitError(getOperation().getLoc())
           << "expected " << lowest << " to " << highest << " for the option "
           << option << " but got " << value;
  };
  constexpr int64_t kMaxBytes = INT64_MAX;
  if (failed(check("workspace-limit", workspaceLimit, -1, kMaxBytes)) ||
      failed(check("shared-memory-limit", sharedMemoryLimit, -1, kMaxBytes)) ||
      failed(check("candidate-limit", candidateLimit, 0, INT32_MAX)) ||
      failed(check("plans", plansWanted, 1, 1024)) ||
      failed(check("time-limit", timeLimit, 1, 86400)) ||
      failed(check("jobs", jobs, 0, 1024)) ||
      failed(check("cache-limit", cacheLimit, 0, kMaxBytes)))
    return failure();
  policy.workspaceLimit = workspaceLimit;
  policy.sharedMemoryLimit = sharedMemoryLimit;
  policy.candidateLimit = static_cast<int32_t>(candidateLimit);
  if (failed(parseModes(policy)) ||
      failed(parseChoices(pins, "pin", policy.pins)) ||
      failed(parseChoices(blocked, "block", policy.blocked)))
    return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

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
    properties =
        loadTargetDevice(job.anchor->getLoc(), StringRef(device), deviceDir);
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

LogicalResult SelectEngines::attach(Job &job,
                                    const cudnn::SelectionResult &result) {
  if (explain)
    explainCandidates(job, result);
  if (result.status.failed()) {
    reportFailure(job, result);
    return failure();
  }

  MLIRContext *context = &getContext();
  Builder b(context);
  int64_t sm = job.device.getComputeCapability();
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
        b.getStringAttr(job.key), b.getStringAttr(job.device.name), sm,
        result.libraryVersion, blob));
  }
  job.program.setPolicyAttr(b.getStringAttr(job.policy.str()));
  job.program.setPlansAttr(b.getArrayAttr(plans));
  if (auto graph = dyn_cast<GraphOp>(job.anchor))
    job.program.setGraphDigestAttr(b.getStringAttr(graph.getDigest()));
  remark::passed(job.anchor->getLoc(), remark::RemarkOpts::name("engines")
                                           .category("cudnnfe-select-engines")
                                           .function(job.program.getSymName()))
      << remark::metric("candidates", result.candidates.size())
      << remark::metric("plans", result.plans.size());
  return success();
}

//===----------------------------------------------------------------------===//
// Running the workers
//===----------------------------------------------------------------------===//

LogicalResult SelectEngines::selectAll(MutableArrayRef<Job> work) {
  cudnn::PlanWorkerOptions poolOptions;
  poolOptions.worker = worker;
  poolOptions.cudnn = cudnn;
  poolOptions.driverStub = driverStub;
  poolOptions.jobs = jobs;
  poolOptions.timeLimit = std::chrono::seconds(timeLimit);
  cudnn::PlanWorkerPool pool(poolOptions);
  int64_t version = 0;
  if (cudnn::Status status = pool.libraryVersion(version); status.failed())
    return emitError(getOperation().getLoc())
           << getPrefix(status.kind) << status.message;

  // One request for each key, in the order of first appearance.
  bool hasFailed = false;
  llvm::MapVector<StringRef, SmallVector<size_t>> byKey;
  for (auto [index, job] : llvm::enumerate(work)) {
    int64_t needed = job.program.getCudnn();
    if (needed > version) {
      emitError(job.anchor->getLoc())
          << "unsupported on this target: the program is for cuDNN "
          << cudnn::formatCudnnVersion(needed)
          << " or later but the library is "
          << cudnn::formatCudnnVersion(version);
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
    cache.emplace(folder, static_cast<uint64_t>(cacheLimit));
  uint32_t wanted = static_cast<uint32_t>(plansWanted);
  // Answers with more than one plan are other entries.
  auto getCacheKey = [&](StringRef key) {
    return key.str() +
           (wanted == 1 ? "" : llvm::utohexstr(wanted, /*LowerCase=*/true));
  };
  auto isUsable = [&](const cudnn::SelectionResult &result) {
    return result.status.ok() && !result.plans.empty() &&
           result.libraryVersion == version;
  };

  std::vector<cudnn::SelectionResult> results(byKey.size());
  std::vector<cudnn::SelectionRequest> requests;
  SmallVector<size_t> pending;
  for (auto [slot, entry] : llvm::enumerate(byKey)) {
    std::string bytes;
    cudnn::SelectionResult &result = results[slot];
    if (cache && cache->lookup(getCacheKey(entry.first), bytes) &&
        cudnn::decodeResult(bytes, result) && isUsable(result)) {
      result.buildAttempts = 0;
      continue;
    }
    result = cudnn::SelectionResult();
    const Job &job = work[entry.second.front()];
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
    if (cache && isUsable(answer))
      (void)cache
          ->store(getCacheKey((byKey.begin() + slot)->first),
                  cudnn::encodeResult(answer))
          .ok();
    results[slot] = std::move(answer);
  }

  // Reports come in the order of the programs.
  int64_t builds = 0;
  for (const cudnn::SelectionResult &result : results)
    builds += result.buildAttempts;
  for (Job &job : work)
    if (auto entry = byKey.find(job.key); entry != byKey.end())
      hasFailed |= failed(attach(job, results[entry - byKey.begin()]));
  remark::passed(
      getOperation().getLoc(),
      remark::RemarkOpts::name("selection").category("cudnnfe-select-engines"))
      << remark::metric("programs", work.size())
      << remark::metric("keys", byKey.size())
      << remark::metric("cached", byKey.size() - requests.size())
      << remark::metric("builds", builds);
  return failure(hasFailed);
}

void SelectEngines::runOnOperation() {
  cudnn::SelectionPolicy options;
  if (failed(parsePolicy(options)))
    return signalPassFailure();
  // Every program is tried, so that one run names all that is unsupported.
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
  if (!work.empty())
    hasFailed |= failed(selectAll(work));
  if (hasFailed)
    signalPassFailure();
}
