//===- SelectionTest.cpp - choosing plans with the mock -------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnTestUtils.h"

#include "CudnnFE/Cudnn/WorkerProtocol.h"

#include <functional>

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

namespace {

class SelectionTest : public MockTest {
protected:
  SelectionResult run(
      const std::string &mockConfig,
      const std::function<void(SelectionRequest &)> &change =
          [](SelectionRequest &) {},
      const std::string &program = matmulProgram()) {
    control.configure(mockConfig);
    // The version may be another one.
    LibraryOptions options;
    options.path = CUDNNFE_MOCK_CUDNN;
    EXPECT_TRUE(Library::load(options, library).ok());
    SelectionRequest made = request(program);
    change(made);
    SelectionResult result = runSelection(*library, made);
    expectClean();
    return result;
  }

  static std::string reasons(const SelectionResult &result) {
    std::string text;
    for (const std::string &line : explainRefusal(result))
      text += line + "\n";
    return text;
  }
};

//===----------------------------------------------------------------------===//
// The list
//===----------------------------------------------------------------------===//

TEST_F(SelectionTest, BuildsTheFirstCandidate) {
  SelectionResult result = run("");
  ASSERT_TRUE(result.status.ok()) << result.status.message;
  EXPECT_EQ(result.libraryVersion, 91900);
  // Mode FALLBACK proposes engine 1 again: one entry.
  ASSERT_EQ(result.candidates.size(), 2u);
  EXPECT_EQ(result.candidates[0].info.choice.name(), "eng7");
  EXPECT_EQ(result.candidates[0].source, "A");
  EXPECT_EQ(result.candidates[0].state, CandidateState::Built);
  EXPECT_EQ(result.candidates[0].info.sharedMemory, 65536);
  EXPECT_EQ(result.candidates[1].info.choice.name(), "eng1");
  EXPECT_EQ(result.candidates[1].state, CandidateState::Available);
  EXPECT_EQ(result.candidates[1].info.sharedMemory, -1);
  ASSERT_EQ(result.plans.size(), 1u);
  EXPECT_EQ(result.plans[0].json, "{\"mock\":7,\"workspace\":0}");
  EXPECT_EQ(result.buildAttempts, 1);
}

TEST_F(SelectionTest, SourcesKeepTheirOrder) {
  SelectionResult result = run(
      "engine=5,0,0,-,FALLBACK;engine=6,0,0,-,B;engine=7,0,0,-,A",
      [](SelectionRequest &request) {
        request.policy.modes = {HeurMode::B, HeurMode::A, HeurMode::FALLBACK};
      });
  ASSERT_EQ(result.candidates.size(), 3u);
  EXPECT_EQ(result.candidates[0].source, "B");
  EXPECT_EQ(result.candidates[1].source, "A");
  EXPECT_EQ(result.candidates[2].source, "FALLBACK");
}

TEST_F(SelectionTest, ASupportQueryBuildsNothing) {
  for (int i = 0; i < 20; ++i) {
    SelectionResult result = run(
        "",
        [](SelectionRequest &request) {
          request.action = SelectionAction::Support;
        },
        matmulProgram("BFLOAT16", 64 + 8 * i));
    EXPECT_TRUE(result.status.ok());
    EXPECT_EQ(result.buildAttempts, 0);
    EXPECT_EQ(control.state().plansBuilt, 0);
    EXPECT_TRUE(result.plans.empty());
    EXPECT_EQ(result.candidates[0].state, CandidateState::Available);
  }
}

TEST_F(SelectionTest, BuildsAsManyAsWanted) {
  SelectionResult result =
      run("engine=1,0,0,-,A;engine=2,0,0,-,A;engine=3,0,0,-,A;decline=2,3000",
          [](SelectionRequest &request) { request.plansWanted = 2; });
  ASSERT_EQ(result.plans.size(), 2u);
  EXPECT_EQ(result.plans[0].candidate, 0u);
  EXPECT_EQ(result.plans[1].candidate, 2u);
  EXPECT_EQ(result.buildAttempts, 3);
}

TEST_F(SelectionTest, AFailingModeIsNotedAndTheNextOneAsked) {
  SelectionResult result = run("message=no such pattern;fail=Finalize,8,3001");
  // Descriptors 1-7 are the device and the program; 8 is mode A.
  ASSERT_TRUE(result.status.ok()) << result.status.message;
  ASSERT_EQ(result.sourceFailures.size(), 1u);
  EXPECT_EQ(result.sourceFailures[0].source, "A");
  EXPECT_EQ(result.sourceFailures[0].code, 3001);
  EXPECT_EQ(result.candidates[0].source, "FALLBACK");
}

TEST_F(SelectionTest, NoEngineIsUnsupported) {
  SelectionResult result =
      run("engine=7,0,0,-,B;message=not implemented;fail=Finalize,8,3001");
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.status.message,
            "cuDNN 9.19.0 has no engine for the graph on this device");
  EXPECT_EQ(reasons(result),
            "heuristic mode A: cudnnBackendFinalize(ENGINEHEUR): "
            "CUDNN_STATUS_NOT_SUPPORTED_GRAPH_PATTERN (3001): not "
            "implemented\n");
}

