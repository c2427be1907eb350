// RUN: cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites),convert-cudnnfe-to-cudnn-backend)' \
// RUN:   | FileCheck %s --check-prefix=COMPOSITE
// RUN: cudnnfe-opt %s --pass-pipeline='builtin.module(cudnnfe.graph(cudnnfe-expand-composites{keep-unified=true}),convert-cudnnfe-to-cudnn-backend)' \
// RUN:   | FileCheck %s --check-prefix=WHOLE

// The pattern that attention engines match: K is read transposed by its
// strides, and the statistics are computed whether or not they are returned.
// COMPOSITE-LABEL: cudnn_backend.program @causal_program
// COMPOSITE-SAME:    bind {1 = arg 0, 2 = arg 1, 4 = value 1.250000e-01 : f32, 9 = value 0xFF800000 : f32, 16 = result 1, 18 = arg 2, 19 = result 0}
// COMPOSITE-NEXT:    %[[Q:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 256, 128], STRIDES = [131072, 32768, 128, 1], UNIQUE_ID = 1,
// COMPOSITE-NEXT:    %[[K:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 128, 512], STRIDES = [262144, 65536, 1, 128], UNIQUE_ID = 2,
// COMPOSITE-NEXT:    %[[P0:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [2, 4, 256, 512], STRIDES = [524288, 131072, 512, 1], {{.*}}, IS_VIRTUAL = true}
// COMPOSITE-NEXT:    %[[SCALE:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1, 1], {{.*}}, IS_BY_VALUE = true}
// COMPOSITE-NEXT:    %[[P1:.*]] = descriptor tensor {DATA_TYPE = float
// COMPOSITE-NEXT:    %[[ROW:.*]] = descriptor tensor {DATA_TYPE = int32
// COMPOSITE-NEXT:    %[[COL:.*]] = descriptor tensor {DATA_TYPE = int32
// COMPOSITE-NEXT:    %[[KEEP:.*]] = descriptor tensor {DATA_TYPE = boolean
// COMPOSITE-NEXT:    %[[INF:.*]] = descriptor tensor {{.*}}, IS_BY_VALUE = true}
// COMPOSITE-NEXT:    %[[P2:.*]] = descriptor tensor {DATA_TYPE = float
// COMPOSITE-NEXT:    %[[M:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [2, 4, 256, 1]
// COMPOSITE-NEXT:    %[[D:.*]] = descriptor tensor {DATA_TYPE = float
// COMPOSITE-NEXT:    %[[E:.*]] = descriptor tensor {DATA_TYPE = float
// COMPOSITE-NEXT:    %[[Z:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [2, 4, 256, 1]
// COMPOSITE-NEXT:    %[[L:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [2, 4, 256, 1]
// COMPOSITE-NEXT:    %[[STATS:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [2, 4, 256, 1], STRIDES = [1024, 256, 1, 1], UNIQUE_ID = 16, BYTE_ALIGNMENT = 16}
// COMPOSITE-NEXT:    %[[S:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 256, 512], {{.*}}, IS_VIRTUAL = true}
// COMPOSITE-NEXT:    %[[V:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 512, 128], STRIDES = [262144, 65536, 128, 1]
// COMPOSITE-NEXT:    %[[O:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 256, 128]
// COMPOSITE-NEXT:    descriptor matmul {COMP_TYPE = float}
// COMPOSITE-NEXT:    descriptor operation_matmul {ADESC = %[[Q]], BDESC = %[[K]], CDESC = %[[P0]],
// COMPOSITE-NEXT:    descriptor pointwise {MODE = mul, MATH_PREC = float}
// COMPOSITE-NEXT:    XDESC = %[[P0]], YDESC = %[[P1]], BDESC = %[[SCALE]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = gen_index, MATH_PREC = float, AXIS = 2}
// COMPOSITE-NEXT:    XDESC = %[[P1]], YDESC = %[[ROW]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = gen_index, MATH_PREC = float, AXIS = 3}
// COMPOSITE-NEXT:    XDESC = %[[P1]], YDESC = %[[COL]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = cmp_ge, MATH_PREC = boolean}
// COMPOSITE-NEXT:    XDESC = %[[ROW]], YDESC = %[[KEEP]], BDESC = %[[COL]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = binary_select, MATH_PREC = float}
// COMPOSITE-NEXT:    XDESC = %[[P1]], YDESC = %[[P2]], BDESC = %[[INF]], TDESC = %[[KEEP]]}
// COMPOSITE-NEXT:    descriptor reduction {OPERATOR = max, COMP_TYPE = float}
// COMPOSITE-NEXT:    XDESC = %[[P2]], YDESC = %[[M]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = sub, MATH_PREC = float}
// COMPOSITE-NEXT:    XDESC = %[[P2]], YDESC = %[[D]], BDESC = %[[M]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = exp, MATH_PREC = float}
// COMPOSITE-NEXT:    XDESC = %[[D]], YDESC = %[[E]]}
// COMPOSITE-NEXT:    descriptor reduction {OPERATOR = add, COMP_TYPE = float}
// COMPOSITE-NEXT:    XDESC = %[[E]], YDESC = %[[Z]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = log, MATH_PREC = float}
// COMPOSITE-NEXT:    XDESC = %[[Z]], YDESC = %[[L]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = add, MATH_PREC = float}
// COMPOSITE-NEXT:    XDESC = %[[M]], YDESC = %[[STATS]], BDESC = %[[L]]}
// COMPOSITE-NEXT:    descriptor pointwise {MODE = div, MATH_PREC = float}
// COMPOSITE-NEXT:    XDESC = %[[E]], YDESC = %[[S]], BDESC = %[[Z]]}
// COMPOSITE-NEXT:    descriptor matmul {COMP_TYPE = float}
// COMPOSITE-NEXT:    descriptor operation_matmul {ADESC = %[[S]], BDESC = %[[V]], CDESC = %[[O]],
// COMPOSITE-NEXT:    descriptor operationgraph

