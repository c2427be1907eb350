//===- MockCudnn.h - a test double of the cuDNN backend API -----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shared library that exports the entry points of cuDNN which this project
// uses, without a device, a driver or a compiler. It checks how it is called,
// counts what is alive, and fails on demand. Load it by its path.
//
// It is set up by a text of entries separated by ';', taken from the
// environment variable CUDNNFE_MOCK_CONFIG at the first call, or given to
// `configure` below:
//
//   version=90700      what cudnnGetVersion answers (default 91900)
//   log=FILE           append each call as a line
//   message=TEXT       the last error text after a failure
//   report=TEXT        the same after a heuristics query without results; '~'
//                      stands for ';'
//   engine=7,W,S,N,M   an engine that heuristics propose: index, workspace and
//                      shared memory in bytes (-1: not known), notes such as
//                      0+4+b3 ('-': none; b: behavior note), modes such as
//                      A+FALLBACK
//   knob=7,T,V         configurations of engine 7 have a knob of type T, value
//   V grow=7,W           the built plan of engine 7 needs a workspace of W
//   bytes decline=7,STATUS   building a plan of engine 7 fails
//   fail=CALL,N,STATUS the N-th call (from 1) of CALL fails; CALL is a function
//                      without "cudnnBackend" or "cudnn", or "any"
//   crash=CALL,N       the N-th call of CALL kills the process
//   crash-uid=N        finalizing a tensor of that id kills the process
//   hang-uid=N         finalizing a tensor of that id never returns
//
// Without engines, engine 7 (TENSOR_CORE, 0 bytes) is proposed by mode A, and
// engine 1 (no notes, 4096 bytes) by A and FALLBACK.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_UNITTESTS_CUDNN_MOCKCUDNN_H
#define CUDNNFE_UNITTESTS_CUDNN_MOCKCUDNN_H

#include <dlfcn.h>
#include <string>

namespace cudnnfe::mock {

/// What the mock counts, with C linkage: `cudnnfe_mock_state`.
struct State {
  /// Descriptors and handles that were not destroyed yet.
  int liveDescriptors;
  int liveHandles;
  /// Calls so far.
  int calls;
  /// Destroyed twice, used after destruction, wrong kind, not finalized, ...
  int misuses;
  int plansBuilt;
  int executions;
};

/// Access to the mock that the process has loaded from `path`.
class Control {
public:
  explicit Control(const std::string &path) {
    void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library)
      return;
    configurePointer = reinterpret_cast<void (*)(const char *)>(
        dlsym(library, "cudnnfe_mock_configure"));
    statePointer = reinterpret_cast<void (*)(State *)>(
        dlsym(library, "cudnnfe_mock_state"));
  }

  explicit operator bool() const { return configurePointer && statePointer; }

  /// Sets the mock up anew: counters, failures, engines. Descriptors that are
  /// alive stay valid but are not counted any more.
  void configure(const std::string &text) { configurePointer(text.c_str()); }

  State state() {
    State state{};
    statePointer(&state);
    return state;
  }

private:
  void (*configurePointer)(const char *) = nullptr;
  void (*statePointer)(State *) = nullptr;
};

} // namespace cudnnfe::mock

#endif // CUDNNFE_UNITTESTS_CUDNN_MOCKCUDNN_H
