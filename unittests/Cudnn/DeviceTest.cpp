//===- DeviceTest.cpp - plans on a real device ----------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Skipped where there is no driver, device or cuDNN. What the rest of the
// project believes about cuDNN is checked here: that plans built for a
// described device run, and that the numerical notes tell TF32.
//
//===----------------------------------------------------------------------===//

#include "CudnnTestUtils.h"

#include "CudnnFE/Cudnn/Executor.h"
#include "CudnnFE/Cudnn/PlanWorkerPool.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <dlfcn.h>
#include <random>
#include <vector>

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

namespace {

/// The few entry points of the driver that the tests need.
struct Driver {
  int (*init)(unsigned);
  int (*deviceCount)(int *);
  int (*retain)(void **, int);
  int (*setCurrent)(void *);
  int (*synchronize)();
  int (*allocate)(uint64_t *, size_t);
  int (*free)(uint64_t);
  int (*fill)(uint64_t, unsigned char, size_t);
  int (*toDevice)(uint64_t, const void *, size_t);
  int (*toHost)(void *, uint64_t, size_t);

  /// True if there is a device; its context is current then.
  bool open() {
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    auto find = [&](auto &function, const char *name) {
      function = reinterpret_cast<std::decay_t<decltype(function)>>(
          dlsym(library, name));
      return function != nullptr;
    };
    if (!library || !find(init, "cuInit") ||
        !find(deviceCount, "cuDeviceGetCount") ||
        !find(retain, "cuDevicePrimaryCtxRetain") ||
        !find(setCurrent, "cuCtxSetCurrent") ||
        !find(synchronize, "cuCtxSynchronize") ||
        !find(allocate, "cuMemAlloc_v2") || !find(free, "cuMemFree_v2") ||
        !find(fill, "cuMemsetD8_v2") || !find(toDevice, "cuMemcpyHtoD_v2") ||
        !find(toHost, "cuMemcpyDtoH_v2"))
      return false;
    int count = 0;
    void *context = nullptr;
    return init(0) == 0 && deviceCount(&count) == 0 && count > 0 &&
           retain(&context, 0) == 0 && setCurrent(context) == 0;
  }
};

uint16_t toBfloat16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  return static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

float fromBfloat16(uint16_t value) {
  uint32_t bits = static_cast<uint32_t>(value) << 16;
  float result;
  std::memcpy(&result, &bits, sizeof(result));
  return result;
}

class DeviceTest : public ::testing::Test {
protected:
  static void SetUpTestSuite() {
    status = new Status();
    if (!driver.open()) {
      *status = Status::internal("no CUDA device");
      return;
    }
    *status = Library::load({}, library);
    if (status->ok())
      *status = Handle::create(*library, handle);
    if (status->ok())
      *status = DeviceProperties::fromHandle(*library, handle.get(), device);
  }
  static void TearDownTestSuite() {
    device = DeviceProperties();
    handle = Handle();
  }

  void SetUp() override {
    if (status->failed())
      GTEST_SKIP() << status->message;
  }
  void TearDown() override {
    for (uint64_t pointer : buffers)
      driver.free(pointer);
    buffers.clear();
  }

  uint64_t buffer(size_t bytes) {
    uint64_t pointer = 0;
    EXPECT_EQ(driver.allocate(&pointer, bytes ? bytes : 1), 0);
    buffers.push_back(pointer);
    // Whatever is not written shows as NaN.
    EXPECT_EQ(driver.fill(pointer, 0xff, bytes ? bytes : 1), 0);
    return pointer;
  }

  template <typename T>
  uint64_t upload(const std::vector<T> &values) {
    uint64_t pointer = buffer(values.size() * sizeof(T));
    EXPECT_EQ(
        driver.toDevice(pointer, values.data(), values.size() * sizeof(T)), 0);
    return pointer;
  }

  template <typename T>
  std::vector<T> download(uint64_t pointer, size_t count) {
    std::vector<T> values(count);
    EXPECT_EQ(driver.toHost(values.data(), pointer, count * sizeof(T)), 0);
    return values;
  }

