//===- RuntimeTables.h - tables of the runtime ------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_CONVERSION_HOSTTOLLVM_RUNTIMETABLES_H
#define CUDNNFE_LIB_CONVERSION_HOSTTOLLVM_RUNTIMETABLES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringMap.h"

#include <variant>

namespace mlir::cudnnfe {

/// Names of the tables in a module.
inline constexpr StringLiteral kGraphTable = "cudnnfe_graphs";
inline constexpr StringLiteral kProgramTable = "cudnnfe_programs";

/// Makes constant tables in a module, as RuntimeNames.def describes them, and
/// declarations of the runtime's functions.
class RuntimeTables {
public:
  /// A null global is a null pointer.
  using Field = std::variant<int64_t, LLVM::GlobalOp>;
  using Record = SmallVector<Field>;

  explicit RuntimeTables(ModuleOp module);

  /// The type of a record, by the name of its C type.
  LLVM::LLVMStructType getRecordType(StringRef cType);
  int64_t getRecordSize(StringRef cType);

  /// A NUL-terminated constant; equal texts share one.
  LLVM::GlobalOp addString(Location loc, StringRef text);
  /// Constant bytes, aligned for any use; null if there are none.
  LLVM::GlobalOp addBytes(Location loc, StringRef prefix, StringRef bytes);
  /// A constant array of records; null if there are none.
  LLVM::GlobalOp addTable(Location loc, StringRef name, StringRef cType,
                          ArrayRef<Record> records);
  /// A constant array of 64-bit integers; null if there are none.
  LLVM::GlobalOp addIntegers(Location loc, StringRef name,
                             ArrayRef<int64_t> values);
  /// One exported record.
  LLVM::GlobalOp addExportedRecord(Location loc, StringRef name,
                                   StringRef cType, const Record &record);

  /// The declaration of a runtime function.
  LLVM::LLVMFuncOp getFunction(StringRef name);

private:
  Type convertLetter(char letter);
  std::string makeUnique(StringRef prefix);
  LLVM::GlobalOp createGlobal(Location loc, Type type, StringRef name,
                              LLVM::Linkage linkage, Attribute value = {});
  Value buildRecord(OpBuilder &builder, Location loc, LLVM::LLVMStructType type,
                    const Record &record);

  ModuleOp module;
  OpBuilder builder;
  LLVM::LLVMPointerType pointer;
  llvm::StringMap<LLVM::GlobalOp> strings;
  llvm::StringMap<unsigned> counters;
};

} // namespace mlir::cudnnfe

#endif // CUDNNFE_LIB_CONVERSION_HOSTTOLLVM_RUNTIMETABLES_H
