//===- Ranks.cpp - ranks and layouts that engines take --------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuDNN's engines for matmuls outside of attention take rank 3 only. Those for
// element-wise graphs and reductions take packed tensors of rank 2 and 3, last
// dim contiguous, or channels-last ones. Neighbouring dims that every tensor
// either spans in one piece or repeats can be merged without changing what the
// graph means, so most graphs have such a form.
//
//===----------------------------------------------------------------------===//

#include "GraphLowering.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::cudnnfe;
using namespace mlir::cudnnfe::to_backend;

namespace {

/// What decides about the form of a program.
struct Contents {
  explicit Contents(const cudnn::DescriptorProgram &program);

  unsigned matmuls = 0;
  unsigned reductions = 0;
  bool hasIndex = false;
  /// Operations whose dims have meanings of their own.
  bool hasOther = false;
};

/// The tensors of a program by position, and a way to rewrite all of them.
class TensorShapes {
public:
  explicit TensorShapes(cudnn::DescriptorProgram &program);

  size_t getRank() const { return rank; }
  /// Whether all tensors are plain ones of one rank.
  bool isUniform() const { return uniform; }
  /// Whether each tensor has one extent or 1 in each of the first dims.
  bool isBroadcast(size_t dims) const;

  /// Tries to make each group of dims, outermost first, one dim. Every dim is
  /// in one group. Fails, without effect, if a tensor has a group that is
  /// neither repeated nor one piece of memory.
  bool merge(ArrayRef<SmallVector<size_t>> groups);
  bool canMerge(ArrayRef<size_t> group) const;
  /// Adds dims of 1 in front or at the end.
  void padFront(size_t newRank);
  /// Makes rows and columns the first two dims of channels-last tensors.
  void padChannelsLast();
  /// The first device operand that is repeated along `count` dims.
  const cudnn::Descriptor *findRepeated(int count) const;

  /// Dims from the largest stride to the smallest in the widest device tensor.
  SmallVector<size_t> memoryOrder() const;
  /// Whether a dim is reduced, that is, a reduction's result lacks it.
  bool isReduced(size_t dim) const;

private:
  struct Shape {
    cudnn::Descriptor *descriptor;
    std::vector<int64_t> dims;
    std::vector<int64_t> strides;
    bool isVirtual;
  };
  void store();

  std::vector<Shape> shapes;
  std::vector<int64_t> full;
  /// Operand and result of each reduction, as indices of shapes.
  std::vector<std::pair<size_t, size_t>> reductions;
  size_t rank = 0;
  bool uniform = true;
};

} // namespace

Contents::Contents(const cudnn::DescriptorProgram &program) {
  for (const cudnn::Descriptor &descriptor : program.descriptors) {
    switch (descriptor.kind) {
    case cudnn::DescKind::OPERATION_MATMUL:
      ++matmuls;
      break;
    case cudnn::DescKind::OPERATION_REDUCTION:
      ++reductions;
      break;
    case cudnn::DescKind::POINTWISE:
      hasIndex |= descriptor.getInt(cudnn::Attr::POINTWISE_MODE) ==
                  static_cast<int64_t>(cudnn::PointwiseMode::GEN_INDEX);
      break;
    case cudnn::DescKind::OPERATION_POINTWISE:
      break;
    default:
      hasOther |=
          cudnn::infoOf(descriptor.kind).role == cudnn::DescRole::Operation;
      break;
    }
  }
}

TensorShapes::TensorShapes(cudnn::DescriptorProgram &program) {
  DenseMap<int64_t, size_t> positions;
  for (auto [i, descriptor] : llvm::enumerate(program.descriptors)) {
    if (descriptor.kind == cudnn::DescKind::TENSOR) {
      cudnn::TensorSpec spec = cudnn::getTensor(descriptor);
      if (shapes.empty()) {
        rank = spec.dims.size();
        full.assign(rank, 1);
      }
      uniform &= spec.dims.size() == rank && spec.vectorCount == 1 &&
                 spec.reordering == cudnn::TensorReordering::NONE &&
                 spec.raggedOffset < 0;
      if (!uniform)
        return;
      for (size_t d = 0; d < rank; ++d)
        full[d] = std::max(full[d], spec.dims[d]);
      positions[static_cast<int64_t>(i)] = shapes.size();
      shapes.push_back({&descriptor, spec.dims, spec.strides,
                        spec.isVirtual || spec.isByValue});
    } else if (descriptor.kind == cudnn::DescKind::OPERATION_REDUCTION) {
      reductions.push_back({positions[*descriptor.getInt(
                                cudnn::Attr::OPERATION_REDUCTION_XDESC)],
                            positions[*descriptor.getInt(
                                cudnn::Attr::OPERATION_REDUCTION_YDESC)]});
    }
  }
}

