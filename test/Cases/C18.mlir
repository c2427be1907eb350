// C18: a convolution with a virtual result and a bias. What cuDNN is told, call by
// call; and when it then declines every engine, why, engine by engine.

// DEFINE: %{mock} =
// DEFINE: %{options} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %s --convert-cudnnfe-to-cudnn-backend --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache %{options}" -o /dev/null

// REDEFINE: %{mock} = log=%t.log
// RUN: rm -f %t.log
// RUN: %{run} 2>&1 | count 0
// RUN: FileCheck %s < %t.log

// The device comes first and is not part of the graph. Attributes in the order
// of their numbers, none that only says what is the default: alignment and uid
// stand on every tensor, the virtual one says so, alpha and beta of the
// convolution have no default.
// CHECK:      Finalize DEVICEPROP#0 -> 0
// CHECK-NEXT: CreateDescriptor TENSOR#1 -> 0
// CHECK-NEXT: SetAttribute TENSOR#1 BYTE_ALIGNMENT INT64 [16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#1 DATA_TYPE DATA_TYPE [2] -> 0
// CHECK-NEXT: SetAttribute TENSOR#1 DIMENSIONS INT64 [2,8,16,16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#1 STRIDES INT64 [2048,1,128,8] -> 0
// CHECK-NEXT: SetAttribute TENSOR#1 UNIQUE_ID INT64 [1] -> 0
// CHECK-NEXT: Finalize TENSOR#1 -> 0
// CHECK-NEXT: CreateDescriptor TENSOR#2 -> 0
// CHECK-NEXT: SetAttribute TENSOR#2 BYTE_ALIGNMENT INT64 [16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#2 DATA_TYPE DATA_TYPE [2] -> 0
// CHECK-NEXT: SetAttribute TENSOR#2 DIMENSIONS INT64 [8,8,3,3] -> 0
// CHECK-NEXT: SetAttribute TENSOR#2 STRIDES INT64 [72,1,24,8] -> 0
// CHECK-NEXT: SetAttribute TENSOR#2 UNIQUE_ID INT64 [2] -> 0
// CHECK-NEXT: Finalize TENSOR#2 -> 0
// CHECK-NEXT: CreateDescriptor TENSOR#3 -> 0
// CHECK-NEXT: SetAttribute TENSOR#3 BYTE_ALIGNMENT INT64 [16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#3 DATA_TYPE DATA_TYPE [0] -> 0
// CHECK-NEXT: SetAttribute TENSOR#3 DIMENSIONS INT64 [2,8,16,16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#3 STRIDES INT64 [2048,1,128,8] -> 0
// CHECK-NEXT: SetAttribute TENSOR#3 UNIQUE_ID INT64 [3] -> 0
// CHECK-NEXT: SetAttribute TENSOR#3 IS_VIRTUAL BOOLEAN [1] -> 0
// CHECK-NEXT: Finalize TENSOR#3 -> 0
// CHECK-NEXT: CreateDescriptor TENSOR#4 -> 0
// CHECK-NEXT: SetAttribute TENSOR#4 BYTE_ALIGNMENT INT64 [16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#4 DATA_TYPE DATA_TYPE [2] -> 0
// CHECK-NEXT: SetAttribute TENSOR#4 DIMENSIONS INT64 [1,8,1,1] -> 0
// CHECK-NEXT: SetAttribute TENSOR#4 STRIDES INT64 [8,1,1,1] -> 0
// CHECK-NEXT: SetAttribute TENSOR#4 UNIQUE_ID INT64 [4] -> 0
// CHECK-NEXT: Finalize TENSOR#4 -> 0
// CHECK-NEXT: CreateDescriptor TENSOR#5 -> 0
// CHECK-NEXT: SetAttribute TENSOR#5 BYTE_ALIGNMENT INT64 [16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#5 DATA_TYPE DATA_TYPE [2] -> 0
// CHECK-NEXT: SetAttribute TENSOR#5 DIMENSIONS INT64 [2,8,16,16] -> 0
// CHECK-NEXT: SetAttribute TENSOR#5 STRIDES INT64 [2048,1,128,8] -> 0
// CHECK-NEXT: SetAttribute TENSOR#5 UNIQUE_ID INT64 [5] -> 0
// CHECK-NEXT: Finalize TENSOR#5 -> 0
// CHECK-NEXT: CreateDescriptor CONVOLUTION#6 -> 0
// CHECK-NEXT: SetAttribute CONVOLUTION#6 COMP_TYPE DATA_TYPE [0] -> 0
// CHECK-NEXT: SetAttribute CONVOLUTION#6 CONV_MODE CONVOLUTION_MODE [1] -> 0
// CHECK-NEXT: SetAttribute CONVOLUTION#6 DILATIONS INT64 [1,1] -> 0
// CHECK-NEXT: SetAttribute CONVOLUTION#6 FILTER_STRIDES INT64 [1,1] -> 0
// CHECK-NEXT: SetAttribute CONVOLUTION#6 POST_PADDINGS INT64 [1,1] -> 0
// CHECK-NEXT: SetAttribute CONVOLUTION#6 PRE_PADDINGS INT64 [1,1] -> 0
// CHECK-NEXT: SetAttribute CONVOLUTION#6 SPATIAL_DIMS INT64 [2] -> 0
// CHECK-NEXT: Finalize CONVOLUTION#6 -> 0
// CHECK-NEXT: CreateDescriptor OPERATION_CONVOLUTION_FORWARD#7 -> 0
// CHECK-NEXT: SetAttribute OPERATION_CONVOLUTION_FORWARD#7 ALPHA FLOAT [1.000000] -> 0
// CHECK-NEXT: SetAttribute OPERATION_CONVOLUTION_FORWARD#7 BETA FLOAT [0.000000] -> 0
// CHECK-NEXT: SetAttribute OPERATION_CONVOLUTION_FORWARD#7 CONV_DESC BACKEND_DESCRIPTOR [CONVOLUTION#6] -> 0
// CHECK-NEXT: SetAttribute OPERATION_CONVOLUTION_FORWARD#7 W BACKEND_DESCRIPTOR [TENSOR#2] -> 0
// CHECK-NEXT: SetAttribute OPERATION_CONVOLUTION_FORWARD#7 X BACKEND_DESCRIPTOR [TENSOR#1] -> 0
// CHECK-NEXT: SetAttribute OPERATION_CONVOLUTION_FORWARD#7 Y BACKEND_DESCRIPTOR [TENSOR#3] -> 0
// CHECK-NEXT: Finalize OPERATION_CONVOLUTION_FORWARD#7 -> 0
// CHECK-NEXT: CreateDescriptor POINTWISE#8 -> 0
// CHECK-NEXT: SetAttribute POINTWISE#8 MODE POINTWISE_MODE [0] -> 0
// CHECK-NEXT: SetAttribute POINTWISE#8 MATH_PREC DATA_TYPE [0] -> 0
// CHECK-NEXT: Finalize POINTWISE#8 -> 0
// CHECK-NEXT: CreateDescriptor OPERATION_POINTWISE#9 -> 0
// CHECK-NEXT: SetAttribute OPERATION_POINTWISE#9 PW_DESCRIPTOR BACKEND_DESCRIPTOR [POINTWISE#8] -> 0
// CHECK-NEXT: SetAttribute OPERATION_POINTWISE#9 XDESC BACKEND_DESCRIPTOR [TENSOR#3] -> 0
// CHECK-NEXT: SetAttribute OPERATION_POINTWISE#9 BDESC BACKEND_DESCRIPTOR [TENSOR#4] -> 0
// CHECK-NEXT: SetAttribute OPERATION_POINTWISE#9 YDESC BACKEND_DESCRIPTOR [TENSOR#5] -> 0
// CHECK-NEXT: Finalize OPERATION_POINTWISE#9 -> 0
// CHECK-NEXT: CreateDescriptor OPERATIONGRAPH#10 -> 0
// CHECK-NEXT: SetAttribute OPERATIONGRAPH#10 OPS BACKEND_DESCRIPTOR [OPERATION_CONVOLUTION_FORWARD#7,OPERATION_POINTWISE#9] -> 0
// CHECK-NEXT: Finalize OPERATIONGRAPH#10 -> 0

