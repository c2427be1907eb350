//===- Layouts.cpp - helpers for strides and layouts ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <limits>

using namespace mlir;
using namespace mlir::cudnnfe;

SmallVector<int64_t>
mlir::cudnnfe::getRowMajorStrides(ArrayRef<int64_t> shape) {
  return getStridesForOrder(shape,
                            llvm::to_vector(llvm::seq<int64_t>(shape.size())));
}

SmallVector<int64_t>
mlir::cudnnfe::getStridesForOrder(ArrayRef<int64_t> shape,
                                  ArrayRef<int64_t> order) {
  SmallVector<int64_t> strides(shape.size(), 1);
  int64_t stride = 1;
  for (int64_t dim : llvm::reverse(order)) {
    strides[dim] = stride;
    stride *= shape[dim];
  }
  return strides;
}

static SmallVector<int64_t> getChannelsLastOrder(int64_t rank) {
  SmallVector<int64_t> order{0};
  llvm::append_range(order, llvm::seq<int64_t>(2, rank));
  order.push_back(1);
  return order;
}

SmallVector<int64_t>
mlir::cudnnfe::getCanonicalStrides(ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> strides) {
  SmallVector<int64_t> result(strides);
  auto multiply = [](int64_t a, int64_t b) {
    int64_t product;
    return llvm::MulOverflow(a, b, product)
               ? std::numeric_limits<int64_t>::max()
               : product;
  };
  int64_t rank = shape.size();
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(rank));
  if (getImageOrder(shape, strides) == ImageOrder::ChannelsLast)
    order = getChannelsLastOrder(rank);
  int64_t span = 1;
  for (int64_t dim : llvm::reverse(order)) {
    if (shape[dim] == 1)
      result[dim] = span;
    else
      span = std::max(span, multiply(shape[dim], strides[dim]));
  }
  return result;
}

bool mlir::cudnnfe::isDense(ArrayRef<int64_t> shape,
                            ArrayRef<int64_t> strides) {
  int64_t elements = 1, last = 0, span;
  for (auto [extent, stride] : llvm::zip_equal(shape, strides))
    if (llvm::MulOverflow(elements, extent, elements) ||
        llvm::MulOverflow(extent - 1, stride, span) ||
        llvm::AddOverflow(last, span, last))
      return false;
  return last + 1 == elements && isNonOverlapping(shape, strides);
}

SmallVector<int64_t>
mlir::cudnnfe::getStridesLike(ArrayRef<int64_t> shape,
                              ArrayRef<int64_t> refShape,
                              ArrayRef<int64_t> refStrides) {
  SmallVector<int64_t> order, unplaced;
  for (int64_t dim : llvm::seq<int64_t>(shape.size()))
    (refShape[dim] > 1 && refStrides[dim] > 0 ? order : unplaced)
        .push_back(dim);
  llvm::stable_sort(order, [&](int64_t a, int64_t b) {
    return refStrides[a] > refStrides[b];
  });
  // From the last dim to the first, so that the next dim is placed already.
  for (int64_t dim : llvm::reverse(unplaced))
    order.insert(llvm::find(order, dim + 1), dim);
  return getStridesForOrder(shape, order);
}

/// Whether the dims, listed from the outermost, have descending strides.
static bool isInOrder(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides,
                      ArrayRef<int64_t> order) {
  int64_t previous = std::numeric_limits<int64_t>::max();
  for (int64_t dim : order) {
    if (shape[dim] == 1)
      continue;
    if (strides[dim] > previous)
      return false;
    previous = strides[dim];
  }
  return true;
}

ImageOrder mlir::cudnnfe::getImageOrder(ArrayRef<int64_t> shape,
                                        ArrayRef<int64_t> strides) {
  int64_t rank = shape.size();
  if (rank < 3)
    return ImageOrder::Ambiguous;
  bool isFirst =
      isInOrder(shape, strides, llvm::to_vector(llvm::seq<int64_t>(rank)));
  bool isLast = isInOrder(shape, strides, getChannelsLastOrder(rank));
  if (isFirst)
    return isLast ? ImageOrder::Ambiguous : ImageOrder::ChannelsFirst;
  return isLast ? ImageOrder::ChannelsLast : ImageOrder::Other;
}

SmallVector<int64_t>
mlir::cudnnfe::getChannelsLastStrides(ArrayRef<int64_t> shape) {
  return getStridesForOrder(shape, getChannelsLastOrder(shape.size()));
}

