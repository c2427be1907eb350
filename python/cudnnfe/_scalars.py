# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The bytes of scalar arguments.

A number is taken where the program computes with just that number, rounded to the type
at most: an integer where it fits, a floating-point number or an integer for a
floating-point argument, truth values for i1 only.
"""

import math
import numbers
import operator
import struct

from ._abi import ArgumentTypeError, ArgumentValueError

# How struct packs them.
_FLOATS = {"f64": "d", "f32": "f", "f16": "e", "bf16": "f"}
_INTEGERS = {"i64": "q", "i32": "i", "i16": "h", "i8": "b", "si8": "b", "ui8": "B", "index": "q"}


def _plain(value):
    """The number in a scalar of NumPy, torch and the like, whose own kinds say less."""
    if hasattr(value, "dtype") and hasattr(value, "item") and getattr(value, "shape", ()) == ():
        return value.item()
    return value


def _describe(value):
    if isinstance(value, int) and value.bit_length() > 128:
        return f"one of {value.bit_length()} bits"
    return repr(value)


def _integer(value, where):
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise ArgumentTypeError(f"{where}: expected an integer but got {value.__class__.__name__}")


def _pack_integer(value, type, where):
    code = _INTEGERS[type]
    value = _integer(value, where)
    bits = 8 * struct.calcsize("<" + code)
    low, high = (0, 2**bits - 1) if type[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    if not low <= value <= high:
        raise ArgumentValueError(
            f"{where}: expected an integer from {low} to {high} but got {_describe(value)}"
        )
    return struct.pack("<" + code, value)


def _pack_bool(value, where):
    if not isinstance(value, bool):
        value = _integer(value, where)
        if value not in (0, 1):
            raise ArgumentValueError(
                f"{where}: expected a truth value, 0 or 1 but got {_describe(value)}"
            )
    return struct.pack("<?", value)


def _to_bf16(data):
    """Rounds the bytes of an f32 to nearest, ties to even; a NaN stays one."""
    (bits,) = struct.unpack("<I", data)
    if bits & 0x7FFFFFFF > 0x7F800000:
        return struct.pack("<H", (bits >> 16) | 0x40)
    return struct.pack("<H", (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16 & 0xFFFF)


def _pack_float(value, type, where):
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        try:
            value = _integer(value, where)
        except ArgumentTypeError:
            raise ArgumentTypeError(
                f"{where}: expected a number but got {value.__class__.__name__}"
            ) from None
    try:
        number = float(value)
        data = struct.pack("<" + _FLOATS[type], number)
        if type == "bf16":
            data = _to_bf16(data)
            if math.isfinite(number) and data[1] & 0x7F == 0x7F and data[0] & 0x80:
                raise OverflowError
    except OverflowError:
        raise ArgumentValueError(
            f"{where}: expected a number within the range of {type} but got {_describe(value)}"
        ) from None
    return data


def pack(value, type, where):
    """The bytes of a scalar of an MLIR type; `where` begins what is said of a refusal."""
    value = _plain(value)
    if type == "i1":
        return _pack_bool(value, where)
    if type in _INTEGERS:
        return _pack_integer(value, type, where)
    if type in _FLOATS:
        return _pack_float(value, type, where)
    raise ArgumentTypeError(f"{where}: scalars of type {type} cannot be passed from Python")
