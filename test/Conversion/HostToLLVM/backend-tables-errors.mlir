// RUN: cudnnfe-opt %s -convert-cudnn-backend-to-llvm -verify-diagnostics

// A plan for another program, as after an edit between selection and this pass.
module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {
  // expected-error@+1 {{the program of '@g' changed after engines were selected: expected a plan with the key}}
  cudnnfe.graph private @g(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
    %y = cudnnfe.relu %x : (tensor<64x128xf16>) -> tensor<64x128xf16>
    cudnnfe.return %y : tensor<64x128xf16>
  }
  cudnn_backend.program @g_program for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0}
      plans = [#cudnn_backend.plan<source = "A", engine = 7, workspace = 0, status = built, key = "4f2a", device = "h200", sm = 90, cudnn = 91900, blob = plan_4f2a>] {
    %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
    %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 64, 128], STRIDES = [8192, 128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
    %relu = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float}
    %op = descriptor operation_pointwise {PW_DESCRIPTOR = %relu, XDESC = %x, YDESC = %y}
    %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
  }
}
{-#
  dialect_resources: {
    cudnn_backend: {
      plan_4f2a: "0x08000000010000000000000001000000"
    }
  }
#-}
