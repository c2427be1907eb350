// REQUIRES: cudnn

// The bytes of an artifact do not depend on the number of workers, on what else
// they built, on what the cache holds, on the environment or on limits of the shell.

// RUN: rm -rf %t && split-file %s %t && mkdir %t/one %t/two %t/cached %t/limit
// DEFINE: %{compile} = cudnnfe-compile --device h200
// RUN: %{compile} %t/all.mlir --device-options="no-cache jobs=1" -o %t/one/m.so
// RUN: %{compile} %t/all.mlir --device-options="no-cache jobs=2" -o %t/two/m.so
// RUN: cmp %t/one/m.so %t/two/m.so
// RUN: %{compile} %t/first.mlir --device-options="cache-dir=%t/cache" -o %t/first.so
// RUN: env OTHER_LENGTH=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa \
// RUN:   %{compile} %t/all.mlir --device-options="cache-dir=%t/cache jobs=1" -o %t/cached/m.so
// RUN: cmp %t/one/m.so %t/cached/m.so
// RUN: sh -c "ulimit -S -s unlimited 2>/dev/null || ulimit -S -s 1024; exec %obj/bin/cudnnfe-compile --device h200 %t/all.mlir --device-options='no-cache jobs=2' -o %t/limit/m.so"
// RUN: cmp %t/one/m.so %t/limit/m.so

//--- first.mlir
cudnnfe.graph private @first(%x: tensor<64x32xf16>) -> tensor<64x32xf16> {
  %y = cudnnfe.relu %x : (tensor<64x32xf16>) -> tensor<64x32xf16>
  cudnnfe.return %y : tensor<64x32xf16>
}
func.func @main(%h: !cudnnfe.handle, %a: tensor<64x32xf16>) -> tensor<64x32xf16> {
  %y = cudnnfe.call @first(%h, %a) : (!cudnnfe.handle, tensor<64x32xf16>) -> tensor<64x32xf16>
  return %y : tensor<64x32xf16>
}

//--- all.mlir
cudnnfe.graph private @first(%x: tensor<64x32xf16>) -> tensor<64x32xf16> {
  %y = cudnnfe.relu %x : (tensor<64x32xf16>) -> tensor<64x32xf16>
  cudnnfe.return %y : tensor<64x32xf16>
}
cudnnfe.graph private @second(%x: tensor<64x48xf16>) -> tensor<64x48xf16> {
  %y = cudnnfe.exp %x : (tensor<64x48xf16>) -> tensor<64x48xf16>
  cudnnfe.return %y : tensor<64x48xf16>
}
cudnnfe.graph private @third(%x: tensor<64x48xf16>) -> tensor<64x1xf32> {
  %y = cudnnfe.reduction %x mode(add) : (tensor<64x48xf16>) -> tensor<64x1xf32>
  cudnnfe.return %y : tensor<64x1xf32>
}
cudnnfe.graph private @fourth(%x: tensor<1x64x48xf16>, %y: tensor<1x48x64xf16>) -> tensor<1x64x64xf16> {
  %z = cudnnfe.matmul %x, %y : (tensor<1x64x48xf16>, tensor<1x48x64xf16>) -> tensor<1x64x64xf16>
  cudnnfe.return %z : tensor<1x64x64xf16>
}
func.func @main(%h: !cudnnfe.handle, %a: tensor<64x32xf16>, %b: tensor<64x48xf16>, %c: tensor<1x64x48xf16>, %d: tensor<1x48x64xf16>)
    -> (tensor<64x32xf16>, tensor<64x48xf16>, tensor<64x1xf32>, tensor<1x64x64xf16>) {
  %y = cudnnfe.call @first(%h, %a) : (!cudnnfe.handle, tensor<64x32xf16>) -> tensor<64x32xf16>
  %z = cudnnfe.call @second(%h, %b) : (!cudnnfe.handle, tensor<64x48xf16>) -> tensor<64x48xf16>
  %r = cudnnfe.call @third(%h, %b) : (!cudnnfe.handle, tensor<64x48xf16>) -> tensor<64x1xf32>
  %m = cudnnfe.call @fourth(%h, %c, %d) : (!cudnnfe.handle, tensor<1x64x48xf16>, tensor<1x48x64xf16>) -> tensor<1x64x64xf16>
  return %y, %z, %r, %m : tensor<64x32xf16>, tensor<64x48xf16>, tensor<64x1xf32>, tensor<1x64x64xf16>
}
