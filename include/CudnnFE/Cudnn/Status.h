//===- Status.h - errors as values, without MLIR ----------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_STATUS_H
#define CUDNNFE_CUDNN_STATUS_H

#include <cstdint>
#include <string>
#include <utility>

namespace cudnnfe::cudnn {

/// The three kinds of failure of the whole project, and success.
enum class ErrorKind : uint8_t {
  None = 0,
  Invalid = 1,
  Unsupported = 2,
  Internal = 3
};

/// The result of an operation that can fail. `code` is the status number of
/// cuDNN where the failure came from there, 0 otherwise.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(ErrorKind kind, std::string message, int32_t code = 0)
      : kind(kind), code(code), message(std::move(message)) {}

  static Status success() { return {}; }
  static Status invalid(std::string message, int32_t code = 0) {
    return {ErrorKind::Invalid, std::move(message), code};
  }
  static Status unsupported(std::string message, int32_t code = 0) {
    return {ErrorKind::Unsupported, std::move(message), code};
  }
  static Status internal(std::string message, int32_t code = 0) {
    return {ErrorKind::Internal, std::move(message), code};
  }

  bool ok() const { return kind == ErrorKind::None; }
  bool failed() const { return kind != ErrorKind::None; }

  /// Puts `context` and a colon before the message.
  Status &addContext(const std::string &context) {
    message = context + ": " + message;
    return *this;
  }

  ErrorKind kind = ErrorKind::None;
  int32_t code = 0;
  std::string message;
};

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_STATUS_H
