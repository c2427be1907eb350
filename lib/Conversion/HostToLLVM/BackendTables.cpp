//===- BackendTables.cpp - descriptor programs as tables of the runtime ---===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/HostToLLVM/Passes.h"
#include "RuntimeTables.h"

#include "CudnnFE/Cudnn/BackendDescriptor.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/TargetDevice.h"
#include "CudnnFE/Runtime/Runtime.h"
#include "CudnnFE/Support/Locations.h"
#include "CudnnFE/Target/CudnnBackend/DescriptorTranslation.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CONVERTCUDNNBACKENDTOLLVM
#include "CudnnFE/Conversion/HostToLLVM/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;
using cudnn_backend::BindingAttr;
using cudnn_backend::BindingKind;
using cudnn_backend::PlanAttr;
using cudnn_backend::ProgramOp;
using Record = RuntimeTables::Record;

SmallVector<ProgramOp> mlir::cudnnfe::getGraphPrograms(ModuleOp module) {
  SmallVector<ProgramOp> programs;
  for (auto program : module.getOps<ProgramOp>())
    if (program.getGraphAttr())
      programs.push_back(program);
  return programs;
}

namespace {
class TableBuilder {
public:
  TableBuilder(ModuleOp module, StringRef deviceOption, StringRef deviceDir)
      : module(module), symbols(module), tables(module),
        deviceOption(deviceOption), deviceDir(deviceDir) {}

  LogicalResult run();

private:
  FailureOr<Record> convertProgram(ProgramOp program);
  FailureOr<Record> convertBinding(ProgramOp program, GraphOp graph,
                                   BindingAttr binding, int64_t alignment);
  LogicalResult
  convertPlans(ProgramOp program, GraphOp graph,
               const ::cudnnfe::cudnn::DescriptorProgram &descriptors,
               SmallVectorImpl<Record> &records);
  FailureOr<TargetDevice> loadDevice(GraphOp graph);

  ModuleOp module;
  SymbolTable symbols;
  RuntimeTables tables;
  StringRef deviceOption, deviceDir;
  /// The blob of each key: programs with equal keys share one.
  llvm::StringMap<LLVM::GlobalOp> blobs;
};
} // namespace

/// The bytes of a literal as the target machine stores them (little endian).
static std::string getLiteralBytes(TypedAttr literal) {
  APInt bits = isa<FloatAttr>(literal)
                   ? cast<FloatAttr>(literal).getValue().bitcastToAPInt()
                   : cast<IntegerAttr>(literal).getValue();
  std::string bytes;
  for (unsigned bit = 0; bit < bits.getBitWidth(); bit += 8)
    bytes.push_back(static_cast<char>(bits.extractBitsAsZExtValue(
        std::min(8u, bits.getBitWidth() - bit), bit)));
  return bytes;
}

/// Bytes of a scalar argument on the host.
static int64_t getScalarSize(Type type) {
  return type.isIndex() ? 8 : (type.getIntOrFloatBitWidth() + 7) / 8;
}

FailureOr<Record> TableBuilder::convertBinding(ProgramOp program, GraphOp graph,
                                               BindingAttr binding,
                                               int64_t alignment) {
  int64_t inputs = graph.getFunctionType().getNumInputs();
  LLVM::GlobalOp none;
  switch (binding.getKind()) {
  case BindingKind::Argument: {
    Type type = graph.getFunctionType().getInput(binding.getIndex());
    if (isa<TensorType>(type))
      return Record{binding.getUid(),
                    int64_t(CUDNNFE_BINDING_TENSOR),
                    binding.getIndex(),
                    binding.getOffset(),
                    alignment,
                    int64_t(0),
                    none};
    return Record{binding.getUid(),
                  int64_t(CUDNNFE_BINDING_SCALAR),
                  binding.getIndex(),
                  int64_t(0),
                  int64_t(0),
                  getScalarSize(type),
                  none};
  }
  case BindingKind::Result:
    return Record{binding.getUid(),
                  int64_t(CUDNNFE_BINDING_TENSOR),
                  inputs + binding.getIndex(),
                  binding.getOffset(),
                  alignment,
                  int64_t(0),
                  none};
  case BindingKind::Literal: {
    std::string bytes = getLiteralBytes(binding.getLiteral());
    return Record{binding.getUid(),
                  int64_t(CUDNNFE_BINDING_LITERAL),
                  int64_t(0),
                  int64_t(0),
                  int64_t(0),
                  int64_t(bytes.size()),
                  tables.addBytes(program.getLoc(), "cudnnfe_literal_", bytes)};
  }
  case BindingKind::Workspace:
    return Record{binding.getUid(),
                  int64_t(CUDNNFE_BINDING_WORKSPACE),
                  int64_t(0),
                  binding.getOffset(),
                  int64_t(0),
                  binding.getSize(),
                  none};
  }
  return program.emitOpError() << "internal: a binding of an unknown kind";
}

FailureOr<TargetDevice> TableBuilder::loadDevice(GraphOp graph) {
  if (DeviceAttr device = graph.getTargetDevice())
    return loadTargetDevice(graph.getLoc(), device, deviceDir);
  if (!deviceOption.empty())
    return loadTargetDevice(graph.getLoc(), deviceOption, deviceDir);
  return graph.emitError()
         << "expected a target: a #cudnnfe.device on the graph or "
            "module, or the option device";
}

static std::string printKnobs(ArrayRef<int64_t> knobs) {
  std::string text;
  for (size_t i = 0; i + 1 < knobs.size(); i += 2)
    text += (i ? "," : "") + std::to_string(knobs[i]) + "=" +
            std::to_string(knobs[i + 1]);
  return text;
}

