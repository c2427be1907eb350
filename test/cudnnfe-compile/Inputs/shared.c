/*===- shared.c - one program for artifacts of every target --------------===*\
 *
 * Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
\*===----------------------------------------------------------------------===*/

#include "net.h"

#include <stdio.h>
#include <stdlib.h>

static float x[256], y[256];

/* Room for a workspace at any address. */
static char space[1 << 20];

static void *align(void *pointer, uintptr_t alignment) {
  uintptr_t address = (uintptr_t)pointer;
  return (char *)pointer + (alignment - address % alignment) % alignment;
}

static void report(const char *what, cudnnfe_status_t *status) {
  printf("%s: kind %d %s [%s]\n", what, (int)cudnnfe_status_kind(status),
         cudnnfe_status_message(status), cudnnfe_status_location(status));
  cudnnfe_status_destroy(status);
}

int main(int argc, char **argv) {
  float *in = align(x, 16), *out = align(y, 16);
  void *workspace = align(space, 256);
  cudnnfe_handle_t *handle = NULL;
  int64_t size = -1;
  void *args[3] = {NULL, NULL, NULL};
  int i;
  (void)argv;
  if (argc > 1)
    report("handle", cudnnfe_handle_create(0, &handle));
  for (i = 0; i < 64; ++i)
    in[i] = (float)i - 8;
  report("size", net_main_workspace_size(handle, &size));
  printf("workspace %d\n", (int)size);
  report("no place", net_main_workspace_size(handle, NULL));
  report("call", net_main(handle, in, 2, out, NULL));
  printf("numbers %g %g\n", out[0], out[63]);
  report("with workspace", net_main(handle, in, 3, out, workspace));
  printf("numbers %g %g\n", out[0], out[63]);
  report("null", net_main(handle, NULL, 2, out, NULL));
  report("null result", net_main(handle, in, 2, NULL, NULL));
  report("odd", net_main(handle, in + 1, 2, out, NULL));
  report("odd result", net_main(handle, in, 2, out + 1, NULL));
  report("nothing", net_nothing(handle, NULL));
  args[0] = in;
  args[2] = out;
  report("null scalar", cudnnfe_entry_main(handle, args, NULL));
  if (!handle)
    report("null array", cudnnfe_entry_main(handle, NULL, NULL));
  report("end", cudnnfe_handle_destroy(handle));
  return 0;
}
