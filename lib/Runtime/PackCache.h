//===- PackCache.h - variant packs by pointer set ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_PACKCACHE_H
#define CUDNNFE_LIB_RUNTIME_PACKCACHE_H

#include "CudnnFE/Cudnn/Library.h"
#include "Status.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace cudnnfe::rt {

/// Storage for one by-value scalar, aligned for every type that it may hold.
struct alignas(16) ScalarSlot {
  unsigned char bytes[16];
};

/// A finalized variant pack and the host memory that it points to.
struct Pack {
  void *descriptor = nullptr;
  /// One slot for each SCALAR binding, filled before every execution.
  std::unique_ptr<ScalarSlot[]> scalars;
};

/// The variant packs of one plan, by the device pointers they were made for.
/// Pointers of a finalized pack cannot be set again, and making one costs as
/// much as launching small work, so packs are kept: up to `capacity`, then the
/// oldest goes.
class PackCache {
public:
  static constexpr size_t capacity = 256;

  PackCache() = default;
  PackCache(PackCache &&) = default;
  PackCache &operator=(PackCache &&) = default;
  ~PackCache();

  /// Learns the layout. The bindings must outlive the cache.
  void open(const cudnn::Library &library, const cudnnfe_binding_t *bindings,
            size_t numBindings);

  /// The pack for these pointers with their scalars written, made when it is
  /// new.
  Error get(void *const *pointers, void *workspace, void *&descriptor) {
    Pack *pack = find(pointers, workspace);
    if (!pack)
      if (Error error = make(pointers, workspace, pack))
        return error;
    if (!scalarBindings.empty())
      if (Error error = writeScalars(*pack, pointers))
        return error;
    descriptor = pack->descriptor;
    return nullptr;
  }

  size_t size() const { return packs.size(); }

  /// Bytes at the beginning of the graph's workspace that WORKSPACE bindings
  /// use; the plan's own follow.
  int64_t boundWorkspace() const { return workspaceOffset; }

  /// Destroys all packs.
  Error clear();

private:
  static constexpr size_t tableSize = 1024;

  Pack *find(void *const *pointers, void *workspace);
  Error make(void *const *pointers, void *workspace, Pack *&pack);
  Error writeScalars(Pack &pack, void *const *pointers) const;
  uint64_t hash(void *const *pointers, void *workspace) const;
  bool matches(size_t pack, void *const *pointers, void *workspace) const;
  void insert(uint64_t hash, size_t pack);
  Error check(int code, const char *call) const;

  const cudnn::Library *library = nullptr;
  const cudnnfe_binding_t *bindings = nullptr;
  size_t numBindings = 0;
  /// Positions of the device pointers that make up the key, each once.
  std::vector<int64_t> keyIndices;
  /// Numbers of the SCALAR bindings.
  std::vector<size_t> scalarBindings;
  std::unique_ptr<ScalarSlot[]> literals;
  int64_t workspaceOffset = 0;

  std::vector<Pack> packs;
  /// keyIndices.size() + 1 pointers for each pack, the workspace last.
  std::vector<void *> keys;
  std::vector<uint64_t> hashes;
  /// Open addressing: 0 is free, otherwise the number of a pack plus 1.
  std::vector<uint16_t> table;
  size_t last = 0;
  size_t nextVictim = 0;
};

} // namespace cudnnfe::rt

#endif // CUDNNFE_LIB_RUNTIME_PACKCACHE_H
