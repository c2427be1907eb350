#!/usr/bin/env python3
"""Writes the expected values beside it, with JAX in double precision.

The inputs are those that cudnnfe-run generates for the RUN lines of norms.mlir;
the function of each case has the name of its entry.
"""

import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "..", "utils"))

import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from cudnnfe_inputs import generate  # noqa: E402


def inputs(*specs):
    """(shape, dtype, distribution) of each argument, as float64."""
    return [
        jnp.asarray(generate(shape, dtype, number, init).astype(np.float64))
        for number, (shape, dtype, init) in enumerate(specs)
    ]


def centered(x, scale, bias, epsilon, axes):
    mean = jnp.mean(x, axis=axes, keepdims=True)
    variance = jnp.var(x, axis=axes, keepdims=True)
    inverse = 1 / jnp.sqrt(variance + epsilon)
    return (x - mean) * inverse * scale + bias, mean, inverse


def rms(x, scale, epsilon, axes, bias=0.0):
    inverse = 1 / jnp.sqrt(jnp.mean(jnp.square(x), axis=axes, keepdims=True) + epsilon)
    return x * inverse * scale + bias, inverse


def save(name, *arrays):
    for number, array in enumerate(arrays):
        array = np.asarray(array, np.float64).astype(np.float32)
        np.save(os.path.join(HERE, f"{name}_{number}.npy"), array)


def layernorm():
    x, s, b = inputs(
        ((3, 5, 40), "f32", "normal(0.5,3)"),
        ((1, 1, 40), "f32", "uniform(0.5,1.5)"),
        ((1, 1, 40), "f32", None),
    )
    save("layernorm", *centered(x, s, b, 1e-5, -1))


def layernorm_far():
    # The mean is a thousand deviations away, where a variance computed as
    # E[x^2] - E[x]^2 has no right digit left.
    x, s, b = inputs(
        ((4, 6, 8, 3), "f32", "normal(1000,1)"),
        ((1, 6, 8, 3), "f32", "uniform(0.5,1.5)"),
        ((1, 6, 8, 3), "f32", None),
    )
    save("layernorm_far", *centered(x, s, b, 1e-5, (1, 2, 3)))


def layernorm_middle():
    # The normalized dim is not the last one.
    x, s, b = inputs(
        ((2, 9, 4), "f32", "normal(0,0.01)"),
        ((1, 9, 1), "f32", "uniform(0.5,1.5)"),
        ((1, 9, 1), "f32", None),
    )
    save("layernorm_middle", *centered(x, s, b, 1e-3, 1))


def layernorm_bf16():
    x, s, b = inputs(
        ((7, 64), "bf16", "normal(2,4)"),
        ((1, 64), "f32", "uniform(0.5,1.5)"),
        ((1, 64), "bf16", None),
    )
    save("layernorm_bf16", centered(x, s, b, 1e-5, -1)[0])


def rmsnorm():
    x, s = inputs(
        ((3, 5, 40), "f32", "normal(0.5,3)"), ((1, 1, 40), "f32", "uniform(0.5,1.5)")
    )
    save("rmsnorm", *rms(x, s, 1e-6, -1))


def rmsnorm_bias():
    x, s, b = inputs(
        ((6, 33), "f16", "normal(0,0.02)"),
        ((1, 33), "f16", "uniform(0.5,1.5)"),
        ((1, 33), "f16", None),
    )
    save("rmsnorm_bias", rms(x, s, 1e-5, -1, b)[0])


def rmsnorm_zero_centered():
    # N08: the scale is 1 + gamma.
    x, g = inputs(((4, 48), "f32", "normal(0,2)"), ((1, 48), "f32", "normal(0,0.1)"))
    save("rmsnorm_zero_centered", rms(x, 1 + g, 1e-6, -1)[0])


def instancenorm():
    x, s, b = inputs(
        ((2, 3, 9, 11), "f32", "normal(-4,3)"),
        ((1, 3, 1, 1), "f32", "uniform(0.5,1.5)"),
        ((1, 3, 1, 1), "f32", None),
    )
    save("instancenorm", *centered(x, s, b, 1e-5, (2, 3)))


def instancenorm_rank3():
    x, s, b = inputs(
        ((2, 5, 17), "f64", "normal(0,3)"),
        ((1, 5, 1), "f64", "uniform(0.5,1.5)"),
        ((1, 5, 1), "f64", None),
    )
    y = np.asarray(centered(x, s, b, 1e-5, 2)[0])
    np.save(os.path.join(HERE, "instancenorm_rank3_0.npy"), y)


def batchnorm_inference():
    # N04: the deviations are far from 1, so that taking them for variances or
    # applying a square root again shows.
    x, m, i, s, b = inputs(
        ((2, 4, 5, 5), "f32", "normal(0,3)"),
        ((1, 4, 1, 1), "f32", None),
        ((1, 4, 1, 1), "f32", "uniform(0.1,0.4)"),
        ((1, 4, 1, 1), "f32", "uniform(0.5,1.5)"),
        ((1, 4, 1, 1), "f32", None),
    )
    save("batchnorm_inference", (x - m) * i * s + b)


for case in (
    layernorm,
    layernorm_far,
    layernorm_middle,
    layernorm_bf16,
    rmsnorm,
    rmsnorm_bias,
    rmsnorm_zero_centered,
    instancenorm,
    instancenorm_rank3,
    batchnorm_inference,
):
    case()
