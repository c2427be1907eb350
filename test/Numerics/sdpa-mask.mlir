// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/sdpa-mask.in-f32.npy \
// RUN:     --input=1=%S/Inputs/sdpa-mask.in-i1.npy --check=0=%S/Inputs/sdpa-mask.out-f32.npy \
// RUN:     --check=1=%S/Inputs/sdpa-mask.out-f32-stats.npy --rtol=1e-5 --atol=2e-6 \
// RUN:   | FileCheck %s

// Every form of broadcasting of the mask.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches

cudnnfe.graph private @g(
    %q: tensor<2x4x3x4xf32>,
    %k: tensor<2x2x5x4xf32>,
    %v: tensor<2x2x5x4xf32>,
    %x0: tensor<2x4x3x5xi1>,
    %x1: tensor<2x4x3x1xi1>,
    %x2: tensor<2x4x1x5xi1>,
    %x3: tensor<2x4x1x1xi1>,
    %x4: tensor<2x1x3x5xi1>,
    %x5: tensor<2x1x3x1xi1>,
    %x6: tensor<2x1x1x5xi1>,
    %x7: tensor<2x1x1x1xi1>,
    %x8: tensor<1x4x3x5xi1>,
    %x9: tensor<1x4x3x1xi1>,
    %x10: tensor<1x4x1x5xi1>,
    %x11: tensor<1x4x1x1xi1>,
    %x12: tensor<1x1x3x5xi1>,
    %x13: tensor<1x1x3x1xi1>,
    %x14: tensor<1x1x1x5xi1>,
    %x15: tensor<1x1x1x1xi1>,
    %inf: tensor<2x1x3x5xi1>,
    %poison: tensor<2x1x3x5xf32>)
    -> (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>) {
  %o1, %l1 = cudnnfe.sdpa %q, %k, %v mask(%x0) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x3x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o2, %l2 = cudnnfe.sdpa %q, %k, %v mask(%x1) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x3x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o3, %l3 = cudnnfe.sdpa %q, %k, %v mask(%x2) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x1x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o4, %l4 = cudnnfe.sdpa %q, %k, %v mask(%x3) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x1x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o5, %l5 = cudnnfe.sdpa %q, %k, %v mask(%x4) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x3x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o6, %l6 = cudnnfe.sdpa %q, %k, %v mask(%x5) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x3x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o7, %l7 = cudnnfe.sdpa %q, %k, %v mask(%x6) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x1x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o8, %l8 = cudnnfe.sdpa %q, %k, %v mask(%x7) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x1x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o9, %l9 = cudnnfe.sdpa %q, %k, %v mask(%x8) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x3x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o10, %l10 = cudnnfe.sdpa %q, %k, %v mask(%x9) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x3x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o11, %l11 = cudnnfe.sdpa %q, %k, %v mask(%x10) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x1x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o12, %l12 = cudnnfe.sdpa %q, %k, %v mask(%x11) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x1x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o13, %l13 = cudnnfe.sdpa %q, %k, %v mask(%x12) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x3x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o14, %l14 = cudnnfe.sdpa %q, %k, %v mask(%x13) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x3x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o15, %l15 = cudnnfe.sdpa %q, %k, %v mask(%x14) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x1x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o16, %l16 = cudnnfe.sdpa %q, %k, %v mask(%x15) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x1x1xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o17, %l17 = cudnnfe.sdpa %q, %k, %v mask(%inf) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x3x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  %o18, %l18 = cudnnfe.sdpa %q, %k, %v bias(%poison) mask(%inf) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x3x5xf32>, tensor<2x1x3x5xi1>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  cudnnfe.return %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10, %o11, %o12, %o13, %o14, %o15, %o16, %o17, %o18, %l1, %l2, %l3, %l4, %l5, %l6, %l7, %l8, %l9, %l10, %l11, %l12, %l13, %l14, %l15, %l16, %l17, %l18
      : tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<286xf32>, %all_i1: tensor<390xi1>)
    -> (tensor<1728xf32>, tensor<432xf32>) {
  %flat_q = tensor.extract_slice %all_f32[0] [96] [1] : tensor<286xf32> to tensor<96xf32>
  %q = tensor.expand_shape %flat_q [[0, 1, 2, 3]] output_shape [2, 4, 3, 4] : tensor<96xf32> into tensor<2x4x3x4xf32>
  %flat_k = tensor.extract_slice %all_f32[96] [80] [1] : tensor<286xf32> to tensor<80xf32>
  %k = tensor.expand_shape %flat_k [[0, 1, 2, 3]] output_shape [2, 2, 5, 4] : tensor<80xf32> into tensor<2x2x5x4xf32>
  %flat_v = tensor.extract_slice %all_f32[176] [80] [1] : tensor<286xf32> to tensor<80xf32>
  %v = tensor.expand_shape %flat_v [[0, 1, 2, 3]] output_shape [2, 2, 5, 4] : tensor<80xf32> into tensor<2x2x5x4xf32>
  %flat_poison = tensor.extract_slice %all_f32[256] [30] [1] : tensor<286xf32> to tensor<30xf32>
  %poison = tensor.expand_shape %flat_poison [[0, 1, 2, 3]] output_shape [2, 1, 3, 5] : tensor<30xf32> into tensor<2x1x3x5xf32>
  %flat_x0 = tensor.extract_slice %all_i1[0] [120] [1] : tensor<390xi1> to tensor<120xi1>
  %x0 = tensor.expand_shape %flat_x0 [[0, 1, 2, 3]] output_shape [2, 4, 3, 5] : tensor<120xi1> into tensor<2x4x3x5xi1>
  %flat_x1 = tensor.extract_slice %all_i1[120] [24] [1] : tensor<390xi1> to tensor<24xi1>
  %x1 = tensor.expand_shape %flat_x1 [[0, 1, 2, 3]] output_shape [2, 4, 3, 1] : tensor<24xi1> into tensor<2x4x3x1xi1>
  %flat_x2 = tensor.extract_slice %all_i1[144] [40] [1] : tensor<390xi1> to tensor<40xi1>
  %x2 = tensor.expand_shape %flat_x2 [[0, 1, 2, 3]] output_shape [2, 4, 1, 5] : tensor<40xi1> into tensor<2x4x1x5xi1>
  %flat_x3 = tensor.extract_slice %all_i1[184] [8] [1] : tensor<390xi1> to tensor<8xi1>
  %x3 = tensor.expand_shape %flat_x3 [[0, 1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<8xi1> into tensor<2x4x1x1xi1>
  %flat_x4 = tensor.extract_slice %all_i1[192] [30] [1] : tensor<390xi1> to tensor<30xi1>
  %x4 = tensor.expand_shape %flat_x4 [[0, 1, 2, 3]] output_shape [2, 1, 3, 5] : tensor<30xi1> into tensor<2x1x3x5xi1>
  %flat_x5 = tensor.extract_slice %all_i1[222] [6] [1] : tensor<390xi1> to tensor<6xi1>
  %x5 = tensor.expand_shape %flat_x5 [[0, 1, 2, 3]] output_shape [2, 1, 3, 1] : tensor<6xi1> into tensor<2x1x3x1xi1>
  %flat_x6 = tensor.extract_slice %all_i1[228] [10] [1] : tensor<390xi1> to tensor<10xi1>
  %x6 = tensor.expand_shape %flat_x6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 5] : tensor<10xi1> into tensor<2x1x1x5xi1>
  %flat_x7 = tensor.extract_slice %all_i1[238] [2] [1] : tensor<390xi1> to tensor<2xi1>
  %x7 = tensor.expand_shape %flat_x7 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi1> into tensor<2x1x1x1xi1>
  %flat_x8 = tensor.extract_slice %all_i1[240] [60] [1] : tensor<390xi1> to tensor<60xi1>
  %x8 = tensor.expand_shape %flat_x8 [[0, 1, 2, 3]] output_shape [1, 4, 3, 5] : tensor<60xi1> into tensor<1x4x3x5xi1>
  %flat_x9 = tensor.extract_slice %all_i1[300] [12] [1] : tensor<390xi1> to tensor<12xi1>
  %x9 = tensor.expand_shape %flat_x9 [[0, 1, 2, 3]] output_shape [1, 4, 3, 1] : tensor<12xi1> into tensor<1x4x3x1xi1>
  %flat_x10 = tensor.extract_slice %all_i1[312] [20] [1] : tensor<390xi1> to tensor<20xi1>
  %x10 = tensor.expand_shape %flat_x10 [[0, 1, 2, 3]] output_shape [1, 4, 1, 5] : tensor<20xi1> into tensor<1x4x1x5xi1>
  %flat_x11 = tensor.extract_slice %all_i1[332] [4] [1] : tensor<390xi1> to tensor<4xi1>
  %x11 = tensor.expand_shape %flat_x11 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xi1> into tensor<1x4x1x1xi1>
  %flat_x12 = tensor.extract_slice %all_i1[336] [15] [1] : tensor<390xi1> to tensor<15xi1>
  %x12 = tensor.expand_shape %flat_x12 [[0, 1, 2, 3]] output_shape [1, 1, 3, 5] : tensor<15xi1> into tensor<1x1x3x5xi1>
  %flat_x13 = tensor.extract_slice %all_i1[351] [3] [1] : tensor<390xi1> to tensor<3xi1>
  %x13 = tensor.expand_shape %flat_x13 [[0, 1, 2, 3]] output_shape [1, 1, 3, 1] : tensor<3xi1> into tensor<1x1x3x1xi1>
  %flat_x14 = tensor.extract_slice %all_i1[354] [5] [1] : tensor<390xi1> to tensor<5xi1>
  %x14 = tensor.expand_shape %flat_x14 [[0, 1, 2, 3]] output_shape [1, 1, 1, 5] : tensor<5xi1> into tensor<1x1x1x5xi1>
  %flat_x15 = tensor.extract_slice %all_i1[359] [1] [1] : tensor<390xi1> to tensor<1xi1>
  %x15 = tensor.expand_shape %flat_x15 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi1> into tensor<1x1x1x1xi1>
  %flat_inf = tensor.extract_slice %all_i1[360] [30] [1] : tensor<390xi1> to tensor<30xi1>
  %inf = tensor.expand_shape %flat_inf [[0, 1, 2, 3]] output_shape [2, 1, 3, 5] : tensor<30xi1> into tensor<2x1x3x5xi1>
  %r:36 = cudnnfe.call @g(%h, %q, %k, %v, %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %inf, %poison)
      : (!cudnnfe.handle, tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x3x5xi1>, tensor<2x4x3x1xi1>, tensor<2x4x1x5xi1>, tensor<2x4x1x1xi1>, tensor<2x1x3x5xi1>, tensor<2x1x3x1xi1>, tensor<2x1x1x5xi1>, tensor<2x1x1x1xi1>, tensor<1x4x3x5xi1>, tensor<1x4x3x1xi1>, tensor<1x4x1x5xi1>, tensor<1x4x1x1xi1>, tensor<1x1x3x5xi1>, tensor<1x1x3x1xi1>, tensor<1x1x1x5xi1>, tensor<1x1x1x1xi1>, tensor<2x1x3x5xi1>, tensor<2x1x3x5xf32>)
      -> (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>)
  %empty0 = tensor.empty() : tensor<1728xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[96] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[192] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[288] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[384] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[480] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[576] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[672] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[768] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[864] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[960] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[1056] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[1152] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[1248] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[1344] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[1440] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[1536] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set17 = tensor.insert_slice %flat17 into %set16[1632] [96] [1] : tensor<96xf32> into tensor<1728xf32>
  %empty1 = tensor.empty() : tensor<432xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set18 = tensor.insert_slice %flat18 into %empty1[0] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[24] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[48] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[72] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[96] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[120] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[144] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set25 = tensor.insert_slice %flat25 into %set24[168] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat26 = tensor.collapse_shape %r#26 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set26 = tensor.insert_slice %flat26 into %set25[192] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat27 = tensor.collapse_shape %r#27 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set27 = tensor.insert_slice %flat27 into %set26[216] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat28 = tensor.collapse_shape %r#28 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set28 = tensor.insert_slice %flat28 into %set27[240] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat29 = tensor.collapse_shape %r#29 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set29 = tensor.insert_slice %flat29 into %set28[264] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat30 = tensor.collapse_shape %r#30 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set30 = tensor.insert_slice %flat30 into %set29[288] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat31 = tensor.collapse_shape %r#31 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set31 = tensor.insert_slice %flat31 into %set30[312] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat32 = tensor.collapse_shape %r#32 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set32 = tensor.insert_slice %flat32 into %set31[336] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat33 = tensor.collapse_shape %r#33 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set33 = tensor.insert_slice %flat33 into %set32[360] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat34 = tensor.collapse_shape %r#34 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set34 = tensor.insert_slice %flat34 into %set33[384] [24] [1] : tensor<24xf32> into tensor<432xf32>
  %flat35 = tensor.collapse_shape %r#35 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set35 = tensor.insert_slice %flat35 into %set34[408] [24] [1] : tensor<24xf32> into tensor<432xf32>
  return %set17, %set35 : tensor<1728xf32>, tensor<432xf32>
}
