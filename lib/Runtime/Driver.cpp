//===- Driver.cpp - the CUDA driver, loaded on demand ---------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Log.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <mutex>

using namespace cudnnfe::rt;

Error Driver::fail(CuResult result, const char *call) const {
  const char *name = nullptr;
  const char *text = nullptr;
  getErrorName(result, &name);
  getErrorString(result, &text);
  std::string message = std::string(call) +
                        " failed: " + (name ? name : "error") + " (" +
                        std::to_string(result) + ")";
  if (text)
    message += std::string(", ") + text;
  return makeError(CUDNNFE_STATUS_CUDA, result, message);
}

static Error loadDriver(Driver &driver) {
  const char *path = std::getenv("CUDNNFE_LIBCUDA");
  if (!path || !path[0])
    path = "libcuda.so.1";
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    return makeError(
        CUDNNFE_STATUS_CUDA, 0,
        std::string("expected a CUDA driver on this machine but loading it "
                    "failed: ") +
            (reason ? reason : path));
  }
#define CUDNNFE_DRIVER_LOOKUP(member, symbol, parameters)                      \
  driver.member =                                                              \
      reinterpret_cast<CuResult(*) parameters>(dlsym(library, #symbol));       \
  if (!driver.member) {                                                        \
    dlclose(library);                                                          \
    return makeError(CUDNNFE_STATUS_CUDA, 0,                                   \
                     std::string("the CUDA driver '") + path +                 \
                         "' has no " #symbol ", expected CUDA 12 or newer");   \
  }
  CUDNNFE_DRIVER_FUNCTIONS(CUDNNFE_DRIVER_LOOKUP)
#undef CUDNNFE_DRIVER_LOOKUP
  if (Error error = driver.check(driver.init(0), "cuInit")) {
    dlclose(library);
    return error;
  }
  log(2, "loaded the CUDA driver '%s'", path);
  return success();
}

namespace {
/// What the process knows about the driver. Never destroyed, since handles may
/// outlive the destructors of this library.
struct DriverState {
  std::mutex mutex;
  bool loaded = false;
  Driver driver{};
  std::map<int32_t, cudnnfe_device_info_t> devices;
};
} // namespace

static DriverState &driverState() {
  static DriverState *state = new DriverState;
  return *state;
}

Error cudnnfe::rt::getDriver(const Driver *&driver) {
  DriverState &state = driverState();
  std::lock_guard<std::mutex> lock(state.mutex);
  if (!state.loaded) {
    CUDNNFE_RETURN_IF_ERROR(loadDriver(state.driver));
    state.loaded = true;
  }
  driver = &state.driver;
  return success();
}

static Error readDeviceInfo(const Driver &driver, int32_t ordinal,
                            cudnnfe_device_info_t &info) {
  int count = 0;
  CUDNNFE_RETURN_IF_ERROR(
      driver.check(driver.deviceGetCount(&count), "cuDeviceGetCount"));
  if (ordinal < 0 || ordinal >= count)
    return invalid("expected a device ordinal below " + std::to_string(count) +
                   " but got " + std::to_string(ordinal));
  CuDevice device = 0;
  CUDNNFE_RETURN_IF_ERROR(
      driver.check(driver.deviceGet(&device, ordinal), "cuDeviceGet"));
  int major = 0, minor = 0, multiprocessors = 0, version = 0;
  size_t memory = 0;
  CUDNNFE_RETURN_IF_ERROR(driver.check(
      driver.deviceGetAttribute(&major, cuAttributeComputeMajor, device),
      "cuDeviceGetAttribute"));
  CUDNNFE_RETURN_IF_ERROR(driver.check(
      driver.deviceGetAttribute(&minor, cuAttributeComputeMinor, device),
      "cuDeviceGetAttribute"));
  CUDNNFE_RETURN_IF_ERROR(driver.check(
      driver.deviceGetAttribute(&multiprocessors,
                                cuAttributeMultiprocessorCount, device),
      "cuDeviceGetAttribute"));
  CUDNNFE_RETURN_IF_ERROR(
      driver.check(driver.deviceTotalMem(&memory, device), "cuDeviceTotalMem"));
  CUDNNFE_RETURN_IF_ERROR(
      driver.check(driver.driverGetVersion(&version), "cuDriverGetVersion"));
  info = {};
  info.ordinal = ordinal;
  info.sm = 10 * major + minor;
  info.sm_count = multiprocessors;
  info.total_memory = static_cast<int64_t>(memory);
  info.driver_version = version;
  CUDNNFE_RETURN_IF_ERROR(driver.check(
      driver.deviceGetName(info.name, sizeof info.name - 1, device),
      "cuDeviceGetName"));
  log(2, "device %d: %s, sm %lld, %lld SMs", ordinal, info.name,
      static_cast<long long>(info.sm), static_cast<long long>(info.sm_count));
  return success();
}

Error cudnnfe::rt::getDeviceInfo(int32_t ordinal, cudnnfe_device_info_t &info) {
  const Driver *driver = nullptr;
  CUDNNFE_RETURN_IF_ERROR(getDriver(driver));
  DriverState &state = driverState();
  std::lock_guard<std::mutex> lock(state.mutex);
  auto known = state.devices.find(ordinal);
  if (known == state.devices.end()) {
    cudnnfe_device_info_t fresh;
    CUDNNFE_RETURN_IF_ERROR(readDeviceInfo(*driver, ordinal, fresh));
    known = state.devices.emplace(ordinal, fresh).first;
  }
  info = known->second;
  return success();
}

cudnnfe_status_t *cudnnfe_device_count(int32_t *count) {
  return guard([&]() -> Error {
    if (!count)
      return invalid("expected a place for the device count but got null");
    const Driver *driver = nullptr;
    CUDNNFE_RETURN_IF_ERROR(getDriver(driver));
    int found = 0;
    CUDNNFE_RETURN_IF_ERROR(
        driver->check(driver->deviceGetCount(&found), "cuDeviceGetCount"));
    *count = found;
    return success();
  });
}

/// Copies as much of a record as the caller has room for.
Error cudnnfe::rt::copyRecord(void *target, const void *source, size_t size,
                              const char *type) {
  int64_t room = 0;
  if (!target)
    return invalid(std::string("expected a ") + type + " but got null");
  std::memcpy(&room, target, sizeof room);
  if (room < static_cast<int64_t>(sizeof room) || room > 4096)
    return invalid(std::string("expected struct_size to be sizeof(") + type +
                   ") but got " + std::to_string(room));
  size_t bytes =
      static_cast<size_t>(room) < size ? static_cast<size_t>(room) : size;
  std::memcpy(target, source, bytes);
  std::memcpy(target, &room, sizeof room);
  return success();
}

cudnnfe_status_t *cudnnfe_device_info(int32_t ordinal,
                                      cudnnfe_device_info_t *info) {
  return guard([&]() -> Error {
    cudnnfe_device_info_t facts;
    CUDNNFE_RETURN_IF_ERROR(getDeviceInfo(ordinal, facts));
    return copyRecord(info, &facts, sizeof facts, "cudnnfe_device_info_t");
  });
}
