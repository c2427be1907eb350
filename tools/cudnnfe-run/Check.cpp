//===- Check.cpp - comparing outputs with expected values -----------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"

#include <cmath>
#include <cstdio>

using namespace cudnnfe::host;

static std::string formatShape(const std::vector<int64_t> &shape) {
  std::string text;
  for (int64_t extent : shape)
    text += (text.empty() ? "" : "x") + std::to_string(extent);
  return text.empty() ? "scalar" : text;
}

static double getDefaultTolerance(ElementType type) {
  switch (type) {
  case ElementType::F64:
    return 1e-10;
  case ElementType::F32:
    return 1e-5;
  case ElementType::F16:
    return 2e-3;
  case ElementType::BF16:
    return 1.6e-2;
  default:
    return 0;
  }
}

/// The shape that the expected array must have.
static std::vector<int64_t> getExpectedShape(const HostArray &actual,
                                             int64_t stride) {
  if (stride == 1)
    return actual.shape;
  int64_t count = actual.getNumElements();
  return {count / stride + (count % stride != 0)};
}

CheckResult cudnnfe::host::check(const HostArray &actual,
                                 const HostArray &expected,
                                 const Tolerances &tolerances) {
  std::vector<int64_t> shape = getExpectedShape(actual, tolerances.stride);
  if (expected.shape != shape)
    return {false, "expected values of shape " + formatShape(shape) +
                       " but got " + formatShape(expected.shape)};
  double byType = getDefaultTolerance(actual.type);
  double rtol = tolerances.rtol.value_or(byType);
  double atol = tolerances.atol.value_or(byType);
  bool byNorm = tolerances.norm.has_value();
  bool elementwise = !byNorm || tolerances.rtol || tolerances.atol;

  int64_t count = expected.getNumElements(), mismatches = 0, first = -1;
  double maxAbs = 0, sumError = 0, sumExpected = 0;
  double firstActual = 0, firstExpected = 0;
  size_t sizeA = getSize(actual.type), sizeE = getSize(expected.type);
  for (int64_t i = 0; i < count; ++i) {
    double a = readElement(actual.type,
                           actual.data.data() + i * tolerances.stride * sizeA);
    double e = readElement(expected.type, expected.data.data() + i * sizeE);
    if (std::isnan(a) && std::isnan(e))
      continue;
    double error = a == e ? 0 : std::fabs(a - e);
    // A NaN or an infinity on one side only fails every criterion; equal
    // infinities pass, also where the tolerance for them is 0 * inf.
    bool isWrong = error != 0 && (!(error <= atol + rtol * std::fabs(e)) ||
                                  !std::isfinite(error));
    if (isWrong && mismatches++ == 0) {
      first = i * tolerances.stride;
      firstActual = a;
      firstExpected = e;
    }
    if (!(error <= maxAbs))
      maxAbs = error;
    sumError += error * error;
    if (std::isfinite(e))
      sumExpected += e * e;
  }
  double norm =
      sumExpected > 0 ? std::sqrt(sumError / sumExpected) : std::sqrt(sumError);
  char text[256];
  std::snprintf(text, sizeof(text),
                "max abs error %.3g, relative norm error %.3g", maxAbs, norm);
  CheckResult result;
  result.message = text;
  // A NaN compares as false.
  result.passed = (!elementwise || mismatches == 0) &&
                  (!byNorm || norm <= *tolerances.norm);
  if (!result.passed && mismatches != 0) {
    std::snprintf(text, sizeof(text),
                  "; %lld of %lld elements differ, first at %lld: expected "
                  "%.9g but got %.9g",
                  static_cast<long long>(mismatches),
                  static_cast<long long>(count), static_cast<long long>(first),
                  firstExpected, firstActual);
    result.message += text;
  }
  return result;
}
