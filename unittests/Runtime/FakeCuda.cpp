//===- FakeCuda.cpp - a CUDA driver for tests -----------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FakeCuda.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>

namespace {
struct State {
  std::mutex mutex;
  std::map<std::string, int64_t> calls;
  std::map<std::string, std::pair<int64_t, int>> faults;
  int major = 9, minor = 0, multiprocessors = 132;
  std::atomic<int64_t> live{0};
  std::atomic<int> capturing{0};
};

State &state() {
  static State *instance = new State;
  return *instance;
}

thread_local void *currentContext = nullptr;
int contextObjects[2];

/// Counts a call and answers the scripted fault, or 0.
int enter(const char *function) {
  State &s = state();
  std::lock_guard<std::mutex> lock(s.mutex);
  int64_t count = ++s.calls[function];
  auto fault = s.faults.find(function);
  return fault != s.faults.end() && fault->second.first == count
             ? fault->second.second
             : 0;
}

void *makeObject() {
  ++state().live;
  return std::malloc(16);
}

void freeObject(void *object) {
  --state().live;
  std::free(object);
}

constexpr int invalidValue = 1;
constexpr int invalidContext = 201;
} // namespace

#define ENTER()                                                                \
  if (int fault = enter(__func__))                                             \
  return fault
// Work on a device needs a current context.
#define ENTER_DEVICE()                                                         \
  ENTER();                                                                     \
  if (!currentContext)                                                         \
  return invalidContext

extern "C" {

int cuInit(unsigned) {
  ENTER();
  return 0;
}

int cuDriverGetVersion(int *version) {
  ENTER();
  *version = 13000;
  return 0;
}

int cuGetErrorName(int code, const char **name) {
  ENTER();
  *name = code == 2 ? "CUDA_ERROR_OUT_OF_MEMORY" : "CUDA_ERROR_FAKE";
  return 0;
}

int cuGetErrorString(int, const char **text) {
  ENTER();
  *text = "made to fail";
  return 0;
}

int cuDeviceGetCount(int *count) {
  ENTER();
  *count = 2;
  return 0;
}

int cuDeviceGet(int *device, int ordinal) {
  ENTER();
  if (ordinal < 0 || ordinal > 1)
    return 101;
  *device = ordinal;
  return 0;
}

int cuDeviceGetName(char *name, int size, int) {
  ENTER();
  std::strncpy(name, "Fake H200", static_cast<size_t>(size));
  return 0;
}

int cuDeviceGetAttribute(int *value, int attribute, int) {
  ENTER();
  State &s = state();
  switch (attribute) {
  case 16:
    *value = s.multiprocessors;
    return 0;
  case 75:
    *value = s.major;
    return 0;
  case 76:
    *value = s.minor;
    return 0;
  default:
    return invalidValue;
  }
}

int cuDeviceTotalMem_v2(size_t *bytes, int) {
  ENTER();
  *bytes = size_t(140) << 30;
  return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
  ENTER();
  ++state().live;
  *context = &contextObjects[device];
  return 0;
}

int cuDevicePrimaryCtxRelease_v2(int) {
  ENTER();
  --state().live;
  return 0;
}

int cuCtxGetCurrent(void **context) {
  ENTER();
  *context = currentContext;
  return 0;
}

int cuCtxSetCurrent(void *context) {
  ENTER();
  currentContext = context;
  return 0;
}

int cuMemAlloc_v2(unsigned long long *address, size_t size) {
  ENTER_DEVICE();
  if (size == 0)
    return invalidValue;
  void *memory = std::aligned_alloc(256, (size + 255) & ~size_t(255));
  if (!memory)
    return 2;
  ++state().live;
  *address = reinterpret_cast<unsigned long long>(memory);
  return 0;
}

int cuMemFree_v2(unsigned long long address) {
  ENTER_DEVICE();
  freeObject(reinterpret_cast<void *>(address));
  return 0;
}

int cuMemcpyHtoDAsync_v2(unsigned long long to, const void *from, size_t size,
                         void *) {
  ENTER_DEVICE();
  std::memcpy(reinterpret_cast<void *>(to), from, size);
  return 0;
}

int cuMemcpyDtoHAsync_v2(void *to, unsigned long long from, size_t size,
                         void *) {
  ENTER_DEVICE();
  std::memcpy(to, reinterpret_cast<void *>(from), size);
  return 0;
}

int cuMemcpyDtoDAsync_v2(unsigned long long to, unsigned long long from,
                         size_t size, void *) {
  ENTER_DEVICE();
  std::memcpy(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from),
              size);
  return 0;
}

