//===- LibraryTest.cpp - finding and loading cuDNN ------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnTestUtils.h"

#include <algorithm>
#include <sys/stat.h>

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

namespace {

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

class LibraryTest : public MockTest {
protected:
  Status load(const std::string &path) {
    LibraryOptions options;
    options.path = path;
    return Library::load(options, library);
  }
};

TEST_F(LibraryTest, LoadsTheGivenFile) {
  ASSERT_TRUE(load(CUDNNFE_MOCK_CUDNN).ok());
  EXPECT_EQ(library->version(), 91900);
  EXPECT_EQ(library->versionString(), "9.19.0");
  EXPECT_EQ(library->source(), "option");
  EXPECT_TRUE(contains(library->path(), "MockCudnn"));
}

TEST_F(LibraryTest, LoadsFromAFolder) {
  TemporaryFolder folder;
  ASSERT_EQ(
      symlink(CUDNNFE_MOCK_CUDNN, (folder.path + "/libcudnn.so.9").c_str()), 0);
  ASSERT_TRUE(load(folder.path).ok());
}

TEST_F(LibraryTest, LoadsFromTheEnvironment) {
  ScopedEnvironment variable("CUDNNFE_CUDNN_PATH", CUDNNFE_MOCK_CUDNN);
  ASSERT_TRUE(load("").ok());
  EXPECT_EQ(library->source(), "CUDNNFE_CUDNN_PATH");
}

TEST_F(LibraryTest, TheOptionOutranksTheEnvironment) {
  ScopedEnvironment variable("CUDNNFE_CUDNN_PATH", "/nonexistent/libcudnn.so");
  ASSERT_TRUE(load(CUDNNFE_MOCK_CUDNN).ok());
  EXPECT_EQ(library->source(), "option");
}

TEST_F(LibraryTest, AGivenPathIsBinding) {
  Status status = load("/nonexistent/libcudnn.so.9");
  ASSERT_EQ(status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(status.message, "cannot load cuDNN (9.8.0 or newer is "
                                       "needed)"))
      << status.message;
  EXPECT_TRUE(contains(status.message,
                       "option /nonexistent/libcudnn.so.9: no such file"))
      << status.message;
  // Nothing else was tried: one line for the one path.
  EXPECT_EQ(std::count(status.message.begin(), status.message.end(), '\n'), 1);
}

TEST_F(LibraryTest, RefusesOldLibraries) {
  control.configure("version=90700");
  Status status = load(CUDNNFE_MOCK_CUDNN);
  ASSERT_EQ(status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(status.message, "cuDNN 9.7.0 ")) << status.message;
  EXPECT_TRUE(contains(status.message, "is too old: 9.8.0 or newer is needed"))
      << status.message;
}

TEST_F(LibraryTest, AcceptsTheOldestSupportedOne) {
  control.configure("version=90800");
  EXPECT_TRUE(load(CUDNNFE_MOCK_CUDNN).ok());
}

TEST_F(LibraryTest, RefusesOtherLibraries) {
  Status status = load(CUDNNFE_DRIVER_STUB);
  ASSERT_EQ(status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(status.message, "is not a usable cuDNN"))
      << status.message;
}

TEST_F(LibraryTest, RefusesFilesThatAreNoLibrary) {
  Status status = load(__FILE__);
  ASSERT_EQ(status.kind, ErrorKind::Internal);
  EXPECT_TRUE(contains(status.message, __FILE__)) << status.message;
}

TEST_F(LibraryTest, SearchesToolkitThenWheels) {
  TemporaryFolder folder;
  std::string wheel = folder.path + "/env/lib/python3.12/site-packages";
  ASSERT_EQ(std::system(("mkdir -p '" + wheel + "'").c_str()), 0);
  ScopedEnvironment toolkit("CUDA_HOME", folder.path + "/toolkit");
  ScopedEnvironment environment("VIRTUAL_ENV", folder.path + "/env");
  std::vector<LibraryCandidate> candidates = listLibraryCandidates();
  auto position = [&](const std::string &path) {
    auto found = std::find_if(
        candidates.begin(), candidates.end(),
        [&](const LibraryCandidate &entry) { return entry.path == path; });
    return found == candidates.end() ? -1 : found - candidates.begin();
  };
  EXPECT_EQ(position(folder.path + "/toolkit/lib64/libcudnn.so.9"), 0);
  EXPECT_EQ(candidates[0].source, "CUDA toolkit");
  auto wheelPosition = position(wheel + "/nvidia/cudnn/lib/libcudnn.so.9");
  ASSERT_GT(wheelPosition, 0);
  EXPECT_EQ(candidates[static_cast<size_t>(wheelPosition)].source,
            "Python wheel");
  EXPECT_GT(wheelPosition, position("/usr/local/cuda/lib64/libcudnn.so.9"));
}

TEST_F(LibraryTest, SearchesTheEnvironmentOfThePythonOnThePath) {
  TemporaryFolder folder;
  std::string wheel =
      folder.path + "/env/lib/python3.12/site-packages/nvidia/cudnn/lib";
  ASSERT_EQ(std::system(("mkdir -p '" + wheel + "' '" + folder.path +
                         "/env/bin' && ln -s /bin/sh '" + folder.path +
                         "/env/bin/python3'")
                            .c_str()),
            0);
  ScopedEnvironment path("PATH", folder.path + "/env/bin:/usr/bin:/bin");
  bool found = false;
  for (const LibraryCandidate &candidate : listLibraryCandidates())
    found |= candidate.path == wheel + "/libcudnn.so.9";
  EXPECT_TRUE(found);
}

TEST_F(LibraryTest, ErrorsCarryStatusAndText) {
  control.configure("message=the  reason\n is this;fail=Create,1,5000");
  Handle handle;
  Status status = Handle::create(*library, handle);
  ASSERT_EQ(status.kind, ErrorKind::Internal);
  EXPECT_EQ(status.code, 5000);
  EXPECT_EQ(status.message,
            "cudnnCreate: CUDNN_STATUS_EXECUTION_FAILED (5000): "
            "the reason is this");
  // Reading the text clears it.
  EXPECT_EQ(library->takeLastError(), "");
}

TEST_F(LibraryTest, RefusalsOfCudnnAreUnsupported) {
  EXPECT_EQ(library->error(3000, "x").kind, ErrorKind::Unsupported);
  EXPECT_EQ(library->error(3007, "x").kind, ErrorKind::Unsupported);
  EXPECT_EQ(library->error(2000, "x").kind, ErrorKind::Internal);
  EXPECT_EQ(library->error(4001, "x").kind, ErrorKind::Internal);
}

TEST(VersionTest, Formats) {
  EXPECT_EQ(formatCudnnVersion(90800), "9.8.0");
  EXPECT_EQ(formatCudnnVersion(91903), "9.19.3");
  EXPECT_EQ(formatCudnnVersion(8907), "8.9.7");
}

TEST(DeviceFactsTest, ReadsTheShippedDevice) {
  DeviceFacts facts;
  Status status = readDeviceFacts(h200(), facts);
  ASSERT_TRUE(status.ok()) << status.message;
  EXPECT_EQ(facts.name, "NVIDIA H200");
  EXPECT_EQ(facts.deviceVersion, 900);
  EXPECT_EQ(facts.multiProcessorCount, 132);
  EXPECT_EQ(facts.sharedMemoryPerBlockOptin, 232448);
}

TEST(DeviceFactsTest, RefusesEveryTruncation) {
  std::string json = h200();
  json = json.substr(0, json.find_last_of('}') + 1);
  for (size_t size = 0; size < json.size(); ++size) {
    DeviceFacts facts;
    Status status = readDeviceFacts(json.substr(0, size), facts);
    EXPECT_EQ(status.kind, ErrorKind::Invalid) << size;
  }
}

TEST(DeviceFactsTest, RefusesMalformedText) {
  for (const char *text :
       {"", "[]", "{", "{}", "{\"deviceVer\":900}", "{\"a\":1}}", "{\"a\":}",
        "{\"a\":1.5}", "{\"a\":[1,]}", "{\"a\":[]}", "{\"a\" 1}", "{\"a\":\"b}",
        "{\"deviceVer\":99999999999999999999}", "{\"a\":-}", "{\"a\":{}}",
        "{\"deviceVer\":0,\"multiProcessorCount\":1,"
        "\"maxSharedMemoryPerBlockOptin\":1}"}) {
    DeviceFacts facts;
    EXPECT_EQ(readDeviceFacts(text, facts).kind, ErrorKind::Invalid) << text;
  }
  DeviceFacts facts;
  EXPECT_EQ(readDeviceFacts(std::string(1 << 17, ' '), facts).kind,
            ErrorKind::Invalid);
}

TEST(DeviceFactsTest, SaysWhichFieldIsMissing) {
  DeviceFacts facts;
  Status status = readDeviceFacts("{\"deviceVer\":900}", facts);
  EXPECT_EQ(status.message,
            "device properties lack a positive 'multiProcessorCount'");
}

} // namespace
