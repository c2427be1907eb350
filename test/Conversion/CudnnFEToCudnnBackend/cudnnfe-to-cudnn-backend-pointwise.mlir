// RUN: cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend | FileCheck %s

#nhwc = #cudnnfe.layout<strides = [16384, 1, 1024, 64]>

// All dims of a dense tensor are one.
// CHECK-LABEL: cudnn_backend.program @flat_program
// CHECK-COUNT-2: DIMENSIONS = [1, 512, 1, 1], STRIDES = [512, 1, 512, 512]
cudnnfe.graph @flat(%x: tensor<4x8x16xf16>) -> tensor<4x8x16xf16> {
  %y = cudnnfe.exp %x : (tensor<4x8x16xf16>) -> tensor<4x8x16xf16>
  cudnnfe.return %y : tensor<4x8x16xf16>
}

// Channels-last with a factor for each channel: pixels by channels. The NaN
// behaviour of relu is set, since the library has another default.
// CHECK-LABEL: cudnn_backend.program @channels_last_program
// CHECK:         DIMENSIONS = [2048, 64, 1, 1], STRIDES = [64, 1, 64, 64], UNIQUE_ID = 1
// CHECK:         DIMENSIONS = [1, 64, 1, 1], STRIDES = [64, 1, 64, 64], UNIQUE_ID = 2
// CHECK:         DIMENSIONS = [2048, 64, 1, 1], STRIDES = [64, 1, 64, 64], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true
// CHECK:         DIMENSIONS = [2048, 64, 1, 1], STRIDES = [64, 1, 64, 64], UNIQUE_ID = 4
// CHECK:         descriptor pointwise {MODE = relu_fwd, MATH_PREC = float, NAN_PROPAGATION = propagate_nan, RELU_UPPER_CLIP = double 6.000000e+00}
cudnnfe.graph @channels_last(%x: tensor<8x64x16x16xf16, #nhwc>,
                             %s: tensor<1x64x1x1xf32>)
    -> tensor<8x64x16x16xf16, #nhwc> {
  %y = cudnnfe.mul %x, %s
      : (tensor<8x64x16x16xf16, #nhwc>, tensor<1x64x1x1xf32>)
      -> tensor<8x64x16x16xf32>
  %z = cudnnfe.relu %y {upper_clip = 6.0}
      : (tensor<8x64x16x16xf32>) -> tensor<8x64x16x16xf16>
  cudnnfe.return %z : tensor<8x64x16x16xf16>
}

// Row-major tensors of three dims, of which the factors lack one each.
// CHECK-LABEL: cudnn_backend.program @rows_and_columns_program
// CHECK:         DIMENSIONS = [8, 64, 32], STRIDES = [2048, 32, 1], UNIQUE_ID = 1
// CHECK:         DIMENSIONS = [8, 64, 1], STRIDES = [64, 1, 1], UNIQUE_ID = 2
cudnnfe.graph @rows_and_columns(%x: tensor<8x64x32xf16>,
                                %s: tensor<8x64x1xf32>, %t: tensor<8x1x32xf32>)
    -> tensor<8x64x32xf16> {
  %y = cudnnfe.mul %x, %s
      : (tensor<8x64x32xf16>, tensor<8x64x1xf32>) -> tensor<8x64x32xf32>
  %z = cudnnfe.mul %y, %t
      : (tensor<8x64x32xf32>, tensor<8x1x32xf32>) -> tensor<8x64x32xf16>
  cudnnfe.return %z : tensor<8x64x32xf16>
}

