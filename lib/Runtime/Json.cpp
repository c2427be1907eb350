//===- Json.cpp - a strict, bounded JSON reader ---------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Json.h"

#include <cstdlib>
#include <cstring>

using namespace cudnnfe::rt;

static constexpr size_t maxTextSize = size_t(64) << 20;
static constexpr int maxDepth = 64;

const Json *Json::find(const char *name) const {
  for (const auto &member : object)
    if (member.first == name)
      return &member.second;
  return nullptr;
}

namespace {
class Parser {
public:
  Parser(const char *text, size_t size)
      : begin(text), at(text), end(text + size) {}

  Error parse(Json &value) {
    CUDNNFE_RETURN_IF_ERROR(parseValue(value, 0));
    skipSpace();
    if (at != end)
      return fail("the end of the text");
    return success();
  }

private:
  Error fail(const char *expected) const {
    return invalid("JSON: expected " + std::string(expected) + " at byte " +
                   std::to_string(at - begin));
  }

  void skipSpace() {
    while (at != end &&
           (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r'))
      ++at;
  }

  bool consume(char c) {
    if (at == end || *at != c)
      return false;
    ++at;
    return true;
  }

  bool consumeWord(const char *word) {
    size_t length = std::strlen(word);
    if (static_cast<size_t>(end - at) < length ||
        std::memcmp(at, word, length) != 0)
      return false;
    at += length;
    return true;
  }

  Error parseValue(Json &value, int depth) {
    if (depth > maxDepth)
      return fail("fewer nested values");
    skipSpace();
    if (at == end)
      return fail("a value");
    switch (*at) {
    case '{':
      return parseObject(value, depth);
    case '[':
      return parseArray(value, depth);
    case '"':
      value.kind = Json::Kind::String;
      return parseString(value.string);
    case 't':
    case 'f':
      value.kind = Json::Kind::Bool;
      value.boolean = *at == 't';
      return consumeWord(value.boolean ? "true" : "false") ? success()
                                                           : fail("a value");
    case 'n':
      return consumeWord("null") ? success() : fail("a value");
    default:
      return parseNumber(value);
    }
  }

  Error parseObject(Json &value, int depth) {
    value.kind = Json::Kind::Object;
    ++at;
    skipSpace();
    if (consume('}'))
      return success();
    while (true) {
      skipSpace();
      if (at == end || *at != '"')
        return fail("a name in quotes");
      std::string name;
      CUDNNFE_RETURN_IF_ERROR(parseString(name));
      if (value.find(name.c_str()))
        return fail("each name once in an object");
      skipSpace();
      if (!consume(':'))
        return fail("':'");
      value.object.emplace_back(std::move(name), Json());
      CUDNNFE_RETURN_IF_ERROR(
          parseValue(value.object.back().second, depth + 1));
      skipSpace();
      if (consume('}'))
        return success();
      if (!consume(','))
        return fail("',' or '}'");
    }
  }

  Error parseArray(Json &value, int depth) {
    value.kind = Json::Kind::Array;
    ++at;
    skipSpace();
    if (consume(']'))
      return success();
    while (true) {
      value.array.emplace_back();
      CUDNNFE_RETURN_IF_ERROR(parseValue(value.array.back(), depth + 1));
      skipSpace();
      if (consume(']'))
        return success();
      if (!consume(','))
        return fail("',' or ']'");
    }
  }

  Error parseHex(unsigned &code) {
    code = 0;
    for (int i = 0; i < 4; ++i, ++at) {
      if (at == end)
        return fail("four hexadecimal digits");
      char c = *at;
      unsigned digit;
      if (c >= '0' && c <= '9')
        digit = c - '0';
      else if (c >= 'a' && c <= 'f')
        digit = c - 'a' + 10;
      else if (c >= 'A' && c <= 'F')
        digit = c - 'A' + 10;
      else
        return fail("four hexadecimal digits");
      code = 16 * code + digit;
    }
    return success();
  }

  static void appendUtf8(std::string &out, unsigned code) {
    if (code < 0x80) {
      out += static_cast<char>(code);
    } else if (code < 0x800) {
      out += static_cast<char>(0xC0 | (code >> 6));
      out += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
      out += static_cast<char>(0xE0 | (code >> 12));
      out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
      out += static_cast<char>(0x80 | (code & 0x3F));
    } else {
      out += static_cast<char>(0xF0 | (code >> 18));
      out += static_cast<char>(0x80 | ((code >> 12) & 0x3F));
      out += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
      out += static_cast<char>(0x80 | (code & 0x3F));
    }
  }

  Error parseString(std::string &out) {
    ++at;
    while (true) {
      if (at == end || static_cast<unsigned char>(*at) < 0x20)
        return fail("'\"' at the end of a string");
      char c = *at++;
      if (c == '"')
        return success();
      if (c != '\\') {
        out += c;
        continue;
      }
      if (at == end)
        return fail("an escape");
      switch (*at++) {
      case '"':
        out += '"';
        break;
      case '\\':
        out += '\\';
        break;
      case '/':
        out += '/';
        break;
      case 'b':
        out += '\b';
        break;
      case 'f':
        out += '\f';
        break;
      case 'n':
        out += '\n';
        break;
      case 'r':
        out += '\r';
        break;
      case 't':
        out += '\t';
        break;
      case 'u': {
        unsigned code;
        CUDNNFE_RETURN_IF_ERROR(parseHex(code));
        if (code >= 0xD800 && code < 0xE000) {
          unsigned low;
          if (code >= 0xDC00 || !consumeWord("\\u"))
            return fail("a surrogate pair");
          CUDNNFE_RETURN_IF_ERROR(parseHex(low));
          if (low < 0xDC00 || low >= 0xE000)
            return fail("a surrogate pair");
          code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
        }
        // The texts end up as C strings.
        if (code == 0)
          return fail("a string without NUL");
        appendUtf8(out, code);
        break;
      }
      default:
        return fail("an escape");
      }
    }
  }

  bool digits() {
    const char *first = at;
    while (at != end && *at >= '0' && *at <= '9')
      ++at;
    return at != first;
  }

  Error parseNumber(Json &value) {
    const char *first = at;
    bool negative = consume('-');
    const char *firstDigit = at;
    if (!digits() || (*firstDigit == '0' && at - firstDigit > 1))
      return fail("a value");
    bool integral = true;
    if (consume('.')) {
      integral = false;
      if (!digits())
        return fail("a digit");
    }
    if (at != end && (*at == 'e' || *at == 'E')) {
      integral = false;
      ++at;
      if (at != end && (*at == '+' || *at == '-'))
        ++at;
      if (!digits())
        return fail("a digit");
    }
    if (!integral) {
      value.kind = Json::Kind::Real;
      value.real = std::strtod(std::string(first, at).c_str(), nullptr);
      return success();
    }
    value.kind = Json::Kind::Integer;
    uint64_t magnitude = 0;
    uint64_t limit = uint64_t(INT64_MAX) + (negative ? 1 : 0);
    for (const char *digit = firstDigit; digit != at; ++digit) {
      uint64_t next = static_cast<uint64_t>(*digit - '0');
      if (magnitude > (limit - next) / 10)
        return fail("an integer of 64 bits");
      magnitude = magnitude * 10 + next;
    }
    value.integer = static_cast<int64_t>(negative ? 0 - magnitude : magnitude);
    return success();
  }

  const char *begin;
  const char *at;
  const char *end;
};
} // namespace

Error cudnnfe::rt::parseJson(const char *text, size_t size, Json &value) {
  if (size > maxTextSize)
    return invalid("JSON: expected at most " + std::to_string(maxTextSize) +
                   " bytes but got " + std::to_string(size));
  return Parser(text, size).parse(value);
}
