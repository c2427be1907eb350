//===- Runtime.h - the C ABI of the runtime ---------------------*- C++ -*-===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one description of the calls and tables between compiled programs and
// the runtime. Compiled artifacts hold tables of these layouts and call these
// functions by name: whoever changes this file changes
//   - RuntimeNames.def (names and signatures as the lowering emits them),
//   - the lowering (lib/Conversion/CudnnFEHostToLLVM),
//   - CUDNNFE_ABI_VERSION, unless a field is only appended to a table.
//
// Rules that hold for every function:
//   - A NULL status means success. Any other status belongs to the caller, who
//     gives it to cudnnfe_status_destroy. Out-parameters are written on success
//     only.
//   - Nothing is printed. CUDNNFE_LOG=1..3 writes a log to stderr or to the
//   file
//     named by CUDNNFE_LOG_FILE.
//   - A handle, and the modules loaded for it, are used by one thread at a
//   time.
//     Different handles may be used by different threads at the same time.
//   - libcuda and libcudnn are loaded when a call first needs them; on a
//   machine
//     without them that call answers CUDNNFE_STATUS_CUDA or
//     CUDNNFE_STATUS_CUDNN.
//   - The CUDA context that is current on the calling thread is the same after
//   a
//     call as before it.
//   - "Asynchronous" means: work is put on the handle's stream and the call
//   does
//     not wait for it. Functions block only where it is said.
//
//===----------------------------------------------------------------------===//

#ifndef CUDNNFE_RUNTIME_RUNTIME_H
#define CUDNNFE_RUNTIME_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define CUDNNFE_API __attribute__((visibility("default")))
#else
#define CUDNNFE_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// Version of the tables below. A runtime refuses tables of another version.
#define CUDNNFE_ABI_VERSION 1

typedef struct cudnnfe_status cudnnfe_status_t;
typedef struct cudnnfe_handle cudnnfe_handle_t;
typedef struct cudnnfe_module cudnnfe_module_t;
typedef struct cudnnfe_artifact cudnnfe_artifact_t;
typedef struct cudnnfe_recording cudnnfe_recording_t;

//===----------------------------------------------------------------------===//
// Status
//===----------------------------------------------------------------------===//

typedef enum cudnnfe_status_kind {
  /// The caller's mistake: a wrong argument, a damaged table or file.
  CUDNNFE_STATUS_INVALID = 1,
  /// Right as such, but not on this device or with this library.
  CUDNNFE_STATUS_UNSUPPORTED = 2,
  /// A fault of the runtime or of the compiler.
  CUDNNFE_STATUS_INTERNAL = 3,
  /// The driver is missing or answered an error; the code is its CUresult.
  CUDNNFE_STATUS_CUDA = 4,
  /// cuDNN is missing or answered an error; the code is its cudnnStatus_t.
  CUDNNFE_STATUS_CUDNN = 5
} cudnnfe_status_kind_t;

/// Makes a status; `message` and `location` are copied, `location` may be NULL.
/// Never answers NULL: when memory is short, a static status stands in.
CUDNNFE_API cudnnfe_status_t *cudnnfe_status_create(int32_t kind, int64_t code,
                                                    const char *message,
                                                    const char *location);
/// Frees a status; NULL is allowed.
CUDNNFE_API void cudnnfe_status_destroy(cudnnfe_status_t *status);
/// One of cudnnfe_status_kind_t, or 0 for NULL.
CUDNNFE_API int32_t cudnnfe_status_kind(const cudnnfe_status_t *status);
/// The code of the library that failed, or 0.
CUDNNFE_API int64_t cudnnfe_status_code(const cudnnfe_status_t *status);
/// The text, which lives as long as the status. Never NULL.
CUDNNFE_API const char *cudnnfe_status_message(const cudnnfe_status_t *status);
/// Where the program was written (an MLIR location), or "". Never NULL.
CUDNNFE_API const char *cudnnfe_status_location(const cudnnfe_status_t *status);

//===----------------------------------------------------------------------===//
// Libraries and devices
//===----------------------------------------------------------------------===//

