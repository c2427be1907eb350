//===- PackCache.cpp - variant packs by pointer set -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackCache.h"
#include "Handle.h"
#include "Log.h"

#include <algorithm>
#include <cstring>

using namespace cudnnfe;
using namespace cudnnfe::rt;

namespace {
/// The numbers of the public backend API that a variant pack needs.
enum : int {
  variantPack = 16,
  attributeUniqueIds = 1000,
  attributeDataPointers = 1001,
  attributeWorkspace = 1003,
  typeInt64 = 3,
  typeVoidPointer = 6,
};
} // namespace

PackCache::~PackCache() { clear(); }

void PackCache::open(const cudnn::Library &lib, const cudnnfe_binding_t *table_,
                     size_t count) {
  library = &lib;
  bindings = table_;
  numBindings = count;
  literals = std::make_unique<ScalarSlot[]>(count);
  for (size_t i = 0; i < count; ++i) {
    const cudnnfe_binding_t &binding = bindings[i];
    switch (binding.kind) {
    case CUDNNFE_BINDING_TENSOR:
      if (std::find(keyIndices.begin(), keyIndices.end(), binding.index) ==
          keyIndices.end())
        keyIndices.push_back(binding.index);
      break;
    case CUDNNFE_BINDING_SCALAR:
      scalarBindings.push_back(i);
      break;
    case CUDNNFE_BINDING_LITERAL:
      std::memcpy(literals[i].bytes, binding.literal,
                  static_cast<size_t>(binding.size));
      break;
    case CUDNNFE_BINDING_WORKSPACE:
      workspaceOffset =
          std::max(workspaceOffset, binding.offset + binding.size);
      break;
    }
  }
  int64_t mask = CUDNNFE_SCRATCH_ALIGNMENT - 1;
  workspaceOffset = (workspaceOffset + mask) & ~mask;
  table.assign(tableSize, 0);
}

Error PackCache::check(int code, const char *call) const {
  return code ? toError(library->error(code, call)) : success();
}

uint64_t PackCache::hash(void *const *pointers, void *workspace) const {
  uint64_t value = reinterpret_cast<uintptr_t>(workspace) + 0x9E3779B97F4A7C15u;
  for (int64_t index : keyIndices) {
    value ^= reinterpret_cast<uintptr_t>(pointers[index]);
    value *= 0xBF58476D1CE4E5B9u;
    value ^= value >> 31;
  }
  return value;
}

bool PackCache::matches(size_t pack, void *const *pointers,
                        void *workspace) const {
  size_t width = keyIndices.size();
  void *const *key = keys.data() + pack * (width + 1);
  for (size_t i = 0; i < width; ++i)
    if (key[i] != pointers[keyIndices[i]])
      return false;
  return key[width] == workspace;
}

Pack *PackCache::find(void *const *pointers, void *workspace) {
  if (packs.empty())
    return nullptr;
  if (matches(last, pointers, workspace))
    return &packs[last];
  uint64_t wanted = hash(pointers, workspace);
  for (size_t at = wanted % tableSize; table[at]; at = (at + 1) % tableSize) {
    size_t pack = table[at] - 1u;
    if (hashes[pack] == wanted && matches(pack, pointers, workspace)) {
      last = pack;
      return &packs[pack];
    }
  }
  return nullptr;
}

void PackCache::insert(uint64_t value, size_t pack) {
  size_t at = value % tableSize;
  while (table[at])
    at = (at + 1) % tableSize;
  table[at] = static_cast<uint16_t>(pack + 1);
}

static Error refuseNull(const cudnnfe_binding_t &binding) {
  return invalid("expected data for argument " + std::to_string(binding.index) +
                 " but got a null pointer");
}

Error PackCache::writeScalars(Pack &pack, void *const *pointers) const {
  for (size_t i = 0; i < scalarBindings.size(); ++i) {
    const cudnnfe_binding_t &binding = bindings[scalarBindings[i]];
    // A pack is found by its tensors: its scalars are not those it was made
    // with.
    if (!pointers[binding.index])
      return refuseNull(binding);
    std::memcpy(pack.scalars[i].bytes, pointers[binding.index],
                static_cast<size_t>(binding.size));
  }
  return success();
}

namespace {
/// Destroys a descriptor unless it was kept.
struct DescriptorGuard {
  const cudnn::Library &library;
  void *descriptor = nullptr;

  ~DescriptorGuard() {
    if (descriptor)
      library.api().destroyDescriptor(descriptor);
  }
};
} // namespace

