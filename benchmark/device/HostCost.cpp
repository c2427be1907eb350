//===- HostCost.cpp - host time of a call, against a raw execute *- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
//   host-cost ARTIFACT [REPEAT]
//
// Calls the first entry of an artifact with one graph on generated data, and
// executes the same embedded plan with cudnnBackendExecute and a prepared
// variant pack, on the same handle, in alternating blocks. Prints the medians
// in microseconds and their difference.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/BackendDescriptor.h"
#include "CudnnFE/Cudnn/Library.h"
#include "CudnnFE/Cudnn/Plan.h"
#include "CudnnFE/Runtime/Runtime.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <vector>

using namespace cudnnfe::cudnn;

static void check(cudnnfe_status_t *status) {
  if (!status)
    return;
  std::fprintf(stderr, "host-cost: error: %s\n",
               cudnnfe_status_message(status));
  std::exit(3);
}

static void check(const Status &status) {
  if (status.ok())
    return;
  std::fprintf(stderr, "host-cost: error: %s\n", status.message.c_str());
  std::exit(3);
}

static double now() {
  return std::chrono::duration<double, std::micro>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Makes the primary context of device 0 current, as a program that uses CUDA
/// has it: without one, some engines cannot launch, and the runtime has to
/// switch.
static void enterContext() {
  void *driver = dlopen("libcuda.so.1", RTLD_NOW);
  auto retain = driver ? reinterpret_cast<int (*)(void **, int)>(
                             dlsym(driver, "cuDevicePrimaryCtxRetain"))
                       : nullptr;
  auto enter =
      driver
          ? reinterpret_cast<int (*)(void *)>(dlsym(driver, "cuCtxSetCurrent"))
          : nullptr;
  void *context = nullptr;
  if (!retain || !enter || retain(&context, 0) != 0 || enter(context) != 0) {
    std::fprintf(stderr, "host-cost: error: no context on device 0\n");
    std::exit(3);
  }
}

static double median(std::vector<double> values) {
  std::nth_element(values.begin(), values.begin() + values.size() / 2,
                   values.end());
  return values[values.size() / 2];
}

int main(int argc, char **argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: host-cost ARTIFACT [REPEAT]\n");
    return 1;
  }
  int repeat = argc > 2 ? std::max(64, std::atoi(argv[2])) : 4096;
  cudnnfe_artifact_t *artifact = nullptr;
  check(cudnnfe_artifact_open(argv[1], &artifact));
  cudnnfe_handle_t *handle = nullptr;
  check(cudnnfe_handle_create(0, &handle));
  enterContext();
  cudnnfe_entry_info_t entry{};
  entry.struct_size = sizeof entry;
  check(cudnnfe_artifact_entry(artifact, 0, &entry));
  std::vector<void *> args;
  for (int64_t i = 0; i < entry.num_inputs + entry.num_results; ++i) {
    cudnnfe_argument_info_t info{};
    info.struct_size = sizeof info;
    check(cudnnfe_artifact_argument(artifact, 0, i, &info));
    void *pointer = nullptr;
    check(cudnnfe_memory_allocate(handle, info.size, &pointer));
    check(cudnnfe_memory_fill(handle, pointer, 0, info.size));
    args.push_back(pointer);
  }
  const cudnnfe_module_desc_t *module = cudnnfe_artifact_module_desc(artifact);
  if (!module || module->num_graphs != 1 || module->graphs[0].num_plans < 1) {
    std::fprintf(stderr,
                 "host-cost: error: expected an artifact with one graph\n");
    return 1;
  }
  const cudnnfe_graph_desc_t &graph = module->graphs[0];
  const cudnnfe_plan_desc_t *embedded = nullptr;
  for (int64_t i = 0; i < graph.num_plans && !embedded; ++i)
    if (graph.plans[i].blob)
      embedded = &graph.plans[i];
  if (!embedded) {
    std::fprintf(stderr, "host-cost: error: expected an embedded plan\n");
    return 1;
  }

  // The raw side: what a program does that knows nothing of artifacts.
  std::shared_ptr<Library> library;
  check(Library::load(LibraryOptions(), library));
  void *backend = nullptr;
  check(cudnnfe_handle_backend(handle, &backend));
  Plan plan;
  check(Plan::loadWithHandle(
      *library,
      std::string(static_cast<const char *>(embedded->blob),
                  static_cast<size_t>(embedded->blob_size)),
      backend, plan));
  std::vector<int64_t> uids;
  std::vector<void *> pointers;
  for (int64_t i = 0; i < graph.num_bindings; ++i) {
    const cudnnfe_binding_t &binding = graph.bindings[i];
    uids.push_back(binding.uid);
    if (binding.kind == CUDNNFE_BINDING_TENSOR)
      // With one graph the pointers of the graph are those of the entry.
      pointers.push_back(
          static_cast<char *>(args[static_cast<size_t>(binding.index)]) +
          binding.offset);
    else
      pointers.push_back(const_cast<void *>(binding.literal));
  }
  void *workspace = nullptr;
  check(cudnnfe_memory_allocate(handle, std::max<int64_t>(1, plan.workspace()),
                                &workspace));
  BackendDescriptor pack;
  check(BackendDescriptor::create(*library, DescKind::VARIANT_PACK, pack));
  int64_t count = static_cast<int64_t>(uids.size());
  check(pack.setAttribute(Attr::VARIANT_PACK_UNIQUE_IDS, ValueType::INT64,
                          count, uids.data()));
  check(pack.setAttribute(Attr::VARIANT_PACK_DATA_POINTERS, ValueType::VOID_PTR,
                          count, pointers.data()));
  check(pack.setAttribute(Attr::VARIANT_PACK_WORKSPACE, ValueType::VOID_PTR, 1,
                          &workspace));
  check(pack.finalize());

  auto callOurs = [&] { check(entry.function(handle, args.data(), nullptr)); };
  auto callRaw = [&] {
    if (library->api().execute(backend, plan.get(), pack.get()) != 0) {
      std::fprintf(stderr, "host-cost: error: cudnnBackendExecute failed\n");
      std::exit(3);
    }
  };
  std::vector<double> ours, raw;
  for (int block = 0; block < repeat / 32 + 4; ++block) {
    for (int which = 0; which < 2; ++which) {
      std::vector<double> &times = which == block % 2 ? ours : raw;
      for (int i = 0; i < 32; ++i) {
        double begin = now();
        if (&times == &ours)
          callOurs();
        else
          callRaw();
        // The first blocks warm up.
        if (block >= 4)
          times.push_back(now() - begin);
      }
      // Waiting for room in the queue is not the cost of a call.
      check(cudnnfe_handle_synchronize(handle));
    }
  }
  double mine = median(ours), bare = median(raw);
  std::printf(
      "%s eng%lld: call %.3f us, raw execute %.3f us, difference %.3f us\n",
      argv[1], static_cast<long long>(embedded->engine), mine, bare,
      mine - bare);
  return 0;
}
