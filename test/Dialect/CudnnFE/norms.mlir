// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --mlir-print-op-generic | cudnnfe-opt | FileCheck %s

// What each norm takes and returns, in each phase.

// CHECK-LABEL: cudnnfe.graph @layernorm_training
// CHECK: %{{.+}}, %{{.+}}:2 = cudnnfe.layernorm %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} phase(training) : (tensor<2x8x16xbf16>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32) -> (tensor<2x8x16xbf16>, tensor<2x8x1xf32>, tensor<2x8x1xf32>)
cudnnfe.graph @layernorm_training(%x: tensor<2x8x16xbf16>, %s: tensor<1x1x16xf32>, %b: tensor<1x1x16xf32>)
    -> (tensor<2x8x16xbf16>, tensor<2x8x1xf32>, tensor<2x8x1xf32>) {
  %eps = cudnnfe.constant 1.000000e-05 : f32
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<2x8x16xbf16>, tensor<1x1x16xf32>, tensor<1x1x16xf32>, f32)
      -> (tensor<2x8x16xbf16>, tensor<2x8x1xf32>, tensor<2x8x1xf32>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<2x8x16xbf16>, tensor<2x8x1xf32>, tensor<2x8x1xf32>
}

// CHECK-LABEL: cudnnfe.graph @layernorm_inference
// CHECK: %{{.+}} = cudnnfe.layernorm %{{.+}} phase(inference) {compute_type = f64} : (tensor<8x16xf32>, tensor<1x16xf32>, tensor<1x16xf32>, f32) -> tensor<8x16xf32>
cudnnfe.graph @layernorm_inference(%x: tensor<8x16xf32>, %s: tensor<1x16xf32>, %b: tensor<1x16xf32>, %eps: f32)
    -> tensor<8x16xf32> {
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference) {compute_type = f64}
      : (tensor<8x16xf32>, tensor<1x16xf32>, tensor<1x16xf32>, f32) -> tensor<8x16xf32>
  cudnnfe.return %y : tensor<8x16xf32>
}

// Several normalized dims; an epsilon of 0 is accepted.
// CHECK-LABEL: cudnnfe.graph @layernorm_many_dims
// CHECK: (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>, f32) -> (tensor<2x3x4x5xf16>, tensor<2x1x1x1xf64>, tensor<2x1x1x1xf64>)
cudnnfe.graph @layernorm_many_dims(%x: tensor<2x3x4x5xf32>, %s: tensor<1x3x4x5xf32>, %b: tensor<1x3x4x5xf32>)
    -> (tensor<2x3x4x5xf16>, tensor<2x1x1x1xf64>, tensor<2x1x1x1xf64>) {
  %eps = cudnnfe.constant 0.000000e+00 : f32
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<2x3x4x5xf32>, tensor<1x3x4x5xf32>, tensor<1x3x4x5xf32>, f32)
      -> (tensor<2x3x4x5xf16>, tensor<2x1x1x1xf64>, tensor<2x1x1x1xf64>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<2x3x4x5xf16>, tensor<2x1x1x1xf64>, tensor<2x1x1x1xf64>
}

// Unknown extents.
// CHECK-LABEL: cudnnfe.graph @layernorm_unknown
// CHECK: (tensor<?x?xf32>, tensor<1x?xf32>, tensor<1x?xf32>, f32) -> (tensor<?x?xf32>, tensor<?x1xf32>, tensor<?x?xf32>)
cudnnfe.graph @layernorm_unknown(%x: tensor<?x?xf32>, %s: tensor<1x?xf32>, %b: tensor<1x?xf32>, %eps: f32)
    -> (tensor<?x?xf32>, tensor<?x1xf32>, tensor<?x?xf32>) {
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<?x?xf32>, tensor<1x?xf32>, tensor<1x?xf32>, f32) -> (tensor<?x?xf32>, tensor<?x1xf32>, tensor<?x?xf32>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<?x?xf32>, tensor<?x1xf32>, tensor<?x?xf32>
}

