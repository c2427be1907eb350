//===- RuntimeTest.cpp - the runtime on a fake driver and a mock cuDNN ----===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeTestUtils.h"

using namespace cudnnfe;
using namespace cudnnfe::rt::test;

//===----------------------------------------------------------------------===//
// Handle
//===----------------------------------------------------------------------===//

TEST_F(RuntimeTest, HandleKnowsItsDevice) {
  open();
  cudnnfe_device_info_t facts{};
  facts.struct_size = sizeof facts;
  ASSERT_OK(cudnnfe_handle_device(handle, &facts));
  EXPECT_STREQ(facts.name, "Fake H200");
  EXPECT_EQ(facts.sm, 90);
  EXPECT_EQ(facts.sm_count, 132);
  EXPECT_EQ(facts.struct_size, static_cast<int64_t>(sizeof facts));
  int64_t version = 0;
  ASSERT_OK(
      cudnnfe_handle_query(handle, CUDNNFE_DEVICE_CUDNN_VERSION, &version));
  EXPECT_EQ(version, 91900);
  EXPECT_EQ(Result(cudnnfe_handle_query(handle, 99, &version)).kind,
            CUDNNFE_STATUS_INVALID);
  EXPECT_EQ(Result(cudnnfe_handle_create(7, &handle)).message,
            "expected a device ordinal below 2 but got 7");
}

TEST_F(RuntimeTest, DeviceFactsAreAskedForOnce) {
  open();
  fakeCuda().reset();
  cudnnfe_handle_t *second = nullptr;
  ASSERT_OK(cudnnfe_handle_create(0, &second));
  EXPECT_EQ(fakeCuda().calls("cuDeviceGetAttribute"), 0);
  EXPECT_EQ(fakeCuda().calls("cuInit"), 0);
  EXPECT_OK(cudnnfe_handle_destroy(second));
}

TEST_F(RuntimeTest, UnchangedStreamCostsNothing) {
  open();
  void *stream = &x;
  ASSERT_OK(cudnnfe_handle_set_stream(handle, stream));
  fakeCuda().reset();
  int before = mockCudnn().state().calls;
  for (int i = 0; i < 10; ++i)
    ASSERT_OK(cudnnfe_handle_set_stream(handle, stream));
  EXPECT_EQ(mockCudnn().state().calls, before);
  EXPECT_EQ(fakeCuda().calls("cuCtxGetCurrent"), 0);
  void *read = nullptr;
  ASSERT_OK(cudnnfe_handle_get_stream(handle, &read));
  EXPECT_EQ(read, stream);
  ASSERT_OK(cudnnfe_handle_set_stream(handle, nullptr));
  EXPECT_EQ(mockCudnn().state().calls, before + 1);
}

TEST_F(RuntimeTest, WrappedHandleIsNotDestroyed) {
  open();
  void *backend = nullptr;
  ASSERT_OK(cudnnfe_handle_backend(handle, &backend));
  cudnnfe_handle_t *wrapped = nullptr;
  void *stream = &y;
  ASSERT_OK(cudnnfe_handle_wrap(backend, 0, stream, &wrapped));
  void *read = nullptr;
  ASSERT_OK(cudnnfe_handle_get_stream(wrapped, &read));
  EXPECT_EQ(read, stream);
  Tables tables;
  void *args[] = {x, &alpha, y};
  EXPECT_OK(runMain(&tables.module, wrapped, args, nullptr));
  EXPECT_OK(cudnnfe_handle_destroy(wrapped));
  EXPECT_EQ(mockCudnn().state().liveHandles, 1);
  EXPECT_EQ(Result(cudnnfe_handle_wrap(nullptr, 0, nullptr, &wrapped)).message,
            "expected a cuDNN handle to wrap but got null");
}

