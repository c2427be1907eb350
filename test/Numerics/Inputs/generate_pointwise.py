#!/usr/bin/env python3
"""Writes pointwise-*.mlir and conversions.mlir: pointwise ops against numpy."""

import math

import numpy as np

from harness import FLOATS, NUMPY, Module, convert, round_bf16

np.seterr(all="ignore")
INF, NAN = math.inf, math.nan

SPECIAL = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, 3.5, 0.5, -0.5, 1.5, INF, -INF, NAN, 1e-3, -7.3, 100.0]
OTHER = [1.0, 3.0, -0.0, NAN, -2.5, 0.75, 2.0, INF, 0.5, -INF, INF, 2.0, 1.0, -1e-3, 2.1, 7.0]


def edges(dtype):
    """Denormal, smallest normal and largest numbers of a type."""
    return {
        "f64": [5e-324, 2.2250738585072014e-308, 1.7976931348623157e308],
        "f32": [1e-45, 1.1754944e-38, 3.4028235e38],
        "f16": [6e-8, 6.1035e-5, 65504.0],
        "bf16": [9.2e-41, 1.1754944e-38, 3.3895314e38],
    }[dtype]


def in_compute(array, compute):
    """Operands converted to the compute type, as numpy holds it."""
    if compute == "bf16":
        return round_bf16(array)
    return convert(array, compute)


