/*===- DriverStub.c - a libcuda.so.1 without a device --------------------===*\
|*
|* Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* cuDNN refuses to finalize an engine configuration when no driver library can
|* be loaded, although building a plan from a device description only needs the
|* driver to accept the finished kernels. This library stands in for the driver
|* in that one situation: it reports that there is no device, accepts modules
|* and kernels without looking at them, and answers CUDA_ERROR_NO_DEVICE to
|* everything else. Nothing can be executed through it.
|*
|* It is opened by absolute path, by the plan worker only, and lives in a folder
|* that no loader searches. The few declarations needed are written out here so
|* that it compiles without the CUDA toolkit.
|*
|* CUDNNFE_DRIVER_STUB_TRACE=1 in the environment prints each call to stderr.
|*
\*===----------------------------------------------------------------------===*/

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

typedef int CUresult;
enum {
  CUDA_SUCCESS = 0,
  CUDA_ERROR_INVALID_VALUE = 1,
  CUDA_ERROR_NO_DEVICE = 100,
  CUDA_ERROR_NOT_FOUND = 500
};
enum { PROC_ADDRESS_FOUND = 0, PROC_ADDRESS_NOT_FOUND = 1 };
enum { FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0 };
enum { LAZY_LOADING = 2, FUNCTION_LOADED = 1 };

/* CUDA accepts any toolkit of the driver's major version. */
#define STUB_DRIVER_VERSION 13000

static void trace(const char *function, const char *detail) {
  const char *enabled = getenv("CUDNNFE_DRIVER_STUB_TRACE");
  if (enabled && *enabled && strcmp(enabled, "0") != 0)
    fprintf(stderr, "driver stub: %s %s\n", function, detail ? detail : "");
}

/* Handles are addresses inside this array: not null, and never dereferenced. */
static char handles[4];
#define LIBRARY_HANDLE ((void *)&handles[0])
#define MODULE_HANDLE ((void *)&handles[1])
#define KERNEL_HANDLE ((void *)&handles[2])
#define FUNCTION_HANDLE ((void *)&handles[3])

static CUresult answer(void **out, void *handle) {
  if (!out)
    return CUDA_ERROR_INVALID_VALUE;
  *out = handle;
  return CUDA_SUCCESS;
}

static CUresult answerInt(int *out, int value) {
  if (!out)
    return CUDA_ERROR_INVALID_VALUE;
  *out = value;
  return CUDA_SUCCESS;
}

/*===----------------------------------------------------------------------===*\
|* Functions that need a device
\*===----------------------------------------------------------------------===*/

/* The real prototypes differ, but the caller cleans up its own arguments in
   every ABI that CUDA supports, so one shape serves all. */