/// CUDNNFE_ABI_VERSION of the runtime that is loaded.
CUDNNFE_API int64_t cudnnfe_abi_version(void);

/// Names the libcudnn to load, before anything has loaded it. NULL forgets an
/// earlier name. Without a name the search order of the library loader holds.
CUDNNFE_API cudnnfe_status_t *cudnnfe_set_cudnn_path(const char *path);

/// Loads libcudnn when needed and answers its version, for example 91900.
CUDNNFE_API cudnnfe_status_t *cudnnfe_cudnn_version(int64_t *version);

/// Number of visible devices. A machine without a driver is an error, not 0.
CUDNNFE_API cudnnfe_status_t *cudnnfe_device_count(int32_t *count);

/// Facts of one device. They are asked for once per ordinal and process.
typedef struct cudnnfe_device_info {
  int64_t struct_size; ///< Set by the caller to sizeof(cudnnfe_device_info_t).
  int64_t ordinal;
  int64_t sm; ///< 10 * major + minor of the compute capability.
  int64_t sm_count;
  int64_t total_memory;
  int64_t driver_version; ///< As the driver says it, for example 13000.
  char name[256];
} cudnnfe_device_info_t;

CUDNNFE_API cudnnfe_status_t *cudnnfe_device_info(int32_t ordinal,
                                                  cudnnfe_device_info_t *info);

//===----------------------------------------------------------------------===//
// Handle: {cuDNN handle, device, stream}
//===----------------------------------------------------------------------===//

/// Retains the primary context of the device, creates a cuDNN handle on it; the
/// stream is the default stream. Blocks. Programs for the CPU ignore the
/// handle, which may be NULL.
CUDNNFE_API cudnnfe_status_t *cudnnfe_handle_create(int32_t ordinal,
                                                    cudnnfe_handle_t **handle);

/// Makes a handle from a cudnnHandle_t that somebody else owns, the device that
/// it was created on and the stream that is set in it. The cudnnHandle_t must
/// come from the libcudnn that this runtime uses, must outlive the result, and
/// its stream must be changed through the result only.
CUDNNFE_API cudnnfe_status_t *cudnnfe_handle_wrap(void *cudnn_handle,
                                                  int32_t ordinal, void *stream,
                                                  cudnnfe_handle_t **handle);

/// Unloads every module of the handle, frees its memory, and destroys the cuDNN
/// handle unless it was wrapped. Waits for the handle's stream. NULL is
/// allowed.
CUDNNFE_API cudnnfe_status_t *cudnnfe_handle_destroy(cudnnfe_handle_t *handle);

/// Sets the stream (a CUstream or cudaStream_t) for what follows. Costs nothing
/// when it is the stream already set.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_handle_set_stream(cudnnfe_handle_t *handle, void *stream);
CUDNNFE_API cudnnfe_status_t *
cudnnfe_handle_get_stream(const cudnnfe_handle_t *handle, void **stream);

/// The cudnnHandle_t inside. It stays the property of the handle.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_handle_backend(const cudnnfe_handle_t *handle, void **cudnn_handle);

/// Facts of the handle's device.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_handle_device(const cudnnfe_handle_t *handle,
                      cudnnfe_device_info_t *info);

typedef enum cudnnfe_device_property {
  CUDNNFE_DEVICE_ORDINAL = 0,
  CUDNNFE_DEVICE_SM = 1,
  CUDNNFE_DEVICE_SM_COUNT = 2,
  CUDNNFE_DEVICE_TOTAL_MEMORY = 3,
  CUDNNFE_DEVICE_DRIVER_VERSION = 4,
  CUDNNFE_DEVICE_CUDNN_VERSION = 5
} cudnnfe_device_property_t;

/// One fact of the handle's device as a number (cudnnfe_device_property_t).
CUDNNFE_API cudnnfe_status_t *
cudnnfe_handle_query(const cudnnfe_handle_t *handle, int64_t property,
                     int64_t *value);

/// Waits until the work on the handle's stream is done. Blocks.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_handle_synchronize(cudnnfe_handle_t *handle);

