// RUN: cudnnfe-opt %s --cudnnfe-finalize-layouts --remarks-filter=cudnnfe-finalize-layouts -o /dev/null 2>&1 | FileCheck %s
// RUN: cudnnfe-opt %s --cudnnfe-finalize-layouts -o /dev/null 2>&1 | count 0

// Every choice says what and why, with numbers.
// CHECK: 15:1: remark: [Passed] layout | Category:cudnnfe-finalize-layouts | Function=g | Reason="no layout on an argument means row-major", Remark="argument #1 gets #cudnnfe.layout<strides = [8, 1, 1, 1]>", strides="[8, 1, 1, 1]"
// CHECK: 17:8: remark: [Passed] layout {{.*}} Function=g | Reason="follows operand #0", Remark="cudnnfe.add result #0 gets #cudnnfe.layout<strides = [128, 1, 32, 8]>"
// CHECK: 18:8: remark: [Passed] layout {{.*}} Reason=row-major, Remark="cudnnfe.reshape result #0 gets #cudnnfe.layout<strides = [128, 1]>"
// CHECK: 18:8: remark: [Missed] view {{.*}} Reason="no strides show the elements of [128, 1, 32, 8] under these dims", Remark="cudnnfe.reshape result #0 is a copy, not a view", bytes=1024
// CHECK: 22:8: remark: [Missed] layout {{.*}} Function=p | Reason="no layout on result #0 of a public graph means row-major", Remark="cudnnfe.relu result #0 is returned as #cudnnfe.layout<strides = [128, 16, 4, 1]>", Suggestion="#cudnnfe.layout<strides = [128, 1, 32, 8]> (follows operand #0) on result #0"
// CHECK: 26:8: remark: [Passed] relayout {{.*}} Function=main | Reason="the two sides of the call differ", Remark="operand #1 of the call of @p is copied from dense row-major to #cudnnfe.layout<strides = [128, 1, 32, 8]>", bytes=1024
// CHECK: 27:12: remark: [Passed] relayout {{.*}} Function=main | Reason="the two sides of the call differ", Remark="result #0 of the call of @g is copied from #cudnnfe.layout<strides = [128, 1, 32, 8]> to dense row-major", bytes=1024
// CHECK-NOT: remark

#nhwc = #cudnnfe.layout<strides = [128, 1, 32, 8]>
cudnnfe.graph private @g(%x: tensor<2x8x4x4xf32, #nhwc>, %b: tensor<1x8x1x1xf32>)
    -> (tensor<2x8x4x4xf32>, tensor<2x128xf32>) {
  %y = cudnnfe.add %x, %b : (tensor<2x8x4x4xf32, #nhwc>, tensor<1x8x1x1xf32>) -> tensor<2x8x4x4xf32>
  %z = cudnnfe.reshape %y : (tensor<2x8x4x4xf32>) -> tensor<2x128xf32>
  cudnnfe.return %y, %z : tensor<2x8x4x4xf32>, tensor<2x128xf32>
}
cudnnfe.graph @p(%x: tensor<2x8x4x4xf32, #nhwc>) -> tensor<2x8x4x4xf32> {
  %y = cudnnfe.relu %x : (tensor<2x8x4x4xf32, #nhwc>) -> tensor<2x8x4x4xf32>
  cudnnfe.return %y : tensor<2x8x4x4xf32>
}
func.func @main(%h: !cudnnfe.handle, %x: tensor<2x8x4x4xf32>, %b: tensor<1x8x1x1xf32>) -> (tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>, tensor<2x128xf32>) {
  %y = cudnnfe.call @p(%h, %x) : (!cudnnfe.handle, tensor<2x8x4x4xf32>) -> tensor<2x8x4x4xf32>
  %z, %w = cudnnfe.call @g(%h, %x, %b) : (!cudnnfe.handle, tensor<2x8x4x4xf32>, tensor<1x8x1x1xf32>) -> (tensor<2x8x4x4xf32>, tensor<2x128xf32>)
  return %y, %z, %w : tensor<2x8x4x4xf32>, tensor<2x8x4x4xf32>, tensor<2x128xf32>
}
