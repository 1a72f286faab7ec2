@available(macOS 15, iOS 18, visionOS 2, *)
extension Scheduler {
  /// Runs a scenario once and checks that it leaves nothing.
  ///
  /// - Throws: What `scenario` throws, or ``SchedulerError/leftovers(_:)``.
  @discardableResult
  public static func run<Outcome>(
    policy: SchedulingPolicy = .fifo, _ scenario: (Scheduler) throws -> Outcome
  ) throws -> Outcome {
    try Scheduler(policy: policy).outcome(of: scenario).get()
  }

  /// Runs a scenario once for each seed, under ``SchedulingPolicy/random(seed:)``.
  ///
  /// A scenario makes everything anew each time: lanes, actors, tasks. It fails by throwing or by
  /// leaving something; a failure's number is its seed.
  public static func sample<Outcome: Hashable & Sendable>(
    seeds: Range<UInt64>, _ scenario: (Scheduler) throws -> Outcome
  ) -> ScheduleReport<Outcome> {
    var report = ScheduleReport<Outcome>()
    for seed in seeds {
      let scheduler = Scheduler(policy: .random(seed: seed))
      let result = scheduler.outcome(of: scenario)
      report.record(result, of: scheduler.recorded(as: seed))
    }
    return report
  }

  /// Runs a scenario in every schedule within a bound, depth first.
  ///
  /// A scenario makes everything anew each time, and does the same where the choices are the same.
  /// It fails by throwing or by leaving something; the walk goes on after a failure.
  ///
  /// A preemption is the choice of a lane although the last job had handed on its work to another
  /// one, the last on which it put a job. Most bugs need one or two; without a bound the number of
  /// schedules grows beyond use from about three clients with four calls each.
  ///
  /// - Parameters:
  ///   - preemptions: The most preemptions in one schedule, or nil for all schedules.
  ///   - maximumSchedules: Where to stop; the report then says that it is not complete.
  ///   - scenario: Run anew for each schedule; what it returns is counted.
  /// - Throws: ``SchedulerError/diverged(position:expected:ready:)`` where the scenario is not
  ///   deterministic.
  public static func exhaust<Outcome: Hashable & Sendable>(
    preemptions: Int? = nil, maximumSchedules: Int = Scheduler.defaultSchedules,
    _ scenario: (Scheduler) throws -> Outcome
  ) throws(SchedulerError) -> ScheduleReport<Outcome> {
    var report = ScheduleReport<Outcome>()
    var path = DepthFirstPath(preemptions: preemptions)
    while report.schedules < maximumSchedules {
      let scheduler = Scheduler(chooser: .depthFirst(path))
      let result = scheduler.outcome(of: scenario)
      if case .failure(let error as SchedulerError) = result, case .diverged = error { throw error }
      report.record(result, of: scheduler.recorded(as: UInt64(report.schedules)))
      if case .depthFirst(let walked) = scheduler.core.state.withLock({ $0.chooser }) {
        path = walked
      }
      report.pruned = path.pruned
      guard path.backtrack() else {
        report.isComplete = true
        break
      }
    }
    return report
  }

  /// Runs a scenario and leaves nothing behind, whatever comes of it.
  private func outcome<Outcome>(
    of scenario: (Scheduler) throws -> Outcome
  ) -> Result<Outcome, any Error> {
    let result = Result {
      let outcome = try scenario(self)
      try finish()
      return outcome
    }
    if !leftovers.isEmpty { abandon() }
    return result
  }

  private func recorded(as number: UInt64) -> Schedule {
    core.state.withLock { state in
      Schedule(
        number: number, choices: state.choices, lanes: state.schedule,
        preemptions: state.preemptions)
    }
  }
}
