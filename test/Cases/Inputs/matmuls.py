"""Prints matmul graphs that differ in M only: matmuls.py COUNT TIMES."""

import sys

count, times = int(sys.argv[1]), int(sys.argv[2])
for time in range(times):
    for m in range(1, count + 1):
        a, b, c = f"tensor<1x{m}x64xf16>", "tensor<1x64x32xf16>", f"tensor<1x{m}x32xf16>"
        print(f"cudnnfe.graph @g{time}_{m}(%a: {a}, %b: {b}) -> {c} {{")
        print(f"  %c = cudnnfe.matmul %a, %b : ({a}, {b}) -> {c}")
        print(f"  cudnnfe.return %c : {c}")
        print("}")