def exact():
    m = Module("pointwise-exact", "Ops whose result is the same on every machine: each value must agree\n"
               "in every bit but the sign of zero, which reciprocals show.")
    for dtype in FLOATS:
        compute = "f64" if dtype == "f64" else "f32"
        real = np.float64 if compute == "f64" else np.float32
        attr = "compute_type = f64" if compute == "f64" else ""
        low, normal, high = edges(dtype)
        x = m.arg(SPECIAL + [low, -low, normal, high, -high, high], dtype, f"x_{dtype}")
        y = m.arg(OTHER + [2.0, low, 0.5, 2.0, high, -high], dtype, f"y_{dtype}")
        a, b = x[2].astype(real), y[2].astype(real)
        one = real(1)
        unary = {
            "abs": np.abs(a), "ceil": np.ceil(a), "floor": np.floor(a), "neg": -a,
            "sqrt": np.sqrt(a), "rsqrt": one / np.sqrt(a), "reciprocal": one / a,
            "identity": a,
        }
        for name, value in unary.items():
            m.op(name, [x], convert(value, dtype), dtype, attr)
        binary = {
            "add": a + b, "sub": a - b, "mul": a * b, "div": a / b, "mod": np.fmod(a, b),
            "min": np.minimum(a, b), "max": np.maximum(a, b), "add_square": a + b * b,
        }
        for name, value in binary.items():
            m.op(name, [x, y], convert(value, dtype), dtype, attr)
        compared = {
            "cmp_eq": a == b, "cmp_neq": a != b, "cmp_gt": a > b, "cmp_ge": a >= b,
            "cmp_lt": a < b, "cmp_le": a <= b,
        }
        for name, value in compared.items():
            m.op(name, [x, y], value, "i1", attr)
        # The sign of zero.
        tail = ", " + attr if attr else ""
        negated = m.value(f"cudnnfe.neg {x[0]}{' {' + attr + '}' if attr else ''} : ({x[1]}) -> {x[1]}")
        m.op("reciprocal", [(negated, x[1])], convert(one / -a, dtype), dtype, attr)

        def relu(lower, upper, slope):
            lower, slope = real(lower), real(slope)
            value = a.copy()
            if upper is not None:
                value = np.where(a > real(upper), real(upper), value)
            below = lower + slope * (a - lower) if slope else lower
            return np.where(a < lower, below, value).astype(real)

        m.op("relu", [x], convert(np.where(a < 0, real(0), a), dtype), dtype, attr)
        m.op("relu", [x], convert(relu(0, 2.0, 0), dtype), dtype, "upper_clip = 2.0 : f64" + tail)
        finite = np.where(np.isinf(a) & (a < 0), real(-INF), relu(-1.0, None, 0.25))
        m.op("relu", [x], convert(finite, dtype), dtype,
             "lower_clip = -1.0 : f64, lower_clip_slope = 0.25 : f64" + tail)
        m.op("relu", [x], convert(relu(0.5, 1.5, 0.125), dtype), dtype,
             "lower_clip = 0.5 : f64, lower_clip_slope = 0.125 : f64, upper_clip = 1.5 : f64" + tail)
        mask = a > b
        cmp = m.value(f"cudnnfe.cmp_gt {x[0]}, {y[0]}{' {' + attr + '}' if attr else ''}"
                      f" : ({x[1]}, {y[1]}) -> tensor<{len(a)}xi1>")
        m.op("binary_select", [x, y, (cmp, f"tensor<{len(a)}xi1>")],
             convert(np.where(mask, a, b), dtype), dtype, attr)

    for dtype, bits in (("i8", 8), ("i32", 32), ("i64", 64)):
        low, high = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
        left = [0, 1, -1, 7, -7, low, high, low, high, 100, -100, low, 3]
        right = [0, 0, 3, 2, 2, -1, 1, 1, -1, 50, 50, low, -2]
        x = m.arg(np.array(left, NUMPY[dtype]), dtype, f"x_{dtype}")
        y = m.arg(np.array(right, NUMPY[dtype]), dtype, f"y_{dtype}")
        attr = f"compute_type = {dtype}"
        wrap = lambda values: np.array(
            [(v + 2 ** (bits - 1)) % 2**bits - 2 ** (bits - 1) for v in values], NUMPY[dtype])
        trunc = lambda p, q: 0 if q == 0 else abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1)
        pairs = list(zip(left, right))
        for name, value in {
            "add": [p + q for p, q in pairs], "sub": [p - q for p, q in pairs],
            "mul": [p * q for p, q in pairs], "div": [trunc(p, q) for p, q in pairs],
            "mod": [0 if q == 0 else p - q * trunc(p, q) for p, q in pairs],
            "min": [min(p, q) for p, q in pairs], "max": [max(p, q) for p, q in pairs],
            "add_square": [p + q * q for p, q in pairs],
        }.items():
            m.op(name, [x, y], wrap(value), dtype, attr)
        for name, value in {
            "abs": [abs(p) for p in left], "neg": [-p for p in left], "ceil": left,
            "floor": left, "identity": left,
            "relu": [max(p, 0) for p in left],
        }.items():
            m.op(name, [x], wrap(value), dtype, attr)
        m.op("relu", [x], wrap([min(max(p, -3), 50) for p in left]), dtype,
             attr + ", lower_clip = -3.0 : f64, upper_clip = 50.0 : f64")
        for name, value in {
            "cmp_eq": [p == q for p, q in pairs], "cmp_neq": [p != q for p, q in pairs],
            "cmp_gt": [p > q for p, q in pairs], "cmp_ge": [p >= q for p, q in pairs],
            "cmp_lt": [p < q for p, q in pairs], "cmp_le": [p <= q for p, q in pairs],
        }.items():
            m.op(name, [x, y], np.array(value), "i1", attr)

    p = m.arg(np.array([0, 0, 1, 1], bool), "i1", "p")
    q = m.arg(np.array([0, 1, 0, 1], bool), "i1", "q")
    s, t = p[2], q[2]
    m.op("logical_and", [p, q], s & t, "i1")
    m.op("logical_or", [p, q], s | t, "i1")
    m.op("logical_not", [p], ~s, "i1")
    m.op("logical_and", [p, q], s & t, "i1", "compute_type = i1")
    m.op("cmp_eq", [p, q], s == t, "i1")
    m.op("cmp_neq", [p, q], s != t, "i1", "compute_type = i1")
    m.op("identity", [p], s, "i1")
    m.op("identity", [p], s.astype(np.float32), "f32")
    m.op("identity", [q], t.astype(np.float32), "bf16")
    m.op("identity", [q], t.astype(np.int8), "i8", "compute_type = i8")
    m.op("binary_select", [p, q, p], np.where(s, s, t), "i1")
    m.write("--rtol=0 --atol=0")


