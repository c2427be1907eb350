# Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The graphs that are compared on a device: modules, inputs and references.

Each case is a module with one graph and one host function @main. `build.py`
compiles them on a machine without a device, `compare.py` runs them on one. The
references are written in PyTorch; `reference(torch, inputs)` gets tensors in the
precision that is asked for (double for the exact values, the types of the case
for PyTorch's own result) and returns the list of results.
"""

import dataclasses
import math



@dataclasses.dataclass
class Tensor:
    shape: tuple
    dtype: str = "f16"
    order: tuple = None  # dims from the largest stride to 1; row-major if None
    init: object = None  # None: normal(0, 1); ("normal", m, s), ("lengths", [..])

    @property
    def strides(self):
        order = self.order or tuple(range(len(self.shape)))
        strides, step = [0] * len(self.shape), 1
        for dim in reversed(order):
            strides[dim] = step
            step *= self.shape[dim]
        return tuple(strides)

    @property
    def type(self):
        dims = "x".join(map(str, self.shape))
        if self.order is None or list(self.order) == sorted(self.order):
            return f"tensor<{dims}x{self.dtype}>"
        strides = ", ".join(map(str, self.strides))
        return f"tensor<{dims}x{self.dtype}, #cudnnfe.layout<strides = [{strides}]>>"

    @property
    def plain(self):
        return f"tensor<{'x'.join(map(str, self.shape))}x{self.dtype}>"

    def of(self, dtype):
        return f"tensor<{'x'.join(map(str, self.shape))}x{dtype}>"


@dataclasses.dataclass
class Case:
    name: str
    inputs: list
    outputs: list
    body: list  # lines; arguments are %a0, %a1, ...; results %r0, ...
    reference: object
    attributes: str = ""
    refused: str = ""  # expected text when the case must be refused
    exact: bool = False  # compare with the reference alone, not with PyTorch

    def module(self, device="h200"):
        args = ", ".join(f"%a{i}: {t.type}" for i, t in enumerate(self.inputs))
        types = ", ".join(t.type for t in self.inputs)
        results = ", ".join(t.type for t in self.outputs)
        values = ", ".join(f"%r{i}" for i in range(len(self.outputs)))
        names = ", ".join(f"%a{i}" for i in range(len(self.inputs)))
        attributes = "compute_type = f32, intermediate_type = f32"
        if self.attributes:
            attributes += ", " + self.attributes
        body = "\n".join("    " + line for line in self.body)
        return f"""module attributes {{cudnnfe.device = #cudnnfe.device<"{device}">}} {{
  cudnnfe.graph private @graph({args})
      -> ({results}) attributes {{{attributes}}} {{
{body}
    cudnnfe.return {values} : {results}
  }}
  func.func @main(%h: !cudnnfe.handle, {args})
      -> ({results}) {{
    {values.replace('r', 'c')} = cudnnfe.call @graph(%h, {names})
        : (!cudnnfe.handle, {types}) -> ({results})
    return {values.replace('r', 'c')} : {results}
  }}
}}
"""


def matmul(name, m, n, k, batch=1, dtype="f16", nt=False, epilogue=False, out=None,
           attributes="", refused="", broadcast=False):
    a = Tensor((batch, m, k), dtype)
    b = Tensor((1 if broadcast else batch, k, n), dtype, order=(0, 2, 1) if nt else None)
    c = Tensor((batch, m, n), out or dtype)
    inputs = [a, b]
    if not epilogue:
        body = [f"%r0 = cudnnfe.matmul %a0, %a1 : ({a.type}, {b.type}) -> {c.plain}"]
        reference = lambda torch, x: [x[0] @ x[1]]
    else:
        bias = Tensor((1, 1, n), dtype)
        inputs.append(bias)
        v = c.of("f32")
        body = [
            f"%p = cudnnfe.matmul %a0, %a1 : ({a.type}, {b.type}) -> {v}",
            f"%s = cudnnfe.add %p, %a2 : ({v}, {bias.type}) -> {v}",
            f"%r0 = cudnnfe.gelu %s : ({v}) -> {c.plain}",
        ]
        reference = lambda torch, x: [torch.nn.functional.gelu(x[0] @ x[1] + x[2])]
    return Case(name, inputs, [c], body, reference, attributes, refused)


def sdpa(name, b=2, hq=4, hkv=None, hv=None, sq=256, skv=None, d=128, dv=None, dtype="f16",
         bshd=False, stats=False, causal=False, left=None, right=None,
         bottom_right=False, lengths=None, bias=None, scale=True, refused="",
         attributes=""):
    hkv, skv, dv = hkv or hq, skv or sq, dv or d
    hv = hv or hkv
    order = (0, 2, 1, 3) if bshd else None
    q = Tensor((b, hq, sq, d), dtype, order)
    k = Tensor((b, hkv, skv, d), dtype, order)
    v = Tensor((b, hv, skv, dv), dtype, order)
    o = Tensor((b, hq, sq, dv), dtype, order)
    inputs, outputs = [q, k, v], [o]
    if causal:
        right = 0
    factor = 1 / math.sqrt(d)
    clauses, extra = "", []
    if scale:
        clauses += f" scale({factor!r})"
    if bias:
        inputs.append(Tensor(bias, dtype))
        clauses += f" bias(%a{len(inputs) - 1})"
    if lengths:
        lens = [Tensor((b, 1, 1, 1), "i32", init=("lengths", l)) for l in lengths]
        clauses += f" seq_lens(%a{len(inputs)}, %a{len(inputs) + 1})"
        inputs += lens
    bounds = [f"left = {left}"] if left is not None else []
    bounds += [f"right = {right}"] if right is not None else []
    if bounds:
        align = "bottom_right" if bottom_right else "top_left"
        clauses += f" band({', '.join(bounds)}, align = {align})"
    if stats:
        outputs.append(Tensor((b, hq, sq, 1), "f32"))
    names = ["%r0", "%r1"][: len(outputs)]
    body = [
        f"{', '.join(names)} = cudnnfe.sdpa %a0, %a1, %a2{clauses}",
        f"    : ({', '.join(t.type for t in inputs)})"
        f" -> ({', '.join(t.type for t in outputs)})",
    ]

    def reference(torch, x):
        key = x[1].repeat_interleave(hq // hkv, 1)
        value = x[2].repeat_interleave(hq // hv, 1)
        exact = x[0].dtype == torch.float64
        accumulate = x[0].dtype if exact else torch.float32
        scores = (x[0] @ key.transpose(-1, -2)).to(accumulate)
        if scale:
            scores = scores * factor
        if bias:
            scores = scores + x[3]
        device = scores.device
        i = torch.arange(sq, device=device)[:, None]
        j = torch.arange(skv, device=device)[None, :]
        keep = torch.ones(b, 1, sq, skv, dtype=torch.bool, device=device)
        rows = torch.ones(b, 1, sq, 1, dtype=torch.bool, device=device)
        delta = torch.zeros(b, 1, 1, 1, dtype=torch.long, device=device)
        if bottom_right:
            delta = delta + skv - sq
        if lengths:
            lq = torch.tensor(lengths[0], device=device).view(b, 1, 1, 1)
            lk = torch.tensor(lengths[1], device=device).view(b, 1, 1, 1)
            keep = keep & (j < lk)
            rows = i < lq
            if bottom_right:
                delta = lk - lq
        if right is not None:
            keep = keep & (j <= i + delta + right)
        if left is not None:
            keep = keep & (j > i + delta - left)
        scores = scores.masked_fill(~keep, -math.inf)
        lse = torch.logsumexp(scores, -1, keepdim=True)
        p = torch.exp(scores - lse).masked_fill(~keep.any(-1, keepdim=True), 0)
        out = [p.to(x[0].dtype) @ value, lse]
        # Rows beyond the query length are undefined on a device: no check there.
        out = [torch.where(rows, t, torch.full_like(t, math.nan)) for t in out]
        return out[: len(outputs)]

    return Case(name, inputs, outputs, body, reference, attributes, refused)


def norm(name, kind, shape, dtype="bf16", training=False, order=None, scale_dtype="f32"):
    x, y = Tensor(shape, dtype, order), Tensor(shape, dtype, order)
    if kind in ("instancenorm", "batchnorm_inference"):
        dims = (1, shape[1]) + (1,) * (len(shape) - 2)
        axes = tuple(range(2, len(shape)))
    else:
        dims = (1,) * (len(shape) - 1) + (shape[-1],)
        axes = (len(shape) - 1,)
    # A vector of parameters lies the same way in every layout.
    p = lambda init: Tensor(dims, scale_dtype, init=init)
    scale, bias = p(("normal", 1, 0.1)), p(("normal", 0, 0.1))
    if kind == "batchnorm_inference":
        inputs = [x, p(("normal", 0, 0.5)), p(("normal", 1, 0.1)), scale, bias]
        types = ", ".join(t.type for t in inputs)
        body = [f"%r0 = cudnnfe.batchnorm_inference %a0, %a1, %a2, %a3, %a4",
                f"    : ({types}) -> {y.type}"]
        reference = lambda torch, x: [(x[0] - x[1]) * x[2] * x[3] + x[4]]
        return Case(name, inputs, [y], body, reference)
    rms = kind == "rmsnorm"
    inputs = [x, scale] if rms else [x, scale, bias]
    outputs, names = [y], ["%r0"]
    if training:
        stats = tuple(1 if i in axes else e for i, e in enumerate(shape))
        count = 1 if rms else 2
        outputs += [Tensor(stats, "f32") for _ in range(count)]
        names += [f"%r{i + 1}" for i in range(count)]
    types = ", ".join(t.type for t in inputs)
    results = ", ".join(t.type for t in outputs)
    operands = ", ".join(f"%a{i}" for i in range(len(inputs)))
    phase = "training" if training else "inference"
    body = ["%eps = cudnnfe.constant 1.000000e-05 : f32",
            f"{', '.join(names)} = cudnnfe.{kind} {operands}, %eps phase({phase})",
            f"    : ({types}, f32) -> ({results})"]

    def reference(torch, x):
        t = x[0] if x[0].dtype == torch.float64 else x[0].float()
        mean = torch.zeros_like(t[:1]) if rms else t.mean(axes, keepdim=True)
        inv = torch.rsqrt(((t - mean) ** 2).mean(axes, keepdim=True) + 1e-5)
        y = (t - mean) * inv * x[1]
        if not rms:
            y = y + x[2]
        return [y.to(x[0].dtype), inv] if rms else [y.to(x[0].dtype), mean, inv]

    return Case(name, inputs, outputs,
                body, lambda torch, x: reference(torch, x)[: len(outputs)])


NHWC = (0, 2, 3, 1)


def conv(name, n, c, h, w, k, r, padding=0, stride=1, groups=1, dtype="f16",
         epilogue=False, attributes="", refused="", post=None):
    post = padding if post is None else post
    ho = (h + padding + post - r) // stride + 1
    wo = (w + padding + post - r) // stride + 1
    x = Tensor((n, c, h, w), dtype, NHWC)
    f = Tensor((k, c // groups, r, r), dtype, NHWC, ("normal", 0, 1 / math.sqrt(c * r * r)))
    y = Tensor((n, k, ho, wo), dtype, NHWC)
    args = (f"pre_padding([{padding}, {padding}]) post_padding([{post}, {post}]) "
            f"stride([{stride}, {stride}]) dilation([1, 1])")
    inputs = [x, f]

    def apply(torch, t):
        pad = torch.nn.functional.pad(t[0], (padding, post, padding, post))
        return torch.nn.functional.conv2d(pad, t[1], stride=stride, groups=groups)

    if not epilogue:
        body = [f"%r0 = cudnnfe.conv_fprop %a0, %a1 {args}",
                f"    : ({x.type}, {f.type}) -> {y.type}"]
        reference = lambda torch, t: [apply(torch, t)]
    else:
        bias = Tensor((1, k, 1, 1), dtype)
        inputs.append(bias)
        v = y.of("f32")
        body = [f"%c = cudnnfe.conv_fprop %a0, %a1 {args} : ({x.type}, {f.type}) -> {v}",
                f"%b = cudnnfe.add %c, %a2 : ({v}, {bias.type}) -> {v}",
                f"%r0 = cudnnfe.relu %b : ({v}) -> {y.type}"]
        reference = lambda torch, t: [torch.relu(apply(torch, t) + t[2])]
    return Case(name, inputs, [y], body, reference, attributes, refused)


def pointwise_chain(name, shape, dtype="f16", order=None):
    x, y = Tensor(shape, dtype, order), Tensor(shape, dtype, order)
    b = Tensor((1,) * (len(shape) - 1) + (shape[-1],) if order is None else
               (1, shape[1]) + (1,) * (len(shape) - 2), dtype)
    v = x.of("f32")
    body = [f"%half = cudnnfe.constant 5.000000e-01 : f32",
            f"%s = cudnnfe.add %a0, %a1 : ({x.type}, {b.type}) -> {v}",
            f"%t = cudnnfe.mul %s, %half : ({v}, f32) -> {v}",
            f"%r0 = cudnnfe.swish %t : ({v}) -> {y.type}"]
    reference = lambda torch, t: [torch.nn.functional.silu((t[0] + t[1]) * 0.5)]
    return Case(name, [x, b], [y], body, reference)


def reduction(name, shape, to, mode="add", dtype="f16", order=None):
    x = Tensor(shape, dtype, order)
    y = Tensor(to, "f32")
    axes = [i for i, (a, b) in enumerate(zip(shape, to)) if a != b]
    body = [f"%r0 = cudnnfe.reduction %a0 mode({mode}) : ({x.type}) -> {y.type}"]
    apply = {
        "add": lambda torch, t: t.sum(axes, keepdim=True),
        "max": lambda torch, t: t.amax(axes, keepdim=True),
        "min": lambda torch, t: t.amin(axes, keepdim=True),
        "amax": lambda torch, t: t.abs().amax(axes, keepdim=True),
    }[mode]
    return Case(name, [x], [y], body, lambda torch, t: [
        apply(torch, t[0] if t[0].dtype == torch.float64 else t[0].float())])


def cases():
    half = [
        matmul("matmul_nn", 512, 384, 256),
        matmul("matmul_nn_bf16", 512, 384, 256, dtype="bf16"),
        matmul("matmul_nt", 512, 384, 256, nt=True, dtype="bf16"),
        matmul("matmul_batched", 128, 96, 64, batch=8),
        matmul("matmul_broadcast", 128, 96, 64, batch=8, broadcast=True),
        matmul("matmul_odd", 130, 66, 34),
        matmul("matmul_f32_out", 256, 256, 512, dtype="bf16", out="f32"),
        matmul("matmul_bias_gelu", 512, 1024, 256, epilogue=True),
        matmul("matmul_tf32", 256, 256, 256, dtype="f32", attributes="allow_tf32"),
        matmul("matmul_f32", 256, 256, 256, dtype="f32", refused="tf32"),
        sdpa("sdpa_plain"),
        sdpa("sdpa_plain_stats", stats=True),
        sdpa("sdpa_causal", causal=True),
        sdpa("sdpa_causal_stats", causal=True, stats=True),
        sdpa("sdpa_causal_bf16_d64", causal=True, d=64, dtype="bf16", stats=True),
        sdpa("sdpa_causal_d256", causal=True, d=256),
        sdpa("sdpa_window", left=64, right=0, stats=True),
        sdpa("sdpa_window_open", left=33),
        sdpa("sdpa_bottom_right", causal=True, bottom_right=True, sq=128, skv=384,
             stats=True),
        sdpa("sdpa_padding", lengths=([256, 100], [200, 37]), stats=True),
        sdpa("sdpa_padding_causal", causal=True, lengths=([256, 100], [256, 100]),
             stats=True),
        sdpa("sdpa_padding_zero", lengths=([256, 256], [256, 0]), stats=True),
        sdpa("sdpa_bias", bias=(1, 4, 256, 256)),
        sdpa("sdpa_bias_broadcast", bias=(1, 1, 1, 256), stats=True),
        sdpa("sdpa_gqa", hq=8, hkv=2, causal=True, stats=True),
        sdpa("sdpa_mqa", hq=8, hkv=1),
        sdpa("sdpa_bshd", bshd=True, causal=True, stats=True),
        sdpa("sdpa_bshd_gqa", bshd=True, hq=8, hkv=2, dtype="bf16"),
        sdpa("sdpa_cross", sq=128, skv=320, d=64),
        sdpa("sdpa_fully_masked", sq=256, skv=256, left=1, right=0, bottom_right=False,
             stats=True),
        norm("layernorm", "layernorm", (4, 128, 1024)),
        norm("layernorm_training", "layernorm", (512, 1024), dtype="f16", training=True),
        norm("rmsnorm", "rmsnorm", (4, 128, 1024)),
        norm("rmsnorm_training", "rmsnorm", (512, 4096), training=True),
        norm("instancenorm", "instancenorm", (4, 32, 16, 16), dtype="f16", order=NHWC),
        norm("instancenorm_training", "instancenorm", (4, 32, 16, 16), dtype="f16",
             order=NHWC, training=True),
        norm("batchnorm_inference", "batchnorm_inference", (4, 64, 28, 28), dtype="f16",
             order=NHWC),
        conv("conv_3x3", 4, 64, 28, 28, 64, 3, padding=1),
        conv("conv_1x1", 4, 256, 14, 14, 64, 1),
        conv("conv_grouped", 4, 64, 28, 28, 64, 3, padding=1, groups=4),
        conv("conv_strided_bias_relu", 4, 64, 28, 28, 128, 3, padding=1, stride=2,
             epilogue=True),
        conv("conv_asymmetric", 2, 32, 32, 32, 64, 3, padding=0, post=1, stride=2),
        conv("conv_f32", 2, 32, 16, 16, 64, 3, padding=1, dtype="f32"),
        pointwise_chain("pointwise_chain", (64, 512, 128)),
        pointwise_chain("pointwise_chain_nhwc", (4, 64, 28, 28), order=NHWC),
        reduction("reduction_add", (8, 64, 32, 32), (1, 64, 1, 1), order=NHWC),
        reduction("reduction_max", (8, 64, 32, 32), (1, 64, 1, 1), "max", order=NHWC),
        reduction("reduction_amax_all", (8, 64, 32, 32), (1, 1, 1, 1), "amax", order=NHWC),
    ]
    # Rows without a visible key: more queries than keys, aligned bottom-right.
    half.append(sdpa("sdpa_no_visible_key", sq=256, skv=128, causal=True,
                     bottom_right=True, lengths=([256, 256], [128, 64]), stats=True))
    names = [case.name for case in half]
    assert len(set(names)) == len(names)
    return half
