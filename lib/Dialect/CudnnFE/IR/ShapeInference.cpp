//===- ShapeInference.cpp - shape functions ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/IR/ShapeInference.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
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

FailureOr<Dims>
mlir::cudnnfe::inferBroadcastDims(EmitErrorFn emitError,
                                  ArrayRef<ArrayRef<int64_t>> operands,
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
    return emitError()
               << "expected A and B of the same rank, 2 or more, but got "
               << formatDims(a) << " and " << formatDims(b) << " [matmul_c1]",
           failure();
  if (!mayBeEqual(a[rank - 1], b[rank - 2]))
    return emitError() << "expected the rows of B to equal the columns of A, "
                       << a[rank - 1] << ", but got " << b[rank - 2]
                       << " [matmul_c2]",
           failure();
  Dims c(rank);
  for (int64_t dim = 0; dim < rank - 2; ++dim) {
    FailureOr<int64_t> merged = broadcastExtent(a[dim], b[dim]);
    bool grouped =
        failed(merged) && rank == 4 && dim == 1 && a[dim] % b[dim] == 0;
    if (grouped)
      merged = a[dim];
    // An unknown number of heads of A may be any multiple of those of B.
    if (rank == 4 && dim == 1 && ShapedType::isDynamic(a[dim]))
      merged = ShapedType::kDynamic;
    if (failed(merged))
      return emitError()
                 << "expected batch extents that are equal or 1 but got "
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

FailureOr<Dims> mlir::cudnnfe::inferScaledNormStatsDims(
    EmitErrorFn emitError, ArrayRef<int64_t> x, ArrayRef<int64_t> scale,
    std::array<StringRef, 3> rules) {
  if (x.size() != scale.size())
    return emitError() << "expected 'scale' of the rank of X, " << x.size()
                       << ", but got " << formatDims(scale) << " [" << rules[0]
                       << "]",
           failure();
  Dims stats(x);
  bool isNormalized = false;
  for (auto [dim, extent] : llvm::enumerate(scale)) {
    if (extent == 1)
      continue;
    if (!mayBeEqual(extent, x[dim]))
      return emitError() << "expected the extent of 'scale' in dim " << dim
                         << " to be that of X, " << x[dim] << ", or 1, but got "
                         << extent << " [" << rules[1] << "]",
             failure();
    isNormalized = true;
    // An unknown extent may turn out to be 1, which is no normalized dim.
    stats[dim] =
        ShapedType::isDynamic(extent) && x[dim] != 1 ? ShapedType::kDynamic : 1;
  }
  if (!isNormalized)
    return emitError() << "expected an extent of 'scale' other than 1, since "
                          "these dims are normalized, but got "
                       << formatDims(scale) << " [" << rules[2] << "]",
           failure();
  return stats;
}

Dims mlir::cudnnfe::getChannelDims(ArrayRef<int64_t> x) {
  Dims dims(x.size(), 1);
  dims[1] = x[1];
  return dims;
}

/// Checks conv_fprop's constraints 2 to 4.
static LogicalResult checkConvWindow(EmitErrorFn emitError, size_t spatialRank,
                                     const ConvWindow &window) {
  const std::tuple<StringRef, ArrayRef<int64_t>, bool> entries[] = {
      {"pre_padding", window.prePadding, true},
      {"post_padding", window.postPadding, true},
      {"stride", window.stride, false},
      {"dilation", window.dilation, false}};
  for (auto [name, values, isPadding] : entries) {
    if (values.size() != spatialRank)
      return emitError() << "expected '" << name << "' to have " << spatialRank
                         << " entries, one for each spatial dim, but got "
                         << values.size() << " [conv_fprop_c2]";
    for (int64_t value : values) {
      if (isPadding && value < 0)
        return emitError() << "expected '" << name
                           << "' not to be negative but got " << value
                           << " [conv_fprop_c3]";
      if (!isPadding && value < 1)
        return emitError() << "expected '" << name
                           << "' to be 1 or more but got " << value
                           << " [conv_fprop_c4]";
    }
  }
  return success();
}

FailureOr<Dims> mlir::cudnnfe::inferConvFpropDims(EmitErrorFn emitError,
                                                  ArrayRef<int64_t> x,
                                                  ArrayRef<int64_t> w,
                                                  const ConvWindow &window) {
  size_t rank = x.size();
  if (rank < 3 || rank > 5 || w.size() != rank)
    return emitError() << "expected X and W of the same rank, 3 to 5, but got "
                       << formatDims(x) << " and " << formatDims(w)
                       << " [conv_fprop_c1]",
           failure();
  if (failed(checkConvWindow(emitError, rank - 2, window)))
    return failure();

  bool hasGroups = !ShapedType::isDynamic(x[1]) && !ShapedType::isDynamic(w[1]);
  if (hasGroups && (w[1] < 1 || x[1] % w[1] != 0))
    return emitError() << "expected the " << x[1] << " channels of X to be a "
                       << "multiple of those of a filter but got " << w[1]
                       << " [conv_fprop_c5]",
           failure();
  if (int64_t groups = hasGroups ? x[1] / w[1] : 1;
      !ShapedType::isDynamic(w[0]) && (groups < 1 || w[0] % groups != 0))
    return emitError() << "expected the number of filters to be a multiple of "
                       << groups << " groups but got " << w[0]
                       << " [conv_fprop_c6]",
           failure();

  Dims y{x[0], w[0]};
  for (size_t dim = 2; dim < rank; ++dim) {
    if (ShapedType::isDynamic(x[dim]) || ShapedType::isDynamic(w[dim])) {
      y.push_back(ShapedType::kDynamic);
      continue;
    }
    int64_t padded, filter;
    if (llvm::AddOverflow(x[dim], window.prePadding[dim - 2], padded) ||
        llvm::AddOverflow(padded, window.postPadding[dim - 2], padded) ||
        llvm::MulOverflow(window.dilation[dim - 2], w[dim] - 1, filter) ||
        llvm::AddOverflow(filter, int64_t(1), filter))
      return emitError() << "expected extents of the padded input and the "
                            "dilated filter that fit 64 bits in dim "
                         << dim << " [conv_fprop_c8]",
             failure();
    if (filter > padded)
      return emitError()
                 << "expected the dilated filter to fit into the padded "
                    "input, "
                 << padded << " in dim " << dim << ", but got " << filter
                 << " [conv_fprop_c7]",
             failure();
    y.push_back((padded - filter) / window.stride[dim - 2] + 1);
  }
  return y;
}
