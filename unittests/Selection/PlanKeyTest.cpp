//===- PlanKeyTest.cpp - keys change exactly when results can -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mutates graphs and descriptor programs one attribute at a time. What the
// compiled plan can depend on changes the plan key. What only execution depends
// on, such as the value of a scale, changes the key of the program and not that
// of the plan. Names and locations change neither.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Conversion/Passes.h"
#include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEOps.h"
#include "CudnnFE/Dialect/CudnnFE/Transforms/Passes.h"
#include "CudnnFE/InitAll.h"
#include "CudnnFE/Target/CudnnBackend/DescriptorTranslation.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "gtest/gtest.h"

#include <map>
#include <set>

using namespace mlir;
using namespace mlir::cudnnfe;
using cudnn_backend::ProgramOp;
namespace cudnn = ::cudnnfe::cudnn;

namespace {

constexpr const char *kDevice =
    R"({"deviceVer":1200,"multiProcessorCount":170,"maxSharedMemoryPerBlockOptin":101376})";
constexpr const char *kPolicy = "modes=A,FALLBACK";
constexpr int32_t kVersion = 91900;

struct Keys {
  std::string plan;
  std::string program;
};

/// What a mutation has to change.
enum class Changes { Nothing, Program, Plan };

class PlanKeyTest : public ::testing::Test {
protected:
  PlanKeyTest() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.printOpOnDiagnostic(false);
  }

  OwningOpRef<ModuleOp> parse(StringRef text) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text.str();
    return module;
  }

  /// Converts the only graph; null if the target has no form for it.
  ProgramOp lower(ModuleOp module, bool keepUnified = false) {
    PassManager manager(&context);
    CudnnFEExpandCompositesOptions expand;
    expand.keepUnified = keepUnified;
    manager.addNestedPass<GraphOp>(createCudnnFEExpandComposites(expand));
    manager.addPass(createConvertCudnnFEToCudnnBackend());
    if (failed(manager.run(module)))
      return {};
    return *module.getOps<ProgramOp>().begin();
  }

  Keys keysOf(ProgramOp program) {
    return {cudnn_backend::planKey(program, kDevice, kPolicy, kVersion),
            cudnn_backend::programKey(program, kDevice, kPolicy, kVersion)};
  }

  Keys keysOf(StringRef text, bool keepUnified = false) {
    OwningOpRef<ModuleOp> module = parse(text);
    ProgramOp program = module ? lower(*module, keepUnified) : ProgramOp();
    EXPECT_TRUE(program) << text.str();
    return program ? keysOf(program) : Keys();
  }

  void check(const Keys &before, const Keys &after, Changes changes,
             const std::string &what) {
    EXPECT_EQ(before.plan != after.plan, changes == Changes::Plan) << what;
    EXPECT_EQ(before.program != after.program, changes != Changes::Nothing)
        << what;
  }

  /// Replaces one piece of a graph's text, everywhere.
  void mutate(const std::string &text, const std::string &from,
              const std::string &to, Changes changes,
              bool keepUnified = false) {
    std::string mutated = text;
    for (size_t at = 0; (at = mutated.find(from, at)) != std::string::npos;
         at += to.size())
      mutated.replace(at, from.size(), to);
    ASSERT_NE(mutated, text) << from;
    check(keysOf(text, keepUnified), keysOf(mutated, keepUnified), changes,
          from + " -> " + to);
  }

  MLIRContext context;
};

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

const std::string attention = R"mlir(
cudnnfe.graph @g(%q: tensor<2x4x64x64xf16, #cudnnfe.layout<strides = [16384, 4096, 64, 1], alignment = 16>>,
                 %k: tensor<2x2x96x64xf16>, %v: tensor<2x2x96x64xf16>)
    -> (tensor<2x4x64x64xf16>, tensor<2x4x64x1xf32>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01)
      band(left = 17, right = 3, align = top_left)
      : (tensor<2x4x64x64xf16, #cudnnfe.layout<strides = [16384, 4096, 64, 1], alignment = 16>>,
         tensor<2x2x96x64xf16>, tensor<2x2x96x64xf16>)
      -> (tensor<2x4x64x64xf16>, tensor<2x4x64x1xf32>)
  cudnnfe.return %o, %s : tensor<2x4x64x64xf16>, tensor<2x4x64x1xf32>
}
)mlir";

