#!/usr/bin/env python3
"""Writes docs/Support.md from the table of target rules.

    gen_support.py            write the file
    gen_support.py --check    compare instead; also that each rule has a negative
                              test in test/Dialect/CudnnFE/check-support*.mlir
"""

import glob
import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = "include/CudnnFE/Dialect/CudnnFE/Transforms/SupportRules.inc"
OUTPUT = "docs/Support.md"
TESTS = "test/Dialect/CudnnFE/check-support*.mlir"

HEADER = """\
# Target support

Written by `utils/gen_support.py` from `SupportRules.inc`; do not edit.

`cudnnfe-check-support` evaluates these rows for every operation of every graph, before
any library call. A row whose condition, devices and versions hold refuses an operation
whose quantity is not among the allowed values. The diagnostic ends in the rule's id, and
a note tells the reason. Devices are compute capabilities times ten; rows hold for ranges,
so a device that is newer than the table obeys the rows of its family.

The rows were established by asking cuDNN 9.19 for engines with the properties of a real
H200 and of made-up devices of sm_75, 80, 86, 89, 100, 120 and 121, and for attention also
by the checks of NVIDIA's own front end. Whatever else has no engine is refused when
engines are selected, with cuDNN's reasons.
"""

ROW = re.compile(r"^CUDNNFE_SUPPORT\((.*?)\)$", re.M | re.S)
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def read(path):
    with open(os.path.join(TOP, path), encoding="utf-8") as file:
        return file.read()


def rules():
    """The rows: eight strings each."""
    found = []
    # The comment on top of the table holds a pattern of a row.
    body = read(TABLE).split("#endif\n", 1)[1]
    for match in ROW.finditer(body):
        fields = [m.group(1) for m in STRING.finditer(match.group(1))]
        assert len(fields) == 8, match.group(0)
        found.append(fields)
    assert found and body.count("CUDNNFE_SUPPORT(") == len(found)
    assert len({fields[0] for fields in found}) == len(found), "an id stands twice"
    return found


def render():
    lines = [HEADER]
    heading = None
    for rule, operations, quantity, allowed, condition, devices, versions, reason in rules():
        if operations != heading:
            heading = operations
            title = ", ".join(
                name if name in ("any", "pointwise") else f"`{name}`"
                for name in operations.split(", ")
            )
            title = title.replace("any", "Any operation").replace(
                "pointwise", "Pointwise operations"
            )
            lines += [f"## {title}", ""]
            lines += ["| rule | quantity | allowed | where | why |", "|---|---|---|---|---|"]
        where = [condition]
        if devices:
            where.append(f"sm_{devices}")
        if versions:
            where.append(f"cuDNN {versions}")
        lines.append(
            f"| `{rule}` | {quantity} | {allowed} | "
            f"{'; '.join(w for w in where if w)} | {reason} |"
        )
    # An empty line before each heading but the first, which the header brings.
    text = "\n".join(lines) + "\n"
    return re.sub(r"(\|)\n## ", r"\1\n\n## ", text)


def main():
    text = render()
    if sys.argv[1:] != ["--check"]:
        with open(os.path.join(TOP, OUTPUT), "w", encoding="utf-8") as file:
            file.write(text)
        return 0
    problems = []
    if read(OUTPUT) != text:
        problems.append(f"{OUTPUT} is not up to date; run utils/gen_support.py")
    tests = "".join(read(path) for path in sorted(glob.glob(os.path.join(TOP, TESTS))))
    ids = [fields[0] for fields in rules()]
    for rule in ids:
        if f"[{rule}]" not in tests:
            problems.append(f"no test expects [{rule}]")
    for rule in sorted(set(re.findall(r"\[(\w+_s\d+)\]", tests)) - set(ids)):
        problems.append(f"a test expects [{rule}], which is not in the table")
    print("\n".join(problems) if problems else f"support rules: ok, {len(ids)} rows")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
