//===- DescriptorVerifier.cpp - rules of descriptor programs --------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// cuDNN checks little when a descriptor is finalized, answers "no engine" for
// most mistakes, and crashes on some. The rules here come before every call.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Cudnn/DescriptorProgram.h"

#include <algorithm>

namespace cudnnfe::cudnn {
namespace {

using Result = std::optional<Violation>;

std::string quoted(std::string_view name) {
  return "'" + std::string(name) + "'";
}

std::string list(const std::vector<int64_t> &values) {
  std::string out = "[";
  for (size_t i = 0; i < values.size(); ++i)
    out += (i ? ", " : "") + std::to_string(values[i]);
  return out + "]";
}

std::string versionName(int32_t version) {
  return std::to_string(version / 10000) + "." +
         std::to_string(version / 100 % 100) + "." +
         std::to_string(version % 100);
}

/// The names of the kinds or value types in a bit set, "a, b or c".
template <typename Rows, typename Pick>
std::string namesIn(uint64_t bits, Rows rows, Pick pick) {
  std::vector<std::string_view> names;
  for (const auto &row : rows)
    if ((bits >> static_cast<uint32_t>(pick(row))) & 1)
      names.push_back(row.name);
  if (names.size() > 6)
    return "an operation";
  std::string out;
  for (size_t i = 0; i < names.size(); ++i) {
    if (i)
      out += i + 1 == names.size() ? " or " : ", ";
    out += names[i];
  }
  return out;
}

//===----------------------------------------------------------------------===//
// One descriptor
//===----------------------------------------------------------------------===//

class DescriptorChecker {
public:
  DescriptorChecker(const DescriptorProgram &program, int32_t index,
                    int32_t version)
      : program(program), index(index), version(version),
        desc(program.descriptors[static_cast<size_t>(index)]),
        kind(nameOf(desc.kind)) {}

  Result check();

private:
  Result violation(const char *rule, std::string message) const {
    Violation result;
    result.descriptor = index;
    result.rule = rule;
    result.message = std::move(message);
    return result;
  }

  Result checkAttribute(const AttrValue &value) const;
  Result checkElements(const AttrValue &value, const AttrInfo &info) const;
  Result checkReference(const AttrInfo &info, int64_t target) const;
  Result checkTensor() const;
  Result checkRaggedOffset(const TensorSpec &tensor) const;
  Result checkSpatial(Attr dimsAttr) const;
  Result checkPointwise() const;
  Result checkMatmul() const;
  Result checkNormForward() const;
  Result checkRng() const;
  Result checkResampleBackward() const;
  Result checkSdpaForward() const;
  Result checkPageTable(Attr attr) const;
  Result checkByValue(Attr attr) const;

  /// The tensor that an attribute refers to; references are valid by now.
  std::optional<TensorSpec> tensorOf(Attr attr) const {
    auto target = desc.getInt(attr);
    if (!target)
      return std::nullopt;
    return getTensor(program.descriptors[static_cast<size_t>(*target)]);
  }

