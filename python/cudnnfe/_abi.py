# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""libcudnnfe_runtime through ctypes: loading, signatures, errors.

The records and signatures repeat include/CudnnFE/Runtime/Runtime.h.
"""

import ctypes
import importlib.util
import os
import sys
from ctypes import POINTER, byref, c_char, c_char_p, c_int32, c_int64, c_void_p

ABI_VERSION = 1

KINDS = {1: "invalid", 2: "unsupported", 3: "internal", 4: "cuda", 5: "cudnn"}


class Error(RuntimeError):
    """An error of the runtime: `kind` is one of invalid, unsupported, internal, cuda
    and cudnn; `code` is the number that CUDA or cuDNN answered; `location` says where
    the program was written."""

    def __init__(self, kind, code, message, location):
        super().__init__(message + (f" [{location}]" if location else ""))
        self.kind = kind
        self.code = code
        self.location = location


class ArgumentTypeError(Error, TypeError):
    """What was passed is not of the kind that the entry takes."""

    def __init__(self, message):
        super().__init__("invalid", 0, message, "")


class ArgumentValueError(Error, ValueError):
    """What was passed is of the right kind, but not what the entry takes."""

    def __init__(self, message):
        super().__init__("invalid", 0, message, "")


class DeviceInfo(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_int64),
        ("ordinal", c_int64),
        ("sm", c_int64),
        ("sm_count", c_int64),
        ("total_memory", c_int64),
        ("driver_version", c_int64),
        ("name", c_char * 256),
    ]


class GraphInfo(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_int64),
        ("origin", c_int64),
        ("plan", c_int64),
        ("engine", c_int64),
        ("workspace", c_int64),
        ("load_nanoseconds", c_int64),
        ("executions", c_int64),
        ("cached_packs", c_int64),
        ("name", c_char_p),
        ("knobs", c_char_p),
        ("reason", c_char_p),
    ]


class EntryInfo(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_int64),
        ("name", c_char_p),
        ("num_inputs", c_int64),
        ("num_results", c_int64),
        ("function", c_void_p),
    ]


class ArgumentInfo(ctypes.Structure):
    _fields_ = [
        ("struct_size", c_int64),
        ("name", c_char_p),
        ("type", c_char_p),
        ("element_bits", c_int64),
        ("is_scalar", c_int64),
        ("rank", c_int64),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("alignment", c_int64),
        ("size", c_int64),
    ]


# The head of cudnnfe_module_desc_t, as far as it is read here.
class ModuleDesc(ctypes.Structure):
    _fields_ = [
        ("abi_version", c_int64),
        ("module_size", c_int64),
        ("program_size", c_int64),
        ("graph_size", c_int64),
        ("plan_size", c_int64),
        ("binding_size", c_int64),
        ("name", c_char_p),
        ("programs", c_void_p),
        ("num_programs", c_int64),
        ("graphs", c_void_p),
        ("num_graphs", c_int64),
    ]


# Functions that answer a status: name -> parameter types.
_STATUS_FUNCTIONS = {
    "cudnnfe_set_cudnn_path": [c_char_p],
    "cudnnfe_cudnn_version": [POINTER(c_int64)],
    "cudnnfe_device_count": [POINTER(c_int32)],
    "cudnnfe_device_info": [c_int32, POINTER(DeviceInfo)],
    "cudnnfe_handle_create": [c_int32, POINTER(c_void_p)],
    "cudnnfe_handle_wrap": [c_void_p, c_int32, c_void_p, POINTER(c_void_p)],
    "cudnnfe_handle_destroy": [c_void_p],
    "cudnnfe_handle_set_stream": [c_void_p, c_void_p],
    "cudnnfe_handle_get_stream": [c_void_p, POINTER(c_void_p)],
    "cudnnfe_handle_device": [c_void_p, POINTER(DeviceInfo)],
    "cudnnfe_handle_synchronize": [c_void_p],
    "cudnnfe_timer_start": [c_void_p],
    "cudnnfe_timer_stop": [c_void_p, POINTER(ctypes.c_double)],
    "cudnnfe_graph_info": [c_void_p, c_void_p, c_int64, POINTER(GraphInfo)],
    "cudnnfe_module_unload": [c_void_p, c_void_p],
    "cudnnfe_record": [c_void_p, c_void_p, c_void_p, c_void_p, POINTER(c_void_p)],
    "cudnnfe_replay": [c_void_p],
    "cudnnfe_recording_destroy": [c_void_p],
    "cudnnfe_artifact_open": [c_char_p, POINTER(c_void_p)],
    "cudnnfe_artifact_entry": [c_void_p, c_int64, POINTER(EntryInfo)],
    "cudnnfe_artifact_argument": [c_void_p, c_int64, c_int64, POINTER(ArgumentInfo)],
    "cudnnfe_artifact_call": [c_void_p, c_int64, c_void_p, c_void_p, c_int64, c_void_p],
    "cudnnfe_artifact_workspace_size": [c_void_p, c_int64, c_void_p, POINTER(c_int64)],
    "cudnnfe_artifact_load": [c_void_p, c_int64, c_void_p],
}

# Other functions: name -> (result type, parameter types).
_OTHER_FUNCTIONS = {
    "cudnnfe_abi_version": (c_int64, []),
    "cudnnfe_status_destroy": (None, [c_void_p]),
    "cudnnfe_status_kind": (c_int32, [c_void_p]),
    "cudnnfe_status_code": (c_int64, [c_void_p]),
    "cudnnfe_status_message": (c_char_p, [c_void_p]),
    "cudnnfe_status_location": (c_char_p, [c_void_p]),
    "cudnnfe_artifact_close": (None, [c_void_p]),
    "cudnnfe_artifact_manifest": (c_char_p, [c_void_p]),
    "cudnnfe_artifact_needs_device": (c_int32, [c_void_p]),
    "cudnnfe_artifact_module_desc": (c_void_p, [c_void_p]),
    "cudnnfe_artifact_num_entries": (c_int64, [c_void_p]),
}

_FILE = "libcudnnfe_runtime.so"


def _candidates(beside):
    named = os.environ.get("CUDNNFE_RUNTIME")
    if named:
        # A name that the user gave is binding.
        return [os.path.join(named, _FILE) if os.path.isdir(named) else named]
    here = os.path.dirname(os.path.abspath(__file__))
    top = os.path.dirname(os.path.dirname(here))
    folders = [here]
    if beside:
        folders.append(os.path.dirname(os.path.abspath(beside)))
    # A checkout, then <prefix>/share/cudnnfe/python.
    folders += [
        os.path.join(top, name, "lib") for name in ("", "build", "build-dev", "build-asan")
    ]
    folders.append(os.path.join(top, "..", "..", "lib"))
    files = [os.path.join(folder, _FILE) for folder in folders]
    return [file for file in files if os.path.exists(file)] + [_FILE]


def _process_has(name):
    try:
        with open("/proc/self/maps") as maps:
            return any(name in line for line in maps)
    except OSError:
        return False


def _wheel_cudnn():
    """The folder of the libcudnn that a Python wheel of this interpreter carries."""
    try:
        spec = importlib.util.find_spec("nvidia.cudnn")
    except (ImportError, ValueError):
        return None
    for root in (spec.submodule_search_locations or []) if spec else []:
        folder = os.path.join(root, "lib")
        if os.path.exists(os.path.join(folder, "libcudnn.so.9")):
            return folder
    return None


class Runtime:
    """The loaded library with checked calls."""

    def __init__(self, library):
        self.library = library
        for name, (result, parameters) in _OTHER_FUNCTIONS.items():
            function = getattr(library, name)
            function.restype = result
            function.argtypes = parameters
            setattr(self, name[len("cudnnfe_") :], function)
        for name, parameters in _STATUS_FUNCTIONS.items():
            function = getattr(library, name)
            function.restype = c_void_p
            function.argtypes = parameters
            setattr(self, name[len("cudnnfe_") :], self._checked(function))
        version = self.abi_version()
        if version != ABI_VERSION:
            raise Error(
                "invalid",
                0,
                f"expected version {ABI_VERSION} of the runtime's ABI but got {version}",
                "",
            )

    def _checked(self, function):
        def call(*arguments):
            status = function(*arguments)
            if status:
                self.fail(status)

        return call

    def fail(self, status):
        try:
            kind = KINDS.get(self.status_kind(status), "internal")
            code = self.status_code(status)
            message = self.status_message(status).decode(errors="replace")
            location = self.status_location(status).decode(errors="replace")
        finally:
            self.status_destroy(status)
        raise Error(kind, code, message, location)


_runtime = None


def runtime(beside=None):
    """The runtime of the process, loaded on the first call. Order: the environment
    variable CUDNNFE_RUNTIME (a file or folder), this package's folder, the folder of
    the artifact `beside`, the build folders of a checkout, the system's loader."""
    global _runtime
    if _runtime is None:
        reasons = []
        for file in _candidates(beside):
            try:
                loaded = Runtime(ctypes.CDLL(file))
            except OSError as error:
                reasons.append(f"{file}: {error}")
                continue
            # A libcudnn that is in the process already (torch brings one) has
            # precedence over the wheel's; the runtime's loader sees to that itself.
            if not os.environ.get("CUDNNFE_CUDNN_PATH") and not _process_has("libcudnn.so"):
                folder = _wheel_cudnn()
                if folder:
                    loaded.set_cudnn_path(os.fsencode(folder))
            _runtime = loaded
            break
        else:
            raise ImportError(
                f"expected {_FILE} but loading it failed: " + "; ".join(reasons)
            )
    return _runtime


def finalizing():
    """True while the interpreter ends, when CUDA may be gone already."""
    return sys is None or sys.is_finalizing()


__all__ = ["Error", "Runtime", "runtime", "byref"]
