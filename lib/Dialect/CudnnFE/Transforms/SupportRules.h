//===- SupportRules.h - the table of target rules ---------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_DIALECT_CUDNNFE_TRANSFORMS_SUPPORTRULES_H
#define CUDNNFE_LIB_DIALECT_CUDNNFE_TRANSFORMS_SUPPORTRULES_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::cudnnfe::support {

/// A value of a quantity: a number, or a word such as a type or a mode.
struct Fact {
  int64_t number = 0;
  std::string word;
};

/// What is known of an operation, by the names that the table uses. Things that
/// are there or not are there or not.
using Facts = llvm::StringMap<Fact>;

/// Collects the quantities of an operation inside a graph.
Facts collectFacts(Operation *op);

struct Range {
  int64_t lowest = INT64_MIN;
  int64_t highest = INT64_MAX;

  bool contains(int64_t value) const {
    return value >= lowest && value <= highest;
  }
};

/// What a rule permits.
struct Allowed {
  enum Kind { InRange, MultipleOf, OneOf, Absent } kind = InRange;
  Range range;
  int64_t factor = 1;
  SmallVector<StringRef> words;

  /// True if `fact` (null: not there) is permitted.
  bool permits(const Fact *fact) const;
};

struct Condition {
  StringRef quantity;
  bool isNegated = false;
};

/// A row of SupportRules.inc.
struct Rule {
  StringRef id;
  SmallVector<StringRef> operations;
  StringRef quantity;
  StringRef allowedText;
  Allowed allowed;
  StringRef conditionText;
  SmallVector<Condition> conditions;
  Range devices;
  Range versions;
  StringRef reason;

  bool isAboutDevices() const;
};

/// All rows in their order. The table is part of the program: a malformed row
/// ends it.
ArrayRef<Rule> getRules();

} // namespace mlir::cudnnfe::support

#endif // CUDNNFE_LIB_DIALECT_CUDNNFE_TRANSFORMS_SUPPORTRULES_H
