// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --mlir-print-op-generic | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --emit-bytecode | cudnnfe-opt | FileCheck %s

// Every operation and every optional clause survives text, generic text and
// bytecode.

// CHECK-LABEL: cudnnfe.graph @plain(
// CHECK-SAME:    %{{.*}}: tensor<4x8xf32>) -> tensor<4x8xf32> {
cudnnfe.graph @plain(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: cudnnfe.return %{{.*}} : tensor<4x8xf32>
  cudnnfe.return %x : tensor<4x8xf32>
}

// Names of arguments become names of values.
// CHECK-LABEL: cudnnfe.graph private @attributes(
// CHECK-SAME:    %query: tensor<4x8xf16> {cudnnfe.name = "query", cudnnfe.uid = 7 : i64}
// CHECK-SAME:    %{{.*}}: f32, %{{.*}}: i1)
// CHECK-SAME:    -> (tensor<4x8xf16> {cudnnfe.uid = 0 : i64})
// CHECK-SAME:    attributes {allow_tf32, compute_type = f64, deterministic,
// CHECK-SAME:      device = #cudnnfe.device<"h200">, intermediate_type = bf16, strict_nan}
cudnnfe.graph private @attributes(
    %x: tensor<4x8xf16> {cudnnfe.uid = 7 : i64, cudnnfe.name = "query"},
    %scale: f32, %flag: i1) -> (tensor<4x8xf16> {cudnnfe.uid = 0 : i64})
    attributes {compute_type = f64, intermediate_type = bf16,
                device = #cudnnfe.device<"h200">, allow_tf32, deterministic,
                strict_nan} {
  cudnnfe.return %x : tensor<4x8xf16>
}

// CHECK-LABEL: cudnnfe.graph private @constants(
cudnnfe.graph private @constants(%x: tensor<4xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>)
    -> (tensor<4xf32>, tensor<4xi32>, tensor<4xi1>) {
  // CHECK: %[[HALF:.*]] = cudnnfe.constant 5.000000e-01 : f32
  %half = cudnnfe.constant 0.5 : f32
  // CHECK: %[[NAN:.*]] = cudnnfe.constant 0x7FC00000 : f32
  %nan = cudnnfe.constant 0x7FC00000 : f32
  // CHECK: cudnnfe.constant {test.hint = "x"} -9 : i32
  %int = cudnnfe.constant {test.hint = "x"} -9 : i32
  // CHECK: cudnnfe.constant true
  %yes = cudnnfe.constant true
  // CHECK: cudnnfe.constant 1.500000e+00 : bf16
  %brain = cudnnfe.constant 1.5 : bf16
  // CHECK: cudnnfe.mul %{{.*}}, %[[HALF]] : (tensor<4xf32>, f32) -> tensor<4xf32>
  %a = cudnnfe.mul %x, %half : (tensor<4xf32>, f32) -> tensor<4xf32>
  %b = cudnnfe.add %a, %brain : (tensor<4xf32>, bf16) -> tensor<4xf32>
  %c = cudnnfe.max %b, %nan : (tensor<4xf32>, f32) -> tensor<4xf32>
  %d = cudnnfe.add %n, %int : (tensor<4xi32>, i32) -> tensor<4xi32>
  %e = cudnnfe.logical_and %p, %yes : (tensor<4xi1>, i1) -> tensor<4xi1>
  cudnnfe.return %c, %d, %e : tensor<4xf32>, tensor<4xi32>, tensor<4xi1>
}

// CHECK-LABEL: cudnnfe.graph private @relayout(
cudnnfe.graph private @relayout(%x: tensor<1x8x4x4xf16>) -> tensor<1x8x4x4xf16> {
  // CHECK: cudnnfe.relayout %{{.*}} : tensor<1x8x4x4xf16> to tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
  %y = cudnnfe.relayout %x : tensor<1x8x4x4xf16>
      to tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
  %z = cudnnfe.relayout %y
      : tensor<1x8x4x4xf16, #cudnnfe.layout<strides = [128, 1, 32, 8]>>
      to tensor<1x8x4x4xf16>
  cudnnfe.return %z : tensor<1x8x4x4xf16>
}

// CHECK-LABEL: func.func @host(
func.func @host(%h: !cudnnfe.handle, %x: tensor<4x8xf16>, %s: f32, %p: i1) -> tensor<4x8xf16> {
  // CHECK: cudnnfe.call @attributes(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!cudnnfe.handle, tensor<4x8xf16>, f32, i1) -> tensor<4x8xf16>
  %y = cudnnfe.call @attributes(%h, %x, %s, %p)
      : (!cudnnfe.handle, tensor<4x8xf16>, f32, i1) -> tensor<4x8xf16>
  return %y : tensor<4x8xf16>
}

