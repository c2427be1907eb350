#!/usr/bin/env python3
"""Each C, C++ and TableGen file begins with the banner that names it.

The first line is `//===- <file name> - <what it is> ---===//`, in 80 columns, and the licence
identifier follows within the banner.
"""

import os
import re

from common import files, finish, read

problems = []
for name in files("*.cpp", "*.h", "*.c", "*.td"):
    lines = read(name).splitlines()
    first = lines[0] if lines else ""
    base = re.escape(os.path.basename(name))
    if not re.match(rf"(//|/\*)===-+ {base} -+ .*=(//|\*\\)$", first):
        problems.append(
            f"{name}:1: expected a banner '//===- {os.path.basename(name)} - ...'"
        )
    if not any("Apache-2.0 WITH LLVM-exception" in line for line in lines[:10]):
        problems.append(f"{name}:1: no licence identifier in the banner")
finish(problems, "license banner")
