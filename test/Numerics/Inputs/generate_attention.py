#!/usr/bin/env python3
"""Writes softmax-*.mlir and sdpa-*.mlir against float64."""

import itertools
import math

import numpy as np

from harness import Module, convert

np.seterr(all="ignore")
NAN, INF = math.nan, math.inf


def softmax(p):
    """Along the last dim; a row of -inf gives 0 and -inf."""
    top = p.max(-1, keepdims=True)
    e = np.where(np.isneginf(p), 0.0, np.exp(p - np.where(np.isneginf(top), 0, top)))
    total = e.sum(-1, keepdims=True)
    s = np.where(total == 0, 0.0, e / np.where(total == 0, 1, total))
    return s, np.where(total == 0, -INF, top + np.log(total))


def sdpa(q, k, v, scale=1.0, bias=None, mask=None, lens=None, left=None, right=None,
         bottom=False):
    """One query at a time, over the keys that it sees and nothing else."""
    b, hq, sq, _ = q.shape
    hk, hv, skv, dv = k.shape[1], v.shape[1], k.shape[2], v.shape[3]
    o = np.zeros((b, hq, sq, dv))
    stats = np.full((b, hq, sq, 1), -INF)
    scores = (b, hq, sq, skv)
    bias = None if bias is None else np.broadcast_to(bias, scores)
    mask = None if mask is None else np.broadcast_to(mask, scores)
    for n, h, i in np.ndindex(b, hq, sq):
        nq, nk = (sq, skv) if lens is None else (int(lens[0][n]), int(lens[1][n]))
        if i >= nq:
            continue
        d = nk - nq if bottom else 0
        seen = [
            j for j in range(nk)
            if (mask is None or mask[n, h, i, j])
            and (left is None or j > i + d - left)
            and (right is None or j <= i + d + right)
        ]
        if not seen:
            continue
        score = scale * (k[n, h // (hq // hk)][seen] @ q[n, h, i])
        if bias is not None:
            score = score + bias[n, h, i, seen]
        weights, total = softmax(score[None])
        o[n, h, i] = weights[0] @ v[n, h // (hq // hv)][seen]
        stats[n, h, i] = total[0]
    return o, stats


class Attention(Module):
    """A module of sdpa ops with and without statistics."""

    def attention(self, q, k, v, dtype, stats=True, clauses="", extra=(), attributes="", **options):
        o, lse = sdpa(*(t[2].astype(np.float64) for t in (q, k, v)), **options)
        shape = "x".join(map(str, o.shape))
        rows = "x".join(map(str, lse.shape))
        kind = "f64" if "f64" in attributes else "f32"
        results = f"(tensor<{shape}x{dtype}>, tensor<{rows}x{kind}>)" if stats else f"tensor<{shape}x{dtype}>"
        self.count += 1
        name = f"%o{self.count}"
        line = f"{name}, %l{self.count}" if stats else name
        types = ", ".join(t[1] for t in (q, k, v) + tuple(extra))
        attributes = f" {{{attributes}}}" if attributes else ""
        self.body.append(f"{line} = cudnnfe.sdpa {q[0]}, {k[0]}, {v[0]}{clauses}{attributes}"
                         f" : ({types}) -> {results}")
        self.result(name, convert(o, dtype), dtype)
        if stats:
            self.result(f"%l{self.count}", lse, kind, "stats")


def write_softmax():
    rng = np.random.default_rng(17)
    p = rng.uniform(-4, 4, (3, 2, 5, 7))
    p[0, 0, 0] = -INF
    p[0, 0, 1, :3] = -INF
    p[0, 0, 2] = 300
    p[0, 0, 3, 4] = 60000
    p[0, 1, 0] = -3e4
    p[0, 1, 1, 2] = NAN
    p[0, 1, 2, 2] = INF
    for dtype, rtol in (("f64", 1e-14), ("f32", 2e-6), ("f16", 1e-3), ("bf16", 8e-3)):
        m = Module(f"softmax-{dtype}", "Softmax of rows with -inf, of -inf alone, of large numbers, NaN and +inf.")
        for index, data in enumerate((p, p[0, 0], p[0, 0, 2], np.array([[2.0], [-INF]]), rng.uniform(-9, 9, (4, 65)))):
            x = m.arg(data, dtype, f"x{index}")
            a = x[2].astype(np.float64)
            s, lse = softmax(a)
            s = np.where(np.isnan(a).any(-1, keepdims=True) | np.isposinf(a).any(-1, keepdims=True), NAN, s)
            # With +inf the maximum is +inf and inf - inf is NaN; other elements are 0.
            only = np.isposinf(a).any(-1, keepdims=True) & ~np.isnan(a).any(-1, keepdims=True)
            lse = np.where(only, NAN, lse)
            kind = "f64" if dtype == "f64" else "f32"
            attributes = " {compute_type = f64}" if dtype == "f64" else ""
            m.op("softmax", [x], convert(s, dtype), dtype, attributes.strip(" {}"))
            m.count += 1
            rows = "x".join(map(str, lse.shape))
            m.body.append(f"%s{m.count}, %l{m.count} = cudnnfe.softmax {x[0]}{attributes} : ({x[1]})"
                          f" -> ({x[1].rsplit('x', 1)[0]}x{dtype}>, tensor<{rows}x{kind}>)")
            m.result(f"%s{m.count}", convert(s, dtype), dtype)
            m.result(f"%l{m.count}", lse, kind, "stats")
            if dtype == "f16":
                # A wider result keeps what f16 cannot hold.
                m.op("softmax", [x], s, "f32", group="wide")
        m.write(f"--rtol={rtol} --atol=1e-12")


TOLERANCES = {"f64": (1e-12, 1e-13), "f32": (1e-5, 2e-6), "f16": (1.5e-3, 5e-4), "bf16": (9e-3, 4e-3)}


def draw(m, rng, dtype, b, hq, hk, hv, sq, skv, dqk, dv, name=""):
    return [m.arg(rng.standard_normal(shape), dtype, f"{c}{name}") for c, shape in
            zip("qkv", ((b, hq, sq, dqk), (b, hk, skv, dqk), (b, hv, skv, dv)))]


def write_sdpa():
    rng = np.random.default_rng(23)

    # Operand forms, once for each element type.
    for dtype, (rtol, atol) in TOLERANCES.items():
        m = Attention(f"sdpa-{dtype}", "Scale as a number, a by-value scalar and a tensor; grouped heads with\n"
                      "counts of their own for K and V; lengths that differ; all clauses at once.")
        attr = "compute_type = f64" if dtype == "f64" else ""
        q, k, v = draw(m, rng, dtype, 2, 4, 4, 4, 5, 7, 8, 6)
        m.attention(q, k, v, dtype, attributes=attr)
        m.attention(q, k, v, dtype, stats=False, attributes=attr)
        scale = 1 / math.sqrt(8)
        m.attention(q, k, v, dtype, clauses=f" scale({scale!r})", scale=scale, attributes=attr)
        m.attention(q, k, v, dtype, clauses=" scale(-0.5)", scale=-0.5, attributes=attr)
        m.attention(q, k, v, dtype, clauses=" scale(0.0)", scale=0.0, attributes=attr)
        for kind in ("f32", "f16", "f64"):
            s = m.arg(np.array(0.375), kind, f"s_{kind}")
            m.attention(q, k, v, dtype, clauses=f" scale({s[0]})", extra=[s], scale=0.375, attributes=attr)
        t = m.arg(np.array([[[[0.625]]]]), "f32", "t")
        m.attention(q, k, v, dtype, clauses=f" scale({t[0]})", extra=[t], scale=0.625, attributes=attr)
        t = m.arg(np.array([-0.25]), dtype, "u")
        m.attention(q, k, v, dtype, clauses=f" scale({t[0]})", extra=[t], scale=-0.25, attributes=attr)
        for index, (hq, hk, hv) in enumerate([(4, 2, 2), (4, 1, 1), (6, 3, 2), (6, 1, 6), (4, 2, 4), (6, 2, 1)]):
            q2, k2, v2 = draw(m, rng, dtype, 1, hq, hk, hv, 3, 4, 4, 4, f"_g{index}")
            m.attention(q2, k2, v2, dtype, attributes=attr)
        for index, (sq, skv) in enumerate([(1, 9), (9, 1), (1, 1), (6, 3), (3, 6)]):
            q2, k2, v2 = draw(m, rng, dtype, 1, 2, 1, 1, sq, skv, 3, 5, f"_s{index}")
            m.attention(q2, k2, v2, dtype, clauses=" causal", right=0, attributes=attr)
            m.attention(q2, k2, v2, dtype, clauses=" band(left = 2, right = 1, align = bottom_right)", left=2,
                        right=1, bottom=True, attributes=attr)
        bias = m.arg(rng.standard_normal((1, 4, 5, 7)), "f32", "bias")
        mask = m.arg(rng.random((2, 1, 5, 7)) < 0.7, "i1", "mask")
        lq, lk = (m.arg(np.array(n).reshape(2, 1, 1, 1), "i32", c) for n, c in (([5, 3], "lq"), ([4, 7], "lk")))
        m.attention(q, k, v, dtype, clauses=f" scale({scale!r}) bias({bias[0]}) mask({mask[0]})"
                    f" seq_lens({lq[0]}, {lk[0]}) band(left = 4, right = 2, align = bottom_right)",
                    extra=[bias, mask, lq, lk], scale=scale, bias=bias[2].astype(np.float64), mask=mask[2],
                    lens=([5, 3], [4, 7]), left=4, right=2, bottom=True, attributes=attr)
        m.write(f"--rtol={rtol} --atol={atol}")

    # Bands.
    m = Attention("sdpa-bands", "Both bounds, both alignments, square and not, with lengths and without; rows\n"
                  "that see no key give 0 and -inf.")
    for index, (sq, skv) in enumerate([(4, 4), (2, 5), (5, 2)]):
        q, k, v = draw(m, rng, "f32", 2, 1, 1, 1, sq, skv, 2, 2, f"_{index}")
        lq = m.arg(np.array([sq, 1]).reshape(2, 1, 1, 1), "i64", f"lq{index}")
        lk = m.arg(np.array([skv - 1, skv]).reshape(2, 1, 1, 1), "i32", f"lk{index}")
        for left, right, bottom in itertools.product((None, 1, 2, 10**18), (None, 0, 1, 10**18), (False, True)):
            if left is None and right is None:
                continue
            keys = ([f"left = {left}"] if left else []) + ([f"right = {right}"] if right is not None else [])
            keys += ["align = bottom_right"] if bottom else []
            band = f" band({', '.join(keys)})"
            if 10**18 in (left, right) and index != 0:
                continue
            if index != 2:
                m.attention(q, k, v, "f32", clauses=band, left=left, right=right, bottom=bottom)
            if index == 0:
                continue
            m.attention(q, k, v, "f32", clauses=f" seq_lens({lq[0]}, {lk[0]}){band}", extra=[lq, lk],
                        lens=([sq, 1], [skv - 1, skv]), left=left, right=right, bottom=bottom)
    m.write("--rtol=1e-5 --atol=2e-6")

    # Bias and mask: every form of broadcasting.
    for what in ("bias", "mask"):
        m = Attention(f"sdpa-{what}", f"Every form of broadcasting of the {what}.")
        q, k, v = draw(m, rng, "f32", 2, 4, 2, 2, 3, 5, 4, 4)
        for index, ones in enumerate(itertools.product((False, True), repeat=4)):
            shape = tuple(1 if one else extent for one, extent in zip(ones, (2, 4, 3, 5)))
            if what == "bias":
                x = m.arg(rng.standard_normal(shape), ("f32", "f16", "bf16", "f64")[index % 4], f"x{index}")
                m.attention(q, k, v, "f32", stats=index % 2 == 0, clauses=f" bias({x[0]})", extra=[x],
                            bias=x[2].astype(np.float64))
            else:
                x = m.arg(rng.random(shape) < 0.6, "i1", f"x{index}")
                m.attention(q, k, v, "f32", clauses=f" mask({x[0]})", extra=[x], mask=x[2])
        # -inf in a bias drops a key as a mask does; whole rows too.
        inf = np.where(rng.random((2, 1, 3, 5)) < 0.5, -INF, 0.0)
        inf[0, 0, 1] = -INF
        if what == "bias":
            x = m.arg(inf, "f16", "inf")
            m.attention(q, k, v, "f32", clauses=f" bias({x[0]})", extra=[x], mask=np.isfinite(inf))
        else:
            x = m.arg(np.isfinite(inf), "i1", "inf")
            m.attention(q, k, v, "f32", clauses=f" mask({x[0]})", extra=[x], mask=np.isfinite(inf))
            # A key that is dropped may have any score.
            poisoned = m.arg(np.where(np.isfinite(inf), 0.5, NAN), "f32", "poison")
            m.attention(q, k, v, "f32", clauses=f" bias({poisoned[0]}) mask({x[0]})", extra=[poisoned, x],
                        mask=np.isfinite(inf), bias=np.full((1, 1, 1, 1), 0.5))
        m.write("--rtol=1e-5 --atol=2e-6")

    # Sequence lengths, with poisoned tails.
    m = Attention("sdpa-lengths", "Lengths of 0, of some and of all. What lies beyond them\n"
                  "in Q, K, V, bias is NaN or infinite and must not show.")
    b, sq, skv = 6, 4, 6
    nq, nk = [4, 2, 0, 4, 4, 1], [6, 3, 4, 0, 1, 6]
    for dtype in ("f32", "f16"):
        q, k, v = (rng.standard_normal(s) for s in ((b, 4, sq, 8), (b, 2, skv, 8), (b, 1, skv, 3)))
        clean = [convert(t, dtype).astype(np.float64) for t in (q, k, v)]
        bias = rng.standard_normal((b, 1, sq, skv))
        clean_bias = bias.copy()
        for n in range(b):
            q[n, :, nq[n]:], k[n, :, nk[n]:], v[n, :, nk[n]:] = NAN, INF, NAN
            bias[n, :, nq[n]:] = NAN
            bias[n, :, :, nk[n]:] = INF
        args = [m.arg(t, dtype, f"{c}_{dtype}") for t, c in zip((q, k, v), "qkv")]
        args = [(name, kind, c) for (name, kind, _), c in zip(args, clean)]
        x = m.arg(bias, "f32", f"x_{dtype}")
        for kind in ("i32", "i64"):
            lq = m.arg(np.array(nq).reshape(b, 1, 1, 1), kind, f"lq_{dtype}_{kind}")
            lk = m.arg(np.array(nk).reshape(b, 1, 1, 1), kind, f"lk_{dtype}_{kind}")
            lens = f" seq_lens({lq[0]}, {lk[0]})"
            m.attention(*args, dtype, clauses=lens, extra=[lq, lk], lens=(nq, nk))
            m.attention(*args, dtype, clauses=f" bias({x[0]}){lens}", extra=[x, lq, lk], lens=(nq, nk),
                        bias=convert(clean_bias, "f32").astype(np.float64))
            m.attention(*args, dtype, clauses=lens + " causal", extra=[lq, lk], lens=(nq, nk), right=0)
            m.attention(*args, dtype, clauses=lens + " band(right = 0, align = bottom_right)", extra=[lq, lk],
                        lens=(nq, nk), right=0, bottom=True)
    m.write("--rtol=1.5e-3 --atol=5e-4")

    # Scores that overflow exp, and underflow to nothing.
    m = Attention("sdpa-range", "Large scores: the row maximum comes before the exponential.")
    for dtype in ("f32", "f16", "bf16"):
        q = m.arg(np.full((1, 1, 3, 4), 1.0) * np.array([1, -30, 50]).reshape(1, 1, 3, 1), dtype, f"q_{dtype}")
        k = m.arg(np.arange(20).reshape(1, 1, 5, 4), dtype, f"k_{dtype}")
        v = m.arg(np.arange(10).reshape(1, 1, 5, 2), dtype, f"v_{dtype}")
        m.attention(q, k, v, dtype)
        m.attention(q, k, v, dtype, clauses=" scale(4.0)", scale=4.0)
    m.write("--rtol=1e-5 --atol=1e-5")


if __name__ == "__main__":
    write_softmax()
    write_sdpa()