TEST_F(RuntimeTest, ContextOfTheCallerStays) {
  open();
  Tables tables;
  ASSERT_EQ(run(tables).kind, 0);
  void *library = dlopen(CUDNNFE_TEST_FAKE_CUDA, RTLD_NOW | RTLD_NOLOAD);
  auto get =
      reinterpret_cast<int (*)(void **)>(dlsym(library, "cuCtxGetCurrent"));
  auto set =
      reinterpret_cast<int (*)(void *)>(dlsym(library, "cuCtxSetCurrent"));
  void *mine = &x, *now = nullptr;
  set(mine);
  EXPECT_EQ(run(tables).kind, 0);
  get(&now);
  EXPECT_EQ(now, mine);
  set(nullptr);
}

TEST_F(RuntimeTest, MemoryAndTime) {
  open();
  void *pointer = nullptr;
  ASSERT_OK(cudnnfe_memory_allocate(handle, 64, &pointer));
  char data[64], back[64] = {};
  std::memset(data, 7, sizeof data);
  ASSERT_OK(cudnnfe_timer_start(handle));
  ASSERT_OK(cudnnfe_memory_write(handle, pointer, data, 64));
  ASSERT_OK(cudnnfe_memory_fill(handle, pointer, 9, 32));
  ASSERT_OK(cudnnfe_memory_read(handle, back, pointer, 64));
  EXPECT_EQ(back[0], 9);
  EXPECT_EQ(back[63], 7);
  // -inf in f32 behind 1.0 in f16.
  ASSERT_OK(cudnnfe_memory_set(handle, pointer, 0x3c00, 2, 4));
  ASSERT_OK(cudnnfe_memory_set(handle, static_cast<char *>(pointer) + 8,
                               static_cast<int32_t>(0xff800000u), 4, 2));
  ASSERT_OK(cudnnfe_memory_read(handle, back, pointer, 64));
  const unsigned char expected[] = {0, 0x3c, 0,    0x3c, 0, 0x3c, 0,    0x3c, 0,
                                    0, 0x80, 0xff, 0,    0, 0x80, 0xff, 9};
  EXPECT_EQ(std::memcmp(back, expected, sizeof expected), 0);
  EXPECT_EQ(Result(cudnnfe_memory_set(handle, pointer, 0, 3, 1)).message,
            "expected elements of 2 or 4 bytes but got 3");
  double time = 0;
  ASSERT_OK(cudnnfe_timer_stop(handle, &time));
  EXPECT_EQ(time, 1.5);
  EXPECT_EQ(Result(cudnnfe_memory_allocate(handle, -1, &pointer)).message,
            "expected a size but got -1");
  EXPECT_OK(cudnnfe_memory_free(handle, pointer));
}

//===----------------------------------------------------------------------===//
// Loading
//===----------------------------------------------------------------------===//

TEST_F(RuntimeTest, EmbeddedPlanIsLoadedNotBuilt) {
  open();
  Tables tables;
  EXPECT_EQ(info(tables, 0).origin, CUDNNFE_PLAN_NOT_LOADED);
  ASSERT_EQ(run(tables).kind, 0);
  cudnnfe_graph_info_t facts = info(tables, 0);
  EXPECT_EQ(facts.origin, CUDNNFE_PLAN_EMBEDDED);
  EXPECT_EQ(facts.plan, 0);
  EXPECT_EQ(facts.engine, 7);
  EXPECT_EQ(facts.workspace, 4096);
  EXPECT_STREQ(facts.knobs, "24=21");
  EXPECT_STREQ(facts.reason, "");
  EXPECT_EQ(facts.executions, 1);
  EXPECT_EQ(mockCudnn().state().plansBuilt, 0);
  EXPECT_EQ(mockCudnn().state().executions, 2);
}

