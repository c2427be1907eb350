// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics

// A kind that is made from a program.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{ENGINE cannot be part of a program [descriptor_c1]}}
  %e = descriptor engine {GLOBAL_INDEX = 0}
}

// -----

// A kind that does not exist.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{unknown descriptor kind 'softmax'}}
  %e = descriptor softmax {}
}

// -----

// An attribute of another kind.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{MATMUL has no attribute 'DATA_TYPE' [descriptor_c2]}}
  %m = descriptor matmul {DATA_TYPE = half}
}

// -----

// The same attribute twice.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'COMP_TYPE' of MATMUL is set twice [descriptor_c3]}}
  %m = descriptor matmul {COMP_TYPE = float, COMP_TYPE = half}
}

// -----

// An answer of the library.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  // expected-error@+1 {{attribute 'ENGINE_GLOBAL_COUNT' of OPERATIONGRAPH can only be read [descriptor_c4]}}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise], ENGINE_GLOBAL_COUNT = 3}
}

// -----

// A value type that the attribute does not take.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'RELU_LOWER_CLIP' does not accept type 'int64' [descriptor_c5]}}
  %m = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float, RELU_LOWER_CLIP = int64 0}
}

// -----

// A handle exists at run time only.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  // expected-error@+1 {{a value of type HANDLE exists at run time only and cannot be in a program [descriptor_c5]}}
  %graph = descriptor operationgraph {HANDLE = 0}
}

// -----

// Two values for one.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'COMP_TYPE' of MATMUL expected 1 element but got 2 [descriptor_c6]}}
  %m = descriptor matmul {COMP_TYPE = [float, half]}
}

// -----

// One value for each spatial dimension.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'DILATIONS' of CONVOLUTION expected 2 elements, one for each spatial dimension, but got 1 [descriptor_c6]}}
  %c = descriptor convolution {COMP_TYPE = float, CONV_MODE = cross_correlation, SPATIAL_DIMS = 2, PRE_PADDINGS = [0, 0], POST_PADDINGS = [0, 0], DILATIONS = [1], FILTER_STRIDES = [1, 1]}
}

// -----

// A missing attribute.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{MATMUL requires attribute 'COMP_TYPE' [descriptor_c7]}}
  %m = descriptor matmul {}
}

// -----

// Normalizations but for batch inference need epsilon.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{OPERATION_NORM_FORWARD requires attribute 'EPSILON_DESC' [descriptor_c7]}}
  %n = descriptor operation_norm_forward {MODE = layer_norm, PHASE = inference, XDESC = %x, YDESC = %y}
}

// -----

// A reference to the wrong kind, on which the library crashes.
cudnn_backend.program @p cudnn = 91900 {
  // expected-note@+1 {{the descriptor referred to}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{attribute 'PW_DESCRIPTOR' of OPERATION_POINTWISE expected a reference to POINTWISE but got TENSOR [descriptor_c8]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %x : tensor, XDESC = %x, YDESC = %y}
}

// -----

// References to operations say of which kind.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  // expected-error@+1 {{expected ': kind' of the descriptor that 'OPS' refers to}}
  %graph = descriptor operationgraph {OPS = [%op]}
}

// -----

// An enumerator that does not exist.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'MODE' of POINTWISE has no enumerator 77 [descriptor_c9]}}
  %m = descriptor pointwise {MODE = 77, MATH_PREC = float}
}

// -----

// An enumerator that is misspelled.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{unknown PointwiseMode 'relu'}}
  %m = descriptor pointwise {MODE = relu, MATH_PREC = float}
}

// -----

// A fraction over nothing.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'STRIDES' of RESAMPLE expected a positive denominator but got 0 [descriptor_c9]}}
  %r = descriptor resample {MODE = maxpool, COMP_TYPE = float, SPATIAL_DIMS = 1, PRE_PADDINGS = int64 [0], POST_PADDINGS = int64 [0], STRIDES = fraction [(1, 0)], WINDOW_DIMS = int64 [2]}
}

// -----

// A stride for each dimension.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{expected 2 strides, one for each dimension, but got 1 [descriptor_c10]}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
}

// -----

// A compute type is no tensor type.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{'FAST_FLOAT_FOR_FP8' is not a type of tensors [descriptor_c10]}}
  %x = descriptor tensor {DATA_TYPE = fast_float_for_fp8, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
}

// -----

// An extent beyond 64 bits.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{the tensor's extent in bytes exceeds 64 bits [descriptor_c10]}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [4611686018427387904, 4], STRIDES = [4, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
}

