// Written by Inputs/generate_pointwise.py.
// RUN: cudnnfe-run %s --print=none --input=0=%S/Inputs/pointwise-f16.in-f16.npy \
// RUN:     --check=0=%S/Inputs/pointwise-f16.out-f16.npy --rtol=0.00098 --atol=6.1e-08 \
// RUN:   | FileCheck %s

// Transcendental functions and activations against double precision.

// CHECK: check: result 0 matches

cudnnfe.graph private @g(
    %x: tensor<71xf16>,
    %p: tensor<71xf16>,
    %y: tensor<71xf16>)
    -> (tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>) {
  // f16 at 0
  %v1 = cudnnfe.exp %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 71
  %v2 = cudnnfe.sin %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 142
  %v3 = cudnnfe.cos %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 213
  %v4 = cudnnfe.tan %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 284
  %v5 = cudnnfe.erf %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 355
  %v6 = cudnnfe.tanh %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 426
  %v7 = cudnnfe.sigmoid %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 497
  %v8 = cudnnfe.elu %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 568
  %v9 = cudnnfe.gelu %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 639
  %v10 = cudnnfe.softplus %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 710
  %v11 = cudnnfe.swish %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 781
  %v12 = cudnnfe.log %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 852
  %v13 = cudnnfe.gelu_approx_tanh %x : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 923
  %v14 = cudnnfe.elu %x {alpha = 0.25 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 994
  %v15 = cudnnfe.elu %x {alpha = -2.0 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1065
  %v16 = cudnnfe.softplus %x {beta = 2.0 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1136
  %v17 = cudnnfe.swish %x {beta = 2.0 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1207
  %v18 = cudnnfe.softplus %x {beta = 0.25 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1278
  %v19 = cudnnfe.swish %x {beta = 0.25 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1349
  %v20 = cudnnfe.softplus %x {beta = -1.0 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1420
  %v21 = cudnnfe.swish %x {beta = -1.0 : f64} : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1491
  %v22 = cudnnfe.log %p : (tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1562
  %v23 = cudnnfe.pow %p, %y : (tensor<71xf16>, tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1633
  %v24 = cudnnfe.pow %x, %y : (tensor<71xf16>, tensor<71xf16>) -> tensor<71xf16>
  // f16 at 1704
  %v25 = cudnnfe.atan2 %x, %y : (tensor<71xf16>, tensor<71xf16>) -> tensor<71xf16>
  %v26 = cudnnfe.constant 3.0 : f16
  // f16 at 1775
  %v27 = cudnnfe.pow %x, %v26 : (tensor<71xf16>, f16) -> tensor<71xf16>
  cudnnfe.return %v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13, %v14, %v15, %v16, %v17, %v18, %v19, %v20, %v21, %v22, %v23, %v24, %v25, %v27
      : tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>
}

func.func @main(%h: !cudnnfe.handle, %all_f16: tensor<213xf16>)
    -> (tensor<1846xf16>) {
  %x = tensor.extract_slice %all_f16[0] [71] [1] : tensor<213xf16> to tensor<71xf16>
  %p = tensor.extract_slice %all_f16[71] [71] [1] : tensor<213xf16> to tensor<71xf16>
  %y = tensor.extract_slice %all_f16[142] [71] [1] : tensor<213xf16> to tensor<71xf16>
  %r:26 = cudnnfe.call @g(%h, %x, %p, %y)
      : (!cudnnfe.handle, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>)
      -> (tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>, tensor<71xf16>)
  %empty0 = tensor.empty() : tensor<1846xf16>
  %set0 = tensor.insert_slice %r#0 into %empty0[0] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set1 = tensor.insert_slice %r#1 into %set0[71] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set2 = tensor.insert_slice %r#2 into %set1[142] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set3 = tensor.insert_slice %r#3 into %set2[213] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set4 = tensor.insert_slice %r#4 into %set3[284] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set5 = tensor.insert_slice %r#5 into %set4[355] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set6 = tensor.insert_slice %r#6 into %set5[426] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set7 = tensor.insert_slice %r#7 into %set6[497] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set8 = tensor.insert_slice %r#8 into %set7[568] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set9 = tensor.insert_slice %r#9 into %set8[639] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set10 = tensor.insert_slice %r#10 into %set9[710] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set11 = tensor.insert_slice %r#11 into %set10[781] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set12 = tensor.insert_slice %r#12 into %set11[852] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set13 = tensor.insert_slice %r#13 into %set12[923] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set14 = tensor.insert_slice %r#14 into %set13[994] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set15 = tensor.insert_slice %r#15 into %set14[1065] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set16 = tensor.insert_slice %r#16 into %set15[1136] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set17 = tensor.insert_slice %r#17 into %set16[1207] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set18 = tensor.insert_slice %r#18 into %set17[1278] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set19 = tensor.insert_slice %r#19 into %set18[1349] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set20 = tensor.insert_slice %r#20 into %set19[1420] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set21 = tensor.insert_slice %r#21 into %set20[1491] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set22 = tensor.insert_slice %r#22 into %set21[1562] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set23 = tensor.insert_slice %r#23 into %set22[1633] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set24 = tensor.insert_slice %r#24 into %set23[1704] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  %set25 = tensor.insert_slice %r#25 into %set24[1775] [71] [1] : tensor<71xf16> into tensor<1846xf16>
  return %set25 : tensor<1846xf16>
}
