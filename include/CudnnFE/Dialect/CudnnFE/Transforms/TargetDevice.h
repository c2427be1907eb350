//===- TargetDevice.h - properties of compile targets -----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_TARGETDEVICE_H
#define CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_TARGETDEVICE_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"

namespace mlir::cudnnfe {

/// Properties of a compile target as cuDNN's device-properties descriptor takes
/// them.
struct TargetDevice {
  /// The name in the IR or of the file, without its folder and extension.
  std::string name;
  /// JSON text.
  std::string json;

  /// The compute capability times ten, 90 for the H200; 0 if it is not given.
  int64_t getComputeCapability() const;
};

/// Finds the properties of `device`: inline ones, or the file
/// `<name>.json` in `searchDir`, in CUDNNFE_DEVICE_DIR, or in the `devices`
/// folder of the installation or the build. Emits an error at `loc` and fails
/// where there are none or a property that selection needs is missing.
FailureOr<TargetDevice> loadTargetDevice(Location loc, DeviceAttr device,
                                         StringRef searchDir);

/// The same for the value of an option: a name, or the path of a file.
FailureOr<TargetDevice> loadTargetDevice(Location loc, StringRef option,
                                         StringRef searchDir);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_DIALECT_CUDNNFE_TRANSFORMS_TARGETDEVICE_H
