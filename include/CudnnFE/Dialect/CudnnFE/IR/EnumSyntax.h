//===- EnumSyntax.h - enumerations in op syntax -----------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_ENUMSYNTAX_H
#define CUDNNFE_DIALECT_CUDNNFE_IR_ENUMSYNTAX_H

#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEDialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"

namespace mlir::cudnnfe {

/// `custom<EnumKeyword>($attr)`: the keyword of an enumeration attribute. The
/// plain `$attr` prints a space before it, which looks odd in parentheses.
template <typename AttrTy>
ParseResult parseEnumKeyword(OpAsmParser &parser, AttrTy &attr) {
  using Enum = decltype(std::declval<AttrTy>().getValue());
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  if (std::optional<Enum> value = symbolizeEnum<Enum>(keyword)) {
    attr = AttrTy::get(parser.getContext(), *value);
    return success();
  }
  // The numbers of the cases follow one another from 0.
  InFlightDiagnostic diag = parser.emitError(loc);
  diag << "expected";
  for (uint32_t i = 0;; ++i) {
    StringRef name = stringifyEnum(static_cast<Enum>(i));
    if (name.empty())
      break;
    diag << (i == 0 ? " " : ", ") << name;
  }
  return diag << " but got '" << keyword << "'";
}

template <typename AttrTy>
void printEnumKeyword(OpAsmPrinter &printer, Operation *, AttrTy attr) {
  printer << stringifyEnum(attr.getValue());
}

} // namespace mlir::cudnnfe

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_ENUMSYNTAX_H
