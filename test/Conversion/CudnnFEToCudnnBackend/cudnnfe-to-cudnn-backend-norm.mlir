// RUN: cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend | FileCheck %s

// CHECK-LABEL: cudnn_backend.program @layernorm_program
// CHECK-SAME:    bind {1 = arg 0, 2 = arg 1, 3 = arg 2, 4 = value 9.99999974E-6 : f32, 5 = result 0, 6 = result 1, 7 = result 2}
// CHECK-NEXT:    %[[X:.*]] = descriptor tensor {DATA_TYPE = bfloat16, DIMENSIONS = [4, 256, 512]
// CHECK-NEXT:    %[[SCALE:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 512]
// CHECK-NEXT:    %[[BIAS:.*]] = descriptor tensor
// CHECK-NEXT:    %[[EPSILON:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], {{.*}}, IS_BY_VALUE = true}
// CHECK-NEXT:    %[[Y:.*]] = descriptor tensor {DATA_TYPE = bfloat16
// CHECK-NEXT:    %[[MEAN:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [4, 256, 1]
// CHECK-NEXT:    %[[INV:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [4, 256, 1]
// CHECK-NEXT:    descriptor operation_norm_forward {MODE = layer_norm, PHASE = training, XDESC = %[[X]], SCALE_DESC = %[[SCALE]], BIAS_DESC = %[[BIAS]], EPSILON_DESC = %[[EPSILON]], YDESC = %[[Y]], MEAN_DESC = %[[MEAN]], INV_VARIANCE_DESC = %[[INV]]}
cudnnfe.graph @layernorm(%x: tensor<4x256x512xbf16>, %scale: tensor<1x1x512xf32>,
                         %bias: tensor<1x1x512xf32>)
    -> (tensor<4x256x512xbf16>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) {
  %epsilon = cudnnfe.constant 1.0e-05 : f32
  %y, %stats:2 = cudnnfe.layernorm %x, %scale, %bias, %epsilon phase(training)
      : (tensor<4x256x512xbf16>, tensor<1x1x512xf32>, tensor<1x1x512xf32>, f32)
      -> (tensor<4x256x512xbf16>, tensor<4x256x1xf32>, tensor<4x256x1xf32>)
  cudnnfe.return %y, %stats#0, %stats#1
      : tensor<4x256x512xbf16>, tensor<4x256x1xf32>, tensor<4x256x1xf32>
}

// Neither mean nor, in inference, statistics.
// CHECK-LABEL: cudnn_backend.program @rmsnorm_program
// CHECK:         descriptor operation_norm_forward {MODE = rms_norm, PHASE = inference, XDESC = %t1, SCALE_DESC = %t2, EPSILON_DESC = %t3, YDESC = %t4, BIAS_DESC = %t5}
cudnnfe.graph @rmsnorm(%x: tensor<1024x512xbf16>, %scale: tensor<1x512xbf16>,
                       %bias: tensor<1x512xbf16>, %epsilon: f32)
    -> tensor<1024x512xbf16> {
  %y = cudnnfe.rmsnorm %x, %scale, %epsilon bias(%bias) phase(inference)
      : (tensor<1024x512xbf16>, tensor<1x512xbf16>, f32, tensor<1x512xbf16>)
      -> tensor<1024x512xbf16>
  cudnnfe.return %y : tensor<1024x512xbf16>
}

// CHECK-LABEL: cudnn_backend.program @instancenorm_program
// CHECK:         descriptor operation_norm_forward {MODE = instance_norm, PHASE = training, XDESC = %t1, SCALE_DESC = %t2, BIAS_DESC = %t3, EPSILON_DESC = %t4, YDESC = %t5, MEAN_DESC = %t6, INV_VARIANCE_DESC = %t7}
cudnnfe.graph @instancenorm(%x: tensor<2x8x16x16xf16>,
                            %scale: tensor<1x8x1x1xf32>,
                            %bias: tensor<1x8x1x1xf32>, %epsilon: f32)
    -> (tensor<2x8x16x16xf16>, tensor<2x8x1x1xf32>, tensor<2x8x1x1xf32>) {
  %y, %stats:2 = cudnnfe.instancenorm %x, %scale, %bias, %epsilon
      phase(training)
      : (tensor<2x8x16x16xf16>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>, f32)
      -> (tensor<2x8x16x16xf16>, tensor<2x8x1x1xf32>, tensor<2x8x1x1xf32>)
  cudnnfe.return %y, %stats#0, %stats#1
      : tensor<2x8x16x16xf16>, tensor<2x8x1x1xf32>, tensor<2x8x1x1xf32>
}

// Stored statistics make it element-wise, with the forms of such graphs.
// CHECK-LABEL: cudnn_backend.program @batchnorm_program
// CHECK-NEXT:    %[[X:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [512, 8, 1, 1]
// CHECK-NEXT:    %[[MEAN:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 8, 1, 1]
// CHECK-NEXT:    %[[A:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [512, 8, 1, 1], {{.*}}, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[INV:.*]] = descriptor tensor
// CHECK-NEXT:    %[[B:.*]] = descriptor tensor {{.*}}, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[SCALE:.*]] = descriptor tensor
// CHECK-NEXT:    %[[C:.*]] = descriptor tensor {{.*}}, IS_VIRTUAL = true}
// CHECK-NEXT:    %[[BIAS:.*]] = descriptor tensor
// CHECK-NEXT:    %[[Y:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [512, 8, 1, 1]
// CHECK-NEXT:    descriptor pointwise {MODE = sub, MATH_PREC = float}
// CHECK-NEXT:    XDESC = %[[X]], YDESC = %[[A]], BDESC = %[[MEAN]]}
// CHECK-NEXT:    descriptor pointwise {MODE = mul, MATH_PREC = float}
// CHECK-NEXT:    XDESC = %[[A]], YDESC = %[[B]], BDESC = %[[INV]]}
// CHECK-NEXT:    descriptor pointwise {MODE = mul, MATH_PREC = float}
// CHECK-NEXT:    XDESC = %[[B]], YDESC = %[[C]], BDESC = %[[SCALE]]}
// CHECK-NEXT:    descriptor pointwise {MODE = add, MATH_PREC = float}
// CHECK-NEXT:    XDESC = %[[C]], YDESC = %[[Y]], BDESC = %[[BIAS]]}
cudnnfe.graph @batchnorm(%x: tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>, %mean: tensor<1x8x1x1xf32>,
                         %inv_variance: tensor<1x8x1x1xf32>,
                         %scale: tensor<1x8x1x1xf32>,
                         %bias: tensor<1x8x1x1xf32>) -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>> {
  %y = cudnnfe.batchnorm_inference %x, %mean, %inv_variance, %scale, %bias
      : (tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>, tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>,
         tensor<1x8x1x1xf32>, tensor<1x8x1x1xf32>) -> tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
  cudnnfe.return %y : tensor<2x8x16x16xf16, #cudnnfe.layout<strides = [2048, 1, 128, 8]>>
}
