import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Offsets that were moved by hand, a little or a little more than an invariant allows.
@Suite("What an invariant minds of an offset")
struct OffsetRuleTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let show = KeyboardEvent.notification(
    KeyboardNotification(.willShow, endFrame: docked))
  private static let hide = KeyboardEvent.notification(
    KeyboardNotification(.willHide, endFrame: nil))
  private static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  private static func machine(
    _ policy: AvoidancePolicy, content: Double = 1_200, offset: Double = 0,
    nested: [NestedScroll] = []
  ) -> KeyboardMachine {
    var machine = KeyboardMachine(policy: policy)
    let scroll = ScrollMetrics(contentSize: CGSize(width: 375, height: content), offset: offset)
    machine.handle(
      .layout(Viewport(screen: CGSize(width: 375, height: 667), scroll: scroll, nested: nested)),
      at: .origin)
    return machine
  }

  /// What an invariant says of a turn whose outcome was changed by hand.
  private static func message(
    _ invariant: Invariant, _ before: KeyboardMachine, _ turn: KeyboardEvent...,
    changed change: (inout KeyboardMachine) -> Void = { _ in }
  ) -> String? {
    guard case .step(let check) = invariant.check else { return "it is not about steps" }
    var after = before
    var report = TurnReport()
    let commands = after.step(turn, at: .origin, report: &report)
    let record = TurnRecord(
      events: turn, at: .origin, commands: commands, steps: report.steps, before: before)
    change(&after)
    return check(before, after, record, InvariantMemory())
  }

  private static func shift(_ points: Double) -> (inout KeyboardMachine) -> Void {
    { $0.layout.scroll?.offset += points }
  }

  @Test("Content that is anchored is carried with the lower edge, to less than half a point")
  func anchored() {
    let before = Self.machine(.chat, offset: 533)
    #expect(Self.message(.anchored, before, Self.show) == nil)
    #expect(Self.message(.anchored, before, Self.show, changed: Self.shift(0.25)) == nil)
    #expect(
      Self.message(.anchored, before, Self.show, changed: Self.shift(0.5))
        == "the lower edge rose by 260.0, the offset went from 533.0 to 793.5, of which 0.0 are counted as added"
    )
    #expect(Self.message(.anchored, before, Self.show, changed: Self.shift(-0.5)) != nil)
    let excuses: [(inout KeyboardMachine) -> Void] = [
      { $0.isPaused = true },
      { $0.keyboard.stale = Keyboard.Sighting(frame: nil, overlap: 260) },
      { $0.policy.anchor = .top },
      { $0.policy.gap = 3 },
    ]
    for excuse in excuses {
      #expect(
        Self.message(
          .anchored, before, Self.show,
          changed: { after in
            after.layout.scroll?.offset += 50
            excuse(&after)
          }) == nil)
    }
    #expect(
      Self.message(.anchored, before, .scroll(offset: 100), changed: Self.shift(50)) == nil,
      "the keyboard is not up")
  }

  @Test("Where the end of the content cuts the way short, so much more may be off")
  func cutShort() {
    let before = Self.machine(.chat, content: 1_000, offset: 333)
    let short = Self.machine(.chat, content: 500, offset: 0)
    #expect(Self.message(.anchored, before, Self.show) == nil)
    #expect(Self.message(.anchored, before, Self.show, changed: Self.shift(-0.5)) != nil)
    // The content ends 167 points above the view's end: of the 260 points 93 can be scrolled.
    #expect(Self.message(.anchored, short, Self.show) == nil)
    #expect(Self.message(.anchored, short, Self.show, changed: Self.shift(-90)) == nil)
    #expect(Self.message(.anchored, short, Self.show, changed: Self.shift(-168)) != nil)
  }

  @Test("What is added to an offset is counted, exactly where nothing is anchored")
  func counted() {
    var held = Self.machine(.standard)
    held.handle(turn: [.focus(Self.input), Self.show], at: .origin)
    #expect(held.episode?.addedContentOffset == 168)
    #expect(Self.message(.restores, held, .caret(1, nil)) == nil)
    #expect(
      Self.message(.restores, held, .caret(1, nil), changed: Self.shift(0.25))
        == "the offset went from 168.0 to 168.25, 168.0 is counted as added")
    #expect(
      Self.message(
        .restores, held, .caret(1, nil),
        changed: { after in
          after.layout.scroll?.offset += 9
          after.currentEpisode.addedContentOffset += 9
        }) == nil)
    #expect(
      Self.message(
        .restores, held, .caret(1, nil),
        changed: { after in
          after.layout.scroll?.offset += 9
          after.adjustment.bottomInset -= 1
        }) == nil, "less inset clamps")
    #expect(
      Self.message(
        .restores, held, .caret(1, nil),
        changed: { after in
          after.layout.scroll?.offset += 9
          after.isPaused = true
        }) == nil)
    var chat = Self.machine(.chat, offset: 533)
    chat.handle(turn: [.focus(Self.input), Self.show], at: .origin)
    #expect(Self.message(.restores, chat, .caret(1, nil), changed: Self.shift(0.5)) == nil)
    #expect(Self.message(.restores, chat, .caret(1, nil), changed: Self.shift(0.75)) != nil)
  }

  @Test("A leaving ends where the rule says, within what can be scrolled")
  func leaving() {
    for (target, end) in [
      (RestoreRule.Target.undo, 40.0), (.undoUnlessPastEnd, 40), (.origin, 30),
    ] {
      var policy = AvoidancePolicy.standard
      policy.restore = RestoreRule(on: .all, to: target)
      var held = Self.machine(policy, offset: 30)
      held.handle(turn: [.focus(Self.input), Self.show], at: .origin)
      held.handle(.scroll(offset: held.offset + 10), at: .origin)
      #expect(Self.message(.restores, held, .blur, Self.hide) == nil, "\(target)")
      #expect(
        Self.message(
          .restores, held, .blur, Self.hide, changed: { $0.layout.scroll?.offset = end + 0.25 })
          == "the leaving ends at the offset \(end + 0.25) instead of \(end)")
    }
    var never = AvoidancePolicy.standard
    never.restore = .never
    var held = Self.machine(never)
    held.handle(turn: [.focus(Self.input), Self.show], at: .origin)
    #expect(Self.message(.restores, held, .blur, Self.hide) == nil)
    #expect(
      Self.message(.restores, held, .blur, Self.hide, changed: { $0.layout.scroll?.offset = 0 })
        == "the leaving ends at the offset 0.0 instead of 168.0")
  }

  @Test("A nested scroll view returns by the rule for itself, at the leaving of its input")
  func nested() {
    let inner = NestedScroll(
      id: 4, frame: CGRect(x: 0, y: 300, width: 335, height: 200),
      metrics: ScrollMetrics(contentSize: CGSize(width: 335, height: 600)))
    var policy = AvoidancePolicy.standard
    policy.restore = .always
    var held = Self.machine(policy, nested: [inner])
    let input = FocusedInput(1, frame: CGRect(x: 0, y: 360, width: 335, height: 40))
    held.handle(turn: [.focus(input), Self.show], at: .origin)
    let added = held.episode?.nested.first?.added ?? 0
    #expect(added > 0)
    #expect(Self.message(.restores, held, .blur, Self.hide) == nil)
    let stays: (inout KeyboardMachine) -> Void = { $0.layout.nested[0].metrics.offset = added }
    #expect(
      Self.message(.restores, held, .blur, Self.hide, changed: stays)
        == "nested scroll view 4 ends at \(added) instead of 0.0")
    #expect(
      Self.message(
        .restores, held, .blur, Self.hide, .scrollNested(4, offset: added), changed: stays)
        == nil, "the user scrolled it")
    var disabled = held
    disabled.focused.isEnabled = false
    #expect(
      Self.message(.restores, disabled, .blur, Self.hide, changed: stays)?.hasPrefix("nested")
        != true,
      "its input had left before")
  }

  @Test("Nothing moves for an input that is clear, but what a shrinking inset takes")
  func minimal() {
    let clear = FocusedInput(1, frame: CGRect(x: 20, y: 100, width: 335, height: 34))
    let before = Self.machine(.standard)
    #expect(Self.message(.minimal, before, .focus(clear), Self.show) == nil)
    #expect(
      Self.message(.minimal, before, .focus(clear), Self.show, changed: Self.shift(0.25))
        == "the offset went from 0.0 to 0.25 for an input that is clear")
    var always = AvoidancePolicy.standard
    always.engagement = .always
    #expect(
      Self.message(.minimal, Self.machine(always), .focus(clear), Self.show, changed: Self.shift(9))
        == nil)
    let lifting = Self.machine(.keepGap())
    let lift: (inout KeyboardMachine) -> Void = { $0.adjustment.translation = -7 }
    #expect(
      Self.message(.minimal, lifting, .focus(clear), Self.show, changed: lift) == nil,
      "nothing was commanded")
    var covered = lifting
    covered.handle(turn: [.focus(Self.input), Self.show], at: .origin)
    covered.currentEpisode.isEngaged = false
    #expect(
      Self.message(.minimal, covered, .focus(clear), changed: lift)
        == "a lift of 7.0 for an input that is clear")
    covered.currentEpisode.isEngaged = true
    #expect(Self.message(.minimal, covered, .focus(clear), changed: lift) == nil)
  }

  @Test("A caret that is waited for moves nothing; once it is there, it is clear to a point")
  func pending() {
    let tall = FocusedInput(
      1, frame: CGRect(x: 20, y: 100, width: 335, height: 500), isCaretPending: true)
    var held = Self.machine(.keepGap())
    #expect(Self.message(.pending, held, .focus(tall), Self.show) == nil)
    #expect(
      Self.message(
        .pending, held, .focus(tall), Self.show, changed: { $0.adjustment.translation = -1 })
        == "the lift went from 0.0 to 1.0 without a caret")
    var scrolls = Self.machine(.standard)
    #expect(
      Self.message(
        .pending, scrolls, .focus(tall), Self.show,
        changed: { $0.currentEpisode.addedContentOffset = 1 }) == nil)
    #expect(
      Self.message(
        .pending, scrolls, .focus(tall), Self.show,
        changed: { $0.currentEpisode.addedContentOffset = 1.25 })
        == "1.25 pt were scrolled without a caret")
    held.handle(turn: [.focus(tall), Self.show], at: .origin)
    scrolls.handle(turn: [.focus(tall), Self.show], at: .origin)
    let caret = CGRect(x: 24, y: 560, width: 2, height: 20)
    #expect(Self.message(.pending, held, .caret(1, caret)) == nil)
    func lifted(_ points: Double) -> (inout KeyboardMachine) -> Void {
      { $0.adjustment.translation = 0 - points }
    }
    #expect(Self.message(.pending, held, .caret(1, caret), changed: lifted(176)) == nil)
    #expect(
      Self.message(.pending, held, .caret(1, caret), changed: lifted(175.75))
        == "1.25 pt are missing between the caret and the keyboard")
  }
}
