//===- Module.cpp - the plans of an artifact on one handle ----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"
#include "Log.h"

#include <algorithm>
#include <cstring>
#include <dlfcn.h>

using namespace cudnnfe;
using namespace cudnnfe::rt;

//===----------------------------------------------------------------------===//
// Reading the tables
//===----------------------------------------------------------------------===//

/// Bounds for counts in a table, far above what a program has.
static constexpr int64_t maxCount = int64_t(1) << 20;
/// And for bytes, so that sums of them do not overflow.
static constexpr int64_t maxScratch = int64_t(1) << 50;

/// Copies record number `index` of a table whose records may be shorter or
/// longer than this runtime knows them; missing fields are 0.
template <typename Record>
static Record readRecord(const Record *table, int64_t index, int64_t size) {
  Record record{};
  const char *source = reinterpret_cast<const char *>(table) + index * size;
  std::memcpy(&record, source,
              std::min(static_cast<size_t>(size), sizeof record));
  return record;
}

/// Records of version 1; later fields are optional.
template <typename Record>
static Error checkRecordSize(int64_t size, size_t version1, const char *type) {
  if (size < static_cast<int64_t>(version1) || size % 8 || size > 4096)
    return invalid(std::string("module tables: expected the size of ") + type +
                   " to be " + std::to_string(sizeof(Record)) + " but got " +
                   std::to_string(size));
  return success();
}

static Error checkCount(const void *table, int64_t count, const char *what) {
  if (count < 0 || count > maxCount || (count > 0 && !table))
    return invalid(std::string("module tables: expected a table of ") + what +
                   " but got " + std::to_string(count) + " entries" +
                   (table ? "" : " at null"));
  return success();
}

static Error checkBinding(const cudnnfe_binding_t &binding,
                          const cudnnfe_graph_desc_t &graph) {
  auto fail = [&](const char *what) {
    return invalid(std::string("module tables: expected ") + what +
                       " in the binding of uid " + std::to_string(binding.uid) +
                       " of graph '" + (graph.name ? graph.name : "") + "'",
                   graph.location);
  };
  if ((binding.kind == CUDNNFE_BINDING_TENSOR ||
       binding.kind == CUDNNFE_BINDING_SCALAR) &&
      (binding.index < 0 || binding.index >= graph.num_pointers))
    return fail("an index below the number of pointers");
  switch (binding.kind) {
  case CUDNNFE_BINDING_TENSOR:
    if (binding.alignment < 0)
      return fail("an alignment");
    return success();
  case CUDNNFE_BINDING_LITERAL:
    if (!binding.literal)
      return fail("the bytes of a literal");
    [[fallthrough]];
  case CUDNNFE_BINDING_SCALAR:
    if (binding.size < 1 ||
        binding.size > static_cast<int64_t>(sizeof(ScalarSlot)))
      return fail("a size from 1 to 16");
    return success();
  case CUDNNFE_BINDING_WORKSPACE:
    if (binding.offset < 0 || binding.size < 0 || binding.offset > maxScratch ||
        binding.size > maxScratch)
      return fail("an offset and a size");
    return success();
  default:
    return fail("a kind from 0 to 3");
  }
}

static Error readGraph(const cudnnfe_module_desc_t &module, int64_t index,
                       Graph &graph) {
  graph.desc = readRecord(module.graphs, index, module.graph_size);
  CUDNNFE_RETURN_IF_ERROR(
      checkCount(graph.desc.bindings, graph.desc.num_bindings, "bindings"));
  CUDNNFE_RETURN_IF_ERROR(
      checkCount(graph.desc.plans, graph.desc.num_plans, "plans"));
  for (int64_t i = 0; i < graph.desc.num_bindings; ++i) {
    graph.bindings.push_back(
        readRecord(graph.desc.bindings, i, module.binding_size));
    CUDNNFE_RETURN_IF_ERROR(checkBinding(graph.bindings.back(), graph.desc));
  }
  for (int64_t i = 0; i < graph.desc.num_plans; ++i)
    graph.plans.push_back(readRecord(graph.desc.plans, i, module.plan_size));
  return success();
}

static Error readProgram(const cudnnfe_module_desc_t &module, int64_t index,
                         Program &program) {
  program.desc = readRecord(module.programs, index, module.program_size);
  CUDNNFE_RETURN_IF_ERROR(checkCount(
      program.desc.graphs, program.desc.num_graphs, "graphs of a program"));
  if (program.desc.scratch_size < 0 || program.desc.scratch_size > maxScratch)
    return invalid("module tables: expected a scratch size but got " +
                       std::to_string(program.desc.scratch_size),
                   program.desc.location);
  for (int64_t i = 0; i < program.desc.num_graphs; ++i) {
    int64_t graph = program.desc.graphs[i];
    if (graph < 0 || graph >= module.num_graphs)
      return invalid("module tables: expected a graph below " +
                         std::to_string(module.num_graphs) + " but got " +
                         std::to_string(graph),
                     program.desc.location);
    program.graphs.push_back(graph);
  }
  return success();
}