std::optional<SmallVector<int64_t>>
mlir::cudnnfe::getReshapedStrides(ArrayRef<int64_t> shape,
                                  ArrayRef<int64_t> strides,
                                  ArrayRef<int64_t> newShape) {
  SmallVector<std::pair<int64_t, int64_t>> dims; // Extent and stride.
  for (auto [extent, stride] : llvm::zip_equal(shape, strides))
    if (extent != 1)
      dims.emplace_back(extent, stride);
  SmallVector<int64_t> result(newShape.size(), 1);
  // Match groups of old dims with groups of new ones that hold as many
  // elements, from the last to the first.
  int64_t next = static_cast<int64_t>(newShape.size()) - 1;
  while (!dims.empty()) {
    // Merge old dims as long as they are one run of memory.
    auto [elements, stride] = dims.pop_back_val();
    while (!dims.empty() && dims.back().second == stride * elements)
      elements *= dims.pop_back_val().first;
    int64_t inner = 1;
    while (inner < elements) {
      if (next < 0 || elements % (inner * newShape[next]) != 0)
        return std::nullopt;
      result[next] = stride * inner;
      inner *= newShape[next--];
    }
  }
  return getCanonicalStrides(newShape, result);
}

bool mlir::cudnnfe::isUsableAs(ArrayRef<int64_t> shape, LayoutAttr given,
                               LayoutAttr needed) {
  int64_t has = given ? given.getAlignment() : 16;
  int64_t needs = needed ? needed.getAlignment() : 16;
  if (has % needs != 0)
    return false;
  auto withAlignment = [&](LayoutAttr layout) {
    return layout ? LayoutAttr::get(layout.getContext(), layout.getStrides(),
                                    16, layout.getReordering())
                  : layout;
  };
  return isSameLayout(shape, withAlignment(given), withAlignment(needed));
}

int64_t mlir::cudnnfe::getElementBytes(Type elementType) {
  if (!elementType.isIntOrFloat())
    return 1;
  return std::max<int64_t>(1, elementType.getIntOrFloatBitWidth() / 8);
}

LayoutAttr mlir::cudnnfe::getLayout(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast_or_null<LayoutAttr>(tensor.getEncoding())
                : LayoutAttr();
}

SmallVector<int64_t> mlir::cudnnfe::getStrides(RankedTensorType type) {
  if (LayoutAttr layout = getLayout(type))
    return llvm::to_vector(layout.getStrides());
  return getRowMajorStrides(type.getShape());
}

bool mlir::cudnnfe::isSameLayout(ArrayRef<int64_t> shape, LayoutAttr a,
                                 LayoutAttr b) {
  if (a == b)
    return true;
  if ((a ? a.getAlignment() : 16) != (b ? b.getAlignment() : 16) ||
      (a ? a.getReordering() : Reordering::None) !=
          (b ? b.getReordering() : Reordering::None))
    return false;
  auto strides = [&](LayoutAttr layout) {
    return layout ? llvm::to_vector(layout.getStrides())
                  : getRowMajorStrides(shape);
  };
  SmallVector<int64_t> left = strides(a), right = strides(b);
  for (auto [extent, l, r] : llvm::zip_equal(shape, left, right))
    if (extent != 1 && l != r)
      return false;
  return true;
}

bool mlir::cudnnfe::isNonOverlapping(ArrayRef<int64_t> shape,
                                     ArrayRef<int64_t> strides) {
  SmallVector<std::pair<int64_t, int64_t>> dims;
  for (auto [extent, stride] : llvm::zip_equal(shape, strides))
    if (extent > 1)
      dims.emplace_back(stride, extent);
  llvm::sort(dims);
  // Each dim must step over everything the smaller strides reach.
  int64_t reach = 0;
  for (auto [stride, extent] : dims) {
    if (stride <= reach)
      return false;
    reach += stride * (extent - 1);
  }
  return true;
}

MemRefType mlir::cudnnfe::getBufferType(RankedTensorType type) {
  ArrayRef<int64_t> shape = type.getShape();
  LayoutAttr layout = getLayout(type);
  SmallVector<int64_t> dense = getRowMajorStrides(shape);
  bool isDense = true;
  if (layout)
    for (auto [extent, stride, packed] :
         llvm::zip_equal(shape, layout.getStrides(), dense))
      isDense &= extent == 1 || stride == packed;
  if (isDense)
    return MemRefType::get(shape, type.getElementType());
  return MemRefType::get(
      shape, type.getElementType(),
      StridedLayoutAttr::get(type.getContext(), 0, layout.getStrides()));
}

RankedTensorType mlir::cudnnfe::stripEncoding(RankedTensorType type) {
  return RankedTensorType::get(type.getShape(), type.getElementType());
}
