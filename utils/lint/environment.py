#!/usr/bin/env python3
"""docs/Environment.md lists the environment variables of the project, and no others.

A variable is a string literal of the sources that begins with CUDNNFE_, as in
getenv("CUDNNFE_LOG"), or `${CUDNNFE_...}` in the script `dev`.
"""

import re

from common import files, finish, read

DOC = "docs/Environment.md"
LITERAL = re.compile(r'"(CUDNNFE_[A-Z0-9_]*[A-Z0-9])"')
SHELL = re.compile(r"\$\{(CUDNNFE_[A-Z0-9_]+)")
DOCUMENTED = re.compile(r"^\| *(`[^|]*`) *\|", re.M)

used = {}
for names, pattern in (
    (files("lib/*.cpp", "lib/*.c", "tools/*.cpp", "python/*.py", "test/lit.cfg.py"), LITERAL),
    (files("dev"), SHELL),
):
    for name in names:
        for number, line in enumerate(read(name).splitlines(), 1):
            for variable in pattern.findall(line):
                used.setdefault(variable, f"{name}:{number}")
listed = set(re.findall(r"`(CUDNNFE_\w+)`", " ".join(DOCUMENTED.findall(read(DOC)))))

problems = [
    f"{place}: {DOC} does not list {variable}"
    for variable, place in sorted(used.items())
    if variable not in listed
]
problems += [f"{DOC}: nothing reads {v}" for v in sorted(listed - set(used))]
finish(problems, "environment")