//===----------------------------------------------------------------------===//
// Device memory and time, for programs that have no other CUDA library
//===----------------------------------------------------------------------===//

/// Device memory on the handle's device. Free it before the handle is
/// destroyed.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_memory_allocate(cudnnfe_handle_t *handle, int64_t size, void **pointer);
/// Waits for the handle's stream, then frees. A NULL pointer is allowed.
CUDNNFE_API cudnnfe_status_t *cudnnfe_memory_free(cudnnfe_handle_t *handle,
                                                  void *pointer);
/// Copies to the device, asynchronous for page-locked `source` only.
CUDNNFE_API cudnnfe_status_t *cudnnfe_memory_write(cudnnfe_handle_t *handle,
                                                   void *target,
                                                   const void *source,
                                                   int64_t size);
/// Copies from the device. Blocks until the data is there.
CUDNNFE_API cudnnfe_status_t *cudnnfe_memory_read(cudnnfe_handle_t *handle,
                                                  void *target,
                                                  const void *source,
                                                  int64_t size);
/// Copies within the device. Asynchronous.
CUDNNFE_API cudnnfe_status_t *cudnnfe_memory_copy(cudnnfe_handle_t *handle,
                                                  void *target,
                                                  const void *source,
                                                  int64_t size);
/// Sets bytes on the device. Asynchronous.
CUDNNFE_API cudnnfe_status_t *cudnnfe_memory_fill(cudnnfe_handle_t *handle,
                                                  void *target, int32_t byte,
                                                  int64_t size);

/// Sets `count` elements of `width` bytes, 2 or 4, to the low bytes of
/// `pattern`. The target is aligned to the width. Asynchronous.
CUDNNFE_API cudnnfe_status_t *cudnnfe_memory_set(cudnnfe_handle_t *handle,
                                                 void *target, int32_t pattern,
                                                 int64_t width, int64_t count);

/// Starts a measurement on the handle's stream, or restarts it. Asynchronous.
CUDNNFE_API cudnnfe_status_t *cudnnfe_timer_start(cudnnfe_handle_t *handle);
/// Answers the device time since cudnnfe_timer_start. Blocks.
CUDNNFE_API cudnnfe_status_t *cudnnfe_timer_stop(cudnnfe_handle_t *handle,
                                                 double *milliseconds);

//===----------------------------------------------------------------------===//
// Tables of a compiled module
//
// Constant data of an artifact, never changed and alive until the artifact is
// closed. Every field is eight bytes wide. A table may grow at its end: the
// module says how large its records are, and fields it does not have read as 0.
//===----------------------------------------------------------------------===//

typedef enum cudnnfe_binding_kind {
  /// ptrs[index] + offset is a device pointer.
  CUDNNFE_BINDING_TENSOR = 0,
  /// ptrs[index] is a host pointer to `size` bytes, read during the call.
  CUDNNFE_BINDING_SCALAR = 1,
  /// `literal` points to `size` bytes.
  CUDNNFE_BINDING_LITERAL = 2,
  /// `size` bytes at `offset` of memory that the graph needs beside the plan's
  /// own
  /// workspace.
  CUDNNFE_BINDING_WORKSPACE = 3
} cudnnfe_binding_kind_t;

/// How one non-virtual tensor of a graph gets its data.
typedef struct cudnnfe_binding {
  int64_t uid;
  int64_t kind;      ///< cudnnfe_binding_kind_t
  int64_t index;     ///< Into the pointers given to cudnnfe_execute.
  int64_t offset;    ///< Bytes, for TENSOR and WORKSPACE.
  int64_t alignment; ///< Bytes that the address must be a multiple of, 0 = any.
  int64_t size;      ///< Bytes; of a SCALAR or LITERAL 1 to 16.
  const void *literal;
} cudnnfe_binding_t;

