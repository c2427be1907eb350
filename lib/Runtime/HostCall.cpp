//===- HostCall.cpp - run-time checks of programs for the host ------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Status.h"

#include <csetjmp>
#include <cstdio>
#include <cstdlib>

using namespace cudnnfe::rt;

namespace {
/// What a trap goes back to. The frames of one thread form a list.
struct HostFrame {
  std::jmp_buf target;
  char message[512];
  HostFrame *outer;
};
thread_local HostFrame *innermost = nullptr;
} // namespace

cudnnfe_status_t *cudnnfe_host_call(cudnnfe_entry_fn_t body,
                                    cudnnfe_handle_t *handle, void *const *args,
                                    void *workspace) {
  HostFrame frame;
  frame.outer = innermost;
  // Nothing with a destructor lives between here and the trap: compiled code
  // has none.
  if (setjmp(frame.target) != 0) {
    innermost = frame.outer;
    return cudnnfe_status_create(CUDNNFE_STATUS_INVALID, 0, frame.message,
                                 nullptr);
  }
  innermost = &frame;
  cudnnfe_status_t *status = body(handle, args, workspace);
  innermost = frame.outer;
  return status;
}

void cudnnfe_host_trap(const char *message) {
  HostFrame *frame = innermost;
  if (!frame)
    std::abort();
  std::snprintf(frame->message, sizeof frame->message, "%s",
                message ? message : "a run-time check failed");
  std::longjmp(frame->target, 1);
}
