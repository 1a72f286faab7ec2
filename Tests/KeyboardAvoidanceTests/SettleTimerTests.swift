import Foundation
import KeyboardAvoidance
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The settle timer")
struct SettleTimerTests {
  private static let docked = CGRect(x: 0, y: 407, width: 375, height: 260)

  private static func showing() -> KeyboardMachine {
    var machine = KeyboardMachine()
    machine.handle(
      turn: [.layout(Viewport(screen: CGSize(width: 375, height: 667))), .willShow(docked)],
      at: .origin)
    return machine
  }

  @Test("It ends a transition that no notification ends")
  func fires() throws {
    var machine = Self.showing()
    let timer = try #require(machine.timer)
    #expect(timer.deadline == MachineInstant(seconds: 0.35))
    machine.fire(timer, at: timer.deadline)
    #expect(machine.state == .shown && machine.timer == nil)
  }

  @Test("Where the grace is no length of time there is none", arguments: [-1, .nan, .infinity])
  func oddGrace(_ grace: Double) {
    var policy = AvoidancePolicy.standard
    policy.grace = grace
    var machine = KeyboardMachine(policy: policy)
    machine.handle(
      turn: [
        .layout(Viewport(screen: CGSize(width: 375, height: 667))), .willShow(Self.docked),
      ], at: .origin)
    #expect(machine.timer?.deadline == MachineInstant(seconds: 0.25))
  }

  @Test("At the end of time it is due at the last moment that there is")
  func endOfTime() {
    var machine = Self.showing()
    let now = MachineInstant(nanoseconds: .max - 1)
    machine.handle(.willShow(Self.docked.offsetBy(dx: 0, dy: 20)), at: now)
    #expect(machine.timer?.deadline == MachineInstant(nanoseconds: .max))
  }

  @Test("One of an older generation does nothing, though it is due")
  func older() throws {
    var machine = Self.showing()
    let older = try #require(machine.timer)
    machine.handle(.willShow(Self.docked), at: .origin)
    machine.fire(older, at: MachineInstant(seconds: 1))
    #expect(machine.state == .showing)
  }

  @Test("One that fires at the time of an event fires before it")
  func first() {
    var machine = Self.showing()
    var report = TurnReport()
    machine.handle(turn: [.willHide(nil)], at: MachineInstant(seconds: 0.35), report: &report)
    #expect(report.steps.map(\.trigger) == [.settled, .leave])
  }
}
