//===- GenerateTest.cpp - tests of generated inputs -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/Generate.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace cudnnfe::host;

static HostArray make(ElementType type, int64_t count,
                      const std::string &distribution, uint64_t seed = 0,
                      uint64_t argument = 0) {
  HostArray array;
  array.type = type;
  array.shape = {count};
  array.data = Buffer(count * getSize(type));
  Expected<Distribution> parsed = parseDistribution(distribution);
  EXPECT_TRUE(parsed) << parsed.getError();
  generate(array, *parsed, seed, argument);
  return array;
}

static double at(const HostArray &array, int64_t i) {
  return readElement(array.type, array.data.data() + i * getSize(array.type));
}

// The values are from utils/cudnnfe_inputs.py.
TEST(Generate, MatchesTheScript) {
  struct Case {
    ElementType type;
    const char *distribution;
    uint64_t seed, argument;
    double first, last; // elements 0 and 999
  };
  const Case cases[] = {
      {ElementType::F32, "uniform(-1,1)", 7ull, 3, 0x1.764b880000000p-2,
       0x1.f050340000000p-1},
      {ElementType::F32, "uniform(0,0.1)", 7ull, 3, 0x1.17a8b40000000p-4,
       0x1.9353480000000p-4},
      {ElementType::F32, "normal(0,1)", 7ull, 3, -0x1.23be000000000p+0,
       0x1.a2a4000000000p-2},
      {ElementType::F32, "normal(1,0.02)", 7ull, 3, 0x1.f454900000000p-1,
       0x1.0217dc0000000p+0},
      {ElementType::F64, "uniform(-1,1)", 7ull, 3, 0x1.764b880000000p-2,
       0x1.f050340000000p-1},
      {ElementType::F64, "uniform(0,0.1)", 7ull, 3, 0x1.17a8b4ccccccdp-4,
       0x1.9353480000000p-4},
      {ElementType::F64, "normal(0,1)", 7ull, 3, -0x1.23be000000000p+0,
       0x1.a2a4000000000p-2},
      {ElementType::F64, "normal(1,0.02)", 7ull, 3, 0x1.f4548f5c28f5cp-1,
       0x1.0217dc28f5c29p+0},
      {ElementType::F16, "uniform(-1,1)", 7ull, 3, 0x1.7640000000000p-2,
       0x1.f040000000000p-1},
      {ElementType::F16, "uniform(0,0.1)", 7ull, 3, 0x1.17c0000000000p-4,
       0x1.9340000000000p-4},
      {ElementType::F16, "normal(0,1)", 7ull, 3, -0x1.23c0000000000p+0,
       0x1.a2c0000000000p-2},
      {ElementType::F16, "normal(1,0.02)", 7ull, 3, 0x1.f440000000000p-1,
       0x1.0200000000000p+0},
      {ElementType::BF16, "uniform(-1,1)", 7ull, 3, 0x1.7600000000000p-2,
       0x1.f000000000000p-1},
      {ElementType::BF16, "uniform(0,0.1)", 7ull, 3, 0x1.1800000000000p-4,
       0x1.9400000000000p-4},
      {ElementType::BF16, "normal(0,1)", 7ull, 3, -0x1.2400000000000p+0,
       0x1.a200000000000p-2},
      {ElementType::BF16, "normal(1,0.02)", 7ull, 3, 0x1.f400000000000p-1,
       0x1.0200000000000p+0},
      {ElementType::I8, "randint(-8,8)", 18446744073709551615ull, 0, -1, -5},
      {ElementType::I32, "randint(-1000,1000)", 5ull, 2, 776, -574},
      {ElementType::I64, "randint(0,100000)", 0ull, 1, 13600, 13078},
      {ElementType::I1, "randint(0,2)", 3ull, 0, 1, 0},
      {ElementType::F16, "iota", 0ull, 0, 0x0.0p+0, 0x1.f380000000000p+9},
  };
  for (const Case &c : cases) {
    HostArray array = make(c.type, 1000, c.distribution, c.seed, c.argument);
    EXPECT_EQ(at(array, 0), c.first) << c.distribution;
    EXPECT_EQ(at(array, 999), c.last) << c.distribution;
  }
}