int cuMemsetD8Async(unsigned long long to, unsigned char byte, size_t size,
                    void *) {
  ENTER_DEVICE();
  std::memset(reinterpret_cast<void *>(to), byte, size);
  return 0;
}

int cuMemsetD16Async(unsigned long long to, unsigned short value, size_t count,
                     void *) {
  ENTER_DEVICE();
  std::fill_n(reinterpret_cast<unsigned short *>(to), count, value);
  return 0;
}

int cuMemsetD32Async(unsigned long long to, unsigned int value, size_t count,
                     void *) {
  ENTER_DEVICE();
  std::fill_n(reinterpret_cast<unsigned int *>(to), count, value);
  return 0;
}

int cuStreamCreate(void **stream, unsigned) {
  ENTER_DEVICE();
  *stream = makeObject();
  return 0;
}

int cuStreamDestroy_v2(void *stream) {
  ENTER_DEVICE();
  freeObject(stream);
  return 0;
}

int cuStreamSynchronize(void *) {
  ENTER_DEVICE();
  return 0;
}

int cuStreamIsCapturing(void *, int *status) {
  ENTER_DEVICE();
  *status = state().capturing;
  return 0;
}

int cuStreamBeginCapture_v2(void *stream, int) {
  ENTER_DEVICE();
  return stream ? 0 : 900;
}

int cuStreamEndCapture(void *, void **graph) {
  ENTER_DEVICE();
  *graph = makeObject();
  return 0;
}

int cuGraphInstantiateWithFlags(void **executable, void *, unsigned long long) {
  ENTER_DEVICE();
  *executable = makeObject();
  return 0;
}

int cuGraphLaunch(void *, void *) {
  ENTER_DEVICE();
  return 0;
}

int cuGraphExecDestroy(void *executable) {
  ENTER_DEVICE();
  freeObject(executable);
  return 0;
}

int cuGraphDestroy(void *graph) {
  ENTER_DEVICE();
  freeObject(graph);
  return 0;
}

int cuEventCreate(void **event, unsigned) {
  ENTER_DEVICE();
  *event = makeObject();
  return 0;
}

int cuEventDestroy_v2(void *event) {
  ENTER_DEVICE();
  freeObject(event);
  return 0;
}

int cuEventRecord(void *, void *) {
  ENTER_DEVICE();
  return 0;
}

int cuEventSynchronize(void *) {
  ENTER_DEVICE();
  return 0;
}

int cuEventElapsedTime(float *milliseconds, void *, void *) {
  ENTER_DEVICE();
  *milliseconds = 1.5f;
  return 0;
}

static void reset() {
  State &s = state();
  std::lock_guard<std::mutex> lock(s.mutex);
  s.calls.clear();
  s.faults.clear();
  s.capturing = 0;
}

static int64_t calls(const char *function) {
  State &s = state();
  std::lock_guard<std::mutex> lock(s.mutex);
  auto found = s.calls.find(function);
  return found == s.calls.end() ? 0 : found->second;
}

static void failAt(const char *function, int64_t nth, int code) {
  State &s = state();
  std::lock_guard<std::mutex> lock(s.mutex);
  s.faults[function] = {nth, code};
}

static int64_t liveObjects() { return state().live; }

static void setDevice(int major, int minor, int multiprocessors) {
  State &s = state();
  s.major = major;
  s.minor = minor;
  s.multiprocessors = multiprocessors;
}

static void setCapturing(int capturing) { state().capturing = capturing; }

FakeCudaControls *fakeCudaControls() {
  static FakeCudaControls controls{reset,       calls,     failAt,
                                   liveObjects, setDevice, setCapturing};
  return &controls;
}
}
