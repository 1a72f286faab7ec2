/// What a scheduler still holds when a test is over; a test leaves nothing.
public struct Leftovers: Hashable, Sendable, CustomStringConvertible {
  /// A lane with jobs that nobody ran.
  public struct WaitingLane: Hashable, Sendable {
    /// The lane's name.
    public let lane: String
    /// How many jobs wait on it.
    public let jobs: Int
  }

  /// A spawned task that threw an error which nobody read.
  public struct FailedTask: Hashable, Sendable {
    /// The task's name.
    public let name: String
    /// The error, as text.
    public let error: String
  }

  /// The spawned tasks that never finished, by name, in the order in which they were spawned.
  public let tasks: [String]
  /// The spawned tasks that threw an error which nobody read.
  public let failures: [FailedTask]
  /// The lanes with jobs that never ran.
  public let jobs: [WaitingLane]
  /// The sleeps that never ended, the next to wake first.
  public let sleepers: [ManualClock.Sleeper]
  /// The lanes that ran last, at most eight, the latest at the end.
  public let lastLanes: [String]

  /// Whether nothing is left.
  public var isEmpty: Bool {
    tasks.isEmpty && failures.isEmpty && jobs.isEmpty && sleepers.isEmpty
  }

  /// Everything that is left, by name.
  public var description: String {
    var parts: [String] = tasks.map { "task \"\($0)\" never finished" }
    parts += failures.map { "task \"\($0.name)\" threw \($0.error), and nobody read it" }
    parts += jobs.map { "lane \"\($0.lane)\" has \($0.jobs) job\($0.jobs == 1 ? "" : "s") not run" }
    parts += sleepers.map { "\($0) never ended" }
    guard !parts.isEmpty else { return "nothing is left" }
    let last = lastLanes.isEmpty ? "nothing ran" : "last ran: \(lastLanes.joined(separator: " → "))"
    return parts.joined(separator: "; ") + " (\(last))"
  }
}
