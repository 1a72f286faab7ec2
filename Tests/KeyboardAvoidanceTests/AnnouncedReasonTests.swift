import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Reasons for leaving, and what is done again or late")
struct AnnouncedReasonTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let input = FocusedInput(1, frame: CGRect(x: 20, y: 533, width: 335, height: 34))
  private static let viewport = Viewport(
    screen: CGSize(width: 375, height: 667),
    scroll: ScrollMetrics(contentSize: CGSize(width: 375, height: 1_400)))

  private static func machine(_ events: [KeyboardEvent]) -> KeyboardMachine {
    var machine = KeyboardMachine(policy: .standard)
    machine.handle(turn: [.layout(viewport)] + events, at: .origin)
    return machine
  }

  private static func leave(_ machine: inout KeyboardMachine) {
    machine.handle(turn: [.blur, .willHide(docked)], at: .origin)
  }

  @Test("One that is announced in the turn in which an input is focused counts for it")
  func announcedWithTheFocus() {
    for (reason, offset) in [(DismissalReason.drag, 168.0), (.tap, 0)] {
      var machine = Self.machine([.willShow(Self.docked)])
      machine.handle(turn: [.dismissal(reason), .focus(Self.input)], at: .origin)
      #expect(machine.viewport?.scroll?.offset == 168)
      Self.leave(&machine)
      #expect(machine.viewport?.scroll?.offset == offset, "\(reason)")
    }
  }

  @Test("Of several the one that was announced last counts, in an episode and before it")
  func lastOfSeveral() {
    for (reasons, offset) in [([DismissalReason.tap, .drag], 168.0), ([.drag, .tap], 0)] {
      let announced = reasons.map { KeyboardEvent.dismissal($0) }
      var later = Self.machine([.focus(Self.input), .willShow(Self.docked)])
      for event in announced { later.handle(event, at: .origin) }
      var before = Self.machine([.willShow(Self.docked)])
      before.handle(turn: announced + [.focus(Self.input)], at: .origin)
      for var machine in [later, before] {
        Self.leave(&machine)
        #expect(machine.viewport?.scroll?.offset == offset, "\(reasons)")
      }
    }
  }

  @Test("One is forgotten when the keyboard comes up again in the same episode")
  func forgotten() {
    var machine = Self.machine([.focus(Self.input), .willShow(Self.docked)])
    machine.handle(.dismissal(.drag), at: .origin)
    machine.handle(.willHide(Self.docked), at: .origin)
    #expect(machine.viewport?.scroll?.offset == 168, "a drag puts nothing back")
    machine.handle(.willShow(Self.docked), at: .origin)
    Self.leave(&machine)
    #expect(machine.viewport?.scroll?.offset == 0)
  }

  @Test("The policy there is, set again, asks for nothing")
  func samePolicy() {
    var machine = Self.machine([.focus(Self.input), .willShow(Self.docked)])
    machine.handle(.scroll(offset: 20), at: .origin)
    #expect(machine.setPolicy(.standard, at: .origin).count == 0)
    #expect(machine.viewport?.scroll?.offset == 20, "the user's scroll stays")
    #expect(machine.setPolicy(.scroll(margin: 20), at: .origin).count > 0)
  }

  @Test("A late turn is told together with what the clock had to say before it")
  func lateTurn() {
    var policy = AvoidancePolicy.keepGap(4)
    policy.dismissesOnOutsideTap = true
    var machine = KeyboardMachine(policy: policy)
    machine.handle(
      turn: [.layout(Self.viewport), .focus(Self.input), .willShow(Self.docked)], at: .origin)
    let commands = machine.handle(.tapOutside, at: MachineInstant(seconds: 1))
    #expect(machine.state == .shown && commands.resigns && commands.move == nil)
    #expect(machine.handle(.blur, at: MachineInstant(seconds: 1)).resigns == false)
  }

  @Test("What is seen at rest outranks the notifications of its turn, in whichever order they come")
  func sampleLast() {
    let seen = CGRect(x: 0, y: 367, width: 375, height: 300)
    let (sample, will) = (
      KeyboardEvent.sample(KeyboardSample(frame: seen)), KeyboardEvent.willShow(Self.docked)
    )
    for events in [[sample, will], [will, sample]] {
      let machine = Self.machine([.focus(Self.input)] + events)
      #expect(machine.dockedFrame == seen)
    }
    let dragged = KeyboardSample(frame: Self.docked.offsetBy(dx: 0, dy: 80), isInteractive: true)
    var machine = Self.machine([.focus(Self.input), .willShow(seen)])
    machine.handle(turn: [.sample(dragged), will], at: .origin)
    #expect(machine.overlap == 260, "a drag counts until the next announcement")
  }

  @Test("Every notification has the usual animation unless it says otherwise")
  func usualAnimation() {
    let events: [KeyboardEvent] = [
      .willShow(nil), .didShow(nil), .willHide(nil), .didHide(nil), .willChangeFrame(nil),
      .didChangeFrame(nil),
    ]
    for event in events {
      guard case .notification(let notification) = event else { continue }
      #expect(notification.animation == .standard, "\(notification.kind)")
    }
  }

  @Test(
    "Without an offset a scroll view is at its top, under its inset; an instant tells its seconds")
  func defaults() {
    let metrics = ScrollMetrics(
      contentSize: CGSize(width: 375, height: 1_400), insets: VerticalInsets(top: 44, bottom: 34))
    #expect(metrics.offset == -44)
    #expect(MachineInstant(seconds: 2.5).seconds == 2.5)
    #expect(MachineInstant.origin == MachineInstant(seconds: 0))
  }

  @Test("Reasons keep their bits, so that what was stored is read again")
  func bits() {
    let reasons: [DismissalReasons] = [
      .tap, .drag, .returnKey, .programmatic, .focusLost, .system,
    ]
    #expect(reasons.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(DismissalReasons.all.rawValue == 63)
  }

  @Test("Commands hold the move they are made with, or none")
  func commands() {
    let move = AdjustmentCommand.Move(Adjustment(translation: -4))
    #expect(Commands(move: move).move == move && Commands(move: move).count == 1)
    #expect(Commands().move == nil && Commands().count == 0)
    var taken = Commands(move: move)
    taken.move = nil
    #expect(taken == Commands() && taken.isEmpty)
    #expect(
      Commands(move: move, resigns: true).map { $0 == .resignFirstResponder } == [false, true])
  }

  @Test("A placement is called by its name, or else by its fraction")
  func placements() {
    #expect("\(Placement.center) \(Placement.top) \(Placement.bottom)" == "center top bottom")
    #expect("\(Placement(fraction: 0.25))" == "0.25")
  }

  @Test("Presets have the gaps that their seeds had")
  func gaps() {
    #expect(AvoidancePolicy.shiftBounds().gap == 10 && AvoidancePolicy.keepGap().gap == 4)
    #expect(AvoidancePolicy.scroll().gap == 20 && AvoidancePolicy.insetContent.gap == 0)
    #expect(AvoidancePolicy.standard.gap == 8 && AvoidancePolicy.scrollCovered.gap == 0)
  }
}
