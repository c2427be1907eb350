//===- DriverStubTest.cpp - the driver that has no device -----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program of its own: it loads the stub.
//
//===----------------------------------------------------------------------===//

#include "CudnnTestUtils.h"

#include "CudnnFE/Cudnn/Driver.h"

#include <cstring>
#include <dlfcn.h>

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

namespace {

// First, as the stub stays loaded afterwards.
TEST(ProvideDriverTest, NeedsAPath) {
  if (dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL))
    GTEST_SKIP() << "this process has a libcuda.so.1 already";
  DriverKind kind;
  EXPECT_EQ(provideDriver("libsomething.so", kind).kind, ErrorKind::Internal);
  EXPECT_EQ(provideDriver("/nonexistent/libcuda.so.1", kind).kind,
            ErrorKind::Internal);
}

class DriverStubTest : public ::testing::Test {
protected:
  void SetUp() override {
    library = dlopen(CUDNNFE_DRIVER_STUB, RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(library, nullptr) << dlerror();
  }

  template <typename Function>
  Function *find(const char *name) {
    void *symbol = dlsym(library, name);
    EXPECT_NE(symbol, nullptr) << name;
    return reinterpret_cast<Function *>(symbol);
  }

  void *library = nullptr;
};

TEST_F(DriverStubTest, SaysThatThereIsNoDevice) {
  EXPECT_EQ(find<int(unsigned)>("cuInit")(0), 100);
  int count = 7;
  EXPECT_EQ(find<int(int *)>("cuDeviceGetCount")(&count), 0);
  EXPECT_EQ(count, 0);
  uint64_t pointer = 0;
  EXPECT_EQ((find<int(uint64_t *, size_t)>("cuMemAlloc_v2")(&pointer, 16)),
            100);
  EXPECT_EQ(find<int(void *)>("cuCtxSetCurrent")(nullptr), 100);
  const char *text = nullptr;
  EXPECT_EQ((find<int(int, const char **)>("cuGetErrorName")(100, &text)), 0);
  EXPECT_STREQ(text, "CUDA_ERROR_NO_DEVICE");
}

TEST_F(DriverStubTest, AcceptsKernels) {
  void *code = &library, *module = nullptr, *kernel = nullptr;
  EXPECT_EQ((find<int(void **, const void *, void *, void *, unsigned, void *,
                      void *, unsigned)>("cuLibraryLoadData")(
                &module, code, nullptr, nullptr, 0, nullptr, nullptr, 0)),
            0);
  EXPECT_NE(module, nullptr);
  EXPECT_EQ((find<int(void **, void *, const char *)>("cuLibraryGetKernel")(
                &kernel, module, "kernel")),
            0);
  EXPECT_NE(kernel, nullptr);
  // Nothing can be launched.
  EXPECT_EQ(find<int()>("cuLaunchKernel")(), 100);
}

TEST_F(DriverStubTest, LooksUpItsOwnFunctions) {
  using LookUp = int(const char *, void **, int, uint64_t, int *);
  LookUp *lookUp = find<LookUp>("cuGetProcAddress_v2");
  void *function = nullptr;
  int status = -1;
  EXPECT_EQ(lookUp("cuInit", &function, 13000, 0, &status), 0);
  EXPECT_EQ(function, dlsym(library, "cuInit"));
  EXPECT_EQ(status, 0);
  EXPECT_EQ(lookUp("cuGetProcAddress", &function, 13000, 0, &status), 0);
  EXPECT_EQ(function, reinterpret_cast<void *>(lookUp));
  EXPECT_EQ(lookUp("cuNoSuchFunction", &function, 13000, 0, &status), 500);
  EXPECT_EQ(function, nullptr);
  EXPECT_EQ(status, 1);
  EXPECT_EQ(lookUp(nullptr, &function, 13000, 0, &status), 1);
}

TEST_F(DriverStubTest, HasTheFunctionsOfTheInstalledHeader) {
  std::string header = readFile("/usr/local/cuda/include/cuda.h");
  if (header.empty())
    GTEST_SKIP() << "no cuda.h on this machine";
  const std::string mark = "CUresult CUDAAPI cu";
  int found = 0;
  for (size_t at = header.find(mark); at != std::string::npos;
       at = header.find(mark, at + 1)) {
    size_t begin = at + mark.size() - 2;
    std::string name = header.substr(begin, header.find('(', begin) - begin);
    if (name.find_first_not_of("abcdefghijklmnopqrstuvwxyz"
                               "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") !=
            std::string::npos ||
        name.find("_pt") != std::string::npos)
      continue;
    EXPECT_NE(dlsym(library, name.c_str()), nullptr) << name;
    ++found;
  }
  EXPECT_GT(found, 400);
}

} // namespace
