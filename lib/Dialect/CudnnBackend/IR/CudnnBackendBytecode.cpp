//===- CudnnBackendBytecode.cpp - bytecode of plans -----------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes that name a resource need an encoding of their own: in the default
// one, their text, the name would not lead back to the bytes. Everything else
// of the dialect uses the default.
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackend.h"
#include "FieldSyntax.h"

#include "mlir/Bytecode/BytecodeImplementation.h"

using namespace mlir;
using namespace mlir::cudnn_backend;

namespace {

/// The first number of an encoding. A layout that changes gets a new number.
enum AttributeCode : uint64_t { PlanBlobCode = 0, PlanCode = 1 };

struct PlanBytecode : public BytecodeDialectInterface {
  PlanBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  LogicalResult writeAttribute(Attribute attr,
                               DialectBytecodeWriter &writer) const override {
    if (auto blob = dyn_cast<PlanBlobAttr>(attr)) {
      writer.writeVarInt(PlanBlobCode);
      writer.writeResourceHandle(blob.getHandle());
      return success();
    }
    if (auto plan = dyn_cast<PlanAttr>(attr)) {
      writer.writeVarInt(PlanCode);
      write(plan, writer);
      return success();
    }
    return failure();
  }

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    uint64_t code;
    if (failed(reader.readVarInt(code)))
      return {};
    if (code == PlanBlobCode) {
      FailureOr<PlanBlobHandle> handle =
          reader.readResourceHandle<PlanBlobHandle>();
      if (failed(handle))
        return {};
      return PlanBlobAttr::get(getContext(), *handle);
    }
    if (code == PlanCode)
      return readPlan(reader);
    reader.emitError() << "unknown attribute code " << code;
    return {};
  }

private:
  static void write(PlanAttr plan, DialectBytecodeWriter &writer) {
    writer.writeAttribute(plan.getSource());
    writer.writeSignedVarInt(plan.getEngine());
    writer.writeSignedVarInts(plan.getKnobs());
    writer.writeSignedVarInts(plan.getNumericalNotes());
    writer.writeSignedVarInts(plan.getBehaviorNotes());
    writer.writeSignedVarInt(plan.getWorkspace());
    writer.writeSignedVarInt(plan.getSharedMemory());
    writer.writeVarInt(static_cast<uint64_t>(plan.getStatus()));
    writer.writeOptionalAttribute(plan.getReason());
    writer.writeOptionalAttribute(plan.getKey());
    writer.writeOptionalAttribute(plan.getDevice());
    writer.writeSignedVarInt(plan.getSm());
    writer.writeSignedVarInt(plan.getCudnn());
    writer.writeOptionalAttribute(plan.getBlob());
  }

  Attribute readPlan(DialectBytecodeReader &reader) const {
    StringAttr source, reason, key, device;
    int64_t engine, workspace, sharedMemory, sm, version;
    SmallVector<int64_t> knobs, numericalNotes, behaviorNotes;
    uint64_t statusCode;
    PlanBlobAttr blob;
    if (failed(reader.readAttribute(source)) ||
        failed(reader.readSignedVarInt(engine)) ||
        failed(reader.readSignedVarInts(knobs)) ||
        failed(reader.readSignedVarInts(numericalNotes)) ||
        failed(reader.readSignedVarInts(behaviorNotes)) ||
        failed(reader.readSignedVarInt(workspace)) ||
        failed(reader.readSignedVarInt(sharedMemory)) ||
        failed(reader.readVarInt(statusCode)) ||
        failed(reader.readOptionalAttribute(reason)) ||
        failed(reader.readOptionalAttribute(key)) ||
        failed(reader.readOptionalAttribute(device)) ||
        failed(reader.readSignedVarInt(sm)) ||
        failed(reader.readSignedVarInt(version)) ||
        failed(reader.readOptionalAttribute(blob)))
      return {};
    std::optional<PlanStatus> status =
        statusCode > UINT32_MAX
            ? std::nullopt
            : symbolizePlanStatus(static_cast<uint32_t>(statusCode));
    if (!status) {
      reader.emitError() << "unknown status " << statusCode << " of a plan";
      return {};
    }
    // With other argument types the call would pick a template that needs the
    // storage class.
    auto emitError = [&]() { return reader.emitError(); };
    return PlanAttr::getChecked(
        function_ref<InFlightDiagnostic()>(emitError), getContext(), source,
        engine, ArrayRef<int64_t>(knobs), ArrayRef<int64_t>(numericalNotes),
        ArrayRef<int64_t>(behaviorNotes), workspace, sharedMemory, *status,
        reason, key, device, sm, version, blob);
  }
};

} // namespace

void syntax::addBytecodeInterface(CudnnBackendDialect &dialect) {
  dialect.addInterfaces<PlanBytecode>();
}
