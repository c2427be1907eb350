// RUN: cudnnfe-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Nothing is before the first argument.
// expected-error@+1 {{expected no negative index, offset or size [binding_c1]}}
module attributes {test.a = #cudnn_backend.binding<1 = arg -1>} {}

// -----

// A literal that cuDNN does not take by value.
// expected-error@+1 {{expected a literal of type f64, f32, f16, bf16, i64 or i32 but got 'i8' [binding_c2]}}
module attributes {test.a = #cudnn_backend.binding<1 = value 1 : i8>} {}

// -----

// Something else to bind to.
// expected-error@+1 {{expected 'arg', 'result', 'value' or 'workspace' but got 'global'}}
module attributes {test.a = #cudnn_backend.binding<1 = global 0>} {}

// -----

// A built plan without bytes.
// expected-error@+1 {{expected a blob exactly for a plan that is built [plan_c1]}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, status = built, key = "0a", device = "h200", cudnn = 91900>} {}

// -----

// Bytes of a plan that was not built.
// expected-error@+1 {{expected a blob exactly for a plan that is built [plan_c1]}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, status = barred, blob = plan>} {}

// -----

// A key of other digits.
// expected-error@+1 {{expected a key of lower-case hexadecimal digits but got '0A' [plan_c2]}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, status = available, key = "0A">} {}

// -----

// A built plan that says not for what.
// expected-error@+1 {{expected a built plan to have a key, a device and a cudnn version [plan_c2]}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, status = built, blob = plan>} {}

// -----

// One knob twice.
// expected-error@+1 {{expected knobs in pairs, each knob once [plan_c3]}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, knobs = {tilek = 1, 13 = 2}, status = available>} {}

// -----

// A negative size.
// expected-error@+1 {{expected no negative number but got -1 [plan_c4]}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, workspace = -1, status = available>} {}

// -----

// A negative engine.
// expected-error@+1 {{expected no negative engine, size, sm or version [plan_c4]}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = -1, status = available>} {}

// -----

// An unknown field.
// expected-error@+1 {{unknown field 'name' of a plan}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, name = "x", status = available>} {}

// -----

// A field twice.
// expected-error@+1 {{field 'engine' is given twice}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, engine = 1, status = available>} {}

// -----

// Missing fields.
// expected-error@+1 {{expected a plan to have fields 'source', 'engine' and 'status'}}
module attributes {test.a = #cudnn_backend.plan<source = "A">} {}

// -----

// A state that does not exist.
// expected-error@+1 {{expected 'available', 'built', 'barred' or 'declined' but got 'ready'}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, status = ready>} {}

// -----

// An unknown note by name.
// expected-error@+1 {{unknown NumericalNote 'exact'}}
module attributes {test.a = #cudnn_backend.plan<source = "A", engine = 1, numerical_notes = [exact], status = available>} {}

// -----

// An unknown attribute.
// expected-error@+1 {{unknown attribute 'DATA_TYPE'}}
module attributes {test.a = #cudnn_backend.field<DATA_TYPE = half>} {}

// -----

// A field without value.
// expected-error@+1 {{expected a value type of attribute 'SEED'}}
module attributes {test.a = #cudnn_backend.field<OPERATION_RNG_SEED = 5>} {}

// -----

// An unknown kind.
// expected-error@+1 {{unknown descriptor kind 'tensors'}}
module attributes {test.a = !cudnn_backend.desc<tensors>} {}
