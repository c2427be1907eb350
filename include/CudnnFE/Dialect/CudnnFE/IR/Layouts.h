//===- Layouts.h - helpers for strides and layouts --------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_LAYOUTS_H
#define CUDNNFE_DIALECT_CUDNNFE_IR_LAYOUTS_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"

#include <optional>

namespace mlir::cudnnfe {

/// Row-major strides in elements of a static shape: the last dim has stride 1.
SmallVector<int64_t> getRowMajorStrides(ArrayRef<int64_t> shape);

/// Dense strides of `shape` where `order` lists the dims from the one with the
/// largest stride to the one with stride 1.
SmallVector<int64_t> getStridesForOrder(ArrayRef<int64_t> shape,
                                        ArrayRef<int64_t> order);

/// Rewrites the strides of extent-1 dims to the span (extent times stride) of
/// the widest dim inside of them, 1 if there is none; other strides stay. What
/// is inside goes by the channels-last order if only that is the order of the
/// other dims, by the row-major one otherwise: cuDNN 9.19 tells the layout of a
/// filter by these strides too.
SmallVector<int64_t> getCanonicalStrides(ArrayRef<int64_t> shape,
                                         ArrayRef<int64_t> strides);

/// Whether the elements fill a block of memory without holes and overlap.
bool isDense(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides);

/// Dense strides of `shape` with its dims in the order in which those of a
/// reference of the same rank lie in memory. Dims that the reference cannot
/// place, because their extent is 1 or their stride is 0, go where row-major
/// order has them: before the next dim.
SmallVector<int64_t> getStridesLike(ArrayRef<int64_t> shape,
                                    ArrayRef<int64_t> refShape,
                                    ArrayRef<int64_t> refStrides);

/// How the dims of an image `[n, c, spatial..]` lie in memory.
enum class ImageOrder {
  /// Both orders are possible: what tells them apart has extent 1.
  Ambiguous,
  ChannelsFirst,
  ChannelsLast,
  /// None of the two.
  Other
};
/// Strides of extent-1 dims are never looked at.
ImageOrder getImageOrder(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides);

/// Dense channels-last strides of an image of rank 3 or more.
SmallVector<int64_t> getChannelsLastStrides(ArrayRef<int64_t> shape);

/// The strides under which the same memory shows the elements, in row-major
/// order of their indices, with other dims; nullopt when there are none. Both
/// shapes have the same number of elements.
std::optional<SmallVector<int64_t>>
getReshapedStrides(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides,
                   ArrayRef<int64_t> newShape);

/// Whether data laid out as `given` can be used where `needed` is expected:
/// the same addresses and storage order, and at least the alignment. A null
/// layout means dense row-major.
bool isUsableAs(ArrayRef<int64_t> shape, LayoutAttr given, LayoutAttr needed);

/// The bytes of an element in memory.
int64_t getElementBytes(Type elementType);

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
