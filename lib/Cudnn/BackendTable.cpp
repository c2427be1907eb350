//===- BackendTable.cpp - the cuDNN backend API as data -------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/BackendTable.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace cudnnfe::cudnn {
namespace {

constexpr DescRole Tensor = DescRole::Tensor, Helper = DescRole::Helper,
                   Operation = DescRole::Operation, Graph = DescRole::Graph,
                   Library = DescRole::Library;
constexpr Count One = Count::One, Rank = Count::Rank, Spatial = Count::Spatial,
                Many = Count::Many;
constexpr Use Required = Use::Required, Optional = Use::Optional,
              GetOnly = Use::GetOnly;
constexpr Direction In = Direction::In, Out = Direction::Out,
                    Either = Direction::Either;

constexpr DescInfo descriptors[] = {
#define CUDNNFE_DESCRIPTOR(NAME, VALUE, ROLE, PREFIX, SINCE)                   \
  {DescKind::NAME, ROLE, #NAME, PREFIX, SINCE},
#include "CudnnFE/Cudnn/BackendFacts.inc"
};

constexpr ValueTypeInfo valueTypes[] = {
#define CUDNNFE_VALUE_TYPE(NAME, VALUE, SINCE) {ValueType::NAME, #NAME, SINCE},
#include "CudnnFE/Cudnn/BackendFacts.inc"
};

constexpr uint64_t bitsOfRole(DescRole role) {
  uint64_t bits = 0;
  for (const DescInfo &info : descriptors)
    if (info.role == role)
      bits |= uint64_t(1) << static_cast<uint32_t>(info.kind);
  return bits;
}
constexpr uint64_t ANY_OPERATION = bitsOfRole(DescRole::Operation);

#define T(TYPE) (uint64_t(1) << static_cast<uint32_t>(ValueType::TYPE))
#define D(KIND) (uint64_t(1) << static_cast<uint32_t>(DescKind::KIND))
constexpr AttrInfo attributes[] = {
#define CUDNNFE_ATTRIBUTE(OWNER, NAME, SPELLING, VALUE, TYPES, COUNT, USE,     \
                          DIRECTION, REFS, SINCE)                              \
  {Attr::NAME, DescKind::OWNER, SPELLING, #NAME,     TYPES,                    \
   REFS,       COUNT,           USE,      DIRECTION, SINCE},
#include "CudnnFE/Cudnn/BackendFacts.inc"
};
#undef T
#undef D

#define CUDNNFE_ENUM_BEGIN(NAME, TYPE, PREFIX, VALUETYPE)                      \
  constexpr EnumValueInfo valuesOf##NAME[] = {
#define CUDNNFE_ENUM_VALUE(ENUM, NAME, VALUE, DEPRECATED, SINCE)               \
  {#NAME, VALUE, DEPRECATED, false, SINCE},
#define CUDNNFE_ENUM_ALIAS(ENUM, NAME, TARGET)                                 \
  {#NAME, static_cast<int32_t>(ENUM::TARGET), true, true, 0},
#define CUDNNFE_ENUM_END(NAME)                                                 \
  }                                                                            \
  ;
#include "CudnnFE/Cudnn/BackendFacts.inc"

/// A value type that may be missing, so that one macro covers all enumerations.
struct MaybeType {
  constexpr MaybeType(bool has, ValueType type) : has(has), type(type) {}
  bool has;
  ValueType type;
};
constexpr MaybeType NO_VALUE_TYPE(false, ValueType::HANDLE);
#define CUDNNFE_VALUE_TYPE(NAME, VALUE, SINCE)                                 \
  constexpr MaybeType NAME(true, ValueType::NAME);
#include "CudnnFE/Cudnn/BackendFacts.inc"

constexpr EnumInfo enums[] = {
#define CUDNNFE_ENUM_BEGIN(NAME, TYPE, PREFIX, VALUETYPE)                      \
  {                                                                            \
      #NAME,          TYPE,                                                    \
      PREFIX,         VALUETYPE.has,                                           \
      VALUETYPE.type, {valuesOf##NAME, std::size(valuesOf##NAME)}},
#include "CudnnFE/Cudnn/BackendFacts.inc"
};

// Descriptor kinds and value types are dense, so that the lookup is an index.
constexpr bool isDense() {
  for (size_t i = 0; i < std::size(descriptors); ++i)
    if (static_cast<size_t>(descriptors[i].kind) != i)
      return false;
  for (size_t i = 0; i < std::size(valueTypes); ++i)
    if (static_cast<size_t>(valueTypes[i].type) != i)
      return false;
  return std::size(descriptors) <= 64 && std::size(valueTypes) <= 64;
}
static_assert(isDense(), "the sets of kinds and value types are bit sets");

template <typename Row, size_t N, typename Fn>
const Row *findIf(const Row (&rows)[N], Fn matches) {
  const Row *row = std::find_if(std::begin(rows), std::end(rows), matches);
  return row == std::end(rows) ? nullptr : row;
}

} // namespace

Rows<DescInfo> allDescriptors() {
  return {descriptors, std::size(descriptors)};
}

const DescInfo *findDescriptor(int64_t value) {
  if (value < 0 || value >= int64_t(std::size(descriptors)))
    return nullptr;
  return &descriptors[value];
}

const DescInfo *findDescriptor(std::string_view name) {
  return findIf(descriptors,
                [&](const DescInfo &row) { return row.name == name; });
}

const DescInfo &infoOf(DescKind kind) {
  return descriptors[static_cast<size_t>(kind)];
}

Rows<ValueTypeInfo> allValueTypes() {
  return {valueTypes, std::size(valueTypes)};
}

const ValueTypeInfo *findValueType(int64_t value) {
  if (value < 0 || value >= int64_t(std::size(valueTypes)))
    return nullptr;
  return &valueTypes[value];
}

const ValueTypeInfo *findValueType(std::string_view name) {
  return findIf(valueTypes,
                [&](const ValueTypeInfo &row) { return row.name == name; });
}

const ValueTypeInfo &infoOf(ValueType type) {
  return valueTypes[static_cast<size_t>(type)];
}

size_t elementSize(ValueType type) {
  switch (type) {
  case ValueType::BOOLEAN:
  case ValueType::CHAR:
    return 1;
  case ValueType::INT64:
  case ValueType::DOUBLE:
    return 8;
  case ValueType::FLOAT:
  case ValueType::INT32:
    return 4;
  case ValueType::FRACTION:
    return 16;
  case ValueType::HANDLE:
  case ValueType::VOID_PTR:
  case ValueType::BACKEND_DESCRIPTOR:
    return sizeof(void *);
  default:
    // All the others are C enumerations.
    return sizeof(int32_t);
  }
}

const EnumInfo *enumOf(ValueType type) {
  return findIf(enums, [&](const EnumInfo &row) {
    return row.hasValueType && row.valueType == type;
  });
}

const EnumValueInfo *EnumInfo::find(int64_t value) const {
  for (const EnumValueInfo &row : values)
    if (row.value == value && !row.alias)
      return &row;
  return nullptr;
}

const EnumValueInfo *EnumInfo::find(std::string_view name) const {
  for (const EnumValueInfo &row : values)
    if (row.name == name)
      return &row;
  return nullptr;
}

Rows<EnumInfo> allEnums() { return {enums, std::size(enums)}; }

const EnumInfo *findEnum(std::string_view name) {
  return findIf(enums, [&](const EnumInfo &row) { return row.name == name; });
}

std::string_view enumeratorName(ValueType type, int64_t value) {
  const EnumInfo *info = enumOf(type);
  const EnumValueInfo *row = info ? info->find(value) : nullptr;
  return row ? row->name : std::string_view();
}

ValueType AttrInfo::onlyType() const {
  uint32_t bit = 0;
  while (!((types >> bit) & 1))
    ++bit;
  return static_cast<ValueType>(bit);
}

Rows<AttrInfo> allAttributes() { return {attributes, std::size(attributes)}; }

Rows<AttrInfo> attributesOf(DescKind kind) {
  const AttrInfo *first = findIf(
      attributes, [&](const AttrInfo &row) { return row.owner == kind; });
  if (!first)
    return {};
  const AttrInfo *last = first;
  while (last != std::end(attributes) && last->owner == kind)
    ++last;
  return {first, static_cast<size_t>(last - first)};
}

const AttrInfo *findAttribute(int64_t value) {
  return findIf(attributes, [&](const AttrInfo &row) {
    return static_cast<int64_t>(row.attr) == value;
  });
}

const AttrInfo *findAttribute(DescKind owner, std::string_view spelling) {
  for (const AttrInfo &row : attributesOf(owner))
    if (row.spelling == spelling)
      return &row;
  return nullptr;
}

const AttrInfo *findAttribute(std::string_view fullName) {
  return findIf(attributes,
                [&](const AttrInfo &row) { return row.fullName == fullName; });
}

const AttrInfo &infoOf(Attr attr) {
  const AttrInfo *row = findAttribute(static_cast<int64_t>(attr));
  if (!row)
    std::abort(); // Not an enumerator: a bug of the caller.
  return *row;
}

unsigned bitWidth(DataType type) {
  switch (type) {
  case DataType::FP4_E2M1:
  case DataType::INT4:
  case DataType::UINT4:
    return 4;
  case DataType::INT8:
  case DataType::UINT8:
  case DataType::BOOLEAN:
  case DataType::FP8_E4M3:
  case DataType::FP8_E5M2:
  case DataType::FP8_E8M0:
    return 8;
  case DataType::HALF:
  case DataType::BFLOAT16:
    return 16;
  case DataType::FLOAT:
  case DataType::INT32:
  case DataType::UINT32:
    return 32;
  case DataType::DOUBLE:
  case DataType::INT64:
  case DataType::COMPLEX_FP32:
    return 64;
  case DataType::COMPLEX_FP64:
    return 128;
  case DataType::INT8x4:
  case DataType::UINT8x4:
  case DataType::INT8x32:
  case DataType::FAST_FLOAT_FOR_FP8:
    return 0;
  }
  return 0;
}

} // namespace cudnnfe::cudnn
