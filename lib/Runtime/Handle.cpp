//===- Handle.cpp - a cuDNN handle with its device and stream -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handle.h"
#include "Log.h"
#include "Module.h"

#include <mutex>

using namespace cudnnfe;
using namespace cudnnfe::rt;

//===----------------------------------------------------------------------===//
// The library
//===----------------------------------------------------------------------===//

namespace {
struct LibraryState {
  std::mutex mutex;
  std::shared_ptr<cudnn::Library> library;
  std::string path;
};
} // namespace

/// Never destroyed, for the same reason as the driver's state.
static LibraryState &libraryState() {
  static LibraryState *state = new LibraryState;
  return *state;
}

Error rt::getLibrary(std::shared_ptr<cudnn::Library> &library) {
  LibraryState &state = libraryState();
  std::lock_guard<std::mutex> lock(state.mutex);
  if (!state.library) {
    cudnn::LibraryOptions options;
    options.path = state.path;
    std::shared_ptr<cudnn::Library> loaded;
    if (cudnn::Status status = cudnn::Library::load(options, loaded);
        status.failed())
      return makeError(CUDNNFE_STATUS_CUDNN, status.code, status.message);
    log(2, "loaded cuDNN %s from '%s' (%s)", loaded->versionString().c_str(),
        loaded->path().c_str(), loaded->source().c_str());
    state.library = std::move(loaded);
  }
  library = state.library;
  return success();
}

Error rt::toError(const cudnn::Status &status, const char *location) {
  switch (status.kind) {
  case cudnn::ErrorKind::None:
    return success();
  case cudnn::ErrorKind::Invalid:
    return makeError(CUDNNFE_STATUS_INVALID, status.code, status.message,
                     location);
  case cudnn::ErrorKind::Unsupported:
    return makeError(CUDNNFE_STATUS_UNSUPPORTED, status.code, status.message,
                     location);
  case cudnn::ErrorKind::Internal:
    break;
  }
  return makeError(status.code ? CUDNNFE_STATUS_CUDNN : CUDNNFE_STATUS_INTERNAL,
                   status.code, status.message, location);
}

cudnnfe_status_t *cudnnfe_set_cudnn_path(const char *path) {
  return guard([&]() -> Error {
    LibraryState &state = libraryState();
    std::lock_guard<std::mutex> lock(state.mutex);
    std::string wanted = path ? path : "";
    if (state.library && wanted != state.path)
      return invalid("cuDNN is already loaded from '" + state.library->path() +
                     "', expected its path to be set before");
    state.path = std::move(wanted);
    return success();
  });
}

cudnnfe_status_t *cudnnfe_cudnn_version(int64_t *version) {
  return guard([&]() -> Error {
    if (!version)
      return invalid("expected a place for the version but got null");
    std::shared_ptr<cudnn::Library> library;
    CUDNNFE_RETURN_IF_ERROR(getLibrary(library));
    *version = library->version();
    return success();
  });
}

//===----------------------------------------------------------------------===//
// Life of a handle
//===----------------------------------------------------------------------===//

cudnnfe_handle::cudnnfe_handle() = default;

cudnnfe_handle::~cudnnfe_handle() { close(); }

/// Keeps the first of several errors.
static void keepFirst(Error &first, Error next) {
  if (!first)
    first = std::move(next);
}

Error cudnnfe_handle::close() {
  Error first;
  if (context) {
    ContextScope scope;
    keepFirst(first, scope.enter(*driver, context));
    if (!modules.empty())
      keepFirst(first, synchronize());
    lastModule = nullptr;
    while (!modules.empty()) {
      keepFirst(first, modules.back()->close());
      modules.pop_back();
    }
    for (CuEvent &event : timer) {
      if (event)
        keepFirst(first,
                  driver->check(driver->eventDestroy(event), "cuEventDestroy"));
      event = nullptr;
    }
    if (backend && ownsBackend)
      if (int code = library->api().destroy(backend))
        keepFirst(first, toError(library->error(code, "cudnnDestroy")));
    backend = nullptr;
  }
  if (retainedContext) {
    keepFirst(first, driver->check(driver->primaryCtxRelease(cuDevice),
                                   "cuDevicePrimaryCtxRelease"));
    retainedContext = false;
  }
  context = nullptr;
  return first;
}

