//===- WorkerProtocol.cpp - what the plan worker is sent and answers ------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnFE/Cudnn/WorkerProtocol.h"

using namespace cudnnfe::cudnn;

namespace {

constexpr uint32_t requestMagic = 0x31524643; // "CFR1"
constexpr uint32_t resultMagic = 0x31534643;  // "CFS1"

class Writer {
public:
  void number(uint64_t value) {
    for (int shift = 0; shift < 64; shift += 8)
      bytes.push_back(static_cast<char>((value >> shift) & 0xff));
  }
  void text(const std::string &value) {
    number(value.size());
    bytes += value;
  }
  template <typename Range, typename Function>
  void list(const Range &range, Function write) {
    number(range.size());
    for (const auto &item : range)
      write(item);
  }
  void numbers(const std::vector<int32_t> &values) {
    list(values, [&](int32_t value) { number(static_cast<uint64_t>(value)); });
  }
  void texts(const std::vector<std::string> &values) {
    list(values, [&](const std::string &value) { text(value); });
  }

  std::string bytes;
};

/// Reads as long as everything fits; afterwards all reads give zero.
class Reader {
public:
  explicit Reader(std::string_view bytes) : bytes(bytes) {}

  uint64_t number() {
    if (bytes.size() < 8)
      return fail();
    uint64_t value = 0;
    for (int i = 7; i >= 0; --i)
      value = (value << 8) | static_cast<unsigned char>(bytes[i]);
    bytes.remove_prefix(8);
    return value;
  }

  template <typename Integer>
  Integer integer() {
    return static_cast<Integer>(static_cast<int64_t>(number()));
  }

  template <typename Enum>
  Enum enumerator(Enum last) {
    uint64_t value = number();
    if (value > static_cast<uint64_t>(last)) {
      fail();
      return Enum();
    }
    return static_cast<Enum>(value);
  }

  std::string text() {
    uint64_t size = number();
    if (size > bytes.size()) {
      fail();
      return {};
    }
    std::string value(bytes.substr(0, size));
    bytes.remove_prefix(size);
    return value;
  }

  /// An element takes eight bytes at least, which bounds the count.
  template <typename Function>
  void list(Function read) {
    uint64_t count = number();
    if (count > bytes.size() / 8) {
      fail();
      return;
    }
    for (uint64_t i = 0; i < count && good; ++i)
      read();
  }
  void numbers(std::vector<int32_t> &values) {
    values.clear();
    list([&] { values.push_back(integer<int32_t>()); });
  }
  void texts(std::vector<std::string> &values) {
    values.clear();
    list([&] { values.push_back(text()); });
  }

  bool finished() const { return good && bytes.empty(); }

private:
  uint64_t fail() {
    good = false;
    bytes = {};
    return 0;
  }

  std::string_view bytes;
  bool good = true;
};

void write(Writer &writer, const SelectionPolicy &policy) {
  writer.list(policy.modes, [&](HeurMode mode) {
    writer.number(static_cast<uint64_t>(mode));
  });
  writer.number(policy.allowTf32);
  writer.number(policy.deterministic);
  writer.number(policy.strictNan);
  writer.numbers(policy.barredNumericalNotes);
  writer.numbers(policy.requiredNumericalNotes);
  writer.numbers(policy.barredBehaviorNotes);
  writer.numbers(policy.requiredBehaviorNotes);
  writer.number(static_cast<uint64_t>(policy.workspaceLimit));
  writer.number(static_cast<uint64_t>(policy.sharedMemoryLimit));
  writer.number(static_cast<uint64_t>(policy.candidateLimit));
  writer.texts(policy.pins);
  writer.texts(policy.blocked);
}

void read(Reader &reader, SelectionPolicy &policy) {
  policy.modes.clear();
  reader.list([&] { policy.modes.push_back(reader.integer<HeurMode>()); });
  policy.allowTf32 = reader.number() != 0;
  policy.deterministic = reader.number() != 0;
  policy.strictNan = reader.number() != 0;
  reader.numbers(policy.barredNumericalNotes);
  reader.numbers(policy.requiredNumericalNotes);
  reader.numbers(policy.barredBehaviorNotes);
  reader.numbers(policy.requiredBehaviorNotes);
  policy.workspaceLimit = reader.integer<int64_t>();
  policy.sharedMemoryLimit = reader.integer<int64_t>();
  policy.candidateLimit = reader.integer<int32_t>();
  reader.texts(policy.pins);
  reader.texts(policy.blocked);
}

void write(Writer &writer, const EngineConfigInfo &info) {
  writer.number(static_cast<uint64_t>(info.choice.engine));
  writer.list(info.choice.knobs, [&](const KnobChoice &knob) {
    writer.number(static_cast<uint64_t>(knob.type));
    writer.number(static_cast<uint64_t>(knob.value));
  });
  writer.numbers(info.numericalNotes);
  writer.numbers(info.behaviorNotes);
  writer.number(static_cast<uint64_t>(info.workspace));
  writer.number(static_cast<uint64_t>(info.sharedMemory));
}

void read(Reader &reader, EngineConfigInfo &info) {
  info.choice.engine = reader.integer<int64_t>();
  info.choice.knobs.clear();
  reader.list([&] {
    KnobChoice knob;
    knob.type = reader.integer<int32_t>();
    knob.value = reader.integer<int64_t>();
    info.choice.knobs.push_back(knob);
  });
  reader.numbers(info.numericalNotes);
  reader.numbers(info.behaviorNotes);
  info.workspace = reader.integer<int64_t>();
  info.sharedMemory = reader.integer<int64_t>();
}

} // namespace

