//===- FaultTest.cpp - the runtime when calls fail, and with threads ------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeTestUtils.h"

using namespace cudnnfe;
using namespace cudnnfe::rt::test;

namespace {
class FaultTest : public RuntimeTest {};
} // namespace

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

/// Everything that a program does from handle to handle; the first error ends
/// it.
static Result wholeLife(const Tables &tables) {
  cudnnfe_handle_t *handle = nullptr;
  if (cudnnfe_status_t *status = cudnnfe_handle_create(0, &handle))
    return status;
  alignas(256) static char x[256], y[256];
  float alpha = 1;
  void *args[] = {x, &alpha, y};
  cudnnfe_recording_t *recording = nullptr;
  cudnnfe_status_t *status = cudnnfe_handle_set_stream(handle, x);
  if (!status)
    status = runMain(&tables.module, handle, args, nullptr);
  if (!status)
    status = cudnnfe_record(handle, entryMain, args, nullptr, &recording);
  if (!status)
    status = cudnnfe_replay(recording);
  Result first = status;
  Result freed = cudnnfe_recording_destroy(recording);
  Result closed = cudnnfe_handle_destroy(handle);
  return first.kind ? first : freed.kind ? freed : closed;
}

TEST_F(FaultTest, EveryFailingCallOfCudnnIsReportedAndLeaksNothing) {
  Tables tables;
  // One graph loads, one is rebuilt.
  tables.plans[0].sm = 80;
  mockCudnn().configure("");
  ASSERT_EQ(wholeLife(tables).kind, 0);
  int calls = mockCudnn().state().calls;
  int executions = mockCudnn().state().executions;
  ASSERT_GT(calls, 50);
  int reported = 0;
  for (int n = 1; n <= calls; ++n) {
    mockCudnn().configure("message=injected;fail=any," + std::to_string(n) +
                          ",4000");
    Result result = wholeLife(tables);
    reported += result.kind != 0;
    if (result.kind) {
      EXPECT_NE(result.message.find("CUDNN_STATUS_INTERNAL_ERROR"),
                std::string::npos)
          << n << ": " << result.message;
      EXPECT_NE(result.message.find("injected"), std::string::npos)
          << n << ": " << result.message;
    }
    mock::State state = mockCudnn().state();
    // A plan that does not load is rebuilt and a declined engine gives way to
    // the next one, but nothing is left out.
    if (!result.kind)
      EXPECT_EQ(state.executions, executions) << n;
    EXPECT_EQ(state.liveDescriptors, 0) << n;
    EXPECT_LE(state.liveHandles, 1) << n;
    EXPECT_EQ(state.misuses, 0) << n << ": " << result.message;
    EXPECT_EQ(fakeCuda().liveObjects(), 0) << n;
  }
  EXPECT_GT(reported, 50);
  mockCudnn().configure("");
}

TEST_F(FaultTest, EveryFailingCallOfTheDriverIsReportedAndLeaksNothing) {
  const Tables &tables = sharedTables();
  ASSERT_EQ(wholeLife(tables).kind, 0);
  const std::set<std::string> releases = {"cuDevicePrimaryCtxRelease_v2",
                                          "cuCtxGetCurrent",
                                          "cuCtxSetCurrent",
                                          "cuMemFree_v2",
                                          "cuStreamDestroy_v2",
                                          "cuGraphExecDestroy",
                                          "cuGraphDestroy"};
  for (const char *function :
       {"cuDeviceGet", "cuDevicePrimaryCtxRetain",
        "cuDevicePrimaryCtxRelease_v2", "cuCtxGetCurrent", "cuCtxSetCurrent",
        "cuMemAlloc_v2", "cuMemFree_v2", "cuStreamCreate", "cuStreamDestroy_v2",
        "cuStreamSynchronize", "cuStreamIsCapturing", "cuStreamBeginCapture_v2",
        "cuStreamEndCapture", "cuGraphInstantiateWithFlags", "cuGraphLaunch",
        "cuGraphExecDestroy", "cuGraphDestroy"}) {
    fakeCuda().reset();
    int64_t live = fakeCuda().liveObjects();
    ASSERT_EQ(wholeLife(tables).kind, 0);
    int64_t calls = fakeCuda().calls(function);
    ASSERT_GT(calls, 0) << function;
    for (int64_t n = 1; n <= calls; ++n) {
      fakeCuda().reset();
      fakeCuda().failAt(function, n, 700);
      mockCudnn().configure("");
      Result result = wholeLife(tables);
      // Putting back the caller's context is the one call whose failure has no
      // reader.
      if (std::string(function) != "cuCtxSetCurrent") {
        EXPECT_EQ(result.kind, CUDNNFE_STATUS_CUDA) << function << " " << n;
        EXPECT_EQ(result.code, 700) << function << " " << n;
      }
      EXPECT_EQ(mockCudnn().state().liveDescriptors, 0) << function << " " << n;
      EXPECT_EQ(mockCudnn().state().misuses, 0) << function << " " << n;
      // What cannot be released because the driver refuses stays.
      if (releases.count(function) == 0)
        EXPECT_EQ(fakeCuda().liveObjects(), live) << function << " " << n;
      live = fakeCuda().liveObjects();
    }
  }
  liveBefore = fakeCuda().liveObjects();
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

TEST_F(FaultTest, ThreadsWithOneHandleEach) {
  Tables tables;
  std::vector<std::thread> threads;
  std::array<int, 4> failures{};
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      alignas(256) char in[256], out[256];
      float alpha = 1;
      void *args[] = {in, &alpha, out};
      cudnnfe_handle_t *mine = nullptr;
      failures[t] += Result(cudnnfe_handle_create(t % 2, &mine)).kind != 0;
      for (int i = 0; i < 50 && mine; ++i)
        failures[t] +=
            Result(runMain(&tables.module, mine, args, nullptr)).kind != 0;
      failures[t] += Result(cudnnfe_handle_destroy(mine)).kind != 0;
    });
  for (std::thread &thread : threads)
    thread.join();
  for (int count : failures)
    EXPECT_EQ(count, 0);
  EXPECT_EQ(mockCudnn().state().executions, 400);
}
