import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Rules at their edges")
struct RuleEdgeTests {
  private static let screen = CGSize(width: 375, height: 667)
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))

  private static func list(_ offset: Double = 0) -> ScrollMetrics {
    ScrollMetrics(contentSize: CGSize(width: 375, height: 1_400), offset: offset)
  }

  @Test("A new machine is at rest, in no episode, and knows of nothing")
  func new() {
    let machine = KeyboardMachine()
    #expect(machine.state == .hidden && machine.adjustment == .identity && machine.overlap == 0)
    #expect(machine.episode == nil && machine.input == nil && machine.viewport == nil)
    #expect(machine.dockedFrame == nil && machine.timer == nil)
  }

  @Test("Of more than 64 announcements at once the oldest is given up: its did is taken as it is")
  func announcements() {
    for (place, isTaken) in [(0, true), (1, false)] {
      var machine = KeyboardMachine(policy: .keepGap(4))
      machine.handle(
        turn: [.layout(Viewport(screen: Self.screen)), .focus(Self.input)], at: .origin)
      let frames = (0..<65).map { number in
        Self.docked.offsetBy(dx: 0, dy: Double(number))
      }
      for frame in frames { machine.handle(.willShow(frame, duration: 60), at: .origin) }
      machine.handle(.didShow(frames[place]), at: .origin)
      #expect(
        machine.dockedFrame == (isTaken ? frames[place] : frames[64]), "announcement \(place)")
    }
  }

  @Test("An input whose caret is not known yet reveals nothing, whatever caret it came with")
  func pendingCaret() {
    let tall = FocusedInput(
      1, frame: CGRect(x: 20, y: 100, width: 335, height: 900),
      caret: CGRect(x: 24, y: 900, width: 2, height: 20), isCaretPending: true)
    var machine = KeyboardMachine(policy: .standard)
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen, scroll: Self.list())), .focus(tall)],
      at: .origin)
    machine.handle(.willShow(Self.docked), at: .origin)
    #expect(machine.viewport?.scroll?.offset == 0)
    machine.handle(.caret(1, CGRect(x: 24, y: 900, width: 2, height: 20)), at: .origin)
    #expect(machine.viewport?.scroll?.offset == 521)
  }

  @Test("Where the view takes the caret first, one that is not known yet gives way to the frame")
  func pendingCaretFirst() {
    let input = FocusedInput(
      1, frame: Self.input.frame, caret: CGRect(x: 24, y: 100, width: 2, height: 20),
      isCaretPending: true)
    var machine = KeyboardMachine(policy: .insetContent)
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen, scroll: Self.list())), .focus(input)],
      at: .origin)
    #expect(machine.handle(.willShow(Self.docked), at: .origin).move?.contentOffset == 160)
  }

  @Test("Where no input was avoided for, the user's scroll stays, whatever a leaving restores")
  func nothingAvoided() {
    var policy = AvoidancePolicy.scroll(margin: 20)
    policy.restore = RestoreRule(on: .all, to: .origin)
    var input = Self.input
    input.isEnabled = false
    var machine = KeyboardMachine(policy: policy)
    machine.handle(
      turn: [
        .layout(Viewport(screen: Self.screen, scroll: Self.list())), .focus(input),
        .willShow(Self.docked),
      ], at: .origin)
    machine.handle(.scroll(offset: 120), at: .origin)
    machine.handle(turn: [.blur, .willHide(Self.docked)], at: .origin)
    #expect(machine.viewport?.scroll?.offset == 120)
  }

  @Test("A keyboard covers a view only where the two meet on the screen")
  func beside() {
    // The view stands at 550…750 and 150…668 on the screen.
    let viewport = Viewport(
      screen: CGSize(width: 1_024, height: 768),
      window: CGRect(x: 300, y: 100, width: 724, height: 668),
      view: CGRect(x: 250, y: 50, width: 200, height: 518))
    for (left, overlap) in [(0.0, 0.0), (540, 200)] {
      var machine = KeyboardMachine(policy: .insetContent)
      machine.handle(.layout(viewport), at: .origin)
      let half = CGRect(x: left, y: 468, width: 484, height: 300)
      machine.handle(.willShow(half), at: .origin)
      #expect(machine.overlap == overlap && machine.adjustment.bottomInset == overlap)
    }
  }

  @Test("A window that moves on its screen does not end a keyboard's way in")
  func movedWindow() {
    // In a window over another app's a keyboard stands at the window's bottom.
    var viewport = Viewport(
      screen: CGSize(width: 1_024, height: 768),
      window: CGRect(x: 300, y: 100, width: 320, height: 500))
    var machine = KeyboardMachine(policy: .keepGap(4))
    machine.handle(.layout(viewport), at: .origin)
    machine.handle(.willShow(CGRect(x: 300, y: 400, width: 320, height: 200)), at: .origin)
    viewport.window.origin.y = 40
    machine.handle(.layout(viewport), at: .origin)
    machine.advance(to: MachineInstant(seconds: 1))
    #expect(machine.state == .shown && machine.dockedFrame != nil)
  }

  @Test("A window that moves on its screen has its view planned for anew")
  func planForMovedWindow() {
    var viewport = Viewport(
      screen: CGSize(width: 375, height: 767), window: CGRect(x: 0, y: 40, width: 375, height: 667))
    let docked = CGRect(x: 0, y: 507, width: 375, height: 260)
    var machine = KeyboardMachine(policy: .keepGap(4))
    machine.handle(turn: [.layout(viewport), .focus(Self.input), .willShow(docked)], at: .origin)
    #expect(machine.adjustment.translation == -104)
    viewport.window.origin.y = 70
    #expect(machine.handle(.layout(viewport), at: .origin).move?.adjustment.translation == -134)
  }

  @Test(
    "After a rotation what was covered is what was before the turn, however many layouts it has")
  func coveredBeforeTurn() {
    var machine = KeyboardMachine(policy: .insetContent)
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen)), .willShow(Self.docked)], at: .origin)
    let shorter = [600.0, 500].map { height in
      Viewport(screen: Self.screen, view: CGRect(x: 0, y: 0, width: 375, height: height))
    }
    let turned = Viewport(screen: CGSize(width: 667, height: 375))
    machine.handle(turn: (shorter + [turned]).map { .layout($0) }, at: .origin)
    #expect(machine.overlap == 260)
  }

  @Test("An input that is focused again is as it is told then, also without the caret it had")
  func focusedAgain() {
    var caret = Self.input
    caret.caret = CGRect(x: 24, y: 540, width: 2, height: 20)
    var machine = KeyboardMachine()
    for input in [caret, Self.input] {
      machine.handle(.focus(input), at: .origin)
      #expect(machine.input == input)
    }
  }

  @Test("A turn that ends a pause moves at once, though a keyboard is announced in it, and resigns")
  func endOfPause() {
    var machine = KeyboardMachine(policy: .shiftBounds(10))
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen)), .focus(Self.input), .willShow(Self.docked)],
      at: .origin)
    machine.handle(.pause, at: .origin)
    let higher = CGRect(x: 0, y: 367, width: 375, height: 300)
    let commands = machine.handle(
      turn: [.resume, .tapOutside, .willShow(higher)], at: .origin)
    #expect(commands.move?.adjustment.boundsOrigin == 210 && commands.move?.animation == nil)
    #expect(commands.resigns)
  }

  @Test("A layout that tells of a scroll of the user's takes nothing from what was added")
  func scrolledInLayout() {
    var viewport = Viewport(
      screen: Self.screen,
      scroll: ScrollMetrics(
        contentSize: CGSize(width: 375, height: 577), insets: VerticalInsets(bottom: 34)))
    var machine = KeyboardMachine(policy: .scrollCovered)
    machine.handle(
      turn: [.layout(viewport), .focus(Self.input), .willShow(Self.docked)], at: .origin)
    #expect(machine.adjustment.addedContentOffset == 160)
    viewport.scroll?.offset = 150
    machine.handle(.layout(viewport), at: .origin)
    #expect(machine.viewport?.scroll?.offset == 150)
    #expect(machine.adjustment.addedContentOffset == 160)
  }

  @Test("What is seen at rest is taken once, after the notifications of its turn")
  func restingSample() {
    var machine = KeyboardMachine(policy: .keepGap(4))
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen)), .focus(Self.input)], at: .origin)
    let seen = CGRect(x: 0, y: 367, width: 375, height: 300)
    var report = TurnReport()
    machine.handle(
      turn: [.sample(KeyboardSample(frame: seen)), .willShow(Self.docked)], at: .origin,
      report: &report)
    #expect(report.steps.map(\.to) == [.showing, .showing])
    #expect(machine.dockedFrame == seen)
  }

  @Test("A view that becomes a scroll view in an episode goes back to where it was found")
  func scrollViewLater() {
    var policy = AvoidancePolicy.scroll(margin: 20)
    policy.restore = RestoreRule(on: .all, to: .origin)
    var machine = KeyboardMachine(policy: policy)
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen)), .focus(Self.input), .willShow(Self.docked)],
      at: .origin)
    machine.handle(
      .layout(Viewport(screen: Self.screen, scroll: Self.list(50))), at: .origin)
    #expect(machine.viewport?.scroll?.offset == 180)
    machine.handle(turn: [.blur, .willHide(Self.docked)], at: .origin)
    #expect(machine.viewport?.scroll?.offset == 50)
  }

  @Test("Only a policy that always engages scrolls an input that no keyboard overlaps")
  func alwaysEngages() {
    for (engagement, offset) in [(Engagement.always, 200.0), (.whenWithinGap, 0)] {
      var policy = AvoidancePolicy.scroll(margin: 20)
      policy.engagement = engagement
      policy.placement = .top
      var machine = KeyboardMachine(policy: policy)
      let view = CGRect(x: 0, y: 0, width: 375, height: 300)
      let low = FocusedInput(1, frame: CGRect(x: 20, y: 220, width: 335, height: 34))
      machine.handle(
        turn: [
          .layout(Viewport(screen: Self.screen, view: view, scroll: Self.list())), .focus(low),
        ], at: .origin)
      machine.handle(.willShow(Self.docked), at: .origin)
      #expect(machine.overlap == 0)
      #expect(machine.viewport?.scroll?.offset == offset, "\(engagement)")
      #expect(machine.episode?.isEngaged == (engagement == .always), "\(engagement)")
    }
  }

  @Test("A user's scroll that a layout tells of is no cut: what was added is taken back from there")
  func scrollInLayout() {
    var machine = KeyboardMachine(policy: .standard)
    let input = FocusedInput(1, frame: CGRect(x: 20, y: 833, width: 335, height: 34))
    machine.handle(
      turn: [
        .layout(Viewport(screen: Self.screen, scroll: Self.list(300))), .focus(input),
        .willShow(Self.docked),
      ], at: .origin)
    #expect(machine.viewport?.scroll?.offset == 468)
    machine.handle(.layout(Viewport(screen: Self.screen, scroll: Self.list(400))), at: .origin)
    machine.handle(turn: [.blur, .willHide(Self.docked)], at: .origin)
    #expect(machine.viewport?.scroll?.offset == 232)
  }

  @Test("A keyboard that reaches the top limit leaves no room to lift anything into")
  func noRoom() {
    let edge = VerticalInsets(top: 100, bottom: 0)
    for (top, lift) in [(100.0, 0.0), (140, 431)] {
      var machine = KeyboardMachine(policy: .keepGap(4))
      machine.handle(
        turn: [.layout(Viewport(screen: Self.screen, safeArea: edge)), .focus(Self.input)],
        at: .origin)
      let tall = CGRect(x: 0, y: top, width: 375, height: 667 - top)
      machine.handle(.willShow(tall), at: .origin)
      #expect(machine.adjustment.translation == 0 - lift)
    }
  }

  @Test("A caret that is no place gives way to the frame")
  func unusableCaret() {
    let input = FocusedInput(
      1, frame: Self.input.frame, caret: CGRect(x: 24, y: 2e9, width: 2, height: 20))
    var machine = KeyboardMachine(policy: .insetContent)
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen, scroll: Self.list())), .focus(input)],
      at: .origin)
    #expect(machine.handle(.willShow(Self.docked), at: .origin).move?.contentOffset == 160)
  }

  @Test("An offset at the end of what can be scrolled at rest, not beyond it, is taken back")
  func atTheEnd() {
    for (height, offset) in [(827.0, 0.0), (826, 159)] {
      let list = ScrollMetrics(contentSize: CGSize(width: 375, height: height), offset: 0)
      var machine = KeyboardMachine(policy: .scrollCovered)
      machine.handle(
        turn: [
          .layout(Viewport(screen: Self.screen, scroll: list)), .focus(Self.input),
          .willShow(Self.docked),
        ], at: .origin)
      #expect(machine.viewport?.scroll?.offset == 160)
      machine.handle(turn: [.blur, .willHide(Self.docked)], at: .origin)
      #expect(machine.viewport?.scroll?.offset == offset)
    }
  }

  @Test("A move that leaves the offset alone names none")
  func noOffset() {
    let high = FocusedInput(1, frame: CGRect(x: 20, y: 100, width: 335, height: 34))
    var machine = KeyboardMachine(policy: .standard)
    machine.handle(
      turn: [.layout(Viewport(screen: Self.screen, scroll: Self.list())), .focus(high)],
      at: .origin)
    let move = machine.handle(.willShow(Self.docked), at: .origin).move
    #expect(move?.adjustment.bottomInset == 260 && move?.contentOffset == nil)
  }
}
