//===- Entries.cpp - function boundaries of the CPU target ----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/CPU/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/TargetParser/Host.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFECPUPREPAREENTRIES
#define GEN_PASS_DEF_CUDNNFECPUEMITENTRIES
#include "CudnnFE/Conversion/CPU/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using cudnnfe::EntryArgKind;

//===----------------------------------------------------------------------===//
// cudnnfe-cpu-prepare-entries
//===----------------------------------------------------------------------===//

/// The kind of an argument, or failure when a bare pointer cannot carry it.
static FailureOr<EntryArgKind> classifyArgument(func::FuncOp func,
                                                BlockArgument argument) {
  Type type = argument.getType();
  if (isa<LLVM::LLVMPointerType>(type))
    return EntryArgKind::Handle;
  if (auto memref = dyn_cast<MemRefType>(type)) {
    SmallVector<int64_t> strides;
    int64_t offset;
    if (!memref.hasStaticShape() ||
        failed(memref.getStridesAndOffset(strides, offset)) || offset != 0 ||
        llvm::is_contained(strides, ShapedType::kDynamic))
      return func.emitError()
             << "internal: argument " << argument.getArgNumber() << " of type "
             << type << " cannot be passed as a bare pointer";
    return EntryArgKind::Tensor;
  }
  if (type.isIntOrFloat() || type.isIndex())
    return EntryArgKind::Scalar;
  return func.emitError() << "internal: argument " << argument.getArgNumber()
                          << " has type " << type
                          << ", which the cpu target cannot pass";
}

static LogicalResult prepareFunction(func::FuncOp func) {
  MLIRContext *context = func.getContext();
  if (func.isExternal())
    return success();
  if (func.getNumResults() != 0 && func.isPublic())
    return func.emitError() << "internal: a public function still returns "
                            << func.getNumResults() << " values";
  SmallVector<int32_t> kinds;
  for (BlockArgument argument : func.getArguments()) {
    FailureOr<EntryArgKind> kind = classifyArgument(func, argument);
    if (failed(kind))
      return failure();
    kinds.push_back(static_cast<int32_t>(*kind));
    if (*kind == EntryArgKind::Tensor)
      func.setArgAttr(argument.getArgNumber(),
                      LLVM::LLVMDialect::getNoAliasAttrName(),
                      UnitAttr::get(context));
  }
  if (func.isPublic())
    func->setAttr(cudnnfe::kEntryKindsAttr,
                  DenseI32ArrayAttr::get(context, kinds));
  else
    func->setAttr("llvm.linkage",
                  LLVM::LinkageAttr::get(context, LLVM::Linkage::Internal));
  return success();
}

/// Gives other names to functions that are named like those of the C library,
/// which the lowering calls and the optimizer knows the meaning of, or like
/// ours.
static void renameFunctions(ModuleOp module) {
  llvm::TargetLibraryInfoImpl library{
      llvm::Triple(llvm::sys::getProcessTriple())};
  SymbolTable symbols(module);
  for (func::FuncOp func : module.getOps<func::FuncOp>()) {
    StringRef name = func.getSymName();
    llvm::LibFunc known;
    // The table does not have them.
    bool isKnown =
        library.getLibFunc(name, known) || name == "erfc" || name == "erfcf";
    if (func.isExternal() || !(isKnown || name.starts_with("cudnnfe_")))
      continue;
    if (func.isPublic())
      func->setAttr(cudnnfe::kEntryNameAttr, func.getSymNameAttr());
    std::string other = (name + "_function").str();
    for (unsigned i = 0; symbols.lookup(other); ++i)
      other = (name + "_function_" + Twine(i)).str();
    (void)symbols.rename(func, other);
  }
}

/// A copy that is not a plain block move becomes a loop nest; the lowering of
/// memref.copy would call a run-time library for it.
static void expandCopies(ModuleOp module) {
  SmallVector<memref::CopyOp> copies;
  module.walk([&](memref::CopyOp op) {
    auto source = dyn_cast<MemRefType>(op.getSource().getType());
    auto target = dyn_cast<MemRefType>(op.getTarget().getType());
    if (source && target &&
        !(source.getLayout().isIdentity() && target.getLayout().isIdentity()))
      copies.push_back(op);
  });
  for (memref::CopyOp op : copies) {
    OpBuilder builder(op);
    linalg::makeMemRefCopyOp(builder, op.getLoc(), op.getSource(),
                             op.getTarget());
    op.erase();
  }
}

