//===- OutputFile.h - writing the files that a user names -------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_SUPPORT_OUTPUTFILE_H
#define CUDNNFE_SUPPORT_OUTPUTFILE_H

#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace mlir::cudnnfe {

/// What went wrong with a stream, "" for nothing. The error is taken from the
/// stream, whose destructor would end the process because of it.
inline std::string takeError(llvm::raw_fd_ostream &stream, StringRef path) {
  stream.flush();
  if (!stream.has_error())
    return "";
  std::string reason = stream.error().message();
  stream.clear_error();
  return ("cannot write '" + path + "': " + reason).str();
}

/// Keeps a file that is written, unless an error came up, which is answered.
inline std::string keepFile(llvm::ToolOutputFile &file, StringRef path) {
  std::string problem = takeError(file.os(), path);
  if (problem.empty())
    file.keep();
  return problem;
}

/// Writes a file, "-" for stdout. Answers what went wrong, "" for nothing: it
/// is the user's to mend, who named the file.
inline std::string
writeFile(StringRef path, llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::string problem;
  std::unique_ptr<llvm::ToolOutputFile> file = openOutputFile(path, &problem);
  if (!file)
    return problem;
  write(file->os());
  return keepFile(*file, path);
}

/// The same for a program or shared object, which may be in use: the new file
/// takes the place of the old one and leaves its bytes alone.
inline std::string replaceFile(StringRef path, StringRef contents) {
  namespace fs = llvm::sys::fs;
  auto inPlace = [&] {
    return writeFile(path, [&](llvm::raw_ostream &os) { os << contents; });
  };
  fs::file_status status;
  if (!fs::status(path, status) && !fs::is_regular_file(status))
    return inPlace();
  std::string beside =
      (path + ".tmp" + Twine(llvm::sys::Process::getProcessId())).str();
  std::error_code code;
  llvm::ToolOutputFile file(beside, code, fs::OF_None);
  if (code)
    return inPlace();
  file.os() << contents;
  std::string problem = takeError(file.os(), path);
  if (!problem.empty())
    return problem;
  auto mode = static_cast<fs::perms>(fs::all_all & ~fs::getUmask());
  if ((code = fs::setPermissions(beside, mode)) ||
      (code = fs::rename(beside, path)))
    return ("cannot write '" + path + "': " + code.message()).str();
  file.keep();
  return "";
}

} // namespace mlir::cudnnfe

#endif // CUDNNFE_SUPPORT_OUTPUTFILE_H
