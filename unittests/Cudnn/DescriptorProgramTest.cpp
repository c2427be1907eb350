//===- DescriptorProgramTest.cpp - descriptor programs and their text -----===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/DescriptorProgram.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

using namespace cudnnfe::cudnn;

namespace {

int32_t addOperand(DescriptorProgram &program, DataType type,
                   std::vector<int64_t> dims, std::vector<int64_t> strides,
                   int64_t uid, bool isVirtual = false,
                   bool isByValue = false) {
  TensorSpec spec;
  spec.type = type;
  spec.dims = std::move(dims);
  spec.strides = std::move(strides);
  spec.uid = uid;
  spec.isVirtual = isVirtual;
  spec.isByValue = isByValue;
  return addTensor(program, spec);
}

/// relu(a x b * s), with a by-value s.
DescriptorProgram makeMatmulRelu() {
  DescriptorProgram p;
  int32_t a = addOperand(p, DataType::HALF, {1, 8, 16}, {128, 16, 1}, 7);
  int32_t b = addOperand(p, DataType::HALF, {1, 16, 4}, {64, 4, 1}, 3);
  int32_t c = addOperand(p, DataType::FLOAT, {1, 8, 4}, {32, 4, 1}, 100, true);
  int32_t s =
      addOperand(p, DataType::FLOAT, {1, 1, 1}, {1, 1, 1}, 101, false, true);
  int32_t d = addOperand(p, DataType::FLOAT, {1, 8, 4}, {32, 4, 1}, 102, true);
  int32_t y = addOperand(p, DataType::HALF, {1, 8, 4}, {32, 4, 1}, 9);
  int32_t mm = p.nextIndex();
  p.add(DescKind::MATMUL).setEnum(Attr::MATMUL_COMP_TYPE, DataType::FLOAT);
  int32_t opMm = p.nextIndex();
  p.add(DescKind::OPERATION_MATMUL)
      .setRef(Attr::OPERATION_MATMUL_ADESC, a)
      .setRef(Attr::OPERATION_MATMUL_BDESC, b)
      .setRef(Attr::OPERATION_MATMUL_CDESC, c)
      .setRef(Attr::OPERATION_MATMUL_DESC, mm);
  int32_t mul = p.nextIndex();
  p.add(DescKind::POINTWISE)
      .setEnum(Attr::POINTWISE_MODE, PointwiseMode::MUL)
      .setEnum(Attr::POINTWISE_MATH_PREC, DataType::FLOAT);
  int32_t opMul = p.nextIndex();
  p.add(DescKind::OPERATION_POINTWISE)
      .setRef(Attr::OPERATION_POINTWISE_PW_DESCRIPTOR, mul)
      .setRef(Attr::OPERATION_POINTWISE_XDESC, c)
      .setRef(Attr::OPERATION_POINTWISE_YDESC, d)
      .setRef(Attr::OPERATION_POINTWISE_BDESC, s)
      .setFloat(Attr::OPERATION_POINTWISE_ALPHA1, 1.0f)
      .setFloat(Attr::OPERATION_POINTWISE_ALPHA2, 1.0f);
  int32_t relu = p.nextIndex();
  p.add(DescKind::POINTWISE)
      .setEnum(Attr::POINTWISE_MODE, PointwiseMode::RELU_FWD)
      .setEnum(Attr::POINTWISE_MATH_PREC, DataType::FLOAT)
      .setEnum(Attr::POINTWISE_NAN_PROPAGATION, NanPropagation::PROPAGATE_NAN)
      .setDouble(Attr::POINTWISE_RELU_LOWER_CLIP, 0)
      .setDouble(Attr::POINTWISE_RELU_UPPER_CLIP,
                 std::numeric_limits<float>::max());
  int32_t opRelu = p.nextIndex();
  p.add(DescKind::OPERATION_POINTWISE)
      .setRef(Attr::OPERATION_POINTWISE_PW_DESCRIPTOR, relu)
      .setRef(Attr::OPERATION_POINTWISE_XDESC, d)
      .setRef(Attr::OPERATION_POINTWISE_YDESC, y);
  p.add(DescKind::OPERATIONGRAPH)
      .setRefs(Attr::OPERATIONGRAPH_OPS, {opMm, opMul, opRelu});
  return p;
}

const char *const matmulReluText = R"(cudnnfe-program 1
%0 = TENSOR DATA_TYPE=HALF DIMENSIONS=[1,8,16] STRIDES=[128,16,1] UNIQUE_ID=7 BYTE_ALIGNMENT=16
%1 = TENSOR DATA_TYPE=HALF DIMENSIONS=[1,16,4] STRIDES=[64,4,1] UNIQUE_ID=3 BYTE_ALIGNMENT=16
%2 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[1,8,4] STRIDES=[32,4,1] UNIQUE_ID=100 BYTE_ALIGNMENT=16 IS_VIRTUAL=true
%3 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[1,1,1] STRIDES=[1,1,1] UNIQUE_ID=101 BYTE_ALIGNMENT=16 IS_BY_VALUE=true
%4 = TENSOR DATA_TYPE=FLOAT DIMENSIONS=[1,8,4] STRIDES=[32,4,1] UNIQUE_ID=102 BYTE_ALIGNMENT=16 IS_VIRTUAL=true
%5 = TENSOR DATA_TYPE=HALF DIMENSIONS=[1,8,4] STRIDES=[32,4,1] UNIQUE_ID=9 BYTE_ALIGNMENT=16
%6 = MATMUL COMP_TYPE=FLOAT
%7 = OPERATION_MATMUL ADESC=%0 BDESC=%1 CDESC=%2 DESC=%6
%8 = POINTWISE MODE=MUL MATH_PREC=FLOAT
%9 = OPERATION_POINTWISE PW_DESCRIPTOR=%8 XDESC=%2 YDESC=%4 BDESC=%3 ALPHA1:FLOAT=0x3f800000 ALPHA2:FLOAT=0x3f800000
%10 = POINTWISE MODE=RELU_FWD MATH_PREC=FLOAT NAN_PROPAGATION=PROPAGATE_NAN RELU_LOWER_CLIP:DOUBLE=0x0000000000000000 RELU_UPPER_CLIP:DOUBLE=0x47efffffe0000000
%11 = OPERATION_POINTWISE PW_DESCRIPTOR=%10 XDESC=%4 YDESC=%5
%12 = OPERATIONGRAPH OPS=[%7,%9,%11]
)";