#define NO_DEVICE(name)                                                        \
  EXPORT CUresult name(void);                                                  \
  CUresult name(void) {                                                        \
    trace(#name, "-> no device");                                              \
    return CUDA_ERROR_NO_DEVICE;                                               \
  }
#include "DriverApi.def"

/*===----------------------------------------------------------------------===*\
|* Initialization, version, errors
\*===----------------------------------------------------------------------===*/

EXPORT CUresult cuInit(unsigned flags) {
  (void)flags;
  trace("cuInit", "-> no device");
  return CUDA_ERROR_NO_DEVICE;
}

EXPORT CUresult cuDriverGetVersion(int *version) {
  trace("cuDriverGetVersion", NULL);
  return answerInt(version, STUB_DRIVER_VERSION);
}

EXPORT CUresult cuDeviceGetCount(int *count) {
  trace("cuDeviceGetCount", NULL);
  return answerInt(count, 0);
}

EXPORT CUresult cuGetErrorName(CUresult error, const char **text) {
  const char *name = NULL;
  if (!text)
    return CUDA_ERROR_INVALID_VALUE;
  switch (error) {
  case CUDA_SUCCESS:
    name = "CUDA_SUCCESS";
    break;
  case CUDA_ERROR_INVALID_VALUE:
    name = "CUDA_ERROR_INVALID_VALUE";
    break;
  case CUDA_ERROR_NO_DEVICE:
    name = "CUDA_ERROR_NO_DEVICE";
    break;
  case CUDA_ERROR_NOT_FOUND:
    name = "CUDA_ERROR_NOT_FOUND";
    break;
  default:
    break;
  }
  *text = name;
  return name ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult cuGetErrorString(CUresult error, const char **text) {
  const char *message = NULL;
  if (!text)
    return CUDA_ERROR_INVALID_VALUE;
  switch (error) {
  case CUDA_SUCCESS:
    message = "success";
    break;
  case CUDA_ERROR_INVALID_VALUE:
    message = "invalid value";
    break;
  case CUDA_ERROR_NO_DEVICE:
    message = "no device: this is the driver stub of CudnnFE";
    break;
  case CUDA_ERROR_NOT_FOUND:
    message = "not found";
    break;
  default:
    break;
  }
  *text = message;
  return message ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/*===----------------------------------------------------------------------===*\
|* Libraries and kernels
\*===----------------------------------------------------------------------===*/

EXPORT CUresult cuLibraryLoadData(void **library, const void *code,
                                  void *jitOptions, void **jitValues,
                                  unsigned numJitOptions, void *options,
                                  void **values, unsigned numOptions) {
  (void)jitOptions, (void)jitValues, (void)numJitOptions;
  (void)options, (void)values, (void)numOptions;
  trace("cuLibraryLoadData", NULL);
  if (!code)
    return CUDA_ERROR_INVALID_VALUE;
  return answer(library, LIBRARY_HANDLE);
}

EXPORT CUresult cuLibraryUnload(void *library) {
  (void)library;
  trace("cuLibraryUnload", NULL);
  return CUDA_SUCCESS;
}

EXPORT CUresult cuLibraryGetKernel(void **kernel, void *library,
                                   const char *name) {
  (void)library;
  trace("cuLibraryGetKernel", name);
  return answer(kernel, KERNEL_HANDLE);
}

EXPORT CUresult cuLibraryGetModule(void **module, void *library) {
  (void)library;
  trace("cuLibraryGetModule", NULL);
  return answer(module, MODULE_HANDLE);
}

EXPORT CUresult cuKernelGetFunction(void **function, void *kernel) {
  (void)kernel;
  trace("cuKernelGetFunction", NULL);
  return answer(function, FUNCTION_HANDLE);
}

EXPORT CUresult cuKernelGetLibrary(void **library, void *kernel) {
  (void)kernel;
  trace("cuKernelGetLibrary", NULL);
  return answer(library, LIBRARY_HANDLE);
}

EXPORT CUresult cuKernelGetName(const char **name, void *kernel) {
  (void)kernel;
  trace("cuKernelGetName", NULL);
  if (!name)
    return CUDA_ERROR_INVALID_VALUE;
  *name = "";
  return CUDA_SUCCESS;
}

static CUresult functionAttribute(int *value, int attribute) {
  return answerInt(
      value, attribute == FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024 : 0);
}

EXPORT CUresult cuKernelGetAttribute(int *value, int attribute, void *kernel,
                                     int device) {
  (void)kernel, (void)device;
  trace("cuKernelGetAttribute", NULL);
  return functionAttribute(value, attribute);
}

EXPORT CUresult cuKernelSetAttribute(int attribute, int value, void *kernel,
                                     int device) {
  (void)attribute, (void)value, (void)kernel, (void)device;
  trace("cuKernelSetAttribute", NULL);
  return CUDA_SUCCESS;
}

EXPORT CUresult cuKernelSetCacheConfig(void *kernel, int config, int device) {
  (void)kernel, (void)config, (void)device;
  trace("cuKernelSetCacheConfig", NULL);
  return CUDA_SUCCESS;
}

/*===----------------------------------------------------------------------===*\
|* Modules and functions
\*===----------------------------------------------------------------------===*/

EXPORT CUresult cuModuleLoadData(void **module, const void *image) {
  trace("cuModuleLoadData", NULL);
  if (!image)
    return CUDA_ERROR_INVALID_VALUE;
  return answer(module, MODULE_HANDLE);
}

EXPORT CUresult cuModuleLoadDataEx(void **module, const void *image,
                                   unsigned numOptions, void *options,
                                   void **values) {
  (void)numOptions, (void)options, (void)values;
  trace("cuModuleLoadDataEx", NULL);
  if (!image)
    return CUDA_ERROR_INVALID_VALUE;
  return answer(module, MODULE_HANDLE);
}

EXPORT CUresult cuModuleLoadFatBinary(void **module, const void *fatBinary) {
  trace("cuModuleLoadFatBinary", NULL);
  if (!fatBinary)
    return CUDA_ERROR_INVALID_VALUE;
  return answer(module, MODULE_HANDLE);
}

EXPORT CUresult cuModuleUnload(void *module) {
  (void)module;
  trace("cuModuleUnload", NULL);
  return CUDA_SUCCESS;
}

EXPORT CUresult cuModuleGetFunction(void **function, void *module,
                                    const char *name) {
  (void)module;
  trace("cuModuleGetFunction", name);
  return answer(function, FUNCTION_HANDLE);
}

EXPORT CUresult cuModuleGetLoadingMode(int *mode) {
  trace("cuModuleGetLoadingMode", NULL);
  return answerInt(mode, LAZY_LOADING);
}

EXPORT CUresult cuFuncGetAttribute(int *value, int attribute, void *function) {
  (void)function;
  trace("cuFuncGetAttribute", NULL);
  return functionAttribute(value, attribute);
}

EXPORT CUresult cuFuncSetAttribute(void *function, int attribute, int value) {
  (void)function, (void)attribute, (void)value;
  trace("cuFuncSetAttribute", NULL);
  return CUDA_SUCCESS;
}

EXPORT CUresult cuFuncSetCacheConfig(void *function, int config) {
  (void)function, (void)config;
  trace("cuFuncSetCacheConfig", NULL);
  return CUDA_SUCCESS;
}

EXPORT CUresult cuFuncSetSharedMemConfig(void *function, int config) {
  (void)function, (void)config;
  trace("cuFuncSetSharedMemConfig", NULL);
  return CUDA_SUCCESS;
}

EXPORT CUresult cuFuncLoad(void *function) {
  (void)function;
  trace("cuFuncLoad", NULL);
  return CUDA_SUCCESS;
}

EXPORT CUresult cuFuncIsLoaded(int *state, void *function) {
  (void)function;
  trace("cuFuncIsLoaded", NULL);
  return answerInt(state, FUNCTION_LOADED);
}

EXPORT CUresult cuFuncGetModule(void **module, void *function) {
  (void)function;
  trace("cuFuncGetModule", NULL);
  return answer(module, MODULE_HANDLE);
}

EXPORT CUresult cuFuncGetName(const char **name, void *function) {
  (void)function;
  trace("cuFuncGetName", NULL);
  if (!name)
    return CUDA_ERROR_INVALID_VALUE;
  *name = "";
  return CUDA_SUCCESS;
}

/*===----------------------------------------------------------------------===*\
|* Entry point look-up
\*===----------------------------------------------------------------------===*/

EXPORT CUresult cuGetProcAddress(const char *symbol, void **function,
                                 int version, uint64_t flags);
EXPORT CUresult cuGetProcAddress_v2(const char *symbol, void **function,
                                    int version, uint64_t flags, int *status);

typedef void (*Function)(void);
typedef struct {
  const char *name;
  Function function;
} Entry;

#define SERVED(name) {#name, (Function)name},
#define NO_DEVICE(name) {#name, (Function)name},
static const Entry entries[] = {
    /* The versioned look-up comes first: "cuGetProcAddress" asks for the newest
       form, which takes the status argument. */
    {"cuGetProcAddress", (Function)cuGetProcAddress_v2},
    SERVED(cuGetProcAddress_v2) SERVED(cuInit) SERVED(cuDriverGetVersion)
        SERVED(cuDeviceGetCount) SERVED(cuGetErrorName) SERVED(
            cuGetErrorString) SERVED(cuLibraryLoadData) SERVED(cuLibraryUnload)
            SERVED(cuLibraryGetKernel) SERVED(cuLibraryGetModule) SERVED(
                cuKernelGetFunction) SERVED(cuKernelGetLibrary)
                SERVED(cuKernelGetName) SERVED(cuKernelGetAttribute) SERVED(
                    cuKernelSetAttribute) SERVED(cuKernelSetCacheConfig)
                    SERVED(cuModuleLoadData) SERVED(cuModuleLoadDataEx) SERVED(
                        cuModuleLoadFatBinary) SERVED(cuModuleUnload)
                        SERVED(cuModuleGetFunction) SERVED(
                            cuModuleGetLoadingMode) SERVED(cuFuncGetAttribute)
                            SERVED(cuFuncSetAttribute)
                                SERVED(cuFuncSetCacheConfig)
                                    SERVED(cuFuncSetSharedMemConfig)
                                        SERVED(cuFuncLoad)
                                            SERVED(cuFuncIsLoaded)
                                                SERVED(cuFuncGetModule)
                                                    SERVED(cuFuncGetName)
#include "DriverApi.def"
};

static Function lookUp(const char *symbol) {
  for (size_t i = 0; i < sizeof(entries) / sizeof(entries[0]); ++i)
    if (strcmp(entries[i].name, symbol) == 0)
      return entries[i].function;
  return NULL;
}

static CUresult procAddress(const char *symbol, void **function, int *status) {
  Function found;
  if (!symbol || !function)
    return CUDA_ERROR_INVALID_VALUE;
  found = lookUp(symbol);
  if (!found)
    trace("cuGetProcAddress: not found:", symbol);
  *function = (void *)found;
  if (status)
    *status = found ? PROC_ADDRESS_FOUND : PROC_ADDRESS_NOT_FOUND;
  return found ? CUDA_SUCCESS : CUDA_ERROR_NOT_FOUND;
}

EXPORT CUresult cuGetProcAddress(const char *symbol, void **function,
                                 int version, uint64_t flags) {
  (void)version, (void)flags;
  return procAddress(symbol, function, NULL);
}

EXPORT CUresult cuGetProcAddress_v2(const char *symbol, void **function,
                                    int version, uint64_t flags, int *status) {
  (void)version, (void)flags;
  return procAddress(symbol, function, status);
}