const std::string whole = R"mlir(
cudnnfe.graph @g(%q: tensor<2x4x64x64xf16>, %k: tensor<2x2x96x64xf16>,
                 %v: tensor<2x2x96x64xf16>) -> tensor<2x4x64x64xf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01)
      : (tensor<2x4x64x64xf16>, tensor<2x2x96x64xf16>, tensor<2x2x96x64xf16>)
      -> tensor<2x4x64x64xf16>
  cudnnfe.return %o : tensor<2x4x64x64xf16>
}
)mlir";

const std::string epilogue = R"mlir(
cudnnfe.graph @g(%a: tensor<1x64x32xf16> {cudnnfe.uid = 11, cudnnfe.name = "left"},
                 %b: tensor<1x32x48xf16>, %bias: tensor<1x1x48xf16>, %t: f32)
    -> tensor<1x64x48xf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf16>, tensor<1x32x48xf16>) -> tensor<1x64x48xf32>
  %d = cudnnfe.add %c, %bias
      : (tensor<1x64x48xf32>, tensor<1x1x48xf16>) -> tensor<1x64x48xf32>
  %half = cudnnfe.constant 5.000000e-01 : f32
  %e = cudnnfe.mul %d, %half : (tensor<1x64x48xf32>, f32) -> tensor<1x64x48xf32>
  %f = cudnnfe.mul %e, %t : (tensor<1x64x48xf32>, f32) -> tensor<1x64x48xf32>
  %y = cudnnfe.relu %f {lower_clip_slope = 1.250000e-01 : f64}
      : (tensor<1x64x48xf32>) -> tensor<1x64x48xf16>
  cudnnfe.return %y : tensor<1x64x48xf16>
}
)mlir";

const std::string convolution = R"mlir(
cudnnfe.graph @g(%x: tensor<8x16x32x32xf16>, %w: tensor<16x16x3x3xf16>)
    -> tensor<8x16x32x32xf16> {
  %y = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      stride([1, 1]) dilation([1, 1]) mode(cross_correlation)
      : (tensor<8x16x32x32xf16>, tensor<16x16x3x3xf16>)
      -> tensor<8x16x32x32xf16>
  cudnnfe.return %y : tensor<8x16x32x32xf16>
}
)mlir";

const std::string norm = R"mlir(
cudnnfe.graph @g(%x: tensor<64x256xf16>, %s: tensor<1x256xf32>,
                 %b: tensor<1x256xf32>) -> tensor<64x256xf16> {
  %e = cudnnfe.constant 1.000000e-05 : f32
  %y = cudnnfe.layernorm %x, %s, %b, %e phase(inference)
      : (tensor<64x256xf16>, tensor<1x256xf32>, tensor<1x256xf32>, f32)
      -> tensor<64x256xf16>
  cudnnfe.return %y : tensor<64x256xf16>
}
)mlir";

} // namespace

// S16: the same shapes with another scale are another program with the same
// plan; the value goes along at execution.
TEST_F(PlanKeyTest, S16_TheScaleOfAttention) {
  for (bool keepUnified : {false, true}) {
    mutate(whole, "scale(1.250000e-01)", "scale(3.750000e-01)",
           Changes::Program, keepUnified);
    // No scale at all is another graph for cuDNN.
    mutate(whole, "scale(1.250000e-01)", "", Changes::Plan, keepUnified);
  }
  mutate(attention, "scale(1.250000e-01)", "scale(1.250001e-01)",
         Changes::Program);
  EXPECT_NE(keysOf(whole, false).plan, keysOf(whole, true).plan);
}

