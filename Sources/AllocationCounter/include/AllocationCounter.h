#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// The allocations of this process so far, or -1 where they cannot be counted.
long long allocation_count(void);

#endif
