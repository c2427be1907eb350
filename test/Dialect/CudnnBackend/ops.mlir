// RUN: cudnnfe-opt %s | FileCheck %s
// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --mlir-print-op-generic | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --emit-bytecode | cudnnfe-opt | FileCheck %s

func.func private @matmul(tensor<1x128x64xf16>, tensor<1x64x32xf16>) -> tensor<1x128x32xf16>

// A program of a graph: what the tensors stand for, and the operation graph.
// CHECK-LABEL: cudnn_backend.program private @matmul_program for @matmul cudnn = 91900
// CHECK-SAME:    bind {1 = arg 0, 2 = arg 1 offset 64, 4 = value 1.250000e-01 : f32, 5 = result 0} {
// CHECK-NEXT:    %[[A:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 64], STRIDES = [8192, 64, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
// CHECK-NEXT:    %[[B:.*]] = descriptor tensor {DATA_TYPE = half,
// CHECK-NEXT:    %[[C:.*]] = descriptor tensor {{.*}}, UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[S:.*]] = descriptor tensor {{.*}}, UNIQUE_ID = 4, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
// CHECK-NEXT:    %[[Y:.*]] = descriptor tensor
// CHECK-NEXT:    %[[MATMUL:.*]] = descriptor matmul {COMP_TYPE = float}
// CHECK-NEXT:    %[[OP0:.*]] = descriptor operation_matmul {ADESC = %[[A]], BDESC = %[[B]], CDESC = %[[C]], DESC = %[[MATMUL]]}
// CHECK-NEXT:    %[[MUL:.*]] = descriptor pointwise {MODE = mul, MATH_PREC = float}
// CHECK-NEXT:    %[[OP1:.*]] = descriptor operation_pointwise {PW_DESCRIPTOR = %[[MUL]], XDESC = %[[C]], BDESC = %[[S]], YDESC = %[[Y]], ALPHA1 = float 1.000000e+00, ALPHA2 = float 1.000000e+00}
// CHECK-NEXT:    %{{.*}} = descriptor operationgraph {OPS = [%[[OP0]] : operation_matmul, %[[OP1]] : operation_pointwise]}
cudnn_backend.program private @matmul_program for @matmul cudnn = 91900
    bind {1 = arg 0, 2 = arg 1 offset 64, 4 = value 1.250000e-01 : f32, 5 = result 0} {
  %a = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 64], STRIDES = [8192, 64, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %b = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 32], STRIDES = [2048, 32, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %c = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 128, 32], STRIDES = [4096, 32, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %s = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 4, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 32], STRIDES = [4096, 32, 1], UNIQUE_ID = 5, BYTE_ALIGNMENT = 16}
  %matmul = descriptor matmul {COMP_TYPE = float}
  %op = descriptor operation_matmul {ADESC = %a, BDESC = %b, CDESC = %c, DESC = %matmul}
  %mul = descriptor pointwise {MODE = mul, MATH_PREC = float}
  %op2 = descriptor operation_pointwise {PW_DESCRIPTOR = %mul, XDESC = %c, BDESC = %s, YDESC = %y, ALPHA1 = float 1.0, ALPHA2 = float 1.0}
  %graph = descriptor operationgraph {OPS = [%op : operation_matmul, %op2 : operation_pointwise]}
}

// Values whose type is a choice, floating-point numbers that have no short
// decimal, fractions.
// CHECK-LABEL: cudnn_backend.program @values cudnn = 91900 {
// CHECK:         RELU_LOWER_CLIP = double 1.000000e-01, RELU_UPPER_CLIP = double 3.4028234663852886E+38, RELU_LOWER_CLIP_SLOPE = float 0x7F800000}
// CHECK:         descriptor resample {{.*}} POST_PADDINGS = int64 [0, 0], PRE_PADDINGS = fraction [(1, 2), (0, 1)]
cudnn_backend.program @values cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 8, 8, 8], STRIDES = [512, 1, 64, 8], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %v = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [2, 8, 8, 8], STRIDES = [512, 1, 64, 8], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 8, 4, 4], STRIDES = [128, 1, 32, 8], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
  %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float, NAN_PROPAGATION = propagate_nan, RELU_LOWER_CLIP = double 0.1, RELU_UPPER_CLIP = double 3.4028234663852886e+38, RELU_LOWER_CLIP_SLOPE = float 0x7F800000}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu, XDESC = %x, YDESC = %v}
  %pool = descriptor resample {MODE = avgpool_include_padding, COMP_TYPE = float, SPATIAL_DIMS = 2, POST_PADDINGS = int64 [0, 0], PRE_PADDINGS = fraction [(1, 2), (0, 1)], STRIDES = int64 [2, 2], WINDOW_DIMS = int64 [2, 2], PADDING_MODE = zero_pad}
  %op2 = descriptor operation_resample_fwd {XDESC = %v, YDESC = %y, DESC = %pool}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise, %op2 : operation_resample_fwd]}
}

// A seed is a number or a tensor, which its syntax shows.
// CHECK-LABEL: cudnn_backend.program @seeds
// CHECK:         descriptor operation_rng {YDESC = %{{.*}}, DESC = %{{.*}}, SEED = int64 -7}
// CHECK:         descriptor operation_rng {YDESC = %{{.*}}, DESC = %{{.*}}, SEED = %[[SEED:.*]], OFFSET_DESC = %[[SEED]]}
cudnn_backend.program @seeds cudnn = 91900 {
  %seed = descriptor tensor {DATA_TYPE = int64, DIMENSIONS = [1, 1, 1, 1], STRIDES = [1, 1, 1, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 2, 8, 8], STRIDES = [128, 64, 8, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %z = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 2, 8, 8], STRIDES = [128, 64, 8, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
  %rng = descriptor rng {DISTRIBUTION = bernoulli, BERNOULLI_DIST_PROBABILITY = 0.9}
  %op = descriptor operation_rng {YDESC = %y, DESC = %rng, SEED = int64 -7}
  %op2 = descriptor operation_rng {YDESC = %z, DESC = %rng, SEED = %seed, OFFSET_DESC = %seed}
  %graph = descriptor operationgraph {OPS = [%op : operation_rng, %op2 : operation_rng]}
}
