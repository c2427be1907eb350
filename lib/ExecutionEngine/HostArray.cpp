//===- HostArray.cpp - dense arrays in host memory ------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/HostArray.h"

#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>

using namespace cudnnfe::host;

size_t cudnnfe::host::getSize(ElementType type) {
  switch (type) {
  case ElementType::I1:
  case ElementType::I8:
  case ElementType::U8:
  case ElementType::Byte:
    return 1;
  case ElementType::I16:
  case ElementType::F16:
  case ElementType::BF16:
    return 2;
  case ElementType::I32:
  case ElementType::F32:
    return 4;
  case ElementType::I64:
  case ElementType::F64:
    return 8;
  }
  return 0;
}

const char *cudnnfe::host::getName(ElementType type) {
  switch (type) {
  case ElementType::I1:
    return "i1";
  case ElementType::I8:
    return "i8";
  case ElementType::U8:
    return "ui8";
  case ElementType::I16:
    return "i16";
  case ElementType::I32:
    return "i32";
  case ElementType::I64:
    return "i64";
  case ElementType::F16:
    return "f16";
  case ElementType::BF16:
    return "bf16";
  case ElementType::F32:
    return "f32";
  case ElementType::F64:
    return "f64";
  case ElementType::Byte:
    return "f8";
  }
  return "";
}

bool cudnnfe::host::isFloat(ElementType type) {
  return type == ElementType::F16 || type == ElementType::BF16 ||
         type == ElementType::F32 || type == ElementType::F64;
}

std::optional<int64_t>
cudnnfe::host::getNumElements(const std::vector<int64_t> &shape) {
  // Eight bytes an element must still be addressable.
  constexpr int64_t kMax = INT64_MAX / 16;
  int64_t count = 1;
  bool empty = false;
  for (int64_t extent : shape) {
    if (extent < 0)
      return std::nullopt;
    if (extent == 0) {
      empty = true;
      continue;
    }
    if (count > kMax / extent)
      return std::nullopt;
    count *= extent;
  }
  return empty ? 0 : count;
}

Buffer::Buffer(size_t size) {
  constexpr size_t kAlignment = 64;
  // aligned_alloc wants a multiple of the alignment, and an empty buffer still
  // needs an address of its own.
  if (size > SIZE_MAX - kAlignment)
    return;
  size_t rounded = (size + kAlignment) / kAlignment * kAlignment;
  memory.reset(static_cast<uint8_t *>(std::aligned_alloc(kAlignment, rounded)));
  if (memory)
    length = size;
}

int64_t HostArray::getNumElements() const {
  return cudnnfe::host::getNumElements(shape).value_or(0);
}

//===----------------------------------------------------------------------===//
// 16-bit floats
//===----------------------------------------------------------------------===//

template <typename To, typename From>
static To bitCast(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(to));
  return to;
}

float cudnnfe::host::bfloatToFloat(uint16_t bits) {
  return bitCast<float>(static_cast<uint32_t>(bits) << 16);
}

