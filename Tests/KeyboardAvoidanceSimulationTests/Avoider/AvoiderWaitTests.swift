import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("Waiting for a state")
struct AvoiderWaitTests {
  private let scheduler = Scheduler()
  private let avoider: KeyboardAvoider

  init() { avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler) }

  private func wait(
    for state: KeyboardState, timeout: Duration? = nil
  ) throws -> ClientTask<Void> {
    let task = scheduler.spawn("waiter") { [avoider] in
      try await avoider.wait(for: state, timeout: timeout)
    }
    try scheduler.runUntilIdle()
    return task
  }

  private func send(_ turn: [KeyboardEvent]) throws {
    scheduler.spawn("sender") { [avoider] in await avoider.send(turn: turn) }
    try scheduler.runUntilIdle()
  }

  private func waiterCount() throws -> Int? {
    let count = scheduler.spawn("count") { [avoider] in await avoider.waiterCount }
    try scheduler.runUntilIdle()
    return count.value
  }

  private func finish() throws {
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  private func isTimedOut(_ task: ClientTask<Void>) -> Bool {
    if case .failure(let error) = task.result, case WaitError.timedOut = error {
      true
    } else {
      false
    }
  }

  @Test("Of two waits the one that is up first ends first, whichever began first")
  func twoTimeouts() throws {
    for (one, other) in [(5, 1), (1, 5)] {
      let first = try wait(for: .shown, timeout: .seconds(one))
      let second = try wait(for: .shown, timeout: .seconds(other))
      let (short, long) = one < other ? (first, second) : (second, first)
      try scheduler.advance(by: .milliseconds(999))
      #expect(short.result == nil && long.result == nil)
      try scheduler.advance(by: .milliseconds(1))
      #expect(isTimedOut(short) && long.result == nil)
      try scheduler.advance(by: .milliseconds(3_999))
      #expect(long.result == nil)
      try scheduler.advance(by: .milliseconds(1))
      #expect(isTimedOut(long))
    }
    try finish()
  }

  @Test("When one wait is up the next one is looked for among all that are left")
  func threeTimeouts() throws {
    let waits = try [3, 1, 5].map { try wait(for: .shown, timeout: .seconds($0)) }
    for (second, up) in [(1, [1]), (2, [1]), (3, [0, 1]), (4, [0, 1]), (5, [0, 1, 2])] {
      try scheduler.advance(by: .seconds(1))
      #expect(waits.indices.filter { isTimedOut(waits[$0]) } == up, "after \(second) s")
    }
    try finish()
  }

  @Test("Waits that end together end in the order in which they began")
  func order() throws {
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    let log = Log<Int>()
    for number in 0..<4 {
      scheduler.spawn("waiter \(number)") { [avoider] in
        _ = await avoider.settled()
        log.append(number)
      }
      try scheduler.runUntilIdle()
    }
    try send([.didShow(AvoiderFixture.docked)])
    #expect(log.all == [0, 1, 2, 3])
    try finish()
  }

  @Test("A wait is up when its time is, though the keyboard's own deadline is later")
  func beforeTheKeyboard() throws {
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    let task = try wait(for: .hidden, timeout: .milliseconds(50))
    try scheduler.advance(by: .milliseconds(49))
    #expect(task.result == nil)
    try scheduler.advance(by: .milliseconds(1))
    #expect(isTimedOut(task))
    try finish()
  }

  @Test("A state that the clock brings when a wait is up has come in time")
  func lastMoment() throws {
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    let task = try wait(for: .shown, timeout: .milliseconds(350))
    try scheduler.advance(by: .milliseconds(350))
    #expect(throws: Never.self) { try #require(task.result).get() }
    try finish()
  }

  @Test("A wait without a limit neither keeps another from being up nor is up itself")
  func withoutLimit() throws {
    let before = try wait(for: .shown)
    let limited = try wait(for: .shown, timeout: .seconds(1))
    let after = try wait(for: .changingFrame)
    try scheduler.advance(by: .seconds(1))
    #expect(isTimedOut(limited))
    #expect(before.result == nil && after.result == nil)
    try send(
      AvoiderFixture.start + [.willShow(AvoiderFixture.docked), .didShow(AvoiderFixture.docked)])
    #expect(throws: Never.self) { try #require(before.result).get() }
    #expect(after.result == nil)
    after.cancel()
    try scheduler.runUntilIdle()
    #expect(throws: CancellationError.self) { try #require(after.result).get() }
    try finish()
  }

  @Test("A wait that is cancelled leaves nothing to wake for, and others go on")
  func cancelled() throws {
    let gone = try wait(for: .shown, timeout: .seconds(1))
    let stays = try wait(for: .shown, timeout: .seconds(3))
    #expect(try waiterCount() == 2)
    gone.cancel()
    try scheduler.runUntilIdle()
    #expect(throws: CancellationError.self) { try #require(gone.result).get() }
    #expect(scheduler.clock.sleepers.map(\.deadline.offset) == [.seconds(3)])
    stays.cancel()
    try scheduler.runUntilIdle()
    #expect(throws: CancellationError.self) { try #require(stays.result).get() }
    #expect(scheduler.clock.sleepers.isEmpty)
    try finish()
  }

  @Test("A wait that is reached leaves nothing to wake for but the keyboard's own deadline")
  func reached() throws {
    let task = try wait(for: .showing, timeout: .seconds(9))
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    #expect(throws: Never.self) { try #require(task.result).get() }
    #expect(scheduler.clock.sleepers.map(\.deadline.offset) == [.milliseconds(350)])
    try finish()
  }

  @Test("Everyone who waits for a state is told when it comes, and nobody else")
  func several() throws {
    let (one, other) = (try wait(for: .showing), try wait(for: .showing, timeout: .seconds(1)))
    let (later, never) = (try wait(for: .shown), try wait(for: .changingFrame))
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    #expect(throws: Never.self) { try #require(one.result).get() }
    #expect(throws: Never.self) { try #require(other.result).get() }
    #expect(later.result == nil)
    try scheduler.advance(by: .milliseconds(350))
    #expect(throws: Never.self) { try #require(later.result).get() }
    #expect(never.result == nil)
    try send([.blur, .willHide(AvoiderFixture.gone), .didHide(AvoiderFixture.gone)])
    #expect(never.result == nil)
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    try scheduler.runUntilIdle()
    #expect(throws: WaitError.finished(waitingFor: .changingFrame)) {
      try #require(never.result).get()
    }
    try scheduler.finish()
  }

  @Test("A wait for the state there is, or that is up at once, ends at once")
  func atOnce() throws {
    let there = try wait(for: .hidden)
    #expect(throws: Never.self) { try #require(there.result).get() }
    for timeout in [Duration.zero, .seconds(-3)] {
      let up = try wait(for: .shown, timeout: timeout)
      try scheduler.advance(by: .zero)
      #expect(isTimedOut(up))
    }
    let cancelled = scheduler.spawn("cancelled") { [avoider] in
      try await avoider.wait(for: .hidden)
    }
    cancelled.cancel()
    try scheduler.runUntilIdle()
    #expect(throws: CancellationError.self) { try #require(cancelled.result).get() }
    try finish()
  }

  @Test("Settling is waited for through a change and a hide, and told at once where it is so")
  func settled() throws {
    func settling() throws -> ClientTask<KeyboardState> {
      let task = scheduler.spawn("settling") { [avoider] in await avoider.settled() }
      try scheduler.runUntilIdle()
      return task
    }
    #expect(try settling().value == .hidden)
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    let first = try settling()
    #expect(first.result == nil)
    try send([.willChangeFrame(AvoiderFixture.higher), .didShow(AvoiderFixture.higher)])
    #expect(first.value == .shown)
    try send([.willChangeFrame(AvoiderFixture.docked)])
    let second = try settling()
    try send([.blur, .willHide(AvoiderFixture.gone)])
    #expect(second.result == nil)
    try send([.didHide(AvoiderFixture.gone)])
    #expect(second.value == .hidden)
    try finish()
  }

  @Test("Whoever settles is told where it settled, though the keyboard went on before they woke")
  func settledAndGone() throws {
    let lane = scheduler.serialLane("other")
    let other = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler, lane: lane)
    func send(_ turns: [KeyboardEvent]...) {
      lane.enter { other.assumeIsolated { for turn in turns { $0.send(turn: turn) } } }
    }
    send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    let task = scheduler.spawn("settling") { await other.settled() }
    try scheduler.runUntilIdle()
    send([.didShow(AvoiderFixture.docked)], [.willHide(AvoiderFixture.gone)])
    try scheduler.runUntilIdle()
    #expect(task.value == .shown)
    lane.enter { other.assumeIsolated { $0.finish() } }
    try scheduler.runUntilIdle()
    try finish()
  }

  @Test("A finished avoider says where it stands to whoever settles, and throws for a wait")
  func finished() throws {
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    let open = scheduler.spawn("open") { [avoider] in await avoider.settled() }
    try scheduler.runUntilIdle()
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    try scheduler.runUntilIdle()
    #expect(open.value == .showing)
    let late = scheduler.spawn("late") { [avoider] in await avoider.settled() }
    try scheduler.runUntilIdle()
    #expect(late.value == .showing)
    let there = try wait(for: .showing)
    #expect(throws: Never.self) { try #require(there.result).get() }
    let never = try wait(for: .shown, timeout: .seconds(1))
    #expect(throws: WaitError.finished(waitingFor: .shown)) { try #require(never.result).get() }
    #expect(scheduler.clock.sleepers.isEmpty)
    try scheduler.finish()
  }

  @Test("A cancelled settling returns the state there is")
  func cancelledSettling() throws {
    try send(AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    let task = scheduler.spawn("settling") { [avoider] in await avoider.settled() }
    try scheduler.runUntilIdle()
    #expect(try waiterCount() == 1)
    task.cancel()
    try scheduler.runUntilIdle()
    #expect(task.value == .showing)
    #expect(try waiterCount() == 0)
    try finish()
  }

  @Test("The errors of a wait name what was waited for")
  func messages() {
    #expect("\(WaitError.timedOut(waitingFor: .shown, in: .hidden))".contains("shown"))
    #expect("\(WaitError.timedOut(waitingFor: .shown, in: .hidden))".contains("hidden"))
    #expect("\(WaitError.finished(waitingFor: .changingFrame))".contains("changingFrame"))
  }
}
