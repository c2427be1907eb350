//===- DescriptorText.cpp - text form of descriptor programs --------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/DescriptorProgram.h"

#include <cstring>

namespace cudnnfe::cudnn {

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printHex(std::string &out, uint64_t bits, int digits) {
  out += "0x";
  for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
    out += "0123456789abcdef"[(bits >> shift) & 15];
}

static void printFloat(std::string &out, ValueType type, double value) {
  if (type == ValueType::FLOAT) {
    float narrow = static_cast<float>(value);
    uint32_t bits;
    std::memcpy(&bits, &narrow, sizeof(bits));
    printHex(out, bits, 8);
    return;
  }
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  printHex(out, bits, 16);
}

static void printElement(std::string &out, const AttrValue &value, size_t i) {
  if (isFloating(value.type)) {
    printFloat(out, value.type, value.floats[i]);
    return;
  }
  if (value.type == ValueType::FRACTION) {
    out += std::to_string(value.ints[2 * i]);
    out += '/';
    out += std::to_string(value.ints[2 * i + 1]);
    return;
  }
  int64_t element = value.ints[i];
  std::string_view name = enumeratorName(value.type, element);
  if (value.type == ValueType::BACKEND_DESCRIPTOR)
    out += '%' + std::to_string(element);
  else if (value.type == ValueType::BOOLEAN)
    out += element ? "true" : "false";
  else if (!name.empty())
    out += name;
  else
    out += std::to_string(element);
}

std::string print(const DescriptorProgram &program) {
  std::string out(kProgramHeader);
  out += '\n';
  for (size_t i = 0; i < program.descriptors.size(); ++i) {
    const Descriptor &descriptor = program.descriptors[i];
    out += '%' + std::to_string(i) + " = ";
    out += nameOf(descriptor.kind);
    for (const AttrValue &value : descriptor.attrs) {
      const AttrInfo &info = infoOf(value.attr);
      out += ' ';
      out += info.spelling;
      if (!info.hasOneType()) {
        out += ':';
        out += nameOf(value.type);
      }
      out += '=';
      if (info.count == Count::One && value.count() == 1) {
        printElement(out, value, 0);
        continue;
      }
      out += '[';
      for (size_t k = 0; k < value.count(); ++k) {
        if (k)
          out += ',';
        printElement(out, value, k);
      }
      out += ']';
    }
    out += '\n';
  }
  return out;
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

std::string ParseError::str() const {
  return "line " + std::to_string(line) + ", column " + std::to_string(column) +
         ": " + message;
}

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isNameChar(char c) {
  return isDigit(c) || c == '_' || (c >= 'A' && c <= 'Z') ||
         (c >= 'a' && c <= 'z');
}

/// A recursive descent over one line at a time. Every read checks the end of
/// the text, every number its range, every list its length.
class Parser {
public:
  Parser(std::string_view text, ParseError &error) : text(text), error(error) {}

  bool parseProgram(DescriptorProgram &program);

  bool fail(std::string message) { return failAt(pos, std::move(message)); }
  bool failAt(size_t at, std::string message);

  /// Where the text of each descriptor begins.
  std::vector<size_t> starts;

private:
  bool atEnd() const { return pos == text.size(); }
  char peek() const { return atEnd() ? '\0' : text[pos]; }
  bool tryChar(char c) {
    if (atEnd() || text[pos] != c)
      return false;
    ++pos;
    return true;
  }
  /// The text at the place of an error, short enough to print.
  std::string found() const;
  bool expect(std::string_view literal);
  bool parseName(std::string_view &name, const char *what);
  bool parseInteger(int64_t &value);
  bool parseHex(int digits, uint64_t &bits);
  bool parseElement(AttrValue &value);
  bool parseAttribute(Descriptor &descriptor);
  bool parseDescriptor(DescriptorProgram &program);

  std::string_view text;
  ParseError &error;
  size_t pos = 0;
};

} // namespace

bool Parser::failAt(size_t at, std::string message) {
  size_t line = 1, start = 0;
  for (size_t i = 0; i < at; ++i) {
    if (text[i] == '\n') {
      ++line;
      start = i + 1;
    }
  }
  error = {line, at - start + 1, std::move(message)};
  return false;
}

std::string Parser::found() const {
  if (atEnd())
    return "the end of the text";
  if (peek() == '\n')
    return "the end of the line";
  std::string shown;
  for (size_t i = pos; i < text.size() && shown.size() < 24; ++i) {
    if (text[i] == ' ' || text[i] == '\n')
      break;
    bool isPrintable = text[i] > ' ' && text[i] <= '~';
    shown += isPrintable ? text[i] : '?';
  }
  return shown.empty() ? "a space" : "'" + shown + "'";
}

bool Parser::expect(std::string_view literal) {
  if (text.substr(pos, literal.size()) != literal) {
    std::string shown = literal == "\n" ? "the end of the line"
                                        : "'" + std::string(literal) + "'";
    return fail("expected " + shown + " but got " + found());
  }
  pos += literal.size();
  return true;
}

bool Parser::parseName(std::string_view &name, const char *what) {
  size_t start = pos;
  while (!atEnd() && isNameChar(text[pos]))
    ++pos;
  name = text.substr(start, pos - start);
  if (name.empty())
    return fail(std::string("expected ") + what + " but got " + found());
  return true;
}

bool Parser::parseInteger(int64_t &value) {
  size_t start = pos;
  bool negative = tryChar('-');
  if (!isDigit(peek()))
    return fail("expected an integer but got " + found());
  uint64_t magnitude = 0;
  // The magnitude of the least integer is one more than that of the largest.
  const uint64_t limit = uint64_t(INT64_MAX) + (negative ? 1 : 0);
  while (isDigit(peek())) {
    uint64_t digit = uint64_t(text[pos] - '0');
    if (magnitude > (limit - digit) / 10)
      return failAt(start, "expected an integer of 64 bits");
    magnitude = magnitude * 10 + digit;
    ++pos;
  }
  value = negative ? static_cast<int64_t>(0 - magnitude)
                   : static_cast<int64_t>(magnitude);
  return true;
}

bool Parser::parseHex(int digits, uint64_t &bits) {
  size_t start = pos;
  if (!expect("0x"))
    return false;
  bits = 0;
  for (int i = 0; i < digits; ++i) {
    char c = peek();
    int digit = isDigit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (digit < 0)
      return failAt(start, "expected a bit pattern of " +
                               std::to_string(digits) +
                               " hexadecimal digits in lower case");
    bits = bits << 4 | uint64_t(digit);
    ++pos;
  }
  return true;
}

bool Parser::parseElement(AttrValue &value) {
  switch (value.type) {
  case ValueType::FLOAT: {
    uint64_t bits;
    if (!parseHex(8, bits))
      return false;
    uint32_t narrow = static_cast<uint32_t>(bits);
    float element;
    std::memcpy(&element, &narrow, sizeof(element));
    value.floats.push_back(element);
    return true;
  }
  case ValueType::DOUBLE: {
    uint64_t bits;
    if (!parseHex(16, bits))
      return false;
    double element;
    std::memcpy(&element, &bits, sizeof(element));
    value.floats.push_back(element);
    return true;
  }
  case ValueType::INT64:
  case ValueType::INT32:
  case ValueType::BACKEND_DESCRIPTOR: {
    if (value.type == ValueType::BACKEND_DESCRIPTOR && !expect("%"))
      return false;
    int64_t element;
    if (!parseInteger(element))
      return false;
    value.ints.push_back(element);
    return true;
  }
  case ValueType::FRACTION: {
    int64_t numerator, denominator;
    if (!parseInteger(numerator) || !expect("/") || !parseInteger(denominator))
      return false;
    value.ints.push_back(numerator);
    value.ints.push_back(denominator);
    return true;
  }
  case ValueType::BOOLEAN: {
    size_t start = pos;
    std::string_view name;
    if (!parseName(name, "'true' or 'false'"))
      return false;
    if (name != "true" && name != "false")
      return failAt(start, "expected 'true' or 'false' but got '" +
                               std::string(name) + "'");
    value.ints.push_back(name == "true");
    return true;
  }
  default:
    break;
  }
  const EnumInfo *info = enumOf(value.type);
  if (!info)
    return fail("a value of type " + std::string(nameOf(value.type)) +
                " cannot be part of a program");
  size_t start = pos;
  std::string_view name;
  if (!parseName(name, "an enumerator"))
    return false;
  const EnumValueInfo *row = info->find(name);
  if (!row || row->alias)
    return failAt(start, "unknown " + std::string(info->name) + " '" +
                             std::string(name) + "'");
  value.ints.push_back(row->value);
  return true;
}

bool Parser::parseAttribute(Descriptor &descriptor) {
  size_t start = pos;
  std::string_view name;
  if (!parseName(name, "an attribute"))
    return false;
  const AttrInfo *info = findAttribute(descriptor.kind, name);
  if (!info)
    return failAt(start, "unknown attribute '" + std::string(name) + "' of " +
                             std::string(nameOf(descriptor.kind)));
  AttrValue value{info->attr, ValueType::INT64, {}, {}};
  if (info->hasOneType()) {
    value.type = info->onlyType();
  } else {
    if (!expect(":"))
      return false;
    size_t typeStart = pos;
    std::string_view typeName;
    if (!parseName(typeName, "a value type"))
      return false;
    const ValueTypeInfo *type = findValueType(typeName);
    if (!type || !info->accepts(type->type))
      return failAt(typeStart, "attribute '" + std::string(name) +
                                   "' does not accept type '" +
                                   std::string(typeName) + "'");
    value.type = type->type;
  }
  if (!expect("="))
    return false;
  if (info->count == Count::One) {
    if (!parseElement(value))
      return false;
  } else {
    if (!expect("["))
      return false;
    do {
      if (value.count() == kMaxElements)
        return fail("expected at most " + std::to_string(kMaxElements) +
                    " elements");
      if (!parseElement(value))
        return false;
    } while (tryChar(','));
    if (!expect("]"))
      return false;
  }
  descriptor.attrs.push_back(std::move(value));
  return true;
}

bool Parser::parseDescriptor(DescriptorProgram &program) {
  starts.push_back(pos);
  size_t index = program.descriptors.size();
  if (index == kMaxDescriptors)
    return fail("expected at most " + std::to_string(kMaxDescriptors) +
                " descriptors");
  if (!expect("%" + std::to_string(index) + " = "))
    return false;
  size_t start = pos;
  std::string_view name;
  if (!parseName(name, "a descriptor kind"))
    return false;
  const DescInfo *info = findDescriptor(name);
  if (!info)
    return failAt(start, "unknown descriptor kind '" + std::string(name) + "'");
  Descriptor descriptor{info->kind, {}};
  while (tryChar(' ')) {
    // A kind has each of its attributes at most once; verification says which
    // one is repeated, and this bounds what it gets to see.
    if (descriptor.attrs.size() == kMaxElements)
      return fail("expected at most " + std::to_string(kMaxElements) +
                  " attributes");
    if (!parseAttribute(descriptor))
      return false;
  }
  if (!expect("\n"))
    return false;
  program.descriptors.push_back(std::move(descriptor));
  return true;
}

bool Parser::parseProgram(DescriptorProgram &program) {
  if (text.size() > kMaxProgramBytes)
    return fail("expected at most " + std::to_string(kMaxProgramBytes) +
                " bytes");
  if (!expect(kProgramHeader) || !expect("\n"))
    return false;
  while (!atEnd())
    if (!parseDescriptor(program))
      return false;
  return true;
}

std::optional<DescriptorProgram> parse(std::string_view text, ParseError &error,
                                       int32_t version) {
  Parser parser(text, error);
  DescriptorProgram program;
  if (!parser.parseProgram(program))
    return std::nullopt;
  // One text for one program: numbers with leading zeros end here.
  std::string canonical = print(program);
  if (canonical != text) {
    size_t at = 0;
    while (at < canonical.size() && at < text.size() &&
           canonical[at] == text[at])
      ++at;
    parser.failAt(at, "expected the canonical spelling of the value");
    return std::nullopt;
  }
  if (auto violation = verify(program, version)) {
    size_t at = violation->descriptor < 0
                    ? 0
                    : parser.starts[size_t(violation->descriptor)];
    parser.failAt(at, violation->str());
    return std::nullopt;
  }
  return program;
}

} // namespace cudnnfe::cudnn
