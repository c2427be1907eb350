//===- Conv.cpp - convolutions to linalg ------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A convolution of a padded input is a contraction whose input is read at a
// linear combination of the loops. The contraction kernels gather it block by
// block as they pack, so that no matrix of patches is ever in memory.
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AffineMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cudnnfe;

namespace {
class ConvLowering {
public:
  ConvLowering(GraphLowering &lowering, ConvFpropOp op, Type compute)
      : lowering(lowering), b(lowering.builder), op(op), loc(op.getLoc()),
        compute(compute) {}

  LogicalResult run();

private:
  bool isPadded() const { return paddedDims != inputDims; }
  /// The filters as [g, k, c, ..] or, without groups, [k, c, ..], flipped as
  /// the mode asks.
  Value prepareFilters();
  /// Writes `x` into the zeros `padded`.
  Value pad(Value x, Value padded);
  /// Convolves the padded input [n, c, ..] into [n, k, ..] in the compute type.
  Value convolve(Value x, Value w);
  /// The same for few filters in each group, with the last spatial dim as the
  /// innermost loop: packing for a contraction would cost more than it saves.
  Value accumulate(Value x, Value w, ArrayRef<AffineMap> maps,
                   ArrayRef<int64_t> dims, int64_t spatialStart);
  /// The image at `index` of `x`, with an extent of 1 in dim 0.
  Value sliceImage(Value x, Value index);

  GraphLowering &lowering;
  OpBuilder &b;
  ConvFpropOp op;
  Location loc;
  Type compute;
  int64_t groups = 1, spatialRank = 0;
  /// Dims of the input of one step, without and with padding, and of its
  /// output.
  SmallVector<int64_t> inputDims, paddedDims, outputDims;
};
} // namespace

/// Splits the first extent of a pair of dims off dim `dim` of `x`.
static Value splitDim(OpBuilder &b, Location loc, Value x, int64_t dim,
                      int64_t outer) {
  RankedTensorType type = GraphLowering::typeOf(x);
  SmallVector<int64_t> dims(type.getShape());
  dims.insert(dims.begin() + dim, outer);
  dims[dim + 1] /= outer;
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    groups.push_back({next++});
    if (i == dim)
      groups.back().push_back(next++);
  }
  return tensor::ExpandShapeOp::create(
      b, loc, RankedTensorType::get(dims, type.getElementType()), x, groups);
}

Value ConvLowering::prepareFilters() {
  Value w = lowering.get(op.getW());
  RankedTensorType type = GraphLowering::typeOf(w);
  bool isFlipped = op.getMode() == ConvMode::Convolution &&
                   llvm::any_of(type.getShape().drop_front(2),
                                [](int64_t extent) { return extent != 1; });
  if (isFlipped)
    w = lowering.elementwise(
        loc, type.getShape(), type.getElementType(), {},
        [&, w](OpBuilder &nested, Location loc, ValueRange) -> Value {
          SmallVector<Value> indices;
          for (int64_t dim = 0; dim < type.getRank(); ++dim) {
            Value index = linalg::IndexOp::create(nested, loc, dim);
            if (dim >= 2) {
              Value last = arith::ConstantIndexOp::create(
                  nested, loc, type.getDimSize(dim) - 1);
              index = arith::SubIOp::create(nested, loc, last, index);
            }
            indices.push_back(index);
          }
          return tensor::ExtractOp::create(nested, loc, w, indices);
        });
  return groups == 1 ? w : splitDim(b, loc, w, 0, groups);
}

Value ConvLowering::pad(Value x, Value padded) {
  SmallVector<OpFoldResult> offsets(2, b.getIndexAttr(0)), sizes;
  for (int64_t padding : op.getPrePaddings())
    offsets.push_back(b.getIndexAttr(padding));
  for (int64_t extent : inputDims)
    sizes.push_back(b.getIndexAttr(extent));
  SmallVector<OpFoldResult> strides(sizes.size(), b.getIndexAttr(1));
  return tensor::InsertSliceOp::create(b, loc, x, padded, offsets, sizes,
                                       strides);
}