Error cudnnfe_module::open(cudnnfe_handle &owner,
                           const cudnnfe_module_desc_t *tables) {
  if (tables->abi_version != CUDNNFE_ABI_VERSION)
    return invalid("module tables: expected version " +
                   std::to_string(CUDNNFE_ABI_VERSION) +
                   " of the runtime's ABI but got " +
                   std::to_string(tables->abi_version) +
                   ", compile the program again or use its runtime");
  CUDNNFE_RETURN_IF_ERROR(checkRecordSize<cudnnfe_module_desc_t>(
      tables->module_size, 11 * 8, "cudnnfe_module_desc_t"));
  CUDNNFE_RETURN_IF_ERROR(checkRecordSize<cudnnfe_program_desc_t>(
      tables->program_size, 5 * 8, "cudnnfe_program_desc_t"));
  CUDNNFE_RETURN_IF_ERROR(checkRecordSize<cudnnfe_graph_desc_t>(
      tables->graph_size, 10 * 8, "cudnnfe_graph_desc_t"));
  CUDNNFE_RETURN_IF_ERROR(checkRecordSize<cudnnfe_plan_desc_t>(
      tables->plan_size, 10 * 8, "cudnnfe_plan_desc_t"));
  CUDNNFE_RETURN_IF_ERROR(checkRecordSize<cudnnfe_binding_t>(
      tables->binding_size, 7 * 8, "cudnnfe_binding_t"));
  cudnnfe_module_desc_t module = readRecord(tables, 0, tables->module_size);
  CUDNNFE_RETURN_IF_ERROR(
      checkCount(module.programs, module.num_programs, "programs"));
  CUDNNFE_RETURN_IF_ERROR(
      checkCount(module.graphs, module.num_graphs, "graphs"));
  handle = &owner;
  desc = tables;
  graphs.resize(static_cast<size_t>(module.num_graphs));
  programs.resize(static_cast<size_t>(module.num_programs));
  for (int64_t i = 0; i < module.num_graphs; ++i)
    CUDNNFE_RETURN_IF_ERROR(readGraph(module, i, graphs[i]));
  for (int64_t i = 0; i < module.num_programs; ++i)
    CUDNNFE_RETURN_IF_ERROR(readProgram(module, i, programs[i]));
  for (Graph &graph : graphs)
    graph.packs.open(*owner.library, graph.bindings.data(),
                     graph.bindings.size());

  // Tables of an executable are always there; those of a shared object stay
  // mapped with it.
  Dl_info where{};
  if (dladdr(tables, &where) && where.dli_fname)
    sharedObject = dlopen(where.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
  return success();
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

Error cudnnfe_module::findProgram(int64_t index, Program *&program) {
  if (index < 0 || index >= static_cast<int64_t>(programs.size()))
    return invalid("expected a program below " +
                   std::to_string(programs.size()) + " but got " +
                   std::to_string(index));
  program = &programs[static_cast<size_t>(index)];
  return success();
}

/// The handle's context is current: the null stream belongs to the current one.
Error cudnnfe_module::refuseCapture(const char *what) const {
  int status = cuCaptureStatusNone;
  CUDNNFE_RETURN_IF_ERROR(handle->driver->check(
      handle->driver->streamIsCapturing(handle->stream, &status),
      "cuStreamIsCapturing"));
  if (status != cuCaptureStatusNone)
    return invalid(
        std::string(what) +
        " while the stream is being captured, call the program or load it "
        "once before");
  return success();
}

static std::string nameGraph(const Graph &graph) {
  return std::string("graph '") + (graph.desc.name ? graph.desc.name : "") +
         "': ";
}

Error cudnnfe_module::load(Program &program) {
  if (program.loaded)
    return success();
  ContextScope scope;
  CUDNNFE_RETURN_IF_ERROR(scope.enter(*handle->driver, handle->context));
  CUDNNFE_RETURN_IF_ERROR(refuseCapture("plans cannot be loaded"));
  int64_t workspace = 0;
  for (int64_t index : program.graphs) {
    Graph &graph = graphs[static_cast<size_t>(index)];
    if (!graph.plan.plan)
      CUDNNFE_RETURN_IF_ERROR(
          withContext(loadPlan(*handle, graph.desc, graph.plans, graph.plan),
                      nameGraph(graph), graph.desc.location));
    int64_t own = graph.plan.plan.workspace();
    if (own < 0 || own > maxScratch)
      return makeError(CUDNNFE_STATUS_INTERNAL, 0,
                       nameGraph(graph) +
                           "expected the size of a workspace but got " +
                           std::to_string(own),
                       graph.desc.location);
    workspace = std::max(workspace, graph.packs.boundWorkspace() + own);
  }
  int64_t mask = CUDNNFE_SCRATCH_ALIGNMENT - 1;
  program.workspaceOffset = (program.desc.scratch_size + mask) & ~mask;
  program.size = program.workspaceOffset + workspace;
  program.loaded = true;
  return success();
}

Error cudnnfe_module::ownBlock(Program &program) {
  if (blocks.empty() || blocks.back().second < program.size) {
    ContextScope scope;
    const Driver &driver = *handle->driver;
    CUDNNFE_RETURN_IF_ERROR(scope.enter(driver, handle->context));
    CUDNNFE_RETURN_IF_ERROR(refuseCapture("memory cannot be allocated"));
    blocks.reserve(blocks.size() + 1);
    CuAddress address = 0;
    CUDNNFE_RETURN_IF_ERROR(withContext(
        driver.check(
            driver.memAlloc(&address, static_cast<size_t>(program.size)),
            "cuMemAlloc"),
        "allocating " + std::to_string(program.size) + " bytes of workspace: ",
        program.desc.location));
    log(2, "program '%s': %lld bytes of memory",
        program.desc.name ? program.desc.name : "",
        static_cast<long long>(program.size));
    blocks.emplace_back(
        reinterpret_cast<char *>(static_cast<uintptr_t>(address)),
        program.size);
  }
  program.block = blocks.back().first;
  return success();
}

Error cudnnfe_module::close() {
  Error first;
  for (Graph &graph : graphs) {
    if (Error error = graph.packs.clear())
      if (!first)
        first = std::move(error);
    graph.plan = LoadedPlan();
  }
  for (auto &block : blocks)
    if (Error error = handle->driver->check(
            handle->driver->memFree(static_cast<CuAddress>(
                reinterpret_cast<uintptr_t>(block.first))),
            "cuMemFree"))
      if (!first)
        first = std::move(error);
  blocks.clear();
  graphs.clear();
  programs.clear();
  if (sharedObject)
    dlclose(sharedObject);
  sharedObject = nullptr;
  return first;
}

cudnnfe_module::~cudnnfe_module() { close(); }

/// Finds a module among those of the handle, or opens it.
static Error getModule(cudnnfe_handle *handle,
                       const cudnnfe_module_desc_t *desc,
                       cudnnfe_module *&module) {
  if (!handle)
    return invalid(
        "expected a handle but got null: programs for a device need one");
  if (handle->lastModule && handle->lastModule->desc == desc) {
    module = handle->lastModule;
    return success();
  }
  if (!desc)
    return invalid("expected the tables of a module but got null");
  for (auto &known : handle->modules)
    if (known->desc == desc) {
      module = handle->lastModule = known.get();
      return success();
    }
  auto fresh = std::make_unique<cudnnfe_module>();
  CUDNNFE_RETURN_IF_ERROR(fresh->open(*handle, desc));
  handle->modules.push_back(std::move(fresh));
  module = handle->lastModule = handle->modules.back().get();
  return success();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

Error cudnnfe_module::begin(int64_t index, void *workspace,
                            cudnnfe_frame_t &frame) {
  Program *program = nullptr;
  CUDNNFE_RETURN_IF_ERROR(findProgram(index, program));
  if (!program->loaded)
    CUDNNFE_RETURN_IF_ERROR(load(*program));
  char *base = static_cast<char *>(workspace);
  if (base) {
    if (reinterpret_cast<uintptr_t>(base) % CUDNNFE_SCRATCH_ALIGNMENT)
      return invalid("expected the workspace to be aligned to " +
                         std::to_string(CUDNNFE_SCRATCH_ALIGNMENT) + " bytes",
                     program->desc.location);
  } else if (program->size > 0) {
    if (!program->block)
      CUDNNFE_RETURN_IF_ERROR(ownBlock(*program));
    base = program->block;
  }
  frame.module = this;
  frame.scratch = base;
  frame.workspace = base ? base + program->workspaceOffset : nullptr;
  return success();
}

Error cudnnfe_module::execute(int64_t index, void *const *pointers,
                              void *workspace) {
  if (index < 0 || index >= static_cast<int64_t>(graphs.size()))
    return invalid("expected a graph below " + std::to_string(graphs.size()) +
                   " but got " + std::to_string(index));
  Graph &graph = graphs[static_cast<size_t>(index)];
  if (!graph.plan.plan)
    return makeError(CUDNNFE_STATUS_INTERNAL, 0,
                     nameGraph(graph) +
                         "executed before its program was loaded",
                     graph.desc.location);
  ContextScope scope;
  CUDNNFE_RETURN_IF_ERROR(scope.enter(*handle->driver, handle->context));
  void *pack = nullptr;
  if (Error error = graph.packs.get(pointers, workspace, pack))
    return withContext(std::move(error), nameGraph(graph), graph.desc.location);
  int code = handle->library->api().execute(handle->backend,
                                            graph.plan.plan.get(), pack);
  if (code)
    return withContext(
        toError(handle->library->error(code, "cudnnBackendExecute")),
        nameGraph(graph), graph.desc.location);
  ++graph.executions;
  if (logLevel() >= 3)
    log(3, "graph '%s' executed", graph.desc.name ? graph.desc.name : "");
  return success();
}

cudnnfe_status_t *cudnnfe_program_begin(cudnnfe_handle_t *handle,
                                        const cudnnfe_module_desc_t *desc,
                                        int64_t program, void *workspace,
                                        cudnnfe_frame_t *frame) {
  return guard([&]() -> Error {
    cudnnfe_module *module = nullptr;
    CUDNNFE_RETURN_IF_ERROR(getModule(handle, desc, module));
    return module->begin(program, workspace, *frame);
  });
}

cudnnfe_status_t *cudnnfe_execute(cudnnfe_module_t *module, int64_t graph,
                                  void *const *pointers, void *workspace) {
  return guard([&]() -> Error {
    if (!module)
      return invalid("expected a module but got null");
    return module->execute(graph, pointers, workspace);
  });
}

cudnnfe_status_t *cudnnfe_module_load(cudnnfe_handle_t *handle,
                                      const cudnnfe_module_desc_t *desc,
                                      int64_t program) {
  return guard([&]() -> Error {
    cudnnfe_module *module = nullptr;
    CUDNNFE_RETURN_IF_ERROR(getModule(handle, desc, module));
    if (program == -1) {
      for (Program &each : module->programs)
        CUDNNFE_RETURN_IF_ERROR(module->load(each));
      return success();
    }
    Program *found = nullptr;
    CUDNNFE_RETURN_IF_ERROR(module->findProgram(program, found));
    return module->load(*found);
  });
}

cudnnfe_status_t *cudnnfe_module_unload(cudnnfe_handle_t *handle,
                                        const cudnnfe_module_desc_t *desc) {
  return guard([&]() -> Error {
    if (!handle)
      return invalid("expected a handle but got null");
    auto found =
        std::find_if(handle->modules.begin(), handle->modules.end(),
                     [&](const auto &known) { return known->desc == desc; });
    if (found == handle->modules.end())
      return success();
    ContextScope scope;
    CUDNNFE_RETURN_IF_ERROR(scope.enter(*handle->driver, handle->context));
    CUDNNFE_RETURN_IF_ERROR(handle->synchronize());
    handle->lastModule = nullptr;
    Error error = (*found)->close();
    handle->modules.erase(found);
    return error;
  });
}

cudnnfe_status_t *
cudnnfe_program_workspace_size(cudnnfe_handle_t *handle,
                               const cudnnfe_module_desc_t *desc,
                               int64_t program, int64_t *size) {
  return guard([&]() -> Error {
    if (!size)
      return invalid("expected a place for the size but got null");
    cudnnfe_module *module = nullptr;
    CUDNNFE_RETURN_IF_ERROR(getModule(handle, desc, module));
    Program *found = nullptr;
    CUDNNFE_RETURN_IF_ERROR(module->findProgram(program, found));
    CUDNNFE_RETURN_IF_ERROR(module->load(*found));
    *size = found->size;
    return success();
  });
}

cudnnfe_status_t *cudnnfe_graph_info(cudnnfe_handle_t *handle,
                                     const cudnnfe_module_desc_t *desc,
                                     int64_t graph,
                                     cudnnfe_graph_info_t *info) {
  return guard([&]() -> Error {
    cudnnfe_module *module = nullptr;
    CUDNNFE_RETURN_IF_ERROR(getModule(handle, desc, module));
    if (graph < 0 || graph >= static_cast<int64_t>(module->graphs.size()))
      return invalid("expected a graph below " +
                     std::to_string(module->graphs.size()) + " but got " +
                     std::to_string(graph));
    const Graph &found = module->graphs[static_cast<size_t>(graph)];
    cudnnfe_graph_info_t facts{};
    facts.origin = found.plan.origin;
    facts.plan = found.plan.index;
    facts.engine = found.plan.engine;
    facts.workspace = found.plan.plan ? found.plan.plan.workspace() : 0;
    facts.load_nanoseconds = found.plan.nanoseconds;
    facts.executions = found.executions;
    facts.cached_packs = static_cast<int64_t>(found.packs.size());
    facts.name = found.desc.name ? found.desc.name : "";
    facts.knobs = found.plan.knobs.c_str();
    facts.reason = found.plan.reason.c_str();
    return copyRecord(info, &facts, sizeof facts, "cudnnfe_graph_info_t");
  });
}
