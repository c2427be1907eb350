# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs artifacts of cudnnfe-compile from Python, with tensors of any library.

    import cudnnfe
    model = cudnnfe.load("model.so")
    out = model.main(q, k, v)            # torch, CuPy, NumPy, JAX, ... tensors

Only ctypes is needed. Tensors are taken as they are, without copies: their shape, type,
strides and device must be those that the program was compiled for, and every difference
is an error, as is a scalar that the argument's type cannot hold. Results are made by the
library of the inputs, or passed as `out=`.
"""

import ctypes
import threading
from ctypes import byref, c_double, c_int32, c_int64, c_void_p

from . import _abi, _scalars, _tensors
from ._abi import ArgumentTypeError, ArgumentValueError, Error

__all__ = ["Error", "ArgumentTypeError", "ArgumentValueError", "Handle", "Module", "Entry",
           "Bound", "Recording", "load", "cudnn_version", "device_count"]


def load(path):
    """Opens an artifact."""
    return Module(path)


def cudnn_version():
    """The version of the libcudnn that programs run with, for example 91900."""
    version = c_int64()
    _abi.runtime().cudnn_version(byref(version))
    return version.value


def device_count():
    count = c_int32()
    _abi.runtime().device_count(byref(count))
    return count.value


class Handle:
    """A cuDNN handle on a device, with a stream. Use it in one thread at a time."""

    def __init__(self, ordinal=0):
        self._raw = None
        self.ordinal = ordinal
        self._stream = 0
        self._runtime = _abi.runtime()
        raw = c_void_p()
        self._runtime.handle_create(ordinal, byref(raw))
        self._raw = raw.value

    @property
    def stream(self):
        return self._stream

    @stream.setter
    def stream(self, stream):
        stream = int(stream or 0)
        if stream != self._stream:
            self._runtime.handle_set_stream(self._raw, stream)
            self._stream = stream

    @property
    def device(self):
        info = _abi.DeviceInfo(struct_size=ctypes.sizeof(_abi.DeviceInfo))
        self._runtime.handle_device(self._raw, byref(info))
        return {
            "name": info.name.decode(),
            "ordinal": info.ordinal,
            "sm": info.sm,
            "sm_count": info.sm_count,
            "total_memory": info.total_memory,
            "driver_version": info.driver_version,
        }

    def synchronize(self):
        self._runtime.handle_synchronize(self._raw)

    def start_timer(self):
        self._runtime.timer_start(self._raw)

    def stop_timer(self):
        """Device time since start_timer in milliseconds."""
        milliseconds = c_double()
        self._runtime.timer_stop(self._raw, byref(milliseconds))
        return milliseconds.value

    def close(self):
        raw, self._raw = self._raw, None
        if raw:
            self._runtime.handle_destroy(raw)

    def __del__(self):
        # When the interpreter ends, CUDA may be gone, and the memory goes anyway.
        if getattr(self, "_raw", None) and not _abi.finalizing():
            try:
                self.close()
            except Error:
                pass


_thread = threading.local()


def _thread_handle(ordinal):
    """The handle of this thread for a device."""
    handles = getattr(_thread, "handles", None)
    if handles is None:
        handles = _thread.handles = {}
    handle = handles.get(ordinal)
    if handle is None:
        handle = handles[ordinal] = Handle(ordinal)
    return handle


class Argument:
    """What an entry expects at one position."""

    def __init__(self, info, position):
        self.name = info.name.decode()
        self.type = info.type.decode()
        self.is_scalar = bool(info.is_scalar)
        self.shape = tuple(info.shape[i] for i in range(info.rank))
        self.strides = tuple(info.strides[i] for i in range(info.rank))
        self.alignment = info.alignment
        self.position = position
        # Strides of extents above 1: the others address nothing.
        self._relevant = tuple(i for i, d in enumerate(self.shape) if d > 1)

    def __repr__(self):
        if self.is_scalar:
            return self.type
        return "tensor<" + "".join(f"{d}x" for d in self.shape) + self.type + ">"

    def label(self):
        name = f" '{self.name}'" if self.name else ""
        return f"argument {self.position}{name}"

    def check(self, view, entry):
        if view.type != self.type and {view.type, self.type} != {"i8", "ui8"}:
            raise ArgumentTypeError(
                f"{entry}: {self.label()}: expected elements of type {self.type} but got "
                f"{view.type}"
            )
        if view.shape != self.shape:
            raise ArgumentValueError(
                f"{entry}: {self.label()}: expected shape {self.shape} but got {view.shape}"
            )
        strides = view.strides
        if 0 not in self.shape:
            for i in self._relevant:
                if strides[i] != self.strides[i]:
                    raise ArgumentValueError(
                        f"{entry}: {self.label()}: expected strides {self.strides} but "
                        f"got {tuple(strides)}"
                    )
        if view.pointer % self.alignment:
            raise ArgumentValueError(
                f"{entry}: {self.label()}: expected an address that is a multiple of "
                f"{self.alignment}"
            )


class Entry:
    """A public function of an artifact."""

    def __init__(self, module, index):
        runtime = module._runtime
        info = _abi.EntryInfo(struct_size=ctypes.sizeof(_abi.EntryInfo))
        runtime.artifact_entry(module._raw, index, byref(info))
        self.name = info.name.decode()
        self._module = module
        self._runtime = runtime
        self._index = index
        self._function = info.function
        arguments = []
        for i in range(info.num_inputs + info.num_results):
            argument = _abi.ArgumentInfo(struct_size=ctypes.sizeof(_abi.ArgumentInfo))
            runtime.artifact_argument(module._raw, index, i, byref(argument))
            arguments.append(Argument(argument, i))
        self.inputs = arguments[: info.num_inputs]
        self.results = arguments[info.num_inputs :]
        self._array = c_void_p * len(arguments)

    def __repr__(self):
        inputs = ", ".join(map(repr, self.inputs))
        results = ", ".join(map(repr, self.results))
        return f"<cudnnfe entry {self.name}({inputs}) -> ({results})>"

    def _prepare(self, inputs, out, handle, stream):
        """Checks everything; answers the pointers, the results, the handle, and what
        must stay alive."""
        if len(inputs) != len(self.inputs):
            raise ArgumentTypeError(
                f"{self.name}: expected {len(self.inputs)} inputs but got {len(inputs)}"
            )
        pointers = self._array()
        keep = []
        device = handle.ordinal if handle else None
        device_known = handle is not None
        on_device = self._module.needs_device
        example = None

        def bind(argument, tensor):
            nonlocal device, device_known, example
            view = _tensors.view(tensor, stream)
            argument.check(view, self.name)
            if on_device:
                if view.device is None:
                    raise ArgumentValueError(
                        f"{self.name}: {argument.label()}: expected a tensor on a CUDA "
                        "device but got one on the host"
                    )
                if not device_known:
                    device, device_known = view.device, True
                elif view.device != device:
                    raise ArgumentValueError(
                        f"{self.name}: {argument.label()}: expected a tensor on CUDA "
                        f"device {device} but got one on device {view.device}"
                    )
            elif view.device is not None:
                raise ArgumentValueError(
                    f"{self.name}: {argument.label()}: expected a tensor on the host but "
                    f"got one on CUDA device {view.device}"
                )
            if example is None:
                example = tensor
            keep.append(view)
            pointers[argument.position] = view.pointer or None
            return view

        for argument, value in zip(self.inputs, inputs):
            if argument.is_scalar:
                where = f"{self.name}: {argument.label()}"
                data = _scalars.pack(value, argument.type, where)
                slot = (ctypes.c_uint64 * 2)()
                ctypes.memmove(slot, data, len(data))
                keep.append(slot)
                pointers[argument.position] = ctypes.addressof(slot)
            else:
                bind(argument, value)

        if out is None:
            out = [None] * len(self.results)
        elif not isinstance(out, (tuple, list)):
            out = [out]
        if len(out) != len(self.results):
            raise ArgumentTypeError(
                f"{self.name}: expected {len(self.results)} tensors as out but got {len(out)}"
            )
        results = []
        for argument, tensor in zip(self.results, out):
            if tensor is None and example is not None:
                tensor = _tensors.empty_like_library(
                    example, argument.type, argument.shape, argument.strides, device
                )
            if tensor is None:
                raise ArgumentTypeError(
                    f"{self.name}: {argument.label()}: there is no known library to make a "
                    f"{argument!r} with, pass it as out="
                )
            if not bind(argument, tensor).writable:
                raise ArgumentValueError(
                    f"{self.name}: {argument.label()}: the tensor is read-only"
                )
            results.append(tensor)

        if on_device:
            if handle is None:
                handle = _thread_handle(device or 0)
            if stream is None:
                stream = _tensors.current_stream(handle.ordinal, list(inputs) + results)
            handle.stream = stream
        return pointers, results, handle, keep

    def __call__(self, *inputs, out=None, handle=None, stream=None, workspace=None):
        """Runs the entry; answers the result, or a tuple of results.

        On a device the call is asynchronous, on the current stream of the inputs'
        library or on `stream` (a number). `workspace` is a tensor of at least
        workspace_size() bytes; without it the module uses memory of its own. The memory
        of inputs must stay alive until the stream has done the work, as the inputs'
        library sees to by itself when it works on the same stream.
        """
        pointers, results, handle, keep = self._prepare(inputs, out, handle, stream)
        space = None
        if workspace is not None and self._module.needs_device:
            space = self._workspace_pointer(workspace, handle)
        self._runtime.artifact_call(
            self._module._raw,
            self._index,
            handle._raw if handle else None,
            pointers,
            len(pointers),
            space,
        )
        return results[0] if len(results) == 1 else tuple(results)

    def _workspace_pointer(self, workspace, handle):
        view = _tensors.view(workspace)
        needed = self.workspace_size(handle)
        bits = {"f64": 64, "i64": 64, "f32": 32, "i32": 32, "f16": 16, "bf16": 16, "i16": 16}
        size = bits.get(view.type, 8) // 8
        for extent in view.shape:
            size *= extent
        if tuple(view.strides) != _tensors.dense_strides(view.shape) or size < needed:
            raise ValueError(
                f"{self.name}: expected a dense workspace of {needed} bytes but got {size}"
            )
        if view.device != handle.ordinal:
            raise ValueError(f"{self.name}: expected the workspace on the inputs' device")
        return view.pointer

    def load(self, handle=None):
        """Loads the plans of this entry now instead of at the first call."""
        if self._module.needs_device:
            handle = handle or _thread_handle(0)
            self._runtime.artifact_load(self._module._raw, self._index, handle._raw)

    def workspace_size(self, handle=None):
        """Bytes that a workspace of the caller must have."""
        if not self._module.needs_device:
            return 0
        handle = handle or _thread_handle(0)
        size = c_int64()
        self._runtime.artifact_workspace_size(
            self._module._raw, self._index, handle._raw, byref(size)
        )
        return size.value

    def bind(self, *inputs, out=None, handle=None, stream=None, workspace=None):
        """Checks the tensors once; see Bound. For calls that are made many times."""
        pointers, results, handle, keep = self._prepare(inputs, out, handle, stream)
        space = None
        if workspace is not None and self._module.needs_device:
            space = self._workspace_pointer(workspace, handle)
        return Bound(self, pointers, results, handle, space, (inputs, keep, workspace))

    def record(self, *inputs, out=None, handle=None, stream=None):
        """Records a call as one CUDA graph; see Recording."""
        if not self._module.needs_device:
            raise TypeError(f"{self.name}: programs for the host cannot be recorded")
        pointers, results, handle, keep = self._prepare(inputs, out, handle, stream)
        raw = c_void_p()
        self._runtime.record(handle._raw, self._function, pointers, None, byref(raw))
        return Recording(self, raw.value, handle, results, (inputs, keep))


_ENTRY = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_void_p, c_void_p)


class Bound:
    """A call with fixed tensors: calling it runs the entry with what they hold then, on
    the handle's stream, and costs little more than the entry itself."""

    def __init__(self, entry, pointers, results, handle, workspace, keep):
        self._entry = entry
        self._function = _ENTRY(entry._function)
        self._arguments = (handle._raw if handle else None, ctypes.addressof(pointers), workspace)
        self._keep = (pointers, keep)
        self.handle = handle
        self.results = results[0] if len(results) == 1 else tuple(results)

    def __call__(self):
        status = self._function(*self._arguments)
        if status:
            self._entry._runtime.fail(status)
        return self.results


