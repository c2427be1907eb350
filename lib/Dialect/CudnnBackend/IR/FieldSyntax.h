//===- FieldSyntax.h - text of descriptor attributes ------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared by the field attribute and the descriptor operation.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_LIB_DIALECT_CUDNNBACKEND_IR_FIELDSYNTAX_H
#define CUDNNFE_LIB_DIALECT_CUDNNBACKEND_IR_FIELDSYNTAX_H

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"

namespace mlir::cudnn_backend::syntax {

/// cuDNN's spellings are written in lower case where they are values.
std::string lower(llvm::StringRef spelling);

/// The kind with a lower-case spelling, or null.
const cudnnfe::cudnn::DescInfo *findKind(llvm::StringRef spelling);

ParseResult parseKind(AsmParser &parser, cudnnfe::cudnn::DescKind &kind);
void printKind(AsmPrinter &printer, cudnnfe::cudnn::DescKind kind);

/// A note, knob or similar: an enumerator, or a number if the table has none.
ParseResult parseOpenEnum(AsmParser &parser, cudnnfe::cudnn::ValueType type,
                          int64_t &value);
void printOpenEnum(AsmPrinter &printer, cudnnfe::cudnn::ValueType type,
                   int64_t value);

/// Parses the value of an attribute after the equals sign. `parseReference`
/// consumes one reference and gives the element that stands for it;
/// `isReference` tells without consuming anything whether one comes next.
ParseResult parseFieldValue(
    AsmParser &parser, const cudnnfe::cudnn::AttrInfo &info,
    llvm::function_ref<OptionalParseResult(int64_t &)> parseReference,
    cudnnfe::cudnn::ValueType &type, llvm::SmallVectorImpl<int64_t> &elements);

void printFieldValue(AsmPrinter &printer, const cudnnfe::cudnn::AttrInfo &info,
                     cudnnfe::cudnn::ValueType type,
                     llvm::ArrayRef<int64_t> elements,
                     llvm::function_ref<void(int64_t)> printReference);

/// "1 = arg 0", without the brackets of the attribute.
FailureOr<BindingAttr> parseBinding(AsmParser &parser);
void printBinding(AsmPrinter &printer, BindingAttr binding);

/// Registers how the dialect's attributes are stored in bytecode.
void addBytecodeInterface(CudnnBackendDialect &dialect);

} // namespace mlir::cudnn_backend::syntax

#endif // CUDNNFE_LIB_DIALECT_CUDNNBACKEND_IR_FIELDSYNTAX_H
