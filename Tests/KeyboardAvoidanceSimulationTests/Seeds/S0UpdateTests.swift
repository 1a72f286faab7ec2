import Foundation
import KeyboardAvoidance
import KeyboardAvoidanceSimulation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("S0 ODScrollView: callbacks")
struct S0UpdateTests {
  private static let field = FocusedInput.field(top: 500, height: 34)
  private static let viewport = Viewport(
    screen: CGSize(width: 375, height: 667),
    scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1200)))
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let higher = CGRect(x: 0, y: 367, width: 375, height: 300)
  private static let gone = CGRect(x: 0, y: 667, width: 375, height: 260)

  private let scheduler = Scheduler()
  private let avoider: KeyboardAvoider
  private let updates = Log<AvoidanceUpdate>()

  init() throws {
    avoider = KeyboardAvoider(policy: .scroll(margin: 20), on: scheduler)
    scheduler.spawn("observer") { [avoider, updates] in
      for await update in await avoider.updates() { updates.append(update) }
    }
    try scheduler.runUntilIdle()
    try send(.layout(Self.viewport), .focus(Self.field))
  }

  private func send(_ turn: KeyboardEvent...) throws {
    scheduler.spawn("sender") { [avoider] in await avoider.send(turn: turn) }
    try scheduler.runUntilIdle()
  }

  private func finish() throws {
    scheduler.spawn("finisher") { [avoider] in await avoider.finish() }
    try scheduler.runUntilIdle()
    try scheduler.finish()
  }

  /// The move to an offset with an inset, as the policy makes it.
  private func move(to offset: Double, inset: Double, added: Double) -> AdjustmentCommand.Move {
    AdjustmentCommand.Move(
      Adjustment(bottomInset: inset, addedContentOffset: added), contentOffset: offset,
      animation: .standard)
  }

  @Test("S0.13 The four callbacks are updates: shown, will begin, did end, hidden")
  func callbacks() throws {
    let up = move(to: 147, inset: 260, added: 147)
    let down = move(to: 147, inset: 0, added: 147)
    try send(.willShow(Self.docked))
    try scheduler.advance(by: .milliseconds(250))
    try send(.didShow(Self.docked))
    try send(.blur, .willHide(Self.gone))
    try scheduler.advance(by: .milliseconds(250))
    try send(.didHide(Self.gone))
    #expect(
      updates.all == [
        .stateChanged(from: .hidden, to: .showing), .adjustmentWillBegin(up),
        .adjustmentDidEnd(up, finished: true), .stateChanged(from: .showing, to: .shown),
        .stateChanged(from: .shown, to: .hiding), .adjustmentWillBegin(down),
        .adjustmentDidEnd(down, finished: true), .stateChanged(from: .hiding, to: .hidden),
      ])
    try finish()
  }

  @Test("S0.33 An adjustment ends when its animation does, and says if another overtook it")
  func ends() throws {
    let first = move(to: 147, inset: 260, added: 147)
    let second = move(to: 187, inset: 300, added: 187)
    try send(.willShow(Self.docked))
    try scheduler.advance(by: .milliseconds(100))
    #expect(updates.all.last == .adjustmentWillBegin(first))
    try send(.willShow(Self.higher))
    #expect(
      updates.all.suffix(2) == [
        .adjustmentDidEnd(first, finished: false), .adjustmentWillBegin(second),
      ])
    try scheduler.advance(by: .milliseconds(249))
    #expect(updates.all.last == .adjustmentWillBegin(second))
    try scheduler.advance(by: .milliseconds(1))
    #expect(updates.all.last == .adjustmentDidEnd(second, finished: true))
    try finish()
  }
}