/// One candidate of a graph's ranked list.
typedef struct cudnnfe_plan_desc {
  const char *key;    ///< Hash of program, target, policy and cuDNN version.
  const char *source; ///< Where the candidate came from, for people.
  const char
      *knobs;     ///< "24=21,3=0": knob types and values as cuDNN counts them.
  int64_t engine; ///< Global index of the engine.
  int64_t workspace; ///< Bytes.
  int64_t sm;        ///< Device the plan was built for: 90 is compute 9.0.
  int64_t sm_count;
  int64_t cudnn_version; ///< Library that serialized it, for example 91900.
  const void *blob; ///< The serialized plan; NULL for a candidate without one.
  int64_t blob_size;
} cudnnfe_plan_desc_t;

/// One cuDNN operation graph.
typedef struct cudnnfe_graph_desc {
  const char *name;
  const char *location; ///< MLIR location for messages.
  const char *program;  ///< Descriptor program in its canonical text form.
  int64_t program_size; ///< Bytes, without a terminating NUL.
  const char *policy; ///< Canonical policy text for rebuilding, NULL = default.
  int64_t num_pointers; ///< Length of the array that cudnnfe_execute takes.
  const cudnnfe_binding_t *bindings;
  int64_t num_bindings;
  const cudnnfe_plan_desc_t
      *plans; ///< Best first. May be empty: build at load time.
  int64_t num_plans;
} cudnnfe_graph_desc_t;

/// One public function of the module.
typedef struct cudnnfe_program_desc {
  const char *name;
  const char *location;
  int64_t
      scratch_size; ///< Bytes of all buffers between graphs, before workspace.
  const int64_t *graphs; ///< Slots of the graphs that the function executes.
  int64_t num_graphs;
} cudnnfe_program_desc_t;

typedef struct cudnnfe_module_desc {
  int64_t abi_version; ///< CUDNNFE_ABI_VERSION
  int64_t module_size; ///< sizeof each table record as the compiler knew it.
  int64_t program_size;
  int64_t graph_size;
  int64_t plan_size;
  int64_t binding_size;
  const char *name;
  const cudnnfe_program_desc_t *programs;
  int64_t num_programs;
  const cudnnfe_graph_desc_t *graphs;
  int64_t num_graphs;
} cudnnfe_module_desc_t;

//===----------------------------------------------------------------------===//
// Programs
//
// A module is loaded once per handle: cudnnfe_program_begin finds it by the
// address of its tables. A shared object whose tables are loaded stays mapped
// until the handle is destroyed or the module unloaded, also when its artifact
// is closed meanwhile.
//
// Memory of a program: `scratch_size` bytes for buffers between graphs, then,
// aligned to CUDNNFE_SCRATCH_ALIGNMENT, the largest workspace of its graphs. It
// is the caller's block when one is given, otherwise one block that the module
// owns. Calls that share a block must be ordered, for instance by using one
// stream.
//===----------------------------------------------------------------------===//

#define CUDNNFE_SCRATCH_ALIGNMENT 256

/// What the host code of one function works with.
typedef struct cudnnfe_frame {
  cudnnfe_module_t *module;
  void *scratch;   ///< Buffers between graphs start here.
  void *workspace; ///< For cudnnfe_execute.
} cudnnfe_frame_t;

/// Called first by the host code of every device function. Loads the plans of
/// the program unless that is done (blocks then), and chooses the memory:
/// `workspace` when it is not NULL (cudnnfe_program_workspace_size says how
/// many bytes it must have), otherwise the module's own.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_program_begin(cudnnfe_handle_t *handle,
                      const cudnnfe_module_desc_t *desc, int64_t program,
                      void *workspace, cudnnfe_frame_t *frame);

/// Runs one graph on the handle's stream. Asynchronous; scalars are read before
/// the call returns. Allocates nothing for pointers that the plan has seen
/// before.
CUDNNFE_API cudnnfe_status_t *cudnnfe_execute(cudnnfe_module_t *module,
                                              int64_t graph,
                                              void *const *pointers,
                                              void *workspace);

/// Loads the plans of one program, or of all with -1, for a handle. Blocks.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_module_load(cudnnfe_handle_t *handle, const cudnnfe_module_desc_t *desc,
                    int64_t program);

/// Unloads a module from a handle after waiting for the handle's stream.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_module_unload(cudnnfe_handle_t *handle,
                      const cudnnfe_module_desc_t *desc);

