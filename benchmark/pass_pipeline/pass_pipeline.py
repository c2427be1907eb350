#!/usr/bin/env python3
"""How long the passes take on a large module, and whether the time is linear.

    pass_pipeline.py [--opt build/bin/cudnnfe-opt] [--ops 10000] [--graphs 200]
                     [--runs 3] [--limit SECONDS] [--write FILE]

Generates a module of graphs (attention, MLPs with norms, convolution blocks, in
turn) and a host function that calls them in a chain, half of them with a layout
that differs from that of the caller. Times infer-shapes, expand-composites,
finalize-layouts and convert-cudnnfe-to-linalg, including verification, on the
module and on one of half the size. With --limit the exit status is 1 where the
passes take longer than that, or where twice the ops take more than 2.6 times as
long.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PASSES = {
    "CudnnFEInferShapes": "cudnnfe-infer-shapes",
    "CudnnFEExpandComposites": "cudnnfe-expand-composites",
    "CudnnFEFinalizeLayouts": "cudnnfe-finalize-layouts",
    "ConvertCudnnFEToLinalg": "convert-cudnnfe-to-linalg",
}
PIPELINE = (
    "builtin.module(cudnnfe-infer-shapes,cudnnfe.graph(cudnnfe-expand-composites),"
    "cudnnfe-finalize-layouts,convert-cudnnfe-to-linalg)"
)

NCHW = "tensor<4x16x8x8xf32>"
NHWC = "tensor<4x16x8x8xf32, #nhwc>"
UNKNOWN = "tensor<?x?x?x?xf32>"


def node(out, text, operands, result=UNKNOWN):
    out.append(f"  {text} : ({operands}) -> {result}")


def attention(index, count):
    """One sdpa; the rest of the ops in its graph come from the expansion."""
    out = [
        f"cudnnfe.graph private @g{index}(%x: {NCHW}) -> {UNKNOWN} {{",
        f"  %o = cudnnfe.sdpa %x, %x, %x scale(0.35) causal : ({NCHW}, {NCHW}, {NCHW})"
        f" -> {UNKNOWN}",
        f"  cudnnfe.return %o : {UNKNOWN}",
        "}",
    ]
    return out, 1, NCHW


def chain(index, count, image):
    """Pointwise chains with a reduction or convolution every few ops."""
    out = [
        f"cudnnfe.graph private @g{index}(%x: {image}, %w: tensor<16x16x1x1xf32>,"
        f" %b: tensor<1x16x1x1xf32>) -> {UNKNOWN} {{"
    ]
    value, kind, ops = "%x", image, 0
    while ops < count:
        name = f"%{ops}"
        step = ops % 8
        if step == 0:
            text = f"{name} = cudnnfe.conv_fprop {value}, %w"
            node(out, text, f"{kind}, tensor<16x16x1x1xf32>")
        elif step in (1, 5):
            text = f"{name} = cudnnfe.add {value}, %b"
            node(out, text, f"{kind}, tensor<1x16x1x1xf32>")
        elif step == 3 and ops + 1 < count:
            text = f"{name} = cudnnfe.reduction {value} mode(max) axes([3])"
            node(out, text, kind)
            ops += 1
            text = f"%{ops} = cudnnfe.sub {value}, {name}"
            node(out, text, f"{kind}, {UNKNOWN}")
            name = f"%{ops}"
        else:
            mode = ("exp", "relu", "tanh", "gelu")[ops % 4]
            node(out, f"{name} = cudnnfe.{mode} {value}", kind)
        value, kind, ops = name, UNKNOWN, ops + 1
    out += [f"  cudnnfe.return {value} : {UNKNOWN}", "}"]
    return out, ops, image


def generate(ops, graphs):
    """The text of a module, and its number of ops inside graphs."""
    per_graph = max(1, ops // graphs)
    # Attention is one op; what it leaves over goes to the others.
    others = graphs - len(range(0, graphs, 10))
    per_chain = per_graph if others == 0 else -(-(ops - (graphs - others)) // others)
    text = ["#nhwc = #cudnnfe.layout<strides = [1024, 1, 128, 16]>"]
    host = [
        f"func.func @main(%h: !cudnnfe.handle, %x: {NCHW}, %w: tensor<16x16x1x1xf32>,"
        f" %b: tensor<1x16x1x1xf32>) -> {UNKNOWN} {{"
    ]
    total, value, kind = 0, "%x", NCHW
    for index in range(graphs):
        if index % 10 == 0:
            body, count, _ = attention(index, per_graph)
            operands, types = value, kind
        else:
            body, count, _ = chain(index, per_chain, NHWC if index % 2 else NCHW)
            operands = f"{value}, %w, %b"
            types = f"{kind}, tensor<16x16x1x1xf32>, tensor<1x16x1x1xf32>"
        text += body
        total += count
        host.append(
            f"  %v{index} = cudnnfe.call @g{index}(%h, {operands})"
            f" : (!cudnnfe.handle, {types}) -> {UNKNOWN}"
        )
        value, kind = f"%v{index}", UNKNOWN
    host += [f"  return {value} : {UNKNOWN}", "}"]
    return "\n".join(text + host) + "\n", total


def find(report, times):
    """Collects the seconds of each entry, wherever it is in the tree."""
    for entry in report:
        if entry:
            name = entry["name"]
            times[name] = times.get(name, 0.0) + entry["wall"]["duration"]
            find(entry.get("passes", []), times)


def measure(opt, path, runs):
    """The best of several runs: seconds per pass."""
    best = None
    for _ in range(runs):
        command = [opt, path, f"--pass-pipeline={PIPELINE}", "-o", os.devnull]
        command += ["--mlir-timing", "--mlir-output-format=json"]
        command += ["--mlir-disable-threading"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{opt} failed:\n{done.stderr[:4000]}")
        report = json.loads(done.stderr[done.stderr.index("[") :])
        times = {}
        find(report, times)
        times["passes"] = times["Total"] - times["Parser"] - times["Output"]
        if best is None or times["passes"] < best["passes"]:
            best = times
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opt", default=os.path.join(TOP, "build", "bin", "cudnnfe-opt"))
    parser.add_argument("--ops", type=int, default=10000)
    parser.add_argument("--graphs", type=int, default=200)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float)
    parser.add_argument("--write", metavar="FILE", help="only write the module")
    options = parser.parse_args()
    if options.write:
        with open(options.write, "w", encoding="utf-8") as file:
            file.write(generate(options.ops, options.graphs)[0])
        return
    results = []
    for part in (2, 1):
        text, ops = generate(options.ops // part, options.graphs // part)
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(text)
            file.flush()
            times = measure(options.opt, file.name, options.runs)
        results.append(times)
        print(f"{ops} ops in {options.graphs // part} graphs:")
        for name, title in PASSES.items():
            print(f"  {title:32} {times.get(name, 0.0):8.3f} s")
        print(f"  {'with verification':32} {times['passes']:8.3f} s")
        print(f"  {'parser':32} {times['Parser']:8.3f} s")
    ratio = results[1]["passes"] / results[0]["passes"]
    print(f"twice the ops take {ratio:.2f} times as long")
    if options.limit is not None:
        if results[1]["passes"] > options.limit or ratio > 2.6:
            sys.exit(f"expected at most {options.limit} s, and 2.6 times as long")


if __name__ == "__main__":
    main()
