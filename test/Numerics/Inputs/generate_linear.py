#!/usr/bin/env python3
"""Writes matmul-*.mlir, reduction.mlir and shape.mlir against numpy."""

import math

import numpy as np

from harness import FLOATS, Module, convert, type_of

np.seterr(all="ignore")
NAN, INF = math.nan, math.inf


def grouped(a, b):
    """Repeats the heads of B for the groups of A."""
    if a.ndim == 4 and b.shape[1] not in (1, a.shape[1]) and a.shape[1] != 1:
        b = np.repeat(b, a.shape[1] // b.shape[1], axis=1)
    return a, b


def reference(a, b, lengths=(None, None, None), padding=0.0):
    a, b = grouped(a, b)
    m_len, n_len, k_len = lengths
    shape = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    a = np.broadcast_to(a, shape + a.shape[-2:])
    b = np.broadcast_to(b, shape + b.shape[-2:])
    c = np.empty(shape + (a.shape[-2], b.shape[-1]))
    for index in np.ndindex(*shape):
        k = a.shape[-1] if k_len is None else max(0, min(a.shape[-1], int(k_len[index[0]])))
        c[index] = a[index][:, :k] @ b[index][:k, :]
        if m_len is not None:
            c[index][max(0, int(m_len[index[0]])):, :] = padding
        if n_len is not None:
            c[index][:, max(0, int(n_len[index[0]])):] = padding
    return c


def matmul():
    """Small integers, so that every sum is exact in every type."""
    rng = np.random.default_rng(11)
    draw = lambda *shape: rng.integers(-4, 5, shape).astype(np.float64)
    m = Module("matmul-exact", "Matrix products of small integers: every sum is exact, so that the order\n"
               "of summation does not matter and results agree in every bit.")
    shapes = [
        ((3, 5), (5, 7)), ((1, 1), (1, 1)), ((1, 9), (9, 1)), ((17, 1), (1, 13)),
        ((4, 3, 5), (4, 5, 2)), ((4, 3, 5), (1, 5, 2)), ((1, 3, 5), (4, 5, 2)),
        ((2, 3, 4, 5), (2, 3, 5, 6)), ((2, 1, 4, 5), (1, 3, 5, 6)), ((1, 3, 4, 5), (2, 1, 5, 6)),
        ((2, 6, 4, 5), (2, 2, 5, 3)), ((2, 6, 4, 5), (1, 3, 5, 3)), ((1, 4, 2, 3), (2, 2, 3, 2)),
        ((2, 2, 1, 3, 2), (1, 2, 3, 2, 2)), ((33, 65), (65, 31)),
    ]
    for index, (sa, sb) in enumerate(shapes):
        a, b = m.arg(draw(*sa), "f32", f"a{index}"), m.arg(draw(*sb), "f32", f"b{index}")
        m.op("matmul", [a, b], reference(a[2], b[2]), "f32")
    # Element types, mixed ones, and compute types.
    operands = {}
    for dtype in FLOATS + ("i8", "i32", "i64"):
        operands[dtype] = (m.arg(draw(2, 5, 9), dtype, f"a_{dtype}"), m.arg(draw(2, 9, 6), dtype, f"b_{dtype}"))
    for dtype, (a, b) in operands.items():
        c = reference(a[2].astype(np.float64), b[2].astype(np.float64))
        for target in ("f32", "f16", "bf16", "i8", "i32"):
            m.op("matmul", [a, b], convert(c, target), target)
        m.op("matmul", [a, b], c, "f64", "compute_type = f64")
        m.op("matmul", [a, b], convert(c, "i64"), "i64", "compute_type = i32")
        m.op("matmul", [a, b], convert(c, "f16"), "f16", "compute_type = f16")
    a, b = operands["f16"][0], operands["bf16"][1]
    m.op("matmul", [a, b], reference(a[2].astype(np.float64), b[2].astype(np.float64)), "f32")
    a, b = operands["i8"][0], operands["f32"][1]
    m.op("matmul", [a, b], reference(a[2].astype(np.float64), b[2].astype(np.float64)), "f32")
    # int8 products overflow in i8 and do not in i32.
    big = m.arg(np.full((3, 4), 100), "i8", "big")
    tall = m.arg(np.full((4, 2), 50), "i8", "tall")
    m.op("matmul", [big, tall], np.full((3, 2), 20000), "i32", "compute_type = i32")
    m.op("matmul", [big, tall], np.full((3, 2), 127), "i8", "compute_type = i32")
    wrapped = (100 * 50 * 4 + 128) % 256 - 128
    m.op("matmul", [big, tall], np.full((3, 2), wrapped), "i8", "compute_type = i8")
    m.op("matmul", [big, tall], np.full((3, 2), 20000.0), "f16")
    # 2^24 + 1 terms of 1 would be lost in f32; 2049 are lost in f16.
    ones = m.arg(np.ones((1, 4096)), "f16", "ones")
    column = m.arg(np.ones((4096, 1)), "f16", "column")
    m.op("matmul", [ones, column], np.full((1, 1), 4096.0), "f16")
    # Infinities and NaN where no length says otherwise.
    special = m.arg([[1, INF], [NAN, 0]], "f32", "special")
    other = m.arg([[2, 0, 1], [1, 0, -INF]], "f32", "other")
    m.op("matmul", [special, other], special[2].astype(np.float64) @ other[2].astype(np.float64), "f32")
    m.write("--rtol=0 --atol=0")

    m = Module("matmul-overrides", "Valid rows, columns and contracted elements of each batch. What lies beyond\n"
               "the contracted length is NaN, and broadcast operands meet several lengths.")
    cases = [((3, 4, 6), (3, 6, 5)), ((3, 4, 6), (1, 6, 5)), ((1, 4, 6), (3, 6, 5)),
             ((3, 4, 2, 6), (3, 2, 6, 5)), ((3, 4, 2, 6), (1, 1, 6, 5)), ((1, 4, 2, 6), (3, 2, 6, 5))]
    for index, (sa, sb) in enumerate(cases):
        rank = len(sa)
        batch = max(sa[0], sb[0])
        ones = (1,) * (rank - 1)
        length = {
            "m": m.arg(np.array([2, 0, 9]).reshape(batch, *ones), "i32", f"m{index}"),
            "n": m.arg(np.array([1, 5, -1]).reshape(batch, *ones), "i64", f"n{index}"),
            "k": m.arg(np.array([4, 0, 6]).reshape(batch, *ones), "i32", f"k{index}"),
        }
        a, b = m.arg(draw(*sa), "f32", f"a{index}"), m.arg(draw(*sb), "bf16", f"b{index}")
        # Poison what no batch reads: beyond the length of each own batch.
        pa, pb = a[2].copy(), b[2].copy()
        for n, k in enumerate((4, 0, 6)):
            if sa[0] > 1:
                pa[n][..., k:] = NAN
            if sb[0] > 1:
                pb[n][..., k:, :] = INF
        a, b = m.arg(pa, "f32", f"pa{index}"), m.arg(pb, "bf16", f"pb{index}")
        clean = lambda t: np.nan_to_num(t[2].astype(np.float64), nan=7, posinf=7)
        for present, padding, dtype in (("k", 0, "f32"), ("mnk", -1.5, "f32"), ("mk", 3, "f16"), ("nk", 2.5, "i8"),
                                        ("mnk", 300.0, "i8"), ("mnk", NAN, "i32"), ("mk", 1e30, "f16")):
            values = [length[c][2].reshape(-1) if c in present else None for c in "mnk"]
            c = convert(reference(clean(a), clean(b), values, 0.0), dtype)
            # The padding is converted like any number.
            mask = reference(clean(a), clean(b), values, NAN)
            c = np.where(np.isnan(mask), convert(padding, dtype), c).astype(c.dtype)
            clauses = "".join(f" {x}_override({length[x][0]})" for x in "mnk" if x in present)
            types = [a, b] + [length[x] for x in "mnk" if x in present]
            text = f"{padding:.6e}" if padding == padding else "0x7FF8000000000000"
            m.op("matmul", types, c, dtype, f"padding_value = {text} : f64",
                 raw=f"{a[0]}, {b[0]}{clauses}")
    m.args = [arg for arg in m.args if not arg[0][:1] in "ab"]
    m.write("--rtol=0 --atol=0")

    for dtype, rtol in (("f32", 2e-5), ("f64", 1e-12), ("f16", 1.1e-3), ("bf16", 8e-3)):
        m = Module(f"matmul-{dtype}", "Products of random numbers at sizes that no tile divides.")
        draw = lambda *shape: rng.uniform(0.1, 1, shape)
        compute = "f64" if dtype == "f64" else "f32"
        for index, (sa, sb) in enumerate([((37, 53), (53, 29)), ((3, 19, 70), (1, 70, 21)), ((2, 4, 9, 33), (2, 2, 33, 10))]):
            a, b = m.arg(draw(*sa), dtype, f"a{index}"), m.arg(draw(*sb), dtype, f"b{index}")
            c = reference(a[2].astype(np.float64), b[2].astype(np.float64))
            m.op("matmul", [a, b], convert(c, dtype), dtype, f"compute_type = {compute}")
            if dtype in ("f16", "bf16"):
                # A wider result keeps what the sum had.
                m.op("matmul", [a, b], c, "f32", group="wide")
        m.write(f"--rtol={rtol} --atol=0")


def reduce(x, shape, mode):
    """Reduces groups of consecutive elements, in float64 or python integers."""
    split = []
    for extent, groups in zip(x.shape, shape):
        split += [groups, extent // groups]
    axes = tuple(range(1, len(split), 2))
    x = x.reshape(split)
    count = int(np.prod([split[axis] for axis in axes]))
    return {
        "add": lambda: x.sum(axes), "mul": lambda: x.prod(axes), "min": lambda: x.min(axes),
        "max": lambda: x.max(axes), "amax": lambda: np.abs(x).max(axes), "avg": lambda: x.sum(axes) / count,
        "norm1": lambda: np.abs(x).sum(axes), "norm2": lambda: np.sqrt((x * x).sum(axes)),
        "mul_no_zeros": lambda: np.where(x == 0, 1, x).prod(axes),
    }[mode]().reshape(shape)


MODES = ("add", "mul", "min", "max", "amax", "avg", "norm1", "norm2", "mul_no_zeros")


def reductions():
    rng = np.random.default_rng(5)
    m = Module("reduction", "Every operator over one dim, several, all, none and groups. The numbers are\n"
               "powers of two and small integers, so that results are exact.")
    x = np.where(rng.random((4, 6, 8)) < 0.5, 1.0, -1.0) * rng.choice([0.0, 1.0, 1.0, 2.0], (4, 6, 8))
    x[0] = np.abs(x[0]) + (x[0] == 0)
    shapes = [(4, 6, 1), (4, 1, 8), (1, 6, 8), (1, 6, 1), (1, 1, 1), (4, 6, 8), (2, 6, 8), (4, 3, 2),
              (1, 2, 4), (4, 6, 2)]
    types = Module("reduction-types", "Every operator in every element type, exact as well; NaN, infinities, the\n"
                   "extremes of integers, and more elements than a half type counts.")
    single = m.arg(x, "f32", "x_f32")
    args = {dtype: types.arg(x, dtype, f"x_{dtype}") for dtype in FLOATS + ("i8", "i32", "i64")}
    for number, mode in enumerate(MODES):
        # All shapes for three operators, some for the others.
        for shape in shapes if mode in ("add", "max", "avg") else shapes[number % 3 :: 3]:
            a = single
            m.op("reduction", [a], convert(reduce(x, shape, mode).astype(np.float32), "f32"), "f32",
                 raw=f"{a[0]} mode({mode})")
        forms = (("2", (4, 6, 1)), ("0, 1, 2", (1, 1, 1)), ("", (4, 6, 8)), ("0, 2", (1, 6, 1)))
        for axes, shape in forms[number % 2 :: 2]:
            m.op("reduction", [single], convert(reduce(x, shape, mode).astype(np.float32), "f32"), "f32",
                 raw=f"{single[0]} mode({mode}) axes([{axes}])")
        for dtype, a in args.items():
            value = reduce(x, (2, 3, 1), mode)
            types.op("reduction", [a], convert(value.astype(np.float32), dtype), dtype,
                     "compute_type = f32", raw=f"{a[0]} mode({mode})")
            if dtype in ("f64", "bf16", "i64"):
                types.op("reduction", [a], value, "f64", "compute_type = f64", raw=f"{a[0]} mode({mode})")
            if mode != "norm2" and dtype in ("f16", "i8"):
                whole = np.trunc(value) if mode == "avg" else value
                types.op("reduction", [a], convert(whole, "i32"), "i32", "compute_type = i64",
                     raw=f"{a[0]} mode({mode})")
    # NaN, infinities and zeros.
    special = types.arg(np.array([[1, NAN, 3], [INF, 2, -INF], [-1, -2, -3], [0, -0.0, 0], [-INF, -INF, -INF]]), "f32", "special")
    s = special[2].astype(np.float64)
    for mode in MODES:
        types.op("reduction", [special], convert(reduce(s, (5, 1), mode), "f32"), "f32", raw=f"{special[0]} mode({mode})")
    # Extremes of each width.
    for dtype, bits in (("i8", 8), ("i32", 32), ("i64", 64)):
        low, high = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
        e = types.arg(np.array([[low, low], [high, high], [low, high], [-1, 1]]), dtype, f"e_{dtype}")
        for mode, value in (("min", [low, high, low, -1]), ("max", [low, high, high, 1]),
                            ("add", [0, -2, -1, 0])):
            types.op("reduction", [e], np.array(value, object).reshape(4, 1).astype(np.int64), dtype,
                 f"compute_type = {dtype}", raw=f"{e[0]} mode({mode})")
    # More elements than a half type counts.
    sparse = np.zeros((1, 2049))
    sparse[0, ::257] = 256
    many = types.arg(sparse, "f16", "many")
    for attributes in ("", "compute_type = f16"):
        types.op("reduction", [many], convert(np.array([[2048 / 2049]]), "f16"), "f16", attributes,
             raw=f"{many[0]} mode(avg)")
    types.write("--rtol=0 --atol=0")
    m.write("--rtol=0 --atol=0")


def shapes():
    rng = np.random.default_rng(9)
    m = Module("shape", "reshape and transpose move elements and change nothing.")
    x = np.arange(2 * 3 * 4 * 5).reshape(2, 3, 4, 5)
    for dtype in FLOATS + ("i64", "i32", "i8", "i1"):
        a = m.arg(x % 2 if dtype == "i1" else x, dtype, f"x_{dtype}")
        v = a[2]
        for permutation in ((0, 2, 1, 3), (3, 2, 1, 0), (1, 0, 3, 2), (0, 1, 2, 3)):
            m.op("transpose", [a], v.transpose(permutation), dtype,
                 raw=f"{a[0]} permutation([{', '.join(map(str, permutation))}])")
        for shape in ((120,), (6, 20), (1, 2, 60), (5, 4, 3, 2), (2, 3, 4, 5), (1, 1, 2, 3, 2, 2, 5, 1)):
            m.op("reshape", [a], v.reshape(shape), dtype)
    f = m.arg(x, "f32", "y")
    for permutation in ((0, 2, 1, 3), (3, 0, 1, 2)):
        moved = m.value(f"cudnnfe.transpose {f[0]} permutation([{', '.join(map(str, permutation))}])"
                        f" : ({f[1]}) -> {type_of(x.transpose(permutation), 'f32')}")
        m.op("reshape", [(moved, type_of(x.transpose(permutation), "f32"))],
             x.transpose(permutation).reshape(8, 15), "f32")
    m.write("--rtol=0 --atol=0")

    for dtype, rtol in (("f64", 2e-15), ("f32", 2e-6), ("f16", 1.1e-3), ("bf16", 8e-3)):
        m = Module(f"rope-{dtype}", "Rotary embedding, whole and of the last channels only.")
        attr = "compute_type = f64" if dtype == "f64" else ""
        x = m.arg(rng.uniform(0.2, 1, (2, 3, 5, 12)) * 2, dtype, "x")
        v = x[2].astype(np.float64)
        for rotated, scale in ((0, 1.0), (0, 0.5), (8, 1.0), (2, -2.0), (12, 3.0)):
            r = rotated or 12
            angle = rng.uniform(-3, 3, (5, 1, 1, r))
            f = m.arg(angle, "f32", f"f{len(m.args)}")
            t = f[2].astype(np.float64)[:, 0, 0, : r // 2]
            keep, lo, hi = v[..., : 12 - r], v[..., 12 - r : 12 - r // 2], v[..., 12 - r // 2 :]
            value = scale * np.concatenate(
                [keep, lo * np.cos(t) - hi * np.sin(t), hi * np.cos(t) + lo * np.sin(t)], -1)
            attributes = ", ".join(filter(None, [
                f"rope_dim = {rotated} : i64" if rotated else "",
                f"output_scale = {scale} : f64" if scale != 1 else "", attr]))
            m.op("rope", [x, f], convert(value, dtype), dtype, attributes)
        # Sums of two products may cancel.
        m.write(f"--rtol={rtol} --atol={rtol}")


if __name__ == "__main__":
    matmul()
    reductions()
    shapes()
