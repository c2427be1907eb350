#!/usr/bin/env python3
"""Rule ids agree between documentation, code and tests.

A rule is documented in a .td file as `[matmul_c3]` in backticks. Each must have
a diagnostic that ends in its id, in C++ or in the sentence of an ODS predicate,
and a negative test: a line of a lit test that expects the id. And neither code
nor tests may name a rule that is not documented.
"""

import re

from common import files, finish, read

ID = r"[a-z][a-z0-9_]*_c[0-9]+"
DOCUMENTED = re.compile(rf"`\[({ID})\]`")
# In code also the bare id, as an argument of a helper that adds the brackets.
IN_CODE = re.compile(rf'\[({ID})\]|"({ID})"')
# FileCheck lines may escape the brackets.
IN_TEST = re.compile(rf"\[\\?({ID})\\?\]|\\\[({ID})\\\]")
EXPECTS = re.compile(r"expected-(?:error|warning|note|remark)|CHECK|ERR|message")


def collect(names, pattern, line_filter=None):
    """Rule id -> the first place that names it."""
    found = {}
    for name in names:
        for number, line in enumerate(read(name).splitlines(), 1):
            if line_filter and not line_filter.search(line):
                continue
            for match in pattern.finditer(line):
                rule = next(group for group in match.groups() if group)
                found.setdefault(rule, f"{name}:{number}")
    return found


td = files("include/*.td")
documented = collect(td, DOCUMENTED)
# A predicate's sentence holds the id without backticks.
diagnosed = collect(td, re.compile(rf'"[^"`]*\[({ID})\]"'))
diagnosed.update(collect(files("lib/*.cpp", "lib/*.h", "tools/*.cpp"), IN_CODE))
tested = collect(files("test/*.mlir", "test/*.test"), IN_TEST, EXPECTS)

problems = []
for rule, place in sorted(documented.items()):
    if rule not in diagnosed:
        problems.append(f"{place}: no diagnostic names [{rule}]")
    if rule not in tested:
        problems.append(f"{place}: no negative test expects [{rule}]")
for what, found in (("diagnostic", diagnosed), ("test", tested)):
    for rule, place in sorted(found.items()):
        if rule not in documented:
            problems.append(f"{place}: this {what} names [{rule}], which no .td documents")
finish(problems, "rule ids")
