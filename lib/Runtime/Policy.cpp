//===- Policy.cpp - reading the text of a selection policy ----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Policy.h"

#include <cstdlib>
#include <optional>

using namespace cudnnfe;
using namespace cudnnfe::rt;

static std::optional<int64_t> readNumber(std::string_view text) {
  if (text.empty() || text.size() > 18)
    return std::nullopt;
  int64_t value = 0;
  for (char c : text) {
    if (c < '0' || c > '9')
      return std::nullopt;
    value = 10 * value + (c - '0');
  }
  return value;
}

/// The number below `limit` that `print` spells like `name`.
template <typename Print>
static std::optional<int32_t> findName(std::string_view name, int32_t limit,
                                       Print print) {
  for (int32_t value = 0; value < limit; ++value)
    if (print(value) == name)
      return value;
  std::optional<int64_t> number = readNumber(name);
  if (number && *number <= INT32_MAX)
    return static_cast<int32_t>(*number);
  return std::nullopt;
}

/// Calls `use` with each part between separators.
template <typename Use>
static bool split(std::string_view text, char separator, Use use) {
  while (true) {
    size_t end = text.find(separator);
    if (!use(text.substr(0, end)))
      return false;
    if (end == std::string_view::npos)
      return true;
    text.remove_prefix(end + 1);
  }
}

static bool readNotes(std::string_view text, std::string (*print)(int32_t),
                      std::vector<int32_t> &notes) {
  return split(text, ',', [&](std::string_view name) {
    std::optional<int32_t> note = findName(name, 64, print);
    if (note)
      notes.push_back(*note);
    return note.has_value();
  });
}

static bool readItem(std::string_view item, cudnn::SelectionPolicy &policy) {
  size_t equals = item.find('=');
  std::string_view name = item.substr(0, equals);
  std::string_view value = equals == std::string_view::npos
                               ? std::string_view()
                               : item.substr(equals + 1);
  auto readLimit = [&](int64_t &limit) {
    std::optional<int64_t> number = readNumber(value);
    if (number)
      limit = *number;
    return number.has_value();
  };
  if (equals == std::string_view::npos) {
    if (name == "allow_tf32")
      policy.allowTf32 = true;
    else if (name == "deterministic")
      policy.deterministic = true;
    else if (name == "strict_nan")
      policy.strictNan = true;
    else
      return false;
    return true;
  }
  if (name == "modes") {
    policy.modes.clear();
    return value.empty() || split(value, ',', [&](std::string_view mode) {
             std::optional<int32_t> number =
                 findName(mode, 16, [](int32_t each) {
                   return cudnn::heurModeName(
                       static_cast<cudnn::HeurMode>(each));
                 });
             if (number)
               policy.modes.push_back(static_cast<cudnn::HeurMode>(*number));
             return number.has_value();
           });
  }
  if (name == "bar_numerical")
    return readNotes(value, cudnn::numericalNoteName,
                     policy.barredNumericalNotes);
  if (name == "require_numerical")
    return readNotes(value, cudnn::numericalNoteName,
                     policy.requiredNumericalNotes);
  if (name == "bar_behavior")
    return readNotes(value, cudnn::behaviorNoteName,
                     policy.barredBehaviorNotes);
  if (name == "require_behavior")
    return readNotes(value, cudnn::behaviorNoteName,
                     policy.requiredBehaviorNotes);
  if (name == "workspace_limit")
    return readLimit(policy.workspaceLimit);
  if (name == "shared_memory_limit")
    return readLimit(policy.sharedMemoryLimit);
  if (name == "candidate_limit") {
    int64_t limit = 0;
    if (!readLimit(limit) || limit > INT32_MAX)
      return false;
    policy.candidateLimit = static_cast<int32_t>(limit);
    return true;
  }
  // What follows names engines: everything after the first '=' belongs to the
  // name.
  if (name == "pin")
    policy.pins.emplace_back(value);
  else if (name == "block")
    policy.blocked.emplace_back(value);
  else
    return false;
  return !value.empty();
}

Error rt::parsePolicy(std::string_view text, cudnn::SelectionPolicy &policy) {
  cudnn::SelectionPolicy fresh;
  std::string_view bad;
  bool good = split(text, ' ', [&](std::string_view item) {
    bad = item;
    return readItem(item, fresh);
  });
  if (!good)
    return invalid("selection policy: expected a requirement but got '" +
                   std::string(bad) + "'");
  policy = std::move(fresh);
  return success();
}
