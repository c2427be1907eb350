//===- ContractionKernel.cpp - packed, register-tiled kernels -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The loop nest, from the outside:
//
//   for batch
//     for jc in n by NC
//       for pc in k by KC
//         pack B[pc.., jc..] into panels of NR columns        (second-level
//         cache) for ic in m by MC
//           pack A[ic.., pc..] into panels of MR rows
//           for jr in panels of B, for ir in panels of A
//             MR x NR accumulators += panel of A * panel of B  (registers)
//             add the accumulators to C
//
// Packing converts to the accumulator type, makes all inner accesses contiguous
// whatever the strides of the operands are, and fills the last panels with
// zeros, so that there is one inner kernel for all remainders. The zeros only
// meet accumulators that are dropped.
//
//===----------------------------------------------------------------------===//

#include "Contraction.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cudnnfe;

namespace {

/// The sizes of the blocks.
struct Blocking {
  int64_t lanes;      // elements of a vector
  int64_t mr, nr;     // register tile
  int64_t mc, nc, kc; // cache blocks
};

/// Positions along a class of dimensions: a product for one dimension, a table
/// of offsets for several.
struct Axis {
  ArrayRef<LoopDim> dims;
  int64_t extent = 1;
  /// Tables by operand; null where the offset is a product.
  Value tables[3];
};

class KernelBuilder {
public:
  KernelBuilder(OpBuilder &builder, ModuleOp module, Contraction &contraction,
                const KernelTarget &target)
      : b(builder), module(module), contraction(contraction),
        loc(contraction.op.getLoc()), accumulator(contraction.getAccumulator()),
        pointer(LLVM::LLVMPointerType::get(builder.getContext())) {
    chooseBlocking(target);
    MLIRContext *context = builder.getContext();
    BoolAttr yes = builder.getBoolAttr(true);
    auto vectorize =
        LLVM::LoopVectorizeAttr::get(context, /*disable=*/yes, nullptr, nullptr,
                                     nullptr, nullptr, nullptr, nullptr);
    auto unroll =
        LLVM::LoopUnrollAttr::get(context, /*disable=*/yes, nullptr, nullptr,
                                  nullptr, nullptr, nullptr, nullptr);
    keepAsIs = LLVM::LoopAnnotationAttr::get(
        context, nullptr, vectorize, nullptr, unroll, nullptr, nullptr, nullptr,
        nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, {});
  }

  LLVM::LLVMFuncOp emit(StringRef name);

private:
  void chooseBlocking(const KernelTarget &target);

  // Small arithmetic on i64.
  Value cst(int64_t value) {
    return arith::ConstantOp::create(b, loc, b.getI64IntegerAttr(value));
  }
  Value add(Value x, Value y) { return arith::AddIOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return arith::SubIOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return arith::MulIOp::create(b, loc, x, y); }
  Value mul(Value x, int64_t y) { return y == 1 ? x : mul(x, cst(y)); }
  Value min(Value x, Value y) { return arith::MinSIOp::create(b, loc, x, y); }
  Value ceilDiv(Value x, int64_t y) {
    return arith::DivUIOp::create(b, loc, add(x, cst(y - 1)), cst(y));
  }
  Value isEqual(Value x, Value y) {
    return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, x, y);
  }

  Value gep(Type element, Value base, Value index) {
    return LLVM::GEPOp::create(b, loc, pointer, element, base,
                               ArrayRef<LLVM::GEPArg>{index},
                               LLVM::GEPNoWrapFlags::inbounds);
  }
  Value load(Type type, Value address, int64_t alignment) {
    return LLVM::LoadOp::create(b, loc, type, address, alignment);
  }
  void store(Value value, Value address, int64_t alignment) {
    LLVM::StoreOp::create(b, loc, value, address, alignment);
  }
  static int64_t getBytes(Type element) {
    return (element.getIntOrFloatBitWidth() + 7) / 8;
  }
  VectorType vectorOf(Type element, int64_t lanes) {
    return VectorType::get(lanes, element);
  }

