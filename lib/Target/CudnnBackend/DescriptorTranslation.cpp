//===- DescriptorTranslation.cpp - programs from and to data --------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Target/CudnnBackend/DescriptorTranslation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

#include <map>

using namespace mlir;
using namespace mlir::cudnn_backend;
namespace cudnn = cudnnfe::cudnn;

cudnn::DescriptorProgram
mlir::cudnn_backend::toDescriptorProgram(ProgramOp program) {
  return program.getDescriptorProgram();
}

ExecutableProgram mlir::cudnn_backend::toExecutableProgram(ProgramOp program) {
  ExecutableProgram result;
  std::vector<cudnn::UidChange> changes;
  result.program =
      cudnn::canonicalForm(program.getDescriptorProgram(), &changes);
  std::map<int64_t, int64_t> newIds;
  for (const cudnn::UidChange &change : changes)
    newIds[change.from] = change.to;
  for (Attribute attr : program.getBindingList()) {
    auto binding = cast<BindingAttr>(attr);
    result.bindings.push_back(binding.withUid(newIds[binding.getUid()]));
  }
  llvm::sort(result.bindings, [](BindingAttr a, BindingAttr b) {
    return a.getUid() < b.getUid();
  });
  for (auto descriptor : program.getBody().getOps<DescriptorOp>())
    result.locations.push_back(descriptor.getLoc());
  return result;
}

ProgramOp mlir::cudnn_backend::importDescriptorProgram(
    OpBuilder &builder, Location loc, const ProgramHeader &header,
    const cudnn::DescriptorProgram &descriptors, ArrayRef<Location> locations) {
  MLIRContext *context = builder.getContext();
  FlatSymbolRefAttr graph;
  if (!header.graph.empty())
    graph = FlatSymbolRefAttr::get(context, header.graph);
  ArrayAttr bindings;
  if (!header.bindings.empty())
    bindings = builder.getArrayAttr(
        SmallVector<Attribute>(header.bindings.begin(), header.bindings.end()));
  auto program =
      ProgramOp::create(builder, loc, builder.getStringAttr(header.name),
                        /*sym_visibility=*/StringAttr(), graph,
                        builder.getI32IntegerAttr(header.cudnn), bindings,
                        /*policy=*/StringAttr(), /*plans=*/ArrayAttr(),
                        /*graph_digest=*/StringAttr());

  OpBuilder::InsertionGuard guard(builder);
  builder.createBlock(&program.getBody());
  SmallVector<Value> values;
  for (auto [i, descriptor] : llvm::enumerate(descriptors.descriptors)) {
    Location here = locations.empty() ? loc : locations[i];
    values.push_back(
        DescriptorOp::create(builder, here, descriptor, values).getResult());
  }
  return program;
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

namespace {

/// Hashes named parts; a length before each keeps parts from running together.
class KeyBuilder {
public:
  explicit KeyBuilder(StringRef what) { add("key", what); }

  void add(StringRef name, StringRef text) {
    hash.update((name + " " + Twine(text.size()) + "\n").str());
    hash.update(text);
    hash.update("\n");
  }
  std::string finish() { return llvm::toHex(hash.final(), /*LowerCase=*/true); }

private:
  llvm::SHA256 hash;
};

} // namespace

std::string
mlir::cudnn_backend::planKey(const cudnn::DescriptorProgram &program,
                             StringRef deviceProperties, StringRef policy,
                             int32_t cudnnVersion) {
  KeyBuilder key("cudnnfe plan 1");
  key.add("cudnn", std::to_string(cudnnVersion));
  key.add("device", deviceProperties);
  key.add("policy", policy);
  key.add("program", cudnn::print(cudnn::canonicalForm(program)));
  return key.finish();
}

std::string mlir::cudnn_backend::planKey(ProgramOp program,
                                         StringRef deviceProperties,
                                         StringRef policy,
                                         int32_t cudnnVersion) {
  return planKey(program.getDescriptorProgram(), deviceProperties, policy,
                 cudnnVersion);
}

std::string mlir::cudnn_backend::programKey(ProgramOp program,
                                            StringRef deviceProperties,
                                            StringRef policy,
                                            int32_t cudnnVersion) {
  ExecutableProgram executable = toExecutableProgram(program);
  KeyBuilder key("cudnnfe program 1");
  key.add("plan",
          planKey(executable.program, deviceProperties, policy, cudnnVersion));
  for (BindingAttr binding : executable.bindings) {
    std::string text;
    llvm::raw_string_ostream(text) << binding;
    key.add("binding", text);
  }
  return key.finish();
}
