//===- cudnnfe-inspect.cpp - what is in an artifact -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the manifest of an artifact, its entries, plans, and the sizes of its
// parts. The file is read, not loaded: nothing of it is executed.
//
// Exit codes: 1 invalid input.
//
//===----------------------------------------------------------------------===//

#include "../Version.h"

#include "CudnnFE/Runtime/ArtifactChecksum.h"
#include "CudnnFE/Runtime/Runtime.h"

#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

static cl::OptionCategory category("cudnnfe-inspect options");
static cl::opt<std::string> inputFile(cl::Positional, cl::Required,
                                      cl::desc("<artifact>"),
                                      cl::cat(category));
static cl::opt<bool>
    printJson("json", cl::cat(category),
              cl::desc("print the manifest as JSON and nothing else"));
static cl::opt<bool>
    printAll("all", cl::cat(category),
             cl::desc("list candidates without a plan too, with the "
                      "reasons why they have none"));

static llvm::Error makeError(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// Reads the bytes of an exported symbol out of the file.
static llvm::Expected<llvm::StringRef>
readSymbol(const llvm::object::ELFObjectFileBase &file, llvm::StringRef name) {
  for (const llvm::object::ELFSymbolRef symbol :
       file.getDynamicSymbolIterators()) {
    llvm::Expected<llvm::StringRef> symbolName = symbol.getName();
    if (!symbolName)
      return symbolName.takeError();
    if (*symbolName != name)
      continue;
    llvm::Expected<llvm::object::section_iterator> section =
        symbol.getSection();
    if (!section)
      return section.takeError();
    llvm::Expected<uint64_t> address = symbol.getAddress();
    if (!address)
      return address.takeError();
    if (*section == file.section_end())
      return makeError("the symbol " + name + " is not defined");
    llvm::Expected<llvm::StringRef> contents = (*section)->getContents();
    if (!contents)
      return contents.takeError();
    uint64_t begin = (*section)->getAddress(), size = symbol.getSize();
    if (*address < begin || *address - begin > contents->size() ||
        size > contents->size() - (*address - begin))
      return makeError("the symbol " + name + " lies outside of its section");
    return contents->substr(*address - begin, size);
  }
  return makeError(
      "expected an artifact of cudnnfe-compile but the file exports no " +
      name);
}

/// A member as text, "" where there is none.
static std::string getText(const llvm::json::Object &object,
                           llvm::StringRef name) {
  if (std::optional<llvm::StringRef> text = object.getString(name))
    return text->str();
  if (std::optional<int64_t> number = object.getInteger(name))
    return std::to_string(*number);
  return "";
}

static std::string describeList(const llvm::json::Object &argument,
                                llvm::StringRef name,
                                llvm::StringRef separator) {
  std::string text;
  if (const llvm::json::Array *list = argument.getArray(name))
    for (const llvm::json::Value &value : *list)
      text += (text.empty() ? "" : separator.str()) +
              std::to_string(value.getAsInteger().value_or(0));
  return text;
}

static void printArguments(const llvm::json::Object &entry,
                           llvm::StringRef list, llvm::StringRef what) {
  const llvm::json::Array *arguments = entry.getArray(list);
  if (!arguments)
    return;
  size_t index = 0;
  for (const llvm::json::Value &value : *arguments) {
    const llvm::json::Object *argument = value.getAsObject();
    if (!argument)
      continue;
    std::string name = getText(*argument, "name");
    llvm::outs() << "  " << what << " " << index++ << (name.empty() ? "" : " ")
                 << name << ": ";
    if (argument->getBoolean("scalar").value_or(false)) {
      llvm::outs() << getText(*argument, "type") << "\n";
      continue;
    }
    std::string shape = describeList(*argument, "shape", "x");
    llvm::outs() << "tensor<" << shape << (shape.empty() ? "" : "x")
                 << getText(*argument, "type") << "> strides ["
                 << describeList(*argument, "strides", ", ") << "] alignment "
                 << getText(*argument, "alignment") << "\n";
  }
}

static void printPlans(const llvm::json::Object &graph) {
  llvm::outs() << "graph " << getText(graph, "name") << "\n";
  if (std::string policy = getText(graph, "policy"); !policy.empty())
    llvm::outs() << "  policy " << policy << "\n";
  const llvm::json::Array *plans = graph.getArray("plans");
  if (!plans || plans->empty()) {
    llvm::outs() << "  no plan: built when the artifact is loaded\n";
    return;
  }
  size_t index = 0;
  for (const llvm::json::Value &value : *plans) {
    size_t rank = index++;
    const llvm::json::Object *plan = value.getAsObject();
    if (!plan)
      continue;
    std::string status = getText(*plan, "status");
    if (status != "built" && !printAll)
      continue;
    llvm::outs() << "  #" << rank << " " << getText(*plan, "name") << " from "
                 << getText(*plan, "source") << ", " << status << ", workspace "
                 << getText(*plan, "workspace");
    if (status == "built")
      llvm::outs() << ", " << getText(*plan, "bytes") << " bytes, device "
                   << getText(*plan, "device") << " (sm "
                   << getText(*plan, "sm") << "), cudnn "
                   << getText(*plan, "cudnn_version") << "\n     key "
                   << getText(*plan, "key");
    if (std::string reason = getText(*plan, "reason"); !reason.empty())
      llvm::outs() << "\n     " << reason;
    llvm::outs() << "\n";
  }
}

static llvm::Error inspect() {
  auto buffer = llvm::MemoryBuffer::getFile(inputFile, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!buffer)
    return makeError("cannot open: " + buffer.getError().message());
  cudnnfe::ChecksumState checksum =
      cudnnfe::verifyChecksum((*buffer)->getBuffer());
  if (checksum == cudnnfe::ChecksumState::Differs)
    return makeError("the file is damaged: its bytes do not have the checksum "
                     "that is written at its end");
  llvm::Expected<std::unique_ptr<llvm::object::ObjectFile>> object =
      llvm::object::ObjectFile::createELFObjectFile(
          (*buffer)->getMemBufferRef());
  if (!object) {
    llvm::consumeError(object.takeError());
    return makeError(
        "expected an artifact but the file is no complete ELF file");
  }
  const auto &file = llvm::cast<llvm::object::ELFObjectFileBase>(**object);
  llvm::Expected<llvm::StringRef> text =
      readSymbol(file, CUDNNFE_MANIFEST_SYMBOL);
  if (!text)
    return text.takeError();
  llvm::StringRef json = text->rtrim('\0');
  if (printJson) {
    llvm::outs() << json << "\n";
    return llvm::Error::success();
  }
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(json);
  if (!value)
    return value.takeError();
  const llvm::json::Object *manifest = value->getAsObject();
  if (!manifest || getText(*manifest, "format") != "cudnnfe-artifact")
    return makeError("expected the manifest of an artifact");

  llvm::outs() << "artifact version " << getText(*manifest, "version")
               << ", abi " << getText(*manifest, "abi") << ", target "
               << getText(*manifest, "target") << "\n";
  if (const llvm::json::Array *entries = manifest->getArray("entries"))
    for (const llvm::json::Value &element : *entries)
      if (const llvm::json::Object *entry = element.getAsObject()) {
        llvm::outs() << "entry " << getText(*entry, "name") << " at "
                     << getText(*entry, "location") << "\n";
        printArguments(*entry, "inputs", "input");
        printArguments(*entry, "results", "result");
      }
  if (const llvm::json::Array *graphs = manifest->getArray("graphs"))
    for (const llvm::json::Value &element : *graphs)
      if (const llvm::json::Object *graph = element.getAsObject())
        printPlans(*graph);

  uint64_t code = 0, data = 0;
  for (const llvm::object::SectionRef &section : file.sections())
    if (section.isText())
      code += section.getSize();
    else if (section.isData())
      data += section.getSize();
  llvm::outs() << "sizes: file " << (*buffer)->getBufferSize() << ", code "
               << code << ", data " << data << ", manifest " << json.size()
               << "\n";
  llvm::outs()
      << "checksum "
      << (checksum == cudnnfe::ChecksumState::Matches
              ? "matches\n"
              : "none: the file was rewritten after its compilation\n");
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::SetVersionPrinter(::cudnnfe::printVersion);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "prints what is in an artifact\n");
  if (llvm::Error error = inspect()) {
    llvm::errs() << inputFile << ": error: " << llvm::toString(std::move(error))
                 << "\n";
    return 1;
  }
  // An error that is left in the stream ends the process when it is destroyed.
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    llvm::errs() << "error: cannot write 'stdout': "
                 << llvm::outs().error().message() << "\n";
    llvm::outs().clear_error();
    return 1;
  }
  return 0;
}