TEST_F(PlanKeyTest, AttributesOfAttention) {
  // Bounds are by-value operands of comparisons.
  mutate(attention, "left = 17", "left = 18", Changes::Program);
  mutate(attention, "right = 3", "right = 4", Changes::Program);
  // No bound, and a bound that needs no addition, are other graphs.
  mutate(attention, "right = 3", "right = 0", Changes::Plan);
  mutate(attention, "left = 17, ", "", Changes::Plan);
  mutate(attention, "align = top_left", "align = bottom_right", Changes::Plan);
  mutate(attention, "alignment = 16", "alignment = 4", Changes::Plan);
  mutate(attention, "strides = [16384, 4096, 64, 1]",
         "strides = [16384, 64, 256, 1]", Changes::Plan);
  mutate(attention, "2x2x96x64", "2x2x128x64", Changes::Plan);
  mutate(attention, "2x2x96x64", "2x4x96x64", Changes::Plan);
  mutate(attention, "xf16", "xbf16", Changes::Plan);
  mutate(attention, "@g", "@another_name", Changes::Nothing);
  mutate(attention, "%q", "%queries", Changes::Nothing);
}

TEST_F(PlanKeyTest, AttributesOfMatmulAndPointwise) {
  mutate(epilogue, "uid = 11", "uid = 12", Changes::Nothing);
  mutate(epilogue, "\"left\"", "\"right\"", Changes::Nothing);
  mutate(epilogue, "cudnnfe.constant 5.000000e-01",
         "cudnnfe.constant 2.500000e-01", Changes::Program);
  // A clip is part of the descriptor, not a tensor.
  mutate(epilogue, "lower_clip_slope = 1.250000e-01",
         "lower_clip_slope = 2.500000e-01", Changes::Plan);
  mutate(epilogue, "cudnnfe.add", "cudnnfe.sub", Changes::Plan);
  mutate(epilogue, "tensor<1x1x48xf16>", "tensor<1x64x1xf16>", Changes::Plan);
  mutate(epilogue, "tensor<1x1x48xf16>", "tensor<1x1x48xf32>", Changes::Plan);
  mutate(epilogue, "cudnnfe.matmul %a, %b",
         "cudnnfe.matmul %a, %b {padding_value = 1.000000e+00 : f64}",
         Changes::Plan);
  // A literal is lowered as a number of the compute type.
  mutate(epilogue,
         "%half = cudnnfe.constant 5.000000e-01 : f32\n  %e = "
         "cudnnfe.mul %d, %half : (tensor<1x64x48xf32>, f32)",
         "%half = cudnnfe.constant 5.000000e-01 : f16\n  %e = "
         "cudnnfe.mul %d, %half : (tensor<1x64x48xf32>, f16)",
         Changes::Nothing);
  // The argument that a scalar comes from.
  mutate(epilogue, "cudnnfe.mul %e, %t", "cudnnfe.mul %e, %half",
         Changes::Plan);
}

// S18 (c): graphs that differ in a constant somewhere inside.
TEST_F(PlanKeyTest, S18_ConstantsInsideAGraph) {
  std::string first = epilogue, second = epilogue;
  second.replace(second.find("5.000000e-01"), 12, "5.000001e-01");
  Keys a = keysOf(first), b = keysOf(second);
  EXPECT_NE(a.program, b.program);
  EXPECT_EQ(a.plan, b.plan);
  // Equal numbers are equal however they are spelled and whatever the graph is
  // called, so the key is not that of a name.
  second = epilogue;
  second.replace(second.find("5.000000e-01"), 12, "0.5");
  second.replace(second.find("@g"), 2, "@h");
  EXPECT_EQ(a.program, keysOf(second).program);
}

