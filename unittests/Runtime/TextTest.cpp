//===- TextTest.cpp - JSON, manifest and policy texts ---------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"
#include "Manifest.h"
#include "Policy.h"
#include "gtest/gtest.h"

#include <string>

using namespace cudnnfe;
using namespace cudnnfe::rt;

static std::string errorOf(const Error &error) {
  return error ? error->message : "";
}

static std::string parseError(const std::string &text) {
  Json value;
  return errorOf(parseJson(text.data(), text.size(), value));
}

TEST(JsonTest, ReadsEveryKind) {
  std::string text =
      R"({"a": [1, -2.5e1, true, null], "b": "x\u00e9\ud83d\ude00\n"})";
  Json value;
  ASSERT_EQ(errorOf(parseJson(text.data(), text.size(), value)), "");
  const Json *a = value.find("a");
  ASSERT_NE(a, nullptr);
  ASSERT_EQ(a->array.size(), 4u);
  EXPECT_EQ(a->array[0].integer, 1);
  EXPECT_EQ(a->array[1].real, -25.0);
  EXPECT_TRUE(a->array[2].boolean);
  EXPECT_EQ(a->array[3].kind, Json::Kind::Null);
  ASSERT_NE(value.find("b"), nullptr);
  EXPECT_EQ(value.find("b")->string, "x\xc3\xa9\xf0\x9f\x98\x80\n");
  EXPECT_EQ(value.find("c"), nullptr);
}

TEST(JsonTest, ReadsExtremeIntegers) {
  Json value;
  std::string low = "-9223372036854775808", high = "9223372036854775807";
  ASSERT_EQ(errorOf(parseJson(low.data(), low.size(), value)), "");
  EXPECT_EQ(value.integer, INT64_MIN);
  ASSERT_EQ(errorOf(parseJson(high.data(), high.size(), value)), "");
  EXPECT_EQ(value.integer, INT64_MAX);
  EXPECT_NE(parseError("9223372036854775808"), "");
  EXPECT_NE(parseError("-9223372036854775809"), "");
  EXPECT_NE(parseError("99999999999999999999999999"), "");
}

TEST(JsonTest, RefusesMalformedTexts) {
  for (const char *text : {"",
                           "{",
                           "[1,",
                           "[1,]",
                           "{\"a\":1,}",
                           "{\"a\" 1}",
                           "{a:1}",
                           "01",
                           "1.",
                           "1e",
                           "-",
                           "tru",
                           "nul",
                           "\"",
                           "\"\\x\"",
                           "\"\\u12\"",
                           "\"\\ud800\"",
                           "\"\\ud800\\u0041\"",
                           "\"\\udc00\"",
                           "\"\\u0000\"",
                           "\"\n\"",
                           "1 2",
                           "{\"a\":1,\"a\":2}",
                           "\xff"})
    EXPECT_NE(parseError(text), "") << text;
  // A prefix of a text never reads beyond its end.
  std::string whole = R"({"a": [1, 2.5, "\u00e9", false, {"b": null}]})";
  for (size_t i = 0; i < whole.size(); ++i)
    EXPECT_NE(parseError(whole.substr(0, i)), "") << i;
  EXPECT_EQ(parseError(whole), "");
}

TEST(JsonTest, BoundsTheDepth) {
  EXPECT_EQ(parseError(std::string(60, '[') + std::string(60, ']')), "");
  EXPECT_NE(parseError(std::string(100000, '[')), "");
}

static std::string manifestError(const std::string &text) {
  Manifest manifest;
  return errorOf(parseManifest(text.data(), text.size(), manifest));
}

