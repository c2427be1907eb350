//===- Generate.cpp - reproducible program inputs -------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/Generate.h"

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>

// The documented values are those of separately rounded operations.
#pragma STDC FP_CONTRACT OFF

using namespace cudnnfe::host;

static constexpr uint64_t kGamma = 0x9e3779b97f4a7c15ull;

static uint64_t mix(uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

/// Splits `name(a,b)`; false when the parentheses do not fit.
static bool splitCall(const std::string &text, std::string &name,
                      std::vector<std::string> &arguments) {
  size_t open = text.find('(');
  name = text.substr(0, open);
  if (open == std::string::npos)
    return true;
  if (text.back() != ')')
    return false;
  std::string inside = text.substr(open + 1, text.size() - open - 2);
  size_t begin = 0;
  while (true) {
    size_t comma = inside.find(',', begin);
    arguments.push_back(inside.substr(begin, comma - begin));
    if (comma == std::string::npos)
      return true;
    begin = comma + 1;
  }
}

static bool parseDouble(const std::string &text, double &value) {
  char *end = nullptr;
  value = std::strtod(text.c_str(), &end);
  return !text.empty() && *end == '\0' && !std::isspace(text[0]);
}

static bool parseInteger(const std::string &text, int64_t &value) {
  char *end = nullptr;
  errno = 0;
  value = std::strtoll(text.c_str(), &end, 10);
  return !text.empty() && *end == '\0' && !std::isspace(text[0]) && errno == 0;
}

static std::string formatNumber(double value) {
  char buffer[32];
  std::snprintf(buffer, sizeof(buffer), "%.12g", value);
  return buffer;
}

Expected<Distribution>
cudnnfe::host::parseDistribution(const std::string &text) {
  using Result = Expected<Distribution>;
  using Kind = Distribution::Kind;
  Result malformed = Result::error(
      "expected uniform(lo,hi), normal(mean,deviation), zeros, ones, iota, "
      "const(v) or randint(lo,hi) but got '" +
      text + "'");
  std::string name;
  std::vector<std::string> arguments;
  if (!splitCall(text, name, arguments))
    return malformed;
  Distribution result;
  if (name == "zeros" || name == "ones" || name == "iota") {
    if (!arguments.empty())
      return malformed;
    result.kind = name == "iota" ? Kind::Iota : Kind::Const;
    result.first = name == "ones";
    return result;
  }
  if (name == "const") {
    result.kind = Kind::Const;
    if (arguments.size() != 1 || !parseDouble(arguments[0], result.first))
      return malformed;
    return result;
  }
  if (name == "uniform" || name == "normal") {
    result.kind = name == "uniform" ? Kind::Uniform : Kind::Normal;
    if (arguments.size() != 2 || !parseDouble(arguments[0], result.first) ||
        !parseDouble(arguments[1], result.second))
      return malformed;
    bool isUniform = result.kind == Kind::Uniform;
    double range = isUniform ? result.second - result.first : result.second;
    if (!std::isfinite(result.first) || !std::isfinite(range))
      return Result::error("expected finite numbers in '" + text + "'");
    if (range < 0)
      return Result::error(isUniform ? "expected lo <= hi in '" + text + "'"
                                     : "expected no negative deviation in '" +
                                           text + "'");
    return result;
  }
  if (name == "randint") {
    result.kind = Kind::RandInt;
    if (arguments.size() != 2 || !parseInteger(arguments[0], result.low) ||
        !parseInteger(arguments[1], result.high))
      return malformed;
    if (result.low >= result.high)
      return Result::error("expected lo < hi in '" + text + "'");
    return result;
  }
  return malformed;
}

Distribution cudnnfe::host::getDefaultDistribution(ElementType type) {
  Distribution result;
  if (isFloat(type))
    return result;
  result.kind = Distribution::Kind::RandInt;
  switch (type) {
  case ElementType::I1:
    result.low = 0, result.high = 2;
    break;
  case ElementType::I8:
    result.low = -8, result.high = 8;
    break;
  case ElementType::U8:
  case ElementType::Byte:
    result.low = 0, result.high = 8;
    break;
  default:
    result.low = 0, result.high = 4;
    break;
  }
  return result;
}

/// The least and the greatest value of an integer type.
static std::pair<double, double> getRange(ElementType type) {
  if (type == ElementType::I1)
    return {0, 1};
  if (type == ElementType::U8 || type == ElementType::Byte)
    return {0, 255};
  double bound = std::ldexp(1.0, 8 * static_cast<int>(getSize(type)) - 1);
  // The greatest number of 64 bits is no double.
  return {-bound, bound == 0x1p63 ? 0x1.fffffffffffffp62 : bound - 1};
}

std::optional<std::string>
cudnnfe::host::checkRepresentable(const Distribution &distribution,
                                  ElementType type, int64_t count) {
  using Kind = Distribution::Kind;
  if (isFloat(type) || count == 0)
    return std::nullopt;
  std::string name = getName(type);
  double low = distribution.first, high = distribution.second;
  switch (distribution.kind) {
  case Kind::Uniform:
    break;
  case Kind::Normal:
    // The sum of twelve uniform numbers ends at six deviations.
    low = distribution.first - 6 * distribution.second;
    high = distribution.first + 6 * distribution.second;
    break;
  case Kind::Const:
    high = low;
    if (low != std::trunc(low))
      return "expected an integer for " + name + " but got " +
             formatNumber(low);
    break;
  case Kind::Iota:
    low = 0, high = static_cast<double>(count - 1);
    break;
  case Kind::RandInt:
    low = static_cast<double>(distribution.low);
    high = static_cast<double>(distribution.high - 1);
    // Every bound is a number of 64 bits, exact where a double is not.
    if (type == ElementType::I64)
      return std::nullopt;
    break;
  }
  auto [least, greatest] = getRange(type);
  if (low >= least && high <= greatest)
    return std::nullopt;
  return "expected values in the range of " + name + " but got " +
         formatNumber(low >= least ? high : low);
}

/// Stores `value(i)` for every element; the switch is outside of the loop.
template <typename Fn>
static void fill(HostArray &array, Fn value) {
  int64_t count = array.getNumElements();
  uint8_t *data = array.data.data();
  switch (array.type) {
  case ElementType::F32:
    for (int64_t i = 0; i < count; ++i) {
      float rounded = static_cast<float>(value(i));
      std::memcpy(data + 4 * i, &rounded, 4);
    }
    return;
  case ElementType::BF16:
    for (int64_t i = 0; i < count; ++i) {
      uint16_t bits = floatToBfloat(static_cast<float>(value(i)));
      std::memcpy(data + 2 * i, &bits, 2);
    }
    return;
  default:
    size_t size = getSize(array.type);
    for (int64_t i = 0; i < count; ++i)
      writeElement(array.type, data + size * i, value(i));
  }
}

void cudnnfe::host::generate(HostArray &array, const Distribution &distribution,
                             uint64_t seed, uint64_t argument) {
  uint64_t stream = mix(seed + kGamma * (argument + 1));
  auto bits = [&](uint64_t n) { return mix(stream + kGamma * (n + 1)); };
  switch (distribution.kind) {
  case Distribution::Kind::Uniform: {
    double low = distribution.first, range = distribution.second - low;
    return fill(array, [&](int64_t i) {
      return low + range * (static_cast<double>(bits(i) >> 40) * 0x1p-24);
    });
  }
  case Distribution::Kind::Normal: {
    double mean = distribution.first, deviation = distribution.second;
    return fill(array, [&](int64_t i) {
      int64_t sum = 0;
      for (uint64_t part = 0; part < 3; ++part) {
        uint64_t word = bits(3 * static_cast<uint64_t>(i) + part);
        sum += (word & 0xffff) + (word >> 16 & 0xffff) + (word >> 32 & 0xffff) +
               (word >> 48);
      }
      return mean +
             deviation * (static_cast<double>(sum - 6 * 65535) * 0x1p-16);
    });
  }
  case Distribution::Kind::Const:
    return fill(array, [&](int64_t) { return distribution.first; });
  case Distribution::Kind::Iota:
    return fill(array, [&](int64_t i) { return static_cast<double>(i); });
  case Distribution::Kind::RandInt: {
    uint64_t range = static_cast<uint64_t>(distribution.high) -
                     static_cast<uint64_t>(distribution.low);
    return fill(array, [&](int64_t i) {
      return static_cast<double>(static_cast<int64_t>(
          static_cast<uint64_t>(distribution.low) + bits(i) % range));
    });
  }
  }
}
