#!/usr/bin/env python3
"""The inputs that cudnnfe-run generates, bit for bit, with numpy.

include/CudnnFE/ExecutionEngine/Generate.h defines the numbers. As a module:

    from cudnnfe_inputs import generate, read_npy
    q = generate((2, 16, 128, 64), "f16", argument=0, init="normal(0,1)", seed=7)

As a program it writes a file for cudnnfe-run:

    cudnnfe_inputs.py 2x16x128x64xf16 q.npy --argument=0 --init='normal(0,1)'

bf16 arrays are float32 arrays whose values are bf16 numbers; `save_bf16` and
`read_npy` convert to and from the 2-byte void type that stands for bf16 in files.
"""

import argparse
import re

import numpy as np

GAMMA = np.uint64(0x9E3779B97F4A7C15)
TYPES = {
    "f64": np.float64,
    "f32": np.float32,
    "f16": np.float16,
    "bf16": np.float32,
    "i1": np.bool_,
    "i8": np.int8,
    "ui8": np.uint8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
}
DEFAULTS = {"i1": "randint(0,2)", "i8": "randint(-8,8)", "ui8": "randint(0,8)"}


def _mix(z):
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def _bits(seed, argument, numbers):
    with np.errstate(over="ignore"):
        start = np.array([seed % 2**64], np.uint64)
        stream = _mix(start + GAMMA * np.uint64(argument + 1))
        return _mix(stream + GAMMA * (numbers + np.uint64(1)))


def round_bf16(values):
    """Rounds float32 values to the nearest bf16 number, ties to even."""
    values = np.asarray(values, np.float32)
    bits = values.view(np.uint32)
    rounded = bits + np.uint32(0x7FFF) + ((bits >> np.uint32(16)) & np.uint32(1))
    rounded &= np.uint32(0xFFFF0000)
    return np.where(np.isnan(values), values, rounded.view(np.float32))


def _values(count, init, seed, argument):
    """The values in double precision (integers for randint)."""
    numbers = np.arange(count, dtype=np.uint64)
    match = re.fullmatch(r"(\w+)(?:\(([^()]*)\))?", init)
    if not match:
        raise ValueError(f"malformed distribution {init!r}")
    name = match.group(1)
    arguments = match.group(2).split(",") if match.group(2) is not None else []
    if name in ("zeros", "ones") and not arguments:
        return np.full(count, float(name == "ones"))
    if name == "iota" and not arguments:
        return numbers.astype(np.float64)
    if name == "const" and len(arguments) == 1:
        return np.full(count, float(arguments[0]))
    if name == "uniform" and len(arguments) == 2:
        low, high = map(float, arguments)
        unit = (_bits(seed, argument, numbers) >> np.uint64(40)).astype(np.float64)
        return low + (high - low) * (unit * 2.0**-24)
    if name == "normal" and len(arguments) == 2:
        mean, deviation = map(float, arguments)
        total = np.zeros(count, np.int64)
        for part in range(3):
            word = _bits(seed, argument, numbers * np.uint64(3) + np.uint64(part))
            for shift in (0, 16, 32, 48):
                total += ((word >> np.uint64(shift)) & np.uint64(0xFFFF)).astype(
                    np.int64
                )
        return mean + deviation * ((total - 6 * 65535) * 2.0**-16)
    if name == "randint" and len(arguments) == 2:
        low, high = map(int, arguments)
        return low + (_bits(seed, argument, numbers) % np.uint64(high - low)).astype(
            np.int64
        )
    raise ValueError(f"malformed distribution {init!r}")


def generate(shape, dtype, argument, init=None, seed=0):
    """The array that cudnnfe-run generates for an argument."""
    if init is None:
        is_float = dtype in ("f64", "f32", "f16", "bf16")
        init = "uniform(-1,1)" if is_float else DEFAULTS.get(dtype, "randint(0,4)")
    values = _values(int(np.prod(shape, dtype=np.int64)), init, seed, argument)
    if dtype in ("f16", "f32"):
        values = values.astype(np.float32).astype(TYPES[dtype])
    elif dtype == "bf16":
        values = round_bf16(values.astype(np.float32))
    elif dtype == "i1":
        values = values != 0
    elif dtype != "f64":
        limits = np.iinfo(TYPES[dtype])
        values = np.clip(np.rint(values), limits.min, limits.max).astype(TYPES[dtype])
    return values.reshape(shape)


def to_file(array, dtype):
    """The array as it is stored in a .npy file."""
    if dtype != "bf16":
        return array
    bits = (round_bf16(array).view(np.uint32) >> np.uint32(16)).astype(np.uint16)
    return bits.view("V2")


def save_bf16(path, array):
    np.save(path, to_file(array, "bf16"))


def read_npy(path):
    """Reads a file; bf16 comes back as float32."""
    array = np.load(path)
    if array.dtype == np.dtype("V2"):
        bits = array.view(np.uint16).astype(np.uint32) << np.uint32(16)
        return bits.view(np.float32)
    return array


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("type", help="e.g. 4x8xbf16")
    parser.add_argument("file")
    parser.add_argument("--argument", type=int, default=0)
    parser.add_argument("--init")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    *shape, dtype = options.type.split("x")
    array = generate(
        tuple(map(int, shape)), dtype, options.argument, options.init, options.seed
    )
    np.save(options.file, to_file(array, dtype))


if __name__ == "__main__":
    main()
