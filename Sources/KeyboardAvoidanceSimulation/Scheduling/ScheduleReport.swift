/// One run of a scenario: its number and how to repeat it.
public struct Schedule: Hashable, Sendable, CustomStringConvertible {
  /// The seed where seeds were tried, else the place in the walk, counted from 0.
  public let number: UInt64
  /// The choices; ``SchedulingPolicy/scripted(_:)`` repeats them.
  public let choices: [Int]
  /// The lanes in the order in which they ran a job.
  public let lanes: [String]
  /// How often a lane was chosen although the last job had handed on its work to another one.
  public let preemptions: Int

  /// The number, the choices as code, and the lanes.
  public var description: String {
    "schedule \(number), .scripted(\(choices)): \(lanes.joined(separator: " → "))"
  }
}

/// What many schedules of one scenario came to.
public struct ScheduleReport<Outcome: Hashable & Sendable>: Sendable {
  /// An outcome, how many schedules had it, and the first of them.
  public struct Occurrence: Sendable {
    /// What the scenario returned.
    public let outcome: Outcome
    /// How many schedules returned it.
    public internal(set) var count: Int
    /// The first schedule that returned it.
    public let first: Schedule
  }

  /// A schedule in which the scenario threw or left something.
  public struct Failure: Sendable, CustomStringConvertible {
    /// What was thrown.
    public let error: any Error
    /// The schedule.
    public let schedule: Schedule

    /// The error and how to repeat it.
    public var description: String { "\(error) in \(schedule)" }
  }

  /// How many schedules ran.
  public private(set) var schedules = 0
  /// The different outcomes, in the order in which they were first seen.
  public private(set) var occurrences: [Occurrence] = []
  /// How many schedules failed.
  public private(set) var failures = 0
  /// The first schedule that failed.
  public private(set) var firstFailure: Failure?
  /// Whether all schedules within the bound ran, rather than a part of them.
  public internal(set) var isComplete = false
  /// How many choices the bound on preemptions left out.
  public internal(set) var pruned = 0

  private var places: [Outcome: Int] = [:]

  init() {}

  /// How many schedules had an outcome.
  public func count(of outcome: Outcome) -> Int {
    places[outcome].map { occurrences[$0].count } ?? 0
  }

  mutating func record(_ result: Result<Outcome, any Error>, of schedule: Schedule) {
    schedules += 1
    switch result {
    case .failure(let error):
      failures += 1
      if firstFailure == nil { firstFailure = Failure(error: error, schedule: schedule) }
    case .success(let outcome):
      if let place = places[outcome] {
        occurrences[place].count += 1
      } else {
        places[outcome] = occurrences.count
        occurrences.append(Occurrence(outcome: outcome, count: 1, first: schedule))
      }
    }
  }
}
