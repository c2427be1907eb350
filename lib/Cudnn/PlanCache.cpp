//===- PlanCache.cpp - finished plans on disk -----------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnFE/Cudnn/PlanCache.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace cudnnfe::cudnn;

// An entry is the header, the key, the bytes.
static constexpr char magic[8] = {'C', 'F', 'E', 'P', 'L', 'A', 'N', '1'};
static constexpr size_t headerSize = sizeof(magic) + 8 + 8;
static constexpr const char *suffix = ".plan";
static constexpr const char *temporaryPrefix = "tmp-";

/// FNV-1a: it has to find damage, not forgery.
static uint64_t checksum(const std::string &key, const std::string &bytes) {
  uint64_t hash = 0xcbf29ce484222325ull;
  for (const std::string *text : {&key, &bytes})
    for (unsigned char c : *text)
      hash = (hash ^ c) * 0x100000001b3ull;
  return hash;
}

static void appendNumber(std::string &text, uint64_t value) {
  for (int shift = 0; shift < 64; shift += 8)
    text.push_back(static_cast<char>((value >> shift) & 0xff));
}

static uint64_t readNumber(const char *bytes) {
  uint64_t value = 0;
  for (int i = 7; i >= 0; --i)
    value = (value << 8) | static_cast<unsigned char>(bytes[i]);
  return value;
}

namespace {

class File {
public:
  File(const std::string &path, int flags)
      : descriptor(open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
  ~File() { close(); }
  File(const File &) = delete;
  File &operator=(const File &) = delete;

  explicit operator bool() const { return descriptor >= 0; }
  int get() const { return descriptor; }
  bool close() {
    int closing = descriptor;
    descriptor = -1;
    return closing < 0 || ::close(closing) == 0;
  }

  bool readAll(std::string &text, uint64_t limit) {
    struct stat info;
    if (fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode) ||
        info.st_size < 0 || static_cast<uint64_t>(info.st_size) > limit)
      return false;
    text.resize(static_cast<size_t>(info.st_size));
    size_t done = 0;
    while (done < text.size()) {
      ssize_t got = read(descriptor, text.data() + done, text.size() - done);
      if (got < 0 && errno == EINTR)
        continue;
      if (got <= 0)
        return false;
      done += static_cast<size_t>(got);
    }
    return true;
  }

  bool writeAll(const std::string &text) {
    size_t done = 0;
    while (done < text.size()) {
      ssize_t put = write(descriptor, text.data() + done, text.size() - done);
      if (put < 0 && errno == EINTR)
        continue;
      if (put <= 0)
        return false;
      done += static_cast<size_t>(put);
    }
    return true;
  }

private:
  int descriptor;
};

} // namespace

static bool makeFolders(const std::string &path) {
  for (size_t slash = path.find('/', 1); slash != std::string::npos;
       slash = path.find('/', slash + 1))
    mkdir(path.substr(0, slash).c_str(), 0755);
  return mkdir(path.c_str(), 0755) == 0 || errno == EEXIST;
}

PlanCache::PlanCache(std::string folder, uint64_t limitBytes)
    : directory(std::move(folder)), limit(limitBytes) {}

std::string PlanCache::defaultFolder() {
  auto environment = [](const char *name) -> std::string {
    const char *value = std::getenv(name);
    return value ? value : "";
  };
  if (std::string folder = environment("CUDNNFE_CACHE_DIR"); !folder.empty())
    return folder;
  if (std::string base = environment("XDG_CACHE_HOME"); !base.empty())
    return base + "/cudnnfe/plans";
  if (std::string home = environment("HOME"); !home.empty())
    return home + "/.cache/cudnnfe/plans";
  return "";
}

