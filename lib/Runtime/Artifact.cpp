//===- Artifact.cpp - opening and calling compiled programs ---------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Json.h"
#include "Log.h"
#include "Manifest.h"

#include "CudnnFE/Runtime/ArtifactChecksum.h"

#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace cudnnfe::rt;

/// The object behind cudnnfe_artifact_t.
struct cudnnfe_artifact {
  void *library = nullptr;
  const char *manifestText = nullptr;
  Manifest manifest;
  const cudnnfe_module_desc_t *module = nullptr;
  /// Of each entry, in the order of the manifest.
  std::vector<cudnnfe_entry_fn_t> functions;

  ~cudnnfe_artifact() {
    if (library)
      dlclose(library);
  }

  Error open(const char *path);
};

/// A damaged file is refused before its code could run.
static Error checkFile(const std::string &file) {
  int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat info;
  if (descriptor < 0 || fstat(descriptor, &info) != 0 ||
      !S_ISREG(info.st_mode) || info.st_size <= 0) {
    if (descriptor >= 0)
      ::close(descriptor);
    return success(); // The loader says what it is.
  }
  size_t size = static_cast<size_t>(info.st_size);
  void *bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  ::close(descriptor);
  if (bytes == MAP_FAILED)
    return success();
  cudnnfe::ChecksumState state =
      cudnnfe::verifyChecksum({static_cast<const char *>(bytes), size});
  munmap(bytes, size);
  if (state != cudnnfe::ChecksumState::Differs)
    return success();
  return invalid("'" + file +
                 "' is damaged: its bytes do not have the checksum that is "
                 "written at its end");
}

Error cudnnfe_artifact::open(const char *path) {
  // Without a slash the loader would search its own folders instead.
  std::string file = path;
  if (file.find('/') == std::string::npos)
    file = "./" + file;
  if (access(file.c_str(), R_OK) != 0)
    return invalid("expected a readable artifact but there is none at '" +
                   file + "'");
  CUDNNFE_RETURN_IF_ERROR(checkFile(file));
  library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    return invalid("loading '" + file +
                   "' failed: " + (reason ? reason : "no reason given"));
  }
  manifestText =
      static_cast<const char *>(dlsym(library, CUDNNFE_MANIFEST_SYMBOL));
  if (!manifestText)
    return invalid("'" + file +
                   "' exports no " CUDNNFE_MANIFEST_SYMBOL
                   ", expected an artifact of cudnnfe-compile");
  CUDNNFE_RETURN_IF_ERROR(withContext(
      parseManifest(manifestText, std::strlen(manifestText), manifest),
      "'" + file + "': ", nullptr));
  if (manifest.needsDevice) {
    module = static_cast<const cudnnfe_module_desc_t *>(
        dlsym(library, CUDNNFE_MODULE_SYMBOL));
    if (!module)
      return invalid("'" + file +
                     "' exports no " CUDNNFE_MODULE_SYMBOL
                     ", which its manifest calls for");
  }
  for (const ManifestEntry &entry : manifest.entries) {
    std::string symbol = CUDNNFE_ENTRY_PREFIX + entry.name;
    void *function = dlsym(library, symbol.c_str());
    if (!function)
      return invalid("'" + file + "' exports no " + symbol +
                     ", which its manifest lists");
    functions.push_back(reinterpret_cast<cudnnfe_entry_fn_t>(function));
  }
  log(2, "opened artifact '%s' with %zu entries", file.c_str(),
      functions.size());
  return success();
}

cudnnfe_status_t *cudnnfe_artifact_open(const char *path,
                                        cudnnfe_artifact_t **artifact) {
  return guard([&]() -> Error {
    if (!path || !artifact)
      return invalid(
          "expected a path and a place for the artifact but got null");
    auto fresh = std::make_unique<cudnnfe_artifact>();
    CUDNNFE_RETURN_IF_ERROR(fresh->open(path));
    *artifact = fresh.release();
    return success();
  });
}

void cudnnfe_artifact_close(cudnnfe_artifact_t *artifact) { delete artifact; }

const char *cudnnfe_artifact_manifest(const cudnnfe_artifact_t *artifact) {
  return artifact ? artifact->manifestText : "";
}

int32_t cudnnfe_artifact_needs_device(const cudnnfe_artifact_t *artifact) {
  return artifact && artifact->manifest.needsDevice;
}

const cudnnfe_module_desc_t *
cudnnfe_artifact_module_desc(const cudnnfe_artifact_t *artifact) {
  return artifact ? artifact->module : nullptr;
}

int64_t cudnnfe_artifact_num_entries(const cudnnfe_artifact_t *artifact) {
  return artifact ? static_cast<int64_t>(artifact->manifest.entries.size()) : 0;
}

static Error findEntry(const cudnnfe_artifact_t *artifact, int64_t index,
                       const ManifestEntry *&entry) {
  if (!artifact)
    return invalid("expected an artifact but got null");
  size_t count = artifact->manifest.entries.size();
  if (index < 0 || static_cast<size_t>(index) >= count)
    return invalid("expected an entry below " + std::to_string(count) +
                   " but got " + std::to_string(index));
  entry = &artifact->manifest.entries[static_cast<size_t>(index)];
  return success();
}

