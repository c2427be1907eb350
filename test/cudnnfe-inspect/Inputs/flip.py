"""flip.py FILE TARGET COMMAND...: writes FILE with one bit changed to TARGET and runs the
command, which must fail with exit code 1 and say that the file is damaged, for bits all
over the file; then once more with the file as it is, which must succeed."""

import subprocess
import sys

source, target, command = sys.argv[1], sys.argv[2], sys.argv[3:]
with open(source, "rb") as file:
    data = file.read()


def run(content):
    with open(target, "wb") as file:
        file.write(content)
    return subprocess.run(command, capture_output=True, text=True)


# The mark of the checksum is 16 to 9 bytes before the end: without it there is none.
places = list(range(0, len(data) - 16, max(1, len(data) // 40)))
places += [len(data) - 17, len(data) - 8, len(data) - 1]
for number, place in enumerate(places):
    content = bytearray(data)
    content[place] ^= 1 << number % 8
    result = run(content)
    if result.returncode != 1 or "damaged" not in result.stderr:
        sys.exit(f"byte {place}: exit code {result.returncode}: {result.stderr}")
result = run(data)
if result.returncode:
    sys.exit(f"unchanged: exit code {result.returncode}: {result.stderr}")
