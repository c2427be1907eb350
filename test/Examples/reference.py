#!/usr/bin/env python3
"""Expected values of the examples, computed with JAX in double precision.

    test/Examples/reference.py [example ...]

writes test/Examples/Inputs/<example>.<result>.npy: every K-th element of the
flattened result (K as in STRIDES below and in the tests). The inputs are those
that cudnnfe-run generates. Results are not rounded between graphs, so that the
values are those of the model and not of one implementation of it.
"""

import os
import re
import sys

import jax

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_platforms", "cpu")

import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "utils"))
from cudnnfe_inputs import generate  # noqa: E402

STRIDES = {
    "attention": (251, 251),
    "mlp": (7,),
    "gpt2_block": (37,),
    "resnet50_bottleneck": (97,),
    "llama3_8b_layer": (509,),
}


def inputs(name):
    """The generated arguments of @main, by name, in double precision."""
    with open(os.path.join(ROOT, "examples", name + ".mlir")) as file:
        text = file.read()
    header = text[text.index("func.func @main(") :]
    pattern = r'%(\w+): tensor<([0-9x]+)x(\w+)(?:, #\w+)?> {cudnnfe.init = "([^"]*)"}'
    values = {}
    for index, match in enumerate(re.finditer(pattern, header)):
        name, dims, dtype, init = match.groups()
        shape = tuple(map(int, dims.split("x")))
        array = generate(shape, dtype, argument=index, init=init)
        values[name] = jnp.asarray(np.asarray(array), jnp.float64)
    return values


def sdpa(q, k, v, scale, causal=True):
    """Attention on [b, h, s, d]; returns the output and the log-sum-exp."""
    groups = q.shape[1] // k.shape[1]
    k = jnp.repeat(k, groups, axis=1)
    v = jnp.repeat(v, groups, axis=1)
    scores = jnp.einsum("bhid,bhjd->bhij", q, k) * scale
    if causal:
        keep = jnp.tril(jnp.ones(scores.shape[-2:], bool))
        scores = jnp.where(keep, scores, -jnp.inf)
    stats = jax.nn.logsumexp(scores, axis=-1, keepdims=True)
    return jnp.einsum("bhij,bhjd->bhid", jnp.exp(scores - stats), v), stats


def heads(x, count):
    """[1, s, h * d] -> [1, h, s, d]"""
    return x.reshape(1, x.shape[1], count, -1).transpose(0, 2, 1, 3)


def merge(x):
    """[1, h, s, d] -> [1, s, h * d]"""
    return x.transpose(0, 2, 1, 3).reshape(1, x.shape[2], -1)


def attention(a):
    return sdpa(a["q"], a["k"], a["v"], 8.838834764831845e-02)


def mlp(a):
    hidden = jax.nn.gelu(a["x"] @ a["w1"] + a["b1"], approximate=False)
    return (hidden @ a["w2"] + a["b2"],)


def layer_norm(x, gamma, beta):
    mean = x.mean(-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(-1, keepdims=True)
    return (x - mean) / jnp.sqrt(variance + 1e-5) * gamma + beta


def gpt2_block(a):
    n = layer_norm(a["x"], a["g1"], a["b1"])
    q, k, v = (heads(n @ a["w" + c] + a["b" + c], 12) for c in "qkv")
    o, _ = sdpa(q, k, v, 0.125)
    r = merge(o) @ a["wo"] + a["bo"] + a["x"]
    n = layer_norm(r, a["g2"], a["b2"])
    f = jax.nn.gelu(n @ a["w1"] + a["c1"], approximate=True)
    return (f @ a["w2"] + a["c2"] + r,)


def resnet50_bottleneck(a):
    def conv(x, w, padding):
        return jax.lax.conv_general_dilated(
            x,
            w,
            (1, 1),
            [(padding, padding)] * 2,
            dimension_numbers=("NCHW", "OIHW", "NCHW"),
            precision=jax.lax.Precision.HIGHEST,
        )

    def norm(x, i):
        y = (x - a[f"mean{i}"]) * a[f"inv_std{i}"]
        return y * a[f"scale{i}"] + a[f"bias{i}"]

    y = jax.nn.relu(norm(conv(a["x"], a["w1"], 0), 1))
    y = jax.nn.relu(norm(conv(y, a["w2"], 1), 2))
    return (jax.nn.relu(norm(conv(y, a["w3"], 0), 3) + a["x"]),)


def llama3_8b_layer(a):
    def rms(x, gamma):
        return x / jnp.sqrt((x * x).mean(-1, keepdims=True) + 1e-5) * gamma

    def rotate(x):
        half = x.shape[-1] // 2
        rate = 500000.0 ** (-jnp.arange(half) / half)
        angle = jnp.arange(x.shape[2])[:, None] * rate
        lo, hi = x[..., :half], x[..., half:]
        cos, sin = jnp.cos(angle), jnp.sin(angle)
        return jnp.concatenate([lo * cos - hi * sin, hi * cos + lo * sin], -1)

    n = rms(a["x"], a["norm1"])
    q = rotate(heads(n @ a["wq"], 32))
    k = rotate(heads(n @ a["wk"], 8))
    v = heads(n @ a["wv"], 8)
    o, _ = sdpa(q, k, v, 8.838834764831845e-02)
    r = merge(o) @ a["wo"] + a["x"]
    n = rms(r, a["norm2"])
    f = jax.nn.silu(n @ a["wgate"]) * (n @ a["wup"])
    return (f @ a["wdown"] + r,)


def main():
    for name in sys.argv[1:] or STRIDES:
        results = globals()[name](inputs(name))
        for index, (result, stride) in enumerate(zip(results, STRIDES[name])):
            sample = np.asarray(result, np.float64).ravel()[::stride]
            path = os.path.join(HERE, "Inputs", f"{name}.{index}.npy")
            np.save(path, sample.astype(np.float32))
            print(path, sample.shape)


if __name__ == "__main__":
    main()
