import KeyboardAvoidance
import Testing

@testable import KeyboardAvoidanceSimulation

/// A thread on which a host may spin the run loop from within a command, as an app does that waits
/// for something on the main thread: its jobs run when told, also while its actor is entered.
private final class NestingLoop: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var entries = 0
  }

  private let state = Locked(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  /// Runs every job that waits, and those that come meanwhile.
  func run() {
    while let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  var hasJobs: Bool { state.withLock { !$0.jobs.isEmpty } }

  /// Runs code as if on this executor.
  func enter(_ body: () -> Void) {
    state.withLock { $0.entries += 1 }
    body()
    state.withLock { $0.entries -= 1 }
  }

  func isIsolatingCurrentContext() -> Bool? { state.withLock { $0.entries > 0 } }

  func checkIsolated() { precondition(isIsolatingCurrentContext() == true, "enter the loop first") }
}

@Suite("A host that spins its run loop from within a command")
struct NestedLoopTests {
  private let scheduler = Scheduler()
  private let loop = NestingLoop()
  private let avoider: KeyboardAvoider

  /// An avoider that reads a clock whose sleepers wake a little early.
  private let early: KeyboardAvoider

  init() {
    let tasks = scheduler.taskLane("tasks")
    let spawn: KeyboardAvoider.Spawn = { work in
      Task(executorPreference: tasks) { await work() }
    }
    avoider = KeyboardAvoider(
      policy: AvoiderFixture.policy, clock: scheduler.clock, executor: loop, spawn: spawn)
    early = KeyboardAvoider(
      policy: AvoiderFixture.policy, clock: EarlyClock(clock: scheduler.clock), executor: loop,
      spawn: spawn)
  }

  private func runUntilIdle() throws {
    repeat {
      loop.run()
      try scheduler.runUntilIdle()
    } while loop.hasJobs
  }

  private func enter(
    _ other: KeyboardAvoider? = nil, _ body: (isolated KeyboardAvoider) -> Void
  ) {
    loop.enter { (other ?? avoider).assumeIsolated(body) }
  }

  private func finish() throws {
    enter { $0.finish() }
    enter(early) { $0.finish() }
    try runUntilIdle()
    try scheduler.finish()
  }

  @Test("A wait that is up meanwhile ends when the command has been handled")
  func waitIsUp() throws {
    let wait = scheduler.spawn("waiter") { [avoider] in
      try await avoider.wait(for: .changingFrame, timeout: .seconds(1))
    }
    try runUntilIdle()
    try scheduler.advance(by: .seconds(1))
    #expect(wait.result == nil, "the loop has not run")
    enter { avoider in
      avoider.connect { [loop] _ in loop.run() }
      avoider.send(
        turn: AvoiderFixture.start
          + [.willShow(AvoiderFixture.docked), .didShow(AvoiderFixture.docked)])
    }
    try runUntilIdle()
    #expect(throws: WaitError.timedOut(waitingFor: .changingFrame, in: .shown)) {
      try #require(wait.result).get()
    }
    try finish()
  }

  @Test("A transition that is over meanwhile is over when the command has been handled")
  func transitionIsOver() throws {
    enter { avoider in
      avoider.connect { [loop, scheduler] command in
        guard command.translation == -204 else { return }
        try? scheduler.clock.advance(by: .seconds(1))
        try? scheduler.runUntilIdle()
        loop.run()
      }
      avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    }
    try runUntilIdle()
    enter { $0.send(.willShow(AvoiderFixture.higher)) }
    enter { #expect($0.state == .shown) }
    #expect(scheduler.clock.sleepers.isEmpty)
    try finish()
  }

  @Test("A sleep that ends a little early meanwhile ends the transition all the same")
  func earlySleep() throws {
    enter(early) { avoider in
      avoider.connect { [loop, scheduler] command in
        guard command.translation == -204 else { return }
        try? scheduler.clock.advance(by: .microseconds(349_990))
        try? scheduler.runUntilIdle()
        loop.run()
      }
      avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    }
    try runUntilIdle()
    enter(early) { $0.send(.willShow(AvoiderFixture.higher)) }
    enter(early) { #expect($0.state == .shown) }
    #expect(scheduler.clock.sleepers.isEmpty)
    try finish()
  }

  @Test("A move that is over meanwhile is told to be")
  func moveIsOver() throws {
    let log = Log<String>()
    scheduler.spawn("observer") { [avoider] in
      for await update in await avoider.updates() {
        if case .adjustmentDidEnd(let move, let finished) = update {
          log.append("end \(move.adjustment.translation) \(finished)")
        }
      }
    }
    try runUntilIdle()
    let slow = KeyboardNotification(
      .willShow, endFrame: AvoiderFixture.docked,
      animation: KeyboardAnimation(duration: 0.5, curve: 7))
    enter { $0.send(turn: AvoiderFixture.start + [.notification(slow)]) }
    enter { $0.send(.didShow(AvoiderFixture.docked)) }
    try runUntilIdle()
    enter {
      $0.connect { [loop, scheduler] command in
        guard command == .resignFirstResponder else { return }
        try? scheduler.clock.advance(by: .seconds(1))
        try? scheduler.runUntilIdle()
        loop.run()
      }
    }
    enter { avoider in
      avoider.setPolicy(AvoidancePolicy.keepGap(4).dismissingOnTaps)
      avoider.send(.tapOutside)
    }
    try runUntilIdle()
    #expect(log.all == ["end -164.0 true"])
    try finish()
  }
}

extension AvoidancePolicy {
  fileprivate var dismissingOnTaps: AvoidancePolicy {
    var policy = self
    policy.dismissesOnOutsideTap = true
    return policy
  }
}
