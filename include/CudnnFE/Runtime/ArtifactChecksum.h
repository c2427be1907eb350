//===- ArtifactChecksum.h - the end of an artifact's file -------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cudnnfe-compile writes 16 bytes behind the shared object, where neither the
// loader nor other tools look: a mark and the checksum of all bytes before it.
// What rewrites the file, such as strip, drops them; such a file has no
// checksum and is taken as it is.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_RUNTIME_ARTIFACTCHECKSUM_H
#define CUDNNFE_RUNTIME_ARTIFACTCHECKSUM_H

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace cudnnfe {

inline constexpr std::string_view kChecksumMark = "CFESUM01";
inline constexpr size_t kChecksumSize = kChecksumMark.size() + 8;

/// Has to find damage, not forgery. Each step is invertible, so that no change
/// of a single word goes unnoticed.
inline uint64_t computeChecksum(std::string_view bytes) {
  uint64_t state = 0x9E3779B97F4A7C15u ^ bytes.size();
  while (!bytes.empty()) {
    unsigned char piece[8] = {};
    size_t length = bytes.size() < 8 ? bytes.size() : 8;
    std::memcpy(piece, bytes.data(), length);
    bytes.remove_prefix(length);
    uint64_t word = 0;
    for (int i = 0; i < 8; ++i)
      word |= uint64_t(piece[i]) << (8 * i);
    state = (state ^ word) * 0xBF58476D1CE4E5B9u;
    state ^= state >> 32;
  }
  return state;
}

/// What is to be written behind these bytes.
inline std::string makeChecksumTrailer(std::string_view bytes) {
  std::string trailer(kChecksumMark);
  uint64_t sum = computeChecksum(bytes);
  for (int shift = 0; shift < 64; shift += 8)
    trailer.push_back(static_cast<char>((sum >> shift) & 0xff));
  return trailer;
}

enum class ChecksumState { None, Matches, Differs };

/// Compares the bytes of a whole file with the checksum at its end.
inline ChecksumState verifyChecksum(std::string_view file) {
  if (file.size() < kChecksumSize ||
      file.substr(file.size() - kChecksumSize, kChecksumMark.size()) !=
          kChecksumMark)
    return ChecksumState::None;
  std::string_view trailer = file.substr(file.size() - kChecksumSize);
  file.remove_suffix(kChecksumSize);
  return makeChecksumTrailer(file) == trailer ? ChecksumState::Matches
                                              : ChecksumState::Differs;
}

} // namespace cudnnfe

#endif // CUDNNFE_RUNTIME_ARTIFACTCHECKSUM_H
