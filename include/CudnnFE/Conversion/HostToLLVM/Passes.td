//===- Passes.td - host programs of a device ---------------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CONVERSION_HOSTTOLLVM_PASSES_TD
#define CUDNNFE_CONVERSION_HOSTTOLLVM_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertCudnnBackendToLLVM
    : Pass<"convert-cudnn-backend-to-llvm", "::mlir::ModuleOp"> {
  let summary = "turn descriptor programs and their plans into tables";
  let description = [{
    Emits the table `@cudnnfe_graphs` of the runtime's C ABI: for each
    `cudnn_backend.program` of a graph, in order, its name and location, the
    canonical text of its descriptors, the selection policy, the bindings of its
    unique ids to arguments and literals, and the built plans in rank order. The
    programs stay for `convert-cudnnfe-host-to-llvm`, which numbers calls by
    their order.

    The key of each plan is computed again from the program as it stands. A plan
    that was selected for other descriptors, another device or another policy is
    an error: the program changed after selection.

    Before:

    ```mlir
    module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
      cudnnfe.graph private @g(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
        %y = cudnnfe.relu %x : (tensor<64x128xf16>) -> tensor<64x128xf16>
        cudnnfe.return %y : tensor<64x128xf16>
      }
      cudnn_backend.program @g_program for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
        %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
        %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
        %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float}
        %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu : pointwise, XDESC = %x : tensor, YDESC = %y : tensor}
        %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
      }
    }
    ```

    After: the same and `llvm.mlir.global internal constant @cudnnfe_graphs`.
  }];
  let options = [
    Option<"device", "device", "std::string", /*default=*/"",
           "target where neither graph nor module names one, as given to "
           "cudnnfe-select-engines">,
    Option<"deviceDir", "device-dir", "std::string", /*default=*/"",
           "folder of device properties, as given to cudnnfe-select-engines">,
  ];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def ConvertCudnnFEHostToLLVM
    : Pass<"convert-cudnnfe-host-to-llvm", "::mlir::ModuleOp"> {
  let summary = "turn host functions into entry points that call the runtime";
  let description = [{
    Each public function becomes `cudnnfe_entry_<name>(handle, args, workspace)`,
    which asks the runtime for the program's memory and executes its graphs in
    order on the handle's stream. The tables `@cudnnfe_programs` and
    `@cudnnfe_artifact_module` are added, and functions, graphs and descriptor
    programs erased.

    Functions come from `cudnnfe-bufferize-host`. Buffers are pointers: arguments
    are found in `args`; each `memref.alloc` gets a place in the program's memory,
    shared between buffers that are not alive at the same time. By-value scalars
    may be computed on the host.

    Before:

    ```mlir
    cudnnfe.graph private @g(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
      %y = cudnnfe.relu %x : (tensor<64x128xf16>) -> tensor<64x128xf16>
      cudnnfe.return %y : tensor<64x128xf16>
    }
    cudnn_backend.program @g_program for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
      %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
      %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
      %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float}
      %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu : pointwise, XDESC = %x : tensor, YDESC = %y : tensor}
      %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
    }
    func.func @main(%h: !cudnnfe.handle, %x: memref<64x128xf16>, %y: memref<64x128xf16>) {
      cudnnfe.execute @g handle(%h) ins(%x : memref<64x128xf16>)
          outs(%y : memref<64x128xf16>)
      return
    }
    ```

    After: `llvm.func @cudnnfe_entry_main(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr`
    with calls of `cudnnfe_program_begin` and `cudnnfe_execute`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // CUDNNFE_CONVERSION_HOSTTOLLVM_PASSES_TD