TEST_F(PlanKeyTest, AttributesOfConvolution) {
  // C09: strides are part of the key, by whatever order they are written.
  mutate(convolution, "16x16x3x3xf16",
         "16x16x3x3xf16, #cudnnfe.layout<strides = [144, 1, 48, 16]>",
         Changes::Plan);
  mutate(convolution, "8x16x32x32xf16",
         "8x16x32x32xf16, #cudnnfe.layout<strides = [16384, 1, 512, 16]>",
         Changes::Plan);
  mutate(convolution, "pre_padding([1, 1]) post_padding([1, 1])",
         "pre_padding([0, 1]) post_padding([2, 1])", Changes::Plan);
  mutate(convolution, "mode(cross_correlation)", "mode(convolution)",
         Changes::Plan);
  mutate(convolution,
         "pre_padding([1, 1]) post_padding([1, 1])\n      stride([1, 1]) "
         "dilation([1, 1])",
         "pre_padding([2, 2]) post_padding([2, 2])\n      stride([1, 1]) "
         "dilation([2, 2])",
         Changes::Plan);
  // What a default says needs no writing.
  mutate(convolution, " dilation([1, 1]) mode(cross_correlation)", "",
         Changes::Nothing);
}

TEST_F(PlanKeyTest, AttributesOfNorms) {
  mutate(norm, "1.000000e-05", "1.000000e-06", Changes::Program);
  mutate(norm, "tensor<1x256xf32>", "tensor<1x256xf16>", Changes::Plan);
  mutate(norm, "64x256xf16", "32x256xf16", Changes::Plan);
}

TEST_F(PlanKeyTest, Locations) {
  OwningOpRef<ModuleOp> module = parse(epilogue);
  ProgramOp program = lower(*module);
  Keys before = keysOf(program);
  program->walk([&](Operation *op) {
    op->setLoc(FileLineColLoc::get(&context, "elsewhere.mlir", 1, 1));
  });
  check(before, keysOf(program), Changes::Nothing, "locations");
}

//===----------------------------------------------------------------------===//
// What a plan is built for
//===----------------------------------------------------------------------===//

// S18 (a), G17: targets, policies and versions never share an entry; sm_120 and
// sm_121 neither.
TEST_F(PlanKeyTest, S18_TargetPolicyAndVersion) {
  OwningOpRef<ModuleOp> module = parse(attention);
  ProgramOp program = lower(*module);
  std::string other = kDevice;
  other.replace(other.find("1200"), 4, "1210");
  std::string fewer = kDevice;
  fewer.replace(fewer.find("170"), 3, "160");
  std::set<std::string> plans, programs;
  size_t count = 0;
  for (StringRef device :
       {StringRef(kDevice), StringRef(other), StringRef(fewer)})
    for (StringRef policy :
         {StringRef(kPolicy), StringRef("modes=A,FALLBACK allow_tf32"),
          StringRef("modes=A,FALLBACK deterministic"),
          StringRef("modes=A,FALLBACK workspace_limit=0"),
          StringRef("modes=B")})
      for (int32_t version : {91800, 91900, 91901, 92000}) {
        plans.insert(cudnn_backend::planKey(program, device, policy, version));
        programs.insert(
            cudnn_backend::programKey(program, device, policy, version));
        ++count;
      }
  EXPECT_EQ(plans.size(), count);
  EXPECT_EQ(programs.size(), count);
}

//===----------------------------------------------------------------------===//
// Every attribute of every descriptor
//===----------------------------------------------------------------------===//

/// The attribute with one element changed, each element in turn.
static std::vector<cudnn::AttrValue> variationsOf(const cudnn::AttrValue &value,
                                                  int32_t index) {
  std::vector<cudnn::AttrValue> result;
  for (size_t i = 0; i < value.ints.size(); ++i) {
    cudnn::AttrValue changed = value;
    if (value.type == cudnn::ValueType::BACKEND_DESCRIPTOR)
      // Another descriptor in front of this one.
      changed.ints[i] = value.ints[i] ? value.ints[i] - 1 : 1 % index;
    else if (value.type == cudnn::ValueType::BOOLEAN)
      changed.ints[i] = !value.ints[i];
    else
      ++changed.ints[i];
    if (changed != value)
      result.push_back(changed);
  }
  for (size_t i = 0; i < value.floats.size(); ++i) {
    cudnn::AttrValue changed = value;
    changed.floats[i] += 0.5;
    result.push_back(changed);
  }
  return result;
}

