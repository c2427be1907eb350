//===- Artifact.h - what cudnnfe-compile writes -----------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An artifact is a shared object with one entry point per public function, a
// manifest and, for a device, the tables of CudnnFE/Runtime/Runtime.h. This
// file holds what is common to both targets: signatures, manifest, C header,
// linking.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_TARGET_ARTIFACT_H
#define CUDNNFE_TARGET_ARTIFACT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

#include <string>
#include <vector>

namespace mlir::cudnnfe {

/// Version of the manifest's format; readers refuse others.
inline constexpr int64_t kManifestVersion = 1;

/// An input or result of an entry.
struct ArtifactArgument {
  std::string name;
  /// As MLIR spells the element type.
  std::string type;
  bool isScalar = false;
  std::vector<int64_t> shape;
  /// In elements.
  std::vector<int64_t> strides;
  /// Of the address, in bytes.
  int64_t alignment = 1;
};

/// A public function.
struct ArtifactEntry {
  std::string name;
  std::string location;
  /// Number of the function in the module's tables; -1 on the CPU target.
  int64_t program = -1;
  std::vector<ArtifactArgument> inputs;
  std::vector<ArtifactArgument> results;
};

struct Manifest {
  /// "cpu" or "cuda".
  std::string target;
  /// The processor of a CPU artifact.
  std::string cpu;
  std::vector<ArtifactEntry> entries;
  /// Further members: device, cudnn_version, graphs.
  llvm::json::Object details;
};

/// The entries of a module before it is lowered: its public functions with a
/// body. Says why a function cannot be an entry.
FailureOr<std::vector<ArtifactEntry>> collectEntries(ModuleOp module);

/// The manifest as JSON, the same for the same contents.
std::string printManifest(const Manifest &manifest);

/// A C header with a typed inline function for each entry; `prefix` begins
/// their names.
std::string printHeader(const Manifest &manifest, StringRef prefix);

/// Adds the manifest to a module in the LLVM dialect.
void embedManifest(ModuleOp module, StringRef json);

/// Gives the entry points of a CPU program a guard: null and misaligned
/// pointers and traps become a status. For a module in the LLVM dialect.
void guardEntries(ModuleOp module, ArrayRef<ArtifactEntry> entries);

struct LinkOptions {
  /// The ld.lld to use; empty for a search beside this tool, LLVM and on PATH.
  std::string linker;
  /// libcudnnfe_runtime.so; empty for a search beside this tool.
  std::string runtime;
};

/// Links a relocatable object to an artifact, which is answered and will be
/// written to `output`. Only what the runtime looks for is exported.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
linkArtifact(StringRef object, StringRef output, const LinkOptions &options);

} // namespace mlir::cudnnfe

#endif // CUDNNFE_TARGET_ARTIFACT_H
