//===- GraphVerifier.cpp - rules of whole descriptor programs -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/DescriptorProgram.h"

#include <algorithm>
#include <map>
#include <set>

namespace cudnnfe::cudnn {
namespace {

using Result = std::optional<Violation>;

class GraphChecker {
public:
  explicit GraphChecker(const DescriptorProgram &program) : program(program) {}

  Result check();

private:
  Result violation(const char *rule, int32_t descriptor, std::string message,
                   int32_t related = -1, const char *note = "") const {
    Violation result;
    result.descriptor = descriptor;
    result.related = related;
    result.relatedNote = note;
    result.rule = rule;
    result.message = std::move(message);
    return result;
  }
  const Descriptor &at(int64_t i) const {
    return program.descriptors[static_cast<size_t>(i)];
  }
  DescRole roleOf(int64_t i) const { return infoOf(at(i).kind).role; }
  int32_t size() const {
    return static_cast<int32_t>(program.descriptors.size());
  }

  Result checkFrame() const;
  Result checkIds() const;
  Result collectWriters();
  Result checkReaders() const;
  Result checkOrder() const;
  Result checkNormThenQuantize() const;
  Result checkAttentionMask() const;

  const DescriptorProgram &program;
  /// The operation that writes a tensor.
  std::map<int64_t, int32_t> writers;
};

} // namespace

Result GraphChecker::checkFrame() const {
  if (program.descriptors.empty())
    return violation("program_c1", -1,
                     "expected a program to end with OPERATIONGRAPH");
  for (int32_t i = 0; i < size(); ++i)
    if ((roleOf(i) == DescRole::Graph) != (i + 1 == size()))
      return violation(
          "program_c1", i,
          "expected one OPERATIONGRAPH, at the end of the program");

  // The graph lists every operation, and every other descriptor is of use.
  std::set<int64_t> used;
  for (const Descriptor &descriptor : program.descriptors)
    for (const AttrValue &value : descriptor.attrs)
      if (value.type == ValueType::BACKEND_DESCRIPTOR)
        used.insert(value.ints.begin(), value.ints.end());
  for (int32_t i = 0; i + 1 < size(); ++i)
    if (!used.count(i))
      return violation("program_c2", i,
                       roleOf(i) == DescRole::Operation
                           ? "expected attribute 'OPS' of OPERATIONGRAPH to "
                             "name every operation"
                           : std::string(nameOf(at(i).kind)) + " is not used");
  std::vector<int64_t> ops = at(size() - 1).getInts(Attr::OPERATIONGRAPH_OPS);
  if (ops.size() > kMaxOperations)
    return violation("program_c2", size() - 1,
                     "expected at most " + std::to_string(kMaxOperations) +
                         " operations but got " + std::to_string(ops.size()));
  std::sort(ops.begin(), ops.end());
  auto twice = std::adjacent_find(ops.begin(), ops.end());
  if (twice != ops.end())
    return violation("program_c2", size() - 1,
                     "attribute 'OPS' names an operation twice",
                     static_cast<int32_t>(*twice), "the operation");
  return std::nullopt;
}

Result GraphChecker::checkIds() const {
  std::map<int64_t, int32_t> owners;
  for (int32_t i = 0; i < size(); ++i) {
    if (at(i).kind != DescKind::TENSOR)
      continue;
    std::optional<int64_t> uid = at(i).getInt(Attr::TENSOR_UNIQUE_ID);
    if (!uid)
      return violation("program_c3", i,
                       "TENSOR requires attribute 'UNIQUE_ID' in a program");
    auto [it, isNew] = owners.try_emplace(*uid, i);
    if (!isNew)
      return violation("program_c3", i,
                       "unique id " + std::to_string(*uid) + " is taken",
                       it->second, "the other tensor");
  }
  return std::nullopt;
}

Result GraphChecker::collectWriters() {
  for (int32_t i = 0; i < size(); ++i) {
    if (roleOf(i) != DescRole::Operation)
      continue;
    for (const AttrValue &value : at(i).attrs) {
      if (value.type != ValueType::BACKEND_DESCRIPTOR ||
          !isOutput(at(i), value.attr))
        continue;
      for (int64_t tensor : value.ints) {
        if (getTensor(at(tensor)).isByValue)
          return violation("program_c4", i,
                           "an operation cannot write a by-value tensor",
                           static_cast<int32_t>(tensor), "the tensor");
        auto [it, isNew] = writers.try_emplace(tensor, i);
        if (!isNew)
          return violation("program_c4", i, "the tensor is written twice",
                           it->second, "the first operation that writes it");
      }
    }
  }
  return std::nullopt;
}

Result GraphChecker::checkReaders() const {
  for (int32_t i = 0; i < size(); ++i) {
    if (roleOf(i) != DescRole::Operation)
      continue;
    for (const AttrValue &value : at(i).attrs) {
      if (value.type != ValueType::BACKEND_DESCRIPTOR ||
          isOutput(at(i), value.attr))
        continue;
      for (int64_t tensor : value.ints)
        if (at(tensor).kind == DescKind::TENSOR &&
            getTensor(at(tensor)).isVirtual && !writers.count(tensor))
          return violation(
              "program_c5", i,
              "attribute '" + std::string(nameOf(value.attr)) + "'" +
                  " reads a virtual tensor that no operation writes",
              static_cast<int32_t>(tensor), "the tensor");
    }
  }
  return std::nullopt;
}

Result GraphChecker::checkOrder() const {
  // cuDNN accepts any order of operations, but not a cycle. Operations are
  // removed in waves once everything that they read is written.
  std::set<int32_t> done;
  std::vector<int32_t> left;
  for (int32_t i = 0; i < size(); ++i)
    if (roleOf(i) == DescRole::Operation)
      left.push_back(i);
  auto isReady = [&](int32_t i) {
    for (const AttrValue &value : at(i).attrs) {
      if (value.type != ValueType::BACKEND_DESCRIPTOR ||
          isOutput(at(i), value.attr))
        continue;
      for (int64_t tensor : value.ints) {
        auto it = writers.find(tensor);
        if (it != writers.end() && !done.count(it->second))
          return false;
      }
    }
    return true;
  };
  while (!left.empty()) {
    auto firstLeft = std::partition(left.begin(), left.end(), isReady);
    if (firstLeft == left.begin())
      return violation("program_c6",
                       *std::min_element(left.begin(), left.end()),
                       "the operations form a cycle");
    done.insert(left.begin(), firstLeft);
    left.erase(left.begin(), firstLeft);
  }
  return std::nullopt;
}

Result GraphChecker::checkNormThenQuantize() const {
  // cuDNN 9.19 crashes when it finalizes such a graph.
  for (int32_t i = 0; i < size(); ++i) {
    if (at(i).kind != DescKind::OPERATION_BLOCK_SCALE_QUANTIZE)
      continue;
    int64_t x = *at(i).getInt(Attr::OPERATION_BLOCK_SCALE_QUANTIZE_XDESC);
    auto writer = writers.find(x);
    if (writer == writers.end() || getTensor(at(x)).dims.size() != 3)
      continue;
    if (at(writer->second).getInt(Attr::OPERATION_NORM_FWD_MODE) ==
        int64_t(NormMode::LAYER_NORM))
      return violation("program_c7", i,
                       "block scale quantization of a layer normalization in "
                       "rank 3 is refused "
                       "because cuDNN crashes on it",
                       writer->second, "the normalization");
  }
  return std::nullopt;
}

Result GraphChecker::checkAttentionMask() const {
  // cuDNN 9.19 crashes while it selects an engine for such a graph.
  int matmuls = 0;
  for (const Descriptor &descriptor : program.descriptors)
    matmuls += descriptor.kind == DescKind::OPERATION_MATMUL;
  if (matmuls < 2)
    return std::nullopt;
  for (int32_t i = 0; i < size(); ++i) {
    if (at(i).kind != DescKind::OPERATION_POINTWISE)
      continue;
    std::optional<int64_t> mask = at(i).getInt(Attr::OPERATION_POINTWISE_TDESC);
    if (!mask)
      continue;
    TensorSpec tensor = getTensor(at(*mask));
    if (!tensor.isVirtual && bitWidth(tensor.type) <= 8)
      return violation("program_c14", i,
                       "a mask in memory with elements of a byte or less is "
                       "refused in attention because cuDNN crashes on it",
                       static_cast<int32_t>(*mask), "the mask");
  }
  return std::nullopt;
}

Result GraphChecker::check() {
  if (Result result = checkFrame())
    return result;
  if (Result result = checkIds())
    return result;
  if (Result result = collectWriters())
    return result;
  if (Result result = checkReaders())
    return result;
  if (Result result = checkOrder())
    return result;
  if (Result result = checkNormThenQuantize())
    return result;
  return checkAttentionMask();
}

std::optional<Violation> verifyGraph(const DescriptorProgram &program) {
  return GraphChecker(program).check();
}

} // namespace cudnnfe::cudnn
