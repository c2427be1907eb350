//===- HostFunctions.cpp - host functions as entry points -----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/HostToLLVM/Passes.h"
#include "MemoryPlan.h"
#include "RuntimeTables.h"

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Runtime/Runtime.h"
#include "CudnnFE/Support/Locations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CONVERTCUDNNFEHOSTTOLLVM
#include "CudnnFE/Conversion/HostToLLVM/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;
using Record = RuntimeTables::Record;

namespace {
/// Emits the entry point of one host function.
class EntryEmitter {
public:
  EntryEmitter(func::FuncOp func, int64_t program, RuntimeTables &tables,
               const llvm::DenseMap<StringAttr, int64_t> &slots)
      : func(func), program(program), tables(tables), slots(slots),
        builder(func.getContext()), loc(func.getLoc()),
        pointer(LLVM::LLVMPointerType::get(func.getContext())) {}

  LogicalResult run();

  /// Bytes between the graphs, known after `run`.
  int64_t getScratchSize() const { return plan.getScratchSize(); }
  /// The graphs in the order of their first execution.
  ArrayRef<int64_t> getGraphs() const { return graphs.getArrayRef(); }

private:
  LogicalResult checkSignature();
  LogicalResult convertOp(Operation *op);
  LogicalResult convertExecute(ExecuteOp op);
  LogicalResult convertCopy(memref::CopyOp op);
  LogicalResult convertFill(FillOp op);

  /// Loads element `index` of an array of pointers.
  Value loadPointer(Value array, int64_t index);
  Value getElement(Value array, int64_t index);
  Value getBufferPointer(Value buffer);
  /// The address of a by-value scalar on the host.
  Value getScalarPointer(Value value);
  /// Room on the stack, at the beginning of the function.
  Value allocate(Type type, int64_t count);
  /// Calls a function of the runtime and returns its status when it is an
  /// error.
  void callChecked(StringRef name, ValueRange operands);

  func::FuncOp func;
  int64_t program;
  RuntimeTables &tables;
  const llvm::DenseMap<StringAttr, int64_t> &slots;
  OpBuilder builder;
  Location loc;
  LLVM::LLVMPointerType pointer;

  MemoryPlan plan;
  llvm::SmallSetVector<int64_t, 8> graphs;
  LLVM::LLVMFuncOp entry;
  Block *failure = nullptr;
  Value handle, args, module, scratch, workspace;
  /// Place of each argument in `args`; -1 for the handle.
  SmallVector<int64_t> places;
  /// Scalars that were computed or loaded.
  IRMapping scalars;
};
} // namespace

LogicalResult EntryEmitter::checkSignature() {
  if (!llvm::hasSingleElement(func.getBody()))
    return func.emitError()
           << "unsupported on this target: control flow between graphs";
  if (func.getNumResults() != 0)
    return func.emitError() << "expected results as out-parameters; run "
                               "cudnnfe-bufferize-host first";
  bool seenHandle = false;
  int64_t place = 0;
  for (BlockArgument argument : func.getArguments()) {
    Type type = argument.getType();
    if (isa<HandleType>(type)) {
      if (seenHandle)
        return func.emitError()
               << "unsupported on this target: more than one handle in "
                  "the signature of an entry";
      seenHandle = true;
      places.push_back(-1);
      continue;
    }
    auto buffer = dyn_cast<MemRefType>(type);
    if (!(buffer && buffer.hasStaticShape()) && !type.isIntOrFloat())
      return func.emitError() << "unsupported on this target: argument "
                              << argument.getArgNumber() << " of type " << type;
    places.push_back(place++);
  }
  return success();
}

Value EntryEmitter::getElement(Value array, int64_t index) {
  return LLVM::GEPOp::create(
      builder, loc, pointer, pointer, array,
      ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
}

Value EntryEmitter::loadPointer(Value array, int64_t index) {
  return LLVM::LoadOp::create(builder, loc, pointer, getElement(array, index));
}

Value EntryEmitter::allocate(Type type, int64_t count) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&entry.getBody().front());
  Value size =
      LLVM::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(count));
  return LLVM::AllocaOp::create(builder, loc, pointer, type, size,
                                /*alignment=*/16);
}

void EntryEmitter::callChecked(StringRef name, ValueRange operands) {
  Value status =
      LLVM::CallOp::create(builder, loc, tables.getFunction(name), operands)
          .getResult();
  Value null = LLVM::ZeroOp::create(builder, loc, pointer);
  Value good =
      LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::eq, status, null);
  Block *current = builder.getInsertionBlock();
  Block *next = builder.createBlock(failure);
  builder.setInsertionPointToEnd(current);
  LLVM::CondBrOp::create(builder, loc, good, next, ValueRange(), failure,
                         ValueRange(status));
  builder.setInsertionPointToEnd(next);
}