/// Every element type that a program can hold, valid as a graph.
DescriptorProgram makeZoo() {
  DescriptorProgram p;
  int32_t offset =
      addOperand(p, DataType::INT32, {3, 1, 1, 1}, {1, 1, 1, 1}, 1);
  TensorSpec spec;
  spec.type = DataType::HALF;
  spec.dims = {2, 8, 8, 8};
  spec.strides = {512, 1, 64, 8};
  spec.uid = -5;
  spec.raggedOffset = offset;
  int32_t x = addTensor(p, spec);
  spec.raggedOffset = -1;
  spec.uid = std::numeric_limits<int64_t>::min();
  spec.isVirtual = true;
  int32_t y = addTensor(p, spec);
  int32_t pool = p.nextIndex();
  p.add(DescKind::RESAMPLE)
      .setEnum(Attr::RESAMPLE_MODE, ResampleMode::AVGPOOL_INCLUDE_PADDING)
      .setEnum(Attr::RESAMPLE_COMP_TYPE, DataType::FLOAT)
      .setInt(Attr::RESAMPLE_SPATIAL_DIMS, 2)
      .setFractions(Attr::RESAMPLE_POST_PADDINGS, {1, 1, 1, 2})
      .setFractions(Attr::RESAMPLE_PRE_PADDINGS, {1, 1, 1, 2})
      .setInts(Attr::RESAMPLE_STRIDES, {1, 1})
      .setInts(Attr::RESAMPLE_WINDOW_DIMS, {3, 3})
      .setEnum(Attr::RESAMPLE_PADDING_MODE, PaddingMode::ZERO_PAD);
  int32_t op = p.nextIndex();
  p.add(DescKind::OPERATION_RESAMPLE_FWD)
      .setRef(Attr::OPERATION_RESAMPLE_FWD_XDESC, x)
      .setRef(Attr::OPERATION_RESAMPLE_FWD_YDESC, y)
      .setRef(Attr::OPERATION_RESAMPLE_FWD_DESC, pool);
  int32_t q =
      addOperand(p, DataType::FP8_E4M3, {2, 8, 8, 8}, {512, 1, 64, 8}, 50);
  int32_t s = addOperand(p, DataType::FLOAT, {2, 8, 8, 8}, {512, 1, 64, 8}, 51);
  int32_t quantize = p.nextIndex();
  p.add(DescKind::OPERATION_BLOCK_SCALE_QUANTIZE)
      .setRef(Attr::OPERATION_BLOCK_SCALE_QUANTIZE_XDESC, y)
      .setRef(Attr::OPERATION_BLOCK_SCALE_QUANTIZE_YDESC, q)
      .setRef(Attr::OPERATION_BLOCK_SCALE_QUANTIZE_SCALE_DESC, s)
      .setEnum(Attr::OPERATION_BLOCK_SCALE_QUANTIZE_MATH_PREC, DataType::FLOAT)
      .setInt(Attr::OPERATION_BLOCK_SCALE_QUANTIZE_BLOCK_SIZE, 32);
  p.add(DescKind::OPERATIONGRAPH)
      .setRefs(Attr::OPERATIONGRAPH_OPS, {op, quantize});
  return p;
}

