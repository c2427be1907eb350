//===- AbiTest.cpp - header, name table and exported symbols agree --------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Runtime/Runtime.h"
#include "gtest/gtest.h"

#include <cstring>
#include <dlfcn.h>
#include <string>
#include <type_traits>

namespace {
template <typename T>
constexpr char letter() {
  if constexpr (std::is_void_v<T>)
    return 'v';
  else if constexpr (std::is_pointer_v<T>)
    return 'p';
  else if constexpr (std::is_same_v<T, int32_t>)
    return 'i';
  else if constexpr (std::is_same_v<T, int64_t>)
    return 'l';
  else
    return '?';
}

template <typename Result, typename... Parameters>
std::string signatureOf(Result (*)(Parameters...)) {
  return {letter<Result>(), letter<Parameters>()...};
}

/// Checks one field of a table: its letter, its place and its width.
template <typename Field>
void checkField(const char *type, const char *fields, size_t index,
                size_t offset) {
  ASSERT_LT(index, std::strlen(fields)) << type;
  EXPECT_EQ(fields[index], letter<Field>()) << type << " field " << index;
  EXPECT_EQ(offset, index * 8) << type << " field " << index;
  EXPECT_EQ(sizeof(Field), 8u) << type << " field " << index;
}

const char *fieldsOf(const char *type) {
#define CUDNNFE_RUNTIME_TABLE(c_type, fields)                                  \
  if (std::strcmp(type, #c_type) == 0)                                         \
    return fields;
#include "CudnnFE/Runtime/RuntimeNames.def"
  return "";
}
} // namespace

TEST(AbiTest, SignaturesAreThoseOfTheHeader) {
#define CUDNNFE_RUNTIME_FUNCTION(name, signature)                              \
  EXPECT_EQ(signatureOf(&name), signature) << #name;
#include "CudnnFE/Runtime/RuntimeNames.def"
}

TEST(AbiTest, EveryNameIsExported) {
  void *library = dlopen(CUDNNFE_TEST_RUNTIME, RTLD_NOW | RTLD_LOCAL);
  ASSERT_NE(library, nullptr) << dlerror();
#define CUDNNFE_RUNTIME_FUNCTION(name, signature)                              \
  EXPECT_NE(dlsym(library, #name), nullptr) << #name;
#include "CudnnFE/Runtime/RuntimeNames.def"
}

#define FIELD(type, index, name)                                               \
  checkField<decltype(type::name)>(#type, fieldsOf(#type), index,              \
                                   offsetof(type, name))
#define LENGTH(type)                                                           \
  EXPECT_EQ(sizeof(type), 8 * std::strlen(fieldsOf(#type))) << #type

TEST(AbiTest, TablesAreThoseOfTheHeader) {
  LENGTH(cudnnfe_binding_t);
  FIELD(cudnnfe_binding_t, 0, uid);
  FIELD(cudnnfe_binding_t, 1, kind);
  FIELD(cudnnfe_binding_t, 2, index);
  FIELD(cudnnfe_binding_t, 3, offset);
  FIELD(cudnnfe_binding_t, 4, alignment);
  FIELD(cudnnfe_binding_t, 5, size);
  FIELD(cudnnfe_binding_t, 6, literal);

  LENGTH(cudnnfe_plan_desc_t);
  FIELD(cudnnfe_plan_desc_t, 0, key);
  FIELD(cudnnfe_plan_desc_t, 1, source);
  FIELD(cudnnfe_plan_desc_t, 2, knobs);
  FIELD(cudnnfe_plan_desc_t, 3, engine);
  FIELD(cudnnfe_plan_desc_t, 4, workspace);
  FIELD(cudnnfe_plan_desc_t, 5, sm);
  FIELD(cudnnfe_plan_desc_t, 6, sm_count);
  FIELD(cudnnfe_plan_desc_t, 7, cudnn_version);
  FIELD(cudnnfe_plan_desc_t, 8, blob);
  FIELD(cudnnfe_plan_desc_t, 9, blob_size);

  LENGTH(cudnnfe_graph_desc_t);
  FIELD(cudnnfe_graph_desc_t, 0, name);
  FIELD(cudnnfe_graph_desc_t, 1, location);
  FIELD(cudnnfe_graph_desc_t, 2, program);
  FIELD(cudnnfe_graph_desc_t, 3, program_size);
  FIELD(cudnnfe_graph_desc_t, 4, policy);
  FIELD(cudnnfe_graph_desc_t, 5, num_pointers);
  FIELD(cudnnfe_graph_desc_t, 6, bindings);
  FIELD(cudnnfe_graph_desc_t, 7, num_bindings);
  FIELD(cudnnfe_graph_desc_t, 8, plans);
  FIELD(cudnnfe_graph_desc_t, 9, num_plans);

  LENGTH(cudnnfe_program_desc_t);
  FIELD(cudnnfe_program_desc_t, 0, name);
  FIELD(cudnnfe_program_desc_t, 1, location);
  FIELD(cudnnfe_program_desc_t, 2, scratch_size);
  FIELD(cudnnfe_program_desc_t, 3, graphs);
  FIELD(cudnnfe_program_desc_t, 4, num_graphs);

  LENGTH(cudnnfe_module_desc_t);
  FIELD(cudnnfe_module_desc_t, 0, abi_version);
  FIELD(cudnnfe_module_desc_t, 1, module_size);
  FIELD(cudnnfe_module_desc_t, 2, program_size);
  FIELD(cudnnfe_module_desc_t, 3, graph_size);
  FIELD(cudnnfe_module_desc_t, 4, plan_size);
  FIELD(cudnnfe_module_desc_t, 5, binding_size);
  FIELD(cudnnfe_module_desc_t, 6, name);
  FIELD(cudnnfe_module_desc_t, 7, programs);
  FIELD(cudnnfe_module_desc_t, 8, num_programs);
  FIELD(cudnnfe_module_desc_t, 9, graphs);
  FIELD(cudnnfe_module_desc_t, 10, num_graphs);

  LENGTH(cudnnfe_frame_t);
  FIELD(cudnnfe_frame_t, 0, module);
  FIELD(cudnnfe_frame_t, 1, scratch);
  FIELD(cudnnfe_frame_t, 2, workspace);
}
