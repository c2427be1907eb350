// A program of several graphs: views at their boundaries, numbers that the caller gives.
// ../program.py runs it on a device and for the CPU.
module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  cudnnfe.graph private @att(%q: tensor<2x4x64x64xf16>, %s: f32) -> tensor<2x64x4x64xf16, #cudnnfe.layout<strides = [16384, 256, 64, 1]>> {
    %o = cudnnfe.sdpa %q, %q, %q scale(%s) causal : (tensor<2x4x64x64xf16>, tensor<2x4x64x64xf16>, tensor<2x4x64x64xf16>, f32) -> tensor<2x4x64x64xf16>
    %t = cudnnfe.transpose %o permutation([0, 2, 1, 3]) : (tensor<2x4x64x64xf16>) -> tensor<2x64x4x64xf16, #cudnnfe.layout<strides = [16384, 256, 64, 1]>>
    cudnnfe.return %t : tensor<2x64x4x64xf16, #cudnnfe.layout<strides = [16384, 256, 64, 1]>>
  }
  cudnnfe.graph private @norm(%x: tensor<2x64x4x64xf16, #cudnnfe.layout<strides = [16384, 256, 64, 1]>>, %w: tensor<1x256xf32>, %e: f32) -> tensor<128x256xf16> {
    %r = cudnnfe.reshape %x : (tensor<2x64x4x64xf16, #cudnnfe.layout<strides = [16384, 256, 64, 1]>>) -> tensor<128x256xf16>
    %y = cudnnfe.rmsnorm %r, %w, %e phase(inference) : (tensor<128x256xf16>, tensor<1x256xf32>, f32) -> tensor<128x256xf16>
    cudnnfe.return %y : tensor<128x256xf16>
  }
  cudnnfe.graph private @mm(%x: tensor<128x256xf16>, %w: tensor<32x256xf16>, %s: f32, %n: i32) -> tensor<128x32xf16> {
    %t = cudnnfe.transpose %w permutation([1, 0]) : (tensor<32x256xf16>) -> tensor<256x32xf16>
    %p = cudnnfe.matmul %x, %t : (tensor<128x256xf16>, tensor<256x32xf16>) -> tensor<128x32xf32>
    %a = cudnnfe.mul %p, %s : (tensor<128x32xf32>, f32) -> tensor<128x32xf32>
    %b = cudnnfe.add %a, %n : (tensor<128x32xf32>, i32) -> tensor<128x32xf32>
    %c = cudnnfe.tanh %b : (tensor<128x32xf32>) -> tensor<128x32xf16>
    cudnnfe.return %c : tensor<128x32xf16>
  }
  cudnnfe.graph private @pw(%x: tensor<128x32xf16>, %s: f32) -> tensor<128x32xf16> {
    %a = cudnnfe.mul %x, %s : (tensor<128x32xf16>, f32) -> tensor<128x32xf16>
    cudnnfe.return %a : tensor<128x32xf16>
  }
  func.func @main(%h: !cudnnfe.handle, %q: tensor<2x4x64x64xf16>, %s: f32, %w: tensor<1x256xf32>, %e: f32, %m: tensor<32x256xf16>, %f: f64, %n: i32) -> (tensor<128x32xf16>, tensor<128x256xf16>) {
    %g = arith.truncf %f : f64 to f32
    %0 = cudnnfe.call @att(%h, %q, %s) : (!cudnnfe.handle, tensor<2x4x64x64xf16>, f32) -> tensor<2x64x4x64xf16, #cudnnfe.layout<strides = [16384, 256, 64, 1]>>
    %1 = cudnnfe.call @norm(%h, %0, %w, %e) : (!cudnnfe.handle, tensor<2x64x4x64xf16, #cudnnfe.layout<strides = [16384, 256, 64, 1]>>, tensor<1x256xf32>, f32) -> tensor<128x256xf16>
    %2 = cudnnfe.call @mm(%h, %1, %m, %g, %n) : (!cudnnfe.handle, tensor<128x256xf16>, tensor<32x256xf16>, f32, i32) -> tensor<128x32xf16>
    %3 = cudnnfe.call @pw(%h, %2, %s) : (!cudnnfe.handle, tensor<128x32xf16>, f32) -> tensor<128x32xf16>
    return %3, %1 : tensor<128x32xf16>, tensor<128x256xf16>
  }
}
