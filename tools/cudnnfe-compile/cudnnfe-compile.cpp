//===- cudnnfe-compile.cpp - from a module to an artifact -----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a module to a shared object: for a device with the plans that
// cuDNN's heuristics choose on this machine, or for the CPU with the same ABI.
//
// Exit codes: 1 invalid input or a file that cannot be read or written, 2
// unsupported on the target, 3 internal.
//
//===----------------------------------------------------------------------===//

#include "../Version.h"

#include "CudnnFE/Conversion/HostToLLVM/Passes.h"
#include "CudnnFE/ExecutionEngine/Program.h"
#include "CudnnFE/InitAll.h"
#include "CudnnFE/Pipelines/Pipelines.h"
#include "CudnnFE/Runtime/ArtifactChecksum.h"
#include "CudnnFE/Support/BytecodeCheck.h"
#include "CudnnFE/Support/ErrorKinds.h"
#include "CudnnFE/Support/InputFile.h"
#include "CudnnFE/Support/OutputFile.h"
#include "CudnnFE/Target/Artifact.h"

#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace mlir::cudnnfe;
namespace cl = llvm::cl;

static cl::OptionCategory category("cudnnfe-compile options");

static cl::opt<std::string> inputFile(cl::Positional, cl::init("-"),
                                      cl::desc("<module, text or bytecode>"),
                                      cl::cat(category));
static cl::opt<std::string>
    outputFile("o", cl::init("-"), cl::cat(category), cl::value_desc("file"),
               cl::desc("the artifact, or what --emit says (default: stdout)"));
static cl::opt<std::string> target("target", cl::cat(category),
                                   cl::init("cuda"),
                                   cl::desc("cuda (default) or cpu"));
static cl::opt<std::string> device(
    "device", cl::cat(category), cl::value_desc("name"),
    cl::desc(
        "the device to compile for, where the module names none: a name such "
        "as h200, or a .json file of device properties"));
static cl::opt<std::string>
    deviceOptions("device-options", cl::cat(category),
                  cl::value_desc("options"),
                  cl::desc("options of cudnnfe-device-pipeline, for example "
                           "'workspace-limit=0 explain=true'"));
static cl::opt<bool> remarks(
    "remarks", cl::cat(category),
    cl::desc("print the passes' remarks, such as the choice of engines"));
static cl::opt<std::string>
    headerFile("header", cl::cat(category), cl::value_desc("file"),
               cl::desc("write a C header for the entry points"));
static cl::opt<std::string> headerPrefix(
    "header-prefix", cl::cat(category), cl::value_desc("prefix"),
    cl::desc("begins the names in the header (default: from the file)"));
enum class EmitMode { Artifact, Plans, LLVM, LL, Obj, Manifest };
static cl::opt<EmitMode> emit(
    "emit", cl::init(EmitMode::Artifact), cl::cat(category),
    cl::desc("what to write (default: artifact)"),
    cl::values(clEnumValN(EmitMode::Artifact, "artifact", "a shared object"),
               clEnumValN(EmitMode::Plans, "plans",
                          "the module with descriptor programs and plans"),
               clEnumValN(EmitMode::LLVM, "llvm", "the llvm dialect"),
               clEnumValN(EmitMode::LL, "ll", "optimized llvm ir"),
               clEnumValN(EmitMode::Obj, "obj", "an object file"),
               clEnumValN(EmitMode::Manifest, "manifest", "the manifest")));
static cl::opt<unsigned> optLevel("opt-level", cl::init(3), cl::cat(category),
                                  cl::desc("0 to 3 (default 3)"));
static cl::opt<std::string> mcpu(
    "mcpu", cl::cat(category), cl::value_desc("name"),
    cl::desc(
        "processor of the host code (default: this one for the cpu target, "
        "x86-64 or the like for a device)"));
static cl::opt<std::string> linker("linker", cl::cat(category),
                                   cl::value_desc("ld.lld"),
                                   cl::desc("the linker to use"));
static cl::opt<std::string>
    runtime("runtime", cl::cat(category), cl::value_desc("file"),
            cl::desc("libcudnnfe_runtime.so to link with"));

static int fail(const Twine &message, int code = kInvalid) {
  llvm::errs() << "error: " << message << '\n';
  return code;
}

static int fail(llvm::Error error) {
  return fail("internal: " + llvm::toString(std::move(error)), kInternal);
}

static int writeOutput(StringRef path,
                       llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::string problem = mlir::cudnnfe::writeFile(path, write);
  return problem.empty() ? kSuccess : fail(problem);
}

