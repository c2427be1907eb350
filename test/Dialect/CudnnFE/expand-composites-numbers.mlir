// The pattern of primitives has the values of the operation wherever a key is
// visible: both run on the CPU, from the same generated inputs.

// RUN: rm -rf %t && mkdir %t
// RUN: cudnnfe-opt %s --cudnnfe-expand-composites -o %t/expanded.mlir
// RUN: not grep -e cudnnfe.sdpa -e cudnnfe.softmax %t/expanded.mlir

// RUN: cudnnfe-run %s --entry=causal --seed=1 --print=none --output=0=%t/o.npy --output=1=%t/s.npy
// RUN: cudnnfe-run %t/expanded.mlir --entry=causal --seed=1 --check=0=%t/o.npy --check=1=%t/s.npy
// RUN: cudnnfe-run %s --entry=padded --seed=2 --init=3="randint(7,16)" --init=4="randint(16,25)" --print=none --output=0=%t/o.npy
// RUN: cudnnfe-run %t/expanded.mlir --entry=padded --seed=2 --init=3="randint(7,16)" --init=4="randint(16,25)" --check=0=%t/o.npy
// RUN: cudnnfe-run %s --entry=forms --seed=3 --init=3="const(0.3)" --print=none --output=0=%t/o.npy
// RUN: cudnnfe-run %t/expanded.mlir --entry=forms --seed=3 --init=3="const(0.3)" --check=0=%t/o.npy
// RUN: cudnnfe-run %s --entry=window --seed=4 --print=none --output=0=%t/o.npy
// RUN: cudnnfe-run %t/expanded.mlir --entry=window --seed=4 --check=0=%t/o.npy
// RUN: cudnnfe-run %s --entry=bottom_right --seed=5 --print=none --output=0=%t/o.npy --output=1=%t/s.npy
// RUN: cudnnfe-run %t/expanded.mlir --entry=bottom_right --seed=5 --check=0=%t/o.npy --check=1=%t/s.npy
// RUN: cudnnfe-run %s --entry=softmax --seed=6 --init=0="normal(0,30)" --print=none --output=0=%t/o.npy --output=1=%t/s.npy
// RUN: cudnnfe-run %t/expanded.mlir --entry=softmax --seed=6 --init=0="normal(0,30)" --check=0=%t/o.npy --check=1=%t/s.npy

// Another seed has other values: the comparison is not empty.
// RUN: not cudnnfe-run %t/expanded.mlir --entry=softmax --seed=7 --init=0="normal(0,30)" --check=0=%t/o.npy

cudnnfe.graph @causal(%q: tensor<2x4x16x32xf32>, %k: tensor<2x2x24x32xf32>, %v: tensor<2x1x24x8xf32>)
    -> (tensor<2x4x16x8xf32>, tensor<2x4x16x1xf32>) {
  %o, %stats = cudnnfe.sdpa %q, %k, %v scale(0.25) causal
      : (tensor<2x4x16x32xf32>, tensor<2x2x24x32xf32>, tensor<2x1x24x8xf32>) -> (tensor<2x4x16x8xf32>, tensor<2x4x16x1xf32>)
  cudnnfe.return %o, %stats : tensor<2x4x16x8xf32>, tensor<2x4x16x1xf32>
}
// Rows beyond the query length hold nothing that is defined on a device: they
// are set to 0 before the comparison.
cudnnfe.graph @padded(%q: tensor<3x4x16x32xf16>, %k: tensor<3x4x24x32xf16>, %v: tensor<3x4x24x16xf16>, %lq: tensor<3x1x1x1xi32>, %lkv: tensor<3x1x1x1xi32>)
    -> tensor<3x4x16x16xf16> {
  %o = cudnnfe.sdpa %q, %k, %v seq_lens(%lq, %lkv) band(left = 5, right = 2, align = bottom_right)
      : (tensor<3x4x16x32xf16>, tensor<3x4x24x32xf16>, tensor<3x4x24x16xf16>, tensor<3x1x1x1xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x16x16xf16>
  %row = cudnnfe.gen_index %o axis(2) : (tensor<3x4x16x16xf16>) -> tensor<3x4x16x16xi32>
  %valid = cudnnfe.cmp_lt %row, %lq : (tensor<3x4x16x16xi32>, tensor<3x1x1x1xi32>) -> tensor<3x4x16x16xi1>
  %zero = cudnnfe.constant 0.0 : f16
  %r = cudnnfe.binary_select %o, %zero, %valid : (tensor<3x4x16x16xf16>, f16, tensor<3x4x16x16xi1>) -> tensor<3x4x16x16xf16>
  cudnnfe.return %r : tensor<3x4x16x16xf16>
}
cudnnfe.graph @forms(%q: tensor<2x8x16x32xbf16>, %k: tensor<2x2x24x32xbf16>, %v: tensor<2x4x24x16xbf16>, %s: f32, %b: tensor<1x8x1x24xf32>) -> tensor<2x8x16x16xbf16> {
  %o = cudnnfe.sdpa %q, %k, %v scale(%s) bias(%b) band(left = 5, align = bottom_right)
      : (tensor<2x8x16x32xbf16>, tensor<2x2x24x32xbf16>, tensor<2x4x24x16xbf16>, f32, tensor<1x8x1x24xf32>) -> tensor<2x8x16x16xbf16>
  cudnnfe.return %o : tensor<2x8x16x16xbf16>
}
cudnnfe.graph @window(%q: tensor<1x2x16x32xf32>, %k: tensor<1x2x16x32xf32>, %v: tensor<1x2x16x16xf32>) -> tensor<1x2x16x16xf32> {
  %o = cudnnfe.sdpa %q, %k, %v band(left = 2, right = 0, align = top_left) : (tensor<1x2x16x32xf32>, tensor<1x2x16x32xf32>, tensor<1x2x16x16xf32>) -> tensor<1x2x16x16xf32>
  cudnnfe.return %o : tensor<1x2x16x16xf32>
}
cudnnfe.graph @bottom_right(%q: tensor<1x2x16x32xf32>, %k: tensor<1x2x24x32xf32>, %v: tensor<1x2x24x16xf32>) -> (tensor<1x2x16x16xf32>, tensor<1x2x16x1xf32>) {
  %o, %s = cudnnfe.sdpa %q, %k, %v band(right = 1, align = bottom_right) : (tensor<1x2x16x32xf32>, tensor<1x2x24x32xf32>, tensor<1x2x24x16xf32>) -> (tensor<1x2x16x16xf32>, tensor<1x2x16x1xf32>)
  cudnnfe.return %o, %s : tensor<1x2x16x16xf32>, tensor<1x2x16x1xf32>
}
cudnnfe.graph @softmax(%p: tensor<4x8x16xf32>) -> (tensor<4x8x16xf32>, tensor<4x8x1xf32>) {
  %s, %stats = cudnnfe.softmax %p : (tensor<4x8x16xf32>) -> (tensor<4x8x16xf32>, tensor<4x8x1xf32>)
  cudnnfe.return %s, %stats : tensor<4x8x16xf32>, tensor<4x8x1xf32>
}