// -----

// An alignment below the element size.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{expected an alignment that is a positive multiple of 2 bytes but got 1 [descriptor_c11]}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 1}
}

// -----

// By value and virtual.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{a tensor cannot be both virtual and by value [descriptor_c12]}}
  %x = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1], STRIDES = [1, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true, IS_BY_VALUE = true}
}

// -----

// More than a scalar by value.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{expected a by-value tensor of one element but got dimensions [1, 4] [descriptor_c12]}}
  %x = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 4], STRIDES = [4, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
}

// -----

// Ragged offsets of the wrong length.
cudnn_backend.program @p cudnn = 91900 {
  // expected-note@+1 {{the offset tensor}}
  %o = descriptor tensor {DATA_TYPE = int32, DIMENSIONS = [2, 1, 1, 1], STRIDES = [1, 1, 1, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{expected each dimension of the ragged offsets to be 1 or one more than the tensor's [2, 4, 8, 8] but got [2, 1, 1, 1] [descriptor_c13]}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 8, 8], STRIDES = [256, 64, 8, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16, RAGGED_OFFSET_DESC = %o}
}

// -----

// A vector count without a dimension.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{expected VECTOR_COUNT and VECTORIZED_DIMENSION together or neither [descriptor_c14]}}
  %x = descriptor tensor {DATA_TYPE = int8, DIMENSIONS = [2, 4, 8, 8], STRIDES = [256, 64, 8, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16, VECTOR_COUNT = 32}
}

// -----

// A mode of one operand with two.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  // expected-error@+1 {{pointwise mode EXP does not take attribute 'BDESC' [descriptor_c16]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y, BDESC = %x}
}

// -----

// An axis outside of the tensor.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %index = descriptor pointwise {MODE = gen_index, MATH_PREC = float, AXIS = 2}
  // expected-error@+1 {{expected an axis from 0 to 1 but got 2 [descriptor_c16]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %index, XDESC = %x, YDESC = %y}
}

// -----

// A negative padding.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'PRE_PADDINGS' of CONVOLUTION expected values of at least 0 but got [-1] [descriptor_c17]}}
  %c = descriptor convolution {COMP_TYPE = float, CONV_MODE = convolution, SPATIAL_DIMS = 1, PRE_PADDINGS = [-1], POST_PADDINGS = [0], DILATIONS = [1], FILTER_STRIDES = [1]}
}

// -----

// Operands that do not multiply.
cudnn_backend.program @p cudnn = 91900 {
  %a = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 8, 16], STRIDES = [128, 16, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %b = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 17, 4], STRIDES = [68, 4, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %c = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 8, 4], STRIDES = [32, 4, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
  %m = descriptor matmul {COMP_TYPE = float}
  // expected-error@+1 {{expected [M, K] x [K, N] -> [M, N] but got [1, 8, 16] x [1, 17, 4] -> [1, 8, 4] [descriptor_c18]}}
  %op = descriptor operation_matmul {ADESC = %a, BDESC = %b, CDESC = %c, DESC = %m}
}

// -----

// An operand that does not broadcast.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 64], STRIDES = [64, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  // expected-error@+1 {{expected attribute 'XDESC' to broadcast to the result's dimensions [64, 64] but got [64, 128] [descriptor_c18]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
}

// -----

// A page table without lengths crashes the library.
cudnn_backend.program @p cudnn = 91900 {
  %q = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 1, 64], STRIDES = [256, 64, 64, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %k = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [8, 4, 64, 64], STRIDES = [16384, 4096, 64, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %o = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 4, 1, 64], STRIDES = [256, 64, 64, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
  %t = descriptor tensor {DATA_TYPE = int32, DIMENSIONS = [2, 1, 4, 1], STRIDES = [4, 4, 1, 1], UNIQUE_ID = 4, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{OPERATION_SDPA_FWD with a page table requires attribute 'SEQ_LEN_KVDESC' [descriptor_c19]}}
  %op = descriptor operation_sdpa_fwd {QDESC = %q, KDESC = %k, VDESC = %k, ODESC = %o, PAGE_TABLE_KDESC = %t, PAGE_TABLE_VDESC = %t}
}

// -----

// Backward max pooling without indices in channels-last layout.
cudnn_backend.program @p cudnn = 91900 {
  %dx = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 8, 8, 8], STRIDES = [512, 1, 64, 8], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %dy = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [2, 8, 4, 4], STRIDES = [128, 1, 32, 8], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %r = descriptor resample {MODE = maxpool, COMP_TYPE = float, SPATIAL_DIMS = 2, PRE_PADDINGS = int64 [0, 0], POST_PADDINGS = int64 [0, 0], STRIDES = int64 [2, 2], WINDOW_DIMS = int64 [2, 2]}
  // expected-error@+1 {{the backward of max pooling requires attribute 'IDXDESC', or 'XDESC' and 'YDESC' without channels-last layout [descriptor_c19]}}
  %op = descriptor operation_resample_bwd {DXDESC = %dx, DYDESC = %dy, DESC = %r}
}