TEST_F(SelectionTest, CudnnsReportOnRefusedEnginesIsKept) {
  // As cuDNN 9.19 writes it, innermost reason first. The mock takes '~' for the
  // semicolon. The first and the last report are malformed.
  const std::string report =
      "{\"engineId\":4,\"smVersion\":900,\"knobChoices\":"
      "{\"CUDNN_KNOB_TYPE_SPLIT_K_SLC\":-1,\"CUDNN_KNOB_TYPE_KERNEL_CFG\":3}}\n"
      "  Warning: CUDNN_STATUS_NOT_SUPPORTED_SHAPE, Reason: x\n"
      "{\"engineId\":5,\"smVersion\":900,\"knobChoices\":"
      "{\"CUDNN_KNOB_TYPE_SPLIT_K_SLC\":-1,\"CUDNN_KNOB_TYPE_KERNEL_CFG\":3}}\n"
      "  Warning: CUDNN_STATUS_NOT_SUPPORTED_SHAPE~ Reason: k is odd\n"
      "  Warning: CUDNN_STATUS_NOT_SUPPORTED~ Reason: check()\n"
      "{\"engineId\":9,\"knobChoices\":{\"CUDNN_KNOB_TYPE_NEW\":1}}\n"
      "  Warning: CUDNN_STATUS_NOT_SUPPORTED_SHAPE~ Reason: k is odd\n"
      "{\"engineId\":";
  SelectionResult result = run("engine=7,0,0,-,B;report=" + report);
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.status.message,
            "no engine of cuDNN 9.19.0 serves the graph: 2 considered");
  EXPECT_EQ(result.candidates.at(0).info.choice.name(), "eng5_k24=3");
  EXPECT_EQ(result.candidates.at(0).code, 3002);
  EXPECT_EQ(reasons(result), "eng5_k24=3, eng9: "
                             "CUDNN_STATUS_NOT_SUPPORTED_SHAPE: k is odd\n");
}

//===----------------------------------------------------------------------===//
// Declines and errors
//===----------------------------------------------------------------------===//

TEST_F(SelectionTest, ADeclineAdvances) {
  for (int status : {3000, 3007, 4000, 4001}) {
    SelectionResult result =
        run("message=nvrtc said no;decline=7," + std::to_string(status));
    ASSERT_TRUE(result.status.ok()) << result.status.message;
    EXPECT_EQ(result.candidates[0].state, CandidateState::Declined);
    EXPECT_EQ(result.candidates[0].code, status);
    EXPECT_NE(result.candidates[0].reason.find("nvrtc said no"),
              std::string::npos);
    ASSERT_EQ(result.plans.size(), 1u);
    EXPECT_EQ(result.plans[0].candidate, 1u);
  }
}

TEST_F(SelectionTest, OtherErrorsPropagate) {
  for (int status : {1001, 2000, 4003, 5000}) {
    SelectionResult result = run("decline=7," + std::to_string(status));
    EXPECT_EQ(result.status.kind, ErrorKind::Internal) << status;
    EXPECT_EQ(result.status.code, status);
    EXPECT_TRUE(result.plans.empty());
  }
}