class Recording:
    """A call with fixed tensors as one CUDA graph. replay() runs it again on the
    handle's stream with what the tensors hold then."""

    def __init__(self, entry, raw, handle, results, keep):
        self._entry = entry
        self._raw = raw
        self.handle = handle
        self._keep = keep
        self.results = results[0] if len(results) == 1 else tuple(results)

    def replay(self, stream=None):
        if stream is not None:
            self.handle.stream = stream
        self._entry._runtime.replay(self._raw)
        return self.results

    def close(self):
        raw, self._raw = self._raw, None
        if raw:
            self._entry._runtime.recording_destroy(raw)

    def __del__(self):
        if getattr(self, "_raw", None) and not _abi.finalizing():
            try:
                self.close()
            except Error:
                pass


_ORIGINS = {0: "not loaded", 1: "embedded", 2: "rebuilt"}


class Module:
    """An open artifact. Its entries are attributes: module.main(...)."""

    def __init__(self, path):
        self._raw = None
        self._entries = {}
        self._runtime = _abi.runtime(path)
        raw = c_void_p()
        self._runtime.artifact_open(str(path).encode(), byref(raw))
        self._raw = raw.value
        self.needs_device = bool(self._runtime.artifact_needs_device(self._raw))
        for index in range(self._runtime.artifact_num_entries(self._raw)):
            entry = Entry(self, index)
            self._entries[entry.name] = entry

    @property
    def entries(self):
        return list(self._entries)

    @property
    def manifest(self):
        """The manifest as JSON text."""
        return self._runtime.artifact_manifest(self._raw).decode()

    def __getitem__(self, name):
        try:
            return self._entries[name]
        except KeyError:
            names = ", ".join(f"'{entry}'" for entry in self._entries)
            raise KeyError(f"expected one of the entries {names} but got '{name}'") from None

    def __getattr__(self, name):
        entries = self.__dict__.get("_entries", {})
        if name in entries:
            return entries[name]
        raise AttributeError(f"the artifact has no entry '{name}'")

    def load(self, handle=None):
        """Loads all plans now."""
        if self.needs_device:
            handle = handle or _thread_handle(0)
            self._runtime.artifact_load(self._raw, -1, handle._raw)

    def graphs(self, handle=None):
        """What became of each cuDNN graph on a handle."""
        if not self.needs_device:
            return []
        handle = handle or _thread_handle(0)
        desc = self._runtime.artifact_module_desc(self._raw)
        count = ctypes.cast(desc, ctypes.POINTER(_abi.ModuleDesc)).contents.num_graphs
        answer = []
        for index in range(count):
            info = _abi.GraphInfo(struct_size=ctypes.sizeof(_abi.GraphInfo))
            self._runtime.graph_info(handle._raw, desc, index, byref(info))
            answer.append(
                {
                    "name": info.name.decode(),
                    "origin": _ORIGINS.get(info.origin, str(info.origin)),
                    "plan": info.plan,
                    "engine": info.engine,
                    "knobs": info.knobs.decode(),
                    "workspace": info.workspace,
                    "load_ms": info.load_nanoseconds * 1e-6,
                    "executions": info.executions,
                    "cached_packs": info.cached_packs,
                    "reason": info.reason.decode(),
                }
            )
        return answer

    def close(self):
        raw, self._raw = self._raw, None
        if raw:
            self._runtime.artifact_close(raw)

    def __del__(self):
        if getattr(self, "_raw", None) and not _abi.finalizing():
            self.close()
