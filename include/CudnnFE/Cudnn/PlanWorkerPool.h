//===- PlanWorkerPool.h - selections in child processes ---------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuDNN can crash on a graph, and the driver stub must not enter a process that
// embeds this library. Hence selections run in workers: child processes that
// serve one request after the other. A crash or a timeout is the failure of one
// request; the worker is replaced and the others are not affected.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_PLANWORKERPOOL_H
#define CUDNNFE_CUDNN_PLANWORKERPOOL_H

#include "CudnnFE/Cudnn/Selection.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace cudnnfe::cudnn {

struct PlanWorkerOptions {
  /// The program `cudnnfe-plan-worker`. Empty: the environment variable
  /// CUDNNFE_PLAN_WORKER, then beside this library or program, then in ../bin
  /// from there.
  std::string worker;
  /// Passed to the worker if not empty: cuDNN and the driver stub.
  std::string cudnn;
  std::string driverStub;
  /// How many workers run at a time; 0 takes the number of processors.
  unsigned jobs = 0;
  /// Limit for one request, from sending it to having the answer.
  std::chrono::milliseconds timeLimit = std::chrono::minutes(5);
  /// "NAME=value" entries that are added to the worker's environment.
  std::vector<std::string> environment;
};

class PlanWorkerPool {
public:
  explicit PlanWorkerPool(PlanWorkerOptions options);
  ~PlanWorkerPool();
  PlanWorkerPool(const PlanWorkerPool &) = delete;
  PlanWorkerPool &operator=(const PlanWorkerPool &) = delete;

  /// Serves all requests; the results are in the order of the requests and do
  /// not depend on the number of workers. Blocks until all are served. May be
  /// called from several threads, one call at a time proceeds. Workers are
  /// started when they are needed and stay for the next call.
  std::vector<SelectionResult>
  run(const std::vector<SelectionRequest> &requests);

  /// The version of the cuDNN that the workers use.
  Status libraryVersion(int64_t &version);

  /// How many worker processes were started so far.
  unsigned startedWorkers() const;

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

/// The worker program that a pool without explicit path would start; empty if
/// there is none.
std::string findPlanWorker();

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_PLANWORKERPOOL_H
