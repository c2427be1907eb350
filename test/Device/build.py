#!/usr/bin/env python3
# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the cases of cases.py for a device and for the CPU.

    test/Device/build.py BIN OUT [--device=h200] [--only=REGEX] [--jobs=N]
                                 [--random=SEED:COUNT|broadcasts|scalars|integers]

BIN holds cudnnfe-compile. For each case OUT gets NAME.mlir, NAME.dev.so,
NAME.cpu.so, and one table `results.json` of what was built or refused, with the
message. A case that must be refused and is not, or the reverse, is an error at
the end; so is any internal error.
"""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cases import cases  # noqa: E402
from random_cases import chosen_cases  # noqa: E402


def compile_case(case, args):
    base = os.path.join(args.out, case.name)
    with open(base + ".mlir", "w") as file:
        file.write(case.module(args.device))
    tool = os.path.join(args.bin, "cudnnfe-compile")
    entry = {}
    for target, options in (
        ("dev", ["--target=cuda"]),
        ("cpu", ["--target=cpu", "--mcpu=x86-64-v3"]),
    ):
        start = time.time()
        run = subprocess.run(
            [tool, base + ".mlir", *options, "-o", f"{base}.{target}.so"],
            capture_output=True,
            text=True,
        )
        entry[target] = {
            "code": run.returncode,
            "seconds": round(time.time() - start, 2),
            "message": run.stderr.strip(),
        }
    return case.name, entry


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bin")
    parser.add_argument("out")
    parser.add_argument("--device", default="h200")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--random", default="")
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    listed = chosen_cases(args.random) if args.random else cases()
    chosen = [case for case in listed if re.search(args.only, case.name)]
    results, wrong = {}, []
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for name, entry in pool.map(lambda case: compile_case(case, args), chosen):
            results[name] = entry
    for case in chosen:
        entry = results[case.name]
        device = entry["dev"]
        expected = [2] if case.refused else [0, 2] if args.random else [0]
        good = device["code"] in expected and entry["cpu"]["code"] == 0
        if case.refused:
            good = good and case.refused.lower() in device["message"].lower()
        if not good:
            wrong.append(case.name)
        first = device["message"].split("\n")[0][-150:] if device["code"] else ""
        print(f"{case.name:28} dev {device['code']} {device['seconds']:6.2f} s  "
              f"cpu {entry['cpu']['code']} {entry['cpu']['seconds']:6.2f} s  "
              f"{'' if good else 'WRONG '}{first}")
    with open(os.path.join(args.out, "results.json"), "w") as file:
        json.dump(results, file, indent=1)
    print(f"{len(chosen) - len(wrong)} as expected, {len(wrong)} not: {' '.join(wrong)}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
