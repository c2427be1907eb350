//===- BackendDescriptor.cpp - descriptors, device properties -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/BackendDescriptor.h"

#include <limits>

using namespace cudnnfe::cudnn;

static constexpr int success = static_cast<int>(StatusCode::SUCCESS);

//===----------------------------------------------------------------------===//
// BackendDescriptor
//===----------------------------------------------------------------------===//

Status BackendDescriptor::create(const Library &library, DescKind kind,
                                 BackendDescriptor &result) {
  void *raw = nullptr;
  int code = library.api().createDescriptor(static_cast<int>(kind), &raw);
  if (code != success)
    return library.error(code, "cudnnBackendCreateDescriptor(" +
                                   std::string(nameOf(kind)) + ")");
  if (!raw)
    return Status::internal("cudnnBackendCreateDescriptor(" +
                            std::string(nameOf(kind)) + ") gave no descriptor");
  BackendDescriptor descriptor;
  descriptor.library = &library;
  descriptor.raw = raw;
  descriptor.kind = kind;
  result = std::move(descriptor);
  return Status::success();
}

void BackendDescriptor::reset() {
  // A failing destroy leaves nothing to be done: the descriptor is gone either
  // way, and cuDNN reports no reason that a caller could act on.
  if (raw)
    library->api().destroyDescriptor(raw);
  raw = nullptr;
}

void *BackendDescriptor::release() {
  void *result = raw;
  raw = nullptr;
  return result;
}

Status BackendDescriptor::check(int code, const char *call,
                                const Attr *name) const {
  if (code == success)
    return Status::success();
  std::string what = std::string(call) + "(" + std::string(nameOf(kind));
  if (name)
    what += ", " + std::string(nameOf(*name));
  return library->error(code, what + ")");
}

Status BackendDescriptor::setAttribute(Attr name, ValueType type, int64_t count,
                                       const void *values) {
  return check(library->api().setAttribute(raw, static_cast<int>(name),
                                           static_cast<int>(type), count,
                                           values),
               "cudnnBackendSetAttribute", &name);
}

Status BackendDescriptor::getAttribute(Attr name, ValueType type,
                                       int64_t capacity, int64_t *count,
                                       void *values) const {
  return check(library->api().getAttribute(raw, static_cast<int>(name),
                                           static_cast<int>(type), capacity,
                                           count, values),
               "cudnnBackendGetAttribute", &name);
}

Status BackendDescriptor::finalize() {
  return check(library->api().finalize(raw), "cudnnBackendFinalize", nullptr);
}

Status BackendDescriptor::setInt64(Attr name, int64_t value) {
  return setAttribute(name, ValueType::INT64, 1, &value);
}

Status BackendDescriptor::setInt32(Attr name, int32_t value) {
  return setAttribute(name, ValueType::INT32, 1, &value);
}

Status BackendDescriptor::setDescriptor(Attr name, void *value) {
  return setAttribute(name, ValueType::BACKEND_DESCRIPTOR, 1, &value);
}

Status BackendDescriptor::getInt64(Attr name, int64_t &value) const {
  int64_t count = 0;
  int64_t read = 0;
  Status status = getAttribute(name, ValueType::INT64, 1, &count, &read);
  if (status.failed())
    return status;
  if (count != 1)
    return Status::internal("attribute " + std::string(nameOf(name)) +
                            " has no value");
  value = read;
  return status;
}

Status BackendDescriptor::getInt32(Attr name, int32_t &value) const {
  int64_t count = 0;
  int32_t read = 0;
  Status status = getAttribute(name, ValueType::INT32, 1, &count, &read);
  if (status.failed())
    return status;
  if (count != 1)
    return Status::internal("attribute " + std::string(nameOf(name)) +
                            " has no value");
  value = read;
  return status;
}

