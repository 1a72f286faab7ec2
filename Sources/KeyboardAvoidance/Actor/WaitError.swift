/// Why a wait for a keyboard state ended without it.
public enum WaitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The time was up; says what was waited for and what there was instead.
  case timedOut(waitingFor: KeyboardState, in: KeyboardState)

  /// The avoider was finished before the state came.
  case finished(waitingFor: KeyboardState)

  /// What was waited for, and what came instead.
  public var description: String {
    switch self {
    case .timedOut(let awaited, let state):
      "the keyboard did not become \(awaited) in time; it is \(state)"
    case .finished(let awaited):
      "the avoider was finished before the keyboard became \(awaited)"
    }
  }
}