bool PlanCache::isValidKey(const std::string &key) {
  return key.size() >= 8 && key.size() <= 128 &&
         std::all_of(key.begin(), key.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

std::string PlanCache::pathOf(const std::string &key) const {
  return directory + "/" + key + suffix;
}

bool PlanCache::lookup(const std::string &key, std::string &bytes) {
  if (directory.empty() || !isValidKey(key))
    return false;
  // Entries are regular files. A pipe must not be waited for, nor a link
  // followed to a file whose time of use is not this cache's to change.
  File file(pathOf(key), O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  std::string entry;
  if (!file || !file.readAll(entry, limit))
    return false;
  if (entry.size() < headerSize + key.size() ||
      std::memcmp(entry.data(), magic, sizeof(magic)) != 0 ||
      entry.compare(headerSize, key.size(), key) != 0)
    return false;
  uint64_t size = readNumber(entry.data() + sizeof(magic));
  uint64_t sum = readNumber(entry.data() + sizeof(magic) + 8);
  std::string read = entry.substr(headerSize + key.size());
  if (read.size() != size || checksum(key, read) != sum)
    return false;
  // The time of the last use decides what goes first.
  futimens(file.get(), nullptr);
  bytes = std::move(read);
  return true;
}

Status PlanCache::store(const std::string &key, const std::string &bytes) {
  if (directory.empty())
    return Status::internal("the plan cache has no folder");
  if (!isValidKey(key))
    return Status::internal("malformed plan key '" + key + "'");
  if (headerSize + key.size() + bytes.size() > limit)
    return Status::success();
  if (!makeFolders(directory))
    return Status::internal("cannot create the plan cache '" + directory +
                            "': " + std::strerror(errno));
  std::string entry(magic, sizeof(magic));
  appendNumber(entry, bytes.size());
  appendNumber(entry, checksum(key, bytes));
  entry += key;
  entry += bytes;

  static std::atomic<unsigned> counter{0};
  std::string temporary = directory + "/" + temporaryPrefix +
                          std::to_string(getpid()) + "-" +
                          std::to_string(counter++);
  File file(temporary, O_WRONLY | O_CREAT | O_EXCL);
  bool written = file && file.writeAll(entry) && file.close() &&
                 rename(temporary.c_str(), pathOf(key).c_str()) == 0;
  if (!written) {
    int error = errno;
    unlink(temporary.c_str());
    return Status::internal("cannot write to the plan cache '" + directory +
                            "': " + std::strerror(error));
  }
  makeRoom();
  return Status::success();
}

void PlanCache::makeRoom() {
  struct Entry {
    std::string path;
    uint64_t size;
    timespec used;
  };
  std::vector<Entry> entries;
  uint64_t total = 0;
  DIR *opened = opendir(directory.c_str());
  if (!opened)
    return;
  while (dirent *item = readdir(opened)) {
    std::string name = item->d_name;
    std::string path = directory + "/" + name;
    struct stat info;
    if (lstat(path.c_str(), &info) != 0 || !S_ISREG(info.st_mode))
      continue;
    bool isTemporary =
        name.compare(0, std::strlen(temporaryPrefix), temporaryPrefix) == 0;
    if (isTemporary) {
      // Left behind by a process that died while writing.
      constexpr time_t stale = 3600;
      if (time(nullptr) - info.st_mtim.tv_sec > stale)
        unlink(path.c_str());
      continue;
    }
    size_t end = name.size() - std::min(name.size(), std::strlen(suffix));
    if (name.compare(end, std::string::npos, suffix) != 0 ||
        !isValidKey(name.substr(0, end)))
      continue;
    total += static_cast<uint64_t>(info.st_size);
    entries.push_back(
        {path, static_cast<uint64_t>(info.st_size), info.st_mtim});
  }
  closedir(opened);
  if (total <= limit)
    return;
  std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
    if (a.used.tv_sec != b.used.tv_sec)
      return a.used.tv_sec < b.used.tv_sec;
    if (a.used.tv_nsec != b.used.tv_nsec)
      return a.used.tv_nsec < b.used.tv_nsec;
    return a.path < b.path;
  });
  for (const Entry &entry : entries) {
    if (total <= limit)
      break;
    if (unlink(entry.path.c_str()) == 0)
      total -= entry.size;
  }
}
