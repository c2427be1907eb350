// RUN: cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend | FileCheck %s

// Rank 2 becomes rank 3, operands are lifted to the rank of the graph, literals
// are bound as values.
// CHECK-LABEL: cudnnfe.graph @epilogue
// CHECK-LABEL: cudnn_backend.program @epilogue_program for @epilogue cudnn = 91900
// CHECK-SAME:    bind {1 = arg 0, 2 = arg 1, 4 = arg 2, 6 = value 5.000000e-01 : f32, 8 = result 0} {
// CHECK-NEXT:    %[[A:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 64], STRIDES = [8192, 64, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
// CHECK-NEXT:    %[[B:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 32], STRIDES = [2048, 32, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
// CHECK-NEXT:    %[[C:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 128, 32], STRIDES = [4096, 32, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[BIAS:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 1, 32], STRIDES = [32, 32, 1], UNIQUE_ID = 4, BYTE_ALIGNMENT = 16}
// CHECK-NEXT:    %[[D:.*]] = descriptor tensor {DATA_TYPE = float, {{.*}}, UNIQUE_ID = 5, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[HALF:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 6, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
// CHECK-NEXT:    %[[E:.*]] = descriptor tensor {DATA_TYPE = float, {{.*}}, UNIQUE_ID = 7, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[F:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 128, 32], STRIDES = [4096, 32, 1], UNIQUE_ID = 8, BYTE_ALIGNMENT = 16}
// CHECK-NEXT:    %[[MATMUL:.*]] = descriptor matmul {COMP_TYPE = float}
// CHECK-NEXT:    %[[OP0:.*]] = descriptor operation_matmul {ADESC = %[[A]], BDESC = %[[B]], CDESC = %[[C]], DESC = %[[MATMUL]]}
// CHECK-NEXT:    %[[ADD:.*]] = descriptor pointwise {MODE = add, MATH_PREC = float}
// CHECK-NEXT:    %[[OP1:.*]] = descriptor operation_pointwise {PW_DESCRIPTOR = %[[ADD]], XDESC = %[[C]], YDESC = %[[D]], BDESC = %[[BIAS]]}
// CHECK-NEXT:    %[[MUL:.*]] = descriptor pointwise {MODE = mul, MATH_PREC = float}
// CHECK-NEXT:    %[[OP2:.*]] = descriptor operation_pointwise {PW_DESCRIPTOR = %[[MUL]], XDESC = %[[D]], YDESC = %[[E]], BDESC = %[[HALF]]}
// CHECK-NEXT:    %[[GELU:.*]] = descriptor pointwise {MODE = gelu_fwd, MATH_PREC = float}
// CHECK-NEXT:    %[[OP3:.*]] = descriptor operation_pointwise {PW_DESCRIPTOR = %[[GELU]], XDESC = %[[E]], YDESC = %[[F]]}
// CHECK-NEXT:    %{{.*}} = descriptor operationgraph {OPS = [%[[OP0]] : operation_matmul, %[[OP1]] : operation_pointwise, %[[OP2]] : operation_pointwise, %[[OP3]] : operation_pointwise]}
// CHECK-NEXT:  }
cudnnfe.graph @epilogue(%a: tensor<128x64xf16>, %b: tensor<64x32xf16>,
                        %bias: tensor<32xf16>) -> tensor<128x32xf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<128x64xf16>, tensor<64x32xf16>) -> tensor<128x32xf32>
  %d = cudnnfe.add %c, %bias
      : (tensor<128x32xf32>, tensor<32xf16>) -> tensor<128x32xf32>
  %half = cudnnfe.constant 5.0e-01 : f32
  %e = cudnnfe.mul %d, %half : (tensor<128x32xf32>, f32) -> tensor<128x32xf32>
  %f = cudnnfe.gelu %e : (tensor<128x32xf32>) -> tensor<128x32xf16>
  cudnnfe.return %f : tensor<128x32xf16>
}

