// What is wrong with files and options is said in one line, with exit code 1.

// RUN: %python %S/Inputs/make_npy.py %t.ok.npy '<f4' 2x3 1 2 3 4 5 6

// DEFINE: %{check} = 2>&1 | FileCheck %s --check-prefix
// RUN: not cudnnfe-run %s --input=0=%t.missing.npy %{check}=MISSING
// MISSING: error: argument 0: cannot read '{{.*}}missing.npy': No such file or directory
// RUN: not cudnnfe-run %s --input=0=%S %{check}=FOLDER
// FOLDER: error: argument 0: cannot read '{{.*}}': not a regular file
// RUN: %python %S/Inputs/make_npy.py %t.shape.npy '<f4' 3x2 1 2 3 4 5 6
// RUN: not cudnnfe-run %s --input=0=%t.shape.npy %{check}=SHAPE
// SHAPE: error: argument 0: expected 2x3xf32 but '{{.*}}shape.npy' holds 3x2xf32
// RUN: %python %S/Inputs/make_npy.py %t.rank.npy '<f4' 6 1 2 3 4 5 6
// RUN: not cudnnfe-run %s --input=0=%t.rank.npy %{check}=RANK
// RANK: error: argument 0: expected 2x3xf32 but '{{.*}}rank.npy' holds 6xf32
// RUN: %python %S/Inputs/make_npy.py %t.type.npy '<f8' 2x3 1 2 3 4 5 6
// RUN: not cudnnfe-run %s --input=0=%t.type.npy %{check}=TYPE
// TYPE: error: argument 0: expected 2x3xf32 but '{{.*}}type.npy' holds 2x3xf64
// RUN: %python %S/Inputs/make_npy.py %t.void.npy '|V2' 2x3 1 2 3 4 5 6
// RUN: not cudnnfe-run %s --input=0=%t.void.npy %{check}=VOID
// VOID: error: argument 0: expected 2x3xf32 but '{{.*}}void.npy' holds 2x3xbf16
// RUN: %python %S/Inputs/make_npy.py %t.cut.npy '<f4' 2x3 1 2 3 4 5 6 --cut=1
// RUN: not cudnnfe-run %s --input=0=%t.cut.npy %{check}=CUT
// CUT: error: argument 0: cannot read '{{.*}}cut.npy': truncated data: expected 24 bytes but got 23
// RUN: %python %S/Inputs/make_npy.py %t.more.npy '<f4' 2x3 1 2 3 4 5 6 --append=8
// RUN: not cudnnfe-run %s --input=0=%t.more.npy %{check}=MORE
// MORE: error: argument 0: cannot read '{{.*}}more.npy': trailing data: expected 24 bytes but got 32
// RUN: %python %S/Inputs/make_npy.py %t.big.npy '>f4' 2x3 1 2 3 4 5 6
// RUN: not cudnnfe-run %s --input=0=%t.big.npy %{check}=BIG
// BIG: error: argument 0: cannot read '{{.*}}big.npy': big-endian element type '>f4' is not supported
// RUN: %python %S/Inputs/make_npy.py %t.complex.npy '<c8' 2x3 1 2 3 4 5 6
// RUN: not cudnnfe-run %s --input=0=%t.complex.npy %{check}=COMPLEX
// COMPLEX: error: argument 0: cannot read '{{.*}}complex.npy': element type '<c8' is not supported
// RUN: not cudnnfe-run %s --input=0=%s %{check}=TEXT
// TEXT: error: argument 0: cannot read '{{.*}}errors.mlir': not a .npy file

// RUN: not cudnnfe-run %s --input=1=%t.ok.npy %{check}=INDEX
// INDEX: error: --input=1={{.*}}ok.npy: the function has 1 arguments
// RUN: not cudnnfe-run %s --input=0=%t.ok.npy --input=0=%t.ok.npy %{check}=TWICE
// TWICE: error: --input gives argument 0 twice
// RUN: not cudnnfe-run %s --input=%t.ok.npy %{check}=FORM
// FORM: error: expected --input=N=... but got '{{.*}}ok.npy'
// RUN: not cudnnfe-run %s --input=0=%t.ok.npy --init=0=ones %{check}=BOTH
// BOTH: error: argument 0: both --input and --init are given
// RUN: not cudnnfe-run %s --init=0="uniform(1)" %{check}=DIST
// DIST: error: argument 0: expected uniform(lo,hi), normal(mean,deviation), zeros, ones, iota, const(v) or randint(lo,hi) but got 'uniform(1)'
// RUN: not cudnnfe-run %s --init=0="randint(3,3)" %{check}=RANGE
// RANGE: error: argument 0: expected lo < hi in 'randint(3,3)'
// RUN: not cudnnfe-run %s --init=0="uniform(3,1)" %{check}=ORDER
// ORDER: error: argument 0: expected lo <= hi in 'uniform(3,1)'
// RUN: not cudnnfe-run %s --init=0="normal(0,-1)" %{check}=DEVIATION
// DEVIATION: error: argument 0: expected no negative deviation in 'normal(0,-1)'
// RUN: not cudnnfe-run %s --init=0="uniform(-inf,inf)" %{check}=FINITE
// FINITE: error: argument 0: expected finite numbers in 'uniform(-inf,inf)'
// RUN: not cudnnfe-run %s --entry=other %{check}=ENTRY
// ENTRY: error: no public function '@other' in the module; it has @main
// RUN: not cudnnfe-run %s --target=tpu %{check}=TARGET
// TARGET: error: unknown target 'tpu'; expected cpu
// RUN: not cudnnfe-run %s --time=0 %{check}=TIME
// TIME: error: expected --time=runs with a positive number but got '0'
// RUN: not cudnnfe-run %s --vector-bits=100 %{check}=BITS
// BITS: error: expected --vector-bits to be 128, 256 or 512 but got 100
// RUN: not cudnnfe-run %s --check-stride=0 %{check}=STRIDE
// STRIDE: error: expected a positive --check-stride but got 0
// RUN: not cudnnfe-run %s --output=0=%t.nowhere/out.npy --print=none %{check}=OUT
// OUT: error: cannot write '{{.*}}out.npy': No such file or directory
// RUN: not cudnnfe-run %s --check=0=%t.shape.npy --print=none %{check}=CHECKSHAPE
// CHECKSHAPE: error: result 0 does not match '{{.*}}shape.npy': expected values of shape 2x3 but got 3x2
// RUN: not cudnnfe-run %t.missing.mlir %{check}=NOFILE
// NOFILE: error: cannot open input file '{{.*}}missing.mlir': No such file or directory
// RUN: not cudnnfe-run %t.ok.npy %{check}=NOTMLIR
// NOTMLIR: error:

func.func @main(%x: memref<2x3xf32>, %o: memref<2x3xf32>) {
  %t = bufferization.to_tensor %x restrict : memref<2x3xf32> to tensor<2x3xf32>
  bufferization.materialize_in_destination %t in restrict writable %o : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
  return
}
