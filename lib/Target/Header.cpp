//===- Header.cpp - C headers of artifacts --------------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Target/Artifact.h"

#include "CudnnFE/Runtime/Runtime.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::cudnnfe;

/// The C type of an element. 16-bit and 8-bit floats are passed as their bits.
static StringRef getCType(StringRef type) {
  return llvm::StringSwitch<StringRef>(type)
      .Case("f64", "double")
      .Case("f32", "float")
      .Cases({"f16", "bf16"}, "uint16_t")
      .Cases({"i64", "index"}, "int64_t")
      .Case("i32", "int32_t")
      .Case("i16", "int16_t")
      .Cases({"i8", "si8"}, "int8_t")
      .Default("uint8_t");
}

/// Words that C or C++ or the wrapper itself keeps for itself.
static bool isReserved(StringRef name) {
  static const llvm::StringSet<> words = {
      "alignas",  "alignof",  "and",       "asm",      "auto",     "bool",
      "break",    "case",     "catch",     "char",     "class",    "const",
      "continue", "default",  "delete",    "do",       "double",   "else",
      "enum",     "explicit", "export",    "extern",   "false",    "float",
      "for",      "friend",   "goto",      "if",       "inline",   "int",
      "long",     "mutable",  "namespace", "new",      "not",      "operator",
      "or",       "private",  "protected", "public",   "register", "restrict",
      "return",   "short",    "signed",    "sizeof",   "static",   "struct",
      "switch",   "template", "this",      "throw",    "true",     "try",
      "typedef",  "typename", "union",     "unsigned", "using",    "virtual",
      "void",     "volatile", "while",     "xor",      "handle",   "workspace",
      "args_",    "NULL"};
  return words.contains(name);
}

/// A name for a parameter: the argument's own where C allows it, else by
/// position.
static std::string makeName(const ArtifactArgument &argument,
                            StringRef fallback, llvm::StringSet<> &taken) {
  std::string name;
  for (char c : argument.name)
    name += llvm::isAlnum(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name[0]) || name[0] == '_' ||
      isReserved(name) || !taken.insert(name).second) {
    name = fallback.str();
    while (!taken.insert(name).second)
      name += '_';
  }
  return name;
}

static std::string describe(const ArtifactArgument &argument) {
  if (argument.isScalar)
    return argument.type;
  std::string text = "tensor<";
  for (int64_t extent : argument.shape)
    text += std::to_string(extent) + "x";
  text += argument.type + ">, strides [";
  for (auto [index, stride] : llvm::enumerate(argument.strides))
    text += (index ? ", " : "") + std::to_string(stride);
  return text + "], aligned to " + std::to_string(argument.alignment) +
         " bytes";
}

static void printEntry(llvm::raw_ostream &os, const ArtifactEntry &entry,
                       bool onDevice, StringRef prefix) {
  llvm::StringSet<> taken;
  std::string parameters, values, comment;
  size_t number = 0;
  auto add = [&](const ArtifactArgument &argument, bool isResult,
                 size_t position) {
    std::string name = makeName(
        argument, ((isResult ? "result" : "arg") + llvm::Twine(position)).str(),
        taken);
    comment += "///   " + name + ": " + describe(argument) + "\n";
    StringRef type = getCType(argument.type);
    if (!parameters.empty())
      parameters += ", ";
    if (argument.isScalar)
      parameters += (type + " " + name).str();
    else
      parameters += ((isResult ? "" : "const ") + type + " *" + name).str();
    values += (number++ ? ", " : "") +
              (argument.isScalar ? "(void *)&" + name : "(void *)" + name);
  };
  for (auto [index, argument] : llvm::enumerate(entry.inputs))
    add(argument, /*isResult=*/false, index);
  for (auto [index, argument] : llvm::enumerate(entry.results))
    add(argument, /*isResult=*/true, index);

  os << "\n/// The packed entry point of @" << entry.name << ".\n"
     << "cudnnfe_status_t *" << CUDNNFE_ENTRY_PREFIX << entry.name
     << "(cudnnfe_handle_t *handle, void *const *args,\n    void "
        "*workspace);\n\n";
  os << "/// @" << entry.name
     << (onDevice ? ", device pointers" : ", host pointers") << ":\n"
     << comment << "static inline cudnnfe_status_t *" << prefix << entry.name
     << "(cudnnfe_handle_t *handle, " << parameters
     << (parameters.empty() ? "" : ", ") << "void *workspace) {\n";
  if (number)
    os << "  void *args_[] = {" << values << "};\n";
  os << "  return " << CUDNNFE_ENTRY_PREFIX << entry.name << "(handle, "
     << (number ? "args_" : "NULL") << ", workspace);\n}\n";

  os << "\n/// Bytes that the workspace of @" << entry.name
     << " must have, unless it is NULL"
     << (onDevice ? ". Loads its plans.\n" : ": 0.\n")
     << "static inline cudnnfe_status_t *" << prefix << entry.name
     << "_workspace_size(cudnnfe_handle_t *handle, int64_t *size) {\n";
  if (onDevice)
    os << "  return cudnnfe_program_workspace_size(handle, &"
       << CUDNNFE_MODULE_SYMBOL << ", " << entry.program << ", size);\n}\n";
  else
    os << "  (void)handle;\n  if (!size)\n"
       << "    return cudnnfe_status_create(CUDNNFE_STATUS_INVALID, 0,\n"
       << "        \"expected a place for the size but got null\", NULL);\n"
       << "  *size = 0;\n  return NULL;\n}\n";
}

std::string mlir::cudnnfe::printHeader(const Manifest &manifest,
                                       StringRef prefix) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string guard = ("CUDNNFE_ARTIFACT_" + prefix).str();
  for (char &c : guard)
    c = llvm::isAlnum(c) ? llvm::toUpper(c) : '_';
  bool onDevice = manifest.target == "cuda";
  os << "// Generated by cudnnfe-compile.\n"
     << "//\n"
     << "// Each function answers NULL on success; any other status is freed "
        "with\n"
     << "// cudnnfe_status_destroy. The functions are the same for every "
        "target.\n"
     << (onDevice ? ""
                  : "// This one ignores handle and workspace, which may "
                    "be NULL.\n")
     << "#ifndef " << guard << "_H\n#define " << guard << "_H\n\n"
     << "#include \"CudnnFE/Runtime/Runtime.h\"\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
  if (onDevice)
    os << "\nextern const cudnnfe_module_desc_t " << CUDNNFE_MODULE_SYMBOL
       << ";\n";
  for (const ArtifactEntry &entry : manifest.entries)
    printEntry(os, entry, onDevice, prefix);
  os << "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
  return text;
}