TEST_F(SelectionTest, RefusalsAreGroupedByReason) {
  SelectionResult result =
      run("message=too large;engine=1,0,0,-,A;engine=2,9,0,-,A;"
          "engine=3,0,0,-,A;decline=1,3002;decline=3,3002",
          [](SelectionRequest &request) { request.policy.workspaceLimit = 8; });
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.status.message,
            "no engine of cuDNN 9.19.0 serves the graph: 3 considered");
  EXPECT_EQ(reasons(result),
            "eng2: workspace of 9 bytes is over the limit of 8\n"
            "eng1, eng3: cudnnBackendFinalize(EXECUTION_PLAN): "
            "CUDNN_STATUS_NOT_SUPPORTED_SHAPE (3002): too large\n");
}

//===----------------------------------------------------------------------===//
// Filters
//===----------------------------------------------------------------------===//

TEST_F(SelectionTest, G13_TheChosenPlanObeysTheWorkspaceLimit) {
  auto limit = [](SelectionRequest &request) {
    request.policy.workspaceLimit = 1 << 20;
  };
  SelectionResult result =
      run("engine=1,1073741824,0,-,A;engine=2,1024,0,-,A", limit);
  ASSERT_TRUE(result.status.ok());
  EXPECT_EQ(result.candidates[0].state, CandidateState::Barred);
  EXPECT_EQ(result.candidates[0].reason,
            "workspace of 1073741824 bytes is over the limit of 1048576");
  EXPECT_EQ(result.plans[0].candidate, 1u);
  EXPECT_EQ(result.plans[0].workspace, 1024);

  result = run("engine=1,1073741824,0,-,A", limit);
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_TRUE(result.plans.empty());
  EXPECT_EQ(control.state().plansBuilt, 0);
}

TEST_F(SelectionTest, G13_TheLimitHoldsForTheBuiltPlanToo) {
  SelectionResult result =
      run("engine=1,0,0,-,A;engine=2,1024,0,-,A;grow=1,1073741824",
          [](SelectionRequest &request) {
            request.policy.workspaceLimit = 1 << 20;
          });
  ASSERT_TRUE(result.status.ok());
  EXPECT_EQ(result.candidates[0].state, CandidateState::Barred);
  EXPECT_EQ(result.plans[0].candidate, 1u);
}

TEST_F(SelectionTest, SharedMemoryLimitKeepsUnknownSizes) {
  SelectionResult result = run("engine=1,0,65536,-,A;engine=2,0,-1,-,A",
                               [](SelectionRequest &request) {
                                 request.policy.sharedMemoryLimit = 49152;
                               });
  EXPECT_EQ(result.candidates[0].state, CandidateState::Barred);
  EXPECT_EQ(result.candidates[1].state, CandidateState::Built);
}

TEST_F(SelectionTest, G21_Tf32IsNeverAFallback) {
  // Only tensor core engines: refused for float32 unless asked for.
  const char *engines = "engine=7,0,0,0,A;engine=8,0,0,1,FALLBACK";
  SelectionResult result =
      run(engines, [](SelectionRequest &) {}, matmulProgram("FLOAT"));
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(reasons(result),
            "eng7: allow_tf32 = false: the engine computes float32 data in "
            "TF32 (numerical note TENSOR_CORE)\n"
            "eng8: allow_tf32 = false: the engine computes float32 data in "
            "TF32 (numerical note DOWN_CONVERT_INPUTS)\n");
  EXPECT_EQ(control.state().plansBuilt, 0);

  result = run(
      engines,
      [](SelectionRequest &request) { request.policy.allowTf32 = true; },
      matmulProgram("FLOAT"));
  EXPECT_TRUE(result.status.ok());
  // Half precision data never was float32.
  result = run(engines, [](SelectionRequest &) {}, matmulProgram("HALF"));
  EXPECT_TRUE(result.status.ok());
}

TEST_F(SelectionTest, G21_CublasLtIsTf32WithoutANote) {
  auto reasonOf = [&](const std::string &config) {
    SelectionResult result =
        run(config, [](SelectionRequest &) {}, matmulProgram("FLOAT"));
    return result.candidates.at(0).reason;
  };
  const char *reason =
      "allow_tf32 = false: the engine computes float32 data in "
      "TF32 (it is cuBLASLt)";
  EXPECT_EQ(reasonOf("engine=0,0,0,b4,A"), reason);
  // Older libraries lack the note.
  EXPECT_EQ(reasonOf("version=91400;engine=0,0,0,-,A"), reason);
  EXPECT_EQ(reasonOf("version=91500;engine=0,0,0,-,A"), "");
  EXPECT_EQ(reasonOf("version=91400;engine=1,0,0,-,A"), "");
}

