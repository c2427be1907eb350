//===- NpyTest.cpp - tests of the .npy reader and writer ------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/Npy.h"

#include "gtest/gtest.h"

#include <cstring>
#include <random>

using namespace cudnnfe::host;

static std::string makeFile(const std::string &header, size_t dataBytes,
                            int version = 1) {
  std::string file = "\x93NUMPY";
  file += static_cast<char>(version);
  file += '\0';
  for (int byte = 0; byte < (version == 1 ? 2 : 4); ++byte)
    file += static_cast<char>(header.size() >> (8 * byte) & 0xff);
  return file + header + std::string(dataBytes, '\0');
}

static Expected<HostArray> parse(const std::string &file) {
  return parseNpy(reinterpret_cast<const uint8_t *>(file.data()), file.size());
}

static std::string errorOf(const std::string &file) {
  Expected<HostArray> array = parse(file);
  return array ? "parsed" : array.getError();
}

static std::string dict(const std::string &shape,
                        const std::string &descr = "<f4") {
  return "{'descr': '" + descr +
         "', 'fortran_order': False, 'shape': " + shape + ", }\n";
}

TEST(Npy, ReadsEveryVersion) {
  for (int version : {1, 2, 3}) {
    Expected<HostArray> array = parse(makeFile(dict("(2, 3)"), 24, version));
    ASSERT_TRUE(array) << array.getError();
    EXPECT_EQ(array->type, ElementType::F32);
    EXPECT_EQ(array->shape, (std::vector<int64_t>{2, 3}));
  }
  EXPECT_EQ(errorOf(makeFile(dict("(2, 3)"), 24, 4)),
            "unknown .npy version 4.0");
}

TEST(Npy, ReadsScalarsAndEmptyArrays) {
  Expected<HostArray> scalar = parse(makeFile(dict("()"), 4));
  ASSERT_TRUE(scalar);
  EXPECT_EQ(scalar->getNumElements(), 1);
  Expected<HostArray> empty = parse(makeFile(dict("(3, 0, 5)"), 0));
  ASSERT_TRUE(empty);
  EXPECT_EQ(empty->getNumElements(), 0);
  // A zero extent must not hide that the others overflow.
  EXPECT_NE(errorOf(makeFile(
                dict("(9223372036854775807, 9223372036854775807, 0)"), 0)),
            "parsed");
}

TEST(Npy, TransposesFortranOrder) {
  std::string header =
      "{'fortran_order': True, \"descr\": '|i1', 'shape': (2, 3)}";
  std::string file = makeFile(header, 0) + std::string("\1\4\2\5\3\6");
  Expected<HostArray> array = parse(file);
  ASSERT_TRUE(array) << array.getError();
  EXPECT_EQ(std::string(reinterpret_cast<char *>(array->data.data()), 6),
            "\1\2\3\4\5\6");
}

TEST(Npy, NormalizesBooleans) {
  Expected<HostArray> array =
      parse(makeFile(dict("(3,)", "|b1"), 0) + std::string("\0\1\xff", 3));
  ASSERT_TRUE(array);
  EXPECT_EQ(array->data.data()[2], 1);
}

