#!/usr/bin/env python3
# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans from an artifact against plans that the cuDNN frontend builds natively.

    plans.py OUT [--only=REGEX] [--json=FILE] [--kernels]

OUT is what test/Device/build.py wrote. For each matmul and sdpa case it prints

- kernel time: the artifact's plan against a frontend plan of the same engine and
  knobs, both as CUDA graphs of 20 executions, interleaved, medians;
- set-up: loading the artifact's plans against building natively (validation, graph,
  heuristics, first plan), each in fresh processes after handle creation, medians;
  not with --kernels.

A call with sequence lengths also fills the results, which the plan alone does not:
compile such cases with --device-options=assume-keys to compare plans.

Needs PyTorch and the Python package of the cuDNN frontend.
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
sys.path.insert(0, os.path.join(HERE, "..", "..", "test", "Device"))
from cases import cases  # noqa: E402

KNOBS = {0: "SPLIT_K", 1: "SWIZZLE", 2: "TILE_SIZE", 5: "KBLOCK", 11: "MULTIPLY",
         13: "TILEK", 14: "STAGES", 17: "SPLIT_K_SLC", 18: "IDX_MODE", 24: "KERNEL_CFG",
         25: "WORKSPACE", 27: "TILE_CGA_M", 28: "TILE_CGA_N"}


def frontend_graph(cudnn, case, handle):
    """The same operation in the frontend's words; returns the graph and its tensors
    in the order of the case's arguments and results."""
    types = {"f16": cudnn.data_type.HALF, "bf16": cudnn.data_type.BFLOAT16,
             "f32": cudnn.data_type.FLOAT, "i32": cudnn.data_type.INT32}
    graph = cudnn.pygraph(
        handle=handle,
        io_data_type=types[case.inputs[0].dtype],
        intermediate_data_type=cudnn.data_type.FLOAT,
        compute_data_type=cudnn.data_type.FLOAT,
    )
    inputs = [
        graph.tensor(name=f"a{i}", dim=list(t.shape), stride=list(t.strides),
                     data_type=types[t.dtype])
        for i, t in enumerate(case.inputs)
    ]
    text = " ".join(case.body)
    if "matmul" in text:
        value = graph.matmul(inputs[0], inputs[1])
        if "gelu" in text:
            value = graph.gelu(graph.bias(input=value, bias=inputs[2]))
        outputs = [value]
    else:
        form = "UNIFIED" if "implementation(unified)" in text else "COMPOSITE"
        options = {"implementation": getattr(cudnn.attention_implementation, form)}
        scale = re.search(r"scale\(([^)]*)\)", text)
        if scale:
            options["attn_scale"] = float(scale.group(1))
        band = re.search(r"band\(([^)]*)\)", text)
        if band:
            bounds = dict(re.findall(r"(\w+) = (\w+)", band.group(1)))
            options["diagonal_alignment"] = getattr(
                cudnn.diagonal_alignment, bounds["align"].upper())
            if "left" in bounds:
                options["diagonal_band_left_bound"] = int(bounds["left"])
            if "right" in bounds:
                options["diagonal_band_right_bound"] = int(bounds["right"])
        rest = inputs[3:]
        if "bias(" in text:
            options["bias"] = rest.pop(0)
        if "seq_lens(" in text:
            options.update(use_padding_mask=True, seq_len_q=rest[0], seq_len_kv=rest[1])
        o, stats = graph.sdpa(q=inputs[0], k=inputs[1], v=inputs[2],
                              generate_stats=len(case.outputs) > 1, **options)
        outputs = [o, stats][: len(case.outputs)]
    for tensor, output in zip(case.outputs, outputs):
        output.set_output(True).set_dim(list(tensor.shape)).set_stride(
            list(tensor.strides)).set_data_type(types[tensor.dtype])
    return graph, inputs, outputs


def tensors(torch, case):
    from compare import fill, make

    generator = torch.Generator().manual_seed(3)
    ins = [make(t, "cuda").copy_(fill(t, generator)) for t in case.inputs]
    return ins, [make(t, "cuda") for t in case.outputs]


