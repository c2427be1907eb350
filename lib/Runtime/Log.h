//===- Log.h - the runtime's log --------------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_LOG_H
#define CUDNNFE_LIB_RUNTIME_LOG_H

namespace cudnnfe::rt {

/// CUDNNFE_LOG: 0 nothing, 1 errors and rebuilt plans, 2 loading, 3 every
/// execution.
int logLevel();

/// Writes one line when the level is on. Lines of several threads do not mix.
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void log(int level, const char *format, ...);

} // namespace cudnnfe::rt

#endif // CUDNNFE_LIB_RUNTIME_LOG_H
