internal import AllocationCounter
internal import Foundation

/// A piece of work that is measured again and again.
struct Workload {
  /// Its name in the report and for `--run`.
  let name: String

  /// What is counted: a turn, an entry, a line …
  let unit: String

  /// The name of the workload that it is held against, if any.
  let baseline: String?

  /// What its time is told by.
  let clock: Clock

  /// Whether one run takes so long that few samples do.
  let isLong: Bool

  /// Does the work and returns how many units that was.
  let run: @MainActor () async -> Int

  /// What time is told by.
  enum Clock {
    /// The processor time of the process: other processes do not count.
    case processor
    /// The time on the wall, for what waits for another thread.
    case wall
  }

  init(
    _ name: String, per unit: String = "turn", beside baseline: String? = nil,
    by clock: Clock = .processor, isLong: Bool = false,
    _ run: @escaping @MainActor () async -> Int
  ) {
    self.name = name
    self.unit = unit
    self.baseline = baseline
    self.clock = clock
    self.isLong = isLong
    self.run = run
  }

  /// Nanoseconds for each unit of one run.
  @MainActor func time() async -> Double {
    let start = clock.nanoseconds
    let units = await run()
    return Double(clock.nanoseconds - start) / Double(units)
  }

  /// Allocations for each unit of one run; nothing where they cannot be counted.
  @MainActor func allocations() async -> Double? {
    let before = allocation_count()
    let units = await run()
    let after = allocation_count()
    return before < 0 ? nil : Double(after - before) / Double(units)
  }
}

extension Workload.Clock {
  fileprivate var nanoseconds: Int64 {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
