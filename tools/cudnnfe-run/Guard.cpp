//===- Guard.cpp - readable ends of programs that crash -------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guard.h"
#include "CudnnFE/Conversion/CPU/Passes.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

using namespace cudnnfe;

/// Only async-signal-safe calls are allowed here.
static void writeText(const char *text) {
  size_t size = std::strlen(text);
  while (size > 0) {
    ssize_t written = ::write(STDERR_FILENO, text, size);
    if (written <= 0)
      return;
    text += written;
    size -= static_cast<size_t>(written);
  }
}

static void handleSignal(int signal) {
  switch (signal) {
  case SIGFPE:
    writeText("error: the program trapped: integer division by zero or "
              "overflow (SIGFPE)\n");
    ::_exit(1);
  case SIGSEGV:
    writeText("error: internal: the program accessed memory outside of its "
              "buffers (SIGSEGV)\n");
    break;
  case SIGBUS:
    writeText("error: internal: the program accessed memory that is not there "
              "(SIGBUS)\n");
    break;
  case SIGILL:
    writeText("error: internal: the program executed an illegal instruction "
              "(SIGILL)\n");
    break;
  default:
    writeText("error: internal: the program aborted (SIGABRT)\n");
    break;
  }
  ::_exit(3);
}

// A stack overflow needs another stack for its handler.
static constexpr size_t kStackSize = 1 << 16;
alignas(16) static char handlerStack[kStackSize];

CrashGuard::CrashGuard() {
  stack_t stack = {};
  stack.ss_sp = handlerStack;
  stack.ss_size = kStackSize;
  ::sigaltstack(&stack, &previousStack);
  struct sigaction action = {};
  action.sa_handler = handleSignal;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < std::size(kSignals); ++i)
    ::sigaction(kSignals[i], &action, &previous[i]);
}

CrashGuard::~CrashGuard() {
  for (size_t i = 0; i < std::size(kSignals); ++i)
    ::sigaction(kSignals[i], &previous[i], nullptr);
  ::sigaltstack(&previousStack, nullptr);
}

void cudnnfe::reportTrap(const char *message) {
  std::fflush(stdout);
  if (llvm::StringRef(message) == mlir::cudnnfe::kOutOfMemory) {
    writeText("error: internal: out of memory\n");
    ::_exit(3);
  }
  writeText("error: the program trapped: ");
  writeText(message);
  writeText("\n");
  ::_exit(1);
}
