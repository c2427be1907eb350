//===- Log.cpp - the runtime's log ----------------------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Log.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace {
struct Sink {
  int level = 0;
  std::FILE *file = stderr;

  Sink() {
    if (const char *text = std::getenv("CUDNNFE_LOG"))
      level = text[0] >= '0' && text[0] <= '9' ? text[0] - '0' : 0;
    const char *path = std::getenv("CUDNNFE_LOG_FILE");
    if (level > 0 && path && path[0])
      if (std::FILE *opened = std::fopen(path, "ae"))
        file = opened;
  }
};
} // namespace

/// Never destroyed: handles may be destroyed, and log, while the process exits.
static const Sink &sink() {
  static const Sink *instance = new Sink;
  return *instance;
}

int cudnnfe::rt::logLevel() { return sink().level; }

void cudnnfe::rt::log(int level, const char *format, ...) {
  const Sink &out = sink();
  if (level > out.level)
    return;
  char line[2048];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  // One call per line: stdio locks the stream for its duration.
  std::fprintf(out.file, "[cudnnfe] %s\n", line);
  std::fflush(out.file);
}
