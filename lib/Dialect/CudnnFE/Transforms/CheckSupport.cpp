//===- CheckSupport.cpp - target rules before any library call ------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/TargetDevice.h"
#include "SupportRules.h"

#include "mlir/IR/Remarks.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFECHECKSUPPORT
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::support;

static std::string formatVersion(int64_t version) {
  return std::to_string(version / 10000) + "." +
         std::to_string(version / 100 % 100) + "." +
         std::to_string(version % 100);
}

namespace {
/// What rules are evaluated for.
struct Target {
  int64_t version;
  /// Null where the plan is built on the device that loads it.
  const TargetDevice *device = nullptr;
  int64_t sm = 0;
};

struct CheckSupport
    : mlir::cudnnfe::impl::CudnnFECheckSupportBase<CheckSupport> {
  using Base::Base;

  void runOnOperation() override;

private:
  LogicalResult checkGraph(GraphOp graph);
};
} // namespace

static bool isAbout(const Rule &rule, Operation *op) {
  StringRef name = op->getName().stripDialect();
  return llvm::any_of(rule.operations, [&](StringRef wanted) {
    return wanted == "any" || wanted == name ||
           (wanted == "pointwise" && isa<PointwiseOpInterface>(op));
  });
}

/// "at least 80", "a multiple of 8", "f16, bf16 or f32".
static std::string describe(const Rule &rule) {
  const Allowed &allowed = rule.allowed;
  switch (allowed.kind) {
  case Allowed::InRange: {
    auto number = [&](int64_t value) {
      return rule.quantity == "cuDNN" ? formatVersion(value)
                                      : std::to_string(value);
    };
    if (allowed.range.highest == INT64_MAX)
      return "at least " + number(allowed.range.lowest);
    if (allowed.range.lowest == INT64_MIN)
      return "at most " + number(allowed.range.highest);
    return number(allowed.range.lowest) + " to " +
           number(allowed.range.highest);
  }
  case Allowed::MultipleOf:
    return "a multiple of " + std::to_string(allowed.factor);
  case Allowed::OneOf: {
    std::string text;
    for (auto [index, word] : llvm::enumerate(allowed.words)) {
      if (index)
        text += index + 1 == allowed.words.size() ? " or " : ", ";
      text += word;
    }
    return text;
  }
  case Allowed::Absent:
    break;
  }
  llvm_unreachable("has its own wording");
}

static void report(const Rule &rule, const Fact *fact, Operation *op,
                   const Target &target) {
  InFlightDiagnostic diag = emitError(op->getLoc());
  diag << "unsupported on this target: expected ";
  if (rule.allowed.kind == Allowed::Absent) {
    diag << "no " << rule.quantity;
  } else {
    diag << rule.quantity << " " << describe(rule) << " but got ";
    if (!fact->word.empty())
      diag << fact->word;
    else if (rule.quantity == "cuDNN")
      diag << formatVersion(fact->number);
    else
      diag << fact->number;
  }
  if (!rule.conditionText.empty())
    diag << " with " << rule.conditionText;
  diag << " (";
  if (target.device)
    diag << target.device->name << ", sm_" << target.sm << ", ";
  diag << "cuDNN " << formatVersion(target.version) << ") [" << rule.id << "]";
  diag.attachNote() << rule.reason;
}

/// Reports the first rule that an operation breaks: the later ones mostly
/// follow from it.
static LogicalResult checkOp(Operation *op, const Target &target) {
  Facts facts = collectFacts(op);
  facts["cuDNN"] = Fact{target.version, ""};
  if (target.device)
    facts["compute capability"] = Fact{target.sm, ""};
  auto find = [&](StringRef name) -> const Fact * {
    auto it = facts.find(name);
    return it == facts.end() ? nullptr : &it->second;
  };
  for (const Rule &rule : getRules()) {
    if (!isAbout(rule, op) || !rule.versions.contains(target.version))
      continue;
    if (rule.isAboutDevices() &&
        !(target.device && rule.devices.contains(target.sm)))
      continue;
    bool applies = llvm::all_of(rule.conditions, [&](const Condition &c) {
      return (find(c.quantity) != nullptr) != c.isNegated;
    });
    const Fact *fact = find(rule.quantity);
    if (!applies || rule.allowed.permits(fact))
      continue;
    report(rule, fact, op, target);
    return failure();
  }
  return success();
}

LogicalResult CheckSupport::checkGraph(GraphOp graph) {
  FailureOr<TargetDevice> device = failure();
  bool hasDevice = true;
  if (DeviceAttr attr = graph.getTargetDevice())
    device = loadTargetDevice(graph.getLoc(), attr, deviceDir);
  else if (!this->device.empty())
    device =
        loadTargetDevice(graph.getLoc(), StringRef(this->device), deviceDir);
  else
    hasDevice = false;
  if (hasDevice && failed(device))
    return failure();
  Target target{cudnnVersion};
  if (hasDevice) {
    target.device = &*device;
    target.sm = device->getComputeCapability();
  }
  bool hasFailed = false;
  for (Operation &op : graph.getBody().front().without_terminator())
    hasFailed |= failed(checkOp(&op, target));
  return failure(hasFailed);
}

void CheckSupport::runOnOperation() {
  // Every graph is checked, so that one run names all that is unsupported.
  bool hasFailed = false;
  for (GraphOp graph : getOperation().getOps<GraphOp>())
    hasFailed |= failed(checkGraph(graph));
  if (hasFailed)
    signalPassFailure();
}
