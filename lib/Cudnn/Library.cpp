//===- Library.cpp - the installed cuDNN, loaded at run time --------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/Library.h"

#include "EngineReport.h"

#include "CudnnFE/Cudnn/BackendTable.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <glob.h>
#include <link.h>
#include <mutex>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

using namespace cudnnfe::cudnn;

namespace {

constexpr const char *libraryName = "libcudnn.so.9";

std::string environment(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

bool isDirectory(const std::string &path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

bool isFile(const std::string &path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
}

std::string parentOf(const std::string &path) {
  size_t slash = path.rfind('/');
  if (slash == std::string::npos)
    return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

std::string realPath(const std::string &path) {
  char *resolved = realpath(path.c_str(), nullptr);
  if (!resolved)
    return path;
  std::string result = resolved;
  std::free(resolved);
  return result;
}

/// Sorted matches of a shell pattern.
std::vector<std::string> globPaths(const std::string &pattern) {
  std::vector<std::string> paths;
  glob_t matches;
  std::memset(&matches, 0, sizeof(matches));
  if (glob(pattern.c_str(), 0, nullptr, &matches) == 0)
    for (size_t i = 0; i < matches.gl_pathc; ++i)
      paths.emplace_back(matches.gl_pathv[i]);
  globfree(&matches);
  return paths;
}

std::vector<std::string> split(const std::string &text, char separator) {
  std::vector<std::string> parts;
  size_t begin = 0;
  while (begin <= text.size()) {
    size_t end = std::min(text.find(separator, begin), text.size());
    if (end > begin)
      parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

/// Folders of the CUDA toolkit that may hold libraries.
std::vector<std::string> toolkitLibraryDirs() {
  std::vector<std::string> dirs;
  for (const std::string &root :
       {environment("CUDA_HOME"), environment("CUDA_PATH"),
        std::string("/usr/local/cuda")})
    if (!root.empty())
      for (const char *sub : {"/lib64", "/lib", "/targets/x86_64-linux/lib",
                              "/targets/sbsa-linux/lib"})
        dirs.push_back(root + sub);
  return dirs;
}

/// The site-packages folders that a Python of this user would look at. No
/// process is started for it.
std::vector<std::string> sitePackages() {
  std::vector<std::string> dirs;
  auto add = [&](const std::string &pattern) {
    for (std::string &path : globPaths(pattern))
      dirs.push_back(std::move(path));
  };
  for (const char *variable : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
    std::string prefix = environment(variable);
    if (!prefix.empty())
      add(prefix + "/lib/python3*/site-packages");
  }
  for (std::string &dir : split(environment("PYTHONPATH"), ':'))
    dirs.push_back(std::move(dir));
  for (const std::string &dir : split(environment("PATH"), ':')) {
    if (!isFile(dir + "/python3"))
      continue;
    // In a virtual environment it is a link to an interpreter elsewhere, whose
    // packages it does not see by default.
    add(parentOf(dir) + "/lib/python3*/site-packages");
    add(parentOf(parentOf(realPath(dir + "/python3"))) +
        "/lib/python3*/site-packages");
    break;
  }
  std::string pyenv = environment("PYENV_ROOT");
  std::string home = environment("HOME");
  if (pyenv.empty() && !home.empty())
    pyenv = home + "/.pyenv";
  if (!pyenv.empty())
    add(pyenv + "/versions/*/lib/python3*/site-packages");
  if (!home.empty())
    add(home + "/.local/lib/python3*/site-packages");
  add("/usr/local/lib/python3*/dist-packages");
  add("/usr/local/lib/python3*/site-packages");
  add("/usr/lib/python3/dist-packages");
  add("/usr/lib/python3*/site-packages");
  return dirs;
}

/// The library inside a folder, or the file itself.
std::string libraryFile(const std::string &path) {
  if (!isDirectory(path))
    return path;
  for (const char *name : {"libcudnn.so.9", "libcudnn.so"})
    if (isFile(path + "/" + name))
      return path + "/" + name;
  return path + "/" + libraryName;
}

std::string loaderError() {
  const char *text = dlerror();
  return text ? text : "unknown error of the loader";
}

template <typename Function>
bool resolve(void *handle, const char *name, Function *&function) {
  function = reinterpret_cast<Function *>(dlsym(handle, name));
  return function != nullptr;
}

/// Fills the table; returns the name of the first entry that is missing.
const char *fillTable(void *handle, Api &api) {
#define REQUIRED(member, name)                                                 \
  if (!resolve(handle, name, api.member))                                      \
  return name
  REQUIRED(getVersion, "cudnnGetVersion");
  REQUIRED(getCudartVersion, "cudnnGetCudartVersion");
  REQUIRED(getErrorString, "cudnnGetErrorString");
  REQUIRED(create, "cudnnCreate");
  REQUIRED(destroy, "cudnnDestroy");
  REQUIRED(setStream, "cudnnSetStream");
  REQUIRED(getStream, "cudnnGetStream");
  REQUIRED(createDescriptor, "cudnnBackendCreateDescriptor");
  REQUIRED(destroyDescriptor, "cudnnBackendDestroyDescriptor");
  REQUIRED(finalize, "cudnnBackendFinalize");
  REQUIRED(setAttribute, "cudnnBackendSetAttribute");
  REQUIRED(getAttribute, "cudnnBackendGetAttribute");
  REQUIRED(execute, "cudnnBackendExecute");
  REQUIRED(getLastErrorString, "cudnnGetLastErrorString");
#undef REQUIRED
  resolve(handle, "cudnnBackendPopulateCudaGraph", api.populateCudaGraph);
  resolve(handle, "cudnnBackendUpdateCudaGraph", api.updateCudaGraph);
  return nullptr;
}

std::string loadedPath(void *handle, const std::string &fallback) {
  link_map *map = nullptr;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map && map->l_name &&
      *map->l_name)
    return map->l_name;
  return fallback;
}

/// Opens the NVRTC that cuDNN would find, or one where cuDNN does not look.
void openNvrtc(const std::string &cudnnFile, size_t cudartVersion) {
  std::string major = std::to_string(cudartVersion ? cudartVersion / 1000 : 13);
  std::string name = "libnvrtc.so." + major;
  auto open = [&](const std::string &path) {
    return dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL) != nullptr;
  };
  // cuDNN's own run path comes first.
  std::string dir = parentOf(realPath(cudnnFile));
  for (const std::string &known :
       {dir, dir + "/../../cuda_nvrtc/lib", dir + "/../../cu" + major + "/lib"})
    if (isFile(known + "/" + name) && open(known + "/" + name))
      return;
  if (open(name))
    return;
  for (const std::string &toolkit : toolkitLibraryDirs())
    if (open(toolkit + "/" + name))
      return;
  for (const std::string &site : sitePackages())
    for (const std::string &sub : {std::string("cuda_nvrtc"), "cu" + major})
      if (open(site + "/nvidia/" + sub + "/lib/" + name))
        return;
}

struct Attempt {
  std::string what;
  std::string outcome;
};

std::string describe(const std::vector<Attempt> &attempts) {
  std::string text;
  for (const Attempt &attempt : attempts)
    text += "\n  " + attempt.what + ": " + attempt.outcome;
  return text;
}

} // namespace

std::string cudnnfe::cudnn::formatCudnnVersion(int64_t version) {
  // 9.x is major * 10000 + minor * 100 + patch; older ones used thousands.
  int64_t major = version >= 90000 ? version / 10000 : version / 1000;
  int64_t rest = version >= 90000 ? version % 10000 : version % 1000;
  return std::to_string(major) + "." + std::to_string(rest / 100) + "." +
         std::to_string(rest % 100);
}

std::vector<LibraryCandidate> cudnnfe::cudnn::listLibraryCandidates() {
  std::vector<LibraryCandidate> candidates;
  std::set<std::string> seen;
  auto add = [&](const std::string &dir, const char *source) {
    if (seen.insert(dir).second)
      candidates.push_back(
          {isDirectory(dir) ? libraryFile(dir) : dir + "/" + libraryName,
           source});
  };
  for (const std::string &dir : toolkitLibraryDirs())
    add(dir, "CUDA toolkit");
  for (const std::string &dir : sitePackages())
    add(dir + "/nvidia/cudnn/lib", "Python wheel");
  return candidates;
}

Status Library::load(const LibraryOptions &options,
                     std::shared_ptr<Library> &result) {
  std::vector<Attempt> attempts;
  void *handle = nullptr;
  std::string file, origin;

  auto open = [&](const std::string &path, const std::string &source,
                  int extraFlags) {
    // A name without a slash goes to the system's loader. Missing files are not
    // worth a line of loader text each.
    if (path.find('/') != std::string::npos && !isFile(path)) {
      attempts.push_back({source + " " + path, "no such file"});
      return false;
    }
    handle = dlopen(path.c_str(), RTLD_LAZY | RTLD_LOCAL | extraFlags);
    if (!handle) {
      attempts.push_back({source + " " + path, loaderError()});
      return false;
    }
    file = loadedPath(handle, path);
    origin = source;
    return true;
  };

  std::string binding = options.path;
  std::string bindingSource = "option";
  if (binding.empty()) {
    binding = environment("CUDNNFE_CUDNN_PATH");
    bindingSource = "CUDNNFE_CUDNN_PATH";
  }
  if (!binding.empty()) {
    open(libraryFile(binding), bindingSource, 0);
  } else if ((handle = dlopen(libraryName, RTLD_LAZY | RTLD_NOLOAD))) {
    file = loadedPath(handle, libraryName);
    origin = "already loaded";
  } else {
    bool found = false;
    for (const LibraryCandidate &candidate : listLibraryCandidates())
      if ((found = open(candidate.path, candidate.source, 0)))
        break;
    if (!found)
      open(libraryName, "system loader", 0);
  }
  if (!handle)
    return Status::internal(
        "cannot load cuDNN (" + formatCudnnVersion(options.minimumVersion) +
        " or newer is needed); set CUDNNFE_CUDNN_PATH to the library or its "
        "folder; tried:" +
        describe(attempts));

  Api api;
  if (const char *missing = fillTable(handle, api)) {
    // The version is the better explanation when it can be had.
    if (api.getVersion &&
        static_cast<int64_t>(api.getVersion()) < options.minimumVersion)
      return Status::internal(
          "cuDNN " +
          formatCudnnVersion(static_cast<int64_t>(api.getVersion())) + " (" +
          file + ") is too old: " + formatCudnnVersion(options.minimumVersion) +
          " or newer is needed");
    return Status::internal("'" + file + "' is not a usable cuDNN: no symbol " +
                            missing);
  }
  int64_t version = static_cast<int64_t>(api.getVersion());
  if (version < options.minimumVersion)
    return Status::internal(
        "cuDNN " + formatCudnnVersion(version) + " (" + file +
        ") is too old: " + formatCudnnVersion(options.minimumVersion) +
        " or newer is needed");

  std::shared_ptr<Library> library(new Library());
  library->table = api;
  library->cudnnVersion = version;
  library->file = std::move(file);
  library->origin = std::move(origin);
  result = std::move(library);
  return Status::success();
}

void Library::prepareCompiler() const {
  static std::once_flag once;
  std::call_once(once, [&] { openNvrtc(file, table.getCudartVersion()); });
}

std::string Library::statusName(int code) const {
  const char *name = table.getErrorString(code);
  return name ? name : "status " + std::to_string(code);
}

std::string Library::takeLastError() const {
  // A report on all engines of a graph has some ten thousand characters.
  std::vector<char> buffer(size_t(1) << 17);
  table.getLastErrorString(buffer.data(), buffer.size());
  buffer.back() = '\0';
  // One line without runs of blanks: the text goes into diagnostics.
  std::string text;
  bool blank = false;
  for (const char *c = buffer.data(); *c; ++c) {
    unsigned char u = static_cast<unsigned char>(*c);
    if (u <= ' ') {
      blank = !text.empty();
      continue;
    }
    if (blank)
      text += ' ';
    blank = false;
    text += *c;
  }
  return text;
}

Status Library::error(int code, const std::string &what) const {
  std::string message =
      what + ": " + statusName(code) + " (" + std::to_string(code) + ")";
  std::string detail = innermostReason(takeLastError());
  if (!detail.empty())
    message += ": " + detail;
  // The thousands of a status say what kind of failure it is.
  if (code / 1000 == static_cast<int>(StatusCode::NOT_SUPPORTED) / 1000)
    return Status::unsupported(std::move(message), code);
  return Status::internal(std::move(message), code);
}
