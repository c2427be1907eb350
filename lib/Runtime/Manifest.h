//===- Manifest.h - what an artifact says about itself ----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The manifest is JSON:
//
//   {"format": "cudnnfe-artifact", "version": 1, "abi": 1, "target": "cuda" |
//   "cpu",
//    "entries": [{"name": "main", "program": 0, "inputs": [ARG...], "results":
//    [ARG...]}],
//    ...}
//   ARG: {"name": "q", "type": "f16", "shape": [2, 8], "strides": [8, 1],
//   "alignment": 16}
//     or {"name": "alpha", "type": "f32", "scalar": true}
//
// "name", "strides" (dense row-major) and "alignment" (of one element) may be
// left out; "program" is there for the target "cuda". Members that are not
// listed here are for other readers (cudnnfe-inspect) and are not looked at.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_MANIFEST_H
#define CUDNNFE_LIB_RUNTIME_MANIFEST_H

#include "Status.h"

#include <string>
#include <vector>

namespace cudnnfe::rt {

struct ManifestArgument {
  std::string name;
  std::string type;
  int64_t elementBits = 0;
  bool isScalar = false;
  std::vector<int64_t> shape;
  std::vector<int64_t> strides;
  int64_t alignment = 1;
  int64_t size = 0;
};

struct ManifestEntry {
  std::string name;
  int64_t program = -1;
  /// Inputs, then results.
  std::vector<ManifestArgument> arguments;
  size_t numInputs = 0;
};

struct Manifest {
  bool needsDevice = false;
  std::vector<ManifestEntry> entries;
};

Error parseManifest(const char *text, size_t size, Manifest &manifest);

} // namespace cudnnfe::rt

#endif // CUDNNFE_LIB_RUNTIME_MANIFEST_H
