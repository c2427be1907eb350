"""Writes and checks small float32 .npy files without NumPy."""

import struct
import sys

mode, path, numbers, *shape = sys.argv[1:]
values = [float(word) for word in numbers.split()]
data = struct.pack(f"<{len(values)}f", *values)
if mode == "write":
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({', '.join(shape)},), }}"
    header = header.ljust(117) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)))
        file.write(header.encode() + data)
else:
    with open(path, "rb") as file:
        content = file.read()
    length = struct.unpack("<H", content[8:10])[0]
    header, body = content[10 : 10 + length].decode(), content[10 + length :]
    expected = "(" + ", ".join(shape) + ")"
    if expected not in header:
        sys.exit(f"expected shape {expected} but got {header}")
    if body != data:
        sys.exit(f"expected {values} but got {struct.unpack(f'<{len(body) // 4}f', body)}")
