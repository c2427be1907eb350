#!/usr/bin/env python3
# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Time to have all matmul and sdpa plans of test/Device/cases.py ready.

    load_all.py OUT [--repeat=3]

OUT is what test/Device/build.py wrote. In fresh processes, after the handle is
created: loading the artifacts with their plans, and building the same graphs with
the cuDNN frontend (first plan of heuristic modes A and FALLBACK). Medians.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, "..", "..", "test", "Device"))
from cases import cases  # noqa: E402


def chosen():
    return [c for c in cases() if re.match("matmul|sdpa", c.name) and not c.refused]


def load(folder):
    import cudnnfe

    handle = cudnnfe.Handle(0)
    start = time.perf_counter()
    for case in chosen():
        cudnnfe.load(os.path.join(folder, case.name + ".dev.so")).load(handle)
    return len(chosen()), (time.perf_counter() - start) * 1e3


def build(folder):
    import cudnn
    from plans import frontend_graph

    handle = cudnn.create_handle()
    start = time.perf_counter()
    count = 0
    for case in chosen():
        try:
            graph, _, _ = frontend_graph(cudnn, case, handle)
            graph.validate()
            graph.build_operation_graph()
            graph.create_execution_plans([cudnn.heur_mode.A, cudnn.heur_mode.FALLBACK])
            graph.check_support()
            graph.build_plans(cudnn.build_plan_policy.HEURISTICS_CHOICE)
            count += 1
        except Exception as problem:  # the frontend refuses some of what it could serve
            print(f"{case.name}: {problem}", file=sys.stderr)
    return count, (time.perf_counter() - start) * 1e3


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--one", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        import torch

        torch.cuda.init()
        torch.empty(1, device="cuda")
        print(json.dumps(globals()[args.one](args.folder)))
        return
    medians = {}
    for what in ("load", "build"):
        rows = [
            json.loads(subprocess.run(
                [sys.executable, os.path.abspath(__file__), args.folder, "--one", what],
                capture_output=True, text=True, check=True,
            ).stdout.strip().splitlines()[-1])
            for _ in range(args.repeat)
        ]
        medians[what] = statistics.median(row[1] for row in rows)
        print(f"{what}: {rows[0][0]} plans, {medians[what]:.1f} ms")
    print(f"1/{medians['build'] / medians['load']:.1f}")


if __name__ == "__main__":
    main()
