#!/usr/bin/env python3
"""Each RUN line of a lit test ends in something that can fail for a wrong result.

A pipeline counts when its last command is a checker, or when a command of it is
`not`, or when it has -verify-diagnostics. A line that only prepares a file must
be followed, in the same test, by a RUN line that reads that file.
"""

import re

from common import files, finish, read

CHECKERS = {"FileCheck", "diff", "cmp", "count", "grep", "test", "not"}
# Programs whose exit status is the verdict.
VERDICTS = re.compile(
    r"%python|-verify-diagnostics|--verify-each-input|cudnnfe-run .*--check=|\bnot\b"
)
RUN = re.compile(r"^\s*(?:(?://|#|\*)\s*)?RUN:\s?(.*)$")


def run_lines(text):
    """Joins continued lines; yields (line number, command)."""
    pending, start = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().endswith("END."):
            break
        match = RUN.match(line)
        if not match:
            continue
        part = match.group(1).rstrip()
        start = start or number
        if part.endswith("\\"):
            pending += part[:-1] + " "
            continue
        yield start, (pending + part).strip()
        pending, start = "", 0
    if pending:
        yield start, pending.strip()


def own_files(command):
    """Files in the test's own folder that the command may write."""
    return re.findall(r"%t[\w./-]*", command)


def is_checked(command):
    commands = re.split(r"&&|;", command)
    last = commands[-1].split("|")[-1].split()
    return bool(VERDICTS.search(command)) or bool(last and last[0] in CHECKERS)


problems = []
for name in files("test/*.mlir", "test/*.test", "test/*.py", "test/*.c"):
    if "/Inputs/" in name or name.startswith("test/consumer/"):
        continue
    text = read(name)
    commands = list(run_lines(text))
    if name.endswith(".py") and not commands:
        continue
    if not commands and not name.endswith(".c"):
        problems.append(f"{name}: no RUN line")
    for index, (line, command) in enumerate(commands):
        if is_checked(command) or command.startswith(("rm ", "mkdir ", "split-file ")):
            continue
        later = " ".join(c for _, c in commands[index + 1 :])
        names = own_files(command)
        if not any(n in later or n.split("/")[0] in later for n in names):
            problems.append(f"{name}:{line}: this RUN line checks nothing: {command}")
    checks_something = any(is_checked(command) for _, command in commands)
    if commands and not checks_something:
        problems.append(f"{name}: no RUN line checks anything")
finish(problems, "RUN lines")
