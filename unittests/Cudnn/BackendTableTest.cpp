//===- BackendTableTest.cpp - the table against the installed header ------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/BackendTable.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace cudnnfe::cudnn;

namespace {

using Enumerators = std::map<std::string, int64_t>;

std::string readFile(const std::string &path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return file ? text.str() : std::string();
}

/// The text of the installed header, empty if there is none.
std::string readHeader() {
  std::vector<std::string> folders;
  for (const char *variable : {"CUDNN_INCLUDE_DIR", "CUDNN_PATH", "CUDA_HOME"})
    if (const char *value = std::getenv(variable)) {
      folders.push_back(value);
      folders.push_back(std::string(value) + "/include");
    }
  for (const char *folder :
       {"/usr/local/cuda/include", "/usr/local/cuda-13.0/include",
        "/usr/local/include", "/usr/include"})
    folders.push_back(folder);
  for (const std::string &folder : folders)
    for (const char *name : {"/cudnn_graph_v9.h", "/cudnn_graph.h"}) {
      std::string text = readFile(folder + name);
      if (!text.empty())
        return text;
    }
  return {};
}

/// The words of a C text: names, numbers and single other characters.
std::vector<std::string> splitWords(const std::string &text) {
  std::vector<std::string> words;
  auto isWordChar = [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
  };
  for (size_t i = 0; i < text.size();) {
    if (text.compare(i, 2, "/*") == 0) {
      size_t end = text.find("*/", i + 2);
      i = end == std::string::npos ? text.size() : end + 2;
    } else if (isWordChar(text[i])) {
      size_t start = i;
      while (i < text.size() && isWordChar(text[i]))
        ++i;
      words.push_back(text.substr(start, i - start));
    } else {
      if (!std::isspace(static_cast<unsigned char>(text[i])))
        words.push_back(text.substr(i, 1));
      ++i;
    }
  }
  return words;
}

/// The enumerations that a header defines, by the name of their type.
std::map<std::string, Enumerators> parseEnums(const std::string &text) {
  std::map<std::string, Enumerators> enums;
  std::vector<std::string> words = splitWords(text);
  for (size_t i = 0; i + 2 < words.size(); ++i) {
    if (words[i] != "typedef" || words[i + 1] != "enum" || words[i + 2] != "{")
      continue;
    Enumerators values;
    size_t k = i + 3;
    for (; k < words.size() && words[k] != "}"; ++k) {
      // The first word of an entry names it, the one after '=' is its value.
      std::string name = words[k];
      while (words[k] != "=")
        ++k;
      std::string value = words[++k];
      auto alias = values.find(value);
      values[name] = alias != values.end() ? alias->second : std::stoll(value);
      if (words[k + 1] == ",")
        ++k;
    }
    enums[words[k + 1]] = values;
  }
  return enums;
}

/// A few enumerators only count the others.
bool isCounter(const std::string &name) {
  auto endsWith = [&](const std::string &end) {
    return name.size() > end.size() &&
           name.compare(name.size() - end.size(), end.size(), end) == 0;
  };
  return endsWith("_TYPE_COUNT") || endsWith("_TYPE_COUNTS") ||
         endsWith("_MODES_COUNT");
}

Enumerators withoutCounters(const Enumerators &values) {
  Enumerators result;
  for (const auto &[name, value] : values)
    if (!isCounter(name))
      result[name] = value;
  return result;
}

class HeaderTest : public ::testing::Test {
protected:
  void SetUp() override {
    std::string text = readHeader();
    if (text.empty())
      GTEST_SKIP() << "no cuDNN header is installed";
    std::vector<std::string> words = splitWords(text);
    std::string version;
    for (const char *part : {"CUDNN_GRAPH_MAJOR", "CUDNN_GRAPH_MINOR"}) {
      auto word = std::find(words.begin(), words.end(), part);
      ASSERT_TRUE(word != words.end() && word + 1 != words.end());
      version += (version.empty() ? "" : ".") + word[1];
    }
    if (version != "9.19")
      GTEST_SKIP() << "the installed header is of cuDNN " << version
                   << ", the table of 9.19";
    enums = parseEnums(text);
  }

  std::map<std::string, Enumerators> enums;
};

} // namespace

TEST_F(HeaderTest, Descriptors) {
  Enumerators table;
  for (const DescInfo &row : allDescriptors())
    table["CUDNN_BACKEND_" + std::string(row.name) + "_DESCRIPTOR"] =
        int64_t(row.kind);
  EXPECT_EQ(table, enums["cudnnBackendDescriptorType_t"]);
}

TEST_F(HeaderTest, ValueTypes) {
  Enumerators table;
  for (const ValueTypeInfo &row : allValueTypes())
    table["CUDNN_TYPE_" + std::string(row.name)] = int64_t(row.type);
  EXPECT_EQ(table, enums["cudnnBackendAttributeType_t"]);
}

TEST_F(HeaderTest, Attributes) {
  Enumerators table;
  for (const AttrInfo &row : allAttributes())
    table["CUDNN_ATTR_" + std::string(row.fullName)] = int64_t(row.attr);
  EXPECT_EQ(table, enums["cudnnBackendAttributeName_t"]);
}

