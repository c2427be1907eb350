#!/usr/bin/env python3
"""No source file is longer than 700 lines, tests 600, but for listed ones.

A listed file may grow to its own limit only, with the reason beside it.
"""

from common import files, finish, read

LIMIT = 700

# file: (limit, why it stays in one piece)
EXCEPTIONS = {
}

problems = []
for name in files("*.cpp", "*.h", "*.c", "*.td", "*.py", "*.cmake", "*.mlir", "dev"):
    if "/Inputs/" in name:
        continue
    limit = EXCEPTIONS.get(name, (LIMIT, ""))[0]
    count = len(read(name).splitlines())
    if count > limit:
        problems.append(f"{name}: {count} lines, more than {limit}; split it by purpose")
for name in EXCEPTIONS:
    if name not in files(name) or len(read(name).splitlines()) <= LIMIT:
        problems.append(f"{name}: does not need its exception any more")
finish(problems, "file size")
