//===- TestCudaArtifact.c - an artifact for the mock cuDNN, by hand -------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Runtime/Runtime.h"

CUDNNFE_API const char cudnnfe_manifest[] =
    "{\"format\": \"cudnnfe-artifact\", \"version\": 1, \"abi\": 1, "
    "\"target\": \"cuda\","
    " \"entries\": [{\"name\": \"main\", \"program\": 0,"
    "  \"inputs\": [{\"name\": \"x\", \"type\": \"f32\", \"shape\": [4, 8], "
    "\"alignment\": 16},"
    "               {\"name\": \"alpha\", \"type\": \"f32\", \"scalar\": "
    "true}],"
    "  \"results\": [{\"type\": \"f32\", \"shape\": [4, 8], \"alignment\": "
    "16}]}]}";

static const char blob[] = "{\"mock\":7,\"workspace\":4096}";

static const cudnnfe_plan_desc_t plans[] = {
    {"key", "A", "", 7, 4096, 90, 132, 91900, blob, sizeof blob - 1}};

static const cudnnfe_binding_t bindings[] = {
    {1, CUDNNFE_BINDING_TENSOR, 0, 0, 16, 0, NULL},
    {2, CUDNNFE_BINDING_SCALAR, 1, 0, 0, 4, NULL},
    {3, CUDNNFE_BINDING_TENSOR, 2, 0, 16, 0, NULL}};

static const cudnnfe_graph_desc_t graphs[] = {
    {"g", "model.mlir:3:5", NULL, 0, NULL, 3, bindings, 3, plans, 1}};

static const int64_t slots[] = {0};

static const cudnnfe_program_desc_t programs[] = {
    {"main", "model.mlir:1:1", 0, slots, 1}};

CUDNNFE_API const cudnnfe_module_desc_t cudnnfe_artifact_module = {
    CUDNNFE_ABI_VERSION,
    sizeof(cudnnfe_module_desc_t),
    sizeof(cudnnfe_program_desc_t),
    sizeof(cudnnfe_graph_desc_t),
    sizeof(cudnnfe_plan_desc_t),
    sizeof(cudnnfe_binding_t),
    "test",
    programs,
    1,
    graphs,
    1};

CUDNNFE_API cudnnfe_status_t *cudnnfe_entry_main(cudnnfe_handle_t *handle,
                                                 void *const *args,
                                                 void *workspace) {
  cudnnfe_frame_t frame;
  cudnnfe_status_t *status = cudnnfe_program_begin(
      handle, &cudnnfe_artifact_module, 0, workspace, &frame);
  if (status)
    return status;
  return cudnnfe_execute(frame.module, 0, args, frame.workspace);
}
