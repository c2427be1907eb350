//===- Matmul.cpp - matmul to linalg ----------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AffineMap.h"

using namespace mlir;
using namespace mlir::cudnnfe;

/// Replaces what lies beyond a per-batch length along `dim` by `fill`.
/// `lengths` is [b, 1, ...]; a single batch is repeated, since each batch may
/// have another length.
static Value cutAt(GraphLowering &lowering, Location loc, Value x,
                   Value lengths, int64_t dim, double fill) {
  RankedTensorType type = GraphLowering::typeOf(x);
  SmallVector<int64_t> dims(type.getShape());
  dims[0] = GraphLowering::typeOf(lengths).getDimSize(0);
  return lowering.elementwise(
      loc, dims, type.getElementType(), {x, lengths},
      [&](OpBuilder &b, Location loc, ValueRange args) -> Value {
        Value index = linalg::IndexOp::create(b, loc, dim);
        Value length =
            arith::IndexCastOp::create(b, loc, b.getIndexType(), args[1]);
        Value valid = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                            index, length);
        Value rest = scalarConstant(b, loc, type.getElementType(), fill);
        return arith::SelectOp::create(b, loc, valid, args[0], rest);
      });
}

LogicalResult mlir::cudnnfe::lowerMatmul(GraphLowering &lowering, MatmulOp op) {
  Location loc = op.getLoc();
  OpBuilder &builder = lowering.builder;
  MLIRContext *context = builder.getContext();
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  if (compute.isInteger(1))
    return op.emitError() << "unsupported on this target: expected a compute "
                             "type of numbers but got i1";
  Value a = lowering.get(op.getA()), b = lowering.get(op.getB());
  ArrayRef<int64_t> c = op.getC().getType().getShape();
  int64_t rank = c.size();
  if (Value lengths = op.getKOverride()) {
    // Both sides: what lies beyond the length may be NaN, and 0 * NaN is NaN.
    a = cutAt(lowering, loc, a, lowering.get(lengths), rank - 1, 0.0);
    b = cutAt(lowering, loc, b, lowering.get(lengths), rank - 2, 0.0);
  }

  // One loop per batch dim, two for grouped heads, then m, n, k. Broadcast dims
  // are dropped from the operand, so that each map is a projected permutation.
  SmallVector<int64_t> aDims, bDims, cDims;
  SmallVector<AffineExpr> aExprs, bExprs, cExprs;
  unsigned loops = 0;
  auto nextLoop = [&] { return getAffineDimExpr(loops++, context); };
  ArrayRef<int64_t> aShape = GraphLowering::typeOf(a).getShape();
  ArrayRef<int64_t> bShape = GraphLowering::typeOf(b).getShape();
  for (int64_t dim = 0; dim < rank - 2; ++dim) {
    int64_t left = aShape[dim], right = bShape[dim];
    AffineExpr loop = nextLoop();
    if (left == right || left == 1 || right == 1) {
      if (left == c[dim]) {
        aDims.push_back(left);
        aExprs.push_back(loop);
      }
      if (right == c[dim]) {
        bDims.push_back(right);
        bExprs.push_back(loop);
      }
      cDims.push_back(c[dim]);
      cExprs.push_back(loop);
      continue;
    }
    AffineExpr group = nextLoop();
    aDims.append({right, left / right});
    aExprs.append({loop, group});
    bDims.push_back(right);
    bExprs.push_back(loop);
    cDims.append({right, left / right});
    cExprs.append({loop, group});
  }
  AffineExpr m = nextLoop(), n = nextLoop(), k = nextLoop();
  aDims.append({c[rank - 2], aShape[rank - 1]});
  aExprs.append({m, k});
  bDims.append({aShape[rank - 1], c[rank - 1]});
  bExprs.append({k, n});
  cDims.append({c[rank - 2], c[rank - 1]});
  cExprs.append({m, n});

  a = lowering.reshape(loc, a, aDims);
  b = lowering.reshape(loc, b, bDims);
  AffineMap maps[] = {AffineMap::get(loops, 0, aExprs, context),
                      AffineMap::get(loops, 0, bExprs, context),
                      AffineMap::get(loops, 0, cExprs, context)};
  Value result = lowering.contract(loc, a, b, cDims, maps, compute);
  result =
      lowering.convertTensor(loc, result, op.getC().getType().getElementType());
  result = lowering.reshape(loc, result, c);

  double padding = op.getPaddingValue().convertToDouble();
  if (Value lengths = op.getMOverride())
    result =
        cutAt(lowering, loc, result, lowering.get(lengths), rank - 2, padding);
  if (Value lengths = op.getNOverride())
    result =
        cutAt(lowering, loc, result, lowering.get(lengths), rank - 1, padding);
  lowering.set(op.getC(), result);
  return success();
}