TEST(Generate, HasTheMoments) {
  HostArray normal = make(ElementType::F32, 100000, "normal(3,2)");
  HostArray uniform = make(ElementType::F32, 100000, "uniform(-1,1)");
  double sum = 0, squares = 0, mean = 0;
  for (int64_t i = 0; i < 100000; ++i) {
    sum += at(normal, i);
    squares += (at(normal, i) - 3) * (at(normal, i) - 3);
    mean += at(uniform, i);
    EXPECT_LT(std::fabs(at(uniform, i)), 1.0000001);
  }
  EXPECT_NEAR(sum / 100000, 3, 0.03);
  EXPECT_NEAR(squares / 100000, 4, 0.06);
  EXPECT_NEAR(mean / 100000, 0, 0.01);
}

TEST(Generate, DiffersByArgumentAndSeed) {
  HostArray base = make(ElementType::F32, 8, "uniform(-1,1)");
  EXPECT_NE(at(base, 0),
            at(make(ElementType::F32, 8, "uniform(-1,1)", 1, 0), 0));
  EXPECT_NE(at(base, 0),
            at(make(ElementType::F32, 8, "uniform(-1,1)", 0, 1), 0));
}

TEST(Generate, RefusesMalformedDistributions) {
  for (const char *text : {"",
                           "uniform",
                           "uniform()",
                           "uniform(1)",
                           "uniform(1,2,3)",
                           "uniform(1,2",
                           "uniform(1,2)x",
                           "uniform(a,b)",
                           "normal(1)",
                           "zeros()",
                           "zeros(1)",
                           "const",
                           "const(1,2)",
                           "randint(1.5,3)",
                           "randint(3,2)",
                           "randint(0,99999999999999999999)",
                           "gauss(0,1)",
                           "(",
                           ")",
                           "iota(3)",
                           "uniform(3,1)",
                           "uniform(nan,1)",
                           "uniform(0,inf)",
                           "uniform(-1e308,1e308)",
                           "normal(0,-1)",
                           "normal(inf,1)"})
    EXPECT_FALSE(parseDistribution(text)) << text;
}

TEST(Generate, SaysWhatATypeCannotHold) {
  auto check = [](const char *text, ElementType type, int64_t count = 4) {
    Expected<Distribution> parsed = parseDistribution(text);
    EXPECT_TRUE(bool(parsed)) << text;
    return checkRepresentable(*parsed, type, count).value_or("");
  };
  EXPECT_EQ(check("const(2.5)", ElementType::F32), "");
  EXPECT_EQ(check("const(2.5)", ElementType::I32),
            "expected an integer for i32 but got 2.5");
  EXPECT_EQ(check("const(nan)", ElementType::I8),
            "expected an integer for i8 but got nan");
  EXPECT_EQ(check("const(1e20)", ElementType::I32),
            "expected values in the range of i32 but got 1e+20");
  EXPECT_EQ(check("const(2147483647)", ElementType::I32), "");
  EXPECT_EQ(check("const(-2147483648)", ElementType::I32), "");
  EXPECT_NE(check("const(2147483648)", ElementType::I32), "");
  EXPECT_NE(check("const(-1)", ElementType::U8), "");
  EXPECT_NE(check("const(2)", ElementType::I1), "");
  EXPECT_EQ(check("const(-9223372036854775808)", ElementType::I64), "");
  EXPECT_NE(check("const(9223372036854775808)", ElementType::I64), "");
  EXPECT_EQ(check("iota", ElementType::I8, 128), "");
  EXPECT_NE(check("iota", ElementType::I8, 129), "");
  EXPECT_EQ(check("randint(-128,128)", ElementType::I8), "");
  EXPECT_NE(check("randint(-128,129)", ElementType::I8), "");
  EXPECT_EQ(check("randint(0,9223372036854775807)", ElementType::I64), "");
  EXPECT_EQ(check("normal(0,20)", ElementType::I8), "");
  EXPECT_NE(check("normal(0,22)", ElementType::I8), "");
  EXPECT_NE(check("uniform(0,300)", ElementType::U8), "");
}
