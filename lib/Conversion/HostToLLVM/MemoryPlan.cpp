//===- MemoryPlan.cpp - where the buffers of a host function lie ----------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryPlan.h"

#include "CudnnFE/Runtime/Runtime.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::cudnnfe;

int64_t MemoryPlan::getByteSize(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset = 0, last = 0;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return 0;
  for (auto [extent, stride] : llvm::zip_equal(type.getShape(), strides)) {
    if (extent == 0)
      return 0;
    last += (extent - 1) * stride;
  }
  return (last + 1) * ((type.getElementTypeBitWidth() + 7) / 8);
}

LogicalResult MemoryPlan::build(func::FuncOp func) {
  Block &block = func.getBody().front();
  llvm::DenseMap<Operation *, int64_t> order;
  int64_t number = 0;
  for (Operation &op : block)
    order[&op] = number++;

  struct Interval {
    Value value;
    int64_t begin, end, size, offset;
  };
  SmallVector<Interval> intervals;
  for (auto alloc : block.getOps<memref::AllocOp>()) {
    MemRefType type = alloc.getType();
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    if (!type.hasStaticShape() ||
        failed(type.getStridesAndOffset(strides, offset)) || offset != 0 ||
        llvm::is_contained(strides, ShapedType::kDynamic))
      return alloc.emitError()
             << "unsupported on this target: a buffer of type " << type;
    Interval interval{alloc, INT64_MAX, 0, getByteSize(type), 0};
    for (Operation *user : alloc->getUsers()) {
      if (isa<memref::DeallocOp>(user))
        continue;
      interval.begin = std::min(interval.begin, order[user]);
      interval.end = std::max(interval.end, order[user]);
    }
    if (interval.begin != INT64_MAX)
      intervals.push_back(interval);
  }

  // First fit, in the order of the first uses, among those alive at the same
  // time.
  llvm::stable_sort(intervals, [](const Interval &a, const Interval &b) {
    return a.begin < b.begin;
  });
  constexpr int64_t alignment = CUDNNFE_SCRATCH_ALIGNMENT;
  for (auto [index, interval] : llvm::enumerate(intervals)) {
    SmallVector<std::pair<int64_t, int64_t>> taken;
    for (const Interval &other :
         ArrayRef<Interval>(intervals).take_front(index))
      if (other.begin <= interval.end && interval.begin <= other.end)
        taken.push_back({other.offset, other.offset + other.size});
    llvm::sort(taken);
    for (auto [begin, end] : taken) {
      if (interval.offset + interval.size <= begin)
        break;
      interval.offset = std::max(interval.offset,
                                 (end + alignment - 1) / alignment * alignment);
    }
    scratchSize = std::max(scratchSize, interval.offset + interval.size);
    offsets[interval.value] = interval.offset;
  }
  return success();
}
