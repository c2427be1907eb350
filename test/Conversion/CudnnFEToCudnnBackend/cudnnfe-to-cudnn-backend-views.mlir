// RUN: cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend | FileCheck %s

// Transposes and reshapes of arguments change dims and strides only; one
// argument may be read in several ways.
// CHECK-LABEL: cudnn_backend.program @input_program
// CHECK-SAME:    bind {1 = arg 0, 2 = arg 0, 3 = result 0}
// CHECK:         DIMENSIONS = [1, 24, 16], STRIDES = [384, 16, 1], UNIQUE_ID = 1
// CHECK:         DIMENSIONS = [1, 16, 24], STRIDES = [384, 1, 16], UNIQUE_ID = 2
// CHECK:         DIMENSIONS = [1, 24, 24], STRIDES = [576, 24, 1], UNIQUE_ID = 3
// CHECK-NOT:     operation_reshape
cudnnfe.graph @input(%x: tensor<4x6x16xf16>) -> tensor<24x24xf32> {
  %a = cudnnfe.reshape %x : (tensor<4x6x16xf16>) -> tensor<24x16xf16>
  %b = cudnnfe.transpose %a permutation([1, 0])
      : (tensor<24x16xf16>) -> tensor<16x24xf16>
  %c = cudnnfe.matmul %a, %b
      : (tensor<24x16xf16>, tensor<16x24xf16>) -> tensor<24x24xf32>
  cudnnfe.return %c : tensor<24x24xf32>
}

// Those of a result change how it is written.
// CHECK-LABEL: cudnn_backend.program @output_program
// CHECK:         DIMENSIONS = [2, 16, 24], STRIDES = [384, 1, 16], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
cudnnfe.graph @output(%a: tensor<2x16x8xf16>, %b: tensor<2x8x24xf16>)
    -> tensor<2x4x6x16xf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<2x16x8xf16>, tensor<2x8x24xf16>) -> tensor<2x16x24xf16>
  %t = cudnnfe.transpose %c permutation([0, 2, 1])
      : (tensor<2x16x24xf16>) -> tensor<2x24x16xf16>
  %r = cudnnfe.reshape %t : (tensor<2x24x16xf16>) -> tensor<2x4x6x16xf16>
  cudnnfe.return %r : tensor<2x4x6x16xf16>
}

// A value that is returned twice is copied, and so is an argument.
// CHECK-LABEL: cudnn_backend.program @copies_program
// CHECK-SAME:    bind {1 = arg 0, 2 = result 0, 3 = result 1, 4 = result 2}
// CHECK:         descriptor pointwise {MODE = exp, MATH_PREC = float}
// CHECK:         descriptor pointwise {MODE = identity, MATH_PREC = float}
// CHECK-NEXT:    XDESC = %t2, YDESC = %t3}
// CHECK-NEXT:    descriptor pointwise {MODE = identity, MATH_PREC = float}
// CHECK-NEXT:    XDESC = %t1, YDESC = %t4}
cudnnfe.graph @copies(%x: tensor<4x8xf32>)
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %y = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y, %y, %x : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// A change of layout is an operation; integers are not moved as floats.
// CHECK-LABEL: cudnn_backend.program @relayout_program
// CHECK:         DIMENSIONS = [8, 16, 1, 1], STRIDES = [16, 1, 16, 16]
// CHECK:         DIMENSIONS = [8, 16, 1, 1], STRIDES = [1, 8, 128, 128]
// CHECK:         descriptor pointwise {MODE = identity, MATH_PREC = int64}
cudnnfe.graph @relayout(%x: tensor<1x8x4x4xi64>)
    -> tensor<1x8x4x4xi64, #cudnnfe.layout<strides = [128, 1, 32, 8]>> {
  %y = cudnnfe.relayout %x : tensor<1x8x4x4xi64>
      to tensor<1x8x4x4xi64, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
  cudnnfe.return %y
      : tensor<1x8x4x4xi64, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
}
