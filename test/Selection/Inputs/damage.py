"""Damages every entry of a plan cache in one way: damage.py HOW FOLDER."""

import os
import sys

how, folder = sys.argv[1:]
paths = sorted(os.path.join(folder, name) for name in os.listdir(folder))
assert len(paths) == 2, paths
contents = [open(path, "rb").read() for path in paths]
if how == "swap":
    contents.reverse()
for path, content in zip(paths, contents):
    if how == "cut":
        content = content[: len(content) * 2 // 3]
    elif how == "flip":
        content = content[:-9] + bytes([content[-9] ^ 1]) + content[-8:]
    elif how == "empty":
        content = b""
    with open(path, "wb") as file:
        file.write(content)
