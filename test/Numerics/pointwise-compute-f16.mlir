// Written by Inputs/generate_pointwise.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/pointwise-compute-f16.in-f32.npy \
// RUN:     --check=0=%S/Inputs/pointwise-compute-f16.out-f32.npy \
// RUN:     --rtol=0.00390625 --atol=0.00048828125 \
// RUN:   | FileCheck %s

// Operations that compute in f16, on f32 tensors.

// CHECK: check: result 0 matches

cudnnfe.graph private @g(
    %x: tensor<13xf32>,
    %y: tensor<13xf32>)
    -> (tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>) {
  // f32 at 0
  %v1 = cudnnfe.exp %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 13
  %v2 = cudnnfe.sin %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 26
  %v3 = cudnnfe.cos %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 39
  %v4 = cudnnfe.tan %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 52
  %v5 = cudnnfe.erf %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 65
  %v6 = cudnnfe.tanh %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 78
  %v7 = cudnnfe.sigmoid %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 91
  %v8 = cudnnfe.elu %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 104
  %v9 = cudnnfe.gelu %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 117
  %v10 = cudnnfe.swish %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 130
  %v11 = cudnnfe.softplus %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 143
  %v12 = cudnnfe.gelu_approx_tanh %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 156
  %v13 = cudnnfe.abs %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 169
  %v14 = cudnnfe.neg %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 182
  %v15 = cudnnfe.ceil %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 195
  %v16 = cudnnfe.floor %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 208
  %v17 = cudnnfe.identity %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 221
  %v18 = cudnnfe.relu %x {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 234
  %v19 = cudnnfe.log %y {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 247
  %v20 = cudnnfe.sqrt %y {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 260
  %v21 = cudnnfe.rsqrt %y {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 273
  %v22 = cudnnfe.reciprocal %y {compute_type = f16} : (tensor<13xf32>) -> tensor<13xf32>
  // f32 at 286
  %v23 = cudnnfe.add %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 299
  %v24 = cudnnfe.sub %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 312
  %v25 = cudnnfe.mul %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 325
  %v26 = cudnnfe.div %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 338
  %v27 = cudnnfe.mod %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 351
  %v28 = cudnnfe.min %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 364
  %v29 = cudnnfe.max %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 377
  %v30 = cudnnfe.add_square %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 390
  %v31 = cudnnfe.atan2 %x, %y {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 403
  %v32 = cudnnfe.pow %y, %x {compute_type = f16} : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xf32>
  // f32 at 416
  %v33 = cudnnfe.softplus %x {compute_type = f16, beta = 2.0 : f64} : (tensor<13xf32>) -> tensor<13xf32>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24, %v25, %v26, %v27, %v28, %v29, %v30, %v31, %v32, %v33
      : tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>
}

func.func @main(%h: !cudnnfe.handle, %all_f32: tensor<26xf32>)
    -> (tensor<429xf32>) {
  %x = tensor.extract_slice %all_f32[0] [13] [1] : tensor<26xf32> to tensor<13xf32>
  %y = tensor.extract_slice %all_f32[13] [13] [1] : tensor<26xf32> to tensor<13xf32>
  %r:33 = cudnnfe.call @g(%h, %x, %y)
      : (!cudnnfe.handle, tensor<13xf32>, tensor<13xf32>)
      -> (tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>)
  %empty0 = tensor.empty() : tensor<429xf32>
  %set0 = tensor.insert_slice %r#0 into %empty0[0] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set1 = tensor.insert_slice %r#1 into %set0[13] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set2 = tensor.insert_slice %r#2 into %set1[26] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set3 = tensor.insert_slice %r#3 into %set2[39] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set4 = tensor.insert_slice %r#4 into %set3[52] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set5 = tensor.insert_slice %r#5 into %set4[65] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set6 = tensor.insert_slice %r#6 into %set5[78] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set7 = tensor.insert_slice %r#7 into %set6[91] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set8 = tensor.insert_slice %r#8 into %set7[104] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set9 = tensor.insert_slice %r#9 into %set8[117] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set10 = tensor.insert_slice %r#10 into %set9[130] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set11 = tensor.insert_slice %r#11 into %set10[143] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set12 = tensor.insert_slice %r#12 into %set11[156] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set13 = tensor.insert_slice %r#13 into %set12[169] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set14 = tensor.insert_slice %r#14 into %set13[182] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set15 = tensor.insert_slice %r#15 into %set14[195] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set16 = tensor.insert_slice %r#16 into %set15[208] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set17 = tensor.insert_slice %r#17 into %set16[221] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set18 = tensor.insert_slice %r#18 into %set17[234] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set19 = tensor.insert_slice %r#19 into %set18[247] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set20 = tensor.insert_slice %r#20 into %set19[260] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set21 = tensor.insert_slice %r#21 into %set20[273] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set22 = tensor.insert_slice %r#22 into %set21[286] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set23 = tensor.insert_slice %r#23 into %set22[299] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set24 = tensor.insert_slice %r#24 into %set23[312] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set25 = tensor.insert_slice %r#25 into %set24[325] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set26 = tensor.insert_slice %r#26 into %set25[338] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set27 = tensor.insert_slice %r#27 into %set26[351] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set28 = tensor.insert_slice %r#28 into %set27[364] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set29 = tensor.insert_slice %r#29 into %set28[377] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set30 = tensor.insert_slice %r#30 into %set29[390] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set31 = tensor.insert_slice %r#31 into %set30[403] [13] [1] : tensor<13xf32> into tensor<429xf32>
  %set32 = tensor.insert_slice %r#32 into %set31[416] [13] [1] : tensor<13xf32> into tensor<429xf32>
  return %set32 : tensor<429xf32>
}
