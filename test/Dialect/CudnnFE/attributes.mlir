// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --emit-bytecode | cudnnfe-opt | FileCheck %s

// CHECK: module attributes {cudnnfe.device = #cudnnfe.device<"h200">}
module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {

// CHECK: @strides(tensor<8x64x56x56xf16, #cudnnfe.layout<strides = [200704, 1, 3584, 64]>>)
func.func private @strides(tensor<8x64x56x56xf16,
    #cudnnfe.layout<strides = [200704, 1, 3584, 64]>>)

// A stride of 0 repeats elements.
// CHECK: @repeated(tensor<8x4xf16, #cudnnfe.layout<strides = [0, 1]>>)
func.func private @repeated(tensor<8x4xf16, #cudnnfe.layout<strides = [0, 1]>>)

// CHECK: @alignment(tensor<1x8x8xf16, #cudnnfe.layout<strides = [64, 8, 1], alignment = 4>>)
func.func private @alignment(tensor<1x8x8xf16,
    #cudnnfe.layout<strides = [64, 8, 1], alignment = 4>>)

// Defaults are not printed; the order of the keys is fixed.
// CHECK: @defaults(tensor<4xf32, #cudnnfe.layout<strides = [1]>>)
func.func private @defaults(tensor<4xf32,
    #cudnnfe.layout<strides = [1], reordering = none, alignment = 16>>)
// CHECK: @order(tensor<4xi8, #cudnnfe.layout<strides = [1], alignment = 1, reordering = int8x32>>)
func.func private @order(tensor<4xi8,
    #cudnnfe.layout<strides = [1], reordering = int8x32, alignment = 1>>)
// CHECK: reordering = f16x16
func.func private @f16x16(tensor<4xf16, #cudnnfe.layout<strides = [1], reordering = f16x16>>)
// CHECK: reordering = f8_128x4
func.func private @f8_128x4(tensor<4xf16, #cudnnfe.layout<strides = [1], reordering = f8_128x4>>)

// Unknown dims may have known strides.
// CHECK: @dynamic(tensor<?x8xf32, #cudnnfe.layout<strides = [8, 1]>>)
func.func private @dynamic(tensor<?x8xf32, #cudnnfe.layout<strides = [8, 1]>>)

// The last element lies at 2^62 * 1 byte: just representable.
// CHECK: @far(tensor<2xi8, #cudnnfe.layout<strides = [4611686018427387904], alignment = 1>>)
func.func private @far(tensor<2xi8,
    #cudnnfe.layout<strides = [4611686018427387904], alignment = 1>>)

// CHECK: #cudnnfe.device<"sm_90a.v1-x", {deviceVer = 900 : i64, limits = [1, 2], name = "half"}>
cudnnfe.graph @g(%x: tensor<4xf32>) -> tensor<4xf32> attributes {
    device = #cudnnfe.device<"sm_90a.v1-x", {deviceVer = 900 : i64, limits = [1, 2], name = "half"}>} {
  cudnnfe.return %x : tensor<4xf32>
}
}
