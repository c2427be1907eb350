//===- BackendTable.h - the cuDNN backend API as data -----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every descriptor kind, attribute and enumeration of the cuDNN backend
// descriptor API, with lookups by value and by spelling. This is the only place
// that knows them: the `cudnn_backend` dialect, the descriptor program and the
// code that calls the library all ask here. No MLIR, no CUDA header, no
// library.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_BACKENDTABLE_H
#define CUDNNFE_CUDNN_BACKENDTABLE_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cudnnfe::cudnn {

/// The library version that the table describes, and the oldest one that
/// programs may be built for, both like CUDNN_VERSION.
inline constexpr int32_t kTableVersion = 91900;
inline constexpr int32_t kOldestVersion = 90800;

/// cuDNN's limit on the rank of a tensor.
inline constexpr size_t kMaxRank = 8;

/// A kind of descriptor. Enumerators and values are cuDNN's.
enum class DescKind : int32_t {
#define CUDNNFE_DESCRIPTOR(NAME, VALUE, ROLE, PREFIX, SINCE) NAME = VALUE,
#include "CudnnFE/Cudnn/BackendFacts.inc"
};

/// The type of an attribute's elements. Enumerators and values are cuDNN's.
enum class ValueType : int32_t {
#define CUDNNFE_VALUE_TYPE(NAME, VALUE, SINCE) NAME = VALUE,
#include "CudnnFE/Cudnn/BackendFacts.inc"
};

/// An attribute. Values are cuDNN's; so are the enumerators, which start with
/// the kind they belong to (`Attr::TENSOR_DATA_TYPE`).
enum class Attr : int32_t {
#define CUDNNFE_ATTRIBUTE(OWNER, NAME, SPELLING, VALUE, ...) NAME = VALUE,
#include "CudnnFE/Cudnn/BackendFacts.inc"
};

// The enumerations of the API: `DataType::HALF`, `PointwiseMode::ADD`, ...
#define CUDNNFE_ENUM_BEGIN(NAME, TYPE, PREFIX, VALUETYPE)                      \
  enum class NAME : int32_t {
#define CUDNNFE_ENUM_VALUE(ENUM, NAME, VALUE, DEPRECATED, SINCE) NAME = VALUE,
#define CUDNNFE_ENUM_ALIAS(ENUM, NAME, TARGET) NAME = TARGET,
#define CUDNNFE_ENUM_END(NAME)                                                 \
  }                                                                            \
  ;
#include "CudnnFE/Cudnn/BackendFacts.inc"

/// A view of consecutive table rows.
template <typename T>
class Rows {
public:
  constexpr Rows() = default;
  constexpr Rows(const T *first, size_t count) : first(first), count(count) {}
  constexpr const T *begin() const { return first; }
  constexpr const T *end() const { return first + count; }
  constexpr size_t size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr const T &operator[](size_t i) const { return first[i]; }

private:
  const T *first = nullptr;
  size_t count = 0;
};

//===----------------------------------------------------------------------===//
// Descriptor kinds
//===----------------------------------------------------------------------===//

/// What a descriptor is for.
enum class DescRole {
  Tensor,
  /// Parameters of an operation: convolution, matmul, pointwise, ...
  Helper,
  /// A node of an operation graph.
  Operation,
  Graph,
  /// Engines, plans, variant packs: made from a program, never part of one.
  Library
};

struct DescInfo {
  DescKind kind;
  DescRole role;
  /// The header's name without CUDNN_BACKEND_ and _DESCRIPTOR.
  std::string_view name;
  /// What the header's attribute names start with after CUDNN_ATTR_.
  std::string_view attrPrefix;
  /// The version that brought it if that is newer than 9.8, else 0.
  int32_t since;
};

Rows<DescInfo> allDescriptors();
/// Null if there is none.
const DescInfo *findDescriptor(int64_t value);
const DescInfo *findDescriptor(std::string_view name);
/// The row of a kind; the kind must be one of the enumerators.
const DescInfo &infoOf(DescKind kind);
inline std::string_view nameOf(DescKind kind) { return infoOf(kind).name; }

/// True if a program may hold such a descriptor.
inline bool isProgramKind(DescKind kind) {
  return infoOf(kind).role != DescRole::Library;
}