std::string ruleOf(const DescriptorProgram &program,
                   int32_t version = kTableVersion) {
  auto violation = verify(program, version);
  return violation ? violation->rule : "";
}

std::string parseError(std::string_view text) {
  ParseError error;
  return parse(text, error) ? "" : error.str();
}

/// The text of the matmul program with one change.
std::string changed(std::string_view from, std::string_view to) {
  std::string text = matmulReluText;
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

} // namespace

TEST(DescriptorProgram, PrintsCanonicalText) {
  EXPECT_EQ(print(makeMatmulRelu()), matmulReluText);
}

TEST(DescriptorProgram, RoundTrips) {
  for (const DescriptorProgram &program : {makeMatmulRelu(), makeZoo()}) {
    ASSERT_FALSE(verify(program)) << verify(program)->str();
    ParseError error;
    auto parsed = parse(print(program), error);
    ASSERT_TRUE(parsed) << error.str() << "\n" << print(program);
    EXPECT_EQ(*parsed, program);
  }
}

TEST(DescriptorProgram, FloatsKeepTheirBits) {
  for (double value : {0.0, -0.0, 0.1, -double(INFINITY),
                       std::numeric_limits<double>::denorm_min()}) {
    DescriptorProgram program = makeMatmulRelu();
    program.descriptors[10].attrs[3].floats[0] = value;
    ParseError error;
    auto parsed = parse(print(program), error);
    ASSERT_TRUE(parsed) << error.str();
    double got = parsed->descriptors[10].attrs[3].floats[0];
    EXPECT_EQ(std::memcmp(&got, &value, sizeof(value)), 0);
  }
  DescriptorProgram positive = makeMatmulRelu(), negative = positive;
  negative.descriptors[10].attrs[3].floats[0] = -0.0;
  EXPECT_NE(positive, negative);
}

TEST(DescriptorProgram, ParserNamesPlaceAndReason) {
  EXPECT_EQ(parseError(""),
            "line 1, column 1: expected 'cudnnfe-program 1' but got the end of "
            "the text");
  EXPECT_EQ(parseError("cudnnfe-program 2\n"),
            "line 1, column 1: expected 'cudnnfe-program 1' but got "
            "'cudnnfe-program'");
  EXPECT_EQ(parseError(changed("%1 = TENSOR", "%2 = TENSOR")),
            "line 3, column 1: expected '%1 = ' but got '%2'");
  EXPECT_EQ(parseError(changed("%6 = MATMUL", "%6 = MATMULL")),
            "line 8, column 6: unknown descriptor kind 'MATMULL'");
  EXPECT_EQ(parseError(changed("DATA_TYPE=HALF", "DATA_TYPE=half")),
            "line 2, column 23: unknown DataType 'half'");
  EXPECT_EQ(parseError(changed("DATA_TYPE=HALF", "DATATYPE=HALF")),
            "line 2, column 13: unknown attribute 'DATATYPE' of TENSOR");
  EXPECT_EQ(parseError(changed("[1,8,16]", "[1,8,16")),
            "line 2, column 46: expected ']' but got a space");
  EXPECT_EQ(parseError(changed("[1,8,16]", "[1,8,9223372036854775808]")),
            "line 2, column 44: expected an integer of 64 bits");
  EXPECT_EQ(parseError(changed("UNIQUE_ID=7", "UNIQUE_ID=07")),
            "line 2, column 77: expected the canonical spelling of the value");
  EXPECT_EQ(
      parseError(changed("ALPHA1:FLOAT", "ALPHA1:INT32")),
      "line 11, column 77: attribute 'ALPHA1' does not accept type 'INT32'");
  EXPECT_EQ(parseError(changed("0x3f800000", "0x3F800000")),
            "line 11, column 83: expected a bit pattern of 8 hexadecimal "
            "digits in lower case");
  EXPECT_EQ(parseError(changed("IS_VIRTUAL=true", "IS_VIRTUAL=1")),
            "line 4, column 108: expected 'true' or 'false' but got '1'");
  EXPECT_EQ(parseError(changed("BDESC=%1", "BDESC=%9")),
            "line 9, column 1: attribute 'BDESC' of OPERATION_MATMUL must "
            "refer to an earlier "
            "descriptor [descriptor_c8]");
  EXPECT_EQ(parseError(std::string(kMaxProgramBytes + 1, 'x')),
            "line 1, column 1: expected at most 1048576 bytes");
}

