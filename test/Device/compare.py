#!/usr/bin/env python3
# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the artifacts of build.py on a device and compares them.

    PYTHONPATH=python CUDNNFE_RUNTIME=libcudnnfe_runtime.so \\
        test/Device/compare.py OUT [--only=REGEX] [--random=SEED:COUNT|broadcasts|scalars|integers]

Each case runs on fresh random data with poisoned outputs and is compared with
the CPU artifact (relative norm error: 1e-2 for half types, 1e-3 for f32) and with
a double-precision reference, where it may be at most twice as far as PyTorch's
own result in the same types. Needs PyTorch. Exit code 1 when anything is wrong.
"""

import argparse
import math
import os
import re
import sys

import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cases import cases  # noqa: E402
from random_cases import chosen_cases  # noqa: E402

import cudnnfe  # noqa: E402

TYPES = {
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "f32": torch.float32,
    "i32": torch.int32,
    "i64": torch.int64,
    "i8": torch.int8,
    "i1": torch.bool,
}


def make(tensor, device):
    return torch.empty_strided(
        tensor.shape, tensor.strides, dtype=TYPES[tensor.dtype], device=device
    )


def fill(tensor, generator):
    value = make(tensor, "cpu")
    if tensor.init and tensor.init[0] == "lengths":
        value.copy_(torch.tensor(tensor.init[1], dtype=value.dtype).view(tensor.shape))
        return value
    if tensor.init and tensor.init[0] == "integers":
        return value.copy_(torch.randint(*tensor.init[1:], tensor.shape, generator=generator))
    mean, deviation = tensor.init[1:] if tensor.init else (0, 1)
    data = torch.randn(tensor.shape, generator=generator, dtype=torch.float64)
    value.copy_(data * deviation + mean)
    return value


def poison(tensor):
    """Fills an output with NaN, which no case produces."""
    tensor.fill_(math.nan if tensor.is_floating_point() else -1)
    return tensor


def error(value, reference):
    """The relative norm error where the reference is defined and finite, and
    infinity where the infinities differ or a defined element is not written."""
    value, reference = value.double().cpu(), reference.double().cpu()
    defined = ~torch.isnan(reference)
    infinite = torch.isinf(reference)
    if not torch.equal(value[infinite], reference[infinite]):
        return math.inf
    chosen = defined & ~infinite
    value, reference = value[chosen], reference[chosen]
    if not torch.isfinite(value).all():
        return math.inf
    norm = torch.linalg.vector_norm(reference)
    return (torch.linalg.vector_norm(value - reference) / norm).item() if norm else (
        torch.linalg.vector_norm(value).item()
    )


def reference(case, inputs, device, exact):
    chosen = [
        x.to(device).double() if exact and x.is_floating_point() else x.to(device)
        for x in inputs
    ]
    return case.reference(torch, chosen)


def run_case(case, folder, seed):
    generator = torch.Generator().manual_seed(seed)
    inputs = [fill(tensor, generator) for tensor in case.inputs]
    base = os.path.join(folder, case.name)
    host = cudnnfe.load(base + ".cpu.so")
    expected = [poison(make(tensor, "cpu")) for tensor in case.outputs]
    host.main(*inputs, out=expected)

    device = cudnnfe.load(base + ".dev.so")
    on_device = []
    for tensor, value in zip(case.inputs, inputs):
        on_device.append(make(tensor, "cuda").copy_(value))
    got = [poison(make(tensor, "cuda")) for tensor in case.outputs]
    device.main(*on_device, out=got)
    torch.cuda.synchronize()

    exact = native = None
    if case.reference:
        allow_tf32 = "allow_tf32" in case.attributes
        torch.backends.cuda.matmul.allow_tf32 = allow_tf32
        torch.backends.cudnn.allow_tf32 = allow_tf32
        exact = reference(case, inputs, "cuda", True)
        native = reference(case, inputs, "cuda", False)
    rows, good = [], True
    for index, tensor in enumerate(case.outputs):
        half = tensor.dtype in ("f16", "bf16") or case.inputs[0].dtype in ("f16", "bf16")
        limit = 1e-2 if half or "allow_tf32" in case.attributes else 1e-3
        if not exact:
            to_host = error(got[index], expected[index])
            good &= to_host < limit
            rows.append((index, to_host, math.nan, math.nan, to_host < limit))
            continue
        # Undefined rows are the same everywhere.
        defined = ~torch.isnan(exact[index]).cpu()
        host_value = torch.where(defined, expected[index].double(), math.nan)
        to_host = error(got[index], host_value)
        ours = error(got[index], exact[index])
        theirs = error(native[index], exact[index])
        # One unit of rounding is allowed where PyTorch happens to be exact.
        floor = {"f16": 5e-4, "bf16": 4e-3}.get(tensor.dtype, 1e-6)
        fine = to_host < limit and ours <= max(2 * theirs, floor)
        good &= fine
        rows.append((index, to_host, ours, theirs, fine))
    return rows, good


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--only", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", default="")
    args = parser.parse_args()
    print(torch.cuda.get_device_name(), "cudnn", cudnnfe.cudnn_version())
    failed, passed = [], 0
    for case in chosen_cases(args.random) if args.random else cases():
        if case.refused or not re.search(args.only, case.name):
            continue
        if not os.path.exists(os.path.join(args.folder, case.name + ".dev.so")):
            print(f"{case.name:28} not built")
            continue
        try:
            rows, good = run_case(case, args.folder, args.seed)
        except Exception as problem:  # every case gets its line
            print(f"{case.name:28} FAILED {type(problem).__name__}: {problem}")
            failed.append(case.name)
            continue
        for index, to_host, ours, theirs, fine in rows:
            print(f"{case.name:28} #{index} to cpu {to_host:.2e}  to double {ours:.2e}  "
                  f"pytorch {theirs:.2e}  {'ok' if fine else 'WRONG'}")
        if good:
            passed += 1
        else:
            failed.append(case.name)
    print(f"{passed} passed, {len(failed)} failed: {' '.join(failed)}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
