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

  @Test("Nothing is remembered at first, and what is remembered is packed and unpacked")
  func bits() {
    #expect(!InvariantMemory().hasScrolled && !InvariantMemory().isLeft)
    for bits in 0...3 as ClosedRange<UInt64> {
      let memory = InvariantMemory(bits: bits)
      #expect(memory.bits == bits)
      #expect(memory.hasScrolled == [1, 3].contains(bits) && memory.isLeft == (bits >= 2))
    }
  }

  /// What is remembered after a turn.
  private static func memory(
    _ bits: UInt64, _ before: KeyboardMachine, _ events: KeyboardEvent...
  ) -> InvariantMemory {
    var after = before
    var report = TurnReport()
    let commands = after.step(events, at: .origin, report: &report)
    let record = TurnRecord(
      events: events, at: .origin, commands: commands, steps: report.steps, before: before)
    var memory = InvariantMemory(bits: bits)
    memory.note(before, after, record)
    return memory
  }

  @Test("A scroll is remembered until the next reveal: another input, frame, keyboard or layout")
  func scrolling() {
    let held = Self.take(Self.machine(), .focus(Self.input), Self.show).after
    #expect(Self.memory(0, held, .scroll(offset: 99)).hasScrolled)
    #expect(Self.memory(0, held, .scrollNested(0, offset: 99)).hasScrolled)
    let longer = Self.layout { $0.scroll?.contentSize.height = 1_300 }
    #expect(Self.memory(0, held, longer).hasScrolled)
    let others = [Self.memory(0, held, .blur), Self.memory(0, Self.machine(), .scroll(offset: 99))]
    #expect(others.map(\.hasScrolled) == [false, false])
    func forgets(_ event: KeyboardEvent) -> Bool { !Self.memory(1, held, event).hasScrolled }
    let other = FocusedInput(2, frame: Self.input.frame)
    #expect(forgets(.focus(other)) && forgets(.blur) && forgets(Self.hide))
    #expect(forgets(.resize(1, Self.input.frame.offsetBy(dx: 0, dy: 1))))
    #expect(!forgets(.resize(1, Self.input.frame.offsetBy(dx: 0, dy: 0.75))))
    #expect(forgets(.caret(1, CGRect(x: 24, y: 540, width: 2, height: 20))))
    #expect(forgets(.companion(1, Self.docked)) && forgets(.caretPending(1)))
    let higher = KeyboardNotification(.willChangeFrame, endFrame: Self.high)
    #expect(forgets(.notification(higher)))
    #expect(!forgets(Self.show) && !forgets(.tapOutside) && !forgets(.pause))
    var viewport = held.layout
    viewport.overlayBarHeight = 1
    #expect(forgets(.layout(viewport)))
    viewport.overlayBarHeight = 0.75
    #expect(!forgets(.layout(viewport)))
    viewport = held.layout
    viewport.safeArea.bottom = 1
    #expect(forgets(.layout(viewport)))
    viewport = held.layout
    viewport.view.origin.y = 1
    #expect(forgets(.layout(viewport)))
    viewport = held.layout
    viewport.window.origin.y = 1
    #expect(forgets(.layout(viewport)))
  }

  @Test("A leaving that its rule does not take back is remembered, once it is judged")
  func leaving() {
    func left(_ reasons: DismissalReasons, _ events: KeyboardEvent...) -> Bool {
      var policy = AvoidancePolicy.standard
      policy.restore.reasons = reasons
      var memory = InvariantMemory()
      let before = Self.take(Self.machine(policy), .focus(Self.input), Self.show).after
      var after = before
      var report = TurnReport()
      let commands = after.step(events, at: .origin, report: &report)
      let record = TurnRecord(
        events: events, at: .origin, commands: commands, steps: report.steps, before: before)
      memory.note(before, after, record)
      return memory.isLeft
    }
    #expect(left([], .blur, Self.hide) && !left(.all, .blur, Self.hide))
    #expect(!left([], .tapOutside), "nothing leaves")
    #expect(!left([.focusLost], .blur) && left([.system], .blur))
    #expect(!left([.system], Self.hide) && left([.focusLost], Self.hide))
    #expect(!left([.drag], .dismissal(.drag), .blur, Self.hide))
    #expect(left([.focusLost], .dismissal(.drag), .blur, Self.hide))
    #expect(!left([], .pause, .blur, Self.hide), "a leaving during a pause is judged at its end")
    var policy = AvoidancePolicy.standard
    policy.restore.reasons = .tap
    let paused = Self.take(
      Self.take(Self.machine(policy), .focus(Self.input), Self.show).after, .pause, .blur, Self.hide
    ).after
    #expect(Self.memory(0, paused, .resume).isLeft)
    let kept = Self.take(
      Self.take(Self.machine(policy), .focus(Self.input), Self.show).after, .pause
    ).after
    #expect(!Self.memory(0, kept, .resume).isLeft)
  }

  @Test("A leaving has the reason that was announced in its episode, else the one it looks like")
  func reasons() {
    let held = Self.take(Self.machine(), .focus(Self.input), Self.show).after
    func reason(_ before: KeyboardMachine, _ events: KeyboardEvent...) -> DismissalReason {
      var after = before
      var report = TurnReport()
      let commands = after.step(events, at: .origin, report: &report)
      let record = TurnRecord(
        events: events, at: .origin, commands: commands, steps: report.steps, before: before)
      return InvariantMemory.reason(before, after, record)
    }
    #expect(reason(held, .blur) == .focusLost && reason(held, Self.hide) == .system)
    #expect(reason(held, .dismissal(.returnKey), Self.hide) == .returnKey)
    let announced = Self.take(held, .dismissal(.drag)).after
    #expect(reason(announced, Self.hide) == .drag)
    var disabled = Self.input
    disabled.isEnabled = false
    #expect(reason(held, .focus(disabled)) == .focusLost)
    let gone = Self.take(announced, Self.hide).after
    #expect(gone.hasEpisode, "the focus is left")
    #expect(reason(gone, Self.show) == .system, "a keyboard that has just come was not dismissed")
  }

  @Test("What is seen of an input is worked out only where one is to be kept clear")
  func sight() throws {
    var held = Self.take(Self.machine(.keepGap()), .focus(Self.input), Self.show).after
    held.layout.nested = []
    held.layout.scroll = nil
    let sight = try #require(Sight(held, offset: 0))
    #expect(sight.top == 533 && sight.bottom == 567 && sight.floor == 407 && sight.limit == 0)
    #expect(
      sight.gap == 4 && sight.isOverlapped && !sight.waitsForCaret && !sight.hasWholeCompanion)
    #expect(sight.lift(to: .bottom) == 164 && sight.lift(to: .top) == 529)
    #expect(sight.lift(to: .center) == 346.5)
    for change: (inout KeyboardMachine) -> Void in [
      { $0.isFocused = false }, { $0.focused.isEnabled = false }, { $0.keyboard.isLocal = false },
      { $0.layout.windowSafeArea.top = 407 }, { $0.focused.frame.size.width = -1 },
      { $0.focused.frame.origin.y = 2e9 }, { $0.isLaidOut = false },
    ] {
      var other = held
      change(&other)
      #expect(Sight(other, offset: 0) == nil)
    }
  }

  @Test("An input is engaged as the policy says, and without an overlap only where it always is")
  func engagement() throws {
    func engages(
      _ policy: AvoidancePolicy, bottom: Double, overlapped: Bool = true
    ) throws -> Bool {
      var machine = Self.take(Self.machine(policy), .focus(Self.input), Self.show).after
      machine.layout.nested = []
      machine.layout.scroll?.offset = 0
      machine.focused.frame = CGRect(x: 20, y: bottom - 34, width: 335, height: 34)
      if !overlapped { machine.layout.view.size.height = 400 }
      return try #require(Sight(machine, offset: 0)).engages(machine, margin: 1)
    }
    func policy(_ engagement: Engagement, _ mover: Mover = .scroll) -> AvoidancePolicy {
      AvoidancePolicy(mover: mover, gap: 8, engagement: engagement)
    }
    #expect(try !engages(policy(.whenCovered), bottom: 408))
    #expect(try engages(policy(.whenCovered), bottom: 408.25))
    #expect(try !engages(policy(.whenTouching), bottom: 408))
    #expect(try engages(policy(.whenTouching), bottom: 408.25))
    #expect(try !engages(policy(.whenWithinGap), bottom: 400))
    #expect(try engages(policy(.whenWithinGap), bottom: 400.25))
    #expect(try engages(policy(.always), bottom: 100))
    #expect(try !engages(policy(.whenCovered, .inset), bottom: 400))
    #expect(try engages(policy(.whenCovered, .inset), bottom: 400.25))
    #expect(try !engages(policy(.whenCovered), bottom: 500, overlapped: false))
    #expect(try !engages(policy(.whenWithinGap), bottom: 500, overlapped: false))
    #expect(try engages(policy(.always), bottom: 100, overlapped: false))
    #expect(try !engages(policy(.always, .translate), bottom: 100, overlapped: false))
  }
}