  /// All loops but the innermost one of the register tile: what shall be
  /// vectors is vectors already, and unrolling them costs time and memory for
  /// nothing.
  void loop(Value low, Value high, Value step,
            llvm::function_ref<void(Value)> body) {
    auto loop =
        scf::ForOp::create(b, loc, low, high, step, ValueRange(),
                           [&](OpBuilder &, Location, Value index, ValueRange) {
                             body(index);
                             scf::YieldOp::create(b, loc);
                           });
    // The name that the branch of the LLVM dialect knows.
    loop->setAttr("loop_annotation", keepAsIs);
  }
  void loop(int64_t low, Value high, int64_t step,
            llvm::function_ref<void(Value)> body) {
    loop(cst(low), high, cst(step), body);
  }
  void branch(Value condition, llvm::function_ref<void()> then,
              llvm::function_ref<void()> otherwise) {
    scf::IfOp::create(
        b, loc, condition,
        [&](OpBuilder &, Location) {
          then();
          scf::YieldOp::create(b, loc);
        },
        [&](OpBuilder &, Location) {
          otherwise();
          scf::YieldOp::create(b, loc);
        });
  }

  Value allocate(int64_t bytes);
  void release();
  Axis makeAxis(ArrayRef<LoopDim> dims, ArrayRef<Operand> operands);
  Value offsetOf(const Axis &axis, Operand operand, Value index);
  Value applyCasts(Operand operand, Value value);
  Value zeroOf(Type type) {
    return arith::ConstantOp::create(b, loc, b.getZeroAttr(type));
  }

  void emitPack(Operand operand, Value source, const Axis &axis, Value first,
                Value count, Value k0, Value kc, int64_t width, Value packed);
  void emitTransposedRows(Operand operand, ArrayRef<Value> rows, Value p,
                          int64_t size, Value column, int64_t width);
  void emitPanel(Operand operand, Value source, const Axis &axis, Value first,
                 Value count, Value k0, Value kc, int64_t width, Value panel,
                 bool isFull);
  void emitTile(Value panelA, Value panelB, Value kc, Value result, Value i0,
                Value j0, Value rows, Value columns);
  void emitBlocks(Value a, Value bValue, Value c);

