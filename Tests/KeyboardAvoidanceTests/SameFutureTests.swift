import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Which machines are one state to whoever explores them: those that no future can tell apart, and
/// no others.
@Suite("Machines of one future")
struct SameFutureTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)
  private static let gone = CGRect(x: 0, y: 667, width: 375, height: 260)
  private static let high = CGRect(x: 0, y: 300, width: 375, height: 367)
  private static let portrait = Viewport(screen: CGSize(width: 375, height: 667))
  private static let landscape = Viewport(screen: CGSize(width: 667, height: 375))

  private static func machine(
    _ turns: [KeyboardEvent], from start: Double = 0, policy: AvoidancePolicy = .keepGap(4)
  ) -> KeyboardMachine {
    var machine = KeyboardMachine(policy: policy)
    machine.handle(.layout(portrait), at: MachineInstant(seconds: start))
    for event in turns { machine.handle(event, at: MachineInstant(seconds: start)) }
    return machine
  }

  @Test("When something happened does not matter, only how long ago")
  func moved() {
    let turns: [KeyboardEvent] = [.willShow(Self.docked), .didShow(Self.docked)]
    var early = Self.machine(turns, from: -2)
    early.rebase(to: .origin)
    var late = Self.machine(turns)
    late.rebase(to: MachineInstant(seconds: 2))
    #expect(early == late)
  }

  @Test(
    "The order of announcements that no notification tells apart does not matter",
    arguments: [gone, high])
  func order(_ hide: CGRect) {
    // A rotation overtakes both.
    let events: [KeyboardEvent] = [.willHide(hide), .willChangeFrame(Self.docked)]
    var machines = [events, events.reversed()].map {
      Self.machine($0 + [.layout(Self.landscape)])
    }
    for index in machines.indices { machines[index].rebase(to: .origin) }
    #expect(machines[0] == machines[1])
  }

  @Test("The order of two hides does: a didHide belongs to the later one, wherever it ends")
  func hides() {
    var machine = Self.machine([
      .willShow(Self.docked, duration: 60), .willHide(Self.gone, duration: 60),
      .willShow(Self.docked, duration: 60), .willHide(Self.high, duration: 60),
    ])
    machine.rebase(to: MachineInstant(seconds: 1))
    machine.handle(.didHide(nil), at: .origin)
    #expect(machine.state == .hidden)
  }

  @Test("Another app's keyboard leaves nothing behind once it has gone without a word")
  func foreign() {
    let foreign = KeyboardNotification(.willShow, endFrame: Self.docked, isLocal: false)
    var machine = Self.machine([.notification(foreign), .willChangeFrame(Self.gone)])
    machine.advance(to: MachineInstant(seconds: 1))
    #expect(machine.state == .hidden)
    machine.rebase(to: MachineInstant(seconds: 10))
    var untouched = Self.machine([])
    untouched.rebase(to: .origin)
    #expect(machine == untouched)
  }

  @Test("One that will reveal anew differs from one that has revealed, though nothing moved")
  func revealed() {
    var viewport = Self.portrait
    viewport.scroll = ScrollMetrics(contentSize: CGSize(width: 375, height: 1_400))
    let high = FocusedInput(1, frame: CGRect(x: 20, y: 100, width: 335, height: 34))
    let before = Self.machine(
      [.layout(viewport), .focus(high), .willShow(Self.docked), .pause], policy: .standard)
    var after = before
    after.setPolicy(.insetContent, at: .origin)
    after.setPolicy(.standard, at: .origin)
    #expect(after.policy == before.policy && after.adjustment == before.adjustment)
    #expect(before != after && after != before)
    for (machine, offset) in [(before, 300.0), (after, 100)] {
      var machine = machine
      machine.handle(turn: [.scroll(offset: 300), .resume], at: .origin)
      #expect(machine.viewport?.scroll?.offset == offset)
    }
  }
}
