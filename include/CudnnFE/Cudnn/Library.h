//===- Library.h - the installed cuDNN, loaded at run time ------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Neither a CUDA nor a cuDNN header is needed to compile or use this. The
// library is searched in this order:
//
//   1. `LibraryOptions::path`, a file or a folder;
//   2. the environment variable CUDNNFE_CUDNN_PATH, a file or a folder;
//   3. a libcudnn that the process has already loaded (a host application's);
//   4. the CUDA toolkit: CUDA_HOME, CUDA_PATH, /usr/local/cuda;
//   5. Python wheels (nvidia/cudnn/lib in the site-packages of VIRTUAL_ENV,
//      CONDA_PREFIX, PYTHONPATH, the `python3` on PATH, the user, the system);
//   6. the system's loader (LD_LIBRARY_PATH, ld.so.cache).
//
// A path that the user gave (1, 2) is binding: when it does not work, the
// search ends with an error instead of silently using another library.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_LIBRARY_H
#define CUDNNFE_CUDNN_LIBRARY_H

#include "CudnnFE/Cudnn/BackendTable.h"
#include "CudnnFE/Cudnn/Status.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace cudnnfe::cudnn {

/// Entry points of the library. A pointer is null only where the comment says
/// so.
struct Api {
  size_t (*getVersion)() = nullptr;
  size_t (*getCudartVersion)() = nullptr;
  const char *(*getErrorString)(int) = nullptr;
  void (*getLastErrorString)(char *, size_t) = nullptr;
  int (*create)(void **) = nullptr;
  int (*destroy)(void *) = nullptr;
  int (*setStream)(void *, void *) = nullptr;
  int (*getStream)(void *, void **) = nullptr;
  int (*createDescriptor)(int, void **) = nullptr;
  int (*destroyDescriptor)(void *) = nullptr;
  int (*finalize)(void *) = nullptr;
  int (*setAttribute)(void *, int, int, int64_t, const void *) = nullptr;
  int (*getAttribute)(void *, int, int, int64_t, int64_t *, void *) = nullptr;
  int (*execute)(void *, void *, void *) = nullptr;
  /// Null in libraries before 9.7.
  int (*populateCudaGraph)(void *, void *, void *, void *) = nullptr;
  /// Null in libraries before 9.7.
  int (*updateCudaGraph)(void *, void *, void *, void *) = nullptr;
};

struct LibraryOptions {
  /// A library file, or a folder that holds one. Empty: search.
  std::string path;
  /// Libraries below this version are refused: 9.8 brought the description of
  /// devices that are not there.
  int64_t minimumVersion = kOldestVersion;
};

/// "9.19.0" for 91900.
std::string formatCudnnVersion(int64_t version);

/// One cuDNN. Libraries stay loaded until the process ends: cuDNN and the CUDA
/// runtime inside it do not survive being unloaded.
class Library {
public:
  /// Searches, loads and checks the version. On failure the message lists every
  /// place that was tried.
  static Status load(const LibraryOptions &options,
                     std::shared_ptr<Library> &result);

  const Api &api() const { return table; }
  int64_t version() const { return cudnnVersion; }
  std::string versionString() const { return formatCudnnVersion(cudnnVersion); }
  /// The file as the loader opened it.
  const std::string &path() const { return file; }
  /// Which step of the search found it.
  const std::string &source() const { return origin; }

  /// Opens NVRTC and keeps it open; does nothing the second time. cuDNN opens
  /// and closes it for each engine that it considers, which takes most of the
  /// time of a heuristics query, and finds it in fewer places. Selection and
  /// plan building call this; loading a finished plan does not need it.
  void prepareCompiler() const;

  /// The library's name of a status: "CUDNN_STATUS_NOT_SUPPORTED".
  std::string statusName(int code) const;
  /// The calling thread's last error text, in one line; may be empty. Reading
  /// it clears it.
  std::string takeLastError() const;

  /// An error for the failed call `what`: status name, number and the
  /// library's last error text. cuDNN's own NOT_SUPPORTED statuses become
  /// `Unsupported`, everything else `Internal`.
  Status error(int code, const std::string &what) const;

private:
  Library() = default;

  Api table;
  int64_t cudnnVersion = 0;
  std::string file;
  std::string origin;
};

/// Files that the search would try, in order, with the step they belong to.
/// Exposed for diagnostics and tests; steps 3 and 6 are not files.
struct LibraryCandidate {
  std::string path;
  std::string source;
};
std::vector<LibraryCandidate> listLibraryCandidates();

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_LIBRARY_H
