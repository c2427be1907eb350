//===- Module.h - the plans of an artifact on one handle --------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_MODULE_H
#define CUDNNFE_LIB_RUNTIME_MODULE_H

#include "Handle.h"
#include "PackCache.h"
#include "Plan.h"

#include <vector>

namespace cudnnfe::rt {

/// One graph of a module on a handle.
struct Graph {
  cudnnfe_graph_desc_t desc{};
  std::vector<cudnnfe_binding_t> bindings;
  std::vector<cudnnfe_plan_desc_t> plans;
  LoadedPlan plan;
  PackCache packs;
  int64_t executions = 0;
};

/// One public function of a module on a handle.
struct Program {
  cudnnfe_program_desc_t desc{};
  std::vector<int64_t> graphs;
  bool loaded = false;
  /// Where the graphs' workspace begins in the program's memory.
  int64_t workspaceOffset = 0;
  /// All bytes that the program needs.
  int64_t size = 0;
  /// The module's memory for this program once it has been asked for. It never
  /// changes afterwards, since recordings hold it.
  char *block = nullptr;
};

} // namespace cudnnfe::rt

/// The object behind cudnnfe_module_t.
struct cudnnfe_module {
  cudnnfe_handle *handle = nullptr;
  const cudnnfe_module_desc_t *desc = nullptr;
  std::vector<cudnnfe::rt::Graph> graphs;
  std::vector<cudnnfe::rt::Program> programs;

  ~cudnnfe_module();

  /// Reads and checks the tables.
  cudnnfe::rt::Error open(cudnnfe_handle &handle,
                          const cudnnfe_module_desc_t *desc);
  /// Frees everything. The handle's context is current and its stream idle.
  cudnnfe::rt::Error close();

  cudnnfe::rt::Error findProgram(int64_t index, cudnnfe::rt::Program *&program);
  cudnnfe::rt::Error load(cudnnfe::rt::Program &program);
  cudnnfe::rt::Error begin(int64_t index, void *workspace,
                           cudnnfe_frame_t &frame);
  cudnnfe::rt::Error execute(int64_t index, void *const *pointers,
                             void *workspace);

private:
  cudnnfe::rt::Error ownBlock(cudnnfe::rt::Program &program);
  cudnnfe::rt::Error refuseCapture(const char *what) const;

  /// Keeps the shared object mapped that holds the tables.
  void *sharedObject = nullptr;
  /// The module's memory: the last block is the largest. Earlier ones stay
  /// because programs and recordings use them.
  std::vector<std::pair<char *, int64_t>> blocks;
};

#endif // CUDNNFE_LIB_RUNTIME_MODULE_H
