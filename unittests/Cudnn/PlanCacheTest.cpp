//===- PlanCacheTest.cpp - finished plans on disk -------------------------===//
//
// Part of CudnnFE, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "CudnnTestUtils.h"

#include "CudnnFE/Cudnn/PlanCache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace cudnnfe::cudnn;
using namespace cudnnfe::testing;

namespace {

std::string keyOf(int i) {
  std::string digits = std::to_string(i);
  return std::string(16 - digits.size(), 'a') + digits;
}

class PlanCacheTest : public ::testing::Test {
protected:
  std::string file(const std::string &key) {
    return folder.path + "/deep/cache/" + key + ".plan";
  }
  bool has(PlanCache &cache, const std::string &key) {
    std::string bytes;
    return cache.lookup(key, bytes);
  }
  /// Makes an entry look as if it was last used that long ago.
  void age(const std::string &key, int seconds) {
    timespec times[2];
    clock_gettime(CLOCK_REALTIME, &times[0]);
    times[0].tv_sec -= seconds;
    times[1] = times[0];
    ASSERT_EQ(utimensat(AT_FDCWD, file(key).c_str(), times, 0), 0);
  }

  TemporaryFolder folder;
  std::string directory = folder.path + "/deep/cache";
};

TEST_F(PlanCacheTest, StoresAndFinds) {
  PlanCache cache(directory);
  std::string bytes;
  EXPECT_FALSE(cache.lookup(keyOf(1), bytes));
  std::string stored("a\0b\n", 4);
  ASSERT_TRUE(cache.store(keyOf(1), stored).ok());
  ASSERT_TRUE(cache.lookup(keyOf(1), bytes));
  EXPECT_EQ(bytes, stored);
  EXPECT_FALSE(cache.lookup(keyOf(2), bytes));
  // Another cache object, as another process would have it.
  PlanCache other(directory);
  EXPECT_TRUE(other.lookup(keyOf(1), bytes));
  ASSERT_TRUE(cache.store(keyOf(1), "new").ok());
  ASSERT_TRUE(other.lookup(keyOf(1), bytes));
  EXPECT_EQ(bytes, "new");
  ASSERT_TRUE(cache.store(keyOf(3), "").ok());
  ASSERT_TRUE(cache.lookup(keyOf(3), bytes));
  EXPECT_EQ(bytes, "");
}

TEST_F(PlanCacheTest, DamagedEntriesCountAsMissing) {
  PlanCache cache(directory);
  std::string plan = "{\"plan\":12345}";
  ASSERT_TRUE(cache.store(keyOf(1), plan).ok());
  std::string entry = readFile(file(keyOf(1)));
  auto overwrite = [&](const std::string &content) {
    std::ofstream stream(file(keyOf(1)), std::ios::binary | std::ios::trunc);
    stream << content;
  };
  for (size_t size = 0; size < entry.size(); ++size) {
    overwrite(entry.substr(0, size));
    EXPECT_FALSE(has(cache, keyOf(1))) << size;
  }
  for (size_t i = 0; i < entry.size(); ++i) {
    std::string damaged = entry;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x20);
    overwrite(damaged);
    EXPECT_FALSE(has(cache, keyOf(1))) << i;
  }
  overwrite(entry + "x");
  EXPECT_FALSE(has(cache, keyOf(1)));
  overwrite(entry);
  EXPECT_TRUE(has(cache, keyOf(1)));
}

TEST_F(PlanCacheTest, AnEntryUnderAnotherKeyCountsAsMissing) {
  PlanCache cache(directory);
  ASSERT_TRUE(cache.store(keyOf(1), "plan").ok());
  ASSERT_EQ(rename(file(keyOf(1)).c_str(), file(keyOf(2)).c_str()), 0);
  EXPECT_FALSE(has(cache, keyOf(2)));
}

TEST_F(PlanCacheTest, WhatIsNoRegularFileCountsAsMissing) {
  PlanCache cache(directory);
  ASSERT_TRUE(cache.store(keyOf(1), "plan").ok());
  std::string elsewhere = folder.path + "/elsewhere";
  ASSERT_EQ(rename(file(keyOf(1)).c_str(), elsewhere.c_str()), 0);
  ASSERT_EQ(symlink(elsewhere.c_str(), file(keyOf(1)).c_str()), 0);
  EXPECT_FALSE(has(cache, keyOf(1)));
  // Nobody writes to the pipe: opening it to read would wait forever.
  ASSERT_EQ(mkfifo(file(keyOf(2)).c_str(), 0600), 0);
  EXPECT_FALSE(has(cache, keyOf(2)));
  ASSERT_EQ(mkdir(file(keyOf(3)).c_str(), 0700), 0);
  EXPECT_FALSE(has(cache, keyOf(3)));
  // A pipe and a link give way to the entry, and the link's file stays.
  for (int i : {1, 2}) {
    ASSERT_TRUE(cache.store(keyOf(i), "new").ok());
    EXPECT_TRUE(has(cache, keyOf(i)));
  }
  EXPECT_NE(readFile(elsewhere).find("plan"), std::string::npos);
}

