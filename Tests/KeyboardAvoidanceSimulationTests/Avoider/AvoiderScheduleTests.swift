import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("The avoider under every schedule")
struct AvoiderScheduleTests {
  /// What came of one schedule.
  struct Outcome: Hashable, Sendable {
    var commands: [Double?]
    var read: [Double?]
    var timedOut: Bool
    var cancelled: Bool
    var state: KeyboardState
  }

  /// Three clients: one sends, one waits with a timeout for what never comes, one is cancelled.
  private static func scenario(_ scheduler: Scheduler) throws -> Outcome {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    let (applied, read) = (Log<Double?>(), Log<Double?>())
    scheduler.spawn("host") { await avoider.connect { applied.append($0.translation) } }
    let reader = scheduler.spawn("reader") {
      for await command in await avoider.commands() { read.append(command.translation) }
    }
    try scheduler.runUntilIdle()
    scheduler.spawn("sender") {
      await avoider.send(turn: AvoiderFixture.start)
      await avoider.send(.willShow(AvoiderFixture.docked))
      await avoider.send(.willShow(AvoiderFixture.higher))
      await avoider.send(turn: [.blur, .willHide(AvoiderFixture.gone)])
    }
    let waiter = scheduler.spawn("waiter") {
      try await avoider.wait(for: .changingFrame, timeout: .seconds(5))
    }
    let cancelled = scheduler.spawn("cancelled") { try await avoider.wait(for: .changingFrame) }
    scheduler.spawn("canceller") { cancelled.cancel() }
    try scheduler.runUntilIdle()
    try scheduler.advance(by: .seconds(6))
    let state = scheduler.spawn("state") { await avoider.state }
    scheduler.spawn("finisher") { await avoider.finish() }
    try scheduler.runUntilIdle()
    _ = reader.result
    return Outcome(
      commands: applied.all, read: read.all,
      timedOut: isError(waiter.result) { $0 is WaitError },
      cancelled: isError(cancelled.result) { $0 is CancellationError },
      state: try #require(state.value))
  }

  private static func isError(
    _ result: Result<Void, any Error>?, _ matches: (any Error) -> Bool
  ) -> Bool {
    if case .failure(let error) = result { matches(error) } else { false }
  }

  @Test(
    "In thousands of schedules the host loses no command, a reader skips only older ones, waits end",
    arguments: AtLength.count(2_000, of: 10_000))
  func sampled(schedules: Int) {
    let report = Scheduler.sample(seeds: 0..<UInt64(schedules), Self.scenario)
    #expect(report.failures == 0, "\(String(describing: report.firstFailure))")
    for outcome in report.occurrences.map(\.outcome) {
      let commands: [Double?] = [-164, -204, 0]
      #expect(outcome.commands == commands)
      #expect(outcome.read == commands.filter(outcome.read.contains))
      #expect(outcome.read.last == 0)
      #expect(outcome.timedOut && outcome.cancelled && outcome.state == .hidden)
    }
    #expect(report.occurrences.contains { $0.outcome.read.count < 3 })
    #expect(report.occurrences.contains { $0.outcome.read.count == 3 })
  }
}
