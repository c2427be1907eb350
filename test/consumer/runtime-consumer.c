/*===- runtime-consumer.c - a C program on the runtime library -----------===*\
 *
 * Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
\*===----------------------------------------------------------------------===*/

#include "CudnnFE/Runtime/Runtime.h"

int main(void) { return cudnnfe_abi_version() == CUDNNFE_ABI_VERSION ? 0 : 1; }