TEST_F(RuntimeTest, PlanOfAnotherDeviceOrLibraryIsRebuilt) {
  struct Case {
    void (*change)(cudnnfe_plan_desc_t &);
    const char *reason;
  };
  for (const Case &each : std::initializer_list<Case>{
           {[](cudnnfe_plan_desc_t &plan) { plan.sm = 100; },
            "built for sm 100 but this is 90"},
           {[](cudnnfe_plan_desc_t &plan) { plan.sm_count = 144; },
            "built for SM count 144 but this is 132"},
           {[](cudnnfe_plan_desc_t &plan) { plan.cudnn_version = 91800; },
            "built for cuDNN 91800 but this is 91900"},
           {[](cudnnfe_plan_desc_t &plan) { plan.blob = nullptr; },
            "not embedded"},
           {[](cudnnfe_plan_desc_t &plan) { plan.blob_size = 5; },
            "CUDNN_STATUS_SERIALIZATION_VERSION_MISMATCH"}}) {
    Tables tables;
    each.change(tables.plans[0]);
    mockCudnn().configure("");
    open();
    Result result = run(tables);
    ASSERT_EQ(result.kind, 0) << result.message;
    cudnnfe_graph_info_t facts = info(tables, 0);
    EXPECT_EQ(facts.origin, CUDNNFE_PLAN_REBUILT) << each.reason;
    EXPECT_EQ(facts.plan, -1);
    EXPECT_EQ(facts.engine, 7);
    EXPECT_NE(std::string(facts.reason).find(each.reason), std::string::npos)
        << facts.reason;
    EXPECT_EQ(mockCudnn().state().plansBuilt, 1);
    EXPECT_EQ(info(tables, 1).origin, CUDNNFE_PLAN_EMBEDDED);
    EXPECT_OK(cudnnfe_handle_destroy(handle));
    handle = nullptr;
  }
}

TEST_F(RuntimeTest, SecondCandidateServesWhenTheFirstDoesNot) {
  open();
  Tables tables;
  tables.plans[0].sm = 80;
  tables.graphs[0].num_plans = 2;
  ASSERT_EQ(run(tables).kind, 0);
  EXPECT_EQ(info(tables, 0).origin, CUDNNFE_PLAN_EMBEDDED);
  EXPECT_EQ(info(tables, 0).plan, 1);
  EXPECT_EQ(mockCudnn().state().plansBuilt, 0);
}

TEST_F(RuntimeTest, PolicyHoldsForRebuiltPlans) {
  mockCudnn().configure("engine=7,1048576,-1,0,A;engine=1,4096,-1,-,FALLBACK");
  open();
  Tables tables;
  tables.plans[0].sm = 80;
  tables.graphs[0].policy = "modes=A,FALLBACK workspace_limit=65536";
  ASSERT_EQ(run(tables).kind, 0);
  EXPECT_EQ(info(tables, 0).engine, 1);
  EXPECT_EQ(info(tables, 0).workspace, 4096);
  EXPECT_OK(cudnnfe_module_unload(handle, &tables.module));

  tables.graphs[0].policy = "modes=A,FALLBACK workspace_limit=16";
  Result result = run(tables);
  EXPECT_EQ(result.kind, CUDNNFE_STATUS_UNSUPPORTED);
  EXPECT_NE(result.message.find("graph 'first': "), std::string::npos)
      << result.message;
  EXPECT_NE(result.message.find("built for sm 80"), std::string::npos)
      << result.message;
  EXPECT_EQ(result.location, "model.mlir:3:5");
  EXPECT_OK(cudnnfe_module_unload(handle, &tables.module));

  tables.graphs[0].policy = "modes=A be_nice";
  EXPECT_EQ(run(tables).message, "graph 'first': selection policy: expected a "
                                 "requirement but got 'be_nice'");
}

TEST_F(RuntimeTest, WithoutPlanAndProgramThereIsAClearRefusal) {
  open();
  Tables tables;
  tables.plans[0].sm = 80;
  tables.graphs[0].program = nullptr;
  Result result = run(tables);
  EXPECT_EQ(result.kind, CUDNNFE_STATUS_UNSUPPORTED);
  EXPECT_EQ(result.message, "graph 'first': no embedded plan fits and no "
                            "descriptor program is there to "
                            "build one from: plan 0 (engine 7, knobs 24=21): "
                            "built for sm 80 but this is 90");
  tables.program[30] ^= 1;
  tables.graphs[0].program = tables.program.data();
  EXPECT_OK(cudnnfe_module_unload(handle, &tables.module));
  EXPECT_EQ(run(tables).kind, CUDNNFE_STATUS_INTERNAL);
}