// Tensors that lie differently merge only what they have in common.
// CHECK-LABEL: cudnn_backend.program @mixed_program
// CHECK:         DIMENSIONS = [8, 256, 64], STRIDES = [16384, 64, 1]
// CHECK:         DIMENSIONS = [8, 256, 64], STRIDES = [16384, 1, 256]
cudnnfe.graph @mixed(%x: tensor<8x64x16x16xf16, #nhwc>)
    -> tensor<8x64x16x16xf16> {
  %y = cudnnfe.exp %x
      : (tensor<8x64x16x16xf16, #nhwc>) -> tensor<8x64x16x16xf16>
  cudnnfe.return %y : tensor<8x64x16x16xf16>
}

// Parameters of activations that differ from the default, three operands, a
// compute type of its own, an index.
// CHECK-LABEL: cudnn_backend.program @modes_program
// CHECK:         DIMENSIONS = [4, 8, 1, 1], STRIDES = [8, 1, 8, 8]
// CHECK:         descriptor pointwise {MODE = elu_fwd, MATH_PREC = float, ELU_ALPHA = double 5.000000e-01}
// CHECK:         descriptor pointwise {MODE = elu_fwd, MATH_PREC = float}
// CHECK:         descriptor pointwise {MODE = swish_fwd, MATH_PREC = float, SWISH_BETA = double 2.000000e+00}
// CHECK:         descriptor pointwise {MODE = softplus_fwd, MATH_PREC = float, SOFTPLUS_BETA = double 3.000000e+00}
// CHECK:         descriptor pointwise {MODE = gen_index, MATH_PREC = int32, AXIS = 1}
// CHECK:         descriptor pointwise {MODE = cmp_gt, MATH_PREC = boolean}
// CHECK:         descriptor pointwise {MODE = binary_select, MATH_PREC = float}
// CHECK-NEXT:    descriptor operation_pointwise {PW_DESCRIPTOR = %{{.*}}, XDESC = %{{.*}}, YDESC = %{{.*}}, BDESC = %{{.*}}, TDESC = %{{.*}}}
cudnnfe.graph @modes(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.elu %x {alpha = 0.5} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = cudnnfe.elu %0 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = cudnnfe.swish %1 {beta = 2.0} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = cudnnfe.softplus %2 {beta = 3.0} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = cudnnfe.gen_index %3 axis(1) {compute_type = i32}
      : (tensor<4x8xf32>) -> tensor<4x8xi32>
  %5 = cudnnfe.cmp_gt %4, %3 {compute_type = i1}
      : (tensor<4x8xi32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %6 = cudnnfe.binary_select %3, %2, %5
      : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<4x8xf32>
  cudnnfe.return %6 : tensor<4x8xf32>
}

// Booleans are bytes here, in memory and in between; in the library they would be
// bits. Logical modes compute in booleans, comparisons do not.
// CHECK-LABEL: cudnn_backend.program @booleans_program
// CHECK:         descriptor tensor {DATA_TYPE = int8, {{.*}}, UNIQUE_ID = 2, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
// CHECK:         descriptor tensor {DATA_TYPE = int8, {{.*}}, UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
// CHECK:         descriptor tensor {DATA_TYPE = int8, {{.*}}, UNIQUE_ID = 4, BYTE_ALIGNMENT = 16}
// CHECK:         descriptor pointwise {MODE = cmp_lt, MATH_PREC = float}
// CHECK:         descriptor pointwise {MODE = logical_or, MATH_PREC = boolean}
cudnnfe.graph @booleans(%x: tensor<4x8xf32>, %m: tensor<4x8xi1>)
    -> tensor<4x8xi1> {
  %c = cudnnfe.cmp_lt %x, %x
      : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  %y = cudnnfe.logical_or %m, %c
      : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  cudnnfe.return %y : tensor<4x8xi1>
}

// A by-value argument keeps its number; an argument that nothing reads has no
// binding.
// CHECK-LABEL: cudnn_backend.program @by_value_program
// CHECK-SAME:    bind {1 = arg 1, 2 = arg 2, 3 = result 0}
// CHECK:         DATA_TYPE = int64, DIMENSIONS = [1, 1, 1, 1], STRIDES = [1, 1, 1, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true
cudnnfe.graph @by_value(%unused: tensor<4xf32>, %x: tensor<4x8xf32>, %s: i64)
    -> tensor<4x8xf32> {
  %y = cudnnfe.pow %x, %s : (tensor<4x8xf32>, i64) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}

// -----

// Literals are numbers of the compute type: f32, rounded. A literal in two compute
// types is two.
// CHECK-LABEL: cudnn_backend.program @literals_program
// CHECK-SAME: = value 2.500000e+00 : f32
// CHECK-SAME: = value 1.600000e-01 : f32
// CHECK-SAME: = value 3.000000e+00 : f32
// CHECK-NOT: DATA_TYPE = double
cudnnfe.graph @literals(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %a = cudnnfe.constant 2.500000e+00 : f64
  %b = cudnnfe.constant 1.600000e-01 : f64
  %c = cudnnfe.constant 3 : i8
  %0 = cudnnfe.mul %x, %a : (tensor<4x8xf16>, f64) -> tensor<4x8xf32>
  %1 = cudnnfe.add %0, %b : (tensor<4x8xf32>, f64) -> tensor<4x8xf32>
  %2 = cudnnfe.mul %1, %c : (tensor<4x8xf32>, i8) -> tensor<4x8xf16>
  cudnnfe.return %2 : tensor<4x8xf16>
}
