//===- Npy.h - reading and writing .npy files -------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The .npy format, versions 1 to 3. Types: f2 f4 f8 i1 i2 i4 i8 u1 b1, little
// endian, and the 2-byte void type V2, which carries bf16. Files are not
// trusted: every size is checked against the file before it is used.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_EXECUTIONENGINE_NPY_H
#define CUDNNFE_EXECUTIONENGINE_NPY_H

#include "CudnnFE/ExecutionEngine/HostArray.h"

namespace cudnnfe::host {

/// The value or the message of an error.
template <typename T>
class Expected {
public:
  Expected(T value) : value(std::move(value)) {}
  static Expected error(std::string message) {
    Expected result;
    result.message = std::move(message);
    return result;
  }
  explicit operator bool() const { return value.has_value(); }
  T &operator*() { return *value; }
  T *operator->() { return &*value; }
  const std::string &getError() const { return message; }

private:
  Expected() = default;
  std::optional<T> value;
  std::string message;
};

/// The header of a .npy file.
struct NpyHeader {
  ElementType type = ElementType::F32;
  bool fortranOrder = false;
  std::vector<int64_t> shape;
  /// Offset of the first element in the file.
  size_t dataOffset = 0;
};

/// Parses the header at the start of a file of which `size` bytes are given.
Expected<NpyHeader> parseNpyHeader(const uint8_t *bytes, size_t size);

/// Parses a whole file. Arrays in Fortran order come back in row-major order.
Expected<HostArray> parseNpy(const uint8_t *bytes, size_t size);

/// Reads a file. A plain file is required; the message names it.
Expected<HostArray> readNpy(const std::string &path);

/// The bytes before the data of a file that holds `array`.
std::string makeNpyHeader(ElementType type, const std::vector<int64_t> &shape);

/// Writes a file, through a temporary name in the same folder. Returns a
/// message on failure.
std::optional<std::string> writeNpy(const std::string &path,
                                    const HostArray &array);

} // namespace cudnnfe::host

#endif // CUDNNFE_EXECUTIONENGINE_NPY_H