def kernel_time(case, folder):
    import cudnn
    import torch

    import cudnnfe

    module = cudnnfe.load(os.path.join(folder, case.name + ".dev.so"))
    ins, outs = tensors(torch, case)
    stream = torch.cuda.Stream()
    ours = torch.cuda.CUDAGraph()
    with torch.cuda.stream(stream):
        module.main(*ins, out=outs)
        stream.synchronize()
        with torch.cuda.graph(ours, stream=stream):
            for _ in range(20):
                module.main(*ins, out=outs)
    info = module.graphs()[0]
    handle = cudnn.create_handle()
    cudnn.set_stream(handle=handle, stream=stream.cuda_stream)
    graph, inputs, outputs = frontend_graph(cudnn, case, handle)
    graph.validate()
    graph.build_operation_graph()
    knobs = {getattr(cudnn.knob_type, KNOBS[int(k)]): int(v)
             for k, v in re.findall(r"(\d+)=(-?\d+)", info["knobs"])}
    graph.create_execution_plan(info["engine"], knobs)
    graph.check_support()
    graph.build_plans()
    space = torch.empty(max(1, graph.get_workspace_size()), dtype=torch.uint8, device="cuda")
    theirs_out = [torch.empty_like(t) for t in outs]
    pack = dict(zip(inputs + outputs, ins + theirs_out))
    theirs = torch.cuda.CUDAGraph()
    with torch.cuda.stream(stream):
        graph.execute(pack, space, handle=handle)
        stream.synchronize()
        with torch.cuda.graph(theirs, stream=stream):
            for _ in range(20):
                graph.execute(pack, space, handle=handle)
    times = {"ours": [], "theirs": []}
    for round in range(60):
        for name, replay in (("ours", ours), ("theirs", theirs)):
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            with torch.cuda.stream(stream):
                begin.record(stream)
                replay.replay()
                end.record(stream)
            stream.synchronize()
            if round >= 10:
                times[name].append(begin.elapsed_time(end) * 1000 / 20)
    same = all(torch.equal(torch.nan_to_num(a), torch.nan_to_num(b))
               for a, b in zip(outs, theirs_out))
    return {"engine": f"eng{info['engine']}_{info['knobs']}", "origin": info["origin"],
            "ours_us": statistics.median(times["ours"]),
            "theirs_us": statistics.median(times["theirs"]), "same_bits": same}


def load_ours(case, folder):
    import torch

    import cudnnfe

    torch.cuda.init()
    torch.empty(1, device="cuda")
    handle = cudnnfe.Handle(0)
    start = time.perf_counter()
    module = cudnnfe.load(os.path.join(folder, case.name + ".dev.so"))
    module.load(handle)
    return (time.perf_counter() - start) * 1000


def build_theirs(case, folder):
    import cudnn
    import torch

    torch.cuda.init()
    torch.empty(1, device="cuda")
    handle = cudnn.create_handle()
    start = time.perf_counter()
    graph, _, _ = frontend_graph(cudnn, case, handle)
    graph.validate()
    graph.build_operation_graph()
    graph.create_execution_plans([cudnn.heur_mode.A, cudnn.heur_mode.FALLBACK])
    graph.check_support()
    graph.build_plans(cudnn.build_plan_policy.HEURISTICS_CHOICE)
    return (time.perf_counter() - start) * 1000


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--only", default="^(matmul|sdpa)")
    parser.add_argument("--json", default="")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--kernels", action="store_true")
    args = parser.parse_args()
    table = {case.name: case for case in cases()}
    if args.one:
        what, name = args.one
        print(json.dumps({"kernel": kernel_time, "load": load_ours,
                          "build": build_theirs}[what](table[name], args.folder)))
        return
    with open(os.path.join(args.folder, "results.json")) as file:
        built = json.load(file)
    rows = []
    for name, case in table.items():
        if not re.search(args.only, name) or built[name]["dev"]["code"] != 0:
            continue
        row = {"case": name}

        def fresh(what):
            run = subprocess.run(
                [sys.executable, os.path.abspath(__file__), args.folder, "--one", what, name],
                capture_output=True, text=True)
            if run.returncode:
                row.setdefault("problems", []).append(
                    f"{what}: {run.stderr.strip().splitlines()[-1:]}")
                return None
            return json.loads(run.stdout.strip().splitlines()[-1])

        row.update(fresh("kernel") or {})
        for what in () if args.kernels else ("load", "build"):
            values = [fresh(what) for _ in range(args.repeat)]
            if all(values):
                row[what + "_ms"] = statistics.median(values)
        rows.append(row)
        if args.kernels and "ours_us" in row:
            print(f"{name:24} {row['engine']:18} kernel {row['ours_us']:8.2f} us / "
                  f"{row['theirs_us']:8.2f} us = {row['ours_us'] / row['theirs_us']:.3f}  "
                  f"bits {'same' if row['same_bits'] else 'differ'}", flush=True)
        elif "ours_us" in row and "load_ms" in row and "build_ms" in row:
            print(f"{name:24} {row['engine']:18} kernel {row['ours_us']:8.2f} us / "
                  f"{row['theirs_us']:8.2f} us = {row['ours_us'] / row['theirs_us']:.3f}  "
                  f"bits {'same' if row['same_bits'] else 'differ'}  "
                  f"load {row['load_ms']:6.2f} ms / build {row['build_ms']:7.1f} ms "
                  f"= 1/{row['build_ms'] / row['load_ms']:.0f}", flush=True)
        else:
            print(f"{name:24} {row}", flush=True)
    both = [row for row in rows if "load_ms" in row and "build_ms" in row]
    if both:
        load, build = (sum(row[k] for row in both) for k in ("load_ms", "build_ms"))
        print(f"all {len(both)}: load {load:.1f} ms, build {build:.1f} ms, 1/{build / load:.1f}")
    if args.json:
        with open(args.json, "w") as file:
            json.dump(rows, file, indent=1)


if __name__ == "__main__":
    main()
