//===- Recording.cpp - a program as one CUDA graph ------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handle.h"
#include "Log.h"

using namespace cudnnfe;
using namespace cudnnfe::rt;

/// The object behind cudnnfe_recording_t.
struct cudnnfe_recording {
  cudnnfe_handle *handle = nullptr;
  CuGraphExec executable = nullptr;

  Error close() {
    if (!executable)
      return success();
    const Driver &driver = *handle->driver;
    ContextScope scope;
    CUDNNFE_RETURN_IF_ERROR(scope.enter(driver, handle->context));
    Error first = handle->synchronize();
    Error destroyed =
        driver.check(driver.graphExecDestroy(executable), "cuGraphExecDestroy");
    executable = nullptr;
    return first ? std::move(first) : std::move(destroyed);
  }

  ~cudnnfe_recording() { close(); }
};

namespace {
/// Captures what is put on the handle's stream. The default stream cannot be
/// captured, so the handle gets a stream of its own for the while.
class Capture {
public:
  explicit Capture(cudnnfe_handle &handle)
      : handle(handle), driver(*handle.driver), formerStream(handle.stream) {}

  ~Capture() { leave(); }

  Error enter() {
    CUDNNFE_RETURN_IF_ERROR(
        driver.check(driver.streamCreate(&captureStream, cuStreamNonBlocking),
                     "cuStreamCreate"));
    CUDNNFE_RETURN_IF_ERROR(handle.setStream(captureStream));
    CUDNNFE_RETURN_IF_ERROR(driver.check(
        driver.streamBeginCapture(captureStream, cuCaptureModeThreadLocal),
        "cuStreamBeginCapture"));
    capturing = true;
    return success();
  }

  /// Ends the capture and makes it executable.
  Error finish(CuGraphExec &executable) {
    CuGraph graph = nullptr;
    CUDNNFE_RETURN_IF_ERROR(end(graph));
    if (!graph)
      return makeError(CUDNNFE_STATUS_INTERNAL, 0, "the capture gave no graph");
    Error error = driver.check(driver.graphInstantiate(&executable, graph, 0),
                               "cuGraphInstantiate");
    Error destroyed =
        driver.check(driver.graphDestroy(graph), "cuGraphDestroy");
    if (!error && destroyed) {
      driver.graphExecDestroy(executable);
      executable = nullptr;
    }
    return error ? std::move(error) : std::move(destroyed);
  }

  /// Puts the handle's own stream back.
  Error leave() {
    Error first;
    if (capturing) {
      CuGraph graph = nullptr;
      first = end(graph);
      if (graph)
        driver.graphDestroy(graph);
    }
    if (captureStream) {
      if (Error error = handle.setStream(formerStream))
        if (!first)
          first = std::move(error);
      if (Error error = driver.check(driver.streamDestroy(captureStream),
                                     "cuStreamDestroy"))
        if (!first)
          first = std::move(error);
      captureStream = nullptr;
    }
    return first;
  }

private:
  Error end(CuGraph &graph) {
    capturing = false;
    return driver.check(driver.streamEndCapture(captureStream, &graph),
                        "cuStreamEndCapture");
  }

  cudnnfe_handle &handle;
  const Driver &driver;
  void *formerStream;
  CuStream captureStream = nullptr;
  bool capturing = false;
};
} // namespace

cudnnfe_status_t *cudnnfe_record(cudnnfe_handle_t *handle,
                                 cudnnfe_entry_fn_t entry, void *const *args,
                                 void *workspace,
                                 cudnnfe_recording_t **recording) {
  return guard([&]() -> Error {
    if (!handle || !entry || !recording)
      return invalid(
          "expected a handle, an entry and a place for the recording but got "
          "null");
    ContextScope scope;
    CUDNNFE_RETURN_IF_ERROR(scope.enter(*handle->driver, handle->context));
    // Loads plans, allocates memory and makes variant packs, which a capture
    // forbids.
    if (Error error = Error(entry(handle, args, workspace)))
      return error;
    CUDNNFE_RETURN_IF_ERROR(handle->synchronize());

    auto fresh = std::make_unique<cudnnfe_recording>();
    fresh->handle = handle;
    Capture capture(*handle);
    CUDNNFE_RETURN_IF_ERROR(capture.enter());
    if (Error error = Error(entry(handle, args, workspace)))
      return error;
    CUDNNFE_RETURN_IF_ERROR(capture.finish(fresh->executable));
    CUDNNFE_RETURN_IF_ERROR(capture.leave());
    log(2, "recorded a program as one CUDA graph");
    *recording = fresh.release();
    return success();
  });
}

cudnnfe_status_t *cudnnfe_replay(cudnnfe_recording_t *recording) {
  return guard([&]() -> Error {
    if (!recording)
      return invalid("expected a recording but got null");
    const Driver &driver = *recording->handle->driver;
    ContextScope scope;
    CUDNNFE_RETURN_IF_ERROR(scope.enter(driver, recording->handle->context));
    return driver.check(
        driver.graphLaunch(recording->executable, recording->handle->stream),
        "cuGraphLaunch");
  });
}

cudnnfe_status_t *cudnnfe_recording_destroy(cudnnfe_recording_t *recording) {
  return guard([&]() -> Error {
    std::unique_ptr<cudnnfe_recording> owned(recording);
    return owned ? owned->close() : success();
  });
}
