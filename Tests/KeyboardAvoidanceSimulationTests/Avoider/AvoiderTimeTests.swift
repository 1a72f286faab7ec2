import Foundation
import KeyboardAvoidanceSimulation
import Testing

@testable import KeyboardAvoidance

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The avoider and the clock")
struct AvoiderTimeTests {
  private let scheduler = Scheduler()
  private let avoider: KeyboardAvoider

  init() { avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler) }

  /// Sends turns, lets time pass and returns the state.
  private func state(after turns: [[KeyboardEvent]], and duration: Duration) throws -> KeyboardState
  {
    scheduler.spawn("sender") { [avoider] in
      for turn in turns { await avoider.send(turn: turn) }
    }
    try scheduler.runUntilIdle()
    try scheduler.advance(by: duration)
    let reader = scheduler.spawn("reader") { [avoider] in await avoider.state }
    try scheduler.runUntilIdle()
    return try #require(reader.value)
  }

  /// Ends everything; whatever is left over fails the test.
  private func finish() throws {
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  @Test("A show without didShow is over when its animation and the grace are")
  func settles() throws {
    let turns = [AvoiderFixture.start, [.willShow(AvoiderFixture.docked)]]
    #expect(try state(after: turns, and: .milliseconds(349)) == .showing)
    #expect(try state(after: [], and: .milliseconds(1)) == .shown)
    try finish()
  }

  @Test("A hide without didHide is over likewise")
  func hides() throws {
    let turns = [
      AvoiderFixture.start, [.willShow(AvoiderFixture.docked)],
      [.didShow(AvoiderFixture.docked)], [.blur, .willHide(AvoiderFixture.gone, duration: 0)],
    ]
    #expect(try state(after: turns, and: .milliseconds(99)) == .hiding)
    #expect(try state(after: [], and: .milliseconds(1)) == .hidden)
    try finish()
  }

  @Test("A deadline that has moved back does nothing to a younger transition")
  func movedDeadline() throws {
    #expect(
      try state(
        after: [AvoiderFixture.start, [.willShow(AvoiderFixture.docked)]], and: .milliseconds(300))
        == .showing)
    #expect(
      try state(after: [[.willChangeFrame(AvoiderFixture.higher)]], and: .milliseconds(300))
        == .showing)
    #expect(try state(after: [], and: .milliseconds(50)) == .shown)
    try finish()
  }

  @Test("A later deadline costs no second sleeper")
  func oneSleeper() throws {
    _ = try state(
      after: [
        AvoiderFixture.start, [.willShow(AvoiderFixture.docked)],
        [.willShow(AvoiderFixture.higher)], [.willShow(AvoiderFixture.docked)],
      ], and: .milliseconds(10))
    #expect(scheduler.clock.sleepers.count == 1)
    try finish()
  }

  @Test("A move begins, ends by the clock, and says so when a later one cuts it short")
  func updates() throws {
    let log = Log<String>()
    scheduler.spawn("observer") { [avoider] in
      for await update in await avoider.updates() {
        switch update {
        case .stateChanged(_, let state): log.append(state.rawValue)
        case .adjustmentWillBegin(let move): log.append("begin \(move.adjustment.translation)")
        case .adjustmentDidEnd(let move, let finished):
          log.append("end \(move.adjustment.translation) \(finished)")
        case .missed(let count): log.append("missed \(count)")
        }
      }
    }
    try scheduler.runUntilIdle()
    _ = try state(
      after: [AvoiderFixture.start, [.willShow(AvoiderFixture.docked)]], and: .milliseconds(100))
    _ = try state(after: [[.willShow(AvoiderFixture.higher)]], and: .milliseconds(400))
    #expect(
      log.all == [
        "showing", "begin -164.0", "end -164.0 false", "begin -204.0", "end -204.0 true", "shown",
      ])
    try finish()
  }

  @Test("A state that only the clock knows of is not passed over, however late its task runs")
  func lateAlarm() throws {
    let log = Log<KeyboardState>()
    let lane = scheduler.serialLane("late")
    let late = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler, lane: lane)
    scheduler.spawn("observer") {
      for await update in await late.updates() {
        if case .stateChanged(_, let state) = update { log.append(state) }
      }
    }
    try scheduler.runUntilIdle()
    lane.enter {
      late.assumeIsolated { avoider in
        avoider.send(turn: AvoiderFixture.start)
        avoider.send(.willShow(AvoiderFixture.docked))
      }
    }
    try scheduler.clock.advance(by: .seconds(1))
    lane.enter { late.assumeIsolated { _ = $0.send(.willHide(AvoiderFixture.gone)) } }
    try scheduler.runUntilIdle()
    #expect(log.all == [.showing, .shown, .hiding])
    scheduler.spawn("ender") { await late.finish() }
    try scheduler.runUntilIdle()
    try finish()
  }

  @Test("A late turn returns what it asks for beside what the clock had to say before it")
  func lateTurn() throws {
    let lane = scheduler.serialLane("late")
    let late = KeyboardAvoider(policy: .shiftBounds(10), on: scheduler, lane: lane)
    lane.enter {
      late.assumeIsolated { avoider in
        _ = avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
      }
    }
    try scheduler.clock.advance(by: .seconds(1))
    lane.enter {
      late.assumeIsolated { avoider in
        let commands = avoider.send(.tapOutside)
        #expect(commands.resigns && commands.move == nil)
        #expect(avoider.state == .shown)
        avoider.finish()
      }
    }
    try scheduler.runUntilIdle()
    try finish()
  }

  @Test("A late turn returns the move that the clock asked for before it, and no later one")
  func lateMove() throws {
    let lane = scheduler.serialLane("late")
    let late = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler, lane: lane)
    let turned = Viewport(screen: CGSize(width: 667, height: 375))
    lane.enter {
      late.assumeIsolated { avoider in
        avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
        avoider.send(.layout(turned))
      }
    }
    try scheduler.clock.advance(by: .seconds(1))
    lane.enter {
      late.assumeIsolated { avoider in
        let commands = avoider.send(.dismissal(.programmatic))
        #expect(commands.move?.adjustment == .identity, "the keyboard is not on the new screen")
        #expect(avoider.state == .hidden)
        avoider.finish()
      }
    }
    try scheduler.runUntilIdle()
    try finish()
  }

  @Test("Of the clock's move and the late turn's own the later one is returned")
  func twoMoves() throws {
    let lane = scheduler.serialLane("late")
    let late = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler, lane: lane)
    lane.enter {
      late.assumeIsolated { avoider in
        avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
        avoider.send(.layout(Viewport(screen: CGSize(width: 667, height: 375))))
      }
    }
    try scheduler.clock.advance(by: .seconds(1))
    lane.enter {
      late.assumeIsolated { avoider in
        let low = FocusedInput(1, frame: CGRect(x: 20, y: 300, width: 335, height: 34))
        let commands = avoider.send(
          turn: [.focus(low), .willShow(CGRect(x: 0, y: 175, width: 667, height: 200))])
        #expect(commands.move?.adjustment.translation == -163)
        avoider.finish()
      }
    }
    try scheduler.runUntilIdle()
    try finish()
  }

  @Test(
    "On the real clock a deadline is counted from when the avoider was made",
    .timeLimit(.minutes(1)))
  func realClock() async throws {
    let clock = AvoiderClock.continuous(origin: .now.advanced(by: .seconds(-3_600)))
    let deadline = MachineInstant(seconds: 3_600.001)
    try await clock.sleep(until: deadline)
    #expect(clock.now() >= deadline)
  }

  @Test("Nothing keeps an avoider alive that nobody holds")
  func goesAway() throws {
    weak var gone: KeyboardAvoider?
    do {
      let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler, name: "short")
      gone = avoider
      scheduler.spawn("sender") { [avoider] in
        await avoider.send(turn: AvoiderFixture.start)
        await avoider.send(.willShow(AvoiderFixture.docked))
      }
    }
    try scheduler.runUntilIdle()
    #expect(gone == nil)
    try finish()
  }

  @Test("A sleep that ends a little early ends what it was for, and is not begun anew")
  func earlySleep() throws {
    let tasks = scheduler.taskLane("tasks")
    let early = KeyboardAvoider(
      policy: AvoiderFixture.policy, clock: EarlyClock(clock: scheduler.clock),
      executor: scheduler.serialLane("early")
    ) { work in Task(executorPreference: tasks) { await work() } }
    let wait = scheduler.spawn("waiter") {
      try await early.wait(for: .changingFrame, timeout: .milliseconds(350))
    }
    scheduler.spawn("sender") {
      await early.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    }
    try scheduler.runUntilIdle()
    try scheduler.advance(by: .microseconds(349_990))
    let state = scheduler.spawn("reader") { await early.state }
    try scheduler.runUntilIdle()
    #expect(state.value == .shown)
    #expect(throws: WaitError.timedOut(waitingFor: .changingFrame, in: .shown)) {
      try #require(wait.result).get()
    }
    #expect(scheduler.clock.sleepers.isEmpty)
    scheduler.spawn("ender") { await early.finish() }
    try scheduler.runUntilIdle()
    try finish()
  }
}