// CHECK-LABEL: func.func @buffers(
func.func @buffers(%h: !cudnnfe.handle, %d: !cudnnfe.handle<#cudnnfe.device<"h200">>,
    %x: memref<4x8xf16>, %s: f32, %p: i1, %y: memref<4x8xf16, strided<[16, 1]>>,
    %w: memref<?xi8>) {
  // CHECK: cudnnfe.execute @attributes handle(%{{.*}}) ins(%{{.*}}, %{{.*}}, %{{.*}} : memref<4x8xf16>, f32, i1) outs(%{{.*}} : memref<4x8xf16, strided<[16, 1]>>)
  cudnnfe.execute @attributes handle(%h) ins(%x, %s, %p : memref<4x8xf16>, f32, i1)
      outs(%y : memref<4x8xf16, strided<[16, 1]>>)
  // CHECK: cudnnfe.execute @attributes handle(%{{.*}} : !cudnnfe.handle<#cudnnfe.device<"h200">>) ins({{.*}}) outs({{.*}}) workspace(%{{.*}} : memref<?xi8>) {test.note}
  cudnnfe.execute @attributes handle(%d : !cudnnfe.handle<#cudnnfe.device<"h200">>)
      ins(%x, %s, %p : memref<4x8xf16>, f32, i1)
      outs(%y : memref<4x8xf16, strided<[16, 1]>>) workspace(%w : memref<?xi8>) {test.note}
  return
}

// CHECK-LABEL: cudnnfe.graph private @matmul(
cudnnfe.graph private @matmul(%a: tensor<2x4x8xbf16>, %b: tensor<1x8x3xbf16>,
    %m: tensor<2x1x1xi32>, %n: tensor<2x1x1xi64>, %k: tensor<2x1x1xi32>) -> tensor<2x4x3xf32> {
  // CHECK: cudnnfe.matmul %{{.*}}, %{{.*}} : (tensor<2x4x8xbf16>, tensor<1x8x3xbf16>) -> tensor<2x4x3xf32>
  %0 = cudnnfe.matmul %a, %b : (tensor<2x4x8xbf16>, tensor<1x8x3xbf16>) -> tensor<2x4x3xf32>
  // CHECK: cudnnfe.matmul %{{.*}}, %{{.*}} m_override(%{{.*}}) n_override(%{{.*}}) k_override(%{{.*}}) {compute_type = f64, padding_value = -1.000000e+00 : f64}
  %1 = cudnnfe.matmul %a, %b m_override(%m) n_override(%n) k_override(%k)
      {padding_value = -1.0 : f64, compute_type = f64}
      : (tensor<2x4x8xbf16>, tensor<1x8x3xbf16>, tensor<2x1x1xi32>, tensor<2x1x1xi64>,
         tensor<2x1x1xi32>) -> tensor<2x4x3xf32>
  // CHECK: cudnnfe.matmul %{{.*}}, %{{.*}} k_override(%{{.*}}) :
  %2 = cudnnfe.matmul %a, %b k_override(%k)
      : (tensor<2x4x8xbf16>, tensor<1x8x3xbf16>, tensor<2x1x1xi32>) -> tensor<2x4x3xf32>
  cudnnfe.return %0 : tensor<2x4x3xf32>
}

// CHECK-LABEL: cudnnfe.graph private @reduction(
cudnnfe.graph private @reduction(%x: tensor<4x6x8xf32>) -> tensor<4x1x8xf32> {
  // CHECK: cudnnfe.reduction %{{.*}} mode(add) axes([1]) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  %0 = cudnnfe.reduction %x mode(add) axes([1]) : (tensor<4x6x8xf32>) -> tensor<4x1x8xf32>
  // CHECK: cudnnfe.reduction %{{.*}} mode(mul) axes([0, 2]) {compute_type = f64}
  %1 = cudnnfe.reduction %x mode(mul) axes([0, 2]) {compute_type = f64}
      : (tensor<4x6x8xf32>) -> tensor<1x6x1xf64>
  // CHECK: mode(min) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  %2 = cudnnfe.reduction %x mode(min) : (tensor<4x6x8xf32>) -> tensor<4x3x2xf32>
  // CHECK: mode(max)
  %3 = cudnnfe.reduction %x mode(max) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // CHECK: mode(amax) axes([])
  %4 = cudnnfe.reduction %x mode(amax) axes([]) : (tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // CHECK: mode(avg)
  %5 = cudnnfe.reduction %x mode(avg) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // CHECK: mode(norm1)
  %6 = cudnnfe.reduction %x mode(norm1) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // CHECK: mode(norm2)
  %7 = cudnnfe.reduction %x mode(norm2) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  // CHECK: mode(mul_no_zeros)
  %8 = cudnnfe.reduction %x mode(mul_no_zeros) : (tensor<4x6x8xf32>) -> tensor<1x1x1xf32>
  cudnnfe.return %0 : tensor<4x1x8xf32>
}

// CHECK-LABEL: cudnnfe.graph private @softmax(
cudnnfe.graph private @softmax(%x: tensor<4x8xf32>) -> (tensor<4x8xf16>, tensor<4x1xf32>) {
  // CHECK: cudnnfe.softmax %{{.*}} {compute_type = f64} : (tensor<4x8xf32>) -> tensor<4x8xf16>
  %0 = cudnnfe.softmax %x {compute_type = f64} : (tensor<4x8xf32>) -> tensor<4x8xf16>
  // CHECK: %{{.*}}, %{{.*}} = cudnnfe.softmax %{{.*}} : (tensor<4x8xf32>) -> (tensor<4x8xf16>, tensor<4x1xf32>)
  %1, %stats = cudnnfe.softmax %x : (tensor<4x8xf32>) -> (tensor<4x8xf16>, tensor<4x1xf32>)
  cudnnfe.return %0, %stats : tensor<4x8xf16>, tensor<4x1xf32>
}

// CHECK-LABEL: cudnnfe.graph private @shapes(
cudnnfe.graph private @shapes(%x: tensor<2x3x4x8xf16>, %f: tensor<4x1x1x6xf32>)
    -> tensor<24x8xf16> {
  // CHECK: cudnnfe.reshape %{{.*}} : (tensor<2x3x4x8xf16>) -> tensor<24x8xf16>
  %0 = cudnnfe.reshape %x : (tensor<2x3x4x8xf16>) -> tensor<24x8xf16>
  // CHECK: cudnnfe.reshape %{{.*}} : (tensor<2x3x4x8xf16>) -> tensor<?x8xf16>
  %1 = cudnnfe.reshape %x : (tensor<2x3x4x8xf16>) -> tensor<?x8xf16>
  // CHECK: cudnnfe.transpose %{{.*}} permutation([0, 2, 1, 3]) : (tensor<2x3x4x8xf16>) -> tensor<2x4x3x8xf16>
  %2 = cudnnfe.transpose %x permutation([0, 2, 1, 3])
      : (tensor<2x3x4x8xf16>) -> tensor<2x4x3x8xf16>
  // CHECK: cudnnfe.rope %{{.*}}, %{{.*}} {output_scale = 5.000000e-01 : f64, rope_dim = 6 : i64}
  %3 = cudnnfe.rope %x, %f {rope_dim = 6 : i64, output_scale = 0.5 : f64}
      : (tensor<2x3x4x8xf16>, tensor<4x1x1x6xf32>) -> tensor<2x3x4x8xf16>
  cudnnfe.return %0 : tensor<24x8xf16>
}

// Unknown dims are legal before shape inference.
// CHECK-LABEL: cudnnfe.graph private @dynamic(
cudnnfe.graph private @dynamic(%a: tensor<?x?x8xf32>, %b: tensor<?x8x?xf32>,
    %q: tensor<?x?x?x?xf16>, %lens: tensor<?x1x1x1xi32>) -> tensor<?x?x?xf32> {
  %0 = cudnnfe.matmul %a, %b : (tensor<?x?x8xf32>, tensor<?x8x?xf32>) -> tensor<?x?x?xf32>
  // CHECK: cudnnfe.sdpa
  %1 = cudnnfe.sdpa %q, %q, %q seq_lens(%lens, %lens)
      : (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x1x1x1xi32>,
         tensor<?x1x1x1xi32>) -> tensor<?x?x?x?xf16>
  cudnnfe.return %0 : tensor<?x?x?xf32>
}

// CHECK-LABEL: func.func @fill(
// CHECK-SAME:      %[[H:.*]]: !cudnnfe.handle, %[[O:.*]]: memref<4x8xf32, strided<[1, 4]>>)
// CHECK-NEXT:    cudnnfe.fill %[[O]] handle(%[[H]]) value(0xFF800000 : f32) : memref<4x8xf32, strided<[1, 4]>>
func.func @fill(%h: !cudnnfe.handle, %o: memref<4x8xf32, strided<[1, 4]>>) {
  cudnnfe.fill %o handle(%h) value(0xFF800000 : f32)
      : memref<4x8xf32, strided<[1, 4]>>
  return
}
