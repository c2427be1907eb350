//===- Manifest.cpp - what an artifact says about itself ------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Manifest.h"
#include "Json.h"

using namespace cudnnfe::rt;

static constexpr size_t maxRank = 64;

static Error expect(bool condition, const std::string &what) {
  return condition ? success() : invalid("manifest: expected " + what);
}

static Error readString(const Json &object, const char *name, const char *where,
                        std::string &out) {
  const Json *member = object.find(name);
  CUDNNFE_RETURN_IF_ERROR(
      expect(member && member->kind == Json::Kind::String,
             std::string("a text as \"") + name + "\" of " + where));
  out = member->string;
  return success();
}

static Error readInteger(const Json &object, const char *name,
                         const char *where, int64_t &out) {
  const Json *member = object.find(name);
  CUDNNFE_RETURN_IF_ERROR(
      expect(member && member->kind == Json::Kind::Integer,
             std::string("an integer as \"") + name + "\" of " + where));
  out = member->integer;
  return success();
}

static Error readIntegers(const Json &list, const char *what,
                          std::vector<int64_t> &out) {
  CUDNNFE_RETURN_IF_ERROR(
      expect(list.kind == Json::Kind::Array && list.array.size() <= maxRank,
             std::string("at most 64 integers as ") + what));
  for (const Json &element : list.array) {
    CUDNNFE_RETURN_IF_ERROR(
        expect(element.kind == Json::Kind::Integer && element.integer >= 0,
               std::string("integers from 0 as ") + what));
    out.push_back(element.integer);
  }
  return success();
}

/// Element types as MLIR spells them.
static int64_t bitsOf(const std::string &type) {
  static const struct {
    const char *name;
    int bits;
  } types[] = {{"f64", 64},     {"f32", 32},   {"f16", 16},
               {"bf16", 16},    {"i64", 64},   {"i32", 32},
               {"i16", 16},     {"i8", 8},     {"ui8", 8},
               {"si8", 8},      {"i4", 4},     {"i1", 8},
               {"f8E4M3FN", 8}, {"f8E5M2", 8}, {"f8E8M0FNU", 8},
               {"f4E2M1FN", 4}, {"index", 64}};
  for (const auto &known : types)
    if (type == known.name)
      return known.bits;
  return 0;
}

/// Bytes from the first to the last element, with every step checked.
static Error computeSize(ManifestArgument &argument) {
  int64_t last = 0;
  bool empty = false;
  for (size_t i = 0; i < argument.shape.size(); ++i) {
    int64_t reach = 0;
    if (argument.shape[i] == 0) {
      empty = true;
      continue;
    }
    if (__builtin_mul_overflow(argument.shape[i] - 1, argument.strides[i],
                               &reach) ||
        __builtin_add_overflow(last, reach, &last))
      return invalid("manifest: expected a tensor that fits into memory as '" +
                     argument.name + "'");
  }
  int64_t bits = 0;
  if (__builtin_add_overflow(last, int64_t(1), &last) ||
      __builtin_mul_overflow(last, argument.elementBits, &bits) ||
      bits > INT64_MAX - 7)
    return invalid("manifest: expected a tensor that fits into memory as '" +
                   argument.name + "'");
  argument.size = empty ? 0 : (bits + 7) / 8;
  return success();
}