uint16_t cudnnfe::host::floatToBfloat(float value) {
  uint32_t bits = bitCast<uint32_t>(value);
  if ((bits & 0x7fffffff) > 0x7f800000) // Keeps a NaN quiet.
    return static_cast<uint16_t>((bits >> 16) | 0x0040);
  return static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

float cudnnfe::host::halfToFloat(uint16_t bits) {
  uint32_t sign = static_cast<uint32_t>(bits & 0x8000) << 16;
  uint32_t exponent = (bits >> 10) & 0x1f;
  uint32_t mantissa = bits & 0x3ff;
  if (exponent == 0x1f)
    return bitCast<float>(sign | 0x7f800000 | mantissa << 13);
  if (exponent == 0) {
    float magnitude = static_cast<float>(mantissa) * 0x1p-24f;
    return sign ? -magnitude : magnitude;
  }
  return bitCast<float>(sign | (exponent + 112) << 23 | mantissa << 13);
}

uint16_t cudnnfe::host::floatToHalf(float value) {
  uint32_t bits = bitCast<uint32_t>(value);
  uint16_t sign = static_cast<uint16_t>((bits >> 16) & 0x8000);
  uint32_t magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000)
    return sign | 0x7e00 | static_cast<uint16_t>((magnitude >> 13) & 0x3ff);
  // 65520 is the first value that rounds to infinity.
  if (magnitude >= 0x477ff000)
    return sign | 0x7c00;
  if (magnitude < 0x38800000) {
    // Subnormal: adding 0.5 leaves the multiple of 2^-24, rounded to nearest
    // even by the addition, in the low bits of the sum.
    float shifted = bitCast<float>(magnitude) + 0.5f;
    return sign |
           static_cast<uint16_t>(bitCast<uint32_t>(shifted) - 0x3f000000);
  }
  uint32_t rounded = magnitude + 0xfff + ((magnitude >> 13) & 1);
  return sign | static_cast<uint16_t>((rounded - 0x38000000) >> 13);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

template <typename T>
static T load(const uint8_t *element) {
  T value;
  std::memcpy(&value, element, sizeof(value));
  return value;
}

template <typename T>
static void store(uint8_t *element, T value) {
  std::memcpy(element, &value, sizeof(value));
}

double cudnnfe::host::readElement(ElementType type, const uint8_t *element) {
  switch (type) {
  case ElementType::I1:
    return *element != 0;
  case ElementType::U8:
  case ElementType::Byte:
    return *element;
  case ElementType::I8:
    return load<int8_t>(element);
  case ElementType::I16:
    return load<int16_t>(element);
  case ElementType::I32:
    return load<int32_t>(element);
  case ElementType::I64:
    return static_cast<double>(load<int64_t>(element));
  case ElementType::F16:
    return halfToFloat(load<uint16_t>(element));
  case ElementType::BF16:
    return bfloatToFloat(load<uint16_t>(element));
  case ElementType::F32:
    return load<float>(element);
  case ElementType::F64:
    return load<double>(element);
  }
  return 0;
}

/// Rounds to the nearest integer and stays inside the type.
template <typename T>
static T toInteger(double value) {
  if (std::isnan(value))
    return 0;
  value = std::nearbyint(value);
  // The bounds of a 64-bit type are not doubles; the upper one rounds up to
  // 2^63.
  if (value <= static_cast<double>(std::numeric_limits<T>::min()))
    return std::numeric_limits<T>::min();
  if (value >= static_cast<double>(std::numeric_limits<T>::max()))
    return std::numeric_limits<T>::max();
  return static_cast<T>(value);
}

void cudnnfe::host::writeElement(ElementType type, uint8_t *element,
                                 double value) {
  switch (type) {
  case ElementType::I1:
    *element = value != 0;
    return;
  case ElementType::U8:
  case ElementType::Byte:
    return store(element, toInteger<uint8_t>(value));
  case ElementType::I8:
    return store(element, toInteger<int8_t>(value));
  case ElementType::I16:
    return store(element, toInteger<int16_t>(value));
  case ElementType::I32:
    return store(element, toInteger<int32_t>(value));
  case ElementType::I64:
    return store(element, toInteger<int64_t>(value));
  case ElementType::F16:
    return store(element, floatToHalf(static_cast<float>(value)));
  case ElementType::BF16:
    return store(element, floatToBfloat(static_cast<float>(value)));
  case ElementType::F32:
    return store(element, static_cast<float>(value));
  case ElementType::F64:
    return store(element, value);
  }
}

//===----------------------------------------------------------------------===//
// Strides
//===----------------------------------------------------------------------===//

std::optional<int64_t>
cudnnfe::host::getStridedExtent(const std::vector<int64_t> &shape,
                                const std::vector<int64_t> &strides) {
  std::optional<int64_t> count = cudnnfe::host::getNumElements(shape);
  if (!count || shape.size() != strides.size())
    return std::nullopt;
  if (*count == 0)
    return 0;
  constexpr int64_t kMax = INT64_MAX / 16;
  int64_t last = 0;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (strides[dim] < 0)
      return std::nullopt;
    int64_t steps = shape[dim] - 1;
    if (steps == 0 || strides[dim] == 0)
      continue;
    if (strides[dim] > (kMax - last) / steps)
      return std::nullopt;
    last += steps * strides[dim];
  }
  return last + 1;
}

