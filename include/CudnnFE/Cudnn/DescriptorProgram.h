//===- DescriptorProgram.h - an operation graph as data ---------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A descriptor program is the list of backend descriptors that make one cuDNN
// operation graph: children before parents, the operation graph last. The plan
// worker and the runtime execute it with the same code, artifacts embed it, and
// its canonical text is what a plan key is computed from. By-value scalars have
// no value in it: cuDNN takes those at execution.
//
// Text form, one descriptor a line:
//
//   cudnnfe-program 1
//   %0 = TENSOR DATA_TYPE=HALF DIMENSIONS=[1,8,16] STRIDES=[128,16,1]
//   UNIQUE_ID=1 BYTE_ALIGNMENT=16 %1 = ... %5 = POINTWISE MODE=RELU_FWD
//   MATH_PREC=FLOAT RELU_LOWER_CLIP:DOUBLE=0x0000000000000000 %6 =
//   OPERATION_POINTWISE PW_DESCRIPTOR=%5 XDESC=%0 YDESC=%1 %7 = OPERATIONGRAPH
//   OPS=[%6]
//
// The value type follows the attribute's name where the table accepts several.
// Floating point values are bit patterns, so the text round-trips exactly.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CUDNN_DESCRIPTORPROGRAM_H
#define CUDNNFE_CUDNN_DESCRIPTORPROGRAM_H

#include "CudnnFE/Cudnn/BackendTable.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cudnnfe::cudnn {

/// One attribute of a descriptor.
struct AttrValue {
  Attr attr;
  ValueType type;
  /// Integers, booleans (0, 1), enumerators, indices of descriptors, or
  /// fractions (numerator and denominator in turn); empty if the type is
  /// floating point.
  std::vector<int64_t> ints;
  /// FLOAT and DOUBLE values.
  std::vector<double> floats;

  /// The number of elements as cuDNN counts them.
  size_t count() const;

  bool operator==(const AttrValue &other) const;
  bool operator!=(const AttrValue &other) const { return !(*this == other); }
};

/// One descriptor. The setters append; they do not check (`verify` does), but
/// they take the value type from the table where there is no choice.
struct Descriptor {
  DescKind kind;
  std::vector<AttrValue> attrs;

  Descriptor &setInt(Attr attr, int64_t value);
  Descriptor &setInts(Attr attr, std::vector<int64_t> values);
  Descriptor &setBool(Attr attr, bool value);
  Descriptor &setFloat(Attr attr, float value);
  Descriptor &setDouble(Attr attr, double value);
  Descriptor &setFractions(Attr attr, std::vector<int64_t> values);
  Descriptor &setRef(Attr attr, int32_t descriptor);
  Descriptor &setRefs(Attr attr, const std::vector<int32_t> &descriptors);
  template <typename Enum>
  Descriptor &setEnum(Attr attr, Enum value) {
    return append(attr, ValueTypeOf<Enum>::value,
                  {static_cast<int64_t>(value)});
  }
  Descriptor &append(Attr attr, ValueType type, std::vector<int64_t> values);

  /// The attribute, or null.
  const AttrValue *find(Attr attr) const;
  /// The first integer of an attribute, if it is there and has one.
  std::optional<int64_t> getInt(Attr attr) const;
  /// The integers of an attribute; empty if it is missing.
  std::vector<int64_t> getInts(Attr attr) const;

  bool operator==(const Descriptor &other) const {
    return kind == other.kind && attrs == other.attrs;
  }
};

struct DescriptorProgram {
  std::vector<Descriptor> descriptors;

  /// Appends a descriptor. The reference is valid until the next addition.
  Descriptor &add(DescKind kind);
  /// The index that the next added descriptor gets.
  int32_t nextIndex() const { return static_cast<int32_t>(descriptors.size()); }

