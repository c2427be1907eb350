//===- WorkerProtocol.h - messages of the plan worker -----------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A message is a length of 8 bytes (little endian) and that many bytes. Both
// sides are built from the same sources and run on one machine, so the format
// carries a version only to notice a stray worker of another installation.
// Readers never trust a length.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_WORKERPROTOCOL_H
#define CUDNNFE_CUDNN_WORKERPROTOCOL_H

#include "CudnnFE/Cudnn/Selection.h"

#include <string>
#include <string_view>

namespace cudnnfe::cudnn {

/// Messages beyond this size are refused by both sides.
inline constexpr uint64_t kMaxMessageBytes = uint64_t(1) << 30;

std::string encodeRequest(const SelectionRequest &request);
bool decodeRequest(std::string_view bytes, SelectionRequest &request);

std::string encodeResult(const SelectionResult &result);
bool decodeResult(std::string_view bytes, SelectionResult &result);

/// The bytes of a length prefix.
std::string encodeLength(uint64_t length);
uint64_t decodeLength(const unsigned char (&bytes)[8]);

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_WORKERPROTOCOL_H