  Status execute(const Plan &plan, std::vector<int64_t> ids,
                 std::vector<uint64_t> pointers) {
    BackendDescriptor pack;
    Status status =
        BackendDescriptor::create(*library, DescKind::VARIANT_PACK, pack);
    if (status.failed())
      return status;
    uint64_t workspace = buffer(static_cast<size_t>(plan.workspace()));
    if (status =
            pack.setAttribute(Attr::VARIANT_PACK_UNIQUE_IDS, ValueType::INT64,
                              static_cast<int64_t>(ids.size()), ids.data());
        status.failed())
      return status;
    if (status = pack.setAttribute(
            Attr::VARIANT_PACK_DATA_POINTERS, ValueType::VOID_PTR,
            static_cast<int64_t>(pointers.size()), pointers.data());
        status.failed())
      return status;
    if (status = pack.setAttribute(Attr::VARIANT_PACK_WORKSPACE,
                                   ValueType::VOID_PTR, 1, &workspace);
        status.failed())
      return status;
    if (status = pack.finalize(); status.failed())
      return status;
    int code = library->api().execute(handle.get(), plan.get(), pack.get());
    if (code != 0)
      return library->error(code, "cudnnBackendExecute");
    if (driver.synchronize() != 0)
      return Status::internal("the device failed");
    return Status::success();
  }

  static std::vector<float> random(size_t count, unsigned seed) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<float> distribution(-1, 1);
    std::vector<float> values(count);
    for (float &value : values)
      value = distribution(generator);
    return values;
  }

  /// |a - b| / |b| in the 2-norm.
  static double relativeError(const std::vector<float> &values,
                              const std::vector<double> &exact) {
    double difference = 0, norm = 0;
    for (size_t i = 0; i < exact.size(); ++i) {
      difference += (values[i] - exact[i]) * (values[i] - exact[i]);
      norm += exact[i] * exact[i];
    }
    return std::sqrt(difference / norm);
  }

  static Driver driver;
  static Status *status;
  static std::shared_ptr<Library> library;
  static Handle handle;
  static DeviceProperties device;
  std::vector<uint64_t> buffers;
};

Driver DeviceTest::driver;
Status *DeviceTest::status = nullptr;
std::shared_ptr<Library> DeviceTest::library;
Handle DeviceTest::handle;
DeviceProperties DeviceTest::device;

/// What the policy goes by: two notes, and cuBLASLt, which has none.
bool saysTf32(const EngineConfigInfo &info) {
  return info.hasNumericalNote(NumericalNote::TENSOR_CORE) ||
         info.hasNumericalNote(NumericalNote::DOWN_CONVERT_INPUTS) ||
         info.hasBehaviorNote(BehaviorNote::CUBLASLT_DEPENDENCY);
}

constexpr int rows = 512, inner = 256, columns = 512;

std::vector<double> product(const std::vector<float> &a,
                            const std::vector<float> &b) {
  std::vector<double> c(size_t(rows) * columns);
  for (int i = 0; i < rows; ++i)
    for (int k = 0; k < inner; ++k)
      for (int j = 0; j < columns; ++j)
        c[size_t(i) * columns + j] += double(a[size_t(i) * inner + k]) *
                                      double(b[size_t(k) * columns + j]);
  return c;
}

TEST_F(DeviceTest, ThisDeviceIsDescribed) {
  std::string json;
  Status read = device.toJson(json);
  ASSERT_TRUE(read.ok()) << read.message;
  DeviceFacts facts;
  read = readDeviceFacts(json, facts);
  ASSERT_TRUE(read.ok()) << read.message << json;
}

TEST_F(DeviceTest, APlanOfTheWorkerRuns) {
  // The worker sees no device, whatever driver it finds.
  PlanWorkerOptions options;
  options.worker = CUDNNFE_PLAN_WORKER_PATH;
  options.driverStub = CUDNNFE_DRIVER_STUB;
  options.environment = {"CUDA_VISIBLE_DEVICES="};
  SelectionRequest request;
  request.program = matmulProgram("BFLOAT16", rows);
  ASSERT_TRUE(device.toJson(request.device).ok());
  PlanWorkerPool pool(options);
  SelectionResult result = pool.run({request})[0];
  ASSERT_TRUE(result.status.ok()) << result.status.message;

  Plan plan;
  Status loaded =
      Plan::loadWithHandle(*library, result.plans[0].json, handle.get(), plan);
  ASSERT_TRUE(loaded.ok()) << loaded.message;
  std::vector<float> a = random(size_t(rows) * inner, 1);
  std::vector<float> b = random(size_t(inner) * columns, 2);
  std::vector<uint16_t> a16, b16;
  for (float &value : a) {
    a16.push_back(toBfloat16(value));
    value = fromBfloat16(a16.back());
  }
  for (float &value : b) {
    b16.push_back(toBfloat16(value));
    value = fromBfloat16(b16.back());
  }
  size_t size = size_t(rows) * columns;
  uint64_t c = buffer(size * 2);
  Status ran = execute(plan, {1, 2, 3}, {upload(a16), upload(b16), c});
  ASSERT_TRUE(ran.ok()) << ran.message;
  std::vector<float> values;
  for (uint16_t value : download<uint16_t>(c, size))
    values.push_back(fromBfloat16(value));
  EXPECT_LT(relativeError(values, product(a, b)), 5e-3);
}

