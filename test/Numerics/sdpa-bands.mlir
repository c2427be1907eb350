// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/sdpa-bands.in-f32.npy \
// RUN:     --input=1=%S/Inputs/sdpa-bands.in-i64.npy --input=2=%S/Inputs/sdpa-bands.in-i32.npy \
// RUN:     --check=0=%S/Inputs/sdpa-bands.out-f32.npy \
// RUN:     --check=1=%S/Inputs/sdpa-bands.out-f32-stats.npy \
// RUN:     --check=2=%S/Inputs/sdpa-bands.out-f32-1.npy \
// RUN:     --check=3=%S/Inputs/sdpa-bands.out-f32-stats-1.npy --rtol=1e-5 --atol=2e-6 \
// RUN:   | FileCheck %s

// Both bounds, both alignments, square and not, with lengths and without; rows
// that see no key give 0 and -inf.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches
// CHECK: check: result 2 matches
// CHECK: check: result 3 matches

cudnnfe.graph private @g(
    %q_0: tensor<2x1x4x2xf32>,
    %k_0: tensor<2x1x4x2xf32>,
    %v_0: tensor<2x1x4x2xf32>,
    %lq0: tensor<2x1x1x1xi64>,
    %lk0: tensor<2x1x1x1xi32>,
    %q_1: tensor<2x1x2x2xf32>,
    %k_1: tensor<2x1x5x2xf32>,
    %v_1: tensor<2x1x5x2xf32>,
    %lq1: tensor<2x1x1x1xi64>,
    %lk1: tensor<2x1x1x1xi32>,
    %q_2: tensor<2x1x5x2xf32>,
    %k_2: tensor<2x1x2x2xf32>,
    %v_2: tensor<2x1x2x2xf32>,
    %lq2: tensor<2x1x1x1xi64>,
    %lk2: tensor<2x1x1x1xi32>)
    -> (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>) {
  %o1, %l1 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(right = 0) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o2, %l2 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(right = 0, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o3, %l3 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(right = 1) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o4, %l4 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(right = 1, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o5, %l5 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(right = 1000000000000000000) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o6, %l6 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(right = 1000000000000000000, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o7, %l7 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o8, %l8 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o9, %l9 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1, right = 0) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o10, %l10 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1, right = 0, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o11, %l11 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1, right = 1) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o12, %l12 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1, right = 1, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o13, %l13 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1, right = 1000000000000000000) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o14, %l14 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1, right = 1000000000000000000, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o15, %l15 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o16, %l16 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o17, %l17 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2, right = 0) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o18, %l18 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2, right = 0, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o19, %l19 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2, right = 1) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o20, %l20 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2, right = 1, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o21, %l21 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2, right = 1000000000000000000) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o22, %l22 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 2, right = 1000000000000000000, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o23, %l23 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o24, %l24 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o25, %l25 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000, right = 0) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o26, %l26 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000, right = 0, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o27, %l27 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000, right = 1) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o28, %l28 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000, right = 1, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o29, %l29 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000, right = 1000000000000000000) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o30, %l30 = cudnnfe.sdpa %q_0, %k_0, %v_0 band(left = 1000000000000000000, right = 1000000000000000000, align = bottom_right) : (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>) -> (tensor<2x1x4x2xf32>, tensor<2x1x4x1xf32>)
  %o31, %l31 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(right = 0) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o32, %l32 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(right = 0) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o33, %l33 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(right = 0, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o34, %l34 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(right = 0, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o35, %l35 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(right = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o36, %l36 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(right = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o37, %l37 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(right = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o38, %l38 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(right = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o39, %l39 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o40, %l40 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o41, %l41 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o42, %l42 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o43, %l43 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 1, right = 0) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o44, %l44 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 1, right = 0) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o45, %l45 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 1, right = 0, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o46, %l46 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 1, right = 0, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o47, %l47 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 1, right = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o48, %l48 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 1, right = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o49, %l49 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 1, right = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o50, %l50 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 1, right = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o51, %l51 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 2) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o52, %l52 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 2) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o53, %l53 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 2, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o54, %l54 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 2, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o55, %l55 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 2, right = 0) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o56, %l56 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 2, right = 0) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o57, %l57 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 2, right = 0, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o58, %l58 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 2, right = 0, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o59, %l59 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 2, right = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o60, %l60 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 2, right = 1) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o61, %l61 = cudnnfe.sdpa %q_1, %k_1, %v_1 band(left = 2, right = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o62, %l62 = cudnnfe.sdpa %q_1, %k_1, %v_1 seq_lens(%lq1, %lk1) band(left = 2, right = 1, align = bottom_right) : (tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x2x2xf32>, tensor<2x1x2x1xf32>)
  %o63, %l63 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(right = 0) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o64, %l64 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(right = 0, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o65, %l65 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(right = 1) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o66, %l66 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(right = 1, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o67, %l67 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 1) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o68, %l68 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 1, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o69, %l69 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 1, right = 0) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o70, %l70 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 1, right = 0, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o71, %l71 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 1, right = 1) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o72, %l72 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 1, right = 1, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o73, %l73 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 2) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o74, %l74 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 2, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o75, %l75 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 2, right = 0) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o76, %l76 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 2, right = 0, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o77, %l77 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 2, right = 1) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  %o78, %l78 = cudnnfe.sdpa %q_2, %k_2, %v_2 seq_lens(%lq2, %lk2) band(left = 2, right = 1, align = bottom_right) : (tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>) -> (tensor<2x1x5x2xf32>, tensor<2x1x5x1xf32>)
  cudnnfe.return %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10, %o11, %o12, %o13, %o14, %o15, %o16, %o17, %o18, %o19, %o20, %o21, %o22, %o23, %o24, %o25, %o26, %o27, %o28, %o29, %o30, %o31, %o32, %o33, %o34, %o35, %o36, %o37, %o38, %o39, %o40, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %l17, %l18, %l19, %l20, %l21, %l22, %l23, %l24, %l25, %l26, %l27, %l28, %l29, %l30, %l31, %l32, %l33, %l34, %l35, %l36, %l37, %l38, %l39, %l40, %o41, %o42, %o43, %o44, %o45, %o46, %o47, %o48, %o49, %o50, %o51, %o52, %o53, %o54, %o55, %o56, %o57, %o58, %o59, %o60, %o61, %o62, %o63, %o64, %o65, %o66, %o67, %o68, %o69, %o70, %o71, %o72, %o73, %o74, %o75, %o76, %o77, %o78, %l41, %l42, %l43, %l44, %l45, %l46, %l47, %l48, %l49, %l50, %l51, %l52, %l53, %l54, %l55, %l56, %l57, %l58, %l59, %l60, %l61, %l62, %l63, %l64, %l65, %l66, %l67, %l68, %l69, %l70, %l71, %l72, %l73, %l74, %l75, %l76, %l77, %l78
      : tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<132xf32>, %all_i64: tensor<6xi64>, %all_i32: tensor<6xi32>)
    -> (tensor<560xf32>, tensor<280xf32>, tensor<496xf32>, tensor<248xf32>) {
  %flat_q_0 = tensor.extract_slice %all_f32[0] [16] [1] : tensor<132xf32> to tensor<16xf32>
  %q_0 = tensor.expand_shape %flat_q_0 [[0, 1, 2, 3]] output_shape [2, 1, 4, 2] : tensor<16xf32> into tensor<2x1x4x2xf32>
  %flat_k_0 = tensor.extract_slice %all_f32[16] [16] [1] : tensor<132xf32> to tensor<16xf32>
  %k_0 = tensor.expand_shape %flat_k_0 [[0, 1, 2, 3]] output_shape [2, 1, 4, 2] : tensor<16xf32> into tensor<2x1x4x2xf32>
  %flat_v_0 = tensor.extract_slice %all_f32[32] [16] [1] : tensor<132xf32> to tensor<16xf32>
  %v_0 = tensor.expand_shape %flat_v_0 [[0, 1, 2, 3]] output_shape [2, 1, 4, 2] : tensor<16xf32> into tensor<2x1x4x2xf32>
  %flat_q_1 = tensor.extract_slice %all_f32[48] [8] [1] : tensor<132xf32> to tensor<8xf32>
  %q_1 = tensor.expand_shape %flat_q_1 [[0, 1, 2, 3]] output_shape [2, 1, 2, 2] : tensor<8xf32> into tensor<2x1x2x2xf32>
  %flat_k_1 = tensor.extract_slice %all_f32[56] [20] [1] : tensor<132xf32> to tensor<20xf32>
  %k_1 = tensor.expand_shape %flat_k_1 [[0, 1, 2, 3]] output_shape [2, 1, 5, 2] : tensor<20xf32> into tensor<2x1x5x2xf32>
  %flat_v_1 = tensor.extract_slice %all_f32[76] [20] [1] : tensor<132xf32> to tensor<20xf32>
  %v_1 = tensor.expand_shape %flat_v_1 [[0, 1, 2, 3]] output_shape [2, 1, 5, 2] : tensor<20xf32> into tensor<2x1x5x2xf32>
  %flat_q_2 = tensor.extract_slice %all_f32[96] [20] [1] : tensor<132xf32> to tensor<20xf32>
  %q_2 = tensor.expand_shape %flat_q_2 [[0, 1, 2, 3]] output_shape [2, 1, 5, 2] : tensor<20xf32> into tensor<2x1x5x2xf32>
  %flat_k_2 = tensor.extract_slice %all_f32[116] [8] [1] : tensor<132xf32> to tensor<8xf32>
  %k_2 = tensor.expand_shape %flat_k_2 [[0, 1, 2, 3]] output_shape [2, 1, 2, 2] : tensor<8xf32> into tensor<2x1x2x2xf32>
  %flat_v_2 = tensor.extract_slice %all_f32[124] [8] [1] : tensor<132xf32> to tensor<8xf32>
  %v_2 = tensor.expand_shape %flat_v_2 [[0, 1, 2, 3]] output_shape [2, 1, 2, 2] : tensor<8xf32> into tensor<2x1x2x2xf32>
  %flat_lq0 = tensor.extract_slice %all_i64[0] [2] [1] : tensor<6xi64> to tensor<2xi64>
  %lq0 = tensor.expand_shape %flat_lq0 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
  %flat_lq1 = tensor.extract_slice %all_i64[2] [2] [1] : tensor<6xi64> to tensor<2xi64>
  %lq1 = tensor.expand_shape %flat_lq1 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
  %flat_lq2 = tensor.extract_slice %all_i64[4] [2] [1] : tensor<6xi64> to tensor<2xi64>
  %lq2 = tensor.expand_shape %flat_lq2 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
  %flat_lk0 = tensor.extract_slice %all_i32[0] [2] [1] : tensor<6xi32> to tensor<2xi32>
  %lk0 = tensor.expand_shape %flat_lk0 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi32> into tensor<2x1x1x1xi32>
  %flat_lk1 = tensor.extract_slice %all_i32[2] [2] [1] : tensor<6xi32> to tensor<2xi32>
  %lk1 = tensor.expand_shape %flat_lk1 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi32> into tensor<2x1x1x1xi32>
  %flat_lk2 = tensor.extract_slice %all_i32[4] [2] [1] : tensor<6xi32> to tensor<2xi32>
  %lk2 = tensor.expand_shape %flat_lk2 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi32> into tensor<2x1x1x1xi32>
  %r:156 = cudnnfe.call @g(%h, %q_0, %k_0, %v_0, %lq0, %lk0, %q_1, %k_1, %v_1, %lq1, %lk1, %q_2, %k_2, %v_2, %lq2, %lk2)
      : (!cudnnfe.handle, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>, tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>, tensor<2x1x5x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x1x1xi64>, tensor<2x1x1x1xi32>)
      -> (tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x4x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x4x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x2x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x5x2xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x2x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>, tensor<2x1x5x1xf32>)
  %empty0 = tensor.empty() : tensor<560xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[16] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[32] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[48] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[64] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[80] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[96] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[112] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[128] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[144] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[160] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[176] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[192] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[208] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[224] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[240] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[256] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[272] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[288] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[304] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[320] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[336] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[352] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[368] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[384] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set25 = tensor.insert_slice %flat25 into %set24[400] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set26 = tensor.insert_slice %flat26 into %set25[416] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set27 = tensor.insert_slice %flat27 into %set26[432] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set28 = tensor.insert_slice %flat28 into %set27[448] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2, 3]] : tensor<2x1x4x2xf32> into tensor<16xf32>
  %set29 = tensor.insert_slice %flat29 into %set28[464] [16] [1] : tensor<16xf32> into tensor<560xf32>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set30 = tensor.insert_slice %flat30 into %set29[480] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set31 = tensor.insert_slice %flat31 into %set30[488] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set32 = tensor.insert_slice %flat32 into %set31[496] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set33 = tensor.insert_slice %flat33 into %set32[504] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set34 = tensor.insert_slice %flat34 into %set33[512] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set35 = tensor.insert_slice %flat35 into %set34[520] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat36 = tensor.collapse_shape %r#36 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set36 = tensor.insert_slice %flat36 into %set35[528] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat37 = tensor.collapse_shape %r#37 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set37 = tensor.insert_slice %flat37 into %set36[536] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat38 = tensor.collapse_shape %r#38 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set38 = tensor.insert_slice %flat38 into %set37[544] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %flat39 = tensor.collapse_shape %r#39 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set39 = tensor.insert_slice %flat39 into %set38[552] [8] [1] : tensor<8xf32> into tensor<560xf32>
  %empty1 = tensor.empty() : tensor<280xf32>
  %flat40 = tensor.collapse_shape %r#40 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set40 = tensor.insert_slice %flat40 into %empty1[0] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat41 = tensor.collapse_shape %r#41 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set41 = tensor.insert_slice %flat41 into %set40[8] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat42 = tensor.collapse_shape %r#42 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set42 = tensor.insert_slice %flat42 into %set41[16] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat43 = tensor.collapse_shape %r#43 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set43 = tensor.insert_slice %flat43 into %set42[24] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat44 = tensor.collapse_shape %r#44 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set44 = tensor.insert_slice %flat44 into %set43[32] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat45 = tensor.collapse_shape %r#45 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set45 = tensor.insert_slice %flat45 into %set44[40] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat46 = tensor.collapse_shape %r#46 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set46 = tensor.insert_slice %flat46 into %set45[48] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat47 = tensor.collapse_shape %r#47 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set47 = tensor.insert_slice %flat47 into %set46[56] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat48 = tensor.collapse_shape %r#48 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set48 = tensor.insert_slice %flat48 into %set47[64] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat49 = tensor.collapse_shape %r#49 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set49 = tensor.insert_slice %flat49 into %set48[72] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat50 = tensor.collapse_shape %r#50 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set50 = tensor.insert_slice %flat50 into %set49[80] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat51 = tensor.collapse_shape %r#51 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set51 = tensor.insert_slice %flat51 into %set50[88] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat52 = tensor.collapse_shape %r#52 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set52 = tensor.insert_slice %flat52 into %set51[96] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat53 = tensor.collapse_shape %r#53 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set53 = tensor.insert_slice %flat53 into %set52[104] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat54 = tensor.collapse_shape %r#54 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set54 = tensor.insert_slice %flat54 into %set53[112] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat55 = tensor.collapse_shape %r#55 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set55 = tensor.insert_slice %flat55 into %set54[120] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat56 = tensor.collapse_shape %r#56 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set56 = tensor.insert_slice %flat56 into %set55[128] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat57 = tensor.collapse_shape %r#57 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set57 = tensor.insert_slice %flat57 into %set56[136] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat58 = tensor.collapse_shape %r#58 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set58 = tensor.insert_slice %flat58 into %set57[144] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat59 = tensor.collapse_shape %r#59 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set59 = tensor.insert_slice %flat59 into %set58[152] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat60 = tensor.collapse_shape %r#60 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set60 = tensor.insert_slice %flat60 into %set59[160] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat61 = tensor.collapse_shape %r#61 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set61 = tensor.insert_slice %flat61 into %set60[168] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat62 = tensor.collapse_shape %r#62 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set62 = tensor.insert_slice %flat62 into %set61[176] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat63 = tensor.collapse_shape %r#63 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set63 = tensor.insert_slice %flat63 into %set62[184] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat64 = tensor.collapse_shape %r#64 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set64 = tensor.insert_slice %flat64 into %set63[192] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat65 = tensor.collapse_shape %r#65 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set65 = tensor.insert_slice %flat65 into %set64[200] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat66 = tensor.collapse_shape %r#66 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set66 = tensor.insert_slice %flat66 into %set65[208] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat67 = tensor.collapse_shape %r#67 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set67 = tensor.insert_slice %flat67 into %set66[216] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat68 = tensor.collapse_shape %r#68 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set68 = tensor.insert_slice %flat68 into %set67[224] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat69 = tensor.collapse_shape %r#69 [[0, 1, 2, 3]] : tensor<2x1x4x1xf32> into tensor<8xf32>
  %set69 = tensor.insert_slice %flat69 into %set68[232] [8] [1] : tensor<8xf32> into tensor<280xf32>
  %flat70 = tensor.collapse_shape %r#70 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set70 = tensor.insert_slice %flat70 into %set69[240] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat71 = tensor.collapse_shape %r#71 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set71 = tensor.insert_slice %flat71 into %set70[244] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat72 = tensor.collapse_shape %r#72 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set72 = tensor.insert_slice %flat72 into %set71[248] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat73 = tensor.collapse_shape %r#73 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set73 = tensor.insert_slice %flat73 into %set72[252] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat74 = tensor.collapse_shape %r#74 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set74 = tensor.insert_slice %flat74 into %set73[256] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat75 = tensor.collapse_shape %r#75 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set75 = tensor.insert_slice %flat75 into %set74[260] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat76 = tensor.collapse_shape %r#76 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set76 = tensor.insert_slice %flat76 into %set75[264] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat77 = tensor.collapse_shape %r#77 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set77 = tensor.insert_slice %flat77 into %set76[268] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat78 = tensor.collapse_shape %r#78 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set78 = tensor.insert_slice %flat78 into %set77[272] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %flat79 = tensor.collapse_shape %r#79 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set79 = tensor.insert_slice %flat79 into %set78[276] [4] [1] : tensor<4xf32> into tensor<280xf32>
  %empty2 = tensor.empty() : tensor<496xf32>
  %flat80 = tensor.collapse_shape %r#80 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set80 = tensor.insert_slice %flat80 into %empty2[0] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat81 = tensor.collapse_shape %r#81 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set81 = tensor.insert_slice %flat81 into %set80[8] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat82 = tensor.collapse_shape %r#82 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set82 = tensor.insert_slice %flat82 into %set81[16] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat83 = tensor.collapse_shape %r#83 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set83 = tensor.insert_slice %flat83 into %set82[24] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat84 = tensor.collapse_shape %r#84 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set84 = tensor.insert_slice %flat84 into %set83[32] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat85 = tensor.collapse_shape %r#85 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set85 = tensor.insert_slice %flat85 into %set84[40] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat86 = tensor.collapse_shape %r#86 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set86 = tensor.insert_slice %flat86 into %set85[48] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat87 = tensor.collapse_shape %r#87 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set87 = tensor.insert_slice %flat87 into %set86[56] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat88 = tensor.collapse_shape %r#88 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set88 = tensor.insert_slice %flat88 into %set87[64] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat89 = tensor.collapse_shape %r#89 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set89 = tensor.insert_slice %flat89 into %set88[72] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat90 = tensor.collapse_shape %r#90 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set90 = tensor.insert_slice %flat90 into %set89[80] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat91 = tensor.collapse_shape %r#91 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set91 = tensor.insert_slice %flat91 into %set90[88] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat92 = tensor.collapse_shape %r#92 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set92 = tensor.insert_slice %flat92 into %set91[96] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat93 = tensor.collapse_shape %r#93 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set93 = tensor.insert_slice %flat93 into %set92[104] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat94 = tensor.collapse_shape %r#94 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set94 = tensor.insert_slice %flat94 into %set93[112] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat95 = tensor.collapse_shape %r#95 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set95 = tensor.insert_slice %flat95 into %set94[120] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat96 = tensor.collapse_shape %r#96 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set96 = tensor.insert_slice %flat96 into %set95[128] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat97 = tensor.collapse_shape %r#97 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set97 = tensor.insert_slice %flat97 into %set96[136] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat98 = tensor.collapse_shape %r#98 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set98 = tensor.insert_slice %flat98 into %set97[144] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat99 = tensor.collapse_shape %r#99 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set99 = tensor.insert_slice %flat99 into %set98[152] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat100 = tensor.collapse_shape %r#100 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set100 = tensor.insert_slice %flat100 into %set99[160] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat101 = tensor.collapse_shape %r#101 [[0, 1, 2, 3]] : tensor<2x1x2x2xf32> into tensor<8xf32>
  %set101 = tensor.insert_slice %flat101 into %set100[168] [8] [1] : tensor<8xf32> into tensor<496xf32>
  %flat102 = tensor.collapse_shape %r#102 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set102 = tensor.insert_slice %flat102 into %set101[176] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat103 = tensor.collapse_shape %r#103 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set103 = tensor.insert_slice %flat103 into %set102[196] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat104 = tensor.collapse_shape %r#104 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set104 = tensor.insert_slice %flat104 into %set103[216] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat105 = tensor.collapse_shape %r#105 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set105 = tensor.insert_slice %flat105 into %set104[236] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat106 = tensor.collapse_shape %r#106 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set106 = tensor.insert_slice %flat106 into %set105[256] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat107 = tensor.collapse_shape %r#107 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set107 = tensor.insert_slice %flat107 into %set106[276] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat108 = tensor.collapse_shape %r#108 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set108 = tensor.insert_slice %flat108 into %set107[296] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat109 = tensor.collapse_shape %r#109 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set109 = tensor.insert_slice %flat109 into %set108[316] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat110 = tensor.collapse_shape %r#110 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set110 = tensor.insert_slice %flat110 into %set109[336] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat111 = tensor.collapse_shape %r#111 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set111 = tensor.insert_slice %flat111 into %set110[356] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat112 = tensor.collapse_shape %r#112 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set112 = tensor.insert_slice %flat112 into %set111[376] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat113 = tensor.collapse_shape %r#113 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set113 = tensor.insert_slice %flat113 into %set112[396] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat114 = tensor.collapse_shape %r#114 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set114 = tensor.insert_slice %flat114 into %set113[416] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat115 = tensor.collapse_shape %r#115 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set115 = tensor.insert_slice %flat115 into %set114[436] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat116 = tensor.collapse_shape %r#116 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set116 = tensor.insert_slice %flat116 into %set115[456] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %flat117 = tensor.collapse_shape %r#117 [[0, 1, 2, 3]] : tensor<2x1x5x2xf32> into tensor<20xf32>
  %set117 = tensor.insert_slice %flat117 into %set116[476] [20] [1] : tensor<20xf32> into tensor<496xf32>
  %empty3 = tensor.empty() : tensor<248xf32>
  %flat118 = tensor.collapse_shape %r#118 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set118 = tensor.insert_slice %flat118 into %empty3[0] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat119 = tensor.collapse_shape %r#119 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set119 = tensor.insert_slice %flat119 into %set118[4] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat120 = tensor.collapse_shape %r#120 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set120 = tensor.insert_slice %flat120 into %set119[8] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat121 = tensor.collapse_shape %r#121 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set121 = tensor.insert_slice %flat121 into %set120[12] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat122 = tensor.collapse_shape %r#122 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set122 = tensor.insert_slice %flat122 into %set121[16] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat123 = tensor.collapse_shape %r#123 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set123 = tensor.insert_slice %flat123 into %set122[20] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat124 = tensor.collapse_shape %r#124 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set124 = tensor.insert_slice %flat124 into %set123[24] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat125 = tensor.collapse_shape %r#125 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set125 = tensor.insert_slice %flat125 into %set124[28] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat126 = tensor.collapse_shape %r#126 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set126 = tensor.insert_slice %flat126 into %set125[32] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat127 = tensor.collapse_shape %r#127 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set127 = tensor.insert_slice %flat127 into %set126[36] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat128 = tensor.collapse_shape %r#128 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set128 = tensor.insert_slice %flat128 into %set127[40] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat129 = tensor.collapse_shape %r#129 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set129 = tensor.insert_slice %flat129 into %set128[44] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat130 = tensor.collapse_shape %r#130 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set130 = tensor.insert_slice %flat130 into %set129[48] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat131 = tensor.collapse_shape %r#131 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set131 = tensor.insert_slice %flat131 into %set130[52] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat132 = tensor.collapse_shape %r#132 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set132 = tensor.insert_slice %flat132 into %set131[56] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat133 = tensor.collapse_shape %r#133 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set133 = tensor.insert_slice %flat133 into %set132[60] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat134 = tensor.collapse_shape %r#134 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set134 = tensor.insert_slice %flat134 into %set133[64] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat135 = tensor.collapse_shape %r#135 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set135 = tensor.insert_slice %flat135 into %set134[68] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat136 = tensor.collapse_shape %r#136 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set136 = tensor.insert_slice %flat136 into %set135[72] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat137 = tensor.collapse_shape %r#137 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set137 = tensor.insert_slice %flat137 into %set136[76] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat138 = tensor.collapse_shape %r#138 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set138 = tensor.insert_slice %flat138 into %set137[80] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat139 = tensor.collapse_shape %r#139 [[0, 1, 2, 3]] : tensor<2x1x2x1xf32> into tensor<4xf32>
  %set139 = tensor.insert_slice %flat139 into %set138[84] [4] [1] : tensor<4xf32> into tensor<248xf32>
  %flat140 = tensor.collapse_shape %r#140 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set140 = tensor.insert_slice %flat140 into %set139[88] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat141 = tensor.collapse_shape %r#141 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set141 = tensor.insert_slice %flat141 into %set140[98] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat142 = tensor.collapse_shape %r#142 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set142 = tensor.insert_slice %flat142 into %set141[108] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat143 = tensor.collapse_shape %r#143 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set143 = tensor.insert_slice %flat143 into %set142[118] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat144 = tensor.collapse_shape %r#144 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set144 = tensor.insert_slice %flat144 into %set143[128] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat145 = tensor.collapse_shape %r#145 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set145 = tensor.insert_slice %flat145 into %set144[138] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat146 = tensor.collapse_shape %r#146 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set146 = tensor.insert_slice %flat146 into %set145[148] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat147 = tensor.collapse_shape %r#147 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set147 = tensor.insert_slice %flat147 into %set146[158] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat148 = tensor.collapse_shape %r#148 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set148 = tensor.insert_slice %flat148 into %set147[168] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat149 = tensor.collapse_shape %r#149 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set149 = tensor.insert_slice %flat149 into %set148[178] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat150 = tensor.collapse_shape %r#150 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set150 = tensor.insert_slice %flat150 into %set149[188] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat151 = tensor.collapse_shape %r#151 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set151 = tensor.insert_slice %flat151 into %set150[198] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat152 = tensor.collapse_shape %r#152 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set152 = tensor.insert_slice %flat152 into %set151[208] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat153 = tensor.collapse_shape %r#153 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set153 = tensor.insert_slice %flat153 into %set152[218] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat154 = tensor.collapse_shape %r#154 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set154 = tensor.insert_slice %flat154 into %set153[228] [10] [1] : tensor<10xf32> into tensor<248xf32>
  %flat155 = tensor.collapse_shape %r#155 [[0, 1, 2, 3]] : tensor<2x1x5x1xf32> into tensor<10xf32>
  %set155 = tensor.insert_slice %flat155 into %set154[238] [10] [1] : tensor<10xf32> into tensor<248xf32>
  return %set39, %set79, %set117, %set155 : tensor<560xf32>, tensor<280xf32>, tensor<496xf32>, tensor<248xf32>
}
