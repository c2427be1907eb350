#!/usr/bin/env python3
"""Each pass has a test of its name, and one of its errors.

A file with a pass under lib/**/Transforms or lib/Conversion, such as
InferShapes.cpp, has test/**/infer-shapes.mlir and test/**/infer-shapes-errors.mlir
(several files may share the work as infer-shapes-<what>.mlir). A conversion may
also have a test folder of its name.
"""

import os
import re

from common import files, finish, read

# Passes that cannot fail on any valid input, with the reason.
NO_ERRORS = {
    "Fuse": "leaves alone what it cannot fuse",
    "WidenBf16": "has a form for every op",
}


def kebab(name):
    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1-\2", name.replace("CudnnFE", "Cudnnfe"))
    return re.sub(r"([a-z0-9])([A-Z])", r"\1-\2", name).lower()


problems = []
tests = files("test/*.mlir")
for name in files("lib/*.cpp"):
    if "/Transforms/" not in name and not name.startswith("lib/Conversion/"):
        continue
    if "GEN_PASS_DEF" not in read(name):
        continue
    stem = os.path.splitext(os.path.basename(name))[0]
    wanted = kebab(stem)
    mine = [
        test
        for test in tests
        if re.match(re.escape(wanted) + r"(-[\w-]+)?\.mlir$", os.path.basename(test))
        or os.path.basename(os.path.dirname(test)) in (stem, wanted)
    ]
    if not any("-errors" not in os.path.basename(test) for test in mine):
        problems.append(f"{name}: no test named {wanted}.mlir")
    if stem not in NO_ERRORS and not any("-errors" in t for t in mine):
        problems.append(f"{name}: no test named {wanted}-errors.mlir")
finish(problems, "pass tests")