// CHECK-LABEL: cudnnfe.graph @rmsnorm_training
// CHECK: %{{.+}}, %{{.+}} = cudnnfe.rmsnorm %{{.+}}, %{{.+}}, %{{.+}} phase(training) : (tensor<2x8x16xbf16>, tensor<1x1x16xbf16>, f32) -> (tensor<2x8x16xbf16>, tensor<2x8x1xf32>)
cudnnfe.graph @rmsnorm_training(%x: tensor<2x8x16xbf16>, %s: tensor<1x1x16xbf16>, %eps: f32)
    -> (tensor<2x8x16xbf16>, tensor<2x8x1xf32>) {
  %y, %inv = cudnnfe.rmsnorm %x, %s, %eps phase(training)
      : (tensor<2x8x16xbf16>, tensor<1x1x16xbf16>, f32) -> (tensor<2x8x16xbf16>, tensor<2x8x1xf32>)
  cudnnfe.return %y, %inv : tensor<2x8x16xbf16>, tensor<2x8x1xf32>
}

// CHECK-LABEL: cudnnfe.graph @rmsnorm_bias
// CHECK: %{{.+}} = cudnnfe.rmsnorm %{{.+}}, %{{.+}}, %{{.+}} bias(%{{.+}}) phase(inference) : (tensor<8x16xf16>, tensor<1x16xf16>, f32, tensor<1x16xf16>) -> tensor<8x16xf16>
cudnnfe.graph @rmsnorm_bias(%x: tensor<8x16xf16>, %s: tensor<1x16xf16>, %b: tensor<1x16xf16>, %eps: f32)
    -> tensor<8x16xf16> {
  %y = cudnnfe.rmsnorm %x, %s, %eps bias(%b) phase(inference)
      : (tensor<8x16xf16>, tensor<1x16xf16>, f32, tensor<1x16xf16>) -> tensor<8x16xf16>
  cudnnfe.return %y : tensor<8x16xf16>
}

// CHECK-LABEL: cudnnfe.graph @instancenorm_training
// CHECK: cudnnfe.instancenorm %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} phase(training)
// CHECK-SAME: -> (tensor<2x3x4x4xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>)
cudnnfe.graph @instancenorm_training(%x: tensor<2x3x4x4xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>, %eps: f32)
    -> (tensor<2x3x4x4xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>) {
  %y, %stats:2 = cudnnfe.instancenorm %x, %s, %b, %eps phase(training)
      : (tensor<2x3x4x4xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32)
      -> (tensor<2x3x4x4xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<2x3x4x4xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>
}

// CHECK-LABEL: cudnnfe.graph @instancenorm_inference
// CHECK: cudnnfe.instancenorm {{.*}} phase(inference) : (tensor<2x3x5xf16>, tensor<1x3x1xf32>, tensor<1x3x1xf32>, f32) -> tensor<2x3x5xf16>
cudnnfe.graph @instancenorm_inference(%x: tensor<2x3x5xf16>, %s: tensor<1x3x1xf32>, %b: tensor<1x3x1xf32>, %eps: f32)
    -> tensor<2x3x5xf16> {
  %y = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x3x5xf16>, tensor<1x3x1xf32>, tensor<1x3x1xf32>, f32) -> tensor<2x3x5xf16>
  cudnnfe.return %y : tensor<2x3x5xf16>
}

// CHECK-LABEL: cudnnfe.graph @batchnorm_inference
// CHECK: cudnnfe.batchnorm_inference %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}, %{{.+}} : (tensor<2x3x4x4xf16>
cudnnfe.graph @batchnorm_inference(%x: tensor<2x3x4x4xf16>, %m: tensor<1x3x1x1xf32>, %i: tensor<1x3x1x1xf32>,
                                   %s: tensor<1x3x1x1xf16>, %b: tensor<1x3x1x1xf16>) -> tensor<2x3x4x4xf16> {
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<2x3x4x4xf16>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf16>, tensor<1x3x1x1xf16>)
      -> tensor<2x3x4x4xf16>
  cudnnfe.return %y : tensor<2x3x4x4xf16>
}
