//===- ShapeInference.h - shape functions on plain values -------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_SHAPEINFERENCE_H
#define CUDNNFE_DIALECT_CUDNNFE_IR_SHAPEINFERENCE_H

//
// Each function computes the dims of an op's results from the dims of its
// operands, with ShapedType::kDynamic where an extent is unknown. They are
// shared by builders, verifiers, cudnnfe-infer-shapes and importers. On a
// broken rule they emit one error through `emitError`, with the rule's id, and
// fail.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/LLVM.h"

#include <array>
#include <optional>

namespace mlir::cudnnfe {

using EmitErrorFn = llvm::function_ref<InFlightDiagnostic()>;
using Dims = SmallVector<int64_t>;

/// Writes dims as `2x?x4`; a rank-0 shape is written `scalar`.
std::string formatDims(ArrayRef<int64_t> dims);

/// Whether two extents may be equal: the same, or one is unknown.
bool mayBeEqual(int64_t a, int64_t b);

/// Broadcasts `operands`, aligned at the last dim. A dynamic extent yields to a
/// known one other than 1. `rule` is the id of the rule to report.
FailureOr<Dims> inferBroadcastDims(EmitErrorFn emitError,
                                   ArrayRef<ArrayRef<int64_t>> operands,
                                   StringRef rule);

/// A[.., M, K], B[.., K, N] -> C[.., M, N]; see matmul's constraints 1 to 3.
FailureOr<Dims> inferMatmulDims(EmitErrorFn emitError, ArrayRef<int64_t> a,
                                ArrayRef<int64_t> b);

/// The dims that a reduction leaves: 1 in each of `axes`; checks the first half
/// of reduction's constraint 3.
FailureOr<Dims> inferReductionDims(EmitErrorFn emitError, ArrayRef<int64_t> x,
                                   ArrayRef<int64_t> axes);

/// Dims of sdpa's results: O[b, hq, sq, dv] and stats[b, hq, sq, 1].
struct SdpaDims {
  Dims o, stats;
};
/// Q[b, hq, sq, dqk], K[b, hk, skv, dqk], V[b, hv, skv, dv]; checks sdpa's
/// constraints 1 to 5.
FailureOr<SdpaDims> inferSdpaDims(EmitErrorFn emitError, ArrayRef<int64_t> q,
                                  ArrayRef<int64_t> k, ArrayRef<int64_t> v);

/// The dims of the statistics of layernorm and rmsnorm: those of X where
/// `scale` has extent 1, and 1 in the normalized dims. `rules` are the ids of
/// the rules on the rank of `scale`, on its extents, and on there being a
/// normalized dim.
FailureOr<Dims> inferScaledNormStatsDims(EmitErrorFn emitError,
                                         ArrayRef<int64_t> x,
                                         ArrayRef<int64_t> scale,
                                         std::array<StringRef, 3> rules);

/// The dims of a per-channel parameter of X[n, c, ..]: [1, c, 1, ..].
Dims getChannelDims(ArrayRef<int64_t> x);

/// How a filter moves over its input: one entry for each spatial dim.
struct ConvWindow {
  ArrayRef<int64_t> prePadding, postPadding, stride, dilation;
};
/// X[n, c, ..], W[k, c / groups, ..] -> Y[n, k, ..]; see conv_fprop's
/// constraints 1 to 8.
FailureOr<Dims> inferConvFpropDims(EmitErrorFn emitError, ArrayRef<int64_t> x,
                                   ArrayRef<int64_t> w,
                                   const ConvWindow &window);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_SHAPEINFERENCE_H
