"""Finds out what the machine has, for the features of the lit suite.

Features:
  cudnn            libcudnn is found the way lib/Cudnn finds it
  cudnn-9.N        its version, and one `cudnn-ge-9.M` for each M up to N
  gpu              a CUDA device is visible
  sm-NN            compute capability of device 0
  nvcc             the CUDA compiler is on PATH
  numpy, torch     the Python module can be imported by the tests' interpreter
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys

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


def _cudnn_version(tools_dir, env):
    """Asks our own library which cuDNN it finds: (major, minor, patch)."""
    worker = os.path.join(tools_dir, "cudnnfe-plan-worker")
    try:
        result = subprocess.run(
            [worker, "--print-library"],
            env=env,
            capture_output=True,
            text=True,
            timeout=60,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    match = re.match(r"cudnn (\d+)\.(\d+)\.(\d+) ", result.stdout)
    if result.returncode != 0 or not match:
        return None
    return tuple(int(part) for part in match.groups())


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
        major, minor, patch = version
        result.features.add("cudnn")
        result.features.add(f"cudnn-{major}.{minor}")
        for older in range(minor + 1):
            result.features.add(f"cudnn-ge-{major}.{older}")
        result.notes.append(f"cuDNN {major}.{minor}.{patch} was found")
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
    found = probe(sys.argv[1] if len(sys.argv) > 1 else "build/bin", {})
    print("\n".join(sorted(found.features)))
