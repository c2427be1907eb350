//===- CheckNoLayouts.cpp - no layout reaches bufferization -----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::cudnnfe {
#define GEN_PASS_DEF_CUDNNFECHECKNOLAYOUTS
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h.inc"
} // namespace mlir::cudnnfe

using namespace mlir;
using namespace mlir::cudnnfe;

namespace {
/// Finds layouts in types and attributes, and remembers where there are none.
class LayoutFinder {
public:
  LayoutFinder() {
    walker.addWalk([this](LayoutAttr layout) {
      found = layout;
      return WalkResult::interrupt();
    });
  }

  template <typename T>
  LayoutAttr find(T element) {
    auto [it, inserted] = known.try_emplace(element.getAsOpaquePointer());
    if (!inserted)
      return it->second;
    found = {};
    walker.walk(element);
    return known[element.getAsOpaquePointer()] = found;
  }

private:
  AttrTypeWalker walker;
  LayoutAttr found;
  llvm::DenseMap<const void *, LayoutAttr> known;
};

struct CheckNoLayouts
    : cudnnfe::impl::CudnnFECheckNoLayoutsBase<CheckNoLayouts> {
  void runOnOperation() override {
    LayoutFinder finder;
    auto check = [&](Operation *op, auto element,
                     const Twine &what) -> WalkResult {
      LayoutAttr layout = finder.find(element);
      if (!layout)
        return WalkResult::advance();
      op->emitError() << "internal: the layout " << layout << " of " << what
                      << " would get lost in bufferization";
      return WalkResult::interrupt();
    };
    WalkResult walk = getOperation()->walk<WalkOrder::PreOrder>(
        [&](Operation *op) -> WalkResult {
          // Graphs keep theirs: they are never bufferized.
          if (isa<GraphOp>(op))
            return WalkResult::skip();
          for (auto [index, type] : llvm::enumerate(op->getResultTypes()))
            if (check(op, type, "result #" + Twine(index)).wasInterrupted())
              return WalkResult::interrupt();
          for (Region &region : op->getRegions())
            for (Block &block : region)
              for (auto [index, arg] : llvm::enumerate(block.getArguments()))
                if (check(op, arg.getType(), "argument #" + Twine(index))
                        .wasInterrupted())
                  return WalkResult::interrupt();
          for (NamedAttribute attr : op->getAttrs())
            if (check(op, attr.getValue(),
                      "'" + attr.getName().getValue() + "'")
                    .wasInterrupted())
              return WalkResult::interrupt();
          return WalkResult::advance();
        });
    if (walk.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
