//===- Layouts.cpp - helpers for strides and layouts ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::cudnnfe;

SmallVector<int64_t> mlir::cudnnfe::getRowMajorStrides(ArrayRef<int64_t> shape) {
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

SmallVector<int64_t>
mlir::cudnnfe::getCanonicalStrides(ArrayRef<int64_t> shape,
                                   ArrayRef<int64_t> strides) {
  SmallVector<int64_t> result(strides);
  int64_t span = 1;
  for (int64_t dim = static_cast<int64_t>(shape.size()) - 1; dim >= 0; --dim) {
    if (shape[dim] == 1)
      result[dim] = span;
    else
      span = std::max(span, shape[dim] * strides[dim]);
  }
  return result;
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
