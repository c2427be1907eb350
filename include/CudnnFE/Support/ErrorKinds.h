//===- ErrorKinds.h - exit codes of the tools -------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_SUPPORT_ERRORKINDS_H
#define CUDNNFE_SUPPORT_ERRORKINDS_H

#include "mlir/IR/Diagnostics.h"

#include <algorithm>

namespace mlir::cudnnfe {

/// Exit codes of every tool of this project. A file that the user named and
/// that cannot be read or written is invalid input, whatever the reason.
enum ExitCode : int {
  kSuccess = 0,
  kInvalid = 1,
  kUnsupported = 2,
  kInternal = 3
};

/// The kind of failure that an error message announces by its prefix.
inline ExitCode getErrorKind(llvm::StringRef message) {
  // An op may put its name in front: 'cudnnfe.sdpa' op unsupported ...
  size_t op = message.find("' op ");
  if (message.starts_with("'") && op != llvm::StringRef::npos)
    message = message.drop_front(op + 5);
  return message.starts_with("unsupported on") ? kUnsupported
         : message.starts_with("internal:")    ? kInternal
                                               : kInvalid;
}

/// Remembers the worst kind of error that was reported.
class KindRecorder {
public:
  explicit KindRecorder(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
            code = std::max<int>(code, getErrorKind(diagnostic.str()));
          return failure(); // Others print it.
        }) {}

  /// The exit code for what was reported so far.
  int getExitCode(int fallback) const { return code ? code : fallback; }

private:
  int code = 0;
  ScopedDiagnosticHandler handler;
};

} // namespace mlir::cudnnfe

#endif // CUDNNFE_SUPPORT_ERRORKINDS_H
