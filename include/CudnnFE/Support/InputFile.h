//===- InputFile.h - what kind of file a tool was given ---------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_SUPPORT_INPUTFILE_H
#define CUDNNFE_SUPPORT_INPUTFILE_H

#include "mlir/Bytecode/BytecodeReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBufferRef.h"

#include <string>

namespace mlir::cudnnfe {

/// Says what a file is that can be neither the text nor the bytecode of a
/// module, "" for others. The parser would quote its first line, which may be
/// all of it.
inline std::string checkIsModule(llvm::MemoryBufferRef input) {
  StringRef bytes = input.getBuffer();
  if (isBytecode(input))
    return "";
  auto describe = [&](StringRef what) {
    return ("expected a module as text or bytecode but '" +
            input.getBufferIdentifier() + "' is " + what)
        .str();
  };
  if (bytes.starts_with("\x7f"
                        "ELF"))
    return bytes.contains("{\"format\":\"cudnnfe-artifact\"")
               ? describe("an artifact of cudnnfe-compile: call it from C or "
                          "Python as docs/Artifacts.md shows, or look into it "
                          "with cudnnfe-inspect")
               : describe("an ELF file, which is a compiled program or "
                          "library");
  // A text has no control characters but white space; a binary file hardly
  // begins without one.
  constexpr size_t beginning = 1024;
  for (unsigned char c : bytes.take_front(beginning))
    if (c < ' ' && !llvm::isSpace(c))
      return describe("a binary file of another kind");
  return "";
}

} // namespace mlir::cudnnfe

#endif // CUDNNFE_SUPPORT_INPUTFILE_H