  const DescriptorProgram &program;
  int32_t index;
  int32_t version;
  const Descriptor &desc;
  std::string kind;
};

} // namespace

Result DescriptorChecker::checkReference(const AttrInfo &info,
                                         int64_t target) const {
  if (target < 0 || target >= index)
    return violation("descriptor_c8",
                     "attribute " + quoted(info.spelling) + " of " + kind +
                         " must refer to an earlier descriptor");
  DescKind got = program.descriptors[static_cast<size_t>(target)].kind;
  if (info.mayReferTo(got))
    return std::nullopt;
  std::string allowed = namesIn(info.references, allDescriptors(),
                                [](const DescInfo &row) { return row.kind; });
  Result result = violation("descriptor_c8",
                            "attribute " + quoted(info.spelling) + " of " +
                                kind + " expected a reference to " + allowed +
                                " but got " + std::string(nameOf(got)));
  result->related = static_cast<int32_t>(target);
  result->relatedNote = "the descriptor referred to";
  return result;
}

Result DescriptorChecker::checkElements(const AttrValue &value,
                                        const AttrInfo &info) const {
  std::string name = "attribute " + quoted(info.spelling) + " of " + kind;
  if (isFloating(value.type)) {
    for (double element : value.floats) {
      // A FLOAT must not lose anything on its way to cuDNN; NaN is left alone.
      bool isExact =
          element != element || double(static_cast<float>(element)) == element;
      if (value.type == ValueType::FLOAT && !isExact)
        return violation("descriptor_c9",
                         name + " is not a value of type FLOAT");
    }
    return std::nullopt;
  }
  const EnumInfo *enumeration = enumOf(value.type);
  for (int64_t element : value.ints) {
    if (value.type == ValueType::BACKEND_DESCRIPTOR) {
      if (Result result = checkReference(info, element))
        return result;
    } else if (value.type == ValueType::BOOLEAN) {
      if (element != 0 && element != 1)
        return violation("descriptor_c9", name + " expected 0 or 1 but got " +
                                              std::to_string(element));
    } else if (value.type == ValueType::INT32) {
      if (element < INT32_MIN || element > INT32_MAX)
        return violation("descriptor_c9",
                         name + " expected an integer of 32 bits but got " +
                             std::to_string(element));
    } else if (enumeration) {
      const EnumValueInfo *row = enumeration->find(element);
      if (!row)
        return violation("descriptor_c9", name + " has no enumerator " +
                                              std::to_string(element));
      if (row->since > version)
        return violation("descriptor_c21", name + ": " + quoted(row->name) +
                                               " needs cuDNN " +
                                               versionName(row->since) +
                                               " but the target version is " +
                                               versionName(version));
    }
  }
  if (value.type == ValueType::FRACTION)
    for (size_t i = 1; i < value.ints.size(); i += 2)
      if (value.ints[i] <= 0)
        return violation("descriptor_c9",
                         name + " expected a positive denominator but got " +
                             std::to_string(value.ints[i]));
  return std::nullopt;
}

Result DescriptorChecker::checkAttribute(const AttrValue &value) const {
  const AttrInfo &info = infoOf(value.attr);
  std::string name = "attribute " + quoted(info.spelling);
  if (info.owner != desc.kind)
    return violation("descriptor_c2",
                     kind + " has no attribute " + quoted(info.fullName));
  if (desc.find(value.attr) != &value)
    return violation("descriptor_c3", name + " of " + kind + " is set twice");
  if (info.use == Use::GetOnly)
    return violation("descriptor_c4",
                     name + " of " + kind + " can only be read");
  std::string types =
      namesIn(info.types, allValueTypes(),
              [](const ValueTypeInfo &row) { return row.type; });
  if (!info.accepts(value.type))
    return violation("descriptor_c5", name + " of " + kind + " expected type " +
                                          types + " but got " +
                                          std::string(nameOf(value.type)));
  if (value.type == ValueType::HANDLE || value.type == ValueType::VOID_PTR ||
      value.type == ValueType::CHAR || value.type == ValueType::ATTRIB_NAME)
    return violation("descriptor_c5",
                     name + " of " + kind +
                         " exists at run time only and cannot be in a program");
  if (isFloating(value.type) ? !value.ints.empty() : !value.floats.empty())
    return violation("descriptor_c5",
                     name + " of " + kind + " has elements of another type");
  if (info.since > version)
    return violation("descriptor_c21", name + " of " + kind + " needs cuDNN " +
                                           versionName(info.since) +
                                           " but the target version is " +
                                           versionName(version));

  size_t count = value.count();
  if (value.type == ValueType::FRACTION && value.ints.size() % 2 != 0)
    return violation("descriptor_c6",
                     name + " of " + kind + " expected pairs of integers");
  if (info.count == Count::One && count != 1)
    return violation("descriptor_c6", name + " of " + kind +
                                          " expected 1 element but got " +
                                          std::to_string(count));
  if (count == 0 || count > kMaxElements)
    return violation("descriptor_c6", name + " of " + kind + " expected 1 to " +
                                          std::to_string(kMaxElements) +
                                          " elements but got " +
                                          std::to_string(count));
  return checkElements(value, info);
}

Result DescriptorChecker::check() {
  const DescInfo &info = infoOf(desc.kind);
  if (info.role == DescRole::Library)
    return violation("descriptor_c1", kind + " cannot be part of a program");
  if (info.since > version)
    return violation("descriptor_c21",
                     kind + " needs cuDNN " + versionName(info.since) +
                         " but the target version is " + versionName(version));
  for (const AttrValue &value : desc.attrs)
    if (Result result = checkAttribute(value))
      return result;
  for (const AttrInfo &attr : attributesOf(desc.kind))
    if (attr.use == Use::Required && !desc.find(attr.attr))
      return violation("descriptor_c7",
                       kind + " requires attribute " + quoted(attr.spelling));

  switch (desc.kind) {
  case DescKind::TENSOR:
    return checkTensor();
  case DescKind::CONVOLUTION:
    return checkSpatial(Attr::CONVOLUTION_SPATIAL_DIMS);
  case DescKind::RESAMPLE:
    return checkSpatial(Attr::RESAMPLE_SPATIAL_DIMS);
  case DescKind::OPERATION_POINTWISE:
    return checkPointwise();
  case DescKind::OPERATION_MATMUL:
    return checkMatmul();
  case DescKind::OPERATION_NORM_FORWARD:
    return checkNormForward();
  case DescKind::OPERATION_RESAMPLE_BWD:
    return checkResampleBackward();
  case DescKind::OPERATION_SDPA_FWD:
    return checkSdpaForward();
  case DescKind::OPERATION_PAGED_CACHE_LOAD:
    return checkPageTable(Attr::OPERATION_PAGED_CACHE_LOAD_PAGE_TABLE_DESC);
  case DescKind::RNG:
  case DescKind::OPERATION_RNG:
    return checkRng();
  case DescKind::OPERATION_BN_FINALIZE_STATISTICS:
    for (Attr attr : {Attr::OPERATION_BN_FINALIZE_EPSILON_DESC,
                      Attr::OPERATION_BN_FINALIZE_EXP_AVERATE_FACTOR_DESC,
                      Attr::OPERATION_BN_FINALIZE_ACCUM_COUNT_DESC})
      if (Result result = checkByValue(attr))
        return result;
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Result DescriptorChecker::checkTensor() const {
  TensorSpec tensor = getTensor(desc);
  unsigned bits = bitWidth(tensor.type);
  if (bits == 0)
    return violation(
        "descriptor_c10",
        quoted(enumeratorName(ValueType::DATA_TYPE, int64_t(tensor.type))) +
            " is not a type of tensors");
  size_t rank = tensor.dims.size();
  if (rank > kMaxRank)
    return violation("descriptor_c10",
                     "expected at most " + std::to_string(kMaxRank) +
                         " dimensions but got " + std::to_string(rank));
  if (tensor.strides.size() != rank)
    return violation("descriptor_c10",
                     "expected " + std::to_string(rank) +
                         " strides, one for each dimension, but got " +
                         std::to_string(tensor.strides.size()));
  // The extent in elements must fit 64 bits with room for the element size.
  int64_t extent = 1;
  for (size_t i = 0; i < rank; ++i) {
    if (tensor.dims[i] < 0 || tensor.strides[i] < 0)
      return violation("descriptor_c10",
                       "expected no negative dimension or stride but got " +
                           list(tensor.dims) + " and " + list(tensor.strides));
    int64_t span;
    if (tensor.dims[i] > 0 &&
        (__builtin_mul_overflow(tensor.dims[i] - 1, tensor.strides[i], &span) ||
         __builtin_add_overflow(extent, span, &extent) ||
         extent > INT64_MAX / 16))
      return violation("descriptor_c10",
                       "the tensor's extent in bytes exceeds 64 bits");
  }

  int64_t elementBytes = bits < 8 ? 1 : int64_t(bits / 8);
  if (tensor.alignment <= 0 || tensor.alignment % elementBytes != 0)
    return violation("descriptor_c11",
                     "expected an alignment that is a positive multiple of " +
                         std::to_string(elementBytes) + " bytes but got " +
                         std::to_string(tensor.alignment));
  if (tensor.isVirtual && tensor.isByValue)
    return violation("descriptor_c12",
                     "a tensor cannot be both virtual and by value");
  if (tensor.isByValue) {
    switch (tensor.type) {
    case DataType::FLOAT:
    case DataType::DOUBLE:
    case DataType::HALF:
    case DataType::BFLOAT16:
    case DataType::INT32:
    case DataType::INT64:
      break;
    default:
      return violation("descriptor_c12",
                       "expected a by-value tensor of type FLOAT, DOUBLE, "
                       "HALF, BFLOAT16, INT32 "
                       "or INT64 but got " +
                           std::string(enumeratorName(ValueType::DATA_TYPE,
                                                      int64_t(tensor.type))));
    }
    if (std::any_of(tensor.dims.begin(), tensor.dims.end(),
                    [](int64_t d) { return d != 1; }))
      return violation(
          "descriptor_c12",
          "expected a by-value tensor of one element but got dimensions " +
              list(tensor.dims));
  }
  if (tensor.raggedOffset >= 0)
    if (Result result = checkRaggedOffset(tensor))
      return result;

  bool hasCount = tensor.vectorCount != 1,
       hasDim = tensor.vectorizedDimension != -1;
  if (hasCount != hasDim)
    return violation(
        "descriptor_c14",
        "expected VECTOR_COUNT and VECTORIZED_DIMENSION together or neither");
  if (hasCount && tensor.vectorCount != 4 && tensor.vectorCount != 32)
    return violation("descriptor_c14",
                     "expected a vector count of 4 or 32 but got " +
                         std::to_string(tensor.vectorCount));
  if (hasDim && (tensor.vectorizedDimension < 0 ||
                 tensor.vectorizedDimension >= static_cast<int64_t>(rank)))
    return violation("descriptor_c14",
                     "expected a vectorized dimension below " +
                         std::to_string(rank) + " but got " +
                         std::to_string(tensor.vectorizedDimension));
  return std::nullopt;
}

Result DescriptorChecker::checkRaggedOffset(const TensorSpec &tensor) const {
  TensorSpec offset =
      getTensor(program.descriptors[static_cast<size_t>(tensor.raggedOffset)]);
  auto report = [&](std::string message) {
    Result result = violation("descriptor_c13", std::move(message));
    result->related = tensor.raggedOffset;
    result->relatedNote = "the offset tensor";
    return result;
  };
  if (tensor.isByValue)
    return report("a by-value tensor cannot be ragged");
  if (offset.type != DataType::INT32 && offset.type != DataType::INT64)
    return report("expected ragged offsets of type INT32 or INT64 but got " +
                  std::string(enumeratorName(ValueType::DATA_TYPE,
                                             int64_t(offset.type))));
  if (offset.isVirtual || offset.isByValue || offset.raggedOffset >= 0)
    return report("expected ragged offsets to be a plain device tensor");
  bool fits = offset.dims.size() == tensor.dims.size();
  for (size_t i = 0; fits && i < tensor.dims.size(); ++i)
    fits = offset.dims[i] == 1 || offset.dims[i] - 1 == tensor.dims[i];
  if (!fits)
    return report("expected each dimension of the ragged offsets to be 1 or "
                  "one more than the "
                  "tensor's " +
                  list(tensor.dims) + " but got " + list(offset.dims));
  return std::nullopt;
}

Result DescriptorChecker::checkByValue(Attr attr) const {
  std::optional<TensorSpec> tensor = tensorOf(attr);
  if (!tensor || tensor->isByValue)
    return std::nullopt;
  Result result = violation("descriptor_c20",
                            "expected attribute " + quoted(nameOf(attr)) +
                                " of " + kind + " to be a by-value tensor");
  result->related = static_cast<int32_t>(*desc.getInt(attr));
  result->relatedNote = "the descriptor referred to";
  return result;
}

//===----------------------------------------------------------------------===//
// Helpers and operations
//===----------------------------------------------------------------------===//

Result DescriptorChecker::checkSpatial(Attr dimsAttr) const {
  int64_t spatial = *desc.getInt(dimsAttr);
  if (spatial < 1 || spatial > 3)
    return violation("descriptor_c17",
                     "expected 1 to 3 spatial dimensions but got " +
                         std::to_string(spatial));
  for (const AttrValue &value : desc.attrs) {
    const AttrInfo &info = infoOf(value.attr);
    if (info.count != Count::Spatial)
      continue;
    if (value.count() != static_cast<size_t>(spatial))
      return violation(
          "descriptor_c6",
          "attribute " + quoted(info.spelling) + " of " + kind + " expected " +
              std::to_string(spatial) +
              " elements, one for each spatial dimension, but got " +
              std::to_string(value.count()));
    bool isPadding =
        info.spelling == "PRE_PADDINGS" || info.spelling == "POST_PADDINGS";
    int64_t least = isPadding ? 0 : 1;
    size_t step = value.type == ValueType::FRACTION ? 2 : 1;
    for (size_t i = 0; i < value.ints.size(); i += step)
      if (value.ints[i] < least)
        return violation("descriptor_c17",
                         "attribute " + quoted(info.spelling) + " of " + kind +
                             " expected values of at least " +
                             std::to_string(least) + " but got " +
                             list(value.ints));
  }
  return std::nullopt;
}

Result DescriptorChecker::checkPointwise() const {
  const Descriptor &config = program.descriptors[static_cast<size_t>(
      *desc.getInt(Attr::OPERATION_POINTWISE_PW_DESCRIPTOR))];
  int64_t mode = config.getInt(Attr::POINTWISE_MODE).value_or(0);
  std::string modeName(enumeratorName(ValueType::POINTWISE_MODE, mode));

  bool isBackward = mode >= int64_t(PointwiseMode::RELU_BWD) &&
                    mode <= int64_t(PointwiseMode::GELU_APPROX_TANH_BWD);
  size_t arity = 1;
  switch (static_cast<PointwiseMode>(mode)) {
  case PointwiseMode::ADD:
  case PointwiseMode::ADD_SQUARE:
  case PointwiseMode::DIV:
  case PointwiseMode::MAX:
  case PointwiseMode::MIN:
  case PointwiseMode::MOD:
  case PointwiseMode::MUL:
  case PointwiseMode::POW:
  case PointwiseMode::SUB:
  case PointwiseMode::ATAN2:
  case PointwiseMode::CMP_EQ:
  case PointwiseMode::CMP_NEQ:
  case PointwiseMode::CMP_GT:
  case PointwiseMode::CMP_GE:
  case PointwiseMode::CMP_LT:
  case PointwiseMode::CMP_LE:
  case PointwiseMode::LOGICAL_AND:
  case PointwiseMode::LOGICAL_OR:
    arity = 2;
    break;
  case PointwiseMode::BINARY_SELECT:
    arity = 3;
    break;
  default:
    break;
  }

  struct Port {
    Attr attr;
    bool wanted;
  };
  const Port ports[] = {
      {Attr::OPERATION_POINTWISE_YDESC, !isBackward},
      {Attr::OPERATION_POINTWISE_BDESC, !isBackward && arity >= 2},
      {Attr::OPERATION_POINTWISE_TDESC, !isBackward && arity >= 3},
      {Attr::OPERATION_POINTWISE_DYDESC, isBackward},
      {Attr::OPERATION_POINTWISE_DXDESC, isBackward}};
  for (const Port &port : ports) {
    bool has = desc.find(port.attr) != nullptr;
    if (has != port.wanted)
      return violation("descriptor_c16",
                       "pointwise mode " + modeName +
                           (port.wanted ? " requires attribute "
                                        : " does not take attribute ") +
                           quoted(nameOf(port.attr)));
  }
  if (mode == int64_t(PointwiseMode::GEN_INDEX)) {
    std::optional<int64_t> axis = config.getInt(Attr::POINTWISE_AXIS);
    int64_t rank = static_cast<int64_t>(
        tensorOf(Attr::OPERATION_POINTWISE_YDESC)->dims.size());
    if (!axis)
      return violation("descriptor_c16",
                       "pointwise mode GEN_INDEX requires attribute 'AXIS'");
    if (*axis < 0 || *axis >= rank)
      return violation("descriptor_c16", "expected an axis from 0 to " +
                                             std::to_string(rank - 1) +
                                             " but got " +
                                             std::to_string(*axis));
  }

  // All operands have one rank, and each dimension is the result's or 1.
  Attr resultAttr = isBackward ? Attr::OPERATION_POINTWISE_DXDESC
                               : Attr::OPERATION_POINTWISE_YDESC;
  TensorSpec result = *tensorOf(resultAttr);
  for (Attr attr :
       {Attr::OPERATION_POINTWISE_XDESC, Attr::OPERATION_POINTWISE_BDESC,
        Attr::OPERATION_POINTWISE_TDESC, Attr::OPERATION_POINTWISE_DYDESC}) {
    std::optional<TensorSpec> operand = tensorOf(attr);
    if (!operand)
      continue;
    bool fits = operand->dims.size() == result.dims.size();
    for (size_t i = 0; fits && i < result.dims.size(); ++i)
      fits = operand->dims[i] == result.dims[i] || operand->dims[i] == 1;
    if (!fits)
      return violation("descriptor_c18",
                       "expected attribute " + quoted(nameOf(attr)) +
                           " to broadcast to the result's dimensions " +
                           list(result.dims) + " but got " +
                           list(operand->dims));
  }
  return std::nullopt;
}

Result DescriptorChecker::checkMatmul() const {
  TensorSpec a = *tensorOf(Attr::OPERATION_MATMUL_ADESC);
  TensorSpec b = *tensorOf(Attr::OPERATION_MATMUL_BDESC);
  TensorSpec c = *tensorOf(Attr::OPERATION_MATMUL_CDESC);
  std::string shapes =
      list(a.dims) + " x " + list(b.dims) + " -> " + list(c.dims);
  size_t rank = a.dims.size();
  if (rank < 2 || b.dims.size() != rank || c.dims.size() != rank)
    return violation(
        "descriptor_c18",
        "expected matmul operands of one rank of at least 2 but got " + shapes);
  if (a.dims[rank - 1] != b.dims[rank - 2] ||
      a.dims[rank - 2] != c.dims[rank - 2] ||
      b.dims[rank - 1] != c.dims[rank - 1])
    return violation("descriptor_c18",
                     "expected [M, K] x [K, N] -> [M, N] but got " + shapes);
  for (size_t i = 0; i + 2 < rank; ++i) {
    // Grouped heads of attention: the operands' heads divide the result's.
    bool fits = c.dims[i] == std::max(a.dims[i], b.dims[i]) && a.dims[i] > 0 &&
                b.dims[i] > 0 && c.dims[i] % a.dims[i] == 0 &&
                c.dims[i] % b.dims[i] == 0;
    if (!fits && !(c.dims[i] == 0 && (a.dims[i] == 0 || b.dims[i] == 0)))
      return violation("descriptor_c18",
                       "expected the batch dimensions of the operands to "
                       "divide those of the "
                       "result, which are the larger of both, but got " +
                           shapes);
  }
  return std::nullopt;
}

Result DescriptorChecker::checkNormForward() const {
  auto mode =
      static_cast<NormMode>(*desc.getInt(Attr::OPERATION_NORM_FWD_MODE));
  auto phase =
      static_cast<NormFwdPhase>(*desc.getInt(Attr::OPERATION_NORM_FWD_PHASE));
  bool isBatchInference =
      mode == NormMode::BATCH_NORM && phase == NormFwdPhase::INFERENCE;
  if (!isBatchInference && !desc.find(Attr::OPERATION_NORM_FWD_EPSILON_DESC))
    return violation("descriptor_c7",
                     kind + " requires attribute 'EPSILON_DESC'");
  for (Attr attr : {Attr::OPERATION_NORM_FWD_EPSILON_DESC,
                    Attr::OPERATION_NORM_FWD_EXP_AVG_FACTOR_DESC})
    if (Result result = checkByValue(attr))
      return result;
  if (desc.find(Attr::OPERATION_NORM_FWD_BIAS_DESC) &&
      !desc.find(Attr::OPERATION_NORM_FWD_SCALE_DESC))
    return violation(
        "descriptor_c7",
        kind + " with attribute 'BIAS_DESC' requires attribute 'SCALE_DESC'");
  return std::nullopt;
}

Result DescriptorChecker::checkRng() const {
  if (desc.kind == DescKind::OPERATION_RNG) {
    const AttrValue *seed = desc.find(Attr::OPERATION_RNG_SEED);
    bool hasOffset = desc.find(Attr::OPERATION_RNG_OFFSET_DESC) != nullptr;
    if ((seed->type == ValueType::BACKEND_DESCRIPTOR) != hasOffset)
      return violation("descriptor_c7", "expected attribute 'OFFSET_DESC' of " +
                                            kind +
                                            " exactly if the seed is a tensor");
    return std::nullopt;
  }
  const AttrValue *probability =
      desc.find(Attr::RNG_BERNOULLI_DIST_PROBABILITY);
  if (*desc.getInt(Attr::RNG_DISTRIBUTION) ==
      int64_t(RngDistribution::BERNOULLI)) {
    if (!probability)
      return violation("descriptor_c7",
                       kind + " with distribution BERNOULLI requires attribute "
                              "'BERNOULLI_DIST_PROBABILITY'");
    if (!(probability->floats[0] >= 0 && probability->floats[0] <= 1))
      return violation("descriptor_c9", "expected a probability from 0 to 1");
  }
  return std::nullopt;
}

Result DescriptorChecker::checkResampleBackward() const {
  const Descriptor &config = program.descriptors[static_cast<size_t>(
      *desc.getInt(Attr::OPERATION_RESAMPLE_BWD_DESC))];
  if (config.getInt(Attr::RESAMPLE_MODE) != int64_t(ResampleMode::MAXPOOL) ||
      desc.find(Attr::OPERATION_RESAMPLE_BWD_IDXDESC))
    return std::nullopt;
  // Without indices cuDNN recomputes them from x and y, for which it has code
  // in one layout only; it crashes on the other.
  TensorSpec dx = *tensorOf(Attr::OPERATION_RESAMPLE_BWD_DXDESC);
  bool isChannelsLast =
      dx.strides.size() > 2 && dx.dims[1] > 1 && dx.strides[1] == 1;
  if (isChannelsLast || !desc.find(Attr::OPERATION_RESAMPLE_BWD_XDESC) ||
      !desc.find(Attr::OPERATION_RESAMPLE_BWD_YDESC))
    return violation(
        "descriptor_c19",
        "the backward of max pooling requires attribute 'IDXDESC', "
        "or 'XDESC' and 'YDESC' without channels-last layout");
  return std::nullopt;
}

Result DescriptorChecker::checkPageTable(Attr attr) const {
  std::optional<TensorSpec> table = tensorOf(attr);
  if (table && table->type != DataType::INT32)
    return violation("descriptor_c19",
                     "expected a page table of type INT32 but got " +
                         std::string(enumeratorName(ValueType::DATA_TYPE,
                                                    int64_t(table->type))));
  return std::nullopt;
}

Result DescriptorChecker::checkSdpaForward() const {
  bool hasTable = false;
  for (Attr attr : {Attr::OPERATION_SDPA_FWD_PAGE_TABLE_KDESC,
                    Attr::OPERATION_SDPA_FWD_PAGE_TABLE_VDESC}) {
    if (Result result = checkPageTable(attr))
      return result;
    hasTable |= desc.find(attr) != nullptr;
  }
  // cuDNN 9.19 crashes here.
  if (hasTable && !desc.find(Attr::OPERATION_SDPA_FWD_SEQ_LEN_KVDESC))
    return violation(
        "descriptor_c19",
        kind + " with a page table requires attribute 'SEQ_LEN_KVDESC'");
  for (Attr attr :
       {Attr::OPERATION_SDPA_FWD_QDESC, Attr::OPERATION_SDPA_FWD_KDESC,
        Attr::OPERATION_SDPA_FWD_VDESC, Attr::OPERATION_SDPA_FWD_ODESC})
    if (size_t rank = tensorOf(attr)->dims.size(); rank != 4)
      return violation("descriptor_c18", "expected attribute " +
                                             quoted(nameOf(attr)) + " of " +
                                             kind + " to have rank 4 but got " +
                                             std::to_string(rank));
  return std::nullopt;
}

std::optional<Violation> verifyDescriptor(const DescriptorProgram &program,
                                          int32_t index, int32_t version) {
  return DescriptorChecker(program, index, version).check();
}

std::optional<Violation> verify(const DescriptorProgram &program,
                                int32_t version) {
  for (size_t i = 0; i < program.descriptors.size(); ++i)
    if (Result result =
            verifyDescriptor(program, static_cast<int32_t>(i), version))
      return result;
  return verifyGraph(program);
}

} // namespace cudnnfe::cudnn
