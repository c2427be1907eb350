// RUN: split-file %s %t
// RUN: cudnnfe-run %t/layernorm.mlir --entry=layernorm --print=none --init=0="normal(0.5,3)" --init=1="uniform(0.5,1.5)" \
// RUN:   --check=0=%S/layernorm_0.npy --check=1=%S/layernorm_1.npy --check=2=%S/layernorm_2.npy
// RUN: cudnnfe-run %t/layernorm_far.mlir --entry=layernorm_far --print=none --init=0="normal(1000,1)" --init=1="uniform(0.5,1.5)" \
// RUN:   --check=0=%S/layernorm_far_0.npy --check=1=%S/layernorm_far_1.npy --check=2=%S/layernorm_far_2.npy --atol=5e-4
// RUN: cudnnfe-run %t/layernorm_middle.mlir --entry=layernorm_middle --print=none --init=0="normal(0,0.01)" --init=1="uniform(0.5,1.5)" \
// RUN:   --check=0=%S/layernorm_middle_0.npy --check=1=%S/layernorm_middle_1.npy --check=2=%S/layernorm_middle_2.npy
// RUN: cudnnfe-run %t/layernorm_bf16.mlir --entry=layernorm_bf16 --print=none --init=0="normal(2,4)" --init=1="uniform(0.5,1.5)" \
// RUN:   --check=0=%S/layernorm_bf16_0.npy --rtol=4e-3 --atol=1e-5
// RUN: cudnnfe-run %t/rmsnorm.mlir --entry=rmsnorm --print=none --init=0="normal(0.5,3)" --init=1="uniform(0.5,1.5)" \
// RUN:   --check=0=%S/rmsnorm_0.npy --check=1=%S/rmsnorm_1.npy
// RUN: cudnnfe-run %t/rmsnorm_bias.mlir --entry=rmsnorm_bias --print=none --init=0="normal(0,0.02)" --init=1="uniform(0.5,1.5)" \
// RUN:   --init=3="const(1e-5)" --check=0=%S/rmsnorm_bias_0.npy --rtol=5e-4 --atol=1e-5
// RUN: cudnnfe-run %t/rmsnorm_zero_centered.mlir --entry=rmsnorm_zero_centered --print=none --init=0="normal(0,2)" --init=1="normal(0,0.1)" \
// RUN:   --check=0=%S/rmsnorm_zero_centered_0.npy
// RUN: cudnnfe-run %t/instancenorm.mlir --entry=instancenorm --print=none --init=0="normal(-4,3)" --init=1="uniform(0.5,1.5)" \
// RUN:   --check=0=%S/instancenorm_0.npy --check=1=%S/instancenorm_1.npy --check=2=%S/instancenorm_2.npy
// RUN: cudnnfe-run %t/instancenorm_rank3.mlir --entry=instancenorm_rank3 --print=none --init=0="normal(0,3)" --init=1="uniform(0.5,1.5)" \
// RUN:   --check=0=%S/instancenorm_rank3_0.npy
// RUN: cudnnfe-run %t/batchnorm_inference.mlir --entry=batchnorm_inference --print=none --init=0="normal(0,3)" --init=2="uniform(0.1,0.4)" \
// RUN:   --init=3="uniform(0.5,1.5)" --check=0=%S/batchnorm_inference_0.npy

// The values are those of generate.py. One file for each graph, since a run
// compiles all graphs of its file.

//--- layernorm.mlir
cudnnfe.graph @layernorm(%x: tensor<3x5x40xf32>, %s: tensor<1x1x40xf32>, %b: tensor<1x1x40xf32>)
    -> (tensor<3x5x40xf32>, tensor<3x5x1xf32>, tensor<3x5x1xf32>) {
  %eps = cudnnfe.constant 1.000000e-05 : f32
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<3x5x40xf32>, tensor<1x1x40xf32>, tensor<1x1x40xf32>, f32)
      -> (tensor<3x5x40xf32>, tensor<3x5x1xf32>, tensor<3x5x1xf32>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<3x5x40xf32>, tensor<3x5x1xf32>, tensor<3x5x1xf32>
}

//--- layernorm_far.mlir
cudnnfe.graph @layernorm_far(%x: tensor<4x6x8x3xf32>, %s: tensor<1x6x8x3xf32>, %b: tensor<1x6x8x3xf32>)
    -> (tensor<4x6x8x3xf32>, tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) {
  %eps = cudnnfe.constant 1.000000e-05 : f32
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<4x6x8x3xf32>, tensor<1x6x8x3xf32>, tensor<1x6x8x3xf32>, f32)
      -> (tensor<4x6x8x3xf32>, tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<4x6x8x3xf32>, tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>
}