TEST_F(SelectionTest, DeterministicBarsTheNote) {
  auto deterministic = [](SelectionRequest &request) {
    request.policy.deterministic = true;
  };
  SelectionResult result =
      run("engine=1,0,0,0+4,A;engine=2,0,0,0,A", deterministic);
  EXPECT_EQ(result.candidates[0].reason,
            "deterministic: the engine has numerical note NONDETERMINISTIC");
  EXPECT_EQ(result.plans.at(0).candidate, 1u);
  result = run("engine=1,0,0,0+4,A", deterministic);
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
}

TEST_F(SelectionTest, StrictNanNeedsTheNote) {
  SelectionResult result =
      run("engine=1,0,0,-,A;engine=2,0,0,9,A",
          [](SelectionRequest &request) { request.policy.strictNan = true; });
  EXPECT_EQ(result.candidates[0].reason,
            "strict_nan: the engine lacks numerical note STRICT_NAN_PROP");
  EXPECT_EQ(result.plans.at(0).candidate, 1u);
}

TEST_F(SelectionTest, NotesAreBarredAndRequired) {
  SelectionResult result =
      run("engine=1,0,0,5,A;engine=2,0,0,77,A;engine=3,0,0,3+77,A",
          [](SelectionRequest &request) {
            request.policy.barredNumericalNotes = {3, 5};
            request.policy.requiredNumericalNotes = {77};
          });
  EXPECT_EQ(result.candidates[0].reason,
            "the engine has the barred numerical note WINOGRAD");
  EXPECT_EQ(result.candidates[1].state, CandidateState::Built);
  EXPECT_EQ(result.candidates[2].reason,
            "the engine has the barred numerical note FFT");
  // A note that this version does not know is printed as its number.
  result = run("engine=1,0,0,-,A", [](SelectionRequest &request) {
    request.policy.requiredNumericalNotes = {77};
  });
  EXPECT_EQ(result.candidates[0].reason,
            "the engine lacks the required numerical note 77");
}

TEST_F(SelectionTest, CandidateLimitCountsBuilds) {
  SelectionResult result =
      run("engine=1,0,0,-,A;engine=2,0,0,-,A;decline=1,3000",
          [](SelectionRequest &request) { request.policy.candidateLimit = 1; });
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.candidates[1].reason, "candidate limit of 1 reached");
  EXPECT_EQ(result.buildAttempts, 1);
}

TEST_F(SelectionTest, BlockedEnginesAreSkipped) {
  SelectionResult result = run(
      "", [](SelectionRequest &request) { request.policy.blocked = {"eng7"}; });
  EXPECT_EQ(result.candidates[0].reason, "blocked by 'eng7'");
  EXPECT_EQ(result.plans.at(0).candidate, 1u);
  // A name is no prefix: eng1 is not eng11.
  result = run("engine=11,0,0,-,A", [](SelectionRequest &request) {
    request.policy.blocked = {"eng1"};
  });
  EXPECT_TRUE(result.status.ok());
}

//===----------------------------------------------------------------------===//
// Pins
//===----------------------------------------------------------------------===//

TEST_F(SelectionTest, APinIsStrict) {
  SelectionResult result = run(
      "", [](SelectionRequest &request) { request.policy.pins = {"eng1"}; });
  ASSERT_TRUE(result.status.ok()) << result.status.message;
  ASSERT_EQ(result.candidates.size(), 1u);
  EXPECT_EQ(result.candidates[0].source, "PIN");
  EXPECT_EQ(result.plans.at(0).json, "{\"mock\":1,\"workspace\":4096}");

  // Nothing replaces a pin that fails.
  result = run("decline=1,3000", [](SelectionRequest &request) {
    request.policy.pins = {"eng1"};
  });
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.status.message, "no pinned engine serves the graph");
}

TEST_F(SelectionTest, APinOfAnUnknownEngineIsUnsupported) {
  SelectionResult result = run("", [](SelectionRequest &request) {
    request.policy.pins = {"eng99_k3=1"};
  });
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.candidates[0].state, CandidateState::Declined);
}

