internal import AllocationCounter

/// A piece of work that is measured again and again.
struct Workload {
  /// Its name in the report and for `--run`.
  let name: String

  /// What is counted: a turn, an entry, a line …
  let unit: String

  /// The name of the workload that it is held against, if any.
  let baseline: String?

  /// How many units one run does.
  let units: Int

  /// Does the units.
  let run: @MainActor () async -> Void

  init(
    _ name: String, per unit: String = "turn", beside baseline: String? = nil, units: Int,
    _ run: @escaping @MainActor () async -> Void
  ) {
    self.name = name
    self.unit = unit
    self.baseline = baseline
    self.units = units
    self.run = run
  }

  /// Whether one run takes so long that few samples do.
  var isLong: Bool { units > 500 }

  /// Nanoseconds for each unit of one run.
  @MainActor func time() async -> Double {
    let start = ContinuousClock.now
    await run()
    return (ContinuousClock.now - start) / .nanoseconds(1) / Double(units)
  }

  /// Allocations for each unit of one run; nothing where they cannot be counted.
  @MainActor func allocations() async -> Double? {
    let before = allocation_count()
    await run()
    let after = allocation_count()
    return before < 0 ? nil : Double(after - before) / Double(units)
  }
}