// -----

// Epsilon on the device.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  // expected-note@+1 {{the descriptor referred to}}
  %e = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1], STRIDES = [1, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{expected attribute 'EPSILON_DESC' of OPERATION_NORM_FORWARD to be a by-value tensor [descriptor_c20]}}
  %n = descriptor operation_norm_forward {MODE = layer_norm, PHASE = inference, XDESC = %x, YDESC = %y, EPSILON_DESC = %e}
}

// -----

// An attribute that the target version does not have.
cudnn_backend.program @p cudnn = 91000 {
  // expected-error@+1 {{attribute 'IS_DETERMINISTIC' of REDUCTION needs cuDNN 9.11.0 but the target version is 9.10.0 [descriptor_c21]}}
  %r = descriptor reduction {OPERATOR = add, COMP_TYPE = float, IS_DETERMINISTIC = false}
}

// -----

// No operation graph.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  // expected-error@+1 {{expected one OPERATIONGRAPH, at the end of the program [program_c1]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
}

// -----

// Something else than descriptors.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{is in a program, which has only descriptors [program_c1]}}
  builtin.module {}
}

// -----

// An operation that the graph does not list.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %z = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  // expected-error@+1 {{expected attribute 'OPS' of OPERATIONGRAPH to name every operation [program_c2]}}
  %op2 = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %z}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A tensor that nothing refers to.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{TENSOR is not used [program_c2]}}
  %z = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// One id for two tensors.
cudnn_backend.program @p cudnn = 91900 {
  // expected-note@+1 {{the other tensor}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{unique id 1 is taken [program_c3]}}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A tensor without id.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-error@+1 {{TENSOR requires attribute 'UNIQUE_ID' in a program [program_c3]}}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// Two operations that write one tensor.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  // expected-note@+1 {{the first operation that writes it}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  // expected-error@+1 {{the tensor is written twice [program_c4]}}
  %op2 = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise, %op2 : operation_pointwise]}
}

// -----

