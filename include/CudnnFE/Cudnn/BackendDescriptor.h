//===- BackendDescriptor.h - descriptors and device properties --*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_BACKENDDESCRIPTOR_H
#define CUDNNFE_CUDNN_BACKENDDESCRIPTOR_H

#include "CudnnFE/Cudnn/BackendTable.h"
#include "CudnnFE/Cudnn/Library.h"

#include <cstdint>
#include <string>
#include <vector>

namespace cudnnfe::cudnn {

/// Owns one backend descriptor. The library must outlive it.
class BackendDescriptor {
public:
  BackendDescriptor() = default;
  BackendDescriptor(const BackendDescriptor &) = delete;
  BackendDescriptor &operator=(const BackendDescriptor &) = delete;
  BackendDescriptor(BackendDescriptor &&other) noexcept { swap(other); }
  BackendDescriptor &operator=(BackendDescriptor &&other) noexcept {
    swap(other);
    return *this;
  }
  ~BackendDescriptor() { reset(); }

  static Status create(const Library &library, DescKind kind,
                       BackendDescriptor &result);

  void *get() const { return raw; }
  explicit operator bool() const { return raw != nullptr; }
  void reset();
  /// Gives up ownership.
  void *release();

  Status setAttribute(Attr name, ValueType type, int64_t count,
                      const void *values);
  Status getAttribute(Attr name, ValueType type, int64_t capacity,
                      int64_t *count, void *values) const;
  Status finalize();

  Status setInt64(Attr name, int64_t value);
  Status setInt32(Attr name, int32_t value);
  Status setDescriptor(Attr name, void *value);
  Status getInt64(Attr name, int64_t &value) const;
  Status getInt32(Attr name, int32_t &value) const;
  /// Reads a text attribute of unknown length.
  Status getText(Attr name, std::string &text) const;

private:
  void swap(BackendDescriptor &other) {
    std::swap(library, other.library);
    std::swap(raw, other.raw);
    std::swap(kind, other.kind);
  }
  Status check(int code, const char *call, const Attr *name) const;

  const Library *library = nullptr;
  void *raw = nullptr;
  DescKind kind = DescKind::TENSOR;
};

/// A cuDNN handle. It needs a device, so the plan worker never has one.
class Handle {
public:
  Handle() = default;
  Handle(const Handle &) = delete;
  Handle &operator=(const Handle &) = delete;
  Handle(Handle &&other) noexcept { swap(other); }
  Handle &operator=(Handle &&other) noexcept {
    swap(other);
    return *this;
  }
  ~Handle();

  static Status create(const Library &library, Handle &result);
  void *get() const { return raw; }

private:
  void swap(Handle &other) {
    std::swap(library, other.library);
    std::swap(raw, other.raw);
  }

  const Library *library = nullptr;
  void *raw = nullptr;
};

/// The facts about a device that decisions in this project depend on, read from
/// the JSON text that cuDNN itself writes (devices/*.json).
struct DeviceFacts {
  std::string name;
  /// 900 for sm_90.
  int64_t deviceVersion = 0;
  int64_t multiProcessorCount = 0;
  int64_t sharedMemoryPerBlockOptin = 0;
};

/// Checks that `json` is a flat object of numbers, texts and lists of numbers
/// with the fields that plan selection needs, before cuDNN sees it.
Status readDeviceFacts(const std::string &json, DeviceFacts &facts);

/// A finalized device-properties descriptor.
class DeviceProperties {
public:
  static Status fromJson(const Library &library, const std::string &json,
                         DeviceProperties &result);
  /// Needs a driver and the device of that ordinal.
  static Status fromDevice(const Library &library, int32_t ordinal,
                           DeviceProperties &result);
  static Status fromHandle(const Library &library, void *handle,
                           DeviceProperties &result);

  void *get() const { return descriptor.get(); }
  /// The text that makes this device available to offline selection.
  Status toJson(std::string &json) const;

private:
  BackendDescriptor descriptor;
};

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_BACKENDDESCRIPTOR_H
