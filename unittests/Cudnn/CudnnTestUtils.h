//===- CudnnTestUtils.h - what the tests of cuDNN access share --*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef CUDNNFE_UNITTESTS_CUDNN_CUDNNTESTUTILS_H
#define CUDNNFE_UNITTESTS_CUDNN_CUDNNTESTUTILS_H

#include "MockCudnn.h"

#include "CudnnFE/Cudnn/Library.h"
#include "CudnnFE/Cudnn/Selection.h"

#include "gtest/gtest.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <unistd.h>

namespace cudnnfe::testing {

/// A matrix product of two tensors of the type; ids 1, 2, 3 from `firstUid`.
inline std::string matmulProgram(const std::string &type = "BFLOAT16",
                                 int m = 512, int firstUid = 1) {
  auto tensor = [&](int index, int rows, int columns) {
    return "%" + std::to_string(index) + " = TENSOR DATA_TYPE=" + type +
           " DIMENSIONS=[1," + std::to_string(rows) + "," +
           std::to_string(columns) + "] STRIDES=[" +
           std::to_string(rows * columns) + "," + std::to_string(columns) +
           ",1] UNIQUE_ID=" + std::to_string(firstUid + index) +
           " BYTE_ALIGNMENT=16\n";
  };
  return "cudnnfe-program 1\n" + tensor(0, m, 256) + tensor(1, 256, 512) +
         tensor(2, m, 512) +
         "%3 = MATMUL COMP_TYPE=FLOAT\n"
         "%4 = OPERATION_MATMUL ADESC=%0 BDESC=%1 CDESC=%2 DESC=%3\n"
         "%5 = OPERATIONGRAPH OPS=[%4]\n";
}

inline std::string readFile(const std::string &path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

inline std::string h200() {
  return readFile(CUDNNFE_SOURCE_DIR "/devices/h200.json");
}

/// A folder that is removed with everything in it.
class TemporaryFolder {
public:
  TemporaryFolder() {
    std::string pattern = ::testing::TempDir() + "cudnnfe-XXXXXX";
    path = mkdtemp(pattern.data()) ? pattern : "";
  }
  ~TemporaryFolder() {
    if (!path.empty() && std::system(("rm -rf '" + path + "'").c_str()) != 0)
      ADD_FAILURE() << "cannot remove " << path;
  }

  std::string path;
};

/// Sets an environment variable for a scope.
class ScopedEnvironment {
public:
  ScopedEnvironment(const char *name, const std::string &value) : name(name) {
    if (const char *old = std::getenv(name)) {
      had = true;
      before = old;
    }
    setenv(name, value.c_str(), 1);
  }
  ~ScopedEnvironment() {
    if (had)
      setenv(name, before.c_str(), 1);
    else
      unsetenv(name);
  }

private:
  const char *name;
  bool had = false;
  std::string before;
};

/// Tests that run against the mock in this process.
class MockTest : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_TRUE(control);
    control.configure("");
    cudnn::LibraryOptions options;
    options.path = CUDNNFE_MOCK_CUDNN;
    cudnn::Status status = cudnn::Library::load(options, library);
    ASSERT_TRUE(status.ok()) << status.message;
  }

  /// Everything that a test made must be gone, and was used as it should.
  void expectClean() {
    EXPECT_EQ(control.state().liveDescriptors, 0);
    EXPECT_EQ(control.state().liveHandles, 0);
    EXPECT_EQ(control.state().misuses, 0);
  }

  cudnn::SelectionRequest
  request(const std::string &program = matmulProgram()) {
    cudnn::SelectionRequest request;
    request.program = program;
    request.device = h200();
    return request;
  }

  mock::Control control{CUDNNFE_MOCK_CUDNN};
  std::shared_ptr<cudnn::Library> library;
};

} // namespace cudnnfe::testing

#endif // CUDNNFE_UNITTESTS_CUDNN_CUDNNTESTUTILS_H
