//===- Program.h - compiling and running programs on the CPU ----*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a module in the LLVM dialect (the end of the CPU pipeline) to an object
// file or to code that can be called, and the signature by which it is called.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_EXECUTIONENGINE_PROGRAM_H
#define CUDNNFE_EXECUTIONENGINE_PROGRAM_H

#include "CudnnFE/ExecutionEngine/HostArray.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
namespace orc {
class LLJIT;
} // namespace orc
} // namespace llvm

namespace mlir::cudnnfe {

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

/// One argument or result of a public function.
struct ValueInfo {
  ::cudnnfe::host::ElementType type;
  bool isScalar = false;
  /// Empty for scalars.
  std::vector<int64_t> shape;
  std::vector<int64_t> strides;
  /// The number of elements of the buffer that holds shape and strides.
  int64_t extent = 1;

  bool isDense() const;
  /// `4x8xbf16`, as in the type.
  std::string describe() const;
};

/// The arguments (without the handle) and results of a public function.
struct Signature {
  SmallVector<ValueInfo> arguments;
  SmallVector<ValueInfo> results;
};

/// Reads the signature of a function with memrefs at its boundary, i.e. after
/// `convert-cudnnfe-to-linalg`. Its results are the trailing arguments that a
/// `bufferization.materialize_in_destination` writes to, or that carry
/// `bufferize.result`. Emits an error when it cannot be called.
FailureOr<Signature> getSignature(func::FuncOp func);

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// The machine for which code is made.
struct CpuTarget {
  /// Names as LLVM knows them; empty for the processor that this runs on.
  std::string cpu;
  std::string features;
  /// 0 to 3.
  unsigned optLevel = 3;
};

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const CpuTarget &target);

/// Translates a module in the LLVM dialect and optimizes it.
llvm::Expected<std::unique_ptr<llvm::Module>>
translateToLLVMIR(ModuleOp module, llvm::LLVMContext &context,
                  llvm::TargetMachine &machine, unsigned optLevel);

/// Emits a relocatable, position-independent object.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
emitObject(llvm::Module &module, llvm::TargetMachine &machine);

/// The packed entry point; see `cudnnfe-cpu-emit-entries`.
using EntryFn = void *(*)(void *handle, void *const *args, void *workspace);

/// What a program calls.
struct CpuCallbacks {
  /// Called when an assertion of the program fails; must not return.
  void (*trap)(const char *message) = nullptr;
  /// The allocator for temporaries; that of the process when null. The
  /// optimizer makes one zeroing allocation of an allocation that is filled
  /// with zeros.
  void *(*allocate)(size_t size) = nullptr;
  void *(*allocateZeroed)(size_t count, size_t size) = nullptr;
  void (*release)(void *block) = nullptr;
};

/// A program loaded into this process.
class CpuProgram {
public:
  static llvm::Expected<std::unique_ptr<CpuProgram>>
  load(std::unique_ptr<llvm::MemoryBuffer> object,
       const CpuCallbacks &callbacks);
  ~CpuProgram();

  /// The entry point of the public function `@name`.
  llvm::Expected<EntryFn> lookup(StringRef name);

private:
  explicit CpuProgram(std::unique_ptr<llvm::orc::LLJIT> jit);
  std::unique_ptr<llvm::orc::LLJIT> jit;
};

} // namespace mlir::cudnnfe

#endif // CUDNNFE_EXECUTIONENGINE_PROGRAM_H
