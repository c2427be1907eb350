# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random graphs for the comparison of a device with the CPU artifact.

`random_cases(seed, count)` answers `count` cases of all families. They have no
reference of their own, apart from attention: the CPU artifact is the oracle. A
case may be refused as unsupported; what is not refused has to be right.
"""

import itertools
import math
import random

from cases import NHWC, Case, Tensor, sdpa

UNARY = ["relu", "relu {lower_clip_slope = 1.000000e-01}", "relu {upper_clip = 1.000000e+00}",
         "tanh", "sigmoid", "elu", "elu {alpha = 5.000000e-01}", "gelu",
         "gelu_approx_tanh", "softplus", "softplus {beta = 2.000000e+00}", "swish",
         "swish {beta = 5.000000e-01}", "abs", "neg", "exp", "erf", "sin", "cos", "identity"]
BINARY = ["add", "sub", "mul", "max", "min", "add_square"]
REDUCTIONS = ["add", "max", "min", "amax", "avg", "norm1", "norm2", "mul"]


class Graph:
    """Collects the arguments and lines of a case."""

    def __init__(self, rng):
        self.rng, self.inputs, self.body, self.count = rng, [], [], 0

    def input(self, shape, dtype, order=None, init=None):
        tensor = Tensor(tuple(shape), dtype, order, init)
        self.inputs.append(tensor)
        return f"%a{len(self.inputs) - 1}", tensor.type, tensor

    def op(self, text, operands, shape, dtype="f32", attributes=""):
        """`operands` are (name, type, ...); the result is inside, without layout."""
        name = f"%v{self.count}"
        self.count += 1
        type_ = Tensor(tuple(shape), dtype).plain
        values = ", ".join(o[0] for o in operands)
        types = ", ".join(o[1] for o in operands)
        tail = ""
        if " {" in text:
            text, tail = text.split(" {", 1)
            tail = " {" + tail
        self.body.append(
            f"{name} = cudnnfe.{text} {values}{attributes}{tail} : ({types}) -> {type_}")
        return name, type_

    def constant(self):
        name = f"%k{self.count}"
        self.count += 1
        self.body.append(f"{name} = cudnnfe.constant {self.rng.uniform(-2, 2):.6e} : f32")
        return name, "f32"

    def finish(self, name, value, output):
        """The last line yields %r0 with the type of the output."""
        last = self.body[-1]
        assert last.startswith(value[0] + " = ")
        head, _, _ = last.rpartition(" -> ")
        self.body[-1] = "%r0" + head[len(value[0]):] + f" -> {output.type}"
        return Case(name, self.inputs, [output], self.body, None)

    def chain(self, value, shape, length, operands):
        """Appends element-wise operations; `operands(shape)` makes second ones."""
        for _ in range(length):
            kind = self.rng.random()
            if kind < 0.45:
                value = self.op(self.rng.choice(UNARY), [value], shape)
            elif kind < 0.55:
                pair = [value, self.constant()]
                value = self.op(self.rng.choice(BINARY), pair, shape)
            elif kind < 0.65:
                other = operands(shape)
                mask = self.op("cmp_gt", [value, other], shape, "i1")
                value = self.op("binary_select", [value, other, mask], shape)
            else:
                pair = [value, operands(shape)]
                if self.rng.random() < 0.3:
                    pair.reverse()
                value = self.op(self.rng.choice(BINARY), pair, shape)
        return value


def dims(rng, rank, limit=1 << 17):
    while True:
        shape = [rng.choice([1, 2, 3, 4, 7, 8, 16, 17, 32, 33, 64, 96, 128]) for _ in range(rank)]
        if 1 < math.prod(shape) <= limit:
            return shape


def order_of(rng, rank):
    kind = rng.random()
    if rank == 4 and kind < 0.5:
        return NHWC
    if kind < 0.85:
        return None
    order = list(range(rank))
    rng.shuffle(order)
    return tuple(order)


def broadcast(rng, shape):
    kind = rng.random()
    if kind < 0.3:
        return shape
    if kind < 0.5:
        return [1] * (len(shape) - 1) + [shape[-1]]
    if kind < 0.7 and len(shape) > 1:
        return [1, shape[1]] + [1] * (len(shape) - 2)
    return [rng.choice([1, extent]) for extent in shape]


def second(graph, dtype, order):
    return lambda shape: graph.input(broadcast(graph.rng, shape), dtype, order)


def pointwise(rng, name):
    graph, rank = Graph(rng), rng.choice([1, 2, 3, 3, 4, 4, 4, 5])
    shape, dtype = dims(rng, rank), rng.choice(["f16", "bf16", "f32"])
    order = order_of(rng, rank)
    x = graph.input(shape, dtype, order)
    length = rng.randint(1, 4)
    value = graph.chain(x, shape, length, second(graph, rng.choice([dtype, "f32"]), order))
    return graph.finish(name, value, Tensor(tuple(shape), rng.choice([dtype, dtype, "f32"]), order))


def reduction(rng, name):
    graph, rank = Graph(rng), rng.choice([1, 2, 3, 4, 4, 5])
    shape, dtype = dims(rng, rank), rng.choice(["f16", "bf16", "f32"])
    order = order_of(rng, rank)
    mode = rng.choice(REDUCTIONS)
    value = graph.input(shape, dtype, order, ("normal", 1, 0.01) if mode == "mul" else None)
    if rng.random() < 0.3 and mode != "mul":
        value = graph.chain(value, shape, 1, second(graph, dtype, order))
    to = [rng.choice([1, extent]) for extent in shape]
    if rng.random() < 0.4:
        to = [1, shape[1]] + [1] * (rank - 2) if rank > 1 else [1]
    value = graph.op("reduction", [value], to, attributes=f" mode({mode})")
    if rng.random() < 0.2:
        value = graph.op(rng.choice(["sqrt", "relu", "abs"]), [value], to)
    return graph.finish(name, value, Tensor(tuple(to), "f32", order))


def matmul(rng, name):
    graph = Graph(rng)
    batch = [rng.choice([1, 2, 3, 5]) for _ in range(rng.choice([0, 1, 1, 2]))]
    sizes = [1, 5, 8, 16, 24, 31, 64, 72, 128, 130, 200, 256]
    m, n, k = (rng.choice(sizes) for _ in range(3))
    dtype = rng.choice(["f16", "bf16"])
    sides, rank = [], len(batch) + 2
    for rows, columns in ((m, k), (k, n)):
        lead = batch if rng.random() < 0.7 else [1] * len(batch)
        order = None
        if rng.random() < 0.4:
            order = tuple(range(rank - 2)) + (rank - 1, rank - 2)
        elif rank == 4 and rng.random() < 0.3:
            order = (0, 2, 1, 3)
        sides.append(graph.input(lead + [rows, columns], dtype, order,
                                 ("normal", 0, 1 / math.sqrt(k)) if sides else None))
    lead = [max(p, q) for p, q in zip(sides[0][2].shape, sides[1][2].shape)][:-2]
    if rng.random() < 0.15:
        shape = list(sides[0][2].shape)
        sides[0] = graph.op(rng.choice(["relu", "abs", "neg"]), [sides[0]], shape, dtype)
    shape = lead + [m, n]
    value = graph.op("matmul", sides, shape)
    if rng.random() < 0.5:
        value = graph.chain(value, shape, rng.randint(1, 3), second(graph, dtype, None))
    return graph.finish(name, value, Tensor(tuple(shape), rng.choice([dtype, dtype, "f32"])))


def conv(rng, name):
    graph = Graph(rng)
    groups = rng.choice([1, 1, 1, 2, 4, 32])
    n, c, k = rng.choice([1, 2, 4]), groups * rng.choice([1, 3, 8, 16, 32]), groups * rng.choice([1, 8, 16, 24])
    h, w = rng.choice([7, 14, 16, 28]), rng.choice([7, 14, 16, 28])
    r, s = rng.choice([1, 2, 3, 5]), rng.choice([1, 3])
    dtype = rng.choice(["f16", "f16", "bf16", "f32"])
    pre, post, step, spread = ([rng.choice(choice) for _ in range(2)] for choice in
                               ([0, 1, 2], [0, 1, 2], [1, 1, 2], [1, 1, 2]))
    size = [(e + p + q - d * (f - 1) - 1) // t + 1
            for e, f, p, q, t, d in zip((h, w), (r, s), pre, post, step, spread)]
    if min(size) < 1:
        return conv(rng, name)
    order = NHWC if rng.random() < 0.8 else None
    x = graph.input((n, c, h, w), dtype, order)
    f = graph.input((k, c // groups, r, s), dtype, order,
                    ("normal", 0, 1 / math.sqrt(c // groups * r * s)))
    shape = [n, k, *size]
    mode = " mode(convolution)" if rng.random() < 0.2 else ""
    value = graph.op("conv_fprop", [x, f], shape, attributes=(
        f" pre_padding({pre}) post_padding({post}) stride({step}) dilation({spread}){mode}"))
    if rng.random() < 0.5:
        value = graph.chain(value, shape, rng.randint(1, 2),
                            lambda shape: graph.input((1, k, 1, 1), dtype))
    return graph.finish(name, value, Tensor(tuple(shape), dtype, order))


def norm(rng, name):
    graph = Graph(rng)
    kind = rng.choice(["layernorm", "layernorm", "rmsnorm", "rmsnorm", "instancenorm",
                       "batchnorm_inference"])
    training = rng.random() < 0.4
    dtype = rng.choice(["f16", "bf16", "f32"])
    if kind in ("instancenorm", "batchnorm_inference"):
        shape = (rng.choice([1, 2, 4]), rng.choice([8, 16, 24, 64]), rng.choice([4, 7, 16]),
                 rng.choice([4, 9, 16]))
        order = rng.choice([NHWC, NHWC, None])
        scale = (1, shape[1], 1, 1)
        reduced = {2, 3}
    else:
        rank = rng.choice([2, 3, 4])
        shape = tuple(rng.choice([1, 3, 8, 32]) for _ in range(rank - 1)) + (
            rng.choice([8, 64, 100, 256, 768, 1024, 4096]),)
        order = None
        inner = 2 if rank > 2 and rng.random() < 0.2 else 1
        scale = (1,) * (rank - inner) + shape[rank - inner:]
        # Only dims that the scale spans are normalized.
        reduced = {i for i, extent in enumerate(scale) if extent != 1}
    parameter = rng.choice(["f32", dtype])
    make = lambda mean, dtype=parameter: graph.input(scale, dtype, None, ("normal", mean, 0.1))
    x = graph.input(shape, dtype, order)
    y = Tensor(shape, rng.choice([dtype, dtype, "f32"]), order)
    if kind == "batchnorm_inference":
        operands = [x, make(0, "f32"), make(1, "f32"), make(1), make(0)]
        value = graph.op(kind, operands, shape)
        return graph.finish(name, value, y)
    operands = [x, make(1)] if kind == "rmsnorm" else [x, make(1), make(0)]
    outputs = [y]
    if training:
        stats = tuple(1 if i in reduced else e for i, e in enumerate(shape))
        outputs += [Tensor(stats, "f32") for _ in range(1 if kind == "rmsnorm" else 2)]
    names = ", ".join(f"%r{i}" for i in range(len(outputs)))
    body = ["%eps = cudnnfe.constant 1.000000e-05 : f32",
            f"{names} = cudnnfe.{kind} {', '.join(o[0] for o in operands)}, %eps"
            f" phase({'training' if training else 'inference'})",
            f"    : ({', '.join(o[1] for o in operands)}, f32)"
            f" -> ({', '.join(t.type for t in outputs)})"]
    return Case(name, graph.inputs, outputs, body, None)


def attention(rng, name):
    b, hkv = rng.choice([1, 2, 3]), rng.choice([1, 2, 4])
    hq = hkv * rng.choice([1, 1, 2, 4])
    sq = rng.choice([1, 7, 64, 100, 128, 200, 256, 257, 512])
    skv = rng.choice([sq, sq, 64, 128, 130, 256, 384])
    d = rng.choice([8, 32, 40, 64, 64, 96, 128, 128, 192, 256, 264, 512])
    hv = rng.choice([hkv, hkv, hkv, 1, hq])
    options = dict(b=b, hq=hq, hkv=hkv, hv=hv, sq=sq, skv=skv, d=d,
                   dv=rng.choice([d, d, d, 64, 128]), dtype=rng.choice(["f16", "bf16"]),
                   bshd=rng.random() < 0.4, stats=rng.random() < 0.6,
                   scale=rng.random() < 0.8)
    kind = rng.random()
    if kind < 0.35:
        options.update(causal=True)
    elif kind < 0.55:
        options.update(left=rng.choice([1, 5, 64, 100]), right=rng.choice([0, 0, None, 3]))
    options["bottom_right"] = rng.random() < 0.3
    if rng.random() < 0.4:
        options["lengths"] = ([rng.randint(1, sq) for _ in range(b)],
                              [rng.choice([0, skv, rng.randint(1, skv)]) for _ in range(b)])
    if rng.random() < 0.3:
        options["bias"] = tuple(rng.choice([1, e]) for e in (b, hq, sq, skv))
    return sdpa(name, **options)


FAMILIES = [pointwise, reduction, matmul, attention, conv, norm]


def broadcast_cases():
    """Every form of a repeated second operand, by family."""
    result = []
    for family, shape, order in (
        ("matmul-prologue", (3, 64, 96), None),
        ("conv-prologue", (2, 16, 12, 10), NHWC),
        ("matmul", (3, 64, 96), None),
        ("matmul", (2, 3, 64, 96), None),
        ("conv", (2, 16, 12, 10), NHWC),
        ("pointwise", (48, 80), None),
        ("pointwise", (3, 48, 80), None),
        ("pointwise", (2, 3, 48, 80), None),
        ("pointwise", (2, 16, 12, 10), NHWC),
        ("pointwise", (2, 3, 4, 24, 40), None),
        ("attention", (3, 8, 128, 192), None),
    ):
        for mask in itertools.product([1, 0], repeat=len(shape)):
            dims = [extent if kept else 1 for extent, kept in zip(shape, mask)]
            name = f"broadcast_{family}{len(shape)}{'_nhwc' if order else ''}_" + "".join(
                map(str, mask))
            graph = Graph(random.Random(0))
            if family.endswith("prologue"):
                value = graph.op("add", [graph.input(shape, "f16", order),
                                         graph.input(dims, "f16", order)], shape, "f16")
                if family.startswith("matmul"):
                    to = (3, 64, 32)
                    value = graph.op("matmul", [value, graph.input((3, 96, 32), "f16")], to)
                else:
                    to = (2, 8, 12, 10)
                    value = graph.op("conv_fprop", [value, graph.input(
                        (8, 16, 1, 1), "f16", NHWC)], to)
                result.append(graph.finish(name, value, Tensor(to, "f16", order)))
                continue
            if family == "attention":
                result.append(sdpa(name, b=3, hq=8, hkv=4, sq=128, skv=192, d=64,
                                   bias=tuple(dims), stats=True))
                continue
            if family == "matmul":
                sides = [graph.input(shape[:-2] + (shape[-2], 32), "f16"),
                         graph.input(shape[:-2] + (32, shape[-1]), "f16")]
                value = graph.op("matmul", sides, shape)
            elif family == "conv":
                sides = [graph.input((2, 8, 12, 10), "f16", NHWC),
                         graph.input((16, 8, 3, 3), "f16", NHWC)]
                value = graph.op("conv_fprop", sides, shape,
                                 attributes=" pre_padding([1, 1]) post_padding([1, 1])")
            else:
                value = graph.input(shape, "f16", order)
            value = graph.op("add", [value, graph.input(dims, "f16", order)], shape)
            result.append(graph.finish(name, value, Tensor(shape, "f16", order)))
    return result


def scalar_cases():
    """By-value numbers of every type, in every family that takes them."""
    result = []
    for dtype in ("f64", "f32", "f16", "bf16", "i64", "i32", "i8"):
        number = "3" if dtype.startswith("i") else "2.500000e+00"
        constant = f"%s = cudnnfe.constant {number} : {dtype}"
        for family in ("pointwise", "matmul", "conv"):
            graph = Graph(random.Random(0))
            graph.body.append(constant)
            if family == "pointwise":
                shape, order = (4, 64, 16, 16), NHWC
                value = graph.input(shape, "f16", order)
            elif family == "matmul":
                shape, order = (2, 64, 96), None
                value = graph.op("matmul", [graph.input((2, 64, 32), "f16"),
                                            graph.input((2, 32, 96), "f16")], shape)
            else:
                shape, order = (2, 16, 12, 10), NHWC
                value = graph.op("conv_fprop", [graph.input((2, 8, 12, 10), "f16", NHWC),
                                                graph.input((16, 8, 1, 1), "f16", NHWC)], shape)
            value = graph.op("mul", [value, ("%s", dtype)], shape)
            result.append(graph.finish(f"scalar_{family}_{dtype}", value,
                                       Tensor(shape, "f16", order)))
        if dtype.startswith("i"):
            continue
        for kind in ("layernorm", "rmsnorm", "instancenorm"):
            shape = (4, 16, 8, 8) if kind == "instancenorm" else (64, 512)
            scale = (1, 16, 1, 1) if kind == "instancenorm" else (1, 512)
            order = NHWC if kind == "instancenorm" else None
            graph = Graph(random.Random(0))
            # As large as the variance, so that it shows.
            graph.body.append(f"%s = cudnnfe.constant 7.500000e-01 : {dtype}")
            operands = [graph.input(shape, "f16", order)]
            operands += [graph.input(scale, "f32")
                         for _ in range(1 if kind == "rmsnorm" else 2)]
            value = graph.op(kind, [*operands, ("%s", dtype)], shape,
                             attributes=" phase(inference)")
            result.append(graph.finish(f"scalar_{kind}_{dtype}", value,
                                       Tensor(shape, "f16", order)))
        for clause in ("", " causal", " implementation(unified)"):
            graph = Graph(random.Random(0))
            graph.body.append(f"%s = cudnnfe.constant 3.750000e-01 : {dtype}")
            q, k, v = (graph.input((2, 4, 64, 64), "f16") for _ in range(3))
            graph.body.append(
                f"%r0 = cudnnfe.sdpa {q[0]}, {k[0]}, {v[0]} scale(%s){clause}"
                f" : ({q[1]}, {k[1]}, {v[1]}, {dtype}) -> {q[1]}")
            name = f"scalar_sdpa{clause.replace(' ', '_').replace('(', '_').rstrip(')')}_{dtype}"
            result.append(Case(name, graph.inputs, [Tensor((2, 4, 64, 64), "f16")],
                               graph.body, None))
    return result


def integer_cases():
    """Integers in and out, in integer compute types and in f32."""
    result = []
    whole = ("integers", -100, 100)

    def add(name, inputs, output, op, attributes=""):
        graph = Graph(random.Random(0))
        operands = [graph.input(*tensor, whole if tensor[1].startswith("i") else None)
                    for tensor in inputs]
        shape, dtype, order = output
        value = graph.op(f"{op}{attributes}", operands, shape)
        result.append(graph.finish(name, value, Tensor(shape, dtype, order)))

    exact = " {compute_type = i32}"
    for dtype in ("i32", "f32", "i8"):
        add(f"integer_matmul_{dtype}", [((2, 64, 96), "i8", None), ((2, 96, 32), "i8", (0, 2, 1))],
            ((2, 64, 32), dtype, None), "matmul", exact)
        add(f"integer_conv_{dtype}", [((2, 32, 10, 10), "i8", NHWC), ((16, 32, 3, 3), "i8", NHWC)],
            ((2, 16, 8, 8), dtype, NHWC), "conv_fprop", exact)
        image = ((4, 64, 8, 8), dtype, NHWC)
        for attributes in ("", exact):
            add(f"integer_add_{dtype}{'_exact' if attributes else ''}", [image, image], image,
                "add", attributes)
        add(f"integer_from_half_{dtype}", [((4, 64, 8, 8), "f16", NHWC)], image, "identity")
        add(f"integer_to_half_{dtype}", [image], ((4, 64, 8, 8), "f16", NHWC), "identity")
    return result


def chosen_cases(text):
    """What an option asks for: "SEED:COUNT" or the name of a list."""
    lists = {"broadcasts": broadcast_cases, "scalars": scalar_cases,
             "integers": integer_cases}
    if text in lists:
        return lists[text]()
    return random_cases(*map(int, text.split(":")))


def random_cases(seed, count):
    """The same cases for the same seed, of which there are `count`."""
    result = []
    for index in range(count):
        rng = random.Random(f"{seed} {index}")
        family = FAMILIES[index % len(FAMILIES)]
        result.append(family(rng, f"random_{family.__name__}_{seed}_{index}"))
    return result
