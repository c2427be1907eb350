//===- Json.h - a strict, bounded JSON reader -------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_JSON_H
#define CUDNNFE_LIB_RUNTIME_JSON_H

#include "Status.h"

#include <string>
#include <utility>
#include <vector>

namespace cudnnfe::rt {

/// A JSON value. Numbers are integers where the text has neither fraction nor
/// exponent; an integer that does not fit into 64 bits is an error.
struct Json {
  enum class Kind { Null, Bool, Integer, Real, String, Array, Object };

  Kind kind = Kind::Null;
  bool boolean = false;
  int64_t integer = 0;
  double real = 0;
  std::string string;
  std::vector<Json> array;
  /// In the order of the text; a repeated name is an error.
  std::vector<std::pair<std::string, Json>> object;

  /// The member of an object, or null.
  const Json *find(const char *name) const;
};

/// Reads one value that takes up the whole text. Depth and size are bounded.
Error parseJson(const char *text, size_t size, Json &value);

} // namespace cudnnfe::rt

#endif // CUDNNFE_LIB_RUNTIME_JSON_H
