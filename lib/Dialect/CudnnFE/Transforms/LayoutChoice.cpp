//===- LayoutChoice.cpp - the layout that an op gives its result *- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LayoutChoice.h"
#include "CudnnFE/Dialect/CudnnFE/IR/Layouts.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cudnnfe;

std::string mlir::cudnnfe::formatStrides(ArrayRef<int64_t> strides) {
  std::string text = "[";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(strides, os);
  os << "]";
  return text;
}

static LayoutChoice rowMajor(ArrayRef<int64_t> shape, std::string reason) {
  return {getRowMajorStrides(shape), std::move(reason)};
}

/// Whether the elements are stored in the order of their addresses.
static bool isPlain(RankedTensorType type) {
  LayoutAttr layout = getLayout(type);
  return !layout || layout.getReordering() == Reordering::None;
}

static std::string nameOperand(unsigned index) {
  return "operand #" + std::to_string(index);
}

/// The first operand with the dims of the result whose layout is dense, else
/// the order of the first one with these dims, else row-major.
static LayoutChoice choosePointwise(Operation *op, ArrayRef<int64_t> shape) {
  std::optional<unsigned> sparse;
  for (auto [index, type] : llvm::enumerate(op->getOperandTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || tensor.getShape() != shape || !isPlain(tensor))
      continue;
    SmallVector<int64_t> strides = getStrides(tensor);
    if (isDense(shape, strides))
      return {strides, "follows " + nameOperand(index)};
    if (!sparse)
      sparse = index;
  }
  if (sparse) {
    auto tensor = cast<RankedTensorType>(op->getOperand(*sparse).getType());
    return {getStridesLike(shape, shape, getStrides(tensor)),
            "packs the order of " + nameOperand(*sparse)};
  }
  return rowMajor(shape, "row-major, since no operand has the dims of the "
                         "result");
}

/// Channels-last iff the image is; where its strides cannot tell, as the filter
/// is.
static LayoutChoice chooseConvolution(ConvFpropOp op, ArrayRef<int64_t> shape) {
  for (unsigned index : {0u, 1u}) {
    auto type = cast<RankedTensorType>(op->getOperand(index).getType());
    ImageOrder order = getImageOrder(type.getShape(), getStrides(type));
    if (order == ImageOrder::ChannelsLast)
      return {getChannelsLastStrides(shape),
              "channels-last like " + nameOperand(index)};
    if (order != ImageOrder::Ambiguous)
      return rowMajor(shape, "channels-first like " + nameOperand(index));
  }
  return rowMajor(shape, "channels-first, since the strides of neither operand "
                         "tell the order");
}

static LayoutChoice chooseReshape(ReshapeOp op) {
  RankedTensorType from = op.getX().getType();
  ArrayRef<int64_t> shape = op.getY().getType().getShape();
  std::optional<SmallVector<int64_t>> strides;
  if (isPlain(from))
    strides = getReshapedStrides(from.getShape(), getStrides(from), shape);
  LayoutAttr layout = getLayout(from);
  if (strides)
    return {*strides, "a view of operand #0",
            layout ? layout.getAlignment() : 16};
  LayoutChoice choice = rowMajor(shape, "row-major");
  choice.missed = "no strides show the elements of " +
                  formatStrides(getStrides(from)) + " under these dims";
  return choice;
}

static LayoutChoice chooseTranspose(TransposeOp op) {
  RankedTensorType from = op.getX().getType();
  SmallVector<int64_t> strides = getStrides(from), permuted;
  for (int64_t dim : op.getPermutation())
    permuted.push_back(strides[dim]);
  LayoutAttr layout = getLayout(from);
  return {permuted, "a view of operand #0",
          layout ? layout.getAlignment() : 16};
}

LayoutChoice mlir::cudnnfe::chooseLayout(OpResult result) {
  Operation *op = result.getOwner();
  ArrayRef<int64_t> shape = cast<RankedTensorType>(result.getType()).getShape();
  return llvm::TypeSwitch<Operation *, LayoutChoice>(op)
      .Case([&](ConvFpropOp op) { return chooseConvolution(op, shape); })
      .Case([](TransposeOp op) { return chooseTranspose(op); })
      .Case([](ReshapeOp op) { return chooseReshape(op); })
      .Case([&](RelayoutOp op) -> LayoutChoice {
        RankedTensorType source = op.getSource().getType();
        SmallVector<int64_t> strides = getStrides(source);
        if (!isNonOverlapping(shape, strides))
          return {getStridesLike(shape, source.getShape(), strides),
                  "packs the order of the source"};
        LayoutAttr layout = getLayout(source);
        return {strides, "follows the source",
                layout ? layout.getAlignment() : 16};
      })
      .Case<MatmulOp, SdpaOp>(
          [&](auto) { return rowMajor(shape, "row-major, as products are"); })
      .Case([&](PointwiseOpInterface) { return choosePointwise(op, shape); })
      .Default([&](Operation *) -> LayoutChoice {
        auto first =
            op->getNumOperands()
                ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                : RankedTensorType();
        if (!first || first.getRank() != static_cast<int64_t>(shape.size()) ||
            !isPlain(first))
          return rowMajor(shape, "row-major");
        return {getStridesLike(shape, first.getShape(), getStrides(first)),
                "in the order of operand #0"};
      });
}
