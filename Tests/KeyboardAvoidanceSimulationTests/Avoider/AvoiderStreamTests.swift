import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("The avoider's streams and waits")
struct AvoiderStreamTests {
  private let scheduler = Scheduler()
  private let avoider: KeyboardAvoider

  init() { avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler) }

  private func send(_ turns: [KeyboardEvent]...) throws {
    scheduler.spawn("sender") { [avoider] in
      for turn in turns { await avoider.send(turn: turn) }
    }
    try scheduler.runUntilIdle()
  }

  private func finish() throws {
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  @Test("Each reader has every command from when it began, and finishing ends them")
  func readers() throws {
    let (early, late) = (Log<Double?>(), Log<Double?>())
    let first = scheduler.spawn("early") { [avoider] in
      for await command in await avoider.commands() { early.append(command.translation) }
    }
    try send(AvoiderFixture.start, [.willShow(AvoiderFixture.docked)])
    let second = scheduler.spawn("late") { [avoider] in
      for await command in await avoider.commands() { late.append(command.translation) }
    }
    try scheduler.runUntilIdle()
    try send([.willShow(AvoiderFixture.higher)])
    #expect(early.all == [-164, -204])
    #expect(late.all == [-204])
    try finish()
    #expect(first.result != nil && second.result != nil)
  }

  @Test("A reader that went away is forgotten and disturbs nobody")
  func readerGone() throws {
    let log = Log<Double?>()
    let gone = scheduler.spawn("gone") { [avoider] in
      for await command in await avoider.commands() { log.append(command.translation) }
    }
    try scheduler.runUntilIdle()
    gone.cancel()
    try send(AvoiderFixture.start, [.willShow(AvoiderFixture.docked)])
    #expect(log.all.isEmpty)
    #expect(gone.result != nil)
    try finish()
  }

  @Test("Readers that went away are forgotten with the next turn, and one that stays is not")
  func readersForgotten() throws {
    func count() throws -> Int? {
      let count = scheduler.spawn("count") { [avoider] in await avoider.readerCount }
      try scheduler.runUntilIdle()
      return count.value
    }
    let commands = scheduler.spawn("commands") { [avoider] in
      for await _ in await avoider.commands() {}
    }
    let updates = scheduler.spawn("updates") { [avoider] in
      for await _ in await avoider.updates() {}
    }
    scheduler.spawn("stays") { [avoider] in for await _ in await avoider.updates() {} }
    try scheduler.runUntilIdle()
    #expect(try count() == 3)
    commands.cancel()
    updates.cancel()
    try send(AvoiderFixture.start, [.willShow(AvoiderFixture.docked)])
    #expect(try count() == 1)
    try send([.willShow(AvoiderFixture.higher)])
    #expect(try count() == 1)
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    #expect(try count() == 0)
    try scheduler.finish()
  }

  @Test("Posts from anywhere are handled in their order")
  func posts() throws {
    avoider.post(.layout(AvoiderFixture.viewport))
    avoider.post(.focus(AvoiderFixture.input))
    avoider.post(.willShow(AvoiderFixture.docked))
    avoider.post(.willShow(AvoiderFixture.higher))
    try scheduler.runUntilIdle()
    let adjustment = scheduler.spawn("reader") { [avoider] in await avoider.adjustment }
    try scheduler.runUntilIdle()
    #expect(adjustment.value?.translation == -204)
    try finish()
  }

  @Test("Waiting for the keyboard to settle returns where it settled")
  func settled() throws {
    try send(AvoiderFixture.start, [.willShow(AvoiderFixture.docked)])
    let wait = scheduler.spawn("waiter") { [avoider] in await avoider.settled() }
    try scheduler.runUntilIdle()
    #expect(wait.result == nil)
    try scheduler.advance(by: .milliseconds(350))
    #expect(wait.value == .shown)
    try finish()
  }

  @Test("A wait that is up says what it waited for and what there is")
  func timesOut() throws {
    let wait = scheduler.spawn("waiter") { [avoider] in
      try await avoider.wait(for: .shown, timeout: .seconds(1))
    }
    try scheduler.runUntilIdle()
    try scheduler.advance(by: .seconds(1))
    #expect(throws: WaitError.timedOut(waitingFor: .shown, in: .hidden)) {
      try wait.result?.get()
    }
    try finish()
  }

  @Test("A wait ends in time when the state comes, and its deadline does nothing later")
  func reached() throws {
    let wait = scheduler.spawn("waiter") { [avoider] in
      try await avoider.wait(for: .showing, timeout: .seconds(1))
    }
    try scheduler.runUntilIdle()
    try send(AvoiderFixture.start, [.willShow(AvoiderFixture.docked)])
    #expect(throws: Never.self) { try #require(wait.result).get() }
    try scheduler.advance(by: .seconds(2))
    try finish()
  }

  @Test("A cancelled wait throws a cancellation error")
  func cancelled() throws {
    let wait = scheduler.spawn("waiter") { [avoider] in
      try await avoider.wait(for: .shown, timeout: nil)
    }
    try scheduler.runUntilIdle()
    wait.cancel()
    try scheduler.runUntilIdle()
    #expect(throws: CancellationError.self) { try wait.result?.get() }
    try finish()
  }

  @Test("A wait that outlives the avoider's end says so")
  func finishedWhileWaiting() throws {
    let wait = scheduler.spawn("waiter") { [avoider] in try await avoider.wait(for: .shown) }
    try scheduler.runUntilIdle()
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    try scheduler.runUntilIdle()
    #expect(throws: WaitError.finished(waitingFor: .shown)) { try wait.result?.get() }
    try finish()
  }
}
