#!/usr/bin/env python3
# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares Inputs/program.mlir on a device with the CPU artifact, for several numbers.

    build/bin/cudnnfe-compile test/Device/Inputs/program.mlir -o OUT/program.dev.so
    build/bin/cudnnfe-compile test/Device/Inputs/program.mlir --target=cpu -o OUT/program.cpu.so
    PYTHONPATH=python CUDNNFE_RUNTIME=libcudnnfe_runtime.so test/Device/program.py OUT

Needs PyTorch. Exit code 1 when a relative norm error is 1e-2 or more.
"""

import math
import os
import sys

import torch

import cudnnfe

NUMBERS = ((0.125, 1e-5, 0.01, 0), (0.5, 2.0, 0.03, 1), (1.0, 1e-5, -0.02, -2))


def main():
    host, device = (cudnnfe.load(os.path.join(sys.argv[1], f"program.{target}.so"))
                    for target in ("cpu", "dev"))
    generator = torch.Generator().manual_seed(0)
    draw = lambda *shape: torch.randn(shape, generator=generator)
    q, weight, matrix = draw(2, 4, 64, 64).half(), draw(1, 256), draw(32, 256).half()
    on_device = [tensor.cuda() for tensor in (q, weight, matrix)]
    worst = 0
    for scale, epsilon, factor, offset in NUMBERS:
        expected = [torch.full(shape, math.nan).half() for shape in ((128, 32), (128, 256))]
        got = [tensor.cuda() for tensor in expected]
        host.main(q, scale, weight, epsilon, matrix, factor, offset, out=expected)
        device.main(on_device[0], scale, on_device[1], epsilon, on_device[2], factor, offset,
                    out=got)
        torch.cuda.synchronize()
        for a, b in zip(got, expected):
            a, b = a.cpu().double(), b.double()
            error = ((a - b).norm() / b.norm()).item()
            # Not max(), which would take a NaN for small.
            worst = worst if error <= worst else error
            print(f"scale {scale} epsilon {epsilon} factor {factor} offset {offset}: {error:.2e}")
    return not worst < 1e-2


if __name__ == "__main__":
    sys.exit(main())