/// What creating and wrapping have in common: device facts, context, library.
static Error openDevice(cudnnfe_handle &handle, int32_t ordinal) {
  CUDNNFE_RETURN_IF_ERROR(getDriver(handle.driver));
  CUDNNFE_RETURN_IF_ERROR(getDeviceInfo(ordinal, handle.device));
  CUDNNFE_RETURN_IF_ERROR(getLibrary(handle.library));
  const Driver &driver = *handle.driver;
  CUDNNFE_RETURN_IF_ERROR(
      driver.check(driver.deviceGet(&handle.cuDevice, ordinal), "cuDeviceGet"));
  CUDNNFE_RETURN_IF_ERROR(
      driver.check(driver.primaryCtxRetain(&handle.context, handle.cuDevice),
                   "cuDevicePrimaryCtxRetain"));
  handle.retainedContext = true;
  return success();
}

cudnnfe_status_t *cudnnfe_handle_create(int32_t ordinal,
                                        cudnnfe_handle_t **handle) {
  return guard([&]() -> Error {
    if (!handle)
      return invalid("expected a place for the handle but got null");
    auto fresh = std::make_unique<cudnnfe_handle>();
    CUDNNFE_RETURN_IF_ERROR(openDevice(*fresh, ordinal));
    ContextScope scope;
    CUDNNFE_RETURN_IF_ERROR(scope.enter(*fresh->driver, fresh->context));
    if (int code = fresh->library->api().create(&fresh->backend)) {
      fresh->backend = nullptr;
      return toError(fresh->library->error(code, "cudnnCreate"));
    }
    fresh->ownsBackend = true;
    *handle = fresh.release();
    return success();
  });
}

cudnnfe_status_t *cudnnfe_handle_wrap(void *cudnn_handle, int32_t ordinal,
                                      void *stream, cudnnfe_handle_t **handle) {
  return guard([&]() -> Error {
    if (!handle)
      return invalid("expected a place for the handle but got null");
    if (!cudnn_handle)
      return invalid("expected a cuDNN handle to wrap but got null");
    auto fresh = std::make_unique<cudnnfe_handle>();
    CUDNNFE_RETURN_IF_ERROR(openDevice(*fresh, ordinal));
    fresh->backend = cudnn_handle;
    fresh->stream = stream;
    *handle = fresh.release();
    return success();
  });
}

cudnnfe_status_t *cudnnfe_handle_destroy(cudnnfe_handle_t *handle) {
  return guard([&]() -> Error {
    std::unique_ptr<cudnnfe_handle> owned(handle);
    return owned ? owned->close() : success();
  });
}

//===----------------------------------------------------------------------===//
// Stream and facts
//===----------------------------------------------------------------------===//

static Error expectHandle(const cudnnfe_handle *handle) {
  if (handle)
    return success();
  return invalid("expected a handle but got null");
}

static Error expectPlace(const void *place) {
  if (place)
    return success();
  return invalid("expected a place for the result but got null");
}

Error cudnnfe_handle::setStream(void *newStream) {
  if (newStream == stream)
    return success();
  ContextScope scope;
  CUDNNFE_RETURN_IF_ERROR(scope.enter(*driver, context));
  if (int code = library->api().setStream(backend, newStream))
    return toError(library->error(code, "cudnnSetStream"));
  stream = newStream;
  return success();
}

cudnnfe_status_t *cudnnfe_handle_set_stream(cudnnfe_handle_t *handle,
                                            void *stream) {
  return guard([&]() -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectHandle(handle));
    return handle->setStream(stream);
  });
}

