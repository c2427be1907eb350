// G08: a plain add, written for two versions of the library: the same calls, of
// which none sets an attribute to its default or one that the older library does
// not know.

// DEFINE: %{mock} =
// DEFINE: %{version} =
// DEFINE: %{run} = env CUDNNFE_MOCK_CONFIG='%{mock}' cudnnfe-opt %t/add.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=%{version} --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache" -o /dev/null
// RUN: rm -rf %t && split-file %s %t
// REDEFINE: %{version} = 90800
// REDEFINE: %{mock} = version=90800;log=%t/old
// RUN: %{run} 2>&1 | count 0
// REDEFINE: %{version} = 91900
// REDEFINE: %{mock} = version=91900;log=%t/new
// RUN: %{run} 2>&1 | count 0
// RUN: diff %t/old %t/new
// RUN: grep SetAttribute %t/old | FileCheck %s --implicit-check-not="SetAttribute TENSOR" --implicit-check-not="SetAttribute {{.*}}POINTWISE"

// CHECK:         DEVICEPROP#0 JSON_REPRESENTATION
// CHECK-NEXT:    SetAttribute TENSOR#1 BYTE_ALIGNMENT INT64 [16]
// CHECK-NEXT:    SetAttribute TENSOR#1 DATA_TYPE DATA_TYPE [2]
// CHECK-NEXT:    SetAttribute TENSOR#1 DIMENSIONS INT64 [1,4096,1,1]
// CHECK-NEXT:    SetAttribute TENSOR#1 STRIDES INT64 [4096,1,4096,4096]
// CHECK-NEXT:    SetAttribute TENSOR#1 UNIQUE_ID INT64 [1]
// CHECK-NEXT:    SetAttribute TENSOR#2 BYTE_ALIGNMENT INT64 [16]
// CHECK-NEXT:    SetAttribute TENSOR#2 DATA_TYPE DATA_TYPE [2]
// CHECK-NEXT:    SetAttribute TENSOR#2 DIMENSIONS INT64 [1,4096,1,1]
// CHECK-NEXT:    SetAttribute TENSOR#2 STRIDES INT64 [4096,1,4096,4096]
// CHECK-NEXT:    SetAttribute TENSOR#2 UNIQUE_ID INT64 [2]
// CHECK-NEXT:    SetAttribute TENSOR#3 BYTE_ALIGNMENT INT64 [16]
// CHECK-NEXT:    SetAttribute TENSOR#3 DATA_TYPE DATA_TYPE [2]
// CHECK-NEXT:    SetAttribute TENSOR#3 DIMENSIONS INT64 [1,4096,1,1]
// CHECK-NEXT:    SetAttribute TENSOR#3 STRIDES INT64 [4096,1,4096,4096]
// CHECK-NEXT:    SetAttribute TENSOR#3 UNIQUE_ID INT64 [3]
// CHECK-NEXT:    SetAttribute POINTWISE#4 MODE POINTWISE_MODE [0]
// CHECK-NEXT:    SetAttribute POINTWISE#4 MATH_PREC DATA_TYPE [0]
// CHECK-NEXT:    SetAttribute OPERATION_POINTWISE#5 PW_DESCRIPTOR BACKEND_DESCRIPTOR [POINTWISE#4]
// CHECK-NEXT:    SetAttribute OPERATION_POINTWISE#5 XDESC BACKEND_DESCRIPTOR [TENSOR#1]
// CHECK-NEXT:    SetAttribute OPERATION_POINTWISE#5 BDESC BACKEND_DESCRIPTOR [TENSOR#2]
// CHECK-NEXT:    SetAttribute OPERATION_POINTWISE#5 YDESC BACKEND_DESCRIPTOR [TENSOR#3]
// CHECK-NEXT:    SetAttribute OPERATIONGRAPH#6

// The descriptors are those of either version.
// RUN: cudnnfe-opt %t/add.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=90800 | FileCheck %s --check-prefix=BOTH
// RUN: cudnnfe-opt %t/add.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=91900 | FileCheck %s --check-prefix=BOTH
// BOTH: descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 4096, 1, 1], STRIDES = [4096, 1, 4096, 4096], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
// BOTH: descriptor pointwise {MODE = add, MATH_PREC = float}

// A program that needs more than the library has is refused before any of its
// descriptors is made.
// RUN: not env CUDNNFE_MOCK_CONFIG="version=90800;log=%t/none" cudnnfe-opt %t/add.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=91900 --cudnnfe-select-engines="cudnn=%obj/unittests/libMockCudnn.so device=h200 no-cache" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NEWER
// NEWER: error: unsupported on this target: the program is for cuDNN 9.19.0 or later but the library is 9.8.0
// RUN: not ls %t/none

// What came later is written where it is asked for, and refused before.
// RUN: cudnnfe-opt %t/sum.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=91900 | FileCheck %s --check-prefix=SUM
// RUN: not cudnnfe-opt %t/sum.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=91002 -o /dev/null 2>&1 | FileCheck %s --check-prefix=EARLY --implicit-check-not=error:
// RUN: cudnnfe-opt %t/any-sum.mlir --convert-cudnnfe-to-cudnn-backend=cudnn-version=91002 | FileCheck %s --check-prefix=ANY
// SUM:   descriptor reduction {OPERATOR = add, COMP_TYPE = float, IS_DETERMINISTIC = true}
// EARLY: error: unsupported on this target: {{.*}}IS_DETERMINISTIC{{.*}}9.11{{.*}} [descriptor_c21]
// ANY:   descriptor reduction {OPERATOR = add, COMP_TYPE = float}

//--- add.mlir
cudnnfe.graph @add(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %c = cudnnfe.add %a, %b
      : (tensor<64x64xf16>, tensor<64x64xf16>) -> tensor<64x64xf16>
  cudnnfe.return %c : tensor<64x64xf16>
}

//--- sum.mlir
cudnnfe.graph @sum(%x: tensor<64x32xf16>) -> tensor<64x1xf32>
    attributes {deterministic} {
  %y = cudnnfe.reduction %x mode(add) axes([1])
      : (tensor<64x32xf16>) -> tensor<64x1xf32>
  cudnnfe.return %y : tensor<64x1xf32>
}

//--- any-sum.mlir
cudnnfe.graph @sum(%x: tensor<64x32xf16>) -> tensor<64x1xf32> {
  %y = cudnnfe.reduction %x mode(add) axes([1])
      : (tensor<64x32xf16>) -> tensor<64x1xf32>
  cudnnfe.return %y : tensor<64x1xf32>
}