// A band keeps attention from being one operation.
// WHOLE-LABEL: cudnn_backend.program @causal_program
// WHOLE-NOT:     operation_sdpa_fwd
// WHOLE:       }
cudnnfe.graph @causal(%q: tensor<2x4x256x128xf16>, %k: tensor<2x4x512x128xf16>,
                      %v: tensor<2x4x512x128xf16>)
    -> (tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>) {
  %o, %stats = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01)
      band(right = 0, align = top_left)
      : (tensor<2x4x256x128xf16>, tensor<2x4x512x128xf16>,
         tensor<2x4x512x128xf16>)
      -> (tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>)
  cudnnfe.return %o, %stats : tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>
}

// Without a band: one operation, K as it lies, the scale of rank 1.
// COMPOSITE-LABEL: cudnn_backend.program @padded_program
// COMPOSITE:         descriptor operation_matmul {{{.*}}, GEMM_M_OVERRIDE_DESC = %{{.*}}, GEMM_N_OVERRIDE_DESC = %{{.*}}}
// COMPOSITE:         descriptor pointwise {MODE = logical_and, MATH_PREC = boolean}
// COMPOSITE:         descriptor operation_matmul {{{.*}}, GEMM_M_OVERRIDE_DESC = %{{.*}}, GEMM_K_OVERRIDE_DESC = %{{.*}}}
// WHOLE-LABEL: cudnn_backend.program @padded_program
// WHOLE-SAME:    bind {1 = arg 0, 2 = arg 1, 3 = arg 2, 4 = result 0, 5 = result 1, 6 = value 1.250000e-01 : f32, 7 = arg 3, 8 = arg 4}
// WHOLE-NEXT:    %[[Q:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 256, 128]
// WHOLE-NEXT:    %[[K:.*]] = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 2, 512, 128], STRIDES = [131072, 65536, 128, 1]
// WHOLE-NEXT:    %[[V:.*]] = descriptor tensor
// WHOLE-NEXT:    %[[O:.*]] = descriptor tensor
// WHOLE-NEXT:    %[[STATS:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [2, 4, 256, 1]
// WHOLE-NEXT:    %[[SCALE:.*]] = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1], STRIDES = [1], {{.*}}, IS_BY_VALUE = true}
// WHOLE-NEXT:    %[[LQ:.*]] = descriptor tensor {DATA_TYPE = int32, DIMENSIONS = [2, 1, 1, 1]
// WHOLE-NEXT:    %[[LKV:.*]] = descriptor tensor {DATA_TYPE = int32, DIMENSIONS = [2, 1, 1, 1]
// WHOLE-NEXT:    %[[OP:.*]] = descriptor operation_sdpa_fwd {QDESC = %[[Q]], KDESC = %[[K]], VDESC = %[[V]], ODESC = %[[O]], STATSDESC = %[[STATS]], SCALEDESC = %[[SCALE]], SEQ_LEN_QDESC = %[[LQ]], SEQ_LEN_KVDESC = %[[LKV]]}
// WHOLE-NEXT:    descriptor operationgraph {OPS = [%[[OP]] : operation_sdpa_fwd]}
cudnnfe.graph @padded(%q: tensor<2x4x256x128xf16>, %k: tensor<2x2x512x128xf16>,
                      %v: tensor<2x2x512x128xf16>, %lq: tensor<2x1x1x1xi32>,
                      %lkv: tensor<2x1x1x1xi32>)
    -> (tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>) {
  %o, %stats = cudnnfe.sdpa %q, %k, %v scale(1.250000e-01) seq_lens(%lq, %lkv)
      : (tensor<2x4x256x128xf16>, tensor<2x2x512x128xf16>,
         tensor<2x2x512x128xf16>, tensor<2x1x1x1xi32>, tensor<2x1x1x1xi32>)
      -> (tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>)
  cudnnfe.return %o, %stats : tensor<2x4x256x128xf16>, tensor<2x4x256x1xf32>
}
