//===- ArtifactTest.cpp - opening and calling artifacts -------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Runtime/Runtime.h"
#include "gtest/gtest.h"

#include <string>

namespace {
std::string take(cudnnfe_status_t *status) {
  std::string message = cudnnfe_status_message(status);
  cudnnfe_status_destroy(status);
  return message;
}

class ArtifactTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(take(cudnnfe_artifact_open(CUDNNFE_TEST_ARTIFACT, &artifact)),
              "");
  }
  void TearDown() override { cudnnfe_artifact_close(artifact); }

  cudnnfe_artifact_t *artifact = nullptr;
};
} // namespace

TEST_F(ArtifactTest, DescribesItsEntries) {
  EXPECT_EQ(cudnnfe_artifact_needs_device(artifact), 0);
  EXPECT_EQ(cudnnfe_artifact_module_desc(artifact), nullptr);
  ASSERT_EQ(cudnnfe_artifact_num_entries(artifact), 3);
  EXPECT_NE(
      std::string(cudnnfe_artifact_manifest(artifact)).find("cudnnfe-artifact"),
      std::string::npos);
  cudnnfe_entry_info_t entry{};
  entry.struct_size = sizeof entry;
  ASSERT_EQ(take(cudnnfe_artifact_entry(artifact, 1, &entry)), "");
  EXPECT_STREQ(entry.name, "transpose");
  EXPECT_EQ(entry.num_inputs, 1);
  EXPECT_EQ(entry.num_results, 2);
  cudnnfe_argument_info_t argument{};
  argument.struct_size = sizeof argument;
  ASSERT_EQ(take(cudnnfe_artifact_argument(artifact, 1, 0, &argument)), "");
  EXPECT_STREQ(argument.type, "f32");
  EXPECT_EQ(argument.rank, 2);
  EXPECT_EQ(argument.shape[1], 3);
  EXPECT_EQ(argument.strides[1], 2);
  EXPECT_EQ(argument.size, 24);
  EXPECT_EQ(take(cudnnfe_artifact_argument(artifact, 1, 3, &argument)),
            "expected an argument below 3 but got 3");
  EXPECT_EQ(take(cudnnfe_artifact_entry(artifact, 3, &entry)),
            "expected an entry below 3 but got 3");
}

TEST_F(ArtifactTest, RecordsAreCutToTheCallersSize) {
  cudnnfe_entry_info_t entry{};
  entry.num_results = -1;
  entry.struct_size = offsetof(cudnnfe_entry_info_t, num_results);
  ASSERT_EQ(take(cudnnfe_artifact_entry(artifact, 1, &entry)), "");
  EXPECT_EQ(entry.num_inputs, 1);
  EXPECT_EQ(entry.num_results, -1);
  entry.struct_size = 0;
  EXPECT_EQ(
      take(cudnnfe_artifact_entry(artifact, 1, &entry)),
      "expected struct_size to be sizeof(cudnnfe_entry_info_t) but got 0");
}

TEST_F(ArtifactTest, CallsByName) {
  int64_t entry = -1;
  ASSERT_EQ(take(cudnnfe_artifact_find(artifact, "scale", &entry)), "");
  float x[6] = {1, 2, 3, 4, 5, 6}, y[6] = {}, alpha = 2;
  void *args[] = {x, &alpha, y};
  ASSERT_EQ(
      take(cudnnfe_artifact_call(artifact, entry, nullptr, args, 3, nullptr)),
      "");
  EXPECT_EQ(y[5], 12);
  int64_t size = -1;
  ASSERT_EQ(
      take(cudnnfe_artifact_workspace_size(artifact, entry, nullptr, &size)),
      "");
  EXPECT_EQ(size, 0);
  EXPECT_EQ(take(cudnnfe_artifact_load(artifact, -1, nullptr)), "");
}

TEST_F(ArtifactTest, ReportsMistakes) {
  int64_t entry = -1;
  EXPECT_EQ(take(cudnnfe_artifact_find(artifact, "nope", &entry)),
            "expected one of the entries 'scale', 'transpose', 'fail' but got "
            "'nope'");
  void *args[] = {nullptr, nullptr, nullptr};
  EXPECT_EQ(take(cudnnfe_artifact_call(artifact, 0, nullptr, args, 2, nullptr)),
            "expected 3 arguments for 'scale' but got 2");
  EXPECT_EQ(take(cudnnfe_artifact_call(artifact, 0, nullptr, args, 3, nullptr)),
            "expected a pointer as argument 0 of 'scale' but got null");
  cudnnfe_status_t *status =
      cudnnfe_artifact_call(artifact, 2, nullptr, args, 0, nullptr);
  ASSERT_NE(status, nullptr);
  EXPECT_EQ(cudnnfe_status_kind(status), CUDNNFE_STATUS_UNSUPPORTED);
  EXPECT_EQ(cudnnfe_status_code(status), 7);
  EXPECT_STREQ(cudnnfe_status_location(status), "model.mlir:2:3");
  cudnnfe_status_destroy(status);
}

TEST(ArtifactOpenTest, RefusesWhatIsNoArtifact) {
  cudnnfe_artifact_t *artifact = nullptr;
  EXPECT_NE(take(cudnnfe_artifact_open("/nonexistent/x.so", &artifact)), "");
  EXPECT_NE(take(cudnnfe_artifact_open(CUDNNFE_TEST_FAKE_CUDA, &artifact))
                .find("exports no cudnnfe_manifest"),
            std::string::npos);
  EXPECT_NE(
      take(cudnnfe_artifact_open(CUDNNFE_TEST_BAD_ARTIFACT, &artifact))
          .find("exports no cudnnfe_entry_missing, which its manifest lists"),
      std::string::npos);
  EXPECT_NE(take(cudnnfe_artifact_open(__FILE__, &artifact)), "");
  EXPECT_EQ(artifact, nullptr);
  cudnnfe_artifact_close(nullptr);
}
