//===- Locations.h - locations as text --------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_SUPPORT_LOCATIONS_H
#define CUDNNFE_SUPPORT_LOCATIONS_H

#include "mlir/IR/Location.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace mlir::cudnnfe {

/// "model.mlir:3:5" for the first place in a file that a location names,
/// otherwise the location as MLIR prints it.
inline std::string printLocation(Location loc) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    stream << file.getFilename().getValue() << ':' << file.getLine() << ':'
           << file.getColumn();
  else
    stream << loc;
  return text;
}

} // namespace mlir::cudnnfe

#endif // CUDNNFE_SUPPORT_LOCATIONS_H