TEST_F(RuntimeTest, DamagedTablesAreRefused) {
  open();
  auto expectRefusal = [&](void (*change)(Tables &), const std::string &part) {
    Tables tables;
    change(tables);
    Result result = run(tables);
    EXPECT_EQ(result.kind, CUDNNFE_STATUS_INVALID) << part;
    EXPECT_NE(result.message.find(part), std::string::npos) << result.message;
  };
  expectRefusal([](Tables &t) { t.module.abi_version = 2; },
                "expected version 1");
  expectRefusal([](Tables &t) { t.module.graph_size = 8; },
                "cudnnfe_graph_desc_t");
  expectRefusal([](Tables &t) { t.module.plan_size = 81; },
                "cudnnfe_plan_desc_t");
  expectRefusal([](Tables &t) { t.module.num_graphs = -1; }, "table of graphs");
  expectRefusal([](Tables &t) { t.graphs[0].num_bindings = 1 << 30; },
                "table of bindings");
  expectRefusal([](Tables &t) { t.graphs[0].plans = nullptr; },
                "table of plans");
  expectRefusal([](Tables &t) { t.first[0].index = 3; },
                "binding of uid 1 of graph 'first'");
  expectRefusal([](Tables &t) { t.first[1].size = 17; }, "a size from 1 to 16");
  expectRefusal([](Tables &t) { t.first[1].kind = 5; }, "a kind from 0 to 3");
  expectRefusal([](Tables &t) { t.second[1].literal = nullptr; },
                "the bytes of a literal");
  expectRefusal([](Tables &t) { t.slots[1] = 2; },
                "expected a graph below 2 but got 2");
  expectRefusal([](Tables &t) { t.programs[0].scratch_size = -8; },
                "scratch size");
  expectRefusal([](Tables &t) { t.module.num_programs = 0; },
                "expected a program below 0");
}