/// What the worker lists without a device, and what heuristics list with one.
struct Lists {
  std::vector<std::string> offline, live;
};

void getLists(const std::string &text, const Library &library,
              const DeviceProperties &device, Lists &lists) {
  PlanWorkerOptions options;
  options.worker = CUDNNFE_PLAN_WORKER_PATH;
  options.driverStub = CUDNNFE_DRIVER_STUB;
  options.environment = {"CUDA_VISIBLE_DEVICES="};
  PlanWorkerPool pool(options);
  SelectionRequest request;
  request.action = SelectionAction::Support;
  ASSERT_TRUE(device.toJson(request.device).ok());
  request.program = text;
  SelectionResult offline = pool.run({request})[0];
  ASSERT_TRUE(offline.status.ok()) << offline.status.message;
  for (const Candidate &candidate : offline.candidates)
    lists.offline.push_back(candidate.info.choice.name());

  ParseError error;
  std::optional<DescriptorProgram> program = parse(text, error);
  ASSERT_TRUE(program) << error.str();
  BuiltGraph graph;
  ASSERT_TRUE(buildDescriptors(library, *program, graph).ok());
  SelectionResult live;
  selectPlans(library, *program, graph.graph(), &device, request.policy,
              SelectionAction::Support, 0, live);
  ASSERT_TRUE(live.status.ok()) << live.status.message;
  for (const Candidate &candidate : live.candidates)
    lists.live.push_back(candidate.info.choice.name());
  ASSERT_FALSE(lists.offline.empty());
}

/// Whether `part` comes from `whole` by leaving out entries.
bool isSubsetInOrder(const std::vector<std::string> &part,
                     const std::vector<std::string> &whole) {
  auto at = whole.begin();
  for (const std::string &name : part) {
    at = std::find(at, whole.end(), name);
    if (at == whole.end())
      return false;
    ++at;
  }
  return true;
}

TEST_F(DeviceTest, G07_TheOfflineListIsASubsetInOrder) {
  for (const char *type : {"BFLOAT16", "HALF"}) {
    for (int m : {64, rows, 4096}) {
      Lists lists;
      ASSERT_NO_FATAL_FAILURE(
          getLists(matmulProgram(type, m), *library, device, lists));
      EXPECT_TRUE(isSubsetInOrder(lists.offline, lists.live)) << type << m;
      std::printf("matmul %s %d: %zu offline, %zu live\n", type, m,
                  lists.offline.size(), lists.live.size());
    }
  }
}

TEST_F(DeviceTest, G07_TheListsOfAttentionAndNormsAreEqual) {
  for (const char *name : {"sdpa-causal", "sdpa-padding", "sdpa-unified",
                           "layernorm", "rmsnorm-training", "instancenorm"}) {
    Lists lists;
    ASSERT_NO_FATAL_FAILURE(
        getLists(readFile(CUDNNFE_SOURCE_DIR "/unittests/Cudnn/Inputs/" +
                          std::string(name) + ".program"),
                 *library, device, lists));
    EXPECT_EQ(lists.offline, lists.live) << name;
    std::printf("%s: %zu\n", name, lists.offline.size());
  }
}

TEST_F(DeviceTest, G21_NotesTellTf32InMatmul) {
  std::string text = matmulProgram("FLOAT", rows);
  ParseError error;
  std::optional<DescriptorProgram> program = parse(text, error);
  ASSERT_TRUE(program);
  BuiltGraph graph;
  ASSERT_TRUE(buildDescriptors(*library, *program, graph).ok());
  SelectionPolicy policy;
  policy.allowTf32 = true;
  SelectionResult result;
  std::vector<Plan> plans;
  selectPlans(*library, *program, graph.graph(), &device, policy,
              SelectionAction::Build, 1000, result, &plans);
  ASSERT_TRUE(result.status.ok()) << result.status.message;

  std::vector<float> a = random(size_t(rows) * inner, 1);
  std::vector<float> b = random(size_t(inner) * columns, 2);
  std::vector<double> exact = product(a, b);
  uint64_t aPointer = upload(a), bPointer = upload(b);
  bool sawTf32 = false;
  for (size_t i = 0; i < plans.size(); ++i) {
    const EngineConfigInfo &info =
        result.candidates[result.plans[i].candidate].info;
    bool claimed = saysTf32(info);
    uint64_t c = buffer(exact.size() * 4);
    Status ran = execute(plans[i], {1, 2, 3}, {aPointer, bPointer, c});
    ASSERT_TRUE(ran.ok()) << ran.message;
    double measured = relativeError(download<float>(c, exact.size()), exact);
    std::printf("matmul %s tf32=%d error=%.3g\n", info.choice.name().c_str(),
                claimed, measured);
    sawTf32 |= measured > 1e-4;
    // Where nothing says TF32, the result must have float32's accuracy.
    if (!claimed)
      EXPECT_LT(measured, 5e-6) << info.choice.name();
  }
  EXPECT_TRUE(sawTf32);
}

