//===- MallocCounter.c - counts heap allocations of a process -------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// To be preloaded (LD_PRELOAD). A program that finds `malloc_counter_start` and
// `malloc_counter_stop` by dlsym can count the allocations between two points:
// all of its thread's, and those that code inside libcudnnfe_runtime.so asks
// for.
//
//===----------------------------------------------------------------------===//

#define _GNU_SOURCE
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread int counting;
static __thread long total, inside;
static uintptr_t first, last;

/// Remembers where the runtime is mapped.
static int findRuntime(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "libcudnnfe_runtime.so"))
    return 0;
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD)
      continue;
    uintptr_t begin = info->dlpi_addr + segment->p_vaddr;
    if (!first || begin < first)
      first = begin;
    if (begin + segment->p_memsz > last)
      last = begin + segment->p_memsz;
  }
  return 1;
}

static void count(void *caller) {
  if (!counting)
    return;
  ++total;
  if ((uintptr_t)caller >= first && (uintptr_t)caller < last)
    ++inside;
}

void *malloc(size_t size) {
  count(__builtin_return_address(0));
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(__builtin_return_address(0));
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count(__builtin_return_address(0));
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  count(__builtin_return_address(0));
  *pointer = __libc_memalign(alignment, size);
  return *pointer ? 0 : 12;
}

/// Answers 0 when the runtime is not in the process.
int malloc_counter_start(void) {
  first = last = 0;
  dl_iterate_phdr(findRuntime, NULL);
  total = inside = 0;
  counting = 1;
  return first != 0;
}

void malloc_counter_stop(long *all, long *runtime) {
  counting = 0;
  *all = total;
  *runtime = inside;
}
