import Testing

@testable import KeyboardAvoidance
@testable import KeyboardAvoidanceSimulation

#if canImport(CoreGraphics)
  import CoreGraphics
#else
  import Foundation
#endif

/// Machines that were made to lie, a little or a little more than an invariant allows.
@Suite("What an invariant minds, and what it lets pass")
struct InvariantRuleTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let screen = CGSize(width: 375, height: 667)
  private static let show = KeyboardEvent.notification(
    KeyboardNotification(.willShow, endFrame: docked))
  private static let hide = KeyboardEvent.notification(
    KeyboardNotification(.willHide, endFrame: nil))
  private static let drag = KeyboardEvent.sample(
    KeyboardSample(frame: CGRect(x: 0, y: 487, width: 375, height: 260), isInteractive: true))

  /// What was last seen of a keyboard before the screen was turned.
  private static let lastSeen = Keyboard.Sighting(frame: nil, overlap: 260)

  /// A covered input of 34 points.
  private static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  private static let scrolling = ScrollMetrics(contentSize: CGSize(width: 375, height: 1_200))

  private static func machine(
    _ policy: AvoidancePolicy, scroll: ScrollMetrics? = nil, nested: [NestedScroll] = [],
    _ turn: KeyboardEvent...
  ) -> KeyboardMachine {
    var machine = KeyboardMachine(policy: policy)
    machine.handle(
      .layout(Viewport(screen: screen, scroll: scroll, nested: nested)), at: .origin)
    machine.handle(turn: turn, at: .origin)
    return machine
  }

  private static func message(
    _ invariant: Invariant, _ machine: KeyboardMachine, scrolled: Bool = false, left: Bool = false
  ) -> String? {
    guard case .state(let check) = invariant.check else { return "it is not about states" }
    return check(machine, InvariantMemory(bits: (scrolled ? 1 : 0) | (left ? 2 : 0)))
  }

  private static func message(
    _ invariant: Invariant, _ before: KeyboardMachine, _ after: KeyboardMachine,
    _ events: [KeyboardEvent] = [], commands: Commands = Commands()
  ) -> String? {
    guard case .step(let check) = invariant.check else { return "it is not about steps" }
    let record = TurnRecord(
      events: events, at: .origin, commands: commands, steps: [], before: before)
    return check(before, after, record, InvariantMemory())
  }

  private static func move(
    _ adjustment: Adjustment = .identity, offset: Double? = nil, animation: KeyboardAnimation? = nil
  ) -> Commands {
    Commands(
      move: AdjustmentCommand.Move(adjustment, contentOffset: offset, animation: animation))
  }

  @Test("Visible is an input that is clear by its gap to a point, unless something excuses it")
  func visible() {
    let held = Self.machine(.keepGap(), .focus(Self.input), Self.show)
    #expect(held.adjustment.translation == -164)
    func message(_ translation: Double, _ change: (inout KeyboardMachine) -> Void = { _ in })
      -> String?
    {
      var machine = held
      machine.adjustment.translation = translation
      change(&machine)
      return Self.message(.visible, machine)
    }
    #expect(message(-164) == nil && message(-163) == nil)
    #expect(message(-162.75) == "1.25 pt are missing between the input and the keyboard")
    #expect(message(-100) { $0.isPaused = true } == nil)
    #expect(message(-100) { $0.keyboard.stale = Self.lastSeen } == nil)
    #expect(message(-100) { $0.keyboard.isLocal = false } == nil)
    #expect(message(-100) { $0.focused.isEnabled = false } == nil)
    #expect(message(-100) { $0.isFocused = false } == nil)
    #expect(message(-100) { $0.state = .hiding } == nil)
    var excused = held
    excused.adjustment.translation = -100
    #expect(Self.message(.visible, excused, scrolled: true) == nil)
    #expect(Self.message(.visible, excused) != nil)
    let dragged = Self.machine(.keepGap(), .focus(Self.input), Self.show, Self.drag)
    #expect(dragged.isDragged)
    excused = dragged
    excused.adjustment.translation = -100
    #expect(Self.message(.visible, excused) == nil)
  }

  @Test("A mover that has reached its end is excused: the top limit, or the last offset")
  func limits() {
    let tall = FocusedInput(1, frame: CGRect(x: 20, y: 150, width: 335, height: 300))
    var lifted = Self.machine(.keepGap(), .focus(tall), Self.show)
    lifted.layout.windowSafeArea.top = 100
    lifted.adjustment.translation = -49
    #expect(Self.message(.visible, lifted) == nil, "its top is a point from the limit")
    lifted.adjustment.translation = -44
    #expect(
      Self.message(.visible, lifted) == "3.0 pt are missing between the input and the keyboard")
    var scrolled = Self.machine(
      .standard, scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 700)),
      .focus(Self.input), Self.show)
    #expect(scrolled.adjustment.bottomInset == 260)
    scrolled.layout.scroll?.offset = 100
    #expect(Self.message(.visible, scrolled) != nil)
    scrolled.layout.scroll?.contentSize.height = 508
    #expect(Self.message(.visible, scrolled) == nil, "the last offset is 101")
    scrolled.layout.scroll?.contentSize.height = 508.25
    #expect(Self.message(.visible, scrolled) != nil)
  }

  @Test(
    "At rest is a view without a keyboard, an episode, a pause or a leaving that left something")
  func rest() {
    var machine = Self.machine(.keepGap())
    #expect(Self.message(.atRest, machine) == nil)
    machine.adjustment.translation = -0.25
    let message = Self.message(.atRest, machine)
    #expect(message?.hasSuffix("is left in hidden") == true)
    #expect(Self.message(.atRest, machine, left: true) == nil)
    for change: (inout KeyboardMachine) -> Void in [
      { $0.isPaused = true }, { $0.state = .hiding }, { $0.isEpisodeOpen = true },
    ] {
      var excused = machine
      change(&excused)
      #expect(Self.message(.atRest, excused) == nil)
    }
  }

  @Test("Without an input to avoid for there is no lift, unless a leaving left it")
  func unfocused() {
    var machine = Self.machine(.keepGap(), Self.show)
    #expect(Self.message(.unfocused, machine) == nil)
    machine.adjustment.boundsOrigin = 3
    #expect(Self.message(.unfocused, machine) == "a lift of 3.0 for no input")
    #expect(Self.message(.unfocused, machine, left: true) == nil)
    for change: (inout KeyboardMachine) -> Void in [
      { $0.isPaused = true }, { $0.keyboard.stale = Self.lastSeen },
      {
        $0.focused = Self.input
        $0.isFocused = true
      },
    ] {
      var excused = machine
      change(&excused)
      #expect(Self.message(.unfocused, excused) == nil)
    }
  }

  @Test("The inset is what is covered, to less than a point")
  func inset() {
    var machine = Self.machine(.standard, scroll: Self.scrolling, Self.show)
    #expect(Self.message(.inset, machine) == nil)
    machine.adjustment.bottomInset = 259.25
    #expect(Self.message(.inset, machine) == nil)
    machine.adjustment.bottomInset = 259
    #expect(Self.message(.inset, machine) == "the inset is 259.0 where 260.0 is covered")
    machine.isPaused = true
    #expect(Self.message(.inset, machine) == nil)
    machine.isPaused = false
    machine.keyboard.stale = Self.lastSeen
    #expect(Self.message(.inset, machine) == nil)
  }

  @Test("Live is a transition whose timer ends it")
  func live() {
    var machine = Self.machine(.standard, Self.show)
    #expect(machine.state == .showing && Self.message(.live, machine) == nil)
    machine.timer = nil
    #expect(Self.message(.live, machine) == "no timer ends showing")
    machine.state = .shown
    #expect(Self.message(.live, machine) == nil)
  }

  @Test("What must be seen with an input is seen to a point, below before above")
  func companion() {
    var seen = Self.input
    seen.companion = CGRect(x: 20, y: 575, width: 335, height: 44)
    let held = Self.machine(.keepGap(), .focus(seen), Self.show)
    #expect(held.adjustment.translation == -216)
    func message(_ translation: Double) -> String? {
      var machine = held
      machine.adjustment.translation = translation
      return Self.message(.companion, machine)
    }
    #expect(message(-216) == nil && message(-211) == nil)
    #expect(message(-210.75) == "1.25 pt of it are behind the keyboard")
    #expect(message(-534) == nil)
    #expect(message(-534.25) == "1.25 pt of it are above the top")
    var excused = held
    excused.adjustment.translation = 0
    #expect(Self.message(.companion, excused, scrolled: true) == nil)
    excused.focused.companion = nil
    #expect(Self.message(.companion, excused) == nil)
  }

  @Test("Under the finger a lift is what the keyboard needs, to a point, or is held")
  func dragging() {
    var policy = AvoidancePolicy.keepGap()
    for (drag, lift) in [(DragResponse.hold, 164.0), (.follow, 84)] {
      policy.drag = drag
      var machine = Self.machine(policy, .focus(Self.input), Self.show)
      machine.handle(Self.drag, at: .origin)
      #expect(machine.isDragged && machine.liftOfView == lift)
      for (off, isMinded) in [(1.0, false), (-1.0, false), (1.25, true), (-1.25, true)] {
        machine.adjustment.translation = 0 - lift - off
        #expect((Self.message(.drag, machine) != nil) == isMinded, "\(drag) \(off)")
        #expect(Self.message(.drag, machine, scrolled: true) == nil)
      }
      machine.keyboard.drag = nil
      #expect(Self.message(.drag, machine) == nil)
    }
  }

  @Test("An episode lasts as long as the keyboard or the focus, and its baseline stays")
  func episode() {
    let held = Self.machine(.keepGap(), .focus(Self.input), Self.show)
    let rest = Self.machine(.keepGap())
    func message(_ before: KeyboardMachine, _ change: (inout KeyboardMachine) -> Void) -> String? {
      var after = before
      change(&after)
      return Self.message(.episode, before, after)
    }
    #expect(message(held) { _ in } == nil && message(rest) { _ in } == nil)
    #expect(message(held) { $0.isEpisodeOpen = false } == "the episode ends too early")
    #expect(
      message(held) {
        $0.isEpisodeOpen = false
        $0.isFocused = false
      } == "the episode ends too early")
    #expect(
      message(held) {
        $0.isEpisodeOpen = false
        ($0.isFocused, $0.state, $0.isPaused) = (false, .hidden, true)
      } == "the episode ends too early")
    #expect(
      message(held) {
        $0.isEpisodeOpen = false
        ($0.isFocused, $0.state) = (false, .hidden)
      } == nil)
    #expect(
      message(held) { $0.currentEpisode.baseline = 7 } == "the baseline went from 0.0 to 7.0")
    #expect(
      message(held) { ($0.isFocused, $0.state) = (false, .hidden) } == "the episode does not end")
    #expect(message(rest) { ($0.isFocused, $0.state) = (true, .shown) } == "no episode starts")
    #expect(
      message(rest) { ($0.isFocused, $0.state, $0.isPaused) = (true, .shown, true) } == nil)
    #expect(
      message(rest) { $0.state = .shown } == nil && message(rest) { $0.isFocused = true } == nil)
    let chat = Self.machine(.chat, scroll: Self.scrolling, .focus(Self.input), Self.show)
    #expect(message(chat) { $0.currentEpisode.baseline = 7 } == nil, "an anchor carries it along")
  }

  @Test("A pause moves nothing, and its end commands once and without an animation")
  func quiet() {
    var paused = Self.machine(.keepGap())
    paused.isPaused = true
    let active = Self.machine(.keepGap())
    #expect(Self.message(.quiet, paused, paused) == nil)
    #expect(Self.message(.quiet, paused, paused, commands: Self.move()) == "a move during a pause")
    #expect(Self.message(.quiet, paused, active) == "the end of a pause commands nothing")
    #expect(Self.message(.quiet, paused, active, commands: Self.move()) == nil)
    let animated = Self.move(animation: .standard)
    #expect(
      Self.message(.quiet, paused, active, commands: animated) == "the end of a pause is animated")
    #expect(Self.message(.quiet, active, active, commands: animated) == nil)
    #expect(Self.message(.quiet, active, paused, commands: animated) == nil)
  }

  @Test("Every number of a command is looked at")
  func finite() {
    let machine = Self.machine(.keepGap())
    func message(_ commands: Commands) -> String? {
      Self.message(.finite, machine, machine, commands: commands)
    }
    #expect(
      message(Commands()) == nil && message(Self.move(offset: 1, animation: .standard)) == nil)
    for adjustment in [
      Adjustment(translation: .nan), Adjustment(boundsOrigin: .infinity),
      Adjustment(bottomInset: -.infinity), Adjustment(addedContentOffset: .nan),
    ] { #expect(message(Self.move(adjustment)) != nil) }
    #expect(message(Self.move(offset: .nan)) != nil)
  }

  @Test("A repeated event moves nothing")
  func idempotent() {
    var held = Self.machine(.keepGap(), .focus(Self.input), Self.show)
    #expect(Self.message(.idempotent, held, held, [Self.show]) == nil)
    held.adjustment = .identity
    held.handle(.pause, at: .origin)
    #expect(
      Self.message(.idempotent, held, held, [.resume])?.contains("resume repeated commands") == true
    )
    #expect(Self.message(.idempotent, held, held, [.resume, .resume]) == nil)
    #expect(Self.message(.idempotent, held, held, []) == nil)
  }
}
