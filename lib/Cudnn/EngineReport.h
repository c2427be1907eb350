//===- EngineReport.h - cuDNN's own words on engines ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef CUDNNFE_LIB_CUDNN_ENGINEREPORT_H
#define CUDNNFE_LIB_CUDNN_ENGINEREPORT_H

#include "CudnnFE/Cudnn/Plan.h"

#include <string>
#include <vector>

namespace cudnnfe::cudnn {

/// What cuDNN says about one engine configuration that it does not offer.
struct EngineReport {
  EngineChoice choice;
  std::string reason;
  int32_t code = 0;
};

/// The innermost reason of a chain "Warning: STATUS; Reason: TEXT Warning:
/// ...": the outer ones only name the functions that passed it on. Other texts
/// come back as they are. Long ones are cut.
std::string innermostReason(const std::string &text);

/// After a heuristics query without results, the last error text holds a report
/// for each configuration that was considered: its engine and knobs as JSON,
/// then a chain of reasons. Text in another form gives an empty list.
std::vector<EngineReport> parseEngineReports(const std::string &text);

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_LIB_CUDNN_ENGINEREPORT_H
