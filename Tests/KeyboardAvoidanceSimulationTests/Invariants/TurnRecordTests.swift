import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

@Suite("What is remembered of a turn")
struct TurnRecordTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let high = CGRect(x: 0, y: 367, width: 375, height: 300)
  private static let show = KeyboardEvent.notification(
    KeyboardNotification(.willShow, endFrame: docked))
  private static let hide = KeyboardEvent.notification(
    KeyboardNotification(.willHide, endFrame: nil))
  private static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))
  private static let nested = NestedScroll(
    id: 0, frame: CGRect(x: 0, y: 0, width: 375, height: 300),
    metrics: ScrollMetrics(contentSize: CGSize(width: 375, height: 600), offset: 7))

  private static func machine(_ policy: AvoidancePolicy = .standard) -> KeyboardMachine {
    var machine = KeyboardMachine(policy: policy)
    let scroll = ScrollMetrics(contentSize: CGSize(width: 375, height: 1_200), offset: 30)
    machine.handle(
      .layout(
        Viewport(screen: CGSize(width: 375, height: 667), scroll: scroll, nested: [nested])),
      at: .origin)
    return machine
  }

  /// A turn, and the machine after it.
  private static func take(
    _ before: KeyboardMachine, _ events: KeyboardEvent...
  ) -> (record: TurnRecord, after: KeyboardMachine) {
    var after = before
    var report = TurnReport()
    let commands = after.step(events, at: .origin, report: &report)
    let record = TurnRecord(
      events: events, at: .origin, commands: commands, steps: report.steps, before: before)
    return (record, after)
  }

  private static func layout(_ change: (inout Viewport) -> Void) -> KeyboardEvent {
    var viewport = machine().layout
    change(&viewport)
    return .layout(viewport)
  }

  @Test("The host's offset is the last usable one that is another, by a scroll or a layout")
  func hostOffset() {
    func offset(_ events: KeyboardEvent...) -> Double? {
      TurnRecord(
        events: events, at: .origin, commands: Commands(), steps: [], before: Self.machine()
      )
      .hostOffset
    }
    #expect(offset() == nil && offset(.blur) == nil && offset(.scroll(offset: 30)) == nil)
    #expect(offset(.scroll(offset: 40)) == 40 && offset(.blur, .scroll(offset: 40), .pause) == 40)
    #expect(offset(.scroll(offset: 40), .scroll(offset: 50)) == 50)
    #expect(offset(.scroll(offset: 40), .scroll(offset: 30)) == 30, "there and back is a move")
    #expect(offset(.scroll(offset: 1e9)) == 1e9 && offset(.scroll(offset: -1e9)) == -1e9)
    #expect(offset(.scroll(offset: 1.1e9)) == nil && offset(.scroll(offset: .nan)) == nil)
    #expect(offset(Self.layout { $0.scroll?.offset = 60 }) == 60)
    #expect(offset(Self.layout { $0.overlayBarHeight = 9 }) == nil)
    #expect(
      offset(
        Self.layout {
          $0.scroll?.offset = 60
          $0.overlayBarHeight = -1
        }) == nil, "a layout that is not usable says nothing")
    #expect(offset(.scrollNested(0, offset: 9)) == nil)
  }

  @Test("Nested scroll views are moved by a scroll of one, or a layout that says so")
  func nestedMoves() {
    func moves(_ event: KeyboardEvent) -> Bool {
      Self.take(Self.machine(), event).record.movesNested
    }
    #expect(moves(.scrollNested(0, offset: 9)))
    #expect(moves(Self.layout { $0.nested[0].metrics.offset = 8 }))
    #expect(!moves(Self.layout { $0.overlayBarHeight = 8 }) && !moves(.scroll(offset: 9)))
    #expect(!moves(.blur))
  }

  @Test(
    "A layout, a drag, a coming up and a reason are seen in a turn, and not where there is none")
  func parts() {
    let held = Self.take(Self.machine(), .focus(Self.input), Self.show)
    #expect(held.record.comesUp && !held.record.hasLayout && !held.record.hasDrag)
    let again = Self.take(held.after, Self.show)
    #expect(!again.record.comesUp)
    #expect(Self.take(held.after, Self.layout { $0.overlayBarHeight = 8 }).record.hasLayout)
    let sample = KeyboardSample(frame: Self.high.offsetBy(dx: 0, dy: 100), isInteractive: true)
    #expect(Self.take(held.after, .sample(sample)).record.hasDrag)
    #expect(!Self.take(held.after, .blur).record.comesUp)
    #expect(held.record.reason == nil)
    #expect(
      Self.take(held.after, .dismissal(.drag), .dismissal(.returnKey)).record.reason == .returnKey)
    var taps = Self.machine(AvoidancePolicy(dismissesOnOutsideTap: true))
    taps.handle(turn: [.focus(Self.input), Self.show], at: .origin)
    #expect(Self.take(taps, .tapOutside).record.reason == .tap)
    #expect(Self.take(held.after, .tapOutside).record.reason == nil, "nobody resigns for it")
    #expect(Self.take(taps, .tapOutside, .dismissal(.system)).record.reason == .system)
  }
}
