// G21: an f32 convolution on a target where only TF32 engines exist is refused,
// never run at another precision; allowed, it is built and the note is printed.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache %{options}" --split-input-file

// REDEFINE: %{mock} = engine=7,0,-1,0,A;engine=8,0,-1,1,A;engine=9,0,-1,0+9,FALLBACK
// REDEFINE: %{options} = explain
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=error:
// CHECK: :[[#%u,STRICT:]]:1: error: unsupported on this target: no engine of cuDNN 9.19.0 serves the graph: 3 considered (device h200)
// CHECK: :[[#STRICT+2]]:8: note: eng7, eng9: allow_tf32 = false: the engine computes float32 data in TF32 (numerical note TENSOR_CORE)
// CHECK: :[[#STRICT+2]]:8: note: eng8: allow_tf32 = false: the engine computes float32 data in TF32 (numerical note DOWN_CONVERT_INPUTS)
// CHECK: remark: #0 A eng7, workspace 0, TENSOR_CORE: built

// Where a strict engine exists it is taken, whatever its rank.
// REDEFINE: %{mock} = engine=7,0,-1,0,A;engine=8,0,-1,1,A;engine=2,0,-1,-,FALLBACK
// RUN: %{run} 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: remark: #0 A eng7, workspace 0, TENSOR_CORE: barred, allow_tf32 = false
// RANK: remark: #2 FALLBACK eng2, workspace 0: built
// RANK: numerical_notes = [tensor_core]

// A pin does not override it.
// REDEFINE: %{options} = pin=eng7
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=PIN --implicit-check-not=error:
// PIN: error: unsupported on this target: no pinned engine serves the graph
// PIN: note: eng7: allow_tf32 = false

cudnnfe.graph @strict(%x: tensor<2x8x16x16xf32>, %w: tensor<8x8x3x3xf32>)
    -> tensor<2x8x14x14xf32> {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<2x8x16x16xf32>, tensor<8x8x3x3xf32>) -> tensor<2x8x14x14xf32>
  cudnnfe.return %y : tensor<2x8x14x14xf32>
}

// -----

cudnnfe.graph @allowed(%x: tensor<2x8x16x16xf32>, %w: tensor<8x8x3x3xf32>)
    -> tensor<2x8x14x14xf32> attributes {allow_tf32} {
  %y = cudnnfe.conv_fprop %x, %w
      : (tensor<2x8x16x16xf32>, tensor<8x8x3x3xf32>) -> tensor<2x8x14x14xf32>
  cudnnfe.return %y : tensor<2x8x14x14xf32>
}
