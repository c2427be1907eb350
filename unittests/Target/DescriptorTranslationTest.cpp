//===- DescriptorTranslationTest.cpp - programs from and to data ----------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Target/CudnnBackend/DescriptorTranslation.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <set>

using namespace mlir;
using namespace mlir::cudnn_backend;
namespace cudnn = cudnnfe::cudnn;

namespace {

const char *const matmulScale = R"mlir(
cudnn_backend.program @p cudnn = 91900
    bind {770 = arg 0, 10 = arg 1, 4 = value 1.250000e-01 : f32, 5 = result 0} {
  %a = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 64], STRIDES = [8192, 64, 1], UNIQUE_ID = 770, BYTE_ALIGNMENT = 16}
  %b = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 32], STRIDES = [2048, 32, 1], UNIQUE_ID = 10, BYTE_ALIGNMENT = 16}
  %c = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 128, 32], STRIDES = [4096, 32, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %s = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 4, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 32], STRIDES = [4096, 32, 1], UNIQUE_ID = 5, BYTE_ALIGNMENT = 16}
  %matmul = descriptor matmul {COMP_TYPE = float, PADDING_VALUE = double 0.5}
  %op = descriptor operation_matmul {ADESC = %a, BDESC = %b, CDESC = %c, DESC = %matmul}
  %mul = descriptor pointwise {MODE = mul, MATH_PREC = float}
  %op2 = descriptor operation_pointwise {PW_DESCRIPTOR = %mul, XDESC = %c, BDESC = %s, YDESC = %y, ALPHA1 = float 1.0, ALPHA2 = float 1.0}
  %graph = descriptor operationgraph {OPS = [%op : operation_matmul, %op2 : operation_pointwise]}
}
)mlir";

class TranslationTest : public ::testing::Test {
protected:
  TranslationTest() {
    context.loadDialect<CudnnBackendDialect>();
    context.printOpOnDiagnostic(false);
  }

  OwningOpRef<ModuleOp> parse(StringRef text) {
    return parseSourceString<ModuleOp>(text, &context);
  }
  ProgramOp programIn(ModuleOp module) {
    return *module.getOps<ProgramOp>().begin();
  }
  /// The plan key of the sample with one piece of text replaced.
  std::string keyWith(StringRef from, StringRef to) {
    std::string text = matmulScale;
    for (size_t at = 0; (at = text.find(from.str(), at)) != std::string::npos;
         at += to.size())
      text.replace(at, from.size(), to.str());
    EXPECT_NE(text, matmulScale) << from.str();
    OwningOpRef<ModuleOp> module = parse(text);
    EXPECT_TRUE(module) << text;
    return module ? planKey(programIn(*module), "device", "policy", 91900) : "";
  }

  MLIRContext context;
};

} // namespace

TEST_F(TranslationTest, RoundTrips) {
  OwningOpRef<ModuleOp> module = parse(matmulScale);
  ASSERT_TRUE(module);
  ProgramOp program = programIn(*module);
  cudnn::DescriptorProgram data = toDescriptorProgram(program);
  EXPECT_FALSE(cudnn::verify(data));

  OwningOpRef<ModuleOp> copy(ModuleOp::create(module->getLoc()));
  OpBuilder builder = OpBuilder::atBlockEnd(copy->getBody());
  SmallVector<BindingAttr> bindings;
  for (Attribute attr : program.getBindingList())
    bindings.push_back(cast<BindingAttr>(attr));
  ProgramOp imported = importDescriptorProgram(
      builder, module->getLoc(), {"p", "", 91900, bindings}, data);
  EXPECT_TRUE(succeeded(verify(*copy)));
  EXPECT_EQ(toDescriptorProgram(imported), data);
  EXPECT_TRUE(OperationEquivalence::isEquivalentTo(
      module->getOperation(), copy->getOperation(),
      OperationEquivalence::Flags::IgnoreLocations));
}

TEST_F(TranslationTest, ImportedDescriptorsKeepTheirLocations) {
  OwningOpRef<ModuleOp> module = parse(matmulScale);
  ASSERT_TRUE(module);
  ExecutableProgram executable = toExecutableProgram(programIn(*module));
  ASSERT_EQ(executable.locations.size(), executable.program.descriptors.size());
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  ProgramOp imported =
      importDescriptorProgram(builder, module->getLoc(), {"q", "", 91900, {}},
                              executable.program, executable.locations);
  auto locations = executable.locations.begin();
  for (auto descriptor : imported.getBody().getOps<DescriptorOp>())
    EXPECT_EQ(descriptor.getLoc(), *locations++);
}