cudnnfe_status_t *cudnnfe_artifact_entry(const cudnnfe_artifact_t *artifact,
                                         int64_t entry,
                                         cudnnfe_entry_info_t *info) {
  return guard([&]() -> Error {
    const ManifestEntry *found = nullptr;
    CUDNNFE_RETURN_IF_ERROR(findEntry(artifact, entry, found));
    cudnnfe_entry_info_t facts{};
    facts.name = found->name.c_str();
    facts.num_inputs = static_cast<int64_t>(found->numInputs);
    facts.num_results =
        static_cast<int64_t>(found->arguments.size() - found->numInputs);
    facts.function = artifact->functions[static_cast<size_t>(entry)];
    return copyRecord(info, &facts, sizeof facts, "cudnnfe_entry_info_t");
  });
}

cudnnfe_status_t *cudnnfe_artifact_find(const cudnnfe_artifact_t *artifact,
                                        const char *name, int64_t *entry) {
  return guard([&]() -> Error {
    if (!artifact || !name || !entry)
      return invalid("expected an artifact, a name and a place for the index "
                     "but got null");
    std::string names;
    for (size_t i = 0; i < artifact->manifest.entries.size(); ++i) {
      const std::string &known = artifact->manifest.entries[i].name;
      if (known == name) {
        *entry = static_cast<int64_t>(i);
        return success();
      }
      names += (i ? ", '" : "'") + known + "'";
    }
    return invalid("expected one of the entries " + names + " but got '" +
                   name + "'");
  });
}

cudnnfe_status_t *cudnnfe_artifact_argument(const cudnnfe_artifact_t *artifact,
                                            int64_t entry, int64_t argument,
                                            cudnnfe_argument_info_t *info) {
  return guard([&]() -> Error {
    const ManifestEntry *found = nullptr;
    CUDNNFE_RETURN_IF_ERROR(findEntry(artifact, entry, found));
    if (argument < 0 ||
        static_cast<size_t>(argument) >= found->arguments.size())
      return invalid("expected an argument below " +
                     std::to_string(found->arguments.size()) + " but got " +
                     std::to_string(argument));
    const ManifestArgument &source =
        found->arguments[static_cast<size_t>(argument)];
    cudnnfe_argument_info_t facts{};
    facts.name = source.name.c_str();
    facts.type = source.type.c_str();
    facts.element_bits = source.elementBits;
    facts.is_scalar = source.isScalar;
    facts.rank = static_cast<int64_t>(source.shape.size());
    facts.shape = source.shape.data();
    facts.strides = source.strides.data();
    facts.alignment = source.alignment;
    facts.size = source.size;
    return copyRecord(info, &facts, sizeof facts, "cudnnfe_argument_info_t");
  });
}

cudnnfe_status_t *cudnnfe_artifact_call(const cudnnfe_artifact_t *artifact,
                                        int64_t entry, cudnnfe_handle_t *handle,
                                        void *const *args, int64_t num_args,
                                        void *workspace) {
  return guard([&]() -> Error {
    const ManifestEntry *found = nullptr;
    CUDNNFE_RETURN_IF_ERROR(findEntry(artifact, entry, found));
    if (num_args != static_cast<int64_t>(found->arguments.size()))
      return invalid("expected " + std::to_string(found->arguments.size()) +
                     " arguments for '" + found->name + "' but got " +
                     std::to_string(num_args));
    for (int64_t i = 0; i < num_args; ++i)
      if (!args || !args[i])
        return invalid("expected a pointer as argument " + std::to_string(i) +
                       " of '" + found->name + "' but got null");
    if (artifact->manifest.needsDevice && !handle)
      return invalid("expected a handle for '" + found->name +
                     "', which runs on a device, but got null");
    return Error(artifact->functions[static_cast<size_t>(entry)](handle, args,
                                                                 workspace));
  });
}

/// The number of the program in the module's tables that belongs to an entry.
static Error findProgramIndex(const cudnnfe_artifact_t *artifact,
                              const ManifestEntry &entry, int64_t &index) {
  if (entry.program < 0 || entry.program >= artifact->module->num_programs)
    return invalid("the manifest gives '" + entry.name + "' the program " +
                   std::to_string(entry.program) + ", expected one below " +
                   std::to_string(artifact->module->num_programs));
  index = entry.program;
  return success();
}

cudnnfe_status_t *
cudnnfe_artifact_workspace_size(const cudnnfe_artifact_t *artifact,
                                int64_t entry, cudnnfe_handle_t *handle,
                                int64_t *size) {
  return guard([&]() -> Error {
    const ManifestEntry *found = nullptr;
    CUDNNFE_RETURN_IF_ERROR(findEntry(artifact, entry, found));
    if (!size)
      return invalid("expected a place for the size but got null");
    if (!artifact->manifest.needsDevice) {
      *size = 0;
      return success();
    }
    int64_t program = 0;
    CUDNNFE_RETURN_IF_ERROR(findProgramIndex(artifact, *found, program));
    return Error(cudnnfe_program_workspace_size(handle, artifact->module,
                                                program, size));
  });
}

cudnnfe_status_t *cudnnfe_artifact_load(const cudnnfe_artifact_t *artifact,
                                        int64_t entry,
                                        cudnnfe_handle_t *handle) {
  return guard([&]() -> Error {
    if (!artifact)
      return invalid("expected an artifact but got null");
    if (entry == -1)
      return artifact->manifest.needsDevice
                 ? Error(cudnnfe_module_load(handle, artifact->module, -1))
                 : success();
    const ManifestEntry *found = nullptr;
    CUDNNFE_RETURN_IF_ERROR(findEntry(artifact, entry, found));
    if (!artifact->manifest.needsDevice)
      return success();
    int64_t program = 0;
    CUDNNFE_RETURN_IF_ERROR(findProgramIndex(artifact, *found, program));
    return Error(cudnnfe_module_load(handle, artifact->module, program));
  });
}
