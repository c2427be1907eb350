//===- DescriptorProgram.cpp - an operation graph as data -----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/DescriptorProgram.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace cudnnfe::cudnn {

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

size_t AttrValue::count() const {
  if (isFloating(type))
    return floats.size();
  return type == ValueType::FRACTION ? ints.size() / 2 : ints.size();
}

/// Compares bit patterns: NaN equals itself, and the zeros differ.
static bool sameBits(const std::vector<double> &a,
                     const std::vector<double> &b) {
  if (a.size() != b.size())
    return false;
  return a.empty() ||
         std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

bool AttrValue::operator==(const AttrValue &other) const {
  return attr == other.attr && type == other.type && ints == other.ints &&
         sameBits(floats, other.floats);
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

Descriptor &Descriptor::append(Attr attr, ValueType type,
                               std::vector<int64_t> values) {
  attrs.push_back({attr, type, std::move(values), {}});
  return *this;
}

Descriptor &Descriptor::setInts(Attr attr, std::vector<int64_t> values) {
  const AttrInfo &info = infoOf(attr);
  ValueType type =
      info.accepts(ValueType::INT64) ? ValueType::INT64 : ValueType::INT32;
  return append(attr, type, std::move(values));
}

Descriptor &Descriptor::setInt(Attr attr, int64_t value) {
  return setInts(attr, {value});
}

Descriptor &Descriptor::setBool(Attr attr, bool value) {
  return append(attr, ValueType::BOOLEAN, {value});
}

Descriptor &Descriptor::setFloat(Attr attr, float value) {
  attrs.push_back({attr, ValueType::FLOAT, {}, {value}});
  return *this;
}

Descriptor &Descriptor::setDouble(Attr attr, double value) {
  attrs.push_back({attr, ValueType::DOUBLE, {}, {value}});
  return *this;
}

Descriptor &Descriptor::setFractions(Attr attr, std::vector<int64_t> values) {
  return append(attr, ValueType::FRACTION, std::move(values));
}

Descriptor &Descriptor::setRef(Attr attr, int32_t descriptor) {
  return append(attr, ValueType::BACKEND_DESCRIPTOR, {descriptor});
}

Descriptor &Descriptor::setRefs(Attr attr,
                                const std::vector<int32_t> &descriptors) {
  return append(attr, ValueType::BACKEND_DESCRIPTOR,
                std::vector<int64_t>(descriptors.begin(), descriptors.end()));
}

const AttrValue *Descriptor::find(Attr attr) const {
  for (const AttrValue &value : attrs)
    if (value.attr == attr)
      return &value;
  return nullptr;
}

std::optional<int64_t> Descriptor::getInt(Attr attr) const {
  const AttrValue *value = find(attr);
  if (!value || value->ints.empty())
    return std::nullopt;
  return value->ints.front();
}

std::vector<int64_t> Descriptor::getInts(Attr attr) const {
  const AttrValue *value = find(attr);
  return value ? value->ints : std::vector<int64_t>();
}

Descriptor &DescriptorProgram::add(DescKind kind) {
  descriptors.push_back({kind, {}});
  return descriptors.back();
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

int32_t addTensor(DescriptorProgram &program, const TensorSpec &spec) {
  int32_t index = program.nextIndex();
  Descriptor &tensor = program.add(DescKind::TENSOR);
  tensor.setEnum(Attr::TENSOR_DATA_TYPE, spec.type)
      .setInts(Attr::TENSOR_DIMENSIONS, spec.dims)
      .setInts(Attr::TENSOR_STRIDES, spec.strides)
      .setInt(Attr::TENSOR_UNIQUE_ID, spec.uid)
      .setInt(Attr::TENSOR_BYTE_ALIGNMENT, spec.alignment);
  if (spec.isVirtual)
    tensor.setBool(Attr::TENSOR_IS_VIRTUAL, true);
  if (spec.isByValue)
    tensor.setBool(Attr::TENSOR_IS_BY_VALUE, true);
  if (spec.vectorCount > 1)
    tensor.setInt(Attr::TENSOR_VECTOR_COUNT, spec.vectorCount);
  if (spec.vectorizedDimension >= 0)
    tensor.setInt(Attr::TENSOR_VECTORIZED_DIMENSION, spec.vectorizedDimension);
  if (spec.raggedOffset >= 0)
    tensor.setRef(Attr::TENSOR_RAGGED_OFFSET_DESC, spec.raggedOffset);
  if (spec.reordering != TensorReordering::NONE)
    tensor.setEnum(Attr::TENSOR_REORDERING_MODE, spec.reordering);
  return index;
}

TensorSpec getTensor(const Descriptor &descriptor) {
  TensorSpec spec;
  if (auto type = descriptor.getInt(Attr::TENSOR_DATA_TYPE))
    spec.type = static_cast<DataType>(*type);
  spec.dims = descriptor.getInts(Attr::TENSOR_DIMENSIONS);
  spec.strides = descriptor.getInts(Attr::TENSOR_STRIDES);
  spec.uid = descriptor.getInt(Attr::TENSOR_UNIQUE_ID).value_or(0);
  spec.alignment = descriptor.getInt(Attr::TENSOR_BYTE_ALIGNMENT).value_or(0);
  spec.isVirtual = descriptor.getInt(Attr::TENSOR_IS_VIRTUAL).value_or(0) != 0;
  spec.isByValue = descriptor.getInt(Attr::TENSOR_IS_BY_VALUE).value_or(0) != 0;
  spec.vectorCount = descriptor.getInt(Attr::TENSOR_VECTOR_COUNT).value_or(1);
  spec.vectorizedDimension =
      descriptor.getInt(Attr::TENSOR_VECTORIZED_DIMENSION).value_or(-1);
  spec.raggedOffset = static_cast<int32_t>(
      descriptor.getInt(Attr::TENSOR_RAGGED_OFFSET_DESC).value_or(-1));
  spec.reordering = static_cast<TensorReordering>(
      descriptor.getInt(Attr::TENSOR_REORDERING_MODE).value_or(0));
  return spec;
}

bool isOutput(const Descriptor &operation, Attr attr) {
  const AttrInfo &info = infoOf(attr);
  if (info.direction != Direction::Either)
    return info.direction == Direction::Out;
  // Inference of a batch normalization reads the statistics that training of
  // every mode writes.
  return operation.getInt(Attr::OPERATION_NORM_FWD_PHASE) ==
         static_cast<int64_t>(NormFwdPhase::TRAINING);
}

//===----------------------------------------------------------------------===//
// Canonical form
//===----------------------------------------------------------------------===//

/// True if cuDNN assumes the value anyway. Only values that are known to leave
/// the compiled plan alone are listed.
static bool isDefault(const AttrValue &value) {
  switch (value.attr) {
  case Attr::TENSOR_IS_VIRTUAL:
  case Attr::TENSOR_IS_BY_VALUE:
  case Attr::TENSOR_REORDERING_MODE:
  case Attr::OPERATIONGRAPH_IS_DYNAMIC_SHAPE_ENABLED:
    return value.ints == std::vector<int64_t>{0};
  case Attr::TENSOR_VECTOR_COUNT:
    return value.ints == std::vector<int64_t>{1};
  case Attr::TENSOR_VECTORIZED_DIMENSION:
    return value.ints == std::vector<int64_t>{-1};
  default:
    return false;
  }
}

DescriptorProgram canonicalForm(const DescriptorProgram &program,
                                std::vector<UidChange> *changes) {
  DescriptorProgram result = program;
  std::map<int64_t, int64_t> newIds;
  for (Descriptor &descriptor : result.descriptors) {
    std::vector<AttrValue> &attrs = descriptor.attrs;
    attrs.erase(std::remove_if(attrs.begin(), attrs.end(), isDefault),
                attrs.end());
    std::sort(
        attrs.begin(), attrs.end(), [](const AttrValue &a, const AttrValue &b) {
          return static_cast<int32_t>(a.attr) < static_cast<int32_t>(b.attr);
        });
    for (AttrValue &value : attrs) {
      if (value.attr != Attr::TENSOR_UNIQUE_ID || value.ints.empty())
        continue;
      auto [it, isNew] =
          newIds.try_emplace(value.ints.front(), newIds.size() + 1);
      if (isNew && changes)
        changes->push_back({it->first, it->second});
      value.ints.front() = it->second;
    }
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Encoding
//===----------------------------------------------------------------------===//

template <typename T>
static void appendBytes(std::vector<unsigned char> &bytes, T value) {
  unsigned char raw[sizeof(T)];
  std::memcpy(raw, &value, sizeof(T));
  bytes.insert(bytes.end(), raw, raw + sizeof(T));
}

std::vector<unsigned char> encodeElements(const AttrValue &value) {
  std::vector<unsigned char> bytes;
  bytes.reserve(value.count() * elementSize(value.type));
  for (double element : value.floats) {
    if (value.type == ValueType::FLOAT)
      appendBytes(bytes, static_cast<float>(element));
    else
      appendBytes(bytes, element);
  }
  for (int64_t element : value.ints) {
    switch (value.type) {
    case ValueType::BOOLEAN:
      appendBytes(bytes, element != 0);
      break;
    case ValueType::CHAR:
      appendBytes(bytes, static_cast<char>(element));
      break;
    case ValueType::INT64:
    case ValueType::FRACTION:
      appendBytes(bytes, element);
      break;
    default:
      appendBytes(bytes, static_cast<int32_t>(element));
      break;
    }
  }
  return bytes;
}

} // namespace cudnnfe::cudnn
