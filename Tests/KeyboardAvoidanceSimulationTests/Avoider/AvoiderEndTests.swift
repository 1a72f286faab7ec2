import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("The end of an avoider, of its readers and of its moves")
struct AvoiderEndTests {
  private let scheduler = Scheduler()

  private func finish(_ avoider: KeyboardAvoider) throws {
    scheduler.spawn("finisher") { await avoider.finish() }
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  /// Logs what a stream of updates says.
  private static func note(_ update: AvoidanceUpdate, in log: Log<String>) {
    switch update {
    case .stateChanged(let from, let to): log.append("\(from) → \(to)")
    case .adjustmentWillBegin(let move): log.append("begin \(move.adjustment.translation)")
    case .adjustmentDidEnd(let move, let finished):
      log.append("end \(move.adjustment.translation) \(finished)")
    default: log.append("missed")
    }
  }

  @Test("Streams of a finished avoider end at once")
  func finishedStreams() throws {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    scheduler.spawn("finisher") { await avoider.finish() }
    try scheduler.runUntilIdle()
    let commands = scheduler.spawn("commands") { for await _ in await avoider.commands() {} }
    let updates = scheduler.spawn("updates") { for await _ in await avoider.updates() {} }
    try scheduler.runUntilIdle()
    #expect(commands.result != nil && updates.result != nil)
    try scheduler.finish()
  }

  @Test("Finishing ends every stream that is open, what was not read yet included")
  func openStreams() throws {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    let log = Log<String>()
    let commands = scheduler.spawn("commands") { for await _ in await avoider.commands() {} }
    let updates = scheduler.spawn("updates") {
      for await update in await avoider.updates() { Self.note(update, in: log) }
    }
    try scheduler.runUntilIdle()
    scheduler.spawn("sender") {
      await avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
      await avoider.finish()
    }
    try scheduler.runUntilIdle()
    #expect(commands.result != nil && updates.result != nil)
    #expect(log.all == ["hidden → showing", "begin -164.0"])
    #expect(scheduler.clock.sleepers.isEmpty, "nothing is timed any more")
    try scheduler.finish()
  }

  @Test("An avoider that goes away ends its streams and sleeps no more")
  func goneAvoider() throws {
    weak var gone: KeyboardAvoider?
    let streams = Log<AsyncStream<AdjustmentCommand>>()
    let updates = Log<AsyncStream<AvoidanceUpdate>>()
    do {
      let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
      gone = avoider
      scheduler.spawn("opener") {
        streams.append(await avoider.commands())
        updates.append(await avoider.updates())
        await avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
      }
    }
    try scheduler.runUntilIdle()
    #expect(gone == nil)
    #expect(scheduler.clock.sleepers.isEmpty)
    let commands = scheduler.spawn("commands") { for await _ in streams.all[0] {} }
    let told = scheduler.spawn("updates") { for await _ in updates.all[0] {} }
    try scheduler.runUntilIdle()
    #expect(commands.result != nil && told.result != nil)
    try scheduler.finish()
  }

  @Test("An avoider that goes away ends the task that reads what is posted")
  func gonePosts() throws {
    weak var gone: KeyboardAvoider?
    let ended = Log<Void>()
    let tasks = scheduler.taskLane("tasks")
    do {
      let avoider = KeyboardAvoider(
        policy: AvoiderFixture.policy, clock: scheduler.clock,
        executor: scheduler.serialLane("avoider")
      ) { work in
        Task(executorPreference: tasks) {
          await work()
          ended.append(())
        }
      }
      gone = avoider
      for event in AvoiderFixture.start { avoider.post(event) }
      try scheduler.runUntilIdle()
      #expect(ended.all.isEmpty, "it reads on")
    }
    try scheduler.runUntilIdle()
    #expect(gone == nil)
    #expect(ended.all.count == 1)
    try scheduler.finish()
  }

  @Test("A move that is over when the next one comes was finished, though its end was not told yet")
  func lateEnd() throws {
    let lane = scheduler.serialLane("late")
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler, lane: lane)
    let log = Log<String>()
    scheduler.spawn("updates") {
      for await update in await avoider.updates() { Self.note(update, in: log) }
    }
    try scheduler.runUntilIdle()
    lane.enter {
      avoider.assumeIsolated {
        _ = $0.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
      }
    }
    try scheduler.clock.advance(by: .seconds(1))
    lane.enter { avoider.assumeIsolated { _ = $0.send(.willShow(AvoiderFixture.higher)) } }
    try scheduler.runUntilIdle()
    #expect(
      log.all == [
        "hidden → showing", "begin -164.0", "showing → shown", "shown → changingFrame",
        "end -164.0 true", "begin -204.0",
      ])
    try finish(avoider)
  }

  @Test("A move ends when its animation does, neither earlier nor later")
  func endOfMove() throws {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    let log = Log<String>()
    scheduler.spawn("updates") {
      for await update in await avoider.updates() { Self.note(update, in: log) }
    }
    try scheduler.runUntilIdle()
    scheduler.spawn("sender") {
      await avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    }
    try scheduler.advance(by: .milliseconds(249))
    #expect(log.all.last == "begin -164.0")
    try scheduler.advance(by: .milliseconds(1))
    #expect(log.all.last == "end -164.0 true")
    try scheduler.advance(by: .milliseconds(99))
    #expect(log.all.last == "end -164.0 true")
    try scheduler.advance(by: .milliseconds(1))
    #expect(log.all.last == "showing → shown")
    #expect(scheduler.clock.sleepers.isEmpty)
    try finish(avoider)
  }

  @Test("A move without an animation is over at once")
  func endAtOnce() throws {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    let log = Log<String>()
    scheduler.spawn("updates") {
      for await update in await avoider.updates() { Self.note(update, in: log) }
    }
    scheduler.spawn("sender") {
      await avoider.send(turn: AvoiderFixture.start + [.pause])
      await avoider.send(.willShow(AvoiderFixture.docked))
      await avoider.send(.resume)
    }
    try scheduler.runUntilIdle()
    #expect(log.all == ["hidden → showing", "begin -164.0", "end -164.0 true"])
    try finish(avoider)
  }

  @Test("Whoever begins to listen in the middle of a move hears of the next ones only")
  func midway() throws {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    scheduler.spawn("sender") {
      await avoider.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
    }
    try scheduler.runUntilIdle()
    let log = Log<String>()
    scheduler.spawn("updates") {
      for await update in await avoider.updates() { Self.note(update, in: log) }
    }
    try scheduler.advance(by: .milliseconds(300))
    #expect(log.all.isEmpty)
    try scheduler.advance(by: .milliseconds(50))
    #expect(log.all == ["showing → shown"])
    try finish(avoider)
  }

  @Test("An avoider that is finished from within a command sleeps for nothing")
  func finishedWithin() throws {
    let lane = scheduler.serialLane("avoider")
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler, lane: lane)
    lane.enter {
      avoider.assumeIsolated { entered in
        entered.connect { _ in avoider.assumeIsolated { $0.finish() } }
        entered.send(turn: AvoiderFixture.start + [.willShow(AvoiderFixture.docked)])
      }
    }
    try scheduler.runUntilIdle()
    #expect(scheduler.clock.sleepers.isEmpty)
    try scheduler.finish()
  }

  @Test("Posts after the end do nothing, and those before are not lost")
  func posts() throws {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    for event in AvoiderFixture.start { avoider.post(event) }
    avoider.post(.willShow(AvoiderFixture.docked))
    try scheduler.runUntilIdle()
    scheduler.spawn("finisher") { await avoider.finish() }
    try scheduler.runUntilIdle()
    avoider.post(.willShow(AvoiderFixture.higher))
    try scheduler.runUntilIdle()
    let adjustment = scheduler.spawn("adjustment") { await avoider.adjustment }
    try scheduler.runUntilIdle()
    #expect(adjustment.value?.translation == -164)
    try scheduler.finish()
  }
}
