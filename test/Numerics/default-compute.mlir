// Without a compute type no digits are lost that the types of the tensors have.

// RUN: cudnnfe-run %s | FileCheck %s
// CHECK: 1x1xi32
// CHECK-NEXT: {{\[+}}32274129]
// CHECK: 1x1xf64
// CHECK-NEXT: {{\[+}}16777217]
cudnnfe.graph @main(%a: tensor<1x2001xi8> {cudnnfe.init = "const(127)"}, %b: tensor<2001x1xi8> {cudnnfe.init = "const(127)"},
    %x: tensor<1x1xf64> {cudnnfe.init = "const(16777216)"}, %y: tensor<1x1xf64> {cudnnfe.init = "const(1)"})
    -> (tensor<1x1xi32>, tensor<1x1xf64>) {
  %c = cudnnfe.matmul %a, %b : (tensor<1x2001xi8>, tensor<2001x1xi8>) -> tensor<1x1xi32>
  %z = cudnnfe.add %x, %y : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xf64>
  cudnnfe.return %c, %z : tensor<1x1xi32>, tensor<1x1xf64>
}
