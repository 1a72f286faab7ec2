/// A number of random runs that are held against invariants.
public struct Property: Sendable {
  /// What must hold.
  public var invariants: [Invariant]

  /// Where the runs come from; run `n` is the first of the generator with the seed plus `n`.
  public var seed: UInt64

  /// How many runs are tried.
  public var runs: Int

  /// How many turns a run has at most.
  public var turnLimit = 60

  /// Whether the runs hold numbers that no keyboard has.
  public var isHostile = false

  /// A property; where no seed or number of runs is given, the environment's `SEED` and `RUNS` are
  /// taken, else 1 and 500.
  public init(
    _ invariants: [Invariant] = Invariant.all, seed: UInt64? = nil, runs: Int? = nil
  ) {
    self.invariants = invariants
    self.seed = seed ?? TestEnvironment.number("SEED") ?? 1
    self.runs = runs ?? TestEnvironment.number("RUNS") ?? 500
  }

  /// Tries the runs, up to the first that fails; that one is shrunk.
  ///
  /// Synchronous, on the caller's thread.
  public func check() -> PropertyResult {
    var counts = CoverageCounts()
    for index in 0..<max(0, runs) {
      let runSeed = seed &+ UInt64(index)
      let run = run(of: runSeed)
      counts.count(run)
      if let violation = Invariant.violation(of: invariants, in: run) {
        let failure = shrunk(run, violation, runSeed)
        return PropertyResult(runs: index + 1, coverage: counts, failure: failure)
      }
    }
    return PropertyResult(runs: max(0, runs), coverage: counts, failure: nil)
  }

  /// The run of a seed.
  public func run(of seed: UInt64) -> Run {
    var generator = RunGenerator(seed: seed, turnLimit: turnLimit, isHostile: isHostile)
    return generator.next()
  }

  /// The run made small, as long as the same invariant is violated.
  private func shrunk(_ run: Run, _ violation: Violation, _ seed: UInt64) -> PropertyFailure {
    let culprits = invariants.filter { $0.name == violation.invariant }
    let small = RunShrinker.shrunk(run) { Invariant.violation(of: culprits, in: $0) != nil }
    return PropertyFailure(
      seed: seed, violation: Invariant.violation(of: culprits, in: small) ?? violation, run: small)
  }
}

/// What came of a property.
public struct PropertyResult: Hashable, Sendable {
  /// How many runs were tried.
  public let runs: Int

  /// What the runs passed through.
  public let coverage: CoverageCounts

  /// What failed, if something did.
  public let failure: PropertyFailure?
}

/// A run for which an invariant does not hold.
public struct PropertyFailure: Hashable, Sendable, CustomStringConvertible {
  /// The seed of the run as it was generated.
  public let seed: UInt64

  /// What does not hold.
  public let violation: Violation

  /// The run, made small.
  public let run: Run

  /// The violation with the seed, and the run as a trace file and as Swift literals.
  public var description: String {
    """
    \(violation)
    again with: Property(seed: \(seed), runs: 1)

    as a trace:
    \(run.text)
    as Swift:
    \(run.swift)
    """
  }
}
