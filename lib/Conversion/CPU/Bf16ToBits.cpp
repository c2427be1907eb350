//===- Bf16ToBits.cpp - bf16 values as their bits ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFECPUBF16TOBITS
#include "CudnnFE/Conversion/CPU/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;

static bool isBf16(Type type) { return getElementTypeOrSelf(type).isBF16(); }

/// Whether the op computes with its operands or result as numbers.
static bool isArithmetic(Operation *op) {
  bool mayCompute = isa<LLVM::FPExtOp, LLVM::FPTruncOp, LLVM::SIToFPOp,
                        LLVM::UIToFPOp, LLVM::FPToSIOp, LLVM::FPToUIOp>(op) ||
                    (isa<LLVM::FastmathFlagsInterface>(op) &&
                     !isa<LLVM::SelectOp, LLVM::CallOp>(op));
  return mayCompute && (llvm::any_of(op->getOperandTypes(), isBf16) ||
                        llvm::any_of(op->getResultTypes(), isBf16));
}

namespace {
struct CudnnFECpuBf16ToBits
    : public cudnnfe::impl::CudnnFECpuBf16ToBitsBase<CudnnFECpuBf16ToBits> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    WalkResult result = module.walk([](Operation *op) {
      if (!isArithmetic(op))
        return WalkResult::advance();
      op->emitError() << "internal: '" << op->getName()
                      << "' still computes with bf16";
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      return signalPassFailure();

    Type bits = IntegerType::get(&getContext(), 16);
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](BFloat16Type) { return bits; });
    replacer.addReplacement([&](FloatAttr value) -> std::optional<Attribute> {
      if (!value.getType().isBF16())
        return std::nullopt;
      return IntegerAttr::get(bits, value.getValue().bitcastToAPInt());
    });
    replacer.addReplacement(
        [&](DenseElementsAttr values) -> std::optional<Attribute> {
          if (!values.getElementType().isBF16())
            return std::nullopt;
          return values.bitcast(bits);
        });
    module.walk([&](LLVM::LLVMFuncOp func) {
      replacer.recursivelyReplaceElementsIn(func, /*replaceAttrs=*/true,
                                            /*replaceLocs=*/false,
                                            /*replaceTypes=*/true);
    });
    module.walk([](LLVM::BitcastOp cast) {
      if (cast.getArg().getType() != cast.getType())
        return;
      cast.replaceAllUsesWith(cast.getArg());
      cast.erase();
    });
  }
};
} // namespace