//===----------------------------------------------------------------------===//
// Value types
//===----------------------------------------------------------------------===//

struct EnumInfo;

struct ValueTypeInfo {
  ValueType type;
  /// The header's name without CUDNN_TYPE_.
  std::string_view name;
  int32_t since;
};

Rows<ValueTypeInfo> allValueTypes();
const ValueTypeInfo *findValueType(int64_t value);
const ValueTypeInfo *findValueType(std::string_view name);
const ValueTypeInfo &infoOf(ValueType type);
inline std::string_view nameOf(ValueType type) { return infoOf(type).name; }

/// The size of one element as cudnnBackendSetAttribute reads it.
size_t elementSize(ValueType type);

/// The enumeration whose values the type carries, or null.
const EnumInfo *enumOf(ValueType type);

inline bool isFloating(ValueType type) {
  return type == ValueType::FLOAT || type == ValueType::DOUBLE;
}

//===----------------------------------------------------------------------===//
// Enumerations
//===----------------------------------------------------------------------===//

struct EnumValueInfo {
  /// The header's name without the prefix of the enumeration.
  std::string_view name;
  int32_t value;
  bool deprecated;
  /// A second name; lookups by value never return it.
  bool alias;
  int32_t since;
};

struct EnumInfo {
  /// The name of the C++ enumeration above.
  std::string_view name;
  /// The header's type and the prefix of its enumerators.
  std::string_view headerType;
  std::string_view prefix;
  /// The value type that carries it, if an attribute does.
  bool hasValueType;
  ValueType valueType;
  Rows<EnumValueInfo> values;

  const EnumValueInfo *find(int64_t value) const;
  const EnumValueInfo *find(std::string_view name) const;
};

Rows<EnumInfo> allEnums();
const EnumInfo *findEnum(std::string_view name);

/// The name of an enumerator of a value type's enumeration, empty if unknown.
std::string_view enumeratorName(ValueType type, int64_t value);

/// The value type of each C++ enumeration that an attribute may carry.
template <typename E>
struct ValueTypeOf;
#define CUDNNFE_ENUM_BEGIN(NAME, TYPE, PREFIX, VALUETYPE)                      \
  CUDNNFE_OF_##VALUETYPE(NAME)
#define CUDNNFE_OF_NO_VALUE_TYPE(NAME)
#define CUDNNFE_VALUE_TYPE_OF(NAME, TYPE)                                      \
  template <>                                                                  \
  struct ValueTypeOf<NAME> {                                                   \
    static constexpr ValueType value = ValueType::TYPE;                        \
  };
#define CUDNNFE_OF_DATA_TYPE(NAME) CUDNNFE_VALUE_TYPE_OF(NAME, DATA_TYPE)
#define CUDNNFE_OF_CONVOLUTION_MODE(NAME)                                      \
  CUDNNFE_VALUE_TYPE_OF(NAME, CONVOLUTION_MODE)
#define CUDNNFE_OF_HEUR_MODE(NAME) CUDNNFE_VALUE_TYPE_OF(NAME, HEUR_MODE)
#define CUDNNFE_OF_KNOB_TYPE(NAME) CUDNNFE_VALUE_TYPE_OF(NAME, KNOB_TYPE)
#define CUDNNFE_OF_NAN_PROPOGATION(NAME)                                       \
  CUDNNFE_VALUE_TYPE_OF(NAME, NAN_PROPOGATION)
#define CUDNNFE_OF_NUMERICAL_NOTE(NAME)                                        \
  CUDNNFE_VALUE_TYPE_OF(NAME, NUMERICAL_NOTE)
#define CUDNNFE_OF_BEHAVIOR_NOTE(NAME)                                         \
  CUDNNFE_VALUE_TYPE_OF(NAME, BEHAVIOR_NOTE)
#define CUDNNFE_OF_LAYOUT_TYPE(NAME) CUDNNFE_VALUE_TYPE_OF(NAME, LAYOUT_TYPE)
#define CUDNNFE_OF_POINTWISE_MODE(NAME)                                        \
  CUDNNFE_VALUE_TYPE_OF(NAME, POINTWISE_MODE)