TEST_F(PlanCacheTest, EvictsWhatWasNotUsedForLongest) {
  // Room for three entries of 100 bytes and their headers.
  PlanCache cache(directory, 450);
  std::string bytes(100, 'p');
  for (int i = 1; i <= 3; ++i) {
    ASSERT_TRUE(cache.store(keyOf(i), bytes).ok());
    age(keyOf(i), 100 - i);
  }
  // A hit makes entry 1 the youngest.
  EXPECT_TRUE(has(cache, keyOf(1)));
  ASSERT_TRUE(cache.store(keyOf(4), bytes).ok());
  EXPECT_TRUE(has(cache, keyOf(1)));
  EXPECT_FALSE(has(cache, keyOf(2)));
  EXPECT_TRUE(has(cache, keyOf(3)));
  EXPECT_TRUE(has(cache, keyOf(4)));
}

TEST_F(PlanCacheTest, NeverGrowsOverTheLimit) {
  PlanCache cache(directory, 1000);
  for (int i = 0; i < 50; ++i)
    ASSERT_TRUE(cache.store(keyOf(i), std::string(200, 'p')).ok());
  int found = 0;
  for (int i = 0; i < 50; ++i)
    found += has(cache, keyOf(i));
  EXPECT_EQ(found, 4);
  // What does not fit at all is not an error and displaces nothing.
  ASSERT_TRUE(cache.store(keyOf(60), std::string(2000, 'p')).ok());
  EXPECT_FALSE(has(cache, keyOf(60)));
  int after = 0;
  for (int i = 0; i < 50; ++i)
    after += has(cache, keyOf(i));
  EXPECT_EQ(after, 4);
}

TEST_F(PlanCacheTest, LeavesOtherFilesAlone) {
  PlanCache cache(directory, 300);
  ASSERT_TRUE(cache.store(keyOf(1), std::string(200, 'p')).ok());
  std::ofstream(directory + "/README") << std::string(5000, 'r');
  std::ofstream(directory + "/zz.plan") << std::string(5000, 'r');
  ASSERT_TRUE(cache.store(keyOf(2), std::string(200, 'p')).ok());
  EXPECT_EQ(readFile(directory + "/README").size(), 5000u);
  EXPECT_EQ(readFile(directory + "/zz.plan").size(), 5000u);
  EXPECT_TRUE(has(cache, keyOf(2)));
}

TEST_F(PlanCacheTest, KeysAreNoPaths) {
  PlanCache cache(directory);
  for (const char *key : {"", "abc", "../../../../etc", "ABCDEF0123456789",
                          "0123456789abcdeg", "01234567/9abcdef"}) {
    EXPECT_FALSE(PlanCache::isValidKey(key)) << key;
    EXPECT_EQ(cache.store(key, "x").kind, ErrorKind::Internal);
    EXPECT_FALSE(has(cache, key));
  }
  EXPECT_FALSE(PlanCache::isValidKey(std::string(129, 'a')));
  EXPECT_TRUE(PlanCache::isValidKey(std::string(128, 'a')));
}

TEST_F(PlanCacheTest, AnUnusableFolderIsAnError) {
  std::ofstream(folder.path + "/file") << "x";
  PlanCache cache(folder.path + "/file/cache");
  EXPECT_EQ(cache.store(keyOf(1), "x").kind, ErrorKind::Internal);
  EXPECT_FALSE(has(cache, keyOf(1)));
  PlanCache none("");
  EXPECT_EQ(none.store(keyOf(1), "x").kind, ErrorKind::Internal);
}

TEST_F(PlanCacheTest, WritersDoNotDisturbEachOther) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      PlanCache cache(directory, 4000);
      for (int i = 0; i < 100; ++i) {
        std::string expected(100, static_cast<char>('a' + i % 10));
        EXPECT_TRUE(cache.store(keyOf(i % 10), expected).ok());
        std::string bytes;
        std::string other(100, static_cast<char>('a' + (i + t) % 10));
        // Eviction may have been faster.
        if (!cache.lookup(keyOf((i + t) % 10), bytes))
          bytes = other;
        EXPECT_EQ(bytes, other);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
}

TEST_F(PlanCacheTest, DefaultFolder) {
  ScopedEnvironment home("HOME", "/home/me");
  ScopedEnvironment xdg("XDG_CACHE_HOME", "");
  ScopedEnvironment own("CUDNNFE_CACHE_DIR", "");
  EXPECT_EQ(PlanCache::defaultFolder(), "/home/me/.cache/cudnnfe/plans");
  ScopedEnvironment xdgSet("XDG_CACHE_HOME", "/xdg");
  EXPECT_EQ(PlanCache::defaultFolder(), "/xdg/cudnnfe/plans");
  ScopedEnvironment ownSet("CUDNNFE_CACHE_DIR", "/own");
  EXPECT_EQ(PlanCache::defaultFolder(), "/own");
}

} // namespace