cudnnfe_status_t *cudnnfe_handle_get_stream(const cudnnfe_handle_t *handle,
                                            void **stream) {
  return guard([&]() -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectHandle(handle));
    CUDNNFE_RETURN_IF_ERROR(expectPlace(stream));
    *stream = handle->stream;
    return success();
  });
}

cudnnfe_status_t *cudnnfe_handle_backend(const cudnnfe_handle_t *handle,
                                         void **cudnn_handle) {
  return guard([&]() -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectHandle(handle));
    CUDNNFE_RETURN_IF_ERROR(expectPlace(cudnn_handle));
    *cudnn_handle = handle->backend;
    return success();
  });
}

cudnnfe_status_t *cudnnfe_handle_device(const cudnnfe_handle_t *handle,
                                        cudnnfe_device_info_t *info) {
  return guard([&]() -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectHandle(handle));
    return copyRecord(info, &handle->device, sizeof handle->device,
                      "cudnnfe_device_info_t");
  });
}

cudnnfe_status_t *cudnnfe_handle_query(const cudnnfe_handle_t *handle,
                                       int64_t property, int64_t *value) {
  return guard([&]() -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectHandle(handle));
    CUDNNFE_RETURN_IF_ERROR(expectPlace(value));
    switch (property) {
    case CUDNNFE_DEVICE_ORDINAL:
      *value = handle->device.ordinal;
      return success();
    case CUDNNFE_DEVICE_SM:
      *value = handle->device.sm;
      return success();
    case CUDNNFE_DEVICE_SM_COUNT:
      *value = handle->device.sm_count;
      return success();
    case CUDNNFE_DEVICE_TOTAL_MEMORY:
      *value = handle->device.total_memory;
      return success();
    case CUDNNFE_DEVICE_DRIVER_VERSION:
      *value = handle->device.driver_version;
      return success();
    case CUDNNFE_DEVICE_CUDNN_VERSION:
      *value = handle->library->version();
      return success();
    default:
      return invalid("expected a device property from 0 to 5 but got " +
                     std::to_string(property));
    }
  });
}

/// Runs the body with the handle's context current.
template <typename Body>
static cudnnfe_status_t *guardInContext(cudnnfe_handle *handle, Body &&body) {
  return guard([&]() -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectHandle(handle));
    ContextScope scope;
    CUDNNFE_RETURN_IF_ERROR(scope.enter(*handle->driver, handle->context));
    return body(*handle->driver);
  });
}

cudnnfe_status_t *cudnnfe_handle_synchronize(cudnnfe_handle_t *handle) {
  return guardInContext(handle,
                        [&](const Driver &) { return handle->synchronize(); });
}

//===----------------------------------------------------------------------===//
// Memory and time
//===----------------------------------------------------------------------===//

static CuAddress toAddress(const void *pointer) {
  return static_cast<CuAddress>(reinterpret_cast<uintptr_t>(pointer));
}

static Error expectSize(int64_t size) {
  if (size >= 0)
    return success();
  return invalid("expected a size but got " + std::to_string(size));
}

cudnnfe_status_t *cudnnfe_memory_allocate(cudnnfe_handle_t *handle,
                                          int64_t size, void **pointer) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectPlace(pointer));
    CUDNNFE_RETURN_IF_ERROR(expectSize(size));
    CuAddress address = 0;
    // The driver refuses to allocate nothing; an empty tensor still has an
    // address.
    CUDNNFE_RETURN_IF_ERROR(driver.check(
        driver.memAlloc(&address, size ? static_cast<size_t>(size) : 1),
        "cuMemAlloc"));
    *pointer = reinterpret_cast<void *>(static_cast<uintptr_t>(address));
    return success();
  });
}

cudnnfe_status_t *cudnnfe_memory_free(cudnnfe_handle_t *handle, void *pointer) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    if (!pointer)
      return success();
    CUDNNFE_RETURN_IF_ERROR(handle->synchronize());
    return driver.check(driver.memFree(toAddress(pointer)), "cuMemFree");
  });
}