static Error readArgument(const Json &json, ManifestArgument &argument) {
  CUDNNFE_RETURN_IF_ERROR(
      expect(json.kind == Json::Kind::Object, "an object for each argument"));
  if (json.find("name"))
    CUDNNFE_RETURN_IF_ERROR(
        readString(json, "name", "an argument", argument.name));
  CUDNNFE_RETURN_IF_ERROR(
      readString(json, "type", "an argument", argument.type));
  argument.elementBits = bitsOf(argument.type);
  CUDNNFE_RETURN_IF_ERROR(
      expect(argument.elementBits != 0,
             "an element type but got '" + argument.type + "'"));
  if (const Json *scalar = json.find("scalar")) {
    CUDNNFE_RETURN_IF_ERROR(
        expect(scalar->kind == Json::Kind::Bool,
               "true or false as \"scalar\" of an argument"));
    argument.isScalar = scalar->boolean;
  }
  argument.alignment = (argument.elementBits + 7) / 8;
  argument.size = argument.alignment;
  if (argument.isScalar)
    return success();
  const Json *shape = json.find("shape");
  CUDNNFE_RETURN_IF_ERROR(expect(shape, "a \"shape\" of each tensor"));
  CUDNNFE_RETURN_IF_ERROR(readIntegers(*shape, "\"shape\"", argument.shape));
  if (const Json *strides = json.find("strides")) {
    CUDNNFE_RETURN_IF_ERROR(
        readIntegers(*strides, "\"strides\"", argument.strides));
    CUDNNFE_RETURN_IF_ERROR(
        expect(argument.strides.size() == argument.shape.size(),
               "one stride per dimension"));
  } else {
    argument.strides.resize(argument.shape.size());
    int64_t stride = 1;
    for (size_t i = argument.shape.size(); i-- > 0;) {
      argument.strides[i] = stride;
      int64_t extent = argument.shape[i] ? argument.shape[i] : 1;
      CUDNNFE_RETURN_IF_ERROR(
          expect(!__builtin_mul_overflow(stride, extent, &stride),
                 "a tensor that fits into memory"));
    }
  }
  if (json.find("alignment")) {
    CUDNNFE_RETURN_IF_ERROR(
        readInteger(json, "alignment", "an argument", argument.alignment));
    CUDNNFE_RETURN_IF_ERROR(
        expect(argument.alignment > 0, "an alignment above 0"));
  }
  return computeSize(argument);
}

static Error readArguments(const Json &json, const char *name,
                           ManifestEntry &entry) {
  const Json *list = json.find(name);
  CUDNNFE_RETURN_IF_ERROR(
      expect(list && list->kind == Json::Kind::Array,
             std::string("a list as \"") + name + "\" of an entry"));
  for (const Json &element : list->array) {
    entry.arguments.emplace_back();
    CUDNNFE_RETURN_IF_ERROR(readArgument(element, entry.arguments.back()));
  }
  return success();
}

Error cudnnfe::rt::parseManifest(const char *text, size_t size,
                                 Manifest &manifest) {
  Json json;
  CUDNNFE_RETURN_IF_ERROR(parseJson(text, size, json));
  CUDNNFE_RETURN_IF_ERROR(expect(json.kind == Json::Kind::Object, "an object"));
  std::string format, target;
  int64_t version = 0, abi = 0;
  CUDNNFE_RETURN_IF_ERROR(readString(json, "format", "the manifest", format));
  CUDNNFE_RETURN_IF_ERROR(
      expect(format == "cudnnfe-artifact",
             "the format \"cudnnfe-artifact\" but got \"" + format + "\""));
  CUDNNFE_RETURN_IF_ERROR(
      readInteger(json, "version", "the manifest", version));
  CUDNNFE_RETURN_IF_ERROR(
      expect(version == 1, "version 1 but got " + std::to_string(version)));
  CUDNNFE_RETURN_IF_ERROR(readInteger(json, "abi", "the manifest", abi));
  CUDNNFE_RETURN_IF_ERROR(
      expect(abi == CUDNNFE_ABI_VERSION,
             "version " + std::to_string(CUDNNFE_ABI_VERSION) +
                 " of the runtime's ABI but got " + std::to_string(abi)));
  CUDNNFE_RETURN_IF_ERROR(readString(json, "target", "the manifest", target));
  CUDNNFE_RETURN_IF_ERROR(
      expect(target == "cuda" || target == "cpu",
             "the target \"cuda\" or \"cpu\" but got \"" + target + "\""));
  manifest.needsDevice = target == "cuda";
  const Json *entries = json.find("entries");
  CUDNNFE_RETURN_IF_ERROR(expect(entries && entries->kind == Json::Kind::Array,
                                 "a list as \"entries\""));
  for (const Json &element : entries->array) {
    CUDNNFE_RETURN_IF_ERROR(
        expect(element.kind == Json::Kind::Object, "an object for each entry"));
    manifest.entries.emplace_back();
    ManifestEntry &entry = manifest.entries.back();
    CUDNNFE_RETURN_IF_ERROR(
        readString(element, "name", "an entry", entry.name));
    if (manifest.needsDevice)
      CUDNNFE_RETURN_IF_ERROR(
          readInteger(element, "program", "an entry", entry.program));
    CUDNNFE_RETURN_IF_ERROR(readArguments(element, "inputs", entry));
    entry.numInputs = entry.arguments.size();
    CUDNNFE_RETURN_IF_ERROR(readArguments(element, "results", entry));
  }
  return success();
}
