#!/usr/bin/env python3
"""Writes damaged copies of valid IR for test/Robustness.

    make_mutants.py text [--count N] [--seed S] > mutated.mlir
    make_mutants.py text --dialect cudnn_backend > mutated-backend.mlir
    make_mutants.py bytecode --opt cudnnfe-opt [--count N] [--seed S] > bytecode.hex
    make_mutants.py npy > npy.hex

The seeds of `text` and `bytecode` are the examples in the .td files. The outputs
are committed: the suite must not change when an example does. Make them again
when the dialect has grown, and look at what the suite then says.
"""

import argparse
import os
import random
import re
import struct
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from check_examples import fences  # noqa: E402
from common import files, read  # noqa: E402

TOKEN = re.compile(
    r"[%@#!^]?[\w.$]+|0x[0-9A-Fa-f]+|->|\"[^\"\n]*\"|\s+|.", re.DOTALL
)
NUMBERS = [
    *("0", "-1", "1", "7", "65536", "2147483647", "2147483648", "4294967296"),
    *("9223372036854775807", "9223372036854775808", "-9223372036854775808"),
    *("99999999999999999999999999", "1.0e400", "0x7FC00000", "?"),
]
TYPES = ["f32", "f16", "bf16", "f64", "i8", "i32", "i64", "i1", "i7", "index", "none"]
JUNK = [
    *("(", ")", "[", "]", "{", "}", "<", ">", ",", ":", "=", "->", "*", "-", "\""),
    *("\0", "\udcff", "\udcc3", "é", "%", "@", "#", "!", "^", "?", "::", "//", "\\"),
]


def examples(dialect="cudnnfe"):
    """Whole examples of a dialect, in the order of the files."""
    found = []
    for name in files("include/*.td"):
        for options, _, body in fences(read(name)):
            text = "\n".join(body or []) + "\n"
            if options is None and f"{dialect}." in text:
                found.append(text)
    return found


def mutate(rng, text, names):
    tokens = TOKEN.findall(text)
    solid = [i for i, token in enumerate(tokens) if not token.isspace()]

    def those(test):
        return [i for i in solid if test(tokens[i])] or solid

    numbers = those(lambda t: re.fullmatch(r"-?[0-9][\w.]*", t))
    types = those(lambda t: re.fullmatch(r"(?:[0-9x?]*x)?(?:f16|f32|f64|bf16|i\d+)", t))
    ops = those(lambda t: t in names)
    values = those(lambda t: t.startswith("%"))
    kind = rng.randrange(12)
    if kind == 0:
        del tokens[rng.choice(solid)]
    elif kind == 1:
        i = rng.choice(solid)
        tokens[i:i] = [tokens[i], " "]
    elif kind == 2:
        i, j = rng.choice(solid), rng.choice(solid)
        tokens[i], tokens[j] = tokens[j], tokens[i]
    elif kind == 3:
        tokens = tokens[: rng.choice(solid)]
    elif kind == 4:
        tokens.insert(rng.choice(solid), rng.choice(JUNK))
    elif kind in (5, 6):
        i = rng.choice(numbers)
        tokens[i] = rng.choice(NUMBERS) + ("x4xf32" if "x" in tokens[i] else "")
    elif kind in (7, 8):
        i = rng.choice(types)
        prefix = tokens[i].rpartition("x")[0]
        tokens[i] = (prefix + "x" if prefix else "") + rng.choice(TYPES)
    elif kind == 9:
        tokens[rng.choice(ops)] = rng.choice(names)
    elif kind == 10:
        tokens[rng.choice(values)] = tokens[rng.choice(values)]
    else:
        # One extent changes, and no other one with it.
        i = rng.choice(types)
        tokens[i] = re.sub(r"^\d+", str(rng.choice([0, 1, 3, 5, 1 << 40])), tokens[i])
    return "".join(tokens)


def make_text(args):
    rng = random.Random(args.seed)
    seeds = examples(args.dialect)
    names = sorted(set(re.findall(args.dialect + r"\.\w+", "".join(seeds))))
    pieces = []
    while len(pieces) < args.count:
        text = seeds[len(pieces) % len(seeds)]
        piece = mutate(rng, text, names)
        if piece != text:
            pieces.append(piece)
    output = "// Damaged examples; made by utils/make_mutants.py.\n"
    output += "\n// -----\n".join(piece.strip("\n") for piece in pieces) + "\n"
    sys.stdout.buffer.write(output.encode("utf-8", errors="surrogateescape"))


