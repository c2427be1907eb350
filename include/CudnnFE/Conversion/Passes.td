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

#endif // CUDNNFE_CONVERSION_PASSES_TD