// Every engine is offered and every one fails: the reason of each, at the
// convolution, equal ones once.
// REDEFINE: %{mock} = engine=1,0,-1,0,A;engine=2,0,-1,0,A;engine=3,0,-1,0,A;engine=4,0,-1,0,A;engine=5,0,-1,0,FALLBACK;decline=1,3000;decline=2,3004;decline=3,3003;decline=4,3004;decline=5,3000;message=conv alpha is not 1
// RUN: not %{run} 2>&1 | FileCheck %s --check-prefix=REFUSED --implicit-check-not=error:
// REFUSED: :[[#%u,GRAPH:]]:1: error: unsupported on this target: no engine of cuDNN 9.19.0 serves the graph: 5 considered (device h200)
// REFUSED: :[[#GRAPH+3]]:8: note: eng2, eng4: {{.*}}CUDNN_STATUS_NOT_SUPPORTED_LAYOUT (3004): conv alpha is not 1
// REFUSED: :[[#GRAPH+3]]:8: note: eng3: {{.*}}CUDNN_STATUS_NOT_SUPPORTED_DATA_TYPE (3003)
// REFUSED: :[[#GRAPH+3]]:8: note: eng1, eng5: {{.*}}CUDNN_STATUS_NOT_SUPPORTED (3000)

#x = #cudnnfe.layout<strides = [2048, 1, 128, 8]>
#w = #cudnnfe.layout<strides = [72, 1, 24, 8]>
cudnnfe.graph @conv_bias(%x: tensor<2x8x16x16xf16, #x>, %w: tensor<8x8x3x3xf16, #w>,
                         %bias: tensor<1x8x1x1xf16>)
    -> tensor<2x8x16x16xf16, #x> {
  %c = cudnnfe.conv_fprop %x, %w pre_padding([1, 1]) post_padding([1, 1])
      : (tensor<2x8x16x16xf16, #x>, tensor<8x8x3x3xf16, #w>)
      -> tensor<2x8x16x16xf32, #x>
  %y = cudnnfe.add %c, %bias
      : (tensor<2x8x16x16xf32, #x>, tensor<1x8x1x1xf16>)
      -> tensor<2x8x16x16xf16, #x>
  cudnnfe.return %y : tensor<2x8x16x16xf16, #x>
}
