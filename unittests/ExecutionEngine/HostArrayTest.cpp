//===- HostArrayTest.cpp - tests of arrays, 16-bit floats, strides --------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/HostArray.h"

#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace cudnnfe::host;

TEST(HostArray, HalfRoundTripsExhaustively) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    float half = halfToFloat(bits), bfloat = bfloatToFloat(bits);
    if (!std::isnan(half))
      EXPECT_EQ(floatToHalf(half), bits);
    else
      EXPECT_TRUE(std::isnan(halfToFloat(floatToHalf(half))));
    if (!std::isnan(bfloat))
      EXPECT_EQ(floatToBfloat(bfloat), bits);
    else
      EXPECT_TRUE(std::isnan(bfloatToFloat(floatToBfloat(bfloat))));
  }
}

// Between two neighbours the midpoint goes to the even one, and the floats next
// to it go to the nearer one.
TEST(HostArray, HalfRoundsToNearestEven) {
  for (uint16_t bits = 0; bits < 0x7bff; ++bits) {
    uint16_t next = bits + 1, even = bits & 1 ? next : bits;
    float middle = (halfToFloat(bits) + halfToFloat(next)) / 2;
    EXPECT_EQ(floatToHalf(middle), even) << bits;
    EXPECT_EQ(floatToHalf(-middle), even | 0x8000) << bits;
    EXPECT_EQ(floatToHalf(std::nextafter(middle, 0.0f)), bits);
    EXPECT_EQ(floatToHalf(std::nextafter(middle, 1e6f)), next);
  }
  EXPECT_EQ(floatToHalf(65519.996f), 0x7bff);
  EXPECT_EQ(floatToHalf(65520.0f), 0x7c00);
}

TEST(HostArray, BfloatRoundsToNearestEven) {
  for (uint16_t bits = 0; bits < 0x7f7f; ++bits) {
    uint16_t next = bits + 1, even = bits & 1 ? next : bits;
    uint32_t middleBits = static_cast<uint32_t>(bits) << 16 | 0x8000;
    float middle;
    std::memcpy(&middle, &middleBits, 4);
    EXPECT_EQ(floatToBfloat(middle), even) << bits;
    EXPECT_EQ(floatToBfloat(std::nextafter(middle, 0.0f)), bits);
  }
}

TEST(HostArray, CountsWithoutOverflow) {
  EXPECT_EQ(getNumElements({}), 1);
  EXPECT_EQ(getNumElements({2, 0, 3}), 0);
  EXPECT_EQ(getNumElements({-1}), std::nullopt);
  EXPECT_EQ(getNumElements({INT64_MAX, 2}), std::nullopt);
  EXPECT_EQ(getStridedExtent({2, 3}, {10, 2}), 15);
  EXPECT_EQ(getStridedExtent({2, 3}, {0, 1}), 3);
  EXPECT_EQ(getStridedExtent({0, 3}, {10, 2}), 0);
  EXPECT_EQ(getStridedExtent({2, 3}, {10}), std::nullopt);
  EXPECT_EQ(getStridedExtent({2, 3}, {-1, 1}), std::nullopt);
  EXPECT_EQ(getStridedExtent({2, 3}, {INT64_MAX / 2, 1}), std::nullopt);
  // The stride of a single step is never used.
  EXPECT_EQ(getStridedExtent({1, 3}, {INT64_MAX, 1}), 3);
}

static HostArray makeBytes(std::vector<int64_t> shape) {
  HostArray array;
  array.type = ElementType::I8;
  array.shape = std::move(shape);
  array.data = Buffer(array.getNumElements());
  for (size_t i = 0; i < array.data.size(); ++i)
    array.data.data()[i] = static_cast<uint8_t>(i + 1);
  return array;
}

TEST(HostArray, ScattersAndGathers) {
  for (const std::vector<int64_t> &strides :
       {std::vector<int64_t>{12, 4, 1}, {1, 2, 6}, {40, 11, 3}}) {
    HostArray array = makeBytes({2, 3, 4});
    int64_t extent = *getStridedExtent(array.shape, strides);
    std::vector<uint8_t> buffer(extent, 0xff);
    scatter(array, strides, buffer.data());
    EXPECT_EQ(buffer[1 * strides[0] + 2 * strides[1] + 3 * strides[2]], 24);
    EXPECT_EQ(std::count(buffer.begin(), buffer.end(), 0xff), extent - 24);
    HostArray back = makeBytes({2, 3, 4});
    std::memset(back.data.data(), 0, 24);
    gather(back, strides, buffer.data());
    EXPECT_EQ(std::memcmp(back.data.data(), array.data.data(), 24), 0);
  }
}

TEST(HostArray, ClampsIntegers) {
  int8_t narrow;
  writeElement(ElementType::I8, reinterpret_cast<uint8_t *>(&narrow), 1e9);
  EXPECT_EQ(narrow, 127);
  int64_t wide;
  writeElement(ElementType::I64, reinterpret_cast<uint8_t *>(&wide), 1e30);
  EXPECT_EQ(wide, INT64_MAX);
  writeElement(ElementType::I64, reinterpret_cast<uint8_t *>(&wide), NAN);
  EXPECT_EQ(wide, 0);
}

TEST(HostArray, Formats) {
  EXPECT_EQ(format(makeBytes({})), "1");
  EXPECT_EQ(format(makeBytes({0})), "[]");
  EXPECT_EQ(format(makeBytes({2, 3})), "[[1 2 3]\n [4 5 6]]");
  EXPECT_EQ(format(makeBytes({2, 600})),
            "[[1 2 3 ... 86 87 88]\n [89 90 91 ... -82 -81 -80]]");
  EXPECT_EQ(format(makeBytes({1001, 1})).find("..."),
            format(makeBytes({1001, 1})).rfind("..."));
  EXPECT_EQ(format(makeBytes({1001}), /*all=*/true).find("..."),
            std::string::npos);
}
