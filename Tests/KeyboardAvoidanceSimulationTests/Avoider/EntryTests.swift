import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Entering the avoider")
struct EntryTests {
  @Test("A host that connects late gets the adjustment in force, at once")
  @MainActor func lateHost() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    avoider.sendNow(turn: AvoiderFixture.start)
    avoider.sendNow(.willShow(AvoiderFixture.docked))
    let log = Log<AdjustmentCommand>()
    avoider.assumeIsolated { $0.connect { log.append($0) } }
    #expect(log.all == [.adjust(AdjustmentCommand.Move(Adjustment(translation: -164)))])
  }

  @Test("A host that connects at rest gets nothing")
  @MainActor func restingHost() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let log = Log<AdjustmentCommand>()
    avoider.assumeIsolated { $0.connect { log.append($0) } }
    #expect(log.all.isEmpty)
  }

  @Test("The offset in force comes with it where the mover scrolls")
  @MainActor func lateScrollingHost() {
    let avoider = KeyboardAvoider(policy: .scrollCovered, clock: ManualClock())
    var viewport = AvoiderFixture.viewport
    viewport.scroll = ScrollMetrics(contentSize: .init(width: 375, height: 1_200))
    avoider.sendNow(turn: [.layout(viewport), .focus(AvoiderFixture.input)])
    avoider.sendNow(.willShow(AvoiderFixture.docked))
    let log = Log<AdjustmentCommand>()
    avoider.assumeIsolated { $0.connect { log.append($0) } }
    let adjustment = Adjustment(bottomInset: 260, addedContentOffset: 160)
    #expect(log.all == [.adjust(AdjustmentCommand.Move(adjustment, contentOffset: 160))])
  }

  @Test("Of nested scroll views it gets those that were scrolled for the input, and no others")
  @MainActor func lateNestedHost() {
    let avoider = KeyboardAvoider(policy: .scrollCovered, clock: ManualClock())
    var viewport = AvoiderFixture.viewport
    viewport.scroll = ScrollMetrics(contentSize: .init(width: 375, height: 667))
    // The outer one has nothing to scroll, the inner one 300 points.
    viewport.nested = [500, 200].enumerated().map { id, content in
      NestedScroll(
        id: id, frame: CGRect(x: 0, y: 400 - 400 * Double(1 - id), width: 375, height: 200),
        metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: content)))
    }
    let input = FocusedInput(1, frame: CGRect(x: 20, y: 160, width: 335, height: 34))
    avoider.sendNow(turn: [.layout(viewport), .focus(input), .willShow(AvoiderFixture.docked)])
    let log = Log<AdjustmentCommand>()
    avoider.assumeIsolated { $0.connect { log.append($0) } }
    let move = AdjustmentCommand.Move(
      Adjustment(bottomInset: 260, addedContentOffset: 187), contentOffset: 27,
      nestedOffsets: [NestedOffset(id: 0, offset: 160)])
    #expect(log.all == [.adjust(move)])
  }

  @Test("The offset that content was carried to comes with it, though nothing was added")
  @MainActor func lateChat() {
    let avoider = KeyboardAvoider(policy: .chat, clock: ManualClock())
    var viewport = AvoiderFixture.viewport
    viewport.scroll = ScrollMetrics(contentSize: .init(width: 375, height: 1_200), offset: 300)
    avoider.sendNow(.layout(viewport))
    avoider.sendNow(.willShow(AvoiderFixture.docked))
    let log = Log<AdjustmentCommand>()
    avoider.assumeIsolated { $0.connect { log.append($0) } }
    let move = AdjustmentCommand.Move(Adjustment(bottomInset: 260), contentOffset: 560)
    #expect(log.all == [.adjust(move)])
  }

  @Test("On the main actor an event is applied before sendNow returns")
  @MainActor func now() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let log = Log<Double?>()
    avoider.assumeIsolated { $0.connect { log.append($0.translation) } }
    avoider.sendNow(turn: AvoiderFixture.start)
    avoider.sendNow(.willShow(AvoiderFixture.docked))
    #expect(log.all == [-164])
  }

  /// A turn that asks for one move, and for two if it is taken in pieces.
  private static let turn: [KeyboardEvent] =
    AvoiderFixture.start + [.willShow(AvoiderFixture.docked), .willShow(AvoiderFixture.higher)]

  @Test("What is sent together is one turn, with sendNow too")
  @MainActor func turnNow() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let log = Log<Double?>()
    avoider.assumeIsolated { $0.connect { log.append($0.translation) } }
    avoider.sendNow(turn: Self.turn)
    #expect(log.all == [-204])
  }

  @Test("What is posted together is one turn")
  func postedTurn() throws {
    let scheduler = Scheduler()
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    let log = Log<Double?>()
    scheduler.spawn("host") { await avoider.connect { log.append($0.translation) } }
    try scheduler.runUntilIdle()
    avoider.post(turn: Self.turn)
    try scheduler.runUntilIdle()
    #expect(log.all == [-204])
    scheduler.spawn("finisher") { await avoider.finish() }
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  @Test("With an executor that is not the main actor's sendNow posts, in order")
  @MainActor func elsewhere() throws {
    let scheduler = Scheduler()
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, on: scheduler)
    avoider.sendNow(turn: AvoiderFixture.start)
    avoider.sendNow(.willShow(AvoiderFixture.docked))
    try scheduler.runUntilIdle()
    let adjustment = scheduler.spawn("reader") { await avoider.adjustment }
    try scheduler.runUntilIdle()
    #expect(adjustment.value?.translation == -164)
    scheduler.spawn("finisher") { await avoider.finish() }
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }
}
