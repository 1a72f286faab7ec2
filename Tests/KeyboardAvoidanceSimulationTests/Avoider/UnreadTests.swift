import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

@Suite("What is kept for readers that do not read")
struct UnreadTests {
  private static func move(_ translation: Double) -> AdjustmentCommand {
    .adjust(AdjustmentCommand.Move(Adjustment(translation: translation)))
  }

  @Test("Of commands the newest adjustment and one resignation are kept, in their order")
  func commands() {
    var unread = UnreadCommands()
    for number in 1...9 {
      unread.put(Self.move(Double(-number)))
      unread.put(.resignFirstResponder)
    }
    #expect(unread.count == 2)
    #expect(unread.take() == .resignFirstResponder)
    #expect(unread.take() == Self.move(-9))
    #expect(unread.take() == nil)
  }

  @Test("A resignation that follows an adjustment is read after it")
  func resignation() {
    var unread = UnreadCommands()
    unread.put(Self.move(-1))
    unread.put(.resignFirstResponder)
    #expect([unread.take(), unread.take()] == [Self.move(-1), .resignFirstResponder])
  }

  @Test("Of updates 256 are kept, then one says how many were missed")
  func updates() {
    var unread = UnreadUpdates()
    let update = AvoidanceUpdate.stateChanged(from: .hidden, to: .showing)
    for _ in 0..<1_000 { unread.put(update) }
    #expect(unread.count == UnreadUpdates.limit + 1)
    for _ in 0..<UnreadUpdates.limit { #expect(unread.take() == update) }
    unread.put(update)
    #expect(unread.take() == .missed(745))
    #expect(unread.take() == nil)
    unread.put(update)
    #expect(unread.take() == update)
    #expect(unread.count == 0)
  }

  @Test("Updates are read in the order in which they came")
  func order() {
    var unread = UnreadUpdates()
    let updates = zip(KeyboardState.allCases, KeyboardState.allCases.dropFirst()).map {
      AvoidanceUpdate.stateChanged(from: $0, to: $1)
    }
    for update in updates { unread.put(update) }
    #expect(updates.allSatisfy { unread.take() == $0 })
    #expect(unread.take() == nil)
  }

  @Test("A reader that never reads keeps no more after many turns than after a few")
  @MainActor func silentReaders() {
    let avoider = KeyboardAvoider(policy: .shiftBounds(10), clock: ManualClock())
    avoider.sendNow(turn: AvoiderFixture.start)
    let streams = avoider.assumeIsolated { ($0.commands(), $0.updates()) }
    var kept: [Int] = []
    for turn in 1...10_000 {
      let isUp = turn.isMultiple(of: 2)
      avoider.sendNow(.willShow(isUp ? AvoiderFixture.docked : AvoiderFixture.higher))
      avoider.sendNow(.tapOutside)
      if turn == 1_000 || turn == 10_000 { kept.append(avoider.assumeIsolated { $0.unreadCount }) }
    }
    #expect(kept == [2 + UnreadUpdates.limit + 1, 2 + UnreadUpdates.limit + 1])
    withExtendedLifetime(streams) {}
  }

  @Test("A reader that comes late reads what is kept, and then what follows")
  func lateReader() throws {
    let scheduler = Scheduler()
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    let stream = Log<AsyncStream<AdjustmentCommand>>()
    scheduler.spawn("opener") {
      stream.append(await avoider.commands())
      await avoider.send(turn: AvoiderFixture.start)
      await avoider.send(.willShow(AvoiderFixture.docked))
      await avoider.send(.willShow(AvoiderFixture.higher))
    }
    try scheduler.runUntilIdle()
    let log = Log<Double?>()
    let reader = scheduler.spawn("reader") {
      for await command in stream.all[0] { log.append(command.translation) }
    }
    try scheduler.runUntilIdle()
    scheduler.spawn("sender") { await avoider.send(.willShow(AvoiderFixture.docked)) }
    try scheduler.runUntilIdle()
    #expect(log.all == [-204, -164])
    scheduler.spawn("finisher") { await avoider.finish() }
    try scheduler.runUntilIdle()
    #expect(reader.result != nil)
    try scheduler.finish()
  }

  @Test("What was not read is read after the avoider has finished")
  func finished() throws {
    let scheduler = Scheduler()
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    let log = Log<Double?>()
    let reader = scheduler.spawn("reader") {
      let commands = await avoider.commands()
      await avoider.send(turn: AvoiderFixture.start)
      await avoider.send(.willShow(AvoiderFixture.docked))
      await avoider.finish()
      for await command in commands { log.append(command.translation) }
    }
    try scheduler.runUntilIdle()
    #expect(log.all == [-164])
    #expect(reader.result != nil)
    try scheduler.finish()
  }

  @Test("What was read makes room: of updates 256 that are unread are kept, however many were read")
  func readInBetween() {
    var unread = UnreadUpdates()
    let update = AvoidanceUpdate.stateChanged(from: .hidden, to: .showing)
    for _ in 0..<200 { unread.put(update) }
    for _ in 0..<100 { #expect(unread.take() == update) }
    for _ in 0..<156 { unread.put(update) }
    #expect(unread.count == 256)
    unread.put(update)
    for _ in 0..<256 { #expect(unread.take() == update) }
    #expect(unread.take() == .missed(1))
  }
}
