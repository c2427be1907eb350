//===- RealCudnnTest.cpp - the installed cuDNN without a device -----------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These tests give this process the driver stub, so they are a program of their
// own. They are skipped where there is no cuDNN.
//
//===----------------------------------------------------------------------===//

#include "CudnnTestUtils.h"

#include "CudnnFE/Cudnn/Driver.h"
#include "CudnnFE/Cudnn/PlanWorkerPool.h"
#include "CudnnFE/Cudnn/WorkerProtocol.h"

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

/// cuBLASLt leaks when it finds no device; nothing of ours is left out.
extern "C" const char *__lsan_default_suppressions() {
  return "leak:libcublasLt\n";
}

namespace {

std::string convolutionProgram() {
  return "cudnnfe-program 1\n"
         "%0 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[8,64,32,32] "
         "STRIDES=[65536,1,2048,64] UNIQUE_ID=1 BYTE_ALIGNMENT=16\n"
         "%1 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[64,64,3,3] "
         "STRIDES=[576,1,192,64] UNIQUE_ID=2 BYTE_ALIGNMENT=16\n"
         "%2 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[8,64,32,32] "
         "STRIDES=[65536,1,2048,64] UNIQUE_ID=3 BYTE_ALIGNMENT=16\n"
         "%3 = CONVOLUTION COMP_TYPE=FLOAT CONV_MODE=CROSS_CORRELATION "
         "SPATIAL_DIMS=2 PRE_PADDINGS=[1,1] POST_PADDINGS=[1,1] "
         "DILATIONS=[1,1] FILTER_STRIDES=[1,1]\n"
         "%4 = OPERATION_CONVOLUTION_FORWARD X=%0 W=%1 Y=%2 CONV_DESC=%3 "
         "ALPHA:FLOAT=0x3f800000 BETA:FLOAT=0x00000000\n"
         "%5 = OPERATIONGRAPH OPS=[%4]\n";
}

class RealCudnnTest : public ::testing::Test {
protected:
  static void SetUpTestSuite() {
    DriverKind kind;
    loadStatus = new Status(provideDriver(CUDNNFE_DRIVER_STUB, kind));
    if (loadStatus->ok())
      *loadStatus = Library::load({}, library);
  }

  void SetUp() override {
    if (loadStatus->failed())
      GTEST_SKIP() << loadStatus->message;
  }

  SelectionRequest request(const std::string &program) {
    SelectionRequest request;
    request.program = program;
    request.device = h200();
    return request;
  }

  PlanWorkerOptions options(unsigned jobs) {
    PlanWorkerOptions options;
    options.worker = CUDNNFE_PLAN_WORKER_PATH;
    options.driverStub = CUDNNFE_DRIVER_STUB;
    options.cudnn = library->path();
    options.jobs = jobs;
    return options;
  }

  static Status *loadStatus;
  static std::shared_ptr<Library> library;
};

Status *RealCudnnTest::loadStatus = nullptr;
std::shared_ptr<Library> RealCudnnTest::library;

TEST_F(RealCudnnTest, BuildsSerializesAndLoadsAMatmulPlan) {
  SelectionResult result =
      runSelection(*library, request(matmulProgram("BFLOAT16")));
  ASSERT_TRUE(result.status.ok()) << result.status.message;
  ASSERT_EQ(result.plans.size(), 1u);
  const Candidate &winner = result.candidates[result.plans[0].candidate];
  EXPECT_TRUE(winner.info.hasNumericalNote(NumericalNote::TENSOR_CORE));
  EXPECT_TRUE(winner.info.hasBehaviorNote(BehaviorNote::RUNTIME_COMPILATION));
  EXPECT_GT(result.plans[0].json.size(), 10000u);

  DeviceProperties device;
  ASSERT_TRUE(DeviceProperties::fromJson(*library, h200(), device).ok());
  Plan plan;
  Status status =
      Plan::loadWithDevice(*library, result.plans[0].json, device, plan);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(plan.workspace(), result.plans[0].workspace);
  std::string again;
  ASSERT_TRUE(plan.serialize(again).ok());
  EXPECT_EQ(again, result.plans[0].json);
}

TEST_F(RealCudnnTest, PlansThatAreNoneAreRefused) {
  DeviceProperties device;
  ASSERT_TRUE(DeviceProperties::fromJson(*library, h200(), device).ok());
  for (const char *text : {"{}", "{\"cudnnVersion\":1}", "[]", "plan"}) {
    Plan plan;
    EXPECT_TRUE(Plan::loadWithDevice(*library, text, device, plan).failed())
        << text;
  }
}

TEST_F(RealCudnnTest, DeviceDescriptionsRoundTrip) {
  DeviceProperties device;
  ASSERT_TRUE(DeviceProperties::fromJson(*library, h200(), device).ok());
  std::string json;
  Status status = device.toJson(json);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(json, h200().substr(0, json.size()));
}

TEST_F(RealCudnnTest, ARefusalHasAReasonForEachEngine) {
  // There is no engine for float64 without a device.
  SelectionResult result =
      runSelection(*library, request(matmulProgram("DOUBLE")));
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  ASSERT_FALSE(result.candidates.empty());
  for (const Candidate &candidate : result.candidates) {
    EXPECT_EQ(candidate.state, CandidateState::Declined);
    EXPECT_EQ(candidate.reason.rfind("CUDNN_STATUS_", 0), 0u)
        << candidate.reason;
  }
  EXPECT_FALSE(explainRefusal(result).empty());
}

TEST_F(RealCudnnTest, Float32MatmulIsRefusedWithoutTf32) {
  // Offline, only a tensor core engine is there for it.
  SelectionRequest asked = request(matmulProgram("FLOAT"));
  SelectionResult result = runSelection(*library, asked);
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.buildAttempts, 0);
  ASSERT_FALSE(result.candidates.empty());
  asked.policy.allowTf32 = true;
  asked.action = SelectionAction::Support;
  EXPECT_TRUE(runSelection(*library, asked).status.ok());
}