static LLVM::LLVMFuncOp declareTrap(OpBuilder &builder, Location loc) {
  MLIRContext *context = builder.getContext();
  return LLVM::LLVMFuncOp::create(
      builder, loc, cudnnfe::kCpuTrapName,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                  {LLVM::LLVMPointerType::get(context)}));
}

static void lowerAsserts(ModuleOp module) {
  SmallVector<cf::AssertOp> asserts;
  module.walk([&](cf::AssertOp op) { asserts.push_back(op); });
  if (asserts.empty())
    return;
  OpBuilder builder(module.getContext());
  builder.setInsertionPointToStart(module.getBody());
  LLVM::LLVMFuncOp trap = declareTrap(builder, module.getLoc());
  llvm::StringMap<LLVM::GlobalOp> messages;
  for (cf::AssertOp op : asserts) {
    Location loc = op.getLoc();
    std::string text = op.getMsg().str();
    text.push_back('\0');
    LLVM::GlobalOp &global = messages[text];
    if (!global) {
      builder.setInsertionPoint(trap);
      global = LLVM::GlobalOp::create(
          builder, loc,
          LLVM::LLVMArrayType::get(builder.getI8Type(), text.size()),
          /*isConstant=*/true, LLVM::Linkage::Internal,
          ("cudnnfe_message_" + Twine(messages.size() - 1)).str(),
          builder.getStringAttr(text));
    }
    builder.setInsertionPoint(op);
    Value yes =
        arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true));
    Value violated = arith::XOrIOp::create(builder, loc, op.getArg(), yes);
    scf::IfOp::create(builder, loc, violated, [&](OpBuilder &b, Location l) {
      Value message = LLVM::AddressOfOp::create(b, l, global);
      LLVM::CallOp::create(b, l, trap, ValueRange{message});
      scf::YieldOp::create(b, l);
    });
    op.erase();
  }
}

