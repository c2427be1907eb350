//===- TargetDevice.cpp - properties of compile targets ---------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnFE/Transforms/TargetDevice.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace mlir;
using namespace mlir::cudnnfe;

/// Device files are about a kilobyte; anything much larger is not one.
static constexpr uint64_t kMaxFileSize = 1 << 20;

int64_t TargetDevice::getComputeCapability() const {
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(json);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return 0;
  }
  const llvm::json::Object *object = parsed->getAsObject();
  return object ? object->getInteger("deviceVer").value_or(0) / 10 : 0;
}

/// The folders that hold device files, in order.
static SmallVector<std::string> getSearchDirs(StringRef searchDir) {
  SmallVector<std::string> dirs;
  if (!searchDir.empty())
    dirs.push_back(searchDir.str());
  if (const char *env = std::getenv("CUDNNFE_DEVICE_DIR"); env && *env)
    dirs.push_back(env);
  // Beside the program: <prefix>/bin and <prefix>/share, or <source>/build/bin.
  std::string program = llvm::sys::fs::getMainExecutable(
      nullptr, reinterpret_cast<void *>(&getSearchDirs));
  StringRef bin = llvm::sys::path::parent_path(program);
  for (StringRef relative :
       {"../share/cudnnfe/devices", "../devices", "../../devices"}) {
    SmallString<128> path(bin);
    llvm::sys::path::append(path, relative);
    dirs.push_back(path.str().str());
  }
  return dirs;
}

/// The parser calls itself for each level, and the text is not trusted.
static bool isFlat(StringRef text) {
  int depth = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString && c == '\\')
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (!inString && (c == '{' || c == '['))
      ++depth;
    else if (!inString && (c == '}' || c == ']'))
      --depth;
    if (depth > 2)
      return false;
  }
  return true;
}

/// Checks that the text is an object with what selection depends on, and gives
/// it the spelling that plan keys go by: sorted keys, no blanks.
static LogicalResult normalizeProperties(Location loc, StringRef what,
                                         std::string &text) {
  if (!isFlat(text))
    return emitError(loc) << "expected " << what
                          << " to be a JSON object of numbers, strings and "
                             "lists of numbers";
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(text);
  if (!parsed)
    return emitError(loc) << "expected " << what
                          << " to be JSON but got an error: "
                          << llvm::toString(parsed.takeError());
  const llvm::json::Object *object = parsed->getAsObject();
  if (!object)
    return emitError(loc) << "expected " << what << " to be a JSON object";
  for (StringRef key :
       {"deviceVer", "multiProcessorCount", "maxSharedMemoryPerBlockOptin"}) {
    std::optional<int64_t> value = object->getInteger(key);
    if (!value || *value <= 0)
      return emitError(loc)
             << "expected " << what << " to give a positive integer for '"
             << key << "', engines depend on it";
  }
  text = llvm::formatv("{0}", *parsed);
  return success();
}

static FailureOr<TargetDevice> loadFile(Location loc, StringRef name,
                                        StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return emitError(loc) << "cannot read device properties '" << path
                          << "': " << buffer.getError().message(),
           failure();
  if ((*buffer)->getBufferSize() > kMaxFileSize)
    return emitError(loc) << "expected device properties '" << path
                          << "' of at most " << kMaxFileSize << " bytes",
           failure();
  std::string text = (*buffer)->getBuffer().str();
  if (failed(normalizeProperties(loc, ("'" + path + "'").str(), text)))
    return failure();
  return TargetDevice{name.str(), std::move(text)};
}

static llvm::json::Value toJson(Attribute attr) {
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return integer.getInt();
  if (auto string = dyn_cast<StringAttr>(attr))
    return string.getValue();
  llvm::json::Array array;
  for (Attribute element : cast<ArrayAttr>(attr))
    array.push_back(cast<IntegerAttr>(element).getInt());
  return array;
}

FailureOr<TargetDevice> mlir::cudnnfe::loadTargetDevice(Location loc,
                                                        DeviceAttr device,
                                                        StringRef searchDir) {
  StringRef name = device.getName().getValue();
  if (DictionaryAttr properties = device.getProperties()) {
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::json::OStream writer(os);
    writer.object([&] {
      for (NamedAttribute property : properties)
        writer.attribute(property.getName().getValue(),
                         toJson(property.getValue()));
    });
    if (failed(
            normalizeProperties(loc, ("device \"" + name + "\"").str(), text)))
      return failure();
    return TargetDevice{name.str(), text};
  }
  SmallVector<std::string> dirs = getSearchDirs(searchDir);
  for (StringRef dir : dirs) {
    SmallString<128> path(dir);
    llvm::sys::path::append(path, name + ".json");
    if (llvm::sys::fs::exists(path))
      return loadFile(loc, name, path);
  }
  InFlightDiagnostic diag = emitError(loc);
  diag << "no device properties for \"" << name << "\"";
  diag.attachNote() << "give them inline, or as " << name
                    << ".json in the folder named by CUDNNFE_DEVICE_DIR or by "
                       "the option device-dir";
  return failure();
}

FailureOr<TargetDevice> mlir::cudnnfe::loadTargetDevice(Location loc,
                                                        StringRef option,
                                                        StringRef searchDir) {
  if (option.ends_with(".json"))
    return loadFile(loc, llvm::sys::path::stem(option), option);
  auto emit = [&] { return emitError(loc); };
  auto attr = DeviceAttr::getChecked(emit, loc.getContext(),
                                     StringAttr::get(loc.getContext(), option),
                                     DictionaryAttr());
  if (!attr)
    return failure();
  return loadTargetDevice(loc, attr, searchDir);
}
