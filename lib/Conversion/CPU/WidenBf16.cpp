//===- WidenBf16.cpp - bf16 arithmetic in f32 -----------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFECPUWIDENBF16
#include "CudnnFE/Conversion/CPU/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;

static bool isBf16(Type type) { return type.isBF16(); }

/// Ops that move or convert numbers are exact as they are.
static bool needsWidening(Operation *op) {
  if (!isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) ||
      isa<arith::ConstantOp, arith::ExtFOp, arith::TruncFOp, arith::BitcastOp,
          arith::SelectOp>(op))
    return false;
  return llvm::any_of(op->getOperandTypes(), isBf16) ||
         llvm::any_of(op->getResultTypes(), isBf16);
}

/// The expansion of conversions knows bf16 from and to f32 only. The step in
/// between is exact.
static void splitExtension(arith::ExtFOp op) {
  Type from = op.getIn().getType(), to = op.getType();
  if (!getElementTypeOrSelf(from).isBF16() || getElementTypeOrSelf(to).isF32())
    return;
  OpBuilder builder(op);
  Type middle = builder.getF32Type();
  if (auto shaped = dyn_cast<ShapedType>(from))
    middle = shaped.clone(middle);
  op.getInMutable().set(
      arith::ExtFOp::create(builder, op.getLoc(), middle, op.getIn()));
}

static void widen(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Type f32 = builder.getF32Type();
  for (OpOperand &operand : op->getOpOperands())
    if (isBf16(operand.get().getType()))
      operand.set(arith::ExtFOp::create(builder, loc, f32, operand.get()));
  builder.setInsertionPointAfter(op);
  for (Value result : op->getResults()) {
    if (!isBf16(result.getType()))
      continue;
    Type narrow = result.getType();
    result.setType(f32);
    auto rounded = arith::TruncFOp::create(builder, loc, narrow, result);
    result.replaceAllUsesExcept(rounded, rounded);
  }
}

namespace {
struct CudnnFECpuWidenBf16
    : public cudnnfe::impl::CudnnFECpuWidenBf16Base<CudnnFECpuWidenBf16> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (needsWidening(op))
        ops.push_back(op);
    });
    llvm::for_each(ops, widen);
    SmallVector<arith::ExtFOp> extensions;
    getOperation().walk([&](arith::ExtFOp op) { extensions.push_back(op); });
    llvm::for_each(extensions, splitExtension);
  }
};
} // namespace