TEST_F(RealCudnnTest, Float32ConvolutionTakesAnEngineWithoutTensorCores) {
  SelectionResult result =
      runSelection(*library, request(convolutionProgram()));
  ASSERT_TRUE(result.status.ok()) << result.status.message;
  const Candidate &winner = result.candidates[result.plans.at(0).candidate];
  EXPECT_FALSE(winner.info.hasNumericalNote(NumericalNote::TENSOR_CORE));
  EXPECT_FALSE(
      winner.info.hasNumericalNote(NumericalNote::DOWN_CONVERT_INPUTS));
  // The first choice of the heuristics would have been TF32.
  EXPECT_EQ(result.candidates[0].state, CandidateState::Barred);
}

TEST_F(RealCudnnTest, WorkspaceLimit) {
  SelectionRequest asked = request(convolutionProgram());
  asked.policy.workspaceLimit = 0;
  SelectionResult result = runSelection(*library, asked);
  ASSERT_TRUE(result.status.ok()) << result.status.message;
  EXPECT_EQ(result.plans.at(0).workspace, 0);
}

TEST_F(RealCudnnTest, PinsReproduceAChoice) {
  SelectionRequest asked = request(convolutionProgram());
  asked.action = SelectionAction::Support;
  SelectionResult list = runSelection(*library, asked);
  ASSERT_TRUE(list.status.ok());
  // The last available entry, so that a fallback to the first one shows.
  std::string name;
  for (const Candidate &candidate : list.candidates)
    if (candidate.state == CandidateState::Available)
      name = candidate.info.choice.name();
  asked.action = SelectionAction::Build;
  asked.policy.pins = {name};
  SelectionResult result = runSelection(*library, asked);
  ASSERT_TRUE(result.status.ok()) << result.status.message;
  ASSERT_EQ(result.candidates.size(), 1u);
  EXPECT_EQ(result.candidates[0].info.choice.name(), name);

  asked.policy.pins = {"eng9999"};
  result = runSelection(*library, asked);
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_FALSE(result.candidates.at(0).reason.empty());
}

TEST_F(RealCudnnTest, EngineQueries) {
  ParseError error;
  std::optional<DescriptorProgram> program =
      parse(matmulProgram("BFLOAT16"), error);
  ASSERT_TRUE(program);
  DeviceProperties device;
  ASSERT_TRUE(DeviceProperties::fromJson(*library, h200(), device).ok());
  BuiltGraph graph;
  ASSERT_TRUE(buildDescriptors(*library, *program, graph).ok());
  int64_t count = 0;
  ASSERT_TRUE(queryEngineCount(graph.graph(), count).ok());
  EXPECT_GT(count, 7);
  std::vector<KnobRange> knobs;
  Status status = queryKnobs(*library, graph.graph(), &device, 7, knobs);
  ASSERT_TRUE(status.ok()) << status.message;
  bool found = false;
  for (const KnobRange &knob : knobs)
    if (knob.type == static_cast<int32_t>(KnobType::KERNEL_CFG)) {
      found = true;
      EXPECT_GT(knob.maximum, knob.minimum);
    }
  EXPECT_TRUE(found);
}

TEST_F(RealCudnnTest, G19_SupportQueriesBuildNothing) {
  for (int i = 0; i < 24; ++i) {
    SelectionRequest asked = request(matmulProgram("BFLOAT16", 64 + 8 * i));
    asked.action = SelectionAction::Support;
    SelectionResult result = runSelection(*library, asked);
    EXPECT_TRUE(result.status.ok()) << result.status.message;
    EXPECT_EQ(result.buildAttempts, 0);
  }
}

TEST_F(RealCudnnTest, EqualRequestsGiveEqualBytesWhateverTheWorkers) {
  std::vector<SelectionRequest> asked;
  for (int m : {64, 256, 512})
    asked.push_back(request(matmulProgram("BFLOAT16", m)));
  asked.push_back(request(matmulProgram("HALF", 512)));
  asked.push_back(request(convolutionProgram()));
  asked.push_back(asked[0]);
  PlanWorkerPool one(options(1)), several(options(3));
  std::vector<SelectionResult> first = one.run(asked);
  std::vector<SelectionResult> second = several.run(asked);
  for (size_t i = 0; i < asked.size(); ++i) {
    ASSERT_TRUE(first[i].status.ok()) << first[i].status.message;
    EXPECT_TRUE(encodeResult(first[i]) == encodeResult(second[i])) << i;
  }
  // Served by the same process as the first one, after others.
  EXPECT_TRUE(first[0].plans.at(0).json == first[5].plans.at(0).json);
  EXPECT_EQ(one.startedWorkers(), 1u);
}

} // namespace
