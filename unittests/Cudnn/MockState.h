//===- MockState.h - what the mock cuDNN remembers --------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_UNITTESTS_CUDNN_MOCKSTATE_H
#define CUDNNFE_UNITTESTS_CUDNN_MOCKSTATE_H

#include "MockCudnn.h"

#include "CudnnFE/Cudnn/BackendTable.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace cudnnfe::mock {

using namespace cudnnfe::cudnn;

inline constexpr int success = static_cast<int>(StatusCode::SUCCESS);
inline constexpr int badParam = static_cast<int>(StatusCode::BAD_PARAM);
inline constexpr int notFinalized =
    static_cast<int>(StatusCode::BAD_PARAM_NOT_FINALIZED);
inline constexpr int notSupported = static_cast<int>(StatusCode::NOT_SUPPORTED);

struct Value {
  ValueType type;
  int64_t count = 0;
  std::vector<unsigned char> bytes;
};

struct Engine {
  int64_t index = 0;
  int64_t workspace = 0;
  int64_t sharedMemory = -1;
  std::vector<int32_t> notes;
  std::vector<int32_t> behaviorNotes;
  /// Type and value.
  std::vector<std::pair<int32_t, int64_t>> knobs;
  std::set<std::string> modes;
  int64_t planWorkspace = -1;
  int decline = 0;
};

struct Object {
  DescKind kind;
  int number = 0;
  bool finalized = false;
  std::map<int, Value> values;
  /// Engines, engine configurations and plans know their engine.
  Engine engine;
};

struct Trigger {
  std::string call;
  int count = 0;
  int status = 0;
};

class Mock {
public:
  Mock() {
    const char *text = std::getenv("CUDNNFE_MOCK_CONFIG");
    configure(text ? text : "");
  }

  void configure(const std::string &text) {
    std::lock_guard<std::recursive_mutex> lock(mutex);
    state = {};
    version = kTableVersion;
    logFile.clear();
    message.clear();
    report.clear();
    engines.clear();
    failures.clear();
    crashes.clear();
    counters.clear();
    crashUid = hangUid = -1;
    // Descriptors of an earlier set-up are alive but belong to nobody here.
    for (auto &entry : objects)
      retired[entry.first] = std::move(entry.second);
    objects.clear();
    handles.clear();
    nextNumber = 0;
    if ((";" + text).find(";engine=") == std::string::npos) {
      engines.push_back({7, 0, 65536, {0}, {}, {}, {"A", "INSTANT"}});
      engines.push_back({1, 4096, -1, {}, {}, {}, {"A", "FALLBACK"}});
    }
    for (const std::string &entry : split(text, ';'))
      if (!entry.empty())
        configureEntry(entry);
  }

  /// Counts a call and says what is to become of it.
  int enter(const char *call) {
    ++state.calls;
    int own = ++counters[call];
    auto due = [&](const Trigger &trigger) {
      return trigger.call == "any"
                 ? trigger.count == state.calls
                 : trigger.call == call && trigger.count == own;
    };
    for (const Trigger &crash : crashes)
      if (due(crash))
        die();
    for (const Trigger &failure : failures)
      if (due(failure))
        return fail(failure.status);
    return success;
  }

  int fail(int status) {
    lastError = message;
    return status;
  }

  int misuse(int status) {
    ++state.misuses;
    lastError = "misuse of the mock";
    return status;
  }

  [[noreturn]] void die() {
    // The default action, whatever a sanitizer or a test framework installed.
    std::signal(SIGSEGV, SIG_DFL);
    std::raise(SIGSEGV);
    std::_Exit(139);
  }

  Object *find(void *pointer) {
    auto found = objects.find(pointer);
    return found == objects.end() ? nullptr : found->second.get();
  }

  void log(const std::string &line, int status) {
    if (logFile.empty())
      return;
    FILE *file = std::fopen(logFile.c_str(), "a");
    if (!file)
      return;
    std::fprintf(file, "%s -> %d\n", line.c_str(), status);
    std::fclose(file);
  }

  static std::vector<std::string> split(const std::string &text, char by) {
    std::vector<std::string> parts(1);
    for (char c : text) {
      if (c == by)
        parts.emplace_back();
      else
        parts.back() += c;
    }
    return parts;
  }

  std::recursive_mutex mutex;
  State state{};
  int64_t version = kTableVersion;
  std::string message;
  std::string report;
  std::string lastError;
  std::vector<Engine> engines;
  std::map<void *, std::unique_ptr<Object>> objects;
  std::map<void *, std::unique_ptr<Object>> retired;
  std::map<void *, void *> handles;
  int nextNumber = 0;
  int64_t crashUid = -1;
  int64_t hangUid = -1;

private:
  void configureEntry(const std::string &entry) {
    size_t equals = entry.find('=');
    std::string key = entry.substr(0, equals);
    std::string value =
        equals == std::string::npos ? "" : entry.substr(equals + 1);
    std::vector<std::string> fields = split(value, ',');
    auto number = [&](size_t i) {
      return i < fields.size() ? std::atoll(fields[i].c_str()) : 0;
    };
    if (key == "version") {
      version = number(0);
    } else if (key == "log") {
      logFile = value;
    } else if (key == "message") {
      message = value;
    } else if (key == "report") {
      report = value;
      std::replace(report.begin(), report.end(), '~', ';');
    } else if (key == "engine" && fields.size() == 5) {
      Engine engine;
      engine.index = number(0);
      engine.workspace = number(1);
      engine.sharedMemory = number(2);
      for (const std::string &note : split(fields[3], '+')) {
        if (note == "-")
          continue;
        if (note[0] == 'b')
          engine.behaviorNotes.push_back(std::atoi(note.c_str() + 1));
        else
          engine.notes.push_back(std::atoi(note.c_str()));
      }
      for (const std::string &mode : split(fields[4], '+'))
        engine.modes.insert(mode);
      engines.push_back(engine);
    } else if (key == "knob" && fields.size() == 3) {
      for (Engine &engine : engines)
        if (engine.index == number(0))
          engine.knobs.push_back({static_cast<int32_t>(number(1)), number(2)});
    } else if ((key == "grow" || key == "decline") && fields.size() == 2) {
      for (Engine &engine : engines) {
        if (engine.index != number(0))
          continue;
        if (key == "grow")
          engine.planWorkspace = number(1);
        else
          engine.decline = static_cast<int>(number(1));
      }
    } else if (key == "fail" && fields.size() == 3) {
      failures.push_back({fields[0], static_cast<int>(number(1)),
                          static_cast<int>(number(2))});
    } else if (key == "crash" && fields.size() == 2) {
      crashes.push_back({fields[0], static_cast<int>(number(1)), 0});
    } else if (key == "crash-uid") {
      crashUid = number(0);
    } else if (key == "hang-uid") {
      hangUid = number(0);
    } else {
      std::fprintf(stderr, "mock: malformed entry '%s'\n", entry.c_str());
      std::abort();
    }
  }

  std::string logFile;
  std::vector<Trigger> failures;
  std::vector<Trigger> crashes;
  std::map<std::string, int> counters;
};

} // namespace cudnnfe::mock

#endif // CUDNNFE_UNITTESTS_CUDNN_MOCKSTATE_H
