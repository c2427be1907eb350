#!/usr/bin/env python3
"""f32 `cudnnfe.matmul` graphs on the CPU target against OpenBLAS, one thread each.

    apt-get install libopenblas-serial-dev     (for the comparison only)
    benchmark/cpu_matmul.py --run build/bin/cudnnfe-run

Both run in turn, several rounds in processes of their own, on numbers in [-1, 1]. For
each, the medians of the wall time and of the processor time of a call are printed;
on a machine with other work the processor time is the one to compare.
"""

import argparse
import ctypes
import ctypes.util
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
import time

SHAPES = [(512, 512, 512), (1000, 900, 700), (1000, 700, 900)]
# What a program has: a graph that a host function calls, through the whole pipeline.
MODULE = """
!a = tensor<1x{m}x{k}xf32>
!b = tensor<1x{k}x{n}xf32>
!c = tensor<1x{m}x{n}xf32>
cudnnfe.graph private @matmul(%a: !a, %b: !b) -> !c attributes {{compute_type = f32}} {{
  %c = cudnnfe.matmul %a, %b : (!a, !b) -> !c
  cudnnfe.return %c : !c
}}
func.func @main(%h: !cudnnfe.handle, %a: !a, %b: !b) -> !c {{
  %c = cudnnfe.call @matmul(%h, %a, %b) : (!cudnnfe.handle, !a, !b) -> !c
  return %c : !c
}}
"""


def machine():
    model, kernel = platform.processor() or "unknown", platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            text = file.read()
        model = re.search(r"model name\s*: (.*)", text).group(1)
        family = re.search(r"cpu family\s*: (.*)", text).group(1)
        number = re.search(r"^model\s*: (.*)", text, re.M).group(1)
        model += f" (family {family}, model {number})"
        if "avx512f" in text:
            model += ", avx512"
    except (OSError, AttributeError):
        pass
    return f"{model}, {kernel}, {os.cpu_count()} cores"


def ours(tool, m, n, k, runs):
    """(wall, processor, start to finish of compilation) in milliseconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(MODULE.format(m=m, n=n, k=k))
        file.flush()
        command = [tool, file.name, "--print=none", f"--time={runs}"]
        text = subprocess.run(command, check=True, capture_output=True, text=True)
    median = re.search(r"median ([\d.]+) ms, best", text.stdout)
    processor = re.search(r"processor: median ([\d.]+) ms", text.stdout)
    build = re.search(r"passes ([\d.]+) ms, code ([\d.]+) ms", text.stdout)
    return (
        float(median.group(1)),
        float(processor.group(1)),
        float(build.group(1)) + float(build.group(2)),
    )


def blas_child(library, m, n, k, runs):
    """Runs in a process of its own and prints the two medians."""
    blas = ctypes.CDLL(library)
    blas.openblas_get_config.restype = ctypes.c_char_p
    blas.openblas_get_corename.restype = ctypes.c_char_p
    buffers = []
    for size in (m * k, k * n, m * n):
        buffer = (ctypes.c_float * size)()
        for i in range(size):
            buffer[i] = (i * 2654435761 % 1000) / 500 - 1
        buffers.append(buffer)
    one, zero = ctypes.c_float(1), ctypes.c_float(0)
    wall, processor = [], []
    for _ in range(runs):
        start, cpu = time.perf_counter(), time.thread_time()
        # CblasRowMajor, CblasNoTrans, CblasNoTrans
        blas.cblas_sgemm(
            101, 111, 111, m, n, k, one, buffers[0], k, buffers[1], n, zero, buffers[2], n
        )
        wall.append(time.perf_counter() - start)
        processor.append(time.thread_time() - cpu)
    name = blas.openblas_get_config().decode().strip()
    print(
        statistics.median(wall) * 1e3,
        statistics.median(processor) * 1e3,
        f"{name} {blas.openblas_get_corename().decode()}",
        sep="\t",
    )


def blas(library, m, n, k, runs):
    environment = dict(os.environ, OPENBLAS_NUM_THREADS="1")
    # They would choose another kernel than the library chooses for the machine.
    environment.pop("OPENBLAS_CORETYPE", None)
    environment.pop("OPENBLAS_L2_SIZE", None)
    command = [sys.executable, __file__, "--child", library]
    command += map(str, (m, n, k, runs))
    text = subprocess.run(
        command, check=True, capture_output=True, text=True, env=environment
    ).stdout
    wall, processor, name = text.strip().split("\t")
    return float(wall), float(processor), name


def main():
    if len(sys.argv) > 1 and sys.argv[1] == "--child":
        blas_child(sys.argv[2], *map(int, sys.argv[3:]))
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--run", required=True, help="the cudnnfe-run to measure")
    parser.add_argument("--blas", help="path of libopenblas.so")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--runs", type=int, default=30, help="calls in a round")
    options = parser.parse_args()
    library = options.blas or ctypes.util.find_library("openblas")
    print(f"machine: {machine()}")
    if not library:
        print("openblas: not found; only our own times are measured")
    load = os.getloadavg()[0]
    print(f"load at the start: {load:.1f}; {options.rounds} rounds of {options.runs}")
    for m, n, k in SHAPES:
        own, other, name = [], [], ""
        for _ in range(options.rounds):
            own.append(ours(options.run, m, n, k, options.runs))
            if library:
                *times, name = blas(library, m, n, k, options.runs)
                other.append(times)
        gflop = 2e-6 * m * n * k
        print(f"f32 {m}x{n}x{k} (m x n x k)")
        rows = [("cudnnfe", own)] + ([("openblas", other)] if other else [])
        medians = []
        for label, rounds in rows:
            wall = statistics.median(r[0] for r in rounds)
            processor = statistics.median(r[1] for r in rounds)
            medians.append((wall, processor))
            print(
                f"  {label:9} wall {wall:8.3f} ms {gflop / wall:6.1f} GFLOP/s   "
                f"processor {processor:8.3f} ms {gflop / processor:6.1f} GFLOP/s"
            )
        if other:
            ratio = [b / a for a, b in zip(*medians)]
            print(
                f"  speed against openblas: wall {ratio[0]:.2f}, processor "
                f"{ratio[1]:.2f}   ({name})"
            )
        build = statistics.median(r[2] for r in own)
        print(f"  compilation of the module: {build:.0f} ms")


if __name__ == "__main__":
    main()
