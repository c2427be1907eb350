//===- Npy.cpp - reading and writing .npy files ---------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/ExecutionEngine/Npy.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace cudnnfe::host;

namespace {

constexpr char kMagic[] = "\x93NUMPY";
constexpr size_t kMagicSize = 6;
/// More dimensions than any tensor of the dialect has.
constexpr size_t kMaxRank = 32;
/// Far beyond what numpy writes for a plain type.
constexpr size_t kMaxHeader = 1 << 16;

/// Reads the dictionary literal of a header, which is a small subset of Python:
/// {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }
class HeaderParser {
public:
  HeaderParser(const char *begin, const char *end) : cursor(begin), end(end) {}

  std::optional<std::string> parse(NpyHeader &header) {
    bool hasDescr = false, hasOrder = false, hasShape = false;
    if (!consume('{'))
      return "the header is not a dictionary";
    while (!consume('}')) {
      std::string key;
      if (!parseString(key))
        return "expected a quoted key in the header";
      if (!consume(':'))
        return "expected ':' after '" + key + "' in the header";
      bool *seen = key == "descr"           ? &hasDescr
                   : key == "fortran_order" ? &hasOrder
                   : key == "shape"         ? &hasShape
                                            : nullptr;
      if (!seen)
        return "unknown key '" + key + "' in the header";
      if (*seen)
        return "key '" + key + "' appears twice in the header";
      *seen = true;
      if (auto message = seen == &hasDescr   ? parseDescr(header)
                         : seen == &hasOrder ? parseOrder(header)
                                             : parseShape(header))
        return message;
      if (consume(','))
        continue;
      if (consume('}'))
        break;
      return "expected ',' or '}' in the header";
    }
    skipSpace();
    if (cursor != end)
      return "unexpected text after the dictionary of the header";
    if (!hasDescr || !hasOrder || !hasShape)
      return "the header lacks 'descr', 'fortran_order' or 'shape'";
    return std::nullopt;
  }

private:
  void skipSpace() {
    while (cursor != end && (*cursor == ' ' || *cursor == '\n' ||
                             *cursor == '\t' || *cursor == '\r'))
      ++cursor;
  }

  bool consume(char c) {
    skipSpace();
    if (cursor == end || *cursor != c)
      return false;
    ++cursor;
    return true;
  }

  bool parseString(std::string &text) {
    skipSpace();
    if (cursor == end || (*cursor != '\'' && *cursor != '"'))
      return false;
    char quote = *cursor++;
    const char *begin = cursor;
    while (cursor != end && *cursor != quote) {
      // Nothing that this reader accepts holds an escape or a control
      // character.
      if (*cursor == '\\' || static_cast<unsigned char>(*cursor) < ' ')
        return false;
      ++cursor;
    }
    if (cursor == end)
      return false;
    text.assign(begin, cursor++);
    return true;
  }

  std::optional<std::string> parseDescr(NpyHeader &header) {
    std::string text;
    if (!parseString(text))
      return "structured element types are not supported";
    struct Entry {
      const char *descr;
      ElementType type;
    };
    static const Entry entries[] = {
        {"<f4", ElementType::F32},  {"<f8", ElementType::F64},
        {"<f2", ElementType::F16},  {"|b1", ElementType::I1},
        {"|i1", ElementType::I8},   {"|u1", ElementType::U8},
        {"<i2", ElementType::I16},  {"<i4", ElementType::I32},
        {"<i8", ElementType::I64},  {"|V2", ElementType::BF16},
        {"<V2", ElementType::BF16}, {"|V1", ElementType::Byte},
    };
    for (const Entry &entry : entries)
      if (text == entry.descr) {
        header.type = entry.type;
        return std::nullopt;
      }
    if (!text.empty() && text[0] == '>')
      return "big-endian element type '" + text + "' is not supported";
    return "element type '" + text + "' is not supported";
  }

  std::optional<std::string> parseOrder(NpyHeader &header) {
    skipSpace();
    for (const char *word : {"True", "False"}) {
      size_t length = std::strlen(word);
      if (static_cast<size_t>(end - cursor) >= length &&
          std::memcmp(cursor, word, length) == 0) {
        cursor += length;
        header.fortranOrder = *word == 'T';
        return std::nullopt;
      }
    }
    return "expected True or False for 'fortran_order'";
  }