  bool operator==(const DescriptorProgram &other) const {
    return descriptors == other.descriptors;
  }
  bool operator!=(const DescriptorProgram &other) const {
    return !(*this == other);
  }
};

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// What a tensor descriptor is made of, in the form that lowerings have it.
struct TensorSpec {
  DataType type = DataType::FLOAT;
  std::vector<int64_t> dims;
  std::vector<int64_t> strides;
  int64_t uid = 0;
  int64_t alignment = 16;
  bool isVirtual = false;
  bool isByValue = false;
  int64_t vectorCount = 1;
  int64_t vectorizedDimension = -1;
  TensorReordering reordering = TensorReordering::NONE;
  /// The index of the offset tensor's descriptor, or -1.
  int32_t raggedOffset = -1;
};

/// Adds a tensor with only those attributes that differ from cuDNN's defaults
/// and returns its index.
int32_t addTensor(DescriptorProgram &program, const TensorSpec &spec);

/// The spec of a tensor descriptor; missing attributes give the defaults.
TensorSpec getTensor(const Descriptor &descriptor);

/// True if the operation writes the tensor that it refers to by this attribute.
bool isOutput(const Descriptor &operation, Attr attr);

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// A rule that a program breaks. The rules are numbered and explained in the
/// documentation of the `cudnn_backend` dialect, which checks the same ones.
struct Violation {
  /// The descriptor at fault; -1 if it is the program as a whole.
  int32_t descriptor = -1;
  /// Another descriptor that the message speaks of, or -1.
  int32_t related = -1;
  std::string relatedNote;
  /// "descriptor_c3" or "program_c1".
  std::string rule;
  std::string message;

  /// The message with the rule in brackets.
  std::string str() const { return message + " [" + rule + "]"; }
};

/// Checks one descriptor whose references point below `index` into `program`.
/// `version` is the library it is meant for.
std::optional<Violation> verifyDescriptor(const DescriptorProgram &program,
                                          int32_t index,
                                          int32_t version = kTableVersion);

/// Checks what concerns several descriptors, given that each of them is valid.
std::optional<Violation> verifyGraph(const DescriptorProgram &program);

/// Checks everything. cuDNN validates little and can crash on a malformed
/// descriptor, so nothing is executed that did not pass this.
std::optional<Violation> verify(const DescriptorProgram &program,
                                int32_t version = kTableVersion);

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// The first line of a program's text, without the line end.
inline constexpr std::string_view kProgramHeader = "cudnnfe-program 1";

/// Limits of the parser; a graph of cuDNN has at most 50 operations.
inline constexpr size_t kMaxProgramBytes = size_t(1) << 20;
inline constexpr size_t kMaxDescriptors = 1024;
inline constexpr size_t kMaxElements = 256;
inline constexpr size_t kMaxOperations = 50;

/// The canonical text of a program.
std::string print(const DescriptorProgram &program);

struct ParseError {
  /// Both start at 1.
  size_t line = 0;
  size_t column = 0;
  std::string message;

  /// "line 3, column 14: message".
  std::string str() const;
};

/// Reads exactly what `print` writes: a text that is accepted prints as itself.
/// The program is verified too; errors of that kind point at the descriptor.
std::optional<DescriptorProgram> parse(std::string_view text, ParseError &error,
                                       int32_t version = kTableVersion);

//===----------------------------------------------------------------------===//
// Use
//===----------------------------------------------------------------------===//

/// A unique id before and after renumbering.
struct UidChange {
  int64_t from;
  int64_t to;
};

/// The form that plans are built from and keyed by: unique ids are 1, 2, 3...
/// in the order in which the tensors appear, attributes are in the order of
/// their values, and those that only repeat cuDNN's default are dropped.
/// Programs that differ in nothing else have equal plans. `changes`, if given,
/// receives one entry for each tensor.
DescriptorProgram canonicalForm(const DescriptorProgram &program,
                                std::vector<UidChange> *changes = nullptr);

/// The elements of an attribute in the layout that cudnnBackendSetAttribute
/// reads. Not for references, which are handles of the executor.
std::vector<unsigned char> encodeElements(const AttrValue &value);

} // namespace cudnnfe::cudnn

#endif // CUDNNFE_CUDNN_DESCRIPTORPROGRAM_H