def forms():
    """Broadcasting, by-value scalars, mixed types, gen_index."""
    m = Module("pointwise-forms", "Broadcasting of ranks and extents, by-value scalars as arguments and\n"
               "literals, mixed element types and gen_index.")
    rng = np.random.default_rng(3)
    draw = lambda *shape: rng.integers(-8, 9, shape).astype(np.float64) / 4
    a = m.arg(draw(2, 3, 4), "f32", "a")
    row = m.arg(draw(4), "f32", "row")
    column = m.arg(draw(3, 1), "f32", "column")
    plane = m.arg(draw(2, 1, 1), "f32", "plane")
    one = m.arg(draw(1, 1, 1, 1), "f32", "one")
    wide = m.arg(draw(5, 1, 3, 4), "f32", "wide")
    v = {n: t[2].astype(np.float64) for n, t in
         dict(a=a, row=row, column=column, plane=plane, one=one, wide=wide).items()}
    for names in (("a", "row"), ("row", "a"), ("a", "column"), ("column", "row"), ("plane", "column"),
                  ("a", "one"), ("wide", "a"), ("plane", "wide"), ("row", "row")):
        left, right = (dict(a=a, row=row, column=column, plane=plane, one=one, wide=wide)[n] for n in names)
        m.op("sub", [left, right], v[names[0]] - v[names[1]], "f32")
    mask = m.arg(rng.integers(0, 2, (3, 1)).astype(bool), "i1", "mask")
    m.op("binary_select", [row, plane, mask], np.where(mask[2], v["row"], v["plane"]), "f32")
    # Scalars of each type, both as the left and the right operand.
    for dtype, number in (("f64", 0.75), ("f32", -1.5), ("f16", 2.5), ("bf16", -0.375),
                          ("i64", 3), ("i32", -2), ("i8", 5)):
        scalar = m.arg(np.array(number), dtype, f"s_{dtype}")
        m.op("mul", [a, scalar], v["a"] * number, "f32")
        m.op("sub", [scalar, row], number - v["row"], "f32")
        literal = m.value(f"cudnnfe.constant {number} : {dtype}")
        m.op("max", [(literal, dtype), column], np.maximum(number, v["column"]), "f32")
    flag = m.arg(np.array(True), "i1", "s_i1")
    m.op("binary_select", [a, row, flag], v["a"], "f32")
    no = m.value("cudnnfe.constant false")
    m.op("binary_select", [a, row, (no, "i1")], np.broadcast_to(v["row"], (2, 3, 4)), "f32")
    m.op("binary_select", [("%s_f32", "f32"), ("%s_f16", "f16"), mask],
         np.where(mask[2], -1.5, 2.5), "f16")
    # Mixed types; the compute type is f32 unless given.
    half = m.arg(draw(4), "f16", "half")
    brain = m.arg(draw(3, 1), "bf16", "brain")
    byte = m.arg(rng.integers(-5, 6, (3, 4)), "i8", "byte")
    word = m.arg(rng.integers(-5, 6, (4,)), "i32", "word")
    h, br, by, w = (t[2].astype(np.float64) for t in (half, brain, byte, word))
    for dtype in ("f64", "f32", "f16", "bf16", "i8", "i32", "i64"):
        m.op("add", [half, brain], convert(h + br, dtype), dtype)
        m.op("mul", [byte, half], convert(by * h, dtype), dtype)
        m.op("sub", [word, brain], convert(w - br, dtype), dtype)
    m.op("div", [byte, word], convert(np.trunc(by / np.where(w == 0, 1, w)) * (w != 0), "i8"), "i8",
         "compute_type = i32")
    m.op("cmp_lt", [byte, half], by < h, "i1")
    m.op("cmp_eq", [byte, word], by == w, "i1", "compute_type = i1")
    # 2^24 + 1 and 2^24 are one number in f32, two in i32, and compared as i32
    # where the compute type is boolean or none is given.
    big = m.arg(np.array([2**24 + 1, 5]), "i32", "big")
    near = m.arg(np.array([2**24, 5]), "i32", "near")
    m.op("cmp_eq", [big, near], np.array([True, True]), "i1", "compute_type = f32")
    m.op("cmp_eq", [big, near], np.array([False, True]), "i1")
    m.op("add", [big, near], np.array([2**25 + 1, 10]), "i32")
    m.op("cmp_eq", [big, near], np.array([False, True]), "i1", "compute_type = i32")
    m.op("cmp_eq", [big, near], np.array([False, True]), "i1", "compute_type = i1")
    for axis in range(3):
        grid = np.indices((2, 3, 4))[axis]
        for dtype in ("i32", "i64", "i8", "f32", "f16"):
            m.op("gen_index", [a], grid, dtype, raw=f"{a[0]} axis({axis})")
    m.write("--rtol=0 --atol=0")


