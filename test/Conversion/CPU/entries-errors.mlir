// RUN: cudnnfe-opt %s --cudnnfe-cpu-prepare-entries --split-input-file --verify-diagnostics

// expected-error @below {{internal: argument 0 of type 'memref<?xf32>' cannot be passed as a bare pointer}}
func.func @dynamic(%a: memref<?xf32>) {
  return
}

// -----

// expected-error @below {{internal: argument 0 has type 'tensor<4xf32>', which the cpu target cannot pass}}
func.func @tensor(%a: tensor<4xf32>) {
  return
}

// -----

// expected-error @below {{internal: a public function still returns 1 values}}
func.func @result(%a: f32) -> f32 {
  return %a : f32
}

// -----

// expected-error @below {{internal: argument 0 has type 'complex<f32>', which the cpu target cannot pass}}
func.func @complex(%a: complex<f32>) {
  return
}
