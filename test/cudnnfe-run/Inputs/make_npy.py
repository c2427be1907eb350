"""Writes .npy files, good and bad ones, without numpy.

    make_npy.py FILE DESCR SHAPE VALUES... [--fortran] [--version=N]
                [--header=TEXT] [--cut=N] [--append=N]

SHAPE is like 2x3 or `scalar`; the values are numbers in file order. --header replaces
the dictionary, --cut drops bytes at the end of the file, --append adds some.
"""

import struct
import sys

CODES = {
    "<f8": "d",
    "<f4": "f",
    "<f2": "e",
    "|i1": "b",
    "|u1": "B",
    "|b1": "B",
    "<i2": "h",
    "<i4": "i",
    "<i8": "q",
    "|V2": "H",
    ">f4": ">f",
    "<c8": "f",
}


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    flags = dict(
        word[2:].partition("=")[::2] for word in sys.argv[1:] if word.startswith("--")
    )
    path, descr, shape, *values = words
    dims = [] if shape == "scalar" else [int(extent) for extent in shape.split("x")]
    header = flags.get(
        "header",
        "{{'descr': '{}', 'fortran_order': {}, 'shape': {}, }}".format(
            descr, "fortran" in flags, tuple(dims)
        ),
    )
    version = int(flags.get("version", 1))
    prefix = 10 if version == 1 else 12
    header += " " * (63 - (prefix + len(header)) % 64) + "\n"
    size = struct.pack("<H" if version == 1 else "<I", len(header))
    code = CODES[descr]
    convert = float if code[-1] in "dfe" else int
    order = "" if code[0] == ">" else "<"
    data = b"".join(struct.pack(order + code, convert(value)) for value in values)
    content = b"\x93NUMPY" + bytes([version, 0]) + size + header.encode() + data
    content += b"\0" * int(flags.get("append", 0))
    if "cut" in flags:
        content = content[: -int(flags["cut"])]
    with open(path, "wb") as file:
        file.write(content)


main()