TEST_F(DeviceTest, G21_NotesTellTf32InConvolution) {
  constexpr int n = 2, c = 32, h = 16, k = 32;
  std::string text =
      "cudnnfe-program 1\n"
      "%0 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[2,32,16,16] "
      "STRIDES=[8192,1,512,32] UNIQUE_ID=1 BYTE_ALIGNMENT=16\n"
      "%1 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[32,32,3,3] "
      "STRIDES=[288,1,96,32] UNIQUE_ID=2 BYTE_ALIGNMENT=16\n"
      "%2 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[2,32,16,16] "
      "STRIDES=[8192,1,512,32] UNIQUE_ID=3 BYTE_ALIGNMENT=16\n"
      "%3 = CONVOLUTION COMP_TYPE=FLOAT CONV_MODE=CROSS_CORRELATION "
      "SPATIAL_DIMS=2 PRE_PADDINGS=[1,1] POST_PADDINGS=[1,1] "
      "DILATIONS=[1,1] FILTER_STRIDES=[1,1]\n"
      "%4 = OPERATION_CONVOLUTION_FORWARD X=%0 W=%1 Y=%2 CONV_DESC=%3 "
      "ALPHA:FLOAT=0x3f800000 BETA:FLOAT=0x00000000\n"
      "%5 = OPERATIONGRAPH OPS=[%4]\n";
  ParseError error;
  std::optional<DescriptorProgram> program = parse(text, error);
  ASSERT_TRUE(program) << error.str();
  BuiltGraph graph;
  ASSERT_TRUE(buildDescriptors(*library, *program, graph).ok());
  SelectionPolicy policy;
  policy.allowTf32 = true;
  SelectionResult result;
  std::vector<Plan> plans;
  selectPlans(*library, *program, graph.graph(), &device, policy,
              SelectionAction::Build, 1000, result, &plans);
  ASSERT_TRUE(result.status.ok()) << result.status.message;

  std::vector<float> x = random(size_t(n) * h * h * c, 1);
  std::vector<float> w = random(size_t(k) * 9 * c, 2);
  std::vector<double> exact(size_t(n) * h * h * k);
  for (int in = 0; in < n; ++in)
    for (int y = 0; y < h; ++y)
      for (int z = 0; z < h; ++z)
        for (int ik = 0; ik < k; ++ik) {
          double sum = 0;
          for (int r = 0; r < 3; ++r)
            for (int s = 0; s < 3; ++s) {
              int yy = y + r - 1, zz = z + s - 1;
              if (yy < 0 || yy >= h || zz < 0 || zz >= h)
                continue;
              const float *from = &x[(size_t(in) * h * h + yy * h + zz) * c];
              const float *filter = &w[size_t(ik) * 9 * c + (r * 3 + s) * c];
              for (int ic = 0; ic < c; ++ic)
                sum += double(from[ic]) * double(filter[ic]);
            }
          exact[(size_t(in) * h * h + y * h + z) * k + ik] = sum;
        }
  uint64_t xPointer = upload(x), wPointer = upload(w);
  bool sawTf32 = false, sawExact = false;
  for (size_t i = 0; i < plans.size(); ++i) {
    const EngineConfigInfo &info =
        result.candidates[result.plans[i].candidate].info;
    bool claimed = saysTf32(info);
    uint64_t y = buffer(exact.size() * 4);
    Status ran = execute(plans[i], {1, 2, 3}, {xPointer, wPointer, y});
    ASSERT_TRUE(ran.ok()) << ran.message;
    double measured = relativeError(download<float>(y, exact.size()), exact);
    std::printf("convolution %s tf32=%d error=%.3g\n",
                info.choice.name().c_str(), claimed, measured);
    sawTf32 |= measured > 1e-4;
    sawExact |= !claimed;
    if (!claimed)
      EXPECT_LT(measured, 5e-6) << info.choice.name();
  }
  EXPECT_TRUE(sawTf32);
  EXPECT_TRUE(sawExact);
}

} // namespace
