//===- CudnnFEAttrs.td - attributes of the dialect ---------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEATTRS_TD
#define CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEATTRS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/TensorEncoding.td"
include "CudnnFE/Dialect/CudnnFE/IR/CudnnFEEnums.td"

class CudnnFE_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<CudnnFE_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

def CudnnFE_LayoutAttr : CudnnFE_Attr<"Layout", "layout", [
    DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let summary = "where the elements of a tensor lie in memory";
  let description = [{
    The encoding of a tensor type. `strides` are in elements, one per dim, in
    the logical order of the dims (NCHW for an image, BHSD for attention)
    whatever the order in memory; channels-last is said by the strides alone. A
    stride of 0 repeats the elements of that dim and is legal for inputs only.
    `alignment` is the guaranteed alignment of the data pointer in bytes, 16
    unless given. `reordering` names a tiled storage order of cuDNN; the strides
    stay logical then.

    The stride of a dim of extent 1 never takes part in an address. All
    spellings mean the same layout; `cudnnfe-finalize-layouts` rewrites it to
    the extent times stride of the dims after it (1 if there are none).

    Example:

    ```mlir
    // A channels-last image.
    #nhwc = #cudnnfe.layout<strides = [200704, 1, 3584, 64]>
    func.func private @f(tensor<8x64x56x56xf16, #nhwc>)
    // A packed matrix in a buffer that is only 4-byte aligned.
    func.func private @g(
        tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 8, 1], alignment = 4>>)
    ```

    Constraints:

    - `[layout_c1]` one stride per dim of the tensor;
    - `[layout_c2]` strides are not negative;
    - `[layout_c3]` the alignment is a power of two and a multiple of the size
      of an element;
    - `[layout_c4]` the offset of the last element in bytes fits in 63 bits.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$strides,
    DefaultValuedParameter<"int64_t", "16">:$alignment,
    DefaultValuedParameter<"::mlir::cudnnfe::Reordering",
                           "::mlir::cudnnfe::Reordering::None">:$reordering);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [
    AttrBuilder<(ins "::llvm::ArrayRef<int64_t>":$strides), [{
      return $_get($_ctxt, strides, 16, ::mlir::cudnnfe::Reordering::None);
    }]>
  ];
}

def CudnnFE_DeviceAttr : CudnnFE_Attr<"Device", "device"> {
  let summary = "the device that a graph is compiled for";
  let description = [{
    The compile target, by the name of a file of device properties
    (`devices/<name>.json`) or with the properties inline, in the spelling of
    cuDNN's device-properties descriptor. The most specific one holds: that of
    the graph, then of the module (`cudnnfe.device`), then the pass option.
    Inline properties stand for a whole file: which of them have to be there is for
    the library to say, and cuDNN 9.19 wants all that `devices/h200.json` has.

    Example:

    ```mlir
    module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {}
    ```

    With inline properties:

    ```mlir
    module attributes {cudnnfe.device = #cudnnfe.device<"half",
        {deviceVer = 900 : i64, multiProcessorCount = 66 : i64}>} {}
    ```

    Constraints:

    - `[device_c1]` the name is not empty, consists of letters, digits, `_`,
      `-` and `.`, and does not begin with a `.`;
    - `[device_c2]` inline properties are integers of at most 64 bits, strings
      or arrays of such integers.
  }];
  let parameters = (ins "::mlir::StringAttr":$name,
                        OptionalParameter<"::mlir::DictionaryAttr">:$properties);
  let assemblyFormat = "`<` $name (`,` $properties^)? `>`";
  let genVerifyDecl = 1;
}

#endif // CUDNNFE_DIALECT_CUDNNFE_IR_CUDNNFEATTRS_TD