/// Bytes of scratch and workspace of a program on this handle. Loads its plans,
/// since plans that had to be rebuilt may need another size.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_program_workspace_size(cudnnfe_handle_t *handle,
                               const cudnnfe_module_desc_t *desc,
                               int64_t program, int64_t *size);

typedef enum cudnnfe_plan_origin {
  CUDNNFE_PLAN_NOT_LOADED = 0,
  CUDNNFE_PLAN_EMBEDDED = 1, ///< Loaded from the artifact.
  CUDNNFE_PLAN_REBUILT =
      2 ///< Built on this device from the descriptor program.
} cudnnfe_plan_origin_t;

/// What became of a graph on a handle. Texts live as long as the module is
/// loaded.
typedef struct cudnnfe_graph_info {
  int64_t struct_size; ///< Set by the caller to sizeof(cudnnfe_graph_info_t).
  int64_t origin;      ///< cudnnfe_plan_origin_t
  int64_t plan;        ///< Index in the ranked list for EMBEDDED, otherwise -1.
  int64_t engine;      ///< -1 when unknown.
  int64_t workspace;
  int64_t load_nanoseconds;
  int64_t executions;
  int64_t cached_packs;
  const char *name;
  const char *knobs;
  const char *reason; ///< Why embedded plans were not taken, or "".
} cudnnfe_graph_info_t;

CUDNNFE_API cudnnfe_status_t *
cudnnfe_graph_info(cudnnfe_handle_t *handle, const cudnnfe_module_desc_t *desc,
                   int64_t graph, cudnnfe_graph_info_t *info);

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

/// The function that an artifact exports as cudnnfe_entry_<name> for the public
/// function @<name>. `args` holds the inputs in order, then the results. A
/// tensor is the pointer to its data, on the device for a CUDA artifact and on
/// the host for a CPU artifact; a scalar is a pointer to the scalar on the
/// host. A CPU artifact ignores handle and workspace, which may be NULL, and is
/// done when it returns; a CUDA artifact is asynchronous and its workspace may
/// be NULL. Both refuse null pointers and pointers that are not aligned as the
/// manifest says.
typedef cudnnfe_status_t *(*cudnnfe_entry_fn_t)(cudnnfe_handle_t *handle,
                                                void *const *args,
                                                void *workspace);

#define CUDNNFE_ENTRY_PREFIX "cudnnfe_entry_"
/// `const cudnnfe_module_desc_t`, exported by CUDA artifacts.
#define CUDNNFE_MODULE_SYMBOL "cudnnfe_artifact_module"
/// `const char[]` with the manifest, exported by all artifacts.
#define CUDNNFE_MANIFEST_SYMBOL "cudnnfe_manifest"

/// Calls the body of an entry for the host that may trap (cudnnfe_host_trap),
/// and turns a trap into a status. Memory that the body had allocated by then
/// is not freed.
CUDNNFE_API cudnnfe_status_t *cudnnfe_host_call(cudnnfe_entry_fn_t body,
                                                cudnnfe_handle_t *handle,
                                                void *const *args,
                                                void *workspace);
/// Called by a body whose run-time check failed. Does not return: it ends the
/// innermost cudnnfe_host_call of the thread, or the process where there is
/// none.
CUDNNFE_API void cudnnfe_host_trap(const char *message);

//===----------------------------------------------------------------------===//
// A program as one CUDA graph
//===----------------------------------------------------------------------===//

/// Loads what the call needs by running it once, then records a second run of
/// it as a CUDA graph. Pointers and scalars are fixed in the recording, which
/// uses the module's memory or `workspace` as the call itself would. The call
/// must not be made while the handle's stream is being captured. Blocks.
CUDNNFE_API cudnnfe_status_t *cudnnfe_record(cudnnfe_handle_t *handle,
                                             cudnnfe_entry_fn_t entry,
                                             void *const *args, void *workspace,
                                             cudnnfe_recording_t **recording);
