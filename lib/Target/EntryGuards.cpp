//===- EntryGuards.cpp - what entries for the host check ------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Target/Artifact.h"

#include "CudnnFE/Runtime/Runtime.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::cudnnfe;

/// Defines the function that a failed run-time check calls. False where no
/// check is in the module.
static bool defineTrap(ModuleOp module) {
  // The name is that of kCpuTrapName, which the lowering of cf.assert declares.
  auto trap = module.lookupSymbol<LLVM::LLVMFuncOp>("cudnnfe_cpu_trap");
  if (!trap || !trap.isExternal())
    return false;
  MLIRContext *context = module.getContext();
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Location loc = module.getLoc();
  auto hostTrap = LLVM::LLVMFuncOp::create(
      builder, loc, "cudnnfe_host_trap",
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                  {LLVM::LLVMPointerType::get(context)}));
  trap.setLinkage(LLVM::Linkage::Internal);
  Block *block = trap.addEntryBlock(builder);
  builder.setInsertionPointToStart(block);
  LLVM::CallOp::create(builder, loc, hostTrap, block->getArguments());
  LLVM::UnreachableOp::create(builder, loc);
  return true;
}

namespace {
/// Gives one entry after the other its guard.
class GuardBuilder {
public:
  GuardBuilder(ModuleOp module, bool traps);

  void guard(LLVM::LLVMFuncOp body, const ArtifactEntry &entry);

private:
  /// The address of a constant text.
  Value getText(Location loc, const std::string &text);
  /// Leaves the entry with a message where the condition holds.
  void refuseIf(Location loc, Value condition, const Twine &message);
  void checkArgument(Location loc, Value args, size_t index,
                     const ArtifactArgument &argument, const Twine &name);
  void checkArguments(Location loc, Value args, const ArtifactEntry &entry);

  ModuleOp module;
  OpBuilder builder;
  LLVM::LLVMPointerType pointer;
  LLVM::LLVMFuncOp createStatus, hostCall;
  llvm::StringMap<LLVM::GlobalOp> texts;
  /// Where the present entry makes its status out of a message.
  Block *refusal = nullptr;
};
} // namespace

GuardBuilder::GuardBuilder(ModuleOp module, bool traps)
    : module(module), builder(OpBuilder::atBlockEnd(module.getBody())),
      pointer(LLVM::LLVMPointerType::get(module.getContext())) {
  Location loc = module.getLoc();
  createStatus = LLVM::LLVMFuncOp::create(
      builder, loc, "cudnnfe_status_create",
      LLVM::LLVMFunctionType::get(
          pointer,
          {builder.getI32Type(), builder.getI64Type(), pointer, pointer}));
  if (traps)
    hostCall = LLVM::LLVMFuncOp::create(
        builder, loc, "cudnnfe_host_call",
        LLVM::LLVMFunctionType::get(pointer,
                                    {pointer, pointer, pointer, pointer}));
}

Value GuardBuilder::getText(Location loc, const std::string &text) {
  LLVM::GlobalOp &global = texts[text];
  if (!global) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    std::string bytes = text + '\0';
    global = LLVM::GlobalOp::create(
        builder, module.getLoc(),
        LLVM::LLVMArrayType::get(builder.getI8Type(), bytes.size()),
        /*isConstant=*/true, LLVM::Linkage::Internal,
        ("cudnnfe_guard_text_" + Twine(texts.size() - 1)).str(),
        builder.getStringAttr(bytes));
  }
  return LLVM::AddressOfOp::create(builder, loc, global);
}

void GuardBuilder::refuseIf(Location loc, Value condition,
                            const Twine &message) {
  Value text = getText(loc, message.str());
  Block *next = builder.createBlock(refusal);
  builder.setInsertionPointAfterValue(text);
  LLVM::CondBrOp::create(builder, loc, condition, refusal, ValueRange{text},
                         next, ValueRange{});
  builder.setInsertionPointToStart(next);
}

