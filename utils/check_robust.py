#!/usr/bin/env python3
"""Feeds malformed inputs to a tool and sees to it that it refuses them well.

    check_robust.py text [--may-pass] [--alone] FILE... -- TOOL [ARGUMENTS]
    check_robust.py bytes [--may-pass] FILE... -- TOOL [ARGUMENTS]

`text`: FILE holds pieces between `// -----` lines; the tool must know
`--split-input-file`. All pieces of a file go through one process; after a crash
each goes through one of its own, to find the one to blame. With `--alone` each
does so from the start, for tools that take one module.
`bytes`: each line of FILE is a name and the content in hexadecimal; the tool
runs once for each, with `@` in its arguments replaced by the file.

Good is: no signal, no time-out, no message of an internal failure, and a
diagnostic with a non-zero exit status. With `--may-pass` acceptance is fine too.
`--at-least N` is the number of inputs that each file must hold.
"""

import argparse
import collections
import concurrent.futures
import os
import re
import signal
import subprocess
import sys
import tempfile

CRASH = re.compile(
    r"LLVM ERROR|PLEASE submit a bug report|Assertion|terminate called|"
    r"AddressSanitizer|runtime error:|UNREACHABLE|Stack dump|error: internal:"
)
SEPARATOR = re.compile(r"^// -----$", re.MULTILINE)
TIMEOUT = 60


class Outcome:
    """How one run of the tool ended."""

    def __init__(self, command):
        self.status, self.text = None, ""
        try:
            result = subprocess.run(
                command, capture_output=True, timeout=TIMEOUT, stdin=subprocess.DEVNULL
            )
            self.status = result.returncode
            self.text = result.stderr.decode(errors="replace")
        except subprocess.TimeoutExpired:
            pass

    def crash(self):
        """A text that says how it went wrong, or None."""
        if self.status is None:
            return f"did not end within {TIMEOUT} s"
        if self.status < 0:
            return f"died of {signal.Signals(-self.status).name}"
        if self.status > 3:
            return f"ended with status {self.status}"
        match = CRASH.search(self.text)
        if match:
            line = self.text[match.start() :].splitlines()[0]
            return f"reported a failure of its own: {line}"
        return None

    def refused(self):
        return self.status != 0 and "error:" in self.text


def pieces_of(name):
    """Yields (first line, last line, text) of each piece."""
    with open(name, encoding="utf-8", errors="surrogateescape") as file:
        text = file.read()
    # An error at the end of a piece is reported on the line of the separator.
    first = last = 1
    for piece in SEPARATOR.split(text):
        last += piece.count("\n")
        yield first, last, piece
        first = last + 1


def write(folder, name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data)
    return path


def check_alone(args, tool, folder, report):
    work = []
    for name in args.files:
        for first, _, piece in pieces_of(name):
            data = piece.encode("utf-8", errors="surrogateescape")
            path = write(folder, f"piece{len(work)}.mlir", data)
            work.append((name, f"{name}:{first}", path))
    run_each(args, work, lambda path: [*tool, path, "-o", os.devnull], report)


def check_text(args, tool, folder, report):
    for name in args.files:
        pieces = list(pieces_of(name))
        whole = Outcome([*tool, "--split-input-file", name, "-o", os.devnull])
        alone = list(pieces)
        if not whole.crash():
            refused = set()
            located = re.findall(
                re.escape(name) + r":(\d+):\d+: error: ", whole.text
            )
            for line in map(int, located):
                refused |= {i for i, p in enumerate(pieces) if p[0] <= line <= p[1]}
            alone = [p for i, p in enumerate(pieces) if i not in refused]
            if args.may_pass:
                alone = []
        report.counts[name] = len(pieces)
        before = len(report.problems)
        for first, _, piece in alone:
            data = piece.encode("utf-8", errors="surrogateescape")
            path = write(folder, "piece.mlir", data)
            one = Outcome([*tool, path, "-o", os.devnull])
            report.judge(f"{name}:{first}", one, args.may_pass)
        if whole.crash() and len(report.problems) == before:
            report.problems.append(f"{name}: all pieces together: {whole.crash()}")


def check_bytes(args, tool, folder, report):
    work = []
    for name in args.files:
        with open(name, encoding="ascii") as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    label, _, digits = line.partition(" ")
                    path = write(folder, label, bytes.fromhex(digits.strip()))
                    work.append((name, f"{name} {label}", path))
    run_each(
        args, work, lambda path: [part.replace("@", path) for part in tool], report
    )


def run_each(args, work, command, report):
    """Judges one run of the tool for each (file, label, input)."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        outcomes = pool.map(lambda item: Outcome(command(item[2])), work)
        for (name, label, _), outcome in zip(work, outcomes):
            report.counts[name] += 1
            report.judge(label, outcome, args.may_pass)


class Report:
    def __init__(self):
        self.counts, self.problems = collections.Counter(), []

    def judge(self, label, outcome, may_pass):
        crash = outcome.crash()
        if crash:
            self.problems.append(f"{label}: {crash}")
        elif outcome.status == 0 and not may_pass:
            self.problems.append(f"{label}: was accepted")
        elif outcome.status != 0 and not outcome.refused():
            self.problems.append(f"{label}: was refused without a diagnostic")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["text", "bytes"])
    parser.add_argument("--may-pass", action="store_true")
    parser.add_argument("--alone", action="store_true")
    parser.add_argument("--at-least", type=int, default=1, metavar="N")
    parser.add_argument("files", nargs="+")
    arguments = sys.argv[1:]
    split = arguments.index("--")
    args, tool = parser.parse_args(arguments[:split]), arguments[split + 1 :]
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        if args.kind == "bytes":
            check_bytes(args, tool, folder, report)
        elif args.alone:
            check_alone(args, tool, folder, report)
        else:
            check_text(args, tool, folder, report)
    for name in args.files:
        if report.counts[name] < args.at_least:
            report.problems.append(
                f"{name}: expected at least {args.at_least} inputs but got "
                f"{report.counts[name]}"
            )
    for problem in report.problems:
        print(problem)
    total = sum(report.counts.values())
    print(f"{total} inputs, {len(report.problems)} problems")
    return 1 if report.problems or not total else 0


if __name__ == "__main__":
    sys.exit(main())
