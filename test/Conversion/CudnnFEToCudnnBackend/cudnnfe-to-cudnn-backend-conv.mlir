// RUN: cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend | FileCheck %s

#x = #cudnnfe.layout<strides = [65536, 1, 2048, 64]>
#w = #cudnnfe.layout<strides = [576, 1, 192, 64]>
#y = #cudnnfe.layout<strides = [16384, 1, 1024, 64]>

// The layouts of the author, paddings that differ, an epilogue on the virtual
// result.
// CHECK-LABEL: cudnn_backend.program @conv_program
// CHECK-SAME:    bind {1 = arg 0, 2 = arg 1, 4 = arg 2, 6 = result 0}
// CHECK-NEXT:    %[[X:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [8, 64, 32, 32], STRIDES = [65536, 1, 2048, 64]
// CHECK-NEXT:    %[[W:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 64, 3, 3], STRIDES = [576, 1, 192, 64]
// CHECK-NEXT:    %[[C:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [8, 64, 16, 16], {{.*}}, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[BIAS:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 1, 1]
// CHECK-NEXT:    %[[D:.*]] = descriptor tensor {DATA_TYPE = float, {{.*}}, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[Y:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [8, 64, 16, 16], STRIDES = [16384, 1, 1024, 64]
// CHECK-NEXT:    %[[CONV:.*]] = descriptor convolution {COMP_TYPE = float, CONV_MODE = cross_correlation, SPATIAL_DIMS = 2, PRE_PADDINGS = [0, 0], POST_PADDINGS = [1, 1], DILATIONS = [1, 1], FILTER_STRIDES = [2, 2]}
// CHECK-NEXT:    %[[OP0:.*]] = descriptor operation_convolution_forward {X = %[[X]], W = %[[W]], Y = %[[C]], CONV_DESC = %[[CONV]], ALPHA = float 1.000000e+00, BETA = float 0.000000e+00}
// CHECK-NEXT:    descriptor pointwise {MODE = add, MATH_PREC = float}
// CHECK-NEXT:    XDESC = %[[C]], YDESC = %[[D]], BDESC = %[[BIAS]]}
// CHECK-NEXT:    descriptor pointwise {MODE = relu_fwd, MATH_PREC = float, NAN_PROPAGATION = propagate_nan}
// CHECK-NEXT:    XDESC = %[[D]], YDESC = %[[Y]]}
cudnnfe.graph @conv(%x: tensor<8x64x32x32xf16, #x>, %w: tensor<64x64x3x3xf16, #w>,
                    %bias: tensor<1x64x1x1xf16>)
    -> tensor<8x64x16x16xf16, #y> {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([0, 0]) post_padding([1, 1])
      stride([2, 2])
      : (tensor<8x64x32x32xf16, #x>, tensor<64x64x3x3xf16, #w>)
      -> tensor<8x64x16x16xf32>
  %d = cudnnfe.add %c, %bias
      : (tensor<8x64x16x16xf32>, tensor<1x64x1x1xf16>) -> tensor<8x64x16x16xf32>
  %y = cudnnfe.relu %d : (tensor<8x64x16x16xf32>) -> tensor<8x64x16x16xf16, #y>
  cudnnfe.return %y : tensor<8x64x16x16xf16, #y>
}

// One spatial dim, the mode that flips the filter, dilation, groups.
// CHECK-LABEL: cudnn_backend.program @conv1d_program
// CHECK:         DIMENSIONS = [16, 2, 3]
// CHECK:         descriptor convolution {COMP_TYPE = float, CONV_MODE = convolution, SPATIAL_DIMS = 1, PRE_PADDINGS = [0], POST_PADDINGS = [0], DILATIONS = [2], FILTER_STRIDES = [1]}
cudnnfe.graph @conv1d(%x: tensor<4x8x32xf16>, %w: tensor<16x2x3xf16>)
    -> tensor<4x16x28xf16> {
  %y = cudnnfe.conv_fprop %x, %w dilation([2]) mode(convolution)
      : (tensor<4x8x32xf16>, tensor<16x2x3xf16>) -> tensor<4x16x28xf16>
  cudnnfe.return %y : tensor<4x16x28xf16>
}
