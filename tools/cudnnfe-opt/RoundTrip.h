//===- RoundTrip.h - the optimizer driver with round-trip checks *- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_TOOLS_CUDNNFEOPT_ROUNDTRIP_H
#define CUDNNFE_TOOLS_CUDNNFEOPT_ROUNDTRIP_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/Operation.h"

namespace mlir::cudnnfe {

/// Fails with a diagnostic at `op` unless its custom text form, its generic
/// text form and its bytecode all parse back to the same IR.
LogicalResult checkRoundTrips(Operation *op);

/// Like `MlirOptMain`. When the environment variable CUDNNFE_VERIFY_ROUNDTRIP
/// is 1, the IR is also checked with `checkRoundTrips` before the first pass
/// and after the last one.
LogicalResult optMain(int argc, char **argv, StringRef toolName,
                      DialectRegistry &registry);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_TOOLS_CUDNNFEOPT_ROUNDTRIP_H
