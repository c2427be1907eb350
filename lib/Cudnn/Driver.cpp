//===- Driver.cpp - a driver library for building plans -------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnFE/Cudnn/Driver.h"

#include <dlfcn.h>

using namespace cudnnfe::cudnn;

Status cudnnfe::cudnn::provideDriver(const std::string &stubPath,
                                     DriverKind &kind) {
  if (dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL)) {
    kind = DriverKind::Real;
    return Status::success();
  }
  // A path without a slash would be searched for, and could find anything.
  if (stubPath.find('/') == std::string::npos)
    return Status::internal("expected a path of the driver stub but got '" +
                            stubPath + "'");
  if (!dlopen(stubPath.c_str(), RTLD_NOW | RTLD_GLOBAL)) {
    const char *text = dlerror();
    return Status::internal(
        "there is no CUDA driver, and its stub cannot be loaded: " +
        std::string(text ? text : stubPath));
  }
  kind = DriverKind::Stub;
  return Status::success();
}
