//===- EngineReport.cpp - cuDNN's own words on engines --------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "EngineReport.h"

#include <algorithm>
#include <charconv>
#include <string_view>

using namespace cudnnfe::cudnn;

static constexpr std::string_view nextWarning = " Warning: ";
static constexpr std::string_view nextError = " Error: ";
static constexpr std::string_view reasonMark = "; Reason: ";
static constexpr std::string_view statusPrefix = "CUDNN_STATUS_";
static constexpr std::string_view engineMark = "{\"engineId\":";
static constexpr size_t longestReason = 400;

/// The first link of a chain.
static bool firstLink(std::string_view text, std::string_view &status,
                      std::string_view &reason) {
  size_t begin = text.find(statusPrefix);
  size_t mark = text.find(reasonMark);
  if (begin == std::string_view::npos || mark == std::string_view::npos ||
      mark < begin)
    return false;
  status = text.substr(begin, mark - begin);
  if (status.find(' ') != std::string_view::npos)
    return false;
  reason = text.substr(mark + reasonMark.size());
  reason = reason.substr(
      0, std::min(reason.find(nextWarning), reason.find(nextError)));
  reason = reason.substr(0, reason.find_last_not_of(' ') + 1);
  return true;
}

static std::string cut(std::string_view text) {
  if (text.size() <= longestReason)
    return std::string(text);
  return std::string(text.substr(0, longestReason)) + "...";
}

std::string cudnnfe::cudnn::innermostReason(const std::string &text) {
  std::string_view status, reason;
  if (firstLink(text, status, reason))
    return cut(reason);
  return cut(text);
}

/// Reads `"name":number` pairs up to the closing brace.
static bool parseKnobs(std::string_view text, std::vector<KnobChoice> &knobs) {
  constexpr std::string_view prefix = "CUDNN_KNOB_TYPE_";
  const EnumInfo *names = enumOf(ValueType::KNOB_TYPE);
  while (!text.empty() && text.front() == '"') {
    size_t quote = text.find('"', 1);
    if (quote == std::string_view::npos || text.substr(quote, 2) != "\":")
      return false;
    std::string_view name = text.substr(1, quote - 1);
    text.remove_prefix(quote + 2);
    int64_t value = 0;
    auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc())
      return false;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    const EnumValueInfo *known = name.substr(0, prefix.size()) == prefix
                                     ? names->find(name.substr(prefix.size()))
                                     : nullptr;
    // -1 leaves the choice to cuDNN. A knob that the table does not know cannot
    // be named; the reason is worth reporting all the same.
    if (known && value != -1)
      knobs.push_back({known->value, value});
    if (!text.empty() && text.front() == ',')
      text.remove_prefix(1);
  }
  return true;
}

static bool parseReport(std::string_view text, EngineReport &report) {
  text.remove_prefix(engineMark.size());
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(),
                                      report.choice.engine);
  if (error != std::errc() || report.choice.engine < 0)
    return false;
  text.remove_prefix(static_cast<size_t>(end - text.data()));
  constexpr std::string_view knobsMark = "\"knobChoices\":{";
  size_t knobs = text.find(knobsMark);
  size_t close = text.find('}');
  if (knobs != std::string_view::npos && close != std::string_view::npos &&
      knobs < close) {
    size_t begin = knobs + knobsMark.size();
    if (!parseKnobs(text.substr(begin, close - begin), report.choice.knobs))
      return false;
  }
  std::string_view status, reason;
  if (!firstLink(text, status, reason))
    return false;
  const EnumInfo *statuses = findEnum("StatusCode");
  if (const EnumValueInfo *value =
          statuses->find(status.substr(statusPrefix.size())))
    report.code = value->value;
  report.reason = std::string(status) + ": " + cut(reason);
  return true;
}

std::vector<EngineReport>
cudnnfe::cudnn::parseEngineReports(const std::string &text) {
  constexpr size_t mostReports = 256;
  std::vector<EngineReport> reports;
  std::string_view rest = text;
  size_t begin = rest.find(engineMark);
  while (begin != std::string_view::npos && reports.size() < mostReports) {
    rest.remove_prefix(begin);
    size_t next = rest.find(engineMark, engineMark.size());
    EngineReport report;
    if (parseReport(rest.substr(0, next), report))
      reports.push_back(std::move(report));
    begin = next;
  }
  return reports;
}