std::string cudnnfe::cudnn::encodeRequest(const SelectionRequest &request) {
  Writer writer;
  writer.number(requestMagic);
  writer.number(static_cast<uint64_t>(request.action));
  writer.text(request.program);
  writer.text(request.device);
  write(writer, request.policy);
  writer.number(request.plansWanted);
  return std::move(writer.bytes);
}

bool cudnnfe::cudnn::decodeRequest(std::string_view bytes,
                                   SelectionRequest &request) {
  Reader reader(bytes);
  if (reader.number() != requestMagic)
    return false;
  request.action = reader.enumerator(SelectionAction::Version);
  request.program = reader.text();
  request.device = reader.text();
  read(reader, request.policy);
  request.plansWanted = reader.integer<uint32_t>();
  return reader.finished();
}

std::string cudnnfe::cudnn::encodeResult(const SelectionResult &result) {
  Writer writer;
  writer.number(resultMagic);
  writer.number(static_cast<uint64_t>(result.status.kind));
  writer.number(static_cast<uint64_t>(result.status.code));
  writer.text(result.status.message);
  writer.number(static_cast<uint64_t>(result.failure.descriptor));
  writer.number(static_cast<uint64_t>(result.failure.attribute));
  writer.number(static_cast<uint64_t>(result.libraryVersion));
  writer.list(result.candidates, [&](const Candidate &candidate) {
    writer.text(candidate.source);
    write(writer, candidate.info);
    writer.number(static_cast<uint64_t>(candidate.state));
    writer.text(candidate.reason);
    writer.number(static_cast<uint64_t>(candidate.code));
  });
  writer.list(result.sourceFailures, [&](const SourceFailure &failure) {
    writer.text(failure.source);
    writer.text(failure.reason);
    writer.number(static_cast<uint64_t>(failure.code));
  });
  writer.list(result.plans, [&](const SelectedPlan &plan) {
    writer.number(plan.candidate);
    writer.number(static_cast<uint64_t>(plan.workspace));
    writer.text(plan.json);
  });
  writer.number(static_cast<uint64_t>(result.buildAttempts));
  return std::move(writer.bytes);
}

bool cudnnfe::cudnn::decodeResult(std::string_view bytes,
                                  SelectionResult &result) {
  Reader reader(bytes);
  if (reader.number() != resultMagic)
    return false;
  SelectionResult decoded;
  decoded.status.kind = reader.enumerator(ErrorKind::Internal);
  decoded.status.code = reader.integer<int32_t>();
  decoded.status.message = reader.text();
  decoded.failure.descriptor = reader.integer<int32_t>();
  decoded.failure.attribute = reader.integer<int32_t>();
  decoded.libraryVersion = reader.integer<int64_t>();
  reader.list([&] {
    Candidate candidate;
    candidate.source = reader.text();
    read(reader, candidate.info);
    candidate.state = reader.enumerator(CandidateState::Declined);
    candidate.reason = reader.text();
    candidate.code = reader.integer<int32_t>();
    decoded.candidates.push_back(std::move(candidate));
  });
  reader.list([&] {
    SourceFailure failure;
    failure.source = reader.text();
    failure.reason = reader.text();
    failure.code = reader.integer<int32_t>();
    decoded.sourceFailures.push_back(std::move(failure));
  });
  reader.list([&] {
    SelectedPlan plan;
    plan.candidate = reader.integer<uint32_t>();
    plan.workspace = reader.integer<int64_t>();
    plan.json = reader.text();
    decoded.plans.push_back(std::move(plan));
  });
  decoded.buildAttempts = reader.integer<int32_t>();
  if (!reader.finished())
    return false;
  for (const SelectedPlan &plan : decoded.plans)
    if (plan.candidate >= decoded.candidates.size())
      return false;
  result = std::move(decoded);
  return true;
}

std::string cudnnfe::cudnn::encodeLength(uint64_t length) {
  Writer writer;
  writer.number(length);
  return std::move(writer.bytes);
}

uint64_t cudnnfe::cudnn::decodeLength(const unsigned char (&bytes)[8]) {
  return Reader({reinterpret_cast<const char *>(bytes), 8}).number();
}