def conversions():
    modules = {
        kind: Module(f"conversions-{kind}", "Every conversion by `identity`: floats round once and to nearest even,\n"
                     "floats to integers too, and saturate; NaN is 0; integers saturate.")
        for kind in ("floats", "integers")
    }
    common = [0.0, -0.0, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 3.0, 127.0, 127.4, 127.5, 128.0, -128.4,
              -128.5, -129.0, 1e3, -1e3, INF, -INF, NAN]
    sources = {
        # Halfway points of narrower types, just off them, and their ranges.
        "f64": common + [2.0**31 - 1, 2.0**31, -(2.0**31), -(2.0**31) - 1, 2.0**63, -(2.0**63),
                         9.2233720368547748e18, 1e300, -1e300, 65504.0, 65519.999, 65520.0, 3.4028235e38,
                         3.4028235677973366e38, 1 + 2.0**-11, 1 + 2.0**-11 + 2.0**-50,
                         1 + 3 * 2.0**-11, 1 + 2.0**-8, 1 + 2.0**-8 + 2.0**-40, 1 + 2.0**-8 - 2.0**-40,
                         1 + 3 * 2.0**-8 - 2.0**-40, 1 + 3 * 2.0**-8, -1 - 2.0**-8 - 2.0**-40,
                         2.0**-24, 2.0**-25, 2.0**-25 + 2.0**-60, 2.0**-14 - 2.0**-26, 5e-324,
                         2.0**-149, 2.0**-134 + 2.0**-180, 2.0**-134, 2.0**-126 - 2.0**-150],
        "f32": common + [2147483520.0, 2147483648.0, 9.223372e18, 65504.0, 65519.0, 65520.0, 3.4028235e38,
                         1 + 2.0**-11, 1 + 2.0**-11 + 2.0**-23, 1 + 3 * 2.0**-11, 1 + 2.0**-8,
                         1 + 2.0**-8 + 2.0**-23, 1 + 3 * 2.0**-8, 2.0**-24, 2.0**-25, 1e-45, 1e-40],
        "f16": common + [65504.0, 6e-8, 1 + 2.0**-8, 1 + 3 * 2.0**-8, 2049.0],
        "bf16": common + [3.3895314e38, 9.2e-41, 1e30, -1e30, 2.0**31, 2.0**63],
        "i64": [0, 1, -1, 127, 128, -128, -129, 2**31 - 1, 2**31, -(2**31) - 1, 2**63 - 1, -(2**63),
                2**24 + 1, 2**53 + 1, 65519, 65520, 257, 259, 2**30 + 2**22 + 1, 2**62 + 2**54 + 1,
                2**62 + 2**54, -(2**62) - 2**54 - 1, 2049, 2051],
        "i32": [0, 1, -1, 127, 128, -128, -129, 2**31 - 1, -(2**31), 2**24 + 1, 65519, 65520, 257, 259,
                2**30 + 2**22 + 1, 2**30 + 2**22, -(2**30) - 2**22 - 1, 2049, 2051],
        "i8": [0, 1, -1, 127, -128, 37],
        "i1": [0, 1],
    }
    exactly = lambda v: v.astype(np.float64)
    for source, values in sources.items():
        m = modules["integers" if source[0] == "i" else "floats"]
        x = m.arg(np.array(values), source, f"x_{source}")
        for target in NUMPY:
            if target == "i1" and source != "i1":
                continue
            integers = source[0] == "i"
            # The compute type that changes nothing, then some that do.
            computes = ["i64" if integers else "f64", "f32", "bf16", "f16", "i8"]
            if source == "i1":
                computes = ["f32"]
            for compute in computes:
                given = np.array(values) if integers else x[2]
                middle = convert(given if integers else exactly(given), compute)
                if source == "i1":
                    middle = x[2]
                if compute in FLOATS:
                    if integers and compute in ("f16", "bf16"):
                        # numpy rounds an i64 to double first.
                        middle = np.array([single(int(n), compute) for n in given], NUMPY[compute])
                    middle = exactly(middle)
                result = convert(middle, target)
                if compute == "i64" and target in ("f16", "bf16"):
                    result = np.array([single(int(n), target) for n in given], NUMPY[target])
                m.op("identity", [x], result, target, f"compute_type = {compute}")
    for m in modules.values():
        m.write("--rtol=0 --atol=0")


