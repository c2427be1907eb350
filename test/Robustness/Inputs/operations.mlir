// Malformed operations and calls. Each piece must be refused.
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<1xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<1xf32>
  cudnnfe.return %0 : tensor<1xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<3x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<2x4x8xf32>, tensor<3x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x5xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x5xf32>
  cudnnfe.return %0 : tensor<2x4x5xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4xf32>
  cudnnfe.return %0 : tensor<2x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xi1>, %b: tensor<2x8x4xi1>) -> tensor<2x4x4xi1> {
  %0 = cudnnfe.matmul %a, %b : (tensor<2x4x8xi1>, tensor<2x8x4xi1>) -> tensor<2x4x4xi1>
  cudnnfe.return %0 : tensor<2x4x4xi1>
}
// -----
cudnnfe.graph @f(%a: tensor<1x4x2x8xf32>, %b: tensor<1x3x8x4xf32>) -> tensor<1x4x2x4xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<1x4x2x8xf32>, tensor<1x3x8x4xf32>) -> tensor<1x4x2x4xf32>
  cudnnfe.return %0 : tensor<1x4x2x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>, %m: tensor<2xi32>) -> tensor<2x4x4xf32> {
  %0 = cudnnfe.matmul %a, %b m_override(%m) : (tensor<2x4x8xf32>, tensor<2x8x4xf32>, tensor<2xi32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>, %m: tensor<2x1x1xf32>) -> tensor<2x4x4xf32> {
  %0 = cudnnfe.matmul %a, %b m_override(%m) : (tensor<2x4x8xf32>, tensor<2x8x4xf32>, tensor<2x1x1xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = cudnnfe.matmul %a, %b {padding_value = "x"} : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = cudnnfe.matmul %a, %b {compute_type = vector<4xf32>} : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: f32) -> tensor<2x4x4xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<2x4x8xf32>, f32) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i32: 1>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i32>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i32: 2, 0, 0, 0, 0>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i32: -1, 3, 0, 0, 0>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i64: 1, 1, 0, 0, 0>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = 7}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = dense<1> : tensor<5xi32>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>, %b: tensor<2x8x4xf32>) -> tensor<2x4x4xf32> {
  %0 = "cudnnfe.matmul"(%a, %b) <{operandSegmentSizes = array<i32: 2147483647, 2147483647, 0, 0, 4>}> : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
  cudnnfe.return %0 : tensor<2x4x4xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.matmul"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.matmul"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.sdpa"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.sdpa"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.binary_select"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.binary_select"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.reduction"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.reduction"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.transpose"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.transpose"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.rope"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.rope"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.gen_index"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.gen_index"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.constant"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.constant"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.softmax"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.softmax"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.relu"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.relu"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.add"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.add"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %0 = "cudnnfe.reshape"() : () -> tensor<2x4x8xf32>
  cudnnfe.return %0 : tensor<2x4x8xf32>
}
// -----
cudnnfe.graph @f(%a: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  "cudnnfe.reshape"(%a, %a, %a, %a, %a, %a, %a, %a, %a) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> ()
  cudnnfe.return %a : tensor<2x4x8xf32>
}
// -----
"cudnnfe.graph"() : () -> ()
// -----
"cudnnfe.graph"() ({}) : () -> ()
// -----
"cudnnfe.graph"() <{sym_name = "f", function_type = () -> ()}> ({}) : () -> ()
// -----
"cudnnfe.graph"() <{sym_name = "f", function_type = i32}> ({^bb0: "cudnnfe.return"() : () -> ()}) : () -> ()
// -----
"cudnnfe.graph"() <{sym_name = "f", function_type = (tensor<4xf32>) -> tensor<4xf32>}> ({^bb0: "cudnnfe.return"() : () -> ()}) : () -> ()
// -----
"cudnnfe.graph"() <{sym_name = "f", function_type = (tensor<4xf32>) -> tensor<4xf32>}> ({^bb0(%x: tensor<8xf32>): "cudnnfe.return"(%x) : (tensor<8xf32>) -> ()}) : () -> ()
// -----
"cudnnfe.graph"() <{sym_name = "f", function_type = (tensor<4xf32>) -> tensor<4xf32>, arg_attrs = [{}, {}]}> ({^bb0(%x: tensor<4xf32>): "cudnnfe.return"(%x) : (tensor<4xf32>) -> ()}) : () -> ()
// -----
"cudnnfe.graph"() <{sym_name = "f", function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = 3}> ({^bb0(%x: tensor<4xf32>): "cudnnfe.return"(%x) : (tensor<4xf32>) -> ()}) : () -> ()
// -----
"cudnnfe.graph"() <{sym_name = 3, function_type = (tensor<4xf32>) -> tensor<4xf32>}> ({^bb0(%x: tensor<4xf32>): "cudnnfe.return"(%x) : (tensor<4xf32>) -> ()}) : () -> ()
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>, %y: tensor<4x7xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.add %x, %y : (tensor<4x8xf32>, tensor<4x7xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x9xf32> {
  %0 = cudnnfe.add %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x9xf32>
  cudnnfe.return %0 : tensor<4x9xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>, %y: tensor<3x4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.add %x, %y : (tensor<4x8xf32>, tensor<3x4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xi1>, %y: tensor<4x8xi1>) -> tensor<4x8xi1> {
  %0 = cudnnfe.add %x, %y : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  cudnnfe.return %0 : tensor<4x8xi1>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.cmp_gt %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %0 = cudnnfe.logical_and %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
  cudnnfe.return %0 : tensor<4x8xi1>
}
// -----
cudnnfe.graph @f(%x: tensor<1x8xf32>, %y: tensor<4x1xf32>) -> tensor<1x8xf32> {
  %0 = cudnnfe.mul %x, %y : (tensor<1x8xf32>, tensor<4x1xf32>) -> tensor<1x8xf32>
  cudnnfe.return %0 : tensor<1x8xf32>
}
// -----
cudnnfe.graph @f(%x: f32, %y: f32) -> tensor<1xf32> {
  %0 = cudnnfe.add %x, %y : (f32, f32) -> tensor<1xf32>
  cudnnfe.return %0 : tensor<1xf32>
}
// -----
cudnnfe.graph @f(%x: f32) -> tensor<1xf32> {
  %0 = cudnnfe.exp %x : (f32) -> tensor<1xf32>
  cudnnfe.return %0 : tensor<1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xi1> {
  %0 = cudnnfe.exp %x : (tensor<4x8xf32>) -> tensor<4x8xi1>
  cudnnfe.return %0 : tensor<4x8xi1>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.logical_not %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.relu %x {lower_clip = 2.0 : f64, upper_clip = 1.0 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.relu %x {lower_clip = 0x7FF8000000000000 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.relu %x {lower_clip = 1 : i64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.softplus %x {beta = 0.0 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.softplus %x {beta = 0x7FF0000000000000 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.swish %x {beta = 0x7FF8000000000000 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.elu %x {alpha = 0xFFF0000000000000 : f64} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %0 = cudnnfe.gen_index %x axis(2) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %0 : tensor<4x8xi32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %0 = cudnnfe.gen_index %x axis(-1) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %0 : tensor<4x8xi32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %0 = cudnnfe.gen_index %x axis(9223372036854775807) : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %0 : tensor<4x8xi32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %0 = cudnnfe.gen_index %x axis() : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %0 : tensor<4x8xi32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xi32> {
  %0 = cudnnfe.gen_index %x : (tensor<4x8xf32>) -> tensor<4x8xi32>
  cudnnfe.return %0 : tensor<4x8xi32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>, %m: tensor<4xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.binary_select %x, %x, %m : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x {compute_type = 3 : i32} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.exp %x {compute_type = i7} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(nonesuch) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = cudnnfe.reduction %x mode(add) : (tensor<4x8xf32>) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x3xf32> {
  %0 = cudnnfe.reduction %x mode(add) : (tensor<4x8xf32>) -> tensor<4x3xf32>
  cudnnfe.return %0 : tensor<4x3xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x16xf32> {
  %0 = cudnnfe.reduction %x mode(max) : (tensor<4x8xf32>) -> tensor<4x16xf32>
  cudnnfe.return %0 : tensor<4x16xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes([2]) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes([-1]) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes([1, 1]) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<1x1xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes([1, 0]) : (tensor<4x8xf32>) -> tensor<1x1xf32>
  cudnnfe.return %0 : tensor<1x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes([0]) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x?xf32> {
  %0 = cudnnfe.reduction %x mode(add) : (tensor<4x8xf32>) -> tensor<4x?xf32>
  cudnnfe.return %0 : tensor<4x?xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xi1>) -> tensor<4x1xi1> {
  %0 = cudnnfe.reduction %x mode(add) : (tensor<4x8xi1>) -> tensor<4x1xi1>
  cudnnfe.return %0 : tensor<4x1xi1>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes([9223372036854775807]) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(0) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %0 = cudnnfe.reduction %x mode(add) axes(1) : (tensor<4x8xf32>) -> tensor<4x1xf32>
  cudnnfe.return %0 : tensor<4x1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x9xf32> {
  %0 = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<4x9xf32>
  cudnnfe.return %0 : tensor<4x9xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<32xf16> {
  %0 = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<32xf16>
  cudnnfe.return %0 : tensor<32xf16>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<?x?xf32>
  cudnnfe.return %0 : tensor<?x?xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4294967296x4294967296xf32>) -> tensor<1xf32> {
  %0 = cudnnfe.reshape %x : (tensor<4294967296x4294967296xf32>) -> tensor<1xf32>
  cudnnfe.return %0 : tensor<1xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<3x?xf32> {
  %0 = cudnnfe.reshape %x : (tensor<4x8xf32>) -> tensor<3x?xf32>
  cudnnfe.return %0 : tensor<3x?xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation([0, 0]) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation([1]) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation([1, 0, 2]) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation([2, 0]) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation([-1, 0]) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = cudnnfe.transpose %x permutation([1, 0]) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %0 : tensor<4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf16> {
  %0 = cudnnfe.transpose %x permutation([1, 0]) : (tensor<4x8xf32>) -> tensor<8x4xf16>
  cudnnfe.return %0 : tensor<8x4xf16>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation([1, 9223372036854775807]) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation() : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %0 = cudnnfe.transpose %x permutation([1, 0) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  cudnnfe.return %0 : tensor<8x4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<8x128x64xf32>, %f: tensor<128x1x1x64xf32>) -> tensor<8x128x64xf32> {
  %0 = cudnnfe.rope %x, %f : (tensor<8x128x64xf32>, tensor<128x1x1x64xf32>) -> tensor<8x128x64xf32>
  cudnnfe.return %0 : tensor<8x128x64xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x2x4x7xf32>, %f: tensor<4x1x1x7xf32>) -> tensor<1x2x4x7xf32> {
  %0 = cudnnfe.rope %x, %f : (tensor<1x2x4x7xf32>, tensor<4x1x1x7xf32>) -> tensor<1x2x4x7xf32>
  cudnnfe.return %0 : tensor<1x2x4x7xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x2x4x8xf32>, %f: tensor<4x1x1x8xf16>) -> tensor<1x2x4x8xf32> {
  %0 = cudnnfe.rope %x, %f : (tensor<1x2x4x8xf32>, tensor<4x1x1x8xf16>) -> tensor<1x2x4x8xf32>
  cudnnfe.return %0 : tensor<1x2x4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x2x4x8xf32>, %f: tensor<4x1x1x6xf32>) -> tensor<1x2x4x8xf32> {
  %0 = cudnnfe.rope %x, %f : (tensor<1x2x4x8xf32>, tensor<4x1x1x6xf32>) -> tensor<1x2x4x8xf32>
  cudnnfe.return %0 : tensor<1x2x4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x2x4x8xf32>, %f: tensor<4x1x1x16xf32>) -> tensor<1x2x4x8xf32> {
  %0 = cudnnfe.rope %x, %f {rope_dim = 16 : i64} : (tensor<1x2x4x8xf32>, tensor<4x1x1x16xf32>) -> tensor<1x2x4x8xf32>
  cudnnfe.return %0 : tensor<1x2x4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x2x4x8xf32>, %f: tensor<4x1x1x8xf32>) -> tensor<1x2x4x8xf32> {
  %0 = cudnnfe.rope %x, %f {rope_dim = -8 : i64} : (tensor<1x2x4x8xf32>, tensor<4x1x1x8xf32>) -> tensor<1x2x4x8xf32>
  cudnnfe.return %0 : tensor<1x2x4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x2x4x8xf32>, %f: tensor<4x1x1x8xf32>) -> tensor<1x2x4x8xf32> {
  %0 = cudnnfe.rope %x, %f {output_scale = 0x7FF0000000000000 : f64} : (tensor<1x2x4x8xf32>, tensor<4x1x1x8xf32>) -> tensor<1x2x4x8xf32>
  cudnnfe.return %0 : tensor<1x2x4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<1x2x4x8xf32>, %f: tensor<4x1x1x3xf32>) -> tensor<1x2x4x8xf32> {
  %0 = cudnnfe.rope %x, %f {rope_dim = 3 : i64} : (tensor<1x2x4x8xf32>, tensor<4x1x1x3xf32>) -> tensor<1x2x4x8xf32>
  cudnnfe.return %0 : tensor<1x2x4x8xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant 7
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant "x"
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant dense<1.0> : tensor<4xf32>
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant 1 : index
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant [1, 2]
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant unit
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant 
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant 1.0 : f8E4M3FN
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant 99999999999999999999999 : i64
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = cudnnfe.constant 1.0 : i32
  %0 = cudnnfe.add %x, %c : (tensor<4xf32>, f32) -> tensor<4xf32>
  cudnnfe.return %0 : tensor<4xf32>
}
// -----
cudnnfe.graph @f(%x: tensor<8xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<8xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf16>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf16> }
// -----
cudnnfe.graph @f(%x: tensor<4x1xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4x1xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) { cudnnfe.return %x : tensor<4xf32> }
// -----
cudnnfe.graph @f(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x, %x : tensor<4xf32>, tensor<4xf32> }
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @nonesuch(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @main(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g() : () -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%x, %h) : (tensor<4xf32>, !cudnnfe.handle) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%h) : (!cudnnfe.handle) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%h, %x, %x) : (!cudnnfe.handle, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> ()
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<8xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf16>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g::@g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call %h(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> f32
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> attributes {device = #cudnnfe.device<"h200">} { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle<#cudnnfe.device<"other">>, %x: tensor<4xf32>) {
  %0 = cudnnfe.call @g(%h, %x) : (!cudnnfe.handle<#cudnnfe.device<"other">>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = "cudnnfe.call"(%h, %x) : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: tensor<4xf32>) {
  %0 = "cudnnfe.call"(%h, %x) <{callee = "g"}> : (!cudnnfe.handle, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  cudnnfe.execute @nonesuch handle(%h) ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  cudnnfe.execute @g handle(%h) ins(%x : memref<4xf32>) outs(%y : memref<8xf32>)
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  cudnnfe.execute @g handle(%h) outs(%x : memref<4xf32>)
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  cudnnfe.execute @g handle(%x) ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  cudnnfe.execute @g handle(%h) ins(%x : memref<4xf32>) outs()
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  cudnnfe.execute @g handle(%h) ins(%x : memref<4xf32>) outs(%x : memref<4xf32>) workspace(%x : memref<4xf32>)
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  cudnnfe.execute @g ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  return
}
// -----
cudnnfe.graph private @g(%x: tensor<4xf32>) -> tensor<4xf32> { cudnnfe.return %x : tensor<4xf32> }
func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>, %y: memref<8xf32>, %w: memref<4xi8>) {
  "cudnnfe.execute"(%h, %x, %x) <{callee = @g, operandSegmentSizes = array<i32: 1, 5, 1, 0>}> : (!cudnnfe.handle, memref<4xf32>, memref<4xf32>) -> ()
  return
}
