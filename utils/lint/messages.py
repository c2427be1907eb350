#!/usr/bin/env python3
"""Diagnostics start with a lower-case letter and do not end in a full stop.

Looks at the string literals of the statements that emit diagnostics, and at the
sentences of the predicates in .td files.
"""

import re

from common import files, finish, read

# Not before a word that is always written in capitals or is a name.
NAMES = re.compile(r"(?:[A-Z0-9_]{2,}\b|cuDNN|I/O|JSON|NVRTC)")
CALL = re.compile(
    r"\b(emit(?:Op)?Error|emitRemark|emitWarning|emitOptionalError|attachNote|"
    r"notifyMatchFailure|createStringError|unsupported|internalError|Status::\w+)\s*\("
)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
PREDICATE = re.compile(r"\b(?:PredOpTrait|CPred|Constraint|Pred\w*Trait)<\s*\"([^\"]+)\"")


def statement(text, start):
    """The text from `start` up to the end of the statement."""
    depth, index, quoted = 0, start, False
    while index < len(text):
        c = text[index]
        if quoted:
            if c == "\\":
                index += 1
            elif c == '"':
                quoted = False
        elif c == '"':
            quoted = True
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
            if depth < 0:
                break
        elif c == ";" and depth <= 0:
            break
        index += 1
    return text[start:index]


def pieces(body):
    """Literals of the statement, adjacent ones joined as the compiler does."""
    joined = re.sub(r'"\s*\n\s*"', "", body)
    return [match.group(1) for match in LITERAL.finditer(joined)]


problems = []


def check(name, number, first, last):
    if first[:1].isupper() and not NAMES.match(first):
        problems.append(f"{name}:{number}: starts with a capital: {first!r}")
    stripped = last.rstrip()
    if stripped.endswith(".") and not stripped.endswith("..."):
        problems.append(f"{name}:{number}: ends in a full stop: {last!r}")


for name in files("lib/*.cpp", "lib/*.c", "tools/*.cpp"):
    text = read(name)
    for match in CALL.finditer(text):
        literals = pieces(statement(text, match.start()))
        if literals:
            number = text.count("\n", 0, match.start()) + 1
            check(name, number, literals[0], literals[-1])
for name in files("include/*.td"):
    text = read(name)
    for match in PREDICATE.finditer(text):
        number = text.count("\n", 0, match.start()) + 1
        check(name, number, match.group(1), match.group(1))
finish(problems, "messages")