static std::string makeManifest(const std::string &argument) {
  return R"({"format": "cudnnfe-artifact", "version": 1, "abi": 1, "target": "cpu",
             "entries": [{"name": "f", "inputs": [)" +
         argument + R"(], "results": []}]})";
}

TEST(ManifestTest, ReadsArguments) {
  std::string text = makeManifest(
      R"({"name": "x", "type": "bf16", "shape": [2, 3, 4]},
         {"type": "f32", "shape": [2, 3], "strides": [1, 2], "alignment": 16},
         {"type": "f32", "scalar": true}, {"type": "i4", "shape": [3]},
         {"type": "f16", "shape": [4, 0]}, {"type": "f16", "shape": []})");
  Manifest manifest;
  ASSERT_EQ(errorOf(parseManifest(text.data(), text.size(), manifest)), "");
  ASSERT_EQ(manifest.entries.size(), 1u);
  const std::vector<ManifestArgument> &arguments =
      manifest.entries[0].arguments;
  ASSERT_EQ(arguments.size(), 6u);
  EXPECT_EQ(arguments[0].strides, (std::vector<int64_t>{12, 4, 1}));
  EXPECT_EQ(arguments[0].size, 48);
  EXPECT_EQ(arguments[0].alignment, 2);
  EXPECT_EQ(arguments[1].size, 24);
  EXPECT_EQ(arguments[1].alignment, 16);
  EXPECT_TRUE(arguments[2].isScalar);
  EXPECT_EQ(arguments[2].size, 4);
  EXPECT_EQ(arguments[3].size, 2);
  EXPECT_EQ(arguments[4].size, 0);
  EXPECT_EQ(arguments[5].size, 2);
}

TEST(ManifestTest, RefusesWhatDoesNotFit) {
  EXPECT_NE(manifestError("{}"), "");
  EXPECT_NE(manifestError("[]"), "");
  for (const char *argument :
       {R"({"type": "f32"})", R"({"type": "f33", "shape": []})", R"(1)",
        R"({"type": "f32", "shape": [-1]})",
        R"({"type": "f32", "shape": [1.5]})",
        R"({"type": "f32", "shape": [2], "strides": [1, 1]})",
        R"({"type": "f32", "shape": [4611686018427387904, 4]})",
        R"({"type": "f32", "shape": [4611686018427387904], "strides": [4]})",
        R"({"type": "f32", "shape": [9223372036854775807]})",
        R"({"type": "f32", "shape": [2], "alignment": 0})",
        R"({"type": "f32", "scalar": 1})"})
    EXPECT_NE(manifestError(makeManifest(argument)), "") << argument;
  std::string good = makeManifest(R"({"type": "f32", "shape": [2]})");
  EXPECT_EQ(manifestError(good), "");
  auto replaced = [&](const std::string &from, const std::string &to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return manifestError(text);
  };
  EXPECT_EQ(replaced("\"version\": 1", "\"version\": 2"),
            "manifest: expected version 1 but got 2");
  EXPECT_EQ(replaced("\"abi\": 1", "\"abi\": 7"),
            "manifest: expected version 1 of the runtime's ABI but got 7");
  EXPECT_EQ(
      replaced("\"cpu\"", "\"tpu\""),
      "manifest: expected the target \"cuda\" or \"cpu\" but got \"tpu\"");
  EXPECT_NE(replaced("\"cpu\"", "\"cuda\""), "");
}

TEST(PolicyTest, ReadsWhatIsWritten) {
  cudnn::SelectionPolicy policy;
  policy.modes = {cudnn::HeurMode::B, cudnn::HeurMode::FALLBACK};
  policy.allowTf32 = true;
  policy.deterministic = true;
  policy.strictNan = true;
  policy.barredNumericalNotes = {3, 0, 60};
  policy.requiredNumericalNotes = {9};
  policy.barredBehaviorNotes = {0};
  policy.requiredBehaviorNotes = {3, 4};
  policy.workspaceLimit = 1 << 20;
  policy.sharedMemoryLimit = 0;
  policy.candidateLimit = 7;
  policy.pins = {"eng7_k24=21", "eng0"};
  policy.blocked = {"eng3"};
  for (const cudnn::SelectionPolicy &each :
       {policy, cudnn::SelectionPolicy()}) {
    cudnn::SelectionPolicy read;
    ASSERT_EQ(errorOf(parsePolicy(each.str(), read)), "") << each.str();
    EXPECT_EQ(read.str(), each.str());
  }
  cudnn::SelectionPolicy read;
  ASSERT_EQ(errorOf(parsePolicy(policy.str(), read)), "");
  EXPECT_EQ(read.pins, policy.pins);
  EXPECT_EQ(read.workspaceLimit, policy.workspaceLimit);
  EXPECT_EQ(read.sharedMemoryLimit, 0);
}

TEST(PolicyTest, RefusesWhatItDoesNotKnow) {
  for (const char *text :
       {"", "modes=C", "modes=A allow_tf33",
        "modes=A workspace_limit=", "modes=A workspace_limit=-1",
        "modes=A  deterministic", "modes=A bar_numerical=NOTHING",
        "modes=A pin=", "modes=A candidate_limit=99999999999", "modes=A x=1"}) {
    cudnn::SelectionPolicy policy;
    EXPECT_NE(errorOf(parsePolicy(text, policy)), "") << text;
  }
}
