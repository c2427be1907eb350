//===- TestArtifact.c - an artifact for the host, written by hand ---------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Runtime/Runtime.h"

#ifdef TEST_ARTIFACT_MANIFEST
CUDNNFE_API const char cudnnfe_manifest[] = TEST_ARTIFACT_MANIFEST;
#else
CUDNNFE_API const char cudnnfe_manifest[] =
    "{\"format\": \"cudnnfe-artifact\", \"version\": 1, \"abi\": 1, "
    "\"target\": \"cpu\","
    " \"entries\": [{\"name\": \"scale\","
    "  \"inputs\": [{\"name\": \"x\", \"type\": \"f32\", \"shape\": [2, 3]},"
    "               {\"name\": \"alpha\", \"type\": \"f32\", \"scalar\": "
    "true}],"
    "  \"results\": [{\"type\": \"f32\", \"shape\": [2, 3]}]},"
    " {\"name\": \"transpose\","
    "  \"inputs\": [{\"type\": \"f32\", \"shape\": [2, 3], \"strides\": [1, "
    "2]}],"
    "  \"results\": [{\"type\": \"f32\", \"shape\": [2, 3]},"
    "                {\"type\": \"i32\", \"shape\": []}]},"
    " {\"name\": \"fail\", \"inputs\": [], \"results\": []}]}";
#endif

CUDNNFE_API cudnnfe_status_t *cudnnfe_entry_scale(cudnnfe_handle_t *handle,
                                                  void *const *args,
                                                  void *workspace) {
  const float *x = args[0];
  float alpha = *(const float *)args[1];
  float *y = args[2];
  (void)handle;
  (void)workspace;
  for (int i = 0; i < 6; ++i)
    y[i] = alpha * x[i];
  return NULL;
}

CUDNNFE_API cudnnfe_status_t *cudnnfe_entry_transpose(cudnnfe_handle_t *handle,
                                                      void *const *args,
                                                      void *workspace) {
  const float *x = args[0];
  float *y = args[1];
  (void)handle;
  (void)workspace;
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j)
      y[3 * i + j] = x[i + 2 * j];
  *(int32_t *)args[2] = 42;
  return NULL;
}

CUDNNFE_API cudnnfe_status_t *cudnnfe_entry_fail(cudnnfe_handle_t *handle,
                                                 void *const *args,
                                                 void *workspace) {
  (void)handle;
  (void)args;
  (void)workspace;
  return cudnnfe_status_create(CUDNNFE_STATUS_UNSUPPORTED, 7,
                               "this entry always fails", "model.mlir:2:3");
}