TEST_F(TranslationTest, ExecutableProgramsHaveCanonicalIds) {
  OwningOpRef<ModuleOp> module = parse(matmulScale);
  ASSERT_TRUE(module);
  ExecutableProgram executable = toExecutableProgram(programIn(*module));
  EXPECT_EQ(executable.program, cudnn::canonicalForm(executable.program));
  ASSERT_EQ(executable.bindings.size(), 4u);
  EXPECT_EQ(executable.bindings[0], BindingAttr::getArgument(&context, 1, 0));
  EXPECT_EQ(executable.bindings[1], BindingAttr::getArgument(&context, 2, 1));
  EXPECT_EQ(executable.bindings[2].getKind(), BindingKind::Literal);
  EXPECT_EQ(executable.bindings[2].getUid(), 4);
  EXPECT_EQ(executable.bindings[3], BindingAttr::getResult(&context, 5, 0));
}

TEST_F(TranslationTest, PlanKeyIgnoresWhatPlansDoNotDependOn) {
  OwningOpRef<ModuleOp> module = parse(matmulScale);
  ASSERT_TRUE(module);
  std::string key = planKey(programIn(*module), "device", "policy", 91900);
  EXPECT_EQ(key.size(), 64u);
  EXPECT_EQ(keyWith("@p", "@another_name"), key);
  EXPECT_EQ(keyWith("UNIQUE_ID = 3,", "UNIQUE_ID = 333,"), key);
  EXPECT_EQ(keyWith("1.250000e-01", "0.5"), key);
  EXPECT_EQ(keyWith("770", "771"), key);
  EXPECT_EQ(keyWith("COMP_TYPE = float, PADDING_VALUE = double 0.5",
                    "PADDING_VALUE = double 0.5, COMP_TYPE = float"),
            key);
  EXPECT_EQ(
      keyWith("BYTE_ALIGNMENT = 16}", "BYTE_ALIGNMENT = 16, VECTOR_COUNT = 1}"),
      key);
}

TEST_F(TranslationTest, PlanKeyChangesWithEverythingElse) {
  OwningOpRef<ModuleOp> module = parse(matmulScale);
  ASSERT_TRUE(module);
  ProgramOp program = programIn(*module);
  std::set<std::string> keys = {
      planKey(program, "device", "policy", 91900),
      planKey(program, "device2", "policy", 91900),
      planKey(program, "device", "policy2", 91900),
      planKey(program, "device", "policy", 91901),
      planKey(program, "devicep", "olicy", 91900),
  };
  EXPECT_EQ(keys.size(), 5u);

  // Every number, enumerator and flag, one at a time; all ways give other keys.
  cudnn::DescriptorProgram base = toDescriptorProgram(program);
  keys = {planKey(base, "", "", 0)};
  size_t expected = 1;
  for (size_t d = 0; d < base.descriptors.size(); ++d) {
    for (size_t a = 0; a < base.descriptors[d].attrs.size(); ++a) {
      const cudnn::AttrValue &value = base.descriptors[d].attrs[a];
      if (value.attr == cudnn::Attr::TENSOR_UNIQUE_ID)
        continue;
      for (size_t i = 0; i < value.ints.size(); ++i) {
        cudnn::DescriptorProgram changed = base;
        changed.descriptors[d].attrs[a].ints[i] ^= 1;
        keys.insert(planKey(changed, "", "", 0));
        ++expected;
      }
      for (size_t i = 0; i < value.floats.size(); ++i) {
        cudnn::DescriptorProgram changed = base;
        changed.descriptors[d].attrs[a].floats[i] += 1;
        keys.insert(planKey(changed, "", "", 0));
        ++expected;
      }
    }
  }
  EXPECT_EQ(keys.size(), expected);
  EXPECT_GT(expected, 50u);
}

TEST_F(TranslationTest, ProgramKeyCoversLiterals) {
  auto key = [&](StringRef text) {
    OwningOpRef<ModuleOp> module = parse(text);
    return programKey(programIn(*module), "device", "policy", 91900);
  };
  std::string base = key(matmulScale);
  auto with = [&](StringRef from, StringRef to) {
    std::string text = matmulScale;
    for (size_t at = 0; (at = text.find(from.str(), at)) != std::string::npos;
         at += to.size())
      text.replace(at, from.size(), to.str());
    return key(text);
  };
  EXPECT_EQ(with("@p", "@q"), base);
  EXPECT_EQ(with("770", "771"), base);
  EXPECT_NE(with("1.250000e-01", "0.5"), base);
  EXPECT_NE(with("= arg 1", "= arg 2"), base);
  EXPECT_NE(with("= arg 1", "= arg 1 offset 16"), base);
}

TEST_F(TranslationTest, BlobsHoldBytes) {
  std::string bytes("\0plan\xff", 6);
  PlanBlobAttr blob = PlanBlobAttr::get(&context, "plan", bytes);
  ASSERT_TRUE(blob.getBytes());
  EXPECT_EQ(blob.getBytes()->str(), bytes);
  // Another blob of the same name is another blob.
  PlanBlobAttr other = PlanBlobAttr::get(&context, "plan", "x");
  EXPECT_NE(blob, other);
  EXPECT_EQ(other.getBytes()->str(), "x");
}
