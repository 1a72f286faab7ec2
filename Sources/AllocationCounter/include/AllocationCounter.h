#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The allocations of this process so far, or -1 where they cannot be counted.
long long allocation_count(void);

/// The bytes that are allocated now, or -1 where they cannot be counted.
long long allocated_bytes(void);

#endif
