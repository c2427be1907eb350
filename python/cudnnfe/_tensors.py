# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reading tensors of other libraries, and making new ones with their libraries."""

import ctypes
import sys
from ctypes import POINTER, Structure, c_char_p, c_int32, c_int64, c_uint8, c_uint16
from ctypes import c_uint64, c_void_p, py_object


class View:
    """Where a tensor's elements are: `strides` count elements, `device` is None for the
    host or the ordinal of a CUDA device, `owner` keeps the memory alive."""

    __slots__ = ("pointer", "type", "shape", "strides", "device", "owner", "writable")

    def __init__(self, pointer, type, shape, strides, device, owner, writable=True):
        self.pointer = pointer
        self.type = type
        self.shape = shape
        self.strides = strides
        self.device = device
        self.owner = owner
        self.writable = writable


def dense_strides(shape):
    strides = [1] * len(shape)
    for i in range(len(shape) - 2, -1, -1):
        strides[i] = strides[i + 1] * max(shape[i + 1], 1)
    return tuple(strides)


# --- torch -------------------------------------------------------------------

_TORCH_NAMES = {
    "float64": "f64",
    "float32": "f32",
    "float16": "f16",
    "bfloat16": "bf16",
    "int64": "i64",
    "int32": "i32",
    "int16": "i16",
    "int8": "i8",
    "uint8": "ui8",
    "bool": "i1",
    "float8_e4m3fn": "f8E4M3FN",
    "float8_e5m2": "f8E5M2",
    "float8_e8m0fnu": "f8E8M0FNU",
}

_torch_types = None


def _torch():
    """torch, when the program has imported it."""
    return sys.modules.get("torch")


def _torch_type_table():
    global _torch_types
    if _torch_types is None:
        torch = _torch()
        _torch_types = {
            getattr(torch, name): mlir
            for name, mlir in _TORCH_NAMES.items()
            if hasattr(torch, name)
        }
    return _torch_types


def _view_torch(tensor):
    device = tensor.device
    if device.type == "cpu":
        ordinal = None
    elif device.type == "cuda":
        ordinal = device.index
    else:
        raise TypeError(f"expected a tensor on the CPU or on CUDA but got {device}")
    type = _torch_type_table().get(tensor.dtype)
    if type is None:
        raise TypeError(f"tensors of {tensor.dtype} have no counterpart")
    return View(
        tensor.data_ptr(), type, tuple(tensor.shape), tensor.stride(), ordinal, tensor
    )


# --- array interfaces --------------------------------------------------------

_TYPESTR = {
    "f8": "f64",
    "f4": "f32",
    "f2": "f16",
    "i8": "i64",
    "i4": "i32",
    "i2": "i16",
    "i1": "i8",
    "u1": "ui8",
    "b1": "i1",
    # NumPy has no bfloat16: two bytes without a meaning stand for it.
    "V2": "bf16",
}