bool TensorShapes::isBroadcast(size_t dims) const {
  for (const Shape &shape : shapes)
    for (size_t d = 0; d < dims; ++d)
      if (shape.dims[d] != 1 && shape.dims[d] != full[d])
        return false;
  return true;
}

bool TensorShapes::canMerge(ArrayRef<size_t> group) const {
  for (const Shape &shape : shapes) {
    // The dims of more than one element must be all there or all repeated.
    int64_t expected = 0;
    bool isFull = false, isRepeated = false;
    for (size_t d : llvm::reverse(group)) {
      if (full[d] == 1)
        continue;
      if (shape.dims[d] == 1) {
        isRepeated = true;
        continue;
      }
      if (isFull && !shape.isVirtual && shape.strides[d] != expected)
        return false;
      isFull = true;
      expected = shape.strides[d] * shape.dims[d];
    }
    if (isFull && isRepeated)
      return false;
  }
  return true;
}

bool TensorShapes::merge(ArrayRef<SmallVector<size_t>> groups) {
  for (ArrayRef<size_t> group : groups)
    if (!canMerge(group))
      return false;
  std::vector<int64_t> newFull;
  for (ArrayRef<size_t> group : groups) {
    int64_t count = 1;
    for (size_t d : group)
      count *= full[d];
    newFull.push_back(count);
  }
  for (Shape &shape : shapes) {
    std::vector<int64_t> dims, strides(groups.size(), 0);
    for (auto [g, group] : llvm::enumerate(groups)) {
      int64_t count = 1;
      for (size_t d : group) {
        count *= shape.dims[d];
        // The innermost dim that counts has the stride of the merged one.
        if (shape.dims[d] != 1)
          strides[g] = shape.strides[d];
      }
      dims.push_back(count);
    }
    int64_t span = 1;
    for (size_t g = groups.size(); g-- > 0;) {
      if (shape.isVirtual || dims[g] == 1)
        strides[g] = span;
      span = std::max(span, dims[g] * strides[g]);
    }
    shape.dims = std::move(dims);
    shape.strides = std::move(strides);
  }
  full = std::move(newFull);
  rank = groups.size();
  store();
  return true;
}

void TensorShapes::padFront(size_t newRank) {
  for (Shape &shape : shapes) {
    int64_t span = 1;
    for (size_t d = 0; d < rank; ++d)
      span = std::max(span, shape.dims[d] * shape.strides[d]);
    shape.dims.insert(shape.dims.begin(), newRank - rank, 1);
    shape.strides.insert(shape.strides.begin(), newRank - rank, span);
  }
  full.insert(full.begin(), newRank - rank, 1);
  rank = newRank;
  store();
}

void TensorShapes::padChannelsLast() {
  for (Shape &shape : shapes) {
    int64_t rows = shape.dims[1] * std::max<int64_t>(shape.strides[1], 1);
    shape.dims.insert(shape.dims.end(), {1, 1});
    shape.strides.insert(shape.strides.end(), {rows, rows});
  }
  full.insert(full.end(), {1, 1});
  rank += 2;
  store();
}

const cudnn::Descriptor *TensorShapes::findRepeated(int count) const {
  llvm::SmallDenseSet<size_t> reduced;
  for (const std::pair<size_t, size_t> &reduction : reductions)
    reduced.insert(reduction.second);
  for (size_t index = 0; index < shapes.size(); ++index) {
    const Shape &shape = shapes[index];
    if (shape.isVirtual || reduced.contains(index))
      continue;
    int repeated = 0;
    for (size_t d = 0; d < rank; ++d)
      repeated += full[d] != 1 && shape.dims[d] == 1;
    if (repeated == count)
      return shape.descriptor;
  }
  return nullptr;
}

void TensorShapes::store() {
  for (Shape &shape : shapes) {
    for (cudnn::AttrValue &value : shape.descriptor->attrs) {
      if (value.attr == cudnn::Attr::TENSOR_DIMENSIONS)
        value.ints = shape.dims;
      else if (value.attr == cudnn::Attr::TENSOR_STRIDES)
        value.ints = shape.strides;
    }
  }
}