TEST_F(HeaderTest, Enumerations) {
  std::set<std::string> covered = {"cudnnBackendDescriptorType_t",
                                   "cudnnBackendAttributeType_t",
                                   "cudnnBackendAttributeName_t"};
  for (const EnumInfo &row : allEnums()) {
    Enumerators table;
    for (const EnumValueInfo &value : row.values)
      table[std::string(row.prefix) + std::string(value.name)] = value.value;
    std::string type(row.headerType);
    EXPECT_EQ(table, withoutCounters(enums[type])) << type;
    covered.insert(type);
  }
  std::set<std::string> defined;
  for (const auto &[type, values] : enums)
    defined.insert(type);
  EXPECT_EQ(covered, defined);
}

TEST(BackendTable, FindsBothWays) {
  for (const DescInfo &row : allDescriptors()) {
    EXPECT_EQ(findDescriptor(int64_t(row.kind)), &row);
    EXPECT_EQ(findDescriptor(row.name), &row);
    EXPECT_EQ(&infoOf(row.kind), &row);
  }
  for (const ValueTypeInfo &row : allValueTypes()) {
    EXPECT_EQ(findValueType(int64_t(row.type)), &row);
    EXPECT_EQ(findValueType(row.name), &row);
  }
  for (const AttrInfo &row : allAttributes()) {
    EXPECT_EQ(findAttribute(int64_t(row.attr)), &row);
    EXPECT_EQ(findAttribute(row.fullName), &row);
    EXPECT_EQ(findAttribute(row.owner, row.spelling), &row);
  }
  for (const EnumInfo &row : allEnums()) {
    EXPECT_EQ(findEnum(row.name), &row);
    for (const EnumValueInfo &value : row.values) {
      EXPECT_EQ(row.find(value.name), &value);
      const EnumValueInfo *byValue = row.find(int64_t(value.value));
      ASSERT_NE(byValue, nullptr);
      EXPECT_FALSE(byValue->alias);
      EXPECT_EQ(byValue->value, value.value);
    }
    if (row.hasValueType) {
      EXPECT_EQ(enumOf(row.valueType), &row);
    }
  }
}

TEST(BackendTable, UnknownIsNull) {
  EXPECT_EQ(findDescriptor(-1), nullptr);
  EXPECT_EQ(findDescriptor(int64_t(allDescriptors().size())), nullptr);
  EXPECT_EQ(findDescriptor("tensor"), nullptr);
  EXPECT_EQ(findValueType(-1), nullptr);
  EXPECT_EQ(findValueType(""), nullptr);
  EXPECT_EQ(findAttribute(int64_t(1) << 40), nullptr);
  EXPECT_EQ(findAttribute(DescKind::MATMUL, "DATA_TYPE"), nullptr);
  EXPECT_EQ(findEnum("NoSuch"), nullptr);
  EXPECT_EQ(enumeratorName(ValueType::DATA_TYPE, 999), "");
  EXPECT_EQ(enumeratorName(ValueType::INT64, 0), "");
}

TEST(BackendTable, RowsAreConsistent) {
  for (const AttrInfo &row : allAttributes()) {
    EXPECT_NE(row.types, 0u) << row.fullName;
    // What can be a descriptor says of which kind, and nothing else does.
    EXPECT_EQ(row.accepts(ValueType::BACKEND_DESCRIPTOR), row.references != 0)
        << row.fullName;
    EXPECT_TRUE(row.since == 0 ||
                (row.since > kOldestVersion && row.since <= kTableVersion))
        << row.fullName;
    // An attribute is not older than its descriptor.
    EXPECT_TRUE(row.since >= infoOf(row.owner).since) << row.fullName;
    if (row.hasOneType()) {
      EXPECT_TRUE(row.accepts(row.onlyType())) << row.fullName;
    }
    // Only operations read and write tensors.
    if (row.direction != Direction::In) {
      EXPECT_EQ(infoOf(row.owner).role, DescRole::Operation) << row.fullName;
    }
  }
  size_t count = 0;
  for (const DescInfo &row : allDescriptors()) {
    for (const AttrInfo &attr : attributesOf(row.kind))
      EXPECT_EQ(attr.owner, row.kind);
    EXPECT_FALSE(attributesOf(row.kind).empty()) << row.name;
    count += attributesOf(row.kind).size();
  }
  EXPECT_EQ(count, allAttributes().size());
}

TEST(BackendTable, EveryOperationHasAResult) {
  for (const DescInfo &row : allDescriptors()) {
    if (row.role != DescRole::Operation)
      continue;
    bool hasResult = false;
    for (const AttrInfo &attr : attributesOf(row.kind))
      hasResult |= attr.direction == Direction::Out;
    EXPECT_TRUE(hasResult) << row.name;
    EXPECT_TRUE(
        findAttribute(DescKind::OPERATIONGRAPH, "OPS")->mayReferTo(row.kind))
        << row.name;
  }
}
