/// Why a scheduler refused, or gave up.
public enum SchedulerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More jobs ran in one call than allowed, as in an endless loop.
  case stepLimit(limit: Int, lastLanes: [String])
  /// A script names a lane that is not ready; it was recorded from another run.
  case badChoice(position: Int, choice: Int, ready: [String])
  /// A scenario that was run again did something else; something in it is not deterministic.
  case diverged(position: Int, expected: Int, ready: [String])
  /// Jobs were to be run from inside a job, from inside ``SerialLane/enter(_:)``, or from a
  /// second thread.
  case reentered
  /// The clock cannot go back.
  case clock(ManualClock.MoveError)
  /// Nothing can run and nobody sleeps, but tasks are unfinished.
  case stalled(Leftovers)
  /// The test is over, but something is left.
  case leftovers(Leftovers)

  /// What was wrong, where, and what is accepted.
  public var description: String {
    switch self {
    case .stepLimit(let limit, let lastLanes):
      "the limit of \(limit) jobs was reached; last ran: \(lastLanes.joined(separator: " → "))"
    case .badChoice(let position, let choice, let ready):
      "choice \(position) of the script is \(choice), but \(Self.list(ready))"
    case .diverged(let position, let expected, let ready):
      "choice \(position) was among \(expected) lanes in an earlier run of the same scenario, "
        + "now \(Self.list(ready)); look for a task without an executor, time or randomness"
    case .reentered:
      "the scheduler is already running; run jobs from the test, not from a job or from enter"
    case .clock(let error): "\(error)"
    case .stalled(let leftovers): "stalled: \(leftovers)"
    case .leftovers(let leftovers): "left over: \(leftovers)"
    }
  }

  private static func list(_ ready: [String]) -> String {
    let names = ready.enumerated().map { "\($0.offset): \($0.element)" }
    return "the ready lanes are \(names.joined(separator: ", "))"
  }
}