#define CUDNNFE_OF_GENSTATS_MODE(NAME)                                         \
  CUDNNFE_VALUE_TYPE_OF(NAME, GENSTATS_MODE)
#define CUDNNFE_OF_BN_FINALIZE_STATS_MODE(NAME)                                \
  CUDNNFE_VALUE_TYPE_OF(NAME, BN_FINALIZE_STATS_MODE)
#define CUDNNFE_OF_REDUCTION_OPERATOR_TYPE(NAME)                               \
  CUDNNFE_VALUE_TYPE_OF(NAME, REDUCTION_OPERATOR_TYPE)
#define CUDNNFE_OF_TENSOR_REORDERING_MODE(NAME)                                \
  CUDNNFE_VALUE_TYPE_OF(NAME, TENSOR_REORDERING_MODE)
#define CUDNNFE_OF_RESAMPLE_MODE(NAME)                                         \
  CUDNNFE_VALUE_TYPE_OF(NAME, RESAMPLE_MODE)
#define CUDNNFE_OF_PADDING_MODE(NAME) CUDNNFE_VALUE_TYPE_OF(NAME, PADDING_MODE)
#define CUDNNFE_OF_SIGNAL_MODE(NAME) CUDNNFE_VALUE_TYPE_OF(NAME, SIGNAL_MODE)
#define CUDNNFE_OF_NORM_MODE(NAME) CUDNNFE_VALUE_TYPE_OF(NAME, NORM_MODE)
#define CUDNNFE_OF_NORM_FWD_PHASE(NAME)                                        \
  CUDNNFE_VALUE_TYPE_OF(NAME, NORM_FWD_PHASE)
#define CUDNNFE_OF_RNG_DISTRIBUTION(NAME)                                      \
  CUDNNFE_VALUE_TYPE_OF(NAME, RNG_DISTRIBUTION)
#define CUDNNFE_OF_MOE_GROUPED_MATMUL_MODE(NAME)                               \
  CUDNNFE_VALUE_TYPE_OF(NAME, MOE_GROUPED_MATMUL_MODE)
#include "CudnnFE/Cudnn/BackendFacts.inc"

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// How many elements an attribute has.
enum class Count {
  One,
  /// One for each dimension of the tensor.
  Rank,
  /// One for each spatial dimension of the helper descriptor.
  Spatial,
  /// Any number but zero.
  Many
};

enum class Use { Required, Optional, GetOnly };

/// What an operation does with a tensor it refers to. Either: the mean and the
/// inverse variance of a normalization, which inference reads.
enum class Direction { In, Out, Either };

struct AttrInfo {
  Attr attr;
  DescKind owner;
  /// Unique among the attributes of the owner: the header's name without
  /// CUDNN_ATTR_ and the owner's prefix.
  std::string_view spelling;
  /// The header's name without CUDNN_ATTR_.
  std::string_view fullName;
  /// Sets, by bit number, of value types and of kinds that may be referred to.
  uint64_t types;
  uint64_t references;
  Count count;
  Use use;
  Direction direction;
  int32_t since;

  bool accepts(ValueType type) const {
    return (types >> static_cast<uint32_t>(type)) & 1;
  }
  bool mayReferTo(DescKind kind) const {
    return (references >> static_cast<uint32_t>(kind)) & 1;
  }
  /// True if only one value type is accepted, which `onlyType` then returns.
  bool hasOneType() const { return (types & (types - 1)) == 0; }
  ValueType onlyType() const;
};

/// All attributes, those of one kind next to each other.
Rows<AttrInfo> allAttributes();
/// The attributes of one kind in the order of the header.
Rows<AttrInfo> attributesOf(DescKind kind);
const AttrInfo *findAttribute(int64_t value);
const AttrInfo *findAttribute(DescKind owner, std::string_view spelling);
/// Finds by the header's name without CUDNN_ATTR_.
const AttrInfo *findAttribute(std::string_view fullName);
const AttrInfo &infoOf(Attr attr);
inline std::string_view nameOf(Attr attr) { return infoOf(attr).spelling; }

//===----------------------------------------------------------------------===//
// Data types
//===----------------------------------------------------------------------===//

/// The number of bits of one element in memory, 0 for types that no tensor has.
unsigned bitWidth(DataType type);

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_BACKENDTABLE_H
