//===- Status.h - errors inside the runtime ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_STATUS_H
#define CUDNNFE_LIB_RUNTIME_STATUS_H

#include "CudnnFE/Runtime/Runtime.h"

#include <memory>
#include <new>
#include <string>

/// The object behind cudnnfe_status_t.
struct cudnnfe_status {
  int32_t kind;
  int64_t code;
  std::string message;
  std::string location;
};

namespace cudnnfe::rt {

struct StatusDeleter {
  void operator()(cudnnfe_status_t *status) const {
    cudnnfe_status_destroy(status);
  }
};

/// A status that is owned by its holder; null is success.
using Error = std::unique_ptr<cudnnfe_status_t, StatusDeleter>;

inline Error success() { return nullptr; }

/// Makes an error. `location` may be null.
Error makeError(cudnnfe_status_kind_t kind, int64_t code,
                const std::string &message, const char *location = nullptr);

inline Error invalid(const std::string &message,
                     const char *location = nullptr) {
  return makeError(CUDNNFE_STATUS_INVALID, 0, message, location);
}

/// Gives an error without a location the location of the program, and puts
/// `prefix` in front of its message.
Error withContext(Error error, const std::string &prefix, const char *location);

/// Logs an error that is about to leave the runtime.
void logError(const cudnnfe_status_t *status) noexcept;

/// The error for an exception that reached the C boundary.
Error errorFromException() noexcept;

/// Runs the body of a C function: exceptions of the standard library, which
/// only arise when memory is short, become statuses.
template <typename Body>
cudnnfe_status_t *guard(Body &&body) noexcept {
  cudnnfe_status_t *status;
  try {
    status = Error(body()).release();
  } catch (...) {
    status = errorFromException().release();
  }
  if (status)
    logError(status);
  return status;
}

} // namespace cudnnfe::rt

#define CUDNNFE_RETURN_IF_ERROR(expression)                                    \
  do {                                                                         \
    if (::cudnnfe::rt::Error error_ = (expression))                            \
      return error_;                                                           \
  } while (false)

#endif // CUDNNFE_LIB_RUNTIME_STATUS_H