Value EntryEmitter::getBufferPointer(Value buffer) {
  if (auto argument = dyn_cast<BlockArgument>(buffer))
    return loadPointer(args, places[argument.getArgNumber()]);
  Value offset = LLVM::ConstantOp::create(
      builder, loc, builder.getI64IntegerAttr(plan.getOffset(buffer)));
  return LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(),
                             scratch, ValueRange{offset});
}

Value EntryEmitter::getScalarPointer(Value value) {
  // What comes from the caller is passed on as it is.
  if (auto argument = dyn_cast<BlockArgument>(value))
    return loadPointer(args, places[argument.getArgNumber()]);
  Value scalar = scalars.lookup(value);
  Value slot = allocate(scalar.getType(), 1);
  LLVM::StoreOp::create(builder, loc, scalar, slot);
  return slot;
}

LogicalResult EntryEmitter::convertExecute(ExecuteOp op) {
  auto slot = slots.find(op.getCalleeAttr().getAttr());
  if (slot == slots.end())
    return op.emitError() << "expected a descriptor program for '"
                          << op.getCalleeAttr()
                          << "'; run convert-cudnnfe-to-cudnn-backend first";
  if (!isa<BlockArgument>(op.getHandle()))
    return op.emitError()
           << "unsupported on this target: a handle that is not an "
              "argument of the function";
  SmallVector<Value> pointers;
  for (Value input : op.getIns())
    pointers.push_back(isa<MemRefType>(input.getType())
                           ? getBufferPointer(input)
                           : getScalarPointer(input));
  for (Value output : op.getOuts())
    pointers.push_back(getBufferPointer(output));
  Value array = allocate(pointer, static_cast<int64_t>(pointers.size()));
  for (auto [index, value] : llvm::enumerate(pointers))
    LLVM::StoreOp::create(builder, loc, value,
                          getElement(array, static_cast<int64_t>(index)));
  Value graph = LLVM::ConstantOp::create(
      builder, loc, builder.getI64IntegerAttr(slot->second));
  Value memory =
      op.getWorkspace() ? getBufferPointer(op.getWorkspace()) : workspace;
  callChecked("cudnnfe_execute", {module, graph, array, memory});
  graphs.insert(slot->second);
  return success();
}

LogicalResult EntryEmitter::convertFill(FillOp op) {
  auto type = cast<MemRefType>(op.getTarget().getType());
  APInt bits = cast<FloatAttr>(op.getValue()).getValue().bitcastToAPInt();
  auto constant = [&](IntegerAttr value) -> Value {
    return LLVM::ConstantOp::create(builder, loc, value);
  };
  Value pattern = constant(
      builder.getIntegerAttr(builder.getI32Type(), bits.zextOrTrunc(32)));
  Value width = constant(builder.getI64IntegerAttr(bits.getBitWidth() / 8));
  Value count = constant(builder.getI64IntegerAttr(type.getNumElements()));
  callChecked("cudnnfe_memory_set", {handle, getBufferPointer(op.getTarget()),
                                     pattern, width, count});
  return success();
}

LogicalResult EntryEmitter::convertCopy(memref::CopyOp op) {
  auto source = cast<MemRefType>(op.getSource().getType());
  if (source.getLayout() !=
      cast<MemRefType>(op.getTarget().getType()).getLayout())
    return op.emitError()
           << "unsupported on this target: a copy between layouts";
  Value size = LLVM::ConstantOp::create(
      builder, loc, builder.getI64IntegerAttr(MemoryPlan::getByteSize(source)));
  callChecked("cudnnfe_memory_copy", {handle, getBufferPointer(op.getTarget()),
                                      getBufferPointer(op.getSource()), size});
  return success();
}

LogicalResult EntryEmitter::convertOp(Operation *op) {
  loc = op->getLoc();
  if (auto execute = dyn_cast<ExecuteOp>(op))
    return convertExecute(execute);
  if (auto fill = dyn_cast<FillOp>(op))
    return convertFill(fill);
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return convertCopy(copy);
  if (isa<memref::AllocOp, memref::DeallocOp>(op))
    return success();
  if (isa<func::ReturnOp>(op)) {
    LLVM::ReturnOp::create(builder, loc,
                           LLVM::ZeroOp::create(builder, loc, pointer));
    return success();
  }
  bool scalar = llvm::all_of(op->getOperandTypes(),
                             [](Type type) { return type.isIntOrFloat(); }) &&
                llvm::all_of(op->getResultTypes(),
                             [](Type type) { return type.isIntOrFloat(); });
  if (scalar && op->getNumRegions() == 0 &&
      isa<arith::ArithDialect, math::MathDialect>(op->getDialect())) {
    for (Value operand : op->getOperands()) {
      auto argument = dyn_cast<BlockArgument>(operand);
      if (!argument || scalars.contains(operand))
        continue;
      Value address = loadPointer(args, places[argument.getArgNumber()]);
      Value loaded =
          LLVM::LoadOp::create(builder, loc, operand.getType(), address);
      scalars.map(operand, loaded);
    }
    builder.clone(*op, scalars);
    return success();
  }
  return op->emitError()
         << "unsupported on this target: '" << op->getName()
         << "' between graphs; a host function executes graphs and "
            "computes scalars";
}