Status BackendDescriptor::getText(Attr name, std::string &text) const {
  int64_t size = 0;
  Status status = getAttribute(name, ValueType::CHAR, 0, &size, nullptr);
  if (status.failed())
    return status;
  constexpr int64_t limit = int64_t(1) << 30;
  if (size < 0 || size > limit)
    return Status::internal("attribute " + std::string(nameOf(name)) +
                            " claims a text of " + std::to_string(size) +
                            " bytes");
  std::string read(static_cast<size_t>(size), '\0');
  int64_t got = 0;
  status = getAttribute(name, ValueType::CHAR, size, &got, read.data());
  if (status.failed())
    return status;
  if (got < 0 || got > size)
    return Status::internal("attribute " + std::string(nameOf(name)) +
                            " gave " + std::to_string(got) + " bytes of " +
                            std::to_string(size));
  read.resize(static_cast<size_t>(got));
  // The terminator that cuDNN counts is not part of the text.
  while (!read.empty() && read.back() == '\0')
    read.pop_back();
  text = std::move(read);
  return Status::success();
}

//===----------------------------------------------------------------------===//
// Handle
//===----------------------------------------------------------------------===//

Status Handle::create(const Library &library, Handle &result) {
  void *raw = nullptr;
  int code = library.api().create(&raw);
  if (code != success)
    return library.error(code, "cudnnCreate");
  Handle handle;
  handle.library = &library;
  handle.raw = raw;
  result = std::move(handle);
  return Status::success();
}

Handle::~Handle() {
  if (raw)
    library->api().destroy(raw);
}

//===----------------------------------------------------------------------===//
// Device properties
//===----------------------------------------------------------------------===//

namespace {

/// Reads the flat JSON objects that describe devices: numbers without fraction,
/// texts, lists of numbers. Anything else is refused.
class FlatJsonReader {
public:
  explicit FlatJsonReader(const std::string &text)
      : cursor(text.data()), end(text.data() + text.size()) {}

  /// Calls `onNumber` or `onText` per field.
  template <typename OnNumber, typename OnText>
  bool read(OnNumber onNumber, OnText onText) {
    if (!take('{'))
      return fail("expected '{'");
    if (take('}'))
      return finish();
    do {
      std::string key, text;
      if (!readText(key))
        return false;
      if (!take(':'))
        return fail("expected ':' after '" + key + "'");
      skipBlanks();
      if (cursor != end && *cursor == '"') {
        if (!readText(text))
          return false;
        onText(key, text);
      } else if (take('[')) {
        int64_t ignored;
        do {
          if (!readNumber(ignored))
            return false;
        } while (take(','));
        if (!take(']'))
          return fail("expected ']' in '" + key + "'");
      } else {
        int64_t number;
        if (!readNumber(number))
          return false;
        onNumber(key, number);
      }
    } while (take(','));
    if (!take('}'))
      return fail("expected ',' or '}'");
    return finish();
  }

  std::string problem;

private:
  bool fail(const std::string &what) {
    problem = what;
    return false;
  }

  void skipBlanks() {
    while (cursor != end && (*cursor == ' ' || *cursor == '\n' ||
                             *cursor == '\r' || *cursor == '\t'))
      ++cursor;
  }

  bool take(char c) {
    skipBlanks();
    if (cursor == end || *cursor != c)
      return false;
    ++cursor;
    return true;
  }

  bool finish() {
    skipBlanks();
    return cursor == end ? true : fail("unexpected text after the object");
  }

  bool readText(std::string &text) {
    if (!take('"'))
      return fail("expected a text");
    while (cursor != end && *cursor != '"') {
      unsigned char c = static_cast<unsigned char>(*cursor);
      if (c < ' ' || c == '\\')
        return fail("unexpected character in a text");
      text += *cursor++;
    }
    return take('"') ? true : fail("unterminated text");
  }

  bool readNumber(int64_t &number) {
    skipBlanks();
    bool negative = cursor != end && *cursor == '-';
    if (negative)
      ++cursor;
    if (cursor == end || *cursor < '0' || *cursor > '9')
      return fail("expected an integer");
    uint64_t value = 0;
    constexpr uint64_t limit = std::numeric_limits<int64_t>::max();
    while (cursor != end && *cursor >= '0' && *cursor <= '9') {
      uint64_t digit = static_cast<uint64_t>(*cursor++ - '0');
      if (value > (limit - digit) / 10)
        return fail("integer out of range");
      value = value * 10 + digit;
    }
    number =
        negative ? -static_cast<int64_t>(value) : static_cast<int64_t>(value);
    return true;
  }

