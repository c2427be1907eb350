//===- PlanCache.h - finished plans on disk ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef CUDNNFE_CUDNN_PLANCACHE_H
#define CUDNNFE_CUDNN_PLANCACHE_H

#include "CudnnFE/Cudnn/Status.h"

#include <cstdint>
#include <string>

namespace cudnnfe::cudnn {

/// A folder of finished plans, each under its plan key. Several processes may
/// use one folder. Entries are written atomically; damaged ones count as
/// missing. When the folder grows over the limit, the entries that were not
/// used for the longest time go first.
///
/// The cache stores bytes; what they mean is the business of its user, and so
/// is that the key covers everything they depend on.
class PlanCache {
public:
  static constexpr uint64_t defaultLimit = uint64_t(1) << 30;

  /// The folder is created when something is stored.
  explicit PlanCache(std::string folder, uint64_t limitBytes = defaultLimit);

  /// CUDNNFE_CACHE_DIR, else XDG_CACHE_HOME/cudnnfe/plans, else
  /// HOME/.cache/cudnnfe/plans; empty if there is none of these.
  static std::string defaultFolder();

  /// Reads the entry of a key and marks it as used. False if there is none.
  bool lookup(const std::string &key, std::string &bytes);
  /// Writes an entry, then makes room. An entry over the limit is not written.
  Status store(const std::string &key, const std::string &bytes);

  const std::string &folder() const { return directory; }

  /// A key is 8 to 128 lower-case hexadecimal digits.
  static bool isValidKey(const std::string &key);

private:
  std::string pathOf(const std::string &key) const;
  void makeRoom();

  std::string directory;
  uint64_t limit;
};

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_PLANCACHE_H
