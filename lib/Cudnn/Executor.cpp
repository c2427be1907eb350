//===- Executor.cpp - descriptor programs become descriptors --------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnFE/Cudnn/Executor.h"

using namespace cudnnfe::cudnn;

BuiltGraph::~BuiltGraph() {
  while (!descriptors.empty())
    descriptors.pop_back();
}

static std::string describe(const DescriptorProgram &program, int32_t index) {
  return "descriptor %" + std::to_string(index) + " (" +
         std::string(nameOf(program.descriptors[index].kind)) + ")";
}

static Status setAttribute(const BuiltGraph &built, BackendDescriptor &target,
                           const AttrValue &value) {
  if (value.type == ValueType::BACKEND_DESCRIPTOR) {
    std::vector<void *> references;
    references.reserve(value.ints.size());
    for (int64_t index : value.ints)
      references.push_back(built.descriptors[static_cast<size_t>(index)].get());
    return target.setAttribute(value.attr, value.type,
                               static_cast<int64_t>(references.size()),
                               references.data());
  }
  std::vector<unsigned char> elements = encodeElements(value);
  return target.setAttribute(value.attr, value.type,
                             static_cast<int64_t>(value.count()),
                             elements.data());
}

Status cudnnfe::cudnn::buildDescriptors(const Library &library,
                                        const DescriptorProgram &program,
                                        BuiltGraph &result,
                                        BuildFailure *failure) {
  BuildFailure where;
  auto fail = [&](Status status) {
    if (failure)
      *failure = where;
    return status;
  };

  if (std::optional<Violation> violation =
          verify(program, static_cast<int32_t>(library.version()))) {
    where.descriptor = violation->descriptor;
    return fail(
        Status::internal("malformed descriptor program: " + violation->str()));
  }

  BuiltGraph built;
  built.descriptors.reserve(program.descriptors.size());
  for (const Descriptor &descriptor : program.descriptors) {
    where.descriptor = static_cast<int32_t>(built.descriptors.size());
    where.attribute = -1;
    BackendDescriptor target;
    Status status = BackendDescriptor::create(library, descriptor.kind, target);
    for (size_t i = 0; status.ok() && i < descriptor.attrs.size(); ++i) {
      where.attribute = static_cast<int32_t>(i);
      status = setAttribute(built, target, descriptor.attrs[i]);
    }
    if (status.ok()) {
      where.attribute = -1;
      status = target.finalize();
    }
    if (status.failed()) {
      status.addContext(describe(program, where.descriptor));
      return fail(std::move(status));
    }
    built.descriptors.push_back(std::move(target));
  }
  result = std::move(built);
  return Status::success();
}
