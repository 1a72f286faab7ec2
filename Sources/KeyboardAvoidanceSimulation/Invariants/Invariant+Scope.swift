internal import KeyboardAvoidance

extension Invariant {
  /// The places where an invariant asks for something, so that it can be counted how often a number
  /// of runs come to one.
  enum Scope: Sendable {
    /// States, with the memory after the turn.
    case state(@Sendable (_ machine: KeyboardMachine, _ memory: InvariantMemory) -> Bool)
    /// Steps.
    case step(@Sendable (_ step: RunPlayer.Step) -> Bool)
    /// Whole runs.
    case run(@Sendable (_ run: Run) -> Bool)
  }

  /// Whether it asks for something after a step; never if it is about whole runs.
  func concerns(_ step: RunPlayer.Step, _ memory: InvariantMemory) -> Bool {
    switch scope {
    case .state(let concerns): concerns(step.after, memory)
    case .step(let concerns): concerns(step)
    case .run: false
    case nil: !isAboutRuns
    }
  }

  /// Whether it is about whole runs and asks for something in this one.
  func concerns(_ run: Run) -> Bool {
    if case .run(let concerns) = scope { concerns(run) } else { isAboutRuns }
  }
}