TEST_F(SelectionTest, PinsObeyTheFilters) {
  SelectionResult result = run("", [](SelectionRequest &request) {
    request.policy.pins = {"eng1"};
    request.policy.workspaceLimit = 100;
  });
  EXPECT_EQ(result.status.kind, ErrorKind::Unsupported);
  EXPECT_EQ(result.candidates[0].state, CandidateState::Barred);
}

TEST_F(SelectionTest, AMalformedPinIsInvalid) {
  for (const char *pin :
       {"", "7", "eng", "eng-1", "eng7_", "eng7_k=1", "eng7_k1",
        "eng7_k1=", "eng7_k1=2x", "eng7_k-1=2", "eng99999999999999999999"}) {
    SelectionResult result = run(
        "", [&](SelectionRequest &request) { request.policy.pins = {pin}; });
    EXPECT_EQ(result.status.kind, ErrorKind::Invalid) << pin;
  }
}

TEST(EngineChoiceTest, NamesRoundTrip) {
  for (const char *name : {"eng0", "eng7_k24=21", "eng41_k2=0_k12=-1_k13=2"}) {
    EngineChoice choice;
    ASSERT_TRUE(EngineChoice::parse(name, choice));
    EXPECT_EQ(choice.name(), name);
  }
}

//===----------------------------------------------------------------------===//
// Faults and malformed requests
//===----------------------------------------------------------------------===//

TEST_F(SelectionTest, EveryFailingCallIsCleanAndNeverFatal) {
  run("");
  int calls = control.state().calls;
  ASSERT_GT(calls, 60);
  for (int status : {2000, 3000, 4003})
    for (int i = 1; i <= calls; ++i) {
      // `run` checks that nothing leaks and nothing is misused.
      SelectionResult result =
          run("fail=any," + std::to_string(i) + "," + std::to_string(status));
      // A plan is given exactly if the selection succeeded.
      EXPECT_EQ(result.status.ok(), !result.plans.empty());
    }
}

TEST_F(SelectionTest, RefusesMalformedRequests) {
  SelectionResult result =
      run("", [](SelectionRequest &) {}, "cudnnfe-program 1\n%0 = NONSENSE\n");
  EXPECT_EQ(result.status.kind, ErrorKind::Internal);
  EXPECT_NE(result.status.message.find("malformed descriptor program: line 2"),
            std::string::npos)
      << result.status.message;
  result = run("", [](SelectionRequest &request) { request.device = "{}"; });
  EXPECT_EQ(result.status.kind, ErrorKind::Invalid);
  EXPECT_EQ(control.state().calls, 0);
}

TEST_F(SelectionTest, LoadingNeedsADevice) {
  control.configure("");
  {
    DeviceProperties device;
    ASSERT_TRUE(DeviceProperties::fromJson(*library, h200(), device).ok());
    Plan plan;
    std::string json = "{\"mock\":7,\"workspace\":12}";
    ASSERT_TRUE(Plan::loadWithDevice(*library, json, device, plan).ok());
    EXPECT_EQ(plan.workspace(), 12);
    std::string again;
    ASSERT_TRUE(plan.serialize(again).ok());
    EXPECT_EQ(again, json);
    EXPECT_EQ(Plan::loadWithHandle(*library, json, nullptr, plan).kind,
              ErrorKind::Internal);
    EXPECT_EQ(
        Plan::loadWithDevice(*library, json, DeviceProperties(), plan).kind,
        ErrorKind::Internal);
    EXPECT_EQ(Plan::loadWithDevice(*library, "other", device, plan).code, 1003);
  }
  expectClean();
}

//===----------------------------------------------------------------------===//
// Policy text
//===----------------------------------------------------------------------===//

TEST(PolicyTest, TextIsCanonical) {
  SelectionPolicy policy;
  EXPECT_EQ(policy.str(), "modes=A,FALLBACK");
  policy.barredNumericalNotes = {5, 3, 5};
  policy.blocked = {"eng9", "eng1", "eng9"};
  policy.workspaceLimit = 0;
  EXPECT_EQ(policy.str(), "modes=A,FALLBACK bar_numerical=FFT,WINOGRAD "
                          "workspace_limit=0 block=eng1 block=eng9");
}

