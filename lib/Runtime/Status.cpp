//===- Status.cpp - status objects of the C ABI ---------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Status.h"
#include "Log.h"

#include <exception>

using namespace cudnnfe::rt;

/// Stands in when there is no memory for a status; never freed. The message
/// fits the small-string buffer, so that making it allocates nothing.
static cudnnfe_status outOfMemory{CUDNNFE_STATUS_INTERNAL, 0, "out of memory",
                                  ""};

static cudnnfe_status *makeStatus(int32_t kind, int64_t code,
                                  const char *message,
                                  const char *location) noexcept {
  try {
    return new cudnnfe_status{kind, code, message ? message : "",
                              location ? location : ""};
  } catch (...) {
    return &outOfMemory;
  }
}

Error cudnnfe::rt::makeError(cudnnfe_status_kind_t kind, int64_t code,
                             const std::string &message, const char *location) {
  return Error(makeStatus(kind, code, message.c_str(), location));
}

Error cudnnfe::rt::withContext(Error error, const std::string &prefix,
                               const char *location) {
  if (!error || error.get() == &outOfMemory)
    return error;
  error->message = prefix + error->message;
  if (error->location.empty() && location)
    error->location = location;
  return error;
}

void cudnnfe::rt::logError(const cudnnfe_status_t *status) noexcept {
  log(1, "error %d/%lld at %s: %s", cudnnfe_status_kind(status),
      static_cast<long long>(cudnnfe_status_code(status)),
      cudnnfe_status_location(status), cudnnfe_status_message(status));
}

Error cudnnfe::rt::errorFromException() noexcept {
  try {
    throw;
  } catch (const std::bad_alloc &) {
    return Error(&outOfMemory);
  } catch (const std::exception &exception) {
    return Error(
        makeStatus(CUDNNFE_STATUS_INTERNAL, 0, exception.what(), nullptr));
  } catch (...) {
    return Error(
        makeStatus(CUDNNFE_STATUS_INTERNAL, 0, "unknown exception", nullptr));
  }
}

cudnnfe_status_t *cudnnfe_status_create(int32_t kind, int64_t code,
                                        const char *message,
                                        const char *location) {
  return makeStatus(kind, code, message, location);
}

void cudnnfe_status_destroy(cudnnfe_status_t *status) {
  if (status != &outOfMemory)
    delete status;
}

int32_t cudnnfe_status_kind(const cudnnfe_status_t *status) {
  return status ? status->kind : 0;
}

int64_t cudnnfe_status_code(const cudnnfe_status_t *status) {
  return status ? status->code : 0;
}

const char *cudnnfe_status_message(const cudnnfe_status_t *status) {
  return status ? status->message.c_str() : "";
}

const char *cudnnfe_status_location(const cudnnfe_status_t *status) {
  return status ? status->location.c_str() : "";
}

int64_t cudnnfe_abi_version(void) { return CUDNNFE_ABI_VERSION; }
