//===- CudnnBackendAttrs.td - attributes of programs -------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDATTRS_TD
#define CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDATTRS_TD

include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class CudnnBackend_Attr<string name, string mnem, list<Trait> traits = []>
    : AttrDef<CudnnBackend_Dialect, name, traits> {
  let mnemonic = mnem;
}

def CudnnBackend_FieldAttr : CudnnBackend_Attr<"Field", "field"> {
  let summary = "one attribute of a descriptor";
  let description = [{
    The name is cuDNN's, with the kind of its descriptor. The elements are
    integers, `true` and `false`, enumerators, floating-point numbers, fractions
    `(1, 2)`, or positions of operands of the descriptor. Where cuDNN accepts
    several types, the value type comes first. Inside a descriptor the shorter
    form of `cudnn_backend.descriptor` is used.

    ```mlir
    #dims = #cudnn_backend.field<TENSOR_DIMENSIONS = [1, 128, 64]>
    #alpha = #cudnn_backend.field<OPERATION_POINTWISE_ALPHA1 = float 1.000000e+00>
    #a = #cudnn_backend.field<OPERATION_MATMUL_ADESC = operand 0>
    ```
  }];
  let parameters = (ins
    "::cudnnfe::cudnn::Attr":$attr,
    "::cudnnfe::cudnn::ValueType":$valueType,
    // As in cudnn::AttrValue; floating-point numbers as the bits of a double.
    ArrayRefParameter<"int64_t">:$elements
  );
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// True if the elements are positions of operands.
    bool isReference() const;
    static FieldAttr get(::mlir::MLIRContext *context,
                         const ::cudnnfe::cudnn::AttrValue &value);
    ::cudnnfe::cudnn::AttrValue getValue() const;
  }];
}

def CudnnBackend_BindingKind : I32EnumAttr<"BindingKind", "what a tensor is bound to", [
    I32EnumAttrCase<"Argument", 0, "arg">,
    I32EnumAttrCase<"Result", 1, "result">,
    I32EnumAttrCase<"Literal", 2, "value">,
    I32EnumAttrCase<"Workspace", 3, "workspace">
  ]> {
  let cppNamespace = "::mlir::cudnn_backend";
  let genSpecializedAttr = 0;
}

def CudnnBackend_BindingAttr : CudnnBackend_Attr<"Binding", "binding"> {
  let summary = "where a tensor's data come from at execution";
  let description = [{
    Binds the tensor with a unique id to an argument or a result of the graph,
    to a literal value, or to a part of the workspace that the program itself
    needs beside the plan's. An `offset` in bytes makes a slice of an argument.

    ```mlir
    #argument = #cudnn_backend.binding<1 = arg 0>
    #slice = #cudnn_backend.binding<2 = arg 0 offset 4096>
    #result = #cudnn_backend.binding<7 = result 0>
    #scale = #cudnn_backend.binding<5 = value 1.250000e-01 : f32>
    #scratch = #cudnn_backend.binding<9 = workspace offset 0 size 65536>
    ```

    - `[binding_c1]` index, offset and size are not negative;
    - `[binding_c2]` a literal is a number of type f64, f32, f16, bf16, i64 or i32.
  }];
  let parameters = (ins
    "int64_t":$uid,
    "::mlir::cudnn_backend::BindingKind":$kind,
    // The number of the argument or result.
    DefaultValuedParameter<"int64_t", "0">:$index,
    // In bytes.
    DefaultValuedParameter<"int64_t", "0">:$offset,
    DefaultValuedParameter<"int64_t", "0">:$size,
    OptionalParameter<"::mlir::TypedAttr">:$literal
  );
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    static BindingAttr getArgument(::mlir::MLIRContext *context, int64_t uid,
                                   int64_t index, int64_t offset = 0) {
      return get(context, uid, BindingKind::Argument, index, offset, 0, {});
    }
    static BindingAttr getResult(::mlir::MLIRContext *context, int64_t uid,
                                 int64_t index, int64_t offset = 0) {
      return get(context, uid, BindingKind::Result, index, offset, 0, {});
    }
    static BindingAttr getLiteral(int64_t uid, ::mlir::TypedAttr literal) {
      return get(literal.getContext(), uid, BindingKind::Literal, 0, 0, 0, literal);
    }
    static BindingAttr getWorkspace(::mlir::MLIRContext *context, int64_t uid,
                                    int64_t offset, int64_t size) {
      return get(context, uid, BindingKind::Workspace, 0, offset, size, {});
    }
    /// The same binding of another id.
    BindingAttr withUid(int64_t uid) const {
      return get(getContext(), uid, getKind(), getIndex(), getOffset(), getSize(), getLiteral());
    }
  }];
}