Value ConvLowering::accumulate(Value x, Value w, ArrayRef<AffineMap> maps,
                               ArrayRef<int64_t> dims, int64_t spatialStart) {
  // Rotate the loop over the last spatial dim to the innermost place.
  int64_t loops = maps[0].getNumDims();
  int64_t last = spatialStart + spatialRank - 1;
  SmallVector<AffineExpr> rotated;
  for (int64_t loop = 0; loop < loops; ++loop)
    rotated.push_back(b.getAffineDimExpr(loop < last    ? loop
                                         : loop == last ? loops - 1
                                                        : loop - 1));
  SmallVector<AffineMap> rotatedMaps;
  for (AffineMap map : maps)
    rotatedMaps.push_back(map.replaceDimsAndSymbols(rotated, {}, loops, 0));
  SmallVector<utils::IteratorType> iterators(loops,
                                             utils::IteratorType::reduction);
  for (AffineExpr expr : rotatedMaps[2].getResults())
    iterators[cast<AffineDimExpr>(expr).getPosition()] =
        utils::IteratorType::parallel;
  Value start = lowering.filled(loc, dims, compute, 0.0);
  return linalg::GenericOp::create(
             b, loc, start.getType(), ValueRange{w, x}, start, rotatedMaps,
             iterators,
             [&](OpBuilder &nested, Location loc, ValueRange args) {
               Value left = convertScalar(nested, loc, args[0], compute);
               Value right = convertScalar(nested, loc, args[1], compute);
               // Fused where the machine has it, never a library call.
               Value sum =
                   LLVM::FMulAddOp::create(nested, loc, left, right, args[2]);
               linalg::YieldOp::create(nested, loc, sum);
             })
      .getResult(0);
}

Value ConvLowering::convolve(Value x, Value w) {
  MLIRContext *context = b.getContext();
  ArrayRef<int64_t> filter =
      op.getW().getType().getShape().take_back(spatialRank);
  int64_t filtersPerGroup = op.getW().getType().getDimSize(0) / groups;
  unsigned loops = 0;
  auto nextLoop = [&] { return getAffineDimExpr(loops++, context); };

  // n, g, k, output positions, then c and filter positions.
  SmallVector<AffineExpr> xExprs, wExprs, yExprs;
  SmallVector<int64_t> yDims{outputDims[0]};
  AffineExpr image = nextLoop();
  xExprs.push_back(image);
  yExprs.push_back(image);
  if (groups != 1) {
    AffineExpr group = nextLoop();
    for (auto *exprs : {&xExprs, &wExprs, &yExprs})
      exprs->push_back(group);
    yDims.push_back(groups);
    x = splitDim(b, loc, x, 1, groups);
  }
  AffineExpr k = nextLoop();
  wExprs.push_back(k);
  yExprs.push_back(k);
  yDims.push_back(filtersPerGroup);
  int64_t spatialStart = loops;
  SmallVector<AffineExpr> positions;
  for (int64_t dim = 0; dim < spatialRank; ++dim) {
    positions.push_back(nextLoop());
    yExprs.push_back(positions.back());
    yDims.push_back(outputDims[2 + dim]);
  }
  AffineExpr c = nextLoop();
  xExprs.push_back(c);
  wExprs.push_back(c);
  SmallVector<int64_t> strides = op.getStrides(), dilations = op.getDilations();
  for (int64_t dim = 0; dim < spatialRank; ++dim) {
    AffineExpr offset = nextLoop();
    wExprs.push_back(offset);
    // A loop of one step has no stride, however large the written one is.
    int64_t stride = outputDims[2 + dim] == 1 ? 1 : strides[dim];
    int64_t dilation = filter[dim] == 1 ? 1 : dilations[dim];
    xExprs.push_back(positions[dim] * stride + offset * dilation);
  }
  AffineMap maps[] = {AffineMap::get(loops, 0, wExprs, context),
                      AffineMap::get(loops, 0, xExprs, context),
                      AffineMap::get(loops, 0, yExprs, context)};

  constexpr int64_t kFewFilters = 4;
  bool hasFewFilters =
      filtersPerGroup <= kFewFilters && (compute.isF32() || compute.isF64());
  Value y = hasFewFilters ? accumulate(x, w, maps, yDims, spatialStart)
                          : lowering.contract(loc, w, x, yDims, maps, compute);
  if (groups == 1)
    return y;
  SmallVector<ReassociationIndices> joined{{0}, {1, 2}};
  for (int64_t dim = 0; dim < spatialRank; ++dim)
    joined.push_back({3 + dim});
  return tensor::CollapseShapeOp::create(b, loc, y, joined);
}

