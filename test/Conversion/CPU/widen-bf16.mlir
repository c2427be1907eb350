// RUN: cudnnfe-opt %s --cudnnfe-cpu-widen-bf16 --cse | FileCheck %s

// Each op rounds, also in a chain; comparisons and selections need no rounding.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: %[[A:.+]]: bf16, %[[B:.+]]: bf16
func.func @chain(%a: bf16, %b: bf16) -> (bf16, i1) {
  // CHECK-DAG: %[[WA:.+]] = arith.extf %[[A]] : bf16 to f32
  // CHECK-DAG: %[[WB:.+]] = arith.extf %[[B]] : bf16 to f32
  // CHECK: %[[SUM:.+]] = arith.addf %[[WA]], %[[WB]] : f32
  // CHECK: %[[NSUM:.+]] = arith.truncf %[[SUM]] : f32 to bf16
  // CHECK: %[[WSUM:.+]] = arith.extf %[[NSUM]] : bf16 to f32
  // CHECK: %[[EXP:.+]] = math.exp %[[WSUM]] : f32
  // CHECK: %[[NEXP:.+]] = arith.truncf %[[EXP]] : f32 to bf16
  // CHECK: %[[WEXP:.+]] = arith.extf %[[NEXP]] : bf16 to f32
  // CHECK: %[[LESS:.+]] = arith.cmpf olt, %[[WEXP]], %{{.+}} : f32
  // CHECK: %[[S:.+]] = arith.select %[[LESS]], %[[NEXP]], %[[B]] : bf16
  // CHECK: return %[[S]], %[[LESS]]
  %0 = arith.addf %a, %b : bf16
  %1 = math.exp %0 : bf16
  %2 = arith.cmpf olt, %1, %b : bf16
  %3 = arith.select %2, %1, %b : bf16
  return %3, %2 : bf16, i1
}

// CHECK-LABEL: func.func @others
func.func @others(%a: f16, %b: f32) -> (f16, f32) {
  // CHECK-NOT: arith.extf
  %0 = arith.addf %a, %a : f16
  %1 = math.exp %b : f32
  return %0, %1 : f16, f32
}

// Extensions go by f32, of vectors too.
// CHECK-LABEL: func.func @extend
// CHECK-SAME: %[[A:.+]]: bf16, %[[V:.+]]: vector<4xbf16>
func.func @extend(%a: bf16, %v: vector<4xbf16>) -> (f64, vector<4xf64>, f32) {
  // CHECK-DAG: %[[WA:.+]] = arith.extf %[[A]] : bf16 to f32
  // CHECK-DAG: %[[DA:.+]] = arith.extf %[[WA]] : f32 to f64
  // CHECK-DAG: %[[WV:.+]] = arith.extf %[[V]] : vector<4xbf16> to vector<4xf32>
  // CHECK-DAG: %[[DV:.+]] = arith.extf %[[WV]] : vector<4xf32> to vector<4xf64>
  // CHECK: return %[[DA]], %[[DV]], %[[WA]]
  %0 = arith.extf %a : bf16 to f64
  %1 = arith.extf %v : vector<4xbf16> to vector<4xf64>
  %2 = arith.extf %a : bf16 to f32
  return %0, %1, %2 : f64, vector<4xf64>, f32
}