def single(number, dtype):
    """An integer rounded once to f16 or bf16."""
    digits = 11 if dtype == "f16" else 8
    magnitude = abs(number)
    shift = max(0, magnitude.bit_length() - digits)
    whole, rest = magnitude >> shift, magnitude & ((1 << shift) - 1)
    if shift and (rest > 1 << (shift - 1) or (rest == 1 << (shift - 1) and whole & 1)):
        whole += 1
    value = math.ldexp(whole, shift)
    if dtype == "f16" and value > 65504:
        value = INF
    return math.copysign(value, number) if number else 0.0


def vector(function):
    def apply(*arrays):
        arrays = np.broadcast_arrays(*[np.asarray(a, np.float64) for a in arrays])
        out = []
        for values in zip(*[a.reshape(-1) for a in arrays]):
            try:
                out.append(function(*map(float, values)))
            except OverflowError:
                out.append(INF)
            except (ValueError, ZeroDivisionError):
                out.append(NAN)
        return np.array(out).reshape(arrays[0].shape)
    return apply


def accurate():
    """Functions that are not exact, against libm in double precision."""
    erf, erfc = vector(math.erf), vector(math.erfc)
    expm1, log1p = vector(math.expm1), vector(math.log1p)
    points = np.concatenate([
        np.linspace(-12, 12, 49), [0.0, -0.0, INF, -INF, NAN], [1e-8, -1e-8, 1e-4, -1e-4, 30.0, -30.0,
        87.0, -87.0, 100.0, -100.0, 3.3333, -0.7071, 1e-30, 0.01, -0.01, 5.5, -5.5]])
    for dtype, rtol, atol in (("f64", 4e-15, 1e-300), ("f32", 1e-5, 1e-37), ("f16", 9.8e-4, 6.1e-8), ("bf16", 7.9e-3, 1e-37)):
        m = Module(f"pointwise-{dtype}", "Transcendental functions and activations against double precision.")
        compute = "f64" if dtype == "f64" else "f32"
        attr = "compute_type = f64" if dtype == "f64" else ""
        tail = ", " + attr if attr else ""
        x = m.arg(points, dtype, "x")
        positive = m.arg(np.abs(points) + (0 if dtype != "f16" else 0), dtype, "p")
        y = m.arg(np.roll(points, 7) / 4, dtype, "y")
        # What the compute type sees.
        a, p, b = (t[2].astype(np.float64) for t in (x, positive, y))
        trig = np.where(np.isinf(a), NAN, a)
        for name, value in {
            "exp": np.exp(a), "sin": np.sin(trig), "cos": np.cos(trig), "tan": np.tan(trig),
            "erf": erf(a), "tanh": np.tanh(a),
            "sigmoid": 1 / (1 + np.exp(-a)),
            "elu": np.where(a > 0, a, expm1(a)),
            "gelu": a * np.where(np.isinf(a) & (a < 0), NAN, 0.5 * erfc(-a * math.sqrt(0.5))),
            "softplus": np.where(a > 0, a, 0) + log1p(np.exp(-np.abs(a))),
            "swish": a / (1 + np.exp(-a)),
            "log": np.log(a),
        }.items():
            m.op(name, [x], convert(value, dtype), dtype, attr)
        inner = math.sqrt(2 / math.pi) * (a + 0.044715 * a**3)
        # (1 + tanh z) / 2 = 1 / (1 + e^-2z), without cancellation.
        approx = a / (1 + np.exp(-2 * inner))
        m.op("gelu_approx_tanh", [x], convert(approx, dtype), dtype, attr)
        m.op("elu", [x], convert(np.where(a > 0, a, 0.25 * expm1(a)), dtype), dtype, "alpha = 0.25 : f64" + tail)
        m.op("elu", [x], convert(np.where(a > 0, a, -2 * expm1(a)), dtype), dtype, "alpha = -2.0 : f64" + tail)
        for beta in (2.0, 0.25, -1.0):
            z = beta * a
            m.op("softplus", [x], convert((np.where(z > 0, z, 0) + log1p(np.exp(-np.abs(z)))) / beta, dtype),
                 dtype, f"beta = {beta} : f64" + tail)
            m.op("swish", [x], convert(a / (1 + np.exp(-z)), dtype), dtype, f"beta = {beta} : f64" + tail)
        m.op("log", [positive], convert(np.log(p), dtype), dtype, attr)
        m.op("pow", [positive, y], convert(np.power(p, b), dtype), dtype, attr)
        m.op("pow", [x, y], convert(np.power(a, b), dtype), dtype, attr)
        m.op("atan2", [x, y], convert(np.arctan2(a, b), dtype), dtype, attr)
        # Integral exponents of negative numbers.
        three = m.value(f"cudnnfe.constant 3.0 : {dtype}")
        m.op("pow", [x, (three, dtype)], convert(a**3, dtype), dtype, attr)
        m.write(f"--rtol={rtol} --atol={atol}")


