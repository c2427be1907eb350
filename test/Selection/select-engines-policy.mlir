// What a graph demands of its numbers is a hard requirement on engines.

// DEFINE: %{mock} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache"

// Notes: 0 tensor_core, 1 down_convert_inputs, 4 nondeterministic,
// 9 strict_nan_prop; b4 is cuBLASLt.
// REDEFINE: %{mock} = engine=7,0,-1,0+4,A;engine=6,0,-1,1+9,A;engine=0,0,-1,4+9+b4,A;engine=2,0,-1,4,A;engine=1,0,-1,9,FALLBACK
// RUN: %{run} | FileCheck %s

// Float32 operands are multiplied as float32 unless the graph allows TF32, and
// cuBLASLt does not say what it does.
// CHECK-LABEL: cudnn_backend.program @strict_f32_program
// CHECK-SAME:    policy = "modes=A,FALLBACK"
// CHECK:         engine = 7, {{.*}} status = barred, reason = "allow_tf32 = false: the engine computes float32 data in TF32 (numerical note TENSOR_CORE)",
// CHECK:         engine = 6, {{.*}} status = barred, reason = "allow_tf32 = false: the engine computes float32 data in TF32 (numerical note DOWN_CONVERT_INPUTS)",
// CHECK:         engine = 0, {{.*}} status = barred, reason = "allow_tf32 = false: the engine computes float32 data in TF32 (it is cuBLASLt)",
// CHECK:         engine = 2, {{.*}} status = built,
cudnnfe.graph @strict_f32(%a: tensor<1x64x32xf32>, %b: tensor<1x32x48xf32>)
    -> tensor<1x64x48xf32> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf32>, tensor<1x32x48xf32>) -> tensor<1x64x48xf32>
  cudnnfe.return %c : tensor<1x64x48xf32>
}

// CHECK-LABEL: cudnn_backend.program @tf32_program
// CHECK-SAME:    policy = "modes=A,FALLBACK allow_tf32"
// CHECK-NEXT:    <source = "A", engine = 7, {{.*}} status = built,
cudnnfe.graph @tf32(%a: tensor<1x64x32xf32>, %b: tensor<1x32x48xf32>)
    -> tensor<1x64x48xf32> attributes {allow_tf32} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf32>, tensor<1x32x48xf32>) -> tensor<1x64x48xf32>
  cudnnfe.return %c : tensor<1x64x48xf32>
}

// Half precision uses tensor cores without asking.
// CHECK-LABEL: cudnn_backend.program @half_program
// CHECK-NEXT:    <source = "A", engine = 7, {{.*}} status = built,
cudnnfe.graph @half(%a: tensor<1x64x32xf16>, %b: tensor<1x32x48xf16>)
    -> tensor<1x64x48xf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf16>, tensor<1x32x48xf16>) -> tensor<1x64x48xf16>
  cudnnfe.return %c : tensor<1x64x48xf16>
}

// CHECK-LABEL: cudnn_backend.program @deterministic_program
// CHECK-SAME:    policy = "modes=A,FALLBACK deterministic"
// CHECK:         engine = 7, {{.*}} status = barred, reason = "deterministic: the engine has numerical note NONDETERMINISTIC",
// CHECK:         engine = 6, {{.*}} status = built,
cudnnfe.graph @deterministic(%a: tensor<1x64x32xf16>, %b: tensor<1x32x48xf16>)
    -> tensor<1x64x48xf16> attributes {deterministic} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf16>, tensor<1x32x48xf16>) -> tensor<1x64x48xf16>
  cudnnfe.return %c : tensor<1x64x48xf16>
}

// CHECK-LABEL: cudnn_backend.program @strict_nan_program
// CHECK-SAME:    policy = "modes=A,FALLBACK strict_nan"
// CHECK:         engine = 7, {{.*}} status = barred, reason = "strict_nan: the engine lacks numerical note STRICT_NAN_PROP",
// CHECK:         engine = 6, {{.*}} status = built,
cudnnfe.graph @strict_nan(%a: tensor<1x64x32xf16>, %b: tensor<1x32x48xf16>)
    -> tensor<1x64x48xf16> attributes {strict_nan} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf16>, tensor<1x32x48xf16>) -> tensor<1x64x48xf16>
  cudnnfe.return %c : tensor<1x64x48xf16>
}

// All of them: what is left is the last engine of the list.
// CHECK-LABEL: cudnn_backend.program @everything_program
// CHECK-SAME:    policy = "modes=A,FALLBACK deterministic strict_nan"
// CHECK:         engine = 2, {{.*}} status = barred,
// CHECK:         <source = "FALLBACK", engine = 1, {{.*}} status = built,
cudnnfe.graph @everything(%a: tensor<1x64x32xf32>, %b: tensor<1x32x48xf32>)
    -> tensor<1x64x48xf32> attributes {deterministic, strict_nan} {
  %c = cudnnfe.matmul %a, %b
      : (tensor<1x64x32xf32>, tensor<1x32x48xf32>) -> tensor<1x64x48xf32>
  cudnnfe.return %c : tensor<1x64x48xf32>
}

// Where only such engines exist, the graph is refused; the note tells why.
// REDEFINE: %{mock} = engine=7,0,-1,0+4,A;engine=4,0,-1,0+4,FALLBACK
// RUN: not %{run} -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED --implicit-check-not=error:
// REFUSED: error: unsupported on this target: no engine of cuDNN 9.19.0 serves the graph: 2 considered (device h200)
// REFUSED: note: eng7, eng4: allow_tf32 = false: the engine computes float32 data in TF32 (numerical note TENSOR_CORE)
// REFUSED: error: unsupported on this target: no engine
// REFUSED: note: eng7, eng4: deterministic: the engine has numerical note NONDETERMINISTIC
// REFUSED: error: unsupported on this target: no engine
// REFUSED: note: eng7, eng4: strict_nan: the engine lacks numerical note STRICT_NAN_PROP
// REFUSED: error: unsupported on this target: no engine
// REFUSED: note: eng7, eng4: allow_tf32 = false
