//===- Passes.td - engine selection ------------------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_SELECTION_PASSES_TD
#define CUDNNFE_SELECTION_PASSES_TD

include "mlir/Pass/PassBase.td"

def CudnnFESelectEngines
    : Pass<"cudnnfe-select-engines", "::mlir::ModuleOp"> {
  let summary = "select engines and build plans with the installed cuDNN";
  let description = [{
    Asks cuDNN, in child processes and without a device, for the engines of each
    `cudnn_backend.program`, filters them by the policy, builds plans in rank
    order until one is finalized, and attaches the ranked list as `plans`, the
    serialized plan as a resource named by its key.

    The policy of a graph is its own (`allow_tf32`, `deterministic`,
    `strict_nan`), as a hard requirement on engines, together with the limits
    and filters of the options. Programs with equal keys are built once;
    distinct ones in parallel; finished plans are kept in a cache folder.

    A graph without an engine is *unsupported on this target*: an error at the
    graph, with each reason as a note. A crash or a time-out of cuDNN is an
    *internal* error at that graph alone. The others go on, and the pass fails
    at its end.

    Before:

    ```mlir
    cudnn_backend.program @relu cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
      %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
      %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
      %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float}
      %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu, XDESC = %x, YDESC = %y}
      %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
    }
    ```

    After: the same program with a `plans` list whose first built entry carries
    the blob.
  }];
  let options = [
    Option<"device", "device", "std::string", /*default=*/"",
           "target where neither graph nor module names one: a name, or the "
           "path of a .json file">,
    Option<"deviceDir", "device-dir", "std::string", /*default=*/"",
           "folder of device properties, before CUDNNFE_DEVICE_DIR and the "
           "folder of the installation">,
    ListOption<"modes", "modes", "std::string",
               "heuristic modes in order: A, B, FALLBACK, INSTANT (default: A "
               "and FALLBACK)">,
    Option<"workspaceLimit", "workspace-limit", "int64_t", /*default=*/"-1",
           "largest workspace of a plan in bytes, -1 for none">,
    Option<"sharedMemoryLimit", "shared-memory-limit", "int64_t",
           /*default=*/"-1",
           "largest shared memory of a plan in bytes, -1 for none">,
    Option<"candidateLimit", "candidate-limit", "int64_t", /*default=*/"0",
           "how many candidates may be tried, 0 for all">,
    ListOption<"pins", "pin", "std::string",
               "only these engine configurations, in this order, for example "
               "eng7_k24=21">,
    ListOption<"blocked", "block", "std::string",
               "never these engines or configurations">,
    Option<"plansWanted", "plans", "int64_t", /*default=*/"1",
           "how many plans are built for each program">,
    Option<"supportOnly", "support-only", "bool", /*default=*/"false",
           "ask and filter, but build nothing">,
    Option<"explain", "explain", "bool", /*default=*/"false",
           "remark on every candidate, also of graphs that get a plan">,
    Option<"jobs", "jobs", "unsigned", /*default=*/"0",
           "how many workers build plans at a time, 0 for one per processor">,
    Option<"timeLimit", "time-limit", "int64_t", /*default=*/"300",
           "seconds for one program">,
    Option<"worker", "worker", "std::string", /*default=*/"",
           "the cudnnfe-plan-worker program, where it is not beside this one">,
    Option<"cudnn", "cudnn", "std::string", /*default=*/"",
           "the libcudnn to use, where it is not found by itself">,
    Option<"driverStub", "driver-stub", "std::string", /*default=*/"",
           "the stub libcuda.so.1, where it is not found by itself">,
    Option<"cacheDir", "cache-dir", "std::string", /*default=*/"",
           "folder of finished plans (default: CUDNNFE_CACHE_DIR, then the "
           "user's cache folder)">,
    Option<"noCache", "no-cache", "bool", /*default=*/"false",
           "neither read nor write finished plans">,
    Option<"cacheLimit", "cache-limit", "int64_t", /*default=*/"1073741824",
           "size of the cache folder in bytes">,
  ];
  let dependentDialects = ["::mlir::cudnn_backend::CudnnBackendDialect"];
}

#endif // CUDNNFE_SELECTION_PASSES_TD
