// RUN: cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend | FileCheck %s

// Rows: the kept dims are one, the reduced ones too.
// CHECK-LABEL: cudnn_backend.program @rows_program
// CHECK:         %[[X:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [32, 96, 1, 1], STRIDES = [96, 1, 96, 96]
// CHECK:         %[[Y:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [32, 1, 1, 1], STRIDES = [1, 1, 1, 1]
// CHECK:         %[[MAX:.*]] = descriptor reduction {OPERATOR = max, COMP_TYPE = float}
// CHECK:         descriptor operation_reduction {DESC = %[[MAX]], XDESC = %[[X]], YDESC = %[[Y]]}
cudnnfe.graph @rows(%x: tensor<4x8x16x6xf16>) -> tensor<4x8x1x1xf32> {
  %y = cudnnfe.reduction %x mode(max) axes([2, 3])
      : (tensor<4x8x16x6xf16>) -> tensor<4x8x1x1xf32>
  cudnnfe.return %y : tensor<4x8x1x1xf32>
}

// Columns: engines take them as channels of channels-last images.
// CHECK-LABEL: cudnn_backend.program @columns_program
// CHECK:         DIMENSIONS = [32, 16, 1, 1], STRIDES = [16, 1, 16, 16]
// CHECK:         DIMENSIONS = [1, 16, 1, 1], STRIDES = [16, 1, 16, 16]
cudnnfe.graph @columns(%x: tensor<4x8x16xf16>) -> tensor<1x1x16xf32> {
  %y = cudnnfe.reduction %x mode(add) axes([0, 1])
      : (tensor<4x8x16xf16>) -> tensor<1x1x16xf32>
  cudnnfe.return %y : tensor<1x1x16xf32>
}

// CHECK-LABEL: cudnn_backend.program @all_program
// CHECK:         DIMENSIONS = [1, 512, 1, 1], STRIDES = [512, 1, 512, 512]
// CHECK:         DIMENSIONS = [1, 1, 1, 1], STRIDES = [1, 1, 1, 1]
cudnnfe.graph @all(%x: tensor<4x8x16xf16>) -> tensor<1x1x1xf32> {
  %y = cudnnfe.reduction %x mode(amax) axes([0, 1, 2])
      : (tensor<4x8x16xf16>) -> tensor<1x1x1xf32>
  cudnnfe.return %y : tensor<1x1x1xf32>
}

// Operators that the library declares but does not have.
// CHECK-LABEL: cudnn_backend.program @average_program
// CHECK-SAME:    3 = value 6.250000e-02 : f32
// CHECK:         descriptor pointwise {MODE = mul, MATH_PREC = float}
// CHECK:         descriptor reduction {OPERATOR = add, COMP_TYPE = float}
cudnnfe.graph @average(%x: tensor<4x16xf16>) -> tensor<4x1xf32> {
  %y = cudnnfe.reduction %x mode(avg) axes([1])
      : (tensor<4x16xf16>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}

// CHECK-LABEL: cudnn_backend.program @norm1_program
// CHECK:         descriptor pointwise {MODE = abs, MATH_PREC = float}
// CHECK:         descriptor reduction {OPERATOR = add, COMP_TYPE = float}
cudnnfe.graph @norm1(%x: tensor<4x16xf16>) -> tensor<4x1xf32> {
  %y = cudnnfe.reduction %x mode(norm1) axes([1])
      : (tensor<4x16xf16>) -> tensor<4x1xf32>
  cudnnfe.return %y : tensor<4x1xf32>
}

// Only sums depend on their order.
// CHECK-LABEL: cudnn_backend.program @deterministic_program
// CHECK:         descriptor reduction {OPERATOR = add, COMP_TYPE = float, IS_DETERMINISTIC = true}
// CHECK:         descriptor reduction {OPERATOR = max, COMP_TYPE = float}
cudnnfe.graph @deterministic(%x: tensor<4x16xf16>)
    -> (tensor<4x1xf32>, tensor<4x1xf32>) attributes {deterministic} {
  %y = cudnnfe.reduction %x mode(add) axes([1])
      : (tensor<4x16xf16>) -> tensor<4x1xf32>
  %z = cudnnfe.reduction %x mode(max) axes([1])
      : (tensor<4x16xf16>) -> tensor<4x1xf32>
  cudnnfe.return %y, %z : tensor<4x1xf32>, tensor<4x1xf32>
}

// Groups within a dim stay as they are written.
// CHECK-LABEL: cudnn_backend.program @groups_program
// CHECK:         DIMENSIONS = [4, 16]
// CHECK:         DIMENSIONS = [4, 2]
cudnnfe.graph @groups(%x: tensor<4x16xf16>) -> tensor<4x2xf32> {
  %y = cudnnfe.reduction %x mode(add) : (tensor<4x16xf16>) -> tensor<4x2xf32>
  cudnnfe.return %y : tensor<4x2xf32>
}
