//===- Link.cpp - linking artifacts ---------------------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Target/Artifact.h"

#include "CudnnFE/Runtime/Runtime.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace mlir;
using namespace mlir::cudnnfe;

static llvm::Error makeError(const Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// The folder of the running program.
static std::string getProgramFolder() {
  static int anchor;
  std::string path = llvm::sys::fs::getMainExecutable("", &anchor);
  return llvm::sys::path::parent_path(path).str();
}

static llvm::Expected<std::string> findLinker(StringRef given) {
  if (!given.empty())
    return given.str();
  for (std::string folder :
       {getProgramFolder(), std::string(CUDNNFE_LLVM_TOOLS_DIR)})
    if (auto found = llvm::sys::findProgramByName("ld.lld", {folder}))
      return *found;
  for (StringRef name : {"ld.lld", "ld.lld-22", "ld"})
    if (auto found = llvm::sys::findProgramByName(name))
      return *found;
  return makeError(
      "expected a linker but found no ld.lld; name one with --linker");
}

static llvm::Expected<std::string> findRuntime(StringRef given) {
  std::string folder = getProgramFolder();
  SmallVector<std::string> candidates;
  if (!given.empty()) {
    candidates.push_back(given.str());
  } else {
    if (auto named = llvm::sys::Process::GetEnv("CUDNNFE_RUNTIME"))
      candidates.push_back(*named);
    candidates.push_back(folder + "/../lib/libcudnnfe_runtime.so");
    candidates.push_back(folder + "/../" CUDNNFE_INSTALL_LIBDIR
                                  "/libcudnnfe_runtime.so");
  }
  for (std::string candidate : candidates) {
    if (llvm::sys::fs::is_directory(candidate))
      candidate += "/libcudnnfe_runtime.so";
    if (llvm::sys::fs::exists(candidate))
      return candidate;
  }
  return makeError("expected libcudnnfe_runtime.so at '" + candidates.front() +
                   "'; name it with --runtime");
}

namespace {
/// A file that is gone when the scope ends.
class TemporaryFile {
public:
  llvm::Error create(StringRef suffix, StringRef contents) {
    int descriptor;
    if (std::error_code code = llvm::sys::fs::createTemporaryFile(
            "cudnnfe", suffix, descriptor, path))
      return makeError("cannot create a temporary file: " + code.message());
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    stream << contents;
    stream.close();
    if (stream.has_error()) {
      std::string message = stream.error().message();
      stream.clear_error();
      return makeError("cannot write '" + path + "': " + message);
    }
    return llvm::Error::success();
  }
  ~TemporaryFile() {
    if (!path.empty())
      llvm::sys::fs::remove(path);
  }
  StringRef getPath() const { return path; }

private:
  SmallString<128> path;
};
} // namespace

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
mlir::cudnnfe::linkArtifact(StringRef object, StringRef output,
                            const LinkOptions &options) {
  llvm::Expected<std::string> linker = findLinker(options.linker);
  if (!linker)
    return linker.takeError();
  llvm::Expected<std::string> runtime = findRuntime(options.runtime);
  if (!runtime)
    return runtime.takeError();
  TemporaryFile objectFile, exports, messages, artifact;
  if (llvm::Error error = objectFile.create("o", object))
    return error;
  if (llvm::Error error = exports.create(
          "map", "{ global: " CUDNNFE_ENTRY_PREFIX "*; " CUDNNFE_MODULE_SYMBOL
                 "; " CUDNNFE_MANIFEST_SYMBOL "; local: *; };\n"))
    return error;
  if (llvm::Error error = messages.create("txt", ""))
    return error;
  // Not `output` itself: that it cannot be written is no failure of the linker.
  if (llvm::Error error = artifact.create("so", ""))
    return error;
  std::string version = ("--version-script=" + exports.getPath()).str();
  std::string soname = ("-soname=" + llvm::sys::path::filename(output)).str();
  // The runtime is found by its name where it is loaded already, else beside
  // the artifact. libc and libm come with it.
  StringRef arguments[] = {*linker,
                           "-shared",
                           "--gc-sections",
                           "-z",
                           "noexecstack",
                           "-o",
                           artifact.getPath(),
                           objectFile.getPath(),
                           *runtime,
                           version,
                           soname,
                           "-rpath",
                           "$ORIGIN",
                           "--build-id=none",
                           "--undefined-version"};
  std::optional<StringRef> redirects[] = {std::nullopt, messages.getPath(),
                                          messages.getPath()};
  std::string problem;
  int code = llvm::sys::ExecuteAndWait(
      *linker, arguments, std::nullopt, redirects,
      /*SecondsToWait=*/300, /*MemoryLimit=*/0, &problem);
  if (code == 0) {
    // Its file is gone after this, and a mapping of it need not outlive that.
    auto linked = llvm::MemoryBuffer::getFile(
        artifact.getPath(), /*IsText=*/false, /*RequiresNullTerminator=*/false,
        /*IsVolatile=*/true);
    if (linked)
      return std::move(*linked);
    return makeError("cannot read '" + artifact.getPath() +
                     "': " + linked.getError().message());
  }
  if (auto buffer = llvm::MemoryBuffer::getFile(messages.getPath()))
    problem += (*buffer)->getBuffer().trim().str();
  return makeError("linking '" + output + "' with '" + *linker +
                   "' failed: " + problem);
}
