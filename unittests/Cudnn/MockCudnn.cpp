//===- MockCudnn.cpp - a test double of the cuDNN backend API -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MockState.h"

#include <cstring>
#include <unistd.h>

using namespace cudnnfe::cudnn;
using namespace cudnnfe::mock;

#define EXPORT extern "C" __attribute__((visibility("default")))

namespace {

Mock &mock() {
  static Mock *instance = new Mock();
  return *instance;
}

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

std::string describe(const Object *object) {
  if (!object)
    return "?";
  const DescInfo *info = findDescriptor(static_cast<int64_t>(object->kind));
  return (info ? std::string(info->name) : "?") + "#" +
         std::to_string(object->number);
}

std::string attributeName(int name) {
  const AttrInfo *info = findAttribute(static_cast<int64_t>(name));
  return info ? std::string(info->spelling) : std::to_string(name);
}

std::string printValue(const Value &value) {
  std::string text = "[";
  size_t size = elementSize(value.type);
  for (int64_t i = 0; i < value.count; ++i) {
    if (i)
      text += ",";
    const unsigned char *at =
        value.bytes.data() + static_cast<size_t>(i) * size;
    if (value.type == ValueType::BACKEND_DESCRIPTOR) {
      void *pointer;
      std::memcpy(&pointer, at, sizeof(pointer));
      text += describe(mock().find(pointer));
    } else if (value.type == ValueType::CHAR) {
      return "[text]";
    } else if (value.type == ValueType::VOID_PTR ||
               value.type == ValueType::HANDLE) {
      void *pointer;
      std::memcpy(&pointer, at, sizeof(pointer));
      text += pointer ? "pointer" : "null";
    } else if (value.type == ValueType::FLOAT) {
      float number;
      std::memcpy(&number, at, sizeof(number));
      text += std::to_string(number);
    } else if (value.type == ValueType::DOUBLE) {
      double number;
      std::memcpy(&number, at, sizeof(number));
      text += std::to_string(number);
    } else if (size == 8) {
      int64_t number;
      std::memcpy(&number, at, sizeof(number));
      text += std::to_string(number);
    } else if (size == 4) {
      int32_t number;
      std::memcpy(&number, at, sizeof(number));
      text += std::to_string(number);
    } else {
      text += std::to_string(*at);
    }
  }
  return text + "]";
}

std::vector<void *> references(const Value &value) {
  std::vector<void *> pointers(static_cast<size_t>(value.count));
  std::memcpy(pointers.data(), value.bytes.data(), value.bytes.size());
  return pointers;
}

Object *reference(const Object &object, Attr name) {
  auto found = object.values.find(static_cast<int>(name));
  if (found == object.values.end() || found->second.count != 1)
    return nullptr;
  return mock().find(references(found->second).front());
}

int64_t integer(const Object &object, Attr name, int64_t missing) {
  auto found = object.values.find(static_cast<int>(name));
  if (found == object.values.end() || found->second.count < 1)
    return missing;
  int64_t value = 0;
  if (found->second.bytes.size() >= 8)
    std::memcpy(&value, found->second.bytes.data(), 8);
  else if (found->second.bytes.size() >= 4) {
    int32_t narrow;
    std::memcpy(&narrow, found->second.bytes.data(), 4);
    value = narrow;
  }
  return value;
}

int createObject(DescKind kind, void **result) {
  auto object = std::make_unique<Object>();
  object->kind = kind;
  object->number = mock().nextNumber++;
  *result = object.get();
  mock().objects[object.get()] = std::move(object);
  ++mock().state.liveDescriptors;
  return success;
}

std::string modeName(int64_t mode) {
  return std::string(enumeratorName(ValueType::HEUR_MODE, mode));
}

template <typename T>
int answer(const std::vector<T> &values, int64_t capacity, int64_t *count,
           void *elements) {
  if (count)
    *count = static_cast<int64_t>(values.size());
  if (capacity < 0 || (capacity > 0 && !elements))
    return mock().misuse(badParam);
  if (capacity == 0)
    return success;
  if (static_cast<int64_t>(values.size()) > capacity) {
    if (count)
      *count = capacity;
  }
  size_t copied = std::min(values.size(), static_cast<size_t>(capacity));
  if (copied)
    std::memcpy(elements, values.data(), copied * sizeof(T));
  return success;
}

/// Fills a descriptor that the caller created.
Object *prepared(void *pointer, DescKind kind) {
  Object *object = mock().find(pointer);
  if (!object || object->kind != kind) {
    mock().misuse(badParam);
    return nullptr;
  }
  object->finalized = true;
  return object;
}

template <typename T>
void store(Object &object, Attr name, ValueType type, T number) {
  Value value{type, 1, std::vector<unsigned char>(sizeof(T))};
  std::memcpy(value.bytes.data(), &number, sizeof(T));
  object.values[static_cast<int>(name)] = std::move(value);
}

//===----------------------------------------------------------------------===//
// Finalizing
//===----------------------------------------------------------------------===//

int finalizePlan(Object &plan) {
  if (plan.values.count(
          static_cast<int>(Attr::EXECUTION_PLAN_JSON_REPRESENTATION))) {
    // Like cuDNN: a plan that is loaded for no device crashes.
    if (!plan.values.count(static_cast<int>(Attr::EXECUTION_PLAN_HANDLE)) &&
        !plan.values.count(static_cast<int>(Attr::EXECUTION_PLAN_DEVICEPROP)))
      mock().die();
    const Value &json = plan.values.at(
        static_cast<int>(Attr::EXECUTION_PLAN_JSON_REPRESENTATION));
    std::string text(json.bytes.begin(), json.bytes.end());
    long long index = 0, workspace = 0;
    if (std::sscanf(text.c_str(), "{\"mock\":%lld,\"workspace\":%lld}", &index,
                    &workspace) != 2)
      return mock().fail(
          static_cast<int>(StatusCode::SERIALIZATION_VERSION_MISMATCH));
    plan.engine.index = index;
    plan.engine.workspace = workspace;
    return success;
  }
  Object *config = reference(plan, Attr::EXECUTION_PLAN_ENGINE_CONFIG);
  if (!config || config->kind != DescKind::ENGINECFG)
    return mock().misuse(badParam);
  ++mock().state.plansBuilt;
  plan.engine = config->engine;
  if (plan.engine.decline)
    return mock().fail(plan.engine.decline);
  if (plan.engine.planWorkspace >= 0)
    plan.engine.workspace = plan.engine.planWorkspace;
  return success;
}

int finalizeEngine(Object &object) {
  int64_t index = integer(object, Attr::ENGINE_GLOBAL_INDEX, -1);
  for (const Engine &engine : mock().engines)
    if (engine.index == index) {
      object.engine = engine;
      return success;
    }
  return mock().fail(notSupported);
}

int finalizeObject(Object &object) {
  // Whatever is referred to must be finalized.
  for (auto &[name, value] : object.values)
    if (value.type == ValueType::BACKEND_DESCRIPTOR)
      for (void *pointer : references(value)) {
        Object *child = mock().find(pointer);
        if (!child)
          return mock().misuse(badParam);
        if (!child->finalized)
          return mock().misuse(notFinalized);
      }
  switch (object.kind) {
  case DescKind::TENSOR: {
    int64_t uid = integer(object, Attr::TENSOR_UNIQUE_ID, -1);
    if (uid >= 0 && uid == mock().crashUid)
      mock().die();
    if (uid >= 0 && uid == mock().hangUid)
      for (;;)
        pause();
    return success;
  }
  case DescKind::ENGINE:
    return finalizeEngine(object);
  case DescKind::ENGINECFG: {
    Object *engine = reference(object, Attr::ENGINECFG_ENGINE);
    if (!engine || engine->kind != DescKind::ENGINE)
      return mock().misuse(badParam);
    object.engine = engine->engine;
    return success;
  }
  case DescKind::EXECUTION_PLAN:
    return finalizePlan(object);
  default:
    return success;
  }
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

int getAttribute(Object &object, Attr name, int64_t capacity, int64_t *count,
                 void *elements) {
  void **pointers = static_cast<void **>(elements);
  switch (name) {
  case Attr::ENGINEHEUR_RESULTS: {
    std::string mode = modeName(integer(object, Attr::ENGINEHEUR_MODE, -1));
    std::vector<Engine> found;
    for (const Engine &engine : mock().engines)
      if (engine.modes.count(mode))
        found.push_back(engine);
    if (capacity == 0) {
      // Like cuDNN: the first answer is an upper bound.
      *count = static_cast<int64_t>(found.size()) + 3;
      return success;
    }
    *count = 0;
    if (found.empty())
      mock().lastError = mock().report;
    for (const Engine &engine : found) {
      if (*count == capacity)
        break;
      Object *config = prepared(pointers[*count], DescKind::ENGINECFG);
      if (!config)
        return badParam;
      config->engine = engine;
      ++*count;
    }
    return success;
  }
  case Attr::ENGINECFG_ENGINE: {
    if (capacity < 1)
      return mock().misuse(badParam);
    Object *engine = prepared(pointers[0], DescKind::ENGINE);
    if (!engine)
      return badParam;
    engine->engine = object.engine;
    *count = 1;
    return success;
  }
  case Attr::ENGINECFG_KNOB_CHOICES:
    *count = 0;
    for (auto [type, value] : object.engine.knobs) {
      if (*count == capacity)
        break;
      Object *knob = prepared(pointers[*count], DescKind::KNOB_CHOICE);
      if (!knob)
        return badParam;
      store(*knob, Attr::KNOB_CHOICE_KNOB_TYPE, ValueType::KNOB_TYPE, type);
      store(*knob, Attr::KNOB_CHOICE_KNOB_VALUE, ValueType::INT64, value);
      ++*count;
    }
    return success;
  case Attr::ENGINE_KNOB_INFO:
    *count = 0;
    return success;
  case Attr::ENGINECFG_WORKSPACE_SIZE:
  case Attr::EXECUTION_PLAN_WORKSPACE_SIZE:
    return answer<int64_t>({object.engine.workspace}, capacity, count,
                           elements);
  case Attr::ENGINECFG_SHARED_MEMORY_USED:
    if (object.engine.sharedMemory < 0)
      return mock().fail(notSupported);
    return answer<int32_t>({static_cast<int32_t>(object.engine.sharedMemory)},
                           capacity, count, elements);
  case Attr::ENGINE_GLOBAL_INDEX:
    return answer<int64_t>({object.engine.index}, capacity, count, elements);
  case Attr::ENGINE_NUMERICAL_NOTE:
    return answer<int32_t>(object.engine.notes, capacity, count, elements);
  case Attr::ENGINE_BEHAVIOR_NOTE:
    return answer<int32_t>(object.engine.behaviorNotes, capacity, count,
                           elements);
  case Attr::OPERATIONGRAPH_ENGINE_GLOBAL_COUNT:
    return answer<int64_t>({static_cast<int64_t>(mock().engines.size())},
                           capacity, count, elements);
  case Attr::EXECUTION_PLAN_JSON_REPRESENTATION: {
    std::string text =
        "{\"mock\":" + std::to_string(object.engine.index) +
        ",\"workspace\":" + std::to_string(object.engine.workspace) + "}";
    // The terminator counts.
    return answer(
        std::vector<char>(text.c_str(), text.c_str() + text.size() + 1),
        capacity, count, elements);
  }
  default:
    break;
  }
  auto stored = object.values.find(static_cast<int>(name));
  if (stored != object.values.end()) {
    const Value &value = stored->second;
    *count = value.count;
    size_t size =
        std::min<size_t>(value.bytes.size(), static_cast<size_t>(capacity) *
                                                 elementSize(value.type));
    if (size)
      std::memcpy(elements, value.bytes.data(), size);
    return success;
  }
  return mock().fail(notSupported);
}

} // namespace

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

#define LOCK std::lock_guard<std::recursive_mutex> lock(mock().mutex)
#define ENTER(name)                                                            \
  LOCK;                                                                        \
  if (int status = mock().enter(name)) {                                       \
    mock().log(name, status);                                                  \
    return status;                                                             \
  }

EXPORT void cudnnfe_mock_configure(const char *text) { mock().configure(text); }

EXPORT void cudnnfe_mock_state(State *state) {
  LOCK;
  *state = mock().state;
}

EXPORT size_t cudnnGetVersion(void) {
  return static_cast<size_t>(mock().version);
}

EXPORT size_t cudnnGetCudartVersion(void) { return 13000; }

EXPORT const char *cudnnGetErrorString(int status) {
  static std::map<int, std::string> *texts = new std::map<int, std::string>();
  LOCK;
  const EnumInfo *info = findEnum("StatusCode");
  const EnumValueInfo *value = info->find(static_cast<int64_t>(status));
  std::string &text = (*texts)[status];
  text = value ? "CUDNN_STATUS_" + std::string(value->name)
               : "CUDNN_UNKNOWN_STATUS";
  return text.c_str();
}

EXPORT void cudnnGetLastErrorString(char *text, size_t size) {
  LOCK;
  std::snprintf(text, size, "%s", mock().lastError.c_str());
  mock().lastError.clear();
}

EXPORT int cudnnCreate(void **handle) {
  ENTER("Create");
  *handle = new char;
  mock().handles[*handle] = nullptr;
  ++mock().state.liveHandles;
  mock().log("Create", success);
  return success;
}

EXPORT int cudnnDestroy(void *handle) {
  ENTER("Destroy");
  if (!mock().handles.erase(handle))
    return mock().misuse(badParam);
  delete static_cast<char *>(handle);
  --mock().state.liveHandles;
  mock().log("Destroy", success);
  return success;
}

EXPORT int cudnnSetStream(void *handle, void *stream) {
  ENTER("SetStream");
  auto found = mock().handles.find(handle);
  if (found == mock().handles.end())
    return mock().misuse(badParam);
  found->second = stream;
  mock().log("SetStream", success);
  return success;
}

EXPORT int cudnnGetStream(void *handle, void **stream) {
  ENTER("GetStream");
  auto found = mock().handles.find(handle);
  if (found == mock().handles.end())
    return mock().misuse(badParam);
  *stream = found->second;
  return success;
}

EXPORT int cudnnBackendCreateDescriptor(int kind, void **result) {
  ENTER("CreateDescriptor");
  const DescInfo *info = findDescriptor(static_cast<int64_t>(kind));
  if (!info || !result)
    return mock().misuse(badParam);
  int status = createObject(info->kind, result);
  mock().log("CreateDescriptor " + describe(mock().find(*result)), status);
  return status;
}

EXPORT int cudnnBackendDestroyDescriptor(void *pointer) {
  LOCK;
  // Destruction is not made to fail: what could a caller do about it?
  ++mock().state.calls;
  if (mock().retired.erase(pointer))
    return success;
  Object *object = mock().find(pointer);
  if (!object)
    return mock().misuse(badParam);
  mock().log("DestroyDescriptor " + describe(object), success);
  mock().objects.erase(pointer);
  --mock().state.liveDescriptors;
  return success;
}

EXPORT int cudnnBackendFinalize(void *pointer) {
  ENTER("Finalize");
  Object *object = mock().find(pointer);
  if (!object || object->finalized)
    return mock().misuse(badParam);
  int status = finalizeObject(*object);
  object->finalized = status == success;
  mock().log("Finalize " + describe(object), status);
  return status;
}

EXPORT int cudnnBackendSetAttribute(void *pointer, int name, int type,
                                    int64_t count, const void *elements) {
  ENTER("SetAttribute");
  Object *object = mock().find(pointer);
  if (!object || object->finalized || count < 0 || (count && !elements))
    return mock().misuse(badParam);
  const AttrInfo *info = findAttribute(static_cast<int64_t>(name));
  if (!info || info->owner != object->kind || info->use == Use::GetOnly)
    return mock().misuse(badParam);
  if (!info->accepts(static_cast<ValueType>(type)))
    return mock().misuse(
        static_cast<int>(StatusCode::BAD_PARAM_ATTRIBUTE_TYPE));
  Value value;
  value.type = static_cast<ValueType>(type);
  value.count = count;
  const unsigned char *bytes = static_cast<const unsigned char *>(elements);
  value.bytes.assign(bytes, bytes + static_cast<size_t>(count) *
                                        elementSize(value.type));
  if (value.type == ValueType::BACKEND_DESCRIPTOR)
    for (void *reference : references(value)) {
      Object *child = mock().find(reference);
      // Where cuDNN would crash.
      if (!child || !info->mayReferTo(child->kind))
        return mock().misuse(badParam);
    }
  mock().log("SetAttribute " + describe(object) + " " + attributeName(name) +
                 " " + std::string(nameOf(value.type)) + " " +
                 printValue(value),
             success);
  object->values[name] = std::move(value);
  return success;
}

EXPORT int cudnnBackendGetAttribute(void *pointer, int name, int type,
                                    int64_t capacity, int64_t *count,
                                    void *elements) {
  ENTER("GetAttribute");
  Object *object = mock().find(pointer);
  const AttrInfo *info = findAttribute(static_cast<int64_t>(name));
  if (!object || !object->finalized || !info || info->owner != object->kind ||
      !info->accepts(static_cast<ValueType>(type)) || !count)
    return mock().misuse(badParam);
  int status =
      getAttribute(*object, static_cast<Attr>(name), capacity, count, elements);
  mock().log("GetAttribute " + describe(object) + " " + attributeName(name),
             status);
  return status;
}

static int execute(const char *call, void *handle, void *plan, void *pack) {
  Object *planObject = mock().find(plan);
  Object *packObject = mock().find(pack);
  bool good = mock().handles.count(handle) && planObject && packObject &&
              planObject->kind == DescKind::EXECUTION_PLAN &&
              packObject->kind == DescKind::VARIANT_PACK &&
              planObject->finalized && packObject->finalized;
  if (!good)
    return mock().misuse(badParam);
  ++mock().state.executions;
  mock().log(std::string(call) + " " + describe(planObject) + " " +
                 describe(packObject),
             success);
  return success;
}

EXPORT int cudnnBackendExecute(void *handle, void *plan, void *pack) {
  ENTER("Execute");
  return execute("Execute", handle, plan, pack);
}

EXPORT int cudnnBackendPopulateCudaGraph(void *handle, void *plan, void *pack,
                                         void *) {
  ENTER("PopulateCudaGraph");
  return execute("PopulateCudaGraph", handle, plan, pack);
}

EXPORT int cudnnBackendUpdateCudaGraph(void *handle, void *plan, void *pack,
                                       void *) {
  ENTER("UpdateCudaGraph");
  return execute("UpdateCudaGraph", handle, plan, pack);
}