TEST(Npy, NamesWhatIsWrong) {
  EXPECT_EQ(errorOf(""), "not a .npy file");
  EXPECT_EQ(errorOf("\x93NUMPY"), "not a .npy file");
  EXPECT_EQ(errorOf(makeFile("", 0)), "the header is not a dictionary");
  EXPECT_EQ(errorOf(makeFile("{'descr': '<f4'", 0)),
            "expected ',' or '}' in the header");
  EXPECT_EQ(errorOf(makeFile("{}", 0)),
            "the header lacks 'descr', 'fortran_order' or 'shape'");
  EXPECT_EQ(errorOf(makeFile("{'descr' '<f4'}", 0)),
            "expected ':' after 'descr' in the header");
  EXPECT_EQ(errorOf(makeFile("{'extra': 1}", 0)),
            "unknown key 'extra' in the header");
  EXPECT_EQ(errorOf(makeFile("{'descr': '<f4', 'descr': '<f4'}", 0)),
            "key 'descr' appears twice in the header");
  EXPECT_EQ(errorOf(makeFile("{'descr': [('a', '<f4')]}", 0)),
            "structured element types are not supported");
  EXPECT_EQ(errorOf(makeFile("{'fortran_order': 1}", 0)),
            "expected True or False for 'fortran_order'");
  EXPECT_EQ(errorOf(makeFile(dict("[2]"), 0)), "expected a tuple for 'shape'");
  EXPECT_EQ(errorOf(makeFile(dict("(2 3)"), 0)), "expected ',' in 'shape'");
  EXPECT_EQ(errorOf(makeFile(dict("(-1,)"), 0)),
            "expected an extent that is a non-negative integer in 'shape'");
  EXPECT_EQ(errorOf(makeFile(dict("(99999999999999999999,)"), 0)),
            "an extent in 'shape' is too large");
  EXPECT_EQ(errorOf(makeFile(dict("(4294967296, 4294967296)"), 0)),
            "shape (4294967296, 4294967296) is too large");
  std::string many = "(";
  for (int i = 0; i < 33; ++i)
    many += "1,";
  EXPECT_EQ(errorOf(makeFile(dict(many + ")"), 4)),
            "more than 32 dimensions in 'shape'");
  EXPECT_EQ(errorOf(makeFile(dict("(2,)") + "x", 8)),
            "unexpected text after the dictionary of the header");
  EXPECT_EQ(errorOf(makeFile(dict("(2,)"), 7)),
            "truncated data: expected 8 bytes but got 7");
  EXPECT_EQ(errorOf(makeFile(dict("(2,)"), 9)),
            "trailing data: expected 8 bytes but got 9");
  EXPECT_EQ(errorOf(makeFile(dict("(2,)", "|O"), 8)),
            "element type '|O' is not supported");
}

TEST(Npy, BoundsTheHeader) {
  std::string file = makeFile(dict("(2,)"), 8, 2);
  std::memset(&file[8], 0xff, 4);
  EXPECT_EQ(errorOf(file), "a header of 4294967295 bytes is too long");
  file = makeFile(dict("(2,)"), 8);
  file[9] = 0x7f;
  EXPECT_EQ(errorOf(file), "truncated header");
}

// Every prefix and 20000 random mutations of a good file: an answer, no crash.
TEST(Npy, SurvivesMutations) {
  std::string good = makeFile(dict("(2, 3)"), 24);
  for (size_t size = 0; size < good.size(); ++size)
    EXPECT_NE(errorOf(good.substr(0, size)), "parsed") << size;
  std::mt19937 random(1);
  const std::string alphabet = "{}()',:0123456789 <|fiVbTrueFals\\\xff";
  int parsed = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string file = good;
    for (int change = random() % 3; change >= 0; --change) {
      size_t at = random() % file.size();
      switch (random() % 3) {
      case 0:
        file[at] = static_cast<char>(random());
        break;
      case 1:
        file[at] = alphabet[random() % alphabet.size()];
        break;
      default:
        file.erase(at, 1 + random() % 4);
        break;
      }
      if (file.empty())
        break;
    }
    parsed += errorOf(file) == "parsed";
  }
  EXPECT_GT(parsed, 0);
  EXPECT_LT(parsed, 20000);
}

TEST(Npy, WritesWhatItReads) {
  std::string path = ::testing::TempDir() + "cudnnfe_npy_test.npy";
  for (ElementType type :
       {ElementType::I1, ElementType::I8, ElementType::U8, ElementType::I16,
        ElementType::I32, ElementType::I64, ElementType::F16, ElementType::BF16,
        ElementType::F32, ElementType::F64, ElementType::Byte}) {
    HostArray array;
    array.type = type;
    array.shape = {2, 1, 3};
    array.data = Buffer(6 * getSize(type));
    for (size_t i = 0; i < array.data.size(); ++i)
      array.data.data()[i] = type == ElementType::I1 ? i % 2 : i * 37;
    ASSERT_EQ(writeNpy(path, array), std::nullopt);
    Expected<HostArray> read = readNpy(path);
    ASSERT_TRUE(read) << read.getError();
    EXPECT_EQ(read->type, type);
    EXPECT_EQ(read->shape, array.shape);
    ASSERT_EQ(read->data.size(), array.data.size());
    EXPECT_EQ(
        std::memcmp(read->data.data(), array.data.data(), array.data.size()),
        0);
    EXPECT_EQ(makeNpyHeader(type, array.shape).size() % 64, 0u);
  }
  std::remove(path.c_str());
  EXPECT_FALSE(readNpy(path));
}
