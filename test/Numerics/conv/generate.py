#!/usr/bin/env python3
"""Writes the expected values beside it, with JAX in double precision.

The inputs are those that cudnnfe-run generates for the RUN lines of conv.mlir; the
name of each case is that of its entry.
"""

import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "..", "utils"))

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from cudnnfe_inputs import generate  # noqa: E402


def conv(name, x, w, pre=0, post=0, stride=1, dilation=1, flip=False, dtype="f32"):
    spatial = len(x) - 2

    def each(value):
        return [value] * spatial if isinstance(value, int) else list(value)

    image, filters = (
        jnp.asarray(generate(shape, dtype, number).astype(np.float64))
        for number, shape in enumerate((x, w))
    )
    if flip:
        filters = jnp.flip(filters, axis=tuple(range(2, 2 + spatial)))
    y = jax.lax.conv_general_dilated(
        image,
        filters,
        window_strides=each(stride),
        padding=list(zip(each(pre), each(post))),
        rhs_dilation=each(dilation),
        feature_group_count=x[1] // w[1],
        precision=jax.lax.Precision.HIGHEST,
    )
    y = np.asarray(y)
    y = y.astype(np.int32) if dtype == "i8" else y.astype(np.float32)
    np.save(os.path.join(HERE, name + ".npy"), y)


conv("asymmetric", (2, 16, 16, 16), (16, 16, 3, 3), 0, 1, 2)
conv("floor", (1, 1, 8, 8), (1, 1, 3, 3), stride=2)
conv("depthwise", (2, 8, 12, 10), (8, 1, 5, 5), 4, 4, dilation=2)
conv("multiplier", (1, 3, 9, 9), (12, 1, 3, 3), 1, 1)
conv("groups", (2, 12, 7, 9), (20, 3, 3, 2), (1, 0), (0, 1))
conv("groups_large", (2, 4, 34, 33), (32, 2, 3, 3), 1, 1, (8, 8))
conv("flipped", (1, 4, 9, 10), (8, 4, 3, 2), (1, 2), (2, 0), (1, 2), flip=True)
conv("pointwise", (2, 24, 7, 7), (16, 24, 1, 1))
conv("pointwise_strided", (2, 8, 9, 9), (16, 8, 1, 1), stride=2)
conv("one_dim", (2, 6, 31), (16, 6, 4), 2, 1, 3)
conv("three_dims", (1, 4, 5, 6, 7), (8, 4, 2, 3, 2), (1, 0, 1), (0, 1, 1), (1, 2, 1))
conv("three_dims_depthwise", (1, 4, 5, 6, 7), (4, 1, 2, 3, 2), (1, 0, 1), 1, (1, 2, 1))
conv("large_stride", (1, 2, 7, 7), (8, 2, 2, 2), 0, 5, 9)
conv("half", (2, 16, 9, 9), (8, 16, 3, 3), 1, 1, dtype="f16")
conv("bytes", (1, 8, 10, 10), (16, 8, 3, 3), 1, 1, dtype="i8")
conv("bytes_depthwise", (1, 8, 10, 10), (8, 1, 3, 3), 1, 1, dtype="i8")
# C08: channels that no stride tells from pixels.
conv("one_channel", (1, 1, 12, 12), (8, 1, 3, 3))
conv("one_pixel", (3, 5, 1, 1), (6, 5, 1, 1))
# Images above the size from which they are convolved one by one.
conv("images", (3, 2, 34, 33), (2, 2, 3, 3), (1, 1), (1, 2), (1, 1))
