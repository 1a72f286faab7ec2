#include "AllocationCounter.h"

#include <stdbool.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// The command counts its own allocations by standing in front of glibc's allocator. Sanitizers do
// the same, so there, and on other systems, nothing is counted.
#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#define COUNTS 1
#else
#define COUNTS 0
#endif

#if COUNTS
// Each thread counts in a place of its own, a cache line apart from the others: one that all count
// in would go from processor to processor with each allocation. More threads share the places.
enum { PLACES = 64 };
static struct {
  _Alignas(64) long long count;
} places[PLACES];
static unsigned threads;
static _Thread_local unsigned thread;

// Whether anybody has asked yet; until then an allocation costs a look at this.
static bool counts;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t members, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void note(void) {
  if (!__atomic_load_n(&counts, __ATOMIC_RELAXED)) return;
  if (thread == 0) thread = __atomic_add_fetch(&threads, 1, __ATOMIC_RELAXED);
  __atomic_fetch_add(&places[thread % PLACES].count, 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
  note();
  return __libc_calloc(members, size);
}

void *realloc(void *pointer, size_t size) {
  note();
  return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note();
  void *pointer = __libc_memalign(alignment, size);
  if (pointer == NULL) return 12;  // ENOMEM
  *result = pointer;
  return 0;
}

long long allocation_count(void) {
  __atomic_store_n(&counts, true, __ATOMIC_RELAXED);
  long long count = 0;
  for (int place = 0; place < PLACES; place++) {
    count += __atomic_load_n(&places[place].count, __ATOMIC_RELAXED);
  }
  return count;
}

long long allocated_bytes(void) { return (long long)mallinfo2().uordblks; }
#else
long long allocation_count(void) { return -1; }

long long allocated_bytes(void) { return -1; }
#endif
