//===- Layouts.h - helpers for strides and layouts --------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_LAYOUTS_H
#define CUDNNFE_DIALECT_CUDNNFE_IR_LAYOUTS_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"

namespace mlir::cudnnfe {

/// Row-major strides in elements of a static shape: the last dim has stride 1.
SmallVector<int64_t> getRowMajorStrides(ArrayRef<int64_t> shape);

/// Dense strides of `shape` where `order` lists the dims from the one with the
/// largest stride to the one with stride 1.
SmallVector<int64_t> getStridesForOrder(ArrayRef<int64_t> shape,
                                        ArrayRef<int64_t> order);

/// Rewrites the strides of extent-1 dims to the span (extent times stride) of
/// the widest dim after them, 1 if there is none; other strides stay.
SmallVector<int64_t> getCanonicalStrides(ArrayRef<int64_t> shape,
                                         ArrayRef<int64_t> strides);

/// The layout of a tensor type; null when it has no encoding of this dialect.
LayoutAttr getLayout(Type type);

/// The strides of a tensor with a static shape: those of its layout, else
/// row-major.
SmallVector<int64_t> getStrides(RankedTensorType type);

/// Whether two layouts address every element of `shape` alike and promise the
/// same alignment and reordering. A null layout means dense row-major.
bool isSameLayout(ArrayRef<int64_t> shape, LayoutAttr a, LayoutAttr b);

/// Whether no two elements share an address. Exact for dims that nest, and
/// conservative (false) for strides that interleave.
bool isNonOverlapping(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides);

/// The buffer type of a tensor with a static shape: the strides of its layout,
/// identity where that is dense row-major.
MemRefType getBufferType(RankedTensorType type);

/// The type without its encoding.
RankedTensorType stripEncoding(RankedTensorType type);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_LAYOUTS_H