SmallVector<size_t> TensorShapes::memoryOrder() const {
  const Shape *widest = nullptr;
  int64_t most = -1;
  for (const Shape &shape : shapes) {
    int64_t count = llvm::product_of(shape.dims);
    if (!shape.isVirtual && count > most) {
      widest = &shape;
      most = count;
    }
  }
  SmallVector<size_t> order = llvm::to_vector(llvm::seq<size_t>(0, rank));
  if (widest)
    llvm::stable_sort(order, [&](size_t a, size_t b) {
      // A dim of one element is wherever it already is.
      if (widest->dims[a] == 1 || widest->dims[b] == 1)
        return false;
      return widest->strides[a] > widest->strides[b];
    });
  return order;
}

bool TensorShapes::isReduced(size_t dim) const {
  return llvm::any_of(reductions, [&](const std::pair<size_t, size_t> &r) {
    return shapes[r.first].dims[dim] != 1 && shapes[r.second].dims[dim] == 1;
  });
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

static void canonicalizeMatmul(TensorShapes &shapes) {
  if (shapes.getRank() < 3) {
    shapes.padFront(3);
    return;
  }
  if (shapes.getRank() == 3 || !shapes.isBroadcast(shapes.getRank() - 2))
    return;
  SmallVector<SmallVector<size_t>> groups(3);
  for (size_t d = 0; d + 2 < shapes.getRank(); ++d)
    groups[0].push_back(d);
  groups[1].push_back(shapes.getRank() - 2);
  groups[2].push_back(shapes.getRank() - 1);
  shapes.merge(groups);
}

/// An operand that cuDNN 9.19 computes wrongly, without an error. Seen on a
/// device: those of row-major rank 3 that are repeated along one dim or all of
/// them are right, along two dims are wrong.
static const cudnn::Descriptor *findWrongOperand(const TensorShapes &shapes) {
  return shapes.getRank() == 3 ? shapes.findRepeated(2) : nullptr;
}

/// Avoids the forms that cuDNN 9.19 was seen to compute wrongly, without an
/// error, on a device: all of row-major rank 2 (some elements are not written),
/// whose operands are right as channels-last rank 4, and some broadcasts in
/// row-major rank 3. Answers the operand for which no right form is known.
static const cudnn::Descriptor *avoidWrongForms(TensorShapes &shapes) {
  if (shapes.getRank() == 2)
    shapes.padChannelsLast();
  return findWrongOperand(shapes);
}

static const cudnn::Descriptor *canonicalizePointwise(TensorShapes &shapes) {
  // Reductions of groups within a dim do not survive merging.
  if (!shapes.isBroadcast(shapes.getRank()))
    return nullptr;
  // Greedily, in the order of memory; reduced and kept dims stay apart.
  SmallVector<SmallVector<size_t>> groups;
  for (size_t dim : shapes.memoryOrder()) {
    if (!groups.empty()) {
      SmallVector<size_t> extended = groups.back();
      extended.push_back(dim);
      bool isAlike = shapes.isReduced(dim) == shapes.isReduced(extended[0]);
      if (isAlike && shapes.canMerge(extended)) {
        groups.back() = extended;
        continue;
      }
    }
    groups.push_back({dim});
  }
  // Beyond rank 3 engines take what is channels-last as it stands.
  if (groups.size() > 3)
    return nullptr;
  if (shapes.merge(groups) && shapes.getRank() < 2)
    shapes.padFront(2);
  return avoidWrongForms(shapes);
}

const cudnn::Descriptor *mlir::cudnnfe::to_backend::canonicalizeRanks(
    cudnn::DescriptorProgram &program) {
  Contents contents(program);
  if (contents.hasOther)
    return nullptr;
  TensorShapes shapes(program);
  if (!shapes.isUniform())
    return nullptr;
  // Two matmuls of rank 4 are attention, which is matched as it is.
  if (contents.matmuls == 1 || (contents.matmuls > 1 && shapes.getRank() < 3))
    canonicalizeMatmul(shapes);
  else if (contents.matmuls == 0 && !contents.hasIndex)
    return canonicalizePointwise(shapes);
  // The axis of an index would have to follow its dim where dims are merged.
  if (contents.matmuls == 0 && shapes.getRank() == 2)
    shapes.padChannelsLast();
  return contents.matmuls == 0 ? findWrongOperand(shapes) : nullptr;
}
