// RUN: cudnnfe-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: cudnnfe-opt --allow-unregistered-dialect %s | cudnnfe-opt --allow-unregistered-dialect | FileCheck %s
// RUN: cudnnfe-opt --allow-unregistered-dialect %s --emit-bytecode | cudnnfe-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: module attributes
module attributes {
  // CHECK-SAME: test.bindings = [#cudnn_backend.binding<1 = arg 0>, #cudnn_backend.binding<2 = arg 0 offset 4096>, #cudnn_backend.binding<7 = result 1>, #cudnn_backend.binding<5 = value 1.250000e-01 : f32>, #cudnn_backend.binding<-6 = value -3 : i64>, #cudnn_backend.binding<9 = workspace offset 0 size 65536>]
  test.bindings = [#cudnn_backend.binding<1 = arg 0>, #cudnn_backend.binding<2 = arg 0 offset 4096>, #cudnn_backend.binding<7 = result 1>, #cudnn_backend.binding<5 = value 0.125 : f32>, #cudnn_backend.binding<-6 = value -3 : i64>, #cudnn_backend.binding<9 = workspace offset 0 size 65536>],
  // CHECK-SAME: test.fields = [#cudnn_backend.field<TENSOR_DIMENSIONS = [1, 128, 64]>, #cudnn_backend.field<OPERATION_POINTWISE_ALPHA1 = float 1.000000e+00>, #cudnn_backend.field<OPERATION_MATMUL_ADESC = operand 0>]
  test.fields = [#cudnn_backend.field<TENSOR_DIMENSIONS = [1, 128, 64]>, #cudnn_backend.field<OPERATION_POINTWISE_ALPHA1 = float 1.0>, #cudnn_backend.field<OPERATION_MATMUL_ADESC = operand 0>],
  // CHECK-SAME: test.kind = !cudnn_backend.desc<operation_sdpa_fwd>
  test.kind = !cudnn_backend.desc<operation_sdpa_fwd>
} {}

// The list of candidates, one on each line; unknown knobs and notes are numbers.
// CHECK-LABEL: cudnn_backend.program @exp cudnn = 91900
// CHECK-SAME:    bind {} policy = "deterministic=1" plans = [
// CHECK-NEXT:      <source = "A", engine = 7, knobs = {kernel_cfg = 21, 61 = 3}, numerical_notes = [tensor_core, 17], behavior_notes = [runtime_compilation], workspace = 0, shared_memory = 65536, status = built, key = "4f2a", device = "h200", sm = 90, cudnn = 91900, blob = plan_4f2a>,
// CHECK-NEXT:      <source = "FALLBACK", engine = 1, status = available>,
// CHECK-NEXT:      <source = "A", engine = 4, status = declined, reason = "no cluster information">] {
cudnn_backend.program @exp cudnn = 91900 bind {} policy = "deterministic=1" plans = [
    <source = "A", engine = 7, knobs = {kernel_cfg = 21, 61 = 3}, numerical_notes = [tensor_core, 17], behavior_notes = [runtime_compilation], workspace = 0, shared_memory = 65536, status = built, key = "4f2a", device = "h200", sm = 90, cudnn = 91900, blob = plan_4f2a>,
    <source = "FALLBACK", engine = 1, status = available>,
    <status = declined, engine = 4, source = "A", reason = "no cluster information">] {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// The bytes of a plan, in text and from bytecode.
// CHECK:      cudnn_backend: {
// CHECK-NEXT:   plan_4f2a: "0x080000007B2261223A317D"
{-#
  dialect_resources: {
    cudnn_backend: {
      plan_4f2a: "0x080000007b2261223a317d"
    }
  }
#-}
