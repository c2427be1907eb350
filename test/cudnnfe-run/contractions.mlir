// Contractions of odd shapes through the kernels and through plain loops: the inputs are
// small integers, so that every order of summation gives the same numbers.

// DEFINE: %{case} =
// DEFINE: %{inits} = --init=0="randint(-4,5)" --init=1="randint(-4,5)" --entry=%{case} --print=none
// DEFINE: %{exact} = --check=0=%t.%{case}.npy --rtol=0 --atol=0 --check-leaks
// DEFINE: %{compare} = cudnnfe-run %s %{inits} --reference --output=0=%t.%{case}.npy && \
// DEFINE:   cudnnfe-run %s %{inits} %{exact} --vector-bits=128 && \
// DEFINE:   cudnnfe-run %s %{inits} %{exact} --vector-bits=256 && \
// DEFINE:   cudnnfe-run %s %{inits} %{exact} --vector-bits=512 && \
// DEFINE:   cudnnfe-run %s %{inits} --emit=ll

// REDEFINE: %{case} = odd
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = blocks
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = transposed
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = row
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = column
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = outer
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = integers
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = grouped
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = heads
// RUN: %{compare} | FileCheck %s
// REDEFINE: %{case} = conv
// RUN: %{compare} | FileCheck %s

// CHECK: define internal {{.*}}@cudnnfe_contract_0

// Prime sizes: every panel and block has a remainder.
func.func @odd(%a: memref<37x61xf32>, %b: memref<61x53xf32>, %o: memref<37x53xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<37x61xf32> to tensor<37x61xf32>
  %tb = bufferization.to_tensor %b restrict : memref<61x53xf32> to tensor<61x53xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<37x53xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<37x53xf32>) -> tensor<37x53xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<37x61xf32>, tensor<61x53xf32>) outs(%f : tensor<37x53xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<37x53xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<37x53xf32>, memref<37x53xf32>) -> ()
  return
}

// More than one block of k and n.
func.func @blocks(%a: memref<9x1100xf32>, %b: memref<1100x1050xf32>, %o: memref<9x1050xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<9x1100xf32> to tensor<9x1100xf32>
  %tb = bufferization.to_tensor %b restrict : memref<1100x1050xf32> to tensor<1100x1050xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9x1050xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<9x1050xf32>) -> tensor<9x1050xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<9x1100xf32>, tensor<1100x1050xf32>) outs(%f : tensor<9x1050xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<9x1050xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<9x1050xf32>, memref<9x1050xf32>) -> ()
  return
}

// Both operands transposed, bf16.
func.func @transposed(%a: memref<301x70xbf16>, %b: memref<45x301xbf16>, %o: memref<70x45xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<301x70xbf16> to tensor<301x70xbf16>
  %tb = bufferization.to_tensor %b restrict : memref<45x301xbf16> to tensor<45x301xbf16>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<70x45xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<70x45xf32>) -> tensor<70x45xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k) -> (k,m)>, affine_map<(m,n,k) -> (n,k)>, affine_map<(m,n,k) -> (m,n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<301x70xbf16>, tensor<45x301xbf16>) outs(%f : tensor<70x45xf32>) {
  ^bb0(%x: bf16, %y: bf16, %acc: f32):
    %xe = arith.extf %x : bf16 to f32
    %ye = arith.extf %y : bf16 to f32
    %p = arith.mulf %xe, %ye : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<70x45xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<70x45xf32>, memref<70x45xf32>) -> ()
  return
}

// One row.
func.func @row(%a: memref<1x301xf16>, %b: memref<301x700xf16>, %o: memref<1x700xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<1x301xf16> to tensor<1x301xf16>
  %tb = bufferization.to_tensor %b restrict : memref<301x700xf16> to tensor<301x700xf16>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x700xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x700xf32>) -> tensor<1x700xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<1x301xf16>, tensor<301x700xf16>) outs(%f : tensor<1x700xf32>) {
  ^bb0(%x: f16, %y: f16, %acc: f32):
    %xe = arith.extf %x : f16 to f32
    %ye = arith.extf %y : f16 to f32
    %p = arith.mulf %xe, %ye : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<1x700xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<1x700xf32>, memref<1x700xf32>) -> ()
  return
}

// One column.
func.func @column(%a: memref<700x301xf32>, %b: memref<301x1xf32>, %o: memref<700x1xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<700x301xf32> to tensor<700x301xf32>
  %tb = bufferization.to_tensor %b restrict : memref<301x1xf32> to tensor<301x1xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<700x1xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<700x1xf32>) -> tensor<700x1xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<700x301xf32>, tensor<301x1xf32>) outs(%f : tensor<700x1xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<700x1xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<700x1xf32>, memref<700x1xf32>) -> ()
  return
}

