@available(macOS 15, iOS 18, visionOS 2, *)
extension Scheduler {
  /// Runs jobs until none is ready; time stands still.
  ///
  /// That tasks are unfinished then is no error: they may wait for time or for the test.
  ///
  /// - Parameter limit: The most jobs to run.
  /// - Throws: ``SchedulerError/stepLimit(limit:lastLanes:)`` where jobs remain after that,
  ///   ``SchedulerError/badChoice(position:choice:ready:)``, ``SchedulerError/reentered``.
  public func runUntilIdle(limit: Int = Scheduler.defaultLimit) throws(SchedulerError) {
    try core.running { () throws(SchedulerError) in
      var budget = limit
      try core.drain(budget: &budget, of: limit)
    }
  }

  /// Moves time by `duration`; at each deadline on the way runs what wakes, until idle.
  ///
  /// Jobs that are ready run first. A timer that is armed on the way and is due on the way fires.
  ///
  /// - Parameters:
  ///   - duration: How far time moves.
  ///   - limit: The most jobs to run in all.
  /// - Throws: As ``runUntilIdle(limit:)``, and ``SchedulerError/clock(_:)`` for a negative
  ///   duration, before anything runs.
  public func advance(
    by duration: Duration, limit: Int = Scheduler.defaultLimit
  ) throws(SchedulerError) {
    try advance(to: clock.now.advanced(by: duration), limit: limit)
  }

  /// Moves time to `instant`; at each deadline on the way runs what wakes, until idle.
  ///
  /// - Parameters:
  ///   - instant: Where time moves to.
  ///   - limit: The most jobs to run in all.
  /// - Throws: As ``runUntilIdle(limit:)``, and ``SchedulerError/clock(_:)`` for an earlier
  ///   instant, before anything runs.
  public func advance(
    to instant: ManualClock.Instant, limit: Int = Scheduler.defaultLimit
  ) throws(SchedulerError) {
    do { try clock.checkMove(to: instant) } catch { throw .clock(error) }
    try runThroughDeadlines(upTo: instant, limit: limit)
    clock.settle(at: instant)
  }

  /// Runs everything to its end: when idle, time goes on to the next deadline.
  ///
  /// - Parameter limit: The most jobs to run in all.
  /// - Throws: As ``runUntilIdle(limit:)``, and ``SchedulerError/stalled(_:)`` where nothing can
  ///   run, nobody sleeps, and spawned tasks are unfinished; the error names them.
  public func runToEnd(limit: Int = Scheduler.defaultLimit) throws(SchedulerError) {
    try runThroughDeadlines(upTo: nil, limit: limit)
    let leftovers = self.leftovers
    if !leftovers.tasks.isEmpty { throw .stalled(leftovers) }
  }

  /// Reports what is left: jobs not run, sleeps, unfinished tasks, errors that nobody read.
  ///
  /// Runs nothing before the report. What is left is cancelled and run afterwards, so that a test
  /// that fails leaks no task; a task that ignores its cancellation stays. The scheduler is then
  /// over: it records no more choices.
  ///
  /// - Throws: ``SchedulerError/leftovers(_:)``.
  public func finish() throws(SchedulerError) {
    let leftovers = self.leftovers
    guard !leftovers.isEmpty else { return }
    abandon()
    throw .leftovers(leftovers)
  }

  private func runThroughDeadlines(
    upTo last: ManualClock.Instant?, limit: Int
  ) throws(SchedulerError) {
    try core.running { () throws(SchedulerError) in
      var budget = limit
      try core.drain(budget: &budget, of: limit)
      while let next = last ?? clock.nextDeadline, clock.wakeNext(upTo: next) {
        try core.drain(budget: &budget, of: limit)
      }
    }
  }

  /// Cancels what is unfinished, runs what that wakes, unrecorded, and forgets the rest.
  func abandon() {
    let cancellations = core.state.withLock { state in
      state.isAbandoned = true
      return state.roots.compactMap { $0?.cancel }
    }
    for cancel in cancellations { cancel() }
    // A task that goes on for ever, or a call from inside a job, is left as it is.
    try? core.running { () throws(SchedulerError) in
      var budget = 1_000
      repeat {
        clock.cancelSleepers()
        try core.drain(budget: &budget, of: 1_000)
      } while clock.nextDeadline != nil
    }
    clock.cancelSleepers()
    core.state.withLock { $0.forget() }
  }
}
