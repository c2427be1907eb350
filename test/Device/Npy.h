//===- Npy.h - reading and writing .npy files -------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_TEST_DEVICE_NPY_H
#define CUDNNFE_TEST_DEVICE_NPY_H

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

struct NpyArray {
  std::string descr;
  std::vector<int64_t> shape;
  std::vector<char> data;
};

/// Reads a C-ordered array; answers what is wrong, or "".
inline std::string readNpy(const std::string &path, NpyArray &array) {
  std::FILE *file = std::fopen(path.c_str(), "rb");
  if (!file)
    return "cannot open '" + path + "'";
  std::vector<char> bytes;
  char buffer[1 << 16];
  while (size_t got = std::fread(buffer, 1, sizeof buffer, file))
    bytes.insert(bytes.end(), buffer, buffer + got);
  std::fclose(file);
  auto fail = [&](const char *what) {
    return "'" + path + "': expected " + what;
  };
  if (bytes.size() < 12 || std::memcmp(bytes.data(), "\x93NUMPY", 6) != 0)
    return fail("a .npy file");
  bool wide = bytes[6] >= 2;
  size_t start = wide ? 12 : 10, length = 0;
  for (size_t i = start; i-- > 8;)
    length = length << 8 | static_cast<unsigned char>(bytes[i]);
  if (length > bytes.size() - start)
    return fail("a whole header");
  std::string header(bytes.data() + start, length);
  if (header.find("'fortran_order': False") == std::string::npos)
    return fail("an array in C order");
  size_t key = header.find("'descr':");
  size_t open = key == std::string::npos ? key : header.find('\'', key + 8);
  size_t close = open == std::string::npos ? open : header.find('\'', open + 1);
  if (close == std::string::npos)
    return fail("a simple element type");
  array.descr = header.substr(open + 1, close - open - 1);
  key = header.find("'shape':");
  open = key == std::string::npos ? key : header.find('(', key);
  close = open == std::string::npos ? open : header.find(')', open);
  if (close == std::string::npos || array.descr.size() < 3)
    return fail("a shape");
  int64_t count = 1;
  const char *at = header.c_str() + open + 1;
  const char *end = header.c_str() + close;
  while (at < end) {
    char *next = nullptr;
    long long extent = std::strtoll(at, &next, 10);
    if (next == at || next > end)
      break;
    if (extent < 0 || __builtin_mul_overflow(count, int64_t(extent), &count))
      return fail("a shape");
    array.shape.push_back(extent);
    at = next;
    while (at < end && (*at == ',' || *at == ' '))
      ++at;
  }
  int64_t size = std::atoll(array.descr.c_str() + 2);
  if (size <= 0 || size > 16 || __builtin_mul_overflow(count, size, &count) ||
      static_cast<uint64_t>(count) != bytes.size() - start - length)
    return fail("as many bytes as the shape says");
  array.data.assign(bytes.begin() + static_cast<ptrdiff_t>(start + length),
                    bytes.end());
  return "";
}

inline std::string writeNpy(const std::string &path, const NpyArray &array) {
  std::string shape;
  for (int64_t extent : array.shape)
    shape += std::to_string(extent) + ", ";
  if (array.shape.size() > 1)
    shape.resize(shape.size() - 2);
  std::string header = "{'descr': '" + array.descr +
                       "', 'fortran_order': False, 'shape': (" + shape + "), }";
  header.append(63 - (10 + header.size()) % 64, ' ');
  header += '\n';
  std::FILE *file = std::fopen(path.c_str(), "wb");
  if (!file)
    return "cannot write '" + path + "'";
  unsigned char prefix[10] = {0x93,
                              'N',
                              'U',
                              'M',
                              'P',
                              'Y',
                              1,
                              0,
                              static_cast<unsigned char>(header.size() & 255),
                              static_cast<unsigned char>(header.size() >> 8)};
  bool good =
      std::fwrite(prefix, 1, 10, file) == 10 &&
      std::fwrite(header.data(), 1, header.size(), file) == header.size() &&
      std::fwrite(array.data.data(), 1, array.data.size(), file) ==
          array.data.size();
  good &= std::fclose(file) == 0;
  return good ? "" : "cannot write '" + path + "'";
}

#endif // CUDNNFE_TEST_DEVICE_NPY_H