def make_bytecode(args):
    rng = random.Random(args.seed)
    seeds = []
    for text in examples()[::7]:
        command = [args.opt, "-", "--emit-bytecode", "-o", "-"]
        result = subprocess.run(command, input=text.encode(), capture_output=True)
        if result.returncode == 0:
            seeds.append(result.stdout)
    print("# Damaged bytecode; made by utils/make_mutants.py.")
    for number in range(args.count):
        data = bytearray(seeds[number % len(seeds)])
        kind = number % 4
        if kind == 0:
            del data[rng.randrange(len(data)) :]
        elif kind == 1:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        elif kind == 2:
            # Sizes and counts near the front decide about everything after.
            data[rng.randrange(min(40, len(data)))] = rng.choice([0, 0x7F, 0xFE, 0xFF])
        else:
            start = rng.randrange(len(data))
            for i in range(start, min(len(data), start + 16)):
                data[i] = rng.randrange(256)
        print(f"m{number:03}.mlirbc {bytes(data).hex()}")


def npy(header, data=b"", version=(1, 0), magic=b"\x93NUMPY", size=None):
    text = header if isinstance(header, bytes) else header.encode()
    length = len(text) if size is None else size
    form = "<H" if version[0] == 1 else "<I"
    return magic + bytes(version) + struct.pack(form, length) + text + data


def make_npy(args):
    good = "{'descr': '<f4', 'fortran_order': False, 'shape': (4, 8), }\n"
    payload = bytes(4 * 32)

    def descr(text):
        return npy(good.replace("'<f4'", text), payload)

    def shape(text):
        return npy(good.replace("(4, 8)", text), payload)

    cases = {
        "empty": b"",
        "magic-only": b"\x93NUMPY",
        "no-length": b"\x93NUMPY\x01\x00",
        "half-length": b"\x93NUMPY\x01\x00\x10",
        "wrong-magic": npy(good, payload, magic=b"\x93NUMPX"),
        "version-0": npy(good, payload, version=(0, 0)),
        "version-9": npy(good, payload, version=(9, 9)),
        "header-too-long": npy(good, payload, size=65535),
        "header-huge": npy(good, payload, version=(2, 0), size=0xFFFFFFFF),
        "header-zero": npy(good, payload, size=0),
        "header-cut": npy(good, size=20),
        "no-header": npy("", payload),
        "not-a-dict": npy("[1, 2, 3]\n", payload),
        "no-brace": npy(good.replace("}", ""), payload),
        "no-descr": npy("{'fortran_order': False, 'shape': (4, 8), }\n", payload),
        "no-order": npy("{'descr': '<f4', 'shape': (4, 8), }\n", payload),
        "no-shape": npy("{'descr': '<f4', 'fortran_order': False, }\n", payload),
        "order-number": npy(good.replace("False", "7"), payload),
        "unterminated": npy("{'descr': '<f4\n", payload),
        "nul-bytes": npy(b"\0" * 64, payload),
        "binary-header": npy(bytes(range(128, 192)), payload),
        "descr-none": descr("None"),
        "descr-empty": descr("''"),
        "descr-object": descr("'|O'"),
        "descr-string": descr("'<U8'"),
        "descr-width-0": descr("'<f0'"),
        "descr-width-3": descr("'<f3'"),
        "descr-width-huge": descr("'<f99999999999999999999'"),
        "descr-negative": descr("'<f-4'"),
        "descr-big-endian": descr("'>f4'"),
        "descr-struct": descr("[('a', '<f4')]"),
        "descr-other-type": descr("'<i4'"),
        "shape-number": shape("7"),
        "shape-empty": shape("()"),
        "shape-negative": shape("(-4, -8)"),
        "shape-text": shape("('a', 8)"),
        "shape-float": shape("(4.0, 8)"),
        "shape-overflow": shape("(9223372036854775807, 9223372036854775807)"),
        "shape-big-number": shape("(99999999999999999999, 8)"),
        "shape-wraps": shape("(4294967296, 4294967296)"),
        "shape-large": shape("(1048576, 1048576)"),
        "shape-zero": shape("(0, 8)"),
        "shape-other": shape("(8, 4)"),
        "shape-unclosed": shape("(4, 8"),
        "shape-long": shape("(" + "1, " * 4000 + ")"),
        "data-missing": npy(good),
        "data-short": npy(good, payload[:-1]),
        "data-long": npy(good, payload + b"\0"),
        "fortran-short": npy(good.replace("False", "True"), payload[:64]),
        "text": b"this is not an array\n" * 8,
    }
    print("# Damaged .npy files for a 4x8xf32 argument; made by utils/make_mutants.py.")
    for name, data in cases.items():
        print(f"{name}.npy {data.hex()}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["text", "bytecode", "npy"])
    parser.add_argument("--opt", default="cudnnfe-opt")
    parser.add_argument("--dialect", default="cudnnfe", help="whose examples (text)")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    {"text": make_text, "bytecode": make_bytecode, "npy": make_npy}[args.kind](args)


if __name__ == "__main__":
    main()
