//===- Driver.h - a driver library for building plans -----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef CUDNNFE_CUDNN_DRIVER_H
#define CUDNNFE_CUDNN_DRIVER_H

#include "CudnnFE/Cudnn/Status.h"

#include <string>

namespace cudnnfe::cudnn {

enum class DriverKind { Real, Stub };

/// Makes a `libcuda.so.1` available to cuDNN: the machine's own where there is
/// one, else the stub in the file `stubPath`. It must be called before the
/// library is loaded, and only in a process that does nothing but build plans:
/// the stub makes the whole process believe that there is no device.
Status provideDriver(const std::string &stubPath, DriverKind &kind);

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_DRIVER_H