TEST_F(RuntimeTest, LongerRecordsOfANewerCompilerAreRead) {
  open();
  Tables tables;
  struct Longer {
    cudnnfe_plan_desc_t plan;
    int64_t more[2];
  };
  std::array<Longer, 2> plans{
      {{tables.plans[0], {1, 2}}, {tables.plans[1], {3, 4}}}};
  plans[0].plan.sm = 80;
  tables.graphs[0].plans = &plans[0].plan;
  tables.graphs[0].num_plans = 2;
  tables.graphs[1].plans = &plans[1].plan;
  tables.module.plan_size = sizeof(Longer);
  ASSERT_EQ(run(tables).kind, 0);
  EXPECT_EQ(info(tables, 0).plan, 1);
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

TEST_F(RuntimeTest, PacksAreKeptByPointers) {
  open();
  Tables tables;
  ASSERT_EQ(run(tables).kind, 0);
  EXPECT_EQ(info(tables, 0).cached_packs, 1);
  int calls = mockCudnn().state().calls;
  fakeCuda().reset();
  for (int i = 0; i < 100; ++i) {
    alpha = static_cast<float>(i);
    ASSERT_EQ(run(tables).kind, 0);
  }
  // Nothing but the executions themselves, and no driver call that costs
  // anything.
  EXPECT_EQ(mockCudnn().state().calls, calls + 200);
  EXPECT_EQ(fakeCuda().calls("cuMemAlloc_v2"), 0);
  EXPECT_EQ(fakeCuda().calls("cuStreamIsCapturing"), 0);
  EXPECT_EQ(fakeCuda().calls("cuStreamSynchronize"), 0);
  EXPECT_EQ(info(tables, 0).cached_packs, 1);
  EXPECT_EQ(info(tables, 0).executions, 101);

  void *args[] = {y, &alpha, x};
  ASSERT_OK(runMain(&tables.module, handle, args, nullptr));
  EXPECT_EQ(info(tables, 0).cached_packs, 2);
  ASSERT_EQ(run(tables, space).kind, 0);
  EXPECT_EQ(info(tables, 0).cached_packs, 3);
}

TEST_F(RuntimeTest, PackCacheIsBounded) {
  open();
  Tables tables;
  std::unique_ptr<char, void (*)(void *)> memory(
      static_cast<char *>(std::aligned_alloc(256, 256 * 700)), std::free);
  for (int round = 0; round < 2; ++round)
    for (int i = 0; i < 600; ++i) {
      void *args[] = {memory.get() + 256 * i, &alpha,
                      memory.get() + 256 * (i + 1)};
      ASSERT_OK(runMain(&tables.module, handle, args, nullptr));
    }
  EXPECT_EQ(info(tables, 0).cached_packs, 256);
  // The newest are still there.
  int calls = mockCudnn().state().calls;
  for (int i = 500; i < 600; ++i) {
    void *args[] = {memory.get() + 256 * i, &alpha,
                    memory.get() + 256 * (i + 1)};
    ASSERT_OK(runMain(&tables.module, handle, args, nullptr));
  }
  EXPECT_EQ(mockCudnn().state().calls, calls + 200);
}

TEST_F(RuntimeTest, ProgramMemoryIsScratchThenWorkspace) {
  open();
  Tables tables;
  int64_t size = 0;
  ASSERT_OK(cudnnfe_program_workspace_size(handle, &tables.module, 0, &size));
  EXPECT_EQ(size, 1024 + 4096);
  cudnnfe_frame_t frame{};
  ASSERT_OK(cudnnfe_program_begin(handle, &tables.module, 0, space, &frame));
  EXPECT_EQ(frame.scratch, space);
  EXPECT_EQ(frame.workspace, space + 1024);
  EXPECT_EQ(fakeCuda().calls("cuMemAlloc_v2"), 0);
  ASSERT_OK(cudnnfe_program_begin(handle, &tables.module, 0, nullptr, &frame));
  EXPECT_EQ(fakeCuda().calls("cuMemAlloc_v2"), 1);
  void *own = frame.scratch;
  ASSERT_OK(cudnnfe_program_begin(handle, &tables.module, 0, nullptr, &frame));
  EXPECT_EQ(frame.scratch, own);
  EXPECT_EQ(fakeCuda().calls("cuMemAlloc_v2"), 1);
  Result result =
      cudnnfe_program_begin(handle, &tables.module, 0, space + 8, &frame);
  EXPECT_EQ(result.message,
            "expected the workspace to be aligned to 256 bytes");
  EXPECT_EQ(result.location, "model.mlir:1:1");
}

TEST_F(RuntimeTest, BoundWorkspaceComesBeforeThePlans) {
  open();
  Tables tables;
  tables.second[0] = {1, CUDNNFE_BINDING_WORKSPACE, 0, 512, 0, 100, nullptr};
  int64_t size = 0;
  ASSERT_OK(cudnnfe_program_workspace_size(handle, &tables.module, 0, &size));
  EXPECT_EQ(size, 1024 + 768 + 4096);
  EXPECT_EQ(run(tables).kind, 0);
  cudnnfe_frame_t frame{};
  ASSERT_OK(cudnnfe_program_begin(handle, &tables.module, 0, nullptr, &frame));
  void *pointers[] = {x, y};
  EXPECT_EQ(Result(cudnnfe_execute(frame.module, 1, pointers, nullptr)).message,
            "graph 'second': expected a workspace but got a null pointer");
}

TEST_F(RuntimeTest, WrongPointersAreRefused) {
  open();
  Tables tables;
  void *null[] = {nullptr, &alpha, y};
  Result result = runMain(&tables.module, handle, null, nullptr);
  EXPECT_EQ(
      result.message,
      "graph 'first': expected data for argument 0 but got a null pointer");
  EXPECT_EQ(result.location, "model.mlir:3:5");
  void *odd[] = {x + 2, &alpha, y};
  result = runMain(&tables.module, handle, odd, nullptr);
  EXPECT_EQ(result.message,
            "graph 'first': expected the data of argument 0 to be aligned "
            "to 16 bytes, which the plan relies on");
  // Also where the tensors are known from a call before.
  EXPECT_EQ(run(tables).kind, 0);
  void *noScalar[] = {x, nullptr, y};
  result = runMain(&tables.module, handle, noScalar, nullptr);
  EXPECT_EQ(
      result.message,
      "graph 'first': expected data for argument 1 but got a null pointer");
  EXPECT_EQ(Result(cudnnfe_program_begin(nullptr, &tables.module, 0, nullptr,
                                         nullptr))
                .message,
            "expected a handle but got null: programs for a device need one");
}

TEST_F(RuntimeTest, ExecutionErrorsSayEverything) {
  mockCudnn().configure(
      "message=the kernel was not amused;fail=Execute,2,5000");
  open();
  Tables tables;
  Result result = run(tables);
  EXPECT_EQ(result.kind, CUDNNFE_STATUS_CUDNN);
  EXPECT_EQ(result.code, 5000);
  EXPECT_EQ(result.location, "model.mlir:9:5");
  for (const char *part :
       {"graph 'second'", "cudnnBackendExecute",
        "CUDNN_STATUS_EXECUTION_FAILED", "the kernel was not amused"})
    EXPECT_NE(result.message.find(part), std::string::npos) << result.message;
  EXPECT_EQ(run(tables).kind, 0);
}

TEST_F(RuntimeTest, ExecutionBeforeLoadingIsAnError) {
  open();
  Tables tables;
  cudnnfe_frame_t frame{};
  tables.programs[0].num_graphs = 1;
  ASSERT_OK(cudnnfe_program_begin(handle, &tables.module, 0, nullptr, &frame));
  void *pointers[] = {x, y};
  EXPECT_EQ(Result(cudnnfe_execute(frame.module, 1, pointers, nullptr)).message,
            "graph 'second': executed before its program was loaded");
  EXPECT_EQ(Result(cudnnfe_execute(frame.module, 2, pointers, nullptr)).message,
            "expected a graph below 2 but got 2");
}

TEST_F(RuntimeTest, LoadingIsRefusedDuringCapture) {
  open();
  Tables tables;
  fakeCuda().setCapturing(1);
  EXPECT_EQ(run(tables).message, "plans cannot be loaded while the stream is "
                                 "being captured, call the program "
                                 "or load it once before");
  fakeCuda().setCapturing(0);
  ASSERT_OK(cudnnfe_module_load(handle, &tables.module, -1));
  fakeCuda().setCapturing(1);
  EXPECT_EQ(
      run(tables).message,
      "memory cannot be allocated while the stream is being captured, call the "
      "program or load it once before");
  fakeCuda().setCapturing(0);
  EXPECT_EQ(run(tables).kind, 0);
}

TEST_F(RuntimeTest, RecordingReplaysOnTheHandlesStream) {
  open();
  void *stream = &y;
  ASSERT_OK(cudnnfe_handle_set_stream(handle, stream));
  void *args[] = {x, &alpha, y};
  cudnnfe_recording_t *recording = nullptr;
  ASSERT_OK(cudnnfe_record(handle, entryMain, args, nullptr, &recording));
  EXPECT_EQ(fakeCuda().calls("cuStreamBeginCapture_v2"), 1);
  void *now = nullptr;
  ASSERT_OK(cudnnfe_handle_get_stream(handle, &now));
  EXPECT_EQ(now, stream);
  int executions = mockCudnn().state().executions;
  EXPECT_EQ(executions, 4);
  ASSERT_OK(cudnnfe_replay(recording));
  ASSERT_OK(cudnnfe_replay(recording));
  EXPECT_EQ(fakeCuda().calls("cuGraphLaunch"), 2);
  EXPECT_EQ(mockCudnn().state().executions, executions);
  EXPECT_OK(cudnnfe_recording_destroy(recording));
}
