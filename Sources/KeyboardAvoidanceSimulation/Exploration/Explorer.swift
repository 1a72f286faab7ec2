internal import KeyboardAvoidance

/// Walks through every state that the real machine can be in, breadth first.
///
/// States are merged by value on a time line that starts now, so a scene in which nothing grows
/// without end has a fixpoint. Every step and every state is held against the invariants; the first
/// violation of each is on a shortest way.
public struct Explorer: Sendable {
  /// What may happen.
  public var scene: ExplorationScene

  /// How many turns and pauses a run may have; `nil` = until nothing new is found.
  public var depth: Int?

  /// The exploration ends when so many states are found, complete or not.
  public var stateLimit: Int

  /// What is checked; invariants about whole runs are left out.
  public var invariants: [Invariant]

  /// Whether the exploration ends at the first violation.
  public var stopsAtViolation = false

  /// An explorer of a scene.
  public init(
    _ scene: ExplorationScene, depth: Int? = nil, stateLimit: Int = 1_500_000,
    invariants: [Invariant] = Invariant.states + Invariant.steps
  ) {
    self.scene = scene
    self.depth = depth
    self.stateLimit = stateLimit
    self.invariants = invariants
  }

  /// Explores, and says how far it is each time so many steps are done.
  ///
  /// Synchronous, on the caller's thread; `progress` is called on it too. Once `isCancelled` says so
  /// it ends, and the report holds what was found until then.
  public func run(
    every steps: Int = 1 << 18, progress: (ExplorationProgress) -> Void = { _ in },
    until isCancelled: () -> Bool = { false }
  ) -> ExplorationReport {
    let start = ContinuousClock.now
    var walk = ExplorationWalk(self)
    var next = steps
    while !isCancelled(), walk.expandNext() {
      if walk.transitions >= next {
        next = walk.transitions + steps
        progress(walk.progress(since: start))
      }
    }
    return walk.report(since: start)
  }

  /// Explores with so many tasks at work at once; what it finds is the same, whatever their number.
  ///
  /// As many as there are processors make the most of them. The invariants' checks are called in the
  /// tasks, `progress` and `isCancelled` on the caller's actor. It ends early, too, once the task
  /// that it runs in is cancelled, and the report holds what was found until then.
  public nonisolated(nonsending) func run(
    tasks: Int, every steps: Int = 1 << 18, progress: (ExplorationProgress) -> Void = { _ in },
    until isCancelled: () -> Bool = { false }
  ) async -> ExplorationReport {
    let start = ContinuousClock.now
    var walk = ExplorationWalk(self, tasks: tasks)
    var next = steps
    while !Task.isCancelled, !isCancelled(), await walk.expandSlices() {
      if walk.transitions >= next {
        next = walk.transitions + steps
        progress(walk.progress(since: start))
      }
    }
    return walk.report(since: start)
  }
}

/// How far an exploration is.
public struct ExplorationProgress: Hashable, Sendable {
  /// The states found so far.
  public let states: Int
  /// Those of them that are still to be left in every way.
  public let waiting: Int
  /// The steps done so far.
  public let transitions: Int
  /// How many turns and pauses the state at hand is away from the first.
  public let depth: Int
  /// Since the start, in seconds.
  public let seconds: Double
}
