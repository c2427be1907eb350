//===- Generate.h - reproducible program inputs -----------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inputs are a pure function of (seed, argument index, element index), so that
// a script in another language produces the same bits
// (test/utils/cudnnfe_inputs.py). All arithmetic on integers is modulo 2^64:
//
//   mix(z):  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9
//            z = (z ^ z >> 27) * 0x94d049bb133111eb
//            z ^ z >> 31
//   G = 0x9e3779b97f4a7c15
//   stream   = mix(seed + G * (argument + 1))
//   bits(n)  = mix(stream + G * (n + 1))
//
//   uniform(lo, hi)   lo + (hi - lo) * u, u = (bits(i) >> 40) * 2^-24
//   normal(m, s)      m + s * z, z = (S - 6 * 65535) / 65536, S the sum of the
//                     twelve 16-bit parts of bits(3i), bits(3i+1), bits(3i+2)
//   randint(lo, hi)   lo + bits(i) mod (hi - lo), hi excluded
//   iota              i
//   zeros, ones, const(v)
//
// in double precision, then rounded to the element type through f32 (except
// f64). Sums of twelve uniform numbers stand for the normal distribution
// because they need no library function whose last bit differs between
// machines.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_EXECUTIONENGINE_GENERATE_H
#define CUDNNFE_EXECUTIONENGINE_GENERATE_H

#include "CudnnFE/ExecutionEngine/Npy.h"

namespace cudnnfe::host {

struct Distribution {
  enum class Kind { Uniform, Normal, Const, Iota, RandInt };
  Kind kind = Kind::Uniform;
  /// lo and hi, mean and deviation, or the constant.
  double first = -1, second = 1;
  /// The bounds of RandInt.
  int64_t low = 0, high = 1;
};

/// Parses `uniform(-1,1)`, `normal(0,1)`, `zeros`, `ones`, `iota`, `const(2.5)`
/// or `randint(0,10)`.
Expected<Distribution> parseDistribution(const std::string &text);

/// A message when `count` elements of the distribution have a value that an
/// integer type cannot hold, or a constant that is no integer.
std::optional<std::string> checkRepresentable(const Distribution &distribution,
                                              ElementType type, int64_t count);

/// What an argument gets when nothing is said: uniform(-1,1) for floats,
/// randint(0,2) for i1, randint(-8,8) for the 8-bit integers (ui8:
/// randint(0,8)) and randint(0,4) for the wider ones.
Distribution getDefaultDistribution(ElementType type);

/// Fills the data of `array`, whose type and shape are set and whose buffer is
/// large enough.
void generate(HostArray &array, const Distribution &distribution, uint64_t seed,
              uint64_t argument);

} // namespace cudnnfe::host

#endif // CUDNNFE_EXECUTIONENGINE_GENERATE_H