  OpBuilder &b;
  ModuleOp module;
  Contraction &contraction;
  Location loc;
  Type accumulator;
  LLVM::LLVMPointerType pointer;
  Blocking blocking;
  int64_t vectorLanes = 0; // of the machine
  Axis m, n, k;
  Value packedA, packedB, tile;
  SmallVector<Value> allocations;
  LLVM::LoopAnnotationAttr keepAsIs;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

/// The size of equal parts of `extent` that are at most `limit`.
static int64_t balance(int64_t extent, int64_t limit) {
  int64_t parts = llvm::divideCeil(extent, limit);
  return llvm::divideCeil(extent, parts);
}

void KernelBuilder::chooseBlocking(const KernelTarget &target) {
  int64_t extentM = getExtent(contraction.m),
          extentN = getExtent(contraction.n);
  int64_t extentK = getExtent(contraction.k);
  int64_t bytes = getBytes(accumulator);
  int64_t lanes = vectorLanes = target.vectorBits / 8 / bytes;
  // Accumulators must leave registers for the operands: 32 registers with
  // 512-bit vectors, else 16.
  bool hasManyRegisters = target.vectorBits >= 512;
  int64_t vectors = 2, rows = hasManyRegisters ? 8 : 6;
  if (extentN <= lanes) {
    vectors = 1;
    rows = hasManyRegisters ? 16 : 12;
    lanes = std::min<int64_t>(lanes, llvm::PowerOf2Ceil(extentN));
  }
  blocking.lanes = lanes;
  blocking.nr = lanes * vectors;
  blocking.mr = balance(extentM, rows);
  // A panel of A stays in the first-level cache while a block of A and a block
  // of B are used from the second-level cache. The sizes are not critical: half
  // or twice as much costs about 3 % on the machines that were tried.
  constexpr int64_t kPanelBytes = 48 << 10, kBlockBytesA = 128 << 10,
                    kBlockBytesB = 1024 << 10;
  int64_t maxK =
      std::clamp<int64_t>(kPanelBytes / (blocking.nr * bytes), 64, 512);
  blocking.kc = balance(extentK, maxK);
  auto fit = [&](int64_t extent, int64_t width, int64_t blockBytes) {
    int64_t panels =
        std::max<int64_t>(1, blockBytes / (blocking.kc * width * bytes));
    return balance(llvm::divideCeil(extent, width), panels) * width;
  };
  blocking.mc = fit(extentM, blocking.mr, kBlockBytesA);
  blocking.nc = fit(extentN, blocking.nr, kBlockBytesB);
}

//===----------------------------------------------------------------------===//
// Memory and positions
//===----------------------------------------------------------------------===//

/// Allocates memory aligned to a cache line.
Value KernelBuilder::allocate(int64_t bytes) {
  constexpr int64_t kLine = 64;
  Type i64 = b.getI64Type();
  FailureOr<LLVM::LLVMFuncOp> function;
  {
    OpBuilder::InsertionGuard guard(b);
    function = LLVM::lookupOrCreateMallocFn(b, module, i64);
  }
  Value base =
      LLVM::CallOp::create(b, loc, *function, ValueRange{cst(bytes + kLine)})
          .getResult();
  allocations.push_back(base);
  Value address = LLVM::PtrToIntOp::create(b, loc, i64, base);
  Value skip =
      arith::AndIOp::create(b, loc, sub(cst(0), address), cst(kLine - 1));
  return gep(b.getI8Type(), base, skip);
}

void KernelBuilder::release() {
  FailureOr<LLVM::LLVMFuncOp> function;
  {
    OpBuilder::InsertionGuard guard(b);
    function = LLVM::lookupOrCreateFreeFn(b, module);
  }
  for (Value base : llvm::reverse(allocations))
    LLVM::CallOp::create(b, loc, *function, ValueRange{base});
}

Axis KernelBuilder::makeAxis(ArrayRef<LoopDim> dims,
                             ArrayRef<Operand> operands) {
  Axis axis;
  axis.dims = dims;
  axis.extent = getExtent(dims);
  if (dims.size() <= 1)
    return axis;
  Type i64 = b.getI64Type();
  for (Operand operand : operands)
    axis.tables[operand] = allocate(axis.extent * 8);
  loop(0, cst(axis.extent), 1, [&](Value index) {
    SmallVector<Value> offsets(operands.size(), cst(0));
    Value rest = index;
    for (const LoopDim &dim : llvm::reverse(dims)) {
      Value extent = cst(dim.extent);
      Value position = arith::RemUIOp::create(b, loc, rest, extent);
      rest = arith::DivUIOp::create(b, loc, rest, extent);
      for (auto [operand, offset] : llvm::zip_equal(operands, offsets))
        offset = add(offset, mul(position, dim.strides[operand]));
    }
    for (auto [operand, offset] : llvm::zip_equal(operands, offsets))
      store(offset, gep(i64, axis.tables[operand], index), 8);
  });
  return axis;
}

Value KernelBuilder::offsetOf(const Axis &axis, Operand operand, Value index) {
  if (axis.dims.empty())
    return cst(0);
  if (axis.dims.size() == 1)
    return mul(index, axis.dims.front().strides[operand]);
  Type i64 = b.getI64Type();
  return load(i64, gep(i64, axis.tables[operand], index), 8);
}

/// Repeats the casts of the body on a scalar or a vector.
Value KernelBuilder::applyCasts(Operand operand, Value value) {
  auto vector = dyn_cast<VectorType>(value.getType());
  for (Operation *op : contraction.casts[operand]) {
    Type type = op->getResult(0).getType();
    if (vector)
      type = VectorType::get(vector.getShape(), type);
    OperationState state(loc, op->getName(), ValueRange{value}, TypeRange{type},
                         op->getAttrs());
    value = b.create(state)->getResult(0);
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Packing
//===----------------------------------------------------------------------===//

/// Loads `size` elements from each row, at p, and stores them transposed: the
/// rows become columns of the panel. `size` is a power of two.
void KernelBuilder::emitTransposedRows(Operand operand, ArrayRef<Value> rows,
                                       Value p, int64_t size, Value column,
                                       int64_t width) {
  Type element = contraction.elements[operand];
  int64_t count = rows.size();
  VectorType vector = vectorOf(accumulator, size);
  SmallVector<Value> values;
  for (Value row : rows)
    values.push_back(
        applyCasts(operand, load(vectorOf(element, size), gep(element, row, p),
                                 getBytes(element))));
  values.resize(size, count < size ? zeroOf(vector) : Value());
  // Exchanges the off-diagonal blocks of 2x2 blocks of growing size.
  for (int64_t block = 1; block < size; block *= 2) {
    for (int64_t i = 0; i < size; ++i) {
      if (i & block)
        continue;
      SmallVector<int64_t> low, high;
      for (int64_t lane = 0; lane < size; ++lane) {
        bool isUpper = lane & block;
        low.push_back(isUpper ? size + lane - block : lane);
        high.push_back(isUpper ? size + lane : lane + block);
      }
      Value x = values[i], y = values[i | block];
      values[i] = vector::ShuffleOp::create(b, loc, x, y, low);
      values[i | block] = vector::ShuffleOp::create(b, loc, x, y, high);
    }
  }
  SmallVector<int64_t> lanes = llvm::to_vector(llvm::seq<int64_t>(0, count));
  for (int64_t i = 0; i < size; ++i) {
    Value value = values[i];
    if (count < size)
      value = vector::ShuffleOp::create(b, loc, value, value, lanes);
    Value to = gep(accumulator, column, mul(add(p, cst(i)), width));
    store(value, to, getBytes(accumulator));
  }
}

/// Packs one panel: panel[p][i] = cast(source[first + i, k0 + p]) for i <
/// count, zero up to `width`.
void KernelBuilder::emitPanel(Operand operand, Value source, const Axis &axis,
                              Value first, Value count, Value k0, Value kc,
                              int64_t width, Value panel, bool isFull) {
  Type element = contraction.elements[operand];
  int64_t bytes = getBytes(element), accBytes = getBytes(accumulator);
  bool isContiguous =
      axis.dims.size() == 1 && axis.dims.front().strides[operand] == 1;
  if (isFull && isContiguous) {
    int64_t lanes = width % blocking.lanes == 0 ? blocking.lanes : width;
    Value base = gep(element, source, first);
    loop(0, kc, 1, [&](Value p) {
      Value row = gep(element, base, offsetOf(k, operand, add(k0, p)));
      Value to = gep(accumulator, panel, mul(p, width));
      for (int64_t i = 0; i < width; i += lanes) {
        Value value =
            load(vectorOf(element, lanes), gep(element, row, cst(i)), bytes);
        store(applyCasts(operand, value), gep(accumulator, to, cst(i)),
              accBytes);
      }
    });
    return;
  }
  Value zero = zeroOf(accumulator);
  Value end = isFull ? cst(width) : count;
  auto moveColumns = [&](Value low) {
    loop(0, end, 1, [&](Value i) {
      Value base = gep(element, source, offsetOf(axis, operand, add(first, i)));
      Value column = gep(accumulator, panel, i);
      loop(low, kc, cst(1), [&](Value p) {
        Value from = gep(element, base, offsetOf(k, operand, add(k0, p)));
        Value value = applyCasts(operand, load(element, from, bytes));
        store(value, gep(accumulator, column, mul(p, width)), accBytes);
      });
    });
  };
  bool isTransposed =
      k.dims.size() == 1 && k.dims.front().strides[operand] == 1;
  int64_t group = std::min<int64_t>(llvm::PowerOf2Ceil(width), vectorLanes);
  if (isFull && isTransposed && group > 2 &&
      (width <= group || width % group == 0)) {
    Value whole = mul(arith::DivUIOp::create(b, loc, kc, cst(group)), group);
    loop(0, cst(width), group, [&](Value i) {
      SmallVector<Value> rows;
      for (int64_t r = 0; r < std::min(group, width); ++r)
        rows.push_back(
            gep(element, source,
                add(offsetOf(axis, operand, add(first, add(i, cst(r)))), k0)));
      Value column = gep(accumulator, panel, i);
      loop(0, whole, group, [&](Value p) {
        emitTransposedRows(operand, rows, p, group, column, width);
      });
    });
    moveColumns(whole);
    return;
  }
  moveColumns(cst(0));
  if (isFull)
    return;
  loop(0, kc, 1, [&](Value p) {
    Value row = gep(accumulator, panel, mul(p, width));
    loop(end, cst(width), cst(1),
         [&](Value i) { store(zero, gep(accumulator, row, i), accBytes); });
  });
}

/// Packs `count` rows or columns from `first` on into panels of `width`.
void KernelBuilder::emitPack(Operand operand, Value source, const Axis &axis,
                             Value first, Value count, Value k0, Value kc,
                             int64_t width, Value packed) {
  loop(0, count, width, [&](Value i) {
    Value left = sub(count, i);
    Value panel = gep(accumulator, packed, mul(i, blocking.kc));
    Value start = add(first, i);
    branch(
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, left,
                              cst(width)),
        [&] {
          emitPanel(operand, source, axis, start, left, k0, kc, width, panel,
                    /*isFull=*/true);
        },
        [&] {
          emitPanel(operand, source, axis, start, left, k0, kc, width, panel,
                    /*isFull=*/false);
        });
  });
}

//===----------------------------------------------------------------------===//
// The register tile
//===----------------------------------------------------------------------===//

/// result[i0 + i, j0 + j] += sum_p panelA[p][i] * panelB[p][j]
void KernelBuilder::emitTile(Value panelA, Value panelB, Value kc, Value result,
                             Value i0, Value j0, Value rows, Value columns) {
  int64_t mr = blocking.mr, nr = blocking.nr, lanes = blocking.lanes;
  int64_t vectors = nr / lanes, bytes = getBytes(accumulator);
  VectorType vector = vectorOf(accumulator, lanes);
  bool isFloat = isa<FloatType>(accumulator);
  SmallVector<Value> zeros(mr * vectors, zeroOf(vector));
  auto accumulate = [&](OpBuilder &, Location, Value p, ValueRange sums) {
    Value a = gep(accumulator, panelA, mul(p, mr));
    Value columnsOfB = gep(accumulator, panelB, mul(p, nr));
    SmallVector<Value> right, next;
    for (int64_t j = 0; j < vectors; ++j)
      right.push_back(load(vector, gep(accumulator, columnsOfB, cst(j * lanes)),
                           lanes * bytes));
    for (int64_t i = 0; i < mr; ++i) {
      Value scalar = load(accumulator, gep(accumulator, a, cst(i)), bytes);
      Value left = vector::BroadcastOp::create(b, loc, vector, scalar);
      for (int64_t j = 0; j < vectors; ++j) {
        Value sum = sums[i * vectors + j];
        // Fused where the machine has it, never a library call.
        next.push_back(
            isFloat ? LLVM::FMulAddOp::create(b, loc, left, right[j], sum)
                          .getResult()
                    : add(sum, arith::MulIOp::create(b, loc, left, right[j])));
      }
    }
    scf::YieldOp::create(b, loc, next);
  };
  auto sums = scf::ForOp::create(b, loc, cst(0), kc, cst(1), zeros, accumulate);

  auto addTo = [&](Value address, Value value, int64_t alignment) {
    Value old = load(value.getType(), address, alignment);
    Value sum = isFloat ? arith::AddFOp::create(b, loc, old, value).getResult()
                        : add(old, value);
    store(sum, address, alignment);
  };
  auto storePartial = [&] {
    for (int64_t i = 0; i < mr; ++i)
      for (int64_t j = 0; j < vectors; ++j)
        store(sums.getResult(i * vectors + j),
              gep(accumulator, tile, cst(i * nr + j * lanes)), bytes);
    loop(0, rows, 1, [&](Value i) {
      Value row = gep(accumulator, result, offsetOf(m, C, add(i0, i)));
      Value from = gep(accumulator, tile, mul(i, nr));
      loop(0, columns, 1, [&](Value j) {
        Value value = load(accumulator, gep(accumulator, from, j), bytes);
        addTo(gep(accumulator, row, offsetOf(n, C, add(j0, j))), value, bytes);
      });
    });
  };
  if (n.dims.size() != 1 || n.dims.front().strides[C] != 1) {
    storePartial();
    return;
  }
  Value isFull = arith::AndIOp::create(b, loc, isEqual(rows, cst(mr)),
                                       isEqual(columns, cst(nr)));
  branch(
      isFull,
      [&] {
        for (int64_t i = 0; i < mr; ++i) {
          Value row = gep(accumulator, result,
                          add(offsetOf(m, C, add(i0, cst(i))), j0));
          for (int64_t j = 0; j < vectors; ++j)
            addTo(gep(accumulator, row, cst(j * lanes)),
                  sums.getResult(i * vectors + j), bytes);
        }
      },
      storePartial);
}

//===----------------------------------------------------------------------===//
// The blocks
//===----------------------------------------------------------------------===//

void KernelBuilder::emitBlocks(Value a, Value bValue, Value c) {
  auto block = [&](Value extent, Value start, int64_t size) {
    return min(sub(extent, start), cst(size));
  };
  Value extentM = cst(m.extent), extentN = cst(n.extent),
        extentK = cst(k.extent);
  loop(0, extentN, blocking.nc, [&](Value jc) {
    Value nc = block(extentN, jc, blocking.nc);
    loop(0, extentK, blocking.kc, [&](Value pc) {
      Value kc = block(extentK, pc, blocking.kc);
      emitPack(B, bValue, n, jc, nc, pc, kc, blocking.nr, packedB);
      loop(0, extentM, blocking.mc, [&](Value ic) {
        Value mc = block(extentM, ic, blocking.mc);
        emitPack(A, a, m, ic, mc, pc, kc, blocking.mr, packedA);
        loop(0, nc, blocking.nr, [&](Value jr) {
          Value columns = block(nc, jr, blocking.nr);
          Value panelB = gep(accumulator, packedB, mul(jr, blocking.kc));
          loop(0, mc, blocking.mr, [&](Value ir) {
            Value rows = block(mc, ir, blocking.mr);
            Value panelA = gep(accumulator, packedA, mul(ir, blocking.kc));
            emitTile(panelA, panelB, kc, c, add(ic, ir), add(jc, jr), rows,
                     columns);
          });
        });
      });
    });
  });
}

LLVM::LLVMFuncOp KernelBuilder::emit(StringRef name) {
  MLIRContext *context = b.getContext();
  auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                          {pointer, pointer, pointer});
  auto function =
      LLVM::LLVMFuncOp::create(b, loc, name, type, LLVM::Linkage::Internal);
  function.setNoInline(true);
  for (unsigned i = 0; i < 3; ++i)
    function.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                        b.getUnitAttr());
  OpBuilder::InsertionGuard guard(b);
  Block *entry = function.addEntryBlock(b);
  b.setInsertionPointToStart(entry);

