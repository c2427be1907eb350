//===- Handle.h - a cuDNN handle with its device and stream -----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_HANDLE_H
#define CUDNNFE_LIB_RUNTIME_HANDLE_H

#include "CudnnFE/Cudnn/Library.h"
#include "Driver.h"
#include "Status.h"

#include <memory>
#include <string>
#include <vector>

namespace cudnnfe::rt {

/// The libcudnn of the process, loaded on first use.
Error getLibrary(std::shared_ptr<cudnn::Library> &library);

/// The status of lib/Cudnn in the terms of the C ABI.
Error toError(const cudnn::Status &status, const char *location = nullptr);

} // namespace cudnnfe::rt

/// The object behind cudnnfe_handle_t.
struct cudnnfe_handle {
  const cudnnfe::rt::Driver *driver = nullptr;
  std::shared_ptr<cudnnfe::cudnn::Library> library;
  cudnnfe_device_info_t device{};
  cudnnfe::rt::CuDevice cuDevice = 0;
  cudnnfe::rt::CuContext context = nullptr;
  bool retainedContext = false;
  void *backend = nullptr;
  bool ownsBackend = false;
  void *stream = nullptr;
  cudnnfe::rt::CuEvent timer[2] = {nullptr, nullptr};
  /// In the order of loading. Few: one per artifact.
  std::vector<std::unique_ptr<cudnnfe_module>> modules;
  /// The module that the last call used.
  cudnnfe_module *lastModule = nullptr;

  cudnnfe_handle();
  ~cudnnfe_handle();

  /// Frees what the handle holds; the first error wins, all the rest is still
  /// freed.
  cudnnfe::rt::Error close();

  /// Waits for the stream. The context must be current.
  cudnnfe::rt::Error synchronize() const {
    return driver->check(driver->streamSynchronize(stream),
                         "cuStreamSynchronize");
  }

  cudnnfe::rt::Error setStream(void *newStream);
};

#endif // CUDNNFE_LIB_RUNTIME_HANDLE_H
