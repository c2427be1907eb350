//===- RunArtifact.cpp - runs an artifact without any other library -------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program for machines with a device: it needs the artifact and the runtime
// only.
//
//   run-artifact ARTIFACT ENTRY [--input FILE.npy | --scalar NUMBER]...
//   [options]
//
//   --input, --scalar   the inputs in order; dense arrays are laid out as the
//   entry asks
//   --random SEED       makes the inputs instead
//   -o FILE.npy         where the next result goes
//   --device ORDINAL    default 0
//   --repeat N          measures N further calls: host and device time of each
//   --graph             measures replays of a CUDA graph of the call as well
//   --poison            fills results with 0xFF before the first call
//   --info              prints what became of each cuDNN graph
//
//===----------------------------------------------------------------------===//

#include "CudnnFE/Runtime/Runtime.h"
#include "Npy.h"

#include <algorithm>
#include <chrono>
#include <dlfcn.h>
#include <random>

namespace {
[[noreturn]] void die(const std::string &message, int code = 1) {
  std::fprintf(stderr, "run-artifact: error: %s\n", message.c_str());
  std::exit(code);
}

/// Exits like the other tools: 1 invalid, 2 unsupported, 3 everything else.
void check(cudnnfe_status_t *status) {
  if (!status)
    return;
  int32_t kind = cudnnfe_status_kind(status);
  std::string message = cudnnfe_status_message(status);
  if (*cudnnfe_status_location(status))
    message = std::string(cudnnfe_status_location(status)) + ": " + message;
  cudnnfe_status_destroy(status);
  die(message, kind == CUDNNFE_STATUS_INVALID       ? 1
               : kind == CUDNNFE_STATUS_UNSUPPORTED ? 2
                                                    : 3);
}

double now() {
  return std::chrono::duration<double, std::micro>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

struct Buffer {
  cudnnfe_argument_info_t info{};
  std::vector<char> host;
  void *pointer = nullptr;
};

std::string descrOf(const std::string &type) {
  static const struct {
    const char *type, *descr;
  } known[] = {{"f64", "<f8"},  {"f32", "<f4"},      {"f16", "<f2"},
               {"bf16", "|V2"}, {"i64", "<i8"},      {"i32", "<i4"},
               {"i16", "<i2"},  {"i8", "|i1"},       {"ui8", "|u1"},
               {"i1", "|b1"},   {"f8E4M3FN", "|V1"}, {"f8E5M2", "|V1"}};
  for (const auto &each : known)
    if (type == each.type)
      return each.descr;
  die("elements of type " + type + " cannot be read or written");
}

int64_t elementCount(const cudnnfe_argument_info_t &info) {
  int64_t count = 1;
  for (int64_t i = 0; i < info.rank; ++i)
    count *= info.shape[i];
  return count;
}

/// Copies between a dense array and the layout of the entry.
void relayout(const cudnnfe_argument_info_t &info, char *dense, char *strided,
              bool toStrided) {
  size_t size = static_cast<size_t>(info.element_bits / 8);
  int64_t count = elementCount(info);
  std::vector<int64_t> index(static_cast<size_t>(info.rank));
  for (int64_t i = 0; i < count; ++i) {
    int64_t offset = 0;
    for (int64_t d = 0; d < info.rank; ++d)
      offset += index[static_cast<size_t>(d)] * info.strides[d];
    char *a = dense + static_cast<size_t>(i) * size;
    char *b = strided + static_cast<size_t>(offset) * size;
    toStrided ? std::memcpy(b, a, size) : std::memcpy(a, b, size);
    for (int64_t d = info.rank - 1; d >= 0; --d) {
      if (++index[static_cast<size_t>(d)] < info.shape[d])
        break;
      index[static_cast<size_t>(d)] = 0;
    }
  }
}

/// Encodes a number as one element.
void encode(const std::string &type, double value, char *out) {
  auto put = [&](auto number) { std::memcpy(out, &number, sizeof number); };
  if (type == "f64")
    return put(value);
  if (type == "f32")
    return put(static_cast<float>(value));
  if (type == "i64")
    return put(static_cast<int64_t>(value));
  if (type == "i32")
    return put(static_cast<int32_t>(value));
  if (type == "i8" || type == "i1" || type == "ui8")
    return put(static_cast<int8_t>(value));
  if (type == "f16")
    return put(static_cast<_Float16>(value));
  if (type == "bf16") {
    float single = static_cast<float>(value);
    uint32_t bits;
    std::memcpy(&bits, &single, 4);
    return put(
        static_cast<uint16_t>((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16));
  }
  die("numbers of type " + type + " cannot be made");
}

struct Options {
  std::string artifact, entry;
  /// File names, or numbers with a leading '='.
  std::vector<std::string> inputs;
  std::vector<std::string> outputs;
  int device = 0;
  long repeat = 0;
  bool graph = false, poison = false, info = false, random = false;
  unsigned seed = 0;
};

Options parse(int argc, char **argv) {
  Options options;
  std::vector<std::string> positional;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    auto next = [&]() -> std::string {
      if (i + 1 >= argc)
        die("expected a value after " + argument);
      return argv[++i];
    };
    if (argument == "--input")
      options.inputs.push_back(next());
    else if (argument == "--scalar")
      options.inputs.push_back("=" + next());
    else if (argument == "--output" || argument == "-o")
      options.outputs.push_back(next());
    else if (argument == "--device")
      options.device = std::atoi(next().c_str());
    else if (argument == "--repeat")
      options.repeat = std::atol(next().c_str());
    else if (argument == "--random") {
      options.random = true;
      options.seed = static_cast<unsigned>(std::atol(next().c_str()));
    } else if (argument == "--graph")
      options.graph = true;
    else if (argument == "--poison")
      options.poison = true;
    else if (argument == "--info")
      options.info = true;
    else if (argument.rfind("--", 0) == 0)
      die("unknown option " + argument);
    else
      positional.push_back(argument);
  }
  if (positional.size() != 2)
    die("usage: run-artifact ARTIFACT ENTRY [options]");
  options.artifact = positional[0];
  options.entry = positional[1];
  return options;
}

void fillInput(const Options &options, size_t index, Buffer &buffer,
               std::mt19937 &random) {
  std::string type = buffer.info.type;
  size_t size = static_cast<size_t>(buffer.info.element_bits / 8);
  int64_t count = buffer.info.is_scalar ? 1 : elementCount(buffer.info);
  std::vector<char> dense(static_cast<size_t>(count) * size);
  if (options.random) {
    std::normal_distribution<double> normal;
    for (int64_t i = 0; i < count; ++i)
      encode(type, normal(random),
             dense.data() + static_cast<size_t>(i) * size);
  } else {
    if (index >= options.inputs.size())
      die("expected an --input or --scalar for argument " +
          std::to_string(index));
    const std::string &source = options.inputs[index];
    if (buffer.info.is_scalar != (source[0] == '='))
      die("argument " + std::to_string(index) +
          (buffer.info.is_scalar ? " is a scalar" : " is a tensor"));
    if (buffer.info.is_scalar) {
      encode(type, std::atof(source.c_str() + 1), dense.data());
    } else {
      NpyArray array;
      std::string problem = readNpy(source, array);
      if (!problem.empty())
        die(problem);
      std::vector<int64_t> shape(buffer.info.shape,
                                 buffer.info.shape + buffer.info.rank);
      if (array.shape != shape ||
          array.descr.substr(1) != descrOf(type).substr(1))
        die("'" + source + "' has not the shape and type of argument " +
            std::to_string(index));
      dense = std::move(array.data);
    }
  }
  if (buffer.info.is_scalar)
    std::memcpy(buffer.host.data(), dense.data(), size);
  else
    relayout(buffer.info, dense.data(), buffer.host.data(), true);
}

/// Prints the median, lowest and 99th percentile of times in microseconds.
void report(const char *what, std::vector<double> times) {
  std::sort(times.begin(), times.end());
  std::printf("%s_us median %.3f min %.3f p99 %.3f\n", what,
              times[times.size() / 2], times.front(),
              times[times.size() * 99 / 100]);
}
} // namespace

int main(int argc, char **argv) {
  double start = now();
  Options options = parse(argc, argv);
  cudnnfe_artifact_t *artifact = nullptr;
  check(cudnnfe_artifact_open(options.artifact.c_str(), &artifact));
  int64_t entry = 0;
  check(cudnnfe_artifact_find(artifact, options.entry.c_str(), &entry));
  cudnnfe_entry_info_t facts{};
  facts.struct_size = sizeof facts;
  check(cudnnfe_artifact_entry(artifact, entry, &facts));
  bool onDevice = cudnnfe_artifact_needs_device(artifact);
  cudnnfe_handle_t *handle = nullptr;
  double opened = now();
  if (onDevice)
    check(cudnnfe_handle_create(options.device, &handle));
  double created = now();
  check(cudnnfe_artifact_load(artifact, entry, handle));
  double loaded = now();

  std::mt19937 random(options.seed);
  std::vector<Buffer> buffers(
      static_cast<size_t>(facts.num_inputs + facts.num_results));
  std::vector<void *> args;
  for (size_t i = 0; i < buffers.size(); ++i) {
    Buffer &buffer = buffers[i];
    buffer.info.struct_size = sizeof buffer.info;
    check(cudnnfe_artifact_argument(artifact, entry, static_cast<int64_t>(i),
                                    &buffer.info));
    // As on the device: aligned for every vector access.
    buffer.host.resize(static_cast<size_t>(buffer.info.size) + 256);
    bool input = i < static_cast<size_t>(facts.num_inputs);
    if (input)
      fillInput(options, i, buffer, random);
    else if (options.poison)
      std::fill(buffer.host.begin(), buffer.host.end(), '\xff');
    buffer.pointer = buffer.host.data();
    if (onDevice && !buffer.info.is_scalar) {
      check(cudnnfe_memory_allocate(handle, buffer.info.size, &buffer.pointer));
      check(cudnnfe_memory_write(handle, buffer.pointer, buffer.host.data(),
                                 buffer.info.size));
    } else if (!buffer.info.is_scalar) {
      uintptr_t address = reinterpret_cast<uintptr_t>(buffer.host.data());
      size_t shift = (256 - address % 256) % 256;
      std::memmove(buffer.host.data() + shift, buffer.host.data(),
                   static_cast<size_t>(buffer.info.size));
      buffer.pointer = buffer.host.data() + shift;
    }
    args.push_back(buffer.pointer);
  }

  auto call = [&] { check(facts.function(handle, args.data(), nullptr)); };
  auto synchronize = [&] {
    if (handle)
      check(cudnnfe_handle_synchronize(handle));
  };
  double before = now();
  call();
  synchronize();
  double first = now();
  std::printf("open_ms %.3f handle_ms %.3f load_ms %.3f first_call_ms %.3f "
              "total_ms %.3f\n",
              (opened - start) * 1e-3, (created - opened) * 1e-3,
              (loaded - created) * 1e-3, (first - before) * 1e-3,
              (first - start) * 1e-3);

  size_t output = 0;
  for (size_t i = static_cast<size_t>(facts.num_inputs);
       i < buffers.size() && output < options.outputs.size(); ++i, ++output) {
    Buffer &buffer = buffers[i];
    std::vector<char> strided(static_cast<size_t>(buffer.info.size));
    if (onDevice)
      check(cudnnfe_memory_read(handle, strided.data(), buffer.pointer,
                                buffer.info.size));
    else
      std::memcpy(strided.data(), buffer.pointer, strided.size());
    NpyArray array;
    array.descr = descrOf(buffer.info.type);
    array.shape.assign(buffer.info.shape, buffer.info.shape + buffer.info.rank);
    array.data.resize(static_cast<size_t>(elementCount(buffer.info) *
                                          (buffer.info.element_bits / 8)));
    relayout(buffer.info, array.data.data(), strided.data(), false);
    std::string problem = writeNpy(options.outputs[output], array);
    if (!problem.empty())
      die(problem);
  }

  if (options.repeat > 0) {
    std::vector<double> host;
    // Whoever preloaded the counter wants to know.
    auto countStart = reinterpret_cast<int (*)()>(
        dlsym(RTLD_DEFAULT, "malloc_counter_start"));
    auto countStop = reinterpret_cast<void (*)(long *, long *)>(
        dlsym(RTLD_DEFAULT, "malloc_counter_stop"));
    for (int i = 0; i < 20; ++i)
      call();
    synchronize();
    host.reserve(static_cast<size_t>(options.repeat));
    if (countStart && countStop) {
      if (!countStart())
        die("expected libcudnnfe_runtime.so in the process");
      for (long i = 0; i < options.repeat; ++i)
        call();
      long all = 0, inside = 0;
      countStop(&all, &inside);
      std::printf("allocations_in_%ld_calls all %ld runtime %ld\n",
                  options.repeat, all, inside);
      synchronize();
    }
    for (long i = 0; i < options.repeat; ++i) {
      double begin = now();
      call();
      host.push_back(now() - begin);
      // The queue must not fill up: waiting for room is not the cost of a call.
      if (i % 64 == 63)
        synchronize();
    }
    synchronize();
    report("host", host);
    if (onDevice) {
      double milliseconds = 0;
      check(cudnnfe_timer_start(handle));
      for (long i = 0; i < options.repeat; ++i)
        call();
      check(cudnnfe_timer_stop(handle, &milliseconds));
      std::printf("device_us mean %.3f\n",
                  milliseconds * 1e3 / static_cast<double>(options.repeat));
    }
    if (onDevice && options.graph) {
      cudnnfe_recording_t *recording = nullptr;
      check(cudnnfe_record(handle, facts.function, args.data(), nullptr,
                           &recording));
      host.clear();
      check(cudnnfe_replay(recording));
      synchronize();
      for (long i = 0; i < options.repeat; ++i) {
        double begin = now();
        check(cudnnfe_replay(recording));
        host.push_back(now() - begin);
        if (i % 64 == 63)
          synchronize();
      }
      report("graph_host", host);
      double milliseconds = 0;
      check(cudnnfe_timer_start(handle));
      for (long i = 0; i < options.repeat; ++i)
        check(cudnnfe_replay(recording));
      check(cudnnfe_timer_stop(handle, &milliseconds));
      std::printf("graph_device_us mean %.3f\n",
                  milliseconds * 1e3 / static_cast<double>(options.repeat));
      check(cudnnfe_recording_destroy(recording));
    }
  }

  if (options.info && onDevice) {
    const cudnnfe_module_desc_t *desc = cudnnfe_artifact_module_desc(artifact);
    for (int64_t i = 0; i < desc->num_graphs; ++i) {
      cudnnfe_graph_info_t graph{};
      graph.struct_size = sizeof graph;
      check(cudnnfe_graph_info(handle, desc, i, &graph));
      static const char *const origins[] = {"not loaded", "embedded",
                                            "rebuilt"};
      std::printf(
          "graph %s: %s engine %lld knobs %s workspace %lld load_ms %.3f%s%s\n",
          graph.name, origins[graph.origin],
          static_cast<long long>(graph.engine), graph.knobs,
          static_cast<long long>(graph.workspace),
          static_cast<double>(graph.load_nanoseconds) * 1e-6,
          *graph.reason ? " reason: " : "", graph.reason);
    }
  }
  if (onDevice)
    for (Buffer &buffer : buffers)
      if (!buffer.info.is_scalar)
        check(cudnnfe_memory_free(handle, buffer.pointer));
  check(cudnnfe_handle_destroy(handle));
  cudnnfe_artifact_close(artifact);
  return 0;
}
