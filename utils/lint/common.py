"""What the lints share: the list of files, and the report."""

import fnmatch
import os
import subprocess
import sys

# The tests of the lints look at a small tree of their own.
OTHER_TOP = os.environ.get("CUDNNFE_LINT_TOP")
TOP = OTHER_TOP or os.path.dirname(
    os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
)


def files(*patterns):
    """Paths below the top folder that git tracks or would track.

    A '*' matches a '/' too.
    """
    if OTHER_TOP or not os.path.exists(os.path.join(TOP, ".git")):
        names = []
        for folder, _, entries in os.walk(TOP):
            names += [os.path.relpath(os.path.join(folder, e), TOP) for e in entries]
        return sorted(
            n
            for n in names
            if not n.startswith("build")
            and any(fnmatch.fnmatch(n, pattern) for pattern in patterns)
        )
    command = ["git", "-c", f"safe.directory={TOP}", "-C", TOP, "ls-files", "-z"]
    command += ["--cached", "--others", "--exclude-standard", "--", *patterns]
    output = subprocess.run(command, check=True, capture_output=True).stdout
    names = {name for name in output.decode().split("\0") if name}
    return sorted(name for name in names if os.path.isfile(os.path.join(TOP, name)))


def read(name):
    with open(os.path.join(TOP, name), encoding="utf-8", errors="surrogateescape") as file:
        return file.read()


def finish(problems, what):
    """Prints the problems and ends the program."""
    for problem in problems:
        print(problem)
    if problems:
        print(f"{what}: {len(problems)} problems")
        sys.exit(1)
    print(f"{what}: ok")
    sys.exit(0)