// The batch dims of rank 4 become one; a broadcast batch and a transposed
// operand stay what they are.
// CHECK-LABEL: cudnn_backend.program @batched_program
// CHECK:         descriptor tensor {DATA_TYPE = bfloat16, DIMENSIONS = [8, 128, 64], STRIDES = [8192, 64, 1]
// CHECK:         descriptor tensor {DATA_TYPE = bfloat16, DIMENSIONS = [1, 64, 32], STRIDES = [2048, 1, 64]
// CHECK:         descriptor tensor {DATA_TYPE = bfloat16, DIMENSIONS = [8, 128, 32], STRIDES = [4096, 32, 1]
cudnnfe.graph @batched(%a: tensor<2x4x128x64xbf16>, %b: tensor<1x1x32x64xbf16>)
    -> tensor<2x4x128x32xbf16> {
  %bt = cudnnfe.transpose %b permutation([0, 1, 3, 2])
      : (tensor<1x1x32x64xbf16>) -> tensor<1x1x64x32xbf16>
  %c = cudnnfe.matmul %a, %bt
      : (tensor<2x4x128x64xbf16>, tensor<1x1x64x32xbf16>)
      -> tensor<2x4x128x32xbf16>
  cudnnfe.return %c : tensor<2x4x128x32xbf16>
}

// Batch dims that are not one piece of memory (BSHD strides) stay.
// CHECK-LABEL: cudnn_backend.program @strided_batch_program
// CHECK:         DIMENSIONS = [2, 4, 128, 64], STRIDES = [32768, 64, 256, 1]
cudnnfe.graph @strided_batch(
    %a: tensor<2x4x128x64xbf16, #cudnnfe.layout<strides = [32768, 64, 256, 1]>>,
    %b: tensor<2x4x64x32xbf16>) -> tensor<2x4x128x32xbf16> {
  %c = cudnnfe.matmul %a, %b
      : (tensor<2x4x128x64xbf16, #cudnnfe.layout<strides = [32768, 64, 256, 1]>>,
         tensor<2x4x64x32xbf16>) -> tensor<2x4x128x32xbf16>
  cudnnfe.return %c : tensor<2x4x128x32xbf16>
}

// Overrides, padding, the compute type of the graph, a layout's alignment.
// CHECK-LABEL: cudnn_backend.program @overrides_program
// CHECK:         %[[A:.*]] = descriptor tensor {DATA_TYPE = half, {{.*}}, UNIQUE_ID = 1, BYTE_ALIGNMENT = 4}
// CHECK:         %[[M:.*]] = descriptor tensor {DATA_TYPE = int32, DIMENSIONS = [8, 1, 1]
// CHECK:         %[[MATMUL:.*]] = descriptor matmul {COMP_TYPE = half, PADDING_VALUE = double -1.000000e+00}
// CHECK:         descriptor operation_matmul {ADESC = %[[A]], {{.*}}, DESC = %[[MATMUL]], GEMM_M_OVERRIDE_DESC = %[[M]], GEMM_K_OVERRIDE_DESC = %[[M]]}
cudnnfe.graph @overrides(
    %a: tensor<8x128x64xf16, #cudnnfe.layout<strides = [8192, 64, 1], alignment = 4>>,
    %b: tensor<8x64x32xf16>, %m: tensor<8x1x1xi32>) -> tensor<8x128x32xf16>
    attributes {compute_type = f16} {
  %c = cudnnfe.matmul %a, %b m_override(%m) k_override(%m) {padding_value = -1.0}
      : (tensor<8x128x64xf16, #cudnnfe.layout<strides = [8192, 64, 1], alignment = 4>>,
         tensor<8x64x32xf16>, tensor<8x1x1xi32>, tensor<8x1x1xi32>)
      -> tensor<8x128x32xf16>
  cudnnfe.return %c : tensor<8x128x32xf16>
}
