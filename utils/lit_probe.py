"""Finds out what the machine has, for the features of the lit suite.

Features:
  cudnn            libcudnn is found the way lib/Cudnn finds it
  cudnn-9.N        its version, and one `cudnn-ge-9.M` for each M up to N
  gpu              a CUDA device is visible
  sm-NN            compute capability of device 0
  nvcc             the CUDA compiler is on PATH
  numpy, torch     the Python module can be imported by the tests' interpreter
"""

import glob
import importlib.util
import os
import shutil
import subprocess
import sys

# Kept equal to the list of lib/Cudnn by a comparison in test/Unit.
CUDNN_VARIABLES = {"CUDNNFE_CUDNN_PATH", "CUDNN_PATH", "CUDNN_HOME"}


class Probe:
    def __init__(self):
        self.features = set()
        self.notes = []


def _isolated(code, *arguments, env=None):
    """Runs Python code in a child: a broken library must not end the suite."""
    try:
        result = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            env=env,
            capture_output=True,
            text=True,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return result.stdout.strip() if result.returncode == 0 else None


def _cudnn_candidates(env):
    for name in sorted(CUDNN_VARIABLES):
        root = env.get(name)
        if root:
            yield root if os.path.isfile(root) else os.path.join(root, "lib")
    for pattern in ("/usr/local/cuda*/lib*", "/usr/local/cuda*/targets/*/lib"):
        yield from sorted(glob.glob(pattern), reverse=True)
    for entry in sys.path:
        yield os.path.join(entry, "nvidia", "cudnn", "lib")
    yield ""


_VERSION = """
import ctypes, sys
library = ctypes.CDLL(sys.argv[1])
library.cudnnGetVersion.restype = ctypes.c_size_t
print(library.cudnnGetVersion())
"""


def _cudnn_version(tools_dir, env):
    for folder in _cudnn_candidates(env):
        if folder.endswith((".so", ".so.9")):
            path = folder
        else:
            path = os.path.join(folder, "libcudnn.so.9")
        if folder and not os.path.exists(path):
            continue
        version = _isolated(_VERSION, path, env=env)
        if version and version.isdigit():
            return int(version)
    return None


_DEVICE = """
import ctypes
cuda = ctypes.CDLL("libcuda.so.1")
count = ctypes.c_int(0)
device = ctypes.c_int(0)
major, minor = ctypes.c_int(0), ctypes.c_int(0)
assert cuda.cuInit(0) == 0
assert cuda.cuDeviceGetCount(ctypes.byref(count)) == 0 and count.value > 0
assert cuda.cuDeviceGet(ctypes.byref(device), 0) == 0
assert cuda.cuDeviceGetAttribute(ctypes.byref(major), 75, device) == 0
assert cuda.cuDeviceGetAttribute(ctypes.byref(minor), 76, device) == 0
print(major.value * 10 + minor.value)
"""


def probe(tools_dir, environment):
    env = dict(os.environ)
    env.update(environment)
    result = Probe()
    version = _cudnn_version(tools_dir, env)
    if version:
        major, minor = version // 10000, version // 100 % 100
        result.features.add("cudnn")
        result.features.add(f"cudnn-{major}.{minor}")
        for older in range(minor + 1):
            result.features.add(f"cudnn-ge-{major}.{older}")
        result.notes.append(f"cuDNN {major}.{minor}.{version % 100} was found")
    else:
        result.notes.append("no cuDNN was found: tests that need it are skipped")
    capability = _isolated(_DEVICE, env=env)
    if capability:
        result.features.update({"gpu", f"sm-{capability}"})
    if shutil.which("nvcc", path=env.get("PATH")):
        result.features.add("nvcc")
    for module in ("numpy", "torch"):
        if importlib.util.find_spec(module):
            result.features.add(module)
    return result


if __name__ == "__main__":
    found = probe("", {})
    print("\n".join(sorted(found.features)))
