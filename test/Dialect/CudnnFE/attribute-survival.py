"""Each attribute of a tensor, of a graph and of an operation, set to something
other than its default in turn, survives text, generic form and bytecode, and the
passes.

RUN: %python %s %t.mlir
"""

import re
import subprocess
import sys

T = "tensor<2x8x16xf16>"


def layout(**changes):
    fields = {"strides": "[128, 16, 1]", **changes}
    inner = ", ".join(f"{key} = {value}" for key, value in fields.items())
    return f"tensor<2x8x16xf16, #cudnnfe.layout<{inner}>>"


class Case:
    """One graph with one thing changed, and the text that must survive."""

    def __init__(self, name, marks, arg=T, result=T, arg_attrs="", result_attrs="",
                 attributes="", op="cudnnfe.exp %x", operands=None, visibility="",
                 after=None, program=()):
        self.name, self.marks = name, marks
        # What the passes may rewrite into another form of the same fact.
        self.after = marks if after is None else after
        # What a descriptor program says of it.
        self.program = program
        virtual = re.sub(r", #cudnnfe.*", ">", result)
        self.text = (
            f"cudnnfe.graph {visibility}@{name}(%x: {arg} {arg_attrs})"
            f" -> ({result} {result_attrs}) {attributes} {{\n"
            f"  %y = {op} : ({operands or arg}) -> {virtual}\n"
            f"  cudnnfe.return %y : {virtual}\n}}\n"
        )


def graph_attribute(name, text):
    return Case(name, [text], attributes=f"attributes {{{text}}}")


def op_attribute(name, op, *marks, operands=None):
    return Case(name, list(marks), op=op, operands=operands)


A4 = "alignment = 4"
CASES = [
    Case("alignment_arg", [A4], arg=layout(alignment=4), program=["BYTE_ALIGNMENT = 4"]),
    Case("alignment_result", [A4], result=layout(alignment=4), program=["BYTE_ALIGNMENT = 4"]),
    Case("alignment_large", ["alignment = 256"], arg=layout(alignment=256),
         program=["BYTE_ALIGNMENT = 256"]),
    Case("strides_arg", ["strides = [256, 1, 9]"], arg=layout(strides="[256, 1, 9]")),
    Case("strides_result", ["strides = [1, 2, 16]"], result=layout(strides="[1, 2, 16]")),
    Case("stride_zero", ["strides = [0, 16, 1]"], arg=layout(strides="[0, 16, 1]")),
    Case("reordering", ["reordering = f16x16"], arg=layout(reordering="f16x16")),
    Case("reordering_result", ["reordering = f8_128x4"], result=layout(reordering="f8_128x4")),
    Case("uid_arg", ["cudnnfe.uid = 41"], arg_attrs="{cudnnfe.uid = 41 : i64}"),
    Case("uid_result", ["cudnnfe.uid = 0"], result_attrs="{cudnnfe.uid = 0 : i64}"),
    Case("name_arg", ['cudnnfe.name = "left"'], arg_attrs='{cudnnfe.name = "left"}'),
    Case("name_result", ['cudnnfe.name = "out"'], result_attrs='{cudnnfe.name = "out"}'),
    Case("element_type", ["xbf16"], result="tensor<2x8x16xbf16>"),
    graph_attribute("compute_type", "compute_type = f64"),
    graph_attribute("intermediate_type", "intermediate_type = f16"),
    graph_attribute("device", 'device = #cudnnfe.device<"a100">'),
    graph_attribute("device_inline", 'device = #cudnnfe.device<"x", {deviceVer = 900 : i64}>'),
    graph_attribute("allow_tf32", "allow_tf32"),
    graph_attribute("deterministic", "deterministic"),
    graph_attribute("strict_nan", "strict_nan"),
    Case("visibility", ["private"], visibility="private "),
    op_attribute("op_compute", "cudnnfe.exp %x {compute_type = f16}", "compute_type = f16"),
    op_attribute("clips", "cudnnfe.relu %x {lower_clip = 1.0 : f64, upper_clip = 6.0 : f64,"
                 " lower_clip_slope = 0.125 : f64}", "lower_clip = 1.0", "upper_clip = 6.0",
                 "lower_clip_slope = 1.25"),
    op_attribute("elu", "cudnnfe.elu %x {alpha = 0.5 : f64}", "alpha = 5.0"),
    op_attribute("softplus", "cudnnfe.softplus %x {beta = 2.0 : f64}", "beta = 2.0"),
    op_attribute("swish", "cudnnfe.swish %x {beta = 4.0 : f64}", "beta = 4.0"),
]


def run(*arguments, source=None, binary=False):
    done = subprocess.run(["cudnnfe-opt", *arguments], input=source, capture_output=True)
    if done.returncode != 0:
        sys.exit(f"cudnnfe-opt {arguments} failed:\n{done.stderr.decode()}")
    return done.stdout if binary else done.stdout.decode()


def graphs(text):
    """The text of each graph or program by its name."""
    found = {}
    for match in re.finditer(r"^  (?:cudnnfe\.graph|cudnn_backend\.program) (?:private )?"
                             r"@(\w+).*?^  }", text, re.M | re.S):
        found[match[1]] = match[0]
    return found


def check(what, text, marks_of, suffix=""):
    found = graphs(text)
    problems = []
    for case in CASES:
        for mark in marks_of(case):
            if mark not in found.get(case.name + suffix, ""):
                problems.append(f"{what}: '{mark}' of @{case.name} is lost:\n"
                                + found.get(case.name + suffix, "(no graph)"))
    if problems:
        sys.exit("\n".join(problems))


def main():
    path = sys.argv[1]
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(case.text for case in CASES))
    plain = run(path)
    check("text", plain, lambda case: case.marks)
    if run(source=plain.encode()) != plain:
        sys.exit("text: printing is not stable")
    generic = run(path, "--mlir-print-op-generic")
    if run(source=generic.encode()) != plain:
        sys.exit("generic: the module is another one")
    bytecode = run(path, "--emit-bytecode", binary=True)
    if run(source=bytecode) != plain:
        sys.exit("bytecode: the module is another one")

    # The check is worth something: each case differs from what it changes.
    bare = graphs(run(source=Case("bare", []).text.encode()))["bare"]
    for case in CASES:
        if all(mark in bare for mark in case.marks):
            sys.exit(f"@{case.name} changes nothing")

    passes = [
        "cudnnfe-infer-shapes",
        "cudnnfe.graph(cudnnfe-expand-composites)",
        "cudnnfe-finalize-layouts",
        "cudnnfe-finalize-layouts{assign-uids=false}",
        "cudnnfe.graph(canonicalize,cse)",
    ]
    for name in passes + [",".join(passes)]:
        after = run(path, f"--pass-pipeline=builtin.module({name})")
        check(name, after, lambda case: case.after)
        again = run("--emit-bytecode", source=after.encode(), binary=True)
        if run(source=again) != after:
            sys.exit(f"{name}: bytecode loses something")

    # What reaches cuDNN. Tiled storage has rules of its own there.
    tensors = [case for case in CASES if case.program]
    text = "".join(case.text for case in tensors)
    programs = graphs(run("--cudnnfe-finalize-layouts", "--convert-cudnnfe-to-cudnn-backend",
                          source=text.encode()))
    for case in tensors:
        for mark in case.program:
            if mark not in programs.get(case.name + "_program", ""):
                sys.exit(f"program: '{mark}' of @{case.name} is lost")


main()
