//===- Contraction.cpp - recognizing matmul-like linalg ops ---------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::cudnnfe;

//===----------------------------------------------------------------------===//
// Body
//===----------------------------------------------------------------------===//

static bool isCast(Operation *op) {
  return isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncFOp,
             arith::TruncIOp, arith::SIToFPOp, arith::UIToFPOp>(op);
}

/// Follows casts from `value` up to an argument of the block. The casts come
/// back in the order of execution.
static BlockArgument traceCasts(Value value, SmallVector<Operation *> &casts) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isCast(op))
      return nullptr;
    casts.push_back(op);
    value = op->getOperand(0);
  }
  std::reverse(casts.begin(), casts.end());
  return cast<BlockArgument>(value);
}

/// Matches `acc + cast(a) * cast(b)`.
static LogicalResult matchBody(linalg::LinalgOp op, Contraction &result) {
  Block *body = op.getBlock();
  Value accumulator = body->getArgument(2);
  Operation *add = body->getTerminator()->getOperand(0).getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(add))
    return failure();
  bool accIsFirst = add->getOperand(0) == accumulator;
  if (!accIsFirst && add->getOperand(1) != accumulator)
    return failure();
  Operation *mul = add->getOperand(accIsFirst ? 1 : 0).getDefiningOp();
  if (!isa_and_nonnull<arith::MulFOp, arith::MulIOp>(mul))
    return failure();
  bool seen[2] = {false, false};
  for (Value factor : mul->getOperands()) {
    SmallVector<Operation *> casts;
    BlockArgument argument = traceCasts(factor, casts);
    if (!argument || argument.getArgNumber() > 1 ||
        seen[argument.getArgNumber()])
      return failure();
    seen[argument.getArgNumber()] = true;
    result.casts[argument.getArgNumber()] = std::move(casts);
  }
  // Everything in the body is part of the pattern.
  if (body->getOperations().size() !=
      3 + result.casts[A].size() + result.casts[B].size())
    return failure();
  // Narrow accumulators round after each step, which blocking would change.
  Type type = accumulator.getType();
  return success(type.isF32() || type.isF64() || type.isInteger(32) ||
                 type.isInteger(64));
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Adds `factor * expr` to the coefficients of the dimensions; fails when the
/// expression is not linear.
static LogicalResult addLinear(AffineExpr expr, int64_t factor,
                               MutableArrayRef<int64_t> coefficients,
                               int64_t &constant) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    coefficients[dim.getPosition()] += factor;
    return success();
  }
  if (auto value = dyn_cast<AffineConstantExpr>(expr)) {
    constant += factor * value.getValue();
    return success();
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return failure();
  if (expr.getKind() == AffineExprKind::Add)
    return success(
        succeeded(addLinear(binary.getLHS(), factor, coefficients, constant)) &&
        succeeded(addLinear(binary.getRHS(), factor, coefficients, constant)));
  auto scale = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (expr.getKind() == AffineExprKind::Mul && scale)
    return addLinear(binary.getLHS(), factor * scale.getValue(), coefficients,
                     constant);
  return failure();
}

/// The stride of an operand for each loop, in elements of its buffer.
static LogicalResult getLoopStrides(linalg::LinalgOp op, OpOperand &operand,
                                    MutableArrayRef<int64_t> loopStrides,
                                    int64_t &constant) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  if (!type || !type.hasStaticShape() || type.getMemorySpace())
    return failure();
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      llvm::is_contained(strides, ShapedType::kDynamic))
    return failure();
  AffineMap map = op.getMatchingIndexingMap(&operand);
  for (auto [expr, stride] : llvm::zip_equal(map.getResults(), strides))
    if (failed(addLinear(expr, stride, loopStrides, constant)))
      return failure();
  return success();
}

/// Sorts from the outermost to the innermost loop and joins loops that together
/// walk through every operand at one stride.
static void simplifyDims(SmallVectorImpl<LoopDim> &dims, Operand first,
                         Operand second) {
  llvm::sort(dims, [&](const LoopDim &x, const LoopDim &y) {
    return std::tuple(x.strides[first], x.strides[second], x.extent) >
           std::tuple(y.strides[first], y.strides[second], y.extent);
  });
  SmallVector<LoopDim> joined;
  for (const LoopDim &dim : dims) {
    if (!joined.empty()) {
      LoopDim &outer = joined.back();
      bool fits = true;
      for (int operand : {A, B, C})
        fits &= outer.strides[operand] == dim.strides[operand] * dim.extent;
      if (fits) {
        outer.extent *= dim.extent;
        llvm::copy(dim.strides, outer.strides);
        continue;
      }
    }
    joined.push_back(dim);
  }
  dims.assign(joined.begin(), joined.end());
}

