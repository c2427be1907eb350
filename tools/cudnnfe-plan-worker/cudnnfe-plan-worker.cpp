//===- cudnnfe-plan-worker.cpp - builds execution plans in a child process ===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Serves selection requests on stdin and answers on stdout until stdin ends.
// Everything else that is printed in this process, also by libraries, goes to
// stderr. With --once it serves one request made of files, for people.
//
// Equal requests must give equal bytes, but cuDNN serializes kernel parameters
// with the padding between them, which holds what the stack held before, mostly
// addresses or halves of them. So the process runs without randomized
// addresses, where the system permits that, and each request gets a process of
// its own, a copy of this one before it did anything, and a clean stack at a
// fixed place: independent of arguments, environment and earlier requests.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/Driver.h"
#include "CudnnFE/Cudnn/Library.h"
#include "CudnnFE/Cudnn/Selection.h"
#include "CudnnFE/Cudnn/WorkerProtocol.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <pthread.h>
#include <string_view>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace cudnnfe::cudnn;

namespace {

constexpr const char *usage =
    "usage: cudnnfe-plan-worker [options]\n"
    "  serves selection requests on stdin, or with --once one request:\n"
    "\n"
    "  --cudnn=PATH              cuDNN's library or its folder\n"
    "  --driver-stub=FILE        the stub used where there is no driver\n"
    "  --once PROGRAM            select for the descriptor program in a file\n"
    "  --device FILE             device properties (JSON)\n"
    "  -o FILE                   write the serialized plan\n"
    "  --support                 ask, build nothing\n"
    "  --print-library           only say which cuDNN is found\n"
    "  --help                    only print this\n"
    "  --version                 only print the version\n"
    "  --modes=A,B,FALLBACK,INSTANT\n"
    "  --allow-tf32 --deterministic --strict-nan\n"
    "  --workspace-limit=N --shared-memory-limit=N --candidate-limit=N\n"
    "  --plans=N                 how many candidates to build\n"
    "  --pin=NAME --block=NAME   engine choices such as eng7_k24=21\n";

struct Options {
  std::string cudnn;
  std::string driverStub;
  std::optional<std::string> once;
  bool printLibrary = false;
  std::string deviceFile;
  std::string output;
  SelectionRequest request;
};

/// Where the build and the installation put the stub, seen from this program.
std::string defaultStub() {
  char buffer[4096];
  ssize_t size = readlink("/proc/self/exe", buffer, sizeof(buffer) - 1);
  if (size <= 0)
    return "";
  std::string path(buffer, static_cast<size_t>(size));
  path = path.substr(0, path.rfind('/') + 1);
  return path + "../lib/cudnnfe/driver-stub/libcuda.so.1";
}

bool readFile(const std::string &path, std::string &text) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream)
    return false;
  text.assign(std::istreambuf_iterator<char>(stream), {});
  return true;
}

template <typename Integer>
bool readInteger(const std::string &text, Integer &value) {
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() && value >= 0;
}

bool readModes(const std::string &text, std::vector<HeurMode> &modes) {
  modes.clear();
  const EnumInfo *info = enumOf(ValueType::HEUR_MODE);
  size_t begin = 0;
  while (begin <= text.size()) {
    size_t end = std::min(text.find(',', begin), text.size());
    const EnumValueInfo *value =
        info->find(std::string_view(text).substr(begin, end - begin));
    if (!value)
      return false;
    modes.push_back(static_cast<HeurMode>(value->value));
    begin = end + 1;
  }
  return !modes.empty();
}