  std::optional<std::string> parseShape(NpyHeader &header) {
    if (!consume('('))
      return "expected a tuple for 'shape'";
    bool lastWasComma = true;
    while (!consume(')')) {
      if (!lastWasComma)
        return "expected ',' in 'shape'";
      int64_t extent = 0;
      skipSpace();
      const char *begin = cursor;
      while (cursor != end && *cursor >= '0' && *cursor <= '9') {
        int digit = *cursor++ - '0';
        if (extent > (INT64_MAX - digit) / 10)
          return "an extent in 'shape' is too large";
        extent = extent * 10 + digit;
      }
      if (cursor == begin)
        return "expected an extent that is a non-negative integer in 'shape'";
      if (header.shape.size() == kMaxRank)
        return "more than 32 dimensions in 'shape'";
      header.shape.push_back(extent);
      lastWasComma = consume(',');
    }
    return std::nullopt;
  }

  const char *cursor;
  const char *end;
};

/// Closes the descriptor at the end of a scope.
struct FileCloser {
  int descriptor;
  ~FileCloser() {
    if (descriptor >= 0)
      ::close(descriptor);
  }
};

} // namespace

static std::string formatShape(const std::vector<int64_t> &shape) {
  std::string text = "(";
  for (size_t dim = 0; dim < shape.size(); ++dim)
    text += (dim ? ", " : "") + std::to_string(shape[dim]);
  if (shape.size() == 1)
    text += ",";
  return text + ")";
}

/// The size of the data in bytes, or nothing when it does not fit.
static std::optional<size_t> getDataSize(const NpyHeader &header) {
  std::optional<int64_t> count = getNumElements(header.shape);
  if (!count)
    return std::nullopt;
  return static_cast<size_t>(*count) * getSize(header.type);
}

Expected<NpyHeader> cudnnfe::host::parseNpyHeader(const uint8_t *bytes,
                                                  size_t size) {
  using Result = Expected<NpyHeader>;
  if (size < kMagicSize + 4 || std::memcmp(bytes, kMagic, kMagicSize) != 0)
    return Result::error("not a .npy file");
  unsigned major = bytes[6];
  if (major < 1 || major > 3 || bytes[7] != 0)
    return Result::error("unknown .npy version " + std::to_string(major) + "." +
                         std::to_string(unsigned(bytes[7])));
  size_t prefix = major == 1 ? 10 : 12;
  if (size < prefix)
    return Result::error("truncated header");
  size_t length = bytes[8] | static_cast<size_t>(bytes[9]) << 8;
  if (major > 1)
    length |= static_cast<size_t>(bytes[10]) << 16 |
              static_cast<size_t>(bytes[11]) << 24;
  if (length > kMaxHeader)
    return Result::error("a header of " + std::to_string(length) +
                         " bytes is too long");
  if (length > size - prefix)
    return Result::error("truncated header");
  NpyHeader header;
  header.dataOffset = prefix + length;
  const char *text = reinterpret_cast<const char *>(bytes) + prefix;
  if (auto message = HeaderParser(text, text + length).parse(header))
    return Result::error(*message);
  if (!getDataSize(header))
    return Result::error("shape " + formatShape(header.shape) +
                         " is too large");
  return header;
}

/// Turns column-major data into a row-major array.
static void transposeFortran(const std::vector<int64_t> &shape, size_t size,
                             const uint8_t *from, HostArray &array) {
  std::vector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    strides[dim] = stride;
    stride *= shape[dim];
  }
  gather(array, strides, from);
}

Expected<HostArray> cudnnfe::host::parseNpy(const uint8_t *bytes, size_t size) {
  using Result = Expected<HostArray>;
  Expected<NpyHeader> header = parseNpyHeader(bytes, size);
  if (!header)
    return Result::error(header.getError());
  size_t dataSize = *getDataSize(*header);
  size_t present = size - header->dataOffset;
  if (present != dataSize)
    return Result::error(
        std::string(present < dataSize ? "truncated data" : "trailing data") +
        ": expected " + std::to_string(dataSize) + " bytes but got " +
        std::to_string(present));
  HostArray array;
  array.type = header->type;
  array.shape = header->shape;
  array.data = Buffer(dataSize);
  if (!array.data.isValid())
    return Result::error("out of memory");
  const uint8_t *data = bytes + header->dataOffset;
  if (header->fortranOrder && array.shape.size() > 1)
    transposeFortran(array.shape, getSize(array.type), data, array);
  else if (dataSize != 0)
    std::memcpy(array.data.data(), data, dataSize);
  // Any non-zero byte is true for numpy, while compiled code relies on 0 and 1.
  if (array.type == ElementType::I1)
    for (size_t i = 0; i < dataSize; ++i)
      array.data.data()[i] = array.data.data()[i] != 0;
  return array;
}

