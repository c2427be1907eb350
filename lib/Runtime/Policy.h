//===- Policy.h - reading the text of a selection policy --------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_RUNTIME_POLICY_H
#define CUDNNFE_LIB_RUNTIME_POLICY_H

#include "CudnnFE/Cudnn/Selection.h"
#include "Status.h"

#include <string_view>

namespace cudnnfe::rt {

/// Reads exactly what cudnn::SelectionPolicy::str writes: a policy that was
/// honoured at compile time is honoured when a plan is rebuilt, or the rebuild
/// is refused.
Error parsePolicy(std::string_view text, cudnn::SelectionPolicy &policy);

} // namespace cudnnfe::rt

#endif // CUDNNFE_LIB_RUNTIME_POLICY_H