/// Reads the command line; prints what is wrong with it.
bool parseArguments(int argc, char **argv, Options &options) {
  SelectionPolicy &policy = options.request.policy;
  options.driverStub = defaultStub();
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    auto value = [&](const char *name) -> std::optional<std::string> {
      std::string prefix = std::string(name) + "=";
      if (argument.rfind(prefix, 0) == 0)
        return argument.substr(prefix.size());
      if (argument == name && i + 1 < argc)
        return std::string(argv[++i]);
      return std::nullopt;
    };
    bool good = true;
    if (auto text = value("--cudnn"))
      options.cudnn = *text;
    else if (auto text = value("--driver-stub"))
      options.driverStub = *text;
    else if (auto text = value("--once"))
      options.once = *text;
    else if (auto text = value("--device"))
      options.deviceFile = *text;
    else if (auto text = value("-o"))
      options.output = *text;
    else if (auto text = value("--modes"))
      good = readModes(*text, policy.modes);
    else if (auto text = value("--workspace-limit"))
      good = readInteger(*text, policy.workspaceLimit);
    else if (auto text = value("--shared-memory-limit"))
      good = readInteger(*text, policy.sharedMemoryLimit);
    else if (auto text = value("--candidate-limit"))
      good = readInteger(*text, policy.candidateLimit);
    else if (auto text = value("--plans"))
      good = readInteger(*text, options.request.plansWanted);
    else if (auto text = value("--pin"))
      policy.pins.push_back(*text);
    else if (auto text = value("--block"))
      policy.blocked.push_back(*text);
    else if (argument == "--support")
      options.request.action = SelectionAction::Support;
    else if (argument == "--print-library")
      options.printLibrary = true;
    else if (argument == "--allow-tf32")
      policy.allowTf32 = true;
    else if (argument == "--deterministic")
      policy.deterministic = true;
    else if (argument == "--strict-nan")
      policy.strictNan = true;
    else
      good = false;
    if (!good) {
      std::fprintf(stderr, "error: unexpected argument '%s'\n%s",
                   argument.c_str(), usage);
      return false;
    }
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Reproducible addresses
//===----------------------------------------------------------------------===//

/// Starts this program again without randomized addresses, and with the usual
/// limit of the stack, which decides where libraries lie. Returns where that is
/// not permitted, and in the process that was started so.
void fixAddresses(char **argv) {
  constexpr unsigned long query = 0xffffffff;
  int current = personality(query);
  rlimit stack;
  if (current < 0 || getrlimit(RLIMIT_STACK, &stack) < 0)
    return;
  rlim_t wanted = std::min<rlim_t>(rlim_t(8) << 20, stack.rlim_max);
  if ((current & ADDR_NO_RANDOMIZE) && stack.rlim_cur == wanted)
    return;
  stack.rlim_cur = wanted;
  if (setrlimit(RLIMIT_STACK, &stack) < 0 ||
      personality(static_cast<unsigned long>(current) | ADDR_NO_RANDOMIZE) < 0)
    return;
  execv("/proc/self/exe", argv);
}

/// Runs the function with a fixed stack canary. The random one of a process is
/// among what old frames leave on the stack, and so in serialized padding.
__attribute__((noinline, no_stack_protector)) void *
runFunction(void *argument) {
#if defined(__x86_64__) && defined(__GLIBC__)
  // The canary of a thread is in its control block; frames that were entered
  // with the old value must not be left with the new one.
  uintptr_t saved;
  asm volatile("movq %%fs:0x28, %0" : "=r"(saved));
  asm volatile("movq %0, %%fs:0x28" ::"r"(uintptr_t(0)) : "memory");
#endif
  (*static_cast<std::function<void()> *>(argument))();
#if defined(__x86_64__) && defined(__GLIBC__)
  asm volatile("movq %0, %%fs:0x28" ::"r"(saved) : "memory");
#endif
  return nullptr;
}

/// Runs a function on a zeroed stack at a fixed address.
void runOnCleanStack(std::function<void()> function) {
  // Compilers recurse deeply; untouched pages cost nothing.
  constexpr size_t size = size_t(256) << 20;
  void *const place = reinterpret_cast<void *>(uintptr_t(0x200000000000));
  void *stack =
      mmap(place, size, PROT_READ | PROT_WRITE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_t thread;
  bool started =
      stack != MAP_FAILED &&
      pthread_attr_setstack(&attributes, stack, size) == 0 &&
      pthread_create(&thread, &attributes, runFunction, &function) == 0;
  if (started)
    pthread_join(thread, nullptr);
  else
    function();
  pthread_attr_destroy(&attributes);
  if (stack != MAP_FAILED)
    munmap(stack, size);
}

//===----------------------------------------------------------------------===//
// Library
//===----------------------------------------------------------------------===//

/// The library is loaded by the first request: a failure is an answer.
class LibraryOnDemand {
public:
  explicit LibraryOnDemand(const Options &options) : options(options) {}

  const Status &load() {
    if (tried)
      return status;
    tried = true;
    DriverKind kind;
    status = provideDriver(options.driverStub, kind);
    LibraryOptions libraryOptions;
    libraryOptions.path = options.cudnn;
    if (status.ok())
      status = Library::load(libraryOptions, library);
    return status;
  }

  const Library &get() const { return *library; }

private:
  const Options &options;
  bool tried = false;
  Status status;
  std::shared_ptr<Library> library;
};

SelectionResult serve(LibraryOnDemand &library,
                      const SelectionRequest &request) {
  SelectionResult result;
  result.status = library.load();
  if (result.status.ok())
    runOnCleanStack([&] { result = runSelection(library.get(), request); });
  return result;
}

/// Answers the question of a person, or of the test suite, what would be used.
int printLibrary(LibraryOnDemand &library) {
  const Status &status = library.load();
  if (status.failed()) {
    std::fprintf(stderr, "error: internal: %s\n", status.message.c_str());
    return static_cast<int>(status.kind);
  }
  std::printf("cudnn %s %s\n", library.get().versionString().c_str(),
              library.get().path().c_str());
  return 0;
}

//===----------------------------------------------------------------------===//
// One request from files
//===----------------------------------------------------------------------===//

void printNotes(const std::vector<int32_t> &notes,
                std::string (*print)(int32_t)) {
  for (size_t i = 0; i < notes.size(); ++i)
    std::printf("%s%s", i ? "," : "", print(notes[i]).c_str());
}

void printResult(const SelectionResult &result) {
  static const char *const states[] = {"available", "built", "barred",
                                       "declined"};
  std::printf("cudnn %s\n", formatCudnnVersion(result.libraryVersion).c_str());
  for (const SourceFailure &failure : result.sourceFailures)
    std::printf("mode %s: %s\n", failure.source.c_str(),
                failure.reason.c_str());
  for (const Candidate &candidate : result.candidates) {
    std::printf("%s %s numerical=[", candidate.source.c_str(),
                candidate.info.choice.name().c_str());
    printNotes(candidate.info.numericalNotes, numericalNoteName);
    std::printf("] behavior=[");
    printNotes(candidate.info.behaviorNotes, behaviorNoteName);
    std::printf("] workspace=%lld shared_memory=%lld %s%s%s\n",
                static_cast<long long>(candidate.info.workspace),
                static_cast<long long>(candidate.info.sharedMemory),
                states[static_cast<int>(candidate.state)],
                candidate.reason.empty() ? "" : ": ", candidate.reason.c_str());
  }
  for (const SelectedPlan &plan : result.plans)
    std::printf("plan %s workspace=%lld bytes=%zu\n",
                result.candidates[plan.candidate].info.choice.name().c_str(),
                static_cast<long long>(plan.workspace), plan.json.size());
}

int runOnce(Options &options, LibraryOnDemand &library) {
  SelectionRequest &request = options.request;
  if (!readFile(*options.once, request.program)) {
    std::fprintf(stderr, "error: cannot read '%s'\n", options.once->c_str());
    return 1;
  }
  if (!readFile(options.deviceFile, request.device)) {
    std::fprintf(stderr, "error: cannot read device file '%s'\n",
                 options.deviceFile.c_str());
    return 1;
  }
  SelectionResult result = serve(library, request);
  if (result.libraryVersion)
    printResult(result);
  std::fflush(stdout);
  if (result.status.failed()) {
    static const char *const prefixes[] = {
        "", "", "unsupported on this target: ", "internal: "};
    int kind = static_cast<int>(result.status.kind);
    std::fprintf(stderr, "error: %s%s\n", prefixes[kind],
                 result.status.message.c_str());
    return kind;
  }
  if (!options.output.empty() && !result.plans.empty()) {
    std::ofstream stream(options.output, std::ios::binary);
    stream << result.plans.front().json;
    stream.close();
    if (!stream) {
      std::fprintf(stderr, "error: cannot write '%s'\n",
                   options.output.c_str());
      return 3;
    }
  }
  return 0;
}

//===----------------------------------------------------------------------===//
// Requests on stdin
//===----------------------------------------------------------------------===//

/// 1 if everything was read, 0 at an end before the first byte, else -1.
int readFully(int file, char *bytes, size_t size) {
  size_t done = 0;
  while (done < size) {
    ssize_t got = read(file, bytes + done, size - done);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return got == 0 && done == 0 ? 0 : -1;
    done += static_cast<size_t>(got);
  }
  return 1;
}

bool writeFully(int file, const std::string &bytes) {
  size_t done = 0;
  while (done < bytes.size()) {
    ssize_t put = write(file, bytes.data() + done, bytes.size() - done);
    if (put < 0 && errno == EINTR)
      continue;
    if (put <= 0)
      return false;
    done += static_cast<size_t>(put);
  }
  return true;
}

enum class Served { Request, End, Failure };

/// Reads one request, if there is one, and answers it.
Served serveRequest(LibraryOnDemand &library, int answers) {
  unsigned char prefix[8];
  int got =
      readFully(STDIN_FILENO, reinterpret_cast<char *>(prefix), sizeof(prefix));
  if (got == 0)
    return Served::End;
  uint64_t size = decodeLength(prefix);
  if (got < 0 || size > kMaxMessageBytes)
    return Served::Failure;
  std::string bytes(size, '\0');
  if (size && readFully(STDIN_FILENO, bytes.data(), size) != 1)
    return Served::Failure;
  SelectionRequest request;
  SelectionResult result;
  if (decodeRequest(bytes, request))
    result = serve(library, request);
  else
    result.status = Status::internal("malformed selection request");
  std::string answer = encodeResult(result);
  return writeFully(answers, encodeLength(answer.size()) + answer)
             ? Served::Request
             : Served::Failure;
}

int serveRequests(LibraryOnDemand &library) {
  // Libraries that print to stdout must not damage the answers.
  int answers = dup(STDOUT_FILENO);
  if (answers < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
    return 3;
  pid_t self = getpid();
  for (;;) {
    // This process does nothing between forks, so that all children are alike.
    pid_t child = fork();
    if (child < 0)
      return 3;
    if (child == 0) {
      // It must not outlive this process, which is what others kill.
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != self)
        _exit(3);
      Served served = serveRequest(library, answers);
      std::fflush(stderr);
      _exit(static_cast<int>(served));
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0)
      if (errno != EINTR)
        return 3;
    if (WIFSIGNALED(status)) {
      // The way the child ended tells the cause.
      signal(WTERMSIG(status), SIG_DFL);
      raise(WTERMSIG(status));
      return 3;
    }
    if (WEXITSTATUS(status) == static_cast<int>(Served::End))
      return 0;
    if (WEXITSTATUS(status) != static_cast<int>(Served::Request))
      return 3;
  }
}

} // namespace

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i) {
    std::string_view argument = argv[i];
    if (argument != "--help" && argument != "-h" && argument != "--version")
      continue;
    std::fputs(argument == "--version" ? "CudnnFE version " CUDNNFE_VERSION "\n"
                                       : usage,
               stdout);
    return std::fflush(stdout) ? 3 : 0;
  }
  fixAddresses(argv);
  Options options;
  if (!parseArguments(argc, argv, options))
    return 1;
  LibraryOnDemand library(options);
  int code = options.printLibrary ? printLibrary(library)
             : options.once       ? runOnce(options, library)
                                  : serveRequests(library);
  // The CUDA runtime's exit handlers have nothing to release here and are not
  // made for the stub.
  std::fflush(stdout);
  std::fflush(stderr);
  _exit(code);
}
