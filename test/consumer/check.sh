#!/usr/bin/env bash
# check.sh PREFIX WORK LLVM: builds and runs the consumer against the package
# below PREFIX, with the compiler of the LLVM installation.
set -euo pipefail
source_dir="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)"
rm -rf "$2"
cmake -G Ninja -S "$source_dir" -B "$2" -DCMAKE_PREFIX_PATH="$1" \
  -DCMAKE_C_COMPILER="$3/bin/clang" -DCMAKE_CXX_COMPILER="$3/bin/clang++"
cmake --build "$2"
"$2/consumer"
"$2/runtime-consumer"
