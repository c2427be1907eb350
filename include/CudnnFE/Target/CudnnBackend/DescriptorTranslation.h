//===- DescriptorTranslation.h - programs from and to data ------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Between `cudnn_backend.program` and the descriptor program that the plan
// worker and the runtime execute, and the keys of plans.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_TARGET_CUDNNBACKEND_DESCRIPTORTRANSLATION_H
#define CUDNNFE_TARGET_CUDNNBACKEND_DESCRIPTORTRANSLATION_H

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"

#include "mlir/IR/Builders.h"

namespace mlir::cudnn_backend {

/// The descriptors of a program as they stand in the IR.
::cudnnfe::cudnn::DescriptorProgram toDescriptorProgram(ProgramOp program);

/// What is executed: plans are built from the canonical form, so at execution
/// the data pointers go with its unique ids, not with those of the IR.
struct ExecutableProgram {
  /// In canonical form.
  ::cudnnfe::cudnn::DescriptorProgram program;
  /// With the unique ids of the canonical form, ordered by them.
  SmallVector<BindingAttr> bindings;
  /// Of each descriptor.
  SmallVector<Location> locations;
};
ExecutableProgram toExecutableProgram(ProgramOp program);

/// What a program is built with beside its descriptors.
struct ProgramHeader {
  /// The symbol name.
  StringRef name;
  /// The graph it belongs to; empty if there is none.
  StringRef graph;
  int32_t cudnn = ::cudnnfe::cudnn::kTableVersion;
  ArrayRef<BindingAttr> bindings;
};

/// Creates the operation at the insertion point. `locations` has one entry for
/// each descriptor or is empty. The program must be valid (`cudnn::verify`).
ProgramOp
importDescriptorProgram(OpBuilder &builder, Location loc,
                        const ProgramHeader &header,
                        const ::cudnnfe::cudnn::DescriptorProgram &descriptors,
                        ArrayRef<Location> locations = {});

/// The key of the plan for a program: a hash of everything the compiled plan
/// can depend on. That is the canonical form of the descriptors, the properties
/// of the device as cuDNN gets them, the text of the selection policy and the
/// version of cuDNN; not names, locations, unique ids, values of scalars.
/// 64 lower-case hexadecimal digits.
std::string planKey(const ::cudnnfe::cudnn::DescriptorProgram &program,
                    StringRef deviceProperties, StringRef policy,
                    int32_t cudnnVersion);
std::string planKey(ProgramOp program, StringRef deviceProperties,
                    StringRef policy, int32_t cudnnVersion);

/// The key of all that a program computes: the plan key and the bindings with
/// their literal values.
std::string programKey(ProgramOp program, StringRef deviceProperties,
                       StringRef policy, int32_t cudnnVersion);

} // namespace mlir::cudnn_backend

#endif // CUDNNFE_TARGET_CUDNNBACKEND_DESCRIPTORTRANSLATION_H
