//===- LayoutChoice.h - the layout that an op gives its result --*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_DIALECT_CUDNNFE_TRANSFORMS_LAYOUTCHOICE_H
#define CUDNNFE_LIB_DIALECT_CUDNNFE_TRANSFORMS_LAYOUTCHOICE_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"

#include <string>

namespace mlir::cudnnfe {

/// A layout and why it was taken.
struct LayoutChoice {
  SmallVector<int64_t> strides;
  std::string reason;
  int64_t alignment = 16;
  /// Says what keeps a reshape from being a view; empty otherwise.
  std::string missed;
};

/// The layout for a result that carries none. The operands of the op have their
/// layouts, and all dims are known.
LayoutChoice chooseLayout(OpResult result);

/// Writes strides as `[128, 1, 32, 8]`.
std::string formatStrides(ArrayRef<int64_t> strides);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_LIB_DIALECT_CUDNNFE_TRANSFORMS_LAYOUTCHOICE_H
