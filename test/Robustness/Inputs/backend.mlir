// Malformed descriptor programs. Each piece must be refused.
cudnn_backend
// -----
cudnn_backend.
// -----
cudnn_backend.program
// -----
cudnn_backend.program @p
// -----
cudnn_backend.program @p cudnn
// -----
cudnn_backend.program @p cudnn =
// -----
cudnn_backend.program @p cudnn = {}
// -----
cudnn_backend.program @p cudnn = -1 {}
// -----
cudnn_backend.program @p cudnn = 99999999999999999999999999 {}
// -----
cudnn_backend.program @p cudnn = 9.19 {}
// -----
cudnn_backend.program cudnn = 91900 {}
// -----
cudnn_backend.program @p cudnn = 91900 {
// -----
cudnn_backend.program @p cudnn = 91900 {}
// -----
cudnn_backend.program @p for cudnn = 91900 {}
// -----
cudnn_backend.program @p for @missing cudnn = 91900 { %m = descriptor matmul {COMP_TYPE = float} }
// -----
cudnn_backend.program @p cudnn = 91900 bind {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 =} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg -1} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg 9223372036854775808} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {99999999999999999999 = arg 0} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg 0 offset} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg 0 offset -8} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = value} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = value 1 : tensor<4xf32>} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = workspace offset 0 size -1} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg 0, 1 = arg 1} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg 0,} {}
// -----
cudnn_backend.program @p cudnn = 91900 bind {1 = arg 0
// -----
cudnn_backend.program @p cudnn = 91900 { descriptor }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor nonesuch {} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DATA_TYPE} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DATA_TYPE = } }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DATA_TYPE = halff} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DATA_TYPE = 7} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DATA_TYPE = [half]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {NONESUCH = half} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DIMENSIONS = [1, 2} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DIMENSIONS = [1, 2.5]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DIMENSIONS = [1, x]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {DIMENSIONS = [9223372036854775808]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {IS_VIRTUAL = maybe} }
// -----
cudnn_backend.program @p cudnn = 91900 { %t = descriptor tensor {UNIQUE_ID = %t} }
// -----
cudnn_backend.program @p cudnn = 91900 { %g = descriptor operationgraph {OPS = [%g : operation_matmul]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %g = descriptor operationgraph {OPS = [%x : operation_matmul]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %g = descriptor operationgraph {OPS = []} }
// -----
cudnn_backend.program @p cudnn = 91900 { %g = descriptor operationgraph {OPS = [: operation_matmul]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %m = descriptor matmul {COMP_TYPE = float} %g = descriptor operationgraph {OPS = [%m : operation_matmul]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %r = descriptor resample {PRE_PADDINGS = fraction [(1, 0)]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %r = descriptor resample {PRE_PADDINGS = fraction [(1, )]} }
// -----
cudnn_backend.program @p cudnn = 91900 { %r = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float, RELU_LOWER_CLIP = double} }
// -----
cudnn_backend.program @p cudnn = 91900 { %r = descriptor pointwise {MODE = relu_fwd, MATH_PREC = float, RELU_LOWER_CLIP = double 0x1} }
// -----
cudnn_backend.program @p cudnn = 91900 { %m = descriptor matmul {COMP_TYPE = float}
// -----
cudnn_backend.program @p cudnn = 91900 { %m = cudnnfe.exp %m : (tensor<4xf32>) -> tensor<4xf32> }
// -----
cudnn_backend.program @p cudnn = 91900 policy = 7 {}
// -----
cudnn_backend.program @p cudnn = 91900 plans {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<>] {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<source = "A">] {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<source = "A", engine = x, status = available>] {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<source = "A", engine = 1, status = great>] {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<source = "A", engine = 1, knobs = {tilek}, status = available>] {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<source = "A", engine = 1, knobs = {nonesuch = 1}, status = available>] {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<source = "A", source = "B", engine = 1, status = available>] {}
// -----
cudnn_backend.program @p cudnn = 91900 plans = [<source = "A", engine = 99999999999999999999, status = available>] {}
// -----
"cudnn_backend.program"() : () -> ()
// -----
"cudnn_backend.program"() ({}) : () -> ()
// -----
"cudnn_backend.program"() <{sym_name = "p"}> ({}) : () -> ()
// -----
"cudnn_backend.program"() <{sym_name = "p", cudnn_version = "9"}> ({^bb0: }) : () -> ()
// -----
"cudnn_backend.descriptor"() : () -> ()
// -----
%0 = "cudnn_backend.descriptor"() <{kind = 0 : i32}> : () -> !cudnn_backend.desc<tensor>
// -----
module attributes {a = !cudnn_backend.desc} {}
// -----
module attributes {a = !cudnn_backend.desc<>} {}
// -----
module attributes {a = !cudnn_backend.desc<nonesuch>} {}
// -----
module attributes {a = !cudnn_backend.nonesuch} {}
// -----
module attributes {a = #cudnn_backend.field<>} {}
// -----
module attributes {a = #cudnn_backend.field<TENSOR_DIMENSIONS>} {}
// -----
module attributes {a = #cudnn_backend.field<NONESUCH = 1>} {}
// -----
module attributes {a = #cudnn_backend.field<TENSOR_DIMENSIONS = operand -1>} {}
// -----
module attributes {a = #cudnn_backend.binding<1 = arg 0 offset 1 size>} {}
// -----
module attributes {a = #cudnn_backend.plan<source = "A", engine = 1, status = built, blob = >} {}
// -----
module {} {-# dialect_resources: { cudnn_backend: { plan: "0x0800" } } #-}
// -----
module {} {-# dialect_resources: { cudnn_backend: { plan: "0x08000000zz" } } #-}
// -----
module {} {-# dialect_resources: { cudnn_backend: { plan: 7 } } #-}
