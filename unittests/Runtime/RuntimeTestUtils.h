//===- RuntimeTestUtils.h - a module on a mock cuDNN ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_UNITTESTS_RUNTIME_RUNTIMETESTUTILS_H
#define CUDNNFE_UNITTESTS_RUNTIME_RUNTIMETESTUTILS_H

#include "../Cudnn/MockCudnn.h"
#include "CudnnFE/Cudnn/DescriptorProgram.h"
#include "CudnnFE/Runtime/Runtime.h"
#include "FakeCuda.h"
#include "gtest/gtest.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace cudnnfe::rt::test {
//===----------------------------------------------------------------------===//
// A module: y = relu(x + alpha), z = relu(y + 0.5), with a scalar and a literal
//===----------------------------------------------------------------------===//

inline std::string makeProgram() {
  using namespace cudnn;
  DescriptorProgram program;
  auto tensor = [&](int64_t uid, bool byValue) {
    TensorSpec spec;
    spec.dims =
        byValue ? std::vector<int64_t>{1, 1, 1} : std::vector<int64_t>{1, 4, 8};
    spec.strides = byValue ? std::vector<int64_t>{1, 1, 1}
                           : std::vector<int64_t>{32, 8, 1};
    spec.uid = uid;
    spec.isByValue = byValue;
    return addTensor(program, spec);
  };
  int32_t x = tensor(1, false), alpha = tensor(2, true), y = tensor(3, false);
  int32_t mode = program.nextIndex();
  program.add(DescKind::POINTWISE)
      .setEnum(Attr::POINTWISE_MODE, PointwiseMode::ADD)
      .setEnum(Attr::POINTWISE_MATH_PREC, DataType::FLOAT);
  int32_t operation = program.nextIndex();
  program.add(DescKind::OPERATION_POINTWISE)
      .setRef(Attr::OPERATION_POINTWISE_PW_DESCRIPTOR, mode)
      .setRef(Attr::OPERATION_POINTWISE_XDESC, x)
      .setRef(Attr::OPERATION_POINTWISE_BDESC, alpha)
      .setRef(Attr::OPERATION_POINTWISE_YDESC, y);
  program.add(DescKind::OPERATIONGRAPH)
      .setRefs(Attr::OPERATIONGRAPH_OPS, {operation});
  return print(program);
}

/// The tables of a module, each field free to be changed before it is loaded.
struct Tables {
  std::string program = makeProgram();
  std::string blob = R"({"mock":7,"workspace":4096})";
  float half = 0.5f;
  std::array<cudnnfe_binding_t, 3> first{{
      {1, CUDNNFE_BINDING_TENSOR, 0, 0, 16, 0, nullptr},
      {2, CUDNNFE_BINDING_SCALAR, 1, 0, 0, 4, nullptr},
      {3, CUDNNFE_BINDING_TENSOR, 2, 0, 16, 0, nullptr},
  }};
  std::array<cudnnfe_binding_t, 3> second{{
      {1, CUDNNFE_BINDING_TENSOR, 0, 0, 16, 0, nullptr},
      {2, CUDNNFE_BINDING_LITERAL, 0, 0, 0, 4, &half},
      {3, CUDNNFE_BINDING_TENSOR, 1, 16, 16, 0, nullptr},
  }};
  std::array<cudnnfe_plan_desc_t, 2> plans{};
  std::array<cudnnfe_graph_desc_t, 2> graphs{};
  std::array<int64_t, 2> slots{{0, 1}};
  std::array<cudnnfe_program_desc_t, 1> programs{};
  cudnnfe_module_desc_t module{};

  Tables() {
    plans[0] = {
        "key", "A", "24=21", 7,           4096,
        90,    132, 91900,   blob.data(), static_cast<int64_t>(blob.size())};
    plans[1] = plans[0];
    graphs[0] = {"first",        "model.mlir:3:5",
                 program.data(), static_cast<int64_t>(program.size()),
                 nullptr,        3,
                 first.data(),   3,
                 &plans[0],      1};
    graphs[1] = graphs[0];
    graphs[1].name = "second";
    graphs[1].location = "model.mlir:9:5";
    graphs[1].bindings = second.data();
    graphs[1].num_pointers = 2;
    graphs[1].plans = &plans[1];
    programs[0] = {"main", "model.mlir:1:1", 1000, slots.data(), 2};
    module = {CUDNNFE_ABI_VERSION,
              sizeof(cudnnfe_module_desc_t),
              sizeof(cudnnfe_program_desc_t),
              sizeof(cudnnfe_graph_desc_t),
              sizeof(cudnnfe_plan_desc_t),
              sizeof(cudnnfe_binding_t),
              "test",
              programs.data(),
              1,
              graphs.data(),
              2};
  }
};