def half_compute():
    """Every float op in each half compute type: it may lose what the type loses
    in each step, and no more."""
    erf, erfc = vector(math.erf), vector(math.erfc)
    expm1, log1p = vector(math.expm1), vector(math.log1p)
    points = np.array([0.0, 0.5, -0.5, 1.0, -1.0, 1.75, -1.75, 2.0, -2.0, 3.0, -3.0, 0.125, -0.125])
    for dtype, ulp in (("f16", 2.0**-11), ("bf16", 2.0**-8)):
        m = Module(f"pointwise-compute-{dtype}", f"Operations that compute in {dtype}, on f32 tensors.")
        x, y = m.arg(points, "f32", "x"), m.arg(np.roll(np.abs(points) + 0.5, 3), "f32", "y")
        a, b = x[2].astype(np.float64), y[2].astype(np.float64)
        z = math.sqrt(2 / math.pi) * (a + 0.044715 * a**3)
        attr = f"compute_type = {dtype}"
        for name, value in {
            "exp": np.exp(a), "sin": np.sin(a), "cos": np.cos(a), "tan": np.tan(a), "erf": erf(a),
            "tanh": np.tanh(a), "sigmoid": 1 / (1 + np.exp(-a)), "elu": np.where(a > 0, a, expm1(a)),
            "gelu": a * 0.5 * erfc(-a * math.sqrt(0.5)), "swish": a / (1 + np.exp(-a)),
            "softplus": np.where(a > 0, a, 0) + log1p(np.exp(-np.abs(a))),
            "gelu_approx_tanh": a / (1 + np.exp(-2 * z)),
            "abs": np.abs(a), "neg": -a, "ceil": np.ceil(a), "floor": np.floor(a), "identity": a,
            "relu": np.maximum(a, 0),
        }.items():
            m.op(name, [x], value, "f32", attr)
        for name, value in {"log": np.log(b), "sqrt": np.sqrt(b), "rsqrt": 1 / np.sqrt(b), "reciprocal": 1 / b}.items():
            m.op(name, [y], value, "f32", attr)
        for name, value in {
            "add": a + b, "sub": a - b, "mul": a * b, "div": a / b, "mod": np.fmod(a, b), "min": np.minimum(a, b),
            "max": np.maximum(a, b), "add_square": a + b * b, "atan2": np.arctan2(a, b),
        }.items():
            m.op(name, [x, y], value, "f32", attr)
        m.op("pow", [y, x], np.power(b, a), "f32", attr)
        m.op("softplus", [x], (np.where(a > 0, 2 * a, 0) + log1p(np.exp(-np.abs(2 * a)))) / 2, "f32", attr + ", beta = 2.0 : f64")
        m.write(f"--rtol={8 * ulp} --atol={ulp}")


if __name__ == "__main__":
    exact()
    forms()
    conversions()
    accurate()
    half_compute()
