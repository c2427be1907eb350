//===- PlanWorkerPool.cpp - selections in child processes -----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnFE/Cudnn/PlanWorkerPool.h"

#include "CudnnFE/Cudnn/WorkerProtocol.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace cudnnfe::cudnn;

extern char **environ;

using Clock = std::chrono::steady_clock;

//===----------------------------------------------------------------------===//
// Finding the worker
//===----------------------------------------------------------------------===//

static std::string folderOf(const std::string &path) {
  size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, slash);
}

static std::string resolved(const std::string &path) {
  char *real = realpath(path.c_str(), nullptr);
  if (!real)
    return "";
  std::string result = real;
  std::free(real);
  return result;
}

std::string cudnnfe::cudnn::findPlanWorker() {
  if (const char *given = std::getenv("CUDNNFE_PLAN_WORKER"); given && *given)
    return given;
  std::vector<std::string> files;
  // The library or program that holds this function, then the program itself.
  Dl_info info;
  if (dladdr(reinterpret_cast<void *>(&findPlanWorker), &info) &&
      info.dli_fname)
    files.push_back(resolved(info.dli_fname));
  files.push_back(resolved("/proc/self/exe"));
  for (const std::string &file : files) {
    if (file.empty())
      continue;
    for (const char *relative : {"/", "/../bin/", "/../../bin/"}) {
      std::string path = folderOf(file) + relative + "cudnnfe-plan-worker";
      if (access(path.c_str(), X_OK) == 0)
        return resolved(path);
    }
  }
  return "";
}

//===----------------------------------------------------------------------===//
// One worker
//===----------------------------------------------------------------------===//

namespace {

/// A worker process and the two connections to it.
class Worker {
public:
  Worker(const PlanWorkerOptions &options, std::atomic<unsigned> &started)
      : options(options), started(started) {}
  ~Worker() { stop(); }
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  SelectionResult serve(const SelectionRequest &request) {
    // An earlier request may have damaged the process without killing it, and
    // which requests came earlier depends on the number of workers. So a crash
    // counts only in a process of its own.
    bool fresh = process <= 0;
    Outcome outcome = Outcome::Answered;
    SelectionResult result = serveOnce(request, outcome);
    if (outcome == Outcome::Crashed && !fresh)
      result = serveOnce(request, outcome);
    return result;
  }

private:
  enum class Outcome { Answered, Crashed, Failed };

  static SelectionResult failure(std::string message) {
    SelectionResult result;
    result.status = Status::internal(std::move(message));
    return result;
  }

  SelectionResult serveOnce(const SelectionRequest &request, Outcome &outcome) {
    outcome = Outcome::Failed;
    if (process <= 0) {
      Status status = start();
      if (status.failed())
        return failure(std::move(status.message));
    }
    diagnostics.clear();
    std::string message = encodeRequest(request);
    if (message.size() > kMaxMessageBytes)
      return failure("the selection request is too large");
    message = encodeLength(message.size()) + message;

    Clock::time_point deadline = Clock::now() + options.timeLimit;
    std::string answer;
    switch (exchange(message, answer, deadline)) {
    case Exchange::Done:
      break;
    case Exchange::Late:
      stop();
      return failure("the plan worker exceeded the time limit of " +
                     std::to_string(options.timeLimit.count()) + " ms" +
                     quotedDiagnostics());
    case Exchange::Closed: {
      drainDiagnostics();
      std::string how = reap();
      outcome = Outcome::Crashed;
      return failure("the plan worker " + how + quotedDiagnostics());
    }
    case Exchange::Malformed:
      stop();
      return failure("the answer of the plan worker cannot be read");
    }
    SelectionResult result;
    if (!decodeResult(answer, result)) {
      stop();
      return failure("the answer of the plan worker cannot be read");
    }
    outcome = Outcome::Answered;
    return result;
  }