// A by-value result.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1], STRIDES = [1, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-note@+1 {{the tensor}}
  %y = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1], STRIDES = [1, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  // expected-error@+1 {{an operation cannot write a by-value tensor [program_c4]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A virtual tensor out of nowhere.
cudnn_backend.program @p cudnn = 91900 {
  // expected-note@+1 {{the tensor}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  // expected-error@+1 {{attribute 'XDESC' reads a virtual tensor that no operation writes [program_c5]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A cycle.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  // expected-error@+1 {{the operations form a cycle [program_c6]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %op2 = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %y, YDESC = %x}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise, %op2 : operation_pointwise]}
}

// -----

// The library crashes on this pair in rank 3.
cudnn_backend.program @p cudnn = 91900 {
  %x = descriptor tensor {DATA_TYPE = bfloat16, DIMENSIONS = [1, 128, 256], STRIDES = [32768, 256, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %s = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 256], STRIDES = [256, 256, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %e = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %y = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 128, 256], STRIDES = [32768, 256, 1], UNIQUE_ID = 4, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %q = descriptor tensor {DATA_TYPE = fp8_e4m3, DIMENSIONS = [1, 128, 256], STRIDES = [32768, 256, 1], UNIQUE_ID = 5, BYTE_ALIGNMENT = 16}
  %qs = descriptor tensor {DATA_TYPE = fp8_e8m0, DIMENSIONS = [1, 128, 8], STRIDES = [1024, 8, 1], UNIQUE_ID = 6, BYTE_ALIGNMENT = 16, REORDERING_MODE = f8_128x4}
  // expected-note@+1 {{the normalization}}
  %n = descriptor operation_norm_forward {MODE = layer_norm, PHASE = inference, XDESC = %x, SCALE_DESC = %s, BIAS_DESC = %s, EPSILON_DESC = %e, YDESC = %y}
  // expected-error@+1 {{block scale quantization of a layer normalization in rank 3 is refused because cuDNN crashes on it [program_c7]}}
  %op = descriptor operation_block_scale_quantize {XDESC = %y, YDESC = %q, SCALE_DESC = %qs, MATH_PREC = float, BLOCK_SIZE = 32}
  %graph = descriptor operationgraph {OPS = [%n : operation_norm_forward, %op : operation_block_scale_quantize]}
}

// -----

// The library crashes on bytes as a mask in attention.
cudnn_backend.program @p cudnn = 91900 {
  %q = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 8, 8], STRIDES = [64, 8, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %k = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 8, 8], STRIDES = [64, 8, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %p = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 8, 8], STRIDES = [64, 8, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  // expected-note@+1 {{the mask}}
  %m = descriptor tensor {DATA_TYPE = int8, DIMENSIONS = [1, 8, 8], STRIDES = [64, 8, 1], UNIQUE_ID = 4, BYTE_ALIGNMENT = 16}
  %i = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1, 1], STRIDES = [1, 1, 1], UNIQUE_ID = 5, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %s = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 8, 8], STRIDES = [64, 8, 1], UNIQUE_ID = 6, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %o = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [1, 8, 8], STRIDES = [64, 8, 1], UNIQUE_ID = 7, BYTE_ALIGNMENT = 16}
  %mm = descriptor matmul {COMP_TYPE = float}
  %op0 = descriptor operation_matmul {ADESC = %q, BDESC = %k, CDESC = %p, DESC = %mm}
  %select = descriptor pointwise {MODE = binary_select, MATH_PREC = float}
  // expected-error@+1 {{a mask in memory with elements of a byte or less is refused in attention because cuDNN crashes on it [program_c14]}}
  %op1 = descriptor operation_pointwise {PW_DESCRIPTOR = %select, XDESC = %p, YDESC = %s, BDESC = %i, TDESC = %m}
  %op2 = descriptor operation_matmul {ADESC = %s, BDESC = %k, CDESC = %o, DESC = %mm}
  %graph = descriptor operationgraph {OPS = [%op0 : operation_matmul, %op1 : operation_pointwise, %op2 : operation_matmul]}
}

// -----

// A binding of no tensor.
// expected-error@+1 {{binding of unique id 7, which no tensor has [program_c8]}}
cudnn_backend.program @p cudnn = 91900 bind {7 = arg 0} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// Two bindings of one tensor.
// expected-error@+1 {{binding of unique id 1 is given twice [program_c8]}}
cudnn_backend.program @p cudnn = 91900 bind {1 = arg 0, 1 = arg 1} {
  // expected-note@+1 {{the tensor}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A binding of a virtual tensor.
// expected-error@+1 {{binding of unique id 3 is of a virtual tensor [program_c8]}}
cudnn_backend.program @p cudnn = 91900 bind {3 = arg 0} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-note@+1 {{the tensor}}
  %v = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_VIRTUAL = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %v}
  %op2 = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %v, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise, %op2 : operation_pointwise]}
}

// -----