cudnnfe_status_t *cudnnfe_memory_write(cudnnfe_handle_t *handle, void *target,
                                       const void *source, int64_t size) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectSize(size));
    if (size == 0)
      return success();
    return driver.check(driver.memcpyHtoDAsync(toAddress(target), source,
                                               static_cast<size_t>(size),
                                               handle->stream),
                        "cuMemcpyHtoDAsync");
  });
}

cudnnfe_status_t *cudnnfe_memory_read(cudnnfe_handle_t *handle, void *target,
                                      const void *source, int64_t size) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectSize(size));
    if (size != 0)
      CUDNNFE_RETURN_IF_ERROR(driver.check(
          driver.memcpyDtoHAsync(target, toAddress(source),
                                 static_cast<size_t>(size), handle->stream),
          "cuMemcpyDtoHAsync"));
    return handle->synchronize();
  });
}

cudnnfe_status_t *cudnnfe_memory_copy(cudnnfe_handle_t *handle, void *target,
                                      const void *source, int64_t size) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectSize(size));
    if (size == 0 || target == source)
      return success();
    return driver.check(
        driver.memcpyDtoDAsync(toAddress(target), toAddress(source),
                               static_cast<size_t>(size), handle->stream),
        "cuMemcpyDtoDAsync");
  });
}

cudnnfe_status_t *cudnnfe_memory_fill(cudnnfe_handle_t *handle, void *target,
                                      int32_t byte, int64_t size) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectSize(size));
    if (size == 0)
      return success();
    return driver.check(driver.memsetD8Async(
                            toAddress(target), static_cast<unsigned char>(byte),
                            static_cast<size_t>(size), handle->stream),
                        "cuMemsetD8Async");
  });
}

cudnnfe_status_t *cudnnfe_memory_set(cudnnfe_handle_t *handle, void *target,
                                     int32_t pattern, int64_t width,
                                     int64_t count) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    if (width != 2 && width != 4)
      return invalid("expected elements of 2 or 4 bytes but got " +
                     std::to_string(width));
    CUDNNFE_RETURN_IF_ERROR(expectSize(count));
    if (count == 0)
      return success();
    if (width == 2)
      return driver.check(
          driver.memsetD16Async(toAddress(target),
                                static_cast<unsigned short>(pattern),
                                static_cast<size_t>(count), handle->stream),
          "cuMemsetD16Async");
    return driver.check(
        driver.memsetD32Async(toAddress(target),
                              static_cast<unsigned int>(pattern),
                              static_cast<size_t>(count), handle->stream),
        "cuMemsetD32Async");
  });
}

cudnnfe_status_t *cudnnfe_timer_start(cudnnfe_handle_t *handle) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    for (CuEvent &event : handle->timer)
      if (!event)
        CUDNNFE_RETURN_IF_ERROR(
            driver.check(driver.eventCreate(&event, 0), "cuEventCreate"));
    return driver.check(driver.eventRecord(handle->timer[0], handle->stream),
                        "cuEventRecord");
  });
}

cudnnfe_status_t *cudnnfe_timer_stop(cudnnfe_handle_t *handle,
                                     double *milliseconds) {
  return guardInContext(handle, [&](const Driver &driver) -> Error {
    CUDNNFE_RETURN_IF_ERROR(expectPlace(milliseconds));
    if (!handle->timer[1])
      return invalid("expected cudnnfe_timer_start before cudnnfe_timer_stop");
    CUDNNFE_RETURN_IF_ERROR(driver.check(
        driver.eventRecord(handle->timer[1], handle->stream), "cuEventRecord"));
    CUDNNFE_RETURN_IF_ERROR(driver.check(
        driver.eventSynchronize(handle->timer[1]), "cuEventSynchronize"));
    float elapsed = 0;
    CUDNNFE_RETURN_IF_ERROR(driver.check(
        driver.eventElapsedTime(&elapsed, handle->timer[0], handle->timer[1]),
        "cuEventElapsedTime"));
    *milliseconds = elapsed;
    return success();
  });
}
