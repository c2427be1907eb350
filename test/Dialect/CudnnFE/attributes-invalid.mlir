// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected 2 strides, one per dim, but got 1 [layout_c1]}}
func.func private @f(tensor<4x8xf32, #cudnnfe.layout<strides = [1]>>)

// -----

// expected-error @+1 {{expected strides that are not negative but got -8 [layout_c2]}}
func.func private @f(tensor<4x8xf32, #cudnnfe.layout<strides = [-8, 1]>>)

// -----

// expected-error @+1 {{expected an alignment that is a power of two but got 12 [layout_c3]}}
func.func private @f(tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 12>>)

// -----

// expected-error @+1 {{expected an alignment that is a power of two but got 0 [layout_c3]}}
func.func private @f(tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 0>>)

// -----

// expected-error @+1 {{expected an alignment that is a multiple of the 4 bytes of an element but got 2 [layout_c3]}}
func.func private @f(tensor<4x8xf32, #cudnnfe.layout<strides = [8, 1], alignment = 2>>)

// -----

// expected-error @+1 {{the offset of the last element does not fit in 63 bits [layout_c4]}}
func.func private @f(tensor<3x8xi8, #cudnnfe.layout<strides = [4611686018427387904, 1], alignment = 1>>)

// -----

// The elements fit, their bytes do not.
// expected-error @+1 {{the offset of the last element does not fit in 63 bits [layout_c4]}}
func.func private @f(tensor<2xf32, #cudnnfe.layout<strides = [4611686018427387904]>>)

// -----

// expected-error @+1 {{[layout_c4]}}
func.func private @f(tensor<3x3xi8, #cudnnfe.layout<strides = [4611686018427387904, 4611686018427387904], alignment = 1>>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(tensor<2xf32, #cudnnfe.layout<strides = [99999999999999999999]>>)

// -----

// expected-error @+1 {{expected alignment or reordering, each at most once, but got 'color'}}
func.func private @f(tensor<2xf32, #cudnnfe.layout<strides = [1], color = 2>>)

// -----

// expected-error @+1 {{expected alignment or reordering, each at most once, but got 'alignment'}}
func.func private @f(tensor<2xf32, #cudnnfe.layout<strides = [1], alignment = 16, alignment = 8>>)

// -----

// expected-error @+1 {{expected none, int8x32, f16x16 or f8_128x4 but got 'rows'}}
func.func private @f(tensor<2xf32, #cudnnfe.layout<strides = [1], reordering = rows>>)

// -----

// expected-error @+1 {{expected a device name of letters, digits, '_', '-' and '.' but got "" [device_c1]}}
module attributes {cudnnfe.device = #cudnnfe.device<"">} {}

// -----

// The name becomes part of a path.
// expected-error @+1 {{but got "../h200" [device_c1]}}
module attributes {cudnnfe.device = #cudnnfe.device<"../h200">} {}

// -----

// expected-error @+1 {{but got "a/b" [device_c1]}}
module attributes {cudnnfe.device = #cudnnfe.device<"a/b">} {}

// -----

// expected-error @+1 {{expected device property 'smem' to be an integer of 64 bits, a string or an array of such integers but got 1.000000e+00 : f32 [device_c2]}}
module attributes {cudnnfe.device = #cudnnfe.device<"x", {smem = 1.0 : f32}>} {}

// -----

// expected-error-re @+1 {{expected device property 'limits' to be {{.*}} but got [1, "2"] [device_c2]}}
module attributes {cudnnfe.device = #cudnnfe.device<"x", {limits = [1, "2"]}>} {}

// -----

// expected-error @+1 {{[device_c2]}}
module attributes {cudnnfe.device = #cudnnfe.device<"x", {n = 36893488147419103232 : i128}>} {}