def CudnnBackend_PlanBlobAttr : CudnnBackend_Attr<"PlanBlob", "blob"> {
  let summary = "the bytes of a serialized plan";
  let description = [{
    Names a resource of the dialect. In text the bytes are at the end of the
    file, in bytecode they are stored as they are.

    ```mlir
    #blob = #cudnn_backend.blob<plan_4f2a>
    ```
  }];
  let parameters = (ins "::mlir::cudnn_backend::PlanBlobHandle":$handle);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// Makes a blob out of bytes. Equal bytes under one key are one blob; a key
    /// that other bytes have taken is made unique.
    static PlanBlobAttr get(::mlir::MLIRContext *context, ::llvm::StringRef key,
                            ::llvm::StringRef bytes);
    /// The bytes; nothing if the resource was not in the file.
    ::std::optional<::llvm::StringRef> getBytes() const;
  }];
}

def CudnnBackend_PlanStatus : I32EnumAttr<"PlanStatus", "what became of a candidate", [
    I32EnumAttrCase<"Available", 0, "available">,
    I32EnumAttrCase<"Built", 1, "built">,
    I32EnumAttrCase<"Barred", 2, "barred">,
    I32EnumAttrCase<"Declined", 3, "declined">
  ]> {
  let cppNamespace = "::mlir::cudnn_backend";
  let genSpecializedAttr = 0;
}

def CudnnBackend_PlanAttr : CudnnBackend_Attr<"Plan", "plan"> {
  let summary = "a candidate for executing a program";
  let description = [{
    An entry of a program's ranked list: where it comes from, the engine and its
    knobs, what cuDNN says about it, what became of it, and the serialized plan
    if it was built. Knobs and notes that the table does not know are numbers.

    `source` is a heuristic mode (`"A"`, `"B"`, `"FALLBACK"`, `"INSTANT"`),
    `"DATABASE"` or `"PIN"`. `workspace` and `shared_memory` are in bytes and
    missing if unknown. `key` is the plan key of the program the plan was made
    for, `device`, `sm` and `cudnn` say for what it was built.

    ```mlir
    #built = #cudnn_backend.plan<source = "A", engine = 7, knobs = {kernel_cfg = 21, 61 = 3},
      numerical_notes = [tensor_core, 17], behavior_notes = [runtime_compilation],
      workspace = 0, shared_memory = 65536, status = built, key = "4f2a",
      device = "h200", sm = 90, cudnn = 91900, blob = plan_4f2a>
    #declined = #cudnn_backend.plan<source = "A", engine = 4, status = declined,
      reason = "no cluster information">
    ```

    - `[plan_c1]` a plan is built if and only if it has a blob;
    - `[plan_c2]` the key is made of lower-case hexadecimal digits; a built plan
      has one, and a device and a version;
    - `[plan_c3]` knobs come in pairs, each knob once;
    - `[plan_c4]` sizes are not negative, engine, sm and version neither.
  }];
  let parameters = (ins
    "::mlir::StringAttr":$source,
    "int64_t":$engine,
    // Type and value in turn.
    OptionalArrayRefParameter<"int64_t">:$knobs,
    OptionalArrayRefParameter<"int64_t">:$numericalNotes,
    OptionalArrayRefParameter<"int64_t">:$behaviorNotes,
    DefaultValuedParameter<"int64_t", "-1">:$workspace,
    DefaultValuedParameter<"int64_t", "-1">:$sharedMemory,
    "::mlir::cudnn_backend::PlanStatus":$status,
    OptionalParameter<"::mlir::StringAttr">:$reason,
    OptionalParameter<"::mlir::StringAttr">:$key,
    OptionalParameter<"::mlir::StringAttr">:$device,
    DefaultValuedParameter<"int64_t", "0">:$sm,
    DefaultValuedParameter<"int64_t", "0">:$cudnn,
    OptionalParameter<"::mlir::cudnn_backend::PlanBlobAttr">:$blob
  );
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// "eng7_k24=21", as the cuDNN frontend names it.
    ::std::string getName() const;
  }];
}

#endif // CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDATTRS_TD
