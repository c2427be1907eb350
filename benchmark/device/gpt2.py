#!/usr/bin/env python3
# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A 12-layer GPT-2 style model (f16, 128 tokens): time to the first result.

    gpt2.py write FILE.mlir       the module, for cudnnfe-compile
    gpt2.py measure ARTIFACT      on a device, each variant in fresh processes

The variants: the artifact; the cuDNN frontend building the same graphs once each;
PyTorch eager; torch.compile. All start in Python with PyTorch, whose own import is
reported apart. Weights are random and the same for all; results are compared with
PyTorch eager.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import time

START = time.perf_counter()
LAYERS, S, H, NH, F = 12, 128, 768, 12, 3072
D = H // NH
WEIGHTS = [("g1", (H,)), ("b1", (H,)), ("wq", (H, H)), ("bq", (H,)), ("wk", (H, H)),
           ("bk", (H,)), ("wv", (H, H)), ("bv", (H,)), ("wo", (H, H)), ("bo", (H,)),
           ("g2", (H,)), ("b2", (H,)), ("w1", (H, F)), ("c1", (F,)), ("w2", (F, H)),
           ("c2", (H,))]


def tensor(dims, element="f16"):
    return f"tensor<{'x'.join(map(str, dims))}x{element}>"


def full(dims):
    return (1,) * (3 - len(dims)) + tuple(dims)


def graphs():
    x, h, b, ff, fb = (tensor(d) for d in
                       ((1, S, H), (1, H, H), (1, 1, H), (1, S, F), (1, 1, F)))
    w1, w2 = tensor((1, H, F)), tensor((1, F, H))
    v, vf = tensor((1, S, H), "f32"), tensor((1, S, F), "f32")
    split, heads = tensor((1, S, NH, D)), tensor((1, NH, S, D))

    def graph(name, inputs, result, body):
        args = ", ".join(f"%{n}: {t}" for n, t in inputs)
        lines = "\n".join("    " + line for line in body)
        return (f"  cudnnfe.graph private @{name}({args}) -> {result}\n"
                f"      attributes {{compute_type = f32, intermediate_type = f32}} {{\n"
                f"{lines}\n    cudnnfe.return %y : {result}\n  }}\n")

    views = []
    for name in "qkv":
        views += [f"%{name}s = cudnnfe.reshape %{name} : ({x}) -> {split}",
                  f"%{name}h = cudnnfe.transpose %{name}s permutation([0, 2, 1, 3])"
                  f" : ({split}) -> {heads}"]
    return "".join([
        graph("norm", [("x", x), ("g", b), ("b", b)], x,
              ["%e = cudnnfe.constant 1.000000e-05 : f32",
               f"%y = cudnnfe.layernorm %x, %g, %b, %e phase(inference)"
               f" : ({x}, {b}, {b}, f32) -> {x}"]),
        graph("linear", [("x", x), ("w", h), ("b", b)], x,
              [f"%p = cudnnfe.matmul %x, %w : ({x}, {h}) -> {v}",
               f"%y = cudnnfe.add %p, %b : ({v}, {b}) -> {x}"]),
        graph("attention", [("q", x), ("k", x), ("v", x)], x, views + [
            f"%o = cudnnfe.sdpa %qh, %kh, %vh scale({1 / math.sqrt(D)!r}) causal"
            f" : ({heads}, {heads}, {heads}) -> {heads}",
            f"%t = cudnnfe.transpose %o permutation([0, 2, 1, 3]) : ({heads}) -> {split}",
            f"%y = cudnnfe.reshape %t : ({split}) -> {x}"]),
        graph("linear_add", [("x", x), ("w", h), ("b", b), ("r", x)], x,
              [f"%p = cudnnfe.matmul %x, %w : ({x}, {h}) -> {v}",
               f"%s = cudnnfe.add %p, %b : ({v}, {b}) -> {v}",
               f"%y = cudnnfe.add %s, %r : ({v}, {x}) -> {x}"]),
        graph("up", [("x", x), ("w", w1), ("b", fb)], ff,
              [f"%p = cudnnfe.matmul %x, %w : ({x}, {w1}) -> {vf}",
               f"%s = cudnnfe.add %p, %b : ({vf}, {fb}) -> {vf}",
               f"%y = cudnnfe.gelu_approx_tanh %s : ({vf}) -> {ff}"]),
        graph("down_add", [("x", ff), ("w", w2), ("b", b), ("r", x)], x,
              [f"%p = cudnnfe.matmul %x, %w : ({ff}, {w2}) -> {v}",
               f"%s = cudnnfe.add %p, %b : ({v}, {b}) -> {v}",
               f"%y = cudnnfe.add %s, %r : ({v}, {x}) -> {x}"]),
    ])