TEST(DescriptorProgram, ParserBoundsLists) {
  std::string many = "cudnnfe-program 1\n%0 = TENSOR DIMENSIONS=[1";
  for (size_t i = 0; i < kMaxElements; ++i)
    many += ",1";
  EXPECT_NE(parseError(many + "]\n").find("expected at most 256 elements"),
            std::string::npos);

  std::string lines = "cudnnfe-program 1\n";
  for (size_t i = 0; i <= kMaxDescriptors; ++i)
    lines += "%" + std::to_string(i) + " = MATMUL COMP_TYPE=FLOAT\n";
  EXPECT_NE(parseError(lines).find("expected at most 1024 descriptors"),
            std::string::npos);
}

// Whatever the bytes, the parser answers; what it accepts prints as itself.
TEST(DescriptorProgram, ParserSurvivesMutations) {
  std::mt19937 random(20240607);
  std::string sources[] = {matmulReluText, print(makeZoo())};
  const char alphabet[] = "%=[],:/0123456789abcdefxTENSOR_MODE -\n\t\0\xff";
  size_t accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text = sources[random() % 2];
    for (unsigned edits = 1 + random() % 4; edits; --edits) {
      size_t at = random() % text.size();
      char c = alphabet[random() % (sizeof(alphabet) - 1)];
      switch (random() % 4) {
      case 0:
        text[at] = c;
        break;
      case 1:
        text.insert(at, 1, c);
        break;
      case 2:
        text.erase(at, 1 + random() % 8);
        break;
      default:
        text = text.substr(0, at) + text.substr(random() % text.size());
        break;
      }
      if (text.empty())
        break;
    }
    ParseError error;
    auto program = parse(text, error);
    if (program) {
      ++accepted;
      EXPECT_EQ(print(*program), text);
      EXPECT_FALSE(verify(*program));
    } else {
      EXPECT_GE(error.line, 1u);
      EXPECT_GE(error.column, 1u);
      EXPECT_FALSE(error.message.empty());
    }
  }
  // Some edits only change a number, so that both answers occur.
  EXPECT_GT(accepted, 0u);
}