def _view_interface(interface, owner, device):
    typestr = interface["typestr"]
    if typestr[0] == ">":
        raise TypeError(f"expected little-endian elements but got '{typestr}'")
    type = _TYPESTR.get(typestr[1:])
    if type is None:
        raise TypeError(f"elements of type '{typestr}' have no counterpart")
    size = int(typestr[2:])
    shape = tuple(interface["shape"])
    strides = interface.get("strides")
    if strides is None:
        strides = dense_strides(shape)
    else:
        if any(stride % size for stride in strides):
            raise TypeError("expected strides that are multiples of the element size")
        strides = tuple(stride // size for stride in strides)
    data = interface.get("data")
    if not data:
        raise TypeError("expected an array interface with an address")
    return View(data[0], type, shape, strides, device, owner, writable=not data[1])


def _pointer_device(owner):
    device = getattr(owner, "device", None)
    ordinal = getattr(device, "id", device)
    return ordinal if isinstance(ordinal, int) else 0


# --- DLPack ------------------------------------------------------------------


class _DLDevice(Structure):
    _fields_ = [("device_type", c_int32), ("device_id", c_int32)]


class _DLDataType(Structure):
    _fields_ = [("code", c_uint8), ("bits", c_uint8), ("lanes", c_uint16)]


class _DLTensor(Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device", _DLDevice),
        ("ndim", c_int32),
        ("dtype", _DLDataType),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
    ]


_DL_TYPES = {
    (2, 64): "f64",
    (2, 32): "f32",
    (2, 16): "f16",
    (4, 16): "bf16",
    (0, 64): "i64",
    (0, 32): "i32",
    (0, 16): "i16",
    (0, 8): "i8",
    (1, 8): "ui8",
    (6, 8): "i1",
    (10, 8): "f8E4M3FN",
    (12, 8): "f8E5M2",
    (14, 8): "f8E8M0FNU",
}

_get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_get_pointer.restype = c_void_p
_get_pointer.argtypes = [py_object, c_char_p]


def _view_dlpack(tensor, stream):
    kind, ordinal = tensor.__dlpack_device__()
    kind = int(kind)
    if kind not in (1, 2, 3, 13):
        raise TypeError(f"expected a tensor on the CPU or on CUDA but got device {kind}")
    on_device = kind in (2, 13)
    # 1 stands for the default stream; the producer makes its work visible to it.
    capsule = tensor.__dlpack__(stream=(stream or 1)) if on_device else tensor.__dlpack__()
    # The capsule is kept, not renamed: its own destructor gives the tensor back.
    dl = ctypes.cast(_get_pointer(capsule, b"dltensor"), POINTER(_DLTensor)).contents
    type = _DL_TYPES.get((dl.dtype.code, dl.dtype.bits)) if dl.dtype.lanes == 1 else None
    if type is None:
        raise TypeError(
            f"DLPack elements of code {dl.dtype.code}, {dl.dtype.bits} bits and "
            f"{dl.dtype.lanes} lanes have no counterpart"
        )
    shape = tuple(dl.shape[i] for i in range(dl.ndim))
    strides = (
        tuple(dl.strides[i] for i in range(dl.ndim)) if dl.strides else dense_strides(shape)
    )
    return View(
        (dl.data or 0) + dl.byte_offset,
        type,
        shape,
        strides,
        ordinal if on_device else None,
        (tensor, capsule),
    )


# --- both directions ---------------------------------------------------------


def view(tensor, stream=None):
    """Reads any tensor that torch, NumPy, CuPy, JAX and others make."""
    torch = _torch()
    if torch is not None and isinstance(tensor, torch.Tensor):
        return _view_torch(tensor)
    interface = getattr(tensor, "__cuda_array_interface__", None)
    if interface is not None:
        return _view_interface(interface, tensor, _pointer_device(tensor))
    interface = getattr(tensor, "__array_interface__", None)
    if interface is not None:
        return _view_interface(interface, tensor, None)
    if hasattr(tensor, "__dlpack__") and hasattr(tensor, "__dlpack_device__"):
        return _view_dlpack(tensor, stream)
    raise TypeError(
        "expected a tensor with __dlpack__, __cuda_array_interface__ or "
        f"__array_interface__ but got {tensor.__class__.__name__}"
    )


def current_stream(ordinal, tensors):
    """The stream that the library of the tensors works on, as a number."""
    torch = _torch()
    for tensor in tensors:
        if torch is not None and isinstance(tensor, torch.Tensor):
            raw = getattr(torch._C, "_cuda_getCurrentRawStream", None)
            return raw(ordinal) if raw else torch.cuda.current_stream(ordinal).cuda_stream
        if type(tensor).__module__.split(".")[0] == "cupy":
            return sys.modules["cupy"].cuda.get_current_stream().ptr
    return 0


_NUMPY_NAMES = {
    "f64": "f8",
    "f32": "f4",
    "f16": "f2",
    "bf16": "V2",
    "i64": "i8",
    "i32": "i4",
    "i16": "i2",
    "i8": "i1",
    "ui8": "u1",
    "i1": "?",
}


def empty_like_library(example, type, shape, strides, ordinal):
    """A new tensor made by the library of `example`, or None when it is not known."""
    torch = _torch()
    if torch is not None and isinstance(example, torch.Tensor):
        for dtype, name in _torch_type_table().items():
            if name == type or (type == "i8" and name == "i8"):
                return torch.empty_strided(shape, strides, dtype=dtype, device=example.device)
        return None
    library = example.__class__.__module__.split(".")[0]
    if library not in ("numpy", "cupy") or type not in _NUMPY_NAMES:
        return None
    numpy = sys.modules[library]
    dtype = numpy.dtype(_NUMPY_NAMES[type])
    if tuple(strides) == dense_strides(shape):
        return numpy.empty(shape, dtype)
    length = 1 + sum((d - 1) * s for d, s in zip(shape, strides) if d > 0)
    base = numpy.empty(length, dtype)
    return numpy.lib.stride_tricks.as_strided(
        base, shape, [s * dtype.itemsize for s in strides]
    )
