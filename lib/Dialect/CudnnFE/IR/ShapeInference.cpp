//===- ShapeInference.cpp - shape functions ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::cudnnfe;

std::string mlir::cudnnfe::formatDims(ArrayRef<int64_t> dims) {
  if (dims.empty())
    return "scalar";
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      dims, os,
      [&](int64_t extent) {
        if (ShapedType::isDynamic(extent))
          os << '?';
        else
          os << extent;
      },
      "x");
  return text;
}

bool mlir::cudnnfe::mayBeEqual(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

/// Merges two extents of a broadcast; fails where both are known, differ, and
/// neither is 1.
static FailureOr<int64_t> broadcastExtent(int64_t a, int64_t b) {
  if (a == b || b == 1)
    return a;
  if (a == 1)
    return b;
  if (ShapedType::isDynamic(a))
    return b;
  if (ShapedType::isDynamic(b))
    return a;
  return failure();
}

FailureOr<Dims> mlir::cudnnfe::inferBroadcastDims(
    EmitErrorFn emitError, ArrayRef<ArrayRef<int64_t>> operands,
    StringRef rule) {
  Dims result;
  for (auto [index, dims] : llvm::enumerate(operands)) {
    if (dims.size() > result.size())
      result.insert(result.begin(), dims.size() - result.size(), 1);
    int64_t offset = result.size() - dims.size();
    for (auto [i, extent] : llvm::enumerate(dims)) {
      FailureOr<int64_t> merged = broadcastExtent(result[offset + i], extent);
      if (failed(merged))
        return emitError() << "expected operand #" << index
                           << " to broadcast to "
                           << formatDims(ArrayRef<int64_t>(result))
                           << " but got " << formatDims(dims) << " [" << rule
                           << "]",
               failure();
      result[offset + i] = *merged;
    }
  }
  return result;
}

FailureOr<Dims> mlir::cudnnfe::inferMatmulDims(EmitErrorFn emitError,
                                               ArrayRef<int64_t> a,
                                               ArrayRef<int64_t> b) {
  int64_t rank = a.size();
  if (rank < 2 || a.size() != b.size())
    return emitError() << "expected A and B of the same rank, 2 or more, but got "
                       << formatDims(a) << " and " << formatDims(b)
                       << " [matmul_c1]",
           failure();
  if (!mayBeEqual(a[rank - 1], b[rank - 2]))
    return emitError() << "expected the rows of B to equal the columns of A, "
                       << a[rank - 1] << ", but got " << b[rank - 2]
                       << " [matmul_c2]",
           failure();
  Dims c(rank);
  for (int64_t dim = 0; dim < rank - 2; ++dim) {
    FailureOr<int64_t> merged = broadcastExtent(a[dim], b[dim]);
    bool grouped = failed(merged) && rank == 4 && dim == 1 &&
                   a[dim] % b[dim] == 0;
    if (grouped)
      merged = a[dim];
    if (failed(merged))
      return emitError() << "expected batch extents that are equal or 1 but got "
                         << a[dim] << " and " << b[dim] << " in dim " << dim
                         << " [matmul_c3]",
             failure();
    c[dim] = *merged;
  }
  c[rank - 2] = a[rank - 2];
  c[rank - 1] = b[rank - 1];
  return c;
}

FailureOr<Dims> mlir::cudnnfe::inferReductionDims(EmitErrorFn emitError,
                                                  ArrayRef<int64_t> x,
                                                  ArrayRef<int64_t> axes) {
  Dims y(x);
  int64_t last = -1;
  for (int64_t axis : axes) {
    if (axis <= last || axis >= static_cast<int64_t>(x.size()))
      return emitError() << "expected ascending axes below the rank "
                         << x.size() << " but got " << axis
                         << " [reduction_c3]",
             failure();
    y[axis] = 1;
    last = axis;
  }
  return y;
}

FailureOr<SdpaDims> mlir::cudnnfe::inferSdpaDims(EmitErrorFn emitError,
                                                 ArrayRef<int64_t> q,
                                                 ArrayRef<int64_t> k,
                                                 ArrayRef<int64_t> v) {
  const std::pair<StringRef, ArrayRef<int64_t>> operands[] = {
      {"Q", q}, {"K", k}, {"V", v}};
  for (auto [name, dims] : operands)
    if (dims.size() != 4)
      return emitError() << "expected " << name
                         << " of rank 4, [b, h, s, d], but got "
                         << formatDims(dims) << " [sdpa_c1]",
             failure();
  int64_t batch = q[0];
  for (auto [name, dims] : ArrayRef(operands).drop_front()) {
    if (!mayBeEqual(batch, dims[0]))
      return emitError() << "expected the batch extent of " << name << " to be "
                         << batch << " but got " << dims[0] << " [sdpa_c2]",
             failure();
    if (ShapedType::isDynamic(batch))
      batch = dims[0];
    if (!ShapedType::isDynamic(q[1]) && !ShapedType::isDynamic(dims[1]) &&
        (dims[1] <= 0 || q[1] % dims[1] != 0))
      return emitError() << "expected the heads of " << name
                         << " to divide the " << q[1] << " heads of Q but got "
                         << dims[1] << " [sdpa_c3]",
             failure();
  }
  if (!mayBeEqual(q[3], k[3]))
    return emitError() << "expected the last dim of K to be that of Q, " << q[3]
                       << ", but got " << k[3] << " [sdpa_c4]",
           failure();
  if (!mayBeEqual(k[2], v[2]))
    return emitError() << "expected the sequence extent of V to be that of K, "
                       << k[2] << ", but got " << v[2] << " [sdpa_c5]",
           failure();
  return SdpaDims{Dims{batch, q[1], q[2], v[3]}, Dims{batch, q[1], q[2], 1}};
}