TEST(DescriptorProgram, VerifierRules) {
  DescriptorProgram base = makeMatmulRelu();
  auto rule = [&](auto edit) {
    DescriptorProgram program = base;
    edit(program.descriptors);
    return ruleOf(program);
  };
  using List = std::vector<Descriptor>;
  EXPECT_EQ(ruleOf(base), "");
  EXPECT_EQ(rule([](List &d) { d[6] = {DescKind::ENGINE, {}}; }),
            "descriptor_c1");
  EXPECT_EQ(rule([](List &d) { d[6].setInt(Attr::TENSOR_UNIQUE_ID, 1); }),
            "descriptor_c2");
  EXPECT_EQ(rule([](List &d) { d[0].setInt(Attr::TENSOR_UNIQUE_ID, 7); }),
            "descriptor_c3");
  EXPECT_EQ(rule([](List &d) {
              d[12].setInt(Attr::OPERATIONGRAPH_ENGINE_GLOBAL_COUNT, 1);
            }),
            "descriptor_c4");
  EXPECT_EQ(rule([](List &d) { d[6].attrs[0].type = ValueType::INT64; }),
            "descriptor_c5");
  EXPECT_EQ(rule([](List &d) {
              d[12].append(Attr::OPERATIONGRAPH_HANDLE, ValueType::HANDLE, {0});
            }),
            "descriptor_c5");
  EXPECT_EQ(rule([](List &d) { d[6].attrs[0].ints.clear(); }), "descriptor_c6");
  EXPECT_EQ(rule([](List &d) { d[12].attrs[0].ints.clear(); }),
            "descriptor_c6");
  EXPECT_EQ(rule([](List &d) { d[0].attrs.erase(d[0].attrs.begin()); }),
            "descriptor_c7");
  EXPECT_EQ(rule([](List &d) { d[7].attrs[3].ints[0] = 0; }), "descriptor_c8");
  EXPECT_EQ(rule([](List &d) { d[7].attrs[0].ints[0] = 6; }), "descriptor_c8");
  EXPECT_EQ(rule([](List &d) { d[7].attrs[0].ints[0] = -1; }), "descriptor_c8");
  EXPECT_EQ(rule([](List &d) { d[6].attrs[0].ints[0] = 77; }), "descriptor_c9");
  EXPECT_EQ(rule([](List &d) { d[2].attrs[5].ints[0] = 2; }), "descriptor_c9");
  EXPECT_EQ(rule([](List &d) { d[9].attrs[4].floats[0] = 0.1; }),
            "descriptor_c9");
  EXPECT_EQ(rule([](List &d) { d[0].attrs[2].ints.pop_back(); }),
            "descriptor_c10");
  EXPECT_EQ(rule([](List &d) { d[0].attrs[1].ints[1] = -8; }),
            "descriptor_c10");
  EXPECT_EQ(rule([](List &d) { d[0].attrs[1].ints[1] = INT64_MAX; }),
            "descriptor_c10");
  EXPECT_EQ(rule([](List &d) { d[0].attrs[4].ints[0] = 3; }), "descriptor_c11");
  EXPECT_EQ(rule([](List &d) { d[2].setBool(Attr::TENSOR_IS_BY_VALUE, true); }),
            "descriptor_c12");
  EXPECT_EQ(rule([](List &d) { d[0].setInt(Attr::TENSOR_VECTOR_COUNT, 32); }),
            "descriptor_c14");
  EXPECT_EQ(
      rule([](List &d) { d[9].setRef(Attr::OPERATION_POINTWISE_TDESC, 3); }),
      "descriptor_c16");
  EXPECT_EQ(rule([](List &d) { d[0].attrs[1].ints[2] = 17; }),
            "descriptor_c18");
  EXPECT_EQ(rule([](List &d) { d[3].attrs[1].ints = {1, 2, 1}; }),
            "descriptor_c12");
  EXPECT_EQ(rule([](List &d) { d.pop_back(); }), "program_c1");
  EXPECT_EQ(rule([](List &d) { d.clear(); }), "program_c1");
  EXPECT_EQ(rule([](List &d) { d[12].attrs[0].ints.pop_back(); }),
            "program_c2");
  EXPECT_EQ(rule([](List &d) { d[12].attrs[0].ints.push_back(7); }),
            "program_c2");
  EXPECT_EQ(rule([](List &d) { d[0].attrs[3].ints[0] = 3; }), "program_c3");
  EXPECT_EQ(rule([](List &d) { d[9].attrs[2].ints[0] = 5; }), "program_c4");
  EXPECT_EQ(rule([](List &d) { d[1].setBool(Attr::TENSOR_IS_VIRTUAL, true); }),
            "program_c5");
}

TEST(DescriptorProgram, VersionGates) {
  DescriptorProgram p;
  int32_t x = addOperand(p, DataType::HALF, {4, 8}, {8, 1}, 1);
  int32_t y = addOperand(p, DataType::FLOAT, {4, 1}, {1, 1}, 2);
  int32_t config = p.nextIndex();
  p.add(DescKind::REDUCTION)
      .setEnum(Attr::REDUCTION_OPERATOR, ReductionOperator::ADD)
      .setEnum(Attr::REDUCTION_COMP_TYPE, DataType::FLOAT)
      .setBool(Attr::REDUCTION_IS_DETERMINISTIC, false);
  int32_t op = p.nextIndex();
  p.add(DescKind::OPERATION_REDUCTION)
      .setRef(Attr::OPERATION_REDUCTION_XDESC, x)
      .setRef(Attr::OPERATION_REDUCTION_YDESC, y)
      .setRef(Attr::OPERATION_REDUCTION_DESC, config);
  p.add(DescKind::OPERATIONGRAPH).setRefs(Attr::OPERATIONGRAPH_OPS, {op});
  EXPECT_EQ(ruleOf(p, 91900), "");
  EXPECT_EQ(ruleOf(p, 91100), "");
  EXPECT_EQ(ruleOf(p, 91002), "descriptor_c21");
}

