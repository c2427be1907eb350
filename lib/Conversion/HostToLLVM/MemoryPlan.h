//===- MemoryPlan.h - where the buffers of a host function lie --*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_CONVERSION_HOSTTOLLVM_MEMORYPLAN_H
#define CUDNNFE_LIB_CONVERSION_HOSTTOLLVM_MEMORYPLAN_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::cudnnfe {

/// Gives each buffer that a function allocates an offset in the program's
/// memory. Buffers that are not alive at the same time share places.
class MemoryPlan {
public:
  /// Plans for a function of one block.
  LogicalResult build(func::FuncOp func);

  int64_t getOffset(Value buffer) const { return offsets.lookup(buffer); }
  int64_t getScratchSize() const { return scratchSize; }

  /// Bytes from the first to the last element of a static buffer.
  static int64_t getByteSize(MemRefType type);

private:
  llvm::DenseMap<Value, int64_t> offsets;
  int64_t scratchSize = 0;
};

} // namespace mlir::cudnnfe

#endif // CUDNNFE_LIB_CONVERSION_HOSTTOLLVM_MEMORYPLAN_H
