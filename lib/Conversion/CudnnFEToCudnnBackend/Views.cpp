//===- Views.cpp - transposes and reshapes as strides ---------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

MemoryView
mlir::cudnnfe::to_backend::permuteView(const MemoryView &view,
                                       ArrayRef<int64_t> permutation) {
  MemoryView result;
  for (int64_t from : permutation) {
    result.dims.push_back(view.dims[static_cast<size_t>(from)]);
    result.strides.push_back(view.strides[static_cast<size_t>(from)]);
  }
  return result;
}

std::optional<MemoryView>
mlir::cudnnfe::to_backend::reshapeView(const MemoryView &view,
                                       ArrayRef<int64_t> dims) {
  // Only dims of more than one element take part; the others get a stride at
  // the end.
  MemoryView old;
  for (auto [dim, stride] : llvm::zip_equal(view.dims, view.strides)) {
    if (dim == 1)
      continue;
    old.dims.push_back(dim);
    old.strides.push_back(stride);
  }
  MemoryView result;
  result.dims.assign(dims.begin(), dims.end());
  result.strides.assign(dims.size(), 0);

  // Runs of old dims whose product is that of a run of new dims correspond; the
  // old dims of a run must be one piece of memory.
  size_t from = 0, to = 0;
  while (from < old.dims.size() && to < dims.size()) {
    size_t fromEnd = from + 1, toEnd = to + 1;
    int64_t oldCount = old.dims[from], newCount = dims[to];
    while (oldCount != newCount) {
      if (newCount < oldCount) {
        if (toEnd == dims.size())
          return std::nullopt;
        newCount *= dims[toEnd++];
      } else {
        if (fromEnd == old.dims.size())
          return std::nullopt;
        oldCount *= old.dims[fromEnd++];
      }
    }
    for (size_t i = from; i + 1 < fromEnd; ++i)
      if (old.strides[i] != old.dims[i + 1] * old.strides[i + 1])
        return std::nullopt;
    int64_t stride = old.strides[fromEnd - 1];
    for (size_t i = toEnd; i-- > to;) {
      result.strides[i] = stride;
      stride *= dims[i];
    }
    from = fromEnd;
    to = toEnd;
  }
  if (from != old.dims.size())
    return std::nullopt;
  for (; to < dims.size(); ++to)
    if (dims[to] != 1)
      return std::nullopt;
  // The spans of what follows, as in a dense tensor.
  int64_t span = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    if (dims[i] == 1)
      result.strides[i] = span;
    span = std::max(span, dims[i] * result.strides[i]);
  }
  return result;
}