  Status start() {
    std::string program =
        options.worker.empty() ? findPlanWorker() : options.worker;
    if (program.empty())
      return Status::internal("cannot find cudnnfe-plan-worker; set "
                              "CUDNNFE_PLAN_WORKER to its path");
    // A socket rather than a pipe, because writing to a dead worker must not
    // raise SIGPIPE in the host program.
    int sockets[2], errors[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
      return systemError("cannot create a socket pair");
    if (pipe2(errors, O_CLOEXEC) != 0) {
      Status status = systemError("cannot create a pipe");
      close(sockets[0]);
      close(sockets[1]);
      return status;
    }

    std::vector<std::string> arguments = {program};
    if (!options.cudnn.empty())
      arguments.push_back("--cudnn=" + options.cudnn);
    if (!options.driverStub.empty())
      arguments.push_back("--driver-stub=" + options.driverStub);
    std::vector<char *> argv;
    for (std::string &argument : arguments)
      argv.push_back(argument.data());
    argv.push_back(nullptr);

    std::vector<std::string> added = options.environment;
    std::vector<char *> environment;
    for (char **entry = environ; entry && *entry; ++entry) {
      size_t name = std::strcspn(*entry, "=") + 1;
      bool replaced =
          std::any_of(added.begin(), added.end(), [&](const std::string &text) {
            return text.compare(0, name, *entry, name) == 0;
          });
      if (!replaced)
        environment.push_back(*entry);
    }
    for (std::string &text : added)
      environment.push_back(text.data());
    environment.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, sockets[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    // The host's signal set-up is not the worker's; and an interrupt typed at a
    // terminal reaches the host, which then ends the worker.
    sigset_t none, defaults;
    sigemptyset(&none);
    sigfillset(&defaults);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    int error = posix_spawn(&process, program.c_str(), &actions, &attributes,
                            argv.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(sockets[1]);
    close(errors[1]);
    if (error != 0) {
      close(sockets[0]);
      close(errors[0]);
      process = -1;
      return Status::internal("cannot start '" + program +
                              "': " + std::strerror(error));
    }
    connection = sockets[0];
    errorOutput = errors[0];
    fcntl(connection, F_SETFL, O_NONBLOCK);
    fcntl(errorOutput, F_SETFL, O_NONBLOCK);
    started.fetch_add(1);
    return Status::success();
  }

  enum class Exchange { Done, Late, Closed, Malformed };

  /// Sends the message and receives one answer, whatever the worker prints to
  /// stderr meanwhile.
  Exchange exchange(const std::string &message, std::string &answer,
                    Clock::time_point deadline) {
    size_t sent = 0;
    unsigned char prefix[8];
    size_t prefixRead = 0;
    size_t answerRead = 0;
    for (;;) {
      auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
          deadline - Clock::now());
      if (left.count() <= 0)
        return Exchange::Late;
      pollfd polled[2] = {{connection, POLLIN, 0}, {errorOutput, POLLIN, 0}};
      if (sent < message.size())
        polled[0].events |= POLLOUT;
      // A worker that closed its stderr still answers.
      nfds_t count = errorOutput >= 0 ? 2 : 1;
      int ready =
          poll(polled, count,
               static_cast<int>(std::min<int64_t>(left.count(), 60000)));
      if (ready < 0 && errno != EINTR)
        return Exchange::Closed;
      if (ready <= 0)
        continue;
      if (count == 2 && polled[1].revents)
        drainDiagnostics();
      if (polled[0].revents & POLLOUT) {
        ssize_t put = send(connection, message.data() + sent,
                           message.size() - sent, MSG_NOSIGNAL);
        if (put > 0)
          sent += static_cast<size_t>(put);
        else if (put < 0 && errno != EAGAIN && errno != EINTR)
          return Exchange::Closed;
      }
      if (!(polled[0].revents & (POLLIN | POLLHUP | POLLERR)))
        continue;
      if (prefixRead < sizeof(prefix)) {
        ssize_t got = recv(connection, prefix + prefixRead,
                           sizeof(prefix) - prefixRead, 0);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
          return Exchange::Closed;
        if (got < 0)
          continue;
        prefixRead += static_cast<size_t>(got);
        if (prefixRead < sizeof(prefix))
          continue;
        uint64_t size = decodeLength(prefix);
        if (size == 0 || size > kMaxMessageBytes)
          return Exchange::Malformed;
        answer.resize(size);
        continue;
      }
      ssize_t got = recv(connection, answer.data() + answerRead,
                         answer.size() - answerRead, 0);
      if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
        return Exchange::Closed;
      if (got > 0)
        answerRead += static_cast<size_t>(got);
      if (answerRead == answer.size())
        return sent == message.size() ? Exchange::Done : Exchange::Malformed;
    }
  }

  void drainDiagnostics() {
    constexpr size_t kept = 4096;
    char buffer[4096];
    while (errorOutput >= 0) {
      ssize_t got = read(errorOutput, buffer, sizeof(buffer));
      if (got > 0) {
        diagnostics.append(buffer, static_cast<size_t>(got));
        if (diagnostics.size() > kept)
          diagnostics.erase(0, diagnostics.size() - kept);
        continue;
      }
      if (got < 0 && (errno == EAGAIN || errno == EINTR))
        return;
      close(errorOutput);
      errorOutput = -1;
    }
  }

  /// The last line that the worker printed, for a message.
  std::string quotedDiagnostics() {
    size_t end = diagnostics.find_last_not_of(" \t\r\n");
    if (end == std::string::npos)
      return "";
    size_t begin = diagnostics.find_last_of('\n', end);
    begin = begin == std::string::npos ? 0 : begin + 1;
    constexpr size_t shown = 300;
    return "; its last output: " +
           diagnostics.substr(begin, std::min(end + 1 - begin, shown));
  }

  /// Waits for a worker that is ending and says how it ended.
  std::string reap() {
    int status = 0;
    pid_t waited = waitFor(status, std::chrono::seconds(5));
    if (waited == 0) {
      kill(process, SIGKILL);
      waited = waitFor(status, std::chrono::hours(1));
    }
    closeAll();
    process = -1;
    if (waited > 0 && WIFSIGNALED(status))
      return "was killed by signal " + std::to_string(WTERMSIG(status)) + " (" +
             strsignal(WTERMSIG(status)) + ")";
    if (waited > 0 && WIFEXITED(status))
      return "ended with code " + std::to_string(WEXITSTATUS(status));
    return "ended";
  }

  pid_t waitFor(int &status, Clock::duration limit) {
    Clock::time_point deadline = Clock::now() + limit;
    for (;;) {
      pid_t waited = waitpid(process, &status, WNOHANG);
      if (waited != 0 && !(waited < 0 && errno == EINTR))
        return waited;
      if (Clock::now() >= deadline)
        return 0;
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  }

  void stop() {
    if (process <= 0)
      return;
    kill(process, SIGKILL);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    closeAll();
    process = -1;
  }

  void closeAll() {
    if (connection >= 0)
      close(connection);
    if (errorOutput >= 0)
      close(errorOutput);
    connection = errorOutput = -1;
  }

  static Status systemError(const char *what) {
    return Status::internal(std::string(what) + ": " + std::strerror(errno));
  }

  const PlanWorkerOptions &options;
  std::atomic<unsigned> &started;
  pid_t process = -1;
  int connection = -1;
  int errorOutput = -1;
  std::string diagnostics;
};

} // namespace

//===----------------------------------------------------------------------===//
// The pool
//===----------------------------------------------------------------------===//

class PlanWorkerPool::Impl {
public:
  explicit Impl(PlanWorkerOptions given) : options(std::move(given)) {
    if (options.jobs == 0)
      options.jobs = std::max(1u, std::thread::hardware_concurrency());
  }

  std::vector<SelectionResult>
  run(const std::vector<SelectionRequest> &requests) {
    std::lock_guard<std::mutex> lock(mutex);
    std::vector<SelectionResult> results(requests.size());
    size_t jobs = std::min<size_t>(options.jobs, requests.size());
    while (workers.size() < jobs)
      workers.push_back(std::make_unique<Worker>(options, started));
    std::atomic<size_t> next{0};
    auto serveAll = [&](Worker &worker) {
      for (size_t i = next++; i < requests.size(); i = next++)
        results[i] = worker.serve(requests[i]);
    };
    std::vector<std::thread> threads;
    for (size_t i = 1; i < jobs; ++i)
      threads.emplace_back(serveAll, std::ref(*workers[i]));
    if (jobs)
      serveAll(*workers[0]);
    for (std::thread &thread : threads)
      thread.join();
    return results;
  }

  PlanWorkerOptions options;
  std::mutex mutex;
  std::atomic<unsigned> started{0};
  std::vector<std::unique_ptr<Worker>> workers;
};

PlanWorkerPool::PlanWorkerPool(PlanWorkerOptions options)
    : impl(std::make_unique<Impl>(std::move(options))) {}

PlanWorkerPool::~PlanWorkerPool() = default;

std::vector<SelectionResult>
PlanWorkerPool::run(const std::vector<SelectionRequest> &requests) {
  return impl->run(requests);
}

Status PlanWorkerPool::libraryVersion(int64_t &version) {
  SelectionRequest request;
  request.action = SelectionAction::Version;
  std::vector<SelectionResult> results = impl->run({request});
  if (results.front().status.ok())
    version = results.front().libraryVersion;
  return std::move(results.front().status);
}

unsigned PlanWorkerPool::startedWorkers() const { return impl->started.load(); }
