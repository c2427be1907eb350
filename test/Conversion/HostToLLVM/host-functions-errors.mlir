// RUN: cudnnfe-opt %s -split-input-file -convert-cudnn-backend-to-llvm -convert-cudnnfe-host-to-llvm -verify-diagnostics

cudnnfe.graph private @g(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = cudnnfe.relu %x : (tensor<4x8xf32>) -> tensor<4x8xf32>
  cudnnfe.return %y : tensor<4x8xf32>
}
func.func @main(%h: !cudnnfe.handle, %x: memref<4x8xf32>, %y: memref<4x8xf32>) {
  // expected-error@+1 {{expected a descriptor program for '@g'; run convert-cudnnfe-to-cudnn-backend first}}
  cudnnfe.execute @g handle(%h) ins(%x : memref<4x8xf32>) outs(%y : memref<4x8xf32>)
  return
}

// -----

// expected-error@+1 {{expected results as out-parameters; run cudnnfe-bufferize-host first}}
func.func @main(%h: !cudnnfe.handle, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  return %x : tensor<4x8xf32>
}

// -----

// expected-error@+1 {{unsupported on this target: more than one handle}}
func.func @main(%h: !cudnnfe.handle, %i: !cudnnfe.handle, %x: memref<4x8xf32>) {
  return
}

// -----

// expected-error@+1 {{unsupported on this target: argument 0 of type 'memref<?xf32>'}}
func.func @main(%x: memref<?xf32>) {
  return
}

// -----

// expected-error@+1 {{unsupported on this target: control flow between graphs}}
func.func @main(%h: !cudnnfe.handle, %c: i1, %x: memref<4x8xf32>) {
  cf.cond_br %c, ^bb1, ^bb1
^bb1:
  return
}

// -----

func.func @main(%h: !cudnnfe.handle, %x: memref<4xf32>) {
  // expected-error@+1 {{unsupported on this target: 'memref.cast' between graphs; a host function executes graphs and computes scalars}}
  %v = memref.cast %x : memref<4xf32> to memref<?xf32>
  return
}
