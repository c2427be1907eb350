//===- Guard.h - readable ends of programs that crash -----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_TOOLS_CUDNNFE_RUN_GUARD_H
#define CUDNNFE_TOOLS_CUDNNFE_RUN_GUARD_H

#include <csignal>

namespace cudnnfe {

/// While it lives, a fatal signal ends the process with a message and exit code
/// 3 (1 for an arithmetic trap, which the program's data cause).
class CrashGuard {
public:
  CrashGuard();
  ~CrashGuard();

private:
  static constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  struct sigaction previous[5];
  stack_t previousStack;
};

/// Ends the process with the message of a failed assertion of the program.
[[noreturn]] void reportTrap(const char *message);

} // namespace cudnnfe

#endif // CUDNNFE_TOOLS_CUDNNFE_RUN_GUARD_H
