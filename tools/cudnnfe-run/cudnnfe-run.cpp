//===- cudnnfe-run.cpp - run a function of a module -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiles a module for this machine, runs one function of it with arrays from
// .npy files or generated ones, and prints, saves or checks the results.
//
// Exit codes: 1 invalid input, a failed check or a file that cannot be read or
// written, 2 unsupported on the target, 3 internal.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Guard.h"

#include "../Version.h"

#include "CudnnFE/Conversion/CPU/Passes.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "CudnnFE/ExecutionEngine/Generate.h"
#include "CudnnFE/ExecutionEngine/Program.h"
#include "CudnnFE/InitAll.h"
#include "CudnnFE/Pipelines/Pipelines.h"
#include "CudnnFE/Support/BytecodeCheck.h"
#include "CudnnFE/Support/ErrorKinds.h"
#include "CudnnFE/Support/InputFile.h"
#include "CudnnFE/Support/OutputFile.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"

#include <chrono>
#include <ctime>

using namespace mlir;
namespace cl = llvm::cl;
namespace host = ::cudnnfe::host;
using mlir::cudnnfe::KindRecorder;
using mlir::cudnnfe::kInternal;
using mlir::cudnnfe::kInvalid;
using mlir::cudnnfe::kSuccess;
using mlir::cudnnfe::Signature;
using mlir::cudnnfe::ValueInfo;

static cl::OptionCategory category("cudnnfe-run options");

static cl::opt<std::string> inputFile(cl::Positional, cl::init("-"),
                                      cl::desc("<module, text or bytecode>"),
                                      cl::cat(category));
static cl::opt<std::string>
    entryName("entry", cl::init("main"), cl::cat(category),
              cl::desc("the public function to run (default: main, or "
                       "the only one)"));
static cl::opt<bool>
    reference("reference", cl::cat(category),
              cl::desc("lower contractions to plain loops: slow, and "
                       "independent of the kernels"));
static cl::opt<unsigned>
    vectorBits("vector-bits", cl::init(0), cl::cat(category),
               cl::desc("vector width of the kernels: 128, 256 or 512 "
                        "(default: that of this machine)"));
static cl::opt<bool>
    checkLeaks("check-leaks", cl::cat(category),
               cl::desc("count the allocations of the program and fail when "
                        "any is left"));
static cl::opt<std::string> target("target", cl::init("cpu"), cl::cat(category),
                                   cl::desc("where to run: cpu (default)"));
static cl::list<std::string>
    inputs("input", cl::value_desc("N=file.npy"), cl::cat(category),
           cl::desc("read argument N (not counting the handle) from a file"));
static cl::list<std::string> inits(
    "init", cl::value_desc("N=distribution"), cl::cat(category),
    cl::desc("generate argument N: uniform(lo,hi), normal(mean,deviation), "
             "zeros, ones, iota, const(v) or randint(lo,hi) (default: the "
             "cudnnfe.init of the argument, else uniform(-1,1) for floats, "
             "randint(0,2) for i1, randint(-8,8) for i8, randint(0,8) for "
             "ui8, randint(0,4) for wider integers)"));
static cl::opt<uint64_t>
    seed("seed", cl::init(0), cl::cat(category),
         cl::desc("seed of the generated inputs (default 0)"));
static cl::list<std::string> outputs("output", cl::value_desc("N=file.npy"),
                                     cl::cat(category),
                                     cl::desc("write result N to a file"));
static cl::list<std::string>
    checks("check", cl::value_desc("N=file.npy"), cl::cat(category),
           cl::desc("compare result N with the array in a file"));
static cl::opt<double>
    relTolerance("rtol", cl::cat(category),
                 cl::desc("relative tolerance of --check (default: "
                          "by type; 0 for integers)"));
static cl::opt<double>
    absTolerance("atol", cl::cat(category),
                 cl::desc("absolute tolerance of --check (default: "
                          "by type; 0 for integers)"));
static cl::opt<double>
    normTolerance("norm-tol", cl::cat(category),
                  cl::desc("bound of the relative norm error in --check, in "
                           "place of the elementwise criterion unless --rtol "
                           "or --atol is given"));
static cl::opt<int64_t> checkStride(
    "check-stride", cl::init(1), cl::cat(category),
    cl::desc("the files of --check hold every K-th element of the flattened "
             "result (default 1)"));
enum class PrintMode { All, Head, None };
static cl::opt<PrintMode> printMode(
    "print", cl::init(PrintMode::Head), cl::cat(category),
    cl::desc("what to print of the results (default: head)"),
    cl::values(clEnumValN(PrintMode::All, "all", "every element"),
               clEnumValN(PrintMode::Head, "head", "long ones summarized"),
               clEnumValN(PrintMode::None, "none", "nothing")));
