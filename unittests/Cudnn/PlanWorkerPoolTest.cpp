//===- PlanWorkerPoolTest.cpp - plan workers that do and do not behave ----===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnTestUtils.h"

#include "CudnnFE/Cudnn/PlanWorkerPool.h"
#include "CudnnFE/Cudnn/WorkerProtocol.h"

#include <csignal>
#include <sys/stat.h>

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

namespace {

class PlanWorkerPoolTest : public ::testing::Test {
protected:
  PlanWorkerOptions options(const std::string &mockConfig, unsigned jobs = 1) {
    PlanWorkerOptions options;
    options.worker = CUDNNFE_PLAN_WORKER_PATH;
    options.cudnn = CUDNNFE_MOCK_CUDNN;
    options.driverStub = CUDNNFE_DRIVER_STUB;
    options.jobs = jobs;
    options.environment = {"CUDNNFE_MOCK_CONFIG=" + mockConfig};
    return options;
  }

  static std::vector<SelectionRequest> requests(int count) {
    std::vector<SelectionRequest> result(static_cast<size_t>(count));
    for (int i = 0; i < count; ++i) {
      // Request i has the tensor ids 10 * i + 1, 2, 3.
      result[i].program = matmulProgram("HALF", 64 + 8 * i, 10 * i + 1);
      result[i].device = h200();
    }
    return result;
  }