def module():
    types = {"x": tensor((1, S, H))}
    for layer in range(LAYERS):
        for name, dims in WEIGHTS:
            types[f"{name}_{layer}"] = tensor(full(dims))
    args = ", ".join(f"%{n}: {t}" for n, t in types.items())
    lines = []

    def call(result, graph, names, type=None):
        types[result] = type or tensor((1, S, H))
        lines.append(f"    %{result} = cudnnfe.call @{graph}(%h, "
                     f"{', '.join('%' + n for n in names)}) : (!cudnnfe.handle, "
                     f"{', '.join(types[n] for n in names)}) -> {types[result]}")

    x = "x"
    for i in range(LAYERS):
        w = lambda name: f"{name}_{i}"
        call(w("n1"), "norm", [x, w("g1"), w("b1")])
        for c in "qkv":
            call(w(c), "linear", [w("n1"), w("w" + c), w("b" + c)])
        call(w("o"), "attention", [w("q"), w("k"), w("v")])
        call(w("r"), "linear_add", [w("o"), w("wo"), w("bo"), x])
        call(w("n2"), "norm", [w("r"), w("g2"), w("b2")])
        call(w("f"), "up", [w("n2"), w("w1"), w("c1")], tensor((1, S, F)))
        call(w("y"), "down_add", [w("f"), w("w2"), w("c2"), w("r")])
        x = w("y")
    body = "\n".join(lines)
    return ('module attributes {cudnnfe.device = #cudnnfe.device<"h200">} {\n' + graphs() +
            f"  func.func @main(%h: !cudnnfe.handle, {args}) -> {types['x']} {{\n{body}\n"
            f"    return %{x} : {types['x']}\n  }}\n}}\n")


def data(torch):
    torch.manual_seed(0)
    make = lambda dims, mean, deviation: (
        torch.randn(full(dims)) * deviation + mean).half().cuda()
    values = [make((1, S, H), 0, 1)]
    for _ in range(LAYERS):
        for name, dims in WEIGHTS:
            values.append(make(dims, 1 if name in ("g1", "g2") else 0,
                               0.02 if len(dims) == 2 else 0.01))
    return values


def model(torch, values):
    f = torch.nn.functional
    x = values[0]
    for i in range(LAYERS):
        w = dict(zip([n for n, _ in WEIGHTS], values[1 + 16 * i: 17 + 16 * i]))
        n = f.layer_norm(x, (H,), w["g1"].view(H), w["b1"].view(H))
        q, k, v = ((n @ w["w" + c] + w["b" + c]).view(1, S, NH, D).transpose(1, 2)
                   for c in "qkv")
        o = f.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = o.transpose(1, 2).reshape(1, S, H) @ w["wo"] + w["bo"] + x
        n = f.layer_norm(x, (H,), w["g2"].view(H), w["b2"].view(H))
        u = f.gelu(n @ w["w1"] + w["c1"], approximate="tanh")
        x = u @ w["w2"] + w["c2"] + x
    return x