/// What the compiler makes of the function.
inline cudnnfe_status_t *runMain(const cudnnfe_module_desc_t *desc,
                                 cudnnfe_handle_t *handle, void *const *args,
                                 void *workspace) {
  cudnnfe_frame_t frame;
  if (cudnnfe_status_t *status =
          cudnnfe_program_begin(handle, desc, 0, workspace, &frame))
    return status;
  void *first[] = {args[0], args[1], frame.scratch};
  if (cudnnfe_status_t *status =
          cudnnfe_execute(frame.module, 0, first, frame.workspace))
    return status;
  void *second[] = {frame.scratch, args[2]};
  return cudnnfe_execute(frame.module, 1, second, frame.workspace);
}

inline Tables &sharedTables() {
  static Tables tables;
  return tables;
}

inline cudnnfe_status_t *entryMain(cudnnfe_handle_t *handle, void *const *args,
                                   void *workspace) {
  return runMain(&sharedTables().module, handle, args, workspace);
}

/// A status that is destroyed at the end of the statement.
struct Result {
  Result(cudnnfe_status_t *status)
      : kind(cudnnfe_status_kind(status)), code(cudnnfe_status_code(status)),
        message(cudnnfe_status_message(status)),
        location(cudnnfe_status_location(status)) {
    cudnnfe_status_destroy(status);
  }
  int32_t kind;
  int64_t code;
  std::string message;
  std::string location;
};

#define EXPECT_OK(call)                                                        \
  do {                                                                         \
    Result result_(call);                                                      \
    EXPECT_EQ(result_.kind, 0) << result_.message;                             \
  } while (false)
#define ASSERT_OK(call)                                                        \
  do {                                                                         \
    Result result_(call);                                                      \
    ASSERT_EQ(result_.kind, 0) << result_.message;                             \
  } while (false)

inline mock::Control &mockCudnn() {
  static mock::Control control(CUDNNFE_TEST_MOCK_CUDNN);
  return control;
}

inline FakeCudaControls &fakeCuda() {
  static FakeCudaControls *controls = [] {
    void *library = dlopen(CUDNNFE_TEST_FAKE_CUDA, RTLD_NOW | RTLD_LOCAL);
    return reinterpret_cast<FakeCudaControls *(*)()>(
        dlsym(library, "fakeCudaControls"))();
  }();
  return *controls;
}

class RuntimeTest : public ::testing::Test {
protected:
  static void SetUpTestSuite() {
    setenv("CUDNNFE_LIBCUDA", CUDNNFE_TEST_FAKE_CUDA, 1);
    setenv("CUDNNFE_CUDNN_PATH", CUDNNFE_TEST_MOCK_CUDNN, 1);
  }

  void SetUp() override {
    ASSERT_TRUE(mockCudnn());
    mockCudnn().configure("");
    fakeCuda().reset();
    liveBefore = fakeCuda().liveObjects();
  }

  void TearDown() override {
    if (handle)
      EXPECT_OK(cudnnfe_handle_destroy(handle));
    mock::State state = mockCudnn().state();
    EXPECT_EQ(state.liveDescriptors, 0);
    EXPECT_EQ(state.liveHandles, 0);
    EXPECT_EQ(state.misuses, 0);
    EXPECT_EQ(fakeCuda().liveObjects(), liveBefore);
  }

  void open() { ASSERT_OK(cudnnfe_handle_create(0, &handle)); }

  cudnnfe_graph_info_t info(const Tables &tables, int64_t graph) {
    cudnnfe_graph_info_t facts{};
    facts.struct_size = sizeof facts;
    EXPECT_OK(cudnnfe_graph_info(handle, &tables.module, graph, &facts));
    return facts;
  }

  /// Runs main with these tables and the members' buffers.
  Result run(const Tables &tables, void *workspace = nullptr) {
    void *args[] = {x, &alpha, y};
    return runMain(&tables.module, handle, args, workspace);
  }

  cudnnfe_handle_t *handle = nullptr;
  int64_t liveBefore = 0;
  alignas(256) char x[256];
  alignas(256) char y[256];
  alignas(256) char space[8192];
  float alpha = 2;
};
} // namespace cudnnfe::rt::test

#endif // CUDNNFE_UNITTESTS_RUNTIME_RUNTIMETESTUTILS_H
