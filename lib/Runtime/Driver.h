//===- Driver.h - the CUDA driver, loaded on demand -------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions of libcuda.so.1 that the runtime uses, behind one table of
// pointers. Types are spelled with builtin types, so that no CUDA header is
// needed.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_DRIVER_H
#define CUDNNFE_LIB_RUNTIME_DRIVER_H

#include "Status.h"

namespace cudnnfe::rt {

using CuResult = int;
using CuDevice = int;
using CuContext = void *;
using CuStream = void *;
using CuEvent = void *;
using CuGraph = void *;
using CuGraphExec = void *;
using CuAddress = unsigned long long;

enum : int {
  cuAttributeMultiprocessorCount = 16,
  cuAttributeComputeMajor = 75,
  cuAttributeComputeMinor = 76,
  cuStreamNonBlocking = 1,
  cuCaptureModeThreadLocal = 1,
  cuCaptureStatusNone = 0,
};

// FUNCTION(member, exported symbol, parameter types)
#define CUDNNFE_DRIVER_FUNCTIONS(FUNCTION)                                     \
  FUNCTION(init, cuInit, (unsigned))                                           \
  FUNCTION(driverGetVersion, cuDriverGetVersion, (int *))                      \
  FUNCTION(getErrorName, cuGetErrorName, (CuResult, const char **))            \
  FUNCTION(getErrorString, cuGetErrorString, (CuResult, const char **))        \
  FUNCTION(deviceGetCount, cuDeviceGetCount, (int *))                          \
  FUNCTION(deviceGet, cuDeviceGet, (CuDevice *, int))                          \
  FUNCTION(deviceGetName, cuDeviceGetName, (char *, int, CuDevice))            \
  FUNCTION(deviceGetAttribute, cuDeviceGetAttribute, (int *, int, CuDevice))   \
  FUNCTION(deviceTotalMem, cuDeviceTotalMem_v2, (size_t *, CuDevice))          \
  FUNCTION(primaryCtxRetain, cuDevicePrimaryCtxRetain,                         \
           (CuContext *, CuDevice))                                            \
  FUNCTION(primaryCtxRelease, cuDevicePrimaryCtxRelease_v2, (CuDevice))        \
  FUNCTION(ctxGetCurrent, cuCtxGetCurrent, (CuContext *))                      \
  FUNCTION(ctxSetCurrent, cuCtxSetCurrent, (CuContext))                        \
  FUNCTION(memAlloc, cuMemAlloc_v2, (CuAddress *, size_t))                     \
  FUNCTION(memFree, cuMemFree_v2, (CuAddress))                                 \
  FUNCTION(memcpyHtoDAsync, cuMemcpyHtoDAsync_v2,                              \
           (CuAddress, const void *, size_t, CuStream))                        \
  FUNCTION(memcpyDtoHAsync, cuMemcpyDtoHAsync_v2,                              \
           (void *, CuAddress, size_t, CuStream))                              \
  FUNCTION(memcpyDtoDAsync, cuMemcpyDtoDAsync_v2,                              \
           (CuAddress, CuAddress, size_t, CuStream))                           \
  FUNCTION(memsetD8Async, cuMemsetD8Async,                                     \
           (CuAddress, unsigned char, size_t, CuStream))                       \
  FUNCTION(memsetD16Async, cuMemsetD16Async,                                   \
           (CuAddress, unsigned short, size_t, CuStream))                      \
  FUNCTION(memsetD32Async, cuMemsetD32Async,                                   \
           (CuAddress, unsigned int, size_t, CuStream))                        \
  FUNCTION(streamCreate, cuStreamCreate, (CuStream *, unsigned))               \
  FUNCTION(streamDestroy, cuStreamDestroy_v2, (CuStream))                      \
  FUNCTION(streamSynchronize, cuStreamSynchronize, (CuStream))                 \
  FUNCTION(streamIsCapturing, cuStreamIsCapturing, (CuStream, int *))          \
  FUNCTION(streamBeginCapture, cuStreamBeginCapture_v2, (CuStream, int))       \
  FUNCTION(streamEndCapture, cuStreamEndCapture, (CuStream, CuGraph *))        \
  FUNCTION(graphInstantiate, cuGraphInstantiateWithFlags,                      \
           (CuGraphExec *, CuGraph, unsigned long long))                       \
  FUNCTION(graphLaunch, cuGraphLaunch, (CuGraphExec, CuStream))                \
  FUNCTION(graphExecDestroy, cuGraphExecDestroy, (CuGraphExec))                \
  FUNCTION(graphDestroy, cuGraphDestroy, (CuGraph))                            \
  FUNCTION(eventCreate, cuEventCreate, (CuEvent *, unsigned))                  \
  FUNCTION(eventDestroy, cuEventDestroy_v2, (CuEvent))                         \
  FUNCTION(eventRecord, cuEventRecord, (CuEvent, CuStream))                    \
  FUNCTION(eventSynchronize, cuEventSynchronize, (CuEvent))                    \
  FUNCTION(eventElapsedTime, cuEventElapsedTime, (float *, CuEvent, CuEvent))

struct Driver {
#define CUDNNFE_DRIVER_MEMBER(member, symbol, parameters)                      \
  CuResult(*member) parameters;
  CUDNNFE_DRIVER_FUNCTIONS(CUDNNFE_DRIVER_MEMBER)
#undef CUDNNFE_DRIVER_MEMBER

  /// The error for a result other than 0, with the driver's own name and text.
  Error check(CuResult result, const char *call) const {
    if (result == 0)
      return nullptr;
    return fail(result, call);
  }

private:
  Error fail(CuResult result, const char *call) const;
};

/// Loads and initializes the driver on the first call that succeeds.
/// CUDNNFE_LIBCUDA names another library than libcuda.so.1.
Error getDriver(const Driver *&driver);

/// Facts of a device, read on the first request for its ordinal.
Error getDeviceInfo(int32_t ordinal, cudnnfe_device_info_t &info);

/// Copies a record whose first field is its size, as far as the caller has
/// room.
Error copyRecord(void *target, const void *source, size_t size,
                 const char *type);

/// Makes a context current for a scope and puts the former one back.
class ContextScope {
public:
  /// Answers the error of the driver, if any; then nothing has changed.
  Error enter(const Driver &driver, CuContext context) {
    this->driver = &driver;
    if (CuResult result = driver.ctxGetCurrent(&former))
      return driver.check(result, "cuCtxGetCurrent");
    if (former == context)
      return nullptr;
    if (CuResult result = driver.ctxSetCurrent(context))
      return driver.check(result, "cuCtxSetCurrent");
    changed = true;
    return nullptr;
  }
  ~ContextScope() {
    if (changed)
      driver->ctxSetCurrent(former);
  }
  ContextScope() = default;
  ContextScope(const ContextScope &) = delete;
  ContextScope &operator=(const ContextScope &) = delete;

private:
  const Driver *driver = nullptr;
  CuContext former = nullptr;
  bool changed = false;
};

} // namespace cudnnfe::rt

#endif // CUDNNFE_LIB_RUNTIME_DRIVER_H