Error PackCache::make(void *const *pointers, void *workspace, Pack *&result) {
  Pack fresh;
  fresh.scalars = std::make_unique<ScalarSlot[]>(scalarBindings.size());
  std::vector<void *> data(numBindings);
  std::vector<int64_t> uids(numBindings);
  size_t scalar = 0;
  for (size_t i = 0; i < numBindings; ++i) {
    const cudnnfe_binding_t &binding = bindings[i];
    uids[i] = binding.uid;
    if (binding.kind == CUDNNFE_BINDING_LITERAL) {
      data[i] = literals[i].bytes;
      continue;
    }
    if (binding.kind == CUDNNFE_BINDING_WORKSPACE) {
      if (!workspace)
        return invalid("expected a workspace but got a null pointer");
      data[i] = static_cast<char *>(workspace) + binding.offset;
      continue;
    }
    void *pointer = pointers[binding.index];
    if (!pointer)
      return refuseNull(binding);
    if (binding.kind == CUDNNFE_BINDING_SCALAR) {
      data[i] = fresh.scalars[scalar++].bytes;
      continue;
    }
    data[i] = static_cast<char *>(pointer) + binding.offset;
    if (binding.alignment > 1 && reinterpret_cast<uintptr_t>(data[i]) %
                                     static_cast<uintptr_t>(binding.alignment))
      return invalid("expected the data of argument " +
                     std::to_string(binding.index) + " to be aligned to " +
                     std::to_string(binding.alignment) +
                     " bytes, which the plan relies on");
  }

  void *planWorkspace =
      workspace ? static_cast<char *>(workspace) + workspaceOffset : nullptr;
  const cudnn::Api &api = library->api();
  DescriptorGuard descriptor{*library};
  CUDNNFE_RETURN_IF_ERROR(
      check(api.createDescriptor(variantPack, &descriptor.descriptor),
            "cudnnBackendCreateDescriptor(VARIANT_PACK)"));
  int64_t count = static_cast<int64_t>(numBindings);
  CUDNNFE_RETURN_IF_ERROR(
      check(api.setAttribute(descriptor.descriptor, attributeWorkspace,
                             typeVoidPointer, 1, &planWorkspace),
            "cudnnBackendSetAttribute(VARIANT_PACK_WORKSPACE)"));
  CUDNNFE_RETURN_IF_ERROR(
      check(api.setAttribute(descriptor.descriptor, attributeDataPointers,
                             typeVoidPointer, count, data.data()),
            "cudnnBackendSetAttribute(VARIANT_PACK_DATA_POINTERS)"));
  CUDNNFE_RETURN_IF_ERROR(
      check(api.setAttribute(descriptor.descriptor, attributeUniqueIds,
                             typeInt64, count, uids.data()),
            "cudnnBackendSetAttribute(VARIANT_PACK_UNIQUE_IDS)"));
  CUDNNFE_RETURN_IF_ERROR(check(api.finalize(descriptor.descriptor),
                                "cudnnBackendFinalize(VARIANT_PACK)"));

  size_t width = keyIndices.size() + 1;
  size_t place = packs.size();
  bool evict = place == capacity;
  if (evict) {
    place = nextVictim;
    nextVictim = (nextVictim + 1) % capacity;
    // A pack that cuDNN does not want to destroy is no reason to stop.
    if (int code = api.destroyDescriptor(packs[place].descriptor))
      log(1, "destroying a variant pack failed with status %d", code);
  } else {
    // Room first, so that nothing below can fail halfway.
    packs.reserve(place + 1);
    hashes.reserve(place + 1);
    keys.resize((place + 1) * width);
    packs.emplace_back();
    hashes.push_back(0);
  }
  fresh.descriptor = descriptor.descriptor;
  descriptor.descriptor = nullptr;
  packs[place] = std::move(fresh);
  for (size_t i = 0; i + 1 < width; ++i)
    keys[place * width + i] = pointers[keyIndices[i]];
  keys[place * width + width - 1] = workspace;
  hashes[place] = hash(pointers, workspace);
  if (evict) {
    std::fill(table.begin(), table.end(), 0);
    for (size_t i = 0; i < packs.size(); ++i)
      insert(hashes[i], i);
  } else {
    insert(hashes[place], place);
  }
  last = place;
  result = &packs[place];
  return success();
}

Error PackCache::clear() {
  Error first;
  for (Pack &pack : packs)
    if (pack.descriptor)
      if (Error error = check(library->api().destroyDescriptor(pack.descriptor),
                              "cudnnBackendDestroyDescriptor(VARIANT_PACK)"))
        if (!first)
          first = std::move(error);
  packs.clear();
  keys.clear();
  hashes.clear();
  std::fill(table.begin(), table.end(), 0);
  last = nextVictim = 0;
  return first;
}
