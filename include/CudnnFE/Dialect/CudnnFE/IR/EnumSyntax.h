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
  FailureOr<Enum> value = FieldParser<Enum>::parse(parser);
  if (failed(value))
    return failure();
  attr = AttrTy::get(parser.getContext(), *value);
  return success();
}

template <typename AttrTy>
void printEnumKeyword(OpAsmPrinter &printer, Operation *, AttrTy attr) {
  printer.printKeywordOrString(stringifyEnum(attr.getValue()));
}

} // namespace mlir::cudnnfe

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_ENUMSYNTAX_H