static cl::opt<std::string>
    timeText("time", cl::ValueOptional, cl::cat(category),
             cl::value_desc("runs"),
             cl::desc("report times, of this many runs (default 10)"));
enum class EmitMode { Run, Linalg, LLVM, LL, Obj };
static cl::opt<EmitMode>
    emit("emit", cl::init(EmitMode::Run), cl::cat(category),
         cl::desc("stop early and write (default: run the function)"),
         cl::values(clEnumValN(EmitMode::Linalg, "linalg", "linalg on tensors"),
                    clEnumValN(EmitMode::LLVM, "llvm", "the llvm dialect"),
                    clEnumValN(EmitMode::LL, "ll", "optimized llvm ir"),
                    clEnumValN(EmitMode::Obj, "obj", "an object file")));
static cl::opt<std::string>
    outputFile("o", cl::init("-"), cl::cat(category),
               cl::desc("file for --emit (default: stdout)"));
static cl::opt<unsigned> optLevel("opt-level", cl::init(3), cl::cat(category),
                                  cl::desc("0 to 3 (default 3)"));

namespace {

/// Processor time of this thread in milliseconds.
double getCpuTime() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

/// Milliseconds since the last call.
class Stopwatch {
public:
  double lap() {
    auto now = std::chrono::steady_clock::now();
    double passed =
        std::chrono::duration<double, std::milli>(now - last).count();
    last = now;
    return passed;
  }

private:
  std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
};

} // namespace

static int fail(const Twine &message, int code = kInvalid) {
  llvm::errs() << "error: " << message << '\n';
  return code;
}

static int fail(llvm::Error error) {
  return fail("internal: " + llvm::toString(std::move(error)), kInternal);
}

//===----------------------------------------------------------------------===//
// Options of the form N=value
//===----------------------------------------------------------------------===//

/// The public function or graph to run: the one that --entry names, or the only
/// one where the option is not given. Null where there is none.
template <typename Op>
static Op findEntry(ModuleOp module) {
  SmallVector<Op> candidates;
  for (Op function : module.getOps<Op>())
    if (cast<SymbolOpInterface>(*function).isPublic() && !function.isExternal())
      candidates.push_back(function);
  for (Op function : candidates)
    if (function.getName() == entryName)
      return function;
  if (entryName.getNumOccurrences() == 0 && candidates.size() == 1)
    return candidates.front();
  return nullptr;
}

/// The `cudnnfe.init` of each argument of the entry but the handle; empty where
/// there is none.
static std::vector<std::string> getDefaultInits(ModuleOp module) {
  std::vector<std::string> result;
  auto entry = findEntry<FunctionOpInterface>(module);
  if (!entry)
    return result;
  for (unsigned index = 0, e = entry.getNumArguments(); index < e; ++index) {
    if (isa<mlir::cudnnfe::HandleType>(entry.getArgumentTypes()[index]))
      continue;
    auto init = entry.getArgAttrOfType<StringAttr>(
        index, mlir::cudnnfe::CudnnFEDialect::kInitAttrName);
    result.push_back(init ? init.str() : "");
  }
  return result;
}