TEST(PolicyTest, EveryFieldChangesTheText) {
  std::vector<std::function<void(SelectionPolicy &)>> changes = {
      [](SelectionPolicy &p) { p.modes = {HeurMode::A}; },
      [](SelectionPolicy &p) { p.modes = {HeurMode::FALLBACK, HeurMode::A}; },
      [](SelectionPolicy &p) { p.allowTf32 = true; },
      [](SelectionPolicy &p) { p.deterministic = true; },
      [](SelectionPolicy &p) { p.strictNan = true; },
      [](SelectionPolicy &p) { p.barredNumericalNotes = {1}; },
      [](SelectionPolicy &p) { p.requiredNumericalNotes = {1}; },
      [](SelectionPolicy &p) { p.barredBehaviorNotes = {1}; },
      [](SelectionPolicy &p) { p.requiredBehaviorNotes = {1}; },
      [](SelectionPolicy &p) { p.workspaceLimit = 1; },
      [](SelectionPolicy &p) { p.sharedMemoryLimit = 1; },
      [](SelectionPolicy &p) { p.candidateLimit = 1; },
      [](SelectionPolicy &p) { p.pins = {"eng1"}; },
      [](SelectionPolicy &p) { p.pins = {"eng1", "eng2"}; },
      [](SelectionPolicy &p) { p.pins = {"eng2", "eng1"}; },
      [](SelectionPolicy &p) { p.blocked = {"eng1"}; },
  };
  std::vector<std::string> texts = {SelectionPolicy().str()};
  for (const auto &change : changes) {
    SelectionPolicy policy;
    change(policy);
    for (const std::string &other : texts)
      EXPECT_NE(policy.str(), other);
    texts.push_back(policy.str());
  }
}

//===----------------------------------------------------------------------===//
// Protocol
//===----------------------------------------------------------------------===//

SelectionRequest fullRequest() {
  SelectionRequest request;
  request.action = SelectionAction::Support;
  request.program = "program";
  request.device = std::string("de\0vice", 7);
  request.policy.modes = {HeurMode::B, HeurMode::INSTANT};
  request.policy.allowTf32 = true;
  request.policy.strictNan = true;
  request.policy.barredNumericalNotes = {1, -2};
  request.policy.requiredBehaviorNotes = {3};
  request.policy.workspaceLimit = int64_t(1) << 40;
  request.policy.candidateLimit = 7;
  request.policy.pins = {"eng1", ""};
  request.policy.blocked = {"eng2"};
  request.plansWanted = 3;
  return request;
}

TEST(WorkerProtocolTest, RequestsRoundTrip) {
  std::string bytes = encodeRequest(fullRequest());
  SelectionRequest decoded;
  ASSERT_TRUE(decodeRequest(bytes, decoded));
  EXPECT_EQ(encodeRequest(decoded), bytes);
  EXPECT_EQ(decoded.policy.str(), fullRequest().policy.str());
  EXPECT_EQ(decoded.device, fullRequest().device);
}

TEST_F(SelectionTest, ResultsRoundTrip) {
  SelectionResult result =
      run("message=why;engine=1,-1,-1,0+77,A;engine=2,5,6,-,A;"
          "engine=3,1,1,-,FALLBACK;decline=1,3007;fail=Finalize,9,3001");
  result.status = Status::unsupported("message", 3001);
  result.failure = {4, -1};
  std::string bytes = encodeResult(result);
  SelectionResult decoded;
  ASSERT_TRUE(decodeResult(bytes, decoded));
  EXPECT_EQ(encodeResult(decoded), bytes);
  EXPECT_EQ(decoded.status.message, "message");
  EXPECT_EQ(decoded.candidates.size(), result.candidates.size());

  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decodeResult(bytes.substr(0, size), decoded)) << size;
  EXPECT_FALSE(decodeResult(bytes + "x", decoded));
  // Damage may go unnoticed, but it must not do any harm.
  for (size_t i = 0; i < bytes.size(); ++i)
    for (unsigned char value : {0x00, 0x01, 0x7f, 0x80, 0xff}) {
      std::string damaged = bytes;
      damaged[i] = static_cast<char>(value);
      SelectionResult ignored;
      if (decodeResult(damaged, ignored))
        explainRefusal(ignored);
    }
}

TEST(WorkerProtocolTest, TruncatedRequestsAreRefused) {
  std::string bytes = encodeRequest(fullRequest());
  SelectionRequest decoded;
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(decodeRequest(bytes.substr(0, size), decoded)) << size;
  EXPECT_FALSE(decodeRequest(bytes + "x", decoded));
}

} // namespace
