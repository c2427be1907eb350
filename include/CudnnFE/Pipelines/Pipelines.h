//===- Pipelines.h - whole pipelines ----------------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_PIPELINES_PIPELINES_H
#define CUDNNFE_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassOptions.h"

namespace mlir {
class OpPassManager;

namespace cudnnfe {

/// Appends the passes from graphs and host functions to linalg on tensors, with
/// memrefs at the boundary of public functions.
void buildCpuFrontendPipeline(OpPassManager &pm);

/// Appends everything that takes a module of graphs and host functions to the
/// LLVM dialect for the CPU: `cudnnfe-cpu-pipeline`.
void buildCpuPipeline(OpPassManager &pm);

/// Options of `cudnnfe-device-pipeline`; what they mean is said at the passes.
struct DevicePipelineOptions
    : public PassPipelineOptions<DevicePipelineOptions> {
  Option<std::string> device{
      *this, "device",
      llvm::cl::desc("target where graph and module name none")};
  Option<std::string> deviceDir{*this, "device-dir",
                                llvm::cl::desc("folder of device properties")};
  Option<int32_t> cudnnVersion{*this, "cudnn-version",
                               llvm::cl::desc("the cuDNN to write for"),
                               llvm::cl::init(91900)};
  Option<bool> keepUnified{
      *this, "keep-unified",
      llvm::cl::desc("leave attention whole where cuDNN has one "
                     "operation for it"),
      llvm::cl::init(false)};
  Option<bool> assumeKeys{
      *this, "assume-keys",
      llvm::cl::desc("no batch of an attention with sequence lengths has 0 "
                     "keys: fill no buffers"),
      llvm::cl::init(false)};
  Option<bool> select{
      *this, "select",
      llvm::cl::desc("build plans now, else the runtime builds them when "
                     "the artifact is loaded"),
      llvm::cl::init(true)};
  ListOption<std::string> modes{*this, "modes",
                                llvm::cl::desc("heuristic modes")};
  ListOption<std::string> pins{
      *this, "pin", llvm::cl::desc("only these engine configurations")};
  ListOption<std::string> blocked{*this, "block",
                                  llvm::cl::desc("never these engines")};
  Option<int64_t> workspaceLimit{
      *this, "workspace-limit",
      llvm::cl::desc("largest workspace of a plan in bytes"),
      llvm::cl::init(-1)};
  Option<int64_t> sharedMemoryLimit{
      *this, "shared-memory-limit",
      llvm::cl::desc("largest shared memory of a plan"), llvm::cl::init(-1)};
  Option<int64_t> candidateLimit{
      *this, "candidate-limit",
      llvm::cl::desc("how many candidates may be tried"), llvm::cl::init(0)};
  Option<int64_t> plansWanted{
      *this, "plans", llvm::cl::desc("how many plans are built for each graph"),
      llvm::cl::init(1)};
  Option<bool> explain{*this, "explain",
                       llvm::cl::desc("remark on every candidate"),
                       llvm::cl::init(false)};
  Option<unsigned> jobs{*this, "jobs",
                        llvm::cl::desc("how many workers, 0 for all"),
                        llvm::cl::init(0)};
  Option<int64_t> timeLimit{*this, "time-limit",
                            llvm::cl::desc("seconds for one program"),
                            llvm::cl::init(300)};
  Option<std::string> worker{*this, "worker",
                             llvm::cl::desc("the cudnnfe-plan-worker program")};
  Option<std::string> cudnn{*this, "cudnn",
                            llvm::cl::desc("the libcudnn to use")};
  Option<std::string> driverStub{*this, "driver-stub",
                                 llvm::cl::desc("the stub libcuda.so.1")};
  Option<std::string> cacheDir{*this, "cache-dir",
                               llvm::cl::desc("folder of finished plans")};
  Option<bool> noCache{*this, "no-cache",
                       llvm::cl::desc("neither read nor write finished plans"),
                       llvm::cl::init(false)};
  Option<int64_t> cacheLimit{*this, "cache-limit",
                             llvm::cl::desc("size of that folder in bytes"),
                             llvm::cl::init(int64_t(1) << 30)};
};

/// Appends everything that takes a module of graphs and host functions to
/// descriptor programs with plans: the first half of `cudnnfe-device-pipeline`.
void buildDeviceFrontendPipeline(OpPassManager &pm,
                                 const DevicePipelineOptions &options);

/// Appends the rest, from there to entry points in the LLVM dialect.
void buildDeviceBackendPipeline(OpPassManager &pm,
                                const DevicePipelineOptions &options);

/// Registers the pipelines of this file.
void registerPipelines();

} // namespace cudnnfe
} // namespace mlir

#endif // CUDNNFE_PIPELINES_PIPELINES_H