TEST(DescriptorProgram, CyclesAreRefused) {
  DescriptorProgram p;
  int32_t a = addOperand(p, DataType::FLOAT, {4, 8}, {8, 1}, 1, true);
  int32_t b = addOperand(p, DataType::FLOAT, {4, 8}, {8, 1}, 2, true);
  int32_t exp = p.nextIndex();
  p.add(DescKind::POINTWISE)
      .setEnum(Attr::POINTWISE_MODE, PointwiseMode::EXP)
      .setEnum(Attr::POINTWISE_MATH_PREC, DataType::FLOAT);
  std::vector<int32_t> ops;
  for (auto [x, y] : {std::pair(a, b), std::pair(b, a)}) {
    ops.push_back(p.nextIndex());
    p.add(DescKind::OPERATION_POINTWISE)
        .setRef(Attr::OPERATION_POINTWISE_PW_DESCRIPTOR, exp)
        .setRef(Attr::OPERATION_POINTWISE_XDESC, x)
        .setRef(Attr::OPERATION_POINTWISE_YDESC, y);
  }
  p.add(DescKind::OPERATIONGRAPH).setRefs(Attr::OPERATIONGRAPH_OPS, ops);
  EXPECT_EQ(ruleOf(p), "program_c6");
}

TEST(DescriptorProgram, CanonicalFormForgetsChoices) {
  DescriptorProgram program = makeMatmulRelu();
  std::vector<UidChange> changes;
  DescriptorProgram canonical = canonicalForm(program, &changes);
  ASSERT_EQ(changes.size(), 6u);
  EXPECT_EQ(changes[0].from, 7);
  EXPECT_EQ(changes[0].to, 1);
  EXPECT_EQ(changes[5].from, 9);
  EXPECT_EQ(changes[5].to, 6);
  EXPECT_EQ(canonicalForm(canonical), canonical);
  EXPECT_EQ(ruleOf(canonical), "");

  // Ids, the order of attributes and defaults that are written out.
  DescriptorProgram same = program;
  same.descriptors[0].attrs[3].ints[0] = 1234;
  std::swap(same.descriptors[1].attrs[0], same.descriptors[1].attrs[4]);
  same.descriptors[5].setBool(Attr::TENSOR_IS_VIRTUAL, false);
  EXPECT_EQ(canonicalForm(same), canonical);

  DescriptorProgram other = program;
  other.descriptors[0].attrs[4].ints[0] = 32;
  EXPECT_NE(canonicalForm(other), canonical);
}

TEST(DescriptorProgram, EncodesElementsAsCudnnReadsThem) {
  auto encode = [](ValueType type, std::vector<int64_t> ints,
                   std::vector<double> floats = {}) {
    return encodeElements(
        {Attr::TENSOR_DIMENSIONS, type, std::move(ints), std::move(floats)});
  };
  auto read = [](const std::vector<unsigned char> &bytes, auto value) {
    EXPECT_GE(bytes.size(), sizeof(value));
    std::memcpy(&value, bytes.data(), sizeof(value));
    return value;
  };
  EXPECT_EQ(encode(ValueType::BOOLEAN, {1}), std::vector<unsigned char>{1});
  EXPECT_EQ(encode(ValueType::INT64, {1, 2}).size(), 16u);
  EXPECT_EQ(read(encode(ValueType::INT64, {-2}), int64_t()), -2);
  EXPECT_EQ(encode(ValueType::INT32, {1, 2}).size(), 8u);
  EXPECT_EQ(encode(ValueType::DATA_TYPE, {2}).size(), 4u);
  EXPECT_EQ(read(encode(ValueType::DATA_TYPE, {9}), int32_t()), 9);
  EXPECT_EQ(encode(ValueType::FLOAT, {}, {1.5}).size(), 4u);
  EXPECT_EQ(read(encode(ValueType::FLOAT, {}, {1.5}), float()), 1.5f);
  EXPECT_EQ(read(encode(ValueType::DOUBLE, {}, {0.1}), double()), 0.1);
  EXPECT_EQ(encode(ValueType::FRACTION, {1, 2}).size(), 16u);
}
