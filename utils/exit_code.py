"""exit_code.py CODE COMMAND...: fails unless the command ends with the code."""

import subprocess
import sys

code = subprocess.run(sys.argv[2:]).returncode
if code != int(sys.argv[1]):
    sys.exit(f"expected exit code {sys.argv[1]} but got {code}: {' '.join(sys.argv[2:])}")
