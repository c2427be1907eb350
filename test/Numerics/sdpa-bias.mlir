// Written by Inputs/generate_attention.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/sdpa-bias.in-f32.npy \
// RUN:     --input=1=%S/Inputs/sdpa-bias.in-f16.npy --input=2=%S/Inputs/sdpa-bias.in-bf16.npy \
// RUN:     --input=3=%S/Inputs/sdpa-bias.in-f64.npy --check=0=%S/Inputs/sdpa-bias.out-f32.npy \
// RUN:     --check=1=%S/Inputs/sdpa-bias.out-f32-stats.npy --rtol=1e-5 --atol=2e-6 \
// RUN:   | FileCheck %s

// Every form of broadcasting of the bias.

// CHECK: check: result 0 matches
// CHECK: check: result 1 matches

cudnnfe.graph private @g(
    %q: tensor<2x4x3x4xf32>,
    %k: tensor<2x2x5x4xf32>,
    %v: tensor<2x2x5x4xf32>,
    %x0: tensor<2x4x3x5xf32>,
    %x1: tensor<2x4x3x1xf16>,
    %x2: tensor<2x4x1x5xbf16>,
    %x3: tensor<2x4x1x1xf64>,
    %x4: tensor<2x1x3x5xf32>,
    %x5: tensor<2x1x3x1xf16>,
    %x6: tensor<2x1x1x5xbf16>,
    %x7: tensor<2x1x1x1xf64>,
    %x8: tensor<1x4x3x5xf32>,
    %x9: tensor<1x4x3x1xf16>,
    %x10: tensor<1x4x1x5xbf16>,
    %x11: tensor<1x4x1x1xf64>,
    %x12: tensor<1x1x3x5xf32>,
    %x13: tensor<1x1x3x1xf16>,
    %x14: tensor<1x1x1x5xbf16>,
    %x15: tensor<1x1x1x1xf64>,
    %inf: tensor<2x1x3x5xf16>)
    -> (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>) {
  %o1, %l1 = cudnnfe.sdpa %q, %k, %v bias(%x0) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x3x5xf32>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 96
  %o2 = cudnnfe.sdpa %q, %k, %v bias(%x1) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x3x1xf16>) -> tensor<2x4x3x4xf32>
  %o3, %l3 = cudnnfe.sdpa %q, %k, %v bias(%x2) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x1x5xbf16>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 288
  %o4 = cudnnfe.sdpa %q, %k, %v bias(%x3) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x1x1xf64>) -> tensor<2x4x3x4xf32>
  %o5, %l5 = cudnnfe.sdpa %q, %k, %v bias(%x4) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x3x5xf32>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 480
  %o6 = cudnnfe.sdpa %q, %k, %v bias(%x5) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x3x1xf16>) -> tensor<2x4x3x4xf32>
  %o7, %l7 = cudnnfe.sdpa %q, %k, %v bias(%x6) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x1x5xbf16>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 672
  %o8 = cudnnfe.sdpa %q, %k, %v bias(%x7) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x1x1xf64>) -> tensor<2x4x3x4xf32>
  %o9, %l9 = cudnnfe.sdpa %q, %k, %v bias(%x8) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x3x5xf32>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 864
  %o10 = cudnnfe.sdpa %q, %k, %v bias(%x9) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x3x1xf16>) -> tensor<2x4x3x4xf32>
  %o11, %l11 = cudnnfe.sdpa %q, %k, %v bias(%x10) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x1x5xbf16>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 1056
  %o12 = cudnnfe.sdpa %q, %k, %v bias(%x11) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x4x1x1xf64>) -> tensor<2x4x3x4xf32>
  %o13, %l13 = cudnnfe.sdpa %q, %k, %v bias(%x12) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x3x5xf32>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 1248
  %o14 = cudnnfe.sdpa %q, %k, %v bias(%x13) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x3x1xf16>) -> tensor<2x4x3x4xf32>
  %o15, %l15 = cudnnfe.sdpa %q, %k, %v bias(%x14) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x1x5xbf16>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  // f32 at 1440
  %o16 = cudnnfe.sdpa %q, %k, %v bias(%x15) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x1x1x1xf64>) -> tensor<2x4x3x4xf32>
  %o17, %l17 = cudnnfe.sdpa %q, %k, %v bias(%inf) : (tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x1x3x5xf16>) -> (tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>)
  cudnnfe.return %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10, %o11, %o12, %o13, %o14, %o15, %o16, %o17, %l1, %l3, %l5, %l7, %l9, %l11, %l13, %l15, %l17
      : tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<481xf32>, %all_f16: tensor<75xf16>, %all_bf16: tensor<75xbf16>, %all_f64: tensor<15xf64>)
    -> (tensor<1632xf32>, tensor<216xf32>) {
  %flat_q = tensor.extract_slice %all_f32[0] [96] [1] : tensor<481xf32> to tensor<96xf32>
  %q = tensor.expand_shape %flat_q [[0, 1, 2, 3]] output_shape [2, 4, 3, 4] : tensor<96xf32> into tensor<2x4x3x4xf32>
  %flat_k = tensor.extract_slice %all_f32[96] [80] [1] : tensor<481xf32> to tensor<80xf32>
  %k = tensor.expand_shape %flat_k [[0, 1, 2, 3]] output_shape [2, 2, 5, 4] : tensor<80xf32> into tensor<2x2x5x4xf32>
  %flat_v = tensor.extract_slice %all_f32[176] [80] [1] : tensor<481xf32> to tensor<80xf32>
  %v = tensor.expand_shape %flat_v [[0, 1, 2, 3]] output_shape [2, 2, 5, 4] : tensor<80xf32> into tensor<2x2x5x4xf32>
  %flat_x0 = tensor.extract_slice %all_f32[256] [120] [1] : tensor<481xf32> to tensor<120xf32>
  %x0 = tensor.expand_shape %flat_x0 [[0, 1, 2, 3]] output_shape [2, 4, 3, 5] : tensor<120xf32> into tensor<2x4x3x5xf32>
  %flat_x4 = tensor.extract_slice %all_f32[376] [30] [1] : tensor<481xf32> to tensor<30xf32>
  %x4 = tensor.expand_shape %flat_x4 [[0, 1, 2, 3]] output_shape [2, 1, 3, 5] : tensor<30xf32> into tensor<2x1x3x5xf32>
  %flat_x8 = tensor.extract_slice %all_f32[406] [60] [1] : tensor<481xf32> to tensor<60xf32>
  %x8 = tensor.expand_shape %flat_x8 [[0, 1, 2, 3]] output_shape [1, 4, 3, 5] : tensor<60xf32> into tensor<1x4x3x5xf32>
  %flat_x12 = tensor.extract_slice %all_f32[466] [15] [1] : tensor<481xf32> to tensor<15xf32>
  %x12 = tensor.expand_shape %flat_x12 [[0, 1, 2, 3]] output_shape [1, 1, 3, 5] : tensor<15xf32> into tensor<1x1x3x5xf32>
  %flat_x1 = tensor.extract_slice %all_f16[0] [24] [1] : tensor<75xf16> to tensor<24xf16>
  %x1 = tensor.expand_shape %flat_x1 [[0, 1, 2, 3]] output_shape [2, 4, 3, 1] : tensor<24xf16> into tensor<2x4x3x1xf16>
  %flat_x5 = tensor.extract_slice %all_f16[24] [6] [1] : tensor<75xf16> to tensor<6xf16>
  %x5 = tensor.expand_shape %flat_x5 [[0, 1, 2, 3]] output_shape [2, 1, 3, 1] : tensor<6xf16> into tensor<2x1x3x1xf16>
  %flat_x9 = tensor.extract_slice %all_f16[30] [12] [1] : tensor<75xf16> to tensor<12xf16>
  %x9 = tensor.expand_shape %flat_x9 [[0, 1, 2, 3]] output_shape [1, 4, 3, 1] : tensor<12xf16> into tensor<1x4x3x1xf16>
  %flat_x13 = tensor.extract_slice %all_f16[42] [3] [1] : tensor<75xf16> to tensor<3xf16>
  %x13 = tensor.expand_shape %flat_x13 [[0, 1, 2, 3]] output_shape [1, 1, 3, 1] : tensor<3xf16> into tensor<1x1x3x1xf16>
  %flat_inf = tensor.extract_slice %all_f16[45] [30] [1] : tensor<75xf16> to tensor<30xf16>
  %inf = tensor.expand_shape %flat_inf [[0, 1, 2, 3]] output_shape [2, 1, 3, 5] : tensor<30xf16> into tensor<2x1x3x5xf16>
  %flat_x2 = tensor.extract_slice %all_bf16[0] [40] [1] : tensor<75xbf16> to tensor<40xbf16>
  %x2 = tensor.expand_shape %flat_x2 [[0, 1, 2, 3]] output_shape [2, 4, 1, 5] : tensor<40xbf16> into tensor<2x4x1x5xbf16>
  %flat_x6 = tensor.extract_slice %all_bf16[40] [10] [1] : tensor<75xbf16> to tensor<10xbf16>
  %x6 = tensor.expand_shape %flat_x6 [[0, 1, 2, 3]] output_shape [2, 1, 1, 5] : tensor<10xbf16> into tensor<2x1x1x5xbf16>
  %flat_x10 = tensor.extract_slice %all_bf16[50] [20] [1] : tensor<75xbf16> to tensor<20xbf16>
  %x10 = tensor.expand_shape %flat_x10 [[0, 1, 2, 3]] output_shape [1, 4, 1, 5] : tensor<20xbf16> into tensor<1x4x1x5xbf16>
  %flat_x14 = tensor.extract_slice %all_bf16[70] [5] [1] : tensor<75xbf16> to tensor<5xbf16>
  %x14 = tensor.expand_shape %flat_x14 [[0, 1, 2, 3]] output_shape [1, 1, 1, 5] : tensor<5xbf16> into tensor<1x1x1x5xbf16>
  %flat_x3 = tensor.extract_slice %all_f64[0] [8] [1] : tensor<15xf64> to tensor<8xf64>
  %x3 = tensor.expand_shape %flat_x3 [[0, 1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<8xf64> into tensor<2x4x1x1xf64>
  %flat_x7 = tensor.extract_slice %all_f64[8] [2] [1] : tensor<15xf64> to tensor<2xf64>
  %x7 = tensor.expand_shape %flat_x7 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xf64> into tensor<2x1x1x1xf64>
  %flat_x11 = tensor.extract_slice %all_f64[10] [4] [1] : tensor<15xf64> to tensor<4xf64>
  %x11 = tensor.expand_shape %flat_x11 [[0, 1, 2, 3]] output_shape [1, 4, 1, 1] : tensor<4xf64> into tensor<1x4x1x1xf64>
  %flat_x15 = tensor.extract_slice %all_f64[14] [1] [1] : tensor<15xf64> to tensor<1xf64>
  %x15 = tensor.expand_shape %flat_x15 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xf64> into tensor<1x1x1x1xf64>
  %r:26 = cudnnfe.call @g(%h, %q, %k, %v, %x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %inf)
      : (!cudnnfe.handle, tensor<2x4x3x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x4x3x5xf32>, tensor<2x4x3x1xf16>, tensor<2x4x1x5xbf16>, tensor<2x4x1x1xf64>, tensor<2x1x3x5xf32>, tensor<2x1x3x1xf16>, tensor<2x1x1x5xbf16>, tensor<2x1x1x1xf64>, tensor<1x4x3x5xf32>, tensor<1x4x3x1xf16>, tensor<1x4x1x5xbf16>, tensor<1x4x1x1xf64>, tensor<1x1x3x5xf32>, tensor<1x1x3x1xf16>, tensor<1x1x1x5xbf16>, tensor<1x1x1x1xf64>, tensor<2x1x3x5xf16>)
      -> (tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x4xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>, tensor<2x4x3x1xf32>)
  %empty0 = tensor.empty() : tensor<1632xf32>
  %flat0 = tensor.collapse_shape %r#0 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set0 = tensor.insert_slice %flat0 into %empty0[0] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat1 = tensor.collapse_shape %r#1 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set1 = tensor.insert_slice %flat1 into %set0[96] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat2 = tensor.collapse_shape %r#2 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set2 = tensor.insert_slice %flat2 into %set1[192] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat3 = tensor.collapse_shape %r#3 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set3 = tensor.insert_slice %flat3 into %set2[288] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat4 = tensor.collapse_shape %r#4 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set4 = tensor.insert_slice %flat4 into %set3[384] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat5 = tensor.collapse_shape %r#5 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set5 = tensor.insert_slice %flat5 into %set4[480] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat6 = tensor.collapse_shape %r#6 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set6 = tensor.insert_slice %flat6 into %set5[576] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat7 = tensor.collapse_shape %r#7 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set7 = tensor.insert_slice %flat7 into %set6[672] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat8 = tensor.collapse_shape %r#8 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set8 = tensor.insert_slice %flat8 into %set7[768] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat9 = tensor.collapse_shape %r#9 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set9 = tensor.insert_slice %flat9 into %set8[864] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat10 = tensor.collapse_shape %r#10 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set10 = tensor.insert_slice %flat10 into %set9[960] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat11 = tensor.collapse_shape %r#11 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set11 = tensor.insert_slice %flat11 into %set10[1056] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat12 = tensor.collapse_shape %r#12 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set12 = tensor.insert_slice %flat12 into %set11[1152] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat13 = tensor.collapse_shape %r#13 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set13 = tensor.insert_slice %flat13 into %set12[1248] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat14 = tensor.collapse_shape %r#14 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set14 = tensor.insert_slice %flat14 into %set13[1344] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat15 = tensor.collapse_shape %r#15 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set15 = tensor.insert_slice %flat15 into %set14[1440] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %flat16 = tensor.collapse_shape %r#16 [[0, 1, 2, 3]] : tensor<2x4x3x4xf32> into tensor<96xf32>
  %set16 = tensor.insert_slice %flat16 into %set15[1536] [96] [1] : tensor<96xf32> into tensor<1632xf32>
  %empty1 = tensor.empty() : tensor<216xf32>
  %flat17 = tensor.collapse_shape %r#17 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set17 = tensor.insert_slice %flat17 into %empty1[0] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat18 = tensor.collapse_shape %r#18 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set18 = tensor.insert_slice %flat18 into %set17[24] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat19 = tensor.collapse_shape %r#19 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set19 = tensor.insert_slice %flat19 into %set18[48] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat20 = tensor.collapse_shape %r#20 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set20 = tensor.insert_slice %flat20 into %set19[72] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat21 = tensor.collapse_shape %r#21 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set21 = tensor.insert_slice %flat21 into %set20[96] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat22 = tensor.collapse_shape %r#22 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set22 = tensor.insert_slice %flat22 into %set21[120] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat23 = tensor.collapse_shape %r#23 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set23 = tensor.insert_slice %flat23 into %set22[144] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat24 = tensor.collapse_shape %r#24 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set24 = tensor.insert_slice %flat24 into %set23[168] [24] [1] : tensor<24xf32> into tensor<216xf32>
  %flat25 = tensor.collapse_shape %r#25 [[0, 1, 2, 3]] : tensor<2x4x3x1xf32> into tensor<24xf32>
  %set25 = tensor.insert_slice %flat25 into %set24[192] [24] [1] : tensor<24xf32> into tensor<216xf32>
  return %set16, %set25 : tensor<1632xf32>, tensor<216xf32>
}