int64_t mlir::cudnnfe::getExtent(ArrayRef<LoopDim> dims) {
  int64_t extent = 1;
  for (const LoopDim &dim : dims)
    extent *= dim.extent;
  return extent;
}

int64_t Contraction::getWork() const {
  int64_t work = 1;
  for (const auto *dims : {&batch, &m, &n, &k})
    if (llvm::MulOverflow(work, getExtent(*dims), work))
      return INT64_MAX;
  return work;
}

std::string Contraction::getKey() const {
  std::string key;
  llvm::raw_string_ostream os(key);
  for (int operand : {A, B, C})
    os << elements[operand] << ' ';
  for (int operand : {A, B}) {
    for (Operation *op : casts[operand])
      os << op->getName() << op->getAttrDictionary()
         << op->getResult(0).getType() << ' ';
    os << '|';
  }
  for (const auto *dims : {&batch, &m, &n, &k}) {
    for (const LoopDim &dim : *dims)
      os << dim.extent << ':' << dim.strides[A] << ':' << dim.strides[B] << ':'
         << dim.strides[C] << ' ';
    os << '|';
  }
  return key;
}

FailureOr<Contraction> mlir::cudnnfe::matchContraction(linalg::LinalgOp op) {
  if (!op.hasPureBufferSemantics() || op.getNumDpsInputs() != 2 ||
      op.getNumDpsInits() != 1 || op.hasDynamicShape() ||
      op->getNumRegions() != 1 || op.hasIndexSemantics())
    return failure();
  AffineMap outMap = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (!outMap.isProjectedPermutation())
    return failure();
  Contraction result;
  result.op = op;
  if (failed(matchBody(op, result)))
    return failure();

  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<int64_t> strides[3];
  for (int operand : {A, B, C}) {
    OpOperand &use = op->getOpOperand(operand);
    result.operands[operand] = use.get();
    result.elements[operand] = getElementTypeOrSelf(use.get().getType());
    if (!result.elements[operand].isIntOrFloat() ||
        // Stored as a byte each, which a vector load of i1 does not know.
        result.elements[operand].isInteger(1))
      return failure();
    strides[operand].assign(ranges.size(), 0);
    if (failed(
            getLoopStrides(op, use, strides[operand], result.offsets[operand])))
      return failure();
  }

  AffineMap maps[2] = {op.getMatchingIndexingMap(&op->getOpOperand(A)),
                       op.getMatchingIndexingMap(&op->getOpOperand(B))};
  for (auto [loop, kind] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (ranges[loop] == 0)
      return failure();
    bool isReduction = kind == utils::IteratorType::reduction;
    if (isReduction == outMap.isFunctionOfDim(loop))
      return failure();
    if (ranges[loop] == 1)
      continue;
    LoopDim dim{ranges[loop],
                {strides[A][loop], strides[B][loop], strides[C][loop]}};
    bool inA = maps[A].isFunctionOfDim(loop);
    bool inB = maps[B].isFunctionOfDim(loop);
    // A reduction over one operand alone, or a pure broadcast of the result.
    if (inA != inB && isReduction)
      return failure();
    if (!inA && !inB)
      return failure();
    if (isReduction)
      result.k.push_back(dim);
    else if (inA && inB)
      result.batch.push_back(dim);
    else
      (inA ? result.m : result.n).push_back(dim);
  }
  // A dot product has no tile.
  if (result.m.empty() && result.n.empty())
    return failure();

  simplifyDims(result.m, C, A);
  simplifyDims(result.n, C, B);
  simplifyDims(result.k, A, B);
  simplifyDims(result.batch, C, A);

  // The kernel stores vectors along n.
  auto isContiguous = [](ArrayRef<LoopDim> dims) {
    return !dims.empty() && dims.back().strides[C] == 1;
  };
  if (!isContiguous(result.n) && (isContiguous(result.m) || result.n.empty())) {
    std::swap(result.operands[A], result.operands[B]);
    std::swap(result.offsets[A], result.offsets[B]);
    std::swap(result.elements[A], result.elements[B]);
    std::swap(result.casts[A], result.casts[B]);
    std::swap(result.m, result.n);
    for (auto *dims : {&result.batch, &result.m, &result.n, &result.k})
      for (LoopDim &dim : *dims)
        std::swap(dim.strides[A], dim.strides[B]);
  }
  return result;
}