def frontend(torch, values):
    import cudnn

    handle = cudnn.create_handle()
    half, single = cudnn.data_type.HALF, cudnn.data_type.FLOAT

    def build(shapes, make, out, out_strides=None):
        graph = cudnn.pygraph(handle=handle, io_data_type=half,
                              intermediate_data_type=single, compute_data_type=single)
        inputs = [graph.tensor(name=f"i{n}", dim=list(d), stride=list(s), data_type=half)
                  for n, (d, s) in enumerate(shapes)]
        result = make(graph, inputs)
        result.set_output(True).set_data_type(half).set_dim(list(out))
        if out_strides:
            result.set_stride(list(out_strides))
        graph.validate()
        graph.build_operation_graph()
        graph.create_execution_plans([cudnn.heur_mode.A, cudnn.heur_mode.FALLBACK])
        graph.check_support()
        graph.build_plans()
        space = torch.empty(max(1, graph.get_workspace_size()), dtype=torch.uint8,
                            device="cuda")

        def run(*tensors):
            y = torch.empty(shape_of[id(graph)], dtype=torch.float16, device="cuda")
            pack = dict(zip(inputs, tensors))
            pack[result] = y
            graph.execute(pack, space, handle=handle)
            return y

        shape_of[id(graph)] = (1, S, out[-1]) if len(out) == 3 else (1, S, H)
        return run

    shape_of = {}
    row = lambda *d: (d, tuple(math.prod(d[i + 1:]) for i in range(len(d))))
    x, b, w, ff = row(1, S, H), row(1, 1, H), row(1, H, H), row(1, S, F)
    heads = ((1, NH, S, D), (S * H, D, H, 1))

    def norm_graph(g, i):
        eps = g.tensor(name="eps", dim=[1, 1, 1], stride=[1, 1, 1], data_type=single,
                       is_pass_by_value=True)
        y, _, _ = g.layernorm(norm_forward_phase=cudnn.norm_forward_phase.INFERENCE,
                              input=i[0], scale=i[1], bias=i[2], epsilon=eps)
        g.eps = eps
        return y

    linear = build([x, w, b], lambda g, i: g.bias(input=g.matmul(i[0], i[1]), bias=i[2]),
                   (1, S, H))
    attention = build([heads] * 3, lambda g, i: g.sdpa(
        q=i[0], k=i[1], v=i[2], attn_scale=1 / math.sqrt(D), use_causal_mask=True,
        is_inference=True)[0], heads[0], heads[1])
    linear_add = build([x, w, b, x], lambda g, i: g.add(
        g.bias(input=g.matmul(i[0], i[1]), bias=i[2]), i[3]), (1, S, H))
    up = build([x, row(1, H, F), row(1, 1, F)], lambda g, i: g.gelu_approx_tanh(
        g.bias(input=g.matmul(i[0], i[1]), bias=i[2])), (1, S, F))
    down = build([ff, row(1, F, H), b, x], lambda g, i: g.add(
        g.bias(input=g.matmul(i[0], i[1]), bias=i[2]), i[3]), (1, S, H))
    f = torch.nn.functional
    y = values[0]
    for i in range(LAYERS):
        p = dict(zip([n for n, _ in WEIGHTS], values[1 + 16 * i: 17 + 16 * i]))
        # The norms run in PyTorch: its kernels are there already.
        n = f.layer_norm(y, (H,), p["g1"].view(H), p["b1"].view(H))
        q, k, v = (linear(n, p["w" + c], p["b" + c]) for c in "qkv")
        o = attention(q, k, v)
        r = linear_add(o, p["wo"], p["bo"], y)
        n = f.layer_norm(r, (H,), p["g2"].view(H), p["b2"].view(H))
        y = down(up(n, p["w1"], p["c1"]), p["w2"], p["c2"], r)
    return y


def one(variant, artifact):
    import torch

    torch.cuda.init()
    values = data(torch)
    torch.cuda.synchronize()
    ready = time.perf_counter()
    if variant == "artifact":
        import cudnnfe

        y = cudnnfe.load(artifact).main(*values)
    elif variant == "frontend":
        y = frontend(torch, values)
    elif variant == "eager":
        y = model(torch, values)
    else:
        y = torch.compile(lambda v: model(torch, v))(values)
    torch.cuda.synchronize()
    done = time.perf_counter()
    reference = model(torch, values).double()
    difference = (torch.linalg.vector_norm(y.double().view_as(reference) - reference)
                  / torch.linalg.vector_norm(reference)).item()
    print(json.dumps({"first_ms": (done - ready) * 1e3, "process_ms": (done - START) * 1e3,
                      "difference": difference}))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["write", "measure", "one"])
    parser.add_argument("path")
    parser.add_argument("--variant", default="")
    parser.add_argument("--repeat", type=int, default=3)
    args = parser.parse_args()
    if args.what == "write":
        with open(args.path, "w") as file:
            file.write(module())
        return
    if args.what == "one":
        one(args.variant, args.path)
        return
    for variant in ("artifact", "frontend", "eager", "compile"):
        rows = []
        for _ in range(args.repeat):
            run = subprocess.run(
                [sys.executable, os.path.abspath(__file__), "one", args.path,
                 "--variant", variant], capture_output=True, text=True)
            if run.returncode:
                print(variant, "failed:", run.stderr.strip().splitlines()[-1:])
                break
            rows.append(json.loads(run.stdout.strip().splitlines()[-1]))
        if rows:
            middle = lambda key: statistics.median(row[key] for row in rows)
            print(f"{variant:9} first result {middle('first_ms'):8.1f} ms after the data, "
                  f"{middle('process_ms'):8.1f} ms after the start of the process; "
                  f"relative difference to eager {middle('difference'):.1e}", flush=True)


if __name__ == "__main__":
    main()
