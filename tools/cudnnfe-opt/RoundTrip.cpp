//===- RoundTrip.cpp - the optimizer driver with round-trip checks --------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RoundTrip.h"

#include "CudnnFE/Support/BytecodeCheck.h"
#include "CudnnFE/Support/InputFile.h"
#include "CudnnFE/Support/OutputFile.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/ParseUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

#include <limits>

using namespace mlir;

namespace {

enum class Form { Custom, Generic, Bytecode };

StringRef name(Form form) {
  switch (form) {
  case Form::Custom:
    return "text";
  case Form::Generic:
    return "generic text";
  case Form::Bytecode:
    return "bytecode";
  }
  llvm_unreachable("all forms have a name");
}

/// The command line may ask for less than all of the IR to be printed; a text
/// that lacks something is not to be parsed.
OpPrintingFlags getFlags(bool isGeneric) {
  return OpPrintingFlags()
      .elideLargeElementsAttrs(std::numeric_limits<int64_t>::max())
      .elideLargeResourceString(std::numeric_limits<int64_t>::max())
      .printGenericOpForm(isGeneric);
}

std::string printGeneric(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, getFlags(/*isGeneric=*/true));
  return text;
}

/// The first line on which the two texts differ, for the diagnostic.
std::pair<StringRef, StringRef> firstDifference(StringRef a, StringRef b) {
  while (!a.empty() || !b.empty()) {
    auto [lineA, restA] = a.split('\n');
    auto [lineB, restB] = b.split('\n');
    if (lineA != lineB)
      return {lineA.trim(), lineB.trim()};
    a = restA;
    b = restB;
  }
  return {};
}

LogicalResult checkRoundTrip(Operation *op, StringRef reference, Form form) {
  std::string written;
  llvm::raw_string_ostream os(written);
  if (form == Form::Bytecode) {
    if (failed(writeBytecodeToFile(op, os)))
      return op->emitError("internal: the IR cannot be written as bytecode");
  } else {
    op->print(os, getFlags(form == Form::Generic));
    os << '\n';
  }

  // Another context: resources of equal names would be renamed in this one.
  MLIRContext *context = op->getContext();
  MLIRContext other(context->getDialectRegistry(),
                    MLIRContext::Threading::DISABLED);
  other.allowUnregisteredDialects(context->allowsUnregisteredDialects());
  std::string complaint;
  ScopedDiagnosticHandler handler(&other, [&](Diagnostic &diagnostic) {
    if (complaint.empty() &&
        diagnostic.getSeverity() == DiagnosticSeverity::Error)
      complaint = diagnostic.str();
    return success();
  });
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(written, "round-trip"), SMLoc());
  OwningOpRef<Operation *> reparsed =
      parseSourceFileForTool(sources, ParserConfig(&other),
                             /*insertImplicitModule=*/isa<ModuleOp>(op));
  if (!reparsed)
    return op->emitError("internal: the ")
           << name(form) << " form does not parse back: " << complaint;

  std::string result = printGeneric(*reparsed);
  if (result == reference)
    return success();
  auto [expected, got] = firstDifference(reference, result);
  InFlightDiagnostic diagnostic = op->emitError("internal: the ")
                                  << name(form)
                                  << " form parses back to other IR";
  diagnostic.attachNote() << "expected '" << expected << "' but got '" << got
                          << "'";
  return diagnostic;
}

struct RoundTripPass : public PassWrapper<RoundTripPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RoundTripPass)

  StringRef getName() const override { return "CudnnFERoundTripCheck"; }
  void runOnOperation() override {
    if (failed(cudnnfe::checkRoundTrips(getOperation())))
      return signalPassFailure();
    markAllAnalysesPreserved();
  }
};

} // namespace

LogicalResult cudnnfe::checkRoundTrips(Operation *op) {
  // Upstream's LLVM dialect adds attributes with default values when its text
  // is parsed. What has been lowered to it is no longer this project's to
  // print.
  bool hasLLVM = op->walk([](Operation *nested) {
                     return nested->getName().getDialectNamespace() == "llvm"
                                ? WalkResult::interrupt()
                                : WalkResult::advance();
                   }).wasInterrupted();
  if (hasLLVM)
    return success();
  std::string reference = printGeneric(op);
  for (Form form : {Form::Custom, Form::Generic, Form::Bytecode})
    if (failed(checkRoundTrip(op, reference, form)))
      return failure();
  return success();
}

LogicalResult cudnnfe::optMain(int argc, char **argv, StringRef toolName,
                               DialectRegistry &registry) {
  auto [inputFile, outputFile] =
      registerAndParseCLIOptions(argc, argv, toolName, registry);
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return MlirOptMain(argc, argv, inputFile, outputFile, registry);

  llvm::InitLLVM initLLVM(argc, argv);
  MlirOptMainConfig asked = config;
  if (llvm::sys::Process::GetEnv("CUDNNFE_VERIFY_ROUNDTRIP") == "1")
    config.setPassPipelineSetupFn([asked](PassManager &manager) {
      manager.addPass(std::make_unique<RoundTripPass>());
      if (failed(asked.setupPassPipeline(manager)))
        return failure();
      manager.addPass(std::make_unique<RoundTripPass>());
      return success();
    });

  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> input = openInputFile(inputFile, &error);
  if (!input) {
    llvm::errs() << error << "\n";
    return failure();
  }
  error = checkIsModule(*input);
  if (error.empty())
    error = checkBytecode(*input, registry,
                          config.shouldAllowUnregisteredDialects());
  if (!error.empty()) {
    llvm::errs() << inputFile << ": error: " << error << "\n";
    return failure();
  }
  std::unique_ptr<llvm::ToolOutputFile> output =
      openOutputFile(outputFile, &error);
  if (!output) {
    llvm::errs() << error << "\n";
    return failure();
  }
  LogicalResult result =
      MlirOptMain(output->os(), std::move(input), registry, config);
  error = succeeded(result) ? keepFile(*output, outputFile)
                            : takeError(output->os(), outputFile);
  if (!error.empty()) {
    llvm::errs() << "error: " << error << "\n";
    return failure();
  }
  return result;
}