namespace {
struct CudnnFECpuPrepareEntries
    : public cudnnfe::impl::CudnnFECpuPrepareEntriesBase<
          CudnnFECpuPrepareEntries> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    renameFunctions(module);
    for (func::FuncOp func : module.getOps<func::FuncOp>())
      if (failed(prepareFunction(func)))
        return signalPassFailure();
    expandCopies(module);
    lowerAsserts(module);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// cudnnfe-cpu-emit-entries
//===----------------------------------------------------------------------===//

static LogicalResult emitEntry(LLVM::LLVMFuncOp func) {
  auto kinds = func->getAttrOfType<DenseI32ArrayAttr>(cudnnfe::kEntryKindsAttr);
  if (!kinds)
    return success();
  LLVM::LLVMFunctionType type = func.getFunctionType();
  if (kinds.size() != static_cast<int64_t>(type.getNumParams()) ||
      !isa<LLVM::LLVMVoidType>(type.getReturnType()))
    return func.emitError()
           << "internal: the signature " << type << " does not match its "
           << cudnnfe::kEntryKindsAttr << " attribute";
  MLIRContext *context = func.getContext();
  auto pointer = LLVM::LLVMPointerType::get(context);
  OpBuilder builder(context);
  builder.setInsertionPointAfter(func);
  Location loc = func.getLoc();
  auto name = func->getAttrOfType<StringAttr>(cudnnfe::kEntryNameAttr);
  StringRef entryName = name ? name.getValue() : func.getSymName();
  auto entry = LLVM::LLVMFuncOp::create(
      builder, loc, (cudnnfe::kEntryPrefix + entryName).str(),
      LLVM::LLVMFunctionType::get(pointer, {pointer, pointer, pointer}));
  Block *block = entry.addEntryBlock(builder);
  builder.setInsertionPointToStart(block);
  Value handle = block->getArgument(0), args = block->getArgument(1);
  SmallVector<Value> operands;
  int32_t index = 0;
  for (auto [kind, parameter] :
       llvm::zip_equal(kinds.asArrayRef(), type.getParams())) {
    if (kind == static_cast<int32_t>(EntryArgKind::Handle)) {
      operands.push_back(handle);
      continue;
    }
    Value slot = LLVM::GEPOp::create(builder, loc, pointer, pointer, args,
                                     ArrayRef<LLVM::GEPArg>{index++});
    Value value = LLVM::LoadOp::create(builder, loc, pointer, slot);
    if (kind == static_cast<int32_t>(EntryArgKind::Scalar))
      value = LLVM::LoadOp::create(builder, loc, parameter, value);
    operands.push_back(value);
  }
  LLVM::CallOp::create(builder, loc, func, operands);
  Value null = LLVM::ZeroOp::create(builder, loc, pointer);
  LLVM::ReturnOp::create(builder, loc, null);
  func->removeAttr(cudnnfe::kEntryKindsAttr);
  func->removeAttr(cudnnfe::kEntryNameAttr);
  return success();
}

/// Sends allocations through a function that traps where there is no memory.
static void guardAllocations(ModuleOp module) {
  auto allocate = module.lookupSymbol<LLVM::LLVMFuncOp>("malloc");
  if (!allocate)
    return;
  SmallVector<LLVM::CallOp> calls;
  module.walk([&](LLVM::CallOp call) {
    if (call.getCallee() == StringRef("malloc"))
      calls.push_back(call);
  });
  MLIRContext *context = module.getContext();
  auto pointer = LLVM::LLVMPointerType::get(context);
  Location loc = module.getLoc();
  OpBuilder builder(context);
  builder.setInsertionPointToStart(module.getBody());
  auto trap = module.lookupSymbol<LLVM::LLVMFuncOp>(cudnnfe::kCpuTrapName);
  if (!trap)
    trap = declareTrap(builder, loc);
  std::string text = cudnnfe::kOutOfMemory.str() + '\0';
  auto message = LLVM::GlobalOp::create(
      builder, loc, LLVM::LLVMArrayType::get(builder.getI8Type(), text.size()),
      /*isConstant=*/true, LLVM::Linkage::Internal, "cudnnfe_out_of_memory",
      builder.getStringAttr(text));
  auto guard = LLVM::LLVMFuncOp::create(
      builder, loc, "cudnnfe_allocate",
      LLVM::LLVMFunctionType::get(pointer, {builder.getI64Type()}),
      LLVM::Linkage::Internal);
  Block *entry = guard.addEntryBlock(builder);
  Block *full = builder.createBlock(&guard.getBody());
  Block *good = builder.createBlock(&guard.getBody());
  builder.setInsertionPointToStart(entry);
  Value memory =
      LLVM::CallOp::create(builder, loc, allocate, entry->getArguments())
          .getResult();
  Value null = LLVM::ZeroOp::create(builder, loc, pointer);
  Value isNull =
      LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, memory, null);
  LLVM::CondBrOp::create(builder, loc, isNull, full, good);
  builder.setInsertionPointToStart(full);
  Value address = LLVM::AddressOfOp::create(builder, loc, message);
  LLVM::CallOp::create(builder, loc, trap, ValueRange{address});
  LLVM::BrOp::create(builder, loc, good);
  builder.setInsertionPointToStart(good);
  LLVM::ReturnOp::create(builder, loc, memory);
  for (LLVM::CallOp call : calls)
    call.setCallee(guard.getSymName());
}

namespace {
struct CudnnFECpuEmitEntries
    : public cudnnfe::impl::CudnnFECpuEmitEntriesBase<CudnnFECpuEmitEntries> {
  void runOnOperation() override {
    SmallVector<LLVM::LLVMFuncOp> funcs(
        getOperation().getOps<LLVM::LLVMFuncOp>());
    for (LLVM::LLVMFuncOp func : funcs)
      if (failed(emitEntry(func)))
        return signalPassFailure();
    guardAllocations(getOperation());
  }
};
} // namespace
