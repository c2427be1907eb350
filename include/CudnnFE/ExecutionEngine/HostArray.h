//===- HostArray.h - dense arrays in host memory ----------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Arrays that go into and come out of a compiled program: dense, row-major,
// with the element types of the dialect. Nothing here depends on MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_EXECUTIONENGINE_HOSTARRAY_H
#define CUDNNFE_EXECUTIONENGINE_HOSTARRAY_H

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cudnnfe::host {

enum class ElementType {
  I1,
  I8,
  U8,
  I16,
  I32,
  I64,
  F16,
  BF16,
  F32,
  F64,
  /// A raw byte: the 8-bit float types, which are carried but not interpreted.
  Byte
};

/// Size of an element in bytes.
size_t getSize(ElementType type);

/// The name as MLIR spells it, e.g. `bf16`.
const char *getName(ElementType type);

bool isFloat(ElementType type);

/// The number of elements, or nothing when an extent is negative or the product
/// exceeds what fits into memory.
std::optional<int64_t> getNumElements(const std::vector<int64_t> &shape);

/// A block of memory, aligned for vector loads, not initialized.
class Buffer {
public:
  Buffer() = default;
  /// Ends in an empty buffer with isValid() false when memory runs out.
  explicit Buffer(size_t size);

  uint8_t *data() const { return memory.get(); }
  size_t size() const { return length; }
  bool isValid() const { return memory != nullptr; }

private:
  struct Free {
    void operator()(uint8_t *pointer) const { std::free(pointer); }
  };
  std::unique_ptr<uint8_t, Free> memory;
  size_t length = 0;
};

/// A dense row-major array.
struct HostArray {
  ElementType type = ElementType::F32;
  std::vector<int64_t> shape;
  Buffer data;

  int64_t getNumElements() const;
};

/// The element as a double (integers beyond 2^53 are rounded).
double readElement(ElementType type, const uint8_t *element);

/// Stores the value rounded to nearest even. 16-bit floats are rounded from the
/// value rounded to f32, which every numerical library can reproduce.
void writeElement(ElementType type, uint8_t *element, double value);

float halfToFloat(uint16_t bits);
uint16_t floatToHalf(float value);
float bfloatToFloat(uint16_t bits);
uint16_t floatToBfloat(float value);

/// The number of elements of the buffer that a strided array occupies: one
/// beyond the last addressed element. Nothing when it does not fit.
std::optional<int64_t> getStridedExtent(const std::vector<int64_t> &shape,
                                        const std::vector<int64_t> &strides);

/// Copies a dense array into a strided buffer. Elements that the strides do not
/// reach are not touched.
void scatter(const HostArray &array, const std::vector<int64_t> &strides,
             uint8_t *buffer);

/// Copies a strided buffer into a dense array.
void gather(HostArray &array, const std::vector<int64_t> &strides,
            const uint8_t *buffer);

/// Prints like numpy: nested brackets, long dimensions summarized by their
/// first and last three entries when the array has more than 1000 elements,
/// unless all of it is asked for.
std::string format(const HostArray &array, bool all = false);

} // namespace cudnnfe::host

#endif // CUDNNFE_EXECUTIONENGINE_HOSTARRAY_H