  const char *cursor;
  const char *end;
};

} // namespace

Status cudnnfe::cudnn::readDeviceFacts(const std::string &json,
                                       DeviceFacts &facts) {
  constexpr size_t limit = 1 << 16;
  if (json.size() > limit)
    return Status::invalid("device properties have " +
                           std::to_string(json.size()) + " bytes, more than " +
                           std::to_string(limit));
  DeviceFacts read;
  FlatJsonReader reader(json);
  bool good = reader.read(
      [&](const std::string &key, int64_t value) {
        if (key == "deviceVer")
          read.deviceVersion = value;
        else if (key == "multiProcessorCount")
          read.multiProcessorCount = value;
        else if (key == "maxSharedMemoryPerBlockOptin")
          read.sharedMemoryPerBlockOptin = value;
      },
      [&](const std::string &key, const std::string &value) {
        if (key == "deviceName")
          read.name = value;
      });
  if (!good)
    return Status::invalid("malformed device properties: " + reader.problem);
  for (auto [value, name] :
       {std::pair<int64_t, const char *>{read.deviceVersion, "deviceVer"},
        {read.multiProcessorCount, "multiProcessorCount"},
        {read.sharedMemoryPerBlockOptin, "maxSharedMemoryPerBlockOptin"}})
    if (value <= 0)
      return Status::invalid(
          std::string("device properties lack a positive '") + name + "'");
  facts = std::move(read);
  return Status::success();
}

Status DeviceProperties::fromJson(const Library &library,
                                  const std::string &json,
                                  DeviceProperties &result) {
  DeviceFacts facts;
  Status status = readDeviceFacts(json, facts);
  if (status.failed())
    return status;
  // Trailing blanks of a text file are not part of what cuDNN wrote.
  std::string text = json.substr(0, json.find_last_of('}') + 1);
  BackendDescriptor descriptor;
  if (status =
          BackendDescriptor::create(library, DescKind::DEVICEPROP, descriptor);
      status.failed())
    return status;
  if (status = descriptor.setAttribute(
          Attr::DEVICEPROP_JSON_REPRESENTATION, ValueType::CHAR,
          static_cast<int64_t>(text.size()), text.data());
      status.failed())
    return status;
  if (status = descriptor.finalize(); status.failed()) {
    // Which properties there have to be is for the library to say.
    if (status.code / 1000 == 2)
      return Status::invalid("expected device properties that cuDNN takes but "
                             "got: " +
                                 status.message,
                             status.code);
    return status;
  }
  result.descriptor = std::move(descriptor);
  return status;
}

Status DeviceProperties::fromDevice(const Library &library, int32_t ordinal,
                                    DeviceProperties &result) {
  BackendDescriptor descriptor;
  Status status =
      BackendDescriptor::create(library, DescKind::DEVICEPROP, descriptor);
  if (status.failed())
    return status;
  if (status = descriptor.setInt32(Attr::DEVICEPROP_DEVICE_ID, ordinal);
      status.failed())
    return status;
  if (status = descriptor.finalize(); status.failed())
    return status;
  result.descriptor = std::move(descriptor);
  return status;
}

Status DeviceProperties::fromHandle(const Library &library, void *handle,
                                    DeviceProperties &result) {
  BackendDescriptor descriptor;
  Status status =
      BackendDescriptor::create(library, DescKind::DEVICEPROP, descriptor);
  if (status.failed())
    return status;
  if (status = descriptor.setAttribute(Attr::DEVICEPROP_HANDLE,
                                       ValueType::HANDLE, 1, &handle);
      status.failed())
    return status;
  if (status = descriptor.finalize(); status.failed())
    return status;
  result.descriptor = std::move(descriptor);
  return status;
}

Status DeviceProperties::toJson(std::string &json) const {
  return descriptor.getText(Attr::DEVICEPROP_JSON_REPRESENTATION, json);
}