/// A prefix makes names of C with what follows it.
static bool isIdentifier(StringRef text) {
  return !text.empty() && !llvm::isDigit(text[0]) &&
         llvm::all_of(text,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

namespace {
class Compilation {
public:
  explicit Compilation(MLIRContext &context)
      : context(context), kinds(&context) {}

  int run(ModuleOp module);

private:
  /// Runs passes; the exit code of a failure is that of the errors reported,
  /// and an internal error where none was.
  int runPasses(ModuleOp module,
                llvm::function_ref<void(PassManager &)> build) {
    PassManager passes(&context);
    build(passes);
    if (succeeded(passes.run(module)))
      return kSuccess;
    int code = kinds.getExitCode(kSuccess);
    return code ? code
                : fail("internal: the module could not be lowered", kInternal);
  }

  int lowerForCpu(ModuleOp module);
  int lowerForDevice(ModuleOp module);
  int emitCode(ModuleOp module);

  MLIRContext &context;
  KindRecorder kinds;
  Manifest manifest;
};
} // namespace

int Compilation::lowerForCpu(ModuleOp module) {
  if (int code =
          runPasses(module, [](PassManager &pm) { buildCpuPipeline(pm); }))
    return code;
  guardEntries(module, manifest.entries);
  return kSuccess;
}

/// What the manifest says about the graphs and their plans.
static void describePlans(ModuleOp module, llvm::json::Object &details) {
  llvm::json::Array graphs;
  for (cudnn_backend::ProgramOp program : getGraphPrograms(module)) {
    llvm::json::Array plans;
    for (Attribute attribute : program.getPlanList()) {
      auto plan = cast<cudnn_backend::PlanAttr>(attribute);
      llvm::json::Object entry{
          {"engine", plan.getEngine()},
          {"name", plan.getName()},
          {"source", plan.getSource().str()},
          {"status", stringifyPlanStatus(plan.getStatus()).str()},
          {"workspace", plan.getWorkspace()}};
      if (plan.getBlob()) {
        std::optional<StringRef> bytes = plan.getBlob().getBytes();
        entry["bytes"] = static_cast<int64_t>(bytes ? bytes->size() : 0);
        entry["cudnn_version"] = plan.getCudnn();
        entry["device"] = plan.getDevice().str();
        entry["key"] = plan.getKey().str();
        entry["sm"] = plan.getSm();
      }
      if (plan.getReason())
        entry["reason"] = plan.getReason().str();
      plans.push_back(std::move(entry));
    }
    llvm::json::Object graph{{"name", program.getGraphAttr().getValue().str()},
                             {"plans", std::move(plans)}};
    if (program.getPolicy())
      graph["policy"] = program.getPolicy()->str();
    graphs.push_back(std::move(graph));
  }
  details["graphs"] = std::move(graphs);
}

int Compilation::lowerForDevice(ModuleOp module) {
  DevicePipelineOptions options;
  options.device = device;
  if (!deviceOptions.empty() && failed(options.parseFromString(deviceOptions)))
    return fail("malformed --device-options");
  if (int code = runPasses(module, [&](PassManager &pm) {
        buildDeviceFrontendPipeline(pm, options);
      }))
    return code;
  describePlans(module, manifest.details);
  for (auto [index, entry] : llvm::enumerate(manifest.entries))
    entry.program = static_cast<int64_t>(index);
  if (emit == EmitMode::Plans)
    return writeOutput(outputFile,
                       [&](llvm::raw_ostream &os) { module->print(os); });
  return runPasses(module, [&](PassManager &pm) {
    buildDeviceBackendPipeline(pm, options);
  });
}

/// The linker's name of the artifact and the prefix of its functions in C.
static std::string getStem() {
  std::string stem = llvm::sys::path::stem(outputFile).str();
  if (StringRef(stem).starts_with("lib"))
    stem = stem.substr(3);
  for (char &c : stem)
    if (!llvm::isAlnum(c))
      c = '_';
  if (stem.empty() || llvm::isDigit(stem[0]))
    stem = "artifact" + stem;
  return stem;
}

int Compilation::emitCode(ModuleOp module) {
  if (emit == EmitMode::LLVM)
    return writeOutput(outputFile,
                       [&](llvm::raw_ostream &os) { module->print(os); });
  CpuTarget cpu;
  // Host code of a device artifact is a few calls: it runs on every processor
  // of the architecture.
  cpu.cpu = mcpu.empty() && target == "cuda" ? "generic" : std::string(mcpu);
  cpu.optLevel = optLevel;
  auto machine = createTargetMachine(cpu);
  if (!machine)
    return fail(machine.takeError());
  llvm::LLVMContext llvmContext;
  auto code = translateToLLVMIR(module, llvmContext, **machine, optLevel);
  if (!code)
    return fail(code.takeError());
  if (emit == EmitMode::LL)
    return writeOutput(outputFile, [&](llvm::raw_ostream &os) {
      (*code)->print(os, nullptr);
    });
  auto object = emitObject(**code, **machine);
  if (!object)
    return fail(object.takeError());
  if (emit == EmitMode::Obj)
    return writeOutput(outputFile, [&](llvm::raw_ostream &os) {
      os << (*object)->getBuffer();
    });
  LinkOptions options;
  options.linker = linker;
  options.runtime = runtime;
  auto artifact = linkArtifact((*object)->getBuffer(), outputFile, options);
  if (!artifact)
    return fail(artifact.takeError());
  std::string bytes = (*artifact)->getBuffer().str();
  bytes += ::cudnnfe::makeChecksumTrailer(bytes);
  std::string problem = replaceFile(outputFile, bytes);
  return problem.empty() ? kSuccess : fail(problem);
}

int Compilation::run(ModuleOp module) {
  // Shapes first: they decide what the entries look like.
  if (int code = runPasses(module, [](PassManager &pm) {
        pm.addPass(createCudnnFEInferShapes());
      }))
    return code;
  auto entries = collectEntries(module);
  if (failed(entries))
    return kinds.getExitCode(kInvalid);
  if (entries->empty())
    return fail("expected a public function with a body in the module");
  manifest.entries = std::move(*entries);
  manifest.target = target;
  bool onDevice = target == "cuda";
  if (int code = onDevice ? lowerForDevice(module) : lowerForCpu(module))
    return code;
  if (emit == EmitMode::Plans)
    return kSuccess;
  std::string json = printManifest(manifest);
  embedManifest(module, json);
  if (!headerFile.empty()) {
    std::string prefix =
        headerPrefix.getNumOccurrences() ? headerPrefix : getStem() + "_";
    if (int code = writeOutput(headerFile, [&](llvm::raw_ostream &os) {
          os << printHeader(manifest, prefix);
        }))
      return code;
  }
  if (emit == EmitMode::Manifest)
    return writeOutput(outputFile,
                       [&](llvm::raw_ostream &os) { os << json << '\n'; });
  return emitCode(module);
}

/// Prints the remarks of all passes as diagnostics.
static LogicalResult enableRemarks(MLIRContext &context) {
  // A kind is on when it has a filter, be it empty; the filter of all is added
  // to it.
  remark::RemarkCategories categories{".*", "", "", "", ""};
  return remark::enableOptimizationRemarks(
      context, nullptr, std::make_unique<remark::RemarkEmittingPolicyAll>(),
      categories,
      /*printAsEmitRemarks=*/true);
}

static int compile() {
  if (target != "cpu" && target != "cuda")
    return fail("expected --target=cuda or --target=cpu but got '" + target +
                "'");
  if (emit == EmitMode::Plans && target == "cpu")
    return fail("--emit=plans needs --target=cuda");
  if (optLevel > 3)
    return fail("expected --opt-level from 0 to 3 but got " + Twine(optLevel));
  if (emit == EmitMode::Artifact && outputFile == "-")
    return fail("expected a file for the artifact; give -o");
  if (headerPrefix.getNumOccurrences() && !isIdentifier(headerPrefix))
    return fail("expected --header-prefix to begin a name in C, with letters, "
                "digits and '_', but got '" +
                headerPrefix + "'");

  DialectRegistry registry;
  mlir::cudnnfe::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  auto sources = std::make_shared<llvm::SourceMgr>();
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(inputFile, &message);
  if (!buffer)
    return fail(message);
  if (std::string other = checkIsModule(*buffer); !other.empty())
    return fail(other);
  if (std::string damage = mlir::cudnnfe::checkBytecode(*buffer, registry);
      !damage.empty())
    return fail(damage);
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler printer(*sources, &context);
  if (remarks && failed(enableRemarks(context)))
    return kInternal;
  Compilation compilation(context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return kInvalid;
  return compilation.run(*module);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::setBugReportMsg("PLEASE submit a bug report to the CudnnFE issue "
                        "tracker and include the crash "
                        "backtrace.\n");
  cl::SetVersionPrinter(::cudnnfe::printVersion);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "compiles a module to an artifact\n");
  return compile();
}