//--- layernorm_middle.mlir
cudnnfe.graph @layernorm_middle(%x: tensor<2x9x4xf32>, %s: tensor<1x9x1xf32>, %b: tensor<1x9x1xf32>)
    -> (tensor<2x9x4xf32>, tensor<2x1x4xf32>, tensor<2x1x4xf32>) {
  %eps = cudnnfe.constant 1.000000e-03 : f32
  %y, %stats:2 = cudnnfe.layernorm %x, %s, %b, %eps phase(training)
      : (tensor<2x9x4xf32>, tensor<1x9x1xf32>, tensor<1x9x1xf32>, f32)
      -> (tensor<2x9x4xf32>, tensor<2x1x4xf32>, tensor<2x1x4xf32>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<2x9x4xf32>, tensor<2x1x4xf32>, tensor<2x1x4xf32>
}

//--- layernorm_bf16.mlir
cudnnfe.graph @layernorm_bf16(%x: tensor<7x64xbf16>, %s: tensor<1x64xf32>, %b: tensor<1x64xbf16>) -> tensor<7x64xbf16> {
  %eps = cudnnfe.constant 1.000000e-05 : f32
  %y = cudnnfe.layernorm %x, %s, %b, %eps phase(inference)
      : (tensor<7x64xbf16>, tensor<1x64xf32>, tensor<1x64xbf16>, f32) -> tensor<7x64xbf16>
  cudnnfe.return %y : tensor<7x64xbf16>
}

//--- rmsnorm.mlir
cudnnfe.graph @rmsnorm(%x: tensor<3x5x40xf32>, %s: tensor<1x1x40xf32>) -> (tensor<3x5x40xf32>, tensor<3x5x1xf32>) {
  %eps = cudnnfe.constant 1.000000e-06 : f32
  %y, %inv = cudnnfe.rmsnorm %x, %s, %eps phase(training)
      : (tensor<3x5x40xf32>, tensor<1x1x40xf32>, f32) -> (tensor<3x5x40xf32>, tensor<3x5x1xf32>)
  cudnnfe.return %y, %inv : tensor<3x5x40xf32>, tensor<3x5x1xf32>
}

//--- rmsnorm_bias.mlir
// The epsilon is bound at execution.
cudnnfe.graph @rmsnorm_bias(%x: tensor<6x33xf16>, %s: tensor<1x33xf16>, %b: tensor<1x33xf16>, %eps: f32)
    -> tensor<6x33xf16> {
  %y = cudnnfe.rmsnorm %x, %s, %eps bias(%b) phase(inference)
      : (tensor<6x33xf16>, tensor<1x33xf16>, f32, tensor<1x33xf16>) -> tensor<6x33xf16>
  cudnnfe.return %y : tensor<6x33xf16>
}

//--- rmsnorm_zero_centered.mlir
cudnnfe.graph @rmsnorm_zero_centered(%x: tensor<4x48xf32>, %gamma: tensor<1x48xf32>) -> tensor<4x48xf32> {
  %eps = cudnnfe.constant 1.000000e-06 : f32
  %one = cudnnfe.constant 1.000000e+00 : f32
  %s = cudnnfe.add %gamma, %one : (tensor<1x48xf32>, f32) -> tensor<1x48xf32>
  %y = cudnnfe.rmsnorm %x, %s, %eps phase(inference) : (tensor<4x48xf32>, tensor<1x48xf32>, f32) -> tensor<4x48xf32>
  cudnnfe.return %y : tensor<4x48xf32>
}

//--- instancenorm.mlir
cudnnfe.graph @instancenorm(%x: tensor<2x3x9x11xf32>, %s: tensor<1x3x1x1xf32>, %b: tensor<1x3x1x1xf32>)
    -> (tensor<2x3x9x11xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>) {
  %eps = cudnnfe.constant 1.000000e-05 : f32
  %y, %stats:2 = cudnnfe.instancenorm %x, %s, %b, %eps phase(training)
      : (tensor<2x3x9x11xf32>, tensor<1x3x1x1xf32>, tensor<1x3x1x1xf32>, f32)
      -> (tensor<2x3x9x11xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>)
  cudnnfe.return %y, %stats#0, %stats#1 : tensor<2x3x9x11xf32>, tensor<2x3x1x1xf32>, tensor<2x3x1x1xf32>
}

//--- instancenorm_rank3.mlir
cudnnfe.graph @instancenorm_rank3(%x: tensor<2x5x17xf64>, %s: tensor<1x5x1xf64>, %b: tensor<1x5x1xf64>)
    -> tensor<2x5x17xf64> attributes {compute_type = f64} {
  %eps = cudnnfe.constant 1.000000e-05 : f64
  %y = cudnnfe.instancenorm %x, %s, %b, %eps phase(inference)
      : (tensor<2x5x17xf64>, tensor<1x5x1xf64>, tensor<1x5x1xf64>, f64) -> tensor<2x5x17xf64>
  cudnnfe.return %y : tensor<2x5x17xf64>
}

//--- batchnorm_inference.mlir
cudnnfe.graph @batchnorm_inference(%x: tensor<2x4x5x5xf32>, %m: tensor<1x4x1x1xf32>, %i: tensor<1x4x1x1xf32>,
                                   %s: tensor<1x4x1x1xf32>, %b: tensor<1x4x1x1xf32>) -> tensor<2x4x5x5xf32> {
  %y = cudnnfe.batchnorm_inference %x, %m, %i, %s, %b
      : (tensor<2x4x5x5xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>, tensor<1x4x1x1xf32>)
      -> tensor<2x4x5x5xf32>
  cudnnfe.return %y : tensor<2x4x5x5xf32>
}
