//===- Version.h - what --version prints ------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_TOOLS_VERSION_H
#define CUDNNFE_TOOLS_VERSION_H

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"

namespace cudnnfe {

inline void printVersion(llvm::raw_ostream &os) {
  os << "CudnnFE version " CUDNNFE_VERSION "\nLLVM version " LLVM_VERSION_STRING
        "\n";
}

} // namespace cudnnfe

#endif // CUDNNFE_TOOLS_VERSION_H
