//===- BytecodeCheck.h - trial reading of untrusted bytecode ----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_SUPPORT_BYTECODECHECK_H
#define CUDNNFE_SUPPORT_BYTECODECHECK_H

#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>

namespace mlir::cudnnfe {

/// Reads bytecode in a child process first: MLIR's reader can crash on damaged
/// input. Returns a reason not to read it in this process, and nothing where
/// the child ended by itself, be it with a diagnostic, or where the input is
/// text. Call it before the process has threads.
std::string checkBytecode(llvm::MemoryBufferRef input,
                          const DialectRegistry &registry,
                          bool allowUnregisteredDialects = false);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_SUPPORT_BYTECODECHECK_H
