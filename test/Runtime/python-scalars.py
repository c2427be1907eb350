# RUN: cudnnfe-compile %S/Inputs/scalars.mlir --target=cpu -o %t.so
# RUN: env PYTHONPATH=%src/python CUDNNFE_RUNTIME=%obj/lib %python %s %t.so
"""Scalars from Python: what is no number of the argument's type is refused."""

import array
import fractions
import math
import struct
import sys
import unittest

import cudnnfe
from cudnnfe import _scalars


class Index:
    """An integer of another library."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


class Zero:
    """A scalar or tensor of another library, as NumPy and torch have them."""

    dtype = "its type"

    def __init__(self, value, shape=()):
        self.value = value
        self.shape = shape

    def item(self):
        return self.value


class Tensor:
    def __init__(self, code):
        # Twice the room, to find an aligned address.
        self.data = array.array(code, [0] * 16)
        address = self.data.buffer_info()[0]
        self.first = -address % 16 // 4
        self.__array_interface__ = {
            "shape": (1,),
            "typestr": "<f4" if code == "f" else "<i4",
            "data": (address + -address % 16, False),
            "version": 3,
        }

    def value(self):
        return self.data[self.first]


class CallTest(unittest.TestCase):
    """Through an artifact: the name of the entry and the place of the argument."""

    def setUp(self):
        self.module = cudnnfe.load(ARTIFACT)
        self.out = (Tensor("f"), Tensor("i"), Tensor("i"))

    def call(self, *scalars):
        self.module.main(*scalars, out=self.out)
        return [tensor.value() for tensor in self.out]

    def test_numbers(self):
        self.assertEqual(self.call(0.5, -3, True), [0.5, -3, 1])
        self.assertEqual(self.call(2, Index(7), Zero(0)), [2, 7, 0])

    def test_refusals(self):
        for scalars, message in [
            ((0.5, 3.7, True), "main: argument 1: expected an integer but got float"),
            (("0.5", 3, True), "main: argument 0: expected a number but got str"),
            ((0.5, True, True), "main: argument 1: expected an integer but got bool"),
            ((True, 3, True), "main: argument 0: expected a number but got bool"),
            ((0.5, 3, 0.0), "main: argument 2: expected an integer but got float"),
        ]:
            with self.assertRaises(TypeError) as caught:
                self.call(*scalars)
            self.assertIsInstance(caught.exception, cudnnfe.Error)
            self.assertEqual(caught.exception.kind, "invalid")
            self.assertEqual(str(caught.exception), message)

    def test_ranges(self):
        for scalars, message in [
            (
                (0.5, 2**31, True),
                "main: argument 1: expected an integer from -2147483648 to 2147483647 but "
                "got 2147483648",
            ),
            ((0.5, 3, 2), "main: argument 2: expected a truth value, 0 or 1 but got 2"),
            (
                (1e39, 3, True),
                "main: argument 0: expected a number within the range of f32 but got 1e+39",
            ),
        ]:
            with self.assertRaises(ValueError) as caught:
                self.call(*scalars)
            self.assertIsInstance(caught.exception, cudnnfe.Error)
            self.assertEqual(str(caught.exception), message)

    def test_bound_calls(self):
        with self.assertRaises(cudnnfe.ArgumentTypeError):
            self.module.main.bind(0.5, "3", True, out=self.out)


class PackTest(unittest.TestCase):
    def test_integers(self):
        for type, code in _scalars._INTEGERS.items():
            bits = 8 * struct.calcsize("<" + code)
            low = 0 if type == "ui8" else -(2 ** (bits - 1))
            high = low + 2**bits - 1
            for value in (low, high, Index(high), Zero(low)):
                data = _scalars.pack(value, type, "here")
                self.assertEqual(len(data), bits // 8)
            self.assertEqual(_scalars.pack(high, type, "here"), struct.pack("<" + code, high))
            for value in (low - 1, high + 1, 10**6000, -(10**6000)):
                with self.assertRaises(cudnnfe.ArgumentValueError):
                    _scalars.pack(value, type, "here")
            for value in (1.0, "1", b"1", None, True, Zero(False), Zero(1.0), Zero(1, (1,))):
                with self.assertRaises(cudnnfe.ArgumentTypeError):
                    _scalars.pack(value, type, "here")

    def test_floats(self):
        largest = {"f64": 1.7976931348623157e308, "f32": 3.4028234663852886e38,
                   "f16": 65504.0, "bf16": 3.3895313892515355e38}
        for type, code in _scalars._FLOATS.items():
            for value in (largest[type], -largest[type], 3, fractions.Fraction(1, 4), Index(3),
                          Zero(0.5), math.inf, -math.inf):
                _scalars.pack(value, type, "here")
            above = [10**400, -(10**400)]
            if type != "f64":
                above += [largest[type] * 1.01, -largest[type] * 1.01]
            for value in above:
                with self.assertRaises(cudnnfe.ArgumentValueError):
                    _scalars.pack(value, type, "here")
            for value in ("1", b"1", None, True, 1j, Zero(True), [1.0]):
                with self.assertRaises(cudnnfe.ArgumentTypeError):
                    _scalars.pack(value, type, "here")

    def test_bytes(self):
        for value, type, expected in [
            (1.5, "f64", struct.pack("<d", 1.5)),
            (1.5, "f32", struct.pack("<f", 1.5)),
            (1.5, "f16", struct.pack("<e", 1.5)),
            (1.5, "bf16", b"\xc0\x3f"),
            # Halfway between two: to the even one.
            (1.00390625, "bf16", b"\x80\x3f"),
            (math.inf, "bf16", b"\x80\x7f"),
            (True, "i1", b"\1"),
            (0, "i1", b"\0"),
            (Zero(True), "i1", b"\1"),
        ]:
            self.assertEqual(_scalars.pack(value, type, "here"), expected)
        nan = _scalars.pack(math.nan, "bf16", "here")
        self.assertTrue(math.isnan(struct.unpack("<f", b"\0\0" + nan)[0]))

    def test_other_types(self):
        with self.assertRaisesRegex(cudnnfe.Error, "here: scalars of type f8E5M2 cannot"):
            _scalars.pack(1.0, "f8E5M2", "here")

    def test_numpy(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("needs NumPy")
        _scalars.pack(numpy.int32(3), "i64", "here")
        _scalars.pack(numpy.float32(3), "f16", "here")
        _scalars.pack(numpy.array(3), "i8", "here")
        _scalars.pack(numpy.bool_(True), "i1", "here")
        for value, type in [(numpy.float64(3), "i32"), (numpy.bool_(True), "i32"),
                            (numpy.bool_(True), "f32"), (numpy.complex64(1), "f32"),
                            (numpy.array([3]), "i32"), (numpy.array([3.0]), "f32"),
                            (numpy.str_("3"), "f32")]:
            with self.assertRaises(cudnnfe.ArgumentTypeError):
                _scalars.pack(value, type, "here")
        with self.assertRaises(cudnnfe.ArgumentValueError):
            _scalars.pack(numpy.int64(128), "i8", "here")


if __name__ == "__main__":
    ARTIFACT = sys.argv.pop()
    unittest.main(verbosity=0)
