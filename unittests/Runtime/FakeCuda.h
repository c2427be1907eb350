//===- FakeCuda.h - a CUDA driver for tests ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A shared object with the driver functions that the runtime uses. Memory is
// host memory, nothing is computed, every call is counted and can be told to
// fail. Tests load it by CUDNNFE_LIBCUDA and reach the controls below through
// dlsym.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_UNITTESTS_RUNTIME_FAKECUDA_H
#define CUDNNFE_UNITTESTS_RUNTIME_FAKECUDA_H

#include <cstdint>

extern "C" {

struct FakeCudaControls {
  /// Forgets all counts and faults. Live objects stay.
  void (*reset)();
  /// Calls of one function since the last reset.
  int64_t (*calls)(const char *function);
  /// Lets call number `nth` (from 1) of a function answer `code` instead of
  /// working.
  void (*failAt)(const char *function, int64_t nth, int code);
  /// Allocations, streams, events, graphs, executables and retained contexts.
  int64_t (*liveObjects)();
  /// Facts that device 0 answers; read once per process by the runtime.
  void (*setDevice)(int major, int minor, int multiprocessors);
  /// Marks a stream as being captured by somebody else.
  void (*setCapturing)(int capturing);
};

/// The one exported symbol beside the driver's.
FakeCudaControls *fakeCudaControls();
}

#endif // CUDNNFE_UNITTESTS_RUNTIME_FAKECUDA_H