// An outer product.
func.func @outer(%a: memref<90x1xf64>, %b: memref<1x70xf64>, %o: memref<90x70xf64>) {
  %ta = bufferization.to_tensor %a restrict : memref<90x1xf64> to tensor<90x1xf64>
  %tb = bufferization.to_tensor %b restrict : memref<1x70xf64> to tensor<1x70xf64>
  %z = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<90x70xf64>
  %f = linalg.fill ins(%z : f64) outs(%e : tensor<90x70xf64>) -> tensor<90x70xf64>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<90x1xf64>, tensor<1x70xf64>) outs(%f : tensor<90x70xf64>) {
  ^bb0(%x: f64, %y: f64, %acc: f64):
    %p = arith.mulf %x, %y : f64
    %s = arith.addf %acc, %p : f64
    linalg.yield %s : f64
  } -> tensor<90x70xf64>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<90x70xf64>, memref<90x70xf64>) -> ()
  return
}

// I8 with i32 sums.
func.func @integers(%a: memref<33x65xi8>, %b: memref<65x31xi8>, %o: memref<33x31xi32>) {
  %ta = bufferization.to_tensor %a restrict : memref<33x65xi8> to tensor<33x65xi8>
  %tb = bufferization.to_tensor %b restrict : memref<65x31xi8> to tensor<65x31xi8>
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<33x31xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<33x31xi32>) -> tensor<33x31xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k) -> (m,k)>, affine_map<(m,n,k) -> (k,n)>, affine_map<(m,n,k) -> (m,n)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<33x65xi8>, tensor<65x31xi8>) outs(%f : tensor<33x31xi32>) {
  ^bb0(%x: i8, %y: i8, %acc: i32):
    %xe = arith.extsi %x : i8 to i32
    %ye = arith.extsi %y : i8 to i32
    %p = arith.muli %xe, %ye : i32
    %s = arith.addi %acc, %p : i32
    linalg.yield %s : i32
  } -> tensor<33x31xi32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<33x31xi32>, memref<33x31xi32>) -> ()
  return
}

// Grouped heads: a batch that b shares, two dims of rows.
func.func @grouped(%a: memref<2x3x2x19x24xf32>, %b: memref<2x3x24x21xf32>, %o: memref<2x3x2x19x21xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<2x3x2x19x24xf32> to tensor<2x3x2x19x24xf32>
  %tb = bufferization.to_tensor %b restrict : memref<2x3x24x21xf32> to tensor<2x3x24x21xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x2x19x21xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x2x19x21xf32>) -> tensor<2x3x2x19x21xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b,h,g,m,n,k) -> (b,h,g,m,k)>, affine_map<(b,h,g,m,n,k) -> (b,h,k,n)>, affine_map<(b,h,g,m,n,k) -> (b,h,g,m,n)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<2x3x2x19x24xf32>, tensor<2x3x24x21xf32>) outs(%f : tensor<2x3x2x19x21xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x3x2x19x21xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<2x3x2x19x21xf32>, memref<2x3x2x19x21xf32>) -> ()
  return
}

// Heads inside of the rows: offsets that do not join, result transposed.
func.func @heads(%a: memref<19x4x24xf32>, %b: memref<21x4x24xf32>, %o: memref<21x4x19xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<19x4x24xf32> to tensor<19x4x24xf32>
  %tb = bufferization.to_tensor %b restrict : memref<21x4x24xf32> to tensor<21x4x24xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<21x4x19xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<21x4x19xf32>) -> tensor<21x4x19xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(h,m,n,k) -> (m,h,k)>, affine_map<(h,m,n,k) -> (n,h,k)>, affine_map<(h,m,n,k) -> (n,h,m)>],
                       iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%ta, %tb : tensor<19x4x24xf32>, tensor<21x4x24xf32>) outs(%f : tensor<21x4x19xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<21x4x19xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<21x4x19xf32>, memref<21x4x19xf32>) -> ()
  return
}

// A strided, dilated and grouped convolution.
func.func @conv(%a: memref<2x3x4x15x15xf32>, %b: memref<3x5x4x3x3xf32>, %o: memref<2x3x5x6x6xf32>) {
  %ta = bufferization.to_tensor %a restrict : memref<2x3x4x15x15xf32> to tensor<2x3x4x15x15xf32>
  %tb = bufferization.to_tensor %b restrict : memref<3x5x4x3x3xf32> to tensor<3x5x4x3x3xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x5x6x6xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x3x5x6x6xf32>) -> tensor<2x3x5x6x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b,g,o,y,x,c,r,s) -> (b,g,c,y * 2 + r * 2,x * 2 + s * 2)>, affine_map<(b,g,o,y,x,c,r,s) -> (g,o,c,r,s)>, affine_map<(b,g,o,y,x,c,r,s) -> (b,g,o,y,x)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%ta, %tb : tensor<2x3x4x15x15xf32>, tensor<3x5x4x3x3xf32>) outs(%f : tensor<2x3x5x6x6xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<2x3x5x6x6xf32>
  bufferization.materialize_in_destination %r in restrict writable %o : (tensor<2x3x5x6x6xf32>, memref<2x3x5x6x6xf32>) -> ()
  return
}
