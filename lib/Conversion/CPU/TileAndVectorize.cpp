//===- TileAndVectorize.cpp - contractions to kernels ---------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"
#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/TargetParser/Host.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFECPUTILEANDVECTORIZE
#include "CudnnFE/Conversion/CPU/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;

/// The width of the vector registers of this machine.
static unsigned getHostVectorBits() {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  if (features.lookup("avx512f"))
    return 512;
  if (features.lookup("avx2"))
    return 256;
  return 128;
}

/// The address of the element at `offset` from the start of a buffer.
static Value getPointer(OpBuilder &builder, Location loc, Value buffer,
                        int64_t offset) {
  auto type = cast<MemRefType>(buffer.getType());
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Type i64 = builder.getI64Type();
  auto aligned =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer);
  Value address =
      arith::IndexCastOp::create(builder, loc, i64, aligned.getResult());
  Value base = LLVM::IntToPtrOp::create(builder, loc, pointer, address);
  SmallVector<int64_t> strides;
  int64_t start;
  if (failed(type.getStridesAndOffset(strides, start)))
    return nullptr;
  Value position;
  if (ShapedType::isDynamic(start)) {
    auto metadata =
        memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
    position =
        arith::IndexCastOp::create(builder, loc, i64, metadata.getOffset());
    Value constant = arith::ConstantOp::create(
        builder, loc, builder.getI64IntegerAttr(offset));
    position = arith::AddIOp::create(builder, loc, position, constant);
  } else if (start + offset == 0) {
    return base;
  } else {
    position = arith::ConstantOp::create(
        builder, loc, builder.getI64IntegerAttr(start + offset));
  }
  return LLVM::GEPOp::create(builder, loc, pointer, type.getElementType(), base,
                             ArrayRef<LLVM::GEPArg>{position});
}

namespace {
struct CudnnFECpuTileAndVectorize
    : public cudnnfe::impl::CudnnFECpuTileAndVectorizeBase<
          CudnnFECpuTileAndVectorize> {
  using CudnnFECpuTileAndVectorizeBase::CudnnFECpuTileAndVectorizeBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    KernelTarget target;
    target.vectorBits = vectorBits ? vectorBits : getHostVectorBits();
    if (target.vectorBits != 128 && target.vectorBits != 256 &&
        target.vectorBits != 512) {
      module.emitError()
          << "expected vector-bits to be 128, 256 or 512 but got "
          << target.vectorBits;
      return signalPassFailure();
    }
    std::vector<Contraction> contractions;
    module.walk([&](linalg::LinalgOp op) {
      FailureOr<Contraction> contraction = matchContraction(op);
      if (succeeded(contraction) && contraction->getWork() >= minWork)
        contractions.push_back(std::move(*contraction));
    });
    SymbolTable symbols(module);
    llvm::StringMap<LLVM::LLVMFuncOp> kernels;
    for (Contraction &contraction : contractions) {
      LLVM::LLVMFuncOp &kernel = kernels[contraction.getKey()];
      if (!kernel) {
        OpBuilder builder(&getContext());
        builder.setInsertionPointToEnd(module.getBody());
        std::string name =
            "cudnnfe_contract_" + std::to_string(kernels.size() - 1);
        while (symbols.lookup(name))
          name += "_";
        kernel =
            emitContractionKernel(builder, module, name, contraction, target);
      }
      OpBuilder builder(contraction.op);
      Location loc = contraction.op.getLoc();
      SmallVector<Value> pointers;
      for (int operand : {A, B, C})
        pointers.push_back(getPointer(builder, loc,
                                      contraction.operands[operand],
                                      contraction.offsets[operand]));
      LLVM::CallOp::create(builder, loc, kernel, pointers);
      contraction.op.erase();
    }
  }
};
} // namespace