  static bool contains(const std::string &text, const std::string &part) {
    return text.find(part) != std::string::npos;
  }
};

TEST_F(PlanWorkerPoolTest, ServesRequests) {
  PlanWorkerPool pool(options(""));
  std::vector<SelectionResult> results = pool.run(requests(3));
  ASSERT_EQ(results.size(), 3u);
  for (const SelectionResult &result : results) {
    ASSERT_TRUE(result.status.ok()) << result.status.message;
    EXPECT_EQ(result.plans.at(0).json, "{\"mock\":7,\"workspace\":0}");
  }
  // One process served them all, and serves the next call too.
  EXPECT_TRUE(pool.run(requests(1))[0].status.ok());
  EXPECT_EQ(pool.startedWorkers(), 1u);
  EXPECT_TRUE(pool.run({}).empty());
}

TEST_F(PlanWorkerPoolTest, TellsTheVersion) {
  PlanWorkerPool pool(options("version=91500"));
  int64_t version = 0;
  Status status = pool.libraryVersion(version);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(version, 91500);
}

TEST_F(PlanWorkerPoolTest, ResultsDoNotDependOnTheNumberOfWorkers) {
  // Requests 2 and 5 kill whoever serves them.
  std::vector<SelectionRequest> asked = requests(12);
  asked[2].program = matmulProgram("HALF", 64, 901);
  asked[5].program = matmulProgram("HALF", 64, 900);
  asked[7].policy.blocked = {"eng7"};
  asked[9].device = "{}";
  std::vector<std::vector<std::string>> encoded;
  for (unsigned jobs : {1u, 2u, 5u}) {
    PlanWorkerPool pool(options("crash-uid=901", jobs));
    std::vector<std::string> bytes;
    for (const SelectionResult &result : pool.run(asked))
      bytes.push_back(encodeResult(result));
    encoded.push_back(std::move(bytes));
  }
  EXPECT_EQ(encoded[0], encoded[1]);
  EXPECT_EQ(encoded[0], encoded[2]);
}

TEST_F(PlanWorkerPoolTest, ACrashCostsOneRequest) {
  PlanWorkerPool pool(options("crash-uid=12"));
  std::vector<SelectionResult> results = pool.run(requests(4));
  for (size_t i : {0u, 2u, 3u})
    EXPECT_TRUE(results[i].status.ok()) << results[i].status.message;
  EXPECT_EQ(results[1].status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(results[1].status.message,
                       "the plan worker was killed by signal 11 ("))
      << results[1].status.message;
  // The first worker, a fresh one that crashed as well, and one for the rest.
  EXPECT_EQ(pool.startedWorkers(), 3u);
}

TEST_F(PlanWorkerPoolTest, ATimeoutCostsOneRequest) {
  PlanWorkerOptions given = options("hang-uid=2");
  given.timeLimit = std::chrono::milliseconds(1500);
  PlanWorkerPool pool(given);
  std::vector<SelectionResult> results = pool.run(requests(2));
  EXPECT_EQ(results[0].status.kind, ErrorKind::Internal);
  EXPECT_EQ(results[0].status.message,
            "the plan worker exceeded the time limit of 1500 ms");
  EXPECT_TRUE(results[1].status.ok()) << results[1].status.message;
}

TEST_F(PlanWorkerPoolTest, AMissingLibraryIsOneClearError) {
  PlanWorkerOptions given = options("");
  given.cudnn = "/nonexistent/libcudnn.so.9";
  PlanWorkerPool pool(given);
  SelectionResult result = pool.run(requests(1))[0];
  EXPECT_EQ(result.status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(result.status.message, "cannot load cuDNN"))
      << result.status.message;
}

TEST_F(PlanWorkerPoolTest, AnOldLibraryIsOneClearError) {
  PlanWorkerPool pool(options("version=90700"));
  SelectionResult result = pool.run(requests(1))[0];
  EXPECT_EQ(result.status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(result.status.message, "cuDNN 9.7.0"))
      << result.status.message;
}

TEST_F(PlanWorkerPoolTest, AMissingWorkerIsOneClearError) {
  PlanWorkerOptions given = options("");
  given.worker = "/nonexistent/worker";
  PlanWorkerPool pool(given);
  SelectionResult result = pool.run(requests(1))[0];
  EXPECT_EQ(result.status.kind, ErrorKind::Internal);
  EXPECT_TRUE(
      contains(result.status.message, "cannot start '/nonexistent/worker'"))
      << result.status.message;
}

TEST_F(PlanWorkerPoolTest, OtherProgramsAreNotTakenForWorkers) {
  // Echoes the request: the length fits, the content does not.
  PlanWorkerOptions given = options("");
  given.worker = "/bin/cat";
  given.cudnn.clear();
  given.driverStub.clear();
  PlanWorkerPool echo(given);
  SelectionResult result = echo.run(requests(1))[0];
  EXPECT_EQ(result.status.message,
            "the answer of the plan worker cannot be read");

  // Ends at once.
  given.worker = "/bin/false";
  PlanWorkerPool ending(given);
  result = ending.run(requests(1))[0];
  EXPECT_EQ(result.status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(result.status.message, "ended with code 1"))
      << result.status.message;
}

TEST_F(PlanWorkerPoolTest, QuotesTheLastOutputOfADyingWorker) {
  TemporaryFolder folder;
  std::string script = folder.path + "/worker";
  {
    std::ofstream stream(script);
    stream << "#!/bin/sh\necho first >&2\necho 'out of luck' >&2\nexit 9\n";
  }
  ASSERT_EQ(chmod(script.c_str(), 0755), 0);
  PlanWorkerOptions given = options("");
  given.worker = script;
  PlanWorkerPool pool(given);
  EXPECT_EQ(pool.run(requests(1))[0].status.message,
            "the plan worker ended with code 9; its last output: out of luck");
}

TEST_F(PlanWorkerPoolTest, LargeRequestsAndAnswersPass) {
  // Larger than the buffers of a socket, in both directions.
  std::vector<SelectionRequest> asked = requests(1);
  asked[0].program += std::string(4 << 20, 'x');
  PlanWorkerPool pool(options(""));
  SelectionResult result = pool.run(asked)[0];
  EXPECT_EQ(result.status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(result.status.message, "malformed descriptor program"))
      << result.status.message.substr(0, 300);
}

TEST_F(PlanWorkerPoolTest, FindsTheWorkerOfTheBuild) {
  EXPECT_EQ(findPlanWorker(), CUDNNFE_PLAN_WORKER_PATH);
  ScopedEnvironment variable("CUDNNFE_PLAN_WORKER", "/some/where");
  EXPECT_EQ(findPlanWorker(), "/some/where");
}

} // namespace