/// Calls `move(dense index, strided index, count)` for each row.
template <typename Fn>
static void forEachRow(const std::vector<int64_t> &shape,
                       const std::vector<int64_t> &strides, Fn move) {
  int64_t count = cudnnfe::host::getNumElements(shape).value_or(0);
  if (count == 0)
    return;
  size_t rank = shape.size();
  int64_t row = rank == 0 ? 1 : shape[rank - 1];
  std::vector<int64_t> position(rank, 0);
  for (int64_t dense = 0; dense < count; dense += row) {
    int64_t offset = 0;
    for (size_t dim = 0; dim + 1 < rank; ++dim)
      offset += position[dim] * strides[dim];
    move(dense, offset, row);
    for (size_t dim = rank; dim-- > 1;) {
      if (++position[dim - 1] < shape[dim - 1])
        break;
      position[dim - 1] = 0;
    }
  }
}

void cudnnfe::host::scatter(const HostArray &array,
                            const std::vector<int64_t> &strides,
                            uint8_t *buffer) {
  size_t size = getSize(array.type);
  int64_t step = strides.empty() ? 1 : strides.back();
  forEachRow(array.shape, strides,
             [&](int64_t dense, int64_t strided, int64_t count) {
               const uint8_t *from = array.data.data() + dense * size;
               uint8_t *to = buffer + strided * size;
               if (step == 1) {
                 std::memcpy(to, from, count * size);
                 return;
               }
               for (int64_t i = 0; i < count; ++i)
                 std::memcpy(to + i * step * size, from + i * size, size);
             });
}

void cudnnfe::host::gather(HostArray &array,
                           const std::vector<int64_t> &strides,
                           const uint8_t *buffer) {
  size_t size = getSize(array.type);
  int64_t step = strides.empty() ? 1 : strides.back();
  forEachRow(array.shape, strides,
             [&](int64_t dense, int64_t strided, int64_t count) {
               uint8_t *to = array.data.data() + dense * size;
               const uint8_t *from = buffer + strided * size;
               if (step == 1) {
                 std::memcpy(to, from, count * size);
                 return;
               }
               for (int64_t i = 0; i < count; ++i)
                 std::memcpy(to + i * size, from + i * step * size, size);
             });
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static std::string formatElement(ElementType type, const uint8_t *element) {
  char text[64];
  if (isFloat(type))
    std::snprintf(text, sizeof(text), "%.*g",
                  type == ElementType::F64    ? 9
                  : type == ElementType::F32  ? 7
                  : type == ElementType::BF16 ? 4
                                              : 5,
                  readElement(type, element));
  else if (type == ElementType::I64)
    std::snprintf(text, sizeof(text), "%lld",
                  static_cast<long long>(load<int64_t>(element)));
  else
    std::snprintf(text, sizeof(text), "%lld",
                  static_cast<long long>(readElement(type, element)));
  return text;
}

namespace {
/// Prints one level of brackets after the other.
struct Formatter {
  const HostArray &array;
  bool summarize;
  std::string out;

  void print(size_t dim, int64_t base) {
    if (dim == array.shape.size()) {
      out += formatElement(array.type,
                           array.data.data() + base * getSize(array.type));
      return;
    }
    constexpr int64_t kEdge = 3;
    int64_t extent = array.shape[dim];
    int64_t step = 1;
    for (size_t inner = dim + 1; inner < array.shape.size(); ++inner)
      step *= array.shape[inner];
    bool isLast = dim + 1 == array.shape.size();
    std::string separator = isLast ? " " : "\n" + std::string(dim + 1, ' ');
    out += '[';
    for (int64_t i = 0; i < extent; ++i) {
      if (i != 0)
        out += separator;
      if (summarize && extent > 2 * kEdge && i == kEdge) {
        out += "...";
        i = extent - kEdge - 1;
        continue;
      }
      print(dim + 1, base + i * step);
    }
    out += ']';
  }
};
} // namespace

std::string cudnnfe::host::format(const HostArray &array, bool all) {
  Formatter formatter{array, !all && array.getNumElements() > 1000, {}};
  formatter.print(0, 0);
  return std::move(formatter.out);
}
