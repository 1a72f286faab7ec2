public import Foundation
public import KeyboardAvoidance

/// Random users on a screen of your own.
///
/// Give it the screen, the policy and what may happen; it plays many short runs, and the first that
/// breaks a requirement is made as small as it can be.
///
///     let property = ScreenProperty(
///       on: screen, policy: .keepGap(4), actions: [.tap("email"), .tap("notes"), .rotate],
///       requiring: [.gap(atLeast: 4), .restored])
///     if let failure = try property.check().failure { print(failure) }
public struct ScreenProperty: Sendable {
  /// The device, its system and the app's screen, at rest.
  public var screen: VirtualKeyboard

  /// How the view avoids the keyboard.
  public var policy: AvoidancePolicy

  /// What the user may do; an action that stands twice is drawn twice as often.
  public var actions: [UserAction]

  /// What must hold whenever everything has settled.
  public var requirements: [ScreenRequirement]

  /// What must hold after every turn, and for variations of a run.
  public var invariants: [Invariant]

  /// Where the runs come from.
  public var seed: UInt64

  /// How many runs are tried.
  public var runs: Int

  /// How many actions a run has at most.
  public var length = 12

  /// How likely, from 0 to 1, an action comes while the one before is still under way.
  public var hurry = 0.25

  /// Where the run that failed last is kept, as a trace; it is tried first the next time.
  public var keptRun: URL?

  /// A property of a screen.
  ///
  /// - Parameters:
  ///   - screen: The device, its system and the app's screen, at rest.
  ///   - policy: How the view avoids the keyboard.
  ///   - actions: What the user may do; ``UserAction/everyday(on:)`` unless given.
  ///   - requirements: What must hold whenever everything has settled.
  ///   - invariants: What must hold after every turn.
  ///   - seed: Where the runs come from; else the environment's `SEED`, else 1.
  ///   - runs: How many runs are tried; else the environment's `RUNS`, else 200.
  public init(
    on screen: VirtualKeyboard, policy: AvoidancePolicy, actions: [UserAction]? = nil,
    requiring requirements: [ScreenRequirement] = ScreenRequirement.all,
    invariants: [Invariant] = [], seed: UInt64? = nil, runs: Int? = nil
  ) {
    self.screen = screen
    self.policy = policy
    self.actions = actions ?? UserAction.everyday(on: screen)
    self.requirements = requirements
    self.invariants = invariants
    self.seed = seed ?? TestEnvironment.number("SEED") ?? 1
    self.runs = runs ?? TestEnvironment.number("RUNS") ?? 200
  }

  /// Plays the run that was kept, then random ones up to the first that fails; that one is shrunk
  /// and kept.
  ///
  /// Synchronous, on the caller's thread.
  ///
  /// - Throws: ``UnknownInput`` for an action that names no input of the screen, ``KeptRunError``
  ///   where the kept run cannot be read or written.
  public func check() throws -> ScreenResult {
    for action in actions { try screen.check(action) }
    if let keptRun, let kept = try KeptRun.read(at: keptRun),
      let failure = try failure(of: run(kept), seed: nil)
    {
      return ScreenResult(runs: 1, failure: failure)
    }
    for index in 0..<max(0, runs) {
      let runSeed = seed &+ UInt64(index)
      guard let failure = try failure(of: run(of: runSeed), seed: runSeed) else { continue }
      if let keptRun { try KeptRun.write(failure.run, to: keptRun) }
      return ScreenResult(runs: index + 1, failure: failure)
    }
    return ScreenResult(runs: max(0, runs), failure: nil)
  }

  /// The run of a seed.
  public func run(of seed: UInt64) -> ScreenRun {
    var random = SplitMix64(seed: seed)
    guard !actions.isEmpty else { return run([]) }
    let count = 1 + random.index(below: max(1, length))
    return run(
      (0..<count).map { index in
        let action = actions[random.index(below: actions.count)]
        let isHurried = index > 0 && random.fraction() < hurry
        let delay = Self.delays[random.index(below: Self.delays.count)]
        return ScreenRun.Step(action, after: isHurried ? delay : nil)
      })
  }

  /// Within an animation, at its end, and just after it.
  private static let delays: [Duration] = [
    .milliseconds(20), .milliseconds(100), .milliseconds(250), .milliseconds(400),
  ]

  private func run(_ steps: [ScreenRun.Step]) -> ScreenRun {
    ScreenRun(on: screen, policy: policy, steps: steps)
  }

  private func failure(of run: ScreenRun, seed: UInt64?) throws(UnknownInput) -> ScreenFailure? {
    guard let violation = try run.failure(of: requirements, invariants) else { return nil }
    let (requirements, invariants) = culprits(of: violation)
    let small = try run.shrunk { run throws(UnknownInput) in
      try run.failure(of: requirements, invariants) != nil
    }
    let seen = try small.failure(of: requirements, invariants) ?? violation
    return ScreenFailure(seed: seed, violation: seen, run: small)
  }

  /// What was violated, so that shrinking does not wander off to something else.
  private func culprits(of violation: Violation) -> ([ScreenRequirement], [Invariant]) {
    (
      requirements.filter { $0.name == violation.invariant },
      invariants.filter { $0.name == violation.invariant }
    )
  }
}

/// What came of a property of a screen.
public struct ScreenResult: Sendable {
  /// How many runs were tried.
  public let runs: Int

  /// What failed, if something did.
  public let failure: ScreenFailure?
}
