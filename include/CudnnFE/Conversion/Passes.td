//===- Passes.td - conversions out of the dialects ---------*- tablegen -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_CONVERSION_PASSES_TD
#define CUDNNFE_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// CudnnFEToLinalg
//===----------------------------------------------------------------------===//

def ConvertCudnnFEToLinalg
    : Pass<"convert-cudnnfe-to-linalg", "::mlir::ModuleOp"> {
  let summary = "lower graphs to linalg on tensors";
  let description = [{
    Gives every operation its executable CPU semantics. Each graph becomes a
    private function, each call of a graph a call of it, and layouts are
    stripped. Handles become null-able `!llvm.ptr` values that nothing reads.

    Public functions take their tensors as memrefs, with the strides of their
    layouts, and write their results to trailing out-parameters.

    Operations compute in their compute type and round once, to the element type
    of the result.

    ```mlir
    cudnnfe.graph private @g(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
      %y = cudnnfe.exp %x : (tensor<4x8xf16>) -> tensor<4x8xf16>
      cudnnfe.return %y : tensor<4x8xf16>
    }
    ```

    becomes

    ```mlir
    #map = affine_map<(d0, d1) -> (d0, d1)>
    func.func private @g(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
      %init = tensor.empty() : tensor<4x8xf16>
      %y = linalg.generic {indexing_maps = [#map, #map],
                           iterator_types = ["parallel", "parallel"]}
          ins(%x : tensor<4x8xf16>) outs(%init : tensor<4x8xf16>) {
      ^bb0(%in: f16, %out: f16):
        %0 = arith.extf %in : f16 to f32
        %1 = math.exp %0 : f32
        %2 = arith.truncf %1 : f32 to f16
        linalg.yield %2 : f16
      } -> tensor<4x8xf16>
      return %y : tensor<4x8xf16>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::cf::ControlFlowDialect", "::mlir::func::FuncDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

//===----------------------------------------------------------------------===//
// CudnnFEToCudnnBackend
//===----------------------------------------------------------------------===//

def ConvertCudnnFEToCudnnBackend
    : Pass<"convert-cudnnfe-to-cudnn-backend", "::mlir::ModuleOp"> {
  let summary = "write graphs as cuDNN backend descriptors";
  let description = [{
    Adds for each graph `@g` a sibling `cudnn_backend.program @g_program for @g`
    that holds the descriptors of its operation graph. The graph stays, for
    calls, shapes and the CPU target. Composites are expanded first
    (`cudnnfe-expand-composites`); an `sdpa` that is still whole becomes the one
    operation that cuDNN has for it.

    Transposes and reshapes of arguments and results become dims and strides of
    tensor descriptors, literals become by-value tensors that are bound at
    execution, and ranks become those that engines take: 3 for a matmul outside
    of attention, 2 or 3 for element-wise graphs and reductions. Attributes are
    set where they differ from cuDNN's defaults.

    What the target's library has no form for is an error at the operation,
    `unsupported on this target: ...`. No library is asked.

    ```mlir
    cudnnfe.graph @g(%x: tensor<4x8x16xf16>) -> tensor<4x8x16xf16> {
      %y = cudnnfe.exp %x : (tensor<4x8x16xf16>) -> tensor<4x8x16xf16>
      cudnnfe.return %y : tensor<4x8x16xf16>
    }
    ```

    becomes

    ```mlir
    cudnnfe.graph @g(%x: tensor<4x8x16xf16>) -> tensor<4x8x16xf16> {
      %y = cudnnfe.exp %x : (tensor<4x8x16xf16>) -> tensor<4x8x16xf16>
      cudnnfe.return %y : tensor<4x8x16xf16>
    }
    cudnn_backend.program @g_program for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
      %t1 = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 512], STRIDES = [512, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
      %t2 = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 512], STRIDES = [512, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
      %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
      %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %t1, YDESC = %t2}
      %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
    }
    ```
  }];
  let options = [
    Option<"cudnnVersion", "cudnn-version", "int32_t", /*default=*/"91900",
           "the cuDNN to write for, like CUDNN_VERSION">,
  ];
  let dependentDialects = ["::mlir::cudnn_backend::CudnnBackendDialect"];
}

#endif // CUDNNFE_CONVERSION_PASSES_TD