/// Fills the buffer from the file; false at the end of the file or on an error.
static bool readAll(int descriptor, uint8_t *bytes, size_t size) {
  while (size > 0) {
    ssize_t got = ::read(descriptor, bytes, size);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return false;
    bytes += got;
    size -= static_cast<size_t>(got);
  }
  return true;
}

Expected<HostArray> cudnnfe::host::readNpy(const std::string &path) {
  using Result = Expected<HostArray>;
  auto fail = [&](const std::string &message) {
    return Result::error("cannot read '" + path + "': " + message);
  };
  FileCloser file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (file.descriptor < 0)
    return fail(std::strerror(errno));
  struct stat info;
  if (::fstat(file.descriptor, &info) != 0)
    return fail(std::strerror(errno));
  if (!S_ISREG(info.st_mode))
    return fail("not a regular file");
  size_t size = static_cast<size_t>(info.st_size);
  Buffer bytes(size);
  if (!bytes.isValid())
    return fail("out of memory");
  if (!readAll(file.descriptor, bytes.data(), size))
    return fail("the file changed while it was read");
  Result array = parseNpy(bytes.data(), size);
  if (!array)
    return fail(array.getError());
  return array;
}

std::string cudnnfe::host::makeNpyHeader(ElementType type,
                                         const std::vector<int64_t> &shape) {
  const char *descr = "";
  switch (type) {
  case ElementType::I1:
    descr = "|b1";
    break;
  case ElementType::I8:
    descr = "|i1";
    break;
  case ElementType::U8:
    descr = "|u1";
    break;
  case ElementType::I16:
    descr = "<i2";
    break;
  case ElementType::I32:
    descr = "<i4";
    break;
  case ElementType::I64:
    descr = "<i8";
    break;
  case ElementType::F16:
    descr = "<f2";
    break;
  case ElementType::BF16:
    descr = "|V2";
    break;
  case ElementType::F32:
    descr = "<f4";
    break;
  case ElementType::F64:
    descr = "<f8";
    break;
  case ElementType::Byte:
    descr = "|V1";
    break;
  }
  std::string text =
      std::string("{'descr': '") + descr +
      "', 'fortran_order': False, 'shape': " + formatShape(shape) + ", }";
  // The data starts at a multiple of 64 bytes.
  constexpr size_t kPrefix = 10;
  text.append(63 - (kPrefix + text.size()) % 64, ' ');
  text += '\n';
  std::string header(kMagic, kMagicSize);
  header += '\x01';
  header += '\0';
  header += static_cast<char>(text.size() & 0xff);
  header += static_cast<char>(text.size() >> 8);
  return header + text;
}

std::optional<std::string> cudnnfe::host::writeNpy(const std::string &path,
                                                   const HostArray &array) {
  auto fail = [&] {
    return "cannot write '" + path + "': " + std::strerror(errno);
  };
  // A pipe or a device is written to, not replaced.
  struct stat info;
  bool inPlace = stat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode);
  std::string temporary =
      inPlace ? path : path + ".tmp" + std::to_string(::getpid());
  std::FILE *file = std::fopen(temporary.c_str(), "wb");
  if (!file)
    return fail();
  std::string header = makeNpyHeader(array.type, array.shape);
  size_t size = array.data.size();
  bool ok =
      std::fwrite(header.data(), 1, header.size(), file) == header.size() &&
      std::fwrite(array.data.data(), 1, size, file) == size;
  ok &= std::fclose(file) == 0;
  if (ok && (inPlace || std::rename(temporary.c_str(), path.c_str()) == 0))
    return std::nullopt;
  std::string message = fail();
  if (!inPlace)
    std::remove(temporary.c_str());
  return message;
}
