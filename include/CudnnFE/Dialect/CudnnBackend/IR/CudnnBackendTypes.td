//===- CudnnBackendTypes.td - types of descriptors ---------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDTYPES_TD
#define CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDTYPES_TD

include "CudnnFE/Dialect/CudnnBackend/IR/CudnnBackendDialect.td"
include "mlir/IR/AttrTypeBase.td"

def CudnnBackend_DescType : TypeDef<CudnnBackend_Dialect, "Desc"> {
  let mnemonic = "desc";
  let summary = "a finalized descriptor of one kind";
  let description = [{
    The kind is part of the type because the library does not check what a
    reference points to.

    ```mlir
    !tensor = !cudnn_backend.desc<tensor>
    ```
  }];
  let parameters = (ins "::cudnnfe::cudnn::DescKind":$kind);
  let hasCustomAssemblyFormat = 1;
}

#endif // CUDNNFE_DIALECT_CUDNNBACKEND_IR_CUDNNBACKENDTYPES_TD
