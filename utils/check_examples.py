#!/usr/bin/env python3
"""Parses every mlir example in .td and .md files with cudnnfe-opt.

A fence marked `mlir` is a whole file for cudnnfe-opt. The fences of a file are
parsed in one run, each as its own piece, with blank lines in place of the rest:
a diagnostic then has the line number of the file. A fence marked `mlir-opt`
followed by options is also run with these options, e.g.

    ```mlir-opt --cudnnfe-infer-shapes
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lint"))
from common import files, read  # noqa: E402

FENCE = re.compile(r"^\s*```(mlir-opt|mlir)\b(.*)$")


def fences(text):
    """Yields (options or None, first line, lines) of each example."""
    options, start, body = None, 0, None
    for number, line in enumerate(text.splitlines(), 1):
        if body is None:
            match = FENCE.match(line)
            if match:
                options = match.group(2).strip() if match.group(1) == "mlir-opt" else None
                start, body = number + 1, []
        elif line.strip() == "```":
            yield options, start, body
            body = None
        else:
            body.append(line)
    if body is not None:
        yield None, start, None


def run(tool, options, text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        command = [tool, file.name, "-o", os.devnull, *options]
        result = subprocess.run(command, capture_output=True, text=True)
        return result.returncode, result.stderr.replace(file.name, "@")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opt", default="cudnnfe-opt", help="the parser to use")
    args = parser.parse_args()
    count, bad = 0, 0
    for name in files("*.td", "*.md"):
        plain, runs = [], []
        for options, start, body in fences(read(name)):
            count += 1
            if body is None:
                bad += 1
                print(f"{name}:{start - 1}: this fence has no end")
            elif options is None:
                plain.append((start, body))
            else:
                runs.append((shlex.split(options), [(start, body)]))
        if plain:
            runs.insert(0, ([], plain))
        for options, pieces in runs:
            text, line = "", 1
            for index, (start, body) in enumerate(pieces):
                # The separator takes the line of the fence itself.
                text += "\n" * (start - 1 - line)
                text += "// -----\n" if index else "\n"
                text += "\n".join(body) + "\n"
                line = start + len(body)
            status, errors = run(args.opt, ["--split-input-file", *options], text)
            if status != 0:
                bad += 1
                print(f"{name}: exit status {status}")
                print(errors.replace("@:", f"{name}:"))
    print(f"{count} examples: {bad or 'no'} errors")
    return 1 if bad or not count else 0


if __name__ == "__main__":
    sys.exit(main())