// A tensor of a graph without binding.
func.func private @g(tensor<64x128xf16>) -> tensor<64x128xf16>
// expected-error@+1 {{expected a binding of unique id 2 [program_c9]}}
cudnn_backend.program @p for @g cudnn = 91900 bind {1 = arg 0} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-note@+1 {{the tensor}}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A literal of another type.
// expected-error@+1 {{binding of unique id 3 expected a value of type 'f32' but got 'i32' [program_c10]}}
cudnn_backend.program @p cudnn = 91900 bind {3 = value 1 : i32} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-note@+1 {{the tensor}}
  %s = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1], STRIDES = [1, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %mul = descriptor pointwise {MODE = mul, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %mul, XDESC = %x, BDESC = %s, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A literal for a device tensor.
// expected-error@+1 {{binding of unique id 1 gives a value to a device tensor [program_c10]}}
cudnn_backend.program @p cudnn = 91900 bind {1 = value 1.0 : f32} {
  // expected-note@+1 {{the tensor}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// Memory for a scalar.
// expected-error@+1 {{binding of unique id 3 gives memory to a by-value tensor [program_c10]}}
cudnn_backend.program @p cudnn = 91900 bind {3 = workspace offset 0 size 16} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  // expected-note@+1 {{the tensor}}
  %s = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1], STRIDES = [1, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %mul = descriptor pointwise {MODE = mul, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %mul, XDESC = %x, BDESC = %s, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A result that nothing writes.
// expected-error@+1 {{binding of unique id 1 is a result that no operation writes [program_c11]}}
cudnn_backend.program @p cudnn = 91900 bind {1 = result 0} {
  // expected-note@+1 {{the tensor}}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A graph that is not there.
// expected-error@+1 {{refers to unknown graph @g [program_c12]}}
cudnn_backend.program @p for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// An argument that the graph does not have.
// expected-note@+1 {{the graph}}
func.func private @g(tensor<64x128xf16>) -> tensor<64x128xf16>
// expected-error@+1 {{binding of unique id 1 names number 1 of 1 arguments [program_c12]}}
cudnn_backend.program @p for @g cudnn = 91900 bind {1 = arg 1, 2 = result 0} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// A version that nobody targets.
// expected-error@+1 {{expected a target version of 90800 or later but got 80907 [program_c13]}}
cudnn_backend.program @p cudnn = 80907 {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// Operands in another order than the attributes that name them.
"cudnn_backend.program"() <{sym_name = "p", cudnn = 91900 : i32}> ({
  %x = "cudnn_backend.descriptor"() <{fields = [#cudnn_backend.field<TENSOR_UNIQUE_ID = 1>]}> : () -> !cudnn_backend.desc<tensor>
  // expected-error@+1 {{expected attributes to refer to the operands in their order [descriptor_c22]}}
  %op = "cudnn_backend.descriptor"(%x, %x) <{fields = [#cudnn_backend.field<OPERATION_RESHAPE_XDESC = operand 1>, #cudnn_backend.field<OPERATION_RESHAPE_YDESC = operand 0>]}> : (!cudnn_backend.desc<tensor>, !cudnn_backend.desc<tensor>) -> !cudnn_backend.desc<operation_reshape>
}) : () -> ()

// -----

// An operand that no attribute names.
"cudnn_backend.program"() <{sym_name = "p", cudnn = 91900 : i32}> ({
  %x = "cudnn_backend.descriptor"() <{fields = [#cudnn_backend.field<TENSOR_UNIQUE_ID = 1>]}> : () -> !cudnn_backend.desc<tensor>
  // expected-error@+1 {{expected 0 operands, one for each reference, but got 1 [descriptor_c22]}}
  %op = "cudnn_backend.descriptor"(%x) <{fields = []}> : (!cudnn_backend.desc<tensor>) -> !cudnn_backend.desc<operation_reshape>
}) : () -> ()

// -----

// A descriptor outside of a program.
// expected-error@+1 {{expects parent op 'cudnn_backend.program'}}
%m = cudnn_backend.descriptor matmul {COMP_TYPE = float}

// -----

// A reference before its definition.
cudnn_backend.program @p cudnn = 91900 {
  // expected-error@+1 {{attribute 'PW_DESCRIPTOR' of OPERATION_POINTWISE must refer to an earlier descriptor [descriptor_c8]}}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %x}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
}

// -----

// A by-value tensor needs a scalar of the graph, a device tensor a tensor.
// expected-note@+1 {{the graph}}
func.func private @g(tensor<64x128xf16>, tensor<1x1xf32>) -> tensor<64x128xf16>
// expected-error@+1 {{binding of unique id 3: expected argument 1 to be a scalar but got 'tensor<1x1xf32>' [program_c15]}}
cudnn_backend.program @p for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0, 3 = arg 1} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %s = descriptor tensor {DATA_TYPE = float, DIMENSIONS = [1, 1], STRIDES = [1, 1], UNIQUE_ID = 3, BYTE_ALIGNMENT = 16, IS_BY_VALUE = true}
  %mul = descriptor pointwise {MODE = mul, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %mul, XDESC = %x, BDESC = %s, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}

// -----

// expected-note@+1 {{the graph}}
func.func private @g(f16) -> tensor<64x128xf16>
// expected-error@+1 {{binding of unique id 1: expected argument 0 to be a tensor but got 'f16' [program_c15]}}
cudnn_backend.program @p for @g cudnn = 91900 bind {1 = arg 0, 2 = result 0} {
  %x = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 1, BYTE_ALIGNMENT = 16}
  %y = descriptor tensor {DATA_TYPE = half, DIMENSIONS = [64, 128], STRIDES = [128, 1], UNIQUE_ID = 2, BYTE_ALIGNMENT = 16}
  %exp = descriptor pointwise {MODE = exp, MATH_PREC = float}
  %op = descriptor operation_pointwise {PW_DESCRIPTOR = %exp, XDESC = %x, YDESC = %y}
  %graph = descriptor operationgraph {OPS = [%op : operation_pointwise]}
}
