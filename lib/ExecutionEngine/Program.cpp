//===- Program.cpp - compiling and running programs on the CPU ------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/Program.h"

#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

#include <mutex>

using namespace mlir;
using namespace mlir::cudnnfe;

static llvm::Error makeError(const Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
mlir::cudnnfe::createTargetMachine(const CpuTarget &target) {
  static std::once_flag initialized;
  std::call_once(initialized, [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    llvm::InitializeNativeTargetAsmParser();
  });
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string message;
  const llvm::Target *backend =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!backend)
    return makeError(message);
  std::string cpu = target.cpu, features = target.features;
  if (cpu.empty()) {
    cpu = llvm::sys::getHostCPUName().str();
    // The name alone may promise what a virtual machine hides.
    for (auto &feature : llvm::sys::getHostCPUFeatures())
      features += (Twine(features.empty() ? "" : ",") +
                   (feature.getValue() ? "+" : "-") + feature.getKey())
                      .str();
  }
  llvm::CodeGenOptLevel level =
      target.optLevel == 0  ? llvm::CodeGenOptLevel::None
      : target.optLevel < 3 ? llvm::CodeGenOptLevel::Default
                            : llvm::CodeGenOptLevel::Aggressive;
  std::unique_ptr<llvm::TargetMachine> machine(
      backend->createTargetMachine(triple, cpu, features, llvm::TargetOptions(),
                                   llvm::Reloc::PIC_, std::nullopt, level));
  if (!machine)
    return makeError("no code generator for " + triple.str());
  return machine;
}

llvm::Expected<std::unique_ptr<llvm::Module>>
mlir::cudnnfe::translateToLLVMIR(ModuleOp module, llvm::LLVMContext &context,
                                 llvm::TargetMachine &machine,
                                 unsigned optLevel) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context, "cudnnfe");
  if (!result)
    return makeError("the translation to llvm ir failed");
  result->setTargetTriple(machine.getTargetTriple());
  result->setDataLayout(machine.createDataLayout());

  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = tuning.SLPVectorization = optLevel > 1;
  tuning.LoopUnrolling = tuning.LoopInterleaving = optLevel > 1;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::OptimizationLevel level = optLevel == 0   ? llvm::OptimizationLevel::O0
                                  : optLevel == 1 ? llvm::OptimizationLevel::O1
                                  : optLevel == 2 ? llvm::OptimizationLevel::O2
                                                  : llvm::OptimizationLevel::O3;
  llvm::ModulePassManager passes =
      optLevel == 0 ? builder.buildO0DefaultPipeline(level)
                    : builder.buildPerModuleDefaultPipeline(level);
  passes.run(*result, modules);
  return result;
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
mlir::cudnnfe::emitObject(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return makeError("the target cannot emit object files");
  passes.run(module);
  return std::make_unique<llvm::SmallVectorMemoryBuffer>(
      std::move(bytes), /*RequiresNullTerminator=*/false);
}

CpuProgram::CpuProgram(std::unique_ptr<llvm::orc::LLJIT> jit)
    : jit(std::move(jit)) {}

CpuProgram::~CpuProgram() = default;

llvm::Expected<std::unique_ptr<CpuProgram>>
CpuProgram::load(std::unique_ptr<llvm::MemoryBuffer> object,
                 const CpuCallbacks &callbacks) {
  llvm::orc::LLJITBuilder builder;
  auto jit = builder.create();
  if (!jit)
    return jit.takeError();
  llvm::orc::JITDylib &library = (*jit)->getMainJITDylib();
  llvm::orc::SymbolMap symbols;
  auto define = [&](StringRef name, auto *function) {
    if (function)
      symbols[(*jit)->mangleAndIntern(name)] = {
          llvm::orc::ExecutorAddr::fromPtr(function),
          llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  };
  define(kCpuTrapName, callbacks.trap);
  define("malloc", callbacks.allocate);
  define("calloc", callbacks.allocateZeroed);
  define("free", callbacks.release);
  if (llvm::Error error =
          library.define(llvm::orc::absoluteSymbols(std::move(symbols))))
    return std::move(error);
  if (llvm::Error error = (*jit)->addObjectFile(std::move(object)))
    return std::move(error);
  return std::unique_ptr<CpuProgram>(new CpuProgram(std::move(*jit)));
}

llvm::Expected<EntryFn> CpuProgram::lookup(StringRef name) {
  auto symbol = jit->lookup((kEntryPrefix + name).str());
  if (!symbol)
    return symbol.takeError();
  return symbol->toPtr<EntryFn>();
}
