import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

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

  @Test("On the main actor an event is applied before sendNow returns")
  @MainActor func now() {
    let avoider = KeyboardAvoider(policy: AvoiderFixture.policy, clock: ManualClock())
    let log = Log<Double?>()
    avoider.assumeIsolated { $0.connect { log.append($0.translation) } }
    avoider.sendNow(turn: AvoiderFixture.start)
    avoider.sendNow(.willShow(AvoiderFixture.docked))
    #expect(log.all == [-164])
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
