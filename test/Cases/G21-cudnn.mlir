// REQUIRES: cudnn

// G21 with the installed cuDNN: for f32 products it has TF32 engines only; for
// f32 convolutions it has others, and one of those is taken.

// RUN: split-file --leading-lines %s %t
// RUN: not cudnnfe-opt %t/refused.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=90800 --cudnnfe-select-engines="device=h200 no-cache" -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=error:
// RUN: cudnnfe-opt %t/built.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=90800 --cudnnfe-select-engines="device=h200 no-cache" | FileCheck %s --check-prefix=BUILT

//--- refused.mlir
// CHECK: :[[#@LINE+2]]:1: error: unsupported on this target: no engine of cuDNN {{.*}} serves the graph: {{[0-9]+}} considered (device h200)
// CHECK: :[[#@LINE+3]]:8: note: eng{{.*}}: allow_tf32 = false: the engine computes float32 data in TF32 (numerical note TENSOR_CORE)
cudnnfe.graph @product(%a: tensor<1x64x64xf32>, %b: tensor<1x64x64xf32>)
    -> tensor<1x64x64xf32> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x64xf32>, tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  cudnnfe.return %c : tensor<1x64x64xf32>
}
// CHECK: :[[#@LINE+2]]:1: error: unsupported on this target: no engine
// CHECK: :[[#@LINE+2]]:8: note: eng{{.*}}: allow_tf32 = false: the engine computes float32 data in TF32
cudnnfe.graph @chain(%a: tensor<1x64x64xf32>, %b: tensor<1x64x64xf32>) -> tensor<1x64x64xf32> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x64xf32>, tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  %d = cudnnfe.relu %c : (tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  cudnnfe.return %d : tensor<1x64x64xf32>
}

//--- built.mlir
// BUILT-LABEL: cudnn_backend.program @product_program
// BUILT:         numerical_notes = [tensor_core{{.*}} status = built
cudnnfe.graph @product(%a: tensor<1x64x64xf32>, %b: tensor<1x64x64xf32>)
    -> tensor<1x64x64xf32> attributes {allow_tf32} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x64xf32>, tensor<1x64x64xf32>) -> tensor<1x64x64xf32>
  cudnnfe.return %c : tensor<1x64x64xf32>
}
// BUILT-LABEL: cudnn_backend.program @strict_program
// BUILT:         status = built
// BUILT-NOT:     tensor_core{{.*}} status = built
// BUILT-NOT:     down_convert_inputs{{.*}} status = built
cudnnfe.graph @strict(%x: tensor<2x8x16x16xf32>, %w: tensor<8x8x3x3xf32>)
    -> tensor<2x8x14x14xf32> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<2x8x16x16xf32>, tensor<8x8x3x3xf32>) -> tensor<2x8x14x14xf32>
  cudnnfe.return %y : tensor<2x8x14x14xf32>
}