  int64_t bytes = getBytes(accumulator);
  tile = LLVM::AllocaOp::create(b, loc, pointer, accumulator,
                                cst(blocking.mr * blocking.nr), 64);
  packedA = allocate(blocking.mc * blocking.kc * bytes);
  packedB = allocate(blocking.nc * blocking.kc * bytes);
  m = makeAxis(contraction.m, {A, C});
  n = makeAxis(contraction.n, {B, C});
  k = makeAxis(contraction.k, {A, B});

  // One loop for each batch dimension; the pointers move along.
  std::function<void(size_t, Value, Value, Value)> emitBatch =
      [&](size_t dim, Value a, Value bValue, Value c) {
        if (dim == contraction.batch.size())
          return emitBlocks(a, bValue, c);
        const LoopDim &range = contraction.batch[dim];
        loop(0, cst(range.extent), 1, [&](Value index) {
          auto move = [&](Operand operand, Value base) {
            return gep(contraction.elements[operand], base,
                       mul(index, range.strides[operand]));
          };
          emitBatch(dim + 1, move(A, a), move(B, bValue), move(C, c));
        });
      };
  emitBatch(0, entry->getArgument(0), entry->getArgument(1),
            entry->getArgument(2));
  release();
  LLVM::ReturnOp::create(b, loc, ValueRange());
  return function;
}

LLVM::LLVMFuncOp
mlir::cudnnfe::emitContractionKernel(OpBuilder &builder, ModuleOp module,
                                     StringRef name, Contraction &contraction,
                                     const KernelTarget &target) {
  return KernelBuilder(builder, module, contraction, target).emit(name);
}