LogicalResult EntryEmitter::run() {
  if (failed(checkSignature()) || failed(plan.build(func)))
    return mlir::failure();
  builder.setInsertionPoint(func);
  entry = LLVM::LLVMFuncOp::create(
      builder, loc, (CUDNNFE_ENTRY_PREFIX + func.getSymName()).str(),
      LLVM::LLVMFunctionType::get(pointer, {pointer, pointer, pointer}));
  Block *start = entry.addEntryBlock(builder);
  Block *body = builder.createBlock(&entry.getBody());
  failure = builder.createBlock(&entry.getBody(), {}, {pointer}, {loc});
  LLVM::ReturnOp::create(builder, loc, failure->getArgument(0));
  handle = start->getArgument(0);
  args = start->getArgument(1);

  builder.setInsertionPointToStart(body);
  LLVM::LLVMStructType frameType = tables.getRecordType("cudnnfe_frame_t");
  Value frame = allocate(frameType, 1);
  Value desc =
      LLVM::AddressOfOp::create(builder, loc, pointer, CUDNNFE_MODULE_SYMBOL);
  Value index = LLVM::ConstantOp::create(builder, loc,
                                         builder.getI64IntegerAttr(program));
  callChecked("cudnnfe_program_begin",
              {handle, desc, index, start->getArgument(2), frame});
  module = loadPointer(frame, 0);
  scratch = loadPointer(frame, 1);
  workspace = loadPointer(frame, 2);

  for (Operation &op : func.getBody().front())
    if (failed(convertOp(&op)))
      return mlir::failure();
  builder.setInsertionPointToEnd(start);
  LLVM::BrOp::create(builder, func.getLoc(), ValueRange(), body);
  return success();
}

namespace {
struct ConvertCudnnFEHostToLLVM
    : public mlir::cudnnfe::impl::ConvertCudnnFEHostToLLVMBase<
          ConvertCudnnFEHostToLLVM> {
  void runOnOperation() override;
};
} // namespace

void ConvertCudnnFEHostToLLVM::runOnOperation() {
  ModuleOp module = getOperation();
  RuntimeTables tables(module);
  SmallVector<cudnn_backend::ProgramOp> descriptorPrograms =
      getGraphPrograms(module);
  llvm::DenseMap<StringAttr, int64_t> slots;
  for (auto [index, program] : llvm::enumerate(descriptorPrograms))
    slots.try_emplace(program.getGraphAttr().getAttr(), index);
  auto graphTable = module.lookupSymbol<LLVM::GlobalOp>(kGraphTable);
  if (!graphTable && !descriptorPrograms.empty()) {
    module.emitError() << "expected the table of graphs; run "
                          "convert-cudnn-backend-to-llvm first";
    return signalPassFailure();
  }

  SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
  SmallVector<Record> records;
  Location loc = module.getLoc();
  for (func::FuncOp func : functions) {
    if (!func.isPublic() || func.isExternal())
      continue;
    EntryEmitter emitter(func, static_cast<int64_t>(records.size()), tables,
                         slots);
    if (failed(emitter.run()))
      return signalPassFailure();
    std::string name = func.getSymName().str();
    records.push_back(Record{
        tables.addString(loc, name),
        tables.addString(loc, printLocation(func.getLoc())),
        emitter.getScratchSize(),
        tables.addIntegers(loc, "cudnnfe_slots_" + name, emitter.getGraphs()),
        int64_t(emitter.getGraphs().size())});
  }
  LLVM::GlobalOp programTable =
      tables.addTable(loc, kProgramTable, "cudnnfe_program_desc_t", records);
  tables.addExportedRecord(
      loc, CUDNNFE_MODULE_SYMBOL, "cudnnfe_module_desc_t",
      Record{int64_t(CUDNNFE_ABI_VERSION),
             tables.getRecordSize("cudnnfe_module_desc_t"),
             tables.getRecordSize("cudnnfe_program_desc_t"),
             tables.getRecordSize("cudnnfe_graph_desc_t"),
             tables.getRecordSize("cudnnfe_plan_desc_t"),
             tables.getRecordSize("cudnnfe_binding_t"),
             tables.addString(loc, module.getSymName().value_or("")),
             programTable, int64_t(records.size()), graphTable,
             int64_t(descriptorPrograms.size())});

  for (func::FuncOp func : functions)
    func.erase();
  for (auto program :
       llvm::make_early_inc_range(module.getOps<cudnn_backend::ProgramOp>()))
    program.erase();
  for (auto graph : llvm::make_early_inc_range(module.getOps<GraphOp>()))
    graph.erase();
  module->removeAttr(CudnnFEDialect::kDeviceAttrName);
}
