//===- SupportRules.cpp - the table of target rules -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SupportRules.h"

#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::cudnnfe::support;

bool Allowed::permits(const Fact *fact) const {
  if (kind == Absent)
    return !fact;
  // What an operation does not have breaks no rule.
  if (!fact)
    return true;
  switch (kind) {
  case InRange:
    return range.contains(fact->number);
  case MultipleOf:
    return fact->number % factor == 0;
  case OneOf:
    return llvm::is_contained(words, StringRef(fact->word));
  case Absent:
    break;
  }
  llvm_unreachable("handled above");
}

bool Rule::isAboutDevices() const {
  return quantity == "compute capability" || devices.lowest != INT64_MIN ||
         devices.highest != INT64_MAX;
}

//===----------------------------------------------------------------------===//
// Reading the table
//===----------------------------------------------------------------------===//

[[noreturn]] static void reportMalformed(StringRef id, StringRef text) {
  llvm::report_fatal_error("support rule " + Twine(id) + ": malformed text '" +
                           text + "'");
}

static SmallVector<StringRef> splitList(StringRef text, StringRef separator) {
  SmallVector<StringRef> parts;
  text.split(parts, separator, -1, /*KeepEmpty=*/false);
  for (StringRef &part : parts)
    part = part.trim();
  return parts;
}

/// 91900 for "9.19", and 42 for "42".
static std::optional<int64_t> parseNumber(StringRef text) {
  int64_t number = 0;
  if (!text.getAsInteger(10, number))
    return number;
  auto [major, minor] = text.split('.');
  int64_t majorNumber = 0, minorNumber = 0;
  if (major.getAsInteger(10, majorNumber) ||
      minor.getAsInteger(10, minorNumber))
    return std::nullopt;
  return majorNumber * 10000 + minorNumber * 100;
}

/// "8..256", "80..", "..256".
static std::optional<Range> parseRange(StringRef text) {
  size_t dots = text.find("..");
  if (dots == StringRef::npos || text == "..")
    return std::nullopt;
  Range range;
  StringRef low = text.take_front(dots), high = text.drop_front(dots + 2);
  if (!low.empty()) {
    std::optional<int64_t> number = parseNumber(low);
    if (!number)
      return std::nullopt;
    range.lowest = *number;
  }
  if (!high.empty()) {
    std::optional<int64_t> number = parseNumber(high);
    // A range of one value would be the equality that the table must not have.
    if (!number || *number <= range.lowest)
      return std::nullopt;
    range.highest = *number;
  }
  return range;
}

static Allowed parseAllowed(StringRef id, StringRef text) {
  Allowed allowed;
  StringRef rest = text;
  if (text == "absent") {
    allowed.kind = Allowed::Absent;
  } else if (rest.consume_front("multiple of ")) {
    allowed.kind = Allowed::MultipleOf;
    if (rest.getAsInteger(10, allowed.factor) || allowed.factor < 1)
      reportMalformed(id, text);
  } else if (std::optional<Range> range = parseRange(text)) {
    allowed.range = *range;
  } else if (!text.empty() && !text.contains("..")) {
    allowed.kind = Allowed::OneOf;
    allowed.words = splitList(text, ",");
  } else {
    reportMalformed(id, text);
  }
  return allowed;
}

static Range parseVersions(StringRef id, StringRef text) {
  Range range;
  for (StringRef part : splitList(text, ",")) {
    StringRef rest = part;
    bool isLowest = rest.consume_front("from ");
    if (!isLowest && !rest.consume_front("below "))
      reportMalformed(id, text);
    std::optional<int64_t> number = parseNumber(rest);
    if (!number)
      reportMalformed(id, text);
    (isLowest ? range.lowest : range.highest) = *number - (isLowest ? 0 : 1);
  }
  return range;
}

static Rule makeRule(StringRef id, StringRef operations, StringRef quantity,
                     StringRef allowed, StringRef condition, StringRef devices,
                     StringRef versions, StringRef reason) {
  Rule rule;
  rule.id = id;
  rule.operations = splitList(operations, ",");
  rule.quantity = quantity;
  rule.allowedText = allowed;
  rule.allowed = parseAllowed(id, allowed);
  rule.conditionText = condition;
  for (StringRef part : splitList(condition, " and ")) {
    bool isNegated = part.consume_front("not ");
    rule.conditions.push_back({part, isNegated});
  }
  if (!devices.empty()) {
    std::optional<Range> range = parseRange(devices);
    if (!range)
      reportMalformed(id, devices);
    rule.devices = *range;
  }
  rule.versions = parseVersions(id, versions);
  rule.reason = reason;
  return rule;
}

ArrayRef<Rule> mlir::cudnnfe::support::getRules() {
  static const std::vector<Rule> rules = {
#define CUDNNFE_SUPPORT(...) makeRule(__VA_ARGS__),
#include "CudnnFE/Dialect/CudnnFE/Transforms/SupportRules.inc"
  };
  return rules;
}