void GuardBuilder::checkArgument(Location loc, Value args, size_t index,
                                 const ArtifactArgument &argument,
                                 const Twine &name) {
  // Data that is not there needs no place.
  if (llvm::is_contained(argument.shape, 0))
    return;
  Value slot =
      LLVM::GEPOp::create(builder, loc, pointer, pointer, args,
                          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
  Value data = LLVM::LoadOp::create(builder, loc, pointer, slot);
  Value null = LLVM::ZeroOp::create(builder, loc, pointer);
  Value isNull =
      LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, data, null);
  refuseIf(loc, isNull,
           "expected data for " + name + " but got a null pointer");
  if (argument.isScalar || argument.alignment <= 1)
    return;
  Type integer = builder.getI64Type();
  auto constant = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, loc, integer,
                                    builder.getI64IntegerAttr(value));
  };
  Value address = LLVM::PtrToIntOp::create(builder, loc, integer, data);
  Value rest =
      LLVM::URemOp::create(builder, loc, address, constant(argument.alignment));
  Value isOff = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne,
                                     rest, constant(0));
  refuseIf(loc, isOff,
           "expected the data of " + name + " to be aligned to " +
               Twine(argument.alignment) + " bytes");
}

void GuardBuilder::checkArguments(Location loc, Value args,
                                  const ArtifactEntry &entry) {
  if (entry.inputs.empty() && entry.results.empty())
    return;
  Value null = LLVM::ZeroOp::create(builder, loc, pointer);
  Value isNull =
      LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, args, null);
  refuseIf(loc, isNull,
           "expected an array of arguments but got a null pointer");
  size_t index = 0;
  for (auto [number, argument] : llvm::enumerate(entry.inputs))
    checkArgument(loc, args, index++, argument, "argument " + Twine(number));
  for (auto [number, argument] : llvm::enumerate(entry.results))
    checkArgument(loc, args, index++, argument, "result " + Twine(number));
}

void GuardBuilder::guard(LLVM::LLVMFuncOp body, const ArtifactEntry &entry) {
  Location loc = body.getLoc();
  std::string name = body.getSymName().str();
  body.setSymName("cudnnfe_guarded_" + entry.name);
  body.setLinkage(LLVM::Linkage::Internal);
  builder.setInsertionPointAfter(body);
  auto function =
      LLVM::LLVMFuncOp::create(builder, loc, name, body.getFunctionType());
  Block *start = function.addEntryBlock(builder);
  refusal = builder.createBlock(&function.getBody(), function.getBody().end(),
                                {pointer}, {loc});
  auto constant = [&](Type type, int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, loc, type,
                                    builder.getIntegerAttr(type, value));
  };
  Value operands[] = {constant(builder.getI32Type(), CUDNNFE_STATUS_INVALID),
                      constant(builder.getI64Type(), 0),
                      refusal->getArgument(0), getText(loc, entry.location)};
  auto status = LLVM::CallOp::create(builder, loc, createStatus, operands);
  LLVM::ReturnOp::create(builder, loc, status.getResult());

  builder.setInsertionPointToStart(start);
  checkArguments(loc, start->getArgument(1), entry);
  LLVM::CallOp call;
  if (hostCall) {
    SmallVector<Value> operands = {
        LLVM::AddressOfOp::create(builder, loc, body)};
    llvm::append_range(operands, start->getArguments());
    call = LLVM::CallOp::create(builder, loc, hostCall, operands);
  } else {
    call = LLVM::CallOp::create(builder, loc, body, start->getArguments());
  }
  LLVM::ReturnOp::create(builder, loc, call.getResult());
}

void mlir::cudnnfe::guardEntries(ModuleOp module,
                                 ArrayRef<ArtifactEntry> entries) {
  GuardBuilder guards(module, defineTrap(module));
  for (const ArtifactEntry &entry : entries)
    if (auto body = module.lookupSymbol<LLVM::LLVMFuncOp>(CUDNNFE_ENTRY_PREFIX +
                                                          entry.name);
        body && !body.isExternal())
      guards.guard(body, entry);
}