Value ConvLowering::sliceImage(Value x, Value index) {
  RankedTensorType type = GraphLowering::typeOf(x);
  SmallVector<OpFoldResult> offsets(type.getRank(), b.getIndexAttr(0));
  offsets[0] = index;
  SmallVector<OpFoldResult> sizes;
  for (int64_t extent : type.getShape())
    sizes.push_back(b.getIndexAttr(extent));
  sizes[0] = b.getIndexAttr(1);
  SmallVector<OpFoldResult> strides(type.getRank(), b.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(b, loc, x, offsets, sizes, strides);
}

LogicalResult ConvLowering::run() {
  groups = op.getGroups();
  spatialRank = op.getSpatialRank();
  inputDims.assign(op.getX().getType().getShape().begin(),
                   op.getX().getType().getShape().end());
  outputDims.assign(op.getY().getType().getShape().begin(),
                    op.getY().getType().getShape().end());
  int64_t images = inputDims[0], pixels = 1;
  for (int64_t extent : ArrayRef(outputDims).drop_front(2))
    pixels *= extent;
  // A large image is a contraction of its own, and its padded copy stays small.
  // Small ones go together, so that the filters are packed once.
  constexpr int64_t kLargeImage = 1024;
  bool isPerImage = images > 1 && pixels >= kLargeImage;
  if (isPerImage)
    inputDims[0] = outputDims[0] = 1;
  paddedDims = inputDims;
  for (auto [dim, before, after] :
       llvm::enumerate(op.getPrePaddings(), op.getPostPaddings()))
    paddedDims[2 + dim] += before + after;
  constexpr int64_t kMaxElements = int64_t(1) << 36;
  int64_t elements = 1;
  for (int64_t extent : paddedDims)
    if (llvm::MulOverflow(elements, extent, elements) ||
        elements > kMaxElements)
      return op.emitError() << "unsupported on this target: expected a padded "
                               "input of at most "
                            << kMaxElements << " elements";

  Value x = lowering.get(op.getX()), w = prepareFilters();
  Type element = GraphLowering::typeOf(x).getElementType();
  Type yElement = op.getY().getType().getElementType();
  Value padded;
  if (isPadded())
    padded = lowering.filled(loc, paddedDims, element, 0.0);
  if (!isPerImage) {
    if (padded)
      x = pad(x, padded);
    lowering.set(op.getY(),
                 lowering.convertTensor(loc, convolve(x, w), yElement));
    return success();
  }

  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, loc, value);
  };
  SmallVector<Value> carried{
      lowering.empty(loc, op.getY().getType().getShape(), yElement)};
  // The zeros around the image stay, so that one buffer serves all images.
  if (padded)
    carried.push_back(padded);
  OpBuilder::InsertionGuard guard(b);
  auto loop =
      scf::ForOp::create(b, loc, index(0), index(images), index(1), carried);
  b.setInsertionPointToStart(loop.getBody());
  Value image = loop.getInductionVar();
  Value slice = sliceImage(x, image);
  SmallVector<Value> yielded(loop.getRegionIterArgs());
  if (padded)
    yielded[1] = slice = pad(slice, yielded[1]);
  Value result = lowering.convertTensor(loc, convolve(slice, w), yElement);
  SmallVector<OpFoldResult> offsets(outputDims.size(), b.getIndexAttr(0));
  offsets[0] = image;
  SmallVector<OpFoldResult> sizes;
  for (int64_t extent : outputDims)
    sizes.push_back(b.getIndexAttr(extent));
  SmallVector<OpFoldResult> strides(outputDims.size(), b.getIndexAttr(1));
  yielded[0] = tensor::InsertSliceOp::create(b, loc, result, yielded[0],
                                             offsets, sizes, strides);
  scf::YieldOp::create(b, loc, yielded);
  lowering.set(op.getY(), loop.getResult(0));
  return success();
}

LogicalResult mlir::cudnnfe::lowerConvFprop(GraphLowering &lowering,
                                            ConvFpropOp op) {
  Type compute =
      cast<GraphOpInterface>(op.getOperation()).getResolvedComputeType();
  if (compute.isInteger(1))
    return op.emitError() << "unsupported on this target: expected a compute "
                             "type of numbers but got i1";
  return ConvLowering(lowering, op, compute).run();
}
