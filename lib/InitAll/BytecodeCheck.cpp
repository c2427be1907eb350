//===- BytecodeCheck.cpp - trial reading of untrusted bytecode --*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Support/BytecodeCheck.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <csignal>
#include <cstring>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;

/// Reads the input and ends the process.
[[noreturn]] static void readAndExit(llvm::MemoryBufferRef input,
                                     const DialectRegistry &registry,
                                     bool allowUnregisteredDialects) {
  // A crash here is an answer: no report of it, no core file.
  for (int signal : {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP})
    std::signal(signal, SIG_DFL);
  rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  close(STDERR_FILENO);

  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects(allowUnregisteredDialects);
  ScopedDiagnosticHandler quiet(&context,
                                [](Diagnostic &) { return success(); });
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(input.getBuffer()), SMLoc());
  Block block;
  (void)parseSourceFile(sources, &block, ParserConfig(&context));
  _exit(0);
}

std::string mlir::cudnnfe::checkBytecode(llvm::MemoryBufferRef input,
                                         const DialectRegistry &registry,
                                         bool allowUnregisteredDialects) {
  if (!isBytecode(input))
    return "";
  pid_t child = fork();
  if (child < 0)
    return std::string("cannot start a process to check the bytecode: ") +
           std::strerror(errno);
  if (child == 0)
    readAndExit(input, registry, allowUnregisteredDialects);
  int status = 0;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR)
      return std::string("cannot wait for the check of the bytecode: ") +
             std::strerror(errno);
  if (WIFSIGNALED(status))
    return "the bytecode is damaged, its reader ends with signal " +
           std::to_string(WTERMSIG(status));
  return "";
}