/// Splits the values of an option by index. Each index may appear once.
static std::optional<std::vector<std::string>>
splitIndexed(StringRef option, const cl::list<std::string> &values,
             StringRef what, size_t count) {
  std::vector<std::string> result(count);
  for (const std::string &value : values) {
    auto [number, rest] = StringRef(value).split('=');
    unsigned index;
    if (rest.empty() || number.getAsInteger(10, index)) {
      fail("expected --" + option + "=N=... but got '" + value + "'");
      return std::nullopt;
    }
    if (index >= count) {
      fail("--" + option + "=" + value + ": the function has " + Twine(count) +
           " " + what);
      return std::nullopt;
    }
    if (!result[index].empty()) {
      fail("--" + option + " gives " + what.drop_back() + " " + Twine(index) +
           " twice");
      return std::nullopt;
    }
    result[index] = rest.str();
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static std::string describe(const host::HostArray &array) {
  ValueInfo info;
  info.type = array.type;
  info.shape = array.shape;
  return info.describe();
}

/// A file fits when its type and shape are those of the argument. Two bytes of
/// void are bf16, one byte of an integer may be an 8-bit float.
static bool matches(const host::HostArray &array, const ValueInfo &info) {
  bool sameType =
      array.type == info.type || (info.type == host::ElementType::Byte &&
                                  (array.type == host::ElementType::U8 ||
                                   array.type == host::ElementType::I8));
  return sameType && array.shape == info.shape;
}

namespace {
/// The values of an argument or result and the memory that the program sees.
struct Binding {
  ValueInfo info;
  host::HostArray array;
  /// Used when the layout is not dense.
  host::Buffer strided;

  void *getPointer() {
    return info.isDense() ? array.data.data() : strided.data();
  }

  /// Allocates the memory, filled with ones: NaN for every float type.
  bool allocate() {
    array.type = info.type;
    array.shape = info.shape;
    size_t size = host::getSize(info.type);
    array.data = host::Buffer(array.getNumElements() * size);
    if (!array.data.isValid())
      return false;
    if (info.isDense())
      return true;
    strided = host::Buffer(info.extent * size);
    return strided.isValid();
  }

  void poison() {
    host::Buffer &seen = info.isDense() ? array.data : strided;
    std::memset(seen.data(), 0xff, seen.size());
  }
};
} // namespace

/// Reads or generates the value of an argument. Returns a message on failure.
static std::optional<std::string> bindArgument(Binding &binding, size_t index,
                                               const std::string &file,
                                               const std::string &init) {
  const ValueInfo &info = binding.info;
  if (!file.empty() && !init.empty())
    return "both --input and --init are given";
  if (!file.empty()) {
    host::Expected<host::HostArray> array = host::readNpy(file);
    if (!array)
      return array.getError();
    if (!matches(*array, info))
      return "expected " + info.describe() + " but '" + file + "' holds " +
             describe(*array);
    array->type = info.type;
    binding.array = std::move(*array);
    if (info.isDense())
      return std::nullopt;
    binding.strided = host::Buffer(info.extent * host::getSize(info.type));
    if (!binding.strided.isValid())
      return std::string("out of memory");
  } else {
    if (!binding.allocate())
      return std::string("out of memory");
    host::Distribution distribution = host::getDefaultDistribution(info.type);
    if (!init.empty()) {
      host::Expected<host::Distribution> parsed = host::parseDistribution(init);
      if (!parsed)
        return parsed.getError();
      distribution = *parsed;
      if (auto problem = host::checkRepresentable(
              distribution, info.type, binding.array.getNumElements()))
        return problem;
    }
    host::generate(binding.array, distribution, seed, index);
  }
  if (!info.isDense()) {
    binding.poison();
    host::scatter(binding.array, info.strides, binding.strided.data());
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// The function to run, or null after an error.
static func::FuncOp getEntry(ModuleOp module) {
  if (auto entry = findEntry<func::FuncOp>(module))
    return entry;
  std::string names;
  for (func::FuncOp func : module.getOps<func::FuncOp>())
    if (func.isPublic() && !func.isExternal())
      names += (names.empty() ? "@" : ", @") + func.getSymName().str();
  fail("no public function '@" + entryName + "' in the module" +
       (names.empty() ? std::string() : "; it has " + names));
  return nullptr;
}

/// Writes a text or bytes to the file of -o.
static int writeOutput(llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::string problem = mlir::cudnnfe::writeFile(outputFile, write);
  return problem.empty() ? kSuccess : fail(problem);
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

// The allocator behind --check-leaks.
static llvm::DenseSet<void *> liveBlocks;
static int64_t numAllocations = 0;

static void *count(void *block) {
  ++numAllocations;
  liveBlocks.insert(block);
  return block;
}

static void *countingAllocate(size_t size) { return count(std::malloc(size)); }

static void *countingAllocateZeroed(size_t number, size_t size) {
  return count(std::calloc(number, size));
}

static void countingRelease(void *block) {
  if (!block)
    return;
  if (!liveBlocks.erase(block))
    ::cudnnfe::reportTrap("internal: a block was freed that is not allocated");
  std::free(block);
}

static int runProgram(mlir::cudnnfe::EntryFn entry,
                      std::vector<Binding> &arguments,
                      std::vector<Binding> &results, unsigned runs,
                      SmallVectorImpl<double> &times,
                      SmallVectorImpl<double> &cpuTimes) {
  std::vector<void *> pointers;
  for (Binding &binding : arguments)
    pointers.push_back(binding.getPointer());
  for (Binding &binding : results) {
    binding.poison();
    pointers.push_back(binding.getPointer());
  }
  void *status;
  {
    std::fflush(nullptr);
    ::cudnnfe::CrashGuard guard;
    unsigned run = 0;
    do {
      double start = getCpuTime();
      Stopwatch watch;
      status = entry(nullptr, pointers.data(), nullptr);
      times.push_back(watch.lap());
      cpuTimes.push_back(getCpuTime() - start);
    } while (++run < runs && !status);
  }
  if (status)
    return fail("internal: the program returned an error status", kInternal);
  for (Binding &binding : results)
    if (!binding.info.isDense())
      host::gather(binding.array, binding.info.strides, binding.strided.data());
  return kSuccess;
}

/// Prints, saves and checks the results.
static int reportResults(std::vector<Binding> &results,
                         const std::vector<std::string> &outputFiles,
                         const std::vector<std::string> &checkFiles) {
  int code = kSuccess;
  for (auto [index, binding] : llvm::enumerate(results)) {
    if (printMode != PrintMode::None)
      llvm::outs() << "result " << index << ": " << binding.info.describe()
                   << '\n'
                   << host::format(binding.array, printMode == PrintMode::All)
                   << '\n';
    if (!outputFiles[index].empty())
      if (auto message = host::writeNpy(outputFiles[index], binding.array))
        code = fail(*message);
    if (checkFiles[index].empty())
      continue;
    host::Expected<host::HostArray> expected = host::readNpy(checkFiles[index]);
    if (!expected) {
      code = fail(expected.getError());
      continue;
    }
    host::Tolerances tolerances;
    if (relTolerance.getNumOccurrences())
      tolerances.rtol = relTolerance;
    if (absTolerance.getNumOccurrences())
      tolerances.atol = absTolerance;
    if (normTolerance.getNumOccurrences())
      tolerances.norm = normTolerance;
    tolerances.stride = checkStride;
    host::CheckResult result =
        host::check(binding.array, *expected, tolerances);
    if (result.passed)
      llvm::outs() << "check: result " << index
                   << " matches: " << result.message << '\n';
    else
      code = fail("result " + Twine(index) + " does not match '" +
                  checkFiles[index] + "': " + result.message);
  }
  return code;
}

static int run() {
  if (target != "cpu")
    return fail("unknown target '" + target + "'; expected cpu");
  if (optLevel > 3)
    return fail("expected --opt-level from 0 to 3 but got " + Twine(optLevel));
  if (vectorBits != 0 && vectorBits != 128 && vectorBits != 256 &&
      vectorBits != 512)
    return fail("expected --vector-bits to be 128, 256 or 512 but got " +
                Twine(vectorBits));
  if (checkStride < 1)
    return fail("expected a positive --check-stride but got " +
                Twine(checkStride));

  unsigned runs = timeText.getNumOccurrences() ? 10 : 1;
  if (!timeText.empty() &&
      (StringRef(timeText).getAsInteger(10, runs) || runs == 0))
    return fail("expected --time=runs with a positive number but got '" +
                timeText + "'");

  DialectRegistry registry;
  mlir::cudnnfe::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  auto sourceMgr = std::make_shared<llvm::SourceMgr>();
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> buffer =
      openInputFile(inputFile, &message);
  if (!buffer)
    return fail(message);
  if (std::string other = mlir::cudnnfe::checkIsModule(*buffer); !other.empty())
    return fail(other);
  if (std::string damage = mlir::cudnnfe::checkBytecode(*buffer, registry);
      !damage.empty())
    return fail(damage);
  sourceMgr->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler printer(*sourceMgr, &context);
  KindRecorder kinds(&context);

  Stopwatch watch;
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sourceMgr, &context);
  if (!module)
    return kinds.getExitCode(kInvalid);

  std::vector<std::string> defaultInits = getDefaultInits(*module);
  {
    PassManager frontend(&context);
    mlir::cudnnfe::buildCpuFrontendPipeline(frontend);
    if (failed(frontend.run(*module)))
      return kinds.getExitCode(kInvalid);
  }
  func::FuncOp function = getEntry(*module);
  if (!function)
    return kInvalid;
  if (emit == EmitMode::Linalg)
    return writeOutput([&](llvm::raw_ostream &os) { module->print(os); });
  FailureOr<Signature> signature = mlir::cudnnfe::getSignature(function);
  if (failed(signature))
    return kinds.getExitCode(kInvalid);
  std::string name = function.getSymName().str();

  size_t numArguments = signature->arguments.size();
  size_t numResults = signature->results.size();
  auto inputFiles = splitIndexed("input", inputs, "arguments", numArguments);
  auto initTexts = splitIndexed("init", inits, "arguments", numArguments);
  auto outputFiles = splitIndexed("output", outputs, "results", numResults);
  auto checkFiles = splitIndexed("check", checks, "results", numResults);
  if (!inputFiles || !initTexts || !outputFiles || !checkFiles)
    return kInvalid;

  for (auto [text, file, fallback] :
       llvm::zip(*initTexts, *inputFiles, defaultInits))
    if (text.empty() && file.empty())
      text = fallback;

  // The arguments come before the compilation: their errors are the user's.
  double parseTime = watch.lap();
  std::vector<Binding> arguments, results;
  if (emit == EmitMode::Run) {
    for (auto [index, info] : llvm::enumerate(signature->arguments)) {
      arguments.emplace_back();
      arguments.back().info = info;
      if (auto error = bindArgument(arguments.back(), index,
                                    (*inputFiles)[index], (*initTexts)[index]))
        return fail("argument " + Twine(index) + ": " + *error);
    }
    for (const ValueInfo &info : signature->results) {
      results.emplace_back();
      results.back().info = info;
      if (!results.back().allocate())
        return fail("out of memory for the results");
    }
  }
  double inputTime = watch.lap();

  PassManager passes(&context);
  if (emit == EmitMode::Run) {
    // Only what the function needs is compiled.
    for (auto other : module->getOps<func::FuncOp>())
      if (other != function)
        other.setPrivate();
    passes.addPass(createSymbolDCEPass());
  }
  mlir::cudnnfe::CpuPipelineOptions pipeline;
  pipeline.kernels = !reference;
  pipeline.vectorBits = vectorBits;
  mlir::cudnnfe::buildCpuBackendPipeline(passes, pipeline);
  if (failed(passes.run(*module))) {
    fail("internal: the module could not be lowered for the cpu", kInternal);
    return kInternal;
  }
  double passTime = watch.lap();
  if (emit == EmitMode::LLVM)
    return writeOutput([&](llvm::raw_ostream &os) { module->print(os); });

  mlir::cudnnfe::CpuTarget cpu;
  cpu.optLevel = optLevel;
  auto machine = mlir::cudnnfe::createTargetMachine(cpu);
  if (!machine)
    return fail(machine.takeError());
  llvm::LLVMContext llvmContext;
  auto llvmModule = mlir::cudnnfe::translateToLLVMIR(*module, llvmContext,
                                                     **machine, optLevel);
  if (!llvmModule)
    return fail(llvmModule.takeError());
  if (emit == EmitMode::LL)
    return writeOutput(
        [&](llvm::raw_ostream &os) { (*llvmModule)->print(os, nullptr); });
  auto object = mlir::cudnnfe::emitObject(**llvmModule, **machine);
  if (!object)
    return fail(object.takeError());
  if (emit == EmitMode::Obj)
    return writeOutput(
        [&](llvm::raw_ostream &os) { os << (*object)->getBuffer(); });
  mlir::cudnnfe::CpuCallbacks callbacks;
  callbacks.trap = ::cudnnfe::reportTrap;
  if (checkLeaks) {
    callbacks.allocate = countingAllocate;
    callbacks.allocateZeroed = countingAllocateZeroed;
    callbacks.release = countingRelease;
  }
  auto program = mlir::cudnnfe::CpuProgram::load(std::move(*object), callbacks);
  if (!program)
    return fail(program.takeError());
  auto entry = (*program)->lookup(name);
  if (!entry)
    return fail(entry.takeError());
  double codeTime = watch.lap();

  SmallVector<double> times, cpuTimes;
  if (int code = runProgram(*entry, arguments, results, runs, times, cpuTimes))
    return code;
  if (!liveBlocks.empty())
    return fail("internal: the program left " + Twine(liveBlocks.size()) +
                    " of " + Twine(numAllocations) + " allocations",
                kInternal);
  int code = reportResults(results, *outputFiles, *checkFiles);
  if (checkLeaks)
    llvm::outs() << "leaks: none of " << numAllocations << " allocations\n";
  if (timeText.getNumOccurrences()) {
    double first = times.front();
    llvm::sort(times);
    llvm::sort(cpuTimes);
    llvm::outs() << llvm::format(
        "time: parse %.1f ms, inputs %.1f ms, passes %.1f ms, code %.1f ms\n",
        parseTime, inputTime, passTime, codeTime);
    llvm::outs() << llvm::format(
        "time: first run %.3f ms, median %.3f ms, best %.3f ms of %u runs",
        first, times[times.size() / 2], times.front(),
        static_cast<unsigned>(times.size()));
    // On a busy machine the processor time says more.
    llvm::outs() << llvm::format(" (processor: median %.3f ms)\n",
                                 cpuTimes[cpuTimes.size() / 2]);
  }
  return code;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::SetVersionPrinter(::cudnnfe::printVersion);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv,
                              "CudnnFE: compile and run a function\n");
  int code = run();
  std::string problem = mlir::cudnnfe::takeError(llvm::outs(), "stdout");
  return problem.empty() ? code : fail(problem);
}
