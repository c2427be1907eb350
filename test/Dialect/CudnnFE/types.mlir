// RUN: cudnnfe-opt %s | cudnnfe-opt | FileCheck %s
// RUN: cudnnfe-opt %s --emit-bytecode | cudnnfe-opt | FileCheck %s

// CHECK: func.func private @handle(!cudnnfe.handle)
func.func private @handle(!cudnnfe.handle)

// CHECK: func.func private @device(!cudnnfe.handle<#cudnnfe.device<"h200">>)
func.func private @device(!cudnnfe.handle<#cudnnfe.device<"h200">>)

// Every element type, with a device tensor and a by-value scalar of each.
// CHECK-LABEL: cudnnfe.graph @elements(
// CHECK-SAME: tensor<2xf64>, %{{.*}}: tensor<2xf32>, %{{.*}}: tensor<2xf16>, %{{.*}}: tensor<2xbf16>, %{{.*}}: tensor<2xi64>, %{{.*}}: tensor<2xi32>, %{{.*}}: tensor<2xi8>, %{{.*}}: tensor<2xi1>
// CHECK-SAME: f64, %{{.*}}: f32, %{{.*}}: f16, %{{.*}}: bf16, %{{.*}}: i64, %{{.*}}: i32, %{{.*}}: i8, %{{.*}}: i1)
cudnnfe.graph @elements(%0: tensor<2xf64>, %1: tensor<2xf32>, %2: tensor<2xf16>,
    %3: tensor<2xbf16>, %4: tensor<2xi64>, %5: tensor<2xi32>, %6: tensor<2xi8>,
    %7: tensor<2xi1>, %8: f64, %9: f32, %10: f16, %11: bf16, %12: i64, %13: i32, %14: i8,
    %15: i1) -> (tensor<2xf64>, tensor<2xf32>, tensor<2xf16>, tensor<2xbf16>, tensor<2xi64>,
                 tensor<2xi32>, tensor<2xi8>, tensor<2xi1>) {
  cudnnfe.return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2xf64>, tensor<2xf32>,
      tensor<2xf16>, tensor<2xbf16>, tensor<2xi64>, tensor<2xi32>, tensor<2xi8>, tensor<2xi1>
}

// From 1 to 8 dims.
// CHECK-LABEL: cudnnfe.graph @ranks(
cudnnfe.graph @ranks(%x: tensor<2xf32>, %y: tensor<1x2x1x2x1x2x1x2xf32>)
    -> tensor<1x2x1x2x1x2x1x2xf32> {
  // CHECK: cudnnfe.add %{{.*}} : (tensor<2xf32>, tensor<1x2x1x2x1x2x1x2xf32>) -> tensor<1x2x1x2x1x2x1x2xf32>
  %z = cudnnfe.add %x, %y : (tensor<2xf32>, tensor<1x2x1x2x1x2x1x2xf32>)
      -> tensor<1x2x1x2x1x2x1x2xf32>
  cudnnfe.return %z : tensor<1x2x1x2x1x2x1x2xf32>
}