TEST_F(PlanKeyTest, EveryAttributeOfEveryDescriptor) {
  std::map<std::string, int> mutations;
  for (const std::string &text :
       {attention, whole, epilogue, convolution, norm}) {
    OwningOpRef<ModuleOp> module = parse(text);
    ProgramOp program = lower(*module, /*keepUnified=*/true);
    ASSERT_TRUE(program);
    cudnn::DescriptorProgram before = toDescriptorProgram(program);
    std::string key =
        cudnn_backend::planKey(before, kDevice, kPolicy, kVersion);
    std::set<int64_t> uids;
    for (const cudnn::Descriptor &descriptor : before.descriptors)
      if (auto uid = descriptor.getInt(cudnn::Attr::TENSOR_UNIQUE_ID))
        uids.insert(*uid);

    for (size_t d = 0; d < before.descriptors.size(); ++d) {
      const cudnn::Descriptor &descriptor = before.descriptors[d];
      for (size_t a = 0; a < descriptor.attrs.size(); ++a) {
        const cudnn::AttrValue &value = descriptor.attrs[a];
        bool isUid = value.attr == cudnn::Attr::TENSOR_UNIQUE_ID;
        std::string what = std::string(cudnn::nameOf(descriptor.kind)) + " " +
                           std::string(cudnn::nameOf(value.attr));
        for (cudnn::AttrValue changed :
             variationsOf(value, static_cast<int32_t>(d))) {
          // An id that another tensor has would make one tensor of two.
          if (isUid)
            changed.ints[0] = *uids.rbegin() + 100;
          cudnn::DescriptorProgram after = before;
          after.descriptors[d].attrs[a] = changed;
          std::string changedKey =
              cudnn_backend::planKey(after, kDevice, kPolicy, kVersion);
          EXPECT_EQ(changedKey != key, !isUid) << what;
          ++mutations[what];
        }
        // Without it: the same as its default where that is what it says.
        cudnn::DescriptorProgram without = before;
        without.descriptors[d].attrs.erase(
            without.descriptors[d].attrs.begin() + static_cast<long>(a));
        if (without.descriptors[d].attrs.size() && !isUid &&
            cudnn::canonicalForm(without) != cudnn::canonicalForm(before)) {
          EXPECT_NE(cudnn_backend::planKey(without, kDevice, kPolicy, kVersion),
                    key)
              << what;
        }
      }
      // The order in which attributes are set says nothing.
      cudnn::DescriptorProgram reversed = before;
      std::reverse(reversed.descriptors[d].attrs.begin(),
                   reversed.descriptors[d].attrs.end());
      EXPECT_EQ(cudnn_backend::planKey(reversed, kDevice, kPolicy, kVersion),
                key);
    }
    // Two tensors that become one.
    if (uids.size() > 1) {
      cudnn::DescriptorProgram merged = before;
      for (cudnn::Descriptor &descriptor : merged.descriptors)
        for (cudnn::AttrValue &value : descriptor.attrs)
          if (value.attr == cudnn::Attr::TENSOR_UNIQUE_ID &&
              value.ints[0] == *uids.rbegin())
            value.ints[0] = *uids.begin();
      EXPECT_NE(cudnn_backend::planKey(merged, kDevice, kPolicy, kVersion),
                key);
    }
  }
  // The samples reach this many kinds of attribute; fewer would mean that the
  // lowering lost some.
  EXPECT_GE(mutations.size(), 50u);
}