/// Launches the recording on the handle's present stream. Asynchronous.
CUDNNFE_API cudnnfe_status_t *cudnnfe_replay(cudnnfe_recording_t *recording);
/// Frees the recording after waiting for the handle's stream. NULL is allowed.
/// To be called before the handle is destroyed.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_recording_destroy(cudnnfe_recording_t *recording);

//===----------------------------------------------------------------------===//
// Artifacts: shared objects made by cudnnfe-compile
//===----------------------------------------------------------------------===//

/// Opens an artifact and checks its manifest. May be used by several threads.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_artifact_open(const char *path, cudnnfe_artifact_t **artifact);
/// Closes it. NULL is allowed. Its code stays mapped while a handle uses it.
CUDNNFE_API void cudnnfe_artifact_close(cudnnfe_artifact_t *artifact);
/// The manifest, JSON text, alive as long as the artifact.
CUDNNFE_API const char *
cudnnfe_artifact_manifest(const cudnnfe_artifact_t *artifact);
/// 1 for a CUDA artifact (its calls need a handle), 0 for a CPU artifact.
CUDNNFE_API int32_t
cudnnfe_artifact_needs_device(const cudnnfe_artifact_t *artifact);
/// The tables of a CUDA artifact, NULL for a CPU artifact.
CUDNNFE_API const cudnnfe_module_desc_t *
cudnnfe_artifact_module_desc(const cudnnfe_artifact_t *artifact);
CUDNNFE_API int64_t
cudnnfe_artifact_num_entries(const cudnnfe_artifact_t *artifact);

/// One entry. Texts live as long as the artifact.
typedef struct cudnnfe_entry_info {
  int64_t struct_size; ///< Set by the caller to sizeof(cudnnfe_entry_info_t).
  const char *name;
  int64_t num_inputs;
  int64_t num_results;
  cudnnfe_entry_fn_t function;
} cudnnfe_entry_info_t;

CUDNNFE_API cudnnfe_status_t *
cudnnfe_artifact_entry(const cudnnfe_artifact_t *artifact, int64_t entry,
                       cudnnfe_entry_info_t *info);
/// Index of the entry with a name; an unknown name is an error that lists the
/// names.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_artifact_find(const cudnnfe_artifact_t *artifact, const char *name,
                      int64_t *entry);

/// One argument of an entry: an input, or a result after the inputs. Texts and
/// arrays live as long as the artifact.
typedef struct cudnnfe_argument_info {
  int64_t
      struct_size;  ///< Set by the caller to sizeof(cudnnfe_argument_info_t).
  const char *name; ///< May be "".
  const char
      *type; ///< Element type as MLIR spells it: f32, bf16, i8, f8E4M3FN, ...
  int64_t element_bits;
  int64_t is_scalar; ///< 1: passed by value, the rest is 0.
  int64_t rank;
  const int64_t *shape;
  const int64_t *strides; ///< In elements.
  int64_t alignment;      ///< Of the address, in bytes.
  int64_t size;           ///< Bytes from the first to the last element.
} cudnnfe_argument_info_t;

CUDNNFE_API cudnnfe_status_t *
cudnnfe_artifact_argument(const cudnnfe_artifact_t *artifact, int64_t entry,
                          int64_t argument, cudnnfe_argument_info_t *info);

/// Calls an entry by its index, after checking the number of arguments and that
/// no pointer is NULL. Blocking is as for the entry itself.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_artifact_call(const cudnnfe_artifact_t *artifact, int64_t entry,
                      cudnnfe_handle_t *handle, void *const *args,
                      int64_t num_args, void *workspace);

/// Bytes that a caller-owned workspace of the entry must have; 0 on the CPU.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_artifact_workspace_size(const cudnnfe_artifact_t *artifact,
                                int64_t entry, cudnnfe_handle_t *handle,
                                int64_t *size);

/// Loads the plans of one entry, or of all with -1. Nothing to do on the CPU.
CUDNNFE_API cudnnfe_status_t *
cudnnfe_artifact_load(const cudnnfe_artifact_t *artifact, int64_t entry,
                      cudnnfe_handle_t *handle);

#ifdef __cplusplus
}
#endif

#endif // CUDNNFE_RUNTIME_RUNTIME_H