LogicalResult TableBuilder::convertPlans(
    ProgramOp program, GraphOp graph,
    const ::cudnnfe::cudnn::DescriptorProgram &descriptors,
    SmallVectorImpl<Record> &records) {
  SmallVector<PlanAttr> built;
  for (Attribute attribute : program.getPlanList())
    if (auto plan = cast<PlanAttr>(attribute); plan.getBlob())
      built.push_back(plan);
  if (built.empty())
    return success();
  if (std::optional<StringRef> digest = program.getGraphDigest();
      digest && *digest != graph.getDigest())
    return graph.emitError()
           << "graph '@" << graph.getSymName()
           << "' changed after engines were selected; lower it and run "
              "cudnnfe-select-engines again [plan_freeze]";
  FailureOr<TargetDevice> device = loadDevice(graph);
  if (failed(device))
    return failure();
  ::cudnnfe::cudnn::DeviceFacts facts;
  if (auto status = ::cudnnfe::cudnn::readDeviceFacts(device->json, facts);
      status.failed())
    return graph.emitError()
           << "device '" << device->name << "': " << status.message;
  for (PlanAttr plan : built) {
    std::string key = cudnn_backend::planKey(
        descriptors, device->json, program.getPolicy().value_or(""),
        static_cast<int32_t>(plan.getCudnn()));
    if (!plan.getKey() || plan.getKey().getValue() != key)
      return graph.emitError()
             << "the program of '@" << graph.getSymName()
             << "' changed after engines were selected: expected a plan with "
                "the key "
             << key << " but got "
             << (plan.getKey() ? plan.getKey().getValue() : "none")
             << "; run cudnnfe-select-engines again [plan_freeze]";
    std::optional<StringRef> bytes = plan.getBlob().getBytes();
    if (!bytes)
      return graph.emitError() << "the bytes of plan " << plan.getName()
                               << " are not in the module";
    // The text is what cuDNN wrote; a terminator is no part of it.
    StringRef json = bytes->rtrim('\0');
    LLVM::GlobalOp &blob = blobs[json];
    if (!blob)
      blob = tables.addBytes(program.getLoc(), "cudnnfe_plan_", json);
    records.push_back(
        Record{tables.addString(program.getLoc(), key),
               tables.addString(program.getLoc(), plan.getSource()),
               tables.addString(program.getLoc(), printKnobs(plan.getKnobs())),
               plan.getEngine(), std::max<int64_t>(plan.getWorkspace(), 0),
               facts.deviceVersion / 10, facts.multiProcessorCount,
               plan.getCudnn(), blob, int64_t(json.size())});
  }
  return success();
}

FailureOr<Record> TableBuilder::convertProgram(ProgramOp program) {
  auto graph = symbols.lookup<GraphOp>(program.getGraphAttr().getAttr());
  if (!graph)
    return program.emitOpError()
           << "expected '" << program.getGraphAttr() << "' to be a graph";
  Location loc = program.getLoc();
  cudnn_backend::ExecutableProgram executable =
      cudnn_backend::toExecutableProgram(program);
  llvm::SmallDenseMap<int64_t, int64_t> alignments;
  for (const ::cudnnfe::cudnn::Descriptor &descriptor :
       executable.program.descriptors)
    if (descriptor.kind == ::cudnnfe::cudnn::DescKind::TENSOR) {
      auto tensor = ::cudnnfe::cudnn::getTensor(descriptor);
      alignments[tensor.uid] = tensor.alignment;
    }
  SmallVector<Record> bindings, plans;
  for (BindingAttr binding : executable.bindings) {
    FailureOr<Record> record = convertBinding(
        program, graph, binding, alignments.lookup(binding.getUid()));
    if (failed(record))
      return failure();
    bindings.push_back(std::move(*record));
  }
  if (failed(convertPlans(program, graph, executable.program, plans)))
    return failure();
  std::string text = ::cudnnfe::cudnn::print(executable.program);
  std::string name = graph.getSymName().str();
  FunctionType type = graph.getFunctionType();
  LLVM::GlobalOp policy;
  if (program.getPolicy())
    policy = tables.addString(loc, *program.getPolicy());
  return Record{tables.addString(loc, name),
                tables.addString(loc, printLocation(graph.getLoc())),
                tables.addString(loc, text),
                int64_t(text.size()),
                policy,
                int64_t(type.getNumInputs() + type.getNumResults()),
                tables.addTable(loc, "cudnnfe_bindings_" + name,
                                "cudnnfe_binding_t", bindings),
                int64_t(bindings.size()),
                tables.addTable(loc, "cudnnfe_plans_" + name,
                                "cudnnfe_plan_desc_t", plans),
                int64_t(plans.size())};
}

LogicalResult TableBuilder::run() {
  SmallVector<Record> records;
  for (ProgramOp program : getGraphPrograms(module)) {
    FailureOr<Record> record = convertProgram(program);
    if (failed(record))
      return failure();
    records.push_back(std::move(*record));
  }
  tables.addTable(module.getLoc(), kGraphTable, "cudnnfe_graph_desc_t",
                  records);
  return success();
}

namespace {
struct ConvertCudnnBackendToLLVM
    : public mlir::cudnnfe::impl::ConvertCudnnBackendToLLVMBase<
          ConvertCudnnBackendToLLVM> {
  using ConvertCudnnBackendToLLVMBase::ConvertCudnnBackendToLLVMBase;

  void runOnOperation() override {
    if (failed(TableBuilder(getOperation(), device, deviceDir).run()))
      signalPassFailure();
  }
};
} // namespace
