//===- ExecutorTest.cpp - descriptor programs against the mock ------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnTestUtils.h"

#include "CudnnFE/Cudnn/Executor.h"

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

namespace {

class ExecutorTest : public MockTest {
protected:
  DescriptorProgram parsed(const std::string &text) {
    ParseError error;
    std::optional<DescriptorProgram> program = parse(text, error);
    EXPECT_TRUE(program) << error.str();
    return program ? *program : DescriptorProgram();
  }
};

TEST_F(ExecutorTest, MakesTheCallsOfTheProgram) {
  TemporaryFolder folder;
  control.configure("log=" + folder.path + "/log");
  {
    BuiltGraph graph;
    Status status = buildDescriptors(*library, parsed(matmulProgram()), graph);
    ASSERT_TRUE(status.ok()) << status.message;
    EXPECT_EQ(graph.descriptors.size(), 6u);
  }
  EXPECT_EQ(readFile(folder.path + "/log"),
            R"(CreateDescriptor TENSOR#0 -> 0
SetAttribute TENSOR#0 DATA_TYPE DATA_TYPE [9] -> 0
SetAttribute TENSOR#0 DIMENSIONS INT64 [1,512,256] -> 0
SetAttribute TENSOR#0 STRIDES INT64 [131072,256,1] -> 0
SetAttribute TENSOR#0 UNIQUE_ID INT64 [1] -> 0
SetAttribute TENSOR#0 BYTE_ALIGNMENT INT64 [16] -> 0
Finalize TENSOR#0 -> 0
CreateDescriptor TENSOR#1 -> 0
SetAttribute TENSOR#1 DATA_TYPE DATA_TYPE [9] -> 0
SetAttribute TENSOR#1 DIMENSIONS INT64 [1,256,512] -> 0
SetAttribute TENSOR#1 STRIDES INT64 [131072,512,1] -> 0
SetAttribute TENSOR#1 UNIQUE_ID INT64 [2] -> 0
SetAttribute TENSOR#1 BYTE_ALIGNMENT INT64 [16] -> 0
Finalize TENSOR#1 -> 0
CreateDescriptor TENSOR#2 -> 0
SetAttribute TENSOR#2 DATA_TYPE DATA_TYPE [9] -> 0
SetAttribute TENSOR#2 DIMENSIONS INT64 [1,512,512] -> 0
SetAttribute TENSOR#2 STRIDES INT64 [262144,512,1] -> 0
SetAttribute TENSOR#2 UNIQUE_ID INT64 [3] -> 0
SetAttribute TENSOR#2 BYTE_ALIGNMENT INT64 [16] -> 0
Finalize TENSOR#2 -> 0
CreateDescriptor MATMUL#3 -> 0
SetAttribute MATMUL#3 COMP_TYPE DATA_TYPE [0] -> 0
Finalize MATMUL#3 -> 0
CreateDescriptor OPERATION_MATMUL#4 -> 0
SetAttribute OPERATION_MATMUL#4 ADESC BACKEND_DESCRIPTOR [TENSOR#0] -> 0
SetAttribute OPERATION_MATMUL#4 BDESC BACKEND_DESCRIPTOR [TENSOR#1] -> 0
SetAttribute OPERATION_MATMUL#4 CDESC BACKEND_DESCRIPTOR [TENSOR#2] -> 0
SetAttribute OPERATION_MATMUL#4 DESC BACKEND_DESCRIPTOR [MATMUL#3] -> 0
Finalize OPERATION_MATMUL#4 -> 0
CreateDescriptor OPERATIONGRAPH#5 -> 0
SetAttribute OPERATIONGRAPH#5 OPS BACKEND_DESCRIPTOR [OPERATION_MATMUL#4] -> 0
Finalize OPERATIONGRAPH#5 -> 0
DestroyDescriptor OPERATIONGRAPH#5 -> 0
DestroyDescriptor OPERATION_MATMUL#4 -> 0
DestroyDescriptor MATMUL#3 -> 0
DestroyDescriptor TENSOR#2 -> 0
DestroyDescriptor TENSOR#1 -> 0
DestroyDescriptor TENSOR#0 -> 0
)");
  expectClean();
}

TEST_F(ExecutorTest, ReportsWhereAndWhy) {
  // The fifth finalized descriptor is the operation.
  control.configure("message=k does not match;fail=Finalize,5,2000");
  BuiltGraph graph;
  BuildFailure failure;
  Status status =
      buildDescriptors(*library, parsed(matmulProgram()), graph, &failure);
  ASSERT_EQ(status.kind, ErrorKind::Internal);
  EXPECT_EQ(status.code, 2000);
  EXPECT_EQ(failure.descriptor, 4);
  EXPECT_EQ(failure.attribute, -1);
  EXPECT_EQ(status.message,
            "descriptor %4 (OPERATION_MATMUL): cudnnBackendFinalize("
            "OPERATION_MATMUL): CUDNN_STATUS_BAD_PARAM (2000): "
            "k does not match");
  EXPECT_TRUE(graph.empty());
  expectClean();
}

TEST_F(ExecutorTest, ReportsTheAttribute) {
  control.configure("fail=SetAttribute,3,3004");
  BuiltGraph graph;
  BuildFailure failure;
  Status status =
      buildDescriptors(*library, parsed(matmulProgram()), graph, &failure);
  ASSERT_EQ(status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(failure.descriptor, 0);
  EXPECT_EQ(failure.attribute, 2);
  EXPECT_EQ(
      status.message,
      "descriptor %0 (TENSOR): cudnnBackendSetAttribute(TENSOR, STRIDES): "
      "CUDNN_STATUS_NOT_SUPPORTED_LAYOUT (3004)");
  expectClean();
}

TEST_F(ExecutorTest, RefusesMalformedProgramsBeforeAnyCall) {
  DescriptorProgram program = parsed(matmulProgram());
  // cuDNN would crash on a tensor in the place of the operation.
  program.descriptors.back().attrs.front().ints = {0};
  control.configure("");
  BuiltGraph graph;
  BuildFailure failure;
  Status status = buildDescriptors(*library, program, graph, &failure);
  EXPECT_EQ(status.kind, ErrorKind::Internal);
  EXPECT_EQ(failure.descriptor, 5);
  EXPECT_EQ(control.state().calls, 0);
}

TEST_F(ExecutorTest, EveryFailingCallLeavesNothingBehind) {
  DescriptorProgram program = parsed(matmulProgram());
  control.configure("");
  {
    BuiltGraph graph;
    ASSERT_TRUE(buildDescriptors(*library, program, graph).ok());
  }
  // The last six calls destroy, which does not fail.
  int calls = control.state().calls - 6;
  ASSERT_EQ(calls, 33);
  for (int i = 1; i <= calls; ++i) {
    control.configure("fail=any," + std::to_string(i) + ",4000");
    {
      BuiltGraph graph;
      Status status = buildDescriptors(*library, program, graph);
      EXPECT_EQ(status.kind, ErrorKind::Internal) << i;
      EXPECT_EQ(status.code, 4000) << i;
    }
    expectClean();
  }
}

TEST_F(ExecutorTest, OwnershipMoves) {
  control.configure("");
  {
    BackendDescriptor first, second;
    ASSERT_TRUE(
        BackendDescriptor::create(*library, DescKind::TENSOR, first).ok());
    ASSERT_TRUE(
        BackendDescriptor::create(*library, DescKind::MATMUL, second).ok());
    first = std::move(second);
    BackendDescriptor third(std::move(first));
    EXPECT_FALSE(first);
    EXPECT_TRUE(third);
    EXPECT_EQ(control.state().liveDescriptors, 2);
  }
  expectClean();
}

} // namespace
